import type { EventSink, GameEvent } from './events.ts';
import type { FieldDifference } from './layout.ts';
import type { Move, Moves } from './moves.ts';
import type { Command } from './notation.ts';
import type { Random, Seed } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Seat, SeatSet, Viewer } from './seats.ts';

/** How a game ended. */
export interface Outcome {
  /** Final victory points by seat. */
  readonly vp: readonly number[];
  /** 1 for first; players who share a place have the same number, the next places are skipped. */
  readonly rank: readonly number[];
}

/**
 * The rules of one game. Everything else (page, server, bots, command line) goes through this door.
 *
 * States are flat buffers: a position is plain data at every moment, in mid-choice too. The laws of
 * this contract are checked for every game by the conformance kit (`@pangaea/rules/conformance`).
 *
 * @typeParam S state; @typeParam O options; @typeParam E event union of the game.
 */
export interface Game<S, O, E extends GameEvent> {
  /** `terra-nova`, `terra-mystica`, `gaia`. */
  readonly id: string;
  /** Changes with every change of behaviour; stored with each game. */
  readonly rulesVersion: string;
  /** The closed set of refusal codes; entry 0 is the empty text for "legal". */
  readonly refusals: readonly string[];

  /**
   * Checks options that came from outside. Missing ones get their default; unknown names or values
   * are refused, never guessed.
   */
  options(given: unknown): Result<O, Refusal>;

  /**
   * A new game. Random set-up is done here; choices of players are left to them. The sink hears what
   * each seat starts with.
   */
  setup(options: O, seed: Seed, sink?: EventSink<E>): Result<S, Refusal>;

  seats(state: S): number;

  /**
   * Who must decide now. Empty when the game is over, or when the position is a view and the next
   * thing to happen is hidden (see `awaitsChance`). Several when they decide independently.
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
   * Fills `into` with every legal move of that seat, each once, no other, and gives their number:
   * at least one for each decider, none for others. The order is stable for equal states.
   */
  legal(state: S, seat: Seat, into: Moves): number;

  /**
   * Standing orders that the seat may give now, turn or not: they change no piece, only how later
   * questions are answered for it. At least one in every position that is not over; also accepted by
   * `check` and `apply`. They are not in `legal`.
   */
  orders(state: S, seat: Seat, into: Moves): number;

  /** 0 when the move is legal (or an order that may be given), else the index of a refusal code. */
  check(state: S, seat: Seat, move: Move): number;

  /** Why `check` says no, with the facts for a sentence. Only for moves that `check` refuses. */
  explain(state: S, seat: Seat, move: Move): Refusal;

  /**
   * Does a legal move, and everything that follows without a choice. The caller has checked it.
   * Events are made only for a sink.
   */
  apply(state: S, seat: Seat, move: Move, sink?: EventSink<E>): void;

  outcome(state: S): Outcome | undefined;

  /** An unrelated slot for `copy`, for positions of the same table. */
  slot(state: S): S;

  /** Overwrites `to` with `from`. One copy of memory. */
  copy(from: S, to: S): void;

  /** What the viewer may know, as a state of the same type: seed and hidden facts replaced. */
  view(state: S, viewer: Viewer): S;

  /** What the viewer may know of an event. */
  seen(event: E, viewer: Viewer): E;

  /** A full state that agrees with a view; the same view and generator give the same state. */
  sample(view: S, random: Random): S;

  /** JSON form of a position, complete: options, edition, hidden facts and all. */
  toJson(state: S): unknown;
  /** Reads what `toJson` gave, refusing anything else. */
  fromJson(json: unknown): Result<S, Refusal>;

  /** Field by field, for people who look for a mistake. Empty when the positions are equal. */
  difference(left: S, right: S): readonly FieldDifference[];

  readonly notation: {
    print(state: S, move: Move): string;
    parse(state: S, text: string): Result<Move, Refusal>;
    decode(state: S, move: Move): Command;
    encode(state: S, command: unknown): Result<Move, Refusal>;
  };
}

/** A game of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyGame = Game<any, any, any>;
