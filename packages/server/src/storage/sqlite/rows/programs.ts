import type { PROGRAM_OPERATIONS, StoredToken } from '../../contract.ts';
import * as SQL from '../../statements/programs.ts';
import type { Prepared } from '../prepared.ts';
import type { RowsOf } from './rows.ts';
import { setClockOfSeats, takeSeat } from './seats.ts';

/** Programs that play seats. */
export function programRows(db: Prepared): RowsOf<typeof PROGRAM_OPERATIONS> {
  return {
    addToken: (added) => {
      const { table, seat, hash, of, claim, clock, now } = added;
      if (claim === undefined) setClockOfSeats(db, table, clock);
      else takeSeat(db, added, claim);
      db.run(SQL.END_TOKEN, { table, seat });
      const row = { table, seat, hash, of, now };
      return Number(db.get<Pick<StoredToken, 'token'>>(SQL.ADD_TOKEN, row)?.token);
    },
    findToken: (hash) => db.get<StoredToken>(SQL.FIND_TOKEN, { hash }),
    endToken: ({ table, seat, clock }) => {
      db.run(SQL.END_TOKEN, { table, seat });
      setClockOfSeats(db, table, clock);
    },
  };
}
