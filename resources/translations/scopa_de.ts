<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Abandon this match?</source>
        <translation>Diese Partie abbrechen?</translation>
    </message>
    <message>
        <source>It ends without a winner and cannot be continued. To play on another time, just close the game.</source>
        <translation>Sie endet dann ohne Sieg und lässt sich nicht fortsetzen. Willst du ein andermal weiterspielen, schließ einfach das Programm.</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Partie abbrechen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0).</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz. Karten und Klänge sind gemeinfrei (CC0).</translation>
    </message>
    <message>
        <source>It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may replace them with versions of your own.</source>
        <translation>Es ist mit Python und mit Qt %1 über PySide6 gemacht. Beide werden unter der LGPL, Version 3, verwendet; du darfst sie durch eigene Fassungen ersetzen.</translation>
    </message>
    <message>
        <source>Your matches and statistics are in</source>
        <translation>Deine Partien und deine Statistik liegen in</translation>
    </message>
    <message>
        <source>Your preferences are in</source>
        <translation>Deine Einstellungen liegen in</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nichts verlässt diesen Rechner.</translation>
    </message>
</context>
<context>
    <name>AchievementTile</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Not yet earned.</source>
        <translation>Noch nicht geschafft.</translation>
    </message>
</context>
<context>
    <name>AchievementsView</name>
    <message>
        <source>Earned %1</source>
        <translation>Geschafft: %1</translation>
    </message>
    <message>
        <source>Earned %1: %2 against %3</source>
        <comment>a day; a game; how strong the others were</comment>
        <translation>Geschafft: %1, %2 gegen %3</translation>
    </message>
    <message>
        <source>Things worth trying, each with why it is good play. You have done %1 of %2.</source>
        <translation>Was sich zu versuchen lohnt, und warum es gutes Spiel ist. Geschafft: %1 von %2.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>Be&amp;gin this round again …</source>
        <translation>Runde ne&amp;u beginnen …</translation>
    </message>
    <message>
        <source>The game set up &amp;last</source>
        <translation>Das zu&amp;letzt gewählte Spiel</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Play again what was taken back</source>
        <translation>&amp;Wieder spielen</translation>
    </message>
    <message>
        <source>Abandon this &amp;match …</source>
        <translation>Partie &amp;abbrechen …</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Sta&amp;rtseite</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>&amp;Karten des Tages</translation>
    </message>
    <message>
        <source>Who pla&amp;ys? …</source>
        <translation>W&amp;er spielt? …</translation>
    </message>
    <message>
        <source>Restore a &amp;backup …</source>
        <translation>Sic&amp;herung zurückholen …</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>Stat&amp;istik</translation>
    </message>
    <message>
        <source>Achie&amp;vements</source>
        <translation>Erfol&amp;ge</translation>
    </message>
    <message>
        <source>Practice …</source>
        <translation>Üben …</translation>
    </message>
    <message>
        <source>P&amp;uzzles …</source>
        <translation>Au&amp;fgaben …</translation>
    </message>
    <message>
        <source>P&amp;references …</source>
        <translation>Ein&amp;stellungen …</translation>
    </message>
    <message>
        <source>All &amp;cards …</source>
        <translation>Alle Ka&amp;rten …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>&amp;Other players&apos; cards</source>
        <translation>Karten der &amp;anderen</translation>
    </message>
    <message>
        <source>&amp;Information line</source>
        <translation>&amp;Infozeile</translation>
    </message>
    <message>
        <source>&amp;Plays beside the table</source>
        <translation>&amp;Züge neben dem Tisch</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;suit</source>
        <translation>Blatt nach &amp;Farbe</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;value</source>
        <translation>Blatt nach &amp;Wert</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Am Tisch:</translation>
    </message>
    <message>
        <source>Show what a card would &amp;take</source>
        <translation>Zeigen, was eine Karte &amp;nimmt</translation>
    </message>
    <message>
        <source>&amp;Sum of the table</source>
        <translation>&amp;Summe auf dem Tisch</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>&amp;Gefallene Karten</translation>
    </message>
    <message>
        <source>&amp;Warn before a sweep is given away</source>
        <translation>&amp;Warnen, bevor eine Scopa verschenkt wird</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;How it is played</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>Was ist &amp;passiert?</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>Der &amp;Tisch</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Meine &amp;Karten</translation>
    </message>
    <message>
        <source>The &amp;piles</source>
        <translation>Die &amp;Stapel</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>Der Spielst&amp;and</translation>
    </message>
    <message>
        <source>What was said &amp;last</source>
        <translation>&amp;Zuletzt Gesagtes</translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation>Tast&amp;en …</translation>
    </message>
    <message>
        <source>&amp;Is it rigged? …</source>
        <translation>&amp;Wird geschummelt? …</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>Über Scopa &amp;Desktop</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Lightning</source>
        <translation>&amp;Blitzschnell</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>K&amp;lein</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Groß</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>Zus&amp;chauen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Names on the cards</source>
        <translation>&amp;Namen auf den Karten</translation>
    </message>
    <message>
        <source>Ca&amp;rds move</source>
        <translation>&amp;Karten gleiten</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>&amp;Hilfen</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Vorlesen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hil&amp;fe</translation>
    </message>
</context>
<context>
    <name>AddDeckSheet</name>
    <message>
        <source>A deck of your own</source>
        <translation>Ein eigenes Kartenspiel</translation>
    </message>
    <message>
        <source>The pictures are being read …</source>
        <translation>Die Bilder werden gelesen …</translation>
    </message>
    <message>
        <source>The pictures are being read: %1 of %2</source>
        <translation>Die Bilder werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>This deck cannot be added:</source>
        <translation>Dieses Kartenspiel lässt sich nicht hinzufügen:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Kartenspiels</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>%1 backs, this one first</source>
        <translation>%1 Rückseiten, diese zuerst</translation>
    </message>
    <message>
        <source>Turn this off if the pictures carry them already.</source>
        <translation>Schalte das aus, wenn die Bilder sie schon tragen.</translation>
    </message>
    <message>
        <source>Names in the corners</source>
        <translation>Namen in den Ecken</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Bitte prüfen</translation>
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
        <translation>Wenn der stärkste Gegner so spielt</translation>
    </message>
    <message>
        <source>The statistics mark rounds that were played with aids, with hints, or with plays taken back.</source>
        <translation>Die Statistik kennzeichnet Runden mit Hilfen, Tipps oder zurückgenommenen Zügen.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Match records</source>
        <translation>Aufgezeichnete Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Partien exportieren</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild aussuchen</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring deletes nothing: what you have now is put aside.</source>
        <translation>Partien und Statistik werden einmal am Tag kopiert, während du spielst, und die letzten Tage bleiben erhalten. Beim Zurückholen wird nichts gelöscht: Was du jetzt hast, wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>There is none yet. Matches and statistics are copied once a day, while you play, and the last days are kept.</source>
        <translation>Noch gibt es keine. Partien und Statistik werden einmal am Tag kopiert, während du spielst, und die letzten Tage bleiben erhalten.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Zurückholen …</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Sicherung zurückholen: %1</translation>
    </message>
    <message>
        <source>%1, last played: %2</source>
        <translation>%1, zuletzt gespielt: %2</translation>
    </message>
    <message>
        <source>Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.</source>
        <translation>Partien und Statistik sind dann, wie sie waren (%1). Was du jetzt hast, wird als eigene Datei beiseitegelegt.</translation>
    </message>
    <message>
        <source>Go back to the backup of %1?</source>
        <translation>Zurück zur Sicherung (%1)?</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Alles so lassen</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>CourseTable</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Abstand</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong last time</source>
        <translation>Letztes Mal ging etwas schief</translation>
    </message>
    <message>
        <source>The game noted down what happened. Nothing is sent. If you want to report it, copy this text.</source>
        <translation>Das Spiel hat aufgeschrieben, was geschehen ist. Nichts wird verschickt. Willst du es melden, dann kopiere diesen Text.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, du bist dran.</translation>
    </message>
    <message>
        <source>Press Space when only you look.</source>
        <translation>Drück die Leertaste, wenn nur du hinschaust.</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Deal of the day</source>
        <translation>Karten des Tages</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Your results will stand here, a line for each day.</source>
        <translation>Hier stehen später deine Ergebnisse, für jeden Tag eine Zeile.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>These cards follow from the date alone: whoever plays today is dealt the same.</source>
        <translation>Diese Karten hängen nur vom Datum ab: Wer heute spielt, bekommt dieselben.</translation>
    </message>
    <message>
        <source>It waits as you left it.</source>
        <translation>Die Partie wartet, wie du sie verlassen hast.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you have played it again since.</source>
        <translation>%1. Deine erste Partie zählt; seither hast du sie noch einmal gespielt.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you may play it again for yourself.</source>
        <translation>%1. Deine erste Partie zählt; zum Vergnügen kannst du sie noch einmal spielen.</translation>
    </message>
    <message>
        <source>Show earlier days</source>
        <translation>Frühere Tage zeigen</translation>
    </message>
</context>
<context>
    <name>DealNote</name>
    <message>
        <source>Copy deal number %1</source>
        <translation>Kartennummer %1 kopieren</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>Wird geschummelt?</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>The teacher has not come to this one yet.</source>
        <translation>Bis hierher ist der Lehrer noch nicht gekommen.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Noch nicht bewertet</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Was spielst du?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Wie spielst du sie?</translation>
    </message>
    <message>
        <source>Pick a card of your hand.</source>
        <translation>Such eine Karte aus deinem Blatt aus.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>Lass mich sehen …</translation>
    </message>
    <message>
        <source>The teacher does not answer just now.</source>
        <translation>Der Lehrer antwortet gerade nicht.</translation>
    </message>
    <message>
        <source>Show what you played</source>
        <translation>Deinen Zug zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Du hast gespielt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>You have found it in practice since.</source>
        <translation>Beim Üben hast du ihn inzwischen gefunden.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Namen auf den Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No names on the cards</source>
        <translation>Keine Namen auf den Karten</translation>
    </message>
    <message>
        <source>Small names on the cards</source>
        <translation>Kleine Namen auf den Karten</translation>
    </message>
    <message>
        <source>Large names on the cards</source>
        <translation>Große Namen auf den Karten</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>In the primiera</source>
        <translation>In der Primiera</translation>
    </message>
</context>
<context>
    <name>DemoBar</name>
    <message>
        <source>The computer plays all seats</source>
        <translation>Der Computer spielt für alle</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr zuschauen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The computer plays all seats.</source>
        <translation>Der Computer spielt für alle.</translation>
    </message>
</context>
<context>
    <name>DoneSheet</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>FairPlot</name>
    <message>
        <source>chance allows</source>
        <translation>Zufallsbereich</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>FairnessView</name>
    <message>
        <source>Kinds of card that matter most</source>
        <translation>Wichtigste Arten von Karten</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>Wird geschummelt?</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the file is no match record: {name} is no value</source>
        <translation>die Datei ist keine aufgezeichnete Partie: {name} ist kein Wert</translation>
    </message>
    <message>
        <source>{where}: {key}</source>
        <translation>{where}: {key}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules side {winner} has won</source>
        <translation>winner ist {value}, aber nach den Regeln hat Seite {winner} gewonnen</translation>
    </message>
    <message>
        <source>the file is larger than 8 MiB, so it is no match record</source>
        <translation>die Datei ist größer als 8 MiB, also ist sie keine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>the file is no match record: its format is {value}, not &quot;{wanted}&quot;</source>
        <translation>die Datei ist keine aufgezeichnete Partie: ihr Format ist {value}, nicht &quot;{wanted}&quot;</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1, not {value}</source>
        <translation>die Version muss eine ganze Zahl ab 1 sein, nicht {value}</translation>
    </message>
    <message>
        <source>the record is of version {value}, which this program is too old for: it reads version {known}</source>
        <translation>die Aufzeichnung hat Version {value}, dafür ist dieses Programm zu alt: es liest Version {known}</translation>
    </message>
    <message>
        <source>{where} must be an object, not {value}</source>
        <translation>{where} muss ein Objekt sein, nicht {value}</translation>
    </message>
    <message>
        <source>{where} must be a list, not {value}</source>
        <translation>{where} muss eine Liste sein, nicht {value}</translation>
    </message>
    <message>
        <source>{where} has more than {most} entries</source>
        <translation>{where} hat mehr als {most} Einträge</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {lowest} to {highest}, not {value}</source>
        <translation>{where} muss eine ganze Zahl von {lowest} bis {highest} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{where}: {card} stands twice</source>
        <translation>{where}: {card} steht zweimal da</translation>
    </message>
    <message>
        <source>rules.options must be an object, not {value}</source>
        <translation>rules.options muss ein Objekt sein, nicht {value}</translation>
    </message>
    <message>
        <source>sides: {variant} is not played so; its seatings are {allowed}</source>
        <translation>sides: so spielt man {variant} nicht; mögliche Besetzungen: {allowed}</translation>
    </message>
    <message>
        <source>deal: scheme {value} is unknown; this program knows scheme {known}</source>
        <translation>deal: Schema {value} ist unbekannt; dieses Programm kennt Schema {known}</translation>
    </message>
    <message>
        <source>deal: the number must be a whole number, not {value}</source>
        <translation>deal: die Nummer muss eine ganze Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <source>rounds: a match has at least one round</source>
        <translation>rounds: eine Partie hat mindestens eine Runde</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>die Aufzeichnung</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{where}: points and totals stand together, or neither stands</source>
        <translation>{where}: points und totals stehen entweder beide da oder beide nicht</translation>
    </message>
    <message>
        <source>{where}: the match was over before it, side {winner} had won</source>
        <translation>{where}: die Partie war vorher schon zu Ende, Seite {winner} hatte gewonnen</translation>
    </message>
    <message>
        <source>{where}: the round before it is not over</source>
        <translation>{where}: die Runde davor ist nicht zu Ende</translation>
    </message>
    <message>
        <source>{where}: the deal passes on to seat {dealer}, not to seat {told}</source>
        <translation>{where}: jetzt gibt Platz {dealer}, nicht Platz {told}</translation>
    </message>
    <message>
        <source>{where}, play {number}</source>
        <translation>{where}, Zug {number}</translation>
    </message>
    <message>
        <source>{where}: it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>{where}: am Zug ist Platz {turn}, nicht Platz {seat}</translation>
    </message>
    <message>
        <source>{where}: scopa must be true or false, not {value}</source>
        <translation>{where}: scopa muss true oder false sein, nicht {value}</translation>
    </message>
    <message>
        <source>{where}: declares must be {allowed}, not {value}</source>
        <translation>{where}: declares muss {allowed} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{where}: it is over, but points and totals are missing</source>
        <translation>{where}: sie ist zu Ende, aber points und totals fehlen</translation>
    </message>
    <message>
        <source>{where}: points has {count} sides instead of {wanted}</source>
        <translation>{where}: points hat Einträge für {count} statt {wanted} Seiten</translation>
    </message>
    <message>
        <source>{where}: totals are {value}, by the rules they are {counted}</source>
        <translation>{where}: totals ist {value}, nach den Regeln {counted}</translation>
    </message>
    <message>
        <source>{where}: points of side {side}</source>
        <translation>{where}: points von Seite {side}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules nobody has won yet</source>
        <translation>winner ist {value}, aber nach den Regeln hat noch niemand gewonnen</translation>
    </message>
    <message>
        <source>the file is no match record: byte {start} is not UTF-8 text</source>
        <translation>die Datei ist keine aufgezeichnete Partie: Byte {start} ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the file is no match record, or was cut short: line {lineno}, column {colno}</source>
        <translation>die Datei ist keine aufgezeichnete Partie oder wurde abgeschnitten: Zeile {lineno}, Spalte {colno}</translation>
    </message>
    <message>
        <source>the file is no match record: its values are nested too deeply</source>
        <translation>die Datei ist keine aufgezeichnete Partie: ihre Werte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the file is no match record: a number in it is too long</source>
        <translation>die Datei ist keine aufgezeichnete Partie: eine Zahl darin ist zu lang</translation>
    </message>
    <message>
        <source>the field {value} stands twice in one object</source>
        <translation>das Feld {value} steht zweimal im selben Objekt</translation>
    </message>
    <message>
        <source>{where} lacks the field {key}</source>
        <translation>{where}: Feld {key} fehlt</translation>
    </message>
    <message>
        <source>{where} has a field that no record has: {value}</source>
        <translation>{where} hat ein unbekanntes Feld: {value}</translation>
    </message>
    <message>
        <source>{where}: a card is written as text, as in &quot;7D&quot;, not {value}</source>
        <translation>{where}: eine Karte steht als Text da, wie in &quot;7D&quot;, nicht als {value}</translation>
    </message>
    <message>
        <source>rules: {fault}</source>
        <translation>rules: {fault}</translation>
    </message>
    <message>
        <source>seat {index}</source>
        <translation>Platz {index}</translation>
    </message>
    <message>
        <source>sides: seat {seat} sits on {count} sides instead of one</source>
        <translation>sides: Platz {seat} gehört zu {count} Seiten statt zu einer</translation>
    </message>
    <message>
        <source>deal: {fault}</source>
        <translation>deal: {fault}</translation>
    </message>
    <message>
        <source>{where}: the round was over before it</source>
        <translation>{where}: die Runde war vorher schon zu Ende</translation>
    </message>
    <message>
        <source>{where}: the cards of deal {deals_made} are missing</source>
        <translation>{where}: es fehlen die Karten von Austeilen {deals_made}</translation>
    </message>
    <message>
        <source>{where}: the record says scopa {value}, the rules say otherwise</source>
        <translation>{where}: in der Aufzeichnung steht scopa {value}, nach den Regeln ist es anders</translation>
    </message>
    <message>
        <source>{where}: it has points, but {cards_left} cards are still to be played</source>
        <translation>{where}: sie hat schon points, aber es bleiben noch Karten zu spielen: {cards_left}</translation>
    </message>
    <message>
        <source>{where}: side {side} is given {value} for {category}, by the rules it scores {right}</source>
        <translation>{where}: Seite {side} hat {value} für {category}, nach den Regeln bekommt sie {right}</translation>
    </message>
    <message>
        <source>{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B</source>
        <translation>{where}: {value} ist keine Karte; schreib einen Rang von 1 bis 10 und einen der Buchstaben D C S B</translation>
    </message>
    <message>
        <source>seat {index}: {key} must be a text of at most {most} characters</source>
        <translation>Platz {index}: {key} muss ein Text von höchstens {most} Zeichen sein</translation>
    </message>
    <message>
        <source>side {index}</source>
        <translation>Seite {index}</translation>
    </message>
    <message>
        <source>{where}: {fault}</source>
        <translation>{where}: {fault}</translation>
    </message>
    <message>
        <source>{where}, seat {seat}</source>
        <translation>{where}, Platz {seat}</translation>
    </message>
    <message>
        <source>{where}, deal {number}</source>
        <translation>{where}, Austeilen {number}</translation>
    </message>
    <message>
        <source>{name} must be {allowed}, not {value}</source>
        <translation>{name} muss {allowed} sein, nicht {value}</translation>
    </message>
    <message>
        <source>there is no variant {value}; the variants are {allowed}</source>
        <translation>es gibt kein Spiel {value}; die Spiele sind {allowed}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} oder {last}</translation>
    </message>
    <message>
        <source>{variant} is played in the seatings {allowed}, not {value}</source>
        <translation>{variant} spielt man nicht in der Besetzung {value}; mögliche Besetzungen: {allowed}</translation>
    </message>
    <message>
        <source>there is no option {value}; the options are {allowed}</source>
        <translation>es gibt keine Option {value}; die Optionen sind {allowed}</translation>
    </message>
    <message>
        <source>the opening table has {count} cards instead of {table_size}</source>
        <translation>auf dem ersten Tisch liegen {count} statt {table_size} Karten</translation>
    </message>
    <message>
        <source>there are {count} deals instead of {wanted}</source>
        <translation>es wurde {count}-mal statt {wanted}-mal ausgeteilt</translation>
    </message>
    <message>
        <source>the opening table calls for a new deal, so no round can begin from it</source>
        <translation>bei diesem ersten Tisch muss neu gegeben werden, also kann keine Runde mit ihm beginnen</translation>
    </message>
    <message>
        <source>a deal number is a whole number from 0 to {most}, not {number}</source>
        <translation>eine Kartennummer ist eine ganze Zahl von 0 bis {most}, nicht {number}</translation>
    </message>
    <message>
        <source>deal {number} has {count} hands instead of {seats}</source>
        <translation>Austeilen {number} hat {count} statt {seats} Blätter</translation>
    </message>
    <message>
        <source>deal {number} has a hand without its {hand_size} cards</source>
        <translation>Austeilen {number} hat ein Blatt ohne seine {hand_size} Karten</translation>
    </message>
    <message>
        <source>{card} is dealt twice</source>
        <translation>{card} wurde zweimal gegeben</translation>
    </message>
    <message>
        <source>{play} is not allowed here; seat {seat} may play {legal}</source>
        <translation>{play} ist hier nicht erlaubt; Platz {seat} darf spielen: {legal}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}; it may play {legal}</source>
        <translation>Platz {seat} hat {card} nicht auf der Hand und darf spielen: {legal}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>die Datei ist kein UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>die Datei ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>die Datei ist kein JSON</translation>
    </message>
    <message>
        <source>it holds no house rules</source>
        <translation>die Datei enthält keine Hausregeln</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>eines von {values}</translation>
    </message>
    <message>
        <source>{count} seats, each with name, player and avatar</source>
        <translation>eine Liste von {count} Plätzen mit jeweils name, player und avatar</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>ein Abschnitt</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation>ein nach den Regeln erlaubter Wert</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>wie im Spiel üblich</translation>
    </message>
    <message>
        <source>it has more than {millions} million pixels</source>
        <translation>das Bild hat mehr als {millions} Millionen Pixel</translation>
    </message>
    <message>
        <source>it is smaller than {width} × {height} pixels</source>
        <translation>das Bild ist kleiner als {width} × {height} Pixel</translation>
    </message>
    <message>
        <source>it is no JPEG, PNG or WebP picture</source>
        <translation>das ist kein Bild in JPEG, PNG oder WebP</translation>
    </message>
    <message>
        <source>it needs too much memory</source>
        <translation>das Bild braucht zu viel Speicher</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>it holds no puzzles</source>
        <translation>die Datei enthält keine Aufgaben</translation>
    </message>
    <message>
        <source>its entries make no sense</source>
        <translation>die Einträge darin ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>any of {values}</source>
        <translation>eine Auswahl aus {values}</translation>
    </message>
    <message>
        <source>a word of small letters, digits and . _ -</source>
        <translation>ein Wort aus Kleinbuchstaben, Ziffern und . _ -</translation>
    </message>
    <message>
        <source>one line of at most {length} characters</source>
        <translation>eine Zeile von höchstens {length} Zeichen</translation>
    </message>
    <message>
        <source>empty or [left, top, width, height]</source>
        <translation>leer oder [links, oben, Breite, Höhe]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>sie ist nicht da</translation>
    </message>
    <message>
        <source>it is larger than {size} KiB</source>
        <translation>die Datei ist größer als {size} KiB</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>die Verknüpfung führt ins Leere</translation>
    </message>
    <message>
        <source>another program wrote it</source>
        <translation>die Datei stammt von einem anderen Programm</translation>
    </message>
    <message>
        <source>a newer version of the game wrote it</source>
        <translation>die Datei stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>its tables are not those of the game</source>
        <translation>die Tabellen darin sind nicht die des Programms</translation>
    </message>
    <message>
        <source>a table with ranks from 1 to 10 and what is printed on them</source>
        <translation>eine Tabelle mit Rängen von 1 bis 10 und ihrem Aufdruck</translation>
    </message>
    <message>
        <source>a table such as coins_07 = &quot;seven.png&quot;</source>
        <translation>eine Tabelle wie coins_07 = &quot;seven.png&quot;</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>&quot;italian&quot;, &quot;spanish&quot; or &quot;french&quot;</source>
        <translation>&quot;italian&quot;, &quot;spanish&quot; oder &quot;french&quot;</translation>
    </message>
    <message>
        <source>a number from 0 to 0.25</source>
        <translation>eine Zahl von 0 bis 0.25</translation>
    </message>
    <message>
        <source>a list of at most 12 names of pictures</source>
        <translation>eine Liste von höchstens 12 Namen von Bildern</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>auf dem Gerät ist kein Speicherplatz mehr verfügbar</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>das Dateisystem ist nur lesbar</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>Eingabe-/Ausgabefehler</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>die Datei existiert bereits</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>der zugewiesene Plattenplatz ist überschritten</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>die Operation ist nicht erlaubt</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>die Datenbankdatei ist beschädigt</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>die Datei ist keine Datenbank</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>Eingabe-/Ausgabefehler auf dem Datenträger</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>die Datenbank oder der Datenträger ist voll</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>die Datenbank ist gesperrt</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>die Datenbankdatei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>Schreibversuch in eine schreibgeschützte Datenbank</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Welche Gegner</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Wie viele spielen</translation>
    </message>
    <message>
        <source>Every seating</source>
        <translation>Jede Besetzung</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Welches Kartenspiel</translation>
    </message>
    <message>
        <source>Every deck</source>
        <translation>Alle Kartenspiele</translation>
    </message>
    <message>
        <source>With or without aids</source>
        <translation>Mit und ohne Hilfen</translation>
    </message>
    <message>
        <source>Without aids</source>
        <translation>Ohne Hilfen</translation>
    </message>
    <message>
        <source>With which aids</source>
        <translation>Mit welchen Hilfen</translation>
    </message>
    <message>
        <source>In which time</source>
        <translation>In welcher Zeit</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>Der erste Tag</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Der letzte Tag</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>To begin with</source>
        <translation>Zum Anfangen</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Gut spielen</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The rules for %1, by the book, are these.</source>
        <comment>how many play</comment>
        <translation>Die Regeln für %1, nach dem Buch:</translation>
    </message>
    <message>
        <source>What each card counts</source>
        <translation>Was jede Karte zählt</translation>
    </message>
    <message>
        <source>The classic game, by the book.</source>
        <translation>Das klassische Spiel, streng nach den Regeln.</translation>
    </message>
    <message>
        <source>Players: %1. Played to %2.</source>
        <comment>how many play; points</comment>
        <translation>Spieler: %1. Gespielt bis %2.</translation>
    </message>
    <message>
        <source>%1 (at first)</source>
        <comment>what a preference is before anybody changes it</comment>
        <translation>%1 (anfangs)</translation>
    </message>
</context>
<context>
    <name>HandbookList</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Gefundene Zeilen</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a chapter of the handbook</comment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>No line has all of these words.</source>
        <translation>Keine Zeile enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>The first %1 lines</source>
        <translation>Die ersten %1 Zeilen</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>What happened</source>
        <translation>Was ist passiert?</translation>
    </message>
    <message>
        <source>What happened in round %1</source>
        <translation>Was in Runde %1 passiert ist</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>sorted upwards</source>
        <translation>aufsteigend sortiert</translation>
    </message>
    <message>
        <source>sorted downwards</source>
        <translation>absteigend sortiert</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>Diese Partie lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Search names and deal numbers</source>
        <translation>Namen und Kartennummern suchen</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Welche Gegner</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemischte Stufen</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Welches Ergebnis</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Zwischen zwei Tagen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Irgendwann</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>So eine Partie gibt es nicht.</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Dieselben Karten …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Every match that you play is kept here: to be played on, replayed, or shown to a friend.</source>
        <translation>Jede Partie, die du spielst, wird hier aufbewahrt: zum Weiterspielen, zum Nachspielen oder um sie Freunden zu zeigen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules for %1</source>
        <translation>Hausregeln für %1</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Zurück zu den üblichen Regeln</translation>
    </message>
    <message>
        <source>This is the game by the book. What you change is marked.</source>
        <translation>Das ist das Spiel nach dem Buch. Was du änderst, wird gekennzeichnet.</translation>
    </message>
    <message>
        <source>One rule differs from the book: it is marked.</source>
        <translation>Eine Regel weicht vom Buch ab: Sie ist gekennzeichnet.</translation>
    </message>
    <message>
        <source>%1 rules differ from the book: they are marked.</source>
        <translation>%1 Regeln weichen vom Buch ab: Sie sind gekennzeichnet.</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>While a match is replayed</source>
        <translation>Beim Nachspielen einer Partie</translation>
    </message>
    <message>
        <source>In the handbook</source>
        <translation>Im Handbuch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>%1 is: Lesson 3 of 10</comment>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
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
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Plays of this round</source>
        <translation>Züge dieser Runde</translation>
    </message>
    <message>
        <source>A click shows a play once more</source>
        <translation>Ein Klick zeigt einen Zug noch einmal</translation>
    </message>
