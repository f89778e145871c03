/**
 * Version 18: channels for notices while no page is open, the sent notices, and the kinds that a
 * person has turned off. `secrets` belong to the server itself.
 */
export const NOTICES = `
CREATE TABLE channels (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES persons (id),
  table_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  form TEXT NOT NULL,
  address TEXT NOT NULL,
  secret TEXT NOT NULL,
  language TEXT NOT NULL,
  origin TEXT NOT NULL,
  created INTEGER NOT NULL,
  is_off INTEGER NOT NULL,
  failing INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  next_try INTEGER NOT NULL
) STRICT;
CREATE INDEX channels_by_person ON channels (person);
CREATE INDEX channels_by_table ON channels (table_id) WHERE table_id <> '';
CREATE INDEX channels_by_address ON channels (address);
CREATE TABLE notices (
  channel INTEGER NOT NULL REFERENCES channels (id),
  table_id TEXT NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL,
  about INTEGER NOT NULL,
  at INTEGER NOT NULL,
  why TEXT NOT NULL,
  PRIMARY KEY (channel, table_id, kind, about)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_by_table ON notices (table_id);
CREATE INDEX notices_by_time ON notices (at);
CREATE TABLE notices_off (
  person INTEGER PRIMARY KEY REFERENCES persons (id),
  body TEXT NOT NULL
) STRICT;
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
