import type { Seat } from '../../kernel/index.ts';
import { hexName, isRiver } from '../../terra/check/geography.ts';
import { cornerEnd, factionName } from '../check/geography.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';

/**
 * Checks a bridge from a corner of the landscape to a hex. Where the map has a bridge place, the
 * usual bridge is built instead, so the hex is refused here.
 */
export function checkLandBridge(s: State, seat: Seat, end: number, reason?: Reason): number {
  const tower = s.landscape(seat);
  const { landBridges } = s.table.factions[s.faction(seat)].landscape.traits ?? {};
  if (landBridges === undefined || tower === NONE) {
    return refuse('no-land-bridges', { faction: factionName(s, seat) }, reason);
  }
  const hex = hexName(s, end);
  const corner = [0, 1, 2, 3, 4, 5].findIndex((each) => cornerEnd(s, tower, each) === end);
  const place = s.table.map.bridges.some(
    ({ a, b }) => (a === tower && b === end) || (b === tower && a === end),
  );
  if (corner < 0 || isRiver(s, end) || place) return refuse('no-corner', { hex }, reason);
  if ((s.landscapeMemo(seat) & (1 << corner)) === 0) return LEGAL;
  const bridge = `${hexName(s, tower)}-${hex}`;
  return refuse('bridge-place-taken', { bridge, by: seat }, reason);
}
