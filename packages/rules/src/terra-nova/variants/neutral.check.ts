import { hasHex, WORDS } from '../../hexmap/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import { needsEmptyLand } from '../check/needs.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { TERRAINS } from '../vocabulary.ts';

/**
 * A neutral house must be on a free icon hex that still has its original terrain. Rulebook,
 * "Variants for 2".
 * @param wanted the terrain
 */
export function checkNeutral(
  state: State,
  wanted: number,
  hex: number,
  reason: Reason | undefined,
): number {
  const params = { hex: hexName(state, hex), terrain: TERRAINS[wanted] };
  if (!hasHex(state.table.icons, wanted * WORDS, hex)) {
    return refuse('no-house-icon', params, reason);
  }
  const shows = state.terrain(hex);
  if (shows !== wanted) {
    return refuse('icon-terrain-changed', { ...params, shows: TERRAINS[shows] }, reason);
  }
  return needsEmptyLand(state, hex, reason);
}
