import type { Seat } from '../kernel/index.ts';
import { addAbilities } from './abilities.ts';
import { questionBehindTown } from './ability-first.ts';
import { returnCard } from './actions/pass.ts';
import { canBridge } from './actions/power.ts';
import { newHomes } from './actions/special.ts';
import { advanceAuction, sealers } from './auction.ts';
import { canBuildDwelling, DWELLING } from './build.ts';
import { mostOrdained, timesPossible } from './conversions.ts';
import { advanceCult } from './cults.ts';
import { canPlacePriest, hasDuties } from './duties.ts';
import { favoursAllowed } from './favours.ts';
import { ALL_GROUPS, FRAME, SPADE_FLAG } from './frames.ts';
import type { Sink } from './gains.ts';
import { payCultRewards, payIncome } from './income.ts';
import { landBridgeExists } from './land-bridges.ts';
import { gateExists, mayLayOnHome } from './landscapes.ts';
import { CONVERSIONS } from './moves.ts';
import {
  ANSWER,
  answerByOrder,
  answerForSeat,
  fullNeighbours,
  hasRoomForOffers,
  neighboursAnswered,
  nextOffer,
  withdrawOffers,
} from './offers.ts';
import { ranking, scoreGameEnd } from './scoring.ts';
import { dropSpades } from './spades.ts';
import { CARD, NONE, PHASE, ROUNDS, type State } from './state.ts';
import { foundTown, lookForTowns, riverTowns, townTilesLeft } from './towns.ts';
import { areStepsOver } from './tracks.ts';
import { BONUS_CARDS, ROUND_TILES } from './vocabulary.ts';

/**
 * Goes on until somebody has a choice or the game is over. Frames that leave nothing to choose settle
 * themselves.
 */
export function settle(s: State, sink: Sink): void {
  for (;;) {
    const who = s.depth() === 0 ? NONE : s.frameWho();
    switch (s.frame()) {
      case NONE:
        if (!advance(s, sink)) return;
        break;
      case FRAME.afterAction:
        if (!isTurnOver(s, who)) return;
        endTurn(s, who);
        break;
      case FRAME.lookForTowns: {
        const hex = s.frameA();
        s.pop();
        lookForTowns(s, who, hex);
        const changed = s.table.hooks.groupChanged[s.faction(who)];
        changed?.(s, who, hex === ALL_GROUPS ? -1 : hex, sink);
        break;
      }
      case FRAME.steps: {
        const cult = s.frameA();
        const steps = s.frameB();
        s.pop();
        advanceCult(s, who, cult, steps, 'favour-tile', sink);
        break;
      }
      case FRAME.strongholdBuilt:
        s.pop();
        s.table.hooks.strongholdBuilt[s.faction(who)]?.(s, who, sink);
        break;
      case FRAME.resume: {
        const a = s.frameA();
        const b = s.frameB();
        s.pop();
        s.table.hooks.resume[s.faction(who)]?.(s, who, a, b, sink);
        break;
      }
      case FRAME.ability:
        if (addAbilities(s, who, 'question', undefined) > 0) return;
        s.pop();
        break;
      case FRAME.offers:
        if (!settleOffers(s, who, sink)) return;
        break;
      case FRAME.town: {
        const left = townTilesLeft(s);
        if (left === 0) s.pop();
        else if ((left & (left - 1)) !== 0 || questionBehindTown(s, who) !== undefined) return;
        else foundTown(s, who, 31 - Math.clz32(left), sink);
        break;
      }
      case FRAME.favour:
        if (favoursAllowed(s, who) !== 0) return;
        s.pop();
        if (sink !== undefined) {
          sink.push({ type: 'lost', seat: who, what: 'favour-tile', amount: 1 });
        }
        break;
      case FRAME.bridge:
        if (bridgeExists(s, who)) return;
        s.pop();
        if (sink !== undefined) sink.push({ type: 'lost', seat: who, what: 'bridge', amount: 1 });
        break;
      case FRAME.ordain:
        if (mostOrdained(s, who, s.frameA()) > 0) return;
        s.pop();
        break;
      case FRAME.newHome:
        if (newHomes(s, who) !== 0) return;
        s.pop();
        break;
      case FRAME.spades:
        if (!areSpadesOver(s, who)) return;
        dropSpades(s, who, sink);
        break;
      case FRAME.gate:
        if (gateExists(s, who)) return;
        s.pop();
        break;
      case FRAME.tracks:
        if (!areStepsOver(s, who)) return;
        s.pop();
        break;
      case FRAME.priest:
        if (canPlacePriest(s, who)) return;
        s.pop();
        if (sink !== undefined) sink.push({ type: 'lost', seat: who, what: 'priests', amount: 1 });
        break;
      case FRAME.sealed:
        if (sealers(s) !== 0) return;
        s.pop();
        break;
      case FRAME.token:
        if (s.vp(who) >= s.table.tokenVp) return;
        s.pop();
        break;
      default:
        return;
    }
  }
}

