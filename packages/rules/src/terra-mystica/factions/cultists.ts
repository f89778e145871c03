import type { FactionDefinition } from '../boards/definition.ts';
import { oweCultStep } from '../cults/cult.ts';
import { gainPower, gainVp } from '../goods/gains.ts';
import type { State } from '../state.ts';

/** Cultists: a cult step when neighbours take power, power when all refuse. FAQ 1.3, 3.8. */
export const cultists: FactionDefinition<State> = {
  id: 'cultists',
  board: 'brown',
  home: 'plains',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [5, 7, 0],
    cults: { fire: 1, water: 0, earth: 1, air: 0 },
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
    coins: 8,
    income: { power: [0, 2] },
    value: 3,
  },
  sanctuary: {
    workers: 4,
    coins: 8,
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
  // Palace of the Cults.
  landscape: { traits: { winsCultTies: 1 } },
  orders: ['cult-step'],
  hooks: {
    strongholdBuilt: (s, seat, sink) => gainVp(s, seat, 7, 'stronghold', sink),
    neighboursAnswered: (s, seat, taken, sink) => {
      if (taken) oweCultStep(s, seat);
      else if (s.table.cultistsConsoled) gainPower(s, seat, 1, 'ability', sink);
    },
  },
};
