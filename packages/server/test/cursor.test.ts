import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { Browser, type Heard, type Listener } from './client.ts';
import { emptyFolder, serve } from './running.ts';

const HERE = { kind: 'person', here: true };
const OPEN = { kind: 'person' };
const ACTIONS = 240;
const SEEDS = Array.from({ length: process.env.PANGAEA_SOAK === undefined ? 2 : 30 }, (_, n) => n);

interface Told {
  readonly id: string;
  readonly number: number;
  readonly resumed?: boolean;
}

/**
 * A client that follows the stream: it disconnects, reconnects, and remembers the number of each
 * table.
 */
class Follower {
  readonly browser: Browser;
  readonly #query: string;
  /** The `id` of its last request; later ids leave out the tables in it. */
  #asked: string;
  readonly #random: Random;
  /** For each table the number with which the stream named it first, and every message since. */
  readonly heard = new Map<string, { readonly from: number; readonly messages: Heard[] }>();
  #stream: Listener | undefined;
  #read = 0;
  #lastId: string | undefined;
  /** Tables that the stream has named since it was opened. */
  readonly #named = new Set<string>();
  resumed = 0;

  constructor(browser: Browser, query: string, random: Random) {
    this.browser = browser;
    this.#query = query;
    this.#asked = query;
    this.#random = random;
  }

