// The illustrated rules over a table, read by clicks and typing in any browser that a test controls.
import { expect } from 'vitest';
import { BOOK_MESSAGES } from '../../src/shell/book/messages.ts';
import type { Driven } from './segment.ts';

/** A window with a keyboard. */
export interface Typed extends Driven {
  /** Types into the first element that matches, as a keyboard would. */
  type(selector: string, text: string): Promise<void>;
}

/**
 * Opens the rules at a table of Terra Nova in Japanese, finds a subject by a search, looks at its picture, and goes back to
 * the same table.
 */
export async function readBook(window: Typed): Promise<void> {
  const steps = 'document.querySelector(".table").dataset.steps';
  const before = await window.read(steps);
  await window.press('.tool-rules');
  await window.press('.rules-door .rules-link');
  await window.until('document.querySelector(".book-over[open] [data-rules-search]")');
  await window.type('[data-rules-search]', 'スコップ');
  await window.until(
    'document.querySelector(".book-index .book-hits")?.innerText.endsWith(arguments[0])',
    BOOK_MESSAGES.ja.places(1).slice(1),
  );
  await window.press('.book-index [data-subject="land"]');
  await window.until('document.querySelector("[data-book=land] .book-figure .piece")');
  const [width, height, isInside] = await window.read<readonly [number, number, boolean]>(
    `((picture, page) => [
      picture.width,
      picture.height,
      picture.left >= page.left && picture.right <= page.right,
    ])(
      document.querySelector('.book-figure svg').getBoundingClientRect(),
      document.querySelector('.book-page').getBoundingClientRect(),
    )`,
  );
  expect(Math.min(width, height)).toBeGreaterThan(40);
  expect(isInside).toBe(true);
  expect(await window.count('.book-page mark')).toBeGreaterThan(0);
  await window.press('[data-back-from-rules]');
  await window.until('!document.querySelector(".book-over")');
  expect(await window.read(steps)).toBe(before);
  await window.press('.tool-rules');
  await window.until('!document.querySelector(".sheet-guide")');
}
