import type { HexMap } from '@pangaea/rules/hexmap';
import type { GameEvent } from '@pangaea/rules/kernel';

/** Hexes that these events changed. */
export function freshIn(map: HexMap, events: readonly GameEvent[]): ReadonlySet<number> {
  const fresh = new Set<number>();
  for (const event of events) {
    if (!('hex' in event)) continue;
    const hex = map.indexOf.get(String(event.hex));
    if (hex !== undefined) fresh.add(hex);
  }
  return fresh;
}
