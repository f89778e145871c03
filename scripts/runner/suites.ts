import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../checks/check.ts';
import type { Suites } from './run.ts';
import type { Result } from './step.ts';

/** Steps that need much, in the order in which they run, with their projects of vitest.config.ts. */
const HEAVY: Readonly<Record<string, readonly string[]>> = {
  unit: ['pure', 'unit'],
  browser: ['browser'],
  conformance: ['conformance'],
};

/** Steps that mostly wait, for other processes. */
const LIGHT: Readonly<Record<string, readonly string[]>> = { house: ['house'], pack: ['pack'] };

/**
 * The test suites, each a step.
 * @param filters what vitest gets besides: parts of file names, or options
 */
export function suiteSteps(root: string, filters: readonly string[]): Suites {
  const steps = (suites: typeof HEAVY) =>
    Object.entries(suites).map(([name, projects]) => ({
      name,
      run: () => runSuite(root, projects, filters),
    }));
  return { light: steps(LIGHT), heavy: steps(HEAVY) };
}

async function runSuite(
  root: string,
  projects: readonly string[],
  filters: readonly string[],
): Promise<Result> {
  const scratch = mkdtempSync(join(tmpdir(), 'pangaea-test-'));
  const report = join(scratch, 'report.json');
  try {
    const { code, output } = await runTool(
      'vitest',
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
        '--passWithNoTests',
        ...filters,
      ],
      root,
    );
    const counts = existsSync(report) ? countsOf(readFileSync(report, 'utf8')) : NOTHING;
    // A suite can fail with no failed test, such as by an error that nobody caught.
    const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
    const note = [
      `${counts.passed} passed`,
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
    ].join(', ');
    const empty = counts.empty.map((file) => `${file} did not load or holds no test\n`);
    return { ...counts, failed, note, output: [output, ...empty].join('') };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Files without any test; each counts as one that failed. */
  readonly empty: readonly string[];
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, empty: [] };

/** What vitest writes, as far as we read it. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

function countsOf(json: string): Counts {
  const report = JSON.parse(json) as Report;
  const empty = report.testResults
    .filter(({ assertionResults }) => assertionResults.length === 0)
    .map(({ name }) => name);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + empty.length,
    skipped: report.numPendingTests + report.numTodoTests,
    empty,
  };
}
