// Runs in the browser: shows a land, or measures the time of painting it. `bench/land.ts` and a
// test call it.
import { createRoot } from 'preact/compat/client';
import { Land, type LandProps } from '../../src/board/land/land.tsx';
import { type LandRequest, landPainter } from '../../src/board/land/painting/painter.ts';
import type { LandHex } from '../../src/board/land/plan.ts';

/** Waiting times on the page, in milliseconds. */
export interface LandTimes {
  /** The first picture, with the start of the worker. */
  readonly first: number;
  /** The same world in another light. */
  readonly light: number;
  /** A world of which nothing is cached. */
  readonly whole: number;
  /** One changed ground. */
  readonly patch: number;
  /** The longest time between two frames of the page during all this. */
  readonly frame: number;
}

export interface LandPage {
  show(props: Omit<LandProps, 'painter'>): void;
  /** @param after the same hexes, except for one with another ground */
  time(request: LandRequest, after: readonly LandHex[]): Promise<LandTimes>;
  /**
   * The number of pixels that differ visibly from a picture that was painted whole: in a patched
   * picture, and in the picture before the patch.
   */
  comparePatch(
    request: LandRequest,
    after: readonly LandHex[],
  ): Promise<{ readonly patched: number; readonly before: number }>;
  /** The number of pixels that differ visibly without a worker. */
  compareWorker(request: LandRequest): Promise<number>;
}

const shown = landPainter();
const element = document.getElementById('land');
if (element === null) throw new Error('the page has no place for a land');
const root = createRoot(element);

const page: LandPage = {
  show: (props) => root.render(<Land painter={shown} {...props} />),
  async time(request, after) {
    const frames = watchFrames();
    const painter = landPainter();
    const first = await timed(() => painter.paint(request));
    const other = { ...request, theme: request.theme === 'day' ? 'night' : 'day' } as const;
    const light = await timed(() => painter.paint(other));
    // Nothing of another extent is cached, and everything is compiled by now.
    const extent = { ...request.extent, width: request.extent.width + 0.01 };
    const whole = await timed(() => painter.paint({ ...request, extent }));
    const patched = { ...request, plan: { ...request.plan, hexes: after } };
    await painter.patch(patched, request.plan.hexes);
    const patch = await timed(() => painter.patch(patched, request.plan.hexes));
    painter.close();
    return { first, light, whole, patch, frame: frames.longest() };
  },
  async comparePatch(request, after) {
    const painter = landPainter();
    const picture = await painter.paint(request);
    const before = draw(picture);
    const patched = draw(picture);
    const wanted = { ...request, plan: { ...request.plan, hexes: after } };
    for (const { bitmap, x, y } of await painter.patch(wanted, request.plan.hexes)) {
      patched.drawImage(bitmap, x, y);
    }
    const whole = draw(await painter.paint(wanted));
    painter.close();
    return { patched: compare(patched, whole), before: compare(before, whole) };
  },
  async compareWorker(request) {
    const painter = landPainter();
    const one = draw(await painter.paint(request));
    painter.close();
    const { Worker } = globalThis;
    Reflect.deleteProperty(globalThis, 'Worker');
    const other = landPainter();
    const two = draw(await other.paint(request));
    globalThis.Worker = Worker;
    return compare(one, two);
  },
};
Object.assign(globalThis, { landPage: page });

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function watchFrames(): { longest(): number } {
  let last = performance.now();
  let longest = 0;
  let watching = true;
  const look = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return {
    longest: () => {
      watching = false;
      return longest;
    },
  };
}

function draw(bitmap: ImageBitmap): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return context;
}

/**
 * The visible difference of a channel, from 0 to 255. The edges of large paths differ a little each
 * time; a missing or moved motif differs more.
 */
const VISIBLE = 64;

function compare(one: CanvasRenderingContext2D, other: CanvasRenderingContext2D): number {
  const { width, height } = one.canvas;
  const { data: a } = one.getImageData(0, 0, width, height);
  const { data: b } = other.getImageData(0, 0, width, height);
  let different = 0;
  for (let at = 0; at < a.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(a[at + channel] - b[at + channel]) > VISIBLE)) {
      different += 1;
    }
  }
  return different;
}
