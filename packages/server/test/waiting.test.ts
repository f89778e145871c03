// Friends who do not come: before the game is dealt, a free seat goes to a bot, or the table is
// made smaller.

import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import './all-games.ts';
import { Browser, type Refusing } from './client.ts';
import { serveFile } from './running.ts';

const PERSON = { kind: 'person' };
const HERE = { ...PERSON, here: true, name: 'Ann' };

const portOfFile = serveFile({ botPool: { budgetMs: 20 } });

type Answer = TableInfo & Refusing;
const one = (id: string) => `/api/tables/${id}`;
const look = async (browser: Browser, id: string) => (await browser.ask<TableInfo>(one(id))).body;
const bot = (browser: Browser, id: string, seat: number) =>
  browser.ask<Answer>(`${one(id)}/seats/${seat}/bot`, { level: 'beginner' });
const remove = (browser: Browser, id: string, seat: number) =>
  browser.ask<Answer>(`${one(id)}/seats/${seat}/remove`, {});
/** A request that names the number of seats that its sender saw. */
const removeOf = (browser: Browser, id: string, seat: number, of: number) =>
  browser.ask<Answer>(`${one(id)}/seats/${seat}/remove`, { of });
const free = (browser: Browser, id: string, seat: number) =>
  browser.ask<Answer>(`${one(id)}/seats/${seat}`, undefined, { origin: browser.base }, 'DELETE');
const code = ({ status, body }: { status: number; body: TableInfo & Partial<Refusing> }) => [
  status,
  body.refusal?.code,
];

/** Ann waits for a number of friends; Ben has taken the named seat. */
async function waiting(friends: number, { ben = 1, game = 'terra-nova', options = {} } = {}) {
  const [ann, ben_] = [new Browser(portOfFile(), game), new Browser(portOfFile(), game)];
  const { body } = await ann.create([HERE, ...Array(friends).fill(PERSON)], options);
  if (ben > 0) await ben_.claim(body.seats[ben].link ?? '', 'Ben');
  return { id: body.id, ann, ben: ben_, links: body.seats.map(({ link }) => link ?? '') };
}

test('a bot gets a free seat, all are told, and with the last one the game is dealt', async () => {
  const { id, ann, ben, links } = await waiting(3);
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  expect((await bot(ann, id, 2)).body).toMatchObject({
    deal: { dealt: false },
    seats: [{}, {}, { kind: 'bot', level: 'beginner', joined: true }, { joined: false }],
  });
  await stream.until(
    ({ event, data }) => event === 'seats' && (data.seats as TableInfo['seats'])[2].kind === 'bot',
  );
  // The link to that seat no longer works; the invitation leads to the seat that is still free.
  const cleo = new Browser(portOfFile());
  expect(code(await cleo.claim(links[2], 'Cleo'))).toEqual([403, 'seat-key-wrong']);
  expect((await bot(ann, id, 3)).body.deal?.dealt).toBe(true);
  await stream.until(
    ({ event, data }) => event === 'seats' && (data.deal as { dealt: boolean }).dealt,
  );
  expect((await ben.game(id)).deciders.length).toBeGreaterThan(0);
  expect(code(await bot(ann, id, 3))).toEqual([409, 'already-dealt']);
  expect(code(await remove(ann, id, 3))).toEqual([409, 'already-dealt']);
  expect((await free(ann, id, 3)).status).toBe(403);
});

test('the host makes room for a friend again where a bot sat', async () => {
  const { id, ann, ben } = await waiting(2);
  await bot(ann, id, 2).then(() => undefined);
  const other = await waiting(3);
  await bot(other.ann, other.id, 2);
  expect(code(await free(other.ben, other.id, 2))).toEqual([403, 'not-your-seat']);
  const { body } = await free(other.ann, other.id, 2);
  expect(body.seats[2]).toMatchObject({ kind: 'person', joined: false });
  const cleo = new Browser(portOfFile());
  expect((await cleo.claim(body.seats[2].link ?? '', 'Cleo')).body.viewer).toBe(2);
  // In a game that is dealt already nothing changes.
  expect((await look(ben, id)).deal?.dealt).toBe(true);
  expect((await free(ann, id, 2)).status).toBe(403);
});

