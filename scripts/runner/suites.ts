import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Circumstances, runTool } from '../checks/check.ts';
import { fastFolder } from './memory.ts';
import { NOTHING, pathFrom, type Report, readReport } from './report.ts';
import type { Suites } from './run.ts';
import type { Flaky, Result } from './step.ts';

/**
 * Steps that need much memory and many processes, in the order in which they run, with their
 * projects of vitest.config.ts.
 */
const HEAVY: Readonly<Record<string, readonly string[]>> = {
  unit: ['pure', 'unit'],
  browser: ['browser'],
};

/** Steps that only compute, on all processors. */
const RECKONING: Readonly<Record<string, readonly string[]>> = { conformance: ['conformance'] };

/**
 * If there are more processors than the heavy steps use, the computing steps run at the same time.
 * On two processors this would not be faster, and would take a tenth more processor time.
 */
const IS_BESIDE = availableParallelism() > 2;

/** Steps that mostly wait for other processes. */
const LIGHT: Readonly<Record<string, readonly string[]>> = { project: ['project'], pack: ['pack'] };

/**
 * The test suites, each a step.
 * @param filters additional arguments of vitest: parts of file names, or options
 */
export function suiteSteps(root: string, filters: readonly string[]): Suites {
  const steps = (suites: typeof HEAVY, how: Circumstances = {}) =>
    Object.entries(suites).map(([name, projects]) => ({
      name,
      run: () => runSuite({ root, name, projects, how }, filters),
    }));
  // Alone, with a low priority, they would wait for every other process of the machine.
  const beside = { priority: constants.priority.PRIORITY_LOW };
  const reckoning = steps(RECKONING, IS_BESIDE ? beside : {});
  // Worker threads cannot always start programs, as some light tests do.
  const heavy = steps(HEAVY, { temporary: fastFolder(process.env.TMPDIR) });
  return {
    light: steps(LIGHT),
    heavy: IS_BESIDE ? heavy : [...heavy, ...reckoning],
    background: IS_BESIDE ? reckoning : [],
  };
}

interface Suite {
  readonly root: string;
  /** The name of the step. */
  readonly name: string;
  /** Names of projects in vitest.config.ts. */
  readonly projects: readonly string[];
  readonly how: Circumstances;
}

/**
 * Vitest's message about a test process that was ended from outside, or by a fault of Node itself.
 */
const LOST = /exited unexpectedly with signal (\w+) .*while running test file (.+)$/gm;
const UNCAUGHT = /Vitest caught (\d+) unhandled error/;

/**
 * Runs a suite. Files whose process ended early are run once more, and are listed with the flaky
 * tests if they pass.
 */
async function runSuite(suite: Suite, filters: readonly string[]): Promise<Result> {
  const first = await runOnce(suite, filters);
  if (first.lost.size === 0) return resultOf(suite, first);
  const second = await runOnce(suite, [...first.lost.keys()]);
  const [rest, again] = [resultOf(suite, first), resultOf(suite, second)];
  const lost = [...first.lost].map(([file, signal]): Flaky => {
    const [path, ended] = [pathFrom(suite.root, file), `its process was ended by ${signal}`];
    return { name: path, seen: [ended, 'all of it passed'], repeat: [suite.name, path] };
  });
  const signals = [...new Set(first.lost.values())].join(', ');
  return {
    passed: rest.passed + again.passed,
    failed: rest.failed - first.lost.size + again.failed,
    skipped: rest.skipped + again.skipped,
    note: `${rest.note}; run again after ${signals}: ${again.note}`,
    output: rest.output + again.output,
    repeats: [...(rest.repeats ?? []), ...(again.repeats ?? [])],
    flaky: [...(rest.flaky ?? []), ...(again.failed === 0 ? lost : []), ...(again.flaky ?? [])],
  };
}

interface Run extends Report {
  readonly code: number;
  readonly output: string;
  /** Test files whose process ended early, with the signal. */
  readonly lost: ReadonlyMap<string, string>;
}

async function runOnce({ root, projects, how }: Suite, filters: readonly string[]): Promise<Run> {
  const scratch = mkdtempSync(join(tmpdir(), 'pangaea-test-'));
  const report = join(scratch, 'report.json');
  try {
    const { code, output } = await runTool(
      'vitest',
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter',
        'default',
        '--reporter',
        'json',
        `--outputFile.json=${report}`,
        '--passWithNoTests',
        ...filters,
      ],
      root,
      how,
    );
    const read = existsSync(report) ? readReport(readFileSync(report, 'utf8'), root) : NOTHING;
    const text = stripVTControlCharacters(output);
    const lost = new Map([...text.matchAll(LOST)].map(([, signal, file]) => [file, signal]));
    return { ...read, code, output, lost };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * A file whose process ended early counts as failed, whether or not some of its tests were
 * reported.
 */
function resultOf({ root, name }: Suite, run: Run): Result {
  const { code, output, lost, passed, skipped } = run;
  const empty = run.empty.filter((file) => !lost.has(file));
  const uncaught = Number(UNCAUGHT.exec(stripVTControlCharacters(output))?.[1] ?? 0);
  const known = run.failed + empty.length + lost.size;
  // A suite can fail without a failed test, for example by an error that nobody caught.
  const isOther = uncaught > lost.size || (code !== 0 && known === 0);
  const failed = known + Number(isOther);
  const note = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(run.flaky.length > 0 ? [`${run.flaky.length} flaky`] : []),
  ].join(', ');
  const missing = empty.map((file) => `${file} did not load or holds no test\n`);
  const repeats = [
    ...run.failures.map((options) => [name, ...options]),
    ...empty.map((file) => [name, pathFrom(root, file)]),
    ...(isOther ? [[name]] : []),
  ];
  const flaky = run.flaky.map((each) => ({ ...each, repeat: [name, ...each.repeat] }));
  return { passed, failed, skipped, note, output: [output, ...missing].join(''), repeats, flaky };
}
