import type { Event } from '@pangaea/rules/gaia';
import type { Gain } from '../../game/race.ts';

/** Meeples placed by each seat, on cities and on objectives. */
export interface Placed {
  readonly cities: readonly number[];
  readonly objectives: readonly number[];
}

/** The meeples that each seat has placed in these events. */
export function placedBy(events: Iterable<Event>, seats: number): Placed {
  const cities = Array.from({ length: seats }, () => 0);
  const objectives = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.type === 'meeples') cities[event.seat] += event.amount;
    if (event.type === 'objective') objectives[event.seat]++;
  }
  return { cities, objectives };
}

/** The change of the placed meeples of a seat by an event. */
export function gainOf(event: Event): Gain | undefined {
  if (event.type === 'meeples') return { seat: event.seat, amount: event.amount };
  return event.type === 'objective' ? { seat: event.seat, amount: 1 } : undefined;
}

/**
 * Meeples placed by each seat before the first turn, after each turn, and at the end, each with its
 * moment.
 */
export function turnStops(
  events: Iterable<Event>,
  seats: number,
): readonly { readonly values: readonly number[]; readonly moment: number }[] {
  const stops: { values: readonly number[]; moment: number }[] = [];
  const now = Array.from({ length: seats }, () => 0);
  let moment = 0;
  for (const event of events) {
    if (event.type === 'turn') stops.push({ values: [...now], moment });
    const gain = gainOf(event);
    if (gain !== undefined) now[gain.seat] += gain.amount;
    moment++;
  }
  stops.push({ values: [...now], moment });
  return stops;
}

/**
 * The seat that lost the most meeples to takeovers; undefined if nobody lost any, or two lost
 * equally many.
 */
export function mostTakenOver(
  events: Iterable<Event>,
  seats: number,
): { readonly seat: number; readonly meeples: number } | undefined {
  const lost = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (event.type === 'meeples' && event.cause === 'takeover') lost[event.seat] -= event.amount;
  }
  const meeples = Math.max(...lost);
  const losers = lost.flatMap((each, seat) => (each === meeples ? [seat] : []));
  return meeples === 0 || losers.length > 1 ? undefined : { seat: losers[0], meeples };
}
