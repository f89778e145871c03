import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type Hand, mouse, pick, playToTheEnd, thumb, WISHES, watchFrame } from './players.ts';
import { type Served, serve } from './server.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();
const MINUTES = { timeout: 240_000 };
let server: Served | undefined;

afterEach(() => server?.close());

/** The form for a table of two, with a preset. */
async function setUp(page: Page, url: string, preset: string): Promise<void> {
  await page.goto(url);
  await pick(page.getByRole('radio', { name: '2', exact: true }));
  await pick(page.getByRole('radio', { name: preset }));
}

async function open(page: Page): Promise<void> {
  await page.locator('.start-new button[type="submit"]').click();
}

const nothing = async () => undefined;
const play = (page: Page, hand: Hand, board: boolean) =>
  playToTheEnd(page, hand, board, nothing, WISHES['terra-mystica']);
/** Little is built, so that it is soon over. */
const BRIEFLY = ['upgrade'];

test('a whole game of Terra Mystica by mouse against a bot', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  await setUp(page, `${stage.url}#/new/terra-mystica`, 'first game: everything is dealt');
  await page.locator('.seat-choice select').nth(1).selectOption('beginner');
  await open(page);
  await page.locator('.dock-mine').waitFor();
  const frames = await watchFrame(page);
  expect(await play(page, mouse, true)).toBeGreaterThan(12);
  expect(await page.locator('.result tfoot td').count()).toBe(2);
  expect(await frames()).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('by thumb in Japanese, with every expansion', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    language: 'ja',
    width: 390,
    height: 844,
    touch: true,
  });
  await setUp(page, `${stage.url}#/new/terra-mystica`, '全部入り：すべての拡張、入札、特殊地形');
  await page.locator('.seat-choice select').nth(1).selectOption('beginner');
  await open(page);
  await page.locator('.dock-mine').waitFor();
  expect(await play(page, thumb, false)).toBeGreaterThan(12);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  expect(faults).toEqual([]);
});

test('by link between two browsers, with a restart of the server', MINUTES, async (context) => {
  needBrowser(context);
  server = await serve();
  const restarting = server;
  const one = await stage.open();
  const two = await stage.open({ language: 'ja' });
  const url = `http://127.0.0.1:${server.port}/#/new/terra-mystica/friends`;
  await setUp(one.page, url, 'as usual: everybody chooses');
  await open(one.page);
  await two.page.goto(await one.page.locator('.invitation input').inputValue());
  await two.page.locator('#join-name').fill('Wegener');
  await two.page.locator('form button[type="submit"]').click();
  await Promise.all([
    playToTheEnd(
      one.page,
      mouse,
      false,
      async (sent) => {
        if (sent === 5) await one.page.reload();
      },
      BRIEFLY,
    ),
    playToTheEnd(
      two.page,
      mouse,
      false,
      async (sent) => {
        if (sent === 6) await restarting.restart();
      },
      BRIEFLY,
    ),
  ]);
  const totals = (page: Page) => page.locator('.result tfoot td').allInnerTexts();
  expect(await totals(one.page)).toEqual(await totals(two.page));
});
