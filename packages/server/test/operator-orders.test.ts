// Orders of the operator to the whole server: announcements, blocked visitors, downloads, and its
// end.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableInfo, TableList } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import { ordersOf } from '../src/operator/kept-orders.ts';
import { OperatorOrders } from '../src/operator/orders.ts';
import type { OrderStore } from '../src/storage/contract.ts';
import { Browser, type Refusing } from './client.ts';
import { playOut } from './play-out.ts';
import { emptyFolder, runServer, serve } from './running.ts';
import { audit, typed } from './typed.ts';

const HERE = { kind: 'person', here: true };
const FIRST_GAME = { factions: 'first-game', startPlayer: 0 };

const listOf = async (browser: Browser) => (await browser.ask<TableList>('/api/tables')).body;

const codeOf = async (browser: Browser, path = '/api/tables', headers = {}) => {
  const { status, body } = await browser.ask<Refusing>(path, undefined, headers);
  return status === 200 ? 'answered' : body.refusal.code;
};

const personNamed = async (folder: string, name: string) =>
  new RegExp(`^(\\d+) .* ${name}$`, 'm').exec((await typed(folder, ['persons'])).said)?.[1] ?? '';

test('an announcement reaches everybody, in both languages, until it is ended', async () => {
  const folder = emptyFolder();
  const { port, close } = await serve(folder);
  const ann = new Browser(port);
  await ann.create([{ ...HERE, name: 'Ann' }, HERE], FIRST_GAME);
  const early = await ann.listen();
  await early.until(({ event }) => event === 'hello');
  const words = ['announce', 'An update at 20:00.', '20時に更新します。'];
  expect((await typed(folder, words, ['no'])).code).toBe(EXIT.declined);
  expect(await listOf(ann)).not.toHaveProperty('announcement');
  const done = await typed(folder, words, ['yes']);
  expect([done.code, done.said]).toEqual([
    EXIT.fine,
    expect.stringContaining('20時に更新します。'),
  ]);
  const text = { en: 'An update at 20:00.', ja: '20時に更新します。' };
  const isAnnounced = ({ event }: { event: string }) => event === 'announcement';
  expect((await early.until(isAnnounced)).data).toEqual({ text });
  // A visitor without a table, and a stream that is opened later; also after a restart.
  expect((await listOf(new Browser(port))).announcement).toEqual(text);
  await close();
  const second = await serve(folder);
  ann.base = `http://127.0.0.1:${second.port}`;
  expect((await listOf(ann)).announcement).toEqual(text);
  const late = await ann.listen();
  expect((await late.until(isAnnounced)).data).toEqual({ text });
  expect((await typed(folder, ['announce'])).said).toContain('An update at 20:00.');
  expect((await typed(folder, ['announce', '--end'], ['yes'])).code).toBe(EXIT.fine);
  const isEnded = ({ event, data }: { event: string; data: object }) =>
    event === 'announcement' && !Object.hasOwn(data, 'text');
  await late.until(isEnded);
  expect(await listOf(ann)).not.toHaveProperty('announcement');
  // A page that was asleep gets the order when it opens its next stream.
  await (await ann.listen()).until(isEnded);
  expect((await typed(folder, ['announce', '--end'], ['yes'])).said).toBe('Nothing is announced.');
  expect(audit(folder).map(({ step }) => step)).toEqual([
    'begun',
    'done',
    'looked',
    'begun',
    'done',
  ]);
  for (const bad of [
    ['announce', 'one'],
    ['announce', '', 'x'],
    ['announce', 'a\u202e', 'x'],
  ]) {
    expect((await typed(folder, bad, ['yes'])).code).toBe(EXIT.settings);
  }
});

test('a person who is blocked is shut out with its programs, and nobody else', async () => {
  const folder = emptyFolder();
  const { port } = await serve(folder);
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([{ ...HERE, name: 'Ann' }, { kind: 'person' }], FIRST_GAME);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  const program = new Browser(port);
  program.token = await ben.newToken(body.id, 1);
  const [streamOfAnn, stream] = [await ann.listen(), await ben.listen()];
  const person = await personNamed(folder, 'Ben');
  expect((await typed(folder, ['block'])).said).toBe('Nobody is blocked.');
  const asked = await typed(folder, ['block', person], ['yes']);
  expect([asked.code, asked.said]).toEqual([EXIT.fine, expect.stringContaining('Ben')]);
  await stream.ended;
  expect([await codeOf(ben), await codeOf(ann)]).toEqual(['blocked', 'answered']);
  expect(await codeOf(program, `/api/tables/${body.id}`)).toBe('blocked');
  expect((await ben.segment(body.id, 1, 0, ['x'])).status).toBe(403);
  expect((await fetch(`${ben.base}/api/stream`, { headers: { cookie: ben.cookie } })).status).toBe(
    403,
  );
  expect(streamOfAnn.heard.some(({ event }) => event === 'hello')).toBe(true);
  expect((await typed(folder, ['block', person], ['yes'])).said).toContain('already');
  expect((await typed(folder, ['unblock', person], ['yes'])).code).toBe(EXIT.fine);
  expect([await codeOf(ben), await codeOf(program, `/api/tables/${body.id}`)]).toEqual([
    'answered',
    'answered',
  ]);
  expect((await typed(folder, ['unblock', person], ['yes'])).said).toContain('is not blocked');
});

