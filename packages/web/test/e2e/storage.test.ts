// Browsers that forbid storage, and those that have no room left.
import { expect, test } from 'vitest';
import { LEARN_MESSAGES } from '../../src/learn/messages.ts';
import { OPENED_EN } from '../../src/messages/opened-en.ts';
import { LESSON } from '../../src/terra-nova/lesson/lesson.ts';
import { NOVA_ENDED } from './ended.ts';
import { steps } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';
import { draftPass } from './typed.ts';

const stage = stageFor({ land: false });

/** As Chromium does when a person blocks all cookies. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** From now on nothing more can be stored. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

test('where storage is forbidden a game can be played, and the page says that it is not kept', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ before: forbidStorage });
  await page.click('[data-play-now=terra-nova]');
  await page.locator('[data-first-card]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.dock-mine').waitFor();
  await draftPass(page);
  const before = await steps(page);
  await page.locator('.confirm').click();
  await expect.poll(() => steps(page)).not.toBe(before);
  expect(await page.locator('[data-unsaved]').innerText()).toBe(OPENED_EN.storage.unsaved);
  // The settings last as long as the page.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '設定' }).waitFor();
  expect(faults).toEqual([]);
});

test('without room a finished game is not followed by one that is nowhere', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: NOVA_ENDED() });
  const again = page.locator('[data-again]');
  await again.waitFor();
  await page.evaluate(fill);
  const before = page.url();
  await again.click();
  const told = page.locator('.over [role=alert]');
  await expect.poll(() => told.innerText()).toBe(OPENED_EN.storage.noRoom);
  expect(page.url()).toBe(before);
  expect(faults).toEqual([]);
});

test('without room the end of a lesson says why no game begins', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  const step = LESSON.steps.length - 2;
  await page.evaluate(
    (kept) => {
      localStorage.setItem('pangaea.lesson.terra-nova', kept);
      window.location.hash = '#/learn/terra-nova';
    },
    JSON.stringify({ step, isDone: false }),
  );
  await page.locator('[data-lesson="skip"]').click();
  const play = page.locator('[data-lesson="play"]');
  await play.waitFor();
  await page.evaluate(fill);
  await play.click();
  const told = page.locator('.teacher-told p').first();
  await expect.poll(() => told.innerText()).toBe(LEARN_MESSAGES.en.unsaved);
  expect(faults).toEqual([]);
});
