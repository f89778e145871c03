/**
 * Version 14: every write of a table raises its revision, and is made only on the revision that it
 * was decided on.
 */
export const REVISIONS = 'ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;';
