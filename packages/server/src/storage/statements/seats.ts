/** Statements on seats and their persons. */

export const ADD_SEAT = `
  INSERT INTO seats (table_id, seat, kind, name, level, key, joined)
  VALUES (:table, :seat, :kind, :name, :level, :key, :joined)`;
export const ADD_SEAT_PERSON = `
  INSERT INTO seat_persons (table_id, seat, person) VALUES (:table, :seat, :person)`;
/** Changes nothing if the seat is taken. The name of a person who left is deleted. */
export const JOIN_SEAT = `
  UPDATE seats SET joined = :now, again = :again, level = '', left_at = 0, gone = -1,
    name = CASE WHEN :name = '' AND left_at = 0 THEN name ELSE :name END
  WHERE table_id = :table AND seat = :seat AND (joined = 0 OR left_at > 0)`;

export const LEAVE_SEAT = 'DELETE FROM seat_persons WHERE table_id = :table AND seat = :seat';
export const FREE_SEAT = `
  UPDATE seats SET kind = 'person', level = '', joined = 0, name = '', again = '', key = :key
  WHERE table_id = :table AND seat = :seat`;
/** Changes nothing if a person sits there. */
export const BOT_SITS = `
  UPDATE seats SET kind = 'bot', level = :level, name = '', key = ''
  WHERE table_id = :table AND seat = :seat AND kind = 'person' AND joined = 0`;
export const REMOVE_SEAT = `
  DELETE FROM seats
  WHERE table_id = :table AND seat = :seat AND kind = 'person' AND joined = 0`;
/** Gives seats and their data new numbers, one after another: each number is free by then. */
export const MOVE_SEAT = [
  'UPDATE seats SET seat = :to WHERE table_id = :table AND seat = :from',
  'UPDATE seat_persons SET seat = :to WHERE table_id = :table AND seat = :from',
  'UPDATE seat_tokens SET seat = :to WHERE table_id = :table AND seat = :from',
  'UPDATE shares SET seat = :to WHERE table_id = :table AND seat = :from',
  // Parts of a join are identified by their seats, so that they can be given back; parts of the
  // removed seat are deleted.
  `DELETE FROM join_parts WHERE table_id = :table AND number = :to AND kind IN ('seat', 'shared')`,
  `UPDATE join_parts SET number = :to
    WHERE table_id = :table AND number = :from AND kind IN ('seat', 'shared')`,
  'UPDATE let_backs SET seat = :to WHERE table_id = :table AND seat = :from',
  // A word is not moved if a word at the new number has the same key: keys are unique at each seat.
  `UPDATE words SET seat = :to WHERE table_id = :table AND seat = :from
    AND key NOT IN (SELECT key FROM words WHERE table_id = :table AND seat = :to)`,
];
export const SEAT_TO_BOT = `
  UPDATE seats SET level = :level, key = :key, left_at = :now, gone = :gone
  WHERE table_id = :table AND seat = :seat`;
export const BACK_TO_SEAT = `
  UPDATE seats SET level = '', left_at = 0, gone = -1 WHERE table_id = :table AND seat = :seat`;
/** Stores that a bot plays from now on for a person who ran out of time; `NOTE_BACK` ends that. */
export const NOTE_GONE = `
  UPDATE seats SET gone = (SELECT version FROM tables WHERE id = :table)
  WHERE table_id = :table AND seat = :seat`;
export const NOTE_BACK = 'UPDATE seats SET gone = -1 WHERE table_id = :table AND seat = :seat';
export const NEW_KEY = 'UPDATE seats SET key = :key WHERE table_id = :table AND seat = :seat';
export const NEW_INVITATION = 'UPDATE tables SET invitation = :invitation WHERE id = :table';
export const NEW_HOST = 'UPDATE tables SET host = :host WHERE id = :table';
