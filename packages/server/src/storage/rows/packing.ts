import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * Shorter texts are not compressed. Messages with hidden hands are ten times as long, because they
 * contain nearly the same position for every viewer.
 */
const LEAST = 4_096;
const QUICKLY = 1;

/** A text in the form in which it is stored: compressed or not. */
export function pack(text: string): readonly [text: string, packed: Uint8Array | null] {
  return text.length < LEAST ? [text, null] : ['', deflateRawSync(text, { level: QUICKLY })];
}

export function unpack(text: string, packed: Uint8Array | null): string {
  return packed === null ? text : inflateRawSync(packed).toString('utf8');
}
