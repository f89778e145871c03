import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { dueAt } from '../src/due/at-table.ts';
import { TIDY_MS } from '../src/due/doers.ts';
import { CLAIM_MS, type Doers, Scheduler } from '../src/due/scheduler.ts';
import { makeLog } from '../src/log.ts';
import { type DueWork, type Storage, StorageError } from '../src/storage/contract.ts';
import { DATABASE, openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore } from '../src/storage/sqlite/store.ts';
import { refused } from '../src/tables/refused.ts';
import { FalseClock } from './false-clock.ts';
import { emptyFolder, serve } from './running.ts';

const NOON = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const LONGEST = {
  window: 365 * DAY_MS,
  ahead: 0,
  bots: 365 * DAY_MS,
  clock: 365 * DAY_MS,
  notice: 0,
  news: 0,
  tidy: 365 * DAY_MS,
};

const window = (at: number, about = 7, owner = 'table'): DueWork => ({
  owner,
  kind: 'window',
  at,
  about,
  claimed: 0,
});

/** A scheduler with its own database and a clock that the test controls. */
function scheduled(...outcomes: readonly (Error | 'by-its-effect' | 'nothing-to-do' | number)[]) {
  const clock = new FalseClock(NOON);
  const db = openDatabase(join(emptyFolder(), 'pangaea.db'));
  db.exec('PRAGMA synchronous = OFF');
  const store = directStore(db);
  const storage = {
    claimDue: async (claim) => store.claimDue(claim),
    finishDue: async (work) => store.finishDue(work),
    postponeDue: async (work, at) => store.postponeDue(work, at),
    recoverDue: async (latest, own) => store.recoverDue(latest, own),
  } satisfies Partial<Storage>;
  const done: (readonly [owner: string, at: number])[] = [];
  const work: Doers['window'] = async ({ owner }) => {
    const outcome = outcomes[done.length] ?? 'nothing-to-do';
    done.push([owner, clock.now() - NOON]);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const start = async (works: readonly DueWork[], longest = LONGEST) => {
    const doers = {
      window: work,
      ahead: work,
      bots: work,
      clock: work,
      notice: work,
      news: work,
      tidy: work,
    };
    const made = new Scheduler(storage, clock, doers, makeLog('silent'));
    await made.start(longest, works);
    return made;
  };
  const left = () => db.prepare('SELECT owner, kind, at, claimed FROM due ORDER BY owner').all();
  return { clock, done, start, left };
}

test('work is done when its time has come, once, and is gone', async () => {
  const { clock, done, start, left } = scheduled();
  await start([window(NOON + 500)]);
  await clock.pass(499);
  expect(done).toEqual([]);
  await clock.pass(1);
  expect(done).toEqual([['table', 500]]);
  await clock.pass(10 * DAY_MS);
  expect([done.length, left()]).toEqual([1, []]);
});

test('work that a jump of the clock makes due, or a sleep of the machine, is done at once', async () => {
  const { clock, done, start } = scheduled();
  const made = await start([window(NOON + DAY_MS), window(NOON + 3 * DAY_MS, 1, 'late')]);
  clock.jump(2 * DAY_MS);
  await clock.pass(1_000);
  expect(done).toEqual([]);
  made.again();
  await clock.pass(0);
  expect(done).toEqual([['table', 2 * DAY_MS + 1_000]]);
  // Work that is not due yet is done at its time.
  await clock.pass(DAY_MS - 1_001);
  expect(done).toHaveLength(1);
  await clock.pass(1);
  expect(done.at(-1)).toEqual(['late', 3 * DAY_MS]);
  made.close();
  made.again();
});

test('a server whose clock has jumped looks with its next beat at what is due', async () => {
  const clock = new FalseClock(NOON);
  const folder = emptyFolder();
  await serve(folder, { now: clock.now, after: clock.after, elapsed: clock.elapsed });
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  onTestFinished(() => db.close());
  const next = () => db.prepare(`SELECT at FROM due WHERE kind = 'tidy'`).get()?.at;
  expect(next()).toBe(NOON + TIDY_MS);
  clock.jump(DAY_MS);
  // The work is done much sooner than its timer would start it, because the timer does not see the
  // jump of the clock.
  await clock.pass(20_000);
  await expect.poll(next, { timeout: 30_000 }).toBe(clock.now() + TIDY_MS);
});

test('work may be due in months, and other work before it', async () => {
  const { clock, done, start } = scheduled();
  const made = await start([window(NOON + 60 * DAY_MS), window(NOON + 90 * DAY_MS, 1, 'late')]);
  made.stored([]);
  await clock.pass(60 * DAY_MS - 1);
  expect(done).toEqual([]);
  await clock.pass(1);
  expect(done).toEqual([['table', 60 * DAY_MS]]);
  await clock.pass(30 * DAY_MS);
  expect(done).toEqual([
    ['table', 60 * DAY_MS],
    ['late', 90 * DAY_MS],
  ]);
});

test('more work than is claimed together is all done', async () => {
  const { clock, done, start, left } = scheduled();
  const many = Array.from({ length: 250 }, (_, at) => window(NOON + (at % 3), 1, `table-${at}`));
  await start(many);
  await clock.pass(3);
  expect(new Set(done.map(([owner]) => owner)).size).toBe(250);
  expect([done.length, left()]).toEqual([250, []]);
});

test('a clock that was set back between two runs makes nobody wait longer', async () => {
  const { clock, done, start } = scheduled();
  await start([]);
  const again = { ...LONGEST, window: 500 };
  // The work is in the database already when the server starts.
  const first = await start([window(NOON + DAY_MS)]);
  first.close();
  await start([], again);
  await clock.pass(499);
  expect(done).toEqual([]);
  await clock.pass(1);
  expect(done).toEqual([['table', 500]]);
});

test('failed work is tried again until it succeeds; work of deleted or broken tables is not', async () => {
  const failing = scheduled(new Error('busy'), new StorageError('full', 'full'));
  await failing.start([window(NOON + 5)]);
  await failing.clock.pass(DAY_MS / 2);
  expect(failing.done.map(([, at]) => at)).toEqual([5, 5_005, 10_005]);
  expect(failing.left()).toEqual([]);
  for (const why of ['table-unknown', 'table-deleted'] as const) {
    const gone = scheduled(refused(why));
    await gone.start([window(NOON)]);
    await gone.clock.pass(CLAIM_MS - 1);
    expect(gone.done).toHaveLength(1);
  }
  for (const why of [refused('record-other-rules'), new StorageError('damaged', 'page 7')]) {
    const { clock, done, start } = scheduled(why);
    await start([window(NOON)]);
    await clock.pass(DAY_MS - 1);
    expect(done).toHaveLength(1);
    await clock.pass(1);
    expect(done).toHaveLength(2);
  }
});

test('work of the server comes again and again, and is stored once', async () => {
  const { clock, done, start, left } = scheduled(NOON + 2_000, NOON + 3_000, NOON + 4_000);
  const tidy = { owner: '', kind: 'tidy', at: NOON + 1_000, about: 0, claimed: 0 } as const;
  const first = await start([tidy]);
  await clock.pass(2_500);
  first.close();
  await start([{ ...tidy, at: NOON + 9_000 }]);
  await clock.pass(600);
  expect(done.map(([, at]) => at)).toEqual([1_000, 2_000, 3_000]);
  expect(left()).toEqual([{ owner: '', kind: 'tidy', at: NOON + 4_000, claimed: 0 }]);
});

test('work that was claimed by a killed process is done by the next one', async () => {
  const { clock, done, start, left } = scheduled('by-its-effect');
  const killed = await start([window(NOON)]);
  await clock.pass(0);
  // The work was claimed, but its effect never happened.
  expect(left()).toMatchObject([{ claimed: NOON + CLAIM_MS }]);
  killed.close();
  await start([]);
  await clock.pass(0);
  expect([done.length, left()]).toEqual([2, []]);
});

test('work whose effect did not come is done again when its claim has run out', async () => {
  const { clock, done, start } = scheduled('by-its-effect');
  await start([window(NOON)]);
  await clock.pass(CLAIM_MS - 1);
  expect(done).toHaveLength(1);
  await clock.pass(1);
  expect(done).toHaveLength(2);
});

test('a closed scheduler does nothing any more', async () => {
  const { clock, done, start } = scheduled(new Error('busy'));
  const made = await start([window(NOON + 5)]);
  await clock.pass(5);
  made.close();
  made.stored([{ ...window(NOON), claimed: NOON + CLAIM_MS }]);
  await clock.pass(DAY_MS);
  expect(done).toHaveLength(1);
});

test('the due work of a table: the end of a window, and bots that must decide', () => {
  const person = {
    seat: 0,
    kind: 'person',
    name: '',
    level: '',
    key: 'k',
    joined: 1,
    persons: [1],
  };
  const bot = { ...person, seat: 1, kind: 'bot', level: 'strong', key: '', persons: [] };
  const seats = [person, bot] as Parameters<typeof dueAt>[0]['seats'];
  const common = { id: 'table', version: 9, deciders: 1, answered: 0, over: false } as const;
  const table = { ...common, pace: 'slow', window: undefined, seats } as const;
  type Table = Parameters<typeof dueAt>[0];
  const worksAt = (at: Table) => dueAt(at, NOON).filter(({ kind }) => kind !== 'notice');
  expect(worksAt(table)).toEqual([]);
  expect(worksAt({ ...table, window: { from: 8, closes: 0 } })).toEqual([]);
  const closing = { from: 8, closes: NOON + 5 };
  expect(worksAt({ ...table, deciders: 3, window: closing })).toEqual([
    { owner: 'table', kind: 'window', at: NOON + 5, about: 8, claimed: 0 },
    { owner: 'table', kind: 'bots', at: NOON, about: 9, claimed: NOON + CLAIM_MS },
  ]);
  // All have answered: the window closes now, even if it has no time limit.
  for (const closes of [0, NOON + 5]) {
    const window = { from: 8, closes };
    expect(worksAt({ ...table, deciders: 3, answered: 3, window })).toEqual([
      { owner: 'table', kind: 'window', at: NOON, about: 8, claimed: NOON + CLAIM_MS },
    ]);
  }
  // A notice about the turn is sent to the person after a while.
  const notice = (at: Table) => dueAt(at, NOON).find(({ kind }) => kind === 'notice');
  expect(notice(table)).toMatchObject({ owner: 'table', at: NOON + 2 * 60_000, claimed: 0 });
  expect(notice({ ...table, pace: 'live' })?.at).toBe(NOON + 5_000);
  expect(notice({ ...table, deciders: 2 })).toBeUndefined();
  expect(notice({ ...table, version: 10 })?.about).not.toBe(notice(table)?.about);
});
