import { expect, test } from 'vitest';
import { isNoted, note } from '../../src/preferences/noted.ts';
import type { Shelf } from '../../src/table/storage.ts';
import { standInForStorage } from '../../src/ui/stand-in.ts';

interface Page {
  readonly localStorage: Shelf;
  readonly sessionStorage: Shelf;
}

test('a storage that the browser forbids is replaced by one that lasts as long as the page', () => {
  const forbidden = Object.defineProperty({} as Page, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('forbidden');
    },
  });
  // In an Android view without storage it is null.
  const page = Object.assign(forbidden, { sessionStorage: null as unknown as Shelf });
  standInForStorage(page);
  for (const shelf of [page.localStorage, page.sessionStorage]) {
    expect(shelf.isForgetful).toBe(true);
    expect(shelf.getItem('a')).toBeNull();
    shelf.setItem('a', '1');
    shelf.setItem('b', '2');
    expect([shelf.length, shelf.key(0), shelf.key(1), shelf.key(2)]).toEqual([2, 'a', 'b', null]);
    shelf.removeItem('a');
    expect([shelf.getItem('a'), shelf.getItem('b')]).toEqual([null, '2']);
  }
});

test('a storage that the browser allows stays', () => {
  const own = { length: 0 };
  const page = { localStorage: own, sessionStorage: own };
  standInForStorage(page);
  expect(page).toEqual({ localStorage: own, sessionStorage: own });
});

test('a note that finds no room is no error', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  note(full, 'a');
  expect(isNoted(full, 'a')).toBe(false);
});
