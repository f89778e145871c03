/**
 * Counts the presses that three recorded games of Terra Mystica need on the page: `npm run bench --
 * presses [NAME…]`. The bots play as recorded. The moves of the person are made by the fewest
 * presses of a mouse that the page allows; these are found by trying. `--turns` prints each segment
 * with its presses, `--json` the counts.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser } from 'playwright-core';
import { buildPage, launchChromium, showPage } from '../../test/e2e/built-page.ts';
import { findChromium } from '../../test/e2e/find-chromium.ts';
import { keep } from '../../test/e2e/kept-table.ts';
import { LAND_LEFT_OUT, leaveLandOut } from '../../test/e2e/land-left-out.ts';
import { PRESS_KINDS, type PressKind } from './controls.ts';
import { playByPresses } from './player.ts';
import { playRecorded } from './recorded-bots.ts';
import { PERSON } from './target.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    turns: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const GAMES = join(import.meta.dirname, 'games');
/** A laptop. */
const WINDOW = { width: 1366, height: 657 } as const;

type Counts = Readonly<Record<PressKind | 'all', number>>;

async function count(browser: Browser, url: string, record: GameRecord): Promise<Counts> {
  const table = keep({ ...record, commands: [] }, [PERSON]);
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  const preferences = { language: 'en', pace: 'fast', hints: false, cards: false, sound: false };
  await context.addInitScript(
    (shelf) => {
      for (const [key, value] of Object.entries(shelf)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    },
    { 'pangaea.preferences': JSON.stringify(preferences), [table.key]: table.text },
  );
  await context.addInitScript(leaveLandOut, LAND_LEFT_OUT);
  await context.addInitScript(playRecorded, { key: table.key, commands: record.commands });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  await page.goto(`${url}${table.hash}`);
  const counts = new Map<PressKind, number>();
  let last = '';
  await playByPresses(page, record, table, (kind, moves) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (!values.turns) return;
    const segment = moves.join(' · ');
    process.stderr.write(segment === last ? ` + ${kind}` : `\n${segment}: ${kind}`);
    last = segment;
  });
  await context.close();
  const each = PRESS_KINDS.map((kind) => [kind, counts.get(kind) ?? 0] as const);
  const all = each.reduce((sum, [, times]) => sum + times, 0);
  return Object.fromEntries([...each, ['all', all]]) as Counts;
}

const chromium = findChromium();
if (!chromium.found) throw new Error(chromium.reason);
const names = readdirSync(GAMES).map((file) => file.replace(/\.json$/, ''));
const wanted = positionals.length === 0 ? names : positionals;
process.stderr.write('building the page …\n');
await buildPage();
const server = await showPage();
const browser = await launchChromium(chromium.path);
try {
  const url = server.resolvedUrls?.local[0] ?? '';
  const found: Record<string, Counts> = {};
  for (const name of wanted) {
    const record: GameRecord = JSON.parse(readFileSync(join(GAMES, `${name}.json`), 'utf8'));
    found[name] = await count(browser, url, record);
    const told = Object.entries(found[name]).map(([kind, times]) => `${kind} ${times}`);
    if (!values.json) process.stdout.write(`\n${name}: ${told.join(', ')}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(found, undefined, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
