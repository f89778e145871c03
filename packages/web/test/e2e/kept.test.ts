// The moves played at a table of this device are stored.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { steps } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';
import { draftPass } from './typed.ts';

const stage = stageFor({ land: false });

/** Sails, which a seat can pay for in its first turn, confirms it and waits until it is played. */
async function sail(page: Page): Promise<void> {
  await page.locator('.dock-mine').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('sail');
  await page.keyboard.press('Enter');
  await confirm(page);
}

async function confirm(page: Page): Promise<void> {
  const before = Number(await steps(page));
  await page.locator('.confirm').click();
  await expect.poll(async () => Number(await steps(page))).toBeGreaterThan(before);
}

test('another language changes words and nothing else; another page of the table goes on where it is', async (context) => {
  needBrowser(context);
  const { page, context: profile, faults } = await stage.open();
  await page.click('[data-play-now=terra-nova]');
  await sail(page);
  await page.locator('.dock-mine').waitFor();
  const played = await steps(page);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '設定' }).waitFor();
  await page.locator('.dock-mine').waitFor();
  expect(await steps(page)).toBe(played);

  const other = await profile.newPage();
  await other.goto(page.url());
  await other.locator('.dock-mine').waitFor();
  expect(await steps(other)).toBe(played);
  await draftPass(other);
  await confirm(other);
  // The first page has the move too, and both show the same end.
  await expect
    .poll(async () => Number(await steps(page)), { timeout: 30_000 })
    .toBeGreaterThan(Number(played));
  await expect.poll(async () => (await steps(page)) === (await steps(other))).toBe(true);
  // Settings of one page are those of the other, and none takes back what the other has changed.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '設定' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await other.getByRole('button', { name: 'Settings' }).waitFor();
  const now = Number(await steps(other));
  await page.reload();
  await page.locator('.table').waitFor();
  expect(Number(await steps(page))).toBeGreaterThanOrEqual(now);
  expect(faults).toEqual([]);
});

test("a confirmed turn is taken back with one press, with the bots' answers, and stays so", async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await page.click('[data-play-now=terra-nova]');
  await page.locator('.dock-mine').waitFor();
  const begun = Number(await steps(page));
  await expect(page.locator('[data-back]').count()).resolves.toBe(0);
  await sail(page);
  await page.locator('.dock-mine').waitFor();
  const played = Number(await steps(page));
  expect(played).toBeGreaterThan(begun);

  await page.getByRole('button', { name: 'Last turn back' }).click();
  await expect.poll(async () => Number(await steps(page))).toBe(played + 1);
  await page.reload();
  await page.locator('.dock-mine').waitFor();
  expect(Number(await steps(page))).toBe(played + 1);
  // The first seat has not decided anything before.
  const told = begun === 0 ? 'takes back to the beginning' : `takes back to move ${begun}`;
  await page.getByText(told).first().waitFor({ state: 'attached' });
  await expect(page.locator('[data-back]').count()).resolves.toBe(0);
  await sail(page);
  expect(faults).toEqual([]);
});
