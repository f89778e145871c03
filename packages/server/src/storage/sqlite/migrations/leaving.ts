/**
 * Version 16: a seat that was left belongs to its person until another person has taken it.
 * `left_at` is 0 if nobody has left; `gone` is the version of the table when its person left, or
 * -1.
 */
export const LEAVING = `
ALTER TABLE seats ADD COLUMN left_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT -1;
`;
