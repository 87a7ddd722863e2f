<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Abandon this match?</source>
        <translation>Abbandonare la partita?</translation>
    </message>
    <message>
        <source>It ends without a winner and cannot be continued. To play on another time, just close the game.</source>
        <translation>Finisce senza vincitori e non si può riprendere. Per continuare un’altra volta basta chiudere il gioco.</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Abbandona la partita</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0).</source>
        <translation>Il programma è software libero con licenza MIT. Carte e suoni sono di pubblico dominio (CC0).</translation>
    </message>
    <message>
        <source>It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may replace them with versions of your own.</source>
        <translation>È fatto con Python e con Qt %1 tramite PySide6, usati secondo la LGPL, versione 3; puoi sostituirli con versioni tue.</translation>
    </message>
    <message>
        <source>Your matches and statistics are in</source>
        <translation>Le tue partite e statistiche sono in</translation>
    </message>
    <message>
        <source>Your preferences are in</source>
        <translation>Le tue preferenze sono in</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Niente esce da questo computer.</translation>
    </message>
</context>
<context>
    <name>AchievementTile</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 su %2: %3</translation>
    </message>
    <message>
        <source>Not yet earned.</source>
        <translation>Non ancora raggiunto.</translation>
    </message>
</context>
<context>
    <name>AchievementsView</name>
    <message>
        <source>Earned %1</source>
        <translation>Raggiunto: %1</translation>
    </message>
    <message>
        <source>Earned %1: %2 against %3</source>
        <comment>a day; a game; how strong the others were</comment>
        <translation>Raggiunto: %1 (%2, avversari: %3)</translation>
    </message>
    <message>
        <source>Things worth trying, each with why it is good play. You have done %1 of %2.</source>
        <translation>Cose che vale la pena provare, e perché sono buon gioco. Ne hai fatte %1 su %2.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Be&amp;gin this round again …</source>
        <translation>Ricomincia la &amp;smazzata…</translation>
    </message>
    <message>
        <source>The game set up &amp;last</source>
        <translation>Come l’&amp;ultima volta</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ritira</translation>
    </message>
    <message>
        <source>&amp;Play again what was taken back</source>
        <translation>R&amp;igioca quel che hai ritirato</translation>
    </message>
    <message>
        <source>Abandon this &amp;match …</source>
        <translation>A&amp;bbandona la partita…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Pagina ini&amp;ziale</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>S&amp;torico</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Carte del &amp;giorno</translation>
    </message>
    <message>
        <source>Who pla&amp;ys? …</source>
        <translation>&amp;Chi gioca?…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup …</source>
        <translation>Ripristina &amp;una copia…</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>St&amp;atistiche</translation>
    </message>
    <message>
        <source>Achie&amp;vements</source>
        <translation>Traguar&amp;di</translation>
    </message>
    <message>
        <source>Practice …</source>
        <translation>Allenamento…</translation>
    </message>
    <message>
        <source>P&amp;uzzles …</source>
        <translation>Proble&amp;mi…</translation>
    </message>
    <message>
        <source>P&amp;references …</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>All &amp;cards …</source>
        <translation>Tutte &amp;le carte…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Muto</translation>
    </message>
    <message>
        <source>&amp;Other players&apos; cards</source>
        <translation>&amp;Carte degli altri</translation>
    </message>
    <message>
        <source>&amp;Information line</source>
        <translation>&amp;Riga informativa</translation>
    </message>
    <message>
        <source>&amp;Plays beside the table</source>
        <translation>&amp;Giocate accanto al tavolo</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;suit</source>
        <translation>Ordina la mano per s&amp;eme</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;value</source>
        <translation>Ordina la mano per &amp;valore</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Al tavolo:</translation>
    </message>
    <message>
        <source>Show what a card would &amp;take</source>
        <translation>Mostra che cosa &amp;prende una carta</translation>
    </message>
    <message>
        <source>&amp;Sum of the table</source>
        <translation>&amp;Somma del tavolo</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>Carte &amp;uscite</translation>
    </message>
    <message>
        <source>&amp;Warn before a sweep is given away</source>
        <translation>A&amp;vvisa prima di lasciare scopa</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Impara a &amp;giocare</translation>
    </message>
    <message>
        <source>&amp;How it is played</source>
        <translation>&amp;Come si gioca</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole di questo gioco</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consiglio</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>C&amp;os’è successo</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>Il &amp;tavolo</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Le mie &amp;carte</translation>
    </message>
    <message>
        <source>The &amp;piles</source>
        <translation>I &amp;mazzetti</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>Il &amp;punteggio</translation>
    </message>
    <message>
        <source>What was said &amp;last</source>
        <translation>L’ultima cosa &amp;detta</translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation>&amp;Tasti…</translation>
    </message>
    <message>
        <source>&amp;Is it rigged? …</source>
        <translation>È tr&amp;uccato?…</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Informazioni su Scopa Desktop</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lento</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>N&amp;ormale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;Lightning</source>
        <translation>&amp;Fulmineo</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nessuno</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>&amp;Piccoli</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Grandi</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>Guarda gi&amp;ocare</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Names on the cards</source>
        <translation>&amp;Nomi sulle carte</translation>
    </message>
    <message>
        <source>Ca&amp;rds move</source>
        <translation>M&amp;ovimento carte</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>&amp;Aiuti</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Leggi a voce</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>G&amp;uida</translation>
    </message>
</context>
<context>
    <name>AddDeckSheet</name>
    <message>
        <source>A deck of your own</source>
        <translation>Un mazzo tuo</translation>
    </message>
    <message>
        <source>The pictures are being read …</source>
        <translation>Lettura delle immagini…</translation>
    </message>
    <message>
        <source>The pictures are being read: %1 of %2</source>
        <translation>Lettura delle immagini: %1 di %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>This deck cannot be added:</source>
        <translation>Questo mazzo non si può aggiungere:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nome del mazzo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>%1 backs, this one first</source>
        <translation>%1 dorsi, per primo questo</translation>
    </message>
    <message>
        <source>Turn this off if the pictures carry them already.</source>
        <translation>Disattiva, se le immagini li hanno già.</translation>
    </message>
    <message>
        <source>Names in the corners</source>
        <translation>Nomi negli angoli</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Da controllare</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AidChoice</name>
    <message>
        <source>When the strongest opponent is</source>
        <translation>Quando l’avversario più forte è</translation>
    </message>
    <message>
        <source>The statistics mark rounds that were played with aids, with hints, or with plays taken back.</source>
        <translation>Le statistiche segnano le smazzate giocate con aiuti, con consigli o ritirando giocate.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Import matches</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Match records</source>
        <translation>Partite registrate</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Esporta le partite</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Picture: %1</source>
        <translation>Immagine: %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Scegli un’immagine</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Ripristina una copia</translation>
    </message>
    <message>
        <source>Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring deletes nothing: what you have now is put aside.</source>
        <translation>Partite e statistiche si copiano una volta al giorno, mentre giochi, e si conservano gli ultimi giorni. Il ripristino non cancella niente: quel che hai adesso viene messo da parte.</translation>
    </message>
    <message>
        <source>There is none yet. Matches and statistics are copied once a day, while you play, and the last days are kept.</source>
        <translation>Non ce n’è ancora nessuna. Partite e statistiche si copiano una volta al giorno, mentre giochi, e si conservano gli ultimi giorni.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Ripristina…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Ripristina la copia: %1</translation>
    </message>
    <message>
        <source>%1, last played: %2</source>
        <translation>%1, ultima volta: %2</translation>
    </message>
    <message>
        <source>Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.</source>
        <translation>Partite e statistiche tornano com’erano (%1). Quel che hai adesso viene messo da parte in un altro file.</translation>
    </message>
    <message>
        <source>Go back to the backup of %1?</source>
        <translation>Tornare a questa copia: %1?</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Lascia tutto com’è</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>CourseTable</name>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong last time</source>
        <translation>L’ultima volta qualcosa è andato storto</translation>
    </message>
    <message>
        <source>The game noted down what happened. Nothing is sent. If you want to report it, copy this text.</source>
        <translation>Il gioco ha annotato che cosa è successo. Non si invia niente. Se vuoi segnalarlo, copia questo testo.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Il resoconto</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, tocca a te.</translation>
    </message>
    <message>
        <source>Press Space when only you look.</source>
        <translation>Premi Spazio quando guardi solo tu.</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Deal of the day</source>
        <translation>Carte del giorno</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Your results will stand here, a line for each day.</source>
        <translation>Qui compariranno i tuoi risultati, una riga al giorno.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>These cards follow from the date alone: whoever plays today is dealt the same.</source>
        <translation>Queste carte dipendono solo dalla data: chi gioca oggi riceve le stesse.</translation>
    </message>
    <message>
        <source>It waits as you left it.</source>
        <translation>Ti aspetta come l’hai lasciata.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you have played it again since.</source>
        <translation>%1. Conta la tua prima partita; da allora l’hai rigiocata.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you may play it again for yourself.</source>
        <translation>%1. Conta la tua prima partita; puoi rigiocarla per conto tuo.</translation>
    </message>
    <message>
        <source>Show earlier days</source>
        <translation>Mostra i giorni passati</translation>
    </message>
</context>
<context>
    <name>DealNote</name>
    <message>
        <source>Copy deal number %1</source>
        <translation>Copia il numero di mescolata %1</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>È truccato?</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>The teacher has not come to this one yet.</source>
        <translation>Il maestro non è ancora arrivato qui.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Non ancora giudicata</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Che cosa giochi?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Come la giochi?</translation>
    </message>
    <message>
        <source>Pick a card of your hand.</source>
        <translation>Scegli una carta della tua mano.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la risposta</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>Vediamo un po’…</translation>
    </message>
    <message>
        <source>The teacher does not answer just now.</source>
        <translation>In questo momento il maestro non risponde.</translation>
    </message>
    <message>
        <source>Show what you played</source>
        <translation>Mostra la tua giocata</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Hai giocato</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>You have found it in practice since.</source>
        <translation>Da allora l’hai trovata in allenamento.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nomi sulle carte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>No names on the cards</source>
        <translation>Nessun nome sulle carte</translation>
    </message>
    <message>
        <source>Small names on the cards</source>
        <translation>Nomi piccoli sulle carte</translation>
    </message>
    <message>
        <source>Large names on the cards</source>
        <translation>Nomi grandi sulle carte</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>In the primiera</source>
        <translation>Nella primiera</translation>
    </message>
</context>
<context>
    <name>DemoBar</name>
    <message>
        <source>The computer plays all seats</source>
        <translation>Il computer gioca per tutti</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Giocata dopo</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostra tutte le mani</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Basta guardare</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>The computer plays all seats.</source>
        <translation>Il computer gioca per tutti.</translation>
    </message>
</context>
<context>
    <name>DoneSheet</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>FairPlot</name>
    <message>
        <source>chance allows</source>
        <translation>il caso ammette</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
</context>
<context>
    <name>FairnessView</name>
    <message>
        <source>Kinds of card that matter most</source>
        <translation>Le carte che contano di più</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>È truccato?</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Per seme</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the file is no match record: {name} is no value</source>
        <translation>il file non è una partita registrata: {name} non è un valore</translation>
    </message>
    <message>
        <source>{where}: {key}</source>
        <translation>{where}: {key}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules side {winner} has won</source>
        <translation>winner è {value}, ma secondo le regole ha vinto la parte {winner}</translation>
    </message>
    <message>
        <source>the file is larger than 8 MiB, so it is no match record</source>
        <translation>il file supera 8 MiB, quindi non è una partita registrata</translation>
    </message>
    <message>
        <source>the file is no match record: its format is {value}, not &quot;{wanted}&quot;</source>
        <translation>il file non è una partita registrata: il suo formato è {value}, non &quot;{wanted}&quot;</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1, not {value}</source>
        <translation>la versione deve essere un numero intero da 1 in su, non {value}</translation>
    </message>
    <message>
        <source>the record is of version {value}, which this program is too old for: it reads version {known}</source>
        <translation>la registrazione è della versione {value}, e questo programma è troppo vecchio per leggerla: legge la versione {known}</translation>
    </message>
    <message>
        <source>{where} must be an object, not {value}</source>
        <translation>{where} deve essere un oggetto, non {value}</translation>
    </message>
    <message>
        <source>{where} must be a list, not {value}</source>
        <translation>{where} deve essere un elenco, non {value}</translation>
    </message>
    <message>
        <source>{where} has more than {most} entries</source>
        <translation>{where} ha più di {most} voci</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {lowest} to {highest}, not {value}</source>
        <translation>{where} deve essere un numero intero da {lowest} a {highest}, non {value}</translation>
    </message>
    <message>
        <source>{where}: {card} stands twice</source>
        <translation>{where}: la carta {card} compare due volte</translation>
    </message>
    <message>
        <source>rules.options must be an object, not {value}</source>
        <translation>rules.options deve essere un oggetto, non {value}</translation>
    </message>
    <message>
        <source>sides: {variant} is not played so; its seatings are {allowed}</source>
        <translation>sides: {variant} non si gioca così; le sue formazioni sono {allowed}</translation>
    </message>
    <message>
        <source>deal: scheme {value} is unknown; this program knows scheme {known}</source>
        <translation>deal: lo schema {value} è sconosciuto; questo programma conosce lo schema {known}</translation>
    </message>
    <message>
        <source>deal: the number must be a whole number, not {value}</source>
        <translation>deal: il numero deve essere un numero intero, non {value}</translation>
    </message>
    <message>
        <source>rounds: a match has at least one round</source>
        <translation>rounds: una partita ha almeno una smazzata</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>la registrazione</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>smazzata {number}</translation>
    </message>
    <message>
        <source>{where}: points and totals stand together, or neither stands</source>
        <translation>{where}: points e totals vanno insieme, o mancano tutti e due</translation>
    </message>
    <message>
        <source>{where}: the match was over before it, side {winner} had won</source>
        <translation>{where}: la partita era già finita, aveva vinto la parte {winner}</translation>
    </message>
    <message>
        <source>{where}: the round before it is not over</source>
        <translation>{where}: la smazzata precedente non è finita</translation>
    </message>
    <message>
        <source>{where}: the deal passes on to seat {dealer}, not to seat {told}</source>
        <translation>{where}: dare le carte tocca al posto {dealer}, non al posto {told}</translation>
    </message>
    <message>
        <source>{where}, play {number}</source>
        <translation>{where}, giocata {number}</translation>
    </message>
    <message>
        <source>{where}: it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>{where}: il turno è del posto {turn}, non del posto {seat}</translation>
    </message>
    <message>
        <source>{where}: scopa must be true or false, not {value}</source>
        <translation>{where}: scopa deve essere true o false, non {value}</translation>
    </message>
    <message>
        <source>{where}: declares must be {allowed}, not {value}</source>
        <translation>{where}: declares deve essere {allowed}, non {value}</translation>
    </message>
    <message>
        <source>{where}: it is over, but points and totals are missing</source>
        <translation>{where}: la smazzata è finita, ma mancano points e totals</translation>
    </message>
    <message>
        <source>{where}: points has {count} sides instead of {wanted}</source>
        <translation>{where}: in points le parti sono {count} invece di {wanted}</translation>
    </message>
    <message>
        <source>{where}: totals are {value}, by the rules they are {counted}</source>
        <translation>{where}: totals è {value}, ma secondo le regole è {counted}</translation>
    </message>
    <message>
        <source>{where}: points of side {side}</source>
        <translation>{where}: points della parte {side}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules nobody has won yet</source>
        <translation>winner è {value}, ma secondo le regole nessuno ha ancora vinto</translation>
    </message>
    <message>
        <source>the file is no match record: byte {start} is not UTF-8 text</source>
        <translation>il file non è una partita registrata: il byte {start} non è testo UTF-8</translation>
    </message>
    <message>
        <source>the file is no match record, or was cut short: line {lineno}, column {colno}</source>
        <translation>il file non è una partita registrata, o è troncato: riga {lineno}, colonna {colno}</translation>
    </message>
    <message>
        <source>the file is no match record: its values are nested too deeply</source>
        <translation>il file non è una partita registrata: i suoi valori sono annidati troppo in profondità</translation>
    </message>
    <message>
        <source>the file is no match record: a number in it is too long</source>
        <translation>il file non è una partita registrata: contiene un numero troppo lungo</translation>
    </message>
    <message>
        <source>the field {value} stands twice in one object</source>
        <translation>il campo {value} compare due volte nello stesso oggetto</translation>
    </message>
    <message>
        <source>{where} lacks the field {key}</source>
        <translation>{where} non ha il campo {key}</translation>
    </message>
    <message>
        <source>{where} has a field that no record has: {value}</source>
        <translation>{where} ha un campo che nessuna registrazione ha: {value}</translation>
    </message>
    <message>
        <source>{where}: a card is written as text, as in &quot;7D&quot;, not {value}</source>
        <translation>{where}: una carta si scrive come testo, per esempio &quot;7D&quot;, non {value}</translation>
    </message>
    <message>
        <source>rules: {fault}</source>
        <translation>rules: {fault}</translation>
    </message>
    <message>
        <source>seat {index}</source>
        <translation>posto {index}</translation>
    </message>
    <message>
        <source>sides: seat {seat} sits on {count} sides instead of one</source>
        <translation>sides: il posto {seat} compare {count} volte nelle parti invece di una</translation>
    </message>
    <message>
        <source>deal: {fault}</source>
        <translation>deal: {fault}</translation>
    </message>
    <message>
        <source>{where}: the round was over before it</source>
        <translation>{where}: la smazzata era già finita</translation>
    </message>
    <message>
        <source>{where}: the cards of deal {deals_made} are missing</source>
        <translation>{where}: mancano le carte della mano {deals_made}</translation>
    </message>
    <message>
        <source>{where}: the record says scopa {value}, the rules say otherwise</source>
        <translation>{where}: la registrazione dice scopa {value}, le regole dicono altro</translation>
    </message>
    <message>
        <source>{where}: it has points, but {cards_left} cards are still to be played</source>
        <translation>{where}: points c’è già, ma restano carte da giocare ({cards_left})</translation>
    </message>
    <message>
        <source>{where}: side {side} is given {value} for {category}, by the rules it scores {right}</source>
        <translation>{where}: la parte {side} riceve {value} per {category}, ma secondo le regole segna {right}</translation>
    </message>
    <message>
        <source>{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B</source>
        <translation>{where}: {value} non è una carta; si scrive un valore da 1 a 10 e una lettera fra D C S B</translation>
    </message>
    <message>
        <source>seat {index}: {key} must be a text of at most {most} characters</source>
        <translation>posto {index}: {key} deve essere un testo di al massimo {most} caratteri</translation>
    </message>
    <message>
        <source>side {index}</source>
        <translation>parte {index}</translation>
    </message>
    <message>
        <source>{where}: {fault}</source>
        <translation>{where}: {fault}</translation>
    </message>
    <message>
        <source>{where}, seat {seat}</source>
        <translation>{where}, posto {seat}</translation>
    </message>
    <message>
        <source>{where}, deal {number}</source>
        <translation>{where}, mano {number}</translation>
    </message>
    <message>
        <source>{name} must be {allowed}, not {value}</source>
        <translation>{name} deve essere {allowed}, non {value}</translation>
    </message>
    <message>
        <source>there is no variant {value}; the variants are {allowed}</source>
        <translation>il gioco {value} non esiste; i giochi sono {allowed}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un numero intero da {least} a {most}</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} o {last}</translation>
    </message>
    <message>
        <source>{variant} is played in the seatings {allowed}, not {value}</source>
        <translation>{variant} si gioca nelle formazioni {allowed}, non {value}</translation>
    </message>
    <message>
        <source>there is no option {value}; the options are {allowed}</source>
        <translation>l’opzione {value} non esiste; le opzioni sono {allowed}</translation>
    </message>
    <message>
        <source>the opening table has {count} cards instead of {table_size}</source>
        <translation>le prime carte in tavola sono {count} invece di {table_size}</translation>
    </message>
    <message>
        <source>there are {count} deals instead of {wanted}</source>
        <translation>le mani sono {count} invece di {wanted}</translation>
    </message>
    <message>
        <source>the opening table calls for a new deal, so no round can begin from it</source>
        <translation>con queste prime carte in tavola si ridanno le carte, e nessuna smazzata può cominciare così</translation>
    </message>
    <message>
        <source>a deal number is a whole number from 0 to {most}, not {number}</source>
        <translation>un numero di mescolata è un numero intero da 0 a {most}, non {number}</translation>
    </message>
    <message>
        <source>deal {number} has {count} hands instead of {seats}</source>
        <translation>nella mano {number} i posti che ricevono carte sono {count} invece di {seats}</translation>
    </message>
    <message>
        <source>deal {number} has a hand without its {hand_size} cards</source>
        <translation>nella mano {number} un posto non ha le sue {hand_size} carte</translation>
    </message>
    <message>
        <source>{card} is dealt twice</source>
        <translation>la carta {card} è data due volte</translation>
    </message>
    <message>
        <source>{play} is not allowed here; seat {seat} may play {legal}</source>
        <translation>la giocata {play} qui non è ammessa; il posto {seat} può giocare {legal}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}; it may play {legal}</source>
        <translation>il posto {seat} non ha in mano {card}; può giocare {legal}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il file non esiste</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>non è UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>i valori sono annidati troppo in profondità</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>non è JSON</translation>
    </message>
    <message>
        <source>it holds no house rules</source>
        <translation>non contiene regole della casa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>uno dei valori {values}</translation>
    </message>
    <message>
        <source>{count} seats, each with name, player and avatar</source>
        <translation>un elenco di {count} posti, ciascuno con name, player e avatar</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>una sezione</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>qualcos’altro</translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation>conforme alle regole</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>come vuole il gioco</translation>
    </message>
    <message>
        <source>it has more than {millions} million pixels</source>
        <translation>ha più di {millions} milioni di pixel</translation>
    </message>
    <message>
        <source>it is smaller than {width} × {height} pixels</source>
        <translation>misura meno di {width} × {height} pixel</translation>
    </message>
    <message>
        <source>it is no JPEG, PNG or WebP picture</source>
        <translation>non è un’immagine JPEG, PNG o WebP</translation>
    </message>
    <message>
        <source>it needs too much memory</source>
        <translation>richiede troppa memoria</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il file è rovinato</translation>
    </message>
    <message>
        <source>it holds no puzzles</source>
        <translation>non contiene problemi</translation>
    </message>
    <message>
        <source>its entries make no sense</source>
        <translation>le sue voci non hanno senso</translation>
    </message>
    <message>
        <source>any of {values}</source>
        <translation>una scelta qualsiasi fra {values}</translation>
    </message>
    <message>
        <source>a word of small letters, digits and . _ -</source>
        <translation>una parola di lettere minuscole, cifre e . _ -</translation>
    </message>
    <message>
        <source>one line of at most {length} characters</source>
        <translation>una riga di al massimo {length} caratteri</translation>
    </message>
    <message>
        <source>empty or [left, top, width, height]</source>
        <translation>vuota o [sinistra, alto, larghezza, altezza]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>non c’è</translation>
    </message>
    <message>
        <source>it is larger than {size} KiB</source>
        <translation>supera {size} KiB</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>è un collegamento che non porta a niente</translation>
    </message>
    <message>
        <source>another program wrote it</source>
        <translation>viene da un altro programma</translation>
    </message>
    <message>
        <source>a newer version of the game wrote it</source>
        <translation>viene da una versione più recente del gioco</translation>
    </message>
    <message>
        <source>its tables are not those of the game</source>
        <translation>le sue tabelle non sono quelle del gioco</translation>
    </message>
    <message>
        <source>a table with ranks from 1 to 10 and what is printed on them</source>
        <translation>una tabella con i valori da 1 a 10 e quel che c’è stampato sulle loro carte</translation>
    </message>
    <message>
        <source>a table such as coins_07 = &quot;seven.png&quot;</source>
        <translation>una tabella come coins_07 = &quot;seven.png&quot;</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>&quot;italian&quot;, &quot;spanish&quot; or &quot;french&quot;</source>
        <translation>&quot;italian&quot;, &quot;spanish&quot; o &quot;french&quot;</translation>
    </message>
    <message>
        <source>a number from 0 to 0.25</source>
        <translation>un numero da 0 a 0.25</translation>
    </message>
    <message>
        <source>a list of at most 12 names of pictures</source>
        <translation>un elenco di al massimo 12 nomi di immagini</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>spazio esaurito sul dispositivo</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>file system in sola lettura</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>file o directory non esistente</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>errore di input/output</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>è una directory</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>file già esistente</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>quota disco superata</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>nome del file troppo lungo</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>operazione non permessa</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>l’immagine del database su disco è malformata</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>il file non è un database</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>errore di I/O del disco</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>il database o il disco è pieno</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>il database è bloccato</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>impossibile aprire il file del database</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>tentativo di scrivere in un database di sola lettura</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Which game</source>
        <translation>Quale gioco</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Ogni gioco</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Quali avversari</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Ogni avversario</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>In quanti</translation>
    </message>
    <message>
        <source>Every seating</source>
        <translation>Ogni formazione</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Quale mazzo</translation>
    </message>
    <message>
        <source>Every deck</source>
        <translation>Ogni mazzo</translation>
    </message>
    <message>
        <source>With or without aids</source>
        <translation>Con o senza aiuti</translation>
    </message>
    <message>
        <source>Without aids</source>
        <translation>Senza aiuti</translation>
    </message>
    <message>
        <source>With which aids</source>
        <translation>Con quali aiuti</translation>
    </message>
    <message>
        <source>In which time</source>
        <translation>In quale periodo</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>Il primo giorno</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>L’ultimo giorno</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>To begin with</source>
        <translation>Per cominciare</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>I giochi</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Giocare bene</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>The rules for %1, by the book, are these.</source>
        <comment>how many play</comment>
        <translation>Per %1, da regolamento, si gioca così.</translation>
    </message>
    <message>
        <source>What each card counts</source>
        <translation>Quanto vale ogni carta</translation>
    </message>
    <message>
        <source>The classic game, by the book.</source>
        <translation>Il gioco classico, secondo il regolamento.</translation>
    </message>
    <message>
        <source>Players: %1. Played to %2.</source>
        <comment>how many play; points</comment>
        <translation>In quanti: %1. Si va a %2.</translation>
    </message>
    <message>
        <source>%1 (at first)</source>
        <comment>what a preference is before anybody changes it</comment>
        <translation>%1 (all’inizio)</translation>
    </message>
</context>
<context>
    <name>HandbookList</name>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Righe trovate</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a chapter of the handbook</comment>
        <translation>Poi: %1</translation>
    </message>
    <message>
        <source>No line has all of these words.</source>
        <translation>Nessuna riga ha tutte queste parole.</translation>
    </message>
    <message>
        <source>The first %1 lines</source>
        <translation>Le prime %1 righe</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>What happened</source>
        <translation>Cos’è successo</translation>
    </message>
    <message>
        <source>What happened in round %1</source>
        <translation>Cos’è successo nella smazzata %1</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>sorted upwards</source>
        <translation>in ordine crescente</translation>
    </message>
    <message>
        <source>sorted downwards</source>
        <translation>in ordine decrescente</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>Questa partita non si può leggere.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Search names and deal numbers</source>
        <translation>Cerca nomi e numeri di mescolata</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quale gioco</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Ogni gioco</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Quali avversari</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Ogni avversario</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Livelli misti</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Quale esito</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Ogni esito</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ultimi 7 giorni</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ultimi 30 giorni</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Quest’anno</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Fra due giorni</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>In ogni periodo</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primo giorno</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ultimo giorno</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>to</source>
        <translation>al</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Nessuna partita così.</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostra tutte le partite</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Stesse carte…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Every match that you play is kept here: to be played on, replayed, or shown to a friend.</source>
        <translation>Ogni partita che giochi resta qui: per riprenderla, rivederla o mostrarla agli amici.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules for %1</source>
        <translation>Regole della casa: %1</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Torna alle regole solite</translation>
    </message>
    <message>
        <source>This is the game by the book. What you change is marked.</source>
        <translation>Questo è il gioco da regolamento. Quel che cambi viene segnato.</translation>
    </message>
    <message>
        <source>One rule differs from the book: it is marked.</source>
        <translation>Una regola si scosta dal regolamento: è segnata.</translation>
    </message>
    <message>
        <source>%1 rules differ from the book: they are marked.</source>
        <translation>%1 regole si scostano dal regolamento: sono segnate.</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>While a match is replayed</source>
        <translation>Quando si rivede una partita</translation>
    </message>
    <message>
        <source>In the handbook</source>
        <translation>Nel manuale</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Dappertutto</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>%1 is: Lesson 3 of 10</comment>
        <translation>%1, passo %2 di %3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>LinePlot</name>
    <message>
        <source>round %1</source>
        <translation>smazzata %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Plays of this round</source>
        <translation>Giocate della smazzata</translation>
    </message>
    <message>
        <source>A click shows a play once more</source>
        <translation>Un clic fa rivedere la giocata</translation>
    </message>
