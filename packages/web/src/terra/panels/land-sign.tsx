import { hexPath } from '../../board/geometry.ts';
import { Piece } from '../../board/pieces/piece.tsx';
import type { SeatColour } from '../../ui/tinctures.ts';

const HEX = hexPath(4);

/** A hex as it will be: its ground, and the dwelling that is built on it. */
export function LandSign({
  ground,
  house,
}: {
  readonly ground: string;
  /** The colour of the seat that builds there; left out if no seat does. */
  readonly house?: SeatColour | undefined;
}) {
  return (
    <svg className="land-sign" viewBox="-58 -62 116 124" aria-hidden="true" focusable="false">
      <path className={`ground ground-${ground} land-sign-hex`} d={HEX} />
      {house !== undefined && (
        <g transform="scale(1.15)">
          <Piece kind="house" seat={house} level="far" />
        </g>
      )}
    </svg>
  );
}
