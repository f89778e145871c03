import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HEX_GAMES, type HexId } from '../../train/hex-games.ts';
import {
  changed,
  changesOf,
  rounded,
  slopesOf,
  stepOf,
  sureness,
  type Trial,
  trialsOf,
} from '../../train/worths-fit.ts';
import { playTrial } from '../../train/worths-play.ts';

const SETTINGS = { memory: 0.6, least: 1, full: 4 };

describe('a step', () => {
  const names = ['worker', 'priest', 'spade'];

  /**
   * A worker brings two points by the spread, a spade costs one, a priest has no value; the rest is
   * random.
   */
  function trials(deals: number): readonly Trial[] {
    return Array.from({ length: deals }, (_, deal) => {
      const changes = changesOf(deal, 4, 3);
      const chance = changesOf(deal + 1e6, 4, 1);
      const points = (sign: number) =>
        changes.map(
          ([worker, , spade], seat) => 100 + sign * (2 * worker - spade + 5 * chance[seat][0]),
        );
      return trialsOf(changes, [points(1), points(-1)], 0);
    }).flat();
  }

  it('finds what each worth brings, with its error', () => {
    const [worker, priest, spade] = slopesOf(trials(500), 3);
    expect(Math.abs(worker.slope - 2)).toBeLessThan(4 * worker.error);
    expect(Math.abs(priest.slope)).toBeLessThan(4 * priest.error);
    expect(Math.abs(spade.slope + 1)).toBeLessThan(4 * spade.error);
    expect(worker.error).toBeLessThan(0.2);
    expect(worker.error).toBeGreaterThan(0.05);
  });

  it('goes along what is sure, and remembers', () => {
    const slopes = [
      { slope: 1, error: 0.5 },
      { slope: 0.4, error: 0.5 },
      { slope: -9, error: 0.5 },
    ];
    const once = sureness(new Float64Array(3), slopes, SETTINGS);
    expect([...stepOf(once, SETTINGS)]).toEqual([0.5, 0, -1]);
    const [, priest] = stepOf(sureness(once, slopes, SETTINGS), SETTINGS);
    expect(priest).toBeCloseTo(1.28 / 4, 10);
  });

  it('changes what is named, and rounds what moved', () => {
    const worths = { worker: 1.23456, priest: 3.45678, spade: 1.5, bridge: 0.98765 };
    const step = Float64Array.of(0.5, 0, -1);
    const now = rounded(changed(worths, names, step, 0.1), names, step);
    expect(now).toEqual({ worker: 1.298, priest: 3.45678, spade: 1.357, bridge: 0.98765 });
  });

  it('counts what the others gain against the own gain', () => {
    const changes = changesOf(7, 3, 2);
    const [first] = trialsOf(
      changes,
      [
        [110, 100, 104],
        [90, 100, 100],
      ],
      0.5,
    );
    expect(first).toEqual({ change: changes[0], gain: 10 - 0.5 * 1 });
  });
});

describe('bots that play for worths', () => {
  const task = {
    game: 'terra-nova',
    positions: 60,
    worths: HEX_GAMES['terra-nova'].model.worths,
    names: ['town'],
    players: [2],
    first: 5,
  } as const;

  it('play the same twice where nothing changes, and not where something does', () => {
    const [up, down] = playTrial({ ...task, spread: 0 }, 1);
    expect(up).toEqual(down);
    const [more, less] = playTrial({ ...task, names: Object.keys(task.worths), spread: 1 }, 1);
    expect(more).not.toEqual(less);
  });
});

describe('worths', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pangaea-worths-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A run with so few positions and deals is quick, and its model is useless. */
  const make = (game: HexId, into: string, ...words: string[]) => {
    const command = fileURLToPath(new URL(`../../train/${game}.ts`, import.meta.url));
    const usual = ['--folder', into, '--positions', '5', '--players', '2', '--least', '0'];
    const match = ['--match-players', '2', '--worths', 'town,bowl3'];
    execFileSync(process.execPath, [command, ...usual, ...match, ...words], { stdio: 'pipe' });
    return readFileSync(join(into, 'model.json'), 'utf8');
  };

  it('are the same in one run and in several, with one thread and with two', () => {
    const whole = ['--deals', '2', '--steps', '2', '--match', '2'];
    const once = make('terra-nova', join(folder, 'once'), ...whole, '--threads', '2');
    const twice = join(folder, 'twice');
    const part = ['--deals', '1', '--steps', '1', '--match', '0'];
    make('terra-nova', twice, ...part, '--threads', '1');
    const [file] = readdirSync(twice).filter((name) => name.startsWith('step-1'));
    const kept = readFileSync(join(twice, file), 'utf8');
    // The file of a run that was interrupted while it wrote the next deal.
    writeFileSync(join(twice, file), `${kept}{"job":1,"result":[[`);
    expect(make('terra-nova', twice, ...whole, '--threads', '1')).toBe(once);
    expect(readFileSync(join(twice, file), 'utf8').startsWith(kept)).toBe(true);
    const { provenance } = JSON.parse(once);
    expect(provenance.at(-1)).toMatchObject({ games: 8, matches: [{ players: 2, games: 2 }] });
  });

  it('change where they are named, the others stay', () => {
    const part = ['--deals', '1', '--steps', '1', '--match', '0', '--threads', '1', '--seed', '3'];
    const { provenance, worths } = JSON.parse(make('terra-mystica', folder, ...part));
    const model = HEX_GAMES['terra-mystica'].model;
    const named = { town: expect.any(Number), bowl3: expect.any(Number) };
    expect(worths).toEqual({ ...model.worths, ...named });
    expect(worths.town).not.toBe(model.worths.town);
    expect(provenance.slice(0, -1)).toEqual(model.provenance);
    expect(provenance.at(-1)).toMatchObject({ worths: ['town', 'bowl3'], games: 2, seed: 3 });
  });
});
