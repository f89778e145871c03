import { PHASE, QUESTION } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { placeIn, type Seen } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 4,
  coins: 15,
  power: [4, 8, 0],
  cults: [2, 0, 0, 0],
  price: ORDINARY_PRICES,
  income: {
    ...ORDINARY_INCOME,
    dwelling: { workers: [0, 1, 2, 2, 3, 3, 4, 5, 5] },
    'trading-post': { coins: [0, 2, 2, 4, 6], power: [0, 1, 1, 3, 5] },
    temple: { priests: [0, 1, 1, 2], power: [0, 0, 4, 4] },
  },
  spades: WORKERS_321,
  exchange: [2, 5, 1],
};

const GOODS = ['coins', 'workers', 'priests'] as const;

/** Goods that were gained, but not from the treasury, and not as a return of a payment. */
const receivedIn = (seen: Seen): number[] =>
  GOODS.map((good) =>
    seen
      .mine(good)
      .filter(({ amount, cause }) => amount > 0 && cause !== 'ability' && cause !== 'start')
      .reduce((sum, { amount }) => sum + amount, 0),
  );

export const TREASURERS: FanWitness = {
  id: 'treasurers',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'any part of what came as income may be deposited, and is then out of hand',
    '1 asked': 'after each income that brought something the treasury is asked for',
    '2': 'at the next Phase I, before the income, twice the treasury comes into hand',
    '2 seven': 'priests of the treasury count to the seven, and come as far as the supply goes',
    '2 again': 'what the treasury gave is not deposited at once',
    '3': 'with the stronghold the same holds for everything that comes in',
    '3 before': 'without it only income is deposited',
    '6': 'in round 6 nothing is deposited',
  },
  likes: { ability: 90, power: 60, priest: 1 },
  given: (s, me) => s.setPriests(me, 6),
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    let treasury = [0, 0, 0];
    let received = [0, 0, 0];
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const deposits = seen.offered('deposit');
      if (seen.mover === me && deposits.length > 0) {
        const open = GOODS.flatMap((good, place) =>
          // A number above 24 takes two moves.
          Array.from({ length: Math.min(24, received[place]) }, (_, each) => `${good} ${each + 1}`),
        );
        const isIncome = before.phase() < PHASE.actions;
        account.same(isIncome ? '1' : '3', 'deposits', open.sort(), deposits);
        account.must('6', before.round() < 6, 'deposits in round 6');
      }
      const isFree =
        before.depth() > 0 &&
        (before.top() === QUESTION.turn || before.top() === QUESTION['after-action']);
      if (seen.mover === me && isFree && before.topWho() === me)
        account.same('1 asked', 'not yet asked for', [0, 0, 0], received);
      if (seen.uses('deposit')) {
        const place = placeIn(GOODS, seen.words[2]);
        const amount = Number(seen.words[3]);
        const paid = seen.events.find(({ type }) => type === GOODS[place]);
        account.same('1', 'goods less', { ...paid, amount: -amount, cause: 'ability' }, paid);
        treasury[place] += amount;
        received[place] -= amount;
      }
      if (seen.plays('decline') && received.some((amount) => amount > 0)) received = [0, 0, 0];
      if (seen.isNewRound()) {
        const first = seen.events.findIndex(({ type }) => type === 'round');
        const income = seen.events.findIndex(
          (event, place) =>
            place > first &&
            'seat' in event &&
            event.seat === me &&
            'cause' in event &&
            event.cause.startsWith('income'),
        );
        const released = GOODS.map((good) =>
          seen.events.reduce(
            (sum, event, place) =>
              place > first &&
              (place < income || income < 0) &&
              event.type === good &&
              event.seat === me
                ? sum + event.amount
                : sum,
            0,
          ),
        );
        const due = treasury.map((amount) => 2 * amount);
        // Cleanup may give a priest in the same move; the others do not get one then.
        const hand = before.priests(me) + seen.cleanup().sum('priests');
        const room = 7 - hand - before.priestsPlaced(me);
        if (treasury[2] > 0)
          account.same('2 seven', 'priests', Math.min(due[2], room), released[2]);
        due[2] = Math.min(due[2], room);
        if (treasury.some((amount) => amount > 0)) account.same('2', 'released', due, released);
        account.same('2 again', 'to be deposited', [0, 0, 0], received);
        treasury = [0, 0, 0];
        received = before.round() + 1 < 6 ? receivedIn(seen.income()) : [0, 0, 0];
      } else if (before.round() > 0 && before.round() < 6) {
        const got = receivedIn(seen);
        if (seen.hasStronghold()) received = received.map((amount, place) => amount + got[place]);
        else if (got.some((amount) => amount > 0) && before.phase() === PHASE.actions) {
          const isAsked = after.depth() > 0 && after.top() === QUESTION.ability;
          account.must(
            '3 before',
            !isAsked || after.topWho() !== me,
            'asked without the stronghold',
          );
        }
      }
      account.must(
        '2 seven',
        after.priests(me) + after.priestsPlaced(me) + treasury[2] <= 7,
        'more than seven priests',
      );
    };
  },
};
