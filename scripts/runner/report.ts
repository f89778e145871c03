// Vitest's report of a run, the fields that the runner uses.
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Flaky } from './step.ts';

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Files without any test. */
  readonly empty: readonly string[];
  /**
   * Options of Vitest that run the failed tests: each test alone, or their whole file if there are
   * many.
   */
  readonly failures: readonly (readonly string[])[];
  readonly flaky: readonly Flaky[];
}

export const NOTHING: Report = {
  passed: 0,
  failed: 0,
  skipped: 0,
  empty: [],
  failures: [],
  flaky: [],
};

/** The file of Vitest's reporter `json`. */
interface Written {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly Reported[];
  }[];
}

interface Reported {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
  /** The duration in milliseconds. */
  readonly duration?: number;
  /** The messages of both runs: those of a test that passed are from its first run. */
  readonly failureMessages: readonly string[];
}

/** If more tests of a file failed than this, the file is named instead of each test. */
const MANY = 5;
/** A line of a stack that says nothing about the test. */
const OF_THE_TOOL = /^\s+at .*(node_modules|<anonymous>)/;
/** This number of lines of the first failure is enough to recognise it. */
const LINES = 12;

/**
 * Reads a report of Vitest.
 * @param root of the project: paths of files begin there
 */
export function readReport(json: string, root: string): Report {
  const written = JSON.parse(json) as Written;
  const empty: string[] = [];
  const failures: (readonly string[])[] = [];
  const flaky: Flaky[] = [];
  for (const { name, assertionResults } of written.testResults) {
    if (assertionResults.length === 0) empty.push(name);
    const file = pathFrom(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const alone = failed.map((test) => [file, '-t', patternOf(test)]);
    failures.push(...(alone.length > MANY ? [[file]] : alone));
    for (const test of assertionResults) {
      const repeat = [file, '-t', patternOf(test)];
      if (test.status === 'passed' && test.failureMessages.length > 0) {
        const titles = [...test.ancestorTitles, test.title].filter((title) => title !== '');
        flaky.push({ name: [file, ...titles].join(' > '), seen: seenOf(test), repeat });
      }
    }
  }
  return {
    passed: written.numPassedTests,
    failed: written.numFailedTests,
    skipped: written.numPendingTests + written.numTodoTests,
    empty,
    failures,
    flaky,
  };
}

/** The path of a file from the root, with `/`. */
export function pathFrom(root: string, file: string): string {
  return relative(root, file).replaceAll(sep, '/');
}

function seenOf({ failureMessages, duration }: Reported): Flaky['seen'] {
  const lines = stripVTControlCharacters(failureMessages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !OF_THE_TOOL.test(line));
  const first = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines;
  const seconds = duration === undefined ? '' : ` (both times ${(duration / 1000).toFixed(1)} s)`;
  return [first.join('\n'), `passed${seconds}`];
}

/** A pattern for `-t` that matches the name of this test and no other name. */
function patternOf({ ancestorTitles, title }: Reported): string {
  const name = [...ancestorTitles, title].filter((each) => each !== '').join(' > ');
  const pattern = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `^${pattern.replaceAll('\n', String.raw`\n`)}$`;
}
