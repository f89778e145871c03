import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '@pangaea/rules/kernel';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { isPlayed, LINK_GAMES, oneOf, WHOLE_GAMES } from './drawn.ts';
import { MYSTICA_ENDED, NOVA_ENDED } from './ended.ts';
import { chancesOf } from './every-kind.ts';
import { type KeptTable, keep, NAMES, show } from './kept-table.ts';
import {
  A_BEGINNING,
  IS_SOAK,
  mouse,
  pick,
  playToTheEnd,
  steps,
  thumb,
  WHOLE_IN_SOAK,
  WISHES,
  watchFrame,
} from './players.ts';
import { type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
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

const wishes = WISHES['terra-mystica'];
/** Players build little, so that the game is soon over. */
const BRIEFLY = ['upgrade'];

const IS_WHOLE = isPlayed('whole game', 'terra-mystica', [...WHOLE_GAMES]);

test('a game of Terra Mystica by mouse against a bot', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ land: IS_SOAK });
  await setUp(page, `${stage.url}#/new/terra-mystica`, 'first game: everything is dealt');
  await page.locator('.seat-choice select').nth(1).selectOption('beginner');
  await open(page);
  await page.locator('.dock-mine').waitFor();
  const frames = await watchFrame(page);
  const most = IS_WHOLE ? Number.POSITIVE_INFINITY : A_BEGINNING;
  const sent = await playToTheEnd(page, mouse, true, { wishes, most });
  expect(sent).toBeGreaterThanOrEqual(IS_WHOLE ? 13 : A_BEGINNING);
  expect(await page.locator('.result tfoot td').count()).toBe(IS_WHOLE ? 2 : 0);
  expect(await frames()).toHaveLength(1);
  expect(faults).toEqual([]);
});

test.runIf(isPlayed('thumb', 'terra-mystica'))(
  'by thumb in Japanese, with every expansion',
  MINUTES,
  async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({
      language: 'ja',
      width: 390,
      height: 844,
      touch: true,
      land: true,
    });
    await setUp(page, `${stage.url}#/new/terra-mystica`, '全部入り：すべての拡張、入札、特殊地形');
    await page.locator('.seat-choice select').nth(1).selectOption('beginner');
    await open(page);
    await page.locator('.dock-mine').waitFor();
    const sent = await playToTheEnd(page, thumb, false, { wishes, most: WHOLE_IN_SOAK });
    expect(sent).toBeGreaterThanOrEqual(A_BEGINNING);
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await wide()).toBe(0);
    await show(page, MYSTICA_ENDED());
    await page.locator('.result').waitFor();
    expect(await wide()).toBe(0);
    expect(faults).toEqual([]);
  },
);

test.runIf(isPlayed('link', 'terra-mystica', [...LINK_GAMES]))(
  'by link between two browsers, with a restart of the server',
  MINUTES,
  async (context) => {
    needBrowser(context);
    server = await serve();
    const restarting = server;
    const one = await stage.open({ at: BLANK });
    const two = await stage.open({ at: BLANK, language: 'ja' });
    const url = `http://127.0.0.1:${server.port}/#/new/terra-mystica`;
    await setUp(one.page, url, 'as usual: everybody chooses');
    await pick(one.page.getByRole('radio', { name: MESSAGES.en.start.presets.link }));
    await open(one.page);
    await two.page.goto(await one.page.locator('[data-link=invitation]').inputValue());
    await two.page.locator('#join-name').fill('Wegener');
    await two.page.locator('form button[type="submit"]').click();
    let restart: Promise<void> | undefined;
    // No page loads while the server restarts.
    const reloads: Promise<unknown>[] = [];
    const games = [one.page, two.page].map((page) =>
      playToTheEnd(page, mouse, false, {
        between: async (sent) => {
          if (sent === 3) {
            await restart;
            reloads.push(page.reload());
            await reloads.at(-1);
          }
          if (sent !== 4) return;
          await Promise.all(reloads);
          restart ??= restarting.restart();
          await restart;
        },
        wishes: BRIEFLY,
        most: IS_SOAK ? WHOLE_IN_SOAK : 6,
      }),
    );
    // A player who has played enough leaves the other waiting.
    await (IS_SOAK ? Promise.all(games) : Promise.race(games));
    expect(restart).toBeDefined();
    await restart;
    const seen = async (page: Page) => [
      await steps(page),
      await page.locator('.result tfoot td').allInnerTexts(),
    ];
    await expect
      .poll(async () => isDeepStrictEqual(await seen(one.page), await seen(two.page)))
      .toBe(true);
  },
);

/** The table at which a kind of command is possible. */
function chance(
  kind: string,
  given: Readonly<Record<string, unknown>> = { players: 3 },
): KeptTable {
  const [{ record, seat }] = chancesOf(terraMystica() as AnyGame, given, [kind]);
  return keep(record, [seat]);
}

