import type { MESSAGE_OPERATIONS, Message, News, SentMessage, TableWrite } from '../contract.ts';
import * as SQL from '../statements/messages.ts';
import { RAISE_REVISION } from '../statements/tables.ts';
import { pack, unpack } from './packing.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps, Values } from './steps.ts';

/**
 * A device that missed more messages than this, or longer ones in total, loads its tables instead,
 * which needs less data. Sending this much at once does not make a stream count as slow.
 */
const MOST_MISSED = 1_000;
const MOST_CHARACTERS = 1_000_000;

type TableTold = Pick<News, 'table' | 'version' | 'number'>;

/** The messages of tables, for devices that were away for a short time. */
export function messageRows(db: Sql): RowsOf<typeof MESSAGE_OPERATIONS> {
  return {
    *newsSince(places) {
      const after = new Map(places.map(({ table, number }) => [table, number]));
      const tables = JSON.stringify([...after.keys()]);
      const room = { messages: MOST_MISSED, characters: MOST_CHARACTERS };
      const news: News[] = [];
      for (const row of yield* db.all<TableTold>(db.dialect.TABLES_AT, { tables })) {
        news.push({ ...row, missed: yield* missedOf(db, row, after.get(row.table), room) });
      }
      return news;
    },
    *forgetMessages(before) {
      yield* db.run(db.dialect.FORGET_MESSAGES, { before });
    },
  };
}

/**
 * A statement that raises the revision of a table, with the values that it needs besides the usual
 * ones.
 */
export interface Raising {
  readonly text: string;
  readonly values?: Values;
}

const USUAL: Raising = { text: RAISE_REVISION };

/**
 * Checks the condition of every change, and reserves the numbers of its messages.
 * @param messages how many messages the change sends
 * @param raising the statement, if it is not the usual one, with further values
 * @returns their numbers; undefined if the table has another revision and nothing was written
 */
export function* raiseRevision(
  db: Sql,
  { table, revision }: TableWrite,
  messages: number,
  { text, values }: Raising = USUAL,
): Steps<readonly number[] | undefined> {
  const row = yield* db.get<{ told: number }>(text, { table, revision, messages, ...values });
  if (row === undefined) return undefined;
  return Array.from({ length: messages }, (_, index) => row.told - messages + 1 + index);
}

export function* addMessages(
  db: Sql,
  messages: readonly Message[],
  numbers: readonly number[],
  now: number,
): Steps<void> {
  for (const [index, { table, kind, texts }] of messages.entries()) {
    const [text, packed] = pack(JSON.stringify(texts));
    yield* db.run(SQL.ADD_MESSAGE, {
      table,
      number: numbers[index],
      kind,
      texts: text,
      packed,
      now,
    });
  }
}

/**
 * The messages of a table after a number.
 * @param room the messages and characters left for all tables together; those that were read are
 * subtracted
 */
function* missedOf(
  db: Sql,
  { table, number: last }: TableTold,
  after: number | undefined,
  room: { messages: number; characters: number },
): Steps<News['missed']> {
  if (after === undefined || after > last || last - after > room.messages) return undefined;
  if (after === last) return [];
  type Row = Pick<SentMessage, 'number' | 'kind'> & { texts: string; packed: Uint8Array | null };
  const rows = yield* db.all<Row>(SQL.MESSAGES_AFTER, { table, number: after });
  // Some are deleted already.
  if (rows.length !== last - after) return undefined;
  const messages: SentMessage[] = [];
  let { characters } = room;
  for (const { texts, packed, number, kind } of rows) {
    const text = unpack(texts, packed);
    characters -= text.length;
    if (characters < 0) return undefined;
    messages.push({ table, number, kind, texts: JSON.parse(text) });
  }
  room.messages -= messages.length;
  room.characters = characters;
  return messages;
}
