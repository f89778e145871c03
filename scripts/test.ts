// Interim runner; the full one follows.
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
let failed = 0;
for (const [command, ...rest] of [
  ['biome', 'check', '.'],
  ['tsc', '-p', '.'],
  ['tsc', '-p', 'packages/rules'],
  ['tsc', '-p', 'packages/rules/test'],
  ['vitest', 'run', '--passWithNoTests', ...args],
] as const) {
  const done = spawnSync(`node_modules/.bin/${command}`, rest, { stdio: 'inherit' });
  if (done.status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
