import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { landOf } from '../../../bench/land/maps.ts';
import { extentFor } from '../../../src/board/land/extent.ts';
import type { Context } from '../../../src/board/land/painting/paint.ts';
import { type LandRequest, Studio } from '../../../src/board/land/painting/studio.ts';
import { changed, finish } from './lands.ts';

/** The paths that were read. */
let read = 0;

class Path {
  readonly d: string;

  constructor(d: string) {
    this.d = d;
    read += 1;
  }
}

interface Sketch {
  readonly width: number;
  readonly height: number;
  /** The colours of all fills. */
  readonly fills: Set<string>;
}

/** A studio whose canvases only record the calls. */
function openStudio(): Studio<Sketch> {
  return new Studio((width, height) => {
    const canvas: Sketch = { width, height, fills: new Set() };
    const context = {
      fillStyle: '',
      setTransform: () => undefined,
      setLineDash: () => undefined,
      createRadialGradient: () => ({ addColorStop: () => undefined }),
      fill: () => canvas.fills.add(context.fillStyle),
      stroke: () => undefined,
      fillRect: () => undefined,
    };
    return { canvas, context: context as unknown as Context };
  });
}

const plan = landOf('terra-nova');
const extent = extentFor(plan, 1.25);
const request: LandRequest = { plan, theme: 'day', extent, view: extent, unit: 80, pixelRatio: 2 };

beforeAll(() => vi.stubGlobal('Path2D', Path));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  read = 0;
});

describe('a picture', () => {
  test('has the pixels of the device', () => {
    const { width, height } = finish(openStudio().paint(request));
    expect(width).toBe(Math.round(extent.width * 160));
    expect(height).toBe(Math.round(extent.height * 160));
  });

  test('is never larger than phones allow', () => {
    const { width, height } = finish(openStudio().paint({ ...request, pixelRatio: 20 }));
    expect(width * height).toBeLessThan(16_100_000);
    expect(width / height).toBeCloseTo(1.25, 2);
  });

  test('in other light has other colours and the paths of before', () => {
    const studio = openStudio();
    const day = finish(studio.paint(request));
    const once = read;
    const night = finish(studio.paint({ ...request, theme: 'night' }));
    expect(read - once).toBeLessThan(0.9 * once);
    expect([...night.fills].filter((colour) => day.fills.has(colour))).toEqual([]);
  });
});

describe('a patch', () => {
  const hex = plan.hexes.findIndex(({ ground }) => ground === 'swamp');
  const { hexes } = changed(plan, hex, 'desert');

  test('lies in the picture around its hex', () => {
    const studio = openStudio();
    const { width, height } = finish(studio.paint(request));
    const sheets = finish(studio.patch({ ...request, plan: { ...plan, hexes } }, plan.hexes));
    expect(sheets).toHaveLength(1);
    const [{ x, y, canvas }] = sheets;
    const [px, py] = [(plan.hexes[hex].x - extent.x) * 160, (plan.hexes[hex].y - extent.y) * 160];
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + canvas.width).toBeLessThanOrEqual(width);
    expect(y + canvas.height).toBeLessThanOrEqual(height);
    expect(px).toBeGreaterThan(x);
    expect(px).toBeLessThan(x + canvas.width);
    expect(py).toBeGreaterThan(y);
    expect(py).toBeLessThan(y + canvas.height);
    // Three radii and a half.
    expect(canvas.width).toBeLessThan((3.5 * 160) / Math.sqrt(3));
  });

  test('is none where nothing changed, or what changed is not in the picture', () => {
    const studio = openStudio();
    expect(finish(studio.patch(request, plan.hexes))).toEqual([]);
    const view = { ...extent, x: extent.x + extent.width / 2, width: extent.width / 2 };
    const elsewhere = { ...request, view, plan: { ...plan, hexes } };
    expect(finish(studio.patch(elsewhere, plan.hexes))).toEqual([]);
  });
});
