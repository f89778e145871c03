import type { Messages } from '../shape.ts';

export const gaia: Pick<Messages, 'gaia'> = {
  gaia: {
    letters: { plains: '平', forest: '森', sea: '海', desert: '砂', mountain: '山', swamp: '沼' },
    legend: '平 平原  砂 砂漠  沼 沼地  *4 動物トークン  #07:3 都市と満足度',
    turnOf: (name, actions) => `${name}の手番、残りアクション${actions}回`,
    feedingOf: (name) => `${name}の手番：狩猟と食料消費`,
    emptyWorld: 'まだ土地タイルはありません。最初の1枚は(0, 0)に置きます。',
    heads: {
      supply: '残り',
      placed: '配置',
      hand: '手札',
      nature: '手元の自然カード',
      city: '都市',
      place: '位置',
      needs: '必要なもの（+ 満たされている）',
      met: '満足度',
      meeples: '人コマ',
    },
    powersInFront: '手元のパワーカード',
    decks: { nature: '自', life: '生', power: 'パ' },
    handOf: (name) => `${name}の手札`,
    unseen: (amount) => `見えないカード${amount}枚`,
    cardsLeft: (amount) => `残り${amount}枚`,
    none: '-',
    completedBy: (name) => `${name}の人コマ`,
    onCities: '都市の人コマ',
    onObjectives: '目標カードの人コマ',
    winner: (name, byMeeples) =>
      byMeeples
        ? `${name}が人コマをすべて置いて勝利しました。`
        : `カードがなくなり、人コマを最も多く置いた${name}が勝利しました。`,
    destroys: (city) => `${city}が取り除かれる`,
    wins: (name) => `${name}の勝利`,
  },
};
