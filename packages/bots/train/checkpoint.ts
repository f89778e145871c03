import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

/** The settings of a run. All runs that write to one file must have the same settings. */
export type Settings = Readonly<Record<string, number | string | boolean>>;

/** A line of the file: a run begins, or a job is done. */
type Line<R> = { readonly run: Settings; readonly by: string } | Done<R>;

interface Done<R> {
  readonly job: number;
  readonly result: R;
}

/**
 * Results of jobs in a file that only grows, with one line of JSON for each. A run that was ended
 * at any moment can be continued.
 */
export class Checkpoint<R> {
  readonly #file: string;
  readonly #settings: Settings;
  readonly #by: string;
  readonly #results = new Map<number, R>();
  readonly #commits = new Set<string>();

  /**
   * @param by the commit whose code does the jobs
   * @throws Error if the file was begun with other settings
   */
  constructor(file: string, settings: Settings, by: string) {
    this.#file = file;
    this.#settings = settings;
    this.#by = by;
    if (existsSync(file)) this.#read(settings);
  }

  #read(settings: Settings): void {
    const bytes = readFileSync(this.#file);
    // The end of the file may be part of a line: its run was ended while it wrote.
    const whole = bytes.lastIndexOf('\n') + 1;
    if (whole < bytes.length) truncateSync(this.#file, whole);
    for (const text of bytes.toString('utf8', 0, whole).split('\n')) {
      if (text === '') continue;
      const line = JSON.parse(text) as Line<R>;
      if ('job' in line) this.#results.set(line.job, line.result);
      else if (JSON.stringify(line.run) === JSON.stringify(settings)) this.#commits.add(line.by);
      else {
        throw new Error(
          `${this.#file} was begun with ${JSON.stringify(line.run)}, not ${JSON.stringify(settings)}`,
        );
      }
    }
  }

  #append(line: Line<R>): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  /** The commits whose code has done jobs, in order. */
  get commits(): readonly string[] {
    return [...this.#commits];
  }

  /** The numbers below `jobs` whose jobs are not done yet, in order. */
  missing(jobs: number): readonly number[] {
    return Array.from({ length: jobs }, (_, job) => job).filter((job) => !this.#results.has(job));
  }

  add(job: number, result: R): void {
    if (!this.#commits.has(this.#by)) {
      this.#commits.add(this.#by);
      this.#append({ run: this.#settings, by: this.#by });
    }
    this.#results.set(job, result);
    this.#append({ job, result });
  }

  /** The results of all jobs below `jobs`, in order; all of them must be done. */
  results(jobs: number): readonly R[] {
    return Array.from({ length: jobs }, (_, job) => this.#results.get(job) as R);
  }
}
