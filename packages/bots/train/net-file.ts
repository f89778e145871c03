import { createHash } from 'node:crypto';
import type { Inputs } from '../src/learned/inputs.ts';
import type { NetWeights } from '../src/learned/net.ts';
import { BLOCKS, type NetFile } from '../src/learned/net-file.ts';
import type { Provenance } from '../src/provenance.ts';

/**
 * A fingerprint of the inputs of a net. A net is valid only for the inputs with which it was
 * trained.
 */
export function markOfInputs({ names, scales, own, worths, stages }: Inputs<never>): string {
  const text = JSON.stringify([names, scales, own, worths, stages]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const MOST = 32_767;

/**
 * The file of a net. Each number has 16 bits. Its unit is a power of two, the same for all numbers
 * of a block.
 */
export function netFileOf(
  inputs: Inputs<never>,
  weights: NetWeights,
  provenance: Provenance,
): NetFile {
  const { shared, own, kinds, first, second, stages } = weights;
  const blocks = BLOCKS.map((name) => {
    let most = 0;
    for (const each of weights[name]) most = Math.max(most, Math.abs(each));
    // No unit is finer than those of `roundRows`, so sums of the first layer are exact.
    const step = Math.min(12, Math.floor(Math.log2(MOST / most)));
    const numbers = Int16Array.from(weights[name], (each) => Math.round(each * 2 ** step));
    return [name, { step, numbers: Buffer.from(numbers.buffer).toString('base64') }];
  });
  return {
    provenance,
    inputs: markOfInputs(inputs),
    sizes: { shared, own, kinds, first, second, stages },
    blocks: Object.fromEntries(blocks),
  };
}
