// The end of a game: its report, and the offered next steps.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPENED_JA } from '../../src/messages/opened-ja.ts';
import { GAIA_ENDED, NOVA_ENDED } from './ended.ts';
import { steps } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test('the chart is read by arrow keys and by pointer, and leads to the moment', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ language: 'ja', kept: NOVA_ENDED() });
  const { result: scores } = OPENED_JA;
  const slider = page.locator('.growth-slider');
  const told = () => slider.getAttribute('aria-valuetext');
  const read = page.locator('.growth-when');
  await slider.focus();
  expect(await told()).toContain(scores.final);
  await page.keyboard.press('ArrowLeft');
  expect(await read.innerText()).toBe(scores.atEndOf(5));
  await page.keyboard.press('Home');
  expect(await told()).toContain(scores.atEndOf(0));
  const box = await page.locator('.growth-plot svg').boundingBox();
  if (box === null) throw new Error('no chart');
  await page.mouse.move(box.x + box.width - 5, box.y + box.height / 3);
  expect(await read.innerText()).toBe(scores.final);
  // Parts further down stay in place when something above them is opened.
  const height = await page.locator('.growth').evaluate((figure) => figure.clientHeight);
  await page.mouse.move(box.x + 100, box.y + box.height / 3);
  expect(await page.locator('.growth').evaluate((figure) => figure.clientHeight)).toBe(height);
  await page.locator('[data-look]').click();
  await page.locator('.history[data-past]').waitFor();
  expect(await page.locator('.result').count()).toBe(0);
  await page.locator('[data-now]').click();
  await page.locator('[data-result]').click();
  // A sentence about the game also leads to its moment.
  await page.locator('[data-see]').first().click();
  await page.locator('.history[data-past]').waitFor();
  expect(faults).toEqual([]);
});

test('the game runs again by itself, can be stopped, and ends where it began', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: GAIA_ENDED() });
  const slider = page.locator('.history-bar input');
  await page.locator('[data-watch]').click();
  const at = async () => Number(await slider.inputValue());
  const begun = await at();
  await expect.poll(at).toBeGreaterThan(begun);
  // The focus is on the *Stop* button.
  await page.keyboard.press('Enter');
  const stopped = await at();
  const end = Number(await slider.getAttribute('max'));
  expect(stopped).toBeLessThan(end);
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.look-play').click();
  await page.locator('.result').waitFor();
  expect(faults).toEqual([]);
});

test('one sheet after the other has the focus, and begins at its top', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: NOVA_ENDED() });
  await page.locator('.result [data-ledger]').click();
  await page.locator('.sheet-ledger table').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.className);
  await expect.poll(focused).toContain('sheet-ledger');
  await page.locator('.sheet').evaluate((sheet) => sheet.scrollTo(0, 500));
  await page.keyboard.press('c');
  await expect.poll(focused).toContain('sheet-compare');
  expect(await page.locator('.sheet').evaluate((sheet) => sheet.scrollTop)).toBe(0);
  expect(faults).toEqual([]);
});

test('the record is saved whole, and the same table can be played anew', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    width: 390,
    height: 844,
    touch: true,
    kept: NOVA_ENDED(),
  });
  const saved = page.waitForEvent('download');
  await page.locator('[data-save-record]').tap();
  const record = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(record.commands).toHaveLength(Number(await steps(page)));
  const before = page.url();
  await page.locator('[data-again]').tap();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.locator('[data-steps="0"], .dock-mine').first().waitFor();
  expect(faults).toEqual([]);
});
