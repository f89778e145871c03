import {
  argA,
  argB,
  argC,
  hasSeat,
  isMoveNumber,
  kindOf,
  type Move,
  type Refusal,
  type Seat,
  seatsOf,
} from '../kernel/index.ts';
import { abilityMoments, checkAbility } from './check/abilities.ts';
import {
  checkBurn,
  checkCard,
  checkConvert,
  checkExchange,
  checkPass,
  checkPower,
  checkPriest,
  checkShipping,
  checkSpecial,
  priestsLeft,
} from './check/actions.ts';
import {
  checkBid,
  checkColour,
  checkCult,
  checkFaction,
  checkFavour,
  checkGainPriest,
  checkOrdain,
  checkPlace,
  checkRiverTown,
  checkSeal,
  checkToken,
  checkTown,
  checkUnlock,
} from './check/choices.ts';
import {
  checkBridge,
  checkBuild,
  checkErupt,
  checkSacrifice,
  checkTransform,
  checkUpgrade,
  needsTokens,
} from './check/construction.ts';
import { checkAltar, checkLandBridge, checkLandscape, checkStep } from './check/landscapes.ts';
import { FRAME, NEW_HOME, TRACK } from './frames.ts';
import { KIND, MOVE_CODEC } from './moves.ts';
import { LEGAL, PENDING, Reason, type RefusalCode, refuse } from './refusals.ts';
import { ORDER_ANSWERS, ORDER_TOPICS, ORDERS_ON, type OrderTopic } from './standing-orders.ts';
import { MAX_OFFERS, NONE, PHASE, type State } from './state.ts';

/**
 * The rules of Terra Mystica asked one move at a time, in the obvious way: each condition is looked
 * up on the board when it is needed. `legal` answers the same question for all moves at once, from
 * sets that are kept for speed, and shares no condition with this; the conformance kit compares the
 * two.
 */

/**
 * 0 when the seat may make the move now (or give the standing order), else the place of the reason
 * in `REFUSALS`. The state stays as it is. Any 32-bit integer may come in.
 */
export function check(s: State, seat: Seat, move: Move): number {
  return verdict(s, seat, move, undefined);
}

/** The same answer as `check`, with the facts for a sentence about it. Code `''` for a legal move. */
export function explain(s: State, seat: Seat, move: Move): Refusal<RefusalCode> {
  const reason = new Reason();
  verdict(s, seat, move, reason);
  return reason.why;
}

/** The frames on which each kind of move can be made. Standing orders need none. */
const WHEN: readonly (readonly number[])[] = kindsInOrder({
  end: [FRAME.afterAction],
  faction: [FRAME.faction],
  colour: [FRAME.colour, FRAME.newHome],
  place: [FRAME.placeDwelling],
  take: [FRAME.bonusCard],
  build: [FRAME.turn, FRAME.spades, FRAME.ride, FRAME.sandstorm],
  transform: [FRAME.turn, FRAME.spades, FRAME.sandstorm],
  skipBuild: [FRAME.turn, FRAME.spades],
  skipTransform: [FRAME.turn, FRAME.spades],
  sacrifice: [FRAME.turn],
  erupt: [FRAME.turn],
  upgrade: [FRAME.turn, FRAME.freeTradingPost],
  advanceShipping: [FRAME.turn, FRAME.tracks],
  advanceExchange: [FRAME.turn, FRAME.tracks],
  priest: [FRAME.turn],
  power: [FRAME.turn],
  special: [FRAME.turn],
  bridge: [FRAME.bridge],
  cult: [FRAME.cult, FRAME.keys, FRAME.townReward],
  favour: [FRAME.favour],
  town: [FRAME.town],
  riverTown: [FRAME.turn, FRAME.afterAction],
  takePower: [FRAME.offers],
  refusePower: [FRAME.offers],
  burn: [FRAME.turn, FRAME.afterAction],
  convert: [FRAME.turn, FRAME.afterAction],
  ordain: [FRAME.ordain],
  unlock: [FRAME.priest],
  gainPriest: [FRAME.priest],
  buyToken: [FRAME.token],
  removeTokens: [FRAME.removeTokens],
  decline: [
    FRAME.spades,
    FRAME.bridge,
    FRAME.ordain,
    FRAME.token,
    FRAME.priest,
    FRAME.gate,
    FRAME.tracks,
  ],
  pass: [FRAME.turn],
  order: [],
  drop: [FRAME.turn],
  nominate: [FRAME.nominate],
  bid: [FRAME.bid],
  seal: [FRAME.sealed],
  landscape: [FRAME.turn, FRAME.spades, FRAME.gate],
  altar: [FRAME.turn],
  landBridge: [FRAME.bridge],
  takeCoin: [FRAME.offers],
  takePoints: [FRAME.townReward],
  ability: [FRAME.turn, FRAME.afterAction, FRAME.spades, FRAME.ability],
  tokensFirst: [],
});

