import type { GaiaMessages } from './en.ts';

export const ja: GaiaMessages = {
  why: {
    feed: '都市の食料消費',
    turn: (actions) =>
      `${actions === 1 ? 'あと1アクション' : `${actions}アクション`}：引くかプレイ`,
    discard: 'カードを1枚捨てる',
    settle: '都市を選ぶ',
    objective: '目標カードを選ぶ',
    keep: '手札に加えるカードを選ぶ',
    window: '防護を使うか',
  },
  stage: (tiles, left) => `土地タイル${tiles}枚、先頭は人コマ残り${left}`,

  board: {
    label: '世界。矢印キーでマスを移動し、Enterで選びます。',
    place: (x, y) =>
      x === 0 && y === 0
        ? '最初のタイル'
        : [
            x === 0 ? '' : `${x > 0 ? '東' : '西'}に${Math.abs(x)}`,
            y === 0 ? '' : `${y > 0 ? '南' : '北'}に${Math.abs(y)}`,
          ]
            .filter(Boolean)
            .join('、'),
    free: '空き',
    covered: (land) => `${land}（都市の下）`,
    met: (city, met) => `${city}、満足度${met}（最大4）`,
    needMet: (need) => `${need}：満たされている`,
    needNot: (need) => `${need}：満たされていない`,
    nobody: '人コマなし',
    legal: '選べます',
    pointed: '選択中',
    change: (from, to) => `満足度${from}から${to}へ`,
    rises: (to) => `新しい都市、満足度${to}`,
    goes: '取り除かれる',
    letters: { plains: '平', forest: '森', sea: '海', desert: '砂', mountain: '山', swamp: '沼' },
    nothing: '今の手札では、ここでできることはありません。',
  },

  hand: {
    star: 'どこでも',
    hyphenated: (name) => name,
    mine: '自分の手札',
    of: (name) => `${name}の手札`,
    empty: 'なし',
    play: (card) => `プレイする：${card}`,
    discard: (card) => `捨てる：${card}`,
    explain: 'カードの説明',
    explaining: '説明を読みたいカードを押してください。',
    limits: (cards, of) => `${cards}枚（上限${of}）`,
    limitsWithPower: (cards, of, powers, ofPowers) =>
      `${cards}枚（上限${of}）、パワーカード${powers}枚（上限${ofPowers}）`,
  },
  draw: {
    heading: 'ドローできるカード',
    tab: 'ドロー',
    deck: (deck, left) => `${deck}、残り${left}枚`,
    empty: (deck) => `${deck}、残りなし`,
    unseen: (deck) => `見ずに引く：${deck}`,
    take: (card) => `場から取る：${card}`,
  },
  stock: {
    heading: 'ストック',
    tiles: (land, left) => `${land}：残り${left}枚`,
    animals: (left) => `動物トークン残り${left}個`,
  },
  goals: {
    heading: '目標カード',
    open: '未達成',
    by: (name) => `${name}が達成`,
    missing: (what) => `あと必要なもの：${what}`,
    complete: '手元のカードで達成できます',
    choose: (goal) => `達成する：${goal}`,
    powers: (cards) => `パワーカード${cards}枚`,
  },

  mats: {
    cards: '手札の枚数',
    placed: '置いた人コマ',
    heading: 'プレイヤー',
    toPlace: 'まだ置いていない人コマ',
    left: (n) => `人コマ残り${n}`,
    hand: (cards) => `手札：${cards}`,
    backs: (n, deck) => `${deck}${n}枚`,
    front: '手元',
    seen: '公開済みの手札',
    nothing: 'なし',
    cities: '都市の上',
    standsOn: (city, met, meeples) => `${city}（満足度${met}）：${meeples}`,
    goals: '目標カードの上',
    turn: '手番',
    actions: (n) => `残り${n}アクション`,
    answered: '返答済み',
  },

  actions: {
    other: 'ほかのことをする',
    onWorld: '世界で場所を選んでください。',
    secondTile: '2枚目のタイル：',
    rest: '砂漠になるタイル：',
    also: 'ほかの場所は、押すと選べない理由が出ます。',
    rules: 'ルールの説明',
    cards: '見えているカード',
    parts: 'すべてのルール',
    exhaust: 'カード切れ：ゲームを終える',
    spare: 'これ以上は消費しない',
    sends: '手を送ります',
    second: '2つ目のアクションの後',
    nowSecond: '次は2つ目のアクション',
    nowConfirm: '「確定」で送ります',
    early: 'ここまでを先に確定（取り消せません）',
    protect: '防護をプレイする',
    let: '防がない',
    noProtection: '防護は手札にありません。それを知られないよう、誰にでも同じように尋ねます。',
    taken: '竜巻で取ったカード',
    row: '達成した目標カード',
  },

  outlook: {
    heading: '結果',
    ifNobody: '誰も防護しなければ：',
    nothing: '満足度が変わる都市はありません。',
    unseen: '確定するとカードが見えます。',
    over: {
      hand: '手札の上限を1枚超えるので、1枚を捨てることになります。',
      power: 'パワーカードの上限を1枚超えるので、パワーカード1枚を捨てることになります。',
    },
    refill: '確定すると場が補充されます。',
    tornado: 'ほかの全員の手札から無作為に1枚ずつ取り、1枚を手札に加えます。',
    tornadoOf: (name) =>
      `${name}が、あなたを含むほかの全員の手札から無作為に1枚ずつ取り、1枚を手札に加えます。`,
    mine: (n) => (n > 0 ? `自分が人コマを${n}個置く` : `自分の人コマが${-n}個戻る`),
    theirs: (name, n) => (n > 0 ? `${name}が人コマを${n}個置く` : `${name}の人コマが${-n}個戻る`),
    rises: (city, from, to) => `${city}：満足度${from}→${to}に増加`,
    falls: (city, from, to) => `${city}：満足度${from}→${to}に減少`,
    built: (city, met) => `${city}：満足度${met}で建設`,
    destroyed: (city) => `${city}が取り除かれる`,
    goal: (name, goal) => `${name}が目標「${goal}」を達成`,
    order: '起こる順に',
  },

  guide: {
    aim: (meeples) => `人コマ${meeples}個を、誰よりも早くすべて都市か目標カードに置けば勝ちです。`,
    act: (left) =>
      left === 1
        ? 'アクションはあと1回です。カードを1枚引くか、手札を1枚プレイします。'
        : `アクションを${left}回行います。1回ごとに、カードを1枚引くか、手札を1枚プレイします。枠で囲まれたものを押してください。`,
    confirm: '結果を確かめて「確定」を押してください。確定するまでは取り消せます。',
    goal: (missing) => `いちばん近い目標カードまで、あと${missing}をプレイする必要があります。`,
  },

  intro: {
    heading: '遊び方のあらまし',
    aim: (meeples) =>
      `全員で1つの世界を作ります。人コマ${meeples}個を、最初にすべて都市か目標カードに置いたプレイヤーの勝ちです。`,
    turn: (hand) =>
      `手番にはアクションを2回行います。カードを引くかプレイするかで、順番は自由です。手札は${hand}枚までです。`,
    nature:
      '自然カードをプレイすると、その土地タイルを世界につなげて置きます。カードは手元に残り、まだ人コマのない目標カードの内容が手元にすべて揃うと、そこに人コマを置きます。',
    animals: (herd) =>
      `動物カードをプレイすると、同じ種類の空いている土地タイルに動物トークンを${herd}個置きます。都市も動物トークンもないタイルが「空いている」タイルです。`,
    city: '都市カードは、左上の丸い印と同じ種類の空いている土地タイルに置きます。必要なもの4つのうち2つ以上が、辺で接するタイルに揃っていなければなりません。置いたら人コマを1個置きます。',
    share:
      '自分のアクションで、すでにある都市の満足度が増えたら、誰が置いた都市でも自分の人コマを置きます（すでにあれば置きません）。満足度が減って1になると、その都市の人コマはすべて戻ります。',
    takeover:
      '自分のアクションで、すでにある都市の満足度が増えたら、その都市を乗っ取ります。ほかの人の人コマは戻り、自分の人コマがなければ置きます。満足度が減って1になると、その都市の人コマはすべて戻ります。',
    feeding:
      '手番の始めに、動物を必要とする自分の都市は、隣の土地タイルの動物トークンを1個ずつ消費します。',
    power:
      'パワーカードは世界を変えますが、ほかの人は防護で無効にできます。枚数が揃えば、目標カードの達成にも使えます。',
  },

  orders: { heading: 'ほかの人がパワーカードをプレイしたとき' },

  result: {
    tieBreak: (names, winner) =>
      `${names}は置いた人コマが同数です。手番だったプレイヤーから手番順に数えて、${winner}が上位です。`,
    cities: '都市の上',
    goals: '目標カードの上',
    left: '残り',
    chart: '置いた人コマの数（手番ごと）',
    afterTurn: (turn) => (turn === 0 ? '最初の手番の前' : `${turn}手番目の終わり`),
    takeovers: (name, count) => `乗っ取りで最も多く人コマを失ったのは${name}（${count}個）。`,
  },

  options: {
    mode: 'ルール',
    modes: {
      basic: '基本',
      advanced: '上級',
      disasters: '上級、災害あり',
      own: '組み合わせ',
    },
    single: '上級ルールの要素',
    rulings: '裁定：ルールに書かれていないこと',
  },

  refusals: {
    nowhere: {
      tile: (card) => `今は「${card}」を置ける場所がありません。`,
      animals: (land) => `空いている${land}の土地タイルがありません。`,
      weather: (card) => `${card}で変えられる、都市のない土地タイルがありません。`,
      pair: '隣り合う土地タイルがありません。',
      mountain: '都市のない山がありません。',
    },
    anyLand: '土地',
    noSite: (city, land) =>
      `${city}を置くには、都市も動物トークンもない、空いている${land}タイルが必要です。今はありません。`,
    nearest: (city, land, place, missing) =>
      `${city}を置くには、空いている${land}タイルの隣に、必要なものが2つ以上揃っていなければなりません。最も近いのは${place}で、足りないのは${missing}です。`,
    waits: '防護は、ほかの人がパワーカードをプレイしたときだけ使えます。',
    later: '先に決めることがあります。',
  },
};
