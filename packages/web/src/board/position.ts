import type { Arms } from '../ui/crests/arms.ts';
import type { SeatColour } from '../ui/tinctures.ts';
import type { PieceKind } from './pieces/registry.ts';

/** What the board draws. It knows no rules: only places, what lies there and what may be clicked. */
export interface BoardHex {
  readonly name: string;
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

/** A seat that has a colour. */
export interface BoardSeat {
  readonly seat: number;
  readonly colour: SeatColour;
  readonly arms: Arms;
  readonly vp: number;
}

export interface BoardPosition<Hex extends BoardHex = BoardHex> {
  readonly hexes: readonly Hex[];
  readonly bridges: readonly BoardBridge[];
  readonly towns: readonly BoardTown[];
  readonly seats: readonly BoardSeat[];
}

/** Whether two pictures of a hex are the same, so that it need not be drawn again. */
export function sameHex(one: BoardHex, other: BoardHex): boolean {
  return one === other || KEYS.every((key) => one[key] === other[key]);
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
