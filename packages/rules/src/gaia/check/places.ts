import { coordinateOf } from '../arguments.ts';
import { NONE, type State } from '../state.ts';
import { LANDS } from '../vocabulary.ts';
import { xOf, yOf } from '../world/place.ts';

/*
 * The board for a slow reader that searches for a tile by its coordinates each time. Nothing here
 * uses the links and the list of free cells that `legal` uses.
 */

/** A cell that a move names by two of its arguments. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellOf(x: number, y: number): Cell {
  return { x: coordinateOf(x), y: coordinateOf(y) };
}

/** The tile in a cell, or undefined. */
export function lookUp(state: State, { x, y }: Cell): number | undefined {
  for (let tile = 0; tile < state.tiles(); tile++) {
    const place = state.place(tile);
    if (xOf(place) === x && yOf(place) === y) return tile;
  }
  return undefined;
}

const SIDES: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function beside(cell: Cell, direction: number): Cell {
  return { x: cell.x + SIDES[direction].x, y: cell.y + SIDES[direction].y };
}

/** The tiles that share an edge with a cell. */
export function tilesBeside(state: State, cell: Cell): number[] {
  const tiles: number[] = [];
  for (const direction of SIDES.keys()) {
    const tile = lookUp(state, beside(cell, direction));
    if (tile !== undefined) tiles.push(tile);
  }
  return tiles;
}

/** The city on a tile, or undefined. */
export function cityStandingOn(state: State, tile: number): number | undefined {
  for (let city = 0; city < state.table.cities; city++) {
    if (state.cityAt(city) === tile && state.cityAt(city) !== NONE) return city;
  }
  return undefined;
}

export function landName(state: State, tile: number): string {
  return LANDS[state.land(tile)];
}
