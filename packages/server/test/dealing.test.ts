// A game is dealt when all seats are taken; its seed comes from the server's number and the shares
// of the people.
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { DealInfo, TableInfo, WholeRecord } from '@pangaea/wire';
import { describe, expect, test } from 'vitest';
import { checkDatabase } from '../src/backup/check.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import './all-games.ts';
import { Browser, type Refusing } from './client.ts';
import { FalseClock } from './false-clock.ts';
import { playOut } from './play-out.ts';
import { emptyFolder, runServer, serve, serveFile } from './running.ts';

const portOfFile = serveFile({ botPool: { budgetMs: 20 } });

const PERSON = { kind: 'person' };
const [ANNS, BENS, CLEOS] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const ANN = { ...PERSON, name: 'Ann', here: true, share: ANNS };

const people = (count: number, port = portOfFile()) =>
  Array.from({ length: count }, () => new Browser(port));

const look = async (browser: Browser, id: string) =>
  (await browser.ask<TableInfo>(`/api/tables/${id}`)).body;

/** Takes the seat of a link, with or without a share. */
function sit(browser: Browser, link: string | undefined, more: object = {}) {
  const { pathname, hash: key } = new URL(link ?? '');
  const path = `/api${pathname.replace('/t/', '/tables/')}/seats`;
  return browser.ask<TableInfo & Refusing>(path, { key: key.slice(1), ...more });
}

const free = (browser: Browser, id: string, seat: number) =>
  browser.ask<TableInfo>(
    `/api/tables/${id}/seats/${seat}`,
    undefined,
    { origin: browser.base },
    'DELETE',
  );

const addShare = (browser: Browser, id: string, seats: readonly number[], share: string) =>
  browser.ask<TableInfo & Refusing>(`/api/tables/${id}/shares`, { seats, share });

describe('until all sit', () => {
  test('there is no game: what is of one is refused in one way, to everybody, and nothing is told of a deal', async () => {
    const [ann, ben, eve] = people(3);
    const { body } = await ann.create([ANN, PERSON, PERSON]);
    const { id } = body;
    expect(body).toMatchObject({ version: 0, deciders: [], over: false });
    await sit(ben, body.seats[1].link, { name: 'Ben', share: BENS });
    const one = `/api/tables/${id}`;
    const said = { kind: 'stop', seat: 0, version: 0 };
    const asked = [
      await ann.ask<Refusing>(`${one}/game`),
      await eve.ask<Refusing>(`${one}/game?from=3`),
      await ben.ask<Refusing>(`${one}/legal?seat=1`),
      await ann.segment<Refusing>(id, 0, 0, ['order keep']),
      await ann.ask<Refusing>(`${one}/requests`, said),
      await ben.ask<Refusing>(`${one}/seats/1/leave`, { level: 'beginner' }),
    ];
    for (const { status, body: refused } of asked) {
      expect([status, refused]).toEqual([
        409,
        { refusal: { code: 'not-dealt', params: { table: id } } },
      ]);
    }
    // A visitor without a seat gets only the refusal.
    expect((await eve.segment<Refusing>(id, 0, 0, ['order keep'])).status).toBe(403);
    expect((await ann.ask<Refusing>(`${one}/record`)).body.refusal.code).toBe('game-not-over');
    // Everybody sees which seats have given a share, but not the shares.
    for (const each of [ann, ben, eve]) {
      const shares = [0, 1].map((seat) => ({ seat, by: 'device' }));
      expect((await look(each, id)).deal).toEqual({ dealt: false, shares });
    }
    for (const { text, path } of eve.told) expect([path, text]).not.toContain(ANNS);
  });

  test('words, notes, presence, links and deleting are as at any table', async () => {
    const [ann, ben] = people(2);
    const { body } = await ann.create([ANN, PERSON, PERSON]);
    const one = `/api/tables/${body.id}`;
    await sit(ben, body.invitation, { name: 'Ben', share: BENS });
    const word = { seat: 1, key: 'some-word', said: { kind: 'phrase', phrase: 'hello' } };
    expect((await ben.ask(`${one}/words`, word)).status).toBe(200);
    expect((await ben.ask(`${one}/notes`, { text: 'mine' })).status).toBe(200);
    expect((await ann.ask(`${one}/presence`)).status).toBe(200);
    const renewed = await ann.ask<TableInfo>(`${one}/links`, {});
    expect(renewed.body.seats[2].link).not.toBe(body.seats[2].link);
    const stream = await ben.listen();
    await stream.until(({ event }) => event === 'hello');
    expect((await ann.remove(body.id)).status).toBe(200);
    await stream.until(({ event }) => event === 'deleted');
  });

  test('a table where nobody else must come is dealt as it is made', async () => {
    const [ann] = people(1);
    const bot = { kind: 'bot', level: 'beginner' };
    for (const seats of [
      [ANN, { ...PERSON, here: true }],
      [ANN, bot],
      [bot, bot],
    ]) {
      const { status, body } = await ann.create(seats);
      expect([status, body.deal]).toEqual([201, undefined]);
      expect((await ann.game(body.id)).start).toBeDefined();
    }
  });

  test('garbage is no share, and whoever sends some has no seat', async () => {
    const [ann, ben] = people(2);
    for (const share of ['', 'a'.repeat(31), 'g'.repeat(32), 'A'.repeat(32), 7, null]) {
      expect((await ann.create([{ ...ANN, share }, PERSON])).status).toBe(400);
    }
    // A share belongs to the person in the seat.
    const absent = await ann.create([ANN, { ...PERSON, share: BENS }]);
    expect([absent.status, (absent.body as unknown as Refusing).refusal.code]).toEqual([
      400,
      'request-malformed',
    ]);
    const { body } = await ann.create([ANN, PERSON]);
    for (const share of ['', 'b'.repeat(33), `${BENS}\n`, [BENS]]) {
      expect((await sit(ben, body.seats[1].link, { share })).status).toBe(400);
    }
    expect((await look(ann, body.id)).seats[1].joined).toBe(false);
  });
});

