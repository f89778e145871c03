import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { whileLocked } from '../../../scripts/launch/mutex.mjs';

/** More than any system hands out. */
const DEAD_PID = '99999999';

function newLock(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pangaea mutex '));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'lock');
}

test('two take turns, and the second is told once', async () => {
  const lock = newLock();
  const told: string[] = [];
  const trace: string[] = [];
  const work = (name: string) => async () => {
    trace.push(`${name} begins`);
    await sleep(40);
    trace.push(`${name} ends`);
  };
  await Promise.all(
    ['a', 'b', 'c'].map((name) => whileLocked(lock, (text) => told.push(text), work(name), 5)),
  );
  for (let i = 0; i < trace.length; i += 2) {
    expect(trace[i + 1]).toBe(trace[i]?.replace('begins', 'ends'));
  }
  expect(trace).toHaveLength(6);
  expect(told).toHaveLength(2);
  expect(existsSync(lock)).toBe(false);
});

test('the lock is released when the work fails', async () => {
  const lock = newLock();
  const failing = whileLocked(
    lock,
    () => {},
    () => Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('a lock whose owner is gone is taken over', async () => {
  const lock = newLock();
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), DEAD_PID);
  let ran = false;
  await whileLocked(
    lock,
    () => {},
    async () => {
      ran = true;
    },
  );
  expect(ran).toBe(true);
});

test('so is an old one whose owner never wrote its name', async () => {
  const lock = newLock();
  mkdirSync(lock);
  utimesSync(lock, new Date(0), new Date(0));
  let ran = false;
  await whileLocked(
    lock,
    () => {},
    async () => {
      ran = true;
    },
  );
  expect(ran).toBe(true);
});

test('a place that cannot be written to is named', async () => {
  const lock = join(newLock(), 'deeper');
  await expect(
    whileLocked(
      lock,
      () => {},
      async () => {},
    ),
  ).rejects.toThrow('cannot write here');
});
