import { hasHex, nextHex, WORDS } from '../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../kernel/index.ts';
import { addAbilities } from './abilities.ts';
import { questionBehindTown } from './ability-first.ts';
import { powerPrice } from './actions/power.ts';
import { freeSpace } from './actions/priest.ts';
import { isStormed, mayTakeSpecial, newHomes, specialsOf } from './actions/special.ts';
import { sealers } from './auction.ts';
import {
  canBuildDwelling,
  DWELLING,
  SANCTUARY,
  STRONGHOLD,
  TEMPLE,
  TRADING_POST,
  upgradeCoins,
} from './build.ts';
import { mostOrdained, timesPossible } from './conversions.ts';
import { unlockable } from './duties.ts';
import { declinesFrame, isAskedForCult } from './duty-answers.ts';
import { favoursAllowed } from './favours.ts';
import { isTurnBlocked } from './flow.ts';
import { FRAME, NEW_HOME, TRACK } from './frames.ts';
import { priestSupply } from './gains.ts';
import { addLandBridges } from './land-bridges.ts';
import { addSpadeMoves, addTransformActions } from './legal-spades.ts';
import { CONVERSIONS, KIND, NO_CARD, TOKEN_SPLITS } from './moves.ts';
import { nextOffer, offersCoin, powerGained } from './offers.ts';
import { canPay, findPrice } from './prices.ts';
import { REACHED, reachByTouching } from './reach.ts';
import { freeColours, freeFactions } from './setup.ts';
import { aimOf } from './spades.ts';
import { CARD, NONE, PHASE, ROUNDS, SETS, type State } from './state.ts';
import { GOODS, SPADES } from './table.ts';
import { NUMBERS } from './tiles.ts';
import { riverTowns, townTilesLeft } from './towns.ts';
import { stepsPossible } from './tracks.ts';
import { TRAIT } from './traits.ts';
import {
  BONUS_CARDS,
  CULTS,
  CYCLE,
  FAVOUR_TILES,
  POWER_ACTIONS,
  TOWN_TILES,
} from './vocabulary.ts';

const END = packMove(KIND.end);
const DECLINE = packMove(KIND.decline);
const DROP = packMove(KIND.drop);

/** Who must decide now, as bits. */
export function deciders(s: State): number {
  if (s.phase() === PHASE.over) return 0;
  let seats = 0;
  if (s.table.queued) {
    for (let offer = 0; offer < s.offers(); offer++) seats |= 1 << s.offerTo(offer);
    for (let seat = 0; seat < s.table.players; seat++) if (owes(s, seat)) seats |= 1 << seat;
  }
  if (s.depth() === 0 || isTurnBlocked(s)) return seats;
  if (s.frame() === FRAME.sealed) return sealers(s);
  if (s.frame() === FRAME.offers) return seats | (1 << s.offerTo(nextOffer(s)));
  return seats | (1 << s.frameWho());
}

function owes(s: State, seat: Seat): boolean {
  return s.oweSteps(seat) + s.oweTokens(seat) + s.owePriests(seat) > 0;
}

/** Every legal move of a seat. See the contract in the kernel; `check.ts` says the same, slowly. */
export function legal(s: State, seat: Seat, into: Moves): number {
  into.clear();
  if (seat < 0 || seat >= s.table.players || s.phase() === PHASE.over) return 0;
  if (s.table.queued) addDuties(s, seat, into);
  if (s.table.options.dropping && isOwnTurn(s, seat)) into.add(DROP);
  if (s.depth() === 0 || isTurnBlocked(s)) return into.count;
  if (s.frame() === FRAME.offers) {
    const offer = nextOffer(s);
    if (s.offerTo(offer) === seat) addAnswers(s, offer, into);
    return into.count;
  }
  if (s.frame() === FRAME.sealed) {
    addSeals(s, seat, into);
    return into.count;
  }
  if (s.frameWho() !== seat) return into.count;
  switch (s.frame()) {
    case FRAME.turn:
      addActions(s, seat, into);
      break;
    case FRAME.afterAction:
      into.add(END);
      addFree(s, seat, into);
      break;
    case FRAME.spades:
      addSpadeMoves(s, seat, into);
      addAbilities(s, seat, 'spades', into);
      break;
    case FRAME.cult:
      for (let cult = 0; cult < CULTS.length; cult++) into.add(packMove(KIND.cult, cult));
      break;
    case FRAME.favour:
      addBits(favoursAllowed(s, seat), FAVOUR_TILES.length, KIND.favour, into);
      break;
    case FRAME.town:
      addBits(townTilesLeft(s), TOWN_TILES.length, KIND.town, into);
      addAbilityFirst(s, seat, into);
      break;
    default:
      addRare(s, seat, into);
  }
  if (s.table.convertsAnyTime && isInAction(s, seat)) addFree(s, seat, into);
  return into.count;
}

