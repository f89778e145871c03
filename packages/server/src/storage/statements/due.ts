/** Statements on due work. */

/** Stores a piece of due work. Work that is unchanged keeps its claim. */
export const SET_DUE = `
  INSERT INTO due (owner, kind, at, about, claimed) VALUES (:owner, :kind, :at, :about, :claimed)
  ON CONFLICT (owner, kind) DO UPDATE
  SET at = excluded.at, about = excluded.about, claimed = excluded.claimed
  WHERE due.about <> excluded.about OR due.at <> excluded.at`;
export const ADD_DUE = `
  INSERT INTO due (owner, kind, at, about, claimed) VALUES (:owner, :kind, :at, :about, :claimed)
  ON CONFLICT DO NOTHING`;
export const KINDS_DUE = 'SELECT kind FROM due WHERE owner = :owner';
export const DROP_DUE = 'DELETE FROM due WHERE owner = :owner AND kind = :kind';
/** Whether a person may need a notice of an invitation to a table. */
export const HAS_INVITED = `
  SELECT 1 AS found FROM invitations WHERE table_id = :owner AND state = 'open' LIMIT 1`;
export const CLAIM_DUE = 'UPDATE due SET claimed = :until WHERE owner = :owner AND kind = :kind';
export const FINISH_DUE = `
  DELETE FROM due WHERE owner = :owner AND kind = :kind AND about = :about`;
export const POSTPONE_DUE = `
  UPDATE due SET at = :at, claimed = 0 WHERE owner = :owner AND kind = :kind AND about = :about`;
/** Nothing changes if another server has claimed it since: a later claim ends later. */
export const FINISH_OWN_DUE = `${FINISH_DUE} AND claimed = :claimed`;
export const POSTPONE_OWN_DUE = `${POSTPONE_DUE} AND claimed = :claimed`;
export const HOLD_DUE = `
  UPDATE due SET claimed = :until
  WHERE owner = :owner AND kind = :kind AND about = :about AND claimed = :claimed`;
export const UNCLAIM_DUE = 'UPDATE due SET claimed = 0 WHERE claimed <> 0';
export const LIMIT_DUE = 'UPDATE due SET at = :at WHERE kind = :kind AND at > :at';
