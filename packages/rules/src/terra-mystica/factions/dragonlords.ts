import { gainTokens } from '../gains.ts';
import type { FactionDefinition } from './definition.ts';

/** Dragonlords: volcanoes for power tokens, power tokens for spades. */
export const dragonlords: FactionDefinition = {
  id: 'dragonlords',
  board: 'volcano',
  home: 'volcano',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [4, 4, 0],
    cults: { fire: 2, water: 0, earth: 0, air: 0 },
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
  startVp: 20,
  volcano: 'tokens',
  strongholdAsks: 'tokens',
  traits: { volcanoPrice: 1, volcanoPriceHome: 2, scoresSpadesGained: 1 },
  // Lava Pool.
  landscape: { needs: { building: 'sanctuary', count: 1 }, traits: { roundTokens: 1 } },
  hooks: {
    strongholdBuilt: (s, seat, sink) => gainTokens(s, seat, s.table.players, 0, 'stronghold', sink),
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      gainTokens(s, seat, spades, 0, 'ability', sink);
      return true;
    },
  },
};
