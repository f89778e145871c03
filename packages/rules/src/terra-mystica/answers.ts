import { type Move, Moves, packMove, type Seat } from '../kernel/index.ts';
import { unlockable } from './duties.ts';
import { FRAME, SPADE_FLAG } from './frames.ts';
import { priestSupply } from './gains.ts';
import { legal } from './legal.ts';
import { KIND } from './moves.ts';
import {
  COMMON_TOPICS,
  ORDER,
  ORDER_TOPICS,
  ORDERS_ON,
  type OrderTopic,
  TOPIC,
} from './standing-orders.ts';
import { NONE, PHASE, type State } from './state.ts';
import { CULTS, TERRAINS } from './vocabulary.ts';

/** Says that a question is to be asked. */
export const ASK: Move = -1;

const FIRST_CULT = ORDER[CULTS[0]];
const FIRST_TERRAIN = ORDER[TERRAINS[0]];
const LAST_SPACE = 10;

/** Places in `ORDER_ANSWERS` by topic. */
const ANSWERS_ON = ORDER_TOPICS.map((topic) => ORDERS_ON[topic].map((answer) => ORDER[answer]));

/** Standing orders that differ from those that stand. */
export function orders(s: State, seat: Seat, into: Moves): number {
  into.clear();
  if (s.phase() === PHASE.over || seat < 0 || seat >= s.table.players) return 0;
  for (let topic = 0; topic < ORDER_TOPICS.length; topic++) {
    if (!mayBeAsked(s, seat, ORDER_TOPICS[topic])) continue;
    const present = s.order(seat, topic);
    for (const answer of ANSWERS_ON[topic]) {
      if (answer !== present) into.add(packMove(KIND.order, topic, answer));
    }
  }
  return into.count;
}

function mayBeAsked(s: State, seat: Seat, topic: OrderTopic): boolean {
  if (COMMON_TOPICS.includes(topic)) return true;
  if (s.faction(seat) === NONE) return false;
  return s.table.factions[s.faction(seat)].orders?.includes(topic) ?? false;
}

/** What a standing order says to the frame on top, or `ASK`. Power offers see `offers.ts`. */
export function orderedAnswer(s: State): Move {
  if (s.depth() === 0) return ASK;
  const seat = s.frameWho();
  switch (s.frame()) {
    case FRAME.cult:
      return s.frameB() === 1 ? stepOrdered(s, seat) : ASK;
    case FRAME.token:
      return tokenOrdered(s, seat);
    case FRAME.priest:
      return priestOrdered(s, seat);
    case FRAME.spades: {
      const reward = (s.frameD() & SPADE_FLAG.cleanup) !== 0;
      const never = s.order(seat, TOPIC.rewardSpades) === ORDER.never;
      return reward && never ? packMove(KIND.decline) : ASK;
    }
    case FRAME.afterAction: {
      const ends = s.order(seat, TOPIC.turnEnd) === ORDER['after-answers'];
      return ends && s.frameA() !== 0 ? packMove(KIND.end) : ASK;
    }
    default:
      return ASK;
  }
}

/** What a standing order says to what a seat owes where answers may come late, or `ASK`. */
export function orderedDuty(s: State, seat: Seat): Move {
  if (s.oweSteps(seat) > 0) {
    const step = stepOrdered(s, seat);
    if (step !== ASK) return step;
  }
  if (s.oweTokens(seat) > 0) {
    const token = tokenOrdered(s, seat);
    if (token !== ASK) return token;
  }
  return s.owePriests(seat) > 0 ? priestOrdered(s, seat) : ASK;
}

function stepOrdered(s: State, seat: Seat): Move {
  const order = s.order(seat, TOPIC.cultStep);
  if (order === ORDER.ask) return ASK;
  const cult = order - FIRST_CULT;
  return canStep(s, seat, cult) ? packMove(KIND.cult, cult) : ASK;
}

function tokenOrdered(s: State, seat: Seat): Move {
  const order = s.order(seat, TOPIC.token);
  if (order === ORDER.never) return packMove(KIND.decline);
  return order === ORDER.always && s.vp(seat) >= s.table.tokenVp ? packMove(KIND.buyToken) : ASK;
}

function priestOrdered(s: State, seat: Seat): Move {
  const order = s.order(seat, TOPIC.priest);
  if (order === ORDER.ask) return ASK;
  if (order === ORDER.hand) return priestSupply(s, seat) > 0 ? packMove(KIND.gainPriest) : ASK;
  const terrain = order - FIRST_TERRAIN;
  return ((unlockable(s, seat) >> terrain) & 1) !== 0 ? packMove(KIND.unlock, terrain) : ASK;
}

/** Whether a step on a cult can be made now, or made up for by a key that is still to come. */
function canStep(s: State, seat: Seat, cult: number): boolean {
  const at = s.cult(seat, cult);
  if (at < LAST_SPACE - 1) return true;
  if (at === LAST_SPACE || s.top(cult) !== NONE) return false;
  return s.keys(seat) > 0 || s.table.keysMakeUp;
}

/** Frames in which everything is open, and those that belong to several seats. */
const ALWAYS_ASKED: ReadonlySet<number> = new Set([
  FRAME.turn,
  FRAME.afterAction,
  FRAME.offers,
  FRAME.sealed,
]);

const LIST = new Moves();

/**
 * The one answer to the frame on top when there is no other, or `ASK`. Where answers may come late
 * everything is asked: there, waiting is an answer too.
 */
export function onlyAnswer(s: State): Move {
  if (s.depth() === 0 || s.table.queued || ALWAYS_ASKED.has(s.frame())) return ASK;
  if (s.frame() === FRAME.cult && !s.table.convertsAnyTime) {
    return onlyCult(s, s.frameWho(), s.frameB() === 1);
  }
  return legal(s, s.frameWho(), LIST) === 1 ? LIST.at(0) : ASK;
}

/**
 * Steps that can be made on one cult only are made there when an ability gives them, since they are
 * no choice but a gain; those that can be made nowhere are lost, whatever cult is named.
 */
function onlyCult(s: State, seat: Seat, ability: boolean): Move {
  let possible = 0;
  let last = 0;
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (!canStep(s, seat, cult)) continue;
    possible++;
    last = cult;
  }
  if (possible > 1 || (possible === 1 && !ability)) return ASK;
  return packMove(KIND.cult, last);
}
