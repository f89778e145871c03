import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Checkpoint } from '../../train/checkpoint.ts';

const COMMAND = fileURLToPath(new URL('../../train/gaia.ts', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pangaea-train-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a checkpoint', () => {
  const settings = { seed: 1 };
  const open = (by = 'a') => new Checkpoint<string>(join(folder, 'games.jsonl'), settings, by);

  it('knows what earlier runs have done, in whatever order', () => {
    const first = open();
    first.add(2, 'two');
    first.add(0, 'nought');
    const second = open('b');
    expect(second.missing(4)).toEqual([1, 3]);
    second.add(1, 'one');
    expect(open().results(3)).toEqual(['nought', 'one', 'two']);
    expect(open().commits).toEqual(['a', 'b']);
  });

  it('leaves out a line that was not written to its end', () => {
    open().add(0, 'nought');
    appendFileSync(join(folder, 'games.jsonl'), '{"job":1,"resu');
    const next = open();
    expect(next.missing(2)).toEqual([1]);
    next.add(1, 'one');
    expect(open().results(2)).toEqual(['nought', 'one']);
  });

  it('refuses a file that was begun with other settings', () => {
    open().add(0, 'nought');
    expect(() => new Checkpoint(join(folder, 'games.jsonl'), { seed: 2 }, 'a')).toThrow(/seed/);
  });
});

describe('the model of Gaia', () => {
  /** A run with so few decisions ahead and so few games is quick, and its model is useless. */
  const make = (into: string, ...words: string[]) => {
    const usual = ['--folder', into, '--parts', 'basic,finish', '--depth', '1', '--match', '2'];
    const players = ['--players', '2', '--level', 'beginner'];
    execFileSync(process.execPath, [COMMAND, ...usual, ...players, ...words], { stdio: 'pipe' });
    return readFileSync(join(into, 'model.json'), 'utf8');
  };

  it('is the same in one run and in several, with one thread and with two', () => {
    const once = make(join(folder, 'once'), '--games', '3', '--threads', '2');
    const twice = join(folder, 'twice');
    make(twice, '--games', '1', '--threads', '1');
    const kept = readFileSync(join(twice, 'basic.jsonl'), 'utf8');
    // The file of a run that was interrupted while it wrote the next game.
    writeFileSync(join(twice, 'basic.jsonl'), `${kept}{"job":1,"result":{"opt`);
    expect(make(twice, '--games', '3', '--threads', '1')).toBe(once);
    expect(readFileSync(join(twice, 'basic.jsonl'), 'utf8').startsWith(kept)).toBe(true);
    const { provenance, basic } = JSON.parse(once);
    expect(provenance.basic).toMatchObject({ games: 3, seed: 1 });
    expect(provenance.advanced.games).toBeNull();
    expect(provenance.finish.matches).toMatchObject([{ level: 'beginner', games: 2 }]);
    expect(basic.meeplesLeft).not.toBe(0);
  });
});
