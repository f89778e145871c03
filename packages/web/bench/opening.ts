import type { GameRecord } from '@pangaea/rules/kernel';
import type { Browser } from 'playwright-core';
import { windowWith } from './interactions.ts';

/**
 * Opens a table from the start page of somebody who was never here, on a slowed processor.
 * @returns milliseconds until the first frame with board and buttons is painted
 */
export async function openSlowly(
  browser: Browser,
  url: string,
  record: GameRecord,
): Promise<number> {
  const { context, page, hash, slow } = await windowWith(browser, record);
  await page.goto(url);
  await page.locator('.start').waitFor();
  await slow();
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
