/**
 * Messages, words among them, are numbered by table. Earlier messages are deleted: their numbers
 * counted for the whole server, and a device that reconnects with such a number loads its tables.
 */
export const CURSOR = `
ALTER TABLE tables ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET told = coalesce((SELECT max(number) FROM words WHERE table_id = tables.id), 0);
DROP TABLE outbox;
DROP TABLE meta;
CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  texts TEXT NOT NULL,
  packed BLOB,
  created INTEGER NOT NULL,
  UNIQUE (table_id, number)
) STRICT;
`;
