/** Statements on facts that several servers share for minutes or hours. */

export const FIND_PASSING = 'SELECT body FROM passing WHERE name = :name';
export const WRITE_PASSING = `
  INSERT INTO passing (name, body, ends) VALUES (:name, :body, :ends)
  ON CONFLICT (name) DO UPDATE SET body = excluded.body, ends = excluded.ends`;
export const DROP_PASSING = 'DELETE FROM passing WHERE name = :name';
export const FORGET_PASSING = 'DELETE FROM passing WHERE ends <= :now';
