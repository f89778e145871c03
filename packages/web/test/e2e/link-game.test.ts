import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { isPlayed, LINK_GAMES } from './drawn.ts';
import { mouse, pick, playToTheEnd, pressListed, steps } from './players.ts';
import { lanAddress, type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
let server: Served | undefined;

afterEach(() => server?.close());

/** A table for two, one player here and one by link; returns the link. */
async function invite(page: Page, url: string): Promise<string> {
  await page.goto(`${url}#/new/terra-nova`);
  await pick(page.getByRole('radio', { name: '2', exact: true }));
  await pick(page.getByRole('radio', { name: MESSAGES.en.start.presets.link }));
  await pick(page.getByRole('radio', { name: 'drawn by lot' }));
  await page.locator('.start-new button[type="submit"]').click();
  return page.locator('[data-link=invitation]').inputValue();
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('#join-name').fill('Wegener');
  await page.locator('form button[type="submit"]').click();
  await page.locator('.table').waitFor();
}

test.runIf(isPlayed('link', 'terra-nova', [...LINK_GAMES]))(
  'a link game of two browsers, with a reload and a server restart in the middle',
  {
    timeout: 170_000,
  },
  async (context) => {
    needBrowser(context);
    server = await serve();
    const one = await stage.open({ at: BLANK, worker: true });
    const two = await stage.open({ at: BLANK, language: 'ja', worker: true });
    await join(two.page, await invite(one.page, `http://127.0.0.1:${server.port}/`));
    expect(new URL(two.page.url()).hash).toBe('');
    // The commitment that the server made before the first move can be noted down.
    await one.page.getByRole('button', { name: 'Settings' }).click();
    expect(await one.page.locator('.commitment code').innerText()).toMatch(/^[0-9a-f]{64}$/);
    await one.page.keyboard.press('Escape');
    const restarting = server;
    await Promise.all([
      playToTheEnd(one.page, mouse, false, {
        between: async (sent) => {
          if (sent === 6) await one.page.reload();
        },
      }),
      playToTheEnd(two.page, mouse, false, {
        between: async (sent) => {
          if (sent === 7) await restarting.restart();
        },
      }),
    ]);
    const totals = (page: Page) => page.locator('.result tfoot td').allInnerTexts();
    expect(await totals(one.page)).toEqual(await totals(two.page));
    await two.page.locator('[data-check]').click();
    await expect
      .poll(() => two.page.locator('.fair-play [role=status]').innerText())
      .toContain('問題ありません');
    // Each player removes the game from the own list; after the last one it is deleted.
    const table = new URL(one.page.url()).pathname.split('/').at(-1) ?? '';
    const state = () =>
      two.page.request.get(`http://127.0.0.1:${server?.port}/api/tables/${table}`);
    for (const [page, left] of [
      [one.page, 200],
      [two.page, 404],
    ] as const) {
      await page.goto(`http://127.0.0.1:${server.port}/`);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.locator(`[data-remove="${table}"]`).click();
      await page.locator(`[data-remove="${table}"]`).waitFor({ state: 'detached' });
      expect((await state()).status()).toBe(left);
    }
  },
);

test('a table on a LAN address over plain http', { timeout: 60_000 }, async (context) => {
  needBrowser(context);
  const address = lanAddress();
  if (address === undefined) context.skip('this machine is in no network');
  server = await serve('0.0.0.0');
  const one = await stage.open({ at: BLANK });
  const two = await stage.open({ at: BLANK });
  await join(two.page, await invite(one.page, `http://${address}:${server.port}/`));
  expect(await one.page.evaluate(() => window.isSecureContext)).toBe(false);
  await one.page.locator('.dock').waitFor();
  const mover = (await one.page.locator('.dock-mine').count()) > 0 ? one.page : two.page;
  const other = mover === one.page ? two.page : one.page;
  const before = await steps(other);
  await pressListed(mover, mouse, mover.locator('.choices .choice').first());
  await mover.locator('[data-send]').click();
  await other.locator(`.table:not([data-steps="${before}"])`).waitFor();
});
