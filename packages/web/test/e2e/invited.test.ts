// People who have played together: one invites the other with a click; the invited person joins
// together with somebody at the same device.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { INVITATION_MESSAGES } from '../../src/start/invitations/messages.ts';
import { type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor({ land: false });
let server: Served | undefined;

afterEach(() => server?.close());

/** A folder for pictures, if somebody wants to see them. */
const { PANGAEA_SHOTS } = process.env;
const shot = async (page: Page, name: string) => {
  if (PANGAEA_SHOTS === undefined) return;
  await page.screenshot({ path: `${PANGAEA_SHOTS}/${name}.png`, fullPage: true });
};

interface Made {
  readonly id: string;
  readonly invitation: string;
}

/** A table of the person of a page, with a given number of seats. */
const tableOf = (page: Page, name: string, seats: number) =>
  page.evaluate(
    async ([name, seats]) => {
      const person = { kind: 'person' };
      const others = Array.from({ length: Number(seats) - 1 }, () => person);
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'terra-nova',
          options: {},
          seats: [{ ...person, here: true, name }, ...others],
        }),
      });
      return (await answer.json()) as Made;
    },
    [name, seats] as const,
  );

test('a host invites by one press; the invited one sits down, and so does somebody beside', {
  timeout: 180_000,
}, async (context) => {
  needBrowser(context);
  server = await serve();
  const url = `http://127.0.0.1:${server.port}/`;
  const ann = await stage.open({ at: BLANK, width: 1366, height: 657 });
  const ben = await stage.open({
    at: BLANK,
    width: 390,
    height: 844,
    touch: true,
    language: 'ja',
  });
  await ann.page.goto(url);
  const met = await tableOf(ann.page, 'Ann', 2);
  await join(ben.page, met.invitation, '葉月');
  const { id, invitation } = await tableOf(ann.page, 'Ann', 4);
  await ben.page.goto(url);
  await ben.page.locator('.start-tables').waitFor();

  await ann.page.goto(`${url}t/${id}`);
  await ann.page.locator('[data-invite-people] summary').click();
  const press = ann.page.locator('[data-invite="葉月"]');
  await press.click();
  const back = ann.page.locator('[data-withdraw="葉月"]');
  await back.waitFor();
  await shot(ann.page, 'invite-people-en');

  const ja = INVITATION_MESSAGES.ja;
  const invited = ben.page.locator(`[data-invitation="${id}"]`);
  await invited.locator('b').getByText(ja.invites('Ann', 'テラノヴァ')).waitFor();
  await shot(ben.page, 'invited-ja-phone');
  // After the invitation was taken back, it is gone, and its link says so; then it is sent again.
  const way = await invited.locator('[data-take-invitation]').getAttribute('href');
  await back.click();
  await invited.waitFor({ state: 'detached' });
  await ben.page.goto(way ?? '');
  await ben.page.getByText(MESSAGES.ja.refusals['invitation-gone']).waitFor();
  await shot(ben.page, 'taken-back-ja-phone');
  expect(await ben.page.locator('#join-name').count()).toBe(0);
  expect(ben.faults.splice(0)).toEqual([expect.stringContaining('404')]);
  await press.click();
  await ben.page.goto(url);
  await invited.locator('[data-take-invitation]').click();
  await ben.page.locator('#join-name').fill('葉月');
  await ben.page.locator('form button[type="submit"]').click();
  await ben.page.locator('[data-waiting]').waitFor();

  // The same link opened again says that this person has a seat, and offers a seat to somebody at
  // the same device.
  await ben.page.goto(url);
  await ben.page.goto(invitation);
  await ben.page.locator('[data-sits-here]').getByText('葉月').waitFor();
  await shot(ben.page, 'sits-here-ja-phone');
  await ben.page.locator('[data-beside]').click();
  await ben.page.locator('#join-name').fill('弥生');
  await ben.page.locator('form button[type="submit"]').click();
  await ben.page.locator('[data-waiting="1"]').waitFor();
  await ann.page.locator('.waiting-seats b', { hasText: '弥生' }).waitFor();

  // First no invitations from Ann, then none at all; finally Ann is allowed again.
  const second = await tableOf(ann.page, 'Ann', 3);
  await ann.page.goto(`${url}t/${second.id}`);
  await ann.page.locator('[data-invite-people] summary').click();
  await press.click();
  await ben.page.goto(url);
  await ben.page.locator(`[data-invitation="${second.id}"] [data-decline-all]`).click();
  await ben.page.getByText(ja.refused('Ann')).waitFor();
  expect(await ben.page.locator('[data-invitation]').count()).toBe(0);
  await ben.page.goto(`${url}#/telling`);
  await ben.page.locator('[data-want-invitations]').waitFor();
  await shot(ben.page, 'telling-ja-phone');
  await ben.page.locator('[data-allow-invitations]').click();
  await ben.page.locator('[data-allow-invitations]').waitFor({ state: 'detached' });

  // A person who comes too late may have a key.
  const late = await stage.open({ at: BLANK, width: 1366, height: 657 });
  await late.page.goto(met.invitation);
  await late.page.getByText(MESSAGES.en.refusals['seats-taken']).waitFor();
  await late.page.locator('.join [data-sign-in]').waitFor();
  await shot(late.page, 'taken-en');
  await late.page.goto(`${url}privacy`);
  await shot(late.page, 'privacy-en');
  await ben.page.goto(`${url}privacy?language=ja`);
  await shot(ben.page, 'privacy-ja-phone');
  const wide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await ben.page.evaluate(wide)).toBe(false);
  expect([...ann.faults, ...ben.faults]).toEqual([]);
});
