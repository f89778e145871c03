/** Statements on words at tables, and on notes. */

const WORD_COLUMNS = 'number, seat, name, key, kind, body, about, created';
export const ADD_WORD = `
  INSERT INTO words (table_id, ${WORD_COLUMNS})
  VALUES (:table, :number, :seat, :name, :key, :kind, :body, :about, :created)`;
/** Deletes all words of a table but the last ones. */
export const FORGET_WORDS = `
  DELETE FROM words WHERE table_id = :table AND number <= (
    SELECT number FROM words WHERE table_id = :table ORDER BY number DESC LIMIT 1 OFFSET :keep
  )`;
export const HAS_WORD = `
  SELECT 1 AS found FROM words WHERE table_id = :table AND number = :number`;
export const WORDS_AFTER = `
  SELECT ${WORD_COLUMNS} FROM words
  WHERE table_id = :table AND number > :number ORDER BY number DESC LIMIT :most`;
export const FIND_WORD = `
  SELECT ${WORD_COLUMNS} FROM words WHERE table_id = :table AND seat = :seat AND key = :key`;
export const WRITE_NOTES = `
  INSERT INTO notes (table_id, person, body, changed) VALUES (:table, :person, :body, :changed)
  ON CONFLICT (table_id, person) DO UPDATE SET body = excluded.body, changed = excluded.changed`;
export const NOTES_OF = `
  SELECT body, changed FROM notes WHERE table_id = :table AND person = :person`;
