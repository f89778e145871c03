import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser } from 'playwright-core';
import { keep } from '../test/e2e/kept-table.ts';
import { type Hand, mouse } from '../test/e2e/players.ts';
import { type EventEntry, interactionTimes } from './figures.ts';
import type { MeasuredGame } from './games.ts';

/** How many times slower the processor is made: a telephone of the middle class. */
export const SLOWER = 4;

/** As many presses as were asked for have been made. */
class Enough extends Error {}

/** A mouse that is put down after so many presses. */
function mouseFor(presses: number): Hand {
  let made = 0;
  return {
    press: async (target) => {
      if (made++ === presses) throw new Enough();
      await mouse.press(target);
    },
  };
}

/** Plays as long as those presses last, or until the game is over. */
export async function playFor(
  presses: number,
  play: (hand: Hand) => Promise<unknown>,
): Promise<void> {
  await play(mouseFor(presses)).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
}

declare global {
  interface Window {
    heard: EventEntry[];
  }
}

/**
 * Plays a game to its end by mouse against bots, choosing on the board. Bots think by the clock, so no two
 * runs are the same.
 * @param presses after which it is left
 * @returns milliseconds of each interaction
 */
export async function playSlowly(
  browser: Browser,
  url: string,
  { play }: MeasuredGame,
  record: GameRecord,
  presses: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { key, text, hash } = keep(record, [0]);
  const preferences = JSON.stringify({ language: 'ja', theme: 'light', pace: 'normal' });
  const shelf = { 'pangaea.preferences': preferences, [key]: text };
  await context.addInitScript((kept) => {
    for (const [at, value] of Object.entries(kept)) localStorage.setItem(at, value);
    window.heard = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        window.heard.push({ interactionId, duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, shelf);
  const page = await context.newPage();
  await page.goto(`${url}${hash}`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await playFor(presses, (hand) => play(page, hand, true));
  const heard = await page.evaluate(() => window.heard);
  await context.close();
  return interactionTimes(heard);
}
