import { ranking } from '../../terra/scoring.ts';
import { advanceAuction } from '../auction/auction.ts';
import type { Sink } from '../events.ts';
import { isAnybodyDue } from '../offers/due.ts';
import {
  chooseNextCard,
  chooseNextColour,
  chooseNextFaction,
  placeNextDwelling,
} from '../set-up/steps.ts';
import { PHASE, type State } from '../state.ts';
import { payCultRewards } from './income.ts';
import { beginNextRound, beginRound, nextTurn } from './round.ts';
import { scoreGameEnd } from './scoring.ts';

/**
 * Plays the next step of the phase if no question is pending.
 * @returns false if play stops here.
 */
export function advance(s: State, sink: Sink): boolean {
  switch (s.phase()) {
    case PHASE.auction:
      return advanceAuction(s, sink);
    case PHASE.factions:
      return chooseNextFaction(s, sink);
    case PHASE.colours:
      return chooseNextColour(s, sink);
    case PHASE.dwellings:
      placeNextDwelling(s);
      return true;
    case PHASE.bonusCards:
      chooseNextCard(s, sink);
      return true;
    case PHASE.income:
      if (s.step() === 0) beginRound(s, sink);
      else s.enterPhase(PHASE.actions);
      return true;
    case PHASE.actions:
      return nextTurn(s, sink);
    case PHASE.cultRewards:
      if (isAnybodyDue(s)) return false;
      if (s.step() === 0) {
        s.countStep();
        payCultRewards(s, sink);
      } else beginNextRound(s, sink);
      return true;
    case PHASE.gameEnd:
      if (isAnybodyDue(s)) return false;
      scoreGameEnd(s, sink);
      s.enterPhase(PHASE.over);
      sink?.push({ type: 'game-over', rank: ranking(s).rank });
      return false;
    default:
      return false;
  }
}
