import { Worker } from 'node:worker_threads';
import { THREAD_OPTIONS } from '../../thread-options.ts';
import {
  everyOperation,
  isWrite,
  type Message,
  type SentMessage,
  type Storage,
  StorageError,
  type StorageFault,
  toldByCall,
} from '../contract.ts';
import type { Call, FromThread, Reply, ToThread } from './calls.ts';

interface Pending {
  readonly messages: readonly Message[];
  readonly writes: boolean;
  readonly resolve: (value: never) => void;
  readonly reject: (why: StorageError) => void;
}

/** Listeners to the storage. */
export interface StorageListeners {
  /**
   * Called with messages that are durable now, those of one table in the order of their numbers.
   */
  sent(message: SentMessage): void;
  /** Called when a read or write failed for a reason that the operator must mend. */
  failed(fault: StorageFault, why: string, writes: boolean): void;
  /** Called with the number of writes that one transaction made durable; for statistics. */
  committed?(writes: number): void;
  /** Called when a write succeeded. */
  wrote(): void;
  /** Called when the storage cannot work any more. */
  lost(why: string): void;
}

/**
 * Opens the database of a data folder in a thread of its own, where waiting for the disk delays
 * nobody.
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

  // All calls of one turn of the event loop go as one message: waking a thread is expensive.
  const flush = () => {
    if (outgoing.length > 0) thread.postMessage({ calls: outgoing } satisfies ToThread);
    outgoing = [];
  };
  const operations = everyOperation(
    (name, args) =>
      new Promise((resolve, reject) => {
        if (lost) {
          reject(new StorageError('failed', 'the storage thread has ended'));
          return;
        }
        const id = ++last;
        calls.set(id, { messages: toldByCall(name, args), writes: isWrite(name), resolve, reject });
        if (outgoing.length === 0) setImmediate(flush);
        outgoing.push({ id, name, args });
      }),
  );
  return {
    ...(operations as unknown as Omit<Storage, 'close'>),
    close: () => {
      closing = true;
      flush();
      thread.postMessage({ close: true } satisfies ToThread);
      return ended.promise;
    },
  };
}
