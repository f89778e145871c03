// A board for trying moves: by mouse in English, by touch in Japanese; nothing of it reaches the
// table.
import { newestRules, printCommand } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut, SEED } from '../game/played-out.ts';
import { keep } from './kept-table.ts';
import { newGame } from './new-game.ts';
import { keyboard, thumb } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';
import { draftPass } from './typed.ts';

const stage = stageFor({ land: false });

const bandOf = (page: Page) => page.locator('.sketch-band');
const stepsOf = async (page: Page) =>
  Number(await page.locator('.table').getAttribute('data-steps'));

/** Drafts a pass and confirms it. */
async function pencil(page: Page): Promise<void> {
  const before = await stepsOf(page);
  await draftPass(page);
  await page.locator('[data-send]').click();
  await expect.poll(() => stepsOf(page)).toBeGreaterThan(before);
}

test('moves on a sketch change nothing at the table, and are stored with its branches', async (context) => {
  needBrowser(context);
  const table = newGame('terra-nova');
  const { page, faults } = await stage.open({ kept: table, width: 1366, height: 657 });
  await page.locator('.dock-mine').waitFor();
  const stored = () => page.evaluate((key) => localStorage.getItem(key), table.key);
  const [text, steps] = [await stored(), await stepsOf(page)];
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('t');
  await bandOf(page).waitFor();
  expect(await bandOf(page).innerText()).toContain('Nothing here is sent.');
  expect(await page.locator('[data-send]').count()).toBe(0);
  await pencil(page);
  const tried = await stepsOf(page);
  await page.locator('[data-add-branch]').click();
  await pencil(page);
  expect(await stepsOf(page)).toBeGreaterThan(tried);
  await page.locator('[data-branch]').first().click();
  await expect.poll(() => stepsOf(page)).toBe(tried);
  await page.locator('[data-sketch-sheet]').click();
  await page.locator('.sketch-table').waitFor();
  expect(await page.locator('.sketch-table thead th').allInnerTexts()).toEqual(['A', 'B']);
  await page.locator('[data-back-from="0"]').click();
  await expect.poll(() => stepsOf(page)).toBe(steps);
  await page.locator('[data-leave-sketch]').click();
  await page.locator(`[data-table="${table.id}"]`).waitFor();
  expect(await stepsOf(page)).toBe(steps);
  expect(await stored()).toBe(text);
  // The sketch is unchanged after a reload too.
  await page.reload();
  await page.locator('.tool-pencil').click();
  await bandOf(page).waitFor();
  expect(await page.locator('[data-branch]').allInnerTexts()).toEqual(['A', 'B']);
  expect(await stepsOf(page)).toBe(steps);
  await page.locator('[data-branch]').last().click();
  await expect.poll(() => stepsOf(page)).toBeGreaterThan(tried);
  // A turn from it becomes a plan: in one's own turn it is drafted immediately, and nothing is
  // sent.
  await page.locator('[data-keep-plan]').click();
  await page.locator('.plan-card[data-plan="1"]').waitFor();
  await page.locator('.drafted').waitFor();
  expect(await stepsOf(page)).toBe(steps);
  await page.locator('[data-plan-drop]').click();
  await page.locator('.plan-card').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('a draft on a sketch stays with its branch', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: newGame('terra-nova'),
    width: 1366,
    height: 657,
  });
  await page.locator('.dock-mine').waitFor();
  await page.locator('.tool-pencil').click();
  await bandOf(page).waitFor();
  await pencil(page);
  const tried = await stepsOf(page);
  await draftPass(page);
  await page.locator('.drafted').waitFor();
  await page.locator('[data-leave-sketch]').click();
  // Another branch, from another moment.
  await page.locator('.tool-history').click();
  await page.locator('.look-first').click();
  await page.locator('.history [data-try-out]').click();
  await bandOf(page).waitFor();
  await expect.poll(() => stepsOf(page)).toBe(0);
  expect(await page.locator('.drafted').count()).toBe(0);
  expect(await page.locator('.refusal').innerText()).toBe('');
  await page.locator('[data-branch]').first().click();
  await expect.poll(() => stepsOf(page)).toBe(tried);
  await page.locator('.drafted').waitFor();
  expect(await page.locator('.refusal').innerText()).toBe('');
  expect(faults).toEqual([]);
});

