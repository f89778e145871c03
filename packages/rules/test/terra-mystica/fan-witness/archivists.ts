import { BONUS_CARDS, CARD, NONE } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, cardAt, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [0, 0, 0, 0],
  price: ORDINARY_PRICES,
  income: {
    ...ORDINARY_INCOME,
    dwelling: { workers: [2, 3, 4, 5, 5, 6, 7, 8, 8] },
    stronghold: { power: [0, 2] },
  },
  spades: WORKERS_321,
  exchange: [2, 5, 1],
};

/** Income printed on cards: coins, workers, priests, power. */
const CARDS: readonly (readonly number[])[] = [
  [2, 0, 0, 0],
  [4, 0, 0, 0],
  [6, 0, 0, 0],
  [0, 0, 0, 3],
  [0, 1, 0, 3],
  [0, 2, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [2, 0, 0, 0],
  [0, 0, 0, 3],
];

export const ARCHIVISTS: FanWitness = {
  id: 'archivists',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'there is one card more than players and three',
    '2': 'no cult reward of any kind comes',
    '3': 'each coin on a card taken while passing brings two power besides',
    '4': 'with the stronghold two cards may be taken at each pass',
    '4 left out': 'without a second card those given back lie beside the board',
    '4 other': 'no card just given back is taken',
    '4 income': 'both cards give their income',
    '4 actions': 'the actions of both cards are there once each',
    '4 offered': 'every card beside the board is offered but those just given back',
    '4 last': 'in round 6 no card is taken',
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    const inPlay = BONUS_CARDS.filter((_, card) => start.cardWhere(card) !== CARD.box).length;
    const all = 9 + (start.table.options.miniBonusCard ? 1 : 0);
    const most = Math.min(all, start.table.players + 4);
    account.same('1', 'cards in play', most, inPlay);
    let given: number[] = [];
    let due = 1;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      account.must(
        '2',
        !seen.events.some(
          (each) =>
            'cause' in each && each.cause === 'cult-reward' && 'seat' in each && each.seat === me,
        ),
        'a cult reward',
      );
      if (seen.plays('decline') && due === 2 && before.cardWhere(given[0]) === CARD.spare) {
        due = 1;
        const beside = given.filter((card) => after.cardWhere(card) === CARD.beside);
        account.same('4 left out', 'cards beside the board', given, beside);
      }
      const income = seen.income();
      if (income.events.length > 0) {
        const held = [after.card(me), after.card2(me)].filter((card) => card !== NONE);
        account.same('4', 'cards held', due, held.length);
        const printed = [0, 1, 2, 3].map((good) =>
          held.reduce((sum, card) => sum + CARDS[card][good], 0),
        );
        const found = (['coins', 'workers', 'priests', 'power'] as const).map((good) =>
          income.sum(good, 'income-card'),
        );
        const isFull = after.priests(me) + after.priestsPlaced(me) >= 7;
        if (isFull) found[2] = printed[2];
        account.same('4 income', `income of ${held.length} cards`, printed, found);
      }
      if (seen.begins()) {
        const held = [before.card(me), before.card2(me)];
        const actions = [0, 1].filter(
          (card) => held.includes(card) && !before.isSpecialUsed(me, card),
        );
        const listed = seen.listed('special').filter((name) => name.startsWith('BON'));
        account.same(
          '4 actions',
          'actions',
          actions.map((card) => BONUS_CARDS[card]),
          listed,
        );
      }
      const takes = seen.plays('pass') || (seen.plays('take') && before.round() > 0);
      if (!takes) return;
      const name = seen.words[1];
      if (seen.plays('pass')) {
        due = seen.hasStronghold() ? 2 : 1;
        given = [before.card(me), before.card2(me)].filter((card) => card !== NONE);
        if (before.round() === 6) {
          account.same('4 last', 'card', 'none', name);
          return;
        }
      }
      const open = BONUS_CARDS.filter(
        (_, card) => before.cardWhere(card) === CARD.beside && !given.includes(card),
      );
      const listed = seen.listed(seen.plays('pass') ? 'pass' : 'take');
      account.same('4 offered', 'cards', [...open].sort(), listed);
      const card = cardAt(name);
      const coins = before.cardCoins(card);
      const now = seen.untilRoundEnds();
      account.same(
        '3',
        'coins and power',
        [coins, 2 * coins],
        [
          now.sum('coins', 'card-coins'),
          now.sum('power', 'card-coins') + now.sum('power', 'ability'),
        ],
      );
      account.must('4 other', !given.includes(card), `${name} was just given back`);
    };
  },
};
