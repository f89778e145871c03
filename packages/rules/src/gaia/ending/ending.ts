import type { Outcome, Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { PHASE, type State } from '../state.ts';
import { placedMeeples } from '../world/meeples.ts';

/** Ends the game: no question stays open. */
export function endGame(
  s: State,
  winner: Seat,
  reason: 'meeples' | 'exhaustion',
  sink: Sink,
): void {
  while (s.depth() > 0) s.pop();
  s.setPhase(PHASE.over);
  s.setWinner(winner);
  s.setActions(0);
  s.setHungry(0);
  s.setRising(0);
  sink?.push({ type: 'game-over', seat: winner, reason, rank: ranking(s).rank });
}

/**
 * Ends the game because no card is left to draw: the most placed meeples win; of equal seats the
 * first one, counted from the acting seat.
 */
export function endByExhaustion(s: State, sink: Sink): void {
  let winner = s.turn();
  for (let seat = s.nextSeat(s.turn()); seat !== s.turn(); seat = s.nextSeat(seat)) {
    if (s.supply(seat) < s.supply(winner)) winner = seat;
  }
  endGame(s, winner, 'exhaustion', sink);
}

/**
 * Points are placed meeples; the winner is ahead of seats with equally many, the others share their
 * place.
 */
export function ranking(s: State): Outcome {
  const seats = Array.from({ length: s.table.players }, (_, seat) => seat);
  const vp = seats.map((seat) => placedMeeples(s, seat));
  const tieBreak = seats.map((seat) => (seat === s.winner() ? 1 : 0));
  const isAhead = (one: Seat, other: Seat) =>
    vp[one] > vp[other] || (vp[one] === vp[other] && tieBreak[one] > tieBreak[other]);
  const rank = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { vp, tieBreak, rank };
}
