// A turn is hex, choice, Confirm; an answer is one press.
import { readFileSync } from 'node:fs';
import type { GameRecord } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keep } from './kept-table.ts';
import { keyboard, mouse, steps, thumb } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
/** A whole game; seat 0 is the person. */
const GAME: GameRecord = JSON.parse(
  readFileSync(new URL('../../bench/presses/games/four-dealt.json', import.meta.url), 'utf8'),
);
/** The table just before a command. */
const before = (command: string) => {
  const at = GAME.commands.findIndex((line) => line.startsWith(`0 ${command}`));
  return { at, table: keep({ ...GAME, commands: GAME.commands.slice(0, at) }, [0]) };
};
const crumbs = (page: Page) => page.locator('.drafted .crumb').allInnerTexts();

test.for([
  ['mouse', 'en', 1366, 657],
  ['thumb', 'ja', 390, 844],
  ['keyboard', 'en', 1366, 657],
] as const)(
  'spades, land and a dwelling by %s in %s, %i×%i: hex, Confirm, and another way by one press',
  async ([by, language, width, height], context) => {
    needBrowser(context);
    const { at, table } = before('power ACT5');
    const touch = by === 'thumb';
    const { page, faults } = await stage.open({ kept: table, language, width, height, touch });
    await page.locator('.dock-mine').waitFor();
    const hand = by === 'mouse' ? mouse : by === 'thumb' ? thumb : keyboard(page);
    const hex = page.locator('[data-hex="E3"]');
    if (by === 'keyboard') {
      await hex.focus();
      await page.keyboard.press('Enter');
    } else {
      await hand.press(hex);
      // On a telephone the first press magnifies.
      if (touch && (await crumbs(page)).length === 0) await hand.press(hex);
    }
    await page.locator('.drafted').waitFor();
    const words = (await crumbs(page)).join(' › ').toLowerCase();
    expect(words).toContain(language === 'en' ? 'e3 desert › dwelling' : 'e3');
    for (const crumb of await page.locator('.drafted .crumb').all()) {
      expect(await crumb.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(2);
    }
    const ways = page.locator('.chain');
    const drafted = () =>
      page.evaluate(
        (of) => JSON.parse(localStorage.getItem(`pangaea.draft.${of}`) ?? '{}').commands?.join(),
        table.id,
      );
    await expect.poll(drafted).toBe('power ACT5,transform E3 desert short,build E3');
    // Choices are the land alone, or the same paid by workers. A tap at the same place at once would be a double tap.
    const instead = (way: string) => async () => {
      const other = ways.and(page.locator(`[data-chain="${way}"]`)).first();
      if ((await other.count()) > 0) await hand.press(other);
      return drafted();
    };
    await expect.poll(instead('land')).not.toContain('build E3');
    await expect.poll(instead('dwelling')).toContain('build E3');
    expect(await steps(page)).toBe(String(at));
    await hand.press(page.locator('[data-send]'));
    await expect.poll(async () => Number(await steps(page))).toBeGreaterThan(at + 2);
    expect(faults).toEqual([]);
  },
);

test('against bots an answer is one press, and what costs nothing is not asked', async (context) => {
  needBrowser(context);
  const { at, table } = before('refuse-power');
  const { page } = await stage.open({ kept: table, unasked: true });
  await page.locator('.dock-mine [data-action="refuse-power"]').click();
  await expect.poll(async () => Number(await steps(page))).toBeGreaterThan(at);
  const free = before('take-power p2 1');
  const other = await stage.open({ kept: free.table, unasked: true });
  await expect.poll(async () => Number(await steps(other.page))).toBeGreaterThan(free.at);
});
