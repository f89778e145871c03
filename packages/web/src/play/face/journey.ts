import type { GameEvent } from '@pangaea/rules/kernel';
import type { TokenName } from '../../ui/icons/shapes.ts';

/** Something that is seen going from one place of the table to another when an event happens. */
export interface Journey {
  /** The thing that moves: an icon, or a copy of the thing at its first place. */
  readonly what: TokenName | 'copy';
  readonly count: number;
  /** Places, as CSS selectors, the best first; the first of which something is in sight is taken. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** In an arc over the rims of bowls. */
  readonly isThrown?: true;
}

/** The journeys of things with events. @param step all events of the step or draft that they are part of */
export type JourneysIn = (
  events: readonly GameEvent[],
  step: readonly GameEvent[],
) => readonly Journey[];

/** Where something of the table lies, by a name of its own: an element has it as `data-spot`. */
export function spot(name: string): string {
  return `[data-spot="${name}"]`;
}

/** Where a figure of a seat stands; else the seat itself. */
export function ofSeat(seat: number, figure: string): readonly string[] {
  return [spot(`${figure} ${seat}`), spot(`seat ${seat}`)];
}
