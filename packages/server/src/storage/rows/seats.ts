import type {
  ClockOfSeats,
  DealWrite,
  SEAT_OPERATIONS,
  StoredShare,
  TableWrite,
} from '../contract.ts';
import { DROP_AHEAD } from '../statements/ahead.ts';
import { RESIZE_CLOCK } from '../statements/clocks.ts';
import { TAKE_SHARE_AWAY } from '../statements/deals.ts';
import { END_LET_BACK } from '../statements/let-back.ts';
import { END_TOKEN } from '../statements/programs.ts';
import { DROP_REQUEST } from '../statements/requests.ts';
import * as SQL from '../statements/seats.ts';
import { NEW_OPTIONS, TAKE_UP } from '../statements/tables.ts';
import { setClock } from './clocks.ts';
import { addShares } from './deals.ts';
import { setDue } from './due.ts';
import { eraseWords } from './erasing.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';
import { addWord } from './words.ts';

/** The seats of tables and their persons. */
export function seatRows(db: Sql): RowsOf<typeof SEAT_OPERATIONS> {
  return {
    *claimSeat(claim) {
      yield* takeSeat(db, claim, claim);
      yield* db.run(DROP_REQUEST, { table: claim.table });
      yield* db.run(END_LET_BACK, { table: claim.table, state: 'lapsed' });
    },
    *freeSeat({ table, seat, key, invitation, clock, now, said, isErased }, numbers) {
      if (isErased === true) yield* eraseWords(db, table, [seat]);
      yield* db.run(SQL.LEAVE_SEAT, { table, seat });
      yield* db.run(DROP_AHEAD, { table, seat });
      yield* db.run(END_TOKEN, { table, seat });
      yield* db.run(SQL.FREE_SEAT, { table, seat, key });
      yield* db.run(SQL.NEW_INVITATION, { table, invitation });
      yield* db.run(TAKE_SHARE_AWAY, { table, seat });
      yield* setClockOfSeats(db, table, clock);
      yield* db.run(DROP_REQUEST, { table });
      if (said !== undefined) yield* addWord(db, { table, now }, said, Number(numbers.at(-1)));
    },
    *botSits({ table, seat, level, now, deal }) {
      yield* db.one(SQL.BOT_SITS, { table, seat, level });
      yield* addShares(db, { table, now }, [], deal);
    },
    *removeSeat({ table, seat, of, options, clocks, now, deal }) {
      yield* db.one(SQL.REMOVE_SEAT, { table, seat });
      for (let from = seat + 1; from < of; from++) {
        for (const statement of SQL.MOVE_SEAT)
          yield* db.run(statement, { table, from, to: from - 1 });
      }
      yield* db.run(NEW_OPTIONS, { table, options });
      if (clocks !== undefined)
        yield* db.run(RESIZE_CLOCK, { table, seats: JSON.stringify(clocks) });
      yield* addShares(db, { table, now }, [], deal);
    },
    *renewLinks({ table, keys, invitation }) {
      for (const { seat, key } of keys) yield* db.run(SQL.NEW_KEY, { table, seat, key });
      yield* db.run(SQL.NEW_INVITATION, { table, invitation });
    },
  };
}

/** The person who takes a free seat, with all data for the seat. */
interface Taker {
  readonly person: number;
  /** The name; if it is empty, the stored name stays. */
  readonly name: string;
  readonly again?: string | undefined;
  readonly share?: StoredShare | undefined;
  readonly deal?: DealWrite | undefined;
}

/**
 * Gives a free seat to a person.
 * @throws Error if another person has the seat
 */
export function* takeSeat(
  db: Sql,
  at: Pick<TableWrite, 'table' | 'now'> & {
    readonly seat: number;
    readonly clock?: ClockOfSeats | undefined;
  },
  { person, name, again = '', share, deal }: Taker,
): Steps<void> {
  const { table, seat, now, clock } = at;
  yield* db.one(SQL.JOIN_SEAT, { table, seat, name, again, now });
  yield* db.run(SQL.LEAVE_SEAT, { table, seat });
  yield* db.run(DROP_AHEAD, { table, seat });
  yield* db.run(SQL.ADD_SEAT_PERSON, { table, seat, person });
  yield* db.run(TAKE_UP, { table, person });
  yield* setClockOfSeats(db, table, clock);
  yield* addShares(db, { table, now }, share === undefined ? [] : [share], deal);
}

export function* setClockOfSeats(
  db: Sql,
  table: string,
  given: ClockOfSeats | undefined,
): Steps<void> {
  if (given === undefined) return;
  if (given.clock !== undefined) yield* setClock(db, table, given.clock);
  yield* setDue(db, table, given.due);
}
