import { type Game, type GameEvent, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { epsilonPlayer, type Player } from '../../src/players/index.ts';

const steady: Player<unknown, unknown, GameEvent> = { choose: () => 7 };

/**
 * The number of answers among 2,000 that are not those of the player, and whether all are legal.
 */
function asked(epsilon: number) {
  const player = epsilonPlayer(steady, epsilon);
  const random = Random.fromSeed(seedFromNumber(1));
  const moves = new Moves();
  for (const move of [7, 8, 9, 10]) moves.add(move);
  const game = {} as Game<unknown, unknown, GameEvent>;
  const question = { game, seat: 0, moves, random, view: () => undefined };
  const answers = Array.from({ length: 2000 }, () => player.choose(question) as number);
  expect(answers.every((answer) => answer >= 7 && answer <= 10)).toBe(true);
  return answers.filter((answer) => answer !== 7).length;
}

test('without a share the player is left alone', () => {
  expect(epsilonPlayer(steady, 0)).toBe(steady);
});

test('of the moves made by chance each is as likely as another', () => {
  // Three in four of them differ from the player's own.
  expect(Math.abs(asked(1) - 1500)).toBeLessThan(100);
  expect(Math.abs(asked(0.1) - 150)).toBeLessThan(50);
});
