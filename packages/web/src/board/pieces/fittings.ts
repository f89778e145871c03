import { hull, type Point, type Polygon } from '../../ui/engraving/plane.ts';
import type { Face, Paint, PiecePart } from './parts.ts';
import { type Point3, project, ROUND } from './projection.ts';
import type { Footing } from './solids.ts';

/** A wall that carries fittings: distances along it from its left end, heights above its foot. */
export type Wall = (along: number, up: number) => Point;

/** The lit wall of a block or hall. */
export function leftWall({ x = 0, y = 0, z = 0, length, depth }: Footing): Wall {
  return (along, up) => project([x - length / 2 + along, y + depth / 2, z + up]);
}

/** The shaded wall of a block or hall. */
export function rightWall({ x = 0, y = 0, z = 0, length, depth }: Footing): Wall {
  return (along, up) => project([x + length / 2, y + depth / 2 - along, z + up]);
}

/** The front of a tower; distances from its middle. */
export function roundWall(x: number, y: number, radius: number, z = 0): Wall {
  const [wide, deep] = ROUND;
  return (along, up) => {
    const [across, down] = project([x, y, z + up]);
    const angle = along / radius;
    return [across + radius * wide * Math.sin(angle), down + radius * deep * Math.cos(angle)];
  };
}

/** A door or window: its middle along the wall, its foot and its size. */
export type Opening = readonly [along: number, up: number, width: number, height: number];

export function arch(wall: Wall, [along, up, width, height]: Opening): Face {
  const half = width / 2;
  const spring = height - half;
  const round = Array.from({ length: 7 }, (_, step) => {
    const turn = (Math.PI * step) / 6;
    return wall(along + half * Math.cos(turn), up + spring + half * Math.sin(turn));
  });
  return {
    paint: 'opening',
    outline: [wall(along - half, up), wall(along + half, up), ...round],
  };
}

export function square(
  wall: Wall,
  [along, up, width, height]: Opening,
  paint: Paint = 'opening',
): Face {
  const left = along - width / 2;
  const right = along + width / 2;
  return {
    paint,
    outline: [wall(left, up), wall(right, up), wall(right, up + height), wall(left, up + height)],
  };
}

/** Openings at equal distances. */
export function row(
  wall: Wall,
  places: readonly number[],
  [up, width, height]: readonly [up: number, width: number, height: number],
  opening: typeof arch = arch,
): Face[] {
  return places.map((along) => opening(wall, [along, up, width, height]));
}

/** Lines on a wall, each a row of [along, up]. */
export function lines(
  wall: Wall,
  drawn: readonly (readonly (readonly [along: number, up: number])[])[],
  paint: 'line' | 'cut' = 'line',
): Face {
  const placed = drawn.map((line) => line.map(([along, up]) => wall(along, up)));
  return { paint, outline: hull(placed.flat()), lines: placed };
}

export function fitted(...faces: readonly Face[]): PiecePart {
  return { faces };
}

/** Battlements along the top of a wall, from one place to another. */
export function merlons(
  from: Point3,
  to: Point3,
  count: number,
  height: number,
  paint: Paint,
): PiecePart {
  const steps = 2 * count - 1;
  const at = (step: number, up: number) => {
    const part = step / steps;
    return project([
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      from[2] + up,
    ]);
  };
  const faces = Array.from({ length: count }, (_, index): Face => {
    const step = 2 * index;
    return {
      paint,
      outline: [at(step, -0.4), at(step + 1, -0.4), at(step + 1, height), at(step, height)],
    };
  });
  return { faces, silhouette: hull([at(0, 0), at(steps, 0), at(steps, height), at(0, height)]) };
}

/** Slender columns, each from its foot up. */
export function columns(places: readonly Point3[], radius: number, height: number): PiecePart {
  const [wide] = ROUND;
  const width = radius * wide;
  return fitted(
    ...places.flatMap((place): Face[] => {
      const [x, y] = project(place);
      const slab = (from: number, to: number): Polygon => [
        [x + from, y - height],
        [x + to, y - height],
        [x + to, y],
        [x + from, y],
      ];
      return [
        { paint: 'lit', outline: slab(-width, width) },
        { paint: 'shade', outline: slab(width * 0.25, width) },
      ];
    }),
  );
}

/** A flag in the wind, on a pole. */
export function flag(place: Point3, pole: number, size: number): PiecePart {
  const [x, y] = project(place);
  const top = y - pole;
  const along = (part: number) => x + size * part;
  const wave = [0, -0.09, -0.02, 0.08, 0.02];
  const upper = wave.map((lift, step): Point => [along(step * 0.3), top + size * lift]);
  const lower = wave.map((lift, step): Point => [along(step * 0.3), top + size * (lift + 0.62)]);
  const cut: Point = [along(0.92), top + size * 0.36];
  const cloth = [...upper, cut, ...lower.toReversed()];
  return {
    faces: [
      {
        paint: 'line',
        outline: [
          [x - 0.5, y],
          [x + 0.5, y],
          [x + 0.5, top - 2],
          [x - 0.5, top - 2],
        ],
        lines: [
          [
            [x, y],
            [x, top - 2],
          ],
        ],
      },
      { paint: 'roof', outline: cloth },
    ],
    silhouette: cloth,
  };
}

/** A gilded ball or, with `rays`, a star, on top of a building. */
export function finial(place: Point3, size: number, rays = 0): PiecePart {
  const [x, y] = project(place);
  const count = rays === 0 ? 10 : rays * 2;
  const outline = Array.from({ length: count }, (_, step): Point => {
    const turn = (2 * Math.PI * step) / count;
    const radius = rays > 0 && step % 2 === 1 ? size * 0.42 : size;
    return [x + radius * Math.sin(turn), y - size - radius * Math.cos(turn)];
  });
  return { faces: [{ paint: 'gold', outline }], silhouette: hull(outline) };
}

/** A cloth roof held out from a wall, in stripes. */
export function awning(
  wall: Wall,
  [along, up, width, drop]: Opening,
  out: Point,
  stripes: number,
): PiecePart {
  const faces: Face[] = [];
  const upper = (at: number) => wall(along - width / 2 + (width * at) / stripes, up);
  const lower = (at: number): Point => {
    const [x, y] = wall(along - width / 2 + (width * at) / stripes, up - drop);
    return [x + out[0], y + out[1]];
  };
  for (let stripe = 0; stripe < stripes; stripe++) {
    faces.push({
      paint: stripe % 2 === 0 ? 'roof' : 'lit',
      outline: [upper(stripe), upper(stripe + 1), lower(stripe + 1), lower(stripe)],
    });
  }
  return { faces, silhouette: [upper(0), upper(stripes), lower(stripes), lower(0)] };
}
