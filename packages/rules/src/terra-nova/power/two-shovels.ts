import type { Seat } from '../../kernel/index.ts';
import { checkFreeShovels } from '../actions/transform.check.ts';
import { addHabitable, makeHabitable } from '../actions/transform.ts';
import { AS_SECOND } from '../arguments.ts';
import { circleDistance, loseShovels } from '../board/shovels.ts';
import type { Sink } from '../events.ts';
import { SECOND_SHOVEL } from '../questions/second-shovel.ts';
import type { State } from '../state.ts';
import type { PowerEffect } from './effect.ts';

/** Rulebook, "Make habitable and build with 2 free shovels": no further shovel can be bought with this action. */
export const TWO_SHOVELS = {
  id: 'two-shovels',
  form: 'power-shovel',
  amount: 2,
  list: (s, seat, shovels, base, into) =>
    addHabitable(s, seat, shovels, false, base, AS_SECOND, into),
  check: (s, seat, hex, shovels, power, reason) =>
    checkFreeShovels(s, seat, hex, { shovels, buyMore: false, power }, reason),
  apply: useTwoShovels,
} as const satisfies PowerEffect<State>;

/**
 * Uses two free shovels on a hex. If it took only one, the other is left for a second hex. Ruling
 * R7 "printed-distance" counts steps on the terrain circle for that, even if the Golems' palace
 * saves shovels.
 */
function useTwoShovels(s: State, seat: Seat, hex: number, free: number, sink: Sink): void {
  const printed = circleDistance(s.home(seat), s.terrain(hex));
  const shovels = makeHabitable(s, seat, hex, free, sink);
  const anyTwo = s.table.options.rulings.golemsTwoShovels === 'any-two';
  if (shovels === 0) return;
  if ((anyTwo ? shovels : printed) >= free) {
    loseShovels(seat, free - shovels, sink);
    return;
  }
  s.pop();
  s.push(SECOND_SHOVEL.number, seat, hex);
}
