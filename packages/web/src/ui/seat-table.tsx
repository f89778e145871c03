import type { ReactNode } from 'preact/compat';

interface SeatRow {
  readonly name: string;
  /** Shown instead of the name of the row: a link that contains the name. */
  readonly link?: ReactNode;
  readonly of: (seat: number) => ReactNode;
}

/** A table with a column for each seat. @param seats in the order of the columns */
export function SeatTable({
  head,
  seats,
  nameOf,
  rows,
  foot,
}: {
  /** The heading of the rows. */
  readonly head: string;
  readonly seats: readonly number[];
  readonly nameOf: (seat: number) => string;
  readonly rows: readonly SeatRow[];
  readonly foot: SeatRow;
}) {
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} {...row} seats={seats} />
          ))}
        </tbody>
        <tfoot>
          <Row {...foot} seats={seats} />
        </tfoot>
      </table>
    </div>
  );
}

function Row({ name, link = name, of, seats }: SeatRow & { readonly seats: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{link}</th>
      {seats.map((seat) => (
        <td key={seat}>{of(seat)}</td>
      ))}
    </tr>
  );
}
