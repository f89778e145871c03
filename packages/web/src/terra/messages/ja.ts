import type { TerraMessages } from './index.ts';

export const ja: TerraMessages = {
  bowl: (n) => `トレイ${n}のパワー`,
  bowls: (a, b, c) => `トレイⅠ ${a}、トレイⅡ ${b}、トレイⅢ ${c}`,
  bridgeSpace: (name) => `橋スペース ${name}`,
  /** Of a hex. */
  town: '町タイルあり',
  chart: 'ラウンドごとの勝利点',
  points: (points) => `${points}点`,
};
