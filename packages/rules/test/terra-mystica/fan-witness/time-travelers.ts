import { type FanWitness, OncePerRound } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_3 } from './board.ts';
import { cultReward, scoredBy } from './board-scoring.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

/** Round 6 is followed by round 1. */
const tilesOf = (round: number) => [round === 1 ? 6 : round - 1, round === 6 ? 1 : round + 1];

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [2, 0, 0, 0],
  price: {
    ...ORDINARY_PRICES,
    stronghold: { workers: 4, coins: 8 },
    sanctuary: { workers: 4, coins: 8 },
  },
  income: { ...ORDINARY_INCOME, stronghold: { power: [0, 2] } },
  spades: WORKERS_3,
  tilesOf,
};

export const TIME_TRAVELERS: FanWitness = {
  id: 'time-travelers',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'the tiles of the round before and after score, those of rounds 1 and 6 side by side',
    '2': 'the cult reward is that of the round itself',
    '3 offered': 'as many tokens are offered as lie in bowl I, four at most',
    '3': 'with the stronghold, once per round, up to four tokens go from bowl I to bowl III',
    'no track': 'there is no exchange track',
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    const used = new OncePerRound();
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const round = before.round();
      if (seen.inActions()) {
        const now = seen.untilRoundEnds();
        const own = scoredBy({ ...BOARD, tilesOf: (each) => [each] }, now, before);
        const beside = scoredBy(BOARD, now, before);
        if (own !== beside) account.same('1', 'points', beside, now.sum('vp', 'round-tile'));
      }
      const rewards = seen.events.filter(
        (event) => 'cause' in event && event.cause === 'cult-reward',
      );
      if (rewards.length > 0 && round < 6) {
        const { amount: due, what } = cultReward(before, me, round);
        const mine = rewards.filter((event) => 'seat' in event && event.seat === me);
        const found = mine.reduce(
          (sum, event) => sum + ('amount' in event && event.type === what ? event.amount : 0),
          0,
        );
        const isLater = what === 'spades' || what === 'priests';
        account.must(
          '2',
          found === due || (isLater && found < due),
          `${what}: ${found}, not ${due}`,
        );
        account.must(
          '2',
          mine.every(({ type }) => type === what),
          'a reward of another tile',
        );
      }
      if (seen.begins()) {
        const may =
          seen.hasStronghold() && used.times(before) === 0 ? Math.min(4, before.bowl1(me)) : 0;
        account.same(
          '3 offered',
          'tokens',
          ['1', '2', '3', '4'].slice(0, may),
          seen.offered('time-jump'),
        );
      }
      if (seen.uses('time-jump')) {
        const tokens = Number(seen.words[2]);
        account.must('3', seen.hasStronghold(), 'without the stronghold');
        account.same('3', 'times in the round', 1, used.add(before));
        account.must('3', tokens >= 1 && tokens <= 4, `${tokens} tokens`);
        account.same(
          '3',
          'bowls',
          [before.bowl1(me) - tokens, before.bowl2(me), before.bowl3(me) + tokens],
          [after.bowl1(me), after.bowl2(me), after.bowl3(me)],
        );
      }
      const isTrack = seen.plays('advance-exchange') || after.exchange(me) > 0;
      account.must('no track', !isTrack, 'a step on the exchange track');
    };
  },
};
