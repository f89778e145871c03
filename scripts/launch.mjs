// Starts everything behind `npm start`, `npm test`, …: makes sure that the packages and the pinned
// Node are installed, then starts the program. It is plain JavaScript for Node 20 and newer and
// imports nothing except Node's modules, because it runs before anything is installed. It writes on
// stderr only: stdout belongs to the command.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './launch/hand-over.mjs';
import { installHook } from './launch/hook.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { findRuntime } from './launch/runtime.mjs';
import { directoryOf, TARGETS } from './launch/targets.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`pangaea: ${error.message}\n`);
  process.exitCode = 1;
}

/** @param {readonly string[]} argv */
async function main([name = '', ...args]) {
  const target = TARGETS[name];
  if (target === undefined) {
    process.stderr.write(`usage: node scripts/launch.mjs ${Object.keys(TARGETS).join(' | ')}\n`);
    process.exitCode = 2;
    return;
  }
  await ensureInstalled(root);
  const node = findRuntime(root);
  if (name === 'setup') setUpHook();
  if (target.script === undefined) return;
  const script = resolve(root, target.script);
  if (!existsSync(script)) throw new Error(`this version has no ${target.script} yet.`);
  // Node stores compiled sources here: from its second run on, a command starts in a third of the
  // time.
  process.env.NODE_COMPILE_CACHE ??= resolve(root, 'node_modules/.cache/node');
  const cwd = directoryOf(target, root, process.cwd(), process.env.INIT_CWD);
  handOver(node, [script, ...target.args, ...args], cwd);
}

function setUpHook() {
  const said = {
    installed: 'messages of commits are looked at from now on (CONTRIBUTING.md says for what).',
    "another's": 'messages of commits are not looked at: there is a hook commit-msg of yours.',
    'in place': undefined,
    'not here': undefined,
  }[installHook(root, process.env)];
  if (said !== undefined) process.stderr.write(`pangaea: ${said}\n`);
}
