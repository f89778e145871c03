import { hasHex, intersects, nextHex, WORDS } from '../hexmap/index.ts';
import { Random } from '../kernel/index.ts';
import { declineSecond } from './actions/transform.ts';
import { putNeutralHouse } from './board.ts';
import { EFFECT } from './effects.ts';
import { FRAME } from './frames.ts';
import type { Sink } from './gains.ts';
import { payIncome } from './income.ts';
import { layCoinsOnTiles, layOut } from './lay-out.ts';
import { secondShovelExists } from './legal-shovels.ts';
import { bestSplit, exchangeForCoins, exchangeForVp, ranking, scoreGameEnd } from './scoring.ts';
import { NONE, PHASE, ROUNDS, SETS, type State, TILE } from './state.ts';
import { foundTown, lookForTowns, riverTowns, townTilesAllowed } from './towns.ts';
import { BONUS_TILES, SCORED_EVENTS, TERRAINS } from './vocabulary.ts';

/** Places in `STANDING_ORDERS`. */
export const ORDER = { ask: 0, all: 1, keep: 2, vpFirst: 3 } as const;

/**
 * Goes on until somebody has a choice, the game is over, or (in a view) something hidden comes next.
 * Frames that leave nothing to choose settle themselves.
 */
export function settle(s: State, sink: Sink): void {
  for (;;) {
    if (s.depth() === 0) {
      if (!advance(s, sink)) return;
      continue;
    }
    const who = s.topWho();
    switch (s.top()) {
      case FRAME.turn:
        return;
      case FRAME.afterAction:
        if (s.topA() !== NONE) {
          const hex = s.topA();
          s.setTopA(NONE);
          lookForTowns(s, who, hex);
        } else if (s.bowl3(who) > 0 || riverTowns(s, who, undefined)) {
          return;
        } else {
          s.pop();
        }
        break;
      case FRAME.optionalHouse:
        if (s.houses(who) > 0 && s.coins(who) >= s.table.houseCost) return;
        s.pop();
        break;
      case FRAME.secondShovel:
        if (secondShovelExists(s, who)) return;
        declineSecond(s, who);
        break;
      case FRAME.edgeHouse:
        if (s.houses(who) > 0 && intersects(s.i32, SETS.empty, s.table.map.edge, 0)) return;
        s.pop();
        break;
      case FRAME.town: {
        const allowed = townTilesAllowed(s, who);
        if (allowed === 0) s.pop();
        else if ((allowed & (allowed - 1)) === 0) foundTown(s, who, 31 - Math.clz32(allowed), sink);
        else return;
        break;
      }
      case FRAME.exchange:
        if (who !== 0) return;
        s.pop();
        break;
      default:
        return;
    }
  }
}

