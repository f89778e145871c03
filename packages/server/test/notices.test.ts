// A person whose pages are closed gets notices about turns and other news.
import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { TableInfo, Telling } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { HERE, HOUR, MINUTE, move, type Scene, sitDown } from './clocked.ts';
import { FalseClock } from './false-clock.ts';
import { addChannel, claimsOf, FalseInternet, passing, Subscription } from './notice-world.ts';
import { emptyFolder, serve } from './running.ts';

const SLOW = { kind: 'slow', days: 3, out: 'bot', level: 'beginner' };
const LIVE = { kind: 'live', minutes: 5, seconds: 10, out: 'wait' };
const RAW = { kind: 'hook', form: 'raw', url: 'https://hooks.example/a', language: 'en' };

interface NoticeScene extends Scene {
  readonly internet: FalseInternet;
  /** Lets time pass hour by hour, so that due work is done. */
  readonly pass: (ms: number) => Promise<void>;
}

async function scene(time: object = SLOW, folder = emptyFolder()): Promise<NoticeScene> {
  const internet = new FalseInternet();
  const table = await sitDown(time, { sender: internet }, folder);
  return { ...table, internet, pass: passing(table.clock, folder) };
}

async function telling(browser: Browser): Promise<Telling> {
  return (await browser.ask<Telling>('/api/telling')).body;
}

