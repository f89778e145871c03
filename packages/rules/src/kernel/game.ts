import type { Command } from './engine/notation.ts';
import type { EventSink, GameEvent } from './events.ts';
import type { Move, Moves } from './moves.ts';
import type { FieldDifference } from './position/layout.ts';
import type { Random, Seed } from './random/random.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Seat, SeatSet, Viewer } from './seats.ts';

/** How a game ended. */
export interface Outcome {
  /** Final victory points by seat. */
  readonly vp: readonly number[];
  /** Parts seats with equal points, the higher number first; left out where nothing does. */
  readonly tieBreak?: readonly number[];
  /** 1 for first; players who share a place have the same number, the next places are skipped. */
  readonly rank: readonly number[];
}

/**
 * The rules of one game. Everything else (page, server, bots, command line) goes through it.
 *
 * States are flat buffers: a position is plain data at every moment, in mid-choice too. A game is
 * played like this: `options`, `setup`; then, until `deciders` is empty, any of the deciders picks a
 * move from `legal` and it is given to `apply`; then `outcome`. Nothing here throws, waits, reads a
 * clock or remembers a game between two calls; one `Game` serves any number of tables.
 * Only `apply` and `copy` change a state, and only the one they are told to.
 *
 * Laws, checked for every game by the conformance kit (`@pangaea/rules/conformance`):
 * - `check` is 0 exactly for what `legal` and `orders` list, and changes nothing.
 * - A view is enough to decide: `legal(view(s, p), p)` is `legal(s, p)`, and `apply` on a view gives the
 *   view of what `apply` gives, unless the move reveals something (`awaitsChance`).
 * - `view(sample(v))` is `v`; the seed and the state of the generator are in no view.
 * - Events summed per seat are its resources and points. The same options, seed and moves give the
 *   same state, byte for byte.
 *
 * @typeParam S state; @typeParam O options; @typeParam E event union of the game.
 */
export interface Game<S, O, E extends GameEvent> {
  /** `terra-nova`, `terra-mystica`, `gaia`. */
  readonly id: string;
  /**
   * Dates of the rules that can be played, the newest last; the second of a day has `.2` behind it. A change of
   * behaviour adds one and leaves the others as they are: `options.rulesVersion` says which a table has; a new one gets the newest
   * (`olderRulesRefused`), all others keep theirs.
   */
  readonly rulesVersions: readonly string[];
  /** The closed set of refusal codes; entry 0 is the empty text for "legal". */
  readonly refusals: readonly string[];

  /**
   * Checks options that came from outside. Missing ones get their default; unknown names or values
   * are refused (`options-malformed`, `option-unknown`, `option-value`), never guessed. What comes
   * back is complete, plain JSON, and accepted again as it is. `rulesVersion` is one of them.
   */
  options(given: unknown): Result<O, Refusal>;

  /**
   * A new game, up to the first decision. `options` are those that `options` gave. Random set-up is
   * done here; choices of players are left to them. The sink hears what each seat starts with. When it
   * is refused there is no state and what the sink has heard means nothing.
   */
  setup(options: O, seed: Seed, sink?: EventSink<E>): Result<S, Refusal>;

  /** The options that the table was made with, complete. */
  optionsOf(state: S): O;

  /** How many seats the table has; they are numbered from 0. */
  seats(state: S): number;

  /**
   * Who must decide now. Empty when the game is over, or when the position is a view and the next
   * thing to happen is hidden (see `awaitsChance`). Several when they decide independently: in any
   * order, none waiting for the others. An option may let answers come while others play on (Terra
   * Mystica, `afterBuilding: snellman`): then the list of one may change while another moves.
   */
  deciders(state: S): SeatSet;

  /** Only in views: play cannot go on here because a hidden fact comes next. */
  awaitsChance(state: S): boolean;

  /**
   * How many hidden facts have come to light since the start. A move that makes it grow ends the
   * segment: what was seen cannot be taken back.
   */
  revealed(state: S): number;

  /**
   * Empties `into`, fills it with every legal move of that seat, each once, no other, and gives their
   * number: at least one for each decider, none for others. The order is stable for equal states.
   */
  legal(state: S, seat: Seat, into: Moves): number;

  /**
   * Standing orders that the seat may give now, turn or not: they change no piece, only how later
   * questions are answered for it. Fills `into` as `legal` does, which does not list them; `check` and
   * `apply` take them. None when the game is over or the position awaits chance, else at least one.
   */
  orders(state: S, seat: Seat, into: Moves): number;

  /**
   * What it means when a decider that is asked in secret, together with others, stays silent: a legal
   * move, by which a table with a clock goes on. All deciders have one or none, whatever they hide.
   * Undefined where a seat has all the time it wants, and for who decides nothing.
   */
  silence(state: S, seat: Seat): Move | undefined;

  /**
   * 0 when the move is legal (or an order that may be given), else the index of a refusal code. Any
   * number may come in as seat or move; the state stays as it is.
   */
  check(state: S, seat: Seat, move: Move): number;

  /**
   * Why `check` says no: that code, with the facts for a sentence. The empty code for what `check`
   * allows.
   */
  explain(state: S, seat: Seat, move: Move): Refusal;

  /**
   * Does a legal move, and everything that follows without a choice. The caller has checked it: after a
   * move that is not legal the state means nothing and is to be thrown away. Events are made only
   * for a sink, in the order in which things happened.
   */
  apply(state: S, seat: Seat, move: Move, sink?: EventSink<E>): void;

  /** Points and places once the game is over, nothing before. */
  outcome(state: S): Outcome | undefined;

  /** An unrelated slot for `copy`, for positions of the same table. No position until it is copied to. */
  slot(state: S): S;

  /** Overwrites `to` with `from`, both of the same table. One copy of memory. */
  copy(from: S, to: S): void;

  /** What the viewer may know, as a new state of the same type: seed and hidden facts replaced. */
  view(state: S, viewer: Viewer): S;

  /** What the viewer may know of an event. */
  seen(event: E, viewer: Viewer): E;

  /**
   * Whether the viewer may know which move a seat makes. `state` is the one before it. Who may not is
   * told `HIDDEN_COMMAND` in its place and the view afterwards: the move cannot be made in another's
   * view, as its answer, bid or card stays unknown there.
   */
  hears(state: S, seat: Seat, move: Move, viewer: Viewer): boolean;

  /** A full state that agrees with a view; the same view and generator give the same state. */
  sample(view: S, random: Random): S;

  /** JSON form of a position, complete: options, edition's id, hidden facts and all. */
  toJson(state: S): unknown;
  /**
   * Reads what `toJson` gave. Anything else is refused (`position-malformed` with the field, or what
   * `options` refuses), so that nothing read later leads out of a table.
   */
  fromJson(json: unknown): Result<S, Refusal>;

  /** Field by field, for people who look for a mistake. Empty when the positions are equal. */
  difference(left: S, right: S): readonly FieldDifference[];

  /** Moves as text (`build E5`) and as command objects. Reading one does not say that it is legal. */
  readonly notation: {
    /** Any number can be printed; what is no move as `?` and the number. */
    print(state: S, move: Move): string;
    /** Reads what `print` gives; refused with a `command-…` or `argument-…` code. */
    parse(state: S, text: string): Result<Move, Refusal>;
    /** `do` is empty for what is no move. */
    decode(state: S, move: Move): Command;
    /** Reads what `decode` gives, refusing what is missing or too much. */
    encode(state: S, command: unknown): Result<Move, Refusal>;
  };
}

/** A game of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyGame = Game<any, any, any>;
