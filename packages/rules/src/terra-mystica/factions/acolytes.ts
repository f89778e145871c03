import { FRAME } from '../frames.ts';
import type { FactionDefinition } from './definition.ts';

/** Acolytes: volcanoes for cult steps, cult steps for spades. */
export const acolytes: FactionDefinition = {
  id: 'acolytes',
  board: 'volcano',
  home: 'volcano',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [6, 6, 0],
    cults: { fire: 3, water: 3, earth: 3, air: 3 },
    dwellings: 2,
  },
  dwelling: {
    workers: 1,
    coins: 2,
    income: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] },
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
  spades: { pay: 'nothing', rates: [] },
  startVp: 25,
  volcano: 'steps',
  traits: { volcanoPrice: 3, volcanoPriceHome: 4, scoresSpadesGained: 1 },
  strongholdTraits: { priestSteps: 1 },
  orders: ['cult-step'],
  // Altar of Sacrifice.
  landscape: { way: 'volcano', price: { steps: 3 }, traits: { powerDown: 1 } },
  hooks: {
    spadesGained: (s, seat, spades) => {
      for (let n = 0; n < spades; n++) s.push(FRAME.cult, seat, 1, 1);
      return true;
    },
  },
};
