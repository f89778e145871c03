import { argA, argB, argC, kindOf, type Move, type Seat } from '../kernel/index.ts';
import { askAbilityFirst } from './ability-first.ts';
import { pass, takeCard } from './actions/pass.ts';
import { powerAction, putBridge } from './actions/power.ts';
import { sendPriest } from './actions/priest.ts';
import { changeHome, specialAction } from './actions/special.ts';
import { erupt, sacrifice } from './actions/volcano.ts';
import { ASK, onlyAnswer, orderedAnswer, orderedDuty } from './answers.ts';
import { nominate, placeBid, seal } from './auction.ts';
import { buildDwelling, putDwelling, upgrade } from './build.ts';
import { burn, convert, ordain } from './conversions.ts';
import { advanceCult, giveKey } from './cults.ts';
import { unlockPrice } from './duties.ts';
import type { AnsweredBy } from './events.ts';
import { takeFavour } from './favours.ts';
import { askColour, drop, endTurn, settle } from './flow.ts';
import { FRAME, SPADE_FLAG } from './frames.ts';
import {
  addPriests,
  gainCoins,
  gainTokens,
  gainVp,
  gainWorkers,
  loseTokens,
  type Sink,
} from './gains.ts';
import { placeLandscape } from './landscapes.ts';
import { KIND, TOKEN_SPLITS } from './moves.ts';
import { ANSWER, answerByOrder, answerForSeat, answerOffer, findOffer } from './offers.ts';
import { chooseColour, prepareStartHex, takeFaction } from './setup.ts';
import { dropSpades, findRoute, rememberHome, setTerrain, transform, useSpades } from './spades.ts';
import { ORDER, ORDER_ANSWERS, ORDER_TOPICS, TOPIC } from './standing-orders.ts';
import { NONE, type State } from './state.ts';
import { foundTown } from './towns.ts';
import { buyExchange, buyShipping } from './tracks.ts';
import { TRAIT } from './traits.ts';
import { TERRAINS } from './vocabulary.ts';

/** Does a legal move and all that follows without a choice. */
export function apply(s: State, seat: Seat, move: Move, sink: Sink): void {
  const kind = kindOf(move);
  if (kind === KIND.order) {
    giveOrder(s, seat, argA(move), argB(move), sink);
    return;
  }
  if (kind === KIND.drop) {
    drop(s, seat, sink);
  } else if (!answersDuty(s, seat, move, sink)) {
    if (isAction(s, seat, kind)) act(s, seat, move, sink);
    else choose(s, seat, move, sink);
  }
  if (s.table.queued && s.offers() > 0) answerQueued(s, sink);
  proceed(s, sink);
}

function giveOrder(s: State, seat: Seat, topic: number, answer: number, sink: Sink): void {
  s.setOrder(seat, topic, answer);
  if (sink === undefined) return;
  sink.push({ type: 'order', seat, topic: ORDER_TOPICS[topic], answer: ORDER_ANSWERS[answer] });
}

/** Goes on as far as nobody has to be asked: standing orders are carried out, only answers given. */
export function proceed(s: State, sink: Sink): void {
  settle(s, sink);
  for (;;) {
    if (s.table.queued && answerDuty(s, sink)) {
      settle(s, sink);
      continue;
    }
    let by: AnsweredBy = 'order';
    let answer = orderedAnswer(s);
    if (answer === ASK) {
      by = 'only-answer';
      answer = onlyAnswer(s);
    }
    if (answer === ASK) return;
    const seat = s.frameWho();
    if (sink !== undefined) sink.push({ type: 'answered', seat, by });
    if (!answersDuty(s, seat, answer, sink)) choose(s, seat, answer, sink);
    settle(s, sink);
  }
}

/** Standing orders for power where neighbours answer whenever they like. */
function answerQueued(s: State, sink: Sink): void {
  for (let offer = 0; offer < s.offers(); ) {
    const asks = s.order(s.offerTo(offer), TOPIC.powerOffers) === ORDER.ask;
    const answer = asks ? ANSWER.ask : answerByOrder(s, offer);
    if (answer === ANSWER.ask) offer++;
    else {
      answerForSeat(s, offer, answer === ANSWER.take, sink);
      offer = 0;
    }
  }
}

/** A standing order for what some seat owes there. @returns whether there was one. */
function answerDuty(s: State, sink: Sink): boolean {
  for (let seat = 0; seat < s.table.players; seat++) {
    const answer = orderedDuty(s, seat);
    // In mid-action the answer would be taken for one to the frame on top.
    if (answer === ASK || asksSeat(s, seat)) continue;
    if (sink !== undefined) sink.push({ type: 'answered', seat, by: 'order' });
    answersDuty(s, seat, answer, sink);
    return true;
  }
  return false;
}

/** Whether a move is the action of a turn; conversions and river towns are free beside it. */
function isAction(s: State, seat: Seat, kind: number): boolean {
  if (s.depth() === 0 || s.frame() !== FRAME.turn || s.frameWho() !== seat) return false;
  return kind !== KIND.burn && kind !== KIND.convert && kind !== KIND.riverTown;
}

