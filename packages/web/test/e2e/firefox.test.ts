import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { showPage } from './built-page.ts';
import { CHANCE, drawByName, isPlayedIn, LOADS, nameOfDraws } from './drawn.ts';
import { findFirefox, openFirefox } from './find-firefox.ts';
import { findWebKit } from './find-webkit.ts';
import { readBook } from './read-book.ts';
import { take } from './segment.ts';

const MINE = 'document.querySelector(".dock-mine")';
/** More segments than a round takes. */
const MOST = 14;

/**
 * Runs before the scripts of the page: sets its preferences, and its random numbers by the number
 * of the run.
 */
function before(): string {
  const preferences = JSON.stringify({
    language: 'ja',
    theme: 'light',
    pace: 'fast',
    sound: false,
    cards: false,
  });
  const draws = { number: CHANCE, name: nameOfDraws('page'), key: LOADS };
  return `() => {
    // Pages without an origin of their own keep nothing.
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('pangaea.preferences', ${JSON.stringify(preferences)});
    ${CHANCE === undefined ? '' : `(${drawByName})(${JSON.stringify(draws)});`}
  }`;
}

test('in Firefox a round is played, the rules are read, and all games begin', {
  timeout: 180_000,
}, async (context) => {
  const found = findFirefox();
  if (!found.found) {
    context.skip(found.reason);
    return;
  }
  if (findWebKit().found && !isPlayedIn('firefox')) context.skip('this run draws WebKit');
  const server = await showPage();
  const firefox = await openFirefox(found.path, before());
  try {
    const { window } = firefox;
    await window.resize(1280, 900);
    const start = server.resolvedUrls?.local[0] ?? '';
    await window.go(start);
    await window.until('document.querySelector("[data-play-now=terra-nova]")');
    expect(await window.read('document.querySelector("h1").innerText')).toBe(
      MESSAGES.ja.start.heading,
    );
    await window.press('[data-play-now=terra-nova]');
    for (let turn = 0; turn < MOST && (await window.count('.round-past')) === 0; turn++) {
      await take(window);
    }
    await window.until('document.querySelector(".round-past")');
    await window.until(MINE);
    const steps = 'Number(document.querySelector(".table").dataset.steps)';
    const played = await window.read<number>(steps);
    // The game is still there after a reload.
    await window.reload();
    await window.until(MINE);
    expect(await window.read<number>(steps)).toBeGreaterThanOrEqual(played);
    await readBook(window);
    for (const id of ['terra-mystica', 'gaia']) {
      // A page that is left while it loads a part reports that part as missing.
      await window.until('document.querySelector("[data-hint=told]")');
      await window.go(start);
      await window.press(`[data-play-now=${id}]`);
      await window.until(MINE);
    }
    expect(window.faults).toEqual([]);
  } finally {
    await firefox.close();
    await server.close();
  }
});
