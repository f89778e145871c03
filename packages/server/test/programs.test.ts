// Programs that play seats with a token: their rights, their view, and the messages about them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gaia } from '@pangaea/rules/gaia';
import type { GameRecord } from '@pangaea/rules/kernel';
import type { Legal, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import './all-games.ts';
import { Audit } from './audit.ts';
import { Browser, type Refusing } from './client.ts';
import { secretsShown } from './gaia-hidden.ts';
import { emptyFolder, serve, serveFile } from './running.ts';

const portOfFile = serveFile({ limits: { tablesPerHour: 10_000, claimsPerHour: 10_000 } });
const PERSON = { kind: 'person' };
const ANN = { ...PERSON, here: true, name: 'Ann' };

const programWith = (token: string, game?: string, port = portOfFile()) => {
  const program = new Browser(port, game);
  program.token = token;
  return program;
};
const legalOf = async (browser: Browser, id: string, query = '') =>
  (await browser.ask<Legal & Refusing>(`/api/tables/${id}/legal${query}`)).body;
const endToken = (browser: Browser, id: string, seat: number) =>
  browser.ask<TableInfo & Refusing>(
    `/api/tables/${id}/seats/${seat}/token`,
    undefined,
    { origin: browser.base },
    'DELETE',
  );

/** Ann made a table of two and has seat 0; her program has seat 1. */
async function withProgram(game = 'terra-nova') {
  const ann = new Browser(portOfFile(), game);
  const { id } = (await ann.create([ANN, PERSON])).body;
  const program = programWith(await ann.newToken(id, 1, 'Deep'), game);
  return { ann, id, program };
}

test('a program plays its seat: position, whose turn, what is legal, and the stream', async () => {
  const { ann, id, program } = await withProgram();
  const table = (await program.ask<TableInfo>(`/api/tables/${id}`)).body;
  expect(table).toMatchObject({ viewer: 1, made: false });
  const stream = await program.listen();
  const hello = await stream.until(({ event }) => event === 'hello');
  // The messages about seats have arrived.
  expect(hello.data.tables).toEqual([{ id, version: 0, number: 1, resumed: false, seats: [1] }]);
  for (let version = 0; version < 12; version++) {
    const turn = await legalOf(program, id);
    expect(turn).toMatchObject({ table: id, game: 'terra-nova', seat: 1, version, over: false });
    const own = turn.commands.length > 0;
    const command = own ? turn.commands[0] : ann.anyCommand(turn.position, 0, version);
    const sender = own ? program : ann;
    const sent = await sender.segment(id, own ? 1 : 0, version, [command ?? '']);
    expect([sent.status, sent.body.version]).toEqual([200, version + 1]);
    const told = await stream.until(({ data }) => data.version === version + 1);
    expect(told.data).toEqual({ ...sent.body, number: version + 2 });
  }
  stream.close();
});

test('the listed commands are those of the rules for the seat, in every game', async () => {
  for (const game of ['terra-nova', 'terra-mystica', 'gaia']) {
    const { ann, id, program } = await withProgram(game);
    const [mine, its] = [await legalOf(ann, id), await legalOf(program, id)];
    const asked = mine.commands.length > 0 ? mine : its;
    const other = asked === mine ? its : mine;
    expect(other.commands, game).toEqual([]);
    expect(asked.commands).toContain(ann.anyCommand(asked.position, asked.seat));
    expect(new Set(asked.commands).size).toBe(asked.commands.length);
    expect((await legalOf(ann, id, '?seat=1')).refusal.code).toBe('not-your-seat');
  }
});

test('stale, doubled and illegal commands are answered clearly and cost nothing', async () => {
  const { ann, id, program } = await withProgram();
  let turn = await legalOf(program, id);
  if (turn.commands.length === 0) {
    await ann.segment(id, 0, 0, [ann.anyCommand(turn.position, 0) ?? '']);
    turn = await legalOf(program, id);
  }
  // The seat that begins may be asked several times before the other.
  while (turn.commands.length === 0) {
    await ann.segment(id, 0, turn.version, [ann.anyCommand(turn.position, 0) ?? '']);
    turn = await legalOf(program, id);
  }
  const { version, commands } = turn;
  const illegal = await program.segment<Refusing>(id, 1, version, ['fly']);
  expect([illegal.status, illegal.body.index]).toEqual([422, 0]);
  const other = await program.segment<Refusing>(id, 0, version, [commands[0]]);
  expect([other.status, other.body.refusal.code]).toEqual([403, 'not-your-seat']);
  expect((await legalOf(program, id)).version).toBe(version);
  const sent = await program.segment(id, 1, version, [commands[0]], 'the-same-key');
  expect(sent.status).toBe(200);
  const again = await program.segment(id, 1, version, [commands[0]], 'the-same-key');
  expect([again.status, again.body]).toEqual([200, sent.body]);
  const reused = await program.segment<Refusing>(id, 1, version, ['end'], 'the-same-key');
  expect([reused.status, reused.body.refusal.code]).toEqual([409, 'key-reused']);
  const stale = await program.segment<Refusing>(id, 1, version, [commands[0]]);
  expect([stale.status, stale.body.refusal]).toEqual([
    409,
    { code: 'stale', params: { version: version + 1 } },
  ]);
  expect(stale.body.happened?.steps).toEqual(sent.body.steps);
  expect((await legalOf(program, id)).version).toBe(version + 1);
});

test('everybody is told that a program plays, and whose it is', async () => {
  const ann = new Browser(portOfFile());
  const { id, seats } = (await ann.create([ANN, PERSON, PERSON])).body;
  const ben = new Browser(portOfFile());
  await ben.claim(seats[1].link ?? '', 'Ben');
  const stream = await new Browser(portOfFile()).listen(undefined, `?watch=${id}`);
  await stream.until(({ event }) => event === 'hello');
  await ann.newToken(id, 2, 'Deep');
  const marks = async (browser: Browser) => {
    const { body } = await browser.ask<TableInfo>(`/api/tables/${id}`);
    return body.seats.map(({ name, program, playsForYou, yours }) => [
      name,
      program,
      playsForYou,
      yours,
    ]);
  };
  const told = await stream.until(({ event }) => event === 'seats');
  expect(told.data.seats).toEqual([
    { seat: 0, kind: 'person', name: 'Ann', joined: true },
    { seat: 1, kind: 'person', name: 'Ben', joined: true },
    { seat: 2, kind: 'person', name: 'Deep', joined: true, sameAs: 0, program: 'Ann' },
  ]);
  expect(await marks(ann)).toEqual([
    ['Ann', undefined, undefined, true],
    ['Ben', undefined, undefined, false],
    ['Deep', 'Ann', true, false],
  ]);
  // A program plays Ben's own seat; nobody else can start or end this.
  expect((await endToken(ben, id, 2)).body.refusal.code).toBe('not-your-seat');
  await expect(ann.newToken(id, 1)).rejects.toThrow('not-your-seat');
  await ben.newToken(id, 1);
  expect((await marks(ben))[1]).toEqual(['Ben', 'Ben', true, false]);
  const refused = await ben.segment<Refusing>(id, 1, 0, ['order keep']);
  expect(refused.body.refusal.code).toBe('not-your-seat');
  // The host of the table cannot end a program of another person.
  expect((await endToken(ann, id, 1)).status).toBe(403);
  expect((await endToken(ben, id, 1)).status).toBe(200);
  expect((await marks(ben))[1]).toEqual(['Ben', undefined, undefined, true]);
  const later = await stream.until(
    ({ event, data }) =>
      event === 'seats' && (data.seats as { program?: string }[])[1].program === 'Ben',
  );
  expect(later.text).toContain('"program":"Ann"');
  stream.close();
});

test('a name that somebody has is refused, and nothing is taken', async () => {
  const ann = new Browser(portOfFile());
  const { id } = (await ann.create([ANN, PERSON])).body;
  await expect(ann.newToken(id, 1, 'ＡＮＮ')).rejects.toThrow('name-taken');
  const { body } = await ann.ask<TableInfo>(`/api/tables/${id}`);
  expect(body.seats[1]).toMatchObject({ joined: false, name: '' });
});

test('an ended token opens nothing, and its stream ends; so it is with an older one and a freed seat', async () => {
  const { ann, id, program } = await withProgram();
  const path = `/api/tables/${id}/game`;
  const closing: readonly (() => Promise<unknown>)[] = [
    () => endToken(ann, id, 1),
    () => ann.newToken(id, 1),
    () => ann.ask(`/api/tables/${id}/seats/1`, undefined, { origin: ann.base }, 'DELETE'),
    () => ann.remove(id),
  ];
  for (const [at, close] of closing.entries()) {
    // A person who has left a seat must return before a program can play it.
    if (at > 2) await ann.ask(`/api/tables/${id}/return`, {});
    if (at > 0) program.token = await ann.newToken(id, 1);
    const stream = await program.listen();
    await stream.until(({ event }) => event === 'hello');
    expect((await program.ask(path)).status).toBe(200);
    await close();
    await stream.ended;
    stream.close();
    const refused = await program.ask<Refusing>(path);
    expect([at, refused.status, refused.body.refusal.code]).toEqual([at, 401, 'token-wrong']);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    const sent = await program.segment<Refusing>(id, 1, 0, ['order keep']);
    expect(sent.body.refusal.code).toBe('token-wrong');
    expect((await program.listen()).status).toBe(401);
  }
});

test('a token opens its own table, whatever cookie comes with it', async () => {
  const { ann, id, program } = await withProgram();
  const other = (await ann.create([ANN, PERSON])).body.id;
  program.cookie = ann.cookie;
  for (const path of [`/api/tables/${other}`, `/api/tables/${other}/legal`, '/api/tables']) {
    const { status, body } = await program.ask<Refusing>(path);
    expect([path, status, body.refusal.code]).toEqual([path, 403, 'token-elsewhere']);
  }
  expect((await program.listen(undefined, `?watch=${other}`)).status).toBe(403);
  const stream = await program.listen();
  const { data } = await stream.until(({ event }) => event === 'hello');
  expect(data.tables).toMatchObject([{ id }]);
  stream.close();
  // A header that a proxy has added is not regarded as a token.
  const basic = { authorization: 'Basic YW5uOnB3', cookie: ann.cookie };
  const asked = await new Browser(portOfFile()).ask<TableInfo>(
    `/api/tables/${id}`,
    undefined,
    basic,
  );
  expect(asked.body.made).toBe(true);
});

test('of a token only a hash is stored', async () => {
  const folder = emptyFolder();
  const { port, close } = await serve(folder);
  const ann = new Browser(port);
  const { id } = (await ann.create([ANN, PERSON])).body;
  const token = await ann.newToken(id, 1);
  const seen = (await ann.ask<TableInfo>(`/api/tables/${id}`)).headers;
  expect(seen.get('cache-control')).toBe('no-store');
  for (const { path, text } of ann.told.slice(0, -2)) expect([path, text]).not.toContain(token);
  expect(ann.told.at(-1)?.text).not.toContain(token);
  await close();
  const stored = readFileSync(join(folder, 'pangaea.db'), 'latin1');
  expect(stored).not.toContain(token);
  expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
});

test('a program with too many requests is told how long to wait, and others do not wait for it', async () => {
  let now = 1_000_000_000_000;
  const { port } = await serve(emptyFolder(), {
    now: () => now,
    limits: { programPerMinute: 6, streamsPerProgram: 1 },
  });
  const ann = new Browser(port);
  const { id } = (await ann.create([ANN, PERSON])).body;
  const program = programWith(await ann.newToken(id, 1), undefined, port);
  const stream = await program.listen();
  expect(stream.status).toBe(200);
  await stream.until(({ event }) => event === 'hello');
  expect((await program.listen()).status).toBe(429);
  for (let at = 0; at < 4; at++) expect((await legalOf(program, id)).version).toBe(0);
  const refused = await program.ask<Refusing>(`/api/tables/${id}/legal`);
  expect(refused.status).toBe(429);
  expect(refused.body.refusal).toEqual({ code: 'program-too-fast', params: { seconds: 10 } });
  expect(refused.headers.get('retry-after')).toBe('10');
  expect((await ann.ask(`/api/tables/${id}`)).status).toBe(200);
  now += 10_000;
  expect((await program.ask(`/api/tables/${id}/legal`)).status).toBe(200);
  stream.close();
});

test('a program is told what its seat may know and nothing else, nor is its person', async () => {
  const { ann, id, program } = await withProgram('gaia');
  const players = [ann, program];
  const streams = await Promise.all(players.map((player) => player.listen()));
  const seen: string[] = [];
  for (let turn = 0, over = false; !over; turn++) {
    const asked = await Promise.all(players.map((player) => legalOf(player, id)));
    for (const { position, seat } of asked) seen.push(...secretsShown(position, seat));
    over = asked.some((each) => each.over);
    for (const [seat, { version, commands }] of asked.entries()) {
      if (commands.length === 0) continue;
      const command = commands[(turn * 7) % commands.length];
      const sent = await players[seat].segment<Refusing>(id, seat, version, [command]);
      expect([200, 409]).toContain(sent.status);
    }
  }
  expect(seen).toEqual([]);
  const foreign = await ann.ask<Refusing>(`/api/tables/${id}/game?seat=1`);
  expect(foreign.body.refusal.code).toBe('not-your-seat');
  const { body: record } = await program.ask<GameRecord & { readonly salt: string }>(
    `/api/tables/${id}/record`,
  );
  const late = await ann.ask<Refusing>(`/api/tables/${id}/seats/0/token`, {});
  expect(late.body.refusal.code).toBe('table-over');
  // In the next game the person sits there, until a program gets the seat again.
  const { body: next } = await ann.ask<TableInfo>(`/api/tables/${id}/rematch`, {});
  expect(next.seats.map(({ yours, program }) => [yours, program])).toEqual([
    ...[true, true].map((yours) => [yours, undefined]),
  ]);
  expect((await program.ask(`/api/tables/${next.id}`)).status).toBe(403);
  const { length } = record.commands;
  await Promise.all(streams.map((stream) => stream.until(({ data }) => data.version === length)));
  for (const stream of streams) stream.close();
  const audit = new Audit(gaia(), record, secretsShown);
  for (const [seat, player] of players.entries()) {
    const told = player.toldOfGame.filter(({ path }) => !/\/(legal|token|rematch)$/.test(path));
    expect(told.length).toBeGreaterThan(length / 2);
    expect(audit.device(told, [seat])).toEqual([]);
    // A view for one seat is not accepted for the other one.
    expect(audit.device(told, [1 - seat])).not.toEqual([]);
  }
});
