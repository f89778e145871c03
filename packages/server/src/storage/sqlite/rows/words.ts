import type {
  NewWord,
  StoredNotes,
  StoredWord,
  TableWrite,
  WORD_OPERATIONS,
} from '../../contract.ts';
import * as SQL from '../../statements/words.ts';
import type { Prepared } from '../prepared.ts';
import type { RowsOf } from './rows.ts';

/** Words at tables, and notes of persons. */
export function wordRows(db: Prepared): RowsOf<typeof WORD_OPERATIONS> {
  return {
    writeWord: (write, [number]) => {
      addWord(db, write, write, number);
      return number;
    },
    wordsAfter: (table, number, most) =>
      db.all<StoredWord>(SQL.WORDS_AFTER, { table, number, most }).reverse(),
    hasWord: (table, number) => db.get(SQL.HAS_WORD, { table, number }) !== undefined,
    findWord: (table, seat, key) => db.get<StoredWord>(SQL.FIND_WORD, { table, seat, key }),
    writeNotes: (table, person, { body, changed }) => {
      db.run(SQL.WRITE_NOTES, { table, person, body, changed });
    },
    notesOf: (table, person) => db.get<StoredNotes>(SQL.NOTES_OF, { table, person }),
  };
}

/** @param number that of the message which tells it */
export function addWord(
  db: Prepared,
  { table, now }: Pick<TableWrite, 'table' | 'now'>,
  { word, keep }: NewWord,
  number: number,
): void {
  db.run(SQL.ADD_WORD, { table, number, ...word, created: now });
  db.run(SQL.FORGET_WORDS, { table, keep });
}
