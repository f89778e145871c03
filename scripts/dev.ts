// `npm run dev`: whenever files are saved, the unit tests that are affected run again, and so do
// the type checks. `npm run dev -- NAME…` watches only the test files whose path contains a NAME.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { types } from './checks/types.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Saving often writes several times; the check waits until nothing has been written for this time.
 */
const SILENCE_MS = 300;

const vitest = spawn(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'watch',
    '--project',
    'pure',
    '--project',
    'unit',
    '--clearScreen=false',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
vitest.on('exit', (code) => process.exit(code ?? 0));

let timer: NodeJS.Timeout | undefined;
let checking = false;
watch(join(root, 'packages'), { recursive: true }, (_event, file) => {
  if (file === null || !/\.(ts|tsx|json)$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(checkTypes, SILENCE_MS);
});
await checkTypes();

async function checkTypes(): Promise<void> {
  if (checking) {
    timer = setTimeout(checkTypes, SILENCE_MS);
    return;
  }
  checking = true;
  const { ok, output } = await types(root);
  console.log(ok ? '\ntypes ok' : `\ntypes FAILED\n${output}`);
  checking = false;
}
