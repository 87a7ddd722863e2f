<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Abandon this match?</source>
        <translation>Abandonar esta partida?</translation>
    </message>
    <message>
        <source>It ends without a winner and cannot be continued. To play on another time, just close the game.</source>
        <translation>Ela termina sem vencedor e não pode ser retomada. Para continuar outra hora, basta fechar o jogo.</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Abandonar a partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0).</source>
        <translation>O programa é software livre sob a licença MIT. As cartas e os sons são de domínio público (CC0).</translation>
    </message>
    <message>
        <source>It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may replace them with versions of your own.</source>
        <translation>Ele é feito com Python e com Qt %1 por meio do PySide6, usados sob a LGPL, versão 3; você pode trocá-los por versões suas.</translation>
    </message>
    <message>
        <source>Your matches and statistics are in</source>
        <translation>Suas partidas e estatísticas ficam em</translation>
    </message>
    <message>
        <source>Your preferences are in</source>
        <translation>Suas preferências ficam em</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sai deste computador.</translation>
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
        <translation>Ainda não conquistada.</translation>
    </message>
</context>
<context>
    <name>AchievementsView</name>
    <message>
        <source>Earned %1</source>
        <translation>Conquistada: %1</translation>
    </message>
    <message>
        <source>Earned %1: %2 against %3</source>
        <comment>a day; a game; how strong the others were</comment>
        <translation>Conquistada: %1, %2 contra %3</translation>
    </message>
    <message>
        <source>Things worth trying, each with why it is good play. You have done %1 of %2.</source>
        <translation>Coisas que vale a pena tentar, cada uma com o porquê de ser bom jogo. Você fez %1 de %2.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Novo jogo …</translation>
    </message>
    <message>
        <source>Be&amp;gin this round again …</source>
        <translation>&amp;Recomeçar esta rodada …</translation>
    </message>
    <message>
        <source>The game set up &amp;last</source>
        <translation>O ú&amp;ltimo jogo montado</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Desfa&amp;zer a jogada</translation>
    </message>
    <message>
        <source>&amp;Play again what was taken back</source>
        <translation>Re&amp;fazer a jogada</translation>
    </message>
    <message>
        <source>Abandon this &amp;match …</source>
        <translation>&amp;Abandonar a partida …</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Tela inicial</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Partida do &amp;dia</translation>
    </message>
    <message>
        <source>Who pla&amp;ys? …</source>
        <translation>&amp;Quem joga? …</translation>
    </message>
    <message>
        <source>Restore a &amp;backup …</source>
        <translation>Restaurar um &amp;backup …</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>&amp;Estatísticas</translation>
    </message>
    <message>
        <source>Achie&amp;vements</source>
        <translation>&amp;Conquistas</translation>
    </message>
    <message>
        <source>Practice …</source>
        <translation>Treino …</translation>
    </message>
    <message>
        <source>P&amp;uzzles …</source>
        <translation>Desafi&amp;os …</translation>
    </message>
    <message>
        <source>P&amp;references …</source>
        <translation>&amp;Preferências …</translation>
    </message>
    <message>
        <source>All &amp;cards …</source>
        <translation>Toda&amp;s as cartas …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Mudo</translation>
    </message>
    <message>
        <source>&amp;Other players&apos; cards</source>
        <translation>Cartas dos &amp;outros</translation>
    </message>
    <message>
        <source>&amp;Information line</source>
        <translation>Linha de &amp;informações</translation>
    </message>
    <message>
        <source>&amp;Plays beside the table</source>
        <translation>&amp;Jogadas ao lado da mesa</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;suit</source>
        <translation>Ordenar a mão por &amp;naipe</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;value</source>
        <translation>Ordenar a mão por &amp;valor</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Na mesa:</translation>
    </message>
    <message>
        <source>Show what a card would &amp;take</source>
        <translation>Mostrar o que a carta &amp;pega</translation>
    </message>
    <message>
        <source>&amp;Sum of the table</source>
        <translation>&amp;Soma da mesa</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>&amp;Cartas já saídas</translation>
    </message>
    <message>
        <source>&amp;Warn before a sweep is given away</source>
        <translation>A&amp;visar antes de entregar uma escopa</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Aprender a jogar</translation>
    </message>
    <message>
        <source>&amp;How it is played</source>
        <translation>&amp;Como se joga</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>Manua&amp;l</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>O &amp;que aconteceu</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>A &amp;mesa</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Minhas &amp;cartas</translation>
    </message>
    <message>
        <source>The &amp;piles</source>
        <translation>As p&amp;ilhas</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>O &amp;placar</translation>
    </message>
    <message>
        <source>What was said &amp;last</source>
        <translation>O que foi dito por ú&amp;ltimo</translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation>&amp;Teclas …</translation>
    </message>
    <message>
        <source>&amp;Is it rigged? …</source>
        <translation>É tra&amp;paça? …</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Sobre o Scopa Desktop</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desligada</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Lightning</source>
        <translation>R&amp;elâmpago</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhum</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>&amp;Pequenos</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Grandes</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>Assistir a &amp;um jogo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Names on the cards</source>
        <translation>Nomes nas &amp;cartas</translation>
    </message>
    <message>
        <source>Ca&amp;rds move</source>
        <translation>&amp;Animação das cartas</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>M&amp;esa</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>&amp;Auxílios</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>&amp;Ler em voz alta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
</context>
<context>
    <name>AddDeckSheet</name>
    <message>
        <source>A deck of your own</source>
        <translation>Um baralho só seu</translation>
    </message>
    <message>
        <source>The pictures are being read …</source>
        <translation>Lendo as imagens …</translation>
    </message>
    <message>
        <source>The pictures are being read: %1 of %2</source>
        <translation>Lendo as imagens: %1 de %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>This deck cannot be added:</source>
        <translation>Não dá para adicionar este baralho:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nome do baralho</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>%1 backs, this one first</source>
        <translation>%1 versos, este primeiro</translation>
    </message>
    <message>
        <source>Turn this off if the pictures carry them already.</source>
        <translation>Desligue se as imagens já trazem os nomes.</translation>
    </message>
    <message>
        <source>Names in the corners</source>
        <translation>Nomes nos cantos</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Por favor, confira</translation>
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
        <translation>Quando o adversário mais forte é</translation>
    </message>
    <message>
        <source>The statistics mark rounds that were played with aids, with hints, or with plays taken back.</source>
        <translation>As estatísticas marcam as rodadas jogadas com auxílios, com dicas ou com jogadas desfeitas.</translation>
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
        <translation>Registros de partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar a partida</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>Exportar as partidas</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Picture: %1</source>
        <translation>Imagem: %1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Escolha uma imagem</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar um backup</translation>
    </message>
    <message>
        <source>Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring deletes nothing: what you have now is put aside.</source>
        <translation>As partidas e as estatísticas são copiadas uma vez por dia, enquanto você joga, e os últimos dias são guardados. Restaurar não apaga nada: o que você tem agora fica à parte.</translation>
    </message>
    <message>
        <source>There is none yet. Matches and statistics are copied once a day, while you play, and the last days are kept.</source>
        <translation>Ainda não há nenhum. As partidas e as estatísticas são copiadas uma vez por dia, enquanto você joga, e os últimos dias são guardados.</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Restaurar …</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Restaurar o backup: %1</translation>
    </message>
    <message>
        <source>%1, last played: %2</source>
        <translation>%1, última partida: %2</translation>
    </message>
    <message>
        <source>Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.</source>
        <translation>As partidas e as estatísticas voltam a ser como eram (%1). O que você tem agora fica à parte, num arquivo próprio.</translation>
    </message>
    <message>
        <source>Go back to the backup of %1?</source>
        <translation>Voltar a este backup: %1?</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Deixar tudo como está</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong last time</source>
        <translation>Algo deu errado da última vez</translation>
    </message>
    <message>
        <source>The game noted down what happened. Nothing is sent. If you want to report it, copy this text.</source>
        <translation>O jogo anotou o que aconteceu. Nada é enviado. Se quiser relatar, copie este texto.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>O relatório</translation>
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
        <translation>%1, é a sua vez.</translation>
    </message>
    <message>
        <source>Press Space when only you look.</source>
        <translation>Aperte Espaço quando só você estiver olhando.</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Deal of the day</source>
        <translation>Partida do dia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Your results will stand here, a line for each day.</source>
        <translation>Seus resultados vão ficar aqui, uma linha para cada dia.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>These cards follow from the date alone: whoever plays today is dealt the same.</source>
        <translation>Estas cartas dependem só da data: quem joga hoje recebe as mesmas.</translation>
    </message>
    <message>
        <source>It waits as you left it.</source>
        <translation>Ela espera por você do jeito que ficou.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you have played it again since.</source>
        <translation>%1. Vale a sua primeira partida; depois você já jogou de novo.</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you may play it again for yourself.</source>
        <translation>%1. Vale a sua primeira partida; você pode jogar de novo por gosto.</translation>
    </message>
    <message>
        <source>Show earlier days</source>
        <translation>Mostrar dias anteriores</translation>
    </message>
</context>
<context>
    <name>DealNote</name>
    <message>
        <source>Copy deal number %1</source>
        <translation>Copiar o número das cartas, %1</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>É trapaça?</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>The teacher has not come to this one yet.</source>
        <translation>O professor ainda não chegou nesta.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Ainda sem avaliação</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>O que você joga?</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>Como você joga?</translation>
    </message>
    <message>
        <source>Pick a card of your hand.</source>
        <translation>Escolha uma carta da sua mão.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>Deixa eu ver …</translation>
    </message>
    <message>
        <source>The teacher does not answer just now.</source>
        <translation>O professor não responde agora.</translation>
    </message>
    <message>
        <source>Show what you played</source>
        <translation>Mostrar o que você jogou</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Você jogou</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>You have found it in practice since.</source>
        <translation>Você já achou a resposta no treino.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nomes nas cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>No names on the cards</source>
        <translation>Sem nomes nas cartas</translation>
    </message>
    <message>
        <source>Small names on the cards</source>
        <translation>Nomes pequenos nas cartas</translation>
    </message>
    <message>
        <source>Large names on the cards</source>
        <translation>Nomes grandes nas cartas</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>In the primiera</source>
        <translation>Na primiera</translation>
    </message>
</context>
<context>
    <name>DemoBar</name>
    <message>
        <source>The computer plays all seats</source>
        <translation>O computador joga em todos os lugares</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Próxima jogada</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas as mãos</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Parar de assistir</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The computer plays all seats.</source>
        <translation>O computador joga em todos os lugares.</translation>
    </message>
</context>
<context>
    <name>DoneSheet</name>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
</context>
<context>
    <name>FairPlot</name>
    <message>
        <source>chance allows</source>
        <translation>o acaso permite</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
</context>
<context>
    <name>FairnessView</name>
    <message>
        <source>Kinds of card that matter most</source>
        <translation>Os tipos de carta que mais pesam</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>É trapaça?</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the file is no match record: {name} is no value</source>
        <translation>o arquivo não é um registro de partida, porque {name} não é um valor</translation>
    </message>
    <message>
        <source>{where}: {key}</source>
        <translation>{where}: {key}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules side {winner} has won</source>
        <translation>winner é {value}, mas pelas regras venceu o lado {winner}</translation>
    </message>
    <message>
        <source>the file is larger than 8 MiB, so it is no match record</source>
        <translation>o arquivo tem mais de 8 MiB; por isso não é um registro de partida</translation>
    </message>
    <message>
        <source>the file is no match record: its format is {value}, not &quot;{wanted}&quot;</source>
        <translation>o arquivo não é um registro de partida, porque o formato dele é {value}, não &quot;{wanted}&quot;</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1, not {value}</source>
        <translation>a versão tem de ser um número inteiro a partir de 1, não {value}</translation>
    </message>
    <message>
        <source>the record is of version {value}, which this program is too old for: it reads version {known}</source>
        <translation>o registro é da versão {value}, e este programa é antigo demais para ela: ele lê a versão {known}</translation>
    </message>
    <message>
        <source>{where} must be an object, not {value}</source>
        <translation>{where} tem de ser um objeto, não {value}</translation>
    </message>
    <message>
        <source>{where} must be a list, not {value}</source>
        <translation>{where} tem de ser uma lista, não {value}</translation>
    </message>
    <message>
        <source>{where} has more than {most} entries</source>
        <translation>{where} tem mais de {most} itens</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {lowest} to {highest}, not {value}</source>
        <translation>{where} tem de ser um número inteiro de {lowest} a {highest}, não {value}</translation>
    </message>
    <message>
        <source>{where}: {card} stands twice</source>
        <translation>{where}: {card} aparece duas vezes</translation>
    </message>
    <message>
        <source>rules.options must be an object, not {value}</source>
        <translation>rules.options tem de ser um objeto, não {value}</translation>
    </message>
    <message>
        <source>sides: {variant} is not played so; its seatings are {allowed}</source>
        <translation>sides: não se joga {variant} assim; as formações possíveis são {allowed}</translation>
    </message>
    <message>
        <source>deal: scheme {value} is unknown; this program knows scheme {known}</source>
        <translation>deal: o esquema {value} é desconhecido; este programa conhece o esquema {known}</translation>
    </message>
    <message>
        <source>deal: the number must be a whole number, not {value}</source>
        <translation>deal: o número tem de ser um número inteiro, não {value}</translation>
    </message>
    <message>
        <source>rounds: a match has at least one round</source>
        <translation>rounds: uma partida tem pelo menos uma rodada</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>o registro</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>rodada {number}</translation>
    </message>
    <message>
        <source>{where}: points and totals stand together, or neither stands</source>
        <translation>{where}: points e totals vêm juntos, ou não vem nenhum dos dois</translation>
    </message>
    <message>
        <source>{where}: the match was over before it, side {winner} had won</source>
        <translation>{where}: a partida já tinha acabado antes; o lado {winner} tinha vencido</translation>
    </message>
    <message>
        <source>{where}: the round before it is not over</source>
        <translation>{where}: a rodada anterior não acabou</translation>
    </message>
    <message>
        <source>{where}: the deal passes on to seat {dealer}, not to seat {told}</source>
        <translation>{where}: a vez de dar as cartas passa ao lugar {dealer}, não ao lugar {told}</translation>
    </message>
    <message>
        <source>{where}, play {number}</source>
        <translation>{where}, jogada {number}</translation>
    </message>
    <message>
        <source>{where}: it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>{where}: é a vez do lugar {turn}, não do lugar {seat}</translation>
    </message>
    <message>
        <source>{where}: scopa must be true or false, not {value}</source>
        <translation>{where}: scopa tem de ser true ou false, não {value}</translation>
    </message>
    <message>
        <source>{where}: declares must be {allowed}, not {value}</source>
        <translation>{where}: declares tem de ser {allowed}, não {value}</translation>
    </message>
    <message>
        <source>{where}: it is over, but points and totals are missing</source>
        <translation>{where}: já acabou, mas faltam points e totals</translation>
    </message>
    <message>
        <source>{where}: points has {count} sides instead of {wanted}</source>
        <translation>{where}: o número de lados em points é {count}, não {wanted}</translation>
    </message>
    <message>
        <source>{where}: totals are {value}, by the rules they are {counted}</source>
        <translation>{where}: totals é {value}; pelas regras é {counted}</translation>
    </message>
    <message>
        <source>{where}: points of side {side}</source>
        <translation>{where}: points do lado {side}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules nobody has won yet</source>
        <translation>winner é {value}, mas pelas regras ninguém venceu ainda</translation>
    </message>
    <message>
        <source>the file is no match record: byte {start} is not UTF-8 text</source>
        <translation>o arquivo não é um registro de partida, porque o byte {start} não é texto UTF-8</translation>
    </message>
    <message>
        <source>the file is no match record, or was cut short: line {lineno}, column {colno}</source>
        <translation>o arquivo não é um registro de partida, ou está incompleto: linha {lineno}, coluna {colno}</translation>
    </message>
    <message>
        <source>the file is no match record: its values are nested too deeply</source>
        <translation>o arquivo não é um registro de partida, porque os valores dele estão aninhados fundo demais</translation>
    </message>
    <message>
        <source>the file is no match record: a number in it is too long</source>
        <translation>o arquivo não é um registro de partida, porque traz um número longo demais</translation>
    </message>
    <message>
        <source>the field {value} stands twice in one object</source>
        <translation>o campo {value} aparece duas vezes no mesmo objeto</translation>
    </message>
    <message>
        <source>{where} lacks the field {key}</source>
        <translation>{where} não tem o campo {key}</translation>
    </message>
    <message>
        <source>{where} has a field that no record has: {value}</source>
        <translation>{where} tem um campo que não existe em registro nenhum: {value}</translation>
    </message>
    <message>
        <source>{where}: a card is written as text, as in &quot;7D&quot;, not {value}</source>
        <translation>{where}: uma carta se escreve como texto, por exemplo &quot;7D&quot;, não {value}</translation>
    </message>
    <message>
        <source>rules: {fault}</source>
        <translation>rules: {fault}</translation>
    </message>
    <message>
        <source>seat {index}</source>
        <translation>lugar {index}</translation>
    </message>
    <message>
        <source>sides: seat {seat} sits on {count} sides instead of one</source>
        <translation>sides: o lugar {seat} está em {count} lados em vez de em um</translation>
    </message>
    <message>
        <source>deal: {fault}</source>
        <translation>deal: {fault}</translation>
    </message>
    <message>
        <source>{where}: the round was over before it</source>
        <translation>{where}: a rodada já tinha acabado antes</translation>
    </message>
    <message>
        <source>{where}: the cards of deal {deals_made} are missing</source>
        <translation>{where}: faltam as cartas da distribuição {deals_made}</translation>
    </message>
    <message>
        <source>{where}: the record says scopa {value}, the rules say otherwise</source>
        <translation>{where}: o registro diz scopa {value}; as regras dizem outra coisa</translation>
    </message>
    <message>
        <source>{where}: it has points, but {cards_left} cards are still to be played</source>
        <translation>{where}: já tem points, mas ainda há cartas por jogar ({cards_left})</translation>
    </message>
    <message>
        <source>{where}: side {side} is given {value} for {category}, by the rules it scores {right}</source>
        <translation>{where}: o lado {side} tem {value} em {category}; pelas regras marca {right}</translation>
    </message>
    <message>
        <source>{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B</source>
        <translation>{where}: {value} não é uma carta; escreva um valor de 1 a 10 e uma das letras D C S B</translation>
    </message>
    <message>
        <source>seat {index}: {key} must be a text of at most {most} characters</source>
        <translation>lugar {index}: {key} tem de ser um texto de no máximo {most} caracteres</translation>
    </message>
    <message>
        <source>side {index}</source>
        <translation>lado {index}</translation>
    </message>
    <message>
        <source>{where}: {fault}</source>
        <translation>{where}: {fault}</translation>
    </message>
    <message>
        <source>{where}, seat {seat}</source>
        <translation>{where}, lugar {seat}</translation>
    </message>
    <message>
        <source>{where}, deal {number}</source>
        <translation>{where}, distribuição {number}</translation>
    </message>
    <message>
        <source>{name} must be {allowed}, not {value}</source>
        <translation>{name} tem de ser {allowed}, não {value}</translation>
    </message>
    <message>
        <source>there is no variant {value}; the variants are {allowed}</source>
        <translation>não existe o jogo {value}; os jogos são {allowed}</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>um número inteiro de {least} a {most}</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} ou {last}</translation>
    </message>
    <message>
        <source>{variant} is played in the seatings {allowed}, not {value}</source>
        <translation>{variant} se joga nas formações {allowed}, não em {value}</translation>
    </message>
    <message>
        <source>there is no option {value}; the options are {allowed}</source>
        <translation>não existe a opção {value}; as opções são {allowed}</translation>
    </message>
    <message>
        <source>the opening table has {count} cards instead of {table_size}</source>
        <translation>o número de cartas na mesa inicial é {count}, não {table_size}</translation>
    </message>
    <message>
        <source>there are {count} deals instead of {wanted}</source>
        <translation>o número de distribuições é {count}, não {wanted}</translation>
    </message>
    <message>
        <source>the opening table calls for a new deal, so no round can begin from it</source>
        <translation>a mesa inicial obriga a dar de novo; por isso nenhuma rodada pode começar com ela</translation>
    </message>
    <message>
        <source>a deal number is a whole number from 0 to {most}, not {number}</source>
        <translation>o número das cartas é um número inteiro de 0 a {most}, não {number}</translation>
    </message>
    <message>
        <source>deal {number} has {count} hands instead of {seats}</source>
        <translation>o número de mãos na distribuição {number} é {count}, não {seats}</translation>
    </message>
    <message>
        <source>deal {number} has a hand without its {hand_size} cards</source>
        <translation>na distribuição {number} há uma mão sem as suas {hand_size} cartas</translation>
    </message>
    <message>
        <source>{card} is dealt twice</source>
        <translation>a carta {card} é dada duas vezes</translation>
    </message>
    <message>
        <source>{play} is not allowed here; seat {seat} may play {legal}</source>
        <translation>{play} não vale aqui; o lugar {seat} pode jogar {legal}</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}; it may play {legal}</source>
        <translation>o lugar {seat} não tem {card} na mão; pode jogar {legal}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>o arquivo não existe</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>não é UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>o conteúdo está aninhado fundo demais</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>não é JSON</translation>
    </message>
    <message>
        <source>it holds no house rules</source>
        <translation>não contém regras da casa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>um valor vazio</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>um dos valores {values}</translation>
    </message>
    <message>
        <source>{count} seats, each with name, player and avatar</source>
        <translation>uma lista de {count} lugares, cada um com name, player e avatar</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>uma seção</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>outra coisa</translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation>um valor que as regras permitam</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>o valor do próprio jogo</translation>
    </message>
    <message>
        <source>it has more than {millions} million pixels</source>
        <translation>tem mais de {millions} milhões de pixels</translation>
    </message>
    <message>
        <source>it is smaller than {width} × {height} pixels</source>
        <translation>tem menos de {width} × {height} pixels</translation>
    </message>
    <message>
        <source>it is no JPEG, PNG or WebP picture</source>
        <translation>não é uma imagem JPEG, PNG nem WebP</translation>
    </message>
    <message>
        <source>it needs too much memory</source>
        <translation>precisa de memória demais</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>o arquivo está danificado</translation>
    </message>
    <message>
        <source>it holds no puzzles</source>
        <translation>não contém desafios</translation>
    </message>
    <message>
        <source>its entries make no sense</source>
        <translation>os dados que contém não fazem sentido</translation>
    </message>
    <message>
        <source>any of {values}</source>
        <translation>uma seleção de {values}</translation>
    </message>
    <message>
        <source>a word of small letters, digits and . _ -</source>
        <translation>uma palavra de minúsculas, algarismos e . _ -</translation>
    </message>
    <message>
        <source>one line of at most {length} characters</source>
        <translation>uma linha de no máximo {length} caracteres</translation>
    </message>
    <message>
        <source>empty or [left, top, width, height]</source>
        <translation>um valor vazio ou [esquerda, topo, largura, altura]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>não está lá</translation>
    </message>
    <message>
        <source>it is larger than {size} KiB</source>
        <translation>tem mais de {size} KiB</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>é um atalho que não leva a nada</translation>
    </message>
    <message>
        <source>another program wrote it</source>
        <translation>o arquivo foi gravado por outro programa</translation>
    </message>
    <message>
        <source>a newer version of the game wrote it</source>
        <translation>o arquivo foi gravado por uma versão mais nova do jogo</translation>
    </message>
    <message>
        <source>its tables are not those of the game</source>
        <translation>as tabelas não são as do jogo</translation>
    </message>
    <message>
        <source>a table with ranks from 1 to 10 and what is printed on them</source>
        <translation>uma tabela com valores de carta de 1 a 10 e o que vem impresso neles</translation>
    </message>
    <message>
        <source>a table such as coins_07 = &quot;seven.png&quot;</source>
        <translation>uma tabela como coins_07 = &quot;seven.png&quot;</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>&quot;italian&quot;, &quot;spanish&quot; or &quot;french&quot;</source>
        <translation>&quot;italian&quot;, &quot;spanish&quot; ou &quot;french&quot;</translation>
    </message>
    <message>
        <source>a number from 0 to 0.25</source>
        <translation>um número de 0 a 0.25</translation>
    </message>
    <message>
        <source>a list of at most 12 names of pictures</source>
        <translation>uma lista de no máximo 12 nomes de imagens</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permissão negada</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>não há espaço disponível no dispositivo</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>sistema de arquivos somente para leitura</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>arquivo ou diretório inexistente</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>erro de entrada/saída</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>é um diretório</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>o arquivo já existe</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>cota de disco excedida</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>nome de arquivo muito longo</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>operação não permitida</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>a imagem em disco do banco de dados está danificada</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>o arquivo não é um banco de dados</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erro de E/S de disco</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>o banco de dados ou o disco está cheio</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>o banco de dados está bloqueado</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>não é possível abrir o arquivo do banco de dados</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>tentativa de gravar em um banco de dados somente para leitura</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Which game</source>
        <translation>Qual jogo</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Quais adversários</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Quantos jogam</translation>
    </message>
    <message>
        <source>Every seating</source>
        <translation>Todas as formações</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Qual baralho</translation>
    </message>
    <message>
        <source>Every deck</source>
        <translation>Todos os baralhos</translation>
    </message>
    <message>
        <source>With or without aids</source>
        <translation>Com ou sem auxílios</translation>
    </message>
    <message>
        <source>Without aids</source>
        <translation>Sem auxílios</translation>
    </message>
    <message>
        <source>With which aids</source>
        <translation>Com quais auxílios</translation>
    </message>
    <message>
        <source>In which time</source>
        <translation>Em que período</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>O primeiro dia</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>O último dia</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>To begin with</source>
        <translation>Para começar</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Os jogos</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Jogar bem</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>O programa</translation>
    </message>
    <message>
        <source>The rules for %1, by the book, are these.</source>
        <comment>how many play</comment>
        <translation>As regras originais para %1 são estas.</translation>
    </message>
    <message>
        <source>What each card counts</source>
        <translation>Quanto vale cada carta</translation>
    </message>
    <message>
        <source>The classic game, by the book.</source>
        <translation>O jogo clássico, com as regras originais.</translation>
    </message>
    <message>
        <source>Players: %1. Played to %2.</source>
        <comment>how many play; points</comment>
        <translation>Jogadores: %1. Até %2.</translation>
    </message>
    <message>
        <source>%1 (at first)</source>
        <comment>what a preference is before anybody changes it</comment>
        <translation>%1 (no início)</translation>
    </message>
</context>
<context>
    <name>HandbookList</name>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Linhas achadas</translation>
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
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Buscar no manual</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a chapter of the handbook</comment>
        <translation>A seguir: %1</translation>
    </message>
    <message>
        <source>No line has all of these words.</source>
        <translation>Nenhuma linha tem todas essas palavras.</translation>
    </message>
    <message>
        <source>The first %1 lines</source>
        <translation>As primeiras %1 linhas</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>What happened in round %1</source>
        <translation>O que aconteceu na rodada %1</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>sorted upwards</source>
        <translation>em ordem crescente</translation>
    </message>
    <message>
        <source>sorted downwards</source>
        <translation>em ordem decrescente</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Played</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>Não dá para ler esta partida.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importar …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Search names and deal numbers</source>
        <translation>Buscar nomes e números das cartas</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Qual jogo</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>Quais adversários</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Níveis misturados</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Qual resultado</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este ano</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre dois dias</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Qualquer data</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Nenhuma partida é assim.</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Mesmas cartas …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Every match that you play is kept here: to be played on, replayed, or shown to a friend.</source>
        <translation>Toda partida que você joga fica guardada aqui: para continuar, rever ou mostrar a alguém.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
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
        <translation>Regras da casa para %1</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Voltar às regras de sempre</translation>
    </message>
    <message>
        <source>This is the game by the book. What you change is marked.</source>
        <translation>Este é o jogo com as regras originais. O que você mudar fica marcado.</translation>
    </message>
    <message>
        <source>One rule differs from the book: it is marked.</source>
        <translation>Uma regra difere do original: ela está marcada.</translation>
    </message>
    <message>
        <source>%1 rules differ from the book: they are marked.</source>
        <translation>%1 regras diferem do original: elas estão marcadas.</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>While a match is replayed</source>
        <translation>Enquanto se revê uma partida</translation>
    </message>
    <message>
        <source>In the handbook</source>
        <translation>No manual</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em todo lugar</translation>
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
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>%1 is: Lesson 3 of 10</comment>
        <translation>%1, passo %2 de %3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
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
        <translation>rodada %1</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Plays of this round</source>
        <translation>Jogadas desta rodada</translation>
    </message>
    <message>
        <source>A click shows a play once more</source>
        <translation>Um clique mostra a jogada outra vez</translation>
    </message>
