import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { Browser, dealAndFree, type Refusing } from './client.ts';
import { Raw } from './raw.ts';
import { emptyFolder, serve, serveFile } from './running.ts';

/** More than a file needs whose tests are run again. */
const limits = { tablesPerHour: 1_000, claimsPerHour: 1_000, codesPerHour: 1_000 };
const portOfFile = serveFile({ limits });

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
    seat: 1,
    kind: 'person',
    name: 'Ben',
    joined: true,
    yours: true,
  });
  // The host of the table sees no link to a seat that is taken.
  const seen = await ann.ask<typeof body>(`/api/tables/${body.id}`);
  expect(seen.body.seats[1]).toMatchObject({ name: 'Ben', joined: true });
  expect(seen.body.seats[1]).not.toHaveProperty('link');
});

test('a used link opens nothing to others, says who sits there, and changes no name', async () => {
  const port = portOfFile();
  const [ann, ben, eve] = [new Browser(port), new Browser(port), new Browser(port)];
  const { body } = await ann.create(PEOPLE);
  const link = body.seats[1].link ?? '';
  const first = await ben.claim(link, 'Ben');
  // For a person at the table the link stays the same.
  expect(await ben.offer(link)).toMatchObject({ status: 200, body: { yours: true } });
  expect((await ben.claim(link, 'Benjamin')).body).toEqual(first.body);
  const taken = { code: 'seat-taken', params: { seat: 1, name: 'Ben' } };
  for (const tried of [await eve.offer(link), await eve.claim(link, 'Stranger')]) {
    expect([tried.status, tried.body]).toEqual([409, { refusal: taken }]);
    expect(tried.headers.get('set-cookie')).toBeNull();
  }
  // The host of the table has no special right here.
  expect((await ann.claim(link)).status).toBe(409);
  const seen = await eve.ask<typeof body>(`/api/tables/${body.id}`);
  expect(seen.body).toMatchObject({ viewer: 'spectator', host: 0 });
  expect(seen.body.seats[1]).toMatchObject({ name: 'Ben', joined: true, yours: false });
  const played = await eve.segment<Refusing>(body.id, 1, 0, ['order keep']);
  expect([played.status, played.body.refusal.code]).toEqual([403, 'not-your-seat']);
});

