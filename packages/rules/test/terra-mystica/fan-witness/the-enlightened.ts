import { type FanWitness, OncePerRound } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES } from './board.ts';
import { kindIndex } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [0, 0, 0, 2],
  price: {
    ...ORDINARY_PRICES,
    temple: { coins: 5, priests: 1 },
    stronghold: { coins: 4, priests: 1 },
    sanctuary: { coins: 6, priests: 2 },
  },
  income: {
    ...ORDINARY_INCOME,
    dwelling: { power: [2, 4, 6, 8, 10, 12, 14, 16, 18] },
    'trading-post': { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] },
    stronghold: {},
  },
  spades: { rates: [3, 2, 1], pay: 'power' },
  exchange: [2, 5, 1],
  cultPower: [2, 4, 4, 6],
  finalCoins: (s, me) => ({ token: s.onMap(me, kindIndex('stronghold')) > 0 ? 2 : 1 }),
};

/**
 * Since July 2024: cult power is not doubled, and dwellings alternately give 2 and 3 power, in
 * addition to 3.
 */
const LATER: Board = {
  ...BOARD,
  cultPower: [1, 2, 2, 3],
  income: { ...BOARD.income, dwelling: { power: [3, 5, 8, 10, 13, 15, 18, 20, 23] } },
};

export const THE_ENLIGHTENED: FanWitness = {
  id: 'the-enlightened',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'a coin is a new power token in bowl I, in the own turn',
    '1 offered': 'as many are offered as there are coins',
    '4 offered': 'that action is offered until it is used, and never before the stronghold',
    '4': 'with the stronghold, once per round, an action brings 4 power',
    '5': 'with the stronghold conversions of power give two',
    '5 before': 'without the stronghold they give one',
    '5 priests': 'conversions to priests are offered while one more has room',
    '5 final': 'with the stronghold the final conversion gives two coins for a token of bowl III',
  },
  watch(start, me, account, numbers) {
    const board = watchBoard(numbers === 'on' ? BOARD : LATER, start, me, account);
    const used = new OncePerRound();
    return (seen) => {
      board(seen);
      const { before } = seen;
      if (seen.begins()) {
        // A number above 24 takes two moves.
        const length = Math.min(24, before.coins(me));
        const coins = Array.from({ length }, (_, place) => `${place + 1}`);
        account.same('1 offered', 'coins', coins.sort(), seen.offered('coins-to-tokens'));
        const hasRoom = before.bowl1(me) + before.bowl2(me) > 0;
        const may = seen.hasStronghold() && used.times(before) === 0 && hasRoom;
        account.same('4 offered', 'action', may ? [''] : [], seen.offered('four-power'));
        const room = 7 - before.priests(me) - before.priestsPlaced(me);
        const times = Math.min(
          Math.floor(before.bowl3(me) / 5),
          Math.ceil(room / (seen.hasStronghold() ? 2 : 1)),
        );
        const listed = seen.listed('convert').filter((each) => each.startsWith('power-to-priests'));
        account.same('5 priests', 'times offered', times, listed.length);
      }
      if (seen.uses('coins-to-tokens')) {
        const coins = Number(seen.words[2]);
        const [tokens] = seen.mine('tokens');
        account.same(
          '1',
          'coins and tokens',
          [-coins, [coins, 0, 0]],
          [seen.sum('coins', 'conversion'), tokens?.bowls],
        );
        account.must('1', before.coins(me) >= coins, 'more coins than there are');
      }
      if (seen.uses('four-power')) {
        account.must('4', seen.hasStronghold(), 'without the stronghold');
        account.same('4', 'times in the round', 1, used.add(before));
        account.same('4', 'power', 4, seen.sum('power', 'ability'));
      }
      for (const [word, price, good] of [
        ['power-to-coins', 1, 'coins'],
        ['power-to-workers', 3, 'workers'],
        ['power-to-priests', 5, 'priests'],
      ] as const) {
        if (!seen.plays('convert', word)) continue;
        const spent = seen.powerSpent();
        const due = (spent / price) * (seen.hasStronghold() ? 2 : 1);
        const lost = seen.mine('lost').reduce((sum, { amount }) => sum + amount, 0);
        const got = seen.gained(good);
        const clause = seen.hasStronghold() ? '5' : '5 before';
        account.must(clause, got === due || got + lost === due, `${good}: ${got}, not ${due}`);
      }
      if (seen.isOver() && seen.hasStronghold()) {
        const spent = seen.powerSpent();
        const first = seen.mine('coins').find(({ cause }) => cause === 'conversion');
        if (spent > 0) account.same('5 final', 'coins', 2 * spent, first?.amount);
      }
    };
  },
};
