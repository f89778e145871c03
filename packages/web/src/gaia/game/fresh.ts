import { type Event, NONE, placeAt, type State } from '@pangaea/rules/gaia';

/** Places that these events changed. */
export function freshIn(state: State, events: readonly Event[]): ReadonlySet<number> {
  const fresh = new Set<number>();
  for (const event of events) {
    if ('x' in event) fresh.add(placeAt(event.x, event.y));
    if (event.type === 'swapped') fresh.add(placeAt(event.withX, event.withY));
    if (event.type !== 'needs' && event.type !== 'meeples') continue;
    const tile = state.cityAt(state.table.cityIds.indexOf(event.city));
    if (tile !== NONE) fresh.add(state.place(tile));
  }
  return fresh;
}
