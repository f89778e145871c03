import { addHex, removeHex, WORDS } from '../hexmap/index.ts';
import { type EventSink, NONE, type Seat } from '../kernel/index.ts';
import type { BuiltEvent } from './events.ts';
import { SETS, type TerraState } from './state.ts';

/**
 * Makes the map as it is printed, with nothing on it.
 * @param bridges the number of bridge places in the position.
 */
export function clearBoard(s: TerraState, bridges: number): void {
  const { map } = s.table;
  for (let hex = 0; hex < map.size; hex++) {
    s.setTerrain(hex, map.ground[hex]);
    s.setOwner(hex, NONE);
  }
  for (let bridge = 0; bridge < bridges; bridge++) s.setBridgeOwner(bridge, NONE);
}

/** Calculates the sets of own buildings, of terrains and of empty land from the hexes. */
export function deriveBoard(s: TerraState): void {
  s.i32.fill(0, SETS.own, SETS.empty + WORDS);
  for (let hex = 0; hex < s.table.map.size; hex++) {
    const isLand = s.isLand(hex);
    const owner = s.owner(hex);
    if (isLand) addHex(s.i32, SETS.ground + s.terrain(hex) * WORDS, hex);
    if (owner !== NONE) addHex(s.i32, SETS.own + owner * WORDS, hex);
    else if (isLand && s.building(hex) === 0) addHex(s.i32, SETS.empty, hex);
  }
}

/**
 * Puts a building on an empty hex. The game itself updates reach and pieces and reports the event.
 */
export function occupy(s: TerraState, seat: Seat, hex: number, building: number): void {
  removeHex(s.i32, SETS.empty, hex);
  addHex(s.i32, SETS.own + seat * WORDS, hex);
  s.setOwner(hex, seat);
  s.setBuilding(hex, building);
}

/** Changes the terrain of a land hex. */
export function changeTerrain(s: TerraState, hex: number, to: number): void {
  removeHex(s.i32, SETS.ground + s.terrain(hex) * WORDS, hex);
  addHex(s.i32, SETS.ground + to * WORDS, hex);
  s.setTerrain(hex, to);
}

/**
 * Reports the new building on a hex.
 * @param before the building there before. @param names of all buildings.
 */
export function tellBuilt<Building>(
  s: TerraState,
  seat: Seat,
  hex: number,
  before: number,
  names: readonly Building[],
  sink: EventSink<BuiltEvent<Building>> | undefined,
): void {
  sink?.push({
    type: 'built',
    seat,
    hex: s.table.map.names[hex],
    building: names[s.building(hex)],
    replaced: names[before],
  });
}
