import type { Move, Seat } from '@pangaea/rules/kernel';
import type { Event, State } from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { tellEvent } from '@pangaea/words/terra-nova';
import { changes, ownEvents } from './changes.ts';
import { labelOf } from './menu.ts';
import { whoIsWho } from './who.ts';

/**
 * The events at the end of a round that are listed one by one; the gains of Phase 1 are only in the
 * log.
 */
const TOLD = new Set<Event['type']>([
  'round',
  'territory',
  'neutral-colour',
  'neutral-house',
  'neutral-discarded',
  'game-over',
]);

/** A line for a move with its effects, and one for each thing that followed by itself. */
export function reportOf(
  language: Language,
  before: State,
  seat: Seat,
  move: Move,
  events: readonly Event[],
  after: State,
): readonly string[] {
  const who = whoIsWho(language, after);
  const mover = whoIsWho(language, before).seat(seat);
  const outcome = changes(language, before, seat, events, after);
  const label = labelOf(language, before, move);
  const told = outcome === '' ? label : `${label} (${outcome})`;
  const aftermath = events
    .slice(ownEvents(events).length)
    .filter(({ type }) => TOLD.has(type))
    .map((event) => tellEvent(language, event, who));
  return [`${mover}: ${told}`, ...aftermath];
}
