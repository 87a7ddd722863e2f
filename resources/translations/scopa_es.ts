<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Abandon this match?</source>
        <translation>¿Abandonar esta partida?</translation>
    </message>
    <message>
        <source>It ends without a winner and cannot be continued. To play on another time, just close the game.</source>
        <translation>Acaba sin que gane nadie y no se puede continuar. Si quieres seguir otro día, basta con cerrar el juego.</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0).</source>
        <translation>El programa es software libre con licencia MIT. Las cartas y los sonidos son de dominio público (CC0).</translation>
    </message>
    <message>
        <source>It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may replace them with versions of your own.</source>
        <translation>Está hecho con Python y con Qt %1 mediante PySide6, que se usan con la licencia LGPL, versión 3; puedes sustituirlos por versiones tuyas.</translation>
    </message>
    <message>
        <source>Your matches and statistics are in</source>
        <translation>Tus partidas y estadísticas están en</translation>
    </message>
    <message>
        <source>Your preferences are in</source>
        <translation>Tus preferencias están en</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sale de este ordenador.</translation>
    </message>
</context>
<context>
    <name>AchievementTile</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>Not yet earned.</source>
        <translation>Aún sin conseguir.</translation>
    </message>
</context>
<context>
    <name>AchievementsView</name>
    <message>
        <source>Earned %1</source>
        <translation>Conseguido: %1</translation>
    </message>
    <message>
        <source>Earned %1: %2 against %3</source>
        <comment>a day; a game; how strong the others were</comment>
        <translation>Conseguido: %1, %2 contra %3</translation>
    </message>
    <message>
        <source>Things worth trying, each with why it is good play. You have done %1 of %2.</source>
        <translation>Cosas que vale la pena intentar, y por qué son buen juego. Llevas %1 de %2.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Be&amp;gin this round again …</source>
        <translation>Re&amp;petir esta ronda…</translation>
    </message>
    <message>
        <source>The game set up &amp;last</source>
        <translation>Como la ú&amp;ltima vez</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Play again what was taken back</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Abandon this &amp;match …</source>
        <translation>A&amp;bandonar la partida…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Repar&amp;to del día</translation>
    </message>
    <message>
        <source>Who pla&amp;ys? …</source>
        <translation>¿&amp;Quién juega?…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup …</source>
        <translation>Restaurar una &amp;copia de seguridad…</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>Achie&amp;vements</source>
        <translation>L&amp;ogros</translation>
    </message>
    <message>
        <source>Practice …</source>
        <translation>Práctica…</translation>
    </message>
    <message>
        <source>P&amp;uzzles …</source>
        <translation>Proble&amp;mas…</translation>
    </message>
    <message>
        <source>P&amp;references …</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>All &amp;cards …</source>
        <translation>&amp;Todas las cartas…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>&amp;Other players&apos; cards</source>
        <translation>Cartas de los &amp;demás</translation>
    </message>
    <message>
        <source>&amp;Information line</source>
        <translation>Línea de &amp;información</translation>
    </message>
    <message>
        <source>&amp;Plays beside the table</source>
        <translation>&amp;Jugadas junto a la mesa</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;suit</source>
        <translation>Ordenar mi mano por &amp;palo</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;value</source>
        <translation>Ordenar mi mano por &amp;valor</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>En la mesa:</translation>
    </message>
    <message>
        <source>Show what a card would &amp;take</source>
        <translation>Ver qué se &amp;lleva una carta</translation>
    </message>
    <message>
        <source>&amp;Sum of the table</source>
        <translation>&amp;Suma de la mesa</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>Cartas sali&amp;das</translation>
    </message>
    <message>
        <source>&amp;Warn before a sweep is given away</source>
        <translation>&amp;Avisar antes de regalar una escoba</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Apre&amp;nder a jugar</translation>
    </message>
    <message>
        <source>&amp;How it is played</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Qué ha pasado</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;mesa</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Mis &amp;cartas</translation>
    </message>
    <message>
        <source>The &amp;piles</source>
        <translation>Los m&amp;ontones</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>Los &amp;puntos</translation>
    </message>
    <message>
        <source>What was said &amp;last</source>
        <translation>Lo ú&amp;ltimo que se dijo</translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;Is it rigged? …</source>
        <translation>¿Está &amp;amañado?…</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>Acerca &amp;de Scopa Desktop</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>N&amp;o</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>L&amp;ento</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápido</translation>
    </message>
    <message>
        <source>&amp;Lightning</source>
        <translation>Re&amp;lámpago</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>&amp;Pequeño</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Grande</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>&amp;Ver una partida</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Names on the cards</source>
        <translation>&amp;Nombres en las cartas</translation>
    </message>
    <message>
        <source>Ca&amp;rds move</source>
        <translation>Movimi&amp;ento</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>&amp;Ayudas</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>En &amp;voz alta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>AddDeckSheet</name>
    <message>
        <source>A deck of your own</source>
        <translation>Una baraja tuya</translation>
    </message>
    <message>
        <source>The pictures are being read …</source>
        <translation>Leyendo las imágenes…</translation>
    </message>
    <message>
        <source>The pictures are being read: %1 of %2</source>
        <translation>Leyendo las imágenes: %1 de %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>This deck cannot be added:</source>
        <translation>Esta baraja no se puede añadir:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nombre de la baraja</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>%1 backs, this one first</source>
        <translation>%1 reversos, este el primero</translation>
    </message>
    <message>
        <source>Turn this off if the pictures carry them already.</source>
        <translation>Desactívalo si las imágenes ya los llevan.</translation>
    </message>
    <message>
        <source>Names in the corners</source>
        <translation>Nombres en las esquinas</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Compruébalo</translation>
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
        <translation>Cuando el rival más fuerte es</translation>
    </message>
    <message>
        <source>The statistics mark rounds that were played with aids, with hints, or with plays taken back.</source>
        <translation>Las estadísticas señalan las rondas jugadas con ayudas, con pistas o deshaciendo jugadas.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Match records</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Exportar las partidas</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Picture: %1</source>
        <translation>Imagen: %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elige una imagen</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring deletes nothing: what you have now is put aside.</source>
        <translation>Las partidas y las estadísticas se copian una vez al día, mientras juegas, y se guardan los últimos días. Restaurar no borra nada: lo que tienes ahora se aparta.</translation>
    </message>
    <message>
        <source>There is none yet. Matches and statistics are copied once a day, while you play, and the last days are kept.</source>
        <translation>Todavía no hay ninguna. Las partidas y las estadísticas se copian una vez al día, mientras juegas, y se guardan los últimos días.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Restaurar la copia: %1</translation>
    </message>
    <message>
        <source>%1, last played: %2</source>
        <translation>%1, última jugada: %2</translation>
    </message>
    <message>
        <source>Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.</source>
        <translation>Las partidas y las estadísticas quedarán como estaban (%1). Lo que tienes ahora se aparta en un archivo propio.</translation>
    </message>
    <message>
        <source>Go back to the backup of %1?</source>
        <translation>¿Volver a esta copia: %1?</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Dejar todo como está</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>CourseTable</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong last time</source>
        <translation>Algo falló la última vez</translation>
    </message>
    <message>
        <source>The game noted down what happened. Nothing is sent. If you want to report it, copy this text.</source>
        <translation>El juego ha anotado lo que pasó. No se envía nada. Si quieres informar de ello, copia este texto.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, te toca.</translation>
    </message>
    <message>
        <source>Press Space when only you look.</source>
        <translation>Pulsa Espacio cuando solo mires tú.</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Your results will stand here, a line for each day.</source>
        <translation>Aquí aparecerán tus resultados, una línea por día.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jugarlo otra vez</translation>
    </message>
    <message>
        <source>These cards follow from the date alone: whoever plays today is dealt the same.</source>
        <translation>Estas cartas dependen solo de la fecha: quien juegue hoy recibe las mismas.</translation>
    </message>
    <message>
        <source>It waits as you left it.</source>
        <translation>Te espera tal como la dejaste.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you have played it again since.</source>
        <translation>%1. Cuenta tu primera partida; la has vuelto a jugar después.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you may play it again for yourself.</source>
        <translation>%1. Cuenta tu primera partida; puedes volver a jugarla por gusto.</translation>
    </message>
    <message>
        <source>Show earlier days</source>
        <translation>Ver días anteriores</translation>
    </message>
</context>
<context>
    <name>DealNote</name>
    <message>
        <source>Copy deal number %1</source>
        <translation>Copiar el número de reparto %1</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>¿Está amañado?</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>The teacher has not come to this one yet.</source>
        <translation>El maestro aún no ha llegado a esta.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Aún sin valorar</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>¿Qué juegas?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>¿Cómo la juegas?</translation>
    </message>
    <message>
        <source>Pick a card of your hand.</source>
        <translation>Elige una carta de tu mano.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Ver la respuesta</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>Déjame ver…</translation>
    </message>
    <message>
        <source>The teacher does not answer just now.</source>
        <translation>El maestro no responde ahora mismo.</translation>
    </message>
    <message>
        <source>Show what you played</source>
        <translation>Ver lo que jugaste</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Jugaste</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>You have found it in practice since.</source>
        <translation>Desde entonces la has encontrado en la práctica.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nombres en las cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>No names on the cards</source>
        <translation>Cartas sin nombres</translation>
    </message>
    <message>
        <source>Small names on the cards</source>
        <translation>Nombres pequeños en las cartas</translation>
    </message>
    <message>
        <source>Large names on the cards</source>
        <translation>Nombres grandes en las cartas</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Vale</translation>
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
        <translation>El ordenador juega por todos</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Ver todas las manos</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de mirar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The computer plays all seats.</source>
        <translation>El ordenador juega por todos.</translation>
    </message>
</context>
<context>
    <name>DoneSheet</name>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>FairPlot</name>
    <message>
        <source>chance allows</source>
        <translation>según el azar</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
</context>
<context>
    <name>FairnessView</name>
    <message>
        <source>Kinds of card that matter most</source>
        <translation>Los tipos de carta que más importan</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>¿Está amañado?</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the file is no match record: {name} is no value</source>
        <translation>el archivo no es una partida guardada, porque {name} no es un valor</translation>
    </message>
    <message>
        <source>{where}: {key}</source>
        <translation>{where}: {key}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules side {winner} has won</source>
        <translation>winner es {value}, pero según las reglas ha ganado el bando {winner}</translation>
    </message>
    <message>
        <source>the file is larger than 8 MiB, so it is no match record</source>
        <translation>el archivo ocupa más de 8 MiB, así que no es una partida guardada</translation>
    </message>
    <message>
        <source>the file is no match record: its format is {value}, not &quot;{wanted}&quot;</source>
        <translation>el archivo no es una partida guardada, porque su formato es {value}, no &quot;{wanted}&quot;</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1, not {value}</source>
        <translation>la versión debe ser un número entero a partir de 1, no {value}</translation>
    </message>
    <message>
        <source>the record is of version {value}, which this program is too old for: it reads version {known}</source>
        <translation>la partida guardada es de la versión {value}, y este programa es demasiado antiguo para ella: lee la versión {known}</translation>
    </message>
    <message>
        <source>{where} must be an object, not {value}</source>
        <translation>{where} debe ser un objeto, no {value}</translation>
    </message>
    <message>
        <source>{where} must be a list, not {value}</source>
        <translation>{where} debe ser una lista, no {value}</translation>
    </message>
    <message>
        <source>{where} has more than {most} entries</source>
        <translation>{where} tiene más de {most} elementos</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {lowest} to {highest}, not {value}</source>
        <translation>{where} debe ser un número entero de {lowest} a {highest}, no {value}</translation>
    </message>
    <message>
        <source>{where}: {card} stands twice</source>
        <translation>{where}: {card} aparece dos veces</translation>
    </message>
    <message>
        <source>rules.options must be an object, not {value}</source>
        <translation>rules.options debe ser un objeto, no {value}</translation>
    </message>
    <message>
        <source>sides: {variant} is not played so; its seatings are {allowed}</source>
        <translation>sides: así no se juega {variant}; las disposiciones posibles son {allowed}</translation>
    </message>
    <message>
        <source>deal: scheme {value} is unknown; this program knows scheme {known}</source>
        <translation>deal: el esquema {value} es desconocido; este programa conoce el esquema {known}</translation>
    </message>
    <message>
        <source>deal: the number must be a whole number, not {value}</source>
        <translation>deal: el número debe ser un número entero, no {value}</translation>
    </message>
    <message>
        <source>rounds: a match has at least one round</source>
        <translation>rounds: una partida tiene al menos una ronda</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>la partida guardada</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>{where}: points and totals stand together, or neither stands</source>
        <translation>{where}: points y totals van juntos, o no va ninguno</translation>
    </message>
    <message>
        <source>{where}: the match was over before it, side {winner} had won</source>
        <translation>{where}: la partida ya había acabado antes; había ganado el bando {winner}</translation>
    </message>
    <message>
        <source>{where}: the round before it is not over</source>
        <translation>{where}: la ronda anterior no ha acabado</translation>
    </message>
    <message>
        <source>{where}: the deal passes on to seat {dealer}, not to seat {told}</source>
        <translation>{where}: le toca repartir al sitio {dealer}, no al sitio {told}</translation>
    </message>
    <message>
        <source>{where}, play {number}</source>
        <translation>{where}, jugada {number}</translation>
    </message>
    <message>
        <source>{where}: it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>{where}: le toca jugar al sitio {turn}, no al sitio {seat}</translation>
    </message>
    <message>
        <source>{where}: scopa must be true or false, not {value}</source>
        <translation>{where}: scopa debe ser true o false, no {value}</translation>
    </message>
    <message>
        <source>{where}: declares must be {allowed}, not {value}</source>
        <translation>{where}: declares debe ser {allowed}, no {value}</translation>
    </message>
    <message>
        <source>{where}: it is over, but points and totals are missing</source>
        <translation>{where}: ya ha acabado, pero faltan points y totals</translation>
    </message>
    <message>
        <source>{where}: points has {count} sides instead of {wanted}</source>
        <translation>{where}: el número de bandos en points es {count}, no {wanted}</translation>
    </message>
    <message>
        <source>{where}: totals are {value}, by the rules they are {counted}</source>
        <translation>{where}: totals es {value}; según las reglas es {counted}</translation>
    </message>
    <message>
        <source>{where}: points of side {side}</source>
        <translation>{where}: points del bando {side}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules nobody has won yet</source>
        <translation>winner es {value}, pero según las reglas todavía no ha ganado nadie</translation>
    </message>
    <message>
        <source>the file is no match record: byte {start} is not UTF-8 text</source>
        <translation>el archivo no es una partida guardada, porque el byte {start} no es texto UTF-8</translation>
    </message>
    <message>
        <source>the file is no match record, or was cut short: line {lineno}, column {colno}</source>
        <translation>el archivo no es una partida guardada, o está incompleto: línea {lineno}, columna {colno}</translation>
    </message>
    <message>
        <source>the file is no match record: its values are nested too deeply</source>
        <translation>el archivo no es una partida guardada, porque sus valores están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>the file is no match record: a number in it is too long</source>
        <translation>el archivo no es una partida guardada, porque contiene un número demasiado largo</translation>
    </message>
    <message>
        <source>the field {value} stands twice in one object</source>
        <translation>el campo {value} aparece dos veces en un mismo objeto</translation>
    </message>
    <message>
        <source>{where} lacks the field {key}</source>
        <translation>{where} no tiene el campo {key}</translation>
    </message>
    <message>
        <source>{where} has a field that no record has: {value}</source>
        <translation>{where} tiene un campo que no existe en ninguna partida guardada: {value}</translation>
    </message>
    <message>
        <source>{where}: a card is written as text, as in &quot;7D&quot;, not {value}</source>
        <translation>{where}: una carta se escribe como texto, por ejemplo &quot;7D&quot;, no {value}</translation>
    </message>
    <message>
        <source>rules: {fault}</source>
        <translation>rules: {fault}</translation>
    </message>
    <message>
        <source>seat {index}</source>
        <translation>sitio {index}</translation>
    </message>
    <message>
        <source>sides: seat {seat} sits on {count} sides instead of one</source>
        <translation>sides: el sitio {seat} está en {count} bandos en lugar de en uno</translation>
    </message>
    <message>
        <source>deal: {fault}</source>
        <translation>deal: {fault}</translation>
    </message>
    <message>
        <source>{where}: the round was over before it</source>
        <translation>{where}: la ronda ya había acabado antes</translation>
    </message>
    <message>
        <source>{where}: the cards of deal {deals_made} are missing</source>
        <translation>{where}: faltan las cartas del reparto {deals_made}</translation>
    </message>
    <message>
        <source>{where}: the record says scopa {value}, the rules say otherwise</source>
        <translation>{where}: la partida guardada dice scopa {value}; las reglas dicen otra cosa</translation>
    </message>
    <message>
        <source>{where}: it has points, but {cards_left} cards are still to be played</source>
        <translation>{where}: ya tiene points, pero aún quedan cartas por jugar ({cards_left})</translation>
    </message>
    <message>
        <source>{where}: side {side} is given {value} for {category}, by the rules it scores {right}</source>
        <translation>{where}: el bando {side} tiene {value} en {category}; según las reglas debe tener {right}</translation>
    </message>
    <message>
        <source>{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B</source>
        <translation>{where}: {value} no es una carta; escribe un valor de 1 a 10 y una de las letras D C S B</translation>
    </message>
    <message>
        <source>seat {index}: {key} must be a text of at most {most} characters</source>
        <translation>sitio {index}: {key} debe ser un texto de {most} caracteres como máximo</translation>
    </message>
    <message>
        <source>side {index}</source>
        <translation>bando {index}</translation>
    </message>
    <message>
        <source>{where}: {fault}</source>
        <translation>{where}: {fault}</translation>
    </message>
    <message>
        <source>{where}, seat {seat}</source>
        <translation>{where}, sitio {seat}</translation>
    </message>
    <message>
        <source>{where}, deal {number}</source>
        <translation>{where}, reparto {number}</translation>
    </message>
    <message>
        <source>{name} must be {allowed}, not {value}</source>
        <translation>{name} debe ser {allowed}, no {value}</translation>
    </message>
    <message>
        <source>there is no variant {value}; the variants are {allowed}</source>
        <translation>no existe el juego {value}; los juegos son {allowed}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} o bien {last}</translation>
    </message>
    <message>
        <source>{variant} is played in the seatings {allowed}, not {value}</source>
        <translation>{variant} se juega en las disposiciones {allowed}, no en {value}</translation>
    </message>
    <message>
        <source>there is no option {value}; the options are {allowed}</source>
        <translation>no existe la opción {value}; las opciones son {allowed}</translation>
    </message>
    <message>
        <source>the opening table has {count} cards instead of {table_size}</source>
        <translation>el número de cartas en la mesa inicial es {count}, no {table_size}</translation>
    </message>
    <message>
        <source>there are {count} deals instead of {wanted}</source>
        <translation>el número de repartos es {count}, no {wanted}</translation>
    </message>
    <message>
        <source>the opening table calls for a new deal, so no round can begin from it</source>
        <translation>la mesa inicial obliga a repartir de nuevo, así que ninguna ronda puede empezar con ella</translation>
    </message>
    <message>
        <source>a deal number is a whole number from 0 to {most}, not {number}</source>
        <translation>un número de reparto es un número entero de 0 a {most}, no {number}</translation>
    </message>
    <message>
        <source>deal {number} has {count} hands instead of {seats}</source>
        <translation>el número de manos en el reparto {number} es {count}, no {seats}</translation>
    </message>
    <message>
        <source>deal {number} has a hand without its {hand_size} cards</source>
        <translation>en el reparto {number} hay una mano sin sus {hand_size} cartas</translation>
    </message>
    <message>
        <source>{card} is dealt twice</source>
        <translation>la carta {card} se reparte dos veces</translation>
    </message>
    <message>
        <source>{play} is not allowed here; seat {seat} may play {legal}</source>
        <translation>{play} no vale aquí; el sitio {seat} puede jugar {legal}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}; it may play {legal}</source>
        <translation>el sitio {seat} no tiene {card} en la mano; puede jugar {legal}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>el archivo no existe</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>no es UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>el contenido está anidado a demasiada profundidad</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>no es JSON</translation>
    </message>
    <message>
        <source>it holds no house rules</source>
        <translation>no contiene reglas de la casa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>un valor vacío</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>uno de los valores {values}</translation>
    </message>
    <message>
        <source>{count} seats, each with name, player and avatar</source>
        <translation>una lista de {count} sitios, cada uno con name, player y avatar</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>una sección</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation>un valor que permitan las reglas</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>el valor propio del juego</translation>
    </message>
    <message>
        <source>it has more than {millions} million pixels</source>
        <translation>tiene más de {millions} millones de píxeles</translation>
    </message>
    <message>
        <source>it is smaller than {width} × {height} pixels</source>
        <translation>mide menos de {width} × {height} píxeles</translation>
    </message>
    <message>
        <source>it is no JPEG, PNG or WebP picture</source>
        <translation>no es una imagen JPEG, PNG ni WebP</translation>
    </message>
    <message>
        <source>it needs too much memory</source>
        <translation>necesita demasiada memoria</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>it holds no puzzles</source>
        <translation>no contiene problemas</translation>
    </message>
    <message>
        <source>its entries make no sense</source>
        <translation>los datos que contiene no tienen sentido</translation>
    </message>
    <message>
        <source>any of {values}</source>
        <translation>una selección de {values}</translation>
    </message>
    <message>
        <source>a word of small letters, digits and . _ -</source>
        <translation>una palabra de minúsculas, cifras y . _ -</translation>
    </message>
    <message>
        <source>one line of at most {length} characters</source>
        <translation>una línea de {length} caracteres como máximo</translation>
    </message>
    <message>
        <source>empty or [left, top, width, height]</source>
        <translation>un valor vacío o [izquierda, arriba, ancho, alto]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>no está ahí</translation>
    </message>
    <message>
        <source>it is larger than {size} KiB</source>
        <translation>ocupa más de {size} KiB</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>es un enlace que no lleva a nada</translation>
    </message>
    <message>
        <source>another program wrote it</source>
        <translation>el archivo es de otro programa</translation>
    </message>
    <message>
        <source>a newer version of the game wrote it</source>
        <translation>el archivo es de una versión más reciente del juego</translation>
    </message>
    <message>
        <source>its tables are not those of the game</source>
        <translation>sus tablas no son las del juego</translation>
    </message>
    <message>
        <source>a table with ranks from 1 to 10 and what is printed on them</source>
        <translation>una tabla con valores de carta del 1 al 10 y lo que llevan impreso</translation>
    </message>
    <message>
        <source>a table such as coins_07 = &quot;seven.png&quot;</source>
        <translation>una tabla como coins_07 = &quot;seven.png&quot;</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>&quot;italian&quot;, &quot;spanish&quot; or &quot;french&quot;</source>
        <translation>&quot;italian&quot;, &quot;spanish&quot; o &quot;french&quot;</translation>
    </message>
    <message>
        <source>a number from 0 to 0.25</source>
        <translation>un número de 0 a 0.25</translation>
    </message>
    <message>
        <source>a list of at most 12 names of pictures</source>
        <translation>una lista de 12 nombres de imágenes como máximo</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>no queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>no existe el archivo o el directorio</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>es un directorio</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>se ha excedido la cuota de disco</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>la imagen en disco de la base de datos está dañada</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>el archivo no es una base de datos</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>error de E/S de disco</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>no queda espacio en la base de datos o en el disco</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>la base de datos está bloqueada</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>no se puede abrir el archivo de la base de datos</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>se ha intentado escribir en una base de datos de solo lectura</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Which game</source>
        <translation>Qué juego</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Qué rivales</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Cuántos juegan</translation>
    </message>
    <message>
        <source>Every seating</source>
        <translation>Cualquier número</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Qué baraja</translation>
    </message>
    <message>
        <source>Every deck</source>
        <translation>Todas las barajas</translation>
    </message>
    <message>
        <source>With or without aids</source>
        <translation>Con o sin ayudas</translation>
    </message>
    <message>
        <source>Without aids</source>
        <translation>Sin ayudas</translation>
    </message>
    <message>
        <source>With which aids</source>
        <translation>Con qué ayudas</translation>
    </message>
    <message>
        <source>In which time</source>
        <translation>En qué periodo</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>El primer día</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>El último día</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>To begin with</source>
        <translation>Para empezar</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Los juegos</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Jugar bien</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>El programa</translation>
    </message>
    <message>
        <source>The rules for %1, by the book, are these.</source>
        <comment>how many play</comment>
        <translation>Para %1, según el reglamento, las reglas son estas.</translation>
    </message>
    <message>
        <source>What each card counts</source>
        <translation>Lo que vale cada carta</translation>
    </message>
    <message>
        <source>The classic game, by the book.</source>
        <translation>El juego clásico, según el reglamento.</translation>
    </message>
    <message>
        <source>Players: %1. Played to %2.</source>
        <comment>how many play; points</comment>
        <translation>Jugadores: %1. Se juega a %2.</translation>
    </message>
    <message>
        <source>%1 (at first)</source>
        <comment>what a preference is before anybody changes it</comment>
        <translation>%1 (al principio)</translation>
    </message>
</context>
<context>
    <name>HandbookList</name>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Líneas encontradas</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a chapter of the handbook</comment>
        <translation>Sigue: %1</translation>
    </message>
    <message>
        <source>No line has all of these words.</source>
        <translation>Ninguna línea contiene todas estas palabras.</translation>
    </message>
    <message>
        <source>The first %1 lines</source>
        <translation>Las primeras %1 líneas</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>What happened in round %1</source>
        <translation>Qué pasó en la ronda %1</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>sorted upwards</source>
        <translation>orden ascendente</translation>
    </message>
    <message>
        <source>sorted downwards</source>
        <translation>orden descendente</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Played</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>Esta partida no se puede leer.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Search names and deal numbers</source>
        <translation>Buscar nombres y números de reparto</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Qué juego</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Qué rivales</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveles mezclados</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Qué resultado</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre dos días</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>to</source>
        <translation>al</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>No hay ninguna partida así.</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Ver todas las partidas</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Repasarla</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Mismas cartas…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Every match that you play is kept here: to be played on, replayed, or shown to a friend.</source>
        <translation>Aquí se guarda cada partida que juegas: para seguirla, volver a verla o enseñársela a alguien.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules for %1</source>
        <translation>Reglas de la casa para %1</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Volver a las reglas habituales</translation>
    </message>
    <message>
        <source>This is the game by the book. What you change is marked.</source>
        <translation>Este es el juego según el reglamento. Lo que cambies quedará marcado.</translation>
    </message>
    <message>
        <source>One rule differs from the book: it is marked.</source>
        <translation>Una regla se aparta del reglamento: está marcada.</translation>
    </message>
    <message>
        <source>%1 rules differ from the book: they are marked.</source>
        <translation>%1 reglas se apartan del reglamento: están marcadas.</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>While a match is replayed</source>
        <translation>Al ver una repetición</translation>
    </message>
    <message>
        <source>In the handbook</source>
        <translation>En el manual</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Show me</source>
        <translation>Enséñamelo</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>%1 is: Lesson 3 of 10</comment>
        <translation>%1, paso %2 de %3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
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
        <translation>ronda %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Plays of this round</source>
        <translation>Jugadas de esta ronda</translation>
    </message>
    <message>
        <source>A click shows a play once more</source>
        <translation>Con un clic se ve otra vez la jugada</translation>
    </message>
