import type { Event } from '@pangaea/rules/gaia';

/** Meeples placed by each seat, on cities and on objectives. */
export interface Placed {
  readonly cities: readonly number[];
  readonly objectives: readonly number[];
}

/** What lies where at the end of these events. */
export function placedBy(events: Iterable<Event>, seats: number): Placed {
  const cities = Array.from({ length: seats }, () => 0);
  const objectives = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.type === 'meeples') cities[event.seat] += event.amount;
    if (event.type === 'objective') objectives[event.seat]++;
  }
  return { cities, objectives };
}

/** Meeples placed by each seat before the first turn, after each turn, and at the end. */
export function placedByTurn(
  events: Iterable<Event>,
  seats: number,
): readonly (readonly number[])[] {
  const turns: number[][] = [];
  const now = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.type === 'turn') turns.push([...now]);
    if (event.type === 'meeples') now[event.seat] += event.amount;
    if (event.type === 'objective') now[event.seat]++;
  }
  turns.push([...now]);
  return turns;
}
