import type { FactionDefinition } from '../boards/definition.ts';
import type { State } from '../state.ts';

/** Fakirs: carpet flights instead of ships. FAQ 3.1. */
export const fakirs: FactionDefinition<State> = {
  id: 'fakirs',
  board: 'yellow',
  home: 'desert',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [7, 5, 0],
    cults: { fire: 1, water: 0, earth: 0, air: 1 },
    dwellings: 2,
  },
  dwelling: {
    workers: 1,
    coins: 2,
    income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
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
    coins: 10,
    income: { priests: [0, 1] },
    value: 3,
  },
  sanctuary: {
    workers: 4,
    coins: 6,
    income: { priests: [0, 1] },
    favours: 1,
    value: 3,
  },
  shipping: { start: 0, vp: undefined },
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
};
