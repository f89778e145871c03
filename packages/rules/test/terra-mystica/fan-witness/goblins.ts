import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { kindIndex } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [0, 0, 1, 1],
  price: { ...ORDINARY_PRICES, temple: { workers: 2, coins: 6 } },
  income: ORDINARY_INCOME,
  spades: WORKERS_321,
  exchange: [2, 5, 1],
};

export const GOBLINS: FanWitness = {
  id: 'goblins',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'two tokens at the start, one since July 2024',
    '2': 'a temple or sanctuary brings a token',
    '3 dwelling': 'one power for each dwelling',
    '3 trading-post': 'two coins for each trading post',
    '3 temple': 'a worker for each temple',
    '3 stronghold': 'a step for the stronghold and two for the sanctuary',
    '3 together': 'those two are made on one cult',
    '3 offered': 'each kind that stands is offered while a token is left',
    '4': 'with the stronghold each town tile brings a token',
    tokens: 'tokens come and go by these rules alone, and none is used that is not there',
  },
  likes: { bridge: 60, build: 80 },
  given: (s, me) => {
    s.addWorkers(me, 20);
    s.addCoins(me, 40);
  },
  watch(start, me, account, numbers) {
    const board = watchBoard(BOARD, start, me, account);
    const first = numbers === 'on' ? 2 : 1;
    let tokens = first;
    let stepsDue = 0;
    /** Steps of each choice, in their order. */
    let choices: number[] = [];
    let used = 0;
    let gained = 0;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const change = seen.mine('kept').reduce((sum, { amount }) => sum + amount, 0);
      let due = 0;
      const shrines = seen
        .mine('built')
        .filter(({ building }) => building === 'temple' || building === 'sanctuary').length;
      const towns = seen.mine('town').length;
      const stands = after.onMap(me, kindIndex('stronghold')) > 0;
      if (shrines > 0) account.same('2', 'tokens', shrines, change - (stands ? towns : 0));
      due += shrines;
      if (towns > 0) account.same('4', 'tokens', stands ? towns : 0, change - shrines);
      if (stands) due += towns;
      if (seen.begins()) {
        account.must('3 stronghold', stepsDue === 0, `${stepsDue} steps were never made`);
        stepsDue = 0;
        choices = [];
        const stands = (
          kind: 'dwelling' | 'trading-post' | 'temple' | 'stronghold' | 'sanctuary',
        ) => before.onMap(me, kindIndex(kind)) > 0;
        const kinds = (['dwelling', 'temple', 'trading-post'] as const).filter(stands);
        const hasSteps = stands('stronghold') || stands('sanctuary');
        const steps = new Set(['stronghold', 'sanctuary']);
        const listed = seen.offered('goblin-reward');
        // The tokens of the start are known from the choices offered, until they are used up.
        if (gained === 0)
          account.same('1', 'offered', used < first && kinds.length > 0, listed.length > 0);
        account.same('3 offered', 'kinds', tokens > 0 ? [kinds, hasSteps] : [[], false], [
          listed.filter((kind) => !steps.has(kind)),
          listed.some((kind) => steps.has(kind)),
        ]);
      }
      if (seen.uses('goblin-reward')) {
        used++;
        due--;
        const kind = seen.words[2];
        account.must('tokens', tokens > 0, 'no token left');
        const count = (
          building: 'dwelling' | 'trading-post' | 'temple' | 'stronghold' | 'sanctuary',
        ) => before.onMap(me, kindIndex(building));
        const found = [
          seen.sum('power', 'ability'),
          seen.sum('coins', 'ability'),
          seen.sum('workers', 'ability'),
        ];
        if (kind === 'dwelling') account.same('3 dwelling', 'goods', [count(kind), 0, 0], found);
        else if (kind === 'trading-post')
          account.same('3 trading-post', 'goods', [0, 2 * count(kind), 0], found);
        else if (kind === 'temple') account.same('3 temple', 'goods', [0, 0, count(kind)], found);
        else {
          account.same('3 stronghold', 'goods', [0, 0, 0], found);
          stepsDue += count('stronghold') + 2 * count('sanctuary');
          choices.push(...Array(count('sanctuary')).fill(2), ...Array(count('stronghold')).fill(1));
          account.must('3 stronghold', stepsDue > 0, 'neither stands');
        }
      }
      if (seen.plays('cult') || seen.uses('goblin-reward')) {
        // If only one cult is possible, nobody is asked; steps that are possible on no cult are
        // lost.
        const steps = seen.mine('cult').filter(({ cause }) => cause === 'ability');
        const made = steps.reduce((sum, event) => sum + event.steps, 0) + seen.missed('steps');
        stepsDue -= Math.min(stepsDue, made);
        const isDue = choices.length > 0;
        let whole = 0;
        while (whole < made && choices.length > 0) whole += choices.shift() ?? 0;
        if (isDue && seen.plays('cult'))
          account.same('3 together', 'steps of a choice', whole, made);
      }
      account.same('tokens', 'change of tokens', due, change);
      tokens += due;
      gained += shrines + (stands ? towns : 0);
    };
  },
};
