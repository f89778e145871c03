// The rules with pictures: from a refusal and back, and found by search, with a draft that stays.
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { mouse, pressListed } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test('a refusal leads to its rule and back; a search in kana finds it by keyboard', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: newGame('terra-nova'),
    language: 'ja',
    width: 1366,
    height: 657,
  });
  await page.locator('.dock-mine').waitFor();
  const book = page.locator('.book');
  await page.locator('.action-not').first().click({ force: true });
  const link = page.locator('.refused .rules-link');
  const subject = await link.getAttribute('data-rules');
  await link.click();
  await expect.poll(() => book.getAttribute('data-book')).toBe(subject);
  await book.locator('[data-back-from-rules]').click();
  await expect.poll(() => book.count()).toBe(0);
  expect(await page.locator('.refused-now').count()).toBe(1);

  await page.click('[data-action="pass"]');
  await pressListed(page, mouse, page.locator('[data-move]').first());
  const draft = page.locator('.crumb');
  await draft.first().waitFor();
  const drafted = await draft.allInnerTexts();

  await page.keyboard.press('?');
  await page.locator('.rules-door button').click();
  const search = book.locator('[data-rules-search]');
  await search.fill('ﾍﾟﾝｷﾞﾝ');
  expect(await book.locator('[data-subject]').count()).toBe(0);
  await search.fill('ｽｺｯﾌﾟ');
  await search.press('Enter');
  await expect.poll(() => book.getAttribute('data-book')).toBe('land');
  await book.locator('.book-figure .piece').first().waitFor();
  expect(await book.locator('mark').first().innerText()).toBe('スコップ');
  await page.keyboard.press('Escape');
  await expect.poll(() => book.count()).toBe(0);
  // Back where one was: the sheet is still open, and so is the draft.
  expect(await page.locator('.sheet-guide').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await draft.allInnerTexts()).toEqual(drafted);
  expect(faults).toEqual([]);
});
