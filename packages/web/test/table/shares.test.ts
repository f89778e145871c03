import { expect, test } from 'vitest';
import { forgetShare, keepShare, shareAt, shareFor } from '../../src/table/remote/shares.ts';

function shelf(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['pangaea.shares', kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('a share that is sent twice is the same, and at every table another', () => {
  const own = shelf();
  const first = shareFor(own, 'one');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(shareFor(own, 'one')).toBe(first);
  expect(shareFor(own, 'two')).not.toBe(first);
  expect(shareAt(own, 'one')).toBe(first);
  forgetShare(own, 'one');
  expect(shareAt(own, 'one')).toBeUndefined();
  expect(shareAt(own, 'two')).toBeDefined();
});

test('those of old tables are forgotten, and what is not ours is no share', () => {
  const own = shelf();
  for (let table = 0; table < 120; table++) keepShare(own, `${table}`, 'a'.repeat(32));
  expect(shareAt(own, '0')).toBeUndefined();
  expect(shareAt(own, '119')).toBeDefined();
  for (const odd of ['{', '7', '[["one"]]', '[null]', '[["one",7]]']) {
    expect(shareAt(shelf(odd), 'one'), odd).toBeUndefined();
  }
});

test('without storage there is a share all the same', () => {
  const none = {
    getItem: () => {
      throw new Error('none');
    },
    setItem: () => {
      throw new Error('none');
    },
  };
  expect(shareFor(none, 'one')).toMatch(/^[0-9a-f]{32}$/);
});
