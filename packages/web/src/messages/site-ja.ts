import { ja as kernel } from '@pangaea/words/kernel/ja';
import { AGREE_JA } from './agree-ja.ts';
import { CLOCK_JA } from './clock-ja.ts';
import { DEVICES_JA } from './devices-ja.ts';
import { editionJa } from './edition-ja.ts';
import { LET_BACK_JA } from './let-back-ja.ts';
import type { SiteMessages } from './shape.ts';
import { TALK_JA } from './talk-ja.ts';

export const siteJa: SiteMessages = {
  kernel,
  edition: editionJa,

  start: {
    heading: 'テラシリーズのボードゲーム',
    about: 'ブラウザで、ボットとも友だちとも。登録もインストールも要りません。',
    games: 'ゲームを始める',
    game: 'ゲーム',
    playNow: 'すぐに遊ぶ',
    playNowHow: (bots, minutes) => `ボット${bots}人と、約${minutes}分`,
    withFriends: '友だちと',
    withFriendsHow: 'リンクか同じ端末で',
    learn: '遊び方',
    options: '詳しい設定',
    of: (what, game) => `${what}：${game}`,
    playersOf: (least, most) => `${least}〜${most}人`,
    minutesEach: (minutes) => `1人あたり約${minutes}分`,
    weight: '重さ',
    weightOf: (weight) => `重さ：5段階の${weight}`,
    whoPlays: '遊ぶ人',
    preset: '相手',
    allBots: 'すべてのボットの強さ',
    presets: { bots: 'ボット', link: '友だち（リンクで）', here: 'この端末で一緒に' },
    rules: 'このテーブルのルール',
    newTable: 'テーブルを用意する',
    create: 'テーブルを開く',
    yourTables: 'あなたのテーブル',
    moreTables: (count) => `ほかのテーブル（${count}）`,
    onServer: 'サーバー上',
    remove: '片付ける',
    removeSure: 'このテーブルを片付けますか？ 元には戻せません。',
    finished: '終了',
    goesOn: '開くと続きが始まります',
    players: 'プレイ人数',
    here: 'この端末で',
    name: '名前',
    tempo: '伏せて答える場面',
    tempos: { live: '数秒以内：全員がその場にいる', slow: 'いつでも：一日一手など' },
    randomStart: 'ランダム',
    refused: 'この設定の組み合わせでは遊べません。',
    unsaved: 'このブラウザには保存できません。再読み込みするとテーブルは消えます。',
  },
  levelNotes: {
    'first-game': '初めて遊ぶ人のように、よい手をよく見逃します。',
    beginner: '目先のよさそうな手を選び、ときどき間違えます。',
    casual: '自分の手番でできることは見えていますが、ときどき次善の手を選びます。',
    intermediate: '自分の手番を最大限に活かしますが、相手の応手までは考えません。',
    skilled: '多くの対局から局面のよしあしを学んでいて、すぐに指します。',
    strong: '先を読んで計画を立てる手強い相手です。考えるのはたいてい1秒以内です。',
    master: '上級よりずっと深く読みます。難しい場面では1～2秒考えます。',
  },
  fair: {
    check: '配りを検証する',
    fixed: 'サーバーは最初の手の前に、このテーブルのシードを次のハッシュで確定しました：',
    hint: 'サーバーは最初の手の前に、シードをハッシュで確定しました。このページがシードからもう一度配り直して全ての手を再生し、これまでの表示と比べます。ホストがシードを見ていなかったことまでは確かめられません。',
    right: (commands) =>
      `問題ありません。シードは開始時に確定したもので、${commands}手すべてがこのページの表示と一致しました。`,
    commitment: 'シードが開始時に確定したものと違います。',
    shares: '各端末の乱数から配られたゲームではないか、この端末の乱数が含まれていません。',
    refused: (at, why) => `${at}手目はルール違反です：${why}`,
    position: (at) => `このシードでは、${at}手の後の盤面が表示と違っていたはずです。`,
    outcome: '結果が伝えられたものと違います。',
  },
  agree: AGREE_JA,
  friends: {
    heading: '友だちと遊ぶ',
    how: '全員に同じリンクを一つ送るだけです。登録は要りません。',
    name: 'あなたの名前',
    tempo: 'いつ遊びますか？',
    tempos: { live: '今から続けて', slow: '何日もかけて少しずつ' },
    options: '詳しい設定（ボットも）',
    create: 'リンクを作る',
  },

  learn: {
    heading: 'はじめての方へ：遊びながら覚える',
    about: '一つずつ、10分。先に読むものはありません。',
    begin: (game) => `${game}を10分で覚える`,
    goOn: (step) => `続きから覚える：ステップ${step}`,
    again: '修了しました。もう一度やってみる',
    puzzles: '最終ラウンドの問題',
    puzzlesHow: 'あと何点取れますか？　今日の問題もあります。',
    puzzlesOf: '問題',
  },

  recorded: {
    heading: '対戦をもう一度見る',
    hint: '対戦のファイルをこのページに置いてください。ここで保存した記録か、terra.snellman.netのテラミスティカの対戦です。履歴・記録・グラフとともに、盤上で再現します。',
    choose: 'ファイルを選ぶ',
    paste: 'テキストを貼り付ける',
    pasted: '対戦のテキスト',
    open: '開く',
    unreadable: 'このファイルを読み込めませんでした。',
    reading: '読み込み中…',
    watch: '盤を開く',
    comments: (count) => `テキストの中のコメント${count}件`,
    empty: '中身がありません。',
    tooLarge: '対戦の記録としては長すぎます。',
    notJson: 'JSONの形で始まっていますが、壊れていて読めません。',
    goesOn: '保存したときに対戦が終わっていません。シードがないので再現できません。',
    asFar: 'その手前までの対戦を盤で見られます。',
    otherGame: (game) => `「${game}」の記録です。このゲームはここにはありません。`,
    refused: (number, command, reason) =>
      `${number}番目の「${command}」は認められません：${reason}`,
  },

  remote: {
    deleted: 'このテーブルは削除されました。',
    removed: 'このテーブルはサーバー管理者が削除しました。',
    connecting: 'テーブルを開いています…',
    lost: '接続が切れました。再接続しています。',
    byLink: 'リンクで招待',
    invite: (free) => `空席${free}：招待する`,
    inviteHint:
      'リンクは全員に同じものを送れます。開いた人から順に空席に着き、一つの席には一人だけです。',
    inviteLink: '招待リンク',
    waitsForSeat: (seat) =>
      `${seat}は空席です。誰かが席に着くと、ゲームが先に進みます。リンクはテーブルを作った人が持っています。`,
    onlyHere:
      'このリンクを開けるのはこのコンピューターだけです。同じネットワークの友だちと遊ぶには、サーバーを次のように起動します：',
    inNetwork: '同じネットワークの人は、このリンクでこのコンピューターにつながります。',
    moreLinks: '観戦用、席を指定するリンク',
    watchLink: '観戦用',
    share: '共有',
    copy: 'コピー',
    copied: 'コピーしました',
    qr: 'QRコード',
    qrOf: (name) => `リンクのQRコード：${name}`,
    waiting: '空席',
    remove: '削除',
    removeSure: 'このテーブルを参加者全員から削除しますか？ 元には戻せません。',
    letGo: '一覧から外す',
    isOff: '一覧から外しました。',
    putBack: '一覧に戻す',
    isGone: 'テーブルを削除しました。',
    letGoSure:
      'このテーブルを自分の一覧から外しますか？ ゲームの途中なら、あなたの席はボットが打ちます。全員が外すとテーブルは削除されます。',
    join: '席に着く',
    neverPlayed: '初めて遊ぶ：3分で分かる遊び方',
    joinGame: (game) => `${game}の席に着く`,
    invites: (name, game) => `${name}さんから${game}への招待`,
    joinHint: 'どの名前で遊びますか？',
    joinButton: '席に着く',
    watch: '観戦だけする',
    watching: '観戦しています。',
    unseated:
      '席を離れました。席が空けられたか、ほかの人のものになったか、この端末の登録が解除されました。',
    present: (here, of) => `${of}人中${here}人がいます`,
    wholeGame: (minutes) => `全体で約${minutes}分`,
    tempos: { live: '続けて最後まで', slow: '何日もかけて少しずつ' },
    shared: (people) =>
      `以前のリンクで、この席は${people}台の端末から開かれています。どの端末でも手札が見えます。テーブルを作った人は、席を空けて新しいリンクを出せます。`,
    needed: 'リンクで招く席にはサーバーが必要です。なければこの端末だけのテーブルになります。',
  },

  words: TALK_JA,

  clock: CLOCK_JA,

  seating: {
    heading: 'このテーブルの席',
    free: '席を空ける',
    leave: 'ゲームから抜ける',
    leftNamed: (name) => `${name}（ボット）`,
    freeSure: (name) =>
      `${name}さんの席を空けますか？ 本人が戻るか、ほかの人が新しいリンクで席に着くまで、ボットが打ちます。`,
    renew: '新しいリンクを出す',
    renewed: '古いリンクは使えなくなりました。',
    give: 'プログラムに任せる',
    endProgram: 'プログラムを終える',
    programNamed: (name, of) => {
      const program = of === '' ? 'プログラム' : `${of}のプログラム`;
      return name === '' || name === of ? program : `${name}（${program}）`;
    },
    token: 'プログラムのトークン',
    tokenOnce:
      'このトークンで、プログラムがこの席だけを操作できます。表示されるのは今だけなので、今コピーしてください。プログラムを終えるまで、この席はプログラムだけが操作します。',
    tokenHint: 'プログラムの遊び方は docs/bots.md にあります。手始めのプログラムが2つあります：',
    runs: (of) => `${of}以降が必要です`,
  },

  telling: { name: '通知', way: '手番を知らせる' },

  devices: DEVICES_JA,

  letBack: LET_BACK_JA,

  refusals: {
    unreached: 'サーバーが応答しません。何も失われていません。もう一度お試しください。',
    'too-large': 'サーバーが一度に受け取れる量を超えています。版のファイルは60 kBまでです。',
    'not-your-seat': 'これはあなたの席ではありません。',
    'seat-key-wrong': 'このリンクで開ける席はありません。新しいリンクをもらってください。',
    'seat-taken': ({ name }) =>
      name === '' || name === undefined
        ? 'この席にはもう人がいます。このリンクはもう使えません。'
        : `この席では${name}さんが遊んでいます。このリンクはもう使えません。`,
    'seats-taken': 'このテーブルの席はすべて埋まっています。観戦はできます。',
    'already-answered':
      'この席はもう答えました。答えは全員分そろうか時間になると、まとめて明らかになります。',
    'ahead-changed': '予約は別の端末で変更されました。',
    'ahead-live': '予約できるのは、何日もかけるテーブルだけです。',
    'ahead-now': 'あなたの手番です。そのまま打ってください。',
    'condition-unknown': '条件がこのテーブルのものを指していません。',
    'already-shared': 'この席の乱数は、すでに別の端末から届いています。',
    'not-dealt': 'まだ全員がそろっておらず、ゲームは配られていません。',
    'table-over': 'ゲームは終わりました。席はそのまま残ります。',
    'game-ended': 'ゲームは終わっています。',
    'request-open': 'すでにほかの相談があります。先に返事をしてください。',
    'request-gone': 'この相談はもうありません。',
    'asked-before': 'この局面ではもう相談しました。次の手のあとでもう一度できます。',
    'not-asked': 'あなたが返事をする相談ではありません。',
    'nobody-stays':
      'いまほかに遊んでいる人がいません。ゲームを途中で終えるか、テーブルを削除できます。',
    'seat-kept':
      'この席はその人のものです。本人が抜けたとき、持ち時間が切れたとき、または7日間姿を見せず、ほかの全員が同意したときに空きます。',
    'already-dealt': 'ゲームはもう始まっています。席の数や種類は変えられません。',
    'seats-changed': 'その間に席が変わりました。確かめてから選び直してください。',
    'seat-left': 'この席はボットが代わりに打っています。先に席へ戻ってください。',
    'sits-here': 'あなたはすでにこのテーブルで遊んでいます。',
    'seat-here':
      'この席の端末がいまつながっています。その端末でコードを出すか、閉じて1分後にもう一度頼んでください。',
    'too-few-to-agree':
      '同意できる人が足りません。このサーバーを動かしている人に、コードを出してもらえます。',
    'not-met': 'その人とは、始まったゲームで一緒に遊んでいません。',
    'invitation-gone': 'この招待は無効になりました。取り消されたか、もうゲームが始まっています。',
    'link-needed': 'この席はリンクで入れます。ホストに聞いてください。',
    'asked-often':
      'ここからの依頼が今日は多いか、たったいま断られたところです。時間をおいてもう一度お試しください。',
    'too-many-backs': 'このテーブルではこれ以上戻せません。',
    'code-wrong': 'コードが違うか、使用済みか、期限切れです。新しいコードをもらってください。',
    'device-unknown': 'その端末はもう登録されていません。',
    'channel-unknown': 'この通知先はもうありません。',
    'channel-wrong': 'このアドレスには送信できません。',
    'too-many-channels': '通知先はもう10件あります。先に1件を削除してください。',
    'arrival-refused': 'もう一台の端末で許可されませんでした。新しいコードをもらってください。',
    'arrival-gone': 'その端末はもう許可を求めていません。',
    'key-wrong': 'この鍵では何も開きません。間違っているか、使用済みか、期限切れです。',
    'key-unknown': 'この鍵はもうありません。',
    'key-known': 'すでに誰かの鍵です。その人として打つには、その鍵で戻ってください。',
    'key-young':
      '見せた鍵は追加してから1日たっていません。ほかの鍵の削除や情報の消去はまだできません。',
    'proof-needed': '先に、お持ちの鍵を見せてください。',
    'too-many-keys': '鍵はすでに10個あります。先に1つ削除してください。',
    'no-mail': 'このサーバーはメールを送りません。',
    'no-passkeys': 'パスキーは、httpsで名前のあるアドレスでだけ使えます。',
    'join-gone': 'もう元に戻せません。',
    'came-later': 'この端末はあとから加わりました。前からある端末で元に戻してください。',
    'joined-lately':
      '別の端末と一緒に加わってから1日たっていません。元に戻すことはできますが、手放すことはできません。',
    'same-table':
      'この端末とコードを出した端末は、同じテーブルで別の席に着いています。先にどちらかの席を空けてください。',
    'last-device': '登録されている端末はこれだけです。解除すると席に戻れなくなります。',
    'name-taken': ({ free }) =>
      free === undefined
        ? '同じ名前か、見分けのつかない名前の人がこのテーブルにいます。別の名前にしてください。'
        : `同じ名前か、見分けのつかない名前の人がこのテーブルにいます。「${free}」なら使えます。`,
    'unknown-host':
      'サーバーはこのアドレスを知りません。サーバーを動かす人が PUBLIC_URL に設定する必要があります。',
    'too-slow': '要求が届くのに時間がかかりすぎました。もう一度お試しください。',
    'table-unknown': 'そのテーブルはありません。',
    'table-deleted': 'このテーブルはサーバー管理者によって削除されました。',
    'edition-refused': 'サーバーはこの版を受け付けません。',
    'storage-full': 'サーバーのディスクがいっぱいで、手を保存できませんでした。',
    'storage-away': 'サーバーがデータベースに接続できません。もう一度お試しください。',
    'storage-failed': 'サーバーが手を保存できませんでした。もう一度お試しください。',
    'rules-busy': 'サーバーが混み合っています。もう一度お試しください。',
    'rules-deadline': 'サーバーの処理に時間がかかりすぎました。もう一度お試しください。',
    'rules-failed': 'サーバーで処理できませんでした。もう一度お試しください。',
    'not-your-table': 'テーブルを削除できるのは作った人だけです。',
    'tables-per-device': 'この端末で作れるテーブル数の上限です。先にいくつか削除してください。',
    'tables-per-hour': '1時間に作れるテーブル数を超えました。しばらくしてからお試しください。',
    'tables-full': 'このサーバーにはこれ以上テーブルを作れません。日を改めてお試しください。',
    'orders-too-many': '自動指示を変えすぎです。ゲームが進むと、また変えられます。',
    'too-many-words': ({ seconds }) => `続けて送りすぎました。${seconds}秒お待ちください。`,
    'program-too-fast': ({ seconds }) =>
      `プログラムからの要求が多すぎます。${seconds}秒お待ちください。`,
    'token-wrong': 'このトークンは使えません。テーブルで新しいトークンを出してください。',
    'token-elsewhere': 'このトークンで使えるのは、そのテーブルのその席だけです。',
    'word-unknown': '反応する相手の言葉がもうありません。',
    'too-many-requests': '要求が多すぎます。少しお待ちください。',
    'version-unknown': 'サーバーにはこの先の手がありません。ページを再読み込みしてください。',
    'key-reused': '別の手がすでに送られています。盤面を見て選び直してください。',
    'game-not-over': 'ゲームが終わると見られます。',
    'game-unknown':
      'このゲームはここにはありません。ページがサーバーより古い可能性があります。再読み込みしてください。',
    'page-outdated': 'ページとサーバーでルールの版が違います。ページを再読み込みしてください。',
    'seats-wrong': 'このゲームの人数ではありません。',
    'not-found': 'サーバーにそれはありません。',
    'night-too-long': '数えない夜は12時間までです。',
    'day-off-too-far': '休む日は1年先まで決められます。',
    'media-type': 'サーバーが読み取れませんでした。ページを再読み込みしてください。',
    'request-malformed':
      'サーバーが読み取れませんでした。ページがサーバーより古い可能性があります。再読み込みしてください。',
    blocked: 'このサーバーの管理者が、あなたの利用を止めています。',
    'cross-site':
      'サーバーは自分のページからの手だけを受け付けます。サーバーのアドレスでテーブルを開いてください。',
    'too-many-streams': 'このサーバーのページを開きすぎています。いくつか閉じてください。',
    'server-failed': ({ request }) =>
      `サーバーで誤りが起きました。何も変わっていません。もう一度お試しください。繰り返し起きるときは、サーバーの管理者に番号${request}を伝えてください。`,
  },
};
