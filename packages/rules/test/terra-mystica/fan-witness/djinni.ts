import { CULTS, NONE, PHASE } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { placeIn } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  price: { ...ORDINARY_PRICES, stronghold: { workers: 3, coins: 6 } },
  income: ORDINARY_INCOME,
  spades: WORKERS_321,
  exchange: [2, 5, 1],
};

export const DJINNI: FanWitness = {
  id: 'djinni',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'two steps on one cult of choice before the first round, without power',
    '1 lamps': 'there are three lamps',
    '2': 'a lamp exchanges the heights of two own markers, without power and keys',
    '2 offered': 'every two markers at different heights are offered while a lamp is left',
    '3': 'a marker on 10 is exchanged only where nobody else stands on 10',
    '4': 'with the stronghold each pass brings a point for each own priest on the cult board',
  },
  given: (s, me) => {
    for (const [cult, seat] of [me, (me + 1) % s.table.players, NONE, me].entries()) {
      if (seat === NONE) continue;
      s.setCult(seat, cult, 10);
      s.setCultTop(cult, seat);
    }
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    let lamps = 3;
    let first = true;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const heights = CULTS.map((_, cult) => before.cult(me, cult));
      if (seen.begins()) {
        const isBlocked = (from: number, to: number) => {
          const top = before.cultTop(to);
          return heights[from] === 10 && top !== NONE && top !== me;
        };
        const open = [0, 1, 2, 3].flatMap((one) =>
          [0, 1, 2, 3]
            .filter(
              (other) =>
                one < other &&
                heights[one] !== heights[other] &&
                !isBlocked(one, other) &&
                !isBlocked(other, one),
            )
            .map((other) => `${CULTS[one]} ${CULTS[other]}`),
        );
        account.same('2 offered', 'pairs', lamps > 0 ? open.sort() : [], seen.offered('lamp'));
      }
      if (before.phase() < PHASE.dwellings && after.phase() >= PHASE.dwellings && first) {
        first = false;
        const now = CULTS.map((_, cult) => after.cult(me, cult));
        account.same(
          '1',
          'steps',
          [0, 0, 0, 2],
          [...now].sort((one, other) => one - other),
        );
        account.same('1', 'power', 0, seen.sum('power', 'cult-track'));
      }
      if (seen.uses('lamp')) {
        lamps--;
        account.must('1 lamps', lamps >= 0, 'a fourth lamp');
        account.must('2', seen.begins(), 'not as the action of a turn');
        const [one, other] = [2, 3].map((at) => placeIn(CULTS, seen.words[at]));
        account.must('2', heights[one] !== heights[other], 'equal heights');
        account.same(
          '2',
          'power and keys',
          [0, before.keys(me)],
          [seen.sum('power', 'cult-track'), after.keys(me)],
        );
        for (const [from, to] of [
          [one, other],
          [other, one],
        ]) {
          if (heights[from] !== 10) continue;
          const top = before.cultTop(to);
          account.must('3', top === NONE || top === me, `somebody stands on 10 of ${CULTS[to]}`);
          account.same(
            '3',
            'who stands on 10',
            [me, NONE],
            [after.cultTop(to), after.cultTop(from)],
          );
        }
        [heights[one], heights[other]] = [heights[other], heights[one]];
        account.same(
          '2',
          'heights',
          heights,
          CULTS.map((_, cult) => after.cult(me, cult)),
        );
      }
      if (seen.plays('pass')) {
        let priests = 0;
        for (let cult = 0; cult < 4; cult++)
          for (let space = 0; space < 4; space++)
            if (before.priestSpace(cult, space) === me) priests++;
        const due = seen.hasStronghold() ? priests : 0;
        account.same('4', 'points', due, seen.untilRoundEnds().own('vp'));
      } else account.must('4', seen.own('vp') === 0, 'points at another time');
    };
  },
};