</context>
<context>
    <name>MatchSoFar</name>
    <message>
        <source>%1: %2, of which %3 this round</source>
        <translation>%1: %2, de ellos %3 en esta ronda</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>Partida hasta ahora</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>a %1 puntos</translation>
    </message>
    <message>
        <source>to %1, the lowest wins</source>
        <translation>a %1, gana quien tenga menos</translation>
    </message>
    <message>
        <source>%1 before, +%2 this round</source>
        <translation>%1 antes, +%2 en esta ronda</translation>
    </message>
    <message>
        <source>%1 before, −%2 this round</source>
        <translation>%1 antes, −%2 en esta ronda</translation>
    </message>
    <message>
        <source>%1 before, none this round</source>
        <translation>%1 antes, nada en esta ronda</translation>
    </message>
</context>
<context>
    <name>MoveButton</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>Cambiar de sitio a %1</translation>
    </message>
    <message>
        <source>Change places with another player</source>
        <translation>Cambiar el sitio con alguien</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write another name</source>
        <translation>Escribe otro nombre</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Qué juegos</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicos</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>En pareja</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quince</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ases</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Con sorpresa</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Reglas de la casa…</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Se juega a</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Points to play to, 1 to 99</source>
        <translation>Puntos de la partida, de 1 a 99</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>Choose deal …</source>
        <translation>Elegir reparto…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>De qué clase</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>Deal %1, picked at random</source>
        <translation>Reparto %1, elegido al azar</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
</context>
<context>
    <name>NewName</name>
    <message>
        <source>Another name</source>
        <translation>Otro nombre</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>By the book: %1</source>
        <translation>Reglamento: %1</translation>
    </message>
</context>
<context>
    <name>OwnDeckBar</name>
    <message>
        <source>Add a deck</source>
        <translation>Añadir baraja</translation>
    </message>
    <message>
        <source>Zip files</source>
        <translation>Archivos zip</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exportar la baraja</translation>
    </message>
    <message>
        <source>Add a deck …</source>
        <translation>Añadir baraja…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>From a &amp;zip file …</source>
        <translation>De un archivo &amp;zip…</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>De una &amp;carpeta…</translation>
    </message>
    <message>
        <source>%1 is being written …</source>
        <translation>Guardando %1…</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>Baraja quitada: %1.</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>Baraja recuperada: %1.</translation>
    </message>
</context>
<context>
    <name>OwnRulesTile</name>
    <message>
        <source>Your own rules</source>
        <translation>Tus propias reglas</translation>
    </message>
    <message>
        <source>Start from any game and change what you like.</source>
        <translation>Parte de cualquier juego y cambia lo que quieras.</translation>
    </message>
</context>
<context>
    <name>OwnSet</name>
    <message>
        <source>Rename, share or delete %1</source>
        <translation>Renombrar, compartir o eliminar %1</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and preferences of their own.</source>
        <translation>Cada persona tiene sus propias partidas, estadísticas y preferencias.</translation>
    </message>
    <message>
        <source>Ask at every start who plays</source>
        <translation>Preguntar al empezar quién juega</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <translation>Que juegue %1</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>juega ahora</translation>
    </message>
    <message>
        <source>%1 was removed; nothing is deleted.</source>
        <translation>%1 ya no está en la lista; no se ha borrado nada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Name of somebody new</source>
        <translation>Nombre de alguien más</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Choose who sits here</source>
        <translation>Elige quién se sienta aquí</translation>
    </message>
    <message>
        <source>no special likings</source>
        <translation>sin gustos especiales</translation>
    </message>
    <message>
        <source>Who sits here: %1, %2</source>
        <translation>Quién se sienta aquí: %1, %2</translation>
    </message>
    <message>
        <source>Somebody else, by a name of your own …</source>
        <translation>Otra persona, con el nombre que quieras…</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>laid</source>
        <translation>echada</translation>
    </message>
</context>
<context>
    <name>PlaySlider</name>
    <message>
        <source>Plays of the match</source>
        <translation>Jugadas de la partida</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides all hands between their turns.</source>
        <translation>Varias personas comparten esta pantalla: un telón oculta todas las manos entre turno y turno.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The table is empty</source>
        <translation>La mesa está vacía</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Posición siguiente</translation>
    </message>
    <message>
        <source>There is nothing to practise. After a match, let the teacher go through it: what you missed is then kept here until you find it.</source>
        <translation>No hay nada que practicar. Después de una partida, deja que el maestro la repase: lo que se te escapó se guarda aquí hasta que lo encuentres.</translation>
    </message>
    <message>
        <source>This position cannot be read any more.</source>
        <translation>Esta posición ya no se puede leer.</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valores iniciales</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Ayudas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>En la pantalla</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Los cambios se aplican al momento.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>See all cards …</source>
        <translation>Ver todas las cartas…</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nombres en las cartas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Value and suit in the corners; large for weak eyes.</source>
        <translation>Valor y palo en las esquinas; grandes para la vista cansada.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Letras de las figuras</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Según el idioma</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Relámpago</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>What the others play stays in sight</source>
        <translation>Lo que juegan los demás queda a la vista</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Poco</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Mucho</translation>
    </message>
    <message>
        <source>Until I go on</source>
        <translation>Hasta que siga yo</translation>
    </message>
    <message>
        <source>Your hand is sorted</source>
        <translation>Tu mano se ordena</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Play the last card by itself</source>
        <translation>La última carta se juega sola</translation>
    </message>
    <message>
        <source>Unless it can take in more than one way</source>
        <translation>Salvo si puede llevarse cartas de varias formas</translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation>Preguntar antes de jugar una carta</translation>
    </message>
    <message>
        <source>A second click or Enter plays it</source>
        <translation>Un segundo clic o Intro la juega</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>A line after the round, and a page; without them nothing of it is noted down</source>
        <translation>Una línea tras la ronda, y una página; sin ellos no se apunta nada</translation>
    </message>
    <message>
        <source>A capture stays in sight until you press Space or click.</source>
        <translation>La baza queda a la vista hasta que pulses Espacio o hagas clic.</translation>
    </message>
    <message>
        <source>Cards jump; a capture stays in sight for %1 seconds.</source>
        <translation>Las cartas saltan; la baza queda a la vista %1 segundos.</translation>
    </message>
    <message>
        <source>A capture stays in sight for %1 seconds.</source>
        <translation>La baza queda a la vista %1 segundos.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interfaz</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>They grow as far as the window has room.</source>
        <translation>El texto crece mientras quepa en la ventana.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of travelling.</source>
        <translation>Las cartas aparecen y se desvanecen en lugar de moverse.</translation>
    </message>
    <message>
        <source>Show the information line</source>
        <translation>Mostrar la línea de información</translation>
    </message>
    <message>
        <source>What just happened and whose turn it is</source>
        <translation>Qué acaba de pasar y a quién le toca</translation>
    </message>
    <message>
        <source>Show the other players&apos; cards</source>
        <translation>Mostrar las cartas de los demás</translation>
    </message>
    <message>
        <source>Their backs, so that you see how many</source>
        <translation>Sus reversos, para que veas cuántas son</translation>
    </message>
    <message>
        <source>A table plays behind the start page</source>
        <translation>Una mesa juega tras la página de inicio</translation>
    </message>
    <message>
        <source>Quietly, and only while you look; never where cards do not move</source>
        <translation>En silencio y solo mientras miras; nunca si las cartas no se mueven</translation>
    </message>
    <message>
        <source>Texts, names of cards, numbers and dates, at once; nothing is lost by it.</source>
        <translation>Textos, nombres de las cartas, números y fechas, al momento; no se pierde nada.</translation>
    </message>
    <message>
        <source>Names of suits and figures</source>
        <translation>Nombres de palos y figuras</translation>
    </message>
    <message>
        <source>As they are called there; the sentences stay Italian.</source>
        <translation>Como se llaman allí; las frases siguen en italiano.</translation>
    </message>
</context>
<context>
    <name>PrimerSheet</name>
    <message>
        <source>How Scopa is played</source>
        <translation>Cómo se juega a la Scopa</translation>
    </message>
    <message>
        <source>In one minute; the rest shows itself.</source>
        <translation>En un minuto; lo demás se ve jugando.</translation>
    </message>
    <message>
        <source>All the rules …</source>
        <translation>Todas las reglas…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jugar a la Scopa</translation>
    </message>
    <message>
        <source>Three cards each, four on the table</source>
        <translation>Tres cartas para cada uno, cuatro en la mesa</translation>
    </message>
    <message>
        <source>In turn you play one card. When all hands are empty, three more are dealt.</source>
        <translation>Por turno, cada cual juega una carta. Cuando se acaban las manos, se reparten otras tres.</translation>
    </message>
    <message>
        <source>A card takes what equals it</source>
        <translation>Una carta se lleva lo que iguala</translation>
    </message>
    <message>
        <source>One card of the same value, or several that add up to it. What you take goes into your pile, with the card that took it. A card that takes nothing stays on the table.</source>
        <translation>Una carta del mismo valor, o varias que lo sumen. Lo que te llevas va a tu montón, junto con la carta que lo ganó. La carta que no se lleva nada se queda en la mesa.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Lo que valen las cartas</translation>
    </message>
    <message>
        <source>Sweep the table: Scopa!</source>
        <translation>Barre la mesa: ¡scopa!</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies there scores a point at once.</source>
        <translation>Quien se lleva todo lo que hay en la mesa gana un punto al momento. «Scopa» significa escoba.</translation>
    </message>
    <message>
        <source>Four points more</source>
        <translation>Cuatro puntos más</translation>
    </message>
    <message>
        <source>When all cards are played, there is a point each for most cards, most cards %1, %2, and the best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points first wins.</source>
        <translation>Cuando se han jugado todas las cartas, hay un punto por cada una de estas cosas: más cartas, más cartas %1, %2 y la mejor primiera, es decir, las cartas más altas de los cuatro palos, donde los sietes son los mejores. Gana quien llegue primero a 11 puntos.</translation>
    </message>
    <message>
        <source>An ace counts 1, all other cards what they show.</source>
        <translation>El as vale 1; las demás cartas, lo que marcan.</translation>
    </message>
    <message>
        <source>An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show.</source>
        <translation>El as vale 1; %1, 8; %2, 9; %3, 10; las demás cartas, lo que marcan.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Find the best play. All positions are from deals that the computer played.</source>
        <translation>Encuentra la mejor jugada. Todas las posiciones son de repartos jugados por el ordenador.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Otro problema</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Buscar más</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Taken so far</source>
        <translation>Ya recogidas</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>¿Qué carta?</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Ver la solución</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Lo que vale cada jugada</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Begin this round again?</source>
        <translation>¿Repetir esta ronda?</translation>
    </message>
    <message>
        <source>The same cards are dealt once more; everything played in this round is taken back.</source>
        <translation>Se reparten otra vez las mismas cartas; se deshace todo lo jugado en esta ronda.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Repetirla</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>A play back</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Look at the summary</source>
        <translation>Ver el resumen</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Ver todas las manos</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>La escoba anterior</translation>
    </message>
    <message>
        <source>The next sweep</source>
        <translation>La escoba siguiente</translation>
    </message>
    <message>
        <source>The capture before</source>
        <translation>La baza anterior</translation>
    </message>
    <message>
        <source>The next capture</source>
        <translation>La baza siguiente</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>La ronda anterior</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La ronda siguiente</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Despacio</translation>
    </message>
    <message>
        <source>At ease</source>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Ritmo: %1</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round %1, play %2 of %3</source>
        <translation>Ronda %1, jugada %2 de %3</translation>
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
        <translation>Tu probabilidad de ganar la partida</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última partida</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>some of it with aids</source>
        <translation>en parte con ayudas</translation>
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
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Points a round, against theirs</source>
        <translation>Tus puntos por ronda y los de los demás</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Partidas ganadas seguidas</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>De dónde salen los puntos</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Puntos por apartado</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>Cómo acaban las rondas</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En cifras</translation>
    </message>
    <message>
        <source>A lamp: some of it was played with aids, hints or plays taken back.</source>
        <translation>Una lámpara: parte se jugó con ayudas, pistas o jugadas deshechas.</translation>
    </message>
    <message>
        <source>After your first round it shows here what makes your points.</source>
        <translation>Después de tu primera ronda verás aquí de dónde salen tus puntos.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 a round</source>
        <translation>%1 por ronda</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>los demás: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Los demás</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The match, gone through</source>
        <translation>La partida, repasada</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Decisiones de quién</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Por dónde va el repaso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Tu probabilidad de ganar la partida</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>En esta partida no hubo nada que decidir.</translation>
    </message>
</context>
<context>
    <name>RiggedSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Guardar esta partida</translation>
    </message>
    <message>
        <source>Matches of Scopa (*.scopa)</source>
        <translation>Partidas de Scopa (*.scopa)</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>¿Está amañado?</translation>
    </message>
    <message>
        <source>No. You need not take that on trust: here is why, and how to check it.</source>
        <translation>No. Y no hace falta que te fíes: aquí está el porqué y cómo comprobarlo.</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>La partida de la mesa</translation>
    </message>
    <message>
        <source>Save this match …</source>
        <translation>Guardar esta partida…</translation>
    </message>
    <message>
        <source>It can be saved when the round is over, for the file tells every card.</source>
        <translation>Se puede guardar cuando acabe la ronda, porque el archivo revela todas las cartas.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>No se ha podido guardar %1: %2.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Guardado: %1.</translation>
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
        <translation>%1 vale %2, y %3 en la primiera</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>caption before the numbers on cards</comment>
        <translation>marca</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>caption before the values of cards</comment>
        <translation>vale</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <comment>the 7 of coins</comment>
        <translation>%1 no se lleva nada.</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between captures</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>takes</source>
        <comment>between a card and what it takes</comment>
        <translation>se lleva</translation>
    </message>
    <message>
        <source>but not</source>
        <comment>before a capture that is not allowed</comment>
        <translation>pero no</translation>
    </message>
    <message>
        <source>does not take</source>
        <comment>between a card and others</comment>
        <translation>no se lleva</translation>
    </message>
    <message>
        <source>every sweep counts twice</source>
        <translation>cada escoba vale doble</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>más sietes; si no, más seises</translation>
    </message>
    <message>
        <source>%1, and the match is won</source>
        <comment>6 points</comment>
        <translation>%1, y partida ganada</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>A house rule of this table</source>
        <translation>Una regla de la casa en esta mesa</translation>
    </message>
    <message>
        <source>Not as in the classic game</source>
        <translation>Distinto del juego clásico</translation>
    </message>
    <message>
        <source>House rule; usually: %1.</source>
        <translation>Regla de la casa; lo habitual: %1.</translation>
    </message>
</context>
<context>
    <name>SameSheet</name>
    <message>
        <source>The same cards</source>
        <translation>Las mismas cartas</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation>Por dónde va la partida</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You, now</source>
        <translation>Tú, ahora</translation>
    </message>
    <message>
        <source>You, before</source>
        <translation>Tú, antes</translation>
    </message>
    <message>
        <source>How would somebody else have played your cards, against the same players?</source>
        <translation>¿Cómo habría jugado alguien más con tus cartas, contra los mismos rivales?</translation>
    </message>
    <message>
        <source>The computer takes your seat, is dealt your cards in every round, and sees no more.</source>
        <translation>El ordenador ocupa tu sitio, recibe tus cartas en cada ronda y no ve nada más.</translation>
    </message>
    <message>
        <source>Who takes your seat</source>
        <translation>Quién ocupa tu sitio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>How would %1 have done?</source>
        <comment>%1 is a level: Expert</comment>
        <translation>¿Cómo lo habría hecho %1?</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Ver cómo</translation>
    </message>
    <message>
        <source>Play these cards again</source>
        <translation>Volver a jugar estas cartas</translation>
    </message>
</context>
<context>
    <name>SameTable</name>
    <message>
        <source>%1 plays your cards: round %2, %3 to %4 …</source>
        <comment>%1 is a level: Expert</comment>
        <translation>%1 juega tus cartas: ronda %2, %3 a %4…</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>first dealer by lot</source>
        <translation>a suertes quién reparte</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Nivel de %1</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <translation>Cambiar de sitio con %1</translation>
    </message>
</context>
<context>
    <name>SetButton</name>
    <message>
        <source>These rules are set.</source>
        <translation>Estas reglas están puestas.</translation>
    </message>
</context>
<context>
    <name>SetsColumn</name>
    <message>
        <source>Share house rules</source>
        <translation>Compartir reglas de la casa</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Abrir reglas de la casa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Preparadas</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Las tuyas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nombre para estas reglas</translation>
    </message>
    <message>
        <source>For every game</source>
        <translation>Para todos los juegos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>None yet for this game.</source>
        <translation>Aún no hay para este juego.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>Guardadas: %1.</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Share as a file …</source>
        <translation>Compartir en un archivo…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>There is another set called %1.</source>
        <translation>Ya hay otras reglas llamadas %1.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>Eliminadas: %1.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>%1 is among your own now.</source>
        <translation>%1 ya está entre las tuyas.</translation>
    </message>
    <message>
        <source>%1 is kept for %2.</source>
        <translation>Guardadas para %2: %1.</translation>
    </message>
