// Several servers on one PostgreSQL, as processes, that tell each other of their writes by NATS.
import { readFileSync } from 'node:fs';
import type { TableInfo } from '@pangaea/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import './all-games.ts';
import { codeOf, come, letIn, listOf, newTicket } from './bringing.ts';
import { Browser } from './client.ts';
import { HAS_NATS, type RunningNats, startNats } from './nats.ts';
import { HAS_POSTGRES, type RunningPostgres, startPostgres } from './postgres.ts';
import { emptyFolder, runServer } from './running.ts';

const PERSON = { kind: 'person' };

let postgres: RunningPostgres;
let nats: RunningNats;

const baseOf = (port: number) => `http://127.0.0.1:${port}`;

/** A table of Ann and Ben, who come by different servers. */
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

/** One move of a seat, by whatever server its browser asks. @returns the version after it */
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
    }, 180_000);
    afterAll(async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
    }, 180_000);

    const envFor = (url: string, more: Readonly<Record<string, string>> = {}) => ({
      DATA_DIR: emptyFolder(),
      DATABASE_URL: url,
      NATS_URL: nats.url,
      ...more,
    });

    test('people at different servers play, see each other, and go on when one of them is killed', {
      timeout: 180_000,
    }, async () => {
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
      // The stream of Ann is at another server than her requests.
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
      // A device comes to Ann with a code that one server made, and is let in by another.
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
      // A seat that is given to a program at one server ends what its person may do at another at once.
      const token = await ann.newToken(id, 0);
      const atOther = new Browser(other.port);
      atOther.token = token;
      expect((await atOther.ask(`/api/tables/${id}/seats/0/legal`)).status).not.toBe(401);
      const path = `/api/tables/${id}/seats/0/token`;
      await ann.ask(path, undefined, { origin: ann.base }, 'DELETE');
      expect((await atOther.ask(`/api/tables/${id}`)).status).toBe(401);
      // A server dies, and whoever was there goes on elsewhere, from the last message.
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
      // Each of the two has one child at most: nobody thinks there.
      const children = ({ child }: typeof one) =>
        readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      expect([children(one), children(other)]).toEqual(['', '']);
      expect(children(thinking)).not.toBe('');
      if (nats.isOwn) {
        await nats.stop();
        const version = await untilBots();
        thinking.child.kill('SIGKILL');
        const next = await runServer(envFor(url, { ROLE: 'bots' }));
        // Nothing is told, and the claims of the dead stand for a while: it comes later.
        await heard.until(isAfter(version));
        await nats.start();
        await heard.until(isAfter(await untilBots()));
        expect(next.child.exitCode).toBe(null);
      }
      // Every message came, in order and once.
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
