import { SignShape } from '../cards/signs.tsx';
import { CityView } from '../landscapes/city.tsx';
import { TileLandscape } from '../landscapes/landscape.tsx';
import { AnimalFigure } from '../landscapes/picture.tsx';
import { variantAt } from '../landscapes/tiles.ts';
import { seatClass } from '../seats.ts';
import type { Ground, WorldCell, WorldCity } from './position.ts';

const TILE = 'M-49-45Q-49-49-45-49H45Q49-49 49-45V45Q49 49 45 49H-45Q-49 49-49 45Z';
const PLAQUE = 'M-40-38H40V42H-40Z';
/** A city has cut corners, so that its outline differs from the tile below it. */
const CITY = 'M-46-30L-30-46H30L46-30V46H-46Z';

/** The ground of a tile: colour, engraving, letters, and its place. */
export function TileGround({
  cell,
  letters,
}: {
  readonly cell: WorldCell & { readonly land: Ground };
  readonly letters: Readonly<Record<Ground, string>>;
}) {
  const { land, x, y, city } = cell;
  return (
    <g className="set-down">
      <path className={`land land-${land}`} d={TILE} />
      {city === undefined && (
        <>
          <TileLandscape land={land} variant={variantAt(x, y)} />
          <g className={`land-names land-halo-${land}`}>
            <text className="land-letters" x={-39} y={36}>
              {letters[land]}
            </text>
            <text className="land-place" x={39} y={36}>
              {`${x}, ${y}`}
            </text>
          </g>
        </>
      )}
    </g>
  );
}

/** The middle of an animal on its card. */
const MIDDLE = { x: 50, y: 88 } as const;
/**
 * The places and sizes of the animals of a herd, by their number; for more animals only the number
 * is shown.
 */
const HERDS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, -4]],
  [
    [-19, -6],
    [19, 0],
  ],
  [
    [-21, -14],
    [14, -8],
    [-4, 17],
  ],
  [
    [-22, -15],
    [12, -12],
    [-14, 15],
    [22, 12],
  ],
];
const SIZES = [0.5, 0.4, 0.34, 0.32] as const;

/** A herd: its animals, deer on land and fish on the sea, and their number. */
export function Herd({ count, land }: { readonly count: number; readonly land: Ground }) {
  const kind = Math.min(count, HERDS.length) - 1;
  return (
    <g className="herd set-down">
      {HERDS[kind].map(([x, y]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${SIZES[kind]}) translate(${-MIDDLE.x} ${-MIDDLE.y})`}
        >
          <AnimalFigure land={land} />
        </g>
      ))}
      <circle className="herd-count" cx={34} cy={-34} r={12} />
      <text className="herd-number" x={34} y={-27.5}>
        {count}
      </text>
    </g>
  );
}

/** A city on its tile: its number, its needs with those met, and its meeples. */
export function CityPlaque({ city }: { readonly city: WorldCity }) {
  const { id, needs, meeples } = city;
  const standing = meeples.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const step = Math.min(20, 44 / Math.max(1, standing.length));
  return (
    <g className="city-plaque set-down">
      <path className="city-wall" d={CITY} />
      <g transform="translate(0 1) scale(.5)">
        <CityView id={id} />
      </g>
      <text className="city-number" x={-35} y={-25}>
        {numberOf(id)}
      </text>
      {standing.map((seat, index) => (
        <MeepleShape
          key={`${seat}-${standing.slice(0, index).filter((each) => each === seat).length}`}
          seat={seat}
          x={33 - (standing.length - 1 - index) * step}
          y={-30}
        />
      ))}
      {needs.map(({ need, met }, index) => (
        <g
          key={index}
          className={met ? 'need need-met' : 'need need-open'}
          transform={`translate(${-33 + index * 22} 33) scale(1.1)`}
        >
          <rect
            className={`need-ground need-${need}`}
            x={-9}
            y={-9}
            width={18}
            height={18}
            rx={3}
          />
          <SignShape name={need} className="need-sign" transform="scale(.66)" />
        </g>
      ))}
    </g>
  );
}

/** A meeple with the number of its seat, so that not only the colour shows the owner. */
export function MeepleShape({
  seat,
  x,
  y,
}: {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g className={`meeple ${seatClass(seat)}`} transform={`translate(${x} ${y})`}>
      <g className="set-down">
        <SignShape name="meeple" className="meeple-halo" transform="scale(1.35)" />
        <SignShape name="meeple" className="meeple-body" transform="scale(1.35)" />
        <text className="meeple-number" y={6}>
          {seat + 1}
        </text>
      </g>
    </g>
  );
}

/** A free cell that touches the world. */
export function FreeCell() {
  return <path className="free-cell" d={PLAQUE} />;
}

function numberOf(id: string): string {
  return id.replace(/^city-/, '');
}
