import { SignShape } from '../cards/signs.tsx';
import { CityView } from '../landscapes/city.tsx';
import { TileLandscape } from '../landscapes/landscape.tsx';
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

/** A herd: one token with its number, deer on land and fish on the sea. */
export function Herd({ count, land }: { readonly count: number; readonly land: Ground }) {
  return (
    <g className="herd set-down">
      {count > 1 && <circle className="herd-token" cx={5} cy={-12} r={26} />}
      <circle className="herd-token" cx={0} cy={-8} r={26} />
      <SignShape
        name={land === 'sea' ? 'fish' : 'deer'}
        className="herd-sign"
        transform="translate(0 -9) scale(1.6)"
      />
      <circle className="herd-count" cx={24} cy={12} r={13} />
      <text className="herd-number" x={24} y={19}>
        {count}
      </text>
    </g>
  );
}

/** A city on its tile: its number, its needs with those met, and its meeples. */
export function CityPlaque({ city }: { readonly city: WorldCity }) {
  const { id, needs, meeples } = city;
  const standing = meeples.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const step = Math.min(22, 48 / Math.max(1, standing.length));
  return (
    <g className="city-plaque set-down">
      <path className="city-wall" d={CITY} />
      <g transform="translate(-1 -19) scale(.46)">
        <CityView id={id} />
      </g>
      <text className="city-number" x={-35} y={-25}>
        {numberOf(id)}
      </text>
      {standing.map((seat, index) => (
        <MeepleShape
          key={`${seat}-${standing.slice(0, index).filter((each) => each === seat).length}`}
          seat={seat}
          x={32 - (standing.length - 1 - index) * step}
          y={-26}
        />
      ))}
      {needs.map(({ need, met }, index) => (
        <g
          key={index}
          className={met ? 'need need-met' : 'need need-open'}
          transform={`translate(${-15 + (index % 2) * 30} ${1 + Math.floor(index / 2) * 27}) scale(1.43)`}
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

/** A meeple with the number of its seat, so that the owner is told by more than colour. */
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
