import { RIVER } from '@pangaea/rules/hexmap';
import {
  BUILDINGS,
  COLOURS,
  FACTIONS,
  NONE,
  type State,
  TERRAINS,
  type Terrain,
} from '@pangaea/rules/terra-nova';
import type { BoardHex, BoardPosition, BoardSeat, BoardTown } from '../../board/position.ts';
import { placeLabel } from '../../terra/game/places.ts';
import { CRESTS } from '../crests/index.ts';

/** A hex of Terra Nova. */
export interface NovaHex extends BoardHex {
  readonly terrain: Terrain | 'river';
  readonly building: (typeof BUILDINGS)[number];
}

/** The board of a position in the terms of the board. */
export function boardOf(state: State): BoardPosition<NovaHex> {
  const { map } = state.table;
  const towns = townsOf(state);
  const tiles = new Set(towns.map(({ hexes }) => hexes[0]));
  const hexes = map.names.map((name, hex): NovaHex => {
    const river = map.ground[hex] === RIVER;
    const owner = state.owner(hex) === NONE ? undefined : state.owner(hex);
    return {
      name,
      label: placeLabel(name),
      x: map.x[hex],
      y: map.y[hex],
      row: map.row[hex],
      terrain: river ? 'river' : TERRAINS[state.terrain(hex)],
      changed: !river && state.terrain(hex) !== map.ground[hex],
      building: BUILDINGS[state.building(hex)],
      owner,
      colour: owner === undefined ? undefined : COLOURS[state.home(owner)],
      town: tiles.has(hex),
      icon: !river && isIcon(state, hex),
    };
  });
  const bridges = map.bridges.map((bridge, index) => {
    const owner = state.bridgeOwner(index);
    return {
      name: bridge.name,
      a: bridge.a,
      b: bridge.b,
      owner: owner === NONE ? undefined : owner,
      colour: owner === NONE ? undefined : COLOURS[state.home(owner)],
    };
  });
  const seats: BoardSeat[] = [];
  for (let seat = 0; seat < state.table.players; seat++) {
    if (state.faction(seat) === NONE) continue;
    const arms = CRESTS[FACTIONS[state.faction(seat)]];
    seats.push({ seat, colour: COLOURS[state.home(seat)], arms, vp: state.vp(seat) });
  }
  return { hexes, bridges, towns, seats };
}

/**
 * The towns, each beginning at the hex with its tile: buildings of one seat, side by side or joined
 * by bridges.
 */
function townsOf(state: State): BoardTown[] {
  const towns: BoardTown[] = [];
  for (let seat = 0; seat < state.table.players; seat++) {
    for (let tile = 0; tile < 4; tile++) {
      const hex = state.townHex(seat, tile);
      if (hex !== NONE) towns.push({ seat, hexes: connectedWith(state, seat, hex) });
    }
  }
  return towns;
}

function connectedWith(state: State, seat: number, start: number): number[] {
  const { map } = state.table;
  const found = new Set([start]);
  for (const hex of found) {
    const next = [...map.neighbours.subarray(hex * 6, hex * 6 + 6)];
    for (const [index, { a, b }] of map.bridges.entries()) {
      if (state.bridgeOwner(index) === seat && (a === hex || b === hex)) next.push(a + b - hex);
    }
    for (const each of next) if (each >= 0 && state.owner(each) === seat) found.add(each);
  }
  return [...found];
}

function isIcon(state: State, hex: number): boolean {
  const at = state.table.map.ground[hex] * 4 + (hex >> 5);
  return ((state.table.icons[at] >> (hex & 31)) & 1) !== 0;
}
