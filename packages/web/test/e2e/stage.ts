// A browser and the built page, for the tests of one file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, type TestContext } from 'vitest';
import { findChromium } from './find-chromium.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** What the page must live with: nothing from elsewhere, no code out of text. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'";

export interface Visit {
  readonly language?: 'ja' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}

export interface Stage {
  /** The address of the page. */
  readonly url: string;
  /** A fresh browser profile with the start page open; whatever goes wrong in it fails the test. */
  open(visit?: Visit): Promise<{ page: Page; context: BrowserContext; faults: string[] }>;
}

const FOUND = findChromium();

/** Builds the page as users get it: the tests' own mode would make it a page for development. */
export async function buildPage(outDir = join(ROOT, 'dist')): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

/** Skips the test, with the reason, where there is no browser; with `CI` set that is a failure. */
export function needBrowser(context: TestContext): void {
  if (FOUND.found) return;
  if (process.env.CI) throw new Error(FOUND.reason);
  context.skip(FOUND.reason);
}

/** Builds the page once for a file and closes everything behind it. */
export function stageFor(): Stage {
  let browser: Browser | undefined;
  let server: PreviewServer | undefined;
  let url = '';
  const outDir = mkdtempSync(join(tmpdir(), 'pangaea-page-'));
  beforeAll(async () => {
    if (!FOUND.found) return;
    await buildPage(outDir);
    server = await preview({
      root: ROOT,
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': POLICY } },
    });
    url = server.resolvedUrls?.local[0] ?? '';
    browser = await chromium.launch({ executablePath: FOUND.path, args: FLAGS });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return url;
    },
    open: async ({ language = 'en', theme = 'light', width = 1280, height = 900, touch } = {}) => {
      if (browser === undefined) throw new Error('no browser');
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touch ?? false,
        isMobile: touch ?? false,
        reducedMotion: 'reduce',
      });
      const preferences = JSON.stringify({ language, theme, pace: 'fast', sound: false });
      await context.addInitScript((kept) => {
        if (localStorage.getItem('pangaea.preferences') === null) {
          localStorage.setItem('pangaea.preferences', kept);
        }
      }, preferences);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(url);
      return { page, context, faults };
    },
  };
}
