// Starts everything that `npm start`, `npm test`, … name: sees to it that the packages and the
// pinned Node are there, then hands over. Plain JavaScript that runs on Node 20 and newer, with no
// import outside Node, because it runs before anything is installed. It speaks on stderr only:
// stdout belongs to the command.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './launch/install.mjs';
import { findRuntime } from './launch/runtime.mjs';
import { directoryOf, TARGETS } from './launch/targets.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...args] = process.argv.slice(2);

try {
  await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`pangaea: ${error.message}\n`);
  process.exitCode = 1;
}

async function main() {
  const target = TARGETS[name];
  if (target === undefined) {
    process.stderr.write(`usage: node scripts/launch.mjs ${Object.keys(TARGETS).join(' | ')}\n`);
    process.exitCode = 2;
    return;
  }
  await ensureInstalled(root);
  const node = findRuntime(root);
  if (target.script === undefined) return;
  handOver(node, [resolve(root, target.script), ...target.args, ...args], {
    cwd: directoryOf(target, root, process.cwd(), process.env.INIT_CWD),
  });
}

/**
 * Runs the target in our place: same streams, its exit code is ours, signals reach it.
 * @param {string} node
 * @param {string[]} argv
 * @param {{ cwd: string }} options
 */
function handOver(node, argv, { cwd }) {
  const child = spawn(node, argv, { cwd, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the whole process group, the child included.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`pangaea: ${node} could not be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
}
