import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf, fillIn, readIndex, readTests } from '../terra-nova/rules-index.ts';

const INDEX = join(import.meta.dirname, '../../../../docs/rules-index/gaia.md');

const markdown = readFileSync(INDEX, 'utf8');
const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && file !== 'rules-index.test.ts')
  .sort()
  .flatMap((file) => readTests(file, readFileSync(join(import.meta.dirname, file), 'utf8')));

it('has a test for every clause, and tests name no other', () => {
  const clauses = readIndex(markdown);
  expect(clauses.length).toBeGreaterThan(110);
  expect(faultsOf(clauses, tests)).toEqual([]);
});

it('tells which files hold a clause', async () => {
  await expect(fillIn(markdown, tests)).toMatchFileSnapshot(INDEX);
});

it('covers every worked example', () => {
  const rows = readIndex(markdown).filter(({ rule }) => rule.includes('Example'));
  expect(rows.length).toBe(16);
});
