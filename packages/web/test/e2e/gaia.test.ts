import { GAIA } from '@pangaea/words/gaia';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isPlayed, oneOf, WHOLE_GAMES } from './drawn.ts';
import { playGaia } from './gaia/player.ts';
import { newGame } from './new-game.ts';
import {
  IS_SOAK,
  keyboard,
  mouse,
  pick,
  steps,
  thumb,
  WHOLE_IN_SOAK,
  watchFrame,
} from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const MINUTES = { timeout: 90_000 };

/** Makes a table with the form. */
async function open(page: Page, mode: 'basic' | 'advanced' | 'disasters', here = 1): Promise<void> {
  await page.goto(`${stage.url}#/new/gaia`);
  // Five can play Gaia alone.
  await page.locator('.start-new label', { hasText: /^5$/ }).waitFor();
  const place = ['basic', 'advanced', 'disasters'].indexOf(mode);
  const values = (group: number) =>
    page.locator('.start-new form fieldset').nth(group).locator('input');
  await pick(values(0).first());
  await pick(values(2).nth(place));
  if (here > 1) await page.locator('.seat-choice select').nth(1).selectOption('here');
  await page.locator('.start-new button[type="submit"]').click();
  await page.locator('.table-gaia').waitFor();
}

/** Otherwise only its beginning is played. */
const IS_WHOLE = isPlayed('whole game', 'gaia', [...WHOLE_GAMES]);

test('a game by mouse in the world, with a reload in the middle', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ land: true, kept: newGame('gaia') });
  await playGaia(page, mouse, true, 2);
  // In my turn the table waits for me.
  const mine = page.locator('.dock-mine');
  await mine.waitFor();
  const at = await steps(page);
  await page.reload();
  await mine.waitFor();
  expect(await steps(page)).toBe(at);
  const frames = await watchFrame(page);
  const sent = await playGaia(page, mouse, true, IS_WHOLE ? undefined : 4);
  expect(sent).toBeGreaterThan(3);
  expect(await page.locator('.result tfoot td').count()).toBe(IS_WHOLE ? 3 : 0);
  expect(await frames()).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('the start page loads no game, and the form of one no other', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ language: 'ja', land: true });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const loadedOf = (game: string) =>
    loaded.filter((path) => path.startsWith(`/assets/${game}-`) && path.endsWith('.js'));
  await page.goto(stage.url);
  await page.locator('.still-painted').first().waitFor();
  expect([...loadedOf('gaia'), ...loadedOf('terra-nova')]).toEqual([]);
  await page.goto(`${stage.url}#/new/gaia`);
  await page.locator('.start-new form').waitFor();
  expect(loadedOf('gaia')).toHaveLength(1);
  expect(loadedOf('terra-nova')).toEqual([]);
  expect(faults).toEqual([]);
});

test.runIf(isPlayed('thumb', 'gaia'))(
  'a game with power cards by thumb at phone width',
  MINUTES,
  async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({
      width: 390,
      height: 844,
      touch: true,
      land: IS_SOAK,
    });
    await open(page, 'disasters');
    const frames = await watchFrame(page);
    const sent = await playGaia(page, thumb, false, WHOLE_IN_SOAK);
    expect(sent).toBeGreaterThan(3);
    expect(await frames()).toHaveLength(1);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('by keyboard: a card, cells by arrows with names that tell all, Enter, taking back', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('gaia') });
  const hand = keyboard(page);
  const card = page.locator('[data-action^="play:nature"]:not([aria-disabled="true"])').first();
  await hand.press(card);
  const stop = page.locator('.cell[tabindex="0"]');
  await stop.focus();
  const isLit = () => page.evaluate(() => document.activeElement?.classList.contains('lit'));
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    if (await isLit()) break;
    await page.keyboard.press(key);
  }
  expect(await isLit()).toBe(true);
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(label).toMatch(/^(the first tile|\d+ (east|west|north|south).*): free, can be chosen$/);
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
  // The next choice is named after the draft, and below the *Confirm* button.
  const more = page.locator('.crumb-more');
  const below = page.locator('.confirm-what');
  await expect.poll(() => more.innerText()).toBe('now the second action');
  expect(await below.innerText()).toBe('after the 2nd action');
  await page.keyboard.press('Control+z');
  expect(await page.locator('.drafted').count()).toBe(0);
  await page.keyboard.press('/');
  await page.locator('.command input:focus').waitFor();
  await page.keyboard.type('draw life');
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
  // A drawn card is visible before the second action.
  await expect.poll(() => more.innerText()).toBe('confirm to send');
  expect(await below.innerText()).toBe('sends your move');
  expect(faults).toEqual([]);
});

