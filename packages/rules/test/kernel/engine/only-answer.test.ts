import { expect, test } from 'vitest';
import { onlyAnswer, packMove, type Seed } from '../../../src/kernel/index.ts';
import { BID, layout, toyGame } from '../../conformance/toy-game.ts';

/** All bid at the same time; a seat without coins can only bid nothing. */
function bidding(coins: readonly number[]) {
  const options = toyGame.options({ players: coins.length });
  if (!options.ok) throw new Error('refused');
  const set = toyGame.setup(options.value, '00000000000000000000000000000001' as Seed);
  if (!set.ok) throw new Error('refused');
  set.value.i16.set(coins, layout.at.coins);
  return set.value;
}

test('the only answer is that of a seat that is asked in secret and has no choice', () => {
  const state = bidding([0, 2]);
  expect(onlyAnswer(toyGame, state, 0)).toBe(packMove(BID, 0));
  expect(onlyAnswer(toyGame, state, 1)).toBeUndefined();
  toyGame.apply(state, 0, packMove(BID, 0));
  expect(onlyAnswer(toyGame, state, 0)).toBeUndefined();
});

test('a seat that is asked in the open answers for itself, however little it may choose', () => {
  const state = bidding([0, 0]);
  for (const seat of [0, 1]) toyGame.apply(state, seat, packMove(BID, 0));
  expect(onlyAnswer(toyGame, state, 0)).toBeUndefined();
});
