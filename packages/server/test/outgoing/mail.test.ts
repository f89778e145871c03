// Mail goes to a real SMTP server on this machine.

import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../src/outgoing/mail.ts';
import { readSettings } from '../../src/settings.ts';
import { takeMail } from './mail-server.ts';

const MAIL = { to: 'ann@example.org', subject: 'Your code: 123456', text: 'Type it.' };

function mailerFor(port: number, who = '', patienceMs = 20_000) {
  const env = { SMTP_URL: `smtp://${who}127.0.0.1:${port}`, MAIL_FROM: 'Pangaea <p@example.org>' };
  const { mail } = readSettings(env);
  if (mail === undefined) throw new Error('no mail');
  const mailer = smtpMailer(mail, patienceMs);
  onTestFinished(() => mailer.close());
  return mailer;
}

test('a message comes as it was sent, in both languages, and says that a program sent it', async () => {
  const { port, taken } = await takeMail();
  const mailer = mailerFor(port);
  const html = '<p>コードを入力してください</p>';
  const headers = { 'List-Unsubscribe': '<https://pangaea.example/out>' };
  expect(await mailer.send({ ...MAIL, subject: '確認コード', html, headers })).toEqual({
    result: 'sent',
  });
  expect(taken).toMatchObject([{ from: 'p@example.org', to: ['ann@example.org'] }]);
  const [{ raw }] = taken;
  expect(raw).toContain('From: Pangaea <p@example.org>');
  expect(raw).toContain('Auto-Submitted: auto-generated');
  expect(raw).toContain('List-Unsubscribe: <https://pangaea.example/out>');
  expect(raw).toMatch(/multipart\/alternative/);
});

test('an address or a subject with a line in it sends to nobody else, and adds no header', async () => {
  const { port, taken } = await takeMail();
  const mailer = mailerFor(port);
  await mailer.send({ ...MAIL, to: 'ann@example.org\r\nRCPT TO:<eve@example.org>' });
  await mailer.send({ ...MAIL, to: 'ann@example.org, eve@example.org' });
  await mailer.send({ ...MAIL, subject: 'x\r\nBcc: eve@example.org' });
  expect(taken.flatMap(({ to }) => to)).not.toContain('eve@example.org');
  expect(taken.map(({ raw }) => raw).join('')).not.toMatch(/^Bcc:/m);
});

test('a refused address is gone for good, and any other failure is not', async () => {
  const refusing = (code: number) =>
    takeMail({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('ann@example.org says no'), { responseCode: code })),
    });
  expect(await mailerFor((await refusing(550)).port).send(MAIL)).toEqual({ result: 'gone' });
  expect(await mailerFor((await refusing(451)).port).send(MAIL)).toEqual({
    result: 'failed',
    why: 'status 451',
  });
});

test('a server that is not there, or says nothing, is a failure and nothing worse', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as { port: number };
  onTestFinished(() => void silent.close());
  const unreachable = { result: 'failed', why: 'unreachable' };
  expect(await mailerFor(port, '', 50).send(MAIL)).toEqual(unreachable);
  expect(await mailerFor(1).send(MAIL)).toEqual(unreachable);
});

test('the settings give the name for signing in, and no password is sent without encryption', async () => {
  const known: unknown[] = [];
  const { port } = await takeMail({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      known.push([username, password]);
      done(null, { user: username });
    },
  });
  expect(await mailerFor(port, 'ann%40example.org:se%3Acret@').send(MAIL)).toEqual({
    result: 'sent',
  });
  expect(known).toEqual([['ann@example.org', 'se:cret']]);
  // Another machine that offers no encryption; its name leads to this machine.
  const mail = {
    host: '0.0.0.0',
    port,
    isSecure: false,
    user: 'ann',
    password: 'x',
    from: 'p@x.org',
  };
  const mailer = smtpMailer(mail, 2_000);
  onTestFinished(() => mailer.close());
  expect(await mailer.send(MAIL)).toMatchObject({ result: 'failed' });
  expect(known).toHaveLength(1);
});

test('settings of mail that make no sense are refused, and no password is repeated', () => {
  expect(readSettings({}).mail).toBeUndefined();
  const MAIL_FROM = 'p@example.org';
  expect(readSettings({ SMTP_URL: 'smtps://mail.example', MAIL_FROM }).mail).toEqual({
    host: 'mail.example',
    port: 465,
    isSecure: true,
    user: '',
    password: '',
    from: MAIL_FROM,
  });
  for (const env of [
    { SMTP_URL: 'https://ann:secret@mail.example', MAIL_FROM },
    { SMTP_URL: 'smtp://ann:secret@mail.example/path', MAIL_FROM },
    { SMTP_URL: 'mail.example', MAIL_FROM },
    { SMTP_URL: 'smtp://mail.example' },
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' },
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'P\r\nBcc: eve@example.org <p@example.org>' },
  ]) {
    expect(() => readSettings(env)).toThrow(expect.objectContaining({ code: 2 }));
    expect(() => readSettings(env)).not.toThrow(/secret/);
  }
});
