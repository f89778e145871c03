/** Version 20: requests of persons without their cookie to be let back into a seat. */
export const LET_BACK = `
CREATE TABLE let_backs (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES persons (id),
  kind TEXT NOT NULL,
  browser TEXT NOT NULL,
  again TEXT NOT NULL,
  since INTEGER NOT NULL,
  asked INTEGER NOT NULL,
  allowed INTEGER NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX let_backs_by_person ON let_backs (person);
CREATE INDEX let_backs_open ON let_backs (table_id) WHERE state = 'open';
`;

/**
 * Version 22: requests of new persons, with a name, to take over a seat with a hidden hand that was
 * left.
 */
export const TAKING_OVER = "ALTER TABLE let_backs ADD COLUMN name TEXT NOT NULL DEFAULT ''";
