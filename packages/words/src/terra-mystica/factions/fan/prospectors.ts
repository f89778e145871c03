import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Prospectors',
  ability:
    'Terrain is transformed with golden spades for 4 coins each, which bring 1 power and 1 VP and are no spades. Spades gained become priests. There is no spade track.',
  stronghold:
    'A golden spade costs 3 coins. Once a round: a coin for each trading post of other players on the map.',
  moves: {
    prospect: {
      name: 'coins for the trading posts of others',
      label: () => 'take a coin for each trading post of others',
    },
  },
  kept: {},
  because: { 'no-trading-posts': 'Nobody else has a trading post on the map.' },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '金鉱掘り',
  ability:
    '地形は1つ4コインの「黄金のスコップ」で変換し、1つごとに1パワーと1勝利点を得る（スコップとしては数えない）。得たスコップは司祭になる。交換効率トラックはない。',
  stronghold:
    '黄金のスコップが3コインになる。1ラウンドに1回、マップ上の他のプレイヤーの交易所1つにつき1コイン。',
  moves: {
    prospect: {
      name: '他のプレイヤーの交易所によるコイン',
      label: () => '他のプレイヤーの交易所1つにつき1コインを得る',
    },
  },
  kept: {},
  because: { 'no-trading-posts': '他のプレイヤーの交易所がマップにありません。' },
};
