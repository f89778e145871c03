import type { StatementSync } from 'node:sqlite';
import { sha256 } from '../../src/identity/secrets.ts';
import type { DueWork, SentMessage, Storage } from '../../src/storage/contract.ts';
import {
  everyOperation,
  isWrite,
  runsBeside,
  StorageError,
  toldByCall,
} from '../../src/storage/contract.ts';
import { runBundle } from '../../src/storage/sqlite/bundle.ts';
import type { Call, Reply } from '../../src/storage/sqlite/calls.ts';
import type { StorageListeners } from '../../src/storage/sqlite/client.ts';
import { openDatabase } from '../../src/storage/sqlite/open.ts';
import { directStore, SqliteStore } from '../../src/storage/sqlite/store.ts';
import type { Chance } from './chance.ts';
import type { World } from './world.ts';

/**
 * The moment at which a disk answers: after the sync, as it should, or before it, as a planted
 * mistake.
 */
export type Promised = 'synced' | 'written';

/** The usual time of a sync, in milliseconds; below it that of a read. */
const SYNC_MS = 6;
const READ_MS = 2;

interface Pending {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (why: StorageError) => void;
}

/** The access of one process to the disk; a dead process gets no answer. */
interface Mount {
  readonly listeners: StorageListeners;
  readonly waiting: Pending[];
  alive: boolean;
}

/**
 * A disk with the database of a server; it outlives the processes. Calls that come during the sync
 * of one transaction are written together in the next, as in the thread of the real storage. Reads
 * run beside it, so their answers come before or after those of writes. A process that is killed
 * during a sync does not learn whether its data were written. After a power cut, data without a
 * sync are lost.
 */
export class Disk {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #reads: Chance;
  readonly #promised: Promised;
  readonly #db = openDatabase(':memory:');
  readonly #store = new SqliteStore(this.#db);
  /** The data on the disk. */
  readonly store = directStore(this.#db);
  #mount: Mount | undefined;
  /** The calls whose sync is running. */
  #bundle: readonly Pending[] | undefined;
  #isWritten = false;
  #clockNumber: StatementSync | undefined;
  #version: StatementSync | undefined;
  #ambush: (() => void) | undefined;
  #calls = 0;
  /** Until this time the disk is full and stores nothing. */
  fullUntil = 0;
  writes = 0;
  /**
   * Called when data were written, with the server that wrote them. Its process does not know yet.
   */
  written: (calls: readonly Call[], by: number) => void = () => undefined;
  /** A mistake of the database, just before it does what one of several servers has asked for. */
  before: (call: Call) => void = () => undefined;

  constructor(world: World, chance: Chance, promised: Promised = 'synced') {
    this.#world = world;
    this.#chance = chance;
    this.#reads = chance.fork();
    this.#promised = promised;
  }

  /** The storage of a new process. */
  mount(listeners: StorageListeners): Storage {
    const mount: Mount = { listeners, waiting: [], alive: true };
    this.#mount = mount;
    const call = (name: Call['name'], args: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        const id = ++this.#calls;
        const pending = { call: { id, name, args }, resolve, reject };
        if (runsBeside(name)) this.#read(mount, pending);
        else {
          mount.waiting.push(pending);
          this.#goOn(mount);
        }
      });
    const close = async () => {
      mount.alive = false;
    };
    const operations = everyOperation((name, args) => call(name, structuredClone(args)));
    return { ...operations, close } as Storage;
  }

  /**
   * Sets work that runs during the next sync of data that people get messages about, or removes it.
   */
  whenNextWritten(work: (() => void) | undefined): void {
    this.#ambush = work;
  }

