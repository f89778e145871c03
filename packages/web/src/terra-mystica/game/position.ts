import { hasHex, RIVER, WORDS } from '@pangaea/rules/hexmap';
import {
  BUILDINGS,
  NONE,
  SETS,
  type State,
  TERRAINS,
  type Terrain,
} from '@pangaea/rules/terra-mystica';
import type { PieceKind } from '../../board/pieces/registry.ts';
import type { BoardHex, BoardPosition, BoardSeat, BoardTown } from '../../board/position.ts';
import type { Crests } from '../crests/index.ts';
import { armsOf, colourOf } from './colours.ts';

/** Ground as the board calls it: that of Terra Nova's lake is the same land. */
export type Ground = Exclude<Terrain, 'lakes'> | 'lake';

function groundOf(terrain: Terrain): Ground {
  return terrain === 'lakes' ? 'lake' : terrain;
}

/** A hex of Terra Mystica. */
export interface MysticaHex extends BoardHex {
  readonly terrain: Ground | 'river';
  /** Index into `TERRAINS`; undefined on a river. */
  readonly shows: number | undefined;
  /** A structure, or the landscape of its owner. */
  readonly stands: (typeof BUILDINGS)[number] | 'landscape';
}

const PIECE: Readonly<Record<MysticaHex['stands'], PieceKind | 'none'>> = {
  none: 'none',
  dwelling: 'house',
  'trading-post': 'trading-post',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
  landscape: 'tower',
};

/** The board of a position, in the board's own words. */
export function boardOf(state: State, crests: Crests): BoardPosition<MysticaHex> {
  const { map, players } = state.table;
  const towns = townsOf(state);
  const first = new Set(towns.map(({ hexes }) => hexes[0]));
  const hexes = map.names.map((name, hex): MysticaHex => {
    const river = map.ground[hex] === RIVER;
    const owner = state.owner(hex) === NONE ? undefined : state.owner(hex);
    const terrain = river ? undefined : state.terrain(hex);
    const stands =
      owner !== undefined && state.landscape(owner) === hex
        ? 'landscape'
        : BUILDINGS[state.building(hex)];
    return {
      name,
      x: map.x[hex],
      y: map.y[hex],
      row: map.row[hex],
      terrain: terrain === undefined ? 'river' : groundOf(TERRAINS[terrain]),
      shows: terrain,
      changed: terrain !== undefined && terrain !== map.ground[hex],
      stands,
      building: PIECE[stands],
      owner,
      colour: owner === undefined ? undefined : colourOf(state, owner),
      town: first.has(hex),
      icon: false,
    };
  });
  const bridges = map.bridges.map(({ name, a, b }, index) => {
    const owner = state.bridgeOwner(index) === NONE ? undefined : state.bridgeOwner(index);
    const colour = owner === undefined ? undefined : colourOf(state, owner);
    return { name, a, b, owner, colour };
  });
  const seats: BoardSeat[] = [];
  for (let seat = 0; seat < players; seat++) {
    const colour = colourOf(state, seat);
    const arms = armsOf(state, seat, crests);
    if (colour === undefined || arms === undefined) continue;
    seats.push({ seat, colour, arms, vp: state.vp(seat) });
  }
  return { hexes, bridges, towns, seats };
}

/** Structures of one seat that belong to towns, by what joins them: side by side, or over own bridges. */
function townsOf(state: State): BoardTown[] {
  const { map, players } = state.table;
  const towns: BoardTown[] = [];
  for (let seat = 0; seat < players; seat++) {
    const inTown = (hex: number) => hasHex(state.i32, SETS.inTown + seat * WORDS, hex);
    const seen = new Set<number>();
    for (let hex = 0; hex < map.size; hex++) {
      if (!inTown(hex) || seen.has(hex)) continue;
      const hexes = connectedWith(state, seat, hex, inTown);
      for (const each of hexes) seen.add(each);
      towns.push({ seat, hexes });
    }
  }
  return towns;
}

function connectedWith(
  state: State,
  seat: number,
  start: number,
  inTown: (hex: number) => boolean,
): number[] {
  const { map } = state.table;
  const found = new Set([start]);
  for (const hex of found) {
    const next = [...map.neighbours.subarray(hex * 6, hex * 6 + 6)];
    for (const [index, { a, b }] of map.bridges.entries()) {
      if (state.bridgeOwner(index) === seat && (a === hex || b === hex)) next.push(a + b - hex);
    }
    for (const each of next) if (each >= 0 && inTown(each)) found.add(each);
  }
  return [...found];
}

/** Empty land in reach of a seat in the action phase. */
export function reachOf(state: State, seat: number): ReadonlySet<number> {
  const reach = new Set<number>();
  for (let hex = 0; hex < state.table.map.size; hex++) {
    if (!hasHex(state.i32, SETS.empty, hex)) continue;
    if (hasHex(state.i32, SETS.reach + seat * WORDS, hex)) reach.add(hex);
  }
  return reach;
}
