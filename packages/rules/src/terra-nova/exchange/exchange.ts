import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, type Way } from '../define.ts';
import type { Sink } from '../events.ts';
import { gainCoins, gainVp, spendPower } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import { EXCHANGING } from '../questions/exchanging.ts';
import { TURN } from '../questions/turn.ts';
import type { State } from '../state.ts';
import { checkExchange, checkExchangeVp } from './exchange.check.ts';

const INTO_COINS: Way = {
  list: (s, seat, into, exchange) => {
    const power = s.bowl3(seat);
    for (let amount = 1; amount <= power; amount++) into.add(packMove(exchange, amount));
  },
  check: (s, seat, power, _b, _c, reason) => checkExchange(s, seat, power, reason),
  apply: (s, seat, power, _b, _c, sink) => exchangeForCoins(s, seat, power, sink),
  beside: true,
};

/**
 * This move is possible in addition to the action of a turn, and at the end of a round. Rulebook,
 * "Extra action: power exchange".
 */
export const EXCHANGE = kind({
  word: 'exchange',
  args: [ARG.power],
  meaning: 'exchange power of bowl III into coins',
  answers: [
    // In the list of moves it comes before actions that only few seats have.
    { to: TURN, before: 'bonus-shovel', ...INTO_COINS },
    { to: AFTER_ACTION, before: 'river-town', ...INTO_COINS },
    { to: EXCHANGING, ...INTO_COINS },
  ],
});

const INTO_VP: Way = {
  list: (s, seat, into, exchangeVp) => {
    const price = s.effect(seat, EFFECT.exchangePower);
    if (price === 0) return;
    const power = s.bowl3(seat);
    for (let times = 1; times * price <= power; times++) into.add(packMove(exchangeVp, times));
  },
  check: (s, seat, times, _b, _c, reason) => checkExchangeVp(s, seat, times, reason),
  apply: (s, seat, times, _b, _c, sink) => exchangeForVp(s, seat, times, sink),
  beside: true,
};

/** The Druids' own exchange, possible whenever others exchange power for coins. */
export const EXCHANGE_VP = kind({
  word: 'exchange-vp',
  args: [ARG.times],
  meaning: "the Druids' exchange of power into victory points, so many times",
  answers: [
    // In the list of moves it comes before actions that only few seats have.
    { to: TURN, before: 'bonus-shovel', ...INTO_VP },
    { to: AFTER_ACTION, before: 'river-town', ...INTO_VP },
    { to: EXCHANGING, ...INTO_VP },
  ],
});

/** Exchanges power of bowl III for coins. */
export function exchangeForCoins(s: State, seat: Seat, power: number, sink: Sink): void {
  spendPower(s, seat, power, 'exchange', sink);
  gainCoins(s, seat, power, 'exchange', sink);
}

/** The Druids' exchange, made a number of times. */
export function exchangeForVp(s: State, seat: Seat, times: number, sink: Sink): void {
  spendPower(s, seat, times * s.effect(seat, EFFECT.exchangePower), 'exchange', sink);
  gainVp(s, seat, times * s.effect(seat, EFFECT.exchangeVp), 'exchange', sink);
}

/**
 * The best use of coins and of power in bowl III at the end of the game: how often the Druids
 * exchange power for victory points, and the points that they then get. The other power becomes
 * coins. With the printed numbers such an exchange always gives more than coins, but in other
 * editions it may not, so all numbers of exchanges are tried.
 */
export function bestSplit(s: State, seat: Seat): { readonly times: number; readonly vp: number } {
  const price = s.effect(seat, EFFECT.exchangePower);
  const power = s.bowl3(seat);
  const most = price === 0 ? 0 : Math.floor(power / price);
  let best = { times: 0, vp: -1 };
  for (let times = 0; times <= most; times++) {
    const coins = s.coins(seat) + power - times * price;
    const vp = times * s.effect(seat, EFFECT.exchangeVp) + Math.floor(coins / s.table.coinsPerVp);
    if (vp > best.vp) best = { times, vp };
  }
  return best;
}
