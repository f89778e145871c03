// Persons and their devices.

import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { deviceKind } from '../src/identity/device-kind.ts';
import { type Answered, Browser, type Refusing } from './client.ts';
import { emptyFolder, serve, serveFile } from './running.ts';

const HERE = { kind: 'person', name: 'Ann', here: true };
const TWO = [HERE, { kind: 'person' }];
/** Dealt as it is made. */
const BOTH = [HERE, { ...HERE, name: 'Anna' }];
const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0';

interface Device {
  readonly id: number;
  readonly kind: string;
  readonly browser: string;
  readonly here: boolean;
  readonly own: boolean;
}
type Devices = Answered<{ readonly devices: readonly Device[] }>;

const portOfFile = serveFile();

const devicesOf = async (browser: Browser) =>
  (await browser.ask<Devices['body']>('/api/devices')).body.devices;
const codeOf = async (browser: Browser) =>
  (await browser.ask<{ code: string; link: string; left: number }>('/api/devices/code', {})).body;
const bring = (browser: Browser, code: string, headers: Record<string, string> = {}) =>
  browser.ask<Devices['body'] & Refusing>('/api/devices', { code }, headers);
const end = (browser: Browser, device: number) =>
  browser.ask<Refusing>(`/api/devices/${device}`, undefined, { origin: browser.base }, 'DELETE');
const refusalOf = ({ status, body }: Answered<Refusing>) => [status, body.refusal.code];

test('a code brings a further device, which plays the same seats and is listed', async () => {
  const port = portOfFile();
  const [ann, phone] = [new Browser(port), new Browser(port)];
  const { body: table } = await ann.create(BOTH);
  const { code, link, left } = await codeOf(ann);
  expect(code).toMatch(/^[0-9b-z]{8}$/);
  expect(link).toBe(`${ann.base}/#/device/${code}`);
  expect(left).toBe(600_000);
  const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toUpperCase();
  const { status, body } = await bring(phone, typed, { 'user-agent': PHONE });
  expect(status).toBe(200);
  expect(body.devices.find(({ own }) => own)).toMatchObject({
    kind: 'phone',
    browser: 'Firefox · Android',
    here: true,
  });
  const seen = await phone.ask<TableInfo>(`/api/tables/${table.id}`);
  expect(seen.body).toMatchObject({ viewer: 0, made: true });
  expect((await phone.segment(table.id, 0, 0, ['order keep'])).status).toBe(200);
  expect((await ann.segment(table.id, 0, 1, ['order ask'])).status).toBe(200);
  expect(await devicesOf(ann)).toHaveLength(2);
});

test('a code is used once, ends after minutes, and with a newer one', async () => {
  let now = Date.now();
  const { port } = await serve(undefined, { now: () => now });
  const ann = new Browser(port);
  await ann.create(TWO);
  const wrong = [403, 'code-wrong'];
  const used = (await codeOf(ann)).code;
  expect((await bring(new Browser(port), used)).status).toBe(200);
  expect(refusalOf(await bring(new Browser(port), used))).toEqual(wrong);
  const late = (await codeOf(ann)).code;
  now += 600_000;
  expect(refusalOf(await bring(new Browser(port), late))).toEqual(wrong);
  const replaced = (await codeOf(ann)).code;
  const newest = (await codeOf(ann)).code;
  expect(refusalOf(await bring(new Browser(port), replaced))).toEqual(wrong);
  expect((await bring(new Browser(port), newest)).status).toBe(200);
  // Who is nobody yet has nothing to bring a device to.
  expect(refusalOf(await new Browser(port).ask<Refusing>('/api/devices/code', {}))).toEqual([
    404,
    'device-unknown',
  ]);
});

test('of two devices that use one code at once one is let in', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  await ann.create(TWO);
  for (let round = 0; round < 3; round++) {
    const { code } = await codeOf(ann);
    // One of them has played here before.
    const known = new Browser(port);
    await known.create(TWO);
    const tried = await Promise.all([bring(known, code), bring(new Browser(port), code)]);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 403]);
  }
});

