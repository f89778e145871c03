import { needsTile } from '../check/needs.ts';
import { beside, type Cell, lookUp } from '../check/places.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { DIRECTIONS } from '../vocabulary.ts';

/** Rules, "Power cards: earthquake". @param way 0 east, 1 south */
export function checkEarthquake(
  state: State,
  cell: Cell,
  way: number,
  reason: Reason | undefined,
): number {
  const tile = needsTile(state, cell, reason);
  if (tile !== LEGAL) return tile;
  const direction = way === 0 ? 'east' : 'south';
  if (lookUp(state, beside(cell, DIRECTIONS.indexOf(direction))) !== undefined) return LEGAL;
  return refuse('no-tile-beside', { ...cell, direction }, reason);
}