/** Whether the seat resolves its own action; turns and their ends have conversions anyway. */
function isInAction(s: State, seat: Seat): boolean {
  if (s.phase() !== PHASE.actions || s.turn() !== seat) return false;
  return s.frame() !== FRAME.turn && s.frame() !== FRAME.afterAction;
}

function isOwnTurn(s: State, seat: Seat): boolean {
  return s.depth() > 0 && s.frame() === FRAME.turn && s.frameWho() === seat;
}

function addAnswers(s: State, offer: number, into: Moves): void {
  const from = s.offerFrom(offer);
  const power = s.offerPower(offer);
  if (s.table.queued || powerGained(s, offer) > 0) into.add(packMove(KIND.takePower, from, power));
  if (offersCoin(s, offer)) into.add(packMove(KIND.takeCoin, from, power));
  into.add(packMove(KIND.refusePower, from, power));
}

/** Where neighbours answer whenever they like: everything that the seat owes. */
function addDuties(s: State, seat: Seat, into: Moves): void {
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerTo(offer) !== seat) continue;
    const from = s.offerFrom(offer);
    const power = s.offerPower(offer);
    if (!into.includes(packMove(KIND.refusePower, from, power))) addAnswers(s, offer, into);
    else if (offersCoin(s, offer) && !into.includes(packMove(KIND.takeCoin, from, power))) {
      into.add(packMove(KIND.takeCoin, from, power));
    }
  }
  if (s.oweSteps(seat) > 0 && !isAskedForCult(s, seat)) {
    for (let cult = 0; cult < CULTS.length; cult++) into.add(packMove(KIND.cult, cult));
  }
  const declines = !declinesFrame(s, seat);
  if (s.oweTokens(seat) > 0) addToken(s, seat, declines, into);
  if (s.owePriests(seat) > 0) addPriestPlaces(s, seat, declines, into);
}

function addToken(s: State, seat: Seat, declines: boolean, into: Moves): void {
  if (s.vp(seat) >= s.table.tokenVp) into.add(packMove(KIND.buyToken));
  if (declines) into.add(DECLINE);
}

/** Out of the supply, where there may be none, or off a terrain. */
function addPriestPlaces(s: State, seat: Seat, declines: boolean, into: Moves): void {
  if (priestSupply(s, seat) > 0) into.add(packMove(KIND.gainPriest));
  else if (declines) into.add(DECLINE);
  addBits(unlockable(s, seat), CYCLE, KIND.unlock, into);
}

/** What the ability of a stronghold asks may be answered before the town tile. */
function addAbilityFirst(s: State, seat: Seat, into: Moves): void {
  const question = questionBehindTown(s, seat);
  if (question === 'favour') {
    addBits(favoursAllowed(s, seat), FAVOUR_TILES.length, KIND.favour, into);
  } else if (question === 'ordain') addOrdinations(s, seat, NUMBERS.ordained, into);
  else if (question === 'tokens') into.add(packMove(KIND.tokensFirst));
}

function addOrdinations(s: State, seat: Seat, most: number, into: Moves): void {
  for (let n = mostOrdained(s, seat, most); n > 0; n--) into.add(packMove(KIND.ordain, n));
}

