import type { Message } from './message.ts';
import { changes, reads, type TableWrite, writes } from './operations.ts';

/** An open request to be let back, and its table. */
export interface OpenLetBack {
  readonly table: string;
  readonly number: number;
}

/** Deletes all traces of a person at a table; the game stays. */
export interface ErasureAt extends TableWrite {
  readonly person: number;
  /** Seats that only this person has. */
  readonly seats: readonly number[];
  /** The host of the table from now on. */
  readonly host: number;
  readonly message: Message;
  /** The message that an open request for one of the seats has ended. */
  readonly told?: Message | undefined;
}

/** Erasing a person: first at one table after another, and then completely. */
export const ERASING_OPERATIONS = {
  /** Every table that a person made or has a seat at, also those removed from the person's list. */
  tablesWith: reads<(person: number) => readonly string[]>(),
  openLetBacksOf: reads<(person: number) => readonly OpenLetBack[]>(),
  /**
   * Deletes the name and the person of the seats, and the words from them. All earlier messages of
   * the table, and an open request of its people to each other, are deleted too.
   */
  eraseAt: changes<ErasureAt>(({ message, told }) =>
    told === undefined ? [message] : [told, message],
  ),
  /**
   * Deletes all other data of a person, and of persons that were joined into this one. Devices that
   * joined alone return to their former persons.
   * @returns devices that now belong to nobody, or to another person; undefined if the person still
   * has a table, and then nothing is changed
   */
  erasePerson: writes<(person: number) => readonly number[] | undefined>(),
};
