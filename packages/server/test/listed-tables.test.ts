import { expect, test } from 'vitest';
import { ListedTables } from '../src/tables/listed-tables.ts';
import { TABLE } from './storage-kit/adapter.ts';

/** A storage with these tables, and the ids of those that were read completely. */
function storageOf(tables: Map<string, number>) {
  const read: string[][] = [];
  return {
    read,
    listOf: async (_person: number, { most }: { readonly most: number }) =>
      [...tables].map(([id, revision]) => ({ id, revision, changed: 7 })).slice(0, most),
    someTables: async (ids: readonly string[]) => {
      read.push([...ids]);
      return ids
        .filter((id) => tables.has(id))
        .map((id) => ({ ...TABLE, id, revision: tables.get(id) ?? 0 }));
    },
  };
}

test('a table of a list is read once for each revision', async () => {
  const tables = new Map([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
  const storage = storageOf(tables);
  const lists = new ListedTables(storage);
  const first = await lists.of(1, { most: 2 });
  expect(first.tables.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(first.next).toMatchObject({ changed: 7, id: 'b' });
  expect(await lists.of(1, { most: 2 })).toEqual(first);
  tables.set('b', 2);
  const whole = await lists.of(2, { most: 3 });
  expect(whole.next).toBeUndefined();
  expect(whole.tables.map(({ revision }) => revision)).toEqual([1, 2, 1]);
  expect(storage.read).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ]);
});

test('a table that is deleted while its list is read is left out of it, and old tables are dropped', async () => {
  const tables = new Map([
    ['a', 1],
    ['b', 1],
  ]);
  const storage = storageOf(tables);
  const lists = new ListedTables(storage, undefined, 1);
  const both = lists.of(1, { most: 9 });
  tables.delete('a');
  expect((await both).tables.map(({ id }) => id)).toEqual(['b']);
  tables.set('a', 1);
  await lists.of(1, { most: 9 });
  await lists.of(1, { most: 9 });
  expect(storage.read.slice(1)).toEqual([['a'], ['b']]);
});

test('a table that is in memory anyway is not read, unless somebody else has written it', async () => {
  const tables = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const storage = storageOf(tables);
  const lists = new ListedTables(storage, (id) => ({ ...TABLE, id, revision: 1, host: 9 }));
  const { tables: listed } = await lists.of(1, { most: 9 });
  expect(listed.map(({ revision, host }) => [revision, host])).toEqual([
    [1, 9],
    [2, 1],
  ]);
  expect(storage.read).toEqual([['b']]);
});
