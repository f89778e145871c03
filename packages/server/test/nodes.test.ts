// Several servers with one PostgreSQL, as processes that inform each other of their writes through
// NATS.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@pangaea/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import { makeLog } from '../src/log.ts';
import { natsBus } from '../src/nodes/nats.ts';
import './all-games.ts';
import { codeOf, come, letIn, listOf, newTicket } from './bringing.ts';
import { Browser, type Refusing } from './client.ts';
import { HAS_NATS, type RunningNats, startNats } from './nats.ts';
import { HAS_POSTGRES, type RunningPostgres, startPostgres } from './postgres.ts';
import { openRoad } from './road.ts';
import { emptyFolder, runServer, spawnServer } from './running.ts';
import { typed } from './typed.ts';

const PERSON = { kind: 'person' };

let postgres: RunningPostgres;
let nats: RunningNats;

const baseOf = (port: number) => `http://127.0.0.1:${port}`;

/** A table of Ann and Ben, who use different servers. */
async function tableOfTwo(ann: Browser, ben: Browser, more: readonly unknown[] = []) {
  const made = await ann.ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: { factions: 'first-game', startPlayer: 0 },
    pace: 'live',
    seats: [{ ...PERSON, here: true, name: 'Ann' }, PERSON, ...more],
  });
  expect(made.status).toBe(201);
  const { id, seats } = made.body;
  const link = new URL(seats[1].link ?? '');
  const joined = await ben.claim(`${ben.base}${link.pathname}${link.hash}`, 'Ben');
  expect(joined.status).toBe(200);
  return id;
}

/**
 * One move of a seat, through the server of its browser.
 * @returns the version after it
 */
async function move(id: string, browser: Browser, seat: number): Promise<number | undefined> {
  const { position, version } = await browser.game(id, `?seat=${seat}&from=0`);
  const command = browser.anyCommand(position, seat, version + 1);
  if (command === undefined) return undefined;
  const { status, body } = await browser.segment(id, seat, version, [command]);
  expect([status, body]).toEqual([200, expect.anything()]);
  return version + 1;
}

/** The next move at a table of Ann and Ben. */
async function moveOn(id: string, people: readonly Browser[]): Promise<number> {
  for (const [seat, browser] of people.entries()) {
    const version = await move(id, browser, seat);
    if (version !== undefined) return version;
  }
  throw new Error('nobody has to move');
}

