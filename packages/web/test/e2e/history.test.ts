import { firstSeat, newestRules, printCommand } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { extend, fromRecord } from '../../src/game/extend.ts';
import { type AnyStep, stateAt } from '../../src/game/history.ts';
import { stepsSince } from '../../src/game/since.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { SEED } from '../game/played-out.ts';
import { type KeptTable, keep } from './kept-table.ts';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

const status = (page: Page) => page.locator('[data-status]').innerText();
const lit = (page: Page) => page.locator('.log [aria-current="step"]').innerText();
const houses = (page: Page) => page.locator('.table-map .piece-house').count();

/** A table with an open log. */
async function open(page: Page): Promise<void> {
  await page.locator('.dock-mine').waitFor();
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur());
}

test('arrow keys go through every event; board, purse and log follow', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('terra-nova') });
  await open(page);
  const pieces = () => houses(page);
  const now = await pieces();
  // Back to the beginning: the table is empty.
  await page.locator('.tool-history').click();
  await page.locator('.look-first').click();
  await expect.poll(pieces).toBe(0);
  expect(await status(page)).toContain('Nothing');
  const seen: number[] = [];
  for (let events = 0; events < 40; events++) {
    await page.keyboard.press('ArrowRight');
    seen.push(await pieces());
    // The log is updated a frame later.
    await expect.poll(() => lit(page)).toBe(await status(page));
  }
  // Houses come one by one.
  expect(seen.every((count, place) => place === 0 || count - seen[place - 1] <= 1)).toBe(true);
  expect(seen).toContain(1);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(pieces).toBe(0);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(pieces).toBe(8);
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.history[data-past]').count()).toBe(0);
  expect(await pieces()).toBe(now);
  await page.locator('[data-now]').click();
  await expect.poll(() => page.locator('.dock-mine').count()).toBe(1);
  expect(faults).toEqual([]);
});

test('a press on a sentence of the log goes there; the coins are those of that moment', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ kept: newGame('terra-nova') });
  await open(page);
  const line = page.locator('.line', { hasText: 'coins (start of the game)' }).first();
  const [, coins] = /got (\d+) coins/.exec(await line.innerText()) ?? [];
  await line.click();
  // The log is updated a frame later.
  await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
  // In the log, arrow keys move the focus from line to line.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-current'));
  await expect.poll(focused).toBe('step');
  await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
  const purses = async () => (await page.locator('.rail .rail-coins').allInnerTexts()).join(' ');
  await expect.poll(purses).toContain(String(coins));
  await expect.poll(() => houses(page)).toBe(0);
  await page.locator('[data-now]').click();
  await expect.poll(() => page.locator('.dock-mine').count()).toBe(1);
});

test('by thumb the bar of the past is at hand, and hides nothing for good', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({
    width: 390,
    height: 844,
    touch: true,
    language: 'ja',
    kept: newGame('terra-nova'),
  });
  await page.locator('.dock-mine').waitFor();
  await page.locator('.tool-history').tap();
  await page.locator('.look-previous').tap();
  await page.locator('.look-previous').tap();
  const bar = await page.locator('.history-bar').boundingBox();
  expect(bar?.y ?? 0).toBeGreaterThan(600);
  expect(await page.locator('.history-at').innerText()).toMatch(/手目|準備/);
  await page.locator('[data-now]').tap();
  await expect.poll(() => page.locator('.dock-mine').count()).toBe(1);
});

/**
 * A game of Terra Nova in which both other seats have changed the map since the first seat's last
 * turn, and it is the first seat's turn.
 */
function othersHavePlayed(): { readonly table: KeptTable; readonly changed: readonly string[] } {
  const { game: rules } = TERRA_NOVA_PAGE.book;
  const options = { factions: 'first-game', players: 3 };
  const record = { game: rules.id, rulesVersion: newestRules(rules), options, seed: SEED };
  const begun = fromRecord(TERRA_NOVA_PAGE, { ...record, commands: [] });
  if (!begun.ok) throw new Error(begun.error.code);
  const isOrder = ({ command }: AnyStep) => command.startsWith('order ');
  const hexesOf = (steps: readonly AnyStep[]) => [
    ...new Set(
      steps.flatMap(({ events }) =>
        events.flatMap((event) => ('hex' in event ? [String(event.hex)] : [])),
      ),
    ),
  ];
  let history = begun.value;
  for (;;) {
    const state = stateAt(history);
    const seat = firstSeat(rules.deciders(state));
    const since = stepsSince(history, 0, isOrder);
    const changed = [1, 2].map((each) => hexesOf(since.filter((step) => step.seat === each)));
    if (seat === 0 && history.steps.length > 9 && changed.every(({ length }) => length > 0)) {
      const commands = history.steps.map((step) => printCommand(step.seat, step.command));
      const table = keep({ ...record, commands }, [0]);
      return { table, changed: [...new Set(changed.flat())].toSorted() };
    }
    const legal = legalMoves(rules, state, seat);
    const move = legal[(history.steps.length * 5) % legal.length];
    const next = extend(history, seat, rules.notation.print(state, move));
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  }
}

test('moves of others since my turn are ringed; their number opens the log there, in any window', async (context) => {
  needBrowser(context);
  const { table, changed } = othersHavePlayed();
  const { page, faults } = await stage.open({ width: 1366, height: 657, kept: table });
  await page.locator('.dock-mine').waitFor();
  const ringed = async () => {
    const cells = page.locator('.table-map .cell.fresh');
    return (await cells.evaluateAll((all) => all.map((each) => each.dataset.hex))).toSorted();
  };
  await expect.poll(ringed).toEqual(changed);

  for (const [width, height] of [
    [1366, 657],
    [1024, 768],
    [390, 844],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    const bar = page.locator('[data-tab=map]');
    if (width < 700) await bar.click();
    await page.locator('[data-since]').click();
    await page.locator('.since li:first-child .line:focus').waitFor();
    // The row of another seat leads from there to that seat's board.
    if (width < 700) await bar.click();
    const row = page.locator('.rail-row[data-seat="1"] .rail-open');
    await (width < 700 ? page.locator('.chip').nth(1) : row).click();
    await page.locator('.board-panel').waitFor();
  }
  expect(faults).toEqual([]);
});

test('no figure rises when a draft is taken back, the past is looked at, or another board is opened', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({
    width: 1366,
    height: 657,
    kept: othersHavePlayed().table,
  });
  await page.locator('.dock-mine').waitFor();
  const rises = () => page.locator('.rise').count();
  const figures = () => page.locator('.board-panel').innerText();
  const before = await figures();
  expect(await rises()).toBe(0);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('sail');
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
  await expect.poll(rises).toBeGreaterThan(0);
  await page.locator('[data-undo]').click();
  await expect.poll(rises).toBe(0);
  await expect.poll(figures).toBe(before);

  await page.locator('.tool-history').click();
  await page.locator('.look-first').click();
  await expect.poll(figures).not.toBe(before);
  expect(await rises()).toBe(0);
  await page.locator('[data-now]').click();
  await expect.poll(figures).toBe(before);
  expect(await rises()).toBe(0);
  await page.locator('.rail-row[data-seat="1"] .rail-open').click();
  await page.locator('[data-board="1"]').waitFor();
  expect(await rises()).toBe(0);
});
