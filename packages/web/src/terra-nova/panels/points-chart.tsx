import { TERRAINS } from '@pangaea/rules/terra-nova';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const WIDTH = 600;
const HEIGHT = 220;
const LEFT = 34;
const RIGHT = 190;
const BOTTOM = 26;
const TOP = 12;

/** Points at the end of each round, a line for each seat; the numbers stand in the table beside it. */
export function PointsChart({ points }: { readonly points: readonly (readonly number[])[] }) {
  const { m } = useNovaSpeech();
  const { play, who } = useTable();
  const most = Math.max(10, ...points.flat());
  const x = (round: number) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / points.length;
  const y = (vp: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * vp) / most;
  const marks = Array.from({ length: Math.floor(most / 20) + 1 }, (_, index) => index * 20);
  const seats = points[0].map((_, seat) => seat);
  const ends = spread(seats.map((seat) => y(points[points.length - 1][seat])));
  return (
    <figure className="chart">
      <figcaption>{m.scores.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {marks.map((vp) => (
          <g key={vp} className="chart-mark">
            <path d={`M${LEFT} ${y(vp)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(vp) + 4}>
              {vp}
            </text>
          </g>
        ))}
        {points.map((_, round) => (
          <text key={round} className="chart-round" x={x(round + 1)} y={HEIGHT - 6}>
            {round + 1}
          </text>
        ))}
        {seats.map((seat) => (
          <g key={seat} className={`chart-line pigment-${TERRAINS[play.now.home(seat)]}`}>
            <path
              className="chart-halo"
              d={`M${x(0)} ${y(0)}${points.map((at, round) => `L${x(round + 1)} ${y(at[seat])}`).join('')}`}
            />
            <path
              d={`M${x(0)} ${y(0)}${points.map((at, round) => `L${x(round + 1)} ${y(at[seat])}`).join('')}`}
            />
            {points.map((at, round) => (
              <circle key={round} cx={x(round + 1)} cy={y(at[seat])} r={4} />
            ))}
            <text x={WIDTH - RIGHT + 10} y={ends[seat] + 4}>
              {points[points.length - 1][seat]} {who.seat(seat)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Pushes labels apart that would lie on each other. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  for (let place = 1; place < order.length; place++) {
    placed[order[place]] = Math.max(placed[order[place]], placed[order[place - 1]] + 16);
  }
  return placed;
}
