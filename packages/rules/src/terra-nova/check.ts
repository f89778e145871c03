import {
  argA,
  argB,
  argC,
  hasSeat,
  kindOf,
  type Move,
  type Refusal,
  type Seat,
  seatSet,
  seatsOf,
} from '../kernel/index.ts';
import {
  checkBuild,
  checkOptionalHouse,
  checkPalace,
  checkSecondShovel,
  checkTransform,
  checkUpgrade,
  needsBridgePlace,
} from './check/construction.ts';
import { needsCoins, needsTrackSpace } from './check/needs.ts';
import {
  checkBonusShovel,
  checkEdgeHouse,
  checkPower,
  checkPowerBridge,
  checkPowerShovel,
  checkSpecial,
} from './check/octagons.ts';
import { checkFaction, checkNeutral, checkPlace, checkTake } from './check/set-up.ts';
import { checkRiverTown, checkTown } from './check/towns.ts';
import { checkExchange, checkExchangeVp, checkOrder, checkPass } from './check/turn-ends.ts';
import { FRAME } from './frames.ts';
import { KIND, MOVE_CODEC } from './moves.ts';
import { LEGAL, PENDING, type Pending, Reason, type RefusalCode, refuse } from './refusals.ts';
import { NONE, PHASE, type State } from './state.ts';

/**
 * The rules of Terra Nova asked one move at a time, in the obvious way: each condition is looked up
 * on the board when it is needed. `legal` answers the same question for all moves at once, from sets
 * that are kept for speed, and shares no condition with this; the conformance kit compares the two.
 */

/**
 * 0 when the seat may make the move now (or give the standing order), else the place of the reason
 * in `REFUSALS`. The state stays as it is. Any 32-bit integer may come in.
 */
export function check(state: State, seat: Seat, move: Move): number {
  return verdict(state, seat, move, undefined);
}

/** The same answer as `check`, with the facts for a sentence about it. Code `''` for a legal move. */
export function explain(state: State, seat: Seat, move: Move): Refusal<RefusalCode> {
  const reason = new Reason();
  verdict(state, seat, move, reason);
  return reason.why;
}

/** The frames on which each kind of move can be made. Standing orders need none. */
const WHEN: readonly (readonly number[])[] = kindsInOrder({
  end: [FRAME.afterAction, FRAME.exchange],
  faction: [FRAME.faction],
  place: [FRAME.placeHouse],
  take: [FRAME.bonusTile],
  neutral: [FRAME.neutralHouse],
  build: [FRAME.turn, FRAME.optionalHouse],
  transform: [FRAME.turn, FRAME.secondShovel],
  decline: [FRAME.optionalHouse, FRAME.secondShovel, FRAME.edgeHouse],
  upgrade: [FRAME.turn],
  palace: [FRAME.turn],
  sail: [FRAME.turn],
  bridge: [FRAME.turn],
  power: [FRAME.turn],
  powerBridge: [FRAME.turn],
  powerShovel: [FRAME.turn],
  bonusShovel: [FRAME.turn],
  special: [FRAME.turn],
  edgeHouse: [FRAME.edgeHouse],
  town: [FRAME.town],
  riverTown: [FRAME.turn, FRAME.afterAction],
  exchange: [FRAME.turn, FRAME.afterAction, FRAME.exchange],
  exchangeVp: [FRAME.turn, FRAME.afterAction, FRAME.exchange],
  pass: [FRAME.turn],
  order: [],
});

function kindsInOrder(
  when: Readonly<Record<keyof typeof KIND, readonly number[]>>,
): (readonly number[])[] {
  const frames: (readonly number[])[] = [];
  for (const [name, kind] of Object.entries(KIND)) frames[kind] = when[name as keyof typeof KIND];
  return frames;
}

function verdict(state: State, seat: Seat, move: Move, reason: Reason | undefined): number {
  const { players } = state.table;
  if (!isWritable(state, move)) return refuse('not-a-move', { move }, reason);
  if (!Number.isInteger(seat) || seat < 0 || seat >= players) {
    return refuse('no-such-seat', { seat, players }, reason);
  }
  if (state.phase() === PHASE.over) return refuse('game-over', {}, reason);
  if (state.isWaiting()) return refuse('not-your-decision', { seat, deciders: '' }, reason);

  const kind = kindOf(move);
  if (kind === KIND.order) return checkOrder(state, seat, argA(move), reason);
  return (
    needsDecision(state, seat, reason) ||
    needsMoment(state, kind, reason) ||
    checkKind(state, seat, kind, argA(move), argB(move), argC(move), reason)
  );
}

