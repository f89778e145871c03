import {
  argA,
  firstSeat,
  kindOf,
  type Move,
  packMove,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { INCOME_PARTS, incomePower, KIND, NONE, QUESTION } from '@pangaea/rules/terra-nova';
import { expect, it } from 'vitest';
import { Samples, Spending } from '../../src/domain.ts';
import { judgeEvaluator, OPEN_LEVELS } from '../../src/index.ts';
import { Planner } from '../../src/planner.ts';
import { TERRA_NOVA_JUDGE } from '../../src/terra-nova/index.ts';
import { payments } from '../../src/terra-nova/payments.ts';
import { game, give, listed, playedUntil } from './positions.ts';

function firstTurn(faction: string, coins: number, bowls: readonly [number, number, number]) {
  const state = playedUntil(faction, (s) => s.top() === QUESTION.turn);
  expect(firstSeat(game.deciders(state))).toBe(0);
  give(state, coins, bowls);
  return state;
}

const exchanged = (moves: readonly Move[]) =>
  moves.filter((move) => kindOf(move) === KIND.exchange).map(argA);
const paid = (state: ReturnType<typeof firstTurn>) =>
  exchanged(payments(state, 0).flat()).sort((a, b) => a - b);

it('make up for what is missing to a price', () => {
  // A shovel, a trading post near others, sailing, a trading post or a shovel and a house.
  expect(paid(firstTurn('druids', 5, [0, 3, 5]))).toEqual([1, 2, 3, 5]);
  expect(paid(firstTurn('druids', 5, [3, 3, 2]))).toEqual([1, 2]);
  expect(paid(firstTurn('druids', 16, [0, 0, 8]))).toEqual([]);
});

it('know the prices of the Sand Cats', () => {
  const state = firstTurn('sand-cats', 4, [0, 3, 5]);
  expect(paid(state)).toEqual([2, 3, 4]);
  state.setPalaces(0, 1);
  // A trading post for 5 or 7 coins; shovels and sailing as before.
  expect(paid(state)).toEqual([1, 2, 3, 4]);
});

it('are no moves of their own, unless a house needs them', () => {
  expect(exchanged(listed(firstTurn('druids', 5, [0, 3, 5]), true))).toEqual([]);
  expect(exchanged(listed(firstTurn('druids', 7, [0, 3, 5]), true))).toEqual([3]);
});

it.each([
  ['is kept for the next turn', [2, 2, 4], []],
  ['is kept while one token has room', [0, 1, 7], []],
  ['is sold where no more finds room', [0, 0, 8], [8]],
] as const)('power after an action %s', (_, bowls, sold) => {
  const state = playedUntil(
    'golems',
    (s) => s.top() === QUESTION['after-action'] && s.topWho() === 0,
  );
  give(state, 24, bowls);
  expect(exchanged(listed(state, false))).toContain(bowls[2]);
  expect(exchanged(listed(state, true))).toEqual(sold);
});

it('power at the end of a round is sold whole', () => {
  const state = playedUntil('druids', (s) => s.top() === QUESTION.exchange && s.topWho() === 1);
  give(state, 24, [2, 2, 4]);
  expect(exchanged(listed(state, true))).toEqual([4]);
});

/** Power of the next income that is lost. */
function lost(state: ReturnType<typeof firstTurn>): number {
  const parts = INCOME_PARTS.map((_, part) => incomePower(state, 0, part));
  const income = parts.reduce((sum, each) => sum + each, 0);
  return Math.max(0, income - 2 * state.bowl1(0) - state.bowl2(0));
}

it.each([
  ['is kept where all of it finds room', [0, 4, 4], 0, []],
  ['is kept where one is lost', [0, 3, 5], 1, []],
  ['is sold where two are lost', [0, 2, 6], 2, [1]],
  ['is sold where four are lost', [0, 0, 8], 4, [2]],
] as const)('power before an income of four %s', (_, bowls, without, spare) => {
  const state = playedUntil('druids', (s) => s.top() === QUESTION.exchange && s.topWho() === 1);
  state.setPalaces(0, 1);
  state.setTradingPosts(0, state.table.tradingPostPieces);
  state.setBonusTile(0, NONE);
  give(state, 24, bowls);
  expect(lost(state)).toBe(without);
  const moves = listed(state, true);
  expect(exchanged(moves)).toEqual([...spare, bowls[2]]);
  // Without a loss it may also keep everything.
  expect(moves.some((move) => kindOf(move) === KIND.end)).toBe(spare.length === 0);
  if (spare.length === 0) return;
  game.apply(state, 0, packMove(KIND.exchange, spare[0]));
  expect(lost(state)).toBe(0);
});

it('are thought of where they open something', () => {
  const state = firstTurn('druids', 3, [0, 0, 8]);
  const before = listed(state, false);
  const domain = {
    game,
    evaluator: judgeEvaluator(game, TERRA_NOVA_JUDGE),
    knowledge: TERRA_NOVA_JUDGE,
  };
  const samples = new Samples(domain, state, Random.fromSeed(seedFromNumber(1)));
  const considered = new Planner(domain, OPEN_LEVELS.intermediate.plan).consider(
    samples,
    0,
    new Spending({ positions: 1e6 }),
  );
  for (const amount of paid(state)) {
    const move = packMove(KIND.exchange, amount);
    const after = game.slot(state);
    game.copy(state, after);
    game.apply(after, 0, move);
    const opened = listed(after, true).filter((each) => !before.includes(each));
    expect(considered.some((each) => each.move === move)).toBe(opened.length > 0);
  }
  expect(exchanged(considered.map(({ move }) => move)).length).toBeGreaterThan(0);
});
