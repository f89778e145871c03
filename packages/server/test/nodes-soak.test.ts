// The setting of `hosting/compose.yaml` as processes of this machine, under load: servers are killed again and again, and so
// is NATS. Nothing that was acknowledged is missing, and nothing is there twice.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@pangaea/wire';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueAt } from '../src/due/at-table.ts';
import { openPostgres } from '../src/storage/postgres/client.ts';
import './all-games.ts';
import { Browser, type Listener } from './client.ts';
import { HAS_NATS, type RunningNats, startNats } from './nats.ts';
import { HAS_POSTGRES, type RunningPostgres, startPostgres } from './postgres.ts';
import { freePort, PROXIES, startProxy } from './proxies.ts';
import { emptyFolder, runServer } from './running.ts';

/** The number of kills: `PANGAEA_SOAK` gives another one than 200. */
const { PANGAEA_SOAK: soak } = process.env;
const KILLS = soak !== undefined && Number(soak) > 1 ? Number(soak) : 200;
const TABLES = 4;
const PERSON = { kind: 'person' };
const CADDY = PROXIES.find(({ name }) => name === 'caddy');
const TIME = { kind: 'live', minutes: 1, seconds: 5, out: 'wait' };

interface Acknowledged {
  readonly id: string;
  readonly version: number;
  readonly command: string;
  /** Otherwise it is an answer in secret, which is played when the window closes. */
  readonly isPlayed: boolean;
}

/** The answer to a request that is sent until there is one, by whatever server. */
async function insist<T>(ask: () => Promise<{ readonly status: number; readonly body: T }>) {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    // 502 and 503 are of the proxy, or of a server that has just lost its database.
    if (answer !== undefined && answer.status < 500) return answer;
    await sleep(50);
  }
}

let postgres: RunningPostgres;
let nats: RunningNats;

/** A table of two people and a bot, which plays at random until it is told to stop. */
async function playing(port: number, isOver: () => boolean, acknowledged: Acknowledged[]) {
  const people = [new Browser(port), new Browser(port)];
  const [ann, ben] = people;
  const plan = {
    game: 'terra-nova',
    options: { factions: 'first-game', startPlayer: 0 },
    time: TIME,
    seats: [{ ...PERSON, here: true, name: 'Ann' }, PERSON, { kind: 'bot', level: 'beginner' }],
  };
  for (let game = 0; !isOver(); game++) {
    const made = await insist(() => ann.ask<TableInfo>('/api/tables', plan));
    expect(made.status).toBe(201);
    const { id, seats } = made.body;
    await insist(() => ben.claim(seats[1].link ?? '', 'Ben'));
    let key = 0;
    while (!isOver()) {
      const { body: shown } = await insist(() =>
        ann.ask<{ version: number; deciders: readonly number[] }>(`/api/tables/${id}/game`),
      );
      const { version, deciders } = shown;
      if (deciders.length === 0) break;
      const seat = deciders.find((each) => each < 2);
      if (seat === undefined) {
        await sleep(20);
        continue;
      }
      const browser = people[seat];
      const { body: own } = await insist(() =>
        browser.ask<{ position: unknown; version: number }>(`/api/tables/${id}/game?seat=${seat}`),
      );
      const command = browser.anyCommand(own.position, seat, version + game);
      if (command === undefined) continue;
      const name = `key-of-soak-${game}-${++key}`;
      const sent = await insist(() => browser.segment(id, seat, own.version, [command], name));
      if (sent.status === 200) {
        const isPlayed = sent.body.version > own.version;
        acknowledged.push({ id, version: own.version, command: `${seat} ${command}`, isPlayed });
      }
      await sleep(10);
    }
  }
}

/** Follows all tables of a browser, and comes back whenever the stream ends. @returns numbers by table, as they came */
async function following(port: number, ids: () => readonly string[], isOver: () => boolean) {
  const browser = new Browser(port);
  const numbers = new Map<string, number[]>();
  let last: string | undefined;
  while (!isOver()) {
    const stream: Listener | undefined = await browser
      .listen(last, `?watch=${ids().slice(-4).join()}`)
      .catch(() => undefined);
    if (stream?.status !== 200) {
      await sleep(50);
      continue;
    }
    await Promise.race([stream.ended, sleep(3_000)]);
    stream.close();
    await stream.ended;
    for (const { id, event, data } of stream.heard) {
      last = id ?? last;
      if (event === 'hello') {
        for (const table of data.tables as readonly { id: string; resumed: boolean }[]) {
          // A table that was not resumed is loaded anew: its numbers begin again.
          if (!table.resumed) numbers.delete(table.id);
        }
      }
      if (typeof data.number !== 'number') continue;
      const table = String(data.table ?? data.id);
      numbers.set(table, [...(numbers.get(table) ?? []), data.number]);
    }
  }
  return numbers;
}

