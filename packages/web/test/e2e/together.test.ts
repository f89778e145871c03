// People at a table of a server: who comes and goes, and at which tables it is my turn.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { WAITING_MESSAGES } from '../../src/together/waiting/messages.ts';
import { pick } from './players.ts';
import { ask, playOut } from './served-end.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor({ land: false });
/**
 * A table of Terra Nova for a number of players.
 * @returns the link for all
 */
async function withFriends(page: Page, url: string, players: string, name: string) {
  await page.goto(url);
  await page.locator('[data-friends=terra-nova]').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('own-name');
  await page.locator('#own-name').fill(name);
  await pick(page.getByRole('radio', { name: players, exact: true }));
  await page.locator('[data-with-friends] button[type="submit"]').click();
  return page.locator('[data-link=invitation]').inputValue();
}

test('a waiting person sees who is missing; with the last one the game is dealt, and the people present are shown', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const [host, friend, late] = [
    await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844 }),
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK }),
  ];
  const link = await withFriends(host.page, url, '3', '葉月');
  await join(friend.page, link, 'Wegener');
  const [ja, en] = [WAITING_MESSAGES.ja, WAITING_MESSAGES.en];
  const missing = (page: Page) => page.locator('.waiting-for').innerText();
  await expect.poll(() => missing(host.page)).toBe(ja.waits(1));
  await expect.poll(() => missing(friend.page)).toBe(en.waits(1));
  // A person who waits and has never played reads what the game is.
  await friend.page.getByRole('button', { name: MESSAGES.en.remote.neverPlayed }).click();
  await friend.page.locator('dialog[open] .introduction li').first().waitFor();
  await friend.page.keyboard.press('Escape');
  const row = (page: Page, seat: number) => page.locator(`.waiting-seats [data-seat="${seat}"]`);
  await expect.poll(() => row(host.page, 1).innerText()).toContain('Wegener');
  await expect.poll(() => row(friend.page, 2).innerText()).toContain(en.free);
  // They chat in the meantime, and a person who has joined leaves again and comes back.
  await friend.page.locator('[data-phrase=hello]').click();
  await expect
    .poll(() => host.page.locator('.word-text').allInnerTexts())
    .toEqual([MESSAGES.ja.words.phrases.hello]);
  await host.page.locator('.muting summary').click();
  await host.page.locator('[data-mute="1"]').check();
  await host.page.locator('.word-text').waitFor({ state: 'detached' });
  await host.page.locator('[data-mute="1"]').uncheck();
  await host.page.locator('.word-text').waitFor();
  friend.page.once('dialog', (dialog) => void dialog.accept());
  await row(friend.page, 1).locator('[data-free-seat]').click();
  await expect.poll(() => missing(host.page)).toBe(ja.waits(2));
  await friend.page.getByText(en.watching).waitFor();
  // The link that friends have received leads to the table, whoever comes and goes.
  expect(await host.page.locator('[data-link=invitation]').inputValue()).toBe(link);
  await join(friend.page, link, 'Wegener');
  await expect.poll(() => friend.page.title()).toBe(en.tab(2, 3, 'Terra Nova'));
  await join(late.page, link, 'Suess');
  // Without a click the others see the table, and the start player gets a signal.
  for (const { page } of [host, friend, late]) await page.locator('.table').waitFor();
  const titles = () => Promise.all([host, friend, late].map(({ page }) => page.title()));
  await expect
    .poll(async () => (await titles()).filter((title) => title.startsWith('▶')).length)
    .toBe(1);
  const presence = (seat: number) =>
    friend.page.locator(`.rail [data-seat="${seat}"] [data-presence]`);
  await expect.poll(() => presence(0).getAttribute('data-presence')).toBe('looking');
  await expect.poll(() => presence(2).getAttribute('data-presence')).toBe('looking');
  // The person is at the server, but not at this table.
  await late.page.goto(url);
  await expect
    .poll(() => presence(2).getAttribute('data-presence'), { timeout: 15_000 })
    .toBe('here');
  await late.page.goto('about:blank');
  await expect
    .poll(() => presence(2).getAttribute('data-presence'), { timeout: 15_000 })
    .toBe('gone');
  for (const { faults } of [host, friend]) expect(faults).toEqual([]);
});

