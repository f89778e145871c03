import { UNIT } from './geometry.ts';
import type { BoardPosition } from './position.ts';

/** Places for bridges; possible ones are buttons. */
export function BridgeSpaces({
  position,
  legal,
  closed,
  labelOf,
  onBridge,
}: {
  readonly position: BoardPosition;
  readonly legal: ReadonlySet<number>;
  /** Places that can be pressed only to learn why no bridge may be built there. */
  readonly closed: ReadonlySet<number>;
  readonly labelOf: (bridge: number) => string;
  readonly onBridge: (bridge: number) => void;
}) {
  return position.bridges.map((bridge, index) => {
    const lit = legal.has(index);
    const asked = closed.has(index);
    if (bridge.owner !== undefined && !lit && !asked) return null;
    const a = position.hexes[bridge.a];
    const b = position.hexes[bridge.b];
    const middle = { x: ((a.x + b.x) / 2) * UNIT, y: ((a.y + b.y) / 2) * UNIT };
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const choose = () => onBridge(index);
    return (
      <g
        key={bridge.name}
        className={lit ? 'bridge-space lit' : 'bridge-space'}
        transform={`translate(${middle.x} ${middle.y}) rotate(${angle})`}
        {...(lit || asked
          ? {
              role: 'button',
              tabindex: 0,
              'aria-label': labelOf(index),
              'aria-disabled': asked,
              onClick: choose,
              onKeyDown: (event) => {
                if (event.key === 'Enter' || event.key === ' ') {
                  event.preventDefault();
                  choose();
                }
              },
            }
          : { 'aria-hidden': true })}
      >
        {(lit || asked) && (
          <rect
            className={lit ? 'bridge-touch' : 'bridge-touch bridge-closed'}
            x={-58}
            y={-22}
            width={116}
            height={44}
            rx={20}
          />
        )}
        {bridge.owner === undefined && <path className="bridge-way" d="M-24 0H24" />}
      </g>
    );
  });
}
