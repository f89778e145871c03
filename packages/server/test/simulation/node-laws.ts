import type { Services } from '../../src/services.ts';
import {
  type DueKind,
  everyOperation,
  OPERATIONS,
  type Storage,
  type TableWrite,
} from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { BETWEEN_BEATS_MS, type Down } from '../../src/time/down.ts';
import type { Disk } from './disk.ts';
import type { Request, Response } from './door.ts';
import type { Node } from './node.ts';
import type { Nodes } from './nodes.ts';
import type { Client } from './shared-database.ts';
import type { World } from './world.ts';

/**
 * After the end of a server another one takes its claimed work: at the end of the lease, with the
 * next look. Then the work is done soon. Two servers that have claimed it may end one after the
 * other. In milliseconds.
 */
const LATE_MS = 2 * (15_000 + 5_000) + 20_000;
/** A stream has each message after the second look at the latest, in milliseconds. */
const BEHIND_MS = 20_000;
/** The facts that the database has about a process, which stores when it ran and reads when no server ran. */
interface Noted {
  /** The latest time at which it ran, by the clock of the database. */
  readonly alive: number;
  /** Whether it must read those times: it has stored nothing for long, and has not read since. */
  readonly mustRead: boolean;
}

/** Kinds of work that people at a table wait for. */
const AWAITED: readonly DueKind[] = ['window', 'ahead', 'bots', 'clock'];

