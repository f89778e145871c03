// Devices of a person: a code is confirmed on the device that shows it, the new device appears
// there in the list, and one click sends it back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ago } from '../../src/clock/ago.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
/** A table for two persons, made by the visitor of the page. */
async function ownTable(page: Page, url: string, name: string): Promise<string> {
  await page.goto(url);
  return page.evaluate(async (name) => {
    const person = { kind: 'person' };
    const table = {
      game: 'terra-nova',
      options: {},
      seats: [{ ...person, here: true, name }, person],
    };
    const made = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    return ((await made.json()) as { id: string }).id;
  }, name);
}

async function openSettings(page: Page): Promise<void> {
  await page.locator('.masthead-tools button').last().click();
  await page.locator('.devices').waitFor();
}

async function newCode(page: Page): Promise<string> {
  await openSettings(page);
  await page.locator('[data-ask-code]').click();
  return page.locator('[data-code]').innerText();
}

const tablesOf = (page: Page) =>
  page.evaluate(async () => {
    const { tables } = (await (await fetch('/api/tables')).json()) as { tables: { id: string }[] };
    return tables.map(({ id }) => id).sort();
  });

/** Runs in the page: the clock of the device is wrong by five hours. */
function advanceClock(): void {
  const { now } = Date;
  Date.now = () => now() + 5 * 3_600_000;
}

/** A laptop in English and a telephone in Japanese, each with its own table. */
async function laptopAndPhone() {
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const laptop = await stage.open({ at: BLANK, width: 1366, height: 657, before: advanceClock });
  const phone = await stage.open({
    at: BLANK,
    language: 'ja',
    width: 390,
    height: 844,
    touch: true,
  });
  const hers = await ownTable(laptop.page, url, 'Ann');
  const his = await ownTable(phone.page, url, 'ベン');
  return { url, laptop, phone, hers, his };
}

test('a device with games asks which way, is let in by its number, and one press undoes it', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const { url, laptop, phone, hers, his } = await laptopAndPhone();
  const code = await newCode(laptop.page);
  await phone.page.goto(`${url}#/device/${code}`);
  const words = MESSAGES.ja.devices;
  const send = phone.page.locator('form button[type="submit"]');
  await phone.page.getByText(words.has(1)).waitFor();
  // The page makes no choice for the person.
  expect(await send.isDisabled()).toBe(true);
  await phone.page.getByRole('radio', { name: words.games.bring }).check();
  await send.click();
  const check = await phone.page.locator('[data-check]').innerText();
  const arrival = laptop.page.locator('.arrival');
  await arrival.locator('[data-let-in]').waitFor();
  const shown = await arrival.innerText();
  for (const part of [
    ago(0, 0, 'en'),
    MESSAGES.en.devices.check(check),
    MESSAGES.en.devices.brings(1),
    'Terra Nova',
    MESSAGES.en.devices.sees,
  ]) {
    expect(shown).toContain(part);
  }
  await laptop.page.locator('[data-code]').waitFor({ state: 'detached' });
  expect(await tablesOf(laptop.page)).toEqual([hers]);
  await arrival.locator('[data-let-in]').click();
  await phone.page.locator('.start-table').first().waitFor();
  expect(await tablesOf(phone.page)).toEqual([hers, his].sort());
  const undo = laptop.page.locator('[data-undo-join]');
  await undo.waitFor();
  const joined = laptop.page.locator('[data-join]');
  expect(await joined.innerText()).toContain(MESSAGES.en.devices.came(ago(0, 0, 'en')));
  laptop.page.once('dialog', (dialog) => void dialog.accept());
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  await expect.poll(() => tablesOf(laptop.page)).toEqual([hers]);
  expect(await tablesOf(phone.page)).toEqual([his]);
  for (const { faults } of [laptop, phone]) expect(faults).toEqual([]);
});

test('games that were left wait on their device, and a no keeps it out', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const { url, laptop, phone, hers, his } = await laptopAndPhone();
  await phone.page.goto(`${url}#/device/${await newCode(laptop.page)}`);
  const words = MESSAGES.ja.devices;
  const leave = phone.page.getByRole('radio', { name: words.games.leave });
  const send = phone.page.locator('form button[type="submit"]');
  await leave.check();
  await send.click();
  await laptop.page.locator('[data-keep-out]').click();
  await phone.page.getByText(MESSAGES.ja.refusals['arrival-refused']).waitFor();
  await laptop.page.getByText(MESSAGES.en.devices.keptOut).waitFor();

  await laptop.page.locator('[data-ask-code]').click();
  await phone.page
    .locator('#device-code')
    .fill(await laptop.page.locator('[data-code]').innerText());
  await leave.check();
  await send.click();
  await laptop.page.locator('[data-let-in]').waitFor();
  await laptop.page.locator('[data-code]').waitFor({ state: 'detached' });
  await laptop.page.locator('[data-let-in]').click();
  await phone.page.locator('.start-table').first().waitFor();
  expect(await tablesOf(phone.page)).toEqual([hers]);
  expect(await tablesOf(laptop.page)).toEqual([hers]);
  await openSettings(phone.page);
  const back = phone.page.getByRole('button', { name: words.goBack });
  await back.waitFor();
  phone.page.once('dialog', (dialog) => void dialog.accept());
  await Promise.all([phone.page.waitForEvent('load'), back.click()]);
  await expect.poll(() => tablesOf(phone.page)).toEqual([his]);
  // The page of the refused device shows the refusal by itself.
  expect(phone.faults.filter((fault) => !fault.includes('403'))).toEqual([]);
  expect(laptop.faults).toEqual([]);
});
