import { AHEAD } from './migrations/ahead.ts';
import { CLAIMS } from './migrations/claims.ts';
import { CLOCKS } from './migrations/clocks.ts';
import { CURSOR } from './migrations/cursor.ts';
import { DEALS } from './migrations/deals.ts';
import { DELETED } from './migrations/deleted.ts';
import { INVITATIONS } from './migrations/invitations.ts';
import { JOINS } from './migrations/joins.ts';
import { KEY_NEWS } from './migrations/key-news.ts';
import { KEYS } from './migrations/keys.ts';
import { LEAVING } from './migrations/leaving.ts';
import { LET_BACK, TAKING_OVER } from './migrations/let-back.ts';
import { LETTING_GO } from './migrations/letting-go.ts';
import { NOTICES } from './migrations/notices.ts';
import { ORDERS } from './migrations/orders.ts';
import { PASSING } from './migrations/passing.ts';
import { REMATCH_AND_WORDS } from './migrations/people.ts';
import { PROGRAMS } from './migrations/programs.ts';
import { REQUESTS } from './migrations/requests.ts';
import { REVISIONS } from './migrations/revisions.ts';

/** Marks a file as ours (`PRAGMA application_id`): "Pgea". */
export const APPLICATION_ID = 0x50_67_65_61;

const FIRST = `
CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  edition TEXT NOT NULL,
  options TEXT NOT NULL,
  seed TEXT NOT NULL,
  salt TEXT NOT NULL,
  commitment TEXT NOT NULL,
  creator INTEGER NOT NULL REFERENCES devices (id),
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  version INTEGER NOT NULL,
  deciders INTEGER NOT NULL,
  bots INTEGER NOT NULL,
  over INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_creator ON tables (creator);
CREATE INDEX tables_waiting_for_bots ON tables (id) WHERE over = 0 AND (deciders & bots) <> 0;

CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  version INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  level TEXT NOT NULL,
  key TEXT NOT NULL,
  joined INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_devices (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  device INTEGER NOT NULL REFERENCES devices (id),
  PRIMARY KEY (table_id, seat, device)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_device ON seat_devices (device);

CREATE TABLE commands (
  table_id TEXT NOT NULL REFERENCES tables (id),
  place INTEGER NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE segments (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  digest TEXT NOT NULL,
  from_version INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL,
  told TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_table ON outbox (table_id);

INSERT INTO meta VALUES ('forgotten', 0);
`;

/** Positions are no longer stored: replaying the moves takes less time. */
const NO_SNAPSHOTS = 'DROP TABLE snapshots;';

const EDITION_FILES = `ALTER TABLE tables ADD COLUMN edition_file TEXT NOT NULL DEFAULT '';`;

/**
 * Edition files, each stored once, by the hash of the text (`sha256`, which `open.ts` provides).
 */
const EDITIONS_APART = `
CREATE TABLE editions (
  hash TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN edition_hash TEXT REFERENCES editions (hash);
INSERT OR IGNORE INTO editions SELECT sha256(edition_file), edition_file FROM tables
  WHERE edition_file <> '';
UPDATE tables SET edition_hash = sha256(edition_file) WHERE edition_file <> '';
ALTER TABLE tables DROP COLUMN edition_file;
CREATE INDEX tables_by_edition ON tables (edition_hash) WHERE edition_hash IS NOT NULL;
`;

/** Secret answers, and whether a table waits for them. */
const WINDOWS = `
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'slow';
ALTER TABLE tables ADD COLUMN window_from INTEGER;
ALTER TABLE tables ADD COLUMN window_closes INTEGER;
CREATE INDEX tables_with_window ON tables (id) WHERE window_closes > 0;
`;

/** Long messages are compressed (deflate); then `told` is empty. */
const PACKED_MESSAGES = 'ALTER TABLE outbox ADD COLUMN packed BLOB;';

/**
 * Devices belong to persons, and so do seats and tables. Each earlier device becomes a person with
 * the same number: nobody can tell whether two devices with one link belonged to the same person,
 * so each keeps its own seats.
 */
