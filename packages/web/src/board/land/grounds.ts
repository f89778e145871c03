import { contours, dropSmall, type Line } from './fields/contour.ts';
import { cellAt } from './fields/field.ts';
import { pathOf } from './fields/path.ts';
import type { Geography } from './geography.ts';
import type { Detail } from './plan.ts';
import type { Layer } from './scene.ts';
import { BARE, type Cover, type Soils } from './soils.ts';

/**
 * Watercolour gathers along the borders of a ground: by the distance from the border, the amount of
 * the edge's tint.
 */
const WASHES = [
  { reach: 3.2, edge: 0.25 },
  { reach: 8, edge: 0.12 },
  { reach: 17, edge: 0 },
] as const;
/** The amount of the edge's tint at the border itself. */
const BORDER = 0.4;
/** Lines along the banks of lakes. */
const BANKS = [
  { reach: 4, width: 0.9, alpha: 0.6 },
  { reach: 8, width: 0.75, alpha: 0.45 },
  { reach: 13, width: 0.65, alpha: 0.32 },
] as const;
/**
 * The largest distance between a path and the computed line, in units of the scene: for outlines,
 * and for lines at a distance from them.
 */
const FINE = 0.25;
const COARSE = 0.35;
/** Smaller areas, in square units of the scene, get no wash. */
const SPECK = 30;

/** Colours the land: each ground with its washes. */
export function* drawGrounds(
  { grid }: Geography,
  cover: Cover,
  soils: Soils,
  level: Detail,
): Generator<undefined, Layer[], undefined> {
  const small = level === 'small';
  const outlines: string[] = [];
  for (const number of cover.names.keys()) {
    outlines.push(pathOf(contours(grid, soils.fieldOf(number), 0), FINE));
    yield;
  }
  const within = new Map<number, readonly string[]>();
  for (const { reach } of [...WASHES, ...BANKS]) {
    if (within.has(reach)) continue;
    const lines = dropSmall(contours(grid, soils.inland, reach), SPECK);
    const sorted: Line[][] = cover.names.map(() => []);
    for (const line of lines) {
      const ground = soils.owner[cellAt(grid, line.points[0], line.points[1])];
      if (ground !== BARE) sorted[ground].push(line);
    }
    within.set(
      reach,
      sorted.map((each) => pathOf(each, COARSE)),
    );
    yield;
  }
  const layers: Layer[] = [];
  const hairs: Layer[] = [];
  for (const [number, ground] of cover.names.entries()) {
    const d = outlines[number];
    if (d === '') continue;
    const fill = `${ground}/base` as const;
    const stroke = `${ground}/ink` as const;
    const inside = (reach: number) => within.get(reach)?.[number] ?? '';
    // The stroke closes the hairline gap between two paths that share a border.
    layers.push({ name: `${ground} border`, d, fill, stroke: fill, edge: BORDER, width: 0.9 });
    for (const { reach, edge } of small ? WASHES.slice(1) : WASHES) {
      layers.push({ name: `${ground} within ${reach}`, d: inside(reach), fill, edge });
    }
    hairs.push({ name: `${ground} hair`, d, stroke, width: 0.7, alpha: 0.3 });
    if (cover.looks[number].motif !== 'lake') continue;
    for (const { reach, ...line } of small ? BANKS.slice(0, 1) : BANKS) {
      layers.push({ name: `${ground} bank ${reach}`, d: inside(reach), stroke, ...line });
    }
  }
  return [...layers, ...hairs];
}
