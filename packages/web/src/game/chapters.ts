import type { GameEvent } from '@pangaea/rules/kernel';
import type { History, Step } from './history.ts';

/** A part of the game that the log has a heading for: a round, a turn. */
export interface Chapter {
  /** Whose it is, if it is somebody's. */
  readonly seat?: number;
  /** A figure by which one jumps there; to chapters without one nobody jumps. */
  readonly mark?: string;
}

/** A step in the log, or that part of it that belongs to one chapter. */
export interface Told<S, E extends GameEvent> {
  /** Undefined for the set-up, and for what a chapter begins with. */
  readonly step: Step<S, E> | undefined;
  readonly events: readonly E[];
  /** The moment before its first event. */
  readonly before: number;
}

/** What the log tells under one heading. */
export interface ChapterTold<S, E extends GameEvent> {
  /** The chapter, and the event with which it began; undefined before the first one. */
  readonly begun: (Chapter & { readonly event: E; readonly moment: number }) | undefined;
  readonly told: readonly Told<S, E>[];
}

/**
 * A game by its chapters: the set-up first, then each with its steps. A chapter begins in the middle of
 * the step that ended the one before. Steps that brought nothing are left out.
 * @param chapterOf the chapter that an event begins; undefined for all others
 */
export function chaptersOf<S, E extends GameEvent>(
  history: History<S, E>,
  chapterOf: (event: E) => Chapter | undefined = () => undefined,
): readonly ChapterTold<S, E>[] {
  const chapters: { begun: ChapterTold<S, E>['begun']; told: Told<S, E>[] }[] = [
    { begun: undefined, told: [] },
  ];
  let before = 0;
  const tell = (step: Step<S, E> | undefined, events: readonly E[]) => {
    let from = 0;
    const close = (to: number, of: Step<S, E> | undefined) => {
      const part = events.slice(from, to);
      if (part.length > 0)
        chapters[chapters.length - 1].told.push({ step: of, events: part, before: before + from });
      from = to;
    };
    let of = step;
    for (const [index, event] of events.entries()) {
      const chapter = chapterOf(event);
      if (chapter === undefined) continue;
      close(index, of);
      chapters.push({ begun: { ...chapter, event, moment: before + index + 1 }, told: [] });
      from = index + 1;
      of = undefined;
    }
    close(events.length, of);
    before += events.length;
  };
  tell(undefined, history.opening);
  for (const step of history.steps) tell(step, step.events);
  return chapters;
}
