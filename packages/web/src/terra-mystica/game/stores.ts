import { NONE, type State } from '@pangaea/rules/terra-mystica';
import type { FanStores } from '../stored/stored.ts';

/** The stores of fan factions, by faction; only tables with fan factions have them. */
export type Stores = Readonly<Partial<Record<string, FanStores>>>;

/** The stores of a seat's faction; undefined if there is nothing to show. */
export function storesOf(
  state: State,
  seat: number,
  stores: Stores | undefined,
): FanStores | undefined {
  const faction = state.faction(seat);
  return faction === NONE ? undefined : stores?.[state.table.factions[faction].id];
}
