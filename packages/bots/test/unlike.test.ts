import { expect, test } from 'vitest';
import { type ToldGame, varietyOf } from '../bench/unlike.ts';

/** Plays games one after the other, whatever their seeds. */
function playing(...games: readonly string[]): () => ToldGame {
  let next = 0;
  return () => {
    const moves = games[next++];
    return { moves, late: moves.slice(1) };
  };
}

test('games are unlike if no other has the same late moves', () => {
  expect(varietyOf(playing('axx', 'bxx', 'axy', 'axx'), 3)).toEqual({
    unlike: 1,
    isRepeated: true,
  });
});

test('a first seed repeats only its own game, with its early moves', () => {
  expect(varietyOf(playing('axx', 'ayy', 'ayy'), 2).isRepeated).toBe(false);
  expect(varietyOf(playing('axx', 'ayy', 'bxx'), 2).isRepeated).toBe(false);
});
