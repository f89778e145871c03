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

/**
 * The wall around a town. Its gate is drawn separately, because it is in front of the pieces behind
 * it.
 */
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

/** The sides of the wall towards the reader, and the gate in it. */
export const TownFront = memo(function TownFront({ hexes, seat, level, turned }: TownWallProps) {
  const { front, gate } = wallAround(hexes, turned);
  const [x, y] = gate;
  return (
    <>
      <g className={`town-wall piece-${level} ${tinctureClass(seat)}`}>
        <path className="wall-ink" d={front} />
        <path className="wall-stone" d={front} />
        <path className="wall-colour" d={front} />
      </g>
      <g transform={`translate(${x} ${y}) scale(1.25)`}>
        <Piece kind="gatehouse" seat={seat} level={level} />
      </g>
    </>
  );
});
