// Puts the hook in place that looks at messages of commits.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** By this line a hook of ours is known, also one of an older version. */
const MARK = '# The hook of Pangaea; `npm run setup` renews it.';

/** All worktrees share it: it runs the program of the one that commits, where that has it and Node is found. */
const HOOK = `#!/bin/sh
${MARK}
program="$(git rev-parse --show-toplevel)/scripts/commit-msg.mjs"
if [ -f "$program" ] && command -v node >/dev/null 2>&1; then
  exec node "$program" "$1"
fi
`;

/**
 * Puts the hook `commit-msg` in place, and leaves another's alone. Does nothing in CI, without git, and where `root` is
 * no repository of its own, such as in an archive that was unpacked.
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
 * @returns {string | undefined} what `git rev-parse` says; undefined where it cannot say it
 */
function git(root, env, ...what) {
  const { status, stdout } = spawnSync('git', ['rev-parse', ...what], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