/** The next step of the phase when nothing is pending. @returns false when play stops here. */
function advance(s: State, sink: Sink): boolean {
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
      return chooseNextTile(s, sink);
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

/**
 * Planners: a neutral house from each seat, then all that the set-up leaves to chance. Nobody knows any
 * of that, not even who begins, while the houses are placed. Rulebook, "Planners".
 */
function placeOrLayOut(s: State, sink: Sink): boolean {
  const step = s.step();
  if (step < s.table.players) {
    s.countStep();
    s.push(FRAME.neutralHouse, s.turnOrder(step), s.neutral());
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

/** In turn order. Nobody is asked when the factions are given. */
function chooseNextFaction(s: State): void {
  const step = s.step();
  if (step === s.table.players || s.faction(s.turnOrder(step)) !== NONE) {
    s.enterPhase(PHASE.houses);
    return;
  }
  s.countStep();
  s.push(FRAME.faction, s.turnOrder(step));
}

/** In turn order, then in reverse order, then those who start with a third house. */
function placeNextHouse(s: State): void {
  const { players, factions } = s.table;
  const step = s.step();
  if (step === 3 * players) {
    s.enterPhase(PHASE.bonusTiles);
    return;
  }
  s.countStep();
  const place =
    step < players ? step : step < 2 * players ? 2 * players - 1 - step : step - 2 * players;
  const seat = s.turnOrder(place);
  const houses = factions[s.faction(seat)].startHouses;
  if (houses > Math.floor(step / players)) s.push(FRAME.placeHouse, seat);
}

/** In reverse turn order; then a coin on each tile left. */
function chooseNextTile(s: State, sink: Sink): boolean {
  const { players } = s.table;
  const step = s.step();
  if (step < players) {
    s.countStep();
    s.push(FRAME.bonusTile, s.turnOrder(players - 1 - step));
    return true;
  }
  layCoinsOnTiles(s, sink);
  s.setRound(1);
  s.enterPhase(PHASE.beforeIncome);
  return true;
}

/** Gold Diggers: both draws come before the income of every round. Then the round begins. */
function drawOrBegin(s: State, sink: Sink): boolean {
  const draws = s.table.options.twoPlayerVariant === 'gold-diggers' ? 2 : 0;
  if (s.step() === draws) {
    beginRound(s, sink);
    return true;
  }
  if (!s.knowsRandom()) {
    s.setWaiting(true);
    return false;
  }
  drawNeutralHouse(s, sink);
  return true;
}

/**
 * Draws one of the colours not in play; the first player's draw is left out of the second one. Without
 * a free icon hex that shows its terrain the house is discarded; with a single one it goes there.
 */
function drawNeutralHouse(s: State, sink: Sink): void {
  const second = s.step() === 1;
  const seat = s.turnOrder(s.step());
  const inPlay = (1 << s.home(0)) | (1 << s.home(1)) | (second ? 1 << s.drawn() : 0);
  const terrain = drawColour(s, inPlay);
  s.countRevealed();
  s.countStep();
  s.setDrawn(second ? NONE : terrain);
  if (sink !== undefined) sink.push({ type: 'neutral-colour', terrain: TERRAINS[terrain], seat });
  const places = neutralPlaces(s, terrain);
  if (places === 1) putNeutralHouse(s, firstNeutralPlace(s, terrain), sink);
  else if (places > 1) s.push(FRAME.neutralHouse, seat, terrain);
  else if (sink !== undefined) sink.push({ type: 'neutral-discarded', terrain: TERRAINS[terrain] });
}

/** One of the terrains whose bit is not set, each equally likely. */
function drawColour(s: State, taken: number): number {
  let free = 0;
  for (let each = 0; each < TERRAINS.length; each++) free += 1 - ((taken >> each) & 1);
  let drawn = new Random(s.i32, s.randomAt()).below(free);
  for (let each = 0; ; each++) {
    if (((taken >> each) & 1) !== 0) continue;
    if (drawn === 0) return each;
    drawn--;
  }
}

/** Whether a neutral house of that terrain may stand on a hex: empty, with its icon, still showing. */
export function isNeutralPlace(s: State, terrain: number, hex: number): boolean {
  return (
    hasHex(s.table.icons, terrain * WORDS, hex) &&
    hasHex(s.i32, SETS.empty, hex) &&
    s.terrain(hex) === terrain
  );
}

function neutralPlaces(s: State, terrain: number): number {
  const at = terrain * WORDS;
  let places = 0;
  for (let hex = nextHex(s.table.icons, at, -1); hex >= 0; hex = nextHex(s.table.icons, at, hex)) {
    if (isNeutralPlace(s, terrain, hex)) places++;
  }
  return places;
}

function firstNeutralPlace(s: State, terrain: number): number {
  const at = terrain * WORDS;
  let hex = nextHex(s.table.icons, at, -1);
  while (!isNeutralPlace(s, terrain, hex)) hex = nextHex(s.table.icons, at, hex);
  return hex;
}

/** Phase 1, and the first turn of Phase 2. */
function beginRound(s: State, sink: Sink): void {
  if (sink !== undefined) {
    const tile = s.roundTile(s.round());
    const on = SCORED_EVENTS[s.table.roundTileEvent[tile]];
    sink.push({ type: 'round', round: s.round(), on, vp: s.table.roundTileVp[tile] });
  }
  payIncome(s, sink);
  s.enterPhase(PHASE.actions);
  s.setTurn(NONE);
}

/** The next seat in this round's order that has not passed; without one Phase 2 is over. */
function nextTurn(s: State): void {
  const { players } = s.table;
  if (s.passedCount() === players) {
    s.setTurn(NONE);
    s.enterPhase(s.round() === ROUNDS ? PHASE.gameEnd : PHASE.endOfRound);
    return;
  }
  let place = 0;
  if (s.turn() !== NONE) {
    while (s.turnOrder(place) !== s.turn()) place++;
    place++;
  }
  for (;;) {
    if (place >= players) place = 0;
    const seat = s.turnOrder(place);
    if (!s.hasPassed(seat)) {
      s.setTurn(seat);
      s.push(FRAME.turn, seat);
      return;
    }
    place++;
  }
}

/**
 * Power in bowl III at the end of a round or of the game: standing orders are carried out, the others
 * are asked together. At game end all power becomes coins anyway, so only a seat that has another use
 * for it is asked.
 */
function askToExchange(s: State, sink: Sink): void {
  s.countStep();
  const last = s.phase() === PHASE.gameEnd;
  let asked = 0;
  for (let seat = 0; seat < s.table.players; seat++) {
    const power = s.bowl3(seat);
    if (power === 0) continue;
    const price = s.effect(seat, EFFECT.exchangePower);
    const canGainVp = price > 0 && power >= price;
    switch (s.order(seat)) {
      case ORDER.all:
        if (!last) exchangeForCoins(s, seat, power, sink);
        else if (canGainVp) exchangeForVp(s, seat, bestSplit(s, seat).times, sink);
        break;
      case ORDER.vpFirst:
        if (canGainVp) exchangeForVp(s, seat, Math.floor(power / price), sink);
        if (!last) exchangeForCoins(s, seat, s.bowl3(seat), sink);
        break;
      case ORDER.ask:
        if (!last || canGainVp) asked |= 1 << seat;
        break;
      default:
    }
  }
  if (asked !== 0) s.push(FRAME.exchange, asked);
}

/** Phase 3, after the exchanges. Rulebook, "Phase 3: end of the round". */
function beginNextRound(s: State, sink: Sink): void {
  const { players, options } = s.table;
  s.clearUsed();
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (s.tileWhere(tile) === TILE.returned) s.setTileWhere(tile, TILE.beside);
  }
  layCoinsOnTiles(s, sink);
  if (s.round() === 3 && options.twoPlayerVariant === 'planners') placePlannersHouses(s, sink);
  for (let place = 0; place < players; place++) {
    const seat =
      options.turnOrder === 'dropout' ? s.nextOrder(place) : (s.startSeat() + place) % players;
    s.setTurnOrder(place, seat);
  }
  s.clearPassed();
  s.setRound(s.round() + 1);
  s.enterPhase(PHASE.beforeIncome);
}

/** Planners: neutral houses on the icon hexes of the neutral terrain that are still free (R9). */
function placePlannersHouses(s: State, sink: Sink): void {
  const terrain = s.neutral();
  const anyEmpty = s.table.options.rulings.plannersIcon === 'any-empty';
  const at = terrain * WORDS;
  const { icons } = s.table;
  for (let hex = nextHex(icons, at, -1); hex >= 0; hex = nextHex(icons, at, hex)) {
    if (!hasHex(s.i32, SETS.empty, hex)) continue;
    if (anyEmpty || s.terrain(hex) === terrain) putNeutralHouse(s, hex, sink);
  }
}

function endGame(s: State, sink: Sink): void {
  scoreGameEnd(s, sink);
  s.enterPhase(PHASE.over);
  if (sink !== undefined) sink.push({ type: 'game-over', rank: ranking(s).rank });
}
