import type { ClockEvent, Clocks } from '../../time/clocks.ts';
import type { TimeControl } from '../../time/control.ts';
import type { Down } from '../../time/down.ts';
import type { Hours } from '../../time/hours.ts';
import type { DueWork } from './due.ts';
import type { Message } from './messages.ts';

/** The clocks of a table. */
export interface StoredClock {
  readonly control: TimeControl;
  /** What follows from the events so far. */
  readonly state: Clocks;
  /** Of who holds a seat, by seats; nothing of those who have said nothing. */
  readonly hours: readonly (Hours | undefined)[];
}

/** An event, and what the clocks say after it. */
export interface ClockWrite {
  readonly event: ClockEvent;
  readonly state: Clocks;
  /** What is told of it to everybody, after what else the same write tells. */
  readonly told: string;
}

export interface ClockChange {
  readonly table: string;
  /** The number of the event is the next one. */
  readonly clock: ClockWrite;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  /** Told, where somebody else plays a seat now. */
  readonly message?: Message | undefined;
}

/** The hours of somebody at a table are others. */
export interface RenewedDue {
  readonly table: string;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  readonly now: number;
}

/** From when to when a server ran, as far as it noted. */
export interface Run {
  readonly started: number;
  readonly alive: number;
}

/** Clocks of tables, and what they are reckoned from. */
export interface ClockStore {
  /** @returns false when the clocks have another number than that before the event: nothing was written. */
  changeClock(change: ClockChange): Promise<boolean>;
  /** What has changed the clocks of a table, in its order. */
  clockEvents(table: string): Promise<readonly ClockEvent[]>;
  /** What is due at a table is reckoned anew. */
  renewDue(renewed: RenewedDue): Promise<void>;
  writeHours(person: number, hours: Hours): Promise<void>;
  hoursOf(person: number): Promise<Hours | undefined>;
  /**
   * A server runs that was started at some moment, or goes on after it slept. Old runs are forgotten. Events of clocks note
   * it as well, so that none of them lies in a time without a server.
   */
  noteRun(run: Run): Promise<void>;
  /** When no server ran between those that did. */
  downTimes(): Promise<readonly Down[]>;
}
