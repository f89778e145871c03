import type { Event } from '@pangaea/rules/terra-mystica';
import type { Sound } from '../../play/sound/sounds.ts';

/** The sound of an event; undefined where it is silent. */
export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'built':
      return event.building === 'stronghold' || event.building === 'sanctuary' ? 'hall' : 'wood';
    case 'bridge':
    case 'land-bridge':
    case 'bridge-moved':
    case 'moved':
    case 'cult':
    case 'priest-placed':
    case 'shipping':
    case 'exchange':
    case 'range':
      return 'wood';
    case 'transformed':
    case 'landscape':
      return 'earth';
    case 'coins':
      return event.amount > 0 ? 'coin' : undefined;
    case 'power':
      return event.toTwo + event.toThree > 0 ? 'stone' : undefined;
    case 'power-spent':
    case 'burned':
    case 'tokens':
      return 'stone';
    case 'town':
    case 'game-over':
      return 'bell';
    case 'round':
      return 'page';
    case 'bonus-card':
    case 'favour':
    case 'favour-returned':
    case 'card-returned':
      return 'card';
    default:
      return undefined;
  }
}
