// The page as users get it, and Chromium to show it; for the tests and the benchmark.
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { build, type Plugin, type PreviewServer, preview } from 'vite';

const WEB = resolve(import.meta.dirname, '../..');
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The folder in which the page is built and in which the server looks for it. */
export const DIST: string = join(WEB, 'dist');

/**
 * Builds the page as users get it: in the tests' own mode it would become a page for development.
 */
export async function buildPage(): Promise<void> {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({ root: WEB, logLevel: 'error', build: { outDir: DIST, emptyOutDir: true } });
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
}

/** The content security policy of the page: nothing from other origins, no code made from text. */
export const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'";

/** Files are sent as they are: to pack them for each profile takes longer than to send them. */
const UNPACKED: Plugin = {
  name: 'unpacked',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

/** Serves a built page, to this machine only. */
export function showPage(outDir = DIST): Promise<PreviewServer> {
  return preview({
    root: WEB,
    logLevel: 'error',
    build: { outDir },
    plugins: [UNPACKED],
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': POLICY } },
  });
}

/**
 * @param path as `findChromium` found it
 * @param flags in addition to those that all browsers get
 */
export function launchChromium(path: string, flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: [...FLAGS, ...flags] });
}
