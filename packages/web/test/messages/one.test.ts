import { expect, test } from 'vitest';
import { GAIA_MESSAGES } from '../../src/gaia/messages/index.ts';
import { PUZZLE_MESSAGES } from '../../src/learn/puzzles/messages.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { KEYS_EN } from '../../src/messages/keys-en.ts';

const { fair } = MESSAGES.en;
const { board, outlook, stock } = GAIA_MESSAGES.en;
const puzzles = PUZZLE_MESSAGES.en;

test.each<[(count: number) => string, string, string]>([
  [KEYS_EN.wordsCount, 'This is one word;', 'These are 2 words;'],
  [fair.right, ' the one move ', ' all 2 moves '],
  [fair.position, ' 1 move.', ' 2 moves.'],
  [board.rises, '1 need met', '2 needs met'],
  [(count) => outlook.built('x', count), '1 need met', '2 needs met'],
  [(count) => stock.tiles('x', count), '1 tile left', '2 tiles left'],
  [stock.animals, '1 animal token left', '2 animal tokens left'],
  [puzzles.best, '1 point', '2 points'],
  [(count) => puzzles.bestSoFar(count, 1), '1 point, 1 try', '2 points, 1 try'],
])('one is told as one: %o', (say, one, two) => {
  expect(say(1)).toContain(one);
  expect(say(2)).toContain(two);
  expect(say(1)).not.toMatch(/\b1 [a-z ]*(?:words|moves|needs|tiles|tokens|points)\b/);
});
