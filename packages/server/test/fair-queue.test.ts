import { expect, test } from 'vitest';
import { FairQueue, type Owner } from '../src/fair-queue.ts';

function queueOf(...puts: readonly (readonly [string, string])[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const [owner, work] of puts) queue.put(owner.split(' '), work);
  return queue;
}

test('owners take turns, and so do those within an owner', () => {
  const queue = queueOf(
    ...([1, 2, 3] as const).map((n) => ['net eve', `eve ${n}`] as const),
    ['net mal', 'mal 1'],
    ['net mal', 'mal 2'],
    ['home', 'ann 1'],
    ['home', 'ann 2'],
  );
  expect(queue.size).toBe(7);
  const order = ['eve 1', 'ann 1', 'mal 1', 'ann 2', 'eve 2', 'mal 2', 'eve 3'];
  expect(queue.clear()).toEqual(order);
  expect([queue.size, queue.take()]).toEqual([0, undefined]);
});

test('an owner that comes again waits for one turn of each other', () => {
  const queue = queueOf(['a', 'a1'], ['a', 'a2'], ['b', 'b1']);
  expect(queue.take()).toBe('a1');
  queue.put(['c'], 'c1');
  queue.put(['a'], 'a3');
  expect(queue.clear()).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('an owner whose turn it may not be is passed over, and loses nothing', () => {
  const queue = queueOf(['a', 'a1'], ['b', 'b1'], ['c', 'c1']);
  const but =
    (...names: readonly string[]) =>
    (name: string) =>
      !names.includes(name);
  expect(queue.take(but('a'))).toBe('b1');
  expect(queue.take(but('a', 'c'))).toBeUndefined();
  expect(queue.clear()).toEqual(['a1', 'c1']);
});

test('no crowd of work of one owner makes another wait longer than its turn', () => {
  const crowd: readonly Owner[] = Array.from({ length: 500 }, (_, n) => ['eve', `person ${n % 9}`]);
  const queue = new FairQueue<string>();
  for (const owner of crowd) queue.put(owner, 'eve');
  queue.put(['ann', 'person 1'], 'ann');
  expect([queue.take(), queue.take()]).toEqual(['eve', 'ann']);
});
