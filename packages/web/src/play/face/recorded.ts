import type { GameRecord } from '@pangaea/rules/kernel';
import type { Speech } from '../../messages/speech.ts';

/** A game read from another site; or, in sentences, why it cannot be read. */
export type Recorded =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** Names of the players, by seat; some may be missing. */
      readonly names: readonly string[];
      /** Whether the text tells another game than the one that was read. */
      readonly differs: boolean;
      /** The comparison with the text, in sentences. */
      readonly told: readonly string[];
      /** Parts of the text that were left out. */
      readonly comments: readonly string[];
      /** Why the rest of the text could not be read, in sentences; empty when all of it was. */
      readonly stops: readonly string[];
    }
  | { readonly ok: false; readonly why: readonly string[] };

/** Reads a text of another site. */
export type Reader = (text: string, speech: Speech) => Promise<Recorded>;
