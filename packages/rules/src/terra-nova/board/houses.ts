import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { gainVpBy, scoreRound } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import type { State } from '../state.ts';
import { SCORED } from '../vocabulary.ts';
import { putHouse } from './buildings.ts';
import { houseForOthers } from './neighbours.ts';

/**
 * Builds a house in Phase 2, with all consequences: round tile, abilities, power for neighbours.
 */
export function buildHouse(s: State, seat: Seat, hex: number, scores: boolean, sink: Sink): void {
  putHouse(s, seat, hex, sink);
  if (scores) scoreHouse(s, seat, sink);
  houseForOthers(s, seat, hex, sink);
}

/** The points for a house that counts as built. */
export function scoreHouse(s: State, seat: Seat, sink: Sink): void {
  scoreRound(s, seat, SCORED.house, 1, sink);
  gainVpBy(s, seat, EFFECT.vpPerHouse, 1, sink);
}
