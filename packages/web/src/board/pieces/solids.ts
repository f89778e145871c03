import { hatch } from '../../ui/engraving/hatching.ts';
import { between, clip, hull, type Point, type Polygon } from '../../ui/engraving/plane.ts';
import type { Face, Paint, PiecePart, Sheet } from './parts.ts';
import { type Point3, project, ROUND, shadowOf } from './projection.ts';

/** The place of a solid and its length along x and y; `x` and `y` are its middle, `z` its foot. */
export interface Footing {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly length: number;
  readonly depth: number;
}

/** The two paints of a thing: lit side and shaded side. */
export type Paints = readonly [lit: Paint, shade: Paint];
const WALL: Paints = ['lit', 'shade'];
export const ROOF: Paints = ['roof', 'roof-shade'];
export const WOOD: Paints = ['wood', 'wood-shade'];
export const THATCH: Paints = ['thatch', 'thatch-shade'];

/** A convex solid with these corners and faces. */
function solid(corners: readonly Point3[], faces: readonly Face[]): PiecePart {
  return {
    faces,
    silhouette: hull(corners.map(project)),
    shadow: hull(corners.map(shadowOf)),
  };
}

function face(paint: Paint, corners: readonly Point3[], sheet?: Sheet): Face {
  const outline = corners.map(project);
  return sheet === undefined ? { paint, outline } : { paint, outline, sheet };
}

interface Extent {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z: number;
}

function extentOf({ x = 0, y = 0, z = 0, length, depth }: Footing): Extent {
  return { x0: x - length / 2, x1: x + length / 2, y0: y - depth / 2, y1: y + depth / 2, z };
}

/** A block: two walls and a flat top. */
export function box(
  footing: Footing,
  height: number,
  [lit, shade] = WALL,
  top: Paint = 'lit',
): PiecePart {
  const { x0, x1, y0, y1, z } = extentOf(footing);
  const h = z + height;
  return solid(
    [z, h].flatMap((at): Point3[] => [
      [x0, y0, at],
      [x1, y0, at],
      [x1, y1, at],
      [x0, y1, at],
    ]),
    [
      face(lit, [
        [x0, y1, z],
        [x1, y1, z],
        [x1, y1, h],
        [x0, y1, h],
      ]),
      ...shaded(shade, [
        [x1, y1, z],
        [x1, y0, z],
        [x1, y0, h],
        [x1, y1, h],
      ]),
      face(top, [
        [x0, y0, h],
        [x1, y0, h],
        [x1, y1, h],
        [x0, y1, h],
      ]),
    ],
  );
}

/** How far down a wall the shadow of its roof reaches. */
const EAVES = 4.2;

/**
 * A hall with its ridge along x: a long wall to the left, a gable wall to the right, without a
 * roof.
 */
export function hall(
  footing: Footing,
  height: number,
  rise: number,
  [lit, shade] = WALL,
): PiecePart {
  const { x0, x1, y0, y1, z } = extentOf(footing);
  const middle = (y0 + y1) / 2;
  const h = z + height;
  return solid(
    [
      [x0, y1, z],
      [x1, y1, z],
      [x1, y0, z],
      [x0, y0, z],
      [x0, y1, h],
      [x0, y0, h],
      [x1, y1, h],
      [x1, y0, h],
      [x0, middle, h + rise],
      [x1, middle, h + rise],
    ],
    [
      face(lit, [
        [x0, y1, z],
        [x1, y1, z],
        [x1, y1, h],
        [x0, y1, h],
      ]),
      face('gloom', [
        [x0, y1, h - EAVES],
        [x1, y1, h - EAVES],
        [x1, y1, h],
        [x0, y1, h],
      ]),
      ...shaded(shade, [
        [x1, y1, z],
        [x1, y0, z],
        [x1, y0, h],
        [x1, middle, h + rise],
        [x1, y1, h],
      ]),
    ],
  );
}

/** The roof of a hall: its slope to the left, and the edge of it over the gable. */
export function gable(
  footing: Footing,
  height: number,
  rise: number,
  { over = 2, thick = 2, paints = ROOF }: { over?: number; thick?: number; paints?: Paints } = {},
): PiecePart {
  const { x0: left, x1: right, y0, y1, z } = extentOf(footing);
  const x0 = left - over;
  const x1 = right + over;
  const middle = (y0 + y1) / 2;
  const half = (y1 - y0) / 2;
  const ridge = z + height + rise + thick;
  const drop = (rise / half) * (half + over);
  const front: Point3 = [x1, middle + half + over, ridge - drop];
  const back: Point3 = [x1, middle - half - over, ridge - drop];
  const slope: readonly Point3[] = [
    [x0, middle, ridge],
    [x1, middle, ridge],
    front,
    [x0, front[1], front[2]],
  ];
  const down = ([x, y, at]: Point3): Point3 => [x, y, at - thick];
  const edge: readonly Point3[] = [
    front,
    [x1, middle, ridge],
    back,
    down(back),
    down([x1, middle, ridge]),
    down(front),
  ];
  const [lit, shade] = paints;
  const verge = (end: Point3): Face =>
    face(shade, [end, [x1, middle, ridge], down([x1, middle, ridge]), down(end)]);
  const eave = face(shade, [slope[3], front, down(front), down(slope[3])]);
  return {
    faces: [
      verge(back),
      verge(front),
      eave,
      face(lit, slope, flatSheet(slope[0], slope[1], slope[3])),
    ],
    silhouette: hull([...slope, ...edge, down(slope[3])].map(project)),
    shadow: hull([...slope, back].map(shadowOf)),
  };
}

