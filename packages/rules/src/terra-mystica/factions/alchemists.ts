import type { FactionDefinition } from '../boards/definition.ts';
import { gainPower } from '../goods/gains.ts';
import type { State } from '../state.ts';
import { askForSteps } from '../tracks/landscape-steps.ts';
import { TRACK } from '../tracks/track.ts';

/** Alchemists: coins from victory points and back. FAQ 3.3: power for spades when they are used. */
export const alchemists: FactionDefinition<State> = {
  id: 'alchemists',
  board: 'black',
  home: 'swamp',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [5, 7, 0],
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
    income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] },
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
    income: { coins: [0, 6] },
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
  traits: { coinsPerVp: 2 },
  strongholdTraits: { powerPerSpade: 2 },
  // Gloomy Workshop.
  landscape: { needs: { building: 'stronghold', count: 1 } },
  hooks: {
    landscapeLaid: (s, seat) => askForSteps(s, seat, TRACK.shipping | TRACK.exchange, false),
    strongholdBuilt: (s, seat, sink) => gainPower(s, seat, 12, 'stronghold', sink),
  },
};
