import type { BotAnswer, BotRequest } from './player.ts';

export type Question = Omit<BotRequest, 'ask'>;

/** Asks bots for moves, wherever they think. */
export interface BotClient {
  /** @returns the commands, or a rejection when the bot failed or the client was closed. */
  ask(question: Question): Promise<readonly string[]>;
  close(): void;
}

/** One worker for all bots of a table; started with the first question. */
export function workerBots(): BotClient {
  let worker: Worker | undefined;
  let asked = 0;
  const open = new Map<
    number,
    { resolve(commands: readonly string[]): void; reject(why: Error): void }
  >();

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      const waiting = open.get(data.ask);
      open.delete(data.ask);
      if ('commands' in data) waiting?.resolve(data.commands);
      else waiting?.reject(new Error(data.failed));
    };
    started.onerror = () => {
      for (const waiting of open.values())
        waiting.reject(new Error('the worker of the bots failed'));
      open.clear();
      started.terminate();
      worker = undefined;
    };
    return started;
  };

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const ask = asked++;
        open.set(ask, { resolve, reject });
        worker.postMessage({ ask, ...question } satisfies BotRequest);
      }),
    close: () => {
      worker?.terminate();
      worker = undefined;
      for (const waiting of open.values()) waiting.reject(new Error('the table was closed'));
      open.clear();
    },
  };
}
