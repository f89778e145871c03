// A person gets mail: only at an address that was shown to be the person's own, at most twice a
// day, and none after a click on *Unsubscribe*.
import type { KeyList, Telling } from '@pangaea/wire';
import { expect, onTestFinished, test } from 'vitest';
import { mailed } from '../src/notices/mailed.ts';
import { smtpMailer } from '../src/outgoing/mail.ts';
import { readSettings } from '../src/settings.ts';
import type { Browser } from './client.ts';
import { HOUR, MINUTE, move, type Scene, sitDown } from './clocked.ts';
import { addMail, FalseMail, fastHash, removeKey } from './key-world.ts';
import { addChannel, FalseInternet, passing } from './notice-world.ts';
import { takeMail } from './outgoing/mail-server.ts';
import { emptyFolder } from './running.ts';

const SLOW = { kind: 'slow', days: 3, out: 'wait' };
const ADDRESS = 'ben@example.org';
const MAIL = { kind: 'mail', address: ADDRESS, every: false, language: 'en' };

interface MailScene extends Scene {
  readonly mail: FalseMail;
  readonly pass: (ms: number) => Promise<void>;
  /** The person who gets the mail, and whose key is the address. */
  readonly told: Browser;
  /** Plays until it is the turn of the person who gets the mail. */
  readonly toTold: () => Promise<void>;
}

async function scene(): Promise<MailScene> {
  const [mail, folder] = [new FalseMail(), emptyFolder()];
  const parts = { mailer: mail, sender: new FalseInternet(), slowHash: fastHash };
  const table = await sitDown(SLOW, parts, folder);
  const { seats, first, other, look } = table;
  await addMail(seats[other], mail, ADDRESS);
  mail.take(ADDRESS);
  const toTold = async () => {
    if ((await look()).deciders.includes(other)) await move(table, other);
    await move(table, first);
  };
  return { ...table, mail, pass: passing(table.clock, folder), told: seats[other], toTold };
}

const telling = async (browser: Browser) => (await browser.ask<Telling>('/api/telling')).body;

test('mail goes to one’s own address alone, at most once in twelve hours, and leads to the table', async () => {
  const table = await scene();
  const { seats, mail, pass, told, toTold, first, id } = table;
  for (const [browser, address] of [
    [told, 'somebody@example.org'],
    [seats[first], ADDRESS],
  ] as const) {
    const refused = await browser.ask('/api/telling/channels', { ...MAIL, address });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { refusal: { code: 'channel-wrong' } },
    ]);
  }
  await addChannel(told, { ...MAIL, address: 'Ben@Example.org' });
  expect(await telling(told)).toMatchObject({
    mail: [ADDRESS],
    channels: [{ kind: 'mail', at: ADDRESS, every: false }],
  });
  await toTold();
  await pass(3 * MINUTE);
  const [sent, ...more] = mail.take(ADDRESS);
  expect(more).toEqual([]);
  expect(sent.subject).toMatch(/^Terra Nova: your turn \(with /);
  expect(sent.text).toContain(`/t/${id}`);
  expect(sent.html).toMatch(new RegExp(`<a href="http://127.0.0.1:\\d+/t/${id}">To the game</a>`));
  expect(sent.headers?.['List-Unsubscribe']).toMatch(
    /^<http:.*\/api\/telling\/unsubscribe\/[\w-]+>$/,
  );
  expect(sent.headers, 'one press wants https').not.toHaveProperty('List-Unsubscribe-Post');
  for (let turns = 0; turns < 3; turns++) {
    await toTold();
    await pass(3 * HOUR);
  }
  expect(mail.take(ADDRESS)).toEqual([]);
  expect((await telling(told)).waiting).toMatchObject([{ kind: 'turn', why: 'digest' }]);
  await pass(3 * HOUR);
  expect(mail.take(ADDRESS)).toHaveLength(1);
  await pass(13 * HOUR);
  expect(mail.take(ADDRESS), 'nothing is told twice').toEqual([]);
});

