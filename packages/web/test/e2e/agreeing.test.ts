// Taking back, ending early and leaving: one click to ask, one to answer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { keyboard, pick } from './players.ts';
import { anyMove, ask, playOne, playOut } from './served-end.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
/** A request may take this long until its answer arrives, even on a busy machine. */
const LONG = { timeout: 20_000 };

/**
 * Two people at a table of Terra Nova, one on a computer in English and one on a telephone in
 * Japanese, in the order of their seats.
 */
async function twoAtTable(url: string) {
  const host = await stage.open({ at: BLANK, width: 1366, height: 657 });
  const friend = await stage.open({ at: BLANK, width: 390, height: 844, language: 'ja' });
  await host.page.goto(url);
  await host.page.locator('[data-friends=terra-nova]').click();
  await expect.poll(() => host.page.evaluate(() => document.activeElement?.id)).toBe('own-name');
  await host.page.locator('#own-name').fill('Ann');
  await pick(host.page.getByRole('radio', { name: '2', exact: true }));
  await host.page.locator('[data-with-friends] button[type="submit"]').click();
  const link = await host.page.locator('[data-link=invitation]').inputValue();
  await friend.page.goto(link);
  await friend.page.locator('#join-name').fill('葉月');
  await friend.page.locator('form button[type="submit"]').click();
  await friend.page.locator('.table').waitFor();
  const id = new URL(friend.page.url()).pathname.slice(3);
  return { id, pages: [host.page, friend.page], faults: [host.faults, friend.faults] };
}

const atStep = (page: Page, version: number) =>
  page.locator(`.table[data-steps="${version}"]`).waitFor(LONG);
const told = (page: Page) => page.locator('[data-tidings]').innerText();

/** Opens the panel of requests to the others. */
async function openAgree(page: Page): Promise<void> {
  if ((await page.locator('.sheet-talk').count()) === 0) await page.locator('[data-talk]').click();
  const { en, ja } = MESSAGES;
  await page
    .getByRole('tab', { name: new RegExp(`^(${en.agree.name}|${ja.agree.name})$`) })
    .click();
  await page.locator('.agree-panel').waitFor();
}

/** Opens the log if it has no fixed place on the page. */
async function openLog(page: Page): Promise<void> {
  const names = [MESSAGES.en, MESSAGES.ja].flatMap(({ history, tabs }) => [
    history.heading,
    tabs.log,
  ]);
  const isHidden = (await page.locator('.log').count()) === 0;
  const name = new RegExp(`^(${names.join('|')})$`);
  if (isHidden) await page.locator('.tab-bar, [role=tablist]').getByText(name).first().click();
  await page.locator('.log').waitFor(LONG);
}

/**
 * Plays until a seat that has played must wait.
 * @returns the seats that wait and that decide, and the version
 */
async function untilSomebodyWaits(id: string, pages: readonly Page[]) {
  for (let count = 0; count < 60; count++) {
    const played = await playOne(id, pages);
    if (played === undefined) break;
    const { deciders } = await ask<{ deciders: readonly number[] }>(pages[0], `/api/tables/${id}`);
    if (count > 4 && !deciders.includes(played.seat)) {
      for (const page of pages) await atStep(page, played.version);
      return { waits: played.seat, decides: deciders[0], version: played.version };
    }
  }
  throw new Error('nobody waits');
}

