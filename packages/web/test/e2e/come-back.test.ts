// A person who has lost everything except a key returns without help, with her table: by recovery
// words, by a passkey, and by mail.
import type { Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { KEYS_EN } from '../../src/messages/keys-en.ts';
import { KEYS_JA } from '../../src/messages/keys-ja.ts';
import { serveInFalseTime } from './false-time.ts';
import { type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
let server: Served | undefined;

afterAll(() => server?.close());

/** A folder for pictures, if somebody wants to see them. */
const { PANGAEA_SHOTS } = process.env;
const shot = async (page: Page, name: string) => {
  if (PANGAEA_SHOTS === undefined) return;
  await page.screenshot({ path: `${PANGAEA_SHOTS}/${name}.png`, fullPage: true });
};

async function sharedServer(): Promise<Served> {
  server ??= await serve();
  return server;
}

/** A table of a host, on a server with an address at which browsers use passkeys. */
async function hostsTable(language: 'en' | 'ja', touch = false, served?: Pick<Served, 'port'>) {
  const { port } = served ?? (await sharedServer());
  const url = `http://localhost:${port}/`;
  const size = touch ? { width: 390, height: 844 } : { width: 1366, height: 657 };
  const opened = await stage.open({ at: BLANK, language, touch, ...size });
  await opened.page.goto(url);
  await opened.page.evaluate(async () => {
    const person = { kind: 'person' };
    const seats = [{ ...person, here: true, name: 'Ann' }, person];
    await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'terra-nova', options: {}, seats }),
    });
  });
  return { url, ...opened };
}

/** The SMTP server of the server's own tests, on this machine. */
const MAIL_SERVER = import.meta.resolve('../../../server/test/outgoing/mail-server.ts');
interface MailTaken {
  readonly port: number;
  readonly taken: readonly { readonly to: readonly string[]; readonly raw: string }[];
}

const tablesOf = (page: Page) =>
  page.evaluate(async () => {
    const { tables } = (await (await fetch('/api/tables')).json()) as { tables: unknown[] };
    return tables.length;
  });

test('the host writes twelve words down, loses the cookie, and is back by them at the table', async (context) => {
  needBrowser(context);
  const { url, page, context: browser, faults } = await hostsTable('en');
  await page.goto(`${url}#/keys`);
  await page.getByText(KEYS_EN.none).waitFor();
  await shot(page, 'keys-none');
  await page.locator('[data-add-key="words"]').click();
  const list = page.locator('[data-new-words] li');
  await expect.poll(() => list.count()).toBe(12);
  const words = await list.allInnerTexts();
  await shot(page, 'keys-words');
  await page.locator('[data-written]').click();
  const fields = page.locator('[data-word]');
  expect(await fields.count()).toBe(3);
  // Words that were not confirmed are no key.
  for (const field of await fields.all()) await field.fill('zoo');
  await page.locator('[data-confirm-words]').click();
  await page.getByText(KEYS_EN.checkWrong).waitFor();
  for (const field of await fields.all()) {
    await field.fill(words[Number(await field.getAttribute('data-word'))].toUpperCase());
  }
  await page.locator('[data-confirm-words]').click();
  await page.locator('[data-key="words"]').waitFor();
  await shot(page, 'keys-added');

  await browser.clearCookies();
  await page.goto(`${url}#/sign-in`);
  await page.reload();
  expect(await tablesOf(page)).toBe(0);
  const field = page.locator('[data-type-words]');
  await field.fill([...words.slice(0, 11), 'xyzzy'].join(' '));
  await page.locator('[data-use-words]').click();
  await page.getByText(KEYS_EN.wordUnknown('xyzzy')).waitFor();
  await shot(page, 'sign-in-wrong');
  await field.fill(words.join('\n'));
  await page.locator('[data-use-words]').click();
  // The start page shows the table again.
  await page.locator('.start-tables a[href^="/t/"]').first().waitFor();
  expect(await tablesOf(page)).toBe(1);
  await shot(page, 'back');
  expect(faults).toEqual([]);
});

/** Types the words that are asked for, and confirms them. */
async function typeBack(page: Page, words: readonly string[]): Promise<void> {
  for (const field of await page.locator('[data-word]').all()) {
    await field.fill(words[Number(await field.getAttribute('data-word'))]);
  }
  await page.locator('[data-confirm-words]').click();
}

/** Gets twelve new words, as far as they are on paper. */
async function writeDown(page: Page): Promise<readonly string[]> {
  await page.locator('[data-add-key="words"]').click();
  const list = page.locator('[data-new-words] li');
  await expect.poll(() => list.count()).toBe(12);
  const words = await list.allInnerTexts();
  await page.locator('[data-written]').click();
  return words;
}

