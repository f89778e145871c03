import { contours, cut, simplify } from '../fields/contour.ts';
import {
  areaOf,
  blurMask,
  cellAt,
  enclose,
  fieldFrom,
  type Grid,
  gridOver,
  sample,
} from '../fields/field.ts';
import { makeNoise } from '../fields/noise.ts';
import { pathOf, tenth } from '../fields/path.ts';
import { squaresOver } from '../fields/squares.ts';
import { type Geography, RIVER_BED, SEA } from '../geography.ts';
import type { Detail } from '../plan.ts';
import type { Layer } from '../scene.ts';
import { measureOffshore } from './offshore.ts';
import { drawOrnaments } from './ornaments.ts';
import { placeSkerries, skerryPath, surround } from './skerries.ts';
import { drawSoundings } from './soundings.ts';

/**
 * Lines that follow the shore, by their distance from it: gaps grow, lines fade. In the river the
 * outer ones are the current: they run with the banks and close around deep places. A line is
 * interrupted where a noise is below its `gap`.
 */
const SHORE_LINES = [
  { at: 3, width: 1.15, sea: { alpha: 0.8 }, river: { alpha: 0.6 } },
  { at: 6.4, width: 1, sea: { alpha: 0.66 }, river: { alpha: 0.44 } },
  { at: 10.8, width: 0.9, sea: { alpha: 0.54 }, river: { alpha: 0.33 } },
  { at: 16, width: 0.8, sea: { alpha: 0.45 }, river: { alpha: 0.26 } },
  { at: 22.4, width: 0.75, sea: { alpha: 0.38 }, river: { alpha: 0.3, gap: -0.06 } },
  { at: 30, width: 0.7, sea: { alpha: 0.32 }, river: { alpha: 0.3, gap: 0 } },
  { at: 38.5, width: 0.65, sea: { alpha: 0.27, gap: -0.08 }, river: { alpha: 0.28, gap: 0.04 } },
  { at: 48.5, width: 0.6, sea: { alpha: 0.23, gap: -0.02 }, river: { alpha: 0.26, gap: 0.1 } },
] as const;
/** The distances of the lines that small maps have. */
const SMALL_LINES: readonly number[] = [3, 10.8, 22.4];
/** Shallows, paler than the sea. */
const SHELVES = [
  { at: 44, alpha: 0.08 },
  { at: 28, alpha: 0.12 },
  { at: 12.5, alpha: 0.16 },
] as const;

/**
 * The largest scale of the motifs at which depth soundings are drawn; beyond it their digits are
 * unreadable.
 */
const READABLE = 1.1;

/** Larger than every distance. */
const FAR = 1e6;

const breaks = makeNoise(34, 11);
const depths = makeNoise(190, 12);
const eddies = makeNoise(70, 13);

export function* drawWaters(
  world: Geography,
  level: Detail,
  scale: number,
): Generator<undefined, Layer[], undefined> {
  const { grid, shore } = world;
  const small = level === 'small';
  const offshore = yield* measureOffshore(grid, shore);
  yield;
  // On small maps skerries would look like dirt.
  const skerries = small ? [] : placeSkerries(world, offshore);
  for (const skerry of skerries) surround(grid, offshore, skerry);
  yield;
  const layers: Layer[] = [
    { name: 'sea', d: frameOf(grid), fill: 'sea' },
    ...drawDeeps(grid, offshore),
  ];
  yield;
  if (!small) layers.push(...drawOrnaments(world, offshore));
  yield;
  const inwards = offshore.map((distance) => -distance);
  enclose(grid, inwards, -FAR);
  for (const { at, alpha } of SHELVES) {
    const d = pathOf(contours(grid, inwards, -at), 0.4);
    layers.push({ name: `shelf ${at}`, d, fill: 'shelf', alpha, night: 0.5 });
    yield;
  }
  layers.push(...(yield* drawRiver(world, offshore)));
  for (const line of SHORE_LINES) {
    if (small && !SMALL_LINES.includes(line.at)) continue;
    layers.push(...drawShoreLine(world, offshore, line));
    yield;
  }
  if (small) return layers;
  const rocks = skerries.map(skerryPath).join('');
  layers.push(drawWaves(world, offshore));
  if (scale <= READABLE) layers.push(...drawSoundings(world, offshore));
  layers.push({ name: 'skerries', d: rocks, fill: 'rock', stroke: 'coast', width: 1 });
  return layers;
}

/** The side of the cells with which the deep sea is computed. */
const DEEP_CELL = 10;

