import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in our place: its streams are ours, signals that reach us reach it, and its exit
 * code becomes ours (128 + n when signal n ended it, as shells have it).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd the directory it runs in
 */
export function handOver(command, args, cwd) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  // Before the program is there: a signal that came in between would end us and leave it running.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal goes to the whole process group, the child included.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child?.kill(signal);
    });
  }
  child = spawn(command, args, { cwd, stdio: 'inherit' });
  child.on('error', (error) => {
    process.stderr.write(`pangaea: ${command} could not be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
}
