import type { Game, GameEvent, Move, Random, Seat, Viewer } from '../kernel/index.ts';
import type { LawId } from './law.ts';
import type { Witness } from './witness.ts';

/** A change of one resource of one seat; gains are positive. */
export interface ResourceChange {
  readonly seat: Seat;
  readonly resource: string;
  readonly amount: number;
}

/** One thing that must happen at least once in a long enough run. */
export interface CoverageRow {
  /** Unique among all rows of the game. */
  readonly id: string;
  /** Heading of its group in the table: `abilities`, `tiles`, `rulings` … */
  readonly group: string;
}

/**
 * A game with the facts that the kit needs besides its contract. All functions are pure; none
 * may change a state.
 */
export interface GameUnderTest<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;

  /**
   * Options for game number `index`, as plain JSON for `game.options`. Draw from pools so that every
   * faction, player count, variant and option comes up; with `index` a pool can be walked in order.
   */
  scenario(random: Random, index: number): unknown;

  /**
   * How game number `index` begins: seats and commands, played before anybody chooses, for positions
   * that players hardly ever reach. The options of the scenario must leave nothing to the seed then.
   */
  opening?(index: number): readonly string[];

  /**
   * Every move that the seat could conceivably make here, as a superset of the legal ones: from
   * `MoveCodec.everyMove`, less what is obviously too much. May hold orders.
   */
  candidates(state: S, seat: Seat): Iterable<Move>;

  /**
   * Complaints about a position, empty when all is well: pieces lost or doubled, bowls that do not
   * sum up, derived fields that differ from rebuilt ones.
   */
  conserved(state: S): readonly string[];

  /** A new account for one game; left out where the game has no witness. */
  witness?(): Witness<S, E>;

  readonly account: {
    /** Resources that may change within a move without being told, and are back before its end. */
    readonly passing?: ReadonlySet<string>;
    /** What an event changes; empty when it changes no resource. */
    fold(event: E): readonly ResourceChange[];
    /** All resources of a seat that events must account for, victory points among them. */
    holdings(state: S, seat: Seat): Readonly<Record<string, number>>;
  };

  /**
   * Facts that this viewer may not know now and that could be otherwise as far as the viewer knows, named as
   * in `difference` (`deck[3]`, `random[0]`).
   */
  secrets(state: S, viewer: Viewer): readonly string[];

  /** All coverage rows besides the refusal codes, which the kit adds and counts by itself. */
  readonly rows: readonly CoverageRow[];
  /**
   * Rows, refusal codes among them, that cannot happen in the game as it is tested here, because their
   * cause is not part of the test. They are left out of the table unless they happen.
   */
  readonly outOfReach?: readonly string[];
  /** Ids of the rows that this move, or an order, has hit. */
  observe(before: S, seat: Seat, move: Move, events: readonly E[], after: S): Iterable<string>;

  /**
   * Whether it counts who of two deciders moves first, because a rule lets answers come while others
   * play on. Such pairs are left out of the law `independent`; without this none is.
   */
  firstCounts?(state: S, one: Seat, two: Seat): boolean;

  /** Laws that older rules broke, each with the first date of rules that keep it. */
  readonly heldSince?: Partial<Readonly<Record<LawId, string>>>;

  /** A position of a kind that comes up seldom: here no refusal and no question is left out, even where rates would skip it. */
  seldom?(state: S): boolean;

  /** The worth of a seat's position, for a player that looks one move ahead; without it greedy play is random. */
  worth?(state: S, seat: Seat): number;

  /** How much a player who seeks rare events likes a move, or an order; above 0, 1 is ordinary. */
  rare?(state: S, seat: Seat, move: Move): number;
}
