import { reads, type StoreOf, writes } from './operations.ts';

/** A fact under a name, as it was read and as it is to be. */
export interface PassingChange {
  readonly name: string;
  /** The text that was read; undefined where there was none. */
  readonly before: string | undefined;
  /** The text to be kept; undefined where there is to be none. */
  readonly body: string | undefined;
  /** Milliseconds since 1970. From then on it may be forgotten. */
  readonly ends: number;
}

/**
 * Facts that several servers have in common for minutes or hours: codes, and what was tried how often. A server that is alone
 * has them in its memory. Names are hashes, so that no address of a visitor is stored.
 */
export const PASSING_OPERATIONS = {
  /** The texts under some names, in their order; undefined where there is none. */
  passingOf: reads<(names: readonly string[]) => readonly (string | undefined)[]>(),
  /** Changes all of them, or none where one of them is another by now. @returns whether they were changed */
  changePassing: writes<(changes: readonly PassingChange[]) => boolean>(),
  /** Forgets what has ended. */
  forgetPassing: writes<(now: number) => void>(),
};

export type PassingStore = StoreOf<typeof PASSING_OPERATIONS>;
