import type { HexMap } from '../../hexmap/index.ts';

const SIDES = 6;

/** The hexes that touch all of the given ones. */
export function adjacentTo(map: HexMap, hexes: readonly number[]): readonly number[] {
  const touching = (hex: number) =>
    Array.from({ length: SIDES }, (_, side) => map.neighbours[hex * SIDES + side]);
  const [first = [], ...others] = hexes.filter((hex) => hex < map.size).map(touching);
  return first.filter((hex) => hex >= 0 && others.every((each) => each.includes(hex)));
}