</context>
<context>
    <name>MatchSoFar</name>
    <message>
        <source>%1: %2, of which %3 this round</source>
        <translation>%1: %2, di cui %3 in questa smazzata</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>La partita finora</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>si va a %1</translation>
    </message>
    <message>
        <source>to %1, the lowest wins</source>
        <translation>a %1, vince chi ne ha meno</translation>
    </message>
    <message>
        <source>%1 before, +%2 this round</source>
        <translation>prima %1, +%2 in questa smazzata</translation>
    </message>
    <message>
        <source>%1 before, −%2 this round</source>
        <translation>prima %1, −%2 in questa smazzata</translation>
    </message>
    <message>
        <source>%1 before, none this round</source>
        <translation>prima %1, in questa smazzata niente</translation>
    </message>
</context>
<context>
    <name>MoveButton</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>Sposta %1 a un altro posto</translation>
    </message>
    <message>
        <source>Change places with another player</source>
        <translation>Scambia il posto con un altro giocatore</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write another name</source>
        <translation>Scrivi un altro nome</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quali giochi</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Come l’ultima volta</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classici</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>A coppie</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quindici</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Assi</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Con sorpresa</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regole di questo tavolo</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Regole della casa…</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Si gioca a</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Points to play to, 1 to 99</source>
        <translation>Punti da raggiungere, da 1 a 99</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numero di mescolata</translation>
    </message>
    <message>
        <source>Choose deal …</source>
        <translation>Scegli mescolata…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Di che tipo</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Mescolata %1</translation>
    </message>
    <message>
        <source>Deal %1, picked at random</source>
        <translation>Mescolata %1, presa a caso</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>A caso</translation>
    </message>
</context>
<context>
    <name>NewName</name>
    <message>
        <source>Another name</source>
        <translation>Un altro nome</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>By the book: %1</source>
        <translation>Da regolamento: %1</translation>
    </message>
</context>
<context>
    <name>OwnDeckBar</name>
    <message>
        <source>Add a deck</source>
        <translation>Aggiungi un mazzo</translation>
    </message>
    <message>
        <source>Zip files</source>
        <translation>File zip</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Esporta il mazzo</translation>
    </message>
    <message>
        <source>Add a deck …</source>
        <translation>Aggiungi un mazzo…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Esporta %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>From a &amp;zip file …</source>
        <translation>Da un file &amp;zip…</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>Da una &amp;cartella…</translation>
    </message>
    <message>
        <source>%1 is being written …</source>
        <translation>Salvataggio di %1…</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Salvato: %1.</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>Mazzo tolto: %1.</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>Il mazzo %1 è tornato.</translation>
    </message>
</context>
<context>
    <name>OwnRulesTile</name>
    <message>
        <source>Your own rules</source>
        <translation>Le tue regole</translation>
    </message>
    <message>
        <source>Start from any game and change what you like.</source>
        <translation>Parti da un gioco qualsiasi e cambia quello che vuoi.</translation>
    </message>
</context>
<context>
    <name>OwnSet</name>
    <message>
        <source>Rename, share or delete %1</source>
        <translation>Rinomina, condividi o elimina %1</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and preferences of their own.</source>
        <translation>Ognuno ha partite, statistiche e preferenze sue.</translation>
    </message>
    <message>
        <source>Ask at every start who plays</source>
        <translation>Chiedi a ogni avvio chi gioca</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <translation>Fai giocare %1</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>gioca ora</translation>
    </message>
    <message>
        <source>%1 was removed; nothing is deleted.</source>
        <translation>Hai tolto %1; niente è stato cancellato.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name of somebody new</source>
        <translation>Nome di chi si aggiunge</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Choose who sits here</source>
        <translation>Scegli chi siede qui</translation>
    </message>
    <message>
        <source>no special likings</source>
        <translation>nessun gusto particolare</translation>
    </message>
    <message>
        <source>Who sits here: %1, %2</source>
        <translation>Chi siede qui: %1, %2</translation>
    </message>
    <message>
        <source>Somebody else, by a name of your own …</source>
        <translation>Qualcun altro, con un nome scelto da te…</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>laid</source>
        <translation>calata</translation>
    </message>
</context>
<context>
    <name>PlaySlider</name>
    <message>
        <source>Plays of the match</source>
        <translation>Giocate della partita</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides all hands between their turns.</source>
        <translation>Più persone usano questo schermo: tra un turno e l’altro un sipario copre tutte le mani.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The table is empty</source>
        <translation>Il tavolo è vuoto</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Prossima posizione</translation>
    </message>
    <message>
        <source>There is nothing to practise. After a match, let the teacher go through it: what you missed is then kept here until you find it.</source>
        <translation>Non c’è niente su cui allenarsi. Dopo una partita falla analizzare al maestro: quel che ti è sfuggito resta qui finché non lo trovi.</translation>
    </message>
    <message>
        <source>This position cannot be read any more.</source>
        <translation>Questa posizione non si può più leggere.</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Le modifiche valgono subito.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>See all cards …</source>
        <translation>Vedi tutte le carte…</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nomi sulle carte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccoli</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandi</translation>
    </message>
    <message>
        <source>Value and suit in the corners; large for weak eyes.</source>
        <translation>Valore e seme negli angoli; grandi per chi vede poco.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Lettere delle figure</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Secondo la lingua</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Movimento carte</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Fulmineo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>What the others play stays in sight</source>
        <translation>Le giocate degli altri restano in vista</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Poco</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>A lungo</translation>
    </message>
    <message>
        <source>Until I go on</source>
        <translation>Finché non proseguo</translation>
    </message>
    <message>
        <source>Your hand is sorted</source>
        <translation>La tua mano è ordinata</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Per seme</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>Play the last card by itself</source>
        <translation>L’ultima carta si gioca da sola</translation>
    </message>
    <message>
        <source>Unless it can take in more than one way</source>
        <translation>A meno che non possa prendere in più modi</translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation>Chiedi prima di giocare una carta</translation>
    </message>
    <message>
        <source>A second click or Enter plays it</source>
        <translation>Un secondo clic o Invio la gioca</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Traguardi</translation>
    </message>
    <message>
        <source>A line after the round, and a page; without them nothing of it is noted down</source>
        <translation>Una riga dopo la smazzata, e una pagina; senza, non se ne annota niente</translation>
    </message>
    <message>
        <source>A capture stays in sight until you press Space or click.</source>
        <translation>Una presa resta in vista finché non premi Spazio o fai clic.</translation>
    </message>
    <message>
        <source>Cards jump; a capture stays in sight for %1 seconds.</source>
        <translation>Le carte saltano; una presa resta in vista per %1 secondi.</translation>
    </message>
    <message>
        <source>A capture stays in sight for %1 seconds.</source>
        <translation>Una presa resta in vista per %1 secondi.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Grandezza dei testi</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Molto grandi</translation>
    </message>
    <message>
        <source>They grow as far as the window has room.</source>
        <translation>Crescono finché la finestra ha posto.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of travelling.</source>
        <translation>Le carte appaiono e scompaiono invece di viaggiare.</translation>
    </message>
    <message>
        <source>Show the information line</source>
        <translation>Mostra la riga informativa</translation>
    </message>
    <message>
        <source>What just happened and whose turn it is</source>
        <translation>Che cosa è appena successo e a chi tocca</translation>
    </message>
    <message>
        <source>Show the other players&apos; cards</source>
        <translation>Mostra le carte degli altri</translation>
    </message>
    <message>
        <source>Their backs, so that you see how many</source>
        <translation>I dorsi, così vedi quante sono</translation>
    </message>
    <message>
        <source>A table plays behind the start page</source>
        <translation>Dietro la pagina iniziale si gioca</translation>
    </message>
    <message>
        <source>Quietly, and only while you look; never where cards do not move</source>
        <translation>In silenzio, e solo mentre guardi; mai dove le carte non si muovono</translation>
    </message>
    <message>
        <source>Texts, names of cards, numbers and dates, at once; nothing is lost by it.</source>
        <translation>Testi, nomi delle carte, numeri e date, subito; niente va perso.</translation>
    </message>
    <message>
        <source>Names of suits and figures</source>
        <translation>Nomi di semi e figure</translation>
    </message>
    <message>
        <source>As they are called there; the sentences stay Italian.</source>
        <translation>Come si chiamano lì; le frasi restano in italiano.</translation>
    </message>
</context>
<context>
    <name>PrimerSheet</name>
    <message>
        <source>How Scopa is played</source>
        <translation>Come si gioca a scopa</translation>
    </message>
    <message>
        <source>In one minute; the rest shows itself.</source>
        <translation>In un minuto; il resto si impara giocando.</translation>
    </message>
    <message>
        <source>All the rules …</source>
        <translation>Tutte le regole…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Gioca a scopa</translation>
    </message>
    <message>
        <source>Three cards each, four on the table</source>
        <translation>Tre carte a testa, quattro in tavola</translation>
    </message>
    <message>
        <source>In turn you play one card. When all hands are empty, three more are dealt.</source>
        <translation>A turno si gioca una carta. Quando tutte le mani sono vuote, se ne danno altre tre.</translation>
    </message>
    <message>
        <source>A card takes what equals it</source>
        <translation>Una carta prende il suo valore</translation>
    </message>
    <message>
        <source>One card of the same value, or several that add up to it. What you take goes into your pile, with the card that took it. A card that takes nothing stays on the table.</source>
        <translation>Una carta dello stesso valore, o più carte che sommate lo fanno. Quel che prendi va nel tuo mazzetto, insieme alla carta che ha preso. Una carta che non prende niente resta in tavola.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Quanto valgono le carte</translation>
    </message>
    <message>
        <source>Sweep the table: Scopa!</source>
        <translation>Prendi tutto: scopa!</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies there scores a point at once.</source>
        <translation>Chi prende tutto quello che c’è in tavola segna subito un punto.</translation>
    </message>
    <message>
        <source>Four points more</source>
        <translation>Altri quattro punti</translation>
    </message>
    <message>
        <source>When all cards are played, there is a point each for most cards, most cards %1, %2, and the best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points first wins.</source>
        <translation>Finite le carte, c’è un punto per chi ha più carte, uno per chi ha più carte %1, uno per %2 e uno per la primiera migliore: le carte più alte dei quattro semi, dove i sette valgono di più. Vince chi arriva per primo a 11 punti.</translation>
    </message>
    <message>
        <source>An ace counts 1, all other cards what they show.</source>
        <translation>L’asso vale 1, le altre carte quel che mostrano.</translation>
    </message>
    <message>
        <source>An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show.</source>
        <translation>Asso 1, %1 8, %2 9, %3 10; le altre carte valgono quel che mostrano.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Find the best play. All positions are from deals that the computer played.</source>
        <translation>Trova la giocata migliore. Tutte le posizioni vengono da smazzate giocate dal computer.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Prossimo problema</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Cerca ancora</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Taken so far</source>
        <translation>Prese finora</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quale carta?</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Quanto vale ogni giocata</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Begin this round again?</source>
        <translation>Ricominciare la smazzata?</translation>
    </message>
    <message>
        <source>The same cards are dealt once more; everything played in this round is taken back.</source>
        <translation>Si ridanno le stesse carte; tutto quel che è stato giocato in questa smazzata si ritira.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>A play back</source>
        <translation>Giocata prima</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Giocata dopo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Look at the summary</source>
        <translation>Guarda il riepilogo</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostra tutte le mani</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Riprendi da qui</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>La scopa prima</translation>
    </message>
    <message>
        <source>The next sweep</source>
        <translation>La scopa dopo</translation>
    </message>
    <message>
        <source>The capture before</source>
        <translation>La presa prima</translation>
    </message>
    <message>
        <source>The next capture</source>
        <translation>La presa dopo</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>La smazzata prima</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La smazzata dopo</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Adagio</translation>
    </message>
    <message>
        <source>At ease</source>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Ritmo: %1</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Presa</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Round %1, play %2 of %3</source>
        <translation>Smazzata %1, giocata %2 di %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>ResultGraph</name>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Le tue probabilità di vincere la partita</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punti a smazzata</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ultima volta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>some of it with aids</source>
        <translation>in parte con aiuti</translation>
    </message>
    <message>
        <source>%1, %2. %3.</source>
        <translation>%1, %2. %3.</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Matches won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Points a round, against theirs</source>
        <translation>Punti a smazzata, contro i loro</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Partite vinte di fila</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punti a smazzata</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Da dove vengono i punti</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punti per voce</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>Come finiscono le smazzate</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In cifre</translation>
    </message>
    <message>
        <source>A lamp: some of it was played with aids, hints or plays taken back.</source>
        <translation>Una lampadina: in parte si è giocato con aiuti, consigli o ritirando giocate.</translation>
    </message>
    <message>
        <source>After your first round it shows here what makes your points.</source>
        <translation>Dopo la prima smazzata vedrai qui da dove vengono i tuoi punti.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 a round</source>
        <translation>%1 a smazzata</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>i loro: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The match, gone through</source>
        <translation>La partita analizzata</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Di chi sono le decisioni</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>A che punto è l’analisi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Le tue probabilità di vincere la partita</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Prossimo errore</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>In questa partita non c’era niente da decidere.</translation>
    </message>
</context>
<context>
    <name>RiggedSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Salva questa partita</translation>
    </message>
    <message>
        <source>Matches of Scopa (*.scopa)</source>
        <translation>Partite di Scopa (*.scopa)</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>È truccato?</translation>
    </message>
    <message>
        <source>No. You need not take that on trust: here is why, and how to check it.</source>
        <translation>No. E non serve fidarsi: ecco perché, e come controllare.</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>La partita al tavolo</translation>
    </message>
    <message>
        <source>Save this match …</source>
        <translation>Salva questa partita…</translation>
    </message>
    <message>
        <source>It can be saved when the round is over, for the file tells every card.</source>
        <translation>Si potrà salvare a smazzata finita, perché il file svela ogni carta.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Impossibile scrivere %1: %2.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Salvato: %1.</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>%1 counts %2</source>
        <comment>a card; its value</comment>
        <translation>%1 vale %2</translation>
    </message>
    <message>
        <source>%1 counts %2, %3 in the primiera</source>
        <comment>a card; its values</comment>
        <translation>%1 vale %2, nella primiera %3</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>caption before the numbers on cards</comment>
        <translation>stampato</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>caption before the values of cards</comment>
        <translation>vale</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <comment>the 7 of coins</comment>
        <translation>%1 non prende niente.</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between captures</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>takes</source>
        <comment>between a card and what it takes</comment>
        <translation>prende</translation>
    </message>
    <message>
        <source>but not</source>
        <comment>before a capture that is not allowed</comment>
        <translation>ma non</translation>
    </message>
    <message>
        <source>does not take</source>
        <comment>between a card and others</comment>
        <translation>non prende</translation>
    </message>
    <message>
        <source>every sweep counts twice</source>
        <translation>ogni scopa vale doppio</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>chi ha più sette, poi più sei</translation>
    </message>
    <message>
        <source>%1, and the match is won</source>
        <comment>6 points</comment>
        <translation>%1, e la partita è vinta</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regole: %1</translation>
    </message>
    <message>
        <source>A house rule of this table</source>
        <translation>Una regola della casa di questo tavolo</translation>
    </message>
    <message>
        <source>Not as in the classic game</source>
        <translation>Diverso dal gioco classico</translation>
    </message>
    <message>
        <source>House rule; usually: %1.</source>
        <translation>Regola della casa; di solito: %1.</translation>
    </message>
</context>
<context>
    <name>SameSheet</name>
    <message>
        <source>The same cards</source>
        <translation>Le stesse carte</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation>A che punto è la partita</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You, now</source>
        <translation>Tu, ora</translation>
    </message>
    <message>
        <source>You, before</source>
        <translation>Tu, prima</translation>
    </message>
    <message>
        <source>How would somebody else have played your cards, against the same players?</source>
        <translation>Come avrebbe giocato le tue carte un altro, contro gli stessi giocatori?</translation>
    </message>
    <message>
        <source>The computer takes your seat, is dealt your cards in every round, and sees no more.</source>
        <translation>Il computer prende il tuo posto, riceve le tue carte in ogni smazzata e non vede altro.</translation>
    </message>
    <message>
        <source>Who takes your seat</source>
        <translation>Chi prende il tuo posto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>How would %1 have done?</source>
        <comment>%1 is a level: Expert</comment>
        <translation>Come se la sarebbe cavata %1?</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Guarda come</translation>
    </message>
    <message>
        <source>Play these cards again</source>
        <translation>Rigioca queste carte</translation>
    </message>
</context>
<context>
    <name>SameTable</name>
    <message>
        <source>%1 plays your cards: round %2, %3 to %4 …</source>
        <comment>%1 is a level: Expert</comment>
        <translation>%1 gioca le tue carte: smazzata %2, %3 a %4…</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>first dealer by lot</source>
        <translation>primo mazziere a sorte</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Livello di %1</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <translation>Scambia il posto con %1</translation>
    </message>
</context>
<context>
    <name>SetButton</name>
    <message>
        <source>These rules are set.</source>
        <translation>Queste regole sono in uso.</translation>
    </message>
</context>
<context>
    <name>SetsColumn</name>
    <message>
        <source>Share house rules</source>
        <translation>Condividi regole della casa</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Apri regole della casa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Già pronte</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Le tue</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nome per queste regole</translation>
    </message>
    <message>
        <source>For every game</source>
        <translation>Per ogni gioco</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>None yet for this game.</source>
        <translation>Ancora nessuna per questo gioco.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>Regole salvate: %1.</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Share as a file …</source>
        <translation>Condividi in un file…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>There is another set called %1.</source>
        <translation>Altre regole si chiamano già %1.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>Regole eliminate: %1.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Salvato: %1.</translation>
    </message>
    <message>
        <source>%1 is among your own now.</source>
        <translation>%1: ora fra le tue regole.</translation>
    </message>
    <message>
        <source>%1 is kept for %2.</source>
        <translation>Regole salvate: %1, per %2.</translation>
    </message>
