// The words of single factions are joined in one catalogue: none may replace another's.
import { expect, test } from 'vitest';
import * as mystica from '../src/terra-mystica/factions/index.ts';
import * as nova from '../src/terra-nova/factions/index.ts';

/** Every word that some faction has in a list, as `pending/ride`. */
function wordsOf(factions: Readonly<Record<string, object>>): readonly string[] {
  return Object.values(factions).flatMap((own) =>
    Object.entries<string | object>({ ...own }).flatMap(([list, words]) =>
      typeof words === 'string' || list === 'landscape'
        ? []
        : Object.keys(words).map((word) => `${list}/${word}`),
    ),
  );
}

/** Words that occur more than once. */
const repeated = (words: readonly string[]) =>
  words.filter((word, at) => words.indexOf(word) !== at);

test('no two factions have words for the same thing', () => {
  for (const factions of [mystica.en, mystica.ja, nova.en, nova.ja]) {
    const words = wordsOf(factions);
    expect(words.length).toBeGreaterThan(5);
    expect(repeated(words)).toEqual([]);
  }
});

test('two factions with words for the same thing are found', () => {
  const twice = { one: { name: 'One', lost: { token: 'a' } }, two: { lost: { token: 'b' } } };
  expect(repeated(wordsOf(twice))).toEqual(['lost/token']);
});
