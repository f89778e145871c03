import { NONE, type State } from '@pangaea/rules/terra-mystica';
import type { FanStores } from '../stored/stored.ts';

/** What fan factions store, by faction; only tables that may have some know it. */
export type Stores = Readonly<Partial<Record<string, FanStores>>>;

/** What the faction of a seat stores; undefined where there is nothing to show. */
export function storesOf(
  state: State,
  seat: number,
  stores: Stores | undefined,
): FanStores | undefined {
  const faction = state.faction(seat);
  return faction === NONE ? undefined : stores?.[state.table.factions[faction].id];
}
