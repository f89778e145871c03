import { Worker } from 'node:worker_threads';

/**
 * Runs jobs in threads, each thread one job after the other. A thread gets a job as a message and
 * answers with its result.
 * @param data given to each thread at its beginning (`workerData`)
 * @param done called with each result as it comes, in any order
 */
export async function doInThreads<R>(
  file: URL,
  data: unknown,
  jobs: readonly number[],
  threads: number,
  done: (job: number, result: R) => void,
): Promise<void> {
  const waiting = jobs.values();
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let job = waiting.next();
      const next = () => (job.done ? resolve() : worker.postMessage(job.value));
      worker.on('error', reject);
      worker.on('message', (result: R) => {
        done(job.value as number, result);
        job = waiting.next();
        next();
      });
      next();
    });
  const workers = Array.from(
    { length: Math.min(threads, jobs.length) },
    () => new Worker(file, { workerData: data }),
  );
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
