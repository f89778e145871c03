import { useMemo } from 'preact/compat';
import type { Point } from '../ui/engraving/plane.ts';
import { flagHex } from './flag-hex.ts';
import { UNIT } from './geometry.ts';
import type { PieceLevel } from './pieces/parts.ts';
import { Pennant } from './pieces/pennant.tsx';
import { TownFront, TownWall, type TownWallProps } from './pieces/town-wall.tsx';
import type { BoardPosition } from './position.ts';

interface Props {
  readonly position: BoardPosition;
  readonly level: PieceLevel;
  readonly turned: boolean;
}

/** The walls of the towns, behind the pieces inside. */
export function TownBacks(props: Props) {
  return <Towns part={TownWall} {...props} />;
}

/** The sides of the walls towards the reader, with the gates. */
export function TownFronts(props: Props) {
  return <Towns part={TownFront} {...props} />;
}

/** The pennants of the towns. */
export function TownPennants({ position }: Pick<Props, 'position'>) {
  return townsOf(position).map(({ key, colour, town }) => {
    if (town.tile === undefined) return null;
    const [x, y] = middleOf(position, flagHex(position.hexes, town.hexes));
    return (
      <g key={key} transform={`translate(${x} ${y})`}>
        <g className="raised">
          <Pennant sign={town.tile} seat={colour} />
        </g>
      </g>
    );
  });
}

function Towns({ part, position, level, turned }: Props & Pick<TownProps, 'part'>) {
  return townsOf(position).map(({ key, colour, town }) => (
    <Town
      key={key}
      part={part}
      middles={town.hexes.map((hex) => middleOf(position, hex))}
      seat={colour}
      level={level}
      turned={turned}
    />
  ));
}

function middleOf({ hexes }: BoardPosition, hex: number): Point {
  return [hexes[hex].x * UNIT, hexes[hex].y * UNIT];
}

function townsOf({ seats, towns }: BoardPosition) {
  return towns.flatMap((town) => {
    const colour = seats.find(({ seat }) => seat === town.seat)?.colour;
    return colour === undefined ? [] : [{ key: town.hexes.join(' '), colour, town }];
  });
}

interface TownProps extends Pick<TownWallProps, 'seat' | 'level'> {
  readonly turned: boolean;
  readonly part: typeof TownWall | typeof TownFront;
  readonly middles: readonly Point[];
}

/** A wall or a gate, computed again only when the town has grown. */
function Town({ part: Part, middles, seat, level, turned }: TownProps) {
  const key = middles.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the places.
  const hexes = useMemo(() => middles, [key]);
  return (
    <g className="set-down">
      <Part hexes={hexes} seat={seat} level={level} turned={turned} />
    </g>
  );
}
