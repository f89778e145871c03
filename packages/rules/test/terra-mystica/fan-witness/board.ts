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

/** Workers, coins, priests; and coins where no structure of somebody else is directly adjacent. */
interface Price {
  readonly workers?: number;
  readonly coins: number;
  readonly priests?: number;
  readonly alone?: number;
}

/** A faction board as printed, with what changes the rules that are everybody's. */
export interface Board {
  readonly workers: number;
  readonly coins: number;
  /** Bowls I, II, III when the game begins. */
  readonly power: readonly [number, number, number];
  /** What the game begins with on the map; missing: two dwellings. */
  readonly placed?: readonly [Piece, number];
  /** Fire, water, earth, air. */
  readonly cults?: readonly [number, number, number, number];
  readonly price: Readonly<Record<Piece, Price>>;
  readonly income: Readonly<Record<Piece, Readonly<Partial<Record<Resource, readonly number[]>>>>>;
  readonly value?: Readonly<Record<Piece, number>>;
  /** Price of a spade by level of the track, and what it is paid with; missing: none are bought. */
  readonly spades?: { readonly rates: readonly number[]; readonly pay: 'workers' | 'power' };
  /** Workers, coins, priests of a step; missing: no track. */
  readonly exchange?: readonly [number, number, number];
  readonly favours?: Readonly<Partial<Record<Piece, number>>>;
  /** With one of these three structures are a town. */
  readonly smallTownWith?: readonly Piece[];
  /** Power for reaching cult spaces 3, 5, 7 and 10. */
  readonly cultPower?: readonly [number, number, number, number];
  /** Rounds whose tiles score in a round. */
  readonly tilesOf?: (round: number) => readonly number[];
  /** How many of the spades seen score by a round tile for spades. */
  readonly spadesScored?: (seen: Seen) => number;
  /** Directly adjacent hexes for this faction. */
  readonly near?: (s: State, hex: number) => readonly number[];
  /** Hexes on which a dwelling may stand without another act; missing: those of the home terrain. */
  readonly mayStand?: (s: State, hex: number) => boolean;
  /** Empty spaces of a row, where they are not as many as structures on the map. */
  readonly uncovered?: (s: State, piece: Piece) => number;
  /** Income beside the rows. */
  readonly moreIncome?: () => Partial<Record<Resource, number>>;
  /** Whether there is a piece for a new dwelling. */
  readonly hasDwelling?: (s: State) => boolean;
  /** Coins of a priest, and of a token of bowl III, at the end of the game. */
  readonly finalCoins?: (
    s: State,
    me: Seat,
  ) => { readonly priest?: number; readonly token?: number };
  /** Tokens that can still come to bowl III from so many in bowl II. */
  readonly finalBurn?: (two: number) => number;
  /** Power of a group beside its structures. */
  readonly morePower?: (s: State, hexes: readonly number[]) => number;
  /** Victory points less for power of neighbours. */
  readonly offerDiscount?: number;
  /** Victory points that power of neighbours cannot take. */
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

/** Pieces of a kind that a board has. */
export const PIECES_OF: Readonly<Record<Piece, number>> = {
  dwelling: 8,
  'trading-post': 4,
  temple: 3,
  stronghold: 1,
  sanctuary: 1,
};

export const hasPiece = (s: State, me: Seat, piece: Piece): boolean =>
  s.onMap(me, kindIndex(piece)) < PIECES_OF[piece];

/** Whether a structure of somebody else is directly adjacent. */
export function hasNeighbour(board: Board, s: State, me: Seat, hex: number): boolean {
  const near = board.near ?? adjacent;
  return near(s, hex).some((each) => s.owner(each) !== NONE && s.owner(each) !== me);
}

/** Hexes of a card that lengthens journeys. */
const BON4 = 3;

/** River hexes that a seat's ships cross in the action phase. */
export function rangeOf(s: State, me: Seat): number {
  return s.shipping(me) + (s.card(me) === BON4 || s.card2(me) === BON4 ? 1 : 0);
}

/** The bonus card of a name. */
export const cardAt = (name: string): number => placeIn(BONUS_CARDS, name);

/** Structures of others of one kind. */
export function ofOthers(s: State, me: Seat, piece: Piece): number {
  return Array.from({ length: s.table.players }, (_, seat) => seat)
    .filter((seat) => seat !== me)
    .flatMap((seat) => structures(s, seat))
    .filter((hex) => BUILDINGS[s.building(hex)] === piece).length;
}