/** Laws about several servers on one database. */
export class NodeLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #nodes: Nodes;
  readonly #fault: (why: string) => void;
  /** By table and message number: the time at which the message was stored. */
  readonly #stored = new Map<string, Map<number, number>>();
  /** The server that has changed a table. The key has the table and the revision. */
  readonly #changed = new Map<string, number>();
  readonly #noted = new WeakMap<Client, Noted>();
  /** The times without a server that count, when last looked at. */
  #counted: readonly Down[] = [];
  /** By work: the time at which it was first seen. */
  #there: ReadonlyMap<string, number> = new Map();

  constructor(world: World, disk: Disk, nodes: Nodes, fault: (why: string) => void) {
    this.#world = world;
    this.#disk = disk;
    this.#nodes = nodes;
    this.#fault = fault;
    nodes.database.changed = (table, revision, by) => {
      this.#changed.set(`${table} ${revision}`, by);
    };
    nodes.database.done = (call, by) => this.#lookAtTimes(call, by);
  }

  /**
   * The storage of a server. It checks that each acknowledged change was made on the revision that
   * the server had read before its decision.
   */
  storage(by: number, storage: Storage): Storage {
    const operations = everyOperation(async (name, args) => {
      const run = storage[name] as (...args: readonly unknown[]) => Promise<unknown>;
      const done = await run(...args);
      if (OPERATIONS[name].kind !== 'changes' || done === false || done === undefined) return done;
      const { table, revision } = args[0] as TableWrite;
      if (this.#changed.get(`${table} ${revision}`) !== by) {
        this.#fault(
          `server ${by} acknowledges ${name} on the old revision ${revision} of ${table}`,
        );
      }
      return done;
    });
    return { ...(operations as unknown as Omit<Storage, 'close'>), close: () => storage.close() };
  }

  /** A message was stored. */
  sent({ table, number }: { readonly table: string; readonly number: number }): void {
    const stored = this.#stored.get(table) ?? new Map<number, number>();
    this.#stored.set(table, stored.set(number, this.#world.now));
  }

  /**
   * Checks that no server decides or answers on a revision older than that at the time of the
   * request.
   */
  watch({ needs }: Services): void {
    const { live } = needs.tables;
    const find = live.find.bind(live);
    live.find = async (id) => {
      const before = this.#disk.revisionOf(id);
      const found = await find(id);
      if (found !== undefined && before !== undefined && found.table.revision < before) {
        this.#fault(`a server answers on revision ${found.table.revision} of ${id}, not ${before}`);
      }
      return found;
    };
  }

  /** Checks that an answer is not older than the data at the time of the request. */
  looked({ path }: Request): (response: Response) => void {
    const [, id] = /^\/api\/tables\/([0-9a-z]{14})(\/game|\/segments)?$/.exec(path) ?? [];
    if (id === undefined) return () => undefined;
    const before = this.#disk.versionOf(id) ?? 0;
    return ({ status, text }) => {
      if (status !== 200) return;
      const { version = before, steps } = JSON.parse(text) as {
        version?: number;
        steps?: unknown[];
      };
      // A repeated move gets its first answer again.
      const isMove = path.endsWith('/segments') || steps === undefined;
      if (version < before && !isMove) {
        this.#fault(`${path} is answered with version ${version}, and had ${before}`);
      }
    };
  }

  /** Checks due work and streams; called from time to time. */
  look(): void {
    this.#lookAtWork();
    for (const node of this.#nodes.nodes) this.#lookAtStreams(node);
  }

  /** At the end all servers must agree on the people who are present at each table. */
  end(): void {
    const running = this.#nodes.nodes.flatMap(({ services }) => services ?? []);
    for (const table of this.#disk.tables()) {
      const all = running.map(({ needs }) => needs.hub.presentAt(table));
      const looking = inOrder(all.flatMap((each) => each.looking));
      const here = inOrder(all.flatMap((each) => each.here)).filter(
        (seat) => !looking.includes(seat),
      );
      const watching = all.reduce((sum, each) => sum + each.watching, 0);
      const is = JSON.stringify({ table, looking, here, watching });
      for (const { needs } of running) {
        if (!needs.hub.isFollowed(table)) continue;
        const says = JSON.stringify(needs.presence.at(table));
        if (says !== is) this.#fault(`a server says that ${says} are there, and it is ${is}`);
      }
    }
  }

  /**
   * A server that has noted nothing for long does not know whether another one has counted that as a time without any: it decides
   * nothing about clocks before it has noted that it runs, and has read those times.
   */
  #lookAtTimes({ name, args: [first] }: Call, by: Client): void {
    const noted = this.#noted.get(by);
    if (name === 'downTimes' && noted !== undefined) {
      this.#noted.set(by, { ...noted, mustRead: false });
    }
    if (name === 'noteRun') {
      const { alive } = first as { readonly alive: number };
      const isLate = noted === undefined || alive - noted.alive > BETWEEN_BEATS_MS;
      const latest = Math.max(alive, noted?.alive ?? 0);
      this.#noted.set(by, { alive: latest, mustRead: isLate || noted.mustRead });
      this.#lookAtCounted();
    }
    const { clock } = (first ?? {}) as { readonly clock?: { readonly event?: { at: number } } };
    const at = clock?.event?.at;
    if (at === undefined || noted === undefined) return;
    const since = at - noted.alive;
    if (since > BETWEEN_BEATS_MS) {
      this.#fault(`server ${by.at} decides about clocks, and has noted nothing for ${since} ms`);
    }
    if (noted.mustRead && since >= 0) {
      this.#fault(`server ${by.at} decides about clocks before it has read when no server ran`);
    }
  }

  /** A time without a server that was counted stays what it was: servers have given it back to clocks. */
  #lookAtCounted(): void {
    const counted = this.#disk.store
      .downTimes()
      .filter(({ from, to }) => to - from > BETWEEN_BEATS_MS);
    for (const { from, to } of this.#counted) {
      if (counted.some((each) => each.from === from && each.to === to)) continue;
      this.#fault(`no server ran from ${from} to ${to}, and that is not counted any more`);
    }
    this.#counted = counted;
  }

  #lookAtWork(): void {
    const { nodes, databaseSince, date, ran } = this.#nodes;
    const there = new Map<string, number>();
    for (const { owner, kind, at, about, claimed } of this.#disk.due()) {
      if (!AWAITED.includes(kind)) continue;
      const name = `${owner} ${kind} ${about} ${at}`;
      const first = this.#there.get(name) ?? ran;
      there.set(name, first);
      // Servers that were able to do the work all the time.
      const able = nodes
        .filter(
          ({ door, own }) => door !== undefined && own.role !== (kind === 'bots' ? 'web' : 'bots'),
        )
        .map(({ steadySince }) => steadySince);
      const late = ran - Math.max(first, at - date + ran, databaseSince, Math.min(...able));
      if (late <= LATE_MS) continue;
      this.#fault(`${kind} of ${owner} is late by ${late} ms, and claimed for ${claimed - date}`);
    }
    this.#there = there;
  }

  #lookAtStreams({ services, isAwake, steadySince }: Node): void {
    const since = this.#world.now - BEHIND_MS;
    const isSteady = Math.max(steadySince, this.#nodes.databaseSince) < since;
    if (services === undefined || !isAwake || !isSteady) return;
    for (const [table, place] of services.needs.hub.places()) {
      const next = this.#stored.get(table)?.get(place + 1);
      if (next !== undefined && next < since) {
        this.#fault(
          `a stream has not told message ${place + 1} of ${table} for ${this.#world.now - next} ms`,
        );
      }
    }
  }
}

function inOrder(seats: readonly number[]): readonly number[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}
