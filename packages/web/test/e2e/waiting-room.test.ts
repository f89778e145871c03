// Friends who do not come: a bot gets the free seat, or the table is made smaller, by one click
// each.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { WAITING_MESSAGES } from '../../src/together/waiting/messages.ts';
import { oneOf } from './drawn.ts';
import { pick } from './players.ts';
import { ask } from './served-end.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor({ land: false });
const SIZES = {
  en: { width: 1366, height: 657 },
  ja: { width: 390, height: 844 },
} as const;

test.for(oneOf('waiting room', ['en', 'ja'] as const))(
  'a bot gets a free seat, makes room again, and with a seat less the game begins (%s)',
  { timeout: 90_000 },
  async (language, context) => {
    needBrowser(context);
    const server = await sharedServer();
    const url = `http://127.0.0.1:${server.port}/`;
    const host = await stage.open({ at: BLANK, language, ...SIZES[language] });
    const other = language === 'en' ? 'ja' : 'en';
    const friend = await stage.open({ at: BLANK, language: other, ...SIZES[other] });
    const w = WAITING_MESSAGES[language];
    const row = (page: Page, seat: number) => page.locator(`.waiting-seats [data-seat="${seat}"]`);
    await host.page.goto(url);
    await host.page.locator('[data-friends=terra-nova]').click();
    await host.page.locator('#own-name').fill('Ann');
    await pick(host.page.getByRole('radio', { name: '4', exact: true }));
    await host.page.locator('[data-with-friends] button[type="submit"]').click();
    const link = await host.page.locator('[data-link=invitation]').inputValue();
    await join(friend.page, link, '葉月');
    await expect.poll(() => row(host.page, 1).innerText()).toContain('葉月');
    // Only the host of the table has the buttons, and none is outside the window.
    expect(await friend.page.locator('[data-bot-seat], [data-remove-seat]').count()).toBe(0);
    const wide = () => host.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(SIZES[language].width);
    expect(await row(host.page, 2).locator('[data-bot-seat]').innerText()).toContain(w.letBot);
    await row(host.page, 2).locator('[data-bot-seat]').click();
    await expect.poll(() => friend.page.locator('.waiting').getAttribute('data-waiting')).toBe('1');
    // The last free seat: the button says that the game begins.
    const last = row(host.page, 3);
    await expect
      .poll(() => last.locator('[data-remove-seat]').innerText())
      .toContain(w.fewerBegin(3));
    expect(await last.locator('[data-bot-seat]').innerText()).toContain(w.letBotBegin);
    await row(host.page, 2).locator('[data-free-seat]').click();
    await expect
      .poll(() => row(host.page, 2).locator('[data-remove-seat]').innerText())
      .toContain(w.fewer(3));
    await row(host.page, 2).locator('[data-remove-seat]').click();
    await expect.poll(() => row(friend.page, 3).count()).toBe(0);
    await row(host.page, 2).locator('[data-bot-seat]').click();
    for (const { page } of [host, friend]) await page.locator('.table').waitFor();
    const id = new URL(host.page.url()).pathname.slice(3);
    const { seats } = await ask<{ seats: readonly { kind: string }[] }>(
      friend.page,
      `/api/tables/${id}`,
    );
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    for (const { faults } of [host, friend]) expect(faults).toEqual([]);
  },
);

test('a double press removes one seat', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page, faults } = await stage.open({ at: BLANK, ...SIZES.en });
  await page.goto(`http://127.0.0.1:${server.port}/#/new/terra-nova/friends`);
  await page.locator('#own-name').fill('Ann');
  await pick(page.getByRole('radio', { name: '4', exact: true }));
  await page.locator('[data-with-friends] button[type="submit"]').click();
  const remove = page.locator('[data-remove-seat="1"]');
  // The answer comes before the second press: the next free seat is then at the same place.
  await remove.click({ clickCount: 1 });
  const seats = page.locator('.waiting-seats [data-seat]');
  await expect.poll(() => seats.count()).toBe(3);
  const box = await remove.boundingBox();
  if (box === null) throw new Error('no button');
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const seconds = () =>
    page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      window.addEventListener('click', ({ detail }) => counts.push(detail), true);
    });
  await seconds();
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.evaluate(() => (window as unknown as { counts: number[] }).counts)).toEqual([
    2,
  ]);
  await page.waitForTimeout(300);
  expect(await seats.count()).toBe(3);
  await page.locator('.waiting').waitFor();
  expect(faults).toEqual([]);
});

