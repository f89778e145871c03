import { expect, test } from 'vitest';
import { type Run, StorageError } from '../../src/storage/contract.ts';
import { openDatabase } from '../../src/storage/sqlite/open.ts';
import { directStore } from '../../src/storage/sqlite/store.ts';
import { leftAt } from '../../src/time/clocks.ts';
import { Uptime } from '../../src/time/uptime.ts';
import { FalseClock } from '../false-clock.ts';

const NOON = 1_800_000_000_000;
const CLOCK = { warned: false, over: false, away: false };

function storeInMemory() {
  const store = directStore(openDatabase(':memory:'));
  return {
    store,
    noteRun: async (run: Run) => store.noteRun(run),
    downTimes: async () => store.downTimes(),
  };
}

test('a server knows when none ran before it', async () => {
  const storage = storeInMemory();
  const clock = new FalseClock(NOON);
  const first = new Uptime(storage, clock);
  await first.start();
  expect(first.running.down).toEqual([]);
  await clock.pass(45_000);
  // A killed server records no end. Its last record was 40 seconds after its start.
  const later = new FalseClock(NOON + 3_600_000);
  const second = new Uptime(storage, later);
  await second.start();
  expect(second.running.down).toEqual([{ from: NOON + 40_000, to: NOON + 3_600_000 }]);
  await second.close();
});

test('one that is asked to end notes it', async () => {
  const storage = storeInMemory();
  const clock = new FalseClock(NOON);
  const first = new Uptime(storage, clock);
  await first.start();
  await clock.pass(45_000);
  await first.close();
  const second = new Uptime(storage, new FalseClock(NOON + 100_000));
  await second.start();
  expect(second.running.down).toEqual([{ from: NOON + 45_000, to: NOON + 100_000 }]);
});

test('a machine that slept finds out before it says that time is over', async () => {
  const storage = storeInMemory();
  let now = NOON;
  // No timer runs while the machine sleeps.
  const uptime = new Uptime(storage, { now: () => now, after: () => () => undefined });
  await uptime.start();
  now += 30_000;
  expect(uptime.running.down).toEqual([]);
  now += 8 * 3_600_000;
  expect(uptime.running.down).toEqual([{ from: NOON + 30_000, to: now }]);
});

test('a clock that jumps takes nobody a moment, wherever it stood in between two looks', async () => {
  const storage = storeInMemory();
  let [now, elapsed] = [NOON, 0];
  const clock = { now: () => now, after: () => () => undefined };
  let jumps = 0;
  const uptime = new Uptime(
    storage,
    clock,
    () => elapsed,
    20_000,
    () => {
      jumps += 1;
    },
  );
  await uptime.start();
  const passes = (ms: number, jump = 0) => {
    elapsed += ms;
    now += ms + jump;
    return uptime.running;
  };
  // The clock was corrected a little: nobody loses time, and it is not a new run.
  expect(passes(10_000, 4_000)).toEqual({ started: NOON, down: [] });
  const slept = { from: NOON + 24_000, to: NOON + 3_624_000 };
  expect(passes(10_000, 3_600_000)).toEqual({ started: slept.to, down: [slept] });
  const jumped = { from: slept.to + 1_000, to: slept.to + 31_000 };
  expect(passes(1_000, 30_000)).toEqual({ started: jumped.to, down: [slept, jumped] });
  expect(jumps).toBe(2);
  await uptime.close();
  expect(storage.store.downTimes()).toEqual([slept, jumped]);
});

test('on a disk that is slower than the beats only the latest is noted', async () => {
  const storage = storeInMemory();
  const clock = new FalseClock(NOON);
  const written: (() => void)[] = [];
  const noted: number[] = [];
  const slow = {
    ...storage,
    noteRun: async (run: Parameters<typeof storage.noteRun>[0]) => {
      noted.push(run.alive - NOON);
      await new Promise<void>((done) => written.push(done));
      return storage.noteRun(run);
    },
  };
  const uptime = new Uptime(slow, clock);
  const write = () => {
    for (const done of written.splice(0)) done();
  };
  const started = uptime.start();
  write();
  await started;
  await clock.pass(100_000);
  expect(noted).toEqual([0, 20_000]);
  write();
  await clock.pass(0);
  expect(noted).toEqual([0, 20_000, 100_000]);
  write();
});

