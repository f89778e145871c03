import type { AnyHistory } from '../../game/history.ts';
import { workerBots } from '../../table/bots/client.ts';
import { keepReview } from '../../table/review/kept-review.ts';
import { type Progress, type Review, reviewOf } from '../../table/review/review.ts';
import { type Store, store } from '../../table/store.ts';

/** A review that is being made, or is finished. It continues while its sheet is closed. */
export interface Job {
  readonly progress: Progress | undefined;
  readonly review: Review | undefined;
  readonly hasFailed: boolean;
}

interface Running {
  readonly state: Store<Job>;
  stop(): void;
}

const NONE: Job = { progress: undefined, review: undefined, hasFailed: false };
const jobs = new Map<string, Running>();

const keyOf = (table: string, seat: number) => `${table} ${seat}`;

function jobOf(key: string): Running {
  const known = jobs.get(key);
  if (known !== undefined) return known;
  const made = { state: store(NONE), stop: () => undefined };
  jobs.set(key, made);
  return made;
}

/** The state of the review of a seat. */
export function jobFor(table: string, seat: number): Pick<Store<Job>, 'current' | 'subscribe'> {
  return jobOf(keyOf(table, seat)).state;
}

export function stopJob(table: string, seat: number): void {
  jobOf(keyOf(table, seat)).stop();
}

/** Begins a review; another one in progress is stopped, because each uses a whole core. */
export function beginJob(
  table: string,
  history: AnyHistory,
  seat: number,
  by: 'people' | 'bots',
  moments: readonly number[],
): void {
  for (const other of jobs.values()) other.stop();
  const key = keyOf(table, seat);
  const { state } = jobOf(key);
  const client = workerBots();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    client.close();
    jobs.set(key, { state, stop: () => undefined });
    state.change({ progress: undefined });
  };
  jobs.set(key, { state, stop });
  state.set({ ...NONE, progress: { done: 0, of: 1 } });
  const told = (progress: Progress) => {
    if (!isStopped) state.change({ progress });
  };
  void reviewOf(history, seat, { client, by, moments, told, isStopped: () => isStopped }).then(
    (review) => {
      if (isStopped || review === undefined) return;
      keepReview(localStorage, table, review, Date.now());
      stop();
      state.set({ ...NONE, review });
    },
    () => {
      if (isStopped) return;
      stop();
      state.set({ ...NONE, hasFailed: true });
    },
  );
}
