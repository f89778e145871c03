import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

const status = (page: Page) => page.locator('[data-status]').innerText();
const lit = (page: Page) => page.locator('.log [aria-current="step"]').innerText();
const houses = (page: Page) => page.locator('.table-map .piece-house').count();

/** A table with the log open. */
async function open(page: Page): Promise<void> {
  await page.locator('.dock-mine').waitFor();
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur());
}

test('arrow keys go through every event; board, purse and log follow', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('terra-nova') });
  await open(page);
  const pieces = () => houses(page);
  const now = await pieces();
  // All the way back: nothing lies on the table.
  await page.locator('.tool-history').click();
  await page.locator('.look-first').click();
  expect(await pieces()).toBe(0);
  expect(await status(page)).toContain('Nothing');
  const seen: number[] = [];
  for (let events = 0; events < 40; events++) {
    await page.keyboard.press('ArrowRight');
    seen.push(await pieces());
    // The log follows a frame later.
    await expect.poll(() => lit(page)).toBe(await status(page));
  }
  // Houses come one by one.
  expect(seen.every((count, place) => place === 0 || count - seen[place - 1] <= 1)).toBe(true);
  expect(seen).toContain(1);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await pieces()).toBe(0);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await pieces()).toBe(8);
  await page.keyboard.press('End');
  expect(await page.locator('.history[data-past]').count()).toBe(0);
  expect(await pieces()).toBe(now);
  await page.locator('[data-now]').click();
  expect(await page.locator('.dock-mine').count()).toBe(1);
  expect(faults).toEqual([]);
});

test('a press on a sentence of the log goes there; the coins are those of that moment', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ kept: newGame('terra-nova') });
  await open(page);
  const line = page.locator('.line', { hasText: 'coins (start of the game)' }).first();
  const [, coins] = /got (\d+) coins/.exec(await line.innerText()) ?? [];
  await line.click();
  // The log follows a frame later.
  await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
  // In the log arrows go from line to line and keep the focus there.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-current'));
  await expect.poll(focused).toBe('step');
  await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
  const purses = async () => (await page.locator('.rail .rail-coins').allInnerTexts()).join(' ');
  await expect.poll(purses).toContain(String(coins));
  await expect.poll(() => houses(page)).toBe(0);
  await page.locator('[data-now]').click();
  expect(await page.locator('.dock-mine').count()).toBe(1);
});

test('by thumb the bar of the past is at hand, and hides nothing for good', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({
    width: 390,
    height: 844,
    touch: true,
    language: 'ja',
    kept: newGame('terra-nova'),
  });
  await page.locator('.dock-mine').waitFor();
  await page.locator('.tool-history').tap();
  await page.locator('.look-previous').tap();
  await page.locator('.look-previous').tap();
  const bar = await page.locator('.history-bar').boundingBox();
  expect(bar?.y ?? 0).toBeGreaterThan(600);
  expect(await page.locator('.history-at').innerText()).toMatch(/手目|準備/);
  await page.locator('[data-now]').tap();
  expect(await page.locator('.dock-mine').count()).toBe(1);
});
