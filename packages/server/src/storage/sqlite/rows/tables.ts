import { sha256 } from '../../../identity/secrets.ts';
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
} from '../../contract.ts';
import { ADD_SEAT, ADD_SEAT_PERSON, NEW_HOST } from '../../statements/seats.ts';
import {
  COMMANDS_OF_TABLE,
  SEALED_AT_TABLE,
  SEGMENTS_OF_TABLE,
} from '../../statements/segments.ts';
import * as SQL from '../../statements/tables.ts';
import type { WholeTableRow } from '../dialect.ts';
import * as DIALECT from '../dialect.ts';
import type { Prepared } from '../prepared.ts';
import { beginClock } from './clocks.ts';
import { beginDeal } from './deals.ts';
import { setDue } from './due.ts';
import { type RowsOf, windowColumns } from './rows.ts';
import { tableOf } from './whole-table.ts';

/** Before all tables, whenever they were changed. */
const FROM_THE_FIRST = { changed: Number.MAX_SAFE_INTEGER, id: '' };

type Rows = RowsOf<typeof TABLE_OPERATIONS>;

/** Tables, from being made to being deleted. */
export function tableRows(db: Prepared): Rows {
  const createTable: Rows['createTable'] = (table, editionFile, due, begins) => {
    addTable(db, table, editionFile);
    if (table.clock !== undefined) beginClock(db, table.id, table.clock, begins);
    setDue(db, table.id, due);
  };
  return {
    createTable,
    createRematch: ({ table, made, editionFile, due, begins }) => {
      db.run(SQL.NOTE_REMATCH, { table, rematch: made.id });
      createTable(made, editionFile, due, begins);
    },
    openTable: (id) => openTable(db, id),
    tablesOf: (person, { most, after = FROM_THE_FIRST }) =>
      db.all<WholeTableRow>(DIALECT.TABLES_OF_PERSON, { person, most, ...after }).map(tableOf),
    listOf: (person, { most, after = FROM_THE_FIRST }) =>
      db.all<ListedTable>(DIALECT.LIST_OF_PERSON, { person, most, ...after }),
    someTables: (ids) =>
      db.all<WholeTableRow>(DIALECT.TABLES_BY_ID, { tables: JSON.stringify(ids) }).map(tableOf),
    followedBy: (person, most) =>
      db.all<FollowedTable>(DIALECT.FOLLOWED_BY_PERSON, { person, most, ...FROM_THE_FIRST }),
    tablesAfter: ({ most, after = FROM_THE_FIRST }) =>
      db.all<WholeTableRow>(DIALECT.TABLES_AFTER, { most, ...after }).map(tableOf),
    countTables: (person) => db.get<TableCount>(SQL.COUNT_TABLES, { person }) ?? { all: 0, own: 0 },
    idleTables: (before, most) =>
      db.all<{ id: string }>(SQL.IDLE_TABLES, { before, most }).map(({ id }) => id),
    unplayedTables: (before, most) => db.all<TableAt>(SQL.UNPLAYED_TABLES, { before, most }),
    letGo: ({ table, person }) => {
      db.run(SQL.LET_GO, { table, person });
      if (db.get(SQL.STILL_HELD, { table }) !== undefined) return 'kept';
      deleteTable(table);
      return 'deleted';
    },
    takeUp: (table, person) => db.run(SQL.TAKE_UP, { table, person }),
    newHost: ({ table, host }) => db.run(NEW_HOST, { table, host }),
    hostlessTables: (before, most) => db.all(SQL.TABLES_WITHOUT_HOST, { before, most }),
    deleteTable: ({ table }) => deleteTable(table),
  };

  function deleteTable(table: string): void {
    const hash = db.get<{ hash: string | null }>(SQL.EDITION_HASH, { table })?.hash ?? null;
    for (const statement of SQL.DELETE_TABLE) db.run(statement, { table });
    if (hash !== null) db.run(SQL.DELETE_EDITION, { hash });
  }
}

function addTable(db: Prepared, table: StoredTable, editionFile: string): void {
  const { seats, over, window, clock: _, deal, rematch: __, ...rest } = table;
  const { request: ___, letBack: ____, ...columns } = rest;
  const hash = editionFile === '' ? null : sha256(editionFile);
  if (hash !== null) db.run(SQL.ADD_EDITION, { hash, body: editionFile });
  const row = { ...columns, editionHash: hash, over: over ? 1 : 0, ...windowColumns(window) };
  db.run(SQL.ADD_TABLE, row);
  for (const { seat, kind, name, level, key, joined, persons } of seats) {
    db.run(ADD_SEAT, { table: table.id, seat, kind, name, level, key, joined });
    for (const person of persons) db.run(ADD_SEAT_PERSON, { table: table.id, seat, person });
  }
  if (deal !== undefined) beginDeal(db, table.id, deal);
}

function openTable(db: Prepared, id: string): OpenedTable | undefined {
  const found = db.get<WholeTableRow & { told: number }>(DIALECT.FIND_TABLE, { table: id });
  if (found === undefined) return undefined;
  const { told, ...row } = found;
  const edition = db.get<{ body: string }>(SQL.EDITION_OF_TABLE, { table: id });
  const lines = db.all<{ command: string }>(COMMANDS_OF_TABLE, { table: id });
  type SealedRow = Omit<SealedSegment, 'commands'> & { readonly commands: string };
  const sealed = db.all<SealedRow>(SEALED_AT_TABLE, { table: id });
  return {
    table: tableOf(row),
    editionFile: edition?.body ?? '',
    commands: lines.map(({ command }) => command),
    segments: db.all<StoredSegment>(SEGMENTS_OF_TABLE, { table: id }),
    sealed: sealed.map((each) => ({ ...each, commands: JSON.parse(each.commands) })),
    told,
  };
}
