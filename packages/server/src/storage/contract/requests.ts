import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, reads, type TableWrite } from './operations.ts';
import { type NewWord, saidWith } from './words.ts';

/**
 * A request of one person to the others at a table. It lapses when the table gets another version.
 */
export interface StoredRequest {
  readonly kind: 'back' | 'stop' | 'free';
  /** The seat of the person who asks. */
  readonly seat: number;
  readonly person: number;
  /** The version of the table at which it was asked. */
  readonly version: number;
  /** The version to go back to, or the seat to be freed; 0 where the game is to end. */
  readonly to: number;
  /** Seats that have agreed or need not be asked, as bits. */
  readonly allowed: number;
}

/** A request that ends: it was refused, or taken back. */
export interface KeptRequest extends StoredRequest {
  readonly state: 'open' | 'refused' | 'withdrawn';
}

export interface RequestWrite extends TableWrite {
  readonly request: StoredRequest;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
}

export interface RequestChange extends RequestWrite {
  /** `open` where one has agreed and others have not answered yet. */
  readonly state: KeptRequest['state'];
}

/** A seat that a bot plays until its person is back or somebody else has taken it. */
export interface LeftSeat extends TableWrite {
  readonly seat: number;
  readonly level: string;
  readonly key: string;
  readonly invitation: string;
  /** The person who may invite from now on. */
  readonly host: number;
  /** As in `StoredSeat`. */
  readonly gone: number;
  readonly clock?: ClockWrite | undefined;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  /** Where the operator did it: all are told. */
  readonly said?: NewWord | undefined;
}

/** A person plays a seat again after leaving it. */
export interface SeatReturn extends TableWrite {
  readonly seat: number;
  readonly clock?: ClockWrite | undefined;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  /** Where somebody asked to take the seat over: nobody gets it. */
  readonly told?: Message | undefined;
}

/**
 * Requests of people at a table to each other. A granted request is stored as a segment, which
 * raises the version. An open request ends when a seat is taken or left, or somebody there is
 * erased, and may then be asked again.
 */
export const REQUEST_OPERATIONS = {
  /** Stores a request. Fails where the person has already asked at this version. */
  openRequest: changes<RequestWrite>(({ message }) => [message]),
  /** Fails where the request is not open. */
  changeRequest: changes<RequestChange>(({ message }) => [message]),
  /** The request that a person made at a version. */
  findRequest: reads<(table: string, version: number, person: number) => KeptRequest | undefined>(),
  /** Gives the seat to a bot, ends its token, and makes new links for the seat and the table. */
  leaveSeat: changes<LeftSeat>(({ message, table, clock, said }) => [
    ...toldBy(message, table, clock),
    ...saidWith(said),
  ]),
  /** The person of the seat plays it again. */
  returnToSeat: changes<SeatReturn>(({ message, table, clock, told }) => [
    ...(told === undefined ? [] : [told]),
    ...toldBy(message, table, clock),
  ]),
};
