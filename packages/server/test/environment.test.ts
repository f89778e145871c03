import { chmodSync, existsSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { addressLines } from '../src/addresses.ts';
import { EXIT, stopFor } from '../src/exit.ts';
import { readSettings } from '../src/settings.ts';
import { Browser } from './client.ts';
import { Raw } from './raw.ts';
import { emptyFolder, runServer, spawnServer } from './running.ts';

async function endOf(env: Readonly<Record<string, string>>) {
  const { ended, output } = spawnServer(env);
  return { code: await ended, output: output() };
}

test('a taken port is named, with what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => taken.once('listening', listening));
  const { port } = taken.address() as { port: number };
  const { code, output } = await endOf({ DATA_DIR: emptyFolder(), PORT: String(port) });
  taken.close();
  expect(output).toBe(`pangaea: Port ${port} is taken. Set PORT to another one.\n`);
  expect(code).toBe(EXIT.portTaken);
});

test('an address that is not ours is named', async () => {
  const { code, output } = await endOf({ DATA_DIR: emptyFolder(), HOST: '192.0.2.1' });
  expect(output).toContain('192.0.2.1');
  expect(code).toBe(EXIT.address);
});

test('settings that make no sense are refused', async () => {
  const { code, output } = await endOf({ DATA_DIR: emptyFolder(), PORT: 'http' });
  expect([code, output]).toEqual([
    EXIT.settings,
    'pangaea: PORT is "http": a number from 0 to 65535 is needed.\n',
  ]);
  for (const env of [
    { PORT: '65536' },
    { PORT: '-1' },
    { PUBLIC_URL: 'pangaea.example' },
    { PUBLIC_URL: 'ftp://pangaea.example' },
    { PUBLIC_URL: 'https://pangaea.example/path' },
    { TRUSTED_PROXIES: 'proxy' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: '10.0.0.0/' },
    { TRUSTED_PROXIES: '10.0.0.1,,' },
    { KEEP_DAYS: 'never' },
    { MAX_TABLES: '0' },
    { TABLES_PER_HOUR: '-1' },
    { LOG_LEVEL: 'loud' },
  ]) {
    expect(() => readSettings(env)).toThrow(expect.objectContaining({ code: EXIT.settings }));
  }
});

test('settings have defaults; data lies where the system keeps data', () => {
  const home = readSettings({ XDG_DATA_HOME: '/data' }, 'linux');
  expect(home).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: '/data/pangaea',
    publicUrl: undefined,
    trustedProxies: [],
    keepDays: 180,
    maxTables: 20_000,
    tablesPerHour: 60,
    role: 'both',
    windowSeconds: 12,
    logLevel: 'warn',
  });
  expect(readSettings({ XDG_DATA_HOME: 'relative' }, 'linux').dataDir).toMatch(
    /\.local\/share\/pangaea$/,
  );
  expect(readSettings({ PUBLIC_URL: 'https://pangaea.example/' }).publicUrl).toBe(
    'https://pangaea.example',
  );
});

test('a data folder that is a file, or not writable, is named', async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below')]) {
    const { code, output } = await endOf({ DATA_DIR: folder });
    expect(output).toContain(`The data folder ${folder} cannot be written. Set DATA_DIR`);
    expect(code).toBe(EXIT.notWritable);
  }
});

test.skipIf(process.getuid?.() === 0)('a read-only data folder is named', async () => {
  const folder = join(emptyFolder(), 'locked');
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  const { code } = await endOf({ DATA_DIR: folder });
  expect(code).toBe(EXIT.notWritable);
});

test('a data folder in use by another server is named, also when that one is killed', async () => {
  const folder = emptyFolder();
  const first = await runServer({ DATA_DIR: folder });
  const { code, output } = await endOf({ DATA_DIR: folder });
  expect(output).toContain('is in use by another server');
  expect(code).toBe(EXIT.inUse);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await runServer({ DATA_DIR: folder });
  expect((await new Browser(second.port).ask('/api/health')).status).toBe(200);
});

test('a database of a newer version, of another program, or no database at all is left alone', async () => {
  const newer = emptyFolder();
  const first = await runServer({ DATA_DIR: newer });
  first.child.kill('SIGTERM');
  await first.ended;
  new DatabaseSync(join(newer, 'pangaea.db')).exec('PRAGMA user_version = 999');
  const other = emptyFolder();
  new DatabaseSync(join(other, 'pangaea.db')).exec('CREATE TABLE things (id)');
  const text = emptyFolder();
  writeFileSync(
    join(text, 'pangaea.db'),
    'no database, but long enough to be looked at '.repeat(99),
  );
  for (const [folder, expected, words] of [
    [newer, EXIT.newer, 'was written by a newer version'],
    [other, EXIT.unreadable, 'not ours'],
    [text, EXIT.unreadable, 'not ours'],
  ] as const) {
    const size = statSync(join(folder, 'pangaea.db')).size;
    const { code, output } = await endOf({ DATA_DIR: folder });
    expect(output).toContain(words);
    expect(code).toBe(expected);
    expect(statSync(join(folder, 'pangaea.db')).size).toBe(size);
  }
});

test('of a damaged database is said what to put in its place, and what to take away first', async () => {
  const folder = emptyFolder();
  const first = await runServer({ DATA_DIR: folder });
  first.child.kill('SIGTERM');
  await first.ended;
  truncateSync(join(folder, 'pangaea.db'), 8_192);
  const { code, output } = await endOf({ DATA_DIR: folder });
  expect(code).toBe(EXIT.unreadable);
  expect(output).toContain('Put a backup in its place with: pangaea-server restore FILE');
});

