import type { Message } from './message.ts';
import { changes, reads, type TableWrite, writes } from './operations.ts';

/** A request to be let back that is open, and its table. */
export interface OpenLetBack {
  readonly table: string;
  readonly number: number;
}

/** All that says at a table who a person was goes; the game stays. */
export interface ErasureAt extends TableWrite {
  readonly person: number;
  /** Seats that this person alone has. */
  readonly seats: readonly number[];
  /** The person that may invite from now on. */
  readonly host: number;
  readonly message: Message;
  /** That an open request for one of the seats has ended. */
  readonly told?: Message | undefined;
}

/** A person is erased: at one table after the other, and then wholly. */
export const ERASING_OPERATIONS = {
  /** Every table that a person made or sits at, also those taken off its list. */
  tablesWith: reads<(person: number) => readonly string[]>(),
  openLetBacksOf: reads<(person: number) => readonly OpenLetBack[]>(),
  /**
   * The seats have no name and no person, and what was said from them is gone. So are all messages of the table before, and an
   * open request of its people to each other.
   */
  eraseAt: changes<ErasureAt>(({ message, told }) =>
    told === undefined ? [message] : [told, message],
  ),
  /**
   * Everything else that is kept of a person, and of those that became one with it. Devices that came alone go back to where
   * they came from.
   * @returns devices that are nobody's now, or somebody else's; undefined where it has a table still, and nothing was changed
   */
  erasePerson: writes<(person: number) => readonly number[] | undefined>(),
};
