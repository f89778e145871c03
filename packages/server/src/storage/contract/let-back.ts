import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, reads, type TableWrite } from './operations.ts';
import type { DeviceKind } from './persons.ts';

/** Somebody asks for one seat: to be let back into it, or to take it over by a name. */
export interface StoredLetBack extends DeviceKind {
  /** The number of the request among those of its table, from 1. */
  readonly number: number;
  readonly seat: number;
  /** The name of a newcomer who asks to take the seat over; empty where a person asks to be let back. */
  readonly name: string;
  /** The person of the device that asks; it has no seat at the table. */
  readonly person: number;
  /** SHA-256 of a secret of that device: its answer may be lost. */
  readonly again: string;
  /** Milliseconds since 1970 when it was asked. */
  readonly since: number;
  /** Seats that must allow it, and those that have, as bits. */
  readonly asked: number;
  readonly allowed: number;
}

/** The state of such a request. `there`: a device of the seat has shown itself, or its person plays it again. */
export type LetBackState = 'open' | 'given' | 'refused' | 'withdrawn' | 'there' | 'lapsed';

export interface LetBackWrite extends TableWrite {
  readonly letBack: StoredLetBack;
  readonly message: Message;
}

export interface LetBackChange extends LetBackWrite {
  readonly state: Exclude<LetBackState, 'given'>;
}

/** A seat is given to another person. */
export interface SeatGift extends TableWrite {
  readonly seat: number;
  readonly person: number;
  /** The name of that person; empty where the seat keeps its name. */
  readonly name: string;
  /** The new key of the seat's link, which opens nothing. */
  readonly key: string;
  /** The person who may invite from now on. */
  readonly host: number;
  readonly clock?: ClockWrite | undefined;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  /** The message that the request was granted, where there was one. */
  readonly told?: Message | undefined;
}

/** Requests of the last day at a table. */
export interface LetBackCount {
  readonly lately: number;
  /** The number of the last of all; 0 where there was none. */
  readonly last: number;
}

/** Requests for a seat. One that is open ends when somebody else takes a seat. */
export const LET_BACK_OPERATIONS = {
  openLetBack: changes<LetBackWrite>(({ message }) => [message]),
  /** Fails where it is not open. */
  changeLetBack: changes<LetBackChange>(({ message }) => [message]),
  /**
   * A person has the seat alone from now on, and nothing else of whoever had it. Its token is dead. An open request is
   * granted with it.
   */
  giveSeat: changes<SeatGift>(({ message, told, table, clock }) => [
    ...(told === undefined ? [] : [told]),
    ...toldBy(message, table, clock),
  ]),
  countLetBacks: reads<(table: string, since: number) => LetBackCount>(),
  /** Tables with an open request. */
  tablesOfLetBacks: reads<() => readonly string[]>(),
};