  /**
   * The process ends without a warning.
   * @param power the machine loses power, too
   */
  crash(power: boolean): void {
    const mount = this.#mount;
    if (mount === undefined) return;
    mount.alive = false;
    mount.waiting.splice(0);
    const bundle = this.#bundle;
    this.#bundle = undefined;
    if (bundle === undefined) return;
    if (this.#isWritten) {
      this.#isWritten = false;
      this.#db.exec(power ? 'ROLLBACK' : 'COMMIT');
    } else if (!power && this.#chance.happens(0.5)) {
      const calls = bundle.map(({ call }) => call);
      runBundle(this.#db, this.#store, calls);
      this.written(calls, 0);
    }
  }

  /** Carries out a call of one of several servers at once. */
  answer(call: Call, by: number): Reply {
    this.before(call);
    const [reply] = runBundle(this.#db, this.#store, [call]);
    if (isWrite(call.name) && reply.ok) {
      this.writes += 1;
      this.written([call], by);
    }
    return reply;
  }

  /** Runs a statement on the database without any server. */
  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** The rows of a query with two columns. */
  rows(sql: string): readonly (readonly [string, string])[] {
    return this.#db
      .prepare(sql)
      .all()
      .map((row) => {
        const [key, value] = Object.values(row);
        return [String(key), String(value)] as const;
      });
  }

  tables(): readonly string[] {
    return this.#db
      .prepare('SELECT id FROM tables ORDER BY id')
      .all()
      .map(({ id }) => String(id));
  }

  /** Whether nothing happens at a table any more: the game is over, or no person sits there. */
  isAtRest(id: string): boolean {
    const table = this.store.openTable(id)?.table;
    return table === undefined || table.over || table.seats.every(({ joined }) => joined === 0);
  }

  /** The number of the last clock event of a table; undefined if the table has no clock. */
  clockNumber(id: string): number | undefined {
    this.#clockNumber ??= this.#db.prepare('SELECT number FROM clocks WHERE table_id = ?');
    return this.#clockNumber.get(id)?.number as number | undefined;
  }

  /** The revision of a table; undefined if there is no such table. */
  revisionOf(id: string): number | undefined {
    return this.store.revisionOf(id);
  }

  versionOf(id: string): number | undefined {
    this.#version ??= this.#db.prepare('SELECT version FROM tables WHERE id = ?');
    return this.#version.get(id)?.version as number | undefined;
  }

  /** Whether a token still opens a seat. */
  hasToken(token: string): boolean {
    return this.store.findToken(sha256(token)) !== undefined;
  }

  /** Whether a cookie belongs to a device. */
  hasDevice(cookie: string): boolean {
    return this.store.findDevice(sha256(cookie.split('=')[1])) !== undefined;
  }

  /** The person of a cookie. */
  personOf(cookie: string): number | undefined {
    return this.store.findDevice(sha256(cookie.split('=')[1]))?.person;
  }

  /**
   * Whether the person of a cookie has removed a table from the list and has no seat there. A seat
   * would bring the table back.
   */
  hasLetGo(table: string, cookie: string): boolean {
    const person = this.personOf(cookie);
    if (person === undefined || this.sitsAt(table, person)) return false;
    return this.all('let_go').some((row) => row.table_id === table && row.person === person);
  }

  /** Whether a person has a seat at a table. */
  sitsAt(id: string, person: number): boolean {
    const table = this.store.openTable(id)?.table;
    return table?.seats.some(({ persons }) => persons.includes(person)) === true;
  }

  /** Whether the server knows a person. */
  hasPerson(person: number): boolean {
    return this.rows(`SELECT id, created FROM persons WHERE id = ${person}`).length > 0;
  }

  /** All rows of a table of the database. */
  all(table: string): readonly Readonly<Record<string, unknown>>[] {
    return this.#db.prepare(`SELECT * FROM ${table}`).all();
  }

  /** The numbers of a table's messages that are still stored. */
  kept(table: string): ReadonlySet<number> {
    const rows = this.#db.prepare('SELECT number FROM messages WHERE table_id = ?').all(table);
    return new Set(rows.map(({ number }) => Number(number)));
  }

  due(): readonly DueWork[] {
    const rows = this.#db.prepare(
      'SELECT owner, kind, at, about, claimed FROM due ORDER BY owner, kind',
    );
    return rows.all() as unknown as readonly DueWork[];
  }

  close(): void {
    this.#db.close();
  }

  #goOn(mount: Mount): void {
    if (!mount.alive || this.#bundle !== undefined || mount.waiting.length === 0) return;
    const bundle: Pending[] = [];
    this.#bundle = bundle;
    // Calls of one turn of the event loop are written together.
    this.#world.at(0, () => {
      if (!mount.alive) return;
      bundle.push(...mount.waiting.splice(0));
      const writes = bundle.some(({ call }) => isWrite(call.name));
      if (writes && this.#promised === 'written') this.#answerEarly(mount, bundle);
      const ms = writes ? 1 + this.#chance.delay(SYNC_MS) : 0;
      this.#world.at(ms, () => this.#synced(mount, bundle));
      const ambush = this.#ambush;
      if (
        ambush === undefined ||
        !bundle.some(({ call }) => toldByCall(call.name, call.args).length > 0)
      )
        return;
      this.#ambush = undefined;
      this.#world.at(this.#chance.below(ms + 1), ambush);
    });
  }