describe('with the last one who sits down', () => {
  test('the game is dealt, and everybody is told from what, without asking', async () => {
    const [ann, ben, eve] = people(3);
    const { body } = await ann.create([ANN, PERSON]);
    const { id } = body;
    const streams = await Promise.all([ann.listen(), eve.listen(undefined, `?watch=${id}`)]);
    for (const stream of streams) await stream.until(({ event }) => event === 'hello');
    const sat = await sit(ben, body.seats[1].link, { name: 'Ben', share: BENS });
    const deal: DealInfo = {
      dealt: true,
      shares: [
        { seat: 0, by: 'device', share: ANNS },
        { seat: 1, by: 'device', share: BENS },
      ],
    };
    expect(sat.body.deal).toEqual(deal);
    expect(sat.body.deciders).toHaveLength(1);
    for (const stream of streams) {
      expect((await stream.until(({ event }) => event === 'seats')).data).toMatchObject({ deal });
    }
    expect((await eve.game(id)).start).toBeDefined();
    // The same claim sent again gives the same seat, and the share stays.
    const again = await sit(ben, body.seats[1].link, { share: CLEOS });
    expect(again.body.deal).toEqual(deal);
  });

  test('the record tells it, the commitment binds the seed of the server, and both make that of the game', async () => {
    const [ann, ben] = people(2);
    const { body } = await ann.create([ANN, PERSON], { factions: 'first-game', startPlayer: 0 });
    const { id, commitment } = body;
    await sit(ben, body.seats[1].link, { share: BENS });
    const last = await playOut(id, [ann, ben]);
    const record = (await ann.ask<WholeRecord>(`/api/tables/${id}/record`)).body;
    const { seed, salt, deal } = record;
    expect(deal?.shares.map(({ share }) => share)).toEqual([ANNS, BENS]);
    expect(hash('sha256', `${deal?.seed}:${salt}`)).toBe(commitment);
    expect(hash('sha256', `${deal?.seed}:${ANNS}:${BENS}`).slice(0, 32)).toBe(seed);
    // The seed in the last message agrees with the commitment.
    expect(last.fairness).toEqual({ seed: deal?.seed, salt });
  });

  test('two at the same moment get a seat each, or one of them none, and it is dealt once', async () => {
    const [ann, ben, cleo, eve] = people(4);
    const { body } = await ann.create([ANN, PERSON, PERSON]);
    const tried = await Promise.all([
      sit(ben, body.invitation, { name: 'Ben', share: BENS }),
      sit(cleo, body.invitation, { name: 'Cleo', share: CLEOS }),
      sit(eve, body.invitation, { name: 'Eve', share: 'e'.repeat(32) }),
    ]);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const { deal, seats } = await look(ann, body.id);
    expect(deal?.dealt).toBe(true);
    // Each share belongs to the person who has the seat now.
    const given = new Map<string, string>([
      ['Ann', ANNS],
      ['Ben', BENS],
      ['Cleo', CLEOS],
      ['Eve', 'e'.repeat(32)],
    ]);
    for (const { seat, share } of deal?.shares ?? [])
      expect(share).toBe(given.get(seats[seat].name));
    expect(deal?.shares).toHaveLength(3);
  });

  test('a person who leaves before the deal takes the share along, but not a person who leaves later', async () => {
    const [ann, ben, cleo] = people(3);
    const { body } = await ann.create([ANN, PERSON, PERSON]);
    const { id } = body;
    await sit(ben, body.seats[1].link, { name: 'Ben', share: BENS });
    expect((await free(ben, id, 1)).body.deal?.shares.map(({ seat }) => seat)).toEqual([0]);
    const now = await look(ann, id);
    await sit(cleo, now.seats[1].link, { name: 'Cleo', share: CLEOS });
    const last = await sit(ben, now.seats[2].link, { name: 'Ben', share: BENS });
    const shares = last.body.deal?.shares.map(({ share }) => share);
    expect(shares).toEqual([ANNS, CLEOS, BENS]);
    const left = await free(cleo, id, 1);
    expect(left.body.deal).toEqual(last.body.deal);
    // A person who takes the freed seat later adds no share.
    const { seats } = await look(ann, id);
    const [eve] = people(1);
    const joined = await sit(eve, seats[1].link, { name: 'Eve', share: 'e'.repeat(32) });
    expect(joined.body.deal).toEqual(last.body.deal);
  });

  test('the server draws for a page that sends nothing and for programs, and says so', async () => {
    const [ann, ben] = people(2);
    const { body } = await ann.create([{ ...PERSON, here: true }, PERSON, PERSON]);
    await ann.newToken(body.id, 2, 'Program');
    expect((await look(ann, body.id)).deal?.dealt).toBe(false);
    const { deal } = (await sit(ben, body.seats[1].link, { share: BENS })).body;
    expect(deal?.shares.map(({ by }) => by)).toEqual(['server', 'device', 'server']);
    const drawn = deal?.shares.map(({ share }) => share);
    expect(drawn).toEqual([0, 1, 2].map(() => expect.stringMatching(/^[0-9a-f]{32}$/)));
    expect(new Set(drawn).size).toBe(3);
  });

  test('a program can be the last', async () => {
    const [ann] = people(1);
    const program = new Browser(portOfFile());
    const { body } = await ann.create([ANN, PERSON]);
    program.token = await ann.newToken(body.id, 1, 'Program');
    expect((await look(program, body.id)).deal?.dealt).toBe(true);
    expect((await program.ask(`/api/tables/${body.id}/legal`)).status).toBe(200);
  });

  test('bots begin, and have no share', async () => {
    const [ann, ben] = people(2);
    const bot = { kind: 'bot', level: 'beginner' };
    const options = { factions: 'first-game', startPlayer: 1 };
    const { body } = await ann.create([ANN, bot, PERSON], options);
    const stream = await ann.listen();
    await stream.until(({ event }) => event === 'hello');
    const { deal } = (await sit(ben, body.seats[2].link, { share: BENS })).body;
    expect(deal?.shares.map(({ seat }) => seat)).toEqual([0, 2]);
    await stream.until(({ event, data }) => event === 'segment' && Number(data.version) > 0);
  });

  test('clocks begin, by the hours of all who sit there', async () => {
    const clock = new FalseClock(Date.UTC(2027, 0, 13, 12));
    const { port } = await serve(emptyFolder(), {
      now: clock.now,
      after: clock.after,
      elapsed: clock.now,
    });
    const [ann, ben] = people(2, port);
    const { body } = await ann.ask<TableInfo>('/api/tables', {
      game: 'terra-nova',
      options: { factions: 'first-game', startPlayer: 1 },
      time: { kind: 'slow', days: 2, out: 'wait' },
      seats: [ANN, PERSON],
    });
    await clock.pass(3_600_000);
    expect((await look(ann, body.id)).clock?.seats.map(({ runs }) => runs)).toEqual([false, false]);
    const { clock: told } = (await sit(ben, body.seats[1].link, { share: BENS })).body;
    expect(told?.seats.map(({ runs }) => runs)).toEqual([false, true]);
  });
});

