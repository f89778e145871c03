import { memo } from 'preact/compat';
import { Stone } from '../../ui/bowls/bowl.tsx';
import { tinctureClass } from '../../ui/tinctures.ts';
import type { HexThing, HexThingKind } from '../position.ts';
import type { PieceLevel } from './parts.ts';
import { type PieceKind, standingOf } from './registry.ts';

/** Things that are drawn below the piece of a hex; all others are drawn in front of it. */
const BELOW: ReadonlySet<HexThingKind> = new Set(['ring', 'tiles']);

/**
 * The height of a tile, and the number of tiles of a stack that are drawn; for more, a number is
 * shown.
 */
const TILE = 6;
const MOST_TILES = 6;

interface ThingsProps {
  readonly things: readonly HexThing[];
  readonly building: PieceKind | 'none';
  readonly level: PieceLevel;
}

/** The height of a piece above its ground, when it stands on other things. */
export function liftOf(things: readonly HexThing[]): number {
  return things.reduce((sum, thing) => sum + slabsOf(thing) * TILE, 0);
}

/** The number of drawn tiles above the lowest one. */
function slabsOf({ kind, count }: HexThing): number {
  return kind === 'tiles' ? Math.min(MOST_TILES, count - 1) : 0;
}

/** The things on a hex below its piece. */
export const Below = memo(function Below({ things, building, level }: ThingsProps) {
  const down = building === 'none' ? 8 : standingOf(building).down;
  return things
    .filter(({ kind }) => BELOW.has(kind))
    .map((thing) => (
      <g
        key={thing.kind}
        className={`thing thing-${thing.kind} piece-${level} ${tinctureClass(thing.colour)}`}
        transform={`translate(0 ${down})`}
      >
        {thing.kind === 'ring' ? <Ring isWide={down >= 18} /> : <Stack slabs={slabsOf(thing)} />}
      </g>
    ));
});

/** The things on a hex that are drawn in front of its piece. */
export const Before = memo(function Before({ things, building, level }: ThingsProps) {
  const isAlone = building === 'none';
  return things.map((thing) => (
    <g
      key={thing.kind}
      className={`thing thing-${thing.kind} piece-${level} ${tinctureClass(thing.colour)}`}
    >
      {thing.kind === 'stone' && <Token isAlone={isAlone} level={level} />}
      {thing.kind === 'plaque' && <Plaque level={level} />}
      {thing.kind === 'site' && (
        <>
          <path className="thing-site-edge" d={SITE} />
          <path className="thing-site-line" d={SITE} />
        </>
      )}
      {thing.kind === 'tiles' && thing.count > 1 && <Height count={thing.count} level={level} />}
    </g>
  ));
});

/** A ring around a piece that does not have the colour of its owner. */
function Ring({ isWide }: { readonly isWide: boolean }) {
  const [rx, ry] = isWide ? [45, 27] : [39, 23];
  return (
    <>
      <ellipse className="thing-edge" cy={2} rx={rx} ry={ry} />
      <ellipse className="thing-ink" cy={2} rx={rx} ry={ry} />
      <ellipse className="thing-colour" cy={2} rx={rx} ry={ry} />
    </>
  );
}

const TOP = 'M-43 0L-23-20H23L43 0 23 20H-23Z';
const SIDE = `M-43 0L-23 20H23L43 0V-${TILE}H-43Z`;

function Stack({ slabs }: { readonly slabs: number }) {
  if (slabs === 0) return null;
  return (
    <>
      <path className="piece-shadow" d={TOP} transform="translate(5 6)" />
      {Array.from({ length: slabs }, (_, slab) => (
        <g key={slab} transform={`translate(0 ${-slab * TILE})`}>
          <path className="thing-tile-side" d={SIDE} />
          <path className="thing-tile-top" d={TOP} transform={`translate(0 ${-TILE})`} />
        </g>
      ))}
    </>
  );
}

/** The enlargement of signs beside a piece on small maps. */
function grown(level: PieceLevel): number {
  return level === 'far' ? 1.45 : 1;
}

function Height({ count, level }: { readonly count: number; readonly level: PieceLevel }) {
  return (
    <g transform={`translate(37 2) scale(${grown(level)})`}>
      <circle className="thing-badge" r={11} />
      <text className="thing-number" y={5.5}>
        {count}
      </text>
    </g>
  );
}

function Token({ isAlone, level }: { readonly isAlone: boolean; readonly level: PieceLevel }) {
  const place = isAlone ? 'translate(0 2)' : 'translate(30 26) scale(0.72)';
  return (
    <g transform={`${place} scale(${isAlone ? grown(level) : 1})`}>
      <circle className="thing-badge-edge" r={24} />
      <circle className="thing-disc" r={21} />
      <Stone x={0} y={0} radius={14} />
    </g>
  );
}

const PLATE = 'M-12-13H12V5C12 11 6 14 0 16-6 14-12 11-12 5Z';
const GATE = 'M-7 8V-7H-4V-4H-1.5V-7H1.5V-4H4V-7H7V8H2.5V3A2.5 2.5 0 0 0-2.5 3V8Z';

function Plaque({ level }: { readonly level: PieceLevel }) {
  return (
    <g transform={`translate(29 -29) scale(${grown(level)})`}>
      <path className="thing-badge-edge" d={PLATE} />
      <path className="thing-disc" d={PLATE} />
      <path className="thing-charge" d={GATE} />
    </g>
  );
}

/** The outline of a house, where one may be built. */
const SITE = 'M-17 20V-2L0-19 17-2V20Z';