test('on the board stands what everybody saw going to the hand, and explains itself', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('gaia') });
  const card = page.locator('[data-action^="take:"]:not([aria-disabled="true"])').first();
  const name = (await card.getAttribute('data-action'))?.replace('take:', '') ?? '';
  await card.click();
  await page.locator('[data-send]').click();
  const seen = page.locator('.seen button').first();
  await seen.click();
  const note = page.locator('.seen .note:popover-open strong');
  expect(await note.innerText()).toBe(GAIA.en.card(name));
  expect(faults).toEqual([]);
});

test('two at one device see their own hands only, behind a curtain', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await open(page, 'advanced', 2);
  expect(await page.locator('.hand').count()).toBe(0);
  await page.locator('[data-lift]').click();
  const name = await page.locator('.hand h2').first().innerText();
  await playGaia(page, mouse, false, 2);
  for (let turns = 0; turns < 4 && (await page.locator('[data-lift]').count()) === 0; turns++) {
    await playGaia(page, mouse, false, 1);
  }
  expect(await page.locator('.hand').count()).toBe(0);
  await page.locator('[data-lift]').click();
  expect(await page.locator('.hand h2').first().innerText()).not.toBe(name);
  expect(faults).toEqual([]);
});

test('history by event shows the world as it was', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('gaia') });
  await playGaia(page, mouse, true, 3);
  await page.locator('.dock-mine').waitFor();
  const tiles = () => page.locator('.tile').count();
  const now = await tiles();
  expect(now).toBeGreaterThan(1);
  await page.locator('.tool-history').click();
  await page.locator('.look-first').click();
  await expect.poll(tiles).toBe(0);
  // No round is open; a click on its number opens the first one.
  await page.locator('.log-marks button').first().click();
  const line = page.locator('.log .line', { hasText: 'tile at' }).first();
  await line.click();
  await expect.poll(tiles).toBe(1);
  await page.locator('[data-now]').click();
  await expect.poll(tiles).toBe(now);
  // From the table to the start page and back to the table.
  await page.locator('.head-home').click();
  await page.locator('.start').waitFor();
  await page.goBack();
  await page.locator('.table-gaia').waitFor();
  expect(await tiles()).toBe(now);
  expect(faults).toEqual([]);
});

test.for(oneOf('drawn card', ['en', 'ja'] as const))(
  'on a telephone in %s the name of a card that is taken fits beside Confirm',
  async (language, context) => {
    needBrowser(context);
    const look = { language, width: 390, height: 844, touch: true } as const;
    const { page, faults } = await stage.open({ kept: newGame('gaia'), ...look });
    for (let action = 0; action < 2; action++) {
      await thumb.press(page.locator('.to-draw, [data-tab="side"]').first());
      const card = page.locator('[data-action^="take:nature"]:not([aria-disabled="true"])').first();
      await thumb.press(card);
      const crumb = page.locator('.drafted .crumb').last();
      await crumb.waitFor();
      const edges = await crumb.evaluate((name) => {
        const button = document.querySelector('.confirm')?.getBoundingClientRect();
        const { right, left } = name.getBoundingClientRect();
        const isWhole = name.scrollWidth <= name.clientWidth + 1;
        return isWhole && left >= 0 && right <= (button?.left ?? 0);
      });
      expect(edges).toBe(true);
      if ((await page.locator('[data-send]').count()) > 0) break;
    }
    await thumb.press(page.locator('[data-send]'));
    expect(faults).toEqual([]);
  },
);
