import type { BoardHex, BoardPosition } from '../position.ts';

/** A part of a board, and the new number of each remaining hex. */
export interface Crop<Hex extends BoardHex> {
  readonly position: BoardPosition<Hex>;
  readonly at: ReadonlyMap<number, number>;
}

/** The hexes of a position that a picture shows, with the things between them. */
export function crop<Hex extends BoardHex>(
  { hexes, bridges, towns, seats }: BoardPosition<Hex>,
  shown: ReadonlySet<string>,
): Crop<Hex> {
  const kept = [...hexes.keys()].filter((hex) => shown.has(hexes[hex].name));
  const at = new Map(kept.map((hex, index) => [hex, index]));
  const of = (hex: number) => at.get(hex) ?? -1;
  return {
    at,
    position: {
      hexes: kept.map((hex) => hexes[hex]),
      bridges: bridges
        .filter(({ a, b }) => at.has(a) && at.has(b))
        .map((bridge) => ({ ...bridge, a: of(bridge.a), b: of(bridge.b) })),
      towns: towns
        .filter((town) => town.hexes.every((hex) => at.has(hex)))
        .map((town) => ({ ...town, hexes: town.hexes.map(of) })),
      seats,
    },
  };
}
