import { KIND_WORDS } from '@pangaea/rules/terra-mystica';
import { FAQ_QUESTIONS } from '@pangaea/words/terra-mystica/faq';
import { expect, test } from 'vitest';
import { askedAt } from '../../src/terra-mystica/panels/asked-at.ts';

const PLACES = Object.values(FAQ_QUESTIONS).flatMap(({ at }): readonly string[] => at);

test('actions at which questions arise are actions of the page', () => {
  const actions = PLACES.filter((place) => place.startsWith('action ')).map((place) =>
    place.slice('action '.length),
  );
  // All ways of transforming are behind one button.
  const known: readonly string[] = [...KIND_WORDS, 'dig'];
  expect(actions.filter((action) => !known.includes(action))).toEqual([]);
});

test('a question that arises at two places of a view is told once', () => {
  const both = askedAt(['faction dwarves', 'faction fakirs']);
  expect(both).toContain('tunnel-once');
  expect(new Set(both).size).toBe(both.length);
});
