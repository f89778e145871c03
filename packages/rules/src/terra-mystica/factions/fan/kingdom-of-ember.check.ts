import type { Seat } from '../../../kernel/index.ts';
import {
  acrossBridges,
  connectedWith,
  isRiver,
  neighboursOf,
} from '../../../terra/check/geography.ts';
import { boardOf } from '../../check/geography.ts';
import { isForeignHome } from '../../check/volcano.ts';
import { NONE, type State } from '../../state.ts';

/**
 * The number of river hexes that a stack crosses on the shortest way between two land hexes; river
 * hexes with a structure cannot be crossed. -1 if there is no way.
 */
function riversBetween(s: State, from: number, to: number): number {
  const seen = [from];
  let level = [from];
  for (let rivers = 0; level.length > 0; rivers++) {
    if (level.some((hex) => neighboursOf(s, hex).includes(to))) return rivers;
    level = level.flatMap((hex) => neighboursOf(s, hex));
    level = level.filter((hex) => isRiver(s, hex) && s.owner(hex) === NONE && !seen.includes(hex));
    level = [...new Set(level)];
    seen.push(...level);
  }
  return -1;
}

/**
 * Volcano tiles of a stack that arrive on a land hex; none if there are too few, or there is no
 * way.
 */
export function tilesArriving(s: State, seat: Seat, from: number, to: number): number {
  const rivers = riversBetween(s, from, to);
  if (rivers < 0) return 0;
  const lost = 1 + rivers + (isForeignHome(s, seat, to) ? 1 : 0);
  return Math.max(0, s.tag(from) - lost);
}

/** The own structures of the highest value that are connected with a given one. */
export function mostValuable(s: State, seat: Seat, town: number): readonly number[] {
  const { dwelling, tradingPost, temple, stronghold, sanctuary } = boardOf(s, seat);
  const rows = [dwelling, tradingPost, temple, stronghold, sanctuary];
  const worth = (hex: number) => rows[s.building(hex) - 1].value;
  const own = (hex: number) => s.owner(hex) === seat;
  const group = connectedWith(town, (hex) =>
    [...neighboursOf(s, hex), ...acrossBridges(s, hex, (builder) => builder === seat)].filter(own),
  );
  const most = Math.max(...group.map(worth));
  return group.filter((hex) => worth(hex) === most);
}
