/** Version 27: facts of minutes or hours that several servers have in common, such as codes and what was tried how often. */
export const PASSING = `
CREATE TABLE passing (
  name TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passing_by_end ON passing (ends);
`;
