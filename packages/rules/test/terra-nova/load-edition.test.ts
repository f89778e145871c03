import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TERRAIN_LETTERS } from '../../src/terra-nova/editions/edition.ts';
import { HOUSE_EDITIONS } from '../../src/terra-nova/editions/index.ts';
import {
  EDITION_FAULTS,
  type EditionFault,
  loadEdition,
} from '../../src/terra-nova/editions/load-edition.ts';
import { TERRAINS } from '../../src/terra-nova/vocabulary.ts';
import { changed, placeOf, placesOf } from '../data-file/changes.ts';
import { TEST_EDITION } from './test-edition.ts';

type Change = readonly [pointer: string, to: unknown];

function edition(...changes: readonly Change[]): unknown {
  let result: unknown = TEST_EDITION;
  for (const [pointer, to] of changes) result = changed(result, placeOf(pointer), to);
  return result;
}

function faultsOf(json: unknown): readonly { path: string; code: string; params: object }[] {
  const result = loadEdition(json);
  return result.ok ? [] : result.error;
}

const rows = (row: string, count: number) => Array.from({ length: count }, () => row);
const NO_BRIDGES: Change = ['/map/bridges', []];
const LETTERS = [...Object.keys(TERRAIN_LETTERS), '~', '.'];

/**
 * For each fault: changes of the built-in edition, and exactly the places and params reported for
 * it.
 */
const BROKEN: Readonly<
  Record<EditionFault, readonly [readonly Change[], readonly [string, object][]]>
