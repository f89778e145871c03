import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { shareConnections } from '../src/api/connections.ts';
import { lineTo } from '../src/stream/line.ts';
import { Browser, type Refusing } from './client.ts';
import { Raw, say } from './raw.ts';
import { serve, serveFile } from './running.ts';

const portOfFile = serveFile();
const HERE = { kind: 'person', here: true };
const HOST = 'host: 127.0.0.1\r\n';
const JSON_TYPE = 'content-type: application/json\r\n';

/** The server notices actions of clients a little later. */
const PATIENT = { timeout: 20_000 } as const;

async function isWell(port: number): Promise<void> {
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, HERE]);
  expect((await ann.segment(body.id, 0, 0, ['order keep'])).status).toBe(200);
}

test('a client that sends a request letter by letter is cut off, and others are served meanwhile', async () => {
  const patience = { headers: 2_000, request: 4_000, look: 50 };
  const { port } = await serve(undefined, { patience });
  const slow = [
    `GET /api/health HTTP/1.1\r\n${HOST}`,
    `POST /api/tables HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 500\r\n\r\n{`,
  ].map((beginning) => {
    const raw = new Raw(port);
    raw.socket.write(beginning);
    const drip = setInterval(() => raw.socket.writable && raw.socket.write('x'), 40);
    void raw.closed.then(() => clearInterval(drip));
    return raw;
  });
  await isWell(port);
  for (const raw of slow) {
    expect(await raw.closed).toBeGreaterThan(1_950);
    expect(raw.got === '' || raw.status === 408).toBe(true);
  }
  await isWell(port);
});

test('a body without end is refused as soon as it is too large', async () => {
  const port = portOfFile();
  const head = `POST /api/tables HTTP/1.1\r\n${HOST}${JSON_TYPE}`;
  const declared = await say(port, `${head}content-length: 99999999999\r\n\r\n{`);
  expect(declared.status).toBe(413);
  expect(declared.got).toContain('"too-large"');
  const endless = new Raw(port);
  endless.socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
  const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
  const more = setInterval(() => endless.socket.writable && endless.socket.write(chunk), 5);
  await endless.until('"too-large"');
  expect(endless.status).toBe(413);
  await endless.closed;
  clearInterval(more);
  expect(endless.socket.bytesWritten).toBeLessThan(10_000_000);
  await isWell(port);
});

