import type { Arms } from '../ui/crests/arms.ts';
import type { TokenName } from '../ui/icons/shapes.ts';
import type { SeatColour } from '../ui/tinctures.ts';
import type { PieceKind } from './pieces/registry.ts';

/**
 * A hex as the board draws it. The types of this file contain no rules: only hexes, the things on
 * them, and the possible presses.
 */
export interface BoardHex {
  readonly name: string;
  /** The name on the map, if players use another one than the rules. */
  readonly label?: string;
  /** Centre; unit: distance of two neighbouring centres. */
  readonly x: number;
  readonly y: number;
  /** Its row, from 0, for the arrow keys. */
  readonly row: number;
  /** One of the grounds passed in by the game, or `river`. */
  readonly terrain: string;
  /** Whether its terrain differs from the printed one. */
  readonly changed: boolean;
  readonly building: PieceKind | 'none';
  readonly owner: number | undefined;
  /** The seat of the owner; undefined for neutral pieces. */
  readonly colour: SeatColour | undefined;
  /** Whether there is a town tile on the hex. */
  readonly town: boolean;
  /** Whether the hex has a printed icon for neutral houses. */
  readonly icon: boolean;
  /** Other things than a piece; none when left out. */
  readonly things?: readonly HexThing[];
}

/** Kinds of things on a hex besides a piece. Rings and tiles are below the piece. */
export type HexThingKind = 'ring' | 'tiles' | 'stone' | 'plaque' | 'site';

export interface HexThing {
  readonly kind: HexThingKind;
  /** The number of stacked things, or the variant of the thing. */
  readonly count: number;
  readonly colour: SeatColour | undefined;
}

export interface BoardBridge {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly owner: number | undefined;
  readonly colour: SeatColour | undefined;
}

export interface BoardTown {
  readonly seat: number;
  /** All hexes of the town. */
  readonly hexes: readonly number[];
  /** The numbers of its tile; left out while the tile is unknown. */
  readonly tile?: TownTileSign | undefined;
}

/** The figures of a town tile that its pennant shows. */
export interface TownTileSign {
  readonly vp?: number;
  readonly icon?: TokenName | undefined;
}

/** A seat with its colour. */
export interface BoardSeat {
  readonly seat: number;
  readonly colour: SeatColour;
  readonly arms: Arms;
  readonly vp: number;
  /** The points below which its score cannot fall, if there is such a limit. */
  readonly blocker?: number;
}

export interface BoardPosition<Hex extends BoardHex = BoardHex> {
  readonly hexes: readonly Hex[];
  readonly bridges: readonly BoardBridge[];
  readonly towns: readonly BoardTown[];
  readonly seats: readonly BoardSeat[];
}

/** Whether a hex looks the same in two positions, so that it need not be drawn again. */
export function sameHex(one: BoardHex, other: BoardHex): boolean {
  return (
    one === other ||
    (KEYS.every((key) => one[key] === other[key]) && sameThings(one.things, other.things))
  );
}

function sameThings(one: BoardHex['things'] = [], other: BoardHex['things'] = []): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ kind, count, colour }, place) =>
        kind === other[place].kind &&
        count === other[place].count &&
        colour === other[place].colour,
    )
  );
}

const KEYS = [
  'name',
  'x',
  'y',
  'row',
  'terrain',
  'changed',
  'building',
  'owner',
  'colour',
  'town',
  'icon',
] as const satisfies readonly (keyof BoardHex)[];
