import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Storage, StoredTable, StoredWindow } from '../src/storage/contract.ts';
import { refused } from '../src/tables/refused.ts';
import { Windows } from '../src/tables/windows.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const table = (window: StoredWindow | undefined) => ({ id: 'table', window }) as StoredTable;

const MONTHS = 5_000_000_000;

/** @param outcomes of closing, in their order; an error is thrown. */
function windows(...outcomes: readonly (Error | undefined)[]) {
  return windowsOf(MONTHS, ...outcomes);
}

function windowsOf(windowMs: number, ...outcomes: readonly (Error | undefined)[]) {
  const closed: (readonly [string, number])[] = [];
  const storage = { closingWindows: async () => ['table'] } as unknown as Storage;
  const made = new Windows(storage, { now: Date.now, windowMs }, async (id, from) => {
    const outcome = outcomes[closed.length];
    closed.push([id, from]);
    if (outcome !== undefined) throw outcome;
  });
  return { made, closed };
}

test('a window is closed when its time has come, however often its table is looked at', async () => {
  const { made, closed } = windows();
  made.watch(table({ from: 7, closes: 1_500 }));
  await vi.advanceTimersByTimeAsync(400);
  made.watch(table({ from: 7, closes: 1_500 }));
  await vi.advanceTimersByTimeAsync(99);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([['table', 7]]);
});

test('a window may be open for months', async () => {
  const { made, closed } = windows();
  made.watch(table({ from: 7, closes: Date.now() + MONTHS }));
  await vi.advanceTimersByTimeAsync(MONTHS - 1);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([['table', 7]]);
});

test('a clock that was set back makes no window longer than one that opens now', async () => {
  const { made, closed } = windowsOf(500);
  made.watch(table({ from: 7, closes: Date.now() + 24 * 3_600_000 }));
  await vi.advanceTimersByTimeAsync(499);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([['table', 7]]);
});

test('one that has closed, or has no end, is left alone', async () => {
  const { made, closed } = windows();
  made.watch(table({ from: 7, closes: 1_500 }));
  made.watch(table(undefined));
  made.watch(table({ from: 9, closes: 0 }));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(closed).toEqual([]);
  made.watch(table({ from: 11, closes: Date.now() + 5 }));
  made.forget('table');
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(closed).toEqual([]);
});

test('what fails is tried again, unless the table is gone or not ours to play', async () => {
  const { made, closed } = windows(new Error('busy'), new Error('busy'), undefined);
  made.watch(table({ from: 7, closes: 1_500 }));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(closed).toHaveLength(3);
  for (const code of ['table-unknown', 'record-other-rules'] as const) {
    const { made: other, closed: once } = windows(refused(code));
    other.watch(table({ from: 7, closes: Date.now() }));
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(once).toHaveLength(1);
  }
});

test('one that was open when the server ended is closed when its time is over', async () => {
  const { made, closed } = windows();
  await made.resume(async () => table({ from: 3, closes: 10 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toEqual([['table', 3]]);
  const { made: unreadable, closed: left } = windows();
  await unreadable.resume(async () => undefined);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(left).toEqual([]);
  const { made: ended, closed: none } = windows();
  ended.watch(table({ from: 3, closes: 2_000 }));
  ended.close();
  ended.watch(table({ from: 5, closes: 2_000 }));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(none).toEqual([]);
});
