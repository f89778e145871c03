import { clearHexes, intersectInto, WORDS } from '../../hexmap/index.ts';
import { KIND_BITS, type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { addEmptyOf, isAnyEmptyOf } from '../../terra/empty-hexes.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { addDirect } from '../land/reach.ts';
import type { State } from '../state.ts';
import { cycleDistance, SAVED } from '../table/cycle.ts';
import { CYCLE } from '../vocabulary.ts';
import { KIND } from '../words.ts';
import { aimOf, routesOf, spadesOn } from './spades.ts';

const BESIDE = new Int32Array(WORDS);

/**
 * Adds the transformations of the hexes in `where`. Those of hexes next to the landscape, with a
 * spade saved, come last; for these `where` is narrowed.
 */
export function addTransforms(
  s: State,
  seat: Seat,
  where: Int32Array,
  free: number,
  most: number,
  into: Moves,
): void {
  addRoutes(s, seat, where, free, most, KIND.transform, 0, into);
  const saved = s.trait(seat, TRAIT.spadesSaved);
  if (saved === 0) return;
  clearHexes(BESIDE, 0);
  addDirect(s, seat, s.landscape(seat), BESIDE, 0);
  intersectInto(where, 0, BESIDE, 0);
  addRoutes(s, seat, where, free, most, KIND.transform, saved, into);
}

/**
 * Adds the transformations of the empty hexes of a set with `free` spades and up to `most` in all.
 * Spades may be bought in addition to free ones only on the shortest way to home terrain (FAQ 2.1
 * S1).
 */
export function addRoutes(
  s: State,
  seat: Seat,
  where: Int32Array,
  free: number,
  most: number,
  kind: number,
  saved: number,
  into: Moves,
): void {
  const home = aimOf(s, seat);
  const way = saved > 0 ? SAVED : 0;
  const fixed = s.trait(seat, TRAIT.spadesPerHex);
  for (let from = 0; from < CYCLE; from++) {
    if (!isAnyEmptyOf(s, from, where, 0)) continue;
    const routes = routesOf(s, seat, from);
    for (let i = 0; i < routes.length; i++) {
      const route = routes[i];
      const spades = spadesOn(route, fixed, saved);
      if (spades === 0 || spades > most) continue;
      if (free > 0 && spades > free && !route.arrives) {
        if (!leadsHome(from, route.to, home, route.steps)) continue;
      } else if (free > 0 && spades > free && route.way !== 0) continue;
      addEmptyOf(s, from, where, 0, packMove(kind, 0, route.to, way | route.way), KIND_BITS, into);
    }
  }
}

/** Whether steps that do not arrive follow the shortest way to home terrain. */
function leadsHome(from: number, to: number, home: number, steps: number): boolean {
  return cycleDistance(from, home) === steps + cycleDistance(to, home);
}
