import { RIVER } from '../hexmap/index.ts';
import { argA, argB, argC, kindOf, type Move, type Seat } from '../kernel/index.ts';
import { useAbility } from './abilities.ts';
import { askAbilityFirst } from './ability-first.ts';
import { pass, takeCardDue } from './actions/pass.ts';
import { powerAction, putBridge, putLandBridge } from './actions/power.ts';
import { sendPriest } from './actions/priest.ts';
import { changeHome, specialAction } from './actions/special.ts';
import { erupt, sacrifice } from './actions/volcano.ts';
import { ASK, onlyAnswer, orderedAnswer } from './answers.ts';
import { nominate, placeBid, seal } from './auction.ts';
import { buildDwelling, upgrade } from './build.ts';
import { burn, convert, ordain } from './conversions.ts';
import { advanceCult, giveKey } from './cults.ts';
import { answersDuty } from './duty-answers.ts';
import type { AnsweredBy } from './events.ts';
import { takeFavour } from './favours.ts';
import { askColour, drop, endTurn, settle } from './flow.ts';
import { FRAME, SPADE_FLAG, TRACK } from './frames.ts';
import { addPriests, gainCoins, gainVp, gainWorkers, loseTokens, type Sink } from './gains.ts';
import { layAltar, layGate, layOnHome, layOnRiver } from './landscapes.ts';
import { KIND, TOKEN_SPLITS } from './moves.ts';
import { answerOffers, answerOneDuty, rememberQueue } from './queue.ts';
import { chooseColour, placeStart, takeFaction } from './setup.ts';
import { dropSpades, rememberHome, setTerrain, transform, useSpades } from './spades.ts';
import { ORDER_ANSWERS, ORDER_TOPICS } from './standing-orders.ts';
import { NONE, type State } from './state.ts';
import { foundTown, takeTownPoints, takeTownSteps } from './towns.ts';
import { buyExchange, buyShipping, takeStep } from './tracks.ts';
import { TRAIT } from './traits.ts';

/** Does a legal move and all that follows without a choice. */
export function apply(s: State, seat: Seat, move: Move, sink: Sink): void {
  const kind = kindOf(move);
  if (kind === KIND.order) {
    giveOrder(s, seat, argA(move), argB(move), sink);
    return;
  }
  if (s.table.queued) rememberQueue(s);
  if (kind === KIND.drop) {
    drop(s, seat, sink);
  } else if (!answersDuty(s, seat, move, sink)) {
    if (isAction(s, seat, kind, argA(move))) act(s, seat, move, sink);
    else choose(s, seat, move, sink);
  }
  if (s.table.queued) answerOffers(s, sink);
  goOn(s, sink);
}

function giveOrder(s: State, seat: Seat, topic: number, answer: number, sink: Sink): void {
  s.setOrder(seat, topic, answer);
  if (sink === undefined) return;
  sink.push({ type: 'order', seat, topic: ORDER_TOPICS[topic], answer: ORDER_ANSWERS[answer] });
}

/** From a position that no move has led to, as after the set-up, to the next decision. */
export function proceed(s: State, sink: Sink): void {
  rememberQueue(s);
  goOn(s, sink);
}

/** Goes on as far as nobody has to be asked: standing orders are carried out, only answers given. */
function goOn(s: State, sink: Sink): void {
  settle(s, sink);
  for (;;) {
    if (s.table.queued && answerOneDuty(s, sink)) {
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

/**
 * Whether a move is the action of a turn; conversions, river towns and free abilities are beside it.
 */
function isAction(s: State, seat: Seat, kind: number, ability: number): boolean {
  if (s.depth() === 0 || s.frame() !== FRAME.turn || s.frameWho() !== seat) return false;
  if (kind === KIND.ability) return s.table.abilities[ability].when === 'action';
  return kind !== KIND.burn && kind !== KIND.convert && kind !== KIND.riverTown;
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
    case KIND.skipTransform:
      if (kind === KIND.skipTransform) paySkip(s, seat, sink);
      transform(s, seat, move, sink);
      break;
    case KIND.landscape:
      layOnRiver(s, seat, hex, sink);
      break;
    case KIND.altar:
      layAltar(s, seat, hex, argB(move), sink);
      break;
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
    case KIND.ability:
      useAbility(s, seat, argA(move), argB(move), argC(move), sink);
      break;
    default:
      pass(s, seat, argA(move), sink);
  }
}

/** Price and points of a tunnel or carpet flight. */
function paySkip(s: State, seat: Seat, sink: Sink): void {
  if (s.frame() !== FRAME.spades || (s.frameD() & SPADE_FLAG.cleanup) === 0) {
    payForSkip(s, seat, sink);
  }
  gainVp(s, seat, s.trait(seat, TRAIT.skipVp), 'skip', sink);
  gainCoins(s, seat, s.trait(seat, TRAIT.skipCoins), 'landscape', sink);
}

/** Not in the cleanup: tunnels of the Great Tunnel are free there. */
function payForSkip(s: State, seat: Seat, sink: Sink): void {
  gainWorkers(s, seat, -s.trait(seat, TRAIT.skipWorkers), 'skip', sink);
  addPriests(s, seat, -s.trait(seat, TRAIT.skipPriests), 'skip', sink);
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
      else if (s.frame() === FRAME.townReward) takeTownSteps(s, seat, a, sink);
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
    case KIND.ability:
      useAbility(s, seat, a, argB(move), argC(move), sink);
      break;
    case KIND.tokensFirst:
      askAbilityFirst(s, seat, sink);
      break;
    case KIND.landscape:
      if (s.frame() === FRAME.gate) layGate(s, seat, a, sink);
      else if (s.table.map.ground[a] === RIVER) layOnRiver(s, seat, a, sink);
      else layOnHome(s, seat, a, sink);
      break;
    case KIND.takePoints:
      takeTownPoints(s, seat, sink);
      break;
    case KIND.landBridge:
      putLandBridge(s, seat, a, sink);
      break;
    case KIND.advanceShipping:
      takeStep(s, seat, TRACK.shipping, sink);
      break;
    case KIND.advanceExchange:
      takeStep(s, seat, TRACK.exchange, sink);
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
      askColour(s, seat, sink);
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
      placeStart(s, seat, a, sink);
      break;
    case KIND.take:
      takeCardDue(s, seat, a, sink);
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
  if (s.frame() === FRAME.sandstorm) {
    const hex = argA(move);
    s.pop();
    setTerrain(s, seat, hex, s.home(seat), 0, 0, sink);
    const flags = SPADE_FLAG.closed | SPADE_FLAG.transformed;
    s.push(FRAME.spades, seat, 0, NONE, NONE, flags, NONE);
    rememberHome(s, hex);
    return;
  }
  if (kindOf(move) === KIND.skipTransform) {
    paySkip(s, seat, sink);
    s.setFrameD(s.frameD() | SPADE_FLAG.skipped);
  }
  useSpades(s, seat, move, sink);
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
