import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * Shorter texts are kept as they are. Messages with hidden hands are ten times as long: a position for every viewer, and
 * nearly the same one.
 */
const LEAST = 4_096;
const QUICKLY = 1;

/** A text as it is stored: as it is, or packed. */
export function pack(text: string): readonly [text: string, packed: Uint8Array | null] {
  return text.length < LEAST ? [text, null] : ['', deflateRawSync(text, { level: QUICKLY })];
}

export function unpack(text: string, packed: Uint8Array | null): string {
  return packed === null ? text : inflateRawSync(packed).toString('utf8');
}
