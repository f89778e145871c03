import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, reads, type TableWrite } from './operations.ts';
import { type NewWord, saidWith } from './words.ts';

/**
 * A request of one person to the others at a table. It lapses when the version of the table
 * changes.
 */
export interface StoredRequest {
  readonly kind: 'back' | 'stop' | 'free';
  /** The seat of the asking person. */
  readonly seat: number;
  readonly person: number;
  /** The version of the table at the time of the request. */
  readonly version: number;
  /** The version to go back to, or the seat to be freed; 0 for ending the game. */
  readonly to: number;
  /** Seats that have agreed or need not be asked, as bits. */
  readonly allowed: number;
}

/**
 * A request with its state. `lapsed`: its seat was to be freed, and the person of the seat is back.
 */
export interface KeptRequest extends StoredRequest {
  readonly state: 'open' | 'refused' | 'withdrawn' | 'lapsed';
}

export interface RequestWrite extends TableWrite {
  readonly request: StoredRequest;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
}

export interface RequestChange extends RequestWrite {
  /** `open` if one person has agreed and others have not answered yet. */
  readonly state: KeptRequest['state'];
}

/** A seat that a bot plays until its person is back or another person has taken it. */
export interface LeftSeat extends TableWrite {
  readonly seat: number;
  readonly level: string;
  readonly key: string;
  readonly invitation: string;
  /** The host from now on. */
  readonly host: number;
  /** As in `StoredSeat`. */
  readonly gone: number;
  readonly clock?: ClockWrite | undefined;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  /** The word that reports it to all, if the operator did it. */
  readonly said?: NewWord | undefined;
}

/** A person plays a seat again after leaving it. */
export interface SeatReturn extends TableWrite {
  readonly seat: number;
  readonly clock?: ClockWrite | undefined;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  /** The message that a request to take over the seat has ended, if there was one. */
  readonly told?: Message | undefined;
}

/**
 * Requests of people at a table to each other. A granted request is stored as a segment, which
 * raises the version. An open request ends when a seat is taken or left, or when a person there is
 * erased; then it may be made again.
 */
export const REQUEST_OPERATIONS = {
  /** Stores a request. Fails if the person has already asked at this version. */
  openRequest: changes<RequestWrite>(({ message }) => [message]),
  /** Fails if the request is not open. */
  changeRequest: changes<RequestChange>(({ message }) => [message]),
  /** The request that a person made at a given version. */
  findRequest: reads<(table: string, version: number, person: number) => KeptRequest | undefined>(),
  /** Gives the seat to a bot, ends its token, and makes new links for the seat and the table. */
  leaveSeat: changes<LeftSeat>(({ message, table, clock, said }) => [
    ...toldBy(message, table, clock),
    ...saidWith(said),
  ]),
  /** Gives the seat back to its person. */
  returnToSeat: changes<SeatReturn>(({ message, table, clock, told }) => [
    ...(told === undefined ? [] : [told]),
    ...toldBy(message, table, clock),
  ]),
};
