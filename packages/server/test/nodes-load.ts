// People who play at random at several servers. They repeat requests without an answer, and
// remember everything that was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@pangaea/wire';
import { Client } from 'pg';
import { expect } from 'vitest';
import { dueAt } from '../src/due/at-table.ts';
import { openPostgres } from '../src/storage/postgres/client.ts';
import './all-games.ts';
import { Browser, type Listener, type Refusing } from './client.ts';
import { type Mailbox, ToldPerson } from './nodes-told.ts';

const PERSON = { kind: 'person' };
const TIME = { kind: 'live', minutes: 1, seconds: 5, out: 'wait' };
/** For people who wait for a mail before each move. */
const LONG_TIME = { ...TIME, minutes: 60 };
/** The number of moves between two chat messages. */
const BETWEEN_WORDS = 12;

const PLANS: readonly Readonly<Record<string, unknown>>[] = [
  { game: 'terra-nova', options: { factions: 'first-game', startPlayer: 0 } },
  { game: 'terra-mystica', options: {} },
  { game: 'gaia', options: {} },
];
/** The number of tables at a time whose people play when a mail tells them to, at games without secrets. */
const TOLD_TABLES = 3;

interface Acknowledged {
  readonly id: string;
  readonly version: number;
  readonly command: string;
  /**
   * Whether the move is played; otherwise it is a secret answer, which is played when the window
   * closes.
   */
  readonly isPlayed: boolean;
}

