import { reads, type StoreOf, writes } from './operations.ts';

/** A stored fact with a name, as it was read and as it should become. */
export interface PassingChange {
  readonly name: string;
  /** The text that was read; undefined if there was none. */
  readonly before: string | undefined;
  /** The text to store; undefined to delete it. */
  readonly body: string | undefined;
  /** The time in milliseconds since 1970 after which it may be deleted. */
  readonly ends: number;
}

/**
 * Facts that several servers share for minutes or hours: codes, and counts of tries. A server that
 * is alone has them in its memory. Their names are hashes, so that no address of a visitor is
 * stored.
 */
export const PASSING_OPERATIONS = {
  /** The texts with these names, in the same order; undefined where there is none. */
  passingOf: reads<(names: readonly string[]) => readonly (string | undefined)[]>(),
  /**
   * Changes all of them, or none if one of them was changed meanwhile.
   * @returns whether they were changed
   */
  changePassing: writes<(changes: readonly PassingChange[]) => boolean>(),
  /** Deletes facts whose time has ended. */
  forgetPassing: writes<(now: number) => void>(),
};

export type PassingStore = StoreOf<typeof PASSING_OPERATIONS>;
