import type { Detail } from './plan.ts';
import type { Planted } from './plant.ts';
import type { Layer, Paint } from './scene.ts';
import { PENS, type Pen, type StampPart } from './stamp.ts';

interface Stroke {
  readonly width: number;
  /** The width on large maps, where lines are drawn thinner. */
  readonly large: number;
  readonly alpha: number;
}

const STROKES: Readonly<Partial<Record<Pen, Stroke>>> = {
  ink: { width: 0.9, large: 0.75, alpha: 0.92 },
  fine: { width: 0.6, large: 0.5, alpha: 0.72 },
  glow: { width: 1.7, large: 1.7, alpha: 1 },
};
/** The wide, faint stroke under a glowing line, which seems to light its surroundings. */
const HALO = { width: 5, alpha: 0.28 } as const;
const SHADE = 0.2;

/** Side of the squares by which overlaps of parts are found. */
const SQUARE = 8;

interface Standing {
  readonly ground: string;
  readonly part: StampPart;
}

/**
 * Combines motifs into few paths: first one of all shadows, then sheets of parts that do not
 * overlap. Each sheet is drawn over all parts behind it.
 */
export function* engrave(
  planted: readonly Planted[],
  level: Detail,
): Generator<undefined, Layer[], undefined> {
  const standing: Standing[] = planted.flatMap(({ ground, parts }) =>
    parts.map((part) => ({ ground, part })),
  );
  standing.sort((one, other) => one.part.y - other.part.y || one.part.box[0] - other.part.box[0]);
  const shade = standing.map(({ part }) => part.paths.shade ?? '').join('');
  const layers: Layer[] = [{ name: 'shadows', d: shade, fill: 'shade', alpha: SHADE }];
  yield;
  const sheets = sheetsOf(standing);
  for (const [number, sheet] of sheets.entries()) {
    yield;
    for (const [ground, parts] of sheet) {
      for (const pen of PENS) {
        if (pen === 'shade') continue;
        const d = parts.map(({ paths }) => paths[pen] ?? '').join('');
        if (d === '') continue;
        if (pen === 'glow') {
          layers.push({ name: `${number} halo`, d, stroke: `${ground}/accent`, ...HALO });
        }
        layers.push(layerOf(`${number} ${ground} ${pen}`, ground, pen, d, level));
      }
    }
  }
  return layers;
}

/** The parts, grouped by sheet and ground. */
function sheetsOf(standing: readonly Standing[]): Map<string, StampPart[]>[] {
  const heights = new Map<number, number>();
  const sheets: Map<string, StampPart[]>[] = [];
  for (const { ground, part } of standing) {
    const [left, top, right, bottom] = part.box.map((edge) => Math.floor(edge / SQUARE));
    let height = 0;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        height = Math.max(height, heights.get(row * 4096 + column) ?? 0);
      }
    }
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++)
        heights.set(row * 4096 + column, height + 1);
    }
    sheets[height] ??= new Map();
    const parts = sheets[height].get(ground);
    if (parts === undefined) sheets[height].set(ground, [part]);
    else parts.push(part);
  }
  return sheets;
}

function layerOf(name: string, ground: string, pen: Pen, d: string, level: Detail): Layer {
  const stroke = STROKES[pen];
  const tint = pen === 'fine' ? 'ink' : pen === 'glow' ? 'accent' : pen;
  const paint: Paint = tint === 'shade' ? 'shade' : `${ground}/${tint}`;
  if (stroke === undefined) return { name, d, fill: paint };
  const { width, large, alpha } = stroke;
  return { name, d, stroke: paint, width: level === 'large' ? large : width, alpha };
}
