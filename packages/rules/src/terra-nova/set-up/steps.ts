import { placingPlace } from '../../terra/course.ts';
import type { Sink } from '../events.ts';
import { NONE, PHASE, type State } from '../state.ts';
import { NEUTRAL_HOUSE } from '../variants/neutral.ts';
import { CHOOSE_FACTION } from './faction.ts';
import { layCoinsOnTiles, layOut } from './lay-out.ts';
import { PLACE_HOUSE } from './place.ts';
import { CHOOSE_BONUS_TILE } from './take.ts';

/* The phases of the set-up; within each, `step` counts the seats that have been asked. */

/**
 * Planners: each seat places a neutral house; then everything random of the set-up follows. While
 * the houses are placed nobody knows any of that, not even the start player. Rulebook, "Planners".
 * @returns false if play stops, because a view does not know the random result
 */
export function placeOrLayOut(s: State, sink: Sink): boolean {
  const step = s.step();
  if (step < s.table.players) {
    s.countStep();
    s.push(NEUTRAL_HOUSE.number, s.turnOrder(step), s.neutral());
    return true;
  }
  if (!s.knowsRandom()) {
    s.setWaiting(true);
    return false;
  }
  s.countRevealed();
  layOut(s, sink);
  return true;
}

/** Asks the next seat in turn order for its faction. Nobody is asked if the factions are given. */
export function chooseNextFaction(s: State): void {
  const step = s.step();
  if (step === s.table.players || s.faction(s.turnOrder(step)) !== NONE) {
    s.enterPhase(PHASE.houses);
    return;
  }
  s.countStep();
  s.push(CHOOSE_FACTION.number, s.turnOrder(step));
}

/**
 * Asks the next seat to place a house: in turn order, then in reverse order; at last the seats that
 * start with three houses.
 */
export function placeNextHouse(s: State): void {
  const { players, factions } = s.table;
  const step = s.step();
  if (step === 3 * players) {
    s.enterPhase(PHASE.bonusTiles);
    return;
  }
  s.countStep();
  const seat = s.turnOrder(placingPlace(step, players));
  const houses = factions[s.faction(seat)].startHouses;
  if (houses > Math.floor(step / players)) s.push(PLACE_HOUSE.number, seat);
}

/**
 * Asks the next seat in reverse turn order for its bonus tile; at last a coin is put on each tile
 * that is left.
 */
export function chooseNextTile(s: State, sink: Sink): void {
  const { players } = s.table;
  const step = s.step();
  if (step < players) {
    s.countStep();
    s.push(CHOOSE_BONUS_TILE.number, s.turnOrder(players - 1 - step));
    return;
  }
  layCoinsOnTiles(s, sink);
  s.setRound(1);
  s.enterPhase(PHASE.beforeIncome);
}
