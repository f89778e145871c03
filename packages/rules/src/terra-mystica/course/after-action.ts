import { ASK, GO_ON, type Move, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { addAbilities } from '../actions/ability-moves.ts';
import { question } from '../define.ts';
import { endOfConversions, firstConversion, timesPossible } from '../goods/conversions.ts';
import { ORDER, TOPIC } from '../options/standing-orders.ts';
import type { State } from '../state.ts';
import { riverTowns } from '../towns/river-towns.ts';
import { KIND } from '../words.ts';

/**
 * Asked after the action: goods may still be converted and towns founded across rivers before the
 * turn ends.
 */
export const AFTER_ACTION = question({
  name: 'after-action',
  args: [
    /** 1 if neighbours had to be asked after the action. */
    'asked',
  ],
  settle: (s) => {
    const seat = s.topWho();
    if (!isTurnOver(s, seat)) return STOP;
    endTurn(s, seat);
    return GO_ON;
  },
  ordered: (s, seat): Move => {
    const ends = s.order(seat, TOPIC['turn-end']) === ORDER['after-answers'];
    return ends && s.arg(AFTER_ACTION.at.asked) !== 0 ? packMove(KIND.end) : ASK;
  },
});

/** Whether there is nothing left to do after an action. */
function isTurnOver(s: State, seat: Seat): boolean {
  if (s.bowl2(seat) > 1 || riverTowns(s, seat, undefined)) return false;
  const end = endOfConversions(s, seat);
  for (let conversion = firstConversion(s, seat); conversion < end; conversion++) {
    if (timesPossible(s, seat, conversion) > 0) return false;
  }
  return addAbilities(s, seat, 'free', undefined) === 0;
}

/** Ends the turn: removes `AFTER_ACTION` from the stack. */
export function endTurn(s: State, seat: Seat): void {
  s.pop();
  s.setMissed(seat, 0);
}

/**
 * Stores in `AFTER_ACTION`, the lowest question on the stack, whether neighbours had to be asked.
 */
export function setAsked(s: State, asked: number): void {
  s.setArgAt(0, AFTER_ACTION.at.asked, asked);
}
