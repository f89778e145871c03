import {
  cityFace,
  countBits,
  FACE,
  LANDS,
  NONE,
  PHASE,
  POWERS,
  type State,
} from '@pangaea/rules/gaia';
import type { Seat } from '@pangaea/rules/kernel';
import { addCost, clearCosts, lookAtRace } from './costs.ts';
import { AT, FEATURE_COUNT } from './feature-names.ts';
import { lookAtGoals } from './goals.ts';
import { Survey } from './survey.ts';

/** The cost of a city that needs a tile which is not in hand yet. */
const LATER_COST = 3;
/** The number of actions in a turn. */
const WHOLE_TURN = 2;

const SURVEY = new Survey();
/** By seat: cities that its nature cards could raise, as bits. */
const RAISED = new Int32Array(8);

/** Writes the features of all seats, one row after the other. `s` is a full state, not a view. */
export function features(s: State, into: Float64Array): void {
  const { players } = s.table;
  into.fill(0, 0, players * FEATURE_COUNT);
  SURVEY.look(s);
  const stock = landsInStock(s);
  for (let seat = 0; seat < players; seat++) {
    const row = seat * FEATURE_COUNT;
    clearCosts();
    const held = natureInHand(s, seat, into, row) & stock;
    lookAtRaises(s, seat, held, stock, into, row);
    lookAtHand(s, seat, held, stock, into, row);
    lookAtGoals(s, seat, into, row);
    lookAtCities(s, seat, into, row);
    lookAtTurn(s, seat, into, row);
    lookAtRace(s, seat, into, row);
  }
  if (!s.table.takeover) return;
  for (let seat = 0; seat < players; seat++) lookAtThreats(s, seat, stock, into);
}

function landsInStock(s: State): number {
  let lands = 0;
  for (let land = 0; land < LANDS.length; land++) if (s.pile(land) > 0) lands |= 1 << land;
  return lands;
}

/**
 * Writes the features of the nature cards in hand.
 * @returns the lands of these cards, as bits
 */
function natureInHand(s: State, seat: Seat, into: Float64Array, row: number): number {
  let lands = 0;
  let cards = 0;
  const size = s.handSize(seat);
  for (let index = 0; index < size; index++) {
    const face = s.hand(seat, index);
    if (face >= FACE.animals) continue;
    lands |= 1 << (face - FACE.nature);
    cards++;
  }
  into[row + AT.nature] = cards;
  into[row + AT.natureKinds] = countBits(lands);
  return lands;
}

/** Cities on which a seat would put a meeple if one more need were met, as bits. */
function gainable(s: State, seat: Seat): number {
  const { cities, fourNeeds } = s.table;
  let set = 0;
  for (let city = 0; city < cities; city++) {
    if (s.cityAt(city) === NONE) continue;
    const wanted = fourNeeds && s.met(city) === 3 ? 2 : 1;
    if (s.meeples(city, seat) < wanted) set |= 1 << city;
  }
  return set;
}

function lookAtRaises(
  s: State,
  seat: Seat,
  held: number,
  stock: number,
  into: Float64Array,
  row: number,
): void {
  const mine = gainable(s, seat);
  let best = 0;
  let all = 0;
  let later = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((stock >> land) & 1) === 0) continue;
    const wanting = SURVEY.wants[land] & mine;
    later |= wanting;
    if (((held >> land) & 1) === 0 || wanting === 0) continue;
    all |= wanting;
    for (let cell = 0; cell < SURVEY.cells; cell++) {
      best = Math.max(best, countBits(SURVEY.cellCities[cell] & wanting));
    }
  }
  all &= SURVEY.open;
  RAISED[seat] = all;
  const more = countBits(all) - best;
  into[row + AT.raise] = best;
  into[row + AT.raiseMore] = more;
  into[row + AT.raiseLater] = countBits(later & SURVEY.open & ~all);
  if (best > 0) addCost(1);
  for (let extra = 1; extra < best; extra++) addCost(0);
  for (let extra = 0; extra < more; extra++) addCost(1);
  if ((SURVEY.wantsAnimals & mine) !== 0 && raisesByAnimals(s, seat, SURVEY.wantsAnimals & mine)) {
    into[row + AT.raiseByAnimals] = 1;
    addCost(1);
  }
}

