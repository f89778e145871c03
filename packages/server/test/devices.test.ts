// Persons and their devices: a code is confirmed on the device that shows it, and a device that
// joined can be sent back for a day.

import type { DeviceList, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { deviceKind } from '../src/identity/device-kind.ts';
import { bring, codeOf, come, letIn, listOf, newTicket } from './bringing.ts';
import { type Answered, Browser, type Refusing } from './client.ts';
import { emptyFolder, serve, serveFile } from './running.ts';

const HERE = { kind: 'person', name: 'Ann', here: true };
const TWO = [HERE, { kind: 'person' }];
/** A table that is dealt immediately. */
const BOTH = [HERE, { ...HERE, name: 'Anna' }];
const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0';
const DAY = 24 * 3_600_000;

/** More than a file needs whose tests are run again. */
const limits = { tablesPerHour: 1_000, claimsPerHour: 1_000, codesPerHour: 1_000 };
const portOfFile = serveFile({ limits });

const browsers = (count: number) => Array.from({ length: count }, () => new Browser(portOfFile()));
const devicesOf = async (browser: Browser) => (await listOf(browser)).devices;
const end = (browser: Browser, device: number) =>
  browser.ask<Refusing>(`/api/devices/${device}`, undefined, { origin: browser.base }, 'DELETE');
const undo = (browser: Browser, join: number | undefined) =>
  browser.ask<Refusing>(
    `/api/devices/joins/${join}`,
    undefined,
    { origin: browser.base },
    'DELETE',
  );
const refusalOf = ({ status, body }: Answered<Refusing>) => [status, body.refusal.code];
const viewerOf = async (browser: Browser, id: string) =>
  (await browser.ask<TableInfo>(`/api/tables/${id}`)).body.viewer;
const tablesOf = async (browser: Browser) =>
  (await browser.ask<{ tables: TableInfo[] }>('/api/tables')).body.tables
    .map(({ id }) => id)
    .sort();
/** A server whose clock is set by hand. */
async function atTime() {
  const clock = { now: Date.now() };
  const { port } = await serve(undefined, { now: () => clock.now });
  return { clock, browsers: Array.from({ length: 4 }, () => new Browser(port)) };
}

test('a device that comes with a code waits until the other one lets it in', async () => {
  const [ann, phone] = browsers(2);
  const { body: table } = await ann.create(BOTH);
  const { code, link, left } = await codeOf(ann);
  expect(code).toMatch(/^[0-9b-z]{8}$/);
  expect(link).toBe(`${ann.base}/#/device/${code}`);
  expect(left).toBeLessThanOrEqual(600_000);
  const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toUpperCase();
  const coming = { ticket: newTicket() };
  const agent = { 'user-agent': PHONE };
  const came = await come(phone, typed, coming, agent);
  expect([came.status, came.headers.get('set-cookie')]).toEqual([200, null]);
  expect(came.body).toMatchObject({ state: 'waiting', check: expect.stringMatching(/^\d\d$/) });
  // The device has no person yet, however often it asks.
  expect((await come(phone, code, coming, agent)).body.check).toBe(came.body.check);
  expect(await viewerOf(phone, table.id)).toBe('spectator');
  const { arrival } = await listOf(ann);
  expect(arrival).toMatchObject({
    kind: 'phone',
    browser: 'Firefox · Android',
    check: came.body.check,
    games: [],
    devices: 0,
    state: 'waiting',
  });
  expect(JSON.stringify(arrival)).not.toContain(coming.ticket);
  const allowed = await letIn(ann, arrival?.id ?? '');
  expect(allowed.body.arrival?.state).toBe('allowed');
  const joined = await come(phone, code, coming, agent);
  expect(joined.body).toEqual({ state: 'joined' });
  const { devices, joins } = (await phone.ask<DeviceList>('/api/devices', undefined, agent)).body;
  expect(devices.find(({ own }) => own)).toMatchObject({ kind: 'phone', here: true });
  expect(joins).toMatchObject([{ own: true, brings: true, tables: 0, devices: 1, mayUndo: true }]);
  expect(await viewerOf(phone, table.id)).toBe(0);
  expect((await phone.segment(table.id, 0, 0, ['order keep'])).status).toBe(200);
  expect((await ann.segment(table.id, 0, 1, ['order ask'])).status).toBe(200);
  expect(await devicesOf(ann)).toHaveLength(2);
  expect((await listOf(ann)).arrival).toBeUndefined();
});

test('where the last answer was lost it comes again, to the same device alone', async () => {
  const [ann, phone, lost, eve] = browsers(4);
  await ann.create(TWO);
  const { code } = await codeOf(ann);
  const coming = { ticket: newTicket() };
  await come(lost, code, coming);
  await letIn(ann, (await listOf(ann)).arrival?.id ?? '');
  // The request is sent twice at the same time, and neither answer arrives.
  await Promise.all([come(lost, code, coming), come(lost, code, coming)]);
  expect((await come(phone, code, coming)).body.state).toBe('joined');
  expect(await devicesOf(ann)).toHaveLength(2);
  expect((await devicesOf(phone)).filter(({ own }) => own)).toHaveLength(1);
  // For a device without that secret the code can no longer be used.
  expect(refusalOf(await come(eve, code))).toEqual([403, 'code-wrong']);
  expect(eve.cookie).toBe('');
});

test('nobody is let in after a no, by a second answer, or by somebody else', async () => {
  const [ann, phone, eve] = browsers(3);
  await ann.create(TWO);
  await eve.create(TWO);
  const { code } = await codeOf(ann);
  const coming = { ticket: newTicket() };
  await come(phone, code, coming);
  const { arrival: { id } = { id: '' } } = await listOf(ann);
  const gone = [404, 'arrival-gone'];
  expect((await listOf(eve)).arrival).toBeUndefined();
  for (const other of [eve, phone, new Browser(portOfFile())]) {
    expect(refusalOf(await letIn(other, id))).toEqual(gone);
  }
  expect(refusalOf(await letIn(ann, 'another'))).toEqual(gone);
  expect((await letIn(ann, id, false)).status).toBe(200);
  expect((await letIn(ann, id, false)).status).toBe(200);
  expect(refusalOf(await letIn(ann, id))).toEqual(gone);
  for (const games of ['bring', 'leave'] as const) {
    const tried = await come(phone, code, { ...coming, games });
    expect(refusalOf(tried)).toEqual([403, 'arrival-refused']);
  }
  expect(refusalOf(await come(phone, code))).toEqual([403, 'code-wrong']);
  expect(await devicesOf(ann)).toHaveLength(1);
});

test('a device whose request comes twice at once is one arrival, with one pair of digits', async () => {
  const [ann, phone] = browsers(2);
  await ann.create(TWO);
  await phone.create(BOTH);
  const { code } = await codeOf(ann);
  const coming = { ticket: newTicket() };
  const came = await Promise.all(Array.from({ length: 3 }, () => come(phone, code, coming)));
  const { arrival } = await listOf(ann);
  expect(came.map(({ body }) => body.check)).toEqual(came.map(() => arrival?.check));
});

test('the allowed device is the one that was shown: a device that has changed is asked for again', async () => {
  const [ann, phone] = browsers(2);
  await ann.create(TWO);
  const { body: own } = await phone.create(BOTH);
  const { code } = await codeOf(ann);
  const ticket = newTicket();
  await come(phone, code, { ticket, games: 'leave' });
  const first = (await listOf(ann)).arrival;
  expect(first).toMatchObject({ brings: false, games: [] });
  await letIn(ann, first?.id ?? '');
  expect((await come(phone, code, { ticket, games: 'bring' })).body.state).toBe('waiting');
  const second = (await listOf(ann)).arrival;
  expect(second).toMatchObject({ state: 'waiting', brings: true });
  expect(second?.games).toEqual([{ id: own.id, game: 'terra-nova', names: [] }]);
  expect(refusalOf(await letIn(ann, first?.id ?? ''))).toEqual([404, 'arrival-gone']);
  expect(await tablesOf(ann)).not.toContain(own.id);
});

test('a code is for one device, ends after minutes, and with a newer one', async () => {
  const {
    clock,
    browsers: [ann, phone],
  } = await atTime();
  const other = new Browser(Number(new URL(ann.base).port));
  await ann.create(TWO);
  const wrong = [403, 'code-wrong'];
  const used = (await codeOf(ann)).code;
  const coming = { ticket: newTicket() };
  expect((await come(phone, used, coming)).status).toBe(200);
  expect(refusalOf(await come(other, used))).toEqual(wrong);
  const late = (await listOf(ann)).arrival?.id ?? '';
  clock.now += 600_000;
  // It is too late to accept the device, and too late for the device to join.
  expect(refusalOf(await letIn(ann, late))).toEqual([404, 'arrival-gone']);
  expect(refusalOf(await come(phone, used, coming))).toEqual(wrong);
  const replaced = (await codeOf(ann)).code;
  expect((await come(phone, replaced, coming)).status).toBe(200);
  const newest = (await codeOf(ann)).code;
  expect(refusalOf(await come(phone, replaced, coming))).toEqual(wrong);
  expect((await listOf(ann)).arrival).toBeUndefined();
  expect((await come(other, newest)).status).toBe(200);
  // Neither person has any seat or data yet that a device could join.
  expect(refusalOf(await phone.ask<Refusing>('/api/devices/code', {}))).toEqual([
    404,
    'device-unknown',
  ]);
});

test('of two devices that use one code at once one waits to be let in', async () => {
  const [ann] = browsers(1);
  await ann.create(TWO);
  for (let round = 0; round < 3; round++) {
    const { code } = await codeOf(ann);
    // One of them has played on this server before.
    const [known, fresh] = browsers(2);
    await known.create(TWO);
    const tried = await Promise.all([come(known, code), come(fresh, code)]);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 403]);
  }
});

