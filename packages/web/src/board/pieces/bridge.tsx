import { memo, useMemo } from 'preact/compat';
import type { Point } from '../../ui/engraving/plane.ts';
import { HATCHING_OF, type SeatColour, tinctureClass } from '../../ui/tinctures.ts';
import type { PieceLevel } from './parts.ts';
import { spanBetween } from './span.ts';

export interface BridgeProps {
  /** Middles of the two hexes, in units of the board. */
  readonly from: Point;
  readonly to: Point;
  readonly seat: SeatColour;
  readonly level: PieceLevel;
}

/** A bridge between two hexes. */
export const Bridge = memo(function Bridge({ from, to, seat, level }: BridgeProps) {
  const [fromX, fromY] = from;
  const [toX, toY] = to;
  const span = useMemo(
    () => spanBetween([fromX, fromY], [toX, toY], level, HATCHING_OF[seat]),
    [fromX, fromY, toX, toY, level, seat],
  );
  return (
    <g className={`piece piece-bridge piece-${level} ${tinctureClass(seat)}`}>
      <path className="piece-shadow" d={span.shadow} />
      <path className="piece-edge" d={span.edge} />
      <path className={span.isLit ? 'paint-lit' : 'paint-shade'} d={span.side} />
      <path className="paint-arches" d={span.arches} />
      <path className="paint-roof" d={span.deck} />
      <path className="paint-mark" d={span.marks} />
      {level !== 'far' && <path className="paint-line" d={span.rails} />}
    </g>
  );
});
