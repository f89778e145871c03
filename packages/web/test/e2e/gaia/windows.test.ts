import { KIND, LANDS } from '@pangaea/rules/gaia';
import { argA, kindOf, type Move } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { gaiaSpeech } from '../../../src/gaia/speech.ts';
import { MESSAGES } from '../../../src/messages/index.ts';
import { speechFor } from '../../../src/messages/speech.ts';
import { mouse, pressListed } from '../players.ts';
import { type Served, serve } from '../server.ts';
import { BLANK, needBrowser, stageFor, type Visit } from '../stage.ts';
import { gameOf, type Seek, seekPower, seekTile, sitTogether } from './served.ts';

const stage = stageFor({ land: false });
const JA = gaiaSpeech(speechFor('ja', MESSAGES.ja));
/** Ada has a large screen and uses English, Ben a telephone and Japanese. */
const VISITS: readonly Visit[] = [
  {},
  { language: 'ja', width: 390, height: 844, touch: true },
  { language: 'ja' },
];

/** Servers by the seconds of their windows. */
const servers = new Map<number, Promise<Served>>();
afterAll(async () => {
  for (const server of servers.values()) await (await server).close();
});

function serverWith(windowSeconds: number): Promise<Served> {
  const server =
    servers.get(windowSeconds) ?? serve('127.0.0.1', { WINDOW_SECONDS: String(windowSeconds) });
  servers.set(windowSeconds, server);
  return server;
}

/**
 * Everybody joins and plays until Ada has a wanted move, and all pages then show the position. If a
 * deal has none, they go to another table.
 * @param prepare what Ben does first at a new table
 */
async function gatherFor(
  seek: Seek,
  seats: number,
  pace: 'live' | 'slow',
  windowSeconds: number,
  prepare?: (pages: readonly Page[]) => Promise<void>,
) {
  const { port } = await serverWith(windowSeconds);
  const opened = await Promise.all(
    VISITS.slice(0, seats).map((visit) => stage.open({ ...visit, at: BLANK })),
  );
  const pages = opened.map(({ page }) => page);
  const faults = () => opened.flatMap(({ faults }) => faults);
  for (let deal = 0; deal < 4; deal++) {
    const place = await sitTogether(pages, `http://127.0.0.1:${port}/`, pace);
    if (prepare !== undefined) {
      await pages[1].goto(place);
      await prepare(pages);
      await pages[1].goto(BLANK);
    }
    const move = await seek(pages, place);
    if (move === undefined) continue;
    await upToDate(pages);
    return { pages, faults, move, before: await steps(pages[0]) };
  }
  throw new Error('the wanted move never came');
}

/** Ada plays her power card through the page. */
async function announce(ada: Page, move: Move): Promise<void> {
  const [power] = Object.entries(KIND).find(([, kind]) => kind === kindOf(move)) ?? [''];
  // She may have two of these cards.
  await ada.locator(`[data-action="play:${power}"]`).first().click();
  const choice = ada.locator(`[data-move="${move}"]`);
  await choice.or(ada.locator('[data-send]')).first().waitFor({ state: 'attached' });
  if ((await choice.count()) > 0) await pressListed(ada, mouse, choice);
  await ada.locator('[data-send]').click();
}

const asked = (page: Page) => page.getByRole('button', { name: JA.g.actions.let, exact: true });
const steps = async (page: Page) =>
  Number(await page.locator('[data-steps]').getAttribute('data-steps'));

/** Waits until all pages show the position of the server. */
async function upToDate(pages: readonly Page[]): Promise<void> {
  const isShown = async () => {
    const { version } = await gameOf(pages[0]);
    return (await Promise.all(pages.map(steps))).every((shown) => shown === version);
  };
  await expect.poll(isShown).toBe(true);
}

test('live: whoever stays silent lets the power card happen when the time is over', async (context) => {
  needBrowser(context);
  const { pages, faults, move, before } = await gatherFor(seekPower(0), 2, 'live', 12);
  const [ada, ben] = pages;
  await announce(ada, move);
  await asked(ben).waitFor();
  const left = await ben.getByRole('timer').innerText();
  const seconds = Array.from({ length: 12 }, (_, at) => JA.m.window.left(at + 1));
  expect(seconds).toContain(left);
  await asked(ben).waitFor({ state: 'detached' });
  await upToDate(pages);
  const { steps: played } = await gameOf(ben);
  expect(played[before + 1]).toMatchObject({ seat: 1, command: 'let' });
  expect(faults()).toEqual([]);
});

