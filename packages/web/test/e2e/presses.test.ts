// A turn is hex, choice, Confirm; an answer is one click.
import { readFileSync } from 'node:fs';
import type { GameRecord } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { oneOf } from './drawn.ts';
import { keep } from './kept-table.ts';
import { keyboard, mouse, steps, thumb } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
/** A complete game; seat 0 is the person. */
const recorded = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../bench/presses/games/${name}.json`, import.meta.url), 'utf8'),
  );
const GAME = recorded('four-dealt');
const FIRE_AND_ICE = recorded('two-fire-and-ice');
/** The table immediately before a command. */
const before = (command: string, game = GAME) => {
  const at = game.commands.findIndex((line) => line.startsWith(`0 ${command}`));
  return { at, table: keep({ ...game, commands: game.commands.slice(0, at) }, [0]) };
};
/** The draft as the page stores it. */
const draftOf = (page: Page, table: string) =>
  page.evaluate(
    (of) => JSON.parse(localStorage.getItem(`pangaea.draft.${of}`) ?? '{}').commands?.join(),
    table,
  );
const crumbs = (page: Page) => page.locator('.drafted .crumb').allInnerTexts();

test.for(
  oneOf('presses', [
    ['mouse', 'en', 1366, 657],
    ['thumb', 'ja', 390, 844],
    ['keyboard', 'en', 1366, 657],
  ] as const),
)(
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
      // On a telephone the first tap magnifies.
      if (touch && (await crumbs(page)).length === 0) await hand.press(hex);
    }
    await page.locator('.drafted').waitFor();
    const words = (await crumbs(page)).join(' › ').toLowerCase();
    expect(words).toContain(language === 'en' ? 'e3 desert › dwelling' : 'e3');
    for (const crumb of await page.locator('.drafted .crumb').all()) {
      expect(await crumb.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(2);
    }
    const ways = page.locator('.chain');
    const drafted = () => draftOf(page, table.id);
    await expect.poll(drafted).toBe('power ACT5,transform E3 desert short,build E3');
    // There are two choices: only the land, or the land paid with workers. A tap at the same place
    // immediately would be a double tap.
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

test('by thumb in Japanese: a hex drafts the usual upgrade, and the other takes its place by one press', async (context) => {
  needBrowser(context);
  const { table } = before('upgrade B1 stronghold', FIRE_AND_ICE);
  const small = { language: 'ja', width: 390, height: 844, touch: true } as const;
  const { page, faults } = await stage.open({ kept: table, ...small });
  await page.locator('.dock-mine').waitFor();
  const hex = page.locator('[data-hex="B1"]');
  await thumb.press(hex);
  if ((await crumbs(page)).length === 0) await thumb.press(hex);
  await expect.poll(() => draftOf(page, table.id)).toBe('upgrade B1 stronghold');
  const others = page.locator('.instead [data-move="upgrade"]');
  expect(await others.count()).toBe(1);
  const instead = async () => {
    if ((await draftOf(page, table.id)) === 'upgrade B1 stronghold') await thumb.press(others);
    return draftOf(page, table.id);
  };
  await expect.poll(instead).toBe('upgrade B1 temple');
  expect(faults).toEqual([]);
});

test('by keyboard: an octagon burns what it takes, and one press burns more or less', async (context) => {
  needBrowser(context);
  const { table } = before('burn 2', FIRE_AND_ICE);
  const { page, faults } = await stage.open({ kept: table });
  const hand = keyboard(page);
  const octagon = (action: string) =>
    hand.press(page.locator(`.tm-octagons [data-spot="power ${action}"] .tm-open`).first());
  const drafted = () => draftOf(page, table.id);
  // The losses of an action are written on its button.
  await octagon('ACT5');
  await expect.poll(drafted).toBe('burn 2,power ACT5');
  const lost = page.locator('.dock [data-action="decline"] .choice-lost');
  expect(await lost.innerText()).toBe('Thrown away: 1 spade.');
  for (let more = 0; more < 2; more++) await page.keyboard.press('Control+z');
  await expect.poll(async () => (await drafted()) ?? '').toBe('');
  await octagon('ACT2');
  await expect.poll(drafted).toBe('burn 1,power ACT2');
  await hand.press(page.locator('[data-amount="more 0"]'));
  await expect.poll(drafted).toBe('burn 2,power ACT2');
  // The button keeps the focus, so the test can count clicks.
  await page.keyboard.press('Enter');
  await expect.poll(drafted).toBe('burn 3,power ACT2');
  await hand.press(page.locator('[data-amount="less 0"]'));
  await expect.poll(drafted).toBe('burn 2,power ACT2');
  expect(faults).toEqual([]);
});
