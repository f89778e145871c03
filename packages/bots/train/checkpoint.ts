import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

/** The settings of a run; all runs that write to one file must have the same. */
export type Settings = Readonly<Record<string, number | string | boolean>>;

/** A line of the file: a run begins, or a job is done. */
type Line<R> = { readonly run: Settings; readonly by: string } | Done<R>;

interface Done<R> {
  readonly job: number;
  readonly result: R;
}

/**
 * Results of jobs in a file that only grows, one line of JSON each, so that a run that was ended at any moment
 * goes on where it was.
 */
export class Checkpoint<R> {
  readonly #file: string;
  readonly #settings: Settings;
  readonly #by: string;
  readonly #results = new Map<number, R>();
  readonly #commits = new Set<string>();

  /**
   * @param by the commit whose code does the jobs
   * @throws Error when the file was begun with other settings
   */
  constructor(file: string, settings: Settings, by: string) {
    this.#file = file;
    this.#settings = settings;
    this.#by = by;
    if (existsSync(file)) this.#read(settings);
  }

  #read(settings: Settings): void {
    const bytes = readFileSync(this.#file);
    // The part of a line that a run was writing when it was ended.
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

  /** Commits whose code has done jobs, the first one first. */
  get commits(): readonly string[] {
    return [...this.#commits];
  }

  /** The jobs below this number that are not done yet, in their order. */
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

  /** The results of the jobs below this number, in the order of the jobs; all of them are done. */
  results(jobs: number): readonly R[] {
    return Array.from({ length: jobs }, (_, job) => this.#results.get(job) as R);
  }
}