test('words on paper are added also when the writing took longer than a proof lasts', async (context) => {
  needBrowser(context);
  const begins = Date.UTC(2026, 10, 2, 12);
  const slow = await serveInFalseTime(begins);
  onTestFinished(() => slow.close());
  const port = Number(new URL(slow.url).port);
  const { url, page, faults } = await hostsTable('en', false, { port });
  await page.goto(`${url}#/keys`);
  const first = await writeDown(page);
  await typeBack(page, first);
  const keys = page.locator('[data-key="words"]');
  await expect.poll(() => keys.count()).toBe(1);
  const second = await writeDown(page);
  await slow.until(begins + 6 * 60_000);
  await typeBack(page, second);
  await page.locator('[data-prove] [data-type-words]').fill(first.join(' '));
  await page.locator('[data-use-words]').click();
  await expect.poll(() => keys.count()).toBe(2);
  // And further ones, when the proof is past before they are drawn.
  await slow.until(begins + 12 * 60_000);
  await page.locator('[data-add-key="words"]').click();
  await page.locator('[data-prove] [data-type-words]').fill(second.join(' '));
  await page.locator('[data-use-words]').click();
  await expect.poll(() => page.locator('[data-new-words] li').count()).toBe(12);
  expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
});

test('by a passkey the host is back with two presses, and a key is shown before one is removed', async (context) => {
  needBrowser(context);
  const { url, page, context: browser, faults } = await hostsTable('ja', true);
  const devtools = await browser.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}#/keys`);
  await page.locator('[data-passkey="add"]').click();
  await page.locator('[data-key="passkey"]').waitFor();
  // A server that sends no mail says so, and offers other keys.
  await page.getByText(KEYS_JA.noMail).waitFor();
  await shot(page, 'keys-ja-phone');

  await browser.clearCookies();
  await page.goto(`${url}#/sign-in`);
  await page.reload();
  expect(await tablesOf(page)).toBe(0);
  await shot(page, 'sign-in-ja-phone');
  await page.locator('[data-passkey="sign-in"]').click();
  await page.locator('.start-tables a[href^="/t/"]').first().waitFor();
  expect(await tablesOf(page)).toBe(1);

  // A restarted server no longer knows which keys were shown: the key has to be shown once more.
  // No page asks it anything while it is away, which would be an error on the console.
  await page.goto(BLANK);
  await server?.restart();
  await page.goto(`${url}#/keys`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.locator('[data-key="passkey"] button').click();
  await page.locator('[data-prove]').waitFor();
  await shot(page, 'keys-prove-ja-phone');
  await page.locator('[data-passkey="prove"]').click();
  await page.getByText(KEYS_JA.none).waitFor();
  await shot(page, 'keys-removed-ja-phone');
  // The page first asked the server whether it is possible without a key.
  expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
});

test('a mail address is a key by the code that came there, and erases nothing on its first day', async (context) => {
  needBrowser(context);
  const { takeMail } = (await import(MAIL_SERVER)) as { takeMail: () => Promise<MailTaken> };
  const smtp = await takeMail();
  const mails = await serve('127.0.0.1', {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Pangaea <pangaea@example.org>',
  });
  onTestFinished(() => mails.close());
  const { url, page, faults } = await hostsTable('en', false, mails);
  /** The code that came last. */
  const codeSent = async (times: number) => {
    const codes = () => smtp.taken.flatMap(({ raw }) => /^Subject: (\d{6}) /m.exec(raw)?.[1] ?? []);
    await expect.poll(() => codes().length).toBe(times);
    return codes()[times - 1];
  };
  await page.goto(`${url}#/keys`);
  await page.locator('[data-add-key="mail"]').click();
  await page.locator('[data-mail-address]').fill('Ann@Example.org');
  await page.locator('[data-send-code]').click();
  const code = page.locator('[data-mail-code]');
  await code.waitFor();
  await shot(page, 'keys-mail-code');
  const right = await codeSent(1);
  const wrong = right === '000000' ? '000001' : '000000';
  const submit = page.locator('form:has([data-mail-code]) button[type=submit]');
  await code.fill(wrong);
  await submit.click();
  await page.locator('[role=alert]').waitFor();
  await code.fill(right);
  await submit.click();
  await page.locator('[data-key="mail"]').getByText('ann@example.org').waitFor();
  expect(smtp.taken[0].to).toEqual(['ann@example.org']);

  // During its first day the device cannot erase anything: its user could be somebody who has
  // borrowed it.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.locator('[data-erase] summary').click();
  await shot(page, 'keys-erase');
  await page.locator('[data-erase-me]').click();
  await page.getByText(MESSAGES.en.refusals['key-young']).waitFor();
  expect(await tablesOf(page)).toBe(1);
  expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
});
