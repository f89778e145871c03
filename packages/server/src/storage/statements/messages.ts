/** Statements on messages. */

export const ADD_MESSAGE = `
  INSERT INTO messages (table_id, number, kind, texts, packed, created)
  VALUES (:table, :number, :kind, :texts, :packed, :now)`;
export const MESSAGES_AFTER = `
  SELECT number, kind, texts, packed FROM messages
  WHERE table_id = :table AND number > :number ORDER BY number`;
