import type { FactionDefinition } from '../boards/definition.ts';
import { CHOOSE_CULT } from '../cults/cult.ts';
import type { State } from '../state.ts';
import { CHOOSE_FAVOUR } from '../towns/favour.ts';

/** Auren: a favour tile with the stronghold, then two steps on one cult each round. FAQ 3.5. */
export const auren: FactionDefinition<State> = {
  id: 'auren',
  board: 'green',
  home: 'forest',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [5, 7, 0],
    cults: { fire: 0, water: 1, earth: 0, air: 1 },
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
  strongholdActions: ['ACTA'],
  strongholdAsks: 'favour',
  // Grove of Serenity.
  landscape: { traits: { cultTopVp: 4 } },
  hooks: {
    strongholdBuilt: (s, seat) => s.push(CHOOSE_FAVOUR.number, seat),
  },
  specials: [{ id: 'ACTA', begin: (s, seat) => s.push(CHOOSE_CULT.number, seat, 2) }],
};
