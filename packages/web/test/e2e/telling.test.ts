// A person gets a notice of a turn while the page is closed: from the click that subscribes a
// browser to the notice that leads back.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import axe from 'axe-core';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, type TestContext, test } from 'vitest';
import { FLAGS } from './built-page.ts';
import { findChromium } from './find-chromium.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join, takeSeat } from './take-seat.ts';
import { serveTold, type ToldServer } from './told-server.ts';

const stage = stageFor({ land: false });
const FOUND = findChromium('whole');

/**
 * A browser with a profile on the disk: a browser without one stores no notices, and one without a
 * window shows none.
 */
async function visit(
  testing: TestContext,
  options: Parameters<typeof chromium.launchPersistentContext>[1],
): Promise<BrowserContext> {
  if (!FOUND.found || FOUND.kind !== 'whole') {
    const why = FOUND.found
      ? 'only Chromium without a window, which shows no notices'
      : FOUND.reason;
    if (process.env.CI) throw new Error(why);
    return testing.skip(why);
  }
  const profile = mkdtempSync(pathOf(tmpdir(), 'pangaea-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: FOUND.path,
    args: [...FLAGS],
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  });
  return context;
}

let server: ToldServer | undefined;

afterAll(() => server?.close());

/** A push service needs a network, so a false one replaces the browser's; the test has its keys. */
function subscribesWith({ endpoint, p256dh, auth }: ToldServer['subscription']) {
  const KEY = 'test.subscribed';
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(KEY);
      return true;
    },
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(KEY) === null ? null : (subscription as never);
  PushManager.prototype.subscribe = async (options) => {
    if (typeof options?.applicationServerKey !== 'string') throw new Error('without a key');
    localStorage.setItem(KEY, '');
    return subscription as never;
  };
  Notification.requestPermission = async () => 'granted';
}

/**
 * Installs the page as an app.
 * @returns a function that reads the number on its icon
 */
async function install(context: BrowserContext, page: Page, url: string) {
  const devTools = await context.newCDPSession(page);
  await devTools.send('PWA.install', { manifestId: url, installUrlOrBundleUrl: url });
  return async () => (await devTools.send('PWA.getOsAppState', { manifestId: url })).badgeCount;
}

/** Sends a message to the worker of the page as a push service does. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) found(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devTools.detach();
}

const noticesOf = (page: Page) =>
  page.evaluate(async () => {
    const registered = await navigator.serviceWorker.ready;
    return (await registered.getNotifications()).map(({ title, tag }) => ({ title, tag }));
  });

/** A slow table of two persons; the first has the page open. */
async function slowTable(
  page: Page,
  url: string,
  options: object = {},
): Promise<{ id: string; invitation: string }> {
  await page.goto(url);
  return page.evaluate(async (options) => {
    const person = { kind: 'person' };
    const table = {
      game: 'terra-nova',
      options,
      pace: 'slow',
      seats: [{ ...person, here: true, name: 'Ann' }, person],
    };
    const made = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    return (await made.json()) as { id: string; invitation: string };
  }, options);
}