const PERSONS = `
CREATE TABLE persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created INTEGER NOT NULL
) STRICT;
INSERT INTO persons SELECT id, created FROM devices;

CREATE TABLE devices_of_persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES persons (id),
  token_hash TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  browser TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT;
INSERT INTO devices_of_persons SELECT id, id, token_hash, 'unknown', '', created, created FROM devices;
DROP TABLE devices;
ALTER TABLE devices_of_persons RENAME TO devices;
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE tables_of_persons (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  edition TEXT NOT NULL,
  edition_hash TEXT REFERENCES editions (hash),
  options TEXT NOT NULL,
  pace TEXT NOT NULL,
  seed TEXT NOT NULL,
  salt TEXT NOT NULL,
  commitment TEXT NOT NULL,
  host INTEGER NOT NULL REFERENCES persons (id),
  invitation TEXT NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  version INTEGER NOT NULL,
  deciders INTEGER NOT NULL,
  bots INTEGER NOT NULL,
  over INTEGER NOT NULL,
  window_from INTEGER,
  window_closes INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO tables_of_persons SELECT id, game, rules_version, edition, edition_hash, options, pace, seed, salt,
  commitment, creator, new_key(), created, changed, version, deciders, bots, over, window_from, window_closes
  FROM tables;
DROP TABLE tables;
ALTER TABLE tables_of_persons RENAME TO tables;
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_edition ON tables (edition_hash) WHERE edition_hash IS NOT NULL;
CREATE INDEX tables_waiting_for_bots ON tables (id) WHERE over = 0 AND (deciders & bots) <> 0;
CREATE INDEX tables_with_window ON tables (id) WHERE window_closes > 0;

CREATE TABLE seat_persons (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES persons (id),
  PRIMARY KEY (table_id, seat, person)
) STRICT, WITHOUT ROWID;
INSERT INTO seat_persons SELECT table_id, seat, device FROM seat_devices;
DROP TABLE seat_devices;
CREATE INDEX seats_by_person ON seat_persons (person);
`;

/**
 * Due work, which replaces a search for waiting tables. Claimed work is due again when its claim
 * has expired.
 */
const DUE = `
CREATE TABLE due (
  owner TEXT NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  about INTEGER NOT NULL,
  claimed INTEGER NOT NULL,
  PRIMARY KEY (owner, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO due SELECT id, 'window', window_closes, window_from, 0 FROM tables WHERE window_closes > 0;
INSERT INTO due SELECT id, 'bots', changed, version, 0 FROM tables
  WHERE over = 0 AND (deciders & bots) <> 0;
CREATE INDEX due_by_time ON due (max(at, claimed));
DROP INDEX tables_waiting_for_bots;
DROP INDEX tables_with_window;
ALTER TABLE tables DROP COLUMN bots;
`;

/** Secret answers are stored separately until their window closes. */
const SEALED = `
ALTER TABLE tables ADD COLUMN answered INTEGER NOT NULL DEFAULT 0;
CREATE TABLE sealed (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  digest TEXT NOT NULL,
  commands TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
`;

/** Entry `n` migrates from database version `n` to `n + 1`. A released entry is never changed. */
export const MIGRATIONS: readonly string[] = [
  FIRST,
  NO_SNAPSHOTS,
  EDITION_FILES,
  EDITIONS_APART + WINDOWS,
  PACKED_MESSAGES,
  PERSONS,
  DUE + SEALED,
  REMATCH_AND_WORDS,
  CLOCKS,
  PROGRAMS,
  REQUESTS,
  DEALS,
  CURSOR,
  REVISIONS,
  CLAIMS,
  LEAVING,
  LETTING_GO,
  NOTICES,
  JOINS,
  LET_BACK,
  KEYS,
  TAKING_OVER,
  DELETED,
  KEY_NEWS,
  INVITATIONS,
  AHEAD,
  PASSING,
  ORDERS,
];

/**
 * From this version on every migration only expands the database, except those in `CONTRACTING`.
 */
export const EXPANDS_FROM = 27;

/**
 * Indices of migrations that remove, rename or forbid something. Servers of the version before
 * cannot run on the database after them. Such a migration may remove only things that the version
 * before does not use any more.
 */
export const CONTRACTING: readonly number[] = [];

/** The oldest version of servers that can run on a database after some migrations. */
export function leastVersion(migrations = MIGRATIONS.length, contracting = CONTRACTING): number {
  const last = Math.max(EXPANDS_FROM - 1, ...contracting.filter((at) => at < migrations));
  return Math.min(migrations, last + 1);
}
