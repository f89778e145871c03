/**
 * Makes the pictures that a chat shows of a link, one for each game: `node
 * packages/web/gallery/shoot-previews.ts [DIRECTORY]`. Each has the cover of the game with its
 * title, in the shape of the Open Graph protocol.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { GAME_IDS, GAMES } from '../src/games/list.ts';
import { launchChromium } from '../test/e2e/built-page.ts';
import { findChromium } from '../test/e2e/find-chromium.ts';

/** Half of the size of the picture, since covers are painted for screens of high resolution. */
const SIZE = { width: 600, height: 315 };

const [directory = join(import.meta.dirname, '../public/previews')] = process.argv.slice(2);
const chromium = findChromium();
if (!chromium.found) throw new Error(chromium.reason);
mkdirSync(directory, { recursive: true });
const server = await createServer({
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
});
await server.listen();
const browser = await launchChromium(chromium.path);
try {
  for (const game of GAME_IDS) {
    const page = await browser.newPage({
      viewport: SIZE,
      deviceScaleFactor: 2,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const card = page.locator('.game-card', { has: page.locator(`[data-play-now="${game}"]`) });
    await card.locator('.game-cover :is(.still-painted, svg)').last().waitFor();
    if ((await card.locator('.still-land').count()) > 0) {
      await card.locator('.still-painted').waitFor({ timeout: 120_000 });
    }
    await card.locator('.game-cover').evaluate(
      (cover, titles) => {
        const { style } = cover as HTMLElement;
        Object.assign(style, { position: 'fixed', inset: '0', zIndex: '9', maxHeight: 'none' });
        // The frame is a little larger than a cover, so that no gap is left at the edge.
        Object.assign(style, { width: '630px', height: '315px', left: '-15px', border: '0' });
        const sign = document.createElement('div');
        Object.assign(sign.style, {
          position: 'fixed',
          zIndex: '10',
          left: '20px',
          bottom: '18px',
          padding: '8px 18px',
          borderRadius: '6px',
          fontSize: '27px',
          fontWeight: '600',
          background: 'var(--paper)',
          color: 'var(--ink)',
          lineHeight: '1.25',
        });
        sign.textContent = titles.join('  ·  ');
        document.body.append(sign);
        document.documentElement.style.overflow = 'hidden';
      },
      [GAMES[game].title.en, GAMES[game].title.ja],
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    writeFileSync(join(directory, `${game}.png`), await page.screenshot());
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
