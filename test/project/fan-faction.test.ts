// The steps of docs/factions.md, followed literally in a copy of the project.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../scripts/checks/check.ts';
import { follow, stepsOf } from './guide.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const [ID, ...STEPS] = stepsOf(readFileSync(join(ROOT, 'docs/factions.md'), 'utf8'));
/** Packages that the guide changes, and those that import them; the copy has all of each. */
const CHANGED = ['rules', 'words', 'web', 'bots', 'wire'];
/** Other files of the copy. */
const COPIED = [
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'docs/rules-index',
  'test/chance',
  'test/order',
];

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'pangaea fan faction '));
  for (const path of [...COPIED, ...CHANGED.map((name) => `packages/${name}`)]) {
    const filter = (source: string) => !/[\\/](?:node_modules|dist)$/.test(source);
    cpSync(join(ROOT, path), join(tree, path), { recursive: true, filter });
  }
  // The installed packages are linked, but packages of the copy import each other.
  const installed = join(tree, 'node_modules');
  mkdirSync(join(installed, '@pangaea'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@pangaea') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(installed, name), 'junction');
  }
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const from = CHANGED.includes(name) ? tree : ROOT;
    symlinkSync(join(from, 'packages', name), join(installed, '@pangaea', name), 'junction');
  }
  follow(tree, ID);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Checks the types of the page, which imports the parts of the faction in every package. */
const types = () => runTool('typescript', 'tsc', ['-p', 'packages/web', '--noEmit'], tree);

/** Files that an output of the compiler names. */
const filesIn = (output: string) =>
  [...new Set([...output.matchAll(/^packages\S+?(?=\()/gm)].map(([path]) => path))].sort();

test('once it has an id, the compiler names every list in which it is missing', async () => {
  const { code, output } = await types();
  expect(code).not.toBe(0);
  expect(filesIn(output)).toEqual([
    'packages/rules/src/terra-mystica/factions/fan/index.ts',
    'packages/web/src/terra-mystica/fan/looks.ts',
    'packages/words/src/terra-mystica/factions/fan/index.ts',
  ]);
});

/** Enough for three runs of tests on a busy machine. */
const PATIENCE = { timeout: 600_000 };

test('after all steps types and the tests of its subject are content', PATIENCE, async () => {
  for (const step of STEPS) follow(tree, step);
  const { code, output } = await types();
  expect(code, output).toBe(0);
  const vitest = async (...argv: readonly string[]) => {
    const run = await runTool('vitest', 'vitest', ['run', '--project', 'pure', ...argv], tree);
    return { ...run, output: stripVTControlCharacters(run.output) };
  };
  const schema = await vitest('terra-mystica/editions/edition-schema', '-u');
  expect(schema.code, schema.output).toBe(0);
  const own = await vitest(
    'terra-mystica/factions/fan/pilgrims',
    'terra-mystica/fan-index',
    'terra-mystica/fan-factions',
  );
  expect(own.code, own.output).toBe(0);
  const files = ['fan-witness', 'terra-mystica/fan/actions', 'terra-mystica/stored', 'ui/crests'];
  const named = await vitest(...files, '-t', 'pilgrims');
  expect(named.code, named.output).toBe(0);
  // A witness and its flaws, a game in words, the crest three times, and what it stores.
  expect(named.output).toMatch(/Tests +11 passed/);
});
