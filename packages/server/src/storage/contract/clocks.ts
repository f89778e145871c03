import type { ClockEvent, Clocks } from '../../time/clocks.ts';
import type { TimeControl } from '../../time/control.ts';
import type { Down } from '../../time/down.ts';
import type { KeptHours } from '../../time/hours.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, reads, type StoreOf, type TableWrite, writes } from './operations.ts';

/** The clocks of a table. */
export interface StoredClock {
  readonly control: TimeControl;
  /** The clocks that follow from the events so far. */
  readonly state: Clocks;
  /** Of who holds a seat, by seats; nothing of those who have said nothing. */
  readonly hours: readonly (KeptHours | undefined)[];
}

/** An event, and what the clocks say after it. */
export interface ClockWrite {
  readonly event: ClockEvent;
  readonly state: Clocks;
  /** When the run of the server began that writes it: an event lies in no time without a server. */
  readonly started: number;
  /** The message of it to everybody, after the others of the same write. */
  readonly told: string;
}

export interface ClockChange extends TableWrite {
  /** The number of the event is the next one. */
  readonly clock: ClockWrite;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  /** Told, where somebody else plays a seat now. */
  readonly message?: Message | undefined;
}

/** The hours of somebody at a table are others. */
export interface RenewedDue extends TableWrite {
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
}

/** From when to when a server ran, as far as it noted. */
export interface Run {
  readonly started: number;
  readonly alive: number;
}

/** Clocks of tables, and what they are reckoned from. */
export const CLOCK_OPERATIONS = {
  /** Fails where the event is not the next one of the clocks, as every write that has one. */
  changeClock: changes<ClockChange>(({ message, table, clock }) => toldBy(message, table, clock)),
  /** The events of the clocks of a table, in their order. */
  clockEvents: reads<(table: string) => readonly ClockEvent[]>(),
  /** Stores the due work of a table that was worked out anew. */
  renewDue: changes<RenewedDue>(({ message }) => [message]),
  /** Raises the revision of every table with clocks where the person sits: it has the hours of who sits there. */
  writeHours: writes<(person: number, hours: KeptHours) => void>(),
  hoursOf: reads<(person: number) => KeptHours | undefined>(),
  /**
   * A server runs that was started at some moment, or goes on after it slept. Old runs are forgotten, and those that would
   * come later: the clock was set back. One that would go on later ends then. Events of clocks note their run as well.
   */
  noteRun: writes<(run: Run) => void>(),
  /** When no server ran between those that did. */
  downTimes: reads<() => readonly Down[]>(),
};

export type ClockStore = StoreOf<typeof CLOCK_OPERATIONS>;
