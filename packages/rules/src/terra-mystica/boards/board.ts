import type { Cult } from '../vocabulary.ts';
import type { FactionDefinition } from './definition.ts';
import type { BuildingRow } from './shape.ts';

type Start<S> = FactionDefinition<S>['start'];

/** The values that most faction boards print; each board gets its own copy. */
const common = () =>
  ({
    start: {
      coins: 15,
      workers: 3,
      priests: 0,
      power: [5, 7, 0],
      cults: { fire: 0, water: 0, earth: 0, air: 0 },
      dwellings: 2,
    },
    dwelling: { workers: 1, coins: 2, income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] }, value: 1 },
    tradingPost: {
      workers: 2,
      coins: 3,
      coinsAlone: 6,
      income: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
      value: 2,
    },
    temple: { workers: 2, coins: 5, income: { priests: [0, 1, 2, 3] }, favours: 1, value: 2 },
    stronghold: { workers: 4, coins: 6, income: { power: [0, 2] }, value: 3 },
    sanctuary: { workers: 4, coins: 6, income: { priests: [0, 1] }, favours: 1, value: 3 },
    shipping: { start: 0, vp: [0, 2, 3, 4] },
    spades: {
      pay: 'workers',
      rates: [3, 2, 1],
      advance: { workers: 2, coins: 5, priests: 1 },
      advanceVp: 6,
    },
  }) as const;

type Rows = 'dwelling' | 'tradingPost' | 'temple' | 'stronghold' | 'sanctuary';

/**
 * A faction as its differences from the common board; steps on cults that it does not name are 0.
 */
export interface BoardChanges<S>
  extends Omit<FactionDefinition<S>, Rows | 'start' | 'shipping' | 'spades'>,
    Partial<Pick<FactionDefinition<S>, 'shipping' | 'spades'>>,
    Partial<Readonly<Record<Rows, Partial<BuildingRow>>>> {
  readonly start: Partial<Omit<Start<S>, 'cults'>> & {
    readonly cults?: Partial<Readonly<Record<Cult, number>>>;
  };
}

/** A faction board: the common board with the differences. */
export function board<S>(given: BoardChanges<S>): FactionDefinition<S> {
  const { id, board, home, start, shipping, spades, ...rest } = given;
  const { dwelling, tradingPost, temple, stronghold, sanctuary, ...others } = rest;
  const usual = common();
  return {
    id,
    board,
    home,
    start: { ...usual.start, ...start, cults: { ...usual.start.cults, ...start.cults } },
    dwelling: { ...usual.dwelling, ...dwelling },
    tradingPost: { ...usual.tradingPost, ...tradingPost },
    temple: { ...usual.temple, ...temple },
    stronghold: { ...usual.stronghold, ...stronghold },
    sanctuary: { ...usual.sanctuary, ...sanctuary },
    shipping: shipping ?? usual.shipping,
    spades: spades ?? usual.spades,
    ...others,
  };
}
