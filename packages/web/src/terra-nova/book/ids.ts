/** The subjects of the illustrated rules, in the order of the book. */
export const SUBJECTS = [
  'goal',
  'setup',
  'turn',
  'land',
  'reach',
  'buildings',
  'income',
  'bowls',
  'neighbours',
  'octagons',
  'sailing',
  'bridges',
  'towns',
  'passing',
  'rounds',
  'end',
  'peoples',
  'variants',
] as const;
export type SubjectId = (typeof SUBJECTS)[number];
