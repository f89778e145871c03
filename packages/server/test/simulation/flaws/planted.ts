import type { Storage } from '../../../src/storage/contract.ts';
import type { Leaning } from '../company.ts';
import type { Flaw } from '../simulate.ts';

/** A mistake, and what is said of it. */
export interface Planted {
  readonly flaw: Flaw;
  readonly says: RegExp;
  /** What it takes to be met; an evening when left out. */
  readonly within?: 'month';
  /** The seed of a world in which it is met; it is looked at before all others. */
  readonly first?: number;
}

/** A storage that does some things in another way. */
export function instead(leaning: Leaning, change: (storage: Storage) => Partial<Storage>): Flaw {
  return {
    leaning,
    storage: (storage) => {
      const changed = change(storage);
      return new Proxy(storage, {
        get: (from, name) => changed[name as keyof Storage] ?? from[name as keyof Storage],
      });
    },
  };
}

/** Whose a seat was before it was somebody else's. */
export const WHOSE = `
  CREATE TABLE whose (table_id TEXT, seat INTEGER, person INTEGER, PRIMARY KEY (table_id, seat));
  CREATE TRIGGER remember BEFORE DELETE ON seat_persons BEGIN
    INSERT OR REPLACE INTO whose VALUES (OLD.table_id, OLD.seat, OLD.person); END;`;
