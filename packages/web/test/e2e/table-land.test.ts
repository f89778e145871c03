// The land under a table: painted, patched, in light and dark mode, and what is shown if nothing
// can be painted.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LAND_LEFT_OUT } from './land-left-out.ts';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

const picture = (page: Page) => page.locator('.land-whole');
const plain = (page: Page) => page.locator('.plain-land');

/** The colour of the picture in the middle of a hex, in parts of 255. */
function colourAt(page: Page, hex: string): Promise<readonly number[]> {
  return page.evaluate((name) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.land-whole');
    const cell = document.querySelector(`[data-hex="${name}"] .cell-area`);
    const context = canvas?.getContext('2d');
    if (!canvas || !cell || !context) throw new Error('nothing to look at');
    const box = canvas.getBoundingClientRect();
    const { x, y, width, height } = cell.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const side = Math.round((width / 3) * scale);
    const left = Math.round((x + width / 3 - box.x) * scale);
    const top = Math.round((y + height / 3 - box.y) * scale);
    const { data } = context.getImageData(left, top, side, side);
    const sum = [0, 0, 0];
    for (let at = 0; at < data.length; at++) if (at % 4 < 3) sum[at % 4] += data[at];
    return sum.map((all) => all / (side * side));
  }, hex);
}

const far = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((part, at) => part - other[at]));

test('the land is painted and follows a transformed hex', { timeout: 90_000 }, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: newGame('terra-nova'),
    // The end of an animation without duration is often not reported; here it never is.
    before: () =>
      addEventListener('animationend', (event) => event.stopImmediatePropagation(), true),
  });
  await page.locator('.dock-mine').waitFor();
  await picture(page).waitFor({ timeout: 30_000 });
  // The elements at its place have disappeared.
  await plain(page).waitFor({ state: 'detached' });

  await page.locator('[data-action="transform"]').click();
  const place = page.locator('.cell.lit').first();
  const hex = (await place.getAttribute('data-hex')) ?? '';
  const before = await colourAt(page, hex);
  await place.click();
  const painted = async () => far(before, await colourAt(page, hex));
  await expect.poll(painted, { timeout: 30_000 }).toBeGreaterThan(20);
  // There is no tile any longer.
  await page.locator('.tile-laid').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await expect.poll(painted, { timeout: 30_000 }).toBeLessThan(6);
  expect(faults).toEqual([]);
});

test('a telephone that is turned shows no land under pieces that stand elsewhere', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: newGame('terra-mystica'),
    width: 844,
    height: 390,
    touch: true,
    before: () => {
      // The painter is as slow as the test requires.
      const { postMessage } = Worker.prototype;
      const kept: (() => void)[] = [];
      let isHeld = false;
      Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
        const post = () => Reflect.apply(postMessage, this, message);
        if (isHeld) kept.push(post);
        else post();
      };
      addEventListener('hold-painter', () => {
        isHeld = true;
      });
      addEventListener('let-painter-go', () => {
        isHeld = false;
        for (const post of kept.splice(0)) post();
      });
    },
  });
  const tell = (name: string) => page.evaluate((type) => dispatchEvent(new Event(type)), name);
  await picture(page).waitFor({ timeout: 30_000 });
  await plain(page).waitFor({ state: 'detached' });
  await tell('hold-painter');
  await page.setViewportSize({ width: 390, height: 844 });
  await plain(page).waitFor();
  expect(await picture(page).isVisible()).toBe(false);
  await tell('let-painter-go');
  await picture(page).waitFor({ timeout: 30_000 });
  await plain(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('where no picture can be painted, the grounds are plain and the game goes on', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: newGame('terra-nova'),
    before: () => {
      Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    },
  });
  await page.locator('.dock-mine').waitFor();
  await page.locator('[data-action="transform"]').click();
  await page.locator('.cell.lit').first().click();
  await page.locator('.crumbs, .dock-mine').first().waitFor();
  expect(await plain(page).locator('.ground').count()).toBeGreaterThan(50);
  expect(await picture(page).isVisible()).toBe(false);
  expect(faults).toEqual([]);
});

test('visits that leave the land out paint none', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ land: false, kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  await page.locator(`html[${LAND_LEFT_OUT}]`).waitFor();
  expect(await plain(page).count()).toBe(1);
  expect(faults).toEqual([]);
});
