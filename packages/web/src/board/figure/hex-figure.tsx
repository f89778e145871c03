import './hex-figure.css';
import { useMemo, useRef, useState } from 'preact/compat';
import { useTheme } from '../../preferences/use-theme.ts';
import { Engravings } from '../engravings.tsx';
import { frameOf, hexPath, UNIT } from '../geometry.ts';
import { Land } from '../land/land.tsx';
import type { GroundLook } from '../land/looks.ts';
import { landPainter } from '../land/painting/painter.ts';
import type { LandPlan } from '../land/plan.ts';
import { PipPlates, type Pips } from '../pips.tsx';
import { PlainLand } from '../plain-land.tsx';
import type { BoardPosition } from '../position.ts';
import { Reach } from '../reach.tsx';
import { Standing } from '../standing.tsx';
import { useLandPlan } from '../use-land-plan.ts';
import { useSize } from '../use-size.ts';

/** From this width of a hex in pixels on, its number has the same size as on the board. */
const LEGIBLE = 62;

/** Sea around the hexes, in units of the drawing. */
const MARGIN = 34;

/** One painter for all pictures, so that the painter of the table keeps its own land. */
const painter = landPainter();

/** A part of a board as a picture, with the same land and pieces, but without buttons. */
export function HexFigure({
  position,
  grounds,
  name,
  reach,
  pips,
  values,
  ringed = [],
}: {
  readonly position: BoardPosition;
  readonly grounds: Readonly<Record<string, GroundLook>>;
  /** A description for screen readers. */
  readonly name: string;
  readonly reach?: ReadonlySet<number> | undefined;
  readonly pips?: Pips | undefined;
  /** A number at the foot of a piece, by hex. */
  readonly values?: ReadonlyMap<number, number> | undefined;
  /** Hexes with a strong line around them. */
  readonly ringed?: readonly number[];
}) {
  const { hexes } = position;
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(element);
  const [painted, setPainted] = useState<LandPlan>();
  const plan = useLandPlan(hexes, grounds);
  const frame = useMemo(() => frameOf(hexes, MARGIN), [hexes]);
  const extent = useMemo(
    () => ({
      x: frame.x / UNIT,
      y: frame.y / UNIT,
      width: frame.width / UNIT,
      height: frame.height / UNIT,
    }),
    [frame],
  );
  const box = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const unit = Math.min(width / frame.width, height / frame.height) * UNIT;
  // Numbers stay legible in small pictures.
  const large = unit > 0 ? Math.min(1.7, Math.max(1, LEGIBLE / unit)) : 1;
  return (
    <div ref={element} className="hex-figure" role="img" aria-label={name}>
      <Land
        painter={painter}
        plan={plan}
        theme={theme}
        extent={extent}
        view={extent}
        onPainted={setPainted}
      >
        <PlainLand hexes={hexes} shown={box} />
      </Land>
      <svg className="map-pieces" viewBox={box} aria-hidden="true" focusable="false">
        <Engravings />
        <Standing
          position={position}
          painted={painted?.hexes}
          level={unit > 0 && unit < 64 ? 'middle' : 'near'}
        />
        {reach !== undefined && reach.size > 0 && <Reach hexes={hexes} reach={reach} />}
        {ringed.map((hex) => {
          const { x, y } = hexes[hex];
          const place = `translate(${x * UNIT} ${y * UNIT})`;
          return (
            <g key={hex} transform={place}>
              <path className="figure-ring-edge" d={RING} />
              <path className="figure-ring" d={RING} />
            </g>
          );
        })}
        {pips !== undefined && <PipPlates hexes={hexes} pips={pips} unit={unit} />}
        {[...(values ?? [])].map(([hex, value]) => {
          const { x, y } = hexes[hex];
          return (
            <g
              key={hex}
              className="figure-value"
              transform={`translate(${x * UNIT + 25} ${y * UNIT + 27}) scale(${large})`}
            >
              <circle r="13" />
              <text y="6">{value}</text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const RING = hexPath(4);
