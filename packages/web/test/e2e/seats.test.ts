// Seats of persons: what links open, and for whom.
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { pick } from './players.ts';
import { lanAddress, serve, sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join, takeSeat } from './take-seat.ts';

const stage = stageFor({ land: false });
/** A table for two, one player here and one by link; returns the link. */
async function invite(page: Page, url: string): Promise<string> {
  await page.goto(`${url}#/new/terra-nova`);
  await pick(page.getByRole('radio', { name: '2', exact: true }));
  await pick(page.getByRole('radio', { name: MESSAGES.en.start.presets.link }));
  await pick(page.getByRole('radio', { name: 'drawn by lot' }));
  await page.locator('.start-new button[type="submit"]').click();
  return page.locator('[data-link=seat-1]').inputValue();
}

test('a stranger who opens a used link hears whose seat it is, and watches', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const [host, friend, stranger] = [
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844 }),
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
  // The friend is still the same person, and his link leads back to his seat without a question.
  await friend.page.goto(`http://127.0.0.1:${server.port}/`);
  await friend.page.goto(link);
  await friend.page.locator('.table').waitFor();
  await expect.poll(() => new URL(friend.page.url()).hash).toBe('');
  await expect.poll(() => host.page.locator('.rail').innerText()).toContain('Wegener');
  expect(friend.faults).toEqual([]);
});

/** A table for a number of players through the button "with friends". @returns the link for all */
async function withFriends(page: Page, url: string, players: string): Promise<string> {
  await page.goto(url);
  await page.locator('[data-friends=terra-nova]').click();
  await page.locator('#own-name').fill('Alfred');
  await pick(page.getByRole('radio', { name: players, exact: true }));
  await page.locator('[data-with-friends] button[type="submit"]').click();
  return page.locator('[data-link=invitation]').inputValue();
}

/** Opens the settings of the page. */
async function settings(page: Page): Promise<void> {
  await page.locator('.tool-settings').click();
  await page.locator('.devices').waitFor();
}

test('with friends: one link for all, until every seat is taken', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const [host, one, two, late] = [
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844 }),
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK }),
  ];
  const link = await withFriends(host.page, `http://127.0.0.1:${server.port}/`, '3');
  // Nobody else could open the link, and the page explains how they could.
  await host.page.locator('.invitations-reach code').waitFor();
  await one.page.goto(link);
  const { remote, refusals } = MESSAGES.ja;
  const title = one.page.locator('.join-card h1');
  await expect.poll(() => title.innerText()).toBe(remote.invites('Alfred', 'テラノヴァ'));
  await one.page.getByText(remote.present(1, 3)).waitFor();
  // A newcomer reads about the game, and then returns to the invitation.
  const learn = one.page.getByRole('button', { name: remote.neverPlayed });
  await learn.focus();
  await one.page.keyboard.press('Enter');
  const introduction = one.page.getByRole('dialog');
  await introduction.locator('.introduction li').first().waitFor();
  await introduction.locator('button.main').press('Enter');
  await introduction.waitFor({ state: 'detached' });
  expect(await learn.evaluate((button) => button === document.activeElement)).toBe(true);
  await join(one.page, link, '葉月');
  await join(two.page, link, 'Wegener');
  for (const { page } of [host, two]) {
    await expect.poll(() => page.locator('.rail').innerText()).toContain('葉月');
  }
  await expect.poll(() => host.page.locator('.invitations').count()).toBe(0);
  await late.page.goto(link);
  await late.page.getByText(MESSAGES.en.refusals['seats-taken']).waitFor();
  expect(await late.page.locator('#join-name').count()).toBe(0);
  expect(refusals['seats-taken']).not.toBe('');
  for (const { faults } of [host, one, two]) expect(faults).toEqual([]);
});

