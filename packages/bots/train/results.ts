import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Checkpoint, type Settings } from './checkpoint.ts';
import { doInThreads } from './in-threads.ts';

/** A folder in which jobs are done and their results are stored. */
export interface Workshop {
  readonly folder: string;
  /** The code of a thread. */
  readonly thread: URL;
  readonly threads: number;
  /** The commit whose code does the jobs. */
  readonly by: string;
}

/** A short name for a set of numbers, made from the numbers. */
export function markOf(numbers: unknown): string {
  return createHash('sha256').update(JSON.stringify(numbers)).digest('hex').slice(0, 12);
}

/**
 * The results of jobs. Results of earlier runs are read, and the missing jobs are done now.
 * @param name of the file in the folder
 * @param settings everything that the results depend on
 * @param task given to each thread at its beginning
 * @returns the results, and the commits whose code did the jobs
 */
export async function resultsOf<R>(
  { folder, thread, threads, by }: Workshop,
  name: string,
  settings: Settings,
  task: unknown,
  jobs: number,
): Promise<{ readonly results: readonly R[]; readonly commits: readonly string[] }> {
  const checkpoint = new Checkpoint<R>(join(folder, `${name}.jsonl`), settings, by);
  const missing = checkpoint.missing(jobs);
  let done = jobs - missing.length;
  await doInThreads<R>(thread, task, missing, threads, (job, result) => {
    checkpoint.add(job, result);
    if (++done % 50 === 0) process.stderr.write(`${name}: ${done} of ${jobs}\n`);
  });
  return { results: checkpoint.results(jobs), commits: checkpoint.commits };
}
