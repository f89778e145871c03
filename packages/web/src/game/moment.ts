import { type Event, emptyTable, type State, tableAmid } from '@pangaea/rules/terra-nova';
import type { History, Step } from './history.ts';

/*
 * A moment of a game is the number of events that have happened, from 0 (nothing lies on the table)
 * to all of them. Events tell everything, so every moment can be shown.
 */

/** Where a moment lies: in the set-up (no step) or in a step, after so many of its events. */
export interface Place {
  /** How many steps have begun; 0 is the set-up. */
  readonly steps: number;
  readonly step: Step | undefined;
  /** Events of that step, or of the set-up, that have happened. */
  readonly told: readonly Event[];
  readonly whole: boolean;
}

/** All events so far. */
export function eventCount({ opening, steps }: History): number {
  return steps.reduce((sum, { events }) => sum + events.length, opening.length);
}

/** The moment after so many whole steps. */
export function momentAfter(history: History, steps: number): number {
  return eventCount({ ...history, steps: history.steps.slice(0, steps) });
}

/** Steps without events share their moment with the one before, which it then belongs to. */
export function placeOf(history: History, moment: number): Place {
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

function place(steps: number, step: Step | undefined, events: readonly Event[], told: number) {
  return { steps, step, told: events.slice(0, told), whole: told >= events.length };
}

/** What lies on the table at a moment. Only where a step is over it is a position to play from. */
export function tableAt(history: History, moment: number): State {
  const { start, steps } = history;
  const { steps: begun, step, told, whole } = placeOf(history, moment);
  if (step === undefined) {
    return whole ? start : tableAmid(emptyTable(start.table), start, told);
  }
  if (whole) return step.state;
  const before = begun === 1 ? start : steps[begun - 2].state;
  return tableAmid(before, step.state, told);
}

/** The moment one event or one whole step away, back (−1) or on (1). */
export function moved(history: History, from: number, by: -1 | 1, unit: 'event' | 'step'): number {
  const to = Math.min(eventCount(history), Math.max(0, from + by));
  if (unit === 'event' || to === from) return to;
  const { steps } = placeOf(history, by < 0 ? from : to);
  if (by > 0) return momentAfter(history, steps);
  return steps === 0 ? 0 : momentAfter(history, steps - 1);
}

/** The events up to a moment, all of them when left out. */
export function* eventsUntil(history: History, moment = Infinity): Generator<Event> {
  let left = moment;
  for (const events of [history.opening, ...history.steps.map((step) => step.events)]) {
    for (const event of events) {
      if (left <= 0) return;
      left--;
      yield event;
    }
  }
}