test('a device that guesses codes is stopped, and one that waits is not', async () => {
  const { port } = await serve(undefined, { limits: { codesPerHour: 5 } });
  const [ann, phone, eve] = Array.from({ length: 3 }, () => new Browser(port));
  await ann.create(TWO);
  const waiting = { code: (await codeOf(ann)).code, ticket: newTicket() };
  for (let asked = 0; asked < 9; asked++) {
    expect((await come(phone, waiting.code, waiting)).body.state).toBe('waiting');
  }
  for (let guess = 0; guess < 4; guess++) {
    const tried = await come(eve, `bbbb-bbb${guess}`);
    expect(refusalOf(tried)).toEqual([403, 'code-wrong']);
    expect(tried.headers.get('set-cookie')).toBeNull();
  }
  // From that network even the right code is refused now.
  const tried = await come(eve, (await codeOf(ann)).code);
  expect(refusalOf(tried)).toEqual([429, 'too-many-requests']);
  expect(Number(tried.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the things of a device come along with it, also of its group, unless both play at one table', async () => {
  const [ann, phone, ben, tablet] = browsers(4);
  const { body: first } = await ann.create(TWO);
  const { body: second } = await phone.create(BOTH);
  await ben.claim(first.seats[1].link ?? '', 'Ben');
  // Ben plays against Ann: no device may see both hands, whether Ben's seat moves to Ann or stays
  // behind.
  for (const games of ['bring', 'leave'] as const) {
    expect(refusalOf(await bring(ann, ben, games))).toEqual([409, 'same-table']);
  }
  expect(await viewerOf(ben, first.id)).toBe(1);

  await bring(phone, tablet);
  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  const { code } = await codeOf(ann);
  const coming = { ticket: newTicket() };
  await come(phone, code, coming);
  const { arrival } = await listOf(ann);
  expect(arrival).toMatchObject({ devices: 1, games: [{ id: second.id, game: 'terra-nova' }] });
  await letIn(ann, arrival?.id ?? '');
  expect((await come(phone, code, coming)).status).toBe(200);
  for (const browser of [ann, phone, tablet]) {
    expect(await tablesOf(browser)).toEqual([first.id, second.id].sort());
    expect(await devicesOf(browser)).toHaveLength(3);
  }
  // A stream that is open already gets news of the new tables.
  expect((await tablet.segment(second.id, 0, 0, ['order keep'])).status).toBe(200);
  await stream.until(({ data }) => data.table === second.id);
});

test('one press gives back within a day exactly what was, and not later', async () => {
  const {
    clock,
    browsers: [ann, phone],
  } = await atTime();
  const { body: hers } = await ann.create(BOTH);
  const { body: his } = await phone.create(BOTH);
  const notes = `/api/tables/${his.id}/notes`;
  await phone.ask(notes, { text: 'mine' });
  await bring(ann, phone);
  await ann.ask(notes, { text: 'overwritten' });
  const [join] = (await listOf(phone)).joins;
  expect(join).toMatchObject({ own: true, tables: 1, left: DAY, mayUndo: true });
  const stream = await ann.listen(undefined, `?watch=${his.id}`);
  await stream.until(({ event }) => event === 'hello');
  expect((await undo(phone, join.id)).status).toBe(200);
  expect([await tablesOf(ann), await tablesOf(phone)]).toEqual([[hers.id], [his.id]]);
  expect((await phone.ask(notes)).body).toMatchObject({ text: 'mine' });
  expect((await ann.ask(notes)).status).toBe(403);
  // A stream that is open already no longer shows the hand.
  await stream.until(({ event, data }) => event === 'seats' || data.table === his.id);
  expect(await viewerOf(ann, his.id)).toBe('spectator');
  expect(refusalOf(await undo(phone, join.id))).toEqual([404, 'join-gone']);
  await bring(ann, phone);
  const again = (await listOf(ann)).joins[0].id;
  clock.now += DAY;
  for (const browser of [ann, phone]) {
    expect((await listOf(browser)).joins).toEqual([]);
    expect(refusalOf(await undo(browser, again))).toEqual([404, 'join-gone']);
  }
});

test('a device that leaves its games plays none of them, and can always go back to them', async () => {
  const {
    clock,
    browsers: [ann, phone],
  } = await atTime();
  await ann.create(BOTH);
  const { body: his } = await phone.create(BOTH);
  await bring(ann, phone, 'leave');
  for (const browser of [ann, phone]) {
    expect(await viewerOf(browser, his.id)).toBe('spectator');
    expect((await listOf(browser)).joins).toMatchObject([{ brings: false, tables: 1 }]);
  }
  clock.now += 40 * DAY;
  expect((await listOf(ann)).joins).toEqual([]);
  const [join] = (await listOf(phone)).joins;
  expect(refusalOf(await undo(ann, join.id))).toEqual([404, 'join-gone']);
  // The device is signed out: it plays its own games again, and none of hers.
  expect((await end(ann, join.device)).status).toBe(200);
  expect(await tablesOf(phone)).toEqual([his.id]);
  expect((await phone.segment(his.id, 0, 0, ['order keep'])).status).toBe(200);
});

test('a person who takes a stranger’s code, or lets a thief in, loses nothing for good', async () => {
  const [eve, ann, thief] = browsers(3);
  const { body: bait } = await eve.create(BOTH);
  const { body: table } = await ann.create(BOTH);
  await bring(eve, ann);
  const joined = [409, 'joined-lately'];
  const seat = `/api/tables/${table.id}/seats/0`;
  const [own] = (await devicesOf(ann)).filter((device) => device.own);
  expect(refusalOf(await end(eve, own.id))).toEqual(joined);
  for (const [path, body, method] of [
    [seat, undefined, 'DELETE'],
    [`/api/tables/${table.id}`, undefined, 'DELETE'],
    [`${seat}/leave`, { level: 'beginner' }, 'POST'],
    [`${seat}/token`, {}, 'POST'],
    [`${seat}/token`, undefined, 'DELETE'],
  ] as const) {
    const tried = await eve.ask<Refusing>(path, body, { origin: eve.base }, method);
    expect([path, ...refusalOf(tried)]).toEqual([path, ...joined]);
  }
  // The attacker's own seats stay the attacker's, and a device that joined later cannot undo
  // anything.
  await bring(eve, thief);
  const [, hers] = (await listOf(thief)).joins;
  expect(refusalOf(await undo(thief, hers.id))).toEqual([403, 'came-later']);
  expect(refusalOf(await undo(new Browser(portOfFile()), hers.id))).toEqual([404, 'join-gone']);
  expect((await undo(ann, hers.id)).status).toBe(200);
  expect([await tablesOf(ann), await tablesOf(eve)]).toEqual([[table.id], [bait.id]]);
  expect(await viewerOf(thief, table.id)).toBe('spectator');
  // The other way round: a thief's device was accepted, and cannot sign out any older device.
  const [old] = await devicesOf(ann);
  await bring(ann, thief);
  expect(refusalOf(await end(thief, old.id))).toEqual(joined);
  expect((await undo(ann, (await listOf(ann)).joins[0].id)).status).toBe(200);
  expect(await viewerOf(thief, table.id)).toBe('spectator');
});

test('a device that is ended while its stream is open plays and hears nothing any more', async () => {
  const {
    clock,
    browsers: [ann, phone, eve, laptop],
  } = await atTime();
  const { body: table } = await ann.create(BOTH);
  await bring(ann, laptop);
  await bring(ann, phone);
  const stream = await phone.listen();
  await stream.until(({ event }) => event === 'hello');
  const [own] = (await devicesOf(ann)).filter(({ own }) => own);
  const other = (await devicesOf(phone)).filter(({ own }) => own)[0];
  expect((await devicesOf(ann)).find(({ id }) => id === other.id)?.here).toBe(true);
  await eve.create(TWO);
  for (const browser of [eve, new Browser(Number(new URL(ann.base).port))]) {
    expect(refusalOf(await end(browser, other.id))).toEqual([404, 'device-unknown']);
  }
  clock.now += DAY;
  expect((await end(ann, other.id)).status).toBe(200);
  await stream.ended;
  expect(refusalOf(await phone.segment(table.id, 0, 0, ['order keep']))).toEqual([
    403,
    'not-your-seat',
  ]);
  expect(await viewerOf(phone, table.id)).toBe('spectator');
  expect((await phone.ask(`/api/tables/${table.id}/game?seat=0`)).status).toBe(403);
  expect(await tablesOf(phone)).toEqual([]);
  expect(await devicesOf(phone)).toEqual([]);
  // The last device stays signed in, since otherwise nobody could return.
  const last = (await devicesOf(laptop)).find(({ own }) => own);
  expect((await end(ann, last?.id ?? 0)).status).toBe(200);
  expect(refusalOf(await end(ann, own.id))).toEqual([409, 'last-device']);
  expect((await ann.segment(table.id, 0, 0, ['order keep'])).status).toBe(200);
});

test('devices, what they play and what can be undone are the same after a restart', async () => {
  const folder = emptyFolder();
  const server = await serve(folder);
  const [ann, phone] = Array.from({ length: 2 }, () => new Browser(server.port));
  const { body: table } = await ann.create(TWO);
  await bring(ann, phone);
  await server.close();
  const { port } = await serve(folder);
  for (const browser of [ann, phone]) browser.base = `http://127.0.0.1:${port}`;
  expect([await viewerOf(ann, table.id), await viewerOf(phone, table.id)]).toEqual([0, 0]);
  expect(await devicesOf(phone)).toHaveLength(2);
  expect((await undo(ann, (await listOf(ann)).joins[0].id)).status).toBe(200);
  expect(await viewerOf(phone, table.id)).toBe('spectator');
});

test('a device names its own kind, and only known names are stored', () => {
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
