import type { TableMessages } from './shape.ts';

export const ja: TableMessages = {
  title: 'Pangaea',
  loading: '読み込んでいます…',
  list: (parts) => parts.join('、'),
  all: (parts) => new Intl.ListFormat('ja', { type: 'conjunction' }).format(parts),
  told: (name, what) => `${name}：${what}`,
  phrases: (parts) => parts.join('。'),
  named: (name, plays) => `${name}（${plays}）`,
  language: '言語',
  settings: '設定',
  sound: '音',
  home: 'テーブル一覧',
  close: '閉じる',
  back: '戻る',
  help: '説明',
  version: {
    outdated: 'ページの新しい版があります。途中の手は保存されています。',
    unreached: 'この部分を読み込めませんでした。',
    reload: '読み込み直す',
  },
  start: {
    seat: (n) => `席${n}`,
    you: 'あなた',
    bot: (level) => `ボット（${level}）`,
    gone: 'このテーブルはこの端末にありません。',
  },
  otherEdition: (title) => `別の版で遊んでいます：${title}`,
  levels: {
    'first-game': '入門',
    beginner: '初級',
    casual: '初中級',
    intermediate: '中級',
    skilled: '中上級',
    strong: '上級',
    master: '達人',
  },
  turn: {
    over: 'ゲーム終了',
    yours: 'あなたの手番',
    yoursNamed: (name) => `${name}の手番`,
    asked: 'あなたへの確認',
    askedNamed: (name) => `${name}への確認`,
    waiting: (name) => `${name}を待っています`,
    because: (who, why) => `${who}：${why}`,
    skip: '演出をとばす',
    handOver: (name) => `${name}に端末を渡してください`,
    confirm: '確定しますか？',
    moving: (name) => `${name}の手番です`,
    tabTitle: (text) => `▶ ${text}`,
  },

  actions: {
    heading: 'アクション',
    chooseTarget: 'マップで場所を選んでください。',
    closed: '選べないものとその理由',
    askMap: 'マップの他の場所を押すと、選べない理由がわかります。',
    cancel: '別のアクション',
    asList: (places) => `一覧で選ぶ（${places}か所）`,
    seeMap: 'マップを見る',
    seeChoices: '候補を見る',
    help: 'アクションの説明',
  },

  draft: {
    heading: 'あなたの手',
    undo: '一つ戻す',
    undoTo: (move) => `取り消す：${move}`,
    sending: '送信中…',
    soon: '3秒後に送信',
    send: '確定',
    sketch: '書き込む',
    more: '続きを選んでください',
    gives: (name, what) => `${name}は${what}を得る`,
  },

  tabs: {
    label: 'テーブルの各部',
    map: 'マップ',
    board: '個人ボード',
    others: 'プレイヤー',
    side: 'タイル',
    log: '記録',
  },

  rail: {
    heading: 'プレイヤー（手番順）',
    boardOf: (name) => `${name}のボード`,
    goods: '自分の資源',
    goodsOf: (name) => `${name}の資源`,
    legend: '列の見方',
    none: 'なし',
    foreseen: (was, is) => `確定すると${is}、今は${was}`,
    now: (was) => `確定した場合。今は${was}`,
    here: 'この端末',
  },

  compare: { name: '比較', heading: '全員の比較' },
  guide: {
    name: 'ルール',
    rules: 'ルールの要点',
    heading: '今すること',
    hide: 'ヒントを隠す',
    show: 'ヒントを見る',
    showSpot: '地図で見る',
    why: 'なぜ？',
    thinking: 'ヒント：考えています…',
    hint: (best, other) => `ヒント：${best}${other === undefined ? '' : `。または${other}`}`,
    andThen: '、続けて',
    wait: (name) =>
      `${name}の手番です。前回の自分の手番のあとに変わった所は、破線で囲まれています。`,
  },

  since: {
    heading: '前回の自分の手番から',
    count: (moves) => `前回の手番から${moves}手`,
  },

  window: {
    left: (seconds) => `全員あと${seconds}秒`,
  },

  curtain: {
    pass: (name) => `端末を${name}に渡してください。`,
    hint: 'それまでは、全員が見てよいものだけを表示します。',
    lift: (name) => `${name}です。手札を見る`,
  },

  command: {
    open: 'コマンドを入力',
  },

  agree: {
    takeBack: '待った',
    takeBackLast: '自分の最後の手を取り消す',
    back: (name, to) =>
      to === 0
        ? `${name}さんの希望で最初まで戻しました`
        : `${name}さんの希望で${to}手目まで戻しました`,
    stoppedBy: (name) => `${name}さんの提案に全員が同意し、ゲームを終えました`,
    takesBack: (to) => (to === 0 ? '最初まで戻す' : `${to}手目まで戻す`),
    stops: 'ゲームを途中で終える',
    stopped: 'ゲームは途中で終わりました。勝者はいません。',
  },

  botsFail: (seats) =>
    `${seats}：ボットを読み込めませんでした。読み込み直しています。ここまでの対戦は残っています。`,
  refusedAs: (code) =>
    `サーバーに拒否されました（${code}）。ページがサーバーより古い可能性があります。再読み込みしてください。`,
  refusals: {
    stale: 'その間に他のプレイヤーが動きました。盤面を見て選び直してください。',
    'draft-dropped': '途中まで選んだ手は、その間にゲームが進んだので取り消されました。',
    'segment-ended': '途中で他のプレイヤーの選択が必要でした。',
    'went-back': '局面が戻ったため、準備していた手は取り消されました。盤面を確認してください。',
  },

  together: {
    joined: (name) => `${name}さんが席に着きました`,
    left: (name) => `${name}さんが席を離れ、空席になりました`,
    looking: 'テーブルを見ています',
    here: '別のテーブルにいます',
    gone: '不在',
    seen: (ago) => `最後に来たのは${ago}`,
    watching: (people) => `${people}人が観戦しています`,
    again: '同じ顔ぶれでもう一度',
    ready: '同じ顔ぶれの新しいテーブルができました。',
    toNext: '次の対戦へ',
    watchNext: '次の対戦を観戦',
    nextShort: '手番あり',
    next: (tables) => `次のテーブルへ：ほかに${tables}卓があなたの手番です`,
  },

  board: {
    label: 'マップ。矢印キーでヘクスを移動し、Enterで選びます。',
    zoomIn: '拡大',
    zoomOut: '縮小',
    zoomReset: '全体を表示',
    names: '地名',
    empty: '空き',
    legal: '選択可能',
    of: (piece, owner) => `${owner}の${piece}`,
  },

  tiles: {
    round: (round) => `ラウンド${round}`,
  },

  review: '振り返り',
  ledger: '一覧表',
  tryOut: { name: '手を試す', short: '試す' },

  history: {
    heading: '記録',
    name: '履歴',
    jump: 'ゲームの区切り',
    jumpTo: (mark) => `ラウンド${mark}`,
    turns: (mark) => `${mark}巡目`,
    answered: (names) => `${names}が返答した。`,
    now: '現在に戻る',
    nothing: '盤上にはまだ何もありません。',
    opening: '準備',
    unseen: '伏せたまま答えました',
    details: '詳細',
    follows: (count) => `${count}件の出来事`,
  },

  scores: {
    source: '得点源',
    total: '合計',
    sourcesHint: '行を開くと元になった手が並びます。手を選ぶとその時点に移ります。',
    winner: (name) => `${name}の勝利`,
    winners: (names) => `${names}が同点で勝利`,
    again: 'もう一度遊ぶ',
    result: 'ゲームの結果',
    watch: '最初から見る',
    leave: '一覧へ',
  },

  order: {
    heading: 'ラウンド終了時のパワー',
  },
};
