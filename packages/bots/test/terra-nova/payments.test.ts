import {
  argA,
  firstSeat,
  kindOf,
  type Move,
  packMove,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { KIND, QUESTION } from '@pangaea/rules/terra-nova';
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
