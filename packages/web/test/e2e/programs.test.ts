// Seats that programs play: how people see them and give them away.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { pick, steps } from './players.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { takeSeat } from './take-seat.ts';

const stage = stageFor({ land: false });
/** A table for two made by Alfred, with the button "with friends". */
async function withFriends(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.locator('[data-friends=terra-nova]').click();
  await page.locator('#own-name').fill('Alfred');
  await pick(page.getByRole('radio', { name: '2', exact: true }));
  await page.locator('[data-with-friends] button[type="submit"]').click();
  await page.locator('[data-link=invitation]').waitFor();
  return page.url().replace('/t/', '/api/tables/');
}

async function settings(page: Page): Promise<void> {
  // Before the deal the seats are on the page itself.
  if (await page.locator('[data-waiting]').isVisible()) return;
  const keeping = page.locator('.seat-keeping');
  if (!(await keeping.isVisible())) await page.locator('.tool-settings').click();
  await keeping.waitFor();
}

/**
 * Gives a seat to a program.
 * @returns a function that sends requests with the program's token
 */
async function give(page: Page, api: string, seat: number) {
  await settings(page);
  await page.locator(`[data-give-seat="${seat}"]`).click();
  const token = page.locator(`[data-token="${seat}"]`);
  await token.waitFor();
  const headers = {
    authorization: `Bearer ${await token.inputValue()}`,
    'content-type': 'application/json',
  };
  await page.keyboard.press('Escape');
  await token.waitFor({ state: 'detached' });
  return async (path: string, body?: unknown) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${api}${path}`, { method, headers, ...sent });
    return { status: answer.status, body: await answer.json() };
  };
}

test('a free seat is given to a program, which is told on every page, plays, and is ended', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const host = await stage.open({ at: BLANK });
  const api = await withFriends(host.page, url);
  const rail = host.page.locator('.rail');
  const ask = await give(host.page, api, 1);
  // This was the last seat.
  await host.page.locator('.table').waitFor();
  const { en, ja } = MESSAGES;
  await expect.poll(() => rail.innerText()).toContain(en.seating.programNamed('', 'Alfred'));
  await settings(host.page);
  await host.page.locator('[data-end-program="1"]').waitFor();
  // A spectator reads it too, and the host of the table reads it in the list of tables.
  const watcher = await stage.open({ at: BLANK, language: 'ja' });
  await watcher.page.goto(host.page.url());
  const marked = ja.seating.programNamed('', 'Alfred');
  expect(marked).toBe('Alfredのプログラム');
  await expect.poll(() => watcher.page.locator('.rail').innerText()).toContain(marked);
  // The program plays, and Alfred plays in between.
  for (let played = 0; played < 2; ) {
    const turn = (await ask('/legal')).body;
    const [command] = turn.commands;
    if (command === undefined) {
      const moved = await host.page.evaluate(async (path) => {
        const { seat, version, commands } = await (await fetch(`${path}/legal`)).json();
        const key = `key-of-${version}`;
        const body = JSON.stringify({ seat, version, key, commands: commands.slice(0, 1) });
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`${path}/segments`, { method: 'POST', headers, body })).status;
      }, new URL(api).pathname);
      expect(moved).toBe(200);
      continue;
    }
    const { seat, version } = turn;
    const sent = { seat, version, key: `program-${version}`, commands: [command] };
    expect((await ask('/segments', sent)).status).toBe(200);
    played += 1;
    await expect.poll(() => steps(watcher.page)).toBe(String(version + 1));
  }
  const list = await host.context.newPage();
  await list.goto(url);
  const named = en.seating.programNamed('', 'Alfred');
  await expect.poll(() => list.locator('main').innerText()).toContain(named);
  await list.close();
  await settings(host.page);
  await host.page.locator('[data-end-program="1"]').click();
  // The seat is Alfred's now.
  await expect.poll(async () => (await ask('/legal')).status).toBe(401);
  await expect.poll(() => rail.innerText()).not.toContain(en.seating.programNamed('', 'Alfred'));
  await expect.poll(() => watcher.page.locator('.rail').innerText()).not.toContain(marked);
  expect([host.faults, watcher.faults]).toEqual([[], []]);
});

test('a person who gives the own seat to a program sees its token, watches, and gets the seat back', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page, faults } = await stage.open({ at: BLANK });
  const api = await withFriends(page, `http://127.0.0.1:${server.port}/`);
  await takeSeat(await page.locator('[data-link=invitation]').inputValue());
  await page.locator('.table').waitFor();
  const ask = await give(page, api, 0);
  const { remote, seating } = MESSAGES.en;
  await page.getByText(remote.watching).waitFor();
  const rail = page.locator('.rail');
  await expect.poll(() => rail.innerText()).toContain(seating.programNamed('Alfred', 'Alfred'));
  // The page does not say that somebody took the seat away.
  expect(await page.getByText(remote.unseated).count()).toBe(0);
  expect((await ask('/legal')).body.seat).toBe(0);
  await settings(page);
  await page.locator('[data-end-program="0"]').click();
  await page.getByText(remote.watching).waitFor({ state: 'detached' });
  await expect.poll(() => rail.innerText()).not.toContain(seating.programNamed('', 'Alfred'));
  expect((await ask('/legal')).status).toBe(401);
  expect(faults).toEqual([]);
});
