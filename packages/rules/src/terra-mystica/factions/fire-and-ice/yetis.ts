import { board } from '../../boards/board.ts';
import type { State } from '../../state.ts';

/** Yetis: cheaper power actions, with the stronghold also those already used. */
export const yetis = board<State>({
  id: 'yetis',
  board: 'ice',
  home: 'ice',
  start: { power: [0, 12, 0], cults: { earth: 1, air: 1 } },
  dwelling: { income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
  tradingPost: { income: { coins: [0, 2, 4, 6, 8], power: [0, 2, 4, 6, 8] } },
  stronghold: { income: { power: [0, 4] }, value: 4 },
  sanctuary: { value: 4 },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 1, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  startVp: 25,
  traits: { powerActionDiscount: 1 },
  strongholdTraits: { reusePowerActions: 1 },
  // Frozen Peak.
  landscape: { tokens: 2 },
});
