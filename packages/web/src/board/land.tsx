import { memo } from 'react';
import { hexPath, UNIT } from './geometry.ts';
import type { BoardHex } from './position.ts';

const WHOLE = hexPath();
const INNER = hexPath(5);

interface LandProps {
  readonly hexes: readonly BoardHex[];
  readonly letters: Readonly<Record<string, string>>;
}

/** The ground, drawn again only when a terrain changes. */
export const Land = memo(function Land({ hexes, letters }: LandProps) {
  return (
    <g className="land">
      {hexes.map((hex) => (
        <g key={hex.name} transform={placeOf(hex)}>
          <path className={`ground ground-${hex.terrain}`} d={WHOLE} />
          <path className="ground-lines" d={WHOLE} fill={`url(#engraving-${hex.terrain})`} />
          {hex.changed && <path className="ground-changed" d={INNER} />}
          {hex.icon && <path className="ground-icon" d="M-8 30v-8l8-7 8 7v8z" />}
        </g>
      ))}
      {hexes.map(
        (hex) =>
          hex.terrain !== 'river' && (
            <g key={hex.name} className={`names names-${hex.terrain}`} transform={placeOf(hex)}>
              <text className="ground-name" y={-31}>
                {hex.name}
              </text>
              <text className="ground-letter" y={43}>
                {letters[hex.terrain]}
              </text>
            </g>
          ),
      )}
    </g>
  );
}, sameLand);

function sameLand(one: LandProps, other: LandProps): boolean {
  return (
    one.letters === other.letters &&
    one.hexes.length === other.hexes.length &&
    one.hexes.every((hex, index) => sameGround(hex, other.hexes[index]))
  );
}

function sameGround(one: BoardHex, other: BoardHex): boolean {
  return (
    one.terrain === other.terrain &&
    one.changed === other.changed &&
    one.icon === other.icon &&
    one.name === other.name &&
    one.x === other.x &&
    one.y === other.y
  );
}

function placeOf({ x, y }: BoardHex): string {
  return `translate(${x * UNIT} ${y * UNIT})`;
}
