/**
 * Version 25: people invite others with whom they sat at a table, named by a seat there. A second
 * table has the persons whose invitations a person refuses, 0 for everybody.
 */
export const INVITATIONS = `
CREATE TABLE invitations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id),
  met_table TEXT NOT NULL,
  met_seat INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES persons (id),
  by_person INTEGER NOT NULL REFERENCES persons (id),
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX invitations_by_place ON invitations (table_id, met_table, met_seat);
CREATE INDEX invitations_by_person ON invitations (person);
CREATE INDEX invitations_by_sender ON invitations (by_person);
CREATE TABLE unwanted (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES persons (id),
  by_person INTEGER NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX unwanted_by_person ON unwanted (person, by_person);
CREATE INDEX unwanted_by_sender ON unwanted (by_person);
`;
