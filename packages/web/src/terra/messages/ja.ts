import type { TerraMessages } from './en.ts';

export const ja: TerraMessages = {
  bowl: (n) => `トレイ${n}のパワー`,
  bowls: (a, b, c) => `トレイⅠ ${a}、トレイⅡ ${b}、トレイⅢ ${c}`,
  bridgeSpace: (name) => `橋スペース ${name}`,
  /** Of a hex. */
  town: '町タイルあり',
  chart: 'ラウンドごとの勝利点',
  /** Why an action is possible nowhere. */
  nowhere: {
    nowhere: '今これを行える場所は、マップのどこにもありません。',
    'no-river-town': '今、1つの河川を渡って町にできる自分の建物はありません。',
  },
  points: (points) => `${points}点`,
};
