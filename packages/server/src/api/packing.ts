import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** Shorter answers are not compressed: an answer to a segment must not be delayed. */
const LEAST = 16_384;
/** A record repeats the same words; a higher level gains little. */
const LEVEL = 3;

/**
 * Compresses a long answer, off the main thread.
 * @returns nothing when the answer is short or the client does not accept compression
 */
export async function packed(
  text: string,
  accepted: string | undefined,
): Promise<Buffer | undefined> {
  const words = accepted?.split(',').map((word) => word.trim().split(';')[0]) ?? [];
  if (text.length < LEAST || !words.includes('gzip')) return undefined;
  return pack(text, { level: LEVEL });
}
