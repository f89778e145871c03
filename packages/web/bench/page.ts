/**
 * Measures the page as users get it, with the real server and Chromium: size of the script, weight of
 * the first view, Interaction to Next Paint on a slowed processor, and how soon a segment is on the
 * other screen. `node packages/web/bench/page.ts [--games 2] [--json]`; docs/performance.md tells what
 * the figures mean. Ends with 1 when a goal is missed.
 */

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newestRules } from '@pangaea/rules/kernel';
import { GAME } from '../src/terra-nova/game/rules.ts';
import { buildPage, launchChromium, WEB } from '../test/e2e/built-page.ts';
import { findChromium } from '../test/e2e/find-chromium.ts';
import { serve } from '../test/e2e/server.ts';
import { type Figure, lineOf, percentile } from './figures.ts';
import { firstView, scriptBytes, textBeforeFonts } from './first-view.ts';
import { playSlowly } from './interactions.ts';
import { playAcross } from './other-screen.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const tell = (line: string) => process.stderr.write(`${line}\n`);

async function measure(games: number): Promise<Figure[]> {
  const chromium = findChromium();
  if (!chromium.found) throw new Error(chromium.reason);
  tell('building the page …');
  await buildPage();
  const server = await serve();
  const browser = await launchChromium(chromium.path);
  try {
    const url = `http://127.0.0.1:${server.port}/`;
    const script = scriptBytes(join(WEB, 'dist'));
    tell('the first view …');
    const view = await firstView(browser, url);
    const text = await textBeforeFonts(browser, url);
    const slow: number[] = [];
    const across: number[] = [];
    for (let game = 1; game <= games; game++) {
      tell(`game ${game} of ${games} on a slowed processor …`);
      slow.push(...(await playSlowly(browser, url, newestRules(GAME))));
      tell(`game ${game} of ${games} between two browsers …`);
      across.push(...(await playAcross(browser, url)));
    }
    return [
      { name: 'script, gzip', value: script / 1000, unit: 'kB', atMost: 250 },
      { name: 'first view in Japanese', value: view.bytes / 1000, unit: 'kB', atMost: 900 },
      { name: '… requests', value: view.requests, unit: '' },
      // 1 while fonts keep text from being seen.
      { name: '… text waits for fonts', value: text ? 0 : 1, unit: '', atMost: 0 },
      { name: 'interactions', value: slow.length, unit: '' },
      { name: '… to next paint, p50', value: percentile(slow, 0.5), unit: 'ms' },
      { name: '… p75', value: percentile(slow, 0.75), unit: 'ms', atMost: 200 },
      { name: '… worst', value: percentile(slow, 1), unit: 'ms', atMost: 400 },
      { name: 'segments sent', value: across.length, unit: '' },
      { name: '… on the other screen, p50', value: percentile(across, 0.5), unit: 'ms' },
      { name: '… p95', value: percentile(across, 0.95), unit: 'ms', atMost: 150 },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

const figures = await measure(Number(values.games));
process.stdout.write(
  values.json
    ? `${JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])))}\n`
    : `${figures.map(lineOf).join('\n')}\n`,
);
// A measurement that found nothing to measure has missed its goal too.
const reached = figures.every(({ value, atMost }) => value <= (atMost ?? Infinity));
process.exitCode = reached ? 0 : 1;
