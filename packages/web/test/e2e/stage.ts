// A browser and the built page, for the tests of one file.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, onTestFinished, type TestContext } from 'vitest';
import { launchChromium, showPage } from './built-page.ts';
import { CHANCE, drawByName, LOADS, nameOfDraws } from './drawn.ts';
import { findChromium } from './find-chromium.ts';
import type { KeptTable } from './kept-table.ts';
import { LAND_LEFT_OUT, leaveLandOut } from './land-left-out.ts';

/**
 * For tests that use a separate server: a start page that is not needed costs a second each time.
 */
export const BLANK = 'about:blank';

export interface Visit {
  readonly language?: 'ja' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  /** The time zone of the device, by the IANA list; if left out, that of the machine. */
  readonly zone?: string;
  /** The place on the page, with its hash sign, or `BLANK`; if left out, the start page. */
  readonly at?: string;
  /** A table that this device stores; unless `at` says otherwise, the page is opened there. */
  readonly kept?: KeptTable;
  /** A function that runs before the scripts of the page, at each load. */
  readonly before?: () => void;
  /** If true, moves are shown at a slow pace; otherwise everything happens immediately. */
  readonly motion?: boolean;
  /**
   * If true, the page stores all its files for use without network: this takes more than half a
   * second each time.
   */
  readonly worker?: boolean;
  /**
   * Whether the land below a map is painted; otherwise its grounds stay plain, as in a browser that
   * can paint no picture. A picture is more than a quarter of the work of an ordinary test.
   */
  readonly land?: boolean;
  /**
   * Whether the page makes moves without a choice by itself; otherwise it asks about everything.
   */
  readonly unasked?: boolean;
  /** Whether a new game begins with a card about the own faction. */
  readonly cards?: boolean;
}

export interface Stage {
  /** The address of the page. */
  readonly url: string;
  /** A new browser profile with the page open; every error in it fails the test. */
  open(visit?: Visit): Promise<{ page: Page; context: BrowserContext; faults: string[] }>;
}

const FOUND = findChromium('shell');
/**
 * A page exists only for seconds here: V8's last compiler takes more time than it saves, and so do
 * threads that collect garbage in parallel and functions compiled before they are called.
 */
const SHORT_LIVED = ['--js-flags=--no-turbofan --single-threaded-gc --max-lazy'];

/** Skips the test, with the reason, if there is no browser; with `CI` set that is a failure. */
export function needBrowser(context: TestContext): void {
  if (FOUND.found) return;
  if (process.env.CI) throw new Error(FOUND.reason);
  context.skip(FOUND.reason);
}

/**
 * A browser, and a server of the built page: one of each for all files of a process; they end with
 * the process.
 */
async function begin() {
  if (!FOUND.found) return undefined;
  const [server, browser] = await Promise.all([
    showPage(),
    launchChromium(FOUND.path, SHORT_LIVED),
  ]);
  return { browser, url: server.resolvedUrls?.local[0] ?? '' };
}
let begun: ReturnType<typeof begin> | undefined;

/**
 * Shows the built page; everything that is opened is closed after its test.
 * @param usual defaults for its visits
 */
export function stageFor(usual: Pick<Visit, 'land'> = {}): Stage {
  let browser: Browser | undefined;
  let url = '';
  beforeAll(async () => {
    const shared = await begun;
    // A crashed browser ends only its own test.
    if (shared?.browser.isConnected() !== true) begun = begin();
    ({ browser, url = '' } = (await begun) ?? {});
  }, 60_000);
  return {
    get url() {
      return url;
    },
    open: async ({
      language = 'en',
      theme = 'light',
      width = 1280,
      height = 900,
      touch,
      zone,
      kept,
      at = kept?.hash ?? '',
      before,
      motion,
      worker,
      land = usual.land ?? true,
      cards = false,
      unasked = false,
    } = {}) => {
      if (browser === undefined) throw new Error('no browser');
      const context = await browser.newContext({
        viewport: { width, height },
        serviceWorkers: worker ? 'allow' : 'block',
        hasTouch: touch ?? false,
        isMobile: touch ?? false,
        ...(zone === undefined ? {} : { timezoneId: zone }),
        reducedMotion: motion ? 'no-preference' : 'reduce',
      });
      // Bots of a table that stays open would continue to think.
      onTestFinished(() => context.close());
      if (CHANCE !== undefined) {
        const draws = { number: CHANCE, name: nameOfDraws('page'), key: LOADS };
        await context.addInitScript(drawByName, draws);
      }
      const pace = motion ? 'normal' : 'fast';
      const preferences = JSON.stringify({
        language,
        theme,
        pace,
        sound: false,
        cards,
        endsTurn: unasked,
        freePower: unasked,
      });
      await context.addInitScript((kept) => {
        // A blank page keeps nothing.
        if (location.protocol === 'about:') return;
        if (localStorage.getItem('pangaea.preferences') === null) {
          localStorage.setItem('pangaea.preferences', kept);
        }
      }, preferences);
      if (kept !== undefined) {
        await context.addInitScript(({ key, text }) => {
          if (location.protocol === 'about:') return;
          // After a reload it is there as it was left.
          if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
        }, kept);
      }
      if (!land) await context.addInitScript(leaveLandOut, LAND_LEFT_OUT);
      if (before !== undefined) await context.addInitScript(before);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(at === BLANK ? at : `${url}${at}`);
      return { page, context, faults };
    },
  };
}
