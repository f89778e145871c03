import { FRAME } from '../frames.ts';
import { NUMBERS } from '../tiles.ts';
import type { FactionDefinition } from './definition.ts';

/** Darklings: spades for priests, 2 points each. FAQ 3.7; the stronghold ordains workers, FAQ 2.10 Q3. */
export const darklings: FactionDefinition = {
  id: 'darklings',
  board: 'black',
  home: 'swamp',
  start: {
    coins: 15,
    workers: 1,
    priests: 1,
    power: [5, 7, 0],
    cults: { fire: 0, water: 1, earth: 1, air: 0 },
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
    coins: 10,
    income: { priests: [0, 2] },
    favours: 1,
    value: 3,
  },
  shipping: { start: 0, vp: [0, 2, 3, 4] },
  spades: { pay: 'priests', rates: [1] },
  traits: { vpPerPriestSpade: 2 },
  strongholdAsks: 'ordain',
  // Camp.
  landscape: { needs: { building: 'stronghold', count: 1 }, traits: { landscapeDwelling: 1 } },
  hooks: {
    strongholdBuilt: (s, seat) => s.push(FRAME.ordain, seat, NUMBERS.ordained),
  },
};