/** Whether a tile next to one of these cities would take an animal card of the hand. */
function raisesByAnimals(s: State, seat: Seat, wanting: number): boolean {
  if (s.tokens() < s.table.herd) return false;
  let allowed = 0;
  const size = s.handSize(seat);
  for (let index = 0; index < size; index++) {
    const face = s.hand(seat, index);
    if (face >= FACE.animals && face < FACE.power) allowed |= s.table.allowed[face - FACE.animals];
  }
  if (allowed === 0) return false;
  for (let city = 0; city < s.table.cities; city++) {
    if (((wanting >> city) & 1) === 0) continue;
    for (let direction = 0; direction < 4; direction++) {
      const tile = s.link(s.cityAt(city), direction);
      if (tile === NONE || SURVEY.isEmpty[tile] === 0) continue;
      if (((allowed >> s.land(tile)) & 1) !== 0) return true;
    }
  }
  return false;
}

const POWER_FEATURE: readonly number[] = POWERS.map((power) =>
  power === 'sun' || power === 'rain' ? AT.weather : AT[power],
);

function lookAtHand(
  s: State,
  seat: Seat,
  held: number,
  stock: number,
  into: Float64Array,
  row: number,
): void {
  const size = s.handSize(seat);
  const end = cityFace(s.table.cities);
  for (let index = 0; index < size; index++) {
    const face = s.hand(seat, index);
    if (face >= FACE.city && face < end) {
      SURVEY.findPlace(s, face - FACE.city, held, stock);
      into[row + cityInHand(s.table.fourNeeds)]++;
    } else if (face >= FACE.power && face < FACE.city)
      into[row + POWER_FEATURE[face - FACE.power]]++;
    else if (face >= FACE.animals && face < FACE.power) into[row + AT.animals]++;
  }
  if (size >= s.table.handLimit) into[row + AT.fullHand] = size - s.table.handLimit + 1;
}

/** The feature that counts a city in hand, after the search for its place. */
function cityInHand(fourNeeds: boolean): number {
  if (SURVEY.now >= 2) {
    addCost(1);
    if (SURVEY.now < 4) return SURVEY.now === 2 ? AT.build2 : AT.build3;
    if (fourNeeds) addCost(0);
    return AT.build4;
  }
  if (SURVEY.withHeld >= 2) {
    addCost(2);
    return AT.buildAfterTile;
  }
  if (SURVEY.withStock >= 2) {
    addCost(LATER_COST);
    return AT.buildLater;
  }
  return AT.cityInHand;
}

/** Meeples on cities, by the security of the cities. */
function lookAtCities(s: State, seat: Seat, into: Float64Array, row: number): void {
  for (let city = 0; city < s.table.cities; city++) {
    const meeples = s.cityAt(city) === NONE ? 0 : s.meeples(city, seat);
    if (meeples === 0) continue;
    const met = s.met(city);
    into[row + (met === 2 ? AT.onTwo : met === 3 ? AT.onThree : AT.onFour)] += meeples;
    const food = SURVEY.food[city];
    if (food === 0) continue;
    into[row + AT.hungry]++;
    if (met === 2 && food <= 2) into[row + AT.starving] += food <= 1 ? 1 : 0.5;
  }
}

function lookAtTurn(s: State, seat: Seat, into: Float64Array, row: number): void {
  if (s.turn() === seat) {
    into[row + AT.actionsLeft] = s.phase() === PHASE.feeding ? WHOLE_TURN : s.actions();
  } else if (s.nextSeat(s.turn()) === seat) into[row + AT.next] = 1;
}

/** Own cities that another seat could take over, with cards of its hand or with any tile. */
function lookAtThreats(s: State, seat: Seat, stock: number, into: Float64Array): void {
  let mine = 0;
  for (let city = 0; city < s.table.cities; city++) {
    if (s.cityAt(city) !== NONE && s.meeples(city, seat) > 0) mine |= 1 << city;
  }
  if (mine === 0) return;
  let threatened = 0;
  for (let other = 0; other < s.table.players; other++) {
    if (other !== seat) threatened |= RAISED[other];
  }
  let exposed = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((stock >> land) & 1) !== 0) exposed |= SURVEY.wants[land];
  }
  const row = seat * FEATURE_COUNT;
  into[row + AT.threatened] = countBits(mine & threatened);
  into[row + AT.exposed] = countBits(mine & exposed & SURVEY.open & ~threatened);
}
