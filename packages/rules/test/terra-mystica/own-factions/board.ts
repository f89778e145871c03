import {
  type FactionDefinition,
  type factionKit as kit,
  NO_LANDSCAPE,
} from '../../../src/terra-mystica/index.ts';

export type Given = Partial<FactionDefinition> & Pick<FactionDefinition, 'id' | 'board' | 'home'>;

/** A faction with the common board where it says nothing else. */
export function board(given: Given): FactionDefinition {
  return {
    start: {
      coins: 15,
      workers: 3,
      priests: 0,
      power: [5, 7, 0],
      cults: { fire: 1, water: 0, earth: 0, air: 1 },
      dwellings: 2,
      ...given.start,
    },
    dwelling: {
      workers: 1,
      coins: 2,
      income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8, 10] },
      value: 1,
    },
    tradingPost: {
      workers: 2,
      coins: 3,
      coinsAlone: 6,
      income: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
      value: 2,
    },
    temple: { workers: 2, coins: 5, income: { priests: [0, 1, 2, 3] }, favours: 1, value: 2 },
    stronghold: { workers: 4, coins: 6, income: { power: [0, 4] }, value: 3 },
    sanctuary: { workers: 4, coins: 6, income: { priests: [0, 1] }, favours: 1, value: 3 },
    shipping: { start: 0, vp: [0, 2, 3, 4] },
    spades: {
      pay: 'workers',
      rates: [3, 2, 1],
      advance: { workers: 2, coins: 5, priests: 1 },
      advanceVp: 6,
    },
    landscape: NO_LANDSCAPE,
    ...given,
  };
}

/** Goods to start with, where they differ. */
export function start(given: Partial<FactionDefinition['start']>): FactionDefinition['start'] {
  return { ...board({ id: 'x', board: 'red', home: 'wasteland' }).start, ...given };
}

/** Hexes beside a hex, the slow way. */
export function beside(s: kit.State, hex: number): number[] {
  const { neighbours } = s.table.map;
  return [0, 1, 2, 3, 4, 5].map((d) => neighbours[hex * 6 + d]).filter((each) => each >= 0);
}

export function allHexes(s: kit.State): number[] {
  return [...Array(s.table.map.size).keys()];
}
