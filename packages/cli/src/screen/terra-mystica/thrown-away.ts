import type { Move, Seat } from '@pangaea/rules/kernel';
import { type Event, type State, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import type { Language } from '@pangaea/words';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { MESSAGES } from '../../messages/index.ts';

/**
 * Rules for questions about any table: positions and moves carry their table, so any instance will
 * do.
 */
const { game } = terraMysticaBook;

/**
 * The gains of a move that are lost, in words; losses at the end of the round are not counted as
 * losses of the move.
 */
export function thrownAway(language: Language, s: State, seat: Seat, move: Move): string {
  const { lostOf } = TERRA_MYSTICA[language];
  const { screen } = MESSAGES[language];
  const after = game.slot(s);
  game.copy(s, after);
  const events: Event[] = [];
  game.apply(after, seat, move, events);
  const over = events.findIndex(({ type }) => type === 'round' || type === 'game-over');
  const lost = events.slice(0, over < 0 ? events.length : over).flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'power' && event.lost > 0) return [lostOf('power', event.lost)];
    return event.type === 'lost' ? [lostOf(event.what, event.amount)] : [];
  });
  return screen.list(lost.map((what) => screen.lost(what)));
}
