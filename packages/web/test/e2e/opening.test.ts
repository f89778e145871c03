// The first frames of a table.
import { expect, test } from 'vitest';
import { MYSTICA_ENDED } from './ended.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

test('a table opens with its board and its buttons, and the rest follows', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  const { key, text, hash } = MYSTICA_ENDED();
  await page.evaluate(([at, kept]) => localStorage.setItem(at, kept), [key, text]);
  const first = await page.evaluate((place) => {
    const parts = ['.map .cell', '.map-pieces .piece', '.rail', '.dock', '.tm-cults', '.log'];
    return new Promise<readonly string[]>((done) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('.map .cell') === null) return;
        observer.disconnect();
        // The elements in the frame that is painted now.
        requestAnimationFrame(() => done(parts.filter((part) => document.querySelector(part))));
      }).observe(document.body, { childList: true, subtree: true });
      location.hash = place;
    });
  }, hash);
  expect(first).toEqual(['.map .cell', '.map-pieces .piece', '.rail', '.dock']);
  await page.locator('.tm-cults').waitFor();
  await page.locator('.log .line').first().waitFor();
  expect(faults).toEqual([]);
});
