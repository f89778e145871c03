// A person whose cookie is lost comes back into the seat by those at the table.
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor({ land: false });
let server: Served | undefined;

afterAll(() => server?.close());

/** A live table for two, made at a page. @returns its id and the link to the second seat */
async function made(page: Page): Promise<{ readonly id: string; readonly link: string }> {
  return page.evaluate(async () => {
    const person = { kind: 'person' };
    const seats = [{ ...person, here: true, name: 'Ann' }, person];
    const table = { game: 'terra-nova', options: {}, seats, pace: 'live' };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    const body = (await answer.json()) as { id: string; seats: { link?: string }[] };
    return { id: body.id, link: body.seats[1].link ?? '' };
  });
}

test('whoever has lost the cookie is let back into the seat by the other', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  server ??= await serve();
  const url = `http://127.0.0.1:${server.port}/`;
  const ann = await stage.open({ at: BLANK, width: 1366, height: 657 });
  const ben = await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844, touch: true });
  await ann.page.goto(url);
  const { id, link } = await made(ann.page);
  await join(ben.page, link, 'ベン');
  await ann.page.goto(`${url}t/${id}`);
  await ann.page.locator('.table').waitFor();
  await ben.context.clearCookies();
  // The stream that is open still belongs to the old cookie.
  await ben.page.goto(BLANK);
  await ben.page.goto(link);
  await ben.page.getByText(MESSAGES.ja.refusals['seat-taken']({ name: 'ベン' })).waitFor();
  await ben.page.locator('[data-watch]').click();
  await ben.page.getByText(MESSAGES.ja.letBack.sat).click();
  const ask = ben.page.locator('[data-ask-back="1"]');
  const youAsked = ben.page.getByText(MESSAGES.ja.letBack.youAsked('ベン'));
  // Until the server has noticed that the old page is gone, that device is there.
  await expect
    .poll(
      async () => {
        if ((await ask.count()) > 0) await ask.click();
        return youAsked.count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await ann.page.getByText(MESSAGES.en.letBack.beware).waitFor();
  await ann.page.locator('[data-let-back-allow]').click();
  await ben.page.getByText(MESSAGES.ja.remote.watching).waitFor({ state: 'detached' });
  const viewer = await ben.page.evaluate(async (id) => {
    const { viewer } = (await (await fetch(`/api/tables/${id}`)).json()) as { viewer: unknown };
    return viewer;
  }, id);
  expect(viewer).toBe(1);
});
