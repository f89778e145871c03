import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../checks/check.ts';
import type { Result, Step } from './step.ts';

/** The projects of vitest.config.ts, in the order in which they run. */
const SUITES = ['unit', 'conformance', 'house', 'pack'] as const;

/**
 * The test suites, each a step.
 * @param filters what vitest gets besides: parts of file names, or options
 */
export function suiteSteps(root: string, filters: readonly string[]): readonly Step[] {
  return SUITES.map((name) => ({ name, run: () => runSuite(root, name, filters) }));
}

async function runSuite(root: string, name: string, filters: readonly string[]): Promise<Result> {
  const scratch = mkdtempSync(join(tmpdir(), 'pangaea-test-'));
  const report = join(scratch, 'report.json');
  try {
    const { code, output } = await runTool(
      'vitest',
      'vitest',
      [
        'run',
        ...['--project', name],
        ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
        '--passWithNoTests',
        ...filters,
      ],
      root,
    );
    const counts = existsSync(report) ? countsOf(readFileSync(report, 'utf8')) : NOTHING;
    // A suite can fail with no failed test: a file that does not load, an error that nobody caught.
    const unseen = code !== 0 && counts.failed === 0 ? 1 : 0;
    const failed = counts.failed + unseen;
    const note = [
      `${counts.passed} passed`,
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
    ].join(', ');
    return { ...counts, failed, note, output };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** The counts of a JSON report. */
export function countsOf(json: string): { passed: number; failed: number; skipped: number } {
  const report = JSON.parse(json) as Record<string, number>;
  const at = (key: string) => report[key] ?? 0;
  return {
    passed: at('numPassedTests'),
    failed: at('numFailedTests'),
    skipped: at('numPendingTests') + at('numTodoTests'),
  };
}
