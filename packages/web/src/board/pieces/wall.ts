import { shapeOf } from '../../ui/engraving/path.ts';
import { inset, type Point, type Polygon } from '../../ui/engraving/plane.ts';
import { UNIT } from '../geometry.ts';

const RADIUS = UNIT / Math.sqrt(3);
/** The distance of the wall from the edges of the town's hexes. */
const INSIDE = 7;

/** Outlines of a town's land, by the middles of its hexes: one for each part, and for each hole. */
export function outlinesOf(hexes: readonly Point[], turned = false): readonly Polygon[] {
  // Edges shared by two hexes are inside. Corners are compared by rounded coordinates.
  const around = Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (Math.PI / 180) * (60 * corner - (turned ? 120 : 90));
    return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
  });
  const edges = new Map<string, { readonly from: Point; readonly to: Point }>();
  for (const [x, y] of hexes) {
    const corners = around.map(([dx, dy]): Point => [x + dx, y + dy]);
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % 6];
      const back = `${keyOf(to)} ${keyOf(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${keyOf(from)} ${keyOf(to)}`, { from, to });
    }
  }
  const next = new Map([...edges.values()].map((edge) => [keyOf(edge.from), edge]));
  const outlines: Point[][] = [];
  while (next.size > 0) {
    const outline: Point[] = [];
    const [first] = next.values();
    for (let edge = first as typeof first | undefined; edge !== undefined; ) {
      outline.push(edge.from);
      next.delete(keyOf(edge.from));
      edge = next.get(keyOf(edge.to));
    }
    outlines.push(outline);
  }
  return outlines;
}

function keyOf([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

export interface TownWallDrawing {
  readonly d: string;
  /** The sides of the wall towards the reader, which are drawn in front of the pieces. */
  readonly front: string;
  /** The place of the gate, on the side towards the reader. */
  readonly gate: Point;
}

export function wallAround(hexes: readonly Point[], turned = false): TownWallDrawing {
  const walls = outlinesOf(hexes, turned).map((outline) => inset(outline, INSIDE));
  // Bridges end at the corners, so the gate is in the middle of a side: of the lowest side, and of
  // the right one if two are equally low.
  const sides = walls.flatMap((wall) =>
    wall.map(([x, y], at): Point => {
      const [nextX, nextY] = wall[(at + 1) % wall.length];
      return [(x + nextX) / 2, (y + nextY) / 2];
    }),
  );
  const gate = sides.reduce((best, side) =>
    side[1] > best[1] + 0.5 || (side[1] > best[1] - 0.5 && side[0] > best[0]) ? side : best,
  );
  return {
    d: walls.map(shapeOf).join(''),
    front: walls.flatMap(frontOf).join(''),
    gate: [gate[0] + 3, gate[1] + 5],
  };
}

/** Lines along the sides that a wall turns to the reader: those that run to the left, with the land on their right. */
function frontOf(wall: Polygon): readonly string[] {
  const count = wall.length;
  const isFront = (at: number) => wall[(at + 1) % count][0] < wall[at % count][0] - 0.5;
  const lines: string[] = [];
  for (let at = 0; at < count; at++) {
    // A line begins where a side towards the reader follows a side away from the reader.
    if (!isFront(at) || isFront(at + count - 1)) continue;
    let end = at;
    while (isFront(end) && end < at + count) end++;
    const points = Array.from({ length: end - at + 1 }, (_, step) => wall[(at + step) % count]);
    lines.push(`M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`);
  }
  return lines;
}
