/** Statements on turns that were planned ahead. */

export const ORDER_AHEAD = `
  INSERT INTO aheads (table_id, seat, person, number, since, across, steps, done, played, lapsed, is_open)
  VALUES (:table, :seat, :person, :number, :since, :across, :steps, :done, :played, '', 1)`;
/** Changes nothing if another plan was stored meanwhile. */
export const NOTE_AHEAD = `
  UPDATE aheads SET done = :done, played = :played, lapsed = :lapsed, is_open = :open
  WHERE table_id = :table AND seat = :seat AND number = :number`;
export const AHEAD_OF = `
  SELECT seat, person, number, since, across, steps, done, played, lapsed FROM aheads
  WHERE table_id = :table AND seat = :seat`;
/** Used when the seat has another player, or its person cancels the plan. */
export const DROP_AHEAD = 'DELETE FROM aheads WHERE table_id = :table AND seat = :seat';
/** Used when the game went back, or is over. */
export const DROP_AHEADS = 'DELETE FROM aheads WHERE table_id = :table';
/** Used when persons were joined, or separated: plans do not pass with a seat. */
export const DROP_AHEADS_WITHOUT_SEAT = `
  DELETE FROM aheads WHERE (person = :from OR person = :into) AND NOT EXISTS (
    SELECT 1 FROM seat_persons AS held WHERE held.table_id = aheads.table_id
      AND held.seat = aheads.seat AND held.person = aheads.person)`;
