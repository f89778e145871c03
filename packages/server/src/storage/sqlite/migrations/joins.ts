/**
 * Version 19: devices that joined another person, and the things that each has brought, so that
 * these can be given back.
 */
export const JOINS = `
CREATE TABLE joins (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  from_person INTEGER NOT NULL REFERENCES persons (id),
  into_person INTEGER NOT NULL REFERENCES persons (id),
  device INTEGER NOT NULL,
  brings INTEGER NOT NULL,
  joined INTEGER NOT NULL,
  ends INTEGER NOT NULL
) STRICT;
CREATE INDEX joins_by_from ON joins (from_person);
CREATE INDEX joins_by_into ON joins (into_person);

CREATE TABLE join_parts (
  join_id INTEGER NOT NULL REFERENCES joins (id),
  kind TEXT NOT NULL,
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (join_id, kind, table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX join_parts_by_number ON join_parts (kind, number);
CREATE INDEX join_parts_by_table ON join_parts (table_id);
`;
