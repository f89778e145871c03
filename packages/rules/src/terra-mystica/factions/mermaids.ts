import type { FactionDefinition } from '../boards/definition.ts';
import type { State } from '../state.ts';
import { advanceShipping } from '../tracks/tracks.ts';

/** Mermaids: far shipping, towns over a river hex. FAQ 1.2, 3.4. */
export const mermaids: FactionDefinition<State> = {
  id: 'mermaids',
  board: 'blue',
  home: 'lakes',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [3, 9, 0],
    cults: { fire: 0, water: 2, earth: 0, air: 0 },
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
    income: { power: [0, 4] },
    value: 3,
  },
  sanctuary: {
    workers: 4,
    coins: 8,
    income: { priests: [0, 1] },
    favours: 1,
    value: 3,
  },
  shipping: { start: 1, vp: [0, 0, 2, 3, 4, 5] },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 2, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  traits: { riverTown: 1 },
  // Coral Reef.
  landscape: { way: 'river', price: { spades: 1 } },
  hooks: {
    strongholdBuilt: (s, seat, sink) => advanceShipping(s, seat, 'stronghold', sink),
  },
};
