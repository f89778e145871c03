import type { Storage } from '../../../src/storage/contract.ts';
import type { Leaning } from '../company.ts';
import type { Flaw } from '../simulate.ts';

/** A planted mistake, and the fault that the laws must report. */
export interface Planted {
  readonly flaw: Flaw;
  readonly says: RegExp;
  /** The length of a world in which the mistake is found; an evening if left out. */
  readonly within?: 'month';
  /** The seeds of worlds in which the mistake is found; they are tried first. */
  readonly first?: number | readonly number[];
  /** The number of worlds, if it is found in few of them. */
  readonly worlds?: number;
}

/** A mistake of the storage: some of its operations are replaced. */
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

/** Statements that keep the former person of each seat, for mistakes that use it. */
export const WHOSE = `
  CREATE TABLE whose (table_id TEXT, seat INTEGER, person INTEGER, PRIMARY KEY (table_id, seat));
  CREATE TRIGGER remember BEFORE DELETE ON seat_persons BEGIN
    INSERT OR REPLACE INTO whose VALUES (OLD.table_id, OLD.seat, OLD.person); END;`;