/** Answers to what a seat owes outside its own action. @returns whether the move was one. */
function answersDuty(s: State, seat: Seat, move: Move, sink: Sink): boolean {
  switch (kindOf(move)) {
    case KIND.takePower:
    case KIND.refusePower: {
      const take = kindOf(move) === KIND.takePower;
      answerOffer(s, findOffer(s, seat, argA(move), argB(move)), take, sink);
      return true;
    }
    case KIND.cult:
      if (isOnFrame(s, seat, FRAME.cult, FRAME.keys)) return false;
      s.addOweSteps(seat, -1);
      advanceCult(s, seat, argA(move), 1, 'ability', sink);
      return true;
    case KIND.gainPriest:
      closePriest(s, seat);
      addPriests(s, seat, 1, 'ability', sink);
      return true;
    case KIND.unlock:
      closePriest(s, seat);
      gainCoins(s, seat, -unlockPrice(s, seat, argA(move)), 'unlock', sink);
      s.setLocked(seat, s.locked(seat) & ~(1 << argA(move)));
      if (sink !== undefined) {
        sink.push({ type: 'unlocked', seat, terrain: TERRAINS[argA(move)] });
      }
      return true;
    case KIND.buyToken:
      closeToken(s, seat);
      gainVp(s, seat, -s.table.tokenVp, 'ability', sink);
      gainTokens(s, seat, 0, 1, 'ability', sink);
      return true;
    case KIND.decline:
      if (asksSeat(s, seat)) return false;
      if (s.oweTokens(seat) > 0) {
        closeToken(s, seat);
        if (sink !== undefined) sink.push({ type: 'lost', seat, what: 'token', amount: 1 });
      } else {
        closePriest(s, seat);
        if (sink !== undefined) sink.push({ type: 'lost', seat, what: 'priests', amount: 1 });
      }
      return true;
    default:
      return false;
  }
}

/** Whether the frame on top has a question for the seat that can be declined itself. */
function asksSeat(s: State, seat: Seat): boolean {
  if (s.depth() === 0 || s.frameWho() !== seat) return false;
  return s.frame() !== FRAME.turn && s.frame() !== FRAME.afterAction;
}

function isOnFrame(s: State, seat: Seat, one: number, other: number): boolean {
  if (s.depth() === 0 || s.frameWho() !== seat) return false;
  return s.frame() === one || s.frame() === other;
}

function closePriest(s: State, seat: Seat): void {
  if (isOnFrame(s, seat, FRAME.priest, FRAME.priest)) s.pop();
  else s.addOwePriests(seat, -1);
}

function closeToken(s: State, seat: Seat): void {
  if (isOnFrame(s, seat, FRAME.token, FRAME.token)) s.pop();
  else s.addOweTokens(seat, -1);
}

/** The action of a turn. What follows it lies on the stack above `afterAction`. */
function act(s: State, seat: Seat, move: Move, sink: Sink): void {
  const kind = kindOf(move);
  const which = s.frameA();
  s.pop();
  if (which === 0) s.push(FRAME.afterAction, seat);
  else s.setAsked(0);
  if (which === 1 && kind !== KIND.pass) s.push(FRAME.turn, seat, 2);
  const hex = argA(move);
  switch (kind) {
    case KIND.build:
      buildDwelling(s, seat, hex, false, sink);
      break;
    case KIND.skipBuild:
      paySkip(s, seat, sink);
      buildDwelling(s, seat, hex, false, sink);
      break;
    case KIND.transform:
    case KIND.skipTransform: {
      if (kind === KIND.skipTransform) paySkip(s, seat, sink);
      const route = findRoute(s, seat, s.terrain(hex), argB(move), argC(move));
      if (route !== undefined) transform(s, seat, hex, route, sink);
      break;
    }
    case KIND.sacrifice:
      sacrifice(s, seat, hex, argB(move), sink);
      break;
    case KIND.erupt:
      erupt(s, seat, hex, argB(move), sink);
      break;
    case KIND.upgrade:
      upgrade(s, seat, hex, argB(move), false, sink);
      break;
    case KIND.advanceShipping:
      buyShipping(s, seat, sink);
      break;
    case KIND.advanceExchange:
      buyExchange(s, seat, sink);
      break;
    case KIND.priest:
      sendPriest(s, seat, argA(move), argB(move) + 1, sink);
      break;
    case KIND.power:
      powerAction(s, seat, argA(move), sink);
      break;
    case KIND.special:
      specialAction(s, seat, argA(move), sink);
      break;
    default:
      pass(s, seat, argA(move), sink);
  }
}

/** Price and points of a tunnel or carpet flight. */
function paySkip(s: State, seat: Seat, sink: Sink): void {
  gainWorkers(s, seat, -s.trait(seat, TRAIT.skipWorkers), 'skip', sink);
  addPriests(s, seat, -s.trait(seat, TRAIT.skipPriests), 'skip', sink);
  gainVp(s, seat, s.trait(seat, TRAIT.skipVp), 'skip', sink);
  gainCoins(s, seat, s.trait(seat, TRAIT.skipCoins), 'landscape', sink);
}

