import type { GameEvent } from '@pangaea/rules/kernel';
import type { Event, State, TownTile } from '@pangaea/rules/terra-mystica';
import type { TownTileSign } from '../../board/position.ts';
import type { TokenName } from '../../ui/icons/shapes.ts';

/** The town tile on a hex, by the name of the hex: positions do not contain it, events do. */
export type TilesOnMap = ReadonlyMap<string, TownTile>;

/** @param told the events so far, in their order; of two on one hex the later one counts */
export function tilesOnMap(told: Iterable<readonly GameEvent[]>): TilesOnMap {
  const tiles = new Map<string, TownTile>();
  for (const events of told) {
    for (const event of events as readonly Event[]) {
      if (event.type === 'town') tiles.set(event.hex, event.tile);
    }
  }
  return tiles;
}

const GOODS = [
  ['coins', 'coin'],
  ['workers', 'worker'],
  ['priests', 'priest'],
  ['power', 'power'],
] as const;

/** The numbers of a tile on the pennant of its town. */
export function signOf(tile: TownTile, { table }: Pick<State, 'table'>): TownTileSign {
  const { vp, gain, cultSteps, shipping, keys } = table.printed.townTiles[tile];
  const icon = (): TokenName | undefined => {
    if (cultSteps !== undefined) return 'cult';
    if (shipping !== undefined) return 'ship';
    const good = GOODS.find(([of]) => (gain?.[of] ?? 0) > 0);
    return good?.[1] ?? (keys > 1 ? 'key' : 'vp');
  };
  return { vp, icon: icon() };
}
