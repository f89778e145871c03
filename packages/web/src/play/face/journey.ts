import type { GameEvent } from '@pangaea/rules/kernel';
import type { TokenName } from '../../ui/icons/shapes.ts';

/** A thing that visibly moves from one place of the table to another when an event happens. */
export interface Journey {
  /** The moving thing: an icon, or a copy of the thing at its first place. */
  readonly what: TokenName | 'copy';
  readonly count: number;
  /** Places as CSS selectors, the best first; the first with a visible element is used. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Whether it moves in an arc over the rims of bowls. */
  readonly isThrown?: true;
}

/**
 * The movements of things by events.
 * @param step all events of their step or draft
 */
export type JourneysIn = (
  events: readonly GameEvent[],
  step: readonly GameEvent[],
) => readonly Journey[];

/** The CSS selector for a named place of the table: its element has the name as `data-spot`. */
export function spot(name: string): string {
  return `[data-spot="${name}"]`;
}

/**
 * The places of a number of a seat, such as its coins; the seat itself if the number is not shown.
 */
export function ofSeat(seat: number, figure: string): readonly string[] {
  return [spot(`${figure} ${seat}`), spot(`seat ${seat}`)];
}
