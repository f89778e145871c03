// The *back* gesture of a telephone, and the parts that cover the page.
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { newGame } from './new-game.ts';
import { lanAddress, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const PHONE = { width: 390, height: 844, touch: true } as const;

/** Goes back, as a gesture at the edge of the screen does. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back());
}

test('back closes what lies over the table of a telephone, one thing after the other', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open(PHONE);
  await page.locator('.start').waitFor();
  const table = newGame('terra-nova');
  await page.evaluate(
    ([key, text, hash]) => {
      localStorage.setItem(key, text);
      window.location.hash = hash;
    },
    [table.key, table.text, table.hash],
  );
  await page.locator('.dock-mine').waitFor();
  const sheet = page.locator('.sheet');
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  for (const tool of [
    '.tool-rules',
    ...['board', 'others', 'side', 'log'].map((tab) => `[data-tab=${tab}]`),
  ]) {
    await page.locator(tool).tap();
    await sheet.waitFor();
    await back(page);
    await sheet.waitFor({ state: 'detached' });
    await page.locator('.dock-mine').waitFor();
  }
  // Two, one over the other.
  await page.locator('[data-tab=log]').tap();
  await sheet.waitFor();
  await page.locator('.tool-settings').tap();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await back(page);
  await dialog.waitFor({ state: 'detached' });
  expect(await sheet.count()).toBe(1);
  await back(page);
  await sheet.waitFor({ state: 'detached' });
  // A part that was closed by its button, or replaced by another part, does not need another step
  // back.
  await page.locator('[data-tab=log]').tap();
  await sheet.waitFor();
  await page.locator('.tool-rules').tap();
  await page.locator('.sheet-guide').waitFor();
  await page.locator('.sheet-guide [data-close]').tap();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull();
  expect(await entries()).toBeLessThanOrEqual(before + 1);
  await back(page);
  await page.locator('.start').waitFor();
  expect(await page.locator('.table').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a link is copied on a plain address of the network as well', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const address = lanAddress();
  if (address === undefined) context.skip('this machine is in no network');
  const server = await serve('0.0.0.0');
  onTestFinished(() => server.close());
  const { page, faults } = await stage.open({ at: BLANK });
  await page.goto(`http://${address}:${server.port}/`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.locator('[data-friends=terra-nova]').click();
  await page.locator('#own-name').fill('Alfred');
  await page.locator('[data-with-friends] button[type="submit"]').click();
  const copy = page.locator('[data-copy=invitation]');
  await copy.click();
  await expect.poll(() => copy.innerText()).toContain(MESSAGES.en.remote.copied);
  const link = await page.locator('[data-link=invitation]').inputValue();
  // The copied text is the one that can be pasted.
  await page.locator('#say').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => page.locator('#say').inputValue()).toBe(link);
  expect(await page.evaluate(() => document.querySelectorAll('.copied-from').length)).toBe(0);
  expect(faults).toEqual([]);
});
