import { board } from '../../boards/board.ts';
import type { State } from '../../state.ts';

/** Ice Maidens: a favour tile at once, points for temples when passing. */
export const iceMaidens = board<State>({
  id: 'ice-maidens',
  board: 'ice',
  home: 'ice',
  start: { power: [6, 6, 0], cults: { water: 1, air: 1 }, favours: 1 },
  dwelling: { income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
  stronghold: { income: { power: [0, 4] } },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 1, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  startVp: 25,
  strongholdTraits: { passVpPerTemple: 3 },
  // Winterfall.
  landscape: { traits: { templeSpades: 1 } },
});
