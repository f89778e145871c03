// The map on a telephone: it is turned if that makes it larger, and the first tap magnifies.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { oneOf } from './drawn.ts';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();
const PHONE = { width: 390, height: 844, touch: true };

function begun(page: Page): Promise<void> {
  return page.locator('.dock-mine').waitFor();
}

/** The position of a hex on the page. */
async function place(page: Page, hex: string) {
  const box = await page.locator(`[data-hex="${hex}"] .cell-area`).boundingBox();
  if (box === null) throw new Error(`${hex} is not on the page`);
  return box;
}

test('the map lies turned on an upright telephone, unless north is to be up', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ ...PHONE, kept: newGame('terra-nova') });
  await begun(page);
  const east = await place(page, 'C9');
  expect(east.y).toBeLessThan((await place(page, 'C1')).y);
  await page.locator('.tool-settings').tap();
  await page
    .getByRole('checkbox', { name: 'North is up, on an upright telephone or tablet too' })
    .check();
  await page.keyboard.press('Escape');
  const flat = await place(page, 'C9');
  expect(flat.x).toBeGreaterThan((await place(page, 'C1')).x);
  expect(east.height).toBeGreaterThan(flat.width);
  expect(faults).toEqual([]);
});

test('the map lies turned on an upright tablet too, and not on one on its side', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    width: 820,
    height: 1180,
    touch: true,
    kept: newGame('terra-nova'),
  });
  await begun(page);
  const isTurned = async () => (await place(page, 'C9')).y < (await place(page, 'C1')).y;
  expect(await isTurned()).toBe(true);
  const upright = await place(page, 'C1');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(isTurned).toBe(false);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(isTurned).toBe(true);
  expect((await place(page, 'C1')).width).toBeCloseTo(upright.width, 0);
  expect(faults).toEqual([]);
});

/** The line of the hint, where one is told. */
const hint = (page: Page) => page.locator('.dock-hint[data-hint=told] > span');

test.for(oneOf('hint', ['terra-nova', 'terra-mystica', 'gaia'] as const))(
  'on the smallest telephone and on laptops the hint is told to its end: %s',
  async (id, context) => {
    needBrowser(context);
    const { page } = await stage.open({
      width: 360,
      height: 640,
      touch: true,
      language: 'ja',
      kept: newGame(id),
    });
    await hint(page).waitFor();
    const cut = () => hint(page).evaluate((each) => each.scrollHeight - each.clientHeight);
    // Lines of Japanese are two pixels less high than their letters.
    await expect.poll(cut).toBeLessThanOrEqual(2);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    for (const [width, height] of [
      [1366, 657],
      [1280, 720],
    ]) {
      await page.setViewportSize({ width, height });
      await expect.poll(cut).toBeLessThanOrEqual(2);
    }
  },
);

test('on its side a telephone keeps all hexes clear of buttons, and its round tile whole', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    width: 844,
    height: 390,
    touch: true,
    language: 'ja',
    kept: newGame('terra-mystica'),
  });
  await page.locator('.dock').waitFor();
  const tile = page.locator('.tm-rounds');
  await tile.waitFor();
  const beyond = () => tile.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(beyond).toBe(0);
  const buttons = page.locator('.zoom button');
  expect(await buttons.count()).toBeGreaterThan(0);
  for (const button of await buttons.all()) {
    const isWayBack = (await button.getAttribute('class')) === 'zoom-whole';
    const isClose = (await page.locator('.board-close').count()) > 0;
    expect(await button.isVisible()).toBe(isWayBack && isClose);
  }
  expect(faults).toEqual([]);
});

test('a name of any length leaves the buttons of its line in the window', async (context) => {
  needBrowser(context);
  const first = newGame('terra-mystica');
  const table = JSON.parse(first.text);
  const name = 'Wilhelmina-Charlotte von der Vogelweide';
  table.players = table.players.map(() => ({ kind: 'here', name }));
  const kept = { ...first, text: JSON.stringify(table) };
  const { page, faults } = await stage.open({ ...PHONE, width: 360, height: 640, kept });
  await begun(page);
  const box = await page.locator('.type-open').boundingBox();
  expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(faults).toEqual([]);
});

test('a press magnifies, beside the finger; another one chooses', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ ...PHONE, kept: newGame('terra-nova') });
  await begun(page);
  await page.locator('[data-action="upgrade"]').tap();
  const lit = page.locator('.cell.lit').first();
  const hex = (await lit.getAttribute('data-hex')) ?? '';
  await lit.tap();
  const loupe = page.locator(`[data-loupe="${hex}"]`);
  await loupe.waitFor();
  expect(await page.locator('.drafted').count()).toBe(0);
  const [glass, below] = [await loupe.boundingBox(), await place(page, hex)];
  if (glass === null) throw new Error('no loupe');
  const away = Math.hypot(
    glass.x + glass.width / 2 - below.x - below.width / 2,
    glass.y + glass.height / 2 - below.y - below.height / 2,
  );
  expect(away).toBeGreaterThan(glass.width / 2);
  await loupe.tap();
  await page.locator('.drafted').waitFor();
  expect(await page.locator('.loupe').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a mouse chooses at once', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ width: 390, height: 844, kept: newGame('terra-nova') });
  await page.locator('[data-action="upgrade"]').click();
  await page.locator('.cell.lit').first().click();
  await page.locator('.drafted').waitFor();
});

test('a double tap chooses what the first tap magnified, once', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ ...PHONE, kept: newGame('terra-nova') });
  await begun(page);
  await page.locator('[data-action="upgrade"]').tap();
  await page.locator('.cell.lit').first().click({ clickCount: 3 });
  await page.locator('.drafted').waitFor();
  expect(await page.locator('.drafted li:not(.crumb-more)').count()).toBe(1);
  expect(await page.locator('.hex-choice').count()).toBe(0);
});

test("the own goods are over the map, and a draft's changes are marked; not if the dock shows them", async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ ...PHONE, kept: newGame('terra-nova') });
  await begun(page);
  const figures = page.locator('.own-goods li');
  const coins = async () => Number((await figures.first().innerText()).match(/\d+/)?.[0]);
  const before = await coins();
  expect(before).toBeGreaterThan(0);
  expect(await page.locator('.own-goods-foreseen').count()).toBe(0);
  await page.locator('[data-action="sail"]').tap();
  await page.locator('[data-send]').waitFor();
  // Coins, and the sailing value.
  expect(await page.locator('.own-goods-foreseen').count()).toBe(2);
  expect(await coins()).toBeLessThan(before);
  await page.locator('[data-undo]').tap();
  await expect.poll(coins).toBe(before);
  expect(faults).toEqual([]);

  const gaia = await stage.open({ ...PHONE, kept: newGame('gaia') });
  await begun(gaia.page);
  expect(await gaia.page.locator('.own-goods').count()).toBe(0);
});
