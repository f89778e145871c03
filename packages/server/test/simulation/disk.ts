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

/** What a disk promises: an answer comes after the sync, or, where it lies, before it. */
export type Promised = 'synced' | 'written';

/** Milliseconds that a sync usually takes, and a read. */
const SYNC_MS = 6;
const READ_MS = 2;

interface Pending {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (why: StorageError) => void;
}

/** One process's way to the disk; of one that is dead nothing comes back. */
interface Mount {
  readonly listeners: StorageListeners;
  readonly waiting: Pending[];
  alive: boolean;
}

/**
 * A disk with the database of a server, which outlives the processes. Calls that come while one transaction is synced go
 * together into the next, as in the thread of the real storage. Others read beside that, and their answers come earlier or later
 * than those of writes. Who is killed meanwhile does not know whether it was
 * written; after a power cut nothing is that was not synced.
 */
export class Disk {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #reads: Chance;
  readonly #promised: Promised;
  readonly #db = openDatabase(':memory:');
  readonly #store = new SqliteStore(this.#db);
  /** What lies on the disk. */
  readonly store = directStore(this.#db);
  #mount: Mount | undefined;
  /** What is being synced. */
  #bundle: readonly Pending[] | undefined;
  #isWritten = false;
  #clockNumber: StatementSync | undefined;
  #ambush: (() => void) | undefined;
  #calls = 0;
  /** The disk takes nothing more until then. */
  fullUntil = 0;
  writes = 0;
  /** Something was written; the process that asked for it does not know yet. */
  written: (calls: readonly Call[]) => void = () => undefined;

  constructor(world: World, chance: Chance, promised: Promised = 'synced') {
    this.#world = world;
    this.#chance = chance;
    this.#reads = chance.fork();
    this.#promised = promised;
  }

  /** What a new process sees as its storage. */
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

  /** Something, or nothing any more, is to happen while something is stored of which people are told. */
  whenNextWritten(work: (() => void) | undefined): void {
    this.#ambush = work;
  }

  /** The process ends without a warning. @param power so does the machine */
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
      this.written(calls);
    }
  }

  /** Does something to the database that no server does. */
  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** Two columns of some rows. */
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

  /** Whether nothing goes on at a table any more: it is over, or nobody sits there. */
  isAtRest(id: string): boolean {
    const table = this.store.openTable(id)?.table;
    return table === undefined || table.over || table.seats.every(({ joined }) => joined === 0);
  }

  /** The number of the last event of the clocks of a table; nothing where nobody's time is measured. */
  clockNumber(id: string): number | undefined {
    this.#clockNumber ??= this.#db.prepare('SELECT number FROM clocks WHERE table_id = ?');
    return this.#clockNumber.get(id)?.number as number | undefined;
  }

  /** Whether a token opens a seat. */
  hasToken(token: string): boolean {
    return this.store.findToken(sha256(token)) !== undefined;
  }

  /** Whether a cookie is some device's. */
  hasDevice(cookie: string): boolean {
    return this.store.findDevice(sha256(cookie.split('=')[1])) !== undefined;
  }

  /** The person of a cookie. */
  personOf(cookie: string): number | undefined {
    return this.store.findDevice(sha256(cookie.split('=')[1]))?.person;
  }

  /** Whether the person of a cookie has let a table go and has no seat there, which alone would bring it back. */
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

  /** All that is stored in a table of the database. */
  all(table: string): readonly Readonly<Record<string, unknown>>[] {
    return this.#db.prepare(`SELECT * FROM ${table}`).all();
  }

  /** The numbers of the messages of a table that are kept. */
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
    // What is called for in one turn goes together.
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

  /** Reads what is there at some moment, and answers at a later one. */
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
      this.written(calls);
      this.#settle(mount, bundle, replies);
    }
    this.#goOn(mount);
  }

  /** The mistake that this whole matter is about: to say that something is stored when it only has been written. */
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

function sentBy({ name, args }: Call, numbers: readonly number[]): readonly SentMessage[] {
  const messages = toldByCall(name, args);
  return numbers.map((number, index) => ({ number, ...messages[index] }));
}
