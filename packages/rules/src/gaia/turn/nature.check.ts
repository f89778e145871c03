import type { Seat } from '../../kernel/index.ts';
import { FACE } from '../cards.ts';
import { needsInHand, needsPile } from '../check/needs.ts';
import { type Cell, landName, lookUp, tilesBeside } from '../check/places.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/**
 * The tile must share an edge with the world; the first tile of the game begins it. Rules, "Playing
 * a nature card".
 */
export function checkNature(
  state: State,
  seat: Seat,
  land: number,
  cell: Cell,
  reason: Reason | undefined,
): number {
  const card =
    needsInHand(state, seat, FACE.nature + land, reason) || needsPile(state, land, reason);
  if (card !== LEGAL) return card;
  if (state.tiles() === 0) {
    const isOrigin = cell.x === 0 && cell.y === 0;
    return isOrigin ? LEGAL : refuse('not-the-origin', { ...cell }, reason);
  }
  const taken = lookUp(state, cell);
  if (taken !== undefined) {
    return refuse('cell-taken', { ...cell, land: landName(state, taken) }, reason);
  }
  if (tilesBeside(state, cell).length > 0) return LEGAL;
  return refuse('cell-not-adjacent', { ...cell }, reason);
}
