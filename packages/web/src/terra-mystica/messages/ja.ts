import type { BaseMessages } from './index.ts';

export const ja: BaseMessages = {
  stage: (round) => (round === 0 ? '準備中' : `ラウンド${round}／6`),
  passed: 'パス済み',
  left: '離脱',
  board: {
    letters: {
      desert: '砂',
      plains: '平',
      swamp: '沼',
      lake: '湖',
      forest: '森',
      mountains: '山',
      wasteland: '荒',
      ice: '氷',
      volcano: '火',
      river: '',
    },
  },
  actions: {
    groups: {
      build: '建設',
      dig: '変換',
      power: 'パワー',
      special: '特別',
      convert: '資源の交換',
    },
    names: {
      transform: '変換',
      end: '手番を終える',
      upgrade: '改築',
      priest: '司祭の派遣',
      'advance-shipping': '船舶',
      'advance-exchange': '交換効率',
      'river-town': '川の町',
      landscape: '特殊地形',
      burn: 'パワーの燃焼',
      pass: 'パス',
      drop: 'ゲームを離れる',
      decline: '何もしない',
      'take-power': 'パワーを得る',
      'refuse-power': '辞退する',
      'take-coin': 'コインを得る',
    },
    /** An optional part of the turn that was declined: a dwelling, spades or a bridge. */
    declined: { dwelling: '建てない', spades: 'スコップを使わない', bridge: '橋を架けない' },
    times: (times) => `${times}回`,
    to: (place, what) => `${place}：${what}`,
    steps: (cult, steps) => `${cult}に${steps}スペース`,
    bid: (faction, points) => `${faction}：${points}`,
    wayOf: (what, way) => `${what}（${way}）`,
    paid: (action, exchanges) => `${action}（${exchanges}）`,
  },
  draft: {
    offered: (name, power) => `${name}は${power}を得ることができる`,
    vain: '最後のパスを済ませたので、このパワーは払う点より多くの得点になりません。',
    full: 'パワーがすべてトレイⅢにあるので、ほかの人から得られるパワーは入りません。',
  },
  sourcesOf: {
    heading: '内訳：',
    vp: (name) => `勝利点の内訳：${name}`,
    coins: (name) => `コインの内訳：${name}`,
    workers: (name) => `労働者の内訳：${name}`,
    priests: (name) => `司祭の内訳：${name}`,
    power: (name) => `パワーの内訳：${name}`,
  },
  aim: '7種類の地形の世界で、1つの勢力を率います。6ラウンドが終わったとき、勝利点がいちばん多い人の勝ちです。',
  ownOrders: '自動指示',
  chooser: {
    chosenHome: '地形を自分で選ぶ',
  },
  /** Ways to land and a dwelling in one press. */
  chain: {
    dwelling: {
      here: (what) => `ここに${what}`,
      byOctagon: (what) => `八角形で${what}`,
      bySpecial: (what) => `特別アクションで${what}`,
    },
    land: {
      here: (what) => `${what}にするだけ`,
      byOctagon: (what) => `八角形で${what}にするだけ`,
      bySpecial: (what) => `特別アクションで${what}にするだけ`,
    },
    burn: (times) => `燃焼${times}`,
  },
  /** The question to a seat that is offered power. */
  offer: {
    built: (name, what, hex, question) => `${name}が${hex}に${what}を建てました。${question}`,
    neighbour: (name, question) => `${name}が隣に建てました。${question}`,
    costs: (power, points) => `${points}を払って${power}を得ますか？`,
    free: (power) => `無料で${power}を得ますか？`,
  },
};
