import type { Move, Seat } from '@pangaea/rules/kernel';
import { type Event, type State, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import type { Language } from '@pangaea/words';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { MESSAGES } from '../../messages/index.ts';

/** Positions and moves carry their table, so that any instance of the rules serves. */
const { game } = terraMysticaBook;

/** The gains of a move that are lost, in words; those of a round that it ends are not its doing. */
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