test('without a free seat the others move up, each with its share and hand', async () => {
  const { id, ann, ben, links } = await waiting(3, { ben: 3, game: 'gaia', options: {} });
  const program = await ann.newToken(id, 2);
  expect((await look(ben, id)).viewer).toBe(3);
  const { body } = await remove(ann, id, 1);
  expect(body).toMatchObject({
    options: { players: 3 },
    viewer: 0,
    deal: { dealt: true, shares: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] },
    seats: [{ name: 'Ann' }, { program: 'Ann' }, { name: 'Ben' }],
  });
  expect(await look(ben, id)).toMatchObject({ viewer: 2 });
  const asked = await new Browser(portOfFile()).ask(`${one(id)}/legal`, undefined, {
    authorization: `Bearer ${program}`,
  });
  expect(asked.body).toMatchObject({ seat: 1 });
  expect((await ben.ask(`${one(id)}/game?seat=2`)).status).toBe(200);
  expect((await ben.ask(`${one(id)}/game?seat=1`)).status).toBe(403);
  const cleo = new Browser(portOfFile());
  expect(code(await cleo.claim(links[1], 'Cleo'))).toEqual([403, 'seat-key-wrong']);
});

test('a request that is sent twice removes one seat', async () => {
  const { id, ann, ben } = await waiting(3, { ben: 3, game: 'gaia', options: {} });
  expect(code(await removeOf(ann, id, 1, 3))).toEqual([409, 'seats-changed']);
  expect((await removeOf(ann, id, 1, 4)).body.seats).toHaveLength(3);
  expect(code(await removeOf(ann, id, 1, 4))).toEqual([409, 'seats-changed']);
  expect(code(await removeOf(ben, id, 1, 4))).toEqual([403, 'not-your-table']);
  expect(await look(ann, id)).toMatchObject({ deal: { dealt: false } });
  expect((await look(ann, id)).seats).toHaveLength(3);
});

test('clocks, words and streams go with their seats', async () => {
  const ann = new Browser(portOfFile());
  const ben = new Browser(portOfFile());
  const time = { kind: 'live', minutes: 5, seconds: 10, out: 'bot' };
  const seats = [HERE, PERSON, PERSON, PERSON];
  const made = await ann.ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: {},
    seats,
    time,
  });
  const { id } = made.body;
  await ben.claim(made.body.seats[2].link ?? '', 'Ben');
  const say = (seat: number) =>
    ben.ask(`${one(id)}/words`, {
      seat,
      key: `word-${seat}-key`,
      said: { kind: 'phrase', phrase: 'hello' },
    });
  expect((await say(2)).status).toBe(200);
  await remove(ann, id, 1);
  expect((await say(2)).status).toBe(403);
  expect((await say(1)).status).toBe(200);
  const { body } = await ann.ask<{ words: { seat: number }[] }>(`${one(id)}/words`);
  expect(body.words.map(({ seat }) => seat)).toEqual([1, 1]);
  const dealt = await remove(ann, id, 2);
  expect(dealt.body.deal?.dealt).toBe(true);
  expect(dealt.body.clock?.seats).toHaveLength(2);
  const stream = await ben.listen();
  const { data } = await stream.until(({ event }) => event === 'hello');
  expect(data.tables).toMatchObject([{ id, seats: [1] }]);
  stream.close();
});

test('nobody but the host does so, and no seat of anybody', async () => {
  const { id, ann, ben } = await waiting(2);
  for (const other of [ben, new Browser(portOfFile())]) {
    expect(code(await bot(other, id, 2))).toEqual([403, 'not-your-table']);
    expect(code(await remove(other, id, 2))).toEqual([403, 'not-your-table']);
  }
  expect(code(await bot(ann, id, 1))).toEqual([409, 'seat-taken']);
  expect(code(await remove(ann, id, 1))).toEqual([409, 'seat-taken']);
  expect(code(await bot(ann, id, 5))).toEqual([403, 'not-your-seat']);
  expect((await look(ben, id)).seats).toHaveLength(3);
});

test('options that want as many players keep the table as it is', async () => {
  const { id, ann } = await waiting(2, { ben: 0, options: { startPlayer: 2 } });
  expect((await remove(ann, id, 1)).status).toBe(422);
  expect((await look(ann, id)).seats).toHaveLength(3);
  const two = await waiting(1, { ben: 0 });
  expect((await remove(two.ann, two.id, 1)).status).toBe(422);
});
