import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CarriedNet, type NetSizes, rowsOf } from '../../src/learned/net.ts';
import type { NetFile } from '../../src/learned/net-file.ts';
import { commit } from '../../train/options.ts';
import { LearningNet, type Lesson, type Lessons } from '../../train/values-fit.ts';

const COMMAND = fileURLToPath(new URL('../../train/values.ts', import.meta.url));
const SIZES: NetSizes = { shared: 5, own: 1, kinds: 2, first: 16, second: 8, stages: 2 };
const KINDS = [5, 6];

describe('a net that learns', () => {
  const random = Random.fromSeed(seedFromNumber(4));
  const net = () => {
    const each = Random.fromSeed(seedFromNumber(7));
    return new LearningNet(SIZES, Array(rowsOf(SIZES)).fill(2)).begin(
      () => each.below(1000) / 1000,
    );
  };
  /**
   * Points that are no sum of the values of single inputs, and are different at another stage and
   * for another kind of seat.
   */
  const came = (inputs: readonly number[], kind: number, stage: number) =>
    (stage === 0 ? 10 : 4) + 5 * Math.abs(inputs[0] - inputs[1]) + (kind === 1 ? inputs[5] : 0);

  const questions = Array.from({ length: 4000 }, () => ({
    inputs: Array.from({ length: 6 }, () => random.below(5)),
    kind: random.below(2),
    stage: random.below(2),
  }));
  const lessons: Lessons = {
    count: questions.length,
    starts: Uint32Array.from([...questions, undefined], (_, at) => at * 6),
    rows: Uint16Array.from(questions.flatMap(({ kind }) => [0, 1, 2, 3, 4, KINDS[kind]])),
    values: Int16Array.from(questions.flatMap(({ inputs }) => inputs)),
    stages: Uint8Array.from(questions, ({ stage }) => stage),
    targets: Float32Array.from(questions, ({ inputs, kind, stage }) => came(inputs, kind, stage)),
  };
  const some = (): Lesson[] =>
    Array.from({ length: 64 }, () => ({ lessons, lesson: random.below(3000) }));

  it('knows what came of positions that it has not seen, in play as when it learned', () => {
    const learning = net();
    for (let time = 0; time < 3000; time++) learning.learn(some(), 0.01 * 0.5 ** (time / 600));
    const played = new CarriedNet(learning.weights());
    let off = 0;
    for (let lesson = 3000; lesson < lessons.count; lesson++) {
      const { inputs, kind, stage } = questions[lesson];
      const output = learning.output(lessons, lesson);
      off += Math.abs(output - lessons.targets[lesson]) / 1000;
      expect(played.output(Int32Array.from(inputs), kind, stage)).toBeCloseTo(output, 0);
    }
    // The mean alone would have an error of about five.
    expect(off).toBeLessThan(0.7);
  });

  it('goes on from what was saved as if nothing had been', () => {
    const [through, before, after] = [net(), net(), net()];
    const batches = Array.from({ length: 20 }, some);
    for (const batch of batches) through.learn(batch, 0.01);
    for (const batch of batches.slice(0, 8)) before.learn(batch, 0.01);
    after.load(before.save());
    for (const batch of batches.slice(8)) after.learn(batch, 0.01);
    expect(new Uint8Array(after.save())).toEqual(new Uint8Array(through.save()));
  });
});

describe('the command', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pangaea-values-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Training with so few games is quick, and the net learns nothing. */
  const SMALL =
    '--game terra-nova --games 3 --memory 2 --judged 2 --first 8 --second 8 --match 0'.split(' ');
  const make = (into: string, ...words: string[]) => {
    const all = [COMMAND, '--folder', join(folder, into), ...SMALL, '--threads', '1', ...words];
    execFileSync(process.execPath, all, { stdio: 'pipe' });
    return readFileSync(join(folder, into, 'net.json'), 'utf8');
  };

  it('makes the same net in one run and in several, with one thread and with several', () => {
    const once = make('once', '--batches', '4', '--threads', '2', '--learners', '2');
    make('twice', '--batches', '3');
    expect(make('twice', '--batches', '4')).toBe(once);
    expect(readdirSync(join(folder, 'once')).filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(make('other', '--batches', '1', '--seed', '2')).not.toBe(once);
  });

  it('plays its net against the one that ships, and keeps with it where it comes from', () => {
    const words = ['--batches', '1', '--match', '3', '--match-players', '3'];
    const made = make('matched', ...words, '--match-level', 'intermediate');
    const { provenance } = JSON.parse(made) as NetFile;
    expect(provenance.playedBy).toEqual([commit()]);
    const told = { level: 'intermediate', players: 3, positions: 5000, over: commit(), games: 3 };
    expect(provenance.matches).toMatchObject([told]);
    // A net from three games is useless.
    expect(provenance.matches[0].won).toBeLessThan(2);
    const games = () =>
      readdirSync(join(folder, 'matched'))
        .filter((name) => name.startsWith('match-'))
        .map((name) => readFileSync(join(folder, 'matched', name), 'utf8'));
    const [played] = games();
    expect(make('matched', ...words, '--match-level', 'intermediate')).toBe(made);
    expect(games()).toEqual([played]);
  });

  it('goes on from a net of another run, and refuses a folder that was begun in another way', () => {
    make('first', '--batches', '1');
    const from = join(folder, 'first', '0000.net');
    expect(existsSync(from)).toBe(true);
    make('second', '--batches', '1', '--from', from, '--width', '2');
    expect(() => make('second', '--batches', '2', '--from', from)).toThrow(/was begun with/);
  });
});