  /** Reads the data of one moment, and answers at a later one. */
  #read(mount: Mount, pending: Pending): void {
    this.#world.at(this.#reads.delay(READ_MS), () => {
      if (!mount.alive) return;
      const replies = runBundle(this.#db, this.#store, [pending.call]);
      this.#world.at(this.#reads.delay(READ_MS), () => {
        if (mount.alive) this.#settle(mount, [pending], replies);
      });
    });
  }

  #synced(mount: Mount, bundle: readonly Pending[]): void {
    if (!mount.alive || this.#bundle !== bundle) return;
    this.#bundle = undefined;
    if (this.#isWritten) {
      this.#isWritten = false;
      this.#db.exec('COMMIT');
    } else {
      const isFull = this.#world.now < this.fullUntil;
      const calls = bundle.map(({ call }) => call).filter(({ name }) => !(isFull && isWrite(name)));
      const replies = runBundle(this.#db, this.#store, calls);
      this.written(calls, 0);
      this.#settle(mount, bundle, replies);
    }
    this.#goOn(mount);
  }

  /** A planted mistake: the disk reports data as stored that were written but not synced. */
  #answerEarly(mount: Mount, bundle: readonly Pending[]): void {
    this.#db.exec('BEGIN IMMEDIATE');
    this.#isWritten = true;
    const replies = bundle.map(
      ({ call: { id, name, args } }): Reply => ({
        id,
        ok: true,
        ...this.#store.answer(name, args),
      }),
    );
    this.#settle(mount, bundle, replies);
  }

  #settle(mount: Mount, bundle: readonly Pending[], replies: readonly Reply[]): void {
    const byId = new Map(replies.map((reply) => [reply.id, reply]));
    for (const { call, resolve, reject } of bundle) {
      const writes = isWrite(call.name);
      const reply = byId.get(call.id) ?? {
        ...({ id: call.id, ok: false, fault: 'full', why: 'the disk is full' } as const),
      };
      if (!reply.ok) {
        mount.listeners.failed(reply.fault, reply.why, writes);
        reject(new StorageError(reply.fault, reply.why));
        continue;
      }
      if (writes) {
        this.writes += 1;
        mount.listeners.wrote();
      }
      for (const sent of sentBy(call, reply.numbers)) mount.listeners.sent(sent);
      resolve(structuredClone(reply.value) as never);
    }
  }
}

/** The messages of a finished call, with the numbers that they got. */
export function sentBy({ name, args }: Call, numbers: readonly number[]): readonly SentMessage[] {
  const messages = toldByCall(name, args);
  return numbers.map((number, index) => ({ number, ...messages[index] }));
}
