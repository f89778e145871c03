import type { Seat } from '../../kernel/index.ts';
import type { State } from '../state.ts';
import { CYCLE, ICE, TERRAINS, VOLCANO } from '../vocabulary.ts';
import { aimOf, routesOf, spadesFor } from './spades.ts';
import { volcanoPrice } from './volcano.ts';

/**
 * The number of spades that turn a terrain into the terrain on which a seat builds, by the terrain
 * circle on its board: 0 if nothing is needed, undefined if the seat can never change it. Some
 * factions pay steps of a cult or power tokens instead of spades, as many as this number. The spade
 * that a landscape saves is not considered.
 * @param terrain index into `TERRAINS`
 */
export function landPrice(s: State, seat: Seat, terrain: number): number | undefined {
  const { spades, volcano } = s.table.factions[s.faction(seat)];
  const land = landOf(s, seat);
  const open = s.table.hooks.openGround[s.faction(seat)]?.(s, seat) ?? 1 << land;
  if (((open >> terrain) & 1) !== 0) return 0;
  // A home terrain that is not chosen yet gives no price.
  if (terrain >= CYCLE || land >= TERRAINS.length || aimOf(s, seat) >= TERRAINS.length) {
    return undefined;
  }
  if (volcano !== undefined) return volcanoPrice(s, seat, terrain);
  if (spades.pay === 'nothing') return undefined;
  for (const route of routesOf(s, seat, terrain)) {
    if (!route.arrives || route.way !== 0) continue;
    const price = spadesFor(s, seat, route);
    if (price > 0) return price;
  }
  return undefined;
}

/**
 * The terrain at which transformations of a seat end: the one on which it builds, unless its
 * faction builds on several.
 */
export function landOf(s: State, seat: Seat): number {
  const ground = s.groundOf(seat);
  return ground === ICE || ground === VOLCANO ? ground : aimOf(s, seat);
}
