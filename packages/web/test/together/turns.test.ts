import type { SegmentTold, TableInfo, TableList } from '@pangaea/wire';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StreamListener } from '../../src/table/remote/stream.ts';
import { nextTable } from '../../src/table/turns.ts';
import { followTurns } from '../../src/together/follow-turns.ts';

function table(id: string, deciders: readonly number[], changed = 1): TableInfo {
  const seat = { kind: 'person', name: '', joined: true } as const;
  return {
    id,
    game: 'gaia',
    rulesVersion: '',
    options: {},
    pace: 'slow',
    changed,
    version: 3,
    over: false,
    deciders,
    made: false,
    viewer: 0,
    commitment: '',
    edition: '',
    created: 1,
    seats: [
      { ...seat, seat: 0, yours: true },
      { ...seat, seat: 1, yours: false },
    ],
  };
}

const never = () => () => undefined;

/** A server whose list of tables is `tables`. */
function server(tables: TableInfo[], word: Partial<Pick<TableList, 'announcement'>> = {}) {
  const rung: string[] = [];
  const announced: (string | undefined)[] = [];
  let hear: StreamListener | undefined;
  let stopped = 0;
  const turns = followTurns({
    list: async () => ({ ok: true, value: { tables: [...tables], ...word } }),
    listen: (listener) => {
      hear = listener;
      return () => stopped++;
    },
    onTurn: ({ id }) => rung.push(id),
    onAnnounced: (text) => announced.push(text?.en),
    now: () => 9,
    whenBack: never,
  });
  const happened = (
    id: string,
    version: number,
    deciders: number[],
    more: Pick<SegmentTold, 'outcome' | 'window'> = {},
  ) =>
    hear?.segment?.({
      table: id,
      number: version,
      from: version - 1,
      version,
      steps: [],
      deciders,
      ...more,
    });
  return { turns, rung, announced, tables, happened, heard: () => hear, stopped: () => stopped };
}

test('a table that begins to wait for me rings once; one that did so before the page was opened does not', async () => {
  const { turns, rung, happened, heard } = server([table('a', [0]), table('b', [1])]);
  await expect.poll(() => turns.current().length).toBe(2);
  expect(heard()).toBeDefined();
  happened('b', 4, [0]);
  happened('b', 5, [0, 1]);
  expect(rung).toEqual(['b']);
  // A late answer changes nothing, and neither does news of another table.
  happened('b', 4, [1]);
  happened('z', 9, [0]);
  expect(turns.current().map(({ id, deciders }) => [id, deciders])).toEqual([
    ['b', [0, 1]],
    ['a', [0]],
  ]);
  happened('b', 6, [1]);
  happened('b', 7, [0]);
  expect(rung).toEqual(['b', 'b']);
  happened('b', 8, [0], { outcome: { vp: [9, 8], rank: [1, 2] } });
  expect(rung).toHaveLength(2);
  expect(turns.current().find(({ id }) => id === 'b')?.over).toBe(true);
});

test('nobody waits for a seat that has answered in secret until the window closes', async () => {
  const answered = { ...table('a', [0, 1]), window: { from: 3, answered: [0] } };
  const { turns, rung, happened } = server([answered]);
  await expect.poll(() => turns.current().length).toBe(1);
  expect(nextTable(turns.current(), undefined)).toBeUndefined();
  // A standing order of the other person.
  happened('a', 4, [0, 1], { window: { from: 3 } });
  expect(rung).toEqual([]);
  happened('a', 6, [0]);
  expect(rung).toEqual(['a']);
  // Another window asks anew.
  happened('a', 7, [1]);
  happened('a', 8, [0, 1], { window: { from: 8 } });
  expect(rung).toEqual(['a', 'a']);
});

test('missed messages are found when the connection is back, and a deleted table goes', async () => {
  const { turns, rung, tables, heard, stopped } = server([table('a', [1])]);
  await expect.poll(() => turns.current().length).toBe(1);
  tables.splice(0, 1, table('a', [0]), table('c', [0]));
  heard()?.connected(new Set());
  await expect.poll(() => rung).toEqual(['a', 'c']);
  heard()?.deleted?.({ table: 'a' });
  expect(turns.current().map(({ id }) => id)).toEqual(['c']);
  turns.close();
  expect(stopped()).toBe(1);
});

