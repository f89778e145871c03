import { expect, test } from 'vitest';
import type { History } from '../../src/game/history.ts';
import {
  bestStep,
  farthestBehind,
  type Gain,
  lastSpurt,
  longestLead,
  margin,
  type Race,
  raceOf,
} from '../../src/game/race.ts';

interface Won extends Gain {
  readonly type: 'won';
}

const won = (seat: number, amount: number, isFinal = false): Won => ({
  type: 'won',
  seat,
  amount,
  isFinal,
});

/** A game of two seats, given by the seat and the events of each step. */
function race(...steps: readonly (readonly [seat: number, ...Won[]])[]): Race {
  const history = {
    opening: [won(0, 1), won(1, 1)],
    steps: steps.map(([seat, ...events]) => ({ seat, events })),
  } as unknown as History<unknown, Won>;
  return raceOf(history, 2, (event) => event);
}

test('a race holds what everybody had after each step, and what each step won for its own seat', () => {
  const played = race([0, won(0, 3), won(1, 2)], [1], [1, won(1, 4), won(1, 9, true)]);
  expect(played).toEqual({
    after: [
      [1, 1],
      [4, 3],
      [4, 3],
      [4, 16],
    ],
    won: [3, 0, 4],
    by: [0, 1, 1],
  });
});

test('the best move is told only where there is one', () => {
  expect(bestStep(race([0, won(0, 3)], [1, won(1, 4), won(1, 1)]))).toEqual({
    step: 1,
    seat: 1,
    amount: 5,
  });
  expect(bestStep(race([0, won(0, 3)], [1, won(1, 3)]))).toBeUndefined();
  // Gains of others, losses, and points counted at the end are not gains of the move.
  expect(bestStep(race([0, won(1, 3)], [1, won(1, -2)], [0, won(0, 5, true)]))).toBeUndefined();
});

test('the seat that led longest was alone in the lead', () => {
  const played = race([0, won(0, 2)], [1, won(1, 2)], [1, won(1, 1)], [0, won(0, 5)], [1]);
  expect(longestLead(played)).toEqual({ seat: 0, steps: 3, of: 5 });
  expect(longestLead(race([0], [1]))).toBeUndefined();
  expect(longestLead(race([0, won(0, 1)], [1, won(1, 2)]))).toBeUndefined();
});

test('a winner may have been behind, once farthest', () => {
  const played = race([1, won(1, 4)], [1, won(1, 2)], [0, won(0, 9)]);
  expect(farthestBehind(played, 0)).toEqual({ steps: 2, by: 6 });
  expect(farthestBehind(race([0, won(0, 2)]), 0)).toBeUndefined();
});

test('the last spurt goes from place to place', () => {
  const played = race([1, won(1, 4)], [1, won(1, 1)], [0, won(0, 9)]);
  expect(lastSpurt(played, 1)).toEqual({ seat: 0, amount: 9, was: 2, is: 1 });
  expect(lastSpurt(played, 3)).toBeUndefined();
  expect(lastSpurt(race([0, won(0, 2), won(1, 2)]), 0)).toBeUndefined();
});

test('the margin is that to the best of those who have not won', () => {
  expect(margin([5, 9, 7], [3, 1, 2])).toBe(2);
  expect(margin([9, 9, 7], [1, 1, 3])).toBe(2);
  expect(margin([4, 4], [1, 1])).toBeUndefined();
});
