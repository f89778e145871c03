// The library that all packages are checked against has no zones; the Node that the server runs on has.
/// <reference lib="esnext.temporal" />

/** When somebody wants to be left in peace. */
export interface Hours {
  /** Of the IANA list, `Asia/Tokyo`. */
  readonly zone: string;
  /** On a clock of 24 hours, `22:00` to `07:30`; left out by whoever has no nights. */
  readonly night?: { readonly from: string; readonly to: string };
  /** Days of the week without play: 1 is Monday, 7 is Sunday. */
  readonly weekend: readonly number[];
  /** Dates without play, `2027-08-09`. */
  readonly daysOff: readonly string[];
}

/** A person who has said nothing plays at any hour. */
export const ANY_HOUR: Hours = { zone: 'UTC', weekend: [], daysOff: [] };

/** No calendar has that many days off in a row; an end is found in any case. */
const MOST_STEPS = 1_000;

/** Whether the system knows a zone. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** The first moment from `at` on that is neither in a night nor on a day off. */
export function playable(at: number, hours: Hours): number {
  let moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(hours.zone);
  for (let step = 0; step < MOST_STEPS; step++) {
    const isDayOff = isOff(moment.toPlainDate(), hours);
    const next = isDayOff ? moment.add({ days: 1 }).startOfDay() : morningAfter(moment, hours);
    if (next === undefined) break;
    moment = next;
  }
  return moment.epochMilliseconds;
}

/**
 * When somebody who is asked at `since` has had so many days. A day lasts until the same time by the clock on the next day
 * that is not off, also where clocks are changed in between; who is asked in peace is asked when that is over.
 */
export function afterDays(since: number, days: number, hours: Hours): number {
  const begun = Temporal.Instant.fromEpochMilliseconds(playable(since, hours));
  const start = begun.toZonedDateTimeISO(hours.zone);
  let date = start.toPlainDate();
  for (let day = 0; day < days; day++) {
    date = date.add({ days: 1 });
    for (let step = 0; isOff(date, hours) && step < MOST_STEPS; step++)
      date = date.add({ days: 1 });
  }
  // A time that clocks leave out on that day is as much later.
  const end = date.toZonedDateTime({ timeZone: hours.zone, plainTime: start.toPlainTime() });
  return playable(end.epochMilliseconds, hours);
}

function isOff(date: Temporal.PlainDate, { weekend, daysOff }: Hours): boolean {
  return weekend.includes(date.dayOfWeek) || daysOff.includes(date.toString());
}

/** The end of the night in which a moment lies, if it lies in one. */
function morningAfter(
  moment: Temporal.ZonedDateTime,
  { night }: Hours,
): Temporal.ZonedDateTime | undefined {
  if (night === undefined || night.from === night.to) return undefined;
  const time = moment.toPlainTime().toString({ smallestUnit: 'minute' });
  const { from, to } = night;
  const isNight = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isNight) return undefined;
  const day = from > to && time >= from ? moment.add({ days: 1 }) : moment;
  return day.withPlainTime(to);
}
