import { expect, test } from 'vitest';
import { store } from '../../src/table/store.ts';

test('each change makes a new value and is told to all listeners', () => {
  const first = { a: 1, b: 2 };
  const { current, subscribe, change, set } = store(first);
  const heard: unknown[] = [];
  const stop = subscribe(() => heard.push(current()));
  change({ a: 3 });
  expect(current()).toEqual({ a: 3, b: 2 });
  expect(first).toEqual({ a: 1, b: 2 });
  set({ a: 0, b: 0 });
  stop();
  change({ b: 5 });
  expect(heard).toEqual([
    { a: 3, b: 2 },
    { a: 0, b: 0 },
  ]);
});

test('a closed store keeps its value and tells nobody', () => {
  const { current, subscribe, set, close } = store(1);
  let told = 0;
  subscribe(() => told++);
  close();
  set(2);
  expect([current(), told]).toEqual([2, 0]);
});
