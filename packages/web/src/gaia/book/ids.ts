/** The subjects of the illustrated rules, in the order of the book. */
export const SUBJECTS = [
  'goal',
  'turn',
  'draw',
  'world',
  'animals',
  'cities',
  'rise',
  'fall',
  'feeding',
  'objectives',
  'end',
  'advanced',
  'powers',
  'protection',
] as const;
export type SubjectId = (typeof SUBJECTS)[number];
