import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, showPage } from './built-page.ts';
import { findWebKit, openWebKit } from './find-webkit.ts';
import type { Window } from './webdriver.ts';

/** Notes what goes wrong in the page from its first line on; drivers do not tell. */
const WATCH = `window.faults = [];
const note = (what) => window.faults.push(String(what));
addEventListener('error', (event) => note(event.message ?? event.target?.outerHTML), true);
addEventListener('unhandledrejection', ({ reason }) => note(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  note(violatedDirective + ' ' + blockedURI));
const { error } = console;
console.error = (...said) => { note(said.join(' ')); error.apply(console, said); };
`;

test('in WebKit the page speaks Japanese and a game begins', {
  timeout: 150_000,
}, async (context) => {
  const found = findWebKit();
  if (!found.found) {
    context.skip(found.reason);
    return;
  }
  const outDir = mkdtempSync(join(tmpdir(), 'pangaea-page-'));
  cpSync(DIST, outDir, { recursive: true });
  const index = join(outDir, 'index.html');
  writeFileSync(join(outDir, 'watch.js'), WATCH);
  const html = readFileSync(index, 'utf8');
  writeFileSync(index, html.replace('<head>', '<head><script src="/watch.js"></script>'));
  const server = await showPage(outDir);
  const webkit = await openWebKit(found);
  try {
    await play(webkit.window, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await webkit.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
});

async function play(window: Window, url: string): Promise<void> {
  const faults = () => window.run<string[]>('return window.faults');
  await window.resize(1280, 950);
  await window.go(url);
  await window.run('console.error("seen")');
  expect(await faults()).toEqual(['seen']);
  const preferences = { language: 'ja', theme: 'light', pace: 'fast', sound: false };
  const keep = 'localStorage.setItem("pangaea.preferences", arguments[0])';
  await window.run(keep, JSON.stringify(preferences));
  await window.reload();
  await window.until('document.querySelector("[data-play-now=terra-nova]")');
  expect(await window.text('h1')).toBe('テラシリーズのボードゲームで遊ぼう');
  // The page's own fonts came, and are used.
  await window.until('document.fonts.check("16px \\"Shippori Mincho\\"", "勢力")');
  expect(await faults()).toEqual([]);

  await window.press('[data-play-now=terra-nova]');
  for (let turn = 0; turn < 4; turn++) await take(window);
  expect(await window.count('.cell')).toBeGreaterThan(50);
  expect(await window.text('[role="tablist"]')).toContain('勢力');
  await look(window);
  await window.reload();
  await window.until('document.querySelector(".controls")');
  expect(await faults()).toEqual([]);
}

/** One segment: a house when one can be built, else passing; on the map where that is asked. */
async function take(window: Window): Promise<void> {
  await window.until('document.querySelector(".controls, .result")');
  const open = '[data-action="build"]:not([aria-disabled="true"])';
  for (let presses = 0; presses < 8; presses++) {
    if ((await window.count('[data-send]')) > 0) {
      const steps = Number(await window.run('return document.querySelector("main").dataset.steps'));
      await window.press('[data-send]');
      await window.until(
        'Number(document.querySelector("main").dataset.steps) > arguments[0]',
        steps,
      );
      return;
    }
    const lit = (await window.count('.cell.lit')) > 0 && (await window.count('.choices')) > 0;
    if (lit) await window.press('.cell.lit .cell-area');
    else if ((await window.count('.choices .choice')) > 0) await window.press('.choices .choice');
    else if ((await window.count(open)) > 0) await window.press(open);
    else if ((await window.count('[data-action="decline"]')) > 0)
      await window.press('[data-action="decline"]');
    else await window.press('[data-action="pass"]');
  }
  throw new Error('nothing could be sent');
}

/** What browsers do differently: windows, notes that open where they stand. */
async function look(window: Window): Promise<void> {
  await window.press('.masthead-tools > button');
  await window.until('document.querySelector("dialog[open]")');
  await window.press('dialog[open] .dialog-head button');
  await window.until('!document.querySelector("dialog[open]")');
  await window.press('.rounds .explained');
  await window.until('document.querySelector(".rounds .note:popover-open")');
  await window.press('.rounds .explained');
}