/** Whether nothing is left to do after an action. */
function isTurnOver(s: State, seat: Seat): boolean {
  if (s.bowl2(seat) > 1 || riverTowns(s, seat, undefined)) return false;
  for (let conversion = 0; conversion < CONVERSIONS.length; conversion++) {
    if (timesPossible(s, seat, conversion) > 0) return false;
  }
  return addAbilities(s, seat, 'free', undefined) === 0;
}

/** Takes the `afterAction` frame away. */
export function endTurn(s: State, seat: Seat): void {
  s.pop();
  s.setMissed(seat, 0);
}

/** Answers by standing order; @returns whether the frame is settled or nobody has to be asked. */
function settleOffers(s: State, seat: Seat, sink: Sink): boolean {
  for (;;) {
    const offer = nextOffer(s);
    if (offer < 0) break;
    const answer = answerByOrder(s, offer);
    if (answer === ANSWER.ask) {
      s.setAsked(1);
      return false;
    }
    answerForSeat(s, offer, answer, sink);
  }
  const taken = s.frameB() !== 0;
  const full = s.frameC() !== 0;
  s.pop();
  if (full) fullNeighbours(s, seat, sink);
  else neighboursAnswered(s, seat, taken, sink);
  return true;
}

function bridgeExists(s: State, seat: Seat): boolean {
  if (s.bridgesLeft(seat) === 0) return false;
  for (let bridge = 0; bridge < s.table.map.bridges.length; bridge++) {
    if (canBridge(s, seat, bridge)) return true;
  }
  return landBridgeExists(s, seat);
}

/** No spade to use and no dwelling to build. A frame with free spades always asks. */
function areSpadesOver(s: State, seat: Seat): boolean {
  const flags = s.frameD();
  const spent = s.frameA() === 0 || (flags & SPADE_FLAG.closed) !== 0;
  if (!spent) return false;
  if ((flags & (SPADE_FLAG.cleanup | SPADE_FLAG.alone)) !== 0 || s.frameB() === NONE) return true;
  if (mayLayOnHome(s, seat)) return false;
  if (s.table.convertsAnyTime) return s.piecesLeft(seat, DWELLING) === 0;
  return !canBuildDwelling(s, seat);
}

/** The next step of the phase when nothing is pending. @returns false when play stops here. */
function advance(s: State, sink: Sink): boolean {
  switch (s.phase()) {
    case PHASE.auction:
      return advanceAuction(s, sink);
    case PHASE.factions:
      return chooseNextFaction(s, sink);
    case PHASE.colours:
      return chooseNextColour(s, sink);
    case PHASE.dwellings:
      placeNextDwelling(s);
      return true;
    case PHASE.bonusCards:
      chooseNextCard(s, sink);
      return true;
    case PHASE.income:
      if (s.step() === 0) beginRound(s, sink);
      else s.enterPhase(PHASE.actions);
      return true;
    case PHASE.actions:
      return nextTurn(s, sink);
    case PHASE.cultRewards:
      if (isWaiting(s)) return false;
      if (s.step() === 0) {
        s.countStep();
        payCultRewards(s, sink);
      } else beginNextRound(s, sink);
      return true;
    case PHASE.gameEnd:
      if (isWaiting(s)) return false;
      scoreGameEnd(s, sink);
      s.enterPhase(PHASE.over);
      if (sink !== undefined) sink.push({ type: 'game-over', rank: ranking(s).rank });
      return false;
    default:
      return false;
  }
}

