import type { Seat } from '../../kernel/index.ts';
import { occupy, tellBuilt } from '../../terra/board.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { SCORED_BY_BUILDING, scoreRound } from '../course/round-tile.ts';
import type { Sink } from '../events.ts';
import { gainVp } from '../goods/gains.ts';
import { findPrice, noPrice, payPrice } from '../goods/prices.ts';
import { isNearOpponent } from '../land/adjacent.ts';
import { extendReach } from '../land/reach.ts';
import { askNeighbours } from '../offers/asking.ts';
import { fullNeighbours, makeOffers, OFFERED } from '../offers/offers.ts';
import { gainSpades } from '../spades/spades.ts';
import { SPADE_FLAG } from '../spades/spades-question.ts';
import type { State } from '../state.ts';
import { isStrongholdFirst } from '../towns/ability-first.ts';
import { CHOOSE_FAVOUR } from '../towns/favour.ts';
import { LOOK_FOR_TOWNS } from '../towns/look-for-towns.ts';
import { BUILDINGS, FAVOUR_TILES } from '../vocabulary.ts';
import { DWELLING, STRONGHOLD, TEMPLE } from './building-kinds.ts';
import { STRONGHOLD_BUILT } from './stronghold-built.ts';

/** Puts a structure on an empty hex, by default a dwelling, without any consequences yet. */
export function putDwelling(
  s: State,
  seat: Seat,
  hex: number,
  sink: Sink,
  building: number = DWELLING,
): void {
  occupy(s, seat, hex, building);
  s.addOnMap(seat, building, 1);
  extendReach(s, seat, hex);
  tellBuilt(s, seat, hex, 0, BUILDINGS, sink);
}

const PRICE = noPrice();

/** Builds a dwelling in the action phase, with all consequences. `free`: without payment. */
export function buildDwelling(s: State, seat: Seat, hex: number, free: boolean, sink: Sink): void {
  if (!free) {
    findPrice(s, seat, DWELLING, hex, PRICE);
    payPrice(s, seat, PRICE, 'build', sink);
  }
  putDwelling(s, seat, hex, sink);
  follow(s, seat, hex, DWELLING, sink);
}

/**
 * Whether the seat has a dwelling left and can pay for it; if prices differ from hex to hex, each
 * hex is checked later.
 */
export function canBuildDwelling(s: State, seat: Seat): boolean {
  if (s.table.pricedByHex[s.faction(seat)] !== 0) return s.piecesLeft(seat, DWELLING) > 0;
  const at = s.faction(seat) * 6 + DWELLING;
  return (
    s.piecesLeft(seat, DWELLING) > 0 &&
    s.workers(seat) >= s.table.costWorkers[at] &&
    s.coins(seat) >= s.table.costCoins[at]
  );
}

/** Coins for an upgrade of the structure on a hex. */
export function upgradeCoins(s: State, seat: Seat, hex: number, building: number): number {
  const at = s.faction(seat) * 6 + building;
  const { costCoins, costCoinsAlone } = s.table;
  if (costCoinsAlone[at] === costCoins[at]) return costCoins[at];
  return isNearOpponent(s, seat, hex) ? costCoins[at] : costCoinsAlone[at];
}

/** Replaces the own structure on a hex by another one, with all consequences. */
export function upgrade(
  s: State,
  seat: Seat,
  hex: number,
  building: number,
  free: boolean,
  sink: Sink,
): void {
  if (!free) {
    findPrice(s, seat, building, hex, PRICE);
    payPrice(s, seat, PRICE, 'upgrade', sink);
  }
  const before = s.building(hex);
  s.setBuilding(hex, building);
  s.addOnMap(seat, before, -1);
  s.addOnMap(seat, building, 1);
  tellBuilt(s, seat, hex, before, BUILDINGS, sink);
  follow(s, seat, hex, building, sink, before);
}

/**
 * The consequences of a new structure: points immediately; then, in the order of the ruling
 * `afterBuilding`, favour tiles, towns, the stronghold's ability and the neighbours. The question
 * on top of the stack comes first.
 */
export function follow(
  s: State,
  seat: Seat,
  hex: number,
  building: number,
  sink: Sink,
  before = 0,
): void {
  const { table } = s;
  scoreRound(s, seat, SCORED_BY_BUILDING[building], 1, sink);
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    const vp = table.favourVp[tile * BUILDINGS.length + building];
    if (vp > 0 && s.hasFavour(seat, tile)) gainVp(s, seat, vp, 'favour-tile', sink);
  }
  const event = makeOffers(s, seat, hex, sink);
  const asks = !table.queued && event !== OFFERED.nobody && event !== OFFERED.full;
  if (asks && !table.powerFirst) askNeighbours(s, seat, event);
  table.hooks.built[s.faction(seat)]?.(s, seat, hex, building, before, sink);
  const atOnce = building === STRONGHOLD && isStrongholdFirst(s, seat);
  if (building === STRONGHOLD && !atOnce) s.push(STRONGHOLD_BUILT.number, seat, hex);
  const spades = building === TEMPLE ? s.trait(seat, TRAIT.templeSpades) : 0;
  if (spades > 0) {
    gainSpades(s, seat, spades, sink, 'landscape', table.templeSpadesAlone ? SPADE_FLAG.alone : 0);
  }
  s.push(LOOK_FOR_TOWNS.number, seat, hex);
  if (atOnce) s.push(STRONGHOLD_BUILT.number, seat, hex);
  const favours = table.favours[s.faction(seat) * 6 + building];
  for (let n = 0; n < favours; n++) s.push(CHOOSE_FAVOUR.number, seat);
  if (asks && table.powerFirst) askNeighbours(s, seat, event);
  if (event === OFFERED.full) fullNeighbours(s, seat, sink);
}