test('from the machine of the server the link leads to its address in the network', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const address = lanAddress();
  if (address === undefined) context.skip('this machine is in no network');
  const reached = await serve('0.0.0.0');
  onTestFinished(() => reached.close());
  const [host, friend] = [await stage.open({ at: BLANK }), await stage.open({ at: BLANK })];
  await withFriends(host.page, `http://127.0.0.1:${reached.port}/`, '2');
  const link = host.page.locator('[data-link=invitation]');
  const lan = new RegExp(`^http://(?!127\\.)[\\d.]+:${reached.port}/t/`);
  await expect.poll(() => link.inputValue()).toMatch(lan);
  await join(friend.page, await link.inputValue(), 'Wegener');
  await expect.poll(() => host.page.locator('.rail').innerText()).toContain('Wegener');
});

test('a seat that was left: a bot plays, its person may come back, and somebody else plays on by a new link', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const [host, friend, other] = [
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK }),
  ];
  const link = await withFriends(host.page, `http://127.0.0.1:${server.port}/`, '2');
  await join(friend.page, link, 'Wegener');
  await expect.poll(() => host.page.locator('.rail').innerText()).toContain('Wegener');
  // The host of the table cannot free the seat of a person who plays.
  await settings(host.page);
  await host.page.locator('[data-free-seat="0"]').waitFor();
  expect(await host.page.locator('[data-free-seat="1"]').count()).toBe(0);
  await host.page.keyboard.press('Escape');
  await settings(friend.page);
  friend.page.once('dialog', (dialog) => void dialog.accept());
  await friend.page.locator('[data-free-seat="1"]').click();
  await friend.page.keyboard.press('Escape');
  await friend.page.locator('[data-come-back]').waitFor();
  const renewed = await host.page.locator('[data-link=invitation]').inputValue();
  expect(renewed).not.toBe(link);
  await other.page.goto(link);
  await other.page.getByText(MESSAGES.en.refusals['seat-key-wrong']).waitFor();
  await other.page.goto(`http://127.0.0.1:${server.port}/`);
  const told = () => host.page.locator('[data-tidings]').innerText();
  // The news is shown for some seconds only.
  await Promise.all([
    expect.poll(told).toContain(MESSAGES.en.together.joined('Suess')),
    join(other.page, renewed, 'Suess'),
  ]);
  await friend.page.getByText(MESSAGES.en.remote.unseated).waitFor();
  await friend.page.getByText(MESSAGES.en.remote.watching).waitFor();
  for (const { page } of [host, friend]) {
    await expect.poll(() => page.locator('.rail').innerText()).toContain('Suess');
  }
});

test('a second device comes with a code, plays the same seat, and is sent back', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const [host, phone] = [
    await stage.open({ at: BLANK }),
    await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844, touch: true }),
  ];
  await takeSeat(await withFriends(host.page, url, '2'));
  await settings(host.page);
  await host.page.locator('[data-ask-code]').click();
  const code = await host.page.locator('[data-code]').innerText();
  await phone.page.goto(`${url}#/device`);
  await phone.page.locator('#device-code').fill('bbbb-bbbb');
  await phone.page.locator('form button[type="submit"]').click();
  await phone.page.getByText(MESSAGES.ja.refusals['code-wrong']).waitFor();
  await phone.page.locator('#device-code').fill(code.toLowerCase());
  await phone.page.locator('form button[type="submit"]').click();
  await host.page.locator('[data-let-in]').click();
  await phone.page.locator('.start-table a').click();
  await phone.page.locator('.table').waitFor();
  expect(await phone.page.getByText(MESSAGES.ja.remote.watching).count()).toBe(0);
  // The other device sees the new one, and sends it back while its table is open.
  await host.page.keyboard.press('Escape');
  await settings(host.page);
  host.page.once('dialog', (dialog) => void dialog.accept());
  await host.page.locator('[data-undo-join]').click();
  await phone.page.getByText(MESSAGES.ja.remote.unseated).waitFor();
  await phone.page.getByText(MESSAGES.ja.remote.watching).waitFor();
});

test('a link that was cut short says so', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page } = await stage.open({ at: BLANK });
  await page.goto(`http://127.0.0.1:${server.port}/t/abc`);
  await page.getByText(MESSAGES.en.refusals['table-unknown']).waitFor();
});
