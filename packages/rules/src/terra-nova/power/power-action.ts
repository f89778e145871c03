import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, type Way } from '../define.ts';
import type { Sink } from '../events.ts';
import { spendPower } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { TURN } from '../questions/turn.ts';
import type { State } from '../state.ts';
import type { PowerForm } from '../vocabulary.ts';
import { checkPowerAction } from './power-action.check.ts';

/* The power actions beside the board; `PowerEffect` describes the effect of each. Rulebook,
   "Power actions". */

/** This kind of move lists the other two forms too, action by action. */
export const POWER = kind({
  word: 'power',
  args: [ARG.action],
  meaning: 'a power action without a place: sailing, coins',
  answers: [{ to: TURN, ...inForm('power'), list: listPowerActions }],
});

export const POWER_BRIDGE = kind({
  word: 'power-bridge',
  args: [ARG.action, ARG.bridge],
  meaning: 'a power action that builds a bridge',
  answers: [{ to: TURN, ...inForm('power-bridge') }],
});

export const POWER_SHOVEL = kind({
  word: 'power-shovel',
  args: [ARG.action, ARG.hex],
  meaning: 'a power action with free shovels, on its (first) hex',
  answers: [{ to: TURN, ...inForm('power-shovel') }],
});

const BY_FORM = {
  power: POWER,
  'power-bridge': POWER_BRIDGE,
  'power-shovel': POWER_SHOVEL,
} as const;

function inForm(form: PowerForm): Way {
  return {
    check: (s, seat, action, place, _c, reason) =>
      checkPowerAction(s, seat, form, action, place, reason),
    apply: (s, seat, action, place, _c, sink) => takePowerAction(s, seat, action, place, sink),
  };
}

/** The number of the kind of move by which a power action is taken. */
export function powerKind(form: PowerForm): number {
  return BY_FORM[form].number;
}

function listPowerActions(s: State, seat: Seat, into: Moves): void {
  const { powerActions } = s.table;
  const power = s.bowl3(seat) + s.effect(seat, EFFECT.powerActionDiscount);
  for (let action = 0; action < powerActions.length; action++) {
    const { cost, effect, amount } = powerActions[action];
    if (power < cost || s.isPowerActionUsed(action)) continue;
    effect.list(s, seat, amount, packMove(powerKind(effect.form), action), into);
  }
}

function takePowerAction(s: State, seat: Seat, action: number, place: number, sink: Sink): void {
  const { id, cost, effect, amount } = s.table.powerActions[action];
  s.usePowerAction(action);
  sink?.push({ type: 'used', seat, what: id });
  spendPower(s, seat, powerPrice(s, seat, cost), 'power-action', sink);
  effect.apply(s, seat, place, amount, sink);
}

/** Power from bowl III for a power action, after the Fire Sprites' discount. */
function powerPrice(s: State, seat: Seat, cost: number): number {
  const price = cost - s.effect(seat, EFFECT.powerActionDiscount);
  return price < 0 ? 0 : price;
}
