import type { Seat } from '../../kernel/index.ts';
import { buildHouse, circleDistance, scoreHouse, shovelsNeeded, transformHex } from '../board.ts';
import { FRAME } from '../frames.ts';
import { payCoins, type Sink } from '../gains.ts';
import { NONE, type State } from '../state.ts';

/** Build a house on home terrain. Rulebook, action a) of "Make habitable and build". */
export function build(s: State, seat: Seat, hex: number, sink: Sink): void {
  payCoins(s, seat, s.table.houseCost, 'build', sink);
  buildHouse(s, seat, hex, true, sink);
}

/**
 * Transform a hex, `free` of its shovels without coins; a house may follow. On home terrain (ruling R6
 * "may-build") the house is all that is left of the action.
 * @returns the shovels used.
 */
export function transform(s: State, seat: Seat, hex: number, free: number, sink: Sink): number {
  const shovels = shovelsNeeded(s, seat, s.terrain(hex));
  if (shovels === 0) {
    s.setTopA(hex);
    build(s, seat, hex, sink);
    return 0;
  }
  transformHex(s, seat, hex, shovels, Math.max(0, shovels - free), sink);
  s.push(FRAME.optionalHouse, seat, hex);
  return shovels;
}

/**
 * The power action with two free shovels: a hex of one shovel leaves the other for a second hex.
 * Rulebook, "Make habitable and build with 2 free shovels". Ruling R7 "printed-distance" counts the
 * terrain circle for that, whatever the Golems' palace saves.
 */
export function transformWithTwo(
  s: State,
  seat: Seat,
  hex: number,
  free: number,
  sink: Sink,
): void {
  const printed = circleDistance(s.home(seat), s.terrain(hex));
  const shovels = transform(s, seat, hex, free, sink);
  const anyTwo = s.table.options.rulings.golemsTwoShovels === 'any-two';
  if (shovels === 0 || (anyTwo ? shovels : printed) >= free) return;
  s.pop();
  s.push(FRAME.secondShovel, seat, hex);
}

/** Uses the shovel that is left on a second hex; one house at most on either. */
export function transformSecond(s: State, seat: Seat, hex: number, sink: Sink): void {
  const first = s.topA();
  s.pop();
  transformHex(s, seat, hex, 1, 0, sink);
  s.push(FRAME.optionalHouse, seat, first, hex);
}

/** Leaves the second hex out. */
export function declineSecond(s: State, seat: Seat): void {
  const first = s.topA();
  s.pop();
  s.push(FRAME.optionalHouse, seat, first);
}

/** The house on a hex just transformed. */
export function buildOptional(s: State, seat: Seat, hex: number, sink: Sink): void {
  const scores = s.topC() === NONE;
  s.pop();
  payCoins(s, seat, s.table.houseCost, 'build', sink);
  buildHouse(s, seat, hex, scores, sink);
  s.setTopA(hex);
}

/**
 * The Sun Worshippers' action: no shovel is used. Ruling R13 "always" scores the house at once, whether
 * or not it follows.
 */
export function transformAdjacent(s: State, seat: Seat, hex: number, sink: Sink): void {
  transformHex(s, seat, hex, 0, 0, sink);
  const scored = s.table.options.rulings.sunWorshippersHouse === 'always';
  if (scored) scoreHouse(s, seat, sink);
  s.push(FRAME.optionalHouse, seat, hex, NONE, scored ? 0 : NONE);
}