test.for(
  oneOf('favour tile', [
    { width: 1366, height: 657, touch: false },
    { width: 390, height: 844, touch: true },
  ]),
)('a favour tile is taken from the map at $width×$height', async (size, context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ ...size, kept: chance('favour') });
  const offer = page.locator('.mystica-offer');
  await offer.waitFor();
  expect(await offer.locator('.tm-favours li').count()).toBe(12);
  // All of them are between the top of the map and the dock.
  const [tiles, map, dock] = await Promise.all(
    ['.mystica-offer', '.table-map', '.dock'].map((part) => page.locator(part).boundingBox()),
  );
  if (tiles === null || map === null || dock === null) throw new Error('not there');
  expect(tiles.y).toBeGreaterThan(map.y);
  expect(tiles.y + tiles.height).toBeLessThanOrEqual(dock.y + 1);
  // The same question is at the top of the dock.
  const choice = await page.locator('.dock .choice').first().boundingBox();
  expect(choice?.y).toBeLessThan(dock.y + dock.height / 2);
  const open = offer.locator('.tm-open').first();
  await (size.touch ? open.tap() : open.click());
  await page.locator('.drafted').waitFor();
  expect(await offer.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a bid tells what it comes to, and what was written stays in sight', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: chance('bid', { players: 2, factions: 'auction' }),
  });
  const lot = page.locator('.lot').first();
  await lot.locator('.lot-more').click();
  const rung = lot.locator('.rung').nth(3);
  const told = await rung.locator('.rung-start').innerText();
  await rung.click();
  await page.locator('.drafted').waitFor();
  expect(await page.locator('.dock-body').innerText()).toContain(`start with ${told.trim()} VP`);
  await show(page, chance('seal', { players: 2, factions: 'fast-auction' }));
  await page.locator('.rung').nth(25).click();
  await page.locator('.lot-present', { hasText: 'you wrote 25' }).waitFor();
  expect(await page.locator('.lot').nth(1).locator('.rung').count()).toBe(31);
  expect(faults).toEqual([]);
});

test('a bid whose words are missing says so, and can be made as soon as they come', async (context) => {
  needBrowser(context);
  const kept = chance('bid', { players: 2, factions: 'auction' });
  const { page } = await stage.open({ kept, at: BLANK });
  const words = '**/mystica-refused-*.js';
  await page.route(words, (route) => route.abort());
  await page.goto(`${stage.url}${kept.hash}`);
  const missing = page.locator('.sheet-chooser .not-loaded, .dock .not-loaded');
  await expect.poll(() => missing.count()).toBe(2);
  expect(await missing.first().innerText()).toContain(MESSAGES.en.version.unreached);
  await page.unroute(words);
  await page.locator('.lot').first().waitFor();
  expect(await missing.count()).toBe(0);
});

test.for(
  oneOf('auction', [
    { width: 1366, height: 657, touch: false, language: 'en' },
    { width: 390, height: 844, touch: true, language: 'ja' },
  ] as const),
)(
  'five boards in an auction are in sight at $width×$height, with who has none',
  async (size, context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({
      ...size,
      kept: chance('bid', { players: 5, factions: 'auction' }),
    });
    const lots = page.locator('.lot');
    await lots.nth(4).waitFor();
    const beyond = () =>
      page
        .locator('.sheet-body')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(beyond).toBe(0);
    // As long as nobody has bid, there is no highest bidder.
    expect(await page.locator('[data-without]').innerText()).toMatch(new RegExp(NAMES.join('|')));
    // The whole board on press.
    const board = lots.nth(1).locator('.lot-board');
    await board.click();
    await expect.poll(() => board.getAttribute('aria-expanded')).toBe('true');
    await lots.nth(1).locator('.faction-start').waitFor();
    // The next bid with one click.
    await lots.nth(2).locator('.rung').first().click();
    await page.locator('.drafted').waitFor();
    expect(faults).toEqual([]);
  },
);

test('a person who puts a board up for auction sees those that are up', async (context) => {
  needBrowser(context);
  const auction = { players: 3, factions: 'auction' };
  const [{ record }] = chancesOf(terraMystica() as AnyGame, auction, ['bid']);
  // Two boards are nominated, the third one follows.
  const commands = record.commands.slice(0, 2);
  const { page } = await stage.open({ kept: keep({ ...record, commands }, [0, 1, 2]) });
  await page.locator('[data-put-up] li').nth(1).waitFor();
  expect(await page.locator('[data-put-up] li').count()).toBe(2);
});

