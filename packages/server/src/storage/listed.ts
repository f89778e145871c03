/**
 * A condition for the tables on a person's list that come after a given place: after the table
 * `id`, with the time of its last change.
 */
export const LISTED_BY_PERSON = `
  (host = :person OR id IN (SELECT table_id FROM seat_persons WHERE person = :person))
  AND id NOT IN (SELECT table_id FROM let_go WHERE person = :person)
  AND (changed < :changed OR (changed = :changed AND id > :id))`;
