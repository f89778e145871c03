import type { GameEvent } from '@pangaea/rules/kernel';

/** How much of the game the table has shown. */
export interface TellingState {
  /** Whether the past is shown, or nobody may see the shown position. */
  readonly isApart: boolean;
  readonly isTelling: boolean;
  /** The number of shown events of the game. */
  readonly count: number;
  /** The number of drafted moves, whose events are shown after those of the game. */
  readonly moves: number;
  readonly drafted: readonly GameEvent[];
}

/**
 * The shown events that are new between two states of the table: those of other seats as they are
 * shown, and those added to a draft. Events of a draft do not fly again when it is sent.
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

/**
 * Whether the table changed without an animation: for people who want no motion, or who are
 * drafting.
 */
export function wentOnSuddenly(before: TellingState, now: TellingState): boolean {
  const states = [before, now];
  return now.count > before.count && !states.some((each) => each.isApart || each.isTelling);
}
