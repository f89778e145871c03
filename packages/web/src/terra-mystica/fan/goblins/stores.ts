import type { FanStores } from '../../stored/stored.ts';

export const stores: FanStores = {
  pockets: ['goblin-tokens'],
  board: [
    {
      id: 'goblin-tokens',
      shows: ['goblin-tokens'],
      picture: (s, seat) => {
        const count = s.kept(seat, 0);
        return { kind: 'count', numbers: [count], sign: 'goblin-token', count };
      },
    },
  ],
};
