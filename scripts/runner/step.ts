// A step of the test run, and its result.

export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A few words for the summary line. */
  readonly note: string;
  /** All messages, if the step failed. */
  readonly output: string;
  /** For each failure the arguments of `npm test` that repeat it; if left out, the step's name. */
  readonly repeats?: readonly (readonly string[])[];
  /** Tests that failed, were run once more and then passed. */
  readonly flaky?: readonly Flaky[];
}

/** A test that failed first, and passed in a second run. */
export interface Flaky {
  readonly name: string;
  /** The messages of the first and the second run, each of one or more lines. */
  readonly seen: readonly [first: string, second: string];
  /** Arguments of `npm test` that run the test again. */
  readonly repeat: readonly string[];
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
