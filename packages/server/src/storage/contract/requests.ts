import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, reads, type TableWrite } from './operations.ts';

/** A request of somebody to the others at a table. It has lapsed when the table has another version. */
export interface StoredRequest {
  readonly kind: 'back' | 'stop' | 'free';
  /** The seat of the asker. */
  readonly seat: number;
  readonly person: number;
  /** That of the table. */
  readonly version: number;
  /** The version to go back to, or the seat to be freed; 0 where the game is to end. */
  readonly to: number;
  /** Seats that have allowed it or need not be asked, as bits. */
  readonly allowed: number;
}

/** A request that may be over: refused by somebody, or taken back by its asker. */
export interface KeptRequest extends StoredRequest {
  readonly state: 'open' | 'refused' | 'withdrawn';
}

export interface RequestWrite extends TableWrite {
  readonly request: StoredRequest;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
}

export interface RequestChange extends RequestWrite {
  /** `open` where somebody has allowed it, and not everybody has. */
  readonly state: KeptRequest['state'];
}

/** A seat that a bot plays until its person is back, or somebody else has taken it. */
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
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
}

/** A person plays a seat again that it left. */
export interface SeatReturn extends TableWrite {
  readonly seat: number;
  readonly clock?: ClockWrite | undefined;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
  readonly message: Message;
}

/**
 * Requests of the people at a table to each other. That a request was granted is written as a segment, which moves the
 * version on. One that is open ends when somebody takes a seat or leaves one, and may be asked again then.
 */
export const REQUEST_OPERATIONS = {
  /** Puts a request to the table. Fails where the person has asked at this version. */
  openRequest: changes<RequestWrite>(({ message }) => [message]),
  /** Fails where it is not open. */
  changeRequest: changes<RequestChange>(({ message }) => [message]),
  /** The request of a person at a version. */
  findRequest: reads<(table: string, version: number, person: number) => KeptRequest | undefined>(),
  /** A bot plays the seat; it has no token any more, and it and the table have new links. */
  leaveSeat: changes<LeftSeat>(({ message, table, clock }) => toldBy(message, table, clock)),
  /** Its person plays a seat again. */
  returnToSeat: changes<SeatReturn>(({ message, table, clock }) => toldBy(message, table, clock)),
};
