import type { FactionDefinition } from './definition.ts';

/** Swarmlings: workers for towns, free trading posts. */
export const swarmlings: FactionDefinition = {
  id: 'swarmlings',
  board: 'blue',
  home: 'lakes',
  start: {
    coins: 20,
    workers: 8,
    priests: 0,
    power: [3, 9, 0],
    cults: { fire: 1, water: 1, earth: 1, air: 1 },
    dwellings: 2,
  },
  dwelling: {
    workers: 2,
    coins: 3,
    income: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] },
    value: 1,
  },
  tradingPost: {
    workers: 3,
    coins: 4,
    coinsAlone: 8,
    income: { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] },
    value: 2,
  },
  temple: {
    workers: 3,
    coins: 6,
    income: { priests: [0, 1, 2, 3] },
    favours: 1,
    value: 2,
  },
  stronghold: {
    workers: 5,
    coins: 8,
    income: { power: [0, 4] },
    value: 3,
  },
  sanctuary: {
    workers: 5,
    coins: 8,
    income: { priests: [0, 2] },
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
  traits: { townWorkers: 3 },
  strongholdActions: ['ACTS'],
  // Breeding Ground.
  landscape: { needs: { building: 'sanctuary', count: 1 }, traits: { townGrows: 1 } },
};