</context>
<context>
    <name>SidesDown</name>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Cards, sweeps and points; the key M mutes all of it</source>
        <translation>Cartas, escobas y puntos; la tecla M lo silencia todo</translation>
    </message>
    <message>
        <source>Hear the table</source>
        <translation>Escuchar la mesa</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Let go, and you hear how loud it is.</source>
        <translation>Suelta y oirás lo alto que suena.</translation>
    </message>
    <message>
        <source>One soft note, for whoever looks away in the meantime</source>
        <translation>Una nota suave, por si entretanto miras a otro lado</translation>
    </message>
    <message>
        <source>Tell me by a sound when it is my turn</source>
        <translation>Avisarme con un sonido cuando me toque</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Today’s deal, %1</source>
        <comment>%1 is a date: 30 November</comment>
        <translation>El reparto de hoy, %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Encuentra la mejor jugada</translation>
    </message>
    <message>
        <source>Who plays: %1</source>
        <translation>Quién juega: %1</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jugar a la Scopa</translation>
    </message>
    <message>
        <source>Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far.</source>
        <translation>Contra Nonna Rita, a 11 puntos. No es difícil ganarle, y siempre hay una pista a mano.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>En un minuto</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Ver una partida</translation>
    </message>
    <message>
        <source>The computer plays all seats</source>
        <translation>El ordenador juega por todos</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Otros juegos</translation>
    </message>
    <message>
        <source>Ten short lessons at the table</source>
        <translation>Diez lecciones cortas en la mesa</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation>%1 de %2 lecciones terminadas</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Preparar la mesa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>%1 is the name of a game</comment>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>What is played, and how it is counted</source>
        <translation>Qué se juega y cómo se cuenta</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Your matches: play on, replay, share</source>
        <translation>Tus partidas: seguirlas, verlas, compartirlas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>%1 against %2, round %3, to %4. %5.</source>
        <translation>%1 contra %2, ronda %3, a %4. %5.</translation>
    </message>
    <message>
        <source>The classic game against the computer</source>
        <translation>El juego clásico contra el ordenador</translation>
    </message>
    <message>
        <source>Sixteen games, two to six players</source>
        <translation>Dieciséis juegos, de dos a seis jugadores</translation>
    </message>
    <message>
        <source>%1 games, two to six players</source>
        <translation>%1 juegos, de dos a seis jugadores</translation>
    </message>
    <message>
        <source>They begin with your first match</source>
        <translation>Empiezan con tu primera partida</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>%1 is: 12 rounds</comment>
        <translation>Llevas %1</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Table, a line a match (*.csv)</source>
        <translation>Tabla, una línea por partida (*.csv)</translation>
    </message>
    <message>
        <source>Everything, with the points of each round (*.json)</source>
        <translation>Todo, con los puntos de cada ronda (*.json)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exportar resultados</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparcialidad</translation>
    </message>
    <message>
        <source>Which statistics</source>
        <translation>Qué estadísticas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Forget these results</source>
        <translation>Olvidar estos resultados</translation>
    </message>
    <message>
        <source>Bring back what was forgotten</source>
        <translation>Recuperar lo olvidado</translation>
    </message>
    <message>
        <source>After your next match its result stands here. What was played before counts no more.</source>
        <translation>Tras tu próxima partida, su resultado aparecerá aquí. Lo jugado antes ya no cuenta.</translation>
    </message>
    <message>
        <source>After your first match its result stands here: what you won, and how often you swept the table.</source>
        <translation>Tras tu primera partida, su resultado aparecerá aquí: qué ganaste y cuántas veces barriste la mesa.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Go through the match</source>
        <translation>Repasar la partida</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Ver las cartas</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Mismas cartas…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <comment>what the cards on the table add up to</comment>
        <translation>Suma %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a card that is in another hand or in the stock</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source>table</source>
        <comment>a card that lies on the table</comment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a card in your hand</comment>
        <translation>tuya</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a card that was captured</comment>
        <translation>salida</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Echarla</translation>
    </message>
    <message>
        <source>Your three cards are of one rank</source>
        <translation>Tus tres cartas son iguales</translation>
    </message>
    <message>
        <source>Your three cards come to less than ten</source>
        <translation>Tus tres cartas suman menos de diez</translation>
    </message>
    <message>
        <source>Declaring scores {points} at once and turns your hand face up.</source>
        <translation>Cantar da {points} puntos al momento y descubre tu mano.</translation>
    </message>
    <message>
        <source>{card} counts as</source>
        <translation>{card} vale</translation>
    </message>
    <message>
        <source>Declare, {points} points</source>
        <translation>Cantar, {points} puntos</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>Callar</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>¡Scopa!</translation>
    </message>
    <message>
        <source>You take the opening table</source>
        <translation>Te llevas la mesa inicial</translation>
    </message>
    <message>
        <source>{name} takes the opening table</source>
        <translation>{name} se lleva la mesa inicial</translation>
    </message>
    <message>
        <source>You swept the table {with_card}</source>
        <translation>Has barrido la mesa {with_card}</translation>
    </message>
    <message>
        <source>{name} swept the table {with_card}</source>
        <translation>{name} ha barrido la mesa {with_card}</translation>
    </message>
    <message>
        <source>{value} needs {rest}</source>
        <translation>a {value} le faltan {rest}</translation>
    </message>
    <message>
        <source>counts as {value}</source>
        <translation>vale {value}</translation>
    </message>
    <message>
        <source>The next card, or the next way to take</source>
        <translation>La carta siguiente, o la siguiente forma de llevarse cartas</translation>
    </message>
    <message>
        <source>The first to the tenth card, or that way to take</source>
        <translation>De la primera a la décima carta, o esa forma de llevarse cartas</translation>
    </message>
    <message>
        <source>1 to 0</source>
        <translation>Del 1 al 0</translation>
    </message>
    <message>
        <source>Play it; finish what moves</source>
        <translation>Jugarla; terminar lo que se mueve</translation>
    </message>
    <message>
        <source>Choose among the ways to take</source>
        <translation>Elegir qué cartas llevarse</translation>
    </message>
    <message>
        <source>Look at the table, the piles, the players and the score</source>
        <translation>Mirar la mesa, los montones, los jugadores y los puntos</translation>
    </message>
    <message>
        <source>Show the last play once more</source>
        <translation>Ver otra vez la última jugada</translation>
    </message>
    <message>
        <source>Choose again; back to the hand</source>
        <translation>Elegir de nuevo; volver a la mano</translation>
    </message>
    <message>
        <source>A play back; the next play</source>
        <translation>Jugada anterior; jugada siguiente</translation>
    </message>
    <message>
        <source>To the beginning; to the end</source>
        <translation>Al principio; al final</translation>
    </message>
    <message>
        <source>Go on by itself; stop</source>
        <translation>Avanzar por sí sola; parar</translation>
    </message>
    <message>
        <source>The sweep before; the next sweep</source>
        <translation>La escoba anterior; la siguiente</translation>
    </message>
    <message>
        <source>The capture before; the next capture</source>
        <translation>La baza anterior; la siguiente</translation>
    </message>
    <message>
        <source>The round before; the next round</source>
        <translation>La ronda anterior; la siguiente</translation>
    </message>
    <message>
        <source>All hands, or those that were seen</source>
        <translation>Todas las manos, o solo las que se veían</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Nothing has been played in this round yet.</source>
        <translation>Aún no se ha jugado nada en esta ronda.</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>señalada por la pista</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, en tu mano</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, en la mesa</translation>
    </message>
    <message>
        <source>The next control; with Shift the one before</source>
        <translation>El control siguiente; con Mayús, el anterior</translation>
    </message>
    <message>
        <source>Another choice of the same kind</source>
        <translation>Otra opción del mismo tipo</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Switch or choose it</source>
        <translation>Activarlo o elegirlo</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Pulsar el botón</translation>
    </message>
    <message>
        <source>Go back; out of full screen</source>
        <translation>Volver; salir de la pantalla completa</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>Los menús</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt o F10</translation>
    </message>
    <message>
        <source>Look for words</source>
        <translation>Buscar palabras</translation>
    </message>
    <message>
        <source>The next line found; the one before</source>
        <translation>La línea siguiente encontrada; la anterior</translation>
    </message>
    <message>
        <source>Back; forward</source>
        <translation>Atrás; adelante</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>A picture as the table</source>
        <translation>Una imagen como mesa</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Otras mesas</translation>
    </message>
    <message>
        <source>Another picture …</source>
        <translation>Otra imagen…</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>Leyendo la imagen…</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>No se ha podido leer {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG).</source>
        <translation>{file} no contiene imágenes; elige una carpeta o un zip con 40 (PNG, JPEG, WebP, GIF o SVG).</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files; leave only the pictures of the cards in it.</source>
        <translation>{file} contiene más de {most} archivos; deja solo las imágenes de las cartas.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; save it smaller.</source>
        <translation>{file} ocupa más de {most} MB; guárdalo más pequeño.</translation>
    </message>
    <message>
        <source>{file} holds more than {most} MB; save the pictures smaller.</source>
        <translation>{file} contiene más de {most} MB; guarda las imágenes más pequeñas.</translation>
    </message>
    <message>
        <source>{file} would unpack to more than {most} times its size; pack the pictures anew.</source>
        <translation>{file}, al descomprimirse, ocuparía más de {most} veces su tamaño; vuelve a comprimir las imágenes.</translation>
    </message>
    <message>
        <source>A path in the zip leads out of it ({file}); pack the folder of pictures anew.</source>
        <translation>Una ruta del zip sale fuera de él ({file}); vuelve a comprimir la carpeta de imágenes.</translation>
    </message>
    <message>
        <source>{file} is a link; put the picture itself in its place.</source>
        <translation>{file} es un enlace; pon en su lugar la propia imagen.</translation>
    </message>
    <message>
        <source>The zip holds {file} twice; pack the folder of pictures anew.</source>
        <translation>El zip contiene {file} dos veces; vuelve a comprimir la carpeta de imágenes.</translation>
    </message>
    <message>
        <source>{file} is locked with a password; make a zip without one.</source>
        <translation>{file} está protegido con contraseña; crea un zip sin ella.</translation>
    </message>
    <message>
        <source>{file} is not a whole zip file; fetch it again or make it anew.</source>
        <translation>{file} no es un archivo zip completo; descárgalo de nuevo o vuelve a crearlo.</translation>
    </message>
    <message>
        <source>{file} is packed in an unusual way; make an ordinary zip file of the pictures.</source>
        <translation>{file} está comprimido de forma poco común; crea un zip corriente con las imágenes.</translation>
    </message>
    <message>
        <source>There is no picture of {cards}; add what is missing.</source>
        <translation>No hay imagen para {cards}; añade lo que falta.</translation>
    </message>
    <message>
        <source>Only {found} of the 40 cards can be told from the names of the pictures; name them like 7_coins.png, or number them from 01 to 40.</source>
        <translation>Solo {found} de las 40 cartas se reconocen por el nombre de su imagen; llámalas, por ejemplo, 7_oros.png o numéralas del 01 al 40.</translation>
    </message>
    <message>
        <source>Two pictures are named as {cards}: {first} and {second}; leave one of them out.</source>
        <translation>Hay dos imágenes para {cards}: {first} y {second}; quita una.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG.</source>
        <translation>{file} no es una imagen que se pueda leer; guárdala de nuevo como PNG, JPEG, WebP, GIF o SVG.</translation>
    </message>
    <message>
        <source>{file} has more than {most} million pixels; save it smaller.</source>
        <translation>{file} tiene más de {most} millones de píxeles; guárdala más pequeña.</translation>
    </message>
    <message>
        <source>{file} is only {width} × {height} pixels; a card must be at least {least} wide.</source>
        <translation>{file} mide solo {width} × {height} píxeles; una carta debe tener al menos {least} de ancho.</translation>
    </message>
    <message>
        <source>{file} has other proportions than most cards; give all pictures the same shape.</source>
        <translation>{file} tiene otras proporciones que la mayoría de las cartas; da a todas las imágenes la misma forma.</translation>
    </message>
    <message>
        <source>The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times.</source>
        <translation>Las cartas son {ratio} veces más altas que anchas; debe ser entre 1,2 y 2,2 veces.</translation>
    </message>
    <message>
        <source>{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} no es un dibujo SVG correcto; guárdalo de nuevo como SVG simple o como PNG.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is; give it a viewBox, or a width and height.</source>
        <translation>{file} no indica su tamaño; ponle un viewBox, o width y height.</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG.</source>
        <translation>{file} remite a algo de fuera ({what}); guárdalo de nuevo como SVG simple o como PNG.</translation>
    </message>
    <message>
        <source>{file} carries a picture within the drawing; save it as PNG.</source>
        <translation>{file} lleva una imagen dentro del dibujo; guárdalo como PNG.</translation>
    </message>
    <message>
        <source>{file} holds text, which looks different on every computer; turn the text into paths.</source>
        <translation>{file} contiene texto, que se ve distinto en cada ordenador; convierte el texto en trazados.</translation>
    </message>
    <message>
        <source>{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} contiene un script, una animación o un objeto ajeno; guárdalo de nuevo como SVG simple o como PNG.</translation>
    </message>
    <message>
        <source>{file} declares entities; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} declara entidades; guárdalo de nuevo como SVG simple o como PNG.</translation>
    </message>
    <message>
        <source>{file} is too intricate to be drawn quickly; simplify it, or save it as PNG.</source>
        <translation>{file} es demasiado complejo para dibujarlo deprisa; simplifícalo o guárdalo como PNG.</translation>
    </message>
    <message>
        <source>{file} is no proper TOML ({reason}); correct it or leave it out.</source>
        <translation>{file} no es un TOML correcto ({reason}); corrígelo o quítalo.</translation>
    </message>
    <message>
        <source>{file} does not say format = 1; correct it or leave it out.</source>
        <translation>En {file} no consta format = 1; corrígelo o quítalo.</translation>
    </message>
    <message>
        <source>{file} is for a newer version of the game; update the game, or leave the file out.</source>
        <translation>{file} es para una versión más reciente del juego; actualiza el juego o quita el archivo.</translation>
    </message>
    <message>
        <source>In {file}, {key} must be {allowed}; correct it.</source>
        <translation>En {file}, {key} debe ser {allowed}; corrígelo.</translation>
    </message>
    <message>
        <source>{file} names the picture {picture}, which is not there; correct the name or add the picture.</source>
        <translation>{file} menciona la imagen {picture}, que no está; corrige el nombre o añade la imagen.</translation>
    </message>
    <message>
        <source>There are {most} decks of your own already; remove one to add another.</source>
        <translation>Ya tienes {most} barajas propias; quita una para añadir otra.</translation>
    </message>
    <message>
        <source>The deck could not be added ({reason}); nothing was changed.</source>
        <translation>No se ha podido añadir la baraja ({reason}); no ha cambiado nada.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>No se ha podido guardar {file}: {reason}.</translation>
    </message>
    <message>
        <source>The deck could not be removed ({reason}); nothing was changed.</source>
        <translation>No se ha podido quitar la baraja ({reason}); no ha cambiado nada.</translation>
    </message>
    <message>
        <source>The deck could not be put back: {reason}.</source>
        <translation>No se ha podido recuperar la baraja: {reason}.</translation>
    </message>
    <message>
        <source>The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.</source>
        <translation>Las imágenes están numeradas del 1 al 40; se toman por oros, copas, espadas y bastos, del as al rey.</translation>
    </message>
    <message>
        <source>The suits are taken to be Italian: coins, cups, swords, clubs.</source>
        <translation>Los palos se toman por italianos: oros, copas, espadas y bastos.</translation>
    </message>
    <message>
        <source>The suits are taken to be Spanish: coins, cups, swords, clubs.</source>
        <translation>Los palos se toman por españoles: oros, copas, espadas y bastos.</translation>
    </message>
    <message>
        <source>The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs.</source>
        <translation>Los palos se toman por franceses: diamantes por oros, corazones por copas, picas por espadas, tréboles por bastos.</translation>
    </message>
    <message>
        <source>10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here.</source>
        <translation>El 10, el 11 y el 12 se toman por las tres figuras, que aquí valen 8, 9 y 10.</translation>
    </message>
    <message>
        <source>The game has 40 cards: {count} others were left out ({file}).</source>
        <translation>Al juego le bastan 40 cartas: se han dejado fuera otras {count} ({file}).</translation>
    </message>
    <message>
        <source>{count} pictures were not recognised and left out ({file}).</source>
        <translation>{count} imágenes no se han reconocido y se han dejado fuera ({file}).</translation>
    </message>
    <message>
        <source>There is no picture of the back, so that a plain one is used.</source>
        <translation>No hay imagen del reverso; se usará uno sencillo.</translation>
    </message>
    <message>
        <source>{file} is taken for the back.</source>
        <translation>{file} se toma por el reverso.</translation>
    </message>
    <message>
        <source>{file} has other proportions than the cards and was left out.</source>
        <translation>{file} tiene otras proporciones que las cartas y se ha dejado fuera.</translation>
    </message>
    <message>
        <source>{count} pictures move; only what they show at first is used ({file}).</source>
        <translation>{count} imágenes se mueven; solo se usa lo primero que muestran ({file}).</translation>
    </message>
    <message>
        <source>Transparent pictures were laid on white paper.</source>
        <translation>Las imágenes transparentes se han puesto sobre papel blanco.</translation>
    </message>
    <message>
        <source>The pictures are only {width} pixels wide, and may look coarse on a large screen.</source>
        <translation>Las imágenes solo tienen {width} píxeles de ancho y pueden verse toscas en una pantalla grande.</translation>
    </message>
    <message>
        <source>The game does not draw everything in {file}: {what}. Please look closely.</source>
        <translation>El juego no dibuja todo lo que hay en {file}: {what}. Míralo bien.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used: {reason}.</source>
        <translation>No se puede usar la carpeta {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>No se ha podido guardar {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be read: {reason}.</source>
        <translation>No se ha podido leer {path}: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.</source>
        <translation>Las preferencias no se podían leer ({reason}); se usan los valores iniciales, y el archivo antiguo se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.</source>
        <translation>Las preferencias no se pueden leer ({reason}) ni apartar; se usan los valores iniciales.</translation>
    </message>
    <message>
        <source>The preference {key} must be {allowed}, not {value}; it is {default} now.</source>
        <translation>La preferencia {key} debe ser {allowed}, no {value}; ahora es {default}.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>No se han podido guardar las preferencias: {reason}.</translation>
    </message>
    <message>
        <source>The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.</source>
        <translation>Las partidas guardadas no se podían leer ({reason}); se ha empezado un archivo nuevo, y el antiguo se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Las partidas guardadas estaban dañadas ({reason}). Todo lo que se pudo leer está aquí (partidas: {kept}), y el archivo dañado se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Las partidas guardadas estaban dañadas ({reason}). La copia de seguridad ({day}) y todo lo que se pudo leer están aquí (partidas: {kept}), y el archivo dañado se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>The file of your matches was gone; it has been written anew, and nothing is lost.</source>
        <translation>El archivo de tus partidas había desaparecido; se ha escrito de nuevo y no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The matches of {day} are back; the file that was there before is now {aside}.</source>
        <translation>Las partidas han vuelto ({day}); el archivo que había antes se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>The backup could not be restored ({reason}); everything is as it was.</source>
        <translation>No se pudo restaurar la copia de seguridad ({reason}); todo está como estaba.</translation>
    </message>
    <message>
        <source>The saved matches are unreadable ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Las partidas guardadas no se pueden leer ({reason}); las partidas de esta sesión no se conservarán.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the game; they are left as they are, and this session&apos;s matches will not be kept.</source>
        <translation>Las partidas guardadas son de una versión más reciente del juego; se dejan como están, y las partidas de esta sesión no se conservarán.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened for writing ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Las partidas guardadas no se pueden abrir para escribir ({reason}); las partidas de esta sesión no se conservarán.</translation>
    </message>
    <message>
        <source>The match could not be saved ({reason}); it goes on, and saving is tried again with every play.</source>
        <translation>No se ha podido guardar la partida ({reason}); la partida sigue, y se volverá a intentar en cada jugada.</translation>
    </message>
    <message>
        <source>A saved match does not follow the rules ({reason}); it was given up as abandoned.</source>
        <translation>Una partida guardada no cumple las reglas ({reason}); se ha dado por abandonada.</translation>
    </message>
    <message>
        <source>The game is already running with this data folder ({path}); please use its window.</source>
        <translation>El juego ya está abierto con esta carpeta de datos ({path}); usa su ventana.</translation>
    </message>
    <message>
        <source>The game is already running: drag {name} into its window to open it.</source>
        <translation>El juego ya está abierto: arrastra {name} a su ventana para abrirlo.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>No se puede abrir {name}: {reason}.</translation>
    </message>
    <message>
        <source>The list of those who play here was unreadable ({reason}); all who have a folder are here, and the old file is now {aside}.</source>
        <translation>La lista de quienes juegan aquí no se podía leer ({reason}); están todas las personas que tienen carpeta, y el archivo antiguo se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>The folder of {name} is gone ({path}); the others are here as before.</source>
        <translation>Falta la carpeta de {name} ({path}); las demás personas siguen como antes.</translation>
    </message>
    <message>
        <source>Nobody here is called {name}; those who play here are {known}.</source>
        <translation>Aquí nadie se llama {name}; juegan aquí: {known}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already; please choose another name.</source>
        <translation>Aquí ya hay alguien que se llama {name}; elige otro nombre.</translation>
    </message>
    <message>
        <source>A name has from one to {most} letters.</source>
        <translation>Un nombre tiene entre una y {most} letras.</translation>
    </message>
    <message>
        <source>The first person&apos;s files are those of the program; rename this person instead.</source>
        <translation>Los archivos de la primera persona son los del programa; cámbiale el nombre en lugar de quitarla.</translation>
    </message>
    <message>
        <source>The folder {path} could not be moved: {reason}.</source>
        <translation>No se ha podido mover la carpeta {path}: {reason}.</translation>
    </message>
    <message>
        <source>The saved house rules were not all readable ({reason}); the old file is now {aside}.</source>
        <translation>No todas las reglas de la casa guardadas se podían leer ({reason}); el archivo antiguo se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now.</source>
        <translation>Las reglas de la casa guardadas no se pueden leer ({reason}) ni apartar; ahora no hay ninguna.</translation>
    </message>
    <message>
        <source>The saved house rules were written by a newer version of the game; they are left as they are.</source>
        <translation>Las reglas de la casa guardadas son de una versión más reciente del juego; se dejan como están.</translation>
    </message>
    <message>
        <source>There are {most} sets of house rules already; delete one to keep another.</source>
        <translation>Ya hay {most} conjuntos de reglas de la casa; elimina uno para guardar otro.</translation>
    </message>
    <message>
        <source>Your results of puzzles were unreadable ({reason}); the old file is now {aside}.</source>
        <translation>Tus resultados en los problemas no se podían leer ({reason}); el archivo antiguo se llama ahora {aside}.</translation>
    </message>
    <message>
        <source>Your results of puzzles were written by a newer version of the game; they are left as they are.</source>
        <translation>Tus resultados en los problemas son de una versión más reciente del juego; se dejan como están.</translation>
    </message>
    <message>
        <source>{name} cannot be the table: {reason}.</source>
        <translation>{name} no puede servir de mesa: {reason}.</translation>
    </message>
    <message>
        <source>Your picture for the table could not be read ({reason}); the green cloth lies there again.</source>
        <translation>No se ha podido leer tu imagen para la mesa ({reason}); vuelve el tapete verde.</translation>
    </message>
    <message>
        <source>The deck {deck} has cards that cannot be drawn; plain ones stand in for them.</source>
        <translation>La baraja {deck} tiene cartas que no se pueden dibujar; las sustituyen otras sencillas.</translation>
    </message>
    <message>
        <source>The deck {deck} is missing or damaged, so that the usual one is laid again.</source>
        <translation>La baraja {deck} falta o está dañada; se vuelve a usar la habitual.</translation>
    </message>
    <message>
        <source>{name} holds no house rules that this game can use.</source>
        <translation>{name} no contiene reglas de la casa que este juego pueda usar.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the game.</source>
        <translation>{name} es de una versión más reciente del juego.</translation>
    </message>
    <message>
        <source>{name} is for a game that is not played here: {variant}.</source>
        <translation>{name} es para un juego que aquí no se juega: {variant}.</translation>
    </message>
    <message>
        <source>{name} has a rule that does not exist here: {rule}.</source>
        <translation>{name} tiene una regla que aquí no existe: {rule}.</translation>
    </message>
    <message>
        <source>{name} sets the rule {rule} to {value}, which it cannot be.</source>
        <translation>{name} pone la regla {rule} en {value}, y eso no puede ser.</translation>
    </message>
    <message>
        <source>With the rules in {name} nothing would score.</source>
        <translation>Con las reglas de {name} no puntuaría nada.</translation>
    </message>
    <message>
        <source>{name} limits the cards taken at once, which Frac does not.</source>
        <translation>{name} limita las cartas que se llevan de una vez, y Frac no lo permite.</translation>
    </message>
    <message>
        <source>{name} sets another target than 21, to which De Trente is always played.</source>
        <translation>{name} fija una meta distinta de 21, a la que siempre se juega De Trente.</translation>
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
        <translation>de diamantes</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>de corazones</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>de picas</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>de tréboles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Oros</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Bastos</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>sota</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after &apos;the&apos;</comment>
        <translation>sota</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>caballo</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>rey</translation>
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
        <translation>%1 y %2</translation>
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
        <translation>Tú</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one who receives points</comment>
        <translation>ti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards that count</source>
        <translation>
            <numerusform>%n carta que puntúa</numerusform>
            <numerusform>%n cartas que puntúan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of card</source>
        <translation>
            <numerusform>%n tipo de carta</numerusform>
            <numerusform>%n tipos de carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partida</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carta en el montón</numerusform>
            <numerusform>%n cartas en el montón</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>dos jugadores</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>tres jugadores</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>cuatro jugadores</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>seis jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1.</source>
        <translation>Echa %1.</translation>
    </message>
    <message>
        <source>Take %1 %2.</source>
        <comment>cards; with which card</comment>
        <translation>Llévate %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a card; the cards it takes</comment>
        <translation>%1 se lleva %2.</translation>
    </message>
    <message>
        <source>Declare less than ten, 3 points.</source>
        <translation>Canta menos de diez, 3 puntos.</translation>
    </message>
    <message>
        <source>Declare three of a kind, 10 points.</source>
        <translation>Canta trío, 10 puntos.</translation>
    </message>
    <message>
        <source>%1 counts as %2.</source>
        <translation>%1 vale %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <translation>Te llevas %1 %2.</translation>
    </message>
    <message>
        <source>%3 takes %1 %2.</source>
        <translation>%3 se lleva %1 %2.</translation>
    </message>
    <message>
        <source>You laid %1.</source>
        <translation>Has echado %1.</translation>
    </message>
    <message>
        <source>%2 laid %1.</source>
        <translation>%2 ha echado %1.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Te toca: juega una carta.</translation>
    </message>
    <message>
        <source>Space or a click goes on.</source>
        <translation>Sigue con Espacio o un clic.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 está pensando…</translation>
    </message>
    <message>
        <source>The table is empty: you must lay a card.</source>
        <translation>La mesa está vacía: tienes que echar una carta.</translation>
    </message>
    <message>
        <source>The table is empty: %1 must lay a card.</source>
        <translation>La mesa está vacía: %1 tiene que echar una carta.</translation>
    </message>
    <message>
        <source>That card takes %1: it cannot be laid.</source>
        <translation>Con esa carta te llevas %1: no puedes echarla sin más.</translation>
    </message>
    <message>
        <source>That card does not take %1.</source>
        <translation>Esa carta no se lleva %1.</translation>
    </message>
    <message>
        <source>Take %1:</source>
        <comment>%1 is: with the 7 of coins</comment>
        <translation>Llévate %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to take: choose one.</source>
        <translation>
            <numerusform>%n forma de llevarse cartas: elige una.</numerusform>
            <numerusform>%n formas de llevarse cartas: elige una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n óptima</numerusform>
            <numerusform>%n óptimas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n buena</numerusform>
            <numerusform>%n buenas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccurate</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n imprecisa</numerusform>
            <numerusform>%n imprecisas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practice: %n position(s)</source>
        <translation>
            <numerusform>Práctica: %n posición</numerusform>
            <numerusform>Práctica: %n posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in which there was something better to play.</source>
        <translation>
            <numerusform>%n posición en la que había algo mejor que jugar.</numerusform>
            <numerusform>%n posiciones en las que había algo mejor que jugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) gone through so far.</source>
        <comment>in search of a puzzle</comment>
        <translation>
            <numerusform>%n reparto revisado hasta ahora.</numerusform>
            <numerusform>%n repartos revisados hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ready.</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n más a punto.</numerusform>
            <numerusform>%n más a punto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row.</source>
        <comment>puzzles solved at the first try, one after the other</comment>
        <translation>
            <numerusform>%n seguido.</numerusform>
            <numerusform>%n seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2</source>
        <translation>%1: llevarte %2</translation>
    </message>
    <message>
        <source>%1 Once more to play, Esc to choose again.</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>%1 Otra vez para jugar, Esc para elegir de nuevo.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Round over</source>
        <translation>Fin de ronda</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Round %1  ·  deal %2 of %3</source>
        <translation>Ronda %1  ·  reparto %2 de %3</translation>
    </message>
    <message>
        <source>Round %1  ·  %2/%3</source>
        <comment>a deal of some: 4/6</comment>
        <translation>Ronda %1  ·  %2/%3</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>target of a match</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napolitana</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Siciliana</translation>
    </message>
    <message>
        <source>Piacentine</source>
        <translation>Piacentina</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiana</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Española</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>French, numbers</source>
        <translation>Francesa, números</translation>
    </message>
    <message>
        <source>French, large print</source>
        <translation>Francesa, letra grande</translation>
    </message>
    <message>
        <source>Usual back</source>
        <translation>Reverso habitual</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Mármol</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a table</comment>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Tu imagen</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Limón</translation>
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
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Copa</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Swept clean</source>
        <translation>Mesa limpia</translation>
    </message>
    <message>
        <source>Take everything that lies on the table.</source>
        <translation>Llévate todo lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>It scores at once, and whoever comes next has nothing to take.</source>
        <translation>Puntúa al momento, y quien viene detrás no tiene nada que llevarse.</translation>
    </message>
    <message>
        <source>No gifts</source>
        <translation>Sin regalos</translation>
    </message>
    <message>
        <source>Finish a round in which nobody sweeps against you.</source>
        <translation>Acaba una ronda sin que nadie te haga una escoba.</translation>
    </message>
    <message>
        <source>A point that they do not make is worth as much as one that you make.</source>
        <translation>Un punto que no hacen los demás vale tanto como uno que haces tú.</translation>
    </message>
    <message>
        <source>Above ten</source>
        <translation>Más de diez</translation>
    </message>
    <message>
        <source>Leave more than ten on the table six times in a row, where an ace has no power.</source>
        <translation>Deja más de diez en la mesa seis veces seguidas, donde el as no tenga poder.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep such a table.</source>
        <translation>Ninguna carta vale más de diez, así que nadie puede barrer esa mesa.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Sweep the table twice, with nothing taken in between.</source>
        <translation>Barre la mesa dos veces sin que nadie se lleve nada entre medias.</translation>
    </message>
    <message>
        <source>An empty table forces a card from the next hand: keep pairs to answer it.</source>
        <translation>La mesa vacía obliga a echar una carta: guarda parejas para responder.</translation>
    </message>
    <message>
        <source>Three in a round</source>
        <translation>Tres en una ronda</translation>
    </message>
    <message>
        <source>Sweep the table three times in one round.</source>
        <translation>Barre la mesa tres veces en una misma ronda.</translation>
    </message>
    <message>
        <source>Sweeps have no limit: they decide more rounds than the primiera does.</source>
        <translation>Las escobas no tienen límite: deciden más rondas que la primiera.</translation>
    </message>
    <message>
        <source>At the last moment</source>
        <translation>En el último momento</translation>
    </message>
    <message>
        <source>Sweep the table with your last card of the round.</source>
        <translation>Barre la mesa con tu última carta de la ronda.</translation>
    </message>
    <message>
        <source>Who counts the cards knows at the end what is still out, and what can be swept.</source>
        <translation>Quien cuenta las cartas sabe al final qué falta por salir y qué se puede barrer.</translation>
    </message>
    <message>
        <source>The beautiful one</source>
        <translation>El siete bello</translation>
    </message>
    <message>
        <source>Take the settebello from the table.</source>
        <translation>Llévate el settebello de la mesa.</translation>
    </message>
    <message>
        <source>It is a point by itself, and helps to win two more: its suit and the primiera.</source>
        <translation>Es un punto por sí solo y ayuda a ganar otros dos: su palo y la primiera.</translation>
    </message>
    <message>
        <source>Settebello with a sweep</source>
        <translation>Settebello con escoba</translation>
    </message>
    <message>
        <source>Sweep the table with the settebello, or take it in a sweep.</source>
        <translation>Barre la mesa con el settebello, o llévatelo en una escoba.</translation>
    </message>
    <message>
        <source>Two points in one play: the best use of a seven is seldom the first.</source>
        <translation>Dos puntos en una jugada: el mejor uso de un siete rara vez es el primero.</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Los cuatro sietes</translation>
    </message>
    <message>
        <source>Take all four sevens in a round.</source>
        <translation>Llévate los cuatro sietes en una ronda.</translation>
    </message>
    <message>
        <source>Sevens count most for the primiera: four of them cannot be beaten.</source>
        <translation>Los sietes son lo que más vale en la primiera: contra cuatro no hay nada que hacer.</translation>
    </message>
    <message>
        <source>Primiera of sevens</source>
        <translation>Primiera de sietes</translation>
    </message>
    <message>
        <source>Win the primiera with at least three sevens.</source>
        <translation>Gana la primiera con al menos tres sietes.</translation>
    </message>
    <message>
        <source>Three sevens are nearly always enough: after that, look to the other points.</source>
        <translation>Con tres sietes casi siempre basta: a partir de ahí, mira los demás puntos.</translation>
    </message>
    <message>
        <source>Primiera of sixes</source>
        <translation>Primiera de seises</translation>
    </message>
    <message>
        <source>Win the primiera with no more than one seven.</source>
        <translation>Gana la primiera con un siete como mucho.</translation>
    </message>
    <message>
        <source>Sixes and aces come next after sevens: where the sevens are split, they decide.</source>
        <translation>Tras los sietes vienen los seises y los ases: si los sietes están repartidos, deciden ellos.</translation>
    </message>
    <message>
        <source>A handful</source>
        <translation>Un buen puñado</translation>
    </message>
    <message>
        <source>Take four or more cards with one card that has to add them up.</source>
        <translation>Llévate cuatro cartas o más con una sola que tenga que sumarlas.</translation>
    </message>
    <message>
        <source>Most cards is a point, and every card that comes along counts for it.</source>
        <translation>Tener más cartas es un punto, y cada carta que se viene contigo ayuda.</translation>
    </message>
    <message>
        <source>Thirty cards</source>
        <translation>Treinta cartas</translation>
    </message>
    <message>
        <source>Take thirty of the forty cards, where two sides play.</source>
        <translation>Llévate treinta de las cuarenta cartas, donde jueguen dos bandos.</translation>
    </message>
    <message>
        <source>Many cards bring good ones along: points come in company.</source>
        <translation>Muchas cartas traen consigo otras buenas: los puntos vienen en compañía.</translation>
    </message>
    <message>
        <source>Eight of a suit</source>
        <translation>Ocho de un palo</translation>
    </message>
    <message>
        <source>Take eight of the ten cards %1 in a round.</source>
        <translation>Llévate ocho de las diez cartas %1 en una ronda.</translation>
    </message>
    <message>
        <source>Of captures that are worth the same otherwise, take the one with this suit in it.</source>
        <translation>Entre bazas que por lo demás valen igual, llévate la que tenga este palo.</translation>
    </message>
    <message>
        <source>All four points</source>
        <translation>Los cuatro puntos</translation>
    </message>
    <message>
        <source>Score all four points of a round: cards, suit, settebello and primiera.</source>
        <translation>Haz los cuatro puntos de una ronda: cartas, palo, settebello y primiera.</translation>
    </message>
    <message>
        <source>Count as you go: give up what is lost, and fight for what is open.</source>
        <translation>Cuenta sobre la marcha: deja lo perdido y pelea por lo que sigue abierto.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Take the ace, 2 and 3 %1, in a game that counts the run.</source>
        <translation>Llévate el as, el 2 y el 3 %1 en un juego que cuente la escalera.</translation>
    </message>
    <message>
        <source>Three points, and one more for each card that follows: small ones are gold.</source>
        <translation>Tres puntos, y otro por cada carta que siga: las pequeñas valen oro.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Take all ten cards %1 in a round.</source>
        <translation>Llévate las diez cartas %1 en una ronda.</translation>
    </message>
    <message>
        <source>In Cirulla it wins the match at once: with seven of them, it is worth a try.</source>
        <translation>En la Cirulla gana la partida al momento: con siete de ellas, vale la pena intentarlo.</translation>
    </message>
    <message>
        <source>Fifteen in four</source>
        <translation>Quince con cuatro</translation>
    </message>
    <message>
        <source>In a game of fifteen, make it with four cards or more.</source>
        <translation>En un juego de quince, súmalo con cuatro cartas o más.</translation>
    </message>
    <message>
        <source>Add up the whole table first: the longest way to fifteen takes the most cards.</source>
        <translation>Suma primero toda la mesa: el camino más largo hasta quince es el que más cartas se lleva.</translation>
    </message>
    <message>
        <source>Worth the ace</source>
        <translation>Un as bien usado</translation>
    </message>
    <message>
        <source>Where an ace takes everything, take five cards or more with one.</source>
        <translation>Donde el as se lo lleva todo, llévate cinco cartas o más con uno.</translation>
    </message>
    <message>
        <source>An ace grows with the table: wait, but not until somebody else has one.</source>
        <translation>El as crece con la mesa: espera, pero no hasta que alguien más tenga uno.</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Las cartas sobre la mesa</translation>
    </message>
    <message>
        <source>Declare in Cirulla: three cards below ten, or three of a kind.</source>
        <translation>Canta en la Cirulla: tres cartas que sumen menos de diez, o un trío.</translation>
    </message>
    <message>
        <source>The points are certain, and nearly always worth more than a hidden hand.</source>
        <translation>Los puntos son seguros, y casi siempre valen más que una mano oculta.</translation>
    </message>
    <message>
        <source>First to the end</source>
        <translation>Hasta la meta</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gana una partida.</translation>
    </message>
    <message>
        <source>Luck evens out over rounds: a match is won by what you do with it.</source>
        <translation>La suerte se iguala con las rondas: la partida se gana con lo que haces con ella.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Buena compañía</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Gana una partida en pareja.</translation>
    </message>
    <message>
        <source>What your partner could take is left, what the others could take is not.</source>
        <translation>Se deja lo que podría llevarse tu pareja; lo que podrían llevarse los demás, no.</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Remontada</translation>
    </message>
    <message>
        <source>Win a match after being five points behind.</source>
        <translation>Gana una partida después de ir cinco puntos por detrás.</translation>
    </message>
    <message>
        <source>Who is behind may dare more: a sweep risked costs little when all is lost anyway.</source>
        <translation>Quien va por detrás puede arriesgar: una escoba regalada cuesta poco cuando todo está perdido.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Al revés</translation>
    </message>
    <message>
        <source>Win a match in which the lowest score wins.</source>
        <translation>Gana una partida en la que gane quien tenga menos puntos.</translation>
    </message>
    <message>
        <source>Who can lose on purpose has understood what makes points.</source>
        <translation>Quien sabe perder a propósito ha entendido de dónde salen los puntos.</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>Sin ayuda de nadie</translation>
    </message>
    <message>
        <source>Win a match with no aid, no hint and nothing taken back.</source>
        <translation>Gana una partida sin ayudas, sin pistas y sin deshacer nada.</translation>
    </message>
    <message>
        <source>Seeing for yourself what a card takes is the first half of playing well.</source>
        <translation>Ver por tu cuenta qué se lleva una carta es la primera mitad de jugar bien.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Contra los mejores</translation>
    </message>
    <message>
        <source>Win a match against Expert.</source>
        <translation>Gana una partida contra Experto.</translation>
    </message>
    <message>
        <source>Expert remembers every card: to win, remember the sevens at least.</source>
        <translation>Experto recuerda todas las cartas: para ganar, recuerda al menos los sietes.</translation>
    </message>
    <message>
        <source>Master of the house</source>
        <translation>La casa es tuya</translation>
    </message>
    <message>
        <source>Win against Expert in every game there is.</source>
        <translation>Gana a Experto en todos los juegos que hay.</translation>
    </message>
    <message>
        <source>Each game turns one rule, and with it what a card is worth.</source>
        <translation>Cada juego cambia una regla, y con ella lo que vale una carta.</translation>
    </message>
    <message>
        <source>Expert beaten at %1 (%2 of %3 games)</source>
        <comment>a game; two numbers</comment>
        <translation>Victoria contra Experto en %1 (%2 de %3 juegos)</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>achievements, separated by dots</comment>
        <translation>Nuevo: %1</translation>
    </message>
    <message>
        <source>What a card would take</source>
        <translation>Qué se llevaría una carta</translation>
    </message>
    <message>
        <source>Rings round the cards while you choose</source>
        <translation>Anillos alrededor de las cartas mientras eliges</translation>
    </message>
    <message>
        <source>The sum of the table</source>
        <translation>La suma de la mesa</translation>
    </message>
    <message>
        <source>What all cards on the table add up to</source>
        <translation>Cuánto suman todas las cartas de la mesa</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Cartas salidas</translation>
    </message>
    <message>
        <source>Every card by suit and rank: still out, on the table, yours, or gone</source>
        <translation>Cada carta por palo y valor: por salir, en la mesa, tuya o salida</translation>
    </message>
    <message>
        <source>A warning before a sweep is given away</source>
        <translation>Un aviso antes de regalar una escoba</translation>
    </message>
    <message>
        <source>If the next player might sweep what you leave, a second press plays the card</source>
        <translation>Si quien va después podría barrer lo que dejas, hace falta pulsar otra vez para jugar la carta</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>En la mesa:</translation>
    </message>
    <message>
        <source>Against %1:</source>
        <comment>the level of the strongest opponent</comment>
        <translation>Contra %1:</translation>
    </message>
    <message>
        <source>That leaves %1 on the table, and the next player might sweep it. Press again to play.</source>
        <translation>Eso deja %1 en la mesa, y quien va después podría barrerla. Pulsa otra vez para jugar.</translation>
    </message>
    <message>
        <source>Ace %1</source>
        <translation>As %1</translation>
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
        <translation>Sota %1</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>Sota %1</translation>
    </message>
    <message>
        <source>Knight %1</source>
        <translation>Caballo %1</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>Reina %1</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>Rey %1</translation>
    </message>
    <message>
        <source>The ace %1</source>
        <translation>El as %1</translation>
    </message>
    <message>
        <source>The 2 %1</source>
        <translation>El 2 %1</translation>
    </message>
    <message>
        <source>The 3 %1</source>
        <translation>El 3 %1</translation>
    </message>
    <message>
        <source>The 4 %1</source>
        <translation>El 4 %1</translation>
    </message>
    <message>
        <source>The 5 %1</source>
        <translation>El 5 %1</translation>
    </message>
    <message>
        <source>The 6 %1</source>
        <translation>El 6 %1</translation>
    </message>
    <message>
        <source>The 7 %1</source>
        <translation>El 7 %1</translation>
    </message>
    <message>
        <source>The 8 %1</source>
        <translation>El 8 %1</translation>
    </message>
    <message>
        <source>The 9 %1</source>
        <translation>El 9 %1</translation>
    </message>
    <message>
        <source>The 10 %1</source>
        <translation>El 10 %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>La sota %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>La sota %1</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>El caballo %1</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>La reina %1</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>El rey %1</translation>
    </message>
    <message>
        <source>the ace %1</source>
        <translation>el as %1</translation>
    </message>
    <message>
        <source>the 2 %1</source>
        <translation>el 2 %1</translation>
    </message>
    <message>
        <source>the 3 %1</source>
        <translation>el 3 %1</translation>
    </message>
    <message>
        <source>the 4 %1</source>
        <translation>el 4 %1</translation>
    </message>
    <message>
        <source>the 5 %1</source>
        <translation>el 5 %1</translation>
    </message>
    <message>
        <source>the 6 %1</source>
        <translation>el 6 %1</translation>
    </message>
    <message>
        <source>the 7 %1</source>
        <translation>el 7 %1</translation>
    </message>
    <message>
        <source>the 8 %1</source>
        <translation>el 8 %1</translation>
    </message>
    <message>
        <source>the 9 %1</source>
        <translation>el 9 %1</translation>
    </message>
    <message>
        <source>the 10 %1</source>
        <translation>el 10 %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>la sota %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>la sota %1</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>el caballo %1</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>la reina %1</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>el rey %1</translation>
    </message>
    <message>
        <source>with the ace %1</source>
        <translation>con el as %1</translation>
    </message>
    <message>
        <source>with the 2 %1</source>
        <translation>con el 2 %1</translation>
    </message>
    <message>
        <source>with the 3 %1</source>
        <translation>con el 3 %1</translation>
    </message>
    <message>
        <source>with the 4 %1</source>
        <translation>con el 4 %1</translation>
    </message>
    <message>
        <source>with the 5 %1</source>
        <translation>con el 5 %1</translation>
    </message>
    <message>
        <source>with the 6 %1</source>
        <translation>con el 6 %1</translation>
    </message>
    <message>
        <source>with the 7 %1</source>
        <translation>con el 7 %1</translation>
    </message>
    <message>
        <source>with the 8 %1</source>
        <translation>con el 8 %1</translation>
    </message>
    <message>
        <source>with the 9 %1</source>
        <translation>con el 9 %1</translation>
    </message>
    <message>
        <source>with the 10 %1</source>
        <translation>con el 10 %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>con la sota %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>con la sota %1</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>con el caballo %1</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>con la reina %1</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>con el rey %1</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>de oros</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>de copas</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>de espadas</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>de bastos</translation>
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
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>Chitarrella</source>
        <translation>Chitarrella</translation>
    </message>
    <message>
        <source>By the maxims</source>
        <translation>Por las máximas</translation>
    </message>
    <message>
        <source>Takes what it sees, and soon forgets what has gone.</source>
        <translation>Se lleva lo que ve y pronto olvida lo que ha salido.</translation>
    </message>
    <message>
        <source>Minds what it leaves, but remembers no captured card.</source>
        <translation>Cuida lo que deja, pero no recuerda las cartas que han salido.</translation>
    </message>
    <message>
        <source>Plays by the old maxims of Scopone, and counts the cards.</source>
        <translation>Juega según las viejas máximas del Scopone y cuenta las cartas.</translation>
    </message>
    <message>
        <source>Tries every play on deals that it imagines, and forgets a few cards.</source>
        <translation>Prueba cada jugada en repartos que imagina, y olvida unas pocas cartas.</translation>
    </message>
    <message>
        <source>Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards exactly.</source>
        <translation>Imagina muchos más repartos, lo recuerda todo, interpreta lo que otros no se llevaron y juega las últimas cartas con exactitud.</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>acapara oros</translation>
    </message>
    <message>
        <source>hunts scope</source>
        <translation>caza scopas</translation>
    </message>
    <message>
        <source>plays by the old maxims</source>
        <translation>juega según las viejas máximas</translation>
    </message>
    <message>
        <source>saves up sevens</source>
        <translation>guarda los sietes</translation>
    </message>
    <message>
        <source>leaves nothing to sweep</source>
        <translation>no deja nada que barrer</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Level %1  ·  %2</source>
        <comment>number and name of a level</comment>
        <translation>Nivel %1  ·  %2</translation>
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
        <translation>Los gustos cambian el estilo, nunca la fuerza.</translation>
    </message>
    <message>
        <source>The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have neither frame nor letters, so figures are told by their legs: two are a jack&apos;s, four a knight&apos;s, and a king wears a cloak. The ace of coins is an eagle with two heads.</source>
        <translation>La baraja de Nápoles, la que más se ve donde se juega a la Scopa. Sus cartas son pequeñas y no tienen marco ni letras; las figuras se distinguen por las piernas: dos son de una sota, cuatro de un caballo, y el rey lleva capa. El as de oros es un águila de dos cabezas.</translation>
    </message>
    <message>
        <source>The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of coins is an eagle with a crown.</source>
        <translation>La baraja de Piacenza, habitual en buena parte del norte y el centro de Italia. Sus cartas son altas y estrechas, con un marco fino, y sus figuras tienen dos cabezas, así que ninguna queda nunca boca abajo. El as de oros es un águila coronada.</translation>
    </message>
    <message>
        <source>The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each other and are tied with a ribbon.</source>
        <translation>La baraja de Sicilia: cartas pequeñas, aquí con los paladines de su teatro de marionetas. El suelo bajo cada figura indica su valor: rojo para la sota, amarillo para el caballo, verde para el rey. Las espadas y los bastos bajos se cruzan y van atados con una cinta.</translation>
    </message>
    <message>
        <source>The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 and 10. Gaps in the frame tell the suit from the card&apos;s edge alone: none for coins, one for cups, two for swords, three for clubs.</source>
        <translation>La baraja de la Escoba, en España y en América. Las figuras llevan los números 10, 11 y 12, pero valen 8, 9 y 10. Las pintas, los cortes del marco, dicen el palo con solo ver el borde de la carta: ninguno en oros, uno en copas, dos en espadas, tres en bastos.</translation>
    </message>
    <message>
        <source>In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack&apos;s 8 and the king&apos;s 10. The seven of diamonds is the settebello.</source>
        <translation>En algunas partes de Italia se juega a la Scopa con palos franceses: los diamantes hacen de oros, los corazones de copas, las picas de espadas. Donde en otras barajas cabalga el caballo hay aquí una reina, que vale 9, entre el 8 de la sota y el 10 del rey. El siete de diamantes es el settebello.</translation>
    </message>
    <message>
        <source>A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are just beginning to add.</source>
        <translation>Una baraja francesa sin figuras: el 8, el 9 y el 10 ocupan el lugar de sota, reina y rey. Cada carta vale lo que lleva impreso, así que nadie tiene que aprendérselo. Pensada para las primeras tardes y para niñas y niños que empiezan a sumar.</translation>
    </message>
    <message>
        <source>A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the French deck.</source>
        <translation>Una baraja francesa de letra grande, hecha para leerla de lejos o con la vista cansada. Cada palo tiene su propio color, para que nadie confunda diamantes con corazones ni tréboles con picas. Todo vale lo mismo que en la baraja francesa.</translation>
    </message>
    <message>
        <source>A deck of your own, with Italian suits.</source>
        <translation>Una baraja tuya, con palos italianos.</translation>
    </message>
    <message>
        <source>A deck of your own, with Spanish suits.</source>
        <translation>Una baraja tuya, con palos españoles.</translation>
    </message>
    <message>
        <source>A deck of your own, with French suits.</source>
        <translation>Una baraja tuya, con palos franceses.</translation>
    </message>
    <message>
        <source>Counts %1, and %2 in the primiera.</source>
        <translation>Vale %1, y %2 en la primiera.</translation>
    </message>
    <message>
        <source>The settebello: a point by itself.</source>
        <translation>El settebello: un punto por sí solo.</translation>
    </message>
    <message>
        <source>One of the ten coins.</source>
        <translation>Una de las diez cartas de oros.</translation>
    </message>
    <message>
        <source>%1! You sweep the table %2.</source>
        <translation>¡%1! Barres la mesa %2.</translation>
    </message>
    <message>
        <source>%1! %3 sweeps the table %2.</source>
        <translation>¡%1! %3 barre la mesa %2.</translation>
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
        <translation>En la mesa inicial hay dos ases o más: se reparte de nuevo.</translation>
    </message>
    <message>
        <source>Four tens lie on the opening table: the cards are dealt again.</source>
        <translation>En la mesa inicial hay cuatro dieces: se reparte de nuevo.</translation>
    </message>
    <message>
        <source>Three tens lie on the opening table: the cards are dealt again.</source>
        <translation>En la mesa inicial hay tres dieces: se reparte de nuevo.</translation>
    </message>
    <message>
        <source>Four kings lie on the opening table: the cards are dealt again.</source>
        <translation>En la mesa inicial hay cuatro reyes: se reparte de nuevo.</translation>
    </message>
    <message>
        <source>Three kings lie on the opening table: the cards are dealt again.</source>
        <translation>En la mesa inicial hay tres reyes: se reparte de nuevo.</translation>
    </message>
    <message>
        <source>Round %1. You deal.</source>
        <translation>Ronda %1. Repartes tú.</translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Ronda %1. Reparte %2.</translation>
    </message>
    <message>
        <source>%1 for each player.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>%1 para cada jugador.</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3 for each player.</source>
        <comment>%3 is: 3 cards</comment>
        <translation>Reparto %1 de %2: %3 para cada jugador.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it for two sweeps.</source>
        <translation>La mesa inicial suma treinta: te la llevas por dos escobas.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it for two sweeps.</source>
        <translation>La mesa inicial suma treinta: %1 se la lleva por dos escobas.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it for a sweep.</source>
        <translation>La mesa inicial suma quince: te la llevas por una escoba.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it for a sweep.</source>
        <translation>La mesa inicial suma quince: %1 se la lleva por una escoba.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it.</source>
        <translation>La mesa inicial suma treinta: te la llevas.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it.</source>
        <translation>La mesa inicial suma treinta: %1 se la lleva.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it.</source>
        <translation>La mesa inicial suma quince: te la llevas.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it.</source>
        <translation>La mesa inicial suma quince: %1 se la lleva.</translation>
    </message>
    <message>
        <source>You declare three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>Cantas trío: %1.</translation>
    </message>
    <message>
        <source>%2 declares three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>%2 canta trío: %1.</translation>
    </message>
    <message>
        <source>You declare less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>Cantas menos de diez: %1.</translation>
    </message>
    <message>
        <source>%2 declares less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>%2 canta menos de diez: %1.</translation>
    </message>
    <message>
        <source>There %1 counts as %2.</source>
        <comment>the 7 of cups</comment>
        <translation>Aquí, %1 vale %2.</translation>
    </message>
    <message>
        <source>You take what is left.</source>
        <translation>Te llevas lo que queda.</translation>
    </message>
    <message>
        <source>%1 takes what is left.</source>
        <translation>%1 se lleva lo que queda.</translation>
    </message>
    <message>
        <source>%1 take what is left.</source>
        <comment>a team</comment>
        <translation>El equipo %1 se lleva lo que queda.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>As, 2 y 3 %2: ganas la partida al momento.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>As, 2 y 3 %2: %1 gana la partida al momento.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>As, 2 y 3 %2: el equipo %1 gana la partida al momento.</translation>
    </message>
    <message>
        <source>All ten cards %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Las diez cartas %2: ganas la partida al momento.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Las diez cartas %2: %1 gana la partida al momento.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Las diez cartas %2: el equipo %1 gana la partida al momento.</translation>
    </message>
    <message>
        <source>You win the match, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>Ganas la partida, %1</translation>
    </message>
    <message>
        <source>%2 wins, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>%2 gana, %1</translation>
    </message>
    <message>
        <source>%2 win, %1</source>
        <comment>a team; %1 is: 12 to 8</comment>
        <translation>El equipo %2 gana, %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a result, the winner&apos;s points first</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ases</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Doses</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treses</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Cuatros</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cincos</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Seises</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sietes</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Sotas</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Caballos</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reyes</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Sotas</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Reinas</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Ochos</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Nueves</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dieces</translation>
    </message>
    <message>
        <source>Eights to tens</source>
        <translation>Ochos a dieces</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of shares</comment>
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>above</source>
        <comment>a share that is greater than chance allows</comment>
        <translation>de más</translation>
    </message>
    <message>
        <source>below</source>
        <comment>a share that is less than chance allows</comment>
        <translation>de menos</translation>
    </message>
    <message>
        <source>%1: over %2 you were dealt %3; chance allows %4. %5</source>
        <comment>a kind of card; rounds; shares</comment>
        <translation>%1: en %2 recibiste el %3; el azar permite %4. %5</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>Nada raro.</translation>
    </message>
    <message>
        <source>That is more than usual.</source>
        <translation>Es más de lo habitual.</translation>
    </message>
    <message>
        <source>That is less than usual.</source>
        <translation>Es menos de lo habitual.</translation>
    </message>
    <message>
        <source>Over %1 you were dealt %2 of the sevens; chance allows %3.</source>
        <translation>En %1 recibiste el %2 de los sietes; el azar permite %3.</translation>
    </message>
    <message>
        <source>Too few rounds to tell</source>
        <translation>Muy pocas rondas para decirlo</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Inusual</translation>
    </message>
    <message>
        <source>Nothing unusual</source>
        <translation>Nada raro</translation>
    </message>
    <message>
        <source>After %1 it shows here whether chance dealt the cards. So far there are %2.</source>
        <translation>Después de %1 verás aquí si las cartas las repartió el azar. De momento llevas %2.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.</source>
        <translation>Valores, palos y settebello juntos: de 100 personas con cartas limpias, hay %1 con cartas más desiguales.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as uneven as these. Is it rigged? tells how to check the deals of a match.</source>
        <translation>Valores, palos y settebello juntos: de 1000 personas con cartas limpias, ni una sola ve cartas tan desiguales. En «¿Está amañado?» se explica cómo comprobar los repartos de una partida.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. It can be chance, for somebody has to be among them; fair cards even out as you play on.</source>
        <translation>Valores, palos y settebello juntos: de 100 personas con cartas limpias, hay %1 con cartas tan desiguales. Puede ser azar, porque alguien tiene que estar entre ellas; si las cartas son limpias, se igualan al seguir jugando.</translation>
    </message>
    <message>
        <source>fewer than one</source>
        <comment>of 100 players</comment>
        <translation>menos de una</translation>
    </message>
    <message>
        <source>Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies outside. Of %1 about %2 would lie outside by chance.</source>
        <translation>Línea: lo que da el azar de media. Banda: donde deja a 95 de cada 100 personas. Punto: tú; un rombo queda fuera. Por azar, de %1 quedarían fuera más o menos %2.</translation>
    </message>
    <message>
        <source>Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In teams your partner&apos;s cards count as yours. Cards that a deal number brought again count once.</source>
        <translation>Cuentan las cartas repartidas a las manos, no las de la mesa inicial, en rondas contra el ordenador. En equipos, las cartas de tu pareja cuentan como tuyas. Las cartas que un número de reparto trajo otra vez cuentan una sola vez.</translation>
    </message>
    <message>
        <source>These are the latest %1.</source>
        <comment>rounds</comment>
        <translation>Son las últimas %1.</translation>
    </message>
    <message>
        <source>Every card of this match follows from deal number %1; it was fixed before the first card was dealt.</source>
        <translation>Cada carta de esta partida sale del reparto número %1, fijado antes de repartir la primera carta.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>a deal number</comment>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>Nobody peeks</source>
        <translation>Nadie espía</translation>
    </message>
    <message>
        <source>A computer player is told what a person in its seat could see: its own hand, the table, and what was played and taken in the open. It thinks in a process of its own, which never gets the other hands or the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.</source>
        <translation>Cada jugador del ordenador sabe lo que vería una persona en su sitio: su mano, la mesa y lo que se ha jugado y llevado a la vista de todos. Piensa en un proceso propio, que nunca recibe las otras manos ni el mazo. Hay pruebas automáticas que lo demuestran: cambian todas las cartas ocultas y exigen la misma jugada.</translation>
    </message>
    <message>
        <source>The cards are fixed in advance</source>
        <translation>Las cartas se fijan de antemano</translation>
    </message>
    <message>
        <source>A match has a deal number, picked at random, or chosen by you. Every card of every round follows from it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, and at the same table the same number deals the same cards to anybody.</source>
        <translation>Cada partida tiene un número de reparto, elegido al azar o por ti. De él solo salen todas las cartas de todas las rondas, con un barajado que se publica con el programa. Nada de lo que hagas cambia lo que viene, y en la misma mesa el mismo número da las mismas cartas a cualquiera.</translation>
    </message>
    <message>
        <source>Levels differ in their heads, not in their cards</source>
        <translation>Los niveles difieren en la cabeza, no en las cartas</translation>
    </message>
    <message>
        <source>A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before anybody asks who sits where.</source>
        <translation>Un rival más fuerte recuerda mejor lo que ha salido y mira más lejos. Las cartas se reparten antes de que nadie pregunte quién se sienta dónde.</translation>
    </message>
    <message>
        <source>Look for yourself</source>
        <translation>Míralo tú</translation>
    </message>
    <message>
        <source>Statistics show under Fairness what you were dealt, beside what chance would give. And a match that was saved to a file can be checked card by card, play by play, with this command:</source>
        <translation>En Estadísticas, el apartado Imparcialidad muestra lo que recibiste junto a lo que daría el azar. Y una partida guardada en un archivo se puede comprobar carta a carta y jugada a jugada con esta orden:</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
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
        <translation>una sota</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>una sota</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>un caballo</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>una reina</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un rey</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>4 cards</comment>
        <translation>%1 en total</translation>
    </message>
    <message>
        <source>It brings home %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>Te trae %1.</translation>
    </message>
    <message>
        <source>The next best, %1, is about as good.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Lo segundo mejor, %1, es casi igual de bueno.</translation>
    </message>
    <message>
        <source>The next best, %1, is far worse.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Lo segundo mejor, %1, es mucho peor.</translation>
    </message>
    <message>
        <source>The next best, %1, would be worse by %2 points a round.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Lo segundo mejor, %1, sería peor en %2 puntos por ronda.</translation>
    </message>
    <message>
        <source>The next best, %1, would cost %2 points a round.</source>
        <comment>%1: laying the 7</comment>
        <translation>Lo segundo mejor, %1, costaría %2 puntos por ronda.</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>within a sentence; a card</comment>
        <translation>echar %1</translation>
    </message>
    <message>
        <source>taking %1 %2</source>
        <comment>within a sentence; cards; with which card</comment>
        <translation>llevarte %1 %2</translation>
    </message>
    <message>
        <source>declaring three of a kind</source>
        <comment>within a sentence</comment>
        <translation>cantar trío</translation>
    </message>
    <message>
        <source>declaring less than ten</source>
        <comment>within a sentence</comment>
        <translation>cantar menos de diez</translation>
    </message>
    <message>
        <source>declaring less than ten with the wild 7 as %1</source>
        <comment>within a sentence; a number</comment>
        <translation>cantar menos de diez con el 7 comodín como %1</translation>
    </message>
    <message>
        <source>the settebello</source>
        <comment>within a sentence</comment>
        <translation>el settebello</translation>
    </message>
    <message>
        <source>the re bello</source>
        <comment>within a sentence: the king of coins</comment>
        <translation>el re bello</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>cards; 3 points</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 for the napola</source>
        <comment>cards</comment>
        <translation>%1 para la napola</translation>
    </message>
    <message>
        <source>%1 for the piccola</source>
        <comment>cards</comment>
        <translation>%1 para la piccola</translation>
    </message>
    <message>
        <source>%1 for the grande</source>
        <comment>cards</comment>
        <translation>%1 para la grande</translation>
    </message>
    <message>
        <source>%1 in aces and figures</source>
        <comment>2 points</comment>
        <translation>%1 en ases y figuras</translation>
    </message>
    <message>
        <source>%1 for the primiera</source>
        <comment>cards</comment>
        <translation>%1 para la primiera</translation>
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
        <translation>No hay nada que elegir: es la única jugada.</translation>
    </message>
    <message>
        <source>Here all plays are about equally good.</source>
        <translation>Aquí todas las jugadas son más o menos igual de buenas.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Gana la partida al momento.</translation>
    </message>
    <message>
        <source>It sweeps the table for a point.</source>
        <translation>Barre la mesa y da un punto.</translation>
    </message>
    <message>
        <source>Another play would sweep the table, and a scopa counts against you.</source>
        <translation>Otra jugada barrería la mesa, y una scopa cuenta en tu contra.</translation>
    </message>
    <message>
        <source>It takes nothing, so nothing counts against you.</source>
        <translation>No se lleva nada, así que nada cuenta en tu contra.</translation>
    </message>
    <message>
        <source>It is the card of your hand that is worth least.</source>
        <translation>Es la carta de tu mano que menos vale.</translation>
    </message>
    <message>
        <source>Over all the ways in which the hidden cards may lie, it does best.</source>
        <translation>Es la que mejor resulta entre todas las formas en que pueden estar las cartas ocultas.</translation>
    </message>
    <message>
        <source>The next best would leave the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Lo segundo mejor le dejaría el settebello a %1.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to take the settebello.</source>
        <translation>Lo segundo mejor daría a %1 una probabilidad del %2&#xa0;% de llevarse el settebello.</translation>
    </message>
    <message>
        <source>The next best would let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Lo segundo mejor dejaría que %1 barriera la mesa.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to sweep the table.</source>
        <translation>Lo segundo mejor daría a %1 una probabilidad del %2&#xa0;% de barrer la mesa.</translation>
    </message>
    <message>
        <source>Your play left the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Tu jugada le dejó el settebello a %1.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to take the settebello.</source>
        <translation>Tu jugada dio a %1 una probabilidad del %2&#xa0;% de llevarse el settebello.</translation>
    </message>
    <message>
        <source>Your play let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Tu jugada dejó que %1 barriera la mesa.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to sweep the table.</source>
        <translation>Tu jugada dio a %1 una probabilidad del %2&#xa0;% de barrer la mesa.</translation>
    </message>
    <message>
        <source>Nobody can take %1: the other three of its rank are gone.</source>
        <translation>Nadie puede llevarse %1: las otras tres cartas de su valor ya han salido.</translation>
    </message>
    <message>
        <source>You keep %1, which can take it back.</source>
        <comment>a card</comment>
        <translation>Conservas %1, que puede recuperar esa carta.</translation>
    </message>
    <message>
        <source>Next time %1 could take %2.</source>
        <comment>a card; cards</comment>
        <translation>La próxima vez, %1 podría llevarse %2.</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand.</source>
        <comment>a card</comment>
        <translation>Conserva %1 en tu mano.</translation>
    </message>
    <message>
        <source>It gets rid of %1.</source>
        <comment>a card</comment>
        <translation>Te quita de encima %1.</translation>
    </message>
    <message>
        <source>It makes fifteen.</source>
        <translation>Suma quince.</translation>
    </message>
    <message>
        <source>It makes fifteen: %1.</source>
        <comment>a sum</comment>
        <translation>Suma quince: %1.</translation>
    </message>
    <message>
        <source>It scores %1 at once.</source>
        <comment>3 points</comment>
        <translation>Da %1 al momento.</translation>
    </message>
    <message>
        <source>Nobody takes after you, so what is left over comes to you: %1.</source>
        <comment>2 cards</comment>
        <translation>Nadie se lleva nada después de ti, así que lo que sobra es tuyo: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table: %1.</source>
        <comment>4 cards</comment>
        <translation>El as se lleva toda la mesa: %1.</translation>
    </message>
    <message>
        <source>You have to take something, and nothing takes less than this: %1.</source>
        <comment>2 cards</comment>
        <translation>Tienes que llevarte algo, y nada se lleva menos que esto: %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on the table, which no card can sweep.</source>
        <translation>Deja %1 en la mesa, y ninguna carta puede barrerla.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and the last one is gone.</source>
        <comment>a 7</comment>
        <translation>Solo %1 podría barrer lo que deja, y ya ha salido la última carta de ese valor.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps what it leaves.</source>
        <translation>Nadie más puede tener una carta que barra lo que deja.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and nobody else can hold one.</source>
        <comment>a 7</comment>
        <translation>Solo %1 podría barrer lo que deja, y nadie más puede tener esa carta.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Acabada</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Ayer, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game; how it is seated</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>niveles mezclados</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>names; their level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <comment>%1 is a date</comment>
        <translation>Reparto del %1</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mismas cartas</translation>
    </message>
    <message>
        <source>From another match</source>
        <translation>De otra partida</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Computer in your seat</source>
        <translation>El ordenador en tu sitio</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De un archivo</translation>
    </message>
    <message>
        <source>“%1”: </source>
        <comment>before what is told of a match</comment>
        <translation>«%1»: </translation>
    </message>
    <message>
        <source>%1, %2 against %3, %4, %5</source>
        <comment>when, game, opponents, outcome, score</comment>
        <translation>%1, %2 contra %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many of 2,150 matches</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Eliminado: %1.</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>La partida vuelve a estar ahí.</translation>
    </message>
    <message>
        <source>%1 are there again.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Recuperado: %1.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Añadido: %1.</translation>
    </message>
    <message>
        <source>%1 already there.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Ya en el historial: %1.</translation>
    </message>
    <message>
        <source>%1 more files cannot be opened.</source>
        <comment>a number</comment>
        <translation>Otros %1 archivos no se pueden abrir.</translation>
    </message>
    <message>
        <source>The match is written to %1.</source>
        <translation>Partida guardada en %1.</translation>
    </message>
    <message>
        <source>%1 are written to %2.</source>
        <comment>2 matches; a folder</comment>
        <translation>Guardado en %2: %1.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Llevarse cartas</translation>
    </message>
    <message>
        <source>Sweeping the table</source>
        <translation>Barrer la mesa</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>El recuento</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Ending a round and a match</source>
        <translation>Final de la ronda y de la partida</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>Qué se lleva una carta</translation>
    </message>
    <message>
        <source>When a card could take this or that</source>
        <translation>Si una carta puede llevarse una cosa u otra</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>Si puede llevarse algo, debe hacerlo</translation>
    </message>
    <message>
        <source>How many cards at once</source>
        <translation>Cuántas cartas a la vez</translation>
    </message>
    <message>
        <source>What an ace takes</source>
        <translation>Qué se lleva un as</translation>
    </message>
    <message>
        <source>No ace sweeps on the first play</source>
        <translation>Ningún as barre en la primera jugada</translation>
    </message>
    <message>
        <source>An equal card goes before a sum</source>
        <translation>La carta igual va antes que la suma</translation>
    </message>
    <message>
        <source>How long the wild 7 keeps its value</source>
        <translation>Cuánto conserva su valor el 7 comodín</translation>
    </message>
    <message>
        <source>Sweeps score</source>
        <translation>Las escobas puntúan</translation>
    </message>
    <message>
        <source>The last card of the round may sweep</source>
        <translation>La última carta de la ronda puede barrer</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores too</source>
        <translation>También puntúa la escoba de un as</translation>
    </message>
    <message>
        <source>Ponino: sweeps twice over</source>
        <translation>Ponino: las escobas, doble</translation>
    </message>
    <message>
        <source>A point for most cards</source>
        <translation>Un punto por tener más cartas</translation>
    </message>
    <message>
        <source>A point for most cards %1</source>
        <translation>Un punto por tener más cartas %1</translation>
    </message>
    <message>
        <source>A point for the settebello</source>
        <translation>Un punto por el settebello</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Un punto por la primiera</translation>
    </message>
    <message>
        <source>What a 6 is worth in the primiera</source>
        <translation>Lo que vale un 6 en la primiera</translation>
    </message>
    <message>
        <source>A suit that is missing from the primiera</source>
        <translation>Un palo que falta en la primiera</translation>
    </message>
    <message>
        <source>Re bello: a point for %5</source>
        <translation>Re bello: un punto por %5</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on</source>
        <translation>Napola: as, 2, 3 %1 y siguientes</translation>
    </message>
    <message>
        <source>The most that a napola scores</source>
        <translation>Lo máximo que da una napola</translation>
    </message>
    <message>
        <source>Points for the sevens</source>
        <translation>Puntos por los sietes</translation>
    </message>
    <message>
        <source>Barmila: a point for most sevens</source>
        <translation>Barmila: un punto por tener más sietes</translation>
    </message>
    <message>
        <source>A point for each ace and figure</source>
        <translation>Un punto por cada as y cada figura</translation>
    </message>
    <message>
        <source>Trente: ace, 2 and 3 %1</source>
        <translation>Trente: as, 2 y 3 %1</translation>
    </message>
    <message>
        <source>The most that a piccola scores</source>
        <translation>Lo máximo que da una piccola</translation>
    </message>
    <message>
        <source>Deal again if three kings lie there</source>
        <translation>Repartir de nuevo si salen tres reyes</translation>
    </message>
    <message>
        <source>If two aces lie there at the start</source>
        <translation>Si salen dos ases al principio</translation>
    </message>
    <message>
        <source>If the opening cards make 15 or 30</source>
        <translation>Si las cartas iniciales suman 15 o 30</translation>
    </message>
    <message>
        <source>Cards left when the round ends</source>
        <translation>Cartas que sobran al acabar la ronda</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Puntos de la partida</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Gana quien tenga menos puntos</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match</source>
        <translation>Las diez cartas %1 ganan la partida</translation>
    </message>
    <message>
        <source>Level at the end: %5 decides</source>
        <translation>Empate final: decide %5</translation>
    </message>
    <message>
        <source>By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8.</source>
        <translation>Por valor, un 7 se lleva un 7, o un 3 y un 4; por quince, se lleva un 8.</translation>
    </message>
    <message>
        <source>A 6 could take 2 and 4, or ace, 2 and 3.</source>
        <translation>Un 6 podría llevarse 2 y 4, o as, 2 y 3.</translation>
    </message>
    <message>
        <source>You may still play another card that takes nothing.</source>
        <translation>Puedes jugar otra carta que no se lleve nada.</translation>
    </message>
    <message>
        <source>Longer sums stay where they are.</source>
        <translation>Las sumas más largas se quedan donde están.</translation>
    </message>
    <message>
        <source>It may be a card like any other, or clear the table.</source>
        <translation>Puede ser una carta como las demás, o dejar limpia la mesa.</translation>
    </message>
    <message>
        <source>Whoever begins the round takes only an ace with an ace.</source>
        <translation>Quien empieza la ronda solo se lleva un as con un as.</translation>
    </message>
    <message>
        <source>Cards that make fifteen may be taken all the same.</source>
        <translation>Las cartas que suman quince se pueden llevar igualmente.</translation>
    </message>
    <message>
        <source>You say what %3 counts when you declare.</source>
        <translation>Al cantar dices cuánto vale %3.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table scores a point.</source>
        <translation>Quien se lleva todo lo que hay en la mesa gana un punto.</translation>
    </message>
    <message>
        <source>Else it takes the cards, but scores nothing for it.</source>
        <translation>Si no, se lleva las cartas, pero eso no puntúa.</translation>
    </message>
    <message>
        <source>When it takes the whole table by its power.</source>
        <translation>Cuando se lleva toda la mesa por su poder.</translation>
    </message>
    <message>
        <source>Whoever takes the %2 of every suit scores the round&apos;s sweeps once more.</source>
        <translation>Quien tiene %2 de los cuatro palos cuenta otra vez sus escobas de la ronda.</translation>
    </message>
    <message>
        <source>To whoever took more cards than anybody else.</source>
        <translation>Para quien tenga más cartas que nadie.</translation>
    </message>
    <message>
        <source>To whoever took more of them than anybody else.</source>
        <translation>Para quien tenga más que nadie.</translation>
    </message>
    <message>
        <source>To whoever took %4.</source>
        <translation>Para quien se lleve %4.</translation>
    </message>
    <message>
        <source>To the best card of each suit, added up; sevens are worth most.</source>
        <translation>Para quien más sume con su mejor carta de cada palo; los sietes son los que más valen.</translation>
    </message>
    <message>
        <source>A 7 is worth 21, an ace 16.</source>
        <translation>Un 7 vale 21; un as, 16.</translation>
    </message>
    <message>
        <source>For whoever took no card of some suit.</source>
        <translation>Para quien no tenga ninguna carta de algún palo.</translation>
    </message>
    <message>
        <source>To whoever took it, just like the settebello.</source>
        <translation>Para quien se lo lleve, igual que el settebello.</translation>
    </message>
    <message>
        <source>A point for each card of the row, as far as it goes without a gap.</source>
        <translation>Un punto por cada carta de la escalera, hasta donde llegue sin huecos.</translation>
    </message>
    <message>
        <source>However long the row of cards is.</source>
        <translation>Por larga que sea la escalera.</translation>
    </message>
    <message>
        <source>A point for most sevens, and another for all four.</source>
        <translation>Un punto por tener más sietes, y otro por los cuatro.</translation>
    </message>
    <message>
        <source>If the sevens are level, most sixes decide.</source>
        <translation>Si hay empate a sietes, deciden los seises.</translation>
    </message>
    <message>
        <source>Sixteen points lie in every round.</source>
        <translation>Hay dieciséis puntos en cada ronda.</translation>
    </message>
    <message>
        <source>They score 1, 2 and 3; whoever has all three wins the match.</source>
        <translation>Dan 1, 2 y 3; quien tiene los tres gana la partida.</translation>
    </message>
    <message>
        <source>For ace, 2, 3 %1 and those that follow.</source>
        <translation>Por el as, el 2, el 3 %1 y las que siguen.</translation>
    </message>
    <message>
        <source>With them on the table nobody could sweep it.</source>
        <translation>Con ellos en la mesa nadie podría barrerla.</translation>
    </message>
    <message>
        <source>They would stop every other ace.</source>
        <translation>Frenarían a todos los demás ases.</translation>
    </message>
    <message>
        <source>The dealer may take them: one sweep for 15, two for 30.</source>
        <translation>Quien reparte puede llevárselas: una escoba por 15, dos por 30.</translation>
    </message>
    <message>
        <source>They count as taken, but never as a sweep.</source>
        <translation>Cuentan como cartas ganadas, pero nunca como escoba.</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody gets there.</source>
        <translation>La partida acaba tras la ronda en que alguien llega.</translation>
    </message>
    <message>
        <source>Upside down: the match ends as always, but you want few points.</source>
        <translation>Al revés: la partida acaba como siempre, pero conviene tener pocos puntos.</translation>
    </message>
    <message>
        <source>At once, whatever the score is.</source>
        <translation>Al momento, vaya como vaya el marcador.</translation>
    </message>
    <message>
        <source>Else one more round is played.</source>
        <translation>Si no, se juega otra ronda.</translation>
    </message>
    <message>
        <source>So play Scopa and nearly all its kin.</source>
        <translation>Así se juega a la Scopa y a casi toda su familia.</translation>
    </message>
    <message>
        <source>So play Quindici in Italy and Escoba in Spain.</source>
        <translation>Así se juega al Quindici en Italia y a la Escoba en España.</translation>
    </message>
    <message>
        <source>So plays Genoa.</source>
        <translation>Así se juega en Génova.</translation>
    </message>
    <message>
        <source>So play online tables, and this program by the book.</source>
        <translation>Así se juega en mesas en línea, y así es el reglamento de este programa.</translation>
    </message>
    <message>
        <source>So play most tables in Italy, and Tunis.</source>
        <translation>Así se juega en casi todas las mesas de Italia, y en Túnez.</translation>
    </message>
    <message>
        <source>So play Spain and Genoa.</source>
        <translation>Así se juega en España y en Génova.</translation>
    </message>
    <message>
        <source>So plays nearly everybody.</source>
        <translation>Así juega casi todo el mundo.</translation>
    </message>
    <message>
        <source>So play some Spanish tables.</source>
        <translation>Así se juega en algunas mesas españolas.</translation>
    </message>
    <message>
        <source>Some online tables offer it.</source>
        <translation>Algunas mesas en línea lo ofrecen.</translation>
    </message>
    <message>
        <source>The simple Asso piglia tutto.</source>
        <translation>El Asso piglia tutto sencillo.</translation>
    </message>
    <message>
        <source>The traditional Asso piglia tutto, and Genoa.</source>
        <translation>El Asso piglia tutto tradicional, y Génova.</translation>
    </message>
    <message>
        <source>So say some Italian books.</source>
        <translation>Así lo dicen algunos libros italianos.</translation>
    </message>
    <message>
        <source>In Genoa the choice is free.</source>
        <translation>En Génova se elige libremente.</translation>
    </message>
    <message>
        <source>So play online tables.</source>
        <translation>Así se juega en mesas en línea.</translation>
    </message>
    <message>
        <source>So play tables in Genoa.</source>
        <translation>Así se juega en mesas de Génova.</translation>
    </message>
    <message>
        <source>Some play the ten-card Scopone so.</source>
        <translation>Algunos juegan así al Scopone de diez cartas.</translation>
    </message>
    <message>
        <source>So plays Asso piglia tutto.</source>
        <translation>Así se juega al Asso piglia tutto.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi, as the federation has it, says no.</source>
        <translation>La Scopa d’assi de la federación dice que no.</translation>
    </message>
    <message>
        <source>Many Spanish tables leave it out.</source>
        <translation>En muchas mesas españolas no se cuenta.</translation>
    </message>
    <message>
        <source>So say nearly all books.</source>
        <translation>Así lo dicen casi todos los libros.</translation>
    </message>
    <message>
        <source>So say the help pages of some online tables.</source>
        <translation>Así lo dice la ayuda de algunas mesas en línea.</translation>
    </message>
    <message>
        <source>So play many tables in Italy.</source>
        <translation>Así se juega en muchas mesas de Italia.</translation>
    </message>
    <message>
        <source>So say some books: four suits beat three.</source>
        <translation>Así lo dicen algunos libros: cuatro palos ganan a tres.</translation>
    </message>
    <message>
        <source>Some tables stop at 6.</source>
        <translation>Algunas mesas paran en 6.</translation>
    </message>
    <message>
        <source>So play most tables in Genoa.</source>
        <translation>Así se juega en casi todas las mesas de Génova.</translation>
    </message>
    <message>
        <source>Some books go on to 7.</source>
        <translation>Algunos libros llegan a 7.</translation>
    </message>
    <message>
        <source>So plays Spain.</source>
        <translation>Así se juega en España.</translation>
    </message>
    <message>
        <source>So plays Tunis, in place of the primiera.</source>
        <translation>Así se juega en Túnez, en lugar de la primiera.</translation>
    </message>
    <message>
        <source>Games of fifteen do not need it.</source>
        <translation>Los juegos de quince no lo necesitan.</translation>
    </message>
    <message>
        <source>So plays Genoa, with %3 as any card.</source>
        <translation>Así se juega en Génova, con %3 como cualquier carta.</translation>
    </message>
    <message>
        <source>So play many Spanish tables.</source>
        <translation>Así se juega en muchas mesas españolas.</translation>
    </message>
    <message>
        <source>Some call it the Napoleone.</source>
        <translation>Algunos lo llaman Napoleone.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By fifteen</source>
        <translation>Por quince</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Ambas formas</translation>
    </message>
    <message>
        <source>Like any card</source>
        <translation>Como cualquiera</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Toda la mesa</translation>
    </message>
    <message>
        <source>All, if no ace is there</source>
        <translation>Todo, si no hay un as</translation>
    </message>
    <message>
        <source>It is not wild</source>
        <translation>No es comodín</translation>
    </message>
    <message>
        <source>Until you play it</source>
        <translation>Hasta que lo juegas</translation>
    </message>
    <message>
        <source>Until it is taken</source>
        <translation>Hasta que se lo llevan</translation>
    </message>
    <message>
        <source>Only to declare</source>
        <translation>Solo para cantar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Most, and all</source>
        <translation>Mayoría, y todos</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Nuevo reparto</translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Se quedan</translation>
    </message>
    <message>
        <source>The dealer takes them</source>
        <translation>Para quien reparte</translation>
    </message>
    <message>
        <source>Not while an ace is a card like any other.</source>
        <translation>No, mientras el as sea una carta como las demás.</translation>
    </message>
    <message>
        <source>Not while sweeps do not score.</source>
        <translation>No, mientras las escobas no puntúen.</translation>
    </message>
    <message>
        <source>Not while the primiera does not score.</source>
        <translation>No, mientras la primiera no puntúe.</translation>
    </message>
    <message>
        <source>Not while napola is not played.</source>
        <translation>No, mientras no se juegue la napola.</translation>
    </message>
    <message>
        <source>Not here: the table is empty at the start.</source>
        <translation>Aquí no: la mesa está vacía al principio.</translation>
    </message>
    <message>
        <source>Not here: the piccola counts these cards.</source>
        <translation>Aquí no: estas cartas las cuenta la piccola.</translation>
    </message>
    <message>
        <source>It is so in this game: that is the cappotto.</source>
        <translation>En este juego es así: es el cappotto.</translation>
    </message>
    <message>
        <source>Something has to score, and nothing else does.</source>
        <translation>Algo tiene que puntuar, y no puntúa nada más.</translation>
    </message>
    <message>
        <source>Where each ace and figure scores, any number of cards is taken.</source>
        <translation>Donde puntúa cada as y cada figura, se llevan cuantas cartas se quiera.</translation>
    </message>
    <message>
        <source>Scopone de Trente is always played to 21.</source>
        <translation>El Scopone de Trente se juega siempre a 21.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>This game as the program plays it.</source>
        <translation>Este juego tal como lo juega el programa.</translation>
    </message>
    <message>
        <source>Italian table</source>
        <translation>Mesa italiana</translation>
    </message>
    <message>
        <source>A single card first, all four suits for the primiera.</source>
        <translation>Primero la carta sola; los cuatro palos para la primiera.</translation>
    </message>
    <message>
        <source>Online tables</source>
        <translation>Mesas en línea</translation>
    </message>
    <message>
        <source>Fewest cards, leftovers to whoever took last.</source>
        <translation>Las menos cartas posibles; lo que sobra, para la última baza.</translation>
    </message>
    <message>
        <source>%1: %2 that nobody wants.</source>
        <comment>cards; one point</comment>
        <translation>%1: %2 que nadie quiere.</translation>
    </message>
    <message>
        <source>%1 grows: %2 more.</source>
        <comment>napola; one point</comment>
        <translation>%1 crece: %2 más.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>cards or a category; one point</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The %1 of every suit: scope count twice.</source>
        <comment>%1 is: knight</comment>
        <translation>Con %1 de los cuatro palos, las scopas valen doble.</translation>
    </message>
    <message>
        <source>An ace takes the whole table.</source>
        <translation>El as se lleva toda la mesa.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, and it is no scopa.</source>
        <translation>El as se lleva toda la mesa, y no es scopa.</translation>
    </message>
    <message>
        <source>On the first play of a round an ace takes only an ace.</source>
        <translation>En la primera jugada de la ronda, un as solo se lleva un as.</translation>
    </message>
    <message>
        <source>Three sevens: the barmila is safe.</source>
        <translation>Tres sietes: la barmila es segura.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Gana quien tenga menos puntos.</translation>
    </message>
    <message>
        <source>One point that nobody wants.</source>
        <translation>Un punto que nadie quiere.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many aces lay on the first table.</source>
        <translation>Se ha repartido de nuevo: había demasiados ases en la mesa inicial.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many kings lay on the first table.</source>
        <translation>Se ha repartido de nuevo: había demasiados reyes en la mesa inicial.</translation>
    </message>
    <message>
        <source>Cappotto!</source>
        <translation>¡Cappotto!</translation>
    </message>
    <message>
        <source>Trente!</source>
        <translation>¡Trente!</translation>
    </message>
    <message>
        <source>Napoleone!</source>
        <translation>¡Napoleone!</translation>
    </message>
    <message>
        <source>Won!</source>
        <comment>a match that is won at once</comment>
        <translation>¡Victoria!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a word that is called out</comment>
        <translation>¡%1!</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>Tu mano está descubierta</translation>
    </message>
    <message>
        <source>Partner  ·  %1</source>
        <comment>%1 is a computer player&apos;s level</comment>
        <translation>Pareja  ·  %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>grade of a play</comment>
        <translation>Óptima</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>grade of a play</comment>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>grade of a play</comment>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>grade of a play</comment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>No había nada mejor.</translation>
    </message>
    <message>
        <source>Everything depended on it.</source>
        <translation>Todo dependía de ella.</translation>
    </message>
    <message>
        <source>It was worse by %1 points a round.</source>
        <translation>Fue peor en %1 puntos por ronda.</translation>
    </message>
    <message>
        <source>It cost %1 points a round.</source>
        <translation>Costó %1 puntos por ronda.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a play cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Round %1, play %2</source>
        <translation>Ronda %1, jugada %2</translation>
    </message>
    <message>
        <source>%1. %2 Not judged yet.</source>
        <comment>a decision; a play</comment>
        <translation>%1. %2 Aún sin valorar.</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>a decision; a play; a grade</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <translation>Costó %1 puntos.</translation>
    </message>
    <message>
        <source>Hardly anything could have been played better.</source>
        <translation>Casi nada se podía haber jugado mejor.</translation>
    </message>
    <message>
        <source>Well played: only a few points were given away.</source>
        <translation>Bien jugado: solo se regalaron unos pocos puntos.</translation>
    </message>
    <message>
        <source>Soundly played, with some points given away.</source>
        <translation>Juego sólido, con algunos puntos regalados.</translation>
    </message>
    <message>
        <source>A good deal was given away: the mistakes are worth a look.</source>
        <translation>Se regaló bastante: vale la pena mirar los errores.</translation>
    </message>
    <message>
        <source>A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: the accuracy is their mean.</source>
        <translation>Una jugada que no cuesta nada cuenta 100; una que cuesta un cuarto de punto, 50; medio punto, 25: la precisión es la media.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share, such as 41 %</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Going through decision %1 of %2 …</source>
        <translation>Repasando la decisión %1 de %2…</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Detenido tras %1 de %2 decisiones.</translation>
    </message>
    <message>
        <source>The teacher does not answer. %1 of %2 decisions are judged.</source>
        <translation>El maestro no responde. Hay %1 de %2 decisiones valoradas.</translation>
    </message>
    <message>
        <source>Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4.</source>
        <translation>Tu probabilidad de ganar llegó a su máximo en la ronda %1, con %2, y a su mínimo en la ronda %3, con %4.</translation>
    </message>
    <message>
        <source>The play that lost most of it was in round %1: %2.</source>
        <translation>La jugada que más la redujo fue en la ronda %1: %2.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Variados</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Con trampa</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Endiablado</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Un poco de todo</translation>
    </message>
    <message>
        <source>The best play is in sight</source>
        <translation>La mejor jugada está a la vista</translation>
    </message>
    <message>
        <source>First sight misleads</source>
        <translation>La primera impresión engaña</translation>
    </message>
    <message>
        <source>Medium opponents miss it</source>
        <translation>El nivel medio no la ve</translation>
    </message>
    <message>
        <source>It takes a long look</source>
        <translation>Hay que mirarlo mucho rato</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>solved at the first try; tried</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <comment>puzzles</comment>
        <translation>Aún sin intentar.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <comment>puzzles</comment>
        <translation>%1 de %2 resueltos a la primera.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a difficulty; what it means; how many were solved</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Your longest row: %1.</source>
        <comment>puzzles solved one after the other</comment>
        <translation>Tu racha más larga: %1.</translation>
    </message>
    <message>
        <source>%1. Deal %2, play %3.</source>
        <comment>a difficulty; numbers</comment>
        <translation>%1. Reparto %2, jugada %3.</translation>
    </message>
    <message>
        <source>Which play gives away least?</source>
        <comment>where the lowest score wins</comment>
        <translation>¿Qué jugada regala menos?</translation>
    </message>
    <message>
        <source>Which play is best?</source>
        <translation>¿Cuál es la mejor jugada?</translation>
    </message>
    <message>
        <source>Hint: think of what you leave on the table, and who may take it.</source>
        <translation>Pista: piensa en lo que dejas en la mesa y en quién puede llevárselo.</translation>
    </message>
    <message>
        <source>Hint: think of your next turn. Which card will you need then?</source>
        <translation>Pista: piensa en tu próximo turno. ¿Qué carta necesitarás entonces?</translation>
    </message>
    <message>
        <source>Hint: here it is better to take as little as you can.</source>
        <translation>Pista: aquí conviene llevarse lo menos posible.</translation>
    </message>
    <message>
        <source>Hint: the end is near. Who comes by what is left over?</source>
        <translation>Pista: el final está cerca. ¿Quién se quedará con lo que sobre?</translation>
    </message>
    <message>
        <source>Hint: can the table be swept?</source>
        <translation>Pista: ¿se puede barrer la mesa?</translation>
    </message>
    <message>
        <source>Hint: count what is gone. What may the others still hold?</source>
        <translation>Pista: cuenta lo que ya ha salido. ¿Qué pueden tener aún los demás?</translation>
    </message>
    <message>
        <source>Hint: not every card that can be taken is worth the same. Which ones score?</source>
        <translation>Pista: no todo lo que te puedes llevar vale lo mismo. ¿Qué cartas puntúan?</translation>
    </message>
    <message>
        <source>Hint: look at everything that you could take, and what it scores.</source>
        <translation>Pista: mira todo lo que podrías llevarte y cuánto da.</translation>
    </message>
    <message>
        <source>Hint: play %1.</source>
        <comment>a card</comment>
        <translation>Pista: juega %1.</translation>
    </message>
    <message>
        <source>%1: everything depends on it.</source>
        <comment>grade of a play</comment>
        <translation>%1: todo depende de ella.</translation>
    </message>
    <message>
        <source>%1: it is worse by %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: es peor en %2 puntos por ronda.</translation>
    </message>
    <message>
        <source>%1: it costs %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: cuesta %2 puntos por ronda.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who has taken; which cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The solution</source>
        <comment>of a puzzle</comment>
        <translation>La solución</translation>
    </message>
    <message>
        <source>Yes, at the first try!</source>
        <translation>¡Sí, a la primera!</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Sí, es la mejor jugada.</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>Buscando un problema…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <comment>for puzzles</comment>
        <translation>Se ha parado la búsqueda.</translation>
    </message>
    <message>
        <source>No puzzle can be made just now: the teacher does not answer.</source>
        <translation>Ahora no se puede crear ningún problema: el maestro no responde.</translation>
    </message>
    <message>
        <source>The computer plays one deal after the other until it meets such a position. The harder it is to be, the longer that takes.</source>
        <translation>El ordenador juega un reparto tras otro hasta dar con una posición así. Cuanto más difícil tenga que ser, más tarda.</translation>
    </message>
    <message>
        <source>Yes, that is about as good as the best.</source>
        <translation>Sí, es casi tan buena como la mejor.</translation>
    </message>
    <message>
        <source>Not quite: there is something better.</source>
        <translation>No del todo: hay algo mejor.</translation>
    </message>
    <message>
        <source>No, that gives something away.</source>
        <translation>No, eso regala algo.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards</comment>
        <translation>En tu mano: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>En la mesa: %1.</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two scores: 6 to 4</comment>
        <translation> a </translation>
    </message>
    <message>
        <source>Score %1, cards taken %2, %3.</source>
        <comment>6 to 4; 12 to 8; 18 left</comment>
        <translation>Marcador %1, cartas ganadas %2, %3.</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2.</source>
        <comment>6 to 4; 12 to 8</comment>
        <translation>Marcador %1, cartas ganadas %2.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player; cards</comment>
        <translation>%1 muestra %2.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>a day; the number of a round</comment>
        <translation>%1, ronda %2</translation>
    </message>
    <message>
        <source>%1, %2: found.</source>
        <comment>a game; when</comment>
        <translation>%1, %2: encontrada.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a game; when; a grade</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Nothing is left: you have found the better play everywhere.</source>
        <translation>No queda nada: has encontrado la mejor jugada en todas partes.</translation>
    </message>
    <message>
        <source>Everything depends on it.</source>
        <translation>Todo depende de ella.</translation>
    </message>
    <message>
        <source>On average it is worse by %1 points a round.</source>
        <translation>De media, es peor en %1 puntos por ronda.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Llevarse cartas</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Cantar</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>Los puntos de una ronda</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Set, but without effect in this game</source>
        <translation>Puesto, pero sin efecto en este juego</translation>
    </message>
    <message>
        <source>When every hand is empty, each player gets %1 more: %2 deals make a round.</source>
        <translation>Cuando se acaban todas las manos, cada jugador recibe %1 más: %2 repartos forman una ronda.</translation>
    </message>
    <message>
        <source>Nothing more is laid on the table from the stock.</source>
        <translation>No se pone ninguna carta más del mazo en la mesa.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer; after each round the next player deals. The player after the dealer begins, and turns go counter-clockwise.</source>
        <translation>El azar decide quién reparte primero; después de cada ronda reparte quien va a continuación. Empieza quien va después de quien reparte (la mano), y se juega en sentido contrario a las agujas del reloj.</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Dos jugadores, cada cual por su cuenta.</translation>
    </message>
    <message>
        <source>%1, each for themselves.</source>
        <comment>three players</comment>
        <translation>%1, cada cual por su cuenta.</translation>
    </message>
    <message>
        <source>Partners sit between their rivals; what they take and score counts together.</source>
        <translation>Quienes forman un equipo se sientan entre sus rivales; lo que se llevan y puntúan cuenta junto.</translation>
    </message>
    <message>
        <source>Six players in three teams of two.</source>
        <translation>Seis jugadores en tres equipos de dos.</translation>
    </message>
    <message>
        <source>Six players in two teams of three.</source>
        <translation>Seis jugadores en dos equipos de tres.</translation>
    </message>
    <message>
        <source>Four players in two teams of two.</source>
        <translation>Cuatro jugadores en dos equipos de dos.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; the table is empty, so the first card is laid.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Cada jugador recibe %1; la mesa está vacía, así que la primera carta se queda en ella.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; %2 lie face up on the table.</source>
        <comment>3 cards; 4 cards</comment>
        <translation>Cada jugador recibe %1; en la mesa se descubren %2.</translation>
    </message>
    <message>
        <source>If two or more of the opening cards are aces, the same dealer shuffles and deals again.</source>
        <translation>Si entre las cartas iniciales hay dos ases o más, la misma persona baraja y reparte de nuevo.</translation>
    </message>
    <message>
        <source>Three or four tens among the opening cards change nothing.</source>
        <translation>Tres o cuatro dieces entre las cartas iniciales no cambian nada.</translation>
    </message>
    <message>
        <source>Three or four kings among the opening cards change nothing.</source>
        <translation>Tres o cuatro reyes entre las cartas iniciales no cambian nada.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are tens, the same dealer shuffles and deals again.</source>
        <translation>Si entre las cartas iniciales hay tres o cuatro dieces, la misma persona baraja y reparte de nuevo.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are kings, the same dealer shuffles and deals again.</source>
        <translation>Si entre las cartas iniciales hay tres o cuatro reyes, la misma persona baraja y reparte de nuevo.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, two sweeps. The next player faces an empty table.</source>
        <translation>Si las cartas iniciales suman 15, quien reparte se las lleva al momento y tiene una escoba; si suman 30, dos escobas. Quien va después se encuentra la mesa vacía.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty table.</source>
        <translation>Si las cartas iniciales suman 15 o 30, quien reparte se las lleva al momento. Quien va después se encuentra la mesa vacía.</translation>
    </message>
    <message>
        <source>Among them %1 may count as any value from 1 to 10.</source>
        <comment>the 7 of cups</comment>
        <translation>Entre las cartas iniciales, %1 puede valer cualquier número del 1 al 10.</translation>
    </message>
    <message>
        <source>This goes before a new deal.</source>
        <translation>Esto va antes que un nuevo reparto.</translation>
    </message>
    <message>
        <source>Every card counts what it shows, an ace 1.</source>
        <translation>Cada carta vale lo que marca; el as, 1.</translation>
    </message>
    <message>
        <source>An ace counts 1, and the cards from 2 to 7 count what they show.</source>
        <translation>El as vale 1, y las cartas del 2 al 7 valen lo que marcan.</translation>
    </message>
    <message>
        <source>The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.</source>
        <translation>Figuras: %1 (lleva un 10), 8; %2 (lleva un 11), 9; %3 (lleva un 12), 10.</translation>
    </message>
    <message>
        <source>The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.</source>
        <comment>jack, queen, king; J, Q, K</comment>
        <translation>Figuras: %1 (%4), 8; %2 (%5), 9; %3 (%6), 10.</translation>
    </message>
    <message>
        <source>The %1 counts 8, the %2 9, the %3 10.</source>
        <comment>jack, knight, king</comment>
        <translation>Figuras: %1, 8; %2, 9; %3, 10.</translation>
    </message>
    <message>
        <source>In turn each player plays one card from the hand.</source>
        <translation>Por turno, cada jugador juega una carta de su mano.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it.</source>
        <translation>Se lleva una carta del mismo valor, o varias que lo sumen.</translation>
    </message>
    <message>
        <source>It takes one card or several that make exactly fifteen together with it. Equal cards do not take each other.</source>
        <translation>Se lleva una carta o varias que sumen con ella exactamente quince. Las cartas iguales no se llevan entre sí.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it, or one or several that make exactly fifteen together with it. That is one capture, never two at once.</source>
        <translation>Se lleva una carta del mismo valor, o varias que lo sumen, o una o varias que sumen con ella exactamente quince. Es una sola baza, nunca dos a la vez.</translation>
    </message>
    <message>
        <source>If the played card can take something, it must; but any card may be played. A card that takes nothing stays on the table.</source>
        <translation>Si la carta jugada puede llevarse algo, debe hacerlo; pero se puede jugar cualquier carta. La que no se lleva nada se queda en la mesa.</translation>
    </message>
    <message>
        <source>A card that can take something may be laid instead. A card that takes nothing stays on the table.</source>
        <translation>Una carta que podría llevarse algo se puede echar sin más. La que no se lleva nada se queda en la mesa.</translation>
    </message>
    <message>
        <source>If it can take in several ways, only those with the fewest cards are allowed; among these the player chooses.</source>
        <translation>Si puede llevarse cartas de varias formas, solo valen las que usan menos cartas; entre ellas elige el jugador.</translation>
    </message>
    <message>
        <source>If it can take a single card, it may not take several instead; otherwise the player chooses freely.</source>
        <translation>Si puede llevarse una sola carta, no puede llevarse varias en su lugar; por lo demás, se elige libremente.</translation>
    </message>
    <message>
        <source>If it can take in several ways, the player chooses freely.</source>
        <translation>Si puede llevarse cartas de varias formas, se elige libremente.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken; a fifteen still may.</source>
        <translation>Si hay una carta igual, no se pueden llevar cartas que la sumen; un quince, sí.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken instead.</source>
        <translation>Si hay una carta igual, no se pueden llevar en su lugar cartas que la sumen.</translation>
    </message>
    <message>
        <source>No card may take more than two cards.</source>
        <translation>Ninguna carta puede llevarse más de dos.</translation>
    </message>
    <message>
        <source>No card may take more than two cards. An ace that would have to take more is laid on the table.</source>
        <translation>Ninguna carta puede llevarse más de dos. Un as que tendría que llevarse más se queda en la mesa.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table, aces too. On an empty table it is laid.</source>
        <translation>El as se lleva todas las cartas de la mesa, también los ases. Si la mesa está vacía, se queda en ella.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty table it is laid.</source>
        <translation>El as se lleva todas las cartas de la mesa. Si entre ellas hay un as, se lleva solo un as. Si la mesa está vacía, se queda en ella.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it. On an empty table it is laid.</source>
        <translation>El as se lleva todas las cartas de la mesa. Si entre ellas hay un as, se lleva solo un as, o cartas que sumen quince con él. Si la mesa está vacía, se queda en ella.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it, aces among them too. On an empty table it is laid.</source>
        <translation>El as se lleva todas las cartas de la mesa. Si entre ellas hay un as, se lleva solo un as, o cartas que sumen quince con él, incluso con ases entre ellas. Si la mesa está vacía, se queda en ella.</translation>
    </message>
    <message>
        <source>With the first card of a round an ace takes just one ace, or is laid.</source>
        <translation>Con la primera carta de la ronda, el as se lleva solo un as o se queda en la mesa.</translation>
    </message>
    <message>
        <source>An ace has its power from the first card of a round on.</source>
        <translation>El as tiene su poder desde la primera carta de la ronda.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to the dealer.</source>
        <translation>Tras la última carta de la ronda, lo que queda en la mesa es para quien repartió.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to whoever took last.</source>
        <translation>Tras la última carta de la ronda, lo que queda en la mesa es para quien hizo la última baza.</translation>
    </message>
    <message>
        <source>That is never a sweep.</source>
        <translation>Eso nunca es una escoba.</translation>
    </message>
    <message>
        <source>If nobody took anything in the round, it goes to nobody.</source>
        <translation>Si nadie se llevó nada en la ronda, no es para nadie.</translation>
    </message>
    <message>
        <source>Before playing the first of three fresh cards, in every deal, a player may declare them: less than ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.</source>
        <translation>En cada reparto, antes de jugar la primera de sus tres cartas, un jugador puede cantarlas: menos de diez en total da 3 puntos; el trío, 10. Una mano que es ambas cosas da 10.</translation>
    </message>
    <message>
        <source>Nobody has to declare. Whoever does plays on with the hand face up.</source>
        <translation>Nadie está obligado a cantar. Quien canta sigue jugando con la mano descubierta.</translation>
    </message>
    <message>
        <source>%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must come to 8 at most, and the player picks its value. Undeclared it is a 7.</source>
        <translation>%1 es comodín al cantar (en Italia, la matta). Para el trío, las otras dos cartas deben ser iguales; para menos de diez, deben sumar 8 como mucho, y el jugador elige su valor. Si no se canta, es un 7.</translation>
    </message>
    <message>
        <source>For the points it is always a 7.</source>
        <translation>Para los puntos es siempre un 7.</translation>
    </message>
    <message>
        <source>It keeps that value until its holder plays it; lying on the table it is a 7 again.</source>
        <translation>Conserva ese valor hasta que se juega; en la mesa vuelve a ser un 7.</translation>
    </message>
    <message>
        <source>It keeps that value when it is played, and on the table until it is taken.</source>
        <translation>Conserva ese valor al jugarse, y en la mesa hasta que alguien se lo lleva.</translation>
    </message>
    <message>
        <source>When it is played it is a 7 like any other.</source>
        <translation>Al jugarse es un 7 como los demás.</translation>
    </message>
    <message>
        <source>Taking every card from the table scores nothing.</source>
        <translation>Llevarse todas las cartas de la mesa no puntúa.</translation>
    </message>
    <message>
        <source>%1: whoever takes every card from the table scores a point.</source>
        <comment>what is called out</comment>
        <translation>%1: quien se lleva todas las cartas de la mesa gana un punto.</translation>
    </message>
    <message>
        <source>The very last card of the round may sweep for a point too.</source>
        <translation>También la última carta de la ronda puede barrer y dar un punto.</translation>
    </message>
    <message>
        <source>The very last card of the round takes what it can, but scores no sweep.</source>
        <translation>La última carta de la ronda se lleva lo que puede, pero no da punto por barrer.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power sweeps it too.</source>
        <translation>Un as que se lleva toda la mesa por su poder también hace escoba.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power scores no sweep.</source>
        <translation>Un as que se lleva toda la mesa por su poder no hace escoba.</translation>
    </message>
    <message>
        <source>%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <comment>ponino; knight</comment>
        <translation>%1: el bando que tiene %2 de los cuatro palos cuenta otra vez sus escobas de la ronda.</translation>
    </message>
    <message>
        <source>Where the most or the best scores, nobody does if the best are level.</source>
        <translation>Donde puntúa tener más o tener lo mejor, en caso de empate no puntúa nadie.</translation>
    </message>
    <message>
        <source>Nothing else scores.</source>
        <translation>No puntúa nada más.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards.</source>
        <comment>a category</comment>
        <translation>%1: un punto por tener más cartas.</translation>
    </message>
    <message>
        <source>%1: a point for more than 20 of the 40 cards.</source>
        <comment>a category</comment>
        <translation>%1: un punto por tener más de 20 de las 40 cartas.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: un punto por tener más cartas %2.</translation>
    </message>
    <message>
        <source>%1: a point for more than 5 of the 10 cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: un punto por tener más de 5 de las 10 cartas %2.</translation>
    </message>
    <message>
        <source>%1: a point for whoever takes %2.</source>
        <comment>a category; the 7 of coins</comment>
        <translation>%1: un punto para quien se lleve %2.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: cada bando suma su mejor carta de cada palo: 21 por un 7, %2 por un 6, 16 por un as, 15 por un 5, 14 por un 4, 13 por un 3, 12 por un 2 y 10 por un 8, un 9 o un 10. La suma más alta gana un punto.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: cada bando suma su mejor carta de cada palo: 21 por un 7, %2 por un 6, 16 por un as, 15 por un 5, 14 por un 4, 13 por un 3, 12 por un 2 y 10 por una figura. La suma más alta gana un punto.</translation>
    </message>
    <message>
        <source>A suit of which a side has no card adds nothing to that sum.</source>
        <translation>Un palo del que un bando no tiene cartas no añade nada a esa suma.</translation>
    </message>
    <message>
        <source>A side without a card of every suit cannot win that point.</source>
        <translation>Un bando sin cartas de algún palo no puede ganar ese punto.</translation>
    </message>
    <message>
        <source>A side with more suits goes before one with fewer, whatever the sums.</source>
        <translation>Un bando con más palos va antes que uno con menos, sean cuales sean las sumas.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens, and one more for all four.</source>
        <comment>a category</comment>
        <translation>%1: un punto por tener más sietes, y otro por los cuatro.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for nobody.</source>
        <comment>a category</comment>
        <translation>%1: un punto por tener más sietes; si hay empate, por tener más seises; si también hay empate, para nadie.</translation>
    </message>
    <message>
        <source>%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.</source>
        <comment>a category; of coins</comment>
        <translation>%1: el as %2 da 1 punto, el 2 da 2 y el 3 da 3.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap.</source>
        <comment>a category; of coins</comment>
        <translation>%1: el as, el 2 y el 3 %2 dan 3 puntos al bando que los tiene, y uno más por cada carta que siga sin huecos.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points.</source>
        <comment>a category; of coins</comment>
        <translation>%1: el as, el 2 y el 3 %2 dan 3 puntos al bando que los tiene.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, %3 at the most.</source>
        <comment>a category; of coins; 6</comment>
        <translation>%1: el as, el 2 y el 3 %2 dan 3 puntos al bando que los tiene, y uno más por cada carta que siga sin huecos, %3 como máximo.</translation>
    </message>
    <message>
        <source>%1: each ace, %2, %3 and %4 scores a point, 16 in all.</source>
        <comment>frac; jack, knight, king</comment>
        <translation>%1: cada as, %2, %3 y %4 da un punto, 16 en total.</translation>
    </message>
    <message>
        <source>%1: a side with the %3, %4 and %5 %2 scores 5 points.</source>
        <comment>grande; of coins; jack ...</comment>
        <translation>%1: %3, %4 y %5 %2 dan 5 puntos al bando que los tiene.</translation>
    </message>
    <message>
        <source>%1: the points that a side declared in the round.</source>
        <comment>a category</comment>
        <translation>%1: los puntos que un bando ha cantado en la ronda.</translation>
    </message>
    <message>
        <source>The match is played to %1: when a side has that many points after a round, it ends.</source>
        <translation>La partida se juega a %1: acaba cuando, tras una ronda, un bando tiene esos puntos.</translation>
    </message>
    <message>
        <source>The side with the lowest score wins, however far it is behind.</source>
        <translation>Gana el bando con menos puntos, por muy lejos que esté.</translation>
    </message>
    <message>
        <source>The side with the highest score wins, even if several have reached it.</source>
        <translation>Gana el bando con más puntos, aunque varios hayan llegado.</translation>
    </message>
    <message>
        <source>If the lowest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Si empatan los que menos tienen, gana quien se llevó %1 en esa ronda; si no fue ninguno de ellos, se juega otra.</translation>
    </message>
    <message>
        <source>If the highest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Si empatan los que más tienen, gana quien se llevó %1 en esa ronda; si no fue ninguno de ellos, se juega otra.</translation>
    </message>
    <message>
        <source>If the lowest are level, another round is played.</source>
        <translation>Si empatan los que menos tienen, se juega otra ronda.</translation>
    </message>
    <message>
        <source>If the highest are level, another round is played.</source>
        <translation>Si empatan los que más tienen, se juega otra ronda.</translation>
    </message>
    <message>
        <source>A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.</source>
        <translation>El bando que se lleva el as, el 2 y el 3 %1 en una ronda gana la partida al momento.</translation>
    </message>
    <message>
        <source>Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Cappotto: el bando que se lleva las diez cartas %1 en una ronda gana la partida al momento.</translation>
    </message>
    <message>
        <source>Napoleone: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Napoleone: el bando que se lleva las diez cartas %1 en una ronda gana la partida al momento.</translation>
    </message>
    <message>
        <source>That ends the round with that card and beats any score; what still lies on the table goes to nobody.</source>
        <translation>La ronda acaba con esa carta, y eso gana a cualquier marcador; lo que queda en la mesa no es para nadie.</translation>
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
        <translation>Lección %1 de %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Finished.</source>
        <translation>Lección %1: %2. Terminada.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lección %1: %2</translation>
    </message>
    <message>
        <source>That was the whole course: you can sit down at any table now. Good luck!</source>
        <translation>Ese era todo el curso: ya puedes sentarte a cualquier mesa. ¡Suerte!</translation>
    </message>
    <message>
        <source>That was the last lesson. Those without a tick in the row above are still to come.</source>
        <translation>Esa era la última lección. Las que no tienen marca en la fila de arriba aún te esperan.</translation>
    </message>
    <message>
        <source>Lesson finished.</source>
        <translation>Lección terminada.</translation>
    </message>
    <message>
        <source>That one takes nothing here: it would only be laid. Try again.</source>
        <translation>Esa aquí no se lleva nada: solo quedaría en la mesa. Prueba otra vez.</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>Una carta se lleva otra igual</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>¡Hola! A la Scopa se juega con cuarenta cartas: cuatro palos, y en cada uno as, del 2 al 7, %1, %2 y %3. Hay cuatro cartas en la mesa y tres en tu mano, abajo. %4 se sienta enfrente y también tiene tres. Pulsa Intro o haz clic en Continuar.</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>¡Hola! A la Scopa se juega con cuarenta cartas: cuatro palos, y en cada uno un as y del 2 al 10. Hay cuatro cartas en la mesa y tres en tu mano, abajo. %4 se sienta enfrente y también tiene tres. Pulsa Intro o haz clic en Continuar.</translation>
    </message>
    <message>
        <source>In your turn you play one card. A card takes a card of the same value from the table. Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.</source>
        <translation>Cuando te toca, juegas una carta. Una carta se lleva de la mesa otra del mismo valor. Juega %1: se lleva %2. Haz clic en la carta, o ve a ella con las flechas y pulsa Intro.</translation>
    </message>
    <message>
        <source>Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for you at the end of the round.</source>
        <translation>¡Muy bien! Los dos sietes están ahora en tu montón, abajo a la derecha. Lo que hay en tu montón cuenta para ti al final de la ronda.</translation>
    </message>
    <message>
        <source>That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. Press H to be shown which card it is.</source>
        <translation>Esa carta no tiene su igual en la mesa y no se llevaría nada. Juega %1: se lleva el otro 7. Pulsa H y verás qué carta es.</translation>
    </message>
    <message>
        <source>%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes nothing is laid on the table, where anybody may take it. Lay %3.</source>
        <translation>%1 se ha llevado un 4 con un 4. Tú tienes %2 y %3, y ninguna de las dos cartas encuentra su igual. La carta que no se lleva nada se queda en la mesa, donde cualquiera puede llevársela. Echa %3.</translation>
    </message>
    <message>
        <source>Right. It lies on the table now: whoever holds an equal card may take it.</source>
        <translation>Bien. Ahora está en la mesa: quien tenga una carta igual puede llevársela.</translation>
    </message>
    <message>
        <source>You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.</source>
        <translation>Podrías, pero conviene guardar las cartas %1, como ya verás. Mejor echa %2.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Cartas nuevas. El as vale 1; %1, 8; %2, 9; %3, 10. Solo una de tus tres cartas tiene su igual en la mesa. ¿Cuál? Juégala.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, all others what they show. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Cartas nuevas. El as vale 1; las demás, lo que marcan. Solo una de tus tres cartas tiene su igual en la mesa. ¿Cuál? Juégala.</translation>
    </message>
    <message>
        <source>Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal.</source>
        <translation>Sí: %1 se lleva %2. Ya sabes la primera regla de la Scopa: una carta se lleva otra igual.</translation>
    </message>
    <message>
        <source>Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of yours is of the same value?</source>
        <translation>Su igual no está en la mesa, así que no se llevaría nada. Mira %1 en la mesa: ¿cuál de tus cartas vale lo mismo?</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Sumas</translation>
    </message>
    <message>
        <source>A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.</source>
        <translation>Una carta también se lleva varias que sumen su valor. %1 y %2 suman 7: llévate los dos %3.</translation>
    </message>
    <message>
        <source>Three cards for your pile at one stroke: the two you took and your own 7.</source>
        <translation>Tres cartas de golpe para tu montón: las dos que te llevas y tu propio 7.</translation>
    </message>
    <message>
        <source>No cards on the table add up to that one. But 3 and 4 make 7: play %1.</source>
        <translation>En la mesa no hay cartas que sumen lo que vale esa. Pero 3 y 4 suman 7: juega %1.</translation>
    </message>
    <message>
        <source>%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press its number. Cards %2 count at the end, so take the set that has one.</source>
        <translation>%1 vale 8: puede llevarse 5 y 3, o 6 y 2. La mesa te pregunta: haz clic en un grupo o pulsa su número. Las cartas %2 cuentan al final, así que elige el grupo que tenga una.</translation>
    </message>
    <message>
        <source>A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?</source>
        <translation>Una pregunta: al final de la ronda tienes cinco cartas %1, y %2 también. ¿De quién es el punto?</translation>
    </message>
    <message>
        <source>%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?</source>
        <translation>%1 vale 9: puede llevarse 7 y 2, o 5 y 4. ¿Qué es mejor para tu primiera?</translation>
    </message>
    <message>
        <source>Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. Who gets the point?</source>
        <translation>Imagina que una ronda acaba así: tus mejores cartas son %1, %2, %3 y %4. %5 tiene %6, %7, %8 y %9. ¿De quién es el punto?</translation>
    </message>
    <message>
        <source>6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 y 2 suman 8, y %1 tenía %2: scopa en contra. Deja más de diez en la mesa.</translation>
    </message>
    <message>
        <source>You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it back.</source>
        <translation>Tienes dos seises, así que solo quedan otros dos. Y si nadie se lo lleva, tu otro 6 lo recupera.</translation>
    </message>
    <message>
        <source>Three other twos are about, and %1 had one: scopa for her. Of another value you hold two yourself, so only two are about. Lay one of these.</source>
        <translation>Quedan otros tres doses, y %1 tenía uno: scopa en contra. De otro valor tienes tú dos cartas, así que solo quedan dos. Echa una de esas.</translation>
    </message>
    <message>
        <source>6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 y 3 suman 9: quedan dos cartas que valen 9, y %1 tenía una. ¿Qué suma ya no se puede llevar nadie?</translation>
    </message>
    <message>
        <source>6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 y 2 suman 8: aún no ha salido ninguna carta que valga 8, y %1 tenía una. ¿Qué suma ya no se puede llevar nadie?</translation>
    </message>
    <message>
        <source>Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many can %1 have?</source>
        <translation>Los sietes son lo que más conviene contar. Imagina que hay dos en los montones y que tú tienes uno. ¿Cuántos puede tener %1?</translation>
    </message>
    <message>
        <source>That is not the sum of 3 and 4. Take both with one card.</source>
        <translation>Esa no es la suma de 3 y 4. Llévate los dos con una carta.</translation>
    </message>
    <message>
        <source>Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and counts 8: which of your cards makes fifteen with it?</source>
        <translation>La Cirulla viene de Génova. Una carta se lleva también las que suman quince con ella. %1 está en la mesa y vale 8: ¿cuál de tus cartas suma quince con ella?</translation>
    </message>
    <message>
        <source>%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a kind, 10 points. Declare it.</source>
        <translation>%1 es la matta, el comodín: al cantar vale como cualquier carta. Con tus dos cuatros forma un trío, 10 puntos. Cántalo.</translation>
    </message>
    <message>
        <source>First declare: as a 4 the matta makes three of a kind, 10 points. Try again.</source>
        <translation>Primero canta: como un 4, la matta forma un trío, 10 puntos. Prueba otra vez.</translation>
    </message>
    <message>
        <source>Right: %1 is yours. Where there is a choice, look for cards %2.</source>
        <translation>Bien: ya tienes %1. Cuando puedas elegir, busca las cartas %2.</translation>
    </message>
    <message>
        <source>The rules allow it, and it is two cards as well. But %1 counts for more: take it.</source>
        <translation>Las reglas lo permiten, y también son dos cartas. Pero %1 vale más: llévate esa carta.</translation>
    </message>
    <message>
        <source>5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it and leaves the sum alone. Play it and see.</source>
        <translation>5 y 4 suman 9. Pero una sola carta del mismo valor va primero: como está %1, %2 tiene que llevarse esa carta y deja la suma. Juega y lo verás.</translation>
    </message>
    <message>
        <source>The game did not even ask: the equal card was taken, 5 and 4 stay.</source>
        <translation>El juego ni siquiera preguntó: se fue la carta igual; el 5 y el 4 se quedan.</translation>
    </message>
    <message>
        <source>Now you: each of your cards takes something. Add up what lies there, and play the card that takes most cards.</source>
        <translation>Ahora tú: cada una de tus cartas se lleva algo. Suma lo que hay en la mesa y juega la que más cartas se lleve.</translation>
    </message>
    <message>
        <source>1 and 2 and 6 make 9: four cards for your pile. Well counted!</source>
        <translation>1 y 2 y 6 suman 9: cuatro cartas para tu montón. ¡Bien contado!</translation>
    </message>
    <message>
        <source>That takes two cards. Another one takes three: add up 1, 2 and 6.</source>
        <translation>Esa se lleva dos cartas. Otra se lleva tres: suma 1, 2 y 6.</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>¡Scopa!</translation>
    </message>
    <message>
        <source>%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. That is a scopa, which means broom. Sweep the table!</source>
        <translation>%1 ha dejado %2 y %3. Quien se lleva todo lo que hay en la mesa gana un punto al momento. Eso es una scopa, que en italiano significa escoba. ¡Barre la mesa!</translation>
    </message>
    <message>
        <source>Scopa! The card lies face up across your pile, so that everybody sees the point.</source>
        <translation>¡Scopa! La carta queda descubierta y cruzada en tu montón, para que todos vean el punto.</translation>
    </message>
    <message>
        <source>That would sweep nothing. An ace and a 3 make 4: play %1.</source>
        <translation>Con esa no barres nada. Un as y un 3 suman 4: juega %1.</translation>
    </message>
    <message>
        <source>On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. You know what to do.</source>
        <translation>En una mesa vacía solo se puede echar una carta, y quien va después puede barrerla. %1 ha tenido que echar %2. Ya sabes qué hacer.</translation>
    </message>
    <message>
        <source>Two scope in a row! Nobody likes to play on an empty table.</source>
        <translation>¡Dos scopas seguidas! A nadie le gusta jugar con la mesa vacía.</translation>
    </message>
    <message>
        <source>That leaves a point lying there. Your %1 sweeps the table.</source>
        <translation>Así dejas un punto en la mesa. Con tu %1 la barres.</translation>
    </message>
    <message>
        <source>All three of your cards take something, but only one of them sweeps the table. Find it.</source>
        <translation>Tus tres cartas se llevan algo, pero solo una barre la mesa. Encuéntrala.</translation>
    </message>
    <message>
        <source>Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores one.</source>
        <translation>¡Scopa! Casi nada es mejor que una escoba. Solo la última carta de la ronda no la cuenta nunca.</translation>
    </message>
    <message>
        <source>That takes one card and leaves the other. Which of yours takes 5 and 2 together?</source>
        <translation>Esa se lleva una carta y deja la otra. ¿Cuál de las tuyas se lleva 5 y 2 juntos?</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>Contar los puntos</translation>
    </message>
    <message>
        <source>When all forty cards are played, the piles are counted. One point goes to the side with more cards. So, other things being equal: take many. Which card takes most?</source>
        <translation>Cuando se han jugado las cuarenta cartas, se cuentan los montones. Un punto es para el bando con más cartas. Así que, a igualdad de lo demás, llévate muchas. ¿Qué carta se lleva más?</translation>
    </message>
    <message>
        <source>Four cards. Whoever has 21 or more has the point for cards.</source>
        <translation>Cuatro cartas. Quien tiene 21 o más gana el punto de cartas.</translation>
    </message>
    <message>
        <source>It takes something, but not most. 4 and 3 and 2 together make a card that you hold.</source>
        <translation>Se lleva algo, pero no lo máximo. 4 y 3 y 2 juntos suman lo que vale una carta de tu mano.</translation>
    </message>
    <message>
        <source>Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 or the other. Take the better one.</source>
        <translation>Otro punto es para el bando con más cartas %1: basta con seis de las diez. %2 puede llevarse uno de los dos seises. Llévate el mejor.</translation>
    </message>
    <message>
        <source>Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well.</source>
        <translation>Sí. En lo demás da igual un 6 que otro, pero %1 cuenta además entre tus cartas %2.</translation>
    </message>
    <message>
        <source>You may, but then %1 stays for somebody else. Take that one.</source>
        <translation>Puedes, pero entonces %1 se queda para los demás. Llévate ese.</translation>
    </message>
    <message>
        <source>Right: where both have the same, nobody scores.</source>
        <translation>Bien: si ambos tienen lo mismo, no puntúa nadie.</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>De los dos</translation>
    </message>
    <message>
        <source>No: the point is for whoever has more, and nobody has.</source>
        <translation>No: el punto es para quien tiene más, y nadie tiene más.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>De nadie</translation>
    </message>
    <message>
        <source>Who has more cards</source>
        <translation>De quien tenga más cartas</translation>
    </message>
    <message>
        <source>No: each point is counted by itself. Five is not more than five.</source>
        <translation>No: cada punto se cuenta por separado. Cinco no son más que cinco.</translation>
    </message>
    <message>
        <source>Two more points are for %1 and for the primiera: both have lessons of their own. Here a round ends: play your last card. What is left on the table goes to whoever took last.</source>
        <translation>Hay otros dos puntos, por %1 y por la primiera: cada cosa tiene su lección. Aquí acaba una ronda: juega tu última carta. Lo que queda en la mesa es para quien hizo la última baza.</translation>
    </message>
    <message>
        <source>That is the count: every point with the cards that made it. A match goes on, round after round, until somebody has 11 points.</source>
        <translation>Este es el recuento: cada punto con las cartas que lo dieron. La partida sigue, ronda tras ronda, hasta que alguien tiene 11 puntos.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>La primiera</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which of these three helps most?</source>
        <translation>Para la primiera, cada bando toma su mejor carta de cada palo y las suma con valores propios: un 7 vale 21; un 6, 18; un as, 16; un 5, 15; un 4, 14; un 3, 13; un 2, 12, y cada figura, 10. ¿Cuál de estas tres ayuda más?</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. Which of these three helps most?</source>
        <translation>Para la primiera, cada bando toma su mejor carta de cada palo y las suma con valores propios: un 7 vale 21; un 6, 18; un as, 16; un 5, 15; un 4, 14; un 3, 13; un 2, 12, y el 8, el 9 y el 10 valen 10. ¿Cuál de estas tres ayuda más?</translation>
    </message>
    <message>
        <source>Right: sevens are best, then sixes, then aces.</source>
        <translation>Bien: los sietes son los mejores; luego, los seises, y luego, los ases.</translation>
    </message>
    <message>
        <source>High cards count least in the primiera: no more than 10. Which counts 21?</source>
        <translation>Las cartas altas son las que menos valen en la primiera: solo 10. ¿Cuál vale 21?</translation>
    </message>
    <message>
        <source>An ace is good, it counts 16. One is better still.</source>
        <translation>Un as es bueno, vale 16. Hay una mejor todavía.</translation>
    </message>
    <message>
        <source>%1 is your best card %2 now, and nobody can have a better one there.</source>
        <translation>%1 es ahora tu mejor carta %2, y nadie puede tener una mejor de ese palo.</translation>
    </message>
    <message>
        <source>5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.</source>
        <translation>5 y 4 valen 15 y 14; un 7 vale 21. Llévate el grupo del 7.</translation>
    </message>
    <message>
        <source>21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of which a side has no card at all adds nothing.</source>
        <translation>21 y 21 y 18 y 16 son 76; 21 y 21 y 10 y 10 son 62. El punto es tuyo. Un palo del que un bando no tiene ninguna carta no suma nada.</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>Mío</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.</source>
        <translation>Los dos tenéis dos sietes. Pero tu 6 y tu as valen 18 y 16; las figuras, solo 10 cada una.</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each.</source>
        <translation>Los dos tenéis dos sietes. Pero tu 6 y tu as valen 18 y 16; el 8 y el 10, solo 10 cada uno.</translation>
    </message>
    <message>
        <source>The sevens are level, the other two cards are not: add them up.</source>
        <translation>En los sietes hay empate, en las otras dos cartas no: súmalas.</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>El settebello</translation>
    </message>
    <message>
        <source>%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it counts among the cards %2 and in the primiera too. Take it!</source>
        <translation>%1 tiene un nombre: settebello, el siete bello. Quien lo tiene gana un punto solo por él, y además cuenta entre las cartas %2 y en la primiera. ¡Llévatelo!</translation>
    </message>
    <message>
        <source>The settebello is yours, and with it one point is certain.</source>
        <translation>El settebello es tuyo, y con él un punto seguro.</translation>
    </message>
    <message>
        <source>That is a 7 as well, but the wrong one: %1 is worth a point.</source>
        <translation>También es un 7, pero no el bueno: %1 vale un punto.</translation>
    </message>
    <message>
        <source>Now you hold the settebello yourself, and none of your cards takes anything. One of them has to be laid. Choose well.</source>
        <translation>Ahora el settebello lo tienes tú, y ninguna de tus cartas se lleva nada. Hay que echar una. Elige bien.</translation>
    </message>
    <message>
        <source>Right: the settebello waits in your hand until it can take something.</source>
        <translation>Bien: el settebello espera en tu mano hasta que pueda llevarse algo.</translation>
    </message>
    <message>
        <source>See what comes of it: %1 has a 7, and your point is gone. Keep the settebello.</source>
        <translation>Mira lo que pasa: %1 tiene un 7, y adiós a tu punto. Guarda el settebello.</translation>
    </message>
    <message>
        <source>3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?</source>
        <translation>En la mesa hay un 3 y un 4, y tú tienes dos sietes. Los dos se los llevarían. ¿Con cuál lo haces?</translation>
    </message>
    <message>
        <source>Yes: the card that takes goes into your pile too. The settebello is safe.</source>
        <translation>Sí: la carta que gana también va a tu montón. El settebello está a salvo.</translation>
    </message>
    <message>
        <source>It takes the same. But then the settebello is still in your hand, and you may have to lay it one day. Bring it home now.</source>
        <translation>Se lleva lo mismo. Pero el settebello sigue en tu mano, y un día quizá tengas que echarlo. Ponlo a salvo ahora.</translation>
    </message>
    <message>
        <source>What not to leave</source>
        <translation>Lo que no hay que dejar</translation>
    </message>
    <message>
        <source>Now think of the next player. If all that lies on the table comes to ten or less, one card may sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?</source>
        <translation>Ahora piensa en quien juega después. Si todo lo que hay en la mesa suma diez o menos, una carta puede barrerla. %1 está en la mesa, y tienes que echar una carta. ¿Cuál no deja nada que barrer?</translation>
    </message>
    <message>
        <source>6 and 9 are 15, and no card counts 15. More than ten is safe.</source>
        <translation>6 y 9 suman 15, y ninguna carta vale 15. Con más de diez no hay peligro.</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 y 4 suman 10, y %1 tenía %2: scopa en contra. Deja más de diez en la mesa.</translation>
    </message>
    <message>
        <source>All three of your cards take something this time. Take so that more than ten stays on the table.</source>
        <translation>Esta vez tus tres cartas se llevan algo. Hazlo de modo que en la mesa queden más de diez.</translation>
    </message>
    <message>
        <source>9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.</source>
        <translation>Quedan 9 y 2: 11, que nadie puede barrer. Una baza pequeña, pero segura.</translation>
    </message>
    <message>
        <source>That left 2 and 3, and %1 had a 5: scopa for her. Leave more.</source>
        <translation>Quedaban 2 y 3, y %1 tenía un 5: scopa en contra. Deja más.</translation>
    </message>
    <message>
        <source>That left one card alone, and %1 had its equal: scopa for her. Leave more.</source>
        <translation>Quedaba una carta sola, y %1 tenía su igual: scopa en contra. Deja más.</translation>
    </message>
    <message>
        <source>%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of your cards has the fewest equals left?</source>
        <translation>%1 acaba de barrer la mesa: ahora tienes que echar una carta, y solo su igual puede barrerla. ¿De cuál de tus cartas quedan menos iguales?</translation>
    </message>
    <message>
        <source>Counting cards</source>
        <translation>Contar las cartas</translation>
    </message>
    <message>
        <source>There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, two by you. %2 lies there. With which card do you leave nothing that can still be swept?</source>
        <translation>Hay cuatro cartas de cada valor. Las cuatro que valen 10 ya han salido: dos se las llevó %1, dos tú. %2 está en la mesa. ¿Con qué carta no dejas nada que se pueda barrer?</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.</source>
        <translation>6 y 4 suman 10, y no queda ninguna carta que valga 10. Quien cuenta puede dejar lo que parece arriesgado.</translation>
    </message>
    <message>
        <source>Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.</source>
        <translation>Bien: uno como mucho. Si aún no ha aparecido, lo tiene en la mano o sigue en el mazo.</translation>
    </message>
    <message>
        <source>There are four in all, and you know of three.</source>
        <translation>Hay cuatro en total, y sabes dónde están tres.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>Uno como mucho</translation>
    </message>
    <message>
        <source>Your own 7 counts too: that makes three of four.</source>
        <translation>Tu propio 7 también cuenta: son tres de cuatro.</translation>
    </message>
    <message>
        <source>%1 has swept the table. Three cards that count 10 are gone, the other values are still about. Lay the card that nobody can take.</source>
        <translation>%1 ha barrido la mesa. Han salido tres cartas que valen 10; de los demás valores quedan más. Echa la carta que nadie puede llevarse.</translation>
    </message>
    <message>
        <source>It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, and the table counts with you.</source>
        <translation>Era la última de su valor: ninguna carta puede llevársela sola. Activa «Cartas salidas» en el menú Ayudas, y la mesa contará contigo.</translation>
    </message>
    <message>
        <source>Others of this value are still about: it may be swept. Of one of your cards none is left.</source>
        <translation>De este valor quedan más: pueden barrerla. De una de tus cartas no queda ninguna igual.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to you both.</source>
        <translation>El Scopone es la Scopa para cuatro, dos contra dos. %1, enfrente, es tu pareja: tenéis un solo montón. Se reparten todas las cartas de una vez, nueve para cada uno y cuatro en la mesa. Llévate lo que más os valga a los dos.</translation>
    </message>
    <message>
        <source>The settebello, for both of you. A match of Scopone goes to 21 points.</source>
        <translation>El settebello, para los dos. Una partida de Scopone se juega a 21 puntos.</translation>
    </message>
    <message>
        <source>Look again: %1 lies there, and a 7 is in your hand.</source>
        <translation>Mira otra vez: en la mesa está %1, y en tu mano hay un 7.</translation>
    </message>
    <message>
        <source>Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after you. Lay a card that can hardly be swept: count what you hold.</source>
        <translation>Scopone scientifico: diez cartas para cada uno, y la mesa empieza vacía. Juegas primero, y después %1. Echa una carta que sea difícil de barrer: cuenta las que tienes.</translation>
    </message>
    <message>
        <source>You hold three fives: only one is left elsewhere, and it may be your partner&apos;s.</source>
        <translation>Tienes tres cincos: fuera solo queda uno, y puede ser de tu pareja.</translation>
    </message>
    <message>
        <source>Three others of this value are in the other hands. Of which value do you hold most yourself?</source>
        <translation>Las otras tres de este valor están en las demás manos. ¿De qué valor tienes más tú?</translation>
    </message>
    <message>
        <source>Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.</source>
        <translation>Las cartas van por parejas: un 4 se lleva un 4, y al final quienes reparten tienen la última palabra. Quien no reparte rompe las parejas llevándose una suma. Eso es el spariglio. Ha repartido %1: haz uno.</translation>
    </message>
    <message>
        <source>3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their pairs.</source>
        <translation>Ahora 3, 4 y 7 van sueltos: falta uno de cada, y quienes reparten ya no pueden contar con sus parejas.</translation>
    </message>
    <message>
        <source>That takes a pair and leaves all values even, as the dealers like it. Take a sum.</source>
        <translation>Eso se lleva una pareja y deja todos los valores emparejados, como les gusta a quienes reparten. Llévate una suma.</translation>
    </message>
    <message>
        <source>8 and 7 are 15. Equal cards and sums are taken as in Scopa.</source>
        <translation>8 y 7 suman 15. Las cartas iguales y las sumas se llevan como en la Scopa.</translation>
    </message>
    <message>
        <source>That makes no fifteen. 15 less 8 is 7.</source>
        <translation>Eso no suma quince. 15 menos 8 son 7.</translation>
    </message>
    <message>
        <source>In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies does it take just that one. Look at your hand.</source>
        <translation>En la Cirulla el as se lleva toda la mesa, y eso cuenta como scopa. Solo si hay otro as se lleva únicamente ese. Mira tu mano.</translation>
    </message>
    <message>
        <source>All of it with one ace: scopa!</source>
        <translation>Todo con un as: ¡scopa!</translation>
    </message>
    <message>
        <source>There is something better: your ace takes everything.</source>
        <translation>Hay algo mejor: tu as se lo lleva todo.</translation>
    </message>
    <message>
        <source>Three cards that come to less than ten may be declared before you play: 3 points at once, and your hand lies open. Count yours, and declare.</source>
        <translation>Tres cartas que suman menos de diez se pueden cantar antes de jugar: 3 puntos al momento, y tu mano queda descubierta. Cuenta las tuyas y canta.</translation>
    </message>
    <message>
        <source>3 points, before a single card is played.</source>
        <translation>3 puntos antes de jugar una sola carta.</translation>
    </message>
    <message>
        <source>First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again.</source>
        <translation>Primero canta: 1 y 3 y 4 suman 8, y hay 3 puntos esperando. Prueba otra vez.</translation>
    </message>
    <message>
        <source>Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.</source>
        <translation>Tres cuatros con la matta: 10 puntos. La Cirulla se juega a 51, y por el camino puede pasar de todo.</translation>
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
        <translation>Asso piglia tutto, siempre</translation>
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
        <translation>Escoba sin setenta</translation>
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
        <translation>El clásico. Cuatro puntos por ronda, y uno por cada escoba.</translation>
    </message>
    <message>
        <source>The %2 of every suit: your sweeps count twice.</source>
        <translation>Con %2 de los cuatro palos, tus escobas valen doble.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score, and each card that follows.</source>
        <translation>Puntúan as, 2 y 3 %1, y cada carta que siga.</translation>
    </message>
    <message>
        <source>Two pairs, nine cards each, four on the table.</source>
        <translation>Dos parejas, nueve cartas por mano, cuatro en la mesa.</translation>
    </message>
    <message>
        <source>Two pairs, ten cards each, an empty table.</source>
        <translation>Dos parejas, diez cartas por mano, la mesa vacía.</translation>
    </message>
    <message>
        <source>Take what makes fifteen with your card.</source>
        <translation>Llévate lo que sume quince con tu carta.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %1: hold all three and win.</source>
        <translation>As, 2 y 3 %1: reúne los tres y ganas.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, whatever lies there.</source>
        <translation>El as se lleva toda la mesa, haya lo que haya.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless another ace lies there.</source>
        <translation>El as se lleva toda la mesa, salvo que haya otro as.</translation>
    </message>
    <message>
        <source>The king %1 is worth a point of its own.</source>
        <translation>El rey %1 vale un punto por sí solo.</translation>
    </message>
    <message>
        <source>Upside down: the lowest score wins.</source>
        <translation>Al revés: gana quien tenga menos puntos.</translation>
    </message>
    <message>
        <source>Only aces and figures count, one point each.</source>
        <translation>Solo cuentan ases y figuras, un punto cada uno.</translation>
    </message>
    <message>
        <source>The Spanish fifteen, with a point for the sevens.</source>
        <translation>El quince español, con un punto por los sietes.</translation>
    </message>
    <message>
        <source>The Spanish fifteen; the sevens count, the setenta does not.</source>
        <translation>El quince español; los sietes cuentan, la setenta no.</translation>
    </message>
    <message>
        <source>Genoa&apos;s game: fifteens, declarations, a wild 7 of cups.</source>
        <translation>El juego de Génova: quinces, cantes y el 7 de copas de comodín.</translation>
    </message>
    <message>
        <source>Tunis: single cards first, and a point for sevens.</source>
        <translation>Túnez: primero las cartas solas, y un punto por los sietes.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or cards that add up to it.</source>
        <translation>Una carta se lleva otra del mismo valor, o varias que lo sumen.</translation>
    </message>
    <message>
        <source>A side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <translation>El bando que tiene %2 de los cuatro palos cuenta otra vez sus escobas de la ronda.</translation>
    </message>
    <message>
        <source>A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.</source>
        <translation>El bando que tiene as, 2 y 3 %1 gana un punto por cada uno, y por cada carta que siga sin huecos.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table.</source>
        <translation>Cada cual tiene a su pareja enfrente. Se reparten todas las cartas de una vez: nueve por mano y cuatro en la mesa.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid.</source>
        <translation>Cada cual tiene a su pareja enfrente. Se reparten todas las cartas de una vez, diez por mano: la primera se queda en la mesa.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen together with it; equal cards do not take each other.</source>
        <translation>Una carta se lleva las que sumen quince con ella; las cartas iguales no se llevan entre sí.</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once.</source>
        <translation>El as, el 2 y el 3 %1 dan 1, 2 y 3 puntos. El bando que tiene los tres gana la partida al momento.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, aces too.</source>
        <translation>El as se lleva todas las cartas de la mesa, también los ases.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table. If an ace lies there, or on the round&apos;s first play, it takes one ace.</source>
        <translation>El as se lleva todas las cartas de la mesa. Si hay un as, o en la primera jugada de la ronda, se lleva solo un as.</translation>
    </message>
    <message>
        <source>Like the settebello, the king %1 scores a point for who takes it.</source>
        <translation>Como el settebello, el rey %1 da un punto a quien se lo lleva.</translation>
    </message>
    <message>
        <source>Points are counted as always; when somebody reaches the target, the lowest score wins.</source>
        <translation>Los puntos se cuentan como siempre; cuando alguien llega a la meta, gana quien tenga menos.</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point; sweeps and the usual four points do not count.</source>
        <translation>Cada as y cada figura da un punto; las escobas y los cuatro puntos habituales no cuentan.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Most sevens score a point, all four another.</source>
        <translation>Una carta se lleva las que sumen quince con ella. Tener más sietes da un punto, y los cuatro, otro.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Sevens score, and there is no setenta.</source>
        <translation>Una carta se lleva las que sumen quince con ella. Los sietes puntúan, y no hay setenta.</translation>
    </message>
    <message>
        <source>A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are declared; the 7 of cups is wild.</source>
        <translation>Una carta se lleva otra igual o las que sumen quince con ella. Se cantan las manos de menos de diez y los tríos; el 7 de copas es comodín.</translation>
    </message>
    <message>
        <source>A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera.</source>
        <translation>La carta sola va antes que la suma. En lugar de la primiera puntúa tener más sietes y, si hay empate, más seises.</translation>
    </message>
    <message>
        <source>A card takes an equal card, or cards that add up to it</source>
        <translation>Una carta se lleva otra igual, o varias que la sumen</translation>
    </message>
    <message>
        <source>A card takes what makes fifteen with it</source>
        <translation>Una carta se lleva las que sumen quince con ella</translation>
    </message>
    <message>
        <source>A card takes what equals it, or what makes fifteen with it</source>
        <translation>Una carta se lleva otra igual, o las que sumen quince con ella</translation>
    </message>
    <message>
        <source>Fewest cards when there is a choice</source>
        <translation>Las menos cartas posibles si se puede elegir</translation>
    </message>
    <message>
        <source>A single card before a sum, otherwise free choice</source>
        <translation>La carta sola antes que la suma; por lo demás, libre elección</translation>
    </message>
    <message>
        <source>Free choice of what to take</source>
        <translation>Se elige libremente qué llevarse</translation>
    </message>
    <message>
        <source>A card that can take may be laid</source>
        <translation>No es obligatorio llevarse cartas</translation>
    </message>
    <message>
        <source>Any number of cards at once</source>
        <translation>Cuantas cartas se quiera a la vez</translation>
    </message>
    <message>
        <source>Never more than two table cards at once</source>
        <translation>Nunca más de dos cartas de la mesa a la vez</translation>
    </message>
    <message>
        <source>An ace takes like any other card</source>
        <translation>El as es una carta más</translation>
    </message>
    <message>
        <source>An ace takes the whole table</source>
        <translation>El as se lleva toda la mesa</translation>
    </message>
    <message>
        <source>An ace takes the whole table unless an ace lies there</source>
        <translation>El as se lleva toda la mesa si no hay otro as</translation>
    </message>
    <message>
        <source>The first ace of a round is like any other</source>
        <translation>El primer as de la ronda es como los demás</translation>
    </message>
    <message>
        <source>On the round&apos;s first play an ace takes only an ace</source>
        <translation>En la primera jugada de la ronda, un as solo se lleva un as</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace scores</source>
        <translation>La escoba por el poder del as puntúa</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace does not score</source>
        <translation>La escoba por el poder del as no puntúa</translation>
    </message>
    <message>
        <source>Each sweep scores a point</source>
        <translation>Cada escoba da un punto</translation>
    </message>
    <message>
        <source>Sweeps do not score</source>
        <translation>Las escobas no puntúan</translation>
    </message>
    <message>
        <source>Most cards score a point</source>
        <translation>Tener más cartas da un punto</translation>
    </message>
    <message>
        <source>No point for most cards</source>
        <translation>Ningún punto por tener más cartas</translation>
    </message>
    <message>
        <source>Most cards %1 score a point</source>
        <translation>Tener más cartas %1 da un punto</translation>
    </message>
    <message>
        <source>No point for most cards %1</source>
        <translation>Ningún punto por tener más cartas %1</translation>
    </message>
    <message>
        <source>The settebello scores a point</source>
        <translation>El settebello da un punto</translation>
    </message>
    <message>
        <source>No point for the settebello</source>
        <translation>Ningún punto por el settebello</translation>
    </message>
    <message>
        <source>The best primiera scores a point</source>
        <translation>La mejor primiera da un punto</translation>
    </message>
    <message>
        <source>No point for the primiera</source>
        <translation>Ningún punto por la primiera</translation>
    </message>
    <message>
        <source>No point for a sweep with the last card</source>
        <translation>Ningún punto por barrer con la última carta</translation>
    </message>
    <message>
        <source>A sweep with the last card scores too</source>
        <translation>La escoba con la última carta también puntúa</translation>
    </message>
    <message>
        <source>Leftovers go to whoever took last</source>
        <translation>Lo que sobra es para quien hizo la última baza</translation>
    </message>
    <message>
        <source>Leftovers go to the dealer</source>
        <translation>Lo que sobra es para quien reparte</translation>
    </message>
    <message>
        <source>Three kings on the table: deal again</source>
        <translation>Tres reyes en la mesa: repartir de nuevo</translation>
    </message>
    <message>
        <source>Three kings on the table: play on</source>
        <translation>Tres reyes en la mesa: seguir jugando</translation>
    </message>
    <message>
        <source>Two aces on the table: play on</source>
        <translation>Dos ases en la mesa: seguir jugando</translation>
    </message>
    <message>
        <source>Two aces on the table: deal again</source>
        <translation>Dos ases en la mesa: repartir de nuevo</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 18</source>
        <translation>Primiera: el 6 vale 18</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 19</source>
        <translation>Primiera: el 6 vale 19</translation>
    </message>
    <message>
        <source>Primiera: a missing suit counts nothing</source>
        <translation>Primiera: un palo que falta no suma nada</translation>
    </message>
    <message>
        <source>Primiera: only with all four suits</source>
        <translation>Primiera: solo con los cuatro palos</translation>
    </message>
    <message>
        <source>Primiera: more suits beat fewer</source>
        <translation>Primiera: más palos ganan a menos</translation>
    </message>
    <message>
        <source>No napola</source>
        <translation>Sin napola</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on score a point each</source>
        <translation>Napola: as, 2, 3 %1 y siguientes, un punto cada uno</translation>
    </message>
    <message>
        <source>All ten cards %1 score like any napola</source>
        <translation>Las diez cartas %1 puntúan como cualquier napola</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match at once</source>
        <translation>Las diez cartas %1 ganan la partida al momento</translation>
    </message>
    <message>
        <source>No point for the king %1</source>
        <translation>Ningún punto por el rey %1</translation>
    </message>
    <message>
        <source>Re bello: the king %1 scores a point</source>
        <translation>Re bello: el rey %1 da un punto</translation>
    </message>
    <message>
        <source>No sweeps are doubled</source>
        <translation>Las escobas no se doblan</translation>
    </message>
    <message>
        <source>Ponino: the %2 of every suit doubles the sweeps</source>
        <translation>Ponino: tener %2 de los cuatro palos dobla las escobas</translation>
    </message>
    <message>
        <source>No points for ace, 2 and 3 %1</source>
        <translation>Ningún punto por as, 2 y 3 %1</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score 1, 2, 3; all three win the match</source>
        <translation>As, 2 y 3 %1 dan 1, 2 y 3; los tres ganan la partida</translation>
    </message>
    <message>
        <source>No points for single aces and figures</source>
        <translation>Ningún punto por cada as y cada figura</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point</source>
        <translation>Cada as y cada figura da un punto</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Gana quien tenga más puntos</translation>
    </message>
    <message>
        <source>No point for sevens</source>
        <translation>Ningún punto por los sietes</translation>
    </message>
    <message>
        <source>Most sevens score a point, all four another</source>
        <translation>Tener más sietes da un punto, y los cuatro, otro</translation>
    </message>
    <message>
        <source>No barmila</source>
        <translation>Sin barmila</translation>
    </message>
    <message>
        <source>Barmila: most sevens, then most sixes, score a point</source>
        <translation>Barmila: tener más sietes (si no, más seises) da un punto</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Sin cantes</translation>
    </message>
    <message>
        <source>Declarations, piccola, grande and cappotto are played</source>
        <translation>Se juega con cantes, piccola, grande y cappotto</translation>
    </message>
    <message>
        <source>No card is wild</source>
        <translation>Sin comodín</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until its holder plays it</source>
        <translation>El 7 comodín conserva su valor hasta que se juega</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until it is taken</source>
        <translation>El 7 comodín conserva su valor hasta que se lo llevan</translation>
    </message>
    <message>
        <source>The wild 7 counts otherwise only in the declaration</source>
        <translation>El 7 comodín solo cambia de valor al cantar</translation>
    </message>
    <message>
        <source>The opening table stays</source>
        <translation>La mesa inicial se queda</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty, wild 7 and all</source>
        <translation>Quien reparte se lleva el quince o el treinta inicial, con el 7 comodín</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty</source>
        <translation>Quien reparte se lleva el quince o el treinta inicial</translation>
    </message>
    <message>
        <source>An equal card leaves the sums free</source>
        <translation>La carta igual deja libres las sumas</translation>
    </message>
    <message>
        <source>An equal card goes before the same sum</source>
        <translation>La carta igual va antes que la misma suma</translation>
    </message>
    <message>
        <source>Level at the target: one more round</source>
        <translation>Empate en la meta: una ronda más</translation>
    </message>
    <message>
        <source>Level at the target: the king %1 decides</source>
        <translation>Empate en la meta: decide el rey %1</translation>
    </message>
    <message>
        <source>A napola scores %1 at the most</source>
        <translation>Una napola da %1 como máximo</translation>
    </message>
    <message>
        <source>A piccola scores %1 at the most</source>
        <translation>Una piccola da %1 como máximo</translation>
    </message>
    <message>
        <source>The match is played to %1</source>
        <translation>La partida se juega a %1</translation>
    </message>
    <message>
        <source>When there are several captures</source>
        <translation>Cuando hay varias bazas posibles</translation>
    </message>
    <message>
        <source>Taking is a duty</source>
        <translation>Hay que llevarse cartas</translation>
    </message>
    <message>
        <source>Cards taken at once</source>
        <translation>Cartas a la vez</translation>
    </message>
    <message>
        <source>Power of an ace</source>
        <translation>Poder del as</translation>
    </message>
    <message>
        <source>First play: an ace takes only an ace</source>
        <translation>Primera jugada: un as solo se lleva un as</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores</source>
        <translation>La escoba de un as puntúa</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>Un punto por cada escoba</translation>
    </message>
    <message>
        <source>A sweep with the last card scores</source>
        <translation>La escoba con la última carta puntúa</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>Cartas que quedan en la mesa</translation>
    </message>
    <message>
        <source>Two aces on the table</source>
        <translation>Dos ases en la mesa</translation>
    </message>
    <message>
        <source>A 6 in the primiera</source>
        <translation>El 6 en la primiera</translation>
    </message>
    <message>
        <source>A suit missing from the primiera</source>
        <translation>Un palo que falta en la primiera</translation>
    </message>
    <message>
        <source>A napola scores at the most</source>
        <translation>Una napola da como máximo</translation>
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
        <translation>Puntos por los sietes</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Cantes</translation>
    </message>
    <message>
        <source>A piccola scores at the most</source>
        <translation>Una piccola da como máximo</translation>
    </message>
    <message>
        <source>Wild 7 of cups</source>
        <translation>7 de copas comodín</translation>
    </message>
    <message>
        <source>Opening table of fifteen or thirty</source>
        <translation>Mesa inicial de quince o treinta</translation>
    </message>
    <message>
        <source>The king %1 breaks a tie</source>
        <translation>El rey %1 deshace el empate</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Se juega a</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Menos cartas</translation>
    </message>
    <message>
        <source>Single cards first</source>
        <translation>Antes la carta sola</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Libre elección</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>Dos como mucho</translation>
    </message>
    <message>
        <source>To whoever took last</source>
        <translation>Para la última baza</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>Para quien reparte</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>No suma nada</translation>
    </message>
    <message>
        <source>Bars the point</source>
        <translation>Impide el punto</translation>
    </message>
    <message>
        <source>More suits win</source>
        <translation>Ganan más palos</translation>
    </message>
    <message>
        <source>teams of two</source>
        <translation>equipos de dos</translation>
    </message>
    <message>
        <source>teams</source>
        <comment>how many play</comment>
        <translation>equipos</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>dos equipos de dos</translation>
    </message>
    <message>
        <source>three teams of two</source>
        <translation>tres equipos de dos</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>dos equipos de tres</translation>
    </message>
    <message>
        <source>%1, %2, to %3.</source>
        <comment>a game; how many play; the target</comment>
        <translation>%1, %2, a %3.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The cards of this match follow from no deal number, so they cannot be dealt once more.</source>
        <translation>Las cartas de esta partida no salen de ningún número de reparto, así que no se pueden repartir otra vez.</translation>
    </message>
    <message>
        <source>This match began in the middle of another one: play that one’s cards again instead.</source>
        <translation>Esta partida empezó en mitad de otra: vuelve a jugar las cartas de aquella.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this match.</source>
        <translation>Esta partida la jugó solo el ordenador.</translation>
    </message>
    <message>
        <source>Several people played this match, so it is nobody’s seat alone that the computer could take.</source>
        <translation>Esta partida la jugaron varias personas, así que no hay un único sitio que el ordenador pueda ocupar.</translation>
    </message>
    <message>
        <source>The cards of your match of today.</source>
        <translation>Las cartas de tu partida de hoy.</translation>
    </message>
    <message>
        <source>The cards of your match of yesterday.</source>
        <translation>Las cartas de tu partida de ayer.</translation>
    </message>
    <message>
        <source>The cards of your match of %1.</source>
        <comment>%1 is a date</comment>
        <translation>Las cartas de tu partida del %1.</translation>
    </message>
    <message>
        <source>The deal of %1.</source>
        <comment>%1 is a date</comment>
        <translation>El reparto del %1.</translation>
    </message>
    <message>
        <source>On the same cards you won both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Con las mismas cartas ganaste las dos veces: por %1 a %2 ahora, %3 a %4 antes.</translation>
    </message>
    <message>
        <source>Better than last time: on the same cards you lost %3 to %4.</source>
        <translation>Mejor que la última vez: con las mismas cartas perdiste por %3 a %4.</translation>
    </message>
    <message>
        <source>Last time, on the same cards, you won %3 to %4.</source>
        <translation>La última vez, con las mismas cartas, ganaste por %3 a %4.</translation>
    </message>
    <message>
        <source>On the same cards you lost both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Con las mismas cartas perdiste las dos veces: por %1 a %2 ahora, %3 a %4 antes.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you won %1 to %2.</source>
        <translation>Con las mismas cartas, %5 habría ganado por %3 a %4; tú ganaste por %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you won %1 to %2.</source>
        <translation>Con las mismas cartas, %5 habría perdido por %3 a %4; tú ganaste por %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you lost %1 to %2.</source>
        <translation>Con las mismas cartas, %5 habría ganado por %3 a %4; tú perdiste por %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you lost %1 to %2.</source>
        <translation>Con las mismas cartas, %5 habría perdido por %3 a %4; tú perdiste por %1 a %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played you did better than %3 by %2.</source>
        <translation>En lo que jugasteis ambos (%1), superaste a %3 en %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did better than you by %2.</source>
        <translation>En lo que jugasteis ambos (%1), %3 te superó en %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did as well as you.</source>
        <translation>En lo que jugasteis ambos (%1), %3 lo hizo igual de bien que tú.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better now by %2.</source>
        <translation>En lo que comparten ambas partidas (%1), ahora te fue mejor por %2.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better last time by %2.</source>
        <translation>En lo que comparten ambas partidas (%1), la última vez te fue mejor por %2.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did as well as last time.</source>
        <translation>En lo que comparten ambas partidas (%1), te fue igual de bien que la última vez.</translation>
    </message>
    <message>
        <source>The cards of a round are the same in both matches. How many rounds there are follows from the score, so one match may go on when the other is over.</source>
        <translation>Las cartas de cada ronda son las mismas en ambas partidas. El número de rondas depende del marcador, así que una partida puede seguir cuando la otra ha acabado.</translation>
    </message>
    <message>
        <source>%1, %2, to %3, with players of level %4.</source>
        <comment>a game; how many play; target; level</comment>
        <translation>%1, %2, a %3, con nivel %4.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1 is a score</comment>
        <translation>Abierta %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Won %1</source>
        <comment>%1 is a score</comment>
        <translation>Ganada %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>%1 is a score</comment>
        <translation>Perdida %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>so many deals of days</comment>
        <translation>Jugados: %1</translation>
    </message>
    <message>
        <source>%1 days in a row · %2 played</source>
        <translation>%1 días seguidos · jugados: %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Scope</source>
        <comment>plural of scopa, a category</comment>
        <translation>Scopas</translation>
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
        <translation>más de 20</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>más cartas</translation>
    </message>
    <message>
        <source>more than 5</source>
        <translation>más de 5</translation>
    </message>
    <message>
        <source>the most of the suit</source>
        <translation>más cartas del palo</translation>
    </message>
    <message>
        <source>more than 5 %1</source>
        <translation>más de 5 %1</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>%1 is: of coins</comment>
        <translation>más cartas %1</translation>
    </message>
    <message>
        <source>the %1 of every suit</source>
        <comment>%1 is: knight</comment>
        <translation>%1 de los cuatro palos</translation>
    </message>
    <message>
        <source>the best of all four suits</source>
        <translation>lo mejor de los cuatro palos</translation>
    </message>
    <message>
        <source>more suits, then more points</source>
        <translation>más palos; luego, más puntos</translation>
    </message>
    <message>
        <source>best card of each suit</source>
        <translation>la mejor carta de cada palo</translation>
    </message>
    <message>
        <source>table swept clean</source>
        <translation>mesa limpia</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <translation>más sietes</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>un punto más</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>más sietes; si no, más seises</translation>
    </message>
    <message>
        <source>the run from the ace</source>
        <comment>what a napola asks for</comment>
        <translation>escalera desde el as</translation>
    </message>
    <message>
        <source>ace, 2 and 3 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>as, 2 y 3 %1</translation>
    </message>
    <message>
        <source>said before playing</source>
        <translation>cantado antes de jugar</translation>
    </message>
    <message>
        <source>aces, 8, 9 and 10</source>
        <translation>ases, 8, 9 y 10</translation>
    </message>
    <message>
        <source>aces and figures</source>
        <translation>ases y figuras</translation>
    </message>
    <message>
        <source>8, 9 and 10 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>8, 9 y 10 %1</translation>
    </message>
    <message>
        <source>the figures %1</source>
        <comment>%1 is: of coins</comment>
        <translation>las figuras %1</translation>
    </message>
    <message>
        <source>%1 each: nobody scores</source>
        <translation>%1 por bando: no puntúa nadie</translation>
    </message>
    <message>
        <source>level at %1: nobody scores</source>
        <translation>empate a %1: no puntúa nadie</translation>
    </message>
    <message>
        <source>nobody has all four suits</source>
        <translation>nadie tiene los cuatro palos</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>no puntúa nadie</translation>
    </message>
    <message>
        <source>%1: %2 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: %2 por bando, no puntúa nadie.</translation>
    </message>
    <message>
        <source>%1: %2 have %3 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: empate a %3 entre %2, no puntúa nadie.</translation>
    </message>
    <message>
        <source>%1: nobody has all four suits.</source>
        <comment>a category</comment>
        <translation>%1: nadie tiene los cuatro palos.</translation>
    </message>
    <message>
        <source>%1: nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: no puntúa nadie.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>1 point; a player</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a category; points to players</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3, no point</source>
        <comment>side; category; what was counted</comment>
        <translation>%1, %2: %3, sin punto</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>side; category; what was counted; points</comment>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>ningún punto</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>dos puntos</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>tres puntos</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>cuatro puntos</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>cinco puntos</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>seis puntos</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>one</source>
        <comment>points</comment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>points</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>points</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>points</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>points</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>points</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>your team</source>
        <comment>one who receives points</comment>
        <translation>tu equipo</translation>
    </message>
    <message>
        <source>the other team</source>
        <comment>one who receives points</comment>
        <translation>el otro equipo</translation>
    </message>
    <message>
        <source>Round %1: nobody scores</source>
        <translation>Ronda %1: no puntúa nadie</translation>
    </message>
    <message>
        <source>Round %1: %2 each</source>
        <translation>Ronda %1: %2 por bando</translation>
    </message>
    <message>
        <source>Round %1: %2 each to %3</source>
        <translation>Ronda %1: %2 por bando para %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3</source>
        <translation>Ronda %1: %2 para %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3, %4 to %5</source>
        <translation>Ronda %1: %2 para %3, %4 para %5</translation>
    </message>
    <message>
        <source>You win with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>Ganas con menos puntos, %1</translation>
    </message>
    <message>
        <source>%2 wins with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>%2 gana con menos puntos, %1</translation>
    </message>
    <message>
        <source>%2 win with the lowest score, %1</source>
        <comment>a team; %1 is: 8 to 21</comment>
        <translation>El equipo %2 gana con menos puntos, %1</translation>
    </message>
    <message>
        <source>De Trente: you win the match at once</source>
        <translation>De Trente: ganas la partida al momento</translation>
    </message>
    <message>
        <source>De Trente: %1 wins the match at once</source>
        <translation>De Trente: %1 gana la partida al momento</translation>
    </message>
    <message>
        <source>De Trente: %1 win the match at once</source>
        <translation>De Trente: el equipo %1 gana la partida al momento</translation>
    </message>
    <message>
        <source>Cappotto: you win the match at once</source>
        <translation>Cappotto: ganas la partida al momento</translation>
    </message>
    <message>
        <source>Cappotto: %1 wins the match at once</source>
        <translation>Cappotto: %1 gana la partida al momento</translation>
    </message>
    <message>
        <source>Cappotto: %1 win the match at once</source>
        <translation>Cappotto: el equipo %1 gana la partida al momento</translation>
    </message>
    <message>
        <source>Napoleone: you win the match at once</source>
        <translation>Napoleone: ganas la partida al momento</translation>
    </message>
    <message>
        <source>Napoleone: %1 wins the match at once</source>
        <translation>Napoleone: %1 gana la partida al momento</translation>
    </message>
    <message>
        <source>Napoleone: %1 win the match at once</source>
        <translation>Napoleone: el equipo %1 gana la partida al momento</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>El as, el 2 y el 3 %1 en un mismo bando ganan a cualquier marcador.</translation>
    </message>
    <message>
        <source>All ten cards %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>Las diez cartas %1 en un mismo bando ganan a cualquier marcador.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Después repartes tú.</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>Después reparte %1.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Tradicional</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Sencilla</translation>
    </message>
    <message>
        <source>With setenta</source>
        <translation>Con setenta</translation>
    </message>
    <message>
        <source>Without setenta</source>
        <translation>Sin setenta</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Individual</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Dos equipos</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Tres equipos</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of possible seatings</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <comment>a game; who may play it</comment>
        <translation>%1: se juega con %2.</translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, no se lleva nada</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>a card; cards</comment>
        <translation>%1, se lleva %2</translation>
    </message>
    <message>
        <source>scopa with {cards}</source>
        <translation>scopa con {cards}</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>descubiertas: {cards}</translation>
    </message>
    <message>
        <source>{points} in this round</source>
        <translation>{points} en esta ronda</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <comment>a player</comment>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La mesa está vacía.</translation>
    </message>
    <message>
        <source>On the table, %1: %2.</source>
        <comment>5 cards; their names</comment>
        <translation>En la mesa, %1: %2.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Tu mano está vacía.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards, each with what it takes</comment>
        <translation>En tu mano: %1.</translation>
    </message>
    <message>
        <source>In the stock: %1</source>
        <comment>18 cards</comment>
        <translation>En el mazo: %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Jugada deshecha.</translation>
    </message>
    <message>
        <source>The round begins again.</source>
        <translation>La ronda empieza de nuevo.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveles mezclados</translation>
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
        <translation>Con %1 aún se sabe poco: a partir de %2 verás aquí si vas por delante por algo más que suerte.</translation>
    </message>
    <message>
        <source>Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round.</source>
        <translation>En %1 vas por delante por algo más que suerte: a la larga, entre %2 y %3 puntos por ronda.</translation>
    </message>
    <message>
        <source>Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round.</source>
        <translation>En %1 vas por detrás por algo más que mala suerte: a la larga, entre %2 y %3 puntos por ronda.</translation>
    </message>
    <message>
        <source>Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round.</source>
        <translation>En %1 nadie va claramente por delante: a la larga, la diferencia está entre %2 y %3 puntos por ronda.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>none is over yet</source>
        <comment>matches</comment>
        <translation>ninguna acabada aún</translation>
    </message>
    <message>
        <source>%1 left unfinished</source>
        <translation>sin acabar: %1</translation>
    </message>
    <message>
        <source>now: %1 won</source>
        <translation>ganadas ahora: %1</translation>
    </message>
    <message>
        <source>now: %1 lost</source>
        <translation>perdidas ahora: %1</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escobas</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>own number; the others&apos;</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 · they %2</source>
        <comment>two shares</comment>
        <translation>%1 · los demás %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 level</source>
        <comment>rounds</comment>
        <translation>ganadas %1, perdidas %2, empatadas %3</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>ganadas %1, perdidas %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 left unfinished</source>
        <comment>matches</comment>
        <translation>ganadas %1, perdidas %2, sin acabar %3</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the best round; the worst</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Best and worst round</source>
        <translation>La mejor y la peor ronda</translation>
    </message>
    <message>
        <source>Most matches in a row</source>
        <translation>Rachas más largas</translation>
    </message>
    <message>
        <source>After %1 rounds a line appears here. You have played %2.</source>
        <translation>Tras %1 rondas aparece aquí una línea. Llevas %2.</translation>
    </message>
    <message>
        <source>After %1 rounds it shows here how rounds end. You have played %2.</source>
        <translation>Tras %1 rondas verás aquí cómo acaban las rondas. Llevas %2.</translation>
    </message>
    <message>
        <source>Round %1: you %2, they %3</source>
        <comment>mean points of the last rounds</comment>
        <translation>Ronda %1: tú %2, los demás %3</translation>
    </message>
    <message>
        <source>Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5.</source>
        <translation>Media de las últimas %1 rondas. Fuiste por delante en %2 de %3; al final son %4 por ronda contra %5.</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Otros puntos</translation>
    </message>
    <message>
        <source>%1: you %2, they %3 in ten rounds</source>
        <comment>a category; points</comment>
        <translation>%1: tú %2, los demás %3 en diez rondas</translation>
    </message>
    <message>
        <source>Points in ten rounds. Solid: you. Striped: they.</source>
        <translation>Puntos en diez rondas. Liso: tú. A rayas: los demás.</translation>
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
        <translation>Empate: %1 de las rondas</translation>
    </message>
    <message>
        <source>%1 points or more ahead: %2 of rounds</source>
        <translation>%1 puntos o más por delante: %2 de las rondas</translation>
    </message>
    <message>
        <source>%1 points or more behind: %2 of rounds</source>
        <translation>%1 puntos o más por detrás: %2 de las rondas</translation>
    </message>
    <message>
        <source>One point ahead: %1 of rounds</source>
        <translation>Un punto por delante: %1 de las rondas</translation>
    </message>
    <message>
        <source>One point behind: %1 of rounds</source>
        <translation>Un punto por detrás: %1 de las rondas</translation>
    </message>
    <message>
        <source>%1 points ahead: %2 of rounds</source>
        <translation>%1 puntos por delante: %2 de las rondas</translation>
    </message>
    <message>
        <source>%1 points behind: %2 of rounds</source>
        <translation>%1 puntos por detrás: %2 de las rondas</translation>
    </message>
    <message>
        <source>By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.</source>
        <comment>shares</comment>
        <translation>Por cuántos puntos acaban las rondas. Liso: por delante, %1. A rayas: por detrás, %2. Empate: %3.</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Los últimos 30 días</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Los últimos 7 días</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Del … al …</translation>
    </message>
    <message>
        <source>The results of %1 count no more. The history keeps the matches.</source>
        <translation>Los resultados de %1 ya no cuentan. El historial conserva las partidas.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <comment>12 matches; a file</comment>
        <translation>%1 en el archivo %2.</translation>
    </message>
    <message>
        <source>Nothing was played like this in that time.</source>
        <translation>En ese tiempo no se jugó nada así.</translation>
    </message>
    <message>
        <source>Nothing was played like this yet.</source>
        <translation>Aún no se ha jugado nada así.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure&apos;s name; the figure</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>scopa|scope|sweep|sweeps</source>
        <translation>scopa|scopas|escoba|escobas</translation>
    </message>
    <message>
        <source>Taking everything that lies on the table. It scores a point at once.</source>
        <translation>Llevarse todo lo que hay en la mesa. Da un punto al momento.</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>settebello</translation>
    </message>
    <message>
        <source>%1: whoever has it at the end of a round scores a point.</source>
        <translation>%1: quien lo tiene al final de la ronda gana un punto.</translation>
    </message>
    <message>
        <source>primiera|setenta</source>
        <translation>primiera|setenta</translation>
    </message>
    <message>
        <source>The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, all others 10. The highest sum scores a point.</source>
        <translation>La mejor carta de cada palo; se suman con valores propios: 7 vale 21; 6, 18; as, 16; 5, 15; 4, 14; 3, 13; 2, 12; las demás, 10. La suma más alta gana un punto.</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>napola|napolas</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each.</source>
        <translation>As, 2 y 3 %4 en un mismo montón, y cada carta que siga sin huecos: un punto por cada una.</translation>
    </message>
    <message>
        <source>re bello</source>
        <translation>re bello</translation>
    </message>
    <message>
        <source>%2: in some games it scores a point, as the settebello does.</source>
        <translation>%2: en algunos juegos da un punto, como el settebello.</translation>
    </message>
    <message>
        <source>matta</source>
        <translation>matta|comodín</translation>
    </message>
    <message>
        <source>%3, the wild card of Cirulla: in a declaration it counts as any card.</source>
        <translation>%3, el comodín de la Cirulla: al cantar vale como cualquier carta.</translation>
    </message>
    <message>
        <source>declaration|declarations|declare|declares|declared</source>
        <translation>cante|cantes|cantar|canta|cantas|cantado|cantada</translation>
    </message>
    <message>
        <source>In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its first card is played.</source>
        <translation>En la Cirulla, una mano de menos de diez vale 3 puntos, y un trío, 10, si se dice antes de jugar su primera carta.</translation>
    </message>
    <message>
        <source>piccola</source>
        <translation>piccola</translation>
    </message>
    <message>
        <source>Cirulla&apos;s napola: ace, 2 and 3 %4, and what follows without a gap.</source>
        <translation>La napola de la Cirulla: as, 2 y 3 %4, y lo que siga sin huecos.</translation>
    </message>
    <message>
        <source>grande</source>
        <translation>la grande</translation>
    </message>
    <message>
        <source>The three highest cards %4 in one pile: 5 points in Cirulla.</source>
        <translation>Las tres cartas más altas %4 en un mismo montón: 5 puntos en la Cirulla.</translation>
    </message>
    <message>
        <source>cappotto</source>
        <translation>cappotto</translation>
    </message>
    <message>
        <source>All ten cards %4 in one pile: it wins a match of Cirulla at once.</source>
        <translation>Las diez cartas %4 en un mismo montón: gana al momento una partida de Cirulla.</translation>
    </message>
    <message>
        <source>barmila</source>
        <translation>barmila</translation>
    </message>
    <message>
        <source>Most sevens, and if both have two, most sixes: a point in Chkobba.</source>
        <translation>Más sietes y, si ambos tienen dos, más seises: un punto en la Chkobba.</translation>
    </message>
    <message>
        <source>ponino</source>
        <translation>ponino</translation>
    </message>
    <message>
        <source>The %5 of all four suits in one pile: every scopa of the round counts twice.</source>
        <translation>Tener %5 de los cuatro palos en un mismo montón: cada scopa de la ronda vale doble.</translation>
    </message>
    <message>
        <source>spariglio</source>
        <translation>spariglio</translation>
    </message>
    <message>
        <source>Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer would rather undo it.</source>
        <translation>Llevarse una suma, para que los valores ya no vayan por parejas. Ayuda a quienes no reparten, y quien reparte preferiría deshacerlo.</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>reparto|repartos</translation>
    </message>
    <message>
        <source>The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.</source>
        <translation>Las cartas que cada cual recibe de una vez. Una ronda tiene tantos repartos como hagan falta para dar todas las cartas.</translation>
    </message>
    <message>
        <source>pile|piles</source>
        <translation>montón|montones</translation>
    </message>
    <message>
        <source>The cards that a side has taken, face down beside it. They are counted at the end.</source>
        <translation>Las cartas que un bando se ha llevado, boca abajo a su lado. Se cuentan al final.</translation>
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
        <translation>Nombre de la partida</translation>
    </message>
</context>
<context>
    <name>_Command</name>
    <message>
        <source>Copy the command</source>
        <translation>Copiar la orden</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Results by game</source>
        <translation>Resultados por juego</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mismas cartas</translation>
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
        <translation>Cuarenta cartas, dieciséis juegos, una mesa.</translation>
    </message>
    <message>
        <source>Forty cards, one table.</source>
        <translation>Cuarenta cartas, una mesa.</translation>
    </message>
</context>
</TS>