test('a network that is blocked is shut out by the address that a trusted proxy reports', async () => {
  const folder = emptyFolder();
  const { port } = await serve(folder, { proxies: ['127.0.0.1'] });
  const visitor = new Browser(port);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const seen = async () =>
    Promise.all(
      ['203.0.113.9', '203.0.114.9', '2001:db8:0:1::7', '2001:db9::1'].map((address) =>
        codeOf(visitor, '/api/reach', from(address)),
      ),
    );
  expect(await seen()).toEqual(['answered', 'answered', 'answered', 'answered']);
  for (const network of ['203.0.113.0/24', '2001:db8::/32']) {
    expect((await typed(folder, ['block', network], ['yes'])).code).toBe(EXIT.fine);
  }
  expect(await seen()).toEqual(['blocked', 'answered', 'blocked', 'answered']);
  // People read it in their language, and monitoring programs get an answer.
  const page = await fetch(visitor.base, {
    headers: { accept: 'text/html', ...from('203.0.113.9') },
  });
  expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('管理者')]);
  expect((await visitor.ask('/api/health/live', undefined, from('203.0.113.9'))).status).toBe(200);
  for (const wide of ['0.0.0.0/0', '2000::/3']) {
    expect((await typed(folder, ['block', wide], ['yes'])).code).toBe(EXIT.declined);
  }
  expect((await typed(folder, ['block'])).said).toContain('203.0.113.0/24, 2001:db8::/32');
  expect((await typed(folder, ['unblock', '203.0.113.0/24'], ['yes'])).code).toBe(EXIT.fine);
  expect(await seen()).toEqual(['answered', 'answered', 'blocked', 'answered']);
  expect((await typed(folder, ['block', 'Ann'], ['yes'])).code).toBe(EXIT.settings);
});

/** A storage of orders that several servers share. */
function sharedOrders(kept: { text: string | undefined }): OrderStore {
  return {
    ordersOf: async () => kept.text,
    changeOrders: async (before, body) => {
      if (kept.text !== before) return false;
      kept.text = body;
      return true;
    },
  };
}

const NOBODY = { announced: () => undefined, blocked: () => undefined, given: () => undefined };

test('orders are kept in the database, and damage lifts no block', async () => {
  const kept = { text: undefined as string | undefined };
  const orders = await OperatorOrders.of(sharedOrders(kept), 0);
  await orders.block(7);
  await orders.block('203.0.113.0/24');
  const again = await OperatorOrders.of(sharedOrders(kept), 0);
  expect([again.isPersonBlocked(7), again.isPersonBlocked(undefined)]).toEqual([true, false]);
  expect(again.isAddressBlocked('::ffff:203.0.113.5')).toBe(true);
  const whole = kept.text ?? '';
  const path = (folder: string) => join(folder, 'operator.json');
  for (const text of [whole.slice(0, -9), '{}', '{"persons":["7"],"networks":[]}', 'null', '[]']) {
    const why = { code: EXIT.unreadable };
    const folder = emptyFolder();
    const damaged = ordersOf(folder, sharedOrders({ text }), 0);
    await expect(damaged, text).rejects.toMatchObject(why);
    writeFileSync(path(folder), text);
    await expect(serve(folder), text).rejects.toMatchObject(why);
    // The folder can be written again now, and the orders of an earlier version are read from it.
    writeFileSync(path(folder), whole);
    await serve(folder);
    expect(existsSync(path(folder))).toBe(false);
    expect((await typed(folder, ['block'])).said).toContain('persons 7; networks 203.0.113.0/24');
  }
});

test('orders of several servers are all kept, and each server hears of them once', async () => {
  const kept = { text: undefined as string | undefined };
  const storage = sharedOrders(kept);
  const [one, other] = [
    await OperatorOrders.of(storage, 100),
    await OperatorOrders.of(storage, 200),
  ];
  const heard: unknown[] = [];
  const drained = () => heard.push('drained');
  other.listen({
    ...NOBODY,
    announced: ({ text }) => heard.push(text?.en),
    blocked: (persons, networks) => heard.push([...persons, ...networks]),
    drained,
  });
  one.listen({ ...NOBODY, drained });
  await one.block(7);
  // This server does not know the other order yet.
  await other.block(8);
  await one.announce({ text: { en: 'Tea', ja: 'お茶' } });
  await Promise.all([other.refresh(), other.refresh()]);
  expect(heard).toEqual([[7], [8], 'Tea']);
  expect(other.blocked.persons).toEqual([7, 8]);
  // The order does not apply to a server that began later.
  await one.drain(150);
  await other.refresh();
  expect(heard).toHaveLength(3);
  await other.drain(250);
  expect(heard).toHaveLength(3);
  await one.refresh();
  await one.refresh();
  expect(heard.slice(3)).toEqual(['drained']);
});

