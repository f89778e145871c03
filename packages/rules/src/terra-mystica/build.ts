import { addHex, removeHex, WORDS } from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { FRAME } from './frames.ts';
import { gainVp, pay, type Sink } from './gains.ts';
import { askNeighbours, fullNeighbours, isNearOpponent, makeOffers, OFFERED } from './offers.ts';
import { extendReach } from './reach.ts';
import { SCORED_BY_BUILDING, scoreRound } from './round-tile.ts';
import { gainSpades } from './spades.ts';
import { SETS, type State } from './state.ts';
import { TRAIT } from './traits.ts';
import { BUILDINGS, FAVOUR_TILES } from './vocabulary.ts';

export const DWELLING = 1;
export const TRADING_POST = 2;
export const TEMPLE = 3;
export const STRONGHOLD = 4;
export const SANCTUARY = 5;

/** Puts a dwelling on an empty hex, with no consequences yet. */
export function putDwelling(s: State, seat: Seat, hex: number, sink: Sink): void {
  removeHex(s.i32, SETS.empty, hex);
  addHex(s.i32, SETS.own + seat * WORDS, hex);
  s.setOwner(hex, seat);
  s.setBuilding(hex, DWELLING);
  s.addOnMap(seat, DWELLING, 1);
  extendReach(s, seat, hex);
  tellBuilt(s, seat, hex, DWELLING, 0, sink);
}

/** A dwelling in the action phase, with all that follows; free of cost for the Witches' ride. */
export function buildDwelling(s: State, seat: Seat, hex: number, free: boolean, sink: Sink): void {
  if (!free) {
    const at = s.faction(seat) * 6 + DWELLING;
    pay(s, seat, s.table.costWorkers[at], s.table.costCoins[at], 'build', sink);
  }
  putDwelling(s, seat, hex, sink);
  follow(s, seat, hex, DWELLING, sink);
}

/** Whether the seat has a dwelling left and can pay it. */
export function canBuildDwelling(s: State, seat: Seat): boolean {
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
  if (building !== TRADING_POST || isNearOpponent(s, seat, hex)) return s.table.costCoins[at];
  return s.table.costCoinsAlone[at];
}

/** Another structure instead of the own one on a hex, with all that follows. */
export function upgrade(
  s: State,
  seat: Seat,
  hex: number,
  building: number,
  free: boolean,
  sink: Sink,
): void {
  if (!free) {
    const workers = s.table.costWorkers[s.faction(seat) * 6 + building];
    pay(s, seat, workers, upgradeCoins(s, seat, hex, building), 'upgrade', sink);
  }
  const before = s.building(hex);
  s.setBuilding(hex, building);
  s.addOnMap(seat, before, -1);
  s.addOnMap(seat, building, 1);
  tellBuilt(s, seat, hex, building, before, sink);
  follow(s, seat, hex, building, sink);
}

/**
 * What follows a structure: points at once; then, in the order of the ruling `afterBuilding`, favour
 * tiles, towns, the stronghold's ability and the neighbours. What lies on top of the stack is first.
 */
export function follow(s: State, seat: Seat, hex: number, building: number, sink: Sink): void {
  const { table } = s;
  scoreRound(s, seat, SCORED_BY_BUILDING[building], 1, sink);
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    const vp = table.favourVp[tile * BUILDINGS.length + building];
    if (vp > 0 && s.hasFavour(seat, tile)) gainVp(s, seat, vp, 'favour-tile', sink);
  }
  const event = makeOffers(s, seat, hex, sink);
  const asks = !table.queued && event !== OFFERED.nobody && event !== OFFERED.full;
  if (asks && !table.powerFirst) askNeighbours(s, seat, event);
  if (building === STRONGHOLD) s.push(FRAME.strongholdBuilt, seat, hex);
  const spades = building === TEMPLE ? s.trait(seat, TRAIT.templeSpades) : 0;
  if (spades > 0) gainSpades(s, seat, spades, sink, 'landscape', table.templeSpades);
  s.push(FRAME.lookForTowns, seat, hex);
  const favours = table.favours[s.faction(seat) * 6 + building];
  for (let n = 0; n < favours; n++) s.push(FRAME.favour, seat);
  if (asks && table.powerFirst) askNeighbours(s, seat, event);
  if (event === OFFERED.full) fullNeighbours(s, seat, sink);
}

function tellBuilt(
  s: State,
  seat: Seat,
  hex: number,
  building: number,
  before: number,
  sink: Sink,
): void {
  if (sink === undefined) return;
  const name = s.table.map.names[hex];
  const [now, replaced] = [BUILDINGS[building], BUILDINGS[before]];
  sink.push({ type: 'built', seat, hex: name, building: now, replaced });
}
