import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, fillIn, readIndex, readTests } from '../rules-index/rules-index.ts';

const INDICES = join(import.meta.dirname, '../../../../docs/rules-index');

/** The smallest number of clauses in the index of a rulebook. */
export interface IndexSize {
  readonly clauses: number;
  readonly examples: number;
}

/** `docs/rules-index/GAME.md` and the tests of the game must refer to each other. */
export function rulesIndexTests(game: string, size: IndexSize): void {
  const index = join(INDICES, `${game}.md`);
  const folder = join(import.meta.dirname, '..', game);
  const markdown = readFileSync(index, 'utf8');
  const clauses = readIndex(markdown);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => readTests(file, readFileSync(join(folder, file), 'utf8')));

  describe('the rules index', () => {
    it('has a test for every clause, and tests name no other', () => {
      expect(clauses.length).toBeGreaterThanOrEqual(size.clauses);
      expect(faultsOf(clauses, tests)).toEqual([]);
    });

    it('tells which files hold a clause', async () => {
      await expect(fillIn(markdown, tests)).toMatchFileSnapshot(index);
    });

    it('covers every worked example', () => {
      const examples = clauses.filter(({ rule }) => rule.includes('Example'));
      expect(examples.length).toBeGreaterThanOrEqual(size.examples);
    });
  });
}
