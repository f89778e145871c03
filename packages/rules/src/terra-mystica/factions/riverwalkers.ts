import { owePriest } from '../duties.ts';
import { FRAME } from '../frames.ts';
import { CYCLE } from '../vocabulary.ts';
import type { FactionDefinition } from './definition.ts';

const CYCLE_TERRAINS = (1 << CYCLE) - 1;

/** Riverwalkers: never transform; priests unlock terrain along the rivers. FAQ 2.10 Q4. */
export const riverwalkers: FactionDefinition = {
  id: 'riverwalkers',
  board: 'variable',
  home: 'chosen',
  start: {
    coins: 15,
    workers: 3,
    priests: 0,
    power: [10, 2, 0],
    cults: { fire: 1, water: 0, earth: 0, air: 1 },
    dwellings: 2,
  },
  dwelling: {
    workers: 1,
    coins: 2,
    income: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] },
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
    income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] },
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
    coins: 6,
    income: { priests: [0, 1] },
    favours: 1,
    value: 3,
  },
  shipping: { start: 1, vp: undefined },
  spades: { pay: 'nothing', rates: [] },
  startVp: 20,
  startTerrainOnly: true,
  traits: { onlyOverRivers: 1, spadesUseless: 1 },
  orders: ['priest'],
  // Floating Castle.
  landscape: { way: 'river', price: { priests: 1 } },
  hooks: {
    strongholdBuilt: (s, seat) => {
      s.push(FRAME.bridge, seat);
      s.push(FRAME.bridge, seat);
    },
    spadesGained: () => true,
    priestGained: owePriest,
    priestsWelcome: (s, seat) => s.locked(seat) !== 0,
    priestsAway: (s, seat) => {
      let count = 0;
      for (let rest = s.locked(seat); rest !== 0; rest &= rest - 1) count++;
      return count;
    },
    openGround: (s, seat) => CYCLE_TERRAINS & ~s.locked(seat),
    colourChosen: (s, seat, terrain) => s.setLocked(seat, CYCLE_TERRAINS & ~(1 << terrain)),
  },
  checks: {
    isOpen: (s, seat, terrain) => terrain < CYCLE && (s.locked(seat) & (1 << terrain)) === 0,
  },
};
