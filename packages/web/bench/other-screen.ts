import type { Browser, Page } from 'playwright-core';
import { delays, type Moment } from './figures.ts';
import type { MeasuredGame } from './games.ts';
import { playFor } from './interactions.ts';

const PREFERENCES = JSON.stringify({
  language: 'en',
  theme: 'light',
  pace: 'normal',
  cards: false,
});

declare global {
  interface Window {
    sent: Moment[];
    shown: Moment[];
  }
}

/**
 * Two browsers play a table of the server against each other.
 * @param url of a server with the page @param presses of one of them, after which the table is left
 * @returns milliseconds from each press that sent a segment to the frame of the other that shows it
 */
export async function playAcross(
  browser: Browser,
  url: string,
  { id: game, options, play }: MeasuredGame,
  presses: number,
): Promise<number[]> {
  const one = await open(browser);
  const two = await open(browser);
  const seats = [{ kind: 'person', here: true }, { kind: 'person' }];
  await one.goto(url);
  const body = { game, options, pace: 'live', seats };
  const { id, link } = await make(one, body);
  await one.goto(`${url}t/${id}`);
  await two.goto(link);
  await two.locator('#join-name').fill('Two');
  await two.locator('form button[type="submit"]').click();
  await two.locator('.table').waitFor();
  const games = [one, two].map((page) => playFor(presses, (hand) => play(page, hand, false)));
  // A page that is left alone waits for the other in vain, until it is closed.
  await (presses === Infinity ? Promise.all(games) : Promise.race(games));
  void Promise.allSettled(games);
  const [first, second] = await Promise.all([one, two].map(momentsOf));
  await Promise.all([one, two].map((page) => page.context().close()));
  return [...delays(first.sent, second.shown), ...delays(second.sent, first.shown)];
}

/** Makes a table as the page would. @returns the link to its second seat too */
function make(page: Page, body: unknown): Promise<{ readonly id: string; readonly link: string }> {
  return page.evaluate(async (asked) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const { id, seats } = await answer.json();
    return { id, link: seats[1].link };
  }, body);
}

function momentsOf(page: Page): Promise<{ readonly sent: Moment[]; readonly shown: Moment[] }> {
  return page.evaluate(() => ({ sent: window.sent, shown: window.shown }));
}

/** A browser of its own that notes when a segment is sent, and when a frame shows more steps. */
async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // The card of a first game would lie over the buttons.
  await context.addInitScript((preferences) => {
    localStorage.setItem('pangaea.preferences', preferences);
  }, PREFERENCES);
  await context.addInitScript(() => {
    window.sent = [];
    window.shown = [];
    const now = () => performance.timeOrigin + performance.now();
    const stepsShown = () =>
      Number(document.querySelector<HTMLElement>('[data-steps]')?.dataset.steps ?? -1);
    window.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (!(target instanceof Element) || target.closest('[data-send]') === null) return;
        window.sent.push({ time: performance.timeOrigin + timeStamp, steps: stepsShown() });
      },
      { capture: true },
    );
    let last = -1;
    const look = () => {
      const steps = stepsShown();
      if (steps === last) return;
      last = steps;
      // A message that is posted in a frame arrives when that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.shown.push({ time: now(), steps });
        port2.postMessage(undefined);
      });
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      attributeFilter: ['data-steps'],
      childList: true,
      subtree: true,
    });
  });
  return context.newPage();
}