test('from a table one comes to the next where it is my turn; the tab says how many there are', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const { page, faults } = await stage.open({ at: BLANK });
  // Both seats belong to this device: it is always her turn.
  const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person', here: true, name }));
  await page.goto(url);
  const ids = await page.evaluate(
    async (body) => {
      const made: string[] = [];
      for (let count = 0; count < 3; count++) {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/tables', { method: 'POST', headers, body });
        made.push((await answer.json()).id);
      }
      return made;
    },
    JSON.stringify({ game: 'terra-mystica', options: {}, seats }),
  );
  await page.goto(`${url}?again`);
  await expect.poll(() => page.title()).toBe(`(3) ${MESSAGES.en.title}`);
  await page.goto(`${url}t/${ids[0]}`);
  const next = page.locator('[data-next-table]');
  await expect.poll(() => next.innerText()).toContain('2');
  await expect.poll(() => page.title()).toMatch(/^\(2\) ▶ /);
  // There is room for the rounds beside it.
  await page.locator('.tm-round-end').waitFor();
  const stages = page.locator('.head-stage');
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    const beyond = () =>
      stages.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    // Both are rounded to whole pixels.
    await expect.poll(beyond, { message: `at ${width}` }).toBeLessThanOrEqual(1);
  }
  const seen = [ids[0]];
  await next.click();
  for (let table = 1; table < 3; table++) {
    await page.locator('.table').waitFor();
    await next.waitFor();
    const at = new URL(page.url()).pathname.slice(3);
    seen.push(at);
    await page.locator('.table-map').click({ position: { x: 4, y: 4 } });
    await page.keyboard.press('n');
    await page.waitForURL((to) => !to.pathname.endsWith(at));
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect(faults).toEqual([]);
});

test('after the end one press makes the next table, and everybody is led there', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const [host, friend, watcher] = [
    await stage.open({ at: BLANK, width: 390, height: 844, language: 'ja' }),
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK }),
  ];
  await join(friend.page, await withFriends(host.page, url, '2', '葉月'), 'Wegener');
  const id = new URL(friend.page.url()).pathname.slice(3);
  await watcher.page.goto(`${url}t/${id}`);
  // A person who types goes on typing when the game ends; the report comes after that.
  const typed = friend.page.locator('#say');
  await friend.page.keyboard.press('w');
  await typed.waitFor();
  await friend.page.locator('.sheet-talk:focus').waitFor();
  await typed.fill('That was clo');
  await playOut(id, [host.page, friend.page]);
  await friend.page.locator('[data-dock=over]').waitFor();
  await friend.page.keyboard.type('se');
  expect(await typed.inputValue()).toBe('That was close');
  await friend.page.keyboard.press('Escape');
  await friend.page.locator('.result').waitFor();
  // A record without its seed is no record of a game that is over.
  let downloads = 0;
  friend.page.on('download', () => downloads++);
  await friend.page.route(`**/api/tables/${id}/record`, (route) => route.abort());
  await friend.page.locator('[data-save-record]').click();
  await friend.page.locator('.result-keep').getByText(MESSAGES.en.refusals.unreached).waitFor();
  expect(downloads).toBe(0);
  friend.faults.length = 0;
  await friend.page.keyboard.press('w');
  expect(await typed.inputValue()).toBe('That was close');
  await friend.page.keyboard.press('w');
  const rematch = (page: Page) => page.locator('[data-rematch]');
  for (const [page, language] of [
    [host.page, 'ja'],
    [friend.page, 'en'],
  ] as const) {
    await expect
      .poll(() => rematch(page).innerText(), { timeout: 20_000 })
      .toBe(MESSAGES[language].together.again);
  }
  await friend.page.locator('[data-rematch]').click();
  await friend.page.waitForURL((to) => !to.pathname.endsWith(id));
  // It is dealt after both have opened it.
  await friend.page.getByText(WAITING_MESSAGES.en.notYet).waitFor();
  await expect.poll(() => rematch(host.page).innerText()).toBe(MESSAGES.ja.together.toNext);
  await expect.poll(() => rematch(watcher.page).innerText()).toBe(MESSAGES.en.together.watchNext);
  await rematch(host.page).click();
  await rematch(watcher.page).click();
  const next = new URL(friend.page.url()).pathname;
  for (const { page, faults } of [host, friend, watcher]) {
    await expect.poll(() => new URL(page.url()).pathname).toBe(next);
    await page.locator('.table').waitFor();
    await expect.poll(() => page.locator('.table').innerText()).toContain('Wegener');
    expect(faults).toEqual([]);
  }
  expect(await watcher.page.getByText(MESSAGES.en.remote.watching).count()).toBe(1);
});

test('a person who types goes on typing when the notes come', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const [host, friend] = [
    await stage.open({ at: BLANK, language: 'ja' }),
    await stage.open({ at: BLANK }),
  ];
  const link = await withFriends(host.page, url, '2', '葉月');
  const asked = Promise.withResolvers<void>();
  const { page } = friend;
  await page.route('**/api/tables/*/notes', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await join(page, link, 'Wegener');
  await page.locator('.table').waitFor();
  await page.keyboard.press('w');
  const typed = page.locator('#say');
  await typed.waitFor();
  await page.locator('.sheet-talk:focus').waitFor();
  await typed.fill('Good ');
  asked.resolve();
  await page.waitForResponse(/notes$/);
  const tab = page.getByRole('tab', { name: MESSAGES.en.words.notes });
  await tab.waitFor();
  await page.keyboard.type('luck');
  expect(await typed.inputValue()).toBe('Good luck');
  await tab.click();
  await expect.poll(() => page.locator('#notes').isEnabled()).toBe(true);
  expect(friend.faults).toEqual([]);
});

