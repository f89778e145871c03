/**
 * Makes the pictures of tables in `docs/images`: `node packages/web/gallery/shoot-tables.ts
 * [DIRECTORY]`. Bots play a game of each kind with a fixed number of positions, so that the tables
 * are always the same.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gaiaPlayed } from '@pangaea/bots/gaia';
import { terraMysticaPlayed } from '@pangaea/bots/terra-mystica';
import { terraNovaPlayed } from '@pangaea/bots/terra-nova';
import { QUESTION as GAIA_QUESTION } from '@pangaea/rules/gaia';
import {
  type AnyGame,
  type GameRecord,
  newestRules,
  printCommand,
  Random,
  replay,
  seatsOf,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { QUESTION as MYSTICA_QUESTION } from '@pangaea/rules/terra-mystica';
import { QUESTION } from '@pangaea/rules/terra-nova';
import type { Browser } from 'playwright-core';
import { createServer } from 'vite';
import { GAME as GAIA } from '../src/gaia/game/rules.ts';
import { GAME as TERRA_MYSTICA } from '../src/terra-mystica/game/rules.ts';
import { GAME as TERRA_NOVA } from '../src/terra-nova/game/rules.ts';
import { launchChromium } from '../test/e2e/built-page.ts';
import { findChromium } from '../test/e2e/find-chromium.ts';
import { type KeptTable, keep } from '../test/e2e/kept-table.ts';

const SEED = '00112233445566778899aabbccddeeff';
/** Positions that a bot visits for a move. */
const POSITIONS = 300;
const MOST = 3000;

/** Whether the picture is made in this state. */
// biome-ignore lint/suspicious/noExplicitAny: games whose states have nothing in common.
type Wanted = (state: any, seat: number) => boolean;

/** Plays a game up to the wanted turn of the first seat. */
async function played(
  game: AnyGame,
  // biome-ignore lint/suspicious/noExplicitAny: bots of several games.
  bots: any,
  options: GameRecord['options'],
  wanted: Wanted,
): Promise<KeptTable> {
  const record = { game: game.id, rulesVersion: newestRules(game), options, seed: SEED };
  const dealt = replay(game, { ...record, commands: [] });
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  const state = dealt.value;
  const bot = await bots.bot('intermediate');
  const random = Random.fromSeed(seedFromNumber(7));
  const commands: string[] = [];
  while (commands.length < MOST && game.outcome(state) === undefined) {
    const [seat] = seatsOf(game.deciders(state));
    if (wanted(state, seat)) return keep({ ...record, commands }, [0]);
    const view = game.view(state, seat);
    const move = bot.choose(view, seat, random, { positions: POSITIONS, stop: () => false });
    commands.push(printCommand(seat, game.notation.print(state, move)));
    game.apply(state, seat, move);
  }
  throw new Error(`no such turn in this game of ${game.id}`);
}

const TABLES = {
  table: () =>
    played(
      TERRA_NOVA,
      terraNovaPlayed,
      { players: 4, factions: 'first-game' },
      (state, seat) => seat === 0 && state.round() === 4 && state.top() === QUESTION.turn,
    ),
  mystica: () =>
    played(
      TERRA_MYSTICA,
      terraMysticaPlayed,
      {
        players: 5,
        factions: ['cultists', 'witches', 'darklings', 'engineers', 'mermaids'],
        finalTile: 'outposts',
        miniTownTiles: true,
        miniBonusCard: true,
      },
      (state, seat) => seat === 0 && state.round() === 4 && state.top() === MYSTICA_QUESTION.turn,
    ),
  gaia: () =>
    played(
      GAIA,
      gaiaPlayed,
      { players: 3, mode: 'disasters', startPlayer: 0 },
      (state, seat) => seat === 0 && state.tiles() >= 18 && state.top() === GAIA_QUESTION.turn,
    ),
} as const;

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly language: 'ja' | 'en';
  readonly theme: 'light' | 'dark';
}

const PICTURES: readonly Picture[] = [
  { name: 'day', width: 1366, height: 768, language: 'ja', theme: 'light' },
  { name: 'night', width: 1366, height: 768, language: 'en', theme: 'dark' },
  { name: 'phone', width: 390, height: 844, language: 'en', theme: 'light' },
];

/** After this time, in milliseconds, a worker has painted the land. */
const PAINTED = 6000;

async function take(browser: Browser, url: string, table: KeptTable, picture: Picture) {
  const { width, height, language, theme } = picture;
  const isPhone = width < 700;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([key, text, preferences]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('pangaea.preferences', preferences);
    },
    [
      table.key,
      table.text,
      JSON.stringify({ language, theme, pace: 'fast', sound: false, hints: false }),
    ] as const,
  );
  const page = await context.newPage();
  await page.goto(`${url}${table.hash}`);
  await page.locator('.dock-mine').waitFor();
  await page.waitForTimeout(PAINTED);
  const shot = await page.screenshot();
  const webp = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
  }, shot.toString('base64'));
  await context.close();
  return Buffer.from(webp, 'base64');
}

const [directory = join(import.meta.dirname, '../../../docs/images')] = process.argv.slice(2);
const chromium = findChromium();
if (!chromium.found) throw new Error(chromium.reason);
mkdirSync(directory, { recursive: true });
const server = await createServer({
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
});
await server.listen();
const browser = await launchChromium(chromium.path);
try {
  const url = server.resolvedUrls?.local[0] ?? '';
  for (const [name, table] of Object.entries(TABLES)) {
    const kept = await table();
    for (const picture of PICTURES) {
      const file = join(directory, `${name}-${picture.name}.webp`);
      writeFileSync(file, await take(browser, url, kept, picture));
    }
  }
} finally {
  await browser.close();
  await server.close();
}
