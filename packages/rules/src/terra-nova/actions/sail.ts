import { packMove } from '../../kernel/index.ts';
import { advanceSailing } from '../board/sailing.ts';
import { needsCoins, needsTrackSpace } from '../check/needs.ts';
import { kind } from '../define.ts';
import { payCoins } from '../gains.ts';
import { TURN } from '../questions/turn.ts';

/** Rulebook, "Increase your sailing value". */
export const SAIL = kind({
  word: 'sail',
  args: [],
  meaning: 'increase the sailing value',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, sail) => {
        const { sailingCost, maxSailing } = s.table;
        if (s.coins(seat) >= sailingCost && s.sailing(seat) < maxSailing) into.add(packMove(sail));
      },
      check: (s, seat, _a, _b, _c, reason) =>
        needsTrackSpace(s, seat, reason) || needsCoins(s, seat, s.table.sailingCost, reason),
      apply: (s, seat, _a, _b, _c, sink) => {
        payCoins(s, seat, s.table.sailingCost, 'sailing', sink);
        advanceSailing(s, seat, 'sailing', sink);
      },
    },
  ],
});
