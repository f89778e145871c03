// A lock between processes, so that only one works at a time. The lock is a directory, since
// creating a directory is atomic on every system.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * If the owner of a lock has not written its id after this time, it ended immediately after taking
 * the lock.
 */
const GRACE_MS = 5_000;

/**
 * Runs `work` while no other process runs under the same lock; waits until the lock is free. A lock
 * whose owner is no longer running is taken over.
 * @param {string} lock the directory to use as the lock; its parent exists
 * @param {(sentence: string) => void} say called once if another process must finish first
 * @param {() => Promise<void>} work
 * @param {number} pollMs
 */
export async function whileLocked(lock, say, work, pollMs = 500) {
  let told = false;
  while (!take(lock)) {
    if (isAbandoned(lock)) {
      clear(lock);
      continue;
    }
    if (!told) say('another process is installing; waiting for it…');
    told = true;
    await sleep(pollMs);
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/**
 * @param {string} lock
 * @returns {boolean} whether this process has the lock now
 */
function take(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new Error(`cannot write here (${codeOf(error)}): ${lock}`);
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

/**
 * @param {string} lock
 * @returns {boolean}
 */
function isAbandoned(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    if (!Number.isInteger(pid) || pid <= 0) return isOld(lock);
    try {
      process.kill(pid, 0);
      return false;
    } catch (error) {
      return codeOf(error) === 'ESRCH';
    }
  } catch {
    return isOld(lock);
  }
}

/**
 * Removes an abandoned lock. The lock is first moved aside and checked again, since another process
 * may have removed and taken it since the first check.
 * @param {string} lock
 */
function clear(lock) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (isAbandoned(aside)) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, lock);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {string} lock */
function isOld(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs > GRACE_MS;
  } catch {
    return false; // it is gone: try to take it
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
