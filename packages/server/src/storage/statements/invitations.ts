/** Statements on invitations of people with whom the host has played. */

const COLUMNS = `table_id AS "table", person, by_person AS "by", name, at`;

export const ACQUAINTANCES = `
  SELECT other.table_id AS "table", other.seat, other.person, seats.name, tables.game,
    tables.changed AS played, coalesce((
      SELECT own.name FROM seats AS own JOIN seat_persons AS mine ON mine.table_id = own.table_id AND mine.seat = own.seat
      WHERE own.table_id = other.table_id AND mine.person = :person ORDER BY own.seat LIMIT 1), '') AS "ownName"
  FROM seat_persons AS other
  JOIN seats ON seats.table_id = other.table_id AND seats.seat = other.seat
  JOIN tables ON tables.id = other.table_id
  WHERE other.person <> :person AND seats.kind = 'person'
    AND other.table_id IN (SELECT table_id FROM seat_persons WHERE person = :person)
    AND NOT EXISTS (SELECT 1 FROM deals WHERE deals.table_id = other.table_id AND dealt = 0)
    AND NOT EXISTS (
      SELECT 1 FROM seat_persons AS also
      WHERE also.table_id = other.table_id AND also.seat = other.seat AND also.person <> other.person)
  ORDER BY tables.changed DESC, other.table_id, other.seat LIMIT :most`;

/**
 * Stores an invitation. A person that has declined the table, or refuses the host, does not see it,
 * however often it is sent. If the host withdraws a declined invitation and sends it again, it
 * stays declined.
 */
export const INVITE = `
  INSERT INTO invitations (table_id, met_table, met_seat, person, by_person, name, at, state)
  VALUES (:table, :metTable, :metSeat, :person, :by, :name, :now, CASE
    WHEN EXISTS (SELECT 1 FROM unwanted WHERE person = :person AND (by_person = :by OR by_person = 0)) THEN 'untold'
    WHEN EXISTS (SELECT 1 FROM invitations AS own WHERE own.table_id = :table AND own.person = :person
      AND own.state IN ('declined', 'refused')) THEN 'declined'
    ELSE :state END)
  ON CONFLICT (table_id, met_table, met_seat) DO UPDATE SET state = 'declined' WHERE invitations.state = 'refused'
  RETURNING state`;
/** Deletes an invitation that the host withdraws; a refusal remains stored. */
export const WITHDRAW = `
  DELETE FROM invitations WHERE table_id = :table AND met_table = :metTable AND met_seat = :metSeat
    AND state IN ('open', 'untold') RETURNING person, state`;
export const WITHDRAW_DECLINED = `
  UPDATE invitations SET state = 'refused'
  WHERE table_id = :table AND met_table = :metTable AND met_seat = :metSeat AND state = 'declined'`;
/** Makes notices of a table due, if the invited person can get any. */
export const INVITATION_DUE = `
  INSERT INTO due (owner, kind, at, about, claimed)
  SELECT id, 'notice', :due, 0, 0 FROM tables WHERE id = :table AND EXISTS (
    SELECT 1 FROM channels WHERE person = :person AND table_id = '' AND is_off = 0)
  ON CONFLICT (owner, kind) DO UPDATE SET about = 0, claimed = 0,
    at = CASE WHEN due.at < excluded.at THEN due.at ELSE excluded.at END`;
export const PLACES_INVITED = `
  SELECT met_table AS "table", met_seat AS seat FROM invitations
  WHERE table_id = :table AND state <> 'refused' ORDER BY id`;
/**
 * After two persons are joined, the person may have both an invitation and a refusal of its sender.
 */
const IS_OPEN = `state = 'open' AND NOT EXISTS (
    SELECT 1 FROM unwanted WHERE unwanted.person = invitations.person AND unwanted.by_person IN (invitations.by_person, 0))`;
export const INVITATIONS_OF_PERSON = `
  SELECT ${COLUMNS} FROM invitations WHERE person = :person AND ${IS_OPEN} ORDER BY id DESC LIMIT 200`;
export const INVITATIONS_TO_TABLE = `
  SELECT ${COLUMNS} FROM invitations WHERE table_id = :table AND ${IS_OPEN} ORDER BY id`;

export const IS_UNWANTED = `
  SELECT 1 AS found FROM unwanted WHERE person = :person AND (by_person = :by OR by_person = 0) LIMIT 1`;
export const UNWANTED_OF_PERSON = `
  SELECT id, by_person AS "by", name, at FROM unwanted WHERE person = :person ORDER BY id DESC`;
export const DECLINE = `
  UPDATE invitations SET state = 'declined'
  WHERE person = :person AND table_id = :table AND state = 'open' RETURNING id`;
export const ADD_UNWANTED = `
  INSERT INTO unwanted (person, by_person, name, at) VALUES (:person, :by, :name, :now)
  ON CONFLICT (person, by_person) DO NOTHING`;
export const DECLINE_ALL = `
  UPDATE invitations SET state = 'declined'
  WHERE person = :person AND state = 'open' AND (by_person = :by OR :by = 0)`;
export const REMOVE_UNWANTED =
  'DELETE FROM unwanted WHERE person = :person AND id = :id RETURNING id';
export const FORGET_INVITATIONS = `
  DELETE FROM invitations WHERE at < :before AND NOT EXISTS (
    SELECT 1 FROM deals WHERE deals.table_id = invitations.table_id AND dealt = 0)`;
/** Deletes the invitations and refusals of a person who is deleted. */
export const FORGET_INVITATIONS_OF_PERSON = [
  'DELETE FROM invitations WHERE person = :from OR by_person = :from',
  'DELETE FROM unwanted WHERE person = :from OR by_person = :from',
];
