import type { FanStores } from '../../stored/stored.ts';

export const stores: FanStores = {
  pockets: ['treasury', 'treasury', 'treasury', 'received', 'received', 'received', 'emptying'],
  internal: {
    received: 'what may still be put away while its owner is asked: the moves name it',
    emptying: 'set and cleared within one move',
  },
  board: [
    {
      id: 'treasury',
      shows: ['treasury'],
      picture: (s, seat) => {
        const numbers = [s.kept(seat, 0), s.kept(seat, 1), s.kept(seat, 2)] as const;
        const [coins, workers, priests] = numbers;
        return { kind: 'doubled', numbers, goods: { coins, workers, priests } };
      },
    },
  ],
};