describe('after a game', () => {
  test('the next is dealt when each has opened it', async () => {
    const [ann, ben] = people(2);
    const { body } = await ann.create([ANN, PERSON], { factions: 'first-game', startPlayer: 0 });
    await sit(ben, body.seats[1].link, { name: 'Ben', share: BENS });
    await playOut(body.id, [ann, ben]);
    const made = await ann.ask<TableInfo>(`/api/tables/${body.id}/rematch`, {});
    const { id } = made.body;
    expect(made.body).toMatchObject({ deal: { dealt: false, shares: [] }, deciders: [] });
    const stream = await ben.listen();
    await stream.until(({ event }) => event === 'hello');
    const own = await addShare(ann, id, [1], CLEOS);
    expect(own.body.deal).toEqual({ dealt: false, shares: [{ seat: 1, by: 'device' }] });
    // The same share may be sent again; another one, or one for another person's seat, is refused.
    expect((await addShare(ann, id, [1], CLEOS)).body.deal).toEqual(own.body.deal);
    const other = await addShare(ann, id, [1], ANNS);
    expect([other.status, other.body.refusal.code]).toEqual([409, 'already-shared']);
    expect((await addShare(ann, id, [0], ANNS)).status).toBe(403);
    expect((await addShare(ann, id, [0, 1], CLEOS)).status).toBe(403);
    expect((await addShare(ben, id, [0], 'garbage')).status).toBe(400);
    const both = await Promise.all([addShare(ben, id, [0], BENS), addShare(ben, id, [0], BENS)]);
    for (const { status, body: dealt } of both) {
      expect([status, dealt.deal?.dealt]).toEqual([200, true]);
    }
    await stream.until(({ event, data }) => event === 'seats' && data.table === id);
    expect((await ann.game(id)).start).toBeDefined();
  });

  test('a person who does not come back makes room for another one', async () => {
    const [ann, ben, cleo] = people(3);
    const { body } = await ann.create([ANN, PERSON], { factions: 'first-game', startPlayer: 0 });
    await sit(ben, body.seats[1].link, { name: 'Ben', share: BENS });
    await playOut(body.id, [ann, ben]);
    const { id } = (await ann.ask<TableInfo>(`/api/tables/${body.id}/rematch`, {})).body;
    await addShare(ann, id, [1], ANNS);
    const freed = await free(ann, id, 0);
    const sat = await sit(cleo, freed.body.seats[0].link, { name: 'Cleo', share: CLEOS });
    expect(sat.body.deal?.dealt).toBe(true);
  });

  test('a table that was dealt as it was made takes no shares', async () => {
    const [ann] = people(1);
    const { body } = await ann.create([ANN, { ...PERSON, here: true }]);
    const { status, body: refused } = await addShare(ann, body.id, [0], ANNS);
    expect([status, refused.refusal.code]).toEqual([409, 'already-shared']);
  });
});

