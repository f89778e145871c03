/** A place on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isHex: boolean;
}

type Corner = readonly [x: number, y: number];

/** Corners nearer than this, in pixels, count as one. */
const NEAR = 6;

/** The line around touching places, as the `d` of a path; one line for each group. */
export function outlineOf(spots: readonly Spot[]): string {
  const sides: (readonly [Corner, Corner])[] = [];
  for (const spot of spots) {
    const corners = cornersOf(spot);
    for (const [place, from] of corners.entries()) {
      const to = corners[(place + 1) % corners.length];
      // All outlines have the same direction, so a side that two places share appears once in each
      // direction.
      const twin = sides.findIndex(([a, b]) => isSame(a, to) && isSame(b, from));
      if (twin < 0) sides.push([from, to]);
      else sides.splice(twin, 1);
    }
  }
  const paths: string[] = [];
  for (;;) {
    const first = sides.shift();
    if (first === undefined) return paths.join('');
    const loop = [first[0]];
    let end = first[1];
    for (;;) {
      const next = sides.findIndex(([from]) => isSame(from, end));
      if (next < 0) break;
      loop.push(end);
      [[, end]] = sides.splice(next, 1);
    }
    paths.push(`M${loop.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`);
  }
}

/** The corners of a place, clockwise from the top or the upper left. */
function cornersOf({ x, y, width, height, isHex }: Spot): readonly Corner[] {
  const [right, bottom] = [x + width, y + height];
  if (!isHex) {
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
  }
  if (height >= width) {
    const [upper, lower, middle] = [y + height / 4, y + (height * 3) / 4, x + width / 2];
    return [
      [middle, y],
      [right, upper],
      [right, lower],
      [middle, bottom],
      [x, lower],
      [x, upper],
    ];
  }
  const [left, far, middle] = [x + width / 4, x + (width * 3) / 4, y + height / 2];
  return [
    [left, y],
    [far, y],
    [right, middle],
    [far, bottom],
    [left, bottom],
    [x, middle],
  ];
}

function isSame(one: Corner, other: Corner): boolean {
  return Math.abs(one[0] - other[0]) < NEAR && Math.abs(one[1] - other[1]) < NEAR;
}
