import { expect, test } from 'vitest';
import { Browser, type Refusing } from './client.ts';
import { serveFile } from './running.ts';

const portOfFile = serveFile();

const PEOPLE = [{ kind: 'person', name: 'Ann', here: true }, { kind: 'person' }];

test('a link gives its seat to the device, by a cookie no script can read', async () => {
  const port = portOfFile();
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create(PEOPLE);
  const link = body.seats[1].link ?? '';
  const { status, headers, body: joined } = await ben.claim(link, '  Ben ');
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(
    /^pangaea-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  expect(joined.viewer).toBe(1);
  expect(joined.seats[1]).toEqual({
    ...{ seat: 1, kind: 'person', name: 'Ben', joined: true, yours: true, devices: 1 },
  });
  // Who made the table sees no link to a seat that is taken.
  const seen = await ann.ask<typeof body>(`/api/tables/${body.id}`);
  expect(seen.body.seats[1]).toMatchObject({ name: 'Ben', joined: true });
  expect(seen.body.seats[1]).not.toHaveProperty('link');
});

test('a link opens the seat on a second device, and again on the first', async () => {
  const port = portOfFile();
  const [ann, phone, laptop] = [new Browser(port), new Browser(port), new Browser(port)];
  const { body } = await ann.create(PEOPLE);
  const link = body.seats[1].link ?? '';
  const first = await phone.claim(link, 'Ben');
  expect((await phone.claim(link)).body).toEqual(first.body);
  expect((await laptop.claim(link)).body.seats[1]).toMatchObject({ name: 'Ben', yours: true });
});

test('who holds a seat hears that its link was opened on another device, and nobody else does', async () => {
  const port = portOfFile();
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create(PEOPLE);
  const { id, seats } = body;
  const seen = async (browser: Browser) =>
    (await browser.ask<typeof body>(`/api/tables/${id}`)).body.seats.map(({ devices }) => devices);
  await ben.claim(seats[1].link ?? '', 'Ben');
  const stream = await ben.listen();
  expect(await seen(ben)).toEqual([undefined, 1]);
  // Ann kept the link that she gave away.
  await new Browser(port).claim(seats[1].link ?? '');
  const { text } = await stream.until(({ event }) => event === 'seats');
  expect(text).not.toContain('devices');
  expect(await seen(ben)).toEqual([undefined, 2]);
  expect(await seen(ann)).toEqual([1, undefined]);
});

test('a wrong secret gives no seat and makes no device', async () => {
  const port = portOfFile();
  const [ann, eve] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create(PEOPLE);
  const {
    status,
    body: answer,
    headers,
  } = await eve.ask<Refusing>(`/api/tables/${body.id}/seats`, { key: 'guessed' });
  expect(status).toBe(403);
  expect(answer.refusal).toEqual({ code: 'seat-key-wrong', params: {} });
  expect(headers.get('set-cookie')).toBeNull();
  // Bots have no secret, so that an empty one must not be theirs.
  expect((await eve.ask(`/api/tables/${body.id}/seats`, { key: '' })).status).toBe(400);
});

test('others see neither links nor seed, and own no seat', async () => {
  const port = portOfFile();
  const [ann, eve] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([...PEOPLE, { kind: 'bot', level: 'beginner' }]);
  const seen = await eve.ask<typeof body>(`/api/tables/${body.id}`);
  expect(seen.body.viewer).toBe('spectator');
  expect(JSON.stringify(seen.body)).not.toContain('link');
  expect(seen.body.seats.some(({ yours }) => yours)).toBe(false);
  const game = await eve.game(body.id);
  expect(game.position).toMatchObject({ position: { random: [0, 0, 0, 0] } });
  expect(game).not.toHaveProperty('fairness');
  for (const browser of [ann, eve]) {
    const record = await browser.ask<Refusing>(`/api/tables/${body.id}/record`);
    expect(record.status).toBe(409);
    expect(record.body.refusal.code).toBe('game-not-over');
  }
  const asSeat = await eve.ask<Refusing>(`/api/tables/${body.id}/game?seat=0`);
  expect([asSeat.status, asSeat.body.refusal.code]).toEqual([403, 'not-your-seat']);
  expect((await ann.ask(`/api/tables/${body.id}/game?seat=0`)).status).toBe(200);
});

test('a device finds its tables again, and no others', async () => {
  const port = portOfFile();
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const first = await ann.create(PEOPLE);
  const second = await ann.create(PEOPLE);
  await ben.claim(second.body.seats[1].link ?? '');
  const ids = async (browser: Browser) =>
    (await browser.ask<{ tables: { id: string }[] }>('/api/tables')).body.tables
      .map(({ id }) => id)
      .sort();
  expect(await ids(ann)).toEqual([first.body.id, second.body.id].sort());
  expect(await ids(ben)).toEqual([second.body.id]);
  expect(await ids(new Browser(port))).toEqual([]);
});

test('a table that does not fit the game is refused with its reason', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  const code = async (seats: readonly unknown[], options: unknown = {}) => {
    const { status, body } = await ann.create(seats, options);
    return [status, (body as unknown as Refusing).refusal.code];
  };
  const person = { kind: 'person' };
  expect(await code([person])).toEqual([422, 'option-value']);
  expect(await code([person, person], { players: 2 })).toEqual([422, 'option-unknown']);
  expect(await code([person, person], { colour: 'red' })).toEqual([422, 'option-unknown']);
  expect(await code([person, person], [])).toEqual([400, 'request-malformed']);
  expect(await code([person, { kind: 'bot' }])).toEqual([400, 'request-malformed']);
  expect(await code([person, { kind: 'bot', level: 'god' }])).toEqual([400, 'request-malformed']);
  expect(await code([person, { kind: 'person', name: 'a\nb' }])).toEqual([
    400,
    'request-malformed',
  ]);
  const other = await ann.ask<Refusing>('/api/tables', {
    game: 'go',
    options: {},
    seats: [person],
  });
  expect([other.status, other.body.refusal.code]).toEqual([422, 'game-unknown']);
});

