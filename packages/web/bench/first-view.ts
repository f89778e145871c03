import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { KeptTable } from '../test/e2e/kept-table.ts';
import { gzipSize } from './figures.ts';

/** A visitor who was never here before, with a Japanese browser. */
const NEWCOMER = { locale: 'ja-JP', viewport: { width: 1280, height: 900 } } as const;

/** The script that makes the sounds. It is loaded at the first sound, at any time. */
const SOUNDS = /^\/assets\/speaker-/;

/**
 * The size of all scripts of the built page for a table of a game, in bytes, each file packed with
 * gzip. Scripts of other games must not be among them; the workers of the bots are.
 * @param directory the built page
 * @param table a table whose seats are all played by bots
 */
export async function scriptBytes(
  browser: Browser,
  url: string,
  directory: string,
  { key, text, hash }: KeptTable,
): Promise<number> {
  const context = await browser.newContext({ ...NEWCOMER, serviceWorkers: 'block' });
  const names = new Set<string>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !SOUNDS.test(pathname)) names.add(pathname);
  });
  await context.addInitScript(([at, kept]) => localStorage.setItem(at, kept), [key, text]);
  const page = await context.newPage();
  await page.goto(`${url}${hash}`);
  // After the first move of a bot no further script is needed.
  await page.locator('[data-steps]:not([data-steps="0"])').waitFor();
  await context.close();
  return gzipSize([...names].map((name) => readFileSync(join(directory, name))));
}

/** The bytes over the network, with headers, until the start page is complete. */
export async function firstView(
  browser: Browser,
  url: string,
): Promise<{ readonly bytes: number; readonly requests: number }> {
  // Files that the service worker fetches later do not belong to the first view.
  const context = await browser.newContext({ ...NEWCOMER, serviceWorkers: 'block' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await wire.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const fonts = await page.evaluate(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
  );
  if (fonts === 0) throw new Error('the page came without its fonts');
  await context.close();
  return { bytes, requests };
}

/** Whether text is painted before any font has arrived. */
export async function textBeforeFonts(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext({ ...NEWCOMER, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.abort();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const painted = await paintedText(page);
  release();
  await context.close();
  return painted;
}

/**
 * Whether the largest painted thing is text (drawings do not count) while fonts are still loading.
 */
function paintedText(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { readonly element: Element | null };
        if (element?.textContent) resolve(document.fonts.status === 'loading');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(false), 10_000);
    return promise;
  });
}
