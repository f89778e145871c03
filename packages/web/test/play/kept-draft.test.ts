import { expect, test } from 'vitest';
import {
  dropDraft,
  fateOf,
  type KeptDraft,
  keepDraft,
  keptDraft,
} from '../../src/play/kept-draft.ts';
import type { Shelf } from '../../src/table/storage.ts';

class Memory implements Shelf {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.#items.set(key, text);
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
}

const DRAFT: KeptDraft = { seat: 1, version: 2, commands: ['build A1', 'end'], changed: 5 };
const step = (line: string) => {
  const [seat, ...words] = line.split(' ');
  return { seat: Number(seat), command: words.join(' ') };
};
const after = (...lines: readonly string[]) => ['0 pass', '1 pass', ...lines].map(step);

test('each table has a draft of its own', () => {
  const shelf = new Memory();
  keepDraft(shelf, 'one', DRAFT);
  keepDraft(shelf, 'two', { ...DRAFT, seat: 0 });
  expect([keptDraft(shelf, 'one'), keptDraft(shelf, 'two')?.seat]).toEqual([DRAFT, 0]);
  dropDraft(shelf, 'one');
  expect([keptDraft(shelf, 'one'), keptDraft(shelf, 'two')?.seat]).toEqual([undefined, 0]);
});

test('stored things of other pages are no draft, and the oldest drafts make room', () => {
  const shelf = new Memory();
  for (const text of [
    '',
    '{}',
    '[]',
    'null',
    '{"seat":1,"version":2,"commands":[1],"changed":3}',
  ]) {
    shelf.setItem('pangaea.draft.odd', text);
    expect(keptDraft(shelf, 'odd')).toBeUndefined();
  }
  dropDraft(shelf, 'odd');
  shelf.setItem('pangaea.table.mine', 'a table');
  for (let at = 0; at < 50; at++) keepDraft(shelf, `t${at}`, { ...DRAFT, changed: at });
  expect(shelf.length).toBe(41);
  expect(keptDraft(shelf, 't9')).toBeUndefined();
  expect(keptDraft(shelf, 't10')).toBeDefined();
  expect(shelf.getItem('pangaea.table.mine')).toBe('a table');
});

test('a browser that keeps nothing is no hindrance', () => {
  const no = () => {
    throw new Error('forbidden');
  };
  const shelf = { getItem: no, setItem: no, removeItem: no, key: no, length: 0 };
  keepDraft(shelf, 'one', DRAFT);
  dropDraft(shelf, 'one');
  expect(keptDraft(shelf, 'one')).toBeUndefined();
});

test('it fits until something else than a standing order was played, and is no news when it was sent', () => {
  expect(fateOf(DRAFT, after())).toBe('fits');
  expect(fateOf(DRAFT, after('0 order keep'))).toBe('fits');
  expect(fateOf(DRAFT, after('0 order keep', '0 pass'))).toBe('overtaken');
  expect(fateOf(DRAFT, after('1 build A1', '1 end', '0 pass'))).toBe('sent');
  expect(fateOf(DRAFT, after('1 build A1'))).toBe('overtaken');
  expect(fateOf(DRAFT, after('0 build A1', '0 end'))).toBe('overtaken');
  expect(fateOf(DRAFT, [])).toBe('overtaken');
});