/** Whether any seat owes an answer that the table waits for. */
function isWaiting(s: State): boolean {
  if (!s.table.queued) return false;
  for (let seat = 0; seat < s.table.players; seat++) if (hasDuties(s, seat)) return true;
  return false;
}

/** In turn order: the faction when it is not given, then the ice or variable colour. */
function chooseNextFaction(s: State, sink: Sink): boolean {
  const step = s.step();
  if (step === s.table.players) {
    s.enterPhase(PHASE.colours);
    return true;
  }
  s.countStep();
  const seat = s.turnOrder(step);
  if (s.faction(seat) === NONE) s.push(FRAME.faction, seat);
  else askColour(s, seat, sink);
  return true;
}

/** Ice and variable factions name their colour at once, Ice Maidens take their favour tile. */
export function askColour(s: State, seat: Seat, sink: Sink): void {
  const { home, start } = s.table.factions[s.faction(seat)];
  s.table.hooks.started[s.faction(seat)]?.(s, seat, sink);
  for (let n = 0; n < (start.favours ?? 0); n++) s.push(FRAME.favour, seat);
  if (home === 'ice' || home === 'chosen') s.push(FRAME.colour, seat);
}

/** Volcano factions name their colour when everybody else has one. */
function chooseNextColour(s: State, sink: Sink): boolean {
  const step = s.step();
  if (step === s.table.players) {
    s.enterPhase(PHASE.dwellings);
    tellColours(s, sink);
    return true;
  }
  s.countStep();
  const seat = s.turnOrder(step);
  if (s.home(seat) === NONE) s.push(FRAME.colour, seat);
  return true;
}

/** All factions and colours are known; a faction may bring one more bonus card. */
function tellColours(s: State, sink: Sink): void {
  const { players, factions, hooks } = s.table;
  let extra = false;
  for (let place = players - 1; place >= 0; place--) {
    const seat = s.turnOrder(place);
    const faction = s.faction(seat);
    if (factions[faction].extraCard) extra = true;
    hooks.coloursKnown[faction]?.(s, seat, sink);
  }
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) !== CARD.spare) continue;
    s.setCardWhere(card, extra ? CARD.beside : CARD.box);
    if (extra && sink !== undefined) sink.push({ type: 'extra-card', card: BONUS_CARDS[card] });
  }
}

/**
 * In turn order, then in reverse order, then who starts with three, at last who starts with one only.
 */
function placeNextDwelling(s: State): void {
  const { players, factions } = s.table;
  const step = s.step();
  if (step === 4 * players) {
    s.enterPhase(PHASE.bonusCards);
    return;
  }
  s.countStep();
  const pass = Math.floor(step / players);
  const place = pass === 1 ? 2 * players - 1 - step : step % players;
  const seat = s.turnOrder(place);
  if (s.isDropped(seat)) return;
  const { dwellings } = factions[s.faction(seat)].start;
  const places = pass === 3 ? dwellings === 1 : pass === 2 ? dwellings === 3 : dwellings > 1;
  if (places) s.push(FRAME.placeDwelling, seat);
}

/** In reverse turn order; then a coin on each card left. */
function chooseNextCard(s: State, sink: Sink): void {
  const { players } = s.table;
  const step = s.step();
  if (step < players) {
    s.countStep();
    const seat = s.turnOrder(players - 1 - step);
    if (!s.isDropped(seat)) s.push(FRAME.bonusCard, seat);
    return;
  }
  layCoinsOnCards(s, sink);
  s.setRound(1);
  s.enterPhase(PHASE.income);
}

/** 1 coin on every card beside the board. */
function layCoinsOnCards(s: State, sink: Sink): void {
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) === CARD.beside) s.setCardCoins(card, s.cardCoins(card) + 1);
  }
  if (sink === undefined) return;
  sink.push({
    type: 'card-coins',
    cards: BONUS_CARDS.filter((_, card) => s.cardWhere(card) === CARD.beside),
  });
}

