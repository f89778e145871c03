import type { Seat } from '../../kernel/index.ts';
import type { Cause, Sink } from '../events.ts';
import type { Price } from './price.ts';

/**
 * The named points at which a faction's own code runs; `docs/factions.md` says which abilities use
 * which hook. All are optional. Hooks for events come first, then hooks that answer a question of
 * the rules. Changes must be made through the functions that report events. A faction stores its
 * own data in its `pockets`, in numbers on hexes (`HEX_NUMBER`) and in a set of hexes
 * (`HEX_MARKS`).
 * @typeParam S state
 */
export interface Hooks<S> {
  /**
   * Set-up: the board is chosen. May ask a question; a hook that asks several pushes them in
   * reverse order.
   */
  readonly started?: (s: S, seat: Seat, sink: Sink) => void;
  /** Set-up: the start terrain of an ice, volcano or variable faction is chosen. */
  readonly colourChosen?: (s: S, seat: Seat, terrain: number, sink: Sink) => void;
  /** Set-up: everybody has a colour, and nothing is on the map yet. May ask something. */
  readonly coloursKnown?: (s: S, seat: Seat, sink: Sink) => void;
  /** Set-up: a start structure was placed. May ask something. */
  readonly placed?: (s: S, seat: Seat, hex: number, sink: Sink) => void;

  /**
   * A structure was built in the action phase; `before` is the structure that was there, 0 for
   * none. Questions of this hook come after favour tiles and towns, and before the neighbours
   * (ruling `faq`).
   */
  readonly built?: (
    s: S,
    seat: Seat,
    hex: number,
    building: number,
    before: number,
    sink: Sink,
  ) => void;
  /**
   * Called once, when the stronghold is built and the tile of a town that it founded is taken. May
   * ask something.
   */
  readonly strongholdBuilt?: (s: S, seat: Seat, sink: Sink) => void;
  /** Called once, when the landscape has been placed. May ask something. */
  readonly landscapeLaid?: (s: S, seat: Seat, sink: Sink) => void;
  /** A bridge was built, or moved to this place. */
  readonly bridgeBuilt?: (s: S, seat: Seat, bridge: number, sink: Sink) => void;
  /**
   * Called when the search for towns that follows a change of a group has ended. `hex` is in that
   * group; -1: any group may have changed.
   */
  readonly groupChanged?: (s: S, seat: Seat, hex: number, sink: Sink) => void;
  /** A town was founded; its tile is at `hex`. */
  readonly townFounded?: (s: S, seat: Seat, hex: number, tile: number, sink: Sink) => void;
  /** Victory points for founding a town: the hook returns `true` if it asks how to use them. */
  readonly townPoints?: (s: S, seat: Seat, vp: number) => boolean;
  readonly favourTaken?: (s: S, seat: Seat, tile: number, sink: Sink) => void;
  /**
   * All neighbours have answered a building of this faction; `taken`: at least one has taken power.
   */
  readonly neighboursAnswered?: (s: S, seat: Seat, taken: boolean, sink: Sink) => void;
  /**
   * Coins, workers or priests (index into `RESOURCES`) were gained, from any cause. May ask
   * something: goods are only given after the question that led to them has been removed.
   */
  readonly gained?: (
    s: S,
    seat: Seat,
    resource: number,
    amount: number,
    cause: Cause,
    sink: Sink,
  ) => void;
  /** Priests are gained one at a time; the hook returns `true` if it asks how to use the priest. */
  readonly priestGained?: (s: S, seat: Seat) => boolean;
  /**
   * Free spades are gained: the hook may turn them into something else and then returns `true`.
   * `cleanup`: they are the cult reward at the end of a round.
   */
  readonly spadesGained?: (
    s: S,
    seat: Seat,
    spades: number,
    cleanup: boolean,
    sink: Sink,
  ) => boolean;
  /** Spades were bought for a transformation. */
  readonly spadesBought?: (s: S, seat: Seat, spades: number, sink: Sink) => void;
  /**
   * Phase I, before and after the income. Questions that are asked after the income are asked in
   * turn order.
   */
  readonly beforeIncome?: (s: S, seat: Seat, sink: Sink) => void;
  readonly afterIncome?: (s: S, seat: Seat, sink: Sink) => void;
  /** The seat has passed and scored, and takes its bonus card next. May ask something. */
  readonly passed?: (s: S, seat: Seat, sink: Sink) => void;
  /** A bonus card was taken with the coins that lay on it. */
  readonly cardTaken?: (s: S, seat: Seat, card: number, coins: number, sink: Sink) => void;
  /** The question pushed by `resumeLater` is on top now; its arguments belong to the faction. */
  readonly resume?: (s: S, seat: Seat, a: number, b: number, sink: Sink) => void;

