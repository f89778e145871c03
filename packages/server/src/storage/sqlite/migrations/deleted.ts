/** Version 23: tables that the operator deleted: only their ids and the times. */
export const DELETED = `
CREATE TABLE deleted_tables (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX deleted_tables_by_time ON deleted_tables (at);
`;
