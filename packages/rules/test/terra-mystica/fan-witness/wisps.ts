import { NONE } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { adjacent, cycleSteps, emptyOf, hexAt, isRiver, names, terrainAt } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [7, 5, 0],
  cults: [0, 1, 0, 1],
  price: { ...ORDINARY_PRICES, stronghold: { workers: 4, coins: 4 } },
  income: { ...ORDINARY_INCOME, stronghold: { power: [0, 3] } },
  spades: WORKERS_321,
  exchange: [2, 5, 1],
};

export const WISPS: FanWitness = {
  id: 'wisps',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'a trading post brings one spade on one empty hex directly adjacent to it',
    '1 alone': 'no spade is added and nothing is built there in this action',
    '1 offered': 'the spade is offered wherever a hex for it lies beside the trading post',
    '2 points': 'the stronghold brings 7 points, once',
    '2 dwelling': 'one dwelling stands free on an empty lakes hex anywhere',
    '2 offered': 'the dwelling is offered while a lakes hex and a piece are there',
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    let posts: number[] = [];
    let spaded = '';
    let due = 0;
    let dwellings = 0;
    let dwellingDue = false;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      if (seen.begins()) {
        account.must('1 offered', due === 0, `${due} spades were never offered`);
        account.must('2 offered', !dwellingDue, 'the dwelling was never offered');
        posts = [];
        spaded = '';
        due = 0;
        dwellingDue = false;
      }
      const built = seen.mine('built');
      for (const { hex } of built.filter(({ building }) => building === 'trading-post')) {
        const at = hexAt(after, hex);
        posts.push(at);
        const may = adjacent(after, at).some(
          (each) => !isRiver(after, each) && after.owner(each) === NONE && after.terrain(each) < 7,
        );
        if (may) due++;
      }
      if (seen.plays('decline')) {
        if (due > 0 && !dwellingDue) due--;
        else if (dwellingDue) dwellingDue = false;
      }
      if (seen.uses('wisp-spade')) {
        due--;
        const hex = seen.words[2];
        const at = hexAt(before, hex);
        const open = new Set(posts.flatMap((post) => adjacent(before, post)));
        const hexes = emptyOf(before, open).filter(
          (each) => before.terrain(each) < 7 && !isRiver(before, each),
        );
        const listed = new Set(seen.offered('wisp-spade').map((each) => each.split(' ')[0]));
        const lists = names(before, hexes);
        account.must(
          '1 offered',
          [...listed].every((each) => lists.includes(each)),
          `${[...listed]}`,
        );
        if (posts.length === 1) account.same('1 offered', 'hexes', lists, [...listed].sort());
        const [done] = seen.mine('transformed');
        account.must(
          '1',
          posts.some((post) => adjacent(before, post).includes(at)),
          `${hex} is away`,
        );
        account.must('1', before.owner(at) === NONE, `${hex} is not empty`);
        account.same('1', 'one spade', [hex, 1, 0], [done.hex, done.spades, done.bought]);
        account.same('1', 'steps on the cycle', 1, cycleSteps(done.from, done.to));
        account.same('1 alone', 'workers', before.workers(me), after.workers(me));
        spaded = hex;
      }
      if (spaded !== '' && seen.mover === me && !seen.begins()) {
        const again = built.some(({ hex }) => hex === spaded) && !seen.uses('wisp-dwelling');
        account.must('1 alone', !again, `built on ${spaded} in the same action`);
      }
      const points = seen.own('vp');
      const isStronghold = built.some(({ building }) => building === 'stronghold');
      if (isStronghold) {
        account.same('2 points', 'points', 7, points);
        const lakes = Array.from({ length: after.table.map.size }, (_, at) => at).some(
          (at) => after.owner(at) === NONE && terrainAt(after, at) === 'lakes',
        );
        dwellingDue = lakes && after.onMap(me, 1) < 8;
      } else account.must('2 points', points === 0, `${points} points at another time`);
      if (!seen.uses('wisp-dwelling')) return;
      dwellingDue = false;
      dwellings++;
      const at = hexAt(before, seen.words[2]);
      account.same('2 dwelling', 'dwellings', 1, dwellings);
      const all = Array.from({ length: before.table.map.size }, (_, each) => each);
      const lakes = emptyOf(before, all).filter((each) => terrainAt(before, each) === 'lakes');
      account.same('2 offered', 'hexes', names(before, lakes), seen.offered('wisp-dwelling'));
      account.must('2 dwelling', before.owner(at) === NONE, 'not empty');
      account.same('2 dwelling', 'terrain', 'lakes', terrainAt(before, at));
      account.same(
        '2 dwelling',
        'goods',
        [before.workers(me), before.coins(me)],
        [after.workers(me), after.coins(me)],
      );
      account.same('2 dwelling', 'what was built', 'dwelling', built[0]?.building);
    };
  },
};
