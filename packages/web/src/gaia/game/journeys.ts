import type { Event } from '@pangaea/rules/gaia';
import { type Journey, ofSeat, spot } from '../../play/face/journey.ts';

/** The movements of things by events: cards into hands, and from hands into the world. */
export function journeysIn(events: readonly Event[]): readonly Journey[] {
  return events.flatMap((event): readonly Journey[] => {
    switch (event.type) {
      case 'drew':
      case 'took':
        return card([spot(`deck ${event.deck}`)], ofSeat(event.seat, 'hand'));
      case 'stolen':
        return card(ofSeat(event.seat, 'hand'), ofSeat(event.by, 'hand'));
      case 'tile':
      case 'built':
        return card(ofSeat(event.seat, 'hand'), [`[data-cell="${event.x},${event.y}"]`]);
      default:
        return [];
    }
  });
}

function card(from: readonly string[], to: readonly string[]): readonly Journey[] {
  return [{ what: 'card', count: 1, from, to }];
}
