import type { PROGRAM_OPERATIONS, StoredToken } from '../contract.ts';
import { DROP_AHEAD } from '../statements/ahead.ts';
import * as SQL from '../statements/programs.ts';
import type { RowsOf } from './rows.ts';
import { setClockOfSeats, takeSeat } from './seats.ts';
import type { Sql } from './steps.ts';

/** Programs that play seats. */
export function programRows(db: Sql): RowsOf<typeof PROGRAM_OPERATIONS> {
  return {
    *addToken(added) {
      const { table, seat, hash, of, claim, clock, now } = added;
      if (claim === undefined) yield* setClockOfSeats(db, table, clock);
      else yield* takeSeat(db, added, claim);
      yield* db.run(SQL.END_TOKEN, { table, seat });
      yield* db.run(DROP_AHEAD, { table, seat });
      const row = { table, seat, hash, of, now };
      return Number((yield* db.get<Pick<StoredToken, 'token'>>(SQL.ADD_TOKEN, row))?.token);
    },
    *findToken(hash) {
      return yield* db.get<StoredToken>(SQL.FIND_TOKEN, { hash });
    },
    *endToken({ table, seat, clock }) {
      yield* db.run(SQL.END_TOKEN, { table, seat });
      yield* setClockOfSeats(db, table, clock);
    },
  };
}
