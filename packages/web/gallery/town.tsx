import type { CSSProperties } from 'preact/compat';
import { hexPath } from '../src/board/geometry.ts';
import { Bridge } from '../src/board/pieces/bridge.tsx';
import { levelAt } from '../src/board/pieces/level.ts';
import { Piece } from '../src/board/pieces/piece.tsx';
import type { PieceKind } from '../src/board/pieces/registry.ts';
import { TownFront, TownWall } from '../src/board/pieces/town-wall.tsx';
import { CRESTS as MYSTICA } from '../src/terra-mystica/crests/index.ts';
import { CRESTS as NOVA } from '../src/terra-nova/crests/index.ts';
import type { Arms } from '../src/ui/crests/arms.ts';
import type { Point } from '../src/ui/engraving/plane.ts';
import type { SeatColour } from '../src/ui/tinctures.ts';

const ARMS: Readonly<Partial<Record<SeatColour, Arms>>> = {
  green: NOVA.fairies,
  blue: NOVA['water-sprites'],
  red: NOVA.golems,
  black: NOVA.leprechauns,
  yellow: NOVA['sun-worshippers'],
  grey: MYSTICA.dwarves,
};
const ROW = (100 * Math.sqrt(3)) / 2;
const at = (column: number, row: number): Point => [column * 100 + (row % 2) * 50, row * ROW];

const LANDS: readonly (readonly [Point, string, string])[] = [
  [at(0, 0), '#7a9c58', '#2c4a2a'],
  [at(1, 0), '#7a9c58', '#2c4a2a'],
  [at(0, 1), '#7a9c58', '#2c4a2a'],
  [at(3, 0), '#7db2d3', '#24587b'],
  [at(2, 2), '#dca27c', '#7d4834'],
  [at(3, 2), '#dca27c', '#7d4834'],
  [at(0, 2), '#f0d993', '#8b7340'],
  [at(1, 3), '#8f8894', '#3d3945'],
  [at(3, 3), '#dca27c', '#7d4834'],
  [at(4, 1), '#b5b2a8', '#4a4a48'],
];
const PIECES: readonly (readonly [Point, PieceKind, SeatColour])[] = [
  [at(0, 0), 'house', 'green'],
  [at(1, 0), 'stronghold', 'green'],
  [at(3, 0), 'house', 'blue'],
  [at(0, 1), 'trading-post', 'green'],
  [at(4, 1), 'temple', 'grey'],
  [at(0, 2), 'house', 'yellow'],
  [at(2, 2), 'sanctuary', 'red'],
  [at(3, 2), 'trading-post', 'red'],
  [at(1, 3), 'left-palace', 'black'],
  [at(3, 3), 'house', 'red'],
];

/** A small land with towns and bridges in every direction. */
export function TownSheet() {
  const dark = document.documentElement.dataset.theme === 'dark';
  const asked = new URLSearchParams(location.search);
  const size = Number(asked.get('size') ?? 91);
  const level = levelAt(size);
  const green = [at(0, 0), at(1, 0), at(0, 1)];
  const red = [at(2, 2), at(3, 2), at(3, 3)];
  const grounds = new Map(LANDS.map(([[x, y], day, night]) => [`${x} ${y}`, dark ? night : day]));
  return (
    <svg
      viewBox="-80 -90 640 480"
      width={6.4 * size}
      height={4.8 * size}
      role="img"
      aria-label="town"
      style={{ background: dark ? '#1f3a47' : '#d3e1dc' }}
    >
      {LANDS.map(([[x, y], day, night]) => (
        <path
          key={`${x} ${y}`}
          d={hexPath()}
          fill={dark ? night : day}
          transform={`translate(${x} ${y})`}
        />
      ))}
      <TownWall hexes={green} seat="green" level={level} />
      <TownWall hexes={red} seat="red" level={level} />
      <Bridge from={at(1, 0)} to={at(3, 0)} seat="green" level={level} />
      <Bridge from={at(0, 1)} to={at(1, 3)} seat="black" level={level} />
      <Bridge from={at(3, 0)} to={at(3, 2)} seat="blue" level={level} />
      <Bridge from={at(2, 2)} to={at(0, 2)} seat="yellow" level={level} />
      <Bridge from={at(1, 0)} to={at(2, 2)} seat="red" level={level} />
      <Bridge from={at(3, 2)} to={at(4, 1)} seat="grey" level={level} />
      {PIECES.map(([[x, y], kind, seat]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g style={{ '--clearing': grounds.get(`${x} ${y}`) } as CSSProperties}>
            <Piece kind={kind} seat={seat} level={level} arms={ARMS[seat]} cleared />
          </g>
        </g>
      ))}
      <TownFront hexes={green} seat="green" level={level} />
      <TownFront hexes={red} seat="red" level={level} />
    </svg>
  );
}
