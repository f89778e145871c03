import './all-games.ts';
import { expect, test } from 'vitest';
import { OrderCount } from '../src/rules/orders.ts';
import { Positions } from '../src/rules/positions.ts';
import type { OpenedTable, Storage } from '../src/storage/contract.ts';
import { LiveTables } from '../src/tables/live.ts';

/**
 * The tables in memory, and a list of those that were read from a storage that contains every
 * table.
 */
function tables(most: number): { readonly live: LiveTables; readonly read: string[] } {
  const read: string[] = [];
  const openTable = async (id: string): Promise<OpenedTable> => {
    read.push(id);
    return { table: { id }, commands: [], segments: [] } as unknown as OpenedTable;
  };
  return { live: new LiveTables({ openTable } as unknown as Storage, most), read };
}

test('tables that nobody asked for longest make room, but not one that somebody stands in line for', async () => {
  const { live, read } = tables(3);
  const first = await live.find('a');
  if (first === undefined) throw new Error('there is no table');
  const done = Promise.withResolvers<void>();
  const work = live.exclusively(first, () => done.promise);
  for (const id of ['b', 'c', 'b', 'd', 'e']) await live.find(id);
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await live.find('a')).toBe(first);
  done.resolve();
  await work;
  for (const id of ['d', 'e', 'b', 'c']) await live.find(id);
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e', 'b', 'c']);
  expect(await live.find('a')).not.toBe(first);
});

test('positions at hand are as many as they may be; the others ask for the record', () => {
  const positions = new Positions(2);
  const orders = new OrderCount();
  for (const table of ['a', 'b', 'c']) {
    positions.keep(table, 1, { state: `position of ${table}`, orders });
  }
  const find = (table: string, at: number) => positions.find({ game: 'terra-nova', table, at });
  expect(find('a', 1)).toBe('record-needed');
  expect(find('b', 1)).toMatchObject({ state: 'position of b' });
  expect(find('c', 1)).toMatchObject({ state: 'position of c' });
  // The position after a move that was not stored differs from the one after the stored move.
  expect(find('c', 2)).toBe('record-needed');
});
