// The keyboard shortcuts that every table has, and that the sheet of the rules lists.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { oneOf } from './drawn.ts';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test.for(oneOf('keys', ['terra-nova', 'gaia'] as const))(
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
    await rules.locator('kbd').first().waitFor();
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

/**
 * Presses a key on an element by script, and returns whether the focus is where it should be then.
 * Only microtasks run in between, neither a frame nor a timer: no real key can come earlier.
 */
function isFocusedAtOnce(page: Page, on: string, key: string, wanted: string): Promise<boolean> {
  return page.evaluate(
    async ([on, key, wanted]) => {
      const element = document.querySelector<HTMLElement | SVGElement>(on);
      if (element === null) throw new Error(`there is no ${on}`);
      element.focus();
      const how = { key, bubbles: true, cancelable: true };
      // As in a browser: the Enter key presses a button, unless something else answers it.
      const isOpen = element.dispatchEvent(new KeyboardEvent('keydown', how));
      if (isOpen && key === 'Enter' && element instanceof HTMLElement) element.click();
      for (let turn = 0; turn < 100; turn++) await undefined;
      return document.activeElement?.matches(wanted) === true;
    },
    [on, key, wanted] as const,
  );
}

test('the key after a key is for what that one opened, however fast it comes', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    width: 1366,
    height: 657,
    kept: newGame('terra-nova'),
  });
  await page.locator('.dock-mine').waitFor();
  const at = (on: string, key: string, wanted: string) => isFocusedAtOnce(page, on, key, wanted);
  expect(await at('.cell', 'Enter', '.hex-choice button')).toBe(true);
  await page.keyboard.press('Escape');
  const settings = 'dialog:modal *, dialog:modal';
  expect(await at('.tool-settings', 'Enter', settings)).toBe(true);
  await page.keyboard.press('Escape');
  expect(faults).toEqual([]);
});
