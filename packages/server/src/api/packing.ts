import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** Shorter answers go as they are: a segment is to be answered without delay. */
const LEAST = 16_384;
/** A game is the same words over and over; more effort gains little. */
const LEVEL = 3;

/** A long answer packed, away from the main thread; nothing when it is short or the asker wants it plain. */
export async function packed(
  text: string,
  accepted: string | undefined,
): Promise<Buffer | undefined> {
  const words = accepted?.split(',').map((word) => word.trim().split(';')[0]) ?? [];
  if (text.length < LEAST || !words.includes('gzip')) return undefined;
  return pack(text, { level: LEVEL });
}
