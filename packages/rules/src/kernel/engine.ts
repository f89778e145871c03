import type { EventSink, GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Answer, AnyKind } from './kind.ts';
import { argA, argB, argC, KIND_BITS, kindOf, type Move, Moves } from './moves.ts';
import { MoveCodec } from './notation.ts';
import { NONE, type Position } from './position.ts';
import { type AnyQuestion, ASK } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { FactsOf, ReasonOf } from './refusal-codes.ts';
import { hasSeat, type Seat, type SeatSet, seatsOf } from './seats.ts';

/** What the engine itself refuses, with the facts of each. Every game begins its list of refusals with these. */
export const ENGINE_REFUSAL_PARAMS = {
  '': [],
  /** The number is no move that can be written at this table. */
  'not-a-move': ['move'],
  /** Seats go from 0 to `players` - 1. */
  'no-such-seat': ['seat', 'players'],
  'game-over': [],
  /** `deciders` are the seats that decide now, like `0 2`. */
  'not-your-decision': ['seat', 'deciders'],
  /** Something else is to be decided first. */
  'not-now': ['command', 'pending'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type EngineRefusals = typeof ENGINE_REFUSAL_PARAMS;

/** The game's own `refuse`, as far as the engine uses it. */
type Refuse<R> = <C extends keyof EngineRefusals>(
  code: C,
  facts: FactsOf<EngineRefusals, C>,
  reason: R | undefined,
) => number;

/** Who was not asked, and why: a standing order answered, or there was one answer only. */
export type AnsweredBy = 'order' | 'only-answer';

// biome-ignore lint/suspicious/noExplicitAny: a listing looks at numbers alone.
type ListedKind<S> = AnyKind<S, any>;

/** Kinds that are listed for a question before the others, in this order; the rest by their numbers. */
export type Listing<S> = ReadonlyMap<AnyQuestion<S>, readonly ListedKind<S>[]>;

export function listing<S>(
  orders: readonly (readonly [AnyQuestion<S>, readonly ListedKind<S>[]])[],
): Listing<S> {
  return new Map(orders);
}

/**
 * A game as its kinds of moves and its questions.
 * @typeParam S state; @typeParam T table; @typeParam R where reasons are noted; @typeParam E events.
 */
export interface EngineParts<
  S extends Position<T>,
  T extends { readonly players: number },
  R extends ReasonOf<string>,
  E extends GameEvent,
> {
  /** Numbered by `kinds`. */
  readonly kinds: readonly AnyKind<S, T>[];
  /** Numbered by `questions`. */
  readonly questions: readonly AnyQuestion<S>[];
  readonly listing?: Listing<S>;
  readonly refuse: Refuse<R>;
  readonly newReason: () => R;
  readonly isOver: (s: S) => boolean;
  /** The next step when nothing is asked. @returns false when play stops there */
  readonly advance: (s: S, sink: EventSink<E> | undefined) => boolean;
  /** Looked at before every step: whether the game is over now. */
  readonly hasEnded?: (s: S, sink: EventSink<E> | undefined) => boolean;
  /** Why a kind of move does not answer what is asked, where `not-now` does not say it best; 0 when it does. */
  readonly otherMoment?: (s: S, kind: AnyKind<S, T>, reason: R | undefined) => number;
  /** Whether a question with one answer only answers itself; left out: never. */
  readonly answersItself?: (s: S) => boolean;
  /** The event for a question that was answered unasked. */
  readonly answered?: (seat: Seat, by: AnsweredBy) => E;
}

/** What the engine makes of kinds and questions: this part of the contract of a game. */
export interface Engine<S, T, E extends GameEvent>
  extends Pick<
    Game<S, unknown, E>,
    | 'deciders'
    | 'awaitsChance'
    | 'legal'
    | 'orders'
    | 'silence'
    | 'check'
    | 'explain'
    | 'apply'
    | 'hears'
  > {
  readonly codec: MoveCodec<T>;
  /** From a position that no move has led to, as after the set-up, to the next decision. */
  proceed(s: S, sink?: EventSink<E>): void;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of all kinds lie in one table.
type AnyAnswer<S> = Answer<S, any, any>;

const KINDS = 1 << KIND_BITS;

/** A kind that lists its moves. */
interface Lister<S> {
  readonly kind: number;
  readonly list: NonNullable<AnyAnswer<S>['list']>;
}

/** An answer as the engine looks it up: all of one shape, however the kinds say it. */
interface AnswerEntry<S> {
  readonly check: AnyAnswer<S>['check'] | undefined;
  readonly apply: AnyAnswer<S>['apply'];
  readonly beside: boolean;
}

/** Every question with its answers, by number. */
class AnswerTable<S, T> {
  /** `question * KINDS + kind` */
  readonly #answers: (AnswerEntry<S> | undefined)[];
  /** By question: what lists its moves, in order. */
  readonly #listers: Lister<S>[][];

  constructor(
    kinds: readonly AnyKind<S, T>[],
    questions: readonly AnyQuestion<S>[],
    listing: Listing<S>,
  ) {
    this.#answers = Array.from({ length: (questions.length + 1) * KINDS }, () => undefined);
    this.#listers = Array.from({ length: questions.length + 1 }, () => []);
    for (const question of questions) {
      for (const kind of new Set([...(listing.get(question) ?? []), ...kinds])) {
        const answer = kind.definition.answers?.find(({ to }) => to === question);
        if (answer === undefined) continue;
        const { list, check, apply, beside = false } = answer;
        this.#answers[question.number * KINDS + kind.number] = { check, apply, beside };
        if (list !== undefined) this.#listers[question.number].push({ kind: kind.number, list });
      }
    }
  }

  /** How a kind answers a question; NONE is answered by nothing. */
  find(question: number, kind: number): AnswerEntry<S> | undefined {
    return question === NONE ? undefined : this.#answers[question * KINDS + kind];
  }

  /** Adds every legal answer of a seat to a question. */
  list(question: number, s: S, seat: Seat, into: Moves): void {
    const listers = this.#listers[question];
    for (let place = 0; place < listers.length; place++) {
      const { kind, list } = listers[place];
      list(s, seat, into, kind);
    }
  }
}

/** Makes of kinds and questions what `Game` asks of a game. */
export function makeEngine<
  S extends Position<T>,
  T extends { readonly players: number },
  R extends ReasonOf<string>,
  E extends GameEvent,
>(parts: EngineParts<S, T, R, E>): Engine<S, T, E> {
  const { kinds, questions, refuse, isOver } = parts;
  const answers = new AnswerTable(kinds, questions, parts.listing ?? new Map());
  const codec = new MoveCodec<T>(kinds.map(({ definition }) => definition));
  // By number of the kind.
  const standing = kinds.map(({ definition }) => definition.standing);
  // By number of the question; nothing is asked under 0.
  const several = [false, ...questions.map((question) => question.several)];
  const settles = [undefined, ...questions.map(({ definition }) => definition.settle)];
  const answered = [undefined, ...questions.map(({ definition }) => definition.answered)];
  const ordered = [undefined, ...questions.map(({ definition }) => definition.ordered)];
  const mayAnswerUnasked =
    parts.answersItself !== undefined || ordered.some((each) => each !== undefined);
  const alone = new Moves();

  /** Who is asked by a question that lies on top. */
  function askedBy(s: S, question: number): SeatSet {
    if (question === NONE || s.isWaiting()) return 0;
    return several[question] ? s.topWho() : 1 << s.topWho();
  }

  function deciders(s: S): SeatSet {
    return askedBy(s, s.top());
  }

  function isSeat(s: S, seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < s.table.players;
  }

  function legal(s: S, seat: Seat, into: Moves): number {
    into.clear();
    const question = s.top();
    if (hasSeat(askedBy(s, question), seat)) answers.list(question, s, seat, into);
    return into.count;
  }

  function orders(s: S, seat: Seat, into: Moves): number {
    into.clear();
    if (isOver(s) || s.isWaiting() || !isSeat(s, seat)) return 0;
    for (const [kind, order] of standing.entries()) order?.list?.(s, seat, into, kind);
    return into.count;
  }

  function silence(s: S, seat: Seat): Move | undefined {
    if (!hasSeat(deciders(s), seat)) return undefined;
    return questions[s.top() - 1].definition.silence?.(s, seat);
  }

  function verdict(s: S, seat: Seat, move: Move, reason: R | undefined): number {
    if (!codec.isWritable(s.table, move)) return refuse('not-a-move', { move }, reason);
    if (!isSeat(s, seat)) return refuse('no-such-seat', { seat, players: s.table.players }, reason);
    if (isOver(s)) return refuse('game-over', {}, reason);
    const deciding = deciders(s);
    const kind = kinds[kindOf(move)];
    const order = standing[kind.number];
    if (order === undefined ? !hasSeat(deciding, seat) : s.isWaiting()) {
      return refuse('not-your-decision', { seat, deciders: seatsOf(deciding).join(' ') }, reason);
    }
    const answer = order ?? answers.find(s.top(), kind.number);
    if (answer === undefined) {
      const command = kind.word;
      const pending = questions[s.top() - 1].name;
      return (
        parts.otherMoment?.(s, kind, reason) || refuse('not-now', { command, pending }, reason)
      );
    }
    return answer.check?.(s, seat, argA(move), argB(move), argC(move), reason) ?? 0;
  }

  function settle(s: S, sink: EventSink<E> | undefined): void {
    for (;;) {
      if (parts.hasEnded?.(s, sink)) return;
      if (s.depth() === 0) {
        if (!parts.advance(s, sink)) return;
        continue;
      }
      const step = settles[s.top()];
      if (step === undefined || step(s, sink)) return;
    }
  }

  /** What answers the top question unasked, or `ASK`. */
  function answerUnasked(s: S, sink: EventSink<E> | undefined): boolean {
    const question = s.top();
    if (question === NONE || several[question]) return false;
    const seat = s.topWho();
    let by: AnsweredBy = 'order';
    let answer = ordered[question]?.(s, seat) ?? ASK;
    if (answer === ASK && parts.answersItself?.(s) && legal(s, seat, alone) === 1) {
      by = 'only-answer';
      answer = alone.at(0);
    }
    if (answer === ASK) return false;
    if (sink !== undefined && parts.answered !== undefined) sink.push(parts.answered(seat, by));
    make(s, seat, answer, sink);
    return true;
  }

  function proceed(s: S, sink: EventSink<E> | undefined): void {
    do settle(s, sink);
    while (mayAnswerUnasked && answerUnasked(s, sink));
  }

  function make(s: S, seat: Seat, move: Move, sink: EventSink<E> | undefined): void {
    const kind = kindOf(move);
    const question = s.top();
    const answer = answers.find(question, kind);
    if (answer === undefined) return;
    if (!answer.beside) answered[question]?.(s, seat, kind);
    answer.apply(s, seat, argA(move), argB(move), argC(move), sink);
  }

  return {
    codec,
    deciders,
    awaitsChance: (s) => s.isWaiting(),
    legal,
    orders,
    silence,
    hears: (s, seat, move, viewer) => {
      const { hears } = kinds[kindOf(move)].definition;
      if (viewer === seat || hears === undefined) return true;
      return hears(s, seat, viewer, argA(move), argB(move), argC(move));
    },
    check: (s, seat, move) => verdict(s, seat, move, undefined),
    explain: (s, seat, move): Refusal => {
      const reason = parts.newReason();
      verdict(s, seat, move, reason);
      return reason.why;
    },
    apply: (s, seat, move, sink) => {
      const order = standing[kindOf(move)];
      if (order !== undefined) {
        order.apply(s, seat, argA(move), argB(move), argC(move), sink);
        return;
      }
      make(s, seat, move, sink);
      proceed(s, sink);
    },
    proceed,
  };
}
