import { FACE, LANDS, MAX_ROW, NONE, POWERS, type State } from '@pangaea/rules/gaia';
import type { Seat } from '@pangaea/rules/kernel';
import { addCost } from './costs.ts';
import { AT } from './feature-names.ts';

/** More actions than any objective takes. */
const NO_GOAL = 9;

/**
 * Open objectives, by the actions to the nearest of them: one for a card in hand, two for another
 * card.
 */
export function lookAtGoals(s: State, seat: Seat, into: Float64Array, row: number): void {
  const { objectiveCards, objectivePowers } = s.table;
  let best = NO_GOAL;
  let second = NO_GOAL;
  let powerGoal = 0;
  for (let place = 0; place < MAX_ROW; place++) {
    const objective = s.objective(place);
    if (objective === NONE) break;
    if (s.completedBy(place) !== NONE) continue;
    if (objectivePowers[objective] > 0) {
      if (powerGoal === 0) powerGoal = objectivePowers[objective];
      continue;
    }
    let steps = 0;
    for (let land = 0; land < LANDS.length; land++) {
      const wanted = objectiveCards[objective * LANDS.length + land] - s.natureInFront(seat, land);
      if (wanted <= 0) continue;
      const held = s.countHand(seat, FACE.nature + land, FACE.nature + land + 1);
      steps += held >= wanted ? wanted : held + 2 * (wanted - held);
      if (s.pile(land) < wanted) steps = NO_GOAL;
    }
    if (steps < best) {
      second = best;
      best = steps;
    } else if (steps < second) second = steps;
  }
  if (best >= 1 && best <= 6) into[row + AT.goal1 + best - 1] = 1;
  if (second < NO_GOAL) into[row + AT.goalAfter] = (NO_GOAL - second) / NO_GOAL;
  if (best < NO_GOAL) addCost(best);
  if (powerGoal > 0) lookAtPowerGoal(s, seat, powerGoal, into, row);
}

function lookAtPowerGoal(
  s: State,
  seat: Seat,
  wanted: number,
  into: Float64Array,
  row: number,
): void {
  let lying = 0;
  for (let power = 0; power < POWERS.length; power++) lying += s.powersInFront(seat, power);
  const held = s.countHand(seat, FACE.power, FACE.city);
  const missing = wanted - lying;
  const steps = held >= missing ? missing : held + 2 * (missing - held);
  into[row + AT.powersInFront] = lying / wanted;
  if (steps <= 2) into[row + AT.powerGoalNear] = 3 - steps;
  addCost(steps);
}
