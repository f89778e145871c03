import type { AnyGame } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { type Decided, oddMoves } from '../bench/odd-moves.ts';

/** The odd moves of a pass where some other moves are legal. */
function oddOfPass(...legal: readonly string[]): readonly string[] {
  const game = {
    id: 'terra-nova',
    legal: (_state: unknown, _seat: number, into: { add(move: number): void }) => {
      for (const move of legal.keys()) into.add(move);
    },
    notation: { print: (_state: unknown, move: number) => legal[move] },
  } as unknown as AnyGame;
  const pass: Decided = {
    state: { round: () => 3 },
    seat: 0,
    moves: [0],
    commands: ['pass B1'],
    events: [],
  };
  return oddMoves(game, [pass], 2)
    .map(({ odd }) => odd)
    .filter((odd) => odd !== 'any move');
}

test('a pass is odd where something could be built, and not where an action was left', () => {
  expect(oddOfPass('pass B1', 'build C3')).toEqual(['pass with something to build']);
  expect(oddOfPass('pass B1', 'upgrade C3')).toEqual(['pass with something to build']);
  expect(oddOfPass('pass B1', 'palace C3 left')).toEqual(['pass with something to build']);
  expect(oddOfPass('pass B1', 'power P4', 'special B1', 'exchange 2')).toEqual([]);
});
