import type { Seat } from '../../../src/kernel/index.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  type Building,
  NONE,
  type State,
} from '../../../src/terra-mystica/index.ts';
import { adjacent, kindIndex, placeIn, type Seen, structures } from './seen.ts';

export type Piece = Exclude<Building, 'none'>;

type Resource = 'coins' | 'workers' | 'priests' | 'power' | 'vp';

/** Workers, coins, priests; and coins if no structure of another player is directly adjacent. */
interface Price {
  readonly workers?: number;
  readonly coins: number;
  readonly priests?: number;
  readonly alone?: number;
}

/** A faction board as printed, with its changes of the common rules. */
export interface Board {
  readonly workers: number;
  readonly coins: number;
  /** Bowls I, II, III at the beginning of the game. */
  readonly power: readonly [number, number, number];
  /** The structures on the map at the beginning; if missing: two dwellings. */
  readonly placed?: readonly [Piece, number];
  /** Fire, water, earth, air. */
  readonly cults?: readonly [number, number, number, number];
  readonly price: Readonly<Record<Piece, Price>>;
  readonly income: Readonly<Record<Piece, Readonly<Partial<Record<Resource, readonly number[]>>>>>;
  readonly value?: Readonly<Record<Piece, number>>;
  /**
   * Price of a spade by level of the track, and the goods for paying it; if missing: none can be
   * bought.
   */
  readonly spades?: { readonly rates: readonly number[]; readonly pay: 'workers' | 'power' };
  /** Workers, coins, priests of a step; if missing: no track. */
  readonly exchange?: readonly [number, number, number];
  readonly favours?: Readonly<Partial<Record<Piece, number>>>;
  /** Three structures are a town if one of these is among them. */
  readonly smallTownWith?: readonly Piece[];
  /** Power for reaching cult spaces 3, 5, 7 and 10. */
  readonly cultPower?: readonly [number, number, number, number];
  /** Rounds whose tiles score in a round. */
  readonly tilesOf?: (round: number) => readonly number[];
  /** The number of spades of a move that score by a round tile for spades. */
  readonly spadesScored?: (seen: Seen) => number;
  /** Directly adjacent hexes for this faction. */
  readonly near?: (s: State, hex: number) => readonly number[];
  /**
   * Hexes on which a dwelling may be built without another action; if missing: those of the home
   * terrain.
   */
  readonly mayStand?: (s: State, hex: number) => boolean;
  /** Empty spaces of a row, if their number is not that of the structures on the map. */
  readonly uncovered?: (s: State, piece: Piece) => number;
  /** Income beside the rows. */
  readonly moreIncome?: () => Partial<Record<Resource, number>>;
  /** Whether there is a piece for a new dwelling. */
  readonly hasDwelling?: (s: State) => boolean;
  /** The number of coins for a priest, and for a token of bowl III, at the end of the game. */
  readonly finalCoins?: (
    s: State,
    me: Seat,
  ) => { readonly priest?: number; readonly token?: number };
  /** Tokens that can still come to bowl III from a number of tokens in bowl II. */
  readonly finalBurn?: (two: number) => number;
  /** Power of a group in addition to its structures. */
  readonly morePower?: (s: State, hexes: readonly number[]) => number;
  /** The reduction in victory points for power of neighbours. */
  readonly offerDiscount?: number;
  /** Victory points below which power of neighbours cannot be paid. */
  readonly offerFloor?: () => number;
}

export const ORDINARY_PRICES: Board['price'] = {
  dwelling: { workers: 1, coins: 2 },
  'trading-post': { workers: 2, coins: 3, alone: 6 },
  temple: { workers: 2, coins: 5 },
  stronghold: { workers: 4, coins: 6 },
  sanctuary: { workers: 4, coins: 6 },
};

export const ORDINARY_INCOME: Board['income'] = {
  dwelling: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
  'trading-post': { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
  temple: { priests: [0, 1, 2, 3] },
  stronghold: { power: [0, 4] },
  sanctuary: { priests: [0, 1] },
};

export const ORDINARY_VALUES: NonNullable<Board['value']> = {
  dwelling: 1,
  'trading-post': 2,
  temple: 2,
  stronghold: 3,
  sanctuary: 3,
};

export const ORDINARY_FAVOURS: NonNullable<Board['favours']> = { temple: 1, sanctuary: 1 };

export const WORKERS_321: NonNullable<Board['spades']> = { rates: [3, 2, 1], pay: 'workers' };

export const WORKERS_3: NonNullable<Board['spades']> = { rates: [3], pay: 'workers' };

export const PIECES: readonly Piece[] = [
  'dwelling',
  'trading-post',
  'temple',
  'stronghold',
  'sanctuary',
];

export const GOODS: readonly Resource[] = ['coins', 'workers', 'priests', 'power', 'vp'];

/** The number of pieces of a kind on a board. */
export const PIECES_OF: Readonly<Record<Piece, number>> = {
  dwelling: 8,
  'trading-post': 4,
  temple: 3,
  stronghold: 1,
  sanctuary: 1,
};

export const hasPiece = (s: State, me: Seat, piece: Piece): boolean =>
  s.onMap(me, kindIndex(piece)) < PIECES_OF[piece];

/** Whether a structure of another player is directly adjacent. */
export function hasNeighbour(board: Board, s: State, me: Seat, hex: number): boolean {
  const near = board.near ?? adjacent;
  return near(s, hex).some((each) => s.owner(each) !== NONE && s.owner(each) !== me);
}

/** Hexes by which a card increases the range. */
const BON4 = 3;

/** River hexes across which a seat's ships reach in the action phase. */
export function rangeOf(s: State, me: Seat): number {
  return s.shipping(me) + (s.card(me) === BON4 || s.card2(me) === BON4 ? 1 : 0);
}

/** The bonus card with a given name. */
export const cardAt = (name: string): number => placeIn(BONUS_CARDS, name);

/** Structures of other players of one kind. */
export function ofOthers(s: State, me: Seat, piece: Piece): number {
  return Array.from({ length: s.table.players }, (_, seat) => seat)
    .filter((seat) => seat !== me)
    .flatMap((seat) => structures(s, seat))
    .filter((hex) => BUILDINGS[s.building(hex)] === piece).length;
}
