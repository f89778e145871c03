import type { Seat } from '../kernel/index.ts';
import { FACE } from './cards.ts';
import type { Sink } from './events.ts';
import { FRAME } from './frames.ts';
import { MAX_ROW } from './limits.ts';
import { NONE, type State } from './state.ts';
import { LANDS, POWERS } from './vocabulary.ts';

/** Open objectives whose nature cards lie in front of a seat, as bits by place in the row. */
export function completedPlaces(s: State, seat: Seat): number {
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

/** After a nature card: completing is compulsory, and one objective for each card. */
export function lookForObjectives(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  s.pop();
  const places = completedPlaces(s, seat);
  if (places === 0) return true;
  if ((places & (places - 1)) !== 0) s.push(FRAME.objective, seat);
  else completeObjective(s, seat, 31 - Math.clz32(places), sink);
  return true;
}

/** A meeple on an objective; the nature cards in front go, or only those that it shows. */
export function completeObjective(s: State, seat: Seat, place: number, sink: Sink): void {
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
  if (sink === undefined) return;
  const id = s.table.objectiveIds[objective];
  sink.push({ type: 'objective', seat, objective: id, nature, powers: {} });
}

/** After a power card: the first open objective of so many power cards, which then go. */
export function lookForPowerObjective(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  s.pop();
  let lying = 0;
  for (let power = 0; power < POWERS.length; power++) lying += s.powersInFront(seat, power);
  for (let place = 0; place < MAX_ROW; place++) {
    const objective = s.objective(place);
    if (objective === NONE) return true;
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
    if (sink !== undefined) {
      const id = s.table.objectiveIds[objective];
      sink.push({ type: 'objective', seat, objective: id, nature: {}, powers });
    }
    return true;
  }
  return true;
}

function putMeeple(s: State, seat: Seat, place: number): void {
  s.setCompletedBy(place, seat);
  s.setSupply(seat, s.supply(seat) - 1);
}
