import { instead, type Planted } from './planted.ts';

/** Mistakes with time. */
export const CLOCK_FLAWS: Readonly<Record<string, Planted>> = {
  'time runs while no server does': {
    first: 3,
    says: /clock|had/,
    flaw: instead({ ends: 3 }, () => ({ downTimes: async () => [] })),
  },
  'a clock that jumps takes the time of everybody': {
    first: 3,
    says: /was charged/,
    flaw: { leaning: { isClockRight: false }, isBlind: true },
  },
  'runs that seem to come later are taken for true': {
    says: /no server runs from/,
    flaw: {
      leaning: { ends: 3, isClockRight: false },
      sql: 'CREATE TRIGGER keep_runs BEFORE DELETE ON runs BEGIN SELECT raise(IGNORE); END',
    },
  },
};
