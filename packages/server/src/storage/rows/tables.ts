import { sha256 } from '../../identity/secrets.ts';
import type {
  FollowedTable,
  ListedTable,
  OpenedTable,
  SealedSegment,
  StoredSegment,
  StoredTable,
  TABLE_OPERATIONS,
  TableAt,
  TableCount,
} from '../contract.ts';
import { ADD_SEAT, ADD_SEAT_PERSON, NEW_HOST } from '../statements/seats.ts';
import { COMMANDS_OF_TABLE, SEALED_AT_TABLE, SEGMENTS_OF_TABLE } from '../statements/segments.ts';
import * as SQL from '../statements/tables.ts';
import { beginClock } from './clocks.ts';
import { beginDeal } from './deals.ts';
import type { WholeTableRow } from './dialect.ts';
import { setDue } from './due.ts';
import { type RowsOf, windowColumns } from './rows.ts';
import type { Sql, Steps } from './steps.ts';
import { tableOf } from './whole-table.ts';

/** A place before all tables. */
const FROM_THE_FIRST = { changed: Number.MAX_SAFE_INTEGER, id: '' };

type Rows = RowsOf<typeof TABLE_OPERATIONS>;

/** Tables, from their making to their deletion. */
export function tableRows(db: Sql): Rows {
  const createTable: Rows['createTable'] = function* (table, editionFile, due, begins) {
    yield* addTable(db, table, editionFile);
    if (table.clock !== undefined) yield* beginClock(db, table.id, table.clock, begins);
    yield* setDue(db, table.id, due);
  };
  return {
    createTable,
    *createRematch({ table, made, editionFile, due, begins }) {
      yield* db.run(SQL.NOTE_REMATCH, { table, rematch: made.id });
      yield* createTable(made, editionFile, due, begins);
    },
    *openTable(id) {
      return yield* openTable(db, id);
    },
    *revisionOf(table) {
      return (yield* db.get<{ revision: number }>(SQL.REVISION_OF, { table }))?.revision;
    },
    *tablesOf(person, { most, after = FROM_THE_FIRST }) {
      return (yield* db.all<WholeTableRow>(db.dialect.TABLES_OF_PERSON, {
        person,
        most,
        ...after,
      })).map(tableOf);
    },
    *listOf(person, { most, after = FROM_THE_FIRST }) {
      return yield* db.all<ListedTable>(SQL.LIST_OF_PERSON, { person, most, ...after });
    },
    *someTables(ids) {
      const tables = JSON.stringify(ids);
      return (yield* db.all<WholeTableRow>(db.dialect.TABLES_BY_ID, { tables })).map(tableOf);
    },
    *followedBy(person, most) {
      const from = { person, most, ...FROM_THE_FIRST };
      return yield* db.all<FollowedTable>(SQL.FOLLOWED_BY_PERSON, from);
    },
    *tablesAfter({ most, after = FROM_THE_FIRST }) {
      return (yield* db.all<WholeTableRow>(db.dialect.TABLES_AFTER, { most, ...after })).map(
        tableOf,
      );
    },
    *countTables(person) {
      return (yield* db.get<TableCount>(SQL.COUNT_TABLES, { person })) ?? { all: 0, own: 0 };
    },
    *idleTables(before, most) {
      return (yield* db.all<{ id: string }>(SQL.IDLE_TABLES, { before, most })).map(({ id }) => id);
    },
    *unplayedTables(before, most) {
      return yield* db.all<TableAt>(SQL.UNPLAYED_TABLES, { before, most });
    },
    *letGo({ table, person }) {
      yield* db.run(SQL.LET_GO, { table, person });
      if ((yield* db.get(SQL.STILL_HELD, { table })) !== undefined) return 'kept';
      yield* deleteTable(table);
      return 'deleted';
    },
    *takeUp(table, person) {
      yield* db.run(SQL.TAKE_UP, { table, person });
    },
    *newHost({ table, host }) {
      yield* db.run(NEW_HOST, { table, host });
    },
    *hostlessTables(before, most) {
      return yield* db.all(SQL.TABLES_WITHOUT_HOST, { before, most });
    },
    *deleteTable({ table, byOperator, now }) {
      yield* deleteTable(table);
      if (byOperator === true) yield* db.run(SQL.NOTE_DELETED, { table, now });
    },
    *whenDeleted(table) {
      return (yield* db.get<{ at: number }>(SQL.WHEN_DELETED, { table }))?.at;
    },
    *forgetDeleted(before) {
      yield* db.run(SQL.FORGET_DELETED, { before });
    },
  };

  function* deleteTable(table: string): Steps<void> {
    const hash =
      (yield* db.get<{ hash: string | null }>(SQL.EDITION_HASH, { table }))?.hash ?? null;
    for (const statement of SQL.DELETE_TABLE) yield* db.run(statement, { table });
    if (hash !== null) yield* db.run(SQL.DELETE_EDITION, { hash });
  }
}

function* addTable(db: Sql, table: StoredTable, editionFile: string): Steps<void> {
  const { seats, over, window, clock: _, deal, rematch: __, ...rest } = table;
  const { request: ___, letBack: ____, ahead: _____, ...columns } = rest;
  const hash = editionFile === '' ? null : sha256(editionFile);
  if (hash !== null) yield* db.run(SQL.ADD_EDITION, { hash, body: editionFile });
  const row = { ...columns, editionHash: hash, over: over ? 1 : 0, ...windowColumns(window) };
  yield* db.run(SQL.ADD_TABLE, row);
  for (const { seat, kind, name, level, key, joined, persons } of seats) {
    yield* db.run(ADD_SEAT, { table: table.id, seat, kind, name, level, key, joined });
    for (const person of persons) yield* db.run(ADD_SEAT_PERSON, { table: table.id, seat, person });
  }
  if (deal !== undefined) yield* beginDeal(db, table.id, deal);
}

function* openTable(db: Sql, id: string): Steps<OpenedTable | undefined> {
  const found = yield* db.get<WholeTableRow & { told: number }>(db.dialect.FIND_TABLE, {
    table: id,
  });
  if (found === undefined) return undefined;
  const { told, ...row } = found;
  const edition = yield* db.get<{ body: string }>(SQL.EDITION_OF_TABLE, { table: id });
  const lines = yield* db.all<{ command: string }>(COMMANDS_OF_TABLE, { table: id });
  type SealedRow = Omit<SealedSegment, 'commands'> & { readonly commands: string };
  const sealed = yield* db.all<SealedRow>(SEALED_AT_TABLE, { table: id });
  return {
    table: tableOf(row),
    editionFile: edition?.body ?? '',
    commands: lines.map(({ command }) => command),
    segments: yield* db.all<StoredSegment>(SEGMENTS_OF_TABLE, { table: id }),
    sealed: sealed.map((each) => ({ ...each, commands: JSON.parse(each.commands) })),
    told,
  };
}
