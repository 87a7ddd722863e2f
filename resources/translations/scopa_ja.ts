<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AbandonQuestion</name>
    <message>
        <source>Abandon this match?</source>
        <translation>この試合をやめますか？</translation>
    </message>
    <message>
        <source>It ends without a winner and cannot be continued. To play on another time, just close the game.</source>
        <translation>勝者なしで終わり、続きは遊べなくなります。また今度続けるなら、ゲームを閉じるだけで大丈夫です。</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>試合をやめる</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0).</source>
        <translation>このプログラムはMITライセンスの自由ソフトウェアです。カードと音はパブリックドメイン（CC0）です。</translation>
    </message>
    <message>
        <source>It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may replace them with versions of your own.</source>
        <translation>PythonとQt %1（PySide6経由）で作られています。これらはLGPLバージョン3にもとづいて使っており、ご自分の版に置き換えることもできます。</translation>
    </message>
    <message>
        <source>Your matches and statistics are in</source>
        <translation>試合と統計の保存先</translation>
    </message>
    <message>
        <source>Your preferences are in</source>
        <translation>設定の保存先</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>このコンピューターから外へは何も送りません。</translation>
    </message>
</context>
<context>
    <name>AchievementTile</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2ゲーム中%1ゲーム：%3</translation>
    </message>
    <message>
        <source>Not yet earned.</source>
        <translation>まだ達成していません。</translation>
    </message>
