// Backups that the server makes by itself.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackupSchedule } from '../src/backup/schedule.ts';
import { EXIT } from '../src/exit.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { emptyFolder } from './running.ts';

const HOUR = 3_600_000;

/** A schedule whose backups are made by a function of the test. */
function schedule(dataDir = emptyFolder(), keep = 2) {
  const folder = join(dataDir, 'backups');
  const errors: string[] = [];
  let now = Date.parse('2026-11-29T03:00:00Z');
  let timer: { at: number; work: () => void } | undefined;
  let code: number = EXIT.fine;
  const clock = {
    now: () => now,
    after: (ms: number, work: () => void) => {
      const mine = { at: now + ms, work };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
  };
  const log = {
    info: () => undefined,
    error: (_facts: unknown, message: string) => errors.push(message),
  };
  const maker = {
    make: async (file: string) => {
      if (code !== EXIT.full) writeFileSync(file, '');
      return { code, said: 'so it was' };
    },
    stop: () => undefined,
  };
  const backups = new BackupSchedule({
    dataDir,
    plan: { everyMs: 24 * HOUR, keep },
    clock,
    log: log as never,
    maker,
  });
  return {
    backups,
    folder,
    errors,
    ends: (next: number) => {
      code = next;
    },
    /** Lets time pass until the next backup, and returns the hours until then. */
    next: async () => {
      if (timer === undefined) return undefined;
      const hours = (timer.at - now) / HOUR;
      now = timer.at;
      const { work } = timer;
      timer = undefined;
      work();
      await new Promise(setImmediate);
      return hours;
    },
  };
}

test('the newest backups are kept, and nothing else in the folder is touched', async () => {
  const { backups, folder, next } = schedule();
  mkdirSync(folder);
  for (const name of ['mine.db', 'pangaea-20260101T000000Z.db.part']) {
    writeFileSync(join(folder, name), '');
  }
  backups.start();
  expect([await next(), await next(), await next()]).toEqual([0, 24, 24]);
  expect(readdirSync(folder).sort()).toEqual([
    'mine.db',
    'pangaea-20261130T030000Z.db',
    'pangaea-20261201T030000Z.db',
  ]);
  backups.close();
  expect(await next()).toBeUndefined();
});

test('a server that is started again does not begin anew, and a backup that fails takes no other away', async () => {
  const { backups, folder, errors, ends, next } = schedule();
  mkdirSync(folder);
  for (const day of ['27', '28']) {
    writeFileSync(join(folder, `pangaea-202611${day}T150000Z.db`), '');
  }
  backups.start();
  ends(EXIT.full);
  expect(await next()).toBe(12);
  expect(errors).toEqual(['No backup could be made.']);
  expect(readdirSync(folder)).toHaveLength(2);
  ends(EXIT.unplayable);
  expect(await next()).toBe(1);
  expect(errors[1]).toBe('The backup has damaged tables.');
  expect(readdirSync(folder).sort()).toEqual([
    'pangaea-20261128T150000Z.db',
    'pangaea-20261129T160000Z.db',
  ]);
});

test('a server makes one by itself, beside what it does', async () => {
  const dataDir = emptyFolder();
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, BACKUP_EVERY: '24' });
  const pageDir = join(import.meta.dirname, 'fixtures/no-page');
  const server = await startServer(settings, { pageDir });
  onTestFinished(() => server.close());
  const whole = () => {
    try {
      return readdirSync(join(dataDir, 'backups'));
    } catch {
      return [];
    }
  };
  // The process that makes it has a low priority, and waits as long as others need the processors.
  await expect
    .poll(whole, { timeout: 170_000 })
    .toEqual([expect.stringMatching(/^pangaea-\d{8}T\d{6}Z\.db$/)]);
});

test('backups by the server are for its own file, and their settings are read', () => {
  expect(readSettings({}).backups).toBeUndefined();
  expect(readSettings({ BACKUP_EVERY: '6', BACKUP_KEEP: '3' }).backups).toEqual({
    everyMs: 6 * HOUR,
    keep: 3,
  });
  for (const env of [
    { BACKUP_EVERY: 'daily' },
    { BACKUP_EVERY: '6', BACKUP_KEEP: '0' },
    { BACKUP_EVERY: '6', DATABASE_URL: 'postgres://pangaea@db/pangaea' },
  ]) {
    expect(() => readSettings(env)).toThrow(expect.objectContaining({ code: EXIT.settings }));
  }
});