/** Answers to the frame on top, and what may be done beside an action. */
function choose(s: State, seat: Seat, move: Move, sink: Sink): void {
  const a = argA(move);
  switch (kindOf(move)) {
    case KIND.end:
      endTurn(s, seat);
      break;
    case KIND.burn:
      burn(s, seat, a, sink);
      break;
    case KIND.convert:
      convert(s, seat, a, argB(move), sink);
      break;
    case KIND.riverTown:
      s.push(FRAME.town, seat, NONE, a);
      break;
    case KIND.town:
      foundTown(s, seat, a, sink);
      break;
    case KIND.favour:
      if (s.frame() === FRAME.town) askAbilityFirst(s, seat, sink);
      takeFavour(s, seat, a, sink);
      break;
    case KIND.cult:
      if (s.frame() === FRAME.keys) giveKey(s, seat, a, sink);
      else {
        const steps = s.frameA();
        const cause = s.frameB() === 0 ? 'special-action' : 'ability';
        s.pop();
        advanceCult(s, seat, a, steps, cause, sink);
      }
      break;
    case KIND.bridge:
      putBridge(s, seat, a, sink);
      break;
    case KIND.build:
    case KIND.skipBuild:
      if (kindOf(move) === KIND.skipBuild) paySkip(s, seat, sink);
      chooseDwelling(s, seat, a, sink);
      break;
    case KIND.transform:
    case KIND.skipTransform:
      chooseTransform(s, seat, move, sink);
      break;
    case KIND.landscape:
      placeLandscape(s, seat, a, sink);
      break;
    case KIND.upgrade:
      s.pop();
      upgrade(s, seat, a, argB(move), true, sink);
      break;
    case KIND.ordain:
      if (s.frame() === FRAME.town) askAbilityFirst(s, seat, sink);
      s.pop();
      ordain(s, seat, a, sink);
      break;
    case KIND.removeTokens: {
      const [one, two, three] = TOKEN_SPLITS[a];
      s.pop();
      loseTokens(s, seat, one, two, three, 'special-action', sink);
      break;
    }
    case KIND.colour:
      if (s.frame() === FRAME.newHome) changeHome(s, seat, a, sink);
      else chooseColour(s, seat, a, sink);
      break;
    case KIND.faction:
      s.pop();
      takeFaction(s, seat, a, s.table.startVp[a], sink);
      askColour(s, seat);
      break;
    case KIND.nominate:
      nominate(s, seat, a, sink);
      break;
    case KIND.seal:
      seal(s, seat, argB(move), sink);
      break;
    case KIND.bid:
      placeBid(s, seat, a, argB(move), sink);
      break;
    case KIND.place:
      s.pop();
      prepareStartHex(s, seat, a, sink);
      putDwelling(s, seat, a, sink);
      break;
    case KIND.take:
      s.pop();
      takeCard(s, seat, a, sink);
      break;
    default:
      decline(s, seat, sink);
  }
}

/** The dwelling of an action with spades, or of the Witches' ride. */
function chooseDwelling(s: State, seat: Seat, hex: number, sink: Sink): void {
  const free = s.frame() === FRAME.ride;
  if (s.frame() === FRAME.spades) dropSpades(s, seat, sink);
  else s.pop();
  buildDwelling(s, seat, hex, free, sink);
}

/** A hex transformed with spades in hand, or by a sandstorm. */
function chooseTransform(s: State, seat: Seat, move: Move, sink: Sink): void {
  const hex = argA(move);
  if (s.frame() === FRAME.sandstorm) {
    s.pop();
    setTerrain(s, seat, hex, s.home(seat), 0, 0, sink);
    s.push(FRAME.spades, seat, 0, NONE, NONE, SPADE_FLAG.closed, NONE);
    rememberHome(s, hex);
    return;
  }
  if (kindOf(move) === KIND.skipTransform) {
    paySkip(s, seat, sink);
    s.setFrameD(s.frameD() | SPADE_FLAG.skipped);
  }
  const route = findRoute(s, seat, s.terrain(hex), argB(move), argC(move));
  if (route !== undefined) useSpades(s, seat, hex, route, sink);
}

/** Leaves out what the frame on top offers. */
function decline(s: State, seat: Seat, sink: Sink): void {
  switch (s.frame()) {
    case FRAME.spades:
      dropSpades(s, seat, sink);
      break;
    case FRAME.bridge:
      s.pop();
      if (sink !== undefined) sink.push({ type: 'lost', seat, what: 'bridge', amount: 1 });
      break;
    case FRAME.token:
      s.pop();
      if (sink !== undefined) sink.push({ type: 'lost', seat, what: 'token', amount: 1 });
      break;
    case FRAME.priest:
      s.pop();
      if (sink !== undefined) sink.push({ type: 'lost', seat, what: 'priests', amount: 1 });
      break;
    default:
      s.pop();
  }
}
