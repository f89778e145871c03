/** Statements on requests of people at a table to each other. */

const COLUMNS = 'kind, seat, person, version, back_to AS "to", allowed';

export const OPEN_REQUEST = `
  INSERT INTO requests (table_id, version, person, seat, kind, back_to, allowed, state)
  VALUES (:table, :version, :person, :seat, :kind, :to, :allowed, 'open')`;
/** Deletes requests at earlier versions, which are no longer needed. */
export const FORGET_REQUESTS = `
  DELETE FROM requests WHERE table_id = :table AND version < :version`;
/** Changes nothing if the request is not open. */
export const CHANGE_REQUEST = `
  UPDATE requests SET allowed = :allowed, state = :state
  WHERE table_id = :table AND version = :version AND person = :person AND state = 'open'`;
export const FIND_REQUEST = `
  SELECT ${COLUMNS}, state FROM requests
  WHERE table_id = :table AND version = :version AND person = :person`;
/** Used when the seats of the table have changed: the request may then be made again. */
export const DROP_REQUEST = `DELETE FROM requests WHERE table_id = :table AND state = 'open'`;
