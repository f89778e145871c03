import type { FanStores } from '../../stored/stored.ts';

/** The number of power tokens of every other faction. */
const USUAL = 12;

export const stores: FanStores = {
  pockets: [],
  board: [
    {
      id: 'tokens',
      shows: [],
      picture: (s, seat) => {
        const count = s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat);
        if (count <= USUAL) return undefined;
        return { kind: 'count', numbers: [count], sign: 'power', count };
      },
    },
  ],
  octagons: { 'four-power': ['power', 'power'] },
};
