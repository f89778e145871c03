// The type of a check, and the functions that run a tool for it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Verdict {
  readonly ok: boolean;
  /** A few words for the summary line: how much was checked, or which tool ran. */
  readonly note: string;
  /** All messages, if the check failed. */
  readonly output: string;
}

/** Checks the tree under `root`. It never throws because of what it finds there. */
export type Check = (root: string) => Promise<Verdict>;

export interface Finished {
  readonly code: number;
  readonly output: string;
}

export interface Circumstances {
  /** The priority of the process, as in `setPriority` of Node. */
  readonly priority?: number | undefined;
  /** The folder for temporary files of the process; if left out, that of this process. */
  readonly temporary?: string | undefined;
}

/**
 * Runs the program `bin` of an installed package under the Node that runs now.
 * @param name package name
 * @param bin name of the program, as in the package's `bin`
 * @param cwd directory it runs in
 */
export function runTool(
  name: string,
  bin: string,
  args: readonly string[],
  cwd: string,
  how: Circumstances = {},
): Promise<Finished> {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} is not installed`);
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bins === 'string' ? bins : bins[bin];
  if (file === undefined) throw new Error(`${name} has no program ${bin}`);
  return runNode([join(dirname(manifest), file), ...args], cwd, how);
}

/** Runs Node with `argv` and collects its output, both streams in the order in which it came. */
function runNode(
  argv: readonly string[],
  cwd: string,
  { priority, temporary = tmpdir() }: Circumstances,
): Promise<Finished> {
  const env = { ...process.env, TMPDIR: temporary };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, argv, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
