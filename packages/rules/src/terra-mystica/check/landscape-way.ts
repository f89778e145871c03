import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import type { LandscapeWay } from '../boards/definition.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';
import { factionName, ownHexes } from './geography.ts';

/**
 * Checks a landscape that comes to the map in this way: only once, and only if the structures that
 * it needs are there.
 */
export function needsLandscape(s: State, seat: Seat, way: LandscapeWay, reason?: Reason): number {
  if (!s.hasLandscapes()) return refuse('no-landscapes', {}, reason);
  const { landscape } = s.table.factions[s.faction(seat)];
  const own = landscape.way ?? 'home';
  if (own !== way) {
    return refuse('landscape-otherwise', { faction: factionName(s, seat), way: own }, reason);
  }
  const lies = s.landscape(seat);
  if (lies !== NONE) return refuse('landscape-lies', { hex: hexName(s, lies) }, reason);
  if (landscape.needs === undefined) return LEGAL;
  const { building, count } = landscape.needs;
  const there = ownHexes(s, seat).filter((own) => BUILDINGS[s.building(own)] === building);
  if (there.length >= count) return LEGAL;
  return refuse('landscape-needs', { building, count }, reason);
}
