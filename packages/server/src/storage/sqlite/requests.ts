/** The statements on what those at a table ask of each other. */

const COLUMNS = 'kind, seat, person, version, back_to AS "to", allowed';

/** One at a time, and one of a person at a version. */
export const OPEN_REQUEST = `
  INSERT OR IGNORE INTO requests (table_id, version, person, seat, kind, back_to, allowed, state)
  SELECT id, version, :person, :seat, :kind, :to, :allowed, 'open' FROM tables
  WHERE id = :table AND version = :version AND over = 0 AND NOT EXISTS (
    SELECT 1 FROM requests
    WHERE table_id = tables.id AND requests.version = tables.version AND state = 'open'
  )`;
/** Those of positions that are past are of no use. */
export const FORGET_REQUESTS =
  'DELETE FROM requests WHERE table_id = :table AND version < :version';
export const CHANGE_REQUEST = `
  UPDATE requests SET allowed = :allowed, state = :state
  WHERE table_id = :table AND version = :version AND person = :person AND state = 'open'
    AND version = (SELECT version FROM tables WHERE id = :table)`;
export const FIND_REQUEST = `
  SELECT ${COLUMNS}, state FROM requests WHERE table_id = ? AND version = ? AND person = ?`;
export const OPEN_REQUEST_AT = `
  SELECT ${COLUMNS} FROM requests WHERE table_id = ? AND version = ? AND state = 'open'`;
/** Who sits at the table has changed: it may be asked again. */
export const DROP_REQUEST = `DELETE FROM requests WHERE table_id = ? AND state = 'open'`;

export const SEAT_TO_BOT = `
  UPDATE seats SET kind = 'bot', level = :level, name = '', key = '', joined = 0
  WHERE table_id = :table AND seat = :seat`;
export const NEW_HOST = 'UPDATE tables SET host = :host WHERE id = :table';
