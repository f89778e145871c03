import { Packable } from '../packable.ts';

/** Shorter answers are not compressed: an answer to a segment must not be delayed. */
const LEAST = 16_384;

/** A long answer, compressed; undefined when it is short or the client wants it plain. */
export async function packed(
  text: string | Packable,
  accepted: string | undefined,
): Promise<Buffer | undefined> {
  const words = accepted?.split(',').map((word) => word.trim().split(';')[0]) ?? [];
  const packable = typeof text === 'string' ? new Packable(text) : text;
  if (packable.text.length < LEAST || !words.includes('gzip')) return undefined;
  return packable.packed();
}
