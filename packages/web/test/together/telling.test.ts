import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { faultSaid } from '../../src/together/telling/faults.ts';
import { TELLING_MESSAGES } from '../../src/together/telling/messages.ts';
import {
  type PushSurroundings,
  pushStateOf,
  subscribe,
  unsubscribe,
} from '../../src/together/telling/push.ts';
import { putAwayNotices, type Shown } from '../../src/together/telling/put-away.ts';

const GOOD: PushSurroundings = {
  isSecure: true,
  isApple: false,
  isStandalone: false,
  hasPush: true,
  permission: 'default',
};

test.for<[string, Partial<PushSurroundings>, string]>([
  ['a browser that can', {}, 'off'],
  ['plain http on a LAN', { isSecure: false, hasPush: false, permission: undefined }, 'insecure'],
  ['Safari on an iPhone', { isApple: true, hasPush: false, permission: undefined }, 'home-screen'],
  ['the page on the home screen of an iPhone', { isApple: true, isStandalone: true }, 'off'],
  [
    'an old iPhone, on the home screen',
    { isApple: true, isStandalone: true, hasPush: false },
    'unsupported',
  ],
  ['a browser without push', { hasPush: false }, 'unsupported'],
  ['a person who has said no', { permission: 'denied' }, 'denied'],
])('%s', ([, around, state]) => {
  expect(pushStateOf({ ...GOOD, ...around })).toBe(state);
});

/** The service workers of a browser. @param ready the one that is installed */
function workers(ready: Promise<object>) {
  const calls: string[] = [];
  const unsubscribed = async () => void calls.push('unsubscribed');
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready,
      register: async () => undefined,
      getRegistration: async () => ({
        pushManager: { getSubscription: async () => ({ unsubscribe: unsubscribed }) },
      }),
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

test('a service worker that is never ready ends the try', async () => {
  workers(new Promise(() => undefined));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let failed = false;
  subscribe('key').catch(() => {
    failed = true;
  });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failed).toBe(true);
});

test('a browser stays subscribed while the server goes on sending to it', async () => {
  const calls = workers(Promise.resolve({}));
  await unsubscribe(async () => ({ ok: false }));
  expect(calls).toEqual([]);
  await unsubscribe(async () => ({ ok: true }));
  await unsubscribe(undefined);
  expect(calls).toEqual(['unsubscribed', 'unsubscribed']);
});

test('a failure is told in words', () => {
  expect(faultSaid(TELLING_MESSAGES.en, 'status 503')).toBe('the answer was 503');
  expect(faultSaid(TELLING_MESSAGES.en, 'not-public')).toBe('the address is not public');
});

/** The notices on the screen, by their tags; a closed one disappears. */
function notices(...given: readonly Omit<Shown, 'close'>[]) {
  const shown = new Map<string, Shown>();
  for (const each of given) {
    shown.set(each.tag, { ...each, close: () => void shown.delete(each.tag) });
  }
  return shown;
}
const turn = (tag: string, ...tables: string[]) => ({
  tag,
  data: { kinds: ['turn'] as const, tables },
});

test('opened and past notices are removed, and nothing else', () => {
  const shown = notices(
    turn('a', 'a'),
    turn('b', 'b'),
    turn('c', 'c'),
    { tag: 'd', data: { kinds: ['turn', 'request'], tables: ['d'] } },
    turn('pangaea', 'a', 'b'),
    { tag: 'pangaea-test', data: { kinds: [], tables: [] } },
  );
  putAwayNotices([...shown.values()], [{ id: 'a' }, { id: 'b' }], 'a');
  expect([...shown.keys()], 'a is open, c is past').toEqual(['b', 'd', 'pangaea', 'pangaea-test']);
  putAwayNotices([...shown.values()], [{ id: 'a' }], 'a');
  expect([...shown.keys()], 'all of several are past').toEqual(['d', 'pangaea-test']);
  putAwayNotices([...shown.values()], [], 'd');
  expect([...shown.keys()]).toEqual(['pangaea-test']);
});

const WORKER = readFileSync(join(import.meta.dirname, '../../build/told.js'), 'utf8');
const HERE = 'https://pangaea.example';

