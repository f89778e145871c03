/** Points and polygons of a drawing: x to the right, y down. Polygons do not repeat their first point. */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** The area of a polygon: positive if its corners run clockwise on the screen, else negative. */
export function area(polygon: Polygon): number {
  let sum = 0;
  for (const [index, [x, y]] of polygon.entries()) {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

/** A polygon with the same corners, clockwise. Such polygons in one path leave no holes. */
export function clockwise(polygon: Polygon): Polygon {
  return area(polygon) < 0 ? polygon.toReversed() : polygon;
}

/** The smallest convex polygon around points, clockwise. */
export function hull(points: readonly Point[]): Polygon {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (row: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of row) {
      while (kept.length > 1 && turn(kept[kept.length - 2], kept[kept.length - 1], point) <= 0) {
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** The part of a polygon inside a convex, clockwise one. */
export function clip(polygon: Polygon, convex: Polygon): Polygon {
  let rest: readonly Point[] = polygon;
  for (const [index, a] of convex.entries()) {
    const b = convex[(index + 1) % convex.length];
    const kept: Point[] = [];
    for (const [at, here] of rest.entries()) {
      const next = rest[(at + 1) % rest.length];
      const from = turn(a, b, here);
      const to = turn(a, b, next);
      if (from >= 0) kept.push(here);
      if (from > 0 !== to > 0 && from !== to) kept.push(between(here, next, from / (from - to)));
    }
    rest = kept;
  }
  return rest;
}

/**
 * Whether two convex polygons share more than an edge; an overlap of `slack` still counts as an
 * edge.
 */
export function overlap(one: Polygon, other: Polygon, slack: number): boolean {
  return !isApart(one, other, slack) && !isApart(other, one, slack);
}

/** Whether a line along an edge of `one` separates the two. */
function isApart(one: Polygon, other: Polygon, slack: number): boolean {
  const sign = Math.sign(area(one));
  return one.some((a, index) => {
    const b = one[(index + 1) % one.length];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return length > 0 && other.every((point) => (sign * turn(a, b, point)) / length < slack);
  });
}

/**
 * A clockwise polygon with every edge moved inwards; a counterclockwise one is the rim of a hole,
 * and grows. Corners stay corners, so the shape must be wide compared to `by`.
 */
export function inset(corners: Polygon, by: number): Polygon {
  return corners.map((here, index) => {
    const before = corners.at(index - 1) as Point;
    const next = corners[(index + 1) % corners.length];
    const [ax, ay] = inward(before, here);
    const [cx, cy] = inward(here, next);
    const share = by / (1 + ax * cx + ay * cy);
    return [here[0] + (ax + cx) * share, here[1] + (ay + cy) * share];
  });
}

/** The inward direction at an edge of a clockwise polygon. */
function inward([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [-(by - ay) / length, (bx - ax) / length];
}

export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
