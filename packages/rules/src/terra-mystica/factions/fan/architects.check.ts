import type { Seat } from '../../../kernel/index.ts';
import { neighboursOf } from '../../../terra/check/geography.ts';
import { boardOf } from '../../check/geography.ts';
import { NONE, type State } from '../../state.ts';
import { BUILDINGS, FAVOUR_TILES } from '../../vocabulary.ts';

/** Own bridges except one. */
function ownBridges(s: State, seat: Seat, without: number) {
  const { bridges } = s.table.map;
  return bridges.filter((_, bridge) => bridge !== without && s.bridgeOwner(bridge) === seat);
}

/** The own structures connected with a hex by sides and own bridges, without one of the bridges. */
export function townAround(s: State, seat: Seat, hex: number, without: number = NONE): number[] {
  const bridges = ownBridges(s, seat, without);
  const group = [hex];
  for (const from of group) {
    const over = bridges.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []));
    for (const to of [...neighboursOf(s, from), ...over]) {
      if (s.owner(to) === seat && !group.includes(to)) group.push(to);
    }
  }
  return group;
}

/** The power value that a town needs: the number on a favour tile, otherwise the common number. */
function townPower(s: State, seat: Seat): number {
  const onTiles = FAVOUR_TILES.map((_, tile) =>
    s.hasFavour(seat, tile) ? s.table.favourTownPower[tile] : 0,
  );
  return onTiles.find((power) => power > 0) ?? s.table.numbers.town.power;
}

/**
 * Whether the structures around a town tile would still be enough for a town without one of the
 * bridges.
 */
export function standsWithout(s: State, seat: Seat, without: number, tile: number): boolean {
  const { dwelling, tradingPost, temple, stronghold, sanctuary } = boardOf(s, seat);
  const rows = [dwelling, tradingPost, temple, stronghold, sanctuary];
  const group = townAround(s, seat, tile, without);
  const kinds = group.map((hex) => s.building(hex));
  const inside = ownBridges(s, seat, without).filter(
    ({ a, b }) => group.includes(a) && group.includes(b),
  );
  const power = kinds.reduce((sum, kind) => sum + rows[kind - 1].value, inside.length);
  const { structures, structuresWithSanctuary } = s.table.numbers.town;
  const isSmall = kinds.some((kind) => BUILDINGS[kind] === 'sanctuary');
  const needed = isSmall ? structuresWithSanctuary : structures;
  return group.length >= needed && power >= townPower(s, seat);
}
