import {
  argA,
  firstSeat,
  kindOf,
  type Move,
  Moves,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { CONVERSION, KIND, QUESTION, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import { Samples, Spending } from '../../src/domain.ts';
import { judgeEvaluator, OPEN_LEVELS } from '../../src/index.ts';
import { Planner } from '../../src/planner.ts';
import { TERRA_MYSTICA_JUDGE } from '../../src/terra-mystica/index.ts';
import { payments } from '../../src/terra-mystica/payments.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica();
const { begin, chance, play } = tablesOf(game);

function listed(state: State, seat: number): Move[] {
  const moves = new Moves();
  game.legal(state, seat, moves);
  return moves.toArray();
}

const isPaying = (move: Move) => kindOf(move) === KIND.burn || kindOf(move) === KIND.convert;

/** The first turn of a seat, with the given goods. */
function firstTurn(goods: { workers: number; coins: number; bowls: [number, number, number] }) {
  const state = begin({ players: 2, factions: ['witches', 'halflings'] }, 5);
  play(state, [chance, chance], 0, () => state.top() !== QUESTION.turn);
  const seat = firstSeat(game.deciders(state));
  state.addWorkers(seat, goods.workers - state.workers(seat));
  state.addCoins(seat, goods.coins - state.coins(seat));
  state.setBowls(seat, ...goods.bowls);
  return { state, seat };
}

it('are legal one after the other, and what they pay for was not there before', () => {
  const random = Random.fromSeed(seedFromNumber(4));
  const state = begin({ players: 4, rules: 'snellman' }, 2);
  let [found, opening] = [0, 0];
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const before = listed(state, seat);
    const isTurn = before.some((move) => kindOf(move) === KIND.pass);
    for (const payment of isTurn ? payments(state, seat) : []) {
      const paid = game.slot(state);
      game.copy(state, paid);
      for (const move of payment) {
        expect(game.check(paid, seat, move)).toBe(0);
        game.apply(paid, seat, move);
      }
      found++;
      const more = listed(paid, seat).filter((move) => !isPaying(move) && !before.includes(move));
      if (more.length > 0) opening++;
    }
    game.apply(state, seat, random.pick(before));
  }
  expect(found).toBeGreaterThan(20);
  // Some payments are for actions that are impossible for another reason, such as land out of
  // reach.
  expect(opening).toBeGreaterThan(found / 3);
});

it('burn no more than what is missing to the price of a power action', () => {
  const { state, seat } = firstTurn({ workers: 0, coins: 0, bowls: [0, 12, 0] });
  const burnt = payments(state, seat)
    .filter((payment) => payment.length === 1)
    .map(([move]) => game.notation.print(state, move));
  expect(burnt).toContain('burn 3');
  expect(burnt).toContain('burn 4');
  expect(burnt).not.toContain('burn 2');
});

it('sell workers only for coins that power does not bring', () => {
  const { state, seat } = firstTurn({ workers: 9, coins: 0, bowls: [0, 0, 1] });
  const sold = payments(state, seat).filter((payment) =>
    payment.some((move) => game.notation.print(state, move).startsWith('convert workers-to-coins')),
  );
  expect(sold.length).toBeGreaterThan(0);
  for (const payment of sold) {
    expect(kindOf(payment[0])).toBe(KIND.convert);
    expect(argA(payment[0])).toBe(CONVERSION['power-to-coins']);
  }
});

it('are looked at together with the action: a bot that lacks a coin for its best action converts', () => {
  const { state, seat } = firstTurn({ workers: 2, coins: 0, bowls: [0, 0, 12] });
  const evaluator = judgeEvaluator(game, TERRA_MYSTICA_JUDGE);
  const domain = { game, evaluator, knowledge: TERRA_MYSTICA_JUDGE };
  const planner = new Planner(domain, OPEN_LEVELS.intermediate.plan);
  const random = Random.fromSeed(seedFromNumber(1));
  const samples = new Samples(domain, game.view(state, seat), random);
  const choices = planner.consider(samples, seat, new Spending({ positions: 1_000 }));
  const ways = choices.filter(({ move }) => isPaying(move));
  expect(ways.length).toBeGreaterThan(0);
  const idle = choices.filter(({ move }) => kindOf(move) === KIND.pass);
  const best = Math.max(...ways.map(({ value }) => value));
  expect(best).toBeGreaterThan(Math.min(...idle.map(({ value }) => value)));
  for (const { move, rest } of ways) {
    const paid = game.slot(state);
    game.copy(state, paid);
    for (const each of [move, ...rest]) {
      expect(game.check(paid, seat, each)).toBe(0);
      game.apply(paid, seat, each);
    }
    expect(isPaying(rest[rest.length - 1])).toBe(false);
  }
});