/** A roof of four slopes over a block; with a ridge along x where it is longer than deep. */
export function hip(footing: Footing, rise: number, paints = ROOF): PiecePart {
  const { x0, x1, y0, y1, z } = extentOf(footing);
  const y = (y0 + y1) / 2;
  const half = (y1 - y0) / 2;
  const top = z + rise;
  const first: Point3 = [Math.min(x0 + half, (x0 + x1) / 2), y, top];
  const last: Point3 = [Math.max(x1 - half, (x0 + x1) / 2), y, top];
  const foot: readonly Point3[] = [
    [x0, y1, z],
    [x1, y1, z],
    [x1, y0, z],
    [x0, y0, z],
  ];
  const [lit, shade] = paints;
  const slope: readonly Point3[] = [foot[0], foot[1], last, first];
  return solid(
    [...foot, first, last],
    [
      face(shade, [foot[1], foot[2], last]),
      face(lit, slope, flatSheet([x0, y, top], [x1, y, top], foot[0], slope)),
    ],
  );
}

/** Distance of the engraver's lines on a shaded wall. */
const CUT = 2.3;
/** Lengths of the lines from the dark edge, line by line, as shares of the wall's width. */
const REACH = [0.92, 0.5, 0.74, 0.36] as const;

/** The engraver's shading of a wall in the shade, which thins out towards the lit edge. */
function cutsOn(sheet: Sheet, outline: Polygon): Face {
  const lines = hatch(sheet.region, 'level', CUT, [0, 0]).map(([from, to], index) => {
    const [left, right] = from[0] < to[0] ? [from, to] : [to, from];
    return [between(right, left, REACH[index % REACH.length]), right].map(sheet.at);
  });
  return { paint: 'cut', outline, lines };
}

/** A wall to the right, and its shading. */
function shaded(paint: Paint, corners: readonly Point3[]): readonly Face[] {
  const [front, back] = corners;
  const top = Math.max(...corners.map(([, , z]) => z));
  const sheet = flatSheet([front[0], front[1], top], [back[0], back[1], top], front, corners);
  const wall = face(paint, corners);
  return [wall, cutsOn(sheet, wall.outline)];
}

/** A sheet on a plane, from one corner along two edges, clipped to a face. */
function flatSheet(
  corner: Point3,
  along: Point3,
  downward: Point3,
  cut?: readonly Point3[],
): Sheet {
  const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const length = Math.hypot(...minus(along, corner));
  const depth = Math.hypot(...minus(downward, corner));
  const [ox, oy] = project(corner);
  const [ax, ay] = project(along);
  const [bx, by] = project(downward);
  const at = ([u, v]: Point): Point => [
    ox + ((ax - ox) * u) / length + ((bx - ox) * v) / depth,
    oy + ((ay - oy) * u) / length + ((by - oy) * v) / depth,
  ];
  const whole: Polygon = [
    [0, 0],
    [length, 0],
    [length, depth],
    [0, depth],
  ];
  if (cut === undefined) return { region: whole, at, curved: false };
  const u = minus(along, corner).map((part) => part / length) as unknown as Point3;
  const v = minus(downward, corner).map((part) => part / depth) as unknown as Point3;
  const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const region = cut.map((place): Point => {
    const way = minus(place, corner);
    return [dot(way, u), dot(way, v)];
  });
  return { region: clip(region, whole), at, curved: false };
}

/** A ring of a turned solid: its radius and height. */
export type Ring = readonly [radius: number, z: number];

export interface Turned {
  readonly x: number;
  readonly y: number;
  /** The rings, from the foot up. */
  readonly rings: readonly Ring[];
  readonly paints?: Paints;
  /** Paint of a flat top. */
  readonly top?: Paint;
}