</context>
<context>
    <name>MatchSoFar</name>
    <message>
        <source>%1: %2, of which %3 this round</source>
        <translation>%1: %2, davon %3 in dieser Runde</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>Partie bisher</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>to %1, the lowest wins</source>
        <translation>bis %1, die wenigsten gewinnen</translation>
    </message>
    <message>
        <source>%1 before, +%2 this round</source>
        <translation>%1 vorher, +%2 in dieser Runde</translation>
    </message>
    <message>
        <source>%1 before, −%2 this round</source>
        <translation>%1 vorher, −%2 in dieser Runde</translation>
    </message>
    <message>
        <source>%1 before, none this round</source>
        <translation>%1 vorher, nichts in dieser Runde</translation>
    </message>
</context>
<context>
    <name>MoveButton</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>%1 auf einen anderen Platz setzen</translation>
    </message>
    <message>
        <source>Change places with another player</source>
        <translation>Mit jemandem den Platz tauschen</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write another name</source>
        <translation>Anderen Namen schreiben</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partnerspiele</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Fünfzehn</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Mal anders</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Hausregeln …</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Gespielt bis</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Points to play to, 1 to 99</source>
        <translation>Punkte bis zum Sieg, 1 bis 99</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Kartennummer</translation>
    </message>
    <message>
        <source>Choose deal …</source>
        <translation>Kartennummer …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Welche Art</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Karten Nr. %1</translation>
    </message>
    <message>
        <source>Deal %1, picked at random</source>
        <translation>Karten Nr. %1, zufällig gezogen</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
</context>
<context>
    <name>NewName</name>
    <message>
        <source>Another name</source>
        <translation>Anderer Name</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>By the book: %1</source>
        <translation>Nach dem Buch: %1</translation>
    </message>
</context>
<context>
    <name>OwnDeckBar</name>
    <message>
        <source>Add a deck</source>
        <translation>Kartenspiel hinzufügen</translation>
    </message>
    <message>
        <source>Zip files</source>
        <translation>Zip-Dateien</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Kartenspiel exportieren</translation>
    </message>
    <message>
        <source>Add a deck …</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>From a &amp;zip file …</source>
        <translation>Aus einer &amp;Zip-Datei …</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>Aus einem &amp;Ordner …</translation>
    </message>
    <message>
        <source>%1 is being written …</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 ist entfernt.</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>%1 ist wieder da.</translation>
    </message>
</context>
<context>
    <name>OwnRulesTile</name>
    <message>
        <source>Your own rules</source>
        <translation>Deine eigenen Regeln</translation>
    </message>
    <message>
        <source>Start from any game and change what you like.</source>
        <translation>Nimm irgendein Spiel und ändere, was du magst.</translation>
    </message>
</context>
<context>
    <name>OwnSet</name>
    <message>
        <source>Rename, share or delete %1</source>
        <translation>%1 umbenennen, teilen oder löschen</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and preferences of their own.</source>
        <translation>Alle haben ihre eigenen Partien, Statistiken und Einstellungen.</translation>
    </message>
    <message>
        <source>Ask at every start who plays</source>
        <translation>Bei jedem Start fragen, wer spielt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <translation>%1 spielen lassen</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>spielt jetzt</translation>
    </message>
    <message>
        <source>%1 was removed; nothing is deleted.</source>
        <translation>%1 ist entfernt; gelöscht wurde nichts.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Name of somebody new</source>
        <translation>Name für jemand Neues</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Choose who sits here</source>
        <translation>Aussuchen, wer hier sitzt</translation>
    </message>
    <message>
        <source>no special likings</source>
        <translation>keine besonderen Vorlieben</translation>
    </message>
    <message>
        <source>Who sits here: %1, %2</source>
        <translation>Wer hier sitzt: %1, %2</translation>
    </message>
    <message>
        <source>Somebody else, by a name of your own …</source>
        <translation>Jemand anders, mit eigenem Namen …</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>laid</source>
        <translation>abgelegt</translation>
    </message>
</context>
<context>
    <name>PlaySlider</name>
    <message>
        <source>Plays of the match</source>
        <translation>Züge der Partie</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides all hands between their turns.</source>
        <translation>Mehrere spielen an diesem Bildschirm: Zwischen ihren Zügen verbirgt ein Vorhang alle Karten.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The table is empty</source>
        <translation>Der Tisch ist leer</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>There is nothing to practise. After a match, let the teacher go through it: what you missed is then kept here until you find it.</source>
        <translation>Es gibt nichts zu üben. Lass nach einer Partie den Lehrer sie durchgehen: Was du übersehen hast, bleibt dann hier, bis du es findest.</translation>
    </message>
    <message>
        <source>This position cannot be read any more.</source>
        <translation>Diese Stellung lässt sich nicht mehr lesen.</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Am Bildschirm</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>See all cards …</source>
        <translation>Alle Karten sehen …</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Namen auf den Karten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Value and suit in the corners; large for weak eyes.</source>
        <translation>Wert und Farbe in den Ecken; groß für schwache Augen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Buchstaben der Figuren</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Nach der Sprache</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Karten gleiten</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Blitzschnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>What the others play stays in sight</source>
        <translation>Züge der anderen bleiben zu sehen</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Until I go on</source>
        <translation>Bis ich weitermache</translation>
    </message>
    <message>
        <source>Your hand is sorted</source>
        <translation>Dein Blatt ist sortiert</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>Play the last card by itself</source>
        <translation>Letzte Karte von selbst spielen</translation>
    </message>
    <message>
        <source>Unless it can take in more than one way</source>
        <translation>Außer wenn sie auf mehrere Arten nehmen kann</translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation>Vor dem Ausspielen nachfragen</translation>
    </message>
    <message>
        <source>A second click or Enter plays it</source>
        <translation>Ein zweiter Klick oder die Eingabetaste spielt die Karte</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>A line after the round, and a page; without them nothing of it is noted down</source>
        <translation>Eine Zeile nach der Runde und eine Seite; ohne sie wird davon nichts aufgeschrieben</translation>
    </message>
    <message>
        <source>A capture stays in sight until you press Space or click.</source>
        <translation>Ein Fang bleibt zu sehen, bis du die Leertaste drückst oder klickst.</translation>
    </message>
    <message>
        <source>Cards jump; a capture stays in sight for %1 seconds.</source>
        <translation>Karten springen; ein Fang bleibt %1 Sekunden zu sehen.</translation>
    </message>
    <message>
        <source>A capture stays in sight for %1 seconds.</source>
        <translation>Ein Fang bleibt %1 Sekunden zu sehen.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>They grow as far as the window has room.</source>
        <translation>Texte wachsen, soweit das Fenster Platz hat.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of travelling.</source>
        <translation>Karten blenden ein und aus, statt zu wandern.</translation>
    </message>
    <message>
        <source>Show the information line</source>
        <translation>Infozeile zeigen</translation>
    </message>
    <message>
        <source>What just happened and whose turn it is</source>
        <translation>Was gerade geschah und wer dran ist</translation>
    </message>
    <message>
        <source>Show the other players&apos; cards</source>
        <translation>Karten der anderen zeigen</translation>
    </message>
    <message>
        <source>Their backs, so that you see how many</source>
        <translation>Von hinten, damit du siehst, wie viele es sind</translation>
    </message>
    <message>
        <source>A table plays behind the start page</source>
        <translation>Hinter der Startseite spielt ein Tisch</translation>
    </message>
    <message>
        <source>Quietly, and only while you look; never where cards do not move</source>
        <translation>Leise und nur, solange du hinschaust; nie, wenn die Karten nicht gleiten</translation>
    </message>
    <message>
        <source>Texts, names of cards, numbers and dates, at once; nothing is lost by it.</source>
        <translation>Texte, Kartennamen, Zahlen und Datum, sofort; verloren geht dabei nichts.</translation>
    </message>
    <message>
        <source>Names of suits and figures</source>
        <translation>Namen der Farben und Figuren</translation>
    </message>
    <message>
        <source>As they are called there; the sentences stay Italian.</source>
        <translation>Wie sie dort heißen; die Sätze bleiben italienisch.</translation>
    </message>
</context>
<context>
    <name>PrimerSheet</name>
    <message>
        <source>How Scopa is played</source>
        <translation>So spielt man Scopa</translation>
    </message>
    <message>
        <source>In one minute; the rest shows itself.</source>
        <translation>In einer Minute; der Rest zeigt sich von selbst.</translation>
    </message>
    <message>
        <source>All the rules …</source>
        <translation>Alle Regeln …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jetzt Scopa spielen</translation>
    </message>
    <message>
        <source>Three cards each, four on the table</source>
        <translation>Je drei Karten, vier auf den Tisch</translation>
    </message>
    <message>
        <source>In turn you play one card. When all hands are empty, three more are dealt.</source>
        <translation>Reihum spielt jeder eine Karte. Sind alle Hände leer, gibt es drei neue.</translation>
    </message>
    <message>
        <source>A card takes what equals it</source>
        <translation>Eine Karte nimmt, was ihr gleicht</translation>
    </message>
    <message>
        <source>One card of the same value, or several that add up to it. What you take goes into your pile, with the card that took it. A card that takes nothing stays on the table.</source>
        <translation>Eine Karte vom selben Wert oder mehrere, die zusammen so viel zählen. Was du nimmst, kommt auf deinen Stapel, zusammen mit der Karte, die es genommen hat. Eine Karte, die nichts nimmt, bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Was die Karten zählen</translation>
    </message>
    <message>
        <source>Sweep the table: Scopa!</source>
        <translation>Feg den Tisch leer: Scopa!</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies there scores a point at once.</source>
        <translation>Wer alles nimmt, was daliegt, bekommt sofort einen Punkt.</translation>
    </message>
    <message>
        <source>Four points more</source>
        <translation>Noch vier Punkte</translation>
    </message>
    <message>
        <source>When all cards are played, there is a point each for most cards, most cards %1, %2, and the best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points first wins.</source>
        <translation>Sind alle Karten gespielt, gibt es je einen Punkt für die meisten Karten, die meisten %1-Karten, %2 und die beste Primiera: die höchsten Karten aller vier Farben, wobei Siebenen am besten sind. Wer zuerst 11 Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>An ace counts 1, all other cards what they show.</source>
        <translation>Ein Ass zählt 1, alle anderen Karten, was sie zeigen.</translation>
    </message>
    <message>
        <source>An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show.</source>
        <translation>Ein Ass zählt 1, %1 8, %2 9, %3 10, alle anderen Karten, was sie zeigen.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Find the best play. All positions are from deals that the computer played.</source>
        <translation>Finde den besten Zug. Alle Stellungen stammen aus Runden, die der Computer gespielt hat.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Weitersuchen</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Taken so far</source>
        <translation>Bisher genommen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Was jeder Zug wert ist</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Begin this round again?</source>
        <translation>Diese Runde neu beginnen?</translation>
    </message>
    <message>
        <source>The same cards are dealt once more; everything played in this round is taken back.</source>
        <translation>Dieselben Karten werden noch einmal gegeben; alles in dieser Runde Gespielte wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>A play back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Look at the summary</source>
        <translation>Abrechnung ansehen</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>Die vorige Scopa</translation>
    </message>
    <message>
        <source>The next sweep</source>
        <translation>Die nächste Scopa</translation>
    </message>
    <message>
        <source>The capture before</source>
        <translation>Der vorige Fang</translation>
    </message>
    <message>
        <source>The next capture</source>
        <translation>Der nächste Fang</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Die vorige Runde</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>At ease</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Fang</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round %1, play %2 of %3</source>
        <translation>Runde %1, Zug %2 von %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>ResultGraph</name>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Deine Aussicht, die Partie zu gewinnen</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partien gewonnen</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>some of it with aids</source>
        <translation>teils mit Hilfen</translation>
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
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Points a round, against theirs</source>
        <translation>Punkte je Runde, gegen ihre</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punkte nach Art</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>Wie Runden enden</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>A lamp: some of it was played with aids, hints or plays taken back.</source>
        <translation>Eine Lampe: Hier war manches mit Hilfen, Tipps oder zurückgenommenen Zügen.</translation>
    </message>
    <message>
        <source>After your first round it shows here what makes your points.</source>
        <translation>Nach deiner ersten Runde siehst du hier, woher deine Punkte kommen.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 a round</source>
        <translation>%1 je Runde</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>ihre: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Die anderen</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The match, gone through</source>
        <translation>Die Partie im Rückblick</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Wie weit der Lehrer ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Deine Aussicht, die Partie zu gewinnen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>In dieser Partie gab es nichts zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>RiggedSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Diese Partie speichern</translation>
    </message>
    <message>
        <source>Matches of Scopa (*.scopa)</source>
        <translation>Scopa-Partien (*.scopa)</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>Wird geschummelt?</translation>
    </message>
    <message>
        <source>No. You need not take that on trust: here is why, and how to check it.</source>
        <translation>Nein. Du musst das nicht einfach glauben: Hier steht, warum, und wie du es nachprüfst.</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>Die Partie am Tisch</translation>
    </message>
    <message>
        <source>Save this match …</source>
        <translation>Diese Partie speichern …</translation>
    </message>
    <message>
        <source>It can be saved when the round is over, for the file tells every card.</source>
        <translation>Speichern geht erst, wenn die Runde vorbei ist, denn die Datei verrät jede Karte.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>%1 counts %2</source>
        <comment>a card; its value</comment>
        <translation>%1 zählt %2</translation>
    </message>
    <message>
        <source>%1 counts %2, %3 in the primiera</source>
        <comment>a card; its values</comment>
        <translation>%1 zählt %2, in der Primiera %3</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>caption before the numbers on cards</comment>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>caption before the values of cards</comment>
        <translation>zählt</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <comment>the 7 of coins</comment>
        <translation>%1 nimmt nichts.</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between captures</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>takes</source>
        <comment>between a card and what it takes</comment>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>but not</source>
        <comment>before a capture that is not allowed</comment>
        <translation>aber nicht</translation>
    </message>
    <message>
        <source>does not take</source>
        <comment>between a card and others</comment>
        <translation>nimmt nicht</translation>
    </message>
    <message>
        <source>every sweep counts twice</source>
        <translation>jede Scopa zählt doppelt</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>meiste Siebenen, dann meiste Sechsen</translation>
    </message>
    <message>
        <source>%1, and the match is won</source>
        <comment>6 points</comment>
        <translation>%1, und die Partie ist gewonnen</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>A house rule of this table</source>
        <translation>Eine Hausregel dieses Tisches</translation>
    </message>
    <message>
        <source>Not as in the classic game</source>
        <translation>Anders als im klassischen Spiel</translation>
    </message>
    <message>
        <source>House rule; usually: %1.</source>
        <translation>Hausregel; sonst: %1.</translation>
    </message>
</context>
<context>
    <name>SameSheet</name>
    <message>
        <source>The same cards</source>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation>Wie weit die Partie ist</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You, now</source>
        <translation>Du, jetzt</translation>
    </message>
    <message>
        <source>You, before</source>
        <translation>Du, vorher</translation>
    </message>
    <message>
        <source>How would somebody else have played your cards, against the same players?</source>
        <translation>Wie hätte jemand anders deine Karten gespielt, gegen dieselben Mitspieler?</translation>
    </message>
    <message>
        <source>The computer takes your seat, is dealt your cards in every round, and sees no more.</source>
        <translation>Der Computer nimmt deinen Platz ein, bekommt in jeder Runde deine Karten und sieht nicht mehr als du.</translation>
    </message>
    <message>
        <source>Who takes your seat</source>
        <translation>Wer deinen Platz einnimmt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>How would %1 have done?</source>
        <comment>%1 is a level: Expert</comment>
        <translation>Wie hätte „%1“ gespielt?</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Play these cards again</source>
        <translation>Diese Karten noch einmal</translation>
    </message>
</context>
<context>
    <name>SameTable</name>
    <message>
        <source>%1 plays your cards: round %2, %3 to %4 …</source>
        <comment>%1 is a level: Expert</comment>
        <translation>„%1“ spielt deine Karten: Runde %2, %3 zu %4 …</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>first dealer by lot</source>
        <translation>erster Geber per Los</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Stufe von %1</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <translation>Mit %1 den Platz tauschen</translation>
    </message>
</context>
<context>
    <name>SetButton</name>
    <message>
        <source>These rules are set.</source>
        <translation>Diese Regeln gelten jetzt.</translation>
    </message>
</context>
<context>
    <name>SetsColumn</name>
    <message>
        <source>Share house rules</source>
        <translation>Hausregeln teilen</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Hausregeln öffnen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Fertige</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Deine eigenen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Name für diese Regeln</translation>
    </message>
    <message>
        <source>For every game</source>
        <translation>Für jedes Spiel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>None yet for this game.</source>
        <translation>Noch keine für dieses Spiel.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Share as a file …</source>
        <translation>Als Datei teilen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>There is another set called %1.</source>
        <translation>Es gibt schon Regeln mit dem Namen %1.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
    <message>
        <source>%1 is among your own now.</source>
        <translation>%1 gehört jetzt zu deinen eigenen.</translation>
    </message>
    <message>
        <source>%1 is kept for %2.</source>
        <translation>%1 ist für %2 gespeichert.</translation>
    </message>