</context>
<context>
    <name>MatchSoFar</name>
    <message>
        <source>%1: %2, of which %3 this round</source>
        <translation>%1: %2, sendo %3 nesta rodada</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>Partida até agora</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>to %1, the lowest wins</source>
        <translation>até %1, vence o menor</translation>
    </message>
    <message>
        <source>%1 before, +%2 this round</source>
        <translation>%1 antes, +%2 nesta rodada</translation>
    </message>
    <message>
        <source>%1 before, −%2 this round</source>
        <translation>%1 antes, −%2 nesta rodada</translation>
    </message>
    <message>
        <source>%1 before, none this round</source>
        <translation>%1 antes, nada nesta rodada</translation>
    </message>
</context>
<context>
    <name>MoveButton</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>Mudar %1 de lugar</translation>
    </message>
    <message>
        <source>Change places with another player</source>
        <translation>Trocar de lugar com outra pessoa</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write another name</source>
        <translation>Escrever outro nome</translation>
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
        <translation>Quais jogos</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Igual à última vez</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Em duplas</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quinze</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ases</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Com surpresa</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regras desta mesa</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Regras da casa …</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jogar até</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Points to play to, 1 to 99</source>
        <translation>Pontos para vencer, de 1 a 99</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número das cartas</translation>
    </message>
    <message>
        <source>Choose deal …</source>
        <translation>Escolher nº …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Qual tipo</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Cartas nº %1</translation>
    </message>
    <message>
        <source>Deal %1, picked at random</source>
        <translation>Cartas nº %1, por sorteio</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Por sorteio</translation>
    </message>
</context>
<context>
    <name>NewName</name>
    <message>
        <source>Another name</source>
        <translation>Outro nome</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>By the book: %1</source>
        <translation>Original: %1</translation>
    </message>
</context>
<context>
    <name>OwnDeckBar</name>
    <message>
        <source>Add a deck</source>
        <translation>Adicionar um baralho</translation>
    </message>
    <message>
        <source>Zip files</source>
        <translation>Arquivos Zip</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exportar o baralho</translation>
    </message>
    <message>
        <source>Add a deck …</source>
        <translation>Adicionar um baralho …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>From a &amp;zip file …</source>
        <translation>De um arquivo &amp;zip …</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>De uma &amp;pasta …</translation>
    </message>
    <message>
        <source>%1 is being written …</source>
        <translation>Gravando %1 …</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Pronto: %1 foi gravado.</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>Baralho removido: %1.</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>Baralho de volta: %1.</translation>
    </message>
</context>
<context>
    <name>OwnRulesTile</name>
    <message>
        <source>Your own rules</source>
        <translation>Suas próprias regras</translation>
    </message>
    <message>
        <source>Start from any game and change what you like.</source>
        <translation>Parta de qualquer jogo e mude o que quiser.</translation>
    </message>
</context>
<context>
    <name>OwnSet</name>
    <message>
        <source>Rename, share or delete %1</source>
        <translation>Renomear, compartilhar ou excluir %1</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who plays?</source>
        <translation>Quem joga?</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and preferences of their own.</source>
        <translation>Cada pessoa tem suas próprias partidas, estatísticas e preferências.</translation>
    </message>
    <message>
        <source>Ask at every start who plays</source>
        <translation>Perguntar a cada início quem joga</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <translation>Passar o jogo para %1</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joga agora</translation>
    </message>
    <message>
        <source>%1 was removed; nothing is deleted.</source>
        <translation>%1 saiu da lista; nada foi apagado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Name of somebody new</source>
        <translation>Nome de quem chega</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Choose who sits here</source>
        <translation>Escolher quem senta aqui</translation>
    </message>
    <message>
        <source>no special likings</source>
        <translation>sem gosto especial</translation>
    </message>
    <message>
        <source>Who sits here: %1, %2</source>
        <translation>Quem senta aqui: %1, %2</translation>
    </message>
    <message>
        <source>Somebody else, by a name of your own …</source>
        <translation>Outra pessoa, com um nome à sua escolha …</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>laid</source>
        <translation>baixada</translation>
    </message>
</context>
<context>
    <name>PlaySlider</name>
    <message>
        <source>Plays of the match</source>
        <translation>Jogadas da partida</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipes</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides all hands between their turns.</source>
        <translation>Várias pessoas dividem esta tela: uma cortina esconde todas as mãos a cada troca de vez.</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The table is empty</source>
        <translation>A mesa está vazia</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Próxima posição</translation>
    </message>
    <message>
        <source>There is nothing to practise. After a match, let the teacher go through it: what you missed is then kept here until you find it.</source>
        <translation>Não há nada para treinar. Depois de uma partida, deixe o professor analisá-la: o que escapou fica guardado aqui até você achar.</translation>
    </message>
    <message>
        <source>This position cannot be read any more.</source>
        <translation>Não dá mais para ler esta posição.</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrões</translation>
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
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Auxílios</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Na tela</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>As mudanças valem na hora.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>See all cards …</source>
        <translation>Ver todas as cartas …</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nomes nas cartas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequenos</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Value and suit in the corners; large for weak eyes.</source>
        <translation>Valor e naipe nos cantos; grandes para quem enxerga pouco.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Letras das figuras</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Como no idioma</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Animação das cartas</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Relâmpago</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>What the others play stays in sight</source>
        <translation>A jogada dos outros fica à vista</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Pouco</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Bastante</translation>
    </message>
    <message>
        <source>Until I go on</source>
        <translation>Até eu seguir</translation>
    </message>
    <message>
        <source>Your hand is sorted</source>
        <translation>Sua mão em ordem</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Play the last card by itself</source>
        <translation>A última carta se joga sozinha</translation>
    </message>
    <message>
        <source>Unless it can take in more than one way</source>
        <translation>A não ser que ela possa pegar de mais de um jeito</translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation>Perguntar antes de jogar a carta</translation>
    </message>
    <message>
        <source>A second click or Enter plays it</source>
        <translation>Um segundo clique ou Enter joga a carta</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>A line after the round, and a page; without them nothing of it is noted down</source>
        <translation>Uma linha depois da rodada, e uma página; sem elas, nada disso é anotado</translation>
    </message>
    <message>
        <source>A capture stays in sight until you press Space or click.</source>
        <translation>A captura fica à vista até você apertar Espaço ou clicar.</translation>
    </message>
    <message>
        <source>Cards jump; a capture stays in sight for %1 seconds.</source>
        <translation>As cartas pulam; a captura fica à vista por %1 segundos.</translation>
    </message>
    <message>
        <source>A capture stays in sight for %1 seconds.</source>
        <translation>A captura fica à vista por %1 segundos.</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Tamanho dos textos</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muito grandes</translation>
    </message>
    <message>
        <source>They grow as far as the window has room.</source>
        <translation>Eles crescem até onde a janela deixa.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of travelling.</source>
        <translation>As cartas aparecem e somem aos poucos em vez de viajar.</translation>
    </message>
    <message>
        <source>Show the information line</source>
        <translation>Mostrar a linha de informações</translation>
    </message>
    <message>
        <source>What just happened and whose turn it is</source>
        <translation>O que acabou de acontecer e de quem é a vez</translation>
    </message>
    <message>
        <source>Show the other players&apos; cards</source>
        <translation>Mostrar as cartas dos outros</translation>
    </message>
    <message>
        <source>Their backs, so that you see how many</source>
        <translation>O verso delas, para você ver quantas são</translation>
    </message>
    <message>
        <source>A table plays behind the start page</source>
        <translation>Uma mesa joga atrás da tela inicial</translation>
    </message>
    <message>
        <source>Quietly, and only while you look; never where cards do not move</source>
        <translation>Em silêncio, e só enquanto você olha; nunca se as cartas não se movem</translation>
    </message>
    <message>
        <source>Texts, names of cards, numbers and dates, at once; nothing is lost by it.</source>
        <translation>Textos, nomes das cartas, números e datas, na hora; nada se perde com isso.</translation>
    </message>
    <message>
        <source>Names of suits and figures</source>
        <translation>Nomes dos naipes e das figuras</translation>
    </message>
    <message>
        <source>As they are called there; the sentences stay Italian.</source>
        <translation>Como são chamados lá; as frases continuam em italiano.</translation>
    </message>
</context>
<context>
    <name>PrimerSheet</name>
    <message>
        <source>How Scopa is played</source>
        <translation>Como se joga a Scopa</translation>
    </message>
    <message>
        <source>In one minute; the rest shows itself.</source>
        <translation>Em um minuto; o resto vem jogando.</translation>
    </message>
    <message>
        <source>All the rules …</source>
        <translation>Todas as regras …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jogar Scopa agora</translation>
    </message>
    <message>
        <source>Three cards each, four on the table</source>
        <translation>Três cartas para cada um, quatro na mesa</translation>
    </message>
    <message>
        <source>In turn you play one card. When all hands are empty, three more are dealt.</source>
        <translation>Na sua vez você joga uma carta. Quando todas as mãos acabam, vêm mais três cartas para cada um.</translation>
    </message>
    <message>
        <source>A card takes what equals it</source>
        <translation>A carta pega o que vale o mesmo</translation>
    </message>
    <message>
        <source>One card of the same value, or several that add up to it. What you take goes into your pile, with the card that took it. A card that takes nothing stays on the table.</source>
        <translation>Uma carta do mesmo valor, ou várias que somem esse valor. O que você pega vai para a sua pilha, junto com a carta que pegou. A carta que não pega nada fica na mesa.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Quanto valem as cartas</translation>
    </message>
    <message>
        <source>Sweep the table: Scopa!</source>
        <translation>Varreu a mesa: escopa!</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies there scores a point at once.</source>
        <translation>Quem pega tudo o que está na mesa marca um ponto na hora.</translation>
    </message>
    <message>
        <source>Four points more</source>
        <translation>Mais quatro pontos</translation>
    </message>
    <message>
        <source>When all cards are played, there is a point each for most cards, most cards %1, %2, and the best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points first wins.</source>
        <translation>Quando todas as cartas foram jogadas, há um ponto para quem tem mais cartas, um para mais cartas %1, um para %2 e um para a melhor primiera: as cartas mais altas dos quatro naipes, em que o sete é a melhor. Quem chega antes a 11 pontos vence.</translation>
    </message>
    <message>
        <source>An ace counts 1, all other cards what they show.</source>
        <translation>O ás vale 1, as outras cartas valem o que mostram.</translation>
    </message>
    <message>
        <source>An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show.</source>
        <translation>O ás vale 1; as figuras valem: %1 8, %2 9 e %3 10; as outras cartas valem o que mostram.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Find the best play. All positions are from deals that the computer played.</source>
        <translation>Ache a melhor jogada. Todas as posições são de partidas que o computador jogou.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Próximo desafio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Seguir a busca</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Taken so far</source>
        <translation>Já pegas</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Qual carta?</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar a solução</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Quanto vale cada jogada</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Begin this round again?</source>
        <translation>Recomeçar esta rodada?</translation>
    </message>
    <message>
        <source>The same cards are dealt once more; everything played in this round is taken back.</source>
        <translation>As mesmas cartas são dadas outra vez; tudo o que se jogou nesta rodada é desfeito.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Para o começo</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>A play back</source>
        <translation>Uma jogada atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Rodar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Próxima jogada</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Look at the summary</source>
        <translation>Ver o resumo</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas as mãos</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>A escopa anterior</translation>
    </message>
    <message>
        <source>The next sweep</source>
        <translation>A próxima escopa</translation>
    </message>
    <message>
        <source>The capture before</source>
        <translation>A captura anterior</translation>
    </message>
    <message>
        <source>The next capture</source>
        <translation>A próxima captura</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>A rodada anterior</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>A próxima rodada</translation>
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
        <translation>Devagar</translation>
    </message>
    <message>
        <source>At ease</source>
        <translation>Com calma</translation>
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
        <translation>Captura</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Round %1, play %2 of %3</source>
        <translation>Rodada %1, jogada %2 de %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
</context>
<context>
    <name>ResultGraph</name>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Sua chance de vencer a partida</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganhas</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
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
        <translation>em parte com auxílios</translation>
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
        <translation>Partidas ganhas</translation>
    </message>
    <message>
        <source>Points a round, against theirs</source>
        <translation>Pontos por rodada, comparados com os deles</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Partidas ganhas seguidas</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>De onde vêm os pontos</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Pontos por categoria</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>Como as rodadas terminam</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>Em números</translation>
    </message>
    <message>
        <source>A lamp: some of it was played with aids, hints or plays taken back.</source>
        <translation>A lâmpada: uma parte foi jogada com auxílios, dicas ou jogadas desfeitas.</translation>
    </message>
    <message>
        <source>After your first round it shows here what makes your points.</source>
        <translation>Depois da sua primeira rodada, aqui aparece de onde vêm os seus pontos.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 a round</source>
        <translation>%1 por rodada</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>deles: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The match, gone through</source>
        <translation>A partida, analisada</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Decisões de quem</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Até onde foi a análise</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>Sua chance de vencer a partida</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>Não houve nada a decidir nesta partida.</translation>
    </message>
</context>
<context>
    <name>RiggedSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Salvar esta partida</translation>
    </message>
    <message>
        <source>Matches of Scopa (*.scopa)</source>
        <translation>Partidas de Scopa (*.scopa)</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>É trapaça?</translation>
    </message>
    <message>
        <source>No. You need not take that on trust: here is why, and how to check it.</source>
        <translation>Não. E você não precisa acreditar só na palavra: veja por quê, e como conferir.</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>A partida na mesa</translation>
    </message>
    <message>
        <source>Save this match …</source>
        <translation>Salvar esta partida …</translation>
    </message>
    <message>
        <source>It can be saved when the round is over, for the file tells every card.</source>
        <translation>Dá para salvar quando a rodada acabar, porque o arquivo revela todas as cartas.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Não deu para gravar %1: %2.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1: gravação pronta.</translation>
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
        <translation>%1 vale %2, %3 na primiera</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>caption before the numbers on cards</comment>
        <translation>impresso</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>caption before the values of cards</comment>
        <translation>vale</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <comment>the 7 of coins</comment>
        <translation>%1 não pega nada.</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between captures</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>takes</source>
        <comment>between a card and what it takes</comment>
        <translation>pega</translation>
    </message>
    <message>
        <source>but not</source>
        <comment>before a capture that is not allowed</comment>
        <translation>mas não</translation>
    </message>
    <message>
        <source>does not take</source>
        <comment>between a card and others</comment>
        <translation>não pega</translation>
    </message>
    <message>
        <source>every sweep counts twice</source>
        <translation>toda escopa vale em dobro</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>mais setes, depois mais seis</translation>
    </message>
    <message>
        <source>%1, and the match is won</source>
        <comment>6 points</comment>
        <translation>%1, e a partida está ganha</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regras: %1</translation>
    </message>
    <message>
        <source>A house rule of this table</source>
        <translation>Uma regra da casa desta mesa</translation>
    </message>
    <message>
        <source>Not as in the classic game</source>
        <translation>Diferente do jogo clássico</translation>
    </message>
    <message>
        <source>House rule; usually: %1.</source>
        <translation>Regra da casa; o normal: %1.</translation>
    </message>
</context>
<context>
    <name>SameSheet</name>
    <message>
        <source>The same cards</source>
        <translation>As mesmas cartas</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation>Até onde foi a partida</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>You, now</source>
        <translation>Você, agora</translation>
    </message>
    <message>
        <source>You, before</source>
        <translation>Você, antes</translation>
    </message>
    <message>
        <source>How would somebody else have played your cards, against the same players?</source>
        <translation>Como outra pessoa jogaria as suas cartas, contra os mesmos jogadores?</translation>
    </message>
    <message>
        <source>The computer takes your seat, is dealt your cards in every round, and sees no more.</source>
        <translation>O computador senta no seu lugar, recebe as suas cartas em cada rodada, e não vê nada além disso.</translation>
    </message>
    <message>
        <source>Who takes your seat</source>
        <translation>Quem senta no seu lugar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>How would %1 have done?</source>
        <comment>%1 is a level: Expert</comment>
        <translation>Como o nível %1 se sairia?</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Play these cards again</source>
        <translation>Jogar de novo estas cartas</translation>
    </message>
</context>
<context>
    <name>SameTable</name>
    <message>
        <source>%1 plays your cards: round %2, %3 to %4 …</source>
        <comment>%1 is a level: Expert</comment>
        <translation>O nível %1 joga as suas cartas: rodada %2, %3 a %4 …</translation>
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
        <translation>quem dá: sorteio</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Nível de %1</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <translation>Trocar de lugar com %1</translation>
    </message>
</context>
<context>
    <name>SetButton</name>
    <message>
        <source>These rules are set.</source>
        <translation>Estas regras estão valendo.</translation>
    </message>
</context>
<context>
    <name>SetsColumn</name>
    <message>
        <source>Share house rules</source>
        <translation>Compartilhar regras da casa</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Abrir regras da casa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Prontas</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Suas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Nome para estas regras</translation>
    </message>
    <message>
        <source>For every game</source>
        <translation>Para todos os jogos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Abrir um arquivo …</translation>
    </message>
    <message>
        <source>None yet for this game.</source>
        <translation>Nenhuma ainda para este jogo.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>%1: guardado.</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Renomear …</translation>
    </message>
    <message>
        <source>Share as a file …</source>
        <translation>Compartilhar em arquivo …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>There is another set called %1.</source>
        <translation>Já existe um conjunto chamado %1.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1: excluído.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1: gravado.</translation>
    </message>
    <message>
        <source>%1 is among your own now.</source>
        <translation>%1 agora está entre as suas.</translation>
    </message>
    <message>
        <source>%1 is kept for %2.</source>
        <translation>%1: guardado para %2.</translation>
    </message>
