<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Abandon this match?</source>
        <translation>Abandonner cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>It ends without a winner and cannot be continued. To play on another time, just close the game.</source>
        <translation>Elle s’arrête sans gagnant et ne pourra pas être reprise. Pour la continuer une autre fois, fermez simplement le jeu.</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0).</source>
        <translation>Ce programme est un logiciel libre, sous licence MIT. Les cartes et les sons sont dans le domaine public (CC0).</translation>
    </message>
    <message>
        <source>It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may replace them with versions of your own.</source>
        <translation>Il est fait avec Python et avec Qt %1, par PySide6, sous licence LGPL version 3&#x202f;; vous pouvez les remplacer par vos propres versions.</translation>
    </message>
    <message>
        <source>Your matches and statistics are in</source>
        <translation>Vos parties et vos statistiques sont dans</translation>
    </message>
    <message>
        <source>Your preferences are in</source>
        <translation>Vos préférences sont dans</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Rien ne sort de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>AchievementTile</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Not yet earned.</source>
        <translation>Pas encore obtenu.</translation>
    </message>
</context>
<context>
    <name>AchievementsView</name>
    <message>
        <source>Earned %1</source>
        <translation>Obtenu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Earned %1: %2 against %3</source>
        <comment>a day; a game; how strong the others were</comment>
        <translation>Obtenu&#x202f;: %1, %2, contre %3</translation>
    </message>
    <message>
        <source>Things worth trying, each with why it is good play. You have done %1 of %2.</source>
        <translation>De belles choses à tenter, et pourquoi c’est bien joué. Vous en avez réussi %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nouvelle partie …</translation>
    </message>
    <message>
        <source>Be&amp;gin this round again …</source>
        <translation>Recommencer la &amp;manche …</translation>
    </message>
    <message>
        <source>The game set up &amp;last</source>
        <translation>Comme la &amp;dernière fois</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Play again what was taken back</source>
        <translation>Re&amp;jouer le coup repris</translation>
    </message>
    <message>
        <source>Abandon this &amp;match …</source>
        <translation>A&amp;bandonner la partie …</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Donne du j&amp;our</translation>
    </message>
    <message>
        <source>Who pla&amp;ys? …</source>
        <translation>Q&amp;ui joue&#x202f;? …</translation>
    </message>
    <message>
        <source>Restore a &amp;backup …</source>
        <translation>Restaurer une sauve&amp;garde …</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>Achie&amp;vements</source>
        <translation>Su&amp;ccès</translation>
    </message>
    <message>
        <source>Practice …</source>
        <translation>S’entraîner …</translation>
    </message>
    <message>
        <source>P&amp;uzzles …</source>
        <translation>Prob&amp;lèmes …</translation>
    </message>
    <message>
        <source>P&amp;references …</source>
        <translation>&amp;Préférences …</translation>
    </message>
    <message>
        <source>All &amp;cards …</source>
        <translation>T&amp;outes les cartes …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Muet</translation>
    </message>
    <message>
        <source>&amp;Other players&apos; cards</source>
        <translation>Cartes des &amp;autres</translation>
    </message>
    <message>
        <source>&amp;Information line</source>
        <translation>&amp;Ligne d’information</translation>
    </message>
    <message>
        <source>&amp;Plays beside the table</source>
        <translation>Coups à &amp;côté de la table</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;suit</source>
        <translation>Trier ma main par co&amp;uleur</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;value</source>
        <translation>Trier ma main par &amp;valeur</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>À la table&#x202f;:</translation>
    </message>
    <message>
        <source>Show what a card would &amp;take</source>
        <translation>Ce que &amp;prendrait une carte</translation>
    </message>
    <message>
        <source>&amp;Sum of the table</source>
        <translation>&amp;Somme de la table</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>&amp;Cartes tombées</translation>
    </message>
    <message>
        <source>&amp;Warn before a sweep is given away</source>
        <translation>&amp;Avertir avant d’offrir une scopa</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <source>&amp;How it is played</source>
        <translation>&amp;Comment on joue</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>Ce qui s’est &amp;passé</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;table</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Mes &amp;cartes</translation>
    </message>
    <message>
        <source>The &amp;piles</source>
        <translation>Les t&amp;as</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>Le &amp;score</translation>
    </message>
    <message>
        <source>What was said &amp;last</source>
        <translation>Ce qui vient d’être &amp;dit</translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation>&amp;Touches …</translation>
    </message>
    <message>
        <source>&amp;Is it rigged? …</source>
        <translation>C’est tru&amp;qué&#x202f;? …</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>À propos de &amp;Scopa Desktop</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Sans</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
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
        <translation>É&amp;clair</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Sans</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>En &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>En &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>R&amp;egarder une partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Names on the cards</source>
        <translation>&amp;Noms sur les cartes</translation>
    </message>
    <message>
        <source>Ca&amp;rds move</source>
        <translation>An&amp;imation</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>Aides de &amp;jeu</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
</context>
<context>
    <name>AddDeckSheet</name>
    <message>
        <source>A deck of your own</source>
        <translation>Votre propre jeu de cartes</translation>
    </message>
    <message>
        <source>The pictures are being read …</source>
        <translation>Lecture des images …</translation>
    </message>
    <message>
        <source>The pictures are being read: %1 of %2</source>
        <translation>Lecture des images&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>This deck cannot be added:</source>
        <translation>Ce jeu de cartes ne peut pas être ajouté&#x202f;:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nom du jeu de cartes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>%1 backs, this one first</source>
        <translation>%1 dos, celui-ci d’abord</translation>
    </message>
    <message>
        <source>Turn this off if the pictures carry them already.</source>
        <translation>À désactiver si les images les portent déjà.</translation>
    </message>
    <message>
        <source>Names in the corners</source>
        <translation>Noms dans les coins</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>AidChoice</name>
    <message>
        <source>When the strongest opponent is</source>
        <translation>Quand le plus fort des adversaires est</translation>
    </message>
    <message>
        <source>The statistics mark rounds that were played with aids, with hints, or with plays taken back.</source>
        <translation>Les statistiques signalent les manches jouées avec des aides, avec des conseils ou avec des coups repris.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Match records</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Exporter les parties</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Picture: %1</source>
        <translation>Image&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring deletes nothing: what you have now is put aside.</source>
        <translation>Les parties et les statistiques sont copiées une fois par jour, pendant que vous jouez, et les derniers jours sont gardés. Restaurer n’efface rien&#x202f;: ce que vous avez maintenant est mis de côté.</translation>
    </message>
    <message>
        <source>There is none yet. Matches and statistics are copied once a day, while you play, and the last days are kept.</source>
        <translation>Il n’y en a pas encore. Les parties et les statistiques sont copiées une fois par jour, pendant que vous jouez, et les derniers jours sont gardés.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Restaurer …</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Restaurer la sauvegarde&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, last played: %2</source>
        <translation>%1, dernière partie&#x202f;: %2</translation>
    </message>
    <message>
        <source>Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.</source>
        <translation>Les parties et les statistiques redeviennent ce qu’elles étaient (%1). Ce que vous avez maintenant est mis de côté, dans un fichier à part.</translation>
    </message>
    <message>
        <source>Go back to the backup of %1?</source>
        <translation>Revenir à la sauvegarde (%1)&#x202f;?</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Ne rien changer</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
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
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong last time</source>
        <translation>Quelque chose a mal tourné la dernière fois</translation>
    </message>
    <message>
        <source>The game noted down what happened. Nothing is sent. If you want to report it, copy this text.</source>
        <translation>Le jeu a noté ce qui s’est passé. Rien n’est envoyé. Si vous voulez le signaler, copiez ce texte.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, c’est à vous.</translation>
    </message>
    <message>
        <source>Press Space when only you look.</source>
        <translation>Appuyez sur Espace quand personne d’autre ne regarde.</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Your results will stand here, a line for each day.</source>
        <translation>Vos résultats viendront ici, une ligne par jour.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>La rejouer</translation>
    </message>
    <message>
        <source>These cards follow from the date alone: whoever plays today is dealt the same.</source>
        <translation>Ces cartes dépendent de la date seule&#x202f;: aujourd’hui, tout le monde reçoit les mêmes.</translation>
    </message>
    <message>
        <source>It waits as you left it.</source>
        <translation>Elle vous attend telle que vous l’avez laissée.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you have played it again since.</source>
        <translation>%1. Votre première partie compte&#x202f;; vous l’avez rejouée depuis.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you may play it again for yourself.</source>
        <translation>%1. Votre première partie compte&#x202f;; vous pouvez la rejouer pour vous.</translation>
    </message>
    <message>
        <source>Show earlier days</source>
        <translation>Voir les jours passés</translation>
    </message>
</context>
<context>
    <name>DealNote</name>
    <message>
        <source>Copy deal number %1</source>
        <translation>Copier le numéro de donne %1</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>C’est truqué&#x202f;?</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>The teacher has not come to this one yet.</source>
        <translation>Le maître n’en est pas encore là.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Pas encore jugé</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Que jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Comment la jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Pick a card of your hand.</source>
        <translation>Choisissez une carte de votre main.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>Voyons voir …</translation>
    </message>
    <message>
        <source>The teacher does not answer just now.</source>
        <translation>Le maître ne répond pas pour l’instant.</translation>
    </message>
    <message>
        <source>Show what you played</source>
        <translation>Voir votre coup</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Votre coup</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>You have found it in practice since.</source>
        <translation>Vous l’avez trouvé depuis à l’entraînement.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Noms sur les cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>No names on the cards</source>
        <translation>Pas de noms sur les cartes</translation>
    </message>
    <message>
        <source>Small names on the cards</source>
        <translation>Petits noms sur les cartes</translation>
    </message>
    <message>
        <source>Large names on the cards</source>
        <translation>Grands noms sur les cartes</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>In the primiera</source>
        <translation>À la primiera</translation>
    </message>
</context>
<context>
    <name>DemoBar</name>
    <message>
        <source>The computer plays all seats</source>
        <translation>L’ordinateur joue à toutes les places</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Voir toutes les mains</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus regarder</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The computer plays all seats.</source>
        <translation>L’ordinateur joue à toutes les places.</translation>
    </message>
