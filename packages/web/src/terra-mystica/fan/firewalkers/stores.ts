import type { FanStores } from '../../stored/stored.ts';

const PRICE = 4;
const PRICE_HOME = 6;

export const stores: FanStores = {
  pockets: ['blocker'],
  board: [
    {
      id: 'blocker',
      shows: ['blocker'],
      picture: (s, seat) => {
        const space = s.kept(seat, 0);
        const points = s.vp(seat);
        return {
          kind: 'blocker',
          numbers: [space, Math.max(0, points - space)],
          space,
          points,
          price: PRICE,
          onHome: PRICE_HOME,
        };
      },
    },
  ],
  blocker: (s, seat) => s.kept(seat, 0),
};