  /**
   * Reconnects with the last `id`, as browsers do, or with the numbers that it has stored itself.
   */
  async comeBack(): Promise<void> {
    const places = [...this.#places()].map(([table, number]) => `${table}:${number}`).join(',');
    const own = places !== '' && this.#random.below(2) === 0;
    if (own) {
      this.#asked = `${this.#query}${this.#query === '' ? '?' : '&'}after=${places}`;
      this.#lastId = undefined;
    }
    this.#read = 0;
    this.#stream = await this.browser.listen(this.#lastId, this.#asked);
    expect(this.#stream.status).toBe(200);
    await this.#stream.until(({ event }) => event === 'hello');
  }

  /** Receives some of the messages, and loses the others with the connection. */
  async breakOff(): Promise<void> {
    const { heard = [] } = this.#stream ?? {};
    this.#stream?.close();
    // Messages received until then are dropped, since the connection was lost before them.
    const until = this.#read + this.#random.below(heard.length - this.#read + 1);
    this.#hear(heard.slice(this.#read, Math.max(until, 1)));
  }

  /** @returns whether it has all messages up to the given numbers */
  isAt(last: ReadonlyMap<string, number>): boolean {
    const { heard = [] } = this.#stream ?? {};
    this.#hear(heard.slice(this.#read));
    this.#read = heard.length;
    const places = this.#places();
    return [...this.#named].every((table) => places.get(table) === last.get(table));
  }

  #places(): Map<string, number> {
    return new Map(
      [...this.heard].map(([table, { from, messages }]) => [table, from + messages.length]),
    );
  }

  #hear(news: readonly Heard[]): void {
    for (const each of news) {
      if (each.id !== undefined) this.#lastId = each.id;
      const { table, number } = each.data as { readonly table: string; readonly number: number };
      if (each.event === 'hello') {
        this.#named.clear();
        for (const told of each.data.tables as Told[]) this.#begin(told, true);
      } else if (each.event === 'follows') this.#begin(each.data as unknown as Told, false);
      else if (number !== undefined) {
        const { from = -1, messages = [] } = this.heard.get(table) ?? {};
        expect(number, table).toBe(from + messages.length + 1);
        messages.push(each);
      }
    }
  }

  #begin({ id, number, resumed = false }: Told, isHello: boolean): void {
    expect(this.#named).not.toContain(id);
    this.#named.add(id);
    const known = this.heard.get(id);
    // A person who left the table and returns to it later loads it again.
    if (known === undefined || !isHello) this.heard.set(id, { from: number, messages: [] });
    else {
      // Tables that the client followed already continue: none has to be loaded a second time.
      expect([id, resumed, number]).toEqual([id, true, known.from + known.messages.length]);
      this.resumed += 1;
    }
  }
}

test.each(SEEDS)(
  'streams that break at any point are told each message once, in order (%i)',
  {
    timeout: 240_000,
  },
  async (seed) => {
    const random = Random.fromSeed(seedFromNumber(seed));
    const folder = emptyFolder();
    // Chat messages may be sent any number of times here.
    let now = Date.now();
    const parts = {
      now: () => {
        now += 10_000;
        return now;
      },
      limits: { streamsPerDevice: 99 },
      botPool: { budgetMs: 20 },
    };
    let server = await serve(folder, parts);
    const [ann, ben, eve] = [server.port, server.port, server.port].map(
      (port) => new Browser(port),
    );
    const tables: { readonly id: string; readonly version: number }[] = [];
    const links = new Map<string, string>();
    const make = async () => {
      const { body } = await ann.create([HERE, OPEN]);
      tables.push(body);
      links.set(body.id, body.seats[1].link ?? '');
    };
    for (let each = 0; each < 3; each++) await make();
    await ben.claim(links.get(tables[0].id) ?? '', 'Ben');
    const watch = `?watch=${tables[0].id},${tables[1].id}`;
    const followers = [
      new Follower(ann, '', random),
      new Follower(ann, `?watch=${tables[0].id}`, random),
      new Follower(ben, '', random),
      new Follower(eve, watch, random),
    ];
    for (const each of followers) await each.comeBack();

    for (let action = 0; action < ACTIONS; action++) {
      const { id } = random.pick(tables);
      const what = random.below(20);
      if (what < 9) {
        // There is no game yet if a seat was never taken.
        const { position, version, deciders = [] } = await ann.game(id);
        const [seat] = deciders;
        const command = seat === undefined ? undefined : ann.anyCommand(position, seat, action);
        // The seat may be Ben's, or free.
        for (const each of [ann, ben]) {
          if (command !== undefined) await each.segment(id, seat, version, [command]);
        }
      } else if (what < 14) {
        const said = { kind: 'text', text: `${action}` };
        await ann.ask(`/api/tables/${id}/words`, { seat: 0, key: `word-${seed}-${action}`, said });
      } else if (what === 14) {
        await ann.ask(`/api/tables/${id}/seats/1`, undefined, { origin: ann.base }, 'DELETE');
      } else if (what === 15) {
        const { seats } = (await ann.ask<{ seats: { link?: string }[] }>(`/api/tables/${id}`)).body;
        if (seats[1].link !== undefined) await random.pick([ann, ben]).claim(seats[1].link);
      } else if (what === 16 && tables.length < 6) await make();
      else {
        const follower = random.pick(followers);
        await follower.breakOff();
        await follower.comeBack();
      }
      if (action === ACTIONS / 2) {
        await server.close();
        server = await serve(folder, parts);
        for (const each of [ann, ben, eve]) each.base = `http://127.0.0.1:${server.port}`;
        for (const follower of followers) {
          await follower.breakOff();
          await follower.comeBack();
        }
      }
    }

    const db = new DatabaseSync(join(folder, 'pangaea.db'), { readOnly: true });
    const stored = db.prepare('SELECT table_id AS id, number, kind FROM messages ORDER BY number');
    const kinds = Map.groupBy(stored.all(), ({ id }) => String(id));
    db.close();
    const last = new Map(tables.map(({ id }) => [id, kinds.get(id)?.length ?? 0]));
    expect([...last.values()].reduce((sum, each) => sum + each)).toBeGreaterThan(ACTIONS / 4);
    for (const [at, follower] of followers.entries()) {
      await expect.poll(() => follower.isAt(last), { timeout: 60_000 }).toBe(true);
      for (const [id, { from, messages }] of follower.heard) {
        const truth = kinds
          .get(id)
          ?.slice(from, from + messages.length)
          .map(({ kind }) => kind);
        expect([at, id, messages.map(({ event }) => event)]).toEqual([at, id, truth]);
      }
      expect(follower.resumed).toBeGreaterThan(0);
    }
    // The person who made all tables follows all of them, also those made while the connection was lost.
    expect([...followers[0].heard.keys()].sort()).toEqual(tables.map(({ id }) => id).sort());
  },
);
