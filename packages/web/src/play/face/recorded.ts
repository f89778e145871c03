import type { GameRecord } from '@pangaea/rules/kernel';
import type { Speech } from '../../messages/speech.ts';

/** A game that was played elsewhere, as it was read; or why it cannot be, in sentences. */
export type Recorded =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** Of the players, by seat; some may be missing. */
      readonly names: readonly string[];
      /** The text tells another game than the one that was read. */
      readonly differs: boolean;
      /** How the text compares with it. */
      readonly told: readonly string[];
      /** Other parts of the text. */
      readonly comments: readonly string[];
      /** Why the rest of the text could not be read, in sentences; empty when all of it was. */
      readonly stops: readonly string[];
    }
  | { readonly ok: false; readonly why: readonly string[] };

/** Reads a text of another site. */
export type Reader = (text: string, speech: Speech) => Promise<Recorded>;
