// The hook that checks commit messages: the messages that it accepts, and the places in which it is
// installed.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { faultsOfMessage } from '../../../scripts/launch/commit-message.mjs';
import { installHook } from '../../../scripts/launch/hook.mjs';
import { ROOT } from '../planted-tree.ts';

const WHY = '\n\nA reload met the other seat, so that both played it out.\n';

describe('a message', () => {
  test.each([
    `Play a link game once after a reload${WHY}`,
    `Add twenty fan factions${WHY}`,
    `Focus the field that is amiss${WHY}# Please enter the commit message.\n# Changes: a; b\n`,
    `${'Add '.padEnd(72, 'x')}${WHY}`,
    "Merge branch 'words'\n",
    'Revert "Server: adds everything; and more"\n',
    'fixup! Add twenty fan factions\n',
    `Add a line${WHY}# ------------------------ >8 ------------------------\nServer: all; of it\n`,
    '# only remarks: git refuses it itself\n',
  ])('is taken: %s', (text) => expect(faultsOfMessage(text)).toEqual([]));

  test.each([
    ['letters', `${'Add '.padEnd(73, 'x')}${WHY}`],
    ['several things', `Add a chart; fix the rail${WHY}`],
    ['several things', `Add a chart. Fix the rail${WHY}`],
    ['full stop', `Add a chart.${WHY}`],
    ['an order', `Server: add a chart${WHY}`],
    ['an order', `Added a chart${WHY}`],
    ['an order', `Adding a chart${WHY}`],
    ['an order', `Hints of the dock leave no word alone${WHY}`],
    ['an order', `add a chart${WHY}`],
    ['is not empty', 'Add a chart\nbecause it was asked for\n'],
    ['no body', 'Add a chart\n'],
    ['no body', 'Add a chart\n\n# Please enter the commit message.\n'],
  ])('is refused for %s: %s', (why, text) => {
    const faults = faultsOfMessage(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(why);
  });
});

/**
 * An environment without the variables of CI, and without those of a hook that runs these tests.
 */
const SURROUNDINGS = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Ann'],
      [`GIT_${who}_EMAIL`, 'ann@example.org'],
    ]),
  ),
};

const HAS_GIT = spawnSync('git', ['--version']).status === 0;

function git(folder: string, ...args: readonly string[]) {
  return spawnSync('git', args, { cwd: folder, env: SURROUNDINGS, encoding: 'utf8' });
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pangaea hook '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function copyPrograms(root: string): void {
  for (const path of ['scripts/commit-msg.mjs', 'scripts/launch/commit-message.mjs']) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(root, path));
  }
}

function repository(): string {
  const root = emptyFolder();
  git(root, 'init', '--quiet');
  copyPrograms(root);
  return root;
}

const commit = (folder: string, message: string) =>
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', message);
const hookOf = (root: string) => join(root, '.git/hooks/commit-msg');

describe.skipIf(!HAS_GIT)('the hook', () => {
  test('refuses a commit and says why, and takes another; also in a further worktree', () => {
    const root = repository();
    expect(installHook(root, SURROUNDINGS)).toBe('installed');
    expect(installHook(root, SURROUNDINGS)).toBe('in place');
    const refused = commit(root, 'Server: a chart; the rail');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('CONTRIBUTING.md');
    expect(commit(root, `Add a chart${WHY}`).status).toBe(0);

    const further = join(emptyFolder(), 'further');
    git(root, 'worktree', 'add', '--quiet', further);
    // This clone does not have the program yet.
    expect(commit(further, 'Server: a chart; the rail').status).toBe(0);
    copyPrograms(further);
    expect(commit(further, 'Server: a chart; the rail').status).toBe(1);
    expect(installHook(further, SURROUNDINGS)).toBe('in place');
  });

  test("leaves another's alone, and renews an older one of ours", () => {
    const root = repository();
    mkdirSync(dirname(hookOf(root)), { recursive: true });
    writeFileSync(hookOf(root), '#!/bin/sh\n');
    expect(installHook(root, SURROUNDINGS)).toBe("another's");
    expect(readFileSync(hookOf(root), 'utf8')).toBe('#!/bin/sh\n');
    rmSync(hookOf(root));
    installHook(root, SURROUNDINGS);
    writeFileSync(hookOf(root), `${readFileSync(hookOf(root), 'utf8')}# older\n`);
    expect(installHook(root, SURROUNDINGS)).toBe('installed');
    expect(readFileSync(hookOf(root), 'utf8')).not.toContain('# older');
  });

  test.each(['in CI', 'without git', 'inside the repository of something else', 'in an archive'])(
    'is not put in place %s',
    (where) => {
      const root = where === 'in an archive' ? emptyFolder() : repository();
      const inner = join(root, 'packages');
      mkdirSync(inner);
      const env = {
        ...SURROUNDINGS,
        ...(where === 'in CI' ? { CI: '1' } : {}),
        ...(where === 'without git' ? { PATH: inner } : {}),
      };
      expect(installHook(where.startsWith('inside') ? inner : root, env)).toBe('not here');
      expect(existsSync(hookOf(root))).toBe(false);
    },
  );
});
