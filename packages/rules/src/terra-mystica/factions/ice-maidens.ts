import type { FactionDefinition } from '../boards/definition.ts';
import type { State } from '../state.ts';

/** Ice Maidens: a favour tile at once, points for temples when passing. */
export const iceMaidens: FactionDefinition<State> = {
  id: 'ice-maidens',
  board: 'ice',
  home: 'ice',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [6, 6, 0],
    cults: { fire: 0, water: 1, earth: 0, air: 1 },
    dwellings: 2,
    favours: 1,
  },
  dwelling: {
    workers: 1,
    coins: 2,
    income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    value: 1,
  },
  tradingPost: {
    workers: 2,
    coins: 3,
    coinsAlone: 6,
    income: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
    value: 2,
  },
  temple: {
    workers: 2,
    coins: 5,
    income: { priests: [0, 1, 2, 3] },
    favours: 1,
    value: 2,
  },
  stronghold: {
    workers: 4,
    coins: 6,
    income: { power: [0, 4] },
    value: 3,
  },
  sanctuary: {
    workers: 4,
    coins: 6,
    income: { priests: [0, 1] },
    favours: 1,
    value: 3,
  },
  shipping: { start: 0, vp: [0, 2, 3, 4] },
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
};
