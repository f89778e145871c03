import { hasSeat } from '@pangaea/rules/kernel';
import {
  bankOf,
  GRACE_MS,
  HOUR_MS,
  incrementOf,
  leastInHand,
  type TimeControl,
  WARNED_MS,
} from './control.ts';
import { type Down, downBetween, withDown } from './down.ts';
import { ANY_HOUR, afterDays, hoursSince, type KeptHours, playable } from './hours.ts';

/**
 * The clock of a seat after the last event. Durations are in milliseconds, times in milliseconds
 * since 1970.
 */
export interface SeatClock {
  /** The remaining time when it last started, or now if it is stopped; 0 at slow tables. */
  readonly left: number;
  /** The time of its start; 0 while it is stopped. */
  readonly since: number;
  /** The warning about little time left was sent. */
  readonly warned: boolean;
  /** Time and grace are over, and the game waits. */
  readonly over: boolean;
  /** A bot plays until the owner is back. */
  readonly away: boolean;
}

/** The clocks of a table after a number of events. */
export interface Clocks {
  readonly number: number;
  readonly seats: readonly SeatClock[];
}

/**
 * A stored event that changes clocks: other seats have to decide, a seat is warned, its time is
 * over, a bot takes over, or its owner is back.
 */
export interface ClockEvent {
  /** Counted from 1 at every table. */
  readonly number: number;
  readonly at: number;
  readonly kind: 'asked' | 'warned' | 'over' | 'away' | 'back';
  /** The seat of the event; -1 if it concerns all. */
  readonly seat: number;
  /** Seats whose clocks run from now on, as bits. */
  readonly asked: number;
  /**
   * Seats that have made a move other than a standing order, as bits; at a slow table also a seat
   * that got a new person.
   */
  readonly moved: number;
}

/** The clocks before the first event. */
export function clocksAtStart(control: TimeControl, seats: number): Clocks {
  const left = control.kind === 'live' ? bankOf(control) : 0;
  const clock = { left, since: 0, warned: false, over: false, away: false };
  return { number: 0, seats: Array.from({ length: seats }, () => clock) };
}

/**
 * The clocks after an event. They follow only from the events and from the times without a server.
 * A clock that stops because its seat has moved gets the increment, but never more than at the
 * start.
 */
export function clocksAfter(
  control: TimeControl,
  { seats }: Clocks,
  event: ClockEvent,
  down: readonly Down[],
): Clocks {
  return {
    number: event.number,
    seats: seats.map((before, seat) => clockAfter(control, before, event, seat, down)),
  };
}

function clockAfter(
  control: TimeControl,
  before: SeatClock,
  event: ClockEvent,
  seat: number,
  down: readonly Down[],
): SeatClock {
  const isAsked = hasSeat(event.asked, seat);
  const hasMoved = hasSeat(event.moved, seat);
  let clock = before;
  // At a slow table every move has its own days, also a further move of the same seat, or of its
  // next person.
  const ends = !isAsked || (hasMoved && control.kind === 'slow');
  if (clock.since > 0 && ends) {
    const left = settled(control, clock, event.at, hasMoved, down);
    clock = { ...clock, left, since: 0, warned: false, over: false };
  }
  if (event.seat === seat) clock = { ...clock, ...noted(control, clock, event.kind) };
  return isAsked && clock.since === 0 ? { ...clock, since: event.at } : clock;
}

/** The remaining time when a clock stops. */
function settled(
  control: TimeControl,
  clock: SeatClock,
  at: number,
  hasMoved: boolean,
  down: readonly Down[],
): number {
  if (control.kind === 'slow') return 0;
  const left = leftAt(clock, at, down);
  return hasMoved ? Math.min(bankOf(control), left + incrementOf(control)) : left;
}

function noted(
  control: TimeControl,
  { left }: SeatClock,
  kind: ClockEvent['kind'],
): Partial<SeatClock> {
  if (kind === 'warned') return { warned: true };
  if (kind === 'over') return { over: true };
  if (kind === 'away') return { away: true };
  if (kind === 'asked') return {};
  const least = control.kind === 'live' ? leastInHand(control) : 0;
  return { away: false, left: Math.max(left, least) };
}

/** The remaining time on a live clock at a given time. */
export function leftAt({ left, since }: SeatClock, at: number, down: readonly Down[]): number {
  if (since === 0) return left;
  const spent = at - since - downBetween(since, at, down);
  return Math.max(0, left - Math.max(0, spent));
}

/** The times of the warning, of the end of the time, and of the end of the grace. */
export interface Moments {
  readonly warn: number;
  readonly end: number;
  readonly out: number;
}

/**
 * The times of a running clock. By the hours that were set when it started, no time ends in a night
 * or on a day off; hours that are set later can only move an end later.
 */
export function momentsOf(
  control: TimeControl,
  { left, since }: SeatClock,
  down: readonly Down[],
  hours: KeptHours = ANY_HOUR,
): Moments {
  if (control.kind === 'live') {
    const moment = (after: number) => withDown(since, since + after, down);
    const warned = left - Math.min(WARNED_MS.live, left / 2);
    return { warn: moment(warned), end: moment(left), out: moment(left + GRACE_MS.live) };
  }
  const counting = hoursSince(since, hours);
  const later = (moments: readonly number[]) => playable(Math.max(...moments), counting[0]);
  const end = later(
    counting.map((each) =>
      playable(withDown(since, afterDays(since, control.days, each), down), each),
    ),
  );
  const graced = withDown(end, end + GRACE_MS.slow, down);
  const out = later(counting.map((each) => playable(graced, each)));
  return { warn: Math.max(since + HOUR_MS, end - WARNED_MS.slow), end, out };
}
