import { instead, type Planted } from './planted.ts';

/** Planted mistakes about time. */
export const CLOCK_FLAWS: Readonly<Record<string, Planted>> = {
  'clocks run while no server runs': {
    first: 3,
    says: /clock|had/,
    flaw: instead({ ends: 3 }, () => ({ downTimes: async () => [] })),
  },
  'a jump of the clock takes time from everybody': {
    first: 3,
    says: /was charged/,
    flaw: { leaning: { isClockRight: false }, isBlind: true },
  },
  'runs that lie in the future are believed': {
    says: /no server runs from/,
    flaw: {
      leaning: { ends: 3, isClockRight: false },
      sql: 'CREATE TRIGGER keep_runs BEFORE DELETE ON runs BEGIN SELECT raise(IGNORE); END',
    },
  },
};
