import { err, hasSeat, type Refusal, type Result, refusal, seatsOf } from '@pangaea/rules/kernel';
import { legalMoves } from '../game/draft.ts';
import { begin, extend } from '../game/extend.ts';
import { type AnyHistory, stateAt } from '../game/history.ts';
import type { AnyPageGame } from '../game/page-game.ts';
import type { Deed, Lesson, LessonStep } from '../play/face/lesson.ts';

/** The most turns that may be ended before a prepared move is possible. */
const MOST_ENDS = 4;

/** The game at the beginning of a step, if all earlier steps were played as prepared. */
export function gameAt(
  game: AnyPageGame,
  lesson: Lesson,
  step: number,
): Result<AnyHistory, Refusal> {
  let history = begin(game, { options: lesson.options, seed: lesson.seed });
  for (const [index, each] of lesson.steps.slice(0, step + 1).entries()) {
    if (!history.ok) return history;
    history = playBefore(history.value, lesson.seat, each);
    if (history.ok && index < step) history = playDeeds(history.value, lesson.seat, each.deeds);
  }
  return history;
}

/**
 * Plays the first moves of a step, and ends turns until the learner can make the requested move.
 */
export function playBefore(
  history: AnyHistory,
  seat: number,
  step: LessonStep,
): Result<AnyHistory, Refusal> {
  let next: Result<AnyHistory, Refusal> = { ok: true, value: history };
  for (const line of step.before ?? []) {
    if (!next.ok) return next;
    const space = line.indexOf(' ');
    next = playWritten(next.value, Number(line.slice(0, space)), line.slice(space + 1));
  }
  return next.ok ? { ok: true, value: untilAsked(next.value, seat, step) } : next;
}

function untilAsked(history: AnyHistory, seat: number, step: LessonStep): AnyHistory {
  const { next } = hear(step, [], undefined);
  let asked = history;
  for (let ends = 0; ends < MOST_ENDS; ends++) {
    const state = stateAt(asked);
    const isAsked =
      next === undefined
        ? hasSeat(asked.game.book.game.deciders(state), seat)
        : leadingTo(step, next).some(({ command }) => moveFor(asked.game, state, seat, command));
    const ended = isAsked ? undefined : endTurn(asked);
    if (ended === undefined) break;
    asked = ended;
  }
  return asked;
}

/** Plays the requested moves of a step. */
function playDeeds(
  history: AnyHistory,
  seat: number,
  deeds: readonly Deed[],
): Result<AnyHistory, Refusal> {
  let next: Result<AnyHistory, Refusal> = { ok: true, value: history };
  for (const { command } of deeds) {
    if (!next.ok) return next;
    next = playWritten(next.value, seat, command);
  }
  return next;
}

/** Plays the first legal move with this beginning; finished turns are ended before it. */
function playWritten(
  history: AnyHistory,
  seat: number,
  command: string,
): Result<AnyHistory, Refusal> {
  let played = history;
  for (let ends = 0; ends <= MOST_ENDS; ends++) {
    const found = moveFor(played.game, stateAt(played), seat, command);
    if (found !== undefined) return extend(played, seat, found.command);
    const ended = endTurn(played);
    if (ended === undefined) break;
    played = ended;
  }
  return err(refusal('not-now', { command, pending: '' }));
}

/** The game after the end of the present turn; undefined if it cannot be ended. */
function endTurn(history: AnyHistory): AnyHistory | undefined {
  const { game } = history;
  const { end, book } = game;
  if (end === undefined) return undefined;
  const state = stateAt(history);
  for (const seat of seatsOf(book.game.deciders(state))) {
    if (!legalMoves(book.game, state, seat).includes(end)) continue;
    const ended = extend(history, seat, book.game.notation.print(state, end));
    if (ended.ok) return ended.value;
  }
  return undefined;
}

/** The first legal move of a seat whose command has this beginning. */
export function moveFor(
  { book: { game: rules } }: AnyPageGame,
  state: unknown,
  seat: number,
  beginning: string,
): { readonly move: number; readonly command: string } | undefined {
  for (const move of legalMoves(rules, state, seat)) {
    const command = rules.notation.print(state, move);
    if (isLike(command, beginning)) return { move, command };
  }
  return undefined;
}

/** Whether a command has this beginning, word by word. */
function isLike(command: string, beginning: string): boolean {
  return `${command} `.startsWith(`${beginning} `);
}

/** How much of a step the commands of the learner have done. */
export interface Heard {
  /** The next requested move; undefined if all are done. */
  readonly next: Deed | undefined;
  /** The index of the first command that was not requested; undefined if there is none. */
  readonly wrong: number | undefined;
}

/** @param end the command that ends a turn, which is always allowed */
export function hear(
  { deeds, may = [] }: LessonStep,
  commands: readonly string[],
  end: string | undefined,
): Heard {
  const isFree = (command: string) => may.some((beginning) => isLike(command, beginning));
  const asked = deeds.filter(({ command }) => !isFree(command));
  let done = 0;
  for (const [index, command] of commands.entries()) {
    if (command === end || isFree(command)) continue;
    if (done >= asked.length || !isLike(command, asked[done].command)) {
      return { next: nextOf(done), wrong: index };
    }
    done++;
  }
  return { next: nextOf(done), wrong: undefined };

  function nextOf(count: number): Deed | undefined {
    return count >= asked.length ? undefined : asked[count];
  }
}

/**
 * The moves that lead to a requested move, the nearest first: an optional move comes before the
 * move that needs it.
 */
export function leadingTo({ deeds, may = [] }: LessonStep, deed: Deed): readonly Deed[] {
  const before = deeds[deeds.indexOf(deed) - 1];
  const isFree = before !== undefined && may.some((beginning) => isLike(before.command, beginning));
  return isFree ? [deed, before] : [deed];
}

/**
 * The number of commands that stay when a wrong one is taken back. Commands that only prepared the
 * wrong one are removed, too.
 */
export function rightBefore(
  { may = [] }: LessonStep,
  commands: readonly string[],
  wrong: number,
): number {
  let right = wrong;
  while (right > 0 && may.some((beginning) => isLike(commands[right - 1], beginning))) right--;
  return right;
}

/** The written answer to a command that was not requested. */
export function answerTo({ answers = [] }: LessonStep, command: string) {
  return answers.find(([beginning]) => isLike(command, beginning))?.[1];
}
