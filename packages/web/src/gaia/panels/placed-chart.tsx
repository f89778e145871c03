import { seatClass } from '../seats.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const WIDTH = 600;
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 150;
const BOTTOM = 26;
const TOP = 28;
/** Lines of seats with as many meeples lie beside each other. */
const APART = 3;

/** Meeples placed after each turn, a line for each seat; the numbers stand in the table beside it. */
export function PlacedChart({
  turns,
  most,
}: {
  readonly turns: readonly (readonly number[])[];
  /** Meeples of each player. */
  readonly most: number;
}) {
  const { g } = useGaiaSpeech();
  const { who } = useTable();
  const last = turns.length - 1;
  const seats = turns[0].map((_, seat) => seat);
  const x = (turn: number) => LEFT + ((WIDTH - LEFT - RIGHT) * turn) / Math.max(1, last);
  const y = (placed: number, seat: number) =>
    HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * placed) / most - APART * seat;
  const steps = (seat: number) =>
    turns
      .map(
        (at, turn) =>
          `${turn === 0 ? 'M' : 'H'}${x(turn)}${turn === 0 ? ` ${y(at[seat], seat)}` : `V${y(at[seat], seat)}`}`,
      )
      .join('');
  const ends = spread(seats.map((seat) => y(turns[last][seat], seat)));
  return (
    <figure className="chart">
      <figcaption>{g.result.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {Array.from({ length: most + 1 }, (_, placed) => (
          <g key={placed} className="chart-mark">
            <path d={`M${LEFT} ${y(placed, 0)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(placed, 0) + 4}>
              {placed}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <g key={seat} className={`chart-line ${seatClass(seat)}`}>
            <path className="chart-halo" d={steps(seat)} />
            <path d={steps(seat)} />
            <text x={WIDTH - RIGHT + 10} y={ends[seat] + 4}>
              {turns[last][seat]} {who.seat(seat)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Pushes labels apart that would lie on each other. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  for (let place = 1; place < order.length; place++) {
    placed[order[place]] = Math.max(placed[order[place]], placed[order[place - 1]] + 16);
  }
  return placed;
}