/** A person at a table, who may wait for a mail before each turn. */
interface Told {
  readonly browser: Browser;
  readonly told: ToldPerson | undefined;
}

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** The tables of some people who play until they are told to stop. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** Chat messages by their keys, with the table. */
  readonly said = new Map<string, { readonly id: string; readonly text: string }>();
  /** Finished games, by their tables. */
  readonly over = new Map<string, string>();
  /** The number of refused moves, by the code of the refusal. */
  readonly refused = new Map<string, number>();
  /** The number of repeated requests, by the status and the code of the refusal, or `no answer`. */
  readonly again = new Map<string, number>();
  readonly #port: number;
  readonly #mailbox: Mailbox | undefined;
  #isOver = false;
  #course: Promise<unknown> = Promise.resolve();
  #followed: Promise<ReadonlyMap<string, readonly number[]>> = Promise.resolve(new Map());

  /** @param port of a proxy in front of the servers @param mailbox of further people who wait for notices */
  constructor(port: number, mailbox?: Mailbox) {
    this.#port = port;
    this.#mailbox = mailbox;
  }

  /**
   * Starts to play.
   * @param tables the number of tables at a time; the games are used in turn
   */
  async start(tables: number): Promise<void> {
    const plans = Array.from({ length: tables }, (_, at) => PLANS[at % PLANS.length]);
    const told = await this.#toldPeople();
    this.#course = Promise.all([
      ...plans.map((plan, at) => this.#playing(plan, at)),
      ...told.map((people, at) => this.#playing(PLANS[at % 2], tables + at, people)),
    ]);
    this.#course.catch(() => undefined);
    await this.untilMore(1);
    this.#followed = this.#following();
  }

  /** Waits for more acknowledged moves. */
  async untilMore(moves: number): Promise<void> {
    const wanted = this.acknowledged.length + moves;
    while (this.acknowledged.length < wanted && !this.#isOver) {
      await Promise.race([this.#course, sleep(20)]);
    }
  }

  /**
   * Waits for more moves while a server is missing. Without the server for bots all tables wait, so
   * no move is required then.
   */
  async untilMoreWithout(role: string, moves: number): Promise<void> {
    if (role !== 'bots') await this.untilMore(moves);
  }

  /** Waits until one game of each kind is over. */
  async untilEachIsOver(): Promise<void> {
    while (new Set(this.over.values()).size < PLANS.length) {
      await Promise.race([this.#course, sleep(200)]);
    }
  }

  get tables(): readonly string[] {
    return [...new Set(this.acknowledged.map(({ id }) => id))];
  }

  /** Stops playing, and checks the messages of the streams: each message once, and in order. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#course;
    for (const [table, told] of await this.#followed) {
      expect([table, told]).toEqual([table, told.map((_, index) => told[0] + index)]);
    }
    // Bots move, clocks end and windows close at any time; only such refusals are allowed.
    expect([...this.refused.keys()].filter((code) => !MEANWHILE.has(code))).toEqual([]);
  }

  /** People at two seats of each table that have a mail for each turn. */
  #toldPeople(): Promise<readonly (readonly Told[])[]> {
    const mailbox = this.#mailbox;
    if (mailbox === undefined) return Promise.resolve([]);
    const person = async (at: number, seat: number): Promise<Told> => {
      const browser = new Browser(this.#port, String(PLANS[at % 2].game));
      const address = `seat-${seat}@table-${at}.example`;
      return { browser, told: await ToldPerson.of(mailbox, browser, address) };
    };
    const tables = Array.from({ length: TOLD_TABLES }, (_, at) => at);
    return Promise.all(tables.map((at) => Promise.all([person(at, 0), person(at, 1)])));
  }

  /** Repeats a request until some server answers it. */
  async #insist<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      // The proxy answers 502; a server that has lost its database answers 503.
      if (answer !== undefined && answer.status < 500) return answer;
      const code = (answer?.body as Partial<Refusing> | undefined)?.refusal?.code;
      const why = [answer?.status ?? 'no answer', ...(code === undefined ? [] : [code])].join(' ');
      this.again.set(why, (this.again.get(why) ?? 0) + 1);
      await sleep(50);
    }
  }

  async #playing(
    plan: Readonly<Record<string, unknown>>,
    at: number,
    told: readonly Told[] = [],
  ): Promise<void> {
    const game = String(plan.game);
    const people =
      told.length > 0
        ? told
        : [0, 1].map((): Told => ({ browser: new Browser(this.#port, game), told: undefined }));
    const [ann, ben] = people.map(({ browser }) => browser);
    const time = told.length > 0 ? LONG_TIME : TIME;
    const bot = { kind: 'bot', level: 'beginner' };
    const seats = [{ ...PERSON, here: true, name: 'Ann' }, PERSON, bot];
    for (let round = 0; !this.#isOver; round++) {
      const made = await this.#insist(() =>
        ann.ask<TableInfo>('/api/tables', { ...plan, time, seats }),
      );
      expect([made.status, made.body]).toEqual([201, expect.anything()]);
      const { id } = made.body;
      await this.#insist(() => ben.claim(made.body.seats[1].link ?? '', 'Ben'));
      if (await this.#play(id, people, `${at}-${round}`)) this.over.set(id, game);
    }
  }

  /** @returns whether the game is over */
  async #play(id: string, people: readonly Told[], name: string): Promise<boolean> {
    const isOver = () => this.#isOver;
    /** Seats that were told of their present turn. */
    const know = new Set<number>();
    for (let sent = 0; !this.#isOver; ) {
      const { body: shown } = await this.#insist(() =>
        people[0].browser.ask<{ deciders: readonly number[] }>(`/api/tables/${id}/game`),
      );
      if (shown.deciders.length === 0) return true;
      const seat = shown.deciders.find((each) => each < 2);
      if (seat === undefined) {
        await sleep(20);
        continue;
      }
      const { browser, told } = people[seat];
      if (told !== undefined && !know.has(seat)) {
        if (!(await told.turn(isOver))) return false;
        know.add(seat);
      }
      sent += 1;
      const isDone = await this.#move(id, browser, seat, `move-of-soak-${name}-${sent}`, sent);
      // With the next decision a new turn begins.
      if (isDone) know.delete(seat);
      if (sent % BETWEEN_WORDS === 0) await this.#say(id, browser, seat, `word-${name}-${sent}`);
      await sleep(10);
    }
    return false;
  }

  /** @returns whether it was acknowledged */
  async #move(
    id: string,
    browser: Browser,
    seat: number,
    key: string,
    seed: number,
  ): Promise<boolean> {
    const { body: own } = await this.#insist(() =>
      browser.ask<{ position: unknown; version: number }>(`/api/tables/${id}/game?seat=${seat}`),
    );
    const command = browser.anyCommand(own.position, seat, seed + own.version);
    if (command === undefined) return false;
    const { status, body } = await this.#insist(() =>
      browser.segment<{ version: number } & Refusing>(id, seat, own.version, [command], key),
    );
    if (status === 200) {
      const isPlayed = body.version > own.version;
      const played = { id, version: own.version, command: `${seat} ${command}`, isPlayed };
      this.acknowledged.push(played);
      return true;
    }
    const { code } = body.refusal;
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
    return false;
  }

  async #say(id: string, browser: Browser, seat: number, key: string): Promise<void> {
    const text = `I say ${key}`;
    const said = { seat, key, said: { kind: 'text', text } };
    const { status } = await this.#insist(() => browser.ask(`/api/tables/${id}/words`, said));
    if (status < 300) this.said.set(key, { id, text });
  }

  /**
   * Follows tables, and connects again whenever the stream ends.
   * @returns by table, the numbers of its messages in the order in which they came
   */
  async #following(): Promise<ReadonlyMap<string, readonly number[]>> {
    const browser = new Browser(this.#port);
    const numbers = new Map<string, number[]>();
    let last: string | undefined;
    while (!this.#isOver) {
      const stream: Listener | undefined = await browser
        .listen(last, `?watch=${this.tables.slice(-4).join()}`)
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
            // A table that was not resumed is loaded again, so its numbers begin again.
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

  /**
   * Checks that everything that was acknowledged is stored in its place and once, and that all due
   * work is there.
   */
  async lookInto(url: string): Promise<void> {
    const quiet = { sent: () => undefined, failed: () => undefined, wrote: () => undefined };
    const storage = await openPostgres(url, { ...quiet, lost: () => undefined });
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("SELECT owner, kind, about FROM due WHERE owner <> ''");
    const { rows: words } = await client.query('SELECT key, table_id, body FROM words');
    await client.end();
    const stored = rows.map(({ owner, kind, about }) => `${owner} ${kind} ${about}`).sort();
    const due: string[] = [];
    for (const id of this.tables) {
      const opened = await storage.openTable(id);
      if (opened === undefined) throw new Error(`${id} is gone`);
      expect(opened.commands.length).toBe(opened.table.version);
      if (this.over.has(id)) expect([id, opened.table.over]).toEqual([id, true]);
      for (const each of this.acknowledged) {
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
    for (const [key, { id, text }] of this.said) {
      const found = words.filter((each) => each.key === key && each.table_id === id);
      expect([key, found.length, found[0]?.body]).toEqual([key, 1, expect.stringContaining(text)]);
    }
    await storage.close();
  }

  /** The results as one line. */
  figures(): string {
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([what, count]) => `${what} ${count}`).join(', ') || 'none';
    const parts = [
      `${this.acknowledged.length} moves and ${this.said.size} words acknowledged at ${this.tables.length} tables, ${this.over.size} games played to their end`,
      `refused: ${list(this.refused)}`,
      `asked again: ${list(this.again)}`,
    ];
    return parts.join('; ');
  }
}

/**
 * Refusals of moves because of events in the meantime. The page shows those events, and the person
 * decides again.
 */
const MEANWHILE: ReadonlySet<string> = new Set(['stale', 'not-your-turn', 'game-ended']);