/** The deeper and darker parts of the sea: large shapes far out. */
function drawDeeps(grid: Grid, offshore: Float32Array): Layer[] {
  const coarse = gridOver(areaOf(grid), DEEP_CELL);
  const depth = fieldFrom(
    coarse,
    (_, x, y) => sample(grid, offshore, x, y) / 160 + depths(x, y) + 0.35 * eddies(x, y),
  );
  enclose(coarse, depth, -FAR);
  return [0.5, 0.85].map((level) => ({
    name: `deep ${level}`,
    d: pathOf(contours(coarse, depth, level), 0.5),
    fill: 'seaDeep',
    alpha: 0.32,
  }));
}

/**
 * The number of cells on each side in which the river's bed passes into the sea, and in which its
 * bar is drawn.
 */
const MOUTH = 5;
const BAR = 2;
/** Distance from the banks at which the river is deep. */
const DEEP = 24;
/** The distance of the bar from the banks. */
const BANK = 3.5;

/** The river's bed, paler in the middle, and a dotted bar where it meets the sea. */
function* drawRiver(
  { grid, water }: Geography,
  offshore: Float32Array,
): Generator<undefined, Layer[], undefined> {
  const mask = water.map((kind) => (kind === RIVER_BED ? 1 : 0));
  const bed = enclose(grid, blurMask(grid, mask, BAR), 0);
  const wide = enclose(grid, blurMask(grid, mask, MOUTH), 0);
  yield;
  const middle = fieldFrom(grid, (at) => Math.min(wide[at] - 0.8, (offshore[at] - DEEP) / 20));
  yield;
  const area = (field: Float32Array, level: number) => pathOf(contours(grid, field, level), 0.5);
  const bar = contours(grid, bed, 0.5).flatMap((line) =>
    cut(simplify(line, 0.4), (x, y) => sample(grid, offshore, x, y) > BANK),
  );
  const dots = { stroke: 'riverInk', width: 1.5, alpha: 0.75, dash: [0.1, 5] } as const;
  return [
    { name: 'river outside', d: area(wide, 0.22), fill: 'river', alpha: 0.35 },
    { name: 'river mouth', d: area(bed, 0.5), fill: 'river', alpha: 0.6 },
    { name: 'river', d: area(wide, 0.66), fill: 'river' },
    { name: 'river middle', d: area(middle, 0), fill: 'riverLight', alpha: 0.6 },
    { name: 'river bar', d: pathOf(bar, 0.2), ...dots },
  ];
}

function drawShoreLine(
  { grid, water }: Geography,
  offshore: Float32Array,
  { at, width, sea, river }: (typeof SHORE_LINES)[number],
): Layer[] {
  const lines = contours(grid, offshore, at).map((line) => simplify(line, 0.3));
  const drawn = (kind: number, gap: number | undefined): string =>
    pathOf(
      lines.flatMap((line) =>
        cut(
          line,
          (x, y) => water[cellAt(grid, x, y)] === kind && (gap === undefined || breaks(x, y) > gap),
        ),
      ),
      0.1,
    );
  const ofSea = drawn(SEA, 'gap' in sea ? sea.gap : undefined);
  const ofRiver = drawn(RIVER_BED, 'gap' in river ? river.gap : undefined);
  return [
    { name: `sea ${at}`, d: ofSea, stroke: 'seaInk', width, alpha: sea.alpha },
    { name: `river ${at}`, d: ofRiver, stroke: 'riverInk', width, alpha: river.alpha },
  ];
}

/** Side of the squares that hold at most one wave each, and the share of squares that do. */
const SQUARE = 50;
const SHARE = 0.5;
/** The distance of waves from the lines along the shore. */
const OPEN = 58;

/** Short waves on the open sea. */
function drawWaves({ grid, water }: Geography, offshore: Float32Array): Layer {
  let d = '';
  for (const { x, y, first, second } of squaresOver(grid, SQUARE, 41)) {
    const at = cellAt(grid, x, y);
    if (first > SHARE || offshore[at] < OPEN || water[at] !== SEA) continue;
    d += `M${tenth(x)} ${tenth(y)}q4-3.6 7.5 0q3.5-3.4 7-.4`;
    if (second < SHARE) d += `M${tenth(x + 5)} ${tenth(y + 4)}q3.2-2.8 6 0`;
  }
  return { name: 'waves', d, stroke: 'seaInk', width: 0.85, alpha: 0.5 };
}

function frameOf(grid: Grid): string {
  const { x, y, width, height } = areaOf(grid);
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
