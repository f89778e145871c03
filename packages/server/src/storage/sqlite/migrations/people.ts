/** Version 8: rematches, words at tables, and private notes. */
export const REMATCH_AND_WORDS = `
ALTER TABLE tables ADD COLUMN rematch TEXT;

CREATE TABLE words (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  about TEXT NOT NULL,
  created INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX words_by_key ON words (table_id, seat, key);

CREATE TABLE notes (
  table_id TEXT NOT NULL REFERENCES tables (id),
  person INTEGER NOT NULL REFERENCES persons (id),
  body TEXT NOT NULL,
  changed INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_person ON notes (person);
`;
