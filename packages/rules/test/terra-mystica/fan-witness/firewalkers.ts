import { CYCLE, PHASE, QUESTION, type State } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, rangeOf } from './board.ts';
import { cleanupSpades, spadesGained } from './board-scoring.ts';
import { emptyOf, groups, hexAt, names, reachOf, terrainAt } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [1, 0, 0, 1],
  price: { ...ORDINARY_PRICES, stronghold: { workers: 4, coins: 8 } },
  income: {
    ...ORDINARY_INCOME,
    dwelling: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] },
    temple: { priests: [0, 1, 1, 2], vp: [0, 0, 2, 2] },
    stronghold: { power: [0, 2] },
  },
  mayStand: (s, hex) => terrainAt(s, hex) === 'volcano',
  spadesScored: spadesGained,
};

/** Factions that have a terrain, but no home terrain that counts for others. */
const HOMELESS = ['riverwalkers', 'geologists'];

/** Whether a terrain is the home of another player. */
export function isHomeOfAnother(s: State, me: number, terrain: number): boolean {
  return Array.from({ length: s.table.players }, (_, seat) => seat).some((seat) => {
    if (seat === me) return false;
    const { board, id } = s.table.factions[s.faction(seat)];
    if (board === 'ice' || board === 'volcano' || HOMELESS.includes(id)) return false;
    return s.home(seat) === terrain;
  });
}

const { 'spade price': _none, ...CLAUSES } = BOARD_CLAUSES;

export const FIREWALKERS: FanWitness = {
  id: 'firewalkers',
  clauses: {
    ...CLAUSES,
    '1': 'starting dwellings stand on volcanoes made of the start colour, which is chosen last',
    '2': 'the blocker is never in front of the points',
    '3': 'the blocker goes one space forward for one power',
    '3 offered': 'that is offered while it is behind and there is room for power, and not else',
    '4': 'for each spade gained it goes four back',
    '4 cleanup': 'for spades of a cult reward too',
    '5': 'a volcano costs 4 points, 6 where the terrain is home of another',
    '5 offered': 'each empty hex in reach is offered as far as the blocker allows',
    '5 build': 'a dwelling may follow there, and only there',
    '7': 'with the stronghold each pass brings a point for each group of structures',
    'no track': 'there is no exchange track',
  },
  watch(start, me, account) {
    let blocker = 0;
    let told = 0;
    let isSet = false;
    let walked = '';
    const board = watchBoard({ ...BOARD, offerFloor: () => blocker }, start, me, account);
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const points = before.vp(me);
      if (seen.plays('colour')) {
        const others = Array.from({ length: before.table.players }, (_, seat) => seat);
        const isLast = others.every((seat) => seat === me || !isUnset(before, seat));
        account.must('1', isLast, 'the start colour was not chosen last');
      }
      if (seen.plays('place')) {
        const [done] = seen.mine('transformed');
        account.same('1', 'ground', ['volcano', 0], [done.to, done.spades]);
        const at = hexAt(before, seen.words[1]);
        account.same('1', 'terrain', before.home(me), before.terrain(at));
      }
      if (!isSet && after.phase() === PHASE.actions) {
        isSet = true;
        blocker = Math.max(0, after.vp(me) - 4);
        told = blocker;
      }
      if (!isSet) return;
      const isFree =
        before.depth() > 0 &&
        (before.top() === QUESTION.turn || before.top() === QUESTION['after-action']);
      if (seen.mover === me && isFree && before.phase() === PHASE.actions) {
        const room = 2 * before.bowl1(me) + before.bowl2(me);
        const may = blocker < points && room > 0;
        account.same('3 offered', 'blocker', may ? [''] : [], seen.offered('chase'));
      }
      if (seen.begins()) {
        account.same('4', 'blocker', blocker, told);
        walked = '';
        const open = emptyOf(before, reachOf(before, me, rangeOf(before, me))).filter((hex) => {
          const terrain = before.terrain(hex);
          const price = isHomeOfAnother(before, me, terrain) ? 6 : 4;
          return terrain < CYCLE && points - price >= blocker;
        });
        account.same('5 offered', 'hexes', names(before, open), seen.offered('firewalk'));
      }
      if (seen.mover === me && walked !== '' && !seen.begins()) {
        const listed = seen.listed('build');
        account.must(
          '5 build',
          listed.every((hex) => hex === walked),
          `${listed} beside ${walked}`,
        );
        if (listed.length > 0) walked = '';
      }
      if (seen.uses('firewalk')) {
        const hex = seen.words[2];
        const dear = isHomeOfAnother(before, me, before.terrain(hexAt(before, hex)));
        account.same('5', 'points', dear ? -6 : -4, seen.sum('vp', 'volcano'));
        account.same('5', 'terrain', 'volcano', terrainAt(after, hexAt(after, hex)));
        walked = hex;
      } else account.same('5', 'points at another time', 0, seen.sum('vp', 'volcano'));
      if (seen.uses('chase')) {
        account.same('3', 'power', 1, seen.sum('power', 'ability'));
        blocker++;
      }
      blocker = Math.max(0, blocker - 4 * spadesGained(seen));
      const reward = cleanupSpades(seen);
      if (reward > 0) {
        blocker = Math.max(0, blocker - 4 * reward);
        account.reached('4 cleanup');
      }
      told += seen.mine('kept').reduce((sum, { amount }) => sum + amount, 0);
      account.must('2', blocker <= after.vp(me), `blocker ${blocker}, points ${after.vp(me)}`);
      const own = seen.untilRoundEnds().own('vp');
      if (seen.plays('pass')) {
        const due = seen.hasStronghold() ? groups(before, me).length : 0;
        account.same('7', 'points', due, own);
      } else account.must('7', own === 0, `${own} points at another time`);
      account.must('no track', after.exchange(me) === 0, 'a step on the exchange track');
    };
  },
};

/** Whether a seat still has to choose a terrain, except for this kind of faction. */
function isUnset(s: State, seat: number): boolean {
  return s.table.factions[s.faction(seat)].board !== 'volcano' && s.home(seat) > 8;
}
