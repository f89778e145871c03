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
  /**
   * By seat: a number that decides between seats with equal points, the higher one first. Left out
   * if there is no tie-break.
   */
  readonly tieBreak?: readonly number[];
  /**
   * By seat: the place, 1 for the first. Players who share a place have the same number, and the
   * next places are skipped.
   */
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
  /** The id of the game: `terra-nova`, `terra-mystica` or `gaia`. */
  readonly id: string;
  /**
   * Dates of playable rules, the newest last; the second of a day has `.2` after it. A change of
   * behaviour adds one and leaves the others unchanged. `options.rulesVersion` is the date of a
   * table; a new one gets the newest (`olderRulesRefused`), all others keep theirs.
   */
  readonly rulesVersions: readonly string[];
  /** The closed set of refusal codes; entry 0 is the empty text for "legal". */
  readonly refusals: readonly string[];

  /**
   * Checks options from outside. Missing ones get their default; unknown names or values are
   * refused (`options-malformed`, `option-unknown`, `option-value`), never guessed. The result is
   * complete, plain JSON, and is accepted again unchanged. `rulesVersion` is one of the options.
   */
  options(given: unknown): Result<O, Refusal>;

  /**
   * A new game, up to the first decision. `options` must come from the function `options`. The
   * random set-up is done here; the players' choices are not. The sink receives the starting things
   * of each seat. If the set-up is refused there is no state, and the events have no meaning.
   */
  setup(options: O, seed: Seed, sink?: EventSink<E>): Result<S, Refusal>;

  /** The options that the table was made with, complete. */
  optionsOf(state: S): O;

  /** How many seats the table has; they are numbered from 0. */
  seats(state: S): number;

  /**
   * The seats that must decide now. Empty if the game is over, or if the position is a view and the
   * next event is hidden (see `awaitsChance`). Several seats decide independently: in any order,
   * without waiting for each other. An option may let answers come while others play on (Terra
   * Mystica, `afterBuilding: snellman`): then a move of one seat may change the legal moves of
   * another.
   */
  deciders(state: S): SeatSet;

  /** Only in views: play cannot go on here because the next fact is hidden. */
  awaitsChance(state: S): boolean;

  /**
   * The number of hidden facts that were revealed since the start. A move that raises it ends the
   * segment, because revealed facts cannot be taken back.
   */
  revealed(state: S): number;

  /**
   * Empties `into`, fills it with every legal move of that seat, each once and no other, and
   * returns their number: at least one for each decider, none for others. The order is the same for
   * equal states.
   */
  legal(state: S, seat: Seat, into: Moves): number;

  /**
   * Standing orders that the seat may give now, in its turn or not: they change nothing on the
   * board, only how later questions are answered for it. Fills `into` as `legal` does, which does
   * not list them; `check` and `apply` accept them. None if the game is over or the position awaits
   * chance, else at least one.
   */
  orders(state: S, seat: Seat, into: Moves): number;

  /**
   * The meaning of silence of a decider that is asked in secret, together with others: a legal
   * move, with which a table with a clock goes on. Either all deciders have such a move or none,
   * whatever they hide. Undefined if a seat has unlimited time, and for a seat that does not
   * decide.
   */
  silence(state: S, seat: Seat): Move | undefined;

  /**
   * 0 if the move is legal (or an order that may be given), else the index of a refusal code. Any
   * number may be passed as seat or move; the state does not change.
   */
  check(state: S, seat: Seat, move: Move): number;

  /**
   * The reason why `check` refuses: its code, with the facts for a sentence. The empty code for an
   * allowed move.
   */
  explain(state: S, seat: Seat, move: Move): Refusal;

  /**
   * Makes a legal move, with all effects that need no choice. The caller has checked it: after an
   * illegal move the state is invalid and must be thrown away. Events are made only for a sink, in
   * their order.
   */
  apply(state: S, seat: Seat, move: Move, sink?: EventSink<E>): void;

  /** Points and places when the game is over; undefined before. */
  outcome(state: S): Outcome | undefined;

  /**
   * A separate slot for `copy`, for positions of the same table. It is not a valid position until
   * one is copied into it.
   */
  slot(state: S): S;

  /** Overwrites `to` with `from`, both of the same table. One copy of memory. */
  copy(from: S, to: S): void;

  /**
   * The facts that the viewer may know, as a new state of the same type: seed and hidden facts are
   * replaced.
   */
  view(state: S, viewer: Viewer): S;

  /** The part of an event that the viewer may know. */
  seen(event: E, viewer: Viewer): E;

  /**
   * Whether the viewer may know which move a seat makes. `state` is the one before the move. Other
   * viewers get `HIDDEN_COMMAND` instead, and the view after the move: the move cannot be made in
   * another seat's view, because its answer, bid or card is unknown there.
   */
  hears(state: S, seat: Seat, move: Move, viewer: Viewer): boolean;

  /** A full state that agrees with a view; the same view and generator give the same state. */
  sample(view: S, random: Random): S;

  /** The complete JSON form of a position: options, the edition's id, hidden facts and all. */
  toJson(state: S): unknown;
  /**
   * Reads the result of `toJson`. Anything else is refused (`position-malformed` with the field, or
   * a refusal of `options`), so that no later read is out of range.
   */
  fromJson(json: unknown): Result<S, Refusal>;

  /**
   * The differences between two positions, field by field, for people who search for a mistake.
   * Empty if the positions are equal.
   */
  difference(left: S, right: S): readonly FieldDifference[];

  /**
   * Moves as text (`build E5`) and as command objects. Reading one does not check that it is legal.
   */
  readonly notation: {
    /** Any number can be printed; a number that is not a move as `?` and the number. */
    print(state: S, move: Move): string;
    /** Reads the result of `print`; refused with a `command-…` or `argument-…` code. */
    parse(state: S, text: string): Result<Move, Refusal>;
    /** `do` is empty for a number that is not a move. */
    decode(state: S, move: Move): Command;
    /** Reads the result of `decode`, and refuses missing or additional members. */
    encode(state: S, command: unknown): Result<Move, Refusal>;
  };
}

/** A game of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyGame = Game<any, any, any>;
