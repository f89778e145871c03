import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_3 } from './board.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [0, 0, 1, 1],
  price: { ...ORDINARY_PRICES, stronghold: { workers: 4, coins: 4 } },
  income: {
    ...ORDINARY_INCOME,
    'trading-post': { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] },
    stronghold: { coins: [0, 4] },
  },
  spades: WORKERS_3,
};

/** Workers and coins of the income track with the marker on a space. */
const TRACK = [
  [0, 0],
  [1, 0],
  [1, 2],
  [2, 2],
  [2, 4],
];
/** The prices of the six power actions. */
const POWER = [3, 3, 4, 4, 4, 6];
/** Coins, workers, priests and spades that they give; the first gives a bridge. */
const GIVES = [
  [0, 0, 0, 0],
  [0, 0, 1, 0],
  [0, 2, 0, 0],
  [7, 0, 0, 0],
  [0, 0, 0, 1],
  [0, 0, 0, 2],
];

export const CHASH_DALLAH: FanWitness = {
  id: 'chash-dallah',
  clauses: {
    ...BOARD_CLAUSES,
    '2': 'a step of the income track is an action for 2 workers and 2 coins, 1/2/3/4 points',
    '2 offered': 'the step is offered while there are goods and spaces for it',
    '3': 'the income track gives everything up to its marker in Phase I',
    '4': 'with the stronghold a power action is paid with as many coins as it costs power',
    '4 offered': 'every action not used that there are coins for is offered',
    '4 gives': 'the action gives what is printed',
    'no track': 'there is no exchange track',
  },
  watch(start, me, account, numbers) {
    const board = watchBoard(BOARD, start, me, account);
    let marker = 0;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      if (seen.begins()) {
        const may = marker < 4 && before.workers(me) >= 2 && before.coins(me) >= 2;
        account.same('2 offered', 'step', may ? [''] : [], seen.offered('advance-income'));
        const open = POWER.flatMap((price, action) =>
          seen.hasStronghold() && !before.isPowerActionUsed(action) && before.coins(me) >= price
            ? [`ACT${action + 1}`]
            : [],
        );
        account.same('4 offered', 'actions', open, seen.offered('power-for-coins'));
      }
      if (seen.uses('advance-income')) {
        marker++;
        account.must('2', marker <= 4, `space ${marker}`);
        account.must('2', seen.begins(), 'not as the action of a turn');
        account.same(
          '2',
          'price and points',
          [-2, -2, marker],
          [seen.sum('workers', 'ability'), seen.sum('coins', 'ability'), seen.sum('vp', 'ability')],
        );
      } else account.must('2', seen.sum('vp', 'ability') === 0, 'points without a step');
      const income = seen.income();
      if (income.events.length > 0) {
        const [workers, coins] = TRACK[marker];
        account.same(
          '3',
          `income with marker ${marker}`,
          [workers, coins + (numbers === 'on' ? 0 : 2)],
          [income.sum('workers', 'ability'), income.sum('coins', 'ability')],
        );
      }
      if (seen.uses('power-for-coins')) {
        const action = Number(seen.words[2].slice(3)) - 1;
        account.must('4', seen.hasStronghold(), 'without the stronghold');
        account.must('4', !before.isPowerActionUsed(action), 'an action that is covered');
        account.must(
          '4',
          after.isPowerActionUsed(action) || after.round() > before.round(),
          'not covered',
        );
        const paid = seen.mine('coins').filter(({ amount }) => amount < 0);
        account.same(
          '4',
          'coins',
          -POWER[action],
          paid.reduce((sum, { amount }) => sum + amount, 0),
        );
        const spades = seen.mine('spades').reduce((sum, { amount }) => sum + amount, 0);
        account.same('4 gives', `ACT${action + 1}`, GIVES[action], [
          seen.gained('coins'),
          seen.gained('workers'),
          seen.gained('priests') + seen.missed('priests'),
          spades,
        ]);
        account.same('4', 'power spent', 0, seen.mine('power-spent').length);
      }
      const isTrack = seen.plays('advance-exchange') || after.exchange(me) > 0;
      account.must('no track', !isTrack, 'a step on the exchange track');
    };
  },
};
