import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { CHOOSE_BRIDGE } from '../bridges/choose-bridge.ts';
import type { Sink } from '../events.ts';
import { spendPower } from '../goods/gains.ts';
import { gainGoods } from '../goods/goods.ts';
import { POWER_ACTION_DATA } from '../printed/index.ts';
import { gainSpades } from '../spades/spades.ts';
import type { State } from '../state.ts';
import { GOODS, SPADES } from '../table/compiled.ts';
import { POWER_ACTIONS } from '../vocabulary.ts';

/** The power that an action on the game board costs. */
export function powerPrice(s: State, seat: Seat, action: number): number {
  return s.table.powerCost[action] - s.trait(seat, TRAIT.powerActionDiscount);
}

/** Power actions that build a bridge, as bits. */
const BRIDGE_ACTIONS: number = POWER_ACTIONS.reduce(
  (set, id, place) => (POWER_ACTION_DATA[id].bridge ? set | (1 << place) : set),
  0,
);

/** Takes one of the six power actions on the game board. It may have no effect (FAQ 2.11). */
export function powerAction(
  s: State,
  seat: Seat,
  action: number,
  sink: Sink,
  power: number = powerPrice(s, seat, action),
): void {
  const { table } = s;
  s.usePowerAction(action);
  sink?.push({ type: 'used', seat, what: POWER_ACTIONS[action] });
  spendPower(s, seat, power, 'power-action', sink);
  gainGoods(s, seat, table.powerGoods, action * GOODS, 'power-action', sink);
  const spades = table.powerGoods[action * GOODS + SPADES];
  if (spades > 0) gainSpades(s, seat, spades, sink, 'power-action');
  if (((BRIDGE_ACTIONS >> action) & 1) !== 0) s.push(CHOOSE_BRIDGE.number, seat);
}
