import { hash } from '../fields/chance.ts';
import { contours, dropSmall, type Line, simplify } from '../fields/contour.ts';
import { areaOf, enclose, fieldFrom, gridOver, sample } from '../fields/field.ts';
import { makeNoise } from '../fields/noise.ts';
import { pathOf, tenth } from '../fields/path.ts';
import type { Geography } from '../geography.ts';
import type { Detail } from '../plan.ts';
import type { Layer } from '../scene.ts';

/** The height of the cliffs below a southern coast, and the distance of their hatching. */
const CLIFF = 5;
const HATCH = 2.6;
/** Smaller islands are not drawn. */
const SPECK = 30;
/** The side of the cells with which clouds are computed. */
const CLOUD_CELL = 8;

const clouds = makeNoise(78, 21);
const drops = makeNoise(33, 22);

export interface Coast {
  /** Drawn under the grounds. */
  readonly foot: readonly Layer[];
  /** Drawn over the grounds. */
  readonly line: readonly Layer[];
}

export function* drawCoast(
  world: Geography,
  level: Detail,
): Generator<undefined, Coast, undefined> {
  const { grid, shore } = world;
  const lines = dropSmall(contours(grid, shore, 0.5), SPECK).map((line) => simplify(line, 0.2));
  const outline = pathOf(lines, 0);
  yield;
  // The area of the land moved down by the height of the cliffs.
  const steps = Math.round(CLIFF / grid.cell);
  const sunk = fieldFrom(grid, (at) => {
    let most = shore[at];
    for (let above = at - steps * grid.columns; above < at; above += grid.columns) {
      if (above >= 0 && shore[above] > most) most = shore[above];
    }
    return most;
  });
  yield;
  const foot = pathOf(dropSmall(contours(grid, enclose(grid, sunk, 0), 0.5), SPECK), 0.2);
  const blotches = yield* drawBlotches(world);
  const layers: Layer[] = [
    { name: 'land shadow', d: foot, fill: 'shadow', alpha: 0.3, shift: [3.5, 4] },
    { name: 'cliffs', d: foot, fill: 'cliff', stroke: 'coast', width: 1.1 },
  ];
  if (level !== 'small') {
    const d = hatch(lines);
    layers.push({ name: 'cliff hatching', d, stroke: 'cliffDark', width: 0.8, alpha: 0.9 });
  }
  return {
    foot: [...layers, { name: 'land', d: outline, fill: 'rock' }],
    line: [
      ...blotches,
      { name: 'rim', d: litEdge(lines), stroke: 'rim', width: 1.5, alpha: 0.42, night: 0.35 },
      { name: 'coast', d: outline, stroke: 'coast', width: 1.25 },
    ],
  };
}

/** Calls back for every piece of the lines; land is on its right. */
function walk(
  lines: readonly Line[],
  visit: (x: number, y: number, dx: number, dy: number, length: number, walked: number) => void,
): void {
  for (const { points } of lines) {
    let walked = 0;
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length;
      const dx = points[j] - points[i];
      const dy = points[j + 1] - points[i + 1];
      const length = Math.hypot(dx, dy);
      visit(points[i], points[i + 1], dx, dy, length, walked);
      walked += length;
    }
  }
}

/** Strokes down the cliffs: where the coast runs to the left, the land is above it. */
function hatch(lines: readonly Line[]): string {
  let d = '';
  walk(lines, (x, y, dx, dy, length, walked) => {
    if (dx > -0.25 * length) return;
    for (let at = HATCH - (walked % HATCH); at < length; at += HATCH) {
      const px = x + (dx * at) / length;
      const py = y + (dy * at) / length;
      const lot = hash(Math.round(px * 4), Math.round(py * 4), 3) & 255;
      d += `M${tenth(px)} ${tenth(py)}v${tenth(CLIFF * (0.35 + (0.6 * lot) / 255))}`;
    }
  });
  return d;
}

/** The edge of the land on the side of the light. */
function litEdge(lines: readonly Line[]): string {
  let d = '';
  walk(lines, (x, y, dx, dy, length) => {
    if (0.8 * dx - 0.6 * dy < 0.35 * length) return;
    d += `M${tenth(x + 0.8)} ${tenth(y + 1.3)}l${tenth(dx)} ${tenth(dy)}`;
  });
  return d;
}

/** Darker and lighter patches over the whole land, like marks of a wet brush. */
function* drawBlotches({ grid, shore }: Geography): Generator<undefined, Layer[], undefined> {
  const coarse = gridOver(areaOf(grid), CLOUD_CELL);
  const wet = fieldFrom(coarse, (_, x, y) => clouds(x, y) + 0.5 * drops(x, y));
  const layers: Layer[] = [];
  for (const [name, fill, alpha, sign, level] of [
    ['blotch', 'shade', 0.055, 1, 0.12],
    ['deep blotch', 'shade', 0.055, 1, 0.36],
    ['light', 'rim', 0.08, -1, 0.16],
    ['strong light', 'rim', 0.08, -1, 0.4],
  ] as const) {
    yield;
    const field = fieldFrom(grid, (at, x, y) =>
      shore[at] < 0.5
        ? -1
        : Math.min((shore[at] - 0.5) * 4, sign * sample(coarse, wet, x, y) - level),
    );
    const lines = dropSmall(contours(grid, enclose(grid, field, -1), 0), SPECK);
    layers.push({ name, d: pathOf(lines, 0.3), fill, alpha, night: 0.6 });
  }
  return layers;
}
