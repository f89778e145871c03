/**
 * Paints a land as a picture, and measures the time.
 * `node packages/web/bench/land.ts --map base --theme night --out land.png [--width 1400 --height 1100] [--ratio 2] [--turned] [--zoom 3 --at 0.5,0.5] [--sight deuteranopia]`
 * With `--time` it prints the time of painting, with `--weight` the size of the script. Maps: those
 * of the games, and `sampler` with every ground.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { PreviewServer } from 'vite';
import { extentFor } from '../src/board/land/extent.ts';
import type { LandRequest } from '../src/board/land/painting/painter.ts';
import { RIVER } from '../src/board/land/plan.ts';
import { launchChromium } from '../test/e2e/built-page.ts';
import { findChromium } from '../test/e2e/find-chromium.ts';
import { gzipSize } from './figures.ts';
import { LAND_MAPS, type LandMap, landOf } from './land/maps.ts';
import { buildLandPage, openLandPage, serveLandPage } from './land/stage.ts';

const { values } = parseArgs({
  options: {
    map: { type: 'string', default: 'terra-nova' },
    theme: { type: 'string', default: 'day' },
    width: { type: 'string', default: '1400' },
    height: { type: 'string', default: '1100' },
    ratio: { type: 'string', default: '1' },
    turned: { type: 'boolean', default: false },
    zoom: { type: 'string', default: '1' },
    at: { type: 'string', default: '0.5,0.5' },
    sight: { type: 'string', default: 'none' },
    out: { type: 'string' },
    time: { type: 'boolean', default: false },
    weight: { type: 'boolean', default: false },
  },
});
const SIGHTS = ['none', 'achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const;
const tell = (line: string) => process.stdout.write(`${line}\n`);

function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`${word} is none of ${words.join(', ')}`);
  return found;
}

const map: LandMap = oneOf(LAND_MAPS, values.map);
const theme = oneOf(['day', 'night'], values.theme);
const pixelRatio = Number(values.ratio);

/** A request for a whole map with its sea, in the size of a window. */
function requestFor(width: number, height: number): LandRequest {
  const plan = landOf(map, values.turned);
  const extent = extentFor(plan, width / height);
  return { plan, theme, extent, view: extent, unit: width / extent.width, pixelRatio };
}

async function picture(browser: Browser, server: PreviewServer, out: string): Promise<void> {
  const width = Number(values.width);
  const height = Number(values.height);
  const page = await openLandPage(browser, server, width, height, pixelRatio);
  const { plan, extent } = requestFor(width, height);
  const zoom = Number(values.zoom);
  const [x, y] = values.at.split(',').map(Number);
  const part = { width: extent.width / zoom, height: extent.height / zoom };
  const view = {
    x: extent.x + (extent.width - part.width) * x,
    y: extent.y + (extent.height - part.height) * y,
    ...part,
  };
  await page.evaluate((props) => globalThis.landPage.show(props), { plan, theme, extent, view });
  const canvas = page.locator('canvas').nth(zoom > 1 ? 1 : 0);
  await canvas.waitFor();
  const wire = await page.context().newCDPSession(page);
  const type = oneOf(SIGHTS, values.sight);
  await wire.send('Emulation.setEmulatedVisionDeficiency', { type });
  await page.screenshot({ path: out });
  await page.close();
}

async function times(browser: Browser, server: PreviewServer): Promise<void> {
  for (const [name, width, height, ratio] of [
    ['desktop', 1400, 1100, 1],
    ['phone', 390, 520, 3],
  ] as const) {
    const page = await openLandPage(browser, server, width, height, ratio);
    const request = { ...requestFor(width, height), pixelRatio: ratio };
    const hexes = [...request.plan.hexes];
    const middle = hexes.findIndex(({ ground }, at) => ground !== RIVER && at > hexes.length / 2);
    const [one, other] = Object.keys(request.plan.grounds);
    const changed = hexes[middle].ground === one ? other : one;
    hexes[middle] = { ...hexes[middle], ground: changed };
    const figures = await page.evaluate(
      ([wanted, after]) => globalThis.landPage.time(wanted, after),
      [request, hexes] as const,
    );
    for (const [figure, value] of Object.entries(figures)) {
      const share = `${Math.round((100 * value) / figures.whole)} % of whole`;
      tell(
        `${name.padEnd(8)} ${figure.padEnd(8)} ${`${Math.round(value)}`.padStart(6)} ms   ${share}`,
      );
    }
    await page.close();
  }
}

function weight(outDir: string): void {
  const files = readdirSync(join(outDir, 'assets')).filter((name) => name.startsWith('worker'));
  const bytes = gzipSize(files.map((name) => readFileSync(join(outDir, 'assets', name))));
  tell(`script of the worker, gzip: ${Math.round(bytes / 100) / 10} kB`);
}

const chromium = findChromium();
if (!chromium.found) throw new Error(chromium.reason);
const outDir = mkdtempSync(join(tmpdir(), 'pangaea-land-'));
await buildLandPage(outDir);
const server = await serveLandPage(outDir);
const browser = await launchChromium(chromium.path);
try {
  if (values.weight) weight(outDir);
  if (values.out !== undefined) await picture(browser, server, values.out);
  if (values.time) await times(browser, server);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
}