/** Frames that come seldom, and the set-up. */
function addRare(s: State, seat: Seat, into: Moves): void {
  switch (s.frame()) {
    case FRAME.bridge:
      into.add(DECLINE);
      addBridges(s, seat, into);
      addLandBridges(s, seat, into);
      break;
    case FRAME.keys:
      addBits(s.frameA(), CULTS.length, KIND.cult, into);
      break;
    case FRAME.ordain:
      into.add(DECLINE);
      addOrdinations(s, seat, s.frameA(), into);
      break;
    case FRAME.townReward:
      for (let cult = 0; cult < CULTS.length; cult++) into.add(packMove(KIND.cult, cult));
      into.add(packMove(KIND.takePoints));
      break;
    case FRAME.gate:
      into.add(DECLINE);
      addSet(s, s.i32, SETS.ground + s.groundOf(seat) * WORDS, KIND.landscape, into);
      break;
    case FRAME.tracks: {
      into.add(DECLINE);
      const steps = stepsPossible(s, seat);
      if ((steps & TRACK.shipping) !== 0) into.add(packMove(KIND.advanceShipping));
      if ((steps & TRACK.exchange) !== 0) into.add(packMove(KIND.advanceExchange));
      break;
    }
    case FRAME.newHome:
      if (s.frameA() === NEW_HOME.star) into.add(DECLINE);
      addBits(newHomes(s, seat), CYCLE, KIND.colour, into);
      break;
    case FRAME.removeTokens:
      addSplits(s, seat, s.frameA(), KIND.removeTokens, into);
      break;
    case FRAME.ride:
      if (s.table.emptyActions) into.add(DECLINE);
      if (s.piecesLeft(seat, DWELLING) > 0) {
        addSet(s, s.i32, SETS.ground + s.home(seat) * WORDS, KIND.build, into);
      }
      break;
    case FRAME.sandstorm:
      addSandstorms(s, seat, into);
      break;
    case FRAME.freeTradingPost:
      if (s.table.emptyActions) into.add(DECLINE);
      if (s.piecesLeft(seat, TRADING_POST) > 0) {
        addUpgradesOf(s, seat, DWELLING, TRADING_POST, into);
      }
      break;
    case FRAME.priest:
      addPriestPlaces(s, seat, true, into);
      break;
    case FRAME.token:
      addToken(s, seat, true, into);
      break;
    case FRAME.ability:
      if (s.frameD() !== 0) into.add(DECLINE);
      addAbilities(s, seat, 'question', into);
      break;
    default:
      addSetUp(s, seat, into);
  }
}

function addSetUp(s: State, seat: Seat, into: Moves): void {
  switch (s.frame()) {
    case FRAME.faction:
      addBits(freeFactions(s, seat), s.table.factions.length, KIND.faction, into);
      break;
    case FRAME.nominate:
      addBits(freeFactions(s, seat), s.table.factions.length, KIND.nominate, into);
      break;
    case FRAME.bid:
      addBids(s, into);
      break;
    case FRAME.colour:
      addBits(freeColours(s), CYCLE, KIND.colour, into);
      break;
    case FRAME.placeDwelling: {
      const at = SETS.ground + aimOf(s, seat) * WORDS;
      const riverOnly = s.trait(seat, TRAIT.onlyOverRivers) > 0;
      for (let hex = nextHex(s.i32, at, -1); hex >= 0; hex = nextHex(s.i32, at, hex)) {
        if (!hasHex(s.i32, SETS.empty, hex)) continue;
        if (riverOnly && !hasHex(s.table.map.touchesRiver, 0, hex)) continue;
        into.add(packMove(KIND.place, hex));
      }
      break;
    }
    default:
      addCards(s, KIND.take, into);
  }
}

/** On every faction nominated: any number above the present bid, or from 0. */
function addBids(s: State, into: Moves): void {
  const base = s.table.options.auctionBase;
  for (let place = 0; place < s.table.players; place++) {
    const least = s.bidder(place) === NONE ? 0 : s.bid(place) + 1;
    for (let bid = least; bid <= base; bid++) {
      into.add(packMove(KIND.bid, s.nominated(place), base === 40 ? 40 - bid : bid));
    }
  }
}

