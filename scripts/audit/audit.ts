// Asks npm's registry for known faults of the packages in the lock file, and stores its answer.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of the output of `npm audit --json` that are used here. */
interface Report {
  readonly auditReportVersion: number;
  readonly vulnerabilities: Readonly<Record<string, Vulnerable>>;
}

interface Vulnerable {
  readonly severity: string;
  readonly range: string;
  /** True, or the change that corrects the fault. */
  readonly fixAvailable?: unknown;
}

/**
 * The exit code and the lines to print. 0: the registry knows of no fault. 1: it knows of some. 2:
 * it gave no answer.
 */
export interface Audited {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** The name of a file with an answer of the registry: the moment at which it came. */
const ANSWER = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.json$/;

/**
 * Stores an answer of the registry, and puts it into words.
 * @param output of `npm audit --json`, which may be anything
 * @param folder for the answers
 */
export function audited(output: string, folder: string, now: Date): Audited {
  const report = reportOf(output);
  if (report === undefined) return { code: 2, lines: noAnswer(output, folder) };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, output);
  const found = Object.entries(report.vulnerabilities);
  const kept = `The answer of the registry is kept in ${file}`;
  if (found.length === 0) {
    return { code: 0, lines: ['The registry knows of no fault in these packages.', kept] };
  }
  const lines = found.map(([name, { severity, range, fixAvailable }]) => {
    const mended =
      fixAvailable === undefined || fixAvailable === false ? 'not mended yet' : 'mended';
    return `  ${name} ${range}: ${severity}, ${mended}`;
  });
  const head = `The registry knows of faults in ${found.length} packages:`;
  return { code: 1, lines: [head, ...lines, kept] };
}

function reportOf(output: string): Report | undefined {
  try {
    const read = JSON.parse(output) as Partial<Report> | null;
    const isReport =
      typeof read?.auditReportVersion === 'number' &&
      typeof read.vulnerabilities === 'object' &&
      read.vulnerabilities !== null;
    return isReport ? (read as Report) : undefined;
  } catch {
    return undefined;
  }
}

function noAnswer(output: string, folder: string): readonly string[] {
  return [
    'THE REGISTRY GAVE NO ANSWER. Whether the packages have known faults is not known.',
    `It said: ${why(output)}`,
    lastAnswer(folder),
  ];
}

function why(output: string): string {
  try {
    const said = JSON.parse(output) as {
      readonly message?: string;
      readonly error?: { readonly summary?: string };
    } | null;
    return said?.message || said?.error?.summary || 'nothing';
  } catch {
    return output.trim().split('\n')[0] || 'nothing';
  }
}

function lastAnswer(folder: string): string {
  const last = answersIn(folder).at(-1);
  return last === undefined
    ? 'There is no earlier answer.'
    : `The last answer is of ${last.slice(0, 10)}: ${join(folder, last)}`;
}

function answersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => ANSWER.test(name))
      .sort();
  } catch {
    return [];
  }
}