test('headers that are too large, or say two lengths, are refused', async () => {
  const port = portOfFile();
  const large = await say(port, `GET / HTTP/1.1\r\n${HOST}x-large: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(large.status).toBe(431);
  const post = `POST /api/tables HTTP/1.1\r\n${HOST}${JSON_TYPE}`;
  for (const lengths of [
    'content-length: 2\r\ncontent-length: 4\r\n',
    'content-length: 2\r\ntransfer-encoding: chunked\r\n',
    'content-length: -1\r\n',
  ]) {
    expect((await say(port, `${post}${lengths}\r\n{}`)).status, lengths).toBe(400);
  }
  for (const nonsense of ['\u0000\u0001\u0002\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n']) {
    expect((await say(port, nonsense)).status).toBe(400);
  }
  await isWell(port);
});

test('paths lead nowhere but to the page and its routes', async () => {
  const port = portOfFile();
  for (const path of [
    '/%ff',
    '/../pangaea.db',
    '/api/../../pangaea.db',
    '/%2e%2e/%2e%2e/pangaea.db',
    '//pangaea.db',
    '/..%5c..%5cpangaea.db',
    '/api/tables/../../../pangaea.db',
    '/%c0%ae%c0%ae/pangaea.db',
    '/api/tables/%00',
    '/api/tables/x%2f..',
    '/api/tables/../health',
    '/API/tables',
    `/api/tables/${'x'.repeat(8_000)}`,
    'http://127.0.0.1/api/none',
    '/pangaea.db\u0000.html',
  ]) {
    const { status, got } = await say(port, `GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
    expect([400, 404, 414], `${path}: ${got}`).toContain(status);
    expect(got).not.toContain('SQLite');
    expect(got.toLowerCase(), path).toContain('\r\nx-content-type-options: nosniff\r\n');
  }
  for (const method of ['PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'DELETE']) {
    const { status } = await say(port, `${method} /api/health HTTP/1.1\r\n${HOST}\r\n`);
    expect([400, 403, 404, 405], method).toContain(status);
  }
});

test('a question asked twice, or with names of objects, is refused', async () => {
  const ann = new Browser(portOfFile());
  const { body } = await ann.create([HERE, HERE]);
  const path = `/api/tables/${body.id}`;
  for (const query of ['?from=0&from=1', '?seat=0&seat=1', '?from[]=0', '?__proto__=1']) {
    expect((await ann.ask(`${path}/game${query}`)).status, query).toBe(400);
  }
  for (const text of [
    '{"__proto__":{"seat":0},"seat":0,"version":0,"key":"some-key","commands":["end"]}',
    '{"constructor":{"prototype":{}},"seat":0,"version":0,"key":"some-key","commands":["end"]}',
  ]) {
    const { status, body: answer } = await ann.ask<Refusing>(`${path}/segments`, text);
    expect([status, answer.refusal.code]).toEqual([400, 'request-malformed']);
  }
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect((await ann.ask(`${path}/segments`, deep)).status).toBe(400);
});

test('a cookie that is none of ours is nobody, whatever is in it', async () => {
  const ann = new Browser(portOfFile());
  const { body } = await ann.create([HERE, HERE]);
  const own = ann.cookie;
  for (const cookie of [
    'pangaea-device',
    'pangaea-device=',
    'pangaea-device=x',
    `pangaea-device=${'a'.repeat(43)}`,
    `${own}x`,
    own.slice(0, -1),
    `x${own}`,
    `pangaea-device="${own.split('=')[1]}"`,
    ';'.repeat(4_000),
    `pangaea-device=${"' OR 1=1 --".padEnd(43)}`,
    '=;=;=',
  ]) {
    const eve = new Browser(portOfFile());
    eve.cookie = cookie;
    expect((await eve.segment(body.id, 0, 0, ['order keep'])).status, cookie).toBe(403);
    expect((await eve.ask('/api/tables')).body).toEqual({ tables: [] });
  }
  // The first of several cookies counts; a browser sends no other cookies with that name.
  ann.cookie = `other=1; ${own}; ${own.slice(0, -4)}AAAA`;
  expect((await ann.segment(body.id, 0, 0, ['order keep'])).status).toBe(200);
});

test('one address cannot take all streams or connections', async () => {
  const limits = { streamsPerAddress: 3, connectionsPerAddress: 6 };
  const { port } = await serve(undefined, { limits });
  const streams: Raw[] = [];
  for (let n = 0; n < 4; n++) {
    const raw = new Raw(port);
    raw.socket.write(`GET /api/stream HTTP/1.1\r\n${HOST}\r\n`);
    await raw.until('\r\n\r\n');
    streams.push(raw);
  }
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  const idle = Array.from({ length: 20 }, () => new Raw(port));
  const open = () => idle.filter(({ socket }) => !socket.destroyed);
  await expect.poll(() => open().length, PATIENT).toBe(2);
  // The server answers both of these.
  for (const raw of open()) {
    raw.socket.write(`GET /api/health HTTP/1.1\r\n${HOST}\r\n`);
    await raw.until('\r\n\r\n');
    expect(raw.status).toBe(200);
  }
  for (const { socket } of [...streams, ...idle]) socket.destroy();
  // As soon as the server has noticed that they are gone, there is room again.
  const room = () => isWell(port).then(String, String);
  await expect.poll(room, PATIENT).toBe('undefined');
});

test('one network of IPv6 cannot take all streams, and room is kept for whoever sits at a table', async () => {
  const limits = { streamsPerAddress: 2, streams: 11, streamsKept: 2 };
  const { port } = await serve(undefined, { limits, proxies: ['127.0.0.1'] });
  const ann = new Browser(port);
  await ann.create([HERE, HERE]);
  const open = async (address: string, cookie = '') => {
    const raw = new Raw(port);
    onTestFinished(() => void raw.socket.destroy());
    const known = cookie === '' ? '' : `cookie: ${cookie}\r\n`;
    raw.socket.write(
      `GET /api/stream HTTP/1.1\r\nx-forwarded-for: ${address}\r\n${known}${HOST}\r\n`,
    );
    await raw.until('\r\n\r\n');
    return raw.status;
  };
  const opened = async (addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push(await open(address));
    return statuses.filter((status) => status === 200).length;
  };
  const lines = Array.from({ length: 6 }, (_, n) => `2001:db8:1:${n}::1`);
  const customers = Array.from({ length: 12 }, (_, n) => `2001:db8:1:${n + 1}00::1`);
  // A /56 network may open twice as many as one line, a /48 network four times as many.
  expect(await opened(['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1::3'])).toBe(2);
  expect(await opened(lines)).toBe(2);
  expect(await opened(customers)).toBe(4);
  expect(await open('192.0.2.1')).toBe(200);
  // The remaining connections are for people with a seat at a table.
  expect(await open('192.0.2.2')).toBe(429);
  expect(await open('192.0.2.2', ann.cookie)).toBe(200);
  expect(await open('192.0.2.3', ann.cookie)).toBe(200);
  expect(await open('192.0.2.4', ann.cookie)).toBe(429);
});

test('one network of IPv6 cannot take all connections, and room is kept for networks of those who play', () => {
  const server = new EventEmitter() as Server;
  const limits = { most: 12, kept: 3, ofAddress: 2 };
  const isKnown = (network: string) => network === '192.0.2.9';
  const isProxy = (address: string) => address === '10.0.0.1';
  shareConnections(server, limits, isProxy, isKnown);
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false });
    server.emit('connection', Object.assign(socket, { destroy: () => (socket.destroyed = true) }));
    return socket;
  };
  const count = (address: (n: number) => string) =>
    Array.from({ length: 9 }, (_, n) => open(address(n))).filter((each) => !each.destroyed);
  expect(count((n) => `2001:db8::${n}`)).toHaveLength(2);
  expect(count((n) => `2001:db8:0:${n}::1`)).toHaveLength(2);
  const last = count((n) => `2001:db8:0:${n + 1}00::1`);
  expect(last).toHaveLength(4);
  const [stranger, another] = [open('192.0.2.1'), open('192.0.2.2')];
  expect([stranger.destroyed, another.destroyed]).toEqual([false, true]);
  expect([open('192.0.2.9'), open('10.0.0.1')].map(({ destroyed }) => destroyed)).toEqual([
    false,
    false,
  ]);
  // As soon as a client has gone there is room again.
  for (const socket of [stranger, ...last]) socket.emit('close');
  expect([open('192.0.2.2'), open('2001:db8:0:900::1')].map((each) => each.destroyed)).toEqual([
    false,
    false,
  ]);
});

