import { memo } from 'preact/compat';
import type { Point } from '../../ui/engraving/plane.ts';
import { type SeatColour, tinctureClass } from '../../ui/tinctures.ts';
import type { PieceLevel } from './parts.ts';
import { Piece } from './piece.tsx';
import { wallAround } from './wall.ts';

export interface TownWallProps {
  /** Middles of the hexes of the town, in units of the board. */
  readonly hexes: readonly Point[];
  readonly seat: SeatColour;
  readonly level: PieceLevel;
  /** Whether the hexes stand on a side. */
  readonly turned?: boolean;
}

/** The wall around a town. Its gate is drawn apart, since it stands before the pieces behind it. */
export const TownWall = memo(function TownWall({ hexes, seat, level, turned }: TownWallProps) {
  const { d } = wallAround(hexes, turned);
  return (
    <g className={`town-wall piece-${level} ${tinctureClass(seat)}`}>
      <path className="wall-shadow" d={d} />
      <path className="wall-ink" d={d} />
      <path className="wall-stone" d={d} />
      <path className="wall-colour" d={d} />
    </g>
  );
});

/** The gate in the wall of a town. */
export const TownGate = memo(function TownGate({ hexes, seat, level, turned }: TownWallProps) {
  const [x, y] = wallAround(hexes, turned).gate;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Piece kind="gatehouse" seat={seat} level={level} />
    </g>
  );
});
