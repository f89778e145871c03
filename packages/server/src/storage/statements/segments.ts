/** Statements on segments and sealed answers. */

/**
 * Like `RAISE_REVISION`, for the write of a segment: it also stores the state of the table after
 * the segment.
 */
export const ADVANCE_TABLE = `
  UPDATE tables SET revision = revision + 1, told = told + :messages,
    version = :version, deciders = :deciders, over = :over, changed = :now,
    window_from = :windowFrom, window_closes = :windowCloses
  WHERE id = :table AND revision = :revision RETURNING told`;
export const ADD_COMMAND = `
  INSERT INTO commands (table_id, place, command) VALUES (:table, :place, :command)`;
export const COMMANDS_OF_TABLE = `
  SELECT command FROM commands WHERE table_id = :table ORDER BY place`;
export const ADD_SEGMENT = `
  INSERT INTO segments (table_id, seat, key, digest, from_version, version)
  VALUES (:table, :seat, :key, :digest, :from, :version)`;
export const SEGMENTS_OF_TABLE = `
  SELECT seat, key, digest, from_version AS "from", version FROM segments WHERE table_id = :table`;

export const ANSWER = 'UPDATE tables SET answered = answered | :seats WHERE id = :table';
export const SEAL = `
  INSERT INTO sealed (table_id, seat, key, digest, commands)
  VALUES (:table, :seat, :key, :digest, :commands)`;
export const SEALED_AT_TABLE = `
  SELECT seat, key, digest, commands FROM sealed WHERE table_id = :table ORDER BY seat`;
export const OPEN_SEALED = 'DELETE FROM sealed WHERE table_id = :table';
export const NOBODY_ANSWERED = 'UPDATE tables SET answered = 0 WHERE id = :table';
