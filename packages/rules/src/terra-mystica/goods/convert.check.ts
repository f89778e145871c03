import type { Seat } from '../../kernel/index.ts';
import { boardOf, traitOf } from '../check/geography.ts';
import { needsTimes, priestsLeft } from '../check/needs.ts';
import type { Reason } from '../refusals.ts';
import type { State } from '../state.ts';
import { CONVERSION } from '../vocabulary.ts';

/** Checks how much the seat has of the given goods, and the price of one conversion. */
export function checkConvert(
  s: State,
  seat: Seat,
  conversion: number,
  times: number,
  reason?: Reason,
): number {
  const [goods, price] = given(s, seat, conversion, traitOf(s, seat, 'coinsPerVp'));
  let most = Math.floor(goods / price);
  if (conversion === CONVERSION['power-to-priests']) {
    const welcome = boardOf(s, seat).hooks?.priestsWelcome?.(s, seat) === true;
    const wasteful = s.table.options.rulings.emptyActions === 'allowed';
    if (!welcome && !wasteful) {
      const each = 1 + traitOf(s, seat, 'goodsPerPower');
      most = Math.min(most, Math.ceil(priestsLeft(s, seat) / each));
    }
  }
  return needsTimes(times, most, reason);
}

function given(s: State, seat: Seat, conversion: number, perVp: number): readonly [number, number] {
  const { power } = s.table.numbers;
  switch (conversion) {
    case CONVERSION['power-to-coins']:
      return [s.bowl3(seat), power.coins];
    case CONVERSION['power-to-workers']:
      return [s.bowl3(seat), power.workers];
    case CONVERSION['power-to-priests']:
      return [s.bowl3(seat), power.priests];
    case CONVERSION['priests-to-workers']:
      return [s.priests(seat), 1];
    case CONVERSION['workers-to-coins']:
      return [s.workers(seat), 1];
    case CONVERSION['vp-to-coins']:
      return [perVp > 0 ? s.vp(seat) : 0, 1];
    default:
      return [perVp > 0 ? s.coins(seat) : 0, perVp || 1];
  }
}
