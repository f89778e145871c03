// A step of the test run and what comes of it.

export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A few words for the summary line. */
  readonly note: string;
  /** Everything there is to say when it failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<Result>;
}

/** The closing line of a run. */
export function closingLine(results: readonly Result[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}
