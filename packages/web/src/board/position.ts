/** What the board draws. It knows no rules: only places, what lies there and what may be clicked. */
export type Ground = 'swamp' | 'lake' | 'forest' | 'wasteland' | 'desert' | 'river';
export type Pigment = Exclude<Ground, 'river'>;
export type Piece =
  | 'none'
  | 'house'
  | 'trading-post'
  | 'left-palace'
  | 'right-palace'
  | 'neutral-house';

export interface BoardHex {
  readonly name: string;
  /** Centre; unit: distance of two neighbouring centres. */
  readonly x: number;
  readonly y: number;
  /** Row from 0, for going up and down by keyboard. */
  readonly row: number;
  readonly terrain: Ground;
  /** Shows another terrain than the printed one. */
  readonly changed: boolean;
  readonly building: Piece;
  readonly owner: number | undefined;
  readonly colour: Pigment | undefined;
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
  readonly colour: Pigment | undefined;
}

/** The points of a seat that has a colour. */
export interface BoardScore {
  readonly seat: number;
  readonly pigment: Pigment;
  readonly vp: number;
}

export interface BoardPosition {
  readonly hexes: readonly BoardHex[];
  readonly bridges: readonly BoardBridge[];
  readonly scores: readonly BoardScore[];
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
