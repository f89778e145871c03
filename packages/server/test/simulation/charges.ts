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

/** Between the moment of an event and that of its being stored. */
const TOLERANCE_MS = 2_000;

interface Happened {
  readonly control: TimeControl;
  readonly event: ClockEvent;
  readonly before: Clocks;
  readonly after: Clocks;
}

/** When a clock was set going. */
interface Begun {
  readonly lived: number;
  /** So many jumps of the clock of the machine had been before. */
  readonly jumps: number;
}

/**
 * What seats are charged for, against the time that has passed in the world while a server ran. Nobody is charged for a time
 * without a server, nor for what the clock of the machine jumped, but for a minute where nothing tells of it.
 */
export class Charges {
  readonly #begun = new Map<string, Begun>();

  after(table: string, { control, event, before, after }: Happened, known: KnownTimes): string[] {
    const { lived, jumps } = known;
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
      if (charged <= thought + jumped + TOLERANCE_MS) return [];
      return [`seat ${seat} was charged for ${charged}, and thought for ${thought}`];
    });
  }
}

/** What a seat must have thought for at least, to be where it is. */
function chargedFor(
  control: TimeControl,
  was: SeatClock,
  is: SeatClock,
  kind: string,
  hasMoved: boolean,
): number {
  const isOut = kind === 'over' || (kind === 'away' && !was.over);
  // A day may have an hour less.
  if (control.kind === 'slow') return isOut ? control.days * 23 * HOUR_MS + GRACE_MS.slow : 0;
  if (isOut) return was.left + GRACE_MS.live;
  if (is.since === was.since || kind === 'back') return 0;
  const left = hasMoved ? is.left - incrementOf(control) : is.left;
  return is.left === bankOf(control) ? 0 : was.left - left;
}
