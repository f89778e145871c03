import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { mouse, pressListed } from './players.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const CLI = resolve(import.meta.dirname, '../../../cli/src/main.ts');

test('the report of a problem is a file that the command line replays', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ language: 'en', kept: newGame('terra-nova') });
  await page.locator('[data-action="pass"]').click();
  await page.locator('.bonus-open').first().click();
  await page.locator('[data-send]').click();
  await page.locator('.tool-settings').click();
  const { status, stdout, stderr } = replayed(await reported(page));
  expect(status, stderr).toBe(0);
  expect(stdout.length).toBeGreaterThan(100);
});

test('so is the report of a game that goes on at a server, and it holds no seed', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { page } = await stage.open({ at: BLANK, language: 'en' });
  await page.goto(`http://127.0.0.1:${server.port}/`);
  const id = await page.evaluate(async () => {
    const seat = { kind: 'person', here: true };
    const body = JSON.stringify({ game: 'terra-nova', options: {}, seats: [seat, seat] });
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await made.json()) as { id: string }).id;
  });
  await page.goto(`http://127.0.0.1:${server.port}/t/${id}`);
  await pressListed(page, mouse, page.locator('.choices .choice').first());
  await page.locator('[data-send]').click();
  await page.locator('[data-steps="1"]').waitFor();
  await page.locator('.tool-settings').click();
  const file = await reported(page);
  expect(readFileSync(file, 'utf8')).not.toContain('"seed"');
  const { status, stdout, stderr } = replayed(file);
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^As seen by /);
  expect(stdout).toMatch(/^ {4}1 {2}\d faction /m);
});

/** The path under which the browser saved the report. */
async function reported(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.locator('[data-report]').click();
  return (await saved).path();
}

function replayed(file: string) {
  return spawnSync(process.execPath, [CLI, 'replay', file], { encoding: 'utf8' });
}
