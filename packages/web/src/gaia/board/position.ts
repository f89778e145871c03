/**
 * A land, as the board draws it. The types of this file contain no rules: only cells, the things in
 * them, and the selectable cells.
 */
export type Ground = 'plains' | 'forest' | 'sea' | 'desert' | 'mountain' | 'swamp';
export type Want = Ground | 'animal' | 'deer' | 'fish';

export interface WorldCity {
  readonly id: string;
  /** The needs of the city, in the order of its card. */
  readonly needs: readonly { readonly need: Want; readonly met: boolean }[];
  /** The number of meeples on the city, by seat. */
  readonly meeples: readonly number[];
}

/** A tile, or a free cell that touches the world and has no land. */
export interface WorldCell {
  /** The number of the cell, which stays the same from position to position. */
  readonly place: number;
  /** Columns east and rows south of the first tile. */
  readonly x: number;
  readonly y: number;
  readonly land: Ground | undefined;
  readonly animals: number;
  readonly city?: WorldCity;
}

export interface WorldPosition {
  /** Row by row. */
  readonly cells: readonly WorldCell[];
}

/** Whether a cell looks the same in two positions, so that it need not be drawn again. */
export function sameCell(one: WorldCell, other: WorldCell): boolean {
  return (
    one === other ||
    (one.place === other.place &&
      one.land === other.land &&
      one.animals === other.animals &&
      sameCity(one.city, other.city))
  );
}

function sameCity(one: WorldCity | undefined, other: WorldCity | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.id === other.id &&
    one.needs.every(({ met }, index) => met === other.needs[index].met) &&
    one.meeples.every((count, seat) => count === other.meeples[seat])
  );
}
