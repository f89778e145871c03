import { SITE_GAME } from '@pangaea/rules/trials/terra-mystica';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

/** Drops a file on the page, as a person does with a file from a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const carried = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file, { type: 'text/plain' }));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('.start-head', 'dragover', { dataTransfer: carried });
  await page.locator('.start-recorded-over').waitFor();
  await page.dispatchEvent('.start-head', 'drop', { dataTransfer: carried });
}

test('a game of another site dropped on the page is played again on the board', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await drop(page, 'game.txt', SITE_GAME);
  await page.locator('.result').waitFor();
  expect(await page.locator('.result tfoot td').count()).toBe(2);
  expect(await page.locator('.rail-name').allInnerTexts()).toEqual(
    expect.arrayContaining(['Ada', 'Bea']),
  );
  await page.locator('.growth-plot').waitFor();
  // The next steps offered for a record do not include playing the same game again.
  expect(await page.locator('.over button.main').getAttribute('data-watch')).not.toBeNull();
  expect(await page.locator('[data-again]').count()).toBe(0);
  const saved = page.waitForEvent('download');
  await page.locator('.over [data-save-record]').click();
  expect((await saved).suggestedFilename()).toMatch(/^pangaea-terra-mystica-/);
  await page.locator('.result').press('Escape');
  await page.locator('.tool-history').click();
  await page.locator('.history-bar input[type="range"]').fill('0');
  await page.locator('.history[data-past]').waitFor();
  const moves = page.locator('.log [data-step], .log li');
  expect(await moves.count()).toBeGreaterThan(15);
  await page.locator('[data-now]').click();
  await page.locator('[data-leave]').click();
  await page.locator('.start-tables').waitFor();
  expect(faults).toEqual([]);
});

test('a game that is refused in the middle names place and reason, and opens up to there', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    language: 'ja',
    width: 390,
    height: 844,
    touch: true,
  });
  await page.locator('.start-recorded summary').tap();
  const text = page.locator('.start-recorded textarea');
  await text.fill(SITE_GAME.replace('witches: build E9', 'witches: build E8'));
  await page.locator('[data-recorded-open]').tap();
  const told = page.locator('.start-recorded-told');
  await told.waitFor();
  expect(await told.innerText()).toContain('16行目10文字目：「build E8」は認められません');
  expect(await text.inputValue()).toContain('witches: build E8');
  await page.locator('[data-recorded-table]').tap();
  await page.locator('.table[data-steps="3"] .dock-mine').waitFor();
  await page.goBack();
  await page.locator('.start-recorded summary').tap();
  await text.fill(`${SITE_GAME}# おつかれさま\n`);
  await page.locator('[data-recorded-open]').tap();
  await page.locator('[data-recorded-table]').waitFor();
  await page.locator('.start-recorded-told summary').tap();
  expect(await told.innerText()).toContain('33行目：おつかれさま');
  await page.locator('[data-recorded-table]').tap();
  await page.locator('.result').waitFor();
  expect(faults).toEqual([]);
});

test('the reader of such games is not loaded with a game', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const readers = () => asked.filter((url) => /\brecorded-[\w-]+\.js$/.test(url));
  await page.locator('[data-play-now="terra-mystica"]').click();
  await page.locator('.dock-mine').waitFor();
  expect(asked.some((url) => url.endsWith('.js'))).toBe(true);
  expect(readers()).toEqual([]);
  await page.goBack();
  await drop(page, 'game.txt', SITE_GAME);
  await page.locator('.result').waitFor();
  expect(readers().length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
