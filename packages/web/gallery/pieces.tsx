import type { ReactNode } from 'preact/compat';
import { hexPath } from '../src/board/geometry.ts';
import { levelAt } from '../src/board/pieces/level.ts';
import type { PieceLevel } from '../src/board/pieces/parts.ts';
import { Piece } from '../src/board/pieces/piece.tsx';
import '../src/board/pieces/palaces.ts';
import { type PieceKind, pieceKinds } from '../src/board/pieces/registry.ts';
import { SEAT_COLOURS, type SeatColour } from '../src/ui/tinctures.ts';

const KINDS = pieceKinds();
const GROUNDS = ['#8f8894', '#7db2d3', '#7a9c58', '#dca27c', '#f0d993', '#c2ab83', '#b5b2a8'];
const NIGHT = ['#3d3945', '#24587b', '#2c4a2a', '#7d4834', '#8b7340', '#5a4a33', '#4a4a48'];
const SIZES = [28, 41, 62, 91] as const;

const WIDE = 140;

/** All pieces in all colours, at the sizes of the page. */
export function PieceSheet() {
  const dark = document.documentElement.dataset.theme === 'dark';
  const grounds = dark ? NIGHT : GROUNDS;
  const asked = new URLSearchParams(location.search);
  const only = asked.get('size');
  return (
    <>
      {SIZES.filter((size) => only === null || Number(only) === size).map((size) => (
        <Row key={size} size={size} rows={SEAT_COLOURS.length}>
          {SEAT_COLOURS.map((seat, y) =>
            KINDS.map((kind, x) => (
              <Standing
                key={`${seat}${kind}`}
                kind={kind}
                seat={seat}
                level={levelAt(size)}
                x={x}
                y={y}
                ground={grounds[(x + y) % grounds.length]}
              />
            )),
          )}
        </Row>
      ))}
    </>
  );
}

function Row({ size, rows, children }: { size: number; rows: number; children: ReactNode }) {
  const width = KINDS.length * WIDE;
  const height = rows * 120 + 40;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={(width * size) / 100}
      height={(height * size) / 100}
      role="img"
      aria-label={`pieces at ${size} px`}
    >
      {children}
    </svg>
  );
}

function Standing({
  kind,
  seat,
  level,
  x,
  y,
  ground,
}: {
  kind: PieceKind;
  seat: SeatColour;
  level: PieceLevel;
  x: number;
  y: number;
  ground: string;
}) {
  return (
    <g transform={`translate(${x * WIDE + WIDE / 2} ${y * 120 + 80})`}>
      <path d={hexPath()} fill={ground} />
      <Piece kind={kind} seat={seat} level={level} />
    </g>
  );
}