test('live: with the last answer the window closes, and not before', async (context) => {
  needBrowser(context);
  const { pages, faults, move, before } = await gatherFor(seekPower(0), 3, 'live', 3600);
  const [ada, ben, cleo] = pages;
  await announce(ada, move);
  await asked(cleo).waitFor();
  await asked(ben).tap();
  await asked(ben).waitFor({ state: 'detached' });
  // A person who waits sees the remaining time; a reload changes neither open questions nor given
  // answers.
  for (const waiting of [ada, ben]) await waiting.getByRole('timer').waitFor();
  await Promise.all([ben, cleo].map((page) => page.reload()));
  await ben.getByRole('timer').waitFor();
  expect(await asked(ben).count()).toBe(0);
  await asked(cleo).waitFor();
  await cleo.getByRole('timer').waitFor();
  const { steps: told, deciders } = await gameOf(ada);
  // No other player learns that Ben has answered.
  expect(deciders).toEqual([1, 2]);
  expect(told).toHaveLength(before + 1);
  await asked(cleo).click();
  await asked(cleo).waitFor({ state: 'detached' });
  await expect.poll(async () => (await gameOf(ada)).deciders).not.toContain(2);
  await upToDate(pages);
  for (const page of pages) await page.getByRole('timer').waitFor({ state: 'detached' });
  expect(faults()).toEqual([]);
});

test('the first action can be shown to the others before the second is thought about', async (context) => {
  needBrowser(context);
  const { pages, faults, move, before } = await gatherFor(seekTile(0), 2, 'live', 3600);
  const [ada, ben] = pages;
  // She may have two of these cards.
  await ada
    .locator(`[data-action="play:nature-${LANDS[argA(move)]}"]`)
    .first()
    .click();
  await pressListed(ada, mouse, ada.locator(`[data-move="${move}"]`));
  const early = ada.locator('[data-early]');
  await early.waitFor();
  // Others do not see a draft: the server does not have it yet.
  expect((await gameOf(ben)).version).toBe(before);
  await early.click();
  for (const page of pages) await page.locator(`[data-steps="${before + 1}"]`).waitFor();
  const { steps: played, deciders } = await gameOf(ben);
  expect(played[before]).toMatchObject({ seat: 0 });
  expect(deciders).toEqual([0]);
  // A card that was shown cannot be taken back; Ada still has the second action.
  expect(await ada.locator('[data-undo]').count()).toBe(0);
  await ada.locator('.dock-mine').waitFor();
  expect(faults()).toEqual([]);
});

/** Ben gives a standing order; on a telephone the control is beside the own cards. */
async function giveOrder(ben: Page, given: string): Promise<void> {
  await ben.locator('[data-tab="board"]').tap();
  const choice = ben.getByRole('combobox', { name: JA.g.orders.heading });
  const { version } = await gameOf(ben);
  await choice.selectOption(given);
  await expect.poll(async () => (await gameOf(ben)).version).toBeGreaterThan(version);
  await expect.poll(() => choice.inputValue()).toBe(given);
  await ben.locator('[data-tab="map"]').tap();
}

test('slow: a standing order answers', async (context) => {
  needBrowser(context);
  const never = ([, ben]: readonly Page[]) => giveOrder(ben, 'never');
  const { pages, faults, move, before } = await gatherFor(seekPower(0), 2, 'slow', 1, never);
  const [ada, ben] = pages;
  await announce(ada, move);
  await ada.locator(`[data-steps="${before + 1}"]`).waitFor();
  const { steps: played } = await gameOf(ben);
  expect(played.slice(before)).toMatchObject([{ seat: 0 }]);
  expect(played[before].command).not.toBe('?');
  expect(faults()).toEqual([]);
});

test('slow: where a standing order was taken back the table waits without a clock', async (context) => {
  needBrowser(context);
  const takenBack = async ([, ben]: readonly Page[]) => {
    await giveOrder(ben, 'never');
    await giveOrder(ben, 'ask');
  };
  const { pages, faults, move } = await gatherFor(seekPower(0), 2, 'slow', 1, takenBack);
  const [ada, ben] = pages;
  await announce(ada, move);
  await asked(ben).waitFor();
  expect(await ben.getByRole('timer').count()).toBe(0);
  const { version } = await gameOf(ada);
  await asked(ben).tap();
  await asked(ben).waitFor({ state: 'detached' });
  await expect.poll(async () => (await gameOf(ada)).version).toBeGreaterThan(version);
  await upToDate(pages);
  expect(faults()).toEqual([]);
});
