// The dearest test files begin first.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { DEAREST, DearFirst } from '../order/dear-first.ts';

const root = resolve(import.meta.dirname, '../..');

test('every file in the list is there', () => {
  expect(DEAREST.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  expect(new Set(DEAREST).size).toBe(DEAREST.length);
});

test('the dearest files of a project come before its others, and projects stay in their order', async () => {
  const files = (name: string, paths: readonly string[]) =>
    paths.map((path) => {
      const project = { name, config: { isolate: false, sequence: { groupOrder: 0 } } };
      return { moduleId: resolve(root, path), project } as unknown as TestSpecification;
    });
  const [first, second] = [DEAREST[2], DEAREST[8]];
  const context = {
    cache: { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) },
  } as unknown as Vitest;
  const given = [
    ...files('b', ['x.test.ts', second, 'y.test.ts', first]),
    ...files('a', ['z.test.ts']),
  ];
  const order = async (sequencer: BaseSequencer) =>
    (await sequencer.sort([...given])).map(({ moduleId }) => moduleId);
  const all = (...paths: readonly string[]) => paths.map((path) => resolve(root, path));
  expect(await order(new DearFirst(context))).toEqual(
    all('z.test.ts', first, second, 'x.test.ts', 'y.test.ts'),
  );
  // Vitest alone leaves them where they are.
  expect(await order(new BaseSequencer(context))).toEqual(
    all('z.test.ts', 'x.test.ts', second, 'y.test.ts', first),
  );
});