test('a clock that was set back between two servers is no time without one', async () => {
  const storage = storeInMemory();
  for (const at of [NOON, NOON - 3_600_000]) {
    const uptime = new Uptime(storage, new FalseClock(at));
    await uptime.start();
    expect(uptime.running.down).toEqual([]);
    await uptime.close();
  }
});

test('beside other servers no time counts in which one of them ran, and none that lies between two beats', async () => {
  const storage = storeInMemory();
  const clock = new FalseClock(NOON);
  const beside = (at: FalseClock) =>
    new Uptime(storage, at, at.elapsed, undefined, undefined, true);
  const first = beside(clock);
  await first.start();
  await clock.pass(50_000);
  // The last record of the first server was ten seconds ago: that is no time without a server.
  const second = beside(clock);
  await second.start();
  expect(second.running.down).toEqual([]);
  await clock.pass(60_000);
  expect(storage.store.downTimes()).toEqual([]);
  await first.close();
  await second.close();
  // Nobody runs for a minute.
  const later = new FalseClock(NOON + 170_000);
  const [third, fourth] = [beside(later), beside(later)];
  await third.start();
  await fourth.start();
  const down = [{ from: NOON + 110_000, to: NOON + 170_000 }];
  expect(third.running.down).toEqual(down);
  // These servers sleep for an hour, while others may run.
  later.jump(3_600_000);
  for (const each of [third, fourth]) {
    expect(each.down).toEqual(down);
    // They allow no decision about time before they know whether others ran.
    expect(() => each.running).toThrow('no run could be stored');
  }
  await later.pass(0);
  const slept = { from: NOON + 170_000, to: NOON + 3_770_000 };
  for (const each of [third, fourth]) {
    expect(each.running).toEqual({ started: slept.to, down: [...down, slept] });
  }
});

test('from 25 seconds on nobody is charged for a time in which no server could store anything', async () => {
  const inMemory = storeInMemory();
  const clock = new FalseClock(NOON);
  const isAway = [false, false];
  let again = 0;
  const [first, second] = [0, 1].map((at) => {
    const reached =
      <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
      async (...args: A) => {
        if (isAway[at]) throw new StorageError('away', 'the database is gone');
        return work(...args);
      };
    const storage = { noteRun: reached(inMemory.noteRun), downTimes: reached(inMemory.downTimes) };
    const jumped = () => {
      again += 1;
    };
    return new Uptime(storage, clock, clock.elapsed, undefined, jumped, true);
  });
  await first.start();
  await second.start();
  await clock.pass(24_000);
  /**
   * The database is gone for a time, for one server or both; at the end both have found it again.
   */
  const without = async (ms: number, servers: readonly number[]) => {
    again = 0;
    for (const at of servers) isAway[at] = true;
    await clock.pass(ms);
    isAway.fill(false);
    for (const at of servers) [first, second][at].foundAgain();
  };
  // Their last note was stored after 20 seconds; 24 seconds later the time still counts.
  await without(20_000, [0, 1]);
  expect(again).toBe(2);
  expect([first.running.down, second.running.down]).toEqual([[], []]);
  await clock.pass(20_000);
  const left = () =>
    leftAt({ ...CLOCK, left: 300_000, since: NOON }, clock.now(), first.running.down);
  expect(left()).toBe(300_000 - 64_000);
  // The notes of both were stored after 60 seconds.
  await without(50_000, [0, 1]);
  expect(() => first.running).toThrow('no run could be stored');
  expect(again).toBe(0);
  await clock.pass(0);
  const gone = { from: NOON + 60_000, to: NOON + 114_000 };
  expect([first.running.down, second.running.down]).toEqual([[gone], [gone]]);
  expect(again).toBe(2);
  expect(left()).toBe(300_000 - 60_000);
  // If only one server is cut off, the other one has run.
  await without(70_000, [0]);
  await clock.pass(0);
  expect([first.running.down, second.running.down]).toEqual([[gone], [gone]]);
  expect(left()).toBe(300_000 - 130_000);
  await first.close();
  await second.close();
});
