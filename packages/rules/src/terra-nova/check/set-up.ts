import { hasHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { NO_TILE } from '../moves.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State, TILE } from '../state.ts';
import { BONUS_TILES, COLOURS, FACTIONS, TERRAINS } from '../vocabulary.ts';
import { hexName } from './geography.ts';
import { needsEmptyLand, needsHomeTerrain } from './needs.ts';

/** One side of each mat, one player per colour. Rulebook, "Set-up" step 7. */
export function checkFaction(state: State, faction: number, reason?: Reason): number {
  const { home, players } = state.table;
  // A colour belongs to the terrain with the same number.
  const mat = { faction: FACTIONS[faction], colour: COLOURS[home[faction]] };
  if (state.neutral() === home[faction]) return refuse('colour-neutral', mat, reason);
  for (let by = 0; by < players; by++) {
    const other = state.faction(by);
    if (other === NONE) continue;
    if (other === faction) return refuse('faction-taken', { faction: mat.faction, by }, reason);
    if (home[other] === home[faction]) return refuse('colour-taken', { ...mat, by }, reason);
  }
  return LEGAL;
}

/** Rulebook, "Set-up" step 10. */
export function checkPlace(state: State, seat: Seat, hex: number, reason?: Reason): number {
  return needsEmptyLand(state, hex, reason) || needsHomeTerrain(state, seat, hex, reason);
}

/** Rulebook, "Set-up" step 11. */
export function checkTake(state: State, tile: number, reason?: Reason): number {
  if (tile === NO_TILE) return refuse('bonus-tile-required', {}, reason);
  if (state.tileWhere(tile) === TILE.beside) return LEGAL;
  return refuse('bonus-tile-not-available', { tile: BONUS_TILES[tile] }, reason);
}

/** A neutral house goes on a free icon hex that still shows its terrain. Rulebook, "Variants for 2". */
export function checkNeutral(state: State, hex: number, reason?: Reason): number {
  const wanted = state.topA();
  const params = { hex: hexName(state, hex), terrain: TERRAINS[wanted] };
  if (!hasHex(state.table.icons, wanted * WORDS, hex)) {
    return refuse('no-house-icon', params, reason);
  }
  const shows = state.terrain(hex);
  if (shows !== wanted) {
    return refuse('icon-terrain-changed', { ...params, shows: TERRAINS[shows] }, reason);
  }
  return needsEmptyLand(state, hex, reason);
}