test.for(
  oneOf('five at a table', [
    { width: 1366, height: 657, last: '.tm-board-track', isOpen: false },
    // With the abilities unfolded.
    { width: 1440, height: 900, last: '.tm-income', isOpen: true },
  ]),
)(
  'with five the board is in sight as far as $last at $width×$height, own actions in the dock',
  async (size, context) => {
    needBrowser(context);
    const options = { players: 5, landscapes: 'random' };
    const { page, faults } = await stage.open({ ...size, kept: chance('special', options) });
    await page.locator('.dock-mine').waitFor();
    await page.locator('.people-fold').waitFor();
    expect((await page.locator('.people-fold [data-part]').count()) > 0).toBe(size.isOpen);
    const panel = page.locator(':is(.tab-panel, .table-right > .board-panel)').first();
    const beyond = async () => {
      const [part, all] = [
        await page.locator(size.last).last().boundingBox(),
        await panel.boundingBox(),
      ];
      if (part === null || all === null) throw new Error('no board');
      return part.y + part.height - all.y - all.height;
    };
    await expect.poll(beyond).toBeLessThanOrEqual(1);
    const action = page.locator('[data-own-action]').first();
    const name = await action.getAttribute('title');
    await action.click();
    await page.locator('.drafted, .choice-list, .cell.lit').first().waitFor();
    expect(name).not.toBe('');
    expect(faults).toEqual([]);
  },
);

test('all five are compared without scrolling on a laptop', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    language: 'ja',
    width: 1366,
    height: 657,
    kept: chance('town', { players: 5 }),
  });
  await page.locator('.tool-compare').click();
  await expect.poll(() => page.locator('.tm-compare-table tbody').count()).toBe(5);
  const beyond = () =>
    page
      .locator('.sheet-body')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(beyond).toBe(0);
  expect(faults).toEqual([]);
});

test('a table fills the window, and nothing scrolls it away', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ width: 1366, height: 657, kept: chance('pass') });
  await page.locator('.dock-mine').waitFor();
  await page.locator('.tm-favours').first().waitFor();
  for (const part of ['html', 'body', '.table']) {
    const scrolled = page.locator(part).evaluate((it) => {
      it.scrollTo(0, 10_000);
      return it.scrollTop;
    });
    expect(await scrolled, part).toBe(0);
  }
  expect(faults).toEqual([]);
});

test('nothing that says who plays what, or what is asked, is cut', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ language: 'ja', width: 1366, height: 657 });
  // Fractions of pixels are rounded, and letters reach a little below their line; an additional
  // line would be higher.
  const cut = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) =>
        parts
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 8,
          )
          .map(({ textContent }) => textContent),
      );
  for (const ended of [NOVA_ENDED, MYSTICA_ENDED]) {
    await show(page, ended());
    for (const [width, height] of [
      [1366, 657],
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      // In a finished game nobody is marked as passed, although all have passed.
      await expect.poll(() => page.locator('.rail-row:not(.rail-out)').count()).toBe(4);
      await expect.poll(() => cut('.rail-name, .rail-plays, .rail-open')).toEqual([]);
    }
  }
  // On small telephones: the present round, and the goods of all seats.
  for (const [width, height] of [
    [360, 640],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.tm-sources').waitFor();
    await expect.poll(() => cut('.result .wide')).toEqual([]);
    const beyond = async () => {
      const [now, room] = await Promise.all(
        ['.tm-round-now', '.head-stage'].map((part) => page.locator(part).boundingBox()),
      );
      if (now === null || room === null) throw new Error('no rounds');
      return Math.max(room.x - now.x, now.x + now.width - room.x - room.width);
    };
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  }
  // Power is offered in another player's turn.
  await show(page, chance('take-power'));
  const who = () => page.locator('.dock-who').innerText();
  await expect.poll(who).toBe(MESSAGES.ja.turn.asked);
  for (const [width, height] of [
    [1366, 657],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.dock-why').waitFor();
    await expect.poll(() => cut('.dock-why')).toEqual([]);
  }
  // If there are more choices further down, the edge of the dock shows it until they are visible.
  await page.setViewportSize({ width: 1366, height: 657 });
  await show(page, chance('favour'));
  await expect.poll(() => page.locator('.dock .choice').count()).toBeGreaterThan(10);
  const body = page.locator('.dock-body');
  const cue = () => body.evaluate((part) => Number(getComputedStyle(part, '::after').opacity));
  await expect.poll(cue).toBe(1);
  await body.evaluate((part) => part.scrollTo(0, part.scrollHeight));
  await expect.poll(cue).toBe(0);
  // All possible actions in a turn; on a telephone one tile represents all rounds.
  await show(page, chance('pass'));
  await expect.poll(who).toBe(MESSAGES.ja.turn.yours);
  for (const [width, height] of [
    [1366, 657],
    [1280, 720],
    [1024, 768],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.mystica-actions').waitFor();
    const parts = ['.dock-body', ...['.action-name', '.price'].map((part) => `.dock ${part}`)];
    await expect.poll(() => cut(parts.join())).toEqual([]);
    await expect
      .poll(() => page.locator('.tm-round:not(.tm-round-end)').count())
      .toBe(width < 700 ? 1 : 6);
    await expect.poll(() => cut('.head-stage')).toEqual([]);
  }
  expect(faults).toEqual([]);
});