test('the ledger leads to a moment, and so does a link', async (context) => {
  needBrowser(context);
  const { steps: made } = playedOut(TERRA_NOVA_PAGE, { players: 2 });
  const record = {
    game: TERRA_NOVA_PAGE.id,
    rulesVersion: newestRules(TERRA_NOVA_PAGE.book.game),
    options: { players: 2 },
    seed: SEED,
    commands: made.slice(0, 20).map(({ seat, command }) => printCommand(seat, command)),
  };
  const table = keep(record, [0, 1]);
  const { page, faults } = await stage.open({ kept: table, width: 1366, height: 657 });
  await page.locator('.dock-mine').waitFor();
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('l');
  const moves = page.locator('.ledger-move');
  await moves.first().waitFor();
  expect(await page.locator('.ledger thead th').count()).toBe(6);
  expect(await moves.count()).toBeGreaterThan(0);
  await moves.first().click();
  await page.locator('.history[data-past]').waitFor();
  await page.evaluate((hash) => {
    window.history.replaceState(null, '', `${hash}/at/2`);
  }, table.hash);
  await page.reload();
  await page.locator('.history[data-past]').waitFor();
  expect(await page.locator('.history-at').innerText()).toContain('Step 2 of');
  expect(page.url().endsWith(table.hash)).toBe(true);
  expect(faults).toEqual([]);
});

test('on a telephone it is opened from the log, and from any moment by the keyboard', async (context) => {
  needBrowser(context);
  const phone = { language: 'ja', width: 390, height: 844, touch: true } as const;
  const { page, faults } = await stage.open({ kept: newGame('gaia'), ...phone });
  const { press } = thumb;
  await page.locator('.dock-mine').waitFor();
  await press(page.locator('.tab-bar button').last());
  await press(page.locator('.log-head [data-try-out]'));
  await bandOf(page).waitFor();
  expect(await bandOf(page).innerText()).toContain('送られません');
  expect(await page.locator('.sketch-others option').allInnerTexts()).toHaveLength(2);
  await press(page.locator('[data-leave-sketch]'));
  const keys = keyboard(page);
  await page.locator('.dock-mine').waitFor();
  await keys.press(page.locator('.tool-history'));
  await keys.press(page.locator('.look-first'));
  await keys.press(page.locator('.history [data-try-out]'));
  await bandOf(page).waitFor();
  expect(await stepsOf(page)).toBe(0);
  expect(faults).toEqual([]);
});

/** Sizes of a laptop, the lowest last. */
const LAPTOPS = [
  [1366, 657],
  [1280, 560],
] as const;

test('on a sketch no button of the map lies on a power action', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ kept: newGame('terra-mystica'), width: 1366, height: 657 });
  await page.locator('.mystica-octagons .tm-octagon-face').first().waitFor();
  await page.keyboard.press('t');
  await bandOf(page).waitFor();
  await page.locator('.table-sketch .mystica-octagons .tm-octagon-face').nth(5).waitFor();
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height });
    const boxes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const [buttons, actions] = [
      await boxes('.zoom button'),
      await boxes('.mystica-octagons .tm-octagon-face'),
    ];
    expect(buttons).toHaveLength(4);
    expect(actions).toHaveLength(6);
    const covered = actions.filter((action) =>
      buttons.some(
        (button) =>
          button.left < action.right &&
          button.right > action.left &&
          button.top < action.bottom &&
          button.bottom > action.top,
      ),
    );
    expect(covered).toEqual([]);
    const dock = (await boxes('.dock'))[0];
    expect(Math.max(...actions.map(({ bottom }) => bottom))).toBeLessThanOrEqual(dock.top);
  }
});
