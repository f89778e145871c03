// Random draws of pages and servers in browser tests follow from the number of the run, the test, and the count of earlier ones.
import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { IS_SOAK } from './players.ts';

/** The number of the run; everything is drawn anew each time where there is none. */
export const { PANGAEA_CHANCE: CHANCE } = process.env;

const counts = new Map<string, number>();

/**
 * A name for draws that nothing else uses: the same for the same page or server of a test, whenever the test runs.
 * @param what the thing that draws
 */
export function nameOfDraws(what: 'page' | 'server'): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = `${basename(testPath)} ${currentTestName} ${what}`;
  const count = (counts.get(test) ?? 0) + 1;
  counts.set(test, count);
  // When it is run once more it draws the same again.
  if (count === 1) onTestFinished(() => void counts.delete(test));
  return `${test} ${count}`;
}

/** Some entries of a list, in its order, chosen by the number of the run: after a few runs all have come. */
export function drawnOf<T extends string>(all: readonly T[], count: number): readonly T[] {
  const rank = (each: T) => hash('sha256', `${CHANCE ?? 0} ${each}`);
  const drawn = all.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count);
  return all.filter((each) => drawn.includes(each));
}

const GAMES = ['terra-nova', 'terra-mystica', 'gaia'] as const;

/** The longest games: a run plays one of them to its end by mouse, and the beginning of the other. Gaia it always plays to its end. */
export const WHOLE_GAMES = ['terra-nova', 'terra-mystica'] as const;

/** Whether a run plays a game in a way that is alike in all games: it draws one, and with `PANGAEA_SOAK` set it plays all. */
export function isPlayed(way: string, game: (typeof GAMES)[number], of = GAMES.slice()): boolean {
  const named = (each: string) => `${way} ${each}`;
  return IS_SOAK || drawnOf(of.map(named), 1).includes(named(game));
}

/**
 * For `addInitScript`: random draws of the page follow from the number of the run, the name, and the number of pages that this
 * profile has loaded before.
 */
export function drawByName({
  number,
  name,
  key,
}: Readonly<Record<'number' | 'name' | 'key', string>>) {
  // A blank page keeps nothing, and draws nothing.
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

/** The key under which a profile counts the pages that it has loaded. */
export const LOADS = 'test.loads';
