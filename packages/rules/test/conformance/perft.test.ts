import { expect, test } from 'vitest';
import { perft, perftByMove } from '../../src/conformance/index.ts';
import { packMove, seedFromNumber } from '../../src/kernel/index.ts';
import { BID, DONE, toyGame } from './toy-game.ts';

function opening() {
  const set = toyGame.setup({ rulesVersion: '2', players: 2, startCoins: 2 }, seedFromNumber(1));
  if (!set.ok) throw new Error('set-up refused');
  return set.value;
}

test('counts lines of moves', () => {
  const state = opening();
  expect(perft(toyGame, state, 0)).toBe(1);
  // Each seat bids 0, 1 or 2.
  expect(perft(toyGame, state, 1)).toBe(3);
  expect(perft(toyGame, state, 2)).toBe(9);
  // Then the first seat has 2, 1 or 0 coins: 6 spots and sell and done, 6 spots and done, done.
  expect(perft(toyGame, state, 3)).toBe(3 * (8 + 7 + 1));
});

test('leaves the position alone and splits by the first move', () => {
  const state = opening();
  const copy = toyGame.slot(state);
  toyGame.copy(state, copy);
  expect(perftByMove(toyGame, state, 3)).toEqual({ 'bid 0': 24, 'bid 1': 21, 'bid 2': 3 });
  expect(toyGame.difference(state, copy)).toEqual([]);
});

test('a line that ends counts nothing', () => {
  const state = opening();
  for (let round = 0; round < 3; round++) {
    for (const seat of [0, 1]) toyGame.apply(state, seat, packMove(BID, 0));
    toyGame.apply(state, 0, packMove(DONE));
    if (round < 2) toyGame.apply(state, 1, packMove(DONE));
  }
  const { done, ...others } = perftByMove(toyGame, state, 2);
  expect(done).toBe(0);
  expect(Object.values(others).every((lines) => lines > 0)).toBe(true);
  toyGame.apply(state, 1, packMove(DONE));
  expect(perft(toyGame, state, 1)).toBe(0);
  expect(perftByMove(toyGame, state, 1)).toEqual({});
});
