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

/** Hours, and what the same person had said before, as far as it still counts for a move. */
export interface KeptHours extends Hours {
  /** The oldest first; left out where nothing is kept. */
  readonly before?: readonly PastHours[];
}

/** Hours that held until a moment. */
export interface PastHours {
  readonly until: number;
  readonly hours: Hours;
  /**
   * Left out for the person's own. Else they are of somebody who became this person, and count for the clocks alone that ran
   * for that one, by the moments at which these began.
   */
  readonly clocks?: readonly number[];
}

/** The most hours that are kept. No end may come nearer, so more are refused until a move is made. */
const MOST_KEPT = 50;
/** A move that was made so short ago may not be known yet. */
const RECENT_MS = 60_000;

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

/**
 * Hours after somebody has said others. Of what held before, what may still count for a clock of that person is kept, each
 * kind of hours once.
 * @param running the moments since which clocks of that person run
 * @returns undefined where too many kinds of hours count already
 */
export function saidAnew(
  kept: KeptHours | undefined,
  said: Hours,
  now: number,
  running: readonly number[],
): KeptHours | undefined {
  const { before = [], ...present }: KeptHours = kept ?? ANY_HOUR;
  const past = [...before, { until: now, hours: present }];
  const oldest = Math.min(now - RECENT_MS, ...running);
  // These a move is counted by: with their days off.
  const asked = new Set(running.map((since) => countingSince(since, past)[0]));
  const counts = (each: PastHours, at: number) => {
    const { until, clocks } = each;
    if (clocks !== undefined) return clocks.some((since) => running.includes(since));
    if (until < oldest) return false;
    if (asked.has(each) || until >= now - RECENT_MS) return true;
    // The same hours that were said later count for the same clocks, and more.
    const later = past.slice(at + 1).filter((other) => other.clocks === undefined);
    return ![...later.map(({ hours }) => hours), said].some((other) => isSame(other, each.hours));
  };
  const still = past.filter(counts);
  if (still.length > MOST_KEPT) return undefined;
  return still.length === 0 ? said : { ...said, before: still };
}

/** But for days off: only those count that had been said when a move began. */
function isSame(one: Hours, other: Hours): boolean {
  const told = ({ zone, night, weekend }: Hours) => JSON.stringify([zone, night, weekend]);
  return told(one) === told(other);
}

/**
 * Hours of two persons who become one. Those of the first hold from now on, where it has said any, else those of the second. The
 * clocks of both go on by the hours of their own.
 * @param running the moments since which clocks run, of each
 */
export function joinedHours(
  into: KeptHours | undefined,
  from: KeptHours | undefined,
  now: number,
  running: { readonly into: readonly number[]; readonly from: readonly number[] },
): KeptHours | undefined {
  if (into === undefined && from === undefined) return undefined;
  const { before: past = [], ...present }: KeptHours = from ?? ANY_HOUR;
  const held = into === undefined ? saidAnew(undefined, present, now, running.into) : into;
  const { before = [], ...hours }: KeptHours = held ?? present;
  const brought = [...past, { until: now, hours: present }].flatMap((each): PastHours[] => {
    const own = each.clocks ?? running.from.filter((since) => each.until >= since);
    const clocks = own.filter((since) => running.from.includes(since));
    return clocks.length === 0 ? [] : [{ ...each, clocks }];
  });
  const all = [...before, ...brought].sort((one, other) => one.until - other.until);
  return all.length === 0 ? hours : { ...hours, before: all };
}

/** Of past hours, those that count for a clock that began at a moment, the oldest first. */
function countingSince(since: number, before: readonly PastHours[]): readonly PastHours[] {
  const own = before.filter(({ clocks }) => clocks?.includes(since));
  const from = own.at(-1)?.until ?? since;
  // Hours that were said after they became one count as said later.
  const later = before.filter(
    ({ until, clocks }) =>
      clocks === undefined && (own.length === 0 ? until >= since : until > from),
  );
  return [...own, ...later];
}

/**
 * The hours that count for whoever is asked since a moment: those that held then first, and what was said later. Days off
 * are those that had been said then: others count from the next move.
 */
export function hoursSince(since: number, kept: KeptHours): readonly [Hours, ...Hours[]] {
  const { before = [], ...present } = kept;
  const past = countingSince(since, before).map(({ hours }) => hours);
  const [asked, ...later] = [...past, present];
  return [asked, ...later.map((each) => ({ ...each, daysOff: asked.daysOff }))];
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
 * When somebody who is asked at `since` has had so many days. A day lasts until the same time by the clock on the next
 * day that is not off, also where clocks are changed in between; a person who is asked in quiet hours counts as asked
 * when they are over.
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
  const morning = day.withPlainTime(to);
  // Where clocks were set back in between, the same time comes once more.
  if (morning.epochMilliseconds > moment.epochMilliseconds) return morning;
  const { timeZoneId: timeZone } = moment;
  return day
    .toPlainDate()
    .toPlainDateTime(to)
    .toZonedDateTime(timeZone, { disambiguation: 'later' });
}
