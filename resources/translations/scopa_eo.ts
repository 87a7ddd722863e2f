<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Abandon this match?</source>
        <translation>Ĉu forlasi ĉi tiun partion?</translation>
    </message>
    <message>
        <source>It ends without a winner and cannot be continued. To play on another time, just close the game.</source>
        <translation>Ĝi finiĝas sen venkinto kaj ne plu daŭrigeblas. Por ludi plu alian fojon, simple fermu la programon.</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Forlasi la partion</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Ludi plu</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Open the folder</source>
        <translation>Malfermi la dosierujon</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versio %1</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0).</source>
        <translation>La programo estas libera programaro laŭ la permesilo MIT. La kartoj kaj la sonoj estas publika havaĵo (CC0).</translation>
    </message>
    <message>
        <source>It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may replace them with versions of your own.</source>
        <translation>Ĝi estas farita per Python kaj per Qt %1 pere de PySide6, uzataj laŭ LGPL, versio 3; vi rajtas anstataŭigi ilin per viaj propraj versioj.</translation>
    </message>
    <message>
        <source>Your matches and statistics are in</source>
        <translation>Viaj partioj kaj via statistiko troviĝas en</translation>
    </message>
    <message>
        <source>Your preferences are in</source>
        <translation>Viaj agordoj troviĝas en</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nenio forlasas ĉi tiun komputilon.</translation>
    </message>
</context>
<context>
    <name>AchievementTile</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 el %2: %3</translation>
    </message>
    <message>
        <source>Not yet earned.</source>
        <translation>Ankoraŭ ne atingita.</translation>
    </message>
</context>
<context>
    <name>AchievementsView</name>
    <message>
        <source>Earned %1</source>
        <translation>Atingita: %1</translation>
    </message>
    <message>
        <source>Earned %1: %2 against %3</source>
        <comment>a day; a game; how strong the others were</comment>
        <translation>Atingita: %1, %2 kontraŭ %3</translation>
    </message>
    <message>
        <source>Things worth trying, each with why it is good play. You have done %1 of %2.</source>
        <translation>Provindaĵoj, ĉiu kun la klarigo, kial ĝi estas bona ludado. Vi atingis %1 el %2.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nova ludo …</translation>
    </message>
    <message>
        <source>Be&amp;gin this round again …</source>
        <translation>&amp;Rekomenci ĉi tiun raŭndon …</translation>
    </message>
    <message>
        <source>The game set up &amp;last</source>
        <translation>La &amp;laste aranĝita ludo</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Malfari</translation>
    </message>
    <message>
        <source>&amp;Play again what was taken back</source>
        <translation>R&amp;efari la malfaritan movon</translation>
    </message>
    <message>
        <source>Abandon this &amp;match …</source>
        <translation>Forlas&amp;i la partion …</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startpaĝo</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historio</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Kartoj de la &amp;tago</translation>
    </message>
    <message>
        <source>Who pla&amp;ys? …</source>
        <translation>&amp;Kiu ludas? …</translation>
    </message>
    <message>
        <source>Restore a &amp;backup …</source>
        <translation>Restarigi sa&amp;vkopion …</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>St&amp;atistiko</translation>
    </message>
    <message>
        <source>Achie&amp;vements</source>
        <translation>Atin&amp;goj</translation>
    </message>
    <message>
        <source>Practice …</source>
        <translation>Ekzercado …</translation>
    </message>
    <message>
        <source>P&amp;uzzles …</source>
        <translation>Enigm&amp;oj …</translation>
    </message>
    <message>
        <source>P&amp;references …</source>
        <translation>Agor&amp;doj …</translation>
    </message>
    <message>
        <source>All &amp;cards …</source>
        <translation>Ĉi&amp;uj kartoj …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Fini</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plenekrane</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silentigi</translation>
    </message>
    <message>
        <source>&amp;Other players&apos; cards</source>
        <translation>Kartoj de la &amp;aliaj</translation>
    </message>
    <message>
        <source>&amp;Information line</source>
        <translation>&amp;Informlinio</translation>
    </message>
    <message>
        <source>&amp;Plays beside the table</source>
        <translation>M&amp;ovoj apud la tablo</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;suit</source>
        <translation>Ordigi mian manon laŭ &amp;emblemo</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;value</source>
        <translation>Ordigi mian manon laŭ &amp;valoro</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Ĉe la tablo:</translation>
    </message>
    <message>
        <source>Show what a card would &amp;take</source>
        <translation>Montri, kion karto &amp;prenus</translation>
    </message>
    <message>
        <source>&amp;Sum of the table</source>
        <translation>&amp;Sumo de la tablo</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>Kartoj jam &amp;for</translation>
    </message>
    <message>
        <source>&amp;Warn before a sweep is given away</source>
        <translation>&amp;Averti antaŭ fordono de balao</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Lerni ludi</translation>
    </message>
    <message>
        <source>&amp;How it is played</source>
        <translation>&amp;Kiel oni ludas</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manlibro</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reguloj de ĉi tiu ludo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>K&amp;onsilo</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>Kio &amp;okazis</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;tablo</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>&amp;Miaj kartoj</translation>
    </message>
    <message>
        <source>The &amp;piles</source>
        <translation>La &amp;stakoj</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>La &amp;poentaro</translation>
    </message>
    <message>
        <source>What was said &amp;last</source>
        <translation>&amp;Laste dirite</translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation>Kla&amp;voj …</translation>
    </message>
    <message>
        <source>&amp;Is it rigged? …</source>
        <translation>Ĉ&amp;u ĝi friponas? …</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Pri Scopa Desktop</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Tute ne</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Malrapide</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Lightning</source>
        <translation>&amp;Fulmrapide</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Neniuj</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>&amp;Malgrandaj</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Grandaj</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ludo</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>Rigardi &amp;ludon</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vido</translation>
    </message>
    <message>
        <source>&amp;Names on the cards</source>
        <translation>&amp;Nomoj sur la kartoj</translation>
    </message>
    <message>
        <source>Ca&amp;rds move</source>
        <translation>&amp;Kartoj moviĝas</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tablo</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>&amp;Helpiloj</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>L&amp;egi voĉe</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hel&amp;po</translation>
    </message>
</context>
<context>
    <name>AddDeckSheet</name>
    <message>
        <source>A deck of your own</source>
        <translation>Propra kartaro</translation>
    </message>
    <message>
        <source>The pictures are being read …</source>
        <translation>La bildoj estas legataj …</translation>
    </message>
    <message>
        <source>The pictures are being read: %1 of %2</source>
        <translation>La bildoj estas legataj: %1 el %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aldoni</translation>
    </message>
    <message>
        <source>This deck cannot be added:</source>
        <translation>Ne eblas aldoni ĉi tiun kartaron:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nomo de la kartaro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>%1 backs, this one first</source>
        <translation>%1 dorsoj, ĉi tiu la unua</translation>
    </message>
    <message>
        <source>Turn this off if the pictures carry them already.</source>
        <translation>Malŝaltu tion, se la bildoj jam surhavas ilin.</translation>
    </message>
    <message>
        <source>Names in the corners</source>
        <translation>Nomoj en la anguloj</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Bonvolu kontroli</translation>
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
        <translation>Kiam la plej forta kontraŭulo estas</translation>
    </message>
    <message>
        <source>The statistics mark rounds that were played with aids, with hints, or with plays taken back.</source>
        <translation>La statistiko markas raŭndojn luditajn kun helpiloj, kun konsiloj aŭ kun malfaritaj movoj.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Import matches</source>
        <translation>Importi partiojn</translation>
    </message>
    <message>
        <source>Match records</source>
        <translation>Partiodosieroj</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Ĉiuj dosieroj</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Eksporti la partion</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Eksporti la partiojn</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Picture: %1</source>
        <translation>Bildo: %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elekti bildon</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restarigi savkopion</translation>
    </message>
    <message>
        <source>Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring deletes nothing: what you have now is put aside.</source>
        <translation>Partioj kaj statistiko estas kopiataj unufoje tage, dum vi ludas, kaj la lastaj tagoj estas konservataj. Restarigo forigas nenion: kion vi nun havas, tio estas metata flanken.</translation>
    </message>
    <message>
        <source>There is none yet. Matches and statistics are copied once a day, while you play, and the last days are kept.</source>
        <translation>Ankoraŭ estas neniu. Partioj kaj statistiko estas kopiataj unufoje tage, dum vi ludas, kaj la lastaj tagoj estas konservataj.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Restarigi …</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Restarigi la savkopion: %1</translation>
    </message>
    <message>
        <source>%1, last played: %2</source>
        <translation>%1, laste ludite: %2</translation>
    </message>
    <message>
        <source>Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.</source>
        <translation>Partioj kaj statistiko tiam estos, kiaj ili estis (%1). Kion vi nun havas, tio estas metata flanken kiel aparta dosiero.</translation>
    </message>
    <message>
        <source>Go back to the backup of %1?</source>
        <translation>Ĉu reiri al ĉi tiu savkopio: %1?</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Restarigi</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Lasi ĉion tia, kia ĝi estas</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Kopii</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiite</translation>
    </message>
</context>
<context>
    <name>CourseTable</name>
    <message>
        <source>Match</source>
        <translation>Partio</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Raŭndo %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferenco</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong last time</source>
        <translation>Io misfunkciis lastfoje</translation>
    </message>
    <message>
        <source>The game noted down what happened. Nothing is sent. If you want to report it, copy this text.</source>
        <translation>La programo notis, kio okazis. Nenio estas sendata. Se vi volas raporti pri ĝi, kopiu ĉi tiun tekston.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Malfermi la dosierujon</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopii</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>La raporto</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiite</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, estas via vico.</translation>
    </message>
    <message>
        <source>Press Space when only you look.</source>
        <translation>Premu la spacoklavon, kiam nur vi rigardas.</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Deal of the day</source>
        <translation>Kartoj de la tago</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Your results will stand here, a line for each day.</source>
        <translation>Ĉi tie staros viaj rezultoj, po linio por ĉiu tago.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Disdoni la kartojn</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Ludi plu</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Ludi ĝin denove</translation>
    </message>
    <message>
        <source>These cards follow from the date alone: whoever plays today is dealt the same.</source>
        <translation>Ĉi tiuj kartoj dependas nur de la dato: ĉiu, kiu ludas hodiaŭ, ricevas la samajn.</translation>
    </message>
    <message>
        <source>It waits as you left it.</source>
        <translation>Ĝi atendas tia, kia vi lasis ĝin.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you have played it again since.</source>
        <translation>%1. Via unua partio validas; poste vi ludis ĝin denove.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you may play it again for yourself.</source>
        <translation>%1. Via unua partio validas; vi povas ludi ĝin denove por vi mem.</translation>
    </message>
    <message>
        <source>Show earlier days</source>
        <translation>Montri pli fruajn tagojn</translation>
    </message>
</context>
<context>
    <name>DealNote</name>
    <message>
        <source>Copy deal number %1</source>
        <translation>Kopii la miksnumeron %1</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>Ĉu ĝi friponas?</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>The teacher has not come to this one yet.</source>
        <translation>La instruisto ankoraŭ ne atingis ĉi tiun.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Ankoraŭ ne juĝita</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Kion vi ludas?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Kiel vi ludas ĝin?</translation>
    </message>
    <message>
        <source>Pick a card of your hand.</source>
        <translation>Elektu karton el via mano.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montri la respondon</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>Montru al mi …</translation>
    </message>
    <message>
        <source>The teacher does not answer just now.</source>
        <translation>La instruisto nun ne respondas.</translation>
    </message>
    <message>
        <source>Show what you played</source>
        <translation>Montri, kion vi ludis</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Provi denove</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Vi ludis</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Pli bone</translation>
    </message>
    <message>
        <source>You have found it in practice since.</source>
        <translation>Poste vi trovis ĝin en la ekzercado.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>All cards</source>
        <translation>Ĉiuj kartoj</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartaro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nomoj sur la kartoj</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Preta</translation>
    </message>
    <message>
        <source>No names on the cards</source>
        <translation>Neniuj nomoj sur la kartoj</translation>
    </message>
    <message>
        <source>Small names on the cards</source>
        <translation>Malgrandaj nomoj sur la kartoj</translation>
    </message>
    <message>
        <source>Large names on the cards</source>
        <translation>Grandaj nomoj sur la kartoj</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Valoras</translation>
    </message>
    <message>
        <source>In the primiera</source>
        <translation>En la primiera</translation>
    </message>
</context>
<context>
    <name>DemoBar</name>
    <message>
        <source>The computer plays all seats</source>
        <translation>La komputilo ludas por ĉiuj</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paŭzo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spaco</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Sekva movo</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Montri ĉiujn manojn</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ĉesi rigardi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Daŭrigi</translation>
    </message>
    <message>
        <source>The computer plays all seats.</source>
        <translation>La komputilo ludas por ĉiuj.</translation>
    </message>
</context>
<context>
    <name>DoneSheet</name>
    <message>
        <source>Done</source>
        <translation>Preta</translation>
    </message>
</context>
<context>
    <name>FairPlot</name>
    <message>
        <source>chance allows</source>
        <translation>laŭ hazardo</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vi</translation>
    </message>
</context>
<context>
    <name>FairnessView</name>
    <message>
        <source>Kinds of card that matter most</source>
        <translation>La plej gravaj specoj de kartoj</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>Ĉu ĝi friponas?</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Laŭ rango</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Laŭ emblemo</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the file is no match record: {name} is no value</source>
        <translation>tio ne estas partiodosiero: {name} ne estas valoro</translation>
    </message>
    <message>
        <source>{where}: {key}</source>
        <translation>{where}: {key}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules side {winner} has won</source>
        <translation>winner estas {value}, sed laŭ la reguloj venkis flanko {winner}</translation>
    </message>
    <message>
        <source>the file is larger than 8 MiB, so it is no match record</source>
        <translation>la dosiero estas pli granda ol 8 MiB, do ĝi ne estas partiodosiero</translation>
    </message>
    <message>
        <source>the file is no match record: its format is {value}, not &quot;{wanted}&quot;</source>
        <translation>tio ne estas partiodosiero: ĝia formato estas {value}, ne &quot;{wanted}&quot;</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1, not {value}</source>
        <translation>la versio devas esti entjero ekde 1, ne {value}</translation>
    </message>
    <message>
        <source>the record is of version {value}, which this program is too old for: it reads version {known}</source>
        <translation>la partiodosiero havas version {value}, por kiu ĉi tiu programo estas tro malnova: ĝi legas version {known}</translation>
    </message>
    <message>
        <source>{where} must be an object, not {value}</source>
        <translation>{where} devas esti objekto, ne {value}</translation>
    </message>
    <message>
        <source>{where} must be a list, not {value}</source>
        <translation>{where} devas esti listo, ne {value}</translation>
    </message>
    <message>
        <source>{where} has more than {most} entries</source>
        <translation>{where} havas pli ol {most} erojn</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {lowest} to {highest}, not {value}</source>
        <translation>{where} devas esti entjero de {lowest} ĝis {highest}, ne {value}</translation>
    </message>
    <message>
        <source>{where}: {card} stands twice</source>
        <translation>{where}: {card} aperas dufoje</translation>
    </message>
    <message>
        <source>rules.options must be an object, not {value}</source>
        <translation>rules.options devas esti objekto, ne {value}</translation>
    </message>
    <message>
        <source>sides: {variant} is not played so; its seatings are {allowed}</source>
        <translation>sides: oni ne ludas {variant} tiel; eblaj aranĝoj: {allowed}</translation>
    </message>
    <message>
        <source>deal: scheme {value} is unknown; this program knows scheme {known}</source>
        <translation>deal: skemo {value} estas nekonata; ĉi tiu programo konas skemon {known}</translation>
    </message>
    <message>
        <source>deal: the number must be a whole number, not {value}</source>
        <translation>deal: la numero devas esti entjero, ne {value}</translation>
    </message>
    <message>
        <source>rounds: a match has at least one round</source>
        <translation>rounds: partio havas almenaŭ unu raŭndon</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>la partiodosiero</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>raŭndo {number}</translation>
    </message>
    <message>
        <source>{where}: points and totals stand together, or neither stands</source>
        <translation>{where}: aŭ estu kaj points kaj totals, aŭ neniu el ili</translation>
    </message>
    <message>
        <source>{where}: the match was over before it, side {winner} had won</source>
        <translation>{where}: la partio jam antaŭe finiĝis, venkis flanko {winner}</translation>
    </message>
    <message>
        <source>{where}: the round before it is not over</source>
        <translation>{where}: la antaŭa raŭndo ne estas finita</translation>
    </message>
    <message>
        <source>{where}: the deal passes on to seat {dealer}, not to seat {told}</source>
        <translation>{where}: nun disdonas la ludanto sur sidloko {dealer}, ne sur sidloko {told}</translation>
    </message>
    <message>
        <source>{where}, play {number}</source>
        <translation>{where}, movo {number}</translation>
    </message>
    <message>
        <source>{where}: it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>{where}: la vico estas de sidloko {turn}, ne de sidloko {seat}</translation>
    </message>
    <message>
        <source>{where}: scopa must be true or false, not {value}</source>
        <translation>{where}: scopa devas esti true aŭ false, ne {value}</translation>
    </message>
    <message>
        <source>{where}: declares must be {allowed}, not {value}</source>
        <translation>{where}: declares devas esti {allowed}, ne {value}</translation>
    </message>
    <message>
        <source>{where}: it is over, but points and totals are missing</source>
        <translation>{where}: ĝi estas finita, sed mankas points kaj totals</translation>
    </message>
    <message>
        <source>{where}: points has {count} sides instead of {wanted}</source>
        <translation>{where}: en points estas {count} anstataŭ {wanted} flankoj</translation>
    </message>
    <message>
        <source>{where}: totals are {value}, by the rules they are {counted}</source>
        <translation>{where}: totals estas {value}, sed laŭ la reguloj {counted}</translation>
    </message>
    <message>
        <source>{where}: points of side {side}</source>
        <translation>{where}: points de flanko {side}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules nobody has won yet</source>
        <translation>winner estas {value}, sed laŭ la reguloj ankoraŭ neniu venkis</translation>
    </message>
    <message>
        <source>the file is no match record: byte {start} is not UTF-8 text</source>
        <translation>tio ne estas partiodosiero: bajto {start} ne estas UTF-8-teksto</translation>
    </message>
    <message>
        <source>the file is no match record, or was cut short: line {lineno}, column {colno}</source>
        <translation>tio ne estas partiodosiero, aŭ ĝia fino mankas: linio {lineno}, kolumno {colno}</translation>
    </message>
    <message>
        <source>the file is no match record: its values are nested too deeply</source>
        <translation>tio ne estas partiodosiero: ĝiaj valoroj estas tro profunde ingitaj</translation>
    </message>
    <message>
        <source>the file is no match record: a number in it is too long</source>
        <translation>tio ne estas partiodosiero: unu nombro en ĝi estas tro longa</translation>
    </message>
    <message>
        <source>the field {value} stands twice in one object</source>
        <translation>la kampo {value} aperas dufoje en unu objekto</translation>
    </message>
    <message>
        <source>{where} lacks the field {key}</source>
        <translation>{where}: mankas la kampo {key}</translation>
    </message>
    <message>
        <source>{where} has a field that no record has: {value}</source>
        <translation>{where} havas nekonatan kampon: {value}</translation>
    </message>
    <message>
        <source>{where}: a card is written as text, as in &quot;7D&quot;, not {value}</source>
        <translation>{where}: karto estas skribata kiel teksto, ekzemple &quot;7D&quot;, ne kiel {value}</translation>
    </message>
    <message>
        <source>rules: {fault}</source>
        <translation>rules: {fault}</translation>
    </message>
    <message>
        <source>seat {index}</source>
        <translation>sidloko {index}</translation>
    </message>
    <message>
        <source>sides: seat {seat} sits on {count} sides instead of one</source>
        <translation>sides: sidloko {seat} apartenas al {count} flankoj anstataŭ al unu</translation>
    </message>
    <message>
        <source>deal: {fault}</source>
        <translation>deal: {fault}</translation>
    </message>
    <message>
        <source>{where}: the round was over before it</source>
        <translation>{where}: la raŭndo jam antaŭe finiĝis</translation>
    </message>
    <message>
        <source>{where}: the cards of deal {deals_made} are missing</source>
        <translation>{where}: mankas la kartoj de disdono {deals_made}</translation>
    </message>
    <message>
        <source>{where}: the record says scopa {value}, the rules say otherwise</source>
        <translation>{where}: la partiodosiero diras scopa {value}, la reguloj diras alion</translation>
    </message>
    <message>
        <source>{where}: it has points, but {cards_left} cards are still to be played</source>
        <translation>{where}: ĝi jam havas points, sed restas ludendaj kartoj: {cards_left}</translation>
    </message>
    <message>
        <source>{where}: side {side} is given {value} for {category}, by the rules it scores {right}</source>
        <translation>{where}: flanko {side} havas {value} por {category}, laŭ la reguloj ĝi ricevas {right}</translation>
    </message>
    <message>
        <source>{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B</source>
        <translation>{where}: {value} ne estas karto; skribu rangon de 1 ĝis 10 kaj unu el D C S B</translation>
    </message>
    <message>
        <source>seat {index}: {key} must be a text of at most {most} characters</source>
        <translation>sidloko {index}: {key} devas esti teksto de maksimume {most} signoj</translation>
    </message>
    <message>
        <source>side {index}</source>
        <translation>flanko {index}</translation>
    </message>
    <message>
        <source>{where}: {fault}</source>
        <translation>{where}: {fault}</translation>
    </message>
    <message>
        <source>{where}, seat {seat}</source>
        <translation>{where}, sidloko {seat}</translation>
    </message>
    <message>
        <source>{where}, deal {number}</source>
        <translation>{where}, disdono {number}</translation>
    </message>
    <message>
        <source>{name} must be {allowed}, not {value}</source>
        <translation>{name} devas esti {allowed}, ne {value}</translation>
    </message>
    <message>
        <source>there is no variant {value}; the variants are {allowed}</source>
        <translation>ne ekzistas ludo {value}; la ludoj estas {allowed}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>entjero de {least} ĝis {most}</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} aŭ {last}</translation>
    </message>
    <message>
        <source>{variant} is played in the seatings {allowed}, not {value}</source>
        <translation>oni ne ludas {variant} en la aranĝo {value}; eblaj aranĝoj: {allowed}</translation>
    </message>
    <message>
        <source>there is no option {value}; the options are {allowed}</source>
        <translation>ne ekzistas opcio {value}; la opcioj estas {allowed}</translation>
    </message>
    <message>
        <source>the opening table has {count} cards instead of {table_size}</source>
        <translation>sur la komenca tablo kuŝas {count} anstataŭ {table_size} kartoj</translation>
    </message>
    <message>
        <source>there are {count} deals instead of {wanted}</source>
        <translation>la nombro de disdonoj estas {count} anstataŭ {wanted}</translation>
    </message>
    <message>
        <source>the opening table calls for a new deal, so no round can begin from it</source>
        <translation>tia komenca tablo postulas redisdonon, do neniu raŭndo povas komenciĝi per ĝi</translation>
    </message>
    <message>
        <source>a deal number is a whole number from 0 to {most}, not {number}</source>
        <translation>miksnumero estas entjero de 0 ĝis {most}, ne {number}</translation>
    </message>
    <message>
        <source>deal {number} has {count} hands instead of {seats}</source>
        <translation>en disdono {number} estas {count} anstataŭ {seats} manoj</translation>
    </message>
    <message>
        <source>deal {number} has a hand without its {hand_size} cards</source>
        <translation>en disdono {number} iu mano ne havas siajn {hand_size} kartojn</translation>
    </message>
    <message>
        <source>{card} is dealt twice</source>
        <translation>{card} estas disdonita dufoje</translation>
    </message>
    <message>
        <source>{play} is not allowed here; seat {seat} may play {legal}</source>
        <translation>{play} ne estas permesata ĉi tie; sidloko {seat} rajtas ludi: {legal}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}; it may play {legal}</source>
        <translation>sidloko {seat} ne havas {card} en la mano kaj rajtas ludi: {legal}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>tia dosiero ne ekzistas</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>la dosiero ne estas UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>la dosiero estas tro profunde ingita</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>la dosiero ne estas JSON</translation>
    </message>
    <message>
        <source>it holds no house rules</source>
        <translation>la dosiero enhavas neniujn hejmajn regulojn</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>malplena</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>unu el {values}</translation>
    </message>
    <message>
        <source>{count} seats, each with name, player and avatar</source>
        <translation>{count} sidlokoj, ĉiu kun name, player kaj avatar</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>sekcio</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>io alia</translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation>tia, kian la reguloj permesas</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>tia, kia ĝi kutime estas en la ludo</translation>
    </message>
    <message>
        <source>it has more than {millions} million pixels</source>
        <translation>la bildo havas pli ol {millions} milionojn da rastrumeroj</translation>
    </message>
    <message>
        <source>it is smaller than {width} × {height} pixels</source>
        <translation>la bildo estas malpli granda ol {width} × {height} rastrumeroj</translation>
    </message>
    <message>
        <source>it is no JPEG, PNG or WebP picture</source>
        <translation>tio ne estas bildo en JPEG, PNG aŭ WebP</translation>
    </message>
    <message>
        <source>it needs too much memory</source>
        <translation>la bildo bezonas tro da memoro</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>la dosiero estas difektita</translation>
    </message>
    <message>
        <source>it holds no puzzles</source>
        <translation>la dosiero enhavas neniujn enigmojn</translation>
    </message>
    <message>
        <source>its entries make no sense</source>
        <translation>la enskriboj en la dosiero ne havas sencon</translation>
    </message>
    <message>
        <source>any of {values}</source>
        <translation>elekto el {values}</translation>
    </message>
    <message>
        <source>a word of small letters, digits and . _ -</source>
        <translation>vorto el minuskloj, ciferoj kaj . _ -</translation>
    </message>
    <message>
        <source>one line of at most {length} characters</source>
        <translation>unu linio de maksimume {length} signoj</translation>
    </message>
    <message>
        <source>empty or [left, top, width, height]</source>
        <translation>malplena aŭ [maldekstro, supro, larĝo, alto]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true aŭ false</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>ĝi mankas</translation>
    </message>
    <message>
        <source>it is larger than {size} KiB</source>
        <translation>la dosiero estas pli granda ol {size} KiB</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>tio estas dosierujo</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>tio ne estas ordinara dosiero</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>la ligilo kondukas al nenio</translation>
    </message>
    <message>
        <source>another program wrote it</source>
        <translation>la dosiero estas skribita de alia programo</translation>
    </message>
    <message>
        <source>a newer version of the game wrote it</source>
        <translation>la dosiero estas skribita de pli nova versio de la programo</translation>
    </message>
    <message>
        <source>its tables are not those of the game</source>
        <translation>la tabeloj en la dosiero ne estas tiuj de la programo</translation>
    </message>
    <message>
        <source>a table with ranks from 1 to 10 and what is printed on them</source>
        <translation>tabelo kun rangoj de 1 ĝis 10 kaj iliaj surskriboj</translation>
    </message>
    <message>
        <source>a table such as coins_07 = &quot;seven.png&quot;</source>
        <translation>tabelo kiel coins_07 = &quot;seven.png&quot;</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>la dosiero estas tro granda</translation>
    </message>
    <message>
        <source>&quot;italian&quot;, &quot;spanish&quot; or &quot;french&quot;</source>
        <translation>&quot;italian&quot;, &quot;spanish&quot; aŭ &quot;french&quot;</translation>
    </message>
    <message>
        <source>a number from 0 to 0.25</source>
        <translation>nombro de 0 ĝis 0.25</translation>
    </message>
    <message>
        <source>a list of at most 12 names of pictures</source>
        <translation>listo de maksimume 12 nomoj de bildoj</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>mankas permeso</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>ne plu estas spaco sur la aparato</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>nurlega dosiersistemo</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>dosiero aŭ dosierujo ne ekzistas</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>eraro de enigo aŭ eligo</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>estas dosierujo</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>la dosiero jam ekzistas</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>la diska kvoto estas superita</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>la dosiernomo estas tro longa</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>la operacio ne estas permesata</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>la datumbaza dosiero estas difektita</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>la dosiero ne estas datumbazo</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>eraro de enigo aŭ eligo sur la disko</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>la datumbazo aŭ la disko estas plena</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>la datumbazo estas ŝlosita</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>ne eblas malfermi la datumbazan dosieron</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>provo skribi en nurlegan datumbazon</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Which game</source>
        <translation>Kiu ludo</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Ĉiu ludo</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Kiuj kontraŭuloj</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Ĉiu kontraŭulo</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Kiom da ludantoj</translation>
    </message>
    <message>
        <source>Every seating</source>
        <translation>Ĉiu aranĝo</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Kiu kartaro</translation>
    </message>
    <message>
        <source>Every deck</source>
        <translation>Ĉiu kartaro</translation>
    </message>
    <message>
        <source>With or without aids</source>
        <translation>Kun aŭ sen helpiloj</translation>
    </message>
    <message>
        <source>Without aids</source>
        <translation>Sen helpiloj</translation>
    </message>
    <message>
        <source>With which aids</source>
        <translation>Kun kiuj helpiloj</translation>
    </message>
    <message>
        <source>In which time</source>
        <translation>En kiu tempo</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>La unua tago</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>La lasta tago</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>To begin with</source>
        <translation>Por komenci</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>La ludoj</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Bone ludi</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>La kartoj</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>La programo</translation>
    </message>
    <message>
        <source>The rules for %1, by the book, are these.</source>
        <comment>how many play</comment>
        <translation>Jen la reguloj por %1, laŭ la regularo.</translation>
    </message>
    <message>
        <source>What each card counts</source>
        <translation>Kiom ĉiu karto valoras</translation>
    </message>
    <message>
        <source>The classic game, by the book.</source>
        <translation>La klasika ludo, laŭ la regularo.</translation>
    </message>
    <message>
        <source>Players: %1. Played to %2.</source>
        <comment>how many play; points</comment>
        <translation>Ludantoj: %1. Ludata ĝis %2.</translation>
    </message>
    <message>
        <source>%1 (at first)</source>
        <comment>what a preference is before anybody changes it</comment>
        <translation>%1 (komence)</translation>
    </message>
