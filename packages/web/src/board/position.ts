import type { Arms } from '../ui/crests/arms.ts';
import type { SeatColour } from '../ui/tinctures.ts';
import type { PieceKind } from './pieces/registry.ts';

/**
 * The position that the board draws. It has no rules: only hexes, the things on them, and the
 * presses that mean something.
 */
export interface BoardHex {
  readonly name: string;
  /** The name on the map, where players use another one than the rules. */
  readonly label?: string;
  /** Centre; unit: distance of two neighbouring centres. */
  readonly x: number;
  readonly y: number;
  /** Its row, from 0, for the arrow keys. */
  readonly row: number;
  /** One of the grounds that the game hands in, or `river`. */
  readonly terrain: string;
  /** Whether its terrain differs from the printed one. */
  readonly changed: boolean;
  readonly building: PieceKind | 'none';
  readonly owner: number | undefined;
  /** The seat of the owner; undefined for neutral pieces. */
  readonly colour: SeatColour | undefined;
  /** Whether a town tile lies here. */
  readonly town: boolean;
  /** Has a printed icon for neutral houses. */
  readonly icon: boolean;
  /** Other things than a piece; none when left out. */
  readonly things?: readonly HexThing[];
}

/** Kinds of things on a hex besides a piece. Rings and tiles lie below the piece. */
export type HexThingKind = 'ring' | 'tiles' | 'stone' | 'plaque' | 'site';

export interface HexThing {
  readonly kind: HexThingKind;
  /** The number of things on each other, or the variant of the thing. */
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
}

/** A seat with its colour. */
export interface BoardSeat {
  readonly seat: number;
  readonly colour: SeatColour;
  readonly arms: Arms;
  readonly vp: number;
  /** The points that its score cannot fall below, where there is such a limit. */
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
