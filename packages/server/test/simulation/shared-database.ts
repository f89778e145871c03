import type { DueWork, SentMessage, Storage } from '../../src/storage/contract.ts';
import {
  everyOperation,
  isWrite,
  OPERATIONS,
  runsBeside,
  StorageError,
} from '../../src/storage/contract.ts';
import { Lanes, laneOf } from '../../src/storage/postgres/lanes.ts';
import type { Call, Reply } from '../../src/storage/sqlite/calls.ts';
import type { StorageListeners } from '../../src/storage/sqlite/client.ts';
import type { Chance } from './chance.ts';
import { type Disk, sentBy } from './disk.ts';
import type { World } from './world.ts';

/**
 * The usual time until a write is done, in milliseconds; below it that of a read. The answer takes
 * as long again.
 */
const WRITE_MS = 4;
const READ_MS = 1;
const SECOND_MS = 1_000;

/**
 * A server treats the database as gone after this time without an answer, plus a random part of
 * `NOTICED_MS`. In milliseconds.
 */
const SILENT_MS = 10_000;
const NOTICED_MS = 3_000;
/** The pause before a server tries to reach the database again. */
const LOOKED_FOR_MS = 500;

/** The connection of a process to the database. */
interface Way {
  /** Whether the database is gone for this process; then everything is refused. */
  isGone: boolean;
  /** The number of times that the database was gone. */
  losses: number;
  /** Functions that refuse calls without an answer yet. */
  readonly unanswered: Set<(error: StorageError) => void>;
}

/** One of several servers, as the database knows it. */
export interface Client {
  readonly at: number;
  readonly listeners: StorageListeners;
  /** Runs work in the server's process while that process runs. */
  readonly enter: (work: () => void) => void;
  readonly isAlive: () => boolean;
}

/** Operations that change a claim of due work. */
const OF_CLAIMS: ReadonlySet<Call['name']> = new Set([
  'finishDue',
  'postponeDue',
  'holdDue',
  'recoverDue',
]);

/**
 * One database of several servers, on its own machine. Each write is a transaction. Writes of one
 * server to one table follow each other in their order; all others may overtake each other. The
 * calls of a server that died are carried out or not, sometimes later. If the database ends, or a
 * server has no answer for ten seconds, nobody learns whether open calls were carried out. That
 * server refuses everything until it reaches the database again.
 */
export class SharedDatabase {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #disk: Disk;
  readonly #begins: number;
  readonly #fault: (why: string) => void;
  /** By server: the time until which its calls do not arrive. */
  readonly #stalled = new Map<number, number>();
  readonly #ways = new Map<Client, Way>();
  /** The number of times that the database ended. */
  #ends = 0;
  /** The number of times that a server found the database again. */
  found = 0;
  #downUntil = 0;
  #calls = 0;
  #ambush: ((by: number) => void) | undefined;
  /** A message was stored; no process knows of it yet. */
  committed: (message: SentMessage) => void = () => undefined;
  /** A server has changed a table that had this revision before. */
  changed: (table: string, revision: number, by: number) => void = () => undefined;
  /** It has done something; the process that has asked for it does not know yet. */
  done: (call: Call, by: Client) => void = () => undefined;

  constructor(
    world: World,
    chance: Chance,
    disk: Disk,
    begins: number,
    fault: (why: string) => void,
  ) {
    this.#world = world;
    this.#chance = chance;
    this.#disk = disk;
    this.#begins = begins;
    this.#fault = fault;
  }

  /** The time of the database, in milliseconds since 1970. */
  get date(): number {
    return this.#begins + this.#world.now;
  }

  get isDown(): boolean {
    return this.#world.now < this.#downUntil;
  }

  /** The database ends for a while; open calls get no answer. */
  end(ms: number): void {
    this.#world.note(`the database ends for ${ms}`);
    this.#ends += 1;
    this.#downUntil = this.#world.now + ms;
    for (const client of this.#ways.keys()) {
      this.#world.at(this.#chance.below(SECOND_MS), () => this.#lose(client));
    }
  }

