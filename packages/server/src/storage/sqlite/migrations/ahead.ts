/** Version 26: turns that a person has planned ahead for a seat: one chain for each seat. */
export const AHEAD = `
CREATE TABLE aheads (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES persons (id),
  number INTEGER NOT NULL,
  since INTEGER NOT NULL,
  across INTEGER NOT NULL,
  steps TEXT NOT NULL,
  done INTEGER NOT NULL,
  played INTEGER NOT NULL,
  lapsed TEXT NOT NULL,
  is_open INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX aheads_by_person ON aheads (person);
`;