test('where the stream brings what was missed the tables are not asked for, unless there are others', async () => {
  const { turns, tables, heard } = server([table('a', [1]), table('b', [1])]);
  await expect.poll(() => turns.current().length).toBe(2);
  const all = new Set(['a', 'b']);
  tables.push(table('c', [1]));
  heard()?.connected(all, ['a', 'b']);
  await new Promise((done) => setTimeout(done));
  expect(turns.current()).toHaveLength(2);
  heard()?.connected(new Set(['a', 'b', 'c']), ['a', 'b', 'c']);
  await expect.poll(() => turns.current().length).toBe(3);
  tables.push(table('d', [1]));
  heard()?.follows?.({ id: 'd', version: 3, number: 0 });
  await expect.poll(() => turns.current().length).toBe(4);
  tables.shift();
  heard()?.connected(new Set(['b', 'c', 'd']), ['b', 'c', 'd']);
  await expect.poll(() => turns.current().map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});

test('without tables nothing is listened to', async () => {
  const { turns, heard } = server([]);
  await turns.look();
  expect(heard()).toBeUndefined();
});

test('one comes round all tables that wait, and never to the one at hand', () => {
  const tables = [table('c', [0], 5), table('a', [0], 7), table('b', [0], 5), table('x', [1], 1)];
  const from = (id: string | undefined) => nextTable(tables, id)?.id;
  expect([from('b'), from('c'), from('a')]).toEqual(['c', 'a', 'b']);
  expect([from('x'), from(undefined)]).toEqual(['b', 'b']);
  expect(nextTable([table('a', [0])], 'a')).toBeUndefined();
  expect(nextTable([table('a', [1])], undefined)).toBeUndefined();
});

test('a list of several pages is asked for to its end, and again when a table has moved to its first page', async () => {
  const pages = new Map([
    [undefined, { tables: [table('a', [1]), table('b', [1])], next: 'place 1' }],
    ['place 1', { tables: [table('c', [1])], next: 'place 2' }],
    ['place 2', { tables: [table('d', [1])] }],
  ]);
  const asked: (string | undefined)[] = [];
  const held: (() => void)[] = [];
  let hear: StreamListener | undefined;
  const turns = followTurns({
    list: async (after) => {
      asked.push(after);
      if (asked.length > 3 && after !== undefined) {
        await new Promise<void>((go) => held.push(go));
      }
      return { ok: true, value: pages.get(after) ?? { tables: [] } };
    },
    listen: (listener) => {
      hear = listener;
      return () => undefined;
    },
    onTurn: () => undefined,
    onAnnounced: () => undefined,
    now: () => 9,
    whenBack: never,
  });
  await expect.poll(() => turns.current().length).toBe(4);
  expect(asked).toEqual([undefined, 'place 1', 'place 2']);
  void turns.look();
  for (let released = 0; released < 4; released++) {
    await expect.poll(() => held.length).toBe(1);
    if (released === 0) {
      // A table made elsewhere, with moves after the first page was read.
      pages.set(undefined, { tables: [table('e', [0]), table('a', [1])], next: 'place 1' });
      const told = { table: 'e', number: 1, from: 0, version: 4, steps: [], deciders: [0] };
      hear?.segment?.(told);
    }
    held.shift()?.();
  }
  await expect.poll(() => turns.current().length).toBe(4);
  expect(turns.current().map(({ id }) => id)).toContain('e');
  turns.close();
});

test('changes while the list is loading are seen', async () => {
  const tables = [table('a', [1]), table('b', [1])];
  const answers: (() => void)[] = [];
  const turns = followTurns({
    list: () => {
      // The state that the server has now and sends later.
      const value = { tables: [...tables] };
      return new Promise((resolve) => answers.push(() => resolve({ ok: true, value })));
    },
    listen: () => () => undefined,
    onTurn: () => undefined,
    onAnnounced: () => undefined,
    now: () => 9,
    whenBack: never,
  });
  tables.pop();
  void turns.look();
  answers[0]();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]();
  await expect.poll(() => turns.current().map(({ id }) => id)).toEqual(['a']);
  turns.close();
});

test('announcements of the operator come with the list, and are told while a table is followed', async () => {
  const said = (en: string) => ({ en, ja: en });
  const { turns, announced, heard } = server([table('a', [1])], { announcement: said('soon') });
  await expect.poll(heard).toBeDefined();
  heard()?.announcement?.({ text: said('now') });
  heard()?.announcement?.({});
  expect(announced).toEqual(['soon', 'now', undefined]);
  turns.close();
});

test('a list that fails is asked for again, after pauses and when the network is back', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  let listening = 0;
  let isAway = true;
  let back: () => void = () => undefined;
  const refused = { refusal: { code: 'unreached', params: {} } };
  const open = () =>
    followTurns({
      list: async () => {
        asked++;
        if (isAway) return { ok: false, refused, status: 0 };
        return { ok: true, value: { tables: [table('a', [0])] } };
      },
      listen: () => {
        listening++;
        return () => listening--;
      },
      onTurn: () => undefined,
      onAnnounced: () => undefined,
      now: () => 9,
      whenBack: (listener) => {
        back = listener;
        return () => {
          back = () => undefined;
        };
      },
    });
  // The page was opened without a network.
  const turns = open();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([asked, turns.current()]).toEqual([2, []]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect([asked, turns.current().length, listening]).toEqual([3, 1, 1]);
  back();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(3);
  turns.close();

  isAway = true;
  const second = open();
  await vi.advanceTimersByTimeAsync(0);
  isAway = false;
  back();
  await vi.advanceTimersByTimeAsync(0);
  expect([second.current().length, listening]).toEqual([1, 1]);
  second.close();

  isAway = true;
  const third = open();
  await vi.advanceTimersByTimeAsync(0);
  third.close();
  back();
  const before = asked;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(before);
});
