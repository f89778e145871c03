import type { Seat } from '../../kernel/index.ts';
import type { StrongholdQuestion } from '../boards/definition.ts';
import type { Sink } from '../events.ts';
import type { State } from '../state.ts';
import { QUESTION } from '../words.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';
import { LOOK_FOR_TOWNS } from './look-for-towns.ts';

/**
 * FAQ 2.10 Q3: if a stronghold founds a town, its tile and its ability may be settled in either
 * order. The game asks for the tile first; an ability with a question of its own may be answered
 * before it.
 * @returns the ability's question to the seat that is asked now, as long as that question waits
 * behind the town.
 */
export function questionBehindTown(s: State): StrongholdQuestion | undefined {
  if (s.top() !== CHOOSE_TOWN_TILE.number || s.depth() < 2) return undefined;
  if (s.questionAt(s.depth() - 2) !== QUESTION['stronghold-built']) return undefined;
  return s.table.factions[s.faction(s.topWho())].strongholdAsks;
}

/**
 * Whether the stronghold gives its gains (tokens) before the search for towns: under the ruling
 * `afterBuilding: snellman`.
 */
export function isStrongholdFirst(s: State, seat: Seat): boolean {
  return s.table.queued && s.table.factions[s.faction(seat)].strongholdAsks === 'tokens';
}

/**
 * Puts the question of the ability on top of the question for the tile; after its answer the game
 * searches for the town again.
 */
export function askAbilityFirst(s: State, seat: Seat, sink: Sink): void {
  const hex = s.arg(CHOOSE_TOWN_TILE.at.hex);
  s.pop();
  s.pop();
  s.push(LOOK_FOR_TOWNS.number, seat, hex);
  s.table.hooks.strongholdBuilt[s.faction(seat)]?.(s, seat, sink);
}
