import type { Cause, Event } from '@pangaea/rules/terra-mystica';

/** Sources of victory points as the report on a game groups them, in order. */
export const SOURCES = [
  'start',
  'rounds',
  'cards',
  'favours',
  'towns',
  'tracks',
  'ability',
  'cults',
  'network',
  'resources',
  'power',
  'other',
] as const;
export type Source = (typeof SOURCES)[number];

const SOURCE_OF: Readonly<Partial<Record<Cause, Source>>> = {
  start: 'start',
  'round-tile': 'rounds',
  'bonus-card': 'cards',
  'favour-tile': 'favours',
  'town-tile': 'towns',
  shipping: 'tracks',
  exchange: 'tracks',
  ability: 'ability',
  stronghold: 'ability',
  skip: 'ability',
  spade: 'ability',
  landscape: 'ability',
  'final-fire': 'cults',
  'final-water': 'cults',
  'final-earth': 'cults',
  'final-air': 'cults',
  'final-network': 'network',
  'final-tile': 'network',
  'final-resources': 'resources',
  neighbour: 'power',
};

export function sourceOf(cause: Cause): Source {
  return SOURCE_OF[cause] ?? 'other';
}

/** Victory points of a seat by source, without empty sources. */
export function pointsBySource(events: Iterable<Event>, seat: number): ReadonlyMap<Source, number> {
  const points = new Map<Source, number>();
  for (const event of events) {
    if (event.type !== 'vp' || event.seat !== seat) continue;
    const source = sourceOf(event.cause);
    points.set(source, (points.get(source) ?? 0) + event.amount);
  }
  return new Map(
    SOURCES.flatMap((each) => {
      const amount = points.get(each) ?? 0;
      return amount === 0 ? [] : [[each, amount] as const];
    }),
  );
}
