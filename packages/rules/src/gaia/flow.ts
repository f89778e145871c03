import { argA, argB, argC, Moves } from '../kernel/index.ts';
import { dealTop, keepLimits, refillPlace } from './drawing.ts';
import { endGame } from './ending.ts';
import type { Sink } from './events.ts';
import { feed, feedings, listHungry } from './feeding.ts';
import { FRAME } from './frames.ts';
import { coordinateOf } from './moves.ts';
import { lookForObjectives, lookForPowerObjective } from './objectives.ts';
import { POWER_DEFINITIONS } from './powers/index.ts';
import { PHASE, type State } from './state.ts';
import { updateCities } from './update.ts';
import { closeWindow, openWindow } from './window.ts';
import { placeAt, tileAt } from './world.ts';

const ACTIONS_PER_TURN = 2;

/** Works a frame off. @returns false when play stops there, for a decision or for what a view hides */
type Step = (s: State, sink: Sink) => boolean;

/** By kind of frame; those that are missing always wait for a decision. */
const STEPS: readonly (Step | undefined)[] = byFrame({
  window: closeWindow,
  deal: dealTop,
  refill: refillPlace,
  limits: keepLimits,
  objectives: lookForObjectives,
  powerObjectives: lookForPowerObjective,
  effect,
  openWindow,
});

function byFrame(steps: Partial<Record<keyof typeof FRAME, Step>>): (Step | undefined)[] {
  const list: (Step | undefined)[] = [];
  for (const [name, kind] of Object.entries(FRAME)) list[kind] = steps[name as keyof typeof FRAME];
  return list;
}

/**
 * Goes on until somebody has a choice, the game is over, or (in a view) something hidden comes next.
 * A player without meeples has won as soon as nothing of the step is left to do.
 */
export function settle(s: State, sink: Sink): void {
  for (;;) {
    if (s.top() === FRAME.settle) return;
    if (hasWinner(s, sink)) return;
    if (s.depth() === 0) {
      advance(s, sink);
      continue;
    }
    const step = STEPS[s.top()];
    if (step === undefined || !step(s, sink)) return;
  }
}

function hasWinner(s: State, sink: Sink): boolean {
  if (s.phase() === PHASE.over) return true;
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.supply(seat) > 0) continue;
    endGame(s, seat, 'meeples', sink);
    return true;
  }
  return false;
}

/** The next step of the turn when nothing is pending. */
function advance(s: State, sink: Sink): void {
  const seat = s.turn();
  if (s.phase() === PHASE.feeding) {
    feedNext(s, sink);
  } else if (s.actions() > 0) {
    s.push(FRAME.turn, seat);
  } else {
    beginTurn(s, s.nextSeat(seat), sink);
  }
}

export function beginTurn(s: State, seat: number, sink: Sink): void {
  s.setTurn(seat);
  s.setPhase(PHASE.feeding);
  listHungry(s, seat);
  if (sink !== undefined) sink.push({ type: 'turn', seat });
}

const ONLY = new Moves(256);

/** Nobody is asked where a single city must eat from a single tile. */
function feedNext(s: State, sink: Sink): void {
  const seat = s.turn();
  ONLY.clear();
  const ways = feedings(s, seat, ONLY);
  if (ways === 0) {
    s.setHungry(0);
    s.setPhase(PHASE.actions);
    s.setActions(ACTIONS_PER_TURN);
  } else if (ways > 1 || s.table.feedingIsOptional) {
    s.push(FRAME.feed, seat);
  } else {
    const move = ONLY.at(0);
    const place = placeAt(coordinateOf(argB(move)), coordinateOf(argC(move)));
    feed(s, seat, argA(move), tileAt(s, place), sink);
  }
}

/** What a power card does when nobody has cancelled it. */
function effect(s: State, sink: Sink): boolean {
  const player = s.topWho();
  const { act } = POWER_DEFINITIONS[s.topA()];
  const tile = s.topB();
  const how = s.topC();
  const kind = s.topA();
  s.pop();
  if (!act(s, player, tile, how, sink)) {
    s.push(FRAME.effect, player, kind, tile, how);
    s.setWaiting(true);
    return false;
  }
  updateCities(s, player, sink);
  return true;
}
