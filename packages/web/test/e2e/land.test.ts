// The land in a real browser, under the policy of the real page: it finds faults that unit tests
// cannot see.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { landOf } from '../../bench/land/maps.ts';
import { buildLandPage, openLandPage, serveLandPage } from '../../bench/land/stage.ts';
import { extentFor } from '../../src/board/land/extent.ts';
import type { LandRequest } from '../../src/board/land/painting/painter.ts';
import type { LandHex } from '../../src/board/land/plan.ts';
import { launchChromium } from './built-page.ts';
import { findChromium } from './find-chromium.ts';
import { needBrowser } from './stage.ts';

const FOUND = findChromium('shell');
const outDir = mkdtempSync(join(tmpdir(), 'pangaea-land-'));
let browser: Browser | undefined;
let server: PreviewServer | undefined;

beforeAll(async () => {
  if (!FOUND.found) return;
  await buildLandPage(outDir);
  server = await serveLandPage(outDir);
  browser = await launchChromium(FOUND.path);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(outDir, { recursive: true });
});

async function open(): Promise<Page> {
  if (browser === undefined || server === undefined) throw new Error('nothing was started');
  const page = await openLandPage(browser, server, 700, 500);
  onTestFinished(() => page.close());
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  onTestFinished(() => expect(faults).toEqual([]));
  return page;
}

const plan = landOf('base');
const extent = extentFor(plan, 1.4);
const request: LandRequest = {
  plan,
  theme: 'day',
  extent,
  view: extent,
  unit: 700 / extent.width,
  pixelRatio: 1,
};

/** The same hexes, two of them with other grounds. */
const after: readonly LandHex[] = plan.hexes.map((hex, at) =>
  at === 30 || at === 82 ? { ...hex, ground: hex.ground === 'forest' ? 'ice' : 'forest' } : hex,
);

test('a patched picture is the one that would be painted', async (context) => {
  needBrowser(context);
  const page = await open();
  for (const theme of ['day', 'night'] as const) {
    const different = await page.evaluate(
      ([wanted, hexes]) => globalThis.landPage.comparePatch(wanted, hexes),
      [{ ...request, theme }, after] as const,
    );
    expect(different.patched).toBe(0);
    expect(different.before).toBeGreaterThan(1000);
  }
});

test('without a worker the same picture is painted between frames', async (context) => {
  needBrowser(context);
  const page = await open();
  const different = await page.evaluate(
    (wanted) => globalThis.landPage.compareWorker(wanted),
    request,
  );
  expect(different).toBe(0);
});

test('the element shows the world, and what is looked at closely once more', async (context) => {
  needBrowser(context);
  const page = await open();
  const show = (view: typeof extent) =>
    page.evaluate((props) => globalThis.landPage.show(props), {
      plan,
      theme: 'day',
      extent,
      view,
    } as const);
  await show(extent);
  const [whole, part] = [page.locator('canvas').first(), page.locator('canvas').last()];
  await whole.waitFor();
  expect(await part.isVisible()).toBe(false);
  const box = await whole.boundingBox();
  expect(box?.width).toBeCloseTo(700, 0);
  await show({ ...extent, width: extent.width / 3, height: extent.height / 3 });
  await part.waitFor();
  const large = await whole.boundingBox();
  expect(large?.width).toBeCloseTo(2100, 0);
  expect(large?.x).toBeCloseTo(0, 0);
});
