import type { TerraMessages } from './en.ts';

export const ja: TerraMessages = {
  bowl: (n) => `トレイ${n}のパワー`,
  bowls: (a, b, c) => `トレイⅠ ${a}、トレイⅡ ${b}、トレイⅢ ${c}`,
  bridgeSpace: (name) => `橋スペース ${name}`,
  /** For a hex with a town. */
  town: '町タイルあり',
  /** The view that a key shows while it is held. */
  pipKey: '押している間、空いているすべてのヘクスに必要なスコップの数を表示',
  /** Terrains that a hex can become besides the own land. */
  otherTerrains: (count) => `ほかの地形：${count}`,
  otherChoices: (hex) => `${hex}で別のことをする`,
  amount: {
    less: (exchange) => `1減らす：${exchange}`,
    more: (exchange) => `1増やす：${exchange}`,
  },
  /** The name of a river hex by its number. */
  river: (number) => `河川${number}`,
  chart: 'ラウンドごとの勝利点',
  /** Why an action is possible nowhere. */
  nowhere: {
    nowhere: '今これを行える場所は、マップのどこにもありません。',
    'no-river-town': '今、1つの河川を渡って町にできる自分の建物はありません。',
  },
  /** The losses of a draft. */
  lost: {
    now: (what) => `無駄になる：${what}`,
    income: (what) => `次のラウンドの開始時に無駄になる：${what}`,
    end: (what) => `終了時に得点にならない：${what}`,
  },
  /** The points for passing, before and after a draft. */
  whenPassing: 'パス時',
  points: (points) => `${points}点`,
};