if (HAS_POSTGRES && HAS_NATS) {
  describe('with PostgreSQL and NATS of this machine', () => {
    beforeAll(async () => {
      [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    });
    afterAll(async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
    });

    const envFor = (url: string, more: Readonly<Record<string, string>> = {}) => ({
      DATA_DIR: emptyFolder(),
      DATABASE_URL: url,
      NATS_URL: nats.url,
      ...more,
    });

    test('people at different servers play, see each other, and go on when one of them is killed', async () => {
      const url = await postgres.newDatabase();
      const [one, other, third] = await Promise.all([
        runServer(envFor(url)),
        runServer(envFor(url)),
        runServer(envFor(url)),
      ]);
      for (const each of [one, other, third]) expect(each.output()).not.toMatch(/p@ss|p%40ss|ann:/);
      const [ann, ben] = [new Browser(one.port), new Browser(other.port)];
      await ben.ask('/api/tables');
      const id = await tableOfTwo(ann, ben);
      // Ann's stream is open at another server than the one of her requests.
      ann.base = baseOf(third.port);
      const annHears = await ann.listen(undefined, `?watch=${id}`);
      ann.base = baseOf(one.port);
      const benHears = await ben.listen(undefined, `?watch=${id}`);
      const isMove = (version: number) => (heard: { event: string; data: object }) =>
        heard.event === 'segment' && (heard.data as { version: number }).version === version;
      for (let moves = 0; moves < 4; moves++) {
        const version = await moveOn(id, [ann, ben]);
        const [atThird, atOther] = await Promise.all([
          annHears.until(isMove(version)),
          benHears.until(isMove(version)),
        ]);
        expect(atThird.data.number).toBe(atOther.data.number);
      }
      // A device joins Ann with a code that one server made, and is accepted through another
      // server.
      const fresh = new Browser(third.port);
      const { code } = await codeOf(ann);
      const ticket = newTicket();
      expect((await come(fresh, code, { ticket })).body.state).toBe('waiting');
      ann.base = baseOf(other.port);
      const { arrival } = await listOf(ann);
      expect((await letIn(ann, arrival?.id ?? '')).status).toBe(200);
      fresh.base = baseOf(one.port);
      expect((await come(fresh, code, { ticket })).body.state).toBe('joined');
      fresh.base = baseOf(other.port);
      expect((await listOf(fresh)).devices).toHaveLength(2);
      const both = ({ event, data }: { event: string; data: object }) =>
        event === 'presence' && (data as { looking: number[] }).looking.length === 2;
      await annHears.until(both);
      await benHears.until(both);
      ann.base = baseOf(one.port);
      // If a seat is given to a program at one server, its person's rights end at the other server
      // at once.
      const token = await ann.newToken(id, 0);
      const atOther = new Browser(other.port);
      atOther.token = token;
      expect((await atOther.ask(`/api/tables/${id}/seats/0/legal`)).status).not.toBe(401);
      const path = `/api/tables/${id}/seats/0/token`;
      await ann.ask(path, undefined, { origin: ann.base }, 'DELETE');
      expect((await atOther.ask(`/api/tables/${id}`)).status).toBe(401);
      // A server is killed, and its clients continue at another one, from the last message.
      one.child.kill('SIGKILL');
      third.child.kill('SIGKILL');
      await annHears.ended;
      ann.base = baseOf(other.port);
      const last = annHears.heard.findLast((heard) => heard.id !== undefined);
      const version = await moveOn(id, [ann, ben]);
      const again = await ann.listen(last?.id, `?watch=${id}`);
      await again.until(isMove(version));
      again.close();
      benHears.close();
      other.child.kill('SIGTERM');
      expect(await other.ended).toBe(EXIT.fine);
    });

    test('orders of the operator at one server hold at all, even if a word is lost', async () => {
      const url = await postgres.newDatabase();
      const folders = [emptyFolder(), emptyFolder()];
      const servers = await Promise.all(
        folders.map((folder) => runServer({ ...envFor(url), DATA_DIR: folder })),
      );
      const [ann, ben] = servers.map(({ port }) => new Browser(port));
      await ben.ask('/api/tables');
      await tableOfTwo(ann, ben);
      const [atOne, atOther] = [await ann.listen(), await ben.listen()];
      // A device of Ann that follows no table has its stream at the other server.
      const { code } = await codeOf(ann);
      const fresh = new Browser(servers[1].port);
      const ticket = newTicket();
      await come(fresh, code, { ticket });
      const { arrival } = await listOf(ann);
      await letIn(ann, arrival?.id ?? '');
      await come(fresh, code, { ticket });
      const hereOf = async (browser: Browser) =>
        (await listOf(browser)).devices.map(({ here }) => here).sort();
      expect(await hereOf(ann)).toEqual([false, true]);
      const further = await fresh.listen();
      while ((await hereOf(ann)).includes(false)) await sleep(20);
      further.close();
      while (!(await hereOf(ann)).includes(false)) await sleep(20);
      const isAnnounced = ({ event }: { event: string }) => event === 'announcement';
      await typed(folders[0], ['announce', 'Tea at five.', '5時にお茶。'], ['yes']);
      for (const heard of [atOne, atOther]) {
        expect((await heard.until(isAnnounced)).data).toMatchObject({
          text: { en: 'Tea at five.' },
        });
      }
      expect((await typed(folders[1], ['announce'])).said).toContain('Tea at five.');
      if (nats.isOwn) await nats.stop();
      const { said } = await typed(folders[0], ['persons']);
      const [person] = /^(\d+) .* Ben$/m.exec(said)?.slice(1) ?? [];
      await typed(folders[0], ['block', person], ['yes']);
      await atOther.ended;
      expect((await ben.ask('/api/tables')).status).toBe(403);
      expect((await typed(folders[1], ['drain', '--all'], ['yes'])).code).toBe(EXIT.fine);
      expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([EXIT.fine, EXIT.fine]);
      atOne.close();
      if (nats.isOwn) await nats.start();
      // `drain --all` was only for the servers that ran then; the block also holds for a new
      // server.
      const next = await runServer({ ...envFor(url), DATA_DIR: folders[0] });
      ben.base = baseOf(next.port);
      expect((await ben.ask('/api/tables')).status).toBe(403);
      expect(next.child.exitCode).toBe(null);
    });

    test.skipIf(process.env.TEST_NATS_URL !== undefined)(
      'a server does not wait for a NATS that says nothing any more',
      async () => {
        const road = await openRoad({ port: Number(new URL(nats.url).port), host: '127.0.0.1' });
        const own = new URL(nats.url);
        own.port = `${road.port}`;
        let isHeard = false;
        const [one, other] = [own.href, nats.url].map((url) => natsBus(url, makeLog('silent')));
        const nothing = () => undefined;
        one.listen({ heard: nothing, again: nothing });
        const heard = ({ id }: { readonly id: string }) => {
          isHeard ||= id === one.name;
        };
        other.listen({ heard, again: nothing });
        while (!isHeard) {
          one.say('beat', one.name);
          await sleep(10);
        }
        road.cut();
        const late = natsBus(own.href, makeLog('silent'));
        late.listen({ heard: nothing, again: nothing });
        // One is connected, and another one waits for an answer: its test would end much later.
        await Promise.all([one.close(), late.close()]);
        await other.close();
        road.close();
      },
    );

    test('a server with a mistake ends with it, and leaves no connection open', async () => {
      const program = new URL('broken-start.ts', import.meta.url).pathname;
      const { child, ended, output } = spawnServer(envFor(await postgres.newDatabase()), program);
      child.stdin?.end();
      expect([await ended, output()]).toEqual([EXIT.failed, 'Error: a mistake\n']);
    });

    test('while PostgreSQL is gone servers say so and go on with it, and nothing acknowledged is missing', async (context) => {
      if (!postgres.isOwn) context.skip('the PostgreSQL of TEST_DATABASE_URL is not restarted');
      const url = new URL(await postgres.newDatabase());
      const options = url.searchParams.get('options');
      url.searchParams.set('options', `${options} -c synchronous_commit=on`);
      const [one, other] = await Promise.all([
        runServer(envFor(url.href)),
        runServer(envFor(url.href)),
      ]);
      const [ann, ben] = [new Browser(one.port), new Browser(other.port)];
      await ben.ask('/api/tables');
      const id = await tableOfTwo(ann, ben);
      const heard = await ben.listen(undefined, `?watch=${id}`);
      const version = await moveOn(id, [ann, ben]);
      await postgres.kill();
      const readiness = async (browser: Browser) =>
        (await browser.ask<{ course: string }>('/api/health/ready')).body.course;
      for (const browser of [ann, ben]) {
        while ((await readiness(browser)) !== 'cut-off') await sleep(20);
        const { status, body } = await browser.ask<Refusing>(`/api/tables/${id}/game`);
        expect([status, body.refusal.code]).toEqual([503, 'storage-away']);
        expect((await browser.ask('/api/health')).body).toMatchObject({ storage: 'away' });
        expect((await browser.ask('/api/health/live')).status).toBe(200);
      }
      const late = spawnServer(envFor(url.href));
      expect([await late.ended, late.output()]).toEqual([
        EXIT.failed,
        expect.stringContaining('cannot be reached'),
      ]);
      await postgres.start();
      for (const browser of [ann, ben]) {
        while ((await readiness(browser)) !== 'running') await sleep(20);
        expect((await browser.game(id)).version).toBe(version);
        expect((await browser.ask('/api/health')).status).toBe(200);
      }
      // The stream may have outlived the database, so it may not have the next move yet.
      const last = heard.heard.findLast((each) => each.id !== undefined);
      heard.close();
      const next = await moveOn(id, [ann, ben]);
      const again = await ben.listen(last?.id, `?watch=${id}`);
      await again.until(({ event, data }) => event === 'segment' && data.version === next);
      again.close();
      expect([one.child.exitCode, other.child.exitCode]).toEqual([null, null]);
    });

    test('bots think where they belong, people hear each other without NATS, and work of the dead is done', {
      timeout: 240_000,
    }, async () => {
      const url = await postgres.newDatabase();
      const [one, other, thinking] = await Promise.all([
        runServer(envFor(url, { ROLE: 'web' })),
        runServer(envFor(url, { ROLE: 'web' })),
        runServer(envFor(url, { ROLE: 'bots' })),
      ]);
      const [ann, ben] = [new Browser(one.port), new Browser(other.port)];
      await ben.ask('/api/tables');
      const id = await tableOfTwo(ann, ben, [{ kind: 'bot', level: 'beginner' }]);
      const heard = await ben.listen(undefined, `?watch=${id}`);
      const isAfter = (version: number) => (each: { event: string; data: object }) =>
        each.event === 'segment' && (each.data as { version: number }).version > version;
      /** Plays on until the bot has moved. */
      const untilBots = async () => {
        for (;;) {
          const { deciders, version } = await ann.game(id);
          if (deciders.includes(2)) return version;
          await moveOn(id, [ann, ben]);
        }
      };
      await heard.until(isAfter(await untilBots()));
      // Each of the two has one child process at most: no bots run there.
      const children = ({ child }: typeof one) =>
        readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      expect([children(one), children(other)]).toEqual(['', '']);
      expect(children(thinking)).not.toBe('');
      if (nats.isOwn) {
        await nats.stop();
        const version = await untilBots();
        thinking.child.kill('SIGKILL');
        const next = await runServer(envFor(url, { ROLE: 'bots' }));
        // No message is sent, and the claims of the killed server stay for a while: the work is
        // done later.
        await heard.until(isAfter(version));
        await nats.start();
        await heard.until(isAfter(await untilBots()));
        expect(next.child.exitCode).toBe(null);
      }
      // Every message arrived, in order and once.
      const numbers = heard.heard.flatMap(({ event, data }) =>
        event === 'segment' || event === 'seats' ? [data.number as number] : [],
      );
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0] + index));
      heard.close();
    });
  });
} else {
  test.skip('several servers: this machine has no PostgreSQL or no NATS, and TEST_DATABASE_URL and TEST_NATS_URL name none', () =>
    undefined);
}
