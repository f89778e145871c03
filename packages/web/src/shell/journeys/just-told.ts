import type { GameEvent } from '@pangaea/rules/kernel';

/** How far the table has been told. */
export interface TellingState {
  /** The past is looked at, or nobody may see what is on show. */
  readonly isApart: boolean;
  readonly isTelling: boolean;
  /** Events of the game on show. */
  readonly count: number;
  /** Of what is drafted on top of them. */
  readonly moves: number;
  readonly drafted: readonly GameEvent[];
}

/**
 * The events that have come to the table since it was last looked at: those of others as they are told, and those of
 * an own draft that has grown. A draft is not told again when it is sent.
 * @param eventsFrom events of the game, between two counts
 */
export function justTold(
  before: TellingState,
  now: TellingState,
  eventsBetween: (from: number, to: number) => readonly GameEvent[],
): readonly GameEvent[] {
  if (before.isApart || now.isApart) return [];
  if (before.isTelling) {
    return now.count > before.count ? eventsBetween(before.count, now.count) : [];
  }
  const hasGrown = now.count === before.count && now.moves > before.moves;
  return hasGrown ? now.drafted.slice(before.drafted.length) : [];
}
