import type { SeatColour } from '../../ui/tinctures.ts';
import { Piece } from './piece.tsx';
import { type PieceKind, standingOf } from './registry.ts';

/** A piece by itself, as an icon in text and on boards. */
export function PieceIcon({
  piece,
  colour,
}: {
  readonly piece: PieceKind;
  readonly colour: SeatColour | undefined;
}) {
  return (
    <svg className="piece-icon" viewBox={roomOf(piece)} aria-hidden="true" focusable="false">
      <Piece kind={piece} seat={colour} level="far" />
    </svg>
  );
}

/** The boxes of the largest pieces, and of all others. */
const WIDE = '-52 -72 108 108';
const ROOM = '-34 -38 74 74';

function roomOf(piece: PieceKind): string {
  return standingOf(piece).down >= 18 ? WIDE : ROOM;
}
