import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keptLedgers } from './kept-ledgers.ts';

const root = mkdtempSync(join(tmpdir(), 'pangaea-ledgers-'));
afterAll(() => rmSync(root, { recursive: true }));

function folder(...path: readonly string[]): string {
  const made = join(root, ...path);
  mkdirSync(made, { recursive: true });
  const text = JSON.stringify({ commands: path, map: 'original' });
  writeFileSync(join(made, `${path.at(-1)}.json`), text);
  writeFileSync(join(made, 'README.md'), 'no ledger');
  return made;
}

describe('folders of ledgers', () => {
  folder('one', 'played');
  folder('one', 'random');
  const two = folder('two');
  const names = (kind: 'played' | 'random', from: string) =>
    keptLedgers(kind, from).map(({ name, json }) => [name, json.commands]);

  it('are several, parted as in PATH: with games of both kinds, or with played ones', () => {
    const all = [join(root, 'one'), two, join(root, 'none')].join(delimiter);
    expect(names('played', all)).toEqual([
      ['played/played.json', ['one', 'played']],
      ['two/two.json', ['two']],
    ]);
    expect(names('random', all)).toEqual([['random/random.json', ['one', 'random']]]);
    expect(names('played', '')).toEqual([]);
  });
});
