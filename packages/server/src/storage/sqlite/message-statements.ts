/** Every statement on messages; the tables themselves are in `cursor-migration.ts`. */

export const NEXT_NUMBER =
  'UPDATE tables SET told = told + 1 WHERE id = ? RETURNING told AS number';
/** Seconds since 1970, which no table comes to by counting, and no table twice. */
export const NUMBERS_FROM = 'UPDATE tables SET told = max(told + 1, ?)';
export const ADD_MESSAGE = `
  INSERT INTO messages (table_id, number, kind, texts, packed, created) VALUES (?, ?, ?, ?, ?, ?)`;
export const TABLES_AT = `
  SELECT id AS "table", version, told AS number FROM tables
  WHERE id IN (SELECT value FROM json_each(?))`;
export const MESSAGES_AFTER = `
  SELECT number, kind, texts, packed FROM messages WHERE table_id = ? AND number > ? ORDER BY number`;
/** They are written in the order of time: the first that is young enough ends the old ones. */
export const FORGET_MESSAGES = `
  DELETE FROM messages WHERE id < coalesce(
    (SELECT id FROM messages WHERE created >= :before ORDER BY id LIMIT 1),
    (SELECT max(id) + 1 FROM messages))`;