> = {
  'wrong-type': [
    [
      ['/costs/house', '4'],
      ['/map/rows', null],
      ['/firstGame/players', []],
    ],
    [
      ['/costs/house', { expected: 'number', found: 'string' }],
      ['/firstGame/players', { expected: 'object', found: 'list' }],
      ['/map/rows', { expected: 'list', found: 'null' }],
    ],
  ],
  'not-whole': [[['/costs/shovel', 5.5]], [['/costs/shovel', { found: 5.5 }]]],
  'out-of-range': [
    [
      ['/powerTokens', 16],
      ['/startCoins/golems', -1],
    ],
    [
      ['/powerTokens', { found: 16, least: 1, most: 15 }],
      ['/startCoins/golems', { found: -1, least: 0, most: 60 }],
    ],
  ],
  'bad-text': [
    [
      ['/id', 'House 1'],
      ['/title', 'x'.repeat(81)],
    ],
    [
      ['/id', { found: 'House 1', pattern: '^[a-z0-9][a-z0-9.-]{0,39}$' }],
      ['/title', { found: `${'x'.repeat(39)}…`, pattern: '^[^\\p{Cc}]{1,80}$' }],
    ],
  ],
  'unknown-word': [
    [
      ['/bonusTiles/E/pass/per', 'castle'],
      ['/map/bridges', 'some'],
    ],
    [
      [
        '/bonusTiles/E/pass/per',
        { found: 'castle', allowed: ['house', 'trading-post', 'palace', 'sailing'] },
      ],
      ['/map/bridges', { found: 'some', allowed: ['all'] }],
    ],
  ],
  'wrong-length': [
    [
      ['/houseIncome/7', undefined],
      ['/territoryVp/4', 0],
      ['/sailingVp', [0]],
    ],
    [
      ['/houseIncome', { found: 7, least: 8, most: 8 }],
      ['/sailingVp', { found: 1, least: 2, most: 6 }],
      ['/territoryVp', { found: 5, least: 4, most: 4 }],
    ],
  ],
  'missing-key': [
    [
      ['/costs/bridge', undefined],
      ['/status/map', undefined],
    ],
    [
      ['/status/map', { key: 'map' }],
      ['/costs/bridge', { key: 'bridge' }],
    ],
  ],
  'unknown-key': [
    [
      ['/baseIncome/shovels', 1],
      ['/townTiles/vp/a~b', 1],
    ],
    [
      ['/baseIncome/shovels', { key: 'shovels', allowed: ['coins', 'power'] }],
      ['/townTiles/vp/a~0b', { key: 'a~b', allowed: ['vp', 'coins', 'power', 'sailing'] }],
    ],
  ],
  'no-hexes': [[['/map/rows', ['.']], NO_BRIDGES], [['/map/rows', {}]]],
  'too-many-hexes': [
    [['/twoPlayerMap/rows', rows('S L F W D S L F W D S L F W D', 9)]],
    [['/twoPlayerMap/rows', { found: 135, most: 128 }]],
  ],
  'too-many-rows': [[['/map/firstRow', 'V']], [['/map/rows', { found: 9, most: 5 }]]],
  'row-too-long': [
    [['/map/rows/3', rows('D', 65).join(' ')]],
    [['/map/rows/3', { found: 65, most: 64 }]],
  ],
  'unknown-letter': [
    [['/map/rows/2', 'F L ~ M ~ D W F D']],
    [['/map/rows/2', { found: 'M', place: 4, allowed: LETTERS }]],
  ],
  'map-not-connected': [
    [['/map/rows/1', '. . . . . . . .'], NO_BRIDGES],
    [['/map/rows', { hex: 'C1' }]],
  ],
  'unknown-hex': [
    [
      ['/map/bridges/0/a', 'B9'],
      ['/houseIcons/lake/1', 'Z1'],
    ],
    [
      ['/map/bridges/0/a', { hex: 'B9' }],
      ['/houseIcons/lake/1', { hex: 'Z1' }],
    ],
  ],
  'not-land': [
    [
      ['/map/bridges/0/b', 'B5'],
      ['/firstGame/players/2/factions/1/houses/0', 'A5'],
    ],
    [
      ['/firstGame/players/2/factions/1/houses/0', { hex: 'A5' }],
      ['/map/bridges/0/b', { hex: 'B5' }],
    ],
  ],
  'no-bridge-place': [
    [['/map/bridges/3', { a: 'A1', b: 'A3' }]],
    [['/map/bridges/3', { a: 'A1', b: 'A3' }]],
  ],
  'bridge-twice': [
    [['/map/bridges/3', { a: 'B6', b: 'B4' }]],
    [['/map/bridges/3', { a: 'B6', b: 'B4' }]],
  ],
  'id-twice': [
    [
      ['/roundTiles/1/id', 'R1'],
      ['/powerActions/5/id', 'P1'],
    ],
    [
      ['/roundTiles/1/id', { id: 'R1' }],
      ['/powerActions/5/id', { id: 'P1' }],
    ],
  ],
  'bowls-do-not-add-up': [
    [['/startPower/druids', [3, 5, 1]]],
    [['/startPower/druids', { found: 9, expected: 8 }]],
  ],
  'sailing-start-not-zero': [[['/sailingVp/0', 1]], [['/sailingVp/0', { found: 1 }]]],
  'near-price-higher': [
    [['/costs/tradingPostNearOpponent', 11]],
    [['/costs/tradingPostNearOpponent', { found: 11, most: 10 }]],
  ],
  'event-without-tile': [[['/roundTiles/4/on', 'house']], [['/roundTiles', { event: 'palace' }]]],
  'amount-missing': [
    [
      ['/powerActions/3/amount', undefined],
      ['/powerActions/4/amount', undefined],
    ],
    [
      ['/powerActions/3/amount', { effect: 'coins' }],
      ['/powerActions/4/amount', { effect: 'one-shovel' }],
    ],
  ],
  'amount-not-used': [
    [['/powerActions/0/amount', 1]],
    [['/powerActions/0/amount', { effect: 'bridge' }]],
  ],
  'wrong-amount': [
    [['/powerActions/5/amount', 3]],
    [['/powerActions/5/amount', { effect: 'two-shovels', found: 3, expected: 2 }]],
  ],
  'cost-above-tokens': [
    [['/powerActions/2/cost', 9]],
    [['/powerActions/2/cost', { found: 9, most: 8 }]],
  ],
  'territory-not-falling': [
    [['/territoryVp', [12, 4, 8, 0]]],
    [['/territoryVp/2', { found: 8, most: 4 }]],
  ],
  'territory-not-shareable': [
    [['/territoryVp', [12, 9, 3, 0]]],
    [
      ['/territoryVp', { first: 1, last: 2, found: 21 }],
      ['/territoryVp', { first: 3, last: 4, found: 3 }],
    ],
  ],
  'too-few-of-terrain': [
    [
      ['/map/rows', ['S S L L F F W W D', 'D']],
      ['/twoPlayerMap/rows', ['S L L F F W W D', 'D D']],
    ],
    [
      ['/map/rows', { terrain: 'desert', found: 2, least: 3 }],
      ['/twoPlayerMap/rows', { terrain: 'swamp', found: 1, least: 2 }],
    ],
  ],
  'too-many-bridges': [
    [
      [
        '/map/rows',
        [
          'S L F W D D D S L F W',
          ...[1, 2, 3, 4].flatMap(() => ['~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~', 'S L F W D S L F W D S']),
        ],
      ],
      ['/map/bridges', 'all'],
    ],
    [['/map/bridges', { found: 80, most: 32 }]],
  ],
  'wrong-terrain': [
    [
      ['/houseIcons/swamp/0', 'A2'],
      ['/firstGame/players/4/factions/0/houses/0', 'B3'],
    ],
    [
      [
        '/firstGame/players/4/factions/0/houses/0',
        { hex: 'B3', found: 'lake', expected: 'forest' },
      ],
      ['/houseIcons/swamp/0', { hex: 'A2', found: 'lake', expected: 'swamp' }],
    ],
  ],
  'hex-twice': [
    [
      ['/houseIcons/swamp/0', 'B8'],
      ['/firstGame/players/3/factions/1/houses/2', 'A4'],
    ],
    [
      ['/firstGame/players/3/factions/1/houses/2', { hex: 'A4' }],
      ['/houseIcons/swamp/1', { hex: 'B8' }],
    ],
  ],
  'round-tile-not-available': [
    [['/firstGame/roundTiles', ['house', 'house', 'palace', 'palace', 'town']]],
    [['/firstGame/roundTiles', { event: 'palace', found: 2, most: 1 }]],
  ],
  'bonus-tile-twice': [
    [
      ['/firstGame/players/2/bonusTiles/4', 'A'],
      ['/firstGame/players/4/factions/3/bonusTile', 'A'],
    ],
    [
      ['/firstGame/players/2/bonusTiles/4', { tile: 'A' }],
      ['/firstGame/players/4/factions/3/bonusTile', { tile: 'A' }],
    ],
  ],
  'bonus-tile-not-in-play': [
    [['/firstGame/players/2/factions/0/bonusTile', 'H']],
    [['/firstGame/players/2/factions/0/bonusTile', { tile: 'H' }]],
  ],
  'colour-twice': [
    [['/firstGame/players/3/factions/2/faction', 'fire-sprites']],
    [['/firstGame/players/3/factions/2/faction', { faction: 'fire-sprites', colour: 'red' }]],
  ],
  'wrong-number-of-houses': [
    [
      ['/firstGame/players/3/factions/1/houses/2', undefined],
      ['/firstGame/players/4/factions/1/houses/2', 'A8'],
    ],
    [
      [
        '/firstGame/players/3/factions/1/houses',
        { faction: 'sun-worshippers', found: 2, expected: 3 },
      ],
      ['/firstGame/players/4/factions/1/houses', { faction: 'golems', found: 3, expected: 2 }],
    ],
  ],
};

