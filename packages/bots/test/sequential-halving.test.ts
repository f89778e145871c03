import { expect, it } from 'vitest';
import { type Contender, type Looks, sequentialHalving } from '../src/sequential-halving.ts';

interface Named extends Contender {
  readonly name: string;
  /** The results of its samples, in order. */
  readonly finds: readonly number[];
}

const named = (name: string, ...finds: number[]): Named => ({ name, finds, sum: 0, looks: 0 });

/** @param most the number of samples for which there is time */
function looking(each: number, most = 100) {
  const seen: string[] = [];
  let looks = 0;
  const how: Looks<Named> = {
    goesOn: (time) => looks < each * (time + 1),
    look(contenders) {
      if (looks === most) return false;
      looks++;
      seen.push(contenders.map(({ name }) => name).join(''));
      for (const one of contenders) one.sum += one.finds[one.looks++ % one.finds.length];
      return true;
    },
    keep: (count) => count >> 1,
  };
  return { how, seen };
}

it('gives up the worse half after each time, and the best is left', () => {
  const { how, seen } = looking(2);
  const contenders = [named('a', 1), named('b', 4), named('c', 2), named('d', 3)];
  expect(sequentialHalving(contenders, how).name).toBe('b');
  expect(seen).toEqual(['abcd', 'abcd', 'bd', 'bd']);
});

it('compares means, not what was seen last', () => {
  const contenders = [named('a', 9, 1), named('b', 3, 3)];
  expect(sequentialHalving(contenders, looking(2).how).name).toBe('a');
});

it('goes by the looks that there was time for', () => {
  const contenders = [named('a', 1, 9), named('b', 2, 0)];
  expect(sequentialHalving(contenders, looking(2, 1).how).name).toBe('b');
});

it('takes the first of equal ones, and a single one unseen', () => {
  expect(sequentialHalving([named('a', 1), named('b', 1)], looking(1).how).name).toBe('a');
  const { how, seen } = looking(1);
  expect(sequentialHalving([named('a', 1)], how).name).toBe('a');
  expect(seen).toEqual([]);
});