/** For the next faction nominated any number of points. */
function addSeals(s: State, seat: Seat, into: Moves): void {
  const place = s.sealedCount(seat);
  if (place === s.table.players) return;
  for (let points = 0; points <= s.table.options.auctionBase; points++) {
    into.add(packMove(KIND.seal, s.nominated(place), points));
  }
}

function addActions(s: State, seat: Seat, into: Moves): void {
  addTransformActions(s, seat, into);
  addUpgrades(s, seat, into);
  addTracks(s, seat, into);
  addPriests(s, seat, into);
  addPowerActions(s, seat, into);
  for (let actions = specialsOf(s, seat); actions !== 0; actions &= actions - 1) {
    const action = 31 - Math.clz32(actions & -actions);
    if (mayTakeSpecial(s, seat, action)) into.add(packMove(KIND.special, action));
  }
  addAbilities(s, seat, 'action', into);
  addFree(s, seat, into);
  if (s.round() === ROUNDS) into.add(packMove(KIND.pass, NO_CARD));
  else addCards(s, KIND.pass, into);
}

/** Conversions and Mermaids' towns. */
function addFree(s: State, seat: Seat, into: Moves): void {
  for (let times = s.bowl2(seat) >> 1; times > 0; times--) into.add(packMove(KIND.burn, times));
  for (let conversion = 0; conversion < CONVERSIONS.length; conversion++) {
    const most = Math.min(timesPossible(s, seat, conversion), MOST_TIMES);
    for (let times = 1; times <= most; times++) into.add(packMove(KIND.convert, conversion, times));
  }
  riverTowns(s, seat, into);
  addAbilities(s, seat, 'free', into);
}

/** More than so many conversions take two moves. */
const MOST_TIMES = 63;

function addUpgrades(s: State, seat: Seat, into: Moves): void {
  addUpgradesOf(s, seat, DWELLING, TRADING_POST, into, s.coins(seat));
  addUpgradesOf(s, seat, TRADING_POST, TEMPLE, into, s.coins(seat));
  addUpgradesOf(s, seat, TRADING_POST, STRONGHOLD, into, s.coins(seat));
  addUpgradesOf(s, seat, TEMPLE, SANCTUARY, into, s.coins(seat));
}

/** Upgrades of one kind; free when no coins are named. */
function addUpgradesOf(
  s: State,
  seat: Seat,
  from: number,
  to: number,
  into: Moves,
  coins = -1,
): void {
  if (s.onMap(seat, from) === 0 || s.piecesLeft(seat, to) === 0) return;
  const faction = s.faction(seat);
  const price = faction * 6 + to;
  const byHex = s.table.pricedByHex[faction] !== 0;
  const mayUpgrade = s.table.hooks.mayUpgrade[faction];
  if (coins >= 0 && !byHex) {
    if (s.workers(seat) < s.table.costWorkers[price] || coins < s.table.costCoins[price]) return;
  }
  const own = SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    for (let bits = s.i32[own + w]; bits !== 0; bits &= bits - 1) {
      const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
      if (s.building(hex) !== from) continue;
      if (coins >= 0 && byHex) {
        findPrice(s, seat, to, hex);
        if (!canPay(s, seat)) continue;
      } else if (coins >= 0 && coins < s.table.costCoinsAlone[price]) {
        if (coins < upgradeCoins(s, seat, hex, to)) continue;
      }
      if (mayUpgrade !== undefined && !mayUpgrade(s, seat, hex, to)) continue;
      into.add(packMove(KIND.upgrade, hex, to));
    }
  }
}

function addTracks(s: State, seat: Seat, into: Moves): void {
  const faction = s.faction(seat);
  const priests = s.priests(seat);
  if (priests === 0) return;
  if (s.coins(seat) >= NUMBERS.shipping.coins && s.shipping(seat) < s.table.maxShipping[faction]) {
    into.add(packMove(KIND.advanceShipping));
  }
  if (s.exchange(seat) >= s.table.maxExchange[faction]) return;
  const price = s.table.factions[faction].spades.advance;
  if (price === undefined) return;
  if (s.workers(seat) < price.workers || s.coins(seat) < price.coins) return;
  if (priests >= price.priests) into.add(packMove(KIND.advanceExchange));
}

