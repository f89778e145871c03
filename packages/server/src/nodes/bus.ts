/**
 * Subjects of bus messages, which the servers of one database send each other.
 * - `told`: messages of a table were stored.
 * - `seats`: a table may have other persons.
 * - `person` and `device`: their data were changed.
 * - `work`: work is due now.
 * - `here`: the persons who are present at a table.
 * - `there`: the devices of a person that have streams.
 * - `orders`: the operator gave an order.
 * - `beat`: a server is running.
 * - `again`: a server may have missed bus messages, or its own were lost.
 * - `repeat`: a server shall say again who is present.
 * A server ignores subjects that it does not know.
 */
export type Topic =
  | 'told'
  | 'seats'
  | 'person'
  | 'device'
  | 'work'
  | 'here'
  | 'there'
  | 'orders'
  | 'beat'
  | 'again'
  | 'repeat';

export interface BusMessage {
  readonly topic: Topic;
  /** The table, person, device or server that the bus message is about. */
  readonly id: string;
  readonly text: string;
}

/** Gets the bus messages for a server. */
export interface Hearing {
  heard(message: BusMessage): void;
  /** Bus messages may have been lost until now. */
  again(): void;
}

/**
 * Bus messages from each server to all others. A bus message names the data to read; the data
 * themselves are in the database. It may be lost, late or doubled.
 */
export interface Bus {
  /** The name of this server among the others, until it ends. */
  readonly name: string;
  say(topic: Topic, id: string, text?: string): void;
  /** Begins to pass on bus messages. */
  listen(hearing: Hearing): void;
  close(): Promise<void>;
}
