import type { FactionDefinition } from './definition.ts';

/** Witches: points for towns, rides to any forest. FAQ 2.4 Q3: the ride is free. */
export const witches: FactionDefinition = {
  id: 'witches',
  board: 'green',
  home: 'forest',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [5, 7, 0],
    cults: { fire: 0, water: 0, earth: 0, air: 2 },
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
    coins: 6,
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
  traits: { townVp: 5 },
  strongholdActions: ['ACTW'],
  // Raven Hut.
  landscape: { needs: { building: 'temple', count: 2 }, traits: { townCultSteps: 3 } },
};
