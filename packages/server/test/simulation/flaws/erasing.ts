import { ERASING } from '../erasing.ts';
import type { Planted } from './planted.ts';

/** Mistakes with people who are erased. */
export const ERASING_FLAWS: Readonly<Record<string, Planted>> = {
  'the name of somebody who was erased stays at its words': {
    says: /words keeps .* which is erased/,
    flaw: {
      leaning: ERASING,
      // Where others are there: the words of a table go with it.
      sql: `CREATE TRIGGER stay BEFORE DELETE ON words WHEN (
          SELECT count(*) FROM seat_persons WHERE table_id = OLD.table_id) > 1 BEGIN SELECT raise(IGNORE); END;
        CREATE TRIGGER keep BEFORE UPDATE OF name ON words BEGIN SELECT raise(IGNORE); END`,
    },
  },
  'somebody who was erased hears on': {
    says: /a stream of it goes on/,
    flaw: {
      leaning: ERASING,
      services: ({ needs: { persons } }) => {
        persons.ended = () => undefined;
      },
    },
  },
  'somebody is told that it is erased, and is there': {
    says: /is told that it is erased, and is there/,
    within: 'month',
    flaw: {
      leaning: ERASING,
      services: ({ needs: { erasing } }) => {
        erasing.eraseUnasked = async () => 0;
      },
    },
  },
};
