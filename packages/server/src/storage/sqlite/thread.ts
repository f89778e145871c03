import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import { runBundle, runRead } from './bundle.ts';
import type { Call, FromThread, Reply, ThreadWork, ToThread } from './calls.ts';
import { openFolder, openToRead, storageError } from './open.ts';
import { SqliteStore } from './store.ts';

/**
 * Results of reads are sent at the end of a group of calls, and earlier if the group takes longer
 * than this.
 */
const PART_MS = 5;

/** The work of a thread once its database is open. */
interface Working {
  run(calls: readonly Call[], reply: (replies: readonly Reply[]) => void): void;
  close(): void;
}

const port = parentPort;
if (port !== null) serve(port, workerData as ThreadWork);

function serve(to: MessagePort, work: ThreadWork): void {
  const tell = (message: FromThread) => to.postMessage(message);
  const reply = (replies: readonly Reply[]) => tell({ replies });
  try {
    const { run, close } = work.beside ? besideWrites(work.folder) : inLine(work.folder);
    to.on('message', (first: ToThread) => {
      const calls: Call[] = [];
      // Calls that arrived while the last ones were running are handled together.
      for (let next: ToThread | undefined = first; next !== undefined; ) {
        if ('close' in next) {
          run(calls, reply);
          close();
          tell({ closed: true });
          to.close();
          return;
        }
        calls.push(...next.calls);
        next = receiveMessageOnPort(to)?.message as ToThread | undefined;
      }
      run(calls, reply);
    });
    tell({ opened: true });
  } catch (error) {
    const { fault, message } = storageError(error);
    tell({ opened: false, fault, why: message });
  }
}

function inLine(folder: string): Working {
  const { db, close } = openFolder(folder);
  const store = new SqliteStore(db);
  return { run: (calls, reply) => reply(runBundle(db, store, calls)), close };
}

function besideWrites(folder: string): Working {
  const db = openToRead(folder);
  const store = new SqliteStore(db);
  return {
    run: (calls, reply) => {
      let replies: Reply[] = [];
      let sent = performance.now();
      for (const call of calls) {
        replies.push(runRead(db, store, call));
        if (performance.now() - sent < PART_MS) continue;
        reply(replies);
        replies = [];
        sent = performance.now();
      }
      if (replies.length > 0) reply(replies);
    },
    close: () => db.close(),
  };
}