test('a claim whose answer is cut off is the same when it comes again, for that device alone', async () => {
  const port = portOfFile();
  for (const which of ['seat', 'invitation'] as const) {
    const [ann, ben, eve] = [new Browser(port), new Browser(port), new Browser(port)];
    const { body } = await ann.create(PEOPLE);
    const { id } = body;
    const link = (which === 'seat' ? body.seats[1].link : body.invitation) ?? '';
    const key = link.split('#')[1];
    const [again, share] = ['a'.repeat(32), 'b'.repeat(32)];
    const claim = { key, name: 'Ben', share, again };
    const text = JSON.stringify(claim);
    const raw = new Raw(port);
    const head = `POST /api/tables/${id}/seats HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${ann.base}\r\n`;
    const ofBody = `content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
    raw.socket.pause();
    raw.socket.write(head + ofBody, 'latin1');
    const seen = async () => (await ann.ask<TableInfo>(`/api/tables/${id}`)).body;
    await expect.poll(async () => (await seen()).seats[1].joined).toBe(true);
    raw.socket.destroy();
    expect(raw.got).toBe('');
    // With this share the game was dealt, and the share becomes public. Neither the share nor the
    // link is enough to get the seat.
    expect((await seen()).deal).toMatchObject({ dealt: true, shares: [{}, { share }] });
    const claims = (browser: Browser, more: object) =>
      browser.ask<TableInfo & Refusing>(`/api/tables/${id}/seats`, { ...claim, ...more });
    for (const other of [ann, eve]) {
      for (const more of [{ again: undefined }, { again: share }, { again: 'c'.repeat(32) }]) {
        const { status } = await claims(other, more);
        expect(status).toBe(other === ann && which === 'invitation' ? 200 : 409);
      }
      expect(other.cookie === '').toBe(other === eve);
    }
    expect((await claims(ben, { key: 'guessed' })).status).toBe(403);
    const offered = await ben.ask(`/api/tables/${id}/link`, { key, again });
    expect([offered.status, offered.body]).toEqual([200, { yours: false, seat: 1 }]);
    // The second answer is lost as well.
    expect((await claims(ben, {})).body.viewer).toBe(1);
    ben.cookie = '';
    const sits = await claims(ben, { name: 'Benjamin' });
    expect([sits.status, sits.body.viewer, sits.body.seats[1].name]).toEqual([200, 1, 'Ben']);
    expect((await ben.ask<TableInfo>(`/api/tables/${id}`)).body.viewer).toBe(1);
    // As soon as the device is known, its claim is answered, and the secret is no longer accepted.
    const offers = async () => (await eve.ask(`/api/tables/${id}/link`, { key, again })).status;
    await expect.poll(offers).toBe(409);
    expect((await claims(eve, {})).status).toBe(409);
    expect((await ben.claim(link)).status).toBe(200);
  }
});

test('one link gives every free seat, one to each person, and then none', async () => {
  const port = portOfFile();
  const [ann, ben, cleo, eve] = Array.from({ length: 4 }, () => new Browser(port));
  const { body } = await ann.create([...PEOPLE, { kind: 'bot', level: 'beginner' }, PEOPLE[1]]);
  const link = body.invitation ?? '';
  expect(await ben.offer(link)).toMatchObject({ body: { yours: false, seat: 1 } });
  expect((await ben.claim(link, 'Ben')).body).toMatchObject({ viewer: 1 });
  // A second click, or the same link opened again by a player, takes no second seat.
  expect((await ben.claim(link, 'Ben')).body).toMatchObject({ viewer: 1 });
  expect(await ann.offer(link)).toMatchObject({ body: { yours: true, invites: true, seat: 3 } });
  const { body: last } = await cleo.claim(link, 'Cleo');
  expect(last).toMatchObject({ viewer: 3 });
  expect(last).not.toHaveProperty('invitation');
  const { status, body: refused } = await eve.claim(link, 'Eve');
  expect([status, refused]).toEqual([409, { refusal: { code: 'seats-taken', params: {} } }]);
  // Only the host sees the link, and only while the seat is free.
  expect((await ann.ask<typeof body>(`/api/tables/${body.id}`)).body).not.toHaveProperty(
    'invitation',
  );
});

test('everybody is told that two seats are of one person, whatever their names', async () => {
  const port = portOfFile();
  const [ann, eve, ben] = [new Browser(port), new Browser(port), new Browser(port)];
  const person = { kind: 'person' };
  const { body } = await ann.create([...PEOPLE, person, person]);
  const { id, seats } = body;
  const watching = await ben.listen(undefined, `?watch=${id}`);
  await eve.claim(seats[1].link ?? '', 'Zed');
  await eve.claim(seats[3].link ?? '', 'Yan');
  await ben.claim(seats[2].link ?? '', 'Ben');
  const same = (all: TableInfo['seats']) => all.map(({ sameAs }) => sameAs);
  const expected = [undefined, undefined, undefined, 1];
  for (const browser of [ann, eve, ben, new Browser(port)]) {
    const { body: seen } = await browser.ask<TableInfo>(`/api/tables/${id}`);
    expect(same(seen.seats)).toEqual(expected);
  }
  const told = await watching.until(
    ({ event, data }) => event === 'seats' && (data.seats as TableInfo['seats'])[2].joined,
  );
  expect(same(told.data.seats as TableInfo['seats'])).toEqual(expected);
  watching.close();
});

test('of two browsers that open one link at once one gets the seat, the other hears who', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  for (let round = 0; round < 10; round++) {
    const { body } = await ann.create(PEOPLE);
    const names = ['Ben', 'Cleo', 'Dora', 'Emil'];
    const tried = await Promise.all(
      names.map((name, n) => {
        const link = n % 2 === 0 ? body.seats[1].link : body.invitation;
        return new Browser(port).claim(link ?? '', name);
      }),
    );
    const won = tried.findIndex(({ status }) => status === 200);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(tried[won].body.seats[1].name).toBe(names[won]);
    const { body: now } = await ann.ask<typeof body>(`/api/tables/${body.id}`);
    expect(now.seats[1]).toMatchObject({ name: names[won], joined: true });
    for (const { body: lost } of tried.filter(({ status }) => status === 409)) {
      const { code } = (lost as unknown as Refusing).refusal;
      expect(['seat-taken', 'seats-taken']).toContain(code);
    }
  }
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
  // Bots have no secret: an empty secret must not be accepted for them.
  expect((await eve.ask(`/api/tables/${body.id}/seats`, { key: '' })).status).toBe(400);
});

test('others see neither links nor seed, and own no seat', async () => {
  const port = portOfFile();
  const [ann, eve] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([...PEOPLE, { kind: 'bot', level: 'beginner' }]);
  await dealAndFree(ann, body, 1);
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
      why: 'must be equal to one of the allowed values: first-game, beginner, casual, intermediate, skilled, strong, master',
    },
  ]);
  expect(await why({ kind: 'person', level: 'strong' })).toEqual([
    400,
    { where: 'body/seats/1', why: 'must NOT have additional properties' },
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
  // Emoji of families and hearts contain joiners and selectors.
  const { body } = await ann.create([
    { ...person('葉月👩\u200d👧'), here: true },
    person('Ben ❤\ufe0f'),
    { kind: 'person' },
  ]);
  const link = body.seats[2].link ?? '';
  const taken = await ben.claim(link, 'BEN ❤');
  expect([taken.status, (taken.body as unknown as Refusing).refusal.code]).toEqual([
    409,
    'name-taken',
  ]);
  expect((await ben.claim(link, 'Ben')).status).toBe(200);
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

test('before the deal a seat is freed by who sits there or who made the table, and its old link is dead', async () => {
  const port = portOfFile();
  const [ann, ben, cleo, eve] = Array.from({ length: 4 }, () => new Browser(port));
  const { body } = await ann.create([...PEOPLE, PEOPLE[1], PEOPLE[1]]);
  const { id } = body;
  const [first, invitation] = [body.seats[1].link ?? '', body.invitation ?? ''];
  await ben.claim(first, 'Ben');
  await cleo.claim(invitation, 'Cleo');
  const free = (browser: Browser, seat: number) =>
    browser.ask<TableInfo>(
      `/api/tables/${id}/seats/${seat}`,
      undefined,
      { origin: ann.base },
      'DELETE',
    );
  for (const other of [cleo, eve]) expect((await free(other, 1)).status).toBe(403);
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  const { status, body: freed } = await free(ann, 1);
  expect(status).toBe(200);
  expect(freed.seats[1]).toMatchObject({ name: '', joined: false, yours: false });
  // All clients get the message, and the person who had the seat cannot play any more and sees only
  // what a spectator sees.
  const told = await stream.until(({ event }) => event === 'seats');
  expect((told.data.seats as unknown[])[1]).toMatchObject({ name: '', joined: false });
  const played = await ben.segment<Refusing>(id, 1, 0, ['order keep']);
  expect([played.status, played.body.refusal.code]).toEqual([403, 'not-your-seat']);
  expect((await ben.ask(`/api/tables/${id}/game?seat=1`)).status).toBe(403);
  expect((await ben.ask<TableInfo>(`/api/tables/${id}`)).body.viewer).toBe('spectator');
  const dead = await eve.claim(first, 'Eve');
  const { refusal } = dead.body as unknown as Refusing;
  expect([dead.status, refusal.code]).toEqual([403, 'seat-key-wrong']);
  expect(freed.invitation).toBe(invitation);
  // The name is free as well, and a second click frees no other seat.
  expect((await eve.claim(freed.invitation ?? '', 'Ben')).body).toMatchObject({ viewer: 1 });
  expect((await free(cleo, 2)).body.seats[2]).toMatchObject({ joined: false });
  const again = (await ann.ask<TableInfo>(`/api/tables/${id}`)).body.seats[2].link;
  await free(ann, 2);
  expect((await ann.ask<TableInfo>(`/api/tables/${id}`)).body.seats[2].link).toBe(again);
});

test('the invitation to a table that waits lives on, whoever comes and goes', async () => {
  const port = portOfFile();
  const [ann, ben, cleo, eve] = Array.from({ length: 4 }, () => new Browser(port));
  const { body } = await ann.create([...PEOPLE, PEOPLE[1]]);
  const [own, invitation] = [body.seats[1].link ?? '', body.invitation ?? ''];
  const free = (browser: Browser, seat: number) =>
    browser.ask<TableInfo>(
      ...([
        `/api/tables/${body.id}/seats/${seat}`,
        undefined,
        { origin: ann.base },
        'DELETE',
      ] as const),
    );
  expect((await ben.claim(own, 'Ben')).status).toBe(200);
  // One person leaves, and another one is removed by a request.
  for (const from of [ben, ann]) {
    expect((await free(from, 1)).body.deal).toMatchObject({ dealt: false });
    expect((await ann.ask<TableInfo>(`/api/tables/${body.id}`)).body.invitation).toBe(invitation);
    expect((await ben.claim(invitation, 'Ben')).body).toMatchObject({ viewer: 1 });
  }
  // The link of that seat was used before.
  await free(ben, 1);
  expect((await eve.claim(own, 'Eve')).status).toBe(403);
  expect((await eve.claim(invitation, 'Eve')).body).toMatchObject({ viewer: 1 });
  expect((await cleo.claim(invitation, 'Cleo')).body).toMatchObject({ viewer: 2 });
  // After the deal the host can free no seat, and nobody gets a seat that was left through the
  // host.
  expect((await free(ann, 1)).status).toBe(403);
  expect((await free(eve, 1)).status).toBe(200);
  expect((await new Browser(port).claim(invitation, 'Dan')).status).toBe(403);
});

test('new links are given by who made the table alone, and the old ones are dead', async () => {
  const port = portOfFile();
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create(PEOPLE);
  const { id } = body;
  expect((await ben.ask(`/api/tables/${id}/links`, {})).status).toBe(403);
  const { body: renewed } = await ann.ask<TableInfo>(`/api/tables/${id}/links`, {});
  for (const old of [body.seats[1].link, body.invitation]) {
    expect((await ben.claim(old ?? '')).status).toBe(403);
  }
  expect((await ben.claim(renewed.seats[1].link ?? '', 'Ben')).body.viewer).toBe(1);
});

test('freed seats and new links are still there after a restart', async () => {
  const folder = emptyFolder();
  const server = await serve(folder);
  const [ann, ben] = [new Browser(server.port), new Browser(server.port)];
  const { body } = await ann.create([...PEOPLE, PEOPLE[1]]);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  const path = `/api/tables/${body.id}`;
  await ann.ask(`${path}/seats/1`, undefined, { origin: ann.base }, 'DELETE');
  const { body: renewed } = await ann.ask<TableInfo>(`${path}/links`, {});
  await server.close();
  const { port } = await serve(folder);
  for (const browser of [ann, ben]) browser.base = `http://127.0.0.1:${port}`;
  const { body: now } = await ann.ask<TableInfo>(path);
  const keys = ({ seats, invitation }: TableInfo) =>
    [invitation, ...seats.map(({ link }) => link)].map((link) => link?.split('#')[1]);
  expect(keys(now)).toEqual(keys(renewed));
  expect((await ben.ask<TableInfo>(path)).body.viewer).toBe('spectator');
});

test('beside an equal name one that looks the same is refused, and another one proposed', async () => {
  const [ann, ben] = [new Browser(portOfFile()), new Browser(portOfFile())];
  const { body } = await ann.create([
    { kind: 'person', here: true, name: 'Ann' },
    { kind: 'person' },
  ]);
  const link = body.seats[1].link ?? '';
  for (const name of ['\u0410nn', '\u0391nn', '\u1d00nn', 'A nn', 'Ann.']) {
    const { status, body } = await ben.claim(link, name);
    const { refusal } = body as unknown as { refusal: { code: string; params: { free: string } } };
    expect([name, status, refusal.code]).toEqual([name, 409, 'name-taken']);
    expect(refusal.params.free).toBe(`${name} 2`);
  }
  expect((await ben.claim(link, `B${'\u0323'.repeat(9)}en`)).status).toBe(400);
  expect((await ben.claim(link, 'Ben')).status).toBe(200);
});

test('another person at a device takes a further seat by the invitation, until the game is dealt', async () => {
  const port = portOfFile();
  const [ann, ben, cleo] = Array.from({ length: 3 }, () => new Browser(port));
  const { body } = await ann.create([...PEOPLE, PEOPLE[1], PEOPLE[1]]);
  const link = body.invitation ?? '';
  await ben.claim(link, 'Ben');
  const path = `/api/tables/${body.id}/seats`;
  const key = link.split('#')[1];
  const beside = (browser: Browser, name: string) =>
    browser.ask<TableInfo & Refusing>(path, { key, name, beside: true });
  const { body: both } = await beside(ben, 'Bea');
  expect(both.seats.map(({ name, yours }) => [name, yours])).toEqual([
    [both.seats[0].name, false],
    ['Ben', true],
    ['Bea', true],
    ['', false],
  ]);
  // The same request again adds no third person: no name occurs twice.
  expect((await beside(ben, 'Bea')).body.refusal.code).toBe('name-taken');
  expect(both.seats[2].sameAs).toBe(1);
  await cleo.claim(link, 'Cleo');
  expect((await ben.offer(link)).body).toEqual({ yours: true, invites: true });
  expect((await beside(ben, 'Bob')).body.refusal.code).toBe('sits-here');
});
