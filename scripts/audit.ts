// `npm run audit [FOLDER]`: asks the registry for known faults of all packages, and stores its
// answer as a dated file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { audited } from './audit/audit.ts';
import { npmCommand } from './launch/install.mjs';
import { PLATFORM_PACKAGES, pinnedNode } from './launch/runtime.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, 'audits'));
const [command, before, shell] = npmCommand(process.env, process.platform, process.execPath);
const args = [...before, 'audit', '--json', '--audit', '--fetch-retries=1'];
const { stdout, stderr, error } = spawnSync(command, args, { cwd: root, shell, encoding: 'utf8' });
const { code, lines } = audited(error?.message ?? (stdout || stderr), folder, new Date());
for (const line of lines) process.stdout.write(`${line}\n`);
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const name of Object.values(PLATFORM_PACKAGES)) {
  process.stdout.write(`Pinned: ${name} ${pinnedNode(lock, name)}\n`);
}
process.exitCode = code;
