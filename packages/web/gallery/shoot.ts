/**
 * Makes pictures of everything that is drawn, in Chromium: `node packages/web/gallery/shoot.ts
 * DIRECTORY [SHEET …]`. Each sheet is shown by day and by night; without a name all sheets. `npm
 * run page` shows them too, at `/gallery/`.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { launchChromium } from '../test/e2e/built-page.ts';
import { findChromium } from '../test/e2e/find-chromium.ts';

const ALL = [
  'pieces',
  'pieces&size=62&seen=grey',
  'pieces&size=62&seen=deuteranopia',
  'town',
  'crests&set=terra-nova',
  'crests&set=terra-mystica',
  'crests&set=gaia',
  'faces',
  'bowls',
  'icons',
  'lands',
  'scenes',
  'cards',
  'discs',
  ...['side', 'shelf', 'board', 'octagons', 'rounds', 'compare', 'rail'].flatMap((part) => [
    `mystica&part=${part}`,
    `mystica&part=${part}&layout=phone&width=366&language=ja`,
  ]),
];
const [directory = '.', ...asked] = process.argv.slice(2);
const sheets = asked.length > 0 ? asked : ALL;
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
  const address = server.resolvedUrls?.local[0];
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  for (const sheet of sheets) {
    for (const theme of ['light', 'dark']) {
      await page.goto(`${address}gallery/?sheet=${sheet}&theme=${theme}`);
      await page.waitForSelector('#gallery > :nth-child(2)');
      const name = `${sheet.replaceAll(/[^a-z0-9]+/g, '-')}-${theme === 'light' ? 'day' : 'night'}`;
      await page.screenshot({ path: join(directory, `${name}.png`), fullPage: true });
    }
  }
} finally {
  await browser.close();
  await server.close();
}
