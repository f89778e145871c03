import { type RefObject, useEffect, useRef, useState } from 'preact/compat';
import type { LandPainter, LandRequest } from './painting/painter.ts';
import type { LandHex } from './plan.ts';

/** Above this number of changed hexes the whole picture is painted. */
const MOST_PATCHES = 8;

/**
 * Keeps a canvas painted as requested; if grounds have changed, only their surroundings are painted
 * again. One picture is painted at a time; of several requests that arrive meanwhile only the last
 * counts.
 * @returns the request whose picture the canvas shows
 */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  painter: LandPainter,
  request: LandRequest | undefined,
): LandRequest | undefined {
  const [held, setHeld] = useState<LandRequest>();
  const state = useRef<{ wanted?: LandRequest | undefined; held?: LandRequest; busy: boolean }>({
    busy: false,
  });
  useEffect(() => {
    const now = state.current;
    now.wanted = request;
    if (now.busy) return;
    const work = async () => {
      now.busy = true;
      try {
        while (now.wanted !== undefined && now.wanted !== now.held) {
          const { wanted } = now;
          await show(canvas.current, painter, wanted, now.held);
          now.held = wanted;
          setHeld(wanted);
        }
      } finally {
        now.busy = false;
      }
    };
    // The game can be played without a picture, because hexes, pieces and names are drawn above it.
    work().catch(() => undefined);
  }, [canvas, painter, request]);
  return held;
}

async function show(
  canvas: HTMLCanvasElement | null,
  painter: LandPainter,
  wanted: LandRequest,
  held: LandRequest | undefined,
): Promise<void> {
  const context = canvas?.getContext('2d', { alpha: false });
  if (canvas === null || context === null || context === undefined) throw new Error('no canvas');
  const changes = held === undefined ? undefined : groundsChanged(held, wanted);
  if (held === undefined || changes === undefined || changes > MOST_PATCHES) {
    const bitmap = await painter.paint(wanted);
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    context.drawImage(bitmap, 0, 0);
  } else if (changes > 0) {
    const sheets = await painter.patch(wanted, held.plan.hexes);
    for (const { bitmap, x, y } of sheets) {
      context.drawImage(bitmap, x, y);
      bitmap.close();
    }
  }
}

/** How many hexes have another ground; undefined when anything else is different. */
function groundsChanged(one: LandRequest, other: LandRequest): number | undefined {
  if (wordOf(one) !== wordOf(other)) return undefined;
  const before = one.plan.hexes;
  const after = other.plan.hexes;
  if (
    before.length !== after.length ||
    !before.every((hex, index) => samePlace(hex, after[index]))
  ) {
    return undefined;
  }
  return before.filter(({ ground }, index) => ground !== after[index].ground).length;
}

/** All parts of a request except its hexes. */
function wordOf({ plan: { hexes: _, ...plan }, ...request }: LandRequest): string {
  return JSON.stringify([request, plan]);
}

/** Whether two hexes are at the same place, whatever their grounds. */
export function samePlace(one: LandHex, other: LandHex): boolean {
  return one.x === other.x && one.y === other.y;
}