test('after questions without an answer the page shows the waiting room, and a refusal in the language of now', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page } = await stage.open({ at: BLANK, ...SIZES.en });
  const url = `http://127.0.0.1:${server.port}/`;
  await page.goto(url);
  const { id } = await ask<{ id: string }>(page, '/api/tables', {
    game: 'terra-nova',
    options: {},
    pace: 'slow',
    seats: [{ kind: 'person', here: true, name: 'Ann' }, { kind: 'person' }],
  });
  let isSilent = true;
  await page.route(`**/api/tables/${id}`, (route) => (isSilent ? route.abort() : route.continue()));
  await page.goto(`${url}t/${id}`);
  await page.getByText(MESSAGES.en.refusals.unreached).waitFor();
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByText(MESSAGES.ja.refusals.unreached).waitFor();
  isSilent = false;
  await page.locator('[data-waiting="1"]').waitFor();
});

test('the rules open from an invitation, and the invitation stays', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page, context: profile, faults } = await stage.open({ at: BLANK, ...SIZES.en });
  const url = `http://127.0.0.1:${server.port}/`;
  await page.goto(url);
  const { invitation } = await ask<{ invitation: string }>(page, '/api/tables', {
    game: 'gaia',
    options: {},
    pace: 'slow',
    seats: [{ kind: 'person' }, { kind: 'person' }],
  });
  await page.goto(invitation);
  await page.locator('#join-name').waitFor();
  await page.locator('[data-learn=gaia]').click();
  const opened = profile.waitForEvent('page');
  await page.locator('[data-rules-of=gaia]').click();
  const rules = await opened;
  await rules.locator('.book-head').waitFor();
  expect(page.url()).toBe(invitation);
  expect(await page.locator('#join-name').count()).toBe(1);
  expect(faults).toEqual([]);
});

test('a table over days begins with three days and a bot; each is asked once when one does not play', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const host = await stage.open({ at: BLANK, ...SIZES.en, zone: 'Europe/Berlin' });
  const friend = await stage.open({ at: BLANK, language: 'ja', ...SIZES.ja, zone: 'Asia/Tokyo' });
  const { en, ja } = MESSAGES;
  await host.page.goto(`${url}#/new/terra-nova/friends`);
  await host.page.locator('#own-name').fill('Ann');
  await pick(host.page.getByRole('radio', { name: '2', exact: true }));
  await pick(host.page.getByRole('radio', { name: en.friends.tempos.slow }));
  for (const name of [en.clock.each(3), en.clock.outs.bot]) {
    expect(await host.page.getByRole('radio', { name }).isChecked()).toBe(true);
  }
  await host.page.locator('[data-with-friends] button[type="submit"]').click();
  const link = await host.page.locator('[data-link=invitation]').inputValue();
  await host.page.getByRole('heading', { name: en.clock.askHours }).waitFor();
  await host.page.locator('[data-hours-later]').click();
  await host.page.locator('[data-hours]').waitFor({ state: 'detached' });
  await host.page.reload();
  await host.page.locator('[data-link=invitation]').waitFor();
  expect(await host.page.locator('[data-hours]').count()).toBe(0);
  // The name Ann, but with a Cyrillic letter: the page proposes another name.
  await friend.page.goto(link);
  const name = friend.page.locator('#join-name');
  await name.fill('\u0410nn');
  await friend.page.locator('.join button[type="submit"]').click();
  await friend.page.getByText(ja.refusals['name-taken']({ free: '\u0410nn 2' })).waitFor();
  expect(await name.inputValue()).toBe('\u0410nn 2');
  await name.fill('葉月');
  await friend.page.locator('.join button[type="submit"]').click();
  await friend.page.getByRole('heading', { name: ja.clock.askHours }).waitFor();
  await friend.page.getByRole('button', { name: ja.clock.save, exact: true }).click();
  await friend.page.locator('.table').waitFor();
  const hours = await ask<{ zone: string; night?: object }>(friend.page, '/api/hours');
  expect(hours).toMatchObject({ zone: 'Asia/Tokyo', night: { from: '22:00', to: '08:00' } });
  // The list shows the remaining time, in every player's turn.
  for (const [page, m] of [
    [host.page, en],
    [friend.page, ja],
  ] as const) {
    await page.goto(url);
    const listed = page.locator('.start-table').first();
    await expect.poll(() => listed.innerText()).toContain(m.clock.left(''));
  }
});

test('a new link is one that was not copied yet', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page, faults } = await stage.open({ at: BLANK });
  const { remote } = MESSAGES.en;
  await page.goto(`http://127.0.0.1:${server.port}/#/new/terra-nova/friends`);
  await page.locator('#own-name').fill('Ann');
  await page.locator('[data-with-friends] button[type="submit"]').click();
  const link = page.locator('[data-link=invitation]');
  const before = await link.inputValue();
  const copy = page.locator('[data-copy=invitation]');
  await copy.click();
  await expect.poll(() => copy.innerText()).toContain(remote.copied);
  await page.getByText(remote.moreLinks).click();
  await page.locator('[data-renew-links]').click();
  await expect.poll(() => link.inputValue()).not.toBe(before);
  expect(await copy.innerText()).not.toContain(remote.copied);
  expect(faults).toEqual([]);
});
