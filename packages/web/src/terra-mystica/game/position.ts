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
import type {
  BoardHex,
  BoardPosition,
  BoardSeat,
  BoardTown,
  HexThing,
} from '../../board/position.ts';
import { placeLabel } from '../../terra/game/places.ts';
import type { Crests } from '../crests/index.ts';
import type { OnHex } from '../stored/stored.ts';
import { armsOf, colourOf } from './colours.ts';
import { type Stores, storesOf } from './stores.ts';
import { signOf, type TilesOnMap } from './town-tiles.ts';

/**
 * The name of a ground on the board. `lakes` is `lake` there, which looks the same as in Terra
 * Nova.
 */
export type Ground = Exclude<Terrain, 'lakes'> | 'lake';

export function groundOf(terrain: Terrain): Ground {
  return terrain === 'lakes' ? 'lake' : terrain;
}

/** A hex of Terra Mystica. */
export interface MysticaHex extends BoardHex {
  readonly terrain: Ground | 'river';
  /** Index into `TERRAINS`; undefined for a river. */
  readonly shows: number | undefined;
  /** A structure, or the landscape of its owner. */
  readonly stands: (typeof BUILDINGS)[number] | 'landscape';
  /** The stores of factions there. */
  readonly stored?: readonly StoredOnHex[];
}

/** A stored thing on a hex: its seat, and the faction that has words for it. */
export interface StoredOnHex extends OnHex {
  readonly seat: number;
  readonly faction: string;
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

/**
 * The position in the terms of the board.
 * @param stores the things that fan factions store on the map
 * @param tiles the town tiles on it, as far as they are known
 */
export function boardOf(
  state: State,
  crests: Crests,
  stores?: Stores,
  tiles?: TilesOnMap,
): BoardPosition<MysticaHex> {
  const { map, players } = state.table;
  const towns = townsOf(state, tiles);
  const storing = Array.from({ length: players }, (_, seat) => ({
    seat,
    faction: state.table.factions[state.faction(seat)]?.id,
    of: storesOf(state, seat, stores),
  })).filter(({ of }) => of?.onHex !== undefined);
  // A tile with a known place is marked there.
  const first = new Set(
    towns
      .filter(({ seat }) => storesOf(state, seat, stores)?.hasTownMarks !== true)
      .map(({ hexes }) => hexes[0]),
  );
  const hexes = map.names.map((name, hex): MysticaHex => {
    const river = map.ground[hex] === RIVER;
    const owner = state.owner(hex) === NONE ? undefined : state.owner(hex);
    const terrain = river ? undefined : state.terrain(hex);
    const stands =
      owner !== undefined && state.landscape(owner) === hex
        ? 'landscape'
        : BUILDINGS[state.building(hex)];
    const stored = storing.flatMap(({ seat, faction, of }) =>
      (of?.onHex?.things(state, seat, hex) ?? []).map((each) => ({ ...each, seat, faction })),
    );
    const own = owner === undefined ? undefined : storesOf(state, owner, stores)?.onHex?.colour;
    return {
      name,
      label: placeLabel(name),
      x: map.x[hex],
      y: map.y[hex],
      row: map.row[hex],
      terrain: terrain === undefined ? 'river' : groundOf(TERRAINS[terrain]),
      shows: terrain,
      changed: terrain !== undefined && terrain !== map.ground[hex],
      stands,
      building: river && stands === 'dwelling' ? 'river-house' : PIECE[stands],
      owner,
      colour:
        owner === undefined ? undefined : (own?.(state, owner, hex) ?? colourOf(state, owner)),
      town: first.has(hex),
      icon: false,
      ...(stored.length === 0
        ? {}
        : { stored, things: stored.map((each) => thingOf(state, each)) }),
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
    const blocker = storesOf(state, seat, stores)?.blocker?.(state, seat);
    const base = { seat, colour, arms, vp: state.vp(seat) };
    seats.push(blocker === undefined ? base : { ...base, blocker });
  }
  return { hexes, bridges, towns, seats };
}

function thingOf(state: State, { kind, count, seat }: StoredOnHex): HexThing {
  return { kind, count, colour: colourOf(state, seat) };
}

/**
 * Structures of one seat that belong to towns, grouped by their connections: side by side, or over
 * own bridges.
 */
function townsOf(state: State, tiles?: TilesOnMap): BoardTown[] {
  const { map, players } = state.table;
  const towns: BoardTown[] = [];
  for (let seat = 0; seat < players; seat++) {
    const inTown = (hex: number) => hasHex(state.i32, SETS.inTown + seat * WORDS, hex);
    const seen = new Set<number>();
    for (let hex = 0; hex < map.size; hex++) {
      if (!inTown(hex) || seen.has(hex)) continue;
      const hexes = connectedWith(state, seat, hex, inTown);
      for (const each of hexes) seen.add(each);
      const tile = hexes.map((each) => tiles?.get(map.names[each])).find((each) => each);
      towns.push({ seat, hexes, tile: tile === undefined ? undefined : signOf(tile, state) });
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
