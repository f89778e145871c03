import type { GameRecord } from '@pangaea/rules/kernel';
import type { Speech } from '../../messages/speech.ts';

/** A game from another site; or, in sentences, the reason why it cannot be read. */
export type Recorded =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** Names of the players, by seat; some may be missing. */
      readonly names: readonly string[];
      /** Whether the text contradicts the game that was read. */
      readonly differs: boolean;
      /** The comparison with the text, in sentences. */
      readonly told: readonly string[];
      /** Parts of the text that were ignored. */
      readonly comments: readonly string[];
      /** In sentences, why the rest of the text could not be read; empty if all of it was read. */
      readonly stops: readonly string[];
    }
  | { readonly ok: false; readonly why: readonly string[] };

/** Reads a text from another site. */
export type Reader = (text: string, speech: Speech) => Promise<Recorded>;
