// One at a time, across processes: a directory is the lock, since making one is atomic everywhere.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock whose owner has not written its id after this time was left by one that died at once. */
const GRACE_MS = 5_000;

/**
 * Runs `work` while nobody else does so under the same lock; waits for its turn. A lock whose owner
 * is no longer running is taken over.
 * @param {string} lock the directory to use as the lock; its parent exists
 * @param {(sentence: string) => void} say told once when there is somebody to wait for
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
 * @returns {boolean} whether it is ours now
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
 * Removes an abandoned lock. It is moved aside first and looked at again, since another process may
 * have cleared and taken it since we looked.
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
