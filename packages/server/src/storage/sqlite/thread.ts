import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { runBundle } from './bundle.ts';
import type { Call, FromThread, ToThread } from './calls.ts';
import { openFolder, storageError } from './open.ts';
import { SqliteStore } from './store.ts';

const port = parentPort;
if (port !== null) serve(port, (workerData as { readonly folder: string }).folder);

function serve(to: NonNullable<typeof parentPort>, folder: string): void {
  const tell = (message: FromThread) => to.postMessage(message);
  try {
    const opened = openFolder(folder);
    const store = new SqliteStore(opened.db);
    to.on('message', (first: ToThread) => {
      const calls: Call[] = [];
      // Calls that arrive while a transaction is written go into the next one.
      for (let next: ToThread | undefined = first; next !== undefined; ) {
        if ('close' in next) {
          tell({ replies: runBundle(opened.db, store, calls) });
          opened.close();
          tell({ closed: true });
          to.close();
          return;
        }
        calls.push(...next.calls);
        next = receiveMessageOnPort(to)?.message as ToThread | undefined;
      }
      tell({ replies: runBundle(opened.db, store, calls) });
    });
    tell({ opened: true });
  } catch (error) {
    const { fault, message } = storageError(error);
    tell({ opened: false, fault, why: message });
  }
}
