import type { Cause, Event } from '@pangaea/rules/terra-nova';
import { type Changed, type Entry, largestFirst, sourcesOf } from '../../terra/game/sources.ts';

export { totalOf } from '../../terra/game/sources.ts';

/** Things whose sources can be looked up; power is in three bowls. */
export type CountedThing = 'vp' | 'coins' | 'power' | 'sailing' | 'bridges';

/**
 * The sources of a seat's goods: by cause, the largest first. The amounts add up to the goods of
 * the seat after the events.
 * @param events all from the beginning of the game
 * @param bridges the number of bridges at the start
 */
export function ledger(
  events: Iterable<Event>,
  seat: number,
  of: CountedThing,
  bridges: number,
): readonly Entry<Cause>[] {
  const entries = sourcesOf(events, seat, (event: Event) => CHANGE[of](event, bridges));
  // Tokens circulate, so their changes are listed in order.
  return of === 'power' ? entries : largestFirst(entries);
}

type Change = Changed<Cause>;

const CHANGE: Readonly<Record<CountedThing, (event: Event, bridges: number) => Change>> = {
  vp: (event) => (event.type === 'vp' ? one(event.cause, event.amount) : undefined),
  coins: (event) => (event.type === 'coins' ? one(event.cause, event.amount) : undefined),
  // The event contains the space on the track; the marker moves one space at a time.
  sailing: (event) => (event.type === 'sailing' ? one(event.cause, 1) : undefined),
  bridges: (event, bridges) => {
    if (event.type === 'faction') return one('start', bridges);
    return event.type === 'bridge' ? one('bridge', -1) : undefined;
  },
  power: (event) => {
    if (event.type === 'power-set') return { cause: 'start', amounts: event.bowls };
    if (event.type === 'power-spent') {
      return { cause: event.cause, amounts: [event.amount, 0, -event.amount] };
    }
    if (event.type !== 'power') return undefined;
    const { cause, toTwo, toThree } = event;
    return { cause, amounts: [-toTwo, toTwo - toThree, toThree] };
  },
};

function one(cause: Cause, amount: number): Change {
  return { cause, amounts: [amount] };
}
