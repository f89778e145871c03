import type { Seat } from '../../kernel/index.ts';
import type { State } from '../state.ts';
import { CYCLE, ICE, TERRAINS, VOLCANO } from '../vocabulary.ts';
import { aimOf, routesOf, spadesFor } from './spades.ts';
import { volcanoPrice } from './volcano.ts';

/**
 * What it takes to make land of a terrain the land that a seat builds on, as the terrain cycle on its board tells it: 0 where
 * nothing is to be done, undefined where the seat can never change it. Some factions pay
 * steps of a cult or power tokens instead of spades, as many as this number. What a landscape saves beside itself is left out.
 * @param terrain index into `TERRAINS`
 */
export function landPrice(s: State, seat: Seat, terrain: number): number | undefined {
  const { spades, volcano } = s.table.factions[s.faction(seat)];
  const land = landOf(s, seat);
  const open = s.table.hooks.openGround[s.faction(seat)]?.(s, seat) ?? 1 << land;
  if (((open >> terrain) & 1) !== 0) return 0;
  // A home that is still to be chosen tells nothing.
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

/** The terrain that transformations of a seat lead to: what it builds on, unless its faction builds on several. */
export function landOf(s: State, seat: Seat): number {
  const ground = s.groundOf(seat);
  return ground === ICE || ground === VOLCANO ? ground : aimOf(s, seat);
}
