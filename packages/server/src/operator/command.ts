import type { KeyService } from '../keys/key-service.ts';
import type { Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { ErasingService } from '../tables/erasing-service.ts';
import type { SeatService } from '../tables/seat-service.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Both, Language } from './language.ts';
import type { OperatorOrders } from './orders.ts';

/** The parts of the running server that commands of its operator use. */
export interface OperatorNeeds {
  readonly storage: Pick<
    Storage,
    'countTables' | 'tablesAfter' | 'personsBefore' | 'keptOf' | 'wordsAfter'
  >;
  readonly tables: TableService;
  readonly seats: SeatService;
  readonly keys: Pick<KeyService, 'giveBack'>;
  readonly erasing: Pick<ErasingService, 'eraseUnasked'>;
  readonly orders: OperatorOrders;
  readonly hub: Pick<Hub, 'size' | 'tellEverybody' | 'endThose'>;
  /** Ends the server gently. */
  readonly end: () => void;
  readonly now: () => number;
}

/** The answer to a look: lines to read, and a question where something would be changed. */
export interface Looked {
  readonly lines: readonly string[];
  /** Says all that would be done; yes to it is yes to nothing else. */
  readonly asks?: string;
}

/** A command with the words that were typed after it. */
export interface Errand {
  /** Changes nothing. @throws Declined */
  look(needs: OperatorNeeds, language: Language): Promise<Looked>;
  /** After yes; left out where nothing is ever changed. @returns what was done @throws Declined */
  carryOut?(needs: OperatorNeeds, language: Language): Promise<string | Done>;
}

/** The end of a command that tells something which no log may keep, or after which something follows. */
export interface Done {
  /** For the log. */
  readonly noted: string;
  /** For the operator alone. */
  readonly lines: readonly string[];
  /** Called when the operator has been answered. */
  readonly afterwards?: () => void;
}

/** A command of the operator: one file of `commands/`, with its texts. It runs in the server that has the data. */
export interface OperatorCommand {
  readonly name: string;
  /** The words after the name, as the usage shows them. */
  readonly takes: string;
  /** For the usage. */
  readonly about: Both<string>;
  /** @returns undefined where the words make no sense */
  read(words: readonly string[]): Errand | undefined;
}

/** A command cannot be carried out; nothing was changed. The message is in the language of the operator. */
export class Declined extends Error {}
