// The page is built again while somebody has it open.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { putInPlace } from '../../build/in-place.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { DIST } from './built-page.ts';
import { steps } from './players.ts';
import { start, stop } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('../../../server/test/page-server.ts'));
const HASHED = /^(.*-)([\w-]{7})(\.\w+)$/;
const TEXTS = new Set(['.js', '.css', '.html']);

const stage = stageFor({ land: false });

/** Another build of the page: every file has a new name. */
function buildAnew(to: string): void {
  cpSync(DIST, to, { recursive: true });
  const names = new Map<string, string>();
  for (const name of readdirSync(join(DIST, 'assets'))) {
    const [, stem, hash, end] = HASHED.exec(name) ?? [];
    if (hash === undefined) throw new Error(`${name} has no hash`);
    names.set(name, `${stem}${[...hash].reverse().join('').replace(/^-/, '_')}0${end}`);
  }
  const known = new RegExp([...names.keys()].join('|').replaceAll('.', '\\.'), 'g');
  const renamed = (file: string) =>
    readFileSync(file, 'utf8').replace(known, (name) => names.get(name) ?? name);
  writeFileSync(join(to, 'index.html'), renamed(join(to, 'index.html')));
  // Files whose names depend on their content.
  const worker = renamed(join(to, 'sw.js')).replace(/'pangaea-\w+/, '$&0');
  writeFileSync(join(to, 'sw.js'), worker);
  for (const [name, other] of names) {
    const file = join(to, 'assets', name);
    if (TEXTS.has(extname(name))) writeFileSync(join(to, 'assets', other), renamed(file));
    else cpSync(file, join(to, 'assets', other));
    rmSync(file);
  }
}

/** A server with a page that is replaced while the server runs. */
async function serveInPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'pangaea-versions-'));
  const place = join(folder, 'dist');
  cpSync(DIST, place, { recursive: true });
  const { child, port } = await start(
    ...(['127.0.0.1', 0, join(folder, 'data'), { PAGE_DIR: place }, PROGRAM] as const),
  );
  onTestFinished(async () => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Resolves when the server shows the new page: the server checks for one every second. */
    replace: async () => {
      buildAnew(join(folder, 'next'));
      putInPlace(join(folder, 'next'), place);
      const [script] = /\/assets\/[\w.-]+\.js/.exec(
        readFileSync(join(place, 'index.html'), 'utf8'),
      ) ?? [''];
      await expect.poll(async () => (await fetch(url)).text()).toContain(script);
    },
    /** The state after a month, or on a server that has only the newest page. */
    forget: () => rmSync(join(place, 'earlier'), { recursive: true }),
  };
}

/** A table at which everybody is at this device, with a draft. */
async function begin(page: Page, url: string): Promise<string> {
  await page.goto(url);
  const id = await page.evaluate(async () => {
    const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person', here: true, name }));
    const options = { startPlayer: 0, factions: 'first-game' };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'terra-nova', options, seats }),
    });
    return ((await answer.json()) as { readonly id: string }).id;
  });
  await page.goto(`${url}/t/${id}`);
  await page.locator('.dock-mine').waitFor();
  await page.keyboard.press('/');
  await page.locator('.command [role=combobox]').fill('sail');
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
  return page.locator('.drafted').innerText();
}

const scriptOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'));

/** All parts that are loaded later, each with the button to click and the content to expect. */
const PARTS = {
  '.tool-compare': '.sheet-compare .sheet-body > *',
  '.tool-rules': '.sheet-guide .sheet-body > *',
  '[data-talk]': '#say',
  '.tool-history': '.history',
} as const;

test('the page of the build before plays on, and all of it opens', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: BLANK, width: 1366, height: 800 });
  const server = await serveInPlace();
  const drafted = await begin(page, server.url);
  const script = await scriptOf(page);
  await server.replace();
  for (const [tool, part] of Object.entries(PARTS)) {
    await page.click(tool);
    await page.locator(part).first().waitFor();
  }
  await page.click('.tool-history');
  await page.click('.tool-settings');
  await page.locator('.devices').waitFor();
  await page.keyboard.press('Escape');
  const before = await steps(page);
  await page.locator('[data-send]').click();
  await expect.poll(() => steps(page)).not.toBe(before);
  expect(drafted).not.toBe('');
  expect(await page.locator('[data-new-version]').count()).toBe(0);
  await page.reload();
  await page.locator('.dock-mine').waitFor();
  expect(await scriptOf(page)).not.toBe(script);
  expect(faults).toEqual([]);
});

test('where a part is gone the page says so, and one press brings the new page with the draft', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ at: BLANK, width: 1366, height: 800, language: 'ja' });
  const server = await serveInPlace();
  const drafted = await begin(page, server.url);
  const script = await scriptOf(page);
  await server.replace();
  server.forget();
  await page.click('.tool-history');
  const { version } = MESSAGES.ja;
  const said = page.locator('[data-new-version]');
  await expect.poll(() => said.innerText()).toContain(version.outdated);
  // The dock still works.
  await expect
    .poll(() => page.locator('.dock .not-loaded').innerText())
    .toContain(version.outdated);
  await page.locator('.dock-corner').waitFor();
  await page.click('.tool-compare');
  await expect
    .poll(() => page.locator('.sheet-compare .not-loaded').innerText())
    .toContain(version.reload);
  await page.locator('.sheet-compare [data-close]').click();
  await said.locator('[data-reload]').click();
  await expect.poll(() => page.locator('.drafted').innerText()).toBe(drafted);
  expect(await scriptOf(page)).not.toBe(script);
  await page.click('.tool-compare');
  await page.locator('.sheet-compare .sheet-body > *').first().waitFor();
  expect(await said.count()).toBe(0);
});

test('the files of a page for use without a network are deleted when no page of its build is open', {
  timeout: 120_000,
}, async (context) => {
  needBrowser(context);
  const { page, context: profile } = await stage.open({ at: BLANK, worker: true });
  const server = await serveInPlace();
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const [kept] = await page.evaluate(() => caches.keys());
  await server.replace();
  server.forget();
  // The next worker is installed, and waits.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const known = await navigator.serviceWorker.getRegistration();
        return known?.waiting !== null && known?.waiting !== undefined;
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => caches.keys())).toContain(kept);
  // So the open page has all of its parts, although the server has none of them any more.
  await page.click('[data-play-now=terra-nova]');
  await page.locator('.dock-mine').waitFor();
  await page.click('.tool-compare');
  await page.locator('.sheet-compare .sheet-body > *').first().waitFor();
  // A page that is opened before the browser has noticed still belongs to the older build: the
  // browser reports this when it is asked in parallel.
  const beside = await profile.newCDPSession(await profile.newPage());
  const workers = new Map<string, string>();
  beside.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) workers.set(versionId, status);
  });
  await beside.send('ServiceWorker.enable');
  const statuses = () => [...workers.values()].filter((status) => status !== 'redundant').sort();
  await expect.poll(statuses).toEqual(['activated', 'installed']);
  await page.close();
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(['activated']);
  const next = await profile.newPage();
  await next.goto(server.url);
  const now = await next.evaluate(() => caches.keys());
  expect(now).not.toContain(kept);
  expect(now.length).toBe(1);
});