  /** Calls of a server arrive later, all at once. */
  stall(at: number, ms: number): void {
    this.#world.note(`server ${at} does not reach the database for ${ms}`);
    this.#stalled.set(at, this.#world.now + ms);
    const noticed = SILENT_MS + this.#chance.below(NOTICED_MS);
    this.#world.at(noticed, () => {
      for (const client of this.#ways.keys()) {
        if (client.at === at && this.#stalledMs(client) > 0) this.#lose(client);
      }
    });
  }

  /**
   * Sets work that runs while a server writes data that people get messages about, or removes it.
   */
  whenNextWritten(work: ((by: number) => void) | undefined): void {
    this.#ambush = work;
  }

  /** The storage of a server. */
  mount(client: Client): Storage {
    const lanes = new Lanes();
    const call = (name: Call['name'], args: readonly unknown[]) => {
      const ask = () => this.#ask(client, { id: ++this.#calls, name, args });
      if (runsBeside(name)) return ask();
      return isWrite(name) ? lanes.run(laneOf(args), ask) : lanes.runAlone(ask);
    };
    const close = async () => undefined;
    const operations = everyOperation((name, args) => call(name, structuredClone(args)));
    return { ...operations, close } as Storage;
  }

  /** Asks the database for the time, as a server does. */
  time(client: Client): Promise<number> {
    return this.#way(client, READ_MS, () => this.date);
  }

  async #ask(client: Client, call: Call): Promise<unknown> {
    const writes = isWrite(call.name);
    const { listeners } = client;
    let reply: Reply;
    try {
      reply = await this.#way(client, writes ? WRITE_MS : READ_MS, () =>
        this.#answer(client, call),
      );
    } catch (error) {
      const { fault, message } = error as StorageError;
      listeners.failed(fault, message, writes);
      throw error;
    }
    if (!reply.ok) {
      listeners.failed(reply.fault, reply.why, writes);
      throw new StorageError(reply.fault, reply.why);
    }
    if (writes) {
      listeners.wrote();
      for (const sent of sentBy(call, reply.numbers)) listeners.sent(sent);
    }
    return structuredClone(reply.value);
  }

  /**
   * A call to the database, with its answer.
   * @throws StorageError, as a rejection, if the connection breaks
   */
  #way<T>(client: Client, usualMs: number, work: () => T): Promise<T> {
    const way = this.#wayOf(client);
    const { losses } = way;
    const ends = this.#ends;
    const isLost = () => this.#ends !== ends || this.isDown || way.losses !== losses;
    return new Promise((resolve, reject) => {
      if (way.isGone) return reject(new StorageError('away', 'the database is gone'));
      way.unanswered.add(reject);
      const back = (end: () => void) => {
        const ms = this.#chance.delay(usualMs) + this.#stalledMs(client);
        this.#world.at(ms, () =>
          client.enter(() => {
            way.unanswered.delete(reject);
            end();
          }),
        );
      };
      const fail = () => reject(new StorageError('away', 'the connection was lost'));
      this.#world.at(this.#chance.delay(usualMs) + this.#stalledMs(client), () => {
        // Calls of a dead server are carried out or not. The same holds after a lost connection.
        const isForgotten = !client.isAlive() || way.losses !== losses;
        if (isForgotten && this.#chance.happens(0.5)) return;
        if (this.#ends !== ends || this.isDown) return back(fail);
        const done = work();
        const { date } = this;
        back(() => {
          if (isLost()) return fail();
          client.listeners.time?.(date);
          resolve(done);
        });
      });
    });
  }

  #wayOf(client: Client): Way {
    const way = this.#ways.get(client) ?? { isGone: false, losses: 0, unanswered: new Set() };
    this.#ways.set(client, way);
    return way;
  }

  /**
   * The server loses the connection and behaves as with PostgreSQL; see
   * `storage/postgres/connection.ts`.
   */
  #lose(client: Client): void {
    client.enter(() => {
      const way = this.#wayOf(client);
      if (way.isGone) return;
      this.#world.note(`server ${client.at} has lost the database`);
      way.isGone = true;
      way.losses += 1;
      for (const refuse of way.unanswered) refuse(new StorageError('away', 'the database is gone'));
      way.unanswered.clear();
      client.listeners.away?.(true, 0);
      this.#find(client, way, this.#world.now);
    });
  }

  #find(client: Client, way: Way, since: number): void {
    this.#world.at(LOOKED_FOR_MS, () =>
      client.enter(() => {
        if (this.isDown || this.#stalledMs(client) > 0) return this.#find(client, way, since);
        this.#world.note(`server ${client.at} has found the database`);
        this.found += 1;
        way.isGone = false;
        client.listeners.away?.(false, this.#world.now - since);
      }),
    );
  }

  #stalledMs({ at }: Client): number {
    return Math.max(0, (this.#stalled.get(at) ?? 0) - this.#world.now);
  }

  #answer(client: Client, call: Call): Reply {
    const { at } = client;
    const { name } = call;
    if (isWrite(name) && this.#world.now < this.#disk.fullUntil) {
      return { id: call.id, ok: false, fault: 'full', why: 'the disk is full' };
    }
    const before = OF_CLAIMS.has(name) ? this.#disk.due() : [];
    const reply = this.#answerNoting(call, at);
    if (!reply.ok) return reply;
    this.done(call, client);
    if (OF_CLAIMS.has(name)) this.#checkClaims(call, before);
    const told = sentBy(call, reply.numbers);
    for (const message of told) this.committed(message);
    const ambush = this.#ambush;
    if (told.length > 0 && isWrite(name) && ambush !== undefined) {
      this.#ambush = undefined;
      this.#world.at(this.#chance.below(WRITE_MS + 1), () => ambush(at));
    }
    return reply;
  }

  #answerNoting(call: Call, at: number): Reply {
    if (OPERATIONS[call.name].kind !== 'changes') return this.#disk.answer(call, at);
    const { table } = call.args[0] as { readonly table: string };
    const before = this.#disk.revisionOf(table);
    const reply = this.#disk.answer(call, at);
    if (before !== undefined && this.#disk.revisionOf(table) !== before) {
      this.changed(table, before, at);
    }
    return reply;
  }

  /** While a claim lasts, only its server may change it. */
  #checkClaims({ name, args: [work] }: Call, before: readonly DueWork[]): void {
    const after = new Map(this.#disk.due().map((each) => [nameOf(each), each]));
    for (const was of before) {
      const is = after.get(nameOf(was));
      if (is?.claimed === was.claimed && is.at === was.at) continue;
      const { claimed } = (work ?? {}) as Partial<DueWork>;
      if (was.claimed > this.date && was.claimed !== claimed) {
        this.#fault(`${name} changes ${nameOf(was)}, which another has claimed`);
      }
    }
  }
}

function nameOf({ owner, kind, about }: DueWork): string {
  return `${owner} ${kind} ${about}`;
}
