import type { FactionDefinition } from '../boards/definition.ts';
import { gainSpades } from '../spades/spades.ts';
import type { State } from '../state.ts';

/** Halflings: a point for every spade (FAQ 3.2: when used), three spades with the stronghold. */
export const halflings: FactionDefinition<State> = {
  id: 'halflings',
  board: 'brown',
  home: 'plains',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [3, 9, 0],
    cults: { fire: 0, water: 0, earth: 1, air: 1 },
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
    coins: 6,
    income: { priests: [0, 1] },
    favours: 1,
    value: 3,
  },
  shipping: { start: 0, vp: [0, 2, 3, 4] },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 2, coins: 1, priests: 1 },
    advanceVp: 6,
  },
  traits: { vpPerSpade: 1 },
  // Excavator.
  landscape: { needs: { building: 'stronghold', count: 1 }, traits: { spadesSaved: 1 } },
  hooks: {
    strongholdBuilt: (s, seat, sink) => gainSpades(s, seat, 3, sink),
  },
};
