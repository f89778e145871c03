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
 * The events that are new on show between two states of the table: those of other seats as they are told, and those
 * added to a draft. The events of a draft are not shown again when it is sent.
 * @param eventsBetween returns the events of the game between two counts
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
