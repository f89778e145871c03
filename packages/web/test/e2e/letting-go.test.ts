// Two people, each in a separate browser: the moves to undo are shown before one agrees, and games
// are removed from one's own list.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { pick } from './players.ts';
import { ask, playOne } from './served-end.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor({ land: false });
const LONG = { timeout: 20_000 };

/** Ann on a laptop in English, 葉月 on a telephone in Japanese, at a table of Terra Nova. */
async function two() {
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const ann = await stage.open({ at: BLANK, width: 1366, height: 657 });
  const ben = await stage.open({ at: BLANK, width: 390, height: 844, language: 'ja', touch: true });
  await ann.page.goto(`${url}#/new/terra-nova/friends`);
  await ann.page.locator('#own-name').fill('Ann');
  await pick(ann.page.getByRole('radio', { name: '2', exact: true }));
  await ann.page.locator('[data-with-friends] button[type="submit"]').click();
  await join(ben.page, await ann.page.locator('[data-link=invitation]').inputValue(), '葉月');
  const pages = [ann.page, ben.page];
  for (const page of pages) await page.locator('.table').waitFor(LONG);
  const id = new URL(ben.page.url()).pathname.slice(3);
  return { url, id, pages, faults: [ann.faults, ben.faults] };
}

const says = [MESSAGES.en, MESSAGES.ja] as const;

test('the undone moves are shown before one agrees to going back', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const { id, pages, faults } = await two();
  let version = 0;
  for (let count = 0; count < 5; count++) version = (await playOne(id, pages))?.version ?? version;
  for (const page of pages) await page.locator(`.table[data-steps="${version}"]`).waitFor(LONG);
  // Two moves back, as a page may request; the other player sees both before agreeing.
  const wanted = { kind: 'back', seat: 0, version, to: version - 2 };
  await ask(pages[0], `/api/tables/${id}/requests`, wanted);
  const undone = pages[1].locator('[data-undone]');
  await expect.poll(() => undone.locator('summary').innerText()).toBe(says[1].agree.undone(2));
  const lines = undone.locator('li');
  expect(await lines.count()).toBe(2);
  for (const text of await lines.allInnerTexts()) expect(text.trim()).not.toBe('');
  expect(await lines.first().isVisible()).toBe(true);
  await pages[1].locator('[data-request] [data-allow]').click();
  for (const page of pages) await page.locator(`.table[data-steps="${version + 1}"]`).waitFor(LONG);
  for (const each of faults) expect(each).toEqual([]);
});

/** Removes the table from the list of a page, on the start page. */
async function letGo(page: Page, url: string, id: string): Promise<void> {
  await page.goto(url);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.locator(`[data-remove="${id}"]`).click();
  await page.locator(`[data-remove="${id}"]`).waitFor({ state: 'detached', ...LONG });
}

test('a running game goes off one’s own list, comes back by a press, and is gone when both let it go', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const { url, id, pages, faults } = await two();
  const [ann, ben] = pages;
  const isLeft = async () => {
    const { seats } = await ask<{ seats: readonly { left?: boolean }[] }>(ben, `/api/tables/${id}`);
    return seats[0].left === true;
  };
  // 葉月 gets a message, which is shown for some seconds only, and her table continues.
  await Promise.all([
    expect
      .poll(() => ben.locator('[data-tidings]').innerText(), LONG)
      .toContain(says[1].agree.isBot('Ann')),
    letGo(ann, url, id),
  ]);
  await ann.getByText(says[0].remote.isOff).waitFor();
  expect(await isLeft()).toBe(true);
  await ann.locator(`[data-put-back="${id}"]`).click();
  await ann.locator(`[data-remove="${id}"]`).waitFor(LONG);
  expect(await isLeft()).toBe(false);
  await letGo(ann, url, id);
  await letGo(ben, url, id);
  await ben.getByText(says[1].remote.isGone).waitFor(LONG);
  expect(await ben.locator('[data-put-back]').count()).toBe(0);
  await ann.goto(`${url}t/${id}`);
  await ann.getByText(says[0].refusals['table-unknown']).waitFor(LONG);
  // A deleted table is not found.
  expect(faults[0].filter((each) => !each.includes('404'))).toEqual([]);
});