test('it is told of its turn when it still is after two minutes, once, and what the others did', async () => {
  const table = await scene();
  const { seats, first, other, internet, id } = table;
  const browser = new Subscription('ben');
  const channel = await addChannel(seats[other], browser.channel());
  await move(table, first);
  await table.pass(2 * MINUTE - 1_000);
  expect(internet.sent).toEqual([]);
  await table.pass(2_000);
  const [sent, ...more] = internet.take(browser.endpoint);
  expect(more).toEqual([]);
  const said = browser.read(sent);
  expect(said).toMatchObject({ path: `/t/${id}`, topic: id, waiting: 1 });
  expect(said.title).toMatch(/^Terra Nova: your turn \(with /);
  expect(said.body).toMatch(/: choose the /);
  expect(sent.headers).toMatchObject({
    topic: id,
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
  });
  const { key } = await telling(seats[other]);
  const claims = {
    key,
    aud: 'https://push.example',
    sub: expect.stringMatching(/^(mailto|https):/),
  };
  expect(claimsOf(sent)).toMatchObject(claims);
  await table.pass(24 * HOUR);
  expect(internet.sent).toEqual([]);
  expect(await telling(seats[other])).toMatchObject({
    told: [{ kind: 'dealt' }, { table: id, kind: 'turn', channel, outcome: 'sent' }],
  });
});

test('nobody is told of what is past', async () => {
  const table = await scene();
  const { seats, first, other, internet } = table;
  await addChannel(seats[other], RAW);
  await move(table, first);
  await table.pass(MINUTE);
  await move(table, other);
  await table.pass(10 * MINUTE);
  expect(internet.sent).toEqual([]);
  // After the next move it is this person's turn again: another notice.
  await move(table, first);
  await table.pass(3 * MINUTE);
  expect(internet.sent).toHaveLength((await table.look()).deciders.includes(other) ? 1 : 0);
});

test('nobody is told while it looks at the table, and then it is', async () => {
  const table = await scene();
  const { seats, first, other, internet, id } = table;
  await addChannel(seats[other], RAW);
  const page = await seats[other].listen(undefined, `?watch=${id}`);
  await page.until(({ event }) => event === 'hello');
  await move(table, first);
  await table.pass(10 * MINUTE);
  expect(internet.sent).toEqual([]);
  expect((await telling(seats[other])).waiting).toContainEqual(
    expect.objectContaining({ kind: 'turn', why: 'looking' }),
  );
  page.close();
  const isThere = async () => {
    const presence = await seats[other].ask<{ looking: number[] }>(`/api/tables/${id}/presence`);
    return presence.body.looking.includes(other);
  };
  while (await isThere()) await setTimeout(5);
  await table.pass(4 * MINUTE);
  expect(internet.sent).toHaveLength(1);
});

test('nobody is told in its night', async () => {
  const table = await scene();
  const { seats, first, other, internet } = table;
  // It is one o'clock in the afternoon, UTC.
  const night = { from: '12:30', to: '20:00' };
  await seats[other].ask('/api/hours', { zone: 'UTC', night, weekend: [], daysOff: [] });
  await addChannel(seats[other], RAW);
  await move(table, first);
  await table.pass(6 * HOUR);
  expect(internet.sent).toEqual([]);
  expect((await telling(seats[other])).waiting).toContainEqual(
    expect.objectContaining({ kind: 'turn', why: 'hours' }),
  );
  await table.pass(2 * HOUR);
  expect(internet.sent).toHaveLength(1);
});

test('at a live table it is told at once', async () => {
  const table = await scene(LIVE);
  const { seats, first, other, internet } = table;
  await addChannel(seats[other], RAW);
  await move(table, first);
  await table.pass(6_000);
  expect(internet.sent).toHaveLength(1);
});

test('kinds that are turned off are not told, and are once they are on again', async () => {
  const table = await scene();
  const { seats, first, other, internet } = table;
  await addChannel(seats[other], RAW);
  const off = { off: ['turn', 'dealt', 'time'] };
  expect((await seats[other].ask('/api/telling', off)).body).toMatchObject(off);
  await move(table, first);
  await table.pass(HOUR);
  expect(internet.sent).toEqual([]);
  expect((await telling(seats[other])).waiting).toContainEqual(
    expect.objectContaining({ kind: 'turn', why: 'off' }),
  );
  await seats[other].ask('/api/telling', { off: [] });
  await table.pass(3 * MINUTE);
  expect(internet.sent).toHaveLength(1);
});

test('it is told again that a third of its time is left, and twelve hours', async () => {
  const table = await scene();
  const { seats, first, other, internet } = table;
  await addChannel(seats[other], { ...RAW, language: 'ja' });
  await move(table, first);
  await table.pass(HOUR);
  expect(internet.take('https://hooks')).toHaveLength(1);
  const kinds = () =>
    internet.take('https://hooks').map(({ body }) => JSON.parse(String(body)).tables[0].kinds);
  await table.pass(46 * HOUR);
  expect(kinds()).toEqual([]);
  await table.pass(2 * HOUR);
  expect(kinds()).toEqual([['time']]);
  await table.pass(13 * HOUR);
  expect(kinds()).toEqual([['time']]);
});

test('a hook gets what it can read, without calling anybody, and a signature where it is ours', async () => {
  const [internet, folder] = [new FalseInternet(), emptyFolder()];
  const clock = new FalseClock(Date.UTC(2027, 0, 13, 12));
  const { now, after, elapsed } = clock;
  const { port } = await serve(folder, { sender: internet, now, after, elapsed });
  const ann = new Browser(port);
  const seats = [{ ...HERE, name: '@everyone <!channel> [x](y)' }, HERE];
  const game = { game: 'terra-nova', options: {}, seats };
  const { id } = (await ann.ask<{ id: string }>('/api/tables', game)).body;
  const made = await ann.ask<{ secret: string }>('/api/telling/channels', RAW);
  const { secret } = made.body;
  const ids: number[] = [(await telling(ann)).channels[0].id];
  const base = 'https://discord.com/api/webhooks/1/x';
  ids.push(await addChannel(ann, { ...RAW, form: 'discord', url: base }));
  ids.push(await addChannel(ann, { ...RAW, form: 'slack', url: 'https://hooks.slack.com/x' }));
  // The hook of a table sends messages to the group, with the names of the people at the table.
  await ann.ask(`/api/tables/${id}/hook`, {
    form: 'discord',
    url: `${base}/group`,
    language: 'en',
  });
  await passing(clock, folder)(3 * MINUTE);
  const [group] = internet.take(`${base}/group`);
  const { content, allowed_mentions } = JSON.parse(String(group.body));
  expect(allowed_mentions).toEqual({ parse: [] });
  expect(content).not.toMatch(/(?<!\\)@everyone|(?<!\\)\[x/);
  expect(content).toContain(`/t/${id}>`);
  const [raw] = internet.take(RAW.url);
  const stamp = raw.headers['x-pangaea-timestamp'];
  const signature = createHmac('sha256', secret).update(`${stamp}.${raw.body}`).digest('hex');
  expect(raw.headers['x-pangaea-signature']).toBe(`sha256=${signature}`);
  expect(JSON.parse(String(raw.body))).toMatchObject({
    url: `http://127.0.0.1:${port}/t/${id}`,
    tables: [{ table: id, game: 'terra-nova', kinds: ['turn'] }],
  });
  const [slack] = internet.take('https://hooks.slack.com');
  expect(JSON.parse(String(slack.body)).text).not.toMatch(/<!channel>/);
  expect(ids).toHaveLength(3);
});

test('a subscription that is gone is ended, and one that fails is tried again, ever later', async () => {
  const table = await scene();
  const { seats, first, other, internet } = table;
  const gone = new Subscription('gone');
  await addChannel(seats[other], gone.channel());
  await addChannel(seats[other], RAW);
  internet.answer = ({ url }) => ({ status: url === gone.endpoint ? 410 : 503 });
  await move(table, first);
  await table.pass(3 * MINUTE);
  expect(internet.take(gone.endpoint)).toHaveLength(1);
  expect((await telling(seats[other])).channels).toMatchObject([
    { kind: 'hook', at: 'hooks.example', failing: expect.any(Number), isOff: false },
  ]);
  expect((await telling(seats[other])).told[0]).toMatchObject({
    outcome: 'failed',
    why: 'status 503',
  });
  for (let minute = 0; minute < 62; minute++) await table.pass(MINUTE);
  const tries = internet.take(RAW.url).length;
  expect([tries >= 5, tries <= 8]).toEqual([true, true]);
  internet.answer = () => ({ status: 200 });
  for (let minute = 0; minute < 62; minute++) await table.pass(MINUTE);
  expect(internet.take(RAW.url)).toHaveLength(1);
  expect((await telling(seats[other])).told[0]).toMatchObject({ outcome: 'sent' });
});

test('a channel that fails for a day is turned off, and its person told on another', async () => {
  const table = await scene();
  const { seats, first, other, internet } = table;
  const phone = new Subscription('phone');
  // A subscription that has ended in the meantime is removed, together with its list of notices.
  const gone = new Subscription('gone');
  await addChannel(seats[other], phone.channel('ja'));
  await addChannel(seats[other], gone.channel());
  await addChannel(seats[other], RAW);
  internet.answer = ({ url }) => {
    if (url === RAW.url) return { fault: 'unreachable' };
    const isGone = url === gone.endpoint && internet.sent.filter((each) => each.url === url)[1];
    return { status: isGone ? 410 : 201 };
  };
  await move(table, first);
  await table.pass(27 * HOUR);
  expect(internet.take(gone.endpoint)).toHaveLength(2);
  const said = internet.take(phone.endpoint).map((each) => phone.read(each));
  expect(said.map(({ title }) => title)).toContain('Pangaea');
  expect(said.find(({ title }) => title === 'Pangaea')?.body).toContain('hooks.example');
  expect((await telling(seats[other])).channels).toMatchObject([{ isOff: false }, { isOff: true }]);
  internet.take(RAW.url);
  await table.pass(3 * HOUR);
  expect(internet.take(RAW.url)).toEqual([]);
});

test('the games of a person come in one message', async () => {
  const table = await scene();
  const { seats, first, other, internet } = table;
  // A second table of the same two people, at which it is also somebody's turn.
  const game = { game: 'terra-nova', options: {}, time: SLOW, seats: [HERE, { kind: 'person' }] };
  const { body } = await seats[0].ask<{ id: string; seats: { link?: string }[] }>(
    '/api/tables',
    game,
  );
  await seats[1].claim(body.seats[1].link ?? '', 'Ben');
  const look = async () => (await seats[0].ask(`/api/tables/${body.id}`)).body as never;
  const second: Scene = { ...table, id: body.id, look };
  const night = { from: '12:30', to: '20:00' };
  await seats[other].ask('/api/hours', { zone: 'UTC', night, weekend: [], daysOff: [] });
  const phone = new Subscription('phone');
  await addChannel(seats[other], phone.channel());
  await move(table, first);
  const { deciders } = (await second.look()) as TableInfo;
  if (deciders.includes(first)) await move(second, first);
  await table.pass(9 * HOUR);
  const sent = internet.take(phone.endpoint).map((each) => phone.read(each));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ title: '2 games wait for you', path: '/', waiting: 2 });
});

