import { needsLand, needsNoCity, needsPile, needsTile } from '../check/needs.ts';
import { beside, type Cell, landName, lookUp } from '../check/places.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { DIRECTIONS, LANDS } from '../vocabulary.ts';

/** Rules, "Power cards: eruption"; ruling G5. @param given directions as bits, north first */
export function checkEruption(
  state: State,
  cell: Cell,
  given: number,
  reason: Reason | undefined,
): number {
  const place =
    needsTile(state, cell, reason) ||
    needsNoCity(state, cell, reason) ||
    needsLand(state, cell, 'mountain', reason) ||
    needsPile(state, LANDS.indexOf('desert'), reason);
  if (place !== LEGAL) return place;
  const fertile = DIRECTIONS.filter((_, direction) => {
    const next = lookUp(state, beside(cell, direction));
    return next !== undefined && ['plains', 'forest', 'swamp'].includes(landName(state, next));
  });
  const deserts = state.pile(LANDS.indexOf('desert'));
  const needed = fertile.length;
  const all = state.table.options.rulings.eruption === 'all-deserts';
  if (all && deserts < needed) return refuse('too-few-deserts', { deserts, needed }, reason);
  const chosen = DIRECTIONS.filter((_, direction) => ((given >> direction) & 1) === 1);
  const changes = Math.min(deserts, needed);
  if (chosen.length === changes && chosen.every((each) => fertile.includes(each))) return LEGAL;
  return refuse('other-deserts', { given: chosen.join(' '), changes }, reason);
}
