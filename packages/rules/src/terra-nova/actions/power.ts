import { argA, argB, type Move, type Seat } from '../../kernel/index.ts';
import { advanceSailing, putBridge } from '../board.ts';
import { EFFECT } from '../effects.ts';
import { gainCoins, type Sink, spendPower } from '../gains.ts';
import type { State } from '../state.ts';
import { transform, transformWithTwo } from './transform.ts';

/** Places in `POWER_EFFECTS`. */
export const POWER_EFFECT = {
  bridge: 0,
  sailing: 1,
  coins: 2,
  oneShovel: 3,
  twoShovels: 4,
} as const;

/** Power from bowl III for a power action, the Fire Sprites' discount taken off. */
export function powerPrice(s: State, seat: Seat, cost: number): number {
  const price = cost - s.effect(seat, EFFECT.powerActionDiscount);
  return price < 0 ? 0 : price;
}

/** One of the power actions beside the board. Rulebook, "Power actions". */
export function powerAction(s: State, seat: Seat, move: Move, sink: Sink): void {
  const { table } = s;
  const action = argA(move);
  s.usePowerAction(action);
  if (sink !== undefined) {
    sink.push({ type: 'used', seat, what: table.powerActionIds[action] });
  }
  spendPower(s, seat, powerPrice(s, seat, table.powerCost[action]), 'power-action', sink);
  const amount = table.powerAmount[action];
  switch (table.powerEffect[action]) {
    case POWER_EFFECT.bridge:
      buildBridge(s, seat, argB(move), sink);
      break;
    case POWER_EFFECT.sailing:
      advanceSailing(s, seat, 'power-action', sink);
      break;
    case POWER_EFFECT.coins:
      gainCoins(s, seat, amount, 'power-action', sink);
      break;
    case POWER_EFFECT.oneShovel:
      transform(s, seat, argB(move), amount, sink);
      break;
    default:
      transformWithTwo(s, seat, argB(move), amount, sink);
  }
}

/** A bridge already paid for. It may join groups, so its end is looked at for a town. */
export function buildBridge(s: State, seat: Seat, bridge: number, sink: Sink): void {
  putBridge(s, seat, bridge, sink);
  const { a, b } = s.table.map.bridges[bridge];
  s.setTopA(s.owner(a) === seat ? a : b);
}
