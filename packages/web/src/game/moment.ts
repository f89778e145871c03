import type { GameEvent } from '@pangaea/rules/kernel';
import { entriesOf } from './agreed.ts';
import type { AnyHistory, History, Step } from './history.ts';
import { tableDuring as during } from './rules.ts';

/*
 * A moment of a game is the number of events that have happened, from 0 (the empty table) to all of
 * them. Events contain every change, so every moment can be shown.
 */

/** The place of a moment: in the set-up (no step) or in a step, after a number of its events. */
export interface MomentPlace<S, E extends GameEvent> {
  /** How many steps have begun; 0 is the set-up. */
  readonly steps: number;
  readonly step: Step<S, E> | undefined;
  /** The events of that step, or of the set-up, that have happened. */
  readonly told: readonly E[];
  readonly whole: boolean;
}

/** The number of all events so far. */
export function eventCount({ opening, steps }: AnyHistory): number {
  return steps.reduce((sum, { events }) => sum + events.length, opening.length);
}

/** The moment after this many whole steps. */
export function momentAfter(history: AnyHistory, steps: number): number {
  return eventCount({ ...history, steps: history.steps.slice(0, steps) });
}

/** The place of a moment. A step without events has the same moment as the step before it. */
export function placeOf<S, E extends GameEvent>(
  history: History<S, E>,
  moment: number,
): MomentPlace<S, E> {
  const { opening, steps } = history;
  let before = opening.length;
  if (moment <= before) return place(0, undefined, opening, moment);
  for (const [index, step] of steps.entries()) {
    const { length } = step.events;
    if (moment <= before + length) return place(index + 1, step, step.events, moment - before);
    before += length;
  }
  return place(steps.length, steps.at(-1), steps.at(-1)?.events ?? opening, Infinity);
}

function place<S, E extends GameEvent>(
  steps: number,
  step: Step<S, E> | undefined,
  events: readonly E[],
  told: number,
): MomentPlace<S, E> {
  return { steps, step, told: events.slice(0, told), whole: told >= events.length };
}

/** The table at a moment. Only at the end of a step is it a position to play from. */
export function tableAt<S, E extends GameEvent>(history: History<S, E>, moment: number): S {
  const { game, start, steps } = history;
  const { steps: begun, step, told, whole } = placeOf(history, moment);
  const { tableDuring } = game;
  if (step === undefined) {
    if (whole) return start;
    const empty = game.emptyTable(start);
    if (tableDuring !== undefined) return tableDuring(empty, start, told);
    if (told.length === 0) return empty;
    // A server does not publish the seed during a game, so there are no `openingTables`, and the
    // set-up is shown as one step.
    return history.openingTables?.[told.length - 1] ?? start;
  }
  if (whole) return step.state;
  const before = begun === 1 ? start : steps[begun - 2].state;
  return during(game, before, step.state, { ...step, told }) as S;
}

/** The moment one event or one whole step earlier (−1) or later (1). */
export function moved(
  history: AnyHistory,
  from: number,
  by: -1 | 1,
  unit: 'event' | 'step',
): number {
  const to = Math.min(eventCount(history), Math.max(0, from + by));
  if (unit === 'event' || to === from) return to;
  const { steps } = placeOf(history, by < 0 ? from : to);
  if (by > 0) return momentAfter(history, steps);
  return steps === 0 ? 0 : momentAfter(history, steps - 1);
}

/**
 * The events that led to the table at a moment; if it is left out, all events. Without the events
 * of moves that were taken back by then, so that the events add up to the table.
 */
export function* eventsUntil<S, E extends GameEvent>(
  history: History<S, E>,
  moment = Infinity,
): Generator<E> {
  const { steps: begun } = placeOf(history, moment);
  const steps = history.steps.slice(0, begun);
  const standing = new Set(entriesOf({ steps }).moves());
  let left = moment;
  for (const [place, events] of [history.opening, ...steps.map((step) => step.events)].entries()) {
    for (const event of events) {
      if (left <= 0) return;
      left--;
      if (place === 0 || (standing.has(place - 1) && steps[place - 1].agreed === undefined)) {
        yield event;
      }
    }
  }
}

/** All events between two moments. */
export function eventsBetween<S, E extends GameEvent>(
  { opening, steps }: History<S, E>,
  from: number,
  to: number,
): readonly E[] {
  return [opening, ...steps.map((step) => step.events)].flat().slice(from, to);
}
