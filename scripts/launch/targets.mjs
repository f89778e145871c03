/**
 * The program behind a name of the launcher. `script` is a path from the root; it is absent if the
 * launcher only installs. `where` is the working directory: that of the repository, or that of the
 * caller, so that file names on the command line mean files of the caller.
 * @typedef {{ script?: string, args: readonly string[], where: 'root' | 'caller' }} Target
 */

const CLI = 'packages/cli/src/main.ts';

/** @type {Readonly<Record<string, Target>>} */
export const TARGETS = {
  start: { script: 'scripts/start.ts', args: [], where: 'root' },
  build: { script: 'scripts/build.ts', args: [], where: 'root' },
  server: { script: 'packages/server/src/main.ts', args: [], where: 'caller' },
  test: { script: 'scripts/test.ts', args: [], where: 'root' },
  dev: { script: 'scripts/dev.ts', args: [], where: 'root' },
  page: { script: 'node_modules/vite/bin/vite.js', args: ['packages/web'], where: 'root' },
  bench: { script: 'scripts/bench.ts', args: [], where: 'caller' },
  pangaea: { script: CLI, args: [], where: 'caller' },
  setup: { args: [], where: 'root' },
  format: {
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--write', '.'],
    where: 'root',
  },
  audit: { script: 'scripts/audit.ts', args: [], where: 'root' },
  notices: { script: 'scripts/notices.ts', args: [], where: 'root' },
};

/**
 * The directory in which a target runs. npm changes to the root and leaves the caller's directory
 * in INIT_CWD. A launcher that was started elsewhere without npm may find an old INIT_CWD in its
 * environment, so INIT_CWD counts only if the present directory is the root.
 * @param {Target} target
 * @param {string} root
 * @param {string} cwd
 * @param {string | undefined} initCwd
 * @returns {string}
 */
export function directoryOf(target, root, cwd, initCwd) {
  if (target.where === 'root') return root;
  return cwd === root && initCwd ? initCwd : cwd;
}
