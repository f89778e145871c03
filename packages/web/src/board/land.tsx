import { memo } from 'react';
import { hexPath, UNIT } from './geometry.ts';
import type { BoardHex } from './position.ts';

const WHOLE = hexPath();
const INNER = hexPath(5);

/** The ground: one layer that is drawn again only when a terrain changes. */
export const Land = memo(function Land({
  hexes,
  letters,
}: {
  readonly hexes: readonly BoardHex[];
  readonly letters: Readonly<Record<string, string>>;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <g className="land" aria-hidden="true">
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
});

function placeOf({ x, y }: BoardHex): string {
  return `translate(${x * UNIT} ${y * UNIT})`;
}
