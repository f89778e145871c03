/**
 * Version 27: facts that several servers share for minutes or hours, such as codes and counts of
 * tries.
 */
export const PASSING = `
CREATE TABLE passing (
  name TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passing_by_end ON passing (ends);
`;
