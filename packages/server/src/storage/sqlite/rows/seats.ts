import type {
  ClockOfSeats,
  DealWrite,
  SEAT_OPERATIONS,
  StoredShare,
  TableWrite,
} from '../../contract.ts';
import { TAKE_SHARE_AWAY } from '../../statements/deals.ts';
import { END_LET_BACK } from '../../statements/let-back.ts';
import { END_TOKEN } from '../../statements/programs.ts';
import { DROP_REQUEST } from '../../statements/requests.ts';
import * as SQL from '../../statements/seats.ts';
import { TAKE_UP } from '../../statements/tables.ts';
import type { Prepared } from '../prepared.ts';
import { setClock } from './clocks.ts';
import { addShares } from './deals.ts';
import { setDue } from './due.ts';
import type { RowsOf } from './rows.ts';

/** The seats of tables and their persons. */
export function seatRows(db: Prepared): RowsOf<typeof SEAT_OPERATIONS> {
  return {
    claimSeat: (claim) => {
      takeSeat(db, claim, claim);
      db.run(DROP_REQUEST, { table: claim.table });
      db.run(END_LET_BACK, { table: claim.table, state: 'lapsed' });
    },
    freeSeat: ({ table, seat, key, invitation, clock }) => {
      db.run(SQL.LEAVE_SEAT, { table, seat });
      db.run(END_TOKEN, { table, seat });
      db.run(SQL.FREE_SEAT, { table, seat, key });
      db.run(SQL.NEW_INVITATION, { table, invitation });
      db.run(TAKE_SHARE_AWAY, { table, seat });
      setClockOfSeats(db, table, clock);
      db.run(DROP_REQUEST, { table });
    },
    renewLinks: ({ table, keys, invitation }) => {
      for (const { seat, key } of keys) db.run(SQL.NEW_KEY, { table, seat, key });
      db.run(SQL.NEW_INVITATION, { table, invitation });
    },
  };
}

/** The person who takes a free seat, and everything that comes with it. */
interface Taker {
  readonly person: number;
  /** Kept as it is when empty. */
  readonly name: string;
  readonly again?: string | undefined;
  readonly share?: StoredShare | undefined;
  readonly deal?: DealWrite | undefined;
}

/** @throws Error where somebody holds the seat */
export function takeSeat(
  db: Prepared,
  at: Pick<TableWrite, 'table' | 'now'> & {
    readonly seat: number;
    readonly clock?: ClockOfSeats | undefined;
  },
  { person, name, again = '', share, deal }: Taker,
): void {
  const { table, seat, now, clock } = at;
  db.one(SQL.JOIN_SEAT, { table, seat, name, again, now });
  db.run(SQL.LEAVE_SEAT, { table, seat });
  db.run(SQL.ADD_SEAT_PERSON, { table, seat, person });
  db.run(TAKE_UP, { table, person });
  setClockOfSeats(db, table, clock);
  addShares(db, { table, now }, share === undefined ? [] : [share], deal);
}

export function setClockOfSeats(
  db: Prepared,
  table: string,
  given: ClockOfSeats | undefined,
): void {
  if (given === undefined) return;
  if (given.clock !== undefined) setClock(db, table, given.clock);
  setDue(db, table, given.due);
}
