import type { EventSink, GameEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Seat, SeatSet } from '../seats.ts';
import type { Way } from './way.ts';

/**
 * The results of a question's `settle`: play stops for it, or it has done something and play goes
 * on.
 */
export const STOP = true;
export const GO_ON = false;

/**
 * Checks whether a seat has to be asked while the question is on top. If not, it does the remaining
 * work, or one step of it.
 * @returns `STOP` if a seat has to decide, or a view ends here; else `GO_ON`
 */
export type Settle<S, E extends GameEvent> = (s: S, sink: EventSink<E> | undefined) => boolean;

/**
 * The definition of a question. Kinds of moves name the questions that they answer (see `Kind`), or
 * the question names the kinds.
 * @typeParam S state; @typeParam A names of its arguments; @typeParam E events; @typeParam R the
 * place where reasons are noted.
 */
// biome-ignore lint/suspicious/noExplicitAny: most questions say nothing about reasons.
export interface QuestionDefinition<S, E extends GameEvent, A extends string, R = any> {
  /** Unique in the game; also the key of the words for the question. */
  readonly name: string;
  /**
   * No seat is ever asked: a step that is on the stack so that a view can stop before it, or to
   * wait for its turn.
   */
  readonly isStep?: true;
  /** Its arguments on the stack, in this order; each has one byte. */
  readonly args?: readonly A[];
  /** It asks a set of seats at once, which do not wait for each other. */
  readonly several?: true;
  /**
   * The asked seats, if that is not the seat on the stack. Such a question is never answered
   * automatically, unless it is an open one (see `OpenQuestions`).
   */
  readonly asked?: (s: S) => SeatSet;
  /**
   * Answers by kinds that also answer other questions and do not name this one; each under the word
   * of its kind. An array if the kind answers the question in several ways.
   */
  readonly answers?: Readonly<Record<string, Way<S, R, E> | readonly Way<S, R, E>[]>>;
  /** If left out, the question is always asked. */
  readonly settle?: Settle<S, E>;
  /** The answer of the seat's standing order, `ASK` if it has none. */
  readonly ordered?: (s: S, seat: Seat) => Move;
  /**
   * The only possible answer of a seat without a choice, or `ASK` for a seat with one. If left out,
   * a move that is listed alone is the only answer. Used only if questions are answered
   * automatically, see `EngineParts.answersItself`.
   */
  readonly only?: (s: S, seat: Seat) => Move;
  /** The meaning of silence of a seat that is asked in secret. */
  readonly silence?: (s: S, seat: Seat) => Move;
  /**
   * Called before a move that answers the question, unless the move is made beside it
   * (`Answer.beside`). It removes the question or replaces it by another one: a turn by its end. If
   * left out, the move itself does this.
   */
  readonly answered?: (s: S, seat: Seat, kind: number) => void;
}

/** Means that a standing order has no answer, or that a seat has a choice. */
export const ASK: Move = -1;

/**
 * An element of the decision stack. Its number there is its place in the list of the game's
 * questions, counted from 1.
 */
export class Question<
  S,
  E extends GameEvent,
  A extends string = string,
  N extends string = string,
> {
  readonly name: N;
  /** The place of each argument, for `Position.arg`. */
  readonly at: { readonly [N in A]: number };
  readonly several: boolean;
  #definition: QuestionDefinition<S, E, A>;
  /** 0 until the game has numbered its questions. */
  number = 0;

  constructor(definition: QuestionDefinition<S, E, A> & { readonly name: N }) {
    const { name, args = [], several = false } = definition;
    this.name = name;
    this.at = Object.fromEntries(args.map((arg, place) => [arg, place])) as {
      readonly [N in A]: number;
    };
    this.several = several;
    this.#definition = definition;
  }

  get definition(): QuestionDefinition<S, E, A> {
    return this.#definition;
  }

  /**
   * Defines `settle` afterwards, for a step whose work is in files that are loaded later. Used
   * where the game lists its questions.
   */
  settledBy(settle: Settle<S, E>): this {
    this.#definition = { ...this.#definition, settle };
    return this;
  }
}

/**
 * Makes a function that declares the questions of one game.
 * Example: `question({ name: 'town', args: ['hex'] })`.
 */
// biome-ignore lint/suspicious/noExplicitAny: most questions say nothing about reasons.
export function questionsOf<S, E extends GameEvent, R = any>(): <
  const N extends string,
  const A extends string = never,
>(
  definition: QuestionDefinition<S, E, A, R> & { readonly name: N },
) => Question<S, E, A, N> {
  return (definition) => new Question(definition);
}

// biome-ignore lint/suspicious/noExplicitAny: a list of questions holds arguments of many names.
export type AnyQuestion<S, N extends string = string> = Question<S, any, any, N>;

// biome-ignore lint/suspicious/noExplicitAny: numbering looks at names alone.
type NamedQuestion = Question<any, any, any, string>;

/** The questions of a game, numbered in their order. */
export interface Questions<L extends readonly NamedQuestion[]> {
  readonly list: L;
  /** The number of each by its name. */
  readonly numbers: { readonly [N in L[number]['name']]: number };
}

/** Numbers the questions of a game in their order. A position in JSON contains the numbers. */
export function numberQuestions<const L extends readonly NamedQuestion[]>(list: L): Questions<L> {
  for (const [place, question] of list.entries()) question.number = place + 1;
  const numbers = Object.fromEntries(list.map(({ name, number }) => [name, number]));
  return { list, numbers: numbers as Questions<L>['numbers'] };
}
