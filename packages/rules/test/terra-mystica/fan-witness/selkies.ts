import { hasHex } from '../../../src/hexmap/index.ts';
import {
  CYCLE,
  NONE,
  QUESTION,
  SETS,
  type State,
  TERRAINS,
} from '../../../src/terra-mystica/index.ts';
import { type FanWitness, OncePerRound } from './account.ts';
import {
  type Board,
  hasPiece,
  ORDINARY_INCOME,
  ORDINARY_PRICES,
  rangeOf,
  WORKERS_321,
} from './board.ts';
import {
  adjacent,
  cycleSteps,
  emptyOf,
  hexAt,
  isRiver,
  names,
  reachOf,
  sidesOf,
  terrainAt,
} from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [0, 2, 0, 0],
  price: ORDINARY_PRICES,
  income: { ...ORDINARY_INCOME, dwelling: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
  spades: WORKERS_321,
  exchange: [2, 5, 1],
  mayStand: (s, hex) => terrainAt(s, hex) === 'ice',
};

/** River hexes on which a dwelling can be built. */
function openRivers(s: State, me: number): number[] {
  return Array.from({ length: s.table.map.size }, (_, hex) => hex).filter((hex) => {
    if (!isRiver(s, hex) || s.owner(hex) !== NONE) return false;
    if (hasHex(s.i32, SETS.riverTowns, hex)) return false;
    const ice = sidesOf(s, hex).filter(
      (each) => s.owner(each) === me && terrainAt(s, each) === 'ice',
    );
    return ice.some((one) => ice.some((two) => one !== two && !adjacent(s, one).includes(two)));
  });
}

export const SELKIES: FanWitness = {
  id: 'selkies',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'a hex becomes ice for the steps to the start colour, one at least, and stays ice',
    '2': 'a dwelling on a river costs 2 workers and 2 coins and brings 2 points',
    '2 offered': 'it is offered between two own ice hexes that are not adjacent, and nowhere else',
    '2 upgrade': 'it is never upgraded',
    '3 offered': 'the action is offered with the stronghold until it is used in the round',
    '3': 'one free spade reaches one hex of river farther',
    '3 instead': 'a dwelling on a river may be built instead of using the spade',
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    const used = new OncePerRound();
    let isFar = false;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const at = (hex: string) => hexAt(before, hex);
      for (const { from, hex, spades, to } of seen.mine('transformed')) {
        if (before.round() === 0) account.same('1', 'ground of the start', 'ice', to);
        else if (to === 'ice') {
          const short = Math.max(1, cycleSteps(from, TERRAINS[before.home(me)]));
          const steps = seen.words[3] === 'long' ? CYCLE - short : short;
          account.same('1', `spades from ${from}`, steps, spades);
        }
        account.must('1', before.terrain(at(hex)) < CYCLE, 'ice was transformed');
      }
      const isPaid =
        hasPiece(before, me, 'dwelling') && before.workers(me) >= 2 && before.coins(me) >= 2;
      const rivers = isPaid ? names(before, openRivers(before, me)) : [];
      if (seen.begins()) {
        isFar = false;
        account.same('2 offered', 'rivers', rivers, seen.offered('river-dwelling'));
        const upgrades = seen.listed('upgrade').map((each) => at(each.split(' ')[0]));
        account.must('2 upgrade', !upgrades.some((hex) => isRiver(before, hex)), 'an upgrade');
        const may = seen.hasStronghold() && used.times(before) === 0;
        // The rules do not say whether it may be used if nothing is in reach.
        const reach = emptyOf(before, reachOf(before, me, rangeOf(before, me) + 1));
        if (reach.some((hex) => before.terrain(hex) < CYCLE))
          account.same('3 offered', 'action', may ? [''] : [], seen.offered('far-spade'));
      }
      for (const { hex } of seen.mine('built').filter(({ building }) => building !== 'dwelling'))
        account.must('2 upgrade', !isRiver(after, at(hex)), `${hex} was upgraded`);
      const isInstead = seen.uses('river-dwelling-instead');
      if (seen.uses('river-dwelling') || isInstead) {
        account.must('2 offered', rivers.includes(seen.words[2]), seen.words[2]);
        account.same(
          '2',
          'price and points',
          [-2, -2, 2],
          [seen.sum('workers'), seen.sum('coins'), seen.own('vp')],
        );
        account.same('2', 'what was built', 'dwelling', seen.mine('built')[0]?.building);
        if (isInstead) {
          // The reference is about the seat's own action; free spades from another source belong to
          // the same action (FAQ 2.1 Q4).
          account.must(
            '3 instead',
            isFar || before.top() === QUESTION.spades,
            'without a free spade',
          );
          account.same('3 instead', 'spades lost', 1, seen.missed('spades'));
          isFar = false;
        }
      } else account.same('2', 'points at another time', 0, seen.own('vp'));
      if (isFar && seen.mover === me && before.top() === QUESTION.spades) {
        const reach = emptyOf(before, reachOf(before, me, rangeOf(before, me) + 1));
        const land = reach.filter((hex) => before.terrain(hex) < CYCLE);
        const listed = new Set(seen.listed('transform').map((each) => each.split(' ')[0]));
        account.same('3', 'hexes', names(before, land), [...listed].sort());
        const { coins, workers = 0 } = BOARD.price.dwelling;
        const hasGoods =
          hasPiece(before, me, 'dwelling') &&
          before.workers(me) >= workers &&
          before.coins(me) >= coins;
        const ice = hasGoods ? reach.filter((hex) => terrainAt(before, hex) === 'ice') : [];
        account.same('3', 'ice to build on', names(before, ice), seen.listed('build'));
        account.same('3 instead', 'rivers', rivers, seen.offered('river-dwelling-instead'));
        if (!seen.plays('convert') && !seen.plays('burn')) isFar = false;
      }
      if (seen.uses('far-spade')) {
        account.same('3 offered', 'times in the round', 1, used.add(before));
        isFar = true;
      }
    };
  },
};
