import { seatsOf } from '@pangaea/rules/kernel';
import type { ClockWrite, StoredSeat, StoredTable } from '../storage/contract.ts';
import { type ClockEvent, clocksAfter, momentsOf } from './clocks.ts';
import { HOUR_MS } from './control.ts';
import { type Down, withDown } from './down.ts';
import { describeClocks } from './told.ts';
import type { Running } from './uptime.ts';

const DAY_MS = 24 * HOUR_MS;

type Clocked = Pick<
  StoredTable,
  'id' | 'seats' | 'deciders' | 'window' | 'over' | 'clock' | 'version'
>;

/**
 * Seats whose clocks run at a table, as bits. In a window all clocks stand still, since a clock
 * that stops would show who has answered. No clock runs while a seat has never been taken, and none
 * for a seat that was left, since a bot plays it.
 */
function seatsOnTheClock({ over, window, deciders, seats }: Clocked, away: number): number {
  if (over || window !== undefined || seats.some(isEmpty)) return 0;
  const asked = seatsOf(deciders & ~away).filter((seat) => isPersons(seats[seat]));
  return asked.reduce((set, seat) => set | (1 << seat), 0);
}

function isEmpty({ kind, joined }: StoredSeat): boolean {
  return kind === 'person' && joined === 0;
}

function isPersons({ kind, left }: StoredSeat): boolean {
  return kind === 'person' && left === undefined;
}

/** An event that changes the clocks of a table, with its time. */
export interface Occasion {
  readonly at: number;
  readonly kind: ClockEvent['kind'];
  readonly seat: number;
  /** As in `ClockEvent`. */
  readonly moved: number;
}

/**
 * The next event of the clocks of a table, and the clocks after it.
 * @param after the table after the change, except its clocks
 */
export function clockWrite(
  after: Clocked,
  { at, kind, seat, moved }: Occasion,
  { started, down }: Running,
): ClockWrite | undefined {
  const { clock } = after;
  if (clock === undefined) return undefined;
  const { control, state } = clock;
  const bits = (which: (one: (typeof state.seats)[number]) => boolean) =>
    state.seats.reduce((set, one, at) => (which(one) ? set | (1 << at) : set), 0);
  const runs = bits(({ since }) => since > 0);
  const [own, before] = [seat < 0 ? 0 : 1 << seat, bits(({ away }) => away)];
  const away = kind === 'away' ? before | own : kind === 'back' ? before & ~own : before;
  const asked = seatsOnTheClock(after, away);
  // With days for each move, the time of a further move of the same seat starts anew, and so does
  // that of its next person.
  const isSame = asked === runs && (control.kind === 'live' || (moved & runs) === 0);
  if (kind === 'asked' && isSame) return undefined;
  const event = { number: state.number + 1, at, kind, seat, asked, moved };
  const next = { ...clock, state: clocksAfter(control, state, event, down) };
  const told = describeClocks({ ...after, clock: next }, at, down);
  return { event, state: next.state, started, told: JSON.stringify(told) };
}

/** A table after an event of its clocks. */
export function withClock<T extends Clocked>(table: T, write: ClockWrite | undefined): T {
  const { clock } = table;
  if (write === undefined || clock === undefined) return table;
  const { kind, seat } = write.event;
  const gone = kind === 'away' ? table.version : undefined;
  const seats =
    kind === 'away' || kind === 'back'
      ? table.seats.map((each) => (each.seat === seat ? { ...each, gone } : each))
      : table.seats;
  return { ...table, seats, clock: { ...clock, state: write.state } };
}

/** An event that comes only because time passes, or the end of a window with a limit in days. */
export interface Happening {
  readonly kind: 'warned' | 'over' | 'away' | 'window';
  readonly seat: number;
  readonly at: number;
}

/** The next event at a table if nobody does anything. */
export function nextHappening(
  table: Pick<StoredTable, 'seats' | 'window' | 'clock'>,
  down: readonly Down[],
): Happening | undefined {
  const { clock, window } = table;
  if (clock === undefined) return undefined;
  const { control, state, hours } = clock;
  if (window !== undefined) {
    if (control.kind === 'live' || window.closes === 0) return undefined;
    const opened = window.closes - control.days * DAY_MS;
    return { kind: 'window', seat: -1, at: withDown(opened, window.closes, down) };
  }
  const happenings = state.seats.flatMap((each, seat): Happening[] => {
    if (each.since === 0) return [];
    const isReplaced = control.out === 'bot' && hasSomebodyElse(table, seat);
    // Another person has come back meanwhile.
    if (each.over) return isReplaced ? [{ kind: 'away', seat, at: each.since }] : [];
    const { warn, out } = momentsOf(control, each, down, hours[seat]);
    if (!each.warned) return [{ kind: 'warned', seat, at: Math.ceil(warn) }];
    return [{ kind: isReplaced ? 'away' : 'over', seat, at: out }];
  });
  return happenings.sort((one, other) => one.at - other.at)[0];
}

/**
 * Whether another person plays. Bots and programs do not finish a game that all people have left:
 * it waits until one of them returns.
 */
function hasSomebodyElse({ seats, clock }: Pick<StoredTable, 'seats' | 'clock'>, seat: number) {
  return seats.some((other) => {
    const theirs = clock?.state.seats[other.seat];
    const isThere = theirs !== undefined && !theirs.away && !theirs.over;
    return other.seat !== seat && other.program === undefined && isPersons(other) && isThere;
  });
}

/**
 * The closing time of a window that opens now at a slow table: every person there may have to
 * answer, and all have the same time.
 */
export function slowWindowCloses(
  { seats, clock }: Pick<StoredTable, 'seats' | 'clock'>,
  now: number,
  down: readonly Down[],
): number {
  if (clock === undefined || clock.control.kind === 'live' || clock.control.out === 'wait')
    return 0;
  const { control, hours, state } = clock;
  const asked = seats.filter((each) => isPersons(each) && !state.seats[each.seat].away);
  const ends = asked.map(
    ({ seat }) => momentsOf(control, { ...state.seats[seat], since: now }, down, hours[seat]).out,
  );
  return Math.max(0, ...ends);
}
