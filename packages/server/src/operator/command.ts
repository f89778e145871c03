import type { KeyService } from '../keys/key-service.ts';
import type { Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { ErasingService } from '../tables/erasing-service.ts';
import type { SeatService } from '../tables/seat-service.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Both, Language } from './language.ts';
import type { OperatorOrders } from './orders.ts';

/** The parts of the running server that the operator's commands use. */
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
  readonly hub: Pick<Hub, 'size'>;
  /** Ends the server gently. */
  readonly end: () => void;
  readonly now: () => number;
}

/** The result of a look: lines to read, and a question if something would be changed. */
export interface Looked {
  readonly lines: readonly string[];
  /** States the whole change; a yes is valid for exactly this text. */
  readonly asks?: string;
}

/** A command with the words that were typed after it. */
export interface Errand {
  /** Changes nothing. @throws Declined */
  look(needs: OperatorNeeds, language: Language): Promise<Looked>;
  /**
   * Carries out the change after a yes; left out if the command changes nothing.
   * @returns the changes in words
   * @throws Declined
   */
  carryOut?(needs: OperatorNeeds, language: Language): Promise<string | Done>;
}

/**
 * The result of a command whose output must not be logged, or after which something else happens.
 */
export interface Done {
  /** The text for the log. */
  readonly noted: string;
  /** Lines that only the operator sees. */
  readonly lines: readonly string[];
  /** Called when the operator has the answer. */
  readonly afterwards?: () => void;
}

/**
 * A command of the operator: one file of `commands/`, with its texts. It runs inside the server
 * that uses the data folder.
 */
export interface OperatorCommand {
  readonly name: string;
  /** The arguments, as the usage shows them. */
  readonly takes: string;
  /** The explanation in the usage. */
  readonly about: Both<string>;
  /**
   * Reads the arguments of the command.
   * @returns undefined if the arguments make no sense
   */
  read(words: readonly string[]): Errand | undefined;
}

/**
 * A command cannot be carried out, and nothing was changed. The message is in the language of the
 * operator.
 */
export class Declined extends Error {}
