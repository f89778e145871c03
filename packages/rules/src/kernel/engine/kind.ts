import type { GameEvent } from '../events.ts';
import { kindOf, type Move, packMove } from '../moves.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { MoveKind } from './notation.ts';
import type { AnyQuestion } from './question.ts';
import type { Way } from './way.ts';

/** How a kind of move answers one question. */
export interface Answer<S, R, E extends GameEvent> extends Way<S, R, E> {
  readonly to: AnyQuestion<S>;
}

/**
 * Everything about one kind of move: its word in records, its arguments, when it may be made, which
 * ways are legal and its effect.
 * @typeParam S state; @typeParam T table; @typeParam R receives reasons; @typeParam E events.
 */
export interface KindDefinition<S, T, R, E extends GameEvent> extends MoveKind<T> {
  readonly answers?: readonly Answer<S, R, E>[];
  /**
   * A standing order: it can be given at any time, changes nothing on the board, and is listed
   * separately.
   */
  readonly standing?: Omit<Way<S, R, E>, 'when' | 'beside'>;
  /**
   * Whether a seat sees that another seat makes this move; if left out, everybody does. See
   * `Game.hears`.
   */
  readonly hears?: (s: S, seat: Seat, viewer: Viewer, a: number, b: number, c: number) => boolean;
}

/** A kind of move. Its number inside moves is its place in the list of the game's kinds. */
export class Kind<S, T, R, E extends GameEvent, W extends string = string> {
  readonly word: W;
  readonly definition: KindDefinition<S, T, R, E>;
  /** -1 until the game has numbered its kinds. */
  number = -1;

  constructor(definition: KindDefinition<S, T, R, E> & { readonly word: W }) {
    this.word = definition.word;
    this.definition = definition;
  }

  /** The move of this kind with these arguments. */
  move(a = 0, b = 0, c = 0): Move {
    return packMove(this.number, a, b, c);
  }

  /** Whether a move is of this kind. */
  isOf(move: Move): boolean {
    return kindOf(move) === this.number;
  }
}

/** A function that declares the kinds of one game: `kind({ word: 'build', … })`. */
export function kindsOf<S, T, R, E extends GameEvent>(): <const W extends string>(
  definition: KindDefinition<S, T, R, E> & { readonly word: W },
) => Kind<S, T, R, E, W> {
  return (definition) => new Kind(definition);
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds is read by the engine alone.
export type AnyKind<S, T, W extends string = string> = Kind<S, T, any, any, W>;

// biome-ignore lint/suspicious/noExplicitAny: numbering looks at words alone.
type NamedKind = Kind<any, any, any, any, string>;

/** The kinds of a game, numbered in their order. */
export interface Kinds<L extends readonly NamedKind[]> {
  readonly list: L;
  /** The number of each by its word. */
  readonly numbers: { readonly [W in L[number]['word']]: number };
}

/**
 * Numbers the kinds of a game in their order; records and other programs never see these numbers.
 */
export function numberKinds<const L extends readonly NamedKind[]>(list: L): Kinds<L> {
  for (const [number, kind] of list.entries()) kind.number = number;
  const numbers = Object.fromEntries(list.map(({ word, number }) => [word, number]));
  return { list, numbers: numbers as Kinds<L>['numbers'] };
}
