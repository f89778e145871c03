import { Worker } from 'node:worker_threads';
import { THREAD_OPTIONS } from '../../thread-options.ts';
import {
  type Message,
  type SentMessage,
  type Storage,
  StorageError,
  type StorageFault,
} from '../contract.ts';
import {
  type Call,
  type FromThread,
  isWrite,
  type ReadName,
  type Reply,
  type ToThread,
  type WriteName,
} from './calls.ts';
import type { SqliteStore, Written } from './store.ts';
import { toldByCall } from './tells.ts';

type ReplyOf<N extends WriteName | ReadName> =
  ReturnType<SqliteStore[N]> extends Written<infer T> ? T : ReturnType<SqliteStore[N]>;

interface Pending {
  readonly messages: readonly Message[];
  readonly writes: boolean;
  readonly resolve: (value: never) => void;
  readonly reject: (why: StorageError) => void;
}

/** What the storage tells by itself. */
export interface StorageListeners {
  /** Messages that are durable now, those of a table in the order of their numbers. */
  sent(message: SentMessage): void;
  /** Something could not be written, or read, for a reason that somebody must see to. */
  failed(fault: StorageFault, why: string, writes: boolean): void;
  /** So many writes were made durable by one transaction; for who counts them. */
  committed?(writes: number): void;
  /** A write succeeded. */
  wrote(): void;
  /** Nothing can be stored or read any more. */
  lost(why: string): void;
}

/**
 * Opens the database of a folder in a thread of its own, where waiting for the disk holds up nobody.
 * @throws StorageError, as a rejection
 */
export async function openSqlite(folder: string, listeners: StorageListeners): Promise<Storage> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    ...THREAD_OPTIONS,
    name: 'storage',
    workerData: { folder },
  });
  const calls = new Map<number, Pending>();
  let outgoing: Call[] = [];
  let last = 0;
  let opened = false;
  let closing = false;
  let lost = false;

  const settle = (reply: Reply) => {
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if (!reply.ok) {
      listeners.failed(reply.fault, reply.why, call?.writes ?? false);
      call?.reject(new StorageError(reply.fault, reply.why));
      return;
    }
    if (call?.writes) listeners.wrote();
    for (const [index, number] of reply.numbers.entries()) {
      const message = call?.messages[index];
      if (message !== undefined) listeners.sent({ number, ...message });
    }
    call?.resolve(reply.value as never);
  };

  const ended = Promise.withResolvers<void>();
  await new Promise<void>((resolve, reject) => {
    const broken = (why: string) => {
      if (lost) return;
      lost = true;
      reject(new StorageError('failed', why));
      if (opened && !closing) listeners.lost(why);
      for (const id of [...calls.keys()]) settle({ id, ok: false, fault: 'failed', why });
      ended.resolve();
    };
    thread.on('error', (error) => broken(String(error)));
    thread.on('exit', () => broken('the storage thread has ended'));
    thread.on('message', (from: FromThread) => {
      if ('replies' in from) {
        if (listeners.committed !== undefined) {
          const writes = from.replies.filter(({ id, ok }) => ok && calls.get(id)?.writes);
          if (writes.length > 0) listeners.committed(writes.length);
        }
        for (const reply of from.replies) settle(reply);
      } else if ('closed' in from) ended.resolve();
      else if (from.opened) {
        opened = true;
        resolve();
      } else reject(new StorageError(from.fault, from.why));
    });
  });

  // What is called for in one turn of the event loop goes as one message: waking a thread is dear.
  const flush = () => {
    if (outgoing.length > 0) thread.postMessage({ calls: outgoing } satisfies ToThread);
    outgoing = [];
  };
  const call = <N extends WriteName | ReadName>(
    name: N,
    args: Parameters<SqliteStore[N]>,
  ): Promise<ReplyOf<N>> =>
    new Promise((resolve, reject) => {
      if (lost) {
        reject(new StorageError('failed', 'the storage thread has ended'));
        return;
      }
      const id = ++last;
      calls.set(id, { messages: toldByCall(name, args), writes: isWrite(name), resolve, reject });
      if (outgoing.length === 0) setImmediate(flush);
      outgoing.push({ id, name, args });
    });

  return {
    addDevice: (...args) => call('addDevice', args),
    findDevice: (...args) => call('findDevice', args),
    devicesOf: (...args) => call('devicesOf', args),
    seenOf: (...args) => call('seenOf', args),
    noteDevice: (...args) => call('noteDevice', args),
    endDevice: (...args) => call('endDevice', args),
    mergePersons: (...args) => call('mergePersons', args),
    createTable: (...args) => call('createTable', args),
    createRematch: (...args) => call('createRematch', args),
    openTable: (...args) => call('openTable', args),
    tablesOf: (...args) => call('tablesOf', args),
    countTables: (...args) => call('countTables', args),
    idleTables: (...args) => call('idleTables', args),
    unplayedTables: (...args) => call('unplayedTables', args),
    deleteTable: (...args) => call('deleteTable', args),
    claimDue: (...args) => call('claimDue', args),
    finishDue: (...args) => call('finishDue', args),
    postponeDue: (...args) => call('postponeDue', args),
    recoverDue: (...args) => call('recoverDue', args),
    changeClock: (...args) => call('changeClock', args),
    clockEvents: (...args) => call('clockEvents', args),
    renewDue: (...args) => call('renewDue', args),
    writeHours: (...args) => call('writeHours', args),
    hoursOf: (...args) => call('hoursOf', args),
    noteRun: (...args) => call('noteRun', args),
    downTimes: () => call('downTimes', []),
    writeSegment: (...args) => call('writeSegment', args),
    sealSegment: (...args) => call('sealSegment', args),
    claimSeat: (...args) => call('claimSeat', args),
    freeSeat: (...args) => call('freeSeat', args),
    renewLinks: (...args) => call('renewLinks', args),
    addShares: (...args) => call('addShares', args),
    addToken: (...args) => call('addToken', args),
    findToken: (...args) => call('findToken', args),
    endToken: (...args) => call('endToken', args),
    openRequest: (...args) => call('openRequest', args),
    changeRequest: (...args) => call('changeRequest', args),
    findRequest: (...args) => call('findRequest', args),
    leaveToBot: (...args) => call('leaveToBot', args),
    writeWord: (...args) => call('writeWord', args),
    wordsAfter: (...args) => call('wordsAfter', args),
    hasWord: (...args) => call('hasWord', args),
    findWord: (...args) => call('findWord', args),
    writeNotes: (...args) => call('writeNotes', args),
    notesOf: (...args) => call('notesOf', args),
    newsSince: (...args) => call('newsSince', args),
    forgetMessages: (...args) => call('forgetMessages', args),
    close: () => {
      closing = true;
      flush();
      thread.postMessage({ close: true } satisfies ToThread);
      return ended.promise;
    },
  };
}
