import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser, Page } from 'playwright-core';
import { keep } from '../test/e2e/kept-table.ts';
import { type Hand, mouse } from '../test/e2e/players.ts';
import { type EventEntry, interactionTimes } from './figures.ts';
import type { MeasuredGame } from './games.ts';

/** How many times slower the processor is made: a telephone of the middle class. */
const SLOWER = 4;

/** Thrown when the wanted number of presses has been made. */
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

/** A window of somebody whose device keeps a table: seat 0 in Japanese, the others bots. */
export async function windowWith(browser: Browser, record: GameRecord) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { key, text, hash } = keep(record, [0]);
  const preferences = JSON.stringify({
    language: 'ja',
    theme: 'light',
    pace: 'normal',
    cards: false,
  });
  const shelf = { 'pangaea.preferences': preferences, [key]: text };
  await context.addInitScript((kept) => {
    for (const [at, value] of Object.entries(kept)) localStorage.setItem(at, value);
  }, shelf);
  const page = await context.newPage();
  const slow = async () => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  };
  return { context, page, hash, slow };
}

/**
 * Opens a table, slows the processor, and notes every interaction.
 * @param play what is done there
 * @returns milliseconds of each interaction
 */
async function heardWhile(
  browser: Browser,
  url: string,
  record: GameRecord,
  play: (page: Page) => Promise<unknown>,
): Promise<number[]> {
  const { context, page, hash, slow } = await windowWith(browser, record);
  await context.addInitScript(() => {
    window.heard = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        window.heard.push({ interactionId, duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`${url}${hash}`);
  await slow();
  await play(page);
  const heard = await page.evaluate(() => window.heard);
  await context.close();
  return interactionTimes(heard);
}

/**
 * Plays a game to its end by mouse against bots, choosing on the board. Bots think by the clock, so no two
 * runs are the same.
 * @param presses after which it is left
 * @returns milliseconds of each interaction
 */
export function playSlowly(
  browser: Browser,
  url: string,
  { play }: MeasuredGame,
  record: GameRecord,
  presses: number,
): Promise<number[]> {
  return heardWhile(browser, url, record, (page) =>
    playFor(presses, (hand) => play(page, hand, true)),
  );
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/**
 * Moves the ring of the keyboard from hex to hex, round and round: nothing else of the table changes.
 * @param presses how often
 * @returns milliseconds of each press
 */
export function moveRing(
  browser: Browser,
  url: string,
  record: GameRecord,
  presses: number,
): Promise<number[]> {
  return heardWhile(browser, url, record, async (page) => {
    await page.locator('.dock-mine').waitFor();
    await page.locator('.cell[tabindex="0"]').focus();
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(ARROWS[press % ARROWS.length]);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
  });
}
