import { memo } from 'preact/compat';
import { SHAPES, type TokenName } from '../ui/icons/shapes.ts';
import { Shape } from '../ui/icons/token-icon.tsx';
import { UNIT } from './geometry.ts';
import type { BoardHex } from './position.ts';

/** The prices of turning hexes into home terrain. */
export interface Pips {
  /** The means of payment. */
  readonly sign: TokenName;
  /** The prices, by hex; hexes without a price are left out. */
  readonly of: ReadonlyMap<number, number>;
}

/**
 * Up to this number each spade is drawn; for more, and for other signs, a number is beside the
 * sign.
 */
const MOST = 4;
const HEIGHT = 22;
const STEP = 15;
/** The distance below the middle of a hex. */
const DOWN = 31;
/** Smallest and largest height of a sign, in pixels. */
const PIXELS = { least: 11, most: 20 };

/**
 * The prices of hexes, on small plates at their lower edges. Screen readers get them with the names
 * of the hexes.
 */
export const PipPlates = memo(function PipPlates({
  hexes,
  pips: { sign, of },
  unit,
  only,
}: {
  readonly hexes: readonly BoardHex[];
  readonly pips: Pips;
  /** Pixels between two neighbouring centres. */
  readonly unit: number;
  /** Shows only these hexes; all when left out. */
  readonly only?: readonly number[];
}) {
  const scale = scaleAt(unit);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus.
    <g className="pips" aria-hidden="true">
      {[...of].map(([hex, count]) => {
        if (only?.includes(hex) === false) return null;
        const { name, x, y } = hexes[hex];
        const place = `translate(${x * UNIT} ${y * UNIT + DOWN}) scale(${scale})`;
        return (
          <g key={name} className="pip" transform={place} data-pips={count} data-pips-on={name}>
            <Plate count={count} sign={sign} />
          </g>
        );
      })}
    </g>
  );
});

const Plate = memo(function Plate({
  count,
  sign,
}: {
  readonly count: number;
  readonly sign: TokenName;
}) {
  const isCounted = sign !== 'spade' || count > MOST;
  const width = (isCounted ? 2 : count) * STEP + 8;
  return (
    <>
      <rect
        className="pip-plate"
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
      />
      {isCounted ? (
        <>
          <text className="pip-count" x={-8} y={5.5}>
            {count}
          </text>
          <g transform="translate(0 -7.500) scale(0.625)">
            <Shape {...SHAPES[sign]} />
          </g>
        </>
      ) : (
        Array.from({ length: count }, (_, place) => (
          <path
            key={place}
            className="pip-spade"
            d={SPADE}
            transform={`translate(${(place - (count - 1) / 2) * STEP} 0)`}
          />
        ))
      )}
    </>
  );
});

/** A spade with its blade down, legible at ten pixels. */
const SPADE = 'M-3-8.5H3V-6.5H1V-1.5H4.5V3Q4.5 7 0 8.5Q-4.5 7-4.5 3V-1.5H-1V-6.5H-3Z';

/** The size of plates as a share of the hex: larger on small maps, smaller on large ones. */
function scaleAt(unit: number): number {
  if (unit === 0) return 1;
  const pixels = (HEIGHT / UNIT) * unit;
  const wanted = Math.min(PIXELS.most, Math.max(PIXELS.least, pixels));
  return Math.round((wanted / pixels) * 100) / 100;
}
