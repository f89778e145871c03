import type { Provenance } from '../provenance.ts';
import type { NetSizes, NetWeights } from './net.ts';

/** The blocks of numbers of a net. */
export const BLOCKS = ['rows', 'direct', 'middle', 'bias', 'out'] as const;

/**
 * Numbers as 16-bit integers, lower byte first, in base64; each is multiplied by 2 to the power of
 * minus `step`.
 */
interface Block {
  readonly step: number;
  readonly numbers: string;
}

/** A built-in net; `train/values.ts` makes it. */
export interface NetFile {
  readonly provenance: Provenance;
  /** Identifies the list of inputs that it was trained with. */
  readonly inputs: string;
  readonly sizes: NetSizes;
  readonly blocks: Readonly<Record<(typeof BLOCKS)[number], Block>>;
}

export function readNet({ sizes, blocks }: NetFile): NetWeights {
  const [rows, direct, middle, bias, out] = BLOCKS.map((name) => numbersOf(blocks[name]));
  return {
    ...sizes,
    rows: Float32Array.from(rows),
    direct: Float32Array.from(direct),
    middle,
    bias,
    out,
  };
}

function numbersOf({ step, numbers }: Block): Float64Array {
  const bytes = bytesOf(numbers);
  const each = 2 ** -step;
  return Float64Array.from({ length: bytes.length >> 1 }, (_, at) => {
    const number = bytes[2 * at] | (bytes[2 * at + 1] << 8);
    return ((number << 16) >> 16) * each;
  });
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PAD = '=';

/** Decodes base64. The function `atob` is not part of the language. */
function bytesOf(base64: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let digit = 0; digit < DIGITS.length; digit++) values[DIGITS.charCodeAt(digit)] = digit;
  const end = base64.indexOf(PAD);
  const digits = end < 0 ? base64.length : end;
  const bytes = new Uint8Array((digits * 6) >> 3);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let place = 0; place < digits; place++) {
    held = (held << 6) | values[base64.charCodeAt(place)];
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
}
