import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { gzipSize } from './figures.ts';

/** Somebody who was never here, with a Japanese browser. */
const NEWCOMER = { locale: 'ja-JP', viewport: { width: 1280, height: 900 } } as const;

/** Bytes of all script of the built page, packed with gzip: that of the workers too. */
export function scriptBytes(directory: string): number {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.js'));
  if (files.length === 0) throw new Error(`no script in ${directory}`);
  return gzipSize(files.map((name) => readFileSync(join(directory, name))));
}

/** What comes over the wire, heads included, until the start page stands complete. */
export async function firstView(
  browser: Browser,
  url: string,
): Promise<{ readonly bytes: number; readonly requests: number }> {
  // What the service worker fetches later is no part of the view.
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

/** Whether text is painted while no font has arrived. */
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

/** The largest thing painted is text (drawings do not count), and fonts are still on their way. */
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
