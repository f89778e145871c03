import { Worker } from 'node:worker_threads';
import { THREAD_OPTIONS } from '../../thread-options.ts';
import { type OperationName, StorageError } from '../contract.ts';
import type { Call, FromThread, Reply, ThreadWork, ToThread } from './calls.ts';

interface Pending {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (why: StorageError) => void;
}

/** Listeners to a thread of the database. */
export interface CallerListeners {
  /** Called with calls that were answered, before the callers get the results. */
  answered(replies: readonly (readonly [Reply, Call])[]): void;
  /** Called when the thread has ended by itself. */
  lost(why: string): void;
}

/** A thread with a connection to the database, and the calls that it has not answered yet. */
export class Caller {
  readonly #thread: Worker;
  readonly #listeners: CallerListeners;
  readonly #pending = new Map<number, Pending>();
  readonly #ended = Promise.withResolvers<void>();
  #outgoing: Call[] = [];
  #last = 0;
  #state: 'opening' | 'open' | 'closing' | 'lost' = 'opening';

  private constructor(work: ThreadWork, listeners: CallerListeners) {
    this.#listeners = listeners;
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      ...THREAD_OPTIONS,
      name: work.beside ? 'reads' : 'storage',
      workerData: work,
    });
  }

  /**
   * Opens the database in a new thread.
   * @throws StorageError, as a rejection
   */
  static async open(work: ThreadWork, listeners: CallerListeners): Promise<Caller> {
    const caller = new Caller(work, listeners);
    await new Promise<void>((resolve, reject) => caller.#listen(resolve, reject));
    return caller;
  }

  call(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'lost') {
        reject(new StorageError('failed', 'the storage thread has ended'));
        return;
      }
      const call = { id: ++this.#last, name, args };
      this.#pending.set(call.id, { call, resolve, reject });
      // All calls of one turn of the event loop are sent as one message, because waking a thread is
      // expensive.
      if (this.#outgoing.length === 0) setImmediate(() => this.#flush());
      this.#outgoing.push(call);
    });
  }

  close(): Promise<void> {
    if (this.#state === 'open') this.#state = 'closing';
    this.#flush();
    this.#thread.postMessage({ close: true } satisfies ToThread);
    return this.#ended.promise;
  }

  #listen(opened: () => void, failed: (why: StorageError) => void): void {
    const broken = (why: string) => {
      const isNews = this.#state === 'open';
      this.#state = 'lost';
      failed(new StorageError('failed', why));
      if (isNews) this.#listeners.lost(why);
      this.#settle(
        [...this.#pending.keys()].map((id) => ({ id, ok: false, fault: 'failed', why })),
      );
      this.#ended.resolve();
    };
    this.#thread.on('error', (error) => broken(String(error)));
    this.#thread.on('exit', () => broken('the storage thread has ended'));
    this.#thread.on('message', (from: FromThread) => {
      if ('replies' in from) this.#settle(from.replies);
      else if ('closed' in from) this.#ended.resolve();
      else if (from.opened) {
        this.#state = 'open';
        opened();
      } else failed(new StorageError(from.fault, from.why));
    });
  }

  #settle(replies: readonly Reply[]): void {
    const settled = replies.flatMap((reply) => {
      const pending = this.#pending.get(reply.id);
      this.#pending.delete(reply.id);
      return pending === undefined ? [] : [{ reply, pending }];
    });
    this.#listeners.answered(settled.map(({ reply, pending }) => [reply, pending.call]));
    for (const { reply, pending } of settled) {
      if (reply.ok) pending.resolve(reply.value as never);
      else pending.reject(new StorageError(reply.fault, reply.why));
    }
  }

  #flush(): void {
    const calls = this.#outgoing;
    this.#outgoing = [];
    if (calls.length > 0) this.#thread.postMessage({ calls } satisfies ToThread);
  }
}
