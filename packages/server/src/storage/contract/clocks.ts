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
  /** The state of the clocks after the events so far. */
  readonly state: Clocks;
  /** The hours of the persons, by seat; undefined for a person without hours. */
  readonly hours: readonly (KeptHours | undefined)[];
}

/** An event, and the state of the clocks after it. */
export interface ClockWrite {
  readonly event: ClockEvent;
  readonly state: Clocks;
  /**
   * The start of the server's run that writes the event: no event is in a time without a server.
   */
  readonly started: number;
  /** The message about the event to everybody, after the other messages of the same write. */
  readonly told: string;
}

export interface ClockChange extends TableWrite {
  /** The event, which gets the next number. */
  readonly clock: ClockWrite;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  /** The message to send, if another player plays a seat now. */
  readonly message?: Message | undefined;
}

/** The due work of a table after a person there has changed hours. */
export interface RenewedDue extends TableWrite {
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
}

/** Start and end of a run of the server, as far as the server stored them. */
export interface Run {
  readonly started: number;
  readonly alive: number;
  /** Other servers run at the same time and store their own runs, which are not changed. */
  readonly isShared?: boolean | undefined;
}

/** Clocks of tables, and the data from which they are computed. */
export const CLOCK_OPERATIONS = {
  /**
   * Fails unless the event is the next one of the clocks; this holds for every write with an event.
   */
  changeClock: changes<ClockChange>(({ message, table, clock }) => toldBy(message, table, clock)),
  /** The events of the clocks of a table, in order. */
  clockEvents: reads<(table: string) => readonly ClockEvent[]>(),
  /** Replaces the due work of a table. */
  renewDue: changes<RenewedDue>(({ message }) => [message]),
  /**
   * Stores the hours of a person, and raises the revision of every table with clocks at which the
   * person sits.
   */
  writeHours: writes<(person: number, hours: KeptHours) => void>(),
  hoursOf: reads<(person: number) => KeptHours | undefined>(),
  /**
   * Stores that the server runs, since its start or its last sleep. Old runs are deleted. After the
   * clock was set back, runs that would begin later are deleted, too, and one that would end later
   * ends now. Events of clocks also store their run. A time without a server that other servers may
   * have counted is never made shorter.
   */
  noteRun: writes<(run: Run) => void>(),
  /** The times in which no server ran, computed from the stored runs. */
  downTimes: reads<() => readonly Down[]>(),
};

export type ClockStore = StoreOf<typeof CLOCK_OPERATIONS>;