</context>
<context>
    <name>DoneSheet</name>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>FairPlot</name>
    <message>
        <source>chance allows</source>
        <translation>le hasard</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>FairnessView</name>
    <message>
        <source>Kinds of card that matter most</source>
        <translation>Les cartes qui comptent le plus</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>C’est truqué&#x202f;?</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the file is no match record: {name} is no value</source>
        <translation>le fichier n’est pas une partie enregistrée&#x202f;: {name} n’est pas une valeur</translation>
    </message>
    <message>
        <source>{where}: {key}</source>
        <translation>{where}&#x202f;: {key}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules side {winner} has won</source>
        <translation>winner est {value}, mais d’après les règles, c’est le camp {winner} qui a gagné</translation>
    </message>
    <message>
        <source>the file is larger than 8 MiB, so it is no match record</source>
        <translation>le fichier dépasse 8 MiB, ce n’est donc pas une partie enregistrée</translation>
    </message>
    <message>
        <source>the file is no match record: its format is {value}, not &quot;{wanted}&quot;</source>
        <translation>le fichier n’est pas une partie enregistrée&#x202f;: son format est {value}, et non &quot;{wanted}&quot;</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1, not {value}</source>
        <translation>la version doit être un nombre entier à partir de 1, et non {value}</translation>
    </message>
    <message>
        <source>the record is of version {value}, which this program is too old for: it reads version {known}</source>
        <translation>l’enregistrement est de la version {value}, et ce programme est trop ancien pour le lire&#x202f;: il lit la version {known}</translation>
    </message>
    <message>
        <source>{where} must be an object, not {value}</source>
        <translation>{where} doit être un objet, et non {value}</translation>
    </message>
    <message>
        <source>{where} must be a list, not {value}</source>
        <translation>{where} doit être une liste, et non {value}</translation>
    </message>
    <message>
        <source>{where} has more than {most} entries</source>
        <translation>{where} a plus de {most} éléments</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {lowest} to {highest}, not {value}</source>
        <translation>{where} doit être un nombre entier de {lowest} à {highest}, et non {value}</translation>
    </message>
    <message>
        <source>{where}: {card} stands twice</source>
        <translation>{where}&#x202f;: la carte {card} figure deux fois</translation>
    </message>
    <message>
        <source>rules.options must be an object, not {value}</source>
        <translation>rules.options doit être un objet, et non {value}</translation>
    </message>
    <message>
        <source>sides: {variant} is not played so; its seatings are {allowed}</source>
        <translation>sides&#x202f;: {variant} ne se joue pas ainsi&#x202f;; ses tablées sont {allowed}</translation>
    </message>
    <message>
        <source>deal: scheme {value} is unknown; this program knows scheme {known}</source>
        <translation>deal&#x202f;: le schéma {value} est inconnu&#x202f;; ce programme connaît le schéma {known}</translation>
    </message>
    <message>
        <source>deal: the number must be a whole number, not {value}</source>
        <translation>deal&#x202f;: le numéro doit être un nombre entier, et non {value}</translation>
    </message>
    <message>
        <source>rounds: a match has at least one round</source>
        <translation>rounds&#x202f;: une partie a au moins une manche</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>l’enregistrement</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message>
        <source>{where}: points and totals stand together, or neither stands</source>
        <translation>{where}&#x202f;: points et totals vont ensemble, ou manquent tous les deux</translation>
    </message>
    <message>
        <source>{where}: the match was over before it, side {winner} had won</source>
        <translation>{where}&#x202f;: la partie était déjà finie, le camp {winner} avait gagné</translation>
    </message>
    <message>
        <source>{where}: the round before it is not over</source>
        <translation>{where}&#x202f;: la manche précédente n’est pas finie</translation>
    </message>
    <message>
        <source>{where}: the deal passes on to seat {dealer}, not to seat {told}</source>
        <translation>{where}&#x202f;: c’est à la place {dealer} de donner, et non à la place {told}</translation>
    </message>
    <message>
        <source>{where}, play {number}</source>
        <translation>{where}, coup {number}</translation>
    </message>
    <message>
        <source>{where}: it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>{where}&#x202f;: c’est à la place {turn} de jouer, et non à la place {seat}</translation>
    </message>
    <message>
        <source>{where}: scopa must be true or false, not {value}</source>
        <translation>{where}&#x202f;: scopa doit être true ou false, et non {value}</translation>
    </message>
    <message>
        <source>{where}: declares must be {allowed}, not {value}</source>
        <translation>{where}&#x202f;: declares doit être {allowed}, et non {value}</translation>
    </message>
    <message>
        <source>{where}: it is over, but points and totals are missing</source>
        <translation>{where}&#x202f;: la manche est finie, mais points et totals manquent</translation>
    </message>
    <message>
        <source>{where}: points has {count} sides instead of {wanted}</source>
        <translation>{where}&#x202f;: dans points, le nombre de camps est de {count} au lieu de {wanted}</translation>
    </message>
    <message>
        <source>{where}: totals are {value}, by the rules they are {counted}</source>
        <translation>{where}&#x202f;: totals est {value}, mais d’après les règles, c’est {counted}</translation>
    </message>
    <message>
        <source>{where}: points of side {side}</source>
        <translation>{where}&#x202f;: points du camp {side}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules nobody has won yet</source>
        <translation>winner est {value}, mais d’après les règles, personne n’a encore gagné</translation>
    </message>
    <message>
        <source>the file is no match record: byte {start} is not UTF-8 text</source>
        <translation>le fichier n’est pas une partie enregistrée&#x202f;: l’octet {start} n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>the file is no match record, or was cut short: line {lineno}, column {colno}</source>
        <translation>le fichier n’est pas une partie enregistrée, ou il est tronqué&#x202f;: ligne {lineno}, colonne {colno}</translation>
    </message>
    <message>
        <source>the file is no match record: its values are nested too deeply</source>
        <translation>le fichier n’est pas une partie enregistrée&#x202f;: ses valeurs sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>the file is no match record: a number in it is too long</source>
        <translation>le fichier n’est pas une partie enregistrée&#x202f;: il contient un nombre trop long</translation>
    </message>
    <message>
        <source>the field {value} stands twice in one object</source>
        <translation>le champ {value} figure deux fois dans le même objet</translation>
    </message>
    <message>
        <source>{where} lacks the field {key}</source>
        <translation>{where} n’a pas le champ {key}</translation>
    </message>
    <message>
        <source>{where} has a field that no record has: {value}</source>
        <translation>{where} a un champ qui n’existe dans aucun enregistrement&#x202f;: {value}</translation>
    </message>
    <message>
        <source>{where}: a card is written as text, as in &quot;7D&quot;, not {value}</source>
        <translation>{where}&#x202f;: une carte s’écrit comme un texte, par exemple &quot;7D&quot;, et non {value}</translation>
    </message>
    <message>
        <source>rules: {fault}</source>
        <translation>rules&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>seat {index}</source>
        <translation>place {index}</translation>
    </message>
    <message>
        <source>sides: seat {seat} sits on {count} sides instead of one</source>
        <translation>sides&#x202f;: la place {seat} figure {count} fois dans les camps au lieu d’une seule</translation>
    </message>
    <message>
        <source>deal: {fault}</source>
        <translation>deal&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>{where}: the round was over before it</source>
        <translation>{where}&#x202f;: la manche était déjà finie</translation>
    </message>
    <message>
        <source>{where}: the cards of deal {deals_made} are missing</source>
        <translation>{where}&#x202f;: il manque les cartes de la donne {deals_made}</translation>
    </message>
    <message>
        <source>{where}: the record says scopa {value}, the rules say otherwise</source>
        <translation>{where}&#x202f;: l’enregistrement dit scopa {value}, les règles disent autre chose</translation>
    </message>
    <message>
        <source>{where}: it has points, but {cards_left} cards are still to be played</source>
        <translation>{where}&#x202f;: points est déjà là, mais il reste des cartes à jouer ({cards_left})</translation>
    </message>
    <message>
        <source>{where}: side {side} is given {value} for {category}, by the rules it scores {right}</source>
        <translation>{where}&#x202f;: le camp {side} reçoit {value} pour {category}, mais d’après les règles, il marque {right}</translation>
    </message>
    <message>
        <source>{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B</source>
        <translation>{where}&#x202f;: {value} n’est pas une carte&#x202f;; écrivez un rang de 1 à 10 et une lettre parmi D C S B</translation>
    </message>
    <message>
        <source>seat {index}: {key} must be a text of at most {most} characters</source>
        <translation>place {index}&#x202f;: {key} doit être un texte de {most} caractères au plus</translation>
    </message>
    <message>
        <source>side {index}</source>
        <translation>camp {index}</translation>
    </message>
    <message>
        <source>{where}: {fault}</source>
        <translation>{where}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>{where}, seat {seat}</source>
        <translation>{where}, place {seat}</translation>
    </message>
    <message>
        <source>{where}, deal {number}</source>
        <translation>{where}, donne {number}</translation>
    </message>
    <message>
        <source>{name} must be {allowed}, not {value}</source>
        <translation>{name} doit être {allowed}, et non {value}</translation>
    </message>
    <message>
        <source>there is no variant {value}; the variants are {allowed}</source>
        <translation>le jeu {value} n’existe pas&#x202f;; les jeux sont {allowed}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} ou {last}</translation>
    </message>
    <message>
        <source>{variant} is played in the seatings {allowed}, not {value}</source>
        <translation>{variant} se joue avec les tablées {allowed}, et non {value}</translation>
    </message>
    <message>
        <source>there is no option {value}; the options are {allowed}</source>
        <translation>l’option {value} n’existe pas&#x202f;; les options sont {allowed}</translation>
    </message>
    <message>
        <source>the opening table has {count} cards instead of {table_size}</source>
        <translation>sur la table de départ, le nombre de cartes est de {count} au lieu de {table_size}</translation>
    </message>
    <message>
        <source>there are {count} deals instead of {wanted}</source>
        <translation>le nombre de donnes est de {count} au lieu de {wanted}</translation>
    </message>
    <message>
        <source>the opening table calls for a new deal, so no round can begin from it</source>
        <translation>cette table de départ oblige à redonner, aucune manche ne peut donc commencer ainsi</translation>
    </message>
    <message>
        <source>a deal number is a whole number from 0 to {most}, not {number}</source>
        <translation>un numéro de donne est un nombre entier de 0 à {most}, et non {number}</translation>
    </message>
    <message>
        <source>deal {number} has {count} hands instead of {seats}</source>
        <translation>dans la donne {number}, le nombre de mains est de {count} au lieu de {seats}</translation>
    </message>
    <message>
        <source>deal {number} has a hand without its {hand_size} cards</source>
        <translation>dans la donne {number}, une main n’a pas ses {hand_size} cartes</translation>
    </message>
    <message>
        <source>{card} is dealt twice</source>
        <translation>la carte {card} est donnée deux fois</translation>
    </message>
    <message>
        <source>{play} is not allowed here; seat {seat} may play {legal}</source>
        <translation>le coup {play} n’est pas permis ici&#x202f;; la place {seat} peut jouer {legal}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}; it may play {legal}</source>
        <translation>la place {seat} n’a pas {card} en main&#x202f;; elle peut jouer {legal}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>les valeurs sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>it holds no house rules</source>
        <translation>le fichier ne contient pas de règles maison</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>une des valeurs {values}</translation>
    </message>
    <message>
        <source>{count} seats, each with name, player and avatar</source>
        <translation>une liste de {count} places, chacune avec name, player et avatar</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>une section</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation>conforme aux règles</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>comme le veut le jeu</translation>
    </message>
    <message>
        <source>it has more than {millions} million pixels</source>
        <translation>l’image a plus de {millions} millions de pixels</translation>
    </message>
    <message>
        <source>it is smaller than {width} × {height} pixels</source>
        <translation>l’image fait moins de {width} × {height} pixels</translation>
    </message>
    <message>
        <source>it is no JPEG, PNG or WebP picture</source>
        <translation>ce n’est pas une image JPEG, PNG ou WebP</translation>
    </message>
    <message>
        <source>it needs too much memory</source>
        <translation>l’image demande trop de mémoire</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>le fichier est abîmé</translation>
    </message>
    <message>
        <source>it holds no puzzles</source>
        <translation>le fichier ne contient pas de problèmes</translation>
    </message>
    <message>
        <source>its entries make no sense</source>
        <translation>ses entrées n’ont pas de sens</translation>
    </message>
    <message>
        <source>any of {values}</source>
        <translation>un choix quelconque parmi {values}</translation>
    </message>
    <message>
        <source>a word of small letters, digits and . _ -</source>
        <translation>un mot fait de lettres minuscules, de chiffres et de . _ -</translation>
    </message>
    <message>
        <source>one line of at most {length} characters</source>
        <translation>une ligne de {length} caractères au plus</translation>
    </message>
    <message>
        <source>empty or [left, top, width, height]</source>
        <translation>vide ou [gauche, haut, largeur, hauteur]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>it is larger than {size} KiB</source>
        <translation>le fichier dépasse {size} KiB</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>c’est un lien qui ne mène nulle part</translation>
    </message>
    <message>
        <source>another program wrote it</source>
        <translation>le fichier vient d’un autre programme</translation>
    </message>
    <message>
        <source>a newer version of the game wrote it</source>
        <translation>le fichier vient d’une version plus récente du jeu</translation>
    </message>
    <message>
        <source>its tables are not those of the game</source>
        <translation>ses tables ne sont pas celles du jeu</translation>
    </message>
    <message>
        <source>a table with ranks from 1 to 10 and what is printed on them</source>
        <translation>une table des rangs de 1 à 10 avec ce qui est imprimé sur leurs cartes</translation>
    </message>
    <message>
        <source>a table such as coins_07 = &quot;seven.png&quot;</source>
        <translation>une table comme coins_07 = &quot;seven.png&quot;</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>le fichier est trop gros</translation>
    </message>
    <message>
        <source>&quot;italian&quot;, &quot;spanish&quot; or &quot;french&quot;</source>
        <translation>&quot;italian&quot;, &quot;spanish&quot; ou &quot;french&quot;</translation>
    </message>
    <message>
        <source>a number from 0 to 0.25</source>
        <translation>un nombre de 0 à 0.25</translation>
    </message>
    <message>
        <source>a list of at most 12 names of pictures</source>
        <translation>une liste de 12 noms d’images au plus</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permission non accordée</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>aucun espace disponible sur le périphérique</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>système de fichiers accessible en lecture seulement</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>aucun fichier ou dossier de ce type</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>le fichier existe</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>débordement du quota d’espace disque</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>l’image disque de la base de données est malformée</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>le fichier n’est pas une base de données</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erreur d’E/S du disque</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>la base de données est pleine, ou le disque</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>la base de données est verrouillée</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>impossible d’ouvrir le fichier de la base de données</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>tentative d’écriture dans une base de données en lecture seule</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Quels adversaires</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>À combien</translation>
    </message>
    <message>
        <source>Every seating</source>
        <translation>Toutes les tablées</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Quelles cartes</translation>
    </message>
    <message>
        <source>Every deck</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>With or without aids</source>
        <translation>Avec ou sans aides</translation>
    </message>
    <message>
        <source>Without aids</source>
        <translation>Sans aides</translation>
    </message>
    <message>
        <source>With which aids</source>
        <translation>Avec quelles aides</translation>
    </message>
    <message>
        <source>In which time</source>
        <translation>Quelle période</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>Le premier jour</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Le dernier jour</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>To begin with</source>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Bien jouer</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>The rules for %1, by the book, are these.</source>
        <comment>how many play</comment>
        <translation>Voici les règles d’origine (%1).</translation>
    </message>
    <message>
        <source>What each card counts</source>
        <translation>Ce que vaut chaque carte</translation>
    </message>
    <message>
        <source>The classic game, by the book.</source>
        <translation>Le jeu classique, selon les règles.</translation>
    </message>
    <message>
        <source>Players: %1. Played to %2.</source>
        <comment>how many play; points</comment>
        <translation>Joueurs&#x202f;: %1. En %2 points.</translation>
    </message>
    <message>
        <source>%1 (at first)</source>
        <comment>what a preference is before anybody changes it</comment>
        <translation>%1 (au départ)</translation>
    </message>
</context>
<context>
    <name>HandbookList</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Lignes trouvées</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a chapter of the handbook</comment>
        <translation>Suite&#x202f;: %1</translation>
    </message>
    <message>
        <source>No line has all of these words.</source>
        <translation>Aucune ligne n’a tous ces mots.</translation>
    </message>
    <message>
        <source>The first %1 lines</source>
        <translation>Les %1 premières lignes</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What happened in round %1</source>
        <translation>Ce qui s’est passé à la manche %1</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>sorted upwards</source>
        <translation>tri croissant</translation>
    </message>
    <message>
        <source>sorted downwards</source>
        <translation>tri décroissant</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>Cette partie est illisible.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Search names and deal numbers</source>
        <translation>Chercher un nom, un numéro de donne</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Quels adversaires</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux mêlés</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Quel résultat</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre deux dates</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>N’importe quand</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Voir toutes les parties</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Mêmes cartes …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Every match that you play is kept here: to be played on, replayed, or shown to a friend.</source>
        <translation>Toutes vos parties sont gardées ici&#x202f;: pour les continuer, les revoir ou les montrer à des amis.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules for %1</source>
        <translation>Règles maison&#x202f;: %1</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>This is the game by the book. What you change is marked.</source>
        <translation>C’est le jeu d’origine. Ce que vous changez est signalé.</translation>
    </message>
    <message>
        <source>One rule differs from the book: it is marked.</source>
        <translation>Une règle s’écarte du jeu d’origine&#x202f;: elle est signalée.</translation>
    </message>
    <message>
        <source>%1 rules differ from the book: they are marked.</source>
        <translation>%1 règles s’écartent du jeu d’origine&#x202f;: elles sont signalées.</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>While a match is replayed</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <source>In the handbook</source>
        <translation>Dans le manuel</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>%1 is: Lesson 3 of 10</comment>
        <translation>%1, étape %2 sur %3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>LinePlot</name>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Plays of this round</source>
        <translation>Coups de cette manche</translation>
    </message>
    <message>
        <source>A click shows a play once more</source>
        <translation>Un clic remontre un coup</translation>
    </message>
</context>
<context>
    <name>MatchSoFar</name>
    <message>
        <source>%1: %2, of which %3 this round</source>
        <translation>%1&#x202f;: %2, dont %3 dans cette manche</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>en %1 points</translation>
    </message>
    <message>
        <source>to %1, the lowest wins</source>
        <translation>en %1, le plus bas gagne</translation>
    </message>
    <message>
        <source>%1 before, +%2 this round</source>
        <translation>%1 avant, +%2 dans cette manche</translation>
    </message>
    <message>
        <source>%1 before, −%2 this round</source>
        <translation>%1 avant, −%2 dans cette manche</translation>
    </message>
    <message>
        <source>%1 before, none this round</source>
        <translation>%1 avant, rien dans cette manche</translation>
    </message>
</context>
<context>
    <name>MoveButton</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>Placer %1 ailleurs</translation>
    </message>
    <message>
        <source>Change places with another player</source>
        <translation>Échanger les places</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write another name</source>
        <translation>Écrire un autre nom</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quels jeux</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>En équipes</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quinze</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Originaux</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Règles maison …</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jouer en</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Points to play to, 1 to 99</source>
        <translation>Points à atteindre, de 1 à 99</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Choose deal …</source>
        <translation>Choisir la donne …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Quel genre</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Deal %1, picked at random</source>
        <translation>Donne %1, tirée au hasard</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>NewName</name>
    <message>
        <source>Another name</source>
        <translation>Autre nom</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>By the book: %1</source>
        <translation>D’origine&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>OwnDeckBar</name>
    <message>
        <source>Add a deck</source>
        <translation>Ajouter un jeu de cartes</translation>
    </message>
    <message>
        <source>Zip files</source>
        <translation>Fichiers zip</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exporter le jeu de cartes</translation>
    </message>
    <message>
        <source>Add a deck …</source>
        <translation>Ajouter des cartes …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exporter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>From a &amp;zip file …</source>
        <translation>D’un fichier &amp;zip …</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>D’un &amp;dossier …</translation>
    </message>
    <message>
        <source>%1 is being written …</source>
        <translation>Écriture&#x202f;: %1 …</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1&#x202f;: c’est écrit.</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1&#x202f;: c’est retiré.</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>%1&#x202f;: c’est de retour.</translation>
    </message>
</context>
<context>
    <name>OwnRulesTile</name>
    <message>
        <source>Your own rules</source>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <source>Start from any game and change what you like.</source>
        <translation>Partez d’un jeu et changez ce que vous voulez.</translation>
    </message>
</context>
<context>
    <name>OwnSet</name>
    <message>
        <source>Rename, share or delete %1</source>
        <translation>Renommer, partager ou supprimer %1</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and preferences of their own.</source>
        <translation>Chaque personne a ses parties, ses statistiques et ses préférences.</translation>
    </message>
    <message>
        <source>Ask at every start who plays</source>
        <translation>Demander à chaque démarrage qui joue</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <translation>Faire jouer %1</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joue en ce moment</translation>
    </message>
    <message>
        <source>%1 was removed; nothing is deleted.</source>
        <translation>%1 n’est plus dans la liste&#x202f;; rien n’est effacé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name of somebody new</source>
        <translation>Nom de la nouvelle personne</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Choose who sits here</source>
        <translation>Choisir qui s’assied ici</translation>
    </message>
    <message>
        <source>no special likings</source>
        <translation>sans penchant particulier</translation>
    </message>
    <message>
        <source>Who sits here: %1, %2</source>
        <translation>À cette place&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>Somebody else, by a name of your own …</source>
        <translation>Quelqu’un d’autre, au nom de votre choix …</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>laid</source>
        <translation>posée</translation>
    </message>
</context>
<context>
    <name>PlaySlider</name>
    <message>
        <source>Plays of the match</source>
        <translation>Coups de la partie</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>À combien</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides all hands between their turns.</source>
        <translation>Vous êtes plusieurs devant cet écran&#x202f;: entre les tours, un rideau cache toutes les mains.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The table is empty</source>
        <translation>La table est vide</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>There is nothing to practise. After a match, let the teacher go through it: what you missed is then kept here until you find it.</source>
        <translation>Rien à travailler pour l’instant. Après une partie, demandez au maître de l’analyser&#x202f;: ce qui vous a échappé reste ici jusqu’à ce que vous le trouviez.</translation>
    </message>
    <message>
        <source>This position cannot be read any more.</source>
        <translation>Cette position n’est plus lisible.</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valeurs d’origine</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>À l’écran</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Les changements prennent effet tout de suite.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>See all cards …</source>
        <translation>Voir toutes les cartes …</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Noms sur les cartes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>En petit</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>En grand</translation>
    </message>
    <message>
        <source>Value and suit in the corners; large for weak eyes.</source>
        <translation>Valeur et couleur dans les coins&#x202f;; en grand si vous voyez mal.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Lettres des figures</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
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
        <translation>Éclair</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>What the others play stays in sight</source>
        <translation>Le coup des autres reste visible</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longtemps</translation>
    </message>
    <message>
        <source>Until I go on</source>
        <translation>Jusqu’à mon signal</translation>
    </message>
    <message>
        <source>Your hand is sorted</source>
        <translation>Main triée</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>Play the last card by itself</source>
        <translation>Jouer d’office la dernière carte</translation>
    </message>
    <message>
        <source>Unless it can take in more than one way</source>
        <translation>Sauf si elle peut prendre de plusieurs façons</translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation>Confirmer avant de jouer une carte</translation>
    </message>
    <message>
        <source>A second click or Enter plays it</source>
        <translation>Un deuxième clic ou Entrée la joue</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>A line after the round, and a page; without them nothing of it is noted down</source>
        <translation>Une ligne après la manche, et une page&#x202f;; sans eux, rien n’est noté</translation>
    </message>
    <message>
        <source>A capture stays in sight until you press Space or click.</source>
        <translation>Une prise reste visible jusqu’à ce que vous appuyiez sur Espace ou cliquiez.</translation>
    </message>
    <message>
        <source>Cards jump; a capture stays in sight for %1 seconds.</source>
        <translation>Les cartes sautent&#x202f;; une prise reste visible %1 secondes.</translation>
    </message>
    <message>
        <source>A capture stays in sight for %1 seconds.</source>
        <translation>Une prise reste visible %1 secondes.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Taille des textes</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>En très grand</translation>
    </message>
    <message>
        <source>They grow as far as the window has room.</source>
        <translation>Ils grandissent tant que la fenêtre a de la place.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of travelling.</source>
        <translation>Les cartes apparaissent et s’effacent au lieu de voyager.</translation>
    </message>
    <message>
        <source>Show the information line</source>
        <translation>Montrer la ligne d’information</translation>
    </message>
    <message>
        <source>What just happened and whose turn it is</source>
        <translation>Ce qui vient de se passer et à qui de jouer</translation>
    </message>
    <message>
        <source>Show the other players&apos; cards</source>
        <translation>Montrer les cartes des autres</translation>
    </message>
    <message>
        <source>Their backs, so that you see how many</source>
        <translation>Leurs dos, pour voir combien il en reste</translation>
    </message>
    <message>
        <source>A table plays behind the start page</source>
        <translation>Une table joue derrière l’accueil</translation>
    </message>
    <message>
        <source>Quietly, and only while you look; never where cards do not move</source>
        <translation>Sans bruit, et seulement sous vos yeux&#x202f;; jamais si les cartes ne bougent pas</translation>
    </message>
    <message>
        <source>Texts, names of cards, numbers and dates, at once; nothing is lost by it.</source>
        <translation>Textes, noms des cartes, nombres et dates, tout de suite&#x202f;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>Names of suits and figures</source>
        <translation>Noms des couleurs et des figures</translation>
    </message>
    <message>
        <source>As they are called there; the sentences stay Italian.</source>
        <translation>Comme on les appelle là-bas&#x202f;; les phrases restent en italien.</translation>
    </message>
</context>
<context>
    <name>PrimerSheet</name>
    <message>
        <source>How Scopa is played</source>
        <translation>Comment on joue à la scopa</translation>
    </message>
    <message>
        <source>In one minute; the rest shows itself.</source>
        <translation>En une minute&#x202f;; le reste vient en jouant.</translation>
    </message>
    <message>
        <source>All the rules …</source>
        <translation>Toutes les règles …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jouer à la scopa</translation>
    </message>
    <message>
        <source>Three cards each, four on the table</source>
        <translation>Trois cartes chacun, quatre sur la table</translation>
    </message>
    <message>
        <source>In turn you play one card. When all hands are empty, three more are dealt.</source>
        <translation>À votre tour, vous jouez une carte. Quand toutes les mains sont vides, on en redonne trois.</translation>
    </message>
    <message>
        <source>A card takes what equals it</source>
        <translation>Une carte prend son égale</translation>
    </message>
    <message>
        <source>One card of the same value, or several that add up to it. What you take goes into your pile, with the card that took it. A card that takes nothing stays on the table.</source>
        <translation>Une carte de même valeur, ou plusieurs dont la somme fait cette valeur. Ce que vous prenez va dans votre tas, avec la carte qui l’a pris. Une carte qui ne prend rien reste sur la table.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Ce que valent les cartes</translation>
    </message>
    <message>
        <source>Sweep the table: Scopa!</source>
        <translation>Balayez la table&#x202f;: scopa&#x202f;!</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies there scores a point at once.</source>
        <translation>Prendre tout ce qui s’y trouve rapporte un point aussitôt.</translation>
    </message>
    <message>
        <source>Four points more</source>
        <translation>Quatre points de plus</translation>
    </message>
    <message>
        <source>When all cards are played, there is a point each for most cards, most cards %1, %2, and the best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points first wins.</source>
        <translation>Quand toutes les cartes sont jouées, il y a un point pour le plus de cartes, un pour le plus de cartes %1, un pour %2, et un pour la meilleure primiera&#x202f;: les plus fortes cartes des quatre couleurs, le sept étant la meilleure. Qui a 11 points en premier gagne.</translation>
    </message>
    <message>
        <source>An ace counts 1, all other cards what they show.</source>
        <translation>L’as vaut 1, les autres cartes ce qu’elles montrent.</translation>
    </message>
    <message>
        <source>An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show.</source>
        <translation>L’as vaut 1, %1 8, %2 9, %3 10, les autres cartes ce qu’elles montrent.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Find the best play. All positions are from deals that the computer played.</source>
        <translation>Trouvez le meilleur coup. Toutes les positions viennent de donnes jouées par l’ordinateur.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Chercher encore</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Taken so far</source>
        <translation>Pris jusqu’ici</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Ce que vaut chaque coup</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Begin this round again?</source>
        <translation>Recommencer cette manche&#x202f;?</translation>
    </message>
    <message>
        <source>The same cards are dealt once more; everything played in this round is taken back.</source>
        <translation>On redonne les mêmes cartes&#x202f;; tout ce qui a été joué dans cette manche est annulé.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>A play back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Look at the summary</source>
        <translation>Voir le bilan</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Voir toutes les mains</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>Scopa précédente</translation>
    </message>
    <message>
        <source>The next sweep</source>
        <translation>Scopa suivante</translation>
    </message>
    <message>
        <source>The capture before</source>
        <translation>Prise précédente</translation>
    </message>
    <message>
        <source>The next capture</source>
        <translation>Prise suivante</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>At ease</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Rythme&#x202f;: %1</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round %1, play %2 of %3</source>
        <translation>Manche %1, coup %2 sur %3</translation>
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
        <translation>Vos chances de gagner la partie</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Dernière partie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>some of it with aids</source>
        <translation>en partie avec des aides</translation>
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
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Points a round, against theirs</source>
        <translation>Points par manche, face aux leurs</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Parties gagnées d’affilée</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Points par catégorie</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>Fins de manche</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>A lamp: some of it was played with aids, hints or plays taken back.</source>
        <translation>Une lampe&#x202f;: il y a eu des aides, des conseils ou des coups repris.</translation>
    </message>
    <message>
        <source>After your first round it shows here what makes your points.</source>
        <translation>Après votre première manche, on verra ici d’où viennent vos points.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 a round</source>
        <translation>%1 par manche</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>eux&#x202f;: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The match, gone through</source>
        <translation>La partie analysée</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Les décisions de qui</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Avancée de l’analyse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Vos chances de gagner la partie</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>Il n’y avait rien à décider dans cette partie.</translation>
    </message>
</context>
<context>
    <name>RiggedSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Enregistrer cette partie</translation>
    </message>
    <message>
        <source>Matches of Scopa (*.scopa)</source>
        <translation>Parties de Scopa (*.scopa)</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>C’est truqué&#x202f;?</translation>
    </message>
    <message>
        <source>No. You need not take that on trust: here is why, and how to check it.</source>
        <translation>Non. Et vous n’avez pas à nous croire sur parole&#x202f;: voici pourquoi, et comment le vérifier.</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>La partie en cours</translation>
    </message>
    <message>
        <source>Save this match …</source>
        <translation>Enregistrer la partie …</translation>
    </message>
    <message>
        <source>It can be saved when the round is over, for the file tells every card.</source>
        <translation>Ce sera possible à la fin de la manche, car le fichier révèle toutes les cartes.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 n’a pas pu être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1&#x202f;: c’est écrit.</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>%1 counts %2</source>
        <comment>a card; its value</comment>
        <translation>%1 vaut %2</translation>
    </message>
    <message>
        <source>%1 counts %2, %3 in the primiera</source>
        <comment>a card; its values</comment>
        <translation>%1 vaut %2, et %3 à la primiera</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>caption before the numbers on cards</comment>
        <translation>imprimé</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>caption before the values of cards</comment>
        <translation>vaut</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <comment>the 7 of coins</comment>
        <translation>%1 ne prend rien.</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between captures</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>takes</source>
        <comment>between a card and what it takes</comment>
        <translation>prend</translation>
    </message>
    <message>
        <source>but not</source>
        <comment>before a capture that is not allowed</comment>
        <translation>mais pas</translation>
    </message>
    <message>
        <source>does not take</source>
        <comment>between a card and others</comment>
        <translation>ne prend pas</translation>
    </message>
    <message>
        <source>every sweep counts twice</source>
        <translation>chaque scopa compte double</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>le plus de sept, puis le plus de six</translation>
    </message>
    <message>
        <source>%1, and the match is won</source>
        <comment>6 points</comment>
        <translation>%1, et la partie est gagnée</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>A house rule of this table</source>
        <translation>Une règle maison de cette table</translation>
    </message>
    <message>
        <source>Not as in the classic game</source>
        <translation>Autrement que dans le jeu classique</translation>
    </message>
    <message>
        <source>House rule; usually: %1.</source>
        <translation>Règle maison&#x202f;; d’habitude&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>SameSheet</name>
    <message>
        <source>The same cards</source>
        <translation>Les mêmes cartes</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation>Où en est la partie</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You, now</source>
        <translation>Vous, maintenant</translation>
    </message>
    <message>
        <source>You, before</source>
        <translation>Vous, avant</translation>
    </message>
    <message>
        <source>How would somebody else have played your cards, against the same players?</source>
        <translation>Comment quelqu’un d’autre aurait-il joué vos cartes, contre les mêmes adversaires&#x202f;?</translation>
    </message>
    <message>
        <source>The computer takes your seat, is dealt your cards in every round, and sees no more.</source>
        <translation>L’ordinateur prend votre place, reçoit vos cartes à chaque manche, et n’en voit pas plus.</translation>
    </message>
    <message>
        <source>Who takes your seat</source>
        <translation>Qui prend votre place</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>How would %1 have done?</source>
        <comment>%1 is a level: Expert</comment>
        <translation>Et au niveau %1&#x202f;?</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Voir comment</translation>
    </message>
    <message>
        <source>Play these cards again</source>
        <translation>Rejouer ces cartes</translation>
    </message>
</context>
<context>
    <name>SameTable</name>
    <message>
        <source>%1 plays your cards: round %2, %3 to %4 …</source>
        <comment>%1 is a level: Expert</comment>
        <translation>%1 joue vos cartes&#x202f;: manche %2, %3 à %4 …</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>first dealer by lot</source>
        <translation>premier donneur tiré au sort</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Niveau&#x202f;: %1</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <translation>Échanger avec %1</translation>
    </message>
</context>
<context>
    <name>SetButton</name>
    <message>
        <source>These rules are set.</source>
        <translation>Ces règles sont en place.</translation>
    </message>
</context>
<context>
    <name>SetsColumn</name>
    <message>
        <source>Share house rules</source>
        <translation>Partager des règles maison</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Ouvrir des règles maison</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Toutes prêtes</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>For every game</source>
        <translation>Pour tous les jeux</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Ouvrir un fichier …</translation>
    </message>
    <message>
        <source>None yet for this game.</source>
        <translation>Aucune pour ce jeu.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>%1&#x202f;: c’est gardé.</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Renommer …</translation>
    </message>
    <message>
        <source>Share as a file …</source>
        <translation>Partager en fichier …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>There is another set called %1.</source>
        <translation>D’autres règles s’appellent déjà %1.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1&#x202f;: c’est supprimé.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1&#x202f;: c’est écrit.</translation>
    </message>
    <message>
        <source>%1 is among your own now.</source>
        <translation>%1 est maintenant parmi les vôtres.</translation>
    </message>
    <message>
        <source>%1 is kept for %2.</source>
        <translation>%1&#x202f;: c’est gardé pour %2.</translation>
    </message>
</context>
<context>
    <name>SidesDown</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Cards, sweeps and points; the key M mutes all of it</source>
        <translation>Cartes, scopas et points&#x202f;; la touche M coupe tout</translation>
    </message>
    <message>
        <source>Hear the table</source>
        <translation>Entendre la table</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Let go, and you hear how loud it is.</source>
        <translation>Relâchez, et vous entendrez le volume.</translation>
    </message>
    <message>
        <source>One soft note, for whoever looks away in the meantime</source>
        <translation>Une note douce, pour qui regarde ailleurs entre-temps</translation>
    </message>
    <message>
        <source>Tell me by a sound when it is my turn</source>
        <translation>Me signaler mon tour par un son</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Today’s deal, %1</source>
        <comment>%1 is a date: 30 November</comment>
        <translation>Donne du jour, %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Trouver le meilleur coup</translation>
    </message>
    <message>
        <source>Who plays: %1</source>
        <translation>Qui joue&#x202f;: %1</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jouer à la scopa</translation>
    </message>
    <message>
        <source>Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far.</source>
        <translation>Contre Nonna Rita, en 11 points. Elle n’est pas difficile à battre, et un conseil n’est jamais loin.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>En une minute</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Regarder une partie</translation>
    </message>
    <message>
        <source>The computer plays all seats</source>
        <translation>L’ordinateur joue à toutes les places</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>Ten short lessons at the table</source>
        <translation>Dix courtes leçons à la table</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation>Leçons finies&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Mettre la table</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>%1 is the name of a game</comment>
        <translation>Règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>What is played, and how it is counted</source>
        <translation>Ce qu’on joue, et comment on compte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Your matches: play on, replay, share</source>
        <translation>Vos parties&#x202f;: continuer, revoir, partager</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>%1 against %2, round %3, to %4. %5.</source>
        <translation>%1 contre %2, manche %3, en %4 points. %5.</translation>
    </message>
    <message>
        <source>The classic game against the computer</source>
        <translation>Le jeu classique contre l’ordinateur</translation>
    </message>
    <message>
        <source>Sixteen games, two to six players</source>
        <translation>Seize jeux, de deux à six</translation>
    </message>
    <message>
        <source>%1 games, two to six players</source>
        <translation>%1 jeux, de deux à six</translation>
    </message>
    <message>
        <source>They begin with your first match</source>
        <translation>Elles commencent avec votre première partie</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>%1 is: 12 rounds</comment>
        <translation>%1 au compteur</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Table, a line a match (*.csv)</source>
        <translation>Tableau, une ligne par partie (*.csv)</translation>
    </message>
    <message>
        <source>Everything, with the points of each round (*.json)</source>
        <translation>Tout, avec les points de chaque manche (*.json)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Which statistics</source>
        <translation>Quelles statistiques</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
    <message>
        <source>Forget these results</source>
        <translation>Oublier ces résultats</translation>
    </message>
    <message>
        <source>Bring back what was forgotten</source>
        <translation>Rétablir les résultats oubliés</translation>
    </message>
    <message>
        <source>After your next match its result stands here. What was played before counts no more.</source>
        <translation>Le résultat de votre prochaine partie viendra ici. Ce qui a été joué avant ne compte plus.</translation>
    </message>
    <message>
        <source>After your first match its result stands here: what you won, and how often you swept the table.</source>
        <translation>Le résultat de votre première partie viendra ici&#x202f;: ce que vous avez gagné, et combien de fois vous avez balayé la table.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Go through the match</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Voir toutes les cartes</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Mêmes cartes …</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <comment>what the cards on the table add up to</comment>
        <translation>Somme %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a card that is in another hand or in the stock</comment>
        <translation>cachée</translation>
    </message>
    <message>
        <source>table</source>
        <comment>a card that lies on the table</comment>
        <translation>table</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a card in your hand</comment>
        <translation>à vous</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a card that was captured</comment>
        <translation>tombée</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>La poser</translation>
    </message>
    <message>
        <source>Your three cards are of one rank</source>
        <translation>Vos trois cartes forment un brelan</translation>
    </message>
    <message>
        <source>Your three cards come to less than ten</source>
        <translation>Vos trois cartes font moins de dix</translation>
    </message>
    <message>
        <source>Declaring scores {points} at once and turns your hand face up.</source>
        <translation>Annoncer rapporte {points} aussitôt et retourne votre main face visible.</translation>
    </message>
    <message>
        <source>{card} counts as</source>
        <translation>{card} vaut</translation>
    </message>
    <message>
        <source>Declare, {points} points</source>
        <translation>Annoncer, {points} points</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>Ne rien dire</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa&#x202f;!</translation>
    </message>
    <message>
        <source>You take the opening table</source>
        <translation>Vous prenez la table de départ</translation>
    </message>
    <message>
        <source>{name} takes the opening table</source>
        <translation>{name} prend la table de départ</translation>
    </message>
    <message>
        <source>You swept the table {with_card}</source>
        <translation>Vous avez balayé la table {with_card}</translation>
    </message>
    <message>
        <source>{name} swept the table {with_card}</source>
        <translation>{name} a balayé la table {with_card}</translation>
    </message>
    <message>
        <source>{value} needs {rest}</source>
        <translation>{value} veut {rest}</translation>
    </message>
    <message>
        <source>counts as {value}</source>
        <translation>vaut {value}</translation>
    </message>
    <message>
        <source>The next card, or the next way to take</source>
        <translation>Carte suivante, ou prise suivante</translation>
    </message>
    <message>
        <source>The first to the tenth card, or that way to take</source>
        <translation>De la première à la dixième carte, ou cette prise</translation>
    </message>
    <message>
        <source>1 to 0</source>
        <translation>1 à 0</translation>
    </message>
    <message>
        <source>Play it; finish what moves</source>
        <translation>La jouer&#x202f;; achever les mouvements</translation>
    </message>
    <message>
        <source>Choose among the ways to take</source>
        <translation>Choisir parmi les prises</translation>
    </message>
    <message>
        <source>Look at the table, the piles, the players and the score</source>
        <translation>Regarder la table, les tas, les joueurs et le score</translation>
    </message>
    <message>
        <source>Show the last play once more</source>
        <translation>Remontrer le dernier coup</translation>
    </message>
    <message>
        <source>Choose again; back to the hand</source>
        <translation>Choisir à nouveau&#x202f;; revenir à la main</translation>
    </message>
    <message>
        <source>A play back; the next play</source>
        <translation>Coup précédent&#x202f;; coup suivant</translation>
    </message>
    <message>
        <source>To the beginning; to the end</source>
        <translation>Au début&#x202f;; à la fin</translation>
    </message>
    <message>
        <source>Go on by itself; stop</source>
        <translation>Faire défiler&#x202f;; arrêter</translation>
    </message>
    <message>
        <source>The sweep before; the next sweep</source>
        <translation>Scopa précédente&#x202f;; scopa suivante</translation>
    </message>
    <message>
        <source>The capture before; the next capture</source>
        <translation>Prise précédente&#x202f;; prise suivante</translation>
    </message>
    <message>
        <source>The round before; the next round</source>
        <translation>Manche précédente&#x202f;; manche suivante</translation>
    </message>
    <message>
        <source>All hands, or those that were seen</source>
        <translation>Toutes les mains, ou celles qu’on voyait</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Nothing has been played in this round yet.</source>
        <translation>Rien n’a encore été joué dans cette manche.</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>conseillée</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, dans votre main</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, sur la table</translation>
    </message>
    <message>
        <source>The next control; with Shift the one before</source>
        <translation>Élément suivant&#x202f;; avec Maj, le précédent</translation>
    </message>
    <message>
        <source>Another choice of the same kind</source>
        <translation>Un autre choix du même genre</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Switch or choose it</source>
        <translation>Basculer ou choisir</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Appuyer sur le bouton</translation>
    </message>
    <message>
        <source>Go back; out of full screen</source>
        <translation>Revenir&#x202f;; quitter le plein écran</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>Les menus</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt ou F10</translation>
    </message>
    <message>
        <source>Look for words</source>
        <translation>Chercher des mots</translation>
    </message>
    <message>
        <source>The next line found; the one before</source>
        <translation>Ligne trouvée suivante&#x202f;; précédente</translation>
    </message>
    <message>
        <source>Back; forward</source>
        <translation>Précédent&#x202f;; suivant</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>A picture as the table</source>
        <translation>Une image comme table</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Autres tables</translation>
    </message>
    <message>
        <source>Another picture …</source>
        <translation>Autre image …</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>Lecture de l’image …</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>{file} n’a pas pu être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG).</source>
        <translation>{file} ne contient pas d’images&#x202f;; choisissez un dossier ou un zip qui en contient 40 (PNG, JPEG, WebP, GIF ou SVG).</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files; leave only the pictures of the cards in it.</source>
        <translation>{file} contient plus de {most} fichiers&#x202f;; n’y laissez que les images des cartes.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; save it smaller.</source>
        <translation>{file} dépasse {most} Mo&#x202f;; enregistrez-le en plus petit.</translation>
    </message>
    <message>
        <source>{file} holds more than {most} MB; save the pictures smaller.</source>
        <translation>{file} contient plus de {most} Mo&#x202f;; enregistrez les images en plus petit.</translation>
    </message>
    <message>
        <source>{file} would unpack to more than {most} times its size; pack the pictures anew.</source>
        <translation>Décompressé, {file} ferait plus de {most} fois sa taille&#x202f;; refaites le zip.</translation>
    </message>
    <message>
        <source>A path in the zip leads out of it ({file}); pack the folder of pictures anew.</source>
        <translation>Un chemin dans le zip en sort ({file})&#x202f;; refaites le zip du dossier d’images.</translation>
    </message>
    <message>
        <source>{file} is a link; put the picture itself in its place.</source>
        <translation>{file} est un lien&#x202f;; mettez l’image elle-même à sa place.</translation>
    </message>
    <message>
        <source>The zip holds {file} twice; pack the folder of pictures anew.</source>
        <translation>Le zip contient {file} deux fois&#x202f;; refaites le zip du dossier d’images.</translation>
    </message>
    <message>
        <source>{file} is locked with a password; make a zip without one.</source>
        <translation>{file} est protégé par un mot de passe&#x202f;; faites un zip sans mot de passe.</translation>
    </message>
    <message>
        <source>{file} is not a whole zip file; fetch it again or make it anew.</source>
        <translation>{file} n’est pas un fichier zip complet&#x202f;; récupérez-le de nouveau ou refaites-le.</translation>
    </message>
    <message>
        <source>{file} is packed in an unusual way; make an ordinary zip file of the pictures.</source>
        <translation>{file} est compressé d’une façon inhabituelle&#x202f;; faites un zip ordinaire des images.</translation>
    </message>
    <message>
        <source>There is no picture of {cards}; add what is missing.</source>
        <translation>Il n’y a pas d’image pour {cards}&#x202f;; ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>Only {found} of the 40 cards can be told from the names of the pictures; name them like 7_coins.png, or number them from 01 to 40.</source>
        <translation>Seules {found} des 40 cartes se reconnaissent au nom des images&#x202f;; nommez-les par exemple 7_coins.png, ou numérotez-les de 01 à 40.</translation>
    </message>
    <message>
        <source>Two pictures are named as {cards}: {first} and {second}; leave one of them out.</source>
        <translation>Deux images portent le nom de la même carte, {cards}&#x202f;: {first} et {second}&#x202f;; retirez-en une.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG.</source>
        <translation>{file} n’est pas une image lisible&#x202f;; réenregistrez-la en PNG, JPEG, WebP, GIF ou SVG.</translation>
    </message>
    <message>
        <source>{file} has more than {most} million pixels; save it smaller.</source>
        <translation>{file} a plus de {most} millions de pixels&#x202f;; enregistrez l’image en plus petit.</translation>
    </message>
    <message>
        <source>{file} is only {width} × {height} pixels; a card must be at least {least} wide.</source>
        <translation>{file} ne fait que {width} × {height} pixels&#x202f;; une carte doit avoir au moins {least} pixels de large.</translation>
    </message>
    <message>
        <source>{file} has other proportions than most cards; give all pictures the same shape.</source>
        <translation>{file} n’a pas les proportions de la plupart des cartes&#x202f;; donnez la même forme à toutes les images.</translation>
    </message>
    <message>
        <source>The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times.</source>
        <translation>Les cartes sont {ratio} fois plus hautes que larges&#x202f;; il faut de 1,2 à 2,2 fois.</translation>
    </message>
    <message>
        <source>{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} n’est pas un vrai dessin SVG&#x202f;; réenregistrez-le en SVG simple, ou en PNG.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is; give it a viewBox, or a width and height.</source>
        <translation>{file} ne dit pas sa taille&#x202f;; donnez-lui un viewBox, ou une largeur et une hauteur.</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG.</source>
        <translation>{file} renvoie à quelque chose d’extérieur ({what})&#x202f;; réenregistrez-le en SVG simple, ou en PNG.</translation>
    </message>
    <message>
        <source>{file} carries a picture within the drawing; save it as PNG.</source>
        <translation>{file} contient une image dans le dessin&#x202f;; enregistrez-le en PNG.</translation>
    </message>
    <message>
        <source>{file} holds text, which looks different on every computer; turn the text into paths.</source>
        <translation>{file} contient du texte, qui change d’aspect d’un ordinateur à l’autre&#x202f;; convertissez le texte en tracés.</translation>
    </message>
    <message>
        <source>{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} contient un script, une animation ou un objet étranger&#x202f;; réenregistrez-le en SVG simple, ou en PNG.</translation>
    </message>
    <message>
        <source>{file} declares entities; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} déclare des entités&#x202f;; réenregistrez-le en SVG simple, ou en PNG.</translation>
    </message>
    <message>
        <source>{file} is too intricate to be drawn quickly; simplify it, or save it as PNG.</source>
        <translation>{file} est trop compliqué à dessiner vite&#x202f;; simplifiez-le, ou enregistrez-le en PNG.</translation>
    </message>
    <message>
        <source>{file} is no proper TOML ({reason}); correct it or leave it out.</source>
        <translation>{file} n’est pas du TOML correct ({reason})&#x202f;; corrigez-le ou retirez-le.</translation>
    </message>
    <message>
        <source>{file} does not say format = 1; correct it or leave it out.</source>
        <translation>{file} ne dit pas format = 1&#x202f;; corrigez-le ou retirez-le.</translation>
    </message>
    <message>
        <source>{file} is for a newer version of the game; update the game, or leave the file out.</source>
        <translation>{file} est fait pour une version plus récente du jeu&#x202f;; mettez le jeu à jour, ou retirez ce fichier.</translation>
    </message>
    <message>
        <source>In {file}, {key} must be {allowed}; correct it.</source>
        <translation>Dans {file}, {key} doit être {allowed}&#x202f;; corrigez-le.</translation>
    </message>
    <message>
        <source>{file} names the picture {picture}, which is not there; correct the name or add the picture.</source>
        <translation>{file} cite l’image {picture}, qui n’est pas là&#x202f;; corrigez le nom ou ajoutez l’image.</translation>
    </message>
    <message>
        <source>There are {most} decks of your own already; remove one to add another.</source>
        <translation>Vous avez déjà {most} jeux de cartes à vous&#x202f;; retirez-en un pour en ajouter un autre.</translation>
    </message>
    <message>
        <source>The deck could not be added ({reason}); nothing was changed.</source>
        <translation>Le jeu de cartes n’a pas pu être ajouté ({reason})&#x202f;; rien n’a changé.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} n’a pas pu être écrit&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The deck could not be removed ({reason}); nothing was changed.</source>
        <translation>Le jeu de cartes n’a pas pu être retiré ({reason})&#x202f;; rien n’a changé.</translation>
    </message>
    <message>
        <source>The deck could not be put back: {reason}.</source>
        <translation>Le jeu de cartes n’a pas pu être remis&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.</source>
        <translation>Les images sont numérotées de 1 à 40&#x202f;; on les lit comme deniers, coupes, épées, bâtons, de l’as au roi.</translation>
    </message>
    <message>
        <source>The suits are taken to be Italian: coins, cups, swords, clubs.</source>
        <translation>Les couleurs sont lues comme italiennes&#x202f;: deniers, coupes, épées, bâtons.</translation>
    </message>
    <message>
        <source>The suits are taken to be Spanish: coins, cups, swords, clubs.</source>
        <translation>Les couleurs sont lues comme espagnoles&#x202f;: deniers, coupes, épées, bâtons.</translation>
    </message>
    <message>
        <source>The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs.</source>
        <translation>Les couleurs sont lues comme françaises&#x202f;: carreau pour les deniers, cœur pour les coupes, pique pour les épées, trèfle pour les bâtons.</translation>
    </message>
    <message>
        <source>10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here.</source>
        <translation>10, 11 et 12 sont pris pour les trois figures, qui valent ici 8, 9 et 10.</translation>
    </message>
    <message>
        <source>The game has 40 cards: {count} others were left out ({file}).</source>
        <translation>Le jeu a 40 cartes&#x202f;: {count} autres ont été laissées de côté ({file}).</translation>
    </message>
    <message>
        <source>{count} pictures were not recognised and left out ({file}).</source>
        <translation>{count} images n’ont pas été reconnues et ont été laissées de côté ({file}).</translation>
    </message>
    <message>
        <source>There is no picture of the back, so that a plain one is used.</source>
        <translation>Il n’y a pas d’image du dos&#x202f;; un dos uni le remplace.</translation>
    </message>
    <message>
        <source>{file} is taken for the back.</source>
        <translation>{file} est pris pour le dos.</translation>
    </message>
    <message>
        <source>{file} has other proportions than the cards and was left out.</source>
        <translation>{file} n’a pas les proportions des cartes et a été laissé de côté.</translation>
    </message>
    <message>
        <source>{count} pictures move; only what they show at first is used ({file}).</source>
        <translation>{count} images sont animées&#x202f;; on n’en garde que le début ({file}).</translation>
    </message>
    <message>
        <source>Transparent pictures were laid on white paper.</source>
        <translation>Les images transparentes ont été posées sur du papier blanc.</translation>
    </message>
    <message>
        <source>The pictures are only {width} pixels wide, and may look coarse on a large screen.</source>
        <translation>Les images n’ont que {width} pixels de large, et peuvent sembler grossières sur un grand écran.</translation>
    </message>
    <message>
        <source>The game does not draw everything in {file}: {what}. Please look closely.</source>
        <translation>Le jeu ne dessine pas tout ce qu’il y a dans {file}&#x202f;: {what}. Regardez bien.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used: {reason}.</source>
        <translation>Le dossier {path} ne peut pas servir&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>{path} n’a pas pu être écrit&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be read: {reason}.</source>
        <translation>{path} n’a pas pu être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.</source>
        <translation>Les préférences étaient illisibles ({reason})&#x202f;; on utilise les valeurs d’origine, et l’ancien fichier est maintenant {aside}.</translation>
    </message>
    <message>
        <source>The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.</source>
        <translation>Les préférences sont illisibles ({reason}) et n’ont pas pu être mises de côté&#x202f;; on utilise les valeurs d’origine.</translation>
    </message>
    <message>
        <source>The preference {key} must be {allowed}, not {value}; it is {default} now.</source>
        <translation>La préférence {key} doit être {allowed}, et non {value}&#x202f;; c’est maintenant {default}.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Les préférences n’ont pas pu être enregistrées&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.</source>
        <translation>Les parties enregistrées étaient illisibles ({reason})&#x202f;; un nouveau fichier a été commencé, et l’ancien est maintenant {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Les parties enregistrées étaient abîmées ({reason}). Tout ce qui a pu être lu est là (parties&#x202f;: {kept}), et le fichier abîmé s’appelle maintenant {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>Les parties enregistrées étaient abîmées ({reason}). La sauvegarde ({day}) et tout ce qui a pu être lu sont là (parties&#x202f;: {kept}), et le fichier abîmé s’appelle maintenant {aside}.</translation>
    </message>
    <message>
        <source>The file of your matches was gone; it has been written anew, and nothing is lost.</source>
        <translation>Le fichier de vos parties avait disparu&#x202f;; il a été réécrit, et rien n’est perdu.</translation>
    </message>
    <message>
        <source>The matches of {day} are back; the file that was there before is now {aside}.</source>
        <translation>Les parties sont de retour ({day})&#x202f;; le fichier d’avant s’appelle maintenant {aside}.</translation>
    </message>
    <message>
        <source>The backup could not be restored ({reason}); everything is as it was.</source>
        <translation>La sauvegarde n’a pas pu être restaurée ({reason})&#x202f;; tout est comme avant.</translation>
    </message>
    <message>
        <source>The saved matches are unreadable ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Les parties enregistrées sont illisibles ({reason})&#x202f;; les parties de cette session ne seront pas gardées.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the game; they are left as they are, and this session&apos;s matches will not be kept.</source>
        <translation>Les parties enregistrées viennent d’une version plus récente du jeu&#x202f;; on n’y touche pas, et les parties de cette session ne seront pas gardées.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened for writing ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Les parties enregistrées ne peuvent pas être ouvertes en écriture ({reason})&#x202f;; les parties de cette session ne seront pas gardées.</translation>
    </message>
    <message>
        <source>The match could not be saved ({reason}); it goes on, and saving is tried again with every play.</source>
        <translation>La partie n’a pas pu être enregistrée ({reason})&#x202f;; elle continue, et on réessaie à chaque coup.</translation>
    </message>
    <message>
        <source>A saved match does not follow the rules ({reason}); it was given up as abandoned.</source>
        <translation>Une partie enregistrée ne suit pas les règles ({reason})&#x202f;; elle est donnée pour abandonnée.</translation>
    </message>
    <message>
        <source>The game is already running with this data folder ({path}); please use its window.</source>
        <translation>Le jeu tourne déjà avec ce dossier de données ({path})&#x202f;; utilisez sa fenêtre.</translation>
    </message>
    <message>
        <source>The game is already running: drag {name} into its window to open it.</source>
        <translation>Le jeu tourne déjà&#x202f;: faites glisser {name} dans sa fenêtre pour l’ouvrir.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>{name} ne peut pas être ouvert&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The list of those who play here was unreadable ({reason}); all who have a folder are here, and the old file is now {aside}.</source>
        <translation>La liste des personnes qui jouent ici était illisible ({reason})&#x202f;; toutes celles qui ont un dossier sont là, et l’ancien fichier est maintenant {aside}.</translation>
    </message>
    <message>
        <source>The folder of {name} is gone ({path}); the others are here as before.</source>
        <translation>Le dossier de {name} a disparu ({path})&#x202f;; les autres personnes sont là comme avant.</translation>
    </message>
    <message>
        <source>Nobody here is called {name}; those who play here are {known}.</source>
        <translation>Personne ici ne s’appelle {name}&#x202f;; ici jouent {known}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already; please choose another name.</source>
        <translation>Quelqu’un s’appelle déjà {name} ici&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A name has from one to {most} letters.</source>
        <translation>Un nom a de 1 à {most} lettres.</translation>
    </message>
    <message>
        <source>The first person&apos;s files are those of the program; rename this person instead.</source>
        <translation>Les fichiers de la première personne sont ceux du programme&#x202f;; renommez plutôt cette personne.</translation>
    </message>
    <message>
        <source>The folder {path} could not be moved: {reason}.</source>
        <translation>Le dossier {path} n’a pas pu être déplacé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The saved house rules were not all readable ({reason}); the old file is now {aside}.</source>
        <translation>Les règles maison gardées n’étaient pas toutes lisibles ({reason})&#x202f;; l’ancien fichier est maintenant {aside}.</translation>
    </message>
    <message>
        <source>The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now.</source>
        <translation>Les règles maison gardées sont illisibles ({reason}) et n’ont pas pu être mises de côté&#x202f;; aucune n’est gardée pour l’instant.</translation>
    </message>
    <message>
        <source>The saved house rules were written by a newer version of the game; they are left as they are.</source>
        <translation>Les règles maison gardées viennent d’une version plus récente du jeu&#x202f;; on n’y touche pas.</translation>
    </message>
    <message>
        <source>There are {most} sets of house rules already; delete one to keep another.</source>
        <translation>Il y a déjà {most} jeux de règles maison&#x202f;; supprimez-en un pour en garder un autre.</translation>
    </message>
    <message>
        <source>Your results of puzzles were unreadable ({reason}); the old file is now {aside}.</source>
        <translation>Vos résultats aux problèmes étaient illisibles ({reason})&#x202f;; l’ancien fichier est maintenant {aside}.</translation>
    </message>
    <message>
        <source>Your results of puzzles were written by a newer version of the game; they are left as they are.</source>
        <translation>Vos résultats aux problèmes viennent d’une version plus récente du jeu&#x202f;; on n’y touche pas.</translation>
    </message>
    <message>
        <source>{name} cannot be the table: {reason}.</source>
        <translation>{name} ne peut pas servir de table&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Your picture for the table could not be read ({reason}); the green cloth lies there again.</source>
        <translation>Votre image pour la table n’a pas pu être lue ({reason})&#x202f;; le tapis vert est de retour.</translation>
    </message>
    <message>
        <source>The deck {deck} has cards that cannot be drawn; plain ones stand in for them.</source>
        <translation>Le jeu de cartes {deck} a des cartes impossibles à dessiner&#x202f;; des cartes simples les remplacent.</translation>
    </message>
    <message>
        <source>The deck {deck} is missing or damaged, so that the usual one is laid again.</source>
        <translation>Le jeu de cartes {deck} manque ou est abîmé&#x202f;; le jeu habituel le remplace.</translation>
    </message>
    <message>
        <source>{name} holds no house rules that this game can use.</source>
        <translation>{name} ne contient pas de règles maison utilisables ici.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the game.</source>
        <translation>{name} vient d’une version plus récente du jeu.</translation>
    </message>
    <message>
        <source>{name} is for a game that is not played here: {variant}.</source>
        <translation>{name} concerne un jeu qui ne se joue pas ici&#x202f;: {variant}.</translation>
    </message>
    <message>
        <source>{name} has a rule that does not exist here: {rule}.</source>
        <translation>{name} contient une règle qui n’existe pas ici&#x202f;: {rule}.</translation>
    </message>
    <message>
        <source>{name} sets the rule {rule} to {value}, which it cannot be.</source>
        <translation>{name} met la règle {rule} à {value}, ce qui est impossible.</translation>
    </message>
    <message>
        <source>With the rules in {name} nothing would score.</source>
        <translation>Avec les règles de {name}, rien ne rapporterait de points.</translation>
    </message>
    <message>
        <source>{name} limits the cards taken at once, which Frac does not.</source>
        <translation>{name} limite le nombre de cartes prises, ce que le Frac ne fait pas.</translation>
    </message>
    <message>
        <source>{name} sets another target than 21, to which De Trente is always played.</source>
        <translation>{name} fixe un autre objectif que 21, alors que De Trente se joue toujours en 21.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1%</source>
        <comment>a share, such as 49.6%</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>of diamonds</source>
        <translation>de carreau</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>de cœur</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>de pique</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>de trèfle</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Deniers</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Épées</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Bâtons</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>le valet</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after &apos;the&apos;</comment>
        <translation>le valet</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>le roi</translation>
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
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; what belongs to it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the end of a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter on the card of an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>letter on the card of a jack</comment>
        <translation>V</translation>
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
        <translation>Vous</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one who receives points</comment>
        <translation>vous</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards that count</source>
        <translation>
            <numerusform>%n carte qui compte</numerusform>
            <numerusform>%n cartes qui comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of card</source>
        <translation>
            <numerusform>%n sorte de carte</numerusform>
            <numerusform>%n sortes de cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partie</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carte prise</numerusform>
            <numerusform>%n cartes prises</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>à deux</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>à trois</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>à quatre</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>à six</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1.</source>
        <translation>Posez %1.</translation>
    </message>
    <message>
        <source>Take %1 %2.</source>
        <comment>cards; with which card</comment>
        <translation>Prenez %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a card; the cards it takes</comment>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>Declare less than ten, 3 points.</source>
        <translation>Annoncez moins de dix, 3 points.</translation>
    </message>
    <message>
        <source>Declare three of a kind, 10 points.</source>
        <translation>Annoncez un brelan, 10 points.</translation>
    </message>
    <message>
        <source>%1 counts as %2.</source>
        <translation>%1 vaut %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <translation>Vous prenez %1 %2.</translation>
    </message>
    <message>
        <source>%3 takes %1 %2.</source>
        <translation>%3 prend %1 %2.</translation>
    </message>
    <message>
        <source>You laid %1.</source>
        <translation>Vous avez posé %1.</translation>
    </message>
    <message>
        <source>%2 laid %1.</source>
        <translation>%2 a posé %1.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>À vous&#x202f;: jouez une carte.</translation>
    </message>
    <message>
        <source>Space or a click goes on.</source>
        <translation>Espace ou un clic pour continuer.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 réfléchit …</translation>
    </message>
    <message>
        <source>The table is empty: you must lay a card.</source>
        <translation>La table est vide&#x202f;: vous devez poser une carte.</translation>
    </message>
    <message>
        <source>The table is empty: %1 must lay a card.</source>
        <translation>La table est vide&#x202f;: %1 doit poser une carte.</translation>
    </message>
    <message>
        <source>That card takes %1: it cannot be laid.</source>
        <translation>Cette carte prend %1&#x202f;: vous ne pouvez pas la poser.</translation>
    </message>
    <message>
        <source>That card does not take %1.</source>
        <translation>Cette carte ne prend pas %1.</translation>
    </message>
    <message>
        <source>Take %1:</source>
        <comment>%1 is: with the 7 of coins</comment>
        <translation>Prendre %1&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to take: choose one.</source>
        <translation>
            <numerusform>%n façon de prendre&#x202f;: choisissez.</numerusform>
            <numerusform>%n façons de prendre&#x202f;: choisissez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n parfait</numerusform>
            <numerusform>%n parfaits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n bon</numerusform>
            <numerusform>%n bons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccurate</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practice: %n position(s)</source>
        <translation>
            <numerusform>Entraînement&#x202f;: %n position</numerusform>
            <numerusform>Entraînement&#x202f;: %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in which there was something better to play.</source>
        <translation>
            <numerusform>%n position où il y avait mieux à jouer.</numerusform>
            <numerusform>%n positions où il y avait mieux à jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) gone through so far.</source>
        <comment>in search of a puzzle</comment>
        <translation>
            <numerusform>%n donne parcourue jusqu’ici.</numerusform>
            <numerusform>%n donnes parcourues jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ready.</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Encore %n de prêt.</numerusform>
            <numerusform>Encore %n de prêts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row.</source>
        <comment>puzzles solved at the first try, one after the other</comment>
        <translation>
            <numerusform>%n d’affilée.</numerusform>
            <numerusform>%n d’affilée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2</source>
        <translation>%1&#x202f;: prendre %2</translation>
    </message>
    <message>
        <source>%1 Once more to play, Esc to choose again.</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>%1 Encore une fois pour jouer, Échap pour choisir à nouveau.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>Conseil&#x202f;: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Réfléchit …</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Round over</source>
        <translation>Manche finie</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Round %1  ·  deal %2 of %3</source>
        <translation>Manche %1  ·  donne %2 sur %3</translation>
    </message>
    <message>
        <source>Round %1  ·  %2/%3</source>
        <comment>a deal of some: 4/6</comment>
        <translation>Manche %1  ·  %2/%3</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>target of a match</comment>
        <translation>en %1 points</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napolitain</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Sicilien</translation>
    </message>
    <message>
        <source>Piacentine</source>
        <translation>Plaisantin</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>French, numbers</source>
        <translation>Français, à chiffres</translation>
    </message>
    <message>
        <source>French, large print</source>
        <translation>Français, gros caractères</translation>
    </message>
    <message>
        <source>Usual back</source>
        <translation>Dos habituel</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brun</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Marbre</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a table</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Votre image</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Citron</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barque</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
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
        <translation>Table nette</translation>
    </message>
    <message>
        <source>Take everything that lies on the table.</source>
        <translation>Prenez tout ce qui est sur la table.</translation>
    </message>
    <message>
        <source>It scores at once, and whoever comes next has nothing to take.</source>
        <translation>Cela rapporte aussitôt, et qui joue ensuite n’a rien à prendre.</translation>
    </message>
    <message>
        <source>No gifts</source>
        <translation>Pas de cadeaux</translation>
    </message>
    <message>
        <source>Finish a round in which nobody sweeps against you.</source>
        <translation>Finissez une manche sans scopa contre vous.</translation>
    </message>
    <message>
        <source>A point that they do not make is worth as much as one that you make.</source>
        <translation>Un point que les autres ne font pas vaut autant qu’un point que vous faites.</translation>
    </message>
    <message>
        <source>Above ten</source>
        <translation>Au-dessus de dix</translation>
    </message>
    <message>
        <source>Leave more than ten on the table six times in a row, where an ace has no power.</source>
        <translation>Laissez plus de dix sur la table six fois de suite, dans un jeu où l’as n’a pas de pouvoir.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep such a table.</source>
        <translation>Aucune carte ne vaut plus de dix&#x202f;: personne ne peut balayer une telle table.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une&#x202f;!</translation>
    </message>
    <message>
        <source>Sweep the table twice, with nothing taken in between.</source>
        <translation>Balayez la table deux fois, sans aucune prise entre les deux.</translation>
    </message>
    <message>
        <source>An empty table forces a card from the next hand: keep pairs to answer it.</source>
        <translation>Une table vide oblige qui suit à poser&#x202f;: gardez des paires pour répondre.</translation>
    </message>
    <message>
        <source>Three in a round</source>
        <translation>Trois en une manche</translation>
    </message>
    <message>
        <source>Sweep the table three times in one round.</source>
        <translation>Balayez la table trois fois dans une manche.</translation>
    </message>
    <message>
        <source>Sweeps have no limit: they decide more rounds than the primiera does.</source>
        <translation>Les scopas n’ont pas de limite&#x202f;: elles décident plus de manches que la primiera.</translation>
    </message>
    <message>
        <source>At the last moment</source>
        <translation>Au dernier moment</translation>
    </message>
    <message>
        <source>Sweep the table with your last card of the round.</source>
        <translation>Balayez la table avec votre dernière carte de la manche.</translation>
    </message>
    <message>
        <source>Who counts the cards knows at the end what is still out, and what can be swept.</source>
        <translation>Qui compte les cartes sait à la fin ce qui reste, et ce qui peut se balayer.</translation>
    </message>
    <message>
        <source>The beautiful one</source>
        <translation>La belle</translation>
    </message>
    <message>
        <source>Take the settebello from the table.</source>
        <translation>Prenez le settebello sur la table.</translation>
    </message>
    <message>
        <source>It is a point by itself, and helps to win two more: its suit and the primiera.</source>
        <translation>Il vaut un point à lui seul, et aide à en gagner deux autres&#x202f;: sa couleur et la primiera.</translation>
    </message>
    <message>
        <source>Settebello with a sweep</source>
        <translation>Settebello et scopa</translation>
    </message>
    <message>
        <source>Sweep the table with the settebello, or take it in a sweep.</source>
        <translation>Balayez la table avec le settebello, ou prenez-le dans une scopa.</translation>
    </message>
    <message>
        <source>Two points in one play: the best use of a seven is seldom the first.</source>
        <translation>Deux points d’un coup&#x202f;: la meilleure façon de jouer un sept est rarement la première.</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Les quatre sept</translation>
    </message>
    <message>
        <source>Take all four sevens in a round.</source>
        <translation>Prenez les quatre sept dans une manche.</translation>
    </message>
    <message>
        <source>Sevens count most for the primiera: four of them cannot be beaten.</source>
        <translation>Les sept comptent le plus à la primiera&#x202f;: quatre sept sont imbattables.</translation>
    </message>
    <message>
        <source>Primiera of sevens</source>
        <translation>Primiera de sept</translation>
    </message>
    <message>
        <source>Win the primiera with at least three sevens.</source>
        <translation>Gagnez la primiera avec au moins trois sept.</translation>
    </message>
    <message>
        <source>Three sevens are nearly always enough: after that, look to the other points.</source>
        <translation>Trois sept suffisent presque toujours&#x202f;: ensuite, visez les autres points.</translation>
    </message>
    <message>
        <source>Primiera of sixes</source>
        <translation>Primiera de six</translation>
    </message>
    <message>
        <source>Win the primiera with no more than one seven.</source>
        <translation>Gagnez la primiera avec un sept au plus.</translation>
    </message>
    <message>
        <source>Sixes and aces come next after sevens: where the sevens are split, they decide.</source>
        <translation>Les six et les as viennent juste après les sept&#x202f;: quand les sept sont partagés, ils décident.</translation>
    </message>
    <message>
        <source>A handful</source>
        <translation>Une poignée</translation>
    </message>
    <message>
        <source>Take four or more cards with one card that has to add them up.</source>
        <translation>Prenez quatre cartes ou plus avec une seule, qui en fait la somme.</translation>
    </message>
    <message>
        <source>Most cards is a point, and every card that comes along counts for it.</source>
        <translation>Le plus de cartes vaut un point, et chaque carte emportée y compte.</translation>
    </message>
    <message>
        <source>Thirty cards</source>
        <translation>Trente cartes</translation>
    </message>
    <message>
        <source>Take thirty of the forty cards, where two sides play.</source>
        <translation>Prenez trente des quarante cartes, dans un jeu à deux camps.</translation>
    </message>
    <message>
        <source>Many cards bring good ones along: points come in company.</source>
        <translation>Beaucoup de cartes en amènent de bonnes&#x202f;: les points vont ensemble.</translation>
    </message>
    <message>
        <source>Eight of a suit</source>
        <translation>Huit d’une couleur</translation>
    </message>
    <message>
        <source>Take eight of the ten cards %1 in a round.</source>
        <translation>Prenez huit des dix cartes %1 dans une manche.</translation>
    </message>
    <message>
        <source>Of captures that are worth the same otherwise, take the one with this suit in it.</source>
        <translation>De deux prises qui se valent, choisissez celle qui a cette couleur.</translation>
    </message>
    <message>
        <source>All four points</source>
        <translation>Les quatre points</translation>
    </message>
    <message>
        <source>Score all four points of a round: cards, suit, settebello and primiera.</source>
        <translation>Faites les quatre points d’une manche&#x202f;: cartes, couleur, settebello et primiera.</translation>
    </message>
    <message>
        <source>Count as you go: give up what is lost, and fight for what is open.</source>
        <translation>Comptez en jouant&#x202f;: lâchez ce qui est perdu, disputez ce qui est ouvert.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Take the ace, 2 and 3 %1, in a game that counts the run.</source>
        <translation>Prenez l’as, le 2 et le 3 %1, dans un jeu qui compte la suite.</translation>
    </message>
    <message>
        <source>Three points, and one more for each card that follows: small ones are gold.</source>
        <translation>Trois points, et un de plus par carte qui suit&#x202f;: les petites valent de l’or.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Take all ten cards %1 in a round.</source>
        <translation>Prenez les dix cartes %1 dans une manche.</translation>
    </message>
    <message>
        <source>In Cirulla it wins the match at once: with seven of them, it is worth a try.</source>
        <translation>À la Cirulla, cela gagne la partie aussitôt&#x202f;: avec sept d’entre elles, l’essai en vaut la peine.</translation>
    </message>
    <message>
        <source>Fifteen in four</source>
        <translation>Quinze à quatre</translation>
    </message>
    <message>
        <source>In a game of fifteen, make it with four cards or more.</source>
        <translation>Dans un jeu de quinze, faites quinze avec quatre cartes ou plus.</translation>
    </message>
    <message>
        <source>Add up the whole table first: the longest way to fifteen takes the most cards.</source>
        <translation>Faites d’abord la somme de toute la table&#x202f;: le plus long chemin vers quinze prend le plus de cartes.</translation>
    </message>
    <message>
        <source>Worth the ace</source>
        <translation>Un as bien placé</translation>
    </message>
    <message>
        <source>Where an ace takes everything, take five cards or more with one.</source>
        <translation>Là où l’as prend tout, prenez cinq cartes ou plus avec un as.</translation>
    </message>
    <message>
        <source>An ace grows with the table: wait, but not until somebody else has one.</source>
        <translation>Un as grandit avec la table&#x202f;: attendez, mais pas jusqu’à l’as d’un autre.</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Cartes sur table</translation>
    </message>
    <message>
        <source>Declare in Cirulla: three cards below ten, or three of a kind.</source>
        <translation>Faites une annonce à la Cirulla&#x202f;: moins de dix, ou un brelan.</translation>
    </message>
    <message>
        <source>The points are certain, and nearly always worth more than a hidden hand.</source>
        <translation>Ces points sont sûrs, et valent presque toujours mieux qu’une main cachée.</translation>
    </message>
    <message>
        <source>First to the end</source>
        <translation>Jusqu’au bout</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gagnez une partie.</translation>
    </message>
    <message>
        <source>Luck evens out over rounds: a match is won by what you do with it.</source>
        <translation>La chance s’équilibre au fil des manches&#x202f;: on gagne par ce qu’on en fait.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>En bonne compagnie</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Gagnez une partie en équipe.</translation>
    </message>
    <message>
        <source>What your partner could take is left, what the others could take is not.</source>
        <translation>On laisse ce que le partenaire pourrait prendre, pas ce que les autres pourraient prendre.</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Remontée</translation>
    </message>
    <message>
        <source>Win a match after being five points behind.</source>
        <translation>Gagnez une partie après avoir eu cinq points de retard.</translation>
    </message>
    <message>
        <source>Who is behind may dare more: a sweep risked costs little when all is lost anyway.</source>
        <translation>En retard, on peut oser&#x202f;: une scopa risquée coûte peu quand tout est perdu de toute façon.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>À l’envers</translation>
    </message>
    <message>
        <source>Win a match in which the lowest score wins.</source>
        <translation>Gagnez une partie où le plus petit score l’emporte.</translation>
    </message>
    <message>
        <source>Who can lose on purpose has understood what makes points.</source>
        <translation>Qui sait perdre exprès a compris d’où viennent les points.</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>Sans filet</translation>
    </message>
    <message>
        <source>Win a match with no aid, no hint and nothing taken back.</source>
        <translation>Gagnez une partie sans aide, sans conseil et sans coup repris.</translation>
    </message>
    <message>
        <source>Seeing for yourself what a card takes is the first half of playing well.</source>
        <translation>Voir soi-même ce que prend une carte, c’est déjà la moitié du bien jouer.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Contre les meilleurs</translation>
    </message>
    <message>
        <source>Win a match against Expert.</source>
        <translation>Gagnez une partie contre le niveau Expert.</translation>
    </message>
    <message>
        <source>Expert remembers every card: to win, remember the sevens at least.</source>
        <translation>L’Expert retient toutes les cartes&#x202f;: pour gagner, retenez au moins les sept.</translation>
    </message>
    <message>
        <source>Master of the house</source>
        <translation>Maître des lieux</translation>
    </message>
    <message>
        <source>Win against Expert in every game there is.</source>
        <translation>Battez le niveau Expert dans tous les jeux.</translation>
    </message>
    <message>
        <source>Each game turns one rule, and with it what a card is worth.</source>
        <translation>Chaque jeu change une règle, et avec elle la valeur des cartes.</translation>
    </message>
    <message>
        <source>Expert beaten at %1 (%2 of %3 games)</source>
        <comment>a game; two numbers</comment>
        <translation>Expert battu&#x202f;: %1 (%2 jeux sur %3)</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>achievements, separated by dots</comment>
        <translation>Nouveau&#x202f;: %1</translation>
    </message>
    <message>
        <source>What a card would take</source>
        <translation>Ce que prendrait une carte</translation>
    </message>
    <message>
        <source>Rings round the cards while you choose</source>
        <translation>Un cercle autour des cartes pendant que vous choisissez</translation>
    </message>
    <message>
        <source>The sum of the table</source>
        <translation>La somme de la table</translation>
    </message>
    <message>
        <source>What all cards on the table add up to</source>
        <translation>Le total de toutes les cartes de la table</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Cartes tombées</translation>
    </message>
    <message>
        <source>Every card by suit and rank: still out, on the table, yours, or gone</source>
        <translation>Chaque carte par couleur et par rang&#x202f;: cachée, sur la table, à vous ou tombée</translation>
    </message>
    <message>
        <source>A warning before a sweep is given away</source>
        <translation>Avertir avant d’offrir une scopa</translation>
    </message>
    <message>
        <source>If the next player might sweep what you leave, a second press plays the card</source>
        <translation>Si la table que vous laissez peut être balayée au coup suivant, il faut jouer la carte deux fois</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>À la table&#x202f;:</translation>
    </message>
    <message>
        <source>Against %1:</source>
        <comment>the level of the strongest opponent</comment>
        <translation>Contre %1&#x202f;:</translation>
    </message>
    <message>
        <source>That leaves %1 on the table, and the next player might sweep it. Press again to play.</source>
        <translation>Cela laisse %1 sur la table, et qui joue ensuite pourrait tout balayer. Appuyez encore pour jouer.</translation>
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
        <translation>Valet %1</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>Valet %1</translation>
    </message>
    <message>
        <source>Knight %1</source>
        <translation>Cavalier %1</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>Dame %1</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>Roi %1</translation>
    </message>
    <message>
        <source>The ace %1</source>
        <translation>L’as %1</translation>
    </message>
    <message>
        <source>The 2 %1</source>
        <translation>Le 2 %1</translation>
    </message>
    <message>
        <source>The 3 %1</source>
        <translation>Le 3 %1</translation>
    </message>
    <message>
        <source>The 4 %1</source>
        <translation>Le 4 %1</translation>
    </message>
    <message>
        <source>The 5 %1</source>
        <translation>Le 5 %1</translation>
    </message>
    <message>
        <source>The 6 %1</source>
        <translation>Le 6 %1</translation>
    </message>
    <message>
        <source>The 7 %1</source>
        <translation>Le 7 %1</translation>
    </message>
    <message>
        <source>The 8 %1</source>
        <translation>Le 8 %1</translation>
    </message>
    <message>
        <source>The 9 %1</source>
        <translation>Le 9 %1</translation>
    </message>
    <message>
        <source>The 10 %1</source>
        <translation>Le 10 %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>Le valet %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>Le valet %1</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>Le cavalier %1</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>La dame %1</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>Le roi %1</translation>
    </message>
    <message>
        <source>the ace %1</source>
        <translation>l’as %1</translation>
    </message>
    <message>
        <source>the 2 %1</source>
        <translation>le 2 %1</translation>
    </message>
    <message>
        <source>the 3 %1</source>
        <translation>le 3 %1</translation>
    </message>
    <message>
        <source>the 4 %1</source>
        <translation>le 4 %1</translation>
    </message>
    <message>
        <source>the 5 %1</source>
        <translation>le 5 %1</translation>
    </message>
    <message>
        <source>the 6 %1</source>
        <translation>le 6 %1</translation>
    </message>
    <message>
        <source>the 7 %1</source>
        <translation>le 7 %1</translation>
    </message>
    <message>
        <source>the 8 %1</source>
        <translation>le 8 %1</translation>
    </message>
    <message>
        <source>the 9 %1</source>
        <translation>le 9 %1</translation>
    </message>
    <message>
        <source>the 10 %1</source>
        <translation>le 10 %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>le valet %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>le valet %1</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>le cavalier %1</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>la dame %1</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>le roi %1</translation>
    </message>
    <message>
        <source>with the ace %1</source>
        <translation>avec l’as %1</translation>
    </message>
    <message>
        <source>with the 2 %1</source>
        <translation>avec le 2 %1</translation>
    </message>
    <message>
        <source>with the 3 %1</source>
        <translation>avec le 3 %1</translation>
    </message>
    <message>
        <source>with the 4 %1</source>
        <translation>avec le 4 %1</translation>
    </message>
    <message>
        <source>with the 5 %1</source>
        <translation>avec le 5 %1</translation>
    </message>
    <message>
        <source>with the 6 %1</source>
        <translation>avec le 6 %1</translation>
    </message>
    <message>
        <source>with the 7 %1</source>
        <translation>avec le 7 %1</translation>
    </message>
    <message>
        <source>with the 8 %1</source>
        <translation>avec le 8 %1</translation>
    </message>
    <message>
        <source>with the 9 %1</source>
        <translation>avec le 9 %1</translation>
    </message>
    <message>
        <source>with the 10 %1</source>
        <translation>avec le 10 %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>avec le valet %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>avec le valet %1</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>avec le cavalier %1</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>avec la dame %1</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>avec le roi %1</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>de deniers</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>de coupes</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>d’épées</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>de bâtons</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gourmand</translation>
    </message>
    <message>
        <source>Chitarrella</source>
        <translation>Chitarrella</translation>
    </message>
    <message>
        <source>By the maxims</source>
        <translation>Selon les maximes</translation>
    </message>
    <message>
        <source>Takes what it sees, and soon forgets what has gone.</source>
        <translation>Prend ce qu’il voit, et oublie vite ce qui est tombé.</translation>
    </message>
    <message>
        <source>Minds what it leaves, but remembers no captured card.</source>
        <translation>Fait attention à ce qu’il laisse, mais ne retient aucune carte prise.</translation>
    </message>
    <message>
        <source>Plays by the old maxims of Scopone, and counts the cards.</source>
        <translation>Joue selon les vieilles maximes du Scopone, et compte les cartes.</translation>
    </message>
    <message>
        <source>Tries every play on deals that it imagines, and forgets a few cards.</source>
        <translation>Essaie chaque coup sur des donnes qu’il imagine, et oublie quelques cartes.</translation>
    </message>
    <message>
        <source>Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards exactly.</source>
        <translation>Imagine bien plus de donnes, retient tout, lit ce que les autres n’ont pas pris, et joue les dernières cartes sans faute.</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>amasse les deniers</translation>
    </message>
    <message>
        <source>hunts scope</source>
        <translation>chasse les scopas</translation>
    </message>
    <message>
        <source>plays by the old maxims</source>
        <translation>joue selon les vieilles maximes</translation>
    </message>
    <message>
        <source>saves up sevens</source>
        <translation>garde les sept</translation>
    </message>
    <message>
        <source>leaves nothing to sweep</source>
        <translation>ne laisse rien à balayer</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Level %1  ·  %2</source>
        <comment>number and name of a level</comment>
        <translation>Niveau %1  ·  %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level; how it plays</comment>
        <translation>%1&#x202f;: %2</translation>
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
        <translation>Les penchants changent le style, jamais la force.</translation>
    </message>
    <message>
        <source>The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have neither frame nor letters, so figures are told by their legs: two are a jack&apos;s, four a knight&apos;s, and a king wears a cloak. The ace of coins is an eagle with two heads.</source>
        <translation>Le jeu de Naples, et le plus courant là où l’on joue à la scopa. Ses cartes sont petites, sans cadre ni lettres&#x202f;; on reconnaît les figures à leurs jambes&#x202f;: deux pour un valet, quatre pour un cavalier, et le roi porte un manteau. L’as de deniers est un aigle à deux têtes.</translation>
    </message>
    <message>
        <source>The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of coins is an eagle with a crown.</source>
        <translation>Le jeu de Plaisance, chez lui dans une grande partie du nord et du centre de l’Italie. Ses cartes sont hautes et étroites, avec un cadre fin, et ses figures ont deux têtes&#x202f;: aucune n’est jamais à l’envers. L’as de deniers est un aigle couronné.</translation>
    </message>
    <message>
        <source>The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each other and are tied with a ribbon.</source>
        <translation>Le jeu de Sicile&#x202f;: de petites cartes, ici avec les paladins de son théâtre de marionnettes. Le sol sous une figure dit son rang&#x202f;: rouge pour un valet, jaune pour un cavalier, vert pour un roi. Les petites épées et les petits bâtons se croisent, noués d’un ruban.</translation>
    </message>
    <message>
        <source>The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 and 10. Gaps in the frame tell the suit from the card&apos;s edge alone: none for coins, one for cups, two for swords, three for clubs.</source>
        <translation>Le jeu de l’Escoba, en Espagne et en Amérique latine. Les figures portent 10, 11 et 12, mais valent 8, 9 et 10. Les coupures du cadre disent la couleur rien qu’au bord de la carte&#x202f;: aucune pour les deniers, une pour les coupes, deux pour les épées, trois pour les bâtons.</translation>
    </message>
    <message>
        <source>In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack&apos;s 8 and the king&apos;s 10. The seven of diamonds is the settebello.</source>
        <translation>Dans certaines régions d’Italie, on joue à la scopa avec les couleurs françaises&#x202f;: carreau pour les deniers, cœur pour les coupes, pique pour les épées, trèfle pour les bâtons. La dame prend la place du cavalier et vaut 9, entre le valet, 8, et le roi, 10. Le sept de carreau est le settebello.</translation>
    </message>
    <message>
        <source>A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are just beginning to add.</source>
        <translation>Un jeu français sans figures&#x202f;: 8, 9 et 10 y remplacent valet, dame et roi. Une carte vaut ce qui est imprimé dessus, il n’y a rien à apprendre. Fait pour les premières soirées, et pour les enfants qui commencent à compter.</translation>
    </message>
    <message>
        <source>A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the French deck.</source>
        <translation>Un jeu français en gros caractères, à lire de loin ou quand on voit mal. Chaque couleur a sa teinte, pour ne jamais confondre carreau et cœur, ni trèfle et pique. Tout compte comme dans le jeu français.</translation>
    </message>
    <message>
        <source>A deck of your own, with Italian suits.</source>
        <translation>Un jeu de cartes à vous, aux couleurs italiennes.</translation>
    </message>
    <message>
        <source>A deck of your own, with Spanish suits.</source>
        <translation>Un jeu de cartes à vous, aux couleurs espagnoles.</translation>
    </message>
    <message>
        <source>A deck of your own, with French suits.</source>
        <translation>Un jeu de cartes à vous, aux couleurs françaises.</translation>
    </message>
    <message>
        <source>Counts %1, and %2 in the primiera.</source>
        <translation>Vaut %1, et %2 à la primiera.</translation>
    </message>
    <message>
        <source>The settebello: a point by itself.</source>
        <translation>Le settebello&#x202f;: un point à lui seul.</translation>
    </message>
    <message>
        <source>One of the ten coins.</source>
        <translation>L’une des dix cartes de deniers.</translation>
    </message>
    <message>
        <source>%1! You sweep the table %2.</source>
        <translation>%1&#x202f;! Vous balayez la table %2.</translation>
    </message>
    <message>
        <source>%1! %3 sweeps the table %2.</source>
        <translation>%1&#x202f;! %3 balaie la table %2.</translation>
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
        <translation>Deux as ou plus sur la table de départ&#x202f;: on redonne.</translation>
    </message>
    <message>
        <source>Four tens lie on the opening table: the cards are dealt again.</source>
        <translation>Quatre dix sur la table de départ&#x202f;: on redonne.</translation>
    </message>
    <message>
        <source>Three tens lie on the opening table: the cards are dealt again.</source>
        <translation>Trois dix sur la table de départ&#x202f;: on redonne.</translation>
    </message>
    <message>
        <source>Four kings lie on the opening table: the cards are dealt again.</source>
        <translation>Quatre rois sur la table de départ&#x202f;: on redonne.</translation>
    </message>
    <message>
        <source>Three kings lie on the opening table: the cards are dealt again.</source>
        <translation>Trois rois sur la table de départ&#x202f;: on redonne.</translation>
    </message>
    <message>
        <source>Round %1. You deal.</source>
        <translation>Manche %1. Vous donnez.</translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Manche %1. %2 donne.</translation>
    </message>
    <message>
        <source>%1 for each player.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>%1 par personne.</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3 for each player.</source>
        <comment>%3 is: 3 cards</comment>
        <translation>Donne %1 sur %2&#x202f;: %3 par personne.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it for two sweeps.</source>
        <translation>La table de départ fait trente&#x202f;: vous la prenez, pour deux scopas.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it for two sweeps.</source>
        <translation>La table de départ fait trente&#x202f;: %1 la prend, pour deux scopas.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it for a sweep.</source>
        <translation>La table de départ fait quinze&#x202f;: vous la prenez, pour une scopa.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it for a sweep.</source>
        <translation>La table de départ fait quinze&#x202f;: %1 la prend, pour une scopa.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it.</source>
        <translation>La table de départ fait trente&#x202f;: vous la prenez.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it.</source>
        <translation>La table de départ fait trente&#x202f;: %1 la prend.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it.</source>
        <translation>La table de départ fait quinze&#x202f;: vous la prenez.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it.</source>
        <translation>La table de départ fait quinze&#x202f;: %1 la prend.</translation>
    </message>
    <message>
        <source>You declare three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>Vous annoncez un brelan&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%2 declares three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>%2 annonce un brelan&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You declare less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>Vous annoncez moins de dix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%2 declares less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>%2 annonce moins de dix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There %1 counts as %2.</source>
        <comment>the 7 of cups</comment>
        <translation>Dans cette annonce, %1 vaut %2.</translation>
    </message>
    <message>
        <source>You take what is left.</source>
        <translation>Vous prenez ce qui reste.</translation>
    </message>
    <message>
        <source>%1 takes what is left.</source>
        <translation>%1 prend ce qui reste.</translation>
    </message>
    <message>
        <source>%1 take what is left.</source>
        <comment>a team</comment>
        <translation>L’équipe %1 prend ce qui reste.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>As, 2 et 3 %2&#x202f;: vous gagnez la partie aussitôt.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>As, 2 et 3 %2&#x202f;: %1 gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>As, 2 et 3 %2&#x202f;: l’équipe %1 gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>All ten cards %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Les dix cartes %2&#x202f;: vous gagnez la partie aussitôt.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Les dix cartes %2&#x202f;: %1 gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Les dix cartes %2&#x202f;: l’équipe %1 gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>You win the match, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>Vous gagnez la partie, %1</translation>
    </message>
    <message>
        <source>%2 wins, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>%2 gagne, %1</translation>
    </message>
    <message>
        <source>%2 win, %1</source>
        <comment>a team; %1 is: 12 to 8</comment>
        <translation>L’équipe %2 gagne, %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a result, the winner&apos;s points first</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Valets</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Valets</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Eights to tens</source>
        <translation>Huit, neuf et dix</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of shares</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>above</source>
        <comment>a share that is greater than chance allows</comment>
        <translation>au-dessus</translation>
    </message>
    <message>
        <source>below</source>
        <comment>a share that is less than chance allows</comment>
        <translation>au-dessous</translation>
    </message>
    <message>
        <source>%1: over %2 you were dealt %3; chance allows %4. %5</source>
        <comment>a kind of card; rounds; shares</comment>
        <translation>%1&#x202f;: sur %2, vous en avez reçu %3&#x202f;; le hasard donne %4. %5</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>Rien d’inhabituel.</translation>
    </message>
    <message>
        <source>That is more than usual.</source>
        <translation>C’est plus que d’habitude.</translation>
    </message>
    <message>
        <source>That is less than usual.</source>
        <translation>C’est moins que d’habitude.</translation>
    </message>
    <message>
        <source>Over %1 you were dealt %2 of the sevens; chance allows %3.</source>
        <translation>Sur %1, vous avez reçu %2 des sept&#x202f;; le hasard donne %3.</translation>
    </message>
    <message>
        <source>Too few rounds to tell</source>
        <translation>Trop peu de manches pour le dire</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Inhabituel</translation>
    </message>
    <message>
        <source>Nothing unusual</source>
        <translation>Rien d’inhabituel</translation>
    </message>
    <message>
        <source>After %1 it shows here whether chance dealt the cards. So far there are %2.</source>
        <translation>Après %1, on verra ici si c’est bien le hasard qui a donné les cartes. Jusqu’ici, vous en êtes à %2.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.</source>
        <translation>Rangs, couleurs et settebello ensemble&#x202f;: sur 100 personnes aux cartes honnêtes, on en trouve %1 avec des cartes plus inégales.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as uneven as these. Is it rigged? tells how to check the deals of a match.</source>
        <translation>Rangs, couleurs et settebello ensemble&#x202f;: sur 1&#x202f;000 personnes aux cartes honnêtes, pas une n’en voit d’aussi inégales. «&#x202f;C’est truqué&#x202f;?&#x202f;» dit comment vérifier les donnes d’une partie.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. It can be chance, for somebody has to be among them; fair cards even out as you play on.</source>
        <translation>Rangs, couleurs et settebello ensemble&#x202f;: sur 100 personnes aux cartes honnêtes, on en trouve %1 avec des cartes aussi inégales. Ce peut être le hasard, il faut bien que quelqu’un soit dans ce cas&#x202f;; des cartes honnêtes s’équilibrent au fil du jeu.</translation>
    </message>
    <message>
        <source>fewer than one</source>
        <comment>of 100 players</comment>
        <translation>moins d’une</translation>
    </message>
    <message>
        <source>Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies outside. Of %1 about %2 would lie outside by chance.</source>
        <translation>Trait&#x202f;: ce que le hasard donne en moyenne. Bande&#x202f;: où il laisse 95 personnes sur 100. Point&#x202f;: vous&#x202f;; un losange est hors de la bande. Sur %1, environ %2 en sortiraient par hasard.</translation>
    </message>
    <message>
        <source>Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In teams your partner&apos;s cards count as yours. Cards that a deal number brought again count once.</source>
        <translation>On compte les cartes données en main, pas celles de la table de départ, dans les manches contre l’ordinateur. En équipe, les cartes de votre partenaire comptent comme les vôtres. Des cartes revenues par un numéro de donne ne comptent qu’une fois.</translation>
    </message>
    <message>
        <source>These are the latest %1.</source>
        <comment>rounds</comment>
        <translation>Voici les %1 les plus récentes.</translation>
    </message>
    <message>
        <source>Every card of this match follows from deal number %1; it was fixed before the first card was dealt.</source>
        <translation>Toutes les cartes de cette partie découlent du numéro de donne %1&#x202f;; il était fixé avant la première carte.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>a deal number</comment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Nobody peeks</source>
        <translation>Personne ne triche</translation>
    </message>
    <message>
        <source>A computer player is told what a person in its seat could see: its own hand, the table, and what was played and taken in the open. It thinks in a process of its own, which never gets the other hands or the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.</source>
        <translation>L’ordinateur, à sa place, sait ce que vous y verriez&#x202f;: sa main, la table, et ce qui a été joué et pris à découvert. Il réfléchit dans un processus à part, qui ne reçoit jamais ni les autres mains ni le talon. Des tests automatiques le prouvent&#x202f;: ils échangent toutes les cartes cachées et exigent le même coup.</translation>
    </message>
    <message>
        <source>The cards are fixed in advance</source>
        <translation>Les cartes sont fixées d’avance</translation>
    </message>
    <message>
        <source>A match has a deal number, picked at random, or chosen by you. Every card of every round follows from it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, and at the same table the same number deals the same cards to anybody.</source>
        <translation>Une partie a un numéro de donne, tiré au hasard ou choisi par vous. Toutes les cartes de toutes les manches en découlent, par un mélange publié avec le programme. Rien de ce que vous faites ne change ce qui vient, et, à la même table, le même numéro donne les mêmes cartes à tout le monde.</translation>
    </message>
    <message>
        <source>Levels differ in their heads, not in their cards</source>
        <translation>Les niveaux diffèrent par la tête, pas par les cartes</translation>
    </message>
    <message>
        <source>A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before anybody asks who sits where.</source>
        <translation>Un adversaire plus fort retient mieux ce qui a été pris et voit plus loin. Les cartes sont données avant qu’on regarde qui est assis où.</translation>
    </message>
    <message>
        <source>Look for yourself</source>
        <translation>Vérifiez vous-même</translation>
    </message>
    <message>
        <source>Statistics show under Fairness what you were dealt, beside what chance would give. And a match that was saved to a file can be checked card by card, play by play, with this command:</source>
        <translation>Les statistiques, sous Équité, montrent ce que vous avez reçu à côté de ce que le hasard donnerait. Et une partie enregistrée dans un fichier se vérifie carte par carte, coup par coup, avec cette commande&#x202f;:</translation>
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
        <translation>un valet</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>un valet</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>un cavalier</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>une dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un roi</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>4 cards</comment>
        <translation>%1 en tout</translation>
    </message>
    <message>
        <source>It brings home %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>Cela rapporte %1.</translation>
    </message>
    <message>
        <source>The next best, %1, is about as good.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Le deuxième choix, %1, vaut à peu près autant.</translation>
    </message>
    <message>
        <source>The next best, %1, is far worse.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Le deuxième choix, %1, est bien moins bon.</translation>
    </message>
    <message>
        <source>The next best, %1, would be worse by %2 points a round.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>Le deuxième choix, %1, serait moins bon&#x202f;; points de trop par manche&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The next best, %1, would cost %2 points a round.</source>
        <comment>%1: laying the 7</comment>
        <translation>Le deuxième choix, %1, serait moins bon&#x202f;; points perdus par manche&#x202f;: %2.</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>within a sentence; a card</comment>
        <translation>poser %1</translation>
    </message>
    <message>
        <source>taking %1 %2</source>
        <comment>within a sentence; cards; with which card</comment>
        <translation>prendre %1 %2</translation>
    </message>
    <message>
        <source>declaring three of a kind</source>
        <comment>within a sentence</comment>
        <translation>annoncer un brelan</translation>
    </message>
    <message>
        <source>declaring less than ten</source>
        <comment>within a sentence</comment>
        <translation>annoncer moins de dix</translation>
    </message>
    <message>
        <source>declaring less than ten with the wild 7 as %1</source>
        <comment>within a sentence; a number</comment>
        <translation>annoncer moins de dix avec le 7 joker comme %1</translation>
    </message>
    <message>
        <source>the settebello</source>
        <comment>within a sentence</comment>
        <translation>le settebello</translation>
    </message>
    <message>
        <source>the re bello</source>
        <comment>within a sentence: the king of coins</comment>
        <translation>le re bello</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>cards; 3 points</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 for the napola</source>
        <comment>cards</comment>
        <translation>%1 pour la napola</translation>
    </message>
    <message>
        <source>%1 for the piccola</source>
        <comment>cards</comment>
        <translation>%1 pour la piccola</translation>
    </message>
    <message>
        <source>%1 for the grande</source>
        <comment>cards</comment>
        <translation>%1 pour la grande</translation>
    </message>
    <message>
        <source>%1 in aces and figures</source>
        <comment>2 points</comment>
        <translation>%1 en as et figures</translation>
    </message>
    <message>
        <source>%1 for the primiera</source>
        <comment>cards</comment>
        <translation>%1 pour la primiera</translation>
    </message>
    <message>
        <source>a card %1</source>
        <comment>%1 is: of coins</comment>
        <translation>une carte %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 cards; of coins</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is nothing to choose: it is the only play.</source>
        <translation>Il n’y a rien à choisir&#x202f;: c’est le seul coup.</translation>
    </message>
    <message>
        <source>Here all plays are about equally good.</source>
        <translation>Ici, tous les coups se valent à peu près.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Cela gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>It sweeps the table for a point.</source>
        <translation>Cela balaie la table, pour un point.</translation>
    </message>
    <message>
        <source>Another play would sweep the table, and a scopa counts against you.</source>
        <translation>Un autre coup balaierait la table, et une scopa compte contre vous.</translation>
    </message>
    <message>
        <source>It takes nothing, so nothing counts against you.</source>
        <translation>Cela ne prend rien, donc rien ne compte contre vous.</translation>
    </message>
    <message>
        <source>It is the card of your hand that is worth least.</source>
        <translation>C’est la carte de votre main qui vaut le moins.</translation>
    </message>
    <message>
        <source>Over all the ways in which the hidden cards may lie, it does best.</source>
        <translation>Sur toutes les répartitions possibles des cartes cachées, c’est ce qui réussit le mieux.</translation>
    </message>
    <message>
        <source>The next best would leave the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Le deuxième choix laisserait le settebello à %1.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to take the settebello.</source>
        <translation>Le deuxième choix donnerait à %1 %2&#x202f;% de chances de prendre le settebello.</translation>
    </message>
    <message>
        <source>The next best would let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Le deuxième choix laisserait %1 balayer la table.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to sweep the table.</source>
        <translation>Le deuxième choix donnerait à %1 %2&#x202f;% de chances de balayer la table.</translation>
    </message>
    <message>
        <source>Your play left the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Votre coup a laissé le settebello à %1.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to take the settebello.</source>
        <translation>Votre coup a donné à %1 %2&#x202f;% de chances de prendre le settebello.</translation>
    </message>
    <message>
        <source>Your play let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Votre coup a laissé %1 balayer la table.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to sweep the table.</source>
        <translation>Votre coup a donné à %1 %2&#x202f;% de chances de balayer la table.</translation>
    </message>
    <message>
        <source>Nobody can take %1: the other three of its rank are gone.</source>
        <translation>Personne ne peut prendre %1&#x202f;: les trois autres cartes de ce rang sont tombées.</translation>
    </message>
    <message>
        <source>You keep %1, which can take it back.</source>
        <comment>a card</comment>
        <translation>Vous gardez %1, qui pourra reprendre cette carte.</translation>
    </message>
    <message>
        <source>Next time %1 could take %2.</source>
        <comment>a card; cards</comment>
        <translation>La prochaine fois, %1 pourrait prendre %2.</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand.</source>
        <comment>a card</comment>
        <translation>Vous gardez %1 en main.</translation>
    </message>
    <message>
        <source>It gets rid of %1.</source>
        <comment>a card</comment>
        <translation>Vous n’avez plus %1 en main.</translation>
    </message>
    <message>
        <source>It makes fifteen.</source>
        <translation>Cela fait quinze.</translation>
    </message>
    <message>
        <source>It makes fifteen: %1.</source>
        <comment>a sum</comment>
        <translation>Cela fait quinze&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It scores %1 at once.</source>
        <comment>3 points</comment>
        <translation>Cela rapporte %1 aussitôt.</translation>
    </message>
    <message>
        <source>Nobody takes after you, so what is left over comes to you: %1.</source>
        <comment>2 cards</comment>
        <translation>Personne ne prend après vous, donc ce qui reste est pour vous&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table: %1.</source>
        <comment>4 cards</comment>
        <translation>L’as prend toute la table&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You have to take something, and nothing takes less than this: %1.</source>
        <comment>2 cards</comment>
        <translation>Vous devez prendre quelque chose, et rien ne prend moins&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on the table, which no card can sweep.</source>
        <translation>Cela laisse %1 sur la table, et aucune carte ne peut balayer cela.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and the last one is gone.</source>
        <comment>a 7</comment>
        <translation>Il faudrait %1 pour balayer ce que cela laisse, et il n’en reste plus.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps what it leaves.</source>
        <translation>Personne d’autre ne peut avoir une carte qui balaie ce que cela laisse.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and nobody else can hold one.</source>
        <comment>a 7</comment>
        <translation>Il faudrait %1 pour balayer ce que cela laisse, et personne d’autre ne peut en avoir.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Finie</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Hier, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game; how it is seated</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>niveaux mêlés</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>names; their level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <comment>%1 is a date</comment>
        <translation>Donne du %1</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mêmes cartes</translation>
    </message>
    <message>
        <source>From another match</source>
        <translation>D’une autre partie</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Computer in your seat</source>
        <translation>L’ordinateur à votre place</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>“%1”: </source>
        <comment>before what is told of a match</comment>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: </translation>
    </message>
    <message>
        <source>%1, %2 against %3, %4, %5</source>
        <comment>when, game, opponents, outcome, score</comment>
        <translation>%1, %2 contre %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many of 2,150 matches</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Supprimé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>La partie est de retour.</translation>
    </message>
    <message>
        <source>%1 are there again.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>De retour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Ajouté&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 already there.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Déjà là&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 more files cannot be opened.</source>
        <comment>a number</comment>
        <translation>Autres fichiers qui ne s’ouvrent pas&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The match is written to %1.</source>
        <translation>La partie est écrite dans %1.</translation>
    </message>
    <message>
        <source>%1 are written to %2.</source>
        <comment>2 matches; a folder</comment>
        <translation>Écrit dans %2&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Sweeping the table</source>
        <translation>Balayer la table</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Ending a round and a match</source>
        <translation>Finir une manche et une partie</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>Ce que prend une carte</translation>
    </message>
    <message>
        <source>When a card could take this or that</source>
        <translation>Quand une carte a plusieurs prises</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>Prise obligatoire</translation>
    </message>
    <message>
        <source>How many cards at once</source>
        <translation>Combien de cartes à la fois</translation>
    </message>
    <message>
        <source>What an ace takes</source>
        <translation>Ce que prend un as</translation>
    </message>
    <message>
        <source>No ace sweeps on the first play</source>
        <translation>Pas de balayage par l’as au premier coup</translation>
    </message>
    <message>
        <source>An equal card goes before a sum</source>
        <translation>La carte égale passe avant une somme</translation>
    </message>
    <message>
        <source>How long the wild 7 keeps its value</source>
        <translation>Combien de temps le 7 joker garde sa valeur</translation>
    </message>
    <message>
        <source>Sweeps score</source>
        <translation>Les scopas comptent</translation>
    </message>
    <message>
        <source>The last card of the round may sweep</source>
        <translation>La dernière carte peut faire scopa</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores too</source>
        <translation>Le balayage par l’as compte aussi</translation>
    </message>
    <message>
        <source>Ponino: sweeps twice over</source>
        <translation>Ponino&#x202f;: scopas en double</translation>
    </message>
    <message>
        <source>A point for most cards</source>
        <translation>Un point pour le plus de cartes</translation>
    </message>
    <message>
        <source>A point for most cards %1</source>
        <translation>Un point pour le plus de cartes %1</translation>
    </message>
    <message>
        <source>A point for the settebello</source>
        <translation>Un point pour le settebello</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Un point pour la primiera</translation>
    </message>
    <message>
        <source>What a 6 is worth in the primiera</source>
        <translation>Ce que vaut un 6 à la primiera</translation>
    </message>
    <message>
        <source>A suit that is missing from the primiera</source>
        <translation>Une couleur qui manque à la primiera</translation>
    </message>
    <message>
        <source>Re bello: a point for %5</source>
        <translation>Re bello&#x202f;: un point pour %5</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on</source>
        <translation>Napola&#x202f;: as, 2, 3 %1 et la suite</translation>
    </message>
    <message>
        <source>The most that a napola scores</source>
        <translation>Le maximum d’une napola</translation>
    </message>
    <message>
        <source>Points for the sevens</source>
        <translation>Points pour les sept</translation>
    </message>
    <message>
        <source>Barmila: a point for most sevens</source>
        <translation>Barmila&#x202f;: un point pour le plus de sept</translation>
    </message>
    <message>
        <source>A point for each ace and figure</source>
        <translation>Un point par as et par figure</translation>
    </message>
    <message>
        <source>Trente: ace, 2 and 3 %1</source>
        <translation>Trente&#x202f;: as, 2 et 3 %1</translation>
    </message>
    <message>
        <source>The most that a piccola scores</source>
        <translation>Le maximum d’une piccola</translation>
    </message>
    <message>
        <source>Deal again if three kings lie there</source>
        <translation>Redonner s’il y a trois rois</translation>
    </message>
    <message>
        <source>If two aces lie there at the start</source>
        <translation>S’il y a deux as au départ</translation>
    </message>
    <message>
        <source>If the opening cards make 15 or 30</source>
        <translation>Si la table de départ fait 15 ou 30</translation>
    </message>
    <message>
        <source>Cards left when the round ends</source>
        <translation>Cartes qui restent en fin de manche</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Le plus petit score gagne</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match</source>
        <translation>Les dix cartes %1 gagnent la partie</translation>
    </message>
    <message>
        <source>Level at the end: %5 decides</source>
        <translation>À égalité à la fin&#x202f;: %5 décide</translation>
    </message>
    <message>
        <source>By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8.</source>
        <translation>Par valeur, un 7 prend un 7, ou un 3 et un 4&#x202f;; par quinze, il prend un 8.</translation>
    </message>
    <message>
        <source>A 6 could take 2 and 4, or ace, 2 and 3.</source>
        <translation>Un 6 pourrait prendre 2 et 4, ou as, 2 et 3.</translation>
    </message>
    <message>
        <source>You may still play another card that takes nothing.</source>
        <translation>Vous pouvez toujours jouer une autre carte, qui ne prend rien.</translation>
    </message>
    <message>
        <source>Longer sums stay where they are.</source>
        <translation>Les sommes plus longues restent en place.</translation>
    </message>
    <message>
        <source>It may be a card like any other, or clear the table.</source>
        <translation>Il peut être une carte comme une autre, ou vider la table.</translation>
    </message>
    <message>
        <source>Whoever begins the round takes only an ace with an ace.</source>
        <translation>Qui ouvre la manche ne prend qu’un as avec un as.</translation>
    </message>
    <message>
        <source>Cards that make fifteen may be taken all the same.</source>
        <translation>Les cartes qui font quinze peuvent tout de même être prises.</translation>
    </message>
    <message>
        <source>You say what %3 counts when you declare.</source>
        <translation>Vous dites ce que vaut %3 en faisant l’annonce.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table scores a point.</source>
        <translation>Prendre tout ce qui est sur la table rapporte un point.</translation>
    </message>
    <message>
        <source>Else it takes the cards, but scores nothing for it.</source>
        <translation>Sinon elle prend les cartes, mais ne rapporte rien pour cela.</translation>
    </message>
    <message>
        <source>When it takes the whole table by its power.</source>
        <translation>Quand il prend toute la table par son pouvoir.</translation>
    </message>
    <message>
        <source>Whoever takes the %2 of every suit scores the round&apos;s sweeps once more.</source>
        <translation>Qui prend %2 de chaque couleur compte une deuxième fois les scopas de la manche.</translation>
    </message>
    <message>
        <source>To whoever took more cards than anybody else.</source>
        <translation>À qui a pris plus de cartes que tous les autres.</translation>
    </message>
    <message>
        <source>To whoever took more of them than anybody else.</source>
        <translation>À qui en a pris plus que tous les autres.</translation>
    </message>
    <message>
        <source>To whoever took %4.</source>
        <translation>À qui a pris %4.</translation>
    </message>
    <message>
        <source>To the best card of each suit, added up; sevens are worth most.</source>
        <translation>À la meilleure carte de chaque couleur, le tout additionné&#x202f;; les sept valent le plus.</translation>
    </message>
    <message>
        <source>A 7 is worth 21, an ace 16.</source>
        <translation>Un 7 vaut 21, un as 16.</translation>
    </message>
    <message>
        <source>For whoever took no card of some suit.</source>
        <translation>Pour qui n’a pris aucune carte d’une couleur.</translation>
    </message>
    <message>
        <source>To whoever took it, just like the settebello.</source>
        <translation>À qui l’a pris, tout comme le settebello.</translation>
    </message>
    <message>
        <source>A point for each card of the row, as far as it goes without a gap.</source>
        <translation>Un point par carte de la suite, tant qu’il n’y a pas de trou.</translation>
    </message>
    <message>
        <source>However long the row of cards is.</source>
        <translation>Quelle que soit la longueur de la suite.</translation>
    </message>
    <message>
        <source>A point for most sevens, and another for all four.</source>
        <translation>Un point pour le plus de sept, et un autre pour les quatre.</translation>
    </message>
    <message>
        <source>If the sevens are level, most sixes decide.</source>
        <translation>Si l’on est à égalité de sept, le plus de six décide.</translation>
    </message>
    <message>
        <source>Sixteen points lie in every round.</source>
        <translation>Il y a seize points dans chaque manche.</translation>
    </message>
    <message>
        <source>They score 1, 2 and 3; whoever has all three wins the match.</source>
        <translation>Ils rapportent 1, 2 et 3&#x202f;; qui a les trois gagne la partie.</translation>
    </message>
    <message>
        <source>For ace, 2, 3 %1 and those that follow.</source>
        <translation>Pour l’as, le 2, le 3 %1 et les suivants.</translation>
    </message>
    <message>
        <source>With them on the table nobody could sweep it.</source>
        <translation>Avec eux sur la table, personne ne pourrait la balayer.</translation>
    </message>
    <message>
        <source>They would stop every other ace.</source>
        <translation>Ils arrêteraient tous les autres as.</translation>
    </message>
    <message>
        <source>The dealer may take them: one sweep for 15, two for 30.</source>
        <translation>Le donneur peut les prendre&#x202f;: une scopa pour 15, deux pour 30.</translation>
    </message>
    <message>
        <source>They count as taken, but never as a sweep.</source>
        <translation>Elles comptent comme prises, mais jamais comme scopa.</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody gets there.</source>
        <translation>La partie s’arrête après la manche où quelqu’un y arrive.</translation>
    </message>
    <message>
        <source>Upside down: the match ends as always, but you want few points.</source>
        <translation>À l’envers&#x202f;: la partie finit comme toujours, mais mieux vaut avoir peu de points.</translation>
    </message>
    <message>
        <source>At once, whatever the score is.</source>
        <translation>Aussitôt, quel que soit le score.</translation>
    </message>
    <message>
        <source>Else one more round is played.</source>
        <translation>Sinon, on joue une manche de plus.</translation>
    </message>
    <message>
        <source>So play Scopa and nearly all its kin.</source>
        <translation>Ainsi se jouent la scopa et presque toute sa famille.</translation>
    </message>
    <message>
        <source>So play Quindici in Italy and Escoba in Spain.</source>
        <translation>Ainsi se jouent la Quindici en Italie et l’Escoba en Espagne.</translation>
    </message>
    <message>
        <source>So plays Genoa.</source>
        <translation>Ainsi joue Gênes.</translation>
    </message>
    <message>
        <source>So play online tables, and this program by the book.</source>
        <translation>Ainsi jouent les tables en ligne et, d’origine, ce programme.</translation>
    </message>
    <message>
        <source>So play most tables in Italy, and Tunis.</source>
        <translation>Ainsi jouent la plupart des tables en Italie, et Tunis.</translation>
    </message>
    <message>
        <source>So play Spain and Genoa.</source>
        <translation>Ainsi jouent l’Espagne et Gênes.</translation>
    </message>
    <message>
        <source>So plays nearly everybody.</source>
        <translation>Ainsi joue presque tout le monde.</translation>
    </message>
    <message>
        <source>So play some Spanish tables.</source>
        <translation>Ainsi jouent certaines tables espagnoles.</translation>
    </message>
    <message>
        <source>Some online tables offer it.</source>
        <translation>Certaines tables en ligne le proposent.</translation>
    </message>
    <message>
        <source>The simple Asso piglia tutto.</source>
        <translation>L’Asso piglia tutto simple.</translation>
    </message>
    <message>
        <source>The traditional Asso piglia tutto, and Genoa.</source>
        <translation>L’Asso piglia tutto traditionnel, et Gênes.</translation>
    </message>
    <message>
        <source>So say some Italian books.</source>
        <translation>Certains livres italiens le disent.</translation>
    </message>
    <message>
        <source>In Genoa the choice is free.</source>
        <translation>À Gênes, le choix est libre.</translation>
    </message>
    <message>
        <source>So play online tables.</source>
        <translation>Ainsi jouent les tables en ligne.</translation>
    </message>
    <message>
        <source>So play tables in Genoa.</source>
        <translation>Ainsi jouent des tables de Gênes.</translation>
    </message>
    <message>
        <source>Some play the ten-card Scopone so.</source>
        <translation>Certains jouent ainsi le Scopone à dix cartes.</translation>
    </message>
    <message>
        <source>So plays Asso piglia tutto.</source>
        <translation>Ainsi se joue l’Asso piglia tutto.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi, as the federation has it, says no.</source>
        <translation>La Scopa d’assi, selon la fédération, dit non.</translation>
    </message>
    <message>
        <source>Many Spanish tables leave it out.</source>
        <translation>Beaucoup de tables espagnoles s’en passent.</translation>
    </message>
    <message>
        <source>So say nearly all books.</source>
        <translation>Presque tous les livres le disent.</translation>
    </message>
    <message>
        <source>So say the help pages of some online tables.</source>
        <translation>Les pages d’aide de certaines tables en ligne le disent.</translation>
    </message>
    <message>
        <source>So play many tables in Italy.</source>
        <translation>Ainsi jouent beaucoup de tables en Italie.</translation>
    </message>
    <message>
        <source>So say some books: four suits beat three.</source>
        <translation>Certains livres le disent&#x202f;: quatre couleurs battent trois.</translation>
    </message>
    <message>
        <source>Some tables stop at 6.</source>
        <translation>Certaines tables s’arrêtent à 6.</translation>
    </message>
    <message>
        <source>So play most tables in Genoa.</source>
        <translation>Ainsi jouent la plupart des tables de Gênes.</translation>
    </message>
    <message>
        <source>Some books go on to 7.</source>
        <translation>Certains livres vont jusqu’à 7.</translation>
    </message>
    <message>
        <source>So plays Spain.</source>
        <translation>Ainsi joue l’Espagne.</translation>
    </message>
    <message>
        <source>So plays Tunis, in place of the primiera.</source>
        <translation>Ainsi joue Tunis, à la place de la primiera.</translation>
    </message>
    <message>
        <source>Games of fifteen do not need it.</source>
        <translation>Les jeux de quinze n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>So plays Genoa, with %3 as any card.</source>
        <translation>Ainsi joue Gênes, avec %3 pour n’importe quelle carte.</translation>
    </message>
    <message>
        <source>So play many Spanish tables.</source>
        <translation>Ainsi jouent beaucoup de tables espagnoles.</translation>
    </message>
    <message>
        <source>Some call it the Napoleone.</source>
        <translation>Certains l’appellent le Napoleone.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>By fifteen</source>
        <translation>Par quinze</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Like any card</source>
        <translation>Comme une autre</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>All, if no ace is there</source>
        <translation>Tout, sauf s’il y a un as</translation>
    </message>
    <message>
        <source>It is not wild</source>
        <translation>Pas de joker</translation>
    </message>
    <message>
        <source>Until you play it</source>
        <translation>Jusqu’à ce qu’on le joue</translation>
    </message>
    <message>
        <source>Until it is taken</source>
        <translation>Jusqu’à ce qu’on le prenne</translation>
    </message>
    <message>
        <source>Only to declare</source>
        <translation>Pour l’annonce seule</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Most, and all</source>
        <translation>Le plus, et les quatre</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redonner</translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Elles restent</translation>
    </message>
    <message>
        <source>The dealer takes them</source>
        <translation>Le donneur les prend</translation>
    </message>
    <message>
        <source>Not while an ace is a card like any other.</source>
        <translation>Pas tant que l’as est une carte comme une autre.</translation>
    </message>
    <message>
        <source>Not while sweeps do not score.</source>
        <translation>Pas tant que les scopas ne comptent pas.</translation>
    </message>
    <message>
        <source>Not while the primiera does not score.</source>
        <translation>Pas tant que la primiera ne compte pas.</translation>
    </message>
    <message>
        <source>Not while napola is not played.</source>
        <translation>Pas tant qu’on ne joue pas la napola.</translation>
    </message>
    <message>
        <source>Not here: the table is empty at the start.</source>
        <translation>Pas ici&#x202f;: la table est vide au départ.</translation>
    </message>
    <message>
        <source>Not here: the piccola counts these cards.</source>
        <translation>Pas ici&#x202f;: la piccola compte ces cartes.</translation>
    </message>
    <message>
        <source>It is so in this game: that is the cappotto.</source>
        <translation>C’est déjà le cas dans ce jeu&#x202f;: c’est le cappotto.</translation>
    </message>
    <message>
        <source>Something has to score, and nothing else does.</source>
        <translation>Il faut bien que quelque chose compte, et il n’y a rien d’autre.</translation>
    </message>
    <message>
        <source>Where each ace and figure scores, any number of cards is taken.</source>
        <translation>Là où chaque as et chaque figure comptent, on prend autant de cartes qu’on veut.</translation>
    </message>
    <message>
        <source>Scopone de Trente is always played to 21.</source>
        <translation>Le Scopone de Trente se joue toujours en 21.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>This game as the program plays it.</source>
        <translation>Ce jeu tel que le programme le joue.</translation>
    </message>
    <message>
        <source>Italian table</source>
        <translation>Table italienne</translation>
    </message>
    <message>
        <source>A single card first, all four suits for the primiera.</source>
        <translation>La carte seule d’abord, les quatre couleurs pour la primiera.</translation>
    </message>
    <message>
        <source>Online tables</source>
        <translation>Tables en ligne</translation>
    </message>
    <message>
        <source>Fewest cards, leftovers to whoever took last.</source>
        <translation>Le moins de cartes, et les restes à la dernière prise.</translation>
    </message>
    <message>
        <source>%1: %2 that nobody wants.</source>
        <comment>cards; one point</comment>
        <translation>%1&#x202f;: %2 dont personne ne veut.</translation>
    </message>
    <message>
        <source>%1 grows: %2 more.</source>
        <comment>napola; one point</comment>
        <translation>%1&#x202f;: elle grandit, %2 de plus.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>cards or a category; one point</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The %1 of every suit: scope count twice.</source>
        <comment>%1 is: knight</comment>
        <translation>Les scopas comptent double&#x202f;: %1 de chaque couleur.</translation>
    </message>
    <message>
        <source>An ace takes the whole table.</source>
        <translation>Un as prend toute la table.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, and it is no scopa.</source>
        <translation>Un as prend toute la table, et ce n’est pas une scopa.</translation>
    </message>
    <message>
        <source>On the first play of a round an ace takes only an ace.</source>
        <translation>Au premier coup d’une manche, un as ne prend qu’un as.</translation>
    </message>
    <message>
        <source>Three sevens: the barmila is safe.</source>
        <translation>Trois sept&#x202f;: la barmila est sûre.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Le plus petit score gagne.</translation>
    </message>
    <message>
        <source>One point that nobody wants.</source>
        <translation>Un point dont personne ne veut.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many aces lay on the first table.</source>
        <translation>On a redonné les cartes&#x202f;: trop d’as sur la table de départ.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many kings lay on the first table.</source>
        <translation>On a redonné les cartes&#x202f;: trop de rois sur la table de départ.</translation>
    </message>
    <message>
        <source>Cappotto!</source>
        <translation>Cappotto&#x202f;!</translation>
    </message>
    <message>
        <source>Trente!</source>
        <translation>Trente&#x202f;!</translation>
    </message>
    <message>
        <source>Napoleone!</source>
        <translation>Napoleone&#x202f;!</translation>
    </message>
    <message>
        <source>Won!</source>
        <comment>a match that is won at once</comment>
        <translation>Gagné&#x202f;!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a word that is called out</comment>
        <translation>%1&#x202f;!</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>Votre main est à découvert</translation>
    </message>
    <message>
        <source>Partner  ·  %1</source>
        <comment>%1 is a computer player&apos;s level</comment>
        <translation>Partenaire  ·  %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>grade of a play</comment>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>grade of a play</comment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>grade of a play</comment>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>grade of a play</comment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Rien n’aurait été mieux.</translation>
    </message>
    <message>
        <source>Everything depended on it.</source>
        <translation>Tout en dépendait.</translation>
    </message>
    <message>
        <source>It was worse by %1 points a round.</source>
        <translation>Points de trop par manche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It cost %1 points a round.</source>
        <translation>Points perdus par manche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a play cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Round %1, play %2</source>
        <translation>Manche %1, coup %2</translation>
    </message>
    <message>
        <source>%1. %2 Not judged yet.</source>
        <comment>a decision; a play</comment>
        <translation>%1. %2 Pas encore jugé.</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>a decision; a play; a grade</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <translation>Points perdus&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Hardly anything could have been played better.</source>
        <translation>On n’aurait presque rien pu jouer mieux.</translation>
    </message>
    <message>
        <source>Well played: only a few points were given away.</source>
        <translation>Bien joué&#x202f;: seuls quelques points ont été lâchés.</translation>
    </message>
    <message>
        <source>Soundly played, with some points given away.</source>
        <translation>Solide, avec quelques points lâchés.</translation>
    </message>
    <message>
        <source>A good deal was given away: the mistakes are worth a look.</source>
        <translation>Pas mal de points ont été lâchés&#x202f;: les erreurs méritent un coup d’œil.</translation>
    </message>
    <message>
        <source>A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: the accuracy is their mean.</source>
        <translation>Un coup qui ne coûte rien compte 100, un coup qui coûte un quart de point 50, un demi-point 25&#x202f;: la précision est leur moyenne.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share, such as 41 %</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Going through decision %1 of %2 …</source>
        <translation>Analyse de la décision %1 sur %2 …</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Arrêté après %1 décisions sur %2.</translation>
    </message>
    <message>
        <source>The teacher does not answer. %1 of %2 decisions are judged.</source>
        <translation>Le maître ne répond pas. %1 décisions sur %2 sont jugées.</translation>
    </message>
    <message>
        <source>Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4.</source>
        <translation>Vos chances de gagner ont été les plus hautes à la manche %1, avec %2, et les plus basses à la manche %3, avec %4.</translation>
    </message>
    <message>
        <source>The play that lost most of it was in round %1: %2.</source>
        <translation>Le coup qui vous en a le plus coûté est à la manche %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Varié</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Délicat</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Diabolique</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Un peu de tout</translation>
    </message>
    <message>
        <source>The best play is in sight</source>
        <translation>Le meilleur coup saute aux yeux</translation>
    </message>
    <message>
        <source>First sight misleads</source>
        <translation>Le premier coup d’œil trompe</translation>
    </message>
    <message>
        <source>Medium opponents miss it</source>
        <translation>Le niveau Moyen passe à côté</translation>
    </message>
    <message>
        <source>It takes a long look</source>
        <translation>Il faut y regarder longtemps</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>solved at the first try; tried</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <comment>puzzles</comment>
        <translation>Aucun essai pour l’instant.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <comment>puzzles</comment>
        <translation>Réussis du premier coup&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a difficulty; what it means; how many were solved</comment>
        <translation>%1&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>Your longest row: %1.</source>
        <comment>puzzles solved one after the other</comment>
        <translation>Votre plus longue série&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1. Deal %2, play %3.</source>
        <comment>a difficulty; numbers</comment>
        <translation>%1. Donne %2, coup %3.</translation>
    </message>
    <message>
        <source>Which play gives away least?</source>
        <comment>where the lowest score wins</comment>
        <translation>Quel coup lâche le moins&#x202f;?</translation>
    </message>
    <message>
        <source>Which play is best?</source>
        <translation>Quel est le meilleur coup&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: think of what you leave on the table, and who may take it.</source>
        <translation>Conseil&#x202f;: pensez à ce que vous laissez sur la table, et à qui peut le prendre.</translation>
    </message>
    <message>
        <source>Hint: think of your next turn. Which card will you need then?</source>
        <translation>Conseil&#x202f;: pensez à votre prochain tour. De quelle carte aurez-vous besoin&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: here it is better to take as little as you can.</source>
        <translation>Conseil&#x202f;: ici, mieux vaut prendre le moins possible.</translation>
    </message>
    <message>
        <source>Hint: the end is near. Who comes by what is left over?</source>
        <translation>Conseil&#x202f;: la fin approche. Qui aura les restes&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: can the table be swept?</source>
        <translation>Conseil&#x202f;: peut-on balayer la table&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: count what is gone. What may the others still hold?</source>
        <translation>Conseil&#x202f;: comptez les cartes tombées. Que peuvent encore avoir les autres&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: not every card that can be taken is worth the same. Which ones score?</source>
        <translation>Conseil&#x202f;: les cartes à prendre ne se valent pas toutes. Lesquelles rapportent&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: look at everything that you could take, and what it scores.</source>
        <translation>Conseil&#x202f;: regardez tout ce que vous pourriez prendre, et ce que cela rapporte.</translation>
    </message>
    <message>
        <source>Hint: play %1.</source>
        <comment>a card</comment>
        <translation>Conseil&#x202f;: jouez %1.</translation>
    </message>
    <message>
        <source>%1: everything depends on it.</source>
        <comment>grade of a play</comment>
        <translation>%1&#x202f;: tout en dépend.</translation>
    </message>
    <message>
        <source>%1: it is worse by %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1&#x202f;; points de trop par manche&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: it costs %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1&#x202f;; points perdus par manche&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who has taken; which cards</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The solution</source>
        <comment>of a puzzle</comment>
        <translation>La solution</translation>
    </message>
    <message>
        <source>Yes, at the first try!</source>
        <translation>Oui, du premier coup&#x202f;!</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Oui, c’est le meilleur coup.</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>Recherche d’un problème …</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <comment>for puzzles</comment>
        <translation>La recherche est arrêtée.</translation>
    </message>
    <message>
        <source>No puzzle can be made just now: the teacher does not answer.</source>
        <translation>Aucun problème pour l’instant&#x202f;: le maître ne répond pas.</translation>
    </message>
    <message>
        <source>The computer plays one deal after the other until it meets such a position. The harder it is to be, the longer that takes.</source>
        <translation>L’ordinateur joue donne après donne jusqu’à tomber sur une telle position. Plus elle doit être difficile, plus c’est long.</translation>
    </message>
    <message>
        <source>Yes, that is about as good as the best.</source>
        <translation>Oui, cela vaut à peu près le meilleur.</translation>
    </message>
    <message>
        <source>Not quite: there is something better.</source>
        <translation>Pas tout à fait&#x202f;: il y a mieux.</translation>
    </message>
    <message>
        <source>No, that gives something away.</source>
        <translation>Non, cela lâche quelque chose.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards</comment>
        <translation>Dans votre main&#x202f;: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Sur la table&#x202f;: %1.</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two scores: 6 to 4</comment>
        <translation> à </translation>
    </message>
    <message>
        <source>Score %1, cards taken %2, %3.</source>
        <comment>6 to 4; 12 to 8; 18 left</comment>
        <translation>Score %1, cartes prises %2, %3.</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2.</source>
        <comment>6 to 4; 12 to 8</comment>
        <translation>Score %1, cartes prises %2.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player; cards</comment>
        <translation>%1 montre %2.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>a day; the number of a round</comment>
        <translation>%1, manche %2</translation>
    </message>
    <message>
        <source>%1, %2: found.</source>
        <comment>a game; when</comment>
        <translation>%1, %2&#x202f;: trouvé.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a game; when; a grade</comment>
        <translation>%1, %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Nothing is left: you have found the better play everywhere.</source>
        <translation>Il ne reste rien&#x202f;: vous avez trouvé partout le meilleur coup.</translation>
    </message>
    <message>
        <source>Everything depends on it.</source>
        <translation>Tout en dépend.</translation>
    </message>
    <message>
        <source>On average it is worse by %1 points a round.</source>
        <translation>En moyenne, points de trop par manche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>Points d’une manche</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Set, but without effect in this game</source>
        <translation>Réglé, mais sans effet dans ce jeu</translation>
    </message>
    <message>
        <source>When every hand is empty, each player gets %1 more: %2 deals make a round.</source>
        <translation>Quand toutes les mains sont vides, on redonne %1 à chaque personne&#x202f;: %2 donnes font une manche.</translation>
    </message>
    <message>
        <source>Nothing more is laid on the table from the stock.</source>
        <translation>On ne remet plus de cartes du talon sur la table.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer; after each round the next player deals. The player after the dealer begins, and turns go counter-clockwise.</source>
        <translation>Le premier donneur est tiré au sort&#x202f;; à chaque manche, la donne passe à la place suivante. La place après le donneur commence, et l’on tourne dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>À deux, chacun pour soi.</translation>
    </message>
    <message>
        <source>%1, each for themselves.</source>
        <comment>three players</comment>
        <translation>%1, chacun pour soi.</translation>
    </message>
    <message>
        <source>Partners sit between their rivals; what they take and score counts together.</source>
        <translation>Les partenaires sont assis entre leurs adversaires&#x202f;; ce qu’ils prennent et marquent compte ensemble.</translation>
    </message>
    <message>
        <source>Six players in three teams of two.</source>
        <translation>À six, en trois équipes de deux.</translation>
    </message>
    <message>
        <source>Six players in two teams of three.</source>
        <translation>À six, en deux équipes de trois.</translation>
    </message>
    <message>
        <source>Four players in two teams of two.</source>
        <translation>À quatre, en deux équipes de deux.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; the table is empty, so the first card is laid.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Chaque personne reçoit %1&#x202f;; la table est vide, la première carte est donc posée.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; %2 lie face up on the table.</source>
        <comment>3 cards; 4 cards</comment>
        <translation>Chaque personne reçoit %1&#x202f;; %2 sont à découvert sur la table.</translation>
    </message>
    <message>
        <source>If two or more of the opening cards are aces, the same dealer shuffles and deals again.</source>
        <translation>Si deux cartes de départ ou plus sont des as, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>Three or four tens among the opening cards change nothing.</source>
        <translation>Trois ou quatre dix parmi les cartes de départ ne changent rien.</translation>
    </message>
    <message>
        <source>Three or four kings among the opening cards change nothing.</source>
        <translation>Trois ou quatre rois parmi les cartes de départ ne changent rien.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are tens, the same dealer shuffles and deals again.</source>
        <translation>Si trois ou quatre des cartes de départ sont des dix, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are kings, the same dealer shuffles and deals again.</source>
        <translation>Si trois ou quatre des cartes de départ sont des rois, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, two sweeps. The next player faces an empty table.</source>
        <translation>Si les cartes de départ font 15, le donneur les prend aussitôt et marque une scopa&#x202f;; si elles font 30, deux scopas. Le tour suivant commence sur une table vide.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty table.</source>
        <translation>Si les cartes de départ font 15 ou 30, le donneur les prend aussitôt. Le tour suivant commence sur une table vide.</translation>
    </message>
    <message>
        <source>Among them %1 may count as any value from 1 to 10.</source>
        <comment>the 7 of cups</comment>
        <translation>Parmi elles, %1 peut valoir de 1 à 10, au choix.</translation>
    </message>
    <message>
        <source>This goes before a new deal.</source>
        <translation>Cela passe avant une nouvelle donne.</translation>
    </message>
    <message>
        <source>Every card counts what it shows, an ace 1.</source>
        <translation>Chaque carte vaut ce qu’elle montre, l’as 1.</translation>
    </message>
    <message>
        <source>An ace counts 1, and the cards from 2 to 7 count what they show.</source>
        <translation>L’as vaut 1, et les cartes de 2 à 7 valent ce qu’elles montrent.</translation>
    </message>
    <message>
        <source>The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.</source>
        <translation>Pour les figures, %1 porte un 10 et vaut 8, %2 porte un 11 et vaut 9, %3 porte un 12 et vaut 10.</translation>
    </message>
    <message>
        <source>The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.</source>
        <comment>jack, queen, king; J, Q, K</comment>
        <translation>Pour les figures, %1 (%4) vaut 8, %2 (%5) 9, %3 (%6) 10.</translation>
    </message>
    <message>
        <source>The %1 counts 8, the %2 9, the %3 10.</source>
        <comment>jack, knight, king</comment>
        <translation>Pour les figures, %1 vaut 8, %2 9, %3 10.</translation>
    </message>
    <message>
        <source>In turn each player plays one card from the hand.</source>
        <translation>À son tour, chaque personne joue une carte de sa main.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it.</source>
        <translation>Elle prend une carte de même valeur, ou plusieurs dont la somme fait cette valeur.</translation>
    </message>
    <message>
        <source>It takes one card or several that make exactly fifteen together with it. Equal cards do not take each other.</source>
        <translation>Elle prend une ou plusieurs cartes qui, avec elle, font exactement quinze. Deux cartes égales ne se prennent pas.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it, or one or several that make exactly fifteen together with it. That is one capture, never two at once.</source>
        <translation>Elle prend une carte de même valeur, ou plusieurs dont la somme fait cette valeur, ou encore une ou plusieurs qui, avec elle, font exactement quinze. C’est une seule prise, jamais deux à la fois.</translation>
    </message>
    <message>
        <source>If the played card can take something, it must; but any card may be played. A card that takes nothing stays on the table.</source>
        <translation>Si la carte jouée peut prendre, elle le doit&#x202f;; mais on peut jouer n’importe quelle carte. Une carte qui ne prend rien reste sur la table.</translation>
    </message>
    <message>
        <source>A card that can take something may be laid instead. A card that takes nothing stays on the table.</source>
        <translation>On peut aussi poser une carte qui pourrait prendre. Une carte qui ne prend rien reste sur la table.</translation>
    </message>
    <message>
        <source>If it can take in several ways, only those with the fewest cards are allowed; among these the player chooses.</source>
        <translation>S’il y a plusieurs prises, seules celles qui ont le moins de cartes sont permises&#x202f;; entre elles, on choisit.</translation>
    </message>
    <message>
        <source>If it can take a single card, it may not take several instead; otherwise the player chooses freely.</source>
        <translation>Si elle peut prendre une carte seule, elle ne peut pas en prendre plusieurs à la place&#x202f;; sinon on choisit librement.</translation>
    </message>
    <message>
        <source>If it can take in several ways, the player chooses freely.</source>
        <translation>S’il y a plusieurs prises, on choisit librement.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken; a fifteen still may.</source>
        <translation>S’il y a une carte égale, on ne peut pas prendre des cartes dont la somme fait sa valeur&#x202f;; un quinze reste permis.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken instead.</source>
        <translation>S’il y a une carte égale, on ne peut pas prendre à la place des cartes dont la somme fait sa valeur.</translation>
    </message>
    <message>
        <source>No card may take more than two cards.</source>
        <translation>Aucune carte ne peut en prendre plus de deux.</translation>
    </message>
    <message>
        <source>No card may take more than two cards. An ace that would have to take more is laid on the table.</source>
        <translation>Aucune carte ne peut en prendre plus de deux. Un as qui devrait en prendre plus est posé sur la table.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table, aces too. On an empty table it is laid.</source>
        <translation>Un as prend toutes les cartes de la table, les as aussi. Sur une table vide, on le pose.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty table it is laid.</source>
        <translation>Un as prend toutes les cartes de la table. S’il y a un as parmi elles, il prend seulement un as. Sur une table vide, on le pose.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it. On an empty table it is laid.</source>
        <translation>Un as prend toutes les cartes de la table. S’il y a un as parmi elles, il prend seulement un as, ou des cartes qui font quinze avec lui. Sur une table vide, on le pose.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it, aces among them too. On an empty table it is laid.</source>
        <translation>Un as prend toutes les cartes de la table. S’il y a un as parmi elles, il prend seulement un as, ou des cartes qui font quinze avec lui, dont au besoin des as. Sur une table vide, on le pose.</translation>
    </message>
    <message>
        <source>With the first card of a round an ace takes just one ace, or is laid.</source>
        <translation>À la première carte d’une manche, un as prend seulement un as, ou on le pose.</translation>
    </message>
    <message>
        <source>An ace has its power from the first card of a round on.</source>
        <translation>L’as a son pouvoir dès la première carte de la manche.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to the dealer.</source>
        <translation>Après la dernière carte de la manche, ce qui reste sur la table va au donneur.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to whoever took last.</source>
        <translation>Après la dernière carte de la manche, ce qui reste sur la table va à qui a pris en dernier.</translation>
    </message>
    <message>
        <source>That is never a sweep.</source>
        <translation>Ce n’est jamais une scopa.</translation>
    </message>
    <message>
        <source>If nobody took anything in the round, it goes to nobody.</source>
        <translation>Si personne n’a rien pris dans la manche, cela ne va à personne.</translation>
    </message>
    <message>
        <source>Before playing the first of three fresh cards, in every deal, a player may declare them: less than ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.</source>
        <translation>Avant de jouer la première de trois nouvelles cartes, à chaque donne, on peut les annoncer&#x202f;: moins de dix en tout rapporte 3 points, un brelan 10. Une main qui est les deux rapporte 10.</translation>
    </message>
    <message>
        <source>Nobody has to declare. Whoever does plays on with the hand face up.</source>
        <translation>Personne n’est obligé d’annoncer. Qui annonce joue la suite à découvert.</translation>
    </message>
    <message>
        <source>%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must come to 8 at most, and the player picks its value. Undeclared it is a 7.</source>
        <translation>%1 est un joker, la «&#x202f;matta&#x202f;», dans une annonce. Pour un brelan, les deux autres doivent être égales&#x202f;; pour moins de dix, elles doivent faire 8 au plus, et l’on choisit sa valeur. Sans annonce, c’est un 7.</translation>
    </message>
    <message>
        <source>For the points it is always a 7.</source>
        <translation>Pour les points, c’est toujours un 7.</translation>
    </message>
    <message>
        <source>It keeps that value until its holder plays it; lying on the table it is a 7 again.</source>
        <translation>Il garde cette valeur jusqu’à ce qu’on le joue&#x202f;; sur la table, c’est de nouveau un 7.</translation>
    </message>
    <message>
        <source>It keeps that value when it is played, and on the table until it is taken.</source>
        <translation>Il garde cette valeur quand on le joue, et sur la table jusqu’à ce qu’on le prenne.</translation>
    </message>
    <message>
        <source>When it is played it is a 7 like any other.</source>
        <translation>Quand on le joue, c’est un 7 comme un autre.</translation>
    </message>
    <message>
        <source>Taking every card from the table scores nothing.</source>
        <translation>Prendre toutes les cartes de la table ne rapporte rien.</translation>
    </message>
    <message>
        <source>%1: whoever takes every card from the table scores a point.</source>
        <comment>what is called out</comment>
        <translation>%1&#x202f;: prendre toutes les cartes de la table rapporte un point.</translation>
    </message>
    <message>
        <source>The very last card of the round may sweep for a point too.</source>
        <translation>La toute dernière carte de la manche peut elle aussi faire scopa.</translation>
    </message>
    <message>
        <source>The very last card of the round takes what it can, but scores no sweep.</source>
        <translation>La toute dernière carte de la manche prend ce qu’elle peut, mais ne fait pas scopa.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power sweeps it too.</source>
        <translation>Un as qui prend toute la table par son pouvoir fait scopa aussi.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power scores no sweep.</source>
        <translation>Un as qui prend toute la table par son pouvoir ne fait pas scopa.</translation>
    </message>
    <message>
        <source>%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <comment>ponino; knight</comment>
        <translation>%1&#x202f;: un camp qui prend %2 de chaque couleur compte une deuxième fois ses scopas de la manche.</translation>
    </message>
    <message>
        <source>Where the most or the best scores, nobody does if the best are level.</source>
        <translation>Là où le plus ou le meilleur rapporte, personne ne marque en cas d’égalité.</translation>
    </message>
    <message>
        <source>Nothing else scores.</source>
        <translation>Rien d’autre ne rapporte.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: un point pour le plus de cartes.</translation>
    </message>
    <message>
        <source>%1: a point for more than 20 of the 40 cards.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: un point pour plus de 20 des 40 cartes.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1&#x202f;: un point pour le plus de cartes %2.</translation>
    </message>
    <message>
        <source>%1: a point for more than 5 of the 10 cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1&#x202f;: un point pour plus de 5 des 10 cartes %2.</translation>
    </message>
    <message>
        <source>%1: a point for whoever takes %2.</source>
        <comment>a category; the 7 of coins</comment>
        <translation>%1&#x202f;: un point à qui prend %2.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1&#x202f;: chaque camp additionne sa meilleure carte de chaque couleur&#x202f;: 21 pour un 7, %2 pour un 6, 16 pour un as, 15 pour un 5, 14 pour un 4, 13 pour un 3, 12 pour un 2 et 10 pour un 8, un 9 ou un 10. La plus forte somme rapporte un point.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1&#x202f;: chaque camp additionne sa meilleure carte de chaque couleur&#x202f;: 21 pour un 7, %2 pour un 6, 16 pour un as, 15 pour un 5, 14 pour un 4, 13 pour un 3, 12 pour un 2 et 10 pour une figure. La plus forte somme rapporte un point.</translation>
    </message>
    <message>
        <source>A suit of which a side has no card adds nothing to that sum.</source>
        <translation>Une couleur dont un camp n’a aucune carte n’ajoute rien à cette somme.</translation>
    </message>
    <message>
        <source>A side without a card of every suit cannot win that point.</source>
        <translation>Un camp à qui il manque une couleur ne peut pas gagner ce point.</translation>
    </message>
    <message>
        <source>A side with more suits goes before one with fewer, whatever the sums.</source>
        <translation>Un camp qui a plus de couleurs passe avant un camp qui en a moins, quelles que soient les sommes.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens, and one more for all four.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: un point pour le plus de sept, et un de plus pour les quatre.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for nobody.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: un point pour le plus de sept&#x202f;; à égalité, pour le plus de six&#x202f;; encore à égalité, pour personne.</translation>
    </message>
    <message>
        <source>%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.</source>
        <comment>a category; of coins</comment>
        <translation>%1&#x202f;: l’as %2 rapporte 1 point, le 2 en rapporte 2 et le 3 en rapporte 3.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap.</source>
        <comment>a category; of coins</comment>
        <translation>%1&#x202f;: un camp qui a l’as, le 2 et le 3 %2 marque 3 points, et un de plus par carte qui suit sans trou.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points.</source>
        <comment>a category; of coins</comment>
        <translation>%1&#x202f;: un camp qui a l’as, le 2 et le 3 %2 marque 3 points.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, %3 at the most.</source>
        <comment>a category; of coins; 6</comment>
        <translation>%1&#x202f;: un camp qui a l’as, le 2 et le 3 %2 marque 3 points, et un de plus par carte qui suit sans trou, %3 au plus.</translation>
    </message>
    <message>
        <source>%1: each ace, %2, %3 and %4 scores a point, 16 in all.</source>
        <comment>frac; jack, knight, king</comment>
        <translation>%1&#x202f;: dans chaque couleur, l’as, %2, %3 et %4 rapportent chacun un point, 16 en tout.</translation>
    </message>
    <message>
        <source>%1: a side with the %3, %4 and %5 %2 scores 5 points.</source>
        <comment>grande; of coins; jack ...</comment>
        <translation>%1&#x202f;: un camp qui a %3, %4 et %5 %2 marque 5 points.</translation>
    </message>
    <message>
        <source>%1: the points that a side declared in the round.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: les points qu’un camp a annoncés dans la manche.</translation>
    </message>
    <message>
        <source>The match is played to %1: when a side has that many points after a round, it ends.</source>
        <translation>La partie se joue en %1 points&#x202f;: quand un camp les a après une manche, elle s’arrête.</translation>
    </message>
    <message>
        <source>The side with the lowest score wins, however far it is behind.</source>
        <translation>Le camp au plus petit score gagne, aussi loin derrière qu’il soit.</translation>
    </message>
    <message>
        <source>The side with the highest score wins, even if several have reached it.</source>
        <translation>Le camp au plus grand score gagne, même si plusieurs y sont arrivés.</translation>
    </message>
    <message>
        <source>If the lowest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Si les plus petits scores sont à égalité, gagne celui de ces camps qui a pris %1 dans cette manche&#x202f;; si aucun ne l’a pris, on joue une autre manche.</translation>
    </message>
    <message>
        <source>If the highest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Si les plus grands scores sont à égalité, gagne celui de ces camps qui a pris %1 dans cette manche&#x202f;; si aucun ne l’a pris, on joue une autre manche.</translation>
    </message>
    <message>
        <source>If the lowest are level, another round is played.</source>
        <translation>Si les plus petits scores sont à égalité, on joue une autre manche.</translation>
    </message>
    <message>
        <source>If the highest are level, another round is played.</source>
        <translation>Si les plus grands scores sont à égalité, on joue une autre manche.</translation>
    </message>
    <message>
        <source>A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.</source>
        <translation>Un camp qui a pris l’as, le 2 et le 3 %1 dans une manche gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Cappotto&#x202f;: un camp qui a pris les dix cartes %1 dans une manche gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>Napoleone: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Napoleone&#x202f;: un camp qui a pris les dix cartes %1 dans une manche gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>That ends the round with that card and beats any score; what still lies on the table goes to nobody.</source>
        <translation>La manche s’arrête sur cette carte, et cela bat n’importe quel score&#x202f;; ce qui reste sur la table ne va à personne.</translation>
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
        <translation>Leçon %1 sur %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Finished.</source>
        <translation>Leçon %1&#x202f;: %2. Finie.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>That was the whole course: you can sit down at any table now. Good luck!</source>
        <translation>Le cours est fini&#x202f;: vous pouvez maintenant vous asseoir à n’importe quelle table. Bonne chance&#x202f;!</translation>
    </message>
    <message>
        <source>That was the last lesson. Those without a tick in the row above are still to come.</source>
        <translation>C’était la dernière leçon. Dans la rangée du haut, celles sans coche vous attendent encore.</translation>
    </message>
    <message>
        <source>Lesson finished.</source>
        <translation>Leçon finie.</translation>
    </message>
    <message>
        <source>That one takes nothing here: it would only be laid. Try again.</source>
        <translation>Cette carte ne prend rien ici&#x202f;: on ne pourrait que la poser. Réessayez.</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>Une carte prend son égale</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Bienvenue&#x202f;! La scopa se joue avec quarante cartes&#x202f;: quatre couleurs, chacune avec un as, les cartes de 2 à 7, %1, %2 et %3. Quatre cartes sont sur la table, et trois dans votre main, en bas. %4, en face, en a trois aussi. Appuyez sur Entrée, ou cliquez sur Continuer.</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Bienvenue&#x202f;! La scopa se joue avec quarante cartes&#x202f;: quatre couleurs, chacune avec un as et les cartes de 2 à 10. Quatre cartes sont sur la table, et trois dans votre main, en bas. %4, en face, en a trois aussi. Appuyez sur Entrée, ou cliquez sur Continuer.</translation>
    </message>
    <message>
        <source>In your turn you play one card. A card takes a card of the same value from the table. Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.</source>
        <translation>À votre tour, vous jouez une carte. Une carte prend sur la table une carte de même valeur. Jouez %1&#x202f;: vous prendrez %2. Cliquez dessus, ou allez-y avec les flèches et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for you at the end of the round.</source>
        <translation>Bravo&#x202f;! Les deux sept sont maintenant dans votre tas, en bas à droite. Ce qui est dans votre tas compte pour vous à la fin de la manche.</translation>
    </message>
    <message>
        <source>That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. Press H to be shown which card it is.</source>
        <translation>Cette carte n’a pas son égale sur la table et ne prendrait rien. Jouez %1&#x202f;: vous prendrez l’autre 7. La touche H vous montre quelle carte c’est.</translation>
    </message>
    <message>
        <source>%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes nothing is laid on the table, where anybody may take it. Lay %3.</source>
        <translation>%1 a pris un 4 avec un 4. Vous avez %2 et %3, et aucune des deux cartes ne trouve son égale. Une carte qui ne prend rien se pose sur la table, où tout le monde peut la prendre. Posez %3.</translation>
    </message>
    <message>
        <source>Right. It lies on the table now: whoever holds an equal card may take it.</source>
        <translation>C’est cela. La voilà sur la table&#x202f;: qui a une carte égale peut la prendre.</translation>
    </message>
    <message>
        <source>You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.</source>
        <translation>Ce serait permis, mais les cartes %1 sont bonnes à garder, vous verrez. Posez plutôt %2.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>De nouvelles cartes. L’as vaut 1, %1 8, %2 9, %3 10. Une seule de vos trois cartes a son égale sur la table. Laquelle&#x202f;? Jouez-la.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, all others what they show. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>De nouvelles cartes. L’as vaut 1, les autres ce qu’elles montrent. Une seule de vos trois cartes a son égale sur la table. Laquelle&#x202f;? Jouez-la.</translation>
    </message>
    <message>
        <source>Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal.</source>
        <translation>Oui&#x202f;: %1 prend %2. Vous connaissez la première règle de la scopa&#x202f;: une carte prend son égale.</translation>
    </message>
    <message>
        <source>Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of yours is of the same value?</source>
        <translation>Son égale n’est pas là, elle ne prendrait rien. Regardez %1 sur la table&#x202f;: laquelle de vos cartes a la même valeur&#x202f;?</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Les sommes</translation>
    </message>
    <message>
        <source>A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.</source>
        <translation>Une carte prend aussi plusieurs cartes dont la somme fait sa valeur. %1 et %2 font 7&#x202f;: prenez les deux %3.</translation>
    </message>
    <message>
        <source>Three cards for your pile at one stroke: the two you took and your own 7.</source>
        <translation>Trois cartes d’un coup pour votre tas&#x202f;: les deux que vous avez prises, et votre 7.</translation>
    </message>
    <message>
        <source>No cards on the table add up to that one. But 3 and 4 make 7: play %1.</source>
        <translation>Sur la table, aucune somme ne fait cette valeur. Mais 3 et 4 font 7&#x202f;: jouez %1.</translation>
    </message>
    <message>
        <source>%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press its number. Cards %2 count at the end, so take the set that has one.</source>
        <translation>%1 vaut 8&#x202f;: de quoi prendre 5 et 3, ou 6 et 2. La table vous laisse choisir&#x202f;: cliquez sur une prise, ou tapez son numéro. Les cartes %2 comptent à la fin&#x202f;: choisissez la prise qui en a une.</translation>
    </message>
    <message>
        <source>Right: %1 is yours. Where there is a choice, look for cards %2.</source>
        <translation>C’est cela&#x202f;: vous avez %1. Quand il y a le choix, cherchez les cartes %2.</translation>
    </message>
    <message>
        <source>The rules allow it, and it is two cards as well. But %1 counts for more: take it.</source>
        <translation>C’est permis, et cela fait deux cartes aussi. Mais %1 compte davantage&#x202f;: prenez plutôt cette carte.</translation>
    </message>
    <message>
        <source>5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it and leaves the sum alone. Play it and see.</source>
        <translation>5 et 4 font 9. Mais une carte seule de même valeur passe avant&#x202f;: tant qu’il y a %1, impossible de prendre la somme avec %2. Jouez, et voyez.</translation>
    </message>
    <message>
        <source>The game did not even ask: the equal card was taken, 5 and 4 stay.</source>
        <translation>La question ne s’est même pas posée&#x202f;: la carte égale est prise, 5 et 4 restent.</translation>
    </message>
    <message>
        <source>Now you: each of your cards takes something. Add up what lies there, and play the card that takes most cards.</source>
        <translation>À vous&#x202f;: chacune de vos cartes prend quelque chose. Faites les sommes, et jouez la carte qui en prend le plus.</translation>
    </message>
    <message>
        <source>1 and 2 and 6 make 9: four cards for your pile. Well counted!</source>
        <translation>1 et 2 et 6 font 9&#x202f;: quatre cartes pour votre tas. Bien compté&#x202f;!</translation>
    </message>
    <message>
        <source>That takes two cards. Another one takes three: add up 1, 2 and 6.</source>
        <translation>Cela prend deux cartes. Une autre en prend trois&#x202f;: additionnez 1, 2 et 6.</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa&#x202f;!</translation>
    </message>
    <message>
        <source>%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. That is a scopa, which means broom. Sweep the table!</source>
        <translation>%1 a laissé %2 et %3. Qui prend tout ce qui est sur la table marque un point aussitôt. C’est une scopa, ce qui veut dire balai. Balayez la table&#x202f;!</translation>
    </message>
    <message>
        <source>Scopa! The card lies face up across your pile, so that everybody sees the point.</source>
        <translation>Scopa&#x202f;! La carte se met en travers de votre tas, face visible, pour que tout le monde voie le point.</translation>
    </message>
    <message>
        <source>That would sweep nothing. An ace and a 3 make 4: play %1.</source>
        <translation>Cela ne balaierait rien. Un as et un 3 font 4&#x202f;: jouez %1.</translation>
    </message>
    <message>
        <source>On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. You know what to do.</source>
        <translation>Sur une table vide, on ne peut que poser une carte, et qui joue ensuite pourra peut-être la balayer. %1 a dû poser %2. Vous savez quoi faire.</translation>
    </message>
    <message>
        <source>Two scope in a row! Nobody likes to play on an empty table.</source>
        <translation>Deux scopas de suite&#x202f;! Personne n’aime jouer sur une table vide.</translation>
    </message>
    <message>
        <source>That leaves a point lying there. Your %1 sweeps the table.</source>
        <translation>Ce serait laisser un point sur la table. Avec %1, vous la balayez.</translation>
    </message>
    <message>
        <source>All three of your cards take something, but only one of them sweeps the table. Find it.</source>
        <translation>Vos trois cartes prennent toutes quelque chose, mais une seule balaie la table. Trouvez-la.</translation>
    </message>
    <message>
        <source>Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores one.</source>
        <translation>Scopa&#x202f;! Il n’y a presque rien de mieux. Seule la toute dernière carte d’une manche ne fait jamais scopa.</translation>
    </message>
    <message>
        <source>That takes one card and leaves the other. Which of yours takes 5 and 2 together?</source>
        <translation>Cela prend une carte et laisse l’autre. Laquelle des vôtres prend 5 et 2 ensemble&#x202f;?</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>Compter les points</translation>
    </message>
    <message>
        <source>When all forty cards are played, the piles are counted. One point goes to the side with more cards. So, other things being equal: take many. Which card takes most?</source>
        <translation>Quand les quarante cartes sont jouées, on compte les tas. Un point va au camp qui a le plus de cartes. Alors, à choix égal, prenez-en beaucoup. Quelle carte en prend le plus&#x202f;?</translation>
    </message>
    <message>
        <source>Four cards. Whoever has 21 or more has the point for cards.</source>
        <translation>Quatre cartes. Qui en a 21 ou plus a le point des cartes.</translation>
    </message>
    <message>
        <source>It takes something, but not most. 4 and 3 and 2 together make a card that you hold.</source>
        <translation>Elle prend quelque chose, mais pas le plus. 4 et 3 et 2 ensemble font une carte que vous avez.</translation>
    </message>
    <message>
        <source>Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 or the other. Take the better one.</source>
        <translation>Un autre point va au camp qui a le plus de cartes %1&#x202f;: six sur dix suffisent. %2 peut prendre un 6 ou l’autre. Prenez le meilleur.</translation>
    </message>
    <message>
        <source>Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well.</source>
        <translation>Oui. Ailleurs, un 6 en vaut un autre, mais %1 compte aussi parmi vos cartes %2.</translation>
    </message>
    <message>
        <source>You may, but then %1 stays for somebody else. Take that one.</source>
        <translation>C’est permis, mais alors %1 reste pour quelqu’un d’autre. Prenez plutôt ce 6-là.</translation>
    </message>
    <message>
        <source>A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?</source>
        <translation>Une question&#x202f;: à la fin d’une manche, vous avez cinq cartes %1, et %2 aussi. Qui a le point&#x202f;?</translation>
    </message>
    <message>
        <source>Right: where both have the same, nobody scores.</source>
        <translation>C’est cela&#x202f;: à égalité, personne ne marque.</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>Nous deux</translation>
    </message>
    <message>
        <source>No: the point is for whoever has more, and nobody has.</source>
        <translation>Non&#x202f;: le point est pour qui en a le plus, et ce n’est le cas de personne.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Who has more cards</source>
        <translation>Qui a le plus de cartes</translation>
    </message>
    <message>
        <source>No: each point is counted by itself. Five is not more than five.</source>
        <translation>Non&#x202f;: chaque point se compte à part. Cinq n’est pas plus que cinq.</translation>
    </message>
    <message>
        <source>Two more points are for %1 and for the primiera: both have lessons of their own. Here a round ends: play your last card. What is left on the table goes to whoever took last.</source>
        <translation>Deux autres points sont pour %1 et pour la primiera&#x202f;: chacun a sa leçon. Ici, une manche s’achève&#x202f;: jouez votre dernière carte. Ce qui reste sur la table va à qui a pris en dernier.</translation>
    </message>
    <message>
        <source>That is the count: every point with the cards that made it. A match goes on, round after round, until somebody has 11 points.</source>
        <translation>Voilà le compte&#x202f;: chaque point avec les cartes qui l’ont fait. Une partie continue, manche après manche, jusqu’à 11 points.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>La primiera</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which of these three helps most?</source>
        <translation>Pour la primiera, chaque camp prend sa meilleure carte de chaque couleur et les additionne, avec des valeurs à part&#x202f;: un 7 vaut 21, un 6 18, un as 16, un 5 15, un 4 14, un 3 13, un 2 12, et chaque figure 10. Laquelle de ces trois aide le plus&#x202f;?</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. Which of these three helps most?</source>
        <translation>Pour la primiera, chaque camp prend sa meilleure carte de chaque couleur et les additionne, avec des valeurs à part&#x202f;: un 7 vaut 21, un 6 18, un as 16, un 5 15, un 4 14, un 3 13, un 2 12, et 8, 9 et 10 valent 10. Laquelle de ces trois aide le plus&#x202f;?</translation>
    </message>
    <message>
        <source>Right: sevens are best, then sixes, then aces.</source>
        <translation>C’est cela&#x202f;: les sept d’abord, puis les six, puis les as.</translation>
    </message>
    <message>
        <source>High cards count least in the primiera: no more than 10. Which counts 21?</source>
        <translation>Les hautes cartes sont les plus faibles à la primiera&#x202f;: 10, pas plus. Laquelle vaut 21&#x202f;?</translation>
    </message>
    <message>
        <source>An ace is good, it counts 16. One is better still.</source>
        <translation>Un as, c’est bien&#x202f;: il vaut 16. Il y a encore mieux.</translation>
    </message>
    <message>
        <source>%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?</source>
        <translation>%1 vaut 9&#x202f;: de quoi prendre 7 et 2, ou 5 et 4. Qu’est-ce qui vaut mieux pour votre primiera&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is your best card %2 now, and nobody can have a better one there.</source>
        <translation>%1 est maintenant votre meilleure carte %2, et personne ne peut en avoir de meilleure.</translation>
    </message>
    <message>
        <source>5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.</source>
        <translation>5 et 4 valent 15 et 14, un 7 vaut 21. Choisissez la prise avec le 7.</translation>
    </message>
    <message>
        <source>Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. Who gets the point?</source>
        <translation>Imaginez qu’une manche finisse ainsi&#x202f;: vos meilleures cartes sont %1, %2, %3 et %4. Pour %5, c’est %6, %7, %8 et %9. Qui a le point&#x202f;?</translation>
    </message>
    <message>
        <source>21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of which a side has no card at all adds nothing.</source>
        <translation>21 et 21 et 18 et 16 font 76&#x202f;; 21 et 21 et 10 et 10 font 62. Le point est à vous. Une couleur dont un camp n’a aucune carte n’ajoute rien.</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.</source>
        <translation>Chacun a deux sept. Mais votre 6 et votre as valent 18 et 16, les figures 10 seulement.</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each.</source>
        <translation>Chacun a deux sept. Mais votre 6 et votre as valent 18 et 16, le 8 et le 10 seulement 10.</translation>
    </message>
    <message>
        <source>The sevens are level, the other two cards are not: add them up.</source>
        <translation>Pour les sept, c’est égal&#x202f;; pour les deux autres cartes, non&#x202f;: additionnez-les.</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>Le settebello</translation>
    </message>
    <message>
        <source>%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it counts among the cards %2 and in the primiera too. Take it!</source>
        <translation>%1 a un nom&#x202f;: settebello, le beau sept. À lui seul, il rapporte un point, et il compte encore parmi les cartes %2 et à la primiera. Prenez-le&#x202f;!</translation>
    </message>
    <message>
        <source>The settebello is yours, and with it one point is certain.</source>
        <translation>Le settebello est à vous, et avec lui un point est sûr.</translation>
    </message>
    <message>
        <source>That is a 7 as well, but the wrong one: %1 is worth a point.</source>
        <translation>C’est bien un 7, mais pas le bon&#x202f;: %1 vaut un point.</translation>
    </message>
    <message>
        <source>Now you hold the settebello yourself, and none of your cards takes anything. One of them has to be laid. Choose well.</source>
        <translation>Cette fois, c’est vous qui avez le settebello, et aucune de vos cartes ne prend rien. Il faut en poser une. Choisissez bien.</translation>
    </message>
    <message>
        <source>Right: the settebello waits in your hand until it can take something.</source>
        <translation>C’est cela&#x202f;: le settebello attend dans votre main de pouvoir prendre quelque chose.</translation>
    </message>
    <message>
        <source>See what comes of it: %1 has a 7, and your point is gone. Keep the settebello.</source>
        <translation>Voyez la suite&#x202f;: %1 a un 7, et votre point s’envole. Gardez le settebello.</translation>
    </message>
    <message>
        <source>3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?</source>
        <translation>3 et 4 sont sur la table, et vous avez deux sept. L’un et l’autre les prendraient. Avec lequel prenez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: the card that takes goes into your pile too. The settebello is safe.</source>
        <translation>Oui&#x202f;: la carte qui prend va dans votre tas, elle aussi. Le settebello est à l’abri.</translation>
    </message>
    <message>
        <source>It takes the same. But then the settebello is still in your hand, and you may have to lay it one day. Bring it home now.</source>
        <translation>La prise est la même. Mais le settebello reste dans votre main, et il faudra peut-être un jour le poser. Mettez-le à l’abri maintenant.</translation>
    </message>
    <message>
        <source>What not to leave</source>
        <translation>Ce qu’il ne faut pas laisser</translation>
    </message>
    <message>
        <source>Now think of the next player. If all that lies on the table comes to ten or less, one card may sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?</source>
        <translation>Pensez maintenant à qui joue après vous. Si tout ce qui est sur la table fait dix ou moins, une seule carte peut le balayer. %1 est là, et vous devez poser une carte. Laquelle ne laisse rien à balayer&#x202f;?</translation>
    </message>
    <message>
        <source>6 and 9 are 15, and no card counts 15. More than ten is safe.</source>
        <translation>6 et 9 font 15, et aucune carte ne vaut 15. Au-dessus de dix, rien à craindre.</translation>
    </message>
    <message>
        <source>6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 et 2 font 8, et %1 avait %2&#x202f;: scopa pour elle. Laissez plus de dix sur la table.</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 et 4 font 10, et %1 avait %2&#x202f;: scopa pour elle. Laissez plus de dix sur la table.</translation>
    </message>
    <message>
        <source>All three of your cards take something this time. Take so that more than ten stays on the table.</source>
        <translation>Cette fois, vos trois cartes prennent toutes quelque chose. Prenez de façon à laisser plus de dix sur la table.</translation>
    </message>
    <message>
        <source>9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.</source>
        <translation>Il reste 9 et 2&#x202f;: 11, que personne ne peut balayer. Une petite prise, mais sûre.</translation>
    </message>
    <message>
        <source>That left 2 and 3, and %1 had a 5: scopa for her. Leave more.</source>
        <translation>Il restait 2 et 3, et %1 avait un 5&#x202f;: scopa pour elle. Laissez davantage.</translation>
    </message>
    <message>
        <source>That left one card alone, and %1 had its equal: scopa for her. Leave more.</source>
        <translation>Il restait une seule carte, et %1 avait son égale&#x202f;: scopa pour elle. Laissez davantage.</translation>
    </message>
    <message>
        <source>%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of your cards has the fewest equals left?</source>
        <translation>%1 vient de balayer la table&#x202f;: vous devez poser une carte, et seule son égale pourra la balayer. Laquelle de vos cartes a le moins d’égales encore en jeu&#x202f;?</translation>
    </message>
    <message>
        <source>You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it back.</source>
        <translation>Vous avez deux six, il n’en reste donc que deux ailleurs. Et si personne ne le prend, votre autre 6 le reprendra.</translation>
    </message>
    <message>
        <source>Three other twos are about, and %1 had one: scopa for her. Of another value you hold two yourself, so only two are about. Lay one of these.</source>
        <translation>Il restait trois autres deux, et %1 en avait un&#x202f;: scopa pour elle. D’une autre valeur, vous avez deux cartes, il n’en reste donc que deux. Posez l’une des vôtres.</translation>
    </message>
    <message>
        <source>Counting cards</source>
        <translation>Compter les cartes</translation>
    </message>
    <message>
        <source>There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, two by you. %2 lies there. With which card do you leave nothing that can still be swept?</source>
        <translation>Il y a quatre cartes de chaque valeur. Les quatre qui valent 10 sont tombées&#x202f;: %1 en a pris deux, vous deux. %2 est sur la table. Avec quelle carte ne laissez-vous rien qu’on puisse encore balayer&#x202f;?</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.</source>
        <translation>6 et 4 font 10, et aucune carte qui vaut 10 ne reste. Qui compte peut laisser ce qui a l’air risqué.</translation>
    </message>
    <message>
        <source>6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 et 3 font 9&#x202f;: il restait deux cartes qui valent 9, et %1 en avait une. Quelle somme ne peut-on plus prendre&#x202f;?</translation>
    </message>
    <message>
        <source>6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 et 2 font 8&#x202f;: aucune carte qui vaut 8 n’était tombée, et %1 en avait une. Quelle somme ne peut-on plus prendre&#x202f;?</translation>
    </message>
    <message>
        <source>Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many can %1 have?</source>
        <translation>Ce sont les sept qu’il faut compter d’abord. Supposez que deux soient dans les tas, et que vous en ayez un. Combien %1 peut-elle en avoir&#x202f;?</translation>
    </message>
    <message>
        <source>Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.</source>
        <translation>C’est cela&#x202f;: un au plus. S’il ne s’est pas montré, elle l’a, ou il est encore au talon.</translation>
    </message>
    <message>
        <source>There are four in all, and you know of three.</source>
        <translation>Il y en a quatre en tout, et vous en connaissez trois.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>Un au plus</translation>
    </message>
    <message>
        <source>Your own 7 counts too: that makes three of four.</source>
        <translation>Votre 7 compte aussi&#x202f;: cela fait trois sur quatre.</translation>
    </message>
    <message>
        <source>%1 has swept the table. Three cards that count 10 are gone, the other values are still about. Lay the card that nobody can take.</source>
        <translation>%1 a balayé la table. Trois cartes qui valent 10 sont tombées, les autres valeurs sont encore en jeu. Posez la carte que personne ne peut prendre.</translation>
    </message>
    <message>
        <source>It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, and the table counts with you.</source>
        <translation>C’était la dernière de sa valeur&#x202f;: aucune carte ne peut la prendre seule. Activez Cartes tombées, dans le menu Aides de jeu, et la table compte avec vous.</translation>
    </message>
    <message>
        <source>Others of this value are still about: it may be swept. Of one of your cards none is left.</source>
        <translation>D’autres cartes de cette valeur sont encore en jeu&#x202f;: on peut la balayer. L’une des vôtres n’a plus d’égale.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to you both.</source>
        <translation>Le Scopone, c’est la scopa à quatre, deux contre deux. %1, en face, joue avec vous&#x202f;: un seul tas pour vous deux. On donne toutes les cartes d’un coup, neuf chacun et quatre sur la table. Prenez ce qui vous rapporte le plus à tous les deux.</translation>
    </message>
    <message>
        <source>The settebello, for both of you. A match of Scopone goes to 21 points.</source>
        <translation>Le settebello, pour vous deux. Une partie de Scopone se joue en 21 points.</translation>
    </message>
    <message>
        <source>Look again: %1 lies there, and a 7 is in your hand.</source>
        <translation>Regardez mieux&#x202f;: %1 est sur la table, et vous avez un 7 en main.</translation>
    </message>
    <message>
        <source>Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after you. Lay a card that can hardly be swept: count what you hold.</source>
        <translation>Scopone scientifico&#x202f;: dix cartes chacun, et la table est vide au départ. Vous commencez, puis vient %1. Posez une carte difficile à balayer&#x202f;: comptez ce que vous avez.</translation>
    </message>
    <message>
        <source>You hold three fives: only one is left elsewhere, and it may be your partner&apos;s.</source>
        <translation>Vous avez trois cinq&#x202f;: il n’en reste qu’un ailleurs, et c’est peut-être votre partenaire qui l’a.</translation>
    </message>
    <message>
        <source>Three others of this value are in the other hands. Of which value do you hold most yourself?</source>
        <translation>Trois autres cartes de cette valeur sont dans les autres mains. De quelle valeur avez-vous le plus de cartes&#x202f;?</translation>
    </message>
    <message>
        <source>Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.</source>
        <translation>Les cartes vont par paires&#x202f;: un 4 prend un 4, et à la fin le camp du donneur a le dernier mot. L’autre camp casse les paires en prenant une somme. C’est le spariglio. %1 a donné&#x202f;: faites-en un.</translation>
    </message>
    <message>
        <source>3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their pairs.</source>
        <translation>3, 4 et 7 sont maintenant impairs&#x202f;: il en manque un de chaque, et le camp du donneur ne peut plus compter sur ses paires.</translation>
    </message>
    <message>
        <source>That takes a pair and leaves all values even, as the dealers like it. Take a sum.</source>
        <translation>Cela prend une paire et laisse toutes les valeurs paires, comme l’aime le camp du donneur. Prenez une somme.</translation>
    </message>
    <message>
        <source>That is not the sum of 3 and 4. Take both with one card.</source>
        <translation>Ce n’est pas la somme de 3 et 4. Prenez les deux avec une seule carte.</translation>
    </message>
    <message>
        <source>Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and counts 8: which of your cards makes fifteen with it?</source>
        <translation>La Cirulla vient de Gênes. Une carte y prend aussi celles avec lesquelles elle fait quinze. %1 est sur la table et vaut 8&#x202f;: avec laquelle de vos cartes cela fait-il quinze&#x202f;?</translation>
    </message>
    <message>
        <source>8 and 7 are 15. Equal cards and sums are taken as in Scopa.</source>
        <translation>8 et 7 font 15. Les cartes égales et les sommes se prennent comme à la scopa.</translation>
    </message>
    <message>
        <source>That makes no fifteen. 15 less 8 is 7.</source>
        <translation>Cela ne fait pas quinze. 15 moins 8 font 7.</translation>
    </message>
    <message>
        <source>In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies does it take just that one. Look at your hand.</source>
        <translation>À la Cirulla, un as prend toute la table, et c’est une scopa. S’il y a déjà un as sur la table, il ne prend que celui-là. Regardez votre main.</translation>
    </message>
    <message>
        <source>All of it with one ace: scopa!</source>
        <translation>Tout, avec un seul as&#x202f;: scopa&#x202f;!</translation>
    </message>
    <message>
        <source>There is something better: your ace takes everything.</source>
        <translation>Il y a mieux&#x202f;: votre as prend tout.</translation>
    </message>
    <message>
        <source>Three cards that come to less than ten may be declared before you play: 3 points at once, and your hand lies open. Count yours, and declare.</source>
        <translation>Trois cartes qui font moins de dix peuvent s’annoncer avant de jouer&#x202f;: 3 points aussitôt, et votre main reste à découvert. Comptez les vôtres, et annoncez.</translation>
    </message>
    <message>
        <source>3 points, before a single card is played.</source>
        <translation>3 points, avant la moindre carte jouée.</translation>
    </message>
    <message>
        <source>First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again.</source>
        <translation>Annoncez d’abord&#x202f;: 1 et 3 et 4 font 8, et 3 points n’attendent que vous. Réessayez.</translation>
    </message>
    <message>
        <source>%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a kind, 10 points. Declare it.</source>
        <translation>%1 est la matta&#x202f;: dans une annonce, elle vaut n’importe quelle carte. Avec vos deux quatre, cela fait un brelan, 10 points. Annoncez-le.</translation>
    </message>
    <message>
        <source>Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.</source>
        <translation>Trois quatre avec la matta&#x202f;: 10 points. La Cirulla se joue en 51, et tout peut arriver en chemin.</translation>
    </message>
    <message>
        <source>First declare: as a 4 the matta makes three of a kind, 10 points. Try again.</source>
        <translation>Annoncez d’abord&#x202f;: si la matta vaut 4, c’est un brelan, 10 points. Réessayez.</translation>
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
        <translation>Asso piglia tutto, toujours</translation>
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
        <translation>Escoba sans setenta</translation>
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
        <translation>Le classique. Quatre points par manche, et un par scopa.</translation>
    </message>
    <message>
        <source>The %2 of every suit: your sweeps count twice.</source>
        <translation>Prenez %2 de chaque couleur&#x202f;: vos scopas comptent double.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score, and each card that follows.</source>
        <translation>As, 2, 3 %1 comptent, et chaque carte qui suit.</translation>
    </message>
    <message>
        <source>Two pairs, nine cards each, four on the table.</source>
        <translation>Deux équipes, neuf cartes chacun, quatre sur la table.</translation>
    </message>
    <message>
        <source>Two pairs, ten cards each, an empty table.</source>
        <translation>Deux équipes, dix cartes chacun, une table vide.</translation>
    </message>
    <message>
        <source>Take what makes fifteen with your card.</source>
        <translation>Prenez ce qui fait quinze avec votre carte.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %1: hold all three and win.</source>
        <translation>As, 2 et 3 %1&#x202f;: ayez les trois et gagnez.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, whatever lies there.</source>
        <translation>Un as prend toute la table, quoi qu’il y ait.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless another ace lies there.</source>
        <translation>Un as prend toute la table, sauf s’il y a déjà un as.</translation>
    </message>
    <message>
        <source>The king %1 is worth a point of its own.</source>
        <translation>Le roi %1 vaut un point à lui seul.</translation>
    </message>
    <message>
        <source>Upside down: the lowest score wins.</source>
        <translation>À l’envers&#x202f;: le plus petit score gagne.</translation>
    </message>
    <message>
        <source>Only aces and figures count, one point each.</source>
        <translation>Seuls comptent les as et les figures, un point chacun.</translation>
    </message>
    <message>
        <source>The Spanish fifteen, with a point for the sevens.</source>
        <translation>Le quinze espagnol, avec un point pour les sept.</translation>
    </message>
    <message>
        <source>The Spanish fifteen; the sevens count, the setenta does not.</source>
        <translation>Le quinze espagnol&#x202f;; les sept comptent, pas la setenta.</translation>
    </message>
    <message>
        <source>Genoa&apos;s game: fifteens, declarations, a wild 7 of cups.</source>
        <translation>Le jeu de Gênes&#x202f;: quinzes, annonces, un 7 de coupes joker.</translation>
    </message>
    <message>
        <source>Tunis: single cards first, and a point for sevens.</source>
        <translation>Tunis&#x202f;: les cartes seules d’abord, et un point pour les sept.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or cards that add up to it.</source>
        <translation>Une carte prend une carte de même valeur, ou plusieurs dont la somme fait cette valeur.</translation>
    </message>
    <message>
        <source>A side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <translation>Un camp qui prend %2 de chaque couleur compte une deuxième fois ses scopas de la manche.</translation>
    </message>
    <message>
        <source>A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.</source>
        <translation>Un camp qui a l’as, le 2 et le 3 %1 marque un point pour chacun, et pour chaque carte qui suit sans trou.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table.</source>
        <translation>Les partenaires sont face à face. On donne toutes les cartes d’un coup&#x202f;: neuf par main, quatre sur la table.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid.</source>
        <translation>Les partenaires sont face à face. On donne toutes les cartes d’un coup, dix par main&#x202f;: la première doit être posée.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen together with it; equal cards do not take each other.</source>
        <translation>Une carte prend des cartes qui font quinze avec elle&#x202f;; deux cartes égales ne se prennent pas.</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once.</source>
        <translation>L’as, le 2 et le 3 %1 rapportent 1, 2 et 3. Un camp qui a les trois gagne la partie aussitôt.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, aces too.</source>
        <translation>Un as prend toutes les cartes de la table, les as aussi.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table. If an ace lies there, or on the round&apos;s first play, it takes one ace.</source>
        <translation>Un as prend toutes les cartes de la table. S’il y a un as, ou au premier coup de la manche, il prend un seul as.</translation>
    </message>
    <message>
        <source>Like the settebello, the king %1 scores a point for who takes it.</source>
        <translation>Comme le settebello, le roi %1 rapporte un point à qui le prend.</translation>
    </message>
    <message>
        <source>Points are counted as always; when somebody reaches the target, the lowest score wins.</source>
        <translation>On compte les points comme toujours&#x202f;; quand quelqu’un atteint l’objectif, le plus petit score gagne.</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point; sweeps and the usual four points do not count.</source>
        <translation>Chaque as et chaque figure rapportent un point&#x202f;; les scopas et les quatre points habituels ne comptent pas.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Most sevens score a point, all four another.</source>
        <translation>Une carte prend des cartes qui font quinze avec elle. Le plus de sept rapporte un point, les quatre un autre.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Sevens score, and there is no setenta.</source>
        <translation>Une carte prend des cartes qui font quinze avec elle. Les sept comptent, et il n’y a pas de setenta.</translation>
    </message>
    <message>
        <source>A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are declared; the 7 of cups is wild.</source>
        <translation>Une carte prend son égale, ou ce qui fait quinze avec elle. On annonce une main de moins de dix, ou un brelan&#x202f;; le 7 de coupes est joker.</translation>
    </message>
    <message>
        <source>A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera.</source>
        <translation>La carte seule passe avant une somme. Le plus de sept, puis le plus de six, compte à la place de la primiera.</translation>
    </message>
    <message>
        <source>A card takes an equal card, or cards that add up to it</source>
        <translation>Une carte prend son égale, ou des cartes qui en font la somme</translation>
    </message>
    <message>
        <source>A card takes what makes fifteen with it</source>
        <translation>Une carte prend ce qui fait quinze avec elle</translation>
    </message>
    <message>
        <source>A card takes what equals it, or what makes fifteen with it</source>
        <translation>Une carte prend son égale, ou ce qui fait quinze avec elle</translation>
    </message>
    <message>
        <source>Fewest cards when there is a choice</source>
        <translation>Le moins de cartes quand il y a le choix</translation>
    </message>
    <message>
        <source>A single card before a sum, otherwise free choice</source>
        <translation>La carte seule avant une somme, sinon choix libre</translation>
    </message>
    <message>
        <source>Free choice of what to take</source>
        <translation>Libre choix de ce qu’on prend</translation>
    </message>
    <message>
        <source>A card that can take may be laid</source>
        <translation>On peut poser une carte qui pourrait prendre</translation>
    </message>
    <message>
        <source>Any number of cards at once</source>
        <translation>Autant de cartes qu’on veut à la fois</translation>
    </message>
    <message>
        <source>Never more than two table cards at once</source>
        <translation>Jamais plus de deux cartes de la table à la fois</translation>
    </message>
    <message>
        <source>An ace takes like any other card</source>
        <translation>Un as prend comme une autre carte</translation>
    </message>
    <message>
        <source>An ace takes the whole table</source>
        <translation>Un as prend toute la table</translation>
    </message>
    <message>
        <source>An ace takes the whole table unless an ace lies there</source>
        <translation>Un as prend toute la table, sauf s’il y a déjà un as</translation>
    </message>
    <message>
        <source>The first ace of a round is like any other</source>
        <translation>Le premier as d’une manche est comme les autres</translation>
    </message>
    <message>
        <source>On the round&apos;s first play an ace takes only an ace</source>
        <translation>Au premier coup de la manche, un as ne prend qu’un as</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace scores</source>
        <translation>Balayer par le pouvoir de l’as rapporte</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace does not score</source>
        <translation>Balayer par le pouvoir de l’as ne rapporte pas</translation>
    </message>
    <message>
        <source>Each sweep scores a point</source>
        <translation>Chaque scopa rapporte un point</translation>
    </message>
    <message>
        <source>Sweeps do not score</source>
        <translation>Les scopas ne comptent pas</translation>
    </message>
    <message>
        <source>Most cards score a point</source>
        <translation>Le plus de cartes rapporte un point</translation>
    </message>
    <message>
        <source>No point for most cards</source>
        <translation>Pas de point pour le plus de cartes</translation>
    </message>
    <message>
        <source>Most cards %1 score a point</source>
        <translation>Le plus de cartes %1 rapporte un point</translation>
    </message>
    <message>
        <source>No point for most cards %1</source>
        <translation>Pas de point pour le plus de cartes %1</translation>
    </message>
    <message>
        <source>The settebello scores a point</source>
        <translation>Le settebello rapporte un point</translation>
    </message>
    <message>
        <source>No point for the settebello</source>
        <translation>Pas de point pour le settebello</translation>
    </message>
    <message>
        <source>The best primiera scores a point</source>
        <translation>La meilleure primiera rapporte un point</translation>
    </message>
    <message>
        <source>No point for the primiera</source>
        <translation>Pas de point pour la primiera</translation>
    </message>
    <message>
        <source>No point for a sweep with the last card</source>
        <translation>Pas de point pour une scopa avec la dernière carte</translation>
    </message>
    <message>
        <source>A sweep with the last card scores too</source>
        <translation>Une scopa avec la dernière carte compte aussi</translation>
    </message>
    <message>
        <source>Leftovers go to whoever took last</source>
        <translation>Les restes vont à qui a pris en dernier</translation>
    </message>
    <message>
        <source>Leftovers go to the dealer</source>
        <translation>Les restes vont au donneur</translation>
    </message>
    <message>
        <source>Three kings on the table: deal again</source>
        <translation>Trois rois sur la table&#x202f;: on redonne</translation>
    </message>
    <message>
        <source>Three kings on the table: play on</source>
        <translation>Trois rois sur la table&#x202f;: on continue</translation>
    </message>
    <message>
        <source>Two aces on the table: play on</source>
        <translation>Deux as sur la table&#x202f;: on continue</translation>
    </message>
    <message>
        <source>Two aces on the table: deal again</source>
        <translation>Deux as sur la table&#x202f;: on redonne</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 18</source>
        <translation>Primiera&#x202f;: un 6 vaut 18</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 19</source>
        <translation>Primiera&#x202f;: un 6 vaut 19</translation>
    </message>
    <message>
        <source>Primiera: a missing suit counts nothing</source>
        <translation>Primiera&#x202f;: une couleur qui manque ne vaut rien</translation>
    </message>
    <message>
        <source>Primiera: only with all four suits</source>
        <translation>Primiera&#x202f;: seulement avec les quatre couleurs</translation>
    </message>
    <message>
        <source>Primiera: more suits beat fewer</source>
        <translation>Primiera&#x202f;: plus de couleurs bat moins de couleurs</translation>
    </message>
    <message>
        <source>No napola</source>
        <translation>Pas de napola</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on score a point each</source>
        <translation>Napola&#x202f;: as, 2, 3 %1 et la suite, un point chacun</translation>
    </message>
    <message>
        <source>All ten cards %1 score like any napola</source>
        <translation>Les dix cartes %1 comptent comme une napola ordinaire</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match at once</source>
        <translation>Les dix cartes %1 gagnent la partie aussitôt</translation>
    </message>
    <message>
        <source>No point for the king %1</source>
        <translation>Pas de point pour le roi %1</translation>
    </message>
    <message>
        <source>Re bello: the king %1 scores a point</source>
        <translation>Re bello&#x202f;: le roi %1 rapporte un point</translation>
    </message>
    <message>
        <source>No sweeps are doubled</source>
        <translation>Pas de scopas en double</translation>
    </message>
    <message>
        <source>Ponino: the %2 of every suit doubles the sweeps</source>
        <translation>Ponino&#x202f;: %2 de chaque couleur, et les scopas comptent double</translation>
    </message>
    <message>
        <source>No points for ace, 2 and 3 %1</source>
        <translation>Pas de points pour as, 2 et 3 %1</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score 1, 2, 3; all three win the match</source>
        <translation>As, 2, 3 %1 rapportent 1, 2, 3&#x202f;; les trois gagnent la partie</translation>
    </message>
    <message>
        <source>No points for single aces and figures</source>
        <translation>Pas de points pour les as et les figures</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point</source>
        <translation>Chaque as et chaque figure rapportent un point</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Le plus grand score gagne</translation>
    </message>
    <message>
        <source>No point for sevens</source>
        <translation>Pas de point pour les sept</translation>
    </message>
    <message>
        <source>Most sevens score a point, all four another</source>
        <translation>Le plus de sept rapporte un point, les quatre un autre</translation>
    </message>
    <message>
        <source>No barmila</source>
        <translation>Pas de barmila</translation>
    </message>
    <message>
        <source>Barmila: most sevens, then most sixes, score a point</source>
        <translation>Barmila&#x202f;: le plus de sept, puis le plus de six, rapporte un point</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Pas d’annonces</translation>
    </message>
    <message>
        <source>Declarations, piccola, grande and cappotto are played</source>
        <translation>On joue les annonces, la piccola, la grande et le cappotto</translation>
    </message>
    <message>
        <source>No card is wild</source>
        <translation>Pas de joker</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until its holder plays it</source>
        <translation>Le 7 joker garde sa valeur jusqu’à ce qu’on le joue</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until it is taken</source>
        <translation>Le 7 joker garde sa valeur jusqu’à ce qu’on le prenne</translation>
    </message>
    <message>
        <source>The wild 7 counts otherwise only in the declaration</source>
        <translation>Le 7 n’est joker que dans l’annonce</translation>
    </message>
    <message>
        <source>The opening table stays</source>
        <translation>La table de départ reste</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty, wild 7 and all</source>
        <translation>Le donneur prend un quinze ou un trente au départ, 7 joker compris</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty</source>
        <translation>Le donneur prend un quinze ou un trente au départ</translation>
    </message>
    <message>
        <source>An equal card leaves the sums free</source>
        <translation>Une carte égale laisse les sommes libres</translation>
    </message>
    <message>
        <source>An equal card goes before the same sum</source>
        <translation>Une carte égale passe avant la même somme</translation>
    </message>
    <message>
        <source>Level at the target: one more round</source>
        <translation>À égalité à la fin&#x202f;: une manche de plus</translation>
    </message>
    <message>
        <source>Level at the target: the king %1 decides</source>
        <translation>À égalité à la fin&#x202f;: le roi %1 décide</translation>
    </message>
    <message>
        <source>A napola scores %1 at the most</source>
        <translation>Une napola rapporte %1 au plus</translation>
    </message>
    <message>
        <source>A piccola scores %1 at the most</source>
        <translation>Une piccola rapporte %1 au plus</translation>
    </message>
    <message>
        <source>The match is played to %1</source>
        <translation>La partie se joue en %1 points</translation>
    </message>
    <message>
        <source>When there are several captures</source>
        <translation>Quand il y a plusieurs prises</translation>
    </message>
    <message>
        <source>Taking is a duty</source>
        <translation>Prise obligatoire</translation>
    </message>
    <message>
        <source>Cards taken at once</source>
        <translation>Cartes prises à la fois</translation>
    </message>
    <message>
        <source>Power of an ace</source>
        <translation>Pouvoir de l’as</translation>
    </message>
    <message>
        <source>First play: an ace takes only an ace</source>
        <translation>Premier coup&#x202f;: un as ne prend qu’un as</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores</source>
        <translation>Le balayage par l’as compte</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>Un point par scopa</translation>
    </message>
    <message>
        <source>A sweep with the last card scores</source>
        <translation>Une scopa avec la dernière carte compte</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>Cartes restant sur la table</translation>
    </message>
    <message>
        <source>Two aces on the table</source>
        <translation>Deux as sur la table</translation>
    </message>
    <message>
        <source>A 6 in the primiera</source>
        <translation>Un 6 à la primiera</translation>
    </message>
    <message>
        <source>A suit missing from the primiera</source>
        <translation>Une couleur qui manque à la primiera</translation>
    </message>
    <message>
        <source>A napola scores at the most</source>
        <translation>Maximum d’une napola</translation>
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
        <translation>Points pour les sept</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>A piccola scores at the most</source>
        <translation>Maximum d’une piccola</translation>
    </message>
    <message>
        <source>Wild 7 of cups</source>
        <translation>7 de coupes joker</translation>
    </message>
    <message>
        <source>Opening table of fifteen or thirty</source>
        <translation>Quinze ou trente sur la table de départ</translation>
    </message>
    <message>
        <source>The king %1 breaks a tie</source>
        <translation>Le roi %1 départage</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jouer en</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Le moins de cartes</translation>
    </message>
    <message>
        <source>Single cards first</source>
        <translation>Carte seule d’abord</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Choix libre</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>Deux au plus</translation>
    </message>
    <message>
        <source>To whoever took last</source>
        <translation>À la dernière prise</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>Au donneur</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>Ne vaut rien</translation>
    </message>
    <message>
        <source>Bars the point</source>
        <translation>Prive du point</translation>
    </message>
    <message>
        <source>More suits win</source>
        <translation>Plus de couleurs gagne</translation>
    </message>
    <message>
        <source>teams of two</source>
        <translation>équipes de deux</translation>
    </message>
    <message>
        <source>teams</source>
        <comment>how many play</comment>
        <translation>équipes</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>deux équipes de deux</translation>
    </message>
    <message>
        <source>three teams of two</source>
        <translation>trois équipes de deux</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>deux équipes de trois</translation>
    </message>
    <message>
        <source>%1, %2, to %3.</source>
        <comment>a game; how many play; the target</comment>
        <translation>%1, %2, en %3 points.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>The cards of this match follow from no deal number, so they cannot be dealt once more.</source>
        <translation>Les cartes de cette partie ne viennent d’aucun numéro de donne&#x202f;: on ne peut pas les redonner.</translation>
    </message>
    <message>
        <source>This match began in the middle of another one: play that one’s cards again instead.</source>
        <translation>Cette partie a commencé au milieu d’une autre&#x202f;: rejouez plutôt les cartes de celle-là.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this match.</source>
        <translation>Cette partie n’a été jouée que par l’ordinateur.</translation>
    </message>
    <message>
        <source>Several people played this match, so it is nobody’s seat alone that the computer could take.</source>
        <translation>Vous étiez plusieurs à jouer cette partie&#x202f;: l’ordinateur ne peut prendre la place de personne en particulier.</translation>
    </message>
    <message>
        <source>The cards of your match of today.</source>
        <translation>Les cartes de votre partie d’aujourd’hui.</translation>
    </message>
    <message>
        <source>The cards of your match of yesterday.</source>
        <translation>Les cartes de votre partie d’hier.</translation>
    </message>
    <message>
        <source>The cards of your match of %1.</source>
        <comment>%1 is a date</comment>
        <translation>Les cartes de votre partie du %1.</translation>
    </message>
    <message>
        <source>The deal of %1.</source>
        <comment>%1 is a date</comment>
        <translation>La donne du jour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>On the same cards you won both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Avec les mêmes cartes, vous avez gagné les deux fois&#x202f;: %1 à %2 maintenant, %3 à %4 avant.</translation>
    </message>
    <message>
        <source>Better than last time: on the same cards you lost %3 to %4.</source>
        <translation>Mieux que la dernière fois&#x202f;: avec les mêmes cartes, vous aviez perdu %3 à %4.</translation>
    </message>
    <message>
        <source>Last time, on the same cards, you won %3 to %4.</source>
        <translation>La dernière fois, avec les mêmes cartes, vous aviez gagné %3 à %4.</translation>
    </message>
    <message>
        <source>On the same cards you lost both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Avec les mêmes cartes, vous avez perdu les deux fois&#x202f;: %1 à %2 maintenant, %3 à %4 avant.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you won %1 to %2.</source>
        <translation>Avec les mêmes cartes, le niveau %5 aurait gagné %3 à %4&#x202f;; vous avez gagné %1 à %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you won %1 to %2.</source>
        <translation>Avec les mêmes cartes, le niveau %5 aurait perdu %3 à %4&#x202f;; vous avez gagné %1 à %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you lost %1 to %2.</source>
        <translation>Avec les mêmes cartes, le niveau %5 aurait gagné %3 à %4&#x202f;; vous avez perdu %1 à %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you lost %1 to %2.</source>
        <translation>Avec les mêmes cartes, le niveau %5 aurait perdu %3 à %4&#x202f;; vous avez perdu %1 à %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played you did better than %3 by %2.</source>
        <translation>Sur %1 en commun, vous avez fait %2 de mieux que le niveau %3.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did better than you by %2.</source>
        <translation>Sur %1 en commun, le niveau %3 a fait %2 de mieux que vous.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did as well as you.</source>
        <translation>Sur %1 en commun, le niveau %3 a fait aussi bien que vous.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better now by %2.</source>
        <translation>Sur %1 en commun, vous avez fait %2 de mieux cette fois-ci.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better last time by %2.</source>
        <translation>Sur %1 en commun, vous aviez fait %2 de mieux la dernière fois.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did as well as last time.</source>
        <translation>Sur %1 en commun, vous avez fait aussi bien que la dernière fois.</translation>
    </message>
    <message>
        <source>The cards of a round are the same in both matches. How many rounds there are follows from the score, so one match may go on when the other is over.</source>
        <translation>Les cartes d’une manche sont les mêmes dans les deux parties. Le nombre de manches dépend du score&#x202f;: une partie peut continuer quand l’autre est finie.</translation>
    </message>
    <message>
        <source>%1, %2, to %3, with players of level %4.</source>
        <comment>a game; how many play; target; level</comment>
        <translation>%1, %2, en %3 points, avec des adversaires de niveau %4.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1 is a score</comment>
        <translation>En cours %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Won %1</source>
        <comment>%1 is a score</comment>
        <translation>Gagnée %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>%1 is a score</comment>
        <translation>Perdue %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>so many deals of days</comment>
        <translation>Jouées&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 days in a row · %2 played</source>
        <translation>Jours d’affilée&#x202f;: %1 · jouées&#x202f;: %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
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
        <translation>plus de 20</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>le plus de cartes</translation>
    </message>
    <message>
        <source>more than 5</source>
        <translation>plus de 5</translation>
    </message>
    <message>
        <source>the most of the suit</source>
        <translation>le plus dans la couleur</translation>
    </message>
    <message>
        <source>more than 5 %1</source>
        <translation>plus de 5 cartes %1</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>%1 is: of coins</comment>
        <translation>le plus de cartes %1</translation>
    </message>
    <message>
        <source>the %1 of every suit</source>
        <comment>%1 is: knight</comment>
        <translation>%1 de chaque couleur</translation>
    </message>
    <message>
        <source>the best of all four suits</source>
        <translation>la meilleure des quatre couleurs</translation>
    </message>
    <message>
        <source>more suits, then more points</source>
        <translation>plus de couleurs, puis de points</translation>
    </message>
    <message>
        <source>best card of each suit</source>
        <translation>la meilleure carte par couleur</translation>
    </message>
    <message>
        <source>table swept clean</source>
        <translation>table balayée</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <translation>le plus de sept</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>un point de plus</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>le plus de sept, puis de six</translation>
    </message>
    <message>
        <source>the run from the ace</source>
        <comment>what a napola asks for</comment>
        <translation>la suite depuis l’as</translation>
    </message>
    <message>
        <source>ace, 2 and 3 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>as, 2 et 3 %1</translation>
    </message>
    <message>
        <source>said before playing</source>
        <translation>dit avant de jouer</translation>
    </message>
    <message>
        <source>aces, 8, 9 and 10</source>
        <translation>as, 8, 9 et 10</translation>
    </message>
    <message>
        <source>aces and figures</source>
        <translation>as et figures</translation>
    </message>
    <message>
        <source>8, 9 and 10 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>8, 9 et 10 %1</translation>
    </message>
    <message>
        <source>the figures %1</source>
        <comment>%1 is: of coins</comment>
        <translation>les figures %1</translation>
    </message>
    <message>
        <source>%1 each: nobody scores</source>
        <translation>%1 partout&#x202f;: personne ne marque</translation>
    </message>
    <message>
        <source>level at %1: nobody scores</source>
        <translation>égalité à %1&#x202f;: personne ne marque</translation>
    </message>
    <message>
        <source>nobody has all four suits</source>
        <translation>personne n’a les quatre couleurs</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>personne ne marque</translation>
    </message>
    <message>
        <source>%1: %2 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: %2 partout, personne ne marque.</translation>
    </message>
    <message>
        <source>%1: %2 have %3 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: égalité à %3 (%2), personne ne marque.</translation>
    </message>
    <message>
        <source>%1: nobody has all four suits.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: personne n’a les quatre couleurs.</translation>
    </message>
    <message>
        <source>%1: nobody scores.</source>
        <comment>a category</comment>
        <translation>%1&#x202f;: personne ne marque.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>1 point; a player</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a category; points to players</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3, no point</source>
        <comment>side; category; what was counted</comment>
        <translation>%1, %2&#x202f;: %3, pas de point</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>side; category; what was counted; points</comment>
        <translation>%1, %2&#x202f;: %3, %4</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>deux points</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>trois points</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>quatre points</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>cinq points</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>six points</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>one</source>
        <comment>points</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <comment>points</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <comment>points</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <comment>points</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <comment>points</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <comment>points</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>your team</source>
        <comment>one who receives points</comment>
        <translation>votre équipe</translation>
    </message>
    <message>
        <source>the other team</source>
        <comment>one who receives points</comment>
        <translation>l’autre équipe</translation>
    </message>
    <message>
        <source>Round %1: nobody scores</source>
        <translation>Manche %1&#x202f;: personne ne marque</translation>
    </message>
    <message>
        <source>Round %1: %2 each</source>
        <translation>Manche %1&#x202f;: %2 partout</translation>
    </message>
    <message>
        <source>Round %1: %2 each to %3</source>
        <translation>Manche %1&#x202f;: %2 chacun pour %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3</source>
        <translation>Manche %1&#x202f;: %2 pour %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3, %4 to %5</source>
        <translation>Manche %1&#x202f;: %2 pour %3, %4 pour %5</translation>
    </message>
    <message>
        <source>You win with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>Vous gagnez avec le plus petit score, %1</translation>
    </message>
    <message>
        <source>%2 wins with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>%2 gagne avec le plus petit score, %1</translation>
    </message>
    <message>
        <source>%2 win with the lowest score, %1</source>
        <comment>a team; %1 is: 8 to 21</comment>
        <translation>L’équipe %2 gagne avec le plus petit score, %1</translation>
    </message>
    <message>
        <source>De Trente: you win the match at once</source>
        <translation>De Trente&#x202f;: vous gagnez la partie aussitôt</translation>
    </message>
    <message>
        <source>De Trente: %1 wins the match at once</source>
        <translation>De Trente&#x202f;: %1 gagne la partie aussitôt</translation>
    </message>
    <message>
        <source>De Trente: %1 win the match at once</source>
        <translation>De Trente&#x202f;: l’équipe %1 gagne la partie aussitôt</translation>
    </message>
    <message>
        <source>Cappotto: you win the match at once</source>
        <translation>Cappotto&#x202f;: vous gagnez la partie aussitôt</translation>
    </message>
    <message>
        <source>Cappotto: %1 wins the match at once</source>
        <translation>Cappotto&#x202f;: %1 gagne la partie aussitôt</translation>
    </message>
    <message>
        <source>Cappotto: %1 win the match at once</source>
        <translation>Cappotto&#x202f;: l’équipe %1 gagne la partie aussitôt</translation>
    </message>
    <message>
        <source>Napoleone: you win the match at once</source>
        <translation>Napoleone&#x202f;: vous gagnez la partie aussitôt</translation>
    </message>
    <message>
        <source>Napoleone: %1 wins the match at once</source>
        <translation>Napoleone&#x202f;: %1 gagne la partie aussitôt</translation>
    </message>
    <message>
        <source>Napoleone: %1 win the match at once</source>
        <translation>Napoleone&#x202f;: l’équipe %1 gagne la partie aussitôt</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>L’as, le 2 et le 3 %1 dans un même camp battent n’importe quel score.</translation>
    </message>
    <message>
        <source>All ten cards %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>Les dix cartes %1 dans un même camp battent n’importe quel score.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Vous donnez ensuite.</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>%1 donne ensuite.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Traditionnel</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>With setenta</source>
        <translation>Avec setenta</translation>
    </message>
    <message>
        <source>Without setenta</source>
        <translation>Sans setenta</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Deux équipes</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Trois équipes</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of possible seatings</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <comment>a game; who may play it</comment>
        <translation>%1 se joue ainsi&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, ne prend rien</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>a card; cards</comment>
        <translation>%1, prend %2</translation>
    </message>
    <message>
        <source>scopa with {cards}</source>
        <translation>scopa avec {cards}</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>à découvert&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{points} in this round</source>
        <translation>{points} dans cette manche</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <comment>a player</comment>
        <translation>C’est à %1 de jouer</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La table est vide.</translation>
    </message>
    <message>
        <source>On the table, %1: %2.</source>
        <comment>5 cards; their names</comment>
        <translation>Sur la table, %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards, each with what it takes</comment>
        <translation>Dans votre main&#x202f;: %1.</translation>
    </message>
    <message>
        <source>In the stock: %1</source>
        <comment>18 cards</comment>
        <translation>Au talon&#x202f;: %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Coup repris.</translation>
    </message>
    <message>
        <source>The round begins again.</source>
        <translation>La manche recommence.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux mêlés</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share, such as 41%</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>how far a number may be off</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>%1 is little to go by: after %2 you see here whether you are ahead by more than luck.</source>
        <translation>%1, c’est encore peu&#x202f;: après %2, vous verrez ici si votre avance doit plus à vous qu’à la chance.</translation>
    </message>
    <message>
        <source>Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round.</source>
        <translation>Sur %1, votre avance ne tient pas qu’à la chance&#x202f;: à la longue, de %2 à %3 points par manche.</translation>
    </message>
    <message>
        <source>Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round.</source>
        <translation>Sur %1, votre retard ne tient pas qu’à la malchance&#x202f;: à la longue, de %2 à %3 points par manche.</translation>
    </message>
    <message>
        <source>Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round.</source>
        <translation>Sur %1, personne n’est nettement devant&#x202f;: à la longue, entre %2 et %3 points par manche.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>none is over yet</source>
        <comment>matches</comment>
        <translation>aucune n’est finie</translation>
    </message>
    <message>
        <source>%1 left unfinished</source>
        <translation>inachevées&#x202f;: %1</translation>
    </message>
    <message>
        <source>now: %1 won</source>
        <translation>à présent, gagnées&#x202f;: %1</translation>
    </message>
    <message>
        <source>now: %1 lost</source>
        <translation>à présent, perdues&#x202f;: %1</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scopas</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>own number; the others&apos;</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 · they %2</source>
        <comment>two shares</comment>
        <translation>%1 · eux %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 level</source>
        <comment>rounds</comment>
        <translation>Gagnées&#x202f;: %1, perdues&#x202f;: %2, nulles&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>Gagnées&#x202f;: %1, perdues&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 left unfinished</source>
        <comment>matches</comment>
        <translation>Gagnées&#x202f;: %1, perdues&#x202f;: %2, inachevées&#x202f;: %3</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the best round; the worst</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Best and worst round</source>
        <translation>Meilleure et pire manche</translation>
    </message>
    <message>
        <source>Most matches in a row</source>
        <translation>Le plus de parties d’affilée</translation>
    </message>
    <message>
        <source>After %1 rounds a line appears here. You have played %2.</source>
        <translation>Après %1 manches, une courbe apparaît ici. Vous en avez joué %2.</translation>
    </message>
    <message>
        <source>After %1 rounds it shows here how rounds end. You have played %2.</source>
        <translation>Après %1 manches, on verra ici comment elles finissent. Vous en avez joué %2.</translation>
    </message>
    <message>
        <source>Round %1: you %2, they %3</source>
        <comment>mean points of the last rounds</comment>
        <translation>Manche %1&#x202f;: vous %2, eux %3</translation>
    </message>
    <message>
        <source>Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5.</source>
        <translation>Moyenne des %1 dernières manches. Vous étiez devant dans %2 sur %3&#x202f;; à la fin, c’est %4 par manche contre %5.</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Autres points</translation>
    </message>
    <message>
        <source>%1: you %2, they %3 in ten rounds</source>
        <comment>a category; points</comment>
        <translation>%1&#x202f;: vous %2, eux %3 en dix manches</translation>
    </message>
    <message>
        <source>Points in ten rounds. Solid: you. Striped: they.</source>
        <translation>Points en dix manches. Plein&#x202f;: vous. Rayé&#x202f;: eux.</translation>
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
        <translation>&lt;1&#x202f;%</translation>
    </message>
    <message>
        <source>Level: %1 of rounds</source>
        <translation>À égalité&#x202f;: %1 des manches</translation>
    </message>
    <message>
        <source>%1 points or more ahead: %2 of rounds</source>
        <translation>%1 points d’avance ou plus&#x202f;: %2 des manches</translation>
    </message>
    <message>
        <source>%1 points or more behind: %2 of rounds</source>
        <translation>%1 points de retard ou plus&#x202f;: %2 des manches</translation>
    </message>
    <message>
        <source>One point ahead: %1 of rounds</source>
        <translation>Un point d’avance&#x202f;: %1 des manches</translation>
    </message>
    <message>
        <source>One point behind: %1 of rounds</source>
        <translation>Un point de retard&#x202f;: %1 des manches</translation>
    </message>
    <message>
        <source>%1 points ahead: %2 of rounds</source>
        <translation>%1 points d’avance&#x202f;: %2 des manches</translation>
    </message>
    <message>
        <source>%1 points behind: %2 of rounds</source>
        <translation>%1 points de retard&#x202f;: %2 des manches</translation>
    </message>
    <message>
        <source>By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.</source>
        <comment>shares</comment>
        <translation>Écart de points en fin de manche. Plein&#x202f;: vous devant, %1. Rayé&#x202f;: derrière, %2. Égalité&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Les 7 derniers jours</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Du … au …</translation>
    </message>
    <message>
        <source>The results of %1 count no more. The history keeps the matches.</source>
        <translation>Ces résultats (%1) ne comptent plus. L’historique garde les parties.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <comment>12 matches; a file</comment>
        <translation>Écrit dans %2&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing was played like this in that time.</source>
        <translation>Rien n’a été joué ainsi dans cette période.</translation>
    </message>
    <message>
        <source>Nothing was played like this yet.</source>
        <translation>Rien n’a encore été joué ainsi.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure&apos;s name; the figure</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>scopa|scope|sweep|sweeps</source>
        <translation>scopa|scopas|balayer|balaie|balayage|balayée</translation>
    </message>
    <message>
        <source>Taking everything that lies on the table. It scores a point at once.</source>
        <translation>Prendre tout ce qui est sur la table. Cela rapporte un point aussitôt.</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>settebello</translation>
    </message>
    <message>
        <source>%1: whoever has it at the end of a round scores a point.</source>
        <translation>%1 rapporte un point à qui l’a à la fin de la manche.</translation>
    </message>
    <message>
        <source>primiera|setenta</source>
        <translation>primiera|setenta</translation>
    </message>
    <message>
        <source>The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, all others 10. The highest sum scores a point.</source>
        <translation>La meilleure carte de chaque couleur, additionnée avec des valeurs à part&#x202f;: le 7 vaut 21, le 6 18, l’as 16, le 5 15, le 4 14, le 3 13, le 2 12, toutes les autres 10. La plus forte somme rapporte un point.</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>napola</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each.</source>
        <translation>L’as, le 2 et le 3 %4 dans un même tas, et chaque carte qui suit sans trou&#x202f;: un point par carte.</translation>
    </message>
    <message>
        <source>re bello</source>
        <translation>re bello</translation>
    </message>
    <message>
        <source>%2: in some games it scores a point, as the settebello does.</source>
        <translation>%2&#x202f;: dans certains jeux, il rapporte un point, comme le settebello.</translation>
    </message>
    <message>
        <source>matta</source>
        <translation>matta</translation>
    </message>
    <message>
        <source>%3, the wild card of Cirulla: in a declaration it counts as any card.</source>
        <translation>%3, le joker de la Cirulla&#x202f;: dans une annonce, il vaut n’importe quelle carte.</translation>
    </message>
    <message>
        <source>declaration|declarations|declare|declares|declared</source>
        <translation>annonce|annonces|annoncer|annoncez|annoncé|annoncée|annoncés|annoncées</translation>
    </message>
    <message>
        <source>In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its first card is played.</source>
        <translation>À la Cirulla, une main de moins de dix vaut 3 points, un brelan 10, s’ils sont dits avant sa première carte.</translation>
    </message>
    <message>
        <source>piccola</source>
        <translation>piccola</translation>
    </message>
    <message>
        <source>Cirulla&apos;s napola: ace, 2 and 3 %4, and what follows without a gap.</source>
        <translation>La napola de la Cirulla&#x202f;: l’as, le 2 et le 3 %4, et ce qui suit sans trou.</translation>
    </message>
    <message>
        <source>grande</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>The three highest cards %4 in one pile: 5 points in Cirulla.</source>
        <translation>Les trois plus hautes cartes %4 dans un même tas&#x202f;: 5 points à la Cirulla.</translation>
    </message>
    <message>
        <source>cappotto</source>
        <translation>cappotto</translation>
    </message>
    <message>
        <source>All ten cards %4 in one pile: it wins a match of Cirulla at once.</source>
        <translation>Les dix cartes %4 dans un même tas&#x202f;: cela gagne aussitôt une partie de Cirulla.</translation>
    </message>
    <message>
        <source>barmila</source>
        <translation>barmila</translation>
    </message>
    <message>
        <source>Most sevens, and if both have two, most sixes: a point in Chkobba.</source>
        <translation>Le plus de sept et, à deux partout, le plus de six&#x202f;: un point à la Chkobba.</translation>
    </message>
    <message>
        <source>ponino</source>
        <translation>ponino</translation>
    </message>
    <message>
        <source>The %5 of all four suits in one pile: every scopa of the round counts twice.</source>
        <translation>%5 de chaque couleur dans un même tas&#x202f;: chaque scopa de la manche compte double.</translation>
    </message>
    <message>
        <source>spariglio</source>
        <translation>spariglio</translation>
    </message>
    <message>
        <source>Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer would rather undo it.</source>
        <translation>Prendre une somme, pour que les valeurs n’aillent plus par paires. Cela aide le camp qui ne donne pas&#x202f;; celui du donneur préfère le défaire.</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>donne|donnes</translation>
    </message>
    <message>
        <source>The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.</source>
        <translation>Les cartes que tout le monde reçoit en même temps. Une manche a autant de donnes qu’il en faut pour distribuer toutes les cartes.</translation>
    </message>
    <message>
        <source>pile|piles</source>
        <translation>tas</translation>
    </message>
    <message>
        <source>The cards that a side has taken, face down beside it. They are counted at the end.</source>
        <translation>Les cartes qu’un camp a prises, à côté de lui, face cachée. On les compte à la fin.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term of the game; what it means</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>_Cells</name>
    <message>
        <source>Name of the match</source>
        <translation>Nom de la partie</translation>
    </message>
</context>
<context>
    <name>_Command</name>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Results by game</source>
        <translation>Résultats par jeu</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mêmes cartes</translation>
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
        <translation>Quarante cartes, seize jeux, une table.</translation>
    </message>
    <message>
        <source>Forty cards, one table.</source>
        <translation>Quarante cartes, une table.</translation>
    </message>
</context>
</TS>
