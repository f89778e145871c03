import { hexPath } from '../../board/geometry.ts';
import { Bridge } from '../../board/pieces/bridge.tsx';
import { Piece } from '../../board/pieces/piece.tsx';
import { StillLand } from '../../terra/still-land.tsx';
import { COVER_BRIDGES, COVER_PIECES, COVER_PLAN } from './scene.ts';

/** What is shown of the board: twice as wide as high, where the river divides the land. */
const VIEW = { x: 0.55, y: 0.3, width: 7.1, height: 3.55 };
/** Pieces are drawn for hexes of this width. */
const UNIT = 100;
const BOX = [VIEW.x, VIEW.y, VIEW.width, VIEW.height].map((length) => length * UNIT).join(' ');
/** What is seen until the land is painted. */
const HEX = hexPath();

/** Terra Nova on the start page: its board with a few towns to be. */
export function TerraNovaCover() {
  return (
    <>
      <svg viewBox={BOX} aria-hidden="true" focusable="false">
        {COVER_PLAN.hexes.map(({ x, y, ground }) => (
          <path
            key={`${x} ${y}`}
            d={HEX}
            transform={`translate(${x * UNIT} ${y * UNIT})`}
            fill={`var(--ground-${ground})`}
          />
        ))}
      </svg>
      <StillLand plan={COVER_PLAN} view={VIEW} />
      <svg viewBox={BOX} aria-hidden="true" focusable="false">
        {COVER_BRIDGES.map(({ from, to, seat }) => (
          <Bridge
            key={seat}
            from={[from[0] * UNIT, from[1] * UNIT]}
            to={[to[0] * UNIT, to[1] * UNIT]}
            seat={seat}
            level="middle"
          />
        ))}
        {COVER_PIECES.map(({ kind, seat, x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <Piece kind={kind} seat={seat} level="middle" cleared={false} />
          </g>
        ))}
      </svg>
    </>
  );
}
