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
 * Opens the database of a folder in threads of its own, where waiting for the disk holds up nobody: one that writes, and one
 * that reads beside it, so that no long list holds up a move.
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
      // The last connection folds the log back into the database, which the one that only reads cannot.
      await beside.close();
      await inLine.close();
    },
  };
}

/** The same for both threads. */
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
