// A small tree with the project's own configuration, to plant violations in.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The configuration under test, copied as it is. */
const CONFIGURATION = [
  '.gitignore',
  'biome.json',
  'knip.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'packages/rules/package.json',
  'packages/rules/tsconfig.json',
  'scripts/checks/rules/literal-spread.grit',
];

export const MANIFEST = {
  name: 'planted',
  private: true,
  type: 'module',
  workspaces: ['packages/*'],
  devDependencies: { vitest: '*' },
};

/** A tree without a fault for any checker. */
const CONTENT = {
  'package.json': `${JSON.stringify(MANIFEST, null, 2)}\n`,
  'packages/rules/src/kernel/index.ts': "export { one } from './one.ts';\n",
  'packages/rules/src/kernel/one.ts': 'export const one = 1;\n',
  // The configuration of the test runner names it.
  'packages/web/test/e2e/provide.ts': 'export function setup(): void {}\n',
  'packages/server/test/draw-in-tests.ts': 'export {};\n',
  'test/chance/draws.ts': 'export {};\n',
  'test/order/dear-first.ts': "export { BaseSequencer as DearFirst } from 'vitest/node';\n",
};

/**
 * Makes a tree under the system's temporary directory; it is gone when the test has ended.
 * @param files more files, or others in place of those of the content tree, by path from its root
 * @returns the root of the tree
 */
export function plantedTree(files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'pangaea planted '));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const path of CONFIGURATION) copyFileSync(join(ROOT, path), placeFor(root, path));
  for (const [path, text] of Object.entries({ ...CONTENT, ...files })) {
    writeFileSync(placeFor(root, path), text);
  }
  return root;
}

function placeFor(root: string, path: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
