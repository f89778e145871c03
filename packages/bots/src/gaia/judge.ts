import {
  cityFace,
  countBits,
  FACE,
  LANDS,
  MAX_ROW,
  NONE,
  offeredAround,
  PHASE,
  placedMeeples,
  type State,
} from '@pangaea/rules/gaia';
import type { Seat } from '@pangaea/rules/kernel';
import type { Judge } from '../judge.ts';
import { prune } from './prune.ts';

/** Points of a meeple placed: what `standing` takes for a lead of half a chance. */
const MEEPLE = 8;
/** Share of a meeple for a city in hand by needs met at its best place. */
const CITY_IN_HAND = [0, 0.1, 0.5, 0.6, 0.7] as const;
const CARD_TOWARDS_OBJECTIVE = 0.12;
const CARD = 0.05;

function judge(s: State, into: Float64Array): void {
  const { players } = s.table;
  for (let seat = 0; seat < players; seat++) {
    into[seat] = placedMeeples(s, seat) * MEEPLE;
    if (s.phase() === PHASE.over) into[seat] += s.winner() === seat ? 100 : 0;
    else into[seat] += MEEPLE * (hand(s, seat) + objectives(s, seat));
  }
}

function hand(s: State, seat: Seat): number {
  let worth = CARD * s.handSize(seat);
  for (let index = 0; index < s.handSize(seat); index++) {
    const face = s.hand(seat, index);
    if (face < FACE.city || face >= cityFace(s.table.cities)) continue;
    worth += CITY_IN_HAND[bestPlace(s, face - FACE.city)];
  }
  return worth;
}

/** Most needs that a city would find met where it may be built. */
function bestPlace(s: State, city: number): number {
  const needs = s.table.needs[city];
  const allowed = s.table.allowed[s.table.cityBase[city]];
  let most = 0;
  for (let tile = 0; tile < s.tiles(); tile++) {
    if (((allowed >> s.land(tile)) & 1) === 0 || s.cityOn(tile) !== NONE || s.animals(tile) > 0) {
      continue;
    }
    const met = countBits(offeredAround(s, tile) & needs);
    if (met > most) most = met;
  }
  return most;
}

/** Cards in front that the nearest open objective asks for. */
function objectives(s: State, seat: Seat): number {
  let most = 0;
  for (let place = 0; place < MAX_ROW; place++) {
    const objective = s.objective(place);
    if (objective === NONE) break;
    if (s.completedBy(place) !== NONE) continue;
    let fitting = 0;
    for (let land = 0; land < LANDS.length; land++) {
      const wanted = s.table.objectiveCards[objective * LANDS.length + land];
      fitting += Math.min(wanted, s.natureInFront(seat, land));
    }
    if (fitting > most) most = fitting;
  }
  return most * CARD_TOWARDS_OBJECTIVE;
}

/** Nobody passes in Gaia. */
export const GAIA_JUDGE: Judge<State> = { judge, prune, isPass: () => false };
