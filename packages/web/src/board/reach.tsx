import { memo, useMemo } from 'preact/compat';
import { shapeOf } from '../ui/engraving/path.ts';
import type { Point } from '../ui/engraving/plane.ts';
import { inset } from '../ui/engraving/plane.ts';
import { UNIT } from './geometry.ts';
import { outlinesOf } from './pieces/wall.ts';
import type { BoardHex } from './position.ts';

/** Distance of the line to the edges of the hexes. */
const INSIDE = 4;

/** One line around all hexes in reach. */
export const Reach = memo(
  function Reach({ hexes, reach, turned = false }: ReachProps) {
    const d = useMemo(() => {
      const middles = [...reach].map((hex): Point => [hexes[hex].x * UNIT, hexes[hex].y * UNIT]);
      return outlinesOf(middles, turned)
        .map((outline) => shapeOf(inset(outline, INSIDE)))
        .join('');
    }, [hexes, reach, turned]);
    return (
      <>
        <path className="reach-edge" d={d} />
        <path className="reach" d={d} />
      </>
    );
  },
  (one, other) =>
    one.reach === other.reach && one.hexes === other.hexes && one.turned === other.turned,
);

interface ReachProps {
  readonly hexes: readonly BoardHex[];
  readonly reach: ReadonlySet<number>;
  readonly turned?: boolean;
}
