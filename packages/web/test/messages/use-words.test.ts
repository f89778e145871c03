import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../src/messages/use-words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Words that can be loaded from the third try on, and what was told. */
function words() {
  const seen = { tries: 0, told: 0 };
  const load = async () => {
    seen.tries++;
    if (seen.tries < 3) throw new Error('the network is away');
  };
  const end = loadWords(load, () => seen.told++);
  return { seen, end };
}

test('words that could not be loaded are tried again, and each try is told', async () => {
  const { seen } = words();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ tries: 1, told: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual({ tries: 2, told: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ tries: 3, told: 3 });
});

test('nothing is tried or told when they are no longer needed', async () => {
  const { seen, end } = words();
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ tries: 1, told: 1 });
});
