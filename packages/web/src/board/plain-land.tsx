import { memo } from 'preact/compat';
import { hexPath, UNIT } from './geometry.ts';
import type { BoardHex } from './position.ts';

const WHOLE = { upright: hexPath(), turned: hexPath(0, true) };

interface PlainLandProps {
  readonly hexes: readonly BoardHex[];
  /** The visible part, as a `viewBox`. */
  readonly shown: string;
  readonly turned?: boolean;
}

/** The grounds as plain hexes: shown at once, and where no picture of the land can be painted. */
export const PlainLand = memo(
  function PlainLand({ hexes, shown, turned = false }: PlainLandProps) {
    const whole = turned ? WHOLE.turned : WHOLE.upright;
    return (
      <svg className="plain-land" viewBox={shown} aria-hidden="true" focusable="false">
        {hexes.map(({ name, x, y, terrain }) => (
          <g key={name} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <path className={`ground ground-${terrain}`} d={whole} />
            <path className="ground-lines" d={whole} fill={`url(#engraving-${terrain})`} />
          </g>
        ))}
      </svg>
    );
  },
  (one, other) =>
    one.shown === other.shown && one.turned === other.turned && sameGrounds(one.hexes, other.hexes),
);

function sameGrounds(one: readonly BoardHex[], other: readonly BoardHex[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((hex, index) => {
        const { x, y, terrain } = other[index];
        return hex.x === x && hex.y === y && hex.terrain === terrain;
      }))
  );
}
