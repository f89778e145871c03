import type { Cause, Event } from '@pangaea/rules/terra-mystica';
import type { Scoring } from '../../terra/game/race.ts';
import type { Entry } from '../../terra/game/sources.ts';
import { largestFirst, sourcesOf } from '../../terra/game/sources.ts';

/** Cults, network, final tile and resources are counted for all seats at the end. */
const FINAL: ReadonlySet<Cause> = new Set([
  'final-fire',
  'final-water',
  'final-earth',
  'final-air',
  'final-network',
  'final-tile',
  'final-resources',
]);

/** The numbers that the chart of points takes from the events. */
export const SCORING: Scoring<Event> = {
  gainOf: (event) => {
    if (event.type !== 'vp') return undefined;
    const { seat, amount, cause } = event;
    return { seat, amount, isFinal: FINAL.has(cause) };
  },
  roundOf: (event) => (event.type === 'round' ? event.round : undefined),
  isFinal: (event) => event.type === 'measured' || (event.type === 'vp' && FINAL.has(event.cause)),
};

/** Goods whose sources can be looked up; power is in three bowls. */
export const COUNTED = ['vp', 'coins', 'workers', 'priests', 'power'] as const;
type CountedThing = (typeof COUNTED)[number];

/** The sources of a seat's goods: by cause, the largest first. */
export function sources(
  events: Iterable<Event>,
  seat: number,
  of: CountedThing,
): readonly Entry<Cause>[] {
  // Tokens circulate, so their changes are listed in order.
  if (of === 'power') return sourcesOf(events, seat, powerOf);
  const entries = sourcesOf(events, seat, (event: Event) =>
    event.type === of ? { cause: event.cause, amounts: [event.amount] } : undefined,
  );
  return largestFirst(entries);
}

function powerOf(
  event: Event,
): { readonly cause: Cause; readonly amounts: readonly number[] } | undefined {
  switch (event.type) {
    case 'tokens':
      return { cause: event.cause, amounts: event.bowls };
    case 'power-spent':
      return { cause: event.cause, amounts: [event.amount, 0, -event.amount] };
    case 'power':
      return {
        cause: event.cause,
        amounts: [-event.toTwo, event.toTwo - event.toThree, event.toThree],
      };
    case 'burned':
      return { cause: 'conversion', amounts: [0, -2 * event.times, event.times] };
    default:
      return undefined;
  }
}
