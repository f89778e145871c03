import type { EventSink, GameEvent } from '../events.ts';
import { argA, argB, argC, KIND_BITS, kindOf, type Move, Moves } from '../moves.ts';
import { NONE, type Position } from '../position/position.ts';
import type { Refusal } from '../refusal.ts';
import type { FactsOf, ReasonOf } from '../refusal-codes.ts';
import { hasSeat, type Seat, type SeatSet, seatsOf } from '../seats.ts';
import type { Engine } from './contract.ts';
import type { AnyKind } from './kind.ts';
import { MoveCodec } from './notation.ts';
import { type AnyQuestion, ASK } from './question.ts';
import type { Way } from './way.ts';

/**
 * The refusals of the engine itself, with the facts of each. The list of refusals of every game
 * begins with these.
 */
export const ENGINE_REFUSAL_PARAMS = {
  '': [],
  /** The number is not a move that can be written at this table. */
  'not-a-move': ['move'],
  /** Seats go from 0 to `players` - 1. */
  'no-such-seat': ['seat', 'players'],
  'game-over': [],
  /** `deciders` are the seats that decide now, like `0 2`. */
  'not-your-decision': ['seat', 'deciders'],
  /** Something else must be decided first. */
  'not-now': ['command', 'pending'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type EngineRefusals = typeof ENGINE_REFUSAL_PARAMS;

/** The game's own `refuse`, as far as the engine uses it. */
type Refuse<R> = <C extends keyof EngineRefusals>(
  code: C,
  facts: FactsOf<EngineRefusals, C>,
  reason: R | undefined,
) => number;

/** The reason why a seat was not asked: a standing order answered, or there was only one answer. */
export type AnsweredBy = 'order' | 'only-answer';

/**
 * Questions beside the stack: a seat answers them whenever it likes, whatever is on top of the
 * stack. Their `asked` says which seats may. A move that also answers the top question counts as an
 * answer to that.
 */
export interface OpenQuestions<S, E extends GameEvent> {
  /** The questions beside the stack at a table, in the order in which their answers are listed. */
  readonly at: (s: S) => readonly AnyQuestion<S>[];
  /**
   * The number of open questions that a seat still has to answer and for which standing orders
   * exist (`QuestionDefinition.ordered`).
   */
  readonly due: (s: S, seat: Seat) => number;
  /** The open questions before a move, as one number. The engine passes it to `moved`. */
  readonly before: (s: S) => number;
  /**
   * Called right after a move, with the result of `before`; it may carry out standing orders at
   * once.
   */
  readonly moved: (s: S, before: number, sink: EventSink<E> | undefined) => void;
}

/**
 * A game as its kinds of moves and its questions.
 * @typeParam S state; @typeParam T table; @typeParam R receives reasons; @typeParam E events.
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
  /** If left out, all questions are on the stack. */
  readonly open?: OpenQuestions<S, E>;
  /**
   * Further possible answers of an asked seat, such as an exchange of goods at any time; listed
   * last. If left out, none.
   */
  readonly also?: (s: S, seat: Seat) => AnyQuestion<S> | undefined;
  readonly refuse: Refuse<R>;
  readonly newReason: () => R;
  readonly isOver: (s: S) => boolean;
  /**
   * The next step if no question is open.
   * @returns false if play stops there
   */
  readonly advance: (s: S, sink: EventSink<E> | undefined) => boolean;
  /** Called before every step: whether the game is over now. */
  readonly hasEnded?: (s: S, sink: EventSink<E> | undefined) => boolean;
  /**
   * The number of a better reason than `not-now` why a move of a kind, with this first argument,
   * does not answer the question; 0 if it does.
   */
  readonly otherMoment?: (
    s: S,
    kind: AnyKind<S, T>,
    reason: R | undefined,
    seat: Seat,
    a: number,
  ) => number;
  /** Whether a question with only one answer is answered automatically; if left out, never. */
  readonly answersItself?: (s: S) => boolean;
  /** The event for a question that was answered automatically. */
  readonly answered?: (seat: Seat, by: AnsweredBy) => E;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of all kinds lie in one table.
type AnyWay<S> = Way<S, any, any>;

const KINDS = 1 << KIND_BITS;

const NOTHING: readonly never[] = [];

/** A set of seats is the bits of one number. */
const MOST_SEATS = 32;

/** A kind with a function that lists its moves. */
interface Lister<S> {
  readonly kind: number;
  readonly list: NonNullable<AnyWay<S>['list']>;
}

/**
 * An answer in the form in which the engine looks it up: all have one shape, however the kinds
 * define them.
 */
interface AnswerEntry<S> {
  readonly to: number;
  readonly when: AnyWay<S>['when'] | undefined;
  readonly check: AnyWay<S>['check'] | undefined;
  readonly apply: AnyWay<S>['apply'];
  readonly beside: boolean;
  /** Another way in which the kind answers the question. */
  next: AnswerEntry<S> | undefined;
}

/** The ways in which a kind answers a question: those of the kind, then those of the question. */
function waysOf<S, T>(kind: AnyKind<S, T>, question: AnyQuestion<S>): AnyWay<S>[] {
  const own = kind.definition.answers?.filter(({ to }) => to === question) ?? [];
  return [...own, ...[question.definition.answers?.[kind.word] ?? []].flat()];
}

/** The ways in which a question is answered, in the order of the list (see `Way.before`). */
function inOrder<S, T>(question: AnyQuestion<S>, kinds: readonly AnyKind<S, T>[]) {
  const ways = kinds.flatMap((kind) => waysOf(kind, question).map((way) => ({ kind, way })));
  const order = ways.filter(({ way }) => way.before === undefined);
  let first = 0;
  for (const each of ways) {
    const { before } = each.way;
    if (before === undefined) continue;
    const place = order.findLastIndex(({ kind }) => kind.word === before);
    if (before === 'all') order.splice(first++, 0, each);
    else if (place >= 0) order.splice(place, 0, each);
    else
      throw new Error(`${each.kind.word} before ${before}, which does not answer ${question.name}`);
  }
  return order;
}

/** Every question with its answers, by number. */
class AnswerTable<S, T> {
  /** `question * KINDS + kind` */
  readonly #answers: (AnswerEntry<S> | undefined)[];
  /** By question: the functions that list its moves, in order. */
  readonly #listers: Lister<S>[][];

  constructor(kinds: readonly AnyKind<S, T>[], questions: readonly AnyQuestion<S>[]) {
    this.#answers = Array.from({ length: (questions.length + 1) * KINDS }, () => undefined);
    this.#listers = Array.from({ length: questions.length + 1 }, () => []);
    for (const question of questions) {
      for (const { kind, way } of inOrder(question, kinds)) {
        this.#add(kind.number, question.number, way);
      }
    }
  }

  #add(kind: number, to: number, way: AnyWay<S>): void {
    const { when, list, check, apply, beside = false } = way;
    const entry = { to, when, check, apply, beside, next: undefined };
    const at = to * KINDS + kind;
    let last = this.#answers[at];
    while (last?.next !== undefined) last = last.next;
    if (last === undefined) this.#answers[at] = entry;
    else last.next = entry;
    if (list !== undefined) this.#listers[to].push({ kind, list });
  }

  /** How a kind of move answers a question; undefined if it does not answer the question. */
  find(question: number, kind: number, s: S, seat: Seat, a: number): AnswerEntry<S> | undefined {
    if (question === NONE) return undefined;
    let entry = this.#answers[question * KINDS + kind];
    while (entry?.when !== undefined && !entry.when(s, seat, a)) entry = entry.next;
    return entry;
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

/** Makes the functions of `Game` from kinds and questions. */
export function makeEngine<
  S extends Position<T>,
  T extends { readonly players: number },
  R extends ReasonOf<string>,
  E extends GameEvent,
>(parts: EngineParts<S, T, R, E>): Engine<S, T, E> {
  const { kinds, questions, refuse, isOver } = parts;
  const answers = new AnswerTable(kinds, questions);
  const codec = new MoveCodec<T>(kinds.map(({ definition }) => definition));
  // By number of the kind.
  const standing = kinds.map(({ definition }) => definition.standing);
  // By number of the question; number 0 is no question.
  const several = [false, ...questions.map((question) => question.several)];
  const settles = [undefined, ...questions.map(({ definition }) => definition.settle)];
  const answered = [undefined, ...questions.map(({ definition }) => definition.answered)];
  const ordered = [undefined, ...questions.map(({ definition }) => definition.ordered)];
  const asked = [undefined, ...questions.map(({ definition }) => definition.asked)];
  const only = [undefined, ...questions.map(({ definition }) => definition.only)];
  const { open, also } = parts;
  const mayAnswerUnasked =
    open !== undefined ||
    parts.answersItself !== undefined ||
    ordered.some((each) => each !== undefined);
  const alone = new Moves();
  /** By seat: the number of due answers before the present move. */
  const dueBefore = new Uint8Array(MOST_SEATS);

  /** The seats that the top question asks. */
  function askedBy(s: S, question: number): SeatSet {
    if (question === NONE || s.isWaiting()) return 0;
    const seats = asked[question];
    if (seats !== undefined) return seats(s);
    return several[question] ? s.topWho() : 1 << s.topWho();
  }

  /** Whether a seat may answer a question beside the stack. */
  function isOpenTo(s: S, question: AnyQuestion<S>, seat: Seat): boolean {
    return hasSeat(question.definition.asked?.(s) ?? 0, seat);
  }

  function deciders(s: S): SeatSet {
    let seats = askedBy(s, s.top());
    if (open === undefined) return seats;
    const questions = open.at(s);
    for (let n = 0; n < questions.length; n++) seats |= questions[n].definition.asked?.(s) ?? 0;
    return seats;
  }

  function isSeat(s: S, seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < s.table.players;
  }

  /**
   * Removes from the list moves that also answer the top question, since they are listed for that.
   */
  function leaveToTop(s: S, seat: Seat, question: number, into: Moves): void {
    let kept = 0;
    for (let n = 0; n < into.count; n++) {
      const move = into.at(n);
      const answer = answers.find(question, kindOf(move), s, seat, argA(move));
      if (answer === undefined) into.list[kept++] = move;
    }
    into.count = kept;
  }

  function legal(s: S, seat: Seat, into: Moves): number {
    into.clear();
    if (open !== undefined) {
      const questions = open.at(s);
      for (let n = 0; n < questions.length; n++) {
        if (isOpenTo(s, questions[n], seat)) answers.list(questions[n].number, s, seat, into);
      }
    }
    const question = s.top();
    if (!hasSeat(askedBy(s, question), seat)) return into.count;
    if (into.count > 0) leaveToTop(s, seat, question, into);
    answers.list(question, s, seat, into);
    const besides = also?.(s, seat);
    if (besides !== undefined) answers.list(besides.number, s, seat, into);
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
    return questions[s.top() - 1]?.definition.silence?.(s, seat);
  }

  /**
   * How a move answers a question that the seat is asked: the top one, or else one beside the
   * stack.
   */
  function findAnswer(s: S, seat: Seat, kind: number, a: number): AnswerEntry<S> | undefined {
    const question = s.top();
    const beside = open === undefined ? NOTHING : open.at(s);
    // Without questions beside the stack, the top question asks every decider.
    if (beside.length === 0 || hasSeat(askedBy(s, question), seat)) {
      const answer = answers.find(question, kind, s, seat, a);
      if (answer !== undefined) return answer;
      const besides = also?.(s, seat);
      if (besides !== undefined) {
        const other = answers.find(besides.number, kind, s, seat, a);
        if (other !== undefined) return other;
      }
    }
    for (const each of beside) {
      if (!isOpenTo(s, each, seat)) continue;
      const answer = answers.find(each.number, kind, s, seat, a);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  /**
   * For a move that `findAnswer` does not find: an answer to a question beside the stack that the
   * seat is not asked. The check of this answer gives the reason for the refusal.
   */
  function findRefused(s: S, seat: Seat, kind: number, a: number): AnswerEntry<S> | undefined {
    for (const each of open?.at(s) ?? []) {
      const answer = answers.find(each.number, kind, s, seat, a);
      if (answer !== undefined) return answer;
    }
    return undefined;
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
    const a = argA(move);
    const answer =
      order ?? findAnswer(s, seat, kind.number, a) ?? findRefused(s, seat, kind.number, a);
    if (answer === undefined) {
      const command = kind.word;
      const pending = questions[s.top() - 1]?.name ?? '';
      return (
        parts.otherMoment?.(s, kind, reason, seat, a) ||
        refuse('not-now', { command, pending }, reason)
      );
    }
    return answer.check?.(s, seat, a, argB(move), argC(move), reason) ?? 0;
  }

  function settle(s: S, sink: EventSink<E> | undefined): void {
    for (;;) {
      if (parts.hasEnded?.(s, sink)) return;
      const question = s.top();
      if (question === NONE) {
        if (!parts.advance(s, sink)) return;
        continue;
      }
      const step = settles[question];
      if (step === undefined || step(s, sink)) return;
    }
  }

  /** The answer of the top question without asking, or `ASK`. */
  function onlyAnswer(s: S, question: number, seat: Seat): Move {
    if (!parts.answersItself?.(s)) return ASK;
    const find = only[question];
    if (find !== undefined) return find(s, seat);
    return legal(s, seat, alone) === 1 ? alone.at(0) : ASK;
  }

  /** Answers the top question automatically, if it has such an answer. */
  function answerUnasked(s: S, sink: EventSink<E> | undefined): boolean {
    const question = s.top();
    if (question === NONE || several[question] || asked[question] !== undefined) return false;
    const seat = s.topWho();
    let by: AnsweredBy = 'order';
    let answer = ordered[question]?.(s, seat) ?? ASK;
    if (answer === ASK) {
      by = 'only-answer';
      answer = onlyAnswer(s, question, seat);
    }
    if (answer === ASK) return false;
    if (parts.answered !== undefined) sink?.push(parts.answered(seat, by));
    make(s, seat, answer, sink);
    return true;
  }

  /**
   * Answers by standing order one of the questions beside the stack that the present move has
   * raised.
   */
  function answerOpen(s: S, sink: EventSink<E> | undefined): boolean {
    if (open === undefined) return false;
    for (let seat = 0; seat < s.table.players; seat++) {
      if (open.due(s, seat) <= dueBefore[seat]) continue;
      for (const question of open.at(s)) {
        if (!isOpenTo(s, question, seat)) continue;
        const answer = question.definition.ordered?.(s, seat) ?? ASK;
        if (answer === ASK) continue;
        const found = findAnswer(s, seat, kindOf(answer), argA(answer));
        if (found?.to !== question.number) continue;
        if (parts.answered !== undefined) sink?.push(parts.answered(seat, 'order'));
        make(s, seat, answer, sink);
        return true;
      }
    }
    return false;
  }

  function noteOpen(s: S): number {
    if (open === undefined) return 0;
    for (let seat = 0; seat < s.table.players; seat++) dueBefore[seat] = open.due(s, seat);
    return open.before(s);
  }

  function goOn(s: S, sink: EventSink<E> | undefined): void {
    do settle(s, sink);
    while (mayAnswerUnasked && (answerOpen(s, sink) || answerUnasked(s, sink)));
  }

  function proceed(s: S, sink: EventSink<E> | undefined): void {
    noteOpen(s);
    goOn(s, sink);
  }

  function make(s: S, seat: Seat, move: Move, sink: EventSink<E> | undefined): void {
    const kind = kindOf(move);
    const answer = findAnswer(s, seat, kind, argA(move));
    if (answer === undefined) return;
    if (!answer.beside) answered[answer.to]?.(s, seat, kind);
    answer.apply(s, seat, argA(move), argB(move), argC(move), sink);
  }

  return {
    codec,
    isBeside: (s, seat, move) => findAnswer(s, seat, kindOf(move), argA(move))?.beside === true,
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
      const before = noteOpen(s);
      make(s, seat, move, sink);
      open?.moved(s, before, sink);
      goOn(s, sink);
    },
    proceed,
    settle,
  };
}