describe('on the disk', () => {
  test('a table that waits is one after a restart, and a backup of it is whole', async () => {
    const folder = emptyFolder();
    const server = await serve(folder);
    const [ann, ben] = people(2, server.port);
    const { body } = await ann.create([ANN, PERSON]);
    const before = await look(ann, body.id);
    await server.close();
    const faults = () => {
      const db = openDatabase(join(folder, 'pangaea.db'));
      const found = checkDatabase(db);
      db.close();
      return found;
    };
    expect(faults()).toEqual({ tables: 1, commands: 0, faults: [] });
    const again = await serve(folder);
    const { port } = again;
    for (const browser of [ann, ben]) browser.base = `http://127.0.0.1:${port}`;
    const after = await look(ann, body.id);
    expect(after.deal).toEqual(before.deal);
    expect(after.commitment).toBe(before.commitment);
    const sat = await sit(ben, after.seats[1].link, { share: BENS });
    expect(sat.body.deal?.dealt).toBe(true);
    await again.close();
    expect(faults().faults).toEqual([]);
    // A changed share is noticed.
    const db = openDatabase(join(folder, 'pangaea.db'));
    db.prepare('UPDATE shares SET share = ? WHERE seat = 1').run(CLEOS);
    db.close();
    expect(faults().faults).toEqual([{ table: body.id, why: 'another seed than its shares make' }]);
  });

  test('a server that is killed leaves a table that waits or one that is dealt', async () => {
    const folder = emptyFolder();
    const found: string[] = [];
    for (let round = 0; round < 2; round++) {
      const server = await runServer({ DATA_DIR: folder });
      const [ann] = people(1, server.port);
      const tables: TableInfo[] = [];
      while (tables.length < 8) tables.push((await ann.create([ANN, PERSON])).body);
      // All people take their seats at the same time, and the server is killed in the middle of
      // this.
      const acknowledged = new Set<string>();
      const sat = tables.map(async ({ id, seats }) => {
        const [ben] = people(1, server.port);
        const { status } = await sit(ben, seats[1].link, { name: 'Ben', share: BENS });
        if (status === 200) acknowledged.add(id);
        if (acknowledged.size === 1 + 3 * round) server.child.kill('SIGKILL');
      });
      await Promise.allSettled(sat);
      server.child.kill('SIGKILL');
      await server.ended;
      const again = await serve(folder);
      ann.base = `http://127.0.0.1:${again.port}`;
      for (const { id } of tables) {
        const { deal, seats, deciders } = await look(ann, id);
        const isDealt = deal?.dealt === true;
        if (acknowledged.has(id)) expect(isDealt).toBe(true);
        // Either the complete deal is stored, or nothing of it.
        expect([seats[1].joined, deal?.shares.length, deciders.length]).toEqual(
          isDealt ? [true, 2, 1] : [false, 1, 0],
        );
        expect((await ann.ask(`/api/tables/${id}/game`)).status).toBe(isDealt ? 200 : 409);
        found.push(isDealt ? 'dealt' : 'waits');
      }
      await again.close();
    }
    expect(found).toContain('dealt');
  });
});
