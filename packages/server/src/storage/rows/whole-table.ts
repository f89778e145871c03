import type { AheadMark, StoredSeat, StoredTable } from '../contract.ts';
import type { WholeTableRow } from './dialect.ts';

type SeatRow = Omit<StoredSeat, 'persons' | 'program'> & {
  readonly again: string;
  readonly left: number;
  readonly gone: number;
};

/** A table from one row: its seats with persons and programs, clocks, deal and request. */
export function tableOf(row: WholeTableRow): StoredTable {
  const { over, windowFrom, windowCloses, rematch, ...rest } = row;
  const {
    seats: _,
    held: __,
    programs: ___,
    clock,
    hours,
    deal,
    request,
    letBack,
    ahead,
    ...columns
  } = rest;
  const seats = seatsOf(row);
  const marks = marksOf(ahead);
  const table = {
    ...columns,
    over: over === 1,
    window: windowFrom === null ? undefined : { from: windowFrom, closes: windowCloses ?? 0 },
    seats,
    ...(deal === null ? {} : { deal: JSON.parse(deal) }),
    ...(rematch === null ? {} : { rematch }),
    ...(request === null ? {} : { request: JSON.parse(request) }),
    ...(letBack === null ? {} : { letBack: JSON.parse(letBack) }),
    ...(marks.length === 0 ? {} : { ahead: marks }),
  };
  if (clock === null) return table;
  const { control, number, seats: times } = JSON.parse(clock);
  const said: StoredTable['clock'] = {
    control,
    state: { number, seats: times },
    hours: hoursOf(JSON.parse(hours), seats.length),
  };
  return { ...table, clock: said };
}

function marksOf(ahead: string): readonly AheadMark[] {
  type Row = Omit<AheadMark, 'open'> & { readonly open: number };
  return (JSON.parse(ahead) as readonly Row[]).map((row) => ({ ...row, open: row.open === 1 }));
}

function seatsOf({ seats, held, programs }: WholeTableRow): readonly StoredSeat[] {
  const persons = JSON.parse(held) as readonly { seat: number; person: number }[];
  const tokens = JSON.parse(programs) as readonly { seat: number; token: number; of: string }[];
  return (JSON.parse(seats) as readonly SeatRow[]).map(({ again, left, gone, ...kept }) => {
    const program = tokens.find(({ seat }) => seat === kept.seat);
    return {
      ...kept,
      ...(again === '' ? {} : { again }),
      ...(left === 0 ? {} : { left }),
      ...(gone < 0 ? {} : { gone }),
      persons: persons.filter(({ seat }) => seat === kept.seat).map(({ person }) => person),
      ...(program === undefined ? {} : { program: { token: program.token, of: program.of } }),
    };
  });
}

/**
 * Hours of persons by seat. If several persons have a seat, the person who set hours last counts.
 */
function hoursOf(
  said: readonly { readonly seat: number; readonly hours: object }[],
  seats: number,
): NonNullable<StoredTable['clock']>['hours'] {
  const bySeat = new Map(said.map(({ seat, hours }) => [seat, hours]));
  return Array.from({ length: seats }, (_, seat) => bySeat.get(seat) as never);
}
