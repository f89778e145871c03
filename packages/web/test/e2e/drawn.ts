// Random numbers of pages and servers in browser tests follow from the number of the run, the test,
// and the count of earlier ones.
import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { IS_SOAK } from './players.ts';

/** The number of the run; without it all random numbers are new each time. */
export const { PANGAEA_CHANCE: CHANCE } = process.env;

const counts = new Map<string, number>();

/**
 * A name for random numbers that nothing else uses: the same for the same page or server of a test,
 * in every run of the test.
 * @param what the page or the server
 */
export function nameOfDraws(what: 'page' | 'server'): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = `${basename(testPath)} ${currentTestName} ${what}`;
  const count = (counts.get(test) ?? 0) + 1;
  counts.set(test, count);
  // If the test is repeated, the random numbers are the same again.
  if (count === 1) onTestFinished(() => void counts.delete(test));
  return `${test} ${count}`;
}

/**
 * Some entries of a list, in its order, selected by the number of the run: after a few runs all
 * have been used.
 */
export function drawnOf<T extends string>(all: readonly T[], count: number): readonly T[] {
  const rank = (each: T) => hash('sha256', `${CHANCE ?? 0} ${each}`);
  const drawn = all.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count);
  return all.filter((each) => drawn.includes(each));
}

/**
 * One of several similar cases of a test, selected by the number of the run; with `PANGAEA_SOAK`
 * set, all of them.
 * @param way a name that is different for each test, so that not all tests use the same size
 */
export function oneOf<T>(way: string, cases: readonly T[]): readonly T[] {
  const names = cases.map((_, at) => `${way} ${at}`);
  const [drawn] = drawnOf(names, 1);
  return IS_SOAK ? cases : cases.filter((_, at) => names[at] === drawn);
}

/** Whether a run makes a test that half of all runs make; with `PANGAEA_SOAK` set, each run. */
export function isDrawn(way: string): boolean {
  return IS_SOAK || drawnOf([`${way}, yes`, `${way}, no`], 1)[0] === `${way}, yes`;
}

/**
 * Whether a run uses this browser beside Chromium, if it finds both: it selects one of them, and
 * with `PANGAEA_SOAK` set both.
 */
export function isPlayedIn(browser: 'firefox' | 'webkit'): boolean {
  return IS_SOAK || drawnOf(['firefox', 'webkit'], 1).includes(browser);
}

const GAMES = ['terra-nova', 'terra-mystica', 'gaia'] as const;

/**
 * A run plays one of these games to its end by mouse, and only the beginning of the others.
 */
export const WHOLE_GAMES = GAMES;

/** A run plays one of these games by link between two browsers. */
export const LINK_GAMES = ['terra-nova', 'terra-mystica'] as const;

/**
 * Whether a run plays a game in a way that is similar in all games: it selects one game at random,
 * and with `PANGAEA_SOAK` set all.
 */
export function isPlayed(way: string, game: (typeof GAMES)[number], of = GAMES.slice()): boolean {
  const named = (each: string) => `${way} ${each}`;
  return IS_SOAK || drawnOf(of.map(named), 1).includes(named(game));
}

/**
 * For `addInitScript`: random numbers of the page follow from the number of the run, the name, and
 * the number of pages that this profile has loaded before.
 */
export function drawByName({
  number,
  name,
  key,
}: Readonly<Record<'number' | 'name' | 'key', string>>) {
  // A blank page stores nothing, and uses no random numbers.
  if (location.protocol === 'about:') return;
  const loads = 1 + Number(localStorage.getItem(key));
  localStorage.setItem(key, String(loads));
  let state = 0x811c9dc5;
  const mix = (word: number) => {
    state = Math.imul(state ^ word, 0x01000193) >>> 0;
  };
  for (const sign of `${number} ${name} ${loads}`) mix(sign.codePointAt(0) ?? 0);
  // Splitmix32.
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let drawn = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    drawn = Math.imul(drawn ^ (drawn >>> 15), 0x735a2d97);
    return (drawn ^ (drawn >>> 15)) >>> 0;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into === null) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() >>> 24;
    return into;
  };
}

/** The key under which a profile counts its loaded pages. */
export const LOADS = 'test.loads';
