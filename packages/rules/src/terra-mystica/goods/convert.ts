import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { AFTER_ACTION } from '../course/after-action.ts';
import { CONVERTING } from '../course/converting.ts';
import { TURN } from '../course/turn.ts';
import { kind, type Way } from '../define.ts';
import type { State } from '../state.ts';
import { checkBurn } from './burn.check.ts';
import { burn, convert, endOfConversions, firstConversion, timesPossible } from './conversions.ts';
import { checkConvert } from './convert.check.ts';

/** A larger number of conversions takes two moves. */
const MOST_TIMES = 63;

const BURNING: Way = {
  list: (s, seat, into, kind) => {
    for (let times = s.bowl2(seat) >> 1; times > 0; times--) into.add(packMove(kind, times));
  },
  check: (s, seat, times, _b, _c, reason) => checkBurn(s, seat, times, reason),
  apply: (s, seat, times, _b, _c, sink) => burn(s, seat, times, sink),
  beside: true,
};

export const BURN = kind({
  word: 'burn',
  args: [ARG.times],
  meaning: 'a token of bowl II leaves the game, another goes to bowl III; so many times',
  answers: [
    { to: TURN, ...BURNING },
    { to: AFTER_ACTION, ...BURNING },
    { to: CONVERTING, ...BURNING },
  ],
});

const FREE: Way = {
  list: addConversions,
  check: (s, seat, conversion, times, _c, reason) =>
    checkConvert(s, seat, conversion, times, reason),
  apply: (s, seat, conversion, times, _c, sink) => convert(s, seat, conversion, times, sink),
  beside: true,
};

export const CONVERT = kind({
  word: 'convert',
  args: [ARG.conversion, ARG.times],
  meaning: 'a free conversion, so many times',
  answers: [
    { to: TURN, ...FREE },
    { to: AFTER_ACTION, ...FREE },
    { to: CONVERTING, ...FREE },
  ],
});

function addConversions(s: State, seat: Seat, into: Moves, convert: number): void {
  const end = endOfConversions(s, seat);
  for (let conversion = firstConversion(s, seat); conversion < end; conversion++) {
    const most = Math.min(timesPossible(s, seat, conversion), MOST_TIMES);
    for (let times = 1; times <= most; times++) into.add(packMove(convert, conversion, times));
  }
}
