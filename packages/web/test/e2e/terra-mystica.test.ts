import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { mouse, pick, playToTheEnd, thumb, WISHES, watchFrame } from './players.ts';
import { type Served, serve } from './server.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();
const MINUTES = { timeout: 240_000 };
let server: Served | undefined;

afterEach(() => server?.close());

const nothing = async () => undefined;
const play = (page: Page, hand: typeof mouse, board: boolean) =>
  playToTheEnd(page, hand, board, nothing, WISHES['terra-mystica']);

/** A table for two by the form: this device and a beginner. */
async function againstBeginner(page: Page, url: string, preset: string): Promise<void> {
  await page.goto(`${url}#/new/terra-mystica`);
  await pick(page.locator('.radios input').locator('nth=0').page().getByRole('radio', { name: '2', exact: true }));
  await page.locator('.seat-choice select').nth(1).selectOption('beginner');
  await pick(page.getByRole('radio', { name: preset }));
  await page.locator('.start-new button[type="submit"]').click();
  await page.locator('.table').waitFor();
}

test('a whole game of Terra Mystica by mouse', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await againstBeginner(page, stage.url, 'first game: everything is dealt');
  const frames = await watchFrame(page);
  expect(await play(page, mouse, true)).toBeGreaterThan(12);
  expect(await page.locator('.result tfoot td').count()).toBe(2);
  expect(await frames()).toHaveLength(1);
  expect(faults).toEqual([]);
});