if (HAS_POSTGRES && HAS_NATS && CADDY?.program !== undefined) {
  describe.skipIf(soak === undefined)('with all of this machine, for long', () => {
    beforeAll(async () => {
      [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    }, 180_000);
    afterAll(async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
    }, 180_000);

    test('servers are killed under load', { timeout: 60_000 + KILLS * 20_000 }, async () => {
      const url = await postgres.newDatabase();
      const ports = [await freePort(), await freePort(), await freePort()];
      const roles = ['web', 'web', 'bots'];
      const folders = ports.map(() => emptyFolder());
      const start = (at: number) =>
        runServer({
          DATA_DIR: folders[at],
          DATABASE_URL: url,
          NATS_URL: nats.url,
          ROLE: roles[at],
          PORT: `${ports[at]}`,
          PUBLIC_URL: '',
          TRUSTED_PROXIES: '127.0.0.1',
          TABLES_PER_HOUR: '100000',
          WINDOW_SECONDS: '1',
        });
      const servers = await Promise.all(ports.map((_, at) => start(at)));
      const { port, stop } = await startProxy(CADDY, ports.slice(0, 2));
      let over = false;
      const acknowledged: Acknowledged[] = [];
      const load = Array.from({ length: TABLES }, () => playing(port, () => over, acknowledged));
      const ids = () => [...new Set(acknowledged.map(({ id }) => id))];
      while (ids().length === 0) await sleep(50);
      const followed = following(port, ids, () => over);
      for (let kill = 0; kill < KILLS; kill++) {
        const before = acknowledged.length;
        const at = kill % 3;
        servers[at].child.kill('SIGKILL');
        await servers[at].ended;
        if (nats.isOwn && kill % 5 === 4) {
          await nats.stop();
          await sleep(1_000);
          await nats.start();
        }
        servers[at] = await start(at);
        // It goes on: at one of the others meanwhile, and with bots again.
        while (acknowledged.length < before + 5) await sleep(20);
      }
      over = true;
      await Promise.all(load);
      const numbers = await followed;
      for (const { child, ended } of servers) {
        child.kill('SIGTERM');
        await ended;
      }
      await stop();
      for (const [table, told] of numbers) {
        expect([table, told]).toEqual([table, told.map((_, index) => told[0] + index)]);
      }
      await lookInto(url, acknowledged);
    });
  });
} else {
  test.skip('servers are killed under load: this machine has no PostgreSQL, NATS or Caddy', () =>
    undefined);
}

/** All that was acknowledged is there, in its place and once; and all that is due is there. */
async function lookInto(url: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const quiet = { sent: () => undefined, failed: () => undefined, wrote: () => undefined };
  const storage = await openPostgres(url, { ...quiet, lost: () => undefined });
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT owner, kind, about FROM due WHERE owner <> ''");
  const stored = rows.map(({ owner, kind, about }) => `${owner} ${kind} ${about}`).sort();
  await client.end();
  const due: string[] = [];
  for (const id of new Set(acknowledged.map((each) => each.id))) {
    const opened = await storage.openTable(id);
    if (opened === undefined) throw new Error(`${id} is gone`);
    expect(opened.commands.length).toBe(opened.table.version);
    for (const each of acknowledged) {
      if (each.id !== id) continue;
      const { version, command, isPlayed } = each;
      const there = opened.commands.slice(version, isPlayed ? version + 1 : undefined);
      expect([id, version, there]).toEqual([id, version, expect.arrayContaining([command])]);
    }
    for (const { owner, kind, about } of dueAt(opened.table, 0)) {
      if (kind !== 'notice') due.push(`${owner} ${kind} ${about}`);
    }
  }
  expect(stored.filter((each) => due.includes(each))).toEqual(due.sort());
  await storage.close();
}
