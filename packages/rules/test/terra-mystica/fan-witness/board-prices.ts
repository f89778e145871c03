import type { Seat } from '../../../src/kernel/index.ts';
import { NONE, type State } from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import {
  type Board,
  GOODS,
  hasNeighbour,
  ORDINARY_FAVOURS,
  ORDINARY_VALUES,
  PIECES,
  PIECES_OF,
} from './board.ts';
import { hexAt, type Seen } from './seen.ts';

export function watchStart(board: Board, s: State, me: Seat, account: Account): void {
  const bowls = [s.bowl1(me), s.bowl2(me), s.bowl3(me)];
  const cults = [0, 1, 2, 3].map((cult) => s.cult(me, cult));
  account.same(
    'start',
    'goods',
    [board.workers, board.coins, 0],
    [s.workers(me), s.coins(me), s.priests(me)],
  );
  account.same('start', 'bowls', board.power, bowls);
  if (board.cults !== undefined) account.same('start', 'cults', board.cults, cults);
  const isBid =
    s.table.options.factions === 'auction' || s.table.options.factions === 'fast-auction';
  if (!isBid) account.same('start', 'points', 20, s.vp(me));
  account.same('start', 'tracks', [0, 0, 3], [s.shipping(me), s.exchange(me), s.bridgesLeft(me)]);
}

/** All numbers of the board, since not all of them occur in one game. */
export function watchRows(board: Board, s: State, me: Seat, account: Account): void {
  const printed = s.table.factions[s.faction(me)];
  for (const piece of PIECES) {
    if (piece === board.placed?.[0]) continue;
    const row = piece === 'trading-post' ? printed.tradingPost : printed[piece];
    const { alone, coins, priests = 0, workers = 0 } = board.price[piece];
    const value = (board.value ?? ORDINARY_VALUES)[piece];
    const tiles = (board.favours ?? ORDINARY_FAVOURS)[piece] ?? 0;
    account.same(
      'rows',
      `${piece}: workers, coins, coins alone, priests, value, favour tiles`,
      [workers, coins, alone ?? coins, priests, value, tiles],
      [
        row.workers,
        row.coins,
        row.coinsAlone ?? row.coins,
        row.priests ?? 0,
        row.value,
        row.favours ?? 0,
      ],
    );
    for (const good of GOODS) {
      const due = board.income[piece][good];
      const found = row.income[good];
      const all = Array.from({ length: PIECES_OF[piece] + 1 }, (_, place) => place);
      const fill = (list: readonly number[] | undefined) => all.map((place) => list?.[place] ?? 0);
      account.same('rows', `${good} of ${piece}`, fill(due), fill(found));
    }
  }
}

export function watchPrices(board: Board, seen: Seen, account: Account): void {
  const { before, me } = seen;
  const [built] = seen.mine('built');
  const cause = seen.plays('build') ? 'build' : seen.plays('upgrade') ? 'upgrade' : undefined;
  if (built !== undefined && cause !== undefined && built.building !== 'none') {
    const price = board.price[built.building];
    const beside = hasNeighbour(board, before, me, hexAt(before, built.hex));
    const coins = beside ? price.coins : (price.alone ?? price.coins);
    account.same(
      'price',
      `price of a ${built.building}`,
      [-(price.workers ?? 0) + 0, -coins, -(price.priests ?? 0) + 0],
      [seen.sum('workers', cause), seen.sum('coins', cause), seen.sum('priests', cause)],
    );
  }
  if (!seen.inActions()) return;
  const bought = seen.mine('transformed').reduce((sum, each) => sum + each.bought, 0);
  if (bought === 0 || seen.mover !== me) return;
  if (board.spades === undefined) return;
  const { pay, rates } = board.spades;
  const price = bought * rates[before.exchange(me)];
  const spent = seen.powerSpent('spade');
  account.same(
    'spade price',
    `price of ${bought} spades`,
    pay === 'power' ? [0, price] : [-price, 0],
    [seen.sum('workers', 'spade'), spent],
  );
}

export function watchTracks(board: Board, seen: Seen, account: Account): void {
  const paid = (cause: 'shipping' | 'exchange') => [
    seen.sum('workers', cause),
    seen.sum('coins', cause),
    seen.sum('priests', cause),
    seen.sum('vp', cause),
  ];
  if (seen.plays('advance-shipping')) {
    const to = seen.after.shipping(seen.me);
    account.same('tracks', 'shipping level', seen.before.shipping(seen.me) + 1, to);
    account.same('tracks', 'shipping step', [0, -4, -1, to + 1], paid('shipping'));
    account.must('tracks', to <= 3, `shipping ${to}`);
  }
  if (seen.plays('advance-exchange')) {
    const [workers, coins, priests] = board.exchange ?? [NONE, NONE, NONE];
    account.same('tracks', 'exchange step', [-workers, -coins, -priests, 6], paid('exchange'));
    account.must('tracks', seen.after.exchange(seen.me) <= 2, 'a third exchange step');
  }
}
