// A draft at a table is restored after the page was closed.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { steps } from './players.ts';
import { type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
let server: Served | undefined;

afterEach(() => server?.close());

/** Types a command that is drafted but not sent. */
async function draft(page: Page, command: string): Promise<void> {
  await page.locator('.dock-mine').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Command' }).fill(command);
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
}

test('a draft comes back with its table, and with no other; taken back it is gone', async (context) => {
  needBrowser(context);
  const { page, context: profile, faults } = await stage.open();
  await page.click('[data-play-now=terra-nova]');
  await draft(page, 'sail');
  const begun = await page.locator('.drafted').innerText();
  const address = page.url();
  const before = await steps(page);
  await page.close();

  const other = await profile.newPage();
  await other.goto(stage.url);
  await other.click('[data-play-now=terra-nova]');
  await other.locator('.dock-mine').waitFor();
  expect(other.url()).not.toBe(address);
  expect(await other.locator('.drafted').count()).toBe(0);
  await other.goto(address);
  await other.reload();
  await expect.poll(() => other.locator('.drafted').innerText()).toBe(begun);
  expect(await steps(other)).toBe(before);
  expect(await other.locator('.refusal').innerText()).toBe('');
  await other.locator('.confirm').waitFor();
  await other.keyboard.press('/');
  await other.getByRole('combobox', { name: 'Command' }).fill('u');
  await other.keyboard.press('Enter');
  await other.locator('.drafted').waitFor({ state: 'detached' });
  await other.reload();
  await other.locator('.dock-mine').waitFor();
  expect(await other.locator('.drafted').count()).toBe(0);
  // A restored draft is sent like any other.
  await draft(other, 'sail');
  await other.reload();
  await other.locator('.drafted').waitFor();
  await other.locator('.confirm').click();
  await expect.poll(async () => Number(await steps(other))).toBeGreaterThan(Number(before));
  await other.reload();
  await other.locator('.dock-mine').waitFor();
  expect(await other.locator('.drafted').count()).toBe(0);
  expect(await other.locator('.refusal').innerText()).toBe('');
  expect(faults).toEqual([]);
});

/** The legal commands at a table of the server, in the form that the tests need. */
interface Turn {
  readonly seat: number;
  readonly version: number;
  readonly commands: readonly string[];
}

test('at a table of a server it is dropped with a word where the game went on meanwhile', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  server = await serve();
  const url = `http://127.0.0.1:${server.port}/`;
  const { context: profile, page: first } = await stage.open({ at: BLANK });
  await first.goto(url);
  const ask = <T>(page: Page, path: string, body?: unknown): Promise<T> =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' };
        const sent = body === undefined ? {} : { method: 'POST', headers, body };
        return (await fetch(path, sent)).json();
      },
      [path, body === undefined ? undefined : JSON.stringify(body)] as const,
    );
  // Both seats belong to the person of this browser, and to this device.
  const here = { kind: 'person', here: true };
  const options = { factions: 'first-game', startPlayer: 0 };
  const wish = { game: 'terra-nova', options, seats: [here, here] };
  const { id } = await ask<{ id: string }>(first, '/api/tables', wish);
  const turnOf = (page: Page, seat: number) =>
    ask<Turn>(page, `/api/tables/${id}/legal?seat=${seat}`);
  const play = async (page: Page, { seat, version }: Turn, command: string) => {
    const segment = { seat, version, key: `elsewhere-${version}`, commands: [command] };
    expect(await ask(page, `/api/tables/${id}/segments`, segment)).toHaveProperty('steps');
  };
  /**
   * Drafts a command in a new window and closes it.
   * @returns the text of the draft
   */
  const begin = async (command: string) => {
    const page = await profile.newPage();
    await page.goto(`${url}t/${id}`);
    await draft(page, command);
    const begun = await page.locator('.drafted').innerText();
    await page.close();
    return begun;
  };
  const open = async () => {
    const page = await profile.newPage();
    await page.goto(`${url}t/${id}`);
    return page;
  };
  const said = (page: Page) => page.locator('.refused .refusal').innerText();
  const word = MESSAGES.en.refusals['draft-dropped'];

  const turn = await turnOf(first, 0);
  expect(turn.commands).toContain('sail');
  const begun = await begin('sail');
  // A standing order of another seat moves no piece.
  await play(first, { ...turn, seat: 1 }, 'order keep');
  const again = await open();
  await expect.poll(() => again.locator('.drafted').innerText()).toBe(begun);
  expect(await said(again)).toBe('');
  await again.close();
  const other = turn.commands.find((each) => /^(transform|exchange|upgrade)/.test(each)) ?? '';
  await play(first, { ...turn, version: turn.version + 1 }, other);
  const late = await open();
  await expect.poll(() => said(late)).toBe(word);
  expect(await late.locator('.drafted').count()).toBe(0);
  await late.reload();
  await late.locator('.dock').waitFor();
  await expect.poll(() => steps(late)).toBe(String(turn.version + 2));
  expect(await said(late)).toBe('');

  // A segment that cannot reach the server is sent automatically as soon as the server is back.
  const { commands } = await turnOf(late, 0);
  const last = commands.find((each) => /^(decline|end|sail)$/.test(each)) ?? '';
  await draft(late, last);
  await server.kill(async () => {
    await late.locator('.confirm').click();
    const silence = MESSAGES.en.refusals.unreached;
    await expect.poll(() => said(late), { timeout: 20_000 }).toBe(silence);
    expect(await steps(late)).toBe(String(turn.version + 2));
  });
  await late.locator('.drafted').waitFor({ state: 'detached', timeout: 20_000 });
  await expect.poll(() => said(late)).toBe('');
  const game = await ask<{ steps: readonly { command: string }[] }>(late, `/api/tables/${id}/game`);
  const played = game.steps.slice(turn.version + 2).map(({ command }) => command);
  expect(played.filter((each) => each !== 'end' || each === last)).toEqual([last]);
});
