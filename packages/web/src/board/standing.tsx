import { memo } from 'preact/compat';
import type { Arms } from '../ui/crests/arms.ts';
import type { Point } from '../ui/engraving/plane.ts';
import { later } from '../ui/later.tsx';
import { hexPath, UNIT } from './geometry.ts';
import type { LandHex } from './land/plan.ts';
import { Bridge } from './pieces/bridge.tsx';
import type { PieceLevel } from './pieces/parts.ts';
import { Piece } from './pieces/piece.tsx';
import { Before, Below, liftOf } from './pieces/things.tsx';
import { type BoardHex, type BoardPosition, sameHex } from './position.ts';

/**
 * The code of town walls is loaded late, because the first town comes late in a game. Without the
 * network a town has no wall.
 */
const TownBacks = later(async () => (await import('./towns.tsx')).TownBacks, null);
const TownFronts = later(async () => (await import('./towns.tsx')).TownFronts, null);
const TownPennants = later(async () => (await import('./towns.tsx')).TownPennants, null);

/**
 * Everything that stands on the land, from back to front: town walls, bridges, pieces, then the sides of the walls
 * towards the reader with their gates, and the pennants of the towns.
 */
export const Standing = memo(function Standing({
  position,
  painted,
  level,
  turned = false,
  only,
}: {
  readonly position: BoardPosition;
  /** The land below; undefined while it is drawn as plain hexes. */
  readonly painted: readonly LandHex[] | undefined;
  readonly level: PieceLevel;
  readonly turned?: boolean;
  /** The hexes whose pieces are shown; all when left out. */
  readonly only?: readonly number[];
}) {
  const { hexes, bridges, seats, towns } = position;
  const at = (hex: number): Point => [hexes[hex].x * UNIT, hexes[hex].y * UNIT];
  const hasTowns = towns.length > 0;
  return (
    <>
      {hasTowns && <TownBacks position={position} level={level} turned={turned} />}
      {bridges.map(
        ({ name, a, b, colour }) =>
          colour !== undefined && (
            <g key={name} className="span">
              <Bridge from={at(a)} to={at(b)} seat={colour} level={level} />
            </g>
          ),
      )}
      {(only ?? [...hexes.keys()]).map((index) => {
        const hex = hexes[index];
        const isPainted = painted === undefined || painted[index]?.ground === hex.terrain;
        return (
          (hex.building !== 'none' ||
            hex.icon ||
            hex.changed ||
            hex.things !== undefined ||
            !isPainted) && (
            <Plot
              key={hex.name}
              hex={hex}
              isPainted={isPainted}
              level={level}
              turned={turned}
              arms={seats.find(({ seat }) => seat === hex.owner)?.arms}
            />
          )
        );
      })}
      {hasTowns && <TownFronts position={position} level={level} turned={turned} />}
      {hasTowns && only === undefined && <TownPennants position={position} />}
    </>
  );
});

const TILE = { upright: hexPath(), turned: hexPath(0, true) };

/** The pieces on a hex, on a cleared place of its ground. */
const Plot = memo(
  function Plot({
    hex,
    isPainted,
    level,
    turned,
    arms,
  }: {
    readonly hex: BoardHex;
    /** Whether the picture of the land already shows the ground; until then a tile shows it. */
    readonly isPainted: boolean;
    readonly level: PieceLevel;
    readonly turned: boolean;
    readonly arms: Arms | undefined;
  }) {
    const { terrain, building, colour, owner, things } = hex;
    const lift = things === undefined ? 0 : liftOf(things);
    return (
      <g className={`plot on-${terrain}`} transform={`translate(${hex.x * UNIT} ${hex.y * UNIT})`}>
        {(hex.changed || !isPainted) && (
          <path
            key={terrain}
            className={`ground ground-${terrain} ${isPainted ? 'tile-gone' : 'tile-laid'}`}
            d={turned ? TILE.turned : TILE.upright}
          />
        )}
        {hex.icon && building === 'none' && (
          <path className="plot-icon" d="M-11 14V-1L0-12 11-1V14Z" />
        )}
        {things !== undefined && <Below things={things} building={building} level={level} />}
        {building !== 'none' && (
          <g transform={lift === 0 ? undefined : `translate(0 ${-lift})`}>
            <g key={`${building}${owner}`} className="set-down">
              <Piece kind={building} seat={colour} level={level} arms={arms} cleared={lift === 0} />
            </g>
          </g>
        )}
        {things !== undefined && <Before things={things} building={building} level={level} />}
      </g>
    );
  },
  ({ hex: one, ...props }, { hex: other, ...others }) =>
    sameHex(one, other) &&
    props.isPainted === others.isPainted &&
    props.level === others.level &&
    props.turned === others.turned &&
    props.arms === others.arms,
);
