// A turn is planned ahead at a slow table: on a computer in English and on a telephone in Japanese.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { anyMove, ask, playOne } from './served-end.ts';
import { type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
let server: Served | undefined;

afterEach(() => server?.close());

const LONG = { timeout: 60_000 };
const PASS = /^pass /;

interface Standing {
  readonly ahead?: { readonly done: number; readonly lapsed?: object };
}

/** Two people without a clock; each seat belongs to the device of its page. */
async function sitDown(pages: readonly Page[], url: string): Promise<string> {
  for (const page of pages) await page.goto(url);
  const table = await ask<{ id: string; seats: { link?: string }[] }>(pages[0], '/api/tables', {
    game: 'terra-nova',
    options: { factions: 'first-game', startPlayer: 0 },
    pace: 'slow',
    seats: [{ kind: 'person', here: true, name: 'Ann' }, { kind: 'person' }],
  });
  const key = new URL(table.seats[1].link ?? '').hash.slice(1);
  await ask(pages[1], `/api/tables/${table.id}/seats`, { key, name: 'Hazuki' });
  return table.id;
}

/**
 * The seats play moves other than a pass, until it is the turn of a seat.
 * @returns its pass
 */
async function playTo(id: string, pages: readonly Page[], seat: number): Promise<string> {
  for (;;) {
    const any = await anyMove(id, pages, PASS);
    if (any === undefined) throw new Error('the game is over');
    if (any.seat === seat && PASS.test(any.command)) return any.command;
    await playOne(id, pages, /^(?!pass )/);
  }
}

test('a turn is ordered, and played while the page is closed; a lapse is explained', {
  timeout: 240_000,
}, async (context) => {
  needBrowser(context);
  server = await serve();
  const url = `http://127.0.0.1:${server.port}/`;
  const ann = await stage.open({ at: BLANK, width: 1366, height: 657 });
  const ben = await stage.open({ at: BLANK, width: 390, height: 844, language: 'ja' });
  const pages = [ann.page, ben.page];
  const id = await sitDown(pages, url);
  const path = (seat: number) => `/api/tables/${id}/seats/${seat}/ahead`;
  const until = async (seat: number, is: (ahead: Standing) => boolean) =>
    expect.poll(async () => is(await ask<Standing>(pages[seat], path(seat))), LONG).toBe(true);
  /** A plan as the sketch creates it. */
  const plan = async (seat: number, command: string) => {
    const page = pages[seat];
    await page.evaluate(
      ([key, kept]) => localStorage.setItem(key, kept),
      [`pangaea.plan.${id}`, JSON.stringify({ seat, commands: [command] })],
    );
    await page.goto(`${url}t/${id}`);
    await page.locator('.plan-card [data-ahead-open]').click(LONG);
    await page.locator('[data-ahead-order]').waitFor(LONG);
    return page;
  };

  // The condition is that the other player has passed, which does not happen.
  const annPass = await playTo(id, pages, 0);
  await playTo(id, pages, 1);
  await plan(0, annPass);
  const kinds = ann.page.getByRole('combobox', { name: 'Only if' });
  await kinds.selectOption('passed');
  await ann.page.locator('[data-ahead-add]').click();
  await ann.page
    .locator('.sheet-ahead')
    .getByText(/Hazuki \(.+\) has passed/)
    .waitFor();
  await ann.page.locator('[data-ahead-order]').click();
  await ann.page.locator('[data-ahead-now=waits]').waitFor(LONG);
  await playTo(id, [ann.page, ben.page], 0);
  await until(0, ({ ahead }) => ahead?.lapsed !== undefined);
  await ann.page.locator('[data-ahead-now=lapsed]').waitFor(LONG);
  expect(await ann.page.locator('.ahead-why').innerText()).toMatch(
    /^\s*It did not hold that Hazuki \(.+\) has passed\.$/,
  );
  const box = await ann.page.locator('.plan-card').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1366);
  await ann.page.locator('[data-ahead-read]').click();
  await ann.page.locator('.plan-card').waitFor({ state: 'detached' });

  // By touch; then the page is closed, and the other player moves.
  const benPass = await playTo(id, pages, 1);
  await playTo(id, pages, 0);
  await plan(1, benPass);
  const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await ben.page.locator('[data-ahead-order]').click();
  await ben.page.locator('[data-ahead-now=waits]').waitFor(LONG);
  await ben.page.goto(`${url}#/`);
  const { version } = await ask<{ version: number }>(ann.page, `/api/tables/${id}`);
  await playOne(id, pages, new RegExp(`^pass (?!${benPass.slice(5)}$)`));
  for (;;) {
    const { ahead } = await ask<Standing>(ben.page, path(1));
    if (ahead?.done === 1) break;
    const any = await anyMove(id, pages);
    if (any?.seat === 0) await playOne(id, pages, /^end$/);
  }
  const { steps } = await ask<{ steps: { seat: number; command: string }[] }>(
    ann.page,
    `/api/tables/${id}/game?from=${version}`,
  );
  expect(steps.find(({ seat }) => seat === 1)?.command).toBe(benPass);
  // In the log of its own person the turn is marked as ordered ahead; to the others it is a normal
  // turn.
  await ben.page.goto(`${url}t/${id}`);
  await ben.page.locator('[data-tab="log"]').click(LONG);
  await ann.page.getByRole('tab', { name: 'Log' }).click(LONG);
  for (const { page } of [ann, ben]) {
    await page.locator('.log .chapter').first().waitFor(LONG);
    // A finished round is folded.
    for (const fold of await page.locator('.chapter-fold[aria-expanded="false"]').all()) {
      await fold.click(LONG);
    }
  }
  await ben.page.locator('.ahead-mark').first().waitFor(LONG);
  expect(await ben.page.locator('.ahead-mark').count()).toBe(1);
  expect(await ann.page.locator('.ahead-mark').count()).toBe(0);
  expect([...ann.faults, ...ben.faults]).toEqual([]);
});
