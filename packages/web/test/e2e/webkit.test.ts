import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coordinateOf } from '@pangaea/rules/gaia';
import { argA, argB, argC } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { GAIA_MESSAGES } from '../../src/gaia/messages/index.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { DIST, showPage } from './built-page.ts';
import { CHANCE, drawByName, isPlayedIn, LOADS, nameOfDraws } from './drawn.ts';
import { findFirefox } from './find-firefox.ts';
import { findWebKit, openWebKit } from './find-webkit.ts';
import { findLastMeeple } from './gaia/last-meeple.ts';
import { keep, NAMES } from './kept-table.ts';
import { readBook } from './read-book.ts';
import { send, take } from './segment.ts';
import type { Window } from './webdriver.ts';

/** Records errors of the page from its first line on, because the drivers do not report them. */
const WATCH = `window.faults = [];
const note = (what) => window.faults.push(String(what));
addEventListener('error', (event) => note(event.message ?? event.target?.outerHTML), true);
addEventListener('unhandledrejection', ({ reason }) => note(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  note(violatedDirective + ' ' + blockedURI));
const { error } = console;
console.error = (...said) => { note(said.join(' ')); error.apply(console, said); };
`;

test('in WebKit the page speaks Japanese, games begin, and one ends', {
  timeout: 180_000,
}, async (context) => {
  const found = findWebKit();
  if (!found.found) {
    context.skip(found.reason);
    return;
  }
  if (findFirefox().found && !isPlayedIn('webkit')) context.skip('this run draws Firefox');
  const outDir = mkdtempSync(join(tmpdir(), 'pangaea-page-'));
  cpSync(DIST, outDir, { recursive: true });
  const index = join(outDir, 'index.html');
  writeFileSync(join(outDir, 'watch.js'), `${drawing()}${WATCH}`);
  const html = readFileSync(index, 'utf8');
  writeFileSync(index, html.replace('<head>', '<head><script src="/watch.js"></script>'));
  const server = await showPage(outDir);
  const webkit = await openWebKit(found);
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    await arrive(webkit.window, url);
    await beginTerraNova(webkit.window);
    await webkit.window.go(url);
    await beginGaia(webkit.window);
    await winGaia(webkit.window, url);
  } finally {
    await webkit.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
});

/** The page's random numbers follow from the number of the run. */
function drawing(): string {
  if (CHANCE === undefined) return '';
  const draws = { number: CHANCE, name: nameOfDraws('page'), key: LOADS };
  return `(${drawByName})(${JSON.stringify(draws)});\n`;
}

const faults = (window: Window) => window.run<string[]>('return window.faults');

async function arrive(window: Window, url: string): Promise<void> {
  await window.resize(1280, 950);
  await window.go(url);
  await window.run('console.error("seen")');
  expect(await faults(window)).toEqual(['seen']);
  const preferences = { language: 'ja', theme: 'light', pace: 'fast', sound: false, cards: false };
  const keep = 'localStorage.setItem("pangaea.preferences", arguments[0])';
  await window.run(keep, JSON.stringify(preferences));
  await window.reload();
  await window.until('document.querySelector("[data-play-now=terra-nova]")');
  expect(await window.text('h1')).toBe(MESSAGES.ja.start.heading);
  // The page's own fonts are loaded and used.
  await window.until('document.fonts.check("16px \\"Shippori Mincho\\"", "勢力")');
  expect(await faults(window)).toEqual([]);
}

async function beginTerraNova(window: Window): Promise<void> {
  await window.press('[data-play-now=terra-nova]');
  for (let turn = 0; turn < 2; turn++) await take(window);
  expect(await window.count('.cell')).toBeGreaterThan(50);
  expect(await window.text('.tool-compare')).toContain('比較');
  await look(window);
  await readBook(window);
  await window.reload();
  await window.until('document.querySelector(".dock-mine")');
  expect(await faults(window)).toEqual([]);
}

const MINE = 'document.querySelector(".dock-mine")';

/** Plays a tile on the board, then a card; after a reload both are still there. */
async function beginGaia(window: Window): Promise<void> {
  await window.until('document.querySelector("[data-play-now=gaia]")');
  // The description of the new table is above the button.
  await window.until('document.querySelector(".start-seat")');
  await window.press('[data-play-now=gaia]');
  await window.until(MINE);
  await window.press('[data-action^="play:nature"]:not([aria-disabled="true"])');
  await window.until('document.querySelector(".cell.lit")');
  await window.press('.cell.lit .cell-area');
  await window.until('document.querySelector(".drafted")');
  await window.press('[data-action="draw:life"]');
  await send(window);
  await window.until(MINE);
  await window.reload();
  await window.until(MINE);
  expect(await window.count('.tile')).toBeGreaterThan(0);
  expect(await window.text('.hand h2')).toBe(GAIA_MESSAGES.ja.hand.mine);
  expect(await faults(window)).toEqual([]);
}

/** A stored table with a large board, and the last meeple. */
async function winGaia(window: Window, url: string): Promise<void> {
  const { state, record, move } = findLastMeeple();
  const { key, text, hash } = keep(record, [0]);
  await window.run('localStorage.setItem(arguments[0], arguments[1])', key, text);
  await window.go(`${url}${hash}`);
  await window.until('document.querySelectorAll(".tile").length === arguments[0]', state.tiles());
  await window.press(`[data-action="play:${state.table.cityIds[argA(move)]}"]`);
  const place = `${coordinateOf(argB(move))},${coordinateOf(argC(move))}`;
  await window.press(`[data-cell="${place}"] .cell-area`);
  await send(window);
  await window.until('document.querySelector(".result")');
  expect(await window.text('.result h2')).toBe(MESSAGES.ja.scores.winner(NAMES[0]));
  expect(await faults(window)).toEqual([]);
}

/** Parts in which browsers differ: windows, and notes that open at their place. */
async function look(window: Window): Promise<void> {
  await window.press('.tool-settings');
  await window.until('document.querySelector("dialog[open]")');
  // Parts of the settings appear one after the other, and move the button meanwhile.
  await window.until(`((top) => {
    const isAtRest = window.lastTop === top;
    window.lastTop = top;
    return isAtRest;
  })(document.querySelector('dialog[open] .dialog-head button').getBoundingClientRect().top)`);
  await window.press('dialog[open] .dialog-head button');
  await window.until('!document.querySelector("dialog[open]")');
  await window.press('.rounds .explained');
  await window.until('document.querySelector(".rounds .note:popover-open")');
  await window.press('.rounds .explained');
}
