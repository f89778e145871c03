import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS, type Question, workerBots } from '../../../src/table/bots/client.ts';
import type { BotAnswer, BotRequest } from '../../../src/table/bots/player.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const QUESTION = { seat: 0 } as Question;

/** Workers that answer only when a test tells them to. */
function workers() {
  const begun: {
    onmessage: ((event: MessageEvent<BotAnswer>) => void) | null;
    onerror: (() => void) | null;
    asked: number[];
    ended: boolean;
  }[] = [];
  const start = () => {
    const worker = {
      onmessage: null,
      onerror: null,
      asked: [] as number[],
      ended: false,
      postMessage: ({ ask }: BotRequest) => worker.asked.push(ask),
      terminate: () => {
        worker.ended = true;
      },
    };
    begun.push(worker);
    return worker as unknown as Worker;
  };
  const answer = (worker: number, answer: BotAnswer) =>
    begun[worker].onmessage?.({ data: answer } as MessageEvent<BotAnswer>);
  return { begun, start, answer };
}

test('answers come to those who asked, and one worker is enough', async () => {
  const { begun, start, answer } = workers();
  const client = workerBots(start);
  const [one, other] = [client.ask(QUESTION), client.ask(QUESTION)];
  answer(0, { ask: 1, commands: ['pass'] });
  answer(0, { ask: 0, failed: 'no' });
  await expect(other).resolves.toEqual(['pass']);
  await expect(one).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(begun.map(({ ended }) => ended)).toEqual([false]);
});

test('the values of decisions come from the same worker', async () => {
  const { begun, start, answer } = workers();
  const client = workerBots(start);
  const [asked, analysed] = [client.ask(QUESTION), client.analyse(QUESTION, [['pass']])];
  const analysis = { seat: 0, unit: 'points', choices: [], by: 'lines', considered: 3 } as const;
  answer(0, { ask: 1, analysis });
  answer(0, { ask: 0, commands: ['pass'] });
  await expect(analysed).resolves.toEqual(analysis);
  await expect(asked).resolves.toEqual(['pass']);
  expect(begun).toHaveLength(1);
});

test('a worker that does not answer is given up for another one, each time after twice as long', async () => {
  const { begun, start, answer } = workers();
  const client = workerBots(start);
  for (const times of [1, 2]) {
    const asked = client.ask(QUESTION);
    const told = expect(asked).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(times * PATIENCE_MS - 1);
    expect(begun.at(-1)?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await told;
    expect(begun.at(-1)?.ended).toBe(true);
  }
  const asked = client.ask(QUESTION);
  expect(begun).toHaveLength(3);
  answer(2, { ask: begun[2].asked[0], commands: ['pass'] });
  await expect(asked).resolves.toEqual(['pass']);
});

test('after an answer a worker is given up as soon as at first', async () => {
  const { begun, start, answer } = workers();
  const client = workerBots(start);
  const slow = expect(client.ask(QUESTION)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await slow;
  const asked = client.ask(QUESTION);
  answer(1, { ask: begun[1].asked[0], commands: ['pass'] });
  await asked;
  const silent = expect(client.ask(QUESTION)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await silent;
  expect(begun.map(({ ended }) => ended)).toEqual([true, true]);
});

test('with a worker that fails, or a table that is closed, all questions end', async () => {
  const { begun, start } = workers();
  const client = workerBots(start);
  const failed = expect(client.ask(QUESTION)).rejects.toThrow('failed');
  begun[0].onerror?.();
  await failed;
  const closed = expect(client.ask(QUESTION)).rejects.toThrow('closed');
  client.close();
  await closed;
  expect(begun.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a worker that fails is told as a part that is missing', async () => {
  const told: string[] = [];
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type));
  try {
    const { begun, start } = workers();
    const asked = workerBots(start).ask(QUESTION);
    begun[0].onerror?.();
    await expect(asked).rejects.toThrow('failed');
    expect(told).toEqual(['vite:preloadError']);
  } finally {
    vi.unstubAllGlobals();
  }
});
