import type { Cause, Event } from '@pangaea/rules/terra-nova';

/** What can be asked where it came from; power is in three bowls. */
export type CountedThing = 'vp' | 'coins' | 'power' | 'sailing' | 'bridges';

/** One event that changed it; `moment` is the one right after. */
export interface Change {
  readonly moment: number;
  readonly amounts: readonly number[];
}

/** How much came from where: one amount, or one for each bowl. */
export interface Entry {
  readonly cause: Cause;
  readonly amounts: readonly number[];
  readonly changes: readonly Change[];
}

/**
 * Where what a seat has comes from: by cause, what brought most first. The amounts add up to what the
 * seat has after the events.
 * @param events all from the beginning of the game
 * @param bridges how many a seat begins with
 */
export function ledger(
  events: Iterable<Event>,
  seat: number,
  of: CountedThing,
  bridges: number,
): readonly Entry[] {
  const changes = new Map<Cause, Change[]>();
  let moment = 0;
  for (const event of events) {
    moment++;
    if (!('seat' in event) || event.seat !== seat) continue;
    const change = CHANGE[of](event, bridges);
    if (change === undefined || change.amounts.every((amount) => amount === 0)) continue;
    const same = changes.get(change.cause) ?? [];
    same.push({ moment, amounts: change.amounts });
    changes.set(change.cause, same);
  }
  const entries = [...changes].map(([cause, own]) => ({
    cause,
    amounts: totalOf(own),
    changes: own,
  }));
  // Tokens go round; there what came first is read first.
  return of === 'power' ? entries : entries.sort((a, b) => b.amounts[0] - a.amounts[0]);
}

/** The sum of each amount. */
export function totalOf(parts: readonly { readonly amounts: readonly number[] }[]): number[] {
  const width = parts[0]?.amounts.length ?? 1;
  return Array.from({ length: width }, (_, place) =>
    parts.reduce((sum, { amounts }) => sum + amounts[place], 0),
  );
}

type Changed = { readonly cause: Cause; readonly amounts: readonly number[] } | undefined;

const CHANGE: Readonly<Record<CountedThing, (event: Event, bridges: number) => Changed>> = {
  vp: (event) => (event.type === 'vp' ? one(event.cause, event.amount) : undefined),
  coins: (event) => (event.type === 'coins' ? one(event.cause, event.amount) : undefined),
  // The event tells where the track stands; one space at a time.
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

function one(cause: Cause, amount: number): Changed {
  return { cause, amounts: [amount] };
}
