import { argA, argB, argC, Moves, type Seat } from '../kernel/index.ts';
import { endGame } from './ending/ending.ts';
import type { Sink } from './events.ts';
import { PHASE, type State } from './state.ts';
import { TURN } from './turn/turn.ts';
import { FEEDING, feed, feedings, listHungry } from './world/feeding.ts';
import { CHOOSE_CITY } from './world/rising.ts';
import { tileNamed } from './world/world.ts';

const ACTIONS_PER_TURN = 2;

/**
 * Whether the game is over. A player without meeples wins as soon as the step is finished, but not
 * while cities are still being chosen; then this ends the game.
 */
export function hasWinner(s: State, sink: Sink): boolean {
  if (s.phase() === PHASE.over) return true;
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.supply(seat) > 0) continue;
    if (s.top() === CHOOSE_CITY.number) return false;
    endGame(s, seat, 'meeples', sink);
    return true;
  }
  return false;
}

/** Plays the next step of the turn when no question is open. */
export function advance(s: State, sink: Sink): boolean {
  const seat = s.turn();
  if (s.phase() === PHASE.feeding) {
    feedNext(s, sink);
  } else if (s.actions() > 0) {
    s.push(TURN.number, seat);
  } else {
    beginTurn(s, s.nextSeat(seat), sink);
  }
  return true;
}

export function beginTurn(s: State, seat: Seat, sink: Sink): void {
  s.setTurn(seat);
  s.setPhase(PHASE.feeding);
  listHungry(s, seat);
  sink?.push({ type: 'turn', seat });
}

const ONLY = new Moves(256);

/**
 * Lets the next city eat. If only one city can eat, and only from one tile, no question is asked,
 * unless feeding is optional.
 */
function feedNext(s: State, sink: Sink): void {
  const seat = s.turn();
  ONLY.clear();
  const ways = feedings(s, seat, ONLY);
  if (ways === 0) {
    s.setHungry(0);
    s.setPhase(PHASE.actions);
    s.setActions(ACTIONS_PER_TURN);
  } else if (ways > 1 || s.table.feedingIsOptional) {
    s.push(FEEDING.number, seat);
  } else {
    const move = ONLY.at(0);
    feed(s, seat, argA(move), tileNamed(s, argB(move), argC(move)), sink);
  }
}
