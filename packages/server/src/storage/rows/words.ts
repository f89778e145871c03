import type { NewWord, StoredNotes, StoredWord, TableWrite, WORD_OPERATIONS } from '../contract.ts';
import * as SQL from '../statements/words.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** Words at tables, and notes of persons. */
export function wordRows(db: Sql): RowsOf<typeof WORD_OPERATIONS> {
  return {
    *writeWord(write, [number]) {
      yield* addWord(db, write, write, number);
      return number;
    },
    *wordsAfter(table, number, most) {
      return (yield* db.all<StoredWord>(SQL.WORDS_AFTER, { table, number, most })).toReversed();
    },
    *hasWord(table, number) {
      return (yield* db.get(SQL.HAS_WORD, { table, number })) !== undefined;
    },
    *findWord(table, seat, key) {
      return yield* db.get<StoredWord>(SQL.FIND_WORD, { table, seat, key });
    },
    *writeNotes(table, person, { body, changed }) {
      yield* db.run(SQL.WRITE_NOTES, { table, person, body, changed });
    },
    *notesOf(table, person) {
      return yield* db.get<StoredNotes>(SQL.NOTES_OF, { table, person });
    },
  };
}

/** @param number that of the message which tells it */
export function* addWord(
  db: Sql,
  { table, now }: Pick<TableWrite, 'table' | 'now'>,
  { word, keep }: NewWord,
  number: number,
): Steps<void> {
  yield* db.run(SQL.ADD_WORD, { table, number, ...word, created: now });
  yield* db.run(SQL.FORGET_WORDS, { table, keep });
}
