import { PHASE } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { hexAt, kindIndex } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const FAV5 = 4;

const BOARD: Board = {
  workers: 2,
  coins: 15,
  power: [5, 7, 0],
  cults: [2, 0, 1, 1],
  price: { ...ORDINARY_PRICES, dwelling: { workers: 2, coins: 2 } },
  income: {
    ...ORDINARY_INCOME,
    dwelling: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] },
    temple: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] },
  },
  value: { dwelling: 2, 'trading-post': 2, temple: 2, stronghold: 2, sanctuary: 2 },
  spades: WORKERS_321,
  exchange: [2, 5, 1],
  finalCoins: () => ({ priest: 4 }),
  smallTownWith: ['sanctuary', 'stronghold'],
};

export const DYNION_GEIFR: FanWitness = {
  id: 'dynion-geifr',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'FAV5 is held from the start and taken from the supply',
    '2': 'a priest is converted to two workers and two coins',
    '2 final': 'at the end of the game a priest is four coins',
    '4': 'the stronghold brings two priests, once',
    '5': 'three structures with the stronghold are a town',
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    let isSet = false;
    let due = 0;
    let got = 0;
    return (seen) => {
      board(seen);
      if (!isSet && seen.after.phase() >= PHASE.dwellings) {
        isSet = true;
        account.must('1', seen.after.hasFavour(me, FAV5), 'no FAV5 at the start');
        const others = Array.from({ length: seen.after.table.players }, (_, seat) => seat);
        const held = others.filter((seat) => seen.after.hasFavour(seat, FAV5)).length;
        account.same('1', 'FAV5 in the supply', 3 - held, seen.after.favoursLeft(FAV5));
      } else if (isSet) {
        const again = seen.mine('favour').some(({ tile }) => tile === 'FAV5');
        account.must('1', !again, 'a second FAV5');
      }
      if (seen.plays('convert', 'priests-to-workers')) {
        const times = -seen.sum('priests', 'conversion');
        account.same(
          '2',
          'goods',
          [2 * times, 2 * times],
          [seen.sum('workers', 'conversion'), seen.sum('coins', 'conversion')],
        );
      }
      if (seen.isOver()) {
        // After the last move, priests can come or go only by this conversion.
        const priests = -seen.sum('priests', 'conversion');
        const workers = seen.before.workers(me);
        const spent = -seen
          .mine('workers')
          .reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
        if (priests > 0) account.same('2 final', 'workers', workers + 2 * priests, spent);
        const coins = -seen.sum('coins', 'final-resources');
        account.must('2 final', coins >= 4 * priests - 2, `${priests} priests, ${coins} coins`);
      }
      if (seen.begins()) {
        account.same('4', 'priests', due, got);
        due = 0;
        got = 0;
      }
      due += 2 * seen.built('stronghold');
      if (due > 0) got += seen.missed('priests');
      got += seen.own('priests');
      for (const { buildings } of seen.mine('town')) {
        if (buildings.length !== 3) continue;
        const kinds = buildings.map((name) => seen.after.building(hexAt(seen.after, name)));
        const has =
          kinds.includes(kindIndex('stronghold')) || kinds.includes(kindIndex('sanctuary'));
        account.must('5', has, 'three structures without stronghold and sanctuary');
      }
    };
  },
};
