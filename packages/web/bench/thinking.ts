import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser } from 'playwright-core';
import type { BotLevel } from '../src/table/port.ts';
import { kept } from '../test/e2e/kept-table.ts';

declare global {
  interface Window {
    /** Milliseconds of each answer of a bot, and the longest that the page could do nothing else. */
    thought: number[];
    blocked: number;
  }
}

export interface Thinking {
  /** Milliseconds from each question to the worker until its answer. */
  readonly times: readonly number[];
  /** The longest task of the page meanwhile, in milliseconds; 0 where none took 50. */
  readonly blocked: number;
}

/** Watches a table of bots alone until they have made so many decisions, or the game is over. */
export async function watchThinking(
  browser: Browser,
  url: string,
  record: GameRecord,
  level: BotLevel,
  decisions: number,
): Promise<Thinking> {
  const { players: count } = record.options as { readonly players: number };
  const players = Array.from({ length: count }, () => ({ kind: 'bot', level }) as const);
  const { key, text, hash } = kept({ id: '00000b07', players, record, changed: 0 });
  const preferences = JSON.stringify({
    language: 'en',
    theme: 'light',
    pace: 'fast',
    cards: false,
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(
    (shelf) => {
      for (const [at, value] of Object.entries(shelf)) localStorage.setItem(at, value);
    },
    { 'pangaea.preferences': preferences, [key]: text },
  );
  await context.addInitScript(() => {
    window.thought = [];
    window.blocked = 0;
    window.Worker = class extends Worker {
      // Each worker numbers its own questions, and those that paint have levels too.
      readonly #asked = new Map<number, number>();

      constructor(...words: ConstructorParameters<typeof Worker>) {
        super(...words);
        this.addEventListener('message', ({ data }: MessageEvent<{ readonly ask?: number }>) => {
          const begun = this.#asked.get(data?.ask ?? -1);
          if (begun !== undefined) window.thought.push(performance.now() - begun);
        });
      }
      override postMessage(...words: [message: unknown]): void {
        const { ask, seat } = words[0] as { readonly ask?: number; readonly seat?: number };
        if (ask !== undefined && seat !== undefined) this.#asked.set(ask, performance.now());
        super.postMessage(...words);
      }
    };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        // Tasks before the first thought belong to the opening of the table and do not count.
        if (window.thought.length > 0) window.blocked = Math.max(window.blocked, duration);
      }
    }).observe({ type: 'longtask' });
  });
  const page = await context.newPage();
  await page.goto(`${url}${hash}`);
  await page.waitForFunction(
    (wanted) => window.thought.length >= wanted || document.querySelector('.result') !== null,
    decisions,
    { timeout: 0, polling: 500 },
  );
  const found = await page.evaluate(() => ({ times: window.thought, blocked: window.blocked }));
  await context.close();
  return found;
}
