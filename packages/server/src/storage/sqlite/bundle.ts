import type { DatabaseSync } from 'node:sqlite';
import { isWrite } from '../contract.ts';
import type { Call, Reply } from './calls.ts';
import { storageError } from './open.ts';
import type { SqliteStore } from './store.ts';

/**
 * Runs calls that arrived together: first all writes in one transaction, so that the disk is
 * synchronised once, then the reads. A failing write is rolled back alone; if the transaction
 * fails, all its writes are refused.
 */
export function runBundle(db: DatabaseSync, store: SqliteStore, calls: readonly Call[]): Reply[] {
  const writes = calls.filter(({ name }) => isWrite(name));
  const reads = calls.filter(({ name }) => !isWrite(name));
  return [...runWrites(db, store, writes), ...reads.map((call) => answer(call, store))];
}

/**
 * Runs a read at the same time as writes of another thread: all data of the read are from one
 * moment.
 */
export function runRead(db: DatabaseSync, store: SqliteStore, call: Call): Reply {
  try {
    db.exec('BEGIN');
    return answer(call, store);
  } catch (error) {
    return fail(call, error);
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
  }
}

function runWrites(db: DatabaseSync, store: SqliteStore, calls: readonly Call[]): Reply[] {
  if (calls.length === 0) return [];
  try {
    return allOf(db, store, calls) ?? eachOf(db, store, calls);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return calls.map((call) => fail(call, error));
  }
}

/**
 * Runs all writes without savepoints, the usual case.
 * @returns undefined if a write failed
 */
function allOf(db: DatabaseSync, store: SqliteStore, calls: readonly Call[]): Reply[] | undefined {
  db.exec('BEGIN IMMEDIATE');
  const replies: Reply[] = [];
  for (const call of calls) {
    const reply = answer(call, store);
    if (!reply.ok) {
      if (db.isTransaction) db.exec('ROLLBACK');
      return undefined;
    }
    replies.push(reply);
  }
  db.exec('COMMIT');
  return replies;
}

/** Runs the writes again, each with a savepoint. */
function eachOf(db: DatabaseSync, store: SqliteStore, calls: readonly Call[]): Reply[] {
  db.exec('BEGIN IMMEDIATE');
  const replies = calls.map((call) => {
    db.exec('SAVEPOINT one');
    const reply = answer(call, store);
    // A full disk may have ended the whole transaction.
    if (!db.isTransaction) throw refusedAs(reply);
    db.exec(reply.ok ? 'RELEASE one' : 'ROLLBACK TO one; RELEASE one');
    return reply;
  });
  db.exec('COMMIT');
  return replies;
}

function answer(call: Call, store: SqliteStore): Reply {
  try {
    return { id: call.id, ok: true, ...store.answer(call.name, call.args) };
  } catch (error) {
    return fail(call, error);
  }
}

function fail(call: Call, error: unknown): Reply {
  const { fault, message } = storageError(error);
  return { id: call.id, ok: false, fault, why: message };
}

function refusedAs(reply: Reply): Error {
  return Object.assign(new Error(reply.ok ? '' : reply.why), {
    errcode: !reply.ok && reply.fault === 'full' ? 13 : 1,
  });
}
