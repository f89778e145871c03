import { UNIT } from './geometry.ts';
import type { BoardPosition } from './position.ts';

/** Bridges and the places for them; those that may be chosen are buttons. */
export function Bridges({
  position,
  legal,
  closed,
  labelOf,
  onBridge,
}: {
  readonly position: BoardPosition;
  readonly legal: ReadonlySet<number>;
  /** Places that may be pressed only to hear why not. */
  readonly closed: ReadonlySet<number>;
  readonly labelOf: (bridge: number) => string;
  readonly onBridge: (bridge: number) => void;
}) {
  return position.bridges.map((bridge, index) => {
    const a = position.hexes[bridge.a];
    const b = position.hexes[bridge.b];
    const middle = { x: ((a.x + b.x) / 2) * UNIT, y: ((a.y + b.y) / 2) * UNIT };
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const lit = legal.has(index);
    const asked = closed.has(index);
    const built = bridge.owner !== undefined;
    const choose = () => onBridge(index);
    return (
      <g
        key={bridge.name}
        className={`bridge ${built ? `bridge-built pigment-${bridge.colour}` : 'bridge-space'} ${lit ? 'lit' : ''}`}
        transform={`translate(${middle.x} ${middle.y}) rotate(${angle})`}
        {...(lit || asked
          ? {
              role: 'button',
              tabIndex: 0,
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
        {built ? (
          <g className="span">
            <path className="bridge-body" d="M-62-9Q0-22 62-9V5Q0-6-62 5Z" />
            <path className="bridge-ink" d="M-40-13V2M-14-17V-2M14-17V-2M40-13V2" />
          </g>
        ) : (
          <path className="bridge-body" d="M-62-9h14v18h-14M62-9h-14v18h14" />
        )}
      </g>
    );
  });
}
