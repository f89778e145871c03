// The choices in the form for new tables of Terra Nova.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pick } from './players.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

async function choose(page: Page, group: string, value: string): Promise<void> {
  const radios = page.getByRole('group', { name: group });
  await pick(radios.getByRole('radio', { name: value, exact: true }));
}

/** Opens the table, and returns the options in its record. */
async function opened(page: Page): Promise<unknown> {
  await page.locator('.start-new button[type="submit"]').click();
  await page.locator('[data-steps]').waitFor();
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('pangaea.table.'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').record.options;
  });
}

test('factions and start player by seat, and no power in bowl III', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: '#/new/terra-nova' });
  await choose(page, 'Players', '3');
  await choose(page, 'Factions', 'seat by seat');
  const faction = (seat: number) => page.locator(`[data-faction="${seat}"]`);
  await faction(0).selectOption('golems');
  // Two sides of the same mat cannot both be played: the seat that had the other side gets the mat
  // that becomes free.
  await faction(1).selectOption('fire-sprites');
  await expect.poll(() => faction(0).inputValue()).toBe('water-sprites');
  await choose(page, 'Who begins', 'Seat 3');
  await choose(page, 'Power at the start', '3/5/0: none in bowl III');
  // With fewer players the choices still fit together.
  await choose(page, 'Players', '2');
  await expect.poll(() => faction(2).count()).toBe(0);
  await choose(page, 'Who begins', 'Seat 2');
  expect(await opened(page)).toEqual({
    players: 2,
    factions: ['water-sprites', 'fire-sprites'],
    startPlayer: 1,
    startPower: '3/5/0',
  });
  expect(faults).toEqual([]);
});

test('all bots get one level by one press, and only the level that was chosen is explained', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: '#/new/terra-nova' });
  await choose(page, 'Players', '4');
  await choose(page, 'Level of all bots', 'strong');
  const seats = page.locator('.seat-choice select');
  const levels = () =>
    seats.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
  await expect.poll(levels).toEqual(['here', 'strong', 'strong', 'strong']);
  const note = page.locator('.level-notes');
  await page.locator('.level-notes[data-level=strong]').waitFor();
  await seats.nth(2).selectOption('casual');
  await page.locator('.level-notes[data-level=casual]').waitFor();
  expect(await note.count()).toBe(1);
  const all = page.getByRole('group', { name: 'Level of all bots' });
  expect(await all.locator('input:checked').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('最初のゲームの勢力だけを使う', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ language: 'ja', at: '#/new/terra-nova' });
  await choose(page, 'プレイ人数', '4');
  await choose(page, '勢力', '最初のゲームの勢力（ほかは自由）');
  await choose(page, 'スタートプレイヤー', '席1');
  expect(await opened(page)).toEqual({
    players: 4,
    factions: 'first-game-factions',
    startPlayer: 0,
  });
  // Factions are dealt at random, but houses are not.
  await page.getByText('拠点地形に家を置く').first().waitFor();
  await page.getByText('フェアリー').first().waitFor();
  expect(faults).toEqual([]);
});

test('a double press makes one table at the server', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: BLANK });
  let made = 0;
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/tables', async (route) => {
    const isMade = route.request().method() === 'POST';
    if (isMade) made++;
    const refusal = { code: 'too-many-requests', params: {} };
    // The answer comes after both presses.
    if (isMade) await pressed.promise;
    await route.fulfill(isMade ? { status: 429, json: { refusal } } : { json: { tables: [] } });
  });
  await page.goto(`${stage.url}#/new/terra-nova`);
  await choose(page, 'The others', 'friends, by link');
  const button = page.locator('.start-new button[type="submit"]');
  await button.dblclick();
  pressed.resolve();
  await page.locator('.start-new [role="alert"]').waitFor();
  expect(made).toBe(1);
  expect(await button.isEnabled()).toBe(true);
  expect(faults.filter((fault) => !fault.includes('429'))).toEqual([]);
});
