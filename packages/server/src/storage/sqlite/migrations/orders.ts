/** Version 28: orders of the operator, which were a file of the data folder before. */
export const ORDERS = `
CREATE TABLE orders (
  name TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