test('a person who wants it gets a mail for each turn, and a test once a minute', async () => {
  const { mail, pass, told, toTold, clock } = await scene();
  const channel = await addChannel(told, { ...MAIL, every: true, language: 'ja' });
  for (let turns = 0; turns < 3; turns++) {
    await toTold();
    await pass(3 * MINUTE);
    expect(mail.take(ADDRESS).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^テラノヴァ：あなたの番です/),
    ]);
  }
  const tried = () => told.ask(`/api/telling/channels/${channel}/test`, {});
  expect(await tried()).toMatchObject({ status: 200, body: { outcome: 'sent' } });
  expect((await tried()).status).toBe(429);
  expect(mail.take(ADDRESS).map(({ subject }) => subject)).toEqual(['Pangaea：テスト']);
  await clock.pass(MINUTE);
  mail.answer = async () => ({ result: 'gone' });
  expect((await tried()).body).toMatchObject({ outcome: 'failed', why: 'gone' });
  expect((await telling(told)).channels, 'nobody is at that address').toEqual([]);
});

test('a press ends it, and opening a link does not', async () => {
  const { mail, pass, told, toTold } = await scene();
  await addChannel(told, MAIL);
  await toTold();
  await pass(3 * MINUTE);
  const [{ headers }] = mail.take(ADDRESS);
  const end = headers?.['List-Unsubscribe'].slice(1, -1) ?? '';
  const opened = await fetch(end);
  expect([opened.status, opened.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(await opened.text()).toContain('<form method="post">');
  expect((await telling(told)).channels).toHaveLength(1);
  // Mail programs send the request in this form (RFC 8058); it signs nobody in.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  for (let times = 0; times < 2; times++) {
    const ended = await fetch(end, { method: 'POST', body });
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([200, null]);
  }
  expect((await telling(told)).channels).toEqual([]);
  const other = await fetch(`${told.base}/api/telling`, { method: 'POST', body });
  expect(other.status, 'nothing else takes a form').toBe(415);
});

test('an address that is no key any more gets nothing', async () => {
  const { mail, pass, told, toTold } = await scene();
  await addChannel(told, { ...MAIL, every: true });
  const [{ id }] = (await told.ask<KeyList>('/api/keys')).body.keys;
  expect((await removeKey(told, id)).status).toBe(200);
  // The address gets the message that it is no longer a key, and nothing after that.
  await expect
    .poll(() => mail.take(ADDRESS))
    .toMatchObject([{ subject: expect.stringContaining('removed') }]);
  await toTold();
  await pass(3 * MINUTE);
  expect(mail.take(ADDRESS)).toEqual([]);
});

test('over a real SMTP server it comes in two forms, and names in it are no code', async () => {
  const { port, taken } = await takeMail();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Pangaea <p@example.org>' };
  const settings = readSettings(env).mail;
  if (settings === undefined) throw new Error('no mail');
  const mailer = smtpMailer(settings);
  onTestFinished(() => mailer.close());
  const channel = {
    address: ADDRESS,
    secret: 'a-word digest',
    language: 'en',
    origin: 'http://x',
  };
  const message = {
    title: 'Gaia: your turn (with <b>Eve</b>)',
    body: 'Eve & Co: pass',
    path: '/t/abc',
    topic: 'abc',
    waiting: 1,
    parts: [],
  };
  const mail = mailed(channel as never, message, 'https://pangaea.example');
  expect(await mailer.send(mail)).toEqual({ result: 'sent' });
  const [{ raw, to }] = taken;
  expect(to).toEqual([ADDRESS]);
  expect(raw).toMatch(/multipart\/alternative/);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(raw).toContain('<https://pangaea.example/api/telling/unsubscribe/a-word>');
  expect(mail.html).not.toContain('<b>Eve');
});