</context>
<context>
    <name>HandbookList</name>
    <message>
        <source>Contents</source>
        <translation>Enhavo</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Trovitaj linioj</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>Manlibro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Antaŭen</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Serĉi en la manlibro</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a chapter of the handbook</comment>
        <translation>Sekvas: %1</translation>
    </message>
    <message>
        <source>No line has all of these words.</source>
        <translation>Neniu linio enhavas ĉiujn ĉi vortojn.</translation>
    </message>
    <message>
        <source>The first %1 lines</source>
        <translation>La unuaj %1 linioj</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>What happened</source>
        <translation>Kio okazis</translation>
    </message>
    <message>
        <source>What happened in round %1</source>
        <translation>Kio okazis en raŭndo %1</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>sorted upwards</source>
        <translation>ordigita kreske</translation>
    </message>
    <message>
        <source>sorted downwards</source>
        <translation>ordigita malkreske</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Played</source>
        <translation>Ludita</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ludo</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Kontraŭ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezulto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomo</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Deveno</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>Ĉi tiu partio ne estas legebla.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historio</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importi …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Search names and deal numbers</source>
        <translation>Serĉi nomojn kaj miksnumerojn</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Kiu ludo</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Ĉiu ludo</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Kiuj kontraŭuloj</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Ĉiu kontraŭulo</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Miksitaj niveloj</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Kiu rezulto</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Ĉiu rezulto</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hodiaŭ</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Lastaj 7 tagoj</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Lastaj 30 tagoj</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Ĉi-jare</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Inter du tagoj</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiam</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Iam ajn</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Unua tago</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Lasta tago</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>ĝis</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Neniu partio estas tia.</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Montri ĉiujn partiojn</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomi</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksporti …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Analizi ĝin</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Samaj kartoj …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reludi</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Ludi plu</translation>
    </message>
    <message>
        <source>Every match that you play is kept here: to be played on, replayed, or shown to a friend.</source>
        <translation>Ĉiu partio, kiun vi ludas, estas konservata ĉi tie: por ludi ĝin plu, por reludi ĝin aŭ por montri ĝin al amikoj.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova ludo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Matches</source>
        <translation>Partioj</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules for %1</source>
        <translation>Hejmaj reguloj por %1</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Reen al la kutimaj reguloj</translation>
    </message>
    <message>
        <source>This is the game by the book. What you change is marked.</source>
        <translation>Jen la ludo laŭ la regularo. Kion vi ŝanĝas, tio estas markita.</translation>
    </message>
    <message>
        <source>One rule differs from the book: it is marked.</source>
        <translation>Unu regulo diferencas de la regularo: ĝi estas markita.</translation>
    </message>
    <message>
        <source>%1 rules differ from the book: they are marked.</source>
        <translation>%1 reguloj diferencas de la regularo: ili estas markitaj.</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>At the table</source>
        <translation>Ĉe la tablo</translation>
    </message>
    <message>
        <source>While a match is replayed</source>
        <translation>Dum partio estas reludata</translation>
    </message>
    <message>
        <source>In the handbook</source>
        <translation>En la manlibro</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ĉie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klavoj</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Show me</source>
        <translation>Montru al mi</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>%1 is: Lesson 3 of 10</comment>
        <translation>%1, paŝo %2 el %3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Sekva leciono</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Preta</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Enigmoj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Daŭrigi</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Provi denove</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Leave</source>
        <translation>Foriri</translation>
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
        <translation>raŭndo %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Plays of this round</source>
        <translation>Movoj de ĉi tiu raŭndo</translation>
    </message>
    <message>
        <source>A click shows a play once more</source>
        <translation>Klako montras movon ankoraŭ unu fojon</translation>
    </message>
</context>
<context>
    <name>MatchSoFar</name>
    <message>
        <source>%1: %2, of which %3 this round</source>
        <translation>%1: %2, el tio %3 en ĉi tiu raŭndo</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>La partio ĝis nun</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>ĝis %1 poentoj</translation>
    </message>
    <message>
        <source>to %1, the lowest wins</source>
        <translation>ĝis %1, venkas malplej da poentoj</translation>
    </message>
    <message>
        <source>%1 before, +%2 this round</source>
        <translation>%1 antaŭe, +%2 en ĉi tiu raŭndo</translation>
    </message>
    <message>
        <source>%1 before, −%2 this round</source>
        <translation>%1 antaŭe, −%2 en ĉi tiu raŭndo</translation>
    </message>
    <message>
        <source>%1 before, none this round</source>
        <translation>%1 antaŭe, nenio en ĉi tiu raŭndo</translation>
    </message>
</context>
<context>
    <name>MoveButton</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>Movi al alia sidloko: %1</translation>
    </message>
    <message>
        <source>Change places with another player</source>
        <translation>Interŝanĝi sidlokon kun alia ludanto</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write another name</source>
        <translation>Skribu alian nomon</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>All</source>
        <translation>Ĉiuj</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Kiuj ludoj</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova ludo</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Same kiel lastfoje</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasikaj</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partneraj</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Dekkvino</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asoj</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Kun apartaĵo</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Reguloj de ĉi tiu tablo</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Hejmaj reguloj …</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Ludi ĝis</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Alia</translation>
    </message>
    <message>
        <source>Points to play to, 1 to 99</source>
        <translation>Celataj poentoj, de 1 ĝis 99</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Miksnumero</translation>
    </message>
    <message>
        <source>Choose deal …</source>
        <translation>Elekti mikson …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Disdoni la kartojn</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Kiu speco</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Mikso %1</translation>
    </message>
    <message>
        <source>Deal %1, picked at random</source>
        <translation>Mikso %1, hazarde elektita</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Hazarde</translation>
    </message>
</context>
<context>
    <name>NewName</name>
    <message>
        <source>Another name</source>
        <translation>Alia nomo</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>By the book: %1</source>
        <translation>Laŭ la regularo: %1</translation>
    </message>
</context>
<context>
    <name>OwnDeckBar</name>
    <message>
        <source>Add a deck</source>
        <translation>Aldoni kartaron</translation>
    </message>
    <message>
        <source>Zip files</source>
        <translation>Zip-dosieroj</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Eksporti la kartaron</translation>
    </message>
    <message>
        <source>Add a deck …</source>
        <translation>Aldoni kartaron …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksporti …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Eksporti: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Forigi: %1</translation>
    </message>
    <message>
        <source>From a &amp;zip file …</source>
        <translation>El &amp;zip-dosiero …</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>El dosieru&amp;jo …</translation>
    </message>
    <message>
        <source>%1 is being written …</source>
        <translation>%1 estas skribata …</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 estas skribita.</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 estas forigita.</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>%1 denove ĉeestas.</translation>
    </message>
</context>
<context>
    <name>OwnRulesTile</name>
    <message>
        <source>Your own rules</source>
        <translation>Viaj propraj reguloj</translation>
    </message>
    <message>
        <source>Start from any game and change what you like.</source>
        <translation>Komencu de iu ajn ludo kaj ŝanĝu, kion vi volas.</translation>
    </message>
</context>
<context>
    <name>OwnSet</name>
    <message>
        <source>Rename, share or delete %1</source>
        <translation>Renomi, kunhavigi aŭ forigi: %1</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who plays?</source>
        <translation>Kiu ludas?</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and preferences of their own.</source>
        <translation>Ĉiu havas proprajn partiojn, statistikon kaj agordojn.</translation>
    </message>
    <message>
        <source>Ask at every start who plays</source>
        <translation>Ĉe ĉiu starto demandi, kiu ludas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Forigi: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ludi</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <translation>Ludigi: %1</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>ludas nun</translation>
    </message>
    <message>
        <source>%1 was removed; nothing is deleted.</source>
        <translation>%1: forigita el la listo; nenio estas detruita.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
    <message>
        <source>Name of somebody new</source>
        <translation>Nomo de nova ludanto</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aldoni</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Choose who sits here</source>
        <translation>Elektu, kiu sidas ĉi tie</translation>
    </message>
    <message>
        <source>no special likings</source>
        <translation>sen apartaj preferoj</translation>
    </message>
    <message>
        <source>Who sits here: %1, %2</source>
        <translation>Kiu sidas ĉi tie: %1, %2</translation>
    </message>
    <message>
        <source>Somebody else, by a name of your own …</source>
        <translation>Iu alia, kun nomo laŭ via elekto …</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>laid</source>
        <translation>demetita</translation>
    </message>
</context>
<context>
    <name>PlaySlider</name>
    <message>
        <source>Plays of the match</source>
        <translation>Movoj de la partio</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>At the table</source>
        <translation>Ĉe la tablo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Ludantoj</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Kvar</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Ses</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teamoj</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides all hands between their turns.</source>
        <translation>Pluraj homoj dividas ĉi tiun ekranon: kurteno kaŝas ĉiujn manojn inter iliaj vicoj.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The table is empty</source>
        <translation>La tablo estas malplena</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Ekzercado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Preta</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Sekva pozicio</translation>
    </message>
    <message>
        <source>There is nothing to practise. After a match, let the teacher go through it: what you missed is then kept here until you find it.</source>
        <translation>Estas nenio por ekzerci. Post partio lasu la instruiston analizi ĝin: kion vi preteratentis, tio restas ĉi tie, ĝis vi trovas ĝin.</translation>
    </message>
    <message>
        <source>This position cannot be read any more.</source>
        <translation>Ĉi tiu pozicio ne plu estas legebla.</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Agordoj</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Kutimaj agordoj</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartoj</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ludo</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Helpiloj</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sono</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Sur la ekrano</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingvo</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Ŝanĝoj validas tuj.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartaro</translation>
    </message>
    <message>
        <source>See all cards …</source>
        <translation>Vidi ĉiujn kartojn …</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nomoj sur la kartoj</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Neniuj</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Malgrandaj</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandaj</translation>
    </message>
    <message>
        <source>Value and suit in the corners; large for weak eyes.</source>
        <translation>Valoro kaj emblemo en la anguloj; grandaj por malfortaj okuloj.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Literoj de la figuroj</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Laŭ la lingvo</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Kartoj moviĝas</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Malrapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Fulmrapide</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tute ne</translation>
    </message>
    <message>
        <source>What the others play stays in sight</source>
        <translation>Tio, kion la aliaj ludas, restas videbla</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Mallonge</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longe</translation>
    </message>
    <message>
        <source>Until I go on</source>
        <translation>Ĝis mi daŭrigas</translation>
    </message>
    <message>
        <source>Your hand is sorted</source>
        <translation>Via mano estas ordigita</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Laŭ emblemo</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Laŭ valoro</translation>
    </message>
    <message>
        <source>Play the last card by itself</source>
        <translation>Ludi la lastan karton aŭtomate</translation>
    </message>
    <message>
        <source>Unless it can take in more than one way</source>
        <translation>Krom se ĝi povas preni plurmaniere</translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation>Demandi, antaŭ ol karto estas ludata</translation>
    </message>
    <message>
        <source>A second click or Enter plays it</source>
        <translation>Dua klako aŭ Enter ludas ĝin</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Atingoj</translation>
    </message>
    <message>
        <source>A line after the round, and a page; without them nothing of it is noted down</source>
        <translation>Linio post la raŭndo, kaj propra paĝo; sen ili nenio tia estas notata</translation>
    </message>
    <message>
        <source>A capture stays in sight until you press Space or click.</source>
        <translation>Preno restas videbla, ĝis vi premas la spacoklavon aŭ klakas.</translation>
    </message>
    <message>
        <source>Cards jump; a capture stays in sight for %1 seconds.</source>
        <translation>Kartoj saltas; preno restas videbla dum %1 sekundoj.</translation>
    </message>
    <message>
        <source>A capture stays in sight for %1 seconds.</source>
        <translation>Preno restas videbla dum %1 sekundoj.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Aspekto</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Laŭ la sistemo</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hela</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Malhela</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Grandeco de la tekstoj</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Tre grandaj</translation>
    </message>
    <message>
        <source>They grow as far as the window has room.</source>
        <translation>Ili kreskas, kiom permesas la fenestro.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Forta kontrasto</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Jes</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Malpli da movoj</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of travelling.</source>
        <translation>Kartoj aperas kaj malaperas, anstataŭ vojaĝi.</translation>
    </message>
    <message>
        <source>Show the information line</source>
        <translation>Montri la informlinion</translation>
    </message>
    <message>
        <source>What just happened and whose turn it is</source>
        <translation>Kio ĵus okazis kaj kies vico estas</translation>
    </message>
    <message>
        <source>Show the other players&apos; cards</source>
        <translation>Montri la kartojn de la aliaj ludantoj</translation>
    </message>
    <message>
        <source>Their backs, so that you see how many</source>
        <translation>Iliajn dorsojn, por ke vi vidu, kiom da kartoj ili havas</translation>
    </message>
    <message>
        <source>A table plays behind the start page</source>
        <translation>Tablo ludas malantaŭ la startpaĝo</translation>
    </message>
    <message>
        <source>Quietly, and only while you look; never where cards do not move</source>
        <translation>Trankvile, kaj nur dum vi rigardas; neniam, kie kartoj ne moviĝas</translation>
    </message>
    <message>
        <source>Texts, names of cards, numbers and dates, at once; nothing is lost by it.</source>
        <translation>Tekstoj, nomoj de kartoj, nombroj kaj datoj, tuj; nenio perdiĝas pro tio.</translation>
    </message>
    <message>
        <source>Names of suits and figures</source>
        <translation>Nomoj de la emblemoj kaj figuroj</translation>
    </message>
    <message>
        <source>As they are called there; the sentences stay Italian.</source>
        <translation>Kiel oni tie nomas ilin; la frazoj restas italaj.</translation>
    </message>
</context>
<context>
    <name>PrimerSheet</name>
    <message>
        <source>How Scopa is played</source>
        <translation>Kiel oni ludas Scopa</translation>
    </message>
    <message>
        <source>In one minute; the rest shows itself.</source>
        <translation>En unu minuto; la resto montriĝas mem.</translation>
    </message>
    <message>
        <source>All the rules …</source>
        <translation>Ĉiuj reguloj …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Ludi Scopa nun</translation>
    </message>
    <message>
        <source>Three cards each, four on the table</source>
        <translation>Po tri kartoj, kaj kvar sur la tablo</translation>
    </message>
    <message>
        <source>In turn you play one card. When all hands are empty, three more are dealt.</source>
        <translation>Viavice vi ludas unu karton. Kiam ĉiuj manoj malplenas, ĉiu ricevas tri pliajn.</translation>
    </message>
    <message>
        <source>A card takes what equals it</source>
        <translation>Karto prenas tion, kio egalas ĝin</translation>
    </message>
    <message>
        <source>One card of the same value, or several that add up to it. What you take goes into your pile, with the card that took it. A card that takes nothing stays on the table.</source>
        <translation>Unu karton samvaloran, aŭ plurajn, kies sumo egalas ĝin. Kion vi prenas, tio iras en vian stakon, kune kun la preninta karto. Karto, kiu prenas nenion, restas sur la tablo.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Kiom la kartoj valoras</translation>
    </message>
    <message>
        <source>Sweep the table: Scopa!</source>
        <translation>Balau la tablon: Scopa!</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies there scores a point at once.</source>
        <translation>Kiu prenas ĉion, kio kuŝas tie, tiu tuj ricevas poenton.</translation>
    </message>
    <message>
        <source>Four points more</source>
        <translation>Kvar pliaj poentoj</translation>
    </message>
    <message>
        <source>When all cards are played, there is a point each for most cards, most cards %1, %2, and the best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points first wins.</source>
        <translation>Kiam ĉiuj kartoj estas luditaj, estas po unu poento por la plej multaj kartoj, por la plej multaj kartoj %1, por tiu, kiu prenis %2, kaj por la plej bona primiera: la plej altaj kartoj de ĉiuj kvar emblemoj, inter kiuj la sepoj plej valoras. Kiu unue havas 11 poentojn, tiu venkas.</translation>
    </message>
    <message>
        <source>An ace counts 1, all other cards what they show.</source>
        <translation>Aso valoras 1, ĉiuj aliaj kartoj tion, kion ili montras.</translation>
    </message>
    <message>
        <source>An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show.</source>
        <translation>Aso valoras 1, la %1 8, la %2 9, la %3 10, ĉiuj aliaj kartoj tion, kion ili montras.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Enigmoj</translation>
    </message>
    <message>
        <source>Find the best play. All positions are from deals that the computer played.</source>
        <translation>Trovu la plej bonan movon. Ĉiuj pozicioj devenas de partioj, kiujn la komputilo ludis.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Preta</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ludo</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Sekva enigmo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Serĉi plu</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Taken so far</source>
        <translation>Ĝis nun prenite</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Konsilo</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Kiu karto?</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montri la solvon</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Provi denove</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Kiom ĉiu movo valoras</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Begin this round again?</source>
        <translation>Ĉu rekomenci ĉi tiun raŭndon?</translation>
    </message>
    <message>
        <source>The same cards are dealt once more; everything played in this round is taken back.</source>
        <translation>La samaj kartoj estas disdonataj denove; ĉio ludita en ĉi tiu raŭndo estas malfarata.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Rekomenci</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Ludi plu</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Reludo</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al la komenco</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>A play back</source>
        <translation>Unu movon reen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ludi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spaco</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Sekva movo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al la fino</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Look at the summary</source>
        <translation>Rigardi la resumon</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Montri ĉiujn manojn</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ludi plu de ĉi tie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>La antaŭa balao</translation>
    </message>
    <message>
        <source>The next sweep</source>
        <translation>La sekva balao</translation>
    </message>
    <message>
        <source>The capture before</source>
        <translation>La antaŭa preno</translation>
    </message>
    <message>
        <source>The next capture</source>
        <translation>La sekva preno</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>La antaŭa raŭndo</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La sekva raŭndo</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Malrapide</translation>
    </message>
    <message>
        <source>At ease</source>
        <translation>Senhaste</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Rapideco: %1</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Preno</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Raŭndo</translation>
    </message>
    <message>
        <source>Round %1, play %2 of %3</source>
        <translation>Raŭndo %1, movo %2 el %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paŭzo</translation>
    </message>
</context>
<context>
    <name>ResultGraph</name>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Via ŝanco venki en la partio</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Game</source>
        <translation>Ludo</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Kontraŭ</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Raŭndoj</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gajnitaj partioj</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Poentoj en raŭndo</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Laste ludita</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 el %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>some of it with aids</source>
        <translation>parte kun helpiloj</translation>
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
        <translation>Gajnitaj partioj</translation>
    </message>
    <message>
        <source>Points a round, against theirs</source>
        <translation>Poentoj en raŭndo, kompare kun la iliaj</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Sinsekve gajnitaj partioj</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Poentoj en raŭndo</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>De kie venas la poentoj</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Poentoj laŭ kategorio</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>Kiel raŭndoj finiĝas</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En ciferoj</translation>
    </message>
    <message>
        <source>A lamp: some of it was played with aids, hints or plays taken back.</source>
        <translation>Lampo: parto estis ludita kun helpiloj, konsiloj aŭ malfaritaj movoj.</translation>
    </message>
    <message>
        <source>After your first round it shows here what makes your points.</source>
        <translation>Post via unua raŭndo vi vidos ĉi tie, el kio viaj poentoj konsistas.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 a round</source>
        <translation>%1 en raŭndo</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>iliaj: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ili</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The match, gone through</source>
        <translation>Analizo de la partio</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kies decidoj</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Preta</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Progreso de la analizo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precizeco</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Via ŝanco venki en la partio</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Antaŭa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sekva</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Sekva eraro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Daŭrigi</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>En ĉi tiu partio estis nenio por decidi.</translation>
    </message>
</context>
<context>
    <name>RiggedSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Konservi ĉi tiun partion</translation>
    </message>
    <message>
        <source>Matches of Scopa (*.scopa)</source>
        <translation>Partioj de Scopa (*.scopa)</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>Ĉu ĝi friponas?</translation>
    </message>
    <message>
        <source>No. You need not take that on trust: here is why, and how to check it.</source>
        <translation>Ne. Vi ne devas simple kredi tion: jen kial, kaj jen kiel kontroli ĝin.</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>La partio ĉe la tablo</translation>
    </message>
    <message>
        <source>Save this match …</source>
        <translation>Konservi ĉi tiun partion …</translation>
    </message>
    <message>
        <source>It can be saved when the round is over, for the file tells every card.</source>
        <translation>Ĝi konserveblas, kiam la raŭndo finiĝis, ĉar la dosiero malkaŝas ĉiun karton.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Ne eblis skribi %1: %2.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 estas skribita.</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>%1 counts %2</source>
        <comment>a card; its value</comment>
        <translation>%1 valoras %2</translation>
    </message>
    <message>
        <source>%1 counts %2, %3 in the primiera</source>
        <comment>a card; its values</comment>
        <translation>%1 valoras %2, kaj %3 en la primiera</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>caption before the numbers on cards</comment>
        <translation>presita</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>caption before the values of cards</comment>
        <translation>valoras</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <comment>the 7 of coins</comment>
        <translation>Ludante %1, oni prenas nenion.</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between captures</comment>
        <translation>aŭ</translation>
    </message>
    <message>
        <source>takes</source>
        <comment>between a card and what it takes</comment>
        <translation>prenas</translation>
    </message>
    <message>
        <source>but not</source>
        <comment>before a capture that is not allowed</comment>
        <translation>sed ne</translation>
    </message>
    <message>
        <source>does not take</source>
        <comment>between a card and others</comment>
        <translation>ne prenas</translation>
    </message>
    <message>
        <source>every sweep counts twice</source>
        <translation>ĉiu balao validas duoble</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>plej multaj sepoj, poste plej multaj sesoj</translation>
    </message>
    <message>
        <source>%1, and the match is won</source>
        <comment>6 points</comment>
        <translation>%1, kaj la partio estas gajnita</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Reguloj: %1</translation>
    </message>
    <message>
        <source>A house rule of this table</source>
        <translation>Hejma regulo de ĉi tiu tablo</translation>
    </message>
    <message>
        <source>Not as in the classic game</source>
        <translation>Alie ol en la klasika ludo</translation>
    </message>
    <message>
        <source>House rule; usually: %1.</source>
        <translation>Hejma regulo; kutime: %1.</translation>
    </message>
</context>
<context>
    <name>SameSheet</name>
    <message>
        <source>The same cards</source>
        <translation>La samaj kartoj</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation>Progreso de la partio</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vi</translation>
    </message>
    <message>
        <source>You, now</source>
        <translation>Vi, nun</translation>
    </message>
    <message>
        <source>You, before</source>
        <translation>Vi, antaŭe</translation>
    </message>
    <message>
        <source>How would somebody else have played your cards, against the same players?</source>
        <translation>Kiel iu alia ludus viajn kartojn, kontraŭ la samaj ludantoj?</translation>
    </message>
    <message>
        <source>The computer takes your seat, is dealt your cards in every round, and sees no more.</source>
        <translation>La komputilo sidiĝas sur via loko, ricevas viajn kartojn en ĉiu raŭndo, kaj vidas nenion pli.</translation>
    </message>
    <message>
        <source>Who takes your seat</source>
        <translation>Kiu sidiĝas sur via loko</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
    <message>
        <source>How would %1 have done?</source>
        <comment>%1 is a level: Expert</comment>
        <translation>Kiel ludus %1?</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Rigardi, kiel</translation>
    </message>
    <message>
        <source>Play these cards again</source>
        <translation>Ludi ĉi tiujn kartojn denove</translation>
    </message>
</context>
<context>
    <name>SameTable</name>
    <message>
        <source>%1 plays your cards: round %2, %3 to %4 …</source>
        <comment>%1 is a level: Expert</comment>
        <translation>%1 ludas viajn kartojn: raŭndo %2, %3 kontraŭ %4 …</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nomo</translation>
    </message>
    <message>
        <source>first dealer by lot</source>
        <translation>unua disdonanto laŭ loto</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Nivelo de %1</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <translation>Interŝanĝi sidlokon kun %1</translation>
    </message>
</context>
<context>
    <name>SetButton</name>
    <message>
        <source>These rules are set.</source>
        <translation>Ĉi tiuj reguloj validas nun.</translation>
    </message>
</context>
<context>
    <name>SetsColumn</name>
    <message>
        <source>Share house rules</source>
        <translation>Kunhavigi hejmajn regulojn</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Malfermi hejmajn regulojn</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hejmaj reguloj</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Pretaj</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Viaj propraj</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nomo por ĉi tiuj reguloj</translation>
    </message>
    <message>
        <source>For every game</source>
        <translation>Por ĉiu ludo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Konservi</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Malfermi dosieron …</translation>
    </message>
    <message>
        <source>None yet for this game.</source>
        <translation>Ankoraŭ neniuj por ĉi tiu ludo.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Anstataŭigi</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>%1: konservita.</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Renomi …</translation>
    </message>
    <message>
        <source>Share as a file …</source>
        <translation>Kunhavigi kiel dosieron …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>There is another set called %1.</source>
        <translation>Jam estas alia regularo kun la nomo %1.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1: forigita.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 estas skribita.</translation>
    </message>
    <message>
        <source>%1 is among your own now.</source>
        <translation>%1 nun estas inter viaj propraj.</translation>
    </message>
    <message>
        <source>%1 is kept for %2.</source>
        <translation>%1: konservita por %2.</translation>
    </message>
