// More windows of one browser than its connections to a server without HTTP/2.
import { expect, onTestFinished, test } from 'vitest';
import { type DevTools, devTools, type Window } from './devtools.ts';
import { drawnOf } from './drawn.ts';
import { findChromium } from './find-chromium.ts';
import { LAND_LEFT_OUT, leaveLandOut } from './land-left-out.ts';
import { IS_SOAK } from './players.ts';
import { lanAddress, type Served, serve } from './server.ts';
import { needBrowser } from './stage.ts';

/** A browser has six connections. */
const WINDOWS = IS_SOAK ? 12 : 7;
const LEFT_OUT = `(${leaveLandOut})(${JSON.stringify(LAND_LEFT_OUT)});`;
const PREFERRED = `localStorage.setItem('pangaea.preferences', ${JSON.stringify(
  JSON.stringify({ language: 'en', theme: 'light', pace: 'fast', sound: false }),
)});`;

interface Made {
  readonly id: string;
  readonly seats: readonly { readonly link?: string }[];
}

/** A person without a browser. */
class Person {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  async ask<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      headers: { origin: this.url, 'content-type': 'application/json', cookie: this.cookie },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    this.cookie ||= answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  }
}

/** Clicks offered buttons until a move has been sent and the server has accepted it. */
const MOVE = `(async () => {
  const table = () => document.querySelector('.table');
  const before = table().dataset.steps;
  while (table().dataset.steps === before) {
    const choice = '.choices .choice:not([aria-disabled="true"])';
    (document.querySelector('[data-send]') ?? document.querySelector(choice))?.click();
    await new Promise((next) => setTimeout(next, 100));
  }
})()`;

async function openAll(
  browser: DevTools,
  me: Person,
  tables: readonly Made[],
  script: string,
): Promise<Window[]> {
  const windows: Window[] = [];
  for (const { id } of tables) {
    const window = await browser.open(script);
    const [name, value] = me.cookie.split('=');
    await window.send('Network.setCookie', { name, value, url: me.url });
    await window.send('Page.navigate', { url: `${me.url}/t/${id}` });
    windows.push(window);
  }
  return windows;
}

/** This runs before the scripts of the page. */
const WAYS = {
  'with a worker that they share': '',
  'without one': 'delete window.SharedWorker;',
} as const;
const NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[];

test.for(drawnOf(NAMES, IS_SOAK ? NAMES.length : 1))(
  'many windows of one browser play over plain http, %s',
  {
    timeout: 60_000 + WINDOWS * 20_000,
  },
  async (way, context) => {
    needBrowser(context);
    const found = findChromium('whole');
    if (!found.found) return;
    const server: Served = await serve('0.0.0.0');
    onTestFinished(() => server.close());
    const url = `http://${lanAddress() ?? '127.0.0.1'}:${server.port}`;
    const [me, friend] = [new Person(url), new Person(url)];
    const tables: Made[] = [];
    for (let count = 0; count < WINDOWS; count++) {
      const seats = [{ kind: 'person', here: true, name: 'Me' }, { kind: 'person' }];
      const options = { startPlayer: 0 };
      const made = await me.ask<Made>('tables', { game: 'terra-nova', options, seats });
      tables.push(made);
      const key = new URL(made.seats[1].link ?? '').hash.slice(1);
      await friend.ask(`tables/${made.id}/seats`, { key, name: 'Friend' });
    }
    const browser = await devTools(found.path);
    onTestFinished(() => browser.close());
    const script = `if (location.protocol === 'http:') { ${LEFT_OUT} ${PREFERRED} ${WAYS[way]} }`;
    const windows = await openAll(browser, me, tables, script);
    const each = <T>(expression: string, of: readonly Window[] = windows) =>
      Promise.all(of.map((window) => window.evaluate<T>(expression)));
    const all = <T>(value: T) => windows.map(() => value);
    await expect
      .poll(() => each(`document.querySelector('.table') !== null`), { timeout: 120_000 })
      .toEqual(all(true));
    // Otherwise the test would not be about visible windows.
    expect(await each('document.hidden')).toEqual(all(false));
    const streams = async () => (await me.ask<{ streams: number }>('health')).streams;
    await expect.poll(streams).toBe(1);
    // The others at each table see that somebody is present.
    for (const { id } of tables) {
      await expect
        .poll(() => friend.ask<object>(`tables/${id}/presence`))
        .toMatchObject({ looking: [0], here: [], watching: 0 });
    }
    // Each window sends a move at the same time, and all are accepted.
    await each(MOVE);
    for (const { id } of tables) {
      expect((await friend.ask<{ version: number }>(`tables/${id}`)).version).toBeGreaterThan(0);
    }
    const say = async (which: readonly Made[], count: number) => {
      for (const { id } of which) {
        await friend.ask(`tables/${id}/words`, {
          seat: 1,
          key: `say-${count}-${id}`,
          said: { kind: 'text', text: `word ${count}` },
        });
      }
    };
    const heard = (of: readonly Window[]) =>
      each<string>(`document.querySelector('.tool-talk .tool-count')?.innerText ?? ''`, of);
    await say(tables, 1);
    await expect.poll(() => heard(windows)).toEqual(all('1'));
    // The window that had the stream may be among the closed ones.
    for (const window of windows.slice(0, 3)) await window.close();
    const left = windows.slice(3);
    await expect
      .poll(() => friend.ask<object>(`tables/${tables[0].id}/presence`))
      .toMatchObject({ looking: [], here: [0] });
    await say(tables.slice(3), 2);
    await expect.poll(() => heard(left)).toEqual(left.map(() => '2'));
    await expect.poll(streams).toBe(1);
    // The windows reconnect to a restarted server, and messages sent in the meantime are not lost.
    await server.restart();
    await say(tables.slice(3), 3);
    await expect.poll(() => heard(left)).toEqual(left.map(() => '3'));
    await expect.poll(streams).toBe(1);
  },
);
