import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser } from 'playwright-core';
import { keep } from '../test/e2e/kept-table.ts';
import { SLOWER } from './interactions.ts';

/**
 * Opens a table from the start page of somebody who was never here, on a slowed processor.
 * @returns milliseconds until the first frame with board and buttons is painted
 */
export async function openSlowly(
  browser: Browser,
  url: string,
  record: GameRecord,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { key, text, hash } = keep(record, [0]);
  const preferences = JSON.stringify({ language: 'ja', theme: 'light', pace: 'normal' });
  const shelf = { 'pangaea.preferences': preferences, [key]: text };
  await context.addInitScript((kept) => {
    for (const [at, value] of Object.entries(kept)) localStorage.setItem(at, value);
  }, shelf);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.start').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taken = await page.evaluate(
    (place) =>
      new Promise<number>((done) => {
        const pressed = performance.now();
        const look = () => {
          const isThere =
            document.querySelector('.board .cell-area') && document.querySelector('.dock');
          if (!isThere) requestAnimationFrame(look);
          // Runs before all else after the paint of this frame.
          else
            scheduler.postTask(() => done(performance.now() - pressed), {
              priority: 'user-blocking',
            });
        };
        window.location.hash = place;
        requestAnimationFrame(look);
      }),
    hash,
  );
  await context.close();
  return taken;
}