describe('an edition file', () => {
  it.each(HOUSE_EDITIONS)('$id is loaded: nothing is wrong with it', (house) => {
    expect(loadEdition(house)).toEqual({ ok: true, value: house });
  });

  it('may name its schema', () => {
    expect(loadEdition(edition(['/$schema', './edition.schema.json'])).ok).toBe(true);
  });

  it.each(EDITION_FAULTS)('is refused for %s with every place', (code) => {
    const [changes, places] = BROKEN[code];
    const faults = faultsOf(edition(...changes)).filter((fault) => fault.code === code);
    expect(faults).toEqual(places.map(([path, params]) => ({ path, code, params })));
  });

  it.each([null, 1, 'x', [], undefined])('is not %j', (json) => {
    expect(faultsOf(json)).toMatchObject([{ path: '', code: 'wrong-type' }]);
  });

  it('is refused at the very place where a value has no sense as JSON', () => {
    for (const place of placesOf(TEST_EDITION)) {
      expect(faultsOf(changed(TEST_EDITION, place, null))).toEqual([
        expect.objectContaining({ path: `/${place.join('/')}`, code: 'wrong-type' }),
      ]);
    }
  });

  it('names the faults of sound sections although others have no shape', () => {
    const faults = faultsOf(
      edition(['/costs', 7], ['/territoryVp', [0, 8, 4, 0]], ['/houseIcons/lake/0', 'A1']),
    );
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/costs wrong-type',
      '/territoryVp/1 territory-not-falling',
      '/houseIcons/lake/0 wrong-terrain',
    ]);
  });

  it('is never loaded with a member that no one knows, not even an inherited name', () => {
    const json: unknown = JSON.parse('{"__proto__": 1, "constructor": 2}');
    const keys = faultsOf(json).filter(({ code }) => code === 'unknown-key');
    expect(keys.map(({ path }) => path)).toEqual(['/__proto__', '/constructor']);
  });

  it('is answered, not thrown at, whatever it holds', () => {
    const places = placesOf(TEST_EDITION);
    const changes = fc.array(fc.tuple(fc.constantFrom(...places), fc.jsonValue()), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(changes, (list) => {
        let json: unknown = TEST_EDITION;
        for (const [place, to] of list) {
          try {
            json = changed(json, place, to);
          } catch {
            // An earlier change removed the part that contains it.
          }
        }
        const result = loadEdition(json);
        if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the letters of the terrains', () => {
  it('stand in the order of the terrain circle', () => {
    expect(Object.values(TERRAIN_LETTERS)).toEqual(TERRAINS);
  });
});
