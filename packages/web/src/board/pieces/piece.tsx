import { memo } from 'preact/compat';
import type { Arms } from '../../ui/crests/arms.ts';
import { CrestShape } from '../../ui/crests/crest.tsx';
import { HATCHING_OF, type SeatColour, tinctureClass } from '../../ui/tinctures.ts';
import { type Drawing, draw } from './drawing.ts';
import type { PieceLevel } from './parts.ts';
import { type PieceKind, standingOf } from './registry.ts';

export interface PieceProps {
  readonly kind: PieceKind;
  /** The seat of the piece; undefined for neutral pieces. */
  readonly seat: SeatColour | undefined;
  readonly level: PieceLevel;
  /** The crest of the owner, drawn at the door if there is room. */
  readonly arms?: Arms | undefined;
  /** Whether it stands on a clearing of the ground, in the colour `--clearing`. */
  readonly cleared?: boolean | undefined;
}

/**
 * A piece around the middle of its hex, in units of the board. Texts for screen readers are
 * elsewhere.
 */
export const Piece = memo(function Piece({ kind, seat, level, arms, cleared }: PieceProps) {
  const { shadow, edge, layers } = drawingOf(kind, level, seat);
  const { down, crest, grown = 1 } = standingOf(kind);
  const scale = level === 'far' && grown !== 1 ? ` scale(${grown})` : '';
  return (
    <g
      className={`piece piece-${kind} piece-${level} ${tinctureClass(seat)}`}
      transform={`translate(0 ${down})${scale}`}
    >
      {cleared === true && <path className="piece-clearing" d={CLEARING} />}
      <path className="piece-shadow" d={shadow} />
      <path className="piece-edge" d={edge} />
      {layers.map(({ paint, d }, index) => (
        <path key={index} className={`paint-${paint}`} d={d} />
      ))}
      {arms !== undefined && level !== 'far' && (
        <g transform={`translate(${crest[0]} ${crest[1]}) scale(${CREST}) translate(-50 -60)`}>
          <CrestShape arms={arms} detail="far" />
        </g>
      )}
    </g>
  );
});

/** Size of a crest at a door, as a share of its own size. */
const CREST = 0.19;

/** Trampled ground around a piece; not quite round. */
const CLEARING =
  'M-37-2C-36-13-22-18-6-18 11-19 29-17 36-7 42 3 36 13 23 18 9 22-11 22-24 17-34 13-38 6-37-2Z';

const drawings = new Map<string, Drawing>();

function drawingOf(kind: PieceKind, level: PieceLevel, seat: SeatColour | undefined): Drawing {
  const hatching = seat === undefined ? 'plain' : HATCHING_OF[seat];
  const key = `${kind} ${level} ${hatching}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const drawing = draw(standingOf(kind).shape, level, hatching);
  drawings.set(key, drawing);
  return drawing;
}
