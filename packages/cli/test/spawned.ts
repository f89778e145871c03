import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Said } from './fake-io.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** Runs the real command in a separate process. */
export function spawnPangaea(
  argv: readonly string[],
  { input = '', cwd = process.cwd() }: { input?: string; cwd?: string } = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...argv], {
      cwd,
      env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
