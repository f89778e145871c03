/**
 * Measures the page as users get it, with the real server and Chromium: the size of the script, the
 * size of the first view, the time until a board appears, Interaction to Next Paint on a slowed
 * processor, and the time until a segment is on another screen.
 * `node packages/web/bench/page.ts [--game gaia] [--games 2] [--presses 40] [--sizes] [--thinking strong] [--json]`
 * docs/performance.md explains the figures. The exit code is 1 if a goal is missed.
 */

import { parseArgs } from 'node:util';
import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser } from 'playwright-core';
import { BUDGET_MS } from '../src/table/bots/player.ts';
import { BOT_LEVELS } from '../src/table/port.ts';
import { buildPage, DIST, launchChromium } from '../test/e2e/built-page.ts';
import { findChromium } from '../test/e2e/find-chromium.ts';
import { keep } from '../test/e2e/kept-table.ts';
import { serve } from '../test/e2e/server.ts';
import { type Figure, lineOf, percentile } from './figures.ts';
import { firstView, scriptBytes, textBeforeFonts } from './first-view.ts';
import { MEASURED, type MeasuredGame } from './games.ts';
import { moveRing, playSlowly } from './interactions.ts';
import { openSlowly } from './opening.ts';
import { playAcross } from './other-screen.ts';
import { watchThinking } from './thinking.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '2' },
    // The most presses at each table. Fewer presses give a figure within minutes, to compare with
    // figures of as many presses.
    presses: { type: 'string', default: 'Infinity' },
    sizes: { type: 'boolean', default: false },
    /** A level of bots; then only its thinking time is measured. */
    thinking: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const tell = (line: string) => process.stderr.write(`${line}\n`);

const PRESSES = Number(values.presses);

async function measure(wanted: readonly MeasuredGame[], games: number): Promise<Figure[]> {
  const chromium = findChromium();
  if (!chromium.found) throw new Error(chromium.reason);
  tell('building the page …');
  await buildPage();
  const server = await serve();
  const browser = await launchChromium(chromium.path);
  try {
    const url = `http://127.0.0.1:${server.port}/`;
    const figures = await measureStart(browser, url);
    for (const game of wanted) figures.push(...(await measureGame(browser, url, game, games)));
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureStart(browser: Browser, url: string): Promise<Figure[]> {
  tell('the first view …');
  const view = await firstView(browser, url);
  const text = await textBeforeFonts(browser, url);
  return [
    { name: 'first view in Japanese', value: view.bytes / 1000, unit: 'kB', atMost: 900 },
    { name: '… requests', value: view.requests, unit: '' },
    // 1 if text is invisible while fonts are loading.
    { name: '… text waits for fonts', value: text ? 0 : 1, unit: '', atMost: 0 },
  ];
}

/** The number of times that a table is opened. */
const OPENED = 5;
/** The number of times that the focus of the keyboard is moved. */
const MOVED = 40;

async function measureGame(
  browser: Browser,
  url: string,
  game: MeasuredGame,
  games: number,
): Promise<Figure[]> {
  const { id } = game;
  const records = await game.records();
  const script = await scriptBytes(browser, url, DIST, keep(records[0], []));
  const size: Figure = {
    name: `${id}: script, gzip`,
    value: script / 1000,
    unit: 'kB',
    atMost: 250,
  };
  if (values.sizes) return [size];
  if (values.thinking !== undefined) return measureThinking(browser, url, id, records[0]);
  tell(`${id}: opening its latest table …`);
  const opened: number[] = [];
  for (let time = 0; time < OPENED; time++) {
    opened.push(await openSlowly(browser, url, records[records.length - 1]));
  }
  tell(`${id}: the ring of the keyboard …`);
  const rings = await moveRing(browser, url, records[records.length - 1], MOVED);
  const slow: number[] = [];
  const across: number[] = [];
  for (let round = 1; round <= games; round++) {
    for (const [at, record] of records.entries()) {
      tell(`${id}, ${round} of ${games}: table ${at + 1} on a slowed processor …`);
      slow.push(...(await playSlowly(browser, url, game, record, PRESSES)));
    }
    tell(`${id}, ${round} of ${games}: between two browsers …`);
    across.push(...(await playAcross(browser, url, game, PRESSES)));
  }
  return [
    size,
    { name: `${id}: board appears, p50`, value: percentile(opened, 0.5), unit: 'ms', atMost: 1000 },
    { name: `${id}: rings alone, p75`, value: percentile(rings, 0.75), unit: 'ms', atMost: 50 },
    { name: `${id}: interactions`, value: slow.length, unit: '' },
    { name: `${id}: … to next paint, p50`, value: percentile(slow, 0.5), unit: 'ms' },
    { name: `${id}: … p75`, value: percentile(slow, 0.75), unit: 'ms', atMost: 200 },
    { name: `${id}: … worst`, value: percentile(slow, 1), unit: 'ms', atMost: 400 },
    { name: `${id}: segments sent`, value: across.length, unit: '' },
    { name: `${id}: … on the other screen, p50`, value: percentile(across, 0.5), unit: 'ms' },
    { name: `${id}: … p95`, value: percentile(across, 0.95), unit: 'ms', atMost: 150 },
  ];
}

/** The number of measured decisions of bots. */
const THOUGHT = 300;

async function measureThinking(
  browser: Browser,
  url: string,
  id: string,
  record: GameRecord,
): Promise<Figure[]> {
  const level = BOT_LEVELS.find((each) => each === values.thinking);
  if (level === undefined) throw new Error(`levels are ${BOT_LEVELS.join(', ')}`);
  tell(`${id}: bots of the level ${level} play …`);
  const { times, blocked } = await watchThinking(browser, url, record, level, THOUGHT);
  return [
    { name: `${id}: ${level}, decisions`, value: times.length, unit: '' },
    { name: `${id}: … thinking, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${id}: … p99`, value: percentile(times, 0.99), unit: 'ms', atMost: 1.1 * BUDGET_MS },
    { name: `${id}: … page blocked, longest`, value: blocked, unit: 'ms' },
  ];
}

const wanted = MEASURED.filter(({ id }) => values.game === undefined || values.game === id);
const figures = await measure(wanted, Number(values.games));
process.stdout.write(
  values.json
    ? `${JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])))}\n`
    : `${figures.map(lineOf).join('\n')}\n`,
);
// A measurement without any value has missed its goal, too.
const reached = figures.every(({ value, atMost }) => value <= (atMost ?? Infinity));
process.exitCode = reached ? 0 : 1;
