import type { EventSink, GameEvent } from './events.ts';
import type { Move } from './moves.ts';
import type { Seat } from './seats.ts';

/** What `settle` of a question says: play stops for it, or it has done something and play goes on. */
export const STOP = true;
export const GO_ON = false;

/**
 * What a question is, besides the kinds of moves that answer it (those name it, see `Kind`).
 * @typeParam S state; @typeParam A names of its arguments; @typeParam E events of the game.
 */
export interface QuestionDefinition<S, A extends string, E extends GameEvent> {
  /** Key of the words for it, in records of refusals too. Left out for a step that nobody is asked. */
  readonly name?: string;
  /** What lies on the stack with it, in this order; each one byte. */
  readonly args?: readonly A[];
  /** It is put to a set of seats at once, none waiting for the others. */
  readonly several?: true;
  /**
   * Looks whether anybody has to be asked while it lies on top. Works it off where nobody has, or takes a
   * step that brings one nearer. Left out: it is always asked.
   * @returns `STOP` when somebody has to decide, or a view ends here; else `GO_ON`
   */
  readonly settle?: (s: S, sink: EventSink<E> | undefined) => boolean;
  /** What a standing order of the seat answers, `ASK` when it says nothing. */
  readonly ordered?: (s: S, seat: Seat) => Move;
  /** What it means when a seat that is asked in secret stays silent. */
  readonly silence?: (s: S, seat: Seat) => Move;
  /**
   * Done before a move that answers it, unless the move is made beside it (`Answer.beside`): the turn gives way
   * to its end. Left out: the move sees to it.
   */
  readonly answered?: (s: S, seat: Seat, kind: number) => void;
}

/** Says that a standing order has no answer. */
export const ASK: Move = -1;

/**
 * Something that can lie on the decision stack. Its number there is its place in the list of the game's
 * questions, counted from 1.
 */
export class Question<S, A extends string = never, E extends GameEvent = GameEvent> {
  readonly name: string | undefined;
  /** The place of each argument, for `Position.arg`. */
  readonly at: { readonly [N in A]: number };
  readonly several: boolean;
  readonly definition: QuestionDefinition<S, A, E>;
  /** 0 until the game has numbered its questions. */
  number = 0;

  constructor(definition: QuestionDefinition<S, A, E>) {
    const { name, args = [], several = false } = definition;
    this.name = name;
    this.at = Object.fromEntries(args.map((arg, place) => [arg, place])) as {
      readonly [N in A]: number;
    };
    this.several = several;
    this.definition = definition;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a list of questions holds arguments of many names.
export type AnyQuestion<S> = Question<S, any, any>;

/** Numbers the questions of a game in their order. */
export function questions<S>(list: readonly AnyQuestion<S>[]): readonly AnyQuestion<S>[] {
  for (const [place, question] of list.entries()) question.number = place + 1;
  return list;
}
