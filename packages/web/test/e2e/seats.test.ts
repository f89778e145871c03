// Seats that are somebody's: what links open, and to whom.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { pick } from './players.ts';
import { type Served, serve } from './server.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();
let server: Served | undefined;

afterEach(() => server?.close());

/** A table for two, one here and one by link; gives the link. */
async function invite(page: Page, url: string): Promise<string> {
  await page.goto(`${url}#/new/terra-nova/friends`);
  await pick(page.getByRole('radio', { name: '2', exact: true }));
  await pick(page.getByRole('radio', { name: 'drawn by lot' }));
  await page.locator('.start-new button[type="submit"]').click();
  return page.locator('.invitation input').first().inputValue();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('#join-name').fill(name);
  await page.locator('form button[type="submit"]').click();
  await page.locator('.table').waitFor();
}

test('a stranger who opens a used link hears whose seat it is, and watches', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  server = await serve();
  const [host, friend, stranger] = [
    await stage.open(),
    await stage.open(),
    await stage.open({ language: 'ja', width: 390, height: 844 }),
  ];
  const link = await invite(host.page, `http://127.0.0.1:${server.port}/`);
  await join(friend.page, link, 'Wegener');
  await stranger.page.goto(link);
  const { refusals, remote } = MESSAGES.ja;
  const alert = stranger.page.locator('.join [role=alert]');
  await expect
    .poll(() => alert.allInnerTexts())
    .toEqual([refusals['seat-taken']({ name: 'Wegener' })]);
  expect(await stranger.page.locator('#join-name').count()).toBe(0);
  await stranger.page.locator('[data-watch]').click();
  await stranger.page.locator('.table').waitFor();
  await stranger.page.getByText(remote.watching).waitFor();
  expect(await stranger.page.locator('.dock-mine').count()).toBe(0);
  // The friend is still who he was, and his link leads back to his seat without a question.
  await friend.page.goto(`http://127.0.0.1:${server.port}/`);
  await friend.page.goto(link);
  await friend.page.locator('.table').waitFor();
  await expect.poll(() => new URL(friend.page.url()).hash).toBe('');
  await expect.poll(() => host.page.locator('.rail').innerText()).toContain('Wegener');
  expect(friend.faults).toEqual([]);
});
