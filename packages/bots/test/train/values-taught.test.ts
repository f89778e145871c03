import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NetFile, readNet } from '../../src/learned/net-file.ts';
import shipped from '../../src/terra-nova/net.json' with { type: 'json' };
import { LEARNERS, scalesOf } from '../../train/learners.ts';
import { netFileOf } from '../../train/net-file.ts';
import { errorsOf, resultsOfGames, trainFurther } from '../../train/taught-fit.ts';
import type { StoredGame } from '../../train/taught-games.ts';
import { LearningNet } from '../../train/values-fit.ts';

const COMMAND = fileURLToPath(new URL('../../train/values-taught.ts', import.meta.url));
const FILE: NetFile = shipped;
const WEIGHTS = readNet(FILE);
const LEARNER = LEARNERS['terra-nova'];
const SCALES = scalesOf(LEARNER);

describe('a finished net that learns further', () => {
  it('begins as it was', () => {
    const weights = new LearningNet(WEIGHTS, SCALES).take(WEIGHTS).weights();
    expect(netFileOf(LEARNER.inputs, weights, FILE.provenance)).toEqual(FILE);
  });

  const plain = new LearningNet(WEIGHTS, SCALES).take(WEIGHTS);
  /** Games of one seat: six points more come than the net expects, and more for some input. */
  const games: readonly StoredGame[] = Array.from({ length: 40 }, (_, game) => {
    const value = game % 4;
    const entry = { stage: 3, points: 0, expected: 0, rows: [0, 5], values: [1, value] };
    const [lessons] = resultsOfGames([{ players: 2, vp: [0], entries: [[entry]] }]);
    const expected = plain.output(lessons, 0);
    return { players: 2, vp: [expected + 6 + 3 * value], entries: [[{ ...entry, expected }]] };
  });

  it('learns how much more comes, and of what', () => {
    const net = trainFurther(
      WEIGHTS,
      SCALES,
      { taught: games, usual: [], leftOut: games },
      { lambda: 1, kept: 0, rate: 0.003, layers: 'all', seed: 1, every: 40, looks: 5, patience: 5 },
      () => {},
    );
    expect(net.before[0]).toMatchObject({ round: 2, count: 40 });
    expect(net.before[0].mean).toBeCloseTo(-10.5, 1);
    expect(net.shifted[0].mean).toBeCloseTo(0, 1);
    expect(net.after[0].root).toBeLessThan(net.shifted[0].root / 2);
    const after = errorsOf(plain.take(net.weights), WEIGHTS, resultsOfGames(games));
    expect(after[0].root).toBeCloseTo(net.after[0].root, 1);
  });
});

describe('the command', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pangaea-taught-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const SMALL =
    '--game terra-nova --players 2 --positions 20 --usual 1 --every 2 --looks 1 --rate 0.01 --match 0'.split(
      ' ',
    );
  const make = (into: string, ...words: string[]) => {
    const all = [COMMAND, '--folder', join(folder, into), ...SMALL, '--threads', '1', ...words];
    const told = execFileSync(process.execPath, all, { encoding: 'utf8', stdio: 'pipe' });
    return { told, net: readFileSync(join(folder, into, 'net.json'), 'utf8') };
  };

  it('plays only games that are missing, and makes the same net in one run and in several', () => {
    const once = make('once', '--games', '3', '--threads', '2');
    expect(once.told).toMatch(/^taught, 2 players: \d+\.\d points a seat$/m);
    make('twice', '--games', '2');
    const first = join(folder, 'twice', 'taught', '00000.game');
    const { mtimeMs } = statSync(first);
    expect(make('twice', '--games', '3').net).toBe(once.net);
    expect(statSync(first).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(join(folder, 'twice', 'taught'))).toHaveLength(3);
    expect(() => make('twice', '--games', '3', '--seed', '2')).toThrow(/was begun with/);
  });
});
