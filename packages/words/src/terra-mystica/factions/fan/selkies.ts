import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Selkies',
  ability:
    'Ice faction. For 2 workers and 2 coins a dwelling may be built on a river hex beside two own structures on ice that are not directly adjacent to each other; it brings 2 VP and is never upgraded.',
  stronghold: 'Once a round: transform and build with a free spade and a shipping of one more.',
  reconstructed:
    'The income of the stronghold and the price of a step on the spade track are not certain.',
  moves: {
    'river-dwelling': {
      name: 'a dwelling on a river hex',
      label: (hex) => `build a dwelling on the river hex ${hex}`,
    },
    'river-dwelling-instead': {
      name: 'a dwelling on a river hex instead of spades',
      label: (hex) => `build a dwelling on the river hex ${hex} instead of using spades`,
    },
    'far-spade': {
      name: 'a spade with farther shipping',
      label: () => 'take a spade with farther shipping',
    },
  },
  kept: {
    'farther-shipping': {
      name: 'farther shipping',
      told: (seat, amount) =>
        amount > 0 ? `${seat} ships farther in this action.` : `${seat} ships as far as before.`,
    },
  },
  because: {
    'river-taken': 'Something stands on this river hex already.',
    'not-between-ice':
      'It takes two own structures on ice beside the river hex that are not directly adjacent to each other.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'アザラシ女',
  ability:
    '氷の勢力。互いに直接隣接していない、自分の建物のある氷原ヘクス2つに接する河川ヘクスに、2労働者と2コインで住居を建てられ、2勝利点を得る。その住居は改築できない。',
  stronghold: '1ラウンドに1回、無料のスコップ1つと船舶値+1で「地形変換して住居を建設」ができる。',
  reconstructed: '砦の収入と交換効率トラックのコストは確かではない。',
  moves: {
    'river-dwelling': {
      name: '河川ヘクスの住居',
      label: (hex) => `河川ヘクス${hex}に住居を建てる`,
    },
    'river-dwelling-instead': {
      name: 'スコップの代わりの河川ヘクスの住居',
      label: (hex) => `スコップを使わずに河川ヘクス${hex}に住居を建てる`,
    },
    'far-spade': {
      name: '船舶値+1のスコップ',
      label: () => '船舶値+1でスコップ1つを得る',
    },
  },
  kept: {
    'farther-shipping': {
      name: '船舶値+1',
      told: (seat, amount) =>
        amount > 0
          ? `このアクションでは${seat}の船舶値が1増えます。`
          : `${seat}の船舶値が元に戻りました。`,
    },
  },
  because: {
    'river-taken': 'この河川ヘクスにはすでに何かが置かれています。',
    'not-between-ice':
      '互いに直接隣接していない、自分の建物のある氷原ヘクス2つに接している必要があります。',
  },
};