/** Frames that may be left out only under the ruling `emptyActions: allowed`. */
const EMPTY: readonly number[] = [FRAME.ride, FRAME.sandstorm, FRAME.freeTradingPost];

function kindsInOrder(
  when: Readonly<Record<keyof typeof KIND, readonly number[]>>,
): (readonly number[])[] {
  const frames: (readonly number[])[] = [];
  for (const [name, kind] of Object.entries(KIND)) frames[kind] = when[name as keyof typeof KIND];
  return frames;
}

function verdict(s: State, seat: Seat, move: Move, reason: Reason | undefined): number {
  const { players } = s.table;
  if (!isWritable(s, move)) return refuse('not-a-move', { move }, reason);
  if (!Number.isInteger(seat) || seat < 0 || seat >= players) {
    return refuse('no-such-seat', { seat, players }, reason);
  }
  if (s.phase() === PHASE.over) return refuse('game-over', {}, reason);
  const kind = kindOf(move);
  if (kind === KIND.order) return checkOrder(s, seat, argA(move), argB(move), reason);
  const deciders = whoDecides(s);
  if (!hasSeat(deciders, seat)) {
    return refuse('not-your-decision', { seat, deciders: seatsOf(deciders).join(' ') }, reason);
  }
  if (isQueued(s) && isDuty(s, seat, kind)) return checkDuty(s, seat, kind, move, reason);
  return (
    needsMoment(s, seat, kind, argA(move), reason) ||
    checkKind(s, seat, kind, argA(move), argB(move), argC(move), reason)
  );
}

type Argument = (typeof MOVE_CODEC.kinds)[number]['args'][number];

/** Whether the move has a known kind, arguments that name something, and no other bit set. */
function isWritable(s: State, move: Move): boolean {
  const kind = MOVE_CODEC.kinds[kindOf(move)];
  if (kind === undefined || !isMoveNumber(move)) return false;
  const { args } = kind;
  return (
    isNamed(s, args[0], argA(move)) &&
    isNamed(s, args[1], argB(move)) &&
    isNamed(s, args[2], argC(move))
  );
}

function isNamed(s: State, argument: Argument | undefined, value: number): boolean {
  return argument === undefined ? value === 0 : value < argument.domain.values(s.table).length;
}

/** Ruling `afterBuilding: snellman`: answers may come whenever their owner likes. */
function isQueued(s: State): boolean {
  return s.table.options.rulings.afterBuilding === 'snellman';
}

function owesAnything(s: State, seat: Seat): boolean {
  if (s.oweSteps(seat) + s.oweTokens(seat) + s.owePriests(seat) > 0) return true;
  for (let offer = 0; offer < s.offers(); offer++) if (s.offerTo(offer) === seat) return true;
  return false;
}

function offersTo(s: State, seat: Seat): number[] {
  const offers: number[] = [];
  for (let offer = 0; offer < s.offers(); offer++)
    if (s.offerTo(offer) === seat) offers.push(offer);
  return offers;
}