test('a waiting notice is sent after a kill, too', async () => {
  const internet = new FalseInternet();
  const folder = emptyFolder();
  const table = await sitDown(SLOW, { sender: internet }, folder);
  const { seats, first, other, clock } = table;
  await addChannel(seats[other], RAW);
  await move(table, first);
  await table.close();
  const again = await serve(folder, {
    sender: internet,
    now: clock.now,
    after: clock.after,
    elapsed: clock.elapsed,
  });
  await passing(clock, folder)(3 * MINUTE);
  expect(internet.sent).toHaveLength(1);
  await again.close();
});

test('a test is sent once a minute, and only to channels of one’s own', async () => {
  const { seats, internet } = await scene();
  const phone = new Subscription('phone');
  const channel = await addChannel(seats[0], phone.channel('ja'));
  const path = `/api/telling/channels/${channel}/test`;
  await addChannel(seats[1], RAW);
  expect((await seats[1].ask(path, {})).status).toBe(404);
  expect((await seats[0].ask(path, {})).body).toEqual({ outcome: 'sent' });
  expect(phone.read(internet.sent[0])).toMatchObject({ title: 'Pangaea：テスト', path: '/' });
  expect((await seats[0].ask(path, {})).status).toBe(429);
});

test.each([
  [{ ...RAW, url: 'http://hooks.example/' }],
  [{ ...RAW, url: 'https://hooks.example:8443/' }],
  [{ ...RAW, url: 'https://ann:b@hooks.example/' }],
  [{ ...RAW, form: 'discord' }],
  [{ ...RAW, form: 'slack', url: 'https://hooks.slack.com.evil.example/' }],
  [{ ...new Subscription('x').channel(), p256dh: 'A'.repeat(87) }],
  [{ ...new Subscription('x').channel(), endpoint: 'http://push.example/' }],
])('no channel leads to %j', async (channel) => {
  const { port } = await serve();
  const ann = new Browser(port);
  const { status, body } = await ann.ask('/api/telling/channels', channel);
  expect([status, body]).toMatchObject([422, { refusal: { code: 'channel-wrong' } }]);
});

test('a person has ten channels, and addresses and secrets are told to nobody', async () => {
  const { port } = await serve(undefined, { sender: new FalseInternet() });
  const ann = new Browser(port);
  for (let at = 0; at < 10; at++) await addChannel(ann, { ...RAW, url: `https://h.example/${at}` });
  const more = await ann.ask('/api/telling/channels', { ...RAW, url: 'https://h.example/10' });
  expect([more.status, more.body]).toMatchObject([409, { refusal: { code: 'too-many-channels' } }]);
  // The same subscription added again does not become a second channel.
  await addChannel(ann, { ...RAW, url: 'https://h.example/3' });
  const { body } = await ann.ask('/api/telling');
  expect(JSON.stringify(body)).not.toContain('h.example/');
  expect((body.channels as unknown[]).length).toBe(10);
});
