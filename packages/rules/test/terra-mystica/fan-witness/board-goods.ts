import type { Seat } from '../../../src/kernel/index.ts';
import type { State } from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import { type Board, GOODS, ORDINARY_FAVOURS, PIECES } from './board.ts';
import { kindIndex, type Seen } from './seen.ts';

/** Income of a complete board for the given numbers of structures on the map. */
function incomeDue(board: Board, s: State, me: Seat): number[] {
  const more = board.moreIncome?.() ?? {};
  return GOODS.map((good) =>
    PIECES.reduce((sum, piece) => {
      const row = board.income[piece][good];
      const place = board.uncovered?.(s, piece) ?? s.onMap(me, kindIndex(piece));
      return sum + (row === undefined ? 0 : row[place]);
    }, more[good] ?? 0),
  );
}

export function watchIncome(board: Board, me: Seat, account: Account): (seen: Seen) => void {
  let due: number[] | undefined;
  let got: number[] = [];
  let isFull = false;
  return (seen) => {
    const isOver = seen.isOver();
    const begins = seen.isNewRound();
    if ((begins || isOver) && due !== undefined) {
      const found = [...got];
      // A priest above the limit of seven is not gained.
      if (isFull) found[2] = due[2];
      account.same('income', `income (${GOODS}) of the round before`, due, found);
    }
    if (begins) {
      due = incomeDue(board, seen.after, me);
      got = GOODS.map(() => 0);
      isFull = false;
    }
    if (due === undefined) return;
    for (const [place, good] of GOODS.entries()) {
      got[place] += seen.sum(good, 'income-buildings');
      if (board.moreIncome !== undefined) got[place] += seen.income().sum(good, 'ability');
    }
    const { after } = seen;
    if (seen.missed('priests') > 0) isFull = true;
    if (begins && after.priests(me) + after.priestsPlaced(me) >= 7) isFull = true;
  };
}

export function watchGoods(seen: Seen, account: Account): void {
  const { after, before, me } = seen;
  const of = (s: State) => [s.coins(me), s.workers(me), s.priests(me), s.vp(me), s.keys(me)];
  const was = of(before);
  const due = (['coins', 'workers', 'priests', 'vp', 'keys'] as const).map(
    (good, place) => was[place] + seen.sum(good),
  );
  account.same('goods', 'coins, workers, priests, points, keys', due, of(after));
  const bowls = [before.bowl1(me), before.bowl2(me), before.bowl3(me)];
  const move = (one: number, two: number, three: number) => {
    bowls[0] += one;
    bowls[1] += two;
    bowls[2] += three;
  };
  for (const { toTwo, toThree } of seen.mine('power')) move(-toTwo, toTwo - toThree, toThree);
  for (const { amount } of seen.mine('power-spent')) move(amount, 0, -amount);
  for (const { times } of seen.mine('burned')) move(0, -2 * times, times);
  for (const { bowls: change } of seen.mine('tokens')) move(...change);
  account.same('goods', 'bowls', bowls, [after.bowl1(me), after.bowl2(me), after.bowl3(me)]);
}

export function watchFavours(board: Board, me: Seat, account: Account): (seen: Seen) => void {
  const numbers = board.favours ?? ORDINARY_FAVOURS;
  let due = 0;
  return (seen) => {
    if (seen.begins()) {
      account.same('favours', 'favour tiles still due', 0, due);
      due = 0;
    }
    for (const { building } of seen.mine('built'))
      if (building !== 'none') due += numbers[building] ?? 0;
    if (seen.plays('favour')) due -= seen.mine('favour').length;
    for (const lost of seen.mine('lost')) if (lost.what === 'favour-tile') due -= lost.amount;
    if (seen.after.favours(me) === 0b111111111111) due = 0;
  };
}

export function watchFinal(board: Board, seen: Seen, account: Account): void {
  const { before: s, me, mover } = seen;
  // A player who passes last may gain something in the same move without another decision.
  if (!seen.isOver() || (mover === me && !seen.plays('end'))) return;
  const { priest = 1, token = 1 } = board.finalCoins?.(s, me) ?? {};
  const burn = board.finalBurn ?? ((two) => Math.floor(two / 2));
  const power = token * (s.bowl3(me) + burn(s.bowl2(me)));
  const coins = s.coins(me) + s.workers(me) + priest * s.priests(me) + power;
  account.same('final', 'points', Math.floor(coins / 3), seen.sum('vp', 'final-resources'));
}
