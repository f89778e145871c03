import type { Seat } from '../../kernel/index.ts';
import type { Cause, Sink } from '../events.ts';
import type { Price } from './price.ts';

/**
 * The named points where a faction's own code runs; `docs/factions.md` says which one carries what.
 * Each is optional. Happenings come first, then answers that the rules ask for. What changes goes
 * through the functions that tell events; what the faction has to remember lies in its `pockets`, on hexes
 * (`HEX_NUMBER`) and in a set of them (`HEX_MARKS`).
 * @typeParam S state
 */
export interface Hooks<S> {
  /** Set-up: the board is chosen. May ask; with several ask in reverse. */
  readonly started?: (s: S, seat: Seat, sink: Sink) => void;
  /** Set-up: the start terrain of an ice, volcano or variable faction is chosen. */
  readonly colourChosen?: (s: S, seat: Seat, terrain: number, sink: Sink) => void;
  /** Set-up: everybody has a colour, nothing stands yet. May ask something. */
  readonly coloursKnown?: (s: S, seat: Seat, sink: Sink) => void;
  /** Set-up: a start structure stands. May ask something. */
  readonly placed?: (s: S, seat: Seat, hex: number, sink: Sink) => void;

  /**
   * A structure was built in the action phase; `before` is what stood there, 0 for nothing. What
   * is asked here comes after favour tiles and towns, before the neighbours (ruling `faq`).
   */
  readonly built?: (
    s: S,
    seat: Seat,
    hex: number,
    building: number,
    before: number,
    sink: Sink,
  ) => void;
  /** Once, when the stronghold is built and a town of it has been settled. May ask something. */
  readonly strongholdBuilt?: (s: S, seat: Seat, sink: Sink) => void;
  /** Once, when the landscape has been laid. May ask something. */
  readonly landscapeLaid?: (s: S, seat: Seat, sink: Sink) => void;
  /** A bridge was built, or moved to this place. */
  readonly bridgeBuilt?: (s: S, seat: Seat, bridge: number, sink: Sink) => void;
  /** Towns were looked for after the group of `hex` changed; -1: any group. */
  readonly groupChanged?: (s: S, seat: Seat, hex: number, sink: Sink) => void;
  /** A town was founded; its tile lies at `hex`. */
  readonly townFounded?: (s: S, seat: Seat, hex: number, tile: number, sink: Sink) => void;
  /** Victory points for a town founded: says by `true` that it asks what to do with them. */
  readonly townPoints?: (s: S, seat: Seat, vp: number) => boolean;
  readonly favourTaken?: (s: S, seat: Seat, tile: number, sink: Sink) => void;
  /** All neighbours have answered a building of this faction; `taken`: at least one took power. */
  readonly neighboursAnswered?: (s: S, seat: Seat, taken: boolean, sink: Sink) => void;
  /**
   * Coins, workers or priests (index into `RESOURCES`) came in, whatever the cause. May ask
   * something: goods are only given when the question that led to them has been taken away.
   */
  readonly gained?: (
    s: S,
    seat: Seat,
    resource: number,
    amount: number,
    cause: Cause,
    sink: Sink,
  ) => void;
  /** A priest comes in one at a time; says by `true` that it asks what to do with it. */
  readonly priestGained?: (s: S, seat: Seat) => boolean;
  /**
   * Free spades come in: turns them into something else and says so by `true`. `cleanup`: they are
   * the cult reward at the end of a round.
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
  /** Phase I, before and after the income. What is asked after it is asked in turn order. */
  readonly beforeIncome?: (s: S, seat: Seat, sink: Sink) => void;
  readonly afterIncome?: (s: S, seat: Seat, sink: Sink) => void;
  /** The seat has passed and scored, and takes its bonus card next. May ask something. */
  readonly passed?: (s: S, seat: Seat, sink: Sink) => void;
  /** A bonus card was taken with the coins that lay on it. */
  readonly cardTaken?: (s: S, seat: Seat, card: number, coins: number, sink: Sink) => void;
  /** What `resumeLater` left has come to the top; its arguments are the faction's own. */
  readonly resume?: (s: S, seat: Seat, a: number, b: number, sink: Sink) => void;

  /** Changes the price of a structure on a hex, that of the board to begin with. */
  readonly price?: (s: S, seat: Seat, building: number, hex: number, price: Price) => void;
  /** Income of one resource (index into `RESOURCES`) besides structures, cards and tiles. */
  readonly income?: (s: S, seat: Seat, resource: number) => number;
  /** Terrains that a dwelling may be built on now, as bits; without it the home terrain. */
  readonly openGround?: (s: S, seat: Seat) => number;
  /** Terrain of the cycle at which transformations end; without it the home terrain. */
  readonly aim?: (s: S, seat: Seat) => number;
  /** Adds to `into` from `at` what is directly adjacent to `hex` besides neighbours and bridges. */
  readonly joins?: (s: S, seat: Seat, hex: number, into: Int32Array, at: number) => void;
  /** Added to the shipping range. After a change call `deriveReach`. */
  readonly moreShipping?: (s: S, seat: Seat) => number;
  /** Added to the power value of a group of own structures when a town is looked for. */
  readonly groupBonus?: (s: S, seat: Seat, group: Int32Array) => number;
  /** Own priests that lie elsewhere than in hand, on the cult board and in the supply. */
  readonly priestsAway?: (s: S, seat: Seat) => number;
  /** A priest can be taken with none left in the supply, because there is another use for it. */
  readonly priestsWelcome?: (s: S, seat: Seat) => boolean;
  /** Victory points that paying may not go below; 0 without it. */
  readonly vpFloor?: (s: S, seat: Seat) => number;
  /** Whether a structure may become another as far as the faction is concerned. */
  readonly mayUpgrade?: (s: S, seat: Seat, hex: number, to: number) => boolean;
  /** Rounds, two as `first * 8 + second`, whose tiles score now instead of this round's. */
  readonly scoredRounds?: (s: S) => number;
}

/** Every hook, so that none is left out of the list. */
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
 * The conditions among the hooks once more, for `check`: asked of one thing at a time, from what lies
 * on the board, without the hook's own sets. The conformance kit compares the two.
 */
export interface Checks<S> {
  /** Twin of `openGround`. */
  readonly isOpen?: (s: S, seat: Seat, terrain: number) => boolean;
  /** Twin of `joins`. */
  readonly isJoined?: (s: S, seat: Seat, one: number, other: number) => boolean;
  /** Twin of `mayUpgrade`. */
  readonly mayBecome?: (s: S, seat: Seat, hex: number, to: number) => boolean;
}
