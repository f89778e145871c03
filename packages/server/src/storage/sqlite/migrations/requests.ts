/**
 * Version 10: requests of people at a table to each other, by the version at which they were made.
 */
export const REQUESTS = `
CREATE TABLE requests (
  table_id TEXT NOT NULL REFERENCES tables (id),
  version INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES persons (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  back_to INTEGER NOT NULL,
  allowed INTEGER NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (table_id, version, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_person ON requests (person);
`;
