import type { FactionDefinition } from './definition.ts';

/** Nomads: three dwellings to begin with, sandstorms. FAQ 3.6 Q2. */
export const nomads: FactionDefinition = {
  id: 'nomads',
  board: 'yellow',
  home: 'desert',
  start: {
    coins: 15,
    workers: 2,
    priests: 0,
    power: [5, 7, 0],
    cults: { fire: 1, water: 0, earth: 1, air: 0 },
    dwellings: 3,
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
    income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] },
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
    coins: 8,
    income: { power: [0, 2] },
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
    advance: { workers: 2, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  strongholdActions: ['ACTN'],
  // Trading Camp.
  landscape: { needs: { building: 'trading-post', count: 1 }, traits: { neighbourCoins: 1 } },
};
