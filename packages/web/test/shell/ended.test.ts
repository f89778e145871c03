import { expect, test } from 'vitest';
import { endedAt } from '../../src/shell/result/picture/ended.ts';
import { PICTURE_MESSAGES } from '../../src/shell/result/picture/messages.ts';
import { firstTable } from '../../src/table/new-table.ts';
import { type Shelf, save } from '../../src/table/storage.ts';
import { FIRST_GAME } from '../../src/terra-nova/game/first.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';

const LAST_YEAR = 1_764_000_000_000;

test('a picture has the day on which its game ended, and none if nobody knows it', () => {
  const kept = new Map<string, string>();
  const shelf: Shelf = {
    length: 0,
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const table = firstTable({ game: TERRA_NOVA_PAGE, first: FIRST_GAME }, LAST_YEAR);
  if (!table.ok) throw new Error(table.error.code);
  save(shelf, table.value);
  const { id } = table.value;
  expect(endedAt({ id }, shelf, [])).toBe(LAST_YEAR);
  expect(endedAt({ id, isRecorded: true }, shelf, [])).toBeUndefined();
  expect(endedAt({ id: 'served' }, shelf, [{ id: 'served', changed: 7 }])).toBe(7);
  expect(endedAt({ id: 'watched' }, shelf, [{ id: 'served', changed: 7 }])).toBeUndefined();
  expect(PICTURE_MESSAGES.en.foot(3, undefined)).toBe('3 players');
  expect(PICTURE_MESSAGES.ja.foot(3, '2025年11月24日')).toBe('3人 · 2025年11月24日');
});
