import { coordinateOf } from '../arguments.ts';
import { NONE, type State } from '../state.ts';
import { placeAt, STEP } from './place.ts';

/*
 * The world is a list of tiles, each with its place and the tiles at its four edges: finding a
 * neighbour takes the same time in a world of any size.
 */

/** For each direction of `STEP`, the opposite one. */
const OPPOSITE: readonly number[] = [2, 3, 0, 1];

/** The tile at a place, or NONE. */
export function tileAt(s: State, place: number): number {
  const tiles = s.tiles();
  for (let tile = 0; tile < tiles; tile++) if (s.place(tile) === place) return tile;
  return NONE;
}

/** The tile that two arguments of a move name. */
export function tileNamed(s: State, x: number, y: number): number {
  return tileAt(s, placeAt(coordinateOf(x), coordinateOf(y)));
}

/** Whether a tile has neither animals nor a city. */
export function isBare(s: State, tile: number): boolean {
  return s.cityOn(tile) === NONE && s.animals(tile) === 0;
}

/** The index of a place in the list of free cells, or -1. */
export function freeAt(s: State, place: number): number {
  const count = s.freeCount();
  for (let index = 0; index < count; index++) if (s.free(index) === place) return index;
  return -1;
}

/** Makes a world without tiles. The first tile will be at 0 0, wherever that is on the table. */
export function clearWorld(s: State): void {
  s.setTiles(0);
  for (let index = 1; index < s.freeCount(); index++) s.setFree(index, 0);
  s.setFree(0, placeAt(0, 0));
  s.setFreeCount(1);
}

/** Lays a tile on a free cell that touches the world. @returns its number */
export function layTile(s: State, place: number, land: number): number {
  const tile = s.tiles();
  s.setTiles(tile + 1);
  s.setPlace(tile, place);
  s.setLand(tile, land);
  s.setCityOn(tile, NONE);
  takeFree(s, place);
  for (let direction = 0; direction < STEP.length; direction++) {
    const next = place + STEP[direction];
    const other = tileAt(s, next);
    s.setLink(tile, direction, other);
    if (other !== NONE) s.setLink(other, OPPOSITE[direction], tile);
    else if (freeAt(s, next) < 0) addFree(s, next);
  }
  return tile;
}

function takeFree(s: State, place: number): void {
  const last = s.freeCount() - 1;
  s.setFree(freeAt(s, place), s.free(last));
  s.setFree(last, 0);
  s.setFreeCount(last);
}

function addFree(s: State, place: number): void {
  const count = s.freeCount();
  s.setFree(count, place);
  s.setFreeCount(count + 1);
}

/** Computes links, free cells and the things on the tiles from places and cities. */
export function deriveWorld(s: State): void {
  const tiles = s.tiles();
  clearWorld(s);
  for (let tile = 0; tile < tiles; tile++) layTile(s, s.place(tile), s.land(tile));
  for (let city = 0; city < s.table.cities; city++) {
    if (s.cityAt(city) !== NONE) s.setCityOn(s.cityAt(city), city);
  }
}