test('who guesses codes is stopped', async () => {
  const { port } = await serve(undefined, { limits: { codesPerHour: 5 } });
  const [ann, eve] = [new Browser(port), new Browser(port)];
  await ann.create(TWO);
  const { code } = await codeOf(ann);
  for (let guess = 0; guess < 5; guess++) {
    const tried = await bring(eve, `bbbb-bbb${guess}`);
    expect(refusalOf(tried)).toEqual([403, 'code-wrong']);
    expect(tried.headers.get('set-cookie')).toBeNull();
  }
  // From there not even the right one opens anything now.
  const tried = await bring(eve, code);
  expect(refusalOf(tried)).toEqual([429, 'too-many-requests']);
  expect(Number(tried.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what a device played before comes along, unless two people would become one', async () => {
  const port = portOfFile();
  const [ann, phone, ben, tablet] = Array.from({ length: 4 }, () => new Browser(port));
  const { body: first } = await ann.create(TWO);
  const { body: second } = await phone.create(BOTH);
  await ben.claim(first.seats[1].link ?? '', 'Ben');
  // Against Ann plays Ben: nobody sees both hands.
  expect(refusalOf(await bring(ben, (await codeOf(ann)).code))).toEqual([409, 'same-table']);
  expect((await ben.ask<TableInfo>(`/api/tables/${first.id}`)).body.viewer).toBe(1);

  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  expect((await bring(phone, (await codeOf(ann)).code)).status).toBe(200);
  for (const browser of [ann, phone]) {
    const { body } = await browser.ask<{ tables: TableInfo[] }>('/api/tables');
    expect(body.tables.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    expect(body.tables.every(({ made, viewer }) => made && viewer === 0)).toBe(true);
  }
  // A stream that was open hears of what has come.
  expect((await phone.segment(second.id, 0, 0, ['order keep'])).status).toBe(200);
  await stream.until(({ data }) => data.table === second.id);

  // Somebody with two devices: the other one was not asked.
  await tablet.create(TWO);
  expect(refusalOf(await bring(phone, (await codeOf(tablet)).code))).toEqual([
    409,
    'device-shared',
  ]);
});

test('a device that is ended while its stream is open plays and hears nothing any more', async () => {
  const port = portOfFile();
  const [ann, phone, eve] = Array.from({ length: 3 }, () => new Browser(port));
  const { body: table } = await ann.create(BOTH);
  await bring(phone, (await codeOf(ann)).code);
  const stream = await phone.listen();
  await stream.until(({ event }) => event === 'hello');
  const [own] = (await devicesOf(ann)).filter(({ own }) => own);
  const [other] = (await devicesOf(ann)).filter(({ own }) => !own);
  expect(other.here).toBe(true);
  await eve.create(TWO);
  expect(refusalOf(await end(eve, other.id))).toEqual([404, 'device-unknown']);
  expect(refusalOf(await end(new Browser(port), other.id))).toEqual([404, 'device-unknown']);
  expect((await end(ann, other.id)).status).toBe(200);
  await stream.ended;
  expect(refusalOf(await phone.segment(table.id, 0, 0, ['order keep']))).toEqual([
    403,
    'not-your-seat',
  ]);
  expect((await phone.ask<TableInfo>(`/api/tables/${table.id}`)).body.viewer).toBe('spectator');
  expect((await phone.ask(`/api/tables/${table.id}/game?seat=0`)).status).toBe(403);
  expect((await phone.ask<{ tables: [] }>('/api/tables')).body.tables).toEqual([]);
  expect(await devicesOf(phone)).toEqual([]);
  // The last one stays, or nobody could come back.
  expect(refusalOf(await end(ann, own.id))).toEqual([409, 'last-device']);
  expect((await ann.segment(table.id, 0, 0, ['order keep'])).status).toBe(200);
});

test('devices and what they play are the same after a restart', async () => {
  const folder = emptyFolder();
  const server = await serve(folder);
  const [ann, phone, gone] = Array.from({ length: 3 }, () => new Browser(server.port));
  const { body: table } = await ann.create(TWO);
  for (const browser of [gone, phone]) await bring(browser, (await codeOf(ann)).code);
  const [, second] = (await devicesOf(ann)).toSorted((one, other) => one.id - other.id);
  await end(ann, second.id);
  await server.close();
  const { port } = await serve(folder);
  for (const browser of [ann, phone, gone]) browser.base = `http://127.0.0.1:${port}`;
  const viewers = [ann, phone, gone].map(
    async (browser) => (await browser.ask<TableInfo>(`/api/tables/${table.id}`)).body.viewer,
  );
  expect(await Promise.all(viewers)).toEqual([0, 0, 'spectator']);
  expect(await devicesOf(phone)).toHaveLength(2);
});

test('what a device is it says itself, and only known names are kept', () => {
  const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36';
  for (const [said, kind, browser] of [
    [PHONE, 'phone', 'Firefox · Android'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${safari}`, 'phone', 'Safari · iOS'],
    [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${safari}`, 'tablet', 'Safari · iPadOS'],
    [`Mozilla/5.0 (Linux; Android 16; SM-X900) ${chrome}`, 'tablet', 'Chrome · Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64) ${chrome} Edg/144.0`, 'computer', 'Edge · Windows'],
    ['<b>Robot</b>', 'unknown', ''],
    [undefined, 'unknown', ''],
  ] as const) {
    expect(deviceKind(said)).toEqual({ kind, browser });
  }
});
