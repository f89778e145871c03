/** Statements on messages. */

export const ADD_MESSAGE = `
  INSERT INTO messages (table_id, number, kind, texts, packed, created)
  VALUES (:table, :number, :kind, :texts, :packed, :now)`;
export const MESSAGES_AFTER = `
  SELECT number, kind, texts, packed FROM messages
  WHERE table_id = :table AND number > :number ORDER BY number`;
/** Messages are stored in the order of time: the first one to be kept ends the old ones. */
export const FORGET_MESSAGES = `
  DELETE FROM messages WHERE id < coalesce(
    (SELECT id FROM messages WHERE created >= :before ORDER BY id LIMIT 1),
    (SELECT max(id) + 1 FROM messages))`;
