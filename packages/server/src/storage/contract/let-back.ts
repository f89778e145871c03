import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, reads, type TableWrite } from './operations.ts';
import type { DeviceKind } from './persons.ts';

/** A request for one seat: to be let back into it, or to take it over under a name. */
export interface StoredLetBack extends DeviceKind {
  /** The number of the request among those of its table, from 1. */
  readonly number: number;
  readonly seat: number;
  /** The name of a newcomer who asks to take the seat over; empty where a person asks to be let back. */
  readonly name: string;
  /** The person of the asking device; it has no seat at the table. */
  readonly person: number;
  /** SHA-256 of a secret of that device, which repeats its request if the answer is lost. */
  readonly again: string;
  /** The time of the request in milliseconds since 1970. */
  readonly since: number;
  /** Seats that must allow it, and seats that have allowed it, as bits. */
  readonly asked: number;
  readonly allowed: number;
}

/**
 * The state of a request for a seat. `there`: a device of the seat was active again, or its person
 * plays the seat again.
 */
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
  /** The name of the new person; empty if the seat keeps its name. */
  readonly name: string;
  /**
   * The new secret of the seat's link. The link gives no seat to anybody, since the seat has a
   * person.
   */
  readonly key: string;
  /** The host from now on. */
  readonly host: number;
  readonly clock?: ClockWrite | undefined;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  /** The message that the request was granted, if there was one. */
  readonly told?: Message | undefined;
}

/** The number of requests for a seat since a given time. */
export interface LetBacksCounted {
  readonly table: string;
  readonly seat: number;
  readonly person: number;
  readonly since: number;
}

export interface LetBackCount {
  /** The requests for that seat, by any person. */
  readonly lately: number;
  /** The requests of that person, for any seat of the table. */
  readonly own: number;
  /** The number of the last request; 0 if there was none. */
  readonly last: number;
}

/** Requests for a seat. An open request ends when another person takes a seat. */
export const LET_BACK_OPERATIONS = {
  openLetBack: changes<LetBackWrite>(({ message }) => [message]),
  /** Fails if the request is not open. */
  changeLetBack: changes<LetBackChange>(({ message }) => [message]),
  /**
   * Gives the seat to one person, and nothing else of its former person. Its token becomes invalid,
   * and an open request is granted.
   */
  giveSeat: changes<SeatGift>(({ message, told, table, clock }) => [
    ...(told === undefined ? [] : [told]),
    ...toldBy(message, table, clock),
  ]),
  countLetBacks: reads<(counted: LetBacksCounted) => LetBackCount>(),
  /** Tables with an open request. */
  tablesOfLetBacks: reads<() => readonly string[]>(),
};
