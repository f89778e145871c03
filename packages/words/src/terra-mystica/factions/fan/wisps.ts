import { terrain as enTerrain } from '../../en/terrains.ts';
import type { FanFactionWords } from '../../fan-words.ts';
import { terrain as jaTerrain } from '../../ja/terrains.ts';

export const en = {
  name: 'Wisps',
  ability:
    'Each trading post built brings a free spade for a hex directly adjacent to it; nothing is built there in this action.',
  stronghold: '7 VP at once, and a dwelling for nothing on any empty lakes hex.',
  moves: {
    'wisp-spade': {
      name: 'a spade beside the trading post',
      label: (hex, id) => `transform ${hex} to ${enTerrain(id)} with the free spade`,
    },
    'wisp-dwelling': {
      name: 'a dwelling on any lakes hex',
      label: (hex) => `build a dwelling on ${hex} for nothing`,
    },
  },
  kept: {},
  because: {
    'not-asked': 'You are asked something else now.',
    'not-beside-trading-post':
      'The spade works on hexes directly adjacent to the trading post just built.',
    'not-one-step': 'The spade makes one step of the terrain circle, either way.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'ウィスプ',
  ability:
    '交易所を建てるたび、それに直接隣接するヘクス1つに無料のスコップ1つを使える。そのアクションではそこに建てられない。',
  stronghold: 'すぐに7勝利点と、空いている湖沼ヘクス1つに無料の住居1つ。',
  moves: {
    'wisp-spade': {
      name: '交易所の隣のスコップ',
      label: (hex, id) => `無料のスコップで${hex}を${jaTerrain(id)}に変換する`,
    },
    'wisp-dwelling': {
      name: '湖沼への無料の住居',
      label: (hex) => `${hex}に無料で住居を建てる`,
    },
  },
  kept: {},
  because: {
    'not-asked': 'いま選ぶのは別のことです。',
    'not-beside-trading-post': 'スコップは、建てた交易所に直接隣接するヘクスにだけ使えます。',
    'not-one-step': 'スコップは変換サイクルを左右どちらかに1段階だけ進めます。',
  },
};
