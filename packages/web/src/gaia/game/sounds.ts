import type { Event } from '@pangaea/rules/gaia';
import type { Sound } from '../../play/sound/sounds.ts';

/** The sound of an event; undefined where it is silent. */
export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'built':
      return 'hall';
    case 'animals':
    case 'meeples':
      return 'wood';
    case 'tile':
    case 'changed':
    case 'swapped':
    case 'destroyed':
      return 'earth';
    case 'drew':
    case 'took':
    case 'played':
    case 'discarded':
    case 'stolen':
    case 'kept':
    case 'blown-away':
      return 'card';
    case 'objective':
    case 'game-over':
      return 'bell';
    default:
      return undefined;
  }
}
