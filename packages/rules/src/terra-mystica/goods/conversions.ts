import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Sink } from '../events.ts';
import type { State } from '../state.ts';
import { CONVERSION, CONVERSIONS } from '../vocabulary.ts';
import {
  addPriests,
  gainCoins,
  gainPriests,
  gainVp,
  gainWorkers,
  moveTokens,
  priestSupply,
  spendPower,
} from './gains.ts';

/**
 * The first conversion for which the seat may have goods: conversions of power come before the
 * others.
 */
export function firstConversion(s: State, seat: Seat): number {
  return s.bowl3(seat) > 0 ? CONVERSION['power-to-coins'] : CONVERSION['priests-to-workers'];
}

/** The number after the last conversion that the seat may have: those of few factions come last. */
export function endOfConversions(s: State, seat: Seat): number {
  return s.trait(seat, TRAIT.coinsPerVp) > 0 ? CONVERSIONS.length : CONVERSION['vp-to-coins'];
}

/** How often a seat can do a conversion now. */
export function timesPossible(s: State, seat: Seat, conversion: number): number {
  const price = s.table.numbers.power;
  switch (conversion) {
    case CONVERSION['power-to-coins']:
      return Math.floor(s.bowl3(seat) / price.coins);
    case CONVERSION['power-to-workers']:
      return Math.floor(s.bowl3(seat) / price.workers);
    case CONVERSION['power-to-priests']: {
      const times = Math.floor(s.bowl3(seat) / price.priests);
      // The last conversion may give one priest more than there is room for.
      const room = Math.ceil(priestSupply(s, seat) / (1 + s.trait(seat, TRAIT.goodsPerPower)));
      if (s.table.emptyActions) return times;
      if (s.table.hooks.priestsWelcome[s.faction(seat)]?.(s, seat)) return times;
      return times < room ? times : room;
    }
    case CONVERSION['priests-to-workers']:
      return s.priests(seat);
    case CONVERSION['workers-to-coins']:
      return s.workers(seat);
    case CONVERSION['vp-to-coins']:
      return s.trait(seat, TRAIT.coinsPerVp) > 0 ? s.vp(seat) : 0;
    default: {
      const perVp = s.trait(seat, TRAIT.coinsPerVp);
      return perVp > 0 ? Math.floor(s.coins(seat) / perVp) : 0;
    }
  }
}

/** Free conversions, only in the own turn and before or after the action (FAQ 2.8 Q1). */
export function convert(s: State, seat: Seat, conversion: number, n: number, sink: Sink): void {
  const cause = 'conversion';
  const each = 1 + s.trait(seat, TRAIT.goodsPerPower);
  const price = s.table.numbers.power;
  switch (conversion) {
    case CONVERSION['power-to-coins']:
      spendPower(s, seat, n * price.coins, cause, sink);
      gainCoins(s, seat, n * each, cause, sink);
      break;
    case CONVERSION['power-to-workers']:
      spendPower(s, seat, n * price.workers, cause, sink);
      gainWorkers(s, seat, n * each, cause, sink);
      break;
    case CONVERSION['power-to-priests']:
      spendPower(s, seat, n * price.priests, cause, sink);
      gainPriests(s, seat, n * each, cause, sink);
      break;
    case CONVERSION['priests-to-workers']:
      addPriests(s, seat, -n, cause, sink);
      gainWorkers(s, seat, n * (1 + s.trait(seat, TRAIT.workersPerPriest)), cause, sink);
      gainCoins(s, seat, n * s.trait(seat, TRAIT.coinsPerPriest), cause, sink);
      break;
    case CONVERSION['workers-to-coins']:
      gainWorkers(s, seat, -n, cause, sink);
      gainCoins(s, seat, n, cause, sink);
      break;
    case CONVERSION['vp-to-coins']:
      gainVp(s, seat, -n, cause, sink);
      gainCoins(s, seat, n, cause, sink);
      break;
    default:
      gainCoins(s, seat, -n * s.trait(seat, TRAIT.coinsPerVp), cause, sink);
      gainVp(s, seat, n, cause, sink);
  }
}

/**
 * Burns power: for each token of bowl II that leaves the game one goes to III, or more by the
 * faction's ability.
 */
export function burn(s: State, seat: Seat, times: number, sink: Sink): void {
  s.setBowls(seat, s.bowl1(seat), s.bowl2(seat) - 2 * times, s.bowl3(seat) + times);
  sink?.push({ type: 'burned', seat, times });
  const more = Math.min(times * moreBurned(s, seat), s.bowl2(seat));
  if (more > 0) moveTokens(s, seat, 0, -more, more, 'conversion', sink);
}

/**
 * The number of times a seat burns at the end of the game to get as many tokens into bowl III as
 * possible.
 */
export function timesToBurn(s: State, seat: Seat): number {
  return Math.floor((s.bowl2(seat) + moreBurned(s, seat)) / (2 + moreBurned(s, seat)));
}

function moreBurned(s: State, seat: Seat): number {
  return s.trait(seat, TRAIT.moreBurned);
}