/** The part of the service worker that receives messages, in a false browser. */
function browser(pages: readonly string[] = []) {
  const done: unknown[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const shown: { readonly title: string; readonly tag: string; readonly data: object }[] = [];
  const asked: { readonly path: string; readonly method: string; readonly body: unknown }[] = [];
  let telling: object = { key: 'key', channels: [] };
  const self = {
    location: { origin: HERE },
    navigator: {
      language: 'ja-JP',
      setAppBadge: async (waiting: number) => void done.push(`badge ${waiting}`),
      clearAppBadge: async () => void done.push('no badge'),
    },
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    clients: {
      matchAll: async () =>
        pages.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
    registration: {
      showNotification: async (title: string, { tag, data }: { tag: string; data: object }) =>
        void shown.push({ title, tag, data }),
      getNotifications: async ({ tag }: { tag: string }) => [
        { close: () => void done.push(`close ${tag}`) },
      ],
      pushManager: {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => ({
          toJSON: () => ({
            endpoint: `https://push.example/new-${applicationServerKey}`,
            keys: { p256dh: 'p', auth: 'a' },
          }),
        }),
      },
    },
  };
  const fetch = async (path: string, { method = 'GET', body = 'null' } = {}) => {
    asked.push({ path, method, body: JSON.parse(body) });
    return { json: async () => telling };
  };
  runInNewContext(WORKER, { self, fetch, URL, TextEncoder, Uint8Array, crypto, btoa });
  const happens = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return {
    done,
    shown,
    asked,
    pushed: (said: object | string) =>
      happens('push', {
        data: { json: () => (typeof said === 'string' ? JSON.parse(said) : said) },
      }),
    pressed: (path: unknown) =>
      happens('notificationclick', {
        notification: { close: () => void done.push('closed'), data: { path } },
      }),
    lostSubscription: (endpoint: string | undefined, channels: readonly object[]) => {
      telling = { key: 'key', channels };
      const oldSubscription = endpoint === undefined ? null : { endpoint };
      return happens('pushsubscriptionchange', { oldSubscription, newSubscription: null });
    },
  };
}

const TOLD = { title: 'Gaia: your turn', body: '', path: '/t/a', topic: 'a', waiting: 2 };

test('a push is shown as one notice of its table, with the number of tables that wait', async () => {
  const { pushed, shown, done } = browser();
  await pushed({ ...TOLD, kinds: ['turn'], tables: ['a'] });
  expect(shown).toEqual([
    { title: 'Gaia: your turn', tag: 'a', data: { path: '/t/a', kinds: ['turn'], tables: ['a'] } },
  ]);
  expect(done).toEqual(['badge 2']);
});

test('one about several tables takes the place of theirs, and one that cannot be read is shown too', async () => {
  const { pushed, shown, done } = browser();
  await pushed({ ...TOLD, path: '/', topic: 'pangaea', waiting: 0, tables: ['a', 'b'] });
  expect(done).toEqual(['close a', 'close b', 'no badge']);
  await pushed('no JSON');
  expect(shown.map(({ tag, title }) => [tag, title])).toEqual([
    ['pangaea', 'Gaia: your turn'],
    ['pangaea', 'Pangaea'],
  ]);
});

test('a press goes to the page of the table that is open, else opens one, and never leaves this site', async () => {
  const { pressed, done } = browser([`${HERE}/t/b`, `${HERE}/#/telling`]);
  await pressed('/t/b');
  await pressed('/t/c');
  await pressed('/');
  await pressed('//elsewhere.example/');
  await pressed(undefined);
  expect(done.filter((each) => each !== 'closed')).toEqual([
    `focus ${HERE}/t/b`,
    `open ${HERE}/t/c`,
    `open ${HERE}/`,
    `open ${HERE}/`,
    `open ${HERE}/`,
  ]);
});

test('a subscription that the browser has changed takes the place of the one before', async () => {
  const { lostSubscription, asked } = browser();
  const mark = createHash('sha256').update('https://push.example/old').digest('base64url');
  await lostSubscription('https://push.example/old', [
    { id: 3, kind: 'hook', language: 'en' },
    { id: 4, kind: 'push', language: 'en', mark },
  ]);
  const made = { kind: 'push', endpoint: 'https://push.example/new-key', p256dh: 'p', auth: 'a' };
  expect(asked.slice(1)).toEqual([
    { method: 'POST', path: '/api/telling/channels', body: { ...made, language: 'en' } },
    { method: 'DELETE', path: '/api/telling/channels/4', body: null },
  ]);
});

test('of an unknown one the device says the language, and without a channel nothing is subscribed', async () => {
  const { lostSubscription, asked } = browser();
  await lostSubscription(undefined, [{ id: 4, kind: 'push', language: 'en', mark: 'x' }]);
  expect(asked.slice(1)).toMatchObject([{ method: 'POST', body: { language: 'ja' } }]);
  await lostSubscription(undefined, [{ id: 3, kind: 'hook', language: 'en' }]);
  expect(asked).toHaveLength(3);
});
