import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULES_VERSIONS } from '../../src/terra-mystica/options/options.ts';

const rulings = readFileSync(new URL('../../../../docs/rulings.md', import.meta.url), 'utf8');

/**
 * Lines of the two tables of `docs/rulings.md` about the exact words of the sources: number,
 * source, play, reason.
 */
const lines = rulings
  .split('\n## The letter of the sources\n')[1]
  .split('\n')
  .filter((line) => /^\| [AD]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each([
  ['D', 8],
  ['A', 19],
])('docs/rulings.md has a line with source and reason for each of %s1 to %i', (letter, most) => {
  const wanted = Array.from({ length: most }, (_, place) => `${letter}${place + 1}`);
  const found = lines.filter(([, number]) => number.startsWith(letter));
  expect(found.map(([, number]) => number)).toEqual(wanted);
  for (const [, number, where, play, why] of found) {
    expect(
      [where, play, why].every((cell) => cell.length > 3),
      number,
    ).toBe(true);
  }
});

it('docs/rulings.md names every date of the rules', () => {
  expect(RULES_VERSIONS.filter((date) => !rulings.includes(date))).toEqual([]);
});
