import { expect, test } from 'vitest';
import { mutateNumbers } from '../../src/conformance/index.ts';

test('every number goes up and down by one', () => {
  const json = { cost: [2, { coins: 3 }], 'a/b~c': -1, name: 'mill', none: null, yes: true };
  const mutants = [...mutateNumbers(json)];
  expect(mutants.map(({ pointer, was, is }) => [pointer, was, is])).toEqual([
    ['/cost/0', 2, 3],
    ['/cost/0', 2, 1],
    ['/cost/1/coins', 3, 4],
    ['/cost/1/coins', 3, 2],
    ['/a~1b~0c', -1, 0],
    ['/a~1b~0c', -1, -2],
  ]);
  expect(mutants[2].json).toEqual({ ...json, cost: [2, { coins: 4 }] });
  expect(json.cost).toEqual([2, { coins: 3 }]);
});

test('a value that is not a number is kept as it is', () => {
  const act = () => 7;
  const moment = new Error('now');
  const json = { price: 2, act, moment, inner: { act } };
  const [mutant, ...others] = mutateNumbers(json);
  expect(others.map(({ pointer }) => pointer)).toEqual(['/price']);
  expect(mutant.json).toEqual({ price: 3, act, moment, inner: { act } });
});

test('a number alone, and nothing at all', () => {
  expect([...mutateNumbers(5)].map((mutant) => mutant.json)).toEqual([6, 4]);
  expect([...mutateNumbers({ text: 'none' })]).toEqual([]);
});
