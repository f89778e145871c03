import { type FanWitness, OncePerRound } from './account.ts';
import { type Board, ORDINARY_PRICES, ofOthers, rangeOf } from './board.ts';
import { cleanupSpades, cultReward, spadesGained } from './board-scoring.ts';
import { emptyOf, names, reachOf } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 2,
  coins: 15,
  power: [7, 5, 0],
  cults: [0, 0, 3, 0],
  price: {
    ...ORDINARY_PRICES,
    stronghold: { workers: 4, coins: 11 },
    sanctuary: { workers: 4, coins: 8 },
  },
  income: {
    dwelling: { workers: [1, 2, 3, 4, 4, 5, 5, 6, 6] },
    'trading-post': { coins: [0, 4, 7, 9, 10], power: [0, 1, 2, 4, 6] },
    temple: { coins: [0, 3, 3, 7], priests: [0, 0, 1, 1] },
    stronghold: { power: [0, 3] },
    sanctuary: { priests: [0, 1] },
  },
  spadesScored: spadesGained,
};

const { 'spade price': _golden, ...CLAUSES } = BOARD_CLAUSES;

export const PROSPECTORS: FanWitness = {
  id: 'prospectors',
  clauses: {
    ...CLAUSES,
    '1': 'spades gained are priests, one each, and no hex is named',
    '1 cleanup': 'spades of a cult reward are priests too',
    '2': 'each step of a transformation costs 4 coins, 3 with the stronghold, and nothing else',
    '2 gives': 'each golden spade gives one power and one point',
    '2 offered': 'each empty hex in reach is offered while there are coins for a golden spade',
    '3 offered': 'that action is offered with the stronghold until it is used',
    '3': 'the action brings a coin for each trading post of others, once per round',
    'no track': 'there is no exchange track',
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    const used = new OncePerRound();
    let due = 0;
    let got = 0;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      if (seen.begins()) {
        const hexes = emptyOf(before, reachOf(before, me, rangeOf(before, me))).filter(
          (hex) => before.terrain(hex) < 7,
        );
        const may = before.coins(me) >= (seen.hasStronghold() ? 3 : 4);
        const listed = new Set(seen.listed('transform').map((each) => each.split(' ')[0]));
        account.same('2 offered', 'hexes', may ? names(before, hexes) : [], [...listed].sort());
        // The rules do not say whether it may be used without effect.
        if (ofOthers(before, me, 'trading-post') > 0) {
          const prospects = seen.hasStronghold() && used.times(before) === 0;
          account.same('3 offered', 'action', prospects ? [''] : [], seen.offered('prospect'));
        }
      }
      const gained = spadesGained(seen);
      if (gained > 0) {
        const lost = seen.mine('lost').reduce((sum, { amount }) => sum + amount, 0);
        const priests = seen
          .mine('priests')
          .reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
        const away = after.priests(me) + after.priestsPlaced(me);
        account.must('1', priests === gained || (lost > 0 && away === 7), `${priests} priests`);
        account.must('1', seen.mine('transformed').length === 0, 'a hex was transformed');
      }
      due += cleanupSpades(seen);
      const cleanup = seen.cleanup();
      if (before.round() > 0 && cultReward(before, me, before.round()).what === 'spades')
        got += cleanup.sum('priests') + cleanup.missed('priests');
      if (seen.isNewRound()) {
        account.same('1 cleanup', 'priests', due, got);
        due = 0;
        got = 0;
      }
      for (const { spades, bought, from, to } of seen.mine('transformed')) {
        account.must('2', spades === bought, `${from} to ${to} with free spades`);
        const price = seen.hasStronghold() ? 3 : 4;
        account.same(
          '2',
          'goods',
          [-price * spades, 0, 0],
          [seen.sum('coins', 'spade'), seen.sum('workers', 'spade'), seen.sum('priests', 'spade')],
        );
        account.same(
          '2 gives',
          'power and points',
          [spades, spades],
          [seen.sum('power', 'ability'), seen.sum('vp', 'ability')],
        );
      }
      if (seen.uses('prospect')) {
        account.must('3', seen.hasStronghold(), 'without the stronghold');
        account.same('3', 'times in the round', 1, used.add(before));
        const posts = ofOthers(before, me, 'trading-post');
        account.same('3', 'coins', posts, seen.sum('coins', 'ability'));
      }
      const isTrack = seen.plays('advance-exchange') || after.exchange(me) > 0;
      account.must('no track', !isTrack, 'a step on the exchange track');
    };
  },
};
