// Installs the packages if they are missing or the lock file has changed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { requiredPaths, staleness, withoutAbsentLinks } from './lockfile.mjs';
import { whileLocked } from './mutex.mjs';
import { isNewEnough, platformPackage } from './runtime.mjs';

/** The options that the project needs from npm, whatever the user has configured. */
const FLAGS = [
  '--include=dev',
  '--include=optional',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  // Five tries within a quarter of a minute; npm's default of three takes more than one minute.
  '--fetch-retries=4',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Makes sure that everything in the lock file is installed. If two launchers find an empty clone at
 * the same time, they take turns, and the second finds everything installed.
 * @param {string} root
 * @throws {Error} with a clear sentence if it is not possible
 */
export async function ensureInstalled(root) {
  if (amiss(root).length === 0) return;
  await whileLocked(join(root, '.install-lock'), say, async () => {
    if (amiss(root).length > 0) await install(root);
  });
}

/**
 * The packages that are missing or differ from the lock file, as paths from the root.
 * @param {string} root
 * @returns {string[]}
 */
function amiss(root) {
  const lock = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (lock === undefined) throw new Error(`package-lock.json is missing in ${root}.`);
  if (installed === undefined) return ['node_modules'];
  const wanted = withoutAbsentLinks(lock, (directory) => existsSync(join(root, directory)));
  const runtime = isNewEnough(process.version) ? undefined : platformPackage(process);
  const needed = runtime === undefined ? [] : [`node_modules/${runtime}`];
  const absent = requiredPaths(wanted, needed).filter((path) => !existsSync(join(root, path)));
  return [...new Set([...staleness(wanted, installed, needed), ...absent])];
}

/**
 * @param {string} file
 * @returns {import('./lockfile.mjs').Entries | undefined} undefined if there is no such file
 */
function packagesOf(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Runs `npm ci` if nothing is installed; otherwise `npm install`, which changes only the
 * differences and does not remove packages that a running process uses. If one fails, the other is
 * tried. Neither changes the lock file.
 * @param {string} root
 */
async function install(root) {
  const gentle = ['install', '--no-save'];
  const attempts = existsSync(join(root, 'node_modules')) ? [gentle, ['ci']] : [['ci'], gentle];
  say('installing the packages and the pinned Node; this takes a minute, once…');
  const started = Date.now();
  let output = '';
  for (const [i, attempt] of attempts.entries()) {
    const done = await npm(root, attempt);
    if (done.code === 0 && amiss(root).length === 0) {
      say(`installed in ${Math.round((Date.now() - started) / 1000)} s.`);
      return;
    }
    output = done.output;
    if (isNetworkTrouble(output)) break;
    if (i === 0) say(`npm ${attempt[0]} did not succeed; trying npm ${attempts[1]?.[0]}…`);
  }
  process.stderr.write(output);
  if (isNetworkTrouble(output)) {
    throw new Error(
      'the packages could not be fetched: npm cannot reach its registry. ' +
        'Connect to the network (or set the proxy for npm) and run the same command again.',
    );
  }
  throw new Error(
    `the packages could not be installed (still amiss: ${amiss(root).slice(0, 3).join(', ')}); ` +
      'what npm said is above. Delete node_modules and run the same command again.',
  );
}

/**
 * Whether an error message of npm is about the network.
 * @param {string} output
 * @returns {boolean}
 */
export function isNetworkTrouble(output) {
  return /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/.test(
    output,
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(root, args) {
  const [command, prefix, shell] = npmCommand(process.env, process.platform, process.execPath);
  const child = spawn(command, [...prefix, ...args, ...FLAGS], {
    cwd: root,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);
  const started = Date.now();
  const heartbeat = setInterval(() => {
    say(`still installing, ${Math.round((Date.now() - started) / 1000)} s…`);
  }, 15_000);
  const over = () => {
    clearInterval(heartbeat);
    process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);
  };
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => {
      over();
      resolve({ code: 1, output: `${output}${command}: ${error.message}\n` });
    });
    child.on('close', (code) => {
      over();
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * The command for npm: the npm that started this program, run by the Node on which it runs itself
 * (the present Node may be the pinned one inside node_modules, which will be replaced); otherwise
 * the npm on the PATH.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} platform
 * @param {string} execPath
 * @returns {readonly [command: string, prefix: readonly string[], shell: boolean]}
 */
export function npmCommand(env, platform, execPath) {
  const script = env.npm_execpath;
  if (script && /^npm-cli\.c?js$/.test(basename(script))) {
    return [env.npm_node_execpath ?? execPath, [script], false];
  }
  return ['npm', [], platform === 'win32'];
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`pangaea: ${sentence}\n`);
}
