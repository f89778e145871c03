import type { GaiaWords } from '../shape.ts';
import { names } from './names.ts';

export const asked: GaiaWords['asked'] = {
  feed: () => '食料消費：都市と、隣接する動物トークンのある土地タイルを選んでください。',
  turn: ({ actions }) =>
    actions === 1
      ? 'この手番の最後のアクションを選んでください。'
      : `アクションを選んでください（残り${actions}回）。`,
  discard: ({ isPowerCard }) =>
    isPowerCard
      ? 'パワーカードが多すぎます。捨てるパワーカードを1枚選んでください。'
      : '手札が多すぎます。捨てるカードを1枚選んでください。',
  settle: () =>
    '満足度が増加したすべての都市に置けるだけの人コマがありません。次に置く都市を選んでください。',
  objective: () => '複数の目標を達成しました。1つ選んでください。',
  keep: () => '竜巻で取ったカードから、手札に加える1枚を選んでください。',
  window: ({ power, by }, who) =>
    `${who.seat(by)}がパワーカード「${names.powers[power]}」をプレイします。防護を使いますか。`,
};
