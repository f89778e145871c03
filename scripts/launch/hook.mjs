// Installs the git hook that checks the messages of commits.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** This line identifies the project's own hook, also an older version of it. */
const MARK = '# The hook of Pangaea; `npm run setup` renews it.';

/**
 * All worktrees share the hook: it runs the program of the worktree that commits, if the program
 * and Node are there.
 */
const HOOK = `#!/bin/sh
${MARK}
program="$(git rev-parse --show-toplevel)/scripts/commit-msg.mjs"
if [ -f "$program" ] && command -v node >/dev/null 2>&1; then
  exec node "$program" "$1"
fi
`;

/**
 * Installs the hook `commit-msg`, and does not change a hook of another origin. Does nothing in CI,
 * without git, and if `root` is not the root of a repository, for example in an unpacked archive.
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {'installed' | 'in place' | "another's" | 'not here'}
 */
export function installHook(root, env) {
  if (env.CI) return 'not here';
  const top = git(root, env, '--show-toplevel');
  const place = git(root, env, '--git-path', 'hooks');
  if (top === undefined || place === undefined) return 'not here';
  if (realpathSync(top) !== realpathSync(root)) return 'not here';
  const folder = resolve(root, place);
  const file = join(folder, 'commit-msg');
  const there = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (there === HOOK) return 'in place';
  if (there !== undefined && !there.includes(MARK)) return "another's";
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, HOOK, { mode: 0o755 });
  return 'installed';
}

/**
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {...string} what
 * @returns {string | undefined} the output of `git rev-parse`; undefined if it fails
 */
function git(root, env, ...what) {
  const { status, stdout } = spawnSync('git', ['rev-parse', ...what], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
