import type { Sink } from '../events.ts';
import { askToExchange } from '../exchange/order.ts';
import {
  chooseNextFaction,
  chooseNextTile,
  placeNextHouse,
  placeOrLayOut,
} from '../set-up/steps.ts';
import { PHASE, type State } from '../state.ts';
import { endGame } from './ending.ts';
import { beginNextRound, drawOrBegin, nextTurn } from './round.ts';

/**
 * Plays the next step of the phase if no question is pending.
 * @returns false if play stops here
 */
export function advance(s: State, sink: Sink): boolean {
  switch (s.phase()) {
    case PHASE.neutralHouses:
      return placeOrLayOut(s, sink);
    case PHASE.factions:
      chooseNextFaction(s);
      return true;
    case PHASE.houses:
      placeNextHouse(s);
      return true;
    case PHASE.bonusTiles:
      chooseNextTile(s, sink);
      return true;
    case PHASE.beforeIncome:
      return drawOrBegin(s, sink);
    case PHASE.actions:
      nextTurn(s);
      return true;
    case PHASE.endOfRound:
      if (s.step() === 0) askToExchange(s, sink);
      else beginNextRound(s, sink);
      return true;
    case PHASE.gameEnd:
      if (s.step() === 0) askToExchange(s, sink);
      else endGame(s, sink);
      return true;
    default:
      return false;
  }
}