/** The turn on top waits for answers of its seat, or because too many offers are open. */
function isTurnWaiting(s: State): boolean {
  if (!isQueued(s) || s.frame() !== FRAME.turn) return false;
  return owesAnything(s, s.frameWho()) || s.offers() + s.table.players > MAX_OFFERS;
}

function whoDecides(s: State): number {
  let seats = 0;
  if (isQueued(s)) {
    for (let seat = 0; seat < s.table.players; seat++) {
      if (owesAnything(s, seat)) seats |= 1 << seat;
    }
  }
  if (s.frame() === NONE || isTurnWaiting(s)) return seats;
  if (s.frame() === FRAME.sealed) {
    const { players } = s.table;
    for (let seat = 0; seat < players; seat++)
      if (s.sealedCount(seat) < players) seats |= 1 << seat;
    return seats;
  }
  return seats | (1 << (s.frame() === FRAME.offers ? askedFirst(s) : s.frameWho()));
}

/** The neighbour whose turn to answer it is: the first of those still to answer. */
function askedFirst(s: State): Seat {
  let offer = 0;
  while (s.offerEvent(offer) !== s.frameA()) offer++;
  return s.offerTo(offer);
}

/** Moves that answer what a seat owes; with the frame on top asking the same, the frame is meant. */
function isDuty(s: State, seat: Seat, kind: number): boolean {
  const mine = s.frame() !== NONE && s.frameWho() === seat;
  switch (kind) {
    case KIND.takePower:
    case KIND.refusePower:
    case KIND.takeCoin:
    case KIND.gainPriest:
    case KIND.unlock:
    case KIND.buyToken:
      return true;
    case KIND.cult:
      return !(mine && WHEN[KIND.cult].includes(s.frame()));
    case KIND.decline:
      return !mine || s.frame() === FRAME.turn || !mayDecline(s);
    default:
      return false;
  }
}

/** Riverwalkers choose the supply, and find no priest there. */
function mayLetPriestGo(s: State, seat: Seat): boolean {
  return priestsLeft(s, seat) === 0;
}

function mayDecline(s: State): boolean {
  if (s.frame() === FRAME.priest) return mayLetPriestGo(s, s.frameWho());
  if (WHEN[KIND.decline].includes(s.frame())) return true;
  if (s.frame() === FRAME.newHome) return s.frameA() === NEW_HOME.star;
  if (s.frame() === FRAME.ability) return s.frameD() !== 0;
  return s.table.options.rulings.emptyActions === 'allowed' && EMPTY.includes(s.frame());
}

function checkDuty(s: State, seat: Seat, kind: number, move: Move, reason?: Reason): number {
  const command = MOVE_CODEC.kinds[kind].word;
  const owed = (count: number) => (count > 0 ? LEGAL : refuse('nothing-owed', { command }, reason));
  switch (kind) {
    case KIND.takePower:
    case KIND.refusePower: {
      const [from, power] = [argA(move), argB(move)];
      const offer = offersTo(s, seat).find(
        (each) => s.offerFrom(each) === from && s.offerPower(each) === power,
      );
      return offer === undefined ? refuse('no-such-offer', { from, power }, reason) : LEGAL;
    }
    case KIND.takeCoin: {
      const [from, power] = [argA(move), argB(move)];
      const offers = offersTo(s, seat).filter(
        (each) => s.offerFrom(each) === from && s.offerPower(each) === power,
      );
      if (offers.length === 0) return refuse('no-such-offer', { from, power }, reason);
      if (offers.some((each) => hasCoin(s, each))) return LEGAL;
      return refuse('no-coin-offered', { from, power }, reason);
    }
    case KIND.cult:
      return owed(s.oweSteps(seat));
    case KIND.gainPriest:
      return owed(s.owePriests(seat)) || checkGainPriest(s, seat, reason);
    case KIND.unlock:
      return owed(s.owePriests(seat)) || checkUnlock(s, seat, argA(move), reason);
    case KIND.buyToken:
      return owed(s.oweTokens(seat)) || checkToken(s, seat, reason);
    default:
      if (s.oweTokens(seat) > 0) return LEGAL;
      return owed(s.owePriests(seat) > 0 && mayLetPriestGo(s, seat) ? 1 : 0);
  }
}

