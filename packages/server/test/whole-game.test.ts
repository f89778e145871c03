import { createHash } from 'node:crypto';
import { type GameRecord, replay } from '@pangaea/rules/kernel';
import { terraNova } from '@pangaea/rules/terra-nova';
import type { TableInfo, WholeRecord } from '@pangaea/wire';
import { expect, test } from 'vitest';
import type { Happened } from '../src/rules/telling.ts';
import { Browser } from './client.ts';
import { emptyFolder, runServer, serve } from './running.ts';

test('two browsers play a whole game, with a restart in the middle', async () => {
  const folder = emptyFolder();
  let server = await runServer({ DATA_DIR: folder });
  const [ann, ben] = [new Browser(server.port), new Browser(server.port)];
  const made = await ann.create([{ kind: 'person', here: true, name: 'Ann' }, { kind: 'person' }]);
  expect(made.status).toBe(201);
  const { id, commitment, seats } = made.body;
  const link = seats[1].link ?? '';
  expect(new URL(link).origin).toBe(ann.base);
  const joined = await ben.claim(link, 'Ben');
  expect(joined.status).toBe(200);
  expect(joined.body.seats.map(({ name, yours }) => [name, yours])).toEqual([
    ['Ann', false],
    ['Ben', true],
  ]);

  let { version, position } = await ann.game(id);
  let ended: Happened | undefined;
  for (let turn = 0; ended === undefined; turn++) {
    if (turn === 60) {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      server = await runServer({ DATA_DIR: folder });
      ann.base = `http://127.0.0.1:${server.port}`;
      ben.base = ann.base;
      expect((await ben.game(id)).version).toBe(version);
    }
    const seat = ann.anyCommand(position, 0) === undefined ? 1 : 0;
    const browser = seat === 0 ? ann : ben;
    const command = browser.anyCommand(position, seat, turn) ?? '';
    const sent = await browser.segment(id, seat, version, [command]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect(sent.body).toMatchObject({ table: id, from: version, version: version + 1 });
    if (sent.body.outcome !== undefined) ended = sent.body;
    ({ version, position } = await ben.game(id, `?from=${sent.body.version}`));
  }

  const { seed, salt } = ended.fairness ?? {};
  expect(createHash('sha256').update(`${seed}:${salt}`).digest('hex')).toBe(commitment);
  const record = (await ben.ask<WholeRecord & GameRecord>(`/api/tables/${id}/record`)).body;
  expect(record).toMatchObject({ deal: { seed }, salt, commitment, outcome: ended.outcome });
  const game = terraNova();
  const again = replay(game, record);
  expect(again.ok && game.outcome(again.value)).toEqual(ended.outcome);
  const table = (await ann.ask<TableInfo>(`/api/tables/${id}`)).body;
  expect(table).toMatchObject({ over: true, deciders: [], version });
});

test('bots finish a game by themselves, and after a restart too', async () => {
  const folder = emptyFolder();
  const first = await serve(folder, { botPool: { budgetMs: 20 } });
  const watcher = new Browser(first.port);
  const bot = { kind: 'bot', level: 'beginner' };
  const { body } = await watcher.create([bot, { ...bot, level: 'intermediate' }, bot]);
  const stream = await watcher.listen();
  await stream.until(({ data }) => Number(data.version) >= 30);
  await first.close();
  await stream.ended;

  const second = await serve(folder, { botPool: { budgetMs: 20 } });
  watcher.base = `http://127.0.0.1:${second.port}`;
  const last = stream.heard.findLast(({ id }) => id !== undefined)?.id;
  const goesOn = await watcher.listen(last);
  const over = await goesOn.until(({ data }) => data.outcome !== undefined);
  expect(goesOn.heard[0].data).toMatchObject({ tables: [{ resumed: true }] });
  const { steps } = await watcher.game(body.id);
  const segments = [...stream.heard, ...goesOn.heard].filter(({ event }) => event === 'segment');
  // A payment and the move that it pays for are two steps of one segment.
  const heard = segments.flatMap(({ data }) => data.steps ?? []);
  expect(heard.length).toBeGreaterThan(30);
  expect(heard).toEqual(steps.slice(steps.length - heard.length));
  expect(over.data.version).toBe(steps.length);
});
