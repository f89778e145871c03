import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { sha256 } from '../../identity/secrets.ts';
import type {
  Message,
  Missed,
  OpenedTable,
  SeatClaim,
  SegmentWrite,
  SentMessage,
  StoredSeat,
  StoredSegment,
  StoredTable,
  StoredWindow,
  TableAt,
  TableCount,
} from '../contract.ts';
import { pack, unpack } from './packing.ts';
import * as SQL from './statements.ts';

/**
 * Who missed more messages than this, or longer ones in all, gets the whole tables, which is less. A
 * stream that is written as much at once is not taken for one that reads too slowly.
 */
const MOST_MISSED = 1_000;
const MOST_CHARACTERS = 1_000_000;

/** A write's answer, and the messages that go out when its transaction is durable. */
export interface Written<T> {
  readonly value: T;
  readonly sequences: readonly number[];
}

/** The operations of the storage contract on one open database; transactions are the caller's. */
export class SqliteStore {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  addDevice(tokenHash: string, now: number): Written<number> {
    return quiet(Number(this.#sql(SQL.ADD_DEVICE).get(tokenHash, now)?.id));
  }

  findDevice(tokenHash: string): number | undefined {
    return this.#sql(SQL.FIND_DEVICE).get(tokenHash)?.id as number | undefined;
  }

  createTable(table: StoredTable, editionFile: string): Written<undefined> {
    const { seats, over, window, ...columns } = table;
    let bots = 0;
    for (const { seat, kind } of seats) if (kind === 'bot') bots |= 1 << seat;
    const editionHash = editionFile === '' ? null : sha256(editionFile);
    if (editionHash !== null) this.#sql(SQL.ADD_EDITION).run(editionHash, editionFile);
    const row = { ...columns, editionHash, bots, over: over ? 1 : 0, ...windowColumns(window) };
    this.#sql(SQL.ADD_TABLE).run(row);
    for (const { devices, ...seat } of seats) {
      this.#sql(SQL.ADD_SEAT).run({ table: table.id, ...seat });
      for (const device of devices) this.#sql(SQL.ADD_SEAT_DEVICE).run(table.id, seat.seat, device);
    }
    return quiet(undefined);
  }

  openTable(id: string): OpenedTable | undefined {
    const row = this.#sql(SQL.FIND_TABLE).get(id);
    if (row === undefined) return undefined;
    const table = this.#tableOf(row);
    const edition = this.#sql(SQL.EDITION_OF_TABLE).get(id) as
      | { readonly body: string }
      | undefined;
    const lines = this.#all<{ command: string }>(SQL.COMMANDS_OF_TABLE, id);
    const segments = this.#all<StoredSegment>(SQL.SEGMENTS_OF_TABLE, id);
    const commands = lines.map(({ command }) => command);
    return { table, editionFile: edition?.body ?? '', commands, segments };
  }

  tablesOf(device: number): readonly StoredTable[] {
    return this.#sql(SQL.TABLES_OF_DEVICE)
      .all({ device })
      .map((row) => this.#tableOf(row));
  }

  countTables(device: number): TableCount {
    return this.#sql(SQL.COUNT_TABLES).get(device) as unknown as TableCount;
  }

  idleTables(before: number, most: number): readonly string[] {
    return this.#all<{ id: string }>(SQL.IDLE_TABLES, before, most).map(({ id }) => id);
  }

  unplayedTables(before: number, most: number): readonly TableAt[] {
    return this.#all<TableAt>(SQL.UNPLAYED_TABLES, before, most);
  }

  deleteTable(id: string): Written<undefined> {
    const hash = this.#sql(SQL.EDITION_HASH).get(id)?.hash ?? null;
    for (const statement of SQL.DELETE_TABLE) this.#sql(statement).run(id);
    if (hash !== null) this.#sql(SQL.DELETE_EDITION).run({ hash });
    return quiet(undefined);
  }

  waitingForBots(): readonly string[] {
    return this.#all<{ id: string }>(SQL.TABLES_WAITING_FOR_BOTS).map(({ id }) => id);
  }

  closingWindows(): readonly string[] {
    return this.#all<{ id: string }>(SQL.CLOSING_WINDOWS).map(({ id }) => id);
  }

  writeSegment(write: SegmentWrite): Written<boolean> {
    const { table, segment, deciders, window, now } = write;
    const { from, version } = segment;
    const advance = {
      ...{ table, from, version, deciders, over: write.over ? 1 : 0, now },
      ...windowColumns(window),
    };
    if (this.#sql(SQL.ADVANCE_TABLE).run(advance).changes !== 1) return quiet(false);
    for (const [index, command] of write.commands.entries()) {
      this.#sql(SQL.ADD_COMMAND).run(table, from + index, command);
    }
    this.#sql(SQL.ADD_SEGMENT).run(
      ...[table, segment.seat, segment.key, segment.digest, from, version],
    );
    return { value: true, sequences: [this.#send(write.message, now)] };
  }

  claimSeat({ table, seat, device, name, message, now }: SeatClaim): Written<undefined> {
    this.#sql(SQL.ADD_SEAT_DEVICE).run(table, seat, device);
    this.#sql(SQL.JOIN_SEAT).run({ table, seat, name, now });
    return { value: undefined, sequences: [this.#send(message, now)] };
  }

  lastSequence(): number {
    return Number(this.#sql(SQL.LAST_SEQUENCE).get()?.sequence ?? 0);
  }

  messagesAfter(after: number, tables: readonly string[]): Missed {
    const forgotten = Number(this.#sql(SQL.FORGOTTEN).get()?.value ?? 0);
    if (after < forgotten || after > this.lastSequence()) return { whole: false };
    const wanted = { after, tables: JSON.stringify(tables), most: MOST_MISSED + 1 };
    const rows = this.#sql(SQL.MESSAGES_AFTER).all(wanted);
    if (rows.length > MOST_MISSED) return { whole: false };
    const messages: SentMessage[] = [];
    let characters = 0;
    for (const { told, packed, ...row } of rows) {
      const text = unpack(told as string, packed as Uint8Array | null);
      characters += text.length;
      if (characters > MOST_CHARACTERS) return { whole: false };
      messages.push({ ...(row as unknown as SentMessage), texts: JSON.parse(text) });
    }
    return { whole: true, messages };
  }

  forgetMessages(before: number): Written<undefined> {
    this.#sql(SQL.NOTE_FORGOTTEN).run({ before });
    this.#sql(SQL.FORGET_MESSAGES).run();
    return quiet(undefined);
  }

  #send({ table, kind, texts }: Message, now: number): number {
    const [text, packed] = pack(JSON.stringify(texts));
    return Number(this.#sql(SQL.ADD_MESSAGE).get(table, kind, text, packed, now)?.sequence);
  }

  #tableOf({ over, windowFrom, windowCloses, ...row }: Record<string, unknown>): StoredTable {
    const id = row.id as string;
    const held = this.#all<{ seat: number; device: number }>(SQL.DEVICES_OF_TABLE, id);
    const seats = this.#all<StoredSeat>(SQL.SEATS_OF_TABLE, id).map((seat) => ({
      ...seat,
      devices: held.filter((each) => each.seat === seat.seat).map(({ device }) => device),
    }));
    const window =
      windowFrom === null ? undefined : { from: Number(windowFrom), closes: Number(windowCloses) };
    return { ...(row as unknown as StoredTable), over: over === 1, window, seats };
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  #all<T>(text: string, ...values: SQLInputValue[]): T[] {
    return this.#sql(text).all(...values) as T[];
  }
}

function windowColumns(window: StoredWindow | undefined) {
  return { windowFrom: window?.from ?? null, windowCloses: window?.closes ?? null };
}

function quiet<T>(value: T): Written<T> {
  return { value, sequences: [] };
}