  /** Changes the price of a structure on a hex; it starts from the price on the board. */
  readonly price?: (s: S, seat: Seat, building: number, hex: number, price: Price) => void;
  /** Income of one resource (index into `RESOURCES`) in addition to structures, cards and tiles. */
  readonly income?: (s: S, seat: Seat, resource: number) => number;
  /** Terrains on which a dwelling may be built now, as bits; without this hook the home terrain. */
  readonly openGround?: (s: S, seat: Seat) => number;
  /** The terrain of the circle at which transformations end; without this hook the home terrain. */
  readonly aim?: (s: S, seat: Seat) => number;
  /**
   * Adds to `into`, from `at` on, the hexes directly adjacent to `hex` in addition to neighbours
   * and bridges.
   */
  readonly joins?: (s: S, seat: Seat, hex: number, into: Int32Array, at: number) => void;
  /** A number that is added to the shipping range. After a change of it call `deriveReach`. */
  readonly moreShipping?: (s: S, seat: Seat) => number;
  /**
   * A number that is added to the power value of a group of own structures in the search for towns.
   */
  readonly groupBonus?: (s: S, seat: Seat, group: Int32Array) => number;
  /** Own priests that are neither in hand, nor on the cult board, nor in the supply. */
  readonly priestsAway?: (s: S, seat: Seat) => number;
  /**
   * Whether a priest can be taken although none is left in the supply, because the faction has
   * another use for it.
   */
  readonly priestsWelcome?: (s: S, seat: Seat) => boolean;
  /** Payments may not reduce the victory points below this number; 0 without this hook. */
  readonly vpFloor?: (s: S, seat: Seat) => number;
  /** Whether the faction allows a structure to become another one. */
  readonly mayUpgrade?: (s: S, seat: Seat, hex: number, to: number) => boolean;
  /**
   * The two rounds, as `first * 8 + second`, whose tiles score now instead of the present round's
   * tile.
   */
  readonly scoredRounds?: (s: S) => number;
}

/** Every hook; the type makes sure that none is missing. */
const NAMED: { readonly [H in keyof Hooks<never>]-?: true } = {
  started: true,
  colourChosen: true,
  coloursKnown: true,
  placed: true,
  built: true,
  strongholdBuilt: true,
  landscapeLaid: true,
  bridgeBuilt: true,
  groupChanged: true,
  townFounded: true,
  townPoints: true,
  favourTaken: true,
  neighboursAnswered: true,
  gained: true,
  priestGained: true,
  spadesGained: true,
  spadesBought: true,
  beforeIncome: true,
  afterIncome: true,
  passed: true,
  cardTaken: true,
  resume: true,
  price: true,
  income: true,
  openGround: true,
  aim: true,
  joins: true,
  moreShipping: true,
  groupBonus: true,
  priestsAway: true,
  priestsWelcome: true,
  vpFloor: true,
  mayUpgrade: true,
  scoredRounds: true,
};

export const HOOKS = Object.keys(NAMED) as readonly (keyof Hooks<never>)[];

/**
 * Answers of some hooks a second time, for `check`: each function answers about one thing, from the
 * board only, without the hook's own sets. The conformance kit compares the two.
 */
export interface Checks<S> {
  /** Twin of `openGround`. */
  readonly isOpen?: (s: S, seat: Seat, terrain: number) => boolean;
  /** Twin of `joins`. */
  readonly isJoined?: (s: S, seat: Seat, one: number, other: number) => boolean;
  /** Twin of `mayUpgrade`. */
  readonly mayBecome?: (s: S, seat: Seat, hex: number, to: number) => boolean;
}