test('every fault of the storage has a message and a code of its own kind', () => {
  const faults = [
    'full',
    'not-writable',
    'in-use',
    'newer',
    'foreign',
    'damaged',
    'failed',
  ] as const;
  const codes = faults.map((fault) => stopFor(fault, { dataDir: '/data' }, 'detail').code);
  expect(codes).toEqual([6, 5, 7, 8, 9, 9, 1]);
  const databaseUrl = 'postgres://pangaea:secret@db.example:5433/tables';
  const said = faults.map((fault) => stopFor(fault, { dataDir: '/data', databaseUrl }, 'detail'));
  expect(said.map(({ code }) => code)).toEqual(codes);
  for (const { message } of said) {
    expect(message).toContain('db.example:5433/tables');
    expect(message).not.toContain('secret');
  }
});

test('NATS_URL and ROLE are for several servers on one PostgreSQL, and no password is repeated', () => {
  const database = { DATABASE_URL: 'postgres://ann@db/pangaea' };
  expect(readSettings({})).toMatchObject({ natsUrl: undefined, role: 'both' });
  for (const url of ['nats://ann:secret@bus:4222', 'tls://secret@bus/site-2', 'nats://bus']) {
    expect(readSettings({ ...database, NATS_URL: url }).natsUrl).toBe(url);
  }
  for (const wrong of ['http://a:secret@bus', 'nats://a:secret@bus/A/B', 'nats://secret@bus?x=1']) {
    const read = () => readSettings({ ...database, NATS_URL: wrong });
    expect(read).toThrow(/^(?!.*secret).*nats:\/\//);
  }
  expect(() => readSettings({ NATS_URL: 'nats://bus' })).toThrow(/DATABASE_URL/);
  const all = { ...database, NATS_URL: 'nats://bus' };
  expect(readSettings({ ...all, ROLE: 'bots' }).role).toBe('bots');
  expect(() => readSettings({ ...all, ROLE: 'cook' })).toThrow(/both, web, bots/);
  expect(() => readSettings({ ...database, ROLE: 'web' })).toThrow(/NATS_URL/);
});

test('DATABASE_URL names a PostgreSQL, and is never repeated where it does not', () => {
  const url = 'postgres://pangaea:secret@db.example/tables';
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(readSettings({}).databaseUrl).toBeUndefined();
  for (const wrong of ['mysql://pangaea:secret@db', 'secret']) {
    expect(() => readSettings({ DATABASE_URL: wrong })).toThrow(/^(?!.*secret).*postgres:\/\//);
  }
});

test('the terminal says where the page is and how others get to it', () => {
  const alone = addressLines('127.0.0.1', 8080, undefined).join('\n');
  expect(alone).toContain('http://localhost:8080/');
  expect(alone).toContain('HOST=0.0.0.0 npm start');
  const open = addressLines('0.0.0.0', 8080, 'https://pangaea.example').join('\n');
  expect(open).toContain('https://pangaea.example/');
  expect(open).not.toContain('HOST=0.0.0.0');
});

const lan = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.skipIf(lan === undefined)('others in the network play over plain http', async () => {
  const server = await runServer({ DATA_DIR: emptyFolder(), HOST: '0.0.0.0' });
  expect(server.output()).toContain(`http://${lan}:${server.port}/`);
  const [ann, ben] = [new Browser(server.port), new Browser(server.port)];
  ben.base = `http://${lan}:${server.port}`;
  const { body } = await ann.create([{ kind: 'person', here: true }, { kind: 'person' }]);
  const { hash } = new URL(body.seats[1].link ?? '');
  const joined = await ben.claim(`${ben.base}/t/${body.id}${hash}`);
  expect(joined.status).toBe(200);
  expect(joined.headers.get('set-cookie')).not.toContain('Secure');
  expect((await ben.segment(body.id, 1, 0, ['order keep'])).status).toBe(200);
});

test('links lead to the public address; cookies are for https when that is', async () => {
  const publicUrl = 'https://pangaea.example';
  const server = await runServer({ DATA_DIR: emptyFolder(), PUBLIC_URL: publicUrl });
  const ann = new Browser(server.port);
  const seats = [{ kind: 'person', here: true }, { kind: 'person' }];
  const body = { game: 'terra-nova', options: {}, seats };
  const made = await ann.ask<TableInfo>('/api/tables', body, { origin: publicUrl });
  expect(made.status).toBe(201);
  expect(made.body.seats[1].link).toMatch(/^https:\/\/pangaea\.example\/t\//);
  expect(made.headers.get('set-cookie')).toContain('; Secure');
});

test('the remains of a killed restore are deleted when the server starts', async () => {
  const folder = emptyFolder();
  const left = ['', '-wal', '-shm'].map((end) => join(folder, `pangaea.db.restoring${end}`));
  for (const path of left) writeFileSync(path, 'seeds and keys');
  const server = await runServer({ DATA_DIR: folder });
  expect(left.filter((path) => existsSync(path))).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('the server ends when it is asked to, whoever has not said all that was to be said', async () => {
  const server = await runServer({ DATA_DIR: emptyFolder() });
  const host = 'host: 127.0.0.1\r\n';
  const ended = [
    // Requests whose head or body never ends, and a connection without any request.
    `GET / HTTP/1.1\r\n${host}`,
    `POST /api/hours HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    '',
  ].map((text) => {
    const raw = new Raw(server.port);
    raw.socket.write(text, 'latin1');
    return raw.closed;
  });
  // A complete request that comes later gets an answer.
  expect((await new Browser(server.port).ask('/api/health')).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await Promise.all(ended);
});

test('the server ends when it is asked to, with streams open', async () => {
  const server = await runServer({ DATA_DIR: emptyFolder() });
  const stream = await new Browser(server.port).listen();
  await stream.until(({ event }) => event === 'hello');
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  await stream.ended;
});
