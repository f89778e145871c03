import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { hexesOf, WORDS } from '../../src/hexmap/index.ts';
import { HOUSE_EDITION, HOUSE_EDITIONS } from '../../src/terra-nova/editions/index.ts';
import { TERRAINS, type Terrain } from '../../src/terra-nova/vocabulary.ts';
import { mapOf, TERRA_NOVA_LETTERS } from '../hexmap/maps.ts';
import { begin } from './rule-table.ts';

/**
 * SHA-256 of each file, without its blanks. Tables and records name an edition and do not contain
 * it: a change of a published edition would change finished games. Make a new edition instead.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  'house-1': 'd3617013cf828a95bb58b46495df901ca7c1b85e71163fac6678f0b7ed2ab7d7',
  'house-2': '2cf2480a17c17ae2d6d4a5d4e65d9a7ad1ec6e5913d2176a20557dee093f44b0',
};

test('the newest edition is that of new tables', () => {
  expect(HOUSE_EDITIONS.map(({ id }) => id)).toEqual(Object.keys(PUBLISHED));
  expect(HOUSE_EDITION).toBe(HOUSE_EDITIONS.at(-1));
});

describe.each(HOUSE_EDITIONS)('the edition $id', (edition) => {
  const map = mapOf(edition.map, TERRA_NOVA_LETTERS);
  const hexes = Array.from({ length: map.size }, (_, hex) => hex);
  const hexAt = (name: string) => map.indexOf.get(name) as number;
  const terrainOf = (hex: number) => TERRAINS[map.ground[hex]];
  const neighbours = (hex: number) => hexesOf(map.adjacentLand, hex * WORDS);
  const lakes = hexes.filter((hex) => terrainOf(hex) === 'lake');
  /** The number of neighbours with a terrain that a hex has. */
  const beside = (hex: number, terrain: Terrain) =>
    neighbours(hex).filter((other) => terrainOf(other) === terrain).length;
  const isNewer = edition.id !== 'house-1';

  it('stays as it was published', () => {
    const file = new URL(`../../src/terra-nova/editions/${edition.id}.json`, import.meta.url);
    const content = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
    const hash = createHash('sha256').update(content).digest('hex');
    expect(hash).toBe(PUBLISHED[edition.id]);
  });

  it('has two to four hexes of each terrain on each continent, and an icon of it', () => {
    for (const [letter, terrain] of TERRAINS.entries()) {
      const continents = [0, 1, 2, 3].map(
        (continent) =>
          hexes.filter((hex) => map.ground[hex] === letter && map.continent[hex] === continent)
            .length,
      );
      for (const found of continents) expect([2, 3, 4]).toContain(found);
      const icons = edition.houseIcons[terrain].map((name) => map.continent[hexAt(name)]);
      expect(icons.toSorted()).toEqual([0, 1, 2, 3]);
    }
  });

  it('has what the examples of the rulebook show at a lake', () => {
    // "Power of neighbours"; "Upgrade"; "Adjacent".
    expect(lakes.some((hex) => beside(hex, 'wasteland') > 0)).toBe(true);
    expect(lakes.some((hex) => beside(hex, 'desert') > 0)).toBe(true);
    const bridged = map.bridges.map(({ a, b }) => [terrainOf(a), terrainOf(b)].toSorted().join());
    expect(bridged).toContain('lake,wasteland');
    // Two yellow buildings and a black one around a blue one; two bridge places at a blue one.
    const crowded = lakes.filter((hex) => beside(hex, 'desert') === 2 && beside(hex, 'swamp') > 0);
    expect(crowded.length > 0).toBe(isNewer);
    const ends = map.bridges.flatMap(({ a, b }) => [a, b]);
    const two = lakes.filter((hex) => ends.filter((end) => end === hex).length >= 2);
    expect(two.length > 0).toBe(isNewer);
  });

  it.each([2, 3, 4])('gives everybody a neighbour in the first game of %i', (players) => {
    const { state } = begin({ edition: edition.id, players, factions: 'first-game' });
    for (let seat = 0; seat < players; seat++) {
      const own = hexes.filter((hex) => state.owner(hex) === seat);
      const others = own.flatMap(neighbours).map((hex) => state.owner(hex));
      expect(others.some((owner) => owner >= 0 && owner < players && owner !== seat)).toBe(true);
    }
  });

  it('deals factions and tiles of the first game as the rulebook does', () => {
    const dealt = Object.values(edition.firstGame.players).map(({ bonusTiles, factions }) => [
      bonusTiles.join(''),
      ...factions.map(({ faction, bonusTile }) => `${faction} ${bonusTile}`),
    ]);
    expect(dealt).toEqual([
      ['ABCDE', 'fairies C', 'leprechauns E'],
      ['ABCDEF', 'golems A', 'sun-worshippers D', 'water-sprites C'],
      ['ABCDEFG', 'fairies G', 'golems F', 'leprechauns A', 'water-sprites B'],
    ]);
  });
});