</context>
<context>
    <name>SidesDown</name>
    <message>
        <source>Round</source>
        <translation>Raŭndo</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partio</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>jes</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Cards, sweeps and points; the key M mutes all of it</source>
        <translation>Kartoj, balaoj kaj poentoj; la klavo M silentigas ĉion ĉi</translation>
    </message>
    <message>
        <source>Hear the table</source>
        <translation>Aŭdi la tablon</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Laŭteco</translation>
    </message>
    <message>
        <source>Let go, and you hear how loud it is.</source>
        <translation>Kiam vi lasas ĝin, vi aŭdas, kiom laŭta ĝi estas.</translation>
    </message>
    <message>
        <source>One soft note, for whoever looks away in the meantime</source>
        <translation>Unu mallaŭta tono, por tiu, kiu dume rigardas aliloken</translation>
    </message>
    <message>
        <source>Tell me by a sound when it is my turn</source>
        <translation>Sciigi min per sono, kiam estas mia vico</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Today’s deal, %1</source>
        <comment>%1 is a date: 30 November</comment>
        <translation>La hodiaŭaj kartoj, %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Enigmoj</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Trovu la plej bonan movon</translation>
    </message>
    <message>
        <source>Who plays: %1</source>
        <translation>Kiu ludas: %1</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Ludi Scopa nun</translation>
    </message>
    <message>
        <source>Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far.</source>
        <translation>Kontraŭ Nonna Rita, ĝis 11 poentoj. Venki ŝin ne malfacilas, kaj konsilo ĉiam proksimas.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Disdoni la kartojn</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Kiel oni ludas</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>En unu minuto</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Rigardi ludon</translation>
    </message>
    <message>
        <source>The computer plays all seats</source>
        <translation>La komputilo ludas por ĉiuj</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Aliaj ludoj</translation>
    </message>
    <message>
        <source>Ten short lessons at the table</source>
        <translation>Dek mallongaj lecionoj ĉe la tablo</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation>%1 el %2 lecionoj finitaj</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Lerni ludi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Daŭrigi</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Ludi plu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova ludo</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Aranĝi la tablon</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ludi denove</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>%1 is the name of a game</comment>
        <translation>Reguloj: %1</translation>
    </message>
    <message>
        <source>What is played, and how it is counted</source>
        <translation>Kion oni ludas, kaj kiel oni kalkulas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historio</translation>
    </message>
    <message>
        <source>Your matches: play on, replay, share</source>
        <translation>Viaj partioj: ludi plu, reludi, kunhavigi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiko</translation>
    </message>
    <message>
        <source>%1 against %2, round %3, to %4. %5.</source>
        <translation>%1 kontraŭ %2, raŭndo %3, ĝis %4. %5.</translation>
    </message>
    <message>
        <source>The classic game against the computer</source>
        <translation>La klasika ludo kontraŭ la komputilo</translation>
    </message>
    <message>
        <source>Sixteen games, two to six players</source>
        <translation>Dek ses ludoj, du ĝis ses ludantoj</translation>
    </message>
    <message>
        <source>%1 games, two to six players</source>
        <translation>%1 ludoj, du ĝis ses ludantoj</translation>
    </message>
    <message>
        <source>They begin with your first match</source>
        <translation>Ĝi komenciĝas per via unua partio</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>%1 is: 12 rounds</comment>
        <translation>%1 ĝis nun</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Table, a line a match (*.csv)</source>
        <translation>Tabelo, po linio por partio (*.csv)</translation>
    </message>
    <message>
        <source>Everything, with the points of each round (*.json)</source>
        <translation>Ĉio, kun la poentoj de ĉiu raŭndo (*.json)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Eksporti rezultojn</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiko</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultoj</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Atingoj</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Justeco</translation>
    </message>
    <message>
        <source>Which statistics</source>
        <translation>Kiu statistiko</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksporti …</translation>
    </message>
    <message>
        <source>Forget these results</source>
        <translation>Forgesi ĉi tiujn rezultojn</translation>
    </message>
    <message>
        <source>Bring back what was forgotten</source>
        <translation>Restarigi la forgesitajn</translation>
    </message>
    <message>
        <source>After your next match its result stands here. What was played before counts no more.</source>
        <translation>Post via sekva partio ĝia rezulto staros ĉi tie. Kio estis ludita antaŭe, tio ne plu validas.</translation>
    </message>
    <message>
        <source>After your first match its result stands here: what you won, and how often you swept the table.</source>
        <translation>Post via unua partio ĝia rezulto staros ĉi tie: kion vi gajnis, kaj kiom ofte vi balais la tablon.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova ludo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Go through the match</source>
        <translation>Analizi la partion</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Vidi ĉiujn kartojn</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rerigardi</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Samaj kartoj …</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Preta</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Sekva raŭndo</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpaĝo</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partio</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <comment>what the cards on the table add up to</comment>
        <translation>Sumo %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a card that is in another hand or in the stock</comment>
        <translation>ie</translation>
    </message>
    <message>
        <source>table</source>
        <comment>a card that lies on the table</comment>
        <translation>tablo</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a card in your hand</comment>
        <translation>via</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a card that was captured</comment>
        <translation>for</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Demeti ĝin</translation>
    </message>
    <message>
        <source>Your three cards are of one rank</source>
        <translation>Viaj tri kartoj estas samrangaj</translation>
    </message>
    <message>
        <source>Your three cards come to less than ten</source>
        <translation>Viaj tri kartoj sumiĝas je malpli ol dek</translation>
    </message>
    <message>
        <source>Declaring scores {points} at once and turns your hand face up.</source>
        <translation>Anonco: tuj {points}, kaj via mano poste kuŝas malkaŝe.</translation>
    </message>
    <message>
        <source>{card} counts as</source>
        <translation>{card} validas kiel</translation>
    </message>
    <message>
        <source>Declare, {points} points</source>
        <translation>Anonci, {points} poentoj</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>Silenti</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>You take the opening table</source>
        <translation>Vi prenas la komencan tablon</translation>
    </message>
    <message>
        <source>{name} takes the opening table</source>
        <translation>{name} prenas la komencan tablon</translation>
    </message>
    <message>
        <source>You swept the table {with_card}</source>
        <translation>Vi balais la tablon {with_card}</translation>
    </message>
    <message>
        <source>{name} swept the table {with_card}</source>
        <translation>{name} balais la tablon {with_card}</translation>
    </message>
    <message>
        <source>{value} needs {rest}</source>
        <translation>{value} bezonas {rest}</translation>
    </message>
    <message>
        <source>counts as {value}</source>
        <translation>validas kiel {value}</translation>
    </message>
    <message>
        <source>The next card, or the next way to take</source>
        <translation>La sekva karto, aŭ la sekva maniero preni</translation>
    </message>
    <message>
        <source>The first to the tenth card, or that way to take</source>
        <translation>La unua ĝis deka karto, aŭ tiu maniero preni</translation>
    </message>
    <message>
        <source>1 to 0</source>
        <translation>1 ĝis 0</translation>
    </message>
    <message>
        <source>Play it; finish what moves</source>
        <translation>Ludi ĝin; fini la moviĝon</translation>
    </message>
    <message>
        <source>Choose among the ways to take</source>
        <translation>Elekti inter la manieroj preni</translation>
    </message>
    <message>
        <source>Look at the table, the piles, the players and the score</source>
        <translation>Rigardi la tablon, la stakojn, la ludantojn kaj la poentaron</translation>
    </message>
    <message>
        <source>Show the last play once more</source>
        <translation>Montri la lastan movon ankoraŭ unu fojon</translation>
    </message>
    <message>
        <source>Choose again; back to the hand</source>
        <translation>Elekti denove; reen al la mano</translation>
    </message>
    <message>
        <source>A play back; the next play</source>
        <translation>Unu movon reen; la sekva movo</translation>
    </message>
    <message>
        <source>To the beginning; to the end</source>
        <translation>Al la komenco; al la fino</translation>
    </message>
    <message>
        <source>Go on by itself; stop</source>
        <translation>Pluiri aŭtomate; halti</translation>
    </message>
    <message>
        <source>The sweep before; the next sweep</source>
        <translation>La antaŭa balao; la sekva balao</translation>
    </message>
    <message>
        <source>The capture before; the next capture</source>
        <translation>La antaŭa preno; la sekva preno</translation>
    </message>
    <message>
        <source>The round before; the next round</source>
        <translation>La antaŭa raŭndo; la sekva raŭndo</translation>
    </message>
    <message>
        <source>All hands, or those that were seen</source>
        <translation>Ĉiuj manoj, aŭ nur tiuj, kiuj videblis</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ludi plu de ĉi tie</translation>
    </message>
    <message>
        <source>Nothing has been played in this round yet.</source>
        <translation>En ĉi tiu raŭndo nenio ankoraŭ estis ludita.</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>konsilita</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, en via mano</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, sur la tablo</translation>
    </message>
    <message>
        <source>The next control; with Shift the one before</source>
        <translation>La sekva elemento; kun Shift la antaŭa</translation>
    </message>
    <message>
        <source>Another choice of the same kind</source>
        <translation>Alia elekto de la sama speco</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Sagoklavoj</translation>
    </message>
    <message>
        <source>Switch or choose it</source>
        <translation>Ŝalti aŭ elekti ĝin</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Premi la butonon</translation>
    </message>
    <message>
        <source>Go back; out of full screen</source>
        <translation>Reen; el la plenekrana vido</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>La menuoj</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt aŭ F10</translation>
    </message>
    <message>
        <source>Look for words</source>
        <translation>Serĉi vortojn</translation>
    </message>
    <message>
        <source>The next line found; the one before</source>
        <translation>La sekva trovita linio; la antaŭa</translation>
    </message>
    <message>
        <source>Back; forward</source>
        <translation>Reen; antaŭen</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>A picture as the table</source>
        <translation>Bildo kiel tablo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bildoj</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Felto</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Aliaj tabloj</translation>
    </message>
    <message>
        <source>Another picture …</source>
        <translation>Alia bildo …</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>La bildo estas legata …</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>All cards</source>
        <translation>Ĉiuj kartoj</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>Ne eblis legi {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG).</source>
        <translation>{file} enhavas neniujn bildojn; elektu dosierujon aŭ zip-dosieron kun 40 bildoj (PNG, JPEG, WebP, GIF aŭ SVG).</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files; leave only the pictures of the cards in it.</source>
        <translation>{file} enhavas pli ol {most} dosierojn; lasu en ĝi nur la bildojn de la kartoj.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; save it smaller.</source>
        <translation>{file} estas pli granda ol {most} MB; konservu ĝin malpli granda.</translation>
    </message>
    <message>
        <source>{file} holds more than {most} MB; save the pictures smaller.</source>
        <translation>{file} enhavas pli ol {most} MB; konservu la bildojn malpli grandaj.</translation>
    </message>
    <message>
        <source>{file} would unpack to more than {most} times its size; pack the pictures anew.</source>
        <translation>{file} malpakite kreskus pli ol {most}-oble; repaku la bildojn.</translation>
    </message>
    <message>
        <source>A path in the zip leads out of it ({file}); pack the folder of pictures anew.</source>
        <translation>Vojo en la zip-dosiero kondukas eksteren ({file}); repaku la dosierujon kun la bildoj.</translation>
    </message>
    <message>
        <source>{file} is a link; put the picture itself in its place.</source>
        <translation>{file} estas ligilo; metu la bildon mem en ĝian lokon.</translation>
    </message>
    <message>
        <source>The zip holds {file} twice; pack the folder of pictures anew.</source>
        <translation>La zip-dosiero enhavas {file} dufoje; repaku la dosierujon kun la bildoj.</translation>
    </message>
    <message>
        <source>{file} is locked with a password; make a zip without one.</source>
        <translation>{file} estas ŝlosita per pasvorto; faru zip-dosieron sen pasvorto.</translation>
    </message>
    <message>
        <source>{file} is not a whole zip file; fetch it again or make it anew.</source>
        <translation>{file} ne estas kompleta zip-dosiero; elŝutu ĝin denove aŭ refaru ĝin.</translation>
    </message>
    <message>
        <source>{file} is packed in an unusual way; make an ordinary zip file of the pictures.</source>
        <translation>{file} estas pakita nekutime; faru ordinaran zip-dosieron el la bildoj.</translation>
    </message>
    <message>
        <source>There is no picture of {cards}; add what is missing.</source>
        <translation>Mankas bildo, kiu montras {cards}; aldonu, kio mankas.</translation>
    </message>
    <message>
        <source>Only {found} of the 40 cards can be told from the names of the pictures; name them like 7_coins.png, or number them from 01 to 40.</source>
        <translation>Nur {found} el la 40 kartoj rekoneblas laŭ la nomoj de la bildoj; nomu ilin kiel 7_coins.png, aŭ numeru ilin de 01 ĝis 40.</translation>
    </message>
    <message>
        <source>Two pictures are named as {cards}: {first} and {second}; leave one of them out.</source>
        <translation>Du bildoj laŭ siaj nomoj montras {cards}: {first} kaj {second}; ellasu unu el ili.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG.</source>
        <translation>{file} ne estas legebla bildo; rekonservu ĝin kiel PNG, JPEG, WebP, GIF aŭ SVG.</translation>
    </message>
    <message>
        <source>{file} has more than {most} million pixels; save it smaller.</source>
        <translation>{file} havas pli ol {most} milionojn da rastrumeroj; konservu ĝin malpli granda.</translation>
    </message>
    <message>
        <source>{file} is only {width} × {height} pixels; a card must be at least {least} wide.</source>
        <translation>{file} havas nur {width} × {height} rastrumerojn; karto devas esti larĝa je almenaŭ {least}.</translation>
    </message>
    <message>
        <source>{file} has other proportions than most cards; give all pictures the same shape.</source>
        <translation>{file} havas aliajn proporciojn ol la plimulto de la kartoj; donu al ĉiuj bildoj la saman formon.</translation>
    </message>
    <message>
        <source>The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times.</source>
        <translation>La alto de la kartoj estas {ratio}-oblo de ilia larĝo; ĝi devas esti inter 1,2-oblo kaj 2,2-oblo.</translation>
    </message>
    <message>
        <source>{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} ne estas ĝusta SVG-desegno; rekonservu ĝin kiel simplan SVG aŭ kiel PNG.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is; give it a viewBox, or a width and height.</source>
        <translation>{file} ne diras, kiom granda ĝi estas; donu al ĝi viewBox, aŭ larĝon kaj alton.</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG.</source>
        <translation>{file} referencas ion ekster si ({what}); rekonservu ĝin kiel simplan SVG aŭ kiel PNG.</translation>
    </message>
    <message>
        <source>{file} carries a picture within the drawing; save it as PNG.</source>
        <translation>{file} enhavas bildon ene de la desegno; konservu ĝin kiel PNG.</translation>
    </message>
    <message>
        <source>{file} holds text, which looks different on every computer; turn the text into paths.</source>
        <translation>{file} enhavas tekston, kiu aspektas alie sur ĉiu komputilo; igu la tekston konturoj.</translation>
    </message>
    <message>
        <source>{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} enhavas skripton, animacion aŭ fremdan objekton; rekonservu ĝin kiel simplan SVG aŭ kiel PNG.</translation>
    </message>
    <message>
        <source>{file} declares entities; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} deklaras entojn; rekonservu ĝin kiel simplan SVG aŭ kiel PNG.</translation>
    </message>
    <message>
        <source>{file} is too intricate to be drawn quickly; simplify it, or save it as PNG.</source>
        <translation>{file} estas tro komplika por rapida desegnado; simpligu ĝin aŭ konservu ĝin kiel PNG.</translation>
    </message>
    <message>
        <source>{file} is no proper TOML ({reason}); correct it or leave it out.</source>
        <translation>{file} ne estas ĝusta TOML ({reason}); korektu aŭ ellasu ĝin.</translation>
    </message>
    <message>
        <source>{file} does not say format = 1; correct it or leave it out.</source>
        <translation>{file} ne diras format = 1; korektu aŭ ellasu ĝin.</translation>
    </message>
    <message>
        <source>{file} is for a newer version of the game; update the game, or leave the file out.</source>
        <translation>{file} estas por pli nova versio de la programo; ĝisdatigu la programon aŭ ellasu la dosieron.</translation>
    </message>
    <message>
        <source>In {file}, {key} must be {allowed}; correct it.</source>
        <translation>En {file}, {key} devas esti {allowed}; korektu tion.</translation>
    </message>
    <message>
        <source>{file} names the picture {picture}, which is not there; correct the name or add the picture.</source>
        <translation>{file} nomas la bildon {picture}, kiu ne ĉeestas; korektu la nomon aŭ aldonu la bildon.</translation>
    </message>
    <message>
        <source>There are {most} decks of your own already; remove one to add another.</source>
        <translation>Jam estas {most} propraj kartaroj; forigu unu por aldoni alian.</translation>
    </message>
    <message>
        <source>The deck could not be added ({reason}); nothing was changed.</source>
        <translation>Ne eblis aldoni la kartaron ({reason}); nenio ŝanĝiĝis.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Ne eblis skribi {file}: {reason}.</translation>
    </message>
    <message>
        <source>The deck could not be removed ({reason}); nothing was changed.</source>
        <translation>Ne eblis forigi la kartaron ({reason}); nenio ŝanĝiĝis.</translation>
    </message>
    <message>
        <source>The deck could not be put back: {reason}.</source>
        <translation>Ne eblis remeti la kartaron: {reason}.</translation>
    </message>
    <message>
        <source>The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.</source>
        <translation>La bildoj havas la numerojn de 1 ĝis 40; ili estas komprenataj kiel moneroj, pokaloj, glavoj, bastonoj, de aso ĝis reĝo.</translation>
    </message>
    <message>
        <source>The suits are taken to be Italian: coins, cups, swords, clubs.</source>
        <translation>La emblemoj estas komprenataj kiel italaj: moneroj, pokaloj, glavoj, bastonoj.</translation>
    </message>
    <message>
        <source>The suits are taken to be Spanish: coins, cups, swords, clubs.</source>
        <translation>La emblemoj estas komprenataj kiel hispanaj: moneroj, pokaloj, glavoj, bastonoj.</translation>
    </message>
    <message>
        <source>The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs.</source>
        <translation>La emblemoj estas komprenataj kiel francaj: karoo por moneroj, kero por pokaloj, piko por glavoj, trefo por bastonoj.</translation>
    </message>
    <message>
        <source>10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here.</source>
        <translation>10, 11 kaj 12 estas komprenataj kiel la tri figuroj, kiuj ĉi tie valoras 8, 9 kaj 10.</translation>
    </message>
    <message>
        <source>The game has 40 cards: {count} others were left out ({file}).</source>
        <translation>La ludo havas 40 kartojn: {count} aliaj estis ellasitaj ({file}).</translation>
    </message>
    <message>
        <source>{count} pictures were not recognised and left out ({file}).</source>
        <translation>{count} bildoj ne estis rekonitaj kaj estis ellasitaj ({file}).</translation>
    </message>
    <message>
        <source>There is no picture of the back, so that a plain one is used.</source>
        <translation>Mankas bildo de la dorso, do simpla dorso estas uzata.</translation>
    </message>
    <message>
        <source>{file} is taken for the back.</source>
        <translation>{file} estas uzata kiel la dorso.</translation>
    </message>
    <message>
        <source>{file} has other proportions than the cards and was left out.</source>
        <translation>{file} havas aliajn proporciojn ol la kartoj kaj estis ellasita.</translation>
    </message>
    <message>
        <source>{count} pictures move; only what they show at first is used ({file}).</source>
        <translation>{count} bildoj moviĝas; nur ilia komenca bildo estas uzata ({file}).</translation>
    </message>
    <message>
        <source>Transparent pictures were laid on white paper.</source>
        <translation>Travideblaj bildoj estis metitaj sur blankan paperon.</translation>
    </message>
    <message>
        <source>The pictures are only {width} pixels wide, and may look coarse on a large screen.</source>
        <translation>La bildoj larĝas nur {width} rastrumerojn, kaj eble aspektos krudaj sur granda ekrano.</translation>
    </message>
    <message>
        <source>The game does not draw everything in {file}: {what}. Please look closely.</source>
        <translation>La programo ne desegnas ĉion en {file}: {what}. Bonvolu rigardi atente.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used: {reason}.</source>
        <translation>Ne eblas uzi la dosierujon {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>Ne eblis skribi {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be read: {reason}.</source>
        <translation>Ne eblis legi {path}: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.</source>
        <translation>La agordoj estis nelegeblaj ({reason}); la kutimaj agordoj estas uzataj, kaj la malnova dosiero nun estas {aside}.</translation>
    </message>
    <message>
        <source>The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.</source>
        <translation>La agordoj estas nelegeblaj ({reason}) kaj ne eblis flankenmeti ilin; la kutimaj agordoj estas uzataj.</translation>
    </message>
    <message>
        <source>The preference {key} must be {allowed}, not {value}; it is {default} now.</source>
        <translation>La agordo {key} devas esti {allowed}, ne {value}; nun ĝi estas {default}.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Ne eblis konservi la agordojn: {reason}.</translation>
    </message>
    <message>
        <source>The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.</source>
        <translation>La konservitaj partioj estis nelegeblaj ({reason}); nova dosiero komenciĝis, kaj la malnova nun estas {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>La konservitaj partioj estis difektitaj ({reason}). Ĉio legebla estas ĉi tie (partioj: {kept}), kaj la difektita dosiero nun estas {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>La konservitaj partioj estis difektitaj ({reason}). La savkopio ({day}) kaj ĉio legebla estas ĉi tie (partioj: {kept}), kaj la difektita dosiero nun estas {aside}.</translation>
    </message>
    <message>
        <source>The file of your matches was gone; it has been written anew, and nothing is lost.</source>
        <translation>La dosiero de viaj partioj mankis; ĝi estas denove skribita, kaj nenio perdiĝis.</translation>
    </message>
    <message>
        <source>The matches of {day} are back; the file that was there before is now {aside}.</source>
        <translation>La partioj revenis ({day}); la antaŭa dosiero nun estas {aside}.</translation>
    </message>
    <message>
        <source>The backup could not be restored ({reason}); everything is as it was.</source>
        <translation>La savkopio ne povis esti restarigita ({reason}); ĉio estas kiel antaŭe.</translation>
    </message>
    <message>
        <source>The saved matches are unreadable ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>La konservitaj partioj estas nelegeblaj ({reason}); la partioj de ĉi tiu sesio ne estos konservataj.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the game; they are left as they are, and this session&apos;s matches will not be kept.</source>
        <translation>La konservitaj partioj estis skribitaj de pli nova versio de la programo; ili restas, kiaj ili estas, kaj la partioj de ĉi tiu sesio ne estos konservataj.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened for writing ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Ne eblas malfermi la konservitajn partiojn por skribado ({reason}); la partioj de ĉi tiu sesio ne estos konservataj.</translation>
    </message>
    <message>
        <source>The match could not be saved ({reason}); it goes on, and saving is tried again with every play.</source>
        <translation>Ne eblis konservi la partion ({reason}); ĝi daŭras, kaj ĉe ĉiu movo la konservado estas reprovata.</translation>
    </message>
    <message>
        <source>A saved match does not follow the rules ({reason}); it was given up as abandoned.</source>
        <translation>Konservita partio ne sekvas la regulojn ({reason}); ĝi estis markita kiel forlasita.</translation>
    </message>
    <message>
        <source>The game is already running with this data folder ({path}); please use its window.</source>
        <translation>La programo jam funkcias kun ĉi tiu datumujo ({path}); bonvolu uzi ĝian fenestron.</translation>
    </message>
    <message>
        <source>The game is already running: drag {name} into its window to open it.</source>
        <translation>La programo jam funkcias: trenu {name} en ĝian fenestron por malfermi ĝin.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>Ne eblas malfermi {name}: {reason}.</translation>
    </message>
    <message>
        <source>The list of those who play here was unreadable ({reason}); all who have a folder are here, and the old file is now {aside}.</source>
        <translation>La listo de la ludantoj ĉi tie estis nelegebla ({reason}); ĉiuj, kiuj havas dosierujon, ĉeestas, kaj la malnova dosiero nun estas {aside}.</translation>
    </message>
    <message>
        <source>The folder of {name} is gone ({path}); the others are here as before.</source>
        <translation>La dosierujo de {name} malaperis ({path}); la aliaj ĉeestas kiel antaŭe.</translation>
    </message>
    <message>
        <source>Nobody here is called {name}; those who play here are {known}.</source>
        <translation>Neniu ĉi tie nomiĝas {name}; ĉi tie ludas: {known}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already; please choose another name.</source>
        <translation>Iu ĉi tie jam nomiĝas {name}; bonvolu elekti alian nomon.</translation>
    </message>
    <message>
        <source>A name has from one to {most} letters.</source>
        <translation>Nomo havas de unu ĝis {most} literoj.</translation>
    </message>
    <message>
        <source>The first person&apos;s files are those of the program; rename this person instead.</source>
        <translation>La dosieroj de la unua ludanto apartenas al la programo; anstataŭe renomu tiun ludanton.</translation>
    </message>
    <message>
        <source>The folder {path} could not be moved: {reason}.</source>
        <translation>Ne eblis movi la dosierujon {path}: {reason}.</translation>
    </message>
    <message>
        <source>The saved house rules were not all readable ({reason}); the old file is now {aside}.</source>
        <translation>Ne ĉiuj konservitaj hejmaj reguloj estis legeblaj ({reason}); la malnova dosiero nun estas {aside}.</translation>
    </message>
    <message>
        <source>The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now.</source>
        <translation>La konservitaj hejmaj reguloj estas nelegeblaj ({reason}) kaj ne eblis flankenmeti ilin; nun neniuj estas konservataj.</translation>
    </message>
    <message>
        <source>The saved house rules were written by a newer version of the game; they are left as they are.</source>
        <translation>La konservitaj hejmaj reguloj estis skribitaj de pli nova versio de la programo; ili restas, kiaj ili estas.</translation>
    </message>
    <message>
        <source>There are {most} sets of house rules already; delete one to keep another.</source>
        <translation>Jam estas {most} hejmaj regularoj; forigu unu por konservi alian.</translation>
    </message>
    <message>
        <source>Your results of puzzles were unreadable ({reason}); the old file is now {aside}.</source>
        <translation>Viaj rezultoj pri enigmoj estis nelegeblaj ({reason}); la malnova dosiero nun estas {aside}.</translation>
    </message>
    <message>
        <source>Your results of puzzles were written by a newer version of the game; they are left as they are.</source>
        <translation>Viaj rezultoj pri enigmoj estis skribitaj de pli nova versio de la programo; ili restas, kiaj ili estas.</translation>
    </message>
    <message>
        <source>{name} cannot be the table: {reason}.</source>
        <translation>{name} ne povas esti la tablo: {reason}.</translation>
    </message>
    <message>
        <source>Your picture for the table could not be read ({reason}); the green cloth lies there again.</source>
        <translation>Ne eblis legi vian bildon por la tablo ({reason}); la verda tuko denove kuŝas tie.</translation>
    </message>
    <message>
        <source>The deck {deck} has cards that cannot be drawn; plain ones stand in for them.</source>
        <translation>La kartaro {deck} havas nedesegneblajn kartojn; simplaj anstataŭas ilin.</translation>
    </message>
    <message>
        <source>The deck {deck} is missing or damaged, so that the usual one is laid again.</source>
        <translation>La kartaro {deck} mankas aŭ estas difektita, do la kutima estas uzata denove.</translation>
    </message>
    <message>
        <source>{name} holds no house rules that this game can use.</source>
        <translation>{name} enhavas neniujn hejmajn regulojn, kiujn ĉi tiu programo povas uzi.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the game.</source>
        <translation>{name} estis skribita de pli nova versio de la programo.</translation>
    </message>
    <message>
        <source>{name} is for a game that is not played here: {variant}.</source>
        <translation>{name} estas por ludo, kiun oni ne ludas ĉi tie: {variant}.</translation>
    </message>
    <message>
        <source>{name} has a rule that does not exist here: {rule}.</source>
        <translation>{name} havas regulon, kiu ne ekzistas ĉi tie: {rule}.</translation>
    </message>
    <message>
        <source>{name} sets the rule {rule} to {value}, which it cannot be.</source>
        <translation>{name} donas al la regulo {rule} la valoron {value}, kiu ne eblas.</translation>
    </message>
    <message>
        <source>With the rules in {name} nothing would score.</source>
        <translation>Laŭ la reguloj en {name} nenio donus poentojn.</translation>
    </message>
    <message>
        <source>{name} limits the cards taken at once, which Frac does not.</source>
        <translation>{name} limigas la kartojn samtempe prenatajn, kion Frac ne faras.</translation>
    </message>
    <message>
        <source>{name} sets another target than 21, to which De Trente is always played.</source>
        <translation>{name} difinas alian celon ol 21, ĝis kiu De Trente ĉiam estas ludata.</translation>
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
        <translation>de karoo</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>de kero</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>de piko</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>de trefo</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karoo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kero</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Piko</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Trefo</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Moneroj</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Pokaloj</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Glavoj</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Bastonoj</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>fanto</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after &apos;the&apos;</comment>
        <translation>fanto</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>kavaliro</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>damo</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>reĝo</translation>
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
        <translation>%1 kaj %2</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter on the card of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>letter on the card of a jack</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter on the card of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter on the card of a king</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the person at the table</comment>
        <translation>Vi</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one who receives points</comment>
        <translation>vi</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karto</numerusform>
            <numerusform>%n kartoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards that count</source>
        <translation>
            <numerusform>%n karto, kiu valoras</numerusform>
            <numerusform>%n kartoj, kiuj valoras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of card</source>
        <translation>
            <numerusform>%n speco de kartoj</numerusform>
            <numerusform>%n specoj de kartoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poento</numerusform>
            <numerusform>%n poentoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n raŭndo</numerusform>
            <numerusform>%n raŭndoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n linio</numerusform>
            <numerusform>%n linioj</numerusform>
        </translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partio</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partio</numerusform>
            <numerusform>%n partioj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n restas</numerusform>
            <numerusform>%n restas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n karto enmane</numerusform>
            <numerusform>%n kartoj enmane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n karto prenita</numerusform>
            <numerusform>%n kartoj prenitaj</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>du ludantoj</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>tri ludantoj</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>kvar ludantoj</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>ses ludantoj</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n ludanto</numerusform>
            <numerusform>%n ludantoj</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1.</source>
        <translation>Demetu %1.</translation>
    </message>
    <message>
        <source>Take %1 %2.</source>
        <comment>cards; with which card</comment>
        <translation>Prenu %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a card; the cards it takes</comment>
        <translation>%1 prenas %2.</translation>
    </message>
    <message>
        <source>Declare less than ten, 3 points.</source>
        <translation>Anoncu malpli ol dek, 3 poentoj.</translation>
    </message>
    <message>
        <source>Declare three of a kind, 10 points.</source>
        <translation>Anoncu tri samrangajn, 10 poentoj.</translation>
    </message>
    <message>
        <source>%1 counts as %2.</source>
        <translation>%1 validas kiel %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <translation>Vi prenas %1 %2.</translation>
    </message>
    <message>
        <source>%3 takes %1 %2.</source>
        <translation>%3 prenas %1 %2.</translation>
    </message>
    <message>
        <source>You laid %1.</source>
        <translation>Vi demetis %1.</translation>
    </message>
    <message>
        <source>%2 laid %1.</source>
        <translation>%2 demetis %1.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Via vico: ludu karton.</translation>
    </message>
    <message>
        <source>Space or a click goes on.</source>
        <translation>Spacoklavo aŭ klako daŭrigas.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 pensas …</translation>
    </message>
    <message>
        <source>The table is empty: you must lay a card.</source>
        <translation>La tablo estas malplena: vi devas demeti karton.</translation>
    </message>
    <message>
        <source>The table is empty: %1 must lay a card.</source>
        <translation>La tablo estas malplena: %1 devas demeti karton.</translation>
    </message>
    <message>
        <source>That card takes %1: it cannot be laid.</source>
        <translation>Tiu karto prenas %1: ne eblas demeti ĝin.</translation>
    </message>
    <message>
        <source>That card does not take %1.</source>
        <translation>Tiu karto ne prenas %1.</translation>
    </message>
    <message>
        <source>Take %1:</source>
        <comment>%1 is: with the 7 of coins</comment>
        <translation>Preni %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to take: choose one.</source>
        <translation>
            <numerusform>%n maniero preni: elektu.</numerusform>
            <numerusform>%n manieroj preni: elektu unu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n plej bona</numerusform>
            <numerusform>%n plej bonaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n bona</numerusform>
            <numerusform>%n bonaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccurate</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n malpreciza</numerusform>
            <numerusform>%n malprecizaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n eraro</numerusform>
            <numerusform>%n eraroj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practice: %n position(s)</source>
        <translation>
            <numerusform>Ekzercado: %n pozicio</numerusform>
            <numerusform>Ekzercado: %n pozicioj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in which there was something better to play.</source>
        <translation>
            <numerusform>%n pozicio, en kiu eblis ludi pli bone.</numerusform>
            <numerusform>%n pozicioj, en kiuj eblis ludi pli bone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) gone through so far.</source>
        <comment>in search of a puzzle</comment>
        <translation>
            <numerusform>%n disdono traserĉita ĝis nun.</numerusform>
            <numerusform>%n disdonoj traserĉitaj ĝis nun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ready.</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n plia preta.</numerusform>
            <numerusform>%n pliaj pretaj.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row.</source>
        <comment>puzzles solved at the first try, one after the other</comment>
        <translation>
            <numerusform>%n sinsekve.</numerusform>
            <numerusform>%n sinsekve.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2</source>
        <translation>%1: preni %2</translation>
    </message>
    <message>
        <source>%1 Once more to play, Esc to choose again.</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>%1 Ankoraŭ unu fojon por ludi, Esc por elekti denove.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>Konsilo: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Via vico</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Pensas …</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Atendas</translation>
    </message>
    <message>
        <source>Round over</source>
        <translation>Fino de raŭndo</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Disdonas</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Raŭndo %1</translation>
    </message>
    <message>
        <source>Round %1  ·  deal %2 of %3</source>
        <translation>Raŭndo %1  ·  disdono %2 el %3</translation>
    </message>
    <message>
        <source>Round %1  ·  %2/%3</source>
        <comment>a deal of some: 4/6</comment>
        <translation>Raŭndo %1  ·  %2/%3</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>target of a match</comment>
        <translation>ĝis %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hodiaŭ</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hieraŭ</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Sicilia</translation>
    </message>
    <message>
        <source>Piacentine</source>
        <translation>Piaĉenca</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Itala</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Hispana</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Franca</translation>
    </message>
    <message>
        <source>French, numbers</source>
        <translation>Franca, nombroj</translation>
    </message>
    <message>
        <source>French, large print</source>
        <translation>Franca, grandlitera</translation>
    </message>
    <message>
        <source>Usual back</source>
        <translation>Kutima dorso</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Ruĝa</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blua</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verda</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nigra</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Bruna</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nokto</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardezo</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Ligno</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Marmoro</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simpla</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a table</comment>
        <translation>Malhela</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Via bildo</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Suno</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Citrono</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boato</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luno</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Folio</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Pokalo</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>&apos;la&apos; d&apos;-a de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>&apos;la&apos; d&apos;-a de&apos; MMMM yyyy</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>dddd, &apos;la&apos; d&apos;-a de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Swept clean</source>
        <translation>Pure balaite</translation>
    </message>
    <message>
        <source>Take everything that lies on the table.</source>
        <translation>Prenu ĉion, kio kuŝas sur la tablo.</translation>
    </message>
    <message>
        <source>It scores at once, and whoever comes next has nothing to take.</source>
        <translation>Tio tuj alportas poenton, kaj la sekvanto havas nenion por preni.</translation>
    </message>
    <message>
        <source>No gifts</source>
        <translation>Neniuj donacoj</translation>
    </message>
    <message>
        <source>Finish a round in which nobody sweeps against you.</source>
        <translation>Finu raŭndon, en kiu neniu balaas kontraŭ vi.</translation>
    </message>
    <message>
        <source>A point that they do not make is worth as much as one that you make.</source>
        <translation>Poento, kiun ili ne ricevas, valoras same kiel poento, kiun ricevas vi.</translation>
    </message>
    <message>
        <source>Above ten</source>
        <translation>Super dek</translation>
    </message>
    <message>
        <source>Leave more than ten on the table six times in a row, where an ace has no power.</source>
        <translation>Sesfoje sinsekve lasu pli ol dek sur la tablo, en ludo, kie aso ne havas apartan povon.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep such a table.</source>
        <translation>Neniu karto valoras pli ol dek, do neniu povas balai tian tablon.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ankoraŭ unu fojon</translation>
    </message>
    <message>
        <source>Sweep the table twice, with nothing taken in between.</source>
        <translation>Balau la tablon dufoje, sen ia preno intertempe.</translation>
    </message>
    <message>
        <source>An empty table forces a card from the next hand: keep pairs to answer it.</source>
        <translation>Malplena tablo devigas karton el la sekva mano: gardu parojn por respondi al ĝi.</translation>
    </message>
    <message>
        <source>Three in a round</source>
        <translation>Tri en unu raŭndo</translation>
    </message>
    <message>
        <source>Sweep the table three times in one round.</source>
        <translation>Balau la tablon trifoje en unu raŭndo.</translation>
    </message>
    <message>
        <source>Sweeps have no limit: they decide more rounds than the primiera does.</source>
        <translation>Balaoj ne havas limon: ili decidas pli da raŭndoj ol la primiera.</translation>
    </message>
    <message>
        <source>At the last moment</source>
        <translation>En la lasta momento</translation>
    </message>
    <message>
        <source>Sweep the table with your last card of the round.</source>
        <translation>Balau la tablon per via lasta karto de la raŭndo.</translation>
    </message>
    <message>
        <source>Who counts the cards knows at the end what is still out, and what can be swept.</source>
        <translation>Kiu kalkulas la kartojn, tiu scias fine, kio ankoraŭ restas kaj kio balaeblas.</translation>
    </message>
    <message>
        <source>The beautiful one</source>
        <translation>La belulo</translation>
    </message>
    <message>
        <source>Take the settebello from the table.</source>
        <translation>Prenu la settebellon de la tablo.</translation>
    </message>
    <message>
        <source>It is a point by itself, and helps to win two more: its suit and the primiera.</source>
        <translation>Ĝi mem estas poento, kaj helpas al du pliaj: ĝia emblemo kaj la primiera.</translation>
    </message>
    <message>
        <source>Settebello with a sweep</source>
        <translation>Settebello kun balao</translation>
    </message>
    <message>
        <source>Sweep the table with the settebello, or take it in a sweep.</source>
        <translation>Balau la tablon per la settebello, aŭ prenu ĝin dum balao.</translation>
    </message>
    <message>
        <source>Two points in one play: the best use of a seven is seldom the first.</source>
        <translation>Du poentoj per unu movo: la plej bona uzo de sepo malofte estas la unua.</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Ĉiuj kvar sepoj</translation>
    </message>
    <message>
        <source>Take all four sevens in a round.</source>
        <translation>Prenu ĉiujn kvar sepojn en unu raŭndo.</translation>
    </message>
    <message>
        <source>Sevens count most for the primiera: four of them cannot be beaten.</source>
        <translation>Sepoj plej valoras por la primiera: kvar el ili estas nevenkeblaj.</translation>
    </message>
    <message>
        <source>Primiera of sevens</source>
        <translation>Primiera el sepoj</translation>
    </message>
    <message>
        <source>Win the primiera with at least three sevens.</source>
        <translation>Gajnu la poenton de la primiera kun almenaŭ tri sepoj.</translation>
    </message>
    <message>
        <source>Three sevens are nearly always enough: after that, look to the other points.</source>
        <translation>Tri sepoj preskaŭ ĉiam sufiĉas: poste celu la aliajn poentojn.</translation>
    </message>
    <message>
        <source>Primiera of sixes</source>
        <translation>Primiera el sesoj</translation>
    </message>
    <message>
        <source>Win the primiera with no more than one seven.</source>
        <translation>Gajnu la poenton de la primiera kun maksimume unu sepo.</translation>
    </message>
    <message>
        <source>Sixes and aces come next after sevens: where the sevens are split, they decide.</source>
        <translation>Post la sepoj venas sesoj kaj asoj: kie la sepoj estas dividitaj, ili decidas.</translation>
    </message>
    <message>
        <source>A handful</source>
        <translation>Plenmano</translation>
    </message>
    <message>
        <source>Take four or more cards with one card that has to add them up.</source>
        <translation>Per unu karto prenu kvar aŭ pli da kartoj, kies sumo egalas ĝin.</translation>
    </message>
    <message>
        <source>Most cards is a point, and every card that comes along counts for it.</source>
        <translation>Plej multe da kartoj estas poento, kaj ĉiu kunvenanta karto helpas al ĝi.</translation>
    </message>
    <message>
        <source>Thirty cards</source>
        <translation>Tridek kartoj</translation>
    </message>
    <message>
        <source>Take thirty of the forty cards, where two sides play.</source>
        <translation>Prenu tridek el la kvardek kartoj, en ludo inter du flankoj.</translation>
    </message>
    <message>
        <source>Many cards bring good ones along: points come in company.</source>
        <translation>Multaj kartoj kunportas bonajn: poentoj venas kune.</translation>
    </message>
    <message>
        <source>Eight of a suit</source>
        <translation>Ok samemblemaj</translation>
    </message>
    <message>
        <source>Take eight of the ten cards %1 in a round.</source>
        <translation>Prenu ok el la dek kartoj %1 en unu raŭndo.</translation>
    </message>
    <message>
        <source>Of captures that are worth the same otherwise, take the one with this suit in it.</source>
        <translation>El prenoj alie samvaloraj elektu tiun, kiu enhavas ĉi tiun emblemon.</translation>
    </message>
    <message>
        <source>All four points</source>
        <translation>Ĉiuj kvar poentoj</translation>
    </message>
    <message>
        <source>Score all four points of a round: cards, suit, settebello and primiera.</source>
        <translation>Gajnu ĉiujn kvar poentojn de raŭndo: kartoj, emblemo, settebello kaj primiera.</translation>
    </message>
    <message>
        <source>Count as you go: give up what is lost, and fight for what is open.</source>
        <translation>Kalkulu dum la ludo: rezignu pri la perdita, kaj luktu por la ankoraŭ nedecidita.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Take the ace, 2 and 3 %1, in a game that counts the run.</source>
        <translation>Prenu la ason, duon kaj trion %1, en ludo, kie tiu vico valoras.</translation>
    </message>
    <message>
        <source>Three points, and one more for each card that follows: small ones are gold.</source>
        <translation>Tri poentoj, kaj unu plia por ĉiu sekva karto: la malgrandaj estas oro.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Take all ten cards %1 in a round.</source>
        <translation>Prenu ĉiujn dek kartojn %1 en unu raŭndo.</translation>
    </message>
    <message>
        <source>In Cirulla it wins the match at once: with seven of them, it is worth a try.</source>
        <translation>En Cirulla ĝi tuj gajnas la partion: kun sep el ili indas provi.</translation>
    </message>
    <message>
        <source>Fifteen in four</source>
        <translation>Dek kvin per kvar</translation>
    </message>
    <message>
        <source>In a game of fifteen, make it with four cards or more.</source>
        <translation>En ludo de dekkvino, kunmetu ĝin el kvar aŭ pli da kartoj.</translation>
    </message>
    <message>
        <source>Add up the whole table first: the longest way to fifteen takes the most cards.</source>
        <translation>Unue sumigu la tutan tablon: la plej longa vojo al dek kvin prenas plej multe da kartoj.</translation>
    </message>
    <message>
        <source>Worth the ace</source>
        <translation>Inda je la aso</translation>
    </message>
    <message>
        <source>Where an ace takes everything, take five cards or more with one.</source>
        <translation>Kie aso prenas ĉion, prenu kvin aŭ pli da kartoj per unu.</translation>
    </message>
    <message>
        <source>An ace grows with the table: wait, but not until somebody else has one.</source>
        <translation>Aso kreskas kun la tablo: atendu, sed ne ĝis alia ludanto havas ason.</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Kartojn sur la tablon</translation>
    </message>
    <message>
        <source>Declare in Cirulla: three cards below ten, or three of a kind.</source>
        <translation>Anoncu en Cirulla: tri kartoj sub dek, aŭ tri samrangaj.</translation>
    </message>
    <message>
        <source>The points are certain, and nearly always worth more than a hidden hand.</source>
        <translation>La poentoj estas certaj, kaj preskaŭ ĉiam valoras pli ol kaŝita mano.</translation>
    </message>
    <message>
        <source>First to the end</source>
        <translation>Unua ĉe la celo</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gajnu partion.</translation>
    </message>
    <message>
        <source>Luck evens out over rounds: a match is won by what you do with it.</source>
        <translation>La bonŝanco egaliĝas dum la raŭndoj: partion gajnas tio, kion vi faras el ĝi.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Bona kunularo</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Gajnu partion kun partnero.</translation>
    </message>
    <message>
        <source>What your partner could take is left, what the others could take is not.</source>
        <translation>Kion povus preni via partnero, tio restu; kion povus preni la aliaj, tio ne.</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>De malantaŭe</translation>
    </message>
    <message>
        <source>Win a match after being five points behind.</source>
        <translation>Gajnu partion, en kiu vi iam postrestis je kvin poentoj.</translation>
    </message>
    <message>
        <source>Who is behind may dare more: a sweep risked costs little when all is lost anyway.</source>
        <translation>Kiu postrestas, tiu povas kuraĝi pli: riskita balao malmulte kostas, kiam ĉio jam ŝajnas perdita.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Renverse</translation>
    </message>
    <message>
        <source>Win a match in which the lowest score wins.</source>
        <translation>Gajnu partion, en kiu venkas la malplej multaj poentoj.</translation>
    </message>
    <message>
        <source>Who can lose on purpose has understood what makes points.</source>
        <translation>Kiu scipovas intence perdi, tiu komprenis, kio faras poentojn.</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>Per propraj fortoj</translation>
    </message>
    <message>
        <source>Win a match with no aid, no hint and nothing taken back.</source>
        <translation>Gajnu partion sen helpilo, sen konsilo kaj sen malfarita movo.</translation>
    </message>
    <message>
        <source>Seeing for yourself what a card takes is the first half of playing well.</source>
        <translation>Mem vidi, kion karto prenas, estas la unua duono de bona ludado.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Kontraŭ la plej forta</translation>
    </message>
    <message>
        <source>Win a match against Expert.</source>
        <translation>Gajnu partion kontraŭ la Eksperto.</translation>
    </message>
    <message>
        <source>Expert remembers every card: to win, remember the sevens at least.</source>
        <translation>La Eksperto memoras ĉiun karton: por venki, memoru almenaŭ la sepojn.</translation>
    </message>
    <message>
        <source>Master of the house</source>
        <translation>Mastro de la domo</translation>
    </message>
    <message>
        <source>Win against Expert in every game there is.</source>
        <translation>Venku la Eksperton en ĉiu el la ludoj.</translation>
    </message>
    <message>
        <source>Each game turns one rule, and with it what a card is worth.</source>
        <translation>Ĉiu ludo ŝanĝas unu regulon, kaj kun ĝi la valoron de la kartoj.</translation>
    </message>
    <message>
        <source>Expert beaten at %1 (%2 of %3 games)</source>
        <comment>a game; two numbers</comment>
        <translation>La Eksperto estas venkita en %1 (%2 el %3 ludoj)</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>achievements, separated by dots</comment>
        <translation>Nova: %1</translation>
    </message>
    <message>
        <source>What a card would take</source>
        <translation>Kion karto prenus</translation>
    </message>
    <message>
        <source>Rings round the cards while you choose</source>
        <translation>Ringoj ĉirkaŭ la kartoj, dum vi elektas</translation>
    </message>
    <message>
        <source>The sum of the table</source>
        <translation>La sumo de la tablo</translation>
    </message>
    <message>
        <source>What all cards on the table add up to</source>
        <translation>La sumo de ĉiuj kartoj sur la tablo</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Kartoj jam for</translation>
    </message>
    <message>
        <source>Every card by suit and rank: still out, on the table, yours, or gone</source>
        <translation>Ĉiu karto laŭ emblemo kaj rango: ankoraŭ ie, sur la tablo, via, aŭ for</translation>
    </message>
    <message>
        <source>A warning before a sweep is given away</source>
        <translation>Averto antaŭ fordono de balao</translation>
    </message>
    <message>
        <source>If the next player might sweep what you leave, a second press plays the card</source>
        <translation>Se la sekva ludanto povus balai tion, kion vi lasas, dua premo ludas la karton</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Ĉe la tablo:</translation>
    </message>
    <message>
        <source>Against %1:</source>
        <comment>the level of the strongest opponent</comment>
        <translation>Kontraŭ %1:</translation>
    </message>
    <message>
        <source>That leaves %1 on the table, and the next player might sweep it. Press again to play.</source>
        <translation>Tio lasas %1 sur la tablo, kaj la sekva ludanto povus balai ĝin. Premu denove por ludi.</translation>
    </message>
    <message>
        <source>Ace %1</source>
        <translation>Aso %1</translation>
    </message>
    <message>
        <source>2 %1</source>
        <translation>Duo %1</translation>
    </message>
    <message>
        <source>3 %1</source>
        <translation>Trio %1</translation>
    </message>
    <message>
        <source>4 %1</source>
        <translation>Kvaro %1</translation>
    </message>
    <message>
        <source>5 %1</source>
        <translation>Kvino %1</translation>
    </message>
    <message>
        <source>6 %1</source>
        <translation>Seso %1</translation>
    </message>
    <message>
        <source>7 %1</source>
        <translation>Sepo %1</translation>
    </message>
    <message>
        <source>8 %1</source>
        <translation>Oko %1</translation>
    </message>
    <message>
        <source>9 %1</source>
        <translation>Naŭo %1</translation>
    </message>
    <message>
        <source>10 %1</source>
        <translation>Deko %1</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <translation>Fanto %1</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>Fanto %1</translation>
    </message>
    <message>
        <source>Knight %1</source>
        <translation>Kavaliro %1</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>Damo %1</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>Reĝo %1</translation>
    </message>
    <message>
        <source>The ace %1</source>
        <translation>La aso %1</translation>
    </message>
    <message>
        <source>The 2 %1</source>
        <translation>La duo %1</translation>
    </message>
    <message>
        <source>The 3 %1</source>
        <translation>La trio %1</translation>
    </message>
    <message>
        <source>The 4 %1</source>
        <translation>La kvaro %1</translation>
    </message>
    <message>
        <source>The 5 %1</source>
        <translation>La kvino %1</translation>
    </message>
    <message>
        <source>The 6 %1</source>
        <translation>La seso %1</translation>
    </message>
    <message>
        <source>The 7 %1</source>
        <translation>La sepo %1</translation>
    </message>
    <message>
        <source>The 8 %1</source>
        <translation>La oko %1</translation>
    </message>
    <message>
        <source>The 9 %1</source>
        <translation>La naŭo %1</translation>
    </message>
    <message>
        <source>The 10 %1</source>
        <translation>La deko %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>La fanto %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>La fanto %1</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>La kavaliro %1</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>La damo %1</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>La reĝo %1</translation>
    </message>
    <message>
        <source>the ace %1</source>
        <translation>la ason %1</translation>
    </message>
    <message>
        <source>the 2 %1</source>
        <translation>la duon %1</translation>
    </message>
    <message>
        <source>the 3 %1</source>
        <translation>la trion %1</translation>
    </message>
    <message>
        <source>the 4 %1</source>
        <translation>la kvaron %1</translation>
    </message>
    <message>
        <source>the 5 %1</source>
        <translation>la kvinon %1</translation>
    </message>
    <message>
        <source>the 6 %1</source>
        <translation>la seson %1</translation>
    </message>
    <message>
        <source>the 7 %1</source>
        <translation>la sepon %1</translation>
    </message>
    <message>
        <source>the 8 %1</source>
        <translation>la okon %1</translation>
    </message>
    <message>
        <source>the 9 %1</source>
        <translation>la naŭon %1</translation>
    </message>
    <message>
        <source>the 10 %1</source>
        <translation>la dekon %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>la fanton %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>la fanton %1</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>la kavaliron %1</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>la damon %1</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>la reĝon %1</translation>
    </message>
    <message>
        <source>with the ace %1</source>
        <translation>per la aso %1</translation>
    </message>
    <message>
        <source>with the 2 %1</source>
        <translation>per la duo %1</translation>
    </message>
    <message>
        <source>with the 3 %1</source>
        <translation>per la trio %1</translation>
    </message>
    <message>
        <source>with the 4 %1</source>
        <translation>per la kvaro %1</translation>
    </message>
    <message>
        <source>with the 5 %1</source>
        <translation>per la kvino %1</translation>
    </message>
    <message>
        <source>with the 6 %1</source>
        <translation>per la seso %1</translation>
    </message>
    <message>
        <source>with the 7 %1</source>
        <translation>per la sepo %1</translation>
    </message>
    <message>
        <source>with the 8 %1</source>
        <translation>per la oko %1</translation>
    </message>
    <message>
        <source>with the 9 %1</source>
        <translation>per la naŭo %1</translation>
    </message>
    <message>
        <source>with the 10 %1</source>
        <translation>per la deko %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>per la fanto %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>per la fanto %1</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>per la kavaliro %1</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>per la damo %1</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>per la reĝo %1</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>de moneroj</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>de pokaloj</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>de glavoj</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>de bastonoj</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Homo</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Komencanto</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facila</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Meza</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Malfacila</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Eksperto</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hazarda</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Avida</translation>
    </message>
    <message>
        <source>Chitarrella</source>
        <translation>Chitarrella</translation>
    </message>
    <message>
        <source>By the maxims</source>
        <translation>Laŭ la maksimoj</translation>
    </message>
    <message>
        <source>Takes what it sees, and soon forgets what has gone.</source>
        <translation>Prenas, kion vidas, kaj baldaŭ forgesas, kio estas for.</translation>
    </message>
    <message>
        <source>Minds what it leaves, but remembers no captured card.</source>
        <translation>Zorgas pri tio, kion lasas, sed memoras neniun prenitan karton.</translation>
    </message>
    <message>
        <source>Plays by the old maxims of Scopone, and counts the cards.</source>
        <translation>Ludas laŭ la malnovaj maksimoj de Scopone, kaj kalkulas la kartojn.</translation>
    </message>
    <message>
        <source>Tries every play on deals that it imagines, and forgets a few cards.</source>
        <translation>Provas ĉiun movon en disdonoj, kiujn imagas, kaj forgesas kelkajn kartojn.</translation>
    </message>
    <message>
        <source>Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards exactly.</source>
        <translation>Imagas multe pli da disdonoj, memoras ĉion, legas el tio, kion aliaj ne prenis, kaj ludas la lastajn kartojn perfekte.</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>amasigas monerojn</translation>
    </message>
    <message>
        <source>hunts scope</source>
        <translation>ĉasas balaojn</translation>
    </message>
    <message>
        <source>plays by the old maxims</source>
        <translation>ludas laŭ la malnovaj maksimoj</translation>
    </message>
    <message>
        <source>saves up sevens</source>
        <translation>ŝparas sepojn</translation>
    </message>
    <message>
        <source>leaves nothing to sweep</source>
        <translation>lasas nenion por balai</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Level %1  ·  %2</source>
        <comment>number and name of a level</comment>
        <translation>Nivelo %1  ·  %2</translation>
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
        <translation>Preferoj ŝanĝas la stilon, neniam la forton.</translation>
    </message>
    <message>
        <source>The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have neither frame nor letters, so figures are told by their legs: two are a jack&apos;s, four a knight&apos;s, and a king wears a cloak. The ace of coins is an eagle with two heads.</source>
        <translation>La kartaro de Napolo, kaj la plej ofte videbla, kie oni ludas Scopa. Ĝiaj kartoj estas malgrandaj, sen kadro kaj sen literoj, do figurojn oni rekonas laŭ la kruroj: fanto havas du, kavaliro kvar, kaj reĝo surhavas mantelon. La aso de moneroj estas aglo kun du kapoj.</translation>
    </message>
    <message>
        <source>The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of coins is an eagle with a crown.</source>
        <translation>La kartaro de Piaĉenco, hejma en granda parto de norda kaj meza Italio. Ĝiaj kartoj estas altaj kaj mallarĝaj, kun maldika kadro, kaj ĝiaj figuroj havas du kapojn, do neniu iam staras renverse. La aso de moneroj estas aglo kun krono.</translation>
    </message>
    <message>
        <source>The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each other and are tied with a ribbon.</source>
        <translation>La kartaro de Sicilio: malgrandaj kartoj, ĉi tie kun la paladinoj de ĝia pupteatro. La grundo sub figuro montras ĝian rangon: ruĝa por fanto, flava por kavaliro, verda por reĝo. Malaltaj glavoj kaj bastonoj kruciĝas kaj estas ligitaj per rubando.</translation>
    </message>
    <message>
        <source>The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 and 10. Gaps in the frame tell the suit from the card&apos;s edge alone: none for coins, one for cups, two for swords, three for clubs.</source>
        <translation>La kartaro de Escoba, en Hispanio kaj Latin-Ameriko. La figuroj havas la numerojn 10, 11 kaj 12, sed valoras 8, 9 kaj 10. Breĉoj en la kadro montras la emblemon jam ĉe la rando de la karto: neniu por moneroj, unu por pokaloj, du por glavoj, tri por bastonoj.</translation>
    </message>
    <message>
        <source>In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack&apos;s 8 and the king&apos;s 10. The seven of diamonds is the settebello.</source>
        <translation>En partoj de Italio oni ludas Scopa per francaj emblemoj: karoo staras por moneroj, kero por pokaloj, piko por glavoj. Damo sidas tie, kie aliloke rajdas la kavaliro, kaj valoras 9, inter la 8 de la fanto kaj la 10 de la reĝo. La sepo de karoo estas la settebello.</translation>
    </message>
    <message>
        <source>A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are just beginning to add.</source>
        <translation>Franca kartaro sen figuroj: 8, 9 kaj 10 staras tie, kie estus fanto, damo kaj reĝo. Karto valoras tion, kio estas presita sur ĝi, do neniu devas lerni tion. Farita por la unuaj vesperoj, kaj por infanoj, kiuj ĵus komencas adicii.</translation>
    </message>
    <message>
        <source>A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the French deck.</source>
        <translation>Franca kartaro grandlitera, legebla de malproksime aŭ per malfortaj okuloj. Ĉiu emblemo havas propran koloron, do oni neniam konfuzas karoon kun kero, nek trefon kun piko. Ĉio valoras kiel en la franca kartaro.</translation>
    </message>
    <message>
        <source>A deck of your own, with Italian suits.</source>
        <translation>Propra kartaro kun italaj emblemoj.</translation>
    </message>
    <message>
        <source>A deck of your own, with Spanish suits.</source>
        <translation>Propra kartaro kun hispanaj emblemoj.</translation>
    </message>
    <message>
        <source>A deck of your own, with French suits.</source>
        <translation>Propra kartaro kun francaj emblemoj.</translation>
    </message>
    <message>
        <source>Counts %1, and %2 in the primiera.</source>
        <translation>Valoras %1, kaj %2 en la primiera.</translation>
    </message>
    <message>
        <source>The settebello: a point by itself.</source>
        <translation>La settebello: poento per si mem.</translation>
    </message>
    <message>
        <source>One of the ten coins.</source>
        <translation>Unu el la dek moneroj.</translation>
    </message>
    <message>
        <source>%1! You sweep the table %2.</source>
        <translation>%1! Vi balaas la tablon %2.</translation>
    </message>
    <message>
        <source>%1! %3 sweeps the table %2.</source>
        <translation>%1! %3 balaas la tablon %2.</translation>
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
        <translation>Du aŭ pli da asoj kuŝas inter la komencaj kartoj: la kartoj estas redisdonataj.</translation>
    </message>
    <message>
        <source>Four tens lie on the opening table: the cards are dealt again.</source>
        <translation>Kvar dekoj kuŝas inter la komencaj kartoj: la kartoj estas redisdonataj.</translation>
    </message>
    <message>
        <source>Three tens lie on the opening table: the cards are dealt again.</source>
        <translation>Tri dekoj kuŝas inter la komencaj kartoj: la kartoj estas redisdonataj.</translation>
    </message>
    <message>
        <source>Four kings lie on the opening table: the cards are dealt again.</source>
        <translation>Kvar reĝoj kuŝas inter la komencaj kartoj: la kartoj estas redisdonataj.</translation>
    </message>
    <message>
        <source>Three kings lie on the opening table: the cards are dealt again.</source>
        <translation>Tri reĝoj kuŝas inter la komencaj kartoj: la kartoj estas redisdonataj.</translation>
    </message>
    <message>
        <source>Round %1. You deal.</source>
        <translation>Raŭndo %1. Vi disdonas.</translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Raŭndo %1. %2 disdonas.</translation>
    </message>
    <message>
        <source>%1 for each player.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Po %1 por ĉiu ludanto.</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3 for each player.</source>
        <comment>%3 is: 3 cards</comment>
        <translation>Disdono %1 el %2: po %3 por ĉiu ludanto.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it for two sweeps.</source>
        <translation>La komenca tablo sumiĝas je tridek: vi prenas ĝin kiel du balaojn.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it for two sweeps.</source>
        <translation>La komenca tablo sumiĝas je tridek: %1 prenas ĝin kiel du balaojn.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it for a sweep.</source>
        <translation>La komenca tablo sumiĝas je dek kvin: vi prenas ĝin kiel balaon.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it for a sweep.</source>
        <translation>La komenca tablo sumiĝas je dek kvin: %1 prenas ĝin kiel balaon.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it.</source>
        <translation>La komenca tablo sumiĝas je tridek: vi prenas ĝin.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it.</source>
        <translation>La komenca tablo sumiĝas je tridek: %1 prenas ĝin.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it.</source>
        <translation>La komenca tablo sumiĝas je dek kvin: vi prenas ĝin.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it.</source>
        <translation>La komenca tablo sumiĝas je dek kvin: %1 prenas ĝin.</translation>
    </message>
    <message>
        <source>You declare three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>Vi anoncas tri samrangajn: %1.</translation>
    </message>
    <message>
        <source>%2 declares three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>%2 anoncas tri samrangajn: %1.</translation>
    </message>
    <message>
        <source>You declare less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>Vi anoncas malpli ol dek: %1.</translation>
    </message>
    <message>
        <source>%2 declares less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>%2 anoncas malpli ol dek: %1.</translation>
    </message>
    <message>
        <source>There %1 counts as %2.</source>
        <comment>the 7 of cups</comment>
        <translation>Tie oni kalkulas %1 kiel %2.</translation>
    </message>
    <message>
        <source>You take what is left.</source>
        <translation>Vi prenas la restaĵon.</translation>
    </message>
    <message>
        <source>%1 takes what is left.</source>
        <translation>%1 prenas la restaĵon.</translation>
    </message>
    <message>
        <source>%1 take what is left.</source>
        <comment>a team</comment>
        <translation>%1 prenas la restaĵon.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Aso, duo kaj trio %2: vi tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Aso, duo kaj trio %2: %1 tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Aso, duo kaj trio %2: %1 tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>All ten cards %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Ĉiuj dek kartoj %2: vi tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Ĉiuj dek kartoj %2: %1 tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Ĉiuj dek kartoj %2: %1 tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>You win the match, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>Vi gajnas la partion, %1</translation>
    </message>
    <message>
        <source>%2 wins, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>%2 venkas, %1</translation>
    </message>
    <message>
        <source>%2 win, %1</source>
        <comment>a team; %1 is: 12 to 8</comment>
        <translation>%2 venkas, %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a result, the winner&apos;s points first</comment>
        <translation>%1 kontraŭ %2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asoj</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Duoj</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trioj</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Kvaroj</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Kvinoj</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sesoj</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sepoj</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Fantoj</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Kavaliroj</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reĝoj</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Fantoj</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damoj</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Okoj</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Naŭoj</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dekoj</translation>
    </message>
    <message>
        <source>Eights to tens</source>
        <translation>Okoj ĝis dekoj</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figuroj</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of shares</comment>
        <translation>%1 ĝis %2</translation>
    </message>
    <message>
        <source>above</source>
        <comment>a share that is greater than chance allows</comment>
        <translation>super</translation>
    </message>
    <message>
        <source>below</source>
        <comment>a share that is less than chance allows</comment>
        <translation>sub</translation>
    </message>
    <message>
        <source>%1: over %2 you were dealt %3; chance allows %4. %5</source>
        <comment>a kind of card; rounds; shares</comment>
        <translation>%1: en %2 vi ricevis %3; laŭ hazardo eblas %4. %5</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>Nenio nekutima.</translation>
    </message>
    <message>
        <source>That is more than usual.</source>
        <translation>Tio estas pli ol kutime.</translation>
    </message>
    <message>
        <source>That is less than usual.</source>
        <translation>Tio estas malpli ol kutime.</translation>
    </message>
    <message>
        <source>Over %1 you were dealt %2 of the sevens; chance allows %3.</source>
        <translation>En %1 vi ricevis %2 de la sepoj; laŭ hazardo eblas %3.</translation>
    </message>
    <message>
        <source>Too few rounds to tell</source>
        <translation>Tro malmultaj raŭndoj por juĝi</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Nekutima</translation>
    </message>
    <message>
        <source>Nothing unusual</source>
        <translation>Nenio nekutima</translation>
    </message>
    <message>
        <source>After %1 it shows here whether chance dealt the cards. So far there are %2.</source>
        <translation>Post %1 ĉi tie montriĝos, ĉu la hazardo disdonis la kartojn. Ĝis nun estas %2.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.</source>
        <translation>Rangoj, emblemoj kaj la settebello kune: el 100 ludantoj kun justaj kartoj, %1 vidas pli malegalajn.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as uneven as these. Is it rigged? tells how to check the deals of a match.</source>
        <translation>Rangoj, emblemoj kaj la settebello kune: el 1000 ludantoj kun justaj kartoj, eĉ ne unu vidas kartojn tiel malegalajn. “Ĉu ĝi friponas?” klarigas, kiel kontroli la disdonojn de partio.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. It can be chance, for somebody has to be among them; fair cards even out as you play on.</source>
        <translation>Rangoj, emblemoj kaj la settebello kune: el 100 ludantoj kun justaj kartoj, %1 vidas kartojn tiel malegalajn. Tio povas esti hazardo, ĉar iu devas esti inter ili; justaj kartoj egaliĝas, dum vi plu ludas.</translation>
    </message>
    <message>
        <source>fewer than one</source>
        <comment>of 100 players</comment>
        <translation>malpli ol unu</translation>
    </message>
    <message>
        <source>Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies outside. Of %1 about %2 would lie outside by chance.</source>
        <translation>Linio: kion hazardo donas averaĝe. Strio: kie ĝi lasas 95 el 100 ludantoj. Punkto: vi; rombo kuŝas ekstere. El %1 proksimume %2 kuŝus ekstere pro hazardo.</translation>
    </message>
    <message>
        <source>Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In teams your partner&apos;s cards count as yours. Cards that a deal number brought again count once.</source>
        <translation>Kalkulataj estas la kartoj disdonitaj al manoj, ne tiuj de la komenca tablo, en raŭndoj kontraŭ komputilaj ludantoj. En teamoj la kartoj de via partnero kalkuliĝas kiel viaj. Kartoj, kiujn sama miksnumero alportis denove, kalkuliĝas unufoje.</translation>
    </message>
    <message>
        <source>These are the latest %1.</source>
        <comment>rounds</comment>
        <translation>Jen la lastaj %1.</translation>
    </message>
    <message>
        <source>Every card of this match follows from deal number %1; it was fixed before the first card was dealt.</source>
        <translation>Ĉiu karto de ĉi tiu partio sekvas el la miksnumero %1; ĝi estis fiksita antaŭ la disdono de la unua karto.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>a deal number</comment>
        <translation>Mikso %1</translation>
    </message>
    <message>
        <source>Nobody peeks</source>
        <translation>Neniu kaŝrigardas</translation>
    </message>
    <message>
        <source>A computer player is told what a person in its seat could see: its own hand, the table, and what was played and taken in the open. It thinks in a process of its own, which never gets the other hands or the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.</source>
        <translation>Al komputila ludanto estas dirata nur tio, kion homo sur ĝia sidloko povus vidi: la propra mano, la tablo, kaj kio estis ludita kaj prenita malkaŝe. Ĝi pensas en propra procezo, kiu neniam ricevas la aliajn manojn aŭ la talonon. Aŭtomataj testoj pruvas tion: ili interŝanĝas ĉiujn kaŝitajn kartojn kaj postulas la saman movon.</translation>
    </message>
    <message>
        <source>The cards are fixed in advance</source>
        <translation>La kartoj estas fiksitaj anticipe</translation>
    </message>
    <message>
        <source>A match has a deal number, picked at random, or chosen by you. Every card of every round follows from it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, and at the same table the same number deals the same cards to anybody.</source>
        <translation>Partio havas miksnumeron, hazarde elektitan, aŭ elektitan de vi. Ĉiu karto de ĉiu raŭndo sekvas nur el ĝi, per miksado publikigita kun la programo. Nenio, kion vi faras, povas ŝanĝi tion, kio venos, kaj ĉe la sama tablo la sama numero disdonas la samajn kartojn al ĉiu ajn.</translation>
    </message>
    <message>
        <source>Levels differ in their heads, not in their cards</source>
        <translation>La niveloj malsamas en siaj kapoj, ne en siaj kartoj</translation>
    </message>
    <message>
        <source>A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before anybody asks who sits where.</source>
        <translation>Pli forta kontraŭulo memoras pli el tio, kio estis prenita, kaj rigardas pli antaŭen. La kartoj estas disdonataj, antaŭ ol iu demandas, kiu sidas kie.</translation>
    </message>
    <message>
        <source>Look for yourself</source>
        <translation>Rigardu mem</translation>
    </message>
    <message>
        <source>Statistics show under Fairness what you were dealt, beside what chance would give. And a match that was saved to a file can be checked card by card, play by play, with this command:</source>
        <translation>La statistiko montras sub “Justeco”, kion vi ricevis, apud tio, kion donus la hazardo. Kaj partio konservita en dosiero estas kontrolebla karton post karto, movon post movo, per ĉi tiu komando:</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>aso</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>duo</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>trio</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>kvaro</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>kvino</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>seso</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>sepo</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>oko</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>naŭo</translation>
    </message>
    <message>
        <source>a 10</source>
        <translation>deko</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>fanto</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>fanto</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>kavaliro</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>damo</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>reĝo</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>4 cards</comment>
        <translation>%1 entute</translation>
    </message>
    <message>
        <source>It brings home %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>Ĝi alportas: %1.</translation>
    </message>
    <message>
        <source>The next best, %1, is about as good.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>La dua plej bona movo (%1) estas proksimume same bona.</translation>
    </message>
    <message>
        <source>The next best, %1, is far worse.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>La dua plej bona movo (%1) estas multe pli malbona.</translation>
    </message>
    <message>
        <source>The next best, %1, would be worse by %2 points a round.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>La dua plej bona movo (%1) estus pli malbona je %2 poentoj en raŭndo.</translation>
    </message>
    <message>
        <source>The next best, %1, would cost %2 points a round.</source>
        <comment>%1: laying the 7</comment>
        <translation>La dua plej bona movo (%1) kostus %2 poentojn en raŭndo.</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>within a sentence; a card</comment>
        <translation>demeti %1</translation>
    </message>
    <message>
        <source>taking %1 %2</source>
        <comment>within a sentence; cards; with which card</comment>
        <translation>preni %1 %2</translation>
    </message>
    <message>
        <source>declaring three of a kind</source>
        <comment>within a sentence</comment>
        <translation>anonci tri samrangajn</translation>
    </message>
    <message>
        <source>declaring less than ten</source>
        <comment>within a sentence</comment>
        <translation>anonci malpli ol dek</translation>
    </message>
    <message>
        <source>declaring less than ten with the wild 7 as %1</source>
        <comment>within a sentence; a number</comment>
        <translation>anonci malpli ol dek kun la ĵokera sepo kiel %1</translation>
    </message>
    <message>
        <source>the settebello</source>
        <comment>within a sentence</comment>
        <translation>la settebellon</translation>
    </message>
    <message>
        <source>the re bello</source>
        <comment>within a sentence: the king of coins</comment>
        <translation>la monerreĝon (re bello)</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>cards; 3 points</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1 for the napola</source>
        <comment>cards</comment>
        <translation>%1 por la napola</translation>
    </message>
    <message>
        <source>%1 for the piccola</source>
        <comment>cards</comment>
        <translation>%1 por la piccola</translation>
    </message>
    <message>
        <source>%1 for the grande</source>
        <comment>cards</comment>
        <translation>%1 por la grande</translation>
    </message>
    <message>
        <source>%1 in aces and figures</source>
        <comment>2 points</comment>
        <translation>%1 el asoj kaj figuroj</translation>
    </message>
    <message>
        <source>%1 for the primiera</source>
        <comment>cards</comment>
        <translation>%1 por la primiera</translation>
    </message>
    <message>
        <source>a card %1</source>
        <comment>%1 is: of coins</comment>
        <translation>karton %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 cards; of coins</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is nothing to choose: it is the only play.</source>
        <translation>Estas nenio por elekti: ĝi estas la sola ebla movo.</translation>
    </message>
    <message>
        <source>Here all plays are about equally good.</source>
        <translation>Ĉi tie ĉiuj movoj estas proksimume same bonaj.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Ĝi tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>It sweeps the table for a point.</source>
        <translation>Ĝi balaas la tablon por unu poento.</translation>
    </message>
    <message>
        <source>Another play would sweep the table, and a scopa counts against you.</source>
        <translation>Alia movo balaus la tablon, kaj balao kalkuliĝas kontraŭ vi.</translation>
    </message>
    <message>
        <source>It takes nothing, so nothing counts against you.</source>
        <translation>Ĝi prenas nenion, do nenio kalkuliĝas kontraŭ vi.</translation>
    </message>
    <message>
        <source>It is the card of your hand that is worth least.</source>
        <translation>Ĝi estas la malplej valora karto de via mano.</translation>
    </message>
    <message>
        <source>Over all the ways in which the hidden cards may lie, it does best.</source>
        <translation>Konsidere ĉiujn eblajn situojn de la kaŝitaj kartoj, ĝi plej sukcesas.</translation>
    </message>
    <message>
        <source>The next best would leave the settebello to %1.</source>
        <comment>a player</comment>
        <translation>La dua plej bona movo lasus la settebellon al %1.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to take the settebello.</source>
        <translation>La dua plej bona movo donus al %1 ŝancon de %2 % preni la settebellon.</translation>
    </message>
    <message>
        <source>The next best would let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>La dua plej bona movo permesus al %1 balai la tablon.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to sweep the table.</source>
        <translation>La dua plej bona movo donus al %1 ŝancon de %2 % balai la tablon.</translation>
    </message>
    <message>
        <source>Your play left the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Via movo lasis la settebellon al %1.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to take the settebello.</source>
        <translation>Via movo donis al %1 ŝancon de %2 % preni la settebellon.</translation>
    </message>
    <message>
        <source>Your play let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Via movo permesis al %1 balai la tablon.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to sweep the table.</source>
        <translation>Via movo donis al %1 ŝancon de %2 % balai la tablon.</translation>
    </message>
    <message>
        <source>Nobody can take %1: the other three of its rank are gone.</source>
        <translation>Neniu povas preni %1: la tri aliaj samrangaj estas for.</translation>
    </message>
    <message>
        <source>You keep %1, which can take it back.</source>
        <comment>a card</comment>
        <translation>Vi gardas %1, kiu povas repreni ĝin.</translation>
    </message>
    <message>
        <source>Next time %1 could take %2.</source>
        <comment>a card; cards</comment>
        <translation>Sekvafoje vi povus ludi %1 kaj preni %2.</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand.</source>
        <comment>a card</comment>
        <translation>Ĝi gardas %1 en via mano.</translation>
    </message>
    <message>
        <source>It gets rid of %1.</source>
        <comment>a card</comment>
        <translation>Tiel vi forigas %1 el via mano.</translation>
    </message>
    <message>
        <source>It makes fifteen.</source>
        <translation>Ĝi faras dek kvin.</translation>
    </message>
    <message>
        <source>It makes fifteen: %1.</source>
        <comment>a sum</comment>
        <translation>Ĝi faras dek kvin: %1.</translation>
    </message>
    <message>
        <source>It scores %1 at once.</source>
        <comment>3 points</comment>
        <translation>La tuja gajno: %1.</translation>
    </message>
    <message>
        <source>Nobody takes after you, so what is left over comes to you: %1.</source>
        <comment>2 cards</comment>
        <translation>Neniu prenas post vi, do la restaĵo venas al vi: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table: %1.</source>
        <comment>4 cards</comment>
        <translation>La aso prenas la tutan tablon: %1.</translation>
    </message>
    <message>
        <source>You have to take something, and nothing takes less than this: %1.</source>
        <comment>2 cards</comment>
        <translation>Vi devas preni ion, kaj nenio prenas malpli ol tion: %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on the table, which no card can sweep.</source>
        <translation>Ĝi lasas %1 sur la tablo, kion neniu karto povas balai.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and the last one is gone.</source>
        <comment>a 7</comment>
        <translation>Nur %1 povus balai tion, kion ĝi lasas, kaj la lasta tia estas for.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps what it leaves.</source>
        <translation>Neniu alia povas havi karton, kiu balaas tion, kion ĝi lasas.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and nobody else can hold one.</source>
        <comment>a 7</comment>
        <translation>Nur %1 povus balai tion, kion ĝi lasas, kaj neniu alia povas havi tian.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gajnita</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Daŭranta</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Forlasita</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Hodiaŭ, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Hieraŭ, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game; how it is seated</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>miksitaj niveloj</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>names; their level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <comment>%1 is a date</comment>
        <translation>Kartoj de %1</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Samaj kartoj</translation>
    </message>
    <message>
        <source>From another match</source>
        <translation>El alia partio</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Kartoj de la tago</translation>
    </message>
    <message>
        <source>Computer in your seat</source>
        <translation>Komputilo sur via loko</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>El dosiero</translation>
    </message>
    <message>
        <source>“%1”: </source>
        <comment>before what is told of a match</comment>
        <translation>“%1”: </translation>
    </message>
    <message>
        <source>%1, %2 against %3, %4, %5</source>
        <comment>when, game, opponents, outcome, score</comment>
        <translation>%1, %2 kontraŭ %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partioj</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many of 2,150 matches</comment>
        <translation>%1 el %2</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Forigite: %1.</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>La partio denove ĉeestas.</translation>
    </message>
    <message>
        <source>%1 are there again.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Denove ĉeestas: %1.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Aldonite: %1.</translation>
    </message>
    <message>
        <source>%1 already there.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Jam ĉeestas: %1.</translation>
    </message>
    <message>
        <source>%1 more files cannot be opened.</source>
        <comment>a number</comment>
        <translation>Ne eblas malfermi %1 pliajn dosierojn.</translation>
    </message>
    <message>
        <source>The match is written to %1.</source>
        <translation>La partio estas skribita al %1.</translation>
    </message>
    <message>
        <source>%1 are written to %2.</source>
        <comment>2 matches; a folder</comment>
        <translation>Skribite al %2: %1.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Preni kartojn</translation>
    </message>
    <message>
        <source>Sweeping the table</source>
        <translation>Balai la tablon</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Kalkuli</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Disdoni</translation>
    </message>
    <message>
        <source>Ending a round and a match</source>
        <translation>Fini raŭndon kaj partion</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>Kion karto prenas</translation>
    </message>
    <message>
        <source>When a card could take this or that</source>
        <translation>Kiam eblas pluraj prenoj</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>Karto, kiu povas preni, devas preni</translation>
    </message>
    <message>
        <source>How many cards at once</source>
        <translation>Kiom da kartoj samtempe</translation>
    </message>
    <message>
        <source>What an ace takes</source>
        <translation>Kion aso prenas</translation>
    </message>
    <message>
        <source>No ace sweeps on the first play</source>
        <translation>Neniu aso balaas en la unua movo</translation>
    </message>
    <message>
        <source>An equal card goes before a sum</source>
        <translation>Egala karto antaŭas sumon</translation>
    </message>
    <message>
        <source>How long the wild 7 keeps its value</source>
        <translation>Kiom longe la ĵokera 7 konservas sian valoron</translation>
    </message>
    <message>
        <source>Sweeps score</source>
        <translation>Balaoj donas poentojn</translation>
    </message>
    <message>
        <source>The last card of the round may sweep</source>
        <translation>La lasta karto de la raŭndo povas balai</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores too</source>
        <translation>Ankaŭ balao per aso donas poenton</translation>
    </message>
    <message>
        <source>Ponino: sweeps twice over</source>
        <translation>Ponino: balaoj duoble</translation>
    </message>
    <message>
        <source>A point for most cards</source>
        <translation>Poento por plej multe da kartoj</translation>
    </message>
    <message>
        <source>A point for most cards %1</source>
        <translation>Poento por plej multe da kartoj %1</translation>
    </message>
    <message>
        <source>A point for the settebello</source>
        <translation>Poento por la settebello</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Poento por la primiera</translation>
    </message>
    <message>
        <source>What a 6 is worth in the primiera</source>
        <translation>Kiom 6 valoras en la primiera</translation>
    </message>
    <message>
        <source>A suit that is missing from the primiera</source>
        <translation>Emblemo mankanta en la primiera</translation>
    </message>
    <message>
        <source>Re bello: a point for %5</source>
        <translation>Re bello: poento, se vi prenis %5</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on</source>
        <translation>Napola: aso, duo, trio %1 kaj plu</translation>
    </message>
    <message>
        <source>The most that a napola scores</source>
        <translation>Kiom napola maksimume donas</translation>
    </message>
    <message>
        <source>Points for the sevens</source>
        <translation>Poentoj por la sepoj</translation>
    </message>
    <message>
        <source>Barmila: a point for most sevens</source>
        <translation>Barmila: poento por plej multe da sepoj</translation>
    </message>
    <message>
        <source>A point for each ace and figure</source>
        <translation>Poento por ĉiu aso kaj figuro</translation>
    </message>
    <message>
        <source>Trente: ace, 2 and 3 %1</source>
        <translation>Trente: aso, duo kaj trio %1</translation>
    </message>
    <message>
        <source>The most that a piccola scores</source>
        <translation>Kiom piccola maksimume donas</translation>
    </message>
    <message>
        <source>Deal again if three kings lie there</source>
        <translation>Redisdoni, se tri reĝoj kuŝas tie</translation>
    </message>
    <message>
        <source>If two aces lie there at the start</source>
        <translation>Se komence du asoj kuŝas tie</translation>
    </message>
    <message>
        <source>If the opening cards make 15 or 30</source>
        <translation>Se la komencaj kartoj faras 15 aŭ 30</translation>
    </message>
    <message>
        <source>Cards left when the round ends</source>
        <translation>Kartoj restantaj ĉe la fino de la raŭndo</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Celataj poentoj</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Venkas la malplej multaj poentoj</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match</source>
        <translation>Ĉiuj dek kartoj %1 gajnas la partion</translation>
    </message>
    <message>
        <source>Level at the end: %5 decides</source>
        <translation>Egaleco fine: venkas, kiu prenis %5</translation>
    </message>
    <message>
        <source>By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8.</source>
        <translation>Laŭ valoro 7 prenas 7, aŭ 3 kaj 4; laŭ dek kvin ĝi prenas 8.</translation>
    </message>
    <message>
        <source>A 6 could take 2 and 4, or ace, 2 and 3.</source>
        <translation>6 povus preni 2 kaj 4, aŭ ason, 2 kaj 3.</translation>
    </message>
    <message>
        <source>You may still play another card that takes nothing.</source>
        <translation>Vi tamen rajtas ludi alian karton, kiu prenas nenion.</translation>
    </message>
    <message>
        <source>Longer sums stay where they are.</source>
        <translation>Pli longaj sumoj restas, kie ili estas.</translation>
    </message>
    <message>
        <source>It may be a card like any other, or clear the table.</source>
        <translation>Ĝi povas esti karto kiel ĉiu alia, aŭ malplenigi la tablon.</translation>
    </message>
    <message>
        <source>Whoever begins the round takes only an ace with an ace.</source>
        <translation>Kiu komencas la raŭndon, tiu per aso prenas nur ason.</translation>
    </message>
    <message>
        <source>Cards that make fifteen may be taken all the same.</source>
        <translation>Kartojn, kiuj faras dek kvin, oni tamen rajtas preni.</translation>
    </message>
    <message>
        <source>You say what %3 counts when you declare.</source>
        <translation>Anoncante %3, vi diras, kiom ĝi valoras.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table scores a point.</source>
        <translation>Kiu prenas ĉion, kio kuŝas sur la tablo, tiu ricevas poenton.</translation>
    </message>
    <message>
        <source>Else it takes the cards, but scores nothing for it.</source>
        <translation>Alie ĝi prenas la kartojn, sed ricevas nenion por tio.</translation>
    </message>
    <message>
        <source>When it takes the whole table by its power.</source>
        <translation>Kiam ĝi prenas la tutan tablon per sia povo.</translation>
    </message>
    <message>
        <source>Whoever takes the %2 of every suit scores the round&apos;s sweeps once more.</source>
        <translation>Kiu prenas ĉiujn kvar kartojn kun la rango %2, ties balaoj de la raŭndo validas ankoraŭ unu fojon.</translation>
    </message>
    <message>
        <source>To whoever took more cards than anybody else.</source>
        <translation>Al tiu, kiu prenis pli da kartoj ol iu alia.</translation>
    </message>
    <message>
        <source>To whoever took more of them than anybody else.</source>
        <translation>Al tiu, kiu prenis pli el ili ol iu alia.</translation>
    </message>
    <message>
        <source>To whoever took %4.</source>
        <translation>Al tiu, kiu prenis %4.</translation>
    </message>
    <message>
        <source>To the best card of each suit, added up; sevens are worth most.</source>
        <translation>Al la plej bona karto de ĉiu emblemo, sume; sepoj plej valoras.</translation>
    </message>
    <message>
        <source>A 7 is worth 21, an ace 16.</source>
        <translation>7 valoras 21, aso 16.</translation>
    </message>
    <message>
        <source>For whoever took no card of some suit.</source>
        <translation>Por tiu, kiu prenis neniun karton de iu emblemo.</translation>
    </message>
    <message>
        <source>To whoever took it, just like the settebello.</source>
        <translation>Al tiu, kiu prenis ĝin, same kiel la settebellon.</translation>
    </message>
    <message>
        <source>A point for each card of the row, as far as it goes without a gap.</source>
        <translation>Poento por ĉiu karto de la vico, ĝis la unua breĉo.</translation>
    </message>
    <message>
        <source>However long the row of cards is.</source>
        <translation>Kiom ajn longa estas la vico da kartoj.</translation>
    </message>
    <message>
        <source>A point for most sevens, and another for all four.</source>
        <translation>Poento por plej multe da sepoj, kaj alia por ĉiuj kvar.</translation>
    </message>
    <message>
        <source>If the sevens are level, most sixes decide.</source>
        <translation>Se la sepoj egalas, decidas la plej multaj sesoj.</translation>
    </message>
    <message>
        <source>Sixteen points lie in every round.</source>
        <translation>Dek ses poentoj kuŝas en ĉiu raŭndo.</translation>
    </message>
    <message>
        <source>They score 1, 2 and 3; whoever has all three wins the match.</source>
        <translation>Ili donas 1, 2 kaj 3; kiu havas ĉiujn tri, tiu gajnas la partion.</translation>
    </message>
    <message>
        <source>For ace, 2, 3 %1 and those that follow.</source>
        <translation>Por aso, duo, trio %1 kaj la sekvaj.</translation>
    </message>
    <message>
        <source>With them on the table nobody could sweep it.</source>
        <translation>Kun ili sur la tablo neniu povus balai ĝin.</translation>
    </message>
    <message>
        <source>They would stop every other ace.</source>
        <translation>Ili haltigus ĉiun alian ason.</translation>
    </message>
    <message>
        <source>The dealer may take them: one sweep for 15, two for 30.</source>
        <translation>La disdonanto rajtas preni ilin: unu balao por 15, du por 30.</translation>
    </message>
    <message>
        <source>They count as taken, but never as a sweep.</source>
        <translation>Ili validas kiel prenitaj, sed neniam kiel balao.</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody gets there.</source>
        <translation>La partio finiĝas post la raŭndo, en kiu iu atingas tion.</translation>
    </message>
    <message>
        <source>Upside down: the match ends as always, but you want few points.</source>
        <translation>Renverse: la partio finiĝas kiel ĉiam, sed vi volas malmultajn poentojn.</translation>
    </message>
    <message>
        <source>At once, whatever the score is.</source>
        <translation>Tuj, kia ajn estas la poentaro.</translation>
    </message>
    <message>
        <source>Else one more round is played.</source>
        <translation>Alie oni ludas unu plian raŭndon.</translation>
    </message>
    <message>
        <source>So play Scopa and nearly all its kin.</source>
        <translation>Tiel en Scopa kaj preskaŭ ĉiuj parencaj ludoj.</translation>
    </message>
    <message>
        <source>So play Quindici in Italy and Escoba in Spain.</source>
        <translation>Tiel en Quindici en Italio kaj Escoba en Hispanio.</translation>
    </message>
    <message>
        <source>So plays Genoa.</source>
        <translation>Tiel en Ĝenovo.</translation>
    </message>
    <message>
        <source>So play online tables, and this program by the book.</source>
        <translation>Tiel ĉe retaj tabloj, kaj laŭ la regularo de ĉi tiu programo.</translation>
    </message>
    <message>
        <source>So play most tables in Italy, and Tunis.</source>
        <translation>Tiel ĉe la plimulto de la tabloj en Italio, kaj en Tunizio.</translation>
    </message>
    <message>
        <source>So play Spain and Genoa.</source>
        <translation>Tiel en Hispanio kaj en Ĝenovo.</translation>
    </message>
    <message>
        <source>So plays nearly everybody.</source>
        <translation>Tiel ludas preskaŭ ĉiuj.</translation>
    </message>
    <message>
        <source>So play some Spanish tables.</source>
        <translation>Tiel ĉe kelkaj hispanaj tabloj.</translation>
    </message>
    <message>
        <source>Some online tables offer it.</source>
        <translation>Kelkaj retaj tabloj proponas ĝin.</translation>
    </message>
    <message>
        <source>The simple Asso piglia tutto.</source>
        <translation>La simpla Asso piglia tutto.</translation>
    </message>
    <message>
        <source>The traditional Asso piglia tutto, and Genoa.</source>
        <translation>La tradicia Asso piglia tutto, kaj Ĝenovo.</translation>
    </message>
    <message>
        <source>So say some Italian books.</source>
        <translation>Tiel diras kelkaj italaj libroj.</translation>
    </message>
    <message>
        <source>In Genoa the choice is free.</source>
        <translation>En Ĝenovo la elekto estas libera.</translation>
    </message>
    <message>
        <source>So play online tables.</source>
        <translation>Tiel ĉe retaj tabloj.</translation>
    </message>
    <message>
        <source>So play tables in Genoa.</source>
        <translation>Tiel ĉe tabloj en Ĝenovo.</translation>
    </message>
    <message>
        <source>Some play the ten-card Scopone so.</source>
        <translation>Kelkaj tiel ludas la dekkartan Scopone.</translation>
    </message>
    <message>
        <source>So plays Asso piglia tutto.</source>
        <translation>Tiel en Asso piglia tutto.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi, as the federation has it, says no.</source>
        <translation>Scopa d’assi laŭ la federacio diras ne.</translation>
    </message>
    <message>
        <source>Many Spanish tables leave it out.</source>
        <translation>Multaj hispanaj tabloj ellasas ĝin.</translation>
    </message>
    <message>
        <source>So say nearly all books.</source>
        <translation>Tiel diras preskaŭ ĉiuj libroj.</translation>
    </message>
    <message>
        <source>So say the help pages of some online tables.</source>
        <translation>Tiel diras la helppaĝoj de kelkaj retaj tabloj.</translation>
    </message>
    <message>
        <source>So play many tables in Italy.</source>
        <translation>Tiel ĉe multaj tabloj en Italio.</translation>
    </message>
    <message>
        <source>So say some books: four suits beat three.</source>
        <translation>Tiel diras kelkaj libroj: kvar emblemoj venkas tri.</translation>
    </message>
    <message>
        <source>Some tables stop at 6.</source>
        <translation>Kelkaj tabloj haltas ĉe 6.</translation>
    </message>
    <message>
        <source>So play most tables in Genoa.</source>
        <translation>Tiel ĉe la plimulto de la tabloj en Ĝenovo.</translation>
    </message>
    <message>
        <source>Some books go on to 7.</source>
        <translation>Kelkaj libroj iras ĝis 7.</translation>
    </message>
    <message>
        <source>So plays Spain.</source>
        <translation>Tiel en Hispanio.</translation>
    </message>
    <message>
        <source>So plays Tunis, in place of the primiera.</source>
        <translation>Tiel en Tunizio, anstataŭ la primiera.</translation>
    </message>
    <message>
        <source>Games of fifteen do not need it.</source>
        <translation>Ludoj de dekkvino ne bezonas ĝin.</translation>
    </message>
    <message>
        <source>So plays Genoa, with %3 as any card.</source>
        <translation>Tiel en Ĝenovo, uzante %3 kiel iun ajn karton.</translation>
    </message>
    <message>
        <source>So play many Spanish tables.</source>
        <translation>Tiel ĉe multaj hispanaj tabloj.</translation>
    </message>
    <message>
        <source>Some call it the Napoleone.</source>
        <translation>Kelkaj nomas tion Napoleone.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Laŭ valoro</translation>
    </message>
    <message>
        <source>By fifteen</source>
        <translation>Laŭ dek kvin</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Ambaŭmaniere</translation>
    </message>
    <message>
        <source>Like any card</source>
        <translation>Kiel iu ajn karto</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>La tutan tablon</translation>
    </message>
    <message>
        <source>All, if no ace is there</source>
        <translation>Ĉion, se neniu aso kuŝas tie</translation>
    </message>
    <message>
        <source>It is not wild</source>
        <translation>Ĝi ne estas ĵokero</translation>
    </message>
    <message>
        <source>Until you play it</source>
        <translation>Ĝis vi ludas ĝin</translation>
    </message>
    <message>
        <source>Until it is taken</source>
        <translation>Ĝis ĝi estas prenita</translation>
    </message>
    <message>
        <source>Only to declare</source>
        <translation>Nur por anonco</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Neniuj</translation>
    </message>
    <message>
        <source>Most, and all</source>
        <translation>Plej multaj, kaj ĉiuj</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Ludi plu</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redisdoni</translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Ili restas</translation>
    </message>
    <message>
        <source>The dealer takes them</source>
        <translation>La disdonanto prenas ilin</translation>
    </message>
    <message>
        <source>Not while an ace is a card like any other.</source>
        <translation>Ne, dum aso estas karto kiel ĉiu alia.</translation>
    </message>
    <message>
        <source>Not while sweeps do not score.</source>
        <translation>Ne, dum balaoj ne donas poentojn.</translation>
    </message>
    <message>
        <source>Not while the primiera does not score.</source>
        <translation>Ne, dum la primiera ne donas poenton.</translation>
    </message>
    <message>
        <source>Not while napola is not played.</source>
        <translation>Ne, dum oni ne ludas kun napola.</translation>
    </message>
    <message>
        <source>Not here: the table is empty at the start.</source>
        <translation>Ne ĉi tie: la tablo komence estas malplena.</translation>
    </message>
    <message>
        <source>Not here: the piccola counts these cards.</source>
        <translation>Ne ĉi tie: la piccola kalkulas ĉi tiujn kartojn.</translation>
    </message>
    <message>
        <source>It is so in this game: that is the cappotto.</source>
        <translation>En ĉi tiu ludo tio validas: jen la cappotto.</translation>
    </message>
    <message>
        <source>Something has to score, and nothing else does.</source>
        <translation>Io devas doni poentojn, kaj nenio alia donas ilin.</translation>
    </message>
    <message>
        <source>Where each ace and figure scores, any number of cards is taken.</source>
        <translation>Kie ĉiu aso kaj figuro donas poenton, oni prenas kiom ajn da kartoj.</translation>
    </message>
    <message>
        <source>Scopone de Trente is always played to 21.</source>
        <translation>Scopone de Trente estas ĉiam ludata ĝis 21.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Laŭ la regularo</translation>
    </message>
    <message>
        <source>This game as the program plays it.</source>
        <translation>Ĉi tiu ludo, kiel la programo ludas ĝin.</translation>
    </message>
    <message>
        <source>Italian table</source>
        <translation>Itala tablo</translation>
    </message>
    <message>
        <source>A single card first, all four suits for the primiera.</source>
        <translation>Unue unuopa karto, ĉiuj kvar emblemoj por la primiera.</translation>
    </message>
    <message>
        <source>Online tables</source>
        <translation>Retaj tabloj</translation>
    </message>
    <message>
        <source>Fewest cards, leftovers to whoever took last.</source>
        <translation>Malplej multe da kartoj, restaĵo al la lasta preninto.</translation>
    </message>
    <message>
        <source>%1: %2 that nobody wants.</source>
        <comment>cards; one point</comment>
        <translation>%1: %2, sed neniu volas tion.</translation>
    </message>
    <message>
        <source>%1 grows: %2 more.</source>
        <comment>napola; one point</comment>
        <translation>%1 kreskas: %2 plie.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>cards or a category; one point</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The %1 of every suit: scope count twice.</source>
        <comment>%1 is: knight</comment>
        <translation>Ĉiuj kvar kun la rango %1: balaoj validas duoble.</translation>
    </message>
    <message>
        <source>An ace takes the whole table.</source>
        <translation>Aso prenas la tutan tablon.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, and it is no scopa.</source>
        <translation>Aso prenas la tutan tablon, kaj tio ne estas balao.</translation>
    </message>
    <message>
        <source>On the first play of a round an ace takes only an ace.</source>
        <translation>En la unua movo de raŭndo aso prenas nur ason.</translation>
    </message>
    <message>
        <source>Three sevens: the barmila is safe.</source>
        <translation>Tri sepoj: la barmila estas certa.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Venkas la malplej multaj poentoj.</translation>
    </message>
    <message>
        <source>One point that nobody wants.</source>
        <translation>Unu poento, kiun neniu volas.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many aces lay on the first table.</source>
        <translation>La kartoj estis redisdonitaj: tro da asoj kuŝis sur la komenca tablo.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many kings lay on the first table.</source>
        <translation>La kartoj estis redisdonitaj: tro da reĝoj kuŝis sur la komenca tablo.</translation>
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
        <translation>Gajnite!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a word that is called out</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>Via mano kuŝas malkaŝe</translation>
    </message>
    <message>
        <source>Partner  ·  %1</source>
        <comment>%1 is a computer player&apos;s level</comment>
        <translation>Partnero  ·  %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>grade of a play</comment>
        <translation>Plej bona</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>grade of a play</comment>
        <translation>Bona</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>grade of a play</comment>
        <translation>Malprecizaĵo</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>grade of a play</comment>
        <translation>Eraro</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Nenio estus pli bona.</translation>
    </message>
    <message>
        <source>Everything depended on it.</source>
        <translation>Ĉio dependis de tio.</translation>
    </message>
    <message>
        <source>It was worse by %1 points a round.</source>
        <translation>Ĝi estis pli malbona je %1 poentoj en raŭndo.</translation>
    </message>
    <message>
        <source>It cost %1 points a round.</source>
        <translation>Ĝi kostis %1 poentojn en raŭndo.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a play cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Round %1, play %2</source>
        <translation>Raŭndo %1, movo %2</translation>
    </message>
    <message>
        <source>%1. %2 Not judged yet.</source>
        <comment>a decision; a play</comment>
        <translation>%1. %2 Ankoraŭ ne juĝita.</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>a decision; a play; a grade</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <translation>Ĝi kostis %1 poentojn.</translation>
    </message>
    <message>
        <source>Hardly anything could have been played better.</source>
        <translation>Apenaŭ io estis ludebla pli bone.</translation>
    </message>
    <message>
        <source>Well played: only a few points were given away.</source>
        <translation>Bone ludite: nur malmultaj poentoj estis fordonitaj.</translation>
    </message>
    <message>
        <source>Soundly played, with some points given away.</source>
        <translation>Solide ludite, kun kelkaj fordonitaj poentoj.</translation>
    </message>
    <message>
        <source>A good deal was given away: the mistakes are worth a look.</source>
        <translation>Sufiĉe multo estis fordonita: la eraroj meritas rigardon.</translation>
    </message>
    <message>
        <source>A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: the accuracy is their mean.</source>
        <translation>Movo, kiu kostas nenion, valoras 100, movo, kiu kostas kvaronon de poento, 50, duonon de poento 25: la precizeco estas ilia averaĝo.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share, such as 41 %</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Going through decision %1 of %2 …</source>
        <translation>Analizata estas decido %1 el %2 …</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Haltigite post %1 el %2 decidoj.</translation>
    </message>
    <message>
        <source>The teacher does not answer. %1 of %2 decisions are judged.</source>
        <translation>La instruisto ne respondas. %1 el %2 decidoj estas juĝitaj.</translation>
    </message>
    <message>
        <source>Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4.</source>
        <translation>Via ŝanco venki estis plej alta en raŭndo %1 (%2), kaj plej malalta en raŭndo %3 (%4).</translation>
    </message>
    <message>
        <source>The play that lost most of it was in round %1: %2.</source>
        <translation>La movo, kiu perdigis plej multe de ĝi, estis en raŭndo %1: %2.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Miksitaj</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Facilaj</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Ruzaj</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Malfacilaj</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Diablaj</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Iom de ĉio</translation>
    </message>
    <message>
        <source>The best play is in sight</source>
        <translation>La plej bona movo estas videbla</translation>
    </message>
    <message>
        <source>First sight misleads</source>
        <translation>La unua rigardo trompas</translation>
    </message>
    <message>
        <source>Medium opponents miss it</source>
        <translation>Mezaj kontraŭuloj maltrafas ĝin</translation>
    </message>
    <message>
        <source>It takes a long look</source>
        <translation>Necesas longa rigardo</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>solved at the first try; tried</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <comment>puzzles</comment>
        <translation>Ankoraŭ neniu provita.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <comment>puzzles</comment>
        <translation>%1 el %2 solvitaj ĉe la unua provo.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a difficulty; what it means; how many were solved</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Your longest row: %1.</source>
        <comment>puzzles solved one after the other</comment>
        <translation>Via plej longa serio: %1.</translation>
    </message>
    <message>
        <source>%1. Deal %2, play %3.</source>
        <comment>a difficulty; numbers</comment>
        <translation>%1. Mikso %2, movo %3.</translation>
    </message>
    <message>
        <source>Which play gives away least?</source>
        <comment>where the lowest score wins</comment>
        <translation>Kiu movo fordonas malplej?</translation>
    </message>
    <message>
        <source>Which play is best?</source>
        <translation>Kiu movo estas la plej bona?</translation>
    </message>
    <message>
        <source>Hint: think of what you leave on the table, and who may take it.</source>
        <translation>Konsilo: pensu pri tio, kion vi lasas sur la tablo, kaj kiu povus preni ĝin.</translation>
    </message>
    <message>
        <source>Hint: think of your next turn. Which card will you need then?</source>
        <translation>Konsilo: pensu pri via sekva vico. Kiun karton vi tiam bezonos?</translation>
    </message>
    <message>
        <source>Hint: here it is better to take as little as you can.</source>
        <translation>Konsilo: ĉi tie pli bonas preni kiel eble malplej.</translation>
    </message>
    <message>
        <source>Hint: the end is near. Who comes by what is left over?</source>
        <translation>Konsilo: la fino proksimas. Kiu ricevos la restaĵon?</translation>
    </message>
    <message>
        <source>Hint: can the table be swept?</source>
        <translation>Konsilo: ĉu la tablo estas balaebla?</translation>
    </message>
    <message>
        <source>Hint: count what is gone. What may the others still hold?</source>
        <translation>Konsilo: kalkulu, kio estas for. Kion la aliaj ankoraŭ povas havi?</translation>
    </message>
    <message>
        <source>Hint: not every card that can be taken is worth the same. Which ones score?</source>
        <translation>Konsilo: ne ĉiuj preneblaj kartoj same valoras. Kiuj donas poentojn?</translation>
    </message>
    <message>
        <source>Hint: look at everything that you could take, and what it scores.</source>
        <translation>Konsilo: rigardu ĉion, kion vi povus preni, kaj kiom ĝi donas.</translation>
    </message>
    <message>
        <source>Hint: play %1.</source>
        <comment>a card</comment>
        <translation>Konsilo: ludu %1.</translation>
    </message>
    <message>
        <source>%1: everything depends on it.</source>
        <comment>grade of a play</comment>
        <translation>%1: ĉio dependas de tio.</translation>
    </message>
    <message>
        <source>%1: it is worse by %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: ĝi estas pli malbona je %2 poentoj en raŭndo.</translation>
    </message>
    <message>
        <source>%1: it costs %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: ĝi kostas %2 poentojn en raŭndo.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who has taken; which cards</comment>
        <translation>%1 prenis %2.</translation>
    </message>
    <message>
        <source>The solution</source>
        <comment>of a puzzle</comment>
        <translation>La solvo</translation>
    </message>
    <message>
        <source>Yes, at the first try!</source>
        <translation>Jes, ĉe la unua provo!</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Jes, tio estas la plej bona movo.</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>Serĉata estas enigmo …</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <comment>for puzzles</comment>
        <translation>La serĉo estis haltigita.</translation>
    </message>
    <message>
        <source>No puzzle can be made just now: the teacher does not answer.</source>
        <translation>Nun ne eblas fari enigmon: la instruisto ne respondas.</translation>
    </message>
    <message>
        <source>The computer plays one deal after the other until it meets such a position. The harder it is to be, the longer that takes.</source>
        <translation>La komputilo ludas unu disdonon post la alia, ĝis ĝi trovas tian pozicion. Ju pli malfacila ĝi estu, des pli longe tio daŭras.</translation>
    </message>
    <message>
        <source>Yes, that is about as good as the best.</source>
        <translation>Jes, tio estas proksimume same bona kiel la plej bona.</translation>
    </message>
    <message>
        <source>Not quite: there is something better.</source>
        <translation>Ne tute: estas io pli bona.</translation>
    </message>
    <message>
        <source>No, that gives something away.</source>
        <translation>Ne, tio fordonas ion.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards</comment>
        <translation>En via mano vi havas %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Sur la tablo vi trovas %1.</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two scores: 6 to 4</comment>
        <translation> kontraŭ </translation>
    </message>
    <message>
        <source>Score %1, cards taken %2, %3.</source>
        <comment>6 to 4; 12 to 8; 18 left</comment>
        <translation>Poentoj %1, prenitaj kartoj %2, %3.</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2.</source>
        <comment>6 to 4; 12 to 8</comment>
        <translation>Poentoj %1, prenitaj kartoj %2.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player; cards</comment>
        <translation>%1 montras %2.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>a day; the number of a round</comment>
        <translation>%1, raŭndo %2</translation>
    </message>
    <message>
        <source>%1, %2: found.</source>
        <comment>a game; when</comment>
        <translation>%1, %2: trovita.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a game; when; a grade</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Nothing is left: you have found the better play everywhere.</source>
        <translation>Nenio restas: vi trovis la pli bonan movon ĉie.</translation>
    </message>
    <message>
        <source>Everything depends on it.</source>
        <translation>Ĉio dependas de tio.</translation>
    </message>
    <message>
        <source>On average it is worse by %1 points a round.</source>
        <translation>Averaĝe ĝi estas pli malbona je %1 poentoj en raŭndo.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La ludo</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>La kartoj</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Preni</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Anonci</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>Poentoj de raŭndo</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fino</translation>
    </message>
    <message>
        <source>Set, but without effect in this game</source>
        <translation>Elektita, sed senefika en ĉi tiu ludo</translation>
    </message>
    <message>
        <source>When every hand is empty, each player gets %1 more: %2 deals make a round.</source>
        <translation>Kiam ĉiuj manoj malplenas, ĉiu ludanto ricevas po %1 plie: %2 disdonoj faras raŭndon.</translation>
    </message>
    <message>
        <source>Nothing more is laid on the table from the stock.</source>
        <translation>Nenio plia estas metata el la talono sur la tablon.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer; after each round the next player deals. The player after the dealer begins, and turns go counter-clockwise.</source>
        <translation>La hazardo elektas la unuan disdonanton; post ĉiu raŭndo disdonas la sekva ludanto. La ludanto post la disdonanto komencas, kaj la vicoj iras kontraŭ la horloĝa direkto.</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Du ludantoj, ĉiu por si mem.</translation>
    </message>
    <message>
        <source>%1, each for themselves.</source>
        <comment>three players</comment>
        <translation>%1, ĉiu por si mem.</translation>
    </message>
    <message>
        <source>Partners sit between their rivals; what they take and score counts together.</source>
        <translation>Partneroj sidas inter siaj rivaloj; kion ili prenas kaj gajnas, tio kalkuliĝas kune.</translation>
    </message>
    <message>
        <source>Six players in three teams of two.</source>
        <translation>Ses ludantoj en tri duopaj teamoj.</translation>
    </message>
    <message>
        <source>Six players in two teams of three.</source>
        <translation>Ses ludantoj en du triopaj teamoj.</translation>
    </message>
    <message>
        <source>Four players in two teams of two.</source>
        <translation>Kvar ludantoj en du duopaj teamoj.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; the table is empty, so the first card is laid.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Ĉiu ludanto ricevas po %1; la tablo estas malplena, do la unua karto estas demetata.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; %2 lie face up on the table.</source>
        <comment>3 cards; 4 cards</comment>
        <translation>Ĉiu ludanto ricevas po %1; %2 kuŝas malkaŝe sur la tablo.</translation>
    </message>
    <message>
        <source>If two or more of the opening cards are aces, the same dealer shuffles and deals again.</source>
        <translation>Se du aŭ pli el la komencaj kartoj estas asoj, la sama disdonanto miksas kaj disdonas denove.</translation>
    </message>
    <message>
        <source>Three or four tens among the opening cards change nothing.</source>
        <translation>Tri aŭ kvar dekoj inter la komencaj kartoj ŝanĝas nenion.</translation>
    </message>
    <message>
        <source>Three or four kings among the opening cards change nothing.</source>
        <translation>Tri aŭ kvar reĝoj inter la komencaj kartoj ŝanĝas nenion.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are tens, the same dealer shuffles and deals again.</source>
        <translation>Se tri aŭ kvar el la komencaj kartoj estas dekoj, la sama disdonanto miksas kaj disdonas denove.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are kings, the same dealer shuffles and deals again.</source>
        <translation>Se tri aŭ kvar el la komencaj kartoj estas reĝoj, la sama disdonanto miksas kaj disdonas denove.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, two sweeps. The next player faces an empty table.</source>
        <translation>Se la komencaj kartoj sumiĝas je 15, la disdonanto tuj prenas ilin kaj havas unu balaon; se ili sumiĝas je 30, du balaojn. La sekva ludanto trovas malplenan tablon.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty table.</source>
        <translation>Se la komencaj kartoj sumiĝas je 15 aŭ 30, la disdonanto tuj prenas ilin. La sekva ludanto trovas malplenan tablon.</translation>
    </message>
    <message>
        <source>Among them %1 may count as any value from 1 to 10.</source>
        <comment>the 7 of cups</comment>
        <translation>Inter ili oni rajtas kalkuli %1 kiel iun ajn valoron de 1 ĝis 10.</translation>
    </message>
    <message>
        <source>This goes before a new deal.</source>
        <translation>Tio antaŭas redisdonon.</translation>
    </message>
    <message>
        <source>Every card counts what it shows, an ace 1.</source>
        <translation>Ĉiu karto valoras tion, kion ĝi montras, aso 1.</translation>
    </message>
    <message>
        <source>An ace counts 1, and the cards from 2 to 7 count what they show.</source>
        <translation>Aso valoras 1, kaj la kartoj de 2 ĝis 7 valoras tion, kion ili montras.</translation>
    </message>
    <message>
        <source>The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.</source>
        <translation>La %1 surhavas 10 kaj valoras 8, la %2 surhavas 11 kaj valoras 9, la %3 surhavas 12 kaj valoras 10.</translation>
    </message>
    <message>
        <source>The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.</source>
        <comment>jack, queen, king; J, Q, K</comment>
        <translation>La %1 (%4) valoras 8, la %2 (%5) 9, la %3 (%6) 10.</translation>
    </message>
    <message>
        <source>The %1 counts 8, the %2 9, the %3 10.</source>
        <comment>jack, knight, king</comment>
        <translation>La %1 valoras 8, la %2 9, la %3 10.</translation>
    </message>
    <message>
        <source>In turn each player plays one card from the hand.</source>
        <translation>Viavice ĉiu ludanto ludas unu karton el la mano.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it.</source>
        <translation>Ĝi prenas unu karton samvaloran, aŭ plurajn, kies sumo egalas ĝin.</translation>
    </message>
    <message>
        <source>It takes one card or several that make exactly fifteen together with it. Equal cards do not take each other.</source>
        <translation>Ĝi prenas unu aŭ plurajn kartojn, kiuj kune kun ĝi faras ĝuste dek kvin. Egalaj kartoj ne prenas unu la alian.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it, or one or several that make exactly fifteen together with it. That is one capture, never two at once.</source>
        <translation>Ĝi prenas unu karton samvaloran, aŭ plurajn, kies sumo egalas ĝin, aŭ unu aŭ plurajn, kiuj kune kun ĝi faras ĝuste dek kvin. Tio estas unu preno, neniam du samtempe.</translation>
    </message>
    <message>
        <source>If the played card can take something, it must; but any card may be played. A card that takes nothing stays on the table.</source>
        <translation>Se la ludata karto povas preni ion, ĝi devas; sed oni rajtas ludi iun ajn karton. Karto, kiu prenas nenion, restas sur la tablo.</translation>
    </message>
    <message>
        <source>A card that can take something may be laid instead. A card that takes nothing stays on the table.</source>
        <translation>Karton, kiu povas preni ion, oni rajtas anstataŭe demeti. Karto, kiu prenas nenion, restas sur la tablo.</translation>
    </message>
    <message>
        <source>If it can take in several ways, only those with the fewest cards are allowed; among these the player chooses.</source>
        <translation>Se ĝi povas preni plurmaniere, permesataj estas nur la manieroj kun plej malmulte da kartoj; inter ili la ludanto elektas.</translation>
    </message>
    <message>
        <source>If it can take a single card, it may not take several instead; otherwise the player chooses freely.</source>
        <translation>Se ĝi povas preni unuopan karton, ĝi ne rajtas anstataŭe preni plurajn; alie la ludanto elektas libere.</translation>
    </message>
    <message>
        <source>If it can take in several ways, the player chooses freely.</source>
        <translation>Se ĝi povas preni plurmaniere, la ludanto elektas libere.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken; a fifteen still may.</source>
        <translation>Se egala karto kuŝas tie, oni ne rajtas preni kartojn, kies sumo egalas ĝin; dekkvinon oni tamen rajtas.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken instead.</source>
        <translation>Se egala karto kuŝas tie, oni ne rajtas anstataŭe preni kartojn, kies sumo egalas ĝin.</translation>
    </message>
    <message>
        <source>No card may take more than two cards.</source>
        <translation>Neniu karto rajtas preni pli ol du kartojn.</translation>
    </message>
    <message>
        <source>No card may take more than two cards. An ace that would have to take more is laid on the table.</source>
        <translation>Neniu karto rajtas preni pli ol du kartojn. Aso, kiu devus preni pli, estas demetata.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table, aces too. On an empty table it is laid.</source>
        <translation>Aso prenas ĉiujn kartojn sur la tablo, ankaŭ asojn. Sur malplenan tablon ĝi estas demetata.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty table it is laid.</source>
        <translation>Aso prenas ĉiujn kartojn sur la tablo. Se aso kuŝas inter ili, ĝi prenas nur unu ason. Sur malplenan tablon ĝi estas demetata.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it. On an empty table it is laid.</source>
        <translation>Aso prenas ĉiujn kartojn sur la tablo. Se aso kuŝas inter ili, ĝi prenas nur unu ason, aŭ kartojn, kiuj faras dek kvin kun ĝi. Sur malplenan tablon ĝi estas demetata.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it, aces among them too. On an empty table it is laid.</source>
        <translation>Aso prenas ĉiujn kartojn sur la tablo. Se aso kuŝas inter ili, ĝi prenas nur unu ason, aŭ kartojn, kiuj faras dek kvin kun ĝi, inter ili ankaŭ asojn. Sur malplenan tablon ĝi estas demetata.</translation>
    </message>
    <message>
        <source>With the first card of a round an ace takes just one ace, or is laid.</source>
        <translation>Kiel unua karto de raŭndo, aso prenas nur unu ason, aŭ estas demetata.</translation>
    </message>
    <message>
        <source>An ace has its power from the first card of a round on.</source>
        <translation>Aso havas sian povon ekde la unua karto de raŭndo.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to the dealer.</source>
        <translation>Post la lasta karto de la raŭndo, kio ankoraŭ kuŝas sur la tablo, tio iras al la disdonanto.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to whoever took last.</source>
        <translation>Post la lasta karto de la raŭndo, kio ankoraŭ kuŝas sur la tablo, tio iras al la lasta preninto.</translation>
    </message>
    <message>
        <source>That is never a sweep.</source>
        <translation>Tio neniam estas balao.</translation>
    </message>
    <message>
        <source>If nobody took anything in the round, it goes to nobody.</source>
        <translation>Se neniu prenis ion en la raŭndo, ĝi iras al neniu.</translation>
    </message>
    <message>
        <source>Before playing the first of three fresh cards, in every deal, a player may declare them: less than ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.</source>
        <translation>En ĉiu disdono, antaŭ ol ludi la unuan el tri novaj kartoj, ludanto rajtas anonci ilin: malpli ol dek entute donas 3 poentojn, tri samrangaj 10. Mano, kiu estas ambaŭ, donas 10.</translation>
    </message>
    <message>
        <source>Nobody has to declare. Whoever does plays on with the hand face up.</source>
        <translation>Neniu devas anonci. Kiu anoncas, tiu plu ludas kun malkaŝita mano.</translation>
    </message>
    <message>
        <source>%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must come to 8 at most, and the player picks its value. Undeclared it is a 7.</source>
        <translation>%1 estas ĵokero en anonco. Por tri samrangaj la du aliaj devas esti egalaj; por malpli ol dek ili devas sumiĝi je maksimume 8, kaj la ludanto elektas ĝian valoron. Neanoncite ĝi estas 7.</translation>
    </message>
    <message>
        <source>For the points it is always a 7.</source>
        <translation>Por la poentoj ĝi ĉiam estas 7.</translation>
    </message>
    <message>
        <source>It keeps that value until its holder plays it; lying on the table it is a 7 again.</source>
        <translation>Ĝi konservas tiun valoron, ĝis ĝia posedanto ludas ĝin; kuŝante sur la tablo ĝi denove estas 7.</translation>
    </message>
    <message>
        <source>It keeps that value when it is played, and on the table until it is taken.</source>
        <translation>Ĝi konservas tiun valoron, kiam ĝi estas ludata, kaj sur la tablo, ĝis ĝi estas prenita.</translation>
    </message>
    <message>
        <source>When it is played it is a 7 like any other.</source>
        <translation>Kiam ĝi estas ludata, ĝi estas 7 kiel ĉiu alia.</translation>
    </message>
    <message>
        <source>Taking every card from the table scores nothing.</source>
        <translation>Preni ĉiujn kartojn de la tablo donas neniun poenton.</translation>
    </message>
    <message>
        <source>%1: whoever takes every card from the table scores a point.</source>
        <comment>what is called out</comment>
        <translation>%1: kiu prenas ĉiujn kartojn de la tablo, tiu ricevas poenton.</translation>
    </message>
    <message>
        <source>The very last card of the round may sweep for a point too.</source>
        <translation>Ankaŭ la tute lasta karto de la raŭndo povas balai por poento.</translation>
    </message>
    <message>
        <source>The very last card of the round takes what it can, but scores no sweep.</source>
        <translation>La tute lasta karto de la raŭndo prenas, kion ĝi povas, sed ne donas balaon.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power sweeps it too.</source>
        <translation>Aso, kiu prenas la tutan tablon per sia povo, ankaŭ balaas ĝin.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power scores no sweep.</source>
        <translation>Aso, kiu prenas la tutan tablon per sia povo, ne donas balaon.</translation>
    </message>
    <message>
        <source>%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <comment>ponino; knight</comment>
        <translation>%1: flanko, kiu prenas ĉiujn kvar kartojn kun la rango %2, ricevas siajn balaojn de la raŭndo duan fojon.</translation>
    </message>
    <message>
        <source>Where the most or the best scores, nobody does if the best are level.</source>
        <translation>Kie poento iras al la plej multaj aŭ la plej bona, neniu ricevas ĝin, se estas egaleco.</translation>
    </message>
    <message>
        <source>Nothing else scores.</source>
        <translation>Nenio alia donas poentojn.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards.</source>
        <comment>a category</comment>
        <translation>%1: poento por la plej multaj kartoj.</translation>
    </message>
    <message>
        <source>%1: a point for more than 20 of the 40 cards.</source>
        <comment>a category</comment>
        <translation>%1: poento por pli ol 20 el la 40 kartoj.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: poento por la plej multaj kartoj %2.</translation>
    </message>
    <message>
        <source>%1: a point for more than 5 of the 10 cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: poento por pli ol 5 el la 10 kartoj %2.</translation>
    </message>
    <message>
        <source>%1: a point for whoever takes %2.</source>
        <comment>a category; the 7 of coins</comment>
        <translation>%1: poento al tiu, kiu prenas %2.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: ĉiu flanko sumigas sian plej bonan karton de ĉiu emblemo: 21 por 7, %2 por 6, 16 por aso, 15 por 5, 14 por 4, 13 por 3, 12 por 2 kaj 10 por 8, 9 aŭ 10. La plej alta sumo donas poenton.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: ĉiu flanko sumigas sian plej bonan karton de ĉiu emblemo: 21 por 7, %2 por 6, 16 por aso, 15 por 5, 14 por 4, 13 por 3, 12 por 2 kaj 10 por figuro. La plej alta sumo donas poenton.</translation>
    </message>
    <message>
        <source>A suit of which a side has no card adds nothing to that sum.</source>
        <translation>Emblemo, de kiu flanko havas neniun karton, aldonas nenion al tiu sumo.</translation>
    </message>
    <message>
        <source>A side without a card of every suit cannot win that point.</source>
        <translation>Flanko sen karto de ĉiu emblemo ne povas gajni tiun poenton.</translation>
    </message>
    <message>
        <source>A side with more suits goes before one with fewer, whatever the sums.</source>
        <translation>Flanko kun pli da emblemoj antaŭas flankon kun malpli, kiaj ajn estas la sumoj.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens, and one more for all four.</source>
        <comment>a category</comment>
        <translation>%1: poento por la plej multaj sepoj, kaj unu plia por ĉiuj kvar.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for nobody.</source>
        <comment>a category</comment>
        <translation>%1: poento por la plej multaj sepoj; se ili egalas, por la plej multaj sesoj; se ankaŭ ili egalas, por neniu.</translation>
    </message>
    <message>
        <source>%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.</source>
        <comment>a category; of coins</comment>
        <translation>%1: la aso %2 donas 1 poenton, la duo donas 2 kaj la trio donas 3.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap.</source>
        <comment>a category; of coins</comment>
        <translation>%1: flanko kun la aso, duo kaj trio %2 ricevas 3 poentojn, kaj unu plian por ĉiu karto, kiu sekvas sen breĉo.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points.</source>
        <comment>a category; of coins</comment>
        <translation>%1: flanko kun la aso, duo kaj trio %2 ricevas 3 poentojn.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, %3 at the most.</source>
        <comment>a category; of coins; 6</comment>
        <translation>%1: flanko kun la aso, duo kaj trio %2 ricevas 3 poentojn, kaj unu plian por ĉiu karto, kiu sekvas sen breĉo, maksimume %3.</translation>
    </message>
    <message>
        <source>%1: each ace, %2, %3 and %4 scores a point, 16 in all.</source>
        <comment>frac; jack, knight, king</comment>
        <translation>%1: ĉiu aso, %2, %3 kaj %4 donas poenton, entute 16.</translation>
    </message>
    <message>
        <source>%1: a side with the %3, %4 and %5 %2 scores 5 points.</source>
        <comment>grande; of coins; jack ...</comment>
        <translation>%1: flanko kun la %3, %4 kaj %5 %2 ricevas 5 poentojn.</translation>
    </message>
    <message>
        <source>%1: the points that a side declared in the round.</source>
        <comment>a category</comment>
        <translation>%1: la poentoj, kiujn flanko anoncis en la raŭndo.</translation>
    </message>
    <message>
        <source>The match is played to %1: when a side has that many points after a round, it ends.</source>
        <translation>La partio estas ludata ĝis %1: ĝi finiĝas, kiam post raŭndo iu flanko havas tiom da poentoj.</translation>
    </message>
    <message>
        <source>The side with the lowest score wins, however far it is behind.</source>
        <translation>Venkas la flanko kun la malplej multaj poentoj, kiom ajn ĝi postrestas.</translation>
    </message>
    <message>
        <source>The side with the highest score wins, even if several have reached it.</source>
        <translation>Venkas la flanko kun la plej multaj poentoj, eĉ se pluraj atingis la celon.</translation>
    </message>
    <message>
        <source>If the lowest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Se pluraj egale havas malplej da poentoj, venkas inter ili tiu, kiu en tiu raŭndo prenis %1; se neniu, oni ludas unu plian raŭndon.</translation>
    </message>
    <message>
        <source>If the highest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Se pluraj egale havas plej multe da poentoj, venkas inter ili tiu, kiu en tiu raŭndo prenis %1; se neniu, oni ludas unu plian raŭndon.</translation>
    </message>
    <message>
        <source>If the lowest are level, another round is played.</source>
        <translation>Se pluraj egale havas malplej da poentoj, oni ludas unu plian raŭndon.</translation>
    </message>
    <message>
        <source>If the highest are level, another round is played.</source>
        <translation>Se pluraj egale havas plej multe da poentoj, oni ludas unu plian raŭndon.</translation>
    </message>
    <message>
        <source>A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.</source>
        <translation>Flanko, kiu en unu raŭndo prenis la ason, duon kaj trion %1, tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Cappotto: flanko, kiu en unu raŭndo prenis ĉiujn dek kartojn %1, tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>Napoleone: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Napoleone: flanko, kiu en unu raŭndo prenis ĉiujn dek kartojn %1, tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>That ends the round with that card and beats any score; what still lies on the table goes to nobody.</source>
        <translation>Tio finas la raŭndon per tiu karto kaj superas ĉian poentaron; kio ankoraŭ kuŝas sur la tablo, tio iras al neniu.</translation>
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
        <translation>Leciono %1 el %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Finished.</source>
        <translation>Leciono %1: %2. Finita.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leciono %1: %2</translation>
    </message>
    <message>
        <source>That was the whole course: you can sit down at any table now. Good luck!</source>
        <translation>Jen la tuta kurso: nun vi povas sidiĝi ĉe iu ajn tablo. Bonan ŝancon!</translation>
    </message>
    <message>
        <source>That was the last lesson. Those without a tick in the row above are still to come.</source>
        <translation>Tio estis la lasta leciono. Tiuj sen marko en la supra vico ankoraŭ atendas vin.</translation>
    </message>
    <message>
        <source>Lesson finished.</source>
        <translation>Leciono finita.</translation>
    </message>
    <message>
        <source>That one takes nothing here: it would only be laid. Try again.</source>
        <translation>Tiu prenas nenion ĉi tie: ĝi estus nur demetita. Provu denove.</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>Karto prenas sian egalan</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Bonvenon! Oni ludas Scopa per kvardek kartoj: kvar emblemoj, ĉiu kun aso, 2 ĝis 7, %1, %2 kaj %3. Kvar kartoj kuŝas sur la tablo, tri estas en via mano, malsupre. %4 sidas kontraŭ vi kaj ankaŭ havas tri. Premu Enter, aŭ klaku “Daŭrigi”.</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Bonvenon! Oni ludas Scopa per kvardek kartoj: kvar emblemoj, ĉiu kun aso kaj 2 ĝis 10. Kvar kartoj kuŝas sur la tablo, tri estas en via mano, malsupre. %4 sidas kontraŭ vi kaj ankaŭ havas tri. Premu Enter, aŭ klaku “Daŭrigi”.</translation>
    </message>
    <message>
        <source>In your turn you play one card. A card takes a card of the same value from the table. Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.</source>
        <translation>En via vico vi ludas unu karton. Karto prenas samvaloran karton de la tablo. Ludu %1: ĝi prenas %2. Klaku ĝin, aŭ iru al ĝi per la sagoklavoj kaj premu Enter.</translation>
    </message>
    <message>
        <source>Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for you at the end of the round.</source>
        <translation>Bonege! Ambaŭ sepoj nun kuŝas en via stako, malsupre dekstre. Kio estas en via stako, tio kalkuliĝas por vi fine de la raŭndo.</translation>
    </message>
    <message>
        <source>That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. Press H to be shown which card it is.</source>
        <translation>Tiu karto ne trovas egalan sur la tablo kaj prenus nenion. Ludu %1: ĝi prenas la alian sepon. Premu H por vidi, kiu karto ĝi estas.</translation>
    </message>
    <message>
        <source>%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes nothing is laid on the table, where anybody may take it. Lay %3.</source>
        <translation>%1 prenis kvaron per kvaro. Vi havas %2 kaj %3, kaj neniu el ili trovas sian egalan. Karto, kiu prenas nenion, estas demetata sur la tablon, kie iu ajn povas preni ĝin. Demetu %3.</translation>
    </message>
    <message>
        <source>Right. It lies on the table now: whoever holds an equal card may take it.</source>
        <translation>Ĝuste. Nun ĝi kuŝas sur la tablo: kiu havas egalan karton, tiu povas preni ĝin.</translation>
    </message>
    <message>
        <source>You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.</source>
        <translation>Vi povus, sed kartojn %1 indas gardi, kiel vi vidos. Anstataŭe demetu %2.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Novaj kartoj. La aso valoras 1, la %1 8, la %2 9, la %3 10. Nur unu el viaj tri kartoj havas sian egalan sur la tablo. Kiu? Ludu ĝin.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, all others what they show. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Novaj kartoj. La aso valoras 1, ĉiuj aliaj tion, kion ili montras. Nur unu el viaj tri kartoj havas sian egalan sur la tablo. Kiu? Ludu ĝin.</translation>
    </message>
    <message>
        <source>Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal.</source>
        <translation>Jes: ludante %1, vi prenis %2. Vi konas la unuan regulon de Scopa: karto prenas sian egalan.</translation>
    </message>
    <message>
        <source>Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of yours is of the same value?</source>
        <translation>Ĝia egala ne kuŝas tie, do ĝi prenus nenion. Rigardu %1 sur la tablo: kiu el viaj kartoj estas samvalora?</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Sumoj</translation>
    </message>
    <message>
        <source>A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.</source>
        <translation>Karto ankaŭ prenas plurajn kartojn, kies sumo egalas ĝin. %1 bezonas %2 por fari 7: prenu ambaŭ %3.</translation>
    </message>
    <message>
        <source>Three cards for your pile at one stroke: the two you took and your own 7.</source>
        <translation>Tri kartoj por via stako per unu bato: la du prenitaj kaj via propra sepo.</translation>
    </message>
    <message>
        <source>No cards on the table add up to that one. But 3 and 4 make 7: play %1.</source>
        <translation>Neniuj kartoj sur la tablo sumiĝas al tiu. Sed 3 kaj 4 faras 7: ludu %1.</translation>
    </message>
    <message>
        <source>%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press its number. Cards %2 count at the end, so take the set that has one.</source>
        <translation>%1 valoras 8: ĝi povas preni 5 kaj 3, aŭ 6 kaj 2. La tablo demandas vin, kiujn: klaku unu grupon, aŭ premu ĝian numeron. Kartoj %2 kalkuliĝas fine, do prenu la grupon, kiu havas tian.</translation>
    </message>
    <message>
        <source>Right: %1 is yours. Where there is a choice, look for cards %2.</source>
        <translation>Ĝuste: vi havas %1. Kie vi povas elekti, serĉu kartojn %2.</translation>
    </message>
    <message>
        <source>The rules allow it, and it is two cards as well. But %1 counts for more: take it.</source>
        <translation>La reguloj permesas ĝin, kaj ankaŭ tio estas du kartoj. Sed prenu %1: ĝi valoras pli.</translation>
    </message>
    <message>
        <source>5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it and leaves the sum alone. Play it and see.</source>
        <translation>5 kaj 4 faras 9. Sed unuopa samvalora karto havas prioritaton: kie oni trovas %1, tie oni devas preni ĝin, ludante %2, kaj la sumo restas. Ludu ĝin kaj vidu.</translation>
    </message>
    <message>
        <source>The game did not even ask: the equal card was taken, 5 and 4 stay.</source>
        <translation>La programo eĉ ne demandis: la egala karto estas prenita, 5 kaj 4 restas.</translation>
    </message>
    <message>
        <source>Now you: each of your cards takes something. Add up what lies there, and play the card that takes most cards.</source>
        <translation>Nun vi: ĉiu el viaj kartoj prenas ion. Sumigu, kio kuŝas tie, kaj ludu la karton, kiu prenas plej multe da kartoj.</translation>
    </message>
    <message>
        <source>1 and 2 and 6 make 9: four cards for your pile. Well counted!</source>
        <translation>1 kaj 2 kaj 6 faras 9: kvar kartoj por via stako. Bone kalkulite!</translation>
    </message>
    <message>
        <source>That takes two cards. Another one takes three: add up 1, 2 and 6.</source>
        <translation>Tiu prenas du kartojn. Alia prenas tri: sumigu 1, 2 kaj 6.</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. That is a scopa, which means broom. Sweep the table!</source>
        <translation>%1 lasis %2 kaj %3. Kiu prenas ĉion, kio kuŝas sur la tablo, tiu tuj ricevas poenton. Jen “scopa”, itale balailo: balao. Balau la tablon!</translation>
    </message>
    <message>
        <source>Scopa! The card lies face up across your pile, so that everybody sees the point.</source>
        <translation>Scopa! La karto kuŝas malkaŝe trans via stako, por ke ĉiuj vidu la poenton.</translation>
    </message>
    <message>
        <source>That would sweep nothing. An ace and a 3 make 4: play %1.</source>
        <translation>Tiu balaus nenion. Aso kaj 3 faras 4: ludu %1.</translation>
    </message>
    <message>
        <source>On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. You know what to do.</source>
        <translation>Sur malplenan tablon oni povas nur demeti karton, kaj la sekva ludanto povas balai ĝin. %1 devis demeti %2. Vi scias, kion fari.</translation>
    </message>
    <message>
        <source>Two scope in a row! Nobody likes to play on an empty table.</source>
        <translation>Du balaoj sinsekve! Neniu ŝatas ludi sur malplenan tablon.</translation>
    </message>
    <message>
        <source>That leaves a point lying there. Your %1 sweeps the table.</source>
        <translation>Tio lasas poenton tie. Via %1 balaas la tablon.</translation>
    </message>
    <message>
        <source>All three of your cards take something, but only one of them sweeps the table. Find it.</source>
        <translation>Ĉiuj tri viaj kartoj prenas ion, sed nur unu el ili balaas la tablon. Trovu ĝin.</translation>
    </message>
    <message>
        <source>Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores one.</source>
        <translation>Scopa! Apenaŭ io pli bonas ol balao. Nur la tute lasta karto de raŭndo neniam donas balaon.</translation>
    </message>
    <message>
        <source>That takes one card and leaves the other. Which of yours takes 5 and 2 together?</source>
        <translation>Tiu prenas unu karton kaj lasas la alian. Kiu el viaj prenas 5 kaj 2 kune?</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>Kalkuli la poentojn</translation>
    </message>
    <message>
        <source>When all forty cards are played, the piles are counted. One point goes to the side with more cards. So, other things being equal: take many. Which card takes most?</source>
        <translation>Kiam ĉiuj kvardek kartoj estas luditaj, oni kalkulas la stakojn. Unu poento iras al la flanko kun pli da kartoj. Do, se ĉio alia egalas, prenu multe. Kiu karto prenas plej multe?</translation>
    </message>
    <message>
        <source>Four cards. Whoever has 21 or more has the point for cards.</source>
        <translation>Kvar kartoj. Kiu havas 21 aŭ pli, tiu havas la poenton por kartoj.</translation>
    </message>
    <message>
        <source>It takes something, but not most. 4 and 3 and 2 together make a card that you hold.</source>
        <translation>Ĝi prenas ion, sed ne plej multe. 4 kaj 3 kaj 2 kune faras karton, kiun vi havas.</translation>
    </message>
    <message>
        <source>Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 or the other. Take the better one.</source>
        <translation>Alia poento iras al la flanko kun pli da kartoj %1: ses el la dek sufiĉas. %2 povas preni unu seson aŭ la alian. Prenu la pli bonan.</translation>
    </message>
    <message>
        <source>Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well.</source>
        <translation>Jes. Alie ĉiuj sesoj samas, sed %1 oni kalkulas ankaŭ inter viaj kartoj %2.</translation>
    </message>
    <message>
        <source>You may, but then %1 stays for somebody else. Take that one.</source>
        <translation>Vi rajtas, sed tiam vi lasas %1 al iu alia. Prenu tiun.</translation>
    </message>
    <message>
        <source>A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?</source>
        <translation>Demando: fine de raŭndo vi havas kvin kartojn %1, kaj ankaŭ %2. Kiu ricevas la poenton?</translation>
    </message>
    <message>
        <source>Right: where both have the same, nobody scores.</source>
        <translation>Ĝuste: kie ambaŭ havas same, neniu ricevas poenton.</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>Ni ambaŭ</translation>
    </message>
    <message>
        <source>No: the point is for whoever has more, and nobody has.</source>
        <translation>Ne: la poento estas por tiu, kiu havas pli, kaj neniu havas pli.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Neniu</translation>
    </message>
    <message>
        <source>Who has more cards</source>
        <translation>Kiu havas pli da kartoj</translation>
    </message>
    <message>
        <source>No: each point is counted by itself. Five is not more than five.</source>
        <translation>Ne: ĉiu poento estas kalkulata aparte. Kvin ne estas pli ol kvin.</translation>
    </message>
    <message>
        <source>Two more points are for %1 and for the primiera: both have lessons of their own. Here a round ends: play your last card. What is left on the table goes to whoever took last.</source>
        <translation>Du pliajn poentojn oni ricevas, se oni prenis %1, kaj pro la primiera: ambaŭ havas propran lecionon. Ĉi tie raŭndo finiĝas: ludu vian lastan karton. Kio restas sur la tablo, tio iras al la lasta preninto.</translation>
    </message>
    <message>
        <source>That is the count: every point with the cards that made it. A match goes on, round after round, until somebody has 11 points.</source>
        <translation>Jen la kalkulo: ĉiu poento kun la kartoj, kiuj faris ĝin. Partio daŭras, raŭndon post raŭndo, ĝis iu havas 11 poentojn.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>La primiera</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which of these three helps most?</source>
        <translation>Por la primiera ĉiu flanko prenas sian plej bonan karton de ĉiu emblemo kaj sumigas ilin, laŭ apartaj valoroj: 7 valoras 21, 6 18, aso 16, 5 15, 4 14, 3 13, 2 12, kaj ĉiu figuro 10. Kiu el ĉi tiuj tri plej helpas?</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. Which of these three helps most?</source>
        <translation>Por la primiera ĉiu flanko prenas sian plej bonan karton de ĉiu emblemo kaj sumigas ilin, laŭ apartaj valoroj: 7 valoras 21, 6 18, aso 16, 5 15, 4 14, 3 13, 2 12, kaj 8, 9 kaj 10 valoras 10. Kiu el ĉi tiuj tri plej helpas?</translation>
    </message>
    <message>
        <source>Right: sevens are best, then sixes, then aces.</source>
        <translation>Ĝuste: la sepoj estas la plej bonaj, poste la sesoj, poste la asoj.</translation>
    </message>
    <message>
        <source>High cards count least in the primiera: no more than 10. Which counts 21?</source>
        <translation>Altaj kartoj malplej valoras en la primiera: nur 10. Kiu valoras 21?</translation>
    </message>
    <message>
        <source>An ace is good, it counts 16. One is better still.</source>
        <translation>Aso bonas, ĝi valoras 16. Unu estas eĉ pli bona.</translation>
    </message>
    <message>
        <source>%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?</source>
        <translation>%1 valoras 9: ĝi povas preni 7 kaj 2, aŭ 5 kaj 4. Kiuj estas pli bonaj por via primiera?</translation>
    </message>
    <message>
        <source>%1 is your best card %2 now, and nobody can have a better one there.</source>
        <translation>%1 nun estas via plej bona karto %2, kaj neniu povas havi pli bonan tie.</translation>
    </message>
    <message>
        <source>5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.</source>
        <translation>5 kaj 4 valoras 15 kaj 14, 7 valoras 21. Prenu la grupon kun la sepo.</translation>
    </message>
    <message>
        <source>Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. Who gets the point?</source>
        <translation>Imagu, ke raŭndo finiĝas tiel: kiel plej bonajn kartojn vi havas %1, %2, %3 kaj %4. %5 havas %6, %7, %8 kaj %9. Kiu ricevas la poenton?</translation>
    </message>
    <message>
        <source>21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of which a side has no card at all adds nothing.</source>
        <translation>21 kaj 21 kaj 18 kaj 16 estas 76; 21 kaj 21 kaj 10 kaj 10 estas 62. La poento estas via. Emblemo, de kiu flanko havas neniun karton, aldonas nenion.</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.</source>
        <translation>Ambaŭ havas du sepojn. Sed viaj 6 kaj aso valoras 18 kaj 16, la figuroj nur po 10.</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each.</source>
        <translation>Ambaŭ havas du sepojn. Sed viaj 6 kaj aso valoras 18 kaj 16, 8 kaj 10 nur po 10.</translation>
    </message>
    <message>
        <source>The sevens are level, the other two cards are not: add them up.</source>
        <translation>La sepoj egalas, la du aliaj kartoj ne: sumigu ilin.</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>La settebello</translation>
    </message>
    <message>
        <source>%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it counts among the cards %2 and in the primiera too. Take it!</source>
        <translation>%1 havas nomon: settebello, la bela sepo. Kiu havas ĝin, tiu ricevas poenton jam pro ĝi sola, kaj ĝi kalkuliĝas ankaŭ inter la kartoj %2 kaj en la primiera. Prenu ĝin!</translation>
    </message>
    <message>
        <source>The settebello is yours, and with it one point is certain.</source>
        <translation>La settebello estas via, kaj kun ĝi unu poento certas.</translation>
    </message>
    <message>
        <source>That is a 7 as well, but the wrong one: %1 is worth a point.</source>
        <translation>Ankaŭ tio estas sepo, sed la malĝusta: por la poento prenu %1.</translation>
    </message>
    <message>
        <source>Now you hold the settebello yourself, and none of your cards takes anything. One of them has to be laid. Choose well.</source>
        <translation>Nun vi mem havas la settebellon, kaj neniu el viaj kartoj prenas ion. Unu el ili devas esti demetata. Elektu bone.</translation>
    </message>
    <message>
        <source>Right: the settebello waits in your hand until it can take something.</source>
        <translation>Ĝuste: la settebello atendas en via mano, ĝis ĝi povas preni ion.</translation>
    </message>
    <message>
        <source>See what comes of it: %1 has a 7, and your point is gone. Keep the settebello.</source>
        <translation>Jen la sekvo: %1 havas sepon, kaj via poento estas for. Gardu la settebellon.</translation>
    </message>
    <message>
        <source>3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?</source>
        <translation>3 kaj 4 kuŝas tie, kaj vi havas du sepojn. Ambaŭ prenus ilin. Per kiu vi prenas?</translation>
    </message>
    <message>
        <source>Yes: the card that takes goes into your pile too. The settebello is safe.</source>
        <translation>Jes: ankaŭ la preninta karto iras en vian stakon. La settebello estas sekura.</translation>
    </message>
    <message>
        <source>It takes the same. But then the settebello is still in your hand, and you may have to lay it one day. Bring it home now.</source>
        <translation>Ĝi prenas la samon. Sed tiam la settebello ankoraŭ estas en via mano, kaj iam vi eble devos demeti ĝin. Sekurigu ĝin nun.</translation>
    </message>
    <message>
        <source>What not to leave</source>
        <translation>Kion ne lasi</translation>
    </message>
    <message>
        <source>Now think of the next player. If all that lies on the table comes to ten or less, one card may sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?</source>
        <translation>Nun pensu pri la sekva ludanto. Se ĉio sur la tablo sumiĝas je dek aŭ malpli, unu karto povas balai ĝin. %1 kuŝas tie, kaj vi devas demeti karton. Kiu lasas nenion por balai?</translation>
    </message>
    <message>
        <source>6 and 9 are 15, and no card counts 15. More than ten is safe.</source>
        <translation>6 kaj 9 estas 15, kaj neniu karto valoras 15. Pli ol dek estas sekure.</translation>
    </message>
    <message>
        <source>6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 kaj 2 estas 8, kaj %1 havis %2: balao por ŝi. Lasu pli ol dek sur la tablo.</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 kaj 4 estas 10, kaj %1 havis %2: balao por ŝi. Lasu pli ol dek sur la tablo.</translation>
    </message>
    <message>
        <source>All three of your cards take something this time. Take so that more than ten stays on the table.</source>
        <translation>Ĉi-foje ĉiuj tri viaj kartoj prenas ion. Prenu tiel, ke pli ol dek restu sur la tablo.</translation>
    </message>
    <message>
        <source>9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.</source>
        <translation>9 kaj 2 restas: 11, kion neniu povas balai. Malgranda kaptaĵo, sed sekura.</translation>
    </message>
    <message>
        <source>That left 2 and 3, and %1 had a 5: scopa for her. Leave more.</source>
        <translation>Tio lasis 2 kaj 3, kaj %1 havis kvinon: balao por ŝi. Lasu pli.</translation>
    </message>
    <message>
        <source>That left one card alone, and %1 had its equal: scopa for her. Leave more.</source>
        <translation>Tio lasis unu solan karton, kaj %1 havis ĝian egalan: balao por ŝi. Lasu pli.</translation>
    </message>
    <message>
        <source>%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of your cards has the fewest equals left?</source>
        <translation>%1 ĵus balais la tablon: nun vi devas demeti karton, kaj nur ĝia egala povas balai ĝin. De kiu el viaj kartoj restas plej malmultaj egalaj?</translation>
    </message>
    <message>
        <source>You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it back.</source>
        <translation>Vi havas du sesojn, do ekzistas nur du pliaj. Kaj se neniu prenas ĝin, via alia seso reprenas ĝin.</translation>
    </message>
    <message>
        <source>Three other twos are about, and %1 had one: scopa for her. Of another value you hold two yourself, so only two are about. Lay one of these.</source>
        <translation>Tri aliaj duoj estas ie, kaj %1 havis unu: balao por ŝi. De alia valoro vi mem havas du, do nur du estas ie. Demetu unu el tiuj.</translation>
    </message>
    <message>
        <source>Counting cards</source>
        <translation>Kalkuli la kartojn</translation>
    </message>
    <message>
        <source>There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, two by you. %2 lies there. With which card do you leave nothing that can still be swept?</source>
        <translation>Estas kvar kartoj de ĉiu valoro. Ĉiuj kvar kartoj, kiuj valoras 10, estas for: du prenis %1, du prenis vi. %2 kuŝas tie. Per kiu karto vi lasas nenion, kio ankoraŭ balaeblas?</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.</source>
        <translation>6 kaj 4 estas 10, kaj restas neniu karto, kiu valoras 10. Kiu kalkulas, tiu rajtas lasi tion, kio ŝajnas riska.</translation>
    </message>
    <message>
        <source>6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 kaj 3 estas 9: restas du kartoj, kiuj valoras 9, kaj %1 havis unu. Kiun sumon neniu plu povas preni?</translation>
    </message>
    <message>
        <source>6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 kaj 2 estas 8: ankoraŭ neniu karto, kiu valoras 8, estas for, kaj %1 havis unu. Kiun sumon neniu plu povas preni?</translation>
    </message>
    <message>
        <source>Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many can %1 have?</source>
        <translation>Sepojn plej indas kalkuli. Imagu, ke du el ili estas en la stakoj, kaj vi havas unu. Kiom povas havi %1?</translation>
    </message>
    <message>
        <source>Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.</source>
        <translation>Ĝuste: maksimume unu. Se ĝi ne montriĝis, ŝi havas ĝin, aŭ ĝi ankoraŭ estas en la talono.</translation>
    </message>
    <message>
        <source>There are four in all, and you know of three.</source>
        <translation>Entute estas kvar, kaj pri tri el ili vi scias.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>Maksimume unu</translation>
    </message>
    <message>
        <source>Your own 7 counts too: that makes three of four.</source>
        <translation>Ankaŭ via propra sepo kalkuliĝas: kun ĝi estas tri el kvar.</translation>
    </message>
    <message>
        <source>%1 has swept the table. Three cards that count 10 are gone, the other values are still about. Lay the card that nobody can take.</source>
        <translation>%1 balais la tablon. Tri kartoj, kiuj valoras 10, estas for, la aliaj valoroj ankoraŭ estas ie. Demetu la karton, kiun neniu povas preni.</translation>
    </message>
    <message>
        <source>It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, and the table counts with you.</source>
        <translation>Ĝi estis la lasta samvalora: neniu karto povas preni ĝin solan. Ŝaltu “Kartoj jam for” en la menuo Helpiloj, kaj la tablo kalkulos kun vi.</translation>
    </message>
    <message>
        <source>Others of this value are still about: it may be swept. Of one of your cards none is left.</source>
        <translation>Aliaj samvaloraj ankoraŭ estas ie: ĝi balaeblas. De unu el viaj kartoj restas neniu alia.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to you both.</source>
        <translation>Scopone estas Scopa por kvar, du kontraŭ du. %1, kontraŭ vi, estas via partnero: vi ambaŭ havas unu stakon. Ĉiuj kartoj estas disdonataj samtempe, po naŭ kaj kvar sur la tablon. Prenu tion, kio plej valoras por vi ambaŭ.</translation>
    </message>
    <message>
        <source>The settebello, for both of you. A match of Scopone goes to 21 points.</source>
        <translation>La settebello, por vi ambaŭ. Partio de Scopone iras ĝis 21 poentoj.</translation>
    </message>
    <message>
        <source>Look again: %1 lies there, and a 7 is in your hand.</source>
        <translation>Rigardu denove: sur la tablo vi trovas %1, kaj sepo estas en via mano.</translation>
    </message>
    <message>
        <source>Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after you. Lay a card that can hardly be swept: count what you hold.</source>
        <translation>Scopone scientifico: po dek kartoj, kaj la tablo komence estas malplena. Vi ludas unue, kaj post vi %1. Demetu karton, kiu apenaŭ balaeblas: kalkulu, kion vi havas.</translation>
    </message>
    <message>
        <source>You hold three fives: only one is left elsewhere, and it may be your partner&apos;s.</source>
        <translation>Vi havas tri kvinojn: nur unu restas aliloke, kaj eble havas ĝin via partnero.</translation>
    </message>
    <message>
        <source>Three others of this value are in the other hands. Of which value do you hold most yourself?</source>
        <translation>Tri aliaj samvaloraj estas en la aliaj manoj. De kiu valoro vi mem havas plej multe?</translation>
    </message>
    <message>
        <source>Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.</source>
        <translation>Kartoj iras pare: kvaro prenas kvaron, kaj fine la disdonantoj havas la lastan vorton. Kiu ne disdonas, tiu rompas la parojn, prenante sumon. Jen la spariglio. %1 disdonis: faru unu.</translation>
    </message>
    <message>
        <source>3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their pairs.</source>
        <translation>3, 4 kaj 7 nun estas neparaj: po unu mankas, kaj la disdonantoj ne plu povas fidi siajn parojn.</translation>
    </message>
    <message>
        <source>That takes a pair and leaves all values even, as the dealers like it. Take a sum.</source>
        <translation>Tio prenas paron kaj lasas ĉiujn valorojn paraj, kiel la disdonantoj ŝatas. Prenu sumon.</translation>
    </message>
    <message>
        <source>That is not the sum of 3 and 4. Take both with one card.</source>
        <translation>Tio ne estas la sumo de 3 kaj 4. Prenu ambaŭ per unu karto.</translation>
    </message>
    <message>
        <source>Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and counts 8: which of your cards makes fifteen with it?</source>
        <translation>Cirulla venas el Ĝenovo. Karto ankaŭ prenas kartojn, kun kiuj ĝi faras dek kvin. %1 kuŝas tie kaj valoras 8: kiu el viaj kartoj faras dek kvin kun ĝi?</translation>
    </message>
    <message>
        <source>8 and 7 are 15. Equal cards and sums are taken as in Scopa.</source>
        <translation>8 kaj 7 estas 15. Egalajn kartojn kaj sumojn oni prenas kiel en Scopa.</translation>
    </message>
    <message>
        <source>That makes no fifteen. 15 less 8 is 7.</source>
        <translation>Tio ne faras dek kvin. 15 minus 8 estas 7.</translation>
    </message>
    <message>
        <source>In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies does it take just that one. Look at your hand.</source>
        <translation>En Cirulla aso prenas la tutan tablon, kaj tio validas kiel balao. Nur kie kuŝas alia aso, ĝi prenas nur tiun. Rigardu vian manon.</translation>
    </message>
    <message>
        <source>All of it with one ace: scopa!</source>
        <translation>Ĉio per unu aso: scopa!</translation>
    </message>
    <message>
        <source>There is something better: your ace takes everything.</source>
        <translation>Estas io pli bona: via aso prenas ĉion.</translation>
    </message>
    <message>
        <source>Three cards that come to less than ten may be declared before you play: 3 points at once, and your hand lies open. Count yours, and declare.</source>
        <translation>Tri kartojn, kies sumo estas malpli ol dek, vi rajtas anonci, antaŭ ol vi ludas: tuj 3 poentoj, kaj via mano kuŝas malkaŝe. Kalkulu la viajn, kaj anoncu.</translation>
    </message>
    <message>
        <source>3 points, before a single card is played.</source>
        <translation>3 poentoj, antaŭ ol unu sola karto estas ludita.</translation>
    </message>
    <message>
        <source>First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again.</source>
        <translation>Unue anoncu: 1 kaj 3 kaj 4 estas 8, kaj 3 poentoj nur atendas vian anoncon. Provu denove.</translation>
    </message>
    <message>
        <source>%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a kind, 10 points. Declare it.</source>
        <translation>%1 estas la matta: en anonco ĝi validas kiel iu ajn karto. Kun viaj du kvaroj ĝi faras tri samrangajn, 10 poentoj. Anoncu ilin.</translation>
    </message>
    <message>
        <source>Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.</source>
        <translation>Tri kvaroj kun la matta: 10 poentoj. Cirulla iras ĝis 51, kaj survoje ĉio povas okazi.</translation>
    </message>
    <message>
        <source>First declare: as a 4 the matta makes three of a kind, 10 points. Try again.</source>
        <translation>Unue anoncu: kiel kvaro la matta faras tri samrangajn, 10 poentoj. Provu denove.</translation>
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
        <translation>Asso piglia tutto, ĉiam</translation>
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
        <translation>Escoba sen setenta</translation>
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
        <translation>La klasikaĵo. Kvar poentoj en raŭndo, kaj unu por ĉiu balao.</translation>
    </message>
    <message>
        <source>The %2 of every suit: your sweeps count twice.</source>
        <translation>Ĉiuj kvar kun la rango %2: viaj balaoj validas duoble.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score, and each card that follows.</source>
        <translation>Aso, duo, trio %1 donas poentojn, kaj ĉiu sekva karto.</translation>
    </message>
    <message>
        <source>Two pairs, nine cards each, four on the table.</source>
        <translation>Du paroj, po naŭ kartoj, kvar sur la tablo.</translation>
    </message>
    <message>
        <source>Two pairs, ten cards each, an empty table.</source>
        <translation>Du paroj, po dek kartoj, malplena tablo.</translation>
    </message>
    <message>
        <source>Take what makes fifteen with your card.</source>
        <translation>Prenu tion, kio faras dek kvin kun via karto.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %1: hold all three and win.</source>
        <translation>Aso, duo kaj trio %1: havu ĉiujn tri kaj venku.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, whatever lies there.</source>
        <translation>Aso prenas la tutan tablon, kio ajn kuŝas tie.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless another ace lies there.</source>
        <translation>Aso prenas la tutan tablon, krom se alia aso kuŝas tie.</translation>
    </message>
    <message>
        <source>The king %1 is worth a point of its own.</source>
        <translation>La reĝo %1 valoras propran poenton.</translation>
    </message>
    <message>
        <source>Upside down: the lowest score wins.</source>
        <translation>Renverse: venkas la malplej multaj poentoj.</translation>
    </message>
    <message>
        <source>Only aces and figures count, one point each.</source>
        <translation>Valoras nur asoj kaj figuroj, po unu poento.</translation>
    </message>
    <message>
        <source>The Spanish fifteen, with a point for the sevens.</source>
        <translation>La hispana dekkvino, kun poento por la sepoj.</translation>
    </message>
    <message>
        <source>The Spanish fifteen; the sevens count, the setenta does not.</source>
        <translation>La hispana dekkvino; la sepoj valoras, la setenta ne.</translation>
    </message>
    <message>
        <source>Genoa&apos;s game: fifteens, declarations, a wild 7 of cups.</source>
        <translation>La ludo de Ĝenovo: dekkvinoj, anoncoj, kaj la sepo de pokaloj kiel ĵokero.</translation>
    </message>
    <message>
        <source>Tunis: single cards first, and a point for sevens.</source>
        <translation>Tunizio: unue unuopaj kartoj, kaj poento por sepoj.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or cards that add up to it.</source>
        <translation>Karto prenas samvaloran karton, aŭ kartojn, kies sumo egalas ĝin.</translation>
    </message>
    <message>
        <source>A side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <translation>Flanko, kiu prenas ĉiujn kvar kartojn kun la rango %2, ricevas siajn balaojn de la raŭndo duan fojon.</translation>
    </message>
    <message>
        <source>A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.</source>
        <translation>Flanko kun la aso, duo kaj trio %1 ricevas poenton por ĉiu el ili, kaj por ĉiu karto, kiu sekvas senbreĉe.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table.</source>
        <translation>Partneroj sidas unu kontraŭ la alia. Ĉiuj kartoj estas disdonataj samtempe: naŭ al ĉiu mano, kvar sur la tablon.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid.</source>
        <translation>Partneroj sidas unu kontraŭ la alia. Ĉiuj kartoj estas disdonataj samtempe, dek al ĉiu mano: la unuan oni devas demeti.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen together with it; equal cards do not take each other.</source>
        <translation>Karto prenas kartojn, kiuj kune kun ĝi faras dek kvin; egalaj kartoj ne prenas unu la alian.</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once.</source>
        <translation>La aso, duo kaj trio %1 donas 1, 2 kaj 3. Flanko, kiu havas ĉiujn tri, tuj gajnas la partion.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, aces too.</source>
        <translation>Aso prenas ĉiun karton sur la tablo, ankaŭ asojn.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table. If an ace lies there, or on the round&apos;s first play, it takes one ace.</source>
        <translation>Aso prenas ĉiun karton sur la tablo. Se aso kuŝas tie, aŭ en la unua movo de la raŭndo, ĝi prenas unu ason.</translation>
    </message>
    <message>
        <source>Like the settebello, the king %1 scores a point for who takes it.</source>
        <translation>Same kiel la settebello, la reĝo %1 donas poenton al tiu, kiu prenas ĝin.</translation>
    </message>
    <message>
        <source>Points are counted as always; when somebody reaches the target, the lowest score wins.</source>
        <translation>Oni kalkulas la poentojn kiel ĉiam; kiam iu atingas la celon, venkas la malplej multaj poentoj.</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point; sweeps and the usual four points do not count.</source>
        <translation>Ĉiu aso kaj ĉiu figuro donas poenton; balaoj kaj la kutimaj kvar poentoj ne validas.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Most sevens score a point, all four another.</source>
        <translation>Karto prenas kartojn, kiuj faras dek kvin kun ĝi. La plej multaj sepoj donas poenton, ĉiuj kvar unu plian.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Sevens score, and there is no setenta.</source>
        <translation>Karto prenas kartojn, kiuj faras dek kvin kun ĝi. Sepoj donas poentojn, kaj ne estas setenta.</translation>
    </message>
    <message>
        <source>A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are declared; the 7 of cups is wild.</source>
        <translation>Karto prenas tion, kio egalas ĝin aŭ faras dek kvin kun ĝi. Oni anoncas manojn kun malpli ol dek, aŭ tri samrangajn; la sepo de pokaloj estas ĵokero.</translation>
    </message>
    <message>
        <source>A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera.</source>
        <translation>Unuopa karto antaŭas sumon. La plej multaj sepoj, poste la plej multaj sesoj, donas poenton anstataŭ la primiera.</translation>
    </message>
    <message>
        <source>A card takes an equal card, or cards that add up to it</source>
        <translation>Karto prenas egalan karton, aŭ kartojn, kies sumo egalas ĝin</translation>
    </message>
    <message>
        <source>A card takes what makes fifteen with it</source>
        <translation>Karto prenas tion, kio faras dek kvin kun ĝi</translation>
    </message>
    <message>
        <source>A card takes what equals it, or what makes fifteen with it</source>
        <translation>Karto prenas tion, kio egalas ĝin, aŭ kio faras dek kvin kun ĝi</translation>
    </message>
    <message>
        <source>Fewest cards when there is a choice</source>
        <translation>Malplej multe da kartoj, kiam eblas elekti</translation>
    </message>
    <message>
        <source>A single card before a sum, otherwise free choice</source>
        <translation>Unuopa karto antaŭ sumo, alie libera elekto</translation>
    </message>
    <message>
        <source>Free choice of what to take</source>
        <translation>Libera elekto, kion preni</translation>
    </message>
    <message>
        <source>A card that can take may be laid</source>
        <translation>Karton, kiu povas preni, oni rajtas demeti</translation>
    </message>
    <message>
        <source>Any number of cards at once</source>
        <translation>Kiom ajn da kartoj samtempe</translation>
    </message>
    <message>
        <source>Never more than two table cards at once</source>
        <translation>Neniam pli ol du tablokartoj samtempe</translation>
    </message>
    <message>
        <source>An ace takes like any other card</source>
        <translation>Aso prenas kiel ĉiu alia karto</translation>
    </message>
    <message>
        <source>An ace takes the whole table</source>
        <translation>Aso prenas la tutan tablon</translation>
    </message>
    <message>
        <source>An ace takes the whole table unless an ace lies there</source>
        <translation>Aso prenas la tutan tablon, krom se aso kuŝas tie</translation>
    </message>
    <message>
        <source>The first ace of a round is like any other</source>
        <translation>La unua aso de raŭndo estas kiel ĉiu alia</translation>
    </message>
    <message>
        <source>On the round&apos;s first play an ace takes only an ace</source>
        <translation>En la unua movo de la raŭndo aso prenas nur ason</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace scores</source>
        <translation>Balao per la povo de aso donas poenton</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace does not score</source>
        <translation>Balao per la povo de aso ne donas poenton</translation>
    </message>
    <message>
        <source>Each sweep scores a point</source>
        <translation>Ĉiu balao donas poenton</translation>
    </message>
    <message>
        <source>Sweeps do not score</source>
        <translation>Balaoj ne donas poentojn</translation>
    </message>
    <message>
        <source>Most cards score a point</source>
        <translation>La plej multaj kartoj donas poenton</translation>
    </message>
    <message>
        <source>No point for most cards</source>
        <translation>Neniu poento por plej multe da kartoj</translation>
    </message>
    <message>
        <source>Most cards %1 score a point</source>
        <translation>La plej multaj kartoj %1 donas poenton</translation>
    </message>
    <message>
        <source>No point for most cards %1</source>
        <translation>Neniu poento por plej multe da kartoj %1</translation>
    </message>
    <message>
        <source>The settebello scores a point</source>
        <translation>La settebello donas poenton</translation>
    </message>
    <message>
        <source>No point for the settebello</source>
        <translation>Neniu poento por la settebello</translation>
    </message>
    <message>
        <source>The best primiera scores a point</source>
        <translation>La plej bona primiera donas poenton</translation>
    </message>
    <message>
        <source>No point for the primiera</source>
        <translation>Neniu poento por la primiera</translation>
    </message>
    <message>
        <source>No point for a sweep with the last card</source>
        <translation>Neniu poento por balao per la lasta karto</translation>
    </message>
    <message>
        <source>A sweep with the last card scores too</source>
        <translation>Ankaŭ balao per la lasta karto donas poenton</translation>
    </message>
    <message>
        <source>Leftovers go to whoever took last</source>
        <translation>La restaĵo iras al la lasta preninto</translation>
    </message>
    <message>
        <source>Leftovers go to the dealer</source>
        <translation>La restaĵo iras al la disdonanto</translation>
    </message>
    <message>
        <source>Three kings on the table: deal again</source>
        <translation>Tri reĝoj sur la tablo: redisdoni</translation>
    </message>
    <message>
        <source>Three kings on the table: play on</source>
        <translation>Tri reĝoj sur la tablo: ludi plu</translation>
    </message>
    <message>
        <source>Two aces on the table: play on</source>
        <translation>Du asoj sur la tablo: ludi plu</translation>
    </message>
    <message>
        <source>Two aces on the table: deal again</source>
        <translation>Du asoj sur la tablo: redisdoni</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 18</source>
        <translation>Primiera: 6 valoras 18</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 19</source>
        <translation>Primiera: 6 valoras 19</translation>
    </message>
    <message>
        <source>Primiera: a missing suit counts nothing</source>
        <translation>Primiera: mankanta emblemo valoras nenion</translation>
    </message>
    <message>
        <source>Primiera: only with all four suits</source>
        <translation>Primiera: nur kun ĉiuj kvar emblemoj</translation>
    </message>
    <message>
        <source>Primiera: more suits beat fewer</source>
        <translation>Primiera: pli da emblemoj venkas malpli</translation>
    </message>
    <message>
        <source>No napola</source>
        <translation>Sen napola</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on score a point each</source>
        <translation>Napola: aso, duo, trio %1 kaj plu donas po unu poento</translation>
    </message>
    <message>
        <source>All ten cards %1 score like any napola</source>
        <translation>Ĉiuj dek kartoj %1 validas kiel ĉiu alia napola</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match at once</source>
        <translation>Ĉiuj dek kartoj %1 tuj gajnas la partion</translation>
    </message>
    <message>
        <source>No point for the king %1</source>
        <translation>Neniu poento por la reĝo %1</translation>
    </message>
    <message>
        <source>Re bello: the king %1 scores a point</source>
        <translation>Re bello: la reĝo %1 donas poenton</translation>
    </message>
    <message>
        <source>No sweeps are doubled</source>
        <translation>Balaoj ne duobliĝas</translation>
    </message>
    <message>
        <source>Ponino: the %2 of every suit doubles the sweeps</source>
        <translation>Ponino: ĉiuj kvar kun la rango %2 duobligas la balaojn</translation>
    </message>
    <message>
        <source>No points for ace, 2 and 3 %1</source>
        <translation>Neniuj poentoj por aso, duo kaj trio %1</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score 1, 2, 3; all three win the match</source>
        <translation>Aso, duo, trio %1 donas 1, 2, 3; ĉiuj tri gajnas la partion</translation>
    </message>
    <message>
        <source>No points for single aces and figures</source>
        <translation>Neniuj poentoj por unuopaj asoj kaj figuroj</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point</source>
        <translation>Ĉiu aso kaj ĉiu figuro donas poenton</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Venkas la plej multaj poentoj</translation>
    </message>
    <message>
        <source>No point for sevens</source>
        <translation>Neniu poento por sepoj</translation>
    </message>
    <message>
        <source>Most sevens score a point, all four another</source>
        <translation>La plej multaj sepoj donas poenton, ĉiuj kvar unu plian</translation>
    </message>
    <message>
        <source>No barmila</source>
        <translation>Sen barmila</translation>
    </message>
    <message>
        <source>Barmila: most sevens, then most sixes, score a point</source>
        <translation>Barmila: la plej multaj sepoj, poste sesoj, donas poenton</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Sen anoncoj</translation>
    </message>
    <message>
        <source>Declarations, piccola, grande and cappotto are played</source>
        <translation>Oni ludas kun anoncoj, piccola, grande kaj cappotto</translation>
    </message>
    <message>
        <source>No card is wild</source>
        <translation>Neniu karto estas ĵokero</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until its holder plays it</source>
        <translation>La ĵokera 7 konservas sian valoron, ĝis ĝia posedanto ludas ĝin</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until it is taken</source>
        <translation>La ĵokera 7 konservas sian valoron, ĝis ĝi estas prenita</translation>
    </message>
    <message>
        <source>The wild 7 counts otherwise only in the declaration</source>
        <translation>La ĵokera 7 valoras alion nur en la anonco</translation>
    </message>
    <message>
        <source>The opening table stays</source>
        <translation>La komenca tablo restas</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty, wild 7 and all</source>
        <translation>La disdonanto prenas komencan dekkvinon aŭ tridekon, kun la ĵokera 7</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty</source>
        <translation>La disdonanto prenas komencan dekkvinon aŭ tridekon</translation>
    </message>
    <message>
        <source>An equal card leaves the sums free</source>
        <translation>Egala karto lasas la sumojn liberaj</translation>
    </message>
    <message>
        <source>An equal card goes before the same sum</source>
        <translation>Egala karto antaŭas la saman sumon</translation>
    </message>
    <message>
        <source>Level at the target: one more round</source>
        <translation>Egaleco ĉe la celo: unu plia raŭndo</translation>
    </message>
    <message>
        <source>Level at the target: the king %1 decides</source>
        <translation>Egaleco ĉe la celo: la reĝo %1 decidas</translation>
    </message>
    <message>
        <source>A napola scores %1 at the most</source>
        <translation>Napola donas maksimume %1</translation>
    </message>
    <message>
        <source>A piccola scores %1 at the most</source>
        <translation>Piccola donas maksimume %1</translation>
    </message>
    <message>
        <source>The match is played to %1</source>
        <translation>La partio estas ludata ĝis %1</translation>
    </message>
    <message>
        <source>When there are several captures</source>
        <translation>Kiam eblas pluraj prenoj</translation>
    </message>
    <message>
        <source>Taking is a duty</source>
        <translation>Preni estas devo</translation>
    </message>
    <message>
        <source>Cards taken at once</source>
        <translation>Kartoj samtempe prenataj</translation>
    </message>
    <message>
        <source>Power of an ace</source>
        <translation>Povo de aso</translation>
    </message>
    <message>
        <source>First play: an ace takes only an ace</source>
        <translation>Unua movo: aso prenas nur ason</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores</source>
        <translation>Balao per aso donas poenton</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>Poento por ĉiu balao</translation>
    </message>
    <message>
        <source>A sweep with the last card scores</source>
        <translation>Balao per la lasta karto donas poenton</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>Kartoj restantaj sur la tablo</translation>
    </message>
    <message>
        <source>Two aces on the table</source>
        <translation>Du asoj sur la tablo</translation>
    </message>
    <message>
        <source>A 6 in the primiera</source>
        <translation>6 en la primiera</translation>
    </message>
    <message>
        <source>A suit missing from the primiera</source>
        <translation>Emblemo mankanta en la primiera</translation>
    </message>
    <message>
        <source>A napola scores at the most</source>
        <translation>Napola donas maksimume</translation>
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
        <translation>Poentoj por sepoj</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Anoncoj</translation>
    </message>
    <message>
        <source>A piccola scores at the most</source>
        <translation>Piccola donas maksimume</translation>
    </message>
    <message>
        <source>Wild 7 of cups</source>
        <translation>La sepo de pokaloj kiel ĵokero</translation>
    </message>
    <message>
        <source>Opening table of fifteen or thirty</source>
        <translation>Komenca tablo de dek kvin aŭ tridek</translation>
    </message>
    <message>
        <source>The king %1 breaks a tie</source>
        <translation>La reĝo %1 decidas ĉe egaleco</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Ludi ĝis</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Malplej da kartoj</translation>
    </message>
    <message>
        <source>Single cards first</source>
        <translation>Unuopaj kartoj unue</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Libera elekto</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Kiom ajn</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>Maksimume du</translation>
    </message>
    <message>
        <source>To whoever took last</source>
        <translation>Al la lasta preninto</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>Al la disdonanto</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>Valoras nenion</translation>
    </message>
    <message>
        <source>Bars the point</source>
        <translation>Malebligas la poenton</translation>
    </message>
    <message>
        <source>More suits win</source>
        <translation>Pli da emblemoj venkas</translation>
    </message>
    <message>
        <source>teams of two</source>
        <translation>duopaj teamoj</translation>
    </message>
    <message>
        <source>teams</source>
        <comment>how many play</comment>
        <translation>teamoj</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>du duopaj teamoj</translation>
    </message>
    <message>
        <source>three teams of two</source>
        <translation>tri duopaj teamoj</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>du triopaj teamoj</translation>
    </message>
    <message>
        <source>%1, %2, to %3.</source>
        <comment>a game; how many play; the target</comment>
        <translation>%1, %2, ĝis %3.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Jes</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>The cards of this match follow from no deal number, so they cannot be dealt once more.</source>
        <translation>La kartoj de ĉi tiu partio ne sekvas el miksnumero, do ne eblas disdoni ilin denove.</translation>
    </message>
    <message>
        <source>This match began in the middle of another one: play that one’s cards again instead.</source>
        <translation>Ĉi tiu partio komenciĝis meze de alia: anstataŭe ludu denove la kartojn de tiu.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this match.</source>
        <translation>Nur la komputilo ludis ĉi tiun partion.</translation>
    </message>
    <message>
        <source>Several people played this match, so it is nobody’s seat alone that the computer could take.</source>
        <translation>Pluraj homoj ludis ĉi tiun partion, do ne estas unu sola sidloko, kiun la komputilo povus transpreni.</translation>
    </message>
    <message>
        <source>The cards of your match of today.</source>
        <translation>La kartoj de via hodiaŭa partio.</translation>
    </message>
    <message>
        <source>The cards of your match of yesterday.</source>
        <translation>La kartoj de via hieraŭa partio.</translation>
    </message>
    <message>
        <source>The cards of your match of %1.</source>
        <comment>%1 is a date</comment>
        <translation>La kartoj de via partio de %1.</translation>
    </message>
    <message>
        <source>The deal of %1.</source>
        <comment>%1 is a date</comment>
        <translation>La kartoj de %1.</translation>
    </message>
    <message>
        <source>On the same cards you won both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Kun la samaj kartoj vi venkis ambaŭfoje: nun %1 kontraŭ %2, antaŭe %3 kontraŭ %4.</translation>
    </message>
    <message>
        <source>Better than last time: on the same cards you lost %3 to %4.</source>
        <translation>Pli bone ol lastfoje: kun la samaj kartoj vi perdis %3 kontraŭ %4.</translation>
    </message>
    <message>
        <source>Last time, on the same cards, you won %3 to %4.</source>
        <translation>Lastfoje, kun la samaj kartoj, vi venkis %3 kontraŭ %4.</translation>
    </message>
    <message>
        <source>On the same cards you lost both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Kun la samaj kartoj vi perdis ambaŭfoje: nun %1 kontraŭ %2, antaŭe %3 kontraŭ %4.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you won %1 to %2.</source>
        <translation>Kun la samaj kartoj %5 estus venkinta %3 kontraŭ %4; vi venkis %1 kontraŭ %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you won %1 to %2.</source>
        <translation>Kun la samaj kartoj %5 estus perdinta %3 kontraŭ %4; vi venkis %1 kontraŭ %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you lost %1 to %2.</source>
        <translation>Kun la samaj kartoj %5 estus venkinta %3 kontraŭ %4; vi perdis %1 kontraŭ %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you lost %1 to %2.</source>
        <translation>Kun la samaj kartoj %5 estus perdinta %3 kontraŭ %4; vi perdis %1 kontraŭ %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played you did better than %3 by %2.</source>
        <translation>Dum ambaŭ ludis (%1), vi sukcesis pli bone ol %3: je %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did better than you by %2.</source>
        <translation>Dum ambaŭ ludis (%1), %3 sukcesis pli bone ol vi: je %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did as well as you.</source>
        <translation>Dum ambaŭ ludis (%1), %3 sukcesis same bone kiel vi.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better now by %2.</source>
        <translation>En %1 de ambaŭ partioj vi nun sukcesis pli bone: je %2.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better last time by %2.</source>
        <translation>En %1 de ambaŭ partioj vi lastfoje sukcesis pli bone: je %2.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did as well as last time.</source>
        <translation>En %1 de ambaŭ partioj vi sukcesis same bone kiel lastfoje.</translation>
    </message>
    <message>
        <source>The cards of a round are the same in both matches. How many rounds there are follows from the score, so one match may go on when the other is over.</source>
        <translation>La kartoj de raŭndo estas la samaj en ambaŭ partioj. Kiom da raŭndoj estas, dependas de la poentaro, do unu partio povas daŭri, kiam la alia jam finiĝis.</translation>
    </message>
    <message>
        <source>%1, %2, to %3, with players of level %4.</source>
        <comment>a game; how many play; target; level</comment>
        <translation>%1, %2, ĝis %3, kun ludantoj de la nivelo %4.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1 is a score</comment>
        <translation>Daŭras %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Forlasita</translation>
    </message>
    <message>
        <source>Won %1</source>
        <comment>%1 is a score</comment>
        <translation>Gajnita %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>%1 is a score</comment>
        <translation>Perdita %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>so many deals of days</comment>
        <translation>%1 luditaj</translation>
    </message>
    <message>
        <source>%1 days in a row · %2 played</source>
        <translation>%1 tagoj sinsekve · %2 luditaj</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartoj</translation>
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
        <translation>Sab&apos;a l-hayya</translation>
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
        <translation>pli ol 20</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>la plej multaj kartoj</translation>
    </message>
    <message>
        <source>more than 5</source>
        <translation>pli ol 5</translation>
    </message>
    <message>
        <source>the most of the suit</source>
        <translation>plej multe de la emblemo</translation>
    </message>
    <message>
        <source>more than 5 %1</source>
        <translation>pli ol 5 %1</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>%1 is: of coins</comment>
        <translation>plej multe %1</translation>
    </message>
    <message>
        <source>the %1 of every suit</source>
        <comment>%1 is: knight</comment>
        <translation>la rango %1 de ĉiu emblemo</translation>
    </message>
    <message>
        <source>the best of all four suits</source>
        <translation>la plej bona el kvar emblemoj</translation>
    </message>
    <message>
        <source>more suits, then more points</source>
        <translation>pli da emblemoj, poste pli da poentoj</translation>
    </message>
    <message>
        <source>best card of each suit</source>
        <translation>plej bona karto de ĉiu emblemo</translation>
    </message>
    <message>
        <source>table swept clean</source>
        <translation>tute balaita tablo</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <translation>la plej multaj sepoj</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>unu poento plie</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>plej multe da sepoj, poste da sesoj</translation>
    </message>
    <message>
        <source>the run from the ace</source>
        <comment>what a napola asks for</comment>
        <translation>la vico ekde la aso</translation>
    </message>
    <message>
        <source>ace, 2 and 3 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>aso, duo kaj trio %1</translation>
    </message>
    <message>
        <source>said before playing</source>
        <translation>dirita antaŭ la ludo</translation>
    </message>
    <message>
        <source>aces, 8, 9 and 10</source>
        <translation>asoj, 8, 9 kaj 10</translation>
    </message>
    <message>
        <source>aces and figures</source>
        <translation>asoj kaj figuroj</translation>
    </message>
    <message>
        <source>8, 9 and 10 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>8, 9 kaj 10 %1</translation>
    </message>
    <message>
        <source>the figures %1</source>
        <comment>%1 is: of coins</comment>
        <translation>la figuroj %1</translation>
    </message>
    <message>
        <source>%1 each: nobody scores</source>
        <translation>po %1: neniu ricevas poenton</translation>
    </message>
    <message>
        <source>level at %1: nobody scores</source>
        <translation>egale ĉe %1: neniu ricevas poenton</translation>
    </message>
    <message>
        <source>nobody has all four suits</source>
        <translation>neniu havas ĉiujn kvar emblemojn</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>neniu ricevas poenton</translation>
    </message>
    <message>
        <source>%1: %2 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: po %2, neniu ricevas poenton.</translation>
    </message>
    <message>
        <source>%1: %2 have %3 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: %2 havas po %3, neniu ricevas poenton.</translation>
    </message>
    <message>
        <source>%1: nobody has all four suits.</source>
        <comment>a category</comment>
        <translation>%1: neniu havas ĉiujn kvar emblemojn.</translation>
    </message>
    <message>
        <source>%1: nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: neniu ricevas poenton.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>1 point; a player</comment>
        <translation>%1 al %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a category; points to players</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3, no point</source>
        <comment>side; category; what was counted</comment>
        <translation>%1, %2: %3, neniu poento</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>side; category; what was counted; points</comment>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>neniu poento</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>unu poento</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>du poentoj</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>tri poentoj</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>kvar poentoj</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>kvin poentoj</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>ses poentoj</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>neniu</translation>
    </message>
    <message>
        <source>one</source>
        <comment>points</comment>
        <translation>unu</translation>
    </message>
    <message>
        <source>two</source>
        <comment>points</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>three</source>
        <comment>points</comment>
        <translation>tri</translation>
    </message>
    <message>
        <source>four</source>
        <comment>points</comment>
        <translation>kvar</translation>
    </message>
    <message>
        <source>five</source>
        <comment>points</comment>
        <translation>kvin</translation>
    </message>
    <message>
        <source>six</source>
        <comment>points</comment>
        <translation>ses</translation>
    </message>
    <message>
        <source>your team</source>
        <comment>one who receives points</comment>
        <translation>via teamo</translation>
    </message>
    <message>
        <source>the other team</source>
        <comment>one who receives points</comment>
        <translation>la alia teamo</translation>
    </message>
    <message>
        <source>Round %1: nobody scores</source>
        <translation>Raŭndo %1: neniu ricevas poenton</translation>
    </message>
    <message>
        <source>Round %1: %2 each</source>
        <translation>Raŭndo %1: po %2</translation>
    </message>
    <message>
        <source>Round %1: %2 each to %3</source>
        <translation>Raŭndo %1: po %2 al %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3</source>
        <translation>Raŭndo %1: %2 al %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3, %4 to %5</source>
        <translation>Raŭndo %1: %2 al %3, %4 al %5</translation>
    </message>
    <message>
        <source>You win with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>Vi venkas kun la malplej multaj poentoj, %1</translation>
    </message>
    <message>
        <source>%2 wins with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>%2 venkas kun la malplej multaj poentoj, %1</translation>
    </message>
    <message>
        <source>%2 win with the lowest score, %1</source>
        <comment>a team; %1 is: 8 to 21</comment>
        <translation>%2 venkas kun la malplej multaj poentoj, %1</translation>
    </message>
    <message>
        <source>De Trente: you win the match at once</source>
        <translation>De Trente: vi tuj gajnas la partion</translation>
    </message>
    <message>
        <source>De Trente: %1 wins the match at once</source>
        <translation>De Trente: %1 tuj gajnas la partion</translation>
    </message>
    <message>
        <source>De Trente: %1 win the match at once</source>
        <translation>De Trente: %1 tuj gajnas la partion</translation>
    </message>
    <message>
        <source>Cappotto: you win the match at once</source>
        <translation>Cappotto: vi tuj gajnas la partion</translation>
    </message>
    <message>
        <source>Cappotto: %1 wins the match at once</source>
        <translation>Cappotto: %1 tuj gajnas la partion</translation>
    </message>
    <message>
        <source>Cappotto: %1 win the match at once</source>
        <translation>Cappotto: %1 tuj gajnas la partion</translation>
    </message>
    <message>
        <source>Napoleone: you win the match at once</source>
        <translation>Napoleone: vi tuj gajnas la partion</translation>
    </message>
    <message>
        <source>Napoleone: %1 wins the match at once</source>
        <translation>Napoleone: %1 tuj gajnas la partion</translation>
    </message>
    <message>
        <source>Napoleone: %1 win the match at once</source>
        <translation>Napoleone: %1 tuj gajnas la partion</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>La aso, duo kaj trio %1 ĉe unu flanko superas ĉian poentaron.</translation>
    </message>
    <message>
        <source>All ten cards %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>Ĉiuj dek kartoj %1 ĉe unu flanko superas ĉian poentaron.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Poste vi disdonas.</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>Poste %1 disdonas.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stelo</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Tradicia</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simpla</translation>
    </message>
    <message>
        <source>With setenta</source>
        <translation>Kun setenta</translation>
    </message>
    <message>
        <source>Without setenta</source>
        <translation>Sen setenta</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Ĉiu por si</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Du teamoj</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Tri teamoj</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of possible seatings</comment>
        <translation>%1 aŭ %2</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <comment>a game; who may play it</comment>
        <translation>%1 ludeblas por %2.</translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, prenas nenion</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>a card; cards</comment>
        <translation>%1, prenas %2</translation>
    </message>
    <message>
        <source>scopa with {cards}</source>
        <translation>balais la tablon, ludante {cards}</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>montras {cards}</translation>
    </message>
    <message>
        <source>{points} in this round</source>
        <translation>{points} en ĉi tiu raŭndo</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <comment>a player</comment>
        <translation>Estas la vico de %1</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La tablo estas malplena.</translation>
    </message>
    <message>
        <source>On the table, %1: %2.</source>
        <comment>5 cards; their names</comment>
        <translation>Sur la tablo (%1) vi trovas %2.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Via mano estas malplena.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards, each with what it takes</comment>
        <translation>En via mano: %1.</translation>
    </message>
    <message>
        <source>In the stock: %1</source>
        <comment>18 cards</comment>
        <translation>En la talono: %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Malfarite.</translation>
    </message>
    <message>
        <source>The round begins again.</source>
        <translation>La raŭndo rekomenciĝas.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Miksitaj niveloj</translation>
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
        <translation>%1 ankoraŭ diras malmulton: post %2 vi vidos ĉi tie, ĉu vi antaŭas pli ol pro bonŝanco.</translation>
    </message>
    <message>
        <source>Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round.</source>
        <translation>En %1 vi antaŭas pli ol pro bonŝanco: longdaŭre je %2 ĝis %3 poentoj en raŭndo.</translation>
    </message>
    <message>
        <source>Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round.</source>
        <translation>En %1 vi postrestas pli ol pro malbonŝanco: longdaŭre je %2 ĝis %3 poentoj en raŭndo.</translation>
    </message>
    <message>
        <source>Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round.</source>
        <translation>En %1 neniu klare antaŭas: longdaŭre la diferenco estas inter %2 kaj %3 poentoj en raŭndo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 el %2</translation>
    </message>
    <message>
        <source>none is over yet</source>
        <comment>matches</comment>
        <translation>neniu ankoraŭ finiĝis</translation>
    </message>
    <message>
        <source>%1 left unfinished</source>
        <translation>%1 nefinitaj</translation>
    </message>
    <message>
        <source>now: %1 won</source>
        <translation>nun: %1 gajnitaj</translation>
    </message>
    <message>
        <source>now: %1 lost</source>
        <translation>nun: %1 perditaj</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Balaoj</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>own number; the others&apos;</comment>
        <translation>%1 kontraŭ %2</translation>
    </message>
    <message>
        <source>%1 · they %2</source>
        <comment>two shares</comment>
        <translation>%1 · ili %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 level</source>
        <comment>rounds</comment>
        <translation>%1 gajnitaj, %2 perditaj, %3 egalaj</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>%1 gajnitaj, %2 perditaj</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 left unfinished</source>
        <comment>matches</comment>
        <translation>%1 gajnitaj, %2 perditaj, %3 nefinitaj</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partioj</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Raŭndoj</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Poentoj en raŭndo</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the best round; the worst</comment>
        <translation>%1 kaj %2</translation>
    </message>
    <message>
        <source>Best and worst round</source>
        <translation>Plej bona kaj plej malbona raŭndo</translation>
    </message>
    <message>
        <source>Most matches in a row</source>
        <translation>Plej multe da partioj sinsekve</translation>
    </message>
    <message>
        <source>After %1 rounds a line appears here. You have played %2.</source>
        <translation>Post %1 raŭndoj aperos ĉi tie linio. Vi ludis %2.</translation>
    </message>
    <message>
        <source>After %1 rounds it shows here how rounds end. You have played %2.</source>
        <translation>Post %1 raŭndoj vi vidos ĉi tie, kiel raŭndoj finiĝas. Vi ludis %2.</translation>
    </message>
    <message>
        <source>Round %1: you %2, they %3</source>
        <comment>mean points of the last rounds</comment>
        <translation>Raŭndo %1: vi %2, ili %3</translation>
    </message>
    <message>
        <source>Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5.</source>
        <translation>Averaĝo de la lastaj %1 raŭndoj. Vi antaŭis en %2 el %3; fine ĝi estas %4 en raŭndo kontraŭ %5.</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Aliaj poentoj</translation>
    </message>
    <message>
        <source>%1: you %2, they %3 in ten rounds</source>
        <comment>a category; points</comment>
        <translation>%1: vi %2, ili %3 en dek raŭndoj</translation>
    </message>
    <message>
        <source>Points in ten rounds. Solid: you. Striped: they.</source>
        <translation>Poentoj en dek raŭndoj. Plena: vi. Stria: ili.</translation>
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
        <translation>Egale: %1 de la raŭndoj</translation>
    </message>
    <message>
        <source>%1 points or more ahead: %2 of rounds</source>
        <translation>Antaŭe je %1 aŭ pli da poentoj: %2 de la raŭndoj</translation>
    </message>
    <message>
        <source>%1 points or more behind: %2 of rounds</source>
        <translation>Malantaŭe je %1 aŭ pli da poentoj: %2 de la raŭndoj</translation>
    </message>
    <message>
        <source>One point ahead: %1 of rounds</source>
        <translation>Antaŭe je unu poento: %1 de la raŭndoj</translation>
    </message>
    <message>
        <source>One point behind: %1 of rounds</source>
        <translation>Malantaŭe je unu poento: %1 de la raŭndoj</translation>
    </message>
    <message>
        <source>%1 points ahead: %2 of rounds</source>
        <translation>Antaŭe je %1 poentoj: %2 de la raŭndoj</translation>
    </message>
    <message>
        <source>%1 points behind: %2 of rounds</source>
        <translation>Malantaŭe je %1 poentoj: %2 de la raŭndoj</translation>
    </message>
    <message>
        <source>By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.</source>
        <comment>shares</comment>
        <translation>Kiom da poentoj apartigas la flankojn ĉe la fino de raŭndoj. Plena: vi antaŭas, %1. Stria: vi postrestas, %2. Egale: %3.</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Ekde la komenco</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Ĉi-jare</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>La lastaj 30 tagoj</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>La lastaj 7 tagoj</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … ĝis …</translation>
    </message>
    <message>
        <source>The results of %1 count no more. The history keeps the matches.</source>
        <translation>La rezultoj de %1 ne plu validas. La historio konservas la partiojn.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <comment>12 matches; a file</comment>
        <translation>Skribite al %2: %1.</translation>
    </message>
    <message>
        <source>Nothing was played like this in that time.</source>
        <translation>En tiu tempo nenio tia estis ludita.</translation>
    </message>
    <message>
        <source>Nothing was played like this yet.</source>
        <translation>Ankoraŭ nenio tia estis ludita.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure&apos;s name; the figure</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>scopa|scope|sweep|sweeps</source>
        <translation>balao|balaon|balaoj|balaojn|balai|balaas|balais|balaos|balaus|balau|scopa|scope</translation>
    </message>
    <message>
        <source>Taking everything that lies on the table. It scores a point at once.</source>
        <translation>Preno de ĉio, kio kuŝas sur la tablo; itale scopa. Ĝi tuj donas poenton.</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>settebello|settebellon</translation>
    </message>
    <message>
        <source>%1: whoever has it at the end of a round scores a point.</source>
        <translation>Kiu fine de raŭndo havas %1, tiu ricevas poenton.</translation>
    </message>
    <message>
        <source>primiera|setenta</source>
        <translation>primiera|setenta</translation>
    </message>
    <message>
        <source>The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, all others 10. The highest sum scores a point.</source>
        <translation>La plej bona karto de ĉiu emblemo, sume laŭ apartaj valoroj: 7 valoras 21, 6 18, aso 16, 5 15, 4 14, 3 13, 2 12, ĉiuj aliaj 10. La plej alta sumo donas poenton.</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>napola</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each.</source>
        <translation>Aso, duo kaj trio %4 en unu stako, kaj ĉiu karto, kiu sekvas sen breĉo: po unu poento.</translation>
    </message>
    <message>
        <source>re bello</source>
        <translation>re bello</translation>
    </message>
    <message>
        <source>%2: in some games it scores a point, as the settebello does.</source>
        <translation>%2 oni nomas tiel: en kelkaj ludoj ĝi donas poenton, same kiel la settebello.</translation>
    </message>
    <message>
        <source>matta</source>
        <translation>matta|ĵokero|ĵokera</translation>
    </message>
    <message>
        <source>%3, the wild card of Cirulla: in a declaration it counts as any card.</source>
        <translation>%3 oni uzas kiel la ĵokeron de Cirulla: en anonco ĝi validas kiel iu ajn karto.</translation>
    </message>
    <message>
        <source>declaration|declarations|declare|declares|declared</source>
        <translation>anonco|anoncon|anoncoj|anoncojn|anonci|anoncas|anoncis|anoncu</translation>
    </message>
    <message>
        <source>In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its first card is played.</source>
        <translation>En Cirulla mano kun malpli ol dek valoras 3 poentojn, tri samrangaj 10, se oni diras tion, antaŭ ol ĝia unua karto estas ludata.</translation>
    </message>
    <message>
        <source>piccola</source>
        <translation>piccola</translation>
    </message>
    <message>
        <source>Cirulla&apos;s napola: ace, 2 and 3 %4, and what follows without a gap.</source>
        <translation>La napola de Cirulla: aso, duo kaj trio %4, kaj kio sekvas sen breĉo.</translation>
    </message>
    <message>
        <source>grande</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>The three highest cards %4 in one pile: 5 points in Cirulla.</source>
        <translation>La tri plej altaj kartoj %4 en unu stako: 5 poentoj en Cirulla.</translation>
    </message>
    <message>
        <source>cappotto</source>
        <translation>cappotto</translation>
    </message>
    <message>
        <source>All ten cards %4 in one pile: it wins a match of Cirulla at once.</source>
        <translation>Ĉiuj dek kartoj %4 en unu stako: tio tuj gajnas partion de Cirulla.</translation>
    </message>
    <message>
        <source>barmila</source>
        <translation>barmila</translation>
    </message>
    <message>
        <source>Most sevens, and if both have two, most sixes: a point in Chkobba.</source>
        <translation>La plej multaj sepoj, kaj se ambaŭ havas du, la plej multaj sesoj: poento en Chkobba.</translation>
    </message>
    <message>
        <source>ponino</source>
        <translation>ponino</translation>
    </message>
    <message>
        <source>The %5 of all four suits in one pile: every scopa of the round counts twice.</source>
        <translation>Ĉiuj kvar kun la rango %5 en unu stako: ĉiu balao de la raŭndo validas duoble.</translation>
    </message>
    <message>
        <source>spariglio</source>
        <translation>spariglio|spariglion</translation>
    </message>
    <message>
        <source>Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer would rather undo it.</source>
        <translation>Preno de sumo, tiel ke la valoroj ne plu iras pare. Ĝi helpas tiujn, kiuj ne disdonas, kaj la disdonanto preferus nuligi tion.</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>disdono|disdonon|disdonoj|disdonojn</translation>
    </message>
    <message>
        <source>The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.</source>
        <translation>La kartoj, kiujn ĉiuj ricevas samtempe. Raŭndo havas tiom da disdonoj, kiom necesas por fordoni ĉiujn kartojn.</translation>
    </message>
    <message>
        <source>pile|piles</source>
        <translation>stako|stakon|stakoj|stakojn</translation>
    </message>
    <message>
        <source>The cards that a side has taken, face down beside it. They are counted at the end.</source>
        <translation>La kartoj, kiujn flanko prenis, kaŝite apud ĝi. Ili estas kalkulataj fine.</translation>
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
        <translation>Nomo de la partio</translation>
    </message>
</context>
<context>
    <name>_Command</name>
    <message>
        <source>Copy the command</source>
        <translation>Kopii la komandon</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Results by game</source>
        <translation>Rezultoj laŭ ludo</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Day</source>
        <translation>Tago</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ludo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezulto</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Diferenco</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Samaj kartoj</translation>
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
        <translation>Kvardek kartoj, dek ses ludoj, unu tablo.</translation>
    </message>
    <message>
        <source>Forty cards, one table.</source>
        <translation>Kvardek kartoj, unu tablo.</translation>
    </message>
</context>
</TS>
