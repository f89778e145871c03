import type { Seat } from '../kernel/index.ts';
import type { StrongholdQuestion } from './factions/index.ts';
import { FRAME } from './frames.ts';
import type { Sink } from './gains.ts';
import type { State } from './state.ts';

/**
 * FAQ 2.10 Q3: when a stronghold founds a town, tile and ability may be settled in either order. The
 * tile is asked for first; an ability that asks something itself may be answered before it.
 * @returns what the ability asks, while it waits behind the town.
 */
export function questionBehindTown(s: State, seat: Seat): StrongholdQuestion | undefined {
  if (s.frame() !== FRAME.town || s.depth() < 2) return undefined;
  if (s.frameAt(s.depth() - 2) !== FRAME.strongholdBuilt) return undefined;
  return s.table.factions[s.faction(seat)].strongholdAsks;
}

/**
 * Whether the stronghold brings what it brings before towns are looked for: tokens, under the ruling
 * `afterBuilding: snellman`.
 */
export function isStrongholdFirst(s: State, seat: Seat): boolean {
  return s.table.queued && s.table.factions[s.faction(seat)].strongholdAsks === 'tokens';
}

/** Puts the question of the ability on top; the town is looked for again when it is settled. */
export function askAbilityFirst(s: State, seat: Seat, sink: Sink): void {
  const hex = s.frameA();
  s.pop();
  s.pop();
  s.push(FRAME.lookForTowns, seat, hex);
  s.table.hooks.strongholdBuilt[s.faction(seat)]?.(s, seat, sink);
}