/** Phase I; what it asks for is answered before the first turn. */
function beginRound(s: State, sink: Sink): void {
  s.countStep();
  s.setTurn(NONE);
  if (sink !== undefined) {
    sink.push({ type: 'round', round: s.round(), tile: ROUND_TILES[s.roundTile(s.round())] });
  }
  payIncome(s, sink);
}

/** The next seat in this round's order that has not passed; without one the round is over. */
function nextTurn(s: State, sink: Sink): boolean {
  const { players } = s.table;
  if (isEverybodyDone(s)) {
    if (isWaiting(s)) return false;
    s.setTurn(NONE);
    if (s.round() === ROUNDS) s.enterPhase(PHASE.gameEnd);
    else {
      orderByPassing(s, sink);
      s.enterPhase(PHASE.cultRewards);
    }
    return true;
  }
  let place = 0;
  if (s.turn() !== NONE) {
    while (s.turnOrder(place) !== s.turn()) place++;
    place++;
  }
  for (;;) {
    if (place >= players) place = 0;
    const seat = s.turnOrder(place);
    if (!s.hasPassed(seat) && !s.isDropped(seat)) {
      s.setTurn(seat);
      s.push(FRAME.turn, seat);
      return true;
    }
    place++;
  }
}

function isEverybodyDone(s: State): boolean {
  for (let seat = 0; seat < s.table.players; seat++) {
    if (!s.hasPassed(seat) && !s.isDropped(seat)) return false;
  }
  return true;
}

/**
 * Leaves the game in the own turn: what is built stays, nothing is asked any more, the bonus card goes
 * back to the others.
 */
export function drop(s: State, seat: Seat, sink: Sink): void {
  while (s.depth() > 0) s.pop();
  leave(s, seat, sink);
}

/** The same for who is not at it: what is pending stays so. */
export function leave(s: State, seat: Seat, sink: Sink): void {
  s.markDropped(seat);
  const card = s.card(seat);
  returnCard(s, seat);
  withdrawOffers(s, seat);
  s.addOweSteps(seat, -s.oweSteps(seat));
  s.addOweTokens(seat, -s.oweTokens(seat));
  s.addOwePriests(seat, -s.owePriests(seat));
  if (sink === undefined) return;
  if (card === NONE) sink.push({ type: 'dropped', seat });
  else sink.push({ type: 'dropped', seat, returned: BONUS_CARDS[card] });
}

/** Who passed first begins the next round; the others follow clockwise or in the order of passing. */
function orderByPassing(s: State, sink: Sink): void {
  const { players, options } = s.table;
  let passed = s.passedCount();
  const start = passed === 0 ? s.startSeat() : s.nextOrder(0);
  s.setStartSeat(start);
  if (sink !== undefined) sink.push({ type: 'start-player', seat: start });
  if (options.turnOrder === 'clockwise') {
    let first = 0;
    while (s.seating(first) !== start) first++;
    for (let place = 0; place < players; place++) {
      s.setTurnOrder(place, s.seating((first + place) % players));
    }
    return;
  }
  for (let place = 0; place < passed; place++) s.setTurnOrder(place, s.nextOrder(place));
  for (let seat = 0; seat < players; seat++) {
    if (!s.hasPassed(seat)) s.setTurnOrder(passed++, seat);
  }
}

/** The rest of phase III. */
function beginNextRound(s: State, sink: Sink): void {
  s.clearUsed();
  layCoinsOnCards(s, sink);
  s.clearPassed();
  s.setRound(s.round() + 1);
  s.enterPhase(PHASE.income);
}

/** Whether the turn on top has to wait: for its own answers, or because too many are open. */
export function isTurnBlocked(s: State): boolean {
  if (!s.table.queued || s.depth() === 0 || s.frame() !== FRAME.turn) return false;
  return hasDuties(s, s.frameWho()) || !hasRoomForOffers(s);
}
