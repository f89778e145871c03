// The type declarations shared by all packages have no time zones; the Node of the server has.
/// <reference lib="esnext.temporal" />
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { momentsOf } from '../../src/time/clocks.ts';
import { HOUR_MS } from '../../src/time/control.ts';
import {
  ANY_HOUR,
  type Hours,
  joinedHours,
  type KeptHours,
  playable,
  saidAnew,
} from '../../src/time/hours.ts';

const DAY_MS = 24 * HOUR_MS;
const BEGINS = Date.UTC(2026, 0, 1);
const ENDS = Date.UTC(2029, 0, 1);

const zones = Intl.supportedValuesOf('timeZone');
const { PANGAEA_SOAK: soak } = process.env;
/**
 * Every zone in a soak, otherwise some of them; each around every change of its clocks in three
 * years.
 */
const some = zones.filter((_, at) => soak !== undefined || at % 20 === 3);
const CASES = soak === undefined ? 8 : 60;

/** The moments at which the clocks of a zone change; any moment if they never do. */
function changesOf(zone: string): readonly number[] {
  const changes: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(BEGINS).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds > ENDS) break;
    changes.push(next.epochMilliseconds);
    at = next;
  }
  return changes.length === 0 ? [BEGINS + 45 * DAY_MS] : changes;
}

/** Hours of a person, with days off around a moment. */
function anyHours(zone: string, around: number, random: Random): Hours {
  const pad = (value: number) => String(value).padStart(2, '0');
  const time = (minutes: number) =>
    `${pad(Math.floor(minutes / 60) % 24)}:${pad(Math.floor(minutes) % 60)}`;
  const from = random.below(24 * 60);
  const date = (days: number) => new Date(around + days * DAY_MS).toISOString().slice(0, 10);
  return {
    zone,
    ...(random.below(4) === 0
      ? {}
      : { night: { from: time(from), to: time(from + 1 + random.below(12 * 60)) } }),
    weekend: Array.from({ length: random.below(3) }, () => 1 + random.below(7)),
    daysOff: Array.from({ length: random.below(5) }, () => date(random.below(12) - 4)),
  };
}

/** Reads the local time in another way than the server does. */
function isOff(moment: number, { zone, night, weekend, daysOff }: Hours): boolean {
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  if (weekend.includes(at.dayOfWeek) || daysOff.includes(at.toPlainDate().toString())) return true;
  if (night === undefined || night.from === night.to) return false;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const [now, from, to] = [at.hour * 60 + at.minute, minutes(night.from), minutes(night.to)];
  return from < to ? from <= now && now < to : from <= now || now < to;
}