</context>
<context>
    <name>SidesDown</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Cards, sweeps and points; the key M mutes all of it</source>
        <translation>Karten, Scope und Punkte; die Taste M schaltet alles stumm</translation>
    </message>
    <message>
        <source>Hear the table</source>
        <translation>Den Tisch hören</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Let go, and you hear how loud it is.</source>
        <translation>Lass los, dann hörst du, wie laut es ist.</translation>
    </message>
    <message>
        <source>One soft note, for whoever looks away in the meantime</source>
        <translation>Ein leiser Ton für alle, die inzwischen wegschauen</translation>
    </message>
    <message>
        <source>Tell me by a sound when it is my turn</source>
        <translation>Mir mit einem Ton sagen, dass ich dran bin</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Today’s deal, %1</source>
        <comment>%1 is a date: 30 November</comment>
        <translation>Karten von heute, %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Den besten Zug finden</translation>
    </message>
    <message>
        <source>Who plays: %1</source>
        <translation>Wer spielt: %1</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jetzt Scopa spielen</translation>
    </message>
    <message>
        <source>Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far.</source>
        <translation>Gegen Nonna Rita, bis 11 Punkte. Sie ist nicht schwer zu schlagen, und ein Tipp ist immer zur Hand.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>In einer Minute</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>The computer plays all seats</source>
        <translation>Der Computer spielt für alle</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Andere Spiele</translation>
    </message>
    <message>
        <source>Ten short lessons at the table</source>
        <translation>Zehn kurze Lektionen am Tisch</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation>%1 von %2 Lektionen geschafft</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Den Tisch einrichten</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>%1 is the name of a game</comment>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>What is played, and how it is counted</source>
        <translation>Was gespielt wird und wie es zählt</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Your matches: play on, replay, share</source>
        <translation>Deine Partien: weiterspielen, nachspielen, teilen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>%1 against %2, round %3, to %4. %5.</source>
        <translation>%1 gegen %2, Runde %3, bis %4. %5.</translation>
    </message>
    <message>
        <source>The classic game against the computer</source>
        <translation>Das klassische Spiel gegen den Computer</translation>
    </message>
    <message>
        <source>Sixteen games, two to six players</source>
        <translation>Sechzehn Spiele, zwei bis sechs Spieler</translation>
    </message>
    <message>
        <source>%1 games, two to six players</source>
        <translation>%1 Spiele, zwei bis sechs Spieler</translation>
    </message>
    <message>
        <source>They begin with your first match</source>
        <translation>Sie beginnt mit deiner ersten Partie</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>%1 is: 12 rounds</comment>
        <translation>%1 gespielt</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Table, a line a match (*.csv)</source>
        <translation>Tabelle, eine Zeile je Partie (*.csv)</translation>
    </message>
    <message>
        <source>Everything, with the points of each round (*.json)</source>
        <translation>Alles, mit den Punkten jeder Runde (*.json)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Which statistics</source>
        <translation>Welche Statistik</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Forget these results</source>
        <translation>Diese Ergebnisse vergessen</translation>
    </message>
    <message>
        <source>Bring back what was forgotten</source>
        <translation>Vergessenes zurückholen</translation>
    </message>
    <message>
        <source>After your next match its result stands here. What was played before counts no more.</source>
        <translation>Nach deiner nächsten Partie steht hier ihr Ergebnis. Was vorher gespielt wurde, zählt nicht mehr.</translation>
    </message>
    <message>
        <source>After your first match its result stands here: what you won, and how often you swept the table.</source>
        <translation>Nach deiner ersten Partie steht hier ihr Ergebnis: was du gewonnen und wie oft du den Tisch leer gefegt hast.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Go through the match</source>
        <translation>Partie durchgehen</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Alle Karten sehen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückschauen</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Dieselben Karten …</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <comment>what the cards on the table add up to</comment>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a card that is in another hand or in the stock</comment>
        <translation>draußen</translation>
    </message>
    <message>
        <source>table</source>
        <comment>a card that lies on the table</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a card in your hand</comment>
        <translation>deine</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a card that was captured</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Your three cards are of one rank</source>
        <translation>Deine drei Karten sind vom selben Rang</translation>
    </message>
    <message>
        <source>Your three cards come to less than ten</source>
        <translation>Deine drei Karten zählen zusammen weniger als zehn</translation>
    </message>
    <message>
        <source>Declaring scores {points} at once and turns your hand face up.</source>
        <translation>Ansagen bringt sofort {points}, und du spielst mit offenen Karten.</translation>
    </message>
    <message>
        <source>{card} counts as</source>
        <translation>{card} zählt als</translation>
    </message>
    <message>
        <source>Declare, {points} points</source>
        <translation>Ansagen, {points} Punkte</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>Nicht ansagen</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>You take the opening table</source>
        <translation>Du nimmst den ersten Tisch</translation>
    </message>
    <message>
        <source>{name} takes the opening table</source>
        <translation>{name} nimmt den ersten Tisch</translation>
    </message>
    <message>
        <source>You swept the table {with_card}</source>
        <translation>Du hast {with_card} den Tisch leer gefegt</translation>
    </message>
    <message>
        <source>{name} swept the table {with_card}</source>
        <translation>{name} hat {with_card} den Tisch leer gefegt</translation>
    </message>
    <message>
        <source>{value} needs {rest}</source>
        <translation>{value} braucht {rest}</translation>
    </message>
    <message>
        <source>counts as {value}</source>
        <translation>zählt als {value}</translation>
    </message>
    <message>
        <source>The next card, or the next way to take</source>
        <translation>Die nächste Karte oder die nächste Art zu nehmen</translation>
    </message>
    <message>
        <source>The first to the tenth card, or that way to take</source>
        <translation>Die erste bis zehnte Karte oder diese Art zu nehmen</translation>
    </message>
    <message>
        <source>1 to 0</source>
        <translation>1 bis 0</translation>
    </message>
    <message>
        <source>Play it; finish what moves</source>
        <translation>Ausspielen; Bewegungen beenden</translation>
    </message>
    <message>
        <source>Choose among the ways to take</source>
        <translation>Unter den Arten zu nehmen wählen</translation>
    </message>
    <message>
        <source>Look at the table, the piles, the players and the score</source>
        <translation>Tisch, Stapel, Spieler und Spielstand ansehen</translation>
    </message>
    <message>
        <source>Show the last play once more</source>
        <translation>Den letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Choose again; back to the hand</source>
        <translation>Neu wählen; zurück zum Blatt</translation>
    </message>
    <message>
        <source>A play back; the next play</source>
        <translation>Einen Zug zurück; der nächste Zug</translation>
    </message>
    <message>
        <source>To the beginning; to the end</source>
        <translation>Zum Anfang; ans Ende</translation>
    </message>
    <message>
        <source>Go on by itself; stop</source>
        <translation>Von selbst weiterlaufen; anhalten</translation>
    </message>
    <message>
        <source>The sweep before; the next sweep</source>
        <translation>Die vorige Scopa; die nächste Scopa</translation>
    </message>
    <message>
        <source>The capture before; the next capture</source>
        <translation>Der vorige Fang; der nächste Fang</translation>
    </message>
    <message>
        <source>The round before; the next round</source>
        <translation>Die vorige Runde; die nächste Runde</translation>
    </message>
    <message>
        <source>All hands, or those that were seen</source>
        <translation>Alle Blätter oder nur, was zu sehen war</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Nothing has been played in this round yet.</source>
        <translation>In dieser Runde ist noch nichts gespielt.</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>als Tipp gezeigt</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, in deiner Hand</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, auf dem Tisch</translation>
    </message>
    <message>
        <source>The next control; with Shift the one before</source>
        <translation>Das nächste Bedienelement; mit Umschalt das vorige</translation>
    </message>
    <message>
        <source>Another choice of the same kind</source>
        <translation>Eine andere Wahl derselben Art</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Switch or choose it</source>
        <translation>Umschalten oder auswählen</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Den Knopf drücken</translation>
    </message>
    <message>
        <source>Go back; out of full screen</source>
        <translation>Zurückgehen; Vollbild verlassen</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>Die Menüs</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt oder F10</translation>
    </message>
    <message>
        <source>Look for words</source>
        <translation>Nach Wörtern suchen</translation>
    </message>
    <message>
        <source>The next line found; the one before</source>
        <translation>Die nächste gefundene Zeile; die vorige</translation>
    </message>
    <message>
        <source>Back; forward</source>
        <translation>Zurück; vor</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>A picture as the table</source>
        <translation>Ein Bild als Tisch</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Andere Tische</translation>
    </message>
    <message>
        <source>Another picture …</source>
        <translation>Anderes Bild …</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>Das Bild wird gelesen …</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>{file} war nicht zu lesen: {reason}.</translation>
    </message>
    <message>
        <source>{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG).</source>
        <translation>{file} enthält keine Bilder; nimm einen Ordner oder eine Zip-Datei mit 40 davon (PNG, JPEG, WebP, GIF oder SVG).</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files; leave only the pictures of the cards in it.</source>
        <translation>{file} enthält mehr als {most} Dateien; lass nur die Bilder der Karten darin.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; save it smaller.</source>
        <translation>{file} ist größer als {most} MB; speichere es kleiner.</translation>
    </message>
    <message>
        <source>{file} holds more than {most} MB; save the pictures smaller.</source>
        <translation>{file} enthält mehr als {most} MB; speichere die Bilder kleiner.</translation>
    </message>
    <message>
        <source>{file} would unpack to more than {most} times its size; pack the pictures anew.</source>
        <translation>{file} würde ausgepackt mehr als {most}-mal so groß; pack die Bilder neu.</translation>
    </message>
    <message>
        <source>A path in the zip leads out of it ({file}); pack the folder of pictures anew.</source>
        <translation>Ein Pfad in der Zip-Datei führt aus ihr hinaus ({file}); pack den Ordner mit den Bildern neu.</translation>
    </message>
    <message>
        <source>{file} is a link; put the picture itself in its place.</source>
        <translation>{file} ist eine Verknüpfung; leg das Bild selbst an ihre Stelle.</translation>
    </message>
    <message>
        <source>The zip holds {file} twice; pack the folder of pictures anew.</source>
        <translation>Die Zip-Datei enthält {file} zweimal; pack den Ordner mit den Bildern neu.</translation>
    </message>
    <message>
        <source>{file} is locked with a password; make a zip without one.</source>
        <translation>{file} ist mit einem Kennwort geschützt; mach eine Zip-Datei ohne.</translation>
    </message>
    <message>
        <source>{file} is not a whole zip file; fetch it again or make it anew.</source>
        <translation>{file} ist keine vollständige Zip-Datei; hol sie noch einmal oder mach sie neu.</translation>
    </message>
    <message>
        <source>{file} is packed in an unusual way; make an ordinary zip file of the pictures.</source>
        <translation>{file} ist auf ungewöhnliche Weise gepackt; mach eine gewöhnliche Zip-Datei aus den Bildern.</translation>
    </message>
    <message>
        <source>There is no picture of {cards}; add what is missing.</source>
        <translation>Es gibt kein Bild von {cards}; ergänze, was fehlt.</translation>
    </message>
    <message>
        <source>Only {found} of the 40 cards can be told from the names of the pictures; name them like 7_coins.png, or number them from 01 to 40.</source>
        <translation>Nur {found} der 40 Karten sind an den Namen der Bilder zu erkennen; nenne sie wie 7_coins.png oder nummeriere sie von 01 bis 40.</translation>
    </message>
    <message>
        <source>Two pictures are named as {cards}: {first} and {second}; leave one of them out.</source>
        <translation>Zwei Bilder heißen nach {cards}: {first} und {second}; lass eines davon weg.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG.</source>
        <translation>{file} ist kein lesbares Bild; speichere es neu als PNG, JPEG, WebP, GIF oder SVG.</translation>
    </message>
    <message>
        <source>{file} has more than {most} million pixels; save it smaller.</source>
        <translation>{file} hat mehr als {most} Millionen Pixel; speichere es kleiner.</translation>
    </message>
    <message>
        <source>{file} is only {width} × {height} pixels; a card must be at least {least} wide.</source>
        <translation>{file} ist nur {width} × {height} Pixel groß; eine Karte muss mindestens {least} breit sein.</translation>
    </message>
    <message>
        <source>{file} has other proportions than most cards; give all pictures the same shape.</source>
        <translation>{file} hat andere Maße als die meisten Karten; gib allen Bildern dieselbe Form.</translation>
    </message>
    <message>
        <source>The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times.</source>
        <translation>Die Karten sind {ratio}-mal so hoch wie breit; es muss zwischen 1,2 und 2,2 liegen.</translation>
    </message>
    <message>
        <source>{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} ist keine richtige SVG-Zeichnung; speichere sie neu als einfaches SVG oder als PNG.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is; give it a viewBox, or a width and height.</source>
        <translation>{file} sagt nicht, wie groß es ist; gib ihm eine viewBox oder Breite und Höhe.</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG.</source>
        <translation>{file} verweist auf etwas außerhalb ({what}); speichere es neu als einfaches SVG oder als PNG.</translation>
    </message>
    <message>
        <source>{file} carries a picture within the drawing; save it as PNG.</source>
        <translation>{file} trägt ein Bild in der Zeichnung; speichere es als PNG.</translation>
    </message>
    <message>
        <source>{file} holds text, which looks different on every computer; turn the text into paths.</source>
        <translation>{file} enthält Text, der auf jedem Rechner anders aussieht; wandle den Text in Pfade um.</translation>
    </message>
    <message>
        <source>{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} enthält ein Skript, eine Animation oder ein Fremdobjekt; speichere es neu als einfaches SVG oder als PNG.</translation>
    </message>
    <message>
        <source>{file} declares entities; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} deklariert Entitäten; speichere es neu als einfaches SVG oder als PNG.</translation>
    </message>
    <message>
        <source>{file} is too intricate to be drawn quickly; simplify it, or save it as PNG.</source>
        <translation>{file} ist zu verwickelt, um schnell gezeichnet zu werden; vereinfache es oder speichere es als PNG.</translation>
    </message>
    <message>
        <source>{file} is no proper TOML ({reason}); correct it or leave it out.</source>
        <translation>{file} ist kein richtiges TOML ({reason}); berichtige es oder lass es weg.</translation>
    </message>
    <message>
        <source>{file} does not say format = 1; correct it or leave it out.</source>
        <translation>In {file} fehlt format = 1; berichtige es oder lass es weg.</translation>
    </message>
    <message>
        <source>{file} is for a newer version of the game; update the game, or leave the file out.</source>
        <translation>{file} ist für eine neuere Version des Programms; aktualisiere es oder lass die Datei weg.</translation>
    </message>
    <message>
        <source>In {file}, {key} must be {allowed}; correct it.</source>
        <translation>In {file} muss {key} {allowed} sein; berichtige es.</translation>
    </message>
    <message>
        <source>{file} names the picture {picture}, which is not there; correct the name or add the picture.</source>
        <translation>{file} nennt das Bild {picture}, das es nicht gibt; berichtige den Namen oder füge das Bild hinzu.</translation>
    </message>
    <message>
        <source>There are {most} decks of your own already; remove one to add another.</source>
        <translation>Du hast schon {most} eigene Kartenspiele; entferne eines, um ein anderes hinzuzufügen.</translation>
    </message>
    <message>
        <source>The deck could not be added ({reason}); nothing was changed.</source>
        <translation>Das Kartenspiel konnte nicht hinzugefügt werden ({reason}); geändert wurde nichts.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The deck could not be removed ({reason}); nothing was changed.</source>
        <translation>Das Kartenspiel konnte nicht entfernt werden ({reason}); geändert wurde nichts.</translation>
    </message>
    <message>
        <source>The deck could not be put back: {reason}.</source>
        <translation>Das Kartenspiel konnte nicht zurückgeholt werden: {reason}.</translation>
    </message>
    <message>
        <source>The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.</source>
        <translation>Die Bilder sind von 1 bis 40 nummeriert; sie gelten als Münzen, Kelche, Schwerter, Stäbe, vom Ass bis zum König.</translation>
    </message>
    <message>
        <source>The suits are taken to be Italian: coins, cups, swords, clubs.</source>
        <translation>Die Farben gelten als italienisch: Münzen, Kelche, Schwerter, Stäbe.</translation>
    </message>
    <message>
        <source>The suits are taken to be Spanish: coins, cups, swords, clubs.</source>
        <translation>Die Farben gelten als spanisch: Münzen, Kelche, Schwerter, Stäbe.</translation>
    </message>
    <message>
        <source>The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs.</source>
        <translation>Die Farben gelten als französisch: Karo für Münzen, Herz für Kelche, Pik für Schwerter, Kreuz für Stäbe.</translation>
    </message>
    <message>
        <source>10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here.</source>
        <translation>10, 11 und 12 gelten als die drei Figuren, die hier 8, 9 und 10 zählen.</translation>
    </message>
    <message>
        <source>The game has 40 cards: {count} others were left out ({file}).</source>
        <translation>Das Spiel hat 40 Karten: {count} andere wurden weggelassen ({file}).</translation>
    </message>
    <message>
        <source>{count} pictures were not recognised and left out ({file}).</source>
        <translation>{count} Bilder wurden nicht erkannt und weggelassen ({file}).</translation>
    </message>
    <message>
        <source>There is no picture of the back, so that a plain one is used.</source>
        <translation>Es gibt kein Bild der Rückseite, darum wird eine einfache genommen.</translation>
    </message>
    <message>
        <source>{file} is taken for the back.</source>
        <translation>{file} gilt als Rückseite.</translation>
    </message>
    <message>
        <source>{file} has other proportions than the cards and was left out.</source>
        <translation>{file} hat andere Maße als die Karten und wurde weggelassen.</translation>
    </message>
    <message>
        <source>{count} pictures move; only what they show at first is used ({file}).</source>
        <translation>{count} Bilder bewegen sich; davon wird nur das erste Bild genommen ({file}).</translation>
    </message>
    <message>
        <source>Transparent pictures were laid on white paper.</source>
        <translation>Durchsichtige Bilder wurden auf weißes Papier gelegt.</translation>
    </message>
    <message>
        <source>The pictures are only {width} pixels wide, and may look coarse on a large screen.</source>
        <translation>Die Bilder sind nur {width} Pixel breit und können auf einem großen Bildschirm grob wirken.</translation>
    </message>
    <message>
        <source>The game does not draw everything in {file}: {what}. Please look closely.</source>
        <translation>Das Programm zeichnet nicht alles in {file}: {what}. Bitte schau genau hin.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used: {reason}.</source>
        <translation>Der Ordner {path} lässt sich nicht verwenden: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>{path} konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be read: {reason}.</source>
        <translation>{path} konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.</source>
        <translation>Die Einstellungen waren unlesbar ({reason}); es gelten die Vorgaben, und die alte Datei heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.</source>
        <translation>Die Einstellungen sind unlesbar ({reason}) und ließen sich nicht beiseitelegen; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The preference {key} must be {allowed}, not {value}; it is {default} now.</source>
        <translation>Die Einstellung {key} muss {allowed} sein, nicht {value}; jetzt ist sie {default}.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.</source>
        <translation>Die gespeicherten Partien waren unlesbar ({reason}); eine neue Datei wurde angelegt, und die alte heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Die gespeicherten Partien waren beschädigt ({reason}). Alles, was noch zu lesen war, ist hier (Partien: {kept}), und die beschädigte Datei heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Die gespeicherten Partien waren beschädigt ({reason}). Die Sicherung (Stand: {day}) und alles, was noch zu lesen war, sind hier (Partien: {kept}), und die beschädigte Datei heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>The file of your matches was gone; it has been written anew, and nothing is lost.</source>
        <translation>Die Datei mit deinen Partien war weg; sie ist neu geschrieben, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>The matches of {day} are back; the file that was there before is now {aside}.</source>
        <translation>Die Partien sind wieder da (Stand: {day}); die Datei von vorher heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>The backup could not be restored ({reason}); everything is as it was.</source>
        <translation>Die Sicherung ließ sich nicht zurückholen ({reason}); alles ist, wie es war.</translation>
    </message>
    <message>
        <source>The saved matches are unreadable ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Die gespeicherten Partien sind unlesbar ({reason}); was du jetzt spielst, wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the game; they are left as they are, and this session&apos;s matches will not be kept.</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version des Programms; sie bleiben, wie sie sind, und was du jetzt spielst, wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened for writing ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Die gespeicherten Partien lassen sich nicht zum Schreiben öffnen ({reason}); was du jetzt spielst, wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The match could not be saved ({reason}); it goes on, and saving is tried again with every play.</source>
        <translation>Die Partie konnte nicht gespeichert werden ({reason}); sie geht weiter, und mit jedem Zug wird es wieder versucht.</translation>
    </message>
    <message>
        <source>A saved match does not follow the rules ({reason}); it was given up as abandoned.</source>
        <translation>Eine gespeicherte Partie hält sich nicht an die Regeln ({reason}); sie gilt als abgebrochen.</translation>
    </message>
    <message>
        <source>The game is already running with this data folder ({path}); please use its window.</source>
        <translation>Das Programm läuft schon mit diesem Datenordner ({path}); bitte nimm dessen Fenster.</translation>
    </message>
    <message>
        <source>The game is already running: drag {name} into its window to open it.</source>
        <translation>Das Programm läuft schon: Zieh {name} in sein Fenster, um es zu öffnen.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>{name} lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>The list of those who play here was unreadable ({reason}); all who have a folder are here, and the old file is now {aside}.</source>
        <translation>Die Liste der Spielenden war unlesbar ({reason}); alle, die einen Ordner haben, sind da, und die alte Datei heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>The folder of {name} is gone ({path}); the others are here as before.</source>
        <translation>Der Ordner von {name} ist weg ({path}); alle anderen sind da wie vorher.</translation>
    </message>
    <message>
        <source>Nobody here is called {name}; those who play here are {known}.</source>
        <translation>Niemand heißt hier {name}; hier spielen {known}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already; please choose another name.</source>
        <translation>Hier heißt schon jemand {name}; bitte wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>A name has from one to {most} letters.</source>
        <translation>Ein Name hat einen bis {most} Buchstaben.</translation>
    </message>
    <message>
        <source>The first person&apos;s files are those of the program; rename this person instead.</source>
        <translation>Die Dateien der ersten Person sind die des Programms; benenne diese Person stattdessen um.</translation>
    </message>
    <message>
        <source>The folder {path} could not be moved: {reason}.</source>
        <translation>Der Ordner {path} konnte nicht verschoben werden: {reason}.</translation>
    </message>
    <message>
        <source>The saved house rules were not all readable ({reason}); the old file is now {aside}.</source>
        <translation>Die gespeicherten Hausregeln waren nicht alle lesbar ({reason}); die alte Datei heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now.</source>
        <translation>Die gespeicherten Hausregeln sind unlesbar ({reason}) und ließen sich nicht beiseitelegen; jetzt sind keine gespeichert.</translation>
    </message>
    <message>
        <source>The saved house rules were written by a newer version of the game; they are left as they are.</source>
        <translation>Die gespeicherten Hausregeln stammen von einer neueren Version des Programms; sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>There are {most} sets of house rules already; delete one to keep another.</source>
        <translation>Es gibt schon {most} gespeicherte Hausregeln; lösche welche, um neue zu speichern.</translation>
    </message>
    <message>
        <source>Your results of puzzles were unreadable ({reason}); the old file is now {aside}.</source>
        <translation>Deine Ergebnisse bei den Aufgaben waren unlesbar ({reason}); die alte Datei heißt jetzt {aside}.</translation>
    </message>
    <message>
        <source>Your results of puzzles were written by a newer version of the game; they are left as they are.</source>
        <translation>Deine Ergebnisse bei den Aufgaben stammen von einer neueren Version des Programms; sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>{name} cannot be the table: {reason}.</source>
        <translation>{name} taugt nicht als Tisch: {reason}.</translation>
    </message>
    <message>
        <source>Your picture for the table could not be read ({reason}); the green cloth lies there again.</source>
        <translation>Dein Bild für den Tisch war nicht zu lesen ({reason}); jetzt liegt wieder das grüne Tuch da.</translation>
    </message>
    <message>
        <source>The deck {deck} has cards that cannot be drawn; plain ones stand in for them.</source>
        <translation>Das Kartenspiel {deck} hat Karten, die sich nicht zeichnen lassen; für sie springen einfache ein.</translation>
    </message>
    <message>
        <source>The deck {deck} is missing or damaged, so that the usual one is laid again.</source>
        <translation>Das Kartenspiel {deck} fehlt oder ist beschädigt; darum liegt wieder das übliche da.</translation>
    </message>
    <message>
        <source>{name} holds no house rules that this game can use.</source>
        <translation>{name} enthält keine Hausregeln, die dieses Programm brauchen kann.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the game.</source>
        <translation>{name} stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>{name} is for a game that is not played here: {variant}.</source>
        <translation>{name} ist für ein Spiel, das es hier nicht gibt: {variant}.</translation>
    </message>
    <message>
        <source>{name} has a rule that does not exist here: {rule}.</source>
        <translation>{name} enthält eine Regel, die es hier nicht gibt: {rule}.</translation>
    </message>
    <message>
        <source>{name} sets the rule {rule} to {value}, which it cannot be.</source>
        <translation>{name} setzt die Regel {rule} auf {value}; das geht nicht.</translation>
    </message>
    <message>
        <source>With the rules in {name} nothing would score.</source>
        <translation>Mit den Regeln in {name} gäbe es für nichts Punkte.</translation>
    </message>
    <message>
        <source>{name} limits the cards taken at once, which Frac does not.</source>
        <translation>{name} begrenzt, wie viele Karten man auf einmal nimmt; das gibt es bei Frac nicht.</translation>
    </message>
    <message>
        <source>{name} sets another target than 21, to which De Trente is always played.</source>
        <translation>{name} setzt ein anderes Ziel als 21; De Trente wird aber immer bis 21 gespielt.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1%</source>
        <comment>a share, such as 49.6%</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>of diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Kelche</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Stäbe</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after &apos;the&apos;</comment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>König</translation>
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
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter on the card of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>letter on the card of a jack</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter on the card of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter on the card of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the person at the table</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one who receives points</comment>
        <translation>dich</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards that count</source>
        <translation>
            <numerusform>%n Karte, die zählt</numerusform>
            <numerusform>%n Karten, die zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of card</source>
        <translation>
            <numerusform>%n Kartenart</numerusform>
            <numerusform>%n Kartenarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte in der Hand</numerusform>
            <numerusform>%n Karten in der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n Karte genommen</numerusform>
            <numerusform>%n Karten genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>drei Spieler</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>vier Spieler</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>sechs Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1.</source>
        <translation>Leg %1 ab.</translation>
    </message>
    <message>
        <source>Take %1 %2.</source>
        <comment>cards; with which card</comment>
        <translation>Nimm %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a card; the cards it takes</comment>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>Declare less than ten, 3 points.</source>
        <translation>Weniger als zehn ansagen, 3 Punkte.</translation>
    </message>
    <message>
        <source>Declare three of a kind, 10 points.</source>
        <translation>Drilling ansagen, 10 Punkte.</translation>
    </message>
    <message>
        <source>%1 counts as %2.</source>
        <translation>%1 zählt als %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <translation>Du nimmst %1 %2.</translation>
    </message>
    <message>
        <source>%3 takes %1 %2.</source>
        <translation>%3 nimmt %1 %2.</translation>
    </message>
    <message>
        <source>You laid %1.</source>
        <translation>Du hast %1 abgelegt.</translation>
    </message>
    <message>
        <source>%2 laid %1.</source>
        <translation>%2 hat %1 abgelegt.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Du bist dran: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>Space or a click goes on.</source>
        <translation>Weiter mit Leertaste oder Klick.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 überlegt …</translation>
    </message>
    <message>
        <source>The table is empty: you must lay a card.</source>
        <translation>Der Tisch ist leer: Du musst eine Karte ablegen.</translation>
    </message>
    <message>
        <source>The table is empty: %1 must lay a card.</source>
        <translation>Der Tisch ist leer: %1 muss eine Karte ablegen.</translation>
    </message>
    <message>
        <source>That card takes %1: it cannot be laid.</source>
        <translation>Diese Karte nimmt %1: Ablegen geht nicht.</translation>
    </message>
    <message>
        <source>That card does not take %1.</source>
        <translation>Diese Karte nimmt %1 nicht.</translation>
    </message>
    <message>
        <source>Take %1:</source>
        <comment>%1 is: with the 7 of coins</comment>
        <translation>Nimm %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to take: choose one.</source>
        <translation>
            <numerusform>%n Art zu nehmen: Wähl eine.</numerusform>
            <numerusform>%n Arten zu nehmen: Wähl eine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n beste</numerusform>
            <numerusform>%n beste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n gut</numerusform>
            <numerusform>%n gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccurate</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n ungenau</numerusform>
            <numerusform>%n ungenau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practice: %n position(s)</source>
        <translation>
            <numerusform>Üben: %n Stellung</numerusform>
            <numerusform>Üben: %n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in which there was something better to play.</source>
        <translation>
            <numerusform>%n Stellung, in der es etwas Besseres gab.</numerusform>
            <numerusform>%n Stellungen, in denen es etwas Besseres gab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) gone through so far.</source>
        <comment>in search of a puzzle</comment>
        <translation>
            <numerusform>%n Runde bisher durchgesehen.</numerusform>
            <numerusform>%n Runden bisher durchgesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ready.</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Noch %n bereit.</numerusform>
            <numerusform>Noch %n bereit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row.</source>
        <comment>puzzles solved at the first try, one after the other</comment>
        <translation>
            <numerusform>%n hintereinander.</numerusform>
            <numerusform>%n hintereinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2</source>
        <translation>%1: %2 nehmen</translation>
    </message>
    <message>
        <source>%1 Once more to play, Esc to choose again.</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>%1 Noch einmal zum Spielen, Esc zum Neuwählen.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Überlegt …</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Round over</source>
        <translation>Runde vorbei</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1  ·  deal %2 of %3</source>
        <translation>Runde %1  ·  Austeilen %2 von %3</translation>
    </message>
    <message>
        <source>Round %1  ·  %2/%3</source>
        <comment>a deal of some: 4/6</comment>
        <translation>Runde %1  ·  %2/%3</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>target of a match</comment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Neapolitanisch</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Sizilianisch</translation>
    </message>
    <message>
        <source>Piacentine</source>
        <translation>Aus Piacenza</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>French, numbers</source>
        <translation>Französisch, Zahlen</translation>
    </message>
    <message>
        <source>French, large print</source>
        <translation>Französisch, Großdruck</translation>
    </message>
    <message>
        <source>Usual back</source>
        <translation>Übliche Rückseite</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Wein</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Marmor</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a table</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Dein Bild</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Zitrone</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Kelch</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Swept clean</source>
        <translation>Leer gefegt</translation>
    </message>
    <message>
        <source>Take everything that lies on the table.</source>
        <translation>Nimm alles, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>It scores at once, and whoever comes next has nothing to take.</source>
        <translation>Das zählt sofort, und wer danach kommt, hat nichts zu nehmen.</translation>
    </message>
    <message>
        <source>No gifts</source>
        <translation>Nichts verschenkt</translation>
    </message>
    <message>
        <source>Finish a round in which nobody sweeps against you.</source>
        <translation>Beende eine Runde, in der niemand gegen dich eine Scopa macht.</translation>
    </message>
    <message>
        <source>A point that they do not make is worth as much as one that you make.</source>
        <translation>Ein Punkt, den die anderen nicht machen, ist so viel wert wie einer, den du machst.</translation>
    </message>
    <message>
        <source>Above ten</source>
        <translation>Über zehn</translation>
    </message>
    <message>
        <source>Leave more than ten on the table six times in a row, where an ace has no power.</source>
        <translation>Lass sechsmal hintereinander mehr als zehn auf dem Tisch, wo ein Ass keine Macht hat.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep such a table.</source>
        <translation>Keine Karte ist mehr als zehn wert, also kann niemand so einen Tisch leer fegen.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Gleich noch einmal</translation>
    </message>
    <message>
        <source>Sweep the table twice, with nothing taken in between.</source>
        <translation>Feg den Tisch zweimal leer, ohne dass dazwischen jemand etwas nimmt.</translation>
    </message>
    <message>
        <source>An empty table forces a card from the next hand: keep pairs to answer it.</source>
        <translation>Ein leerer Tisch zwingt zum Ablegen: Behalte Paare, um darauf zu antworten.</translation>
    </message>
    <message>
        <source>Three in a round</source>
        <translation>Drei in einer Runde</translation>
    </message>
    <message>
        <source>Sweep the table three times in one round.</source>
        <translation>Feg den Tisch in einer Runde dreimal leer.</translation>
    </message>
    <message>
        <source>Sweeps have no limit: they decide more rounds than the primiera does.</source>
        <translation>Scope sind nicht begrenzt: Sie entscheiden mehr Runden als die Primiera.</translation>
    </message>
    <message>
        <source>At the last moment</source>
        <translation>Im letzten Augenblick</translation>
    </message>
    <message>
        <source>Sweep the table with your last card of the round.</source>
        <translation>Feg den Tisch mit deiner letzten Karte der Runde leer.</translation>
    </message>
    <message>
        <source>Who counts the cards knows at the end what is still out, and what can be swept.</source>
        <translation>Wer mitzählt, weiß am Ende, was noch draußen ist und was sich leer fegen lässt.</translation>
    </message>
    <message>
        <source>The beautiful one</source>
        <translation>Die Schöne</translation>
    </message>
    <message>
        <source>Take the settebello from the table.</source>
        <translation>Nimm das Settebello vom Tisch.</translation>
    </message>
    <message>
        <source>It is a point by itself, and helps to win two more: its suit and the primiera.</source>
        <translation>Es ist selbst ein Punkt und hilft zu zwei weiteren: seiner Farbe und der Primiera.</translation>
    </message>
    <message>
        <source>Settebello with a sweep</source>
        <translation>Settebello mit Scopa</translation>
    </message>
    <message>
        <source>Sweep the table with the settebello, or take it in a sweep.</source>
        <translation>Feg mit dem Settebello den Tisch leer, oder nimm es bei einer Scopa.</translation>
    </message>
    <message>
        <source>Two points in one play: the best use of a seven is seldom the first.</source>
        <translation>Zwei Punkte in einem Zug: Die beste Gelegenheit für eine 7 ist selten die erste.</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Alle vier Siebenen</translation>
    </message>
    <message>
        <source>Take all four sevens in a round.</source>
        <translation>Nimm in einer Runde alle vier Siebenen.</translation>
    </message>
    <message>
        <source>Sevens count most for the primiera: four of them cannot be beaten.</source>
        <translation>Siebenen zählen in der Primiera am meisten: Vier davon sind nicht zu schlagen.</translation>
    </message>
    <message>
        <source>Primiera of sevens</source>
        <translation>Primiera aus Siebenen</translation>
    </message>
    <message>
        <source>Win the primiera with at least three sevens.</source>
        <translation>Gewinn die Primiera mit mindestens drei Siebenen.</translation>
    </message>
    <message>
        <source>Three sevens are nearly always enough: after that, look to the other points.</source>
        <translation>Drei Siebenen reichen fast immer: Danach kümmere dich um die anderen Punkte.</translation>
    </message>
    <message>
        <source>Primiera of sixes</source>
        <translation>Primiera aus Sechsen</translation>
    </message>
    <message>
        <source>Win the primiera with no more than one seven.</source>
        <translation>Gewinn die Primiera mit höchstens einer 7.</translation>
    </message>
    <message>
        <source>Sixes and aces come next after sevens: where the sevens are split, they decide.</source>
        <translation>Sechsen und Asse kommen gleich nach den Siebenen: Sind die Siebenen verteilt, entscheiden sie.</translation>
    </message>
    <message>
        <source>A handful</source>
        <translation>Eine Handvoll</translation>
    </message>
    <message>
        <source>Take four or more cards with one card that has to add them up.</source>
        <translation>Nimm mit einer Karte vier oder mehr, die zusammengezählt werden müssen.</translation>
    </message>
    <message>
        <source>Most cards is a point, and every card that comes along counts for it.</source>
        <translation>Die meisten Karten sind ein Punkt, und jede, die mitkommt, zählt dafür.</translation>
    </message>
    <message>
        <source>Thirty cards</source>
        <translation>Dreißig Karten</translation>
    </message>
    <message>
        <source>Take thirty of the forty cards, where two sides play.</source>
        <translation>Nimm dreißig der vierzig Karten, wo zwei Seiten spielen.</translation>
    </message>
    <message>
        <source>Many cards bring good ones along: points come in company.</source>
        <translation>Viele Karten bringen gute mit: Punkte kommen in Gesellschaft.</translation>
    </message>
    <message>
        <source>Eight of a suit</source>
        <translation>Acht von einer Farbe</translation>
    </message>
    <message>
        <source>Take eight of the ten cards %1 in a round.</source>
        <translation>Nimm in einer Runde acht der zehn %1-Karten.</translation>
    </message>
    <message>
        <source>Of captures that are worth the same otherwise, take the one with this suit in it.</source>
        <translation>Sind mehrere Fänge sonst gleich viel wert, nimm den mit dieser Farbe.</translation>
    </message>
    <message>
        <source>All four points</source>
        <translation>Alle vier Punkte</translation>
    </message>
    <message>
        <source>Score all four points of a round: cards, suit, settebello and primiera.</source>
        <translation>Hol alle vier Punkte einer Runde: Karten, Farbe, Settebello und Primiera.</translation>
    </message>
    <message>
        <source>Count as you go: give up what is lost, and fight for what is open.</source>
        <translation>Zähl unterwegs mit: Gib auf, was verloren ist, und kämpfe um das, was offen ist.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Take the ace, 2 and 3 %1, in a game that counts the run.</source>
        <translation>Nimm %1-Ass, -2 und -3 in einem Spiel, in dem diese Folge zählt.</translation>
    </message>
    <message>
        <source>Three points, and one more for each card that follows: small ones are gold.</source>
        <translation>Drei Punkte und einer mehr für jede Karte, die folgt: Kleine sind Gold wert.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Take all ten cards %1 in a round.</source>
        <translation>Nimm in einer Runde alle zehn %1-Karten.</translation>
    </message>
    <message>
        <source>In Cirulla it wins the match at once: with seven of them, it is worth a try.</source>
        <translation>Bei Cirulla gewinnt das sofort die Partie: Hast du sieben davon, lohnt sich der Versuch.</translation>
    </message>
    <message>
        <source>Fifteen in four</source>
        <translation>Fünfzehn aus vier</translation>
    </message>
    <message>
        <source>In a game of fifteen, make it with four cards or more.</source>
        <translation>Mach in einem Fünfzehnerspiel die Fünfzehn mit vier Karten oder mehr.</translation>
    </message>
    <message>
        <source>Add up the whole table first: the longest way to fifteen takes the most cards.</source>
        <translation>Zähl erst den ganzen Tisch zusammen: Der längste Weg zur Fünfzehn nimmt die meisten Karten.</translation>
    </message>
    <message>
        <source>Worth the ace</source>
        <translation>Ein Ass wert</translation>
    </message>
    <message>
        <source>Where an ace takes everything, take five cards or more with one.</source>
        <translation>Nimm dort, wo ein Ass alles nimmt, fünf Karten oder mehr mit einem Ass.</translation>
    </message>
    <message>
        <source>An ace grows with the table: wait, but not until somebody else has one.</source>
        <translation>Ein Ass wächst mit dem Tisch: Warte, aber nicht, bis jemand anders eines hat.</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Karten auf den Tisch</translation>
    </message>
    <message>
        <source>Declare in Cirulla: three cards below ten, or three of a kind.</source>
        <translation>Sag bei Cirulla an: drei Karten unter zehn oder einen Drilling.</translation>
    </message>
    <message>
        <source>The points are certain, and nearly always worth more than a hidden hand.</source>
        <translation>Die Punkte sind sicher und fast immer mehr wert als ein verdecktes Blatt.</translation>
    </message>
    <message>
        <source>First to the end</source>
        <translation>Zuerst am Ziel</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gewinn eine Partie.</translation>
    </message>
    <message>
        <source>Luck evens out over rounds: a match is won by what you do with it.</source>
        <translation>Das Glück gleicht sich über die Runden aus: Eine Partie gewinnt, was du daraus machst.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>In guter Gesellschaft</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Gewinn eine Partie im Team.</translation>
    </message>
    <message>
        <source>What your partner could take is left, what the others could take is not.</source>
        <translation>Was dein Team nehmen könnte, bleibt liegen, was die anderen nehmen könnten, nicht.</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Aufholjagd</translation>
    </message>
    <message>
        <source>Win a match after being five points behind.</source>
        <translation>Gewinn eine Partie nach fünf Punkten Rückstand.</translation>
    </message>
    <message>
        <source>Who is behind may dare more: a sweep risked costs little when all is lost anyway.</source>
        <translation>Wer zurückliegt, darf mehr wagen: Eine riskierte Scopa kostet wenig, wenn ohnehin alles verloren ist.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Verkehrte Welt</translation>
    </message>
    <message>
        <source>Win a match in which the lowest score wins.</source>
        <translation>Gewinn eine Partie, in der die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Who can lose on purpose has understood what makes points.</source>
        <translation>Wer mit Absicht verlieren kann, hat verstanden, was Punkte bringt.</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>Ganz allein</translation>
    </message>
    <message>
        <source>Win a match with no aid, no hint and nothing taken back.</source>
        <translation>Gewinn eine Partie ohne Hilfen, ohne Tipp und ohne zurückgenommenen Zug.</translation>
    </message>
    <message>
        <source>Seeing for yourself what a card takes is the first half of playing well.</source>
        <translation>Selbst zu sehen, was eine Karte nimmt, ist die halbe Kunst.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Gegen die Besten</translation>
    </message>
    <message>
        <source>Win a match against Expert.</source>
        <translation>Gewinn eine Partie gegen die Stufe Experte.</translation>
    </message>
    <message>
        <source>Expert remembers every card: to win, remember the sevens at least.</source>
        <translation>Experte merkt sich jede Karte: Willst du gewinnen, merk dir wenigstens die Siebenen.</translation>
    </message>
    <message>
        <source>Master of the house</source>
        <translation>Hausherrschaft</translation>
    </message>
    <message>
        <source>Win against Expert in every game there is.</source>
        <translation>Gewinn in jedem Spiel, das es gibt, gegen Experte.</translation>
    </message>
    <message>
        <source>Each game turns one rule, and with it what a card is worth.</source>
        <translation>Jedes Spiel dreht an einer Regel und damit daran, was eine Karte wert ist.</translation>
    </message>
    <message>
        <source>Expert beaten at %1 (%2 of %3 games)</source>
        <comment>a game; two numbers</comment>
        <translation>Experte geschlagen: %1 (%2 von %3 Spielen)</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>achievements, separated by dots</comment>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>What a card would take</source>
        <translation>Was eine Karte nähme</translation>
    </message>
    <message>
        <source>Rings round the cards while you choose</source>
        <translation>Ringe um die Karten, während du wählst</translation>
    </message>
    <message>
        <source>The sum of the table</source>
        <translation>Die Summe auf dem Tisch</translation>
    </message>
    <message>
        <source>What all cards on the table add up to</source>
        <translation>Wie viel alle Karten auf dem Tisch zusammen zählen</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Gefallene Karten</translation>
    </message>
    <message>
        <source>Every card by suit and rank: still out, on the table, yours, or gone</source>
        <translation>Jede Karte nach Farbe und Rang: noch draußen, auf dem Tisch, deine oder weg</translation>
    </message>
    <message>
        <source>A warning before a sweep is given away</source>
        <translation>Warnung, bevor eine Scopa verschenkt wird</translation>
    </message>
    <message>
        <source>If the next player might sweep what you leave, a second press plays the card</source>
        <translation>Könnte der Nächste leer fegen, was du liegen lässt, spielt erst ein zweiter Druck die Karte</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Am Tisch:</translation>
    </message>
    <message>
        <source>Against %1:</source>
        <comment>the level of the strongest opponent</comment>
        <translation>Gegen Stufe %1:</translation>
    </message>
    <message>
        <source>That leaves %1 on the table, and the next player might sweep it. Press again to play.</source>
        <translation>Dann liegen zusammen %1 auf dem Tisch, und der Nächste könnte ihn leer fegen. Drück noch einmal, um zu spielen.</translation>
    </message>
    <message>
        <source>Ace %1</source>
        <translation>%1-Ass</translation>
    </message>
    <message>
        <source>2 %1</source>
        <translation>%1-2</translation>
    </message>
    <message>
        <source>3 %1</source>
        <translation>%1-3</translation>
    </message>
    <message>
        <source>4 %1</source>
        <translation>%1-4</translation>
    </message>
    <message>
        <source>5 %1</source>
        <translation>%1-5</translation>
    </message>
    <message>
        <source>6 %1</source>
        <translation>%1-6</translation>
    </message>
    <message>
        <source>7 %1</source>
        <translation>%1-7</translation>
    </message>
    <message>
        <source>8 %1</source>
        <translation>%1-8</translation>
    </message>
    <message>
        <source>9 %1</source>
        <translation>%1-9</translation>
    </message>
    <message>
        <source>10 %1</source>
        <translation>%1-10</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>Knight %1</source>
        <translation>%1-Reiter</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>%1-Dame</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>%1-König</translation>
    </message>
    <message>
        <source>The ace %1</source>
        <translation>%1-Ass</translation>
    </message>
    <message>
        <source>The 2 %1</source>
        <translation>%1-2</translation>
    </message>
    <message>
        <source>The 3 %1</source>
        <translation>%1-3</translation>
    </message>
    <message>
        <source>The 4 %1</source>
        <translation>%1-4</translation>
    </message>
    <message>
        <source>The 5 %1</source>
        <translation>%1-5</translation>
    </message>
    <message>
        <source>The 6 %1</source>
        <translation>%1-6</translation>
    </message>
    <message>
        <source>The 7 %1</source>
        <translation>%1-7</translation>
    </message>
    <message>
        <source>The 8 %1</source>
        <translation>%1-8</translation>
    </message>
    <message>
        <source>The 9 %1</source>
        <translation>%1-9</translation>
    </message>
    <message>
        <source>The 10 %1</source>
        <translation>%1-10</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>%1-Reiter</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>%1-Dame</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>%1-König</translation>
    </message>
    <message>
        <source>the ace %1</source>
        <translation>%1-Ass</translation>
    </message>
    <message>
        <source>the 2 %1</source>
        <translation>%1-2</translation>
    </message>
    <message>
        <source>the 3 %1</source>
        <translation>%1-3</translation>
    </message>
    <message>
        <source>the 4 %1</source>
        <translation>%1-4</translation>
    </message>
    <message>
        <source>the 5 %1</source>
        <translation>%1-5</translation>
    </message>
    <message>
        <source>the 6 %1</source>
        <translation>%1-6</translation>
    </message>
    <message>
        <source>the 7 %1</source>
        <translation>%1-7</translation>
    </message>
    <message>
        <source>the 8 %1</source>
        <translation>%1-8</translation>
    </message>
    <message>
        <source>the 9 %1</source>
        <translation>%1-9</translation>
    </message>
    <message>
        <source>the 10 %1</source>
        <translation>%1-10</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>%1-Reiter</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>%1-Dame</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>%1-König</translation>
    </message>
    <message>
        <source>with the ace %1</source>
        <translation>mit %1-Ass</translation>
    </message>
    <message>
        <source>with the 2 %1</source>
        <translation>mit %1-2</translation>
    </message>
    <message>
        <source>with the 3 %1</source>
        <translation>mit %1-3</translation>
    </message>
    <message>
        <source>with the 4 %1</source>
        <translation>mit %1-4</translation>
    </message>
    <message>
        <source>with the 5 %1</source>
        <translation>mit %1-5</translation>
    </message>
    <message>
        <source>with the 6 %1</source>
        <translation>mit %1-6</translation>
    </message>
    <message>
        <source>with the 7 %1</source>
        <translation>mit %1-7</translation>
    </message>
    <message>
        <source>with the 8 %1</source>
        <translation>mit %1-8</translation>
    </message>
    <message>
        <source>with the 9 %1</source>
        <translation>mit %1-9</translation>
    </message>
    <message>
        <source>with the 10 %1</source>
        <translation>mit %1-10</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>mit %1-Bube</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>mit %1-Bube</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>mit %1-Reiter</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>mit %1-Dame</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>mit %1-König</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>Münz</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>Kelch</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Chitarrella</source>
        <translation>Chitarrella</translation>
    </message>
    <message>
        <source>By the maxims</source>
        <translation>Nach den Leitsätzen</translation>
    </message>
    <message>
        <source>Takes what it sees, and soon forgets what has gone.</source>
        <translation>Nimmt, was in Sicht ist, und vergisst bald, was schon weg ist.</translation>
    </message>
    <message>
        <source>Minds what it leaves, but remembers no captured card.</source>
        <translation>Achtet darauf, was liegen bleibt, merkt sich aber keine gefallene Karte.</translation>
    </message>
    <message>
        <source>Plays by the old maxims of Scopone, and counts the cards.</source>
        <translation>Spielt nach den alten Leitsätzen des Scopone und zählt die Karten.</translation>
    </message>
    <message>
        <source>Tries every play on deals that it imagines, and forgets a few cards.</source>
        <translation>Probiert jeden Zug an gedachten Kartenverteilungen und vergisst ein paar Karten.</translation>
    </message>
    <message>
        <source>Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards exactly.</source>
        <translation>Denkt sich weit mehr Verteilungen aus, merkt sich alles, deutet, was andere liegen ließen, und spielt die letzten Karten fehlerlos.</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>hortet Münzen</translation>
    </message>
    <message>
        <source>hunts scope</source>
        <translation>jagt Scope</translation>
    </message>
    <message>
        <source>plays by the old maxims</source>
        <translation>spielt nach den alten Leitsätzen</translation>
    </message>
    <message>
        <source>saves up sevens</source>
        <translation>spart Siebenen auf</translation>
    </message>
    <message>
        <source>leaves nothing to sweep</source>
        <translation>lässt nichts zum Fegen liegen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Level %1  ·  %2</source>
        <comment>number and name of a level</comment>
        <translation>Stufe %1  ·  %2</translation>
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
        <translation>Vorlieben ändern den Stil, nie die Stärke.</translation>
    </message>
    <message>
        <source>The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have neither frame nor letters, so figures are told by their legs: two are a jack&apos;s, four a knight&apos;s, and a king wears a cloak. The ace of coins is an eagle with two heads.</source>
        <translation>Das Kartenspiel aus Neapel, und das häufigste, wo Scopa gespielt wird. Seine Karten sind klein und haben weder Rahmen noch Buchstaben; Figuren erkennt man an den Beinen: Zwei hat ein Bube, vier ein Reiter, und ein König trägt einen Mantel. Das Münz-Ass ist ein Adler mit zwei Köpfen.</translation>
    </message>
    <message>
        <source>The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of coins is an eagle with a crown.</source>
        <translation>Das Kartenspiel aus Piacenza, zu Hause in weiten Teilen Nord- und Mittelitaliens. Seine Karten sind hoch und schmal, mit dünnem Rahmen, und die Figuren haben zwei Köpfe, sodass nie eine auf dem Kopf steht. Das Münz-Ass ist ein Adler mit Krone.</translation>
    </message>
    <message>
        <source>The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each other and are tied with a ribbon.</source>
        <translation>Das Kartenspiel aus Sizilien: kleine Karten, hier mit den Paladinen des Puppentheaters. Der Boden unter einer Figur verrät ihren Rang: rot beim Buben, gelb beim Reiter, grün beim König. Kleine Schwerter und Stäbe kreuzen sich und sind mit einem Band umwunden.</translation>
    </message>
    <message>
        <source>The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 and 10. Gaps in the frame tell the suit from the card&apos;s edge alone: none for coins, one for cups, two for swords, three for clubs.</source>
        <translation>Das Kartenspiel für Escoba, in Spanien und Lateinamerika. Die Figuren tragen die Zahlen 10, 11 und 12, zählen aber 8, 9 und 10. Lücken im Rahmen verraten die Farbe schon am Kartenrand: keine bei Münzen, eine bei Kelchen, zwei bei Schwertern, drei bei Stäben.</translation>
    </message>
    <message>
        <source>In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack&apos;s 8 and the king&apos;s 10. The seven of diamonds is the settebello.</source>
        <translation>In manchen Gegenden Italiens spielt man Scopa mit französischen Farben: Karo steht für Münzen, Herz für Kelche, Pik für Schwerter, Kreuz für Stäbe. Wo sonst der Reiter reitet, sitzt eine Dame; sie zählt 9, zwischen 8 für den Buben und 10 für den König. Die Karo-7 ist das Settebello.</translation>
    </message>
    <message>
        <source>A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are just beginning to add.</source>
        <translation>Ein französisches Kartenspiel ohne Figuren: 8, 9 und 10 stehen, wo Bube, Dame und König wären. Jede Karte zählt, was darauf gedruckt ist, also muss es niemand lernen. Gemacht für die ersten Abende und für Kinder, die gerade zusammenzählen lernen.</translation>
    </message>
    <message>
        <source>A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the French deck.</source>
        <translation>Ein französisches Kartenspiel im Großdruck, zu lesen von weitem oder mit schwachen Augen. Jede Farbe hat ihren eigenen Ton, sodass niemand Karo für Herz hält oder Kreuz für Pik. Alles zählt wie im französischen Kartenspiel.</translation>
    </message>
    <message>
        <source>A deck of your own, with Italian suits.</source>
        <translation>Dein eigenes Kartenspiel, mit italienischen Farben.</translation>
    </message>
    <message>
        <source>A deck of your own, with Spanish suits.</source>
        <translation>Dein eigenes Kartenspiel, mit spanischen Farben.</translation>
    </message>
    <message>
        <source>A deck of your own, with French suits.</source>
        <translation>Dein eigenes Kartenspiel, mit französischen Farben.</translation>
    </message>
    <message>
        <source>Counts %1, and %2 in the primiera.</source>
        <translation>Zählt %1, in der Primiera %2.</translation>
    </message>
    <message>
        <source>The settebello: a point by itself.</source>
        <translation>Das Settebello: selbst ein Punkt.</translation>
    </message>
    <message>
        <source>One of the ten coins.</source>
        <translation>Eine der zehn Münzen.</translation>
    </message>
    <message>
        <source>%1! You sweep the table %2.</source>
        <translation>%1! Du fegst %2 den Tisch leer.</translation>
    </message>
    <message>
        <source>%1! %3 sweeps the table %2.</source>
        <translation>%1! %3 fegt %2 den Tisch leer.</translation>
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
        <translation>Zwei Asse oder mehr liegen am Anfang auf dem Tisch: Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Four tens lie on the opening table: the cards are dealt again.</source>
        <translation>Vier Zehnen liegen am Anfang auf dem Tisch: Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Three tens lie on the opening table: the cards are dealt again.</source>
        <translation>Drei Zehnen liegen am Anfang auf dem Tisch: Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Four kings lie on the opening table: the cards are dealt again.</source>
        <translation>Vier Könige liegen am Anfang auf dem Tisch: Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Three kings lie on the opening table: the cards are dealt again.</source>
        <translation>Drei Könige liegen am Anfang auf dem Tisch: Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Round %1. You deal.</source>
        <translation>Runde %1. Du gibst.</translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Runde %1. %2 gibt.</translation>
    </message>
    <message>
        <source>%1 for each player.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Je %1 für alle.</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3 for each player.</source>
        <comment>%3 is: 3 cards</comment>
        <translation>Austeilen %1 von %2: je %3 für alle.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it for two sweeps.</source>
        <translation>Der erste Tisch zählt dreißig: Du nimmst ihn und hast zwei Scope.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it for two sweeps.</source>
        <translation>Der erste Tisch zählt dreißig: %1 nimmt ihn und hat zwei Scope.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it for a sweep.</source>
        <translation>Der erste Tisch zählt fünfzehn: Du nimmst ihn und hast eine Scopa.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it for a sweep.</source>
        <translation>Der erste Tisch zählt fünfzehn: %1 nimmt ihn und hat eine Scopa.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it.</source>
        <translation>Der erste Tisch zählt dreißig: Du nimmst ihn.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it.</source>
        <translation>Der erste Tisch zählt dreißig: %1 nimmt ihn.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it.</source>
        <translation>Der erste Tisch zählt fünfzehn: Du nimmst ihn.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it.</source>
        <translation>Der erste Tisch zählt fünfzehn: %1 nimmt ihn.</translation>
    </message>
    <message>
        <source>You declare three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>Du sagst einen Drilling an: %1.</translation>
    </message>
    <message>
        <source>%2 declares three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>%2 sagt einen Drilling an: %1.</translation>
    </message>
    <message>
        <source>You declare less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>Du sagst weniger als zehn an: %1.</translation>
    </message>
    <message>
        <source>%2 declares less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>%2 sagt weniger als zehn an: %1.</translation>
    </message>
    <message>
        <source>There %1 counts as %2.</source>
        <comment>the 7 of cups</comment>
        <translation>Dabei zählt %1 als %2.</translation>
    </message>
    <message>
        <source>You take what is left.</source>
        <translation>Du nimmst, was übrig ist.</translation>
    </message>
    <message>
        <source>%1 takes what is left.</source>
        <translation>%1 nimmt, was übrig ist.</translation>
    </message>
    <message>
        <source>%1 take what is left.</source>
        <comment>a team</comment>
        <translation>Team %1 nimmt, was übrig ist.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>%2-Ass, -2 und -3: Du gewinnst sofort die Partie.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>%2-Ass, -2 und -3: %1 gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>%2-Ass, -2 und -3: Team %1 gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>All ten cards %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Alle zehn %2-Karten: Du gewinnst sofort die Partie.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Alle zehn %2-Karten: %1 gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Alle zehn %2-Karten: Team %1 gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>You win the match, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>Du gewinnst die Partie, %1</translation>
    </message>
    <message>
        <source>%2 wins, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>%2 gewinnt, %1</translation>
    </message>
    <message>
        <source>%2 win, %1</source>
        <comment>a team; %1 is: 12 to 8</comment>
        <translation>Team %2 gewinnt, %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a result, the winner&apos;s points first</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>Eights to tens</source>
        <translation>Achten bis Zehnen</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of shares</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>above</source>
        <comment>a share that is greater than chance allows</comment>
        <translation>darüber</translation>
    </message>
    <message>
        <source>below</source>
        <comment>a share that is less than chance allows</comment>
        <translation>darunter</translation>
    </message>
    <message>
        <source>%1: over %2 you were dealt %3; chance allows %4. %5</source>
        <comment>a kind of card; rounds; shares</comment>
        <translation>%1: In %2 hast du %3 bekommen; der Zufall lässt %4 zu. %5</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>Nichts Ungewöhnliches.</translation>
    </message>
    <message>
        <source>That is more than usual.</source>
        <translation>Das ist mehr als üblich.</translation>
    </message>
    <message>
        <source>That is less than usual.</source>
        <translation>Das ist weniger als üblich.</translation>
    </message>
    <message>
        <source>Over %1 you were dealt %2 of the sevens; chance allows %3.</source>
        <translation>In %1 hast du %2 der Siebenen bekommen; der Zufall lässt %3 zu.</translation>
    </message>
    <message>
        <source>Too few rounds to tell</source>
        <translation>Zu wenige Runden, um etwas zu sagen</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Ungewöhnlich</translation>
    </message>
    <message>
        <source>Nothing unusual</source>
        <translation>Nichts Ungewöhnliches</translation>
    </message>
    <message>
        <source>After %1 it shows here whether chance dealt the cards. So far there are %2.</source>
        <translation>Nach %1 siehst du hier, ob der Zufall die Karten gegeben hat. Bisher: %2.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.</source>
        <translation>Ränge, Farben und Settebello zusammen: Von 100 Leuten mit ehrlichen Karten sehen %1 ungleichere.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as uneven as these. Is it rigged? tells how to check the deals of a match.</source>
        <translation>Ränge, Farben und Settebello zusammen: Von 1000 Leuten mit ehrlichen Karten sieht nicht einmal einer so ungleiche wie diese. „Wird geschummelt?“ sagt, wie du die Karten einer Partie nachprüfst.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. It can be chance, for somebody has to be among them; fair cards even out as you play on.</source>
        <translation>Ränge, Farben und Settebello zusammen: So ungleiche Karten gibt es bei %1 von 100 Leuten mit ehrlichen Karten. Das kann Zufall sein, denn irgendwen trifft es; ehrliche Karten gleichen sich aus, wenn du weiterspielst.</translation>
    </message>
    <message>
        <source>fewer than one</source>
        <comment>of 100 players</comment>
        <translation>weniger als einem</translation>
    </message>
    <message>
        <source>Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies outside. Of %1 about %2 would lie outside by chance.</source>
        <translation>Linie: was der Zufall im Mittel gibt. Band: wo er 95 von 100 Leuten lässt. Punkt: du; eine Raute liegt außerhalb. Von %1 lägen etwa %2 zufällig außerhalb.</translation>
    </message>
    <message>
        <source>Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In teams your partner&apos;s cards count as yours. Cards that a deal number brought again count once.</source>
        <translation>Gezählt sind Karten, die auf die Hand kamen, nicht die auf dem ersten Tisch, in Runden gegen Computerspieler. In Teams zählen die Karten deines Teams als deine. Karten, die eine Kartennummer wiederbrachte, zählen einmal.</translation>
    </message>
    <message>
        <source>These are the latest %1.</source>
        <comment>rounds</comment>
        <translation>Das sind die letzten %1.</translation>
    </message>
    <message>
        <source>Every card of this match follows from deal number %1; it was fixed before the first card was dealt.</source>
        <translation>Jede Karte dieser Partie folgt aus der Kartennummer %1; sie stand fest, bevor die erste Karte gegeben wurde.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>a deal number</comment>
        <translation>Karten Nr. %1</translation>
    </message>
    <message>
        <source>Nobody peeks</source>
        <translation>Niemand guckt in fremde Karten</translation>
    </message>
    <message>
        <source>A computer player is told what a person in its seat could see: its own hand, the table, and what was played and taken in the open. It thinks in a process of its own, which never gets the other hands or the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.</source>
        <translation>Ein Computerspieler erfährt, was ein Mensch auf seinem Platz sehen könnte: sein Blatt, den Tisch und was offen gespielt und genommen wurde. Er denkt in einem eigenen Prozess, der die anderen Blätter und den Talon nie bekommt. Automatische Tests beweisen es: Sie vertauschen alle verdeckten Karten und verlangen denselben Zug.</translation>
    </message>
    <message>
        <source>The cards are fixed in advance</source>
        <translation>Die Karten stehen vorher fest</translation>
    </message>
    <message>
        <source>A match has a deal number, picked at random, or chosen by you. Every card of every round follows from it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, and at the same table the same number deals the same cards to anybody.</source>
        <translation>Jede Partie hat eine Kartennummer, zufällig gezogen oder von dir gewählt. Aus ihr allein folgt jede Karte jeder Runde, durch ein Mischverfahren, das mit dem Programm veröffentlicht ist. Nichts, was du tust, ändert, was kommt, und am selben Tisch gibt dieselbe Nummer allen dieselben Karten.</translation>
    </message>
    <message>
        <source>Levels differ in their heads, not in their cards</source>
        <translation>Die Stufen unterscheidet der Kopf, nicht die Karten</translation>
    </message>
    <message>
        <source>A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before anybody asks who sits where.</source>
        <translation>Ein stärkerer Gegner merkt sich mehr von dem, was genommen wurde, und denkt weiter voraus. Gegeben wird, bevor jemand fragt, wer wo sitzt.</translation>
    </message>
    <message>
        <source>Look for yourself</source>
        <translation>Sieh selbst nach</translation>
    </message>
    <message>
        <source>Statistics show under Fairness what you were dealt, beside what chance would give. And a match that was saved to a file can be checked card by card, play by play, with this command:</source>
        <translation>Die Statistik zeigt unter „Fairness“, was du bekommen hast, neben dem, was der Zufall gäbe. Und eine gespeicherte Partie lässt sich Karte für Karte, Zug für Zug mit diesem Befehl nachprüfen:</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>eine 2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>eine 3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>eine 4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>eine 5</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>eine 6</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>eine 7</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>eine 8</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>eine 9</translation>
    </message>
    <message>
        <source>a 10</source>
        <translation>eine 10</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>ein Bube</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>ein Bube</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>ein Reiter</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>ein König</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>4 cards</comment>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>It brings home %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>Das bringt %1.</translation>
    </message>
    <message>
        <source>The next best, %1, is about as good.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Das Zweitbeste, %1, ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>The next best, %1, is far worse.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Das Zweitbeste, %1, ist viel schlechter.</translation>
    </message>
    <message>
        <source>The next best, %1, would be worse by %2 points a round.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Das Zweitbeste, %1, wäre um %2 Punkte je Runde schlechter.</translation>
    </message>
    <message>
        <source>The next best, %1, would cost %2 points a round.</source>
        <comment>%1: laying the 7</comment>
        <translation>Das Zweitbeste, %1, würde %2 Punkte je Runde kosten.</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>within a sentence; a card</comment>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>taking %1 %2</source>
        <comment>within a sentence; cards; with which card</comment>
        <translation>%1 %2 nehmen</translation>
    </message>
    <message>
        <source>declaring three of a kind</source>
        <comment>within a sentence</comment>
        <translation>einen Drilling ansagen</translation>
    </message>
    <message>
        <source>declaring less than ten</source>
        <comment>within a sentence</comment>
        <translation>weniger als zehn ansagen</translation>
    </message>
    <message>
        <source>declaring less than ten with the wild 7 as %1</source>
        <comment>within a sentence; a number</comment>
        <translation>weniger als zehn ansagen, mit der wilden 7 als %1</translation>
    </message>
    <message>
        <source>the settebello</source>
        <comment>within a sentence</comment>
        <translation>das Settebello</translation>
    </message>
    <message>
        <source>the re bello</source>
        <comment>within a sentence: the king of coins</comment>
        <translation>den Re bello</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>cards; 3 points</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 for the napola</source>
        <comment>cards</comment>
        <translation>%1 für die Napola</translation>
    </message>
    <message>
        <source>%1 for the piccola</source>
        <comment>cards</comment>
        <translation>%1 für die Piccola</translation>
    </message>
    <message>
        <source>%1 for the grande</source>
        <comment>cards</comment>
        <translation>%1 für die Grande</translation>
    </message>
    <message>
        <source>%1 in aces and figures</source>
        <comment>2 points</comment>
        <translation>%1 mit Assen und Figuren</translation>
    </message>
    <message>
        <source>%1 for the primiera</source>
        <comment>cards</comment>
        <translation>%1 für die Primiera</translation>
    </message>
    <message>
        <source>a card %1</source>
        <comment>%1 is: of coins</comment>
        <translation>eine %1-Karte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 cards; of coins</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>There is nothing to choose: it is the only play.</source>
        <translation>Es gibt nichts zu wählen: Das ist der einzige Zug.</translation>
    </message>
    <message>
        <source>Here all plays are about equally good.</source>
        <translation>Hier sind alle Züge etwa gleich gut.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Das gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>It sweeps the table for a point.</source>
        <translation>Das fegt den Tisch leer und bringt einen Punkt.</translation>
    </message>
    <message>
        <source>Another play would sweep the table, and a scopa counts against you.</source>
        <translation>Ein anderer Zug würde den Tisch leer fegen, und eine Scopa zählt hier gegen dich.</translation>
    </message>
    <message>
        <source>It takes nothing, so nothing counts against you.</source>
        <translation>Das nimmt nichts, also zählt nichts gegen dich.</translation>
    </message>
    <message>
        <source>It is the card of your hand that is worth least.</source>
        <translation>Es ist die Karte deines Blatts, die am wenigsten wert ist.</translation>
    </message>
    <message>
        <source>Over all the ways in which the hidden cards may lie, it does best.</source>
        <translation>Über alle Arten, wie die verdeckten Karten liegen können, schneidet das am besten ab.</translation>
    </message>
    <message>
        <source>The next best would leave the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Das Zweitbeste würde das Settebello für %1 liegen lassen.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to take the settebello.</source>
        <translation>Das Zweitbeste gäbe %1 eine Chance von %2&#xa0;%, das Settebello zu nehmen.</translation>
    </message>
    <message>
        <source>The next best would let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Nach dem Zweitbesten könnte %1 den Tisch leer fegen.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to sweep the table.</source>
        <translation>Das Zweitbeste gäbe %1 eine Chance von %2&#xa0;%, den Tisch leer zu fegen.</translation>
    </message>
    <message>
        <source>Your play left the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Dein Zug ließ das Settebello für %1 liegen.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to take the settebello.</source>
        <translation>Dein Zug gab %1 eine Chance von %2&#xa0;%, das Settebello zu nehmen.</translation>
    </message>
    <message>
        <source>Your play let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Nach deinem Zug konnte %1 den Tisch leer fegen.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to sweep the table.</source>
        <translation>Dein Zug gab %1 eine Chance von %2&#xa0;%, den Tisch leer zu fegen.</translation>
    </message>
    <message>
        <source>Nobody can take %1: the other three of its rank are gone.</source>
        <translation>Niemand kann %1 nehmen: Die anderen drei dieses Rangs sind weg.</translation>
    </message>
    <message>
        <source>You keep %1, which can take it back.</source>
        <comment>a card</comment>
        <translation>Du behältst %1 und kannst damit zurückholen, was du ablegst.</translation>
    </message>
    <message>
        <source>Next time %1 could take %2.</source>
        <comment>a card; cards</comment>
        <translation>Beim nächsten Mal könnte %1 das nehmen: %2.</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand.</source>
        <comment>a card</comment>
        <translation>%1 bleibt in deiner Hand.</translation>
    </message>
    <message>
        <source>It gets rid of %1.</source>
        <comment>a card</comment>
        <translation>So wirst du %1 los.</translation>
    </message>
    <message>
        <source>It makes fifteen.</source>
        <translation>Das macht fünfzehn.</translation>
    </message>
    <message>
        <source>It makes fifteen: %1.</source>
        <comment>a sum</comment>
        <translation>Das macht fünfzehn: %1.</translation>
    </message>
    <message>
        <source>It scores %1 at once.</source>
        <comment>3 points</comment>
        <translation>Das bringt sofort %1.</translation>
    </message>
    <message>
        <source>Nobody takes after you, so what is left over comes to you: %1.</source>
        <comment>2 cards</comment>
        <translation>Nach dir nimmt niemand mehr, also bekommst du, was übrig bleibt: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table: %1.</source>
        <comment>4 cards</comment>
        <translation>Das Ass nimmt den ganzen Tisch: %1.</translation>
    </message>
    <message>
        <source>You have to take something, and nothing takes less than this: %1.</source>
        <comment>2 cards</comment>
        <translation>Du musst etwas nehmen, und nichts nimmt weniger: %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on the table, which no card can sweep.</source>
        <translation>So liegen zusammen %1 auf dem Tisch, und das fegt keine Karte leer.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and the last one is gone.</source>
        <comment>a 7</comment>
        <translation>Nur %1 könnte den Tisch danach leer fegen, und der ganze Rang ist weg.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps what it leaves.</source>
        <translation>Niemand sonst kann eine Karte haben, die den Tisch danach leer fegt.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and nobody else can hold one.</source>
        <comment>a 7</comment>
        <translation>Nur %1 könnte den Tisch danach leer fegen, und niemand sonst kann so eine Karte haben.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Gestern, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game; how it is seated</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>gemischte Stufen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>names; their level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <comment>%1 is a date</comment>
        <translation>Karten vom %1</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>From another match</source>
        <translation>Aus einer anderen Partie</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Karten des Tages</translation>
    </message>
    <message>
        <source>Computer in your seat</source>
        <translation>Computer auf deinem Platz</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>“%1”: </source>
        <comment>before what is told of a match</comment>
        <translation>„%1“: </translation>
    </message>
    <message>
        <source>%1, %2 against %3, %4, %5</source>
        <comment>when, game, opponents, outcome, score</comment>
        <translation>%1, %2 gegen %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many of 2,150 matches</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>Die Partie ist wieder da.</translation>
    </message>
    <message>
        <source>%1 are there again.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1 sind wieder da.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1 hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 already there.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1 schon vorhanden.</translation>
    </message>
    <message>
        <source>%1 more files cannot be opened.</source>
        <comment>a number</comment>
        <translation>%1 weitere Dateien lassen sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The match is written to %1.</source>
        <translation>Die Partie steht jetzt in %1.</translation>
    </message>
    <message>
        <source>%1 are written to %2.</source>
        <comment>2 matches; a folder</comment>
        <translation>%1 stehen jetzt in %2.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>Sweeping the table</source>
        <translation>Den Tisch leer fegen</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Ending a round and a match</source>
        <translation>Ende von Runde und Partie</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>Was eine Karte nimmt</translation>
    </message>
    <message>
        <source>When a card could take this or that</source>
        <translation>Wenn eine Karte dies oder das nehmen könnte</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>Wer nehmen kann, muss nehmen</translation>
    </message>
    <message>
        <source>How many cards at once</source>
        <translation>Wie viele Karten auf einmal</translation>
    </message>
    <message>
        <source>What an ace takes</source>
        <translation>Was ein Ass nimmt</translation>
    </message>
    <message>
        <source>No ace sweeps on the first play</source>
        <translation>Kein Ass fegt im ersten Zug</translation>
    </message>
    <message>
        <source>An equal card goes before a sum</source>
        <translation>Gleiche Karte geht vor Summe</translation>
    </message>
    <message>
        <source>How long the wild 7 keeps its value</source>
        <translation>Wie lange die wilde 7 ihren Wert behält</translation>
    </message>
    <message>
        <source>Sweeps score</source>
        <translation>Scope zählen</translation>
    </message>
    <message>
        <source>The last card of the round may sweep</source>
        <translation>Die letzte Karte darf eine Scopa machen</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores too</source>
        <translation>Die Scopa eines Asses zählt auch</translation>
    </message>
    <message>
        <source>Ponino: sweeps twice over</source>
        <translation>Ponino: Scope zählen doppelt</translation>
    </message>
    <message>
        <source>A point for most cards</source>
        <translation>Ein Punkt für die meisten Karten</translation>
    </message>
    <message>
        <source>A point for most cards %1</source>
        <translation>Ein Punkt für die meisten %1-Karten</translation>
    </message>
    <message>
        <source>A point for the settebello</source>
        <translation>Ein Punkt für das Settebello</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Ein Punkt für die Primiera</translation>
    </message>
    <message>
        <source>What a 6 is worth in the primiera</source>
        <translation>Was eine 6 in der Primiera wert ist</translation>
    </message>
    <message>
        <source>A suit that is missing from the primiera</source>
        <translation>Eine Farbe, die der Primiera fehlt</translation>
    </message>
    <message>
        <source>Re bello: a point for %5</source>
        <translation>Re bello: ein Punkt für %5</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on</source>
        <translation>Napola: %1-Ass, -2, -3 und weiter</translation>
    </message>
    <message>
        <source>The most that a napola scores</source>
        <translation>Eine Napola bringt höchstens</translation>
    </message>
    <message>
        <source>Points for the sevens</source>
        <translation>Punkte für die Siebenen</translation>
    </message>
    <message>
        <source>Barmila: a point for most sevens</source>
        <translation>Barmila: ein Punkt für die meisten Siebenen</translation>
    </message>
    <message>
        <source>A point for each ace and figure</source>
        <translation>Ein Punkt für jedes Ass und jede Figur</translation>
    </message>
    <message>
        <source>Trente: ace, 2 and 3 %1</source>
        <translation>Trente: %1-Ass, -2 und -3</translation>
    </message>
    <message>
        <source>The most that a piccola scores</source>
        <translation>Eine Piccola bringt höchstens</translation>
    </message>
    <message>
        <source>Deal again if three kings lie there</source>
        <translation>Neu geben, wenn drei Könige daliegen</translation>
    </message>
    <message>
        <source>If two aces lie there at the start</source>
        <translation>Wenn anfangs zwei Asse daliegen</translation>
    </message>
    <message>
        <source>If the opening cards make 15 or 30</source>
        <translation>Wenn die ersten Karten 15 oder 30 zählen</translation>
    </message>
    <message>
        <source>Cards left when the round ends</source>
        <translation>Karten, die am Rundenende übrig sind</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Punkte bis zum Sieg</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Die wenigsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match</source>
        <translation>Alle zehn %1-Karten gewinnen die Partie</translation>
    </message>
    <message>
        <source>Level at the end: %5 decides</source>
        <translation>Gleichstand am Ende: %5 entscheidet</translation>
    </message>
    <message>
        <source>By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8.</source>
        <translation>Nach Wert nimmt eine 7 eine 7, oder eine 3 und eine 4; mit Fünfzehn nimmt sie eine 8.</translation>
    </message>
    <message>
        <source>A 6 could take 2 and 4, or ace, 2 and 3.</source>
        <translation>Eine 6 könnte 2 und 4 nehmen, oder Ass, 2 und 3.</translation>
    </message>
    <message>
        <source>You may still play another card that takes nothing.</source>
        <translation>Du darfst immer eine andere Karte spielen, die nichts nimmt.</translation>
    </message>
    <message>
        <source>Longer sums stay where they are.</source>
        <translation>Längere Summen bleiben liegen.</translation>
    </message>
    <message>
        <source>It may be a card like any other, or clear the table.</source>
        <translation>Es kann eine Karte wie jede andere sein oder den Tisch leeren.</translation>
    </message>
    <message>
        <source>Whoever begins the round takes only an ace with an ace.</source>
        <translation>Wer die Runde beginnt, nimmt mit einem Ass nur ein Ass.</translation>
    </message>
    <message>
        <source>Cards that make fifteen may be taken all the same.</source>
        <translation>Karten, die fünfzehn ergeben, darf man trotzdem nehmen.</translation>
    </message>
    <message>
        <source>You say what %3 counts when you declare.</source>
        <translation>Beim Ansagen sagst du, was %3 zählt.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table scores a point.</source>
        <translation>Wer alles nimmt, was auf dem Tisch liegt, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>Else it takes the cards, but scores nothing for it.</source>
        <translation>Sonst nimmt sie die Karten, aber es zählt nicht.</translation>
    </message>
    <message>
        <source>When it takes the whole table by its power.</source>
        <translation>Wenn es durch seine Macht den ganzen Tisch nimmt.</translation>
    </message>
    <message>
        <source>Whoever takes the %2 of every suit scores the round&apos;s sweeps once more.</source>
        <translation>Wer %2 in allen vier Farben nimmt, zählt seine Scope der Runde noch einmal.</translation>
    </message>
    <message>
        <source>To whoever took more cards than anybody else.</source>
        <translation>Wer mehr Karten nimmt als alle anderen, bekommt den Punkt.</translation>
    </message>
    <message>
        <source>To whoever took more of them than anybody else.</source>
        <translation>Wer davon mehr nimmt als alle anderen, bekommt den Punkt.</translation>
    </message>
    <message>
        <source>To whoever took %4.</source>
        <translation>Wer %4 nimmt, bekommt den Punkt.</translation>
    </message>
    <message>
        <source>To the best card of each suit, added up; sevens are worth most.</source>
        <translation>Die beste Karte jeder Farbe, zusammengezählt; Siebenen sind am meisten wert.</translation>
    </message>
    <message>
        <source>A 7 is worth 21, an ace 16.</source>
        <translation>Eine 7 ist 21 wert, ein Ass 16.</translation>
    </message>
    <message>
        <source>For whoever took no card of some suit.</source>
        <translation>Wenn jemand von einer Farbe keine Karte genommen hat.</translation>
    </message>
    <message>
        <source>To whoever took it, just like the settebello.</source>
        <translation>Wer ihn nimmt, bekommt den Punkt, wie beim Settebello.</translation>
    </message>
    <message>
        <source>A point for each card of the row, as far as it goes without a gap.</source>
        <translation>Ein Punkt für jede Karte der Reihe, so weit sie ohne Lücke reicht.</translation>
    </message>
    <message>
        <source>However long the row of cards is.</source>
        <translation>Wie lang die Reihe auch ist.</translation>
    </message>
    <message>
        <source>A point for most sevens, and another for all four.</source>
        <translation>Ein Punkt für die meisten Siebenen und noch einer für alle vier.</translation>
    </message>
    <message>
        <source>If the sevens are level, most sixes decide.</source>
        <translation>Bei gleich vielen Siebenen entscheiden die meisten Sechsen.</translation>
    </message>
    <message>
        <source>Sixteen points lie in every round.</source>
        <translation>In jeder Runde liegen sechzehn Punkte.</translation>
    </message>
    <message>
        <source>They score 1, 2 and 3; whoever has all three wins the match.</source>
        <translation>Sie zählen 1, 2 und 3; wer alle drei hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>For ace, 2, 3 %1 and those that follow.</source>
        <translation>Für %1-Ass, -2, -3 und die folgenden.</translation>
    </message>
    <message>
        <source>With them on the table nobody could sweep it.</source>
        <translation>Liegen sie auf dem Tisch, könnte ihn niemand leer fegen.</translation>
    </message>
    <message>
        <source>They would stop every other ace.</source>
        <translation>Sie würden jedes andere Ass aufhalten.</translation>
    </message>
    <message>
        <source>The dealer may take them: one sweep for 15, two for 30.</source>
        <translation>Der Geber darf sie nehmen: eine Scopa für 15, zwei für 30.</translation>
    </message>
    <message>
        <source>They count as taken, but never as a sweep.</source>
        <translation>Sie gelten als genommen, aber nie als Scopa.</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody gets there.</source>
        <translation>Die Partie endet nach der Runde, in der jemand so weit ist.</translation>
    </message>
    <message>
        <source>Upside down: the match ends as always, but you want few points.</source>
        <translation>Verkehrte Welt: Die Partie endet wie immer, aber du willst wenige Punkte.</translation>
    </message>
    <message>
        <source>At once, whatever the score is.</source>
        <translation>Sofort, wie es auch steht.</translation>
    </message>
    <message>
        <source>Else one more round is played.</source>
        <translation>Sonst wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>So play Scopa and nearly all its kin.</source>
        <translation>So geht Scopa, und so gehen fast alle Verwandten.</translation>
    </message>
    <message>
        <source>So play Quindici in Italy and Escoba in Spain.</source>
        <translation>So spielt man Quindici in Italien und Escoba in Spanien.</translation>
    </message>
    <message>
        <source>So plays Genoa.</source>
        <translation>So spielt Genua.</translation>
    </message>
    <message>
        <source>So play online tables, and this program by the book.</source>
        <translation>So spielen Online-Tische und dieses Programm nach dem Buch.</translation>
    </message>
    <message>
        <source>So play most tables in Italy, and Tunis.</source>
        <translation>So spielen die meisten Tische in Italien, und Tunis.</translation>
    </message>
    <message>
        <source>So play Spain and Genoa.</source>
        <translation>So spielen Spanien und Genua.</translation>
    </message>
    <message>
        <source>So plays nearly everybody.</source>
        <translation>So spielen es fast alle.</translation>
    </message>
    <message>
        <source>So play some Spanish tables.</source>
        <translation>So spielen manche spanischen Tische.</translation>
    </message>
    <message>
        <source>Some online tables offer it.</source>
        <translation>Manche Online-Tische bieten es an.</translation>
    </message>
    <message>
        <source>The simple Asso piglia tutto.</source>
        <translation>Das einfache Asso piglia tutto.</translation>
    </message>
    <message>
        <source>The traditional Asso piglia tutto, and Genoa.</source>
        <translation>Das überlieferte Asso piglia tutto, und Genua.</translation>
    </message>
    <message>
        <source>So say some Italian books.</source>
        <translation>So steht es in manchen italienischen Büchern.</translation>
    </message>
    <message>
        <source>In Genoa the choice is free.</source>
        <translation>In Genua wählt man frei.</translation>
    </message>
    <message>
        <source>So play online tables.</source>
        <translation>So spielen Online-Tische.</translation>
    </message>
    <message>
        <source>So play tables in Genoa.</source>
        <translation>So spielen Tische in Genua.</translation>
    </message>
    <message>
        <source>Some play the ten-card Scopone so.</source>
        <translation>Manche spielen so Scopone mit zehn Karten.</translation>
    </message>
    <message>
        <source>So plays Asso piglia tutto.</source>
        <translation>So geht Asso piglia tutto.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi, as the federation has it, says no.</source>
        <translation>Scopa d’assi nach dem Verband sagt nein.</translation>
    </message>
    <message>
        <source>Many Spanish tables leave it out.</source>
        <translation>Viele spanische Tische lassen sie weg.</translation>
    </message>
    <message>
        <source>So say nearly all books.</source>
        <translation>So steht es in fast allen Büchern.</translation>
    </message>
    <message>
        <source>So say the help pages of some online tables.</source>
        <translation>So steht es in der Hilfe mancher Online-Tische.</translation>
    </message>
    <message>
        <source>So play many tables in Italy.</source>
        <translation>So spielen viele Tische in Italien.</translation>
    </message>
    <message>
        <source>So say some books: four suits beat three.</source>
        <translation>So steht es in manchen Büchern: vier Farben schlagen drei.</translation>
    </message>
    <message>
        <source>Some tables stop at 6.</source>
        <translation>Manche Tische hören bei 6 auf.</translation>
    </message>
    <message>
        <source>So play most tables in Genoa.</source>
        <translation>So spielen die meisten Tische in Genua.</translation>
    </message>
    <message>
        <source>Some books go on to 7.</source>
        <translation>Manche Bücher gehen bis 7.</translation>
    </message>
    <message>
        <source>So plays Spain.</source>
        <translation>So spielt Spanien.</translation>
    </message>
    <message>
        <source>So plays Tunis, in place of the primiera.</source>
        <translation>So spielt Tunis, anstelle der Primiera.</translation>
    </message>
    <message>
        <source>Games of fifteen do not need it.</source>
        <translation>Fünfzehnerspiele brauchen es nicht.</translation>
    </message>
    <message>
        <source>So plays Genoa, with %3 as any card.</source>
        <translation>So spielt Genua, mit %3 als beliebiger Karte.</translation>
    </message>
    <message>
        <source>So play many Spanish tables.</source>
        <translation>So spielen viele spanische Tische.</translation>
    </message>
    <message>
        <source>Some call it the Napoleone.</source>
        <translation>Manche nennen das Napoleone.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>By fifteen</source>
        <translation>Fünfzehn</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Like any card</source>
        <translation>Wie jede Karte</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Den ganzen Tisch</translation>
    </message>
    <message>
        <source>All, if no ace is there</source>
        <translation>Alles, wenn kein Ass daliegt</translation>
    </message>
    <message>
        <source>It is not wild</source>
        <translation>Sie ist nicht wild</translation>
    </message>
    <message>
        <source>Until you play it</source>
        <translation>Bis du sie spielst</translation>
    </message>
    <message>
        <source>Until it is taken</source>
        <translation>Bis jemand sie nimmt</translation>
    </message>
    <message>
        <source>Only to declare</source>
        <translation>Nur beim Ansagen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Most, and all</source>
        <translation>Meiste und alle</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Sie bleiben</translation>
    </message>
    <message>
        <source>The dealer takes them</source>
        <translation>Der Geber nimmt sie</translation>
    </message>
    <message>
        <source>Not while an ace is a card like any other.</source>
        <translation>Nicht, solange ein Ass eine Karte wie jede andere ist.</translation>
    </message>
    <message>
        <source>Not while sweeps do not score.</source>
        <translation>Nicht, solange Scope nicht zählen.</translation>
    </message>
    <message>
        <source>Not while the primiera does not score.</source>
        <translation>Nicht, solange die Primiera nicht zählt.</translation>
    </message>
    <message>
        <source>Not while napola is not played.</source>
        <translation>Nicht, solange ohne Napola gespielt wird.</translation>
    </message>
    <message>
        <source>Not here: the table is empty at the start.</source>
        <translation>Hier nicht: Der Tisch ist am Anfang leer.</translation>
    </message>
    <message>
        <source>Not here: the piccola counts these cards.</source>
        <translation>Hier nicht: Diese Karten zählen für die Piccola.</translation>
    </message>
    <message>
        <source>It is so in this game: that is the cappotto.</source>
        <translation>In diesem Spiel ist es so: Das ist der Cappotto.</translation>
    </message>
    <message>
        <source>Something has to score, and nothing else does.</source>
        <translation>Etwas muss zählen, und sonst zählt nichts.</translation>
    </message>
    <message>
        <source>Where each ace and figure scores, any number of cards is taken.</source>
        <translation>Wo jedes Ass und jede Figur zählt, nimmt man beliebig viele Karten.</translation>
    </message>
    <message>
        <source>Scopone de Trente is always played to 21.</source>
        <translation>Scopone de Trente wird immer bis 21 gespielt.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Nach dem Buch</translation>
    </message>
    <message>
        <source>This game as the program plays it.</source>
        <translation>Dieses Spiel, wie das Programm es spielt.</translation>
    </message>
    <message>
        <source>Italian table</source>
        <translation>Italienischer Tisch</translation>
    </message>
    <message>
        <source>A single card first, all four suits for the primiera.</source>
        <translation>Zuerst eine einzelne Karte, alle vier Farben für die Primiera.</translation>
    </message>
    <message>
        <source>Online tables</source>
        <translation>Online-Tische</translation>
    </message>
    <message>
        <source>Fewest cards, leftovers to whoever took last.</source>
        <translation>Wenigste Karten, der Rest für den letzten Fang.</translation>
    </message>
    <message>
        <source>%1: %2 that nobody wants.</source>
        <comment>cards; one point</comment>
        <translation>%1: leider %2.</translation>
    </message>
    <message>
        <source>%1 grows: %2 more.</source>
        <comment>napola; one point</comment>
        <translation>%1 wächst: noch %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>cards or a category; one point</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The %1 of every suit: scope count twice.</source>
        <comment>%1 is: knight</comment>
        <translation>%1 in allen vier Farben: Scope zählen doppelt.</translation>
    </message>
    <message>
        <source>An ace takes the whole table.</source>
        <translation>Ein Ass nimmt den ganzen Tisch.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, and it is no scopa.</source>
        <translation>Ein Ass nimmt den ganzen Tisch, und das ist keine Scopa.</translation>
    </message>
    <message>
        <source>On the first play of a round an ace takes only an ace.</source>
        <translation>Im ersten Zug einer Runde nimmt ein Ass nur ein Ass.</translation>
    </message>
    <message>
        <source>Three sevens: the barmila is safe.</source>
        <translation>Drei Siebenen: Die Barmila ist sicher.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>One point that nobody wants.</source>
        <translation>Ein Punkt, den niemand will.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many aces lay on the first table.</source>
        <translation>Es wurde neu gegeben: Zu viele Asse lagen auf dem ersten Tisch.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many kings lay on the first table.</source>
        <translation>Es wurde neu gegeben: Zu viele Könige lagen auf dem ersten Tisch.</translation>
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
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a word that is called out</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>Du spielst offen</translation>
    </message>
    <message>
        <source>Partner  ·  %1</source>
        <comment>%1 is a computer player&apos;s level</comment>
        <translation>Partner  ·  %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>grade of a play</comment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>grade of a play</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>grade of a play</comment>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>grade of a play</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Besser ging es nicht.</translation>
    </message>
    <message>
        <source>Everything depended on it.</source>
        <translation>Davon hing alles ab.</translation>
    </message>
    <message>
        <source>It was worse by %1 points a round.</source>
        <translation>Das war um %1 Punkte je Runde schlechter.</translation>
    </message>
    <message>
        <source>It cost %1 points a round.</source>
        <translation>Das hat %1 Punkte je Runde gekostet.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a play cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Round %1, play %2</source>
        <translation>Runde %1, Zug %2</translation>
    </message>
    <message>
        <source>%1. %2 Not judged yet.</source>
        <comment>a decision; a play</comment>
        <translation>%1. %2 Noch nicht bewertet.</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>a decision; a play; a grade</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <translation>Das hat %1 Punkte gekostet.</translation>
    </message>
    <message>
        <source>Hardly anything could have been played better.</source>
        <translation>Besser ging es kaum.</translation>
    </message>
    <message>
        <source>Well played: only a few points were given away.</source>
        <translation>Gut gespielt: Nur wenige Punkte wurden verschenkt.</translation>
    </message>
    <message>
        <source>Soundly played, with some points given away.</source>
        <translation>Solide gespielt, ein paar Punkte wurden verschenkt.</translation>
    </message>
    <message>
        <source>A good deal was given away: the mistakes are worth a look.</source>
        <translation>Einiges wurde verschenkt: Die Fehler lohnen einen Blick.</translation>
    </message>
    <message>
        <source>A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: the accuracy is their mean.</source>
        <translation>Ein Zug, der nichts kostet, zählt 100, einer, der einen Viertelpunkt kostet, 50, einen halben Punkt 25: Die Genauigkeit ist der Mittelwert.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share, such as 41 %</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Going through decision %1 of %2 …</source>
        <translation>Entscheidung %1 von %2 wird geprüft …</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Nach %1 von %2 Entscheidungen angehalten.</translation>
    </message>
    <message>
        <source>The teacher does not answer. %1 of %2 decisions are judged.</source>
        <translation>Der Lehrer antwortet nicht. %1 von %2 Entscheidungen sind bewertet.</translation>
    </message>
    <message>
        <source>Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4.</source>
        <translation>Deine Siegchance war in Runde %1 am höchsten, bei %2, und in Runde %3 am niedrigsten, bei %4.</translation>
    </message>
    <message>
        <source>The play that lost most of it was in round %1: %2.</source>
        <translation>Am meisten davon kostete ein Zug in Runde %1: %2.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Knifflig</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Teuflisch</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Von allem etwas</translation>
    </message>
    <message>
        <source>The best play is in sight</source>
        <translation>Der beste Zug ist gut zu sehen</translation>
    </message>
    <message>
        <source>First sight misleads</source>
        <translation>Der erste Blick täuscht</translation>
    </message>
    <message>
        <source>Medium opponents miss it</source>
        <translation>Die Stufe Mittel übersieht ihn</translation>
    </message>
    <message>
        <source>It takes a long look</source>
        <translation>Man muss lange hinschauen</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>solved at the first try; tried</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <comment>puzzles</comment>
        <translation>Noch keine versucht.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <comment>puzzles</comment>
        <translation>%1 von %2 im ersten Anlauf gelöst.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a difficulty; what it means; how many were solved</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Your longest row: %1.</source>
        <comment>puzzles solved one after the other</comment>
        <translation>Deine längste Serie: %1.</translation>
    </message>
    <message>
        <source>%1. Deal %2, play %3.</source>
        <comment>a difficulty; numbers</comment>
        <translation>%1. Karten Nr. %2, Zug %3.</translation>
    </message>
    <message>
        <source>Which play gives away least?</source>
        <comment>where the lowest score wins</comment>
        <translation>Welcher Zug verschenkt am wenigsten?</translation>
    </message>
    <message>
        <source>Which play is best?</source>
        <translation>Welcher Zug ist der beste?</translation>
    </message>
    <message>
        <source>Hint: think of what you leave on the table, and who may take it.</source>
        <translation>Tipp: Überleg, was du liegen lässt und wer es nehmen könnte.</translation>
    </message>
    <message>
        <source>Hint: think of your next turn. Which card will you need then?</source>
        <translation>Tipp: Denk an deinen nächsten Zug. Welche Karte brauchst du dann?</translation>
    </message>
    <message>
        <source>Hint: here it is better to take as little as you can.</source>
        <translation>Tipp: Hier nimmst du besser so wenig wie möglich.</translation>
    </message>
    <message>
        <source>Hint: the end is near. Who comes by what is left over?</source>
        <translation>Tipp: Das Ende ist nah. Wer bekommt, was übrig bleibt?</translation>
    </message>
    <message>
        <source>Hint: can the table be swept?</source>
        <translation>Tipp: Lässt sich der Tisch leer fegen?</translation>
    </message>
    <message>
        <source>Hint: count what is gone. What may the others still hold?</source>
        <translation>Tipp: Zähl, was schon weg ist. Was können die anderen noch haben?</translation>
    </message>
    <message>
        <source>Hint: not every card that can be taken is worth the same. Which ones score?</source>
        <translation>Tipp: Nicht jede Karte, die man nehmen kann, ist gleich viel wert. Welche bringen Punkte?</translation>
    </message>
    <message>
        <source>Hint: look at everything that you could take, and what it scores.</source>
        <translation>Tipp: Sieh dir alles an, was du nehmen könntest, und was es bringt.</translation>
    </message>
    <message>
        <source>Hint: play %1.</source>
        <comment>a card</comment>
        <translation>Tipp: Spiel %1.</translation>
    </message>
    <message>
        <source>%1: everything depends on it.</source>
        <comment>grade of a play</comment>
        <translation>%1: Davon hängt alles ab.</translation>
    </message>
    <message>
        <source>%1: it is worse by %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: um %2 Punkte je Runde schlechter.</translation>
    </message>
    <message>
        <source>%1: it costs %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: kostet %2 Punkte je Runde.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who has taken; which cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The solution</source>
        <comment>of a puzzle</comment>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Yes, at the first try!</source>
        <translation>Ja, im ersten Anlauf!</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Ja, das ist der beste Zug.</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>Eine Aufgabe wird gesucht …</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <comment>for puzzles</comment>
        <translation>Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>No puzzle can be made just now: the teacher does not answer.</source>
        <translation>Gerade lässt sich keine Aufgabe machen: Der Lehrer antwortet nicht.</translation>
    </message>
    <message>
        <source>The computer plays one deal after the other until it meets such a position. The harder it is to be, the longer that takes.</source>
        <translation>Der Computer spielt eine Runde nach der anderen, bis er auf so eine Stellung trifft. Je schwerer sie sein soll, desto länger dauert das.</translation>
    </message>
    <message>
        <source>Yes, that is about as good as the best.</source>
        <translation>Ja, das ist etwa so gut wie der beste.</translation>
    </message>
    <message>
        <source>Not quite: there is something better.</source>
        <translation>Nicht ganz: Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>No, that gives something away.</source>
        <translation>Nein, das verschenkt etwas.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards</comment>
        <translation>In deiner Hand: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Auf dem Tisch: %1.</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two scores: 6 to 4</comment>
        <translation> zu </translation>
    </message>
    <message>
        <source>Score %1, cards taken %2, %3.</source>
        <comment>6 to 4; 12 to 8; 18 left</comment>
        <translation>Stand %1, genommene Karten %2, %3.</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2.</source>
        <comment>6 to 4; 12 to 8</comment>
        <translation>Stand %1, genommene Karten %2.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player; cards</comment>
        <translation>%1 zeigt %2.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>a day; the number of a round</comment>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>%1, %2: found.</source>
        <comment>a game; when</comment>
        <translation>%1, %2: gefunden.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a game; when; a grade</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Nothing is left: you have found the better play everywhere.</source>
        <translation>Nichts ist übrig: Du hast überall den besseren Zug gefunden.</translation>
    </message>
    <message>
        <source>Everything depends on it.</source>
        <translation>Davon hängt alles ab.</translation>
    </message>
    <message>
        <source>On average it is worse by %1 points a round.</source>
        <translation>Im Mittel ist es um %1 Punkte je Runde schlechter.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>Punkte einer Runde</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Set, but without effect in this game</source>
        <translation>Eingestellt, aber in diesem Spiel ohne Wirkung</translation>
    </message>
    <message>
        <source>When every hand is empty, each player gets %1 more: %2 deals make a round.</source>
        <translation>Sind alle Hände leer, bekommen alle %1 dazu: Nach %2-mal Austeilen ist die Runde vorbei.</translation>
    </message>
    <message>
        <source>Nothing more is laid on the table from the stock.</source>
        <translation>Aus dem Talon kommt nichts mehr auf den Tisch.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer; after each round the next player deals. The player after the dealer begins, and turns go counter-clockwise.</source>
        <translation>Der Zufall bestimmt, wer zuerst gibt; nach jeder Runde gibt der nächste Spieler. Es beginnt, wer auf den Geber folgt, und es geht gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Zwei Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>%1, each for themselves.</source>
        <comment>three players</comment>
        <translation>%1, jeder für sich.</translation>
    </message>
    <message>
        <source>Partners sit between their rivals; what they take and score counts together.</source>
        <translation>Partner sitzen zwischen ihren Gegnern; was sie nehmen und an Punkten holen, zählt zusammen.</translation>
    </message>
    <message>
        <source>Six players in three teams of two.</source>
        <translation>Sechs Spieler in drei Zweierteams.</translation>
    </message>
    <message>
        <source>Six players in two teams of three.</source>
        <translation>Sechs Spieler in zwei Dreierteams.</translation>
    </message>
    <message>
        <source>Four players in two teams of two.</source>
        <translation>Vier Spieler in zwei Zweierteams.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; the table is empty, so the first card is laid.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Alle bekommen %1; der Tisch ist leer, darum wird die erste Karte abgelegt.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; %2 lie face up on the table.</source>
        <comment>3 cards; 4 cards</comment>
        <translation>Alle bekommen %1; %2 liegen offen auf dem Tisch.</translation>
    </message>
    <message>
        <source>If two or more of the opening cards are aces, the same dealer shuffles and deals again.</source>
        <translation>Sind zwei oder mehr der ersten Karten Asse, mischt und gibt derselbe Geber neu.</translation>
    </message>
    <message>
        <source>Three or four tens among the opening cards change nothing.</source>
        <translation>Drei oder vier Zehnen unter den ersten Karten ändern nichts.</translation>
    </message>
    <message>
        <source>Three or four kings among the opening cards change nothing.</source>
        <translation>Drei oder vier Könige unter den ersten Karten ändern nichts.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are tens, the same dealer shuffles and deals again.</source>
        <translation>Sind drei oder vier der ersten Karten Zehnen, mischt und gibt derselbe Geber neu.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are kings, the same dealer shuffles and deals again.</source>
        <translation>Sind drei oder vier der ersten Karten Könige, mischt und gibt derselbe Geber neu.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, two sweeps. The next player faces an empty table.</source>
        <translation>Zählen die ersten Karten 15, nimmt der Geber sie sofort und hat eine Scopa; zählen sie 30, zwei. Wer dann beginnt, findet einen leeren Tisch vor.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty table.</source>
        <translation>Zählen die ersten Karten 15 oder 30, nimmt der Geber sie sofort. Wer dann beginnt, findet einen leeren Tisch vor.</translation>
    </message>
    <message>
        <source>Among them %1 may count as any value from 1 to 10.</source>
        <comment>the 7 of cups</comment>
        <translation>Dabei darf %1 jeden Wert von 1 bis 10 haben.</translation>
    </message>
    <message>
        <source>This goes before a new deal.</source>
        <translation>Das hat Vorrang vor dem Neugeben.</translation>
    </message>
    <message>
        <source>Every card counts what it shows, an ace 1.</source>
        <translation>Jede Karte zählt, was sie zeigt, ein Ass 1.</translation>
    </message>
    <message>
        <source>An ace counts 1, and the cards from 2 to 7 count what they show.</source>
        <translation>Ein Ass zählt 1, und die Karten von 2 bis 7 zählen, was sie zeigen.</translation>
    </message>
    <message>
        <source>The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.</source>
        <translation>%1 trägt die Zahl 10 und zählt 8, %2 trägt 11 und zählt 9, %3 trägt 12 und zählt 10.</translation>
    </message>
    <message>
        <source>The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.</source>
        <comment>jack, queen, king; J, Q, K</comment>
        <translation>%1 (%4) zählt 8, %2 (%5) 9, %3 (%6) 10.</translation>
    </message>
    <message>
        <source>The %1 counts 8, the %2 9, the %3 10.</source>
        <comment>jack, knight, king</comment>
        <translation>%1 zählt 8, %2 9, %3 10.</translation>
    </message>
    <message>
        <source>In turn each player plays one card from the hand.</source>
        <translation>Reihum spielt jeder eine Karte aus der Hand.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it.</source>
        <translation>Sie nimmt eine Karte vom selben Wert oder mehrere, die zusammen so viel zählen.</translation>
    </message>
    <message>
        <source>It takes one card or several that make exactly fifteen together with it. Equal cards do not take each other.</source>
        <translation>Sie nimmt eine oder mehrere Karten, die mit ihr zusammen genau fünfzehn ergeben. Gleiche Karten nehmen einander nicht.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it, or one or several that make exactly fifteen together with it. That is one capture, never two at once.</source>
        <translation>Sie nimmt eine Karte vom selben Wert oder mehrere, die zusammen so viel zählen, oder eine oder mehrere, die mit ihr zusammen genau fünfzehn ergeben. Das ist immer nur ein Fang, nie zwei zugleich.</translation>
    </message>
    <message>
        <source>If the played card can take something, it must; but any card may be played. A card that takes nothing stays on the table.</source>
        <translation>Kann die gespielte Karte etwas nehmen, muss sie es; aber man darf jede Karte spielen. Eine Karte, die nichts nimmt, bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>A card that can take something may be laid instead. A card that takes nothing stays on the table.</source>
        <translation>Eine Karte, die etwas nehmen kann, darf man stattdessen ablegen. Eine Karte, die nichts nimmt, bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>If it can take in several ways, only those with the fewest cards are allowed; among these the player chooses.</source>
        <translation>Kann sie auf mehrere Arten nehmen, sind nur die mit den wenigsten Karten erlaubt; unter diesen wählt man.</translation>
    </message>
    <message>
        <source>If it can take a single card, it may not take several instead; otherwise the player chooses freely.</source>
        <translation>Kann sie eine einzelne Karte nehmen, darf sie nicht stattdessen mehrere nehmen; sonst wählt man frei.</translation>
    </message>
    <message>
        <source>If it can take in several ways, the player chooses freely.</source>
        <translation>Kann sie auf mehrere Arten nehmen, wählt man frei.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken; a fifteen still may.</source>
        <translation>Liegt eine gleiche Karte da, darf man keine Karten nehmen, die zusammen so viel zählen; eine Fünfzehn schon.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken instead.</source>
        <translation>Liegt eine gleiche Karte da, darf man nicht stattdessen Karten nehmen, die zusammen so viel zählen.</translation>
    </message>
    <message>
        <source>No card may take more than two cards.</source>
        <translation>Keine Karte darf mehr als zwei Karten nehmen.</translation>
    </message>
    <message>
        <source>No card may take more than two cards. An ace that would have to take more is laid on the table.</source>
        <translation>Keine Karte darf mehr als zwei Karten nehmen. Ein Ass, das mehr nehmen müsste, wird abgelegt.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table, aces too. On an empty table it is laid.</source>
        <translation>Ein Ass nimmt alle Karten auf dem Tisch, auch Asse. Auf den leeren Tisch wird es abgelegt.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty table it is laid.</source>
        <translation>Ein Ass nimmt alle Karten auf dem Tisch. Liegt ein Ass darunter, nimmt es nur ein Ass. Auf den leeren Tisch wird es abgelegt.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it. On an empty table it is laid.</source>
        <translation>Ein Ass nimmt alle Karten auf dem Tisch. Liegt ein Ass darunter, nimmt es nur ein Ass oder Karten, die mit ihm fünfzehn ergeben. Auf den leeren Tisch wird es abgelegt.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it, aces among them too. On an empty table it is laid.</source>
        <translation>Ein Ass nimmt alle Karten auf dem Tisch. Liegt ein Ass darunter, nimmt es nur ein Ass oder Karten, die mit ihm fünfzehn ergeben, auch mit Assen darunter. Auf den leeren Tisch wird es abgelegt.</translation>
    </message>
    <message>
        <source>With the first card of a round an ace takes just one ace, or is laid.</source>
        <translation>Als erste Karte einer Runde nimmt ein Ass nur ein Ass oder wird abgelegt.</translation>
    </message>
    <message>
        <source>An ace has its power from the first card of a round on.</source>
        <translation>Ein Ass hat seine Macht von der ersten Karte der Runde an.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to the dealer.</source>
        <translation>Was nach der letzten Karte der Runde noch auf dem Tisch liegt, bekommt der Geber.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to whoever took last.</source>
        <translation>Was nach der letzten Karte der Runde noch auf dem Tisch liegt, bekommt, wer zuletzt genommen hat.</translation>
    </message>
    <message>
        <source>That is never a sweep.</source>
        <translation>Das ist nie eine Scopa.</translation>
    </message>
    <message>
        <source>If nobody took anything in the round, it goes to nobody.</source>
        <translation>Hat in der Runde niemand etwas genommen, bekommt es niemand.</translation>
    </message>
    <message>
        <source>Before playing the first of three fresh cards, in every deal, a player may declare them: less than ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.</source>
        <translation>Wer drei neue Karten hat, darf sie vor dem Ausspielen der ersten ansagen, bei jedem Austeilen: Zusammen weniger als zehn bringen 3 Punkte, ein Drilling 10. Ein Blatt, das beides ist, bringt 10.</translation>
    </message>
    <message>
        <source>Nobody has to declare. Whoever does plays on with the hand face up.</source>
        <translation>Niemand muss ansagen. Wer ansagt, spielt mit offenen Karten weiter.</translation>
    </message>
    <message>
        <source>%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must come to 8 at most, and the player picks its value. Undeclared it is a 7.</source>
        <translation>%1 ist beim Ansagen wild. Für einen Drilling müssen die beiden anderen gleich sein; für weniger als zehn dürfen sie zusammen höchstens 8 zählen, und man wählt den Wert selbst. Ohne Ansage ist es eine 7.</translation>
    </message>
    <message>
        <source>For the points it is always a 7.</source>
        <translation>Für die Punkte ist sie immer eine 7.</translation>
    </message>
    <message>
        <source>It keeps that value until its holder plays it; lying on the table it is a 7 again.</source>
        <translation>Sie behält diesen Wert, bis man sie ausspielt; auf dem Tisch ist sie wieder eine 7.</translation>
    </message>
    <message>
        <source>It keeps that value when it is played, and on the table until it is taken.</source>
        <translation>Sie behält diesen Wert beim Ausspielen und auf dem Tisch, bis jemand sie nimmt.</translation>
    </message>
    <message>
        <source>When it is played it is a 7 like any other.</source>
        <translation>Ausgespielt ist sie eine 7 wie jede andere.</translation>
    </message>
    <message>
        <source>Taking every card from the table scores nothing.</source>
        <translation>Den Tisch leer zu fegen bringt nichts.</translation>
    </message>
    <message>
        <source>%1: whoever takes every card from the table scores a point.</source>
        <comment>what is called out</comment>
        <translation>%1: Wer alle Karten vom Tisch nimmt, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>The very last card of the round may sweep for a point too.</source>
        <translation>Auch mit der allerletzten Karte der Runde kann man den Tisch für einen Punkt leer fegen.</translation>
    </message>
    <message>
        <source>The very last card of the round takes what it can, but scores no sweep.</source>
        <translation>Die allerletzte Karte der Runde nimmt, was sie kann, zählt aber nicht als Scopa.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power sweeps it too.</source>
        <translation>Ein Ass, das durch seine Macht den ganzen Tisch nimmt, macht auch eine Scopa.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power scores no sweep.</source>
        <translation>Ein Ass, das durch seine Macht den ganzen Tisch nimmt, macht keine Scopa.</translation>
    </message>
    <message>
        <source>%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <comment>ponino; knight</comment>
        <translation>%1: Eine Seite, die %2 in allen vier Farben nimmt, zählt ihre Scope der Runde noch einmal.</translation>
    </message>
    <message>
        <source>Where the most or the best scores, nobody does if the best are level.</source>
        <translation>Wo das meiste oder das Beste zählt, bekommt bei Gleichstand an der Spitze niemand den Punkt.</translation>
    </message>
    <message>
        <source>Nothing else scores.</source>
        <translation>Sonst zählt nichts.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards.</source>
        <comment>a category</comment>
        <translation>%1: ein Punkt für die meisten Karten.</translation>
    </message>
    <message>
        <source>%1: a point for more than 20 of the 40 cards.</source>
        <comment>a category</comment>
        <translation>%1: ein Punkt für mehr als 20 der 40 Karten.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: ein Punkt für die meisten %2-Karten.</translation>
    </message>
    <message>
        <source>%1: a point for more than 5 of the 10 cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: ein Punkt für mehr als 5 der 10 %2-Karten.</translation>
    </message>
    <message>
        <source>%1: a point for whoever takes %2.</source>
        <comment>a category; the 7 of coins</comment>
        <translation>%1: ein Punkt, wenn man %2 nimmt.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: Jede Seite zählt ihre beste Karte jeder Farbe zusammen: 21 für eine 7, %2 für eine 6, 16 für ein Ass, 15 für eine 5, 14 für eine 4, 13 für eine 3, 12 für eine 2 und 10 für eine 8, 9 oder 10. Die höchste Summe bringt einen Punkt.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: Jede Seite zählt ihre beste Karte jeder Farbe zusammen: 21 für eine 7, %2 für eine 6, 16 für ein Ass, 15 für eine 5, 14 für eine 4, 13 für eine 3, 12 für eine 2 und 10 für eine Figur. Die höchste Summe bringt einen Punkt.</translation>
    </message>
    <message>
        <source>A suit of which a side has no card adds nothing to that sum.</source>
        <translation>Eine Farbe, von der eine Seite keine Karte hat, trägt zur Summe nichts bei.</translation>
    </message>
    <message>
        <source>A side without a card of every suit cannot win that point.</source>
        <translation>Ohne eine Karte jeder Farbe kann eine Seite diesen Punkt nicht gewinnen.</translation>
    </message>
    <message>
        <source>A side with more suits goes before one with fewer, whatever the sums.</source>
        <translation>Eine Seite mit mehr Farben geht vor einer mit weniger, gleich wie hoch die Summen sind.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens, and one more for all four.</source>
        <comment>a category</comment>
        <translation>%1: ein Punkt für die meisten Siebenen und noch einer für alle vier.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for nobody.</source>
        <comment>a category</comment>
        <translation>%1: ein Punkt für die meisten Siebenen; bei Gleichstand für die meisten Sechsen; steht es auch da gleich, für niemanden.</translation>
    </message>
    <message>
        <source>%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.</source>
        <comment>a category; of coins</comment>
        <translation>%1: Das %2-Ass bringt 1 Punkt, die %2-2 bringt 2 und die %2-3 bringt 3.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap.</source>
        <comment>a category; of coins</comment>
        <translation>%1: Eine Seite mit %2-Ass, -2 und -3 bekommt 3 Punkte und einen mehr für jede Karte, die ohne Lücke folgt.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points.</source>
        <comment>a category; of coins</comment>
        <translation>%1: Eine Seite mit %2-Ass, -2 und -3 bekommt 3 Punkte.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, %3 at the most.</source>
        <comment>a category; of coins; 6</comment>
        <translation>%1: Eine Seite mit %2-Ass, -2 und -3 bekommt 3 Punkte und einen mehr für jede Karte, die ohne Lücke folgt, höchstens %3.</translation>
    </message>
    <message>
        <source>%1: each ace, %2, %3 and %4 scores a point, 16 in all.</source>
        <comment>frac; jack, knight, king</comment>
        <translation>%1: Jede Karte mit Rang Ass, %2, %3 oder %4 bringt einen Punkt, 16 im Ganzen.</translation>
    </message>
    <message>
        <source>%1: a side with the %3, %4 and %5 %2 scores 5 points.</source>
        <comment>grande; of coins; jack ...</comment>
        <translation>%1: Eine Seite mit %2-%3, -%4 und -%5 bekommt 5 Punkte.</translation>
    </message>
    <message>
        <source>%1: the points that a side declared in the round.</source>
        <comment>a category</comment>
        <translation>%1: die Punkte, die eine Seite in der Runde angesagt hat.</translation>
    </message>
    <message>
        <source>The match is played to %1: when a side has that many points after a round, it ends.</source>
        <translation>Die Partie geht bis %1: Hat eine Seite nach einer Runde so viele Punkte, ist sie zu Ende.</translation>
    </message>
    <message>
        <source>The side with the lowest score wins, however far it is behind.</source>
        <translation>Es gewinnt die Seite mit den wenigsten Punkten, wie weit sie auch zurückliegt.</translation>
    </message>
    <message>
        <source>The side with the highest score wins, even if several have reached it.</source>
        <translation>Es gewinnt die Seite mit den meisten Punkten, auch wenn mehrere am Ziel sind.</translation>
    </message>
    <message>
        <source>If the lowest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Sind mehrere mit den wenigsten Punkten gleichauf, gewinnt von ihnen, wer in dieser Runde %1 genommen hat; sonst wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>If the highest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Sind mehrere mit den meisten Punkten gleichauf, gewinnt von ihnen, wer in dieser Runde %1 genommen hat; sonst wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>If the lowest are level, another round is played.</source>
        <translation>Sind mehrere mit den wenigsten Punkten gleichauf, wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>If the highest are level, another round is played.</source>
        <translation>Sind mehrere mit den meisten Punkten gleichauf, wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.</source>
        <translation>Eine Seite, die in einer Runde %1-Ass, -2 und -3 genommen hat, gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Cappotto: Eine Seite, die in einer Runde alle zehn %1-Karten genommen hat, gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>Napoleone: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Napoleone: Eine Seite, die in einer Runde alle zehn %1-Karten genommen hat, gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>That ends the round with that card and beats any score; what still lies on the table goes to nobody.</source>
        <translation>Die Runde endet mit dieser Karte, und es schlägt jeden Punktestand; was noch auf dem Tisch liegt, bekommt niemand.</translation>
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
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Finished.</source>
        <translation>Lektion %1: %2. Geschafft.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
    <message>
        <source>That was the whole course: you can sit down at any table now. Good luck!</source>
        <translation>Das war der ganze Kurs: Jetzt kannst du dich an jeden Tisch setzen. Viel Glück!</translation>
    </message>
    <message>
        <source>That was the last lesson. Those without a tick in the row above are still to come.</source>
        <translation>Das war die letzte Lektion. Die oben in der Reihe ohne Häkchen stehen noch aus.</translation>
    </message>
    <message>
        <source>Lesson finished.</source>
        <translation>Lektion geschafft.</translation>
    </message>
    <message>
        <source>That one takes nothing here: it would only be laid. Try again.</source>
        <translation>Diese Karte nimmt hier nichts: Sie würde nur abgelegt. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>Gleich nimmt gleich</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Willkommen! Scopa spielt man mit vierzig Karten: vier Farben, jede mit Ass, 2 bis 7, %1, %2 und %3. Vier Karten liegen auf dem Tisch, drei hast du unten auf der Hand. %4 sitzt dir gegenüber und hat auch drei. Drück die Eingabetaste oder klick auf „Weiter“.</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Willkommen! Scopa spielt man mit vierzig Karten: vier Farben, jede mit Ass und 2 bis 10. Vier Karten liegen auf dem Tisch, drei hast du unten auf der Hand. %4 sitzt dir gegenüber und hat auch drei. Drück die Eingabetaste oder klick auf „Weiter“.</translation>
    </message>
    <message>
        <source>In your turn you play one card. A card takes a card of the same value from the table. Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.</source>
        <translation>Bist du dran, spielst du eine Karte. Eine Karte nimmt eine Karte vom selben Wert vom Tisch. Spiel %1: So nimmst du %2. Klick die Karte an, oder geh mit den Pfeiltasten hin und drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for you at the end of the round.</source>
        <translation>Sehr gut! Beide Siebenen liegen jetzt auf deinem Stapel, rechts unten. Was auf deinem Stapel liegt, zählt am Ende der Runde für dich.</translation>
    </message>
    <message>
        <source>That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. Press H to be shown which card it is.</source>
        <translation>Für diese Karte liegt keine gleiche auf dem Tisch, sie nähme nichts. Spiel %1: Damit nimmst du die andere 7. Drück H, dann siehst du, welche Karte es ist.</translation>
    </message>
    <message>
        <source>%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes nothing is laid on the table, where anybody may take it. Lay %3.</source>
        <translation>%1 hat mit einer 4 eine 4 genommen. Du hast %2 und %3, und für beide liegt keine gleiche da. Eine Karte, die nichts nimmt, wird auf dem Tisch abgelegt, wo alle sie nehmen dürfen. Leg %3 ab.</translation>
    </message>
    <message>
        <source>Right. It lies on the table now: whoever holds an equal card may take it.</source>
        <translation>Richtig. Jetzt liegt sie auf dem Tisch: Wer eine gleiche Karte hat, darf sie nehmen.</translation>
    </message>
    <message>
        <source>You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.</source>
        <translation>Das ginge, aber %1-Karten lohnt es sich zu behalten, wie du noch sehen wirst. Leg lieber %2 ab.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Neue Karten. Das Ass zählt 1, %1 8, %2 9, %3 10. Nur für eine deiner drei Karten liegt eine gleiche auf dem Tisch. Für welche? Spiel sie.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, all others what they show. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Neue Karten. Das Ass zählt 1, alle anderen, was sie zeigen. Nur für eine deiner drei Karten liegt eine gleiche auf dem Tisch. Für welche? Spiel sie.</translation>
    </message>
    <message>
        <source>Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal.</source>
        <translation>Ja: %1 nimmt %2. Du kennst die erste Regel von Scopa: Gleich nimmt gleich.</translation>
    </message>
    <message>
        <source>Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of yours is of the same value?</source>
        <translation>Dafür liegt keine gleiche Karte da, sie nähme also nichts. Sieh dir %1 auf dem Tisch an: Welche deiner Karten hat denselben Wert?</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.</source>
        <translation>Eine Karte nimmt auch mehrere Karten, die zusammen so viel zählen wie sie. %1 und %2 machen 7: Nimm beide %3.</translation>
    </message>
    <message>
        <source>Three cards for your pile at one stroke: the two you took and your own 7.</source>
        <translation>Drei Karten auf einen Streich für deinen Stapel: die zwei genommenen und deine eigene 7.</translation>
    </message>
    <message>
        <source>No cards on the table add up to that one. But 3 and 4 make 7: play %1.</source>
        <translation>Keine Karten auf dem Tisch zählen zusammen so viel. Aber 3 und 4 machen 7: Spiel %1.</translation>
    </message>
    <message>
        <source>%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press its number. Cards %2 count at the end, so take the set that has one.</source>
        <translation>%1 zählt 8: Damit kannst du 5 und 3 nehmen, oder 6 und 2. Der Tisch fragt, was du willst: Klick es an, oder drück die Nummer. Am Ende zählen %2-Karten, also nimm das Paar, in dem eine ist.</translation>
    </message>
    <message>
        <source>A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?</source>
        <translation>Eine Frage: Am Ende einer Runde hast du fünf %1-Karten, und %2 auch. Wer bekommt den Punkt?</translation>
    </message>
    <message>
        <source>%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?</source>
        <translation>%1 zählt 9: Damit kannst du 7 und 2 nehmen, oder 5 und 4. Was ist besser für deine Primiera?</translation>
    </message>
    <message>
        <source>Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. Who gets the point?</source>
        <translation>Angenommen, eine Runde endet so: Deine besten Karten sind %1, %2, %3 und %4. %5 hat %6, %7, %8 und %9. Wer bekommt den Punkt?</translation>
    </message>
    <message>
        <source>6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 und 2 sind 8, und %1 hatte %2: Scopa gegen dich. Lass mehr als zehn auf dem Tisch.</translation>
    </message>
    <message>
        <source>You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it back.</source>
        <translation>Du hast zwei Sechsen, also sind nur noch zwei unterwegs. Und nimmt sie niemand, holt deine andere 6 sie zurück.</translation>
    </message>
    <message>
        <source>Three other twos are about, and %1 had one: scopa for her. Of another value you hold two yourself, so only two are about. Lay one of these.</source>
        <translation>Drei andere Zweien sind unterwegs, und %1 hatte eine: Scopa gegen dich. Von einem anderen Wert hast du selbst zwei, also sind nur zwei unterwegs. Leg eine davon ab.</translation>
    </message>
    <message>
        <source>6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 und 3 sind 9: Zwei Karten, die 9 zählen, sind noch da, und %1 hatte eine. Welche Summe kann niemand mehr nehmen?</translation>
    </message>
    <message>
        <source>6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 und 2 sind 8: Noch keine Karte, die 8 zählt, ist weg, und %1 hatte eine. Welche Summe kann niemand mehr nehmen?</translation>
    </message>
    <message>
        <source>Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many can %1 have?</source>
        <translation>Siebenen zu zählen lohnt sich am meisten. Angenommen, zwei liegen auf den Stapeln, und eine hast du. Wie viele kann %1 haben?</translation>
    </message>
    <message>
        <source>That is not the sum of 3 and 4. Take both with one card.</source>
        <translation>Das ist nicht die Summe aus 3 und 4. Nimm beide mit einer Karte.</translation>
    </message>
    <message>
        <source>Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and counts 8: which of your cards makes fifteen with it?</source>
        <translation>Cirulla kommt aus Genua. Eine Karte nimmt auch Karten, mit denen sie fünfzehn ergibt. %1 liegt da und zählt 8: Welche deiner Karten macht damit fünfzehn?</translation>
    </message>
    <message>
        <source>%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a kind, 10 points. Declare it.</source>
        <translation>%1 ist die Matta: Beim Ansagen zählt sie als jede beliebige Karte. Mit deinen zwei Vieren macht sie einen Drilling, 10 Punkte. Sag ihn an.</translation>
    </message>
    <message>
        <source>First declare: as a 4 the matta makes three of a kind, 10 points. Try again.</source>
        <translation>Erst ansagen: Als 4 macht die Matta einen Drilling, 10 Punkte. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Right: %1 is yours. Where there is a choice, look for cards %2.</source>
        <translation>Richtig: Du hast %1. Wenn du wählen kannst, achte auf %2-Karten.</translation>
    </message>
    <message>
        <source>The rules allow it, and it is two cards as well. But %1 counts for more: take it.</source>
        <translation>Die Regeln erlauben es, und zwei Karten sind es auch. Aber %1 zählt mehr: Nimm diese Karte.</translation>
    </message>
    <message>
        <source>5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it and leaves the sum alone. Play it and see.</source>
        <translation>5 und 4 machen 9. Aber eine einzelne Karte vom selben Wert geht vor: Liegt %1 da, muss %2 diese Karte nehmen und lässt die Summe liegen. Spiel und sieh selbst.</translation>
    </message>
    <message>
        <source>The game did not even ask: the equal card was taken, 5 and 4 stay.</source>
        <translation>Das Programm hat gar nicht erst gefragt: Die gleiche Karte ist genommen, 5 und 4 bleiben.</translation>
    </message>
    <message>
        <source>Now you: each of your cards takes something. Add up what lies there, and play the card that takes most cards.</source>
        <translation>Jetzt du: Jede deiner Karten nimmt etwas. Zähl zusammen, was daliegt, und spiel die Karte, die am meisten Karten nimmt.</translation>
    </message>
    <message>
        <source>1 and 2 and 6 make 9: four cards for your pile. Well counted!</source>
        <translation>1 und 2 und 6 machen 9: vier Karten für deinen Stapel. Gut gerechnet!</translation>
    </message>
    <message>
        <source>That takes two cards. Another one takes three: add up 1, 2 and 6.</source>
        <translation>Die nimmt zwei Karten. Eine andere nimmt drei: Zähl 1, 2 und 6 zusammen.</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. That is a scopa, which means broom. Sweep the table!</source>
        <translation>%1 hat %2 und %3 liegen lassen. Wer alles nimmt, was auf dem Tisch liegt, bekommt sofort einen Punkt. Das ist eine Scopa, auf Deutsch: Besen. Feg den Tisch leer!</translation>
    </message>
    <message>
        <source>Scopa! The card lies face up across your pile, so that everybody sees the point.</source>
        <translation>Scopa! Die Karte liegt offen quer auf deinem Stapel, damit alle den Punkt sehen.</translation>
    </message>
    <message>
        <source>That would sweep nothing. An ace and a 3 make 4: play %1.</source>
        <translation>Das fegt nichts leer. Ein Ass und eine 3 machen 4: Spiel %1.</translation>
    </message>
    <message>
        <source>On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. You know what to do.</source>
        <translation>Auf den leeren Tisch kann man nur ablegen, und wer folgt, kann ihn leer fegen. %1 musste %2 ablegen. Du weißt, was zu tun ist.</translation>
    </message>
    <message>
        <source>Two scope in a row! Nobody likes to play on an empty table.</source>
        <translation>Zwei Scope hintereinander! Niemand spielt gern auf den leeren Tisch.</translation>
    </message>
    <message>
        <source>That leaves a point lying there. Your %1 sweeps the table.</source>
        <translation>So bleibt ein Punkt liegen. Deine Karte %1 fegt den Tisch leer.</translation>
    </message>
    <message>
        <source>All three of your cards take something, but only one of them sweeps the table. Find it.</source>
        <translation>Alle drei deiner Karten nehmen etwas, aber nur eine fegt den Tisch leer. Finde sie.</translation>
    </message>
    <message>
        <source>Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores one.</source>
        <translation>Scopa! Kaum etwas ist besser. Nur die allerletzte Karte der Runde macht nie eine.</translation>
    </message>
    <message>
        <source>That takes one card and leaves the other. Which of yours takes 5 and 2 together?</source>
        <translation>Die nimmt eine Karte und lässt die andere liegen. Welche von deinen nimmt 5 und 2 zusammen?</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>Die Punkte zählen</translation>
    </message>
    <message>
        <source>When all forty cards are played, the piles are counted. One point goes to the side with more cards. So, other things being equal: take many. Which card takes most?</source>
        <translation>Sind alle vierzig Karten gespielt, werden die Stapel gezählt. Einen Punkt bekommt die Seite mit mehr Karten. Also, wenn sonst alles gleich ist: Nimm viele. Welche Karte nimmt am meisten?</translation>
    </message>
    <message>
        <source>Four cards. Whoever has 21 or more has the point for cards.</source>
        <translation>Vier Karten. Wer 21 oder mehr hat, bekommt den Punkt für die Karten.</translation>
    </message>
    <message>
        <source>It takes something, but not most. 4 and 3 and 2 together make a card that you hold.</source>
        <translation>Sie nimmt etwas, aber nicht am meisten. 4 und 3 und 2 ergeben zusammen eine Karte, die du hast.</translation>
    </message>
    <message>
        <source>Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 or the other. Take the better one.</source>
        <translation>Einen weiteren Punkt bekommt die Seite mit mehr %1-Karten: Sechs von zehn reichen. Mit %2 kannst du die eine oder die andere 6 nehmen. Nimm die bessere.</translation>
    </message>
    <message>
        <source>Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well.</source>
        <translation>Ja. Sonst ist eine 6 wie die andere, aber %1 zählt auch bei deinen %2-Karten.</translation>
    </message>
    <message>
        <source>You may, but then %1 stays for somebody else. Take that one.</source>
        <translation>Das darfst du, aber dann bleibt %1 für jemand anders. Nimm diese Karte.</translation>
    </message>
    <message>
        <source>Right: where both have the same, nobody scores.</source>
        <translation>Richtig: Haben beide gleich viele, bekommt niemand den Punkt.</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>Wir beide</translation>
    </message>
    <message>
        <source>No: the point is for whoever has more, and nobody has.</source>
        <translation>Nein: Den Punkt bekommt, wer mehr hat, und niemand hat mehr.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Who has more cards</source>
        <translation>Wer mehr Karten hat</translation>
    </message>
    <message>
        <source>No: each point is counted by itself. Five is not more than five.</source>
        <translation>Nein: Jeder Punkt wird für sich gezählt. Fünf sind nicht mehr als fünf.</translation>
    </message>
    <message>
        <source>Two more points are for %1 and for the primiera: both have lessons of their own. Here a round ends: play your last card. What is left on the table goes to whoever took last.</source>
        <translation>Zwei weitere Punkte gibt es für %1 und für die Primiera: Dafür gibt es eigene Lektionen. Hier endet eine Runde: Spiel deine letzte Karte. Was auf dem Tisch bleibt, bekommt, wer zuletzt genommen hat.</translation>
    </message>
    <message>
        <source>That is the count: every point with the cards that made it. A match goes on, round after round, until somebody has 11 points.</source>
        <translation>Das ist die Abrechnung: jeder Punkt mit den Karten, die ihn gebracht haben. Eine Partie geht weiter, Runde um Runde, bis jemand 11 Punkte hat.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>Die Primiera</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which of these three helps most?</source>
        <translation>Für die Primiera nimmt jede Seite ihre beste Karte jeder Farbe und zählt sie zusammen, nach eigenen Werten: Eine 7 zählt 21, eine 6 18, ein Ass 16, eine 5 15, eine 4 14, eine 3 13, eine 2 12 und jede Figur 10. Welche der drei hilft am meisten?</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. Which of these three helps most?</source>
        <translation>Für die Primiera nimmt jede Seite ihre beste Karte jeder Farbe und zählt sie zusammen, nach eigenen Werten: Eine 7 zählt 21, eine 6 18, ein Ass 16, eine 5 15, eine 4 14, eine 3 13, eine 2 12, und 8, 9 und 10 zählen 10. Welche der drei hilft am meisten?</translation>
    </message>
    <message>
        <source>Right: sevens are best, then sixes, then aces.</source>
        <translation>Richtig: Siebenen sind am besten, dann Sechsen, dann Asse.</translation>
    </message>
    <message>
        <source>High cards count least in the primiera: no more than 10. Which counts 21?</source>
        <translation>Hohe Karten zählen in der Primiera am wenigsten: nur 10. Welche zählt 21?</translation>
    </message>
    <message>
        <source>An ace is good, it counts 16. One is better still.</source>
        <translation>Ein Ass ist gut, es zählt 16. Eine Karte ist noch besser.</translation>
    </message>
    <message>
        <source>%1 is your best card %2 now, and nobody can have a better one there.</source>
        <translation>%1 ist jetzt deine beste %2-Karte, und niemand kann dort eine bessere haben.</translation>
    </message>
    <message>
        <source>5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.</source>
        <translation>5 und 4 zählen 15 und 14, eine 7 zählt 21. Nimm das Paar mit der 7.</translation>
    </message>
    <message>
        <source>21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of which a side has no card at all adds nothing.</source>
        <translation>21 und 21 und 18 und 16 sind 76; 21 und 21 und 10 und 10 sind 62. Der Punkt gehört dir. Eine Farbe, von der eine Seite gar keine Karte hat, trägt nichts bei.</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.</source>
        <translation>Beide haben zwei Siebenen. Aber deine 6 und dein Ass zählen 18 und 16, die Figuren nur je 10.</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each.</source>
        <translation>Beide haben zwei Siebenen. Aber deine 6 und dein Ass zählen 18 und 16, 8 und 10 nur je 10.</translation>
    </message>
    <message>
        <source>The sevens are level, the other two cards are not: add them up.</source>
        <translation>Bei den Siebenen steht es gleich, bei den anderen zwei Karten nicht: Zähl sie zusammen.</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>Das Settebello</translation>
    </message>
    <message>
        <source>%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it counts among the cards %2 and in the primiera too. Take it!</source>
        <translation>%1 hat einen Namen: Settebello, die schöne Sieben. Wer sie hat, bekommt schon dafür einen Punkt, und sie zählt auch bei den %2-Karten und in der Primiera. Nimm sie!</translation>
    </message>
    <message>
        <source>The settebello is yours, and with it one point is certain.</source>
        <translation>Das Settebello gehört dir, und damit ist ein Punkt sicher.</translation>
    </message>
    <message>
        <source>That is a 7 as well, but the wrong one: %1 is worth a point.</source>
        <translation>Das ist auch eine 7, aber die falsche: %1 ist einen Punkt wert.</translation>
    </message>
    <message>
        <source>Now you hold the settebello yourself, and none of your cards takes anything. One of them has to be laid. Choose well.</source>
        <translation>Jetzt hast du selbst das Settebello auf der Hand, und keine deiner Karten nimmt etwas. Eine muss abgelegt werden. Wähl gut.</translation>
    </message>
    <message>
        <source>Right: the settebello waits in your hand until it can take something.</source>
        <translation>Richtig: Das Settebello wartet in deiner Hand, bis es etwas nehmen kann.</translation>
    </message>
    <message>
        <source>See what comes of it: %1 has a 7, and your point is gone. Keep the settebello.</source>
        <translation>Sieh, was daraus wird: %1 hat eine 7, und dein Punkt ist weg. Behalte das Settebello.</translation>
    </message>
    <message>
        <source>3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?</source>
        <translation>3 und 4 liegen da, und du hast zwei Siebenen. Beide könnten sie nehmen. Mit welcher nimmst du sie?</translation>
    </message>
    <message>
        <source>Yes: the card that takes goes into your pile too. The settebello is safe.</source>
        <translation>Ja: Auch die Karte, die nimmt, kommt auf deinen Stapel. Das Settebello ist in Sicherheit.</translation>
    </message>
    <message>
        <source>It takes the same. But then the settebello is still in your hand, and you may have to lay it one day. Bring it home now.</source>
        <translation>Sie nimmt dasselbe. Aber dann ist das Settebello noch in deiner Hand, und eines Tages musst du es vielleicht ablegen. Bring es jetzt nach Hause.</translation>
    </message>
    <message>
        <source>What not to leave</source>
        <translation>Was du nicht liegen lässt</translation>
    </message>
    <message>
        <source>Now think of the next player. If all that lies on the table comes to ten or less, one card may sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?</source>
        <translation>Denk jetzt an den, der nach dir kommt. Zählt alles auf dem Tisch zusammen höchstens zehn, kann eine Karte ihn leer fegen. %1 liegt da, und du musst eine Karte ablegen. Bei welcher gibt es nichts zu fegen?</translation>
    </message>
    <message>
        <source>6 and 9 are 15, and no card counts 15. More than ten is safe.</source>
        <translation>6 und 9 sind 15, und keine Karte zählt 15. Mehr als zehn ist sicher.</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 und 4 sind 10, und %1 hatte %2: Scopa gegen dich. Lass mehr als zehn auf dem Tisch.</translation>
    </message>
    <message>
        <source>All three of your cards take something this time. Take so that more than ten stays on the table.</source>
        <translation>Diesmal nehmen alle drei deiner Karten etwas. Nimm so, dass mehr als zehn auf dem Tisch bleibt.</translation>
    </message>
    <message>
        <source>9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.</source>
        <translation>9 und 2 bleiben: 11, und das kann niemand leer fegen. Ein kleiner Fang, aber ein sicherer.</translation>
    </message>
    <message>
        <source>That left 2 and 3, and %1 had a 5: scopa for her. Leave more.</source>
        <translation>Damit blieben 2 und 3, und %1 hatte eine 5: Scopa gegen dich. Lass mehr liegen.</translation>
    </message>
    <message>
        <source>That left one card alone, and %1 had its equal: scopa for her. Leave more.</source>
        <translation>Damit blieb eine einzige Karte, und %1 hatte die gleiche: Scopa gegen dich. Lass mehr liegen.</translation>
    </message>
    <message>
        <source>%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of your cards has the fewest equals left?</source>
        <translation>%1 hat gerade den Tisch leer gefegt: Jetzt musst du eine Karte ablegen, und nur eine gleiche kann sie nehmen. Von welcher deiner Karten gibt es die wenigsten gleichen?</translation>
    </message>
    <message>
        <source>Counting cards</source>
        <translation>Karten mitzählen</translation>
    </message>
    <message>
        <source>There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, two by you. %2 lies there. With which card do you leave nothing that can still be swept?</source>
        <translation>Von jedem Wert gibt es vier Karten. Alle vier, die 10 zählen, sind weg: Zwei hat %1 genommen, zwei du. %2 liegt da. Mit welcher Karte lässt du nichts liegen, was noch jemand leer fegen kann?</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.</source>
        <translation>6 und 4 sind 10, und keine Karte, die 10 zählt, ist mehr da. Wer mitzählt, darf liegen lassen, was gewagt aussieht.</translation>
    </message>
    <message>
        <source>Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.</source>
        <translation>Richtig: höchstens eine. Hat sie sich nicht gezeigt, ist sie in der anderen Hand oder noch im Talon.</translation>
    </message>
    <message>
        <source>There are four in all, and you know of three.</source>
        <translation>Im Ganzen sind es vier, und von drei weißt du.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>Höchstens eine</translation>
    </message>
    <message>
        <source>Your own 7 counts too: that makes three of four.</source>
        <translation>Deine eigene 7 zählt auch mit: Das sind drei von vier.</translation>
    </message>
    <message>
        <source>%1 has swept the table. Three cards that count 10 are gone, the other values are still about. Lay the card that nobody can take.</source>
        <translation>%1 hat den Tisch leer gefegt. Drei Karten, die 10 zählen, sind weg, die anderen Werte sind noch unterwegs. Leg die Karte ab, die niemand nehmen kann.</translation>
    </message>
    <message>
        <source>It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, and the table counts with you.</source>
        <translation>Sie war die letzte ihres Werts: Keine Karte kann sie allein nehmen. Schalte im Menü „Hilfen“ die gefallenen Karten ein, dann zählt der Tisch mit.</translation>
    </message>
    <message>
        <source>Others of this value are still about: it may be swept. Of one of your cards none is left.</source>
        <translation>Von diesem Wert sind noch andere unterwegs: Das könnte leer gefegt werden. Von einer deiner Karten ist keine mehr da.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to you both.</source>
        <translation>Scopone ist Scopa zu viert, zwei gegen zwei. %1, dir gegenüber, spielt mit dir: Ihr habt zusammen einen Stapel. Alle Karten werden auf einmal gegeben, je neun und vier auf den Tisch. Nimm, was für euch beide am meisten wert ist.</translation>
    </message>
    <message>
        <source>The settebello, for both of you. A match of Scopone goes to 21 points.</source>
        <translation>Das Settebello, für euch beide. Eine Partie Scopone geht bis 21 Punkte.</translation>
    </message>
    <message>
        <source>Look again: %1 lies there, and a 7 is in your hand.</source>
        <translation>Sieh noch einmal hin: %1 liegt da, und eine 7 ist in deiner Hand.</translation>
    </message>
    <message>
        <source>Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after you. Lay a card that can hardly be swept: count what you hold.</source>
        <translation>Scopone scientifico: je zehn Karten, und der Tisch ist am Anfang leer. Du spielst zuerst, nach dir %1. Leg eine Karte ab, die kaum jemand nehmen kann: Zähl, was du hast.</translation>
    </message>
    <message>
        <source>You hold three fives: only one is left elsewhere, and it may be your partner&apos;s.</source>
        <translation>Du hast drei Fünfen: Nur eine ist noch anderswo, und die hat vielleicht dein Gegenüber.</translation>
    </message>
    <message>
        <source>Three others of this value are in the other hands. Of which value do you hold most yourself?</source>
        <translation>Drei andere dieses Werts sind in den anderen Händen. Von welchem Wert hast du selbst am meisten?</translation>
    </message>
    <message>
        <source>Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.</source>
        <translation>Karten gehen paarweise: Eine 4 nimmt eine 4, und am Ende haben die Geber das letzte Wort. Wer nicht gibt, bricht die Paare, indem er eine Summe nimmt. Das ist der Spariglio. %1 hat gegeben: Mach einen.</translation>
    </message>
    <message>
        <source>3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their pairs.</source>
        <translation>3, 4 und 7 sind jetzt ungerade: Von jeder fehlt eine, und die Geber können sich nicht mehr auf ihre Paare verlassen.</translation>
    </message>
    <message>
        <source>That takes a pair and leaves all values even, as the dealers like it. Take a sum.</source>
        <translation>Das nimmt ein Paar und lässt alle Werte gerade, wie es die Geber mögen. Nimm eine Summe.</translation>
    </message>
    <message>
        <source>8 and 7 are 15. Equal cards and sums are taken as in Scopa.</source>
        <translation>8 und 7 sind 15. Gleiche Karten und Summen nimmt man wie bei Scopa.</translation>
    </message>
    <message>
        <source>That makes no fifteen. 15 less 8 is 7.</source>
        <translation>Das macht keine Fünfzehn. 15 weniger 8 sind 7.</translation>
    </message>
    <message>
        <source>In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies does it take just that one. Look at your hand.</source>
        <translation>Bei Cirulla nimmt ein Ass den ganzen Tisch, und das zählt als Scopa. Nur wo ein anderes Ass liegt, nimmt es bloß dieses. Sieh dein Blatt an.</translation>
    </message>
    <message>
        <source>All of it with one ace: scopa!</source>
        <translation>Alles mit einem Ass: Scopa!</translation>
    </message>
    <message>
        <source>There is something better: your ace takes everything.</source>
        <translation>Es geht besser: Dein Ass nimmt alles.</translation>
    </message>
    <message>
        <source>Three cards that come to less than ten may be declared before you play: 3 points at once, and your hand lies open. Count yours, and declare.</source>
        <translation>Drei Karten, die zusammen weniger als zehn zählen, darfst du vor dem Ausspielen ansagen: sofort 3 Punkte, und dein Blatt liegt offen. Zähl deines und sag an.</translation>
    </message>
    <message>
        <source>3 points, before a single card is played.</source>
        <translation>3 Punkte, bevor eine einzige Karte gespielt ist.</translation>
    </message>
    <message>
        <source>First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again.</source>
        <translation>Erst ansagen: 1 und 3 und 4 sind 8, und 3 Punkte liegen da und warten. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.</source>
        <translation>Drei Vieren mit der Matta: 10 Punkte. Cirulla geht bis 51, und unterwegs kann alles passieren.</translation>
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
        <translation>Asso piglia tutto, immer</translation>
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
        <translation>Escoba ohne Setenta</translation>
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
        <translation>Der Klassiker. Vier Punkte je Runde und einer für jede Scopa.</translation>
    </message>
    <message>
        <source>The %2 of every suit: your sweeps count twice.</source>
        <translation>%2 in allen vier Farben: Deine Scope zählen doppelt.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score, and each card that follows.</source>
        <translation>%1-Ass, -2, -3 zählen, und jede Karte, die folgt.</translation>
    </message>
    <message>
        <source>Two pairs, nine cards each, four on the table.</source>
        <translation>Zwei Paare, je neun Karten, vier auf dem Tisch.</translation>
    </message>
    <message>
        <source>Two pairs, ten cards each, an empty table.</source>
        <translation>Zwei Paare, je zehn Karten, ein leerer Tisch.</translation>
    </message>
    <message>
        <source>Take what makes fifteen with your card.</source>
        <translation>Nimm, was mit deiner Karte fünfzehn ergibt.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %1: hold all three and win.</source>
        <translation>%1-Ass, -2 und -3: Hast du alle drei, gewinnst du.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, whatever lies there.</source>
        <translation>Ein Ass nimmt den ganzen Tisch, was auch daliegt.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless another ace lies there.</source>
        <translation>Ein Ass nimmt den ganzen Tisch, außer es liegt ein anderes da.</translation>
    </message>
    <message>
        <source>The king %1 is worth a point of its own.</source>
        <translation>Der %1-König ist einen eigenen Punkt wert.</translation>
    </message>
    <message>
        <source>Upside down: the lowest score wins.</source>
        <translation>Verkehrte Welt: Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Only aces and figures count, one point each.</source>
        <translation>Nur Asse und Figuren zählen, je einen Punkt.</translation>
    </message>
    <message>
        <source>The Spanish fifteen, with a point for the sevens.</source>
        <translation>Die spanische Fünfzehn, mit einem Punkt für die Siebenen.</translation>
    </message>
    <message>
        <source>The Spanish fifteen; the sevens count, the setenta does not.</source>
        <translation>Die spanische Fünfzehn; die Siebenen zählen, die Setenta nicht.</translation>
    </message>
    <message>
        <source>Genoa&apos;s game: fifteens, declarations, a wild 7 of cups.</source>
        <translation>Das Spiel aus Genua: Fünfzehnen, Ansagen, eine wilde Kelch-7.</translation>
    </message>
    <message>
        <source>Tunis: single cards first, and a point for sevens.</source>
        <translation>Tunis: erst einzelne Karten, und ein Punkt für Siebenen.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or cards that add up to it.</source>
        <translation>Eine Karte nimmt eine Karte vom selben Wert oder Karten, die zusammen so viel zählen.</translation>
    </message>
    <message>
        <source>A side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <translation>Eine Seite, die %2 in allen vier Farben nimmt, zählt ihre Scope der Runde noch einmal.</translation>
    </message>
    <message>
        <source>A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.</source>
        <translation>Eine Seite mit %1-Ass, -2 und -3 bekommt je einen Punkt, und einen für jede Karte, die lückenlos folgt.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table.</source>
        <translation>Partner sitzen sich gegenüber. Alle Karten werden auf einmal gegeben: neun auf jede Hand, vier auf den Tisch.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid.</source>
        <translation>Partner sitzen sich gegenüber. Alle Karten werden auf einmal gegeben, zehn auf jede Hand: Die erste muss abgelegt werden.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen together with it; equal cards do not take each other.</source>
        <translation>Eine Karte nimmt Karten, die mit ihr zusammen fünfzehn ergeben; gleiche Karten nehmen einander nicht.</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once.</source>
        <translation>%1-Ass, -2 und -3 bringen 1, 2 und 3. Eine Seite, die alle drei hat, gewinnt sofort die Partie.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, aces too.</source>
        <translation>Ein Ass nimmt jede Karte auf dem Tisch, auch Asse.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table. If an ace lies there, or on the round&apos;s first play, it takes one ace.</source>
        <translation>Ein Ass nimmt jede Karte auf dem Tisch. Liegt ein Ass da, oder im ersten Zug der Runde, nimmt es nur ein Ass.</translation>
    </message>
    <message>
        <source>Like the settebello, the king %1 scores a point for who takes it.</source>
        <translation>Wie das Settebello bringt der %1-König einen Punkt.</translation>
    </message>
    <message>
        <source>Points are counted as always; when somebody reaches the target, the lowest score wins.</source>
        <translation>Die Punkte zählen wie immer; erreicht jemand das Ziel, gewinnen die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point; sweeps and the usual four points do not count.</source>
        <translation>Jedes Ass und jede Figur bringt einen Punkt; Scope und die üblichen vier Punkte zählen nicht.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Most sevens score a point, all four another.</source>
        <translation>Eine Karte nimmt Karten, die mit ihr fünfzehn ergeben. Die meisten Siebenen bringen einen Punkt, alle vier noch einen.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Sevens score, and there is no setenta.</source>
        <translation>Eine Karte nimmt Karten, die mit ihr fünfzehn ergeben. Siebenen zählen, und es gibt keine Setenta.</translation>
    </message>
    <message>
        <source>A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are declared; the 7 of cups is wild.</source>
        <translation>Eine Karte nimmt, was ihr gleicht oder mit ihr fünfzehn ergibt. Weniger als zehn oder ein Drilling auf der Hand wird angesagt; die Kelch-7 ist wild.</translation>
    </message>
    <message>
        <source>A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera.</source>
        <translation>Eine einzelne Karte geht vor einer Summe. Die meisten Siebenen, dann die meisten Sechsen zählen anstelle der Primiera.</translation>
    </message>
    <message>
        <source>A card takes an equal card, or cards that add up to it</source>
        <translation>Eine Karte nimmt eine gleiche Karte oder Karten, die zusammen so viel zählen</translation>
    </message>
    <message>
        <source>A card takes what makes fifteen with it</source>
        <translation>Eine Karte nimmt, was mit ihr fünfzehn ergibt</translation>
    </message>
    <message>
        <source>A card takes what equals it, or what makes fifteen with it</source>
        <translation>Eine Karte nimmt, was ihr gleicht oder was mit ihr fünfzehn ergibt</translation>
    </message>
    <message>
        <source>Fewest cards when there is a choice</source>
        <translation>Bei mehreren Möglichkeiten die wenigsten Karten</translation>
    </message>
    <message>
        <source>A single card before a sum, otherwise free choice</source>
        <translation>Eine einzelne Karte vor einer Summe, sonst freie Wahl</translation>
    </message>
    <message>
        <source>Free choice of what to take</source>
        <translation>Freie Wahl beim Nehmen</translation>
    </message>
    <message>
        <source>A card that can take may be laid</source>
        <translation>Eine Karte, die nehmen kann, darf abgelegt werden</translation>
    </message>
    <message>
        <source>Any number of cards at once</source>
        <translation>Beliebig viele Karten auf einmal</translation>
    </message>
    <message>
        <source>Never more than two table cards at once</source>
        <translation>Nie mehr als zwei Tischkarten auf einmal</translation>
    </message>
    <message>
        <source>An ace takes like any other card</source>
        <translation>Ein Ass nimmt wie jede andere Karte</translation>
    </message>
    <message>
        <source>An ace takes the whole table</source>
        <translation>Ein Ass nimmt den ganzen Tisch</translation>
    </message>
    <message>
        <source>An ace takes the whole table unless an ace lies there</source>
        <translation>Ein Ass nimmt den ganzen Tisch, außer es liegt ein Ass da</translation>
    </message>
    <message>
        <source>The first ace of a round is like any other</source>
        <translation>Das erste Ass einer Runde ist wie jedes andere</translation>
    </message>
    <message>
        <source>On the round&apos;s first play an ace takes only an ace</source>
        <translation>Im ersten Zug der Runde nimmt ein Ass nur ein Ass</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace scores</source>
        <translation>Eine Scopa durch die Macht eines Asses zählt</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace does not score</source>
        <translation>Eine Scopa durch die Macht eines Asses zählt nicht</translation>
    </message>
    <message>
        <source>Each sweep scores a point</source>
        <translation>Jede Scopa bringt einen Punkt</translation>
    </message>
    <message>
        <source>Sweeps do not score</source>
        <translation>Scope zählen nicht</translation>
    </message>
    <message>
        <source>Most cards score a point</source>
        <translation>Die meisten Karten bringen einen Punkt</translation>
    </message>
    <message>
        <source>No point for most cards</source>
        <translation>Kein Punkt für die meisten Karten</translation>
    </message>
    <message>
        <source>Most cards %1 score a point</source>
        <translation>Die meisten %1-Karten bringen einen Punkt</translation>
    </message>
    <message>
        <source>No point for most cards %1</source>
        <translation>Kein Punkt für die meisten %1-Karten</translation>
    </message>
    <message>
        <source>The settebello scores a point</source>
        <translation>Das Settebello bringt einen Punkt</translation>
    </message>
    <message>
        <source>No point for the settebello</source>
        <translation>Kein Punkt für das Settebello</translation>
    </message>
    <message>
        <source>The best primiera scores a point</source>
        <translation>Die beste Primiera bringt einen Punkt</translation>
    </message>
    <message>
        <source>No point for the primiera</source>
        <translation>Kein Punkt für die Primiera</translation>
    </message>
    <message>
        <source>No point for a sweep with the last card</source>
        <translation>Kein Punkt für eine Scopa mit der letzten Karte</translation>
    </message>
    <message>
        <source>A sweep with the last card scores too</source>
        <translation>Auch eine Scopa mit der letzten Karte zählt</translation>
    </message>
    <message>
        <source>Leftovers go to whoever took last</source>
        <translation>Der Rest geht an den letzten Fang</translation>
    </message>
    <message>
        <source>Leftovers go to the dealer</source>
        <translation>Der Rest geht an den Geber</translation>
    </message>
    <message>
        <source>Three kings on the table: deal again</source>
        <translation>Drei Könige auf dem Tisch: neu geben</translation>
    </message>
    <message>
        <source>Three kings on the table: play on</source>
        <translation>Drei Könige auf dem Tisch: weiterspielen</translation>
    </message>
    <message>
        <source>Two aces on the table: play on</source>
        <translation>Zwei Asse auf dem Tisch: weiterspielen</translation>
    </message>
    <message>
        <source>Two aces on the table: deal again</source>
        <translation>Zwei Asse auf dem Tisch: neu geben</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 18</source>
        <translation>Primiera: eine 6 zählt 18</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 19</source>
        <translation>Primiera: eine 6 zählt 19</translation>
    </message>
    <message>
        <source>Primiera: a missing suit counts nothing</source>
        <translation>Primiera: eine fehlende Farbe zählt nichts</translation>
    </message>
    <message>
        <source>Primiera: only with all four suits</source>
        <translation>Primiera: nur mit allen vier Farben</translation>
    </message>
    <message>
        <source>Primiera: more suits beat fewer</source>
        <translation>Primiera: mehr Farben schlagen weniger</translation>
    </message>
    <message>
        <source>No napola</source>
        <translation>Keine Napola</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on score a point each</source>
        <translation>Napola: %1-Ass, -2, -3 und weiter bringen je einen Punkt</translation>
    </message>
    <message>
        <source>All ten cards %1 score like any napola</source>
        <translation>Alle zehn %1-Karten zählen wie jede Napola</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match at once</source>
        <translation>Alle zehn %1-Karten gewinnen sofort die Partie</translation>
    </message>
    <message>
        <source>No point for the king %1</source>
        <translation>Kein Punkt für den %1-König</translation>
    </message>
    <message>
        <source>Re bello: the king %1 scores a point</source>
        <translation>Re bello: der %1-König bringt einen Punkt</translation>
    </message>
    <message>
        <source>No sweeps are doubled</source>
        <translation>Scope werden nicht verdoppelt</translation>
    </message>
    <message>
        <source>Ponino: the %2 of every suit doubles the sweeps</source>
        <translation>Ponino: %2 in allen vier Farben verdoppelt die Scope</translation>
    </message>
    <message>
        <source>No points for ace, 2 and 3 %1</source>
        <translation>Keine Punkte für %1-Ass, -2 und -3</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score 1, 2, 3; all three win the match</source>
        <translation>%1-Ass, -2, -3 bringen 1, 2, 3; alle drei gewinnen die Partie</translation>
    </message>
    <message>
        <source>No points for single aces and figures</source>
        <translation>Keine Punkte für einzelne Asse und Figuren</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point</source>
        <translation>Jedes Ass und jede Figur bringt einen Punkt</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Die meisten Punkte gewinnen</translation>
    </message>
    <message>
        <source>No point for sevens</source>
        <translation>Kein Punkt für Siebenen</translation>
    </message>
    <message>
        <source>Most sevens score a point, all four another</source>
        <translation>Die meisten Siebenen bringen einen Punkt, alle vier noch einen</translation>
    </message>
    <message>
        <source>No barmila</source>
        <translation>Keine Barmila</translation>
    </message>
    <message>
        <source>Barmila: most sevens, then most sixes, score a point</source>
        <translation>Barmila: die meisten Siebenen, dann die meisten Sechsen bringen einen Punkt</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Keine Ansagen</translation>
    </message>
    <message>
        <source>Declarations, piccola, grande and cappotto are played</source>
        <translation>Ansagen, Piccola, Grande und Cappotto werden gespielt</translation>
    </message>
    <message>
        <source>No card is wild</source>
        <translation>Keine Karte ist wild</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until its holder plays it</source>
        <translation>Die wilde 7 behält ihren Wert, bis man sie ausspielt</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until it is taken</source>
        <translation>Die wilde 7 behält ihren Wert, bis jemand sie nimmt</translation>
    </message>
    <message>
        <source>The wild 7 counts otherwise only in the declaration</source>
        <translation>Die wilde 7 zählt nur beim Ansagen anders</translation>
    </message>
    <message>
        <source>The opening table stays</source>
        <translation>Der erste Tisch bleibt liegen</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty, wild 7 and all</source>
        <translation>Der Geber nimmt anfangs fünfzehn oder dreißig, auch mit der wilden 7</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty</source>
        <translation>Der Geber nimmt anfangs fünfzehn oder dreißig</translation>
    </message>
    <message>
        <source>An equal card leaves the sums free</source>
        <translation>Eine gleiche Karte lässt die Summen frei</translation>
    </message>
    <message>
        <source>An equal card goes before the same sum</source>
        <translation>Eine gleiche Karte geht vor derselben Summe</translation>
    </message>
    <message>
        <source>Level at the target: one more round</source>
        <translation>Gleichstand am Ziel: noch eine Runde</translation>
    </message>
    <message>
        <source>Level at the target: the king %1 decides</source>
        <translation>Gleichstand am Ziel: der %1-König entscheidet</translation>
    </message>
    <message>
        <source>A napola scores %1 at the most</source>
        <translation>Eine Napola bringt höchstens %1</translation>
    </message>
    <message>
        <source>A piccola scores %1 at the most</source>
        <translation>Eine Piccola bringt höchstens %1</translation>
    </message>
    <message>
        <source>The match is played to %1</source>
        <translation>Die Partie geht bis %1</translation>
    </message>
    <message>
        <source>When there are several captures</source>
        <translation>Bei mehreren möglichen Fängen</translation>
    </message>
    <message>
        <source>Taking is a duty</source>
        <translation>Nehmen ist Pflicht</translation>
    </message>
    <message>
        <source>Cards taken at once</source>
        <translation>Karten auf einmal</translation>
    </message>
    <message>
        <source>Power of an ace</source>
        <translation>Macht eines Asses</translation>
    </message>
    <message>
        <source>First play: an ace takes only an ace</source>
        <translation>Erster Zug: ein Ass nimmt nur ein Ass</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores</source>
        <translation>Die Scopa eines Asses zählt</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>Ein Punkt für jede Scopa</translation>
    </message>
    <message>
        <source>A sweep with the last card scores</source>
        <translation>Scopa mit der letzten Karte zählt</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>Karten, die liegen bleiben</translation>
    </message>
    <message>
        <source>Two aces on the table</source>
        <translation>Zwei Asse auf dem Tisch</translation>
    </message>
    <message>
        <source>A 6 in the primiera</source>
        <translation>Eine 6 in der Primiera</translation>
    </message>
    <message>
        <source>A suit missing from the primiera</source>
        <translation>Fehlende Farbe in der Primiera</translation>
    </message>
    <message>
        <source>A napola scores at the most</source>
        <translation>Napola bringt höchstens</translation>
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
        <translation>Punkte für Siebenen</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>A piccola scores at the most</source>
        <translation>Piccola bringt höchstens</translation>
    </message>
    <message>
        <source>Wild 7 of cups</source>
        <translation>Wilde Kelch-7</translation>
    </message>
    <message>
        <source>Opening table of fifteen or thirty</source>
        <translation>Erster Tisch zählt fünfzehn oder dreißig</translation>
    </message>
    <message>
        <source>The king %1 breaks a tie</source>
        <translation>Der %1-König entscheidet bei Gleichstand</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Gespielt bis</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Wenigste Karten</translation>
    </message>
    <message>
        <source>Single cards first</source>
        <translation>Einzelne zuerst</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>Höchstens zwei</translation>
    </message>
    <message>
        <source>To whoever took last</source>
        <translation>An den letzten Fang</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>An den Geber</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>Zählt nichts</translation>
    </message>
    <message>
        <source>Bars the point</source>
        <translation>Kostet den Punkt</translation>
    </message>
    <message>
        <source>More suits win</source>
        <translation>Mehr Farben siegen</translation>
    </message>
    <message>
        <source>teams of two</source>
        <translation>Zweierteams</translation>
    </message>
    <message>
        <source>teams</source>
        <comment>how many play</comment>
        <translation>Teams</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>zwei Zweierteams</translation>
    </message>
    <message>
        <source>three teams of two</source>
        <translation>drei Zweierteams</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>zwei Dreierteams</translation>
    </message>
    <message>
        <source>%1, %2, to %3.</source>
        <comment>a game; how many play; the target</comment>
        <translation>%1, %2, bis %3.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>The cards of this match follow from no deal number, so they cannot be dealt once more.</source>
        <translation>Die Karten dieser Partie folgen aus keiner Kartennummer, darum lassen sie sich nicht noch einmal geben.</translation>
    </message>
    <message>
        <source>This match began in the middle of another one: play that one’s cards again instead.</source>
        <translation>Diese Partie begann mitten in einer anderen: Spiel stattdessen deren Karten noch einmal.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this match.</source>
        <translation>In dieser Partie hat nur der Computer gespielt.</translation>
    </message>
    <message>
        <source>Several people played this match, so it is nobody’s seat alone that the computer could take.</source>
        <translation>In dieser Partie haben mehrere Menschen gespielt; es ist niemandes Platz allein, den der Computer einnehmen könnte.</translation>
    </message>
    <message>
        <source>The cards of your match of today.</source>
        <translation>Die Karten deiner Partie von heute.</translation>
    </message>
    <message>
        <source>The cards of your match of yesterday.</source>
        <translation>Die Karten deiner Partie von gestern.</translation>
    </message>
    <message>
        <source>The cards of your match of %1.</source>
        <comment>%1 is a date</comment>
        <translation>Die Karten deiner Partie vom %1.</translation>
    </message>
    <message>
        <source>The deal of %1.</source>
        <comment>%1 is a date</comment>
        <translation>Die Karten vom %1.</translation>
    </message>
    <message>
        <source>On the same cards you won both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Mit denselben Karten hast du beide Male gewonnen: jetzt %1 zu %2, vorher %3 zu %4.</translation>
    </message>
    <message>
        <source>Better than last time: on the same cards you lost %3 to %4.</source>
        <translation>Besser als letztes Mal: Da hast du mit denselben Karten %3 zu %4 verloren.</translation>
    </message>
    <message>
        <source>Last time, on the same cards, you won %3 to %4.</source>
        <translation>Letztes Mal hast du mit denselben Karten %3 zu %4 gewonnen.</translation>
    </message>
    <message>
        <source>On the same cards you lost both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Mit denselben Karten hast du beide Male verloren: jetzt %1 zu %2, vorher %3 zu %4.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you won %1 to %2.</source>
        <translation>Mit denselben Karten hätte „%5“ %3 zu %4 gewonnen; du hast %1 zu %2 gewonnen.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you won %1 to %2.</source>
        <translation>Mit denselben Karten hätte „%5“ %3 zu %4 verloren; du hast %1 zu %2 gewonnen.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you lost %1 to %2.</source>
        <translation>Mit denselben Karten hätte „%5“ %3 zu %4 gewonnen; du hast %1 zu %2 verloren.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you lost %1 to %2.</source>
        <translation>Mit denselben Karten hätte „%5“ %3 zu %4 verloren; du hast %1 zu %2 verloren.</translation>
    </message>
    <message>
        <source>Over the %1 that both played you did better than %3 by %2.</source>
        <translation>In %1, die beide gespielt haben, warst du um %2 besser als „%3“.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did better than you by %2.</source>
        <translation>In %1, die beide gespielt haben, war „%3“ um %2 besser als du.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did as well as you.</source>
        <translation>In %1, die beide gespielt haben, war „%3“ so gut wie du.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better now by %2.</source>
        <translation>In %1 beider Partien warst du diesmal um %2 besser.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better last time by %2.</source>
        <translation>In %1 beider Partien warst du letztes Mal um %2 besser.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did as well as last time.</source>
        <translation>In %1 beider Partien warst du so gut wie letztes Mal.</translation>
    </message>
    <message>
        <source>The cards of a round are the same in both matches. How many rounds there are follows from the score, so one match may go on when the other is over.</source>
        <translation>Die Karten einer Runde sind in beiden Partien dieselben. Wie viele Runden es gibt, folgt aus dem Spielstand; darum kann eine Partie weitergehen, wenn die andere vorbei ist.</translation>
    </message>
    <message>
        <source>%1, %2, to %3, with players of level %4.</source>
        <comment>a game; how many play; target; level</comment>
        <translation>%1, %2, bis %3, gegen Stufe %4.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1 is a score</comment>
        <translation>Offen, %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Won %1</source>
        <comment>%1 is a score</comment>
        <translation>Gewonnen, %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>%1 is a score</comment>
        <translation>Verloren, %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>so many deals of days</comment>
        <translation>%1 gespielt</translation>
    </message>
    <message>
        <source>%1 days in a row · %2 played</source>
        <translation>%1 Tage in Folge · %2 gespielt</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
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
        <translation>mehr als 20</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>die meisten Karten</translation>
    </message>
    <message>
        <source>more than 5</source>
        <translation>mehr als 5</translation>
    </message>
    <message>
        <source>the most of the suit</source>
        <translation>die meisten der Farbe</translation>
    </message>
    <message>
        <source>more than 5 %1</source>
        <translation>mehr als 5 %1-Karten</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>%1 is: of coins</comment>
        <translation>die meisten %1-Karten</translation>
    </message>
    <message>
        <source>the %1 of every suit</source>
        <comment>%1 is: knight</comment>
        <translation>%1 in allen vier Farben</translation>
    </message>
    <message>
        <source>the best of all four suits</source>
        <translation>das Beste aller vier Farben</translation>
    </message>
    <message>
        <source>more suits, then more points</source>
        <translation>mehr Farben, dann mehr Punkte</translation>
    </message>
    <message>
        <source>best card of each suit</source>
        <translation>beste Karte jeder Farbe</translation>
    </message>
    <message>
        <source>table swept clean</source>
        <translation>Tisch leer gefegt</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <translation>die meisten Siebenen</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>ein Punkt mehr</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>meiste Siebenen, dann meiste Sechsen</translation>
    </message>
    <message>
        <source>the run from the ace</source>
        <comment>what a napola asks for</comment>
        <translation>die Reihe ab dem Ass</translation>
    </message>
    <message>
        <source>ace, 2 and 3 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>%1-Ass, -2 und -3</translation>
    </message>
    <message>
        <source>said before playing</source>
        <translation>vor dem Ausspielen angesagt</translation>
    </message>
    <message>
        <source>aces, 8, 9 and 10</source>
        <translation>Asse, 8, 9 und 10</translation>
    </message>
    <message>
        <source>aces and figures</source>
        <translation>Asse und Figuren</translation>
    </message>
    <message>
        <source>8, 9 and 10 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>%1-8, -9 und -10</translation>
    </message>
    <message>
        <source>the figures %1</source>
        <comment>%1 is: of coins</comment>
        <translation>die %1-Figuren</translation>
    </message>
    <message>
        <source>%1 each: nobody scores</source>
        <translation>je %1: kein Punkt</translation>
    </message>
    <message>
        <source>level at %1: nobody scores</source>
        <translation>gleichauf mit %1: kein Punkt</translation>
    </message>
    <message>
        <source>nobody has all four suits</source>
        <translation>niemand hat alle vier Farben</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>kein Punkt</translation>
    </message>
    <message>
        <source>%1: %2 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: je %2, kein Punkt.</translation>
    </message>
    <message>
        <source>%1: %2 have %3 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: %2 haben je %3, kein Punkt.</translation>
    </message>
    <message>
        <source>%1: nobody has all four suits.</source>
        <comment>a category</comment>
        <translation>%1: Niemand hat alle vier Farben.</translation>
    </message>
    <message>
        <source>%1: nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: kein Punkt.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>1 point; a player</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a category; points to players</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3, no point</source>
        <comment>side; category; what was counted</comment>
        <translation>%1, %2: %3, kein Punkt</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>side; category; what was counted; points</comment>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>zwei Punkte</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>drei Punkte</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>vier Punkte</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>fünf Punkte</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>sechs Punkte</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>one</source>
        <comment>points</comment>
        <translation>einer</translation>
    </message>
    <message>
        <source>two</source>
        <comment>points</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>points</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>points</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>points</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>points</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>your team</source>
        <comment>one who receives points</comment>
        <translation>dein Team</translation>
    </message>
    <message>
        <source>the other team</source>
        <comment>one who receives points</comment>
        <translation>das andere Team</translation>
    </message>
    <message>
        <source>Round %1: nobody scores</source>
        <translation>Runde %1: kein Punkt</translation>
    </message>
    <message>
        <source>Round %1: %2 each</source>
        <translation>Runde %1: je %2</translation>
    </message>
    <message>
        <source>Round %1: %2 each to %3</source>
        <translation>Runde %1: je %2 für %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3</source>
        <translation>Runde %1: %2 für %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3, %4 to %5</source>
        <translation>Runde %1: %2 für %3, %4 für %5</translation>
    </message>
    <message>
        <source>You win with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>Du gewinnst mit den wenigsten Punkten, %1</translation>
    </message>
    <message>
        <source>%2 wins with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>%2 gewinnt mit den wenigsten Punkten, %1</translation>
    </message>
    <message>
        <source>%2 win with the lowest score, %1</source>
        <comment>a team; %1 is: 8 to 21</comment>
        <translation>Team %2 gewinnt mit den wenigsten Punkten, %1</translation>
    </message>
    <message>
        <source>De Trente: you win the match at once</source>
        <translation>De Trente: Du gewinnst sofort die Partie</translation>
    </message>
    <message>
        <source>De Trente: %1 wins the match at once</source>
        <translation>De Trente: %1 gewinnt sofort die Partie</translation>
    </message>
    <message>
        <source>De Trente: %1 win the match at once</source>
        <translation>De Trente: Team %1 gewinnt sofort die Partie</translation>
    </message>
    <message>
        <source>Cappotto: you win the match at once</source>
        <translation>Cappotto: Du gewinnst sofort die Partie</translation>
    </message>
    <message>
        <source>Cappotto: %1 wins the match at once</source>
        <translation>Cappotto: %1 gewinnt sofort die Partie</translation>
    </message>
    <message>
        <source>Cappotto: %1 win the match at once</source>
        <translation>Cappotto: Team %1 gewinnt sofort die Partie</translation>
    </message>
    <message>
        <source>Napoleone: you win the match at once</source>
        <translation>Napoleone: Du gewinnst sofort die Partie</translation>
    </message>
    <message>
        <source>Napoleone: %1 wins the match at once</source>
        <translation>Napoleone: %1 gewinnt sofort die Partie</translation>
    </message>
    <message>
        <source>Napoleone: %1 win the match at once</source>
        <translation>Napoleone: Team %1 gewinnt sofort die Partie</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>%1-Ass, -2 und -3 auf einer Seite schlagen jeden Punktestand.</translation>
    </message>
    <message>
        <source>All ten cards %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>Alle zehn %1-Karten auf einer Seite schlagen jeden Punktestand.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Als Nächstes gibst du.</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>Als Nächstes gibt %1.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Überliefert</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>With setenta</source>
        <translation>Mit Setenta</translation>
    </message>
    <message>
        <source>Without setenta</source>
        <translation>Ohne Setenta</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Zwei Teams</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Drei Teams</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of possible seatings</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <comment>a game; who may play it</comment>
        <translation>%1 ist ein Spiel für %2.</translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, nimmt nichts</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>a card; cards</comment>
        <translation>%1, nimmt %2</translation>
    </message>
    <message>
        <source>scopa with {cards}</source>
        <translation>Scopa mit {cards}</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>offen: {cards}</translation>
    </message>
    <message>
        <source>{points} in this round</source>
        <translation>{points} in dieser Runde</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <comment>a player</comment>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Der Tisch ist leer.</translation>
    </message>
    <message>
        <source>On the table, %1: %2.</source>
        <comment>5 cards; their names</comment>
        <translation>Auf dem Tisch, %1: %2.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Deine Hand ist leer.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards, each with what it takes</comment>
        <translation>In deiner Hand: %1.</translation>
    </message>
    <message>
        <source>In the stock: %1</source>
        <comment>18 cards</comment>
        <translation>Im Talon: %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The round begins again.</source>
        <translation>Die Runde beginnt neu.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Gemischte Stufen</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share, such as 41%</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>how far a number may be off</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>%1 is little to go by: after %2 you see here whether you are ahead by more than luck.</source>
        <translation>Aus %1 lässt sich noch wenig ablesen: Nach %2 siehst du hier, ob du durch mehr als Glück vorn liegst.</translation>
    </message>
    <message>
        <source>Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round.</source>
        <translation>Über %1 liegst du durch mehr als Glück vorn: auf Dauer um %2 bis %3 Punkte je Runde.</translation>
    </message>
    <message>
        <source>Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round.</source>
        <translation>Über %1 liegst du durch mehr als Pech zurück: auf Dauer um %2 bis %3 Punkte je Runde.</translation>
    </message>
    <message>
        <source>Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round.</source>
        <translation>Über %1 liegt niemand klar vorn: Auf Dauer liegt es zwischen %2 und %3 Punkten je Runde.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>none is over yet</source>
        <comment>matches</comment>
        <translation>noch keine ist vorbei</translation>
    </message>
    <message>
        <source>%1 left unfinished</source>
        <translation>%1 nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>now: %1 won</source>
        <translation>jetzt: %1 gewonnen</translation>
    </message>
    <message>
        <source>now: %1 lost</source>
        <translation>jetzt: %1 verloren</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>own number; the others&apos;</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 · they %2</source>
        <comment>two shares</comment>
        <translation>%1 · die anderen %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 level</source>
        <comment>rounds</comment>
        <translation>%1 gewonnen, %2 verloren, %3 gleich</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>%1 gewonnen, %2 verloren</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 left unfinished</source>
        <comment>matches</comment>
        <translation>%1 gewonnen, %2 verloren, %3 nicht zu Ende</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the best round; the worst</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Best and worst round</source>
        <translation>Beste und schlechteste Runde</translation>
    </message>
    <message>
        <source>Most matches in a row</source>
        <translation>Meiste Siege in Folge</translation>
    </message>
    <message>
        <source>After %1 rounds a line appears here. You have played %2.</source>
        <translation>Nach %1 Runden erscheint hier eine Linie. Gespielt hast du %2.</translation>
    </message>
    <message>
        <source>After %1 rounds it shows here how rounds end. You have played %2.</source>
        <translation>Nach %1 Runden siehst du hier, wie Runden enden. Gespielt hast du %2.</translation>
    </message>
    <message>
        <source>Round %1: you %2, they %3</source>
        <comment>mean points of the last rounds</comment>
        <translation>Runde %1: du %2, die anderen %3</translation>
    </message>
    <message>
        <source>Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5.</source>
        <translation>Mittel der letzten %1 Runden. In %2 von %3 lagst du vorn; am Ende sind es %4 je Runde gegen %5.</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere Punkte</translation>
    </message>
    <message>
        <source>%1: you %2, they %3 in ten rounds</source>
        <comment>a category; points</comment>
        <translation>%1: du %2, die anderen %3 in zehn Runden</translation>
    </message>
    <message>
        <source>Points in ten rounds. Solid: you. Striped: they.</source>
        <translation>Punkte in zehn Runden. Voll: du. Gestreift: die anderen.</translation>
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
        <translation>&lt;1&#xa0;%</translation>
    </message>
    <message>
        <source>Level: %1 of rounds</source>
        <translation>Gleichauf: %1 der Runden</translation>
    </message>
    <message>
        <source>%1 points or more ahead: %2 of rounds</source>
        <translation>%1 Punkte oder mehr voraus: %2 der Runden</translation>
    </message>
    <message>
        <source>%1 points or more behind: %2 of rounds</source>
        <translation>%1 Punkte oder mehr zurück: %2 der Runden</translation>
    </message>
    <message>
        <source>One point ahead: %1 of rounds</source>
        <translation>Einen Punkt voraus: %1 der Runden</translation>
    </message>
    <message>
        <source>One point behind: %1 of rounds</source>
        <translation>Einen Punkt zurück: %1 der Runden</translation>
    </message>
    <message>
        <source>%1 points ahead: %2 of rounds</source>
        <translation>%1 Punkte voraus: %2 der Runden</translation>
    </message>
    <message>
        <source>%1 points behind: %2 of rounds</source>
        <translation>%1 Punkte zurück: %2 der Runden</translation>
    </message>
    <message>
        <source>By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.</source>
        <comment>shares</comment>
        <translation>Um wie viele Punkte Runden ausgehen. Voll: du voraus, %1. Gestreift: zurück, %2. Gleich: %3.</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Seit Beginn</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>The results of %1 count no more. The history keeps the matches.</source>
        <translation>Die Ergebnisse von %1 zählen nicht mehr. Die Partien bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <comment>12 matches; a file</comment>
        <translation>%1 in %2 geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was played like this in that time.</source>
        <translation>In dieser Zeit wurde so nichts gespielt.</translation>
    </message>
    <message>
        <source>Nothing was played like this yet.</source>
        <translation>So wurde noch nichts gespielt.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure&apos;s name; the figure</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>scopa|scope|sweep|sweeps</source>
        <translation>Scopa|Scope</translation>
    </message>
    <message>
        <source>Taking everything that lies on the table. It scores a point at once.</source>
        <translation>Alles nehmen, was auf dem Tisch liegt. Das bringt sofort einen Punkt.</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>%1: whoever has it at the end of a round scores a point.</source>
        <translation>%1: Wer diese Karte am Ende einer Runde hat, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>primiera|setenta</source>
        <translation>Primiera|Setenta</translation>
    </message>
    <message>
        <source>The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, all others 10. The highest sum scores a point.</source>
        <translation>Die beste Karte jeder Farbe, zusammengezählt nach eigenen Werten: 7 zählt 21, 6 18, Ass 16, 5 15, 4 14, 3 13, 2 12, alle anderen 10. Die höchste Summe bringt einen Punkt.</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each.</source>
        <translation>%4-Ass, -2 und -3 auf einem Stapel und jede Karte, die lückenlos folgt: je ein Punkt.</translation>
    </message>
    <message>
        <source>re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>%2: in some games it scores a point, as the settebello does.</source>
        <translation>%2: In manchen Spielen bringt diese Karte einen Punkt, wie das Settebello.</translation>
    </message>
    <message>
        <source>matta</source>
        <translation>Matta</translation>
    </message>
    <message>
        <source>%3, the wild card of Cirulla: in a declaration it counts as any card.</source>
        <translation>%3, die wilde Karte bei Cirulla: Beim Ansagen zählt sie als jede beliebige Karte.</translation>
    </message>
    <message>
        <source>declaration|declarations|declare|declares|declared</source>
        <translation>Ansage|Ansagen|ansagen|Ansagens|angesagt|ansagt|ansage</translation>
    </message>
    <message>
        <source>In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its first card is played.</source>
        <translation>Bei Cirulla bringen weniger als zehn auf der Hand 3 Punkte, ein Drilling 10, wenn man es vor dem Ausspielen der ersten Karte sagt.</translation>
    </message>
    <message>
        <source>piccola</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Cirulla&apos;s napola: ace, 2 and 3 %4, and what follows without a gap.</source>
        <translation>Die Napola bei Cirulla: %4-Ass, -2 und -3 und was lückenlos folgt.</translation>
    </message>
    <message>
        <source>grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>The three highest cards %4 in one pile: 5 points in Cirulla.</source>
        <translation>Die drei höchsten %4-Karten auf einem Stapel: 5 Punkte bei Cirulla.</translation>
    </message>
    <message>
        <source>cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>All ten cards %4 in one pile: it wins a match of Cirulla at once.</source>
        <translation>Alle zehn %4-Karten auf einem Stapel: Das gewinnt eine Partie Cirulla sofort.</translation>
    </message>
    <message>
        <source>barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Most sevens, and if both have two, most sixes: a point in Chkobba.</source>
        <translation>Die meisten Siebenen und, wenn beide zwei haben, die meisten Sechsen: ein Punkt bei Chkobba.</translation>
    </message>
    <message>
        <source>ponino</source>
        <translation>Ponino</translation>
    </message>
    <message>
        <source>The %5 of all four suits in one pile: every scopa of the round counts twice.</source>
        <translation>%5 in allen vier Farben auf einem Stapel: Jede Scopa der Runde zählt doppelt.</translation>
    </message>
    <message>
        <source>spariglio</source>
        <translation>Spariglio</translation>
    </message>
    <message>
        <source>Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer would rather undo it.</source>
        <translation>Eine Summe nehmen, damit die Werte nicht mehr paarweise gehen. Das hilft denen, die nicht geben; der Geber macht es lieber rückgängig.</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.</source>
        <translation>Die Karten, die alle auf einmal bekommen. In einer Runde wird so oft ausgeteilt, bis alle Karten gegeben sind.</translation>
    </message>
    <message>
        <source>pile|piles</source>
        <translation>Stapel|Stapeln|Stapels</translation>
    </message>
    <message>
        <source>The cards that a side has taken, face down beside it. They are counted at the end.</source>
        <translation>Die Karten, die eine Seite genommen hat, verdeckt neben ihr. Am Ende werden sie gezählt.</translation>
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
        <translation>Name der Partie</translation>
    </message>
</context>
<context>
    <name>_Command</name>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Results by game</source>
        <translation>Ergebnisse nach Spiel</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Dieselben Karten</translation>
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
        <translation>Vierzig Karten, sechzehn Spiele, ein Tisch.</translation>
    </message>
    <message>
        <source>Forty cards, one table.</source>
        <translation>Vierzig Karten, ein Tisch.</translation>
    </message>
</context>
</TS>
