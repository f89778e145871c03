import type { HexMap } from '@pangaea/rules/hexmap';
import type { Event } from '@pangaea/rules/terra-nova';

/** Hexes where something of these events happened. */
export function freshIn(map: HexMap, events: readonly Event[]): ReadonlySet<number> {
  const fresh = new Set<number>();
  for (const event of events) {
    if (!('hex' in event)) continue;
    const hex = map.indexOf.get(event.hex);
    if (hex !== undefined) fresh.add(hex);
  }
  return fresh;
}
