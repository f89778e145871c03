import { kindOf, type Move } from '@pangaea/rules/kernel';
import { candidates, KIND, QUESTION, type State } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { legalMoves } from '../../../src/game/draft.ts';
import { payingFor } from '../../../src/terra-mystica/game/paying.ts';
import { after, GAME } from '../../../src/terra-mystica/game/rules.ts';
import { decider, newTable } from '../tables.ts';

const played = (state: State, seat: number, moves: readonly Move[]): State =>
  moves.reduce((now, move) => {
    expect(GAME.check(now, seat, move)).toBe(0);
    return after(now, seat, move).state;
  }, state);

test('exchanges that are proposed can be made, and then the move can', () => {
  let state = newTable({ factions: ['engineers', 'witches', 'nomads'], players: 3 });
  const kinds = new Set<number>();
  for (let step = 0; GAME.outcome(state) === undefined && step < 400; step++) {
    const seat = decider(state);
    if (state.top() === QUESTION.turn) {
      const wanted = candidates(state, seat).filter((move) =>
        [KIND.build, KIND.upgrade, KIND.power, KIND['advance-shipping']].includes(kindOf(move)),
      );
      for (const move of wanted) {
        const exchanges = payingFor(state, seat, move);
        if (exchanges === undefined) continue;
        expect(exchanges.length).toBeGreaterThan(0);
        for (const each of exchanges) kinds.add(kindOf(each));
        played(state, seat, [...exchanges, move]);
      }
    }
    const legal = legalMoves(GAME, state, seat);
    ({ state } = after(state, seat, legal[(step * 13) % legal.length]));
  }
  expect([...kinds].sort()).toEqual([KIND.burn, KIND.convert].sort());
});

test('a coin that is missing is paid with power that is free, not with a worker', () => {
  let state = newTable({ factions: ['witches', 'nomads'], players: 2 });
  for (let step = 0; state.top() !== QUESTION.turn && step < 50; step++) {
    const seat = decider(state);
    ({ state } = after(state, seat, legalMoves(GAME, state, seat)[0]));
  }
  const seat = decider(state);
  const build = legalMoves(GAME, state, seat).find((move) => kindOf(move) === KIND.upgrade);
  if (build === undefined) throw new Error('nothing to upgrade');
  const cost = state.coins(seat) - after(state, seat, build).state.coins(seat);
  state.addCoins(seat, cost - 1 - state.coins(seat));
  state.setBowls(seat, 0, 0, 5);
  const exchanges = payingFor(state, seat, build) ?? [];
  expect(exchanges.map((move) => GAME.notation.print(state, move))).toEqual([
    'convert power-to-coins 1',
  ]);
});