test('a request says at its place what it may not have, and what it may', async () => {
  const ann = new Browser(portOfFile());
  const why = async (seat: unknown) => {
    const { status, body } = await ann.create([{ kind: 'person' }, seat]);
    return [status, (body as unknown as Refusing).refusal.params];
  };
  expect(await why({ kind: 'bot', level: 'god' })).toEqual([
    400,
    {
      where: 'body/seats/1/level',
      why: 'must be equal to one of the allowed values: beginner, intermediate, strong',
    },
  ]);
  expect(await why({ kind: 'person', level: 'strong' })).toEqual([
    ...[400, { where: 'body/seats/1', why: 'must NOT have additional properties' }],
  ]);
});

test('nobody takes the name of another, or one that cannot be seen', async () => {
  const port = portOfFile();
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const person = (name: string) => ({ kind: 'person', name });
  for (const [one, other] of [
    ['Ann', 'Ann'],
    ['Ann', ' ann '],
    ['Ａｎｎ', 'Ann'],
    ['Ann B', 'Ann  B'],
    ['An\u200dn', 'Ann'],
  ]) {
    const { status, body } = await ann.create([person(one), person(other)]);
    const { code } = (body as unknown as Refusing).refusal;
    expect([one, other, status, code]).toEqual([one, other, 409, 'name-taken']);
  }
  for (const hidden of ['\u3164', '\u2800', '\u00ad', '\u034f', '\u{e0041}', '\ufff9', '\uffa0']) {
    expect((await ann.create([person('Ann'), person(`Ann${hidden}`)])).status).toBe(400);
  }
  expect((await ann.create([person(''), person('  ')])).status).toBe(201);
  // Families and hearts are drawn with joiners and selectors.
  const { body } = await ann.create([
    ...[{ ...person('葉月👩\u200d👧'), here: true }, person('Ben ❤\ufe0f'), { kind: 'person' }],
  ]);
  const link = body.seats[2].link ?? '';
  const taken = await ben.claim(link, 'BEN ❤');
  expect([taken.status, (taken.body as unknown as Refusing).refusal.code]).toEqual([
    ...[409, 'name-taken'],
  ]);
  expect((await ben.claim(link, 'Ben')).status).toBe(200);
  // One's own name stays one's own.
  expect((await ben.claim(link, 'ben')).status).toBe(200);
});

test('a page of another site can change nothing', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  await ann.create(PEOPLE);
  const body = { game: 'terra-nova', options: {}, seats: PEOPLE };
  const from = async (headers: Record<string, string>) =>
    (await ann.ask('/api/tables', body, headers)).status;
  expect(await from({ origin: 'http://evil.example' })).toBe(403);
  expect(await from({ origin: `http://127.0.0.1:${port + 1}` })).toBe(403);
  expect(await from({ origin: 'null' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(201);
  expect(await from({})).toBe(201);
});

test('a device stays known for another year whenever its page opens, and a stranger gets no cookie', async () => {
  const port = portOfFile();
  const [ann, eve] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create(PEOPLE);
  const { cookie } = ann;
  for (const path of ['/api/tables', `/api/tables/${body.id}`]) {
    const { headers } = await ann.ask(path);
    expect(headers.get('set-cookie'), path).toMatch(
      /; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(ann.cookie).toBe(cookie);
    expect((await eve.ask(path)).headers.get('set-cookie'), path).toBeNull();
  }
  eve.cookie = `pangaea-device=${'a'.repeat(43)}`;
  expect((await eve.ask('/api/tables')).headers.get('set-cookie')).toBeNull();
});
