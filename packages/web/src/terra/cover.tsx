import { useCallback, useState } from 'preact/compat';
import { hexPath } from '../board/geometry.ts';
import type { LandPlan } from '../board/land/plan.ts';
import { Bridge } from '../board/pieces/bridge.tsx';
import { Piece } from '../board/pieces/piece.tsx';
import type { PieceKind } from '../board/pieces/registry.ts';
import type { SeatColour } from '../ui/tinctures.ts';
import { StillLand } from './still-land.tsx';

/** The visible part of the board: twice as wide as high. */
const VIEW = { x: 0.55, y: 0.3, width: 7.1, height: 3.55 };
/** Pieces are drawn for hexes of this width. */
const UNIT = 100;
const BOX = [VIEW.x, VIEW.y, VIEW.width, VIEW.height].map((length) => length * UNIT).join(' ');
/** The outline of a hex, drawn if the land cannot be painted. */
const HEX = hexPath();

type Place = readonly [x: number, y: number];

/**
 * A game on the start page: its board with a few buildings. Places are in the unit of the hexes.
 */
export interface CoverScene {
  readonly plan: LandPlan;
  readonly pieces: readonly {
    readonly kind: PieceKind;
    readonly seat: SeatColour;
    readonly x: number;
    readonly y: number;
  }[];
  readonly bridges: readonly {
    readonly from: Place;
    readonly to: Place;
    readonly seat: SeatColour;
  }[];
}

export function Cover({ plan, pieces, bridges }: CoverScene) {
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  return (
    // Land and pieces appear together: pieces on plain hexes would look like another picture.
    <div className={isSettled ? 'cover-scene cover-settled' : 'cover-scene'}>
      <svg viewBox={BOX} aria-hidden="true" focusable="false">
        {plan.hexes.map(({ x, y, ground }) => (
          <path
            key={`${x} ${y}`}
            d={HEX}
            transform={`translate(${x * UNIT} ${y * UNIT})`}
            fill={`var(--ground-${ground})`}
          />
        ))}
      </svg>
      <StillLand plan={plan} view={VIEW} onSettled={settle} />
      <svg viewBox={BOX} aria-hidden="true" focusable="false">
        {bridges.map(({ from, to, seat }) => (
          <Bridge
            key={seat}
            from={[from[0] * UNIT, from[1] * UNIT]}
            to={[to[0] * UNIT, to[1] * UNIT]}
            seat={seat}
            level="middle"
          />
        ))}
        {pieces.map(({ kind, seat, x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <Piece kind={kind} seat={seat} level="middle" cleared={false} />
          </g>
        ))}
      </svg>
    </div>
  );
}
