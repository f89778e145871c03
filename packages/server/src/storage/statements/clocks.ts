/** Statements on clocks, hours and runs of the server. */

export const ADD_CLOCK = `
  INSERT INTO clocks (table_id, control, number, seats) VALUES (:table, :control, :number, :seats)`;
/** Changes nothing if the clocks had another event meanwhile. */
export const SET_CLOCK = `
  UPDATE clocks SET number = :number, seats = :seats WHERE table_id = :table AND number = :number - 1`;
/** Changes the clocks of a table at which no clock has run. */
export const RESIZE_CLOCK = `
  UPDATE clocks SET seats = :seats WHERE table_id = :table AND number = 0`;
export const ADD_CLOCK_EVENT = `
  INSERT INTO clock_events (table_id, number, at, kind, seat, asked, moved)
  VALUES (:table, :number, :at, :kind, :seat, :asked, :moved)`;
export const CLOCK_EVENTS = `
  SELECT number, at, kind, seat, asked, moved FROM clock_events
  WHERE table_id = :table ORDER BY number`;

export const WRITE_HOURS = `
  INSERT INTO hours (person, body) VALUES (:person, :body)
  ON CONFLICT (person) DO UPDATE SET body = excluded.body`;
export const HOURS_OF = 'SELECT body FROM hours WHERE person = :person';

/** The clocks of all tables where a person sits, with its seat. */
export const CLOCKS_OF_PERSON = `
  SELECT seat, seats FROM seat_persons JOIN clocks USING (table_id)
  WHERE person = :person ORDER BY table_id, seat`;

/**
 * A long gap without a server never becomes shorter: a run that is noted late begins after the last
 * gap that it would cover.
 */
export const NOTE_RUN = `
  INSERT INTO runs (started, alive)
  SELECT begun, CAST(:alive AS BIGINT) FROM (
    SELECT coalesce(max(started), CAST(:started AS BIGINT)) AS begun FROM (
      SELECT started, (SELECT max(alive) FROM runs AS earlier WHERE earlier.started < later.started) AS before
      FROM runs AS later WHERE started > :started
    ) AS each_later WHERE before < :alive AND started - before > :least
  ) AS noted WHERE begun <= :alive
  ON CONFLICT (started) DO UPDATE SET alive = excluded.alive WHERE runs.alive < excluded.alive`;
/**
 * Used when the clock was set back: a run that seems to continue ends where the next one begins.
 */
export const CUT_RUNS = `
  UPDATE runs SET alive = :started WHERE started < :started AND alive > :started`;
/** Deletes runs that seem to begin later, because the clock was set back. */
export const FORGET_RUNS = 'DELETE FROM runs WHERE alive < :before OR started > :started';
export const FORGET_OLD_RUNS = 'DELETE FROM runs WHERE alive < :before';
export const DOWN_TIMES = `
  SELECT before AS "from", started AS "to" FROM (
    SELECT started, max(alive) OVER (
      ORDER BY started ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) AS before FROM runs
  ) AS each_run WHERE before < started ORDER BY started`;
