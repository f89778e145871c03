import { hasSeat } from '@pangaea/rules/kernel';
import type { ClockEvent, Clocks, SeatClock } from '../../src/time/clocks.ts';
import {
  bankOf,
  GRACE_MS,
  HOUR_MS,
  incrementOf,
  type TimeControl,
} from '../../src/time/control.ts';
import type { KnownTimes } from './clock-laws.ts';

/** The longest time between an event and its storing, in milliseconds. */
const TOLERANCE_MS = 2_000;

interface Happened {
  readonly control: TimeControl;
  readonly event: ClockEvent;
  readonly before: Clocks;
  readonly after: Clocks;
}

/** The moment at which a clock was started. */
interface Begun {
  readonly lived: number;
  /** The number of clock jumps before that moment. */
  readonly jumps: number;
}

/**
 * Compares the time that clocks charge with the time of the world in which a server ran. No seat is
 * charged for time without a server, nor for a jump of the machine's clock. If no source reports
 * the jump, a charge of one minute is allowed.
 */
export class Charges {
  readonly #begun = new Map<string, Begun>();

  after(table: string, { control, event, before, after }: Happened, known: KnownTimes): string[] {
    const { lived, jumps, lateMs = TOLERANCE_MS } = known;
    return after.seats.flatMap((clock, seat) => {
      const name = `${table} ${seat}`;
      const [was, begun] = [before.seats[seat], this.#begun.get(name)];
      if (clock.since > 0 && clock.since !== was.since) {
        this.#begun.set(name, { lived, jumps: jumps.length });
      }
      if (was.since === 0 || begun === undefined) return [];
      const hasMoved = hasSeat(event.moved, seat);
      const charged = chargedFor(
        control,
        was,
        clock,
        event.seat === seat ? event.kind : '',
        hasMoved,
      );
      const jumped = jumps.slice(begun.jumps).reduce((sum, { mayCost }) => sum + mayCost, 0);
      const thought = lived - begun.lived;
      if (charged <= thought + jumped + lateMs) return [];
      return [`seat ${seat} was charged for ${charged}, and thought for ${thought}`];
    });
  }
}

/** The least time that a seat must have used to be in this state of its clock, in milliseconds. */
function chargedFor(
  control: TimeControl,
  was: SeatClock,
  is: SeatClock,
  kind: string,
  hasMoved: boolean,
): number {
  const isOut = kind === 'over' || (kind === 'away' && !was.over);
  // The day on which clocks go forward has 23 hours.
  if (control.kind === 'slow') return isOut ? control.days * 23 * HOUR_MS + GRACE_MS.slow : 0;
  if (isOut) return was.left + GRACE_MS.live;
  if (is.since === was.since || kind === 'back') return 0;
  const left = hasMoved ? is.left - incrementOf(control) : is.left;
  return is.left === bankOf(control) ? 0 : was.left - left;
}
