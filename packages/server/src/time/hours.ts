// The type library of all packages has no time zones; the Node of the server has them.
/// <reference lib="esnext.temporal" />

/** The quiet hours and days off of a person. */
export interface Hours {
  /** A name from the IANA list, such as `Asia/Tokyo`. */
  readonly zone: string;
  /**
   * Times of a 24-hour clock, such as `22:00` to `07:30`; left out for persons without quiet hours.
   */
  readonly night?: { readonly from: string; readonly to: string };
  /** Days of the week without play: 1 is Monday, 7 is Sunday. */
  readonly weekend: readonly number[];
  /** Dates without play, such as `2027-08-09`. */
  readonly daysOff: readonly string[];
}

/** Hours, together with earlier hours of the same person that are still valid for a move. */
export interface KeptHours extends Hours {
  /** Oldest first; left out if there are none. */
  readonly before?: readonly PastHours[];
}

/** Hours that were valid until a given time. */
export interface PastHours {
  readonly until: number;
  readonly hours: Hours;
  /**
   * Left out for the person's own hours. Otherwise they belonged to a person who was joined into
   * this one, and are valid only for the clocks that ran for that person, given by their starting
   * times.
   */
  readonly clocks?: readonly number[];
}

/**
 * The most earlier hours that are kept. An end must never come nearer, so further changes are
 * refused until a move is made.
 */
const MOST_KEPT = 50;
/** A move that is more recent than this may not be known yet. */
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
 * The hours of a person after a change. Earlier hours are kept if they may still be valid for a
 * running clock, each kind once.
 * @param running the times since which clocks of the person run
 * @returns undefined if too many kinds of hours are valid already
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
  // The hours that are valid for a move, with days off.
  const asked = new Set(running.map((since) => countingSince(since, past)[0]));
  const counts = (each: PastHours, at: number) => {
    const { until, clocks } = each;
    if (clocks !== undefined) return clocks.some((since) => running.includes(since));
    if (until < oldest) return false;
    if (asked.has(each) || until >= now - RECENT_MS) return true;
    // If the same hours were set again later, the later ones are valid for the same clocks, and
    // more.
    const later = past.slice(at + 1).filter((other) => other.clocks === undefined);
    return ![...later.map(({ hours }) => hours), said].some((other) => isSame(other, each.hours));
  };
  const still = past.filter(counts);
  if (still.length > MOST_KEPT) return undefined;
  return still.length === 0 ? said : { ...said, before: still };
}

/** Days off are not compared: only those that were set when a move began are valid. */
function isSame(one: Hours, other: Hours): boolean {
  const told = ({ zone, night, weekend }: Hours) => JSON.stringify([zone, night, weekend]);
  return told(one) === told(other);
}

/**
 * The hours of two persons who are joined. Those of the first person are valid from now on, if
 * there are any, otherwise those of the second. Running clocks of both continue by their own hours.
 * @param running the times since which clocks run, for each person
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

/** The past hours that are valid for a clock that began at a given time, the oldest first. */
function countingSince(since: number, before: readonly PastHours[]): readonly PastHours[] {
  const own = before.filter(({ clocks }) => clocks?.includes(since));
  const from = own.at(-1)?.until ?? since;
  // Hours that were set after the joining count as later.
  const later = before.filter(
    ({ until, clocks }) =>
      clocks === undefined && (own.length === 0 ? until >= since : until > from),
  );
  return [...own, ...later];
}

/**
 * The hours that are valid for a person who has to decide since a given time: first those of that
 * time, then later changes. Days off are those set at that time; later ones are valid from the next
 * move.
 */
export function hoursSince(since: number, kept: KeptHours): readonly [Hours, ...Hours[]] {
  const { before = [], ...present } = kept;
  const past = countingSince(since, before).map(({ hours }) => hours);
  const [asked, ...later] = [...past, present];
  return [asked, ...later.map((each) => ({ ...each, daysOff: asked.daysOff }))];
}

/** The first time from `at` on outside of quiet hours and days off. */
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
 * same clock time on the next day that is not off, also if clocks change in between. For a person
 * who is asked in quiet hours the time begins at their end.
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
  // If clocks skip that time on the day, it is moved forward by the same amount.
  const end = date.toZonedDateTime({ timeZone: hours.zone, plainTime: start.toPlainTime() });
  return playable(end.epochMilliseconds, hours);
}

function isOff(date: Temporal.PlainDate, { weekend, daysOff }: Hours): boolean {
  return weekend.includes(date.dayOfWeek) || daysOff.includes(date.toString());
}

/** The end of the quiet hours that contain a given time, if there are any. */
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
  // When clocks are set back, the same clock time comes twice.
  if (morning.epochMilliseconds > moment.epochMilliseconds) return morning;
  const { timeZoneId: timeZone } = moment;
  return day
    .toPlainDate()
    .toPlainDateTime(to)
    .toZonedDateTime(timeZone, { disambiguation: 'later' });
}
