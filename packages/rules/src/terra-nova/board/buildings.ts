import { removeHex } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { occupy, tellBuilt } from '../../terra/board.ts';
import type { Sink } from '../events.ts';
import { SETS, type State } from '../state.ts';
import { BUILDINGS, TERRAINS } from '../vocabulary.ts';
import { extendReach } from './reach.ts';

export const HOUSE: number = BUILDINGS.indexOf('house');
export const TRADING_POST: number = BUILDINGS.indexOf('trading-post');
/** The right palace has the next number. */
export const LEFT_PALACE: number = BUILDINGS.indexOf('left-palace');
export const NEUTRAL_HOUSE: number = BUILDINGS.indexOf('neutral-house');

/** Puts the leftmost house of the mat on a hex, without any consequences yet. */
export function putHouse(s: State, seat: Seat, hex: number, sink: Sink): void {
  s.setHouses(seat, s.houses(seat) - 1);
  putBuilding(s, seat, hex, HOUSE, sink);
}

/** Puts a building on an empty hex. */
export function putBuilding(s: State, seat: Seat, hex: number, building: number, sink: Sink): void {
  occupy(s, seat, hex, building);
  extendReach(s, seat, hex);
  tellBuilt(s, seat, hex, 0, BUILDINGS, sink);
}

/** Replaces the own building on a hex by another one. Reach does not change. */
export function replaceBuilding(
  s: State,
  seat: Seat,
  hex: number,
  building: number,
  sink: Sink,
): void {
  const before = s.building(hex);
  s.setBuilding(hex, building);
  tellBuilt(s, seat, hex, before, BUILDINGS, sink);
}

export function putNeutralHouse(s: State, hex: number, sink: Sink): void {
  removeHex(s.i32, SETS.empty, hex);
  s.setBuilding(hex, NEUTRAL_HOUSE);
  const { ground, names } = s.table.map;
  sink?.push({ type: 'neutral-house', hex: names[hex], terrain: TERRAINS[ground[hex]] });
}
