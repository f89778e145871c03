// Complete games are described without gaps.
import { NONE, terraNova } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA, tellEvent } from '../../src/terra-nova/index.ts';
import { storyTests } from '../stories.ts';

const VARIANTS = ['none', 'planners', 'gold-diggers'];

storyTests({
  game: terraNova(),
  games: 60,
  options: (index) => {
    const players = 2 + (index % 3);
    return {
      players,
      twoPlayerVariant: players === 2 ? VARIANTS[((index / 3) % 3) | 0] : 'none',
      rulings: { neutralHouses: 'ranked' },
    };
  },
  orders: 60,
  words: TERRA_NOVA,
  tell: tellEvent,
  names: ({ type }, who, seat) => [type === 'faction' ? who.player(seat) : who.seat(seat)],
  none: NONE,
  rare: new Set(),
});
