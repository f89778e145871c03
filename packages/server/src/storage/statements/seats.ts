/** Statements on seats and their persons. */

export const ADD_SEAT = `
  INSERT INTO seats (table_id, seat, kind, name, level, key, joined)
  VALUES (:table, :seat, :kind, :name, :level, :key, :joined)`;
export const SEATS_OF_TABLE = `
  SELECT seat, kind, name, level, key, joined, again, left_at AS "left", gone FROM seats WHERE table_id = :table ORDER BY seat`;
export const ADD_SEAT_PERSON = `
  INSERT INTO seat_persons (table_id, seat, person) VALUES (:table, :seat, :person)`;
export const PERSONS_OF_TABLE = `
  SELECT seat, person FROM seat_persons WHERE table_id = :table ORDER BY seat, person`;
/** Changes nothing when the seat is taken. The name of a person who left goes with the seat. */
export const JOIN_SEAT = `
  UPDATE seats SET joined = :now, again = :again, level = '', left_at = 0, gone = -1,
    name = CASE WHEN :name = '' AND left_at = 0 THEN name ELSE :name END
  WHERE table_id = :table AND seat = :seat AND (joined = 0 OR left_at > 0)`;

export const LEAVE_SEAT = 'DELETE FROM seat_persons WHERE table_id = :table AND seat = :seat';
export const FREE_SEAT = `
  UPDATE seats SET joined = 0, name = '', again = '', key = :key
  WHERE table_id = :table AND seat = :seat`;
export const SEAT_TO_BOT = `
  UPDATE seats SET level = :level, key = :key, left_at = :now, gone = :gone
  WHERE table_id = :table AND seat = :seat`;
export const BACK_TO_SEAT = `
  UPDATE seats SET level = '', left_at = 0, gone = -1 WHERE table_id = :table AND seat = :seat`;
/** A bot plays for a person who ran out of time; the person is back. */
export const NOTE_GONE = `
  UPDATE seats SET gone = (SELECT version FROM tables WHERE id = :table)
  WHERE table_id = :table AND seat = :seat`;
export const NOTE_BACK = 'UPDATE seats SET gone = -1 WHERE table_id = :table AND seat = :seat';
export const NEW_KEY = 'UPDATE seats SET key = :key WHERE table_id = :table AND seat = :seat';
export const NEW_INVITATION = 'UPDATE tables SET invitation = :invitation WHERE id = :table';
export const NEW_HOST = 'UPDATE tables SET host = :host WHERE id = :table';
