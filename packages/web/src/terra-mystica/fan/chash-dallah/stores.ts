import type { FanStores } from '../../stored/stored.ts';

/** The additional income of each space, and the points for reaching it. */
const SPACES = [
  { income: {}, vp: 0 },
  { income: { workers: 1 }, vp: 1 },
  { income: { coins: 2 }, vp: 2 },
  { income: { workers: 1 }, vp: 3 },
  { income: { coins: 2 }, vp: 4 },
] as const;
const PRICE = { workers: 2, coins: 2 } as const;
/** Income of space 0 with the numbers of July 2024. */
const SINCE_202407 = { coins: 2 } as const;

export const stores: FanStores = {
  pockets: ['income-track'],
  board: [
    {
      id: 'income-track',
      shows: ['income-track'],
      picture: (s, seat) => {
        const at = s.kept(seat, 0);
        const [first, ...rest] = SPACES;
        const income = s.table.options.fanFactions === 'bga-2024-07' ? SINCE_202407 : first.income;
        return {
          kind: 'track',
          numbers: [at],
          at,
          spaces: [{ ...first, income }, ...rest],
          price: PRICE,
        };
      },
    },
  ],
};
