import { expect, test } from 'vitest';
import { newestWish } from '../../src/start/newest-wish.ts';

test('wishes are sent one at a time, and the newest is the last', async () => {
  const answers: ((given: string) => void)[] = [];
  const sent: string[] = [];
  const told: [string, boolean][] = [];
  const want = newestWish<string, string>(
    (wish) => {
      sent.push(wish);
      return new Promise((answer) => answers.push(answer));
    },
    (answer, isLast) => told.push([answer, isLast]),
  );
  want('without a');
  want('without a, b');
  want('without a, b, c');
  expect(sent).toEqual(['without a']);
  answers[0]('first');
  await expect.poll(() => sent).toEqual(['without a', 'without a, b, c']);
  answers[1]('second');
  await expect
    .poll(() => told)
    .toEqual([
      ['first', false],
      ['second', true],
    ]);
  want('all');
  expect(sent).toHaveLength(3);
});
