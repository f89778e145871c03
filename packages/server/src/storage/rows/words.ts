import type {
  NewWord,
  StoredNotes,
  StoredSketch,
  StoredWord,
  TableWrite,
  WORD_OPERATIONS,
} from '../contract.ts';
import * as SQL from '../statements/words.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** Words at tables, notes and sketches of persons. */
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
      const { sketch } = partsOf(yield* db.get<StoredNotes>(SQL.NOTES_OF, { table, person }));
      yield* db.run(SQL.WRITE_NOTES, { table, person, body: together(body, sketch), changed });
    },
    *notesOf(table, person) {
      const row = yield* db.get<StoredNotes>(SQL.NOTES_OF, { table, person });
      if (row === undefined || row.changed === 0) return undefined;
      return { body: partsOf(row).body, changed: row.changed };
    },
    *writeSketch(table, person, sketch) {
      const row = yield* db.get<StoredNotes>(SQL.NOTES_OF, { table, person });
      const body = together(partsOf(row).body, sketch);
      yield* db.run(SQL.WRITE_NOTES, { table, person, body, changed: row?.changed ?? 0 });
    },
    *sketchOf(table, person) {
      return partsOf(yield* db.get<StoredNotes>(SQL.NOTES_OF, { table, person })).sketch;
    },
  };
}

/** Separates notes and sketch. No text of a person contains it. */
const SEPARATOR = '\u001e';

/**
 * Notes and sketch of a person are stored in one row, so that copying, erasing and joining affect
 * both.
 */
function partsOf(row: StoredNotes | undefined): {
  readonly body: string;
  readonly sketch: StoredSketch | undefined;
} {
  const { body = '' } = row ?? {};
  const at = body.indexOf(SEPARATOR);
  if (at < 0) return { body, sketch: undefined };
  return { body: body.slice(0, at), sketch: JSON.parse(body.slice(at + 1)) };
}

function together(body: string, sketch: StoredSketch | undefined): string {
  return sketch === undefined ? body : `${body}${SEPARATOR}${JSON.stringify(sketch)}`;
}

/**
 * Stores a word.
 * @param number the number of the message that reports the word
 */
export function* addWord(
  db: Sql,
  { table, now }: Pick<TableWrite, 'table' | 'now'>,
  { word, keep }: NewWord,
  number: number,
): Steps<void> {
  yield* db.run(SQL.ADD_WORD, { table, number, ...word, created: now });
  yield* db.run(SQL.FORGET_WORDS, { table, keep });
}
