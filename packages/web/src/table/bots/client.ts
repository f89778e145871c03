import type { Outlook, ToldAnalysis } from '@pangaea/bots/host';
import type { BotAnswer, BotRequest, OutlookRequest } from './player.ts';

export type Question = Omit<BotRequest, 'ask' | 'analysed'>;

/** Computes the values of decisions. */
export interface AnalysisClient {
  /**
   * @param analysed decisions to be analysed even if their value is low, each as moves; empty for a
   * hint
   * @returns rejects if the bot failed or the client was closed
   */
  analyse(
    question: Omit<Question, 'seed'>,
    analysed?: readonly (readonly string[])[],
  ): Promise<ToldAnalysis>;
}

/** Computes what a review of a game needs. */
export interface ReviewClient extends AnalysisClient {
  /** The expectations of all seats; undefined if nothing is known. */
  outlook(
    question: Omit<OutlookRequest, 'ask' | 'by'>,
    by: OutlookRequest['by'],
  ): Promise<Outlook | undefined>;
}

/** Asks bots for moves, wherever the bots run. */
export interface BotClient {
  /** @returns the moves; rejects when the bot failed or the client was closed */
  ask(question: Question): Promise<readonly string[]>;
  close(): void;
}

/**
 * Milliseconds after which a worker that does not answer counts as ended, so that the next question
 * starts another one: browsers end workers of hidden pages, some without an event. The time doubles
 * at each failure, since on a slow network the worker may still be loading; after an answer it is
 * as short as at first.
 */
export const PATIENCE_MS = 60_000;

const begin = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const CLOSED = 'closed';

interface Waiting {
  resolve(answer: BotAnswer): void;
  reject(why: Error): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * One worker for all bots of a table, started with the first question.
 * @param start for tests
 */
export function workerBots(
  start: () => Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'> = begin,
): BotClient & ReviewClient {
  let worker: ReturnType<typeof start> | undefined;
  let asked = 0;
  let patience = PATIENCE_MS;
  let isClosed = false;
  const open = new Map<number, Waiting>();

  const end = (why: string) => {
    worker?.terminate();
    worker = undefined;
    const all = [...open.values()];
    open.clear();
    for (const { timer, reject } of all) {
      clearTimeout(timer);
      reject(new Error(why));
    }
  };

  const started = () => {
    const now = start();
    now.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      patience = PATIENCE_MS;
      const waiting = open.get(data.ask);
      open.delete(data.ask);
      clearTimeout(waiting?.timer);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data);
    };
    now.onerror = () => {
      // Its files may belong to a build that the server no longer has; the page checks that, as for
      // all files.
      (globalThis as Partial<Pick<Window, 'dispatchEvent'>>).dispatchEvent?.(
        new Event('vite:preloadError'),
      );
      end('the bot failed');
    };
    return now;
  };

  const send = (
    request: Omit<BotRequest, 'ask'> | Omit<OutlookRequest, 'ask'>,
  ): Promise<BotAnswer> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new Error(CLOSED);
      worker ??= started();
      const ask = asked++;
      const timer = setTimeout(() => {
        patience *= 2;
        end('the bot does not answer');
      }, patience);
      open.set(ask, { resolve, reject, timer });
      worker.postMessage({ ask, ...request } satisfies BotRequest | OutlookRequest);
    });

  const told = async <Key extends string>(request: Parameters<typeof send>[0], key: Key) => {
    const answer = await send(request);
    if (!(key in answer)) throw new Error('wrong answer');
    return answer as Extract<BotAnswer, Record<Key, unknown>>;
  };

  return {
    ask: async (question) => (await told(question, 'commands')).commands,
    analyse: async (question, analysed = []) =>
      (await told({ ...question, seed: 0, analysed }, 'analysis')).analysis,
    outlook: async (question, by) => (await told({ ...question, by }, 'outlook')).outlook,
    close() {
      isClosed = true;
      end(CLOSED);
    },
  };
}
