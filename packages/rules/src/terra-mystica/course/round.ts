import { nextToPlay } from '../../terra/course.ts';
import { layCoinsOnCards } from '../cards/cards.ts';
import type { Sink } from '../events.ts';
import { isAnybodyDue } from '../offers/due.ts';
import { NONE, PHASE, ROUNDS, type State } from '../state.ts';
import { ROUND_TILES } from '../vocabulary.ts';
import { payIncome } from './income.ts';
import { TURN } from './turn.ts';

/** Begins a round with phase I; its questions are answered before the first turn. */
export function beginRound(s: State, sink: Sink): void {
  s.countStep();
  s.setTurn(NONE);
  sink?.push({ type: 'round', round: s.round(), tile: ROUND_TILES[s.roundTile(s.round())] });
  payIncome(s, sink);
}

/**
 * Gives the turn to the next seat in this round's order that has not passed; if there is none, the
 * round is over.
 */
export function nextTurn(s: State, sink: Sink): boolean {
  const seat = nextToPlay(s, s.dropped());
  if (seat === NONE) {
    if (isAnybodyDue(s)) return false;
    s.setTurn(NONE);
    if (s.round() === ROUNDS) s.enterPhase(PHASE.gameEnd);
    else {
      orderByPassing(s, sink);
      s.enterPhase(PHASE.cultRewards);
    }
    return true;
  }
  s.setTurn(seat);
  // In rules before 2026-11-28, a step could be missed by an answer after the own turn and was then
  // remembered into the next turn.
  if (s.table.turnForgetsMissed) s.setMissed(seat, 0);
  s.push(TURN.number, seat);
  return true;
}

/**
 * The player who passed first begins the next round; the others follow clockwise or in the order of
 * passing.
 */
function orderByPassing(s: State, sink: Sink): void {
  const { players, options } = s.table;
  let passed = s.passedCount();
  const start = passed === 0 ? s.startSeat() : s.nextOrder(0);
  s.setStartSeat(start);
  sink?.push({ type: 'start-player', seat: start });
  if (options.turnOrder === 'clockwise') {
    let first = 0;
    while (s.seating(first) !== start) first++;
    for (let place = 0; place < players; place++) {
      s.setTurnOrder(place, s.seating((first + place) % players));
    }
    return;
  }
  for (let place = 0; place < passed; place++) s.setTurnOrder(place, s.nextOrder(place));
  for (let seat = 0; seat < players; seat++) {
    if (!s.hasPassed(seat)) s.setTurnOrder(passed++, seat);
  }
}

/** The rest of phase III, after the cult rewards. */
export function beginNextRound(s: State, sink: Sink): void {
  s.clearUsed();
  s.clearOfferVp();
  layCoinsOnCards(s, sink);
  s.clearPassed();
  s.setRound(s.round() + 1);
  s.enterPhase(PHASE.income);
}
