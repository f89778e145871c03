import { expect, test } from 'vitest';
import { cut } from '../../src/conformance/shares.ts';
import { pangaea } from '../fake-io.ts';
import { spawnPangaea } from '../spawned.ts';

test('a run that is too short for everything says so, and fails', async () => {
  const { code, out } = await pangaea(['conformance', '--games', '2', '--seed', '3']);
  expect(out).toMatch(/^refusals \(\d+ of \d+\)/m);
  expect(out).toContain('<-- never');
  expect(out).toMatch(/^2 games, /m);
  expect(out).toMatch(/^Not well: 0 failures, [\d,]+ rows that never happened\.$/m);
  expect(out).toMatch(/2,000 is the usual number\.\n$/);
  expect(code).toBe(1);
});

test('threads play the games of one run', async () => {
  const run = ['conformance', '--games', '6', '--seed', '1', '--json'];
  const alone = await pangaea([...run, '--jobs', '1']);
  const shared = await spawnPangaea([...run, '--jobs', '2']);
  const counts = (text: string) => {
    const { games, decisions, coverage, failures } = JSON.parse(text);
    return { games, decisions, coverage, failures };
  };
  expect(counts(shared.out)).toEqual(counts(alone.out));
}, 60_000);

test('shares leave no game out', () => {
  const shares = cut({ games: 7, seed: 1, index: 10 }, 3);
  expect(shares.map(({ index, games }) => [index, games])).toEqual([
    [10, 2],
    [12, 2],
    [14, 3],
  ]);
  expect(cut({ games: 1, seed: 1, index: 0 }, 4)).toHaveLength(1);
});
