// An evening without a network: the page was opened once, and then the connection is gone.
import { isPuzzleGame, type PuzzleGame } from '@pangaea/bots/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawnOf } from './drawn.ts';
import { GAIA_ENDED, MYSTICA_ENDED, NOVA_ENDED } from './ended.ts';
import { show } from './kept-table.ts';
import { IS_SOAK } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

const ENDED = {
  'terra-nova': NOVA_ENDED,
  'terra-mystica': MYSTICA_ENDED,
  gaia: GAIA_ENDED,
} as const;
type Game = keyof typeof ENDED;

const GAMES = Object.keys(ENDED) as Game[];
const ALL = GAMES.flatMap((game) => [`${game} en`, `${game} ja`] as const);
/** One random game in one language; with `PANGAEA_SOAK` set, all games in both languages. */
const EVENINGS = drawnOf(ALL, IS_SOAK ? ALL.length : 1).map((each) => {
  const [game, language] = each.split(' ') as [Game, 'en' | 'ja'];
  return { game, language };
});

const PATIENCE = { timeout: 30_000 };

/** A lesson: its first step is read, and the second one requests a move. */
async function learn(page: Page, game: Game): Promise<void> {
  await page.evaluate((at) => window.location.assign(at), `#/learn/${game}`);
  await page.locator('[data-lesson="next"]').click();
  await page.locator('[data-lesson="show"]:not([aria-disabled="true"])').click();
  await page.locator('.drafted').waitFor();
  await page.locator('[data-lesson="leave"]').click();
}

/** A page of the rules with a picture. */
async function read(page: Page, game: Game): Promise<void> {
  await page.evaluate((at) => window.location.assign(at), `#/rules/${game}`);
  await page.locator('.book-figure svg').first().waitFor();
}

/** The puzzle of the day: the first turn of its best line. */
async function puzzleOut(page: Page, game: PuzzleGame): Promise<void> {
  await page.evaluate((at) => window.location.assign(at), `#/puzzles/${game}`);
  await page.locator('.puzzle-day [data-puzzle-id]').click();
  await page.locator('[data-puzzle="show"]').click();
  await page.locator('[data-puzzle="step"]').click();
  await page.locator('.puzzler-line li').waitFor();
  await page.locator('[data-puzzle="list"]').click();
  await page.locator('.puzzle-day .puzzle-shown').waitFor();
}

/** A game against bots, with a hint; in the middle the page is loaded again. */
async function play(page: Page, game: Game): Promise<void> {
  await page.evaluate(() => window.location.assign('#/'));
  await page.click(`[data-play-now=${game}]`);
  await page.locator('.dock-mine').waitFor(PATIENCE);
  await page.reload();
  await page.locator('.dock-mine').waitFor(PATIENCE);
  expect(await page.locator('.cell').count()).toBeGreaterThan(0);
  await page.keyboard.press('?');
  await page.locator('[data-hint="told"]').first().waitFor(PATIENCE);
  await page.keyboard.press('Escape');
}

/** A board for trying moves. */
async function tryOut(page: Page): Promise<void> {
  await page.locator('.tool-pencil').click();
  await page.locator('.sketch-band').waitFor();
  await page.locator('[data-leave-sketch]').click();
  await page.locator('.sketch-band').waitFor({ state: 'detached' });
}

/** The review of a finished game: bots compute expectations, and examine a decision. */
async function lookBack(page: Page, game: Game): Promise<void> {
  await show(page, ENDED[game]());
  await page.locator('[data-review-open]').click();
  await page.locator('[data-review-begin]').click();
  const seen = page.locator('.review progress');
  await expect.poll(() => seen.getAttribute('value').then(Number), PATIENCE).toBeGreaterThan(1);
  // A complete review takes a minute or more.
  if (IS_SOAK) await seen.waitFor({ state: 'detached', timeout: 300_000 });
  else await page.locator('[data-review-stop]').click();
  await page.locator(IS_SOAK ? '.review-told' : '[data-review-begin]').waitFor();
  expect(await page.locator('.review [role=alert]').count()).toBe(0);
}

test.for(EVENINGS)(
  'once opened, the page is enough for an evening of $game in $language',
  { timeout: IS_SOAK ? 500_000 : 120_000 },
  async ({ game, language }, context) => {
    needBrowser(context);
    // The page was opened in the other language.
    const { page, context: profile } = await stage.open({
      worker: true,
      language: language === 'en' ? 'ja' : 'en',
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await profile.setOffline(true);
    await page.reload();
    await page.locator(`.languages [lang=${language}]`).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await learn(page, game);
    await read(page, game);
    if (isPuzzleGame(game)) await puzzleOut(page, game);
    await play(page, game);
    await tryOut(page);
    await lookBack(page, game);
  },
);
