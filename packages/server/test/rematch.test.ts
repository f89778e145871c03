import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { Browser, type Refusing } from './client.ts';
import { playOut } from './play-out.ts';
import { emptyFolder, serve } from './running.ts';

const person = { kind: 'person' };
const HERE = { ...person, here: true };

const ask = (browser: Browser, id: string) =>
  browser.ask<TableInfo & Refusing>(`/api/tables/${id}/rematch`, {});

test('the same people play again, seats moved by one, at one table however often it is asked for', async () => {
  const folder = emptyFolder();
  const server = await serve(folder);
  const [ann, ben, eve] = Array.from({ length: 3 }, () => new Browser(server.port));
  const made = await ann.ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: { factions: 'first-game', startPlayer: 0 },
    pace: 'live',
    seats: [{ ...HERE, name: 'Ann' }, person],
  });
  const { id } = made.body;
  await ben.claim(made.body.seats[1].link ?? '', 'Ben');
  const early = await ask(ann, id);
  expect([early.status, early.body.refusal.code]).toEqual([409, 'game-not-over']);
  await playOut(id, [ann, ben]);
  const watched = await eve.listen(undefined, `?watch=${id}`);
  const bens = await ben.listen();
  await watched.until(({ event }) => event === 'hello');
  await bens.until(({ event }) => event === 'hello');
  const stranger = await ask(eve, id);
  expect([stranger.status, stranger.body.refusal.code]).toEqual([403, 'not-your-seat']);

  const pressed = await Promise.all([ask(ann, id), ask(ben, id), ask(ann, id), ask(ben, id)]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [next] = new Set(pressed.map(({ body }) => body.id));
  expect(new Set(pressed.map(({ body }) => body.id)).size).toBe(1);
  expect(next).not.toBe(id);
  // All clients get the message, including spectators, and later visitors see it in the table.
  for (const stream of [watched, bens]) {
    const told = await stream.until(({ event }) => event === 'rematch');
    expect(told.data).toEqual({ table: id, rematch: next, number: expect.any(Number) });
  }
  expect((await eve.ask<TableInfo>(`/api/tables/${id}`)).body.rematch).toBe(next);

  const seen = async (browser: Browser) =>
    (await browser.ask<TableInfo>(`/api/tables/${next}`)).body;
  const [anns, his] = [await seen(ann), await seen(ben)];
  expect([anns.viewer, his.viewer, (await seen(eve)).viewer]).toEqual([1, 0, 'spectator']);
  expect(anns.seats.map(({ name, joined }) => [name, joined])).toEqual([
    ['Ben', true],
    ['Ann', true],
  ]);
  const { options, pace } = (await ann.ask<TableInfo>(`/api/tables/${id}`)).body;
  expect([anns.options, anns.pace, anns.version]).toEqual([options, pace, 0]);
  // It is dealt when both have opened it. Ben, who follows his tables, gets a message about the new
  // table.
  for (const [browser, seat] of [[ann, 1] as const, [ben, 0] as const]) {
    const share = { seats: [seat], share: `${seat}`.repeat(32) };
    expect((await browser.ask(`/api/tables/${next}/shares`, share)).status).toBe(200);
  }
  const shown = await ben.game(next);
  const command = ben.anyCommand(shown.position, 0) ?? '';
  expect((await ben.segment(next, 0, 0, [command])).status).toBe(200);
  await bens.until(({ data }) => data.table === next && data.version === 1);

  // After a restart the rematch is the same; a deleted rematch is made again.
  await server.close();
  const { port } = await serve(folder);
  for (const browser of [ann, ben]) browser.base = `http://127.0.0.1:${port}`;
  expect((await ask(ben, id)).body.id).toBe(next);
  for (const browser of [ann, ben]) expect((await browser.remove(next)).status).toBe(200);
  const again = await ask(ann, id);
  expect([again.status, again.body.id === next]).toEqual([200, false]);
  expect((await ask(ben, id)).body.id).toBe(again.body.id);
});

test('bots move on as well, and who made the table may ask without a seat', async () => {
  const { port } = await serve(emptyFolder(), { botPool: { budgetMs: 20 } });
  const ann = new Browser(port);
  const bot = (level: string) => ({ kind: 'bot', level });
  const { body } = await ann.create([bot('beginner'), bot('intermediate')]);
  const stream = await ann.listen();
  await stream.until(({ data }) => data.table === body.id && data.outcome !== undefined);
  const next = await ask(ann, body.id);
  expect(next.status).toBe(200);
  expect(next.body.seats.map(({ level }) => level)).toEqual(['intermediate', 'beginner']);
  await stream.until(({ data }) => data.table === next.body.id && Number(data.version) > 0);
});

test('a table for people takes its room like any other', async () => {
  const { port } = await serve(emptyFolder(), {
    botPool: { budgetMs: 20 },
    limits: { tablesPerHour: 1 },
  });
  const ann = new Browser(port);
  const bot = { kind: 'bot', level: 'beginner' };
  const { body } = await ann.create([bot, bot]);
  const stream = await ann.listen();
  await stream.until(({ data }) => data.table === body.id && data.outcome !== undefined);
  const refused = await ask(ann, body.id);
  expect([refused.status, refused.body.refusal.code]).toEqual([429, 'tables-per-hour']);
  for (const bad of ['[]', 'x', '{"seats":[]}']) {
    expect((await ann.ask(`/api/tables/${body.id}/rematch`, bad)).status).toBe(400);
  }
  expect((await ann.ask<TableInfo>(`/api/tables/${body.id}`)).body.rematch).toBeUndefined();
});
