import { nextToPlay, orderFrom } from '../../terra/course.ts';
import type { Sink } from '../events.ts';
import { TURN } from '../questions/turn.ts';
import { layCoinsOnTiles } from '../set-up/lay-out.ts';
import { NONE, PHASE, ROUNDS, type State, TILE } from '../state.ts';
import { DRAWS_A_ROUND, drawNeutralHouse } from '../variants/gold-diggers.ts';
import { placePlannersHouses } from '../variants/planners.ts';
import { BONUS_TILES, SCORED_EVENTS } from '../vocabulary.ts';
import { payIncome } from './income.ts';

/**
 * Gold Diggers: both draws come before the income of every round. Then the round begins.
 * @returns false if play stops, because a view does not know the result of the draw
 */
export function drawOrBegin(s: State, sink: Sink): boolean {
  const draws = s.table.options.twoPlayerVariant === 'gold-diggers' ? DRAWS_A_ROUND : 0;
  if (s.step() === draws) {
    beginRound(s, sink);
    return true;
  }
  if (!s.knowsRandom()) {
    s.setWaiting(true);
    return false;
  }
  drawNeutralHouse(s, sink);
  return true;
}

/** Plays Phase 1; then the first turn of Phase 2 can begin. */
function beginRound(s: State, sink: Sink): void {
  const tile = s.roundTile(s.round());
  const { roundTileEvent, roundTileVp } = s.table;
  const on = SCORED_EVENTS[roundTileEvent[tile]];
  sink?.push({ type: 'round', round: s.round(), on, vp: roundTileVp[tile] });
  payIncome(s, sink);
  s.enterPhase(PHASE.actions);
  s.setTurn(NONE);
}

/**
 * Gives the turn to the next seat in this round's order that has not passed; if there is none,
 * Phase 2 is over.
 */
export function nextTurn(s: State): void {
  const seat = nextToPlay(s, 0);
  s.setTurn(seat);
  if (seat === NONE) s.enterPhase(s.round() === ROUNDS ? PHASE.gameEnd : PHASE.endOfRound);
  else s.push(TURN.number, seat);
}

/** Plays Phase 3, after the exchanges. Rulebook, "Phase 3: end of the round". */
export function beginNextRound(s: State, sink: Sink): void {
  const { players, options } = s.table;
  s.clearUsed();
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (s.tileWhere(tile) === TILE.returned) s.setTileWhere(tile, TILE.beside);
  }
  layCoinsOnTiles(s, sink);
  if (s.round() === 3 && options.twoPlayerVariant === 'planners') placePlannersHouses(s, sink);
  if (options.turnOrder === 'dropout') {
    for (let place = 0; place < players; place++) s.setTurnOrder(place, s.nextOrder(place));
  } else orderFrom(s, s.startSeat());
  s.clearPassed();
  s.setRound(s.round() + 1);
  s.enterPhase(PHASE.beforeIncome);
}
