import { board } from '../../boards/board.ts';
import type { State } from '../../state.ts';

/** Fakirs: carpet flights instead of ships. FAQ 3.1. */
export const fakirs = board<State>({
  id: 'fakirs',
  board: 'yellow',
  home: 'desert',
  start: { power: [7, 5, 0], cults: { fire: 1, air: 1 } },
  stronghold: { coins: 10, income: { priests: [0, 1] } },
  shipping: { start: 0 },
  spades: {
    pay: 'workers',
    rates: [3, 2],
    advance: { workers: 2, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  traits: { skipRange: 1, skipPriests: 1, skipVp: 4 },
  strongholdTraits: { skipRange: 1 },
  // Flying School.
  landscape: { traits: { skipCoins: 2 } },
});