/** Whether the move has a known kind, arguments that name something, and no other bit set. */
function isWritable(state: State, move: Move): boolean {
  const kind = MOVE_CODEC.kinds[kindOf(move)];
  if (kind === undefined || move >>> 30 !== 0) return false;
  const values = [argA(move), argB(move), argC(move)];
  return values.every((value, place) => {
    const argument = kind.args[place];
    return argument === undefined
      ? value === 0
      : value < argument.domain.values(state.table).length;
  });
}

function needsDecision(state: State, seat: Seat, reason: Reason | undefined): number {
  const frame = state.top();
  let deciders = 0;
  if (frame === FRAME.exchange) deciders = state.topWho();
  else if (frame !== NONE) deciders = seatSet(state.topWho());
  if (hasSeat(deciders, seat)) return LEGAL;
  return refuse('not-your-decision', { seat, deciders: seatsOf(deciders).join(' ') }, reason);
}

function needsMoment(state: State, kind: number, reason: Reason | undefined): number {
  const frame = state.top();
  const when = WHEN[kind];
  if (when.includes(frame)) return LEGAL;
  const command = MOVE_CODEC.kinds[kind].word;
  const pending: Pending = PENDING[frame as keyof typeof PENDING];
  if (frame === FRAME.afterAction && when.includes(FRAME.turn)) {
    return refuse('action-already-taken', { command }, reason);
  }
  if (kind === KIND.decline) return refuse('nothing-to-decline', { pending }, reason);
  return refuse('not-now', { command, pending }, reason);
}

/** The rules of each kind, when its seat and moment are right. */
function checkKind(
  state: State,
  seat: Seat,
  kind: number,
  a: number,
  b: number,
  c: number,
  reason: Reason | undefined,
): number {
  const { table } = state;
  switch (kind) {
    case KIND.faction:
      return checkFaction(state, a, reason);
    case KIND.place:
      return checkPlace(state, seat, a, reason);
    case KIND.take:
      return checkTake(state, a, reason);
    case KIND.neutral:
      return checkNeutral(state, a, reason);
    case KIND.build:
      return state.top() === FRAME.turn
        ? checkBuild(state, seat, a, reason)
        : checkOptionalHouse(state, seat, a, reason);
    case KIND.transform:
      return state.top() === FRAME.turn
        ? checkTransform(state, seat, a, reason)
        : checkSecondShovel(state, seat, a, reason);
    case KIND.upgrade:
      return checkUpgrade(state, seat, a, reason);
    case KIND.palace:
      return checkPalace(state, seat, a, b, reason);
    case KIND.sail:
      return (
        needsTrackSpace(state, seat, reason) || needsCoins(state, seat, table.sailingCost, reason)
      );
    case KIND.bridge:
      return (
        needsBridgePlace(state, seat, a, reason) ||
        needsCoins(state, seat, table.bridgeCost, reason)
      );
    case KIND.power:
      return checkPower(state, seat, a, reason);
    case KIND.powerBridge:
      return checkPowerBridge(state, seat, a, b, reason);
    case KIND.powerShovel:
      return checkPowerShovel(state, seat, a, b, reason);
    case KIND.bonusShovel:
      return checkBonusShovel(state, seat, a, reason);
    case KIND.special:
      return checkSpecial(state, seat, a, reason);
    case KIND.edgeHouse:
      return checkEdgeHouse(state, seat, a, reason);
    case KIND.town:
      return checkTown(state, seat, a, reason);
    case KIND.riverTown:
      return checkRiverTown(state, seat, a, b, c, reason);
    case KIND.exchange:
      return checkExchange(state, seat, a, reason);
    case KIND.exchangeVp:
      return checkExchangeVp(state, seat, a, reason);
    case KIND.pass:
      return checkPass(state, seat, a, reason);
    default:
      // Ending and declining need only their moment.
      return LEGAL;
  }
}
