// Seats that the people at a table give: to a person whose cookie is lost, and a seat with a hidden
// hand to a newcomer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join, takeSeat } from './take-seat.ts';

const stage = stageFor({ land: false });
/**
 * A table for two, made on a page.
 * @returns its id and the link to the second seat
 */
async function made(
  page: Page,
  pace: 'live' | 'slow' = 'live',
): Promise<{ readonly id: string; readonly link: string }> {
  return page.evaluate(async (pace) => {
    const person = { kind: 'person' };
    const seats = [{ ...person, here: true, name: 'Ann' }, person];
    const table = { game: 'terra-nova', options: {}, seats, pace };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    const body = (await answer.json()) as { id: string; seats: { link?: string }[] };
    return { id: body.id, link: body.seats[1].link ?? '' };
  }, pace);
}

test('a person with a lost cookie is let back into the seat by the other', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
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
  // Until the server has noticed that the old page is closed, that device counts as present.
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

/** Runs in the page: the clock of the device is wrong by a month. */
function advanceClock(): void {
  const { now } = Date;
  Date.now = () => now() + 30 * 86_400_000;
}

test('the time in which the seat can say no is that of the server', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const ann = await stage.open({ at: BLANK, width: 1366, height: 657, before: advanceClock });
  const ben = await stage.open({ at: BLANK });
  await ann.page.goto(url);
  const { id, link } = await made(ann.page, 'slow');
  await takeSeat(link);
  await ann.page.goto(`${url}t/${id}`);
  await ann.page.locator('.table').waitFor();
  await ben.page.goto(link);
  await ben.page.locator('[data-watch]').click();
  await ben.page.getByText(MESSAGES.en.letBack.sat).click();
  await ben.page.locator('[data-ask-back="1"]').click();
  await ann.page.getByText(MESSAGES.en.letBack.beware).waitFor();
  const [until] = MESSAGES.en.letBack.until('|').split('|');
  expect(await ann.page.locator('[data-let-back]').innerText()).toContain(until);
});

/**
 * A visitor without a page takes the seat of a link, and leaves it to a bot.
 * @param meanwhile called before the seat is left
 */
async function sitAndLeave(
  link: string,
  name: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { origin, pathname, hash } = new URL(link);
  const seats = `${origin}/api${pathname.replace('/t/', '/tables/')}/seats`;
  const post = (url: string, body: object, cookie = '') =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
  const sat = await post(seats, { key: hash.slice(1), name });
  const [cookie] = (sat.headers.get('set-cookie') ?? '').split(';');
  const { viewer } = (await sat.json()) as { viewer: number };
  await meanwhile();
  const left = await post(`${seats}/${viewer}/leave`, { level: 'beginner' }, cookie);
  if (!left.ok) throw new Error(await left.text());
}

test('somebody new takes over a hidden hand by the name, when the others have agreed', {
  timeout: 180_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const { en, ja } = MESSAGES;
  const ann = await stage.open({ at: BLANK, width: 1366, height: 657 });
  const cleo = await stage.open({ at: BLANK });
  const eve = await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844, touch: true });
  await ann.page.goto(url);
  const { id, links } = await ann.page.evaluate(async () => {
    const person = { kind: 'person' };
    const seats = [{ ...person, here: true, name: 'Ann' }, person, person];
    const table = { game: 'gaia', options: { mode: 'basic' }, seats, pace: 'live' };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    const body = (await answer.json()) as { id: string; seats: { link?: string }[] };
    return { id: body.id, links: body.seats.map(({ link }) => link ?? '') };
  });
  await sitAndLeave(links[1], 'Ben', () => join(cleo.page, links[2], 'Cleo'));
  await ann.page.goto(`${url}t/${id}`);
  await ann.page.locator('.table').waitFor();
  await eve.page.goto(`${url}t/${id}`);
  await eve.page.getByText(ja.letBack.hasLeft).click();
  await eve.page.locator('[data-take-name]').fill('Ann');
  await eve.page.locator('[data-ask-take="1"]').click();
  // The page proposes a free name.
  await expect.poll(() => eve.page.locator('[data-take-name]').inputValue()).toBe('Ann 2');
  await eve.page.locator('[data-take-name]').fill('ネオ');
  await eve.page.locator('[data-ask-take="1"]').click();
  await eve.page.getByText(ja.letBack.youAskedTake('Ben')).waitFor();
  for (const { page } of [ann, cleo]) {
    await page.getByText(en.letBack.takeBeware).waitFor();
    await page.locator('[data-let-back-allow]').click();
  }
  await ann.page.getByText(en.letBack.taken('ネオ')).waitFor();
  await eve.page.getByText(ja.remote.watching).waitFor({ state: 'detached' });
  // Her stream belongs to her from then on: the others see that she is at the table.
  await ann.page.locator('[data-presence=looking]').nth(2).waitFor();
});