test('a person and a game that is over are handed out without secrets, a game that goes on is not', async () => {
  const folder = emptyFolder();
  const { port } = await serve(folder);
  const ann = new Browser(port);
  const { body } = await ann.create(
    [
      { ...HERE, name: 'Ann' },
      { ...HERE, name: 'Too' },
    ],
    FIRST_GAME,
  );
  const person = await personNamed(folder, 'Ann \\| Too');
  const kept = JSON.parse((await typed(folder, ['export', person])).said);
  expect(kept.seats).toMatchObject([{ name: 'Ann' }, { name: 'Too' }]);
  const text = JSON.stringify(kept);
  expect([text.includes(ann.cookie.split('=')[1]), text.includes('token_hash')]).toEqual([
    false,
    false,
  ]);
  const early = await typed(folder, ['export', body.id]);
  expect([early.code, early.said]).toEqual([EXIT.declined, expect.stringContaining('goes on')]);
  await playOut(body.id, [ann, ann]);
  const game = JSON.parse((await typed(folder, ['export', body.id])).said);
  expect(game).toMatchObject({ table: body.id, seats: [{ name: 'Ann' }, { name: 'Too' }] });
  expect(game.record.commands.length).toBeGreaterThan(10);
  expect((await typed(folder, ['export', '999'])).code).toBe(EXIT.declined);
  expect(audit(folder).map(({ command, step }) => [command, step])).toContainEqual([
    'export',
    'looked',
  ]);
});

test('a server that is told to drain answers that, and ends by itself', async () => {
  const folder = emptyFolder();
  const server = await runServer({ DATA_DIR: folder });
  expect((await typed(folder, ['drain'], ['no'])).code).toBe(EXIT.declined);
  const asked = await typed(folder, ['drain'], ['yes']);
  expect([asked.code, asked.said]).toEqual([EXIT.fine, expect.stringContaining('drains')]);
  expect(await server.ended).toBe(EXIT.fine);
  expect(audit(folder).at(-1)).toMatchObject({ command: 'drain', step: 'done' });
});

test('a person is erased: devices, name and words go, the games of others stay', async () => {
  const folder = emptyFolder();
  const { port } = await serve(folder, { botPool: { budgetMs: 20 } });
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const persons = [{ ...HERE, name: 'Ann' }, { kind: 'person' }];
  const { body } = await ann.create(persons, FIRST_GAME);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  const { body: alone } = await ann.create([HERE, HERE], FIRST_GAME);
  const { body: waits } = await ben.create(
    [{ ...HERE, name: 'Ben' }, { kind: 'person' }, { kind: 'person' }],
    {},
  );
  await ann.claim(waits.seats[1].link ?? '', 'Annie');
  const said = { kind: 'text', text: 'hello there' };
  await ann.ask(`/api/tables/${body.id}/words`, { seat: 0, key: 'word-of-ann', said });
  const [stream, streamOfBen] = [await ann.listen(), await ben.listen()];
  await streamOfBen.until(({ event }) => event === 'hello');
  const person = await personNamed(folder, 'Ann \\| Annie');
  expect((await typed(folder, ['erase', '999'], ['yes'])).code).toBe(EXIT.declined);
  const asked = await typed(folder, ['erase', person], ['yes']);
  expect([asked.code, asked.said]).toEqual([EXIT.fine, expect.stringContaining('is erased')]);
  await stream.ended;
  // Her browser has no person any more.
  expect((await listOf(ann)).tables).toEqual([]);
  expect((await ann.ask(`/api/tables/${alone.id}`)).status).toBe(404);
  const tableOf = async (id: string) => (await ben.ask<TableInfo>(`/api/tables/${id}`)).body;
  const { seats, made } = await tableOf(body.id);
  expect([seats[0].name, made, seats[1].name]).toEqual(['', true, 'Ben']);
  expect(seats[0]).toHaveProperty('left');
  const words = await ben.ask(`/api/tables/${body.id}/words`);
  expect(JSON.stringify(words.body)).not.toContain('hello there');
  expect((await typed(folder, ['persons'])).said).not.toContain('Ann');
  expect((await tableOf(waits.id)).seats[1]).toMatchObject({ kind: 'person', joined: false });
  // The game goes on.
  const { position, version } = await ben.game(body.id);
  const command = ben.anyCommand(position, 1);
  if (command !== undefined) {
    expect((await ben.segment(body.id, 1, version, [command])).status).toBe(200);
  }
});
