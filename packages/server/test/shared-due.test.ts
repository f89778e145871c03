import { expect, onTestFinished, test } from 'vitest';
import type { Doers, WorkOutcome } from '../src/due/scheduler.ts';
import { SharedScheduler, sharedStorage } from '../src/due/shared-scheduler.ts';
import { makeLog } from '../src/log.ts';
import {
  type DueKind,
  type DueWork,
  everyOperation,
  type OperationName,
  type Storage,
} from '../src/storage/contract.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore } from '../src/storage/sqlite/store.ts';
import { FalseClock } from './false-clock.ts';
import { DEVICE, segment, TABLE } from './storage-kit/adapter.ts';

const NOON = 1_800_000_000_000;
const OTHERS: readonly DueKind[] = ['window', 'ahead', 'clock', 'notice', 'news', 'tidy'];
const NONE = { window: 0, ahead: 0, bots: 0, clock: 0, notice: 0, news: 0, tidy: 0 };

const work = (kind: DueKind, at: number, more: Partial<DueWork> = {}): DueWork => ({
  owner: `table-${kind}`,
  kind,
  at: NOON + at,
  about: 3,
  claimed: 0,
  ...more,
});

/** Servers on one database, under a clock that the test moves. */
function world() {
  const clock = new FalseClock(NOON);
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  const store = directStore(db);
  const storage = {
    ...everyOperation(async (name: OperationName, args) => {
      const run = store[name] as (...args: readonly unknown[]) => unknown;
      return run(...args);
    }),
    close: async () => undefined,
  } as unknown as Storage;
  const done: string[] = [];
  const server = (
    name: string,
    kinds: readonly DueKind[] = OTHERS,
    outcome: (work: DueWork) => Promise<WorkOutcome> = async () => 'nothing-to-do',
    most = 100,
  ) => {
    const doer = (each: DueWork) => {
      done.push(`${name} ${each.kind}`);
      return outcome(each);
    };
    const all = ['bots', ...OTHERS] as const;
    const doers = Object.fromEntries(all.map((kind) => [kind, doer])) as unknown as Doers;
    const log = makeLog('silent');
    const share = { kinds, most };
    return new SharedScheduler({ storage, clock, doers, log, began: () => undefined, share });
  };
  const left = () => db.prepare('SELECT kind, at, claimed FROM due ORDER BY kind').all();
  return { clock, storage, done, server, left };
}

test('work is done by one of several servers, whichever looks first', async () => {
  const { clock, done, server, left } = world();
  const servers = ['one', 'other', 'third'].map((name) => server(name));
  await servers[0].start(NONE, [work('window', 700), work('clock', 30_000)]);
  for (const each of servers.slice(1)) await each.start(NONE);
  await clock.pass(5_000);
  expect(done).toHaveLength(1);
  await clock.pass(60_000);
  expect(done.map((each) => each.split(' ')[1])).toEqual(['window', 'clock']);
  expect(left()).toEqual([]);
  for (const each of servers) each.close();
});

test('each kind is done where it belongs, and bots only as far as there is room', async () => {
  const { clock, done, server } = world();
  const [one, other] = [work('bots', 0), work('bots', 0, { owner: 'second' })];
  const thought = Promise.withResolvers<WorkOutcome>();
  const bots = server('bots', ['bots'], () => thought.promise, 1);
  const web = server('web');
  await bots.start(NONE, [one, other, work('window', 0)]);
  await web.start(NONE);
  await clock.pass(40_000);
  expect(done.sort()).toEqual(['bots bots', 'web window']);
  thought.resolve('nothing-to-do');
  await clock.pass(10);
  expect(done.sort()).toEqual(['bots bots', 'bots bots', 'web window']);
  bots.close();
  web.close();
});

test('a claim is held as long as the work takes, and taken over when its server is silent', async () => {
  const { clock, done, server, left, storage } = world();
  const thinking = new Promise<WorkOutcome>(() => undefined);
  const slow = server('slow', ['bots'], () => thinking);
  const second = server('second', ['bots']);
  await slow.start(NONE, [work('bots', 0)]);
  await second.start(NONE);
  await clock.pass(120_000);
  expect(done).toEqual(['slow bots']);
  // Another server has claimed it, because the first one did not respond for too long.
  const [{ claimed }] = left();
  const late = { ...work('bots', 0), claimed: Number(claimed) };
  await clock.pass(0);
  const { works } = await storage.claimDue({
    now: Number(claimed),
    until: Number(claimed) + 60_000,
    most: 1,
    kinds: ['bots'],
  });
  expect(works).toHaveLength(1);
  await storage.finishDue(late, true);
  await clock.pass(20_000);
  expect(left()).toMatchObject([{ claimed: Number(claimed) + 60_000 }]);
  slow.close();
  await clock.pass(60_000);
  expect(done).toEqual(['slow bots', 'second bots']);
  second.close();
});

test('work that fails may be done by another; a server that ends leaves its work at once', async () => {
  const { clock, done, server, left } = world();
  const broken = server('broken', OTHERS, () => Promise.reject(new Error('no rules')));
  await broken.start(NONE, [work('clock', 0)]);
  await clock.pass(0);
  expect(left()).toMatchObject([{ at: NOON + 5_000, claimed: 0 }]);
  broken.close();
  broken.stored([work('clock', 0, { at: NOON + 5_000, claimed: NOON + 65_000 })]);
  const second = server('second');
  await second.start(NONE);
  await clock.pass(6_000);
  expect(done).toEqual(['broken clock', 'second clock']);
  second.close();
});

test('a server claims the work that it stores where it does it, and leaves all other work', async () => {
  const { storage, left } = world();
  const web = sharedStorage(storage, OTHERS);
  await web.addDevice(DEVICE);
  const due = [
    work('bots', 0, { owner: 'table', claimed: NOON + 60_000 }),
    work('window', 0, { owner: 'table', claimed: NOON + 60_000 }),
    work('clock', 9, { owner: 'table' }),
  ];
  await web.createTable(TABLE, '', due);
  const expected = [
    { kind: 'bots', at: NOON, claimed: 0 },
    { kind: 'clock', at: NOON + 9, claimed: 0 },
    { kind: 'window', at: NOON, claimed: NOON + 15_000 },
  ];
  expect(left()).toEqual(expected);
  const later = due.map((each) => ({ ...each, about: 4 }));
  await web.writeSegment({ ...segment('table', 0), due: later });
  expect(left()).toEqual(expected);
});

test('work that lies deep in a write is claimed like all other', async () => {
  const { storage } = world();
  const asked: unknown[] = [];
  const claimSeat = async (write: unknown) => asked.push(write);
  const web = sharedStorage({ ...storage, claimSeat } as unknown as Storage, OTHERS);
  const due = [
    work('bots', 0, { claimed: NOON + 60_000 }),
    work('window', 0, { claimed: NOON + 60_000 }),
  ];
  await web.claimSeat({ table: 'table', seat: 1, deal: { seed: 's', due } } as never);
  const claimed = [
    { ...due[0], claimed: 0 },
    { ...due[1], claimed: NOON + 15_000 },
  ];
  expect(asked).toEqual([{ table: 'table', seat: 1, deal: { seed: 's', due: claimed } }]);
});
