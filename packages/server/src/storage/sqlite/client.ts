import {
  everyOperation,
  isWrite,
  runsBeside,
  type SentMessage,
  type Storage,
  type StorageFault,
  toldByCall,
} from '../contract.ts';
import { Caller, type CallerListeners } from './caller.ts';
import type { Call, Reply } from './calls.ts';

/** Listeners to the storage. */
export interface StorageListeners {
  /**
   * Called with messages that are stored durably now; those of one table are in the order of their
   * numbers.
   */
  sent(message: SentMessage): void;
  /** Called when a read or write failed for a reason that the operator must solve. */
  failed(fault: StorageFault, why: string, writes: boolean): void;
  /** Called with the number of writes that one transaction has stored; for statistics. */
  committed?(writes: number): void;
  /** Called when a write succeeded. */
  wrote(): void;
  /**
   * Called when a read succeeded, by a database whose connections may fail. A file never calls it:
   * data that could not be read stay lost.
   */
  read?(): void;
  /**
   * Called with each answer of a database that has its own clock: its time, in milliseconds since
   * 1970.
   */
  time?(now: number): void;
  /**
   * Called when the database cannot be reached, and when it can be reached again, with the duration
   * in milliseconds.
   */
  away?(isAway: boolean, forMs: number): void;
  /** Called when the storage cannot work any more. */
  lost(why: string): void;
}

/**
 * Opens the database of a folder in two threads, so that waiting for the disk blocks nothing else:
 * one writes, and one reads at the same time, so that a long list never delays a move.
 * @throws StorageError, as a rejection
 */
export async function openSqlite(folder: string, listeners: StorageListeners): Promise<Storage> {
  const heard = listenersOf(listeners);
  const inLine = await Caller.open({ folder, beside: false }, heard);
  const beside = await Caller.open({ folder, beside: true }, heard).catch(async (error) => {
    await inLine.close();
    throw error;
  });
  const operations = everyOperation((name, args) =>
    (runsBeside(name) ? beside : inLine).call(name, args),
  );
  return {
    ...(operations as unknown as Omit<Storage, 'close'>),
    close: async () => {
      // The last connection merges the log into the database, and a read-only connection cannot do
      // that.
      await beside.close();
      await inLine.close();
    },
  };
}

/** The listeners of each of the two threads. */
function listenersOf(listeners: StorageListeners): CallerListeners {
  let isLost = false;
  const settle = (reply: Reply, { name, args }: Call) => {
    const writes = isWrite(name);
    if (!reply.ok) {
      listeners.failed(reply.fault, reply.why, writes);
      return;
    }
    if (writes) listeners.wrote();
    const messages = reply.numbers.length > 0 ? toldByCall(name, args) : [];
    for (const [index, number] of reply.numbers.entries()) {
      listeners.sent({ number, ...messages[index] });
    }
  };
  return {
    answered: (replies) => {
      const writes = replies.filter(([{ ok }, { name }]) => ok && isWrite(name)).length;
      if (writes > 0) listeners.committed?.(writes);
      for (const [reply, call] of replies) settle(reply, call);
    },
    lost: (why) => {
      if (isLost) return;
      isLost = true;
      listeners.lost(why);
    },
  };
}
