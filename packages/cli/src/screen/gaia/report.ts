import type { Event, State } from '@pangaea/rules/gaia';
import type { Move, Seat } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';
import { tellEvent } from '@pangaea/words/gaia';
import { ownEvents } from './changes.ts';
import { labelOf } from './menu.ts';
import { whoIsWho } from './who.ts';

/** Whether the label of a move says this event already. */
function isSaid(event: Event, seat: Seat): boolean {
  if (!('seat' in event) || event.seat !== seat) return false;
  switch (event.type) {
    case 'played':
    case 'tile':
    case 'built':
    case 'took':
    case 'discarded':
    case 'answered':
    case 'order':
      return true;
    case 'animals':
      return event.cause === 'played' || event.cause === 'eaten';
    default:
      return false;
  }
}

/** A line for a move, and one for each of its effects. */
export function reportOf(
  language: Language,
  before: State,
  seat: Seat,
  move: Move,
  events: readonly Event[],
  after: State,
): readonly string[] {
  const who = whoIsWho(language, after);
  const own = ownEvents(events);
  const told = [...own.filter((event) => !isSaid(event, seat)), ...events.slice(own.length)];
  return [
    `${who.seat(seat)}: ${labelOf(language, before, move)}`,
    ...told.map((event) => `  ${tellEvent(language, event, who)}`),
  ];
}
