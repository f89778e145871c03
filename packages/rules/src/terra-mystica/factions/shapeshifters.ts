import { oweToken } from '../duties.ts';
import { FRAME, NEW_HOME } from '../frames.ts';
import { gainPower } from '../gains.ts';
import type { FactionDefinition } from './definition.ts';

/** Shapeshifters: new power tokens from neighbours, a home terrain that changes. */
export const shapeshifters: FactionDefinition = {
  id: 'shapeshifters',
  board: 'variable',
  home: 'chosen',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [4, 4, 0],
    cults: { fire: 1, water: 1, earth: 0, air: 0 },
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
    workers: 3,
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
  spades: { pay: 'workers', rates: [3] },
  startVp: 25,
  strongholdActions: ['ACTH5', 'ACTH6'],
  orders: ['token'],
  // Ghost Polestar.
  landscape: { actions: ['STAR'] },
  hooks: {
    landscapeLaid: (s, seat) => s.push(FRAME.newHome, seat, NEW_HOME.star),
    neighboursAnswered: (s, seat, taken, sink) => {
      if (taken) oweToken(s, seat, sink);
      else gainPower(s, seat, 1, 'ability', sink);
    },
  },
};
