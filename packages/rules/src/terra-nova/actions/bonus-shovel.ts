import { ARG, AS_FIRST } from '../arguments.ts';
import { kind } from '../define.ts';
import { TURN } from '../questions/turn.ts';
import { checkBonusShovel } from './bonus-shovel.check.ts';
import { addHabitable, makeHabitable } from './transform.ts';

/** Rulebook, appendix "Bonus tiles". */
export const BONUS_SHOVEL = kind({
  word: 'bonus-shovel',
  args: [ARG.hex],
  meaning: 'the special action of the bonus tile, on a hex',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, bonusShovel) => {
        const shovels = s.table.bonusShovels[s.bonusTile(seat)];
        if (shovels > 0 && !s.isBonusActionUsed(seat)) {
          addHabitable(s, seat, shovels, true, bonusShovel, AS_FIRST, into);
        }
      },
      check: (s, seat, hex, _b, _c, reason) => checkBonusShovel(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        s.useBonusAction(seat);
        sink?.push({ type: 'used', seat, what: 'bonus-tile' });
        makeHabitable(s, seat, hex, s.table.bonusShovels[s.bonusTile(seat)], sink);
      },
    },
  ],
});
