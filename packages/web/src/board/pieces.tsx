import type { Piece, Pigment } from './position.ts';

/** Buildings by shape, around the origin; about 50 pixels of the drawing wide. */
const SHAPES: Readonly<
  Record<Exclude<Piece, 'none'>, { readonly body: string; readonly ink: string }>
> = {
  house: {
    body: 'M-15 14V-3L0-17 15-3V14Z',
    ink: 'M-18-1L0-18 18-1M-4 14V4H4V14',
  },
  'neutral-house': {
    body: 'M-15 14V-3L0-17 15-3V14Z',
    ink: 'M-18-1L0-18 18-1M-7 12L7-2M-7-2L7 12',
  },
  'trading-post': {
    body: 'M-24 16V-6L-12-18 0-6 12-18 24-6V16Z',
    ink: 'M-26-4L-12-18 0-6 12-18 26-4M-17 16V5H-7V16M7 16V5H17V16M-24 0H24',
  },
  'left-palace': {
    body: 'M-25 18V-4H-20V-20L-11-28-2-20V-4H6L15-12 25-4V18Z',
    ink: 'M-20-20H-2M-11-28V-38H-1L-4-34.500-1-31H-11M-20-4H25M-14 18V7Q-9 0-4 7V18M9 6h6M-14-13h6',
  },
  'right-palace': {
    body: 'M25 18V-4H20V-20L11-28 2-20V-4H-6L-15-12-25-4V18Z',
    ink: 'M20-20H2M11-28V-38H21L18-34.500 21-31H11M20-4H-25M14 18V7Q9 0 4 7V18M-9 6h-6M14-13H8',
  },
};

export function PieceShape({
  piece,
  colour,
}: {
  readonly piece: Exclude<Piece, 'none'>;
  readonly colour: Pigment | undefined;
}) {
  const { body, ink } = SHAPES[piece];
  return (
    <g className={`piece piece-${piece} pigment-${colour ?? 'none'}`}>
      <path className="piece-halo" d={body} />
      <path className="piece-body" d={body} />
      <path className="piece-ink" d={ink} />
    </g>
  );
}

/** A piece by itself, as an icon in text and on mats. */
export function PieceIcon({
  piece,
  colour,
}: {
  readonly piece: Exclude<Piece, 'none'>;
  readonly colour: Pigment | undefined;
}) {
  return (
    <svg className="piece-icon" viewBox="-30 -40 60 62" aria-hidden="true" focusable="false">
      <PieceShape piece={piece} colour={colour} />
    </svg>
  );
}