test('asked and refused, asked and allowed, played on; the game ends and its record is right', {
  timeout: 170_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { id, pages, faults } = await twoAtTable(`http://127.0.0.1:${server.port}/`);
  const { waits, decides, version } = await untilSomebodyWaits(id, pages);
  const [asker, other] = [pages[waits], pages[decides]];
  const says = [MESSAGES.en, MESSAGES.ja] as const;
  const names = ['Ann', '葉月'];

  // One click in the corner in which one's own unsent moves are taken back.
  await asker.locator('[data-take-back]').click();
  const line = (page: Page) => page.locator('[data-request]');
  await line(other).locator('[data-refuse]').waitFor(LONG);
  await expect.poll(() => line(other).innerText()).toContain(names[waits]);
  await expect
    .poll(() => line(asker).innerText())
    .toContain(says[waits].agree.youAsked(names[decides]));
  expect(await line(asker).locator('[data-refuse]').count()).toBe(0);
  // A refusal belongs to the request that it was about.
  await other.route('**/requests/answer', (route) => route.abort());
  await keyboard(other).press(line(other).locator('[data-refuse]'));
  await line(other).getByText(says[decides].refusals.unreached).waitFor(LONG);
  await other.unroute('**/requests/answer');
  const answer = { seat: decides, version, asker: waits, allow: false };
  await ask(other, `/api/tables/${id}/requests/answer`, answer);
  faults[decides].length = 0;
  await expect.poll(() => told(asker), LONG).toContain(says[waits].agree.refused(names[decides]));
  await line(other).locator('[data-refuse]').waitFor({ state: 'detached' });
  // A person cannot ask twice at the same position.
  await expect.poll(() => asker.locator('.beside').innerText()).toBe(says[waits].agree.takeBack);
  expect(await asker.locator('[data-take-back]').count()).toBe(0);

  // The other asks too.
  await openAgree(other);
  await other.locator('[data-ask-back]').click();
  await line(asker).locator('[data-allow]').waitFor(LONG);
  await line(other).locator('[data-withdraw]').waitFor(LONG);
  expect(await line(other).locator('[role=alert]').count()).toBe(0);
  await keyboard(asker).press(line(asker).locator('[data-allow]'));
  for (const page of pages) await atStep(page, version + 1);
  const { steps } = await ask<{ steps: readonly { command: string }[] }>(
    asker,
    `/api/tables/${id}/game`,
  );
  const [, to] = steps[version].command.split(' ').map(Number);
  expect(steps[version].command).toBe(`back ${to}`);
  for (const [seat, page] of pages.entries()) {
    await expect.poll(() => line(page).innerText()).toBe('');
    const text = says[seat].agree.takesBack(to);
    await openLog(page);
    await expect.poll(() => page.locator('.log').innerText(), LONG).toContain(text);
  }

  // The table is the same after further moves, after a reload, and when an earlier position is
  // shown.
  const played = await playOne(id, pages);
  expect(played?.version).toBe(version + 2);
  for (const page of pages) {
    await atStep(page, version + 2);
    await page.reload();
    await atStep(page, version + 2);
  }
  await playOut(id, pages);
  for (const [seat, page] of pages.entries()) {
    await page.locator('[data-check]').click(LONG);
    await expect
      .poll(() => page.locator('.fair-play [role=status]').innerText(), LONG)
      .toContain(seat === 0 ? 'All is right' : '問題ありません');
  }
  expect(faults).toEqual([[], []]);
});

test('a draft is dropped with a word when the game goes back under it', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { id, pages } = await twoAtTable(`http://127.0.0.1:${server.port}/`);
  const { waits, decides, version } = await untilSomebodyWaits(id, pages);
  const [asker, other] = [pages[waits], pages[decides]];
  await asker.locator('[data-take-back]').click();
  await other.locator('[data-request] [data-allow]').waitFor(LONG);
  const prepared = await anyMove(id, pages);
  await other.locator('.dock-mine').waitFor(LONG);
  await other.keyboard.press('/');
  const typed = other.locator('.command input');
  await typed.waitFor(LONG);
  await typed.fill(prepared?.command ?? '');
  await typed.press('Enter');
  await other.locator('.drafted').waitFor(LONG);
  await other.locator('[data-request] [data-allow]').click();
  for (const page of pages) await atStep(page, version + 1);
  const { refusals } = decides === 0 ? MESSAGES.en : MESSAGES.ja;
  await expect
    .poll(() => other.locator('.refused-now .refusal').innerText(), LONG)
    .toBe(refusals['went-back']);
});

test('all agree to end the game; at another table one leaves, and a bot plays on', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const { id, pages, faults } = await twoAtTable(url);
  const [ann, friend] = pages;
  for (const page of pages) page.on('dialog', (dialog) => void dialog.accept());
  const played = await playOne(id, pages);
  for (const page of pages) await atStep(page, played?.version ?? 0);
  await openAgree(friend);
  await friend.locator('[data-ask-stop]').click();
  await ann.locator('[data-request] [data-allow]').click(LONG);
  for (const [seat, page] of pages.entries()) {
    const { agree } = seat === 0 ? MESSAGES.en : MESSAGES.ja;
    await expect
      .poll(() => page.locator('.over-winner').innerText(), LONG)
      .toContain(agree.stopped);
  }

  // The host leaves the next game: then the other person may invite.
  await ann.locator('[data-rematch]').click(LONG);
  await ann.waitForURL((to) => !to.pathname.endsWith(id));
  const next = new URL(ann.url()).pathname.slice(3);
  await friend.goto(`${url}t/${next}`);
  for (const page of [ann, friend]) await page.locator('.table').waitFor();
  await openAgree(ann);
  await ann.locator('[data-leave-level]').selectOption('beginner');
  await ann.locator('[data-leave-game]').click();
  await expect.poll(() => told(friend), LONG).toContain(MESSAGES.ja.agree.isBot('Ann'));
  const table = () =>
    ask<{ made: boolean; seats: readonly { left?: boolean }[] }>(friend, `/api/tables/${next}`);
  await expect.poll(async () => (await table()).made).toBe(true);
  expect((await table()).seats.filter(({ left }) => left === true)).toHaveLength(1);
  // As long as nobody else has the seat, one click returns it.
  await ann.locator('[data-come-back]').click(LONG);
  await expect.poll(() => told(friend), LONG).toContain(MESSAGES.ja.agree.isBack('Ann'));
  await expect.poll(() => ann.locator('[data-come-back]').count()).toBe(0);
  expect(faults).toEqual([[], []]);
});
