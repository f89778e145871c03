import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SegmentWrite, StoredTable } from '../src/storage/contract.ts';
import { DATABASE, openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore } from '../src/storage/sqlite/store.ts';

/**
 * The number of durable transactions a second of SQLite in a folder, each with one row of 200
 * bytes.
 */
export function bareRows(folder: string, seconds: number): number {
  const db = new DatabaseSync(join(folder, 'bare-rows.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, body TEXT) STRICT');
  const insert = db.prepare('INSERT INTO rows (body) VALUES (?)');
  const body = 'x'.repeat(200);
  const rate = repeat(seconds, () => insert.run(body));
  db.close();
  return rate;
}

/**
 * The number of durable transactions a second of SQLite in a folder, if each holds the data of one
 * segment of the server and nothing else is done. Statements, tables, indexes and settings are
 * those of the server. Here each segment has its own transaction; in the server segments that come
 * together share one.
 */
export class BareSegments {
  readonly #folder: string;
  readonly #tables: readonly string[];
  #played = 0;

  /** @param tables the number of tables, played in turn; as many as on the server */
  constructor(folder: string, tables: number) {
    this.#folder = folder;
    this.#tables = Array.from({ length: tables }, (_, n) => `bare${n}`.padEnd(14, 'x'));
  }

  /** @param told an answer of the server to a segment, as text of the message */
  rate(seconds: number, told: string): number {
    const db = openDatabase(join(this.#folder, 'bare-segments.db'));
    const store = directStore(db);
    if (this.#played === 0) {
      const { person } = store.addDevice({
        tokenHash: 'hash',
        kind: 'unknown',
        browser: '',
        now: 0,
      });
      for (const id of this.#tables) store.createTable(tableOf(id, person), '', []);
    }
    const rate = repeat(seconds, () => {
      const table = this.#tables[this.#played % this.#tables.length];
      const from = Math.floor(this.#played / this.#tables.length);
      db.exec('BEGIN IMMEDIATE');
      store.writeSegment(segmentOf(table, from, told));
      db.exec('COMMIT');
      this.#played += 1;
    });
    db.close();
    return rate;
  }
}

/**
 * Fills a folder with the data of a server after many games: tables with segments, and the last
 * messages of each.
 */
export function fillTables(folder: string, tables: number, segments: number): void {
  mkdirSync(folder, { recursive: true });
  const db = openDatabase(join(folder, DATABASE));
  const store = directStore(db);
  const device = { tokenHash: 'hash', kind: 'unknown', browser: '', now: 0 } as const;
  const { person } = store.addDevice(device);
  const now = Date.now();
  db.exec('BEGIN');
  for (let table = 0; table < tables; table++) {
    const id = `bare${table}`.padEnd(14, 'x');
    store.createTable({ ...tableOf(id, person), created: now, changed: now }, '', []);
    for (let from = 0; from < segments; from++) store.writeSegment(segmentOf(id, from, '{}'));
  }
  db.exec('COMMIT');
  db.close();
}

function repeat(seconds: number, work: () => unknown): number {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1000) {
    work();
    count += 1;
  }
  return count / ((performance.now() - start) / 1000);
}

export function segmentOf(table: string, from: number, told: string): SegmentWrite {
  return {
    table,
    // Only segments are written there, so the revision is the version.
    revision: from,
    from,
    version: from + 1,
    opens: false,
    segments: [
      { seat: 0, key: `segment-${from}`, digest: 'd'.repeat(64), from, version: from + 1 },
    ],
    commands: ['0 build E5'],
    deciders: 2,
    over: false,
    window: undefined,
    due: [],
    now: Date.now(),
    message: { table, kind: 'segment', texts: [told] },
  };
}

export function tableOf(id: string, host: number): StoredTable {
  const person = { kind: 'person', name: '', level: '', key: 'k'.repeat(22), joined: 1 } as const;
  return {
    id,
    game: 'terra-nova',
    rulesVersion: '2026-01-01',
    edition: 'house-1',
    host,
    invitation: 'i',
    pace: 'slow',
    window: undefined,
    // A text as long as the options of a table of Terra Nova.
    options: JSON.stringify({ all: 'x'.repeat(800) }),
    seed: 's'.repeat(32),
    salt: 't'.repeat(32),
    commitment: 'c'.repeat(64),
    created: 0,
    changed: 0,
    revision: 0,
    version: 0,
    deciders: 1,
    over: false,
    answered: 0,
    seats: [0, 1].map((seat) => ({ ...person, seat, persons: [host] })),
  };
}
