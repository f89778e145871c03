// Style sheets are short, like all other files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedTree } from './planted-tree.ts';

const LONGEST = 400;
const ROOT = join(import.meta.dirname, '../..');

/**
 * Style sheets of the page below `root` with too many lines, and their number of lines. Fails if
 * there are no style sheets.
 */
function tooLong(root: string): readonly string[] {
  const source = join(root, 'packages/web/src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  if (sheets.length === 0) throw new Error('no style sheets were found');
  return sheets
    .map((path) => ({
      path,
      lines: readFileSync(join(source, path), 'utf8').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

test('no style sheet of the page has more than 400 lines', () => {
  expect(tooLong(ROOT)).toEqual([]);
});

test('a longer one is seen, and an empty tree is no success', () => {
  const long = 'a {\n}\n'.repeat(201);
  const root = plantedTree({ 'packages/web/src/dock/dock.css': long });
  expect(tooLong(root)).toEqual([`${join('dock', 'dock.css')}: 402 lines`]);
  expect(() => tooLong(plantedTree({ 'packages/web/src/a.ts': '' }))).toThrow('no style sheets');
});
