/**
 * Version 17: persons who took a dealt table off their list. It is deleted when all its persons
 * have.
 */
export const LETTING_GO = `
CREATE TABLE let_go (
  table_id TEXT NOT NULL REFERENCES tables (id),
  person INTEGER NOT NULL REFERENCES persons (id),
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX let_go_by_person ON let_go (person);
`;
