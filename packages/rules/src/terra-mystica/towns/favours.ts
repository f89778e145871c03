import type { Seat } from '../../kernel/index.ts';
import { advanceCult, retreatCult } from '../cults/cults.ts';
import type { Cause, Sink } from '../events.ts';
import type { State } from '../state.ts';
import { FAVOUR_TILES } from '../vocabulary.ts';
import { ALL_GROUPS, LOOK_FOR_TOWNS } from './look-for-towns.ts';
import { STEPS } from './steps.ts';

/** Favour tiles in the supply that the seat does not hold yet, as bits. */
export function favoursAllowed(s: State, seat: Seat): number {
  let allowed = 0;
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    if (s.favoursLeft(tile) > 0 && !s.hasFavour(seat, tile)) allowed |= 1 << tile;
  }
  return allowed;
}

/** Returns a favour tile; its cult steps are made back, as far as possible. */
export function returnFavour(s: State, seat: Seat, tile: number, cause: Cause, sink: Sink): void {
  s.returnFavour(seat, tile);
  sink?.push({ type: 'favour-returned', seat, tile: FAVOUR_TILES[tile] });
  const { favourCult, favourSteps } = s.table;
  retreatCult(s, seat, favourCult[tile], favourSteps[tile], cause, sink);
}

/**
 * Takes a favour tile, from any cause. A tile that makes towns cheaper founds them before its steps
 * are made, so that the towns' keys count (FAQ 2.10 Q1). This is not needed under the ruling where
 * keys make up for missed steps.
 */
export function gainFavour(s: State, seat: Seat, tile: number, sink: Sink): void {
  const { table } = s;
  s.takeFavour(seat, tile);
  sink?.push({ type: 'favour', seat, tile: FAVOUR_TILES[tile] });
  table.hooks.favourTaken[s.faction(seat)]?.(s, seat, tile, sink);
  const cult = table.favourCult[tile];
  const steps = table.favourSteps[tile];
  const cheapensTowns = table.favourTownPower[tile] > 0;
  if (cheapensTowns && !table.keysMakeUp) s.push(STEPS.number, seat, cult, steps);
  else advanceCult(s, seat, cult, steps, 'favour-tile', sink);
  if (cheapensTowns) s.push(LOOK_FOR_TOWNS.number, seat, ALL_GROUPS);
}
