import { GO_ON, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { FACE } from '../cards.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { MAX_ROW } from '../limits.ts';
import { NONE, type State } from '../state.ts';
import { LANDS, POWERS } from '../vocabulary.ts';
import { checkObjective } from './objectives.check.ts';

/** Choose one of several objectives completed at once. Rules, "Completing objectives". */
export const CHOOSE_OBJECTIVE = question({ name: 'objective' });

export const OBJECTIVE = kind({
  word: 'objective',
  args: [ARG.objective],
  meaning: 'choose one of the objectives completed at once',
  answers: [
    {
      to: CHOOSE_OBJECTIVE,
      list: (s, seat, into, objective) => {
        const places = completedPlaces(s, seat);
        for (let place = 0; place < MAX_ROW; place++) {
          if (((places >> place) & 1) !== 0) into.add(packMove(objective, s.objective(place)));
        }
      },
      check: (s, seat, objective, _b, _c, reason) => checkObjective(s, seat, objective, reason),
      apply: (s, seat, objective, _b, _c, sink) => {
        s.pop();
        completeObjective(s, seat, placeOf(s, objective), sink);
      },
    },
  ],
});

/**
 * After a nature card was played. Completing an objective is compulsory, but only one for each
 * card.
 */
export const OBJECTIVES = question({
  name: 'objectives',
  isStep: true,
  settle: (s, sink) => {
    const seat = s.topWho();
    s.pop();
    const places = completedPlaces(s, seat);
    if ((places & (places - 1)) !== 0) s.push(CHOOSE_OBJECTIVE.number, seat);
    else if (places !== 0) completeObjective(s, seat, 31 - Math.clz32(places), sink);
    return GO_ON;
  },
});

/**
 * After a power card was played: completes the first open objective for which the seat has enough
 * power cards in front. All of these are then removed.
 */
export const POWER_OBJECTIVES = question({
  name: 'power-objectives',
  isStep: true,
  settle: (s, sink) => {
    const seat = s.topWho();
    s.pop();
    completePowerObjective(s, seat, sink);
    return GO_ON;
  },
});

/** The place of an objective in the row. */
function placeOf(s: State, objective: number): number {
  let place = 0;
  while (s.objective(place) !== objective) place++;
  return place;
}

/** Open objectives whose nature cards are in front of a seat, as bits by place in the row. */
function completedPlaces(s: State, seat: Seat): number {
  let places = 0;
  for (let place = 0; place < MAX_ROW; place++) {
    const objective = s.objective(place);
    if (objective === NONE) break;
    if (s.completedBy(place) !== NONE || s.table.objectivePowers[objective] > 0) continue;
    if (hasCards(s, seat, objective)) places |= 1 << place;
  }
  return places;
}

function hasCards(s: State, seat: Seat, objective: number): boolean {
  const { objectiveCards } = s.table;
  for (let land = 0; land < LANDS.length; land++) {
    const wanted = objectiveCards[objective * LANDS.length + land];
    if (s.natureInFront(seat, land) < wanted) return false;
  }
  return true;
}

/**
 * Puts a meeple on an objective; all nature cards in front are removed, or only those that it
 * shows.
 */
function completeObjective(s: State, seat: Seat, place: number, sink: Sink): void {
  const { objectiveCards, discardsMatchedOnly } = s.table;
  const objective = s.objective(place);
  const nature: Record<string, number> = {};
  for (let land = 0; land < LANDS.length; land++) {
    const lying = s.natureInFront(seat, land);
    const going = discardsMatchedOnly ? objectiveCards[objective * LANDS.length + land] : lying;
    if (going === 0) continue;
    s.setNatureInFront(seat, land, lying - going);
    s.discard(FACE.nature + land, going);
    if (sink !== undefined) nature[LANDS[land]] = going;
  }
  putMeeple(s, seat, place);
  const id = s.table.objectiveIds[objective];
  sink?.push({ type: 'objective', seat, objective: id, nature, powers: {} });
}

function completePowerObjective(s: State, seat: Seat, sink: Sink): void {
  let lying = 0;
  for (let power = 0; power < POWERS.length; power++) lying += s.powersInFront(seat, power);
  for (let place = 0; place < MAX_ROW; place++) {
    const objective = s.objective(place);
    if (objective === NONE) return;
    const wanted = s.table.objectivePowers[objective];
    if (wanted === 0 || wanted > lying || s.completedBy(place) !== NONE) continue;
    const powers: Record<string, number> = {};
    for (let power = 0; power < POWERS.length; power++) {
      const going = s.powersInFront(seat, power);
      if (going === 0) continue;
      s.setPowersInFront(seat, power, 0);
      s.discard(FACE.power + power, going);
      if (sink !== undefined) powers[POWERS[power]] = going;
    }
    putMeeple(s, seat, place);
    const id = s.table.objectiveIds[objective];
    sink?.push({ type: 'objective', seat, objective: id, nature: {}, powers });
    return;
  }
}

function putMeeple(s: State, seat: Seat, place: number): void {
  s.setCompletedBy(place, seat);
  s.setSupply(seat, s.supply(seat) - 1);
}
