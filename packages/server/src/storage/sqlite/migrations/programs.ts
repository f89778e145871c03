/** Version 10: tokens by which programs play seats, as hashes. */
export const PROGRAMS = `
CREATE TABLE seat_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL,
  created INTEGER NOT NULL,
  UNIQUE (table_id, seat)
) STRICT;
`;
