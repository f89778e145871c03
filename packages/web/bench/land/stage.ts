// The page that shows lands, built and served under the policy that the real page lives with.
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { COMPONENTS } from '../../build/components.ts';
import { POLICY } from '../../test/e2e/built-page.ts';
import type { LandPage } from './page.tsx';

declare global {
  /** A global of the page, not of the script. */
  var landPage: LandPage;
}

/** Builds the page into a directory. */
export async function buildLandPage(outDir: string): Promise<void> {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    oxc: COMPONENTS,
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
}

export function serveLandPage(outDir: string): Promise<PreviewServer> {
  return preview({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir: resolve(outDir) },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': POLICY } },
  });
}

/** Opens the page in a window of a size. */
export async function openLandPage(
  browser: Browser,
  server: PreviewServer,
  width: number,
  height: number,
  pixelRatio = 1,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: pixelRatio,
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'landPage' in globalThis);
  return page;
}
