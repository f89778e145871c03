/**
 * Version 21: keys with which a person can sign in from an unknown device, news about them, and the
 * key with which a device signed in.
 */
export const KEYS = `
CREATE TABLE keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES persons (id),
  kind TEXT NOT NULL,
  lookup TEXT NOT NULL,
  secret TEXT NOT NULL,
  counter INTEGER NOT NULL,
  language TEXT NOT NULL,
  created INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX keys_by_lookup ON keys (kind, lookup);
CREATE INDEX keys_by_person ON keys (person);
CREATE TABLE key_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES persons (id),
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  key_kind TEXT NOT NULL,
  kind TEXT NOT NULL,
  browser TEXT NOT NULL
) STRICT;
CREATE INDEX key_events_by_person ON key_events (person);
CREATE INDEX key_events_by_time ON key_events (at);
ALTER TABLE devices ADD COLUMN key_id INTEGER NOT NULL DEFAULT 0;
`;
