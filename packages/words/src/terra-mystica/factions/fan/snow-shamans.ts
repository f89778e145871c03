import { named } from '../../../named.ts';
import type { FanFactionWords } from '../../fan-words.ts';

const EN_TRACKS = { shipping: 'shipping', exchange: 'the spade track' } as const;
const JA_TRACKS = { shipping: '船舶トラック', exchange: '交換効率トラック' } as const;

export const en = {
  name: 'Snow Shamans',
  ability:
    'Ice faction. They never buy a step of shipping or exchange; whenever they pass, in the last round too, they make one on one of the two tracks for nothing and without points. Town tiles bring their step with points.',
  stronghold:
    'For each group of ice hexes with an empty one: a dwelling for nothing on an empty ice hex of it.',
  reconstructed: 'The incomes of the board rest on one source.',
  moves: {
    'shaman-step': {
      name: 'a step on a track',
      label: (track) => `advance ${named(EN_TRACKS, track)} for nothing`,
    },
    'shaman-dwelling': {
      name: 'a dwelling on the ice',
      label: (hex) => `build a dwelling on ${hex} for nothing`,
    },
  },
  kept: {},
  onHex: { site: () => 'may have the free dwelling' },
  because: {
    'not-asked': 'You are asked something else now.',
    'group-has-one': 'This group of ice hexes has its dwelling already.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'スノーシャーマン',
  ability:
    '氷の勢力。船舶と交換効率を通常の改良アクションでは進められない。パスするたびに（最終ラウンドも）どちらか1つを無料で1段階進める（勝利点なし）。町タイルの船舶は通常どおり得点とともに進む。',
  stronghold:
    '空きのある氷原ヘクスのグループ1つにつき、その空き氷原ヘクスに無料で住居1つを建てる。',
  reconstructed: '勢力ボードの収入は1つの資料だけに基づく。',
  moves: {
    'shaman-step': {
      name: 'トラックの無料の改良',
      label: (track) => `無料で${named(JA_TRACKS, track)}を進める`,
    },
    'shaman-dwelling': {
      name: '氷原への無料の住居',
      label: (hex) => `${hex}に無料で住居を建てる`,
    },
  },
  kept: {},
  onHex: { site: () => '無料の住居を置ける' },
  because: {
    'not-asked': 'いま選ぶのは別のことです。',
    'group-has-one': 'この氷原ヘクスのグループにはすでに住居を建てました。',
  },
};