test('hundreds of devices that come and go leave nothing behind', async () => {
  const { port } = await serve(undefined, {
    limits: { streamsPerAddress: 1_000, connectionsPerAddress: 2_000 },
  });
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, HERE]);
  const open = () => {
    const raw = new Raw(port);
    raw.socket.write(`GET /api/stream?watch=${body.id} HTTP/1.1\r\n${HOST}\r\n`);
    return raw;
  };
  const health = async () => (await ann.ask<{ streams: number }>('/api/health')).body.streams;
  const many = Array.from({ length: 600 }, open);
  // Some clients disconnect before they get an answer.
  for (const [n, { socket }] of many.entries()) if (n % 3 === 0) socket.destroy();
  await Promise.all(many.filter((_, n) => n % 3 !== 0).map((raw) => raw.until('event: hello')));
  await expect.poll(health, PATIENT).toBe(400);
  await ann.segment(body.id, 0, 0, ['order keep']);
  await Promise.all(many.filter((_, n) => n % 3 !== 0).map((raw) => raw.until('"version":1')));
  for (const { socket } of many) socket.destroy();
  await expect.poll(health, PATIENT).toBe(0);
});

test('a client that does not read its stream is cut off before much data wait', () => {
  let [unread, destroyed] = [0, false];
  const line = lineTo({
    write: (text: string | Buffer) => {
      unread += text.length;
      return false;
    },
    get writableLength() {
      return unread;
    },
    destroy: () => {
      destroyed = true;
    },
    end: () => undefined,
  } as never);
  while (!destroyed) line.write('x'.repeat(1_000));
  expect(unread).toBeLessThan(1_100_000);
});