function needsMoment(
  s: State,
  seat: Seat,
  kind: number,
  ability: number,
  reason: Reason | undefined,
): number {
  const frame = s.frame();
  const when = kind === KIND.ability ? abilityMoments(s, ability) : WHEN[kind];
  const command = MOVE_CODEC.kinds[kind].word;
  if (kind === KIND.drop && frame === FRAME.turn && s.frameWho() === seat) {
    return s.table.options.dropping ? LEGAL : refuse('no-dropping', {}, reason);
  }
  if (frame === NONE || s.frameWho() !== seat || isTurnWaiting(s)) {
    const common = frame === FRAME.sealed || (frame === FRAME.offers && !isQueued(s));
    if (!common) return refuse('answer-first', { command }, reason);
  }
  const pending = PENDING[frame];
  if (kind === KIND.decline) {
    return mayDecline(s) ? LEGAL : refuse('nothing-to-decline', { pending }, reason);
  }
  if (when.includes(frame) || isAbilityBeforeTown(s, seat, kind)) return LEGAL;
  const { conversions } = s.table.options.rulings;
  if (conversions === 'any-time' && when.includes(FRAME.afterAction) && kind !== KIND.end) {
    if (s.phase() === PHASE.actions && s.turn() === seat) return LEGAL;
  }
  if (frame === FRAME.afterAction && when.includes(FRAME.turn)) {
    return refuse('action-already-taken', { command }, reason);
  }
  return refuse('not-now', { command, pending }, reason);
}

/** FAQ 2.10 Q3: a town founded by the stronghold waits when its owner settles the ability first. */
function isAbilityBeforeTown(s: State, seat: Seat, kind: number): boolean {
  if (s.frame() !== FRAME.town || s.depth() < 2) return false;
  if (s.frameAt(s.depth() - 2) !== FRAME.strongholdBuilt) return false;
  const { strongholdAsks } = s.table.factions[s.faction(seat)];
  if (kind === KIND.favour) return strongholdAsks === 'favour';
  if (kind === KIND.tokensFirst) return strongholdAsks === 'tokens';
  return kind === KIND.ordain && strongholdAsks === 'ordain';
}

/** The topics on which only some factions can be asked. */
const ASKED_SOME: readonly OrderTopic[] = ['cult-step', 'token', 'priest'];

/** Another order than the present one, on a question that the seat can be asked. */
function checkOrder(s: State, seat: Seat, place: number, order: number, reason?: Reason): number {
  const topic = ORDER_TOPICS[place];
  const answer = ORDER_ANSWERS[order];
  const { orders = [] } = s.table.factions[s.faction(seat)] ?? {};
  if (ASKED_SOME.includes(topic) && !orders.includes(topic)) {
    return refuse('order-not-for-faction', { topic }, reason);
  }
  if (!ORDERS_ON[topic].includes(answer)) {
    return refuse('order-not-on-topic', { topic, answer }, reason);
  }
  if (order !== s.order(seat, place)) return LEGAL;
  return refuse('order-stands-already', { topic, answer }, reason);
}

/** The one offer that is asked about now. Without room for power only a coin can be taken. */
function checkAnswer(
  s: State,
  seat: Seat,
  kind: number,
  from: Seat,
  power: number,
  reason?: Reason,
): number {
  let offer = 0;
  while (s.offerEvent(offer) !== s.frameA()) offer++;
  const same = s.offerTo(offer) === seat && s.offerFrom(offer) === from;
  const noRoom = kind === KIND.takePower && s.bowl1(seat) + s.bowl2(seat) === 0;
  if (!same || s.offerPower(offer) !== power || noRoom) {
    return refuse('no-such-offer', { from, power }, reason);
  }
  if (kind !== KIND.takeCoin || hasCoin(s, offer)) return LEGAL;
  return refuse('no-coin-offered', { from, power }, reason);
}