/** A turned solid: towers, cones, domes. */
export function turned({ x, y, rings, paints = WALL, top }: Turned): PiecePart {
  const [wide, deep] = ROUND;
  const [lit, shade] = paints;
  const at = (radius: number, z: number, angle: number): Point => {
    const [across, down] = project([x, y, z]);
    return [across + radius * wide * Math.sin(angle), down + radius * deep * Math.cos(angle)];
  };
  const steps = Math.round(4 + Math.max(...rings.map(([radius]) => radius)) / 3);
  /** The front of a ring between two angles; 0 faces the reader, and angles grow to the right. */
  const arc = ([radius, z]: Ring, from: number, to: number) =>
    Array.from({ length: steps + 1 }, (_, step) =>
      at(radius, z, from + ((to - from) * step) / steps),
    );
  const side = (angle: number) => rings.map(([radius, z]) => at(radius, z, angle));
  const [foot] = rings;
  const crown = rings[rings.length - 1];
  const right = Math.PI / 2;
  const dusk = 0.42;
  const outline = [...side(-right), ...side(right).toReversed(), ...arc(foot, right, -right)];
  const rounds =
    crown[0] > 0 && top !== undefined
      ? [...arc(crown, -right, right), ...arc(crown, right, 3 * right).slice(1, -1)]
      : [];
  return {
    faces: [
      {
        paint: lit,
        outline: open([...side(-right), ...side(dusk).toReversed(), ...arc(foot, dusk, -right)]),
        sheet: wrapped(rings, at, -right, dusk),
      },
      {
        paint: shade,
        outline: open([...side(dusk), ...side(right).toReversed(), ...arc(foot, right, dusk)]),
      },
      ...(shade === 'shade' ? [strands(side, dusk, right)] : []),
      ...(shade === 'thatch-shade'
        ? [strands(side, -right, dusk), strands(side, dusk, right)]
        : []),
      ...(top === undefined || rounds.length === 0 ? [] : [{ paint: top, outline: open(rounds) }]),
    ],
    silhouette: hull([...outline, ...rounds]),
    shadow: hull(
      rings.flatMap(([radius, z]) =>
        Array.from({ length: steps }, (_, step) => {
          const turn = (2 * Math.PI * step) / steps;
          return shadowOf([x + radius * Math.cos(turn), y + radius * Math.sin(turn), z]);
        }),
      ),
    ),
  };
}

/** Upright lines on a turned wall, closer towards its edge. */
function strands(side: (angle: number) => readonly Point[], dusk: number, edge: number): Face {
  const lines = [0.28, 0.5, 0.69, 0.85].map((part) => side(dusk + (edge - dusk) * part));
  return { paint: 'cut', outline: lines.flat(), lines };
}

/** A polygon without duplicate corners. */
function open(polygon: Polygon): Polygon {
  return polygon.filter(([x, y], index) => {
    const [beforeX, beforeY] = polygon.at(index - 1) as Point;
    return Math.hypot(x - beforeX, y - beforeY) > 0.05;
  });
}

/** A sheet wrapped around the front of a turned solid. */
function wrapped(
  rings: readonly Ring[],
  at: (radius: number, z: number, angle: number) => Point,
  from: number,
  to: number,
): Sheet {
  const heights = [0];
  for (let ring = 1; ring < rings.length; ring++) {
    const [radius, z] = rings[ring];
    const [before, below] = rings[ring - 1];
    heights.push(heights[ring - 1] + Math.hypot(radius - before, z - below));
  }
  const tall = heights[heights.length - 1];
  const widest = Math.max(...rings.map(([radius]) => radius));
  return {
    region: [
      [from * widest, tall * 0.1],
      [to * widest, tall * 0.1],
      [to * widest, tall],
      [from * widest, tall],
    ],
    curved: true,
    // Measured from the top, as for a roof.
    at: ([u, v]) => {
      const height = tall - v;
      const ring = Math.max(
        1,
        heights.findIndex((each) => each >= height - 1e-6),
      );
      const part = (height - heights[ring - 1]) / (heights[ring] - heights[ring - 1]);
      const mix = (axis: 0 | 1) =>
        rings[ring - 1][axis] + (rings[ring][axis] - rings[ring - 1][axis]) * part;
      return at(mix(0), mix(1), u / widest);
    },
  };
}

export function tower(x: number, y: number, radius: number, z: number, height: number): PiecePart {
  return turned({
    x,
    y,
    rings: [
      [radius, z],
      [radius, z + height],
    ],
    top: 'lit',
  });
}

export function cone(
  x: number,
  y: number,
  radius: number,
  z: number,
  height: number,
  paints = ROOF,
): PiecePart {
  return turned({
    x,
    y,
    rings: [
      [radius, z],
      [radius * 0.46, z + height * 0.52],
      [0, z + height],
    ],
    paints,
  });
}

export function dome(
  x: number,
  y: number,
  radius: number,
  z: number,
  height: number,
  paints = ROOF,
): PiecePart {
  const rings = Array.from({ length: 8 }, (_, step): Ring => {
    const turn = (Math.PI / 2) * (step / 7);
    return [radius * Math.cos(turn), z + height * Math.sin(turn)];
  });
  return turned({ x, y, rings, paints });
}
