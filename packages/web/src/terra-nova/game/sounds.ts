import type { Event } from '@pangaea/rules/terra-nova';
import type { Sound } from '../../play/sound/sounds.ts';

/** The sound of an event; undefined where it is silent. */
export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'built':
      return event.building.endsWith('palace') ? 'hall' : 'wood';
    case 'bridge':
    case 'neutral-house':
    case 'sailing':
      return 'wood';
    case 'transformed':
      return 'earth';
    case 'coins':
      return event.amount > 0 ? 'coin' : undefined;
    case 'power':
      return event.toTwo + event.toThree > 0 ? 'stone' : undefined;
    case 'power-spent':
    case 'power-set':
      return 'stone';
    case 'town':
    case 'game-over':
      return 'bell';
    case 'round':
      return 'page';
    case 'bonus-tile':
      return 'card';
    default:
      return undefined;
  }
}
