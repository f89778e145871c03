import { areaOf, cellAt, type Grid } from '../fields/field.ts';
import { moved, tenth } from '../fields/path.ts';
import { type Geography, SEA } from '../geography.ts';
import type { Layer } from '../scene.ts';
import { COMPASS_REACH, drawCompass, RAYS } from './compass.ts';
import { VIGNETTES, type VignettePen } from './vignettes.ts';

/** The smallest scale of an ornament. */
const SMALLEST = 0.7;
/** The smallest distance between two ornaments. */
const APART = 330;
/** The smallest distance of an ornament from the strong lines along the coast. */
const LINES = 26;
/** The smallest distance of an ornament from the river and its mouths. */
const RIVER = 60;
/** The smallest distance of an ornament from the edge of the drawing. */
const EDGE = 6;
/** A place with more room than this is not better. */
const MOST = 130;
/** The distance of the places that are tried. */
const STEP = 12;
const RHUMBS = 32;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** The room to all sides. */
  readonly room: number;
}

const DRAWN: Readonly<Record<VignettePen, Omit<Layer, 'name' | 'd'>>> = {
  body: { fill: 'shelf', alpha: 0.5, night: 0.3 },
  shade: { fill: 'seaInk', alpha: 0.3, night: 0.8 },
  flag: { fill: 'seal', alpha: 0.75 },
  line: { stroke: 'seaInk', width: 0.95, alpha: 0.85 },
};

/** A compass with its rays, a ship and two animals, where the sea is wide enough. */
export function drawOrnaments(world: Geography, offshore: Float32Array): Layer[] {
  const { grid, lattice } = world;
  const spots = findRoom(world, offshore);
  const taken: Spot[] = [];
  const take = (room: number): (Spot & { readonly size: number }) | undefined => {
    let best: Spot | undefined;
    for (const spot of spots) {
      if (spot.room < room * SMALLEST || spot.room <= (best?.room ?? 0)) continue;
      if (taken.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < APART)) continue;
      best = spot;
    }
    if (best === undefined) return undefined;
    taken.push(best);
    return { ...best, size: Math.min(1, best.room / room) };
  };
  const rose = take(COMPASS_REACH);
  if (rose === undefined) return [];
  const rays = drawRhumbs(grid, rose, RAYS * rose.size);
  const layers: Layer[] = [
    { name: 'rhumbs', d: rays, stroke: 'seaInk', width: 0.7, alpha: 0.17 },
    ...drawCompass(rose, rose.size, lattice.north),
  ];
  const { x, width } = areaOf(grid);
  for (const { name, reach, paths } of VIGNETTES) {
    const spot = take(reach);
    if (spot === undefined) break;
    // Animals look towards the land.
    const flip = spot.x > x + width / 2 ? -1 : 1;
    for (const [pen, d] of paths) {
      layers.push({
        name,
        d: moved(d, spot.x, spot.y, spot.size * flip, spot.size),
        ...DRAWN[pen],
      });
    }
  }
  return layers;
}

/** Places on the sea, with their distance to land, river and the edge of the drawing. */
function findRoom({ grid, water }: Geography, offshore: Float32Array): Spot[] {
  const { x: left, y: top, width, height } = areaOf(grid);
  const spots: Spot[] = [];
  for (let y = top + STEP; y < top + height; y += STEP) {
    for (let x = left + STEP; x < left + width; x += STEP) {
      const edge = Math.min(x - left, left + width - x, y - top, top + height - y) - EDGE;
      const room = Math.min(offshore[cellAt(grid, x, y)] - LINES, edge, MOST);
      if (room > 0 && isSea(grid, water, x, y, Math.max(room, RIVER))) spots.push({ x, y, room });
    }
  }
  return spots;
}

/** Whether a circle is in the sea. */
function isSea(grid: Grid, water: Uint8Array, x: number, y: number, radius: number): boolean {
  for (let side = 0; side < 12; side++) {
    const angle = (side * Math.PI) / 6;
    const at = cellAt(grid, x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    if (water[at] !== SEA) return false;
  }
  return water[cellAt(grid, x, y)] === SEA;
}

/** Lines from the compass to the edge of the drawing. */
function drawRhumbs(grid: Grid, centre: Spot, inner: number): string {
  const { x, y, width, height } = areaOf(grid);
  let d = '';
  for (let ray = 0; ray < RHUMBS; ray++) {
    const angle = (2 * Math.PI * (ray + 0.001)) / RHUMBS;
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    const across = ((dx > 0 ? x + width : x) - centre.x) / dx;
    const down = ((dy > 0 ? y + height : y) - centre.y) / dy;
    const far = Math.min(across, down);
    if (far <= inner) continue;
    d += `M${tenth(centre.x + dx * inner)} ${tenth(centre.y + dy * inner)}`;
    d += `L${tenth(centre.x + dx * far)} ${tenth(centre.y + dy * far)}`;
  }
  return d;
}
