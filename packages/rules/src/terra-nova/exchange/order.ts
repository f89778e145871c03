import { numbersOf, packMove } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { EFFECT } from '../mats/effects.ts';
import { STANDING_ORDERS } from '../options.ts';
import { EXCHANGING } from '../questions/exchanging.ts';
import { NONE, PHASE, type State } from '../state.ts';
import { bestSplit, exchangeForCoins, exchangeForVp } from './exchange.ts';
import { checkOrder } from './order.check.ts';

const STANDING = numbersOf(STANDING_ORDERS);

/**
 * A standing order for the end of a round. Only orders that differ from the present one are listed.
 */
export const ORDER = kind({
  word: 'order',
  args: [ARG.order],
  meaning: 'standing order for power in bowl III at the end of a round and of the game',
  standing: {
    list: (s, seat, into, order) => {
      const hasFaction = s.faction(seat) !== NONE;
      for (let each = 0; each < STANDING_ORDERS.length; each++) {
        if (each === s.order(seat)) continue;
        if (each === STANDING['vp-first']) {
          if (!hasFaction || s.effect(seat, EFFECT.exchangePower) === 0) continue;
        }
        into.add(packMove(order, each));
      }
    },
    check: (s, seat, order, _b, _c, reason) => checkOrder(s, seat, order, reason),
    apply: (s, seat, order, _b, _c, sink) => {
      s.setOrder(seat, order);
      sink?.push({ type: 'order', seat, order: STANDING_ORDERS[order] });
    },
  },
});

/**
 * Settles the power in bowl III at the end of a round or of the game: standing orders are carried
 * out, and the other seats are asked at the same time. At the end of the game all power becomes
 * coins anyway, so only a seat with another use for power is asked.
 */
export function askToExchange(s: State, sink: Sink): void {
  s.countStep();
  const last = s.phase() === PHASE.gameEnd;
  let asked = 0;
  for (let seat = 0; seat < s.table.players; seat++) {
    const power = s.bowl3(seat);
    if (power === 0) continue;
    const price = s.effect(seat, EFFECT.exchangePower);
    const canGainVp = price > 0 && power >= price;
    switch (s.order(seat)) {
      case STANDING.all:
        if (!last) exchangeForCoins(s, seat, power, sink);
        else if (canGainVp) exchangeForVp(s, seat, bestSplit(s, seat).times, sink);
        break;
      case STANDING['vp-first']:
        if (canGainVp) exchangeForVp(s, seat, Math.floor(power / price), sink);
        if (!last) exchangeForCoins(s, seat, s.bowl3(seat), sink);
        break;
      case STANDING.ask:
        if (!last || canGainVp) asked |= 1 << seat;
        break;
      default:
    }
  }
  if (asked !== 0) s.push(EXCHANGING.number, asked);
}
