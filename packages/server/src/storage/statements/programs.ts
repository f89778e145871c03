/** Statements on the tokens of programs. */

export const ADD_TOKEN = `
  INSERT INTO seat_tokens (table_id, seat, hash, owner, created)
  VALUES (:table, :seat, :hash, :of, :now) RETURNING id AS token`;
export const FIND_TOKEN = `
  SELECT id AS token, table_id AS "table", seat FROM seat_tokens WHERE hash = :hash`;
export const END_TOKEN = 'DELETE FROM seat_tokens WHERE table_id = :table AND seat = :seat';
