// The library that all packages are checked against has no zones; the Node that the server runs on has.
/// <reference lib="esnext.temporal" />

/** The quiet hours and days off of a person. */
export interface Hours {
  /** A name of the IANA list, such as `Asia/Tokyo`. */
  readonly zone: string;
  /**
   * On a clock of 24 hours, such as `22:00` to `07:30`; left out by persons without quiet hours.
   */
  readonly night?: { readonly from: string; readonly to: string };
  /** Days of the week without play: 1 is Monday, 7 is Sunday. */
  readonly weekend: readonly number[];
  /** Dates without play, such as `2027-08-09`. */
  readonly daysOff: readonly string[];
}

/** Hours, with earlier hours of the same person that still count for a move. */
export interface KeptHours extends Hours {
  /** Oldest first; left out where there are none. */
  readonly before?: readonly PastHours[];
}

/** Hours that were valid until a moment. */
export interface PastHours {
  readonly until: number;
  readonly hours: Hours;
  /**
   * Left out for the person's own. Else they are of somebody who became this person, and count for the clocks alone that ran
   * for that one, by the moments at which these began.
   */
  readonly clocks?: readonly number[];
}

/**
 * The most earlier hours that are kept. No end may come nearer, so more changes are refused until a
 * move is made.
 */
const MOST_KEPT = 50;
/** A move that was made so short ago may not be known yet. */
const RECENT_MS = 60_000;

/** A person who has set no hours plays at any time. */
export const ANY_HOUR: Hours = { zone: 'UTC', weekend: [], daysOff: [] };

/** No calendar has that many days off in a row, so a search always ends. */
const MOST_STEPS = 1_000;

/** Whether the system knows a time zone. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The hours of a person after a change. Of earlier hours those are kept that may still count for a
 * running clock, each kind once.
 * @param running the moments since which clocks of the person run
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
  // The hours that count for a move, with days off.
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

/** The past hours that count for a clock that began at a moment, the oldest first. */
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
 * The hours that count for a person who has to decide since a moment: first those valid then, later
 * the changes. Days off are those set at that moment; later ones count from the next move.
 */
export function hoursSince(since: number, kept: KeptHours): readonly [Hours, ...Hours[]] {
  const { before = [], ...present } = kept;
  const past = countingSince(since, before).map(({ hours }) => hours);
  const [asked, ...later] = [...past, present];
  return [asked, ...later.map((each) => ({ ...each, daysOff: asked.daysOff }))];
}

/** The first moment from `at` on outside of quiet hours and days off. */
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
 * The end of a number of days for a person who has to decide since `since`. A day lasts until the
 * same clock time on the next day that is not off, also where clocks change in between. A person
 * who is asked in quiet hours counts as asked at their end.
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
  // A time that the clocks skip on that day is moved forward by as much.
  const end = date.toZonedDateTime({ timeZone: hours.zone, plainTime: start.toPlainTime() });
  return playable(end.epochMilliseconds, hours);
}

function isOff(date: Temporal.PlainDate, { weekend, daysOff }: Hours): boolean {
  return weekend.includes(date.dayOfWeek) || daysOff.includes(date.toString());
}

/** The end of the quiet hours that contain a moment, if there are any. */
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
  // Where clocks are set back, the same clock time comes twice.
  if (morning.epochMilliseconds > moment.epochMilliseconds) return morning;
  const { timeZoneId: timeZone } = moment;
  return day
    .toPlainDate()
    .toPlainDateTime(to)
    .toZonedDateTime(timeZone, { disambiguation: 'later' });
}
