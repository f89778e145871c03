import type { Arms } from '../ui/crests/arms.ts';
import type { TokenName } from '../ui/icons/shapes.ts';
import type { SeatColour } from '../ui/tinctures.ts';
import type { PieceKind } from './pieces/registry.ts';

/**
 * The position that the board draws. It has no rules: only places, the things there, and the presses that mean something.
 */
export interface BoardHex {
  readonly name: string;
  /** The name on the map, where players call the hex otherwise than the rules. */
  readonly label?: string;
  /** Centre; unit: distance of two neighbouring centres. */
  readonly x: number;
  readonly y: number;
  /** Row from 0, for going up and down by keyboard. */
  readonly row: number;
  /** One of the grounds that the game hands in, or `river`. */
  readonly terrain: string;
  /** Shows another terrain than the printed one. */
  readonly changed: boolean;
  readonly building: PieceKind | 'none';
  readonly owner: number | undefined;
  /** The colour of the owner; nobody's pieces have none. */
  readonly colour: SeatColour | undefined;
  /** A town tile lies here. */
  readonly town: boolean;
  /** Has a printed icon for neutral houses. */
  readonly icon: boolean;
  /** Things there besides a piece: none where it is left out. */
  readonly things?: readonly HexThing[];
}

/** Kinds of things on a hex besides a piece; rings and tiles lie below it. */
export type HexThingKind = 'ring' | 'tiles' | 'stone' | 'plaque' | 'site';

export interface HexThing {
  readonly kind: HexThingKind;
  /** How many lie on each other, or which of its kind it is. */
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
  /** The figures of its tile; left out while that is not known. */
  readonly tile?: TownTileSign | undefined;
}

/** The figures of a town tile that its pennant shows. */
export interface TownTileSign {
  readonly vp?: number;
  readonly icon?: TokenName | undefined;
}

/** A seat that has a colour. */
export interface BoardSeat {
  readonly seat: number;
  readonly colour: SeatColour;
  readonly arms: Arms;
  readonly vp: number;
  /** A space of the score track that its points cannot fall below, where it has one. */
  readonly blocker?: number;
}

export interface BoardPosition<Hex extends BoardHex = BoardHex> {
  readonly hexes: readonly Hex[];
  readonly bridges: readonly BoardBridge[];
  readonly towns: readonly BoardTown[];
  readonly seats: readonly BoardSeat[];
}

/** Whether two pictures of a hex are the same, so that it need not be drawn again. */
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