</context>
<context>
    <name>AchievementsView</name>
    <message>
        <source>Earned %1</source>
        <translation>%1に達成</translation>
    </message>
    <message>
        <source>Earned %1: %2 against %3</source>
        <comment>a day; a game; how strong the others were</comment>
        <translation>%1に達成：%2、相手は%3</translation>
    </message>
    <message>
        <source>Things worth trying, each with why it is good play. You have done %1 of %2.</source>
        <translation>やってみる価値のあること。なぜ良い手なのかも書いてあります。%2個のうち%1個を達成しました。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game …</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>Be&amp;gin this round again …</source>
        <translation>このラウンドを最初から(&amp;A)…</translation>
    </message>
    <message>
        <source>The game set up &amp;last</source>
        <translation>前回と同じ設定で(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>一手戻す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play again what was taken back</source>
        <translation>戻した手を進める(&amp;P)</translation>
    </message>
    <message>
        <source>Abandon this &amp;match …</source>
        <translation>試合をやめる(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>スタート画面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>今日の勝負(&amp;D)</translation>
    </message>
    <message>
        <source>Who pla&amp;ys? …</source>
        <translation>遊ぶ人(&amp;O)…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup …</source>
        <translation>バックアップを復元(&amp;B)…</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>統計(&amp;I)</translation>
    </message>
    <message>
        <source>Achie&amp;vements</source>
        <translation>実績(&amp;V)</translation>
    </message>
    <message>
        <source>Practice …</source>
        <translation>練習…</translation>
    </message>
    <message>
        <source>P&amp;uzzles …</source>
        <translation>パズル(&amp;U)…</translation>
    </message>
    <message>
        <source>P&amp;references …</source>
        <translation>設定(&amp;R)…</translation>
    </message>
    <message>
        <source>All &amp;cards …</source>
        <translation>すべてのカード(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>消音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Other players&apos; cards</source>
        <translation>ほかの人の手札(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Information line</source>
        <translation>情報バー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Plays beside the table</source>
        <translation>テーブルの横に手の一覧(&amp;P)</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;suit</source>
        <translation>手札をスート順に(&amp;S)</translation>
    </message>
    <message>
        <source>Sort my hand by &amp;value</source>
        <translation>手札を数字順に(&amp;V)</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>テーブルで：</translation>
    </message>
    <message>
        <source>Show what a card would &amp;take</source>
        <translation>カードで何が取れるか表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Sum of the table</source>
        <translation>場札の合計(&amp;S)</translation>
    </message>
    <message>
        <source>Cards &amp;gone</source>
        <translation>取られたカード(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Warn before a sweep is given away</source>
        <translation>一掃されそうなら注意(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;How it is played</source>
        <translation>遊び方(&amp;H)</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>ハンドブック(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>何が起きたか(&amp;W)</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>場札(&amp;T)</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>自分の手札(&amp;C)</translation>
    </message>
    <message>
        <source>The &amp;piles</source>
        <translation>取り札(&amp;P)</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>点数(&amp;S)</translation>
    </message>
    <message>
        <source>What was said &amp;last</source>
        <translation>最後の読み上げ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keys …</source>
        <translation>キー操作(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Is it rigged? …</source>
        <translation>いかさまでは？(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>Scopa Desktopについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>ふつう(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Lightning</source>
        <translation>最速(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>小さい(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>大きい(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Watch a game</source>
        <translation>観戦する(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Names on the cards</source>
        <translation>カードの文字(&amp;N)</translation>
    </message>
    <message>
        <source>Ca&amp;rds move</source>
        <translation>カードの動き(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>テーブル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>補助(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>読み上げ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>AddDeckSheet</name>
    <message>
        <source>A deck of your own</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>The pictures are being read …</source>
        <translation>画像を読み込んでいます…</translation>
    </message>
    <message>
        <source>The pictures are being read: %1 of %2</source>
        <translation>画像を読み込んでいます：%2枚中%1枚</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>This deck cannot be added:</source>
        <translation>このデッキは追加できません：</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>裏面</translation>
    </message>
    <message>
        <source>%1 backs, this one first</source>
        <translation>裏面は%1種類、まずはこれ</translation>
    </message>
    <message>
        <source>Turn this off if the pictures carry them already.</source>
        <translation>画像にもう文字が入っているなら、オフにしてください。</translation>
    </message>
    <message>
        <source>Names in the corners</source>
        <translation>角の文字</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>ご確認ください</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>AidChoice</name>
    <message>
        <source>When the strongest opponent is</source>
        <translation>いちばん強い相手が次のとき</translation>
    </message>
    <message>
        <source>The statistics mark rounds that were played with aids, with hints, or with plays taken back.</source>
        <translation>補助・ヒント・一手戻しを使ったラウンドには、統計で印が付きます。</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Import matches</source>
        <translation>試合の読み込み</translation>
    </message>
    <message>
        <source>Match records</source>
        <translation>試合の記録</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>試合の書き出し</translation>
    </message>
    <message>
        <source>Export the matches</source>
        <translation>試合の書き出し（複数）</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Picture: %1</source>
        <translation>絵：%1</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>絵を選ぶ</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring deletes nothing: what you have now is put aside.</source>
        <translation>遊んでいるあいだ、試合と統計を1日1回コピーし、最近の数日分を残します。復元しても何も消えません。いまのデータは別にとっておきます。</translation>
    </message>
    <message>
        <source>There is none yet. Matches and statistics are copied once a day, while you play, and the last days are kept.</source>
        <translation>まだありません。遊んでいるあいだ、試合と統計を1日1回コピーし、最近の数日分を残します。</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>%1のバックアップを復元</translation>
    </message>
    <message>
        <source>%1, last played: %2</source>
        <translation>%1、最後に遊んだ日：%2</translation>
    </message>
    <message>
        <source>Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.</source>
        <translation>試合と統計が、当時のもの（%1）に戻ります。いまのデータは、別のファイルにとっておきます。</translation>
    </message>
    <message>
        <source>Go back to the backup of %1?</source>
        <translation>%1のバックアップに戻しますか？</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>このままにする</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
</context>
<context>
    <name>CourseTable</name>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1ラウンド</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something went wrong last time</source>
        <translation>前回、問題が起きました</translation>
    </message>
    <message>
        <source>The game noted down what happened. Nothing is sent. If you want to report it, copy this text.</source>
        <translation>何が起きたかを、ゲームが書きとめました。どこへも送信しません。報告してくださる場合は、この文をコピーしてください。</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>報告の内容</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>Press Space when only you look.</source>
        <translation>ほかの人が見ていないときに、スペースキーを押してください。</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Deal of the day</source>
        <translation>今日の勝負</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Your results will stand here, a line for each day.</source>
        <translation>ここに結果が1日1行ずつ並びます。</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>カードを配る</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>These cards follow from the date alone: whoever plays today is dealt the same.</source>
        <translation>カードは日付だけで決まります。今日遊ぶ人には、みな同じカードが配られます。</translation>
    </message>
    <message>
        <source>It waits as you left it.</source>
        <translation>前回のまま、待っています。</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you have played it again since.</source>
        <translation>%1。記録に残るのは最初の試合です。その後もう一度遊んでいます。</translation>
    </message>
    <message>
        <source>%1. Your first match counts; you may play it again for yourself.</source>
        <translation>%1。記録に残るのは最初の試合です。あとは自由に遊び直せます。</translation>
    </message>
    <message>
        <source>Show earlier days</source>
        <translation>前の日も表示</translation>
    </message>
</context>
<context>
    <name>DealNote</name>
    <message>
        <source>Copy deal number %1</source>
        <translation>配り番号%1をコピー</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>いかさまでは？</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>The teacher has not come to this one yet.</source>
        <translation>先生はまだこの手まで来ていません。</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>どのカードを出しますか？</translation>
    </message>
    <message>
        <source>How do you play it?</source>
        <translation>どう出しますか？</translation>
    </message>
    <message>
        <source>Pick a card of your hand.</source>
        <translation>手札から1枚選んでください。</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>どれどれ…</translation>
    </message>
    <message>
        <source>The teacher does not answer just now.</source>
        <translation>先生がいま答えてくれません。</translation>
    </message>
    <message>
        <source>Show what you played</source>
        <translation>自分の手を見る</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>もっと良い手</translation>
    </message>
    <message>
        <source>You have found it in practice since.</source>
        <translation>その後の練習で見つけました。</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>All cards</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>裏面</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>カードの文字</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>No names on the cards</source>
        <translation>カードに文字なし</translation>
    </message>
    <message>
        <source>Small names on the cards</source>
        <translation>カードに小さな文字</translation>
    </message>
    <message>
        <source>Large names on the cards</source>
        <translation>カードに大きな文字</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>数</translation>
    </message>
    <message>
        <source>In the primiera</source>
        <translation>プリミエラで</translation>
    </message>
</context>
<context>
    <name>DemoBar</name>
    <message>
        <source>The computer plays all seats</source>
        <translation>コンピューターが全員を担当</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>全員の手札を表示</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>観戦をやめる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>The computer plays all seats.</source>
        <translation>コンピューターが全員分を遊んでいます。</translation>
    </message>
</context>
<context>
    <name>DoneSheet</name>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>FairPlot</name>
    <message>
        <source>chance allows</source>
        <translation>偶然の範囲</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>FairnessView</name>
    <message>
        <source>Kinds of card that matter most</source>
        <translation>とくに大事なカード</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>いかさまでは？</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>数字別</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>スート別</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the file is no match record: {name} is no value</source>
        <translation>{name}は値として認められないため、試合の記録として読めません</translation>
    </message>
    <message>
        <source>{where}: {key}</source>
        <translation>{where}：{key}</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules side {winner} has won</source>
        <translation>winnerは{value}ですが、ルールではサイド{winner}の勝ちです</translation>
    </message>
    <message>
        <source>the file is larger than 8 MiB, so it is no match record</source>
        <translation>ファイルが8 MiBを超えているので、試合の記録ではありません</translation>
    </message>
    <message>
        <source>the file is no match record: its format is {value}, not &quot;{wanted}&quot;</source>
        <translation>形式が&quot;{wanted}&quot;ではなく{value}なので、試合の記録ではありません</translation>
    </message>
    <message>
        <source>the version must be a whole number from 1, not {value}</source>
        <translation>バージョンは1以上の整数でなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>the record is of version {value}, which this program is too old for: it reads version {known}</source>
        <translation>記録のバージョンは{value}ですが、このプログラムは古く、読めるのはバージョン{known}です</translation>
    </message>
    <message>
        <source>{where} must be an object, not {value}</source>
        <translation>{where}はオブジェクトでなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>{where} must be a list, not {value}</source>
        <translation>{where}はリストでなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>{where} has more than {most} entries</source>
        <translation>{where}の項目は{most}個までです</translation>
    </message>
    <message>
        <source>{where} must be a whole number from {lowest} to {highest}, not {value}</source>
        <translation>{where}は{lowest}から{highest}までの整数でなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>{where}: {card} stands twice</source>
        <translation>{where}：{card}が2回出てきます</translation>
    </message>
    <message>
        <source>rules.options must be an object, not {value}</source>
        <translation>rules.optionsはオブジェクトでなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>sides: {variant} is not played so; its seatings are {allowed}</source>
        <translation>sides：{variant}はこの組み分けでは遊べず、遊べるのは{allowed}です</translation>
    </message>
    <message>
        <source>deal: scheme {value} is unknown; this program knows scheme {known}</source>
        <translation>deal：方式{value}は未知のもので、このプログラムが知っているのは方式{known}です</translation>
    </message>
    <message>
        <source>deal: the number must be a whole number, not {value}</source>
        <translation>deal：番号は整数でなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>rounds: a match has at least one round</source>
        <translation>rounds：試合には少なくとも1ラウンドが必要です</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>{where}: points and totals stand together, or neither stands</source>
        <translation>{where}：pointsとtotalsは、両方あるか、どちらもないかでなければなりません</translation>
    </message>
    <message>
        <source>{where}: the match was over before it, side {winner} had won</source>
        <translation>{where}：その前にサイド{winner}が勝ち、試合は終わっています</translation>
    </message>
    <message>
        <source>{where}: the round before it is not over</source>
        <translation>{where}：前のラウンドがまだ終わっていません</translation>
    </message>
    <message>
        <source>{where}: the deal passes on to seat {dealer}, not to seat {told}</source>
        <translation>{where}：親は席{told}ではなく、席{dealer}に移ります</translation>
    </message>
    <message>
        <source>{where}, play {number}</source>
        <translation>{where}、{number}手目</translation>
    </message>
    <message>
        <source>{where}: it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>{where}：席{seat}ではなく、席{turn}の番です</translation>
    </message>
    <message>
        <source>{where}: scopa must be true or false, not {value}</source>
        <translation>{where}：scopaはtrueまたはfalseでなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>{where}: declares must be {allowed}, not {value}</source>
        <translation>{where}：declaresは{allowed}でなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>{where}: it is over, but points and totals are missing</source>
        <translation>{where}：終わっているのに、pointsとtotalsがありません</translation>
    </message>
    <message>
        <source>{where}: points has {count} sides instead of {wanted}</source>
        <translation>{where}：pointsのサイドの数が{wanted}ではなく{count}です</translation>
    </message>
    <message>
        <source>{where}: totals are {value}, by the rules they are {counted}</source>
        <translation>{where}：totalsは{value}ですが、ルールでは{counted}です</translation>
    </message>
    <message>
        <source>{where}: points of side {side}</source>
        <translation>{where}：サイド{side}のpoints</translation>
    </message>
    <message>
        <source>winner is {value}, but by the rules nobody has won yet</source>
        <translation>winnerは{value}ですが、ルールではまだだれも勝っていません</translation>
    </message>
    <message>
        <source>the file is no match record: byte {start} is not UTF-8 text</source>
        <translation>バイト{start}がUTF-8の文字でないため、試合の記録として読めません</translation>
    </message>
    <message>
        <source>the file is no match record, or was cut short: line {lineno}, column {colno}</source>
        <translation>試合の記録でないか、途中で切れています：{lineno}行、{colno}列</translation>
    </message>
    <message>
        <source>the file is no match record: its values are nested too deeply</source>
        <translation>値の入れ子が深すぎるため、試合の記録として読めません</translation>
    </message>
    <message>
        <source>the file is no match record: a number in it is too long</source>
        <translation>長すぎる数があるため、試合の記録として読めません</translation>
    </message>
    <message>
        <source>the field {value} stands twice in one object</source>
        <translation>1つのオブジェクトに項目{value}が2回出てきます</translation>
    </message>
    <message>
        <source>{where} lacks the field {key}</source>
        <translation>{where}に項目{key}がありません</translation>
    </message>
    <message>
        <source>{where} has a field that no record has: {value}</source>
        <translation>{where}に、記録では使わない項目があります：{value}</translation>
    </message>
    <message>
        <source>{where}: a card is written as text, as in &quot;7D&quot;, not {value}</source>
        <translation>{where}：カードは{value}ではなく、&quot;7D&quot;のような文字列で書きます</translation>
    </message>
    <message>
        <source>rules: {fault}</source>
        <translation>rules：{fault}</translation>
    </message>
    <message>
        <source>seat {index}</source>
        <translation>席{index}</translation>
    </message>
    <message>
        <source>sides: seat {seat} sits on {count} sides instead of one</source>
        <translation>sides：席{seat}の入るサイドの数が1ではなく{count}です</translation>
    </message>
    <message>
        <source>deal: {fault}</source>
        <translation>deal：{fault}</translation>
    </message>
    <message>
        <source>{where}: the round was over before it</source>
        <translation>{where}：その前にラウンドは終わっています</translation>
    </message>
    <message>
        <source>{where}: the cards of deal {deals_made} are missing</source>
        <translation>{where}：{deals_made}回目の配りのカードがありません</translation>
    </message>
    <message>
        <source>{where}: the record says scopa {value}, the rules say otherwise</source>
        <translation>{where}：記録ではscopaが{value}ですが、ルールではそうなりません</translation>
    </message>
    <message>
        <source>{where}: it has points, but {cards_left} cards are still to be played</source>
        <translation>{where}：pointsがありますが、まだ出していないカードが{cards_left}枚あります</translation>
    </message>
    <message>
        <source>{where}: side {side} is given {value} for {category}, by the rules it scores {right}</source>
        <translation>{where}：サイド{side}の{category}は{value}とありますが、ルールでは{right}です</translation>
    </message>
    <message>
        <source>{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B</source>
        <translation>{where}：{value}はカードではないので、1から10までの数字とD C S Bのどれか1つで書いてください</translation>
    </message>
    <message>
        <source>seat {index}: {key} must be a text of at most {most} characters</source>
        <translation>席{index}：{key}は{most}文字以内の文字列でなければなりません</translation>
    </message>
    <message>
        <source>side {index}</source>
        <translation>サイド{index}</translation>
    </message>
    <message>
        <source>{where}: {fault}</source>
        <translation>{where}：{fault}</translation>
    </message>
    <message>
        <source>{where}, seat {seat}</source>
        <translation>{where}、席{seat}</translation>
    </message>
    <message>
        <source>{where}, deal {number}</source>
        <translation>{where}、{number}回目の配り</translation>
    </message>
    <message>
        <source>{name} must be {allowed}, not {value}</source>
        <translation>{name}は{allowed}でなければなりませんが、{value}です</translation>
    </message>
    <message>
        <source>there is no variant {value}; the variants are {allowed}</source>
        <translation>{value}というゲームはなく、あるのは{allowed}です</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>{least}から{most}までの整数</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most}または{last}</translation>
    </message>
    <message>
        <source>{variant} is played in the seatings {allowed}, not {value}</source>
        <translation>{variant}の人数と組み分けは{allowed}で、{value}では遊べません</translation>
    </message>
    <message>
        <source>there is no option {value}; the options are {allowed}</source>
        <translation>{value}というオプションはなく、あるのは{allowed}です</translation>
    </message>
    <message>
        <source>the opening table has {count} cards instead of {table_size}</source>
        <translation>最初の場札が{table_size}枚ではなく{count}枚です</translation>
    </message>
    <message>
        <source>there are {count} deals instead of {wanted}</source>
        <translation>配りが{wanted}回ではなく{count}回です</translation>
    </message>
    <message>
        <source>the opening table calls for a new deal, so no round can begin from it</source>
        <translation>最初の場札が配り直しになるものなので、そこからラウンドを始められません</translation>
    </message>
    <message>
        <source>a deal number is a whole number from 0 to {most}, not {number}</source>
        <translation>配り番号は0から{most}までの整数でなければなりませんが、{number}です</translation>
    </message>
    <message>
        <source>deal {number} has {count} hands instead of {seats}</source>
        <translation>{number}回目の配りの手札が{seats}人分ではなく{count}人分です</translation>
    </message>
    <message>
        <source>deal {number} has a hand without its {hand_size} cards</source>
        <translation>{number}回目の配りに、{hand_size}枚でない手札があります</translation>
    </message>
    <message>
        <source>{card} is dealt twice</source>
        <translation>{card}が2回配られています</translation>
    </message>
    <message>
        <source>{play} is not allowed here; seat {seat} may play {legal}</source>
        <translation>ここで{play}は認められず、席{seat}にできるのは{legal}です</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {card}; it may play {legal}</source>
        <translation>席{seat}の手札に{card}はなく、できるのは{legal}です</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのようなファイルはありません</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>UTF-8ではありません</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>JSONではありません</translation>
    </message>
    <message>
        <source>it holds no house rules</source>
        <translation>ローカルルールが入っていません</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>{values}のどれか</translation>
    </message>
    <message>
        <source>{count} seats, each with name, player and avatar</source>
        <translation>それぞれname、player、avatarのある{count}席</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>それ以外</translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation>ルールで認められた値</translation>
    </message>
    <message>
        <source>as the game has it</source>
        <translation>ゲームどおりの値</translation>
    </message>
    <message>
        <source>it has more than {millions} million pixels</source>
        <translation>{millions}百万画素を超えています</translation>
    </message>
    <message>
        <source>it is smaller than {width} × {height} pixels</source>
        <translation>{width} × {height}画素より小さい画像です</translation>
    </message>
    <message>
        <source>it is no JPEG, PNG or WebP picture</source>
        <translation>JPEG、PNG、WebPのどの画像でもありません</translation>
    </message>
    <message>
        <source>it needs too much memory</source>
        <translation>必要なメモリーが多すぎます</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>壊れています</translation>
    </message>
    <message>
        <source>it holds no puzzles</source>
        <translation>パズルが入っていません</translation>
    </message>
    <message>
        <source>its entries make no sense</source>
        <translation>書かれている内容の意味が通りません</translation>
    </message>
    <message>
        <source>any of {values}</source>
        <translation>{values}から選んだもの</translation>
    </message>
    <message>
        <source>a word of small letters, digits and . _ -</source>
        <translation>英小文字、数字、. _ - だけの語</translation>
    </message>
    <message>
        <source>one line of at most {length} characters</source>
        <translation>{length}文字以内の1行</translation>
    </message>
    <message>
        <source>empty or [left, top, width, height]</source>
        <translation>空または[左, 上, 幅, 高さ]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueまたはfalse</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>it is larger than {size} KiB</source>
        <translation>{size} KiBを超えています</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>ふつうのファイルではありません</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>リンク先がありません</translation>
    </message>
    <message>
        <source>another program wrote it</source>
        <translation>別のプログラムで書かれています</translation>
    </message>
    <message>
        <source>a newer version of the game wrote it</source>
        <translation>もっと新しい版のゲームで書かれています</translation>
    </message>
    <message>
        <source>its tables are not those of the game</source>
        <translation>中の表がこのゲームのものではありません</translation>
    </message>
    <message>
        <source>a table with ranks from 1 to 10 and what is printed on them</source>
        <translation>1から10までの数字と、そのカードに印刷された文字の表</translation>
    </message>
    <message>
        <source>a table such as coins_07 = &quot;seven.png&quot;</source>
        <translation>coins_07 = &quot;seven.png&quot;のような表</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>&quot;italian&quot;, &quot;spanish&quot; or &quot;french&quot;</source>
        <translation>&quot;italian&quot;、&quot;spanish&quot;または&quot;french&quot;</translation>
    </message>
    <message>
        <source>a number from 0 to 0.25</source>
        <translation>0から0.25までの数</translation>
    </message>
    <message>
        <source>a list of at most 12 names of pictures</source>
        <translation>12個以内の画像名のリスト</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>デバイスに空き領域がありません</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>読み取り専用のファイルシステムです</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>そのようなファイルやディレクトリはありません</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>入出力エラーです</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>ディレクトリです</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>ファイルが存在します</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>ディスク使用量の制限を超えました</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>データベースのディスクイメージが壊れています</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>ファイルがデータベースではありません</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>ディスクの入出力エラーです</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>データベースまたはディスクがいっぱいです</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>データベースがロックされています</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>データベースのファイルを開けません</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>読み取り専用のデータベースに書き込もうとしました</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Which game</source>
        <translation>どのゲーム</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>どの相手</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>何人で</translation>
    </message>
    <message>
        <source>Every seating</source>
        <translation>すべての人数</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>どのデッキ</translation>
    </message>
    <message>
        <source>Every deck</source>
        <translation>すべてのデッキ</translation>
    </message>
    <message>
        <source>With or without aids</source>
        <translation>補助の有無</translation>
    </message>
    <message>
        <source>Without aids</source>
        <translation>補助なし</translation>
    </message>
    <message>
        <source>With which aids</source>
        <translation>どの補助</translation>
    </message>
    <message>
        <source>In which time</source>
        <translation>いつ</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>最初の日</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>最後の日</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>To begin with</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>いろいろなゲーム</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>上手に遊ぶ</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>The rules for %1, by the book, are these.</source>
        <comment>how many play</comment>
        <translation>%1で遊ぶときの標準ルールは、次のとおりです。</translation>
    </message>
    <message>
        <source>What each card counts</source>
        <translation>カードの数え方</translation>
    </message>
    <message>
        <source>The classic game, by the book.</source>
        <translation>標準ルールどおりの定番のゲームです。</translation>
    </message>
    <message>
        <source>Players: %1. Played to %2.</source>
        <comment>how many play; points</comment>
        <translation>人数：%1。%2点先取。</translation>
    </message>
    <message>
        <source>%1 (at first)</source>
        <comment>what a preference is before anybody changes it</comment>
        <translation>%1（初期設定）</translation>
    </message>
</context>
<context>
    <name>HandbookList</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>見つかった行</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>ハンドブックを検索</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a chapter of the handbook</comment>
        <translation>次の章：%1</translation>
    </message>
    <message>
        <source>No line has all of these words.</source>
        <translation>この言葉をすべて含む行はありません。</translation>
    </message>
    <message>
        <source>The first %1 lines</source>
        <translation>はじめの%1行</translation>
    </message>
</context>
<context>
    <name>HappenedSheet</name>
    <message>
        <source>What happened</source>
        <translation>何が起きたか</translation>
    </message>
    <message>
        <source>What happened in round %1</source>
        <translation>第%1ラウンドの出来事</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>sorted upwards</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>sorted downwards</source>
        <translation>降順</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Played</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>この試合は読み込めません。</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Search names and deal numbers</source>
        <translation>名前や配り番号を検索</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>どのゲーム</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Which opponents</source>
        <translation>どの相手</translation>
    </message>
    <message>
        <source>Every opponent</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>強さいろいろ</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>どの結果</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>この7日間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>この30日間</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>期間を指定</translation>
    </message>
    <message>
        <source>When</source>
        <translation>いつ</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>最初の日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最後の日</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>to</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>当てはまる試合はありません。</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>すべての試合を表示</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>検討する</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>同じカード…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Every match that you play is kept here: to be played on, replayed, or shown to a friend.</source>
        <translation>遊んだ試合はすべてここに残ります。続きを遊んだり、リプレイしたり、友だちに見せたりできます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>HistoryTable</name>
    <message>
        <source>Matches</source>
        <translation>試合</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules for %1</source>
        <translation>%1のローカルルール</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>いつものルールに戻す</translation>
    </message>
    <message>
        <source>This is the game by the book. What you change is marked.</source>
        <translation>標準どおりのゲームです。変えたところには印が付きます。</translation>
    </message>
    <message>
        <source>One rule differs from the book: it is marked.</source>
        <translation>標準と違うルールが1つあります。印が付いています。</translation>
    </message>
    <message>
        <source>%1 rules differ from the book: they are marked.</source>
        <translation>標準と違うルールが%1個あります。印が付いています。</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>At the table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>While a match is replayed</source>
        <translation>試合のリプレイ中</translation>
    </message>
    <message>
        <source>In the handbook</source>
        <translation>ハンドブックで</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Show me</source>
        <translation>教えて</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>%1 is: Lesson 3 of 10</comment>
        <translation>%1、ステップ%2/%3</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
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
        <translation>第%1ラウンド</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Plays of this round</source>
        <translation>このラウンドの手</translation>
    </message>
    <message>
        <source>A click shows a play once more</source>
        <translation>クリックすると、その手をもう一度見られます</translation>
    </message>
</context>
<context>
    <name>MatchSoFar</name>
    <message>
        <source>%1: %2, of which %3 this round</source>
        <translation>%1：%2、うちこのラウンド%3</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>ここまでの試合</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>%1点先取</translation>
    </message>
    <message>
        <source>to %1, the lowest wins</source>
        <translation>%1点まで、最少点が勝ち</translation>
    </message>
    <message>
        <source>%1 before, +%2 this round</source>
        <translation>これまで%1、このラウンド+%2</translation>
    </message>
    <message>
        <source>%1 before, −%2 this round</source>
        <translation>これまで%1、このラウンド−%2</translation>
    </message>
    <message>
        <source>%1 before, none this round</source>
        <translation>これまで%1、このラウンドはなし</translation>
    </message>
</context>
<context>
    <name>MoveButton</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>%1を別の席へ移す</translation>
    </message>
    <message>
        <source>Change places with another player</source>
        <translation>別のプレイヤーと席を替わる</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write another name</source>
        <translation>別の名前を書く</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>どのゲーム</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>定番</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>ペア戦</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>合わせて15</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>ひとひねり</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>このテーブルのルール</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>ローカルルール…</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>何点まで</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Points to play to, 1 to 99</source>
        <translation>何点まで遊ぶか、1〜99</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>配り番号</translation>
    </message>
    <message>
        <source>Choose deal …</source>
        <translation>配り番号を選ぶ…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>カードを配る</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>どの種類</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>配り番号 %1</translation>
    </message>
    <message>
        <source>Deal %1, picked at random</source>
        <translation>配り番号 %1（ランダム）</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>ランダム</translation>
    </message>
</context>
<context>
    <name>NewName</name>
    <message>
        <source>Another name</source>
        <translation>別の名前</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>By the book: %1</source>
        <translation>標準：%1</translation>
    </message>
</context>
<context>
    <name>OwnDeckBar</name>
    <message>
        <source>Add a deck</source>
        <translation>デッキを追加</translation>
    </message>
    <message>
        <source>Zip files</source>
        <translation>ZIPファイル</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>デッキの書き出し</translation>
    </message>
    <message>
        <source>Add a deck …</source>
        <translation>デッキを追加…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1を書き出す</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を取り除く</translation>
    </message>
    <message>
        <source>From a &amp;zip file …</source>
        <translation>ZIPファイルから(&amp;Z)…</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>フォルダーから(&amp;F)…</translation>
    </message>
    <message>
        <source>%1 is being written …</source>
        <translation>%1を書き出しています…</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1を書き出しました。</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1を取り除きました。</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>%1が戻りました。</translation>
    </message>
</context>
<context>
    <name>OwnRulesTile</name>
    <message>
        <source>Your own rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>Start from any game and change what you like.</source>
        <translation>好きなゲームから始めて、自由に変えられます。</translation>
    </message>
</context>
<context>
    <name>OwnSet</name>
    <message>
        <source>Rename, share or delete %1</source>
        <translation>%1の名前変更・共有・削除</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>Who plays?</source>
        <translation>だれが遊びますか？</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and preferences of their own.</source>
        <translation>試合・統計・設定は、一人ひとり別々です。</translation>
    </message>
    <message>
        <source>Ask at every start who plays</source>
        <translation>起動するたびに、だれが遊ぶかたずねる</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を取り除く</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <translation>%1が遊ぶ</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>いま遊んでいます</translation>
    </message>
    <message>
        <source>%1 was removed; nothing is deleted.</source>
        <translation>%1を取り除きました。何も削除していません。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Name of somebody new</source>
        <translation>新しい人の名前</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>PersonButton</name>
    <message>
        <source>Choose who sits here</source>
        <translation>この席に座る人を選ぶ</translation>
    </message>
    <message>
        <source>no special likings</source>
        <translation>好みはとくになし</translation>
    </message>
    <message>
        <source>Who sits here: %1, %2</source>
        <translation>この席のプレイヤー：%1、%2</translation>
    </message>
    <message>
        <source>Somebody else, by a name of your own …</source>
        <translation>ほかの人（自由な名前）…</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>laid</source>
        <translation>置いた</translation>
    </message>
</context>
<context>
    <name>PlaySlider</name>
    <message>
        <source>Plays of the match</source>
        <translation>試合の手</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>At the table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>6人</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides all hands between their turns.</source>
        <translation>1つの画面をみんなで使います。交代のときは、幕が全員の手札を隠します。</translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>The table is empty</source>
        <translation>場は空です</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>次の局面</translation>
    </message>
    <message>
        <source>There is nothing to practise. After a match, let the teacher go through it: what you missed is then kept here until you find it.</source>
        <translation>練習するものはありません。試合のあとで先生に検討してもらうと、見逃した手が、見つけるまでここに残ります。</translation>
    </message>
    <message>
        <source>This position cannot be read any more.</source>
        <translation>この局面はもう読み込めません。</translation>
    </message>
</context>
<context>
    <name>PreferencesSheet</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>補助</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>変更はすぐに反映されます。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>See all cards …</source>
        <translation>すべてのカード…</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>カードの文字</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小さい</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きい</translation>
    </message>
    <message>
        <source>Value and suit in the corners; large for weak eyes.</source>
        <translation>角に数字とスートを表示します。大きい文字は見えにくい方に。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>裏面</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>絵札の文字</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>表示言語に合わせる</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>カードの動き</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>What the others play stays in sight</source>
        <translation>相手の手を見せておく時間</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>短め</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>長め</translation>
    </message>
    <message>
        <source>Until I go on</source>
        <translation>進めるまで</translation>
    </message>
    <message>
        <source>Your hand is sorted</source>
        <translation>手札の並べ方</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>スート順</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>数字順</translation>
    </message>
    <message>
        <source>Play the last card by itself</source>
        <translation>最後の1枚は自動で出す</translation>
    </message>
    <message>
        <source>Unless it can take in more than one way</source>
        <translation>取り方が何通りもあるときは除く</translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation>出す前に確認する</translation>
    </message>
    <message>
        <source>A second click or Enter plays it</source>
        <translation>もう一度クリックするかEnterで出します</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>実績</translation>
    </message>
    <message>
        <source>A line after the round, and a page; without them nothing of it is noted down</source>
        <translation>ラウンド後の1行と専用ページ。オフなら何も記録しません</translation>
    </message>
    <message>
        <source>A capture stays in sight until you press Space or click.</source>
        <translation>取った札は、スペースキーかクリックまで見えています。</translation>
    </message>
    <message>
        <source>Cards jump; a capture stays in sight for %1 seconds.</source>
        <translation>カードは瞬時に動き、取った札は%1秒間見えています。</translation>
    </message>
    <message>
        <source>A capture stays in sight for %1 seconds.</source>
        <translation>取った札は%1秒間見えています。</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>画面の色</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>They grow as far as the window has room.</source>
        <translation>ウィンドウに入る範囲で大きくなります。</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>No</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Cards fade in and out instead of travelling.</source>
        <translation>カードは移動せず、ふわりと現れて消えます。</translation>
    </message>
    <message>
        <source>Show the information line</source>
        <translation>情報バーを表示</translation>
    </message>
    <message>
        <source>What just happened and whose turn it is</source>
        <translation>いま起きたことと、だれの番か</translation>
    </message>
    <message>
        <source>Show the other players&apos; cards</source>
        <translation>ほかの人の手札を表示</translation>
    </message>
    <message>
        <source>Their backs, so that you see how many</source>
        <translation>裏面だけ。残り枚数がわかります</translation>
    </message>
    <message>
        <source>A table plays behind the start page</source>
        <translation>スタート画面の背景でゲームを流す</translation>
    </message>
    <message>
        <source>Quietly, and only while you look; never where cards do not move</source>
        <translation>静かに、見ているあいだだけ。カードの動きがオフなら流しません</translation>
    </message>
    <message>
        <source>Texts, names of cards, numbers and dates, at once; nothing is lost by it.</source>
        <translation>文章、カードの名前、数字、日付がすぐに変わります。失われるものはありません。</translation>
    </message>
    <message>
        <source>Names of suits and figures</source>
        <translation>スートと絵札の呼び名</translation>
    </message>
    <message>
        <source>As they are called there; the sentences stay Italian.</source>
        <translation>その土地での呼び名です。文はイタリア語のままです。</translation>
    </message>
</context>
<context>
    <name>PrimerSheet</name>
    <message>
        <source>How Scopa is played</source>
        <translation>スコパの遊び方</translation>
    </message>
    <message>
        <source>In one minute; the rest shows itself.</source>
        <translation>1分でわかります。あとは遊びながら。</translation>
    </message>
    <message>
        <source>All the rules …</source>
        <translation>ルールのすべて…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>いますぐスコパ</translation>
    </message>
    <message>
        <source>Three cards each, four on the table</source>
        <translation>手札3枚、場に4枚</translation>
    </message>
    <message>
        <source>In turn you play one card. When all hands are empty, three more are dealt.</source>
        <translation>順番に1枚ずつ出します。全員の手札がなくなったら、また3枚ずつ配ります。</translation>
    </message>
    <message>
        <source>A card takes what equals it</source>
        <translation>同じ数のカードを取る</translation>
    </message>
    <message>
        <source>One card of the same value, or several that add up to it. What you take goes into your pile, with the card that took it. A card that takes nothing stays on the table.</source>
        <translation>同じ数の1枚か、足して同じ数になる何枚かを取れます。取った札は、出したカードと一緒に自分の取り札になります。何も取れないカードは場に残ります。</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>カードの数え方</translation>
    </message>
    <message>
        <source>Sweep the table: Scopa!</source>
        <translation>場を一掃：スコパ！</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies there scores a point at once.</source>
        <translation>場札を全部取った人に、すぐ1点入ります。</translation>
    </message>
    <message>
        <source>Four points more</source>
        <translation>さらに4点</translation>
    </message>
    <message>
        <source>When all cards are played, there is a point each for most cards, most cards %1, %2, and the best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points first wins.</source>
        <translation>カードがなくなったら、取った枚数が最多、%1の札が最多、%2、いちばん良いプリミエラに1点ずつ入ります。プリミエラは4つのスートのいちばん高い札の合計で、7が最高です。先に11点取った人の勝ちです。</translation>
    </message>
    <message>
        <source>An ace counts 1, all other cards what they show.</source>
        <translation>エースは1、ほかのカードは書いてあるとおりです。</translation>
    </message>
    <message>
        <source>An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show.</source>
        <translation>エースは1、%1は8、%2は9、%3は10、ほかのカードは書いてあるとおりです。</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Find the best play. All positions are from deals that the computer played.</source>
        <translation>最善手を見つけましょう。どの局面も、コンピューターが遊んだ勝負から取りました。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>探し続ける</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Taken so far</source>
        <translation>これまでの取り札</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>どのカード？</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>正解を見る</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>それぞれの手の価値</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Begin this round again?</source>
        <translation>このラウンドを最初からやり直しますか？</translation>
    </message>
    <message>
        <source>The same cards are dealt once more; everything played in this round is taken back.</source>
        <translation>同じカードがもう一度配られ、このラウンドの手はすべて取り消されます。</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>A play back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Look at the summary</source>
        <translation>まとめを見る</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>全員の手札を表示</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>前の一掃</translation>
    </message>
    <message>
        <source>The next sweep</source>
        <translation>次の一掃</translation>
    </message>
    <message>
        <source>The capture before</source>
        <translation>前の取り</translation>
    </message>
    <message>
        <source>The next capture</source>
        <translation>次の取り</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>前のラウンド</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>次のラウンド</translation>
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
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>At ease</source>
        <translation>ほどほど</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>速さ：%1</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>取り</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Round %1, play %2 of %3</source>
        <translation>第%1ラウンド、%3手中%2手目</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context>
<context>
    <name>ResultGraph</name>
    <message>
        <source>Your chance of winning the match</source>
        <translation>あなたの勝率</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>勝った試合</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>1ラウンドの点</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最後に遊んだ日</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2戦%1勝</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>some of it with aids</source>
        <translation>一部は補助あり</translation>
    </message>
    <message>
        <source>%1, %2. %3.</source>
        <translation>%1、%2。%3。</translation>
    </message>
</context>
<context>
    <name>ResultsView</name>
    <message>
        <source>Matches won</source>
        <translation>勝った試合</translation>
    </message>
    <message>
        <source>Points a round, against theirs</source>
        <translation>1ラウンドの点、相手と比べて</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>1ラウンドの点</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>点の内訳</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>項目ごとの点</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>ラウンドの結果</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>数字で見る</translation>
    </message>
    <message>
        <source>A lamp: some of it was played with aids, hints or plays taken back.</source>
        <translation>電球の印：補助・ヒント・一手戻しを使った試合を含みます。</translation>
    </message>
    <message>
        <source>After your first round it shows here what makes your points.</source>
        <translation>最初のラウンドが終わると、何で点を取っているかがここに出ます。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 a round</source>
        <translation>1ラウンドの%1</translation>
    </message>
    <message>
        <source>theirs: %1</source>
        <translation>相手：%1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>They</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The match, gone through</source>
        <translation>試合の検討</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>だれの手</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>検討の進み具合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Your chance of winning the match</source>
        <translation>あなたの勝率</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次の悪手</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>この試合には、選ぶ余地のある手がありませんでした。</translation>
    </message>
</context>
<context>
    <name>RiggedSheet</name>
    <message>
        <source>Save this match</source>
        <translation>この試合を保存</translation>
    </message>
    <message>
        <source>Matches of Scopa (*.scopa)</source>
        <translation>スコパの試合 (*.scopa)</translation>
    </message>
    <message>
        <source>Is it rigged?</source>
        <translation>いかさまでは？</translation>
    </message>
    <message>
        <source>No. You need not take that on trust: here is why, and how to check it.</source>
        <translation>いいえ。うのみにする必要はありません。その理由と、確かめる方法をお見せします。</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>テーブルの試合</translation>
    </message>
    <message>
        <source>Save this match …</source>
        <translation>この試合を保存…</translation>
    </message>
    <message>
        <source>It can be saved when the round is over, for the file tells every card.</source>
        <translation>ファイルには全部のカードが書かれるので、ラウンドが終わってから保存できます。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1に書き込めませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1に書き込みました。</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>%1 counts %2</source>
        <comment>a card; its value</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1 counts %2, %3 in the primiera</source>
        <comment>a card; its values</comment>
        <translation>%1は%2、プリミエラでは%3</translation>
    </message>
    <message>
        <source>printed</source>
        <comment>caption before the numbers on cards</comment>
        <translation>印字</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>caption before the values of cards</comment>
        <translation>数</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <comment>the 7 of coins</comment>
        <translation>%1では何も取れません。</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between captures</comment>
        <translation>または</translation>
    </message>
    <message>
        <source>takes</source>
        <comment>between a card and what it takes</comment>
        <translation>取れる</translation>
    </message>
    <message>
        <source>but not</source>
        <comment>before a capture that is not allowed</comment>
        <translation>取れない</translation>
    </message>
    <message>
        <source>does not take</source>
        <comment>between a card and others</comment>
        <translation>取れない</translation>
    </message>
    <message>
        <source>every sweep counts twice</source>
        <translation>一掃は1回2点</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>7の多さ、次に6の多さ</translation>
    </message>
    <message>
        <source>%1, and the match is won</source>
        <comment>6 points</comment>
        <translation>%1、そして試合に勝ち</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules: %1</source>
        <translation>ルール：%1</translation>
    </message>
    <message>
        <source>A house rule of this table</source>
        <translation>このテーブルのローカルルール</translation>
    </message>
    <message>
        <source>Not as in the classic game</source>
        <translation>定番のゲームと違うところ</translation>
    </message>
    <message>
        <source>House rule; usually: %1.</source>
        <translation>ローカルルール。ふつうは：%1。</translation>
    </message>
</context>
<context>
    <name>SameSheet</name>
    <message>
        <source>The same cards</source>
        <translation>同じカード</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation>試合の進み具合</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You, now</source>
        <translation>今回のあなた</translation>
    </message>
    <message>
        <source>You, before</source>
        <translation>前回のあなた</translation>
    </message>
    <message>
        <source>How would somebody else have played your cards, against the same players?</source>
        <translation>ほかの人なら、同じ相手にあなたのカードでどう戦ったでしょう？</translation>
    </message>
    <message>
        <source>The computer takes your seat, is dealt your cards in every round, and sees no more.</source>
        <translation>コンピューターがあなたの席に座り、毎ラウンドあなたと同じカードを配られます。見えるものもあなたと同じです。</translation>
    </message>
    <message>
        <source>Who takes your seat</source>
        <translation>代わりに座る人</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>How would %1 have done?</source>
        <comment>%1 is a level: Expert</comment>
        <translation>%1ならどうだった？</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>試合を見る</translation>
    </message>
    <message>
        <source>Play these cards again</source>
        <translation>同じカードで遊ぶ</translation>
    </message>
</context>
<context>
    <name>SameTable</name>
    <message>
        <source>%1 plays your cards: round %2, %3 to %4 …</source>
        <comment>%1 is a level: Expert</comment>
        <translation>%1があなたのカードで対戦中：第%2ラウンド、%3対%4…</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>first dealer by lot</source>
        <translation>最初の親はくじ引き</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1の強さ</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <translation>%1と席を替わる</translation>
    </message>
</context>
<context>
    <name>SetButton</name>
    <message>
        <source>These rules are set.</source>
        <translation>このルールを使っています。</translation>
    </message>
</context>
<context>
    <name>SetsColumn</name>
    <message>
        <source>Share house rules</source>
        <translation>ローカルルールを共有</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>ローカルルールを開く</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ローカルルール</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>用意済み</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自分用</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>このルールの名前</translation>
    </message>
    <message>
        <source>For every game</source>
        <translation>すべてのゲームで</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>None yet for this game.</source>
        <translation>このゲームにはまだありません。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>%1を保存しました。</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Share as a file …</source>
        <translation>ファイルで共有…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>There is another set called %1.</source>
        <translation>%1という名前のルールがもうあります。</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1を削除しました。</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1を書き出しました。</translation>
    </message>
    <message>
        <source>%1 is among your own now.</source>
        <translation>%1が自分用に加わりました。</translation>
    </message>
    <message>
        <source>%1 is kept for %2.</source>
        <translation>%1を%2用に保存しました。</translation>
    </message>
</context>
<context>
    <name>SidesDown</name>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>あり</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Cards, sweeps and points; the key M mutes all of it</source>
        <translation>カード、一掃、点数の音。Mキーで全部消せます</translation>
    </message>
    <message>
        <source>Hear the table</source>
        <translation>音を聞く</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Let go, and you hear how loud it is.</source>
        <translation>手を離すと、その大きさで鳴ります。</translation>
    </message>
    <message>
        <source>One soft note, for whoever looks away in the meantime</source>
        <translation>待つあいだよそ見をする人に、やさしく1回だけ</translation>
    </message>
    <message>
        <source>Tell me by a sound when it is my turn</source>
        <translation>自分の番を音で知らせる</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Today’s deal, %1</source>
        <comment>%1 is a date: 30 November</comment>
        <translation>今日の勝負、%1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Find the best play</source>
        <translation>最善手を見つけましょう</translation>
    </message>
    <message>
        <source>Who plays: %1</source>
        <translation>遊ぶ人：%1</translation>
    </message>
    <message>
        <source>Play Scopa now</source>
        <translation>いますぐスコパ</translation>
    </message>
    <message>
        <source>Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far.</source>
        <translation>相手はNonna Rita、11点先取です。手ごわい相手ではありませんし、困ったらいつでもヒントがあります。</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>カードを配る</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>1分でわかります</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>The computer plays all seats</source>
        <translation>コンピューターが全員を担当</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>ほかのゲーム</translation>
    </message>
    <message>
        <source>Ten short lessons at the table</source>
        <translation>テーブルで学ぶ10の短いレッスン</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation>%2レッスン中%1を修了</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>テーブルを用意</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>%1 is the name of a game</comment>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>What is played, and how it is counted</source>
        <translation>何を遊び、どう数えるか</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Your matches: play on, replay, share</source>
        <translation>試合の続き、リプレイ、共有</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>%1 against %2, round %3, to %4. %5.</source>
        <translation>%1、相手は%2、第%3ラウンド、%4点先取。%5。</translation>
    </message>
    <message>
        <source>The classic game against the computer</source>
        <translation>コンピューターと遊ぶ定番</translation>
    </message>
    <message>
        <source>Sixteen games, two to six players</source>
        <translation>16のゲーム、2〜6人</translation>
    </message>
    <message>
        <source>%1 games, two to six players</source>
        <translation>%1のゲーム、2〜6人</translation>
    </message>
    <message>
        <source>They begin with your first match</source>
        <translation>最初の試合から始まります</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>%1 is: 12 rounds</comment>
        <translation>プレイ済み：%1</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Table, a line a match (*.csv)</source>
        <translation>表、1試合1行 (*.csv)</translation>
    </message>
    <message>
        <source>Everything, with the points of each round (*.json)</source>
        <translation>すべて、各ラウンドの点も (*.json)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>結果の書き出し</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>実績</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平さ</translation>
    </message>
    <message>
        <source>Which statistics</source>
        <translation>どの統計</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Forget these results</source>
        <translation>この結果を忘れる</translation>
    </message>
    <message>
        <source>Bring back what was forgotten</source>
        <translation>忘れた結果を戻す</translation>
    </message>
    <message>
        <source>After your next match its result stands here. What was played before counts no more.</source>
        <translation>次の試合から、結果がここに出ます。これまでの試合はもう数えません。</translation>
    </message>
    <message>
        <source>After your first match its result stands here: what you won, and how often you swept the table.</source>
        <translation>最初の試合が終わると、ここに結果が出ます。何勝したか、何回場を一掃したか。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Go through the match</source>
        <translation>試合を検討</translation>
    </message>
    <message>
        <source>See all cards</source>
        <translation>全部のカード</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Same cards …</source>
        <translation>同じカード…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい試合</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <comment>what the cards on the table add up to</comment>
        <translation>合計 %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a card that is in another hand or in the stock</comment>
        <translation>まだ</translation>
    </message>
    <message>
        <source>table</source>
        <comment>a card that lies on the table</comment>
        <translation>場</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a card in your hand</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>gone</source>
        <comment>a card that was captured</comment>
        <translation>取られた</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>場に置く</translation>
    </message>
    <message>
        <source>Your three cards are of one rank</source>
        <translation>手札3枚がスリーカードです</translation>
    </message>
    <message>
        <source>Your three cards come to less than ten</source>
        <translation>手札3枚の合計が10未満です</translation>
    </message>
    <message>
        <source>Declaring scores {points} at once and turns your hand face up.</source>
        <translation>宣言するとすぐ{points}点入り、手札を表向きにします。</translation>
    </message>
    <message>
        <source>{card} counts as</source>
        <translation>{card}は</translation>
    </message>
    <message>
        <source>Declare, {points} points</source>
        <translation>宣言、{points}点</translation>
    </message>
    <message>
        <source>Keep quiet</source>
        <translation>黙っておく</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>スコパ！</translation>
    </message>
    <message>
        <source>You take the opening table</source>
        <translation>最初の場札を取りました</translation>
    </message>
    <message>
        <source>{name} takes the opening table</source>
        <translation>{name}が最初の場札を取りました</translation>
    </message>
    <message>
        <source>You swept the table {with_card}</source>
        <translation>{with_card}場を一掃しました</translation>
    </message>
    <message>
        <source>{name} swept the table {with_card}</source>
        <translation>{name}が{with_card}場を一掃しました</translation>
    </message>
    <message>
        <source>{value} needs {rest}</source>
        <translation>{value}にはあと{rest}</translation>
    </message>
    <message>
        <source>counts as {value}</source>
        <translation>{value}扱い</translation>
    </message>
    <message>
        <source>The next card, or the next way to take</source>
        <translation>次のカード、または次の取り方</translation>
    </message>
    <message>
        <source>The first to the tenth card, or that way to take</source>
        <translation>1〜10枚目のカード、またはその番号の取り方</translation>
    </message>
    <message>
        <source>1 to 0</source>
        <translation>1〜0</translation>
    </message>
    <message>
        <source>Play it; finish what moves</source>
        <translation>出す、動きを終わらせる</translation>
    </message>
    <message>
        <source>Choose among the ways to take</source>
        <translation>取り方を選ぶ</translation>
    </message>
    <message>
        <source>Look at the table, the piles, the players and the score</source>
        <translation>場札・取り札・プレイヤー・点数を見る</translation>
    </message>
    <message>
        <source>Show the last play once more</source>
        <translation>最後の手をもう一度見る</translation>
    </message>
    <message>
        <source>Choose again; back to the hand</source>
        <translation>選び直す、手札に戻る</translation>
    </message>
    <message>
        <source>A play back; the next play</source>
        <translation>一手戻る、次の手</translation>
    </message>
    <message>
        <source>To the beginning; to the end</source>
        <translation>最初へ、最後へ</translation>
    </message>
    <message>
        <source>Go on by itself; stop</source>
        <translation>自動で進める、止める</translation>
    </message>
    <message>
        <source>The sweep before; the next sweep</source>
        <translation>前の一掃、次の一掃</translation>
    </message>
    <message>
        <source>The capture before; the next capture</source>
        <translation>前の取り、次の取り</translation>
    </message>
    <message>
        <source>The round before; the next round</source>
        <translation>前のラウンド、次のラウンド</translation>
    </message>
    <message>
        <source>All hands, or those that were seen</source>
        <translation>全員の手札、または見えていた手札だけ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Nothing has been played in this round yet.</source>
        <translation>このラウンドではまだだれも出していません。</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}、手札</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}、場札</translation>
    </message>
    <message>
        <source>The next control; with Shift the one before</source>
        <translation>次の項目へ、Shiftを押しながらで前の項目へ</translation>
    </message>
    <message>
        <source>Another choice of the same kind</source>
        <translation>同じ種類の別の選択肢</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Switch or choose it</source>
        <translation>切り替える、選ぶ</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>ボタンを押す</translation>
    </message>
    <message>
        <source>Go back; out of full screen</source>
        <translation>戻る、全画面表示を終える</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>AltまたはF10</translation>
    </message>
    <message>
        <source>Look for words</source>
        <translation>言葉を検索する</translation>
    </message>
    <message>
        <source>The next line found; the one before</source>
        <translation>見つかった次の行、前の行</translation>
    </message>
    <message>
        <source>Back; forward</source>
        <translation>戻る、進む</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>A picture as the table</source>
        <translation>テーブルにする画像</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>フェルト</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>ほかのテーブル</translation>
    </message>
    <message>
        <source>Another picture …</source>
        <translation>別の画像…</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>画像を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>All cards</source>
        <translation>全部のカード</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file} could not be read: {reason}.</source>
        <translation>{file}を読み込めませんでした：{reason}。</translation>
    </message>
    <message>
        <source>{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG).</source>
        <translation>{file}には画像がありません。画像40枚（PNG、JPEG、WebP、GIF、SVG）の入ったフォルダーかZIPを選んでください。</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files; leave only the pictures of the cards in it.</source>
        <translation>{file}には{most}個を超えるファイルがあります。カードの画像だけにしてください。</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; save it smaller.</source>
        <translation>{file}は{most} MBより大きいです。小さく保存してください。</translation>
    </message>
    <message>
        <source>{file} holds more than {most} MB; save the pictures smaller.</source>
        <translation>{file}の中身が{most} MBを超えています。画像を小さく保存してください。</translation>
    </message>
    <message>
        <source>{file} would unpack to more than {most} times its size; pack the pictures anew.</source>
        <translation>{file}を展開すると{most}倍を超える大きさになります。画像を圧縮し直してください。</translation>
    </message>
    <message>
        <source>A path in the zip leads out of it ({file}); pack the folder of pictures anew.</source>
        <translation>ZIPの中のパスが外を指しています（{file}）。画像のフォルダーを圧縮し直してください。</translation>
    </message>
    <message>
        <source>{file} is a link; put the picture itself in its place.</source>
        <translation>{file}はリンクです。代わりに画像そのものを入れてください。</translation>
    </message>
    <message>
        <source>The zip holds {file} twice; pack the folder of pictures anew.</source>
        <translation>ZIPに{file}が2つあります。画像のフォルダーを圧縮し直してください。</translation>
    </message>
    <message>
        <source>{file} is locked with a password; make a zip without one.</source>
        <translation>{file}にはパスワードがかかっています。パスワードなしのZIPにしてください。</translation>
    </message>
    <message>
        <source>{file} is not a whole zip file; fetch it again or make it anew.</source>
        <translation>{file}は完全なZIPファイルではありません。もう一度入手するか、作り直してください。</translation>
    </message>
    <message>
        <source>{file} is packed in an unusual way; make an ordinary zip file of the pictures.</source>
        <translation>{file}は特殊な方式で圧縮されています。画像をふつうのZIPファイルにしてください。</translation>
    </message>
    <message>
        <source>There is no picture of {cards}; add what is missing.</source>
        <translation>{cards}の画像がありません。足りないものを加えてください。</translation>
    </message>
    <message>
        <source>Only {found} of the 40 cards can be told from the names of the pictures; name them like 7_coins.png, or number them from 01 to 40.</source>
        <translation>画像の名前からわかるのは40枚のうち{found}枚だけです。7_coins.pngのように名付けるか、01から40まで番号を付けてください。</translation>
    </message>
    <message>
        <source>Two pictures are named as {cards}: {first} and {second}; leave one of them out.</source>
        <translation>{cards}という名前の画像が2つあります：{first}と{second}。どちらかを外してください。</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG.</source>
        <translation>{file}は読める画像ではありません。PNG、JPEG、WebP、GIF、SVGで保存し直してください。</translation>
    </message>
    <message>
        <source>{file} has more than {most} million pixels; save it smaller.</source>
        <translation>{file}は{most}百万画素を超えています。小さく保存してください。</translation>
    </message>
    <message>
        <source>{file} is only {width} × {height} pixels; a card must be at least {least} wide.</source>
        <translation>{file}は{width} × {height}画素しかありません。カードは幅{least}以上が必要です。</translation>
    </message>
    <message>
        <source>{file} has other proportions than most cards; give all pictures the same shape.</source>
        <translation>{file}だけ、ほかのカードと縦横の比が違います。どの画像も同じ形にしてください。</translation>
    </message>
    <message>
        <source>The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times.</source>
        <translation>カードの高さが幅の{ratio}倍です。1.2〜2.2倍にしてください。</translation>
    </message>
    <message>
        <source>{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG.</source>
        <translation>{file}は正しいSVGではありません。プレーンSVGかPNGで保存し直してください。</translation>
    </message>
    <message>
        <source>{file} does not say how large it is; give it a viewBox, or a width and height.</source>
        <translation>{file}に大きさが書かれていません。viewBoxか、幅と高さを指定してください。</translation>
    </message>
    <message>
        <source>{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG.</source>
        <translation>{file}が外のもの（{what}）を参照しています。プレーンSVGかPNGで保存し直してください。</translation>
    </message>
    <message>
        <source>{file} carries a picture within the drawing; save it as PNG.</source>
        <translation>{file}の図の中に画像が入っています。PNGで保存してください。</translation>
    </message>
    <message>
        <source>{file} holds text, which looks different on every computer; turn the text into paths.</source>
        <translation>{file}には文字が入っていて、コンピューターごとに見え方が変わります。文字をパスに変換してください。</translation>
    </message>
    <message>
        <source>{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG.</source>
        <translation>{file}にスクリプト、アニメーション、または外部オブジェクトが入っています。プレーンSVGかPNGで保存し直してください。</translation>
    </message>
    <message>
        <source>{file} declares entities; save it anew as plain SVG, or as PNG.</source>
        <translation>{file}にエンティティ宣言があります。プレーンSVGかPNGで保存し直してください。</translation>
    </message>
    <message>
        <source>{file} is too intricate to be drawn quickly; simplify it, or save it as PNG.</source>
        <translation>{file}は細かすぎて、すばやく描けません。簡単にするか、PNGで保存してください。</translation>
    </message>
    <message>
        <source>{file} is no proper TOML ({reason}); correct it or leave it out.</source>
        <translation>{file}は正しいTOMLではありません（{reason}）。直すか、外してください。</translation>
    </message>
    <message>
        <source>{file} does not say format = 1; correct it or leave it out.</source>
        <translation>{file}に format = 1 がありません。直すか、外してください。</translation>
    </message>
    <message>
        <source>{file} is for a newer version of the game; update the game, or leave the file out.</source>
        <translation>{file}はもっと新しい版のゲーム用です。ゲームを更新するか、ファイルを外してください。</translation>
    </message>
    <message>
        <source>In {file}, {key} must be {allowed}; correct it.</source>
        <translation>{file}の{key}は{allowed}でなければなりません。直してください。</translation>
    </message>
    <message>
        <source>{file} names the picture {picture}, which is not there; correct the name or add the picture.</source>
        <translation>{file}に書かれた画像{picture}がありません。名前を直すか、画像を加えてください。</translation>
    </message>
    <message>
        <source>There are {most} decks of your own already; remove one to add another.</source>
        <translation>自分のデッキがもう{most}個あります。追加するには、どれかを取り除いてください。</translation>
    </message>
    <message>
        <source>The deck could not be added ({reason}); nothing was changed.</source>
        <translation>デッキを追加できませんでした（{reason}）。何も変わっていません。</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file}に書き込めませんでした：{reason}。</translation>
    </message>
    <message>
        <source>The deck could not be removed ({reason}); nothing was changed.</source>
        <translation>デッキを取り除けませんでした（{reason}）。何も変わっていません。</translation>
    </message>
    <message>
        <source>The deck could not be put back: {reason}.</source>
        <translation>デッキを戻せませんでした：{reason}。</translation>
    </message>
    <message>
        <source>The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.</source>
        <translation>画像に1〜40の番号が付いています。コイン、カップ、剣、こん棒の順に、それぞれエースからキングまでとみなします。</translation>
    </message>
    <message>
        <source>The suits are taken to be Italian: coins, cups, swords, clubs.</source>
        <translation>イタリアのスートとみなします：コイン、カップ、剣、こん棒。</translation>
    </message>
    <message>
        <source>The suits are taken to be Spanish: coins, cups, swords, clubs.</source>
        <translation>スペインのスートとみなします：コイン、カップ、剣、こん棒。</translation>
    </message>
    <message>
        <source>The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs.</source>
        <translation>フランスのスートとみなします：ダイヤがコイン、ハートがカップ、スペードが剣、クラブがこん棒です。</translation>
    </message>
    <message>
        <source>10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here.</source>
        <translation>10、11、12を3種類の絵札とみなします。ここでは8、9、10と数えます。</translation>
    </message>
    <message>
        <source>The game has 40 cards: {count} others were left out ({file}).</source>
        <translation>このゲームのカードは40枚です。ほかの{count}枚は外しました（{file}）。</translation>
    </message>
    <message>
        <source>{count} pictures were not recognised and left out ({file}).</source>
        <translation>わからなかった画像{count}枚は外しました（{file}）。</translation>
    </message>
    <message>
        <source>There is no picture of the back, so that a plain one is used.</source>
        <translation>裏面の画像がないので、無地の裏面を使います。</translation>
    </message>
    <message>
        <source>{file} is taken for the back.</source>
        <translation>{file}を裏面とみなします。</translation>
    </message>
    <message>
        <source>{file} has other proportions than the cards and was left out.</source>
        <translation>{file}はカードと縦横の比が違うので、外しました。</translation>
    </message>
    <message>
        <source>{count} pictures move; only what they show at first is used ({file}).</source>
        <translation>動く画像が{count}枚あります。最初に見える絵だけを使います（{file}）。</translation>
    </message>
    <message>
        <source>Transparent pictures were laid on white paper.</source>
        <translation>透明な画像は白い紙の上にのせました。</translation>
    </message>
    <message>
        <source>The pictures are only {width} pixels wide, and may look coarse on a large screen.</source>
        <translation>画像の幅が{width}画素しかないので、大きな画面では粗く見えるかもしれません。</translation>
    </message>
    <message>
        <source>The game does not draw everything in {file}: {what}. Please look closely.</source>
        <translation>このゲームでは{file}の一部を描けません：{what}。よく見て確かめてください。</translation>
    </message>
    <message>
        <source>The folder {path} cannot be used: {reason}.</source>
        <translation>フォルダー{path}が使えません：{reason}。</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>{path}に書き込めませんでした：{reason}。</translation>
    </message>
    <message>
        <source>{path} could not be read: {reason}.</source>
        <translation>{path}を読み込めませんでした：{reason}。</translation>
    </message>
    <message>
        <source>The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.</source>
        <translation>設定が読み込めませんでした（{reason}）。初期設定を使います。古いファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.</source>
        <translation>設定が読み込めず（{reason}）、よけておくこともできませんでした。初期設定を使います。</translation>
    </message>
    <message>
        <source>The preference {key} must be {allowed}, not {value}; it is {default} now.</source>
        <translation>設定{key}は{allowed}でなければならず、{value}にはできません。{default}にしました。</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>設定を保存できませんでした：{reason}。</translation>
    </message>
    <message>
        <source>The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.</source>
        <translation>保存した試合が読み込めませんでした（{reason}）。新しいファイルを始めました。古いファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>保存した試合が壊れていました（{reason}）。読めたものはすべてここにあります（試合：{kept}）。壊れたファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here (matches: {kept}), and the damaged file is now {aside}.</source>
        <translation>保存した試合が壊れていました（{reason}）。{day}のバックアップと、読めたものはすべてここにあります（試合：{kept}）。壊れたファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>The file of your matches was gone; it has been written anew, and nothing is lost.</source>
        <translation>試合のファイルがなくなっていたので、書き直しました。何も失われていません。</translation>
    </message>
    <message>
        <source>The matches of {day} are back; the file that was there before is now {aside}.</source>
        <translation>{day}の試合が戻りました。それまでのファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>The backup could not be restored ({reason}); everything is as it was.</source>
        <translation>バックアップを復元できませんでした（{reason}）。すべて元のままです。</translation>
    </message>
    <message>
        <source>The saved matches are unreadable ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>保存した試合が読み込めません（{reason}）。今回の試合は保存されません。</translation>
    </message>
    <message>
        <source>The saved matches were written by a newer version of the game; they are left as they are, and this session&apos;s matches will not be kept.</source>
        <translation>保存した試合は、もっと新しい版のゲームで書かれています。そのままにしておき、今回の試合は保存しません。</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened for writing ({reason}); this session&apos;s matches will not be kept.</source>
        <translation>保存した試合に書き込めません（{reason}）。今回の試合は保存されません。</translation>
    </message>
    <message>
        <source>The match could not be saved ({reason}); it goes on, and saving is tried again with every play.</source>
        <translation>試合を保存できませんでした（{reason}）。試合は続きます。一手ごとに保存を試みます。</translation>
    </message>
    <message>
        <source>A saved match does not follow the rules ({reason}); it was given up as abandoned.</source>
        <translation>保存した試合がルールに合いません（{reason}）。中止した試合として扱いました。</translation>
    </message>
    <message>
        <source>The game is already running with this data folder ({path}); please use its window.</source>
        <translation>このデータフォルダー（{path}）でゲームがもう動いています。そちらのウィンドウをお使いください。</translation>
    </message>
    <message>
        <source>The game is already running: drag {name} into its window to open it.</source>
        <translation>ゲームはもう動いています。開くには、{name}をそのウィンドウにドラッグしてください。</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>{name}を開けません：{reason}。</translation>
    </message>
    <message>
        <source>The list of those who play here was unreadable ({reason}); all who have a folder are here, and the old file is now {aside}.</source>
        <translation>遊ぶ人の一覧が読み込めませんでした（{reason}）。フォルダーのある人はみなここにいます。古いファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>The folder of {name} is gone ({path}); the others are here as before.</source>
        <translation>{name}のフォルダーがなくなっています（{path}）。ほかの人は前のままです。</translation>
    </message>
    <message>
        <source>Nobody here is called {name}; those who play here are {known}.</source>
        <translation>{name}という人はいません。ここで遊ぶのは{known}です。</translation>
    </message>
    <message>
        <source>Somebody here is called {name} already; please choose another name.</source>
        <translation>{name}という人がもういます。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>A name has from one to {most} letters.</source>
        <translation>名前は1〜{most}文字です。</translation>
    </message>
    <message>
        <source>The first person&apos;s files are those of the program; rename this person instead.</source>
        <translation>最初の人のファイルは、プログラム自身のものです。取り除く代わりに、名前を変えてください。</translation>
    </message>
    <message>
        <source>The folder {path} could not be moved: {reason}.</source>
        <translation>フォルダー{path}を移動できませんでした：{reason}。</translation>
    </message>
    <message>
        <source>The saved house rules were not all readable ({reason}); the old file is now {aside}.</source>
        <translation>保存したローカルルールの一部が読み込めませんでした（{reason}）。古いファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now.</source>
        <translation>保存したローカルルールが読み込めず（{reason}）、よけておくこともできませんでした。いまは何も保存されていません。</translation>
    </message>
    <message>
        <source>The saved house rules were written by a newer version of the game; they are left as they are.</source>
        <translation>保存したローカルルールは、もっと新しい版のゲームで書かれています。そのままにしておきます。</translation>
    </message>
    <message>
        <source>There are {most} sets of house rules already; delete one to keep another.</source>
        <translation>ローカルルールがもう{most}組あります。保存するには、どれかを削除してください。</translation>
    </message>
    <message>
        <source>Your results of puzzles were unreadable ({reason}); the old file is now {aside}.</source>
        <translation>パズルの結果が読み込めませんでした（{reason}）。古いファイルは{aside}という名前にしました。</translation>
    </message>
    <message>
        <source>Your results of puzzles were written by a newer version of the game; they are left as they are.</source>
        <translation>パズルの結果は、もっと新しい版のゲームで書かれています。そのままにしておきます。</translation>
    </message>
    <message>
        <source>{name} cannot be the table: {reason}.</source>
        <translation>{name}はテーブルにできません：{reason}。</translation>
    </message>
    <message>
        <source>Your picture for the table could not be read ({reason}); the green cloth lies there again.</source>
        <translation>テーブルの画像を読み込めませんでした（{reason}）。緑のクロスに戻しました。</translation>
    </message>
    <message>
        <source>The deck {deck} has cards that cannot be drawn; plain ones stand in for them.</source>
        <translation>デッキ{deck}に描けないカードがあります。代わりに無地のカードを使います。</translation>
    </message>
    <message>
        <source>The deck {deck} is missing or damaged, so that the usual one is laid again.</source>
        <translation>デッキ{deck}がないか壊れているので、いつものデッキを使います。</translation>
    </message>
    <message>
        <source>{name} holds no house rules that this game can use.</source>
        <translation>{name}には、このゲームで使えるローカルルールがありません。</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the game.</source>
        <translation>{name}は、もっと新しい版のゲームで書かれています。</translation>
    </message>
    <message>
        <source>{name} is for a game that is not played here: {variant}.</source>
        <translation>{name}は、ここにないゲーム用です：{variant}。</translation>
    </message>
    <message>
        <source>{name} has a rule that does not exist here: {rule}.</source>
        <translation>{name}に、ここにないルールがあります：{rule}。</translation>
    </message>
    <message>
        <source>{name} sets the rule {rule} to {value}, which it cannot be.</source>
        <translation>{name}はルール{rule}を{value}にしていますが、その値にはできません。</translation>
    </message>
    <message>
        <source>With the rules in {name} nothing would score.</source>
        <translation>{name}のルールでは、何も得点になりません。</translation>
    </message>
    <message>
        <source>{name} limits the cards taken at once, which Frac does not.</source>
        <translation>{name}は一度に取る枚数を制限していますが、フラックではできません。</translation>
    </message>
    <message>
        <source>{name} sets another target than 21, to which De Trente is always played.</source>
        <translation>{name}は目標を21点以外にしていますが、デ・トレンテは必ず21点です。</translation>
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
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>剣</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>こん棒</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after &apos;the&apos;</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after &apos;the&apos;</comment>
        <translation>キング</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two parts of a sentence</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; what belongs to it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the end of a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1と%2</translation>
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
        <translation>あなた</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one who receives points</comment>
        <translation>あなた</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards that count</source>
        <translation>
            <numerusform>得点になるカード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of card</source>
        <translation>
            <numerusform>%n種類</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1試合</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n試合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>取り札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>6人</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1.</source>
        <translation>%1を場に置きます。</translation>
    </message>
    <message>
        <source>Take %1 %2.</source>
        <comment>cards; with which card</comment>
        <translation>%2%1を取ります。</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a card; the cards it takes</comment>
        <translation>%1で%2を取れます。</translation>
    </message>
    <message>
        <source>Declare less than ten, 3 points.</source>
        <translation>10未満を宣言、3点。</translation>
    </message>
    <message>
        <source>Declare three of a kind, 10 points.</source>
        <translation>スリーカードを宣言、10点。</translation>
    </message>
    <message>
        <source>%1 counts as %2.</source>
        <translation>%1は%2として数えます。</translation>
    </message>
    <message>
        <source>You take %1 %2.</source>
        <translation>あなたは%2%1を取りました。</translation>
    </message>
    <message>
        <source>%3 takes %1 %2.</source>
        <translation>%3は%2%1を取りました。</translation>
    </message>
    <message>
        <source>You laid %1.</source>
        <translation>あなたは%1を置きました。</translation>
    </message>
    <message>
        <source>%2 laid %1.</source>
        <translation>%2は%1を置きました。</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>あなたの番です。1枚出してください。</translation>
    </message>
    <message>
        <source>Space or a click goes on.</source>
        <translation>スペースキーかクリックで進みます。</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1が考えています…</translation>
    </message>
    <message>
        <source>The table is empty: you must lay a card.</source>
        <translation>場は空です。あなたは1枚置くしかありません。</translation>
    </message>
    <message>
        <source>The table is empty: %1 must lay a card.</source>
        <translation>場は空です。%1は1枚置くしかありません。</translation>
    </message>
    <message>
        <source>That card takes %1: it cannot be laid.</source>
        <translation>そのカードで%1を取れるので、置くことはできません。</translation>
    </message>
    <message>
        <source>That card does not take %1.</source>
        <translation>そのカードでは%1を取れません。</translation>
    </message>
    <message>
        <source>Take %1:</source>
        <comment>%1 is: with the 7 of coins</comment>
        <translation>%1取る：</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to take: choose one.</source>
        <translation>
            <numerusform>取り方は%n通り。選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>最善手%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>好手%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccurate</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>疑問手%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>plays of a grade</comment>
        <translation>
            <numerusform>悪手%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Practice: %n position(s)</source>
        <translation>
            <numerusform>練習：%n局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in which there was something better to play.</source>
        <translation>
            <numerusform>もっと良い手があった局面が%n件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) gone through so far.</source>
        <comment>in search of a puzzle</comment>
        <translation>
            <numerusform>これまでに%n回分を調べました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ready.</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>あと%n問用意できています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row.</source>
        <comment>puzzles solved at the first try, one after the other</comment>
        <translation>
            <numerusform>いま%n問連続正解。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2</source>
        <translation>%1：%2を取る</translation>
    </message>
    <message>
        <source>%1 Once more to play, Esc to choose again.</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>%1もう一度押すと出し、Escで選び直します。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence: Lay the 7.</comment>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Round over</source>
        <translation>ラウンド終了</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1ラウンド</translation>
    </message>
    <message>
        <source>Round %1  ·  deal %2 of %3</source>
        <translation>第%1ラウンド  ·  配り %2/%3</translation>
    </message>
    <message>
        <source>Round %1  ·  %2/%3</source>
        <comment>a deal of some: 4/6</comment>
        <translation>第%1ラウンド  ·  %2/%3</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>target of a match</comment>
        <translation>%1点先取</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>ナポリ</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>シチリア</translation>
    </message>
    <message>
        <source>Piacentine</source>
        <translation>ピアチェンツァ</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>イタリア</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス</translation>
    </message>
    <message>
        <source>French, numbers</source>
        <translation>フランス（数字）</translation>
    </message>
    <message>
        <source>French, large print</source>
        <translation>フランス（大きな文字）</translation>
    </message>
    <message>
        <source>Usual back</source>
        <translation>いつもの裏面</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>ワイン</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>大理石</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>無地</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a table</comment>
        <translation>暗色</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>自分の画像</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>レモン</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>舟</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>M月d日 dddd</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, written by the letters of QLocale::toString</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Swept clean</source>
        <translation>ぴかぴか</translation>
    </message>
    <message>
        <source>Take everything that lies on the table.</source>
        <translation>場札を全部取りましょう。</translation>
    </message>
    <message>
        <source>It scores at once, and whoever comes next has nothing to take.</source>
        <translation>すぐに点が入り、次の人には取るものがありません。</translation>
    </message>
    <message>
        <source>No gifts</source>
        <translation>贈り物なし</translation>
    </message>
    <message>
        <source>Finish a round in which nobody sweeps against you.</source>
        <translation>だれにも場を一掃されずに、ラウンドを終えましょう。</translation>
    </message>
    <message>
        <source>A point that they do not make is worth as much as one that you make.</source>
        <translation>相手に取らせない1点は、自分で取る1点と同じ価値があります。</translation>
    </message>
    <message>
        <source>Above ten</source>
        <translation>10より上</translation>
    </message>
    <message>
        <source>Leave more than ten on the table six times in a row, where an ace has no power.</source>
        <translation>エースに特別な力がないゲームで、場の合計を6回続けて10より大きくしましょう。</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep such a table.</source>
        <translation>10より大きいカードはないので、その場はだれにも一掃できません。</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一丁</translation>
    </message>
    <message>
        <source>Sweep the table twice, with nothing taken in between.</source>
        <translation>あいだに何も取られずに、場を2回一掃しましょう。</translation>
    </message>
    <message>
        <source>An empty table forces a card from the next hand: keep pairs to answer it.</source>
        <translation>場が空だと、次の人は1枚置くしかありません。同じ数を2枚残しておくと、それを取れます。</translation>
    </message>
    <message>
        <source>Three in a round</source>
        <translation>1ラウンドに3回</translation>
    </message>
    <message>
        <source>Sweep the table three times in one round.</source>
        <translation>1ラウンドに3回、場を一掃しましょう。</translation>
    </message>
    <message>
        <source>Sweeps have no limit: they decide more rounds than the primiera does.</source>
        <translation>一掃は何回でも点になります。プリミエラより勝負を決めることが多いのです。</translation>
    </message>
    <message>
        <source>At the last moment</source>
        <translation>土壇場</translation>
    </message>
    <message>
        <source>Sweep the table with your last card of the round.</source>
        <translation>ラウンドの自分の最後の1枚で、場を一掃しましょう。</translation>
    </message>
    <message>
        <source>Who counts the cards knows at the end what is still out, and what can be swept.</source>
        <translation>カードを数えていれば、終盤に何が残り、何で一掃できるかがわかります。</translation>
    </message>
    <message>
        <source>The beautiful one</source>
        <translation>美しきもの</translation>
    </message>
    <message>
        <source>Take the settebello from the table.</source>
        <translation>場からセッテベッロを取りましょう。</translation>
    </message>
    <message>
        <source>It is a point by itself, and helps to win two more: its suit and the primiera.</source>
        <translation>それだけで1点、しかもそのスートとプリミエラの2点にも役立ちます。</translation>
    </message>
    <message>
        <source>Settebello with a sweep</source>
        <translation>セッテベッロで一掃</translation>
    </message>
    <message>
        <source>Sweep the table with the settebello, or take it in a sweep.</source>
        <translation>セッテベッロで場を一掃するか、一掃でセッテベッロを取りましょう。</translation>
    </message>
    <message>
        <source>Two points in one play: the best use of a seven is seldom the first.</source>
        <translation>一手で2点です。7のいちばん良い使いどきは、たいてい最初ではありません。</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>7を4枚とも</translation>
    </message>
    <message>
        <source>Take all four sevens in a round.</source>
        <translation>1ラウンドで7を4枚全部取りましょう。</translation>
    </message>
    <message>
        <source>Sevens count most for the primiera: four of them cannot be beaten.</source>
        <translation>プリミエラでは7がいちばん高く、4枚そろえば負けません。</translation>
    </message>
    <message>
        <source>Primiera of sevens</source>
        <translation>7のプリミエラ</translation>
    </message>
    <message>
        <source>Win the primiera with at least three sevens.</source>
        <translation>7を3枚以上取って、プリミエラに勝ちましょう。</translation>
    </message>
    <message>
        <source>Three sevens are nearly always enough: after that, look to the other points.</source>
        <translation>7が3枚あればほぼ十分です。あとはほかの点を狙いましょう。</translation>
    </message>
    <message>
        <source>Primiera of sixes</source>
        <translation>6のプリミエラ</translation>
    </message>
    <message>
        <source>Win the primiera with no more than one seven.</source>
        <translation>7を1枚以下しか取らずに、プリミエラに勝ちましょう。</translation>
    </message>
    <message>
        <source>Sixes and aces come next after sevens: where the sevens are split, they decide.</source>
        <translation>7の次に高いのは6とエース。7が分かれたときは、これで決まります。</translation>
    </message>
    <message>
        <source>A handful</source>
        <translation>ひとつかみ</translation>
    </message>
    <message>
        <source>Take four or more cards with one card that has to add them up.</source>
        <translation>足し算で取るカード1枚で、4枚以上を取りましょう。</translation>
    </message>
    <message>
        <source>Most cards is a point, and every card that comes along counts for it.</source>
        <translation>枚数がいちばん多ければ1点。一緒に取ったカードも、どれも数に入ります。</translation>
    </message>
    <message>
        <source>Thirty cards</source>
        <translation>30枚</translation>
    </message>
    <message>
        <source>Take thirty of the forty cards, where two sides play.</source>
        <translation>2人または2チームのゲームで、40枚のうち30枚を取りましょう。</translation>
    </message>
    <message>
        <source>Many cards bring good ones along: points come in company.</source>
        <translation>たくさん取れば良い札もついてきます。点は仲間と一緒に来るのです。</translation>
    </message>
    <message>
        <source>Eight of a suit</source>
        <translation>1つのスートを8枚</translation>
    </message>
    <message>
        <source>Take eight of the ten cards %1 in a round.</source>
        <translation>1ラウンドで%1の札10枚のうち8枚を取りましょう。</translation>
    </message>
    <message>
        <source>Of captures that are worth the same otherwise, take the one with this suit in it.</source>
        <translation>ほかの価値が同じなら、このスートが入るほうを取りましょう。</translation>
    </message>
    <message>
        <source>All four points</source>
        <translation>4点全部</translation>
    </message>
    <message>
        <source>Score all four points of a round: cards, suit, settebello and primiera.</source>
        <translation>枚数・スート・セッテベッロ・プリミエラ、1ラウンドの4点をすべて取りましょう。</translation>
    </message>
    <message>
        <source>Count as you go: give up what is lost, and fight for what is open.</source>
        <translation>数えながら遊びましょう。もう負けたものはあきらめ、まだ決まらないものを争うのです。</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>ナポラ</translation>
    </message>
    <message>
        <source>Take the ace, 2 and 3 %1, in a game that counts the run.</source>
        <translation>続き札を数えるゲームで、%1のエース、2、3を取りましょう。</translation>
    </message>
    <message>
        <source>Three points, and one more for each card that follows: small ones are gold.</source>
        <translation>3点、さらに続く1枚ごとに1点。小さい札は宝物です。</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>カッポット</translation>
    </message>
    <message>
        <source>Take all ten cards %1 in a round.</source>
        <translation>1ラウンドで%1の札10枚を全部取りましょう。</translation>
    </message>
    <message>
        <source>In Cirulla it wins the match at once: with seven of them, it is worth a try.</source>
        <translation>チルッラなら、その場で試合に勝ちます。7枚取ったら狙う価値があります。</translation>
    </message>
    <message>
        <source>Fifteen in four</source>
        <translation>4枚で15</translation>
    </message>
    <message>
        <source>In a game of fifteen, make it with four cards or more.</source>
        <translation>合わせて15のゲームで、4枚以上で15を作りましょう。</translation>
    </message>
    <message>
        <source>Add up the whole table first: the longest way to fifteen takes the most cards.</source>
        <translation>まず場札を全部足してみましょう。いちばん長い15が、いちばん多く取れます。</translation>
    </message>
    <message>
        <source>Worth the ace</source>
        <translation>エースの値打ち</translation>
    </message>
    <message>
        <source>Where an ace takes everything, take five cards or more with one.</source>
        <translation>エースが全部取るゲームで、エース1枚で5枚以上取りましょう。</translation>
    </message>
    <message>
        <source>An ace grows with the table: wait, but not until somebody else has one.</source>
        <translation>エースの値打ちは場札とともに増えます。待ちましょう、ただしほかの人がエースを持つ前までです。</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>手の内を見せて</translation>
    </message>
    <message>
        <source>Declare in Cirulla: three cards below ten, or three of a kind.</source>
        <translation>チルッラで宣言しましょう。3枚で10未満か、スリーカードです。</translation>
    </message>
    <message>
        <source>The points are certain, and nearly always worth more than a hidden hand.</source>
        <translation>点は確実に入り、たいていは手札を隠すより得です。</translation>
    </message>
    <message>
        <source>First to the end</source>
        <translation>一番乗り</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>試合に勝ちましょう。</translation>
    </message>
    <message>
        <source>Luck evens out over rounds: a match is won by what you do with it.</source>
        <translation>運はラウンドを重ねるうちにならされます。試合を決めるのは、その運の生かし方です。</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>良き相棒</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>パートナーと組んで試合に勝ちましょう。</translation>
    </message>
    <message>
        <source>What your partner could take is left, what the others could take is not.</source>
        <translation>パートナーが取れるものは残し、相手が取れるものは残さないことです。</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>逆転</translation>
    </message>
    <message>
        <source>Win a match after being five points behind.</source>
        <translation>5点差で負けていた試合に勝ちましょう。</translation>
    </message>
    <message>
        <source>Who is behind may dare more: a sweep risked costs little when all is lost anyway.</source>
        <translation>負けているときは大胆に。どうせ負けるなら、一掃の危険を冒しても損は小さいものです。</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>さかさま</translation>
    </message>
    <message>
        <source>Win a match in which the lowest score wins.</source>
        <translation>最少点が勝ちの試合に勝ちましょう。</translation>
    </message>
    <message>
        <source>Who can lose on purpose has understood what makes points.</source>
        <translation>わざと負けられる人は、点の入り方がわかっています。</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>自分の力で</translation>
    </message>
    <message>
        <source>Win a match with no aid, no hint and nothing taken back.</source>
        <translation>補助もヒントも一手戻しも使わずに、試合に勝ちましょう。</translation>
    </message>
    <message>
        <source>Seeing for yourself what a card takes is the first half of playing well.</source>
        <translation>カードで何が取れるかを自分で見つけること。それが上達の半分です。</translation>
    </message>
    <message>
        <source>Against the best</source>
        <translation>最強の相手</translation>
    </message>
    <message>
        <source>Win a match against Expert.</source>
        <translation>達人との試合に勝ちましょう。</translation>
    </message>
    <message>
        <source>Expert remembers every card: to win, remember the sevens at least.</source>
        <translation>達人はすべてのカードを覚えています。勝つには、せめて7を覚えましょう。</translation>
    </message>
    <message>
        <source>Master of the house</source>
        <translation>免許皆伝</translation>
    </message>
    <message>
        <source>Win against Expert in every game there is.</source>
        <translation>すべてのゲームで達人に勝ちましょう。</translation>
    </message>
    <message>
        <source>Each game turns one rule, and with it what a card is worth.</source>
        <translation>どのゲームもルールが1つ変わり、カードの価値も変わります。</translation>
    </message>
    <message>
        <source>Expert beaten at %1 (%2 of %3 games)</source>
        <comment>a game; two numbers</comment>
        <translation>%1で達人に勝利（全%3ゲーム中%2）</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>achievements, separated by dots</comment>
        <translation>新しい実績：%1</translation>
    </message>
    <message>
        <source>What a card would take</source>
        <translation>カードで取れるもの</translation>
    </message>
    <message>
        <source>Rings round the cards while you choose</source>
        <translation>選んでいるあいだ、取れるカードに輪が付きます</translation>
    </message>
    <message>
        <source>The sum of the table</source>
        <translation>場札の合計</translation>
    </message>
    <message>
        <source>What all cards on the table add up to</source>
        <translation>場札を全部足した数</translation>
    </message>
    <message>
        <source>Cards gone</source>
        <translation>取られたカード</translation>
    </message>
    <message>
        <source>Every card by suit and rank: still out, on the table, yours, or gone</source>
        <translation>スートと数字ごとに、まだ出ていない・場・手札・取られたを表示</translation>
    </message>
    <message>
        <source>A warning before a sweep is given away</source>
        <translation>一掃されそうなときの注意</translation>
    </message>
    <message>
        <source>If the next player might sweep what you leave, a second press plays the card</source>
        <translation>残した場札を次の人に一掃されそうなら、もう一度押したときにカードを出します</translation>
    </message>
    <message>
        <source>At the table:</source>
        <translation>テーブルで：</translation>
    </message>
    <message>
        <source>Against %1:</source>
        <comment>the level of the strongest opponent</comment>
        <translation>相手が%1のとき：</translation>
    </message>
    <message>
        <source>That leaves %1 on the table, and the next player might sweep it. Press again to play.</source>
        <translation>場の合計が%1になり、次の人に一掃されるかもしれません。もう一度押すと出します。</translation>
    </message>
    <message>
        <source>Ace %1</source>
        <translation>%1のエース</translation>
    </message>
    <message>
        <source>2 %1</source>
        <translation>%1の2</translation>
    </message>
    <message>
        <source>3 %1</source>
        <translation>%1の3</translation>
    </message>
    <message>
        <source>4 %1</source>
        <translation>%1の4</translation>
    </message>
    <message>
        <source>5 %1</source>
        <translation>%1の5</translation>
    </message>
    <message>
        <source>6 %1</source>
        <translation>%1の6</translation>
    </message>
    <message>
        <source>7 %1</source>
        <translation>%1の7</translation>
    </message>
    <message>
        <source>8 %1</source>
        <translation>%1の8</translation>
    </message>
    <message>
        <source>9 %1</source>
        <translation>%1の9</translation>
    </message>
    <message>
        <source>10 %1</source>
        <translation>%1の10</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <translation>%1のジャック</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>%1のジャック</translation>
    </message>
    <message>
        <source>Knight %1</source>
        <translation>%1のナイト</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>%1のクイーン</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>%1のキング</translation>
    </message>
    <message>
        <source>The ace %1</source>
        <translation>%1のエース</translation>
    </message>
    <message>
        <source>The 2 %1</source>
        <translation>%1の2</translation>
    </message>
    <message>
        <source>The 3 %1</source>
        <translation>%1の3</translation>
    </message>
    <message>
        <source>The 4 %1</source>
        <translation>%1の4</translation>
    </message>
    <message>
        <source>The 5 %1</source>
        <translation>%1の5</translation>
    </message>
    <message>
        <source>The 6 %1</source>
        <translation>%1の6</translation>
    </message>
    <message>
        <source>The 7 %1</source>
        <translation>%1の7</translation>
    </message>
    <message>
        <source>The 8 %1</source>
        <translation>%1の8</translation>
    </message>
    <message>
        <source>The 9 %1</source>
        <translation>%1の9</translation>
    </message>
    <message>
        <source>The 10 %1</source>
        <translation>%1の10</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>%1のジャック</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>%1のジャック</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>%1のナイト</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>%1のクイーン</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>%1のキング</translation>
    </message>
    <message>
        <source>the ace %1</source>
        <translation>%1のエース</translation>
    </message>
    <message>
        <source>the 2 %1</source>
        <translation>%1の2</translation>
    </message>
    <message>
        <source>the 3 %1</source>
        <translation>%1の3</translation>
    </message>
    <message>
        <source>the 4 %1</source>
        <translation>%1の4</translation>
    </message>
    <message>
        <source>the 5 %1</source>
        <translation>%1の5</translation>
    </message>
    <message>
        <source>the 6 %1</source>
        <translation>%1の6</translation>
    </message>
    <message>
        <source>the 7 %1</source>
        <translation>%1の7</translation>
    </message>
    <message>
        <source>the 8 %1</source>
        <translation>%1の8</translation>
    </message>
    <message>
        <source>the 9 %1</source>
        <translation>%1の9</translation>
    </message>
    <message>
        <source>the 10 %1</source>
        <translation>%1の10</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>%1のジャック</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>%1のジャック</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>%1のナイト</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>%1のクイーン</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>%1のキング</translation>
    </message>
    <message>
        <source>with the ace %1</source>
        <translation>%1のエースで</translation>
    </message>
    <message>
        <source>with the 2 %1</source>
        <translation>%1の2で</translation>
    </message>
    <message>
        <source>with the 3 %1</source>
        <translation>%1の3で</translation>
    </message>
    <message>
        <source>with the 4 %1</source>
        <translation>%1の4で</translation>
    </message>
    <message>
        <source>with the 5 %1</source>
        <translation>%1の5で</translation>
    </message>
    <message>
        <source>with the 6 %1</source>
        <translation>%1の6で</translation>
    </message>
    <message>
        <source>with the 7 %1</source>
        <translation>%1の7で</translation>
    </message>
    <message>
        <source>with the 8 %1</source>
        <translation>%1の8で</translation>
    </message>
    <message>
        <source>with the 9 %1</source>
        <translation>%1の9で</translation>
    </message>
    <message>
        <source>with the 10 %1</source>
        <translation>%1の10で</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>%1のジャックで</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>%1のジャックで</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>%1のナイトで</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>%1のクイーンで</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>%1のキングで</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>剣</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>こん棒</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>欲ばり</translation>
    </message>
    <message>
        <source>Chitarrella</source>
        <translation>キタレッラ</translation>
    </message>
    <message>
        <source>By the maxims</source>
        <translation>格言どおり</translation>
    </message>
    <message>
        <source>Takes what it sees, and soon forgets what has gone.</source>
        <translation>見えたものを取り、出た札はすぐ忘れます。</translation>
    </message>
    <message>
        <source>Minds what it leaves, but remembers no captured card.</source>
        <translation>場に何を残すかは気にしますが、取られたカードは覚えていません。</translation>
    </message>
    <message>
        <source>Plays by the old maxims of Scopone, and counts the cards.</source>
        <translation>スコポーネの古い格言どおりに打ち、カードを数えます。</translation>
    </message>
    <message>
        <source>Tries every play on deals that it imagines, and forgets a few cards.</source>
        <translation>カードの配られ方を想像してどの手も試し、カードを少し忘れます。</translation>
    </message>
    <message>
        <source>Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards exactly.</source>
        <translation>はるかに多くの配られ方を想像し、すべてを覚え、相手が取らなかったものまで読み、終盤は完璧に打ちます。</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>コインを集める</translation>
    </message>
    <message>
        <source>hunts scope</source>
        <translation>スコパを狙う</translation>
    </message>
    <message>
        <source>plays by the old maxims</source>
        <translation>古い格言を守る</translation>
    </message>
    <message>
        <source>saves up sevens</source>
        <translation>7をため込む</translation>
    </message>
    <message>
        <source>leaves nothing to sweep</source>
        <translation>一掃のすきを見せない</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Level %1  ·  %2</source>
        <comment>number and name of a level</comment>
        <translation>レベル%1  ·  %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level; how it plays</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; what they like: hunts scope</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence: Bruno hunts scope</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Likings change the style, never the strength.</source>
        <translation>好みで変わるのは打ち方だけで、強さは変わりません。</translation>
    </message>
    <message>
        <source>The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have neither frame nor letters, so figures are told by their legs: two are a jack&apos;s, four a knight&apos;s, and a king wears a cloak. The ace of coins is an eagle with two heads.</source>
        <translation>ナポリのデッキ。スコパの場でいちばんよく見かけます。カードは小さく、枠も文字もありません。絵札は足で見分けます。2本足ならジャック、4本足ならナイト、マントを着ていればキングです。コインのエースは頭が2つのワシです。</translation>
    </message>
    <message>
        <source>The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of coins is an eagle with a crown.</source>
        <translation>ピアチェンツァのデッキ。イタリアの北部と中部で広く使われています。カードは細長くて細い枠があり、絵札は上下に頭があるので、さかさまになりません。コインのエースは冠をかぶったワシです。</translation>
    </message>
    <message>
        <source>The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each other and are tied with a ribbon.</source>
        <translation>シチリアのデッキ。小さなカードで、ここでは人形劇の騎士たちが描かれています。絵札は足もとの色で見分けます。赤はジャック、黄はナイト、緑はキングです。小さい数の剣とこん棒は、交差してリボンで結ばれています。</translation>
    </message>
    <message>
        <source>The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 and 10. Gaps in the frame tell the suit from the card&apos;s edge alone: none for coins, one for cups, two for swords, three for clubs.</source>
        <translation>スペインと中南米で、エスコバに使うデッキ。絵札には10、11、12とありますが、8、9、10と数えます。枠の切れ目で、端を見るだけでスートがわかります。コインはなし、カップは1つ、剣は2つ、こん棒は3つです。</translation>
    </message>
    <message>
        <source>In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack&apos;s 8 and the king&apos;s 10. The seven of diamonds is the settebello.</source>
        <translation>イタリアには、フランスのスートでスコパを遊ぶ地方もあります。ダイヤがコイン、ハートがカップ、スペードが剣、クラブがこん棒にあたります。ナイトの代わりにクイーンがいて、ジャックの8とキングの10のあいだの9です。ダイヤの7がセッテベッロです。</translation>
    </message>
    <message>
        <source>A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are just beginning to add.</source>
        <translation>絵札のないフランスのデッキ。ジャック、クイーン、キングの代わりに8、9、10があります。書いてある数がそのままカードの数なので、覚えることがありません。はじめて遊ぶ人と、足し算を習い始めた子どもたちに。</translation>
    </message>
    <message>
        <source>A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the French deck.</source>
        <translation>大きな文字のフランスのデッキ。離れていても、目が弱くても読めるように作りました。スートごとに色が違うので、ダイヤとハート、クラブとスペードを見まちがえません。数え方はフランスのデッキと同じです。</translation>
    </message>
    <message>
        <source>A deck of your own, with Italian suits.</source>
        <translation>イタリアのスートの、自分のデッキです。</translation>
    </message>
    <message>
        <source>A deck of your own, with Spanish suits.</source>
        <translation>スペインのスートの、自分のデッキです。</translation>
    </message>
    <message>
        <source>A deck of your own, with French suits.</source>
        <translation>フランスのスートの、自分のデッキです。</translation>
    </message>
    <message>
        <source>Counts %1, and %2 in the primiera.</source>
        <translation>数は%1、プリミエラでは%2です。</translation>
    </message>
    <message>
        <source>The settebello: a point by itself.</source>
        <translation>セッテベッロ。これだけで1点です。</translation>
    </message>
    <message>
        <source>One of the ten coins.</source>
        <translation>10枚あるコインの1枚です。</translation>
    </message>
    <message>
        <source>%1! You sweep the table %2.</source>
        <translation>%1！&#x3000;あなたは%2場を一掃しました。</translation>
    </message>
    <message>
        <source>%1! %3 sweeps the table %2.</source>
        <translation>%1！&#x3000;%3は%2場を一掃しました。</translation>
    </message>
    <message>
        <source>Escoba</source>
        <comment>what is called out</comment>
        <translation>エスコバ</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <comment>what is called out</comment>
        <translation>シュコッバ</translation>
    </message>
    <message>
        <source>Scopa</source>
        <comment>what is called out</comment>
        <translation>スコパ</translation>
    </message>
    <message>
        <source>Two aces or more lie on the opening table: the cards are dealt again.</source>
        <translation>最初の場札にエースが2枚以上あるので、配り直します。</translation>
    </message>
    <message>
        <source>Four tens lie on the opening table: the cards are dealt again.</source>
        <translation>最初の場札に10が4枚あるので、配り直します。</translation>
    </message>
    <message>
        <source>Three tens lie on the opening table: the cards are dealt again.</source>
        <translation>最初の場札に10が3枚あるので、配り直します。</translation>
    </message>
    <message>
        <source>Four kings lie on the opening table: the cards are dealt again.</source>
        <translation>最初の場札にキングが4枚あるので、配り直します。</translation>
    </message>
    <message>
        <source>Three kings lie on the opening table: the cards are dealt again.</source>
        <translation>最初の場札にキングが3枚あるので、配り直します。</translation>
    </message>
    <message>
        <source>Round %1. You deal.</source>
        <translation>第%1ラウンド。親はあなたです。</translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>第%1ラウンド。親は%2です。</translation>
    </message>
    <message>
        <source>%1 for each player.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>手札は%1ずつです。</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3 for each player.</source>
        <comment>%3 is: 3 cards</comment>
        <translation>%2回中%1回目の配り：手札は%3ずつです。</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it for two sweeps.</source>
        <translation>最初の場札の合計が30なので、あなたが取って一掃2回分です。</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it for two sweeps.</source>
        <translation>最初の場札の合計が30なので、%1が取って一掃2回分です。</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it for a sweep.</source>
        <translation>最初の場札の合計が15なので、あなたが取って一掃1回分です。</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it for a sweep.</source>
        <translation>最初の場札の合計が15なので、%1が取って一掃1回分です。</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: you take it.</source>
        <translation>最初の場札の合計が30なので、あなたが取ります。</translation>
    </message>
    <message>
        <source>The opening table comes to thirty: %1 takes it.</source>
        <translation>最初の場札の合計が30なので、%1が取ります。</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: you take it.</source>
        <translation>最初の場札の合計が15なので、あなたが取ります。</translation>
    </message>
    <message>
        <source>The opening table comes to fifteen: %1 takes it.</source>
        <translation>最初の場札の合計が15なので、%1が取ります。</translation>
    </message>
    <message>
        <source>You declare three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>あなたはスリーカードを宣言：%1。</translation>
    </message>
    <message>
        <source>%2 declares three of a kind: %1.</source>
        <comment>%1 is: 10 points</comment>
        <translation>%2はスリーカードを宣言：%1。</translation>
    </message>
    <message>
        <source>You declare less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>あなたは10未満を宣言：%1。</translation>
    </message>
    <message>
        <source>%2 declares less than ten: %1.</source>
        <comment>%1 is: 3 points</comment>
        <translation>%2は10未満を宣言：%1。</translation>
    </message>
    <message>
        <source>There %1 counts as %2.</source>
        <comment>the 7 of cups</comment>
        <translation>ここでは%1を%2と数えます。</translation>
    </message>
    <message>
        <source>You take what is left.</source>
        <translation>残りの場札はあなたのものです。</translation>
    </message>
    <message>
        <source>%1 takes what is left.</source>
        <translation>残りの場札は%1のものです。</translation>
    </message>
    <message>
        <source>%1 take what is left.</source>
        <comment>a team</comment>
        <translation>残りの場札は%1のものです。</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>%2のエース、2、3：その場であなたの勝ちです。</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>%2のエース、2、3：その場で%1の勝ちです。</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>%2のエース、2、3：その場で%1の勝ちです。</translation>
    </message>
    <message>
        <source>All ten cards %2: you win the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>%2の札10枚：その場であなたの勝ちです。</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 wins the match at once.</source>
        <comment>%2 is: of coins</comment>
        <translation>%2の札10枚：その場で%1の勝ちです。</translation>
    </message>
    <message>
        <source>All ten cards %2: %1 win the match at once.</source>
        <comment>a team; %2 is: of coins</comment>
        <translation>%2の札10枚：その場で%1の勝ちです。</translation>
    </message>
    <message>
        <source>You win the match, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>あなたの勝ち、%1</translation>
    </message>
    <message>
        <source>%2 wins, %1</source>
        <comment>%1 is: 12 to 8</comment>
        <translation>%2の勝ち、%1</translation>
    </message>
    <message>
        <source>%2 win, %1</source>
        <comment>a team; %1 is: 12 to 8</comment>
        <translation>%2の勝ち、%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a result, the winner&apos;s points first</comment>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Eights to tens</source>
        <translation>8〜10</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>セッテベッロ</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>絵札</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of shares</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>above</source>
        <comment>a share that is greater than chance allows</comment>
        <translation>多い</translation>
    </message>
    <message>
        <source>below</source>
        <comment>a share that is less than chance allows</comment>
        <translation>少ない</translation>
    </message>
    <message>
        <source>%1: over %2 you were dealt %3; chance allows %4. %5</source>
        <comment>a kind of card; rounds; shares</comment>
        <translation>%1：%2で配られた割合は%3、偶然の範囲は%4です。%5</translation>
    </message>
    <message>
        <source>Nothing unusual.</source>
        <translation>とくに変わったことはありません。</translation>
    </message>
    <message>
        <source>That is more than usual.</source>
        <translation>ふつうより多めです。</translation>
    </message>
    <message>
        <source>That is less than usual.</source>
        <translation>ふつうより少なめです。</translation>
    </message>
    <message>
        <source>Over %1 you were dealt %2 of the sevens; chance allows %3.</source>
        <translation>%1で配られた7の割合は%2、偶然の範囲は%3です。</translation>
    </message>
    <message>
        <source>Too few rounds to tell</source>
        <translation>判断にはラウンドが足りません</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>めずらしい偏り</translation>
    </message>
    <message>
        <source>Nothing unusual</source>
        <translation>とくに変わったことなし</translation>
    </message>
    <message>
        <source>After %1 it shows here whether chance dealt the cards. So far there are %2.</source>
        <translation>%1を終えると、カードが偶然どおりに配られたかどうかがここに出ます。いまは%2ラウンドです。</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.</source>
        <translation>数字・スート・セッテベッロを合わせて：公平なカードで遊ぶ100人のうち、もっと偏る人は%1人です。</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as uneven as these. Is it rigged? tells how to check the deals of a match.</source>
        <translation>数字・スート・セッテベッロを合わせて：公平なカードで遊ぶ1,000人のうち、ここまで偏る人は1人もいません。試合のカードの配られ方を確かめる方法は「いかさまでは？」にあります。</translation>
    </message>
    <message>
        <source>Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. It can be chance, for somebody has to be among them; fair cards even out as you play on.</source>
        <translation>数字・スート・セッテベッロを合わせて：公平なカードで遊ぶ100人のうち、ここまで偏る人の数は%1です。偶然かもしれません。だれかはその中に入るからです。公平なカードなら、遊び続けるうちにならされます。</translation>
    </message>
    <message>
        <source>fewer than one</source>
        <comment>of 100 players</comment>
        <translation>1未満</translation>
    </message>
    <message>
        <source>Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies outside. Of %1 about %2 would lie outside by chance.</source>
        <translation>線：偶然の平均。帯：100人中95人が入る範囲。点：あなた。ひし形は範囲の外です。%1のうち約%2は、偶然でも外に出ます。</translation>
    </message>
    <message>
        <source>Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In teams your partner&apos;s cards count as yours. Cards that a deal number brought again count once.</source>
        <translation>数えるのは、コンピューターと遊んだラウンドで手札に配られたカードです。最初の場札は数えません。チーム戦では、パートナーのカードもあなたのものと数えます。同じ配り番号で再び来たカードは1回だけ数えます。</translation>
    </message>
    <message>
        <source>These are the latest %1.</source>
        <comment>rounds</comment>
        <translation>直近の%1です。</translation>
    </message>
    <message>
        <source>Every card of this match follows from deal number %1; it was fixed before the first card was dealt.</source>
        <translation>この試合のカードは、すべて配り番号%1で決まります。番号は最初の1枚を配る前に決まっていました。</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>a deal number</comment>
        <translation>配り番号 %1</translation>
    </message>
    <message>
        <source>Nobody peeks</source>
        <translation>だれものぞき見しません</translation>
    </message>
    <message>
        <source>A computer player is told what a person in its seat could see: its own hand, the table, and what was played and taken in the open. It thinks in a process of its own, which never gets the other hands or the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.</source>
        <translation>コンピューターのプレイヤーに知らされるのは、その席の人に見えるものだけです。自分の手札、場札、そして表向きに出され取られた札です。考える処理は別のプロセスで行い、ほかの手札や山札は渡されません。自動テストもそれを証明します。隠れた札をすべて入れ替えても、同じ手を打たなければなりません。</translation>
    </message>
    <message>
        <source>The cards are fixed in advance</source>
        <translation>カードは先に決まっています</translation>
    </message>
    <message>
        <source>A match has a deal number, picked at random, or chosen by you. Every card of every round follows from it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, and at the same table the same number deals the same cards to anybody.</source>
        <translation>試合には、ランダムまたはあなたが選んだ配り番号があります。全ラウンドのカードがこの番号だけから、公開されたシャッフルの方法で決まります。何をしても次のカードは変わりませんし、同じテーブルなら、同じ番号でだれにでも同じカードが配られます。</translation>
    </message>
    <message>
        <source>Levels differ in their heads, not in their cards</source>
        <translation>強さの違いは頭だけ、カードは同じです</translation>
    </message>
    <message>
        <source>A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before anybody asks who sits where.</source>
        <translation>強い相手ほど、取られた札をよく覚え、先を読みます。カードは、だれがどの席に座るかを見る前に配られます。</translation>
    </message>
    <message>
        <source>Look for yourself</source>
        <translation>ご自分でお確かめを</translation>
    </message>
    <message>
        <source>Statistics show under Fairness what you were dealt, beside what chance would give. And a match that was saved to a file can be checked card by card, play by play, with this command:</source>
        <translation>統計の「公平さ」で、あなたに配られたカードと偶然の値を見比べられます。また、ファイルに保存した試合は、次のコマンドで1枚ずつ、一手ずつ確かめられます。</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>a 6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>a 7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>a 9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>a 10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>4 cards</comment>
        <translation>合わせて%1</translation>
    </message>
    <message>
        <source>It brings home %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>%1が手に入ります。</translation>
    </message>
    <message>
        <source>The next best, %1, is about as good.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>次善は%1で、ほぼ同じくらい良い手です。</translation>
    </message>
    <message>
        <source>The next best, %1, is far worse.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>次善は%1ですが、ずっと劣ります。</translation>
    </message>
    <message>
        <source>The next best, %1, would be worse by %2 points a round.</source>
        <comment>%1 is: laying the 7</comment>
        <translation>次善は%1ですが、1ラウンドあたり%2点劣ります。</translation>
    </message>
    <message>
        <source>The next best, %1, would cost %2 points a round.</source>
        <comment>%1: laying the 7</comment>
        <translation>次善は%1ですが、1ラウンドあたり%2点の損です。</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>within a sentence; a card</comment>
        <translation>%1を置く手</translation>
    </message>
    <message>
        <source>taking %1 %2</source>
        <comment>within a sentence; cards; with which card</comment>
        <translation>%2%1を取る手</translation>
    </message>
    <message>
        <source>declaring three of a kind</source>
        <comment>within a sentence</comment>
        <translation>スリーカードを宣言する手</translation>
    </message>
    <message>
        <source>declaring less than ten</source>
        <comment>within a sentence</comment>
        <translation>10未満を宣言する手</translation>
    </message>
    <message>
        <source>declaring less than ten with the wild 7 as %1</source>
        <comment>within a sentence; a number</comment>
        <translation>化ける7を%1として10未満を宣言する手</translation>
    </message>
    <message>
        <source>the settebello</source>
        <comment>within a sentence</comment>
        <translation>セッテベッロ</translation>
    </message>
    <message>
        <source>the re bello</source>
        <comment>within a sentence: the king of coins</comment>
        <translation>レ・ベッロ</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>cards; 3 points</comment>
        <translation>%2になる%1</translation>
    </message>
    <message>
        <source>%1 for the napola</source>
        <comment>cards</comment>
        <translation>ナポラに効く%1</translation>
    </message>
    <message>
        <source>%1 for the piccola</source>
        <comment>cards</comment>
        <translation>ピッコラに効く%1</translation>
    </message>
    <message>
        <source>%1 for the grande</source>
        <comment>cards</comment>
        <translation>グランデに効く%1</translation>
    </message>
    <message>
        <source>%1 in aces and figures</source>
        <comment>2 points</comment>
        <translation>エースと絵札の%1</translation>
    </message>
    <message>
        <source>%1 for the primiera</source>
        <comment>cards</comment>
        <translation>プリミエラに効く%1</translation>
    </message>
    <message>
        <source>a card %1</source>
        <comment>%1 is: of coins</comment>
        <translation>%1の札1枚</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 cards; of coins</comment>
        <translation>%2の札%1</translation>
    </message>
    <message>
        <source>There is nothing to choose: it is the only play.</source>
        <translation>選ぶ余地はありません。これしか手がありません。</translation>
    </message>
    <message>
        <source>Here all plays are about equally good.</source>
        <translation>ここではどの手もほぼ同じ良さです。</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>その場で試合に勝ちます。</translation>
    </message>
    <message>
        <source>It sweeps the table for a point.</source>
        <translation>場を一掃して1点です。</translation>
    </message>
    <message>
        <source>Another play would sweep the table, and a scopa counts against you.</source>
        <translation>ほかの手だと場を一掃してしまいます。このゲームではスコパは損です。</translation>
    </message>
    <message>
        <source>It takes nothing, so nothing counts against you.</source>
        <translation>何も取らないので、損になりません。</translation>
    </message>
    <message>
        <source>It is the card of your hand that is worth least.</source>
        <translation>手札の中でいちばん価値の低いカードです。</translation>
    </message>
    <message>
        <source>Over all the ways in which the hidden cards may lie, it does best.</source>
        <translation>見えないカードのあらゆる並びで考えて、いちばん良い手です。</translation>
    </message>
    <message>
        <source>The next best would leave the settebello to %1.</source>
        <comment>a player</comment>
        <translation>次善手だと、%1にセッテベッロを取られます。</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to take the settebello.</source>
        <translation>次善手だと、%1にセッテベッロを取られる確率が%2%あります。</translation>
    </message>
    <message>
        <source>The next best would let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>次善手だと、%1に場を一掃されます。</translation>
    </message>
    <message>
        <source>The next best would give %1 a chance of %2 % to sweep the table.</source>
        <translation>次善手だと、%1に場を一掃される確率が%2%あります。</translation>
    </message>
    <message>
        <source>Your play left the settebello to %1.</source>
        <comment>a player</comment>
        <translation>あなたの手で、%1がセッテベッロを取れるようになりました。</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to take the settebello.</source>
        <translation>あなたの手だと、%1にセッテベッロを取られる確率が%2%ありました。</translation>
    </message>
    <message>
        <source>Your play let %1 sweep the table.</source>
        <comment>a player</comment>
        <translation>あなたの手で、%1が場を一掃できるようになりました。</translation>
    </message>
    <message>
        <source>Your play gave %1 a chance of %2 % to sweep the table.</source>
        <translation>あなたの手だと、%1に場を一掃される確率が%2%ありました。</translation>
    </message>
    <message>
        <source>Nobody can take %1: the other three of its rank are gone.</source>
        <translation>%1はだれにも取られません。同じ数のほかの3枚はもうありません。</translation>
    </message>
    <message>
        <source>You keep %1, which can take it back.</source>
        <comment>a card</comment>
        <translation>手札に%1が残り、これで取り返せます。</translation>
    </message>
    <message>
        <source>Next time %1 could take %2.</source>
        <comment>a card; cards</comment>
        <translation>次の番に%1で%2を取れるかもしれません。</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand.</source>
        <comment>a card</comment>
        <translation>%1を手札に残せます。</translation>
    </message>
    <message>
        <source>It gets rid of %1.</source>
        <comment>a card</comment>
        <translation>%1を手放せます。</translation>
    </message>
    <message>
        <source>It makes fifteen.</source>
        <translation>合わせて15になります。</translation>
    </message>
    <message>
        <source>It makes fifteen: %1.</source>
        <comment>a sum</comment>
        <translation>合わせて15になります：%1。</translation>
    </message>
    <message>
        <source>It scores %1 at once.</source>
        <comment>3 points</comment>
        <translation>すぐに%1入ります。</translation>
    </message>
    <message>
        <source>Nobody takes after you, so what is left over comes to you: %1.</source>
        <comment>2 cards</comment>
        <translation>このあとはだれも取れないので、残りの場札があなたのものになります：%1。</translation>
    </message>
    <message>
        <source>The ace takes the whole table: %1.</source>
        <comment>4 cards</comment>
        <translation>エースで場札を全部取れます：%1。</translation>
    </message>
    <message>
        <source>You have to take something, and nothing takes less than this: %1.</source>
        <comment>2 cards</comment>
        <translation>何かを取るしかなく、これがいちばん少ない取り方です：%1。</translation>
    </message>
    <message>
        <source>It leaves %1 on the table, which no card can sweep.</source>
        <translation>場の合計は%1になり、どのカードでも一掃できません。</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and the last one is gone.</source>
        <comment>a 7</comment>
        <translation>残した場を一掃できるのは%1だけで、もう1枚も残っていません。</translation>
    </message>
    <message>
        <source>Nobody else can hold a card that sweeps what it leaves.</source>
        <translation>残した場を一掃できるカードは、ほかのだれも持っていません。</translation>
    </message>
    <message>
        <source>Only %1 could sweep what it leaves, and nobody else can hold one.</source>
        <comment>a 7</comment>
        <translation>残した場を一掃できるのは%1だけで、ほかのだれも持っていません。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>今日、%1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>昨日、%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game; how it is seated</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>強さいろいろ</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>names; their level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal of %1</source>
        <comment>%1 is a date</comment>
        <translation>%1の勝負</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>同じカード</translation>
    </message>
    <message>
        <source>From another match</source>
        <translation>別の試合から</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日の勝負</translation>
    </message>
    <message>
        <source>Computer in your seat</source>
        <translation>コンピューターが代わりに</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>ファイルから</translation>
    </message>
    <message>
        <source>“%1”: </source>
        <comment>before what is told of a match</comment>
        <translation>「%1」：</translation>
    </message>
    <message>
        <source>%1, %2 against %3, %4, %5</source>
        <comment>when, game, opponents, outcome, score</comment>
        <translation>%1、%2、相手は%3、%4、%5</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1試合</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many of 2,150 matches</comment>
        <translation>%2中%1試合</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1を削除しました。</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>試合が戻りました。</translation>
    </message>
    <message>
        <source>%1 are there again.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1が戻りました。</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1を追加しました。</translation>
    </message>
    <message>
        <source>%1 already there.</source>
        <comment>%1 is: 2 matches</comment>
        <translation>%1はもうあります。</translation>
    </message>
    <message>
        <source>%1 more files cannot be opened.</source>
        <comment>a number</comment>
        <translation>ほかに開けないファイルが%1個あります。</translation>
    </message>
    <message>
        <source>The match is written to %1.</source>
        <translation>試合を%1に書き出しました。</translation>
    </message>
    <message>
        <source>%1 are written to %2.</source>
        <comment>2 matches; a folder</comment>
        <translation>%1を%2に書き出しました。</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>カードの取り方</translation>
    </message>
    <message>
        <source>Sweeping the table</source>
        <translation>場の一掃</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>点の数え方</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>配り方</translation>
    </message>
    <message>
        <source>Ending a round and a match</source>
        <translation>ラウンドと試合の終わり</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>カードで取れるもの</translation>
    </message>
    <message>
        <source>When a card could take this or that</source>
        <translation>取り方がいくつもあるとき</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>取れるカードなら必ず取る</translation>
    </message>
    <message>
        <source>How many cards at once</source>
        <translation>一度に取れる枚数</translation>
    </message>
    <message>
        <source>What an ace takes</source>
        <translation>エースで取れるもの</translation>
    </message>
    <message>
        <source>No ace sweeps on the first play</source>
        <translation>最初の一手はエースで一掃できない</translation>
    </message>
    <message>
        <source>An equal card goes before a sum</source>
        <translation>足し算より同じ数が先</translation>
    </message>
    <message>
        <source>How long the wild 7 keeps its value</source>
        <translation>化ける7の数がいつまで続くか</translation>
    </message>
    <message>
        <source>Sweeps score</source>
        <translation>一掃は点になる</translation>
    </message>
    <message>
        <source>The last card of the round may sweep</source>
        <translation>ラウンド最後の1枚でも一掃</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores too</source>
        <translation>エースの一掃も点になる</translation>
    </message>
    <message>
        <source>Ponino: sweeps twice over</source>
        <translation>ポニーノ：一掃の点が2倍</translation>
    </message>
    <message>
        <source>A point for most cards</source>
        <translation>枚数がいちばん多ければ1点</translation>
    </message>
    <message>
        <source>A point for most cards %1</source>
        <translation>%1の札がいちばん多ければ1点</translation>
    </message>
    <message>
        <source>A point for the settebello</source>
        <translation>セッテベッロに1点</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>プリミエラに1点</translation>
    </message>
    <message>
        <source>What a 6 is worth in the primiera</source>
        <translation>プリミエラでの6の価値</translation>
    </message>
    <message>
        <source>A suit that is missing from the primiera</source>
        <translation>プリミエラでスートが足りないとき</translation>
    </message>
    <message>
        <source>Re bello: a point for %5</source>
        <translation>レ・ベッロ：%5に1点</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on</source>
        <translation>ナポラ：%1のエース、2、3と続き</translation>
    </message>
    <message>
        <source>The most that a napola scores</source>
        <translation>ナポラの最高点</translation>
    </message>
    <message>
        <source>Points for the sevens</source>
        <translation>7の点</translation>
    </message>
    <message>
        <source>Barmila: a point for most sevens</source>
        <translation>バルミラ：7がいちばん多ければ1点</translation>
    </message>
    <message>
        <source>A point for each ace and figure</source>
        <translation>エースと絵札に1点ずつ</translation>
    </message>
    <message>
        <source>Trente: ace, 2 and 3 %1</source>
        <translation>トレンテ：%1のエース、2、3</translation>
    </message>
    <message>
        <source>The most that a piccola scores</source>
        <translation>ピッコラの最高点</translation>
    </message>
    <message>
        <source>Deal again if three kings lie there</source>
        <translation>場にキング3枚なら配り直し</translation>
    </message>
    <message>
        <source>If two aces lie there at the start</source>
        <translation>最初の場にエースが2枚あるとき</translation>
    </message>
    <message>
        <source>If the opening cards make 15 or 30</source>
        <translation>最初の場札が15か30のとき</translation>
    </message>
    <message>
        <source>Cards left when the round ends</source>
        <translation>ラウンド後に残った場札</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>何点まで</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>最少点が勝ち</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match</source>
        <translation>%1の札10枚で試合に勝ち</translation>
    </message>
    <message>
        <source>Level at the end: %5 decides</source>
        <translation>同点で終わったら%5で決める</translation>
    </message>
    <message>
        <source>By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8.</source>
        <translation>同じ数なら、7で7、または3と4を取れます。合わせて15なら、7で8を取れます。</translation>
    </message>
    <message>
        <source>A 6 could take 2 and 4, or ace, 2 and 3.</source>
        <translation>6で、2と4、またはエースと2と3を取れるとき。</translation>
    </message>
    <message>
        <source>You may still play another card that takes nothing.</source>
        <translation>何も取れない別のカードを出すのは自由です。</translation>
    </message>
    <message>
        <source>Longer sums stay where they are.</source>
        <translation>それより多い枚数の足し算は取れません。</translation>
    </message>
    <message>
        <source>It may be a card like any other, or clear the table.</source>
        <translation>ふつうのカードと同じか、場札を全部取るか。</translation>
    </message>
    <message>
        <source>Whoever begins the round takes only an ace with an ace.</source>
        <translation>ラウンド最初の人は、エースではエースしか取れません。</translation>
    </message>
    <message>
        <source>Cards that make fifteen may be taken all the same.</source>
        <translation>合わせて15になるカードは、それでも取れます。</translation>
    </message>
    <message>
        <source>You say what %3 counts when you declare.</source>
        <translation>宣言するときに、%3をいくつと数えるか決めます。</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table scores a point.</source>
        <translation>場札を全部取った人に1点。</translation>
    </message>
    <message>
        <source>Else it takes the cards, but scores nothing for it.</source>
        <translation>オフなら、カードは取れても点は入りません。</translation>
    </message>
    <message>
        <source>When it takes the whole table by its power.</source>
        <translation>エースの力で場札を全部取ったとき。</translation>
    </message>
    <message>
        <source>Whoever takes the %2 of every suit scores the round&apos;s sweeps once more.</source>
        <translation>%2を4枚とも取ると、そのラウンドの一掃の点がもう一度入ります。</translation>
    </message>
    <message>
        <source>To whoever took more cards than anybody else.</source>
        <translation>だれよりも多くカードを取った人に。</translation>
    </message>
    <message>
        <source>To whoever took more of them than anybody else.</source>
        <translation>だれよりも多くその札を取った人に。</translation>
    </message>
    <message>
        <source>To whoever took %4.</source>
        <translation>%4を取った人に。</translation>
    </message>
    <message>
        <source>To the best card of each suit, added up; sevens are worth most.</source>
        <translation>各スートのいちばん良い札の合計で。7がいちばん高い札です。</translation>
    </message>
    <message>
        <source>A 7 is worth 21, an ace 16.</source>
        <translation>7は21、エースは16です。</translation>
    </message>
    <message>
        <source>For whoever took no card of some suit.</source>
        <translation>どれかのスートを1枚も取らなかった人の扱い。</translation>
    </message>
    <message>
        <source>To whoever took it, just like the settebello.</source>
        <translation>セッテベッロと同じく、取った人に。</translation>
    </message>
    <message>
        <source>A point for each card of the row, as far as it goes without a gap.</source>
        <translation>続き札1枚ごとに1点。途切れるところまで数えます。</translation>
    </message>
    <message>
        <source>However long the row of cards is.</source>
        <translation>続き札がどれだけ長くても。</translation>
    </message>
    <message>
        <source>A point for most sevens, and another for all four.</source>
        <translation>7がいちばん多ければ1点、4枚全部ならもう1点。</translation>
    </message>
    <message>
        <source>If the sevens are level, most sixes decide.</source>
        <translation>7が同数なら、6の多さで決めます。</translation>
    </message>
    <message>
        <source>Sixteen points lie in every round.</source>
        <translation>毎ラウンド、全部で16点あります。</translation>
    </message>
    <message>
        <source>They score 1, 2 and 3; whoever has all three wins the match.</source>
        <translation>それぞれ1点、2点、3点。3枚そろえば試合に勝ちます。</translation>
    </message>
    <message>
        <source>For ace, 2, 3 %1 and those that follow.</source>
        <translation>%1のエース、2、3とその続きに。</translation>
    </message>
    <message>
        <source>With them on the table nobody could sweep it.</source>
        <translation>あると、だれも場を一掃できません。</translation>
    </message>
    <message>
        <source>They would stop every other ace.</source>
        <translation>あると、ほかのエースの力がすべて止まります。</translation>
    </message>
    <message>
        <source>The dealer may take them: one sweep for 15, two for 30.</source>
        <translation>親が取ってもよい決まりです。15は一掃1回、30は2回。</translation>
    </message>
    <message>
        <source>They count as taken, but never as a sweep.</source>
        <translation>取り札にはなりますが、一掃にはなりません。</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody gets there.</source>
        <translation>だれかが達したラウンドの終わりで、試合が終わります。</translation>
    </message>
    <message>
        <source>Upside down: the match ends as always, but you want few points.</source>
        <translation>さかさまです。終わり方は同じでも、点は少ないほうが勝ちです。</translation>
    </message>
    <message>
        <source>At once, whatever the score is.</source>
        <translation>点数に関係なく、その場で。</translation>
    </message>
    <message>
        <source>Else one more round is played.</source>
        <translation>オフなら、もう1ラウンド遊びます。</translation>
    </message>
    <message>
        <source>So play Scopa and nearly all its kin.</source>
        <translation>スコパとその仲間のほとんどがこうです。</translation>
    </message>
    <message>
        <source>So play Quindici in Italy and Escoba in Spain.</source>
        <translation>イタリアのクインディチ、スペインのエスコバがこうです。</translation>
    </message>
    <message>
        <source>So plays Genoa.</source>
        <translation>ジェノヴァ流です。</translation>
    </message>
    <message>
        <source>So play online tables, and this program by the book.</source>
        <translation>オンラインのテーブルとこのプログラムの標準です。</translation>
    </message>
    <message>
        <source>So play most tables in Italy, and Tunis.</source>
        <translation>イタリアの多くのテーブルと、チュニスがこうです。</translation>
    </message>
    <message>
        <source>So play Spain and Genoa.</source>
        <translation>スペインとジェノヴァがこうです。</translation>
    </message>
    <message>
        <source>So plays nearly everybody.</source>
        <translation>ほとんどだれもがこうです。</translation>
    </message>
    <message>
        <source>So play some Spanish tables.</source>
        <translation>スペインの一部のテーブルがこうです。</translation>
    </message>
    <message>
        <source>Some online tables offer it.</source>
        <translation>オンラインで選べるテーブルがあります。</translation>
    </message>
    <message>
        <source>The simple Asso piglia tutto.</source>
        <translation>単純なアッソ・ピリア・トゥット。</translation>
    </message>
    <message>
        <source>The traditional Asso piglia tutto, and Genoa.</source>
        <translation>昔からのアッソ・ピリア・トゥットと、ジェノヴァ。</translation>
    </message>
    <message>
        <source>So say some Italian books.</source>
        <translation>イタリアの本にこう書くものがあります。</translation>
    </message>
    <message>
        <source>In Genoa the choice is free.</source>
        <translation>ジェノヴァでは自由に選べます。</translation>
    </message>
    <message>
        <source>So play online tables.</source>
        <translation>オンラインのテーブルがこうです。</translation>
    </message>
    <message>
        <source>So play tables in Genoa.</source>
        <translation>ジェノヴァのテーブルがこうです。</translation>
    </message>
    <message>
        <source>Some play the ten-card Scopone so.</source>
        <translation>手札10枚のスコポーネで、こう遊ぶ人もいます。</translation>
    </message>
    <message>
        <source>So plays Asso piglia tutto.</source>
        <translation>アッソ・ピリア・トゥットがこうです。</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi, as the federation has it, says no.</source>
        <translation>連盟の「スコパ・ダッシ」がこうです。</translation>
    </message>
    <message>
        <source>Many Spanish tables leave it out.</source>
        <translation>スペインの多くのテーブルでは省きます。</translation>
    </message>
    <message>
        <source>So say nearly all books.</source>
        <translation>ほとんどの本がこうです。</translation>
    </message>
    <message>
        <source>So say the help pages of some online tables.</source>
        <translation>オンラインの説明ページにこう書くものがあります。</translation>
    </message>
    <message>
        <source>So play many tables in Italy.</source>
        <translation>イタリアの多くのテーブルがこうです。</translation>
    </message>
    <message>
        <source>So say some books: four suits beat three.</source>
        <translation>こう書く本もあります。4スートは3スートに勝ちます。</translation>
    </message>
    <message>
        <source>Some tables stop at 6.</source>
        <translation>6で止めるテーブルもあります。</translation>
    </message>
    <message>
        <source>So play most tables in Genoa.</source>
        <translation>ジェノヴァのほとんどのテーブルがこうです。</translation>
    </message>
    <message>
        <source>Some books go on to 7.</source>
        <translation>7まで続ける本もあります。</translation>
    </message>
    <message>
        <source>So plays Spain.</source>
        <translation>スペインがこうです。</translation>
    </message>
    <message>
        <source>So plays Tunis, in place of the primiera.</source>
        <translation>チュニスがこうです。プリミエラの代わりです。</translation>
    </message>
    <message>
        <source>Games of fifteen do not need it.</source>
        <translation>合わせて15のゲームには要りません。</translation>
    </message>
    <message>
        <source>So plays Genoa, with %3 as any card.</source>
        <translation>ジェノヴァ流です。%3はどんなカードにもなります。</translation>
    </message>
    <message>
        <source>So play many Spanish tables.</source>
        <translation>スペインの多くのテーブルがこうです。</translation>
    </message>
    <message>
        <source>Some call it the Napoleone.</source>
        <translation>「ナポレオーネ」と呼ぶ人もいます。</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>同じ数</translation>
    </message>
    <message>
        <source>By fifteen</source>
        <translation>合わせて15</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>どちらでも</translation>
    </message>
    <message>
        <source>Like any card</source>
        <translation>ふつうのカード</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>場札全部</translation>
    </message>
    <message>
        <source>All, if no ace is there</source>
        <translation>場にエースがなければ全部</translation>
    </message>
    <message>
        <source>It is not wild</source>
        <translation>化けない</translation>
    </message>
    <message>
        <source>Until you play it</source>
        <translation>出すまで</translation>
    </message>
    <message>
        <source>Until it is taken</source>
        <translation>取られるまで</translation>
    </message>
    <message>
        <source>Only to declare</source>
        <translation>宣言だけ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Most, and all</source>
        <translation>最多と全部</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>They stay</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>The dealer takes them</source>
        <translation>親が取る</translation>
    </message>
    <message>
        <source>Not while an ace is a card like any other.</source>
        <translation>エースがふつうのカードなので、使いません。</translation>
    </message>
    <message>
        <source>Not while sweeps do not score.</source>
        <translation>一掃が点にならないので、使いません。</translation>
    </message>
    <message>
        <source>Not while the primiera does not score.</source>
        <translation>プリミエラが点にならないので、使いません。</translation>
    </message>
    <message>
        <source>Not while napola is not played.</source>
        <translation>ナポラを数えないので、使いません。</translation>
    </message>
    <message>
        <source>Not here: the table is empty at the start.</source>
        <translation>最初の場は空なので、使いません。</translation>
    </message>
    <message>
        <source>Not here: the piccola counts these cards.</source>
        <translation>これらの札はピッコラで数えるので、使いません。</translation>
    </message>
    <message>
        <source>It is so in this game: that is the cappotto.</source>
        <translation>このゲームではいつもこうです。これがカッポットです。</translation>
    </message>
    <message>
        <source>Something has to score, and nothing else does.</source>
        <translation>点になるものが1つは必要で、ほかにはありません。</translation>
    </message>
    <message>
        <source>Where each ace and figure scores, any number of cards is taken.</source>
        <translation>エースと絵札が1点ずつなら、何枚でも取れます。</translation>
    </message>
    <message>
        <source>Scopone de Trente is always played to 21.</source>
        <translation>スコポーネ・デ・トレンテは必ず21点です。</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>This game as the program plays it.</source>
        <translation>このプログラムの標準の遊び方。</translation>
    </message>
    <message>
        <source>Italian table</source>
        <translation>イタリアのテーブル</translation>
    </message>
    <message>
        <source>A single card first, all four suits for the primiera.</source>
        <translation>まず1枚で取り、プリミエラには4スート全部が必要。</translation>
    </message>
    <message>
        <source>Online tables</source>
        <translation>オンラインのテーブル</translation>
    </message>
    <message>
        <source>Fewest cards, leftovers to whoever took last.</source>
        <translation>いちばん少ない枚数で取り、残りは最後に取った人へ。</translation>
    </message>
    <message>
        <source>%1: %2 that nobody wants.</source>
        <comment>cards; one point</comment>
        <translation>%1：うれしくない%2。</translation>
    </message>
    <message>
        <source>%1 grows: %2 more.</source>
        <comment>napola; one point</comment>
        <translation>%1が伸びました：さらに%2。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>cards or a category; one point</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>The %1 of every suit: scope count twice.</source>
        <comment>%1 is: knight</comment>
        <translation>%1を4枚：一掃の点が2倍です。</translation>
    </message>
    <message>
        <source>An ace takes the whole table.</source>
        <translation>エースが場札を全部取ります。</translation>
    </message>
    <message>
        <source>An ace takes the whole table, and it is no scopa.</source>
        <translation>エースが場札を全部取りますが、スコパにはなりません。</translation>
    </message>
    <message>
        <source>On the first play of a round an ace takes only an ace.</source>
        <translation>ラウンド最初の一手では、エースで取れるのはエースだけです。</translation>
    </message>
    <message>
        <source>Three sevens: the barmila is safe.</source>
        <translation>7が3枚：バルミラは確実です。</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>最少点が勝ちです。</translation>
    </message>
    <message>
        <source>One point that nobody wants.</source>
        <translation>うれしくない1点です。</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many aces lay on the first table.</source>
        <translation>配り直しました。最初の場札にエースが多すぎました。</translation>
    </message>
    <message>
        <source>The cards were dealt again: too many kings lay on the first table.</source>
        <translation>配り直しました。最初の場札にキングが多すぎました。</translation>
    </message>
    <message>
        <source>Cappotto!</source>
        <translation>カッポット！</translation>
    </message>
    <message>
        <source>Trente!</source>
        <translation>トレンテ！</translation>
    </message>
    <message>
        <source>Napoleone!</source>
        <translation>ナポレオーネ！</translation>
    </message>
    <message>
        <source>Won!</source>
        <comment>a match that is won at once</comment>
        <translation>勝ち！</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a word that is called out</comment>
        <translation>%1！</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>手札を公開中</translation>
    </message>
    <message>
        <source>Partner  ·  %1</source>
        <comment>%1 is a computer player&apos;s level</comment>
        <translation>パートナー  ·  %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>grade of a play</comment>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>grade of a play</comment>
        <translation>好手</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>grade of a play</comment>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>grade of a play</comment>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Nothing would have been better.</source>
        <translation>これより良い手はありませんでした。</translation>
    </message>
    <message>
        <source>Everything depended on it.</source>
        <translation>すべてがこの手にかかっていました。</translation>
    </message>
    <message>
        <source>It was worse by %1 points a round.</source>
        <translation>1ラウンドあたり%1点劣りました。</translation>
    </message>
    <message>
        <source>It cost %1 points a round.</source>
        <translation>1ラウンドあたり%1点の損でした。</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a play cost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Round %1, play %2</source>
        <translation>第%1ラウンド、%2手目</translation>
    </message>
    <message>
        <source>%1. %2 Not judged yet.</source>
        <comment>a decision; a play</comment>
        <translation>%1。%2未判定です。</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>a decision; a play; a grade</comment>
        <translation>%1。%2%3です。</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <translation>%1点の損でした。</translation>
    </message>
    <message>
        <source>Hardly anything could have been played better.</source>
        <translation>これ以上はほとんど望めない打ち方でした。</translation>
    </message>
    <message>
        <source>Well played: only a few points were given away.</source>
        <translation>よく打てました。損はわずかです。</translation>
    </message>
    <message>
        <source>Soundly played, with some points given away.</source>
        <translation>しっかり打てましたが、少し損もありました。</translation>
    </message>
    <message>
        <source>A good deal was given away: the mistakes are worth a look.</source>
        <translation>だいぶ損をしました。悪手を見直してみましょう。</translation>
    </message>
    <message>
        <source>A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: the accuracy is their mean.</source>
        <translation>損のない手は100、4分の1点損する手は50、半点損する手は25と数え、その平均が正確さです。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share, such as 41 %</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Going through decision %1 of %2 …</source>
        <translation>%2手中%1手目を検討中…</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>%2手中%1手で止めました。</translation>
    </message>
    <message>
        <source>The teacher does not answer. %1 of %2 decisions are judged.</source>
        <translation>先生が答えてくれません。%2手中%1手を判定しました。</translation>
    </message>
    <message>
        <source>Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4.</source>
        <translation>あなたの勝率は、第%1ラウンドで最高の%2、第%3ラウンドで最低の%4でした。</translation>
    </message>
    <message>
        <source>The play that lost most of it was in round %1: %2.</source>
        <translation>勝率をいちばん下げたのは第%1ラウンドの手です：%2。</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>puzzles of any difficulty</comment>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty of a puzzle</comment>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Tricky</source>
        <comment>difficulty of a puzzle</comment>
        <translation>ひとひねり</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty of a puzzle</comment>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <comment>difficulty of a puzzle</comment>
        <translation>超難問</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <comment>puzzles of any difficulty</comment>
        <translation>いろいろ少しずつ</translation>
    </message>
    <message>
        <source>The best play is in sight</source>
        <translation>最善手はすぐ目の前</translation>
    </message>
    <message>
        <source>First sight misleads</source>
        <translation>第一感では間違える</translation>
    </message>
    <message>
        <source>Medium opponents miss it</source>
        <translation>中級の相手は見逃す</translation>
    </message>
    <message>
        <source>It takes a long look</source>
        <translation>じっくり考えて解く</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>solved at the first try; tried</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>None tried yet.</source>
        <comment>puzzles</comment>
        <translation>まだ解いていません。</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <comment>puzzles</comment>
        <translation>%2問中%1問を一発で正解。</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a difficulty; what it means; how many were solved</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Your longest row: %1.</source>
        <comment>puzzles solved one after the other</comment>
        <translation>最高は%1問連続です。</translation>
    </message>
    <message>
        <source>%1. Deal %2, play %3.</source>
        <comment>a difficulty; numbers</comment>
        <translation>%1。配り番号%2、%3手目。</translation>
    </message>
    <message>
        <source>Which play gives away least?</source>
        <comment>where the lowest score wins</comment>
        <translation>いちばん損の少ない手は？</translation>
    </message>
    <message>
        <source>Which play is best?</source>
        <translation>最善手は？</translation>
    </message>
    <message>
        <source>Hint: think of what you leave on the table, and who may take it.</source>
        <translation>ヒント：場に何を残すか、それをだれが取れるか考えましょう。</translation>
    </message>
    <message>
        <source>Hint: think of your next turn. Which card will you need then?</source>
        <translation>ヒント：次の番を考えましょう。そのとき必要なカードは？</translation>
    </message>
    <message>
        <source>Hint: here it is better to take as little as you can.</source>
        <translation>ヒント：ここではできるだけ少なく取りましょう。</translation>
    </message>
    <message>
        <source>Hint: the end is near. Who comes by what is left over?</source>
        <translation>ヒント：終わりが近いです。残った場札はだれのものに？</translation>
    </message>
    <message>
        <source>Hint: can the table be swept?</source>
        <translation>ヒント：場を一掃できませんか？</translation>
    </message>
    <message>
        <source>Hint: count what is gone. What may the others still hold?</source>
        <translation>ヒント：取られたカードを数えましょう。ほかの人はまだ何を持っているでしょう？</translation>
    </message>
    <message>
        <source>Hint: not every card that can be taken is worth the same. Which ones score?</source>
        <translation>ヒント：取れるカードの価値はそれぞれ違います。点になるのはどれ？</translation>
    </message>
    <message>
        <source>Hint: look at everything that you could take, and what it scores.</source>
        <translation>ヒント：取れるものを全部見て、何点になるか考えましょう。</translation>
    </message>
    <message>
        <source>Hint: play %1.</source>
        <comment>a card</comment>
        <translation>ヒント：%1を出しましょう。</translation>
    </message>
    <message>
        <source>%1: everything depends on it.</source>
        <comment>grade of a play</comment>
        <translation>%1：すべてがこの手にかかっています。</translation>
    </message>
    <message>
        <source>%1: it is worse by %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1：1ラウンドあたり%2点劣ります。</translation>
    </message>
    <message>
        <source>%1: it costs %2 points a round.</source>
        <comment>grade of a play; a number</comment>
        <translation>%1：1ラウンドあたり%2点の損です。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who has taken; which cards</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>The solution</source>
        <comment>of a puzzle</comment>
        <translation>正解</translation>
    </message>
    <message>
        <source>Yes, at the first try!</source>
        <translation>お見事、一発で正解です！</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>はい、それが最善手です。</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>パズルを探しています…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <comment>for puzzles</comment>
        <translation>パズル探しを止めました。</translation>
    </message>
    <message>
        <source>No puzzle can be made just now: the teacher does not answer.</source>
        <translation>いまはパズルを作れません。先生が答えてくれません。</translation>
    </message>
    <message>
        <source>The computer plays one deal after the other until it meets such a position. The harder it is to be, the longer that takes.</source>
        <translation>コンピューターが、ちょうどよい局面に出会うまで何回も遊んでみます。難しいほど時間がかかります。</translation>
    </message>
    <message>
        <source>Yes, that is about as good as the best.</source>
        <translation>はい、最善手とほぼ同じ良さです。</translation>
    </message>
    <message>
        <source>Not quite: there is something better.</source>
        <translation>惜しい、もっと良い手があります。</translation>
    </message>
    <message>
        <source>No, that gives something away.</source>
        <translation>いいえ、それは損な手です。</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards</comment>
        <translation>手札：%1。</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>場札：%1。</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two scores: 6 to 4</comment>
        <translation>対</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2, %3.</source>
        <comment>6 to 4; 12 to 8; 18 left</comment>
        <translation>点数%1、取り札%2、%3。</translation>
    </message>
    <message>
        <source>Score %1, cards taken %2.</source>
        <comment>6 to 4; 12 to 8</comment>
        <translation>点数%1、取り札%2。</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player; cards</comment>
        <translation>%1の見えている手札：%2。</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>a day; the number of a round</comment>
        <translation>%1、第%2ラウンド</translation>
    </message>
    <message>
        <source>%1, %2: found.</source>
        <comment>a game; when</comment>
        <translation>%1、%2：見つけました。</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a game; when; a grade</comment>
        <translation>%1、%2：%3。</translation>
    </message>
    <message>
        <source>Nothing is left: you have found the better play everywhere.</source>
        <translation>全部終わりました。どの局面でも、もっと良い手を見つけました。</translation>
    </message>
    <message>
        <source>Everything depends on it.</source>
        <translation>すべてがこの手にかかっています。</translation>
    </message>
    <message>
        <source>On average it is worse by %1 points a round.</source>
        <translation>平均して1ラウンドあたり%1点劣ります。</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>取り方</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>ラウンドの点</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Set, but without effect in this game</source>
        <translation>設定済み、ただしこのゲームでは無効</translation>
    </message>
    <message>
        <source>When every hand is empty, each player gets %1 more: %2 deals make a round.</source>
        <translation>全員の手札がなくなったら、%1ずつ配ります。%2回配ると1ラウンドです。</translation>
    </message>
    <message>
        <source>Nothing more is laid on the table from the stock.</source>
        <translation>山札から場に札を足すことはありません。</translation>
    </message>
    <message>
        <source>Chance picks the first dealer; after each round the next player deals. The player after the dealer begins, and turns go counter-clockwise.</source>
        <translation>最初の親はくじで決め、次のラウンドは次の人が親になります。親の次の人から始め、反時計回りに進みます。</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>2人で、それぞれ一人で戦います。</translation>
    </message>
    <message>
        <source>%1, each for themselves.</source>
        <comment>three players</comment>
        <translation>%1で、それぞれ一人で戦います。</translation>
    </message>
    <message>
        <source>Partners sit between their rivals; what they take and score counts together.</source>
        <translation>パートナーは相手チームのあいだに座り、取り札と点を合わせて数えます。</translation>
    </message>
    <message>
        <source>Six players in three teams of two.</source>
        <translation>6人で、2人ずつの3チームです。</translation>
    </message>
    <message>
        <source>Six players in two teams of three.</source>
        <translation>6人で、3人ずつの2チームです。</translation>
    </message>
    <message>
        <source>Four players in two teams of two.</source>
        <translation>4人で、2人ずつの2チームです。</translation>
    </message>
    <message>
        <source>Each player is dealt %1; the table is empty, so the first card is laid.</source>
        <comment>%1 is: 10 cards</comment>
        <translation>手札は%1ずつ。場は空なので、最初のカードは置くだけです。</translation>
    </message>
    <message>
        <source>Each player is dealt %1; %2 lie face up on the table.</source>
        <comment>3 cards; 4 cards</comment>
        <translation>手札は%1ずつ。場に%2を表向きに並べます。</translation>
    </message>
    <message>
        <source>If two or more of the opening cards are aces, the same dealer shuffles and deals again.</source>
        <translation>最初の場札にエースが2枚以上あれば、同じ親が混ぜて配り直します。</translation>
    </message>
    <message>
        <source>Three or four tens among the opening cards change nothing.</source>
        <translation>最初の場札に10が3枚か4枚あっても、そのまま遊びます。</translation>
    </message>
    <message>
        <source>Three or four kings among the opening cards change nothing.</source>
        <translation>最初の場札にキングが3枚か4枚あっても、そのまま遊びます。</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are tens, the same dealer shuffles and deals again.</source>
        <translation>最初の場札に10が3枚か4枚あれば、同じ親が混ぜて配り直します。</translation>
    </message>
    <message>
        <source>If three or four of the opening cards are kings, the same dealer shuffles and deals again.</source>
        <translation>最初の場札にキングが3枚か4枚あれば、同じ親が混ぜて配り直します。</translation>
    </message>
    <message>
        <source>If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, two sweeps. The next player faces an empty table.</source>
        <translation>最初の場札の合計が15なら、親がすぐに取って一掃1回、30なら一掃2回になります。次の人の場は空です。</translation>
    </message>
    <message>
        <source>If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty table.</source>
        <translation>最初の場札の合計が15か30なら、親がすぐに取ります。次の人の場は空です。</translation>
    </message>
    <message>
        <source>Among them %1 may count as any value from 1 to 10.</source>
        <comment>the 7 of cups</comment>
        <translation>その中の%1は、1〜10のどの数にもなれます。</translation>
    </message>
    <message>
        <source>This goes before a new deal.</source>
        <translation>これは配り直しより先です。</translation>
    </message>
    <message>
        <source>Every card counts what it shows, an ace 1.</source>
        <translation>カードは書いてある数のとおり、エースは1です。</translation>
    </message>
    <message>
        <source>An ace counts 1, and the cards from 2 to 7 count what they show.</source>
        <translation>エースは1、2〜7のカードは書いてあるとおりです。</translation>
    </message>
    <message>
        <source>The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.</source>
        <translation>%1は10と書いてあって8、%2は11と書いてあって9、%3は12と書いてあって10です。</translation>
    </message>
    <message>
        <source>The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.</source>
        <comment>jack, queen, king; J, Q, K</comment>
        <translation>%1（%4）は8、%2（%5）は9、%3（%6）は10です。</translation>
    </message>
    <message>
        <source>The %1 counts 8, the %2 9, the %3 10.</source>
        <comment>jack, knight, king</comment>
        <translation>%1は8、%2は9、%3は10です。</translation>
    </message>
    <message>
        <source>In turn each player plays one card from the hand.</source>
        <translation>順番に、手札から1枚ずつ出します。</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it.</source>
        <translation>同じ数の1枚か、足して同じ数になる何枚かを取れます。</translation>
    </message>
    <message>
        <source>It takes one card or several that make exactly fifteen together with it. Equal cards do not take each other.</source>
        <translation>出したカードと合わせてちょうど15になる1枚か何枚かを取れます。同じ数どうしでは取れません。</translation>
    </message>
    <message>
        <source>It takes one card of the same value, or several that add up to it, or one or several that make exactly fifteen together with it. That is one capture, never two at once.</source>
        <translation>同じ数の1枚、足して同じ数になる何枚か、または出したカードと合わせてちょうど15になる1枚か何枚かを取れます。どれか1つだけで、2つ同時には取れません。</translation>
    </message>
    <message>
        <source>If the played card can take something, it must; but any card may be played. A card that takes nothing stays on the table.</source>
        <translation>取れるカードを出したら、必ず取ります。ただし、どのカードを出すかは自由です。何も取れないカードは場に残ります。</translation>
    </message>
    <message>
        <source>A card that can take something may be laid instead. A card that takes nothing stays on the table.</source>
        <translation>取れるカードでも、取らずに置けます。何も取れないカードは場に残ります。</translation>
    </message>
    <message>
        <source>If it can take in several ways, only those with the fewest cards are allowed; among these the player chooses.</source>
        <translation>取り方がいくつもあるときは、枚数がいちばん少ないものだけが許され、同じ枚数なら自由に選べます。</translation>
    </message>
    <message>
        <source>If it can take a single card, it may not take several instead; otherwise the player chooses freely.</source>
        <translation>1枚で取れるなら、何枚もの組では取れません。それ以外は自由に選べます。</translation>
    </message>
    <message>
        <source>If it can take in several ways, the player chooses freely.</source>
        <translation>取り方がいくつもあるときは、自由に選べます。</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken; a fifteen still may.</source>
        <translation>同じ数のカードがあれば、足してその数になる取り方はできません。合わせて15は取れます。</translation>
    </message>
    <message>
        <source>If an equal card lies there, cards that add up to it may not be taken instead.</source>
        <translation>同じ数のカードがあれば、代わりに足してその数になる取り方はできません。</translation>
    </message>
    <message>
        <source>No card may take more than two cards.</source>
        <translation>1枚で取れるのは2枚までです。</translation>
    </message>
    <message>
        <source>No card may take more than two cards. An ace that would have to take more is laid on the table.</source>
        <translation>1枚で取れるのは2枚までです。それより多く取ることになるエースは、場に置きます。</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table, aces too. On an empty table it is laid.</source>
        <translation>エースは場札を、エースも含めて全部取ります。場が空なら置きます。</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty table it is laid.</source>
        <translation>エースは場札を全部取ります。場にエースがあれば、エース1枚だけを取ります。場が空なら置きます。</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it. On an empty table it is laid.</source>
        <translation>エースは場札を全部取ります。場にエースがあれば、エース1枚か、合わせて15になるカードだけを取ります。場が空なら置きます。</translation>
    </message>
    <message>
        <source>An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that make fifteen with it, aces among them too. On an empty table it is laid.</source>
        <translation>エースは場札を全部取ります。場にエースがあれば、エース1枚か、合わせて15になるカード（エースも使えます）だけを取ります。場が空なら置きます。</translation>
    </message>
    <message>
        <source>With the first card of a round an ace takes just one ace, or is laid.</source>
        <translation>ラウンドの最初に出すエースは、エースを1枚取るか、置くだけです。</translation>
    </message>
    <message>
        <source>An ace has its power from the first card of a round on.</source>
        <translation>エースの力は、ラウンドの最初のカードから使えます。</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to the dealer.</source>
        <translation>ラウンドの最後のカードのあと、残った場札は親のものになります。</translation>
    </message>
    <message>
        <source>After the last card of the round, what still lies on the table goes to whoever took last.</source>
        <translation>ラウンドの最後のカードのあと、残った場札は最後に取った人のものになります。</translation>
    </message>
    <message>
        <source>That is never a sweep.</source>
        <translation>これは一掃にはなりません。</translation>
    </message>
    <message>
        <source>If nobody took anything in the round, it goes to nobody.</source>
        <translation>そのラウンドでだれも取らなかったら、だれのものにもなりません。</translation>
    </message>
    <message>
        <source>Before playing the first of three fresh cards, in every deal, a player may declare them: less than ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.</source>
        <translation>毎回、新しい3枚の最初の1枚を出す前に宣言できます。3枚の合計が10未満なら3点、スリーカードなら10点です。両方なら10点です。</translation>
    </message>
    <message>
        <source>Nobody has to declare. Whoever does plays on with the hand face up.</source>
        <translation>宣言するかどうかは自由です。宣言したら、手札を表向きにして続けます。</translation>
    </message>
    <message>
        <source>%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must come to 8 at most, and the player picks its value. Undeclared it is a 7.</source>
        <translation>宣言では%1が化けます。スリーカードなら残り2枚が同じ数、10未満なら残り2枚の合計が8以下のときで、数は自分で決めます。宣言しなければ7です。</translation>
    </message>
    <message>
        <source>For the points it is always a 7.</source>
        <translation>点を数えるときは、いつでも7です。</translation>
    </message>
    <message>
        <source>It keeps that value until its holder plays it; lying on the table it is a 7 again.</source>
        <translation>その数は、持ち主が出すまで続きます。場に置くと7に戻ります。</translation>
    </message>
    <message>
        <source>It keeps that value when it is played, and on the table until it is taken.</source>
        <translation>その数は、出したときも、場にあって取られるまでも続きます。</translation>
    </message>
    <message>
        <source>When it is played it is a 7 like any other.</source>
        <translation>出すときは、ふつうの7です。</translation>
    </message>
    <message>
        <source>Taking every card from the table scores nothing.</source>
        <translation>場札を全部取っても点になりません。</translation>
    </message>
    <message>
        <source>%1: whoever takes every card from the table scores a point.</source>
        <comment>what is called out</comment>
        <translation>%1：場札を全部取った人に1点。</translation>
    </message>
    <message>
        <source>The very last card of the round may sweep for a point too.</source>
        <translation>ラウンドの本当に最後の1枚でも、一掃は点になります。</translation>
    </message>
    <message>
        <source>The very last card of the round takes what it can, but scores no sweep.</source>
        <translation>ラウンドの本当に最後の1枚は、取れるものは取りますが、一掃にはなりません。</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power sweeps it too.</source>
        <translation>エースの力で場札を全部取るのも一掃です。</translation>
    </message>
    <message>
        <source>An ace that takes the whole table by its power scores no sweep.</source>
        <translation>エースの力で場札を全部取っても、一掃の点にはなりません。</translation>
    </message>
    <message>
        <source>%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <comment>ponino; knight</comment>
        <translation>%1：%2を4枚とも取った側は、そのラウンドの一掃の点がもう一度入ります。</translation>
    </message>
    <message>
        <source>Where the most or the best scores, nobody does if the best are level.</source>
        <translation>「いちばん」で決まる点は、いちばんが並ぶとだれにも入りません。</translation>
    </message>
    <message>
        <source>Nothing else scores.</source>
        <translation>ほかは点になりません。</translation>
    </message>
    <message>
        <source>%1: a point for the most cards.</source>
        <comment>a category</comment>
        <translation>%1：枚数がいちばん多い側に1点。</translation>
    </message>
    <message>
        <source>%1: a point for more than 20 of the 40 cards.</source>
        <comment>a category</comment>
        <translation>%1：40枚のうち20枚より多く取った側に1点。</translation>
    </message>
    <message>
        <source>%1: a point for the most cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1：%2の札がいちばん多い側に1点。</translation>
    </message>
    <message>
        <source>%1: a point for more than 5 of the 10 cards %2.</source>
        <comment>a category; of coins</comment>
        <translation>%1：%2の札10枚のうち5枚より多く取った側に1点。</translation>
    </message>
    <message>
        <source>%1: a point for whoever takes %2.</source>
        <comment>a category; the 7 of coins</comment>
        <translation>%1：%2を取った側に1点。</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1：各スートのいちばん良い札を足します。7は21、6は%2、エースは16、5は15、4は14、3は13、2は12、8・9・10は10です。合計がいちばん高い側に1点。</translation>
    </message>
    <message>
        <source>%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, 14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.</source>
        <comment>primiera; 18</comment>
        <translation>%1：各スートのいちばん良い札を足します。7は21、6は%2、エースは16、5は15、4は14、3は13、2は12、絵札は10です。合計がいちばん高い側に1点。</translation>
    </message>
    <message>
        <source>A suit of which a side has no card adds nothing to that sum.</source>
        <translation>1枚もないスートは、この合計に加わりません。</translation>
    </message>
    <message>
        <source>A side without a card of every suit cannot win that point.</source>
        <translation>4つのスートがそろわない側は、この点を取れません。</translation>
    </message>
    <message>
        <source>A side with more suits goes before one with fewer, whatever the sums.</source>
        <translation>合計に関係なく、スートの多い側が勝ちます。</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens, and one more for all four.</source>
        <comment>a category</comment>
        <translation>%1：7がいちばん多い側に1点、4枚全部ならもう1点。</translation>
    </message>
    <message>
        <source>%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for nobody.</source>
        <comment>a category</comment>
        <translation>%1：7がいちばん多い側に1点。同数なら6の多い側に、それも同数ならだれにも入りません。</translation>
    </message>
    <message>
        <source>%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.</source>
        <comment>a category; of coins</comment>
        <translation>%1：%2のエースに1点、2に2点、3に3点。</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap.</source>
        <comment>a category; of coins</comment>
        <translation>%1：%2のエース、2、3を取った側に3点、さらに途切れず続く札1枚ごとに1点。</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points.</source>
        <comment>a category; of coins</comment>
        <translation>%1：%2のエース、2、3を取った側に3点。</translation>
    </message>
    <message>
        <source>%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, %3 at the most.</source>
        <comment>a category; of coins; 6</comment>
        <translation>%1：%2のエース、2、3を取った側に3点、さらに途切れず続く札1枚ごとに1点、最高%3点。</translation>
    </message>
    <message>
        <source>%1: each ace, %2, %3 and %4 scores a point, 16 in all.</source>
        <comment>frac; jack, knight, king</comment>
        <translation>%1：エース、%2、%3、%4に1点ずつ、全部で16点。</translation>
    </message>
    <message>
        <source>%1: a side with the %3, %4 and %5 %2 scores 5 points.</source>
        <comment>grande; of coins; jack ...</comment>
        <translation>%1：%2の%3、%4、%5を取った側に5点。</translation>
    </message>
    <message>
        <source>%1: the points that a side declared in the round.</source>
        <comment>a category</comment>
        <translation>%1：そのラウンドに宣言した点。</translation>
    </message>
    <message>
        <source>The match is played to %1: when a side has that many points after a round, it ends.</source>
        <translation>%1点先取です。ラウンドの終わりにだれかがこの点に達すると、試合が終わります。</translation>
    </message>
    <message>
        <source>The side with the lowest score wins, however far it is behind.</source>
        <translation>どれだけ差があっても、点がいちばん少ない側の勝ちです。</translation>
    </message>
    <message>
        <source>The side with the highest score wins, even if several have reached it.</source>
        <translation>何人達していても、点がいちばん多い側の勝ちです。</translation>
    </message>
    <message>
        <source>If the lowest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>最少点が並んだら、その中でそのラウンドに%1を取った側の勝ちです。だれも取っていなければ、もう1ラウンド遊びます。</translation>
    </message>
    <message>
        <source>If the highest are level, the one among them who took %1 in that round wins; if none did, another round is played.</source>
        <translation>最高点が並んだら、その中でそのラウンドに%1を取った側の勝ちです。だれも取っていなければ、もう1ラウンド遊びます。</translation>
    </message>
    <message>
        <source>If the lowest are level, another round is played.</source>
        <translation>最少点が並んだら、もう1ラウンド遊びます。</translation>
    </message>
    <message>
        <source>If the highest are level, another round is played.</source>
        <translation>最高点が並んだら、もう1ラウンド遊びます。</translation>
    </message>
    <message>
        <source>A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.</source>
        <translation>1ラウンドで%1のエース、2、3を取った側は、その場で試合に勝ちます。</translation>
    </message>
    <message>
        <source>Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>カッポット：1ラウンドで%1の札10枚を全部取った側は、その場で試合に勝ちます。</translation>
    </message>
    <message>
        <source>Napoleone: a side that has taken all ten cards %1 in a round wins the match at once.</source>
        <translation>ナポレオーネ：1ラウンドで%1の札10枚を全部取った側は、その場で試合に勝ちます。</translation>
    </message>
    <message>
        <source>That ends the round with that card and beats any score; what still lies on the table goes to nobody.</source>
        <translation>ラウンドはそのカードで終わり、どんな点数にも勝ちます。残った場札はだれのものにもなりません。</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>スコパ</translation>
    </message>
    <message>
        <source>Il Ponino</source>
        <translation>ポニーノ</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>レッスン%1/%2</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Finished.</source>
        <translation>レッスン%1：%2。修了。</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>レッスン%1：%2</translation>
    </message>
    <message>
        <source>That was the whole course: you can sit down at any table now. Good luck!</source>
        <translation>これで全課程が終わりです。もう、どのテーブルにも座れますよ。幸運を！</translation>
    </message>
    <message>
        <source>That was the last lesson. Those without a tick in the row above are still to come.</source>
        <translation>これが最後のレッスンでした。上の列で印のないレッスンが、まだ残っています。</translation>
    </message>
    <message>
        <source>Lesson finished.</source>
        <translation>レッスン修了です。</translation>
    </message>
    <message>
        <source>That one takes nothing here: it would only be laid. Try again.</source>
        <translation>そのカードでは何も取れず、場に置くだけです。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>同じ数のカードを取る</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>ようこそ！&#x3000;スコパは40枚のカードで遊びます。スートは4つ、それぞれエース、2〜7、%1、%2、%3があります。場に4枚、下に見える手札に3枚。向かいの%4も3枚です。Enterキーを押すか、「進む」をクリックしてください。</translation>
    </message>
    <message>
        <source>Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three as well. Press Enter, or click Go on.</source>
        <translation>ようこそ！&#x3000;スコパは40枚のカードで遊びます。スートは4つ、それぞれエースと2〜10があります。場に4枚、下に見える手札に3枚。向かいの%4も3枚です。Enterキーを押すか、「進む」をクリックしてください。</translation>
    </message>
    <message>
        <source>In your turn you play one card. A card takes a card of the same value from the table. Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.</source>
        <translation>自分の番には1枚出します。出したカードで、場にある同じ数のカードを取れます。%1を出しましょう。%2を取れます。クリックするか、矢印キーで選んでEnterキーを押してください。</translation>
    </message>
    <message>
        <source>Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for you at the end of the round.</source>
        <translation>お見事！&#x3000;7が2枚とも、右下のあなたの取り札に入りました。取り札は、ラウンドの終わりにあなたの点になります。</translation>
    </message>
    <message>
        <source>That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. Press H to be shown which card it is.</source>
        <translation>場に同じ数がないので、そのカードでは何も取れません。%1を出しましょう。もう1枚の7を取れます。どのカードかは、Hキーで見られます。</translation>
    </message>
    <message>
        <source>%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes nothing is laid on the table, where anybody may take it. Lay %3.</source>
        <translation>%1は4で4を取りました。あなたの手札は%2と%3、どちらも場に同じ数がありません。何も取れないカードは場に置き、だれが取ってもかまいません。%3を置きましょう。</translation>
    </message>
    <message>
        <source>Right. It lies on the table now: whoever holds an equal card may take it.</source>
        <translation>そうです。これで場札になりました。同じ数のカードを持つ人が取れます。</translation>
    </message>
    <message>
        <source>You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.</source>
        <translation>それもできますが、%1の札は取っておく値打ちがあります。わけはあとで。代わりに%2を置きましょう。</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>新しいカードです。エースは1、%1は8、%2は9、%3は10と数えます。手札3枚のうち、場に同じ数があるのは1枚だけです。どれでしょう？&#x3000;出してみましょう。</translation>
    </message>
    <message>
        <source>New cards. The ace counts 1, all others what they show. Only one of your three cards has its equal on the table. Which one? Play it.</source>
        <translation>新しいカードです。エースは1、ほかは書いてあるとおりに数えます。手札3枚のうち、場に同じ数があるのは1枚だけです。どれでしょう？&#x3000;出してみましょう。</translation>
    </message>
    <message>
        <source>Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal.</source>
        <translation>はい、%1で%2を取りました。これがスコパの最初のルール、同じ数のカードを取る、です。</translation>
    </message>
    <message>
        <source>Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of yours is of the same value?</source>
        <translation>場に同じ数がないので、それでは何も取れません。場の%1を見てください。手札で同じ数なのはどれですか？</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>足し算</translation>
    </message>
    <message>
        <source>A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.</source>
        <translation>足して同じ数になるなら、何枚でもまとめて取れます。%1と%2で7です。%3両方とも取りましょう。</translation>
    </message>
    <message>
        <source>Three cards for your pile at one stroke: the two you took and your own 7.</source>
        <translation>一度に3枚、取り札が増えました。取った2枚と、出した7です。</translation>
    </message>
    <message>
        <source>No cards on the table add up to that one. But 3 and 4 make 7: play %1.</source>
        <translation>その数になる場札の組はありません。でも3と4で7になります。%1を出しましょう。</translation>
    </message>
    <message>
        <source>%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press its number. Cards %2 count at the end, so take the set that has one.</source>
        <translation>%1は8です。5と3でも、6と2でも取れます。どちらかはテーブルが聞いてきます。組をクリックするか、その番号を押してください。最後に%2の札の数で点が決まるので、それが入るほうを取りましょう。</translation>
    </message>
    <message>
        <source>Right: %1 is yours. Where there is a choice, look for cards %2.</source>
        <translation>そうです、%1を取りました。選べるときは、%2の札を探しましょう。</translation>
    </message>
    <message>
        <source>The rules allow it, and it is two cards as well. But %1 counts for more: take it.</source>
        <translation>ルールではそれも取れますし、同じ2枚です。でも%1のほうが値打ちがあります。そちらを取りましょう。</translation>
    </message>
    <message>
        <source>5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it and leaves the sum alone. Play it and see.</source>
        <translation>5と4で9になります。でも、同じ数の1枚があるときはそれが先です。場に%1があれば、%2ではそれを取ることになり、足し算の組は残ります。出してみましょう。</translation>
    </message>
    <message>
        <source>The game did not even ask: the equal card was taken, 5 and 4 stay.</source>
        <translation>聞かれもしませんでしたね。同じ数のカードを取り、5と4は残りました。</translation>
    </message>
    <message>
        <source>Now you: each of your cards takes something. Add up what lies there, and play the card that takes most cards.</source>
        <translation>今度はあなたの番です。手札はどれも何かを取れます。場札を足してみて、いちばん多く取れるカードを出しましょう。</translation>
    </message>
    <message>
        <source>1 and 2 and 6 make 9: four cards for your pile. Well counted!</source>
        <translation>1と2と6で9。取り札が4枚増えました。計算上手ですね！</translation>
    </message>
    <message>
        <source>That takes two cards. Another one takes three: add up 1, 2 and 6.</source>
        <translation>それでは2枚です。3枚取れるカードがあります。1と2と6を足してみましょう。</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>スコパ！</translation>
    </message>
    <message>
        <source>%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. That is a scopa, which means broom. Sweep the table!</source>
        <translation>%1が%2と%3を残しました。場札を全部取った人には、すぐ1点入ります。これがスコパ、ほうきという意味です。場を一掃しましょう！</translation>
    </message>
    <message>
        <source>Scopa! The card lies face up across your pile, so that everybody sees the point.</source>
        <translation>スコパ！&#x3000;カードを表向きに、取り札の上に横に置きます。1点入ったことが、みんなにわかります。</translation>
    </message>
    <message>
        <source>That would sweep nothing. An ace and a 3 make 4: play %1.</source>
        <translation>それでは一掃できません。エースと3で4です。%1を出しましょう。</translation>
    </message>
    <message>
        <source>On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. You know what to do.</source>
        <translation>場が空のときは1枚置くしかなく、次の人に一掃されるかもしれません。%1は%2を置くしかありませんでした。どうするか、もうおわかりですね。</translation>
    </message>
    <message>
        <source>Two scope in a row! Nobody likes to play on an empty table.</source>
        <translation>スコパ2連発！&#x3000;空の場で番が来るのは、だれでもいやなものです。</translation>
    </message>
    <message>
        <source>That leaves a point lying there. Your %1 sweeps the table.</source>
        <translation>それでは1点を取りそこねます。あなたの%1で場を一掃できます。</translation>
    </message>
    <message>
        <source>All three of your cards take something, but only one of them sweeps the table. Find it.</source>
        <translation>手札は3枚とも何かを取れますが、場を一掃できるのは1枚だけ。見つけてください。</translation>
    </message>
    <message>
        <source>Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores one.</source>
        <translation>スコパ！&#x3000;一掃よりうれしいことは、まずありません。ただ、ラウンドのいちばん最後の1枚では、一掃しても点になりません。</translation>
    </message>
    <message>
        <source>That takes one card and leaves the other. Which of yours takes 5 and 2 together?</source>
        <translation>それでは1枚取って、1枚残ります。5と2をまとめて取れるのはどれですか？</translation>
    </message>
    <message>
        <source>Counting the points</source>
        <translation>点の数え方</translation>
    </message>
    <message>
        <source>When all forty cards are played, the piles are counted. One point goes to the side with more cards. So, other things being equal: take many. Which card takes most?</source>
        <translation>40枚すべて出し終わったら、取り札を数えます。枚数の多いほうに1点。ですから、ほかが同じなら、たくさん取るほうが得です。いちばん多く取れるカードはどれですか？</translation>
    </message>
    <message>
        <source>Four cards. Whoever has 21 or more has the point for cards.</source>
        <translation>4枚取りました。21枚以上取れば、枚数の1点が入ります。</translation>
    </message>
    <message>
        <source>It takes something, but not most. 4 and 3 and 2 together make a card that you hold.</source>
        <translation>取れますが、いちばん多くはありません。4と3と2を足した数のカードが、手札にあります。</translation>
    </message>
    <message>
        <source>Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 or the other. Take the better one.</source>
        <translation>%1の札の多いほうにも、1点入ります。10枚のうち6枚あれば十分です。%2では、どちらかの6を取れます。良いほうを取りましょう。</translation>
    </message>
    <message>
        <source>Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well.</source>
        <translation>はい。ふだんは6ならどれも同じですが、%1は%2の札としても数えます。</translation>
    </message>
    <message>
        <source>You may, but then %1 stays for somebody else. Take that one.</source>
        <translation>それもできますが、%1がだれかに残ってしまいます。そちらを取りましょう。</translation>
    </message>
    <message>
        <source>A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?</source>
        <translation>質問です。ラウンドの終わりに、あなたは%1の札を5枚、%2も5枚取りました。点が入るのは？</translation>
    </message>
    <message>
        <source>Right: where both have the same, nobody scores.</source>
        <translation>そうです。同じ数なら、だれにも点は入りません。</translation>
    </message>
    <message>
        <source>Both of us</source>
        <translation>二人とも</translation>
    </message>
    <message>
        <source>No: the point is for whoever has more, and nobody has.</source>
        <translation>いいえ、点は多いほうに入ります。どちらも多くありません。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>だれにも入らない</translation>
    </message>
    <message>
        <source>Who has more cards</source>
        <translation>枚数の多い人</translation>
    </message>
    <message>
        <source>No: each point is counted by itself. Five is not more than five.</source>
        <translation>いいえ、点はそれぞれ別に数えます。5枚は5枚より多くありません。</translation>
    </message>
    <message>
        <source>Two more points are for %1 and for the primiera: both have lessons of their own. Here a round ends: play your last card. What is left on the table goes to whoever took last.</source>
        <translation>あと2点は、%1とプリミエラで決まります。どちらにも、それぞれレッスンがあります。ここでラウンドが終わります。最後の1枚を出しましょう。場に残った札は、最後に取った人のものです。</translation>
    </message>
    <message>
        <source>That is the count: every point with the cards that made it. A match goes on, round after round, until somebody has 11 points.</source>
        <translation>これが点数です。どの点にも、決め手のカードが並びます。だれかが11点取るまで、ラウンドを重ねて試合が続きます。</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>プリミエラ</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which of these three helps most?</source>
        <translation>プリミエラでは、スートごとにいちばん良い札を選んで足します。数え方は独特で、7は21、6は18、エースは16、5は15、4は14、3は13、2は12、絵札は10です。この3枚で、いちばん役に立つのはどれですか？</translation>
    </message>
    <message>
        <source>For the primiera each side takes its best card of each suit and adds them up, by values of their own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. Which of these three helps most?</source>
        <translation>プリミエラでは、スートごとにいちばん良い札を選んで足します。数え方は独特で、7は21、6は18、エースは16、5は15、4は14、3は13、2は12、8と9と10は10です。この3枚で、いちばん役に立つのはどれですか？</translation>
    </message>
    <message>
        <source>Right: sevens are best, then sixes, then aces.</source>
        <translation>そうです。いちばん良いのは7、次が6、その次がエースです。</translation>
    </message>
    <message>
        <source>High cards count least in the primiera: no more than 10. Which counts 21?</source>
        <translation>大きい数のカードは、プリミエラではいちばん低く、10にしかなりません。21になるのはどれでしょう？</translation>
    </message>
    <message>
        <source>An ace is good, it counts 16. One is better still.</source>
        <translation>エースは良い札で、16になります。でも、もっと良い札があります。</translation>
    </message>
    <message>
        <source>%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?</source>
        <translation>%1は9です。7と2でも、5と4でも取れます。プリミエラに役立つのはどちらですか？</translation>
    </message>
    <message>
        <source>%1 is your best card %2 now, and nobody can have a better one there.</source>
        <translation>%1が、%2でいちばん良い札になりました。これより上はだれも取れません。</translation>
    </message>
    <message>
        <source>5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.</source>
        <translation>5と4は15と14、7は21です。7の入る組を取りましょう。</translation>
    </message>
    <message>
        <source>Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. Who gets the point?</source>
        <translation>ラウンドがこう終わったとします。あなたのいちばん良い札は%1、%2、%3、%4。%5は%6、%7、%8、%9です。点が入るのは？</translation>
    </message>
    <message>
        <source>21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of which a side has no card at all adds nothing.</source>
        <translation>21と21と18と16で76、21と21と10と10で62。あなたに1点です。1枚も取れなかったスートは、何も足せません。</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.</source>
        <translation>どちらも7が2枚です。でもあなたの6とエースは18と16、絵札は10ずつです。</translation>
    </message>
    <message>
        <source>Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each.</source>
        <translation>どちらも7が2枚です。でもあなたの6とエースは18と16、8と10は10ずつです。</translation>
    </message>
    <message>
        <source>The sevens are level, the other two cards are not: add them up.</source>
        <translation>7は互角ですが、あとの2枚が違います。足してみましょう。</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>セッテベッロ</translation>
    </message>
    <message>
        <source>%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it counts among the cards %2 and in the primiera too. Take it!</source>
        <translation>%1には名前があります。セッテベッロ、「美しい7」です。取った人には、これだけで1点。%2の札としても、プリミエラでも数えます。取りましょう！</translation>
    </message>
    <message>
        <source>The settebello is yours, and with it one point is certain.</source>
        <translation>セッテベッロはあなたのもの。これで1点は確実です。</translation>
    </message>
    <message>
        <source>That is a 7 as well, but the wrong one: %1 is worth a point.</source>
        <translation>それも7ですが、違う7です。1点になるのは%1です。</translation>
    </message>
    <message>
        <source>Now you hold the settebello yourself, and none of your cards takes anything. One of them has to be laid. Choose well.</source>
        <translation>今度はあなたがセッテベッロを持っています。手札はどれも何も取れず、1枚置くしかありません。よく選びましょう。</translation>
    </message>
    <message>
        <source>Right: the settebello waits in your hand until it can take something.</source>
        <translation>そうです。セッテベッロは、何か取れるまで手札で待たせます。</translation>
    </message>
    <message>
        <source>See what comes of it: %1 has a 7, and your point is gone. Keep the settebello.</source>
        <translation>ほら、%1が7を持っていて、1点が消えました。セッテベッロは取っておきましょう。</translation>
    </message>
    <message>
        <source>3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?</source>
        <translation>場に3と4があり、手札に7が2枚。どちらでも取れます。どちらで取りますか？</translation>
    </message>
    <message>
        <source>Yes: the card that takes goes into your pile too. The settebello is safe.</source>
        <translation>はい。出したカードも取り札に入ります。これでセッテベッロは安全です。</translation>
    </message>
    <message>
        <source>It takes the same. But then the settebello is still in your hand, and you may have to lay it one day. Bring it home now.</source>
        <translation>取れるものは同じです。でもセッテベッロが手札に残り、いつか置くはめになるかもしれません。いま取り札に入れてしまいましょう。</translation>
    </message>
    <message>
        <source>What not to leave</source>
        <translation>残してはいけないもの</translation>
    </message>
    <message>
        <source>Now think of the next player. If all that lies on the table comes to ten or less, one card may sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?</source>
        <translation>次の人のことも考えましょう。場札が全部で10以下なら、1枚で一掃されるかもしれません。場に%1があり、あなたは1枚置くしかありません。どれなら一掃されませんか？</translation>
    </message>
    <message>
        <source>6 and 9 are 15, and no card counts 15. More than ten is safe.</source>
        <translation>6と9で15。15のカードはありません。10より大きければ安全です。</translation>
    </message>
    <message>
        <source>6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6と2で8。%1が%2を持っていて、スコパを取られました。場に10より多く残しましょう。</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.</source>
        <translation>6と4で10。%1が%2を持っていて、スコパを取られました。場に10より多く残しましょう。</translation>
    </message>
    <message>
        <source>All three of your cards take something this time. Take so that more than ten stays on the table.</source>
        <translation>今度は手札3枚とも何かを取れます。場に10より多く残るように取りましょう。</translation>
    </message>
    <message>
        <source>9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.</source>
        <translation>9と2が残って11、だれにも一掃できません。少ししか取れませんが、安全です。</translation>
    </message>
    <message>
        <source>That left 2 and 3, and %1 had a 5: scopa for her. Leave more.</source>
        <translation>2と3が残り、%1が5を持っていて、スコパを取られました。もっと残しましょう。</translation>
    </message>
    <message>
        <source>That left one card alone, and %1 had its equal: scopa for her. Leave more.</source>
        <translation>1枚だけ残り、%1が同じ数を持っていて、スコパを取られました。もっと残しましょう。</translation>
    </message>
    <message>
        <source>%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of your cards has the fewest equals left?</source>
        <translation>いま%1が場を一掃したところです。あなたは1枚置くしかなく、それを一掃できるのは同じ数のカードだけです。同じ数の残りがいちばん少ないのは、どのカードですか？</translation>
    </message>
    <message>
        <source>You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it back.</source>
        <translation>あなたが6を2枚持っているので、残りは2枚だけです。だれも取らなければ、もう1枚の6で取り返せます。</translation>
    </message>
    <message>
        <source>Three other twos are about, and %1 had one: scopa for her. Of another value you hold two yourself, so only two are about. Lay one of these.</source>
        <translation>ほかの2は3枚残っていて、%1が1枚持っていました。スコパです。手札に2枚ある数なら、残りは2枚だけ。そのどちらかを置きましょう。</translation>
    </message>
    <message>
        <source>Counting cards</source>
        <translation>カードを数える</translation>
    </message>
    <message>
        <source>There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, two by you. %2 lies there. With which card do you leave nothing that can still be swept?</source>
        <translation>同じ数のカードは4枚ずつあります。10のカードは4枚とももう出ました。%1が2枚、あなたが2枚取りました。場に%2があります。どのカードを置けば、もう一掃されませんか？</translation>
    </message>
    <message>
        <source>6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.</source>
        <translation>6と4で10。10のカードはもうありません。数えていれば、危なそうに見える場も残せます。</translation>
    </message>
    <message>
        <source>6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6と3で9。9のカードはまだ2枚あり、%1が1枚持っていました。もう取れない合計はいくつですか？</translation>
    </message>
    <message>
        <source>6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be taken any more?</source>
        <translation>6と2で8。8のカードはまだ1枚も出ていなくて、%1が1枚持っていました。もう取れない合計はいくつですか？</translation>
    </message>
    <message>
        <source>Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many can %1 have?</source>
        <translation>いちばん数えがいがあるのは7です。2枚が取り札にあり、あなたが1枚持っているとします。%1は何枚持っているでしょう？</translation>
    </message>
    <message>
        <source>Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.</source>
        <translation>そうです、多くて1枚です。まだ出ていなければ、相手の手札か、山札にあります。</translation>
    </message>
    <message>
        <source>There are four in all, and you know of three.</source>
        <translation>全部で4枚あり、わかっているのは3枚です。</translation>
    </message>
    <message>
        <source>One at most</source>
        <translation>多くて1枚</translation>
    </message>
    <message>
        <source>Your own 7 counts too: that makes three of four.</source>
        <translation>自分の7も数えましょう。4枚のうち3枚がわかっています。</translation>
    </message>
    <message>
        <source>%1 has swept the table. Three cards that count 10 are gone, the other values are still about. Lay the card that nobody can take.</source>
        <translation>%1が場を一掃しました。10のカードは3枚出ましたが、ほかの数はまだ残っています。だれにも取れないカードを置きましょう。</translation>
    </message>
    <message>
        <source>It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, and the table counts with you.</source>
        <translation>同じ数の最後の1枚だったので、1枚では取れません。メニュー「補助」の「取られたカード」をオンにすると、テーブルも一緒に数えてくれます。</translation>
    </message>
    <message>
        <source>Others of this value are still about: it may be swept. Of one of your cards none is left.</source>
        <translation>同じ数がまだ残っているので、一掃されるかもしれません。手札に、もう1枚も残っていない数があります。</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>スコポーネ</translation>
    </message>
    <message>
        <source>Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to you both.</source>
        <translation>スコポーネは4人で、2人対2人で遊ぶスコパです。向かいの%1がパートナーで、取り札は二人で1つ。カードは最初に全部配り、手札は9枚ずつ、場に4枚です。二人にとっていちばん値打ちのあるものを取りましょう。</translation>
    </message>
    <message>
        <source>The settebello, for both of you. A match of Scopone goes to 21 points.</source>
        <translation>セッテベッロは二人のもの。スコポーネの試合は21点先取です。</translation>
    </message>
    <message>
        <source>Look again: %1 lies there, and a 7 is in your hand.</source>
        <translation>よく見てください。場に%1があり、手札に7があります。</translation>
    </message>
    <message>
        <source>Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after you. Lay a card that can hardly be swept: count what you hold.</source>
        <translation>スコポーネ・シエンティフィコは手札が10枚ずつ、場は空で始まります。最初はあなた、次が%1です。一掃されにくいカードを置きましょう。手札を数えてみてください。</translation>
    </message>
    <message>
        <source>You hold three fives: only one is left elsewhere, and it may be your partner&apos;s.</source>
        <translation>5を3枚持っているので、残りは1枚だけ。パートナーが持っているかもしれません。</translation>
    </message>
    <message>
        <source>Three others of this value are in the other hands. Of which value do you hold most yourself?</source>
        <translation>その数は、ほかの手札に3枚あります。自分がいちばん多く持っている数は？</translation>
    </message>
    <message>
        <source>Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.</source>
        <translation>カードは2枚組でなくなります。4は4で取られ、最後は親の側に有利です。そこで親でない側は、足し算で取って組を崩します。これがスパリーリョです。親は%1。崩してみましょう。</translation>
    </message>
    <message>
        <source>3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their pairs.</source>
        <translation>3、4、7が1枚ずつ欠けて、半端になりました。親の側は、もう組を当てにできません。</translation>
    </message>
    <message>
        <source>That takes a pair and leaves all values even, as the dealers like it. Take a sum.</source>
        <translation>それでは2枚組で取ることになり、どの数もそろったまま。親の思うつぼです。足し算で取りましょう。</translation>
    </message>
    <message>
        <source>That is not the sum of 3 and 4. Take both with one card.</source>
        <translation>それは3と4の合計ではありません。1枚で両方を取りましょう。</translation>
    </message>
    <message>
        <source>Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and counts 8: which of your cards makes fifteen with it?</source>
        <translation>チルッラはジェノヴァのゲームです。合わせて15になるカードも取れます。場の%1は8です。合わせて15になるのは、手札のどれですか？</translation>
    </message>
    <message>
        <source>8 and 7 are 15. Equal cards and sums are taken as in Scopa.</source>
        <translation>8と7で15です。同じ数や足し算も、スコパと同じように取れます。</translation>
    </message>
    <message>
        <source>That makes no fifteen. 15 less 8 is 7.</source>
        <translation>15になりません。15引く8は7です。</translation>
    </message>
    <message>
        <source>In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies does it take just that one. Look at your hand.</source>
        <translation>チルッラでは、エースで場札を全部取れて、スコパになります。場に別のエースがあるときだけは、そのエースしか取れません。手札を見てみましょう。</translation>
    </message>
    <message>
        <source>All of it with one ace: scopa!</source>
        <translation>エース1枚で全部、スコパです！</translation>
    </message>
    <message>
        <source>There is something better: your ace takes everything.</source>
        <translation>もっと良い手があります。エースで全部取れます。</translation>
    </message>
    <message>
        <source>Three cards that come to less than ten may be declared before you play: 3 points at once, and your hand lies open. Count yours, and declare.</source>
        <translation>手札3枚の合計が10未満なら、出す前に宣言できます。すぐに3点入り、手札は表向きになります。手札を数えて、宣言しましょう。</translation>
    </message>
    <message>
        <source>3 points, before a single card is played.</source>
        <translation>1枚も出さないうちに3点です。</translation>
    </message>
    <message>
        <source>First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again.</source>
        <translation>まず宣言を。1と3と4で8、言うだけで3点です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a kind, 10 points. Declare it.</source>
        <translation>%1はマッタです。宣言では、どんなカードにもなります。手札の4が2枚と合わせてスリーカード、10点です。宣言しましょう。</translation>
    </message>
    <message>
        <source>Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.</source>
        <translation>マッタを入れて4が3枚、10点です。チルッラは51点先取。途中で何が起きるかわかりません。</translation>
    </message>
    <message>
        <source>First declare: as a 4 the matta makes three of a kind, 10 points. Try again.</source>
        <translation>まず宣言を。マッタを4にすればスリーカードで10点です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Scopone scientifico</source>
        <translation>スコポーネ・シエンティフィコ</translation>
    </message>
    <message>
        <source>Quindici</source>
        <translation>クインディチ</translation>
    </message>
    <message>
        <source>Scopone de Trente</source>
        <translation>スコポーネ・デ・トレンテ</translation>
    </message>
    <message>
        <source>Asso piglia tutto, always</source>
        <translation>いつでもアッソ・ピリア・トゥット</translation>
    </message>
    <message>
        <source>Asso piglia tutto</source>
        <translation>アッソ・ピリア・トゥット</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>レ・ベッロ</translation>
    </message>
    <message>
        <source>A perdere</source>
        <translation>ア・ペルデレ</translation>
    </message>
    <message>
        <source>Frac</source>
        <translation>フラック</translation>
    </message>
    <message>
        <source>Escoba</source>
        <translation>エスコバ</translation>
    </message>
    <message>
        <source>Escoba without setenta</source>
        <translation>セテンタなしのエスコバ</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>チルッラ</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>シュコッバ</translation>
    </message>
    <message>
        <source>The classic. Four points a round, and one for every sweep.</source>
        <translation>定番。1ラウンド4点、一掃ごとに1点。</translation>
    </message>
    <message>
        <source>The %2 of every suit: your sweeps count twice.</source>
        <translation>%2を4枚そろえると、一掃の点が2倍。</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score, and each card that follows.</source>
        <translation>%1のエース、2、3と、続く札が点に。</translation>
    </message>
    <message>
        <source>Two pairs, nine cards each, four on the table.</source>
        <translation>2人組どうし。手札9枚、場に4枚。</translation>
    </message>
    <message>
        <source>Two pairs, ten cards each, an empty table.</source>
        <translation>2人組どうし。手札10枚、場は空。</translation>
    </message>
    <message>
        <source>Take what makes fifteen with your card.</source>
        <translation>出したカードと合わせて15になる札を取る。</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %1: hold all three and win.</source>
        <translation>%1のエース、2、3がそろえば勝ち。</translation>
    </message>
    <message>
        <source>An ace takes the whole table, whatever lies there.</source>
        <translation>何があっても、エースが場札を全部取る。</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless another ace lies there.</source>
        <translation>場に別のエースがなければ、エースが場札を全部取る。</translation>
    </message>
    <message>
        <source>The king %1 is worth a point of its own.</source>
        <translation>%1のキングに、それだけで1点。</translation>
    </message>
    <message>
        <source>Upside down: the lowest score wins.</source>
        <translation>さかさまに、最少点が勝ち。</translation>
    </message>
    <message>
        <source>Only aces and figures count, one point each.</source>
        <translation>エースと絵札だけを数え、1点ずつ。</translation>
    </message>
    <message>
        <source>The Spanish fifteen, with a point for the sevens.</source>
        <translation>スペインの「合わせて15」。7も点に。</translation>
    </message>
    <message>
        <source>The Spanish fifteen; the sevens count, the setenta does not.</source>
        <translation>スペインの「合わせて15」。7は点に、セテンタはなし。</translation>
    </message>
    <message>
        <source>Genoa&apos;s game: fifteens, declarations, a wild 7 of cups.</source>
        <translation>ジェノヴァのゲーム。合わせて15、宣言、化けるカップの7。</translation>
    </message>
    <message>
        <source>Tunis: single cards first, and a point for sevens.</source>
        <translation>チュニスのゲーム。まず1枚で取り、7も点に。</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or cards that add up to it.</source>
        <translation>同じ数のカードか、足して同じ数になるカードを取ります。</translation>
    </message>
    <message>
        <source>A side that takes the %2 of every suit scores its sweeps of the round a second time.</source>
        <translation>%2を4枚とも取った側は、そのラウンドの一掃の点がもう一度入ります。</translation>
    </message>
    <message>
        <source>A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.</source>
        <translation>%1のエース、2、3を取った側に1枚1点ずつ、さらに途切れず続く札にも1点ずつ入ります。</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table.</source>
        <translation>パートナーは向かい合わせ。手札9枚、場に4枚を一度に配ります。</translation>
    </message>
    <message>
        <source>Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid.</source>
        <translation>パートナーは向かい合わせ。手札10枚を一度に配り、最初の1枚は場に置くだけです。</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen together with it; equal cards do not take each other.</source>
        <translation>出したカードと合わせて15になるカードを取ります。同じ数どうしでは取れません。</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once.</source>
        <translation>%1のエース、2、3はそれぞれ1点、2点、3点。3枚そろえた側はその場で試合に勝ちます。</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, aces too.</source>
        <translation>エースは場札を、エースも含めて全部取ります。</translation>
    </message>
    <message>
        <source>An ace takes every card on the table. If an ace lies there, or on the round&apos;s first play, it takes one ace.</source>
        <translation>エースは場札を全部取ります。場にエースがあるときと、ラウンド最初の一手では、エース1枚だけを取ります。</translation>
    </message>
    <message>
        <source>Like the settebello, the king %1 scores a point for who takes it.</source>
        <translation>セッテベッロと同じく、%1のキングを取ると1点です。</translation>
    </message>
    <message>
        <source>Points are counted as always; when somebody reaches the target, the lowest score wins.</source>
        <translation>点の数え方は同じです。だれかが目標に達したとき、最少点の側が勝ちます。</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point; sweeps and the usual four points do not count.</source>
        <translation>エースと絵札に1点ずつ。一掃といつもの4点は数えません。</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Most sevens score a point, all four another.</source>
        <translation>合わせて15になるカードを取ります。7がいちばん多ければ1点、4枚全部ならもう1点。</translation>
    </message>
    <message>
        <source>A card takes cards that make fifteen with it. Sevens score, and there is no setenta.</source>
        <translation>合わせて15になるカードを取ります。7は点になり、セテンタはありません。</translation>
    </message>
    <message>
        <source>A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are declared; the 7 of cups is wild.</source>
        <translation>同じ数か、合わせて15になるカードを取ります。10未満やスリーカードの手札は宣言でき、カップの7は化けます。</translation>
    </message>
    <message>
        <source>A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera.</source>
        <translation>足し算より1枚で取るのが先です。プリミエラの代わりに、7の多さ、次に6の多さが点になります。</translation>
    </message>
    <message>
        <source>A card takes an equal card, or cards that add up to it</source>
        <translation>同じ数のカードか、足して同じ数になるカードを取る</translation>
    </message>
    <message>
        <source>A card takes what makes fifteen with it</source>
        <translation>合わせて15になるカードを取る</translation>
    </message>
    <message>
        <source>A card takes what equals it, or what makes fifteen with it</source>
        <translation>同じ数か、合わせて15になるカードを取る</translation>
    </message>
    <message>
        <source>Fewest cards when there is a choice</source>
        <translation>選べるときは、いちばん少ない枚数で</translation>
    </message>
    <message>
        <source>A single card before a sum, otherwise free choice</source>
        <translation>足し算より1枚が先、ほかは自由</translation>
    </message>
    <message>
        <source>Free choice of what to take</source>
        <translation>何を取るかは自由</translation>
    </message>
    <message>
        <source>A card that can take may be laid</source>
        <translation>取れるカードも、取らずに置ける</translation>
    </message>
    <message>
        <source>Any number of cards at once</source>
        <translation>一度に何枚でも取れる</translation>
    </message>
    <message>
        <source>Never more than two table cards at once</source>
        <translation>一度に取れる場札は2枚まで</translation>
    </message>
    <message>
        <source>An ace takes like any other card</source>
        <translation>エースもふつうのカードと同じ</translation>
    </message>
    <message>
        <source>An ace takes the whole table</source>
        <translation>エースが場札を全部取る</translation>
    </message>
    <message>
        <source>An ace takes the whole table unless an ace lies there</source>
        <translation>場にエースがなければ、エースが場札を全部取る</translation>
    </message>
    <message>
        <source>The first ace of a round is like any other</source>
        <translation>ラウンド最初のエースも、ほかのエースと同じ</translation>
    </message>
    <message>
        <source>On the round&apos;s first play an ace takes only an ace</source>
        <translation>ラウンド最初の一手では、エースで取れるのはエースだけ</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace scores</source>
        <translation>エースの力での一掃は点になる</translation>
    </message>
    <message>
        <source>A sweep by the power of an ace does not score</source>
        <translation>エースの力での一掃は点にならない</translation>
    </message>
    <message>
        <source>Each sweep scores a point</source>
        <translation>一掃ごとに1点</translation>
    </message>
    <message>
        <source>Sweeps do not score</source>
        <translation>一掃は点にならない</translation>
    </message>
    <message>
        <source>Most cards score a point</source>
        <translation>枚数がいちばん多ければ1点</translation>
    </message>
    <message>
        <source>No point for most cards</source>
        <translation>枚数の点はなし</translation>
    </message>
    <message>
        <source>Most cards %1 score a point</source>
        <translation>%1の札がいちばん多ければ1点</translation>
    </message>
    <message>
        <source>No point for most cards %1</source>
        <translation>%1の札の多さは点にならない</translation>
    </message>
    <message>
        <source>The settebello scores a point</source>
        <translation>セッテベッロに1点</translation>
    </message>
    <message>
        <source>No point for the settebello</source>
        <translation>セッテベッロの点はなし</translation>
    </message>
    <message>
        <source>The best primiera scores a point</source>
        <translation>いちばん良いプリミエラに1点</translation>
    </message>
    <message>
        <source>No point for the primiera</source>
        <translation>プリミエラの点はなし</translation>
    </message>
    <message>
        <source>No point for a sweep with the last card</source>
        <translation>最後の1枚での一掃は点にならない</translation>
    </message>
    <message>
        <source>A sweep with the last card scores too</source>
        <translation>最後の1枚での一掃も点になる</translation>
    </message>
    <message>
        <source>Leftovers go to whoever took last</source>
        <translation>残った場札は最後に取った人へ</translation>
    </message>
    <message>
        <source>Leftovers go to the dealer</source>
        <translation>残った場札は親へ</translation>
    </message>
    <message>
        <source>Three kings on the table: deal again</source>
        <translation>場にキング3枚：配り直す</translation>
    </message>
    <message>
        <source>Three kings on the table: play on</source>
        <translation>場にキング3枚：続ける</translation>
    </message>
    <message>
        <source>Two aces on the table: play on</source>
        <translation>場にエース2枚：続ける</translation>
    </message>
    <message>
        <source>Two aces on the table: deal again</source>
        <translation>場にエース2枚：配り直す</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 18</source>
        <translation>プリミエラ：6は18</translation>
    </message>
    <message>
        <source>Primiera: a 6 counts 19</source>
        <translation>プリミエラ：6は19</translation>
    </message>
    <message>
        <source>Primiera: a missing suit counts nothing</source>
        <translation>プリミエラ：足りないスートは0</translation>
    </message>
    <message>
        <source>Primiera: only with all four suits</source>
        <translation>プリミエラ：4スート全部が必要</translation>
    </message>
    <message>
        <source>Primiera: more suits beat fewer</source>
        <translation>プリミエラ：スートの多いほうが勝ち</translation>
    </message>
    <message>
        <source>No napola</source>
        <translation>ナポラなし</translation>
    </message>
    <message>
        <source>Napola: ace, 2, 3 %1 and on score a point each</source>
        <translation>ナポラ：%1のエース、2、3と続く札に1点ずつ</translation>
    </message>
    <message>
        <source>All ten cards %1 score like any napola</source>
        <translation>%1の札10枚も、ふつうのナポラと同じ点</translation>
    </message>
    <message>
        <source>All ten cards %1 win the match at once</source>
        <translation>%1の札10枚でその場で試合に勝ち</translation>
    </message>
    <message>
        <source>No point for the king %1</source>
        <translation>%1のキングの点はなし</translation>
    </message>
    <message>
        <source>Re bello: the king %1 scores a point</source>
        <translation>レ・ベッロ：%1のキングに1点</translation>
    </message>
    <message>
        <source>No sweeps are doubled</source>
        <translation>一掃の点は2倍にならない</translation>
    </message>
    <message>
        <source>Ponino: the %2 of every suit doubles the sweeps</source>
        <translation>ポニーノ：%2を4枚取れば一掃の点が2倍</translation>
    </message>
    <message>
        <source>No points for ace, 2 and 3 %1</source>
        <translation>%1のエース、2、3の点はなし</translation>
    </message>
    <message>
        <source>Ace, 2, 3 %1 score 1, 2, 3; all three win the match</source>
        <translation>%1のエース、2、3に1点、2点、3点。そろえば試合に勝ち</translation>
    </message>
    <message>
        <source>No points for single aces and figures</source>
        <translation>エースや絵札1枚ごとの点はなし</translation>
    </message>
    <message>
        <source>Each ace and each figure scores a point</source>
        <translation>エースと絵札に1点ずつ</translation>
    </message>
    <message>
        <source>The highest score wins</source>
        <translation>最高点が勝ち</translation>
    </message>
    <message>
        <source>No point for sevens</source>
        <translation>7の点はなし</translation>
    </message>
    <message>
        <source>Most sevens score a point, all four another</source>
        <translation>7がいちばん多ければ1点、4枚全部ならもう1点</translation>
    </message>
    <message>
        <source>No barmila</source>
        <translation>バルミラなし</translation>
    </message>
    <message>
        <source>Barmila: most sevens, then most sixes, score a point</source>
        <translation>バルミラ：7の多さ、次に6の多さで1点</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>宣言なし</translation>
    </message>
    <message>
        <source>Declarations, piccola, grande and cappotto are played</source>
        <translation>宣言、ピッコラ、グランデ、カッポットあり</translation>
    </message>
    <message>
        <source>No card is wild</source>
        <translation>化けるカードはなし</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until its holder plays it</source>
        <translation>化ける7の数は、持ち主が出すまで</translation>
    </message>
    <message>
        <source>The wild 7 keeps its value until it is taken</source>
        <translation>化ける7の数は、取られるまで</translation>
    </message>
    <message>
        <source>The wild 7 counts otherwise only in the declaration</source>
        <translation>7が化けるのは宣言のときだけ</translation>
    </message>
    <message>
        <source>The opening table stays</source>
        <translation>最初の場札はそのまま</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty, wild 7 and all</source>
        <translation>最初の場札が15か30なら親が取る（7も化ける）</translation>
    </message>
    <message>
        <source>The dealer takes an opening fifteen or thirty</source>
        <translation>最初の場札が15か30なら親が取る</translation>
    </message>
    <message>
        <source>An equal card leaves the sums free</source>
        <translation>同じ数があっても足し算で取れる</translation>
    </message>
    <message>
        <source>An equal card goes before the same sum</source>
        <translation>足し算より同じ数のカードが先</translation>
    </message>
    <message>
        <source>Level at the target: one more round</source>
        <translation>目標で同点：もう1ラウンド</translation>
    </message>
    <message>
        <source>Level at the target: the king %1 decides</source>
        <translation>目標で同点：%1のキングで決める</translation>
    </message>
    <message>
        <source>A napola scores %1 at the most</source>
        <translation>ナポラは最高%1点</translation>
    </message>
    <message>
        <source>A piccola scores %1 at the most</source>
        <translation>ピッコラは最高%1点</translation>
    </message>
    <message>
        <source>The match is played to %1</source>
        <translation>%1点先取</translation>
    </message>
    <message>
        <source>When there are several captures</source>
        <translation>取り方がいくつもあるとき</translation>
    </message>
    <message>
        <source>Taking is a duty</source>
        <translation>取れるなら必ず取る</translation>
    </message>
    <message>
        <source>Cards taken at once</source>
        <translation>一度に取る枚数</translation>
    </message>
    <message>
        <source>Power of an ace</source>
        <translation>エースの力</translation>
    </message>
    <message>
        <source>First play: an ace takes only an ace</source>
        <translation>最初の一手：エースはエースだけを取る</translation>
    </message>
    <message>
        <source>An ace&apos;s sweep scores</source>
        <translation>エースの一掃も点になる</translation>
    </message>
    <message>
        <source>A point for each sweep</source>
        <translation>一掃ごとに1点</translation>
    </message>
    <message>
        <source>A sweep with the last card scores</source>
        <translation>最後の1枚での一掃も点になる</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>残った場札</translation>
    </message>
    <message>
        <source>Two aces on the table</source>
        <translation>場にエース2枚</translation>
    </message>
    <message>
        <source>A 6 in the primiera</source>
        <translation>プリミエラの6</translation>
    </message>
    <message>
        <source>A suit missing from the primiera</source>
        <translation>プリミエラで足りないスート</translation>
    </message>
    <message>
        <source>A napola scores at the most</source>
        <translation>ナポラの最高点</translation>
    </message>
    <message>
        <source>Ponino</source>
        <translation>ポニーノ</translation>
    </message>
    <message>
        <source>Trente</source>
        <translation>トレンテ</translation>
    </message>
    <message>
        <source>Points for sevens</source>
        <translation>7の点</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>バルミラ</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>A piccola scores at the most</source>
        <translation>ピッコラの最高点</translation>
    </message>
    <message>
        <source>Wild 7 of cups</source>
        <translation>化けるカップの7</translation>
    </message>
    <message>
        <source>Opening table of fifteen or thirty</source>
        <translation>最初の場札が15か30</translation>
    </message>
    <message>
        <source>The king %1 breaks a tie</source>
        <translation>同点なら%1のキングで決める</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>何点まで</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>いちばん少ない枚数</translation>
    </message>
    <message>
        <source>Single cards first</source>
        <translation>1枚が先</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>何枚でも</translation>
    </message>
    <message>
        <source>Two at most</source>
        <translation>2枚まで</translation>
    </message>
    <message>
        <source>To whoever took last</source>
        <translation>最後に取った人へ</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>親へ</translation>
    </message>
    <message>
        <source>Counts nothing</source>
        <translation>0と数える</translation>
    </message>
    <message>
        <source>Bars the point</source>
        <translation>点を取れない</translation>
    </message>
    <message>
        <source>More suits win</source>
        <translation>スートの多さが先</translation>
    </message>
    <message>
        <source>teams of two</source>
        <translation>2人組</translation>
    </message>
    <message>
        <source>teams</source>
        <comment>how many play</comment>
        <translation>チーム</translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>2人ずつの2チーム</translation>
    </message>
    <message>
        <source>three teams of two</source>
        <translation>2人ずつの3チーム</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>3人ずつの2チーム</translation>
    </message>
    <message>
        <source>%1, %2, to %3.</source>
        <comment>a game; how many play; the target</comment>
        <translation>%1、%2、%3点先取。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>No</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>The cards of this match follow from no deal number, so they cannot be dealt once more.</source>
        <translation>この試合のカードには配り番号がないので、もう一度配ることはできません。</translation>
    </message>
    <message>
        <source>This match began in the middle of another one: play that one’s cards again instead.</source>
        <translation>この試合は別の試合の途中から始まりました。代わりに、もとの試合のカードで遊んでください。</translation>
    </message>
    <message>
        <source>Nobody but the computer played this match.</source>
        <translation>この試合で遊んだのはコンピューターだけです。</translation>
    </message>
    <message>
        <source>Several people played this match, so it is nobody’s seat alone that the computer could take.</source>
        <translation>この試合は何人かで遊んだので、コンピューターが代わる席を1つに決められません。</translation>
    </message>
    <message>
        <source>The cards of your match of today.</source>
        <translation>今日のあなたの試合のカードです。</translation>
    </message>
    <message>
        <source>The cards of your match of yesterday.</source>
        <translation>昨日のあなたの試合のカードです。</translation>
    </message>
    <message>
        <source>The cards of your match of %1.</source>
        <comment>%1 is a date</comment>
        <translation>%1のあなたの試合のカードです。</translation>
    </message>
    <message>
        <source>The deal of %1.</source>
        <comment>%1 is a date</comment>
        <translation>%1の勝負です。</translation>
    </message>
    <message>
        <source>On the same cards you won both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>同じカードで2回とも勝ちました。今回%1対%2、前回%3対%4。</translation>
    </message>
    <message>
        <source>Better than last time: on the same cards you lost %3 to %4.</source>
        <translation>前回より良い結果です。同じカードで前回は%3対%4の負けでした。</translation>
    </message>
    <message>
        <source>Last time, on the same cards, you won %3 to %4.</source>
        <translation>前回は同じカードで%3対%4の勝ちでした。</translation>
    </message>
    <message>
        <source>On the same cards you lost both times: %1 to %2 now, %3 to %4 before.</source>
        <translation>同じカードで2回とも負けました。今回%1対%2、前回%3対%4。</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you won %1 to %2.</source>
        <translation>同じカードで%5なら%3対%4の勝ち、あなたは%1対%2の勝ちでした。</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you won %1 to %2.</source>
        <translation>同じカードで%5なら%3対%4の負け、あなたは%1対%2の勝ちでした。</translation>
    </message>
    <message>
        <source>On the same cards %5 would have won %3 to %4; you lost %1 to %2.</source>
        <translation>同じカードで%5なら%3対%4の勝ち、あなたは%1対%2の負けでした。</translation>
    </message>
    <message>
        <source>On the same cards %5 would have lost %3 to %4; you lost %1 to %2.</source>
        <translation>同じカードで%5なら%3対%4の負け、あなたは%1対%2の負けでした。</translation>
    </message>
    <message>
        <source>Over the %1 that both played you did better than %3 by %2.</source>
        <translation>どちらも遊んだ%1では、あなたが%3を%2上回りました。</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did better than you by %2.</source>
        <translation>どちらも遊んだ%1では、%3があなたを%2上回りました。</translation>
    </message>
    <message>
        <source>Over the %1 that both played %3 did as well as you.</source>
        <translation>どちらも遊んだ%1では、%3とあなたは互角でした。</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better now by %2.</source>
        <translation>両方の試合にある%1では、今回のほうが%2良い結果でした。</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did better last time by %2.</source>
        <translation>両方の試合にある%1では、前回のほうが%2良い結果でした。</translation>
    </message>
    <message>
        <source>Over the %1 of both matches you did as well as last time.</source>
        <translation>両方の試合にある%1では、前回と同じ結果でした。</translation>
    </message>
    <message>
        <source>The cards of a round are the same in both matches. How many rounds there are follows from the score, so one match may go on when the other is over.</source>
        <translation>どのラウンドのカードも、両方の試合で同じです。ラウンドの数は点数によって決まるので、片方が終わっても、もう片方は続くことがあります。</translation>
    </message>
    <message>
        <source>%1, %2, to %3, with players of level %4.</source>
        <comment>a game; how many play; target; level</comment>
        <translation>%1、%2、%3点先取、相手の強さは%4。</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1 is a score</comment>
        <translation>途中 %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Won %1</source>
        <comment>%1 is a score</comment>
        <translation>勝ち %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>%1 is a score</comment>
        <translation>負け %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>so many deals of days</comment>
        <translation>%1回プレイ</translation>
    </message>
    <message>
        <source>%1 days in a row · %2 played</source>
        <translation>%1日連続 · %2回プレイ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>プリミエラ</translation>
    </message>
    <message>
        <source>Scope</source>
        <comment>plural of scopa, a category</comment>
        <translation>スコパ</translation>
    </message>
    <message>
        <source>Piccola</source>
        <translation>ピッコラ</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>グランデ</translation>
    </message>
    <message>
        <source>Karta</source>
        <translation>カルタ</translation>
    </message>
    <message>
        <source>Dinari</source>
        <translation>ディナーリ</translation>
    </message>
    <message>
        <source>Sab&apos;a l-hayya</source>
        <translation>サブア・ル・ハイヤ</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <comment>a category</comment>
        <translation>シュコッバ</translation>
    </message>
    <message>
        <source>Cartas</source>
        <translation>カルタス</translation>
    </message>
    <message>
        <source>Oros</source>
        <translation>オロス</translation>
    </message>
    <message>
        <source>Siete de oros</source>
        <translation>シエテ・デ・オロス</translation>
    </message>
    <message>
        <source>Sietes</source>
        <translation>シエテス</translation>
    </message>
    <message>
        <source>Cuatro sietes</source>
        <translation>クアトロ・シエテス</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>セテンタ</translation>
    </message>
    <message>
        <source>Escobas</source>
        <comment>a category</comment>
        <translation>エスコバ</translation>
    </message>
    <message>
        <source>more than 20</source>
        <translation>20枚より多く</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>枚数が最多</translation>
    </message>
    <message>
        <source>more than 5</source>
        <translation>5枚より多く</translation>
    </message>
    <message>
        <source>the most of the suit</source>
        <translation>スートで最多</translation>
    </message>
    <message>
        <source>more than 5 %1</source>
        <translation>%1が5枚より多い</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>%1 is: of coins</comment>
        <translation>%1が最多</translation>
    </message>
    <message>
        <source>the %1 of every suit</source>
        <comment>%1 is: knight</comment>
        <translation>%1を4枚とも</translation>
    </message>
    <message>
        <source>the best of all four suits</source>
        <translation>4スートで最高</translation>
    </message>
    <message>
        <source>more suits, then more points</source>
        <translation>スートの数、次に合計</translation>
    </message>
    <message>
        <source>best card of each suit</source>
        <translation>各スートの最高の札</translation>
    </message>
    <message>
        <source>table swept clean</source>
        <translation>場を一掃</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <translation>7が最多</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>もう1点</translation>
    </message>
    <message>
        <source>most sevens, then most sixes</source>
        <translation>7の多さ、次に6の多さ</translation>
    </message>
    <message>
        <source>the run from the ace</source>
        <comment>what a napola asks for</comment>
        <translation>エースからの続き</translation>
    </message>
    <message>
        <source>ace, 2 and 3 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>%1のエース、2、3</translation>
    </message>
    <message>
        <source>said before playing</source>
        <translation>出す前に宣言</translation>
    </message>
    <message>
        <source>aces, 8, 9 and 10</source>
        <translation>エース、8、9、10</translation>
    </message>
    <message>
        <source>aces and figures</source>
        <translation>エースと絵札</translation>
    </message>
    <message>
        <source>8, 9 and 10 %1</source>
        <comment>%1 is: of coins</comment>
        <translation>%1の8、9、10</translation>
    </message>
    <message>
        <source>the figures %1</source>
        <comment>%1 is: of coins</comment>
        <translation>%1の絵札</translation>
    </message>
    <message>
        <source>%1 each: nobody scores</source>
        <translation>%1ずつ：点なし</translation>
    </message>
    <message>
        <source>level at %1: nobody scores</source>
        <translation>%1で同数：点なし</translation>
    </message>
    <message>
        <source>nobody has all four suits</source>
        <translation>4スートそろう人なし</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>点なし</translation>
    </message>
    <message>
        <source>%1: %2 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1：どちらも%2で、点は入りません。</translation>
    </message>
    <message>
        <source>%1: %2 have %3 each, nobody scores.</source>
        <comment>a category</comment>
        <translation>%1：%2がともに%3で、点は入りません。</translation>
    </message>
    <message>
        <source>%1: nobody has all four suits.</source>
        <comment>a category</comment>
        <translation>%1：4スートそろえた人がいません。</translation>
    </message>
    <message>
        <source>%1: nobody scores.</source>
        <comment>a category</comment>
        <translation>%1：点は入りません。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>1 point; a player</comment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a category; points to players</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1, %2: %3, no point</source>
        <comment>side; category; what was counted</comment>
        <translation>%1、%2：%3、点なし</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>side; category; what was counted; points</comment>
        <translation>%1、%2：%3、%4</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>0点</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>1点</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>2点</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>3点</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>4点</translation>
    </message>
    <message>
        <source>five points</source>
        <translation>5点</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>6点</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <comment>points</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>points</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>points</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>points</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>points</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>points</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>your team</source>
        <comment>one who receives points</comment>
        <translation>あなたのチーム</translation>
    </message>
    <message>
        <source>the other team</source>
        <comment>one who receives points</comment>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>Round %1: nobody scores</source>
        <translation>第%1ラウンド：だれも点なし</translation>
    </message>
    <message>
        <source>Round %1: %2 each</source>
        <translation>第%1ラウンド：%2ずつ</translation>
    </message>
    <message>
        <source>Round %1: %2 each to %3</source>
        <translation>第%1ラウンド：%3に%2ずつ</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3</source>
        <translation>第%1ラウンド：%3に%2</translation>
    </message>
    <message>
        <source>Round %1: %2 to %3, %4 to %5</source>
        <translation>第%1ラウンド：%3に%2、%5に%4点</translation>
    </message>
    <message>
        <source>You win with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>最少点であなたの勝ち、%1</translation>
    </message>
    <message>
        <source>%2 wins with the lowest score, %1</source>
        <comment>%1 is: 8 to 21</comment>
        <translation>最少点で%2の勝ち、%1</translation>
    </message>
    <message>
        <source>%2 win with the lowest score, %1</source>
        <comment>a team; %1 is: 8 to 21</comment>
        <translation>最少点で%2の勝ち、%1</translation>
    </message>
    <message>
        <source>De Trente: you win the match at once</source>
        <translation>デ・トレンテ：その場であなたの勝ち</translation>
    </message>
    <message>
        <source>De Trente: %1 wins the match at once</source>
        <translation>デ・トレンテ：その場で%1の勝ち</translation>
    </message>
    <message>
        <source>De Trente: %1 win the match at once</source>
        <translation>デ・トレンテ：その場で%1の勝ち</translation>
    </message>
    <message>
        <source>Cappotto: you win the match at once</source>
        <translation>カッポット：その場であなたの勝ち</translation>
    </message>
    <message>
        <source>Cappotto: %1 wins the match at once</source>
        <translation>カッポット：その場で%1の勝ち</translation>
    </message>
    <message>
        <source>Cappotto: %1 win the match at once</source>
        <translation>カッポット：その場で%1の勝ち</translation>
    </message>
    <message>
        <source>Napoleone: you win the match at once</source>
        <translation>ナポレオーネ：その場であなたの勝ち</translation>
    </message>
    <message>
        <source>Napoleone: %1 wins the match at once</source>
        <translation>ナポレオーネ：その場で%1の勝ち</translation>
    </message>
    <message>
        <source>Napoleone: %1 win the match at once</source>
        <translation>ナポレオーネ：その場で%1の勝ち</translation>
    </message>
    <message>
        <source>The ace, 2 and 3 %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>%1のエース、2、3がそろえば、どんな点数にも勝ちます。</translation>
    </message>
    <message>
        <source>All ten cards %1 on one side beat any score.</source>
        <comment>%1 is: of coins</comment>
        <translation>%1の札10枚がそろえば、どんな点数にも勝ちます。</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>次の親はあなたです。</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>次の親は%1です。</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>昔ながら</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>単純</translation>
    </message>
    <message>
        <source>With setenta</source>
        <translation>セテンタあり</translation>
    </message>
    <message>
        <source>Without setenta</source>
        <translation>セテンタなし</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>一人ずつ</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>2チーム</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>3チーム</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of possible seatings</comment>
        <translation>%1または%2</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <comment>a game; who may play it</comment>
        <translation>%1は%2で遊びます。</translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <comment>a card</comment>
        <translation>%1、何も取れない</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>a card; cards</comment>
        <translation>%1、取れるのは%2</translation>
    </message>
    <message>
        <source>scopa with {cards}</source>
        <translation>スコパのカードは{cards}</translation>
    </message>
    <message>
        <source>face up: {cards}</source>
        <translation>表向き：{cards}</translation>
    </message>
    <message>
        <source>{points} in this round</source>
        <translation>このラウンドで{points}</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <comment>a player</comment>
        <translation>%1の番です</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>場は空です。</translation>
    </message>
    <message>
        <source>On the table, %1: %2.</source>
        <comment>5 cards; their names</comment>
        <translation>場に%1：%2。</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>手札はありません。</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <comment>cards, each with what it takes</comment>
        <translation>手札：%1。</translation>
    </message>
    <message>
        <source>In the stock: %1</source>
        <comment>18 cards</comment>
        <translation>山札に%1</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>一手戻しました。</translation>
    </message>
    <message>
        <source>The round begins again.</source>
        <translation>ラウンドを最初から始めます。</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>強さいろいろ</translation>
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
        <translation>%1ではまだ何とも言えません。%2ラウンドを終えると、運だけではない実力のリードがあるかどうか、ここでわかります。</translation>
    </message>
    <message>
        <source>Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round.</source>
        <translation>%1で、運だけではないリードがあります。長い目で見て1ラウンドあたり%2〜%3点です。</translation>
    </message>
    <message>
        <source>Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round.</source>
        <translation>%1で、不運だけではない差をつけられています。長い目で見て1ラウンドあたり%2〜%3点です。</translation>
    </message>
    <message>
        <source>Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round.</source>
        <translation>%1では、どちらがリードとも言えません。長い目で見て1ラウンドあたり%2から%3点のあいだです。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2戦%1勝</translation>
    </message>
    <message>
        <source>none is over yet</source>
        <comment>matches</comment>
        <translation>まだ終わった試合なし</translation>
    </message>
    <message>
        <source>%1 left unfinished</source>
        <translation>中止%1</translation>
    </message>
    <message>
        <source>now: %1 won</source>
        <translation>いま%1連勝</translation>
    </message>
    <message>
        <source>now: %1 lost</source>
        <translation>いま%1連敗</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>一掃</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>own number; the others&apos;</comment>
        <translation>%1、相手%2</translation>
    </message>
    <message>
        <source>%1 · they %2</source>
        <comment>two shares</comment>
        <translation>%1 · 相手%2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 level</source>
        <comment>rounds</comment>
        <translation>%1勝%2敗%3分け</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>%1勝%2敗</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 left unfinished</source>
        <comment>matches</comment>
        <translation>%1勝%2敗、中止%3</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>1ラウンドの点</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the best round; the worst</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>Best and worst round</source>
        <translation>最高と最低のラウンド</translation>
    </message>
    <message>
        <source>Most matches in a row</source>
        <translation>最長の連勝と連敗</translation>
    </message>
    <message>
        <source>After %1 rounds a line appears here. You have played %2.</source>
        <translation>%1ラウンドを終えると、ここに線が出ます。いまは%2ラウンドです。</translation>
    </message>
    <message>
        <source>After %1 rounds it shows here how rounds end. You have played %2.</source>
        <translation>%1ラウンドを終えると、ラウンドの結果がここに出ます。いまは%2ラウンドです。</translation>
    </message>
    <message>
        <source>Round %1: you %2, they %3</source>
        <comment>mean points of the last rounds</comment>
        <translation>第%1ラウンド：あなた%2、相手%3</translation>
    </message>
    <message>
        <source>Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5.</source>
        <translation>直近%1ラウンドの平均。%3ラウンド中%2ラウンドでリード。最後は1ラウンドあたり%4、相手は%5です。</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>ほかの点</translation>
    </message>
    <message>
        <source>%1: you %2, they %3 in ten rounds</source>
        <comment>a category; points</comment>
        <translation>%1：10ラウンドであなた%2、相手%3</translation>
    </message>
    <message>
        <source>Points in ten rounds. Solid: you. Striped: they.</source>
        <translation>10ラウンドあたりの点。塗りつぶし：あなた。しま模様：相手。</translation>
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
        <translation>同点：ラウンドの%1</translation>
    </message>
    <message>
        <source>%1 points or more ahead: %2 of rounds</source>
        <translation>%1点以上のリード：ラウンドの%2</translation>
    </message>
    <message>
        <source>%1 points or more behind: %2 of rounds</source>
        <translation>%1点以上の負け：ラウンドの%2</translation>
    </message>
    <message>
        <source>One point ahead: %1 of rounds</source>
        <translation>1点リード：ラウンドの%1</translation>
    </message>
    <message>
        <source>One point behind: %1 of rounds</source>
        <translation>1点負け：ラウンドの%1</translation>
    </message>
    <message>
        <source>%1 points ahead: %2 of rounds</source>
        <translation>%1点リード：ラウンドの%2</translation>
    </message>
    <message>
        <source>%1 points behind: %2 of rounds</source>
        <translation>%1点負け：ラウンドの%2</translation>
    </message>
    <message>
        <source>By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.</source>
        <comment>shares</comment>
        <translation>ラウンドが何点差で終わるか。塗りつぶし：あなたのリード、%1。しま模様：負け、%2。同点：%3。</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>この30日間</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>この7日間</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>期間を指定…</translation>
    </message>
    <message>
        <source>The results of %1 count no more. The history keeps the matches.</source>
        <translation>%1の結果は、もう数えません。試合は履歴に残っています。</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <comment>12 matches; a file</comment>
        <translation>%1を%2に書き出しました。</translation>
    </message>
    <message>
        <source>Nothing was played like this in that time.</source>
        <translation>その期間に、当てはまる試合はありません。</translation>
    </message>
    <message>
        <source>Nothing was played like this yet.</source>
        <translation>当てはまる試合はまだありません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure&apos;s name; the figure</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>scopa|scope|sweep|sweeps</source>
        <translation>スコパ|一掃</translation>
    </message>
    <message>
        <source>Taking everything that lies on the table. It scores a point at once.</source>
        <translation>場札を全部取ること。すぐに1点入ります。</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>セッテベッロ</translation>
    </message>
    <message>
        <source>%1: whoever has it at the end of a round scores a point.</source>
        <translation>%1。ラウンドの終わりに持っている人に1点入ります。</translation>
    </message>
    <message>
        <source>primiera|setenta</source>
        <translation>プリミエラ|セテンタ</translation>
    </message>
    <message>
        <source>The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, all others 10. The highest sum scores a point.</source>
        <translation>スートごとにいちばん良い札を選び、独特の数え方で足したもの。7は21、6は18、エースは16、5は15、4は14、3は13、2は12、ほかはすべて10。合計がいちばん高ければ1点です。</translation>
    </message>
    <message>
        <source>napola</source>
        <translation>ナポラ</translation>
    </message>
    <message>
        <source>Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each.</source>
        <translation>%4のエース、2、3を取り札にそろえること。途切れずに続く札も合わせて、1枚ごとに1点です。</translation>
    </message>
    <message>
        <source>re bello</source>
        <translation>レ・ベッロ</translation>
    </message>
    <message>
        <source>%2: in some games it scores a point, as the settebello does.</source>
        <translation>%2。セッテベッロと同じように、1点になるゲームがあります。</translation>
    </message>
    <message>
        <source>matta</source>
        <translation>マッタ</translation>
    </message>
    <message>
        <source>%3, the wild card of Cirulla: in a declaration it counts as any card.</source>
        <translation>%3。チルッラの化けるカードで、宣言ではどんなカードにもなります。</translation>
    </message>
    <message>
        <source>declaration|declarations|declare|declares|declared</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its first card is played.</source>
        <translation>チルッラでは、最初の1枚を出す前に言えば、合計10未満の手札で3点、スリーカードで10点が入ります。</translation>
    </message>
    <message>
        <source>piccola</source>
        <translation>ピッコラ</translation>
    </message>
    <message>
        <source>Cirulla&apos;s napola: ace, 2 and 3 %4, and what follows without a gap.</source>
        <translation>チルッラのナポラ。%4のエース、2、3と、途切れずに続く札です。</translation>
    </message>
    <message>
        <source>grande</source>
        <translation>グランデ</translation>
    </message>
    <message>
        <source>The three highest cards %4 in one pile: 5 points in Cirulla.</source>
        <translation>%4の札の上から3枚を取り札にそろえること。チルッラでは5点です。</translation>
    </message>
    <message>
        <source>cappotto</source>
        <translation>カッポット</translation>
    </message>
    <message>
        <source>All ten cards %4 in one pile: it wins a match of Cirulla at once.</source>
        <translation>%4の札10枚を取り札にそろえること。チルッラでは、その場で試合に勝ちます。</translation>
    </message>
    <message>
        <source>barmila</source>
        <translation>バルミラ</translation>
    </message>
    <message>
        <source>Most sevens, and if both have two, most sixes: a point in Chkobba.</source>
        <translation>7がいちばん多い人、7が2枚ずつなら6がいちばん多い人に1点。シュコッバの点です。</translation>
    </message>
    <message>
        <source>ponino</source>
        <translation>ポニーノ</translation>
    </message>
    <message>
        <source>The %5 of all four suits in one pile: every scopa of the round counts twice.</source>
        <translation>4つのスートの%5を取り札にそろえること。そのラウンドのスコパは、どれも2倍になります。</translation>
    </message>
    <message>
        <source>spariglio</source>
        <translation>スパリーリョ</translation>
    </message>
    <message>
        <source>Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer would rather undo it.</source>
        <translation>足し算で取り、同じ数の2枚組を崩すこと。親でない側が有利になり、親は元に戻したくなります。</translation>
    </message>
    <message>
        <source>deal|deals</source>
        <translation>1回の配り|回目の配り</translation>
    </message>
    <message>
        <source>The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.</source>
        <translation>みんなに一度に配られるカード。カードがなくなるまで何回か配って、1ラウンドです。</translation>
    </message>
    <message>
        <source>pile|piles</source>
        <translation>取り札</translation>
    </message>
    <message>
        <source>The cards that a side has taken, face down beside it. They are counted at the end.</source>
        <translation>取ったカードを、裏向きに自分の横に重ねたもの。最後に数えます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term of the game; what it means</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>_Cells</name>
    <message>
        <source>Name of the match</source>
        <translation>試合の名前</translation>
    </message>
</context>
<context>
    <name>_Command</name>
    <message>
        <source>Copy the command</source>
        <translation>コマンドをコピー</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Results by game</source>
        <translation>ゲーム別の結果</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>点差</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>同じカード</translation>
    </message>
</context>
<context>
    <name>_Heading</name>
    <message>
        <source>Scopa</source>
        <comment>the name of the game</comment>
        <translation>スコパ</translation>
    </message>
    <message>
        <source>Forty cards, sixteen games, one table.</source>
        <translation>40枚のカード、16のゲーム、1つのテーブル。</translation>
    </message>
    <message>
        <source>Forty cards, one table.</source>
        <translation>40枚のカード、1つのテーブル。</translation>
    </message>
</context>
</TS>
