import { kindOf, type Move, packMove } from '@pangaea/rules/kernel';
import {
  candidates,
  KIND,
  POWER_ACTIONS,
  QUESTION,
  type State,
} from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { legalMoves } from '../../../src/game/draft.ts';
import { payingFor } from '../../../src/terra-mystica/game/paying.ts';
import { netOf, priceOf } from '../../../src/terra-mystica/game/price.ts';
import { after, GAME } from '../../../src/terra-mystica/game/rules.ts';
import { decider, newTable } from '../tables.ts';

const played = (state: State, seat: number, moves: readonly Move[]): State =>
  moves.reduce((now, move) => {
    expect(GAME.check(now, seat, move)).toBe(0);
    return after(now, seat, move).state;
  }, state);

test('exchanges that are proposed can be made, and then the move; their price names each good once', () => {
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
        const then = played(state, seat, [...exchanges, move]);
        const net = netOf(priceOf(state, seat, ...exchanges, move));
        expect(new Set(net.map(({ of }) => of)).size).toBe(net.length);
        const changeOf = (good: string) => net.find(({ of }) => of === good)?.amount ?? 0;
        for (const good of ['coins', 'workers', 'priests'] as const)
          expect(changeOf(good)).toBe(then[good](seat) - state[good](seat));
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

test('a power action is paid by burning alone, as long as there is enough to burn', () => {
  let state = newTable({ factions: ['witches', 'nomads'], players: 2 });
  for (let step = 0; state.top() !== QUESTION.turn && step < 50; step++) {
    const seat = decider(state);
    ({ state } = after(state, seat, legalMoves(GAME, state, seat)[0]));
  }
  const seat = decider(state);
  const workers = packMove(KIND.power, POWER_ACTIONS.indexOf('ACT3'));
  const paid = (two: number, three: number) => {
    state.setBowls(seat, 0, two, three);
    return payingFor(state, seat, workers)?.map((move) => GAME.notation.print(state, move));
  };
  expect(paid(4, 2)).toEqual(['burn 2']);
  expect(paid(8, 0)).toEqual(['burn 4']);
  expect(paid(3, 2)).toBeUndefined();
  expect(paid(7, 0)).toBeUndefined();
});
