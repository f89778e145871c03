// The keyboard shortcuts that every table has, and that the sheet of the rules lists.
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test.for(['terra-nova', 'gaia'] as const)(
  'keys open, shut and leave: %s',
  async (game, context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({
      language: 'ja',
      width: 1366,
      height: 657,
      kept: newGame(game),
    });
    await page.locator('.dock-mine').waitFor();
    const count = (selector: string) => page.locator(selector).count();

    await page.keyboard.press('c');
    await page.locator('.sheet-compare').waitFor();
    await page.keyboard.press('c');
    await page.locator('.sheet-compare').waitFor({ state: 'detached' });

    await page.keyboard.press('h');
    await page.locator('.history-bar').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.history[data-past]').waitFor();
    await page.keyboard.press('h');
    await page.locator('.dock-mine').waitFor();

    await page.keyboard.press('?');
    const rules = page.locator('.sheet-guide');
    await rules.waitFor();
    expect(await rules.locator('kbd').allInnerTexts()).toEqual(
      expect.arrayContaining(['C', 'H', '?', '/', 'Esc']),
    );
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });

    // Letters in a text field are no shortcuts.
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('');
    await page.keyboard.type('ch?');
    expect(await count('.sheet-compare, .sheet-guide, .history-bar')).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('Escape leaves an action that is half chosen', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ width: 1366, height: 657, kept: newGame('terra-nova') });
  await page.locator('[data-action="transform"]').click();
  await page.locator('.choice-list').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-action="transform"]').waitFor();
  expect(await page.locator('.choice-list').count()).toBe(0);
});