test('the app on a telephone is subscribed by a press, tried, told, and opens at the table, which clears it', {
  timeout: 90_000,
}, async (testing) => {
  const viewport = { width: 390, height: 844 };
  const phone = { viewport, isMobile: true, hasTouch: true, locale: 'en' };
  const context = await visit(testing, phone);
  server ??= await serveTold();
  const { url, next, subscription } = server;
  const page = await context.newPage();
  await context.grantPermissions(['notifications'], { origin: new URL(url).origin });
  await page.addInitScript(subscribesWith, subscription);
  const othersTurn = { factions: 'first-game', startPlayer: 1 };
  const { id, invitation } = await slowTable(page, url, othersTurn);
  await takeSeat(invitation);

  await page.goto(`${url}#/telling`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const onIcon = await install(context, page, url);
  await page.locator('[data-push=off] [data-push-on]').tap();
  await page.locator('[data-push=on]').waitFor();
  const channel = page.locator('[data-channel]');
  expect(await channel.innerText()).toMatch(/push\.example.*this device.*in English/s);
  await channel.locator('[data-test-channel]').click();
  const tried = await next(subscription.endpoint);
  expect(tried).toMatchObject({ title: 'Pangaea: a test', tables: [] });
  await page.locator('[data-tried]:has-text("A test was sent")').waitFor();

  const told = {
    title: 'Terra Nova: your turn (with Ben)',
    body: 'Ben: pass',
    path: `/t/${id}`,
    topic: id,
    waiting: 1,
    kinds: ['request'],
    tables: [id],
  };
  await deliver(context, page, JSON.stringify(told));
  await expect.poll(() => noticesOf(page)).toEqual([{ title: told.title, tag: id }]);
  await expect.poll(onIcon).toBe(1);
  await page.goto(`${url}t/${id}`);
  await expect.poll(() => noticesOf(page)).toEqual([]);
  // The other player has to move.
  await expect.poll(onIcon).toBe(0);

  await page.goto(`${url}#/telling`);
  await page.locator('[data-push-off]').click();
  await page.locator('[data-push=off]').waitFor();
  expect(await page.locator('[data-channel]').count()).toBe(0);
});

test('by thumb, in Japanese: a hook of one’s own, kinds, and a group that is told of the table', {
  timeout: 90_000,
}, async (testing) => {
  needBrowser(testing);
  server ??= await serveTold();
  const { url, next } = server;
  const visited = { at: BLANK, width: 360, height: 640, touch: true } as const;
  const { page, faults } = await stage.open({ ...visited, language: 'ja' });
  const ben = await stage.open({ at: BLANK, width: 1366, height: 657 });
  const { id, invitation } = await slowTable(page, url);

  await page.goto(`${url}#/`);
  await page.locator('.masthead-tools button').last().tap();
  await page.locator('[data-to-telling]').tap();
  await page.locator('.telling-add summary').tap();
  await page.locator('[data-hook-form]').selectOption('raw');
  await page.locator('[data-hook-url]').fill('https://hooks.example/of-ann');
  await page.locator('[data-hook-send]').tap();
  expect(await page.locator('[data-secret]').innerText()).toMatch(/^[\w-]{20,}$/);
  await page.locator('[data-test-channel]').tap();
  expect(await next('https://hooks.example/of-ann')).toMatchObject({
    title: expect.stringContaining('テスト'),
  });
  await page.locator('[data-kind=over]').tap();
  await page.locator('[data-kind=over]:not(:checked)').waitFor();
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run({ resultTypes: ["violations"] })')) as {
    violations: { id: string; nodes: { html: string }[] }[];
  };
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0].html])).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the window').toBeLessThanOrEqual(360);
  await page.reload();
  await page.locator('[data-kind=over]:not(:checked)').waitFor();

  await page.goto(`${url}t/${id}`);
  await page.locator('[data-telling-table] summary').tap();
  await page.locator('[data-group=false] [data-hook-form]').selectOption('slack');
  await page.locator('[data-hook-url]').fill('https://hooks.slack.com/services/secret');
  await page.locator('[data-hook-send]').tap();
  await page.locator('[data-group=true] [data-end-group]').waitFor();
  await join(ben.page, invitation, 'Ben');
  await ben.page.locator('.table').waitFor();
  await ben.page.keyboard.press('w');
  await ben.page.getByRole('tab', { name: 'Notices' }).click();
  const group = ben.page.locator('[data-group=true]');
  expect(await group.innerText()).toContain('A group is told of this table: Slack');
  expect(await group.innerText()).not.toContain('services');
  expect(await group.locator('button').count(), 'he is not its host').toBe(0);
  expect([...faults, ...ben.faults]).toEqual([]);
});

test('at a slow table one is offered once to be told, while others have to move', {
  timeout: 60_000,
}, async (testing) => {
  needBrowser(testing);
  server ??= await serveTold();
  const { page } = await stage.open({ at: BLANK, width: 360, height: 640, touch: true });
  const { id, invitation } = await slowTable(page, server.url);
  await takeSeat(invitation);
  await page.goto(`${server.url}t/${id}`);
  await page.locator('.table').waitFor();
  await page.evaluate(async (id) => {
    const { deciders } = (await (await fetch(`/api/tables/${id}`)).json()) as {
      deciders: number[];
    };
    if (!deciders.includes(0)) return;
    const { commands, version } = await (await fetch(`/api/tables/${id}/legal?seat=0`)).json();
    await fetch(`/api/tables/${id}/segments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seat: 0, version, key: 'a-test-key', commands: [commands[0]] }),
    });
  }, id);
  // Here the browser shows no notices, and the click leads to the explanation.
  await page.locator('[data-tell-me=denied] .request-answers button').tap();
  await page.locator('[data-push=denied]').waitFor();
  await page.goto(`${server.url}t/${id}`);
  await page.locator('.table').waitFor();
  expect(await page.locator('[data-tell-me]').count()).toBe(0);
});
