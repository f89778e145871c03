import type { Seat } from '../../../src/kernel/index.ts';
import { PHASE, type State } from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import { type Board, PIECES } from './board.ts';
import { watchFavours, watchFinal, watchGoods, watchIncome } from './board-goods.ts';
import { watchArea, watchBuilds, watchChecks, watchOffers, watchTowns } from './board-land.ts';
import { watchPrices, watchRows, watchStart, watchTracks } from './board-prices.ts';
import { watchCultPower, watchPass, watchRoundTile } from './board-scoring.ts';
import { kindIndex, type Seen } from './seen.ts';

/** Statements about the printed numbers, and about the common rules that use the board. */
export const BOARD_CLAUSES = {
  start: 'the game begins with the printed goods, bowls and cult steps, and 20 points',
  rows: 'prices, values, favour tiles and every space of the rows of income are the printed ones',
  price: 'a structure costs what is printed',
  income: 'structures give the income printed for their number',
  'spade price': 'a spade is paid by the exchange track, in what the board says',
  tracks: 'steps of shipping and exchange cost and score what is printed, or cannot be made',
  favours: 'temples and sanctuary bring the printed number of favour tiles',
  offers: 'neighbours offer the power of the adjacent structures, for one point less',
  towns: 'a town has four structures, or three with the right one, of power enough',
  offered: 'power is offered whenever a neighbour builds beside own structures',
  builds: 'dwellings are offered on every hex in reach where one may stand, and nowhere else',
  checked: 'what is listed of building, upgrading and abilities is what passes its check',
  area: 'the final scoring measures the largest area that hangs together, ships included',
  abilities: 'an ability brings and takes what is said of it, and nothing else',
  goods: 'goods, points and bowls change by what is told, and by nothing else',
  pass: 'cards and tiles pay for what there is when their owner passes',
  final: 'at the end three coins are a point, after everything has become coins',
  'round tile': 'the round tile scores what was done, no more and no less',
  'cult power': 'spaces of the cult tracks give their power when they are passed upwards',
} as const;

/** A board in a game: every printed number is checked. */
export function watchBoard(
  board: Board,
  start: State,
  me: Seat,
  account: Account,
): (seen: Seen) => void {
  let isSet = false;
  let isPlaced = false;
  watchRows(board, start, me, account);
  if (start.phase() >= PHASE.dwellings) {
    isSet = true;
    watchStart(board, start, me, account);
  }
  const checks = watchChecks(account);
  const income = watchIncome(board, me, account);
  const offers = watchOffers(board, me, account);
  const favours = watchFavours(board, me, account);
  return (seen) => {
    if (!isSet) {
      if (seen.after.phase() < PHASE.dwellings) return;
      isSet = true;
      watchStart(board, seen.after, me, account);
      return;
    }
    if (!isPlaced && seen.after.phase() >= PHASE.income) {
      isPlaced = true;
      const [piece, count] = board.placed ?? ['dwelling', 2];
      const found = PIECES.map((each) => seen.after.onMap(me, kindIndex(each)));
      const due = PIECES.map((each) => (each === piece ? count : 0));
      account.same('start', 'structures', due, found);
    }
    watchPrices(board, seen, account);
    watchTracks(board, seen, account);
    watchTowns(board, seen, account);
    watchRoundTile(board, seen, account);
    watchCultPower(board, seen, account);
    watchBuilds(board, seen, account);
    watchGoods(seen, account);
    watchPass(seen, account);
    watchFinal(board, seen, account);
    watchArea(board, seen, account);
    checks(seen);
    income(seen);
    offers(seen);
    favours(seen);
  };
}
