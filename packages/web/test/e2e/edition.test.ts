import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pick } from './players.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const CLI = resolve(import.meta.dirname, '../../../cli/src/main.ts');

/** Saves our edition file, as a person does who wants to correct it. */
async function ours(page: Page): Promise<Record<string, unknown>> {
  const saved = page.waitForEvent('download');
  await page.locator('.edition-row button').first().click();
  return JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
}

async function load(page: Page, edition: unknown): Promise<void> {
  const buffer = Buffer.from(typeof edition === 'string' ? edition : JSON.stringify(edition));
  await page
    .locator('[data-edition-file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
}

test('the faults of a file of Terra Mystica are said as soon as their words are loaded', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/mystica-refused-/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    window.location.hash = '#/new/terra-mystica';
  });
  await page.locator('.editions summary').click();
  const edition = await ours(page);
  await load(page, { ...edition, more: true });
  const status = page.locator('.editions [role="status"]');
  await asked.promise;
  held.resolve();
  await status.locator('li').first().waitFor();
  // A sentence, and not the code of the fault.
  expect(await status.locator('li').first().innerText()).toContain('Nobody reads “more”');
  expect(faults).toEqual([]);
});

test('a corrected edition is loaded, played, kept, and travels with the report', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: '#/new/terra-nova' });
  await page.locator('.editions summary').click();
  const edition = await ours(page);
  const status = page.locator('.editions [role="status"]');
  await load(page, '{ "id": ');
  await status.getByText('The file is not JSON').waitFor();
  await load(page, { ...edition, sailingVp: [1, 2, 3, 4, 'many', 5], more: true });
  await status.getByText('faults; the file is not used').waitFor();
  expect(await status.locator('li b').allInnerTexts()).toContain('sailingVp › no. 5');

  await load(page, { ...edition, id: 'mine', title: 'My box', coinsPerVp: 5 });
  await status.getByText('“My box” was loaded').waitFor();
  await page.reload();
  await page.locator('.editions summary').click();
  await page.locator('.editions select').selectOption({ label: 'My box' });
  await pick(page.getByRole('radio', { name: 'the set-up for a first game' }));
  await page.locator('.start-new button[type="submit"]').click();
  await page.locator('[data-edition]', { hasText: 'My box' }).waitFor();
  // Bots know the edition too.
  await page.locator('[data-action="pass"]').click();
  await page.locator('.bonus-open').first().click();
  await page.locator('[data-send]').click();
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('[data-steps]')?.dataset.steps) > 3,
  );
  await page.reload();
  await page.locator('[data-edition]', { hasText: 'My box' }).waitFor();

  await page.locator('.tool-settings').click();
  const saved = page.waitForEvent('download');
  await page.locator('[data-report]').click();
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).editionFile.title).toBe('My box');
  const replayed = spawnSync(process.execPath, [CLI, 'replay', file], { encoding: 'utf8' });
  expect(replayed.status, replayed.stderr).toBe(0);
  expect(faults).toEqual([]);
});

test('over a link too, everybody plays by the edition of the table', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const { page: ann } = await stage.open({ at: BLANK });
  await ann.goto(`${url}#/new/terra-nova`);
  await ann.locator('.editions summary').click();
  await load(ann, { ...(await ours(ann)), id: 'mine', title: 'My box' });
  await pick(ann.locator('.start-new input[type="radio"]').first());
  await ann.locator('.seat-choice select').nth(1).selectOption('away');
  await ann.locator('.start-new button[type="submit"]').click();
  const link = await ann.locator('[data-link=invitation]').inputValue();
  const { page: ben, faults } = await stage.open({ at: BLANK, language: 'ja' });
  await ben.goto(link);
  await ben.locator('#join-name').fill('Ben');
  await ben.locator('form button[type="submit"]').click();
  for (const page of [ann, ben]) {
    await page.locator('[data-edition]', { hasText: 'My box' }).waitFor();
  }
  expect(faults).toEqual([]);
});
