import { NONE, type Seat } from '../kernel/index.ts';
import type { TerraState } from './state.ts';

/**
 * The next seat in this round's order that has not passed, after the seat whose turn it was; NONE
 * if there is none.
 * @param out seats that have left the game, as bits.
 */
export function nextToPlay(s: TerraState, out: number): number {
  const { players } = s.table;
  let place = 0;
  if (s.turn() !== NONE) {
    while (s.turnOrder(place) !== s.turn()) place++;
    place++;
  }
  for (let looked = 0; looked < players; looked++) {
    const seat = s.turnOrder((place + looked) % players);
    if (!s.hasPassed(seat) && ((out >> seat) & 1) === 0) return seat;
  }
  return NONE;
}

/** Sets the turn order: by the numbers of the seats, beginning with one seat. */
export function orderFrom(s: TerraState, start: Seat): void {
  const { players } = s.table;
  for (let place = 0; place < players; place++) s.setTurnOrder(place, (start + place) % players);
}

/**
 * The place in the turn order of the seat that places a start building: the places go forwards,
 * backwards and forwards again.
 */
export function placingPlace(step: number, players: number): number {
  const isBackwards = Math.floor(step / players) === 1;
  return isBackwards ? 2 * players - 1 - step : step % players;
}
