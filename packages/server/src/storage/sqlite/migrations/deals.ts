/**
 * Version 12: games that are dealt when all seats are taken, and the shares they are dealt from.
 * Earlier tables were dealt when they were made.
 */
export const DEALS = `
CREATE TABLE deals (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  seed TEXT NOT NULL,
  dealt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE shares (
  table_id TEXT NOT NULL REFERENCES deals (table_id),
  seat INTEGER NOT NULL,
  share TEXT NOT NULL,
  by TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
`;
