// A page that the browser has translated: every text is removed, and an element of the translator
// replaces it.
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { mouse, playToTheEnd } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

/** Does the same as the translator of a browser. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('svg, script, style') || !/\p{L}{2}/u.test(text.data))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test('a page that the browser translates says what is true', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  await translate(page);
  const translated = page.locator('font > font');
  const before = await translated.count();
  expect(before).toBeGreaterThan(20);
  // The texts of a button appear and disappear.
  const what = page.locator('.confirm-what');
  const said = async () => (await what.innerText()).trim();
  await page.locator('[data-action="sail"]').click();
  await page.locator('[data-send]').waitFor();
  await page.locator('[data-undo]').click();
  await page.locator('[data-send]').waitFor({ state: 'detached' });
  await page.locator('[data-action="pass"]').click();
  await page.locator('.choices .choice').first().click();
  await page.locator('[data-send]').waitFor();
  expect(await said()).toBe('Pass');
  await page.locator('[data-undo]').click();
  expect(await said()).toBe('');
  // A turn is played, bots move, and the page shows the same as a freshly opened page.
  await playToTheEnd(page, mouse, true, { most: 2 });
  await page.locator('.dock-mine').waitFor();
  // Unchanged texts are still in the words of the translator.
  expect(await translated.count()).toBeGreaterThan(10);
  const shown = () =>
    page.evaluate(() =>
      ['[data-status]', '.dock-who', '.rail', '.dock-corner'].map((part) =>
        document.querySelector<HTMLElement>(part)?.innerText.replace(/\s+/gu, ' ').trim(),
      ),
    );
  // The columns show a new state a moment after the dock.
  let now = await shown();
  const isSettled = async () => {
    const before = now;
    now = await shown();
    return isDeepStrictEqual(now, before);
  };
  await expect.poll(isSettled, { interval: 300 }).toBe(true);
  await page.reload();
  await page.locator('.dock-mine').waitFor();
  await expect.poll(shown).toEqual(now);
  expect(faults).toEqual([]);
});
