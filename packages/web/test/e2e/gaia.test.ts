import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Hand, keyboard, mouse, thumb } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();
const MINUTES = { timeout: 90_000 };

/** Things tried in this order when it is my turn; the first that can be done is. */
const WISHES = [
  '[data-action^="play:city"]',
  '[data-action^="play:animals"]',
  '[data-action^="play:nature"]',
  '[data-action^="play:"]',
  '[data-action^="objective:"]',
  '[data-action="let"]',
  '[data-action^="discard:"]',
  '[data-action^="keep:"]',
  '[data-action^="take:"]',
  '[data-action^="draw:"]',
  '[data-action="exhaust"]',
].map((wish) => `${wish}:not([aria-disabled="true"])`);

/**
 * Plays Gaia until the game is over, or so many segments.
 * @param board whether places are chosen in the world (else in the list)
 * @returns how many segments were sent; fewer where somebody else takes the device
 */
async function play(page: Page, hand: Hand, board: boolean, most = Infinity): Promise<number> {
  const any = (selector: string) => page.locator(selector).first();
  const isThere = async (locator: Locator) => (await locator.count()) > 0;
  let sent = 0;
  for (let step = 0; step < 900 && sent < most; step++) {
    await page.locator('.result, .controls:not(.controls-idle)').first().waitFor();
    if (await isThere(any('.result, [data-lift]'))) return sent;
    if (await isThere(any('[data-send]'))) {
      const before = await any('.table').getAttribute('data-steps');
      await hand.press(any('[data-send]'));
      await page.locator(`.table:not([data-steps="${before}"])`).waitFor();
      sent++;
    } else if (await isThere(any('.choices .choice'))) {
      const lit = any('.cell.lit');
      await hand.press(board && (await isThere(lit)) ? lit : any('.choices .choice'));
    } else {
      // Drawing now and then, so that there is something to play.
      const wishes = step % 3 === 2 ? WISHES.toReversed() : WISHES;
      for (const wish of wishes) {
        if (!(await isThere(any(wish)))) continue;
        await hand.press(any(wish));
        break;
      }
    }
  }
  if (most === Infinity) throw new Error('the game did not end');
  return sent;
}

/** A table of the form. */
async function open(page: Page, mode: 'basic' | 'advanced' | 'disasters', here = 1): Promise<void> {
  await page.locator('.start-new input[type="radio"]').nth(1).check({ force: true });
  // Five can play Gaia alone.
  await page.locator('.start-new label', { hasText: /^5$/ }).waitFor();
  const place = ['basic', 'advanced', 'disasters'].indexOf(mode);
  await page
    .locator('.start-new form fieldset')
    .nth(0)
    .locator('input')
    .first()
    .check({ force: true });
  await page
    .locator('.start-new form fieldset')
    .nth(1)
    .locator('input')
    .nth(place)
    .check({ force: true });
  if (here > 1) await page.locator('.seat-choice select').nth(1).selectOption('here');
  await page.locator('.start-new button[type="submit"]').click();
  await page.locator('.table-gaia').waitFor();
}

test(
  'a whole game by mouse in the world, with a reload in the middle',
  MINUTES,
  async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open();
    await page.click('[data-play-now=gaia]');
    await play(page, mouse, true, 2);
    // On my turn the table waits for me.
    const mine = page.locator('.controls:not(.controls-idle)');
    await mine.waitFor();
    const at = await page.locator('.history-at').innerText();
    await page.reload();
    await mine.waitFor();
    expect(await page.locator('.history-at').innerText()).toBe(at);
    expect(await play(page, mouse, true)).toBeGreaterThan(3);
    expect(await page.locator('.result tfoot td').count()).toBe(3);
    expect(faults).toEqual([]);
  },
);

test('a whole game with power cards by thumb at phone width', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ width: 390, height: 844, touch: true });
  await open(page, 'disasters');
  expect(await play(page, thumb, false)).toBeGreaterThan(3);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  expect(faults).toEqual([]);
});

test('by keyboard: a card, cells by arrows with names that tell all, Enter, taking back', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await page.click('[data-play-now=gaia]');
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
  await page.keyboard.press('Control+z');
  expect(await page.locator('.drafted').count()).toBe(0);
  await page.keyboard.press('/');
  await page.keyboard.type('draw life');
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
  expect(faults).toEqual([]);
});

test('two at one device see their own hands only, behind a curtain', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await open(page, 'advanced', 2);
  expect(await page.locator('.hand').count()).toBe(0);
  await page.locator('[data-lift]').click();
  const name = await page.locator('.hand h2').first().innerText();
  await play(page, mouse, false, 2);
  for (let turns = 0; turns < 4 && (await page.locator('[data-lift]').count()) === 0; turns++) {
    await play(page, mouse, false, 1);
  }
  expect(await page.locator('.hand').count()).toBe(0);
  await page.locator('[data-lift]').click();
  expect(await page.locator('.hand h2').first().innerText()).not.toBe(name);
  expect(faults).toEqual([]);
});

test('history by event shows the world as it was', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await page.click('[data-play-now=gaia]');
  await play(page, mouse, true, 3);
  await page.locator('.status-mine').waitFor();
  const tiles = () => page.locator('.tile').count();
  const now = await tiles();
  expect(now).toBeGreaterThan(1);
  await page.locator('.look-first').click();
  expect(await tiles()).toBe(0);
  await page.getByRole('tab').nth(1).click();
  const line = page.locator('.line', { hasText: 'tile at' }).first();
  await line.click();
  expect(await tiles()).toBe(1);
  await page.locator('[data-now]').click();
  expect(await tiles()).toBe(now);
  // From the table to the start page and back to the table.
  await page.locator('.masthead-name').click();
  await page.locator('.start').waitFor();
  await page.goBack();
  await page.locator('.table-gaia').waitFor();
  expect(await tiles()).toBe(now);
  expect(faults).toEqual([]);
});
