import { NUMBERS } from '../../terra-mystica/printed/index.ts';
import { CONVERSION } from '../../terra-mystica/vocabulary.ts';
import type { Resource } from '../notation/words.ts';

/** One conversion of the game: `give` units for one unit. */
export interface Rate {
  readonly from: Resource;
  readonly to: Resource;
  readonly give: number;
  /** Index in `CONVERSIONS`; the Darklings' ordaining is a separate move. */
  readonly conversion: number | undefined;
}

const RATES: readonly Rate[] = [
  { from: 'PW', to: 'C', give: NUMBERS.power.coins, conversion: CONVERSION['power-to-coins'] },
  { from: 'PW', to: 'W', give: NUMBERS.power.workers, conversion: CONVERSION['power-to-workers'] },
  { from: 'PW', to: 'P', give: NUMBERS.power.priests, conversion: CONVERSION['power-to-priests'] },
  { from: 'P', to: 'W', give: 1, conversion: CONVERSION['priests-to-workers'] },
  { from: 'W', to: 'C', give: 1, conversion: CONVERSION['workers-to-coins'] },
  { from: 'VP', to: 'C', give: 1, conversion: CONVERSION['vp-to-coins'] },
  { from: 'C', to: 'VP', give: 2, conversion: CONVERSION['coins-to-vp'] },
  { from: 'W', to: 'P', give: 1, conversion: undefined },
];

/**
 * The conversions from one resource to another: one, or two through workers; empty if there is
 * none.
 */
export function ratesThrough(from: Resource, to: Resource): readonly Rate[] {
  const find = (one: Resource, other: Resource) =>
    RATES.find((rate) => rate.from === one && rate.to === other);
  const direct = find(from, to);
  if (direct !== undefined) return [direct];
  const first = find(from, 'W');
  const second = find('W', to);
  return first === undefined || second === undefined ? [] : [first, second];
}
