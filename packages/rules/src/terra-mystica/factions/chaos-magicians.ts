import { FRAME } from '../frames.ts';
import type { FactionDefinition } from './definition.ts';

/** Chaos Magicians: one dwelling to begin with, two favour tiles at a time, double actions. */
export const chaosMagicians: FactionDefinition = {
  id: 'chaos-magicians',
  board: 'red',
  home: 'wasteland',
  start: {
    coins: 15,
    workers: 4,
    priests: 0,
    power: [5, 7, 0],
    cults: { fire: 2, water: 0, earth: 0, air: 0 },
    dwellings: 1,
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
    favours: 2,
    value: 2,
  },
  stronghold: {
    workers: 4,
    coins: 4,
    income: { workers: [0, 2] },
    value: 3,
  },
  sanctuary: {
    workers: 4,
    coins: 8,
    income: { priests: [0, 1] },
    favours: 2,
    value: 3,
  },
  shipping: { start: 0, vp: [0, 2, 3, 4] },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 2, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  strongholdActions: ['ACTC'],
  // Gate of Chaos.
  landscape: { way: 'stronghold', needs: { building: 'stronghold', count: 1 } },
  hooks: {
    strongholdBuilt: (s, seat) => s.push(FRAME.gate, seat),
  },
};
