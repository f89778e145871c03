import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import type { State } from '../state.ts';
import { GOODS, SPADES } from '../table/compiled.ts';
import { POWER_ACTIONS } from '../vocabulary.ts';
import { checkPower } from './power.check.ts';
import { powerAction, powerPrice } from './power-actions.ts';

export const POWER = kind({
  word: 'power',
  args: [ARG.powerAction],
  meaning: 'a power action on the board',
  answers: [
    {
      to: TURN,
      list: addPowerActions,
      check: (s, seat, action, _b, _c, reason) => checkPower(s, seat, action, reason),
      apply: (s, seat, action, _b, _c, sink) => powerAction(s, seat, action, sink),
    },
  ],
});

function addPowerActions(s: State, seat: Seat, into: Moves, kind: number): void {
  const power = s.bowl3(seat);
  if (power === 0) return;
  const again = s.trait(seat, TRAIT.reusePowerActions) > 0;
  const noSpades = !s.table.uselessSpadesAllowed && s.trait(seat, TRAIT.spadesUseless) > 0;
  for (let action = 0; action < POWER_ACTIONS.length; action++) {
    if (power < powerPrice(s, seat, action)) continue;
    if (!again && s.isPowerActionUsed(action)) continue;
    if (noSpades && s.table.powerGoods[action * GOODS + SPADES] > 0) continue;
    into.add(packMove(kind, action));
  }
}
