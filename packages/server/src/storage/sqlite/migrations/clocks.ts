/**
 * Version 9: clocks of tables, the events that they are computed from, hours of persons, and runs
 * of the server.
 */
export const CLOCKS = `
CREATE TABLE clocks (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  control TEXT NOT NULL,
  number INTEGER NOT NULL,
  seats TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE clock_events (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  asked INTEGER NOT NULL,
  moved INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE hours (
  person INTEGER PRIMARY KEY REFERENCES persons (id),
  body TEXT NOT NULL
) STRICT;

CREATE TABLE runs (
  started INTEGER PRIMARY KEY,
  alive INTEGER NOT NULL
) STRICT;
`;
