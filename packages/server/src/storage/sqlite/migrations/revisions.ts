/**
 * Version 14: every write of a table raises its revision, and is made only on the revision on which
 * it was decided.
 */
export const REVISIONS = 'ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;';
