import type { GameEvent } from '@pangaea/rules/kernel';
import type { History, Step } from './history.ts';

/** A part of the game with a heading in the log: a round or a turn. */
interface Chapter {
  /** The seat of a turn. */
  readonly seat?: number;
  /**
   * A number by which one can jump to the chapter; chapters without a number cannot be jumped to.
   * For a turn it is the number of the round of turns that begins there.
   */
  readonly mark?: string;
}

/**
 * The chapter that an event begins.
 * @param before the chapters so far, without those that were taken back
 */
export type ChapterOf = (event: GameEvent, before: readonly Chapter[]) => Chapter | undefined;

/** A step in the log, or the part of it that belongs to one chapter. */
export interface LogStep<S, E extends GameEvent> {
  /** Undefined for the set-up, and for events at the beginning of a chapter. */
  readonly step: Step<S, E> | undefined;
  readonly events: readonly E[];
  /** The moment before its first event. */
  readonly before: number;
  /** Whether all its events only report that seats have answered one question in secret. */
  readonly answers?: true;
}

/** The part of the log under one heading. */
export interface ChapterTold<S, E extends GameEvent> {
  /** The chapter, and the event with which it began; undefined before the first one. */
  readonly begun: (Chapter & { readonly event: E; readonly moment: number }) | undefined;
  readonly told: readonly LogStep<S, E>[];
}

/**
 * Splits a game into chapters: first the set-up, then each chapter with its steps. A chapter may
 * begin in the middle of the step that ended the one before. Steps without events are left out.
 * @param isAnswered whether an event only reports that a seat has answered in secret; consecutive
 * ones are joined
 */
export function chaptersOf<S, E extends GameEvent>(
  history: History<S, E>,
  chapterOf: ChapterOf = () => undefined,
  isAnswered: (event: GameEvent) => boolean = () => false,
): readonly ChapterTold<S, E>[] {
  const chapters: { begun: ChapterTold<S, E>['begun']; told: LogStep<S, E>[] }[] = [
    { begun: undefined, told: [] },
  ];
  let before = 0;
  let stands: readonly Chapter[] = [];
  const tell = (step: Step<S, E> | undefined, events: readonly E[]) => {
    let from = 0;
    const close = (to: number, of: Step<S, E> | undefined) => {
      const part = events.slice(from, to);
      const { told } = chapters[chapters.length - 1];
      if (part.length > 0) told.push({ step: of, events: part, before: before + from });
      from = to;
    };
    let of = step;
    for (const [index, event] of events.entries()) {
      const chapter = chapterOf(event, stands);
      if (chapter === undefined) continue;
      stands = [...stands, chapter];
      close(index, of);
      chapters.push({ begun: { ...chapter, event, moment: before + index + 1 }, told: [] });
      from = index + 1;
      of = undefined;
    }
    close(events.length, of);
    before += events.length;
  };
  tell(undefined, history.opening);
  // The standing chapters after each number of steps, for going back.
  const stood = [stands];
  for (const step of history.steps) {
    if (step.agreed?.kind === 'back') stands = stood[step.agreed.to];
    tell(step, step.events);
    stood.push(stands);
  }
  return chapters.map(({ begun, told }) => ({ begun, told: answersTogether(told, isAnswered) }));
}

/**
 * Separates secret answers from other events of their steps, and joins the answers to one question.
 */
function answersTogether<S, E extends GameEvent>(
  told: readonly LogStep<S, E>[],
  isAnswered: (event: GameEvent) => boolean,
): readonly LogStep<S, E>[] {
  const parts: LogStep<S, E>[] = [];
  for (const each of told) {
    if (!each.events.some(isAnswered)) {
      parts.push(each);
      continue;
    }
    for (const [place, event] of each.events.entries()) {
      const last = parts.at(-1);
      const isAnswer = isAnswered(event);
      const isMore = isAnswer ? last?.answers : place > 0 && last?.answers === undefined;
      if (last !== undefined && isMore) {
        parts[parts.length - 1] = { ...last, events: [...last.events, event] };
        continue;
      }
      const begun = { events: [event], before: each.before + place };
      if (isAnswer) parts.push({ ...begun, step: undefined, answers: true });
      else parts.push({ ...begun, step: place === 0 ? each.step : undefined });
    }
  }
  return parts;
}

/** One line of the log: consecutive steps of one seat, or a part without a seat. */
export type LogLine<S, E extends GameEvent> = readonly [LogStep<S, E>, ...LogStep<S, E>[]];

/**
 * Splits a chapter into lines. Agreements of a table, and answers in secret, are separate lines.
 */
export function linesOf<S, E extends GameEvent>(
  told: readonly LogStep<S, E>[],
): readonly LogLine<S, E>[] {
  const lines: [LogStep<S, E>, ...LogStep<S, E>[]][] = [];
  for (const each of told) {
    const line = lines.at(-1);
    if (line !== undefined && goesOn(line[0], each)) line.push(each);
    else lines.push([each]);
  }
  return lines;
}

function goesOn<S, E extends GameEvent>(
  { step: one }: LogStep<S, E>,
  { step: next }: LogStep<S, E>,
): boolean {
  if (one === undefined || next === undefined) return false;
  return one.seat === next.seat && one.agreed === undefined && next.agreed === undefined;
}

/**
 * Groups of chapters that are folded together in the log: one chapter with a number, and the
 * following ones without.
 */
export function roundsOf<C extends ChapterTold<unknown, GameEvent>>(
  chapters: readonly C[],
): readonly (readonly [C, ...C[]])[] {
  const rounds: [C, ...C[]][] = [];
  for (const chapter of chapters) {
    const last = rounds.at(-1);
    const follows = chapter.begun?.mark === undefined && last?.[0].begun?.mark !== undefined;
    if (follows) last.push(chapter);
    else rounds.push([chapter]);
  }
  return rounds;
}
