import type { FanStores } from '../../stored/stored.ts';

const LAMPS = 3;

export const stores: FanStores = {
  pockets: ['lamps'],
  board: [
    {
      id: 'lamps',
      shows: ['lamps'],
      picture: (s, seat) => {
        const count = s.kept(seat, 0);
        return { kind: 'count', numbers: [count], sign: 'lamp', count, of: LAMPS };
      },
    },
  ],
};
