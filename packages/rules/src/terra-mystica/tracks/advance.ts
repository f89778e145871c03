import { packMove } from '../../kernel/index.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import { checkExchange, checkShipping } from './advance.check.ts';
import { buyExchange, buyShipping } from './tracks.ts';

export const ADVANCE_SHIPPING = kind({
  word: 'advance-shipping',
  args: [],
  meaning: 'a step on the shipping track',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, advance) => {
        const price = s.table.numbers.shipping;
        if (s.priests(seat) < price.priests || s.coins(seat) < price.coins) return;
        const faction = s.faction(seat);
        if (s.table.tracksNotBought[faction] !== 0) return;
        if (s.shipping(seat) < s.table.maxShipping[faction]) into.add(packMove(advance));
      },
      check: (s, seat, _a, _b, _c, reason) => checkShipping(s, seat, reason),
      apply: (s, seat, _a, _b, _c, sink) => buyShipping(s, seat, sink),
    },
  ],
});

export const ADVANCE_EXCHANGE = kind({
  word: 'advance-exchange',
  args: [],
  meaning: 'a step on the exchange track',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, advance) => {
        const faction = s.faction(seat);
        if (s.exchange(seat) >= s.table.maxExchange[faction]) return;
        if (s.table.tracksNotBought[faction] !== 0) return;
        const price = s.table.factions[faction].spades.advance;
        if (price === undefined) return;
        if (s.workers(seat) < price.workers || s.coins(seat) < price.coins) return;
        if (s.priests(seat) >= price.priests) into.add(packMove(advance));
      },
      check: (s, seat, _a, _b, _c, reason) => checkExchange(s, seat, reason),
      apply: (s, seat, _a, _b, _c, sink) => buyExchange(s, seat, sink),
    },
  ],
});