test.each(some)(
  '%s: no time ends in peace, and what is said later only makes it longer',
  (zone) => {
    const random = Random.fromSeed(seedFromNumber(zones.indexOf(zone)));
    for (const change of changesOf(zone)) {
      for (let at = 0; at < CASES; at++) {
        const days = 1 + random.below(4);
        const somewhen = (hours: number) => (random.below(2 * hours * 60) - hours * 60) * 60_000;
        // Half of the moments are close to the hour of the change.
        const since = at % 2 === 0 ? change - days * DAY_MS + somewhen(4) : change + somewhen(120);
        const asked = anyHours(zone, since, random);
        const control = { kind: 'slow', days, out: 'bot' } as const;
        const from = since + random.below(3 * 24 * 60) * 60_000;
        const down =
          random.below(3) === 0 ? [{ from, to: from + random.below(200) * HOUR_MS }] : [];
        const clock = { left: 0, since, warned: false, over: false, away: false };
        const moments = (hours: KeptHours) => momentsOf(control, clock, down, hours);
        const what = JSON.stringify({ zone, since, asked, control, down });

        const first = moments(asked);
        expect([what, isOff(first.end, asked), isOff(first.out, asked)]).toEqual([
          what,
          false,
          false,
        ]);
        expect([what, playable(first.end, asked)]).toEqual([what, first.end]);
        expect(first.end - since, what).toBeGreaterThanOrEqual(days * DAY_MS - 2 * HOUR_MS);
        expect(first.out - first.end, what).toBeGreaterThanOrEqual(12 * HOUR_MS);

        // The hours are saved once more, without past days, which the server drops: nothing changes.
        const anew = (kept: KeptHours, said: Hours, now: number) =>
          saidAnew(kept, said, now, [since]) ?? kept;
        const saved = anew(asked, { ...asked, daysOff: [] }, since + HOUR_MS);
        expect([what, moments(saved)]).toEqual([what, first]);
        // Days off that are added now count from the next move.
        const holiday = { ...asked, daysOff: [...asked.daysOff, dateOf(first.end, zone)] };
        expect([what, moments(anew(asked, holiday, since + HOUR_MS))]).toEqual([what, first]);
        // Saving other hours, several times, changes nothing of that.
        let [kept, before]: [KeptHours, typeof first] = [saved, first];
        for (let times = 1; times < 4; times++) {
          const other = zones[random.below(zones.length)];
          const said = anyHours(random.below(2) === 0 ? zone : other, since, random);
          kept = anew(kept, said, since + (1 + times) * HOUR_MS);
          const now = moments(kept);
          expect(now.end, what).toBeGreaterThanOrEqual(before.end);
          expect(now.out, what).toBeGreaterThanOrEqual(before.out);
          expect([what, isOff(now.end, asked), isOff(now.out, asked)]).toEqual([
            what,
            false,
            false,
          ]);
          before = now;
        }

        // A person joins another one, who may or may not have hours: nobody's time ends sooner or
        // later because of it.
        const other = random.below(4) === 0 ? undefined : anyHours(zone, since, random);
        const joining = since + 5 * HOUR_MS;
        const running = { into: [since + 1], from: [since] };
        const joined = joinedHours(other, kept, joining, running) ?? kept;
        const gone = moments(joined);
        expect(gone.end, what).toBeGreaterThanOrEqual(before.end);
        expect(gone.out, what).toBeGreaterThanOrEqual(before.out);
        const theirs = (hours: KeptHours) =>
          momentsOf(control, { ...clock, since: since + 1 }, down, hours);
        const stays = theirs(other ?? ANY_HOUR);
        if (other !== undefined) expect([what, theirs(joined)]).toEqual([what, stays]);
        expect(theirs(joined).end, what).toBeGreaterThanOrEqual(stays.end);
        const last = anyHours(zone, since, random);
        const later = saidAnew(joined, last, joining + HOUR_MS, [since, since + 1]) ?? joined;
        expect(moments(later).end, what).toBeGreaterThanOrEqual(gone.end);
        expect(theirs(later).end, what).toBeGreaterThanOrEqual(theirs(joined).end);
      }
    }
  },
);

test('hours that are changed ever so often never make an end come nearer; too many are refused', () => {
  const random = Random.fromSeed(seedFromNumber(7));
  const [since, zone] = [Date.UTC(2027, 2, 26, 10), 'Europe/Berlin'];
  const control = { kind: 'slow', days: 2, out: 'bot' } as const;
  const clock = { left: 0, since, warned: false, over: false, away: false };
  let kept: KeptHours = anyHours(zone, since, random);
  let [before, refusals] = [momentsOf(control, clock, [], kept), 0];
  for (let times = 1; times <= 70; times++) {
    const said = anyHours(zones[random.below(zones.length)], since, random);
    const anew = saidAnew(kept, said, since + times * 60 * 60_000, [since]);
    if (anew === undefined) refusals += 1;
    kept = anew ?? kept;
    const now = momentsOf(control, clock, [], kept);
    expect(now.end, `${times}`).toBeGreaterThanOrEqual(before.end);
    expect(now.out, `${times}`).toBeGreaterThanOrEqual(before.out);
    before = now;
  }
  expect(refusals).toBeGreaterThan(0);
  expect(kept.before?.length).toBeLessThanOrEqual(50);
  // The move is made: its person's earlier hours no longer count.
  const next = saidAnew(kept, { zone, weekend: [], daysOff: [] }, since + 100 * HOUR_MS, []);
  expect(next?.before).toHaveLength(1);
});

test('somebody who goes to and fro between two kinds of hours may do so for ever', () => {
  const since = Date.UTC(2027, 2, 26, 10);
  const [home, away] = ['Europe/Berlin', 'Asia/Tokyo'].map(
    (zone): Hours => ({ zone, weekend: [6, 7], daysOff: [] }),
  );
  let kept: KeptHours = home;
  for (let times = 1; times <= 200; times++) {
    const anew = saidAnew(kept, times % 2 === 0 ? home : away, since + times * HOUR_MS, [since]);
    if (anew === undefined) throw new Error(`refused at ${times}`);
    kept = anew;
  }
  expect(kept.before?.length).toBeLessThanOrEqual(4);
});

function dateOf(moment: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}