</context>
<context>
    <name>SidesDown</name>
    <message>
        <source>Round</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Cards, sweeps and points; the key M mutes all of it</source>
        <translation>Carte, scope e punti; il tasto M zittisce tutto</translation>
    </message>
    <message>
        <source>Hear the table</source>
        <translation>Ascolta il tavolo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Let go, and you hear how loud it is.</source>
        <translation>Lascia andare e senti quanto è forte.</translation>
    </message>
    <message>
        <source>One soft note, for whoever looks away in the meantime</source>
        <translation>Una nota leggera, per chi intanto guarda altrove</translation>
    </message>
    <message>
        <source>Tell me by a sound when it is my turn</source>
        <translation>Avvisami con un suono quando tocca a me</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Today’s deal, %1</source>
        <comment>%1 is a date: 30 November</comment>
        <translation>Le carte di oggi, %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Trova la giocata migliore</translation>
    </message>
    <message>
        <source>Who plays: %1</source>
        <translation>Chi gioca: %1</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Gioca a scopa</translation>
    </message>
    <message>
        <source>Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far.</source>
        <translation>Contro Nonna Rita, agli 11 punti. Non è difficile batterla, e un consiglio è sempre a portata di mano.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>In un minuto</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Guarda giocare</translation>
    </message>
    <message>
        <source>The computer plays all seats</source>
        <translation>Il computer gioca per tutti</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altri giochi</translation>
    </message>
    <message>
        <source>Ten short lessons at the table</source>
        <translation>Dieci brevi lezioni al tavolo</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation>Lezioni finite: %1 su %2</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Da finire</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Prepara il tavolo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>%1 is the name of a game</comment>
        <translation>Regole: %1</translation>
    </message>
    <message>
        <source>What is played, and how it is counted</source>
        <translation>Che cosa si gioca e come si conta</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Your matches: play on, replay, share</source>
        <translation>Le tue partite: riprendi, rivedi, condividi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>%1 against %2, round %3, to %4. %5.</source>
        <translation>%1 contro %2, smazzata %3, a %4. %5.</translation>
    </message>
    <message>
        <source>The classic game against the computer</source>
        <translation>Il gioco classico contro il computer</translation>
    </message>
    <message>
        <source>Sixteen games, two to six players</source>
        <translation>Sedici giochi, da due a sei giocatori</translation>
    </message>
    <message>
        <source>%1 games, two to six players</source>
        <translation>%1 giochi, da due a sei giocatori</translation>
    </message>
    <message>
        <source>They begin with your first match</source>
        <translation>Cominciano con la tua prima partita</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>%1 is: 12 rounds</comment>
        <translation>Finora: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Table, a line a match (*.csv)</source>
        <translation>Tabella, una riga per partita (*.csv)</translation>
    </message>
    <message>
        <source>Everything, with the points of each round (*.json)</source>
        <translation>Tutto, con i punti di ogni smazzata (*.json)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Esporta i risultati</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Traguardi</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Equità</translation>
    </message>
    <message>
        <source>Which statistics</source>
        <translation>Quali statistiche</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Forget these results</source>
        <translation>Dimentica questi risultati</translation>
    </message>
    <message>
        <source>Bring back what was forgotten</source>
        <translation>Recupera i risultati dimenticati</translation>
    </message>
    <message>
        <source>After your next match its result stands here. What was played before counts no more.</source>
        <translation>Dopo la prossima partita qui ci sarà il risultato. Quel che si è giocato prima non conta più.</translation>
    </message>
    <message>
        <source>After your first match its result stands here: what you won, and how often you swept the table.</source>
        <translation>Dopo la tua prima partita qui ci sarà il risultato: che cosa hai vinto e quante scope hai fatto.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Go through the match</source>
        <translation>Analizza la partita</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Vedi tutte le carte</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Riguarda</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Stesse carte…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nuova smazzata</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <comment>what the cards on the table add up to</comment>
        <translation>Somma %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a card that is in another hand or in the stock</comment>
        <translation>in giro</translation>
    </message>
    <message>
        <source>table</source>
        <comment>a card that lies on the table</comment>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a card in your hand</comment>
        <translation>tua</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a card that was captured</comment>
        <translation>uscita</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Your three cards are of one rank</source>
        <translation>Hai un tris: tre carte dello stesso valore</translation>
    </message>
    <message>
        <source>Your three cards come to less than ten</source>
        <translation>Le tue tre carte fanno meno di dieci</translation>
    </message>
    <message>
        <source>Declaring scores {points} at once and turns your hand face up.</source>
        <translation>Accusare dà subito {points} e scopre la tua mano.</translation>
    </message>
    <message>
        <source>{card} counts as</source>
        <translation>{card} vale</translation>
    </message>
    <message>
        <source>Declare, {points} points</source>
        <translation>Accusa, {points} punti</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>Non accusare</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>You take the opening table</source>
        <translation>Prendi le carte in tavola</translation>
    </message>
    <message>
        <source>{name} takes the opening table</source>
        <translation>{name} prende le carte in tavola</translation>
    </message>
    <message>
        <source>You swept the table {with_card}</source>
        <translation>Hai fatto scopa {with_card}</translation>
    </message>
    <message>
        <source>{name} swept the table {with_card}</source>
        <translation>{name} ha fatto scopa {with_card}</translation>
    </message>
    <message>
        <source>{value} needs {rest}</source>
        <translation>{value} vuole {rest}</translation>
    </message>
    <message>
        <source>counts as {value}</source>
        <translation>vale {value}</translation>
    </message>
    <message>
        <source>The next card, or the next way to take</source>
        <translation>La carta dopo, o il modo di prendere dopo</translation>
    </message>
    <message>
        <source>The first to the tenth card, or that way to take</source>
        <translation>Dalla prima alla decima carta, o quel modo di prendere</translation>
    </message>
    <message>
        <source>1 to 0</source>
        <translation>Da 1 a 0</translation>
    </message>
    <message>
        <source>Play it; finish what moves</source>
        <translation>Giocarla; finire il movimento</translation>
    </message>
    <message>
        <source>Choose among the ways to take</source>
        <translation>Scegliere fra i modi di prendere</translation>
    </message>
    <message>
        <source>Look at the table, the piles, the players and the score</source>
        <translation>Guardare tavolo, mazzetti, giocatori e punteggio</translation>
    </message>
    <message>
        <source>Show the last play once more</source>
        <translation>Rivedere l’ultima giocata</translation>
    </message>
    <message>
        <source>Choose again; back to the hand</source>
        <translation>Scegliere di nuovo; tornare alla mano</translation>
    </message>
    <message>
        <source>A play back; the next play</source>
        <translation>La giocata prima; la giocata dopo</translation>
    </message>
    <message>
        <source>To the beginning; to the end</source>
        <translation>All’inizio; alla fine</translation>
    </message>
    <message>
        <source>Go on by itself; stop</source>
        <translation>Andare avanti da sé; fermarsi</translation>
    </message>
    <message>
        <source>The sweep before; the next sweep</source>
        <translation>La scopa prima; la scopa dopo</translation>
    </message>
    <message>
        <source>The capture before; the next capture</source>
        <translation>La presa prima; la presa dopo</translation>
    </message>
    <message>
        <source>The round before; the next round</source>
        <translation>La smazzata prima; la smazzata dopo</translation>
    </message>
    <message>
        <source>All hands, or those that were seen</source>
        <translation>Tutte le mani, o quelle che si vedevano</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Riprendere da qui</translation>
    </message>
    <message>
        <source>Nothing has been played in this round yet.</source>
        <translation>In questa smazzata non si è ancora giocato niente.</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>consigliata</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, nella tua mano</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, in tavola</translation>
    </message>
    <message>
        <source>The next control; with Shift the one before</source>
        <translation>Il comando dopo; con Maiusc quello prima</translation>
    </message>
    <message>
        <source>Another choice of the same kind</source>
        <translation>Un’altra scelta dello stesso tipo</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Switch or choose it</source>
        <translation>Attivarlo o sceglierlo</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Premere il pulsante</translation>
    </message>
    <message>
        <source>Go back; out of full screen</source>
        <translation>Tornare indietro; uscire dallo schermo intero</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>I menu</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt o F10</translation>
    </message>
    <message>
        <source>Look for words</source>
        <translation>Cercare parole</translation>
    </message>
    <message>
        <source>The next line found; the one before</source>
        <translation>La riga trovata dopo; quella prima</translation>
    </message>
    <message>
        <source>Back; forward</source>
        <translation>Indietro; avanti</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>A picture as the table</source>
        <translation>Un’immagine come tavolo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Altri tavoli</translation>
    </message>
    <message>
        <source>Another picture …</source>
        <translation>Un’altra immagine…</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>Lettura dell’immagine…</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>Impossibile leggere {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG).</source>
        <translation>In {file} non ci sono immagini; scegli una cartella o uno zip con 40 immagini (PNG, JPEG, WebP, GIF o SVG).</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files; leave only the pictures of the cards in it.</source>
        <translation>In {file} ci sono più di {most} file; lasciaci solo le immagini delle carte.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; save it smaller.</source>
        <translation>{file} supera {most} MB; salvalo più piccolo.</translation>
    </message>
    <message>
        <source>{file} holds more than {most} MB; save the pictures smaller.</source>
        <translation>{file} contiene più di {most} MB; salva le immagini più piccole.</translation>
    </message>
    <message>
        <source>{file} would unpack to more than {most} times its size; pack the pictures anew.</source>
        <translation>Scompattato, {file} sarebbe più di {most} volte più grande; ricomprimi le immagini.</translation>
    </message>
    <message>
        <source>A path in the zip leads out of it ({file}); pack the folder of pictures anew.</source>
        <translation>Un percorso nello zip porta fuori ({file}); ricomprimi la cartella delle immagini.</translation>
    </message>
    <message>
        <source>{file} is a link; put the picture itself in its place.</source>
        <translation>{file} è un collegamento; metti al suo posto l’immagine vera.</translation>
    </message>
    <message>
        <source>The zip holds {file} twice; pack the folder of pictures anew.</source>
        <translation>Nello zip {file} c’è due volte; ricomprimi la cartella delle immagini.</translation>
    </message>
    <message>
        <source>{file} is locked with a password; make a zip without one.</source>
        <translation>{file} è protetto da una password; crea uno zip senza password.</translation>
    </message>
    <message>
        <source>{file} is not a whole zip file; fetch it again or make it anew.</source>
        <translation>{file} non è un file zip completo; scaricalo di nuovo o ricrealo.</translation>
    </message>
    <message>
        <source>{file} is packed in an unusual way; make an ordinary zip file of the pictures.</source>
        <translation>{file} è compresso in modo insolito; crea un normale file zip con le immagini.</translation>
    </message>
    <message>
        <source>There is no picture of {cards}; add what is missing.</source>
        <translation>Manca l’immagine di queste carte: {cards}. Aggiungile.</translation>
    </message>
    <message>
        <source>Only {found} of the 40 cards can be told from the names of the pictures; name them like 7_coins.png, or number them from 01 to 40.</source>
        <translation>Dai nomi delle immagini si riconoscono solo {found} carte su 40; chiamale come 7_coins.png, oppure numerale da 01 a 40.</translation>
    </message>
    <message>
        <source>Two pictures are named as {cards}: {first} and {second}; leave one of them out.</source>
        <translation>Due immagini portano il nome della stessa carta, {cards}: {first} e {second}; lasciane fuori una.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG.</source>
        <translation>{file} non è un’immagine leggibile; salvala di nuovo in PNG, JPEG, WebP, GIF o SVG.</translation>
    </message>
    <message>
        <source>{file} has more than {most} million pixels; save it smaller.</source>
        <translation>{file} ha più di {most} milioni di pixel; salvala più piccola.</translation>
    </message>
    <message>
        <source>{file} is only {width} × {height} pixels; a card must be at least {least} wide.</source>
        <translation>{file} misura solo {width} × {height} pixel; una carta deve essere larga almeno {least}.</translation>
    </message>
    <message>
        <source>{file} has other proportions than most cards; give all pictures the same shape.</source>
        <translation>{file} ha proporzioni diverse dalla maggior parte delle carte; dai a tutte le immagini la stessa forma.</translation>
    </message>
    <message>
        <source>The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times.</source>
        <translation>Le carte sono alte {ratio} volte la loro larghezza; devono esserlo da 1,2 a 2,2 volte.</translation>
    </message>
    <message>
        <source>{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} non è un vero disegno SVG; salvalo di nuovo come SVG semplice o come PNG.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is; give it a viewBox, or a width and height.</source>
        <translation>{file} non dice quanto è grande; aggiungi una viewBox, o larghezza e altezza.</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG.</source>
        <translation>{file} rimanda a qualcosa di esterno ({what}); salvalo di nuovo come SVG semplice o come PNG.</translation>
    </message>
    <message>
        <source>{file} carries a picture within the drawing; save it as PNG.</source>
        <translation>{file} contiene un’immagine dentro il disegno; salvalo come PNG.</translation>
    </message>
    <message>
        <source>{file} holds text, which looks different on every computer; turn the text into paths.</source>
        <translation>{file} contiene testo, che cambia aspetto da un computer all’altro; converti il testo in tracciati.</translation>
    </message>
    <message>
        <source>{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} contiene uno script, un’animazione o un oggetto estraneo; salvalo di nuovo come SVG semplice o come PNG.</translation>
    </message>
    <message>
        <source>{file} declares entities; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} dichiara entità; salvalo di nuovo come SVG semplice o come PNG.</translation>
    </message>
    <message>
        <source>{file} is too intricate to be drawn quickly; simplify it, or save it as PNG.</source>
        <translation>{file} è troppo complicato da disegnare in fretta; semplificalo o salvalo come PNG.</translation>
    </message>
    <message>
        <source>{file} is no proper TOML ({reason}); correct it or leave it out.</source>
        <translation>{file} non è TOML valido ({reason}); correggilo o lascialo fuori.</translation>
    </message>
    <message>
        <source>{file} does not say format = 1; correct it or leave it out.</source>
        <translation>In {file} manca format = 1; correggilo o lascialo fuori.</translation>
    </message>
    <message>
        <source>{file} is for a newer version of the game; update the game, or leave the file out.</source>
        <translation>{file} è per una versione più recente del gioco; aggiorna il gioco o lascia fuori il file.</translation>
    </message>
    <message>
        <source>In {file}, {key} must be {allowed}; correct it.</source>
        <translation>In {file} il valore di {key} deve essere {allowed}; correggilo.</translation>
    </message>
    <message>
        <source>{file} names the picture {picture}, which is not there; correct the name or add the picture.</source>
        <translation>{file} cita l’immagine {picture}, che non c’è; correggi il nome o aggiungi l’immagine.</translation>
    </message>
    <message>
        <source>There are {most} decks of your own already; remove one to add another.</source>
        <translation>Hai già {most} mazzi tuoi; togline uno per aggiungerne un altro.</translation>
    </message>
    <message>
        <source>The deck could not be added ({reason}); nothing was changed.</source>
        <translation>Impossibile aggiungere il mazzo ({reason}); non è cambiato niente.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Impossibile scrivere {file}: {reason}.</translation>
    </message>
    <message>
        <source>The deck could not be removed ({reason}); nothing was changed.</source>
        <translation>Impossibile togliere il mazzo ({reason}); non è cambiato niente.</translation>
    </message>
    <message>
        <source>The deck could not be put back: {reason}.</source>
        <translation>Impossibile rimettere il mazzo: {reason}.</translation>
    </message>
    <message>
        <source>The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.</source>
        <translation>Le immagini sono numerate da 1 a 40; si leggono come denari, coppe, spade, bastoni, dall’asso al re.</translation>
    </message>
    <message>
        <source>The suits are taken to be Italian: coins, cups, swords, clubs.</source>
        <translation>I semi si leggono come italiani: denari, coppe, spade, bastoni.</translation>
    </message>
    <message>
        <source>The suits are taken to be Spanish: coins, cups, swords, clubs.</source>
        <translation>I semi si leggono come spagnoli: ori, coppe, spade, bastoni.</translation>
    </message>
    <message>
        <source>The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs.</source>
        <translation>I semi si leggono come francesi: quadri per denari, cuori per coppe, picche per spade, fiori per bastoni.</translation>
    </message>
    <message>
        <source>10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here.</source>
        <translation>10, 11 e 12 si leggono come le tre figure, che qui valgono 8, 9 e 10.</translation>
    </message>
    <message>
        <source>The game has 40 cards: {count} others were left out ({file}).</source>
        <translation>Il gioco ha 40 carte: altre {count} sono rimaste fuori ({file}).</translation>
    </message>
    <message>
        <source>{count} pictures were not recognised and left out ({file}).</source>
        <translation>Immagini non riconosciute e lasciate fuori: {count} ({file}).</translation>
    </message>
    <message>
        <source>There is no picture of the back, so that a plain one is used.</source>
        <translation>Manca l’immagine del dorso: se ne usa uno semplice.</translation>
    </message>
    <message>
        <source>{file} is taken for the back.</source>
        <translation>{file} viene usato come dorso.</translation>
    </message>
    <message>
        <source>{file} has other proportions than the cards and was left out.</source>
        <translation>{file} ha proporzioni diverse dalle carte ed è rimasto fuori.</translation>
    </message>
    <message>
        <source>{count} pictures move; only what they show at first is used ({file}).</source>
        <translation>Immagini animate: {count}; si usa solo quel che mostrano all’inizio ({file}).</translation>
    </message>
    <message>
        <source>Transparent pictures were laid on white paper.</source>
        <translation>Le immagini trasparenti sono state messe su carta bianca.</translation>
    </message>
    <message>
        <source>The pictures are only {width} pixels wide, and may look coarse on a large screen.</source>
        <translation>Le immagini sono larghe solo {width} pixel; su uno schermo grande possono sembrare sgranate.</translation>
    </message>
    <message>
        <source>The game does not draw everything in {file}: {what}. Please look closely.</source>
        <translation>Il gioco non disegna tutto quello che c’è in {file}: {what}. Guarda bene, per favore.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used: {reason}.</source>
        <translation>Impossibile usare la cartella {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>Impossibile scrivere {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be read: {reason}.</source>
        <translation>Impossibile leggere {path}: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.</source>
        <translation>Le preferenze non si leggevano ({reason}); si usano quelle iniziali, e il vecchio file ora è {aside}.</translation>
    </message>
    <message>
        <source>The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.</source>
        <translation>Le preferenze non si leggono ({reason}) e non si è potuto metterle da parte; si usano quelle iniziali.</translation>
    </message>
    <message>
        <source>The preference {key} must be {allowed}, not {value}; it is {default} now.</source>
        <translation>La preferenza {key} deve essere {allowed}, non {value}; ora è {default}.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Impossibile salvare le preferenze: {reason}.</translation>
    </message>
    <message>
        <source>The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.</source>
        <translation>Le partite salvate non si leggevano ({reason}); è iniziato un file nuovo, e il vecchio ora è {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Le partite salvate erano rovinate ({reason}). Tutto quel che si leggeva è qui (partite: {kept}), e il file rovinato ora è {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Le partite salvate erano rovinate ({reason}). La copia di sicurezza ({day}) e tutto quel che si leggeva sono qui (partite: {kept}), e il file rovinato ora è {aside}.</translation>
    </message>
    <message>
        <source>The file of your matches was gone; it has been written anew, and nothing is lost.</source>
        <translation>Il file delle tue partite non c’era più; è stato riscritto, e niente è andato perso.</translation>
    </message>
    <message>
        <source>The matches of {day} are back; the file that was there before is now {aside}.</source>
        <translation>Sono tornate le partite della copia ({day}); il file che c’era prima ora è {aside}.</translation>
    </message>
    <message>
        <source>The backup could not be restored ({reason}); everything is as it was.</source>
        <translation>Non si è potuta ripristinare la copia ({reason}); tutto è come prima.</translation>
    </message>
    <message>
        <source>The saved matches are unreadable ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Le partite salvate non si leggono ({reason}); le partite di questa volta non saranno conservate.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the game; they are left as they are, and this session&apos;s matches will not be kept.</source>
        <translation>Le partite salvate vengono da una versione più recente del gioco; restano come sono, e le partite di questa volta non saranno conservate.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened for writing ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Impossibile scrivere fra le partite salvate ({reason}); le partite di questa volta non saranno conservate.</translation>
    </message>
    <message>
        <source>The match could not be saved ({reason}); it goes on, and saving is tried again with every play.</source>
        <translation>Impossibile salvare la partita ({reason}); si continua, e a ogni giocata si riprova a salvare.</translation>
    </message>
    <message>
        <source>A saved match does not follow the rules ({reason}); it was given up as abandoned.</source>
        <translation>Una partita salvata non segue le regole ({reason}); è stata data per abbandonata.</translation>
    </message>
    <message>
        <source>The game is already running with this data folder ({path}); please use its window.</source>
        <translation>Il gioco è già aperto con questa cartella di dati ({path}); usa la sua finestra.</translation>
    </message>
    <message>
        <source>The game is already running: drag {name} into its window to open it.</source>
        <translation>Il gioco è già aperto: trascina {name} nella sua finestra per aprirlo.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>Impossibile aprire {name}: {reason}.</translation>
    </message>
    <message>
        <source>The list of those who play here was unreadable ({reason}); all who have a folder are here, and the old file is now {aside}.</source>
        <translation>L’elenco di chi gioca qui non si leggeva ({reason}); ci sono tutti quelli che hanno una cartella, e il vecchio file ora è {aside}.</translation>
    </message>
    <message>
        <source>The folder of {name} is gone ({path}); the others are here as before.</source>
        <translation>La cartella di {name} non c’è più ({path}); gli altri ci sono come prima.</translation>
    </message>
    <message>
        <source>Nobody here is called {name}; those who play here are {known}.</source>
        <translation>Qui nessuno si chiama {name}; chi gioca qui: {known}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already; please choose another name.</source>
        <translation>Qui qualcuno si chiama già {name}; scegli un altro nome.</translation>
    </message>
    <message>
        <source>A name has from one to {most} letters.</source>
        <translation>Un nome ha da una a {most} lettere.</translation>
    </message>
    <message>
        <source>The first person&apos;s files are those of the program; rename this person instead.</source>
        <translation>I file della prima persona sono quelli del programma; rinominala, invece di toglierla.</translation>
    </message>
    <message>
        <source>The folder {path} could not be moved: {reason}.</source>
        <translation>Impossibile spostare la cartella {path}: {reason}.</translation>
    </message>
    <message>
        <source>The saved house rules were not all readable ({reason}); the old file is now {aside}.</source>
        <translation>Non tutte le regole della casa salvate si leggevano ({reason}); il vecchio file ora è {aside}.</translation>
    </message>
    <message>
        <source>The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now.</source>
        <translation>Le regole della casa salvate non si leggono ({reason}) e non si è potuto metterle da parte; ora non se ne conservano.</translation>
    </message>
    <message>
        <source>The saved house rules were written by a newer version of the game; they are left as they are.</source>
        <translation>Le regole della casa salvate vengono da una versione più recente del gioco; restano come sono.</translation>
    </message>
    <message>
        <source>There are {most} sets of house rules already; delete one to keep another.</source>
        <translation>Ci sono già {most} serie di regole della casa; eliminane una per salvarne un’altra.</translation>
    </message>
    <message>
        <source>Your results of puzzles were unreadable ({reason}); the old file is now {aside}.</source>
        <translation>I tuoi risultati nei problemi non si leggevano ({reason}); il vecchio file ora è {aside}.</translation>
    </message>
    <message>
        <source>Your results of puzzles were written by a newer version of the game; they are left as they are.</source>
        <translation>I tuoi risultati nei problemi vengono da una versione più recente del gioco; restano come sono.</translation>
    </message>
    <message>
        <source>{name} cannot be the table: {reason}.</source>
        <translation>{name} non può fare da tavolo: {reason}.</translation>
    </message>
    <message>
        <source>Your picture for the table could not be read ({reason}); the green cloth lies there again.</source>
        <translation>La tua immagine per il tavolo non si leggeva ({reason}); torna il panno verde.</translation>
    </message>
    <message>
        <source>The deck {deck} has cards that cannot be drawn; plain ones stand in for them.</source>
        <translation>Il mazzo {deck} ha carte che non si possono disegnare; al loro posto ce ne sono di semplici.</translation>
    </message>
    <message>
        <source>The deck {deck} is missing or damaged, so that the usual one is laid again.</source>
        <translation>Il mazzo {deck} manca o è rovinato: si torna a quello solito.</translation>
    </message>
    <message>
        <source>{name} holds no house rules that this game can use.</source>
        <translation>In {name} non ci sono regole della casa che questo gioco possa usare.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the game.</source>
        <translation>{name} viene da una versione più recente del gioco.</translation>
    </message>
    <message>
        <source>{name} is for a game that is not played here: {variant}.</source>
        <translation>{name} è per un gioco che qui non si gioca: {variant}.</translation>
    </message>
    <message>
        <source>{name} has a rule that does not exist here: {rule}.</source>
        <translation>{name} ha una regola che qui non esiste: {rule}.</translation>
    </message>
    <message>
        <source>{name} sets the rule {rule} to {value}, which it cannot be.</source>
        <translation>{name} dà alla regola {rule} il valore {value}, che non può avere.</translation>
    </message>
    <message>
        <source>With the rules in {name} nothing would score.</source>
        <translation>Con le regole di {name} niente darebbe punti.</translation>
    </message>
    <message>
        <source>{name} limits the cards taken at once, which Frac does not.</source>
        <translation>{name} limita le carte che si prendono in una volta, cosa che Frac non fa.</translation>
    </message>
    <message>
        <source>{name} sets another target than 21, to which De Trente is always played.</source>
        <translation>{name} fissa un punteggio diverso da 21, a cui si gioca sempre De Trente.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1%</source>
        <comment>a share, such as 49.6%</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>of diamonds</source>
        <translation>di quadri</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>di cuori</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>di picche</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>di fiori</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Coppe</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Spade</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Bastoni</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>fante</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after &apos;the&apos;</comment>
        <translation>fante</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two parts of a sentence</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; what belongs to it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the end of a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter on the card of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>letter on the card of a jack</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter on the card of a queen</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter on the card of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the person at the table</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one who receives points</comment>
        <translation>te</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards that count</source>
        <translation>
            <numerusform>%n carta che conta</numerusform>
            <numerusform>%n carte che contano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of card</source>
        <translation>
            <numerusform>%n tipo di carta</numerusform>
            <numerusform>%n tipi di carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partita</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n da dare</numerusform>
            <numerusform>%n da dare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carta presa</numerusform>
            <numerusform>%n carte prese</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>due giocatori</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>tre giocatori</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>quattro giocatori</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>sei giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1.</source>
        <translation>Cala %1.</translation>
    </message>
    <message>
        <source>Take %1 %2.</source>
        <comment>cards; with which card</comment>
        <translation>Prendi %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a card; the cards it takes</comment>
        <translation>%1 prende %2.</translation>
    </message>
    <message>
        <source>Declare less than ten, 3 points.</source>
        <translation>Accusa meno di dieci, 3 punti.</translation>
    </message>
    <message>
        <source>Declare three of a kind, 10 points.</source>
        <translation>Accusa un tris, 10 punti.</translation>
    </message>
    <message>
        <source>%1 counts as %2.</source>
        <translation>%1 vale come %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <translation>Prendi %1 %2.</translation>
    </message>
    <message>
        <source>%3 takes %1 %2.</source>
        <translation>%3 prende %1 %2.</translation>
    </message>
    <message>
        <source>You laid %1.</source>
        <translation>Hai calato %1.</translation>
    </message>
    <message>
        <source>%2 laid %1.</source>
        <translation>%2 ha calato %1.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Tocca a te: gioca una carta.</translation>
    </message>
    <message>
        <source>Space or a click goes on.</source>
        <translation>Spazio o un clic per continuare.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 ci pensa…</translation>
    </message>
    <message>
        <source>The table is empty: you must lay a card.</source>
        <translation>Il tavolo è vuoto: devi calare una carta.</translation>
    </message>
    <message>
        <source>The table is empty: %1 must lay a card.</source>
        <translation>Il tavolo è vuoto: %1 deve calare una carta.</translation>
    </message>
    <message>
        <source>That card takes %1: it cannot be laid.</source>
        <translation>Quella carta prende %1: non si può calare.</translation>
    </message>
    <message>
        <source>That card does not take %1.</source>
        <translation>Quella carta non prende %1.</translation>
    </message>
    <message>
        <source>Take %1:</source>
        <comment>%1 is: with the 7 of coins</comment>
        <translation>Prendi %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to take: choose one.</source>
        <translation>
            <numerusform>%n modo di prendere: scegline uno.</numerusform>
            <numerusform>%n modi di prendere: scegline uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n ottima</numerusform>
            <numerusform>%n ottime</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n buona</numerusform>
            <numerusform>%n buone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccurate</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n imprecisa</numerusform>
            <numerusform>%n imprecise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practice: %n position(s)</source>
        <translation>
            <numerusform>Allenamento: %n posizione</numerusform>
            <numerusform>Allenamento: %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in which there was something better to play.</source>
        <translation>
            <numerusform>%n posizione in cui c’era di meglio da giocare.</numerusform>
            <numerusform>%n posizioni in cui c’era di meglio da giocare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) gone through so far.</source>
        <comment>in search of a puzzle</comment>
        <translation>
            <numerusform>Finora %n smazzata esaminata.</numerusform>
            <numerusform>Finora %n smazzate esaminate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ready.</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Ancora %n pronto.</numerusform>
            <numerusform>Ancora %n pronti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row.</source>
        <comment>puzzles solved at the first try, one after the other</comment>
        <translation>
            <numerusform>%n di fila.</numerusform>
            <numerusform>%n di fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2</source>
        <translation>%1: prendi %2</translation>
    </message>
    <message>
        <source>%1 Once more to play, Esc to choose again.</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>%1 Ancora una volta per giocare, Esc per cambiare scelta.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>Consiglio: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Ci pensa…</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Round over</source>
        <translation>Smazzata finita</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Dà le carte</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Round %1  ·  deal %2 of %3</source>
        <translation>Smazzata %1  ·  mano %2 di %3</translation>
    </message>
    <message>
        <source>Round %1  ·  %2/%3</source>
        <comment>a deal of some: 4/6</comment>
        <translation>Smazzata %1  ·  %2/%3</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>target of a match</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napoletane</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Siciliane</translation>
    </message>
    <message>
        <source>Piacentine</source>
        <translation>Piacentine</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiane</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spagnole</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesi</translation>
    </message>
    <message>
        <source>French, numbers</source>
        <translation>Francesi, numeri</translation>
    </message>
    <message>
        <source>French, large print</source>
        <translation>Francesi, in grande</translation>
    </message>
    <message>
        <source>Usual back</source>
        <translation>Dorso solito</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Marmo</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liscio</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a table</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>La tua immagine</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sole</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Limone</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barca</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Foglia</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coppa</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Swept clean</source>
        <translation>Piazza pulita</translation>
    </message>
    <message>
        <source>Take everything that lies on the table.</source>
        <translation>Prendi tutto quello che c’è in tavola.</translation>
    </message>
    <message>
        <source>It scores at once, and whoever comes next has nothing to take.</source>
        <translation>Fa subito punto, e chi gioca dopo non ha niente da prendere.</translation>
    </message>
    <message>
        <source>No gifts</source>
        <translation>Niente regali</translation>
    </message>
    <message>
        <source>Finish a round in which nobody sweeps against you.</source>
        <translation>Finisci una smazzata in cui nessuno ti fa scopa.</translation>
    </message>
    <message>
        <source>A point that they do not make is worth as much as one that you make.</source>
        <translation>Un punto che gli altri non fanno vale quanto un punto che fai tu.</translation>
    </message>
    <message>
        <source>Above ten</source>
        <translation>Sopra il dieci</translation>
    </message>
    <message>
        <source>Leave more than ten on the table six times in a row, where an ace has no power.</source>
        <translation>Lascia in tavola più di dieci per sei volte di fila, dove l’asso non ha poteri.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep such a table.</source>
        <translation>Nessuna carta vale più di dieci, perciò nessuno può fare scopa.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Scopa e riscopa</translation>
    </message>
    <message>
        <source>Sweep the table twice, with nothing taken in between.</source>
        <translation>Fai scopa due volte, senza che nel mezzo si prenda niente.</translation>
    </message>
    <message>
        <source>An empty table forces a card from the next hand: keep pairs to answer it.</source>
        <translation>A tavolo vuoto chi segue deve calare: tieni le coppie per rispondere.</translation>
    </message>
    <message>
        <source>Three in a round</source>
        <translation>Tre in una smazzata</translation>
    </message>
    <message>
        <source>Sweep the table three times in one round.</source>
        <translation>Fai scopa tre volte in una smazzata.</translation>
    </message>
    <message>
        <source>Sweeps have no limit: they decide more rounds than the primiera does.</source>
        <translation>Le scope non hanno limite: decidono più smazzate della primiera.</translation>
    </message>
    <message>
        <source>At the last moment</source>
        <translation>All’ultimo respiro</translation>
    </message>
    <message>
        <source>Sweep the table with your last card of the round.</source>
        <translation>Fai scopa con la tua ultima carta della smazzata.</translation>
    </message>
    <message>
        <source>Who counts the cards knows at the end what is still out, and what can be swept.</source>
        <translation>Chi conta le carte sa alla fine che cosa è ancora in giro, e quali scope ci sono.</translation>
    </message>
    <message>
        <source>The beautiful one</source>
        <translation>Il bello</translation>
    </message>
    <message>
        <source>Take the settebello from the table.</source>
        <translation>Prendi il settebello dal tavolo.</translation>
    </message>
    <message>
        <source>It is a point by itself, and helps to win two more: its suit and the primiera.</source>
        <translation>È un punto da solo, e aiuta a farne altri due: denari e primiera.</translation>
    </message>
    <message>
        <source>Settebello with a sweep</source>
        <translation>Settebello con scopa</translation>
    </message>
    <message>
        <source>Sweep the table with the settebello, or take it in a sweep.</source>
        <translation>Fai scopa con il settebello, o prendilo facendo scopa.</translation>
    </message>
    <message>
        <source>Two points in one play: the best use of a seven is seldom the first.</source>
        <translation>Due punti in una giocata: di rado conviene giocare subito un sette.</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>I quattro sette</translation>
    </message>
    <message>
        <source>Take all four sevens in a round.</source>
        <translation>Prendi tutti e quattro i sette in una smazzata.</translation>
    </message>
    <message>
        <source>Sevens count most for the primiera: four of them cannot be beaten.</source>
        <translation>I sette pesano di più nella primiera: quattro non si battono.</translation>
    </message>
    <message>
        <source>Primiera of sevens</source>
        <translation>Primiera di sette</translation>
    </message>
    <message>
        <source>Win the primiera with at least three sevens.</source>
        <translation>Vinci la primiera con almeno tre sette.</translation>
    </message>
    <message>
        <source>Three sevens are nearly always enough: after that, look to the other points.</source>
        <translation>Tre sette bastano quasi sempre: dopo, pensa agli altri punti.</translation>
    </message>
    <message>
        <source>Primiera of sixes</source>
        <translation>Primiera di sei</translation>
    </message>
    <message>
        <source>Win the primiera with no more than one seven.</source>
        <translation>Vinci la primiera con al massimo un sette.</translation>
    </message>
    <message>
        <source>Sixes and aces come next after sevens: where the sevens are split, they decide.</source>
        <translation>Dopo i sette vengono i sei e gli assi: a sette divisi, decidono loro.</translation>
    </message>
    <message>
        <source>A handful</source>
        <translation>Una manciata</translation>
    </message>
    <message>
        <source>Take four or more cards with one card that has to add them up.</source>
        <translation>Prendi quattro o più carte con una che ne fa la somma.</translation>
    </message>
    <message>
        <source>Most cards is a point, and every card that comes along counts for it.</source>
        <translation>Le carte sono un punto, e ogni carta presa in più lo avvicina.</translation>
    </message>
    <message>
        <source>Thirty cards</source>
        <translation>Trenta carte</translation>
    </message>
    <message>
        <source>Take thirty of the forty cards, where two sides play.</source>
        <translation>Prendi trenta carte su quaranta, dove le parti sono due.</translation>
    </message>
    <message>
        <source>Many cards bring good ones along: points come in company.</source>
        <translation>Tante carte se ne tirano dietro di buone: i punti vengono in compagnia.</translation>
    </message>
    <message>
        <source>Eight of a suit</source>
        <translation>Otto di un seme</translation>
    </message>
    <message>
        <source>Take eight of the ten cards %1 in a round.</source>
        <translation>Prendi otto delle dieci carte %1 in una smazzata.</translation>
    </message>
    <message>
        <source>Of captures that are worth the same otherwise, take the one with this suit in it.</source>
        <translation>Fra prese che per il resto si equivalgono, scegli quella con questo seme.</translation>
    </message>
    <message>
        <source>All four points</source>
        <translation>I quattro punti</translation>
    </message>
    <message>
        <source>Score all four points of a round: cards, suit, settebello and primiera.</source>
        <translation>Fai tutti e quattro i punti di una smazzata: carte, denari, settebello e primiera.</translation>
    </message>
    <message>
        <source>Count as you go: give up what is lost, and fight for what is open.</source>
        <translation>Conta mentre giochi: lascia quel che è perso, lotta per quel che è aperto.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Take the ace, 2 and 3 %1, in a game that counts the run.</source>
        <translation>Prendi asso, 2 e 3 %1, in un gioco in cui la sequenza vale.</translation>
    </message>
    <message>
        <source>Three points, and one more for each card that follows: small ones are gold.</source>
        <translation>Tre punti, e uno per ogni carta che segue: le piccole sono oro.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Take all ten cards %1 in a round.</source>
        <translation>Prendi tutte e dieci le carte %1 in una smazzata.</translation>
    </message>
    <message>
        <source>In Cirulla it wins the match at once: with seven of them, it is worth a try.</source>
        <translation>Alla cirulla vince subito la partita: quando ne hai sette, vale la pena provare.</translation>
    </message>
    <message>
        <source>Fifteen in four</source>
        <translation>Quindici in quattro</translation>
    </message>
    <message>
        <source>In a game of fifteen, make it with four cards or more.</source>
        <translation>In un gioco da quindici, fallo con quattro carte o più.</translation>
    </message>
    <message>
        <source>Add up the whole table first: the longest way to fifteen takes the most cards.</source>
        <translation>Somma prima tutto il tavolo: la via più lunga al quindici prende più carte.</translation>
    </message>
    <message>
        <source>Worth the ace</source>
        <translation>Un asso ben speso</translation>
    </message>
    <message>
        <source>Where an ace takes everything, take five cards or more with one.</source>
        <translation>Dove l’asso piglia tutto, prendi con uno cinque carte o più.</translation>
    </message>
    <message>
        <source>An ace grows with the table: wait, but not until somebody else has one.</source>
        <translation>L’asso cresce con il tavolo: aspetta, ma non fino a quando ne avrà uno un altro.</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Carte in tavola</translation>
    </message>
    <message>
        <source>Declare in Cirulla: three cards below ten, or three of a kind.</source>
        <translation>Accusa alla cirulla: tre carte sotto il dieci, o un tris.</translation>
    </message>
    <message>
        <source>The points are certain, and nearly always worth more than a hidden hand.</source>
        <translation>I punti sono sicuri, e valgono quasi sempre più di una mano coperta.</translation>
    </message>
    <message>
        <source>First to the end</source>
        <translation>Fino in fondo</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Vinci una partita.</translation>
    </message>
    <message>
        <source>Luck evens out over rounds: a match is won by what you do with it.</source>
        <translation>In tante smazzate la fortuna si pareggia: vince chi sa usarla.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>In buona compagnia</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Vinci una partita in coppia.</translation>
    </message>
    <message>
        <source>What your partner could take is left, what the others could take is not.</source>
        <translation>Quel che il compagno può prendere si lascia, quel che possono prendere gli altri no.</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>In rimonta</translation>
    </message>
    <message>
        <source>Win a match after being five points behind.</source>
        <translation>Vinci una partita dopo essere sotto di cinque punti.</translation>
    </message>
    <message>
        <source>Who is behind may dare more: a sweep risked costs little when all is lost anyway.</source>
        <translation>Chi è sotto può osare di più: rischiare una scopa costa poco, quando è già tutto perso.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Alla rovescia</translation>
    </message>
    <message>
        <source>Win a match in which the lowest score wins.</source>
        <translation>Vinci una partita in cui vince chi ha meno punti.</translation>
    </message>
    <message>
        <source>Who can lose on purpose has understood what makes points.</source>
        <translation>Chi sa perdere apposta ha capito come si fanno i punti.</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>Tutto da te</translation>
    </message>
    <message>
        <source>Win a match with no aid, no hint and nothing taken back.</source>
        <translation>Vinci una partita senza aiuti, senza consigli e senza ritirare niente.</translation>
    </message>
    <message>
        <source>Seeing for yourself what a card takes is the first half of playing well.</source>
        <translation>Vedere da sé che cosa prende una carta è già metà del buon gioco.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Contro il migliore</translation>
    </message>
    <message>
        <source>Win a match against Expert.</source>
        <translation>Vinci una partita contro Esperto.</translation>
    </message>
    <message>
        <source>Expert remembers every card: to win, remember the sevens at least.</source>
        <translation>Esperto ricorda ogni carta: per vincere, ricorda almeno i sette.</translation>
    </message>
    <message>
        <source>Master of the house</source>
        <translation>Padroni di casa</translation>
    </message>
    <message>
        <source>Win against Expert in every game there is.</source>
        <translation>Vinci contro Esperto in tutti i giochi che ci sono.</translation>
    </message>
    <message>
        <source>Each game turns one rule, and with it what a card is worth.</source>
        <translation>Ogni gioco cambia una regola, e con lei il valore delle carte.</translation>
    </message>
    <message>
        <source>Expert beaten at %1 (%2 of %3 games)</source>
        <comment>a game; two numbers</comment>
        <translation>Esperto battuto a %1 (%2 giochi su %3)</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>achievements, separated by dots</comment>
        <translation>Nuovo: %1</translation>
    </message>
    <message>
        <source>What a card would take</source>
        <translation>Che cosa prende una carta</translation>
    </message>
    <message>
        <source>Rings round the cards while you choose</source>
        <translation>Cerchi intorno alle carte mentre scegli</translation>
    </message>
    <message>
        <source>The sum of the table</source>
        <translation>La somma del tavolo</translation>
    </message>
    <message>
        <source>What all cards on the table add up to</source>
        <translation>Quanto fanno insieme le carte in tavola</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Carte uscite</translation>
    </message>
    <message>
        <source>Every card by suit and rank: still out, on the table, yours, or gone</source>
        <translation>Ogni carta per seme e valore: in giro, in tavola, tua o uscita</translation>
    </message>
    <message>
        <source>A warning before a sweep is given away</source>
        <translation>Un avviso prima di lasciare scopa</translation>
    </message>
    <message>
        <source>If the next player might sweep what you leave, a second press plays the card</source>
        <translation>Se chi segue può fare scopa con quel che lasci, serve una seconda conferma</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Al tavolo:</translation>
    </message>
    <message>
        <source>Against %1:</source>
        <comment>the level of the strongest opponent</comment>
        <translation>Contro %1:</translation>
    </message>
    <message>
        <source>That leaves %1 on the table, and the next player might sweep it. Press again to play.</source>
        <translation>Così lasci %1 in tavola, e chi segue può fare scopa. Premi di nuovo per giocare.</translation>
    </message>
    <message>
        <source>Ace %1</source>
        <translation>Asso %1</translation>
    </message>
    <message>
        <source>2 %1</source>
        <translation>2 %1</translation>
    </message>
    <message>
        <source>3 %1</source>
        <translation>3 %1</translation>
    </message>
    <message>
        <source>4 %1</source>
        <translation>4 %1</translation>
    </message>
    <message>
        <source>5 %1</source>
        <translation>5 %1</translation>
    </message>
    <message>
        <source>6 %1</source>
        <translation>6 %1</translation>
    </message>
    <message>
        <source>7 %1</source>
        <translation>7 %1</translation>
    </message>
    <message>
        <source>8 %1</source>
        <translation>8 %1</translation>
    </message>
    <message>
        <source>9 %1</source>
        <translation>9 %1</translation>
    </message>
    <message>
        <source>10 %1</source>
        <translation>10 %1</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <translation>Fante %1</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>Fante %1</translation>
    </message>
    <message>
        <source>Knight %1</source>
        <translation>Cavallo %1</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>Donna %1</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>Re %1</translation>
    </message>
    <message>
        <source>The ace %1</source>
        <translation>L’asso %1</translation>
    </message>
    <message>
        <source>The 2 %1</source>
        <translation>Il 2 %1</translation>
    </message>
    <message>
        <source>The 3 %1</source>
        <translation>Il 3 %1</translation>
    </message>
    <message>
        <source>The 4 %1</source>
        <translation>Il 4 %1</translation>
    </message>
    <message>
        <source>The 5 %1</source>
        <translation>Il 5 %1</translation>
    </message>
    <message>
        <source>The 6 %1</source>
        <translation>Il 6 %1</translation>
    </message>
    <message>
        <source>The 7 %1</source>
        <translation>Il 7 %1</translation>
    </message>
    <message>
        <source>The 8 %1</source>
        <translation>L’8 %1</translation>
    </message>
    <message>
        <source>The 9 %1</source>
        <translation>Il 9 %1</translation>
    </message>
    <message>
        <source>The 10 %1</source>
        <translation>Il 10 %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>Il fante %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>Il fante %1</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>Il cavallo %1</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>La donna %1</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>Il re %1</translation>
    </message>
    <message>
        <source>the ace %1</source>
        <translation>l’asso %1</translation>
    </message>
    <message>
        <source>the 2 %1</source>
        <translation>il 2 %1</translation>
    </message>
    <message>
        <source>the 3 %1</source>
        <translation>il 3 %1</translation>
    </message>
    <message>
        <source>the 4 %1</source>
        <translation>il 4 %1</translation>
    </message>
    <message>
        <source>the 5 %1</source>
        <translation>il 5 %1</translation>
    </message>
    <message>
        <source>the 6 %1</source>
        <translation>il 6 %1</translation>
    </message>
    <message>
        <source>the 7 %1</source>
        <translation>il 7 %1</translation>
    </message>
    <message>
        <source>the 8 %1</source>
        <translation>l’8 %1</translation>
    </message>
    <message>
        <source>the 9 %1</source>
        <translation>il 9 %1</translation>
    </message>
    <message>
        <source>the 10 %1</source>
        <translation>il 10 %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>il fante %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>il fante %1</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>il cavallo %1</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>la donna %1</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>il re %1</translation>
    </message>
    <message>
        <source>with the ace %1</source>
        <translation>con l’asso %1</translation>
    </message>
    <message>
        <source>with the 2 %1</source>
        <translation>con il 2 %1</translation>
    </message>
    <message>
        <source>with the 3 %1</source>
        <translation>con il 3 %1</translation>
    </message>
    <message>
        <source>with the 4 %1</source>
        <translation>con il 4 %1</translation>
    </message>
    <message>
        <source>with the 5 %1</source>
        <translation>con il 5 %1</translation>
    </message>
    <message>
        <source>with the 6 %1</source>
        <translation>con il 6 %1</translation>
    </message>
    <message>
        <source>with the 7 %1</source>
        <translation>con il 7 %1</translation>
    </message>
    <message>
        <source>with the 8 %1</source>
        <translation>con l’8 %1</translation>
    </message>
    <message>
        <source>with the 9 %1</source>
        <translation>con il 9 %1</translation>
    </message>
    <message>
        <source>with the 10 %1</source>
        <translation>con il 10 %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>con il fante %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>con il fante %1</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>con il cavallo %1</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>con la donna %1</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>con il re %1</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>di denari</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>di coppe</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>di spade</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>di bastoni</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Ingordo</translation>
    </message>
    <message>
        <source>Chitarrella</source>
        <translation>Chitarrella</translation>
    </message>
    <message>
        <source>By the maxims</source>
        <translation>Secondo le massime</translation>
    </message>
    <message>
        <source>Takes what it sees, and soon forgets what has gone.</source>
        <translation>Prende quel che vede, e scorda presto che cosa è uscito.</translation>
    </message>
    <message>
        <source>Minds what it leaves, but remembers no captured card.</source>
        <translation>Bada a quel che lascia, ma non ricorda le carte prese.</translation>
    </message>
    <message>
        <source>Plays by the old maxims of Scopone, and counts the cards.</source>
        <translation>Gioca secondo le vecchie massime dello scopone, e conta le carte.</translation>
    </message>
    <message>
        <source>Tries every play on deals that it imagines, and forgets a few cards.</source>
        <translation>Prova ogni giocata su mani che immagina, e scorda qualche carta.</translation>
    </message>
    <message>
        <source>Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards exactly.</source>
        <translation>Immagina molte più mani, ricorda tutto, capisce che cosa gli altri non hanno preso, e gioca le ultime carte con precisione.</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>fa incetta di denari</translation>
    </message>
    <message>
        <source>hunts scope</source>
        <translation>va a caccia di scope</translation>
    </message>
    <message>
        <source>plays by the old maxims</source>
        <translation>segue le vecchie massime</translation>
    </message>
    <message>
        <source>saves up sevens</source>
        <translation>tiene da parte i sette</translation>
    </message>
    <message>
        <source>leaves nothing to sweep</source>
        <translation>non lascia mai scopa</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Level %1  ·  %2</source>
        <comment>number and name of a level</comment>
        <translation>Livello %1  ·  %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level; how it plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; what they like: hunts scope</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: Bruno hunts scope</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Likings change the style, never the strength.</source>
        <translation>I gusti cambiano lo stile, mai la forza.</translation>
    </message>
    <message>
        <source>The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have neither frame nor letters, so figures are told by their legs: two are a jack&apos;s, four a knight&apos;s, and a king wears a cloak. The ace of coins is an eagle with two heads.</source>
        <translation>Il mazzo di Napoli, il più visto dove si gioca a scopa. Le carte sono piccole, senza cornice e senza lettere, e le figure si riconoscono dalle gambe: due il fante, quattro il cavallo, e il re porta il manto. L’asso di denari è un’aquila a due teste.</translation>
    </message>
    <message>
        <source>The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of coins is an eagle with a crown.</source>
        <translation>Il mazzo di Piacenza, di casa in gran parte del nord e del centro Italia. Le carte sono alte e strette, con una cornice sottile, e le figure hanno due teste, così nessuna sta mai capovolta. L’asso di denari è un’aquila coronata.</translation>
    </message>
    <message>
        <source>The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each other and are tied with a ribbon.</source>
        <translation>Il mazzo di Sicilia: carte piccole, qui con i paladini dell’opera dei pupi. Il terreno sotto la figura dice chi è: rosso per il fante, giallo per il cavallo, verde per il re. Le spade e i bastoni bassi s’incrociano, legati da un nastro.</translation>
    </message>
    <message>
        <source>The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 and 10. Gaps in the frame tell the suit from the card&apos;s edge alone: none for coins, one for cups, two for swords, three for clubs.</source>
        <translation>Il mazzo dell’escoba, in Spagna e in America Latina. Le figure sono numerate 10, 11 e 12, ma valgono 8, 9 e 10. Le interruzioni della cornice dicono il seme già dal bordo: nessuna per gli ori, una per le coppe, due per le spade, tre per i bastoni.</translation>
    </message>
    <message>
        <source>In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack&apos;s 8 and the king&apos;s 10. The seven of diamonds is the settebello.</source>
        <translation>In alcune parti d’Italia si gioca a scopa con i semi francesi: quadri per denari, cuori per coppe, picche per spade, fiori per bastoni. Al posto del cavallo c’è la donna, che vale 9, fra l’8 del fante e il 10 del re. Il sette di quadri è il settebello.</translation>
    </message>
    <message>
        <source>A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are just beginning to add.</source>
        <translation>Un mazzo francese senza figure: 8, 9 e 10 stanno al posto di fante, donna e re. Una carta vale quel che c’è stampato, così non c’è niente da imparare. Fatto per le prime serate, e per i bambini che cominciano a sommare.</translation>
    </message>
    <message>
        <source>A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the French deck.</source>
        <translation>Un mazzo francese a caratteri grandi, fatto per leggere da lontano o con la vista debole. Ogni seme ha il suo colore, così quadri e cuori non si confondono mai, e nemmeno fiori e picche. Tutto vale come nel mazzo francese.</translation>
    </message>
    <message>
        <source>A deck of your own, with Italian suits.</source>
        <translation>Un mazzo tuo, con semi italiani.</translation>
    </message>
    <message>
        <source>A deck of your own, with Spanish suits.</source>
        <translation>Un mazzo tuo, con semi spagnoli.</translation>
    </message>
    <message>
        <source>A deck of your own, with French suits.</source>
        <translation>Un mazzo tuo, con semi francesi.</translation>
    </message>
    <message>
        <source>Counts %1, and %2 in the primiera.</source>
        <translation>Vale %1, nella primiera %2.</translation>
    </message>
    <message>
        <source>The settebello: a point by itself.</source>
        <translation>Il settebello: un punto da solo.</translation>
    </message>
    <message>
        <source>One of the ten coins.</source>
        <translation>Una delle dieci carte di denari.</translation>
    </message>
    <message>
        <source>%1! You sweep the table %2.</source>
        <translation>%1! Prendi tutto %2.</translation>
    </message>
    <message>
        <source>%1! %3 sweeps the table %2.</source>
        <translation>%1! %3 prende tutto %2.</translation>
    </message>
    <message>
        <source>Escoba</source>
        <comment>what is called out</comment>
        <translation>Escoba</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <comment>what is called out</comment>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Scopa</source>
        <comment>what is called out</comment>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Two aces or more lie on the opening table: the cards are dealt again.</source>
        <translation>Ci sono almeno due assi fra le prime carte in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>Four tens lie on the opening table: the cards are dealt again.</source>
        <translation>Ci sono quattro dieci fra le prime carte in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>Three tens lie on the opening table: the cards are dealt again.</source>
        <translation>Ci sono tre dieci fra le prime carte in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>Four kings lie on the opening table: the cards are dealt again.</source>
        <translation>Ci sono quattro re fra le prime carte in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>Three kings lie on the opening table: the cards are dealt again.</source>
        <translation>Ci sono tre re fra le prime carte in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>Round %1. You deal.</source>
        <translation>Smazzata %1. Dai le carte tu.</translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Smazzata %1. Dà le carte %2.</translation>
    </message>
    <message>
        <source>%1 for each player.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>%1 a testa.</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3 for each player.</source>
        <comment>%3 is: 3 cards</comment>
        <translation>Mano %1 di %2: %3 a testa.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it for two sweeps.</source>
        <translation>Le prime carte in tavola fanno trenta: le prendi, e sono due scope.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it for two sweeps.</source>
        <translation>Le prime carte in tavola fanno trenta: le prende %1, e sono due scope.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it for a sweep.</source>
        <translation>Le prime carte in tavola fanno quindici: le prendi, ed è scopa.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it for a sweep.</source>
        <translation>Le prime carte in tavola fanno quindici: le prende %1, ed è scopa.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it.</source>
        <translation>Le prime carte in tavola fanno trenta: le prendi.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it.</source>
        <translation>Le prime carte in tavola fanno trenta: le prende %1.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it.</source>
        <translation>Le prime carte in tavola fanno quindici: le prendi.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it.</source>
        <translation>Le prime carte in tavola fanno quindici: le prende %1.</translation>
    </message>
    <message>
        <source>You declare three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>Accusi un tris: %1.</translation>
    </message>
    <message>
        <source>%2 declares three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>%2 accusa un tris: %1.</translation>
    </message>
    <message>
        <source>You declare less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>Accusi meno di dieci: %1.</translation>
    </message>
    <message>
        <source>%2 declares less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>%2 accusa meno di dieci: %1.</translation>
    </message>
    <message>
        <source>There %1 counts as %2.</source>
        <comment>the 7 of cups</comment>
        <translation>Qui %1 vale come %2.</translation>
    </message>
    <message>
        <source>You take what is left.</source>
        <translation>Prendi le carte rimaste.</translation>
    </message>
    <message>
        <source>%1 takes what is left.</source>
        <translation>%1 prende le carte rimaste.</translation>
    </message>
    <message>
        <source>%1 take what is left.</source>
        <comment>a team</comment>
        <translation>La squadra %1 prende le carte rimaste.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Asso, 2 e 3 %2: vinci subito la partita.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Asso, 2 e 3 %2: %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Asso, 2 e 3 %2: la squadra %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>All ten cards %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Tutte e dieci le carte %2: vinci subito la partita.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Tutte e dieci le carte %2: %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Tutte e dieci le carte %2: la squadra %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>You win the match, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>Hai vinto la partita, %1</translation>
    </message>
    <message>
        <source>%2 wins, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>%2 vince, %1</translation>
    </message>
    <message>
        <source>%2 win, %1</source>
        <comment>a team; %1 is: 12 to 8</comment>
        <translation>%2: vittoria, %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a result, the winner&apos;s points first</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Assi</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Fanti</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavalli</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Fanti</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dieci</translation>
    </message>
    <message>
        <source>Eights to tens</source>
        <translation>Da otto a dieci</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of shares</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>above</source>
        <comment>a share that is greater than chance allows</comment>
        <translation>sopra</translation>
    </message>
    <message>
        <source>below</source>
        <comment>a share that is less than chance allows</comment>
        <translation>sotto</translation>
    </message>
    <message>
        <source>%1: over %2 you were dealt %3; chance allows %4. %5</source>
        <comment>a kind of card; rounds; shares</comment>
        <translation>%1: in %2 ne hai ricevuto %3; il caso ammette %4. %5</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>Niente di insolito.</translation>
    </message>
    <message>
        <source>That is more than usual.</source>
        <translation>È più del solito.</translation>
    </message>
    <message>
        <source>That is less than usual.</source>
        <translation>È meno del solito.</translation>
    </message>
    <message>
        <source>Over %1 you were dealt %2 of the sevens; chance allows %3.</source>
        <translation>Sette ricevuti in %1: %2; il caso ammette %3.</translation>
    </message>
    <message>
        <source>Too few rounds to tell</source>
        <translation>Troppo poche smazzate per dirlo</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Insolito</translation>
    </message>
    <message>
        <source>Nothing unusual</source>
        <translation>Niente di insolito</translation>
    </message>
    <message>
        <source>After %1 it shows here whether chance dealt the cards. So far there are %2.</source>
        <translation>Dopo %1 vedrai qui se a dare le carte è stato il caso. Finora: %2.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.</source>
        <translation>Valori, semi e settebello insieme: su 100 giocatori con carte oneste, ne vedono di più irregolari %1.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as uneven as these. Is it rigged? tells how to check the deals of a match.</source>
        <translation>Valori, semi e settebello insieme: su 1000 giocatori con carte oneste, nemmeno uno ne vede di così irregolari. “È truccato?” spiega come controllare le carte di una partita.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. It can be chance, for somebody has to be among them; fair cards even out as you play on.</source>
        <translation>Valori, semi e settebello insieme: su 100 giocatori con carte oneste, ne vedono di così irregolari %1. Può essere il caso, perché a qualcuno deve pur capitare; giocando ancora, le carte oneste si pareggiano.</translation>
    </message>
    <message>
        <source>fewer than one</source>
        <comment>of 100 players</comment>
        <translation>meno di uno</translation>
    </message>
    <message>
        <source>Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies outside. Of %1 about %2 would lie outside by chance.</source>
        <translation>Linea: quel che dà in media il caso. Fascia: dove lascia 95 giocatori su 100. Punto: tu; un rombo sta fuori. Su %1, circa %2 sarebbero fuori per caso.</translation>
    </message>
    <message>
        <source>Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In teams your partner&apos;s cards count as yours. Cards that a deal number brought again count once.</source>
        <translation>Si contano le carte date in mano, non le prime in tavola, nelle smazzate contro il computer. In squadra contano come tue anche le carte del compagno. Le carte tornate con un numero di mescolata contano una volta sola.</translation>
    </message>
    <message>
        <source>These are the latest %1.</source>
        <comment>rounds</comment>
        <translation>Queste sono le ultime: %1.</translation>
    </message>
    <message>
        <source>Every card of this match follows from deal number %1; it was fixed before the first card was dealt.</source>
        <translation>Ogni carta di questa partita dipende dal numero di mescolata %1, fissato prima di dare la prima carta.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>a deal number</comment>
        <translation>Mescolata %1</translation>
    </message>
    <message>
        <source>Nobody peeks</source>
        <translation>Nessuno sbircia</translation>
    </message>
    <message>
        <source>A computer player is told what a person in its seat could see: its own hand, the table, and what was played and taken in the open. It thinks in a process of its own, which never gets the other hands or the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.</source>
        <translation>Il computer, a ogni posto, sa solo quello che vedrebbe una persona seduta lì: la propria mano, il tavolo, e quel che si è giocato e preso allo scoperto. Pensa in un processo a parte, a cui le altre mani e il tallone non arrivano mai. Prove automatiche lo dimostrano: scambiano tutte le carte coperte e pretendono la stessa giocata.</translation>
    </message>
    <message>
        <source>The cards are fixed in advance</source>
        <translation>Le carte sono decise prima</translation>
    </message>
    <message>
        <source>A match has a deal number, picked at random, or chosen by you. Every card of every round follows from it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, and at the same table the same number deals the same cards to anybody.</source>
        <translation>Una partita ha un numero di mescolata, preso a caso o scelto da te. Ne dipende, e solo da quello, ogni carta di ogni smazzata, con una mescolata pubblicata insieme al programma. Niente di quel che fai può cambiare le carte che verranno, e allo stesso tavolo lo stesso numero dà a tutti le stesse carte.</translation>
    </message>
    <message>
        <source>Levels differ in their heads, not in their cards</source>
        <translation>I livelli cambiano la testa, non le carte</translation>
    </message>
    <message>
        <source>A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before anybody asks who sits where.</source>
        <translation>Un avversario più forte ricorda meglio le carte prese e guarda più avanti. Le carte si danno prima ancora di chiedere chi siede dove.</translation>
    </message>
    <message>
        <source>Look for yourself</source>
        <translation>Guarda con i tuoi occhi</translation>
    </message>
    <message>
        <source>Statistics show under Fairness what you were dealt, beside what chance would give. And a match that was saved to a file can be checked card by card, play by play, with this command:</source>
        <translation>Le statistiche, alla voce Equità, mostrano quel che hai ricevuto accanto a quel che darebbe il caso. E una partita salvata in un file si può controllare carta per carta, giocata per giocata, con questo comando:</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un asso</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>un 2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>un 3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>un 4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>un 5</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>un 6</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>un 7</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>un 8</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>un 9</translation>
    </message>
    <message>
        <source>a 10</source>
        <translation>un 10</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>un fante</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>un fante</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>un cavallo</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>una donna</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un re</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>4 cards</comment>
        <translation>%1 in tutto</translation>
    </message>
    <message>
        <source>It brings home %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>Porta a casa %1.</translation>
    </message>
    <message>
        <source>The next best, %1, is about as good.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>La seconda scelta, %1, vale quasi altrettanto.</translation>
    </message>
    <message>
        <source>The next best, %1, is far worse.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>La seconda scelta, %1, è molto peggio.</translation>
    </message>
    <message>
        <source>The next best, %1, would be worse by %2 points a round.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>La seconda scelta, %1, sarebbe peggiore di %2 punti a smazzata.</translation>
    </message>
    <message>
        <source>The next best, %1, would cost %2 points a round.</source>
        <comment>%1: laying the 7</comment>
        <translation>La seconda scelta, %1, costerebbe %2 punti a smazzata.</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>within a sentence; a card</comment>
        <translation>calare %1</translation>
    </message>
    <message>
        <source>taking %1 %2</source>
        <comment>within a sentence; cards; with which card</comment>
        <translation>prendere %1 %2</translation>
    </message>
    <message>
        <source>declaring three of a kind</source>
        <comment>within a sentence</comment>
        <translation>accusare un tris</translation>
    </message>
    <message>
        <source>declaring less than ten</source>
        <comment>within a sentence</comment>
        <translation>accusare meno di dieci</translation>
    </message>
    <message>
        <source>declaring less than ten with the wild 7 as %1</source>
        <comment>within a sentence; a number</comment>
        <translation>accusare meno di dieci con la matta come %1</translation>
    </message>
    <message>
        <source>the settebello</source>
        <comment>within a sentence</comment>
        <translation>il settebello</translation>
    </message>
    <message>
        <source>the re bello</source>
        <comment>within a sentence: the king of coins</comment>
        <translation>il re bello</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>cards; 3 points</comment>
        <translation>%1 per %2</translation>
    </message>
    <message>
        <source>%1 for the napola</source>
        <comment>cards</comment>
        <translation>%1 per la napola</translation>
    </message>
    <message>
        <source>%1 for the piccola</source>
        <comment>cards</comment>
        <translation>%1 per la piccola</translation>
    </message>
    <message>
        <source>%1 for the grande</source>
        <comment>cards</comment>
        <translation>%1 per la grande</translation>
    </message>
    <message>
        <source>%1 in aces and figures</source>
        <comment>2 points</comment>
        <translation>%1 fra assi e figure</translation>
    </message>
    <message>
        <source>%1 for the primiera</source>
        <comment>cards</comment>
        <translation>%1 per la primiera</translation>
    </message>
    <message>
        <source>a card %1</source>
        <comment>%1 is: of coins</comment>
        <translation>una carta %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 cards; of coins</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is nothing to choose: it is the only play.</source>
        <translation>Non c’è da scegliere: è l’unica giocata.</translation>
    </message>
    <message>
        <source>Here all plays are about equally good.</source>
        <translation>Qui tutte le giocate più o meno si equivalgono.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Vince subito la partita.</translation>
    </message>
    <message>
        <source>It sweeps the table for a point.</source>
        <translation>Fa scopa: un punto.</translation>
    </message>
    <message>
        <source>Another play would sweep the table, and a scopa counts against you.</source>
        <translation>Un’altra giocata farebbe scopa, e qui una scopa va a tuo danno.</translation>
    </message>
    <message>
        <source>It takes nothing, so nothing counts against you.</source>
        <translation>Non prende niente, e così niente va a tuo danno.</translation>
    </message>
    <message>
        <source>It is the card of your hand that is worth least.</source>
        <translation>È la carta della tua mano che vale meno.</translation>
    </message>
    <message>
        <source>Over all the ways in which the hidden cards may lie, it does best.</source>
        <translation>Per come possono stare le carte coperte, è quella che rende di più.</translation>
    </message>
    <message>
        <source>The next best would leave the settebello to %1.</source>
        <comment>a player</comment>
        <translation>La seconda scelta lascerebbe a %1 il settebello.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to take the settebello.</source>
        <translation>La seconda scelta darebbe a %1 una probabilità di prendere il settebello pari a %2%.</translation>
    </message>
    <message>
        <source>The next best would let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>La seconda scelta lascerebbe a %1 la scopa.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to sweep the table.</source>
        <translation>La seconda scelta darebbe a %1 una probabilità di fare scopa pari a %2%.</translation>
    </message>
    <message>
        <source>Your play left the settebello to %1.</source>
        <comment>a player</comment>
        <translation>La tua giocata ha lasciato a %1 il settebello.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to take the settebello.</source>
        <translation>La tua giocata ha dato a %1 una probabilità di prendere il settebello pari a %2%.</translation>
    </message>
    <message>
        <source>Your play let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>La tua giocata ha lasciato a %1 la scopa.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to sweep the table.</source>
        <translation>La tua giocata ha dato a %1 una probabilità di fare scopa pari a %2%.</translation>
    </message>
    <message>
        <source>Nobody can take %1: the other three of its rank are gone.</source>
        <translation>Nessuno può prendere %1: le altre tre carte di quel valore sono già uscite.</translation>
    </message>
    <message>
        <source>You keep %1, which can take it back.</source>
        <comment>a card</comment>
        <translation>Tieni %1, per riprendere la carta che cali.</translation>
    </message>
    <message>
        <source>Next time %1 could take %2.</source>
        <comment>a card; cards</comment>
        <translation>Alla prossima, %1 potrebbe prendere %2.</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand.</source>
        <comment>a card</comment>
        <translation>Ti lascia in mano %1.</translation>
    </message>
    <message>
        <source>It gets rid of %1.</source>
        <comment>a card</comment>
        <translation>Ti fa buttare %1.</translation>
    </message>
    <message>
        <source>It makes fifteen.</source>
        <translation>Fa quindici.</translation>
    </message>
    <message>
        <source>It makes fifteen: %1.</source>
        <comment>a sum</comment>
        <translation>Fa quindici: %1.</translation>
    </message>
    <message>
        <source>It scores %1 at once.</source>
        <comment>3 points</comment>
        <translation>Dà subito %1.</translation>
    </message>
    <message>
        <source>Nobody takes after you, so what is left over comes to you: %1.</source>
        <comment>2 cards</comment>
        <translation>Dopo di te non prende più nessuno, e quel che avanza va a te: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table: %1.</source>
        <comment>4 cards</comment>
        <translation>L’asso piglia tutto: %1.</translation>
    </message>
    <message>
        <source>You have to take something, and nothing takes less than this: %1.</source>
        <comment>2 cards</comment>
        <translation>Devi prendere qualcosa, e niente prende meno di così: %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on the table, which no card can sweep.</source>
        <translation>Lascia %1 in tavola, e nessuna carta può fare scopa.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and the last one is gone.</source>
        <comment>a 7</comment>
        <translation>Solo %1 potrebbe fare scopa con quel che lascia, e non ce ne sono più.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps what it leaves.</source>
        <translation>Nessun altro può avere in mano una carta che faccia scopa con quel che lascia.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and nobody else can hold one.</source>
        <comment>a 7</comment>
        <translation>Solo %1 potrebbe fare scopa con quel che lascia, e nessun altro può averne in mano.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Oggi, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Ieri, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game; how it is seated</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>livelli misti</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>names; their level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <comment>%1 is a date</comment>
        <translation>Carte del giorno, %1</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Stesse carte</translation>
    </message>
    <message>
        <source>From another match</source>
        <translation>Da un’altra partita</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Carte del giorno</translation>
    </message>
    <message>
        <source>Computer in your seat</source>
        <translation>Il computer al tuo posto</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Da un file</translation>
    </message>
    <message>
        <source>“%1”: </source>
        <comment>before what is told of a match</comment>
        <translation>“%1”: </translation>
    </message>
    <message>
        <source>%1, %2 against %3, %4, %5</source>
        <comment>when, game, opponents, outcome, score</comment>
        <translation>%1, %2 contro %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many of 2,150 matches</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Hai eliminato %1.</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>La partita è tornata.</translation>
    </message>
    <message>
        <source>%1 are there again.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Tornate: %1.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Hai aggiunto %1.</translation>
    </message>
    <message>
        <source>%1 already there.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Già nello storico: %1.</translation>
    </message>
    <message>
        <source>%1 more files cannot be opened.</source>
        <comment>a number</comment>
        <translation>Altri %1 file non si possono aprire.</translation>
    </message>
    <message>
        <source>The match is written to %1.</source>
        <translation>La partita è salvata in %1.</translation>
    </message>
    <message>
        <source>%1 are written to %2.</source>
        <comment>2 matches; a folder</comment>
        <translation>Salvate in %2: %1.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Prendere</translation>
    </message>
    <message>
        <source>Sweeping the table</source>
        <translation>Fare scopa</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contare</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Dare le carte</translation>
    </message>
    <message>
        <source>Ending a round and a match</source>
        <translation>Finire smazzata e partita</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>Che cosa prende una carta</translation>
    </message>
    <message>
        <source>When a card could take this or that</source>
        <translation>Quando una carta può prendere in più modi</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>Chi può prendere deve prendere</translation>
    </message>
    <message>
        <source>How many cards at once</source>
        <translation>Quante carte in una volta</translation>
    </message>
    <message>
        <source>What an ace takes</source>
        <translation>Che cosa prende un asso</translation>
    </message>
    <message>
        <source>No ace sweeps on the first play</source>
        <translation>Alla prima giocata l’asso non fa scopa</translation>
    </message>
    <message>
        <source>An equal card goes before a sum</source>
        <translation>La carta uguale prima della somma</translation>
    </message>
    <message>
        <source>How long the wild 7 keeps its value</source>
        <translation>Quanto dura il valore della matta</translation>
    </message>
    <message>
        <source>Sweeps score</source>
        <translation>Le scope valgono</translation>
    </message>
    <message>
        <source>The last card of the round may sweep</source>
        <translation>L’ultima carta della smazzata può fare scopa</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores too</source>
        <translation>Vale anche la scopa d’asso</translation>
    </message>
    <message>
        <source>Ponino: sweeps twice over</source>
        <translation>Ponino: scope doppie</translation>
    </message>
    <message>
        <source>A point for most cards</source>
        <translation>Un punto a chi ha più carte</translation>
    </message>
    <message>
        <source>A point for most cards %1</source>
        <translation>Un punto a chi ha più carte %1</translation>
    </message>
    <message>
        <source>A point for the settebello</source>
        <translation>Un punto per il settebello</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Un punto per la primiera</translation>
    </message>
    <message>
        <source>What a 6 is worth in the primiera</source>
        <translation>Quanto vale il 6 nella primiera</translation>
    </message>
    <message>
        <source>A suit that is missing from the primiera</source>
        <translation>Quando manca un seme nella primiera</translation>
    </message>
    <message>
        <source>Re bello: a point for %5</source>
        <translation>Re bello: un punto per %5</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on</source>
        <translation>Napola: asso, 2, 3 %1 e oltre</translation>
    </message>
    <message>
        <source>The most that a napola scores</source>
        <translation>Quanto vale al massimo una napola</translation>
    </message>
    <message>
        <source>Points for the sevens</source>
        <translation>Punti per i sette</translation>
    </message>
    <message>
        <source>Barmila: a point for most sevens</source>
        <translation>Barmila: un punto a chi ha più sette</translation>
    </message>
    <message>
        <source>A point for each ace and figure</source>
        <translation>Un punto per ogni asso e figura</translation>
    </message>
    <message>
        <source>Trente: ace, 2 and 3 %1</source>
        <translation>Trente: asso, 2 e 3 %1</translation>
    </message>
    <message>
        <source>The most that a piccola scores</source>
        <translation>Quanto vale al massimo una piccola</translation>
    </message>
    <message>
        <source>Deal again if three kings lie there</source>
        <translation>Con tre re in tavola si ridanno le carte</translation>
    </message>
    <message>
        <source>If two aces lie there at the start</source>
        <translation>Con due assi fra le prime carte</translation>
    </message>
    <message>
        <source>If the opening cards make 15 or 30</source>
        <translation>Se le prime carte fanno 15 o 30</translation>
    </message>
    <message>
        <source>Cards left when the round ends</source>
        <translation>Carte rimaste a fine smazzata</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Punti da raggiungere</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Vince chi ha meno punti</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match</source>
        <translation>Le dieci carte %1 vincono la partita</translation>
    </message>
    <message>
        <source>Level at the end: %5 decides</source>
        <translation>Pari alla fine: decide %5</translation>
    </message>
    <message>
        <source>By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8.</source>
        <translation>Per valore un 7 prende un 7, o un 3 e un 4; a quindici prende un 8.</translation>
    </message>
    <message>
        <source>A 6 could take 2 and 4, or ace, 2 and 3.</source>
        <translation>Un 6 potrebbe prendere 2 e 4, oppure asso, 2 e 3.</translation>
    </message>
    <message>
        <source>You may still play another card that takes nothing.</source>
        <translation>Puoi sempre giocare un’altra carta, che non prende niente.</translation>
    </message>
    <message>
        <source>Longer sums stay where they are.</source>
        <translation>Le somme più lunghe restano dove sono.</translation>
    </message>
    <message>
        <source>It may be a card like any other, or clear the table.</source>
        <translation>Può essere una carta come le altre, o ripulire il tavolo.</translation>
    </message>
    <message>
        <source>Whoever begins the round takes only an ace with an ace.</source>
        <translation>Chi apre la smazzata con un asso prende solo un asso.</translation>
    </message>
    <message>
        <source>Cards that make fifteen may be taken all the same.</source>
        <translation>Le carte che fanno quindici si possono prendere lo stesso.</translation>
    </message>
    <message>
        <source>You say what %3 counts when you declare.</source>
        <translation>Quando accusi, dici tu quanto vale %3.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table scores a point.</source>
        <translation>Chi prende tutto quello che c’è in tavola segna un punto.</translation>
    </message>
    <message>
        <source>Else it takes the cards, but scores nothing for it.</source>
        <translation>Altrimenti prende le carte, ma non segna niente.</translation>
    </message>
    <message>
        <source>When it takes the whole table by its power.</source>
        <translation>Quando piglia tutto il tavolo con il suo potere.</translation>
    </message>
    <message>
        <source>Whoever takes the %2 of every suit scores the round&apos;s sweeps once more.</source>
        <translation>Chi prende ogni %2 del mazzo segna due volte le scope della smazzata.</translation>
    </message>
    <message>
        <source>To whoever took more cards than anybody else.</source>
        <translation>A chi ha preso più carte di tutti.</translation>
    </message>
    <message>
        <source>To whoever took more of them than anybody else.</source>
        <translation>A chi ne ha prese più di tutti.</translation>
    </message>
    <message>
        <source>To whoever took %4.</source>
        <translation>A chi ha preso %4.</translation>
    </message>
    <message>
        <source>To the best card of each suit, added up; sevens are worth most.</source>
        <translation>Alla carta migliore di ogni seme, sommate; i sette valgono di più.</translation>
    </message>
    <message>
        <source>A 7 is worth 21, an ace 16.</source>
        <translation>Un 7 vale 21, un asso 16.</translation>
    </message>
    <message>
        <source>For whoever took no card of some suit.</source>
        <translation>Per chi non ha preso carte di un seme.</translation>
    </message>
    <message>
        <source>To whoever took it, just like the settebello.</source>
        <translation>A chi l’ha preso, come per il settebello.</translation>
    </message>
    <message>
        <source>A point for each card of the row, as far as it goes without a gap.</source>
        <translation>Un punto per ogni carta della sequenza, finché non si interrompe.</translation>
    </message>
    <message>
        <source>However long the row of cards is.</source>
        <translation>Per quanto lunga sia la sequenza.</translation>
    </message>
    <message>
        <source>A point for most sevens, and another for all four.</source>
        <translation>Un punto a chi ha più sette, un altro a chi li ha tutti.</translation>
    </message>
    <message>
        <source>If the sevens are level, most sixes decide.</source>
        <translation>Se i sette sono pari, decidono i sei.</translation>
    </message>
    <message>
        <source>Sixteen points lie in every round.</source>
        <translation>In ogni smazzata ci sono sedici punti.</translation>
    </message>
    <message>
        <source>They score 1, 2 and 3; whoever has all three wins the match.</source>
        <translation>Valgono 1, 2 e 3; chi li ha tutti e tre vince la partita.</translation>
    </message>
    <message>
        <source>For ace, 2, 3 %1 and those that follow.</source>
        <translation>Per asso, 2, 3 %1 e le carte che seguono.</translation>
    </message>
    <message>
        <source>With them on the table nobody could sweep it.</source>
        <translation>Con quelli in tavola nessuno potrebbe fare scopa.</translation>
    </message>
    <message>
        <source>They would stop every other ace.</source>
        <translation>Fermerebbero ogni altro asso.</translation>
    </message>
    <message>
        <source>The dealer may take them: one sweep for 15, two for 30.</source>
        <translation>Il mazziere può prenderle: una scopa per 15, due per 30.</translation>
    </message>
    <message>
        <source>They count as taken, but never as a sweep.</source>
        <translation>Contano come prese, ma mai come scopa.</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody gets there.</source>
        <translation>La partita finisce dopo la smazzata in cui qualcuno ci arriva.</translation>
    </message>
    <message>
        <source>Upside down: the match ends as always, but you want few points.</source>
        <translation>Alla rovescia: la partita finisce come sempre, ma conviene avere pochi punti.</translation>
    </message>
    <message>
        <source>At once, whatever the score is.</source>
        <translation>Subito, quale che sia il punteggio.</translation>
    </message>
    <message>
        <source>Else one more round is played.</source>
        <translation>Altrimenti si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>So play Scopa and nearly all its kin.</source>
        <translation>Così la scopa e quasi tutti i suoi parenti.</translation>
    </message>
    <message>
        <source>So play Quindici in Italy and Escoba in Spain.</source>
        <translation>Così il quindici in Italia e l’escoba in Spagna.</translation>
    </message>
    <message>
        <source>So plays Genoa.</source>
        <translation>Così a Genova.</translation>
    </message>
    <message>
        <source>So play online tables, and this program by the book.</source>
        <translation>Così ai tavoli in rete, e in questo programma da regolamento.</translation>
    </message>
    <message>
        <source>So play most tables in Italy, and Tunis.</source>
        <translation>Così a quasi tutti i tavoli in Italia, e a Tunisi.</translation>
    </message>
    <message>
        <source>So play Spain and Genoa.</source>
        <translation>Così in Spagna e a Genova.</translation>
    </message>
    <message>
        <source>So plays nearly everybody.</source>
        <translation>Così fanno quasi tutti.</translation>
    </message>
    <message>
        <source>So play some Spanish tables.</source>
        <translation>Così a certi tavoli spagnoli.</translation>
    </message>
    <message>
        <source>Some online tables offer it.</source>
        <translation>Certi tavoli in rete lo permettono.</translation>
    </message>
    <message>
        <source>The simple Asso piglia tutto.</source>
        <translation>L’asso piglia tutto semplice.</translation>
    </message>
    <message>
        <source>The traditional Asso piglia tutto, and Genoa.</source>
        <translation>L’asso piglia tutto tradizionale, e Genova.</translation>
    </message>
    <message>
        <source>So say some Italian books.</source>
        <translation>Così dicono alcuni libri italiani.</translation>
    </message>
    <message>
        <source>In Genoa the choice is free.</source>
        <translation>A Genova la scelta è libera.</translation>
    </message>
    <message>
        <source>So play online tables.</source>
        <translation>Così ai tavoli in rete.</translation>
    </message>
    <message>
        <source>So play tables in Genoa.</source>
        <translation>Così a certi tavoli di Genova.</translation>
    </message>
    <message>
        <source>Some play the ten-card Scopone so.</source>
        <translation>Così alcuni giocano lo scopone a dieci carte.</translation>
    </message>
    <message>
        <source>So plays Asso piglia tutto.</source>
        <translation>Così l’asso piglia tutto.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi, as the federation has it, says no.</source>
        <translation>La scopa d’assi della federazione dice di no.</translation>
    </message>
    <message>
        <source>Many Spanish tables leave it out.</source>
        <translation>Molti tavoli spagnoli la tralasciano.</translation>
    </message>
    <message>
        <source>So say nearly all books.</source>
        <translation>Così dicono quasi tutti i libri.</translation>
    </message>
    <message>
        <source>So say the help pages of some online tables.</source>
        <translation>Così dicono le guide di certi tavoli in rete.</translation>
    </message>
    <message>
        <source>So play many tables in Italy.</source>
        <translation>Così a molti tavoli in Italia.</translation>
    </message>
    <message>
        <source>So say some books: four suits beat three.</source>
        <translation>Così dicono alcuni libri: quattro semi battono tre.</translation>
    </message>
    <message>
        <source>Some tables stop at 6.</source>
        <translation>Certi tavoli si fermano a 6.</translation>
    </message>
    <message>
        <source>So play most tables in Genoa.</source>
        <translation>Così a quasi tutti i tavoli di Genova.</translation>
    </message>
    <message>
        <source>Some books go on to 7.</source>
        <translation>Alcuni libri vanno fino a 7.</translation>
    </message>
    <message>
        <source>So plays Spain.</source>
        <translation>Così in Spagna.</translation>
    </message>
    <message>
        <source>So plays Tunis, in place of the primiera.</source>
        <translation>Così a Tunisi, al posto della primiera.</translation>
    </message>
    <message>
        <source>Games of fifteen do not need it.</source>
        <translation>Nei giochi da quindici non serve.</translation>
    </message>
    <message>
        <source>So plays Genoa, with %3 as any card.</source>
        <translation>Così a Genova, dove %3 vale come si vuole.</translation>
    </message>
    <message>
        <source>So play many Spanish tables.</source>
        <translation>Così a molti tavoli spagnoli.</translation>
    </message>
    <message>
        <source>Some call it the Napoleone.</source>
        <translation>Alcuni la chiamano Napoleone.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>By fifteen</source>
        <translation>A quindici</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Entrambi</translation>
    </message>
    <message>
        <source>Like any card</source>
        <translation>Come ogni carta</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Tutto il tavolo</translation>
    </message>
    <message>
        <source>All, if no ace is there</source>
        <translation>Tutto, se non c’è un asso</translation>
    </message>
    <message>
        <source>It is not wild</source>
        <translation>Non fa da matta</translation>
    </message>
    <message>
        <source>Until you play it</source>
        <translation>Finché non la giochi</translation>
    </message>
    <message>
        <source>Until it is taken</source>
        <translation>Finché non è presa</translation>
    </message>
    <message>
        <source>Only to declare</source>
        <translation>Solo per accusare</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Most, and all</source>
        <translation>Maggioranza, e tutti</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Si gioca</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Si ridanno</translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Restano</translation>
    </message>
    <message>
        <source>The dealer takes them</source>
        <translation>Le prende il mazziere</translation>
    </message>
    <message>
        <source>Not while an ace is a card like any other.</source>
        <translation>Non finché l’asso è una carta come le altre.</translation>
    </message>
    <message>
        <source>Not while sweeps do not score.</source>
        <translation>Non finché le scope non valgono.</translation>
    </message>
    <message>
        <source>Not while the primiera does not score.</source>
        <translation>Non finché la primiera non vale.</translation>
    </message>
    <message>
        <source>Not while napola is not played.</source>
        <translation>Non finché non si gioca la napola.</translation>
    </message>
    <message>
        <source>Not here: the table is empty at the start.</source>
        <translation>Qui no: il tavolo all’inizio è vuoto.</translation>
    </message>
    <message>
        <source>Not here: the piccola counts these cards.</source>
        <translation>Qui no: queste carte le conta la piccola.</translation>
    </message>
    <message>
        <source>It is so in this game: that is the cappotto.</source>
        <translation>In questo gioco è così: è il cappotto.</translation>
    </message>
    <message>
        <source>Something has to score, and nothing else does.</source>
        <translation>Qualcosa deve valere, e altro non vale.</translation>
    </message>
    <message>
        <source>Where each ace and figure scores, any number of cards is taken.</source>
        <translation>Dove valgono assi e figure, si prende qualsiasi numero di carte.</translation>
    </message>
    <message>
        <source>Scopone de Trente is always played to 21.</source>
        <translation>Lo Scopone de Trente si gioca sempre a 21.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Da regolamento</translation>
    </message>
    <message>
        <source>This game as the program plays it.</source>
        <translation>Questo gioco come lo gioca il programma.</translation>
    </message>
    <message>
        <source>Italian table</source>
        <translation>Tavolo italiano</translation>
    </message>
    <message>
        <source>A single card first, all four suits for the primiera.</source>
        <translation>Prima la carta singola, quattro semi per la primiera.</translation>
    </message>
    <message>
        <source>Online tables</source>
        <translation>Tavoli in rete</translation>
    </message>
    <message>
        <source>Fewest cards, leftovers to whoever took last.</source>
        <translation>Meno carte possibile, quelle rimaste a chi ha preso per ultimo.</translation>
    </message>
    <message>
        <source>%1: %2 that nobody wants.</source>
        <comment>cards; one point</comment>
        <translation>%1: %2 di troppo.</translation>
    </message>
    <message>
        <source>%1 grows: %2 more.</source>
        <comment>napola; one point</comment>
        <translation>%1 cresce: %2 in più.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>cards or a category; one point</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The %1 of every suit: scope count twice.</source>
        <comment>%1 is: knight</comment>
        <translation>Ogni %1 del mazzo: le scope valgono doppio.</translation>
    </message>
    <message>
        <source>An ace takes the whole table.</source>
        <translation>L’asso piglia tutto.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, and it is no scopa.</source>
        <translation>L’asso piglia tutto, ma non è scopa.</translation>
    </message>
    <message>
        <source>On the first play of a round an ace takes only an ace.</source>
        <translation>Alla prima giocata della smazzata l’asso prende solo un asso.</translation>
    </message>
    <message>
        <source>Three sevens: the barmila is safe.</source>
        <translation>Tre sette: la barmila è sicura.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Vince chi ha meno punti.</translation>
    </message>
    <message>
        <source>One point that nobody wants.</source>
        <translation>Un punto di troppo.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many aces lay on the first table.</source>
        <translation>Si sono ridate le carte: troppi assi fra le prime carte in tavola.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many kings lay on the first table.</source>
        <translation>Si sono ridate le carte: troppi re fra le prime carte in tavola.</translation>
    </message>
    <message>
        <source>Cappotto!</source>
        <translation>Cappotto!</translation>
    </message>
    <message>
        <source>Trente!</source>
        <translation>Trente!</translation>
    </message>
    <message>
        <source>Napoleone!</source>
        <translation>Napoleone!</translation>
    </message>
    <message>
        <source>Won!</source>
        <comment>a match that is won at once</comment>
        <translation>Vinta!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a word that is called out</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>La tua mano è scoperta</translation>
    </message>
    <message>
        <source>Partner  ·  %1</source>
        <comment>%1 is a computer player&apos;s level</comment>
        <translation>Con te  ·  %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>grade of a play</comment>
        <translation>Ottima</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>grade of a play</comment>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>grade of a play</comment>
        <translation>Imprecisa</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>grade of a play</comment>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Non c’era niente di meglio.</translation>
    </message>
    <message>
        <source>Everything depended on it.</source>
        <translation>Dipendeva tutto da qui.</translation>
    </message>
    <message>
        <source>It was worse by %1 points a round.</source>
        <translation>Era peggiore di %1 punti a smazzata.</translation>
    </message>
    <message>
        <source>It cost %1 points a round.</source>
        <translation>È costata %1 punti a smazzata.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a play cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Round %1, play %2</source>
        <translation>Smazzata %1, giocata %2</translation>
    </message>
    <message>
        <source>%1. %2 Not judged yet.</source>
        <comment>a decision; a play</comment>
        <translation>%1. %2 Non ancora giudicata.</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>a decision; a play; a grade</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <translation>È costata %1 punti.</translation>
    </message>
    <message>
        <source>Hardly anything could have been played better.</source>
        <translation>Meglio di così non si poteva quasi giocare.</translation>
    </message>
    <message>
        <source>Well played: only a few points were given away.</source>
        <translation>Ben giocata: solo pochi punti regalati.</translation>
    </message>
    <message>
        <source>Soundly played, with some points given away.</source>
        <translation>Gioco solido, con qualche punto regalato.</translation>
    </message>
    <message>
        <source>A good deal was given away: the mistakes are worth a look.</source>
        <translation>Hai regalato parecchio: gli errori meritano un’occhiata.</translation>
    </message>
    <message>
        <source>A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: the accuracy is their mean.</source>
        <translation>Una giocata che non costa niente vale 100, una che costa un quarto di punto 50, mezzo punto 25: la precisione è la media.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share, such as 41 %</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Going through decision %1 of %2 …</source>
        <translation>Analisi della decisione %1 di %2…</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Fermata dopo %1 decisioni su %2.</translation>
    </message>
    <message>
        <source>The teacher does not answer. %1 of %2 decisions are judged.</source>
        <translation>Il maestro non risponde. Decisioni giudicate: %1 su %2.</translation>
    </message>
    <message>
        <source>Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4.</source>
        <translation>Le tue probabilità di vincere hanno toccato il massimo nella smazzata %1, con %2, e il minimo nella smazzata %3, con %4.</translation>
    </message>
    <message>
        <source>The play that lost most of it was in round %1: %2.</source>
        <translation>La giocata costata di più è stata nella smazzata %1: %2.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Misti</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Insidioso</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Diabolico</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Un po’ di tutto</translation>
    </message>
    <message>
        <source>The best play is in sight</source>
        <translation>La giocata migliore si vede</translation>
    </message>
    <message>
        <source>First sight misleads</source>
        <translation>La prima impressione inganna</translation>
    </message>
    <message>
        <source>Medium opponents miss it</source>
        <translation>A livello Medio non la trovano</translation>
    </message>
    <message>
        <source>It takes a long look</source>
        <translation>Bisogna pensarci a lungo</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>solved at the first try; tried</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <comment>puzzles</comment>
        <translation>Ancora nessun tentativo.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <comment>puzzles</comment>
        <translation>%1 su %2 risolti al primo colpo.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a difficulty; what it means; how many were solved</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Your longest row: %1.</source>
        <comment>puzzles solved one after the other</comment>
        <translation>La tua serie più lunga: %1.</translation>
    </message>
    <message>
        <source>%1. Deal %2, play %3.</source>
        <comment>a difficulty; numbers</comment>
        <translation>%1. Mescolata %2, giocata %3.</translation>
    </message>
    <message>
        <source>Which play gives away least?</source>
        <comment>where the lowest score wins</comment>
        <translation>Quale giocata regala meno?</translation>
    </message>
    <message>
        <source>Which play is best?</source>
        <translation>Qual è la giocata migliore?</translation>
    </message>
    <message>
        <source>Hint: think of what you leave on the table, and who may take it.</source>
        <translation>Consiglio: pensa a quel che lasci in tavola, e a chi può prenderlo.</translation>
    </message>
    <message>
        <source>Hint: think of your next turn. Which card will you need then?</source>
        <translation>Consiglio: pensa al tuo prossimo turno. Quale carta ti servirà?</translation>
    </message>
    <message>
        <source>Hint: here it is better to take as little as you can.</source>
        <translation>Consiglio: qui conviene prendere il meno possibile.</translation>
    </message>
    <message>
        <source>Hint: the end is near. Who comes by what is left over?</source>
        <translation>Consiglio: la fine è vicina. A chi vanno le carte rimaste?</translation>
    </message>
    <message>
        <source>Hint: can the table be swept?</source>
        <translation>Consiglio: si può fare scopa?</translation>
    </message>
    <message>
        <source>Hint: count what is gone. What may the others still hold?</source>
        <translation>Consiglio: conta le carte uscite. Che cosa possono avere ancora gli altri?</translation>
    </message>
    <message>
        <source>Hint: not every card that can be taken is worth the same. Which ones score?</source>
        <translation>Consiglio: non tutte le carte da prendere valgono uguale. Quali danno punti?</translation>
    </message>
    <message>
        <source>Hint: look at everything that you could take, and what it scores.</source>
        <translation>Consiglio: guarda tutto quel che potresti prendere, e che punti dà.</translation>
    </message>
    <message>
        <source>Hint: play %1.</source>
        <comment>a card</comment>
        <translation>Consiglio: gioca %1.</translation>
    </message>
    <message>
        <source>%1: everything depends on it.</source>
        <comment>grade of a play</comment>
        <translation>%1: dipende tutto da qui.</translation>
    </message>
    <message>
        <source>%1: it is worse by %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: è peggiore di %2 punti a smazzata.</translation>
    </message>
    <message>
        <source>%1: it costs %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: costa %2 punti a smazzata.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who has taken; which cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The solution</source>
        <comment>of a puzzle</comment>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>Yes, at the first try!</source>
        <translation>Sì, al primo colpo!</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Sì, è la giocata migliore.</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>Cerco un problema…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <comment>for puzzles</comment>
        <translation>La ricerca è stata fermata.</translation>
    </message>
    <message>
        <source>No puzzle can be made just now: the teacher does not answer.</source>
        <translation>Ora non si può preparare un problema: il maestro non risponde.</translation>
    </message>
    <message>
        <source>The computer plays one deal after the other until it meets such a position. The harder it is to be, the longer that takes.</source>
        <translation>Il computer gioca una smazzata dopo l’altra finché non trova una posizione così. Più deve essere difficile, più ci vuole.</translation>
    </message>
    <message>
        <source>Yes, that is about as good as the best.</source>
        <translation>Sì, vale più o meno quanto la migliore.</translation>
    </message>
    <message>
        <source>Not quite: there is something better.</source>
        <translation>Non proprio: c’è di meglio.</translation>
    </message>
    <message>
        <source>No, that gives something away.</source>
        <translation>No, così regali qualcosa.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards</comment>
        <translation>Nella tua mano: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>In tavola: %1.</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two scores: 6 to 4</comment>
        <translation> a </translation>
    </message>
    <message>
        <source>Score %1, cards taken %2, %3.</source>
        <comment>6 to 4; 12 to 8; 18 left</comment>
        <translation>Punteggio %1, carte prese %2, %3.</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2.</source>
        <comment>6 to 4; 12 to 8</comment>
        <translation>Punteggio %1, carte prese %2.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player; cards</comment>
        <translation>%1 mostra %2.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>a day; the number of a round</comment>
        <translation>%1, smazzata %2</translation>
    </message>
    <message>
        <source>%1, %2: found.</source>
        <comment>a game; when</comment>
        <translation>%1, %2: trovata.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a game; when; a grade</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Nothing is left: you have found the better play everywhere.</source>
        <translation>Non resta niente: hai trovato dappertutto la giocata migliore.</translation>
    </message>
    <message>
        <source>Everything depends on it.</source>
        <translation>Da qui dipende tutto.</translation>
    </message>
    <message>
        <source>On average it is worse by %1 points a round.</source>
        <translation>In media è peggiore di %1 punti a smazzata.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Le prese</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>L’accuso</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>I punti di una smazzata</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Set, but without effect in this game</source>
        <translation>Impostato, ma senza effetto in questo gioco</translation>
    </message>
    <message>
        <source>When every hand is empty, each player gets %1 more: %2 deals make a round.</source>
        <translation>Quando tutte le mani sono vuote, ognuno ne riceve %1: una smazzata ha %2 mani.</translation>
    </message>
    <message>
        <source>Nothing more is laid on the table from the stock.</source>
        <translation>Dal tallone non si mettono altre carte in tavola.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer; after each round the next player deals. The player after the dealer begins, and turns go counter-clockwise.</source>
        <translation>Il primo mazziere è scelto dal caso; dopo ogni smazzata dà le carte il giocatore seguente. Comincia chi viene dopo il mazziere, e si gioca in senso antiorario.</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Due giocatori, ognuno per sé.</translation>
    </message>
    <message>
        <source>%1, each for themselves.</source>
        <comment>three players</comment>
        <translation>%1, ognuno per sé.</translation>
    </message>
    <message>
        <source>Partners sit between their rivals; what they take and score counts together.</source>
        <translation>I compagni siedono fra gli avversari; prese e punti della squadra si contano insieme.</translation>
    </message>
    <message>
        <source>Six players in three teams of two.</source>
        <translation>Sei giocatori in tre squadre da due.</translation>
    </message>
    <message>
        <source>Six players in two teams of three.</source>
        <translation>Sei giocatori in due squadre da tre.</translation>
    </message>
    <message>
        <source>Four players in two teams of two.</source>
        <translation>Quattro giocatori in due squadre da due.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; the table is empty, so the first card is laid.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Ognuno riceve %1; il tavolo è vuoto, perciò la prima carta si cala.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; %2 lie face up on the table.</source>
        <comment>3 cards; 4 cards</comment>
        <translation>Ognuno riceve %1; in tavola si scoprono %2.</translation>
    </message>
    <message>
        <source>If two or more of the opening cards are aces, the same dealer shuffles and deals again.</source>
        <translation>Se due o più delle prime carte in tavola sono assi, lo stesso mazziere rimescola e ridà le carte.</translation>
    </message>
    <message>
        <source>Three or four tens among the opening cards change nothing.</source>
        <translation>Tre o quattro dieci fra le prime carte in tavola non cambiano niente.</translation>
    </message>
    <message>
        <source>Three or four kings among the opening cards change nothing.</source>
        <translation>Tre o quattro re fra le prime carte in tavola non cambiano niente.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are tens, the same dealer shuffles and deals again.</source>
        <translation>Se tre o quattro delle prime carte in tavola sono dieci, lo stesso mazziere rimescola e ridà le carte.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are kings, the same dealer shuffles and deals again.</source>
        <translation>Se tre o quattro delle prime carte in tavola sono re, lo stesso mazziere rimescola e ridà le carte.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, two sweeps. The next player faces an empty table.</source>
        <translation>Se le prime carte in tavola fanno 15, il mazziere le prende subito e segna una scopa; se fanno 30, due scope. Chi segue trova il tavolo vuoto.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty table.</source>
        <translation>Se le prime carte in tavola fanno 15 o 30, il mazziere le prende subito. Chi segue trova il tavolo vuoto.</translation>
    </message>
    <message>
        <source>Among them %1 may count as any value from 1 to 10.</source>
        <comment>the 7 of cups</comment>
        <translation>Fra queste %1 può valere da 1 a 10.</translation>
    </message>
    <message>
        <source>This goes before a new deal.</source>
        <translation>Questo viene prima di ridare le carte.</translation>
    </message>
    <message>
        <source>Every card counts what it shows, an ace 1.</source>
        <translation>Ogni carta vale quel che mostra, l’asso 1.</translation>
    </message>
    <message>
        <source>An ace counts 1, and the cards from 2 to 7 count what they show.</source>
        <translation>L’asso vale 1, e le carte da 2 a 7 valgono quel che mostrano.</translation>
    </message>
    <message>
        <source>The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.</source>
        <translation>Le figure: %1, con il 10 stampato, vale 8; %2, con l’11, vale 9; %3, con il 12, vale 10.</translation>
    </message>
    <message>
        <source>The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.</source>
        <comment>jack, queen, king; J, Q, K</comment>
        <translation>Le figure valgono: %1 (%4) 8, %2 (%5) 9, %3 (%6) 10.</translation>
    </message>
    <message>
        <source>The %1 counts 8, the %2 9, the %3 10.</source>
        <comment>jack, knight, king</comment>
        <translation>Le figure valgono: %1 8, %2 9, %3 10.</translation>
    </message>
    <message>
        <source>In turn each player plays one card from the hand.</source>
        <translation>A turno ogni giocatore gioca una carta della sua mano.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it.</source>
        <translation>Prende una carta dello stesso valore, o più carte che sommate fanno quel valore.</translation>
    </message>
    <message>
        <source>It takes one card or several that make exactly fifteen together with it. Equal cards do not take each other.</source>
        <translation>Prende una o più carte che insieme a lei fanno esattamente quindici. Carte uguali non si prendono.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it, or one or several that make exactly fifteen together with it. That is one capture, never two at once.</source>
        <translation>Prende una carta dello stesso valore, o più carte che sommate lo fanno, oppure una o più carte che insieme a lei fanno esattamente quindici. È una presa sola, mai due insieme.</translation>
    </message>
    <message>
        <source>If the played card can take something, it must; but any card may be played. A card that takes nothing stays on the table.</source>
        <translation>Se la carta giocata può prendere, deve prendere; ma si può giocare qualsiasi carta. Una carta che non prende niente resta in tavola.</translation>
    </message>
    <message>
        <source>A card that can take something may be laid instead. A card that takes nothing stays on the table.</source>
        <translation>Una carta che può prendere si può anche calare senza presa. Una carta che non prende niente resta in tavola.</translation>
    </message>
    <message>
        <source>If it can take in several ways, only those with the fewest cards are allowed; among these the player chooses.</source>
        <translation>Se può prendere in più modi, valgono solo quelli con meno carte; fra questi sceglie il giocatore.</translation>
    </message>
    <message>
        <source>If it can take a single card, it may not take several instead; otherwise the player chooses freely.</source>
        <translation>Se può prendere una carta sola, non può prenderne di più al suo posto; altrimenti il giocatore sceglie liberamente.</translation>
    </message>
    <message>
        <source>If it can take in several ways, the player chooses freely.</source>
        <translation>Se può prendere in più modi, il giocatore sceglie liberamente.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken; a fifteen still may.</source>
        <translation>Se c’è una carta uguale, non si possono prendere carte che sommate la fanno; un quindici invece sì.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken instead.</source>
        <translation>Se c’è una carta uguale, non si possono prendere al suo posto carte che sommate la fanno.</translation>
    </message>
    <message>
        <source>No card may take more than two cards.</source>
        <translation>Nessuna carta può prenderne più di due.</translation>
    </message>
    <message>
        <source>No card may take more than two cards. An ace that would have to take more is laid on the table.</source>
        <translation>Nessuna carta può prenderne più di due. Un asso che dovrebbe prenderne di più si cala in tavola.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table, aces too. On an empty table it is laid.</source>
        <translation>L’asso piglia tutte le carte in tavola, anche gli assi. A tavolo vuoto si cala.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty table it is laid.</source>
        <translation>L’asso piglia tutte le carte in tavola. Se fra queste c’è un asso, prende solo un asso. A tavolo vuoto si cala.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it. On an empty table it is laid.</source>
        <translation>L’asso piglia tutte le carte in tavola. Se fra queste c’è un asso, prende solo un asso, o carte che con lui fanno quindici. A tavolo vuoto si cala.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it, aces among them too. On an empty table it is laid.</source>
        <translation>L’asso piglia tutte le carte in tavola. Se fra queste c’è un asso, prende solo un asso, o carte che con lui fanno quindici, anche assi. A tavolo vuoto si cala.</translation>
    </message>
    <message>
        <source>With the first card of a round an ace takes just one ace, or is laid.</source>
        <translation>Come prima carta della smazzata l’asso prende solo un asso, o si cala.</translation>
    </message>
    <message>
        <source>An ace has its power from the first card of a round on.</source>
        <translation>L’asso ha il suo potere fin dalla prima carta della smazzata.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to the dealer.</source>
        <translation>Dopo l’ultima carta della smazzata, quel che resta in tavola va al mazziere.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to whoever took last.</source>
        <translation>Dopo l’ultima carta della smazzata, quel che resta in tavola va a chi ha preso per ultimo.</translation>
    </message>
    <message>
        <source>That is never a sweep.</source>
        <translation>Non è mai scopa.</translation>
    </message>
    <message>
        <source>If nobody took anything in the round, it goes to nobody.</source>
        <translation>Se nella smazzata nessuno ha preso, non va a nessuno.</translation>
    </message>
    <message>
        <source>Before playing the first of three fresh cards, in every deal, a player may declare them: less than ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.</source>
        <translation>Prima di giocare la prima di tre carte appena ricevute, in ogni mano, si può accusare: meno di dieci in tutto vale 3 punti, un tris 10. Chi ha tutti e due segna 10.</translation>
    </message>
    <message>
        <source>Nobody has to declare. Whoever does plays on with the hand face up.</source>
        <translation>Nessuno è obbligato ad accusare. Chi lo fa continua con la mano scoperta.</translation>
    </message>
    <message>
        <source>%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must come to 8 at most, and the player picks its value. Undeclared it is a 7.</source>
        <translation>%1 nell’accuso fa da matta. Per il tris le altre due carte devono essere uguali; per meno di dieci devono fare al massimo 8, e il valore lo sceglie il giocatore. Senza accuso è un 7.</translation>
    </message>
    <message>
        <source>For the points it is always a 7.</source>
        <translation>Per i punti è sempre un 7.</translation>
    </message>
    <message>
        <source>It keeps that value until its holder plays it; lying on the table it is a 7 again.</source>
        <translation>Tiene quel valore finché chi ce l’ha non la gioca; in tavola è di nuovo un 7.</translation>
    </message>
    <message>
        <source>It keeps that value when it is played, and on the table until it is taken.</source>
        <translation>Tiene quel valore quando si gioca, e in tavola finché non è presa.</translation>
    </message>
    <message>
        <source>When it is played it is a 7 like any other.</source>
        <translation>Quando si gioca è un 7 come gli altri.</translation>
    </message>
    <message>
        <source>Taking every card from the table scores nothing.</source>
        <translation>Prendere tutte le carte in tavola non vale niente.</translation>
    </message>
    <message>
        <source>%1: whoever takes every card from the table scores a point.</source>
        <comment>what is called out</comment>
        <translation>%1: chi prende tutte le carte in tavola segna un punto.</translation>
    </message>
    <message>
        <source>The very last card of the round may sweep for a point too.</source>
        <translation>Anche l’ultimissima carta della smazzata può fare scopa e valere un punto.</translation>
    </message>
    <message>
        <source>The very last card of the round takes what it can, but scores no sweep.</source>
        <translation>L’ultimissima carta della smazzata prende quel che può, ma non fa scopa.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power sweeps it too.</source>
        <translation>Anche l’asso che piglia tutto con il suo potere fa scopa.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power scores no sweep.</source>
        <translation>L’asso che piglia tutto con il suo potere non fa scopa.</translation>
    </message>
    <message>
        <source>%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <comment>ponino; knight</comment>
        <translation>%1: chi prende ogni %2 del mazzo segna una seconda volta le sue scope della smazzata.</translation>
    </message>
    <message>
        <source>Where the most or the best scores, nobody does if the best are level.</source>
        <translation>Dove vince chi ha di più o di meglio, in caso di parità nessuno segna.</translation>
    </message>
    <message>
        <source>Nothing else scores.</source>
        <translation>Altro non vale.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards.</source>
        <comment>a category</comment>
        <translation>%1: un punto a chi ha più carte.</translation>
    </message>
    <message>
        <source>%1: a point for more than 20 of the 40 cards.</source>
        <comment>a category</comment>
        <translation>%1: un punto a chi ha più di 20 carte su 40.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: un punto a chi ha più carte %2.</translation>
    </message>
    <message>
        <source>%1: a point for more than 5 of the 10 cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: un punto a chi ha più di 5 delle 10 carte %2.</translation>
    </message>
    <message>
        <source>%1: a point for whoever takes %2.</source>
        <comment>a category; the 7 of coins</comment>
        <translation>%1: un punto a chi prende %2.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: ogni parte somma la sua carta migliore di ogni seme: 21 per un 7, %2 per un 6, 16 per un asso, 15 per un 5, 14 per un 4, 13 per un 3, 12 per un 2 e 10 per un 8, 9 o 10. La somma più alta segna un punto.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: ogni parte somma la sua carta migliore di ogni seme: 21 per un 7, %2 per un 6, 16 per un asso, 15 per un 5, 14 per un 4, 13 per un 3, 12 per un 2 e 10 per una figura. La somma più alta segna un punto.</translation>
    </message>
    <message>
        <source>A suit of which a side has no card adds nothing to that sum.</source>
        <translation>Un seme di cui non si hanno carte non aggiunge niente alla somma.</translation>
    </message>
    <message>
        <source>A side without a card of every suit cannot win that point.</source>
        <translation>Chi non ha una carta di ogni seme non può vincere quel punto.</translation>
    </message>
    <message>
        <source>A side with more suits goes before one with fewer, whatever the sums.</source>
        <translation>Chi ha più semi passa davanti a chi ne ha meno, quali che siano le somme.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens, and one more for all four.</source>
        <comment>a category</comment>
        <translation>%1: un punto a chi ha più sette, e un altro a chi li ha tutti e quattro.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for nobody.</source>
        <comment>a category</comment>
        <translation>%1: un punto a chi ha più sette; se sono pari, a chi ha più sei; se sono pari anche quelli, a nessuno.</translation>
    </message>
    <message>
        <source>%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.</source>
        <comment>a category; of coins</comment>
        <translation>%1: l’asso %2 vale 1 punto, il 2 ne vale 2 e il 3 ne vale 3.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap.</source>
        <comment>a category; of coins</comment>
        <translation>%1: chi ha asso, 2 e 3 %2 segna 3 punti, e uno in più per ogni carta che segue senza interruzioni.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points.</source>
        <comment>a category; of coins</comment>
        <translation>%1: chi ha asso, 2 e 3 %2 segna 3 punti.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, %3 at the most.</source>
        <comment>a category; of coins; 6</comment>
        <translation>%1: chi ha asso, 2 e 3 %2 segna 3 punti, e uno in più per ogni carta che segue senza interruzioni, al massimo %3.</translation>
    </message>
    <message>
        <source>%1: each ace, %2, %3 and %4 scores a point, 16 in all.</source>
        <comment>frac; jack, knight, king</comment>
        <translation>%1: ogni asso, %2, %3 e %4 vale un punto, 16 in tutto.</translation>
    </message>
    <message>
        <source>%1: a side with the %3, %4 and %5 %2 scores 5 points.</source>
        <comment>grande; of coins; jack ...</comment>
        <translation>%1: chi ha %3, %4 e %5 %2 segna 5 punti.</translation>
    </message>
    <message>
        <source>%1: the points that a side declared in the round.</source>
        <comment>a category</comment>
        <translation>%1: i punti accusati nella smazzata.</translation>
    </message>
    <message>
        <source>The match is played to %1: when a side has that many points after a round, it ends.</source>
        <translation>La partita si gioca a %1: quando a fine smazzata qualcuno ci arriva, finisce.</translation>
    </message>
    <message>
        <source>The side with the lowest score wins, however far it is behind.</source>
        <translation>Vince chi ha meno punti, per quanto indietro sia.</translation>
    </message>
    <message>
        <source>The side with the highest score wins, even if several have reached it.</source>
        <translation>Vince chi ha più punti, anche se ci è arrivato più d’uno.</translation>
    </message>
    <message>
        <source>If the lowest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Se i punteggi più bassi sono pari, vince fra loro chi in quella smazzata ha preso %1; se non l’ha preso nessuno di loro, si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>If the highest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Se i punteggi più alti sono pari, vince fra loro chi in quella smazzata ha preso %1; se non l’ha preso nessuno di loro, si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>If the lowest are level, another round is played.</source>
        <translation>Se i punteggi più bassi sono pari, si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>If the highest are level, another round is played.</source>
        <translation>Se i punteggi più alti sono pari, si gioca un’altra smazzata.</translation>
    </message>
    <message>
        <source>A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.</source>
        <translation>Chi in una smazzata ha preso asso, 2 e 3 %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Cappotto: chi in una smazzata ha preso tutte e dieci le carte %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>Napoleone: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Napoleone: chi in una smazzata ha preso tutte e dieci le carte %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>That ends the round with that card and beats any score; what still lies on the table goes to nobody.</source>
        <translation>La smazzata finisce con quella carta, e nessun punteggio conta più; quel che resta in tavola non va a nessuno.</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Il Ponino</source>
        <translation>Il Ponino</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lezione %1 di %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Finished.</source>
        <translation>Lezione %1: %2. Finita.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lezione %1: %2</translation>
    </message>
    <message>
        <source>That was the whole course: you can sit down at any table now. Good luck!</source>
        <translation>Il corso è finito: ora puoi sederti a qualsiasi tavolo. In bocca al lupo!</translation>
    </message>
    <message>
        <source>That was the last lesson. Those without a tick in the row above are still to come.</source>
        <translation>Era l’ultima lezione. Quelle senza segno di spunta, nella fila qui sopra, ti aspettano ancora.</translation>
    </message>
    <message>
        <source>Lesson finished.</source>
        <translation>Lezione finita.</translation>
    </message>
    <message>
        <source>That one takes nothing here: it would only be laid. Try again.</source>
        <translation>Qui quella non prende niente: si potrebbe solo calare. Riprova.</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>Una carta prende la sua uguale</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Ti diamo il benvenuto! A scopa si gioca con quaranta carte: quattro semi, ognuno con l’asso, i numeri dal 2 al 7, %1, %2 e %3. Quattro carte sono in tavola, tre nella tua mano, in basso. %4 ti siede di fronte e ne ha altre tre. Premi Invio, o fai clic su Avanti.</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Ti diamo il benvenuto! A scopa si gioca con quaranta carte: quattro semi, ognuno con l’asso e dal 2 al 10. Quattro carte sono in tavola, tre nella tua mano, in basso. %4 ti siede di fronte e ne ha altre tre. Premi Invio, o fai clic su Avanti.</translation>
    </message>
    <message>
        <source>In your turn you play one card. A card takes a card of the same value from the table. Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.</source>
        <translation>Quando tocca a te, giochi una carta. Una carta prende dal tavolo una carta dello stesso valore. Gioca %1: prende %2. Fai clic, o raggiungila con le frecce e premi Invio.</translation>
    </message>
    <message>
        <source>Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for you at the end of the round.</source>
        <translation>Ottimo! Tutti e due i sette sono ora nel tuo mazzetto, in basso a destra. Quel che sta lì vale per te alla fine della smazzata.</translation>
    </message>
    <message>
        <source>That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. Press H to be shown which card it is.</source>
        <translation>Quella carta in tavola non trova la sua uguale e non prenderebbe niente. Gioca %1: prende l’altro 7. Premi H e ti si mostra qual è.</translation>
    </message>
    <message>
        <source>%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes nothing is laid on the table, where anybody may take it. Lay %3.</source>
        <translation>%1 ha preso un 4 con un 4. Hai %2 e %3, e nessuna delle due trova la sua uguale. Una carta che non prende si cala in tavola, e da lì chiunque può prenderla. Cala %3.</translation>
    </message>
    <message>
        <source>Right. It lies on the table now: whoever holds an equal card may take it.</source>
        <translation>Giusto. Ora è in tavola: chi ne ha una uguale può prenderla.</translation>
    </message>
    <message>
        <source>You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.</source>
        <translation>Potresti, ma le carte %1 conviene tenerle, come vedrai. Cala invece %2.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Carte nuove. L’asso vale 1, poi %1 8, %2 9, %3 10. Solo una delle tue tre carte ha la sua uguale in tavola. Quale? Giocala.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, all others what they show. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Carte nuove. L’asso vale 1, tutte le altre quel che mostrano. Solo una delle tue tre carte ha la sua uguale in tavola. Quale? Giocala.</translation>
    </message>
    <message>
        <source>Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal.</source>
        <translation>Sì: %1 prende %2. Ora sai la prima regola della scopa: una carta prende la sua uguale.</translation>
    </message>
    <message>
        <source>Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of yours is of the same value?</source>
        <translation>La sua uguale non c’è, perciò non prenderebbe niente. Guarda %1 in tavola: quale delle tue carte ha lo stesso valore?</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.</source>
        <translation>Una carta prende anche più carte che insieme fanno il suo valore. %1 e %2 fanno 7: prendile tutte e due %3.</translation>
    </message>
    <message>
        <source>Three cards for your pile at one stroke: the two you took and your own 7.</source>
        <translation>Tre carte nel mazzetto in un colpo solo: le due prese e il tuo 7.</translation>
    </message>
    <message>
        <source>No cards on the table add up to that one. But 3 and 4 make 7: play %1.</source>
        <translation>In tavola nessuna somma fa quella carta. Ma 3 e 4 fanno 7: gioca %1.</translation>
    </message>
    <message>
        <source>%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press its number. Cards %2 count at the end, so take the set that has one.</source>
        <translation>%1 vale 8: può prendere 5 e 3, oppure 6 e 2. Il tavolo ti chiede quali: fai clic su un gruppo, o premi il suo numero. Le carte %2 contano alla fine, quindi prendi il gruppo che ne ha una.</translation>
    </message>
    <message>
        <source>Right: %1 is yours. Where there is a choice, look for cards %2.</source>
        <translation>Giusto: hai preso %1. Quando si può scegliere, cerca le carte %2.</translation>
    </message>
    <message>
        <source>The rules allow it, and it is two cards as well. But %1 counts for more: take it.</source>
        <translation>Le regole lo permettono, e sono due carte anche queste. Ma %1 vale di più: prendi quella.</translation>
    </message>
    <message>
        <source>5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it and leaves the sum alone. Play it and see.</source>
        <translation>5 e 4 fanno 9. Ma una carta sola dello stesso valore viene prima: se c’è %1, %2 deve prendere quella carta e lascia stare la somma. Gioca e vedrai.</translation>
    </message>
    <message>
        <source>The game did not even ask: the equal card was taken, 5 and 4 stay.</source>
        <translation>Il gioco non ha nemmeno chiesto: ha preso la carta uguale, 5 e 4 restano.</translation>
    </message>
    <message>
        <source>Now you: each of your cards takes something. Add up what lies there, and play the card that takes most cards.</source>
        <translation>Ora tocca a te: ognuna delle tue carte prende qualcosa. Somma quel che c’è, e gioca la carta che prende più carte.</translation>
    </message>
    <message>
        <source>1 and 2 and 6 make 9: four cards for your pile. Well counted!</source>
        <translation>1 e 2 e 6 fanno 9: quattro carte nel mazzetto. Bel conto!</translation>
    </message>
    <message>
        <source>That takes two cards. Another one takes three: add up 1, 2 and 6.</source>
        <translation>Quella prende due carte. Un’altra ne prende tre: somma 1, 2 e 6.</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. That is a scopa, which means broom. Sweep the table!</source>
        <translation>%1 ha lasciato %2 e %3. Chi prende tutto quel che c’è in tavola segna subito un punto: è la scopa. Spazza il tavolo!</translation>
    </message>
    <message>
        <source>Scopa! The card lies face up across your pile, so that everybody sees the point.</source>
        <translation>Scopa! La carta resta scoperta, di traverso nel mazzetto, così tutti vedono il punto.</translation>
    </message>
    <message>
        <source>That would sweep nothing. An ace and a 3 make 4: play %1.</source>
        <translation>Così non fai scopa. Un asso e un 3 fanno 4: gioca %1.</translation>
    </message>
    <message>
        <source>On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. You know what to do.</source>
        <translation>A tavolo vuoto si può solo calare, e chi segue può fare scopa. A %1 è toccato calare %2. Sai che cosa fare.</translation>
    </message>
    <message>
        <source>Two scope in a row! Nobody likes to play on an empty table.</source>
        <translation>Due scope di fila! A nessuno piace giocare a tavolo vuoto.</translation>
    </message>
    <message>
        <source>That leaves a point lying there. Your %1 sweeps the table.</source>
        <translation>Così lasci un punto lì in tavola. Con il tuo %1 fai scopa.</translation>
    </message>
    <message>
        <source>All three of your cards take something, but only one of them sweeps the table. Find it.</source>
        <translation>Tutte e tre le tue carte prendono qualcosa, ma una sola fa scopa. Trovala.</translation>
    </message>
    <message>
        <source>Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores one.</source>
        <translation>Scopa! Di meglio c’è ben poco. Solo l’ultimissima carta della smazzata non fa mai scopa.</translation>
    </message>
    <message>
        <source>That takes one card and leaves the other. Which of yours takes 5 and 2 together?</source>
        <translation>Quella prende una carta e lascia l’altra. Quale delle tue prende insieme 5 e 2?</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>Contare i punti</translation>
    </message>
    <message>
        <source>When all forty cards are played, the piles are counted. One point goes to the side with more cards. So, other things being equal: take many. Which card takes most?</source>
        <translation>Giocate tutte e quaranta le carte, si contano i mazzetti. Un punto va a chi ha più carte. Quindi, a parità del resto, prendine tante. Quale carta ne prende di più?</translation>
    </message>
    <message>
        <source>Four cards. Whoever has 21 or more has the point for cards.</source>
        <translation>Quattro carte. Chi ne ha 21 o più fa il punto delle carte.</translation>
    </message>
    <message>
        <source>It takes something, but not most. 4 and 3 and 2 together make a card that you hold.</source>
        <translation>Prende qualcosa, ma non il massimo. 4 e 3 e 2 insieme fanno una carta che hai in mano.</translation>
    </message>
    <message>
        <source>Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 or the other. Take the better one.</source>
        <translation>Un altro punto va a chi ha più carte %1: sei su dieci bastano. %2 può prendere un 6 o l’altro. Prendi il migliore.</translation>
    </message>
    <message>
        <source>Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well.</source>
        <translation>Sì. Altrove un 6 vale l’altro, ma %1 conta anche fra le tue carte %2.</translation>
    </message>
    <message>
        <source>You may, but then %1 stays for somebody else. Take that one.</source>
        <translation>Si può, ma allora %1 resta per un altro. Prendi quella carta.</translation>
    </message>
    <message>
        <source>A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?</source>
        <translation>Una domanda: a fine smazzata hai cinque carte %1, e %2 pure. A chi va il punto?</translation>
    </message>
    <message>
        <source>Right: where both have the same, nobody scores.</source>
        <translation>Giusto: a parità, nessuno segna.</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>A tutti e due</translation>
    </message>
    <message>
        <source>No: the point is for whoever has more, and nobody has.</source>
        <translation>No: il punto va a chi ne ha di più, e nessuno ne ha di più.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>A nessuno</translation>
    </message>
    <message>
        <source>Who has more cards</source>
        <translation>A chi ha più carte</translation>
    </message>
    <message>
        <source>No: each point is counted by itself. Five is not more than five.</source>
        <translation>No: ogni punto si conta da sé. Cinque non è più di cinque.</translation>
    </message>
    <message>
        <source>Two more points are for %1 and for the primiera: both have lessons of their own. Here a round ends: play your last card. What is left on the table goes to whoever took last.</source>
        <translation>Altri due punti sono per %1 e per la primiera: ognuno ha la sua lezione. Qui finisce una smazzata: gioca la tua ultima carta. Quel che resta in tavola va a chi ha preso per ultimo.</translation>
    </message>
    <message>
        <source>That is the count: every point with the cards that made it. A match goes on, round after round, until somebody has 11 points.</source>
        <translation>Ecco il conto: ogni punto con le carte che l’hanno fatto. La partita va avanti, smazzata dopo smazzata, finché qualcuno non arriva a 11 punti.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>La primiera</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which of these three helps most?</source>
        <translation>Per la primiera si prende la carta migliore di ogni seme e si sommano, con valori tutti loro: il 7 vale 21, il 6 18, l’asso 16, il 5 15, il 4 14, il 3 13, il 2 12, e ogni figura 10. Quale di queste tre aiuta di più?</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. Which of these three helps most?</source>
        <translation>Per la primiera si prende la carta migliore di ogni seme e si sommano, con valori tutti loro: il 7 vale 21, il 6 18, l’asso 16, il 5 15, il 4 14, il 3 13, il 2 12, mentre 8, 9 e 10 valgono 10. Quale di queste tre aiuta di più?</translation>
    </message>
    <message>
        <source>Right: sevens are best, then sixes, then aces.</source>
        <translation>Giusto: meglio di tutti i sette, poi i sei, poi gli assi.</translation>
    </message>
    <message>
        <source>High cards count least in the primiera: no more than 10. Which counts 21?</source>
        <translation>Le carte alte nella primiera contano meno di tutte: solo 10. Quale vale 21?</translation>
    </message>
    <message>
        <source>An ace is good, it counts 16. One is better still.</source>
        <translation>L’asso è buono, vale 16. Ce n’è una ancora migliore.</translation>
    </message>
    <message>
        <source>%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?</source>
        <translation>%1 vale 9: può prendere 7 e 2, oppure 5 e 4. Che cosa è meglio per la tua primiera?</translation>
    </message>
    <message>
        <source>%1 is your best card %2 now, and nobody can have a better one there.</source>
        <translation>%1 è ora la tua carta migliore %2, e lì nessuno può averne una più alta.</translation>
    </message>
    <message>
        <source>5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.</source>
        <translation>5 e 4 contano 15 e 14, un 7 conta 21. Prendi il gruppo con il 7.</translation>
    </message>
    <message>
        <source>Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. Who gets the point?</source>
        <translation>Metti che una smazzata finisca così: le tue carte migliori sono %1, %2, %3 e %4. %5 ha %6, %7, %8 e %9. A chi va il punto?</translation>
    </message>
    <message>
        <source>21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of which a side has no card at all adds nothing.</source>
        <translation>21 e 21 e 18 e 16 fanno 76; 21 e 21 e 10 e 10 fanno 62. Il punto è tuo. Un seme di cui non si ha nessuna carta non aggiunge niente.</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>A me</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.</source>
        <translation>Due sette a testa. Ma il tuo 6 e il tuo asso contano 18 e 16, le figure solo 10 l’una.</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each.</source>
        <translation>Due sette a testa. Ma il tuo 6 e il tuo asso contano 18 e 16, l’8 e il 10 solo 10 l’uno.</translation>
    </message>
    <message>
        <source>The sevens are level, the other two cards are not: add them up.</source>
        <translation>I sette sono pari, le altre due carte no: sommale.</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>Il settebello</translation>
    </message>
    <message>
        <source>%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it counts among the cards %2 and in the primiera too. Take it!</source>
        <translation>%1 ha un nome: settebello. Chi lo prende fa un punto solo per questo, e conta anche fra le carte %2 e nella primiera. Prendilo!</translation>
    </message>
    <message>
        <source>The settebello is yours, and with it one point is certain.</source>
        <translation>Il settebello è tuo, e con lui un punto sicuro.</translation>
    </message>
    <message>
        <source>That is a 7 as well, but the wrong one: %1 is worth a point.</source>
        <translation>È un 7 anche quello, ma quello sbagliato: %1 vale un punto.</translation>
    </message>
    <message>
        <source>Now you hold the settebello yourself, and none of your cards takes anything. One of them has to be laid. Choose well.</source>
        <translation>Adesso il settebello l’hai in mano tu, e nessuna delle tue carte prende niente. Una la devi calare. Scegli bene.</translation>
    </message>
    <message>
        <source>Right: the settebello waits in your hand until it can take something.</source>
        <translation>Giusto: il settebello aspetta in mano finché non potrà prendere qualcosa.</translation>
    </message>
    <message>
        <source>See what comes of it: %1 has a 7, and your point is gone. Keep the settebello.</source>
        <translation>Ecco che cosa succede: %1 ha un 7, e addio punto. Il settebello tienilo.</translation>
    </message>
    <message>
        <source>3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?</source>
        <translation>In tavola ci sono 3 e 4, e hai due sette. Li prenderebbero tutti e due. Con quale prendi?</translation>
    </message>
    <message>
        <source>Yes: the card that takes goes into your pile too. The settebello is safe.</source>
        <translation>Sì: anche la carta che prende va nel mazzetto. Il settebello è al sicuro.</translation>
    </message>
    <message>
        <source>It takes the same. But then the settebello is still in your hand, and you may have to lay it one day. Bring it home now.</source>
        <translation>Prende lo stesso. Ma così il settebello ti resta in mano, e un giorno potresti doverlo calare. Portalo a casa adesso.</translation>
    </message>
    <message>
        <source>What not to leave</source>
        <translation>Che cosa non lasciare</translation>
    </message>
    <message>
        <source>Now think of the next player. If all that lies on the table comes to ten or less, one card may sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?</source>
        <translation>Ora pensa a chi gioca dopo. Se tutto quel che c’è in tavola fa dieci o meno, una carta sola può fare scopa. %1 è lì, e devi calare. Quale carta non lascia scopa?</translation>
    </message>
    <message>
        <source>6 and 9 are 15, and no card counts 15. More than ten is safe.</source>
        <translation>6 e 9 fanno 15, e nessuna carta vale 15. Sopra il dieci si sta tranquilli.</translation>
    </message>
    <message>
        <source>6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 e 2 fanno 8, e %1 aveva %2: scopa. Lascia in tavola più di dieci.</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 e 4 fanno 10, e %1 aveva %2: scopa. Lascia in tavola più di dieci.</translation>
    </message>
    <message>
        <source>All three of your cards take something this time. Take so that more than ten stays on the table.</source>
        <translation>Stavolta tutte e tre le tue carte prendono qualcosa. Prendi in modo che in tavola resti più di dieci.</translation>
    </message>
    <message>
        <source>9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.</source>
        <translation>Restano 9 e 2: 11, e nessuno può fare scopa. Presa piccola, ma sicura.</translation>
    </message>
    <message>
        <source>That left 2 and 3, and %1 had a 5: scopa for her. Leave more.</source>
        <translation>Così restavano 2 e 3, e %1 aveva un 5: scopa. Lascia di più.</translation>
    </message>
    <message>
        <source>That left one card alone, and %1 had its equal: scopa for her. Leave more.</source>
        <translation>Così restava una carta sola, e %1 aveva la sua uguale: scopa. Lascia di più.</translation>
    </message>
    <message>
        <source>%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of your cards has the fewest equals left?</source>
        <translation>%1 ha appena fatto scopa: ora devi calare, e solo una carta uguale può farne un’altra. Di quale delle tue carte ne restano meno in giro?</translation>
    </message>
    <message>
        <source>You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it back.</source>
        <translation>Hai due sei, quindi in giro ne restano solo due. E se nessuno lo prende, lo riprendi tu con l’altro 6.</translation>
    </message>
    <message>
        <source>Three other twos are about, and %1 had one: scopa for her. Of another value you hold two yourself, so only two are about. Lay one of these.</source>
        <translation>In giro ci sono altri tre due, e %1 ne aveva uno: scopa. Di un altro valore ne hai due tu, quindi in giro ne restano solo due. Cala una di quelle carte.</translation>
    </message>
    <message>
        <source>Counting cards</source>
        <translation>Contare le carte</translation>
    </message>
    <message>
        <source>There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, two by you. %2 lies there. With which card do you leave nothing that can still be swept?</source>
        <translation>Di ogni valore ci sono quattro carte. Quelle che valgono 10 sono uscite tutte: due le ha prese %1, due le hai prese tu. %2 è in tavola. Con quale carta non lasci nessuna scopa possibile?</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.</source>
        <translation>6 e 4 fanno 10, e di carte da 10 non ce ne sono più. Chi conta può lasciare anche quel che sembra un rischio.</translation>
    </message>
    <message>
        <source>6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 e 3 fanno 9: di carte da 9 ne restano due, e %1 ne aveva una. Quale somma non si può più prendere?</translation>
    </message>
    <message>
        <source>6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 e 2 fanno 8: di carte da 8 non ne è uscita ancora nessuna, e %1 ne aveva una. Quale somma non si può più prendere?</translation>
    </message>
    <message>
        <source>Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many can %1 have?</source>
        <translation>I sette sono i primi da contare. Metti che due siano già nei mazzetti, e che uno l’abbia tu. Quanti può averne %1?</translation>
    </message>
    <message>
        <source>Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.</source>
        <translation>Giusto: al massimo uno. Se non si è ancora visto, è nell’altra mano o ancora nel tallone.</translation>
    </message>
    <message>
        <source>There are four in all, and you know of three.</source>
        <translation>In tutto sono quattro, e di tre sai già dove sono.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>Al massimo uno</translation>
    </message>
    <message>
        <source>Your own 7 counts too: that makes three of four.</source>
        <translation>Conta anche il tuo 7: fanno tre su quattro.</translation>
    </message>
    <message>
        <source>%1 has swept the table. Three cards that count 10 are gone, the other values are still about. Lay the card that nobody can take.</source>
        <translation>%1 ha fatto scopa. Tre carte da 10 sono uscite, gli altri valori sono ancora in giro. Cala la carta che nessuno può prendere.</translation>
    </message>
    <message>
        <source>It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, and the table counts with you.</source>
        <translation>Era l’ultima del suo valore: nessuna carta da sola può prenderla. Attiva Carte uscite, nel menu Aiuti, e il tavolo conta insieme a te.</translation>
    </message>
    <message>
        <source>Others of this value are still about: it may be swept. Of one of your cards none is left.</source>
        <translation>Di quel valore ce ne sono ancora in giro: possono farti scopa. Di una delle tue carte, invece, non ne resta più nessuna.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to you both.</source>
        <translation>Lo scopone è la scopa in quattro, due contro due. %1, di fronte, fa coppia con te: avete un mazzetto solo. Le carte si danno tutte subito, nove a testa e quattro in tavola. Prendi quel che vale di più per tutti e due.</translation>
    </message>
    <message>
        <source>The settebello, for both of you. A match of Scopone goes to 21 points.</source>
        <translation>Il settebello, per tutti e due. Una partita di scopone va ai 21 punti.</translation>
    </message>
    <message>
        <source>Look again: %1 lies there, and a 7 is in your hand.</source>
        <translation>Guarda meglio: %1 è in tavola, e in mano hai un 7.</translation>
    </message>
    <message>
        <source>Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after you. Lay a card that can hardly be swept: count what you hold.</source>
        <translation>Scopone scientifico: dieci carte a testa, e il tavolo comincia vuoto. Cominci tu, poi gioca %1. Cala una carta con cui è difficile fare scopa: conta quel che hai in mano.</translation>
    </message>
    <message>
        <source>You hold three fives: only one is left elsewhere, and it may be your partner&apos;s.</source>
        <translation>Hai tre cinque: altrove ce n’è uno solo, e magari l’ha chi gioca con te.</translation>
    </message>
    <message>
        <source>Three others of this value are in the other hands. Of which value do you hold most yourself?</source>
        <translation>Le altre tre carte di questo valore sono nelle altre mani. Di quale valore ne hai di più tu?</translation>
    </message>
    <message>
        <source>Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.</source>
        <translation>Le carte vanno a coppie: un 4 prende un 4, e alla fine l’ultima parola è di chi ha dato le carte. Chi non ha dato le carte rompe le coppie prendendo una somma: è lo spariglio. Ha dato le carte %1: spariglia.</translation>
    </message>
    <message>
        <source>3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their pairs.</source>
        <translation>Ora 3, 4 e 7 sono sparigliati: di ognuno ne manca uno, e chi ha dato le carte non può più contare sulle coppie.</translation>
    </message>
    <message>
        <source>That takes a pair and leaves all values even, as the dealers like it. Take a sum.</source>
        <translation>Così prendi una coppia e lasci tutto appaiato, come piace a chi ha dato le carte. Prendi una somma.</translation>
    </message>
    <message>
        <source>That is not the sum of 3 and 4. Take both with one card.</source>
        <translation>Non è la somma di 3 e 4. Prendili tutti e due con una carta.</translation>
    </message>
    <message>
        <source>Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and counts 8: which of your cards makes fifteen with it?</source>
        <translation>La cirulla viene da Genova. Una carta prende anche quelle con cui fa quindici. %1 è in tavola e vale 8: quale delle tue carte ci fa quindici?</translation>
    </message>
    <message>
        <source>8 and 7 are 15. Equal cards and sums are taken as in Scopa.</source>
        <translation>8 e 7 fanno 15. Carte uguali e somme si prendono come a scopa.</translation>
    </message>
    <message>
        <source>That makes no fifteen. 15 less 8 is 7.</source>
        <translation>Così non fa quindici. 15 meno 8 fa 7.</translation>
    </message>
    <message>
        <source>In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies does it take just that one. Look at your hand.</source>
        <translation>Alla cirulla l’asso piglia tutto il tavolo, ed è scopa. Solo se in tavola c’è un altro asso prende soltanto quello. Guarda le tue carte.</translation>
    </message>
    <message>
        <source>All of it with one ace: scopa!</source>
        <translation>Tutto con un asso solo: scopa!</translation>
    </message>
    <message>
        <source>There is something better: your ace takes everything.</source>
        <translation>C’è di meglio: il tuo asso piglia tutto.</translation>
    </message>
    <message>
        <source>Three cards that come to less than ten may be declared before you play: 3 points at once, and your hand lies open. Count yours, and declare.</source>
        <translation>Tre carte che fanno meno di dieci si possono accusare prima di giocare: 3 punti subito, e la tua mano resta scoperta. Conta le tue, e accusa.</translation>
    </message>
    <message>
        <source>3 points, before a single card is played.</source>
        <translation>3 punti, prima ancora di giocare una carta.</translation>
    </message>
    <message>
        <source>First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again.</source>
        <translation>Prima accusa: 1 e 3 e 4 fanno 8, e ci sono 3 punti che aspettano solo te. Riprova.</translation>
    </message>
    <message>
        <source>%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a kind, 10 points. Declare it.</source>
        <translation>%1 è la matta: nell’accuso vale come qualsiasi carta. Con i tuoi due quattro fa un tris, 10 punti. Accusalo.</translation>
    </message>
    <message>
        <source>Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.</source>
        <translation>Tre quattro con la matta: 10 punti. La cirulla va ai 51, e per strada può succedere di tutto.</translation>
    </message>
    <message>
        <source>First declare: as a 4 the matta makes three of a kind, 10 points. Try again.</source>
        <translation>Prima accusa: la matta come 4 fa un tris, 10 punti. Riprova.</translation>
    </message>
    <message>
        <source>Scopone scientifico</source>
        <translation>Scopone scientifico</translation>
    </message>
    <message>
        <source>Quindici</source>
        <translation>Quindici</translation>
    </message>
    <message>
        <source>Scopone de Trente</source>
        <translation>Scopone de Trente</translation>
    </message>
    <message>
        <source>Asso piglia tutto, always</source>
        <translation>Asso piglia tutto, sempre</translation>
    </message>
    <message>
        <source>Asso piglia tutto</source>
        <translation>Asso piglia tutto</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>A perdere</source>
        <translation>A perdere</translation>
    </message>
    <message>
        <source>Frac</source>
        <translation>Frac</translation>
    </message>
    <message>
        <source>Escoba</source>
        <translation>Escoba</translation>
    </message>
    <message>
        <source>Escoba without setenta</source>
        <translation>Escoba senza setenta</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>The classic. Four points a round, and one for every sweep.</source>
        <translation>Il classico. Quattro punti a smazzata, e uno per ogni scopa.</translation>
    </message>
    <message>
        <source>The %2 of every suit: your sweeps count twice.</source>
        <translation>Ogni %2 del mazzo: le tue scope valgono doppio.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score, and each card that follows.</source>
        <translation>Valgono asso, 2 e 3 %1, e ogni carta che segue.</translation>
    </message>
    <message>
        <source>Two pairs, nine cards each, four on the table.</source>
        <translation>Due coppie, nove carte a testa, quattro in tavola.</translation>
    </message>
    <message>
        <source>Two pairs, ten cards each, an empty table.</source>
        <translation>Due coppie, dieci carte a testa, tavolo vuoto.</translation>
    </message>
    <message>
        <source>Take what makes fifteen with your card.</source>
        <translation>Prendi quel che con la tua carta fa quindici.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %1: hold all three and win.</source>
        <translation>Asso, 2 e 3 %1: chi li ha tutti e tre vince.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, whatever lies there.</source>
        <translation>L’asso piglia tutto il tavolo, qualunque cosa ci sia.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless another ace lies there.</source>
        <translation>L’asso piglia tutto il tavolo, se non c’è un altro asso.</translation>
    </message>
    <message>
        <source>The king %1 is worth a point of its own.</source>
        <translation>Il re %1 vale un punto tutto suo.</translation>
    </message>
    <message>
        <source>Upside down: the lowest score wins.</source>
        <translation>Alla rovescia: vince chi ha meno punti.</translation>
    </message>
    <message>
        <source>Only aces and figures count, one point each.</source>
        <translation>Contano solo assi e figure, un punto ciascuno.</translation>
    </message>
    <message>
        <source>The Spanish fifteen, with a point for the sevens.</source>
        <translation>Il quindici spagnolo, con un punto per i sette.</translation>
    </message>
    <message>
        <source>The Spanish fifteen; the sevens count, the setenta does not.</source>
        <translation>Il quindici spagnolo; i sette valgono, la setenta no.</translation>
    </message>
    <message>
        <source>Genoa&apos;s game: fifteens, declarations, a wild 7 of cups.</source>
        <translation>Il gioco di Genova: quindici, accusi, e il 7 di coppe matta.</translation>
    </message>
    <message>
        <source>Tunis: single cards first, and a point for sevens.</source>
        <translation>Tunisi: prima le carte singole, e un punto per i sette.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or cards that add up to it.</source>
        <translation>Una carta prende una carta dello stesso valore, o più carte che sommate lo fanno.</translation>
    </message>
    <message>
        <source>A side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <translation>Chi prende ogni %2 del mazzo segna una seconda volta le sue scope della smazzata.</translation>
    </message>
    <message>
        <source>A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.</source>
        <translation>Chi ha asso, 2 e 3 %1 segna un punto per ciascuno, e per ogni carta che segue senza interruzioni.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table.</source>
        <translation>I compagni siedono di fronte. Si danno tutte le carte insieme: nove a testa, quattro in tavola.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid.</source>
        <translation>I compagni siedono di fronte. Si danno tutte le carte insieme, dieci a testa: la prima si deve calare.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen together with it; equal cards do not take each other.</source>
        <translation>Una carta prende le carte che con lei fanno quindici; carte uguali non si prendono.</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once.</source>
        <translation>Asso, 2 e 3 %1 valgono 1, 2 e 3. Chi li ha tutti e tre vince subito la partita.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, aces too.</source>
        <translation>L’asso piglia tutte le carte in tavola, anche gli assi.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table. If an ace lies there, or on the round&apos;s first play, it takes one ace.</source>
        <translation>L’asso piglia tutte le carte in tavola. Se c’è un asso, o alla prima giocata della smazzata, prende un asso solo.</translation>
    </message>
    <message>
        <source>Like the settebello, the king %1 scores a point for who takes it.</source>
        <translation>Come il settebello, il re %1 vale un punto per chi lo prende.</translation>
    </message>
    <message>
        <source>Points are counted as always; when somebody reaches the target, the lowest score wins.</source>
        <translation>I punti si contano come sempre; quando qualcuno arriva al traguardo, vince chi ne ha meno.</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point; sweeps and the usual four points do not count.</source>
        <translation>Ogni asso e ogni figura vale un punto; le scope e i soliti quattro punti non contano.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Most sevens score a point, all four another.</source>
        <translation>Una carta prende le carte che con lei fanno quindici. Un punto a chi ha più sette, un altro a chi li ha tutti.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Sevens score, and there is no setenta.</source>
        <translation>Una carta prende le carte che con lei fanno quindici. I sette valgono, e non c’è la setenta.</translation>
    </message>
    <message>
        <source>A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are declared; the 7 of cups is wild.</source>
        <translation>Una carta prende la sua uguale o quel che con lei fa quindici. Meno di dieci in mano, o un tris, si accusano; il 7 di coppe è la matta.</translation>
    </message>
    <message>
        <source>A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera.</source>
        <translation>La carta singola viene prima della somma. Al posto della primiera segna chi ha più sette, poi più sei.</translation>
    </message>
    <message>
        <source>A card takes an equal card, or cards that add up to it</source>
        <translation>Una carta prende la sua uguale, o carte che sommate la fanno</translation>
    </message>
    <message>
        <source>A card takes what makes fifteen with it</source>
        <translation>Una carta prende quel che con lei fa quindici</translation>
    </message>
    <message>
        <source>A card takes what equals it, or what makes fifteen with it</source>
        <translation>Una carta prende la sua uguale, o quel che con lei fa quindici</translation>
    </message>
    <message>
        <source>Fewest cards when there is a choice</source>
        <translation>Meno carte possibile, se c’è scelta</translation>
    </message>
    <message>
        <source>A single card before a sum, otherwise free choice</source>
        <translation>La carta singola prima della somma, altrimenti scelta libera</translation>
    </message>
    <message>
        <source>Free choice of what to take</source>
        <translation>Scelta libera di che cosa prendere</translation>
    </message>
    <message>
        <source>A card that can take may be laid</source>
        <translation>Una carta che può prendere si può calare</translation>
    </message>
    <message>
        <source>Any number of cards at once</source>
        <translation>Quante carte si vuole in una volta</translation>
    </message>
    <message>
        <source>Never more than two table cards at once</source>
        <translation>Mai più di due carte del tavolo in una volta</translation>
    </message>
    <message>
        <source>An ace takes like any other card</source>
        <translation>L’asso prende come ogni altra carta</translation>
    </message>
    <message>
        <source>An ace takes the whole table</source>
        <translation>L’asso piglia tutto il tavolo</translation>
    </message>
    <message>
        <source>An ace takes the whole table unless an ace lies there</source>
        <translation>L’asso piglia tutto il tavolo, se non c’è un asso</translation>
    </message>
    <message>
        <source>The first ace of a round is like any other</source>
        <translation>Il primo asso della smazzata è come gli altri</translation>
    </message>
    <message>
        <source>On the round&apos;s first play an ace takes only an ace</source>
        <translation>Alla prima giocata della smazzata l’asso prende solo un asso</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace scores</source>
        <translation>La scopa con il potere dell’asso vale</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace does not score</source>
        <translation>La scopa con il potere dell’asso non vale</translation>
    </message>
    <message>
        <source>Each sweep scores a point</source>
        <translation>Ogni scopa vale un punto</translation>
    </message>
    <message>
        <source>Sweeps do not score</source>
        <translation>Le scope non valgono</translation>
    </message>
    <message>
        <source>Most cards score a point</source>
        <translation>Un punto a chi ha più carte</translation>
    </message>
    <message>
        <source>No point for most cards</source>
        <translation>Nessun punto per le carte</translation>
    </message>
    <message>
        <source>Most cards %1 score a point</source>
        <translation>Un punto a chi ha più carte %1</translation>
    </message>
    <message>
        <source>No point for most cards %1</source>
        <translation>Nessun punto per le carte %1</translation>
    </message>
    <message>
        <source>The settebello scores a point</source>
        <translation>Il settebello vale un punto</translation>
    </message>
    <message>
        <source>No point for the settebello</source>
        <translation>Nessun punto per il settebello</translation>
    </message>
    <message>
        <source>The best primiera scores a point</source>
        <translation>La primiera migliore vale un punto</translation>
    </message>
    <message>
        <source>No point for the primiera</source>
        <translation>Nessun punto per la primiera</translation>
    </message>
    <message>
        <source>No point for a sweep with the last card</source>
        <translation>La scopa con l’ultima carta non vale</translation>
    </message>
    <message>
        <source>A sweep with the last card scores too</source>
        <translation>Vale anche la scopa con l’ultima carta</translation>
    </message>
    <message>
        <source>Leftovers go to whoever took last</source>
        <translation>Le carte rimaste vanno a chi ha preso per ultimo</translation>
    </message>
    <message>
        <source>Leftovers go to the dealer</source>
        <translation>Le carte rimaste vanno al mazziere</translation>
    </message>
    <message>
        <source>Three kings on the table: deal again</source>
        <translation>Tre re in tavola: si ridanno le carte</translation>
    </message>
    <message>
        <source>Three kings on the table: play on</source>
        <translation>Tre re in tavola: si gioca</translation>
    </message>
    <message>
        <source>Two aces on the table: play on</source>
        <translation>Due assi in tavola: si gioca</translation>
    </message>
    <message>
        <source>Two aces on the table: deal again</source>
        <translation>Due assi in tavola: si ridanno le carte</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 18</source>
        <translation>Primiera: il 6 vale 18</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 19</source>
        <translation>Primiera: il 6 vale 19</translation>
    </message>
    <message>
        <source>Primiera: a missing suit counts nothing</source>
        <translation>Primiera: il seme che manca non conta</translation>
    </message>
    <message>
        <source>Primiera: only with all four suits</source>
        <translation>Primiera: solo con tutti e quattro i semi</translation>
    </message>
    <message>
        <source>Primiera: more suits beat fewer</source>
        <translation>Primiera: più semi battono meno semi</translation>
    </message>
    <message>
        <source>No napola</source>
        <translation>Niente napola</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on score a point each</source>
        <translation>Napola: asso, 2, 3 %1 e oltre, un punto ciascuno</translation>
    </message>
    <message>
        <source>All ten cards %1 score like any napola</source>
        <translation>Tutte e dieci le carte %1 valgono come ogni napola</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match at once</source>
        <translation>Tutte e dieci le carte %1 vincono subito la partita</translation>
    </message>
    <message>
        <source>No point for the king %1</source>
        <translation>Nessun punto per il re %1</translation>
    </message>
    <message>
        <source>Re bello: the king %1 scores a point</source>
        <translation>Re bello: il re %1 vale un punto</translation>
    </message>
    <message>
        <source>No sweeps are doubled</source>
        <translation>Le scope non raddoppiano</translation>
    </message>
    <message>
        <source>Ponino: the %2 of every suit doubles the sweeps</source>
        <translation>Ponino: ogni %2 del mazzo raddoppia le scope</translation>
    </message>
    <message>
        <source>No points for ace, 2 and 3 %1</source>
        <translation>Nessun punto per asso, 2 e 3 %1</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score 1, 2, 3; all three win the match</source>
        <translation>Asso, 2, 3 %1 valgono 1, 2, 3; tutti e tre vincono la partita</translation>
    </message>
    <message>
        <source>No points for single aces and figures</source>
        <translation>Nessun punto per singoli assi e figure</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point</source>
        <translation>Ogni asso e ogni figura vale un punto</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Vince chi ha più punti</translation>
    </message>
    <message>
        <source>No point for sevens</source>
        <translation>Nessun punto per i sette</translation>
    </message>
    <message>
        <source>Most sevens score a point, all four another</source>
        <translation>Un punto a chi ha più sette, un altro a chi li ha tutti</translation>
    </message>
    <message>
        <source>No barmila</source>
        <translation>Niente barmila</translation>
    </message>
    <message>
        <source>Barmila: most sevens, then most sixes, score a point</source>
        <translation>Barmila: un punto a chi ha più sette, poi più sei</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Niente accusi</translation>
    </message>
    <message>
        <source>Declarations, piccola, grande and cappotto are played</source>
        <translation>Si gioca con accusi, piccola, grande e cappotto</translation>
    </message>
    <message>
        <source>No card is wild</source>
        <translation>Nessuna matta</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until its holder plays it</source>
        <translation>La matta tiene il suo valore finché chi ce l’ha non la gioca</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until it is taken</source>
        <translation>La matta tiene il suo valore finché non è presa</translation>
    </message>
    <message>
        <source>The wild 7 counts otherwise only in the declaration</source>
        <translation>La matta cambia valore solo nell’accuso</translation>
    </message>
    <message>
        <source>The opening table stays</source>
        <translation>Le prime carte in tavola restano</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty, wild 7 and all</source>
        <translation>Il mazziere prende un quindici o un trenta iniziale, anche con la matta</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty</source>
        <translation>Il mazziere prende un quindici o un trenta iniziale</translation>
    </message>
    <message>
        <source>An equal card leaves the sums free</source>
        <translation>La carta uguale lascia libere le somme</translation>
    </message>
    <message>
        <source>An equal card goes before the same sum</source>
        <translation>La carta uguale viene prima della stessa somma</translation>
    </message>
    <message>
        <source>Level at the target: one more round</source>
        <translation>Pari al traguardo: un’altra smazzata</translation>
    </message>
    <message>
        <source>Level at the target: the king %1 decides</source>
        <translation>Pari al traguardo: decide il re %1</translation>
    </message>
    <message>
        <source>A napola scores %1 at the most</source>
        <translation>Una napola vale al massimo %1</translation>
    </message>
    <message>
        <source>A piccola scores %1 at the most</source>
        <translation>Una piccola vale al massimo %1</translation>
    </message>
    <message>
        <source>The match is played to %1</source>
        <translation>La partita si gioca a %1</translation>
    </message>
    <message>
        <source>When there are several captures</source>
        <translation>Se ci sono più prese</translation>
    </message>
    <message>
        <source>Taking is a duty</source>
        <translation>Prendere è obbligatorio</translation>
    </message>
    <message>
        <source>Cards taken at once</source>
        <translation>Carte prese in una volta</translation>
    </message>
    <message>
        <source>Power of an ace</source>
        <translation>Potere dell’asso</translation>
    </message>
    <message>
        <source>First play: an ace takes only an ace</source>
        <translation>Prima giocata: l’asso prende solo un asso</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores</source>
        <translation>La scopa d’asso vale</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>Un punto per ogni scopa</translation>
    </message>
    <message>
        <source>A sweep with the last card scores</source>
        <translation>La scopa con l’ultima carta vale</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>Carte rimaste in tavola</translation>
    </message>
    <message>
        <source>Two aces on the table</source>
        <translation>Due assi in tavola</translation>
    </message>
    <message>
        <source>A 6 in the primiera</source>
        <translation>Il 6 nella primiera</translation>
    </message>
    <message>
        <source>A suit missing from the primiera</source>
        <translation>Un seme che manca nella primiera</translation>
    </message>
    <message>
        <source>A napola scores at the most</source>
        <translation>Una napola vale al massimo</translation>
    </message>
    <message>
        <source>Ponino</source>
        <translation>Ponino</translation>
    </message>
    <message>
        <source>Trente</source>
        <translation>Trente</translation>
    </message>
    <message>
        <source>Points for sevens</source>
        <translation>Punti per i sette</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Accusi</translation>
    </message>
    <message>
        <source>A piccola scores at the most</source>
        <translation>Una piccola vale al massimo</translation>
    </message>
    <message>
        <source>Wild 7 of cups</source>
        <translation>7 di coppe come matta</translation>
    </message>
    <message>
        <source>Opening table of fifteen or thirty</source>
        <translation>Quindici o trenta all’inizio</translation>
    </message>
    <message>
        <source>The king %1 breaks a tie</source>
        <translation>Il re %1 decide la parità</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Si gioca a</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Meno carte</translation>
    </message>
    <message>
        <source>Single cards first</source>
        <translation>Prima le singole</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Scelta libera</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Quante si vuole</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>Due al massimo</translation>
    </message>
    <message>
        <source>To whoever took last</source>
        <translation>A chi ha preso per ultimo</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>Al mazziere</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>Non conta</translation>
    </message>
    <message>
        <source>Bars the point</source>
        <translation>Toglie il punto</translation>
    </message>
    <message>
        <source>More suits win</source>
        <translation>Vincono più semi</translation>
    </message>
    <message>
        <source>teams of two</source>
        <translation>squadre da due</translation>
    </message>
    <message>
        <source>teams</source>
        <comment>how many play</comment>
        <translation>a squadre</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>due squadre da due</translation>
    </message>
    <message>
        <source>three teams of two</source>
        <translation>tre squadre da due</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>due squadre da tre</translation>
    </message>
    <message>
        <source>%1, %2, to %3.</source>
        <comment>a game; how many play; the target</comment>
        <translation>%1, %2, a %3.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The cards of this match follow from no deal number, so they cannot be dealt once more.</source>
        <translation>Le carte di questa partita non dipendono da un numero di mescolata, perciò non si possono ridare.</translation>
    </message>
    <message>
        <source>This match began in the middle of another one: play that one’s cards again instead.</source>
        <translation>Questa partita è cominciata a metà di un’altra: rigioca piuttosto le carte di quella.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this match.</source>
        <translation>Questa partita l’ha giocata solo il computer.</translation>
    </message>
    <message>
        <source>Several people played this match, so it is nobody’s seat alone that the computer could take.</source>
        <translation>Questa partita l’hanno giocata più persone, perciò non c’è un posto solo che il computer possa prendere.</translation>
    </message>
    <message>
        <source>The cards of your match of today.</source>
        <translation>Le carte della tua partita di oggi.</translation>
    </message>
    <message>
        <source>The cards of your match of yesterday.</source>
        <translation>Le carte della tua partita di ieri.</translation>
    </message>
    <message>
        <source>The cards of your match of %1.</source>
        <comment>%1 is a date</comment>
        <translation>Le carte di una tua partita, %1.</translation>
    </message>
    <message>
        <source>The deal of %1.</source>
        <comment>%1 is a date</comment>
        <translation>Le carte del giorno, %1.</translation>
    </message>
    <message>
        <source>On the same cards you won both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Con le stesse carte hai vinto due volte su due: ora %1 a %2, prima %3 a %4.</translation>
    </message>
    <message>
        <source>Better than last time: on the same cards you lost %3 to %4.</source>
        <translation>Meglio dell’ultima volta: con le stesse carte avevi perso %3 a %4.</translation>
    </message>
    <message>
        <source>Last time, on the same cards, you won %3 to %4.</source>
        <translation>L’ultima volta, con le stesse carte, avevi vinto %3 a %4.</translation>
    </message>
    <message>
        <source>On the same cards you lost both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Con le stesse carte hai perso due volte su due: ora %1 a %2, prima %3 a %4.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you won %1 to %2.</source>
        <translation>Con le stesse carte %5 avrebbe vinto %3 a %4; tu hai vinto %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you won %1 to %2.</source>
        <translation>Con le stesse carte %5 avrebbe perso %3 a %4; tu hai vinto %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you lost %1 to %2.</source>
        <translation>Con le stesse carte %5 avrebbe vinto %3 a %4; tu hai perso %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you lost %1 to %2.</source>
        <translation>Con le stesse carte %5 avrebbe perso %3 a %4; tu hai perso %1 a %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played you did better than %3 by %2.</source>
        <translation>Contando %1 in comune, hai fatto meglio di %3: %2 di vantaggio.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did better than you by %2.</source>
        <translation>Contando %1 in comune, %3 ha fatto meglio di te: %2 di vantaggio.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did as well as you.</source>
        <translation>Contando %1 in comune, %3 ha fatto bene quanto te.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better now by %2.</source>
        <translation>Contando %1 delle due partite, ora hai fatto meglio: %2 di vantaggio.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better last time by %2.</source>
        <translation>Contando %1 delle due partite, l’ultima volta avevi fatto meglio: %2 di vantaggio.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did as well as last time.</source>
        <translation>Contando %1 delle due partite, hai fatto bene quanto l’ultima volta.</translation>
    </message>
    <message>
        <source>The cards of a round are the same in both matches. How many rounds there are follows from the score, so one match may go on when the other is over.</source>
        <translation>Le carte di una smazzata sono le stesse nelle due partite. Quante smazzate ci sono dipende dal punteggio, perciò una partita può continuare quando l’altra è finita.</translation>
    </message>
    <message>
        <source>%1, %2, to %3, with players of level %4.</source>
        <comment>a game; how many play; target; level</comment>
        <translation>%1, %2, a %3, con giocatori di livello %4.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1 is a score</comment>
        <translation>In corso %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>Won %1</source>
        <comment>%1 is a score</comment>
        <translation>Vinta %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>%1 is a score</comment>
        <translation>Persa %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>so many deals of days</comment>
        <translation>Giocate: %1</translation>
    </message>
    <message>
        <source>%1 days in a row · %2 played</source>
        <translation>Giorni di fila: %1 · giocate: %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Scope</source>
        <comment>plural of scopa, a category</comment>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Piccola</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Karta</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Dinari</source>
        <translation>Dinari</translation>
    </message>
    <message>
        <source>Sab&apos;a l-hayya</source>
        <translation>Sab’a l-hayya</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <comment>a category</comment>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Cartas</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Oros</source>
        <translation>Oros</translation>
    </message>
    <message>
        <source>Siete de oros</source>
        <translation>Siete de oros</translation>
    </message>
    <message>
        <source>Sietes</source>
        <translation>Sietes</translation>
    </message>
    <message>
        <source>Cuatro sietes</source>
        <translation>Cuatro sietes</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>Escobas</source>
        <comment>a category</comment>
        <translation>Escobas</translation>
    </message>
    <message>
        <source>more than 20</source>
        <translation>più di 20</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>più carte di tutti</translation>
    </message>
    <message>
        <source>more than 5</source>
        <translation>più di 5</translation>
    </message>
    <message>
        <source>the most of the suit</source>
        <translation>più carte del seme</translation>
    </message>
    <message>
        <source>more than 5 %1</source>
        <translation>più di 5 carte %1</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>%1 is: of coins</comment>
        <translation>più carte %1</translation>
    </message>
    <message>
        <source>the %1 of every suit</source>
        <comment>%1 is: knight</comment>
        <translation>ogni %1 del mazzo</translation>
    </message>
    <message>
        <source>the best of all four suits</source>
        <translation>la migliore di tutti e quattro i semi</translation>
    </message>
    <message>
        <source>more suits, then more points</source>
        <translation>più semi, poi più punti</translation>
    </message>
    <message>
        <source>best card of each suit</source>
        <translation>la carta migliore di ogni seme</translation>
    </message>
    <message>
        <source>table swept clean</source>
        <translation>tavolo ripulito</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <translation>più sette di tutti</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>un punto in più</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>più sette, poi più sei</translation>
    </message>
    <message>
        <source>the run from the ace</source>
        <comment>what a napola asks for</comment>
        <translation>la sequenza dall’asso</translation>
    </message>
    <message>
        <source>ace, 2 and 3 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>asso, 2 e 3 %1</translation>
    </message>
    <message>
        <source>said before playing</source>
        <translation>detti prima di giocare</translation>
    </message>
    <message>
        <source>aces, 8, 9 and 10</source>
        <translation>assi, 8, 9 e 10</translation>
    </message>
    <message>
        <source>aces and figures</source>
        <translation>assi e figure</translation>
    </message>
    <message>
        <source>8, 9 and 10 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>8, 9 e 10 %1</translation>
    </message>
    <message>
        <source>the figures %1</source>
        <comment>%1 is: of coins</comment>
        <translation>le figure %1</translation>
    </message>
    <message>
        <source>%1 each: nobody scores</source>
        <translation>%1 a testa: nessun punto</translation>
    </message>
    <message>
        <source>level at %1: nobody scores</source>
        <translation>pari a %1: nessun punto</translation>
    </message>
    <message>
        <source>nobody has all four suits</source>
        <translation>nessuno ha tutti e quattro i semi</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>nessun punto</translation>
    </message>
    <message>
        <source>%1: %2 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: %2 a testa, nessun punto.</translation>
    </message>
    <message>
        <source>%1: %2 have %3 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: %3 a testa (%2), nessun punto.</translation>
    </message>
    <message>
        <source>%1: nobody has all four suits.</source>
        <comment>a category</comment>
        <translation>%1: nessuno ha tutti e quattro i semi.</translation>
    </message>
    <message>
        <source>%1: nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: nessun punto.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>1 point; a player</comment>
        <translation>%1 per %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a category; points to players</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3, no point</source>
        <comment>side; category; what was counted</comment>
        <translation>%1, %2: %3, nessun punto</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>side; category; what was counted; points</comment>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nessun punto</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>due punti</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>tre punti</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>quattro punti</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>cinque punti</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>sei punti</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>one</source>
        <comment>points</comment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>points</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <comment>points</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>points</comment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>points</comment>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <comment>points</comment>
        <translation>sei</translation>
    </message>
    <message>
        <source>your team</source>
        <comment>one who receives points</comment>
        <translation>la tua squadra</translation>
    </message>
    <message>
        <source>the other team</source>
        <comment>one who receives points</comment>
        <translation>l’altra squadra</translation>
    </message>
    <message>
        <source>Round %1: nobody scores</source>
        <translation>Smazzata %1: nessun punto</translation>
    </message>
    <message>
        <source>Round %1: %2 each</source>
        <translation>Smazzata %1: %2 a testa</translation>
    </message>
    <message>
        <source>Round %1: %2 each to %3</source>
        <translation>Smazzata %1: %2 a testa per %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3</source>
        <translation>Smazzata %1: %2 per %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3, %4 to %5</source>
        <translation>Smazzata %1: %2 per %3, %4 per %5</translation>
    </message>
    <message>
        <source>You win with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>Vinci con meno punti, %1</translation>
    </message>
    <message>
        <source>%2 wins with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>%2 vince con meno punti, %1</translation>
    </message>
    <message>
        <source>%2 win with the lowest score, %1</source>
        <comment>a team; %1 is: 8 to 21</comment>
        <translation>%2: vittoria con meno punti, %1</translation>
    </message>
    <message>
        <source>De Trente: you win the match at once</source>
        <translation>De Trente: vinci subito la partita</translation>
    </message>
    <message>
        <source>De Trente: %1 wins the match at once</source>
        <translation>De Trente: %1 vince subito la partita</translation>
    </message>
    <message>
        <source>De Trente: %1 win the match at once</source>
        <translation>De Trente: la squadra %1 vince subito la partita</translation>
    </message>
    <message>
        <source>Cappotto: you win the match at once</source>
        <translation>Cappotto: vinci subito la partita</translation>
    </message>
    <message>
        <source>Cappotto: %1 wins the match at once</source>
        <translation>Cappotto: %1 vince subito la partita</translation>
    </message>
    <message>
        <source>Cappotto: %1 win the match at once</source>
        <translation>Cappotto: la squadra %1 vince subito la partita</translation>
    </message>
    <message>
        <source>Napoleone: you win the match at once</source>
        <translation>Napoleone: vinci subito la partita</translation>
    </message>
    <message>
        <source>Napoleone: %1 wins the match at once</source>
        <translation>Napoleone: %1 vince subito la partita</translation>
    </message>
    <message>
        <source>Napoleone: %1 win the match at once</source>
        <translation>Napoleone: la squadra %1 vince subito la partita</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>Asso, 2 e 3 %1 dalla stessa parte battono ogni punteggio.</translation>
    </message>
    <message>
        <source>All ten cards %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>Tutte e dieci le carte %1 dalla stessa parte battono ogni punteggio.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>La prossima volta dai le carte tu.</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>La prossima volta dà le carte %1.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Tradizionale</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>With setenta</source>
        <translation>Con setenta</translation>
    </message>
    <message>
        <source>Without setenta</source>
        <translation>Senza setenta</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Due squadre</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Tre squadre</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of possible seatings</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <comment>a game; who may play it</comment>
        <translation>%1 si gioca così: %2.</translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, non prende niente</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>a card; cards</comment>
        <translation>%1, prende %2</translation>
    </message>
    <message>
        <source>scopa with {cards}</source>
        <translation>scopa con {cards}</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>scoperte: {cards}</translation>
    </message>
    <message>
        <source>{points} in this round</source>
        <translation>{points} in questa smazzata</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <comment>a player</comment>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Il tavolo è vuoto.</translation>
    </message>
    <message>
        <source>On the table, %1: %2.</source>
        <comment>5 cards; their names</comment>
        <translation>In tavola, %1: %2.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>La tua mano è vuota.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards, each with what it takes</comment>
        <translation>Nella tua mano: %1.</translation>
    </message>
    <message>
        <source>In the stock: %1</source>
        <comment>18 cards</comment>
        <translation>Nel tallone: %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Giocata ritirata.</translation>
    </message>
    <message>
        <source>The round begins again.</source>
        <translation>La smazzata ricomincia.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Livelli misti</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share, such as 41%</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>how far a number may be off</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>%1 is little to go by: after %2 you see here whether you are ahead by more than luck.</source>
        <translation>%1: ancora poco per dirlo. Dopo %2 vedrai qui se il tuo vantaggio è più che fortuna.</translation>
    </message>
    <message>
        <source>Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round.</source>
        <translation>In %1 il tuo vantaggio è più che fortuna: alla lunga, da %2 a %3 punti a smazzata.</translation>
    </message>
    <message>
        <source>Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round.</source>
        <translation>In %1 il tuo svantaggio è più che sfortuna: alla lunga, da %2 a %3 punti a smazzata.</translation>
    </message>
    <message>
        <source>Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round.</source>
        <translation>In %1 nessuno è chiaramente in vantaggio: alla lunga, fra %2 e %3 punti a smazzata.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>none is over yet</source>
        <comment>matches</comment>
        <translation>ancora nessuna finita</translation>
    </message>
    <message>
        <source>%1 left unfinished</source>
        <translation>non finite: %1</translation>
    </message>
    <message>
        <source>now: %1 won</source>
        <translation>ora: vinte %1</translation>
    </message>
    <message>
        <source>now: %1 lost</source>
        <translation>ora: perse %1</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>own number; the others&apos;</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1 · they %2</source>
        <comment>two shares</comment>
        <translation>%1 · loro %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 level</source>
        <comment>rounds</comment>
        <translation>vinte %1, perse %2, pari %3</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>vinte %1, perse %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 left unfinished</source>
        <comment>matches</comment>
        <translation>vinte %1, perse %2, non finite %3</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punti a smazzata</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the best round; the worst</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Best and worst round</source>
        <translation>Smazzata migliore e peggiore</translation>
    </message>
    <message>
        <source>Most matches in a row</source>
        <translation>Più partite di fila</translation>
    </message>
    <message>
        <source>After %1 rounds a line appears here. You have played %2.</source>
        <translation>Dopo %1 smazzate comparirà qui una linea. Finora: %2.</translation>
    </message>
    <message>
        <source>After %1 rounds it shows here how rounds end. You have played %2.</source>
        <translation>Dopo %1 smazzate vedrai qui come finiscono. Finora: %2.</translation>
    </message>
    <message>
        <source>Round %1: you %2, they %3</source>
        <comment>mean points of the last rounds</comment>
        <translation>Smazzata %1: tu %2, loro %3</translation>
    </message>
    <message>
        <source>Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5.</source>
        <translation>Media delle ultime %1 smazzate. In vantaggio in %2 su %3; alla fine %4 a smazzata contro %5.</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Altri punti</translation>
    </message>
    <message>
        <source>%1: you %2, they %3 in ten rounds</source>
        <comment>a category; points</comment>
        <translation>%1: tu %2, loro %3 in dieci smazzate</translation>
    </message>
    <message>
        <source>Points in ten rounds. Solid: you. Striped: they.</source>
        <translation>Punti in dieci smazzate. Pieno: tu. A righe: loro.</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>a number or more</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>or less</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>Level: %1 of rounds</source>
        <translation>Pari: %1 delle smazzate</translation>
    </message>
    <message>
        <source>%1 points or more ahead: %2 of rounds</source>
        <translation>In vantaggio di %1 punti o più: %2 delle smazzate</translation>
    </message>
    <message>
        <source>%1 points or more behind: %2 of rounds</source>
        <translation>In svantaggio di %1 punti o più: %2 delle smazzate</translation>
    </message>
    <message>
        <source>One point ahead: %1 of rounds</source>
        <translation>In vantaggio di un punto: %1 delle smazzate</translation>
    </message>
    <message>
        <source>One point behind: %1 of rounds</source>
        <translation>In svantaggio di un punto: %1 delle smazzate</translation>
    </message>
    <message>
        <source>%1 points ahead: %2 of rounds</source>
        <translation>In vantaggio di %1 punti: %2 delle smazzate</translation>
    </message>
    <message>
        <source>%1 points behind: %2 of rounds</source>
        <translation>In svantaggio di %1 punti: %2 delle smazzate</translation>
    </message>
    <message>
        <source>By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.</source>
        <comment>shares</comment>
        <translation>Con quanti punti di scarto finiscono le smazzate. Pieno: in vantaggio, %1. A righe: in svantaggio, %2. Pari: %3.</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Dall’inizio</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Quest’anno</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Gli ultimi 30 giorni</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Gli ultimi 7 giorni</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Dal… al…</translation>
    </message>
    <message>
        <source>The results of %1 count no more. The history keeps the matches.</source>
        <translation>I risultati di %1 non contano più. Lo storico conserva le partite.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <comment>12 matches; a file</comment>
        <translation>Hai salvato %1 in %2.</translation>
    </message>
    <message>
        <source>Nothing was played like this in that time.</source>
        <translation>In quel periodo non si è giocato niente di simile.</translation>
    </message>
    <message>
        <source>Nothing was played like this yet.</source>
        <translation>Finora non si è giocato niente di simile.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure&apos;s name; the figure</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>scopa|scope|sweep|sweeps</source>
        <translation>scopa|scope</translation>
    </message>
    <message>
        <source>Taking everything that lies on the table. It scores a point at once.</source>
        <translation>Prendere tutto quello che c’è in tavola. Vale subito un punto.</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>settebello</translation>
    </message>
    <message>
        <source>%1: whoever has it at the end of a round scores a point.</source>
        <translation>%1: chi ce l’ha a fine smazzata segna un punto.</translation>
    </message>
    <message>
        <source>primiera|setenta</source>
        <translation>primiera|setenta</translation>
    </message>
    <message>
        <source>The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, all others 10. The highest sum scores a point.</source>
        <translation>Le carte migliori, una per seme, sommate con valori tutti loro: 7 vale 21, 6 18, asso 16, 5 15, 4 14, 3 13, 2 12, tutte le altre 10. La somma più alta vale un punto.</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>napola</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each.</source>
        <translation>Asso, 2 e 3 %4 nello stesso mazzetto, e ogni carta che segue senza buchi: un punto ciascuna.</translation>
    </message>
    <message>
        <source>re bello</source>
        <translation>re bello</translation>
    </message>
    <message>
        <source>%2: in some games it scores a point, as the settebello does.</source>
        <translation>%2: in certi giochi vale un punto, come il settebello.</translation>
    </message>
    <message>
        <source>matta</source>
        <translation>matta</translation>
    </message>
    <message>
        <source>%3, the wild card of Cirulla: in a declaration it counts as any card.</source>
        <translation>%3: alla cirulla, nell’accuso, vale come qualsiasi carta.</translation>
    </message>
    <message>
        <source>declaration|declarations|declare|declares|declared</source>
        <translation>accuso|accusi|accusare|accusa|accusano</translation>
    </message>
    <message>
        <source>In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its first card is played.</source>
        <translation>Alla cirulla una mano che fa meno di dieci vale 3 punti, un tris 10, se si dicono prima di giocarne la prima carta.</translation>
    </message>
    <message>
        <source>piccola</source>
        <translation>piccola</translation>
    </message>
    <message>
        <source>Cirulla&apos;s napola: ace, 2 and 3 %4, and what follows without a gap.</source>
        <translation>La napola della cirulla: asso, 2 e 3 %4, e quel che segue senza buchi.</translation>
    </message>
    <message>
        <source>grande</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>The three highest cards %4 in one pile: 5 points in Cirulla.</source>
        <translation>Le tre carte più alte %4 nello stesso mazzetto: alla cirulla 5 punti.</translation>
    </message>
    <message>
        <source>cappotto</source>
        <translation>cappotto</translation>
    </message>
    <message>
        <source>All ten cards %4 in one pile: it wins a match of Cirulla at once.</source>
        <translation>Tutte e dieci le carte %4 nello stesso mazzetto: alla cirulla si vince subito la partita.</translation>
    </message>
    <message>
        <source>barmila</source>
        <translation>barmila</translation>
    </message>
    <message>
        <source>Most sevens, and if both have two, most sixes: a point in Chkobba.</source>
        <translation>Alla chkobba un punto va a chi ha più sette o, se sono due a testa, più sei.</translation>
    </message>
    <message>
        <source>ponino</source>
        <translation>ponino</translation>
    </message>
    <message>
        <source>The %5 of all four suits in one pile: every scopa of the round counts twice.</source>
        <translation>Ogni %5 del mazzo dalla stessa parte: ogni scopa della smazzata vale doppio.</translation>
    </message>
    <message>
        <source>spariglio</source>
        <translation>spariglio</translation>
    </message>
    <message>
        <source>Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer would rather undo it.</source>
        <translation>Prendere una somma, così che i valori non vadano più a coppie. Aiuta chi non ha dato le carte; chi le ha date preferisce riappaiare.</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>mano (distribuzione)|ogni mano|2 mani|3 mani|4 mani|6 mani</translation>
    </message>
    <message>
        <source>The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.</source>
        <translation>Le carte che ognuno riceve in una volta. Una smazzata ha tante mani quante ne servono per dare tutte le carte.</translation>
    </message>
    <message>
        <source>pile|piles</source>
        <translation>mazzetto|mazzetti</translation>
    </message>
    <message>
        <source>The cards that a side has taken, face down beside it. They are counted at the end.</source>
        <translation>Le carte prese, coperte accanto a chi le ha prese. Si contano alla fine.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term of the game; what it means</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>_Cells</name>
    <message>
        <source>Name of the match</source>
        <translation>Nome della partita</translation>
    </message>
</context>
<context>
    <name>_Command</name>
    <message>
        <source>Copy the command</source>
        <translation>Copia il comando</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Results by game</source>
        <translation>Risultati per gioco</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Stesse carte</translation>
    </message>
</context>
<context>
    <name>_Heading</name>
    <message>
        <source>Scopa</source>
        <comment>the name of the game</comment>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Forty cards, sixteen games, one table.</source>
        <translation>Quaranta carte, sedici giochi, un tavolo.</translation>
    </message>
    <message>
        <source>Forty cards, one table.</source>
        <translation>Quaranta carte, un tavolo.</translation>
    </message>
</context>
</TS>
