import type { Browser } from 'playwright-core';
import { mouse, playToTheEnd } from '../test/e2e/players.ts';
import { type EventEntry, interactionTimes } from './figures.ts';

/** How many times slower the processor is made: a telephone of the middle class. */
const SLOWER = 4;
/** Always the same table, so that runs can be compared; bots still think by the clock. */
const SAVED = {
  id: 'b0b0b0b0',
  players: [
    { kind: 'here', name: '' },
    { kind: 'bot', level: 'beginner' },
    { kind: 'bot', level: 'beginner' },
    { kind: 'bot', level: 'beginner' },
  ],
  record: {
    game: 'terra-nova',
    options: { players: 4, factions: 'first-game' },
    seed: '00112233445566778899aabbccddeeff',
    commands: [],
  },
  changed: 0,
};

declare global {
  interface Window {
    heard: EventEntry[];
  }
}

/** Plays a whole game by mouse, choosing on the map. @returns milliseconds of each interaction */
export async function playSlowly(
  browser: Browser,
  url: string,
  rulesVersion: string,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const record = { ...SAVED.record, rulesVersion };
  const kept = {
    'pangaea.preferences': JSON.stringify({ language: 'ja', theme: 'light', pace: 'normal' }),
    [`pangaea.table.${SAVED.id}`]: JSON.stringify({ ...SAVED, record }),
  };
  await context.addInitScript((shelf) => {
    for (const [key, value] of Object.entries(shelf)) localStorage.setItem(key, value);
    window.heard = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        window.heard.push({ interactionId, duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, kept);
  const page = await context.newPage();
  await page.goto(`${url}#/table/${SAVED.id}`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await playToTheEnd(page, mouse, true);
  const heard = await page.evaluate(() => window.heard);
  await context.close();
  return interactionTimes(heard);
}
