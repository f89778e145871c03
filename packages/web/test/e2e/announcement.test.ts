// Announcements of the operator are shown on every page, in its language, until they are ended.
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
let server: Served | undefined;

afterEach(() => server?.close());

/** Sends a request to the server as its operator does, through the socket in its data folder. */
async function ask(data: string, request: object) {
  const socket = connect(join(data, 'operator.sock'));
  socket.write(`${JSON.stringify(request)}\n`);
  return JSON.parse(await text(socket)) as { readonly ok: boolean; readonly asks?: string };
}

test('an announcement is on the start page, comes to an open table, and goes', async (context) => {
  needBrowser(context);
  server = await serve();
  const { data } = server;
  const order = async (...words: readonly string[]) => {
    const request = { command: 'announce', words, language: 'en' };
    const { asks } = await ask(data, request);
    expect((await ask(data, { ...request, agreed: asks })).ok).toBe(true);
  };
  const url = `http://127.0.0.1:${server.port}/`;
  const { page } = await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844 });
  await order('An update at eight.', '8時に更新します。');
  await page.goto(url);
  const shown = page.locator('[data-announcement]');
  await expect.poll(() => shown.innerText()).toContain('8時に更新します。');
  await shown.getByRole('button').click();
  expect(await shown.count()).toBe(0);
  // A table of these people: a change is shown immediately.
  const id = await page.evaluate(async () => {
    const person = { kind: 'person', here: true };
    const body = JSON.stringify({ game: 'terra-nova', options: {}, seats: [person, person] });
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await made.json()) as { id: string }).id;
  });
  await page.goto(`${url}t/${id}`);
  await page.locator('[data-hex]').first().waitFor();
  await order('Now.', 'ただいま更新中です。');
  await expect.poll(() => shown.innerText()).toContain('ただいま更新中です。');
  const box = await shown.boundingBox();
  expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([true, true]);
  await order('--end');
  await expect.poll(() => shown.count()).toBe(0);
});
