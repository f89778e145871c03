import type { FactionDefinition } from '../boards/definition.ts';
import { gainSpades } from '../spades/spades.ts';
import type { State } from '../state.ts';
import { askForSteps } from '../tracks/landscape-steps.ts';
import { TRACK } from '../tracks/track.ts';

/** Giants: two spades for any hex, never more or less. FAQ 3.6. */
export const giants: FactionDefinition<State> = {
  id: 'giants',
  board: 'red',
  home: 'wasteland',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [5, 7, 0],
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
    advance: { workers: 2, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  traits: { spadesPerHex: 2 },
  strongholdActions: ['ACTG'],
  // Cave of Wisdom.
  landscape: { needs: { building: 'temple', count: 1 } },
  hooks: {
    landscapeLaid: (s, seat) => askForSteps(s, seat, TRACK.exchange, true),
  },
  specials: [
    { id: 'ACTG', begin: (s, seat, sink) => gainSpades(s, seat, 2, sink, 'special-action') },
  ],
};
