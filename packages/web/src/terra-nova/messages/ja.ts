import type { NovaMessages } from './en.ts';
import { explainJa } from './explain-ja.ts';

export const ja: NovaMessages = {
  intro: {
    aim: '勢力を率いて未開の土地に入植します。5ラウンドの後、勝利点が最も多い人の勝ちです。',
    turn: '手番ではアクションを1つ行います：家の建設、地形の変換、建物の改良、船舶値の上昇、橋の建設、パワーアクション。することがなくなったらパスします。ほかの人は続けます。',
    land: '建物を建てられるのは自分の拠点地形だけです。スコップで、到達範囲内の空きヘクスを拠点地形に変えられます。',
    income: '建物をマップに出すと勢力マットのその場所が空き、ラウンドごとの収入が増えます。',
    power:
      'パワーは3つのトレイをめぐります。1パワーを得るたびに1個が次のトレイへ進み、使えるのはトレイⅢの分だけです。ほかの人が隣に建てると、パワーを得られます。',
    round: 'ラウンド得点計算タイルは、そのラウンドに何をすると得点になるかを示します。',
    town: (value, buildings) =>
      `つながった建物が${buildings}軒以上、町値の合計が${value}以上になると町ができ、得点とおまけの付いた町タイルを取れます。`,
    end: (points) =>
      `ゲーム終了時、つながった領土の広い順に${points}点が入り、残ったお金も少し得点になります。`,
  },
  advice: {
    round: (scored) => `このラウンドの得点：${scored}。`,
    confirm: '何がかかり、何が得られるかを見てから、確定するか取り消してください。',
    power: (power) =>
      `トレイⅢに${power}あります。八角形のパワーアクションは、お金を払わずに使えます。`,
    pass: (vp) => `ほかにできることがありません。パスして（${vp}）、ボーナスタイルを取りましょう。`,
  },
  stake: {
    passing: (vp) => `今パスすると${vp}`,
    town: (to) =>
      `次の町：町値${to.value}／${to.valueNeeded}、建物${to.buildings}／${to.buildingsNeeded}`,
  },
  people: {
    heading: '勢力の能力',
    youAre: (people) => `あなたは${people}です`,
    land: (terrain) => `拠点地形は${terrain}。建物はすべてそこに建てます。`,
    again: '個人ボードと紋章から、いつでも読み直せます。',
    begin: '始める',
    noMore: '今後は表示しない',
    all: '全員の能力',
  },
  mat: {
    income: '次の収入',
    noIncome: '最終ラウンド：収入はもうない',
    houses: '家',
    tradingPosts: '交易所',
    palaces: '宮殿',
    bridges: '橋',
    sailing: '船舶値',
    towns: '町',
    passed: 'パス済み',
    start: 'スタートプレイヤー',
    first: '先手',
    ability: '勢力能力',
    leftPalace: '左の宮殿',
    rightPalace: '右の宮殿',
    onBoard: (n) => `マップ上に${n}個`,
    row: (left, of) =>
      `${of}個中${left}個が残っています。駒がマップに出たスペースの数字は、毎回の収入で得られます。`,
    townOpen: '未使用。町1つにつき1枚使えます。',
    townOf: (hexes) => `使用済み（町：${hexes}）。`,
    townOn: (hex) => `使用済み（${hex}に置かれている）。`,
    territoryHint: (sailing) =>
      `辺を接する建物、自分の橋、川越え（${sailing}、ボーナスタイルは数えない）でつながる建物です。ゲーム終了時に得点になります。`,
    covered: '駒で覆われている',
    open: '空き：収入あり',
    built: '建設済み',
    used: 'このラウンドで使用済み',
    territory: '最大の領土',
    /** For a hex, beside its terrain. */
    toLand: (shovels, terrain) => `${terrain}までスコップ${shovels}本`,
    circle: 'スコップ',
    circleNote: (coins) =>
      `円で離れている歩数だけスコップが必要です（最大2、宮殿によっては少なくて済みます）。無料でないスコップは1本${coins}です。`,
  },
  tiles: {
    bonus: 'ボーナスタイル',
    power: 'パワーアクション',
    rounds: 'ラウンド得点計算タイル',
    coinsOn: (n) => `${n}コイン付き（取られずに残ったラウンドごとに1コイン）`,
    heldBy: (name) => `${name}が所持`,
    returned: 'このラウンドに返却',
    usedBy: (name) => `このラウンドに${name}が使用しました。`,
    discount: (cost, less) => `表記は${cost}、能力により${less}少なくて済みます。`,
    oncePerRound: '各ラウンド1回、早い者勝ちです。',
    now: '現在のラウンド',
    done: '終了',
    letter: (tile) => `ボーナスタイル${tile}`,
  },
  actions: {
    names: {
      build: '家の建設',
      transform: '地形の変換と建設',
      upgrade: '交易所に改良',
      palace: '宮殿に改良',
      sail: '船舶値の上昇',
      bridge: '橋の建設',
      'bonus-shovel': 'ボーナスタイル',
      special: '宮殿のアクション',
      exchange: 'パワーをコインに',
      'exchange-vp': 'パワーを勝利点に',
      pass: 'パス',
    },
    /** An optional part of the turn that was declined: a house or a second shovel. */
    declined: { house: '建てない', shovel: 'スコップを使わない' },
    named: (gives, price) => `${gives}（${price}）`,
    bestSplit: (times: number, points: string) =>
      `最善：パワーを勝利点に${times}回交換（所持金と合わせて${points}）。`,
    left: '左の宮殿',
    right: '右の宮殿',
    // The word may be broken here if it does not fit on one line.
    power: 'パワー\u200bアクション',
  },
  start: {
    factions: '勢力',
    factionChoices: {
      'first-game': '最初のゲームの準備',
      'first-game-factions': '最初のゲームの勢力（ほかは自由）',
      choice: '各自が選ぶ',
      random: 'ランダムに決める',
      given: '席ごとに決める',
    },
    startPower: '開始時のパワー',
    startPowers: { edition: '版のとおり', '3/5/0': '3/5/0（トレイⅢは空）' },
    turnOrder: '手番順',
    turnOrders: { clockwise: '時計回り', dropout: '離脱した順' },
    variant: '2人プレイ用選択ルール',
    variants: { none: 'なし', planners: '計画者', 'gold-diggers': '幸運な金鉱掘り' },
    startPlayer: 'スタートプレイヤー',
    rulings: '裁定：ルールブックで決まらないところ',
    rulingsHint: 'それぞれ最初の選択肢が通常の扱いです。',
    roundOf: (round) => (round === 0 ? '準備中' : `ラウンド${round}／5`),
  },
  sourcesOf: {
    vp: (name) => `勝利点の内訳：${name}`,
    coins: (name) => `コインの内訳：${name}`,
    power: (name) => `パワーの流れ：${name}`,
    sailing: (name) => `船舶値の内訳：${name}`,
    bridges: (name) => `橋の内訳：${name}`,
  },
  letters: { swamp: '沼', lake: '湖', forest: '森', wasteland: '荒', desert: '砂', river: '' },
  /** Questions whose words do not name their faction. */
  why: {
    'neutral-house': '中立の家を置く',
    faction: '勢力を選ぶ',
    'place-house': '拠点地形に家を置く',
    'bonus-tile': 'ボーナスタイルを取る',
    'after-action': 'アクション済み。パワーを交換するか手番を終える',
    'optional-house': '変換した地形に家を建設するか決める',
    'second-shovel': '2本目の無料のスコップを使うか決める',
    town: '町タイルを選ぶ',
    exchange: 'パワーを交換するか決める',
  },
  /** Why an action is impossible everywhere. */
  nowhere: {
    'none-in-reach': (sailing) =>
      `到達範囲内に空いているヘクスがありません。自分の建物に隣接するものも、船舶値${sailing}で届くものもありません。`,
    'no-home-in-reach': '到達範囲内の空いているヘクスに、自分の拠点地形はありません。',
    'only-home-in-reach': '到達範囲内の空いているヘクスは、すべてすでに自分の拠点地形です。',
    'no-own-house': 'マップ上に自分の家がありません。',
    'no-own-trading-post': 'マップ上に自分の交易所がありません。',
    'both-palaces-built': '宮殿は2つとも建設しています。',
    'no-bridge-place': '端に自分の建物がある、空いている橋スペースがありません。',
  },
  explain: explainJa,
};
