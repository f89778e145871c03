import type { GameEvent } from '@pangaea/rules/kernel';
import type { History, Step } from './history.ts';

/** A step in the log, or that part of it that belongs to one turn. */
export interface Told<S, E extends GameEvent> {
  /** Undefined for the set-up, and for what a turn begins with. */
  readonly step: Step<S, E> | undefined;
  readonly events: readonly E[];
  /** The moment before its first event. */
  readonly before: number;
}

/** What the log tells under one heading. */
export interface Turn<S, E extends GameEvent> {
  /** Whose turn it is, and the event with which it began; undefined before the first one. */
  readonly begun: { readonly seat: number; readonly event: E; readonly moment: number } | undefined;
  readonly told: readonly Told<S, E>[];
}

/**
 * A game turn by turn: the set-up first, then each turn with its steps. A turn begins in the middle of
 * the step that ended the one before. Steps that brought nothing are left out.
 * @param turnOf whose turn an event begins; undefined for all others, and for games without such events
 */
export function turnsOf<S, E extends GameEvent>(
  history: History<S, E>,
  turnOf: (event: E) => number | undefined = () => undefined,
): readonly Turn<S, E>[] {
  const turns: { begun: Turn<S, E>['begun']; told: Told<S, E>[] }[] = [
    { begun: undefined, told: [] },
  ];
  let before = 0;
  const tell = (step: Step<S, E> | undefined, events: readonly E[]) => {
    let from = 0;
    const close = (to: number, of: Step<S, E> | undefined) => {
      const part = events.slice(from, to);
      if (part.length > 0)
        turns[turns.length - 1].told.push({ step: of, events: part, before: before + from });
      from = to;
    };
    let of = step;
    for (const [index, event] of events.entries()) {
      const seat = turnOf(event);
      if (seat === undefined) continue;
      close(index, of);
      turns.push({ begun: { seat, event, moment: before + index + 1 }, told: [] });
      from = index + 1;
      of = undefined;
    }
    close(events.length, of);
    before += events.length;
  };
  tell(undefined, history.opening);
  for (const step of history.steps) tell(step, step.events);
  return turns;
}
