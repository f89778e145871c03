import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in place of this one: it gets the same streams and the signals that reach this
 * process, and its exit code becomes the exit code of this process (128 + n if signal n ended it,
 * as in shells).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd the directory in which it runs
 */
export function handOver(command, args, cwd) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  // This must come before the program starts: a signal in between would end this process and leave
  // the program running.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal goes to the whole process group, including the child.
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
