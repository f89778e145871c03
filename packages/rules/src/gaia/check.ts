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
import { POWER } from './cards.ts';
import {
  checkDiscard,
  checkDraw,
  checkExhaust,
  checkFeed,
  checkKeep,
  checkObjective,
  checkOrder,
  checkProtect,
  checkSettle,
  checkSpare,
  checkTake,
} from './check/answers.ts';
import { needsInHand, needsTile, powerFace } from './check/needs.ts';
import { cellOf } from './check/places.ts';
import { checkAnimals, checkCity, checkNature } from './check/plays.ts';
import { checkEarthquake, checkEruption, checkWeather } from './check/powers.ts';
import { FRAME } from './frames.ts';
import { KIND, MOVE_CODEC } from './moves.ts';
import { LEGAL, PENDING, type Pending, Reason, type RefusalCode, refuse } from './refusals.ts';
import { NONE, PHASE, type State } from './state.ts';

/**
 * The rules of Gaia asked one move at a time, in the obvious way: each condition is looked up on the
 * table when it is needed. `legal` answers the same question for all moves at once, from what is kept
 * for speed, and shares no condition with this; the conformance kit compares the two.
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

/** The frame on which each kind of move can be made. Standing orders need none. */
const WHEN: readonly number[] = kindsInOrder({
  draw: FRAME.turn,
  take: FRAME.turn,
  exhaust: FRAME.turn,
  nature: FRAME.turn,
  animals: FRAME.turn,
  city: FRAME.turn,
  sun: FRAME.turn,
  rain: FRAME.turn,
  earthquake: FRAME.turn,
  tornado: FRAME.turn,
  lightning: FRAME.turn,
  eruption: FRAME.turn,
  protect: FRAME.window,
  let: FRAME.window,
  discard: FRAME.discard,
  keep: FRAME.keep,
  objective: FRAME.objective,
  settle: FRAME.settle,
  feed: FRAME.feed,
  spare: FRAME.feed,
  order: NONE,
});

function kindsInOrder(when: Readonly<Record<keyof typeof KIND, number>>): number[] {
  const frames: number[] = [];
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
    checkKind(state, seat, kind, move, reason)
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
  const deciders = state.top() === FRAME.window ? state.topWho() : seatSet(state.topWho());
  if (hasSeat(deciders, seat)) return LEGAL;
  return refuse('not-your-decision', { seat, deciders: seatsOf(deciders).join(' ') }, reason);
}

function needsMoment(state: State, kind: number, reason: Reason | undefined): number {
  const frame = state.top();
  if (WHEN[kind] === frame) return LEGAL;
  const pending: Pending = PENDING[frame as keyof typeof PENDING];
  return refuse('not-now', { command: MOVE_CODEC.kinds[kind].word, pending }, reason);
}

/** The rules of each kind, when its seat and moment are right. */
function checkKind(
  state: State,
  seat: Seat,
  kind: number,
  move: Move,
  reason: Reason | undefined,
): number {
  const a = argA(move);
  const cell = cellOf(argB(move), argC(move));
  switch (kind) {
    case KIND.draw:
      return checkDraw(state, a, reason);
    case KIND.take:
      return checkTake(state, a, reason);
    case KIND.exhaust:
      return checkExhaust(state, reason);
    case KIND.nature:
      return checkNature(state, seat, a, cell, reason);
    case KIND.animals:
      return checkAnimals(state, seat, a, cell, reason);
    case KIND.city:
      return checkCity(state, seat, a, cell, reason);
    case KIND.protect:
      return checkProtect(state, seat, reason);
    case KIND.discard:
      return checkDiscard(state, seat, a, reason);
    case KIND.keep:
      return checkKeep(state, a, reason);
    case KIND.objective:
      return checkObjective(state, seat, a, reason);
    case KIND.settle:
      return checkSettle(state, a, reason);
    case KIND.feed:
      return checkFeed(state, seat, a, cell, reason);
    case KIND.spare:
      return checkSpare(state, reason);
    case KIND.let:
      return LEGAL;
    default:
      return checkPower(state, seat, kind, move, reason);
  }
}

/** A power card of the hand, aimed. */
function checkPower(
  state: State,
  seat: Seat,
  kind: number,
  move: Move,
  reason: Reason | undefined,
): number {
  const cell = cellOf(argA(move), argB(move));
  const inHand = (power: number) => needsInHand(state, seat, powerFace(power), reason);
  switch (kind) {
    case KIND.sun:
      return inHand(POWER.sun) || checkWeather(state, 'sun', cell, reason);
    case KIND.rain:
      return inHand(POWER.rain) || checkWeather(state, 'rain', cell, reason);
    case KIND.earthquake:
      return inHand(POWER.earthquake) || checkEarthquake(state, cell, argC(move), reason);
    case KIND.lightning:
      return inHand(POWER.lightning) || needsTile(state, cell, reason);
    case KIND.eruption:
      return inHand(POWER.eruption) || checkEruption(state, cell, argC(move), reason);
    default:
      return inHand(POWER.tornado);
  }
}
