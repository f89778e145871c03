import type { OPENED_EN } from './opened-en.ts';
import type { Shape } from './shape.ts';

export const OPENED_JA: Shape<typeof OPENED_EN> = {
  result: {
    places: (rank) => `${rank}位`,
    place: (rank) => `${rank}位`,
    standings: '順位',
    atEndOf: (round) => (round === 0 ? 'ラウンド1の前' : `ラウンド${round}終了時`),
    final: '最終得点計算後',
    finalShort: '最終',
    pickMoment: 'グラフの時点',
    holds: (name, amount) => `${name} ${amount}`,
    lookThen: 'この時点の盤面を見る',
    facts: 'この一局の見どころ',
    see: '見る',
    seed: 'このゲームのシード',
    saveRecord: '記録を保存',
    share: '結果を共有',
    shared: 'コピーしました。どこにでも貼り付けられます。',
    wonWith: (name, plays) => `${name}が${plays}で勝利`,
  },

  facts: {
    bestMove: (name, gain, move) => `一手で最も多く得たのは${name}の「${move}」（${gain}）。`,
    lead: (name, moves, of) =>
      moves === of
        ? `${name}は最初の手からずっと単独首位でした。`
        : `最も長く単独首位だったのは${name}（${of}手中${moves}手）。`,
    spurt: (name, gain, was, is) =>
      was === is
        ? `最終ラウンドで最も伸びたのは${name}（${gain}）。`
        : `最終ラウンドで最も伸びたのは${name}（${gain}）。${was}から${is}へ。`,
    behind: (name, by) => `${name}は一時${by}差をつけられましたが、逆転勝ちしました。`,
    bestRound: (name, gain, round) =>
      `1ラウンドで最も多く得たのは${name}（ラウンド${round}に${gain}）。`,
    margin: (by) => `勝者と次点との差は${by}でした。`,
  },

  keys: {
    heading: 'キー操作',
    map: 'マップの場所を移動',
    choose: '選ぶ、押す',
    leave: '選びかけをやめる',
    undo: '1手戻す',
    compare: '全員を比べる',
    history: '履歴を見る',
    ledger: '対局の一覧表',
    tryOut: '手を試す',
    next: '自分の手番がある次のテーブル',
    talk: 'ひとこととメモ',
    rules: '今できること、ルール',
    command: 'コマンドを入力',
  },

  command: {
    label: 'コマンド',
    hint: (move: string, part: string) =>
      `記録と同じ書き方か、その一部を入力します：「${move}」、「${part}」。/キーでここに移り、矢印で選び、Enterで決めます。空のままEnterで確定、「u」で取り消しです。`,
    several: (given: string, matches: string) =>
      `「${given}」に当てはまる手が複数あります：${matches}`,
    found: (n: number) => `当てはまる手：${n}`,
    drafted: (move: string) => `選択しました：${move}`,
    nothing: 'まだ確定できる手がありません。',
  },

  settings: {
    theme: '配色',
    themes: { auto: '端末に合わせる', light: '昼', dark: '夜' },
    soundMore: '音を出す：駒、コイン、ラウンドの音と、自分の手番のチャイム（別のタブでも鳴る）',
    roundCurtain: 'ラウンドの開始時に、得られるものを幕で知らせる',
    pace: '他の人の手を見せる速さ',
    paces: { slow: 'ゆっくり', normal: 'ふつう', fast: 'すぐに' },
    report: '問題を報告',
    reportSaved: '報告をファイルに保存しました。「pangaea replay」で開けます。',
    licences: '使用しているフォントとライブラリ',
    namesAlways: '地図にすべての地名を表示',
    northUp: '縦長のスマートフォンやタブレットでも北を上にする',
    plainColours: '赤と緑の区別がつきにくい人のための配色',
  },

  history: {
    previousEvent: '一つ前の出来事へ',
    nextEvent: '次の出来事へ',
    at: (n, of) => `${of}手中 ${n}手目`,
    eventOf: (n, of) => `（${of}件中 ${n}件目）`,
    slider: 'ゲームの時点',
    previous: '一手戻る',
    first: '最初へ',
    next: '一手進む',
    pause: '一時停止',
    goOn: '再生',
    copy: 'リンクをコピー',
    copied: 'コピーしました',
    tryHere: 'ここから試す',
  },

  storage: {
    noRoom:
      'このブラウザには新しいテーブルを保存する場所がないか、保存できない設定です。要らないテーブルを最初のページで消してください。',
    unsaved:
      'このブラウザに対局を保存できなくなりました。空きがないか、保存できない設定です。続けて遊べますが、読み込み直すとここからの手は消えます。',
  },
};