</context>
<context>
    <name>SidesDown</name>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Cards, sweeps and points; the key M mutes all of it</source>
        <translation>Cartas, escopas e pontos; a tecla M silencia tudo</translation>
    </message>
    <message>
        <source>Hear the table</source>
        <translation>Ouvir a mesa</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Let go, and you hear how loud it is.</source>
        <translation>Solte, e você ouve como está o volume.</translation>
    </message>
    <message>
        <source>One soft note, for whoever looks away in the meantime</source>
        <translation>Uma nota suave, para quem olha para outro lado enquanto isso</translation>
    </message>
    <message>
        <source>Tell me by a sound when it is my turn</source>
        <translation>Avisar com um som quando for a minha vez</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Today’s deal, %1</source>
        <comment>%1 is a date: 30 November</comment>
        <translation>Partida de hoje, %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>Ache a melhor jogada</translation>
    </message>
    <message>
        <source>Who plays: %1</source>
        <translation>Quem joga: %1</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>Jogar Scopa agora</translation>
    </message>
    <message>
        <source>Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far.</source>
        <translation>Contra a Nonna Rita, até 11 pontos. Ela não é difícil de vencer, e há sempre uma dica por perto.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>Em um minuto</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Assistir a um jogo</translation>
    </message>
    <message>
        <source>The computer plays all seats</source>
        <translation>O computador joga em todos os lugares</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Outros jogos</translation>
    </message>
    <message>
        <source>Ten short lessons at the table</source>
        <translation>Dez lições curtas à mesa</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation>%1 de %2 lições concluídas</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jogar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Montar a mesa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>%1 is the name of a game</comment>
        <translation>Regras de %1</translation>
    </message>
    <message>
        <source>What is played, and how it is counted</source>
        <translation>O que se joga, e como se conta</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Your matches: play on, replay, share</source>
        <translation>Suas partidas: continuar, rever, compartilhar</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>%1 against %2, round %3, to %4. %5.</source>
        <translation>%1 contra %2, rodada %3, até %4. %5.</translation>
    </message>
    <message>
        <source>The classic game against the computer</source>
        <translation>O jogo clássico contra o computador</translation>
    </message>
    <message>
        <source>Sixteen games, two to six players</source>
        <translation>Dezesseis jogos, de dois a seis jogadores</translation>
    </message>
    <message>
        <source>%1 games, two to six players</source>
        <translation>%1 jogos, de dois a seis jogadores</translation>
    </message>
    <message>
        <source>They begin with your first match</source>
        <translation>Começam com a sua primeira partida</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>%1 is: 12 rounds</comment>
        <translation>%1 até agora</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Table, a line a match (*.csv)</source>
        <translation>Tabela, uma linha por partida (*.csv)</translation>
    </message>
    <message>
        <source>Everything, with the points of each round (*.json)</source>
        <translation>Tudo, com os pontos de cada rodada (*.json)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exportar resultados</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>Which statistics</source>
        <translation>Quais estatísticas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Forget these results</source>
        <translation>Esquecer estes resultados</translation>
    </message>
    <message>
        <source>Bring back what was forgotten</source>
        <translation>Trazer de volta o que foi esquecido</translation>
    </message>
    <message>
        <source>After your next match its result stands here. What was played before counts no more.</source>
        <translation>Depois da próxima partida o resultado aparece aqui. O que se jogou antes não conta mais.</translation>
    </message>
    <message>
        <source>After your first match its result stands here: what you won, and how often you swept the table.</source>
        <translation>Depois da primeira partida o resultado aparece aqui: o que você ganhou e quantas vezes varreu a mesa.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Go through the match</source>
        <translation>Analisar a partida</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>Ver todas as cartas</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>Mesmas cartas …</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Tela inicial</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
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
        <translation>Soma %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a card that is in another hand or in the stock</comment>
        <translation>fora</translation>
    </message>
    <message>
        <source>table</source>
        <comment>a card that lies on the table</comment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a card in your hand</comment>
        <translation>sua</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a card that was captured</comment>
        <translation>saiu</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Your three cards are of one rank</source>
        <translation>Suas três cartas têm o mesmo valor</translation>
    </message>
    <message>
        <source>Your three cards come to less than ten</source>
        <translation>Suas três cartas somam menos de dez</translation>
    </message>
    <message>
        <source>Declaring scores {points} at once and turns your hand face up.</source>
        <translation>Declarar vale {points} na hora e abre a sua mão na mesa.</translation>
    </message>
    <message>
        <source>{card} counts as</source>
        <translation>{card} vale como</translation>
    </message>
    <message>
        <source>Declare, {points} points</source>
        <translation>Declarar, {points} pontos</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>Não declarar</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Escopa!</translation>
    </message>
    <message>
        <source>You take the opening table</source>
        <translation>Você pega a mesa inicial</translation>
    </message>
    <message>
        <source>{name} takes the opening table</source>
        <translation>{name} pega a mesa inicial</translation>
    </message>
    <message>
        <source>You swept the table {with_card}</source>
        <translation>Você varreu a mesa {with_card}</translation>
    </message>
    <message>
        <source>{name} swept the table {with_card}</source>
        <translation>{name} varreu a mesa {with_card}</translation>
    </message>
    <message>
        <source>{value} needs {rest}</source>
        <translation>{value} precisa de {rest}</translation>
    </message>
    <message>
        <source>counts as {value}</source>
        <translation>vale {value}</translation>
    </message>
    <message>
        <source>The next card, or the next way to take</source>
        <translation>A próxima carta, ou o próximo jeito de pegar</translation>
    </message>
    <message>
        <source>The first to the tenth card, or that way to take</source>
        <translation>Da primeira à décima carta, ou aquele jeito de pegar</translation>
    </message>
    <message>
        <source>1 to 0</source>
        <translation>1 a 0</translation>
    </message>
    <message>
        <source>Play it; finish what moves</source>
        <translation>Jogar a carta; concluir a animação</translation>
    </message>
    <message>
        <source>Choose among the ways to take</source>
        <translation>Escolher entre os jeitos de pegar</translation>
    </message>
    <message>
        <source>Look at the table, the piles, the players and the score</source>
        <translation>Olhar a mesa, as pilhas, os jogadores e o placar</translation>
    </message>
    <message>
        <source>Show the last play once more</source>
        <translation>Mostrar a última jogada outra vez</translation>
    </message>
    <message>
        <source>Choose again; back to the hand</source>
        <translation>Escolher de novo; voltar à mão</translation>
    </message>
    <message>
        <source>A play back; the next play</source>
        <translation>Uma jogada atrás; a próxima jogada</translation>
    </message>
    <message>
        <source>To the beginning; to the end</source>
        <translation>Para o começo; para o fim</translation>
    </message>
    <message>
        <source>Go on by itself; stop</source>
        <translation>Seguir sozinho; parar</translation>
    </message>
    <message>
        <source>The sweep before; the next sweep</source>
        <translation>A escopa anterior; a próxima escopa</translation>
    </message>
    <message>
        <source>The capture before; the next capture</source>
        <translation>A captura anterior; a próxima captura</translation>
    </message>
    <message>
        <source>The round before; the next round</source>
        <translation>A rodada anterior; a próxima rodada</translation>
    </message>
    <message>
        <source>All hands, or those that were seen</source>
        <translation>Todas as mãos, ou as que se viam</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Nothing has been played in this round yet.</source>
        <translation>Ainda não se jogou nada nesta rodada.</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>é a dica</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, na sua mão</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, na mesa</translation>
    </message>
    <message>
        <source>The next control; with Shift the one before</source>
        <translation>O próximo controle; com Shift, o anterior</translation>
    </message>
    <message>
        <source>Another choice of the same kind</source>
        <translation>Outra opção do mesmo tipo</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Switch or choose it</source>
        <translation>Ligar, desligar ou escolher</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Apertar o botão</translation>
    </message>
    <message>
        <source>Go back; out of full screen</source>
        <translation>Voltar; sair da tela cheia</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>Os menus</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt ou F10</translation>
    </message>
    <message>
        <source>Look for words</source>
        <translation>Buscar palavras</translation>
    </message>
    <message>
        <source>The next line found; the one before</source>
        <translation>A próxima linha encontrada; a anterior</translation>
    </message>
    <message>
        <source>Back; forward</source>
        <translation>Voltar; avançar</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>A picture as the table</source>
        <translation>Uma imagem como mesa</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Outras mesas</translation>
    </message>
    <message>
        <source>Another picture …</source>
        <translation>Outra imagem …</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>Lendo a imagem …</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>Não deu para ler {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG).</source>
        <translation>Não há imagens em {file}; escolha uma pasta ou um zip com 40 delas (PNG, JPEG, WebP, GIF ou SVG).</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files; leave only the pictures of the cards in it.</source>
        <translation>Há mais de {most} arquivos em {file}; deixe só as imagens das cartas.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; save it smaller.</source>
        <translation>{file} tem mais de {most} MB; salve em tamanho menor.</translation>
    </message>
    <message>
        <source>{file} holds more than {most} MB; save the pictures smaller.</source>
        <translation>O conteúdo de {file} passa de {most} MB; salve as imagens em tamanho menor.</translation>
    </message>
    <message>
        <source>{file} would unpack to more than {most} times its size; pack the pictures anew.</source>
        <translation>{file} ficaria mais de {most} vezes maior ao ser aberto; compacte as imagens de novo.</translation>
    </message>
    <message>
        <source>A path in the zip leads out of it ({file}); pack the folder of pictures anew.</source>
        <translation>Um caminho dentro do zip leva para fora dele ({file}); compacte a pasta de imagens de novo.</translation>
    </message>
    <message>
        <source>{file} is a link; put the picture itself in its place.</source>
        <translation>{file} é um atalho; ponha a própria imagem no lugar.</translation>
    </message>
    <message>
        <source>The zip holds {file} twice; pack the folder of pictures anew.</source>
        <translation>O zip traz {file} duas vezes; compacte a pasta de imagens de novo.</translation>
    </message>
    <message>
        <source>{file} is locked with a password; make a zip without one.</source>
        <translation>{file} está protegido por senha; faça um zip sem senha.</translation>
    </message>
    <message>
        <source>{file} is not a whole zip file; fetch it again or make it anew.</source>
        <translation>{file} não é um zip completo; baixe de novo ou refaça o arquivo.</translation>
    </message>
    <message>
        <source>{file} is packed in an unusual way; make an ordinary zip file of the pictures.</source>
        <translation>{file} foi compactado de um jeito incomum; faça um zip comum com as imagens.</translation>
    </message>
    <message>
        <source>There is no picture of {cards}; add what is missing.</source>
        <translation>Não há imagem para {cards}; adicione o que falta.</translation>
    </message>
    <message>
        <source>Only {found} of the 40 cards can be told from the names of the pictures; name them like 7_coins.png, or number them from 01 to 40.</source>
        <translation>Só dá para reconhecer {found} das 40 cartas pelos nomes das imagens; dê nomes como 7_coins.png, ou numere de 01 a 40.</translation>
    </message>
    <message>
        <source>Two pictures are named as {cards}: {first} and {second}; leave one of them out.</source>
        <translation>Duas imagens têm nome da mesma carta ({cards}): {first} e {second}; deixe só uma delas.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG.</source>
        <translation>{file} não é uma imagem legível; salve de novo como PNG, JPEG, WebP, GIF ou SVG.</translation>
    </message>
    <message>
        <source>{file} has more than {most} million pixels; save it smaller.</source>
        <translation>{file} tem mais de {most} milhões de pixels; salve em tamanho menor.</translation>
    </message>
    <message>
        <source>{file} is only {width} × {height} pixels; a card must be at least {least} wide.</source>
        <translation>{file} tem só {width} × {height} pixels; uma carta precisa ter pelo menos {least} de largura.</translation>
    </message>
    <message>
        <source>{file} has other proportions than most cards; give all pictures the same shape.</source>
        <translation>{file} tem proporções diferentes da maioria das cartas; dê a todas as imagens o mesmo formato.</translation>
    </message>
    <message>
        <source>The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times.</source>
        <translation>As cartas têm altura de {ratio} vezes a largura; ela deve ser de 1,2 a 2,2 vezes.</translation>
    </message>
    <message>
        <source>{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} não é um desenho SVG válido; salve de novo como SVG simples, ou como PNG.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is; give it a viewBox, or a width and height.</source>
        <translation>{file} não diz o tamanho que tem; dê um viewBox, ou largura e altura.</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG.</source>
        <translation>{file} faz referência a algo de fora ({what}); salve de novo como SVG simples, ou como PNG.</translation>
    </message>
    <message>
        <source>{file} carries a picture within the drawing; save it as PNG.</source>
        <translation>{file} traz uma imagem dentro do desenho; salve como PNG.</translation>
    </message>
    <message>
        <source>{file} holds text, which looks different on every computer; turn the text into paths.</source>
        <translation>{file} tem texto, que muda de aparência em cada computador; converta o texto em curvas.</translation>
    </message>
    <message>
        <source>{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} tem um script, uma animação ou um objeto externo; salve de novo como SVG simples, ou como PNG.</translation>
    </message>
    <message>
        <source>{file} declares entities; save it anew as plain SVG, or as PNG.</source>
        <translation>{file} declara entidades; salve de novo como SVG simples, ou como PNG.</translation>
    </message>
    <message>
        <source>{file} is too intricate to be drawn quickly; simplify it, or save it as PNG.</source>
        <translation>{file} é complexo demais para ser desenhado depressa; simplifique, ou salve como PNG.</translation>
    </message>
    <message>
        <source>{file} is no proper TOML ({reason}); correct it or leave it out.</source>
        <translation>{file} não é TOML válido ({reason}); corrija ou deixe de fora.</translation>
    </message>
    <message>
        <source>{file} does not say format = 1; correct it or leave it out.</source>
        <translation>{file} não diz format = 1; corrija ou deixe de fora.</translation>
    </message>
    <message>
        <source>{file} is for a newer version of the game; update the game, or leave the file out.</source>
        <translation>{file} é para uma versão mais nova do jogo; atualize o jogo, ou deixe o arquivo de fora.</translation>
    </message>
    <message>
        <source>In {file}, {key} must be {allowed}; correct it.</source>
        <translation>Em {file}, {key} tem de ser {allowed}; corrija.</translation>
    </message>
    <message>
        <source>{file} names the picture {picture}, which is not there; correct the name or add the picture.</source>
        <translation>{file} cita a imagem {picture}, que não está lá; corrija o nome ou adicione a imagem.</translation>
    </message>
    <message>
        <source>There are {most} decks of your own already; remove one to add another.</source>
        <translation>Você já tem {most} baralhos seus; remova um para adicionar outro.</translation>
    </message>
    <message>
        <source>The deck could not be added ({reason}); nothing was changed.</source>
        <translation>Não deu para adicionar o baralho ({reason}); nada mudou.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Não deu para gravar {file}: {reason}.</translation>
    </message>
    <message>
        <source>The deck could not be removed ({reason}); nothing was changed.</source>
        <translation>Não deu para remover o baralho ({reason}); nada mudou.</translation>
    </message>
    <message>
        <source>The deck could not be put back: {reason}.</source>
        <translation>Não deu para devolver o baralho: {reason}.</translation>
    </message>
    <message>
        <source>The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.</source>
        <translation>As imagens estão numeradas de 1 a 40; a ordem usada é ouros, copas, espadas, paus, do ás ao rei.</translation>
    </message>
    <message>
        <source>The suits are taken to be Italian: coins, cups, swords, clubs.</source>
        <translation>Os naipes foram tomados como italianos: ouros, copas, espadas, paus.</translation>
    </message>
    <message>
        <source>The suits are taken to be Spanish: coins, cups, swords, clubs.</source>
        <translation>Os naipes foram tomados como espanhóis: ouros, copas, espadas, paus.</translation>
    </message>
    <message>
        <source>The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs.</source>
        <translation>Os naipes foram tomados como franceses: ouros ♦, copas ♥, espadas ♠, paus ♣.</translation>
    </message>
    <message>
        <source>10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here.</source>
        <translation>10, 11 e 12 foram tomados como as três figuras, que aqui valem 8, 9 e 10.</translation>
    </message>
    <message>
        <source>The game has 40 cards: {count} others were left out ({file}).</source>
        <translation>O jogo tem 40 cartas: outras {count} ficaram de fora ({file}).</translation>
    </message>
    <message>
        <source>{count} pictures were not recognised and left out ({file}).</source>
        <translation>Imagens não reconhecidas, que ficaram de fora: {count} ({file}).</translation>
    </message>
    <message>
        <source>There is no picture of the back, so that a plain one is used.</source>
        <translation>Não há imagem do verso; será usado um verso liso.</translation>
    </message>
    <message>
        <source>{file} is taken for the back.</source>
        <translation>{file} foi tomado como o verso.</translation>
    </message>
    <message>
        <source>{file} has other proportions than the cards and was left out.</source>
        <translation>{file} tem proporções diferentes das cartas e ficou de fora.</translation>
    </message>
    <message>
        <source>{count} pictures move; only what they show at first is used ({file}).</source>
        <translation>Imagens animadas: {count}; só o que mostram no início é usado ({file}).</translation>
    </message>
    <message>
        <source>Transparent pictures were laid on white paper.</source>
        <translation>As imagens transparentes foram postas sobre papel branco.</translation>
    </message>
    <message>
        <source>The pictures are only {width} pixels wide, and may look coarse on a large screen.</source>
        <translation>As imagens têm só {width} pixels de largura, e podem parecer grosseiras em uma tela grande.</translation>
    </message>
    <message>
        <source>The game does not draw everything in {file}: {what}. Please look closely.</source>
        <translation>O jogo não desenha tudo o que há em {file}: {what}. Por favor, olhe com atenção.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used: {reason}.</source>
        <translation>Não dá para usar a pasta {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>Não deu para gravar {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be read: {reason}.</source>
        <translation>Não deu para ler {path}: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.</source>
        <translation>As preferências estavam ilegíveis ({reason}); valem os padrões, e o arquivo antigo agora é {aside}.</translation>
    </message>
    <message>
        <source>The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.</source>
        <translation>As preferências estão ilegíveis ({reason}) e não deu para guardá-las à parte; valem os padrões.</translation>
    </message>
    <message>
        <source>The preference {key} must be {allowed}, not {value}; it is {default} now.</source>
        <translation>A preferência {key} tem de ser {allowed}, não {value}; agora é {default}.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Não deu para salvar as preferências: {reason}.</translation>
    </message>
    <message>
        <source>The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.</source>
        <translation>As partidas salvas estavam ilegíveis ({reason}); um novo arquivo foi iniciado, e o antigo agora é {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>As partidas salvas estavam danificadas ({reason}). Tudo o que deu para ler está aqui (partidas: {kept}), e o arquivo danificado agora é {aside}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>As partidas salvas estavam danificadas ({reason}). O backup ({day}) e tudo o que deu para ler estão aqui (partidas: {kept}), e o arquivo danificado agora é {aside}.</translation>
    </message>
    <message>
        <source>The file of your matches was gone; it has been written anew, and nothing is lost.</source>
        <translation>O arquivo das suas partidas tinha sumido; ele foi escrito de novo, e nada se perdeu.</translation>
    </message>
    <message>
        <source>The matches of {day} are back; the file that was there before is now {aside}.</source>
        <translation>As partidas voltaram ({day}); o arquivo que estava lá antes agora é {aside}.</translation>
    </message>
    <message>
        <source>The backup could not be restored ({reason}); everything is as it was.</source>
        <translation>Não foi possível restaurar o backup ({reason}); está tudo como antes.</translation>
    </message>
    <message>
        <source>The saved matches are unreadable ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>As partidas salvas estão ilegíveis ({reason}); as partidas desta sessão não serão guardadas.</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the game; they are left as they are, and this session&apos;s matches will not be kept.</source>
        <translation>As partidas salvas foram gravadas por uma versão mais nova do jogo; elas ficam como estão, e as partidas desta sessão não serão guardadas.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened for writing ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>Não dá para abrir as partidas salvas para gravação ({reason}); as partidas desta sessão não serão guardadas.</translation>
    </message>
    <message>
        <source>The match could not be saved ({reason}); it goes on, and saving is tried again with every play.</source>
        <translation>Não deu para salvar a partida ({reason}); ela continua, e a cada jogada se tenta salvar de novo.</translation>
    </message>
    <message>
        <source>A saved match does not follow the rules ({reason}); it was given up as abandoned.</source>
        <translation>Uma partida salva não segue as regras ({reason}); ela foi dada como abandonada.</translation>
    </message>
    <message>
        <source>The game is already running with this data folder ({path}); please use its window.</source>
        <translation>O jogo já está aberto com esta pasta de dados ({path}); use a janela dele, por favor.</translation>
    </message>
    <message>
        <source>The game is already running: drag {name} into its window to open it.</source>
        <translation>O jogo já está aberto: arraste {name} para a janela dele para abrir.</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>Não dá para abrir {name}: {reason}.</translation>
    </message>
    <message>
        <source>The list of those who play here was unreadable ({reason}); all who have a folder are here, and the old file is now {aside}.</source>
        <translation>A lista de quem joga aqui estava ilegível ({reason}); quem tem uma pasta está na lista, e o arquivo antigo agora é {aside}.</translation>
    </message>
    <message>
        <source>The folder of {name} is gone ({path}); the others are here as before.</source>
        <translation>A pasta de {name} sumiu ({path}); as outras pessoas estão aqui como antes.</translation>
    </message>
    <message>
        <source>Nobody here is called {name}; those who play here are {known}.</source>
        <translation>Aqui ninguém se chama {name}; quem joga aqui: {known}.</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already; please choose another name.</source>
        <translation>Alguém aqui já se chama {name}; por favor, escolha outro nome.</translation>
    </message>
    <message>
        <source>A name has from one to {most} letters.</source>
        <translation>Um nome tem de uma a {most} letras.</translation>
    </message>
    <message>
        <source>The first person&apos;s files are those of the program; rename this person instead.</source>
        <translation>Os arquivos da primeira pessoa são os do programa; em vez disso, mude o nome dela.</translation>
    </message>
    <message>
        <source>The folder {path} could not be moved: {reason}.</source>
        <translation>Não deu para mover a pasta {path}: {reason}.</translation>
    </message>
    <message>
        <source>The saved house rules were not all readable ({reason}); the old file is now {aside}.</source>
        <translation>Nem todas as regras da casa salvas estavam legíveis ({reason}); o arquivo antigo agora é {aside}.</translation>
    </message>
    <message>
        <source>The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now.</source>
        <translation>As regras da casa salvas estão ilegíveis ({reason}) e não deu para guardá-las à parte; por ora não há nenhuma.</translation>
    </message>
    <message>
        <source>The saved house rules were written by a newer version of the game; they are left as they are.</source>
        <translation>As regras da casa salvas foram gravadas por uma versão mais nova do jogo; elas ficam como estão.</translation>
    </message>
    <message>
        <source>There are {most} sets of house rules already; delete one to keep another.</source>
        <translation>Já há {most} conjuntos de regras da casa; exclua um para guardar outro.</translation>
    </message>
    <message>
        <source>Your results of puzzles were unreadable ({reason}); the old file is now {aside}.</source>
        <translation>Seus resultados dos desafios estavam ilegíveis ({reason}); o arquivo antigo agora é {aside}.</translation>
    </message>
    <message>
        <source>Your results of puzzles were written by a newer version of the game; they are left as they are.</source>
        <translation>Seus resultados dos desafios foram gravados por uma versão mais nova do jogo; eles ficam como estão.</translation>
    </message>
    <message>
        <source>{name} cannot be the table: {reason}.</source>
        <translation>{name} não pode ser a mesa: {reason}.</translation>
    </message>
    <message>
        <source>Your picture for the table could not be read ({reason}); the green cloth lies there again.</source>
        <translation>Não deu para ler a sua imagem da mesa ({reason}); o pano verde está de volta.</translation>
    </message>
    <message>
        <source>The deck {deck} has cards that cannot be drawn; plain ones stand in for them.</source>
        <translation>O baralho {deck} tem cartas que não dá para desenhar; cartas simples ficam no lugar.</translation>
    </message>
    <message>
        <source>The deck {deck} is missing or damaged, so that the usual one is laid again.</source>
        <translation>O baralho {deck} sumiu ou está danificado; o de sempre volta à mesa.</translation>
    </message>
    <message>
        <source>{name} holds no house rules that this game can use.</source>
        <translation>Em {name} não há regras da casa que este jogo possa usar.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the game.</source>
        <translation>{name} foi gravado por uma versão mais nova do jogo.</translation>
    </message>
    <message>
        <source>{name} is for a game that is not played here: {variant}.</source>
        <translation>{name} é para um jogo que não se joga aqui: {variant}.</translation>
    </message>
    <message>
        <source>{name} has a rule that does not exist here: {rule}.</source>
        <translation>{name} tem uma regra que não existe aqui: {rule}.</translation>
    </message>
    <message>
        <source>{name} sets the rule {rule} to {value}, which it cannot be.</source>
        <translation>{name} põe na regra {rule} o valor {value}, que não é possível.</translation>
    </message>
    <message>
        <source>With the rules in {name} nothing would score.</source>
        <translation>Com as regras de {name}, nada valeria pontos.</translation>
    </message>
    <message>
        <source>{name} limits the cards taken at once, which Frac does not.</source>
        <translation>{name} limita as cartas pegas de uma vez, o que o Frac não faz.</translation>
    </message>
    <message>
        <source>{name} sets another target than 21, to which De Trente is always played.</source>
        <translation>{name} define um total diferente de 21, e De Trente sempre se joga até 21.</translation>
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
        <translation>de ouros</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>de copas</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>de espadas</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>de paus</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Ouros</translation>
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
        <translation>Paus</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>valete</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after &apos;the&apos;</comment>
        <translation>valete</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>rei</translation>
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
        <translation>Você</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one who receives points</comment>
        <translation>você</translation>
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
            <numerusform>%n carta que conta</numerusform>
            <numerusform>%n cartas que contam</numerusform>
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
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
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
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na mão</numerusform>
            <numerusform>%n cartas na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carta pega</numerusform>
            <numerusform>%n cartas pegas</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>dois jogadores</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>três jogadores</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>quatro jogadores</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>seis jogadores</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1.</source>
        <translation>Baixar %1.</translation>
    </message>
    <message>
        <source>Take %1 %2.</source>
        <comment>cards; with which card</comment>
        <translation>Pegar %1 %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a card; the cards it takes</comment>
        <translation>%1 pega %2.</translation>
    </message>
    <message>
        <source>Declare less than ten, 3 points.</source>
        <translation>Declarar menos de dez, 3 pontos.</translation>
    </message>
    <message>
        <source>Declare three of a kind, 10 points.</source>
        <translation>Declarar trinca, 10 pontos.</translation>
    </message>
    <message>
        <source>%1 counts as %2.</source>
        <translation>%1 vale como %2.</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <translation>Você pega %1 %2.</translation>
    </message>
    <message>
        <source>%3 takes %1 %2.</source>
        <translation>%3 pega %1 %2.</translation>
    </message>
    <message>
        <source>You laid %1.</source>
        <translation>Você baixou %1.</translation>
    </message>
    <message>
        <source>%2 laid %1.</source>
        <translation>%2 baixou %1.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Sua vez: jogue uma carta.</translation>
    </message>
    <message>
        <source>Space or a click goes on.</source>
        <translation>Espaço ou um clique segue.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 está pensando …</translation>
    </message>
    <message>
        <source>The table is empty: you must lay a card.</source>
        <translation>A mesa está vazia: você tem de baixar uma carta.</translation>
    </message>
    <message>
        <source>The table is empty: %1 must lay a card.</source>
        <translation>A mesa está vazia: %1 tem de baixar uma carta.</translation>
    </message>
    <message>
        <source>That card takes %1: it cannot be laid.</source>
        <translation>Essa carta pega %1: não dá para baixá-la.</translation>
    </message>
    <message>
        <source>That card does not take %1.</source>
        <translation>Essa carta não pega %1.</translation>
    </message>
    <message>
        <source>Take %1:</source>
        <comment>%1 is: with the 7 of coins</comment>
        <translation>Pegar %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to take: choose one.</source>
        <translation>
            <numerusform>%n jeito de pegar: escolha um.</numerusform>
            <numerusform>%n jeitos de pegar: escolha um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n ótima</numerusform>
            <numerusform>%n ótimas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>%n boa</numerusform>
            <numerusform>%n boas</numerusform>
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
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practice: %n position(s)</source>
        <translation>
            <numerusform>Treino: %n posição</numerusform>
            <numerusform>Treino: %n posições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in which there was something better to play.</source>
        <translation>
            <numerusform>%n posição em que havia algo melhor para jogar.</numerusform>
            <numerusform>%n posições em que havia algo melhor para jogar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) gone through so far.</source>
        <comment>in search of a puzzle</comment>
        <translation>
            <numerusform>%n rodada examinada até agora.</numerusform>
            <numerusform>%n rodadas examinadas até agora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ready.</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Mais %n pronto.</numerusform>
            <numerusform>Mais %n prontos.</numerusform>
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
        <translation>%1: pegar %2</translation>
    </message>
    <message>
        <source>%1 Once more to play, Esc to choose again.</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>%1 Repita para jogar, Esc para escolher de novo.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>Dica: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Pensando …</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Round over</source>
        <translation>Fim da rodada</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Dá as cartas</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Round %1  ·  deal %2 of %3</source>
        <translation>Rodada %1  ·  distribuição %2 de %3</translation>
    </message>
    <message>
        <source>Round %1  ·  %2/%3</source>
        <comment>a deal of some: 4/6</comment>
        <translation>Rodada %1  ·  %2/%3</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>target of a match</comment>
        <translation>até %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napolitano</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Siciliano</translation>
    </message>
    <message>
        <source>Piacentine</source>
        <translation>Piacentino</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>French, numbers</source>
        <translation>Francês, números</translation>
    </message>
    <message>
        <source>French, large print</source>
        <translation>Francês, letra grande</translation>
    </message>
    <message>
        <source>Usual back</source>
        <translation>Verso de sempre</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
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
        <translation>Preto</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrom</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noite</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vinho</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Mármore</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Lisa</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a table</comment>
        <translation>Escura</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Sua imagem</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Limão</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barco</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lua</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Folha</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Taça</translation>
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
        <translation>Mesa limpa</translation>
    </message>
    <message>
        <source>Take everything that lies on the table.</source>
        <translation>Pegue tudo o que está na mesa.</translation>
    </message>
    <message>
        <source>It scores at once, and whoever comes next has nothing to take.</source>
        <translation>Vale ponto na hora, e quem vem depois não tem o que pegar.</translation>
    </message>
    <message>
        <source>No gifts</source>
        <translation>Sem presentes</translation>
    </message>
    <message>
        <source>Finish a round in which nobody sweeps against you.</source>
        <translation>Termine uma rodada em que ninguém faz escopa contra você.</translation>
    </message>
    <message>
        <source>A point that they do not make is worth as much as one that you make.</source>
        <translation>Um ponto que os outros não fazem vale tanto quanto um que você faz.</translation>
    </message>
    <message>
        <source>Above ten</source>
        <translation>Acima de dez</translation>
    </message>
    <message>
        <source>Leave more than ten on the table six times in a row, where an ace has no power.</source>
        <translation>Deixe mais de dez na mesa seis vezes seguidas, em um jogo em que o ás não tem poder.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep such a table.</source>
        <translation>Nenhuma carta vale mais de dez; por isso, ninguém varre uma mesa assim.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Mais uma</translation>
    </message>
    <message>
        <source>Sweep the table twice, with nothing taken in between.</source>
        <translation>Varra a mesa duas vezes, sem que se pegue nada entre uma e outra.</translation>
    </message>
    <message>
        <source>An empty table forces a card from the next hand: keep pairs to answer it.</source>
        <translation>A mesa vazia obriga o próximo a baixar uma carta: guarde pares para responder.</translation>
    </message>
    <message>
        <source>Three in a round</source>
        <translation>Três na rodada</translation>
    </message>
    <message>
        <source>Sweep the table three times in one round.</source>
        <translation>Varra a mesa três vezes em uma rodada.</translation>
    </message>
    <message>
        <source>Sweeps have no limit: they decide more rounds than the primiera does.</source>
        <translation>As escopas não têm limite: elas decidem mais rodadas que a primiera.</translation>
    </message>
    <message>
        <source>At the last moment</source>
        <translation>Na última hora</translation>
    </message>
    <message>
        <source>Sweep the table with your last card of the round.</source>
        <translation>Varra a mesa com a sua última carta da rodada.</translation>
    </message>
    <message>
        <source>Who counts the cards knows at the end what is still out, and what can be swept.</source>
        <translation>Quem conta as cartas sabe, no fim, o que ainda falta sair e o que dá para varrer.</translation>
    </message>
    <message>
        <source>The beautiful one</source>
        <translation>O belo</translation>
    </message>
    <message>
        <source>Take the settebello from the table.</source>
        <translation>Pegue o sete belo da mesa.</translation>
    </message>
    <message>
        <source>It is a point by itself, and helps to win two more: its suit and the primiera.</source>
        <translation>Ele já é um ponto, e ajuda a ganhar outros dois: os ouros e a primiera.</translation>
    </message>
    <message>
        <source>Settebello with a sweep</source>
        <translation>Sete belo com escopa</translation>
    </message>
    <message>
        <source>Sweep the table with the settebello, or take it in a sweep.</source>
        <translation>Varra a mesa com o sete belo, ou pegue-o em uma escopa.</translation>
    </message>
    <message>
        <source>Two points in one play: the best use of a seven is seldom the first.</source>
        <translation>Dois pontos em uma jogada: o melhor uso de um sete raramente é o primeiro.</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Os quatro setes</translation>
    </message>
    <message>
        <source>Take all four sevens in a round.</source>
        <translation>Pegue os quatro setes em uma rodada.</translation>
    </message>
    <message>
        <source>Sevens count most for the primiera: four of them cannot be beaten.</source>
        <translation>Os setes são os que mais valem na primiera: quatro deles são imbatíveis.</translation>
    </message>
    <message>
        <source>Primiera of sevens</source>
        <translation>Primiera de setes</translation>
    </message>
    <message>
        <source>Win the primiera with at least three sevens.</source>
        <translation>Ganhe a primiera com pelo menos três setes.</translation>
    </message>
    <message>
        <source>Three sevens are nearly always enough: after that, look to the other points.</source>
        <translation>Três setes quase sempre bastam: depois disso, cuide dos outros pontos.</translation>
    </message>
    <message>
        <source>Primiera of sixes</source>
        <translation>Primiera de seis</translation>
    </message>
    <message>
        <source>Win the primiera with no more than one seven.</source>
        <translation>Ganhe a primiera com no máximo um sete.</translation>
    </message>
    <message>
        <source>Sixes and aces come next after sevens: where the sevens are split, they decide.</source>
        <translation>Depois dos setes vêm os seis e os ases: quando os setes se dividem, eles decidem.</translation>
    </message>
    <message>
        <source>A handful</source>
        <translation>De mão cheia</translation>
    </message>
    <message>
        <source>Take four or more cards with one card that has to add them up.</source>
        <translation>Pegue quatro cartas ou mais com uma só carta, somando.</translation>
    </message>
    <message>
        <source>Most cards is a point, and every card that comes along counts for it.</source>
        <translation>Mais cartas é um ponto, e cada carta que vem junto conta para ele.</translation>
    </message>
    <message>
        <source>Thirty cards</source>
        <translation>Trinta cartas</translation>
    </message>
    <message>
        <source>Take thirty of the forty cards, where two sides play.</source>
        <translation>Pegue trinta das quarenta cartas, em um jogo de dois lados.</translation>
    </message>
    <message>
        <source>Many cards bring good ones along: points come in company.</source>
        <translation>Muitas cartas trazem boas cartas: os pontos vêm em companhia.</translation>
    </message>
    <message>
        <source>Eight of a suit</source>
        <translation>Oito do naipe</translation>
    </message>
    <message>
        <source>Take eight of the ten cards %1 in a round.</source>
        <translation>Pegue oito das dez cartas %1 em uma rodada.</translation>
    </message>
    <message>
        <source>Of captures that are worth the same otherwise, take the one with this suit in it.</source>
        <translation>Entre capturas que valem o mesmo, fique com a que tem este naipe.</translation>
    </message>
    <message>
        <source>All four points</source>
        <translation>Os quatro pontos</translation>
    </message>
    <message>
        <source>Score all four points of a round: cards, suit, settebello and primiera.</source>
        <translation>Faça os quatro pontos de uma rodada: cartas, ouros, sete belo e primiera.</translation>
    </message>
    <message>
        <source>Count as you go: give up what is lost, and fight for what is open.</source>
        <translation>Conte enquanto joga: largue o que está perdido e lute pelo que está em aberto.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Take the ace, 2 and 3 %1, in a game that counts the run.</source>
        <translation>Pegue o ás, o 2 e o 3 %1, em um jogo que conta a sequência.</translation>
    </message>
    <message>
        <source>Three points, and one more for each card that follows: small ones are gold.</source>
        <translation>Três pontos, e mais um por carta que segue: as pequenas valem ouro.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Take all ten cards %1 in a round.</source>
        <translation>Pegue as dez cartas %1 em uma rodada.</translation>
    </message>
    <message>
        <source>In Cirulla it wins the match at once: with seven of them, it is worth a try.</source>
        <translation>Na Cirulla isso vence a partida na hora: com sete delas, vale tentar.</translation>
    </message>
    <message>
        <source>Fifteen in four</source>
        <translation>Quinze com quatro</translation>
    </message>
    <message>
        <source>In a game of fifteen, make it with four cards or more.</source>
        <translation>Em um jogo de quinze, faça quinze com quatro cartas ou mais.</translation>
    </message>
    <message>
        <source>Add up the whole table first: the longest way to fifteen takes the most cards.</source>
        <translation>Some primeiro a mesa inteira: o caminho mais longo até quinze pega mais cartas.</translation>
    </message>
    <message>
        <source>Worth the ace</source>
        <translation>Digno do ás</translation>
    </message>
    <message>
        <source>Where an ace takes everything, take five cards or more with one.</source>
        <translation>Onde o ás pega tudo, pegue cinco cartas ou mais com um ás.</translation>
    </message>
    <message>
        <source>An ace grows with the table: wait, but not until somebody else has one.</source>
        <translation>O ás cresce com a mesa: espere, mas não até que outra pessoa tenha um.</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Cartas na mesa</translation>
    </message>
    <message>
        <source>Declare in Cirulla: three cards below ten, or three of a kind.</source>
        <translation>Declare na Cirulla: três cartas abaixo de dez, ou trinca.</translation>
    </message>
    <message>
        <source>The points are certain, and nearly always worth more than a hidden hand.</source>
        <translation>Os pontos são certos, e quase sempre valem mais que esconder a mão.</translation>
    </message>
    <message>
        <source>First to the end</source>
        <translation>Primeiro lugar</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Vença uma partida.</translation>
    </message>
    <message>
        <source>Luck evens out over rounds: a match is won by what you do with it.</source>
        <translation>A sorte se equilibra nas rodadas: a partida se ganha com o que você faz dela.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Boa companhia</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Vença uma partida em dupla.</translation>
    </message>
    <message>
        <source>What your partner could take is left, what the others could take is not.</source>
        <translation>O que sua dupla pode pegar, deixe; o que os outros podem pegar, não.</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>De virada</translation>
    </message>
    <message>
        <source>Win a match after being five points behind.</source>
        <translation>Vença uma partida depois de estar cinco pontos atrás.</translation>
    </message>
    <message>
        <source>Who is behind may dare more: a sweep risked costs little when all is lost anyway.</source>
        <translation>Quem está atrás pode ousar mais: arriscar uma escopa custa pouco quando tudo já parece perdido.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>De ponta-cabeça</translation>
    </message>
    <message>
        <source>Win a match in which the lowest score wins.</source>
        <translation>Vença uma partida em que ganha quem tem menos pontos.</translation>
    </message>
    <message>
        <source>Who can lose on purpose has understood what makes points.</source>
        <translation>Quem consegue perder de propósito entendeu de onde vêm os pontos.</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>Por conta própria</translation>
    </message>
    <message>
        <source>Win a match with no aid, no hint and nothing taken back.</source>
        <translation>Vença uma partida sem auxílios, sem dicas e sem desfazer jogadas.</translation>
    </message>
    <message>
        <source>Seeing for yourself what a card takes is the first half of playing well.</source>
        <translation>Ver por conta própria o que a carta pega é metade do caminho para jogar bem.</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>Contra os melhores</translation>
    </message>
    <message>
        <source>Win a match against Expert.</source>
        <translation>Vença uma partida contra o nível Especialista.</translation>
    </message>
    <message>
        <source>Expert remembers every card: to win, remember the sevens at least.</source>
        <translation>O Especialista lembra de todas as cartas: para vencer, lembre pelo menos dos setes.</translation>
    </message>
    <message>
        <source>Master of the house</source>
        <translation>A casa é sua</translation>
    </message>
    <message>
        <source>Win against Expert in every game there is.</source>
        <translation>Vença o Especialista em todos os jogos que há.</translation>
    </message>
    <message>
        <source>Each game turns one rule, and with it what a card is worth.</source>
        <translation>Cada jogo muda uma regra e, com ela, o valor de cada carta.</translation>
    </message>
    <message>
        <source>Expert beaten at %1 (%2 of %3 games)</source>
        <comment>a game; two numbers</comment>
        <translation>Especialista vencido em %1 (%2 de %3 jogos)</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>achievements, separated by dots</comment>
        <translation>Nova: %1</translation>
    </message>
    <message>
        <source>What a card would take</source>
        <translation>O que uma carta pegaria</translation>
    </message>
    <message>
        <source>Rings round the cards while you choose</source>
        <translation>Anéis em volta das cartas enquanto você escolhe</translation>
    </message>
    <message>
        <source>The sum of the table</source>
        <translation>A soma da mesa</translation>
    </message>
    <message>
        <source>What all cards on the table add up to</source>
        <translation>Quanto somam todas as cartas da mesa</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>Cartas já saídas</translation>
    </message>
    <message>
        <source>Every card by suit and rank: still out, on the table, yours, or gone</source>
        <translation>Cada carta por naipe e valor: ainda fora, na mesa, sua, ou já saiu</translation>
    </message>
    <message>
        <source>A warning before a sweep is given away</source>
        <translation>Um aviso antes de entregar uma escopa</translation>
    </message>
    <message>
        <source>If the next player might sweep what you leave, a second press plays the card</source>
        <translation>Se quem joga depois puder varrer o que você deixa, a carta só sai no segundo toque</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>Na mesa:</translation>
    </message>
    <message>
        <source>Against %1:</source>
        <comment>the level of the strongest opponent</comment>
        <translation>Contra o nível %1:</translation>
    </message>
    <message>
        <source>That leaves %1 on the table, and the next player might sweep it. Press again to play.</source>
        <translation>Assim a mesa fica somando %1, e quem joga depois pode varrer tudo. Aperte de novo para jogar.</translation>
    </message>
    <message>
        <source>Ace %1</source>
        <translation>Ás %1</translation>
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
        <translation>Valete %1</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>Valete %1</translation>
    </message>
    <message>
        <source>Knight %1</source>
        <translation>Cavalo %1</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>Dama %1</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>Rei %1</translation>
    </message>
    <message>
        <source>The ace %1</source>
        <translation>O ás %1</translation>
    </message>
    <message>
        <source>The 2 %1</source>
        <translation>O 2 %1</translation>
    </message>
    <message>
        <source>The 3 %1</source>
        <translation>O 3 %1</translation>
    </message>
    <message>
        <source>The 4 %1</source>
        <translation>O 4 %1</translation>
    </message>
    <message>
        <source>The 5 %1</source>
        <translation>O 5 %1</translation>
    </message>
    <message>
        <source>The 6 %1</source>
        <translation>O 6 %1</translation>
    </message>
    <message>
        <source>The 7 %1</source>
        <translation>O 7 %1</translation>
    </message>
    <message>
        <source>The 8 %1</source>
        <translation>O 8 %1</translation>
    </message>
    <message>
        <source>The 9 %1</source>
        <translation>O 9 %1</translation>
    </message>
    <message>
        <source>The 10 %1</source>
        <translation>O 10 %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>O valete %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>O valete %1</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>O cavalo %1</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>A dama %1</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>O rei %1</translation>
    </message>
    <message>
        <source>the ace %1</source>
        <translation>o ás %1</translation>
    </message>
    <message>
        <source>the 2 %1</source>
        <translation>o 2 %1</translation>
    </message>
    <message>
        <source>the 3 %1</source>
        <translation>o 3 %1</translation>
    </message>
    <message>
        <source>the 4 %1</source>
        <translation>o 4 %1</translation>
    </message>
    <message>
        <source>the 5 %1</source>
        <translation>o 5 %1</translation>
    </message>
    <message>
        <source>the 6 %1</source>
        <translation>o 6 %1</translation>
    </message>
    <message>
        <source>the 7 %1</source>
        <translation>o 7 %1</translation>
    </message>
    <message>
        <source>the 8 %1</source>
        <translation>o 8 %1</translation>
    </message>
    <message>
        <source>the 9 %1</source>
        <translation>o 9 %1</translation>
    </message>
    <message>
        <source>the 10 %1</source>
        <translation>o 10 %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>o valete %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>o valete %1</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>o cavalo %1</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>a dama %1</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>o rei %1</translation>
    </message>
    <message>
        <source>with the ace %1</source>
        <translation>com o ás %1</translation>
    </message>
    <message>
        <source>with the 2 %1</source>
        <translation>com o 2 %1</translation>
    </message>
    <message>
        <source>with the 3 %1</source>
        <translation>com o 3 %1</translation>
    </message>
    <message>
        <source>with the 4 %1</source>
        <translation>com o 4 %1</translation>
    </message>
    <message>
        <source>with the 5 %1</source>
        <translation>com o 5 %1</translation>
    </message>
    <message>
        <source>with the 6 %1</source>
        <translation>com o 6 %1</translation>
    </message>
    <message>
        <source>with the 7 %1</source>
        <translation>com o 7 %1</translation>
    </message>
    <message>
        <source>with the 8 %1</source>
        <translation>com o 8 %1</translation>
    </message>
    <message>
        <source>with the 9 %1</source>
        <translation>com o 9 %1</translation>
    </message>
    <message>
        <source>with the 10 %1</source>
        <translation>com o 10 %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>com o valete %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>com o valete %1</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>com o cavalo %1</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>com a dama %1</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>com o rei %1</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>de ouros</translation>
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
        <translation>de paus</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Guloso</translation>
    </message>
    <message>
        <source>Chitarrella</source>
        <translation>Chitarrella</translation>
    </message>
    <message>
        <source>By the maxims</source>
        <translation>Pelas máximas</translation>
    </message>
    <message>
        <source>Takes what it sees, and soon forgets what has gone.</source>
        <translation>Pega o que vê, e logo esquece o que já saiu.</translation>
    </message>
    <message>
        <source>Minds what it leaves, but remembers no captured card.</source>
        <translation>Cuida do que deixa, mas não lembra das cartas pegas.</translation>
    </message>
    <message>
        <source>Plays by the old maxims of Scopone, and counts the cards.</source>
        <translation>Joga pelas velhas máximas do Scopone, e conta as cartas.</translation>
    </message>
    <message>
        <source>Tries every play on deals that it imagines, and forgets a few cards.</source>
        <translation>Testa cada jogada em mãos que imagina, e esquece algumas cartas.</translation>
    </message>
    <message>
        <source>Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards exactly.</source>
        <translation>Imagina muito mais mãos, lembra de tudo, percebe o que os outros deixaram de pegar, e joga as últimas cartas com exatidão.</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>junta ouros</translation>
    </message>
    <message>
        <source>hunts scope</source>
        <translation>caça escopas</translation>
    </message>
    <message>
        <source>plays by the old maxims</source>
        <translation>joga pelas velhas máximas</translation>
    </message>
    <message>
        <source>saves up sevens</source>
        <translation>guarda os setes</translation>
    </message>
    <message>
        <source>leaves nothing to sweep</source>
        <translation>não deixa nada para varrer</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Level %1  ·  %2</source>
        <comment>number and name of a level</comment>
        <translation>Nível %1  ·  %2</translation>
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
        <translation>O gosto muda o estilo, nunca a força.</translation>
    </message>
    <message>
        <source>The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have neither frame nor letters, so figures are told by their legs: two are a jack&apos;s, four a knight&apos;s, and a king wears a cloak. The ace of coins is an eagle with two heads.</source>
        <translation>O baralho de Nápoles, o que mais se vê onde se joga Scopa. As cartas são pequenas e não têm moldura nem letras; as figuras se reconhecem pelas pernas: duas são do valete, quatro do cavalo, e o rei veste um manto. O ás de ouros é uma águia de duas cabeças.</translation>
    </message>
    <message>
        <source>The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of coins is an eagle with a crown.</source>
        <translation>O baralho de Piacenza, em casa em boa parte do norte e do centro da Itália. As cartas são altas e estreitas, com moldura fina, e as figuras têm duas cabeças, de modo que nenhuma fica de ponta-cabeça. O ás de ouros é uma águia coroada.</translation>
    </message>
    <message>
        <source>The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each other and are tied with a ribbon.</source>
        <translation>O baralho da Sicília: cartas pequenas, aqui com os paladinos do teatro de marionetes da ilha. O chão sob a figura diz o valor: vermelho para o valete, amarelo para o cavalo, verde para o rei. Espadas e paus baixos se cruzam e são amarrados com uma fita.</translation>
    </message>
    <message>
        <source>The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 and 10. Gaps in the frame tell the suit from the card&apos;s edge alone: none for coins, one for cups, two for swords, three for clubs.</source>
        <translation>O baralho da Escoba, na Espanha e na América Latina. As figuras trazem os números 10, 11 e 12, mas valem 8, 9 e 10. Os cortes na moldura mostram o naipe só pela borda da carta: nenhum para ouros, um para copas, dois para espadas, três para paus.</translation>
    </message>
    <message>
        <source>In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack&apos;s 8 and the king&apos;s 10. The seven of diamonds is the settebello.</source>
        <translation>Em partes da Itália a Scopa se joga com os naipes franceses: ♦ no lugar das moedas, ♥ no lugar das taças, ♠ no lugar das espadas. Uma dama fica onde em outros lugares vai o cavalo e vale 9, entre o valete, que vale 8, e o rei, que vale 10. O sete de ♦ é o sete belo.</translation>
    </message>
    <message>
        <source>A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are just beginning to add.</source>
        <translation>Um baralho francês sem figuras: 8, 9 e 10 ficam onde estariam valete, dama e rei. A carta vale o que traz impresso, e ninguém precisa decorar nada. Feito para as primeiras noites, e para crianças que começam a somar.</translation>
    </message>
    <message>
        <source>A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the French deck.</source>
        <translation>Um baralho francês em letra grande, feito para ler de longe ou com a vista fraca. Cada naipe tem cor própria, para ninguém confundir ouros com copas, nem paus com espadas. Tudo vale como no baralho francês.</translation>
    </message>
    <message>
        <source>A deck of your own, with Italian suits.</source>
        <translation>Um baralho só seu, com naipes italianos.</translation>
    </message>
    <message>
        <source>A deck of your own, with Spanish suits.</source>
        <translation>Um baralho só seu, com naipes espanhóis.</translation>
    </message>
    <message>
        <source>A deck of your own, with French suits.</source>
        <translation>Um baralho só seu, com naipes franceses.</translation>
    </message>
    <message>
        <source>Counts %1, and %2 in the primiera.</source>
        <translation>Vale %1, e %2 na primiera.</translation>
    </message>
    <message>
        <source>The settebello: a point by itself.</source>
        <translation>O sete belo: um ponto por si só.</translation>
    </message>
    <message>
        <source>One of the ten coins.</source>
        <translation>Uma das dez cartas de ouros.</translation>
    </message>
    <message>
        <source>%1! You sweep the table %2.</source>
        <translation>%1! Você varre a mesa %2.</translation>
    </message>
    <message>
        <source>%1! %3 sweeps the table %2.</source>
        <translation>%1! %3 varre a mesa %2.</translation>
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
        <translation>Escopa</translation>
    </message>
    <message>
        <source>Two aces or more lie on the opening table: the cards are dealt again.</source>
        <translation>Há dois ases ou mais na mesa inicial: as cartas são dadas de novo.</translation>
    </message>
    <message>
        <source>Four tens lie on the opening table: the cards are dealt again.</source>
        <translation>Há quatro 10 na mesa inicial: as cartas são dadas de novo.</translation>
    </message>
    <message>
        <source>Three tens lie on the opening table: the cards are dealt again.</source>
        <translation>Há três 10 na mesa inicial: as cartas são dadas de novo.</translation>
    </message>
    <message>
        <source>Four kings lie on the opening table: the cards are dealt again.</source>
        <translation>Há quatro reis na mesa inicial: as cartas são dadas de novo.</translation>
    </message>
    <message>
        <source>Three kings lie on the opening table: the cards are dealt again.</source>
        <translation>Há três reis na mesa inicial: as cartas são dadas de novo.</translation>
    </message>
    <message>
        <source>Round %1. You deal.</source>
        <translation>Rodada %1. Você dá as cartas.</translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Rodada %1. %2 dá as cartas.</translation>
    </message>
    <message>
        <source>%1 for each player.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>%1 para cada jogador.</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3 for each player.</source>
        <comment>%3 is: 3 cards</comment>
        <translation>Distribuição %1 de %2: %3 para cada jogador.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it for two sweeps.</source>
        <translation>A mesa inicial soma trinta: você pega tudo e faz duas escopas.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it for two sweeps.</source>
        <translation>A mesa inicial soma trinta: %1 pega tudo e faz duas escopas.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it for a sweep.</source>
        <translation>A mesa inicial soma quinze: você pega tudo e faz uma escopa.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it for a sweep.</source>
        <translation>A mesa inicial soma quinze: %1 pega tudo e faz uma escopa.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it.</source>
        <translation>A mesa inicial soma trinta: você pega tudo.</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it.</source>
        <translation>A mesa inicial soma trinta: %1 pega tudo.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it.</source>
        <translation>A mesa inicial soma quinze: você pega tudo.</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it.</source>
        <translation>A mesa inicial soma quinze: %1 pega tudo.</translation>
    </message>
    <message>
        <source>You declare three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>Você declara trinca: %1.</translation>
    </message>
    <message>
        <source>%2 declares three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>%2 declara trinca: %1.</translation>
    </message>
    <message>
        <source>You declare less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>Você declara menos de dez: %1.</translation>
    </message>
    <message>
        <source>%2 declares less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>%2 declara menos de dez: %1.</translation>
    </message>
    <message>
        <source>There %1 counts as %2.</source>
        <comment>the 7 of cups</comment>
        <translation>Ali, %1 vale como %2.</translation>
    </message>
    <message>
        <source>You take what is left.</source>
        <translation>Você pega o que sobrou.</translation>
    </message>
    <message>
        <source>%1 takes what is left.</source>
        <translation>%1 pega o que sobrou.</translation>
    </message>
    <message>
        <source>%1 take what is left.</source>
        <comment>a team</comment>
        <translation>%1 pegam o que sobrou.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Ás, 2 e 3 %2: você vence a partida na hora.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>Ás, 2 e 3 %2: %1 vence a partida na hora.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>Ás, 2 e 3 %2: %1 vencem a partida na hora.</translation>
    </message>
    <message>
        <source>All ten cards %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>As dez cartas %2: você vence a partida na hora.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>As dez cartas %2: %1 vence a partida na hora.</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>As dez cartas %2: %1 vencem a partida na hora.</translation>
    </message>
    <message>
        <source>You win the match, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>Você vence a partida, %1</translation>
    </message>
    <message>
        <source>%2 wins, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>%2 vence, %1</translation>
    </message>
    <message>
        <source>%2 win, %1</source>
        <comment>a team; %1 is: 12 to 8</comment>
        <translation>%2 vencem, %1</translation>
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
        <translation>Dois</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Quatros</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cincos</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Setes</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Valetes</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavalos</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reis</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Valetes</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Oitos</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Noves</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>Eights to tens</source>
        <translation>Oitos a dez</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Sete belo</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of shares</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>above</source>
        <comment>a share that is greater than chance allows</comment>
        <translation>acima</translation>
    </message>
    <message>
        <source>below</source>
        <comment>a share that is less than chance allows</comment>
        <translation>abaixo</translation>
    </message>
    <message>
        <source>%1: over %2 you were dealt %3; chance allows %4. %5</source>
        <comment>a kind of card; rounds; shares</comment>
        <translation>%1: em %2 você recebeu %3; o acaso permite %4. %5</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>Nada de incomum.</translation>
    </message>
    <message>
        <source>That is more than usual.</source>
        <translation>É mais que o normal.</translation>
    </message>
    <message>
        <source>That is less than usual.</source>
        <translation>É menos que o normal.</translation>
    </message>
    <message>
        <source>Over %1 you were dealt %2 of the sevens; chance allows %3.</source>
        <translation>Em %1 você recebeu %2 dos setes; o acaso permite %3.</translation>
    </message>
    <message>
        <source>Too few rounds to tell</source>
        <translation>Poucas rodadas para dizer</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Incomum</translation>
    </message>
    <message>
        <source>Nothing unusual</source>
        <translation>Nada de incomum</translation>
    </message>
    <message>
        <source>After %1 it shows here whether chance dealt the cards. So far there are %2.</source>
        <translation>Depois de %1 aqui se vê se foi o acaso que deu as cartas. Até agora: %2.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.</source>
        <translation>Valores, naipes e o sete belo juntos: entre 100 jogadores com cartas honestas, cartas mais desiguais saem para %1.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as uneven as these. Is it rigged? tells how to check the deals of a match.</source>
        <translation>Valores, naipes e o sete belo juntos: de 1.000 jogadores com cartas honestas, nem um só vê cartas tão desiguais como estas. “É trapaça?” explica como conferir as cartas de uma partida.</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. It can be chance, for somebody has to be among them; fair cards even out as you play on.</source>
        <translation>Valores, naipes e o sete belo juntos: entre 100 jogadores com cartas honestas, cartas tão desiguais como estas saem para %1. Pode ser o acaso, porque alguém tem de estar entre eles; cartas honestas se equilibram conforme você joga.</translation>
    </message>
    <message>
        <source>fewer than one</source>
        <comment>of 100 players</comment>
        <translation>menos de um</translation>
    </message>
    <message>
        <source>Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies outside. Of %1 about %2 would lie outside by chance.</source>
        <translation>Linha: o que o acaso dá em média. Faixa: onde ele deixa 95 de 100 jogadores. Ponto: você; um losango está fora. De %1, cerca de %2 ficariam fora por acaso.</translation>
    </message>
    <message>
        <source>Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In teams your partner&apos;s cards count as yours. Cards that a deal number brought again count once.</source>
        <translation>Contam as cartas dadas às mãos, não as da mesa inicial, em rodadas contra jogadores do computador. Em equipes, as cartas de quem joga com você contam como suas. Cartas que um mesmo número trouxe de novo contam uma vez só.</translation>
    </message>
    <message>
        <source>These are the latest %1.</source>
        <comment>rounds</comment>
        <translation>Estas são as mais recentes: %1.</translation>
    </message>
    <message>
        <source>Every card of this match follows from deal number %1; it was fixed before the first card was dealt.</source>
        <translation>Todas as cartas desta partida vêm do número %1; ele foi fixado antes de se dar a primeira carta.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>a deal number</comment>
        <translation>Cartas nº %1</translation>
    </message>
    <message>
        <source>Nobody peeks</source>
        <translation>Ninguém espia</translation>
    </message>
    <message>
        <source>A computer player is told what a person in its seat could see: its own hand, the table, and what was played and taken in the open. It thinks in a process of its own, which never gets the other hands or the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.</source>
        <translation>Um jogador do computador só sabe o que uma pessoa no lugar dele veria: a própria mão, a mesa, e o que foi jogado e pego às claras. Ele pensa em um processo à parte, que nunca recebe as outras mãos nem o monte. Testes automáticos provam isso: eles trocam todas as cartas escondidas e exigem a mesma jogada.</translation>
    </message>
    <message>
        <source>The cards are fixed in advance</source>
        <translation>As cartas são fixadas antes</translation>
    </message>
    <message>
        <source>A match has a deal number, picked at random, or chosen by you. Every card of every round follows from it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, and at the same table the same number deals the same cards to anybody.</source>
        <translation>Cada partida tem um número das cartas, sorteado ou escolhido por você. Todas as cartas de todas as rodadas vêm só dele, por um embaralhamento publicado com o programa. Nada do que você faz muda o que vem, e na mesma mesa o mesmo número dá as mesmas cartas a qualquer pessoa.</translation>
    </message>
    <message>
        <source>Levels differ in their heads, not in their cards</source>
        <translation>Os níveis diferem na cabeça, não nas cartas</translation>
    </message>
    <message>
        <source>A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before anybody asks who sits where.</source>
        <translation>Um adversário mais forte lembra mais do que foi pego e enxerga mais longe. As cartas são dadas antes de se perguntar quem senta onde.</translation>
    </message>
    <message>
        <source>Look for yourself</source>
        <translation>Confira por conta própria</translation>
    </message>
    <message>
        <source>Statistics show under Fairness what you were dealt, beside what chance would give. And a match that was saved to a file can be checked card by card, play by play, with this command:</source>
        <translation>As estatísticas mostram em “Jogo limpo” o que você recebeu, ao lado do que o acaso daria. E uma partida salva em arquivo pode ser conferida carta por carta, jogada por jogada, com este comando:</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>um ás</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>um 2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>um 3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>um 4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>um 5</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>um 6</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>um 7</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>um 8</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>um 9</translation>
    </message>
    <message>
        <source>a 10</source>
        <translation>um 10</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>um valete</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>um valete</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>um cavalo</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>uma dama</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>um rei</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>4 cards</comment>
        <translation>%1 no total</translation>
    </message>
    <message>
        <source>It brings home %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>Garante %1.</translation>
    </message>
    <message>
        <source>The next best, %1, is about as good.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>A segunda melhor, %1, é quase tão boa.</translation>
    </message>
    <message>
        <source>The next best, %1, is far worse.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>A segunda melhor, %1, é muito pior.</translation>
    </message>
    <message>
        <source>The next best, %1, would be worse by %2 points a round.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>A segunda melhor, %1, seria pior em %2 pontos por rodada.</translation>
    </message>
    <message>
        <source>The next best, %1, would cost %2 points a round.</source>
        <comment>%1: laying the 7</comment>
        <translation>A segunda melhor, %1, custaria %2 pontos por rodada.</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>within a sentence; a card</comment>
        <translation>baixar %1</translation>
    </message>
    <message>
        <source>taking %1 %2</source>
        <comment>within a sentence; cards; with which card</comment>
        <translation>pegar %1 %2</translation>
    </message>
    <message>
        <source>declaring three of a kind</source>
        <comment>within a sentence</comment>
        <translation>declarar trinca</translation>
    </message>
    <message>
        <source>declaring less than ten</source>
        <comment>within a sentence</comment>
        <translation>declarar menos de dez</translation>
    </message>
    <message>
        <source>declaring less than ten with the wild 7 as %1</source>
        <comment>within a sentence; a number</comment>
        <translation>declarar menos de dez com o 7 curinga como %1</translation>
    </message>
    <message>
        <source>the settebello</source>
        <comment>within a sentence</comment>
        <translation>o sete belo</translation>
    </message>
    <message>
        <source>the re bello</source>
        <comment>within a sentence: the king of coins</comment>
        <translation>o re bello</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>cards; 3 points</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1 for the napola</source>
        <comment>cards</comment>
        <translation>%1 para a napola</translation>
    </message>
    <message>
        <source>%1 for the piccola</source>
        <comment>cards</comment>
        <translation>%1 para a piccola</translation>
    </message>
    <message>
        <source>%1 for the grande</source>
        <comment>cards</comment>
        <translation>%1 para a grande</translation>
    </message>
    <message>
        <source>%1 in aces and figures</source>
        <comment>2 points</comment>
        <translation>%1 em ases e figuras</translation>
    </message>
    <message>
        <source>%1 for the primiera</source>
        <comment>cards</comment>
        <translation>%1 para a primiera</translation>
    </message>
    <message>
        <source>a card %1</source>
        <comment>%1 is: of coins</comment>
        <translation>uma carta %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 cards; of coins</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is nothing to choose: it is the only play.</source>
        <translation>Não há o que escolher: é a única jogada.</translation>
    </message>
    <message>
        <source>Here all plays are about equally good.</source>
        <translation>Aqui todas as jogadas são mais ou menos iguais.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Vence a partida na hora.</translation>
    </message>
    <message>
        <source>It sweeps the table for a point.</source>
        <translation>Varre a mesa e vale um ponto.</translation>
    </message>
    <message>
        <source>Another play would sweep the table, and a scopa counts against you.</source>
        <translation>Outra jogada varreria a mesa, e a escopa conta contra você.</translation>
    </message>
    <message>
        <source>It takes nothing, so nothing counts against you.</source>
        <translation>Não pega nada, e assim nada conta contra você.</translation>
    </message>
    <message>
        <source>It is the card of your hand that is worth least.</source>
        <translation>É a carta da sua mão que menos vale.</translation>
    </message>
    <message>
        <source>Over all the ways in which the hidden cards may lie, it does best.</source>
        <translation>Entre todos os modos como as cartas escondidas podem estar, é o que rende mais.</translation>
    </message>
    <message>
        <source>The next best would leave the settebello to %1.</source>
        <comment>a player</comment>
        <translation>A segunda melhor deixaria o sete belo para %1.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to take the settebello.</source>
        <translation>A segunda melhor daria a %1 uma chance de %2% de pegar o sete belo.</translation>
    </message>
    <message>
        <source>The next best would let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>A segunda melhor deixaria %1 varrer a mesa.</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to sweep the table.</source>
        <translation>A segunda melhor daria a %1 uma chance de %2% de varrer a mesa.</translation>
    </message>
    <message>
        <source>Your play left the settebello to %1.</source>
        <comment>a player</comment>
        <translation>Sua jogada deixou o sete belo para %1.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to take the settebello.</source>
        <translation>Sua jogada deu a %1 uma chance de %2% de pegar o sete belo.</translation>
    </message>
    <message>
        <source>Your play let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>Sua jogada deixou %1 varrer a mesa.</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to sweep the table.</source>
        <translation>Sua jogada deu a %1 uma chance de %2% de varrer a mesa.</translation>
    </message>
    <message>
        <source>Nobody can take %1: the other three of its rank are gone.</source>
        <translation>Ninguém pode pegar %1: as outras três cartas do mesmo valor já saíram.</translation>
    </message>
    <message>
        <source>You keep %1, which can take it back.</source>
        <comment>a card</comment>
        <translation>Você guarda %1, que pode pegá-la de volta.</translation>
    </message>
    <message>
        <source>Next time %1 could take %2.</source>
        <comment>a card; cards</comment>
        <translation>Na próxima vez %1 poderia pegar %2.</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand.</source>
        <comment>a card</comment>
        <translation>Mantém %1 na sua mão.</translation>
    </message>
    <message>
        <source>It gets rid of %1.</source>
        <comment>a card</comment>
        <translation>Tira %1 da sua mão.</translation>
    </message>
    <message>
        <source>It makes fifteen.</source>
        <translation>Faz quinze.</translation>
    </message>
    <message>
        <source>It makes fifteen: %1.</source>
        <comment>a sum</comment>
        <translation>Faz quinze: %1.</translation>
    </message>
    <message>
        <source>It scores %1 at once.</source>
        <comment>3 points</comment>
        <translation>Vale %1 na hora.</translation>
    </message>
    <message>
        <source>Nobody takes after you, so what is left over comes to you: %1.</source>
        <comment>2 cards</comment>
        <translation>Ninguém pega depois de você, e o que sobrar fica com você: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table: %1.</source>
        <comment>4 cards</comment>
        <translation>O ás pega a mesa inteira: %1.</translation>
    </message>
    <message>
        <source>You have to take something, and nothing takes less than this: %1.</source>
        <comment>2 cards</comment>
        <translation>Você tem de pegar alguma coisa, e nada pega menos que isto: %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on the table, which no card can sweep.</source>
        <translation>Deixa %1 na mesa, e nenhuma carta varre isso.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and the last one is gone.</source>
        <comment>a 7</comment>
        <translation>Só %1 poderia varrer o que fica na mesa, e todas essas cartas já saíram.</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps what it leaves.</source>
        <translation>Ninguém mais pode ter uma carta que varra o que fica na mesa.</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and nobody else can hold one.</source>
        <comment>a 7</comment>
        <translation>Só %1 poderia varrer o que fica na mesa, e ninguém mais pode ter essa carta.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Em aberto</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Encerrada</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Hoje, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Ontem, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game; how it is seated</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>níveis misturados</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>names; their level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <comment>%1 is a date</comment>
        <translation>Partida do dia, %1</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mesmas cartas</translation>
    </message>
    <message>
        <source>From another match</source>
        <translation>De outra partida</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partida do dia</translation>
    </message>
    <message>
        <source>Computer in your seat</source>
        <translation>Computador no seu lugar</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De um arquivo</translation>
    </message>
    <message>
        <source>“%1”: </source>
        <comment>before what is told of a match</comment>
        <translation>“%1”: </translation>
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
        <translation>Excluído: %1.</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>A partida está de volta.</translation>
    </message>
    <message>
        <source>%1 are there again.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1 estão de volta.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Adicionado: %1.</translation>
    </message>
    <message>
        <source>%1 already there.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>Já estava aqui: %1.</translation>
    </message>
    <message>
        <source>%1 more files cannot be opened.</source>
        <comment>a number</comment>
        <translation>Outros arquivos que não abrem: %1.</translation>
    </message>
    <message>
        <source>The match is written to %1.</source>
        <translation>A partida foi gravada em %1.</translation>
    </message>
    <message>
        <source>%1 are written to %2.</source>
        <comment>2 matches; a folder</comment>
        <translation>Gravado em %2: %1.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Pegar cartas</translation>
    </message>
    <message>
        <source>Sweeping the table</source>
        <translation>Varrer a mesa</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Ending a round and a match</source>
        <translation>Fim da rodada e da partida</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>O que uma carta pega</translation>
    </message>
    <message>
        <source>When a card could take this or that</source>
        <translation>Quando a carta pode pegar isto ou aquilo</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>Carta que pode pegar tem de pegar</translation>
    </message>
    <message>
        <source>How many cards at once</source>
        <translation>Quantas cartas de uma vez</translation>
    </message>
    <message>
        <source>What an ace takes</source>
        <translation>O que o ás pega</translation>
    </message>
    <message>
        <source>No ace sweeps on the first play</source>
        <translation>Ás não varre na primeira jogada</translation>
    </message>
    <message>
        <source>An equal card goes before a sum</source>
        <translation>Carta igual vem antes da soma</translation>
    </message>
    <message>
        <source>How long the wild 7 keeps its value</source>
        <translation>Até quando o 7 curinga mantém o valor</translation>
    </message>
    <message>
        <source>Sweeps score</source>
        <translation>Escopas valem ponto</translation>
    </message>
    <message>
        <source>The last card of the round may sweep</source>
        <translation>A última carta da rodada pode fazer escopa</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores too</source>
        <translation>A escopa do ás também vale</translation>
    </message>
    <message>
        <source>Ponino: sweeps twice over</source>
        <translation>Ponino: escopas em dobro</translation>
    </message>
    <message>
        <source>A point for most cards</source>
        <translation>Um ponto para mais cartas</translation>
    </message>
    <message>
        <source>A point for most cards %1</source>
        <translation>Um ponto para mais cartas %1</translation>
    </message>
    <message>
        <source>A point for the settebello</source>
        <translation>Um ponto para o sete belo</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Um ponto para a primiera</translation>
    </message>
    <message>
        <source>What a 6 is worth in the primiera</source>
        <translation>Quanto vale o 6 na primiera</translation>
    </message>
    <message>
        <source>A suit that is missing from the primiera</source>
        <translation>Um naipe que falta na primiera</translation>
    </message>
    <message>
        <source>Re bello: a point for %5</source>
        <translation>Re bello: %5 vale um ponto</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on</source>
        <translation>Napola: ás, 2, 3 %1 e seguintes</translation>
    </message>
    <message>
        <source>The most that a napola scores</source>
        <translation>O máximo que a napola vale</translation>
    </message>
    <message>
        <source>Points for the sevens</source>
        <translation>Pontos pelos setes</translation>
    </message>
    <message>
        <source>Barmila: a point for most sevens</source>
        <translation>Barmila: um ponto para mais setes</translation>
    </message>
    <message>
        <source>A point for each ace and figure</source>
        <translation>Um ponto por ás e figura</translation>
    </message>
    <message>
        <source>Trente: ace, 2 and 3 %1</source>
        <translation>Trente: ás, 2 e 3 %1</translation>
    </message>
    <message>
        <source>The most that a piccola scores</source>
        <translation>O máximo que a piccola vale</translation>
    </message>
    <message>
        <source>Deal again if three kings lie there</source>
        <translation>Dar de novo se houver três reis</translation>
    </message>
    <message>
        <source>If two aces lie there at the start</source>
        <translation>Se houver dois ases no início</translation>
    </message>
    <message>
        <source>If the opening cards make 15 or 30</source>
        <translation>Se as cartas iniciais somam 15 ou 30</translation>
    </message>
    <message>
        <source>Cards left when the round ends</source>
        <translation>Cartas que sobram no fim da rodada</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Pontos para vencer</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Vence quem tem menos pontos</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match</source>
        <translation>As dez cartas %1 vencem a partida</translation>
    </message>
    <message>
        <source>Level at the end: %5 decides</source>
        <translation>Empate no fim: %5 decide</translation>
    </message>
    <message>
        <source>By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8.</source>
        <translation>Por valor, um 7 pega um 7, ou um 3 e um 4; por quinze, pega um 8.</translation>
    </message>
    <message>
        <source>A 6 could take 2 and 4, or ace, 2 and 3.</source>
        <translation>Um 6 poderia pegar 2 e 4, ou ás, 2 e 3.</translation>
    </message>
    <message>
        <source>You may still play another card that takes nothing.</source>
        <translation>Você ainda pode jogar outra carta que não pegue nada.</translation>
    </message>
    <message>
        <source>Longer sums stay where they are.</source>
        <translation>As somas mais longas ficam onde estão.</translation>
    </message>
    <message>
        <source>It may be a card like any other, or clear the table.</source>
        <translation>Ele pode ser uma carta como as outras, ou limpar a mesa.</translation>
    </message>
    <message>
        <source>Whoever begins the round takes only an ace with an ace.</source>
        <translation>Quem começa a rodada só pega um ás com um ás.</translation>
    </message>
    <message>
        <source>Cards that make fifteen may be taken all the same.</source>
        <translation>Mesmo assim dá para pegar cartas que façam quinze.</translation>
    </message>
    <message>
        <source>You say what %3 counts when you declare.</source>
        <translation>Ao declarar, você diz quanto vale %3.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table scores a point.</source>
        <translation>Quem pega tudo o que está na mesa marca um ponto.</translation>
    </message>
    <message>
        <source>Else it takes the cards, but scores nothing for it.</source>
        <translation>Senão ela pega as cartas, mas não marca nada por isso.</translation>
    </message>
    <message>
        <source>When it takes the whole table by its power.</source>
        <translation>Quando ele pega a mesa inteira com o seu poder.</translation>
    </message>
    <message>
        <source>Whoever takes the %2 of every suit scores the round&apos;s sweeps once more.</source>
        <translation>Quem pega a quadra de %2 (os quatro naipes) marca de novo as escopas da rodada.</translation>
    </message>
    <message>
        <source>To whoever took more cards than anybody else.</source>
        <translation>Para quem pegou mais cartas que todos os outros.</translation>
    </message>
    <message>
        <source>To whoever took more of them than anybody else.</source>
        <translation>Para quem pegou mais delas que todos os outros.</translation>
    </message>
    <message>
        <source>To whoever took %4.</source>
        <translation>Para quem pegou %4.</translation>
    </message>
    <message>
        <source>To the best card of each suit, added up; sevens are worth most.</source>
        <translation>Para a soma da melhor carta de cada naipe; os setes valem mais.</translation>
    </message>
    <message>
        <source>A 7 is worth 21, an ace 16.</source>
        <translation>Um 7 vale 21, um ás 16.</translation>
    </message>
    <message>
        <source>For whoever took no card of some suit.</source>
        <translation>Para quem não pegou nenhuma carta de algum naipe.</translation>
    </message>
    <message>
        <source>To whoever took it, just like the settebello.</source>
        <translation>Para quem o pegou, assim como o sete belo.</translation>
    </message>
    <message>
        <source>A point for each card of the row, as far as it goes without a gap.</source>
        <translation>Um ponto por carta da sequência, até onde ela vai sem falhas.</translation>
    </message>
    <message>
        <source>However long the row of cards is.</source>
        <translation>Por mais longa que seja a sequência.</translation>
    </message>
    <message>
        <source>A point for most sevens, and another for all four.</source>
        <translation>Um ponto para mais setes, e outro para os quatro.</translation>
    </message>
    <message>
        <source>If the sevens are level, most sixes decide.</source>
        <translation>Se há empate nos setes, decidem os seis.</translation>
    </message>
    <message>
        <source>Sixteen points lie in every round.</source>
        <translation>Há dezesseis pontos em cada rodada.</translation>
    </message>
    <message>
        <source>They score 1, 2 and 3; whoever has all three wins the match.</source>
        <translation>Valem 1, 2 e 3; quem tem os três vence a partida.</translation>
    </message>
    <message>
        <source>For ace, 2, 3 %1 and those that follow.</source>
        <translation>Para ás, 2, 3 %1 e as seguintes.</translation>
    </message>
    <message>
        <source>With them on the table nobody could sweep it.</source>
        <translation>Com eles na mesa, ninguém poderia varrê-la.</translation>
    </message>
    <message>
        <source>They would stop every other ace.</source>
        <translation>Eles travariam todos os outros ases.</translation>
    </message>
    <message>
        <source>The dealer may take them: one sweep for 15, two for 30.</source>
        <translation>Quem dá pode pegá-las: uma escopa com 15, duas com 30.</translation>
    </message>
    <message>
        <source>They count as taken, but never as a sweep.</source>
        <translation>Contam como pegas, mas nunca como escopa.</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody gets there.</source>
        <translation>A partida termina depois da rodada em que alguém chega lá.</translation>
    </message>
    <message>
        <source>Upside down: the match ends as always, but you want few points.</source>
        <translation>De ponta-cabeça: a partida termina como sempre, mas é bom ter poucos pontos.</translation>
    </message>
    <message>
        <source>At once, whatever the score is.</source>
        <translation>Na hora, seja qual for o placar.</translation>
    </message>
    <message>
        <source>Else one more round is played.</source>
        <translation>Senão se joga mais uma rodada.</translation>
    </message>
    <message>
        <source>So play Scopa and nearly all its kin.</source>
        <translation>Assim se joga na Scopa e em quase todas as parentes.</translation>
    </message>
    <message>
        <source>So play Quindici in Italy and Escoba in Spain.</source>
        <translation>Assim se joga Quindici na Itália e Escoba na Espanha.</translation>
    </message>
    <message>
        <source>So plays Genoa.</source>
        <translation>Assim se joga em Gênova.</translation>
    </message>
    <message>
        <source>So play online tables, and this program by the book.</source>
        <translation>Assim jogam as mesas online e, no original, este programa.</translation>
    </message>
    <message>
        <source>So play most tables in Italy, and Tunis.</source>
        <translation>Assim joga a maioria das mesas na Itália, e Túnis.</translation>
    </message>
    <message>
        <source>So play Spain and Genoa.</source>
        <translation>Assim se joga na Espanha e em Gênova.</translation>
    </message>
    <message>
        <source>So plays nearly everybody.</source>
        <translation>Assim joga quase todo mundo.</translation>
    </message>
    <message>
        <source>So play some Spanish tables.</source>
        <translation>Assim jogam algumas mesas espanholas.</translation>
    </message>
    <message>
        <source>Some online tables offer it.</source>
        <translation>Algumas mesas online oferecem isso.</translation>
    </message>
    <message>
        <source>The simple Asso piglia tutto.</source>
        <translation>O Asso piglia tutto simples.</translation>
    </message>
    <message>
        <source>The traditional Asso piglia tutto, and Genoa.</source>
        <translation>O Asso piglia tutto tradicional, e Gênova.</translation>
    </message>
    <message>
        <source>So say some Italian books.</source>
        <translation>Assim dizem alguns livros italianos.</translation>
    </message>
    <message>
        <source>In Genoa the choice is free.</source>
        <translation>Em Gênova a escolha é livre.</translation>
    </message>
    <message>
        <source>So play online tables.</source>
        <translation>Assim jogam as mesas online.</translation>
    </message>
    <message>
        <source>So play tables in Genoa.</source>
        <translation>Assim jogam mesas de Gênova.</translation>
    </message>
    <message>
        <source>Some play the ten-card Scopone so.</source>
        <translation>Alguns jogam assim o Scopone de dez cartas.</translation>
    </message>
    <message>
        <source>So plays Asso piglia tutto.</source>
        <translation>Assim se joga no Asso piglia tutto.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi, as the federation has it, says no.</source>
        <translation>A Scopa d&apos;assi da federação diz que não.</translation>
    </message>
    <message>
        <source>Many Spanish tables leave it out.</source>
        <translation>Muitas mesas espanholas não a contam.</translation>
    </message>
    <message>
        <source>So say nearly all books.</source>
        <translation>Assim dizem quase todos os livros.</translation>
    </message>
    <message>
        <source>So say the help pages of some online tables.</source>
        <translation>Assim diz a ajuda de algumas mesas online.</translation>
    </message>
    <message>
        <source>So play many tables in Italy.</source>
        <translation>Assim jogam muitas mesas na Itália.</translation>
    </message>
    <message>
        <source>So say some books: four suits beat three.</source>
        <translation>Assim dizem alguns livros: quatro naipes ganham de três.</translation>
    </message>
    <message>
        <source>Some tables stop at 6.</source>
        <translation>Algumas mesas param no 6.</translation>
    </message>
    <message>
        <source>So play most tables in Genoa.</source>
        <translation>Assim joga a maioria das mesas de Gênova.</translation>
    </message>
    <message>
        <source>Some books go on to 7.</source>
        <translation>Alguns livros vão até o 7.</translation>
    </message>
    <message>
        <source>So plays Spain.</source>
        <translation>Assim se joga na Espanha.</translation>
    </message>
    <message>
        <source>So plays Tunis, in place of the primiera.</source>
        <translation>Assim se joga em Túnis, no lugar da primiera.</translation>
    </message>
    <message>
        <source>Games of fifteen do not need it.</source>
        <translation>Jogos de quinze não precisam disso.</translation>
    </message>
    <message>
        <source>So plays Genoa, with %3 as any card.</source>
        <translation>Assim se joga em Gênova, onde %3 vale qualquer carta.</translation>
    </message>
    <message>
        <source>So play many Spanish tables.</source>
        <translation>Assim jogam muitas mesas espanholas.</translation>
    </message>
    <message>
        <source>Some call it the Napoleone.</source>
        <translation>Há quem chame de Napoleone.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By fifteen</source>
        <translation>Por quinze</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Dos dois jeitos</translation>
    </message>
    <message>
        <source>Like any card</source>
        <translation>Como as outras</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>A mesa inteira</translation>
    </message>
    <message>
        <source>All, if no ace is there</source>
        <translation>Tudo, se não há ás</translation>
    </message>
    <message>
        <source>It is not wild</source>
        <translation>Não é curinga</translation>
    </message>
    <message>
        <source>Until you play it</source>
        <translation>Até você jogar</translation>
    </message>
    <message>
        <source>Until it is taken</source>
        <translation>Até ser pego</translation>
    </message>
    <message>
        <source>Only to declare</source>
        <translation>Só para declarar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Most, and all</source>
        <translation>Mais e todos</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dar de novo</translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>Ficam</translation>
    </message>
    <message>
        <source>The dealer takes them</source>
        <translation>Vão para quem dá</translation>
    </message>
    <message>
        <source>Not while an ace is a card like any other.</source>
        <translation>Não enquanto o ás for uma carta como as outras.</translation>
    </message>
    <message>
        <source>Not while sweeps do not score.</source>
        <translation>Não enquanto as escopas não valerem.</translation>
    </message>
    <message>
        <source>Not while the primiera does not score.</source>
        <translation>Não enquanto a primiera não valer.</translation>
    </message>
    <message>
        <source>Not while napola is not played.</source>
        <translation>Não enquanto não houver napola.</translation>
    </message>
    <message>
        <source>Not here: the table is empty at the start.</source>
        <translation>Aqui não: a mesa começa vazia.</translation>
    </message>
    <message>
        <source>Not here: the piccola counts these cards.</source>
        <translation>Aqui não: a piccola já conta estas cartas.</translation>
    </message>
    <message>
        <source>It is so in this game: that is the cappotto.</source>
        <translation>Neste jogo já é assim: é o cappotto.</translation>
    </message>
    <message>
        <source>Something has to score, and nothing else does.</source>
        <translation>Alguma coisa tem de valer, e nada mais vale.</translation>
    </message>
    <message>
        <source>Where each ace and figure scores, any number of cards is taken.</source>
        <translation>Onde cada ás e figura vale ponto, pega-se qualquer número de cartas.</translation>
    </message>
    <message>
        <source>Scopone de Trente is always played to 21.</source>
        <translation>Scopone de Trente sempre se joga até 21.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>This game as the program plays it.</source>
        <translation>Este jogo como o programa o joga.</translation>
    </message>
    <message>
        <source>Italian table</source>
        <translation>Mesa italiana</translation>
    </message>
    <message>
        <source>A single card first, all four suits for the primiera.</source>
        <translation>Carta única primeiro, os quatro naipes para a primiera.</translation>
    </message>
    <message>
        <source>Online tables</source>
        <translation>Mesas online</translation>
    </message>
    <message>
        <source>Fewest cards, leftovers to whoever took last.</source>
        <translation>Menos cartas, e as sobras para quem pegou por último.</translation>
    </message>
    <message>
        <source>%1: %2 that nobody wants.</source>
        <comment>cards; one point</comment>
        <translation>%1: %2 que ninguém quer.</translation>
    </message>
    <message>
        <source>%1 grows: %2 more.</source>
        <comment>napola; one point</comment>
        <translation>%1 cresce: mais %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>cards or a category; one point</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The %1 of every suit: scope count twice.</source>
        <comment>%1 is: knight</comment>
        <translation>Quadra de %1: as escopas valem em dobro.</translation>
    </message>
    <message>
        <source>An ace takes the whole table.</source>
        <translation>Um ás pega a mesa inteira.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, and it is no scopa.</source>
        <translation>Um ás pega a mesa inteira, e não é escopa.</translation>
    </message>
    <message>
        <source>On the first play of a round an ace takes only an ace.</source>
        <translation>Na primeira jogada da rodada, um ás só pega um ás.</translation>
    </message>
    <message>
        <source>Three sevens: the barmila is safe.</source>
        <translation>Três setes: a barmila está garantida.</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Vence quem tem menos pontos.</translation>
    </message>
    <message>
        <source>One point that nobody wants.</source>
        <translation>Um ponto que ninguém quer.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many aces lay on the first table.</source>
        <translation>As cartas foram dadas de novo: havia ases demais na mesa inicial.</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many kings lay on the first table.</source>
        <translation>As cartas foram dadas de novo: havia reis demais na mesa inicial.</translation>
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
        <translation>Vitória!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a word that is called out</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>Sua mão está aberta</translation>
    </message>
    <message>
        <source>Partner  ·  %1</source>
        <comment>%1 is a computer player&apos;s level</comment>
        <translation>Com você  ·  %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>grade of a play</comment>
        <translation>Ótima</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>grade of a play</comment>
        <translation>Boa</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>grade of a play</comment>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>grade of a play</comment>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>Nada teria sido melhor.</translation>
    </message>
    <message>
        <source>Everything depended on it.</source>
        <translation>Tudo dependia disso.</translation>
    </message>
    <message>
        <source>It was worse by %1 points a round.</source>
        <translation>Foi pior em %1 pontos por rodada.</translation>
    </message>
    <message>
        <source>It cost %1 points a round.</source>
        <translation>Custou %1 pontos por rodada.</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a play cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Round %1, play %2</source>
        <translation>Rodada %1, jogada %2</translation>
    </message>
    <message>
        <source>%1. %2 Not judged yet.</source>
        <comment>a decision; a play</comment>
        <translation>%1. %2 Ainda sem avaliação.</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>a decision; a play; a grade</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <translation>Custou %1 pontos.</translation>
    </message>
    <message>
        <source>Hardly anything could have been played better.</source>
        <translation>Quase nada podia ter sido jogado melhor.</translation>
    </message>
    <message>
        <source>Well played: only a few points were given away.</source>
        <translation>Bem jogado: só alguns pontos foram dados de presente.</translation>
    </message>
    <message>
        <source>Soundly played, with some points given away.</source>
        <translation>Jogo sólido, com alguns pontos dados de presente.</translation>
    </message>
    <message>
        <source>A good deal was given away: the mistakes are worth a look.</source>
        <translation>Muita coisa foi dada de presente: vale a pena olhar os erros.</translation>
    </message>
    <message>
        <source>A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: the accuracy is their mean.</source>
        <translation>Uma jogada que não custa nada vale 100, uma que custa um quarto de ponto 50, meio ponto 25: a precisão é a média delas.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share, such as 41 %</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Going through decision %1 of %2 …</source>
        <translation>Analisando a decisão %1 de %2 …</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Parou depois de %1 de %2 decisões.</translation>
    </message>
    <message>
        <source>The teacher does not answer. %1 of %2 decisions are judged.</source>
        <translation>O professor não responde. %1 de %2 decisões foram avaliadas.</translation>
    </message>
    <message>
        <source>Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4.</source>
        <translation>Sua maior chance de vencer foi na rodada %1, com %2, e a menor na rodada %3, com %4.</translation>
    </message>
    <message>
        <source>The play that lost most of it was in round %1: %2.</source>
        <translation>A jogada que mais custou foi na rodada %1: %2.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Misto</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Traiçoeiro</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <comment>difficulty of a puzzle</comment>
        <translation>Diabólico</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <comment>puzzles of any difficulty</comment>
        <translation>Um pouco de tudo</translation>
    </message>
    <message>
        <source>The best play is in sight</source>
        <translation>A melhor jogada está à vista</translation>
    </message>
    <message>
        <source>First sight misleads</source>
        <translation>A primeira impressão engana</translation>
    </message>
    <message>
        <source>Medium opponents miss it</source>
        <translation>O nível Médio não acha</translation>
    </message>
    <message>
        <source>It takes a long look</source>
        <translation>Pede um olhar demorado</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>solved at the first try; tried</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <comment>puzzles</comment>
        <translation>Nenhum tentado ainda.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <comment>puzzles</comment>
        <translation>%1 de %2 resolvidos de primeira.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a difficulty; what it means; how many were solved</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Your longest row: %1.</source>
        <comment>puzzles solved one after the other</comment>
        <translation>Sua maior série: %1.</translation>
    </message>
    <message>
        <source>%1. Deal %2, play %3.</source>
        <comment>a difficulty; numbers</comment>
        <translation>%1. Cartas nº %2, jogada %3.</translation>
    </message>
    <message>
        <source>Which play gives away least?</source>
        <comment>where the lowest score wins</comment>
        <translation>Qual jogada entrega menos?</translation>
    </message>
    <message>
        <source>Which play is best?</source>
        <translation>Qual é a melhor jogada?</translation>
    </message>
    <message>
        <source>Hint: think of what you leave on the table, and who may take it.</source>
        <translation>Dica: pense no que você deixa na mesa, e em quem pode pegar.</translation>
    </message>
    <message>
        <source>Hint: think of your next turn. Which card will you need then?</source>
        <translation>Dica: pense na sua próxima vez. De qual carta você vai precisar?</translation>
    </message>
    <message>
        <source>Hint: here it is better to take as little as you can.</source>
        <translation>Dica: aqui é melhor pegar o mínimo possível.</translation>
    </message>
    <message>
        <source>Hint: the end is near. Who comes by what is left over?</source>
        <translation>Dica: o fim está perto. Com quem fica o que sobrar?</translation>
    </message>
    <message>
        <source>Hint: can the table be swept?</source>
        <translation>Dica: dá para varrer a mesa?</translation>
    </message>
    <message>
        <source>Hint: count what is gone. What may the others still hold?</source>
        <translation>Dica: conte o que já saiu. O que os outros ainda podem ter?</translation>
    </message>
    <message>
        <source>Hint: not every card that can be taken is worth the same. Which ones score?</source>
        <translation>Dica: nem toda carta que dá para pegar vale o mesmo. Quais marcam pontos?</translation>
    </message>
    <message>
        <source>Hint: look at everything that you could take, and what it scores.</source>
        <translation>Dica: olhe tudo o que você poderia pegar, e quanto isso vale.</translation>
    </message>
    <message>
        <source>Hint: play %1.</source>
        <comment>a card</comment>
        <translation>Dica: jogue %1.</translation>
    </message>
    <message>
        <source>%1: everything depends on it.</source>
        <comment>grade of a play</comment>
        <translation>%1: tudo depende disso.</translation>
    </message>
    <message>
        <source>%1: it is worse by %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: é pior em %2 pontos por rodada.</translation>
    </message>
    <message>
        <source>%1: it costs %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1: custa %2 pontos por rodada.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who has taken; which cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The solution</source>
        <comment>of a puzzle</comment>
        <translation>A solução</translation>
    </message>
    <message>
        <source>Yes, at the first try!</source>
        <translation>Isso, e de primeira!</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Isso, essa é a melhor jogada.</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>Buscando um desafio …</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <comment>for puzzles</comment>
        <translation>A busca foi interrompida.</translation>
    </message>
    <message>
        <source>No puzzle can be made just now: the teacher does not answer.</source>
        <translation>Agora não dá para criar desafios: o professor não responde.</translation>
    </message>
    <message>
        <source>The computer plays one deal after the other until it meets such a position. The harder it is to be, the longer that takes.</source>
        <translation>O computador joga uma rodada depois da outra até achar uma posição assim. Quanto mais difícil ela deve ser, mais demora.</translation>
    </message>
    <message>
        <source>Yes, that is about as good as the best.</source>
        <translation>Isso, é quase tão bom quanto a melhor.</translation>
    </message>
    <message>
        <source>Not quite: there is something better.</source>
        <translation>Não exatamente: há algo melhor.</translation>
    </message>
    <message>
        <source>No, that gives something away.</source>
        <translation>Não, isso entrega alguma coisa.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards</comment>
        <translation>Na sua mão: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Na mesa: %1.</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two scores: 6 to 4</comment>
        <translation> a </translation>
    </message>
    <message>
        <source>Score %1, cards taken %2, %3.</source>
        <comment>6 to 4; 12 to 8; 18 left</comment>
        <translation>Placar %1, cartas pegas %2, %3.</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2.</source>
        <comment>6 to 4; 12 to 8</comment>
        <translation>Placar %1, cartas pegas %2.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player; cards</comment>
        <translation>%1 mostra %2.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>a day; the number of a round</comment>
        <translation>%1, rodada %2</translation>
    </message>
    <message>
        <source>%1, %2: found.</source>
        <comment>a game; when</comment>
        <translation>%1, %2: achou.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a game; when; a grade</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Nothing is left: you have found the better play everywhere.</source>
        <translation>Não resta nada: em todas você achou a melhor jogada.</translation>
    </message>
    <message>
        <source>Everything depends on it.</source>
        <translation>Tudo depende disso.</translation>
    </message>
    <message>
        <source>On average it is worse by %1 points a round.</source>
        <translation>Em média é pior em %1 pontos por rodada.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Declarar</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>Pontos da rodada</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>Set, but without effect in this game</source>
        <translation>Marcado, mas sem efeito neste jogo</translation>
    </message>
    <message>
        <source>When every hand is empty, each player gets %1 more: %2 deals make a round.</source>
        <translation>Quando todas as mãos acabam, cada jogador recebe mais %1: a rodada tem %2 distribuições.</translation>
    </message>
    <message>
        <source>Nothing more is laid on the table from the stock.</source>
        <translation>Do monte não vai mais nada para a mesa.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer; after each round the next player deals. The player after the dealer begins, and turns go counter-clockwise.</source>
        <translation>O sorteio decide quem dá as cartas primeiro; depois de cada rodada é a vez da pessoa seguinte. Começa quem vem depois de quem dá, e joga-se no sentido anti-horário.</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Dois jogadores, cada um por si.</translation>
    </message>
    <message>
        <source>%1, each for themselves.</source>
        <comment>three players</comment>
        <translation>%1, cada um por si.</translation>
    </message>
    <message>
        <source>Partners sit between their rivals; what they take and score counts together.</source>
        <translation>Parceiros sentam entre os rivais; o que pegam e marcam conta junto.</translation>
    </message>
    <message>
        <source>Six players in three teams of two.</source>
        <translation>Seis jogadores em três duplas.</translation>
    </message>
    <message>
        <source>Six players in two teams of three.</source>
        <translation>Seis jogadores em duas equipes de três.</translation>
    </message>
    <message>
        <source>Four players in two teams of two.</source>
        <translation>Quatro jogadores em duas duplas.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; the table is empty, so the first card is laid.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>Cada jogador recebe %1; a mesa está vazia, e por isso a primeira carta é baixada.</translation>
    </message>
    <message>
        <source>Each player is dealt %1; %2 lie face up on the table.</source>
        <comment>3 cards; 4 cards</comment>
        <translation>Cada jogador recebe %1; %2 ficam abertas na mesa.</translation>
    </message>
    <message>
        <source>If two or more of the opening cards are aces, the same dealer shuffles and deals again.</source>
        <translation>Se duas ou mais das cartas iniciais são ases, a mesma pessoa embaralha e dá de novo.</translation>
    </message>
    <message>
        <source>Three or four tens among the opening cards change nothing.</source>
        <translation>Três ou quatro 10 entre as cartas iniciais não mudam nada.</translation>
    </message>
    <message>
        <source>Three or four kings among the opening cards change nothing.</source>
        <translation>Três ou quatro reis entre as cartas iniciais não mudam nada.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are tens, the same dealer shuffles and deals again.</source>
        <translation>Se três ou quatro das cartas iniciais são 10, a mesma pessoa embaralha e dá de novo.</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are kings, the same dealer shuffles and deals again.</source>
        <translation>Se três ou quatro das cartas iniciais são reis, a mesma pessoa embaralha e dá de novo.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, two sweeps. The next player faces an empty table.</source>
        <translation>Se as cartas iniciais somam 15, quem dá pega todas na hora e tem uma escopa; se somam 30, duas escopas. Quem joga a seguir encontra a mesa vazia.</translation>
    </message>
    <message>
        <source>If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty table.</source>
        <translation>Se as cartas iniciais somam 15 ou 30, quem dá pega todas na hora. Quem joga a seguir encontra a mesa vazia.</translation>
    </message>
    <message>
        <source>Among them %1 may count as any value from 1 to 10.</source>
        <comment>the 7 of cups</comment>
        <translation>Entre elas, %1 pode ter qualquer valor de 1 a 10.</translation>
    </message>
    <message>
        <source>This goes before a new deal.</source>
        <translation>Isso vem antes de dar de novo.</translation>
    </message>
    <message>
        <source>Every card counts what it shows, an ace 1.</source>
        <translation>Cada carta vale o que mostra, e o ás vale 1.</translation>
    </message>
    <message>
        <source>An ace counts 1, and the cards from 2 to 7 count what they show.</source>
        <translation>O ás vale 1, e as cartas de 2 a 7 valem o que mostram.</translation>
    </message>
    <message>
        <source>The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.</source>
        <translation>As figuras trazem outros números: %1 traz 10 e vale 8, %2 traz 11 e vale 9, %3 traz 12 e vale 10.</translation>
    </message>
    <message>
        <source>The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.</source>
        <comment>jack, queen, king; J, Q, K</comment>
        <translation>As figuras valem: %1 (%4) 8, %2 (%5) 9 e %3 (%6) 10.</translation>
    </message>
    <message>
        <source>The %1 counts 8, the %2 9, the %3 10.</source>
        <comment>jack, knight, king</comment>
        <translation>As figuras valem: %1 8, %2 9 e %3 10.</translation>
    </message>
    <message>
        <source>In turn each player plays one card from the hand.</source>
        <translation>Na sua vez, cada jogador joga uma carta da mão.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it.</source>
        <translation>Ela pega uma carta do mesmo valor, ou várias que somem esse valor.</translation>
    </message>
    <message>
        <source>It takes one card or several that make exactly fifteen together with it. Equal cards do not take each other.</source>
        <translation>Ela pega uma ou várias cartas que somem exatamente quinze junto com ela. Cartas iguais não pegam uma à outra.</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it, or one or several that make exactly fifteen together with it. That is one capture, never two at once.</source>
        <translation>Ela pega uma carta do mesmo valor, ou várias que somem esse valor, ou uma ou várias que somem exatamente quinze junto com ela. É uma captura só, nunca duas ao mesmo tempo.</translation>
    </message>
    <message>
        <source>If the played card can take something, it must; but any card may be played. A card that takes nothing stays on the table.</source>
        <translation>Se a carta jogada pode pegar alguma coisa, ela tem de pegar; mas pode-se jogar qualquer carta. A carta que não pega nada fica na mesa.</translation>
    </message>
    <message>
        <source>A card that can take something may be laid instead. A card that takes nothing stays on the table.</source>
        <translation>Uma carta que pode pegar também pode ser só baixada. A carta que não pega nada fica na mesa.</translation>
    </message>
    <message>
        <source>If it can take in several ways, only those with the fewest cards are allowed; among these the player chooses.</source>
        <translation>Se ela pode pegar de vários jeitos, só valem os que têm menos cartas; entre esses, o jogador escolhe.</translation>
    </message>
    <message>
        <source>If it can take a single card, it may not take several instead; otherwise the player chooses freely.</source>
        <translation>Se ela pode pegar uma carta só, não pode pegar várias no lugar dela; fora isso, a escolha é livre.</translation>
    </message>
    <message>
        <source>If it can take in several ways, the player chooses freely.</source>
        <translation>Se ela pode pegar de vários jeitos, a escolha é livre.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken; a fifteen still may.</source>
        <translation>Se há uma carta igual na mesa, não se pode pegar uma soma do mesmo valor; um quinze, sim.</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken instead.</source>
        <translation>Se há uma carta igual na mesa, não se pode pegar no lugar dela uma soma do mesmo valor.</translation>
    </message>
    <message>
        <source>No card may take more than two cards.</source>
        <translation>Nenhuma carta pode pegar mais de duas cartas.</translation>
    </message>
    <message>
        <source>No card may take more than two cards. An ace that would have to take more is laid on the table.</source>
        <translation>Nenhuma carta pode pegar mais de duas cartas. O ás que teria de pegar mais fica na mesa.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table, aces too. On an empty table it is laid.</source>
        <translation>O ás pega todas as cartas da mesa, inclusive ases. Com a mesa vazia, ele é baixado.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty table it is laid.</source>
        <translation>O ás pega todas as cartas da mesa. Se há um ás entre elas, pega só um ás. Com a mesa vazia, ele é baixado.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it. On an empty table it is laid.</source>
        <translation>O ás pega todas as cartas da mesa. Se há um ás entre elas, pega só um ás, ou cartas que façam quinze com ele. Com a mesa vazia, ele é baixado.</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it, aces among them too. On an empty table it is laid.</source>
        <translation>O ás pega todas as cartas da mesa. Se há um ás entre elas, pega só um ás, ou cartas que façam quinze com ele, mesmo com ases no meio. Com a mesa vazia, ele é baixado.</translation>
    </message>
    <message>
        <source>With the first card of a round an ace takes just one ace, or is laid.</source>
        <translation>Como primeira carta da rodada, o ás pega só um ás, ou é baixado.</translation>
    </message>
    <message>
        <source>An ace has its power from the first card of a round on.</source>
        <translation>O ás tem o seu poder desde a primeira carta da rodada.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to the dealer.</source>
        <translation>Depois da última carta da rodada, o que ainda está na mesa vai para quem deu as cartas.</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to whoever took last.</source>
        <translation>Depois da última carta da rodada, o que ainda está na mesa vai para quem pegou por último.</translation>
    </message>
    <message>
        <source>That is never a sweep.</source>
        <translation>Isso nunca é escopa.</translation>
    </message>
    <message>
        <source>If nobody took anything in the round, it goes to nobody.</source>
        <translation>Se ninguém pegou nada na rodada, não vai para ninguém.</translation>
    </message>
    <message>
        <source>Before playing the first of three fresh cards, in every deal, a player may declare them: less than ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.</source>
        <translation>Antes de jogar a primeira de três cartas novas, em cada distribuição, o jogador pode declará-las: menos de dez no total vale 3 pontos, uma trinca vale 10. Uma mão que é as duas coisas vale 10.</translation>
    </message>
    <message>
        <source>Nobody has to declare. Whoever does plays on with the hand face up.</source>
        <translation>Ninguém é obrigado a declarar. Quem declara continua com a mão aberta.</translation>
    </message>
    <message>
        <source>%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must come to 8 at most, and the player picks its value. Undeclared it is a 7.</source>
        <translation>%1 é curinga na declaração. Para a trinca, as outras duas têm de ser iguais; para menos de dez, têm de somar 8 no máximo, e o jogador escolhe o valor. Sem declarar, é um 7.</translation>
    </message>
    <message>
        <source>For the points it is always a 7.</source>
        <translation>Para os pontos ele é sempre um 7.</translation>
    </message>
    <message>
        <source>It keeps that value until its holder plays it; lying on the table it is a 7 again.</source>
        <translation>Ele mantém esse valor até ser jogado por quem o tem; na mesa volta a ser um 7.</translation>
    </message>
    <message>
        <source>It keeps that value when it is played, and on the table until it is taken.</source>
        <translation>Ele mantém esse valor ao ser jogado, e na mesa até ser pego.</translation>
    </message>
    <message>
        <source>When it is played it is a 7 like any other.</source>
        <translation>Ao ser jogado, ele é um 7 como os outros.</translation>
    </message>
    <message>
        <source>Taking every card from the table scores nothing.</source>
        <translation>Pegar todas as cartas da mesa não vale nada.</translation>
    </message>
    <message>
        <source>%1: whoever takes every card from the table scores a point.</source>
        <comment>what is called out</comment>
        <translation>%1: quem pega todas as cartas da mesa marca um ponto.</translation>
    </message>
    <message>
        <source>The very last card of the round may sweep for a point too.</source>
        <translation>A última carta da rodada também pode fazer escopa e valer um ponto.</translation>
    </message>
    <message>
        <source>The very last card of the round takes what it can, but scores no sweep.</source>
        <translation>A última carta da rodada pega o que pode, mas não faz escopa.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power sweeps it too.</source>
        <translation>O ás que pega a mesa inteira com o seu poder também faz escopa.</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power scores no sweep.</source>
        <translation>O ás que pega a mesa inteira com o seu poder não faz escopa.</translation>
    </message>
    <message>
        <source>%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <comment>ponino; knight</comment>
        <translation>%1: o lado que pega a quadra de %2 (os quatro naipes) marca as suas escopas da rodada uma segunda vez.</translation>
    </message>
    <message>
        <source>Where the most or the best scores, nobody does if the best are level.</source>
        <translation>Quando o ponto é de quem tem mais ou o melhor, ninguém marca se há empate.</translation>
    </message>
    <message>
        <source>Nothing else scores.</source>
        <translation>Nada mais vale pontos.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards.</source>
        <comment>a category</comment>
        <translation>%1: um ponto para quem tem mais cartas.</translation>
    </message>
    <message>
        <source>%1: a point for more than 20 of the 40 cards.</source>
        <comment>a category</comment>
        <translation>%1: um ponto por mais de 20 das 40 cartas.</translation>
    </message>
    <message>
        <source>%1: a point for the most cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: um ponto para quem tem mais cartas %2.</translation>
    </message>
    <message>
        <source>%1: a point for more than 5 of the 10 cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1: um ponto por mais de 5 das 10 cartas %2.</translation>
    </message>
    <message>
        <source>%1: a point for whoever takes %2.</source>
        <comment>a category; the 7 of coins</comment>
        <translation>%1: um ponto para quem pega %2.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: cada lado soma a sua melhor carta de cada naipe: 21 por um 7, %2 por um 6, 16 por um ás, 15 por um 5, 14 por um 4, 13 por um 3, 12 por um 2 e 10 por um 8, 9 ou 10. A maior soma marca um ponto.</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1: cada lado soma a sua melhor carta de cada naipe: 21 por um 7, %2 por um 6, 16 por um ás, 15 por um 5, 14 por um 4, 13 por um 3, 12 por um 2 e 10 por uma figura. A maior soma marca um ponto.</translation>
    </message>
    <message>
        <source>A suit of which a side has no card adds nothing to that sum.</source>
        <translation>Um naipe de que o lado não tem carta não soma nada.</translation>
    </message>
    <message>
        <source>A side without a card of every suit cannot win that point.</source>
        <translation>Um lado sem carta de todos os naipes não pode ganhar esse ponto.</translation>
    </message>
    <message>
        <source>A side with more suits goes before one with fewer, whatever the sums.</source>
        <translation>Um lado com mais naipes ganha de um com menos, seja qual for a soma.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens, and one more for all four.</source>
        <comment>a category</comment>
        <translation>%1: um ponto para quem tem mais setes, e mais um pelos quatro.</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for nobody.</source>
        <comment>a category</comment>
        <translation>%1: um ponto para quem tem mais setes; se há empate, para quem tem mais seis; se o empate continua, para ninguém.</translation>
    </message>
    <message>
        <source>%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.</source>
        <comment>a category; of coins</comment>
        <translation>%1: o ás %2 vale 1 ponto, o 2 vale 2 e o 3 vale 3.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap.</source>
        <comment>a category; of coins</comment>
        <translation>%1: um lado com o ás, o 2 e o 3 %2 marca 3 pontos, e mais um por carta que segue sem falha.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points.</source>
        <comment>a category; of coins</comment>
        <translation>%1: um lado com o ás, o 2 e o 3 %2 marca 3 pontos.</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, %3 at the most.</source>
        <comment>a category; of coins; 6</comment>
        <translation>%1: um lado com o ás, o 2 e o 3 %2 marca 3 pontos, e mais um por carta que segue sem falha, %3 no máximo.</translation>
    </message>
    <message>
        <source>%1: each ace, %2, %3 and %4 scores a point, 16 in all.</source>
        <comment>frac; jack, knight, king</comment>
        <translation>%1: cada ás, %2, %3 e %4 vale um ponto, 16 ao todo.</translation>
    </message>
    <message>
        <source>%1: a side with the %3, %4 and %5 %2 scores 5 points.</source>
        <comment>grande; of coins; jack ...</comment>
        <translation>%1: um lado com %3, %4 e %5 %2 marca 5 pontos.</translation>
    </message>
    <message>
        <source>%1: the points that a side declared in the round.</source>
        <comment>a category</comment>
        <translation>%1: os pontos que um lado declarou na rodada.</translation>
    </message>
    <message>
        <source>The match is played to %1: when a side has that many points after a round, it ends.</source>
        <translation>A partida vai até %1: quando um lado tem esses pontos depois de uma rodada, ela acaba.</translation>
    </message>
    <message>
        <source>The side with the lowest score wins, however far it is behind.</source>
        <translation>Vence o lado com menos pontos, por mais atrás que esteja.</translation>
    </message>
    <message>
        <source>The side with the highest score wins, even if several have reached it.</source>
        <translation>Vence o lado com mais pontos, mesmo que vários tenham chegado lá.</translation>
    </message>
    <message>
        <source>If the lowest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Se há empate entre os menores, vence entre eles quem pegou %1 nessa rodada; se ninguém pegou, joga-se mais uma rodada.</translation>
    </message>
    <message>
        <source>If the highest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>Se há empate entre os maiores, vence entre eles quem pegou %1 nessa rodada; se ninguém pegou, joga-se mais uma rodada.</translation>
    </message>
    <message>
        <source>If the lowest are level, another round is played.</source>
        <translation>Se há empate entre os menores, joga-se mais uma rodada.</translation>
    </message>
    <message>
        <source>If the highest are level, another round is played.</source>
        <translation>Se há empate entre os maiores, joga-se mais uma rodada.</translation>
    </message>
    <message>
        <source>A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.</source>
        <translation>O lado que pega o ás, o 2 e o 3 %1 em uma rodada vence a partida na hora.</translation>
    </message>
    <message>
        <source>Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Cappotto: o lado que pega as dez cartas %1 em uma rodada vence a partida na hora.</translation>
    </message>
    <message>
        <source>Napoleone: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>Napoleone: o lado que pega as dez cartas %1 em uma rodada vence a partida na hora.</translation>
    </message>
    <message>
        <source>That ends the round with that card and beats any score; what still lies on the table goes to nobody.</source>
        <translation>Isso encerra a rodada com essa carta e ganha de qualquer placar; o que ainda está na mesa não vai para ninguém.</translation>
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
        <translation>Lição %1 de %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Finished.</source>
        <translation>Lição %1: %2. Concluída.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lição %1: %2</translation>
    </message>
    <message>
        <source>That was the whole course: you can sit down at any table now. Good luck!</source>
        <translation>Foi o curso inteiro: agora você pode sentar a qualquer mesa. Boa sorte!</translation>
    </message>
    <message>
        <source>That was the last lesson. Those without a tick in the row above are still to come.</source>
        <translation>Foi a última lição. As que não têm marca na fila de cima ainda estão por fazer.</translation>
    </message>
    <message>
        <source>Lesson finished.</source>
        <translation>Lição concluída.</translation>
    </message>
    <message>
        <source>That one takes nothing here: it would only be laid. Try again.</source>
        <translation>Essa não pega nada aqui: só seria baixada. Tente de novo.</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>A carta pega a sua igual</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Boas-vindas! A Scopa se joga com quarenta cartas: quatro naipes, cada um com ás, 2 a 7, %1, %2 e %3. Há quatro cartas na mesa e três na sua mão, embaixo. %4 senta à sua frente e também tem três. Aperte Enter, ou clique em Seguir.</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>Boas-vindas! A Scopa se joga com quarenta cartas: quatro naipes, cada um com ás e 2 a 10. Há quatro cartas na mesa e três na sua mão, embaixo. %4 senta à sua frente e também tem três. Aperte Enter, ou clique em Seguir.</translation>
    </message>
    <message>
        <source>In your turn you play one card. A card takes a card of the same value from the table. Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.</source>
        <translation>Na sua vez você joga uma carta. A carta pega da mesa uma carta do mesmo valor. Jogue %1, que pega %2. Clique na carta, ou chegue até ela com as setas e aperte Enter.</translation>
    </message>
    <message>
        <source>Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for you at the end of the round.</source>
        <translation>Muito bem! Agora os dois setes estão na sua pilha, embaixo à direita. O que está na pilha conta para você no fim da rodada.</translation>
    </message>
    <message>
        <source>That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. Press H to be shown which card it is.</source>
        <translation>Essa carta não acha uma igual na mesa e não pegaria nada. Jogue %1, que pega o outro 7. Aperte H para ver qual carta é.</translation>
    </message>
    <message>
        <source>%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes nothing is laid on the table, where anybody may take it. Lay %3.</source>
        <translation>%1 pegou um 4 com um 4. Você tem %2 e %3, e nenhuma das duas cartas acha a sua igual. A carta que não pega nada é baixada na mesa, onde qualquer um pode pegá-la. Baixe %3.</translation>
    </message>
    <message>
        <source>Right. It lies on the table now: whoever holds an equal card may take it.</source>
        <translation>Isso. Agora ela está na mesa: quem tem uma carta igual pode pegá-la.</translation>
    </message>
    <message>
        <source>You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.</source>
        <translation>Você poderia, mas vale a pena guardar cartas %1, como vai ver. Em vez dela, baixe %2.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Cartas novas. O ás vale 1; as figuras valem: %1 8, %2 9 e %3 10. Só uma das suas três cartas tem uma igual na mesa. Qual? Jogue essa.</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, all others what they show. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>Cartas novas. O ás vale 1, as outras valem o que mostram. Só uma das suas três cartas tem uma igual na mesa. Qual? Jogue essa.</translation>
    </message>
    <message>
        <source>Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal.</source>
        <translation>Isso: %1 pega %2. Você já sabe a primeira regra da Scopa: a carta pega a sua igual.</translation>
    </message>
    <message>
        <source>Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of yours is of the same value?</source>
        <translation>Não há uma igual a ela na mesa, e ela não pegaria nada. Olhe na mesa %1: qual das suas cartas tem o mesmo valor?</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Somas</translation>
    </message>
    <message>
        <source>A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.</source>
        <translation>A carta também pega várias cartas que somem o seu valor. %1 e %2 somam 7: pegue as duas cartas %3.</translation>
    </message>
    <message>
        <source>Three cards for your pile at one stroke: the two you took and your own 7.</source>
        <translation>Três cartas para a sua pilha de uma vez: as duas que você pegou e o seu 7.</translation>
    </message>
    <message>
        <source>No cards on the table add up to that one. But 3 and 4 make 7: play %1.</source>
        <translation>Nenhuma soma da mesa dá o valor dessa carta. Mas 3 e 4 somam 7: jogue %1.</translation>
    </message>
    <message>
        <source>%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press its number. Cards %2 count at the end, so take the set that has one.</source>
        <translation>%1 vale 8: pode pegar 5 e 3, ou 6 e 2. A mesa pergunta qual: clique em um dos grupos, ou aperte o número dele. Cartas %2 contam no fim; pegue o grupo que tem uma.</translation>
    </message>
    <message>
        <source>Right: %1 is yours. Where there is a choice, look for cards %2.</source>
        <translation>Isso: agora você tem %1. Quando há escolha, procure cartas %2.</translation>
    </message>
    <message>
        <source>The rules allow it, and it is two cards as well. But %1 counts for more: take it.</source>
        <translation>As regras deixam, e também são duas cartas. Mas %1 vale mais: fique com essa carta.</translation>
    </message>
    <message>
        <source>5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it and leaves the sum alone. Play it and see.</source>
        <translation>5 e 4 somam 9. Mas uma carta só, do mesmo valor, vem primeiro: se está na mesa %1, então %2 tem de pegar essa carta e deixar a soma. Jogue e veja.</translation>
    </message>
    <message>
        <source>The game did not even ask: the equal card was taken, 5 and 4 stay.</source>
        <translation>O jogo nem perguntou: a carta igual foi pega, 5 e 4 ficam.</translation>
    </message>
    <message>
        <source>Now you: each of your cards takes something. Add up what lies there, and play the card that takes most cards.</source>
        <translation>Agora você: cada uma das suas cartas pega alguma coisa. Some o que está na mesa, e jogue a que pega mais cartas.</translation>
    </message>
    <message>
        <source>1 and 2 and 6 make 9: four cards for your pile. Well counted!</source>
        <translation>1 e 2 e 6 somam 9: quatro cartas para a sua pilha. Bem contado!</translation>
    </message>
    <message>
        <source>That takes two cards. Another one takes three: add up 1, 2 and 6.</source>
        <translation>Essa pega duas cartas. Outra pega três: some 1, 2 e 6.</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Escopa!</translation>
    </message>
    <message>
        <source>%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. That is a scopa, which means broom. Sweep the table!</source>
        <translation>%1 deixou %2 e %3. Quem pega tudo o que está na mesa marca um ponto na hora. Isso é uma escopa: em italiano, scopa quer dizer vassoura. Varra a mesa!</translation>
    </message>
    <message>
        <source>Scopa! The card lies face up across your pile, so that everybody sees the point.</source>
        <translation>Escopa! A carta fica aberta, atravessada na sua pilha, para todos verem o ponto.</translation>
    </message>
    <message>
        <source>That would sweep nothing. An ace and a 3 make 4: play %1.</source>
        <translation>Isso não varreria nada. Um ás e um 3 somam 4: jogue %1.</translation>
    </message>
    <message>
        <source>On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. You know what to do.</source>
        <translation>Com a mesa vazia só dá para baixar uma carta, e quem joga depois pode varrê-la. %1 teve de baixar %2. Você já sabe o que fazer.</translation>
    </message>
    <message>
        <source>Two scope in a row! Nobody likes to play on an empty table.</source>
        <translation>Duas escopas seguidas! Ninguém gosta de jogar com a mesa vazia.</translation>
    </message>
    <message>
        <source>That leaves a point lying there. Your %1 sweeps the table.</source>
        <translation>Assim fica um ponto na mesa. Com o seu %1 você varre tudo.</translation>
    </message>
    <message>
        <source>All three of your cards take something, but only one of them sweeps the table. Find it.</source>
        <translation>Suas três cartas pegam alguma coisa, mas só uma delas varre a mesa. Ache essa.</translation>
    </message>
    <message>
        <source>Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores one.</source>
        <translation>Escopa! Quase nada é melhor que varrer a mesa. Só a última carta da rodada nunca faz escopa.</translation>
    </message>
    <message>
        <source>That takes one card and leaves the other. Which of yours takes 5 and 2 together?</source>
        <translation>Essa pega uma carta e deixa a outra. Qual das suas pega 5 e 2 juntos?</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>A conta dos pontos</translation>
    </message>
    <message>
        <source>When all forty cards are played, the piles are counted. One point goes to the side with more cards. So, other things being equal: take many. Which card takes most?</source>
        <translation>Quando as quarenta cartas foram jogadas, contam-se as pilhas. Um ponto vai para o lado com mais cartas. Então, em igualdade, pegue muitas. Qual carta pega mais?</translation>
    </message>
    <message>
        <source>Four cards. Whoever has 21 or more has the point for cards.</source>
        <translation>Quatro cartas. Quem tem 21 ou mais ganha o ponto das cartas.</translation>
    </message>
    <message>
        <source>It takes something, but not most. 4 and 3 and 2 together make a card that you hold.</source>
        <translation>Essa pega alguma coisa, mas não o máximo. 4 e 3 e 2 juntos somam uma carta que você tem.</translation>
    </message>
    <message>
        <source>Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 or the other. Take the better one.</source>
        <translation>Outro ponto vai para o lado com mais cartas %1: bastam seis das dez. %2 pode pegar um 6 ou o outro. Pegue o melhor.</translation>
    </message>
    <message>
        <source>Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well.</source>
        <translation>Isso. Um 6 parece igual ao outro, mas %1 conta também entre as suas cartas %2.</translation>
    </message>
    <message>
        <source>You may, but then %1 stays for somebody else. Take that one.</source>
        <translation>Pode, mas assim outra pessoa pode pegar %1. Fique com essa carta.</translation>
    </message>
    <message>
        <source>A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?</source>
        <translation>Uma pergunta: no fim da rodada você tem cinco cartas %1, e %2 também. De quem é o ponto?</translation>
    </message>
    <message>
        <source>Right: where both have the same, nobody scores.</source>
        <translation>Isso: quando os dois têm o mesmo, ninguém marca.</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>Dos dois</translation>
    </message>
    <message>
        <source>No: the point is for whoever has more, and nobody has.</source>
        <translation>Não: o ponto é de quem tem mais, e ninguém tem.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>De ninguém</translation>
    </message>
    <message>
        <source>Who has more cards</source>
        <translation>De quem tem mais cartas</translation>
    </message>
    <message>
        <source>No: each point is counted by itself. Five is not more than five.</source>
        <translation>Não: cada ponto se conta por si. Cinco não é mais que cinco.</translation>
    </message>
    <message>
        <source>Two more points are for %1 and for the primiera: both have lessons of their own. Here a round ends: play your last card. What is left on the table goes to whoever took last.</source>
        <translation>Mais dois pontos vão para quem tem %1 e para a primiera: cada um tem a sua lição. Aqui termina uma rodada: jogue a sua última carta. O que sobra na mesa vai para quem pegou por último.</translation>
    </message>
    <message>
        <source>That is the count: every point with the cards that made it. A match goes on, round after round, until somebody has 11 points.</source>
        <translation>Esta é a conta: cada ponto com as cartas que o fizeram. A partida continua, rodada após rodada, até alguém ter 11 pontos.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>A primiera</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which of these three helps most?</source>
        <translation>Para a primiera, cada lado pega a sua melhor carta de cada naipe e soma as quatro, com valores próprios: o 7 vale 21, o 6 vale 18, o ás 16, o 5 vale 15, o 4 vale 14, o 3 vale 13, o 2 vale 12, e cada figura 10. Qual destas três ajuda mais?</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. Which of these three helps most?</source>
        <translation>Para a primiera, cada lado pega a sua melhor carta de cada naipe e soma as quatro, com valores próprios: o 7 vale 21, o 6 vale 18, o ás 16, o 5 vale 15, o 4 vale 14, o 3 vale 13, o 2 vale 12, e 8, 9 e 10 valem 10. Qual destas três ajuda mais?</translation>
    </message>
    <message>
        <source>Right: sevens are best, then sixes, then aces.</source>
        <translation>Isso: os setes são os melhores, depois os seis, depois os ases.</translation>
    </message>
    <message>
        <source>High cards count least in the primiera: no more than 10. Which counts 21?</source>
        <translation>As cartas altas são as que menos valem na primiera: só 10. Qual vale 21?</translation>
    </message>
    <message>
        <source>An ace is good, it counts 16. One is better still.</source>
        <translation>O ás é bom, vale 16. Há uma ainda melhor.</translation>
    </message>
    <message>
        <source>%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?</source>
        <translation>%1 vale 9: pode pegar 7 e 2, ou 5 e 4. O que é melhor para a sua primiera?</translation>
    </message>
    <message>
        <source>6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 e 2 são 8, e %1 tinha %2: escopa. Deixe mais de dez na mesa.</translation>
    </message>
    <message>
        <source>You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it back.</source>
        <translation>Você tem dois seis, e só há mais dois por aí. E se ninguém pegar, o seu outro 6 o pega de volta.</translation>
    </message>
    <message>
        <source>6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 e 3 são 9: restam duas cartas que valem 9, e %1 tinha uma. Qual soma ninguém mais pode pegar?</translation>
    </message>
    <message>
        <source>6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6 e 2 são 8: nenhuma carta que vale 8 saiu ainda, e %1 tinha uma. Qual soma ninguém mais pode pegar?</translation>
    </message>
    <message>
        <source>Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and counts 8: which of your cards makes fifteen with it?</source>
        <translation>A Cirulla vem de Gênova. A carta também pega cartas com que faz quinze. %1 está na mesa e vale 8: qual das suas cartas faz quinze com essa?</translation>
    </message>
    <message>
        <source>%1 is your best card %2 now, and nobody can have a better one there.</source>
        <translation>%1 agora é a sua melhor carta %2, e ninguém pode ter uma melhor nesse naipe.</translation>
    </message>
    <message>
        <source>5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.</source>
        <translation>5 e 4 valem 15 e 14, um 7 vale 21. Pegue o grupo com o 7.</translation>
    </message>
    <message>
        <source>Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. Who gets the point?</source>
        <translation>Imagine uma rodada que termina assim: as suas melhores cartas são %1, %2, %3 e %4. %5 tem %6, %7, %8 e %9. De quem é o ponto?</translation>
    </message>
    <message>
        <source>21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of which a side has no card at all adds nothing.</source>
        <translation>21 e 21 e 18 e 16 são 76; 21 e 21 e 10 e 10 são 62. O ponto é seu. Um naipe de que o lado não tem carta não soma nada.</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>Meu</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.</source>
        <translation>Os dois têm dois setes. Mas o seu 6 e o seu ás valem 18 e 16, as figuras só 10 cada.</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each.</source>
        <translation>Os dois têm dois setes. Mas o seu 6 e o seu ás valem 18 e 16, 8 e 10 só 10 cada.</translation>
    </message>
    <message>
        <source>The sevens are level, the other two cards are not: add them up.</source>
        <translation>Nos setes há empate, nas outras duas cartas não: some.</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>O sete belo</translation>
    </message>
    <message>
        <source>%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it counts among the cards %2 and in the primiera too. Take it!</source>
        <translation>%1 tem nome: sete belo. Quem o tem ganha um ponto só por ele, e ele ainda conta entre as cartas %2 e na primiera. Pegue!</translation>
    </message>
    <message>
        <source>The settebello is yours, and with it one point is certain.</source>
        <translation>O sete belo é seu, e com ele um ponto é certo.</translation>
    </message>
    <message>
        <source>That is a 7 as well, but the wrong one: %1 is worth a point.</source>
        <translation>Também é um 7, mas não o certo: %1 vale um ponto.</translation>
    </message>
    <message>
        <source>Now you hold the settebello yourself, and none of your cards takes anything. One of them has to be laid. Choose well.</source>
        <translation>Agora é você quem tem o sete belo na mão, e nenhuma das suas cartas pega nada. Uma delas tem de ser baixada. Escolha bem.</translation>
    </message>
    <message>
        <source>Right: the settebello waits in your hand until it can take something.</source>
        <translation>Isso: o sete belo espera na sua mão até poder pegar alguma coisa.</translation>
    </message>
    <message>
        <source>See what comes of it: %1 has a 7, and your point is gone. Keep the settebello.</source>
        <translation>Veja no que dá: %1 tem um 7, e o seu ponto se foi. Guarde o sete belo.</translation>
    </message>
    <message>
        <source>3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?</source>
        <translation>Há 3 e 4 na mesa, e você tem dois setes. Os dois pegariam. Com qual você pega?</translation>
    </message>
    <message>
        <source>Yes: the card that takes goes into your pile too. The settebello is safe.</source>
        <translation>Isso: a carta que pega também vai para a sua pilha. O sete belo está a salvo.</translation>
    </message>
    <message>
        <source>It takes the same. But then the settebello is still in your hand, and you may have to lay it one day. Bring it home now.</source>
        <translation>Pega o mesmo. Mas assim o sete belo continua na sua mão, e um dia você pode ter de baixá-lo. Leve-o para casa agora.</translation>
    </message>
    <message>
        <source>What not to leave</source>
        <translation>O que não deixar</translation>
    </message>
    <message>
        <source>Now think of the next player. If all that lies on the table comes to ten or less, one card may sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?</source>
        <translation>Agora pense em quem joga depois. Se o que está na mesa soma dez ou menos, uma carta pode varrer tudo. %1 está na mesa, e você tem de baixar uma carta. Qual não deixa nada para varrer?</translation>
    </message>
    <message>
        <source>6 and 9 are 15, and no card counts 15. More than ten is safe.</source>
        <translation>6 e 9 são 15, e nenhuma carta vale 15. Mais de dez é seguro.</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6 e 4 são 10, e %1 tinha %2: escopa. Deixe mais de dez na mesa.</translation>
    </message>
    <message>
        <source>All three of your cards take something this time. Take so that more than ten stays on the table.</source>
        <translation>Desta vez as suas três cartas pegam alguma coisa. Pegue de modo que fique mais de dez na mesa.</translation>
    </message>
    <message>
        <source>9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.</source>
        <translation>Ficam 9 e 2: 11, que ninguém varre. Uma captura pequena, mas segura.</translation>
    </message>
    <message>
        <source>That left 2 and 3, and %1 had a 5: scopa for her. Leave more.</source>
        <translation>Assim ficaram 2 e 3, e %1 tinha um 5: escopa. Deixe mais.</translation>
    </message>
    <message>
        <source>That left one card alone, and %1 had its equal: scopa for her. Leave more.</source>
        <translation>Assim ficou uma carta sozinha, e %1 tinha a igual: escopa. Deixe mais.</translation>
    </message>
    <message>
        <source>%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of your cards has the fewest equals left?</source>
        <translation>%1 acabou de varrer a mesa: agora você tem de baixar uma carta, e só uma igual a ela pode varrê-la. De qual das suas cartas restam menos iguais?</translation>
    </message>
    <message>
        <source>Three other twos are about, and %1 had one: scopa for her. Of another value you hold two yourself, so only two are about. Lay one of these.</source>
        <translation>Há outras três cartas de valor 2 por aí, e %1 tinha uma: escopa. De outro valor você já tem duas, e só há duas por aí. Baixe uma dessas.</translation>
    </message>
    <message>
        <source>Counting cards</source>
        <translation>Contar as cartas</translation>
    </message>
    <message>
        <source>There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, two by you. %2 lies there. With which card do you leave nothing that can still be swept?</source>
        <translation>Há quatro cartas de cada valor. As quatro que valem 10 já saíram: %1 pegou duas, e você pegou duas. %2 está na mesa. Com qual carta você não deixa nada que ainda se possa varrer?</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.</source>
        <translation>6 e 4 são 10, e não resta carta que valha 10. Quem conta pode deixar o que parece arriscado.</translation>
    </message>
    <message>
        <source>Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many can %1 have?</source>
        <translation>Os setes são os que mais vale a pena contar. Imagine que dois estão nas pilhas, e você tem um. Quantos %1 pode ter?</translation>
    </message>
    <message>
        <source>Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.</source>
        <translation>Isso: no máximo um. Se ele não apareceu, está naquela mão ou ainda no monte.</translation>
    </message>
    <message>
        <source>There are four in all, and you know of three.</source>
        <translation>São quatro ao todo, e você sabe de três.</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>No máximo um</translation>
    </message>
    <message>
        <source>Your own 7 counts too: that makes three of four.</source>
        <translation>O seu 7 também conta: assim são três de quatro.</translation>
    </message>
    <message>
        <source>%1 has swept the table. Three cards that count 10 are gone, the other values are still about. Lay the card that nobody can take.</source>
        <translation>%1 varreu a mesa. Três cartas que valem 10 já saíram, os outros valores ainda estão por aí. Baixe a carta que ninguém pode pegar.</translation>
    </message>
    <message>
        <source>It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, and the table counts with you.</source>
        <translation>Era a última do seu valor: nenhuma carta sozinha pode pegá-la. Ligue “Cartas já saídas”, no menu Auxílios, e a mesa conta com você.</translation>
    </message>
    <message>
        <source>Others of this value are still about: it may be swept. Of one of your cards none is left.</source>
        <translation>Ainda há outras desse valor por aí: podem varrer a mesa. De uma das suas cartas não resta nenhuma.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to you both.</source>
        <translation>O Scopone é a Scopa para quatro, dois contra dois. %1, à sua frente, joga com você: a pilha é uma só. Todas as cartas são dadas de uma vez, nove para cada um e quatro na mesa. Pegue o que mais vale para vocês dois.</translation>
    </message>
    <message>
        <source>The settebello, for both of you. A match of Scopone goes to 21 points.</source>
        <translation>O sete belo, para vocês dois. Uma partida de Scopone vai até 21 pontos.</translation>
    </message>
    <message>
        <source>Look again: %1 lies there, and a 7 is in your hand.</source>
        <translation>Olhe de novo: está na mesa %1, e há um 7 na sua mão.</translation>
    </message>
    <message>
        <source>Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after you. Lay a card that can hardly be swept: count what you hold.</source>
        <translation>Scopone scientifico: dez cartas para cada um, e a mesa começa vazia. Você joga primeiro, e depois joga %1. Baixe uma carta difícil de varrer: conte o que tem na mão.</translation>
    </message>
    <message>
        <source>You hold three fives: only one is left elsewhere, and it may be your partner&apos;s.</source>
        <translation>Você tem três cincos: só resta um fora, e pode estar com a sua dupla.</translation>
    </message>
    <message>
        <source>Three others of this value are in the other hands. Of which value do you hold most yourself?</source>
        <translation>Outras três desse valor estão nas outras mãos. De que valor você tem mais?</translation>
    </message>
    <message>
        <source>Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.</source>
        <translation>As cartas andam aos pares: um 4 pega um 4, e no fim quem dá as cartas tem a última palavra. Quem não dá quebra os pares pegando uma soma. É o spariglio. %1 deu as cartas: faça um.</translation>
    </message>
    <message>
        <source>3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their pairs.</source>
        <translation>Agora 3, 4 e 7 são ímpares: falta um de cada, e quem deu as cartas não pode mais contar com os seus pares.</translation>
    </message>
    <message>
        <source>That takes a pair and leaves all values even, as the dealers like it. Take a sum.</source>
        <translation>Assim você pega um par e deixa todos os valores pares, como gosta quem dá. Pegue uma soma.</translation>
    </message>
    <message>
        <source>That is not the sum of 3 and 4. Take both with one card.</source>
        <translation>Essa não é a soma de 3 e 4. Pegue os dois com uma só carta.</translation>
    </message>
    <message>
        <source>8 and 7 are 15. Equal cards and sums are taken as in Scopa.</source>
        <translation>8 e 7 são 15. Cartas iguais e somas se pegam como na Scopa.</translation>
    </message>
    <message>
        <source>That makes no fifteen. 15 less 8 is 7.</source>
        <translation>Isso não faz quinze. 15 menos 8 são 7.</translation>
    </message>
    <message>
        <source>In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies does it take just that one. Look at your hand.</source>
        <translation>Na Cirulla um ás pega a mesa inteira, e isso vale como escopa. Só se há outro ás na mesa ele pega apenas esse. Olhe a sua mão.</translation>
    </message>
    <message>
        <source>All of it with one ace: scopa!</source>
        <translation>Tudo com um ás: escopa!</translation>
    </message>
    <message>
        <source>There is something better: your ace takes everything.</source>
        <translation>Há algo melhor: o seu ás pega tudo.</translation>
    </message>
    <message>
        <source>Three cards that come to less than ten may be declared before you play: 3 points at once, and your hand lies open. Count yours, and declare.</source>
        <translation>Três cartas que somam menos de dez podem ser declaradas antes de jogar: 3 pontos na hora, e a sua mão fica aberta. Some as suas, e declare.</translation>
    </message>
    <message>
        <source>3 points, before a single card is played.</source>
        <translation>3 pontos, antes de jogar uma só carta.</translation>
    </message>
    <message>
        <source>First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again.</source>
        <translation>Declare primeiro: 1 e 3 e 4 são 8, e há 3 pontos ali de graça. Tente de novo.</translation>
    </message>
    <message>
        <source>%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a kind, 10 points. Declare it.</source>
        <translation>%1 é a matta: em uma declaração vale qualquer carta. Com os seus dois quatros ela faz uma trinca, 10 pontos. Declare.</translation>
    </message>
    <message>
        <source>Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.</source>
        <translation>Três quatros com a matta: 10 pontos. A Cirulla vai até 51, e tudo pode acontecer no caminho.</translation>
    </message>
    <message>
        <source>First declare: as a 4 the matta makes three of a kind, 10 points. Try again.</source>
        <translation>Declare primeiro: valendo 4, a matta faz uma trinca, 10 pontos. Tente de novo.</translation>
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
        <translation>Escoba sem setenta</translation>
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
        <translation>O clássico. Quatro pontos por rodada, e um por escopa.</translation>
    </message>
    <message>
        <source>The %2 of every suit: your sweeps count twice.</source>
        <translation>Quadra de %2: suas escopas valem em dobro.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score, and each card that follows.</source>
        <translation>Ás, 2, 3 %1 valem, e cada carta que segue.</translation>
    </message>
    <message>
        <source>Two pairs, nine cards each, four on the table.</source>
        <translation>Duas duplas, nove cartas cada um, quatro na mesa.</translation>
    </message>
    <message>
        <source>Two pairs, ten cards each, an empty table.</source>
        <translation>Duas duplas, dez cartas cada um, mesa vazia.</translation>
    </message>
    <message>
        <source>Take what makes fifteen with your card.</source>
        <translation>Pegue o que faz quinze com a sua carta.</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %1: hold all three and win.</source>
        <translation>Ás, 2 e 3 %1: junte os três e vença.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, whatever lies there.</source>
        <translation>O ás pega a mesa inteira, seja o que for.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless another ace lies there.</source>
        <translation>O ás pega a mesa inteira, a não ser que haja outro ás.</translation>
    </message>
    <message>
        <source>The king %1 is worth a point of its own.</source>
        <translation>O rei %1 vale um ponto só dele.</translation>
    </message>
    <message>
        <source>Upside down: the lowest score wins.</source>
        <translation>De ponta-cabeça: vence quem tem menos pontos.</translation>
    </message>
    <message>
        <source>Only aces and figures count, one point each.</source>
        <translation>Só contam ases e figuras, um ponto cada.</translation>
    </message>
    <message>
        <source>The Spanish fifteen, with a point for the sevens.</source>
        <translation>O quinze espanhol, com um ponto pelos setes.</translation>
    </message>
    <message>
        <source>The Spanish fifteen; the sevens count, the setenta does not.</source>
        <translation>O quinze espanhol; os setes contam, a setenta não.</translation>
    </message>
    <message>
        <source>Genoa&apos;s game: fifteens, declarations, a wild 7 of cups.</source>
        <translation>O jogo de Gênova: quinzes, declarações, 7 de copas curinga.</translation>
    </message>
    <message>
        <source>Tunis: single cards first, and a point for sevens.</source>
        <translation>Túnis: cartas únicas primeiro, e um ponto pelos setes.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or cards that add up to it.</source>
        <translation>Uma carta pega uma carta do mesmo valor, ou cartas que somem esse valor.</translation>
    </message>
    <message>
        <source>A side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <translation>O lado que pega a quadra de %2 (os quatro naipes) marca as suas escopas da rodada uma segunda vez.</translation>
    </message>
    <message>
        <source>A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.</source>
        <translation>Um lado com o ás, o 2 e o 3 %1 marca um ponto por carta, e mais um por carta que segue sem falha.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table.</source>
        <translation>Os parceiros sentam frente a frente. Todas as cartas são dadas de uma vez: nove para cada mão, quatro na mesa.</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid.</source>
        <translation>Os parceiros sentam frente a frente. Todas as cartas são dadas de uma vez, dez para cada mão: a primeira tem de ser baixada.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen together with it; equal cards do not take each other.</source>
        <translation>Uma carta pega cartas que façam quinze junto com ela; cartas iguais não pegam uma à outra.</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once.</source>
        <translation>O ás, o 2 e o 3 %1 valem 1, 2 e 3. O lado que junta os três vence a partida na hora.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, aces too.</source>
        <translation>O ás pega todas as cartas da mesa, inclusive ases.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table. If an ace lies there, or on the round&apos;s first play, it takes one ace.</source>
        <translation>O ás pega todas as cartas da mesa. Se há um ás ali, ou na primeira jogada da rodada, pega um ás.</translation>
    </message>
    <message>
        <source>Like the settebello, the king %1 scores a point for who takes it.</source>
        <translation>Como o sete belo, o rei %1 vale um ponto para quem o pega.</translation>
    </message>
    <message>
        <source>Points are counted as always; when somebody reaches the target, the lowest score wins.</source>
        <translation>Os pontos contam como sempre; quando alguém chega ao total, vence quem tem menos.</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point; sweeps and the usual four points do not count.</source>
        <translation>Cada ás e cada figura vale um ponto; escopas e os quatro pontos de sempre não contam.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Most sevens score a point, all four another.</source>
        <translation>Uma carta pega cartas que façam quinze com ela. Mais setes vale um ponto, os quatro mais um.</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Sevens score, and there is no setenta.</source>
        <translation>Uma carta pega cartas que façam quinze com ela. Os setes valem, e não há setenta.</translation>
    </message>
    <message>
        <source>A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are declared; the 7 of cups is wild.</source>
        <translation>Uma carta pega o que é igual a ela ou faz quinze com ela. Mãos de menos de dez, ou trincas, são declaradas; o 7 de copas é curinga.</translation>
    </message>
    <message>
        <source>A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera.</source>
        <translation>Carta única vem antes da soma. Mais setes, depois mais seis, valem no lugar da primiera.</translation>
    </message>
    <message>
        <source>A card takes an equal card, or cards that add up to it</source>
        <translation>Uma carta pega uma carta igual, ou cartas que somem o seu valor</translation>
    </message>
    <message>
        <source>A card takes what makes fifteen with it</source>
        <translation>Uma carta pega o que faz quinze com ela</translation>
    </message>
    <message>
        <source>A card takes what equals it, or what makes fifteen with it</source>
        <translation>Uma carta pega o que é igual a ela, ou o que faz quinze com ela</translation>
    </message>
    <message>
        <source>Fewest cards when there is a choice</source>
        <translation>Menos cartas quando há escolha</translation>
    </message>
    <message>
        <source>A single card before a sum, otherwise free choice</source>
        <translation>Carta única antes da soma; fora isso, escolha livre</translation>
    </message>
    <message>
        <source>Free choice of what to take</source>
        <translation>Escolha livre do que pegar</translation>
    </message>
    <message>
        <source>A card that can take may be laid</source>
        <translation>Carta que pode pegar pode ser baixada</translation>
    </message>
    <message>
        <source>Any number of cards at once</source>
        <translation>Qualquer número de cartas de uma vez</translation>
    </message>
    <message>
        <source>Never more than two table cards at once</source>
        <translation>Nunca mais de duas cartas da mesa de uma vez</translation>
    </message>
    <message>
        <source>An ace takes like any other card</source>
        <translation>O ás pega como as outras cartas</translation>
    </message>
    <message>
        <source>An ace takes the whole table</source>
        <translation>O ás pega a mesa inteira</translation>
    </message>
    <message>
        <source>An ace takes the whole table unless an ace lies there</source>
        <translation>O ás pega a mesa inteira, se não há ás nela</translation>
    </message>
    <message>
        <source>The first ace of a round is like any other</source>
        <translation>O primeiro ás da rodada é como os outros</translation>
    </message>
    <message>
        <source>On the round&apos;s first play an ace takes only an ace</source>
        <translation>Na primeira jogada da rodada o ás só pega um ás</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace scores</source>
        <translation>Escopa pelo poder do ás vale</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace does not score</source>
        <translation>Escopa pelo poder do ás não vale</translation>
    </message>
    <message>
        <source>Each sweep scores a point</source>
        <translation>Cada escopa vale um ponto</translation>
    </message>
    <message>
        <source>Sweeps do not score</source>
        <translation>Escopas não valem</translation>
    </message>
    <message>
        <source>Most cards score a point</source>
        <translation>Mais cartas vale um ponto</translation>
    </message>
    <message>
        <source>No point for most cards</source>
        <translation>Nenhum ponto para mais cartas</translation>
    </message>
    <message>
        <source>Most cards %1 score a point</source>
        <translation>Mais cartas %1 vale um ponto</translation>
    </message>
    <message>
        <source>No point for most cards %1</source>
        <translation>Nenhum ponto para mais cartas %1</translation>
    </message>
    <message>
        <source>The settebello scores a point</source>
        <translation>O sete belo vale um ponto</translation>
    </message>
    <message>
        <source>No point for the settebello</source>
        <translation>Nenhum ponto para o sete belo</translation>
    </message>
    <message>
        <source>The best primiera scores a point</source>
        <translation>A melhor primiera vale um ponto</translation>
    </message>
    <message>
        <source>No point for the primiera</source>
        <translation>Nenhum ponto para a primiera</translation>
    </message>
    <message>
        <source>No point for a sweep with the last card</source>
        <translation>Escopa com a última carta não vale</translation>
    </message>
    <message>
        <source>A sweep with the last card scores too</source>
        <translation>Escopa com a última carta também vale</translation>
    </message>
    <message>
        <source>Leftovers go to whoever took last</source>
        <translation>As sobras vão para quem pegou por último</translation>
    </message>
    <message>
        <source>Leftovers go to the dealer</source>
        <translation>As sobras vão para quem deu as cartas</translation>
    </message>
    <message>
        <source>Three kings on the table: deal again</source>
        <translation>Três reis na mesa: dar de novo</translation>
    </message>
    <message>
        <source>Three kings on the table: play on</source>
        <translation>Três reis na mesa: seguir</translation>
    </message>
    <message>
        <source>Two aces on the table: play on</source>
        <translation>Dois ases na mesa: seguir</translation>
    </message>
    <message>
        <source>Two aces on the table: deal again</source>
        <translation>Dois ases na mesa: dar de novo</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 18</source>
        <translation>Primiera: o 6 vale 18</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 19</source>
        <translation>Primiera: o 6 vale 19</translation>
    </message>
    <message>
        <source>Primiera: a missing suit counts nothing</source>
        <translation>Primiera: naipe que falta não vale nada</translation>
    </message>
    <message>
        <source>Primiera: only with all four suits</source>
        <translation>Primiera: só com os quatro naipes</translation>
    </message>
    <message>
        <source>Primiera: more suits beat fewer</source>
        <translation>Primiera: mais naipes ganham de menos</translation>
    </message>
    <message>
        <source>No napola</source>
        <translation>Sem napola</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on score a point each</source>
        <translation>Napola: ás, 2, 3 %1 e seguintes valem um ponto cada</translation>
    </message>
    <message>
        <source>All ten cards %1 score like any napola</source>
        <translation>As dez cartas %1 valem como qualquer napola</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match at once</source>
        <translation>As dez cartas %1 vencem a partida na hora</translation>
    </message>
    <message>
        <source>No point for the king %1</source>
        <translation>Nenhum ponto para o rei %1</translation>
    </message>
    <message>
        <source>Re bello: the king %1 scores a point</source>
        <translation>Re bello: o rei %1 vale um ponto</translation>
    </message>
    <message>
        <source>No sweeps are doubled</source>
        <translation>Nenhuma escopa vale em dobro</translation>
    </message>
    <message>
        <source>Ponino: the %2 of every suit doubles the sweeps</source>
        <translation>Ponino: a quadra de %2 dobra as escopas</translation>
    </message>
    <message>
        <source>No points for ace, 2 and 3 %1</source>
        <translation>Nenhum ponto para ás, 2 e 3 %1</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score 1, 2, 3; all three win the match</source>
        <translation>Ás, 2, 3 %1 valem 1, 2, 3; os três vencem a partida</translation>
    </message>
    <message>
        <source>No points for single aces and figures</source>
        <translation>Ases e figuras não valem ponto</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point</source>
        <translation>Cada ás e cada figura vale um ponto</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>Vence quem tem mais pontos</translation>
    </message>
    <message>
        <source>No point for sevens</source>
        <translation>Nenhum ponto pelos setes</translation>
    </message>
    <message>
        <source>Most sevens score a point, all four another</source>
        <translation>Mais setes vale um ponto, os quatro mais um</translation>
    </message>
    <message>
        <source>No barmila</source>
        <translation>Sem barmila</translation>
    </message>
    <message>
        <source>Barmila: most sevens, then most sixes, score a point</source>
        <translation>Barmila: mais setes, depois mais seis, vale um ponto</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Sem declarações</translation>
    </message>
    <message>
        <source>Declarations, piccola, grande and cappotto are played</source>
        <translation>Com declarações, piccola, grande e cappotto</translation>
    </message>
    <message>
        <source>No card is wild</source>
        <translation>Nenhuma carta é curinga</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until its holder plays it</source>
        <translation>O 7 curinga mantém o valor até ser jogado por quem o tem</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until it is taken</source>
        <translation>O 7 curinga mantém o valor até ser pego</translation>
    </message>
    <message>
        <source>The wild 7 counts otherwise only in the declaration</source>
        <translation>O 7 curinga só muda de valor na declaração</translation>
    </message>
    <message>
        <source>The opening table stays</source>
        <translation>A mesa inicial fica</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty, wild 7 and all</source>
        <translation>Quem dá pega o quinze ou trinta inicial, com curinga e tudo</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty</source>
        <translation>Quem dá pega o quinze ou trinta inicial</translation>
    </message>
    <message>
        <source>An equal card leaves the sums free</source>
        <translation>Carta igual deixa as somas livres</translation>
    </message>
    <message>
        <source>An equal card goes before the same sum</source>
        <translation>Carta igual vem antes da mesma soma</translation>
    </message>
    <message>
        <source>Level at the target: one more round</source>
        <translation>Empate no total: mais uma rodada</translation>
    </message>
    <message>
        <source>Level at the target: the king %1 decides</source>
        <translation>Empate no total: o rei %1 decide</translation>
    </message>
    <message>
        <source>A napola scores %1 at the most</source>
        <translation>A napola vale %1 no máximo</translation>
    </message>
    <message>
        <source>A piccola scores %1 at the most</source>
        <translation>A piccola vale %1 no máximo</translation>
    </message>
    <message>
        <source>The match is played to %1</source>
        <translation>A partida vai até %1</translation>
    </message>
    <message>
        <source>When there are several captures</source>
        <translation>Quando há várias capturas</translation>
    </message>
    <message>
        <source>Taking is a duty</source>
        <translation>Pegar é obrigatório</translation>
    </message>
    <message>
        <source>Cards taken at once</source>
        <translation>Cartas pegas de uma vez</translation>
    </message>
    <message>
        <source>Power of an ace</source>
        <translation>Poder do ás</translation>
    </message>
    <message>
        <source>First play: an ace takes only an ace</source>
        <translation>Primeira jogada: ás só pega ás</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores</source>
        <translation>Escopa do ás vale</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>Um ponto por escopa</translation>
    </message>
    <message>
        <source>A sweep with the last card scores</source>
        <translation>Escopa com a última carta vale</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>Cartas que sobram na mesa</translation>
    </message>
    <message>
        <source>Two aces on the table</source>
        <translation>Dois ases na mesa</translation>
    </message>
    <message>
        <source>A 6 in the primiera</source>
        <translation>O 6 na primiera</translation>
    </message>
    <message>
        <source>A suit missing from the primiera</source>
        <translation>Naipe que falta na primiera</translation>
    </message>
    <message>
        <source>A napola scores at the most</source>
        <translation>A napola vale no máximo</translation>
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
        <translation>Pontos pelos setes</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declarações</translation>
    </message>
    <message>
        <source>A piccola scores at the most</source>
        <translation>A piccola vale no máximo</translation>
    </message>
    <message>
        <source>Wild 7 of cups</source>
        <translation>7 de copas curinga</translation>
    </message>
    <message>
        <source>Opening table of fifteen or thirty</source>
        <translation>Mesa inicial de quinze ou trinta</translation>
    </message>
    <message>
        <source>The king %1 breaks a tie</source>
        <translation>O rei %1 desempata</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jogar até</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Menos cartas</translation>
    </message>
    <message>
        <source>Single cards first</source>
        <translation>Carta única primeiro</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Escolha livre</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Qualquer número</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>Duas no máximo</translation>
    </message>
    <message>
        <source>To whoever took last</source>
        <translation>Para quem pegou por último</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>Para quem deu as cartas</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>Não vale nada</translation>
    </message>
    <message>
        <source>Bars the point</source>
        <translation>Impede o ponto</translation>
    </message>
    <message>
        <source>More suits win</source>
        <translation>Mais naipes ganham</translation>
    </message>
    <message>
        <source>teams of two</source>
        <translation>duplas</translation>
    </message>
    <message>
        <source>teams</source>
        <comment>how many play</comment>
        <translation>equipes</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>duas duplas</translation>
    </message>
    <message>
        <source>three teams of two</source>
        <translation>três duplas</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>duas equipes de três</translation>
    </message>
    <message>
        <source>%1, %2, to %3.</source>
        <comment>a game; how many play; the target</comment>
        <translation>%1, %2, até %3.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>The cards of this match follow from no deal number, so they cannot be dealt once more.</source>
        <translation>As cartas desta partida não vêm de um número; por isso não dá para dá-las de novo.</translation>
    </message>
    <message>
        <source>This match began in the middle of another one: play that one’s cards again instead.</source>
        <translation>Esta partida começou no meio de outra: jogue de novo as cartas da outra.</translation>
    </message>
    <message>
        <source>Nobody but the computer played this match.</source>
        <translation>Só o computador jogou esta partida.</translation>
    </message>
    <message>
        <source>Several people played this match, so it is nobody’s seat alone that the computer could take.</source>
        <translation>Várias pessoas jogaram esta partida; o computador não teria um lugar só para ocupar.</translation>
    </message>
    <message>
        <source>The cards of your match of today.</source>
        <translation>As cartas da sua partida de hoje.</translation>
    </message>
    <message>
        <source>The cards of your match of yesterday.</source>
        <translation>As cartas da sua partida de ontem.</translation>
    </message>
    <message>
        <source>The cards of your match of %1.</source>
        <comment>%1 is a date</comment>
        <translation>As cartas da sua partida de %1.</translation>
    </message>
    <message>
        <source>The deal of %1.</source>
        <comment>%1 is a date</comment>
        <translation>A partida do dia, %1.</translation>
    </message>
    <message>
        <source>On the same cards you won both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Com as mesmas cartas você venceu as duas vezes: %1 a %2 agora, %3 a %4 antes.</translation>
    </message>
    <message>
        <source>Better than last time: on the same cards you lost %3 to %4.</source>
        <translation>Melhor que da última vez: com as mesmas cartas você tinha perdido por %3 a %4.</translation>
    </message>
    <message>
        <source>Last time, on the same cards, you won %3 to %4.</source>
        <translation>Da última vez, com as mesmas cartas, você venceu por %3 a %4.</translation>
    </message>
    <message>
        <source>On the same cards you lost both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>Com as mesmas cartas você perdeu as duas vezes: %1 a %2 agora, %3 a %4 antes.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you won %1 to %2.</source>
        <translation>Com as mesmas cartas, o nível %5 teria vencido por %3 a %4; você venceu por %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you won %1 to %2.</source>
        <translation>Com as mesmas cartas, o nível %5 teria perdido por %3 a %4; você venceu por %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you lost %1 to %2.</source>
        <translation>Com as mesmas cartas, o nível %5 teria vencido por %3 a %4; você perdeu por %1 a %2.</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you lost %1 to %2.</source>
        <translation>Com as mesmas cartas, o nível %5 teria perdido por %3 a %4; você perdeu por %1 a %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played you did better than %3 by %2.</source>
        <translation>No que ambos jogaram (%1), você foi melhor que o nível %3 por %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did better than you by %2.</source>
        <translation>No que ambos jogaram (%1), o nível %3 foi melhor que você por %2.</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did as well as you.</source>
        <translation>No que ambos jogaram (%1), o nível %3 foi tão bem quanto você.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better now by %2.</source>
        <translation>No que há nas duas partidas (%1), você foi melhor agora por %2.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better last time by %2.</source>
        <translation>No que há nas duas partidas (%1), você foi melhor da última vez por %2.</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did as well as last time.</source>
        <translation>No que há nas duas partidas (%1), você foi tão bem quanto da última vez.</translation>
    </message>
    <message>
        <source>The cards of a round are the same in both matches. How many rounds there are follows from the score, so one match may go on when the other is over.</source>
        <translation>As cartas de uma rodada são as mesmas nas duas partidas. Quantas rodadas há depende do placar; assim, uma partida pode continuar quando a outra já acabou.</translation>
    </message>
    <message>
        <source>%1, %2, to %3, with players of level %4.</source>
        <comment>a game; how many play; target; level</comment>
        <translation>%1, %2, até %3, com jogadores de nível %4.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1 is a score</comment>
        <translation>Em aberto, %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Won %1</source>
        <comment>%1 is a score</comment>
        <translation>Vitória, %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>%1 is a score</comment>
        <translation>Derrota, %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>so many deals of days</comment>
        <translation>%1 no total</translation>
    </message>
    <message>
        <source>%1 days in a row · %2 played</source>
        <translation>%1 dias seguidos · %2 no total</translation>
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
        <translation>Escopas</translation>
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
        <translation>mais de 20</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>mais cartas</translation>
    </message>
    <message>
        <source>more than 5</source>
        <translation>mais de 5</translation>
    </message>
    <message>
        <source>the most of the suit</source>
        <translation>mais do naipe</translation>
    </message>
    <message>
        <source>more than 5 %1</source>
        <translation>mais de 5 %1</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>%1 is: of coins</comment>
        <translation>mais cartas %1</translation>
    </message>
    <message>
        <source>the %1 of every suit</source>
        <comment>%1 is: knight</comment>
        <translation>a quadra de %1</translation>
    </message>
    <message>
        <source>the best of all four suits</source>
        <translation>a melhor dos quatro naipes</translation>
    </message>
    <message>
        <source>more suits, then more points</source>
        <translation>mais naipes, depois mais pontos</translation>
    </message>
    <message>
        <source>best card of each suit</source>
        <translation>melhor carta de cada naipe</translation>
    </message>
    <message>
        <source>table swept clean</source>
        <translation>mesa varrida</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <translation>mais setes</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>um ponto a mais</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>mais setes, depois mais seis</translation>
    </message>
    <message>
        <source>the run from the ace</source>
        <comment>what a napola asks for</comment>
        <translation>a sequência desde o ás</translation>
    </message>
    <message>
        <source>ace, 2 and 3 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>ás, 2 e 3 %1</translation>
    </message>
    <message>
        <source>said before playing</source>
        <translation>dito antes de jogar</translation>
    </message>
    <message>
        <source>aces, 8, 9 and 10</source>
        <translation>ases, 8, 9 e 10</translation>
    </message>
    <message>
        <source>aces and figures</source>
        <translation>ases e figuras</translation>
    </message>
    <message>
        <source>8, 9 and 10 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>8, 9 e 10 %1</translation>
    </message>
    <message>
        <source>the figures %1</source>
        <comment>%1 is: of coins</comment>
        <translation>as figuras %1</translation>
    </message>
    <message>
        <source>%1 each: nobody scores</source>
        <translation>%1 cada: ninguém marca</translation>
    </message>
    <message>
        <source>level at %1: nobody scores</source>
        <translation>empate em %1: ninguém marca</translation>
    </message>
    <message>
        <source>nobody has all four suits</source>
        <translation>ninguém tem os quatro naipes</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>ninguém marca</translation>
    </message>
    <message>
        <source>%1: %2 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: %2 cada, ninguém marca.</translation>
    </message>
    <message>
        <source>%1: %2 have %3 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: %2 têm %3 cada, ninguém marca.</translation>
    </message>
    <message>
        <source>%1: nobody has all four suits.</source>
        <comment>a category</comment>
        <translation>%1: ninguém tem os quatro naipes.</translation>
    </message>
    <message>
        <source>%1: nobody scores.</source>
        <comment>a category</comment>
        <translation>%1: ninguém marca.</translation>
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
        <translation>%1, %2: %3, nenhum ponto</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>side; category; what was counted; points</comment>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nenhum ponto</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>um ponto</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>dois pontos</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>três pontos</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>quatro pontos</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>cinco pontos</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>seis pontos</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>one</source>
        <comment>points</comment>
        <translation>um</translation>
    </message>
    <message>
        <source>two</source>
        <comment>points</comment>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <comment>points</comment>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <comment>points</comment>
        <translation>quatro</translation>
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
        <translation>a sua equipe</translation>
    </message>
    <message>
        <source>the other team</source>
        <comment>one who receives points</comment>
        <translation>a outra equipe</translation>
    </message>
    <message>
        <source>Round %1: nobody scores</source>
        <translation>Rodada %1: ninguém marca</translation>
    </message>
    <message>
        <source>Round %1: %2 each</source>
        <translation>Rodada %1: %2 para cada lado</translation>
    </message>
    <message>
        <source>Round %1: %2 each to %3</source>
        <translation>Rodada %1: %2 cada para %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3</source>
        <translation>Rodada %1: %2 para %3</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3, %4 to %5</source>
        <translation>Rodada %1: %2 para %3, %4 para %5</translation>
    </message>
    <message>
        <source>You win with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>Você vence com menos pontos, %1</translation>
    </message>
    <message>
        <source>%2 wins with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>%2 vence com menos pontos, %1</translation>
    </message>
    <message>
        <source>%2 win with the lowest score, %1</source>
        <comment>a team; %1 is: 8 to 21</comment>
        <translation>%2 vencem com menos pontos, %1</translation>
    </message>
    <message>
        <source>De Trente: you win the match at once</source>
        <translation>De Trente: você vence a partida na hora</translation>
    </message>
    <message>
        <source>De Trente: %1 wins the match at once</source>
        <translation>De Trente: %1 vence a partida na hora</translation>
    </message>
    <message>
        <source>De Trente: %1 win the match at once</source>
        <translation>De Trente: %1 vencem a partida na hora</translation>
    </message>
    <message>
        <source>Cappotto: you win the match at once</source>
        <translation>Cappotto: você vence a partida na hora</translation>
    </message>
    <message>
        <source>Cappotto: %1 wins the match at once</source>
        <translation>Cappotto: %1 vence a partida na hora</translation>
    </message>
    <message>
        <source>Cappotto: %1 win the match at once</source>
        <translation>Cappotto: %1 vencem a partida na hora</translation>
    </message>
    <message>
        <source>Napoleone: you win the match at once</source>
        <translation>Napoleone: você vence a partida na hora</translation>
    </message>
    <message>
        <source>Napoleone: %1 wins the match at once</source>
        <translation>Napoleone: %1 vence a partida na hora</translation>
    </message>
    <message>
        <source>Napoleone: %1 win the match at once</source>
        <translation>Napoleone: %1 vencem a partida na hora</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>O ás, o 2 e o 3 %1 do mesmo lado ganham de qualquer placar.</translation>
    </message>
    <message>
        <source>All ten cards %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>As dez cartas %1 do mesmo lado ganham de qualquer placar.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Na próxima, você dá as cartas.</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>Na próxima, %1 dá as cartas.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrela</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Tradicional</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>With setenta</source>
        <translation>Com setenta</translation>
    </message>
    <message>
        <source>Without setenta</source>
        <translation>Sem setenta</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Cada um por si</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Duas equipes</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Três equipes</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of possible seatings</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <comment>a game; who may play it</comment>
        <translation>%1 se joga com %2.</translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, não pega nada</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>a card; cards</comment>
        <translation>%1, pega %2</translation>
    </message>
    <message>
        <source>scopa with {cards}</source>
        <translation>escopa com {cards}</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>abertas: {cards}</translation>
    </message>
    <message>
        <source>{points} in this round</source>
        <translation>{points} nesta rodada</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <comment>a player</comment>
        <translation>É a vez de %1</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>A mesa está vazia.</translation>
    </message>
    <message>
        <source>On the table, %1: %2.</source>
        <comment>5 cards; their names</comment>
        <translation>Na mesa, %1: %2.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Sua mão está vazia.</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards, each with what it takes</comment>
        <translation>Na sua mão: %1.</translation>
    </message>
    <message>
        <source>In the stock: %1</source>
        <comment>18 cards</comment>
        <translation>No monte: %1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Jogada desfeita.</translation>
    </message>
    <message>
        <source>The round begins again.</source>
        <translation>A rodada recomeça.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Níveis misturados</translation>
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
        <translation>Com %1 ainda não dá para dizer: depois de %2 você vê aqui se está na frente por algo além da sorte.</translation>
    </message>
    <message>
        <source>Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round.</source>
        <translation>Em %1 você está na frente, e não só por sorte: a longo prazo, por %2 a %3 pontos por rodada.</translation>
    </message>
    <message>
        <source>Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round.</source>
        <translation>Em %1 você está atrás, e não só por azar: a longo prazo, por %2 a %3 pontos por rodada.</translation>
    </message>
    <message>
        <source>Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round.</source>
        <translation>Em %1 ninguém está claramente na frente: a longo prazo fica entre %2 e %3 pontos por rodada.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>none is over yet</source>
        <comment>matches</comment>
        <translation>nenhuma acabou ainda</translation>
    </message>
    <message>
        <source>%1 left unfinished</source>
        <translation>inacabadas: %1</translation>
    </message>
    <message>
        <source>now: %1 won</source>
        <translation>agora: vitórias, %1</translation>
    </message>
    <message>
        <source>now: %1 lost</source>
        <translation>agora: derrotas, %1</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escopas</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>own number; the others&apos;</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 · they %2</source>
        <comment>two shares</comment>
        <translation>%1 · eles %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 level</source>
        <comment>rounds</comment>
        <translation>vitórias %1, derrotas %2, empates %3</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>vitórias %1, derrotas %2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 left unfinished</source>
        <comment>matches</comment>
        <translation>vitórias %1, derrotas %2, inacabadas %3</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the best round; the worst</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Best and worst round</source>
        <translation>Melhor e pior rodada</translation>
    </message>
    <message>
        <source>Most matches in a row</source>
        <translation>Mais partidas seguidas</translation>
    </message>
    <message>
        <source>After %1 rounds a line appears here. You have played %2.</source>
        <translation>Depois de %1 rodadas aparece aqui uma linha. Você jogou %2.</translation>
    </message>
    <message>
        <source>After %1 rounds it shows here how rounds end. You have played %2.</source>
        <translation>Depois de %1 rodadas aqui se vê como as rodadas terminam. Você jogou %2.</translation>
    </message>
    <message>
        <source>Round %1: you %2, they %3</source>
        <comment>mean points of the last rounds</comment>
        <translation>Rodada %1: você %2, eles %3</translation>
    </message>
    <message>
        <source>Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5.</source>
        <translation>Média das últimas %1 rodadas. Você esteve na frente em %2 de %3; no fim são %4 por rodada contra %5.</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Outros pontos</translation>
    </message>
    <message>
        <source>%1: you %2, they %3 in ten rounds</source>
        <comment>a category; points</comment>
        <translation>%1: você %2, eles %3 em dez rodadas</translation>
    </message>
    <message>
        <source>Points in ten rounds. Solid: you. Striped: they.</source>
        <translation>Pontos em dez rodadas. Cheio: você. Listrado: eles.</translation>
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
        <translation>Empate: %1 das rodadas</translation>
    </message>
    <message>
        <source>%1 points or more ahead: %2 of rounds</source>
        <translation>%1 pontos ou mais na frente: %2 das rodadas</translation>
    </message>
    <message>
        <source>%1 points or more behind: %2 of rounds</source>
        <translation>%1 pontos ou mais atrás: %2 das rodadas</translation>
    </message>
    <message>
        <source>One point ahead: %1 of rounds</source>
        <translation>Um ponto na frente: %1 das rodadas</translation>
    </message>
    <message>
        <source>One point behind: %1 of rounds</source>
        <translation>Um ponto atrás: %1 das rodadas</translation>
    </message>
    <message>
        <source>%1 points ahead: %2 of rounds</source>
        <translation>%1 pontos na frente: %2 das rodadas</translation>
    </message>
    <message>
        <source>%1 points behind: %2 of rounds</source>
        <translation>%1 pontos atrás: %2 das rodadas</translation>
    </message>
    <message>
        <source>By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.</source>
        <comment>shares</comment>
        <translation>Por quantos pontos as rodadas terminam. Cheio: você na frente, %1. Listrado: atrás, %2. Empate: %3.</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Desde o começo</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este ano</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Os últimos 30 dias</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Os últimos 7 dias</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … a …</translation>
    </message>
    <message>
        <source>The results of %1 count no more. The history keeps the matches.</source>
        <translation>Os resultados de %1 não contam mais. O histórico guarda as partidas.</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <comment>12 matches; a file</comment>
        <translation>Gravado em %2: %1.</translation>
    </message>
    <message>
        <source>Nothing was played like this in that time.</source>
        <translation>Não se jogou nada assim nesse período.</translation>
    </message>
    <message>
        <source>Nothing was played like this yet.</source>
        <translation>Ainda não se jogou nada assim.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure&apos;s name; the figure</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>scopa|scope|sweep|sweeps</source>
        <translation>escopa|escopas|varrer|varre|varra|varreu</translation>
    </message>
    <message>
        <source>Taking everything that lies on the table. It scores a point at once.</source>
        <translation>Pegar tudo o que está na mesa. Vale um ponto na hora.</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>sete belo</translation>
    </message>
    <message>
        <source>%1: whoever has it at the end of a round scores a point.</source>
        <translation>%1: quem o tem no fim da rodada marca um ponto.</translation>
    </message>
    <message>
        <source>primiera|setenta</source>
        <translation>primiera|setenta</translation>
    </message>
    <message>
        <source>The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, all others 10. The highest sum scores a point.</source>
        <translation>A soma da melhor carta de cada naipe, com valores próprios: o 7 vale 21, o 6 vale 18, o ás 16, o 5 vale 15, o 4 vale 14, o 3 vale 13, o 2 vale 12, as outras 10. A maior soma marca um ponto.</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>napola</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each.</source>
        <translation>Ás, 2 e 3 %4 em uma pilha, e cada carta que segue sem falha: um ponto por carta.</translation>
    </message>
    <message>
        <source>re bello</source>
        <translation>re bello</translation>
    </message>
    <message>
        <source>%2: in some games it scores a point, as the settebello does.</source>
        <translation>%2: em alguns jogos vale um ponto, como o sete belo.</translation>
    </message>
    <message>
        <source>matta</source>
        <translation>matta|curinga</translation>
    </message>
    <message>
        <source>%3, the wild card of Cirulla: in a declaration it counts as any card.</source>
        <translation>%3, a carta curinga da Cirulla: em uma declaração vale qualquer carta.</translation>
    </message>
    <message>
        <source>declaration|declarations|declare|declares|declared</source>
        <translation>declaração|declarações|declarar|declara|declare|declarou|declarada|declaradas</translation>
    </message>
    <message>
        <source>In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its first card is played.</source>
        <translation>Na Cirulla, uma mão de menos de dez vale 3 pontos e uma trinca vale 10, se anunciadas antes de jogar a primeira carta dela.</translation>
    </message>
    <message>
        <source>piccola</source>
        <translation>piccola</translation>
    </message>
    <message>
        <source>Cirulla&apos;s napola: ace, 2 and 3 %4, and what follows without a gap.</source>
        <translation>A napola da Cirulla: ás, 2 e 3 %4, e o que segue sem falha.</translation>
    </message>
    <message>
        <source>grande</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>The three highest cards %4 in one pile: 5 points in Cirulla.</source>
        <translation>As três cartas mais altas %4 em uma pilha: 5 pontos na Cirulla.</translation>
    </message>
    <message>
        <source>cappotto</source>
        <translation>cappotto</translation>
    </message>
    <message>
        <source>All ten cards %4 in one pile: it wins a match of Cirulla at once.</source>
        <translation>As dez cartas %4 em uma pilha: vence uma partida de Cirulla na hora.</translation>
    </message>
    <message>
        <source>barmila</source>
        <translation>barmila</translation>
    </message>
    <message>
        <source>Most sevens, and if both have two, most sixes: a point in Chkobba.</source>
        <translation>Para quem tem mais setes ou, se são dois a dois, mais seis: um ponto na Chkobba.</translation>
    </message>
    <message>
        <source>ponino</source>
        <translation>ponino</translation>
    </message>
    <message>
        <source>The %5 of all four suits in one pile: every scopa of the round counts twice.</source>
        <translation>A quadra de %5, dos quatro naipes, em uma pilha: cada escopa da rodada vale em dobro.</translation>
    </message>
    <message>
        <source>spariglio</source>
        <translation>spariglio</translation>
    </message>
    <message>
        <source>Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer would rather undo it.</source>
        <translation>Pegar uma soma, de modo que os valores deixam de andar aos pares. Ajuda quem não dá as cartas, e quem dá prefere desfazê-lo.</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>distribuição|distribuições</translation>
    </message>
    <message>
        <source>The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.</source>
        <translation>As cartas que todos recebem de uma vez. Uma rodada tem tantas distribuições quantas bastam para dar todas as cartas.</translation>
    </message>
    <message>
        <source>pile|piles</source>
        <translation>pilha|pilhas</translation>
    </message>
    <message>
        <source>The cards that a side has taken, face down beside it. They are counted at the end.</source>
        <translation>As cartas que um lado pegou, viradas para baixo ao lado dele. São contadas no fim.</translation>
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
        <translation>Nome da partida</translation>
    </message>
</context>
<context>
    <name>_Command</name>
    <message>
        <source>Copy the command</source>
        <translation>Copiar o comando</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Results by game</source>
        <translation>Resultados por jogo</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mesmas cartas</translation>
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
        <translation>Quarenta cartas, dezesseis jogos, uma mesa.</translation>
    </message>
    <message>
        <source>Forty cards, one table.</source>
        <translation>Quarenta cartas, uma mesa.</translation>
    </message>
</context>
</TS>