test('a chat message is read in the own language, answered, and muted; notes are on all devices', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const [host, friend, watcher, second] = [
    await stage.open({ at: BLANK, width: 390, height: 844, language: 'ja' }),
    await stage.open({ at: BLANK, width: 1366, height: 657 }),
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK }),
  ];
  const link = await withFriends(host.page, url, '2', '葉月');
  await join(friend.page, link, 'Wegener');
  await watcher.page.goto(link.slice(0, link.indexOf('#')));
  await watcher.page.locator('[data-talk]').click();
  await watcher.page.getByText(MESSAGES.en.words.onlySeated).waitFor();
  expect(await watcher.page.locator('#say, [data-phrase], [data-react]').count()).toBe(0);

  await host.page.locator('[data-talk]').click();
  await host.page.locator('[data-phrase=good-luck]').click();
  const { phrases } = MESSAGES.en.words;
  const tidings = friend.page.locator('[data-tidings]');
  await expect.poll(() => tidings.innerText()).toContain(phrases['good-luck']);
  await expect.poll(() => friend.page.locator('.tool-talk .tool-count').innerText()).toBe('1');
  await friend.page.keyboard.press('w');
  const said = friend.page.locator('.word-text');
  await expect.poll(() => said.allInnerTexts()).toEqual([phrases['good-luck']]);
  expect(await friend.page.locator('.tool-talk .tool-count').count()).toBe(0);
  await friend.page.locator('[data-react]').click();
  await friend.page.locator('.word [data-reaction=heart]').click();
  await host.page.locator('.word-reactions').waitFor();
  await friend.page.locator('#say').fill('<img src=x onerror=alert(1)> & **you**\u202e');
  await friend.page.keyboard.press('Enter');
  await expect
    .poll(() => watcher.page.locator('.word-text').allInnerTexts())
    .toEqual([phrases['good-luck'], '<img src=x onerror=alert(1)> & **you**']);
  await expect.poll(() => host.page.locator('.words img').count()).toBe(0);

  // A muted person stays muted on this device, and earlier messages are hidden as well.
  await host.page.locator('.muting summary').click();
  await host.page.locator('[data-mute="1"]').check();
  await expect.poll(() => host.page.locator('.word').count()).toBe(1);
  await friend.page.locator('[data-phrase=hello]').click();
  await expect.poll(() => watcher.page.locator('.word').count()).toBe(3);
  expect(await host.page.locator('.word').count()).toBe(1);
  await host.page.locator('[data-mute="1"]').uncheck();
  await expect.poll(() => host.page.locator('.word').count()).toBe(3);

  // Notes, on a second device of the same person.
  const { code } = await ask<{ code: string }>(host.page, '/api/devices/code', {});
  await second.page.goto(url);
  const coming = { code, ticket: 't'.repeat(22), games: 'bring' };
  await ask(second.page, '/api/devices', coming);
  type Waiting = { readonly arrival: { readonly id: string } };
  const { arrival } = await ask<Waiting>(host.page, '/api/devices');
  await ask(host.page, '/api/devices/arrivals', { arrival: arrival.id, allow: true });
  await ask(second.page, '/api/devices', coming);
  await second.page.goto(`${url}t/${new URL(friend.page.url()).pathname.slice(3)}`);
  for (const [page, language] of [
    [host.page, 'ja'],
    [second.page, 'en'],
  ] as const) {
    if (page === second.page) await page.locator('[data-talk]').click();
    await page.getByRole('tab', { name: MESSAGES[language].words.notes }).click();
  }
  await host.page.locator('#notes').fill('まず宮殿。\nつぎに海。');
  await expect
    .poll(() => second.page.locator('#notes').inputValue(), { timeout: 15_000 })
    .toBe('まず宮殿。\nつぎに海。');
  // A person who closes the page immediately loses nothing.
  await second.page.locator('#notes').fill('The sea first.');
  await second.page.locator('.sheet-talk [data-close]').click();
  await expect
    .poll(() => host.page.locator('#notes').inputValue(), { timeout: 15_000 })
    .toBe('The sea first.');
  for (const { faults } of [host, friend, watcher, second]) expect(faults).toEqual([]);
});

test('an invitation is shown as a code that holds its link', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page, faults } = await stage.open({ at: BLANK, theme: 'dark', language: 'ja' });
  await withFriends(page, `http://127.0.0.1:${server.port}/`, '2', '葉月');
  await page.locator('[data-qr=invitation]').click();
  const { remote } = MESSAGES.ja;
  await page.getByRole('img', { name: remote.qrOf(remote.inviteLink) }).waitFor();
  // The surroundings are light at night as well.
  const light = page.locator('[data-qr-code] rect');
  await expect.poll(() => light.getAttribute('fill')).toBe('#fff');
  expect(faults).toEqual([]);
});