/** Trading Camp: the state of an offer says whether what was built lies beside it. */
function hasCoin(s: State, offer: number): boolean {
  return s.offerState(offer) % 8 > 3;
}

/** The rules of each kind, when its seat and moment are right. */
function checkKind(
  s: State,
  seat: Seat,
  kind: number,
  a: number,
  b: number,
  c: number,
  reason: Reason | undefined,
): number {
  switch (kind) {
    case KIND.faction:
    case KIND.nominate:
      return checkFaction(s, seat, a, reason);
    case KIND.seal:
      return checkSeal(s, seat, a, b, reason);
    case KIND.bid:
      return checkBid(s, a, b, reason);
    case KIND.colour:
      return checkColour(s, seat, a, reason);
    case KIND.place:
      return checkPlace(s, seat, a, reason);
    case KIND.take:
      return checkCard(s, a, reason);
    case KIND.build:
      return checkBuild(s, seat, a, false, reason);
    case KIND.skipBuild:
      return checkBuild(s, seat, a, true, reason);
    case KIND.transform:
      return checkTransform(s, seat, a, b, c, false, reason);
    case KIND.skipTransform:
      return checkTransform(s, seat, a, b, c, true, reason);
    case KIND.sacrifice:
      return checkSacrifice(s, seat, a, b, reason);
    case KIND.erupt:
      return checkErupt(s, seat, a, b, reason);
    case KIND.landscape:
      return checkLandscape(s, seat, a, reason);
    case KIND.altar:
      return checkAltar(s, seat, a, b, reason);
    case KIND.landBridge:
      return checkLandBridge(s, seat, a, reason);
    case KIND.upgrade:
      return checkUpgrade(s, seat, a, b, reason);
    case KIND.advanceShipping:
      if (s.frame() === FRAME.tracks) return checkStep(s, seat, TRACK.shipping, reason);
      return checkShipping(s, seat, reason);
    case KIND.advanceExchange:
      if (s.frame() === FRAME.tracks) return checkStep(s, seat, TRACK.exchange, reason);
      return checkExchange(s, seat, reason);
    case KIND.priest:
      return checkPriest(s, seat, a, b + 1, reason);
    case KIND.power:
      return checkPower(s, seat, a, reason);
    case KIND.special:
      return checkSpecial(s, seat, a, reason);
    case KIND.bridge:
      return checkBridge(s, seat, a, reason);
    case KIND.cult:
      return checkCult(s, seat, a, reason);
    case KIND.favour:
      return checkFavour(s, seat, a, reason);
    case KIND.town:
      return checkTown(s, a, reason);
    case KIND.riverTown:
      return checkRiverTown(s, seat, a, reason);
    case KIND.takePower:
    case KIND.refusePower:
    case KIND.takeCoin:
      return checkAnswer(s, seat, kind, a, b, reason);
    case KIND.burn:
      return checkBurn(s, seat, a, reason);
    case KIND.convert:
      return checkConvert(s, seat, a, b, reason);
    case KIND.ordain:
      return checkOrdain(s, seat, a, reason);
    case KIND.unlock:
      return checkUnlock(s, seat, a, reason);
    case KIND.gainPriest:
      return checkGainPriest(s, seat, reason);
    case KIND.buyToken:
      return checkToken(s, seat, reason);
    case KIND.ability:
      return checkAbility(s, seat, a, b, c, reason);
    case KIND.removeTokens:
      return needsTokens(s, seat, a, s.frameA(), reason);
    case KIND.pass:
      return checkPass(s, a, reason);
    default:
      // Ending, declining and leaving need only their moment.
      return LEGAL;
  }
}
