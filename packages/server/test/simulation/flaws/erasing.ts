import { ERASING } from '../erasing.ts';
import type { Planted } from './planted.ts';

/** Planted mistakes about erased people. */
export const ERASING_FLAWS: Readonly<Record<string, Planted>> = {
  'the name of an erased person stays at chat messages': {
    says: /words keeps .* which is erased/,
    flaw: {
      leaning: ERASING,
      // Only at tables with other people: otherwise the words are deleted with the table.
      sql: `CREATE TRIGGER stay BEFORE DELETE ON words WHEN (
          SELECT count(*) FROM seat_persons WHERE table_id = OLD.table_id) > 1 BEGIN SELECT raise(IGNORE); END;
        CREATE TRIGGER keep BEFORE UPDATE OF name ON words BEGIN SELECT raise(IGNORE); END`,
    },
  },
  'the stream of an erased person continues': {
    says: /a stream of it goes on/,
    flaw: {
      leaning: ERASING,
      services: ({ needs: { persons } }) => {
        persons.ended = () => undefined;
      },
    },
  },
  'a person is told of the erasure, and is not erased': {
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
