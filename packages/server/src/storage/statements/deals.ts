/** Statements on how games are dealt. */

export const ADD_DEAL = 'INSERT INTO deals (table_id, seed, dealt) VALUES (:table, :seed, :dealt)';
/** Changes nothing if the table is already dealt. */
export const DEAL = 'UPDATE deals SET dealt = :now WHERE table_id = :table AND dealt = 0';
export const BEGIN_GAME = `
  UPDATE tables SET seed = :seed, deciders = :deciders, changed = :now,
    window_from = :windowFrom, window_closes = :windowCloses
  WHERE id = :table`;

export const ADD_SHARE = `
  INSERT INTO shares (table_id, seat, share, by) VALUES (:table, :seat, :share, :by)`;
/** The shares of a dealt table stay when a person leaves it. */
export const TAKE_SHARE_AWAY = `
  DELETE FROM shares WHERE table_id = :table AND seat = :seat
    AND (SELECT dealt FROM deals WHERE table_id = :table) = 0`;
