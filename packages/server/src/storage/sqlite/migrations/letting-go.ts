/**
 * Version 17: persons who removed a dealt table from their list. It is deleted when all its persons
 * have done so.
 */
export const LETTING_GO = `
CREATE TABLE let_go (
  table_id TEXT NOT NULL REFERENCES tables (id),
  person INTEGER NOT NULL REFERENCES persons (id),
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX let_go_by_person ON let_go (person);
`;
