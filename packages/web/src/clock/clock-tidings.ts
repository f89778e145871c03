import type { SeatClockTold } from '@pangaea/wire';
import type { Messages } from '../messages/index.ts';
import { roughly } from './clocks.ts';

/** Two successive messages about the clocks of a table, and the persons of these clocks. */
interface Change {
  readonly before: readonly SeatClockTold[];
  readonly now: readonly SeatClockTold[];
  readonly isMine: (seat: number) => boolean;
  readonly name: (seat: number) => string;
}

/**
 * The news between two messages: little time left, time that is over, a bot that stands in, a
 * person who is back.
 */
export function clockTidings(
  m: Pick<Messages, 'clock'>,
  { before, now, isMine, name }: Change,
): readonly string[] {
  return now.flatMap((clock) => {
    const { seat, away, over, warned, left = 0 } = clock;
    const was = before.find((each) => each.seat === seat);
    if (was === undefined) return [];
    if (away && !was.away) return [isMine(seat) ? m.clock.away : m.clock.standsIn(name(seat))];
    if (was.away && !away) return isMine(seat) ? [] : [m.clock.isBack(name(seat))];
    if (over && !was.over) return [m.clock.waits(name(seat))];
    return warned && !was.warned && isMine(seat) ? [m.clock.little(roughly(m, left))] : [];
  });
}
