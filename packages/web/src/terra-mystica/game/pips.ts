import { hasHex, RIVER } from '@pangaea/rules/hexmap';
import { CYCLE, landPrice, NONE, SETS, type State } from '@pangaea/rules/terra-mystica';
import type { Pips } from '../../board/pips.tsx';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { type LandPay, payOf } from './wheel.ts';

/** The signs for the ways to pay for home terrain. */
export const PAY_SIGNS: Readonly<Record<LandPay, TokenName>> = {
  spades: 'spade',
  steps: 'cult',
  tokens: 'power',
  priests: 'priest',
};

/** The prices for turning the empty hexes of a map into home terrain of a seat. */
export function pipsOf(state: State, seat: number): Pips | undefined {
  if (state.faction(seat) === NONE) return undefined;
  const pay = payOf(state, seat);
  if (pay === undefined || pay === 'priests') return undefined;
  const prices = Array.from({ length: CYCLE }, (_, terrain) => landPrice(state, seat, terrain));
  const { map } = state.table;
  const of = new Map<number, number>();
  for (let hex = 0; hex < map.size; hex++) {
    if (map.ground[hex] === RIVER || !hasHex(state.i32, SETS.empty, hex)) continue;
    const price = prices[state.terrain(hex)] ?? 0;
    if (price > 0) of.set(hex, price);
  }
  return { sign: PAY_SIGNS[pay], of };
}
