import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { ago } from '../../src/clock/ago.ts';
import { listTables } from '../../src/start/listed.ts';
import type { SavedTable, Turn } from '../../src/table/storage.ts';

function saved(id: string, changed: number, turn?: Turn, game = 'terra-nova'): SavedTable {
  const record = { game, rulesVersion: '', options: {}, seed: '', commands: [] };
  return { id, players: [], record, changed, ...(turn === undefined ? {} : { turn }) };
}

function served(id: string, changed: number, deciders: readonly number[], over = false): TableInfo {
  const seats = [0, 1].map((seat) => ({
    seat,
    kind: 'person',
    name: '',
    joined: true,
    yours: seat === 1,
  }));
  return { id, game: 'gaia', changed, deciders, over, seats } as unknown as TableInfo;
}

test('tables that wait for me come first, those that are over last, each kind by its last change', () => {
  const listed = listTables(
    [
      saved('over', 90, 'over'),
      saved('bots', 80, 'others'),
      saved('mine', 10, 'here'),
      saved('old', 5),
      saved('unknown', 99, 'here', 'chess'),
    ],
    [served('theirs', 70, [0]), served('asked', 20, [0, 1]), served('past', 95, [], true)],
  );
  expect(listed.map(({ id, turn }) => `${id} ${turn}`)).toEqual([
    'asked here',
    'mine here',
    'bots others',
    'theirs others',
    'old others',
    'past over',
    'over over',
  ]);
});

test('how long ago something was is told in the largest unit', () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const told = (minutes: number) => ago(now - minutes * 60_000, now, 'en');
  expect(told(0)).toBe('this minute');
  expect(told(12)).toBe('12 minutes ago');
  expect(told(125)).toBe('2 hours ago');
  expect(told(26 * 60)).toBe('yesterday');
  expect(told(9 * 24 * 60)).toContain('2026');
  // A clock that was set back.
  expect(told(-5)).toBe('this minute');
  expect(ago(now - 720_000, now, 'ja')).toBe('12 分前');
});
