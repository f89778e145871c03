import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { FACTIONS as NOVA_NAMES } from '@pangaea/rules/terra-nova';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STRONG, strengthsOf } from '../../src/openings.ts';
import { FACTION_NAMES } from '../../src/terra-mystica/opening.ts';
import mystica from '../../src/terra-mystica/openings.json' with { type: 'json' };
import nova from '../../src/terra-nova/openings.json' with { type: 'json' };
import { HEX_GAMES, type HexId } from '../../train/hex-games.ts';
import { fitOpenings, missed } from '../../train/openings-fit.ts';
import type { OpeningGame } from '../../train/openings-play.ts';

const PRIORS = { faction: 10, feature: 3, strong: 5, near: 3 };
const NAMES = ['elves', 'dwarves', 'orcs', 'trolls'];

/**
 * Elves make ten points more, and on water another four; neighbours lose three; the rest is random.
 */
function games(count: number): readonly OpeningGame[] {
  const random = Random.fromSeed(seedFromNumber(5));
  return Array.from({ length: count }, () => {
    const factions = random.shuffle([...NAMES]).slice(0, 3);
    const features = random.below(2) === 0 ? ['map water'] : ['map land'];
    const distance = 1 + random.below(2);
    const distances = [
      [0, distance, 3],
      [distance, 0, 3],
      [3, 3, 0],
    ];
    const vp = factions.map((id, seat) => {
      const own = id === 'elves' ? (features[0] === 'map water' ? 14 : 10) : 0;
      const near = seat < 2 && distance === 1 ? -3 : 0;
      return 100 + own + near + random.below(21) - 10;
    });
    return { factions, features, vp, distances };
  });
}

describe('means of factions', () => {
  it('are found, and what the table makes of them', () => {
    const model = fitOpenings(games(3000), PRIORS);
    const known = strengthsOf(model as never, NAMES, ['map water', 'map land']);
    const lead = (features: number[]) => known.above(0, features) - known.above(2, features);
    expect(Math.abs(lead([0]) - 14)).toBeLessThan(1.2);
    expect(Math.abs(lead([1]) - 10)).toBeLessThan(1.2);
    expect(Math.abs(known.near(1) - known.near(2) + 3)).toBeLessThan(1.2);
    expect(known.above(NAMES.length, [0])).toBe(0);
  });

  it('lie nearer to nothing with fewer games, and tell more of games that they have not seen than nothing does', () => {
    const few = fitOpenings(games(6), PRIORS);
    const many = fitOpenings(games(2000), PRIORS);
    expect(Math.abs(few.factions.elves.above)).toBeLessThan(many.factions.elves.above);
    const others = games(3000).slice(2000);
    expect(missed(many, others)).toBeLessThan(0.8 * missed({ near: [], factions: {} }, others));
  });
});

describe.each([
  ['terra-nova', nova, NOVA_NAMES],
  ['terra-mystica', mystica, FACTION_NAMES],
] as const)('those of %s', (id, { factions, provenance }, names) => {
  it('name factions and features that there are, and where they come from', () => {
    const features = [...HEX_GAMES[id].opening.features, STRONG];
    for (const id of Object.keys(factions)) expect(names).toContain(id);
    for (const each of Object.values(factions)) {
      for (const feature of Object.keys(each.with)) expect(features).toContain(feature);
    }
    expect(provenance.playedBy.join()).toMatch(/\b[0-9a-f]{8}\b/);
  });
});

describe('the command', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pangaea-openings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const make = (game: HexId, into: string, ...words: string[]) => {
    const command = fileURLToPath(new URL('../../train/openings.ts', import.meta.url));
    const usual = ['--game', game, '--folder', into, '--players', '2'];
    execFileSync(process.execPath, [command, ...usual, ...words], { stdio: 'pipe' });
    return readFileSync(join(into, 'openings.json'), 'utf8');
  };

  it('tells the same in one run and in several, with one thread and with two', () => {
    const once = make('terra-nova', join(folder, 'once'), '--games', '3', '--threads', '2');
    const twice = join(folder, 'twice');
    make('terra-nova', twice, '--games', '2', '--threads', '1');
    expect(make('terra-nova', twice, '--games', '3', '--threads', '1')).toBe(once);
    const { provenance, factions } = JSON.parse(once);
    expect(provenance.games).toBe(3);
    expect(Object.keys(factions).length).toBeGreaterThan(2);
  });
});
