import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser, Page } from 'playwright-core';
import { keep } from '../test/e2e/kept-table.ts';
import { type Hand, mouse } from '../test/e2e/players.ts';
import { type EventEntry, interactionTimes } from './figures.ts';
import type { MeasuredGame } from './games.ts';

/** The factor by which the processor is slowed, to that of a mid-range telephone. */
const SLOWER = 4;

/** Thrown when the wanted number of presses has been made. */
class Enough extends Error {}

/** A mouse that stops after a number of presses. */
function mouseFor(presses: number): Hand {
  let made = 0;
  return {
    press: async (target) => {
      if (made++ === presses) throw new Enough();
      await mouse.press(target);
    },
  };
}

/** Plays until the presses are used up or the game is over. */
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

/** A window of a device that stores a table: seat 0 in Japanese, and bots in the other seats. */
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
 * Opens a table, slows the processor, and measures each interaction.
 * @param play the actions in the window
 * @returns the time of each interaction, in milliseconds
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
 * Plays a game to its end by mouse against bots, choosing on the board. Bots have a time limit, so
 * no two runs are equal.
 * @param presses the most presses
 * @returns the time of each interaction, in milliseconds
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
 * Moves the focus of the keyboard from hex to hex, again and again. Nothing else of the table
 * changes.
 * @param presses the number of presses
 * @returns the time of each press, in milliseconds
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
