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
   * Options for game number `index`, as plain JSON for `game.options`. Random choices from lists
   * make sure that every faction, number of players, variant and option occurs; `index` can be used
   * to go through a list in order.
   */
  scenario(random: Random, index: number): unknown;

  /**
   * The beginning of game number `index`: seats and commands that are played first, for positions
   * that players hardly ever reach. The options of the scenario must then leave nothing to the
   * seed.
   */
  opening?(index: number): readonly string[];

  /**
   * Every move that the seat could possibly make here, a superset of the legal ones: from
   * `MoveCodec.everyMove`, without moves that are obviously impossible. It may contain standing
   * orders.
   */
  candidates(state: S, seat: Seat): Iterable<Move>;

  /**
   * Complaints about a position, empty if it is correct: pieces lost or doubled, bowls with a wrong
   * sum, derived fields that differ from rebuilt ones.
   */
  conserved(state: S): readonly string[];

  /** Makes a new witness for one game; left out if the game has none. */
  witness?(): Witness<S, E>;

  readonly account: {
    /**
     * Resources that may change during a move without an event, and must be restored before its
     * end.
     */
    readonly passing?: ReadonlySet<string>;
    /** The changes made by an event; empty if it changes no resource. */
    fold(event: E): readonly ResourceChange[];
    /** All resources of a seat that events must account for, victory points among them. */
    holdings(state: S, seat: Seat): Readonly<Record<string, number>>;
  };

  /**
   * Facts that this viewer may not know now and that could be different as far as the viewer knows,
   * named as in `difference` (`deck[3]`, `random[0]`).
   */
  secrets(state: S, viewer: Viewer): readonly string[];

  /** All coverage rows besides the refusal codes, which the kit adds and counts by itself. */
  readonly rows: readonly CoverageRow[];
  /**
   * Rows, including refusal codes, that cannot happen in the game as it is tested here, because
   * their cause is not part of the test. They are left out of the table unless they happen.
   */
  readonly outOfReach?: readonly string[];
  /** Ids of the rows that this move, or order, counts for. */
  observe(before: S, seat: Seat, move: Move, events: readonly E[], after: S): Iterable<string>;

  /**
   * Whether the order in which two deciders move matters, because a rule lets answers come while
   * others play on. Such pairs are left out of the law `independent`; if this is missing, none is.
   */
  firstCounts?(state: S, one: Seat, two: Seat): boolean;

  /** Laws that older rules broke, each with the first date of rules that obey it. */
  readonly heldSince?: Partial<Readonly<Record<LawId, string>>>;

  /**
   * Whether a position is of a rare kind: then no refusal and no question is skipped, even if rates
   * would skip it.
   */
  seldom?(state: S): boolean;

  /**
   * The value of a seat's position, for a player that looks one move ahead; without it greedy play
   * is random.
   */
  worth?(state: S, seat: Seat): number;

  /**
   * How much a player that seeks rare events likes a move, or an order; above 0, where 1 is
   * ordinary.
   */
  rare?(state: S, seat: Seat, move: Move): number;
}
