import { expect, test } from 'vitest';
import { conformance, coverageTable, zeros } from '../../src/conformance/index.ts';
import { toySubject } from './toy-subject.ts';

test('the kit passes a sound game, on every position', () => {
  const result = conformance(toySubject, { games: 40, seed: 1, everyStep: true });
  expect(result.failures).toEqual([]);
  expect(result.games).toBe(40);
});

test('the kit passes a sound game at the usual rates, and all rows happen', () => {
  const result = conformance(toySubject, { games: 300, seed: 2 });
  expect(result.failures).toEqual([]);
  expect(zeros(result)).toEqual([]);
  expect(coverageTable(result)).toContain('rulings (2 of 2)');
});