function addPriests(s: State, seat: Seat, into: Moves): void {
  if (s.priests(seat) === 0) return;
  for (let cult = 0; cult < CULTS.length; cult++) {
    for (let steps = 3; steps > 1; steps--) {
      if (freeSpace(s, cult, steps) >= 0) into.add(packMove(KIND.priest, cult, steps - 1));
    }
    into.add(packMove(KIND.priest, cult, 0));
  }
}

function addPowerActions(s: State, seat: Seat, into: Moves): void {
  const power = s.bowl3(seat);
  if (power === 0) return;
  const again = s.trait(seat, TRAIT.reusePowerActions) > 0;
  const noSpades = !s.table.riverwalkerSpades && s.trait(seat, TRAIT.spadesUseless) > 0;
  for (let action = 0; action < POWER_ACTIONS.length; action++) {
    if (power < powerPrice(s, seat, action)) continue;
    if (!again && s.isPowerActionUsed(action)) continue;
    if (noSpades && s.table.powerGoods[action * GOODS + SPADES] > 0) continue;
    into.add(packMove(KIND.power, action));
  }
}

/** Free bridge places that touch an own structure. */
function addBridges(s: State, seat: Seat, into: Moves): void {
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    if (s.bridgeOwner(bridge) !== NONE) continue;
    const { a, b } = bridges[bridge];
    if (s.owner(a) === seat || s.owner(b) === seat) into.add(packMove(KIND.bridge, bridge));
  }
}

function addSandstorms(s: State, seat: Seat, into: Moves): void {
  reachByTouching(s, seat);
  for (let hex = nextHex(REACHED, 0, -1); hex >= 0; hex = nextHex(REACHED, 0, hex)) {
    if (isStormed(s, seat, hex)) into.add(packMove(KIND.transform, hex, s.home(seat)));
  }
  if (!s.table.emptyActions) return;
  into.add(DECLINE);
  if (!canBuildDwelling(s, seat)) return;
  const home = SETS.ground + s.home(seat) * WORDS;
  const reach = SETS.reach + seat * WORDS;
  for (let hex = nextHex(s.i32, home, -1); hex >= 0; hex = nextHex(s.i32, home, hex)) {
    if (hasHex(s.i32, reach, hex) && hasHex(s.i32, SETS.empty, hex)) {
      into.add(packMove(KIND.build, hex));
    }
  }
}

/** Ways to take so many tokens out of the bowls. */
function addSplits(s: State, seat: Seat, tokens: number, base: number, into: Moves): void {
  for (let split = 0; split < TOKEN_SPLITS.length; split++) {
    const bowls = TOKEN_SPLITS[split];
    if (bowls[0] + bowls[1] + bowls[2] !== tokens) continue;
    if (bowls[0] > s.bowl1(seat) || bowls[1] > s.bowl2(seat) || bowls[2] > s.bowl3(seat)) continue;
    into.add(packMove(base, split));
  }
}

function addCards(s: State, kind: number, into: Moves): void {
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) === CARD.beside) into.add(packMove(kind, card));
  }
}

/** Adds `kind` with each empty hex of a set. */
function addSet(s: State, set: Int32Array, at: number, kind: number, into: Moves): void {
  for (let w = 0; w < WORDS; w++) {
    for (let bits = set[at + w] & s.i32[SETS.empty + w]; bits !== 0; bits &= bits - 1) {
      into.add(packMove(kind, (w << 5) | (31 - Math.clz32(bits & -bits))));
    }
  }
}

function addBits(bits: number, length: number, kind: number, into: Moves): void {
  for (let bit = 0; bit < length; bit++) {
    if (((bits >> bit) & 1) !== 0) into.add(packMove(kind, bit));
  }
}
