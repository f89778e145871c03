/**
 * Makes pictures of a table in every situation: each kind of action in each game, before it is
 * chosen and when it is drafted.
 * `node packages/web/gallery/shoot-situations.ts DIRECTORY [--game gaia] [--size 1366x657 …] [--language ja] [--theme dark]`
 * Bots play with a fixed number of positions, so that the situations are always the same.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadPlayed } from '@pangaea/bots/games';
import {
  type AnyGame,
  Moves,
  newestRules,
  printCommand,
  Random,
  replay,
  seatsOf,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import type { GameId } from '../src/games/list.ts';
import { buildPage, launchChromium, showPage } from '../test/e2e/built-page.ts';
import { type Chance, typed } from '../test/e2e/every-kind.ts';
import { findChromium } from '../test/e2e/find-chromium.ts';
import { keep, show } from '../test/e2e/kept-table.ts';

/** Positions that a bot visits for a move. */
const POSITIONS = 200;
/** After this many moves each kind of action is shown again, at a later table. */
const GROWN = 120;
const MOST = 3000;

interface Table {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
}

const TABLES: readonly Table[] = [
  { game: 'terra-nova', options: { players: 4, factions: 'choice' }, seed: 3 },
  {
    game: 'terra-mystica',
    options: { players: 5, factions: 'choice', fireAndIce: true, landscapes: 'random' },
    seed: 3,
  },
  { game: 'terra-mystica', options: { players: 3, factions: 'auction' }, seed: 4 },
  { game: 'gaia', options: { players: 3, mode: 'disasters' }, seed: 3 },
];

/** For each kind of command, the first position of a later table in which a seat can use it. */
async function situations({ game: id, options, seed }: Table): Promise<readonly Chance[]> {
  const { book, bot } = await loadPlayed(id);
  const game = book.game as AnyGame;
  const head = { game: id, rulesVersion: newestRules(game), options, seed: seedFromNumber(seed) };
  const dealt = replay(game, { ...head, commands: [] });
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  const state = dealt.value;
  const player = await bot('beginner');
  const random = Random.fromSeed(seedFromNumber(-seed));
  const commands: string[] = [];
  const found = new Map<string, Chance>();
  const grown = new Set<string>();
  while (commands.length < MOST && game.outcome(state) === undefined) {
    const [seat] = seatsOf(game.deciders(state));
    const moves = new Moves();
    game.legal(state, seat, moves);
    const list = moves.toArray();
    for (const move of list.length > 1 ? list : []) {
      const command = game.notation.print(state, move);
      const kind = kindOf(command);
      if (found.has(kind) && (commands.length < GROWN || grown.has(kind))) continue;
      if (commands.length >= GROWN) grown.add(kind);
      found.set(kind, { kind, record: { ...head, commands: [...commands] }, seat, command });
    }
    const move = player.choose(game.view(state, seat), seat, random, { positions: POSITIONS });
    commands.push(printCommand(seat, game.notation.print(state, move)));
    game.apply(state, seat, move);
  }
  return [...found.values()];
}

function kindOf(command: string): string {
  const [word, of = ''] = command.split(' ');
  return word === 'power' ? `${word}-${of}` : word;
}

/** Types a command; questions that follow it stay open. */
async function draft(page: Page, game: AnyGame, chance: Chance): Promise<void> {
  const [command] = typed(game, chance);
  await page.keyboard.press('/');
  await page.getByRole('combobox').last().fill(command);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.locator('.drafted li:not(.crumb-more)').first().waitFor({ timeout: 5000 });
}

/** Waits until everything is painted. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.plain-land') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    size: { type: 'string', multiple: true, default: ['1366x657', '390x844'] },
    language: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'light' },
  },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: shoot-situations.ts DIRECTORY');
mkdirSync(directory, { recursive: true });
const chromium = findChromium();
if (!chromium.found) throw new Error(chromium.reason);
await buildPage();
const server = await showPage();
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await launchChromium(chromium.path);
const { language, theme } = values;
for (const [number, table] of TABLES.entries()) {
  if (values.game !== undefined && values.game !== table.game) continue;
  const { book } = await loadPlayed(table.game);
  for (const size of values.size) {
    const [width, height] = size.split('x').map(Number);
    const touch = width < 700 || height < 500;
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    const preferences = JSON.stringify({ language, theme, pace: 'fast', sound: false });
    await context.addInitScript(
      (kept) => localStorage.setItem('pangaea.preferences', kept),
      preferences,
    );
    const page = await context.newPage();
    await page.goto(`${url}#/new/${table.game}`);
    for (const chance of await situations(table)) {
      await show(page, keep(chance.record, [chance.seat]));
      await page.locator('.dock-mine').waitFor();
      await settled(page);
      const name = `${table.game}-${number}-${chance.kind}-${size}`;
      writeFileSync(join(directory, `${name}-asked.png`), await page.screenshot());
      await draft(page, book.game as AnyGame, chance).catch((error: unknown) => {
        process.stderr.write(`${name}: ${error}\n`);
      });
      await settled(page);
      writeFileSync(join(directory, `${name}-drafted.png`), await page.screenshot());
    }
    await context.close();
  }
}
await browser.close();
await server.close();
